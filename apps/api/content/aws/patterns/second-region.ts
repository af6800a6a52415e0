import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const secondRegion: readonly Pattern[] = [
  {
    id: 'second-region',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'disaster-recovery' } },
    scene: {
      pt: 'Pense no banco de dados como um livro mantido por um escrivão, nos servidores como uma loja e na Região como a cidade.',
      en: 'Think of the database as a clerk’s ledger, of the web servers as a shop, and of the Region as its city.',
      es: 'Piensa en la base de datos como el libro de un escribano, en los servidores como una tienda y en la región como su ciudad.',
    },
    situations: [
      {
        id: 'clearing',
        text: {
          pt: 'Uma câmara de compensação roda um sistema com servidores web e um banco de dados MySQL em uma única região. O regulador exige um plano para a perda dessa região.',
          en: 'A clearing house runs a system with web servers and a MySQL database in a single Region. The regulator requires a plan for the loss of that Region.',
          es: 'Una cámara de compensación ejecuta un sistema con servidores web y una base de datos MySQL en una única región. El regulador exige un plan para la pérdida de esa región.',
        },
        today: {
          pt: 'Doze servidores web e um banco de dados de 2 TB liquidam pagamentos o dia todo. Um arquiteto de soluções precisa propor a recuperação em uma segunda região.',
          en: 'Twelve web servers and a database of 2 TB settle payments all day. A solutions architect must propose the recovery in a second Region.',
          es: 'Doce servidores web y una base de datos de 2 TB liquidan pagos todo el día. Un arquitecto de soluciones debe proponer la recuperación en una segunda región.',
        },
      },
      {
        id: 'booking-hotel',
        text: {
          pt: 'Uma rede de hotéis tem o sistema de reservas, de servidores web e banco de dados PostgreSQL, em uma só região. Uma pane regional em outro país assustou a diretoria.',
          en: 'A hotel chain has its booking system, of web servers and a PostgreSQL database, in one Region. A regional outage in another country has alarmed management.',
          es: 'Una cadena hotelera tiene su sistema de reservas, de servidores web y base de datos PostgreSQL, en una sola región. Una falla regional en otro país asustó a la dirección.',
        },
        today: {
          pt: 'Oito servidores web e um banco de dados de 700 GB recebem 20.000 reservas por dia. O plano deve incluir uma segunda região até as férias.',
          en: 'Eight web servers and a database of 700 GB take 20,000 bookings a day. The plan has to include a second Region by the summer.',
          es: 'Ocho servidores web y una base de datos de 700 GB reciben 20.000 reservas por día. El plan debe incluir una segunda región antes de las vacaciones.',
        },
      },
      {
        id: 'ambulance',
        text: {
          pt: 'Uma rede de bibliotecas tem catálogo e empréstimos em um sistema de servidores web e banco de dados relacional em uma região, e precisa de um plano de recuperação em outra.',
          en: 'A network of libraries has its catalog and loans on a system of web servers and a relational database in one Region, and needs a recovery plan in another.',
          es: 'Una red de bibliotecas tiene su catálogo y sus préstamos en un sistema de servidores web y base de datos relacional en una región, y necesita un plan de recuperación en otra.',
        },
        today: {
          pt: 'Seis servidores web e um banco de dados de 150 GB registram 4.000 empréstimos por dia, com cópias em três zonas de disponibilidade, mas não fora dali.',
          en: 'Six web servers and a database of 150 GB record 4,000 loans a day, with copies in three Availability Zones but not elsewhere.',
          es: 'Seis servidores web y una base de datos de 150 GB registran 4.000 préstamos por día, con copias en tres zonas de disponibilidad, pero no fuera de allí.',
        },
      },
    ],
    candidates: [
      {
        id: 'global-rebuild',
        text: {
          pt: 'Um Aurora Global Database e servidores criados por modelos na hora',
          en: 'An Aurora Global Database and servers created from templates on the day',
          es: 'Una Aurora Global Database y servidores creados con plantillas en el momento',
        },
        action: {
          pt: 'Passar o banco de dados a um Amazon Aurora Global Database com instâncias em duas regiões e implantar ali rede e servidores com modelos do AWS CloudFormation quando preciso.',
          en: 'Move the database to an Amazon Aurora Global Database with instances in two Regions and deploy network and servers there from AWS CloudFormation templates when needed.',
          es: 'Pasar la base de datos a un clúster de Amazon Aurora Global Database con instancias en dos regiones y desplegar allí red y servidores con plantillas de AWS CloudFormation cuando haga falta.',
        },
        uses: ['Aurora', 'CloudFormation'],
        rightIn: ['clearing', 'booking-hotel'],
        rightWith: ['rto-hours'],
        why: {
          pt: 'O Aurora Global Database replica pelo armazenamento na outra região, sem a CPU da instância, com cerca de um segundo de atraso, atende consultas lá e troca os papéis (switchover) sem perder dados nem a replicação. Rede e servidores são criados por modelos só no desastre, em horas; até lá só o banco de dados é pago.',
          en: 'Aurora Global Database replicates by storage to the other Region, without the instance’s CPU, about a second behind, answers queries there and swaps roles (switchover) keeping data and replication. Network and servers are created from templates only in the disaster, within hours; until then only the database is paid for.',
          es: 'Aurora Global Database replica por el almacenamiento en la otra región, sin la CPU de la instancia, con cerca de un segundo de retraso, atiende consultas allí e intercambia los papeles (switchover) sin perder datos ni la replicación. La red y los servidores se crean con plantillas solo en el desastre, en horas; hasta entonces solo se paga la base de datos.',
        },
        likeness: {
          pt: 'o livro gêmeo sempre aberto de um novo fabricante, e a planta de uma filial a erguer em outra cidade',
          en: 'the always-open twin ledger from a new maker, and the plan of a branch to be built in another city',
          es: 'el libro gemelo siempre abierto de un fabricante nuevo, y el plano de una sucursal por levantar en otra ciudad',
        },
        tell: {
          pt: 'Um RPO de cinco minutos: Aurora Global Database, se o mecanismo puder ser MySQL ou PostgreSQL. Regiões que trocam de papel em um exercício planejado: o switchover do Aurora Global Database. Uma equipe que consulta os dados atuais na segunda região: um banco de dados replicado nela. Dados levados à segunda região sem usar a CPU da instância principal: Aurora Global Database, que replica pelo armazenamento. Um RTO de horas: servidores criados por modelos só no desastre. Nenhum servidor web em execução na segunda região até o desastre: rede e imagens preparadas (pilot light), ou modelos.',
          en: 'An RPO of five minutes: Aurora Global Database, where the engine may be MySQL or PostgreSQL. Regions that swap roles in a planned drill: the switchover of Aurora Global Database. A team that queries current data in the second Region: a database replicated there. Data taken to the second Region without the CPU of the primary instance: Aurora Global Database, which replicates through storage. An RTO of hours: servers created from templates only in the disaster. No web server running in the second Region until a disaster: network and images prepared (pilot light), or templates.',
          es: 'Un RPO de cinco minutos: Aurora Global Database, si el motor puede ser MySQL o PostgreSQL. Regiones que intercambian sus papeles en un simulacro planificado: el switchover de Aurora Global Database. Un equipo que consulta los datos actuales en la segunda región: una base de datos replicada en ella. Datos llevados a la segunda región sin usar la CPU de la instancia principal: Aurora Global Database, que replica por el almacenamiento. Un RTO de horas: servidores creados con plantillas solo en el desastre. Ningún servidor web en ejecución en la segunda región hasta el desastre: red e imágenes preparadas (pilot light), o plantillas.',
        },
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-global-database.html'),
        popularity: 4,
      },
      {
        id: 'global-pilot',
        text: {
          pt: 'Um Aurora Global Database e servidores prontos e desligados',
          en: 'An Aurora Global Database and servers ready and switched off',
          es: 'Una Aurora Global Database y servidores listos y apagados',
        },
        action: {
          pt: 'Passar o banco de dados a um Amazon Aurora Global Database com instâncias em duas regiões e preparar ali rede, imagens e um grupo de Auto Scaling com zero instâncias.',
          en: 'Move the database to an Amazon Aurora Global Database with instances in two Regions and prepare network, images and an Auto Scaling group with zero instances there.',
          es: 'Pasar la base de datos a un clúster de Amazon Aurora Global Database con instancias en dos regiones y preparar allí red, imágenes y un grupo de Auto Scaling con cero instancias.',
        },
        uses: ['Aurora'],
        why: {
          pt: 'O Aurora Global Database replica pelo armazenamento na outra região, sem a CPU da instância, com cerca de um segundo de atraso, atende consultas lá e troca os papéis (switchover) sem perder dados nem a replicação. Com a luz piloto (pilot light), rede e imagens já estão na outra região, e os servidores só são ligados no desastre, em minutos.',
          en: 'Aurora Global Database replicates by storage to the other Region, without the instance’s CPU, about a second behind, answers queries there and swaps roles (switchover) keeping data and replication. With pilot light, network and images are already in the other Region, and the servers are started only in the disaster, within minutes.',
          es: 'Aurora Global Database replica por el almacenamiento en la otra región, sin la CPU de la instancia, con cerca de un segundo de retraso, atiende consultas allí e intercambia los papeles (switchover) sin perder datos ni la replicación. Con la luz piloto (pilot light), red e imágenes ya están en la otra región, y los servidores solo se encienden en el desastre, en minutos.',
        },
        likeness: {
          pt: 'o livro gêmeo sempre aberto de um novo fabricante, e uma filial pronta mas fechada em outra cidade',
          en: 'the always-open twin ledger from a new maker, and a ready but closed branch in another city',
          es: 'el libro gemelo siempre abierto de un fabricante nuevo, y una sucursal lista pero cerrada en otra ciudad',
        },
        tell: {
          pt: 'Um RPO de cinco minutos: Aurora Global Database, se o mecanismo puder ser MySQL ou PostgreSQL. Regiões que trocam de papel em um exercício planejado: o switchover do Aurora Global Database. Uma equipe que consulta os dados atuais na segunda região: um banco de dados replicado nela. Dados levados à segunda região sem usar a CPU da instância principal: Aurora Global Database, que replica pelo armazenamento. Um RTO de 30 minutos sem criar rede nem imagem: pilot light, em que só se iniciam servidores. Nenhum servidor web em execução na segunda região até o desastre: rede e imagens preparadas (pilot light), ou modelos.',
          en: 'An RPO of five minutes: Aurora Global Database, where the engine may be MySQL or PostgreSQL. Regions that swap roles in a planned drill: the switchover of Aurora Global Database. A team that queries current data in the second Region: a database replicated there. Data taken to the second Region without the CPU of the primary instance: Aurora Global Database, which replicates through storage. An RTO of 30 minutes with no network or image to be created: pilot light, in which servers are only launched. No web server running in the second Region until a disaster: network and images prepared (pilot light), or templates.',
          es: 'Un RPO de cinco minutos: Aurora Global Database, si el motor puede ser MySQL o PostgreSQL. Regiones que intercambian sus papeles en un simulacro planificado: el switchover de Aurora Global Database. Un equipo que consulta los datos actuales en la segunda región: una base de datos replicada en ella. Datos llevados a la segunda región sin usar la CPU de la instancia principal: Aurora Global Database, que replica por el almacenamiento. Un RTO de 30 minutos sin crear red ni imagen: pilot light, en el que solo se inician servidores. Ningún servidor web en ejecución en la segunda región hasta el desastre: red e imágenes preparadas (pilot light), o plantillas.',
        },
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-global-database.html'),
        rightIn: ['clearing', 'booking-hotel'],
        rightWith: ['nothing-created'],
        popularity: 4,
      },
      {
        id: 'global-warm',
        text: {
          pt: 'Um Aurora Global Database e servidores reduzidos já em operação',
          en: 'An Aurora Global Database and a reduced fleet already running',
          es: 'Una Aurora Global Database y servidores reducidos ya en marcha',
        },
        action: {
          pt: 'Passar o banco de dados a um Amazon Aurora Global Database com instâncias em duas regiões e manter ali em execução um grupo de Auto Scaling com dois servidores web pequenos.',
          en: 'Move the database to an Amazon Aurora Global Database with instances in two Regions and run an Auto Scaling group of two small web servers there.',
          es: 'Pasar la base de datos a un clúster de Amazon Aurora Global Database con instancias en dos regiones y mantener allí en ejecución un grupo de Auto Scaling con dos servidores web pequeños.',
        },
        uses: ['Aurora'],
        why: {
          pt: 'O Aurora Global Database replica pelo armazenamento na outra região, sem a CPU da instância, com cerca de um segundo de atraso, atende consultas lá e troca os papéis (switchover) sem perder dados nem a replicação. Com o warm standby, uma versão reduzida já atende na outra região e só precisa crescer.',
          en: 'Aurora Global Database replicates by storage to the other Region, without the instance’s CPU, about a second behind, answers queries there and swaps roles (switchover) keeping data and replication. With warm standby, a reduced version already serves in the other Region and only has to grow.',
          es: 'Aurora Global Database replica por el almacenamiento en la otra región, sin la CPU de la instancia, con cerca de un segundo de retraso, atiende consultas allí e intercambia los papeles (switchover) sin perder datos ni la replicación. Con la espera semiactiva (warm standby), una versión reducida ya atiende en la otra región y solo debe crecer.',
        },
        likeness: {
          pt: 'o livro gêmeo sempre aberto de um novo fabricante, e uma filial pequena já atendendo em outra cidade',
          en: 'the always-open twin ledger from a new maker, and a small branch already serving in another city',
          es: 'el libro gemelo siempre abierto de un fabricante nuevo, y una sucursal pequeña que ya atiende en otra ciudad',
        },
        tell: {
          pt: 'Um RPO de cinco minutos: Aurora Global Database, se o mecanismo puder ser MySQL ou PostgreSQL. Regiões que trocam de papel em um exercício planejado: o switchover do Aurora Global Database. Uma equipe que consulta os dados atuais na segunda região: um banco de dados replicado nela. Dados levados à segunda região sem usar a CPU da instância principal: Aurora Global Database, que replica pelo armazenamento. Consultas de usuários respondidas no primeiro minuto: warm standby, que já está no ar.',
          en: 'An RPO of five minutes: Aurora Global Database, where the engine may be MySQL or PostgreSQL. Regions that swap roles in a planned drill: the switchover of Aurora Global Database. A team that queries current data in the second Region: a database replicated there. Data taken to the second Region without the CPU of the primary instance: Aurora Global Database, which replicates through storage. Queries of users answered in the first minute: warm standby, which already runs.',
          es: 'Un RPO de cinco minutos: Aurora Global Database, si el motor puede ser MySQL o PostgreSQL. Regiones que intercambian sus papeles en un simulacro planificado: el switchover de Aurora Global Database. Un equipo que consulta los datos actuales en la segunda región: una base de datos replicada en ella. Datos llevados a la segunda región sin usar la CPU de la instancia principal: Aurora Global Database, que replica por el almacenamiento. Consultas de usuarios respondidas en el primer minuto: warm standby, que ya está en marcha.',
        },
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-global-database.html'),
        rightIn: ['clearing', 'booking-hotel'],
        rightWith: ['serves-first-minute'],
        popularity: 4,
      },
      {
        id: 'replica-rebuild',
        text: {
          pt: 'Uma réplica de leitura do RDS entre regiões e servidores criados por modelos na hora',
          en: 'A cross-Region RDS read replica and servers created from templates on the day',
          es: 'Una réplica de lectura de RDS entre regiones y servidores creados con plantillas en el momento',
        },
        action: {
          pt: 'Criar uma réplica de leitura do banco de dados do Amazon RDS na outra região e implantar ali rede e servidores com modelos do AWS CloudFormation quando preciso.',
          en: 'Create a read replica of the Amazon RDS database in the other Region and deploy network and servers there from AWS CloudFormation templates when needed.',
          es: 'Crear una réplica de lectura de la base de datos de Amazon RDS en la otra región y desplegar allí red y servidores con plantillas de AWS CloudFormation cuando haga falta.',
        },
        uses: ['CloudFormation'],
        why: {
          pt: 'A réplica de leitura entre regiões do RDS tem o mesmo mecanismo, inclusive Oracle, acompanha as gravações, em geral com segundos de atraso, atende consultas e pode ser promovida. Rede e servidores são criados por modelos só no desastre, em horas; até lá só a réplica é paga.',
          en: 'A cross-Region RDS read replica has the same engine, Oracle included, follows the writes, usually seconds behind, answers queries and can be promoted. Network and servers are created from templates only in the disaster, within hours; until then only the replica is paid for.',
          es: 'La réplica de lectura entre regiones de RDS tiene el mismo motor, incluso Oracle, sigue las escrituras, en general con segundos de retraso, atiende consultas y puede promoverse. La red y los servidores se crean con plantillas solo en el desastre, en horas; hasta entonces solo se paga la réplica.',
        },
        likeness: {
          pt: 'a cópia sempre aberta ditada em mão única pelo escrivão ocupado, e a planta de uma filial a erguer em outra cidade',
          en: 'the always-open copy dictated one way by the busy clerk, and the plan of a branch to be built in another city',
          es: 'la copia abierta dictada solo de ida por el escribano atareado, y el plano de una sucursal por levantar en otra ciudad',
        },
        tell: {
          pt: 'Oracle Enterprise Edition em outra região: uma réplica de leitura do RDS entre regiões. Um RTO de horas: servidores criados por modelos só no desastre. Nenhum servidor web em execução na segunda região até o desastre: rede e imagens preparadas (pilot light), ou modelos.',
          en: 'Oracle Enterprise Edition in a second Region: a cross-Region RDS read replica. An RTO of hours: servers created from templates only in the disaster. No web server running in the second Region until a disaster: network and images prepared (pilot light), or templates.',
          es: 'Oracle Enterprise Edition en otra región: una réplica de lectura de RDS entre regiones. Un RTO de horas: servidores creados con plantillas solo en el desastre. Ningún servidor web en ejecución en la segunda región hasta el desastre: red e imágenes preparadas (pilot light), o plantillas.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.XRgn.html'),
        rightWith: ['oracle', 'rto-hours'],
        popularity: 4,
      },
      {
        id: 'replica-pilot',
        text: {
          pt: 'Uma réplica de leitura do RDS entre regiões e servidores prontos e desligados',
          en: 'A cross-Region RDS read replica and servers ready and switched off',
          es: 'Una réplica de lectura de RDS entre regiones y servidores listos y apagados',
        },
        action: {
          pt: 'Criar uma réplica de leitura do banco de dados do Amazon RDS na outra região e preparar ali rede, imagens e um grupo de Auto Scaling com zero instâncias.',
          en: 'Create a read replica of the Amazon RDS database in the other Region and prepare network, images and an Auto Scaling group with zero instances there.',
          es: 'Crear una réplica de lectura de la base de datos de Amazon RDS en la otra región y preparar allí red, imágenes y un grupo de Auto Scaling con cero instancias.',
        },
        uses: [],
        why: {
          pt: 'A réplica de leitura entre regiões do RDS tem o mesmo mecanismo, inclusive Oracle, acompanha as gravações, em geral com segundos de atraso, atende consultas e pode ser promovida. Com a luz piloto (pilot light), rede e imagens já estão na outra região, e os servidores só são ligados no desastre, em minutos.',
          en: 'A cross-Region RDS read replica has the same engine, Oracle included, follows the writes, usually seconds behind, answers queries and can be promoted. With pilot light, network and images are already in the other Region, and the servers are started only in the disaster, within minutes.',
          es: 'La réplica de lectura entre regiones de RDS tiene el mismo motor, incluso Oracle, sigue las escrituras, en general con segundos de retraso, atiende consultas y puede promoverse. Con la luz piloto (pilot light), red e imágenes ya están en la otra región, y los servidores solo se encienden en el desastre, en minutos.',
        },
        likeness: {
          pt: 'a cópia sempre aberta ditada em mão única pelo escrivão ocupado, e uma filial pronta mas fechada em outra cidade',
          en: 'the always-open copy dictated one way by the busy clerk, and a ready but closed branch in another city',
          es: 'la copia abierta dictada solo de ida por el escribano atareado, y una sucursal lista pero cerrada en otra ciudad',
        },
        tell: {
          pt: 'Oracle Enterprise Edition em outra região: uma réplica de leitura do RDS entre regiões. Um RTO de 30 minutos sem criar rede nem imagem: pilot light, em que só se iniciam servidores. Nenhum servidor web em execução na segunda região até o desastre: rede e imagens preparadas (pilot light), ou modelos.',
          en: 'Oracle Enterprise Edition in a second Region: a cross-Region RDS read replica. An RTO of 30 minutes with no network or image to be created: pilot light, in which servers are only launched. No web server running in the second Region until a disaster: network and images prepared (pilot light), or templates.',
          es: 'Oracle Enterprise Edition en otra región: una réplica de lectura de RDS entre regiones. Un RTO de 30 minutos sin crear red ni imagen: pilot light, en el que solo se inician servidores. Ningún servidor web en ejecución en la segunda región hasta el desastre: red e imágenes preparadas (pilot light), o plantillas.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.XRgn.html'),
        rightWith: ['oracle', 'nothing-created'],
        popularity: 4,
      },
      {
        id: 'replica-warm',
        text: {
          pt: 'Uma réplica de leitura do RDS entre regiões e servidores reduzidos já em operação',
          en: 'A cross-Region RDS read replica and a reduced fleet already running',
          es: 'Una réplica de lectura de RDS entre regiones y servidores reducidos ya en marcha',
        },
        action: {
          pt: 'Criar uma réplica de leitura do banco de dados do Amazon RDS na outra região e manter ali em execução um grupo de Auto Scaling com dois servidores web pequenos.',
          en: 'Create a read replica of the Amazon RDS database in the other Region and run an Auto Scaling group of two small web servers there.',
          es: 'Crear una réplica de lectura de la base de datos de Amazon RDS en la otra región y mantener allí en ejecución un grupo de Auto Scaling con dos servidores web pequeños.',
        },
        uses: [],
        why: {
          pt: 'A réplica de leitura entre regiões do RDS tem o mesmo mecanismo, inclusive Oracle, acompanha as gravações, em geral com segundos de atraso, atende consultas e pode ser promovida. Com o warm standby, uma versão reduzida já atende na outra região e só precisa crescer.',
          en: 'A cross-Region RDS read replica has the same engine, Oracle included, follows the writes, usually seconds behind, answers queries and can be promoted. With warm standby, a reduced version already serves in the other Region and only has to grow.',
          es: 'La réplica de lectura entre regiones de RDS tiene el mismo motor, incluso Oracle, sigue las escrituras, en general con segundos de retraso, atiende consultas y puede promoverse. Con la espera semiactiva (warm standby), una versión reducida ya atiende en la otra región y solo debe crecer.',
        },
        likeness: {
          pt: 'a cópia sempre aberta ditada em mão única pelo escrivão ocupado, e uma filial pequena já atendendo em outra cidade',
          en: 'the always-open copy dictated one way by the busy clerk, and a small branch already serving in another city',
          es: 'la copia abierta dictada solo de ida por el escribano atareado, y una sucursal pequeña que ya atiende en otra ciudad',
        },
        tell: {
          pt: 'Oracle Enterprise Edition em outra região: uma réplica de leitura do RDS entre regiões. Consultas de usuários respondidas no primeiro minuto: warm standby, que já está no ar.',
          en: 'Oracle Enterprise Edition in a second Region: a cross-Region RDS read replica. Queries of users answered in the first minute: warm standby, which already runs.',
          es: 'Oracle Enterprise Edition en otra región: una réplica de lectura de RDS entre regiones. Consultas de usuarios respondidas en el primer minuto: warm standby, que ya está en marcha.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.XRgn.html'),
        rightWith: ['oracle', 'serves-first-minute'],
        popularity: 4,
      },
      {
        id: 'copies-rebuild',
        text: {
          pt: 'Cópias diárias do AWS Backup em outra região e servidores criados por modelos na hora',
          en: 'Daily AWS Backup copies in another Region and servers created from templates on the day',
          es: 'Copias diarias de AWS Backup en otra región y servidores creados con plantillas en el momento',
        },
        action: {
          pt: 'Copiar à outra região os pontos de recuperação diários do AWS Backup e implantar ali rede e servidores com modelos do AWS CloudFormation quando preciso.',
          en: 'Copy daily AWS Backup recovery points of the database to the other Region and deploy network and servers there from AWS CloudFormation templates when needed.',
          es: 'Copiar a la otra región los puntos de recuperación diarios de AWS Backup y desplegar allí red y servidores con plantillas de AWS CloudFormation cuando haga falta.',
        },
        uses: ['AWS Backup', 'CloudFormation'],
        why: {
          pt: 'O AWS Backup copia todo dia para a outra região o que foi guardado, pelo preço do armazenamento das cópias. Rede e servidores são criados por modelos só no desastre, em horas; até lá só as cópias são pagas.',
          en: 'AWS Backup copies what was saved to the other Region each day, for the price of storing the copies. Network and servers are created from templates only in the disaster, within hours; until then only the copies are paid for.',
          es: 'AWS Backup copia cada día a la otra región lo guardado, por el precio de almacenar las copias. La red y los servidores se crean con plantillas solo en el desastre, en horas; hasta entonces solo se pagan las copias.',
        },
        likeness: {
          pt: 'a fotocópia diária por encadernar num cofre distante, e a planta de uma filial a erguer em outra cidade',
          en: 'the daily unbound photocopy in a distant safe, and the plan of a branch to be built in another city',
          es: 'la fotocopia diaria sin encuadernar en una caja fuerte lejana, y el plano de una sucursal por levantar en otra ciudad',
        },
        tell: {
          pt: 'Perder um dia de dados é aceitável: cópias diárias do AWS Backup. Um RTO de horas pelo menor custo: backup e restauração, com servidores criados por modelos. Nenhum servidor web em execução na segunda região até o desastre: rede e imagens preparadas (pilot light), ou modelos.',
          en: 'Losing a day of data is acceptable: daily AWS Backup copies. An RTO of hours at the lowest cost: backup and restore, with servers created from templates. No web server running in the second Region until a disaster: network and images prepared (pilot light), or templates.',
          es: 'Perder un día de datos es aceptable: copias diarias de AWS Backup. Un RTO de horas al menor costo: copia de seguridad y restauración, con servidores creados con plantillas. Ningún servidor web en ejecución en la segunda región hasta el desastre: red e imágenes preparadas (pilot light), o plantillas.',
        },
        source: docs('aws-backup/latest/devguide/cross-region-backup.html'),
        rightWith: ['day-of-loss', 'rto-hours'],
        popularity: 4,
      },
      {
        id: 'copies-pilot',
        text: {
          pt: 'Cópias diárias do AWS Backup em outra região e servidores prontos e desligados',
          en: 'Daily AWS Backup copies in another Region and servers ready and switched off',
          es: 'Copias diarias de AWS Backup en otra región y servidores listos y apagados',
        },
        action: {
          pt: 'Copiar à outra região os pontos de recuperação diários do AWS Backup e preparar ali rede, imagens e um grupo de Auto Scaling com zero instâncias.',
          en: 'Copy daily AWS Backup recovery points of the database to the other Region and prepare network, images and an Auto Scaling group with zero instances there.',
          es: 'Copiar a la otra región los puntos de recuperación diarios de AWS Backup y preparar allí red, imágenes y un grupo de Auto Scaling con cero instancias.',
        },
        uses: ['AWS Backup'],
        why: {
          pt: 'O AWS Backup copia todo dia para a outra região o que foi guardado, pelo preço do armazenamento das cópias. Com a luz piloto (pilot light), rede e imagens já estão na outra região, e os servidores só são ligados no desastre, em minutos.',
          en: 'AWS Backup copies what was saved to the other Region each day, for the price of storing the copies. With pilot light, network and images are already in the other Region, and the servers are started only in the disaster, within minutes.',
          es: 'AWS Backup copia cada día a la otra región lo guardado, por el precio de almacenar las copias. Con la luz piloto (pilot light), red e imágenes ya están en la otra región, y los servidores solo se encienden en el desastre, en minutos.',
        },
        likeness: {
          pt: 'a fotocópia diária por encadernar num cofre distante, e uma filial pronta mas fechada em outra cidade',
          en: 'the daily unbound photocopy in a distant safe, and a ready but closed branch in another city',
          es: 'la fotocopia diaria sin encuadernar en una caja fuerte lejana, y una sucursal lista pero cerrada en otra ciudad',
        },
        tell: {
          pt: 'Perder um dia de dados é aceitável: cópias diárias do AWS Backup. Um RTO de 30 minutos sem criar rede nem imagem: pilot light, em que só se iniciam servidores. Nenhum servidor web em execução na segunda região até o desastre: rede e imagens preparadas (pilot light), ou modelos.',
          en: 'Losing a day of data is acceptable: daily AWS Backup copies. An RTO of 30 minutes with no network or image to be created: pilot light, in which servers are only launched. No web server running in the second Region until a disaster: network and images prepared (pilot light), or templates.',
          es: 'Perder un día de datos es aceptable: copias diarias de AWS Backup. Un RTO de 30 minutos sin crear red ni imagen: pilot light, en el que solo se inician servidores. Ningún servidor web en ejecución en la segunda región hasta el desastre: red e imágenes preparadas (pilot light), o plantillas.',
        },
        source: docs('aws-backup/latest/devguide/cross-region-backup.html'),
        rightWith: ['day-of-loss', 'nothing-created'],
        popularity: 4,
      },
      {
        id: 'copies-warm',
        text: {
          pt: 'Cópias diárias do AWS Backup em outra região e servidores reduzidos já em operação',
          en: 'Daily AWS Backup copies in another Region and a reduced fleet already running',
          es: 'Copias diarias de AWS Backup en otra región y servidores reducidos ya en marcha',
        },
        action: {
          pt: 'Copiar à outra região os pontos de recuperação diários do AWS Backup e manter ali em execução um grupo de Auto Scaling com dois servidores web pequenos.',
          en: 'Copy daily AWS Backup recovery points of the database to the other Region and run an Auto Scaling group of two small web servers there.',
          es: 'Copiar a la otra región los puntos de recuperación diarios de AWS Backup y mantener allí en ejecución un grupo de Auto Scaling con dos servidores web pequeños.',
        },
        uses: ['AWS Backup'],
        why: {
          pt: 'O AWS Backup copia todo dia para a outra região o que foi guardado, pelo preço do armazenamento das cópias. Com o warm standby, uma versão reduzida já atende na outra região e só precisa crescer.',
          en: 'AWS Backup copies what was saved to the other Region each day, for the price of storing the copies. With warm standby, a reduced version already serves in the other Region and only has to grow.',
          es: 'AWS Backup copia cada día a la otra región lo guardado, por el precio de almacenar las copias. Con la espera semiactiva (warm standby), una versión reducida ya atiende en la otra región y solo debe crecer.',
        },
        likeness: {
          pt: 'a fotocópia diária por encadernar num cofre distante, e uma filial pequena já atendendo em outra cidade',
          en: 'the daily unbound photocopy in a distant safe, and a small branch already serving in another city',
          es: 'la fotocopia diaria sin encuadernar en una caja fuerte lejana, y una sucursal pequeña que ya atiende en otra ciudad',
        },
        tell: {
          pt: 'Perder um dia de dados é aceitável: cópias diárias do AWS Backup. Consultas de usuários respondidas no primeiro minuto: warm standby, que já está no ar.',
          en: 'Losing a day of data is acceptable: daily AWS Backup copies. Queries of users answered in the first minute: warm standby, which already runs.',
          es: 'Perder un día de datos es aceptable: copias diarias de AWS Backup. Consultas de usuarios respondidas en el primer minuto: warm standby, que ya está en marcha.',
        },
        source: docs('aws-backup/latest/devguide/cross-region-backup.html'),
        rightWith: ['day-of-loss', 'serves-first-minute'],
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'rpo-minute',
        text: {
          pt: 'O RPO exigido é de cinco minutos.',
          en: 'The required RPO is five minutes.',
          es: 'El RPO exigido es de cinco minutos.',
        },
        fits: ['global-rebuild', 'global-pilot', 'global-warm', 'replica-rebuild', 'replica-pilot', 'replica-warm'],
        rulesOut: {
          'copies-rebuild': {
            pt: 'As cópias diárias do AWS Backup perdem até um dia de gravações.',
            en: 'Daily AWS Backup copies lose up to a day of writes.',
            es: 'Las copias diarias de AWS Backup pierden hasta un día de escrituras.',
          },
          'copies-pilot': {
            pt: 'As cópias diárias do AWS Backup perdem até um dia de gravações.',
            en: 'Daily AWS Backup copies lose up to a day of writes.',
            es: 'Las copias diarias de AWS Backup pierden hasta un día de escrituras.',
          },
          'copies-warm': {
            pt: 'As cópias diárias do AWS Backup perdem até um dia de gravações.',
            en: 'Daily AWS Backup copies lose up to a day of writes.',
            es: 'Las copias diarias de AWS Backup pierden hasta un día de escrituras.',
          },
        },
      },
      {
        id: 'oracle',
        situations: ['ambulance'],
        text: {
          pt: 'O sistema depende do Oracle Enterprise Edition, que será mantido.',
          en: 'The system depends on Oracle Enterprise Edition, which will be kept.',
          es: 'El sistema depende de Oracle Enterprise Edition, que se mantendrá.',
        },
        fits: ['replica-rebuild', 'replica-pilot', 'replica-warm', 'copies-rebuild', 'copies-pilot', 'copies-warm'],
        rulesOut: {
          'global-rebuild': {
            pt: 'O Aurora Global Database serve a MySQL e PostgreSQL, não a Oracle.',
            en: 'Aurora Global Database is for MySQL and PostgreSQL, not Oracle.',
            es: 'Aurora Global Database sirve para MySQL y PostgreSQL, no para Oracle.',
          },
          'global-pilot': {
            pt: 'O Aurora Global Database serve a MySQL e PostgreSQL, não a Oracle.',
            en: 'Aurora Global Database is for MySQL and PostgreSQL, not Oracle.',
            es: 'Aurora Global Database sirve para MySQL y PostgreSQL, no para Oracle.',
          },
          'global-warm': {
            pt: 'O Aurora Global Database serve a MySQL e PostgreSQL, não a Oracle.',
            en: 'Aurora Global Database is for MySQL and PostgreSQL, not Oracle.',
            es: 'Aurora Global Database sirve para MySQL y PostgreSQL, no para Oracle.',
          },
        },
      },
      {
        id: 'day-of-loss',
        text: {
          pt: 'Um RPO de um dia é aceitável, e o orçamento não cobre um segundo banco de dados ligado o tempo todo.',
          en: 'An RPO of one day is acceptable, and the budget does not cover a second database running all the time.',
          es: 'Un RPO de un día es aceptable, y el presupuesto no cubre una segunda base de datos encendida todo el tiempo.',
        },
        fits: ['copies-rebuild', 'copies-pilot', 'copies-warm'],
        rulesOut: {
          'global-rebuild': {
            pt: 'As instâncias do Aurora Global Database em outra região são pagas o tempo todo.',
            en: 'The instances of Aurora Global Database in another Region are paid for all the time.',
            es: 'Las instancias de Aurora Global Database en otra región se pagan todo el tiempo.',
          },
          'global-pilot': {
            pt: 'As instâncias do Aurora Global Database em outra região são pagas o tempo todo.',
            en: 'The instances of Aurora Global Database in another Region are paid for all the time.',
            es: 'Las instancias de Aurora Global Database en otra región se pagan todo el tiempo.',
          },
          'global-warm': {
            pt: 'As instâncias do Aurora Global Database em outra região são pagas o tempo todo.',
            en: 'The instances of Aurora Global Database in another Region are paid for all the time.',
            es: 'Las instancias de Aurora Global Database en otra región se pagan todo el tiempo.',
          },
          'replica-rebuild': {
            pt: 'A réplica de leitura entre regiões é uma segunda instância, paga o tempo todo.',
            en: 'A cross-Region read replica is a second instance, paid for all the time.',
            es: 'La réplica de lectura entre regiones es una segunda instancia, que se paga todo el tiempo.',
          },
          'replica-pilot': {
            pt: 'A réplica de leitura entre regiões é uma segunda instância, paga o tempo todo.',
            en: 'A cross-Region read replica is a second instance, paid for all the time.',
            es: 'La réplica de lectura entre regiones es una segunda instancia, que se paga todo el tiempo.',
          },
          'replica-warm': {
            pt: 'A réplica de leitura entre regiões é uma segunda instância, paga o tempo todo.',
            en: 'A cross-Region read replica is a second instance, paid for all the time.',
            es: 'La réplica de lectura entre regiones es una segunda instancia, que se paga todo el tiempo.',
          },
        },
      },
      {
        id: 'nothing-created',
        notWith: ['day-of-loss'],
        text: {
          pt: 'O RTO é de 30 minutos, nos quais nenhuma rede, imagem ou banco de dados pode ser criado ou restaurado na segunda região.',
          en: 'The RTO is 30 minutes, in which no network, image or database may be created or restored in the second Region.',
          es: 'El RTO es de 30 minutos, en los que no se puede crear ni restaurar ninguna red, imagen o base de datos en la segunda región.',
        },
        fits: ['global-pilot', 'global-warm', 'replica-pilot', 'replica-warm'],
        rulesOut: {
          'copies-warm': {
            pt: 'Um ponto de recuperação do AWS Backup precisa ser restaurado em um banco de dados novo.',
            en: 'A recovery point of AWS Backup has to be restored to a new database.',
            es: 'Un punto de recuperación de AWS Backup debe restaurarse en una base de datos nueva.',
          },
          'copies-pilot': {
            pt: 'Um ponto de recuperação do AWS Backup precisa ser restaurado em um banco de dados novo.',
            en: 'A recovery point of AWS Backup has to be restored to a new database.',
            es: 'Un punto de recuperación de AWS Backup debe restaurarse en una base de datos nueva.',
          },
          'global-rebuild': {
            pt: 'Os modelos do CloudFormation criam rede e servidores só no dia do desastre.',
            en: 'The CloudFormation templates create network and servers only on the day of the disaster.',
            es: 'Las plantillas de CloudFormation crean la red y los servidores solo el día del desastre.',
          },
          'replica-rebuild': {
            pt: 'Os modelos do CloudFormation criam rede e servidores só no dia do desastre.',
            en: 'The CloudFormation templates create network and servers only on the day of the disaster.',
            es: 'Las plantillas de CloudFormation crean la red y los servidores solo el día del desastre.',
          },
          'copies-rebuild': {
            pt: 'Os modelos do CloudFormation criam rede e servidores só no dia do desastre.',
            en: 'The CloudFormation templates create network and servers only on the day of the disaster.',
            es: 'Las plantillas de CloudFormation crean la red y los servidores solo el día del desastre.',
          },
        },
      },
      {
        id: 'serves-first-minute',
        notWith: ['day-of-loss'],
        text: {
          pt: 'No primeiro minuto, a segunda região já deve responder às consultas de pelo menos um décimo dos usuários.',
          en: 'In the first minute, the second Region must already answer the queries of at least a tenth of the users.',
          es: 'En el primer minuto, la segunda región ya debe responder las consultas de al menos una décima parte de los usuarios.',
        },
        fits: ['global-warm', 'replica-warm'],
        rulesOut: {
          'copies-warm': {
            pt: 'Um ponto de recuperação do AWS Backup precisa ser restaurado antes que alguém seja atendido.',
            en: 'A recovery point of AWS Backup has to be restored before anybody is served.',
            es: 'Un punto de recuperación de AWS Backup debe restaurarse antes de atender a alguien.',
          },
          'global-rebuild': {
            pt: 'Servidores criados por modelos na hora levam bem mais de um minuto.',
            en: 'Servers created from templates on the day take far longer than a minute.',
            es: 'Los servidores creados con plantillas en el momento tardan mucho más de un minuto.',
          },
          'global-pilot': {
            pt: 'Na luz piloto (pilot light) os servidores estão desligados e não atendem ninguém no primeiro minuto.',
            en: 'With pilot light the servers are off and serve nobody in the first minute.',
            es: 'En la luz piloto (pilot light) los servidores están apagados y no atienden a nadie en el primer minuto.',
          },
          'replica-rebuild': {
            pt: 'Servidores criados por modelos na hora levam bem mais de um minuto.',
            en: 'Servers created from templates on the day take far longer than a minute.',
            es: 'Los servidores creados con plantillas en el momento tardan mucho más de un minuto.',
          },
          'replica-pilot': {
            pt: 'Na luz piloto (pilot light) os servidores estão desligados e não atendem ninguém no primeiro minuto.',
            en: 'With pilot light the servers are off and serve nobody in the first minute.',
            es: 'En la luz piloto (pilot light) los servidores están apagados y no atienden a nadie en el primer minuto.',
          },
          'copies-rebuild': {
            pt: 'Um ponto de recuperação do AWS Backup precisa ser restaurado antes que alguém seja atendido.',
            en: 'A recovery point of AWS Backup has to be restored before anybody is served.',
            es: 'Un punto de recuperación de AWS Backup debe restaurarse antes de atender a alguien.',
          },
          'copies-pilot': {
            pt: 'Um ponto de recuperação do AWS Backup precisa ser restaurado antes que alguém seja atendido.',
            en: 'A recovery point of AWS Backup has to be restored before anybody is served.',
            es: 'Un punto de recuperación de AWS Backup debe restaurarse antes de atender a alguien.',
          },
        },
      },
      {
        id: 'rto-hours',
        notWith: ['nothing-created', 'serves-first-minute', 'no-idle-fleet'],
        text: {
          pt: 'O RTO é de oito horas, e até o desastre a segunda região só pode ter custos com o banco de dados ou com as suas cópias.',
          en: 'The RTO is eight hours, and until the disaster the second Region may have costs only for the database or its copies.',
          es: 'El RTO es de ocho horas, y hasta el desastre la segunda región solo puede tener costos por la base de datos o por sus copias.',
        },
        fits: ['global-rebuild', 'replica-rebuild', 'copies-rebuild'],
        rulesOut: {
          'global-warm': {
            pt: 'No warm standby, servidores web reduzidos rodam e são pagos o tempo todo na outra região.',
            en: 'With warm standby, small web servers run in the other Region all the time and are paid for.',
            es: 'En la espera semiactiva (warm standby), servidores web reducidos corren y se pagan todo el tiempo en la otra región.',
          },
          'replica-warm': {
            pt: 'No warm standby, servidores web reduzidos rodam e são pagos o tempo todo na outra região.',
            en: 'With warm standby, small web servers run in the other Region all the time and are paid for.',
            es: 'En la espera semiactiva (warm standby), servidores web reducidos corren y se pagan todo el tiempo en la otra región.',
          },
          'copies-warm': {
            pt: 'No warm standby, servidores web reduzidos rodam e são pagos o tempo todo na outra região.',
            en: 'With warm standby, small web servers run in the other Region all the time and are paid for.',
            es: 'En la espera semiactiva (warm standby), servidores web reducidos corren y se pagan todo el tiempo en la otra región.',
          },
        },
      },
      {
        id: 'no-idle-fleet',
        notWith: ['rto-hours'],
        text: {
          pt: 'Até um desastre, nenhum servidor web pode estar em execução na segunda região.',
          en: 'Until a disaster, no web server may be running in the second Region.',
          es: 'Hasta un desastre, ningún servidor web puede estar en ejecución en la segunda región.',
        },
        fits: ['global-rebuild', 'global-pilot', 'replica-rebuild', 'replica-pilot', 'copies-rebuild', 'copies-pilot'],
        rulesOut: {
          'global-warm': {
            pt: 'No warm standby, servidores web reduzidos rodam o tempo todo na outra região.',
            en: 'With warm standby, small web servers run in the other Region all the time.',
            es: 'En la espera semiactiva (warm standby), servidores web reducidos corren todo el tiempo en la otra región.',
          },
          'replica-warm': {
            pt: 'No warm standby, servidores web reduzidos rodam o tempo todo na outra região.',
            en: 'With warm standby, small web servers run in the other Region all the time.',
            es: 'En la espera semiactiva (warm standby), servidores web reducidos corren todo el tiempo en la otra región.',
          },
          'copies-warm': {
            pt: 'No warm standby, servidores web reduzidos rodam o tempo todo na outra região.',
            en: 'With warm standby, small web servers run in the other Region all the time.',
            es: 'En la espera semiactiva (warm standby), servidores web reducidos corren todo el tiempo en la otra región.',
          },
        },
      },
      {
        id: 'planned-swap',
        text: {
          pt: 'Duas vezes por ano as regiões trocam de papel em um exercício planejado, sem perder dados nem recriar a replicação.',
          en: 'Twice a year the Regions swap roles in a planned drill, without losing data or building the replication again.',
          es: 'Dos veces al año las regiones intercambian sus papeles en un simulacro planificado, sin perder datos ni volver a crear la replicación.',
        },
        notWith: ['oracle', 'day-of-loss'],
        fits: ['global-rebuild', 'global-pilot', 'global-warm'],
        rulesOut: {
          'replica-rebuild': {
            pt: 'A promoção de uma réplica de leitura do RDS não tem volta: a replicação precisa ser criada de novo no sentido contrário.',
            en: 'Promoting an RDS read replica is one-way: replication has to be created again in the other direction.',
            es: 'La promoción de una réplica de lectura de RDS no tiene vuelta: la replicación debe crearse de nuevo en sentido contrario.',
          },
          'replica-pilot': {
            pt: 'A promoção de uma réplica de leitura do RDS não tem volta: a replicação precisa ser criada de novo no sentido contrário.',
            en: 'Promoting an RDS read replica is one-way: replication has to be created again in the other direction.',
            es: 'La promoción de una réplica de lectura de RDS no tiene vuelta: la replicación debe crearse de nuevo en sentido contrario.',
          },
          'replica-warm': {
            pt: 'A promoção de uma réplica de leitura do RDS não tem volta: a replicação precisa ser criada de novo no sentido contrário.',
            en: 'Promoting an RDS read replica is one-way: replication has to be created again in the other direction.',
            es: 'La promoción de una réplica de lectura de RDS no tiene vuelta: la replicación debe crearse de nuevo en sentido contrario.',
          },
          'copies-rebuild': {
            pt: 'As cópias diárias do AWS Backup não seguem as gravações: na troca se perderia até um dia de dados.',
            en: 'Daily AWS Backup copies do not follow the writes: up to a day of data would be lost in the swap.',
            es: 'Las copias diarias de AWS Backup no siguen las escrituras: en el intercambio se perdería hasta un día de datos.',
          },
          'copies-pilot': {
            pt: 'As cópias diárias do AWS Backup não seguem as gravações: na troca se perderia até um dia de dados.',
            en: 'Daily AWS Backup copies do not follow the writes: up to a day of data would be lost in the swap.',
            es: 'Las copias diarias de AWS Backup no siguen las escrituras: en el intercambio se perdería hasta un día de datos.',
          },
          'copies-warm': {
            pt: 'As cópias diárias do AWS Backup não seguem as gravações: na troca se perderia até um dia de dados.',
            en: 'Daily AWS Backup copies do not follow the writes: up to a day of data would be lost in the swap.',
            es: 'Las copias diarias de AWS Backup no siguen las escrituras: en el intercambio se perdería hasta un día de datos.',
          },
        },
      },
      {
        id: 'read-there',
        notWith: ['day-of-loss'],
        text: {
          pt: 'Uma equipe consulta todos os dias os dados atuais na própria segunda região.',
          en: 'Every day, a team queries the current data in the second Region itself.',
          es: 'Un equipo consulta todos los días los datos actuales en la propia segunda región.',
        },
        fits: ['global-rebuild', 'global-pilot', 'global-warm', 'replica-rebuild', 'replica-pilot', 'replica-warm'],
        rulesOut: {
          'copies-rebuild': {
            pt: 'Uma cópia do AWS Backup não aceita consultas antes de ser restaurada.',
            en: 'An AWS Backup recovery point cannot be queried until it is restored.',
            es: 'Un punto de recuperación de AWS Backup no admite consultas antes de restaurarse.',
          },
          'copies-pilot': {
            pt: 'Uma cópia do AWS Backup não aceita consultas antes de ser restaurada.',
            en: 'An AWS Backup recovery point cannot be queried until it is restored.',
            es: 'Un punto de recuperación de AWS Backup no admite consultas antes de restaurarse.',
          },
          'copies-warm': {
            pt: 'Uma cópia do AWS Backup não aceita consultas antes de ser restaurada.',
            en: 'An AWS Backup recovery point cannot be queried until it is restored.',
            es: 'Un punto de recuperación de AWS Backup no admite consultas antes de restaurarse.',
          },
        },
      },
      {
        id: 'no-load',
        notWith: ['oracle', 'day-of-loss'],
        text: {
          pt: 'A instância principal está no limite e, com o plano em operação, levar os dados à segunda região não pode usar a CPU dela.',
          en: 'The primary instance is at its limit, and once the plan is in operation, taking the data to the second Region must not use its CPU.',
          es: 'La instancia principal está al límite y, con el plan en operación, llevar los datos a la segunda región no puede usar su CPU.',
        },
        fits: ['global-rebuild', 'global-pilot', 'global-warm', 'copies-rebuild', 'copies-pilot', 'copies-warm'],
        rulesOut: {
          'replica-rebuild': {
            pt: 'A réplica de leitura entre regiões recebe as mudanças do mecanismo da instância principal, que gasta CPU com isso.',
            en: 'A cross-Region read replica gets the changes from the engine of the primary instance, which spends CPU on them.',
            es: 'La réplica de lectura entre regiones recibe los cambios del motor de la instancia principal, que gasta CPU en eso.',
          },
          'replica-pilot': {
            pt: 'A réplica de leitura entre regiões recebe as mudanças do mecanismo da instância principal, que gasta CPU com isso.',
            en: 'A cross-Region read replica gets the changes from the engine of the primary instance, which spends CPU on them.',
            es: 'La réplica de lectura entre regiones recibe los cambios del motor de la instancia principal, que gasta CPU en eso.',
          },
          'replica-warm': {
            pt: 'A réplica de leitura entre regiões recebe as mudanças do mecanismo da instância principal, que gasta CPU com isso.',
            en: 'A cross-Region read replica gets the changes from the engine of the primary instance, which spends CPU on them.',
            es: 'La réplica de lectura entre regiones recibe los cambios del motor de la instancia principal, que gasta CPU en eso.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
