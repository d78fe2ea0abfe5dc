BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('1');
CREATE TABLE log (
	"table" TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	actor TEXT NOT NULL, 
	"key" TEXT, 
	body TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT log_primary PRIMARY KEY ("table", number), 
	CONSTRAINT log_of_tables FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('41Hjq-ZOWonOAJd6',1,'made','gPrmwgFE1RNCslop',NULL,'{"chairs":[{"visitor":"gPrmwgFE1RNCslop","name":"Bilbo","bot":"","token":"2ca26c495a4dd9240e00426ed1e91aafa47cba84f7d8dd876b4453136dd2582e","invitation":""},{"visitor":"","name":"","bot":"random","token":"","invitation":""}]}',1.79481227248439836503e+09);
INSERT INTO "log" VALUES('41Hjq-ZOWonOAJd6',2,'begun','gPrmwgFE1RNCslop',NULL,'{"players":["Bilbo","random"],"outcomes":[]}',1.79481227248439836503e+09);
INSERT INTO "log" VALUES('41Hjq-ZOWonOAJd6',3,'choice','',NULL,'{"ply":1,"seat":1,"option":"hero argalad","outcomes":[[1,2],[2,3]]}',1.79481227256249618526e+09);
INSERT INTO "log" VALUES('41Hjq-ZOWonOAJd6',4,'choice','gPrmwgFE1RNCslop','05woCAt6EU0PAvPn','{"ply":2,"seat":0,"option":"spread ruins-of-angmar","outcomes":[]}',1.79481227265203499791e+09);
INSERT INTO "log" VALUES('41Hjq-ZOWonOAJd6',5,'choice','gPrmwgFE1RNCslop','J3iyQw0Wys4MyFt9','{"ply":3,"seat":0,"option":"spread ruins-of-angmar","outcomes":[]}',1.79481227268102407458e+09);
INSERT INTO "log" VALUES('41Hjq-ZOWonOAJd6',6,'choice','gPrmwgFE1RNCslop','PKmU5t4lxR4-UV5S','{"ply":4,"seat":0,"option":"spread ettenmoors","outcomes":[[20,24],[3,23],[17,22]]}',1.7948122727089388371e+09);
INSERT INTO "log" VALUES('41Hjq-ZOWonOAJd6',7,'choice','gPrmwgFE1RNCslop','TQDVeid2I-RlTfGr','{"ply":5,"seat":0,"option":"keep-shadow his-arm-has-grown-long","outcomes":[]}',1.79481227272525286674e+09);
INSERT INTO "log" VALUES('41Hjq-ZOWonOAJd6',8,'choice','gPrmwgFE1RNCslop','7EHhbQ0ONRF_jzkr','{"ply":6,"seat":0,"option":"keep-shadow the-ithil-stone","outcomes":[[2,15],[0,14],[12,13],[6,12]]}',1.79481227274531769753e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',1,'made','gPrmwgFE1RNCslop',NULL,'{"chairs":[{"visitor":"gPrmwgFE1RNCslop","name":"Bilbo","bot":"","token":"f18c9ef071632e526945afee527b1382a79e4e4da30cce78e7295591ae4f367e","invitation":""},{"visitor":"","name":"","bot":"random","token":"","invitation":""}]}',1.79481226853212642675e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',2,'begun','gPrmwgFE1RNCslop',NULL,'{"players":["Bilbo","random"],"outcomes":[[12,23],[18,22],[4,21],[17,20],[18,19],[7,18],[7,17],[4,16],[5,15],[6,14],[3,13],[9,12],[0,7],[3,6],[1,5]]}',1.79481226853212642675e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',3,'choice','',NULL,'{"ply":1,"seat":1,"option":"play c1-green-elves","outcomes":[]}',1.79481226863848495481e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',4,'choice','gPrmwgFE1RNCslop','HV3-B8DBHIZDUGKd','{"ply":2,"seat":0,"option":"play c1-yellow-2-coins-2","outcomes":[]}',1.7948122686641638279e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',5,'choice','',NULL,'{"ply":3,"seat":1,"option":"discard c1-grey-courage-2","outcomes":[[6,11]]}',1.79481226868187117577e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',6,'choice','gPrmwgFE1RNCslop','afTYnkLje6AXYmKF','{"ply":4,"seat":0,"option":"play c1-grey-leadership","outcomes":[[2,10]]}',1.79481226871004772181e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',7,'choice','',NULL,'{"ply":5,"seat":1,"option":"discard c1-grey-strength-1","outcomes":[]}',1.79481226874231529237e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',8,'choice','gPrmwgFE1RNCslop','m5qIf02q3HJycNZe','{"ply":6,"seat":0,"option":"play c1-grey-strength-2","outcomes":[[5,9]]}',1.7948122687639753818e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',9,'choice','',NULL,'{"ply":7,"seat":1,"option":"discard c1-yellow-2-coins-4","outcomes":[[7,8],[1,7]]}',1.79481226878637146948e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',10,'choice','gPrmwgFE1RNCslop','9Ad-8Q_exhww-EHb','{"ply":8,"seat":0,"option":"play c1-blue-1-ring-backpack","outcomes":[]}',1.79481226880458068846e+09);
INSERT INTO "log" VALUES('6z8hEazFctH8Hcaq',11,'choice','',NULL,'{"ply":9,"seat":1,"option":"discard c1-blue-1-ring-horse","outcomes":[]}',1.79481226881858849523e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',1,'made','gPrmwgFE1RNCslop',NULL,'{"chairs":[{"visitor":"gPrmwgFE1RNCslop","name":"Bilbo","bot":"","token":"da9541556bca0adcef2b74382e546a66ed8f1ac4fbd59c5632de3477f9b29efd","invitation":""},{"visitor":"","name":"","bot":"random","token":"","invitation":""}]}',1.79481226985168552403e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',2,'begun','gPrmwgFE1RNCslop',NULL,'{"players":["Bilbo","random"],"outcomes":[[0,23],[12,22],[11,21],[19,20],[13,19],[17,18],[3,17],[3,16],[2,15],[3,14],[7,13],[2,12],[4,7],[1,6],[0,5]]}',1.79481226985168552403e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',3,'choice','',NULL,'{"ply":1,"seat":1,"option":"discard c1-grey-courage-2","outcomes":[]}',1.79481226986617445947e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',4,'choice','gPrmwgFE1RNCslop','7FrCzz5-olEXmq2H','{"ply":2,"seat":0,"option":"play c1-grey-courage-1","outcomes":[[8,11]]}',1.79481226987167477603e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',5,'choice','',NULL,'{"ply":3,"seat":1,"option":"discard c1-grey-knowledge","outcomes":[]}',1.79481226989670562743e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',6,'choice','gPrmwgFE1RNCslop','jZ7O8tXl32wQlsPk','{"ply":4,"seat":0,"option":"play c1-grey-strength-2","outcomes":[[2,10]]}',1.79481226991217660904e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',7,'choice','',NULL,'{"ply":5,"seat":1,"option":"discard c1-yellow-2-coins-1","outcomes":[]}',1.79481226992813491828e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',8,'choice','gPrmwgFE1RNCslop','KAQcwuxQ2p5CpQy7','{"ply":6,"seat":0,"option":"play c1-blue-1-ring-horse","outcomes":[[7,9]]}',1.79481226993990111351e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',9,'choice','',NULL,'{"ply":7,"seat":1,"option":"discard c1-grey-leadership","outcomes":[[1,8],[3,7]]}',1794812269.95066);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',10,'choice','gPrmwgFE1RNCslop','N5jaXmQgs_f1zjs3','{"ply":8,"seat":0,"option":"play c1-green-hobbits","outcomes":[]}',1.79481226996872186658e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',11,'choice','',NULL,'{"ply":9,"seat":1,"option":"discard c1-grey-strength-1","outcomes":[]}',1.79481226999514436723e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',12,'choice','gPrmwgFE1RNCslop','54Hs9iRE5XaKVxo4','{"ply":10,"seat":0,"option":"discard c1-green-humans","outcomes":[]}',1.79481227001679897311e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',13,'choice','',NULL,'{"ply":11,"seat":1,"option":"play c1-red-lindon-arnor","outcomes":[]}',1.79481227003104877471e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',14,'choice','',NULL,'{"ply":12,"seat":1,"option":"pass","outcomes":[]}',1.79481227004685020445e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',15,'choice','gPrmwgFE1RNCslop','J-RM1XrgtaE-SpUU','{"ply":13,"seat":0,"option":"play c1-yellow-2-coins-4","outcomes":[]}',1.79481227005976271635e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',16,'choice','',NULL,'{"ply":14,"seat":1,"option":"play c1-red-enedwaith-rhovanion","outcomes":[]}',1.7948122700725607872e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',17,'choice','',NULL,'{"ply":15,"seat":1,"option":"pass","outcomes":[]}',1.79481227010130786896e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',18,'choice','gPrmwgFE1RNCslop','VL3oYIu640CWTHqO','{"ply":16,"seat":0,"option":"play c1-blue-1-ring-free","outcomes":[[0,6]]}',1.79481227011184453967e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',19,'choice','',NULL,'{"ply":17,"seat":1,"option":"play c1-grey-ruse-2","outcomes":[]}',1.79481227012611413004e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',20,'choice','gPrmwgFE1RNCslop','S9vm5c98iKGLhbHE','{"ply":18,"seat":0,"option":"landmark barad-dur","outcomes":[[2,5],[2,4],[1,3]]}',1.79481227013807511328e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',21,'choice','gPrmwgFE1RNCslop','yc2R6oBQEabl3ctD','{"ply":19,"seat":0,"option":"fetch c1-yellow-2-coins-3","outcomes":[]}',1.79481227015654158586e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',22,'choice','',NULL,'{"ply":20,"seat":1,"option":"landmark helms-deep","outcomes":[]}',1.79481227016538524626e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',23,'choice','gPrmwgFE1RNCslop','kw9F65HRrM_pqaUC','{"ply":21,"seat":0,"option":"discard c1-green-dwarves","outcomes":[[1,2]]}',1.79481227017981338498e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',24,'choice','',NULL,'{"ply":22,"seat":1,"option":"discard c1-red-gondor-rohan","outcomes":[]}',1794812270.19141);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',25,'choice','gPrmwgFE1RNCslop','U1Ziy7MXocjOwGJa','{"ply":23,"seat":0,"option":"discard c1-grey-ruse-1","outcomes":[]}',1.79481227021849060057e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',26,'choice','',NULL,'{"ply":24,"seat":1,"option":"discard c1-yellow-2-coins-2","outcomes":[]}',1.79481227023573756216e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',27,'choice','gPrmwgFE1RNCslop','eJCefQmcDH4G7VO5','{"ply":25,"seat":0,"option":"discard c1-blue-1-ring-fish","outcomes":[[10,23],[9,22],[17,21],[0,20],[16,19],[0,18],[13,17],[3,16],[4,15],[2,14],[11,13],[3,12],[2,4],[0,3]]}',1.794812270263812542e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',28,'choice','',NULL,'{"ply":26,"seat":1,"option":"play c2-red-arnor-rhovanion","outcomes":[]}',1.79481227027570891378e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',29,'choice','',NULL,'{"ply":27,"seat":1,"option":"place rhovanion","outcomes":[[6,11]]}',1.7948122702877709866e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',30,'choice','gPrmwgFE1RNCslop','ETLjoCgj56A-zf4T','{"ply":28,"seat":0,"option":"play c2-green-dwarves","outcomes":[]}',1.79481227031322574617e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',31,'choice','',NULL,'{"ply":29,"seat":1,"option":"discard c2-yellow-4-coins","outcomes":[[4,10],[3,9]]}',1.79481227033982133865e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',32,'choice','gPrmwgFE1RNCslop','xyhWBz6Yk33uboXT','{"ply":30,"seat":0,"option":"play c2-blue-2-rings-bedroll","outcomes":[]}',1.79481227036390590667e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',33,'choice','',NULL,'{"ply":31,"seat":1,"option":"play c2-grey-leadership-or-knowledge","outcomes":[]}',1.79481227037336683273e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',34,'choice','gPrmwgFE1RNCslop','EoXm_S84PpDufMWr','{"ply":32,"seat":0,"option":"discard c2-green-hobbits","outcomes":[[4,8],[1,7]]}',1.79481227038356542591e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',35,'choice','',NULL,'{"ply":33,"seat":1,"option":"play c2-grey-double-strength","outcomes":[]}',1.79481227039436912534e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',36,'choice','gPrmwgFE1RNCslop','G5h9ahJTOePQX1fh','{"ply":34,"seat":0,"option":"discard c2-blue-2-rings-campfire","outcomes":[]}',1.79481227040431189534e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',37,'choice','',NULL,'{"ply":35,"seat":1,"option":"discard c2-grey-double-ruse","outcomes":[[0,6]]}',1.79481227041590476033e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',38,'choice','gPrmwgFE1RNCslop','I5Hdqwp2c_jZ9jLr','{"ply":36,"seat":0,"option":"landmark isengard","outcomes":[]}',1.79481227043253922467e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',39,'choice','gPrmwgFE1RNCslop','3qUufWTAk7zse6PW','{"ply":37,"seat":0,"option":"strip c2-grey-double-strength","outcomes":[]}',1.79481227044456863404e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',40,'choice','',NULL,'{"ply":38,"seat":1,"option":"discard c2-yellow-3-coins-chest","outcomes":[[0,5],[1,4]]}',1.79481227045534920687e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',41,'choice','gPrmwgFE1RNCslop','OrDt5uhApqqMYRBz','{"ply":39,"seat":0,"option":"discard c2-green-humans","outcomes":[]}',1.79481227048368906975e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',42,'choice','',NULL,'{"ply":40,"seat":1,"option":"play c2-grey-double-courage","outcomes":[]}',1.79481227049427676193e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',43,'choice','gPrmwgFE1RNCslop','t2PptSnx0cL0JOjw','{"ply":41,"seat":0,"option":"play c2-green-elves","outcomes":[[1,3],[1,3],[1,3]]}',1.79481227051290726662e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',44,'choice','gPrmwgFE1RNCslop','Dze26cZyeA0sc6yy','{"ply":42,"seat":0,"option":"keep dwarves-2","outcomes":[]}',1.79481227052053475381e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',45,'choice','',NULL,'{"ply":43,"seat":1,"option":"play c2-grey-leadership","outcomes":[]}',1.79481227053796887392e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',46,'choice','gPrmwgFE1RNCslop','jtUO3CqQeV6qKxSq','{"ply":44,"seat":0,"option":"discard c2-blue-1-ring-from-backpack","outcomes":[]}',1.79481227054054212569e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',47,'choice','',NULL,'{"ply":45,"seat":1,"option":"play c2-grey-ruse-or-strength-or-courage","outcomes":[]}',1.79481227055969977382e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',48,'choice','gPrmwgFE1RNCslop','5py8dLPK_qIwgGr_','{"ply":46,"seat":0,"option":"play c2-red-lindon-enedwaith","outcomes":[]}',1.79481227057256865499e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',49,'choice','gPrmwgFE1RNCslop','U6OLy8tniipEQqCG','{"ply":47,"seat":0,"option":"pass","outcomes":[]}',1.79481227058851027485e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',50,'choice','',NULL,'{"ply":48,"seat":1,"option":"landmark erebor","outcomes":[]}',1.79481227062783169753e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',51,'choice','',NULL,'{"ply":49,"seat":1,"option":"move rohan mordor","outcomes":[]}',1.79481227064476323127e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',52,'choice','gPrmwgFE1RNCslop','KjmZmuzKGdrpmmOD','{"ply":50,"seat":0,"option":"discard c2-red-mordor-rohan","outcomes":[]}',1.79481227066862750055e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',53,'choice','',NULL,'{"ply":51,"seat":1,"option":"discard c2-blue-1-ring-from-horse","outcomes":[]}',1.79481227069174647335e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',54,'choice','gPrmwgFE1RNCslop','THpyctU9DEorg9ZB','{"ply":52,"seat":0,"option":"discard c2-grey-knowledge","outcomes":[[4,23],[18,22],[15,21],[15,20],[9,19],[16,18],[10,17],[11,16],[6,15],[6,14],[0,13],[4,12],[1,2]]}',1.79481227070380949971e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',55,'choice','',NULL,'{"ply":53,"seat":1,"option":"landmark grey-havens","outcomes":[]}',1.79481227072027039529e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',56,'choice','',NULL,'{"ply":54,"seat":1,"option":"race elves","outcomes":[[0,2]]}',1.79481227073568940164e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',57,'choice','',NULL,'{"ply":55,"seat":1,"option":"keep elves-2","outcomes":[]}',1.79481227075086569779e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',58,'choice','gPrmwgFE1RNCslop','qZmQcbQ9ej7--eUo','{"ply":56,"seat":0,"option":"discard c3-yellow-5-coins-from-chest","outcomes":[[3,11]]}',1.79481227076895046229e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',59,'choice','',NULL,'{"ply":57,"seat":1,"option":"play c3-blue-3-rings","outcomes":[[0,10],[1,9]]}',1.79481227078398251537e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',60,'choice','gPrmwgFE1RNCslop','uE8ufUuIAIs_uld8','{"ply":58,"seat":0,"option":"discard c3-blue-2-rings","outcomes":[]}',1.79481227079693174365e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',61,'choice','',NULL,'{"ply":59,"seat":1,"option":"play c3-red-gondor-arnor","outcomes":[]}',1.79481227081861090654e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',62,'choice','',NULL,'{"ply":60,"seat":1,"option":"place arnor","outcomes":[]}',1.7948122708438236714e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',63,'choice','gPrmwgFE1RNCslop','8_lS1Y7S5JrVXZPL','{"ply":61,"seat":0,"option":"landmark bree","outcomes":[]}',1.79481227085313391686e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',64,'choice','gPrmwgFE1RNCslop','3zCcgwJFenTewan4','{"ply":62,"seat":0,"option":"move arnor enedwaith","outcomes":[]}',1.79481227087169551846e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',65,'choice','gPrmwgFE1RNCslop','-CX4lrv_bq8PqbpC','{"ply":63,"seat":0,"option":"move enedwaith rohan","outcomes":[]}',1.7948122708917245865e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',66,'choice','gPrmwgFE1RNCslop','66wHIfIdPbGcVP0T','{"ply":64,"seat":0,"option":"pass","outcomes":[]}',1.79481227090538096426e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',67,'choice','',NULL,'{"ply":65,"seat":1,"option":"discard c3-blue-2-rings-from-campfire","outcomes":[]}',1.79481227091812324528e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',68,'choice','gPrmwgFE1RNCslop','0v3wmUXSm5Gm-N-G','{"ply":66,"seat":0,"option":"play c3-green-wizards-from-scroll","outcomes":[]}',1.79481227092908430099e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',69,'choice','',NULL,'{"ply":67,"seat":1,"option":"play c3-yellow-5-coins","outcomes":[]}',1.79481227096426367755e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',70,'choice','gPrmwgFE1RNCslop','HJ98fFIF7H_vxE6F','{"ply":68,"seat":0,"option":"discard c3-green-wizards","outcomes":[[5,8]]}',1.79481227098480486869e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',71,'choice','',NULL,'{"ply":69,"seat":1,"option":"play c3-red-rhovanion-gondor","outcomes":[]}',1.79481227101578211789e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',72,'choice','',NULL,'{"ply":70,"seat":1,"option":"place mordor","outcomes":[[5,7]]}',1.79481227103581595424e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',73,'choice','gPrmwgFE1RNCslop','ODk-xWK7PmDq_EhM','{"ply":71,"seat":0,"option":"discard c3-purple-remove-1-coin-2","outcomes":[]}',1.79481227104366660111e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',74,'choice','',NULL,'{"ply":72,"seat":1,"option":"play c3-purple-remove-1-coin-1-move-1","outcomes":[]}',1.79481227107074737549e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',75,'choice','',NULL,'{"ply":73,"seat":1,"option":"move rhovanion enedwaith","outcomes":[]}',1.79481227109582877152e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',76,'choice','gPrmwgFE1RNCslop','2fSgIuqxLQrWyfI5','{"ply":74,"seat":0,"option":"discard c3-purple-coin-1-move-2","outcomes":[]}',1.79481227110776805876e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',77,'choice','',NULL,'{"ply":75,"seat":1,"option":"play c3-purple-remove-1-move-2","outcomes":[]}',1.7948122711317765713e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',78,'choice','',NULL,'{"ply":76,"seat":1,"option":"move mordor gondor","outcomes":[]}',1.794812271154763937e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',79,'choice','',NULL,'{"ply":77,"seat":1,"option":"move gondor enedwaith","outcomes":[]}',1.79481227116840839387e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',80,'choice','gPrmwgFE1RNCslop','ZBHZxy8eyupbS2Fy','{"ply":78,"seat":0,"option":"play c3-green-ents","outcomes":[[5,6],[3,5]]}',1.79481227119365048406e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',81,'choice','',NULL,'{"ply":79,"seat":1,"option":"play c3-red-rhovanion-mordor","outcomes":[]}',1.7948122712223761082e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',82,'choice','',NULL,'{"ply":80,"seat":1,"option":"pass","outcomes":[[3,4]]}',1.79481227124776268003e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',83,'choice','gPrmwgFE1RNCslop','KwDrA51MhwEeYwk3','{"ply":81,"seat":0,"option":"play c3-purple-move-3","outcomes":[]}',1.79481227126126670831e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',84,'choice','',NULL,'{"ply":82,"seat":1,"option":"play c3-red-lindon-mordor","outcomes":[]}',1.79481227129580140113e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',85,'choice','',NULL,'{"ply":83,"seat":1,"option":"place mordor","outcomes":[]}',1.79481227131979155543e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',86,'choice','gPrmwgFE1RNCslop','DR2yOePYoyiSvx_F','{"ply":84,"seat":0,"option":"discard c3-blue-2-rings-from-bedroll","outcomes":[]}',1.79481227133550119397e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',87,'choice','',NULL,'{"ply":85,"seat":1,"option":"play c3-red-enedwaith-arnor","outcomes":[]}',1.79481227135646295546e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',88,'choice','',NULL,'{"ply":86,"seat":1,"option":"place mordor","outcomes":[]}',1.79481227138784790037e+09);
INSERT INTO "log" VALUES('ZGCUJ9TBBxMU5w0U',89,'choice','gPrmwgFE1RNCslop','TKLTTXjfY7dXpKZl','{"ply":87,"seat":0,"option":"discard c3-purple-remove-2-coin-1","outcomes":[]}',1.79481227142451691628e+09);
CREATE TABLE secrets (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT secrets_primary PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookies','0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE sitters (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	visitor TEXT NOT NULL, 
	CONSTRAINT sitters_primary PRIMARY KEY ("table", seat), 
	CONSTRAINT sitters_of_tables FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "sitters" VALUES('41Hjq-ZOWonOAJd6',0,'gPrmwgFE1RNCslop');
INSERT INTO "sitters" VALUES('6z8hEazFctH8Hcaq',0,'gPrmwgFE1RNCslop');
INSERT INTO "sitters" VALUES('ZGCUJ9TBBxMU5w0U',0,'gPrmwgFE1RNCslop');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	made DOUBLE NOT NULL, 
	status TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	updated DOUBLE NOT NULL, 
	info TEXT NOT NULL, 
	bot_asked BOOLEAN NOT NULL, 
	CONSTRAINT tables_primary PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('6z8hEazFctH8Hcaq','duel',2,'{"coins":"finite","effects":"printed","again":"once","manoeuvres":"printed"}','d2f073875a586a1784bc81aaf7874b8376b062acd6314ea683cc987fab1d7b16',1,1.79481226853212642675e+09,'playing',11,1.79481226881858849523e+09,'{"id":"6z8hEazFctH8Hcaq","game":"duel","rules":2,"settings":{"coins":"finite","effects":"printed","again":"once","manoeuvres":"printed"},"listed":true,"commitment":"a48dee7410579dc9bae552bce010a89086210ff876388fed634287035e38efbf","made":1794812268.5321264,"updated":1794812268.8185885,"status":"playing","seats":[{"seat":"fellowship","name":"Bilbo","bot":null},{"seat":"sauron","name":null,"bot":"random"}],"asked":["fellowship"],"ply":9,"outcome":null,"request":null,"rematch":null}',0);
INSERT INTO "tables" VALUES('ZGCUJ9TBBxMU5w0U','duel',2,'{"coins":"finite","effects":"printed","again":"once","manoeuvres":"printed"}','2792876c0d9c35e937993a8bdada3aa5fed8e67c796ed8bbc3dd52bb8498208b',1,1.79481226985168552403e+09,'over',89,1.79481227142451691628e+09,'{"id":"ZGCUJ9TBBxMU5w0U","game":"duel","rules":2,"settings":{"coins":"finite","effects":"printed","again":"once","manoeuvres":"printed"},"listed":true,"commitment":"ba2ba16c9cbb07c445c3d952460a38b07a940b1c3a621bbc598248ccf12482a7","made":1794812269.8516855,"updated":1794812271.424517,"status":"over","seats":[{"seat":"fellowship","name":"Bilbo","bot":null},{"seat":"sauron","name":null,"bot":"random"}],"asked":[],"ply":87,"outcome":{"reason":"count","rule":"D8.4","scores":{"fellowship":0.0,"sauron":1.0},"winners":["sauron"]},"request":null,"rematch":null}',0);
INSERT INTO "tables" VALUES('41Hjq-ZOWonOAJd6','quest',2,'{"dominance":"normal","stakes":"normal"}','d9520ce08f2b077c3aeca685accf23f9bb06b62feb0e681fe1b60072fcfa21de',1,1.79481227248439836503e+09,'playing',8,1.79481227274531769753e+09,'{"id":"41Hjq-ZOWonOAJd6","game":"quest","rules":2,"settings":{"dominance":"normal","stakes":"normal"},"listed":true,"commitment":"90e04cebffbc767daf2f7a00423650b271e6753b6a59ea4db9c5aa7f065d259f","made":1794812272.4843984,"updated":1794812272.7453177,"status":"playing","seats":[{"seat":"sauron","name":"Bilbo","bot":null},{"seat":"hero-1","name":null,"bot":"random"}],"asked":["sauron"],"ply":6,"outcome":null,"request":null,"rematch":null}',0);
CREATE INDEX tables_listed ON tables (listed, status, updated, id);
CREATE INDEX tables_waiting_for_bots ON tables (id) WHERE bot_asked = 1;
CREATE UNIQUE INDEX log_keys ON log ("table", actor, "key") WHERE key IS NOT NULL;
CREATE INDEX sitters_by_visitor ON sitters (visitor, "table");
COMMIT;
