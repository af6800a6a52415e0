import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const twoRegions: readonly Pattern[] = [
  {
    id: 'two-regions',
    exams: {
      'saa-c03': { domain: 'performance', topic: 'network-performance' },
    },
    scene: {
      pt: 'Pense em cada Região como uma cidade, nos pedidos dos usuários como viagens até ela e no banco de dados como seu arquivo.',
      en: 'Think of each Region as a city, of the users’ requests as trips to it, and of the database as its archive.',
      es: 'Piensa en cada Región como una ciudad, en las solicitudes como viajes hasta ella y en la base de datos como su archivo.',
    },
    situations: [
      {
        id: 'esports',
        text: {
          pt: 'Uma liga de esportes eletrônicos, com jogadores nas Américas e na Europa, vai atender de duas regiões.',
          en: 'An e-sports league with players in the Americas and Europe plans to serve from two Regions.',
          es: 'Una liga de deportes electrónicos, con jugadores en América y Europa, va a atender desde dos regiones.',
        },
        today: {
          pt: 'Hoje as partidas, com 300.000 jogadores, rodam só em Ohio, e quem está longe reclama do atraso. Os arquitetos precisam escolher a porta de entrada e o banco de dados.',
          en: 'Matches with 300,000 players run only in Ohio today, and players abroad complain of delays. The architects must choose the entry point and the database.',
          es: 'Hoy las partidas, con 300.000 jugadores, corren solo en Ohio, y quienes están lejos se quejan de la demora. Los arquitectos deben elegir el punto de entrada y la base de datos.',
        },
      },
      {
        id: 'telehealth',
        text: {
          pt: 'Uma empresa de telemedicina abre uma segunda região na AWS para pacientes de outro continente.',
          en: 'A telehealth company is opening a second AWS Region for patients on another continent.',
          es: 'Una empresa de telemedicina abre una segunda región de AWS para pacientes de otro continente.',
        },
        today: {
          pt: 'Os 70.000 atendimentos por mês passam hoje só pela primeira região, onde ficam também os prontuários. É preciso escolher a porta de entrada e o banco de dados das duas.',
          en: 'The 70,000 consultations a month all go through the first Region today, where the records are kept too. The entry point and the database of both must be chosen.',
          es: 'Las 70.000 consultas por mes pasan hoy solo por la primera región, donde también están las historias clínicas. Hay que elegir el punto de entrada y la base de datos de ambas.',
        },
      },
      {
        id: 'language-app',
        text: {
          pt: 'Um aplicativo de idiomas roda em duas regiões da AWS, em continentes diferentes.',
          en: 'A language learning app runs in two AWS Regions, on different continents.',
          es: 'Una aplicación de idiomas corre en dos regiones de AWS, en continentes distintos.',
        },
        today: {
          pt: 'Cada região tem hoje contas separadas, de 4 milhões de alunos cada, e a empresa vai unir as duas em um só sistema.',
          en: 'Each Region has separate accounts today, of 4 million learners each, and the company is merging both into one system.',
          es: 'Cada región tiene hoy cuentas separadas, de 4 millones de alumnos cada una, y la empresa va a unir las dos en un solo sistema.',
        },
      },
    ],
    candidates: [
      {
        id: 'accelerator-global-tables',
        text: {
          pt: 'AWS Global Accelerator e tabelas globais do DynamoDB',
          en: 'AWS Global Accelerator and DynamoDB global tables',
          es: 'AWS Global Accelerator y tablas globales de DynamoDB',
        },
        action: {
          pt: 'Criar um acelerador do AWS Global Accelerator com endpoints nas duas regiões e manter os dados em tabelas globais do Amazon DynamoDB.',
          en: 'Create an AWS Global Accelerator with endpoints in both Regions and keep the data in Amazon DynamoDB global tables.',
          es: 'Crear un acelerador de AWS Global Accelerator con endpoints en las dos regiones y mantener los datos en tablas globales de Amazon DynamoDB.',
        },
        uses: ['Global Accelerator', 'DynamoDB'],
        why: {
          pt: 'O AWS Global Accelerator recebe TCP e UDP em dois IPs que não mudam e leva cada conexão à região íntegra mais próxima. As tabelas globais do DynamoDB aceitam gravações nas duas regiões e as replicam uma à outra em cerca de um segundo.',
          en: 'AWS Global Accelerator takes TCP and UDP on two IPs that stay the same and carries each connection to the nearest healthy Region. DynamoDB global tables accept writes in both Regions and replicate them to each other in about a second.',
          es: 'AWS Global Accelerator recibe TCP y UDP en dos IP que no cambian y lleva cada conexión a la región en buen estado más cercana. Las tablas globales de DynamoDB aceptan escrituras en ambas regiones y las replican entre sí en cerca de un segundo.',
        },
        likeness: {
          pt: 'o portão fixo pago por hora que desvia qualquer veículo, e um par de fichários de fichas soltas escritos nas duas cidades',
          en: 'the fixed hourly-paid gate that diverts any vehicle at once, and a pair of loose-card cabinets written in both cities',
          es: 'la entrada fija pagada por hora que desvía cualquier vehículo, y un par de ficheros de fichas sueltas escritos en ambas ciudades',
        },
        tell: {
          pt: 'Dados em tempo real por UDP: Global Accelerator. Pedidos que vão para a outra região sem esperar por caches de DNS: Global Accelerator, com IPs anycast fixos. Gravações confirmadas na região mais próxima: tabelas globais do DynamoDB (ativo-ativo). Só dois endereços IP, os mesmos para as duas regiões: Global Accelerator.',
          en: 'Data in real time over UDP: Global Accelerator. Requests that go to the other Region without waiting for DNS caches: Global Accelerator, with fixed anycast IPs. Writes confirmed in the nearest Region: DynamoDB global tables (active-active). Only two IP addresses, the same for both Regions: Global Accelerator.',
          es: 'Datos en tiempo real por UDP: Global Accelerator. Solicitudes que van a la otra región sin esperar cachés de DNS: Global Accelerator, con IP anycast fijas. Escrituras confirmadas en la región más cercana: tablas globales de DynamoDB (activo-activo). Solo dos direcciones IP, las mismas para ambas regiones: Global Accelerator.',
        },
        source: docs('global-accelerator/latest/dg/what-is-global-accelerator.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 4,
      },
      {
        id: 'accelerator-aurora-global',
        text: {
          pt: 'AWS Global Accelerator e um Aurora Global Database',
          en: 'AWS Global Accelerator and an Aurora Global Database',
          es: 'AWS Global Accelerator y una Aurora Global Database',
        },
        action: {
          pt: 'Criar um acelerador do AWS Global Accelerator com endpoints nas duas regiões e manter os dados em um Amazon Aurora Global Database.',
          en: 'Create an AWS Global Accelerator with endpoints in both Regions and keep the data in an Amazon Aurora Global Database.',
          es: 'Crear un acelerador de AWS Global Accelerator con endpoints en las dos regiones y mantener los datos en un clúster de Amazon Aurora Global Database.',
        },
        uses: ['Global Accelerator', 'Aurora'],
        why: {
          pt: 'O AWS Global Accelerator recebe TCP e UDP em dois IPs que não mudam e leva cada conexão à região íntegra mais próxima. O Aurora Global Database executa SQL com junções, grava em uma região e copia os dados em cerca de um segundo para a outra, que é promovida em uma falha.',
          en: 'AWS Global Accelerator takes TCP and UDP on two IPs that stay the same and carries each connection to the nearest healthy Region. Aurora Global Database runs SQL with joins, writes in one Region and copies the data within about a second to the other, which is promoted in a failure.',
          es: 'AWS Global Accelerator recibe TCP y UDP en dos IP que no cambian y lleva cada conexión a la región en buen estado más cercana. Aurora Global Database ejecuta SQL con uniones, escribe en una región y copia los datos en cerca de un segundo a la otra, que se promueve ante una falla.',
        },
        likeness: {
          pt: 'o portão fixo pago por hora que desvia qualquer veículo, e um livro de contas cruzadas escrito só aqui com cópia lá',
          en: 'the fixed hourly-paid gate that diverts any vehicle at once, and a cross-referenced ledger written only here with a copy there',
          es: 'la entrada fija pagada por hora que desvía cualquier vehículo, y un libro de cuentas cruzadas escrito solo aquí con copia allá',
        },
        tell: {
          pt: 'Dados em tempo real por UDP: Global Accelerator. Pedidos que vão para a outra região sem esperar por caches de DNS: Global Accelerator, com IPs anycast fixos. Consultas SQL que unem muitas tabelas: Aurora Global Database, com uma região para gravação. Perda de uma região com no máximo um minuto de dados: um banco de dados global ou tabelas globais. Só dois endereços IP, os mesmos para as duas regiões: Global Accelerator.',
          en: 'Data in real time over UDP: Global Accelerator. Requests that go to the other Region without waiting for DNS caches: Global Accelerator, with fixed anycast IPs. SQL queries that join many tables: Aurora Global Database, with one Region for writes. The loss of a Region with at most one minute of data: a global database or global tables. Only two IP addresses, the same for both Regions: Global Accelerator.',
          es: 'Datos en tiempo real por UDP: Global Accelerator. Solicitudes que van a la otra región sin esperar cachés de DNS: Global Accelerator, con IP anycast fijas. Consultas SQL que unen muchas tablas: Aurora Global Database, con una región para escritura. Pérdida de una región con un minuto de datos como máximo: una base de datos global o tablas globales. Solo dos direcciones IP, las mismas para ambas regiones: Global Accelerator.',
        },
        source: docs('global-accelerator/latest/dg/what-is-global-accelerator.html'),
        secondSource: docs('AmazonRDS/latest/AuroraUserGuide/CHAP_AuroraOverview.html'),
        popularity: 4,
      },
      {
        id: 'accelerator-rds-single',
        neverRight: true,
        text: {
          pt: 'AWS Global Accelerator e um RDS Multi-AZ em uma região',
          en: 'AWS Global Accelerator and Multi-AZ RDS in one Region',
          es: 'AWS Global Accelerator y un RDS Multi-AZ en una región',
        },
        action: {
          pt: 'Criar um acelerador do AWS Global Accelerator com endpoints nas duas regiões e manter os dados em uma instância Multi-AZ do Amazon RDS em uma região.',
          en: 'Create an AWS Global Accelerator with endpoints in both Regions and keep the data in a Multi-AZ Amazon RDS instance in one Region.',
          es: 'Crear un acelerador de AWS Global Accelerator con endpoints en las dos regiones y mantener los datos en una instancia Multi-AZ de Amazon RDS en una región.',
        },
        uses: ['Global Accelerator', 'RDS'],
        why: {
          pt: 'O AWS Global Accelerator recebe TCP e UDP em dois IPs que não mudam e leva cada conexão à região íntegra mais próxima. O RDS Multi-AZ em uma só região usa qualquer mecanismo do RDS e resiste à perda de uma zona.',
          en: 'AWS Global Accelerator takes TCP and UDP on two IPs that stay the same and carries each connection to the nearest healthy Region. Multi-AZ RDS in a single Region uses any engine of RDS and withstands the loss of a zone.',
          es: 'AWS Global Accelerator recibe TCP y UDP en dos IP que no cambian y lleva cada conexión a la región en buen estado más cercana. RDS Multi-AZ en una sola región usa cualquier motor de RDS y resiste la pérdida de una zona.',
        },
        likeness: {
          pt: 'o portão fixo pago por hora que desvia qualquer veículo, e um livro de contas cruzadas em dois prédios da mesma cidade',
          en: 'the fixed hourly-paid gate that diverts any vehicle at once, and a cross-referenced ledger in two buildings of a single city',
          es: 'la entrada fija pagada por hora que desvía cualquier vehículo, y un libro de cuentas cruzadas en dos edificios de una ciudad',
        },
        tell: {
          pt: 'TCP ou UDP, IPs fixos e troca de região em segundos: Global Accelerator. Uma região basta, com Oracle ou SQL Server: RDS Multi-AZ.',
          en: 'TCP or UDP, fixed IPs and a change of Region within seconds: Global Accelerator. One Region is enough, with Oracle or SQL Server: Multi-AZ RDS.',
          es: 'TCP o UDP, IP fijas y cambio de región en segundos: Global Accelerator. Una región alcanza, con Oracle o SQL Server: RDS Multi-AZ.',
        },
        source: docs('global-accelerator/latest/dg/what-is-global-accelerator.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
        popularity: 4,
      },
      {
        id: 'cloudfront-global-tables',
        text: {
          pt: 'Amazon CloudFront e tabelas globais do DynamoDB',
          en: 'Amazon CloudFront and DynamoDB global tables',
          es: 'Amazon CloudFront y tablas globales de DynamoDB',
        },
        action: {
          pt: 'Criar uma distribuição do Amazon CloudFront com um grupo de origens das duas regiões e manter os dados em tabelas globais do Amazon DynamoDB.',
          en: 'Create an Amazon CloudFront distribution with an origin group of both Regions and keep the data in Amazon DynamoDB global tables.',
          es: 'Crear una distribución de Amazon CloudFront con un grupo de orígenes de las dos regiones y mantener los datos en tablas globales de Amazon DynamoDB.',
        },
        uses: ['CloudFront', 'DynamoDB'],
        why: {
          pt: 'O Amazon CloudFront atende por HTTPS com um cache perto de cada usuário e recorre à segunda origem quando a primeira falha em uma leitura. As tabelas globais do DynamoDB aceitam gravações nas duas regiões e as replicam uma à outra em cerca de um segundo.',
          en: 'Amazon CloudFront serves HTTPS from a cache near each user and turns to the second origin when the first fails on a read. DynamoDB global tables accept writes in both Regions and replicate them to each other in about a second.',
          es: 'Amazon CloudFront atiende por HTTPS con una caché cerca de cada usuario y recurre al segundo origen cuando el primero falla en una lectura. Las tablas globales de DynamoDB aceptan escrituras en ambas regiones y las replican entre sí en cerca de un segundo.',
        },
        likeness: {
          pt: 'a rede de bancas de bairro só para folhetos, e um par de fichários de fichas soltas escritos nas duas cidades',
          en: 'the chain of neighborhood stands for leaflets only, and a pair of loose-card cabinets written in both cities',
          es: 'la red de puestos de barrio solo para folletos, y un par de ficheros de fichas sueltas escritos en ambas ciudades',
        },
        tell: {
          pt: 'Imagens e vídeos de um cache próximo: CloudFront. Porta de entrada sem taxa fixa por hora: CloudFront ou Route 53.',
          en: 'Images and videos from a nearby cache: CloudFront. An entry point without a fixed hourly fee: CloudFront or Route 53.',
          es: 'Imágenes y videos desde una caché cercana: CloudFront. Punto de entrada sin tarifa fija por hora: CloudFront o Route 53.',
        },
        source: docs('AmazonCloudFront/latest/DeveloperGuide/high_availability_origin_failover.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 5,
        rightWith: ['cached'],
      },
      {
        id: 'cloudfront-aurora-global',
        text: {
          pt: 'Amazon CloudFront e um Aurora Global Database',
          en: 'Amazon CloudFront and an Aurora Global Database',
          es: 'Amazon CloudFront y una Aurora Global Database',
        },
        action: {
          pt: 'Criar uma distribuição do Amazon CloudFront com um grupo de origens das duas regiões e manter os dados em um Amazon Aurora Global Database.',
          en: 'Create an Amazon CloudFront distribution with an origin group of both Regions and keep the data in an Amazon Aurora Global Database.',
          es: 'Crear una distribución de Amazon CloudFront con un grupo de orígenes de las dos regiones y mantener los datos en un clúster de Amazon Aurora Global Database.',
        },
        uses: ['CloudFront', 'Aurora'],
        why: {
          pt: 'O Amazon CloudFront atende por HTTPS com um cache perto de cada usuário e recorre à segunda origem quando a primeira falha em uma leitura. O Aurora Global Database executa SQL com junções, grava em uma região e copia os dados em cerca de um segundo para a outra, que é promovida em uma falha.',
          en: 'Amazon CloudFront serves HTTPS from a cache near each user and turns to the second origin when the first fails on a read. Aurora Global Database runs SQL with joins, writes in one Region and copies the data within about a second to the other, which is promoted in a failure.',
          es: 'Amazon CloudFront atiende por HTTPS con una caché cerca de cada usuario y recurre al segundo origen cuando el primero falla en una lectura. Aurora Global Database ejecuta SQL con uniones, escribe en una región y copia los datos en cerca de un segundo a la otra, que se promueve ante una falla.',
        },
        likeness: {
          pt: 'a rede de bancas de bairro só para folhetos, e um livro de contas cruzadas escrito só aqui com cópia lá',
          en: 'the chain of neighborhood stands for leaflets only, and a cross-referenced ledger written only here with a copy there',
          es: 'la red de puestos de barrio solo para folletos, y un libro de cuentas cruzadas escrito solo aquí con copia allá',
        },
        tell: {
          pt: 'Imagens e vídeos de um cache próximo: CloudFront. Porta de entrada sem taxa fixa por hora: CloudFront ou Route 53. Consultas SQL que unem muitas tabelas: Aurora Global Database, com uma região para gravação. Perda de uma região com no máximo um minuto de dados: um banco de dados global ou tabelas globais.',
          en: 'Images and videos from a nearby cache: CloudFront. An entry point without a fixed hourly fee: CloudFront or Route 53. SQL queries that join many tables: Aurora Global Database, with one Region for writes. The loss of a Region with at most one minute of data: a global database or global tables.',
          es: 'Imágenes y videos desde una caché cercana: CloudFront. Punto de entrada sin tarifa fija por hora: CloudFront o Route 53. Consultas SQL que unen muchas tablas: Aurora Global Database, con una región para escritura. Pérdida de una región con un minuto de datos como máximo: una base de datos global o tablas globales.',
        },
        source: docs('AmazonCloudFront/latest/DeveloperGuide/high_availability_origin_failover.html'),
        secondSource: docs('AmazonRDS/latest/AuroraUserGuide/CHAP_AuroraOverview.html'),
        popularity: 5,
        rightWith: ['cached'],
      },
      {
        id: 'cloudfront-rds-single',
        neverRight: true,
        text: {
          pt: 'Amazon CloudFront e um RDS Multi-AZ em uma região',
          en: 'Amazon CloudFront and Multi-AZ RDS in one Region',
          es: 'Amazon CloudFront y un RDS Multi-AZ en una región',
        },
        action: {
          pt: 'Criar uma distribuição do Amazon CloudFront com um grupo de origens das duas regiões e manter os dados em uma instância Multi-AZ do Amazon RDS em uma região.',
          en: 'Create an Amazon CloudFront distribution with an origin group of both Regions and keep the data in a Multi-AZ Amazon RDS instance in one Region.',
          es: 'Crear una distribución de Amazon CloudFront con un grupo de orígenes de las dos regiones y mantener los datos en una instancia Multi-AZ de Amazon RDS en una región.',
        },
        uses: ['CloudFront', 'RDS'],
        why: {
          pt: 'O Amazon CloudFront atende por HTTPS com um cache perto de cada usuário e recorre à segunda origem quando a primeira falha em uma leitura. O RDS Multi-AZ em uma só região usa qualquer mecanismo do RDS e resiste à perda de uma zona.',
          en: 'Amazon CloudFront serves HTTPS from a cache near each user and turns to the second origin when the first fails on a read. Multi-AZ RDS in a single Region uses any engine of RDS and withstands the loss of a zone.',
          es: 'Amazon CloudFront atiende por HTTPS con una caché cerca de cada usuario y recurre al segundo origen cuando el primero falla en una lectura. RDS Multi-AZ en una sola región usa cualquier motor de RDS y resiste la pérdida de una zona.',
        },
        likeness: {
          pt: 'a rede de bancas de bairro só para folhetos, e um livro de contas cruzadas em dois prédios da mesma cidade',
          en: 'the chain of neighborhood stands for leaflets only, and a cross-referenced ledger in two buildings of a single city',
          es: 'la red de puestos de barrio solo para folletos, y un libro de cuentas cruzadas en dos edificios de una ciudad',
        },
        tell: {
          pt: 'HTTP com conteúdo que pode ficar em cache: CloudFront. Uma região basta, com Oracle ou SQL Server: RDS Multi-AZ.',
          en: 'HTTP with content that can be cached: CloudFront. One Region is enough, with Oracle or SQL Server: Multi-AZ RDS.',
          es: 'HTTP con contenido que puede quedar en caché: CloudFront. Una región alcanza, con Oracle o SQL Server: RDS Multi-AZ.',
        },
        source: docs('AmazonCloudFront/latest/DeveloperGuide/high_availability_origin_failover.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
        popularity: 5,
      },
      {
        id: 'latency-global-tables',
        text: {
          pt: 'Roteamento por latência do Route 53 e tabelas globais do DynamoDB',
          en: 'Route 53 latency routing and DynamoDB global tables',
          es: 'Enrutamiento por latencia de Route 53 y tablas globales de DynamoDB',
        },
        action: {
          pt: 'Criar registros de latência do Amazon Route 53 com verificações de integridade nas duas regiões e manter os dados em tabelas globais do Amazon DynamoDB.',
          en: 'Create Amazon Route 53 latency records with health checks for both Regions and keep the data in Amazon DynamoDB global tables.',
          es: 'Crear registros de latencia de Amazon Route 53 con comprobaciones de estado en las dos regiones y mantener los datos en tablas globales de Amazon DynamoDB.',
        },
        uses: ['Route 53', 'DynamoDB'],
        why: {
          pt: 'O roteamento por latência do Route 53 responde a cada consulta DNS com a região de menor latência, para qualquer protocolo, também UDP, e cobra por consulta. As tabelas globais do DynamoDB aceitam gravações nas duas regiões e as replicam uma à outra em cerca de um segundo.',
          en: 'Route 53 latency routing answers each DNS query with the Region of lowest latency, for any protocol, UDP included, and charges by query. DynamoDB global tables accept writes in both Regions and replicate them to each other in about a second.',
          es: 'El enrutamiento por latencia de Route 53 responde a cada consulta DNS con la región de menor latencia, para cualquier protocolo, también UDP, y cobra por consulta. Las tablas globales de DynamoDB aceptan escrituras en ambas regiones y las replican entre sí en cerca de un segundo.',
        },
        likeness: {
          pt: 'o guia às vezes desatualizado da rua mais rápida, e um par de fichários de fichas soltas escritos nas duas cidades',
          en: 'the sometimes outdated guide to the fastest street, and a pair of loose-card cabinets written in both cities',
          es: 'la guía a veces desactualizada de la calle más rápida, y un par de ficheros de fichas sueltas escritos en ambas ciudades',
        },
        tell: {
          pt: 'Porta de entrada sem taxa fixa por hora: Route 53 ou CloudFront. Sessões ao vivo por UDP: Route 53, que só responde o nome e serve a qualquer protocolo. Gravações confirmadas na região mais próxima: tabelas globais do DynamoDB (ativo-ativo).',
          en: 'An entry point without a fixed hourly fee: Route 53 or CloudFront. Live sessions over UDP: Route 53, which only answers the name and serves any protocol. Writes confirmed in the nearest Region: DynamoDB global tables (active-active).',
          es: 'Punto de entrada sin tarifa fija por hora: Route 53 o CloudFront. Sesiones en vivo por UDP: Route 53, que solo responde el nombre y sirve para cualquier protocolo. Escrituras confirmadas en la región más cercana: tablas globales de DynamoDB (activo-activo).',
        },
        source: docs('Route53/latest/DeveloperGuide/routing-policy-latency.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 5,
      },
      {
        id: 'latency-aurora-global',
        text: {
          pt: 'Roteamento por latência do Route 53 e um Aurora Global Database',
          en: 'Route 53 latency routing and an Aurora Global Database',
          es: 'Enrutamiento por latencia de Route 53 y una Aurora Global Database',
        },
        action: {
          pt: 'Criar registros de latência do Amazon Route 53 com verificações de integridade nas duas regiões e manter os dados em um Amazon Aurora Global Database.',
          en: 'Create Amazon Route 53 latency records with health checks for both Regions and keep the data in an Amazon Aurora Global Database.',
          es: 'Crear registros de latencia de Amazon Route 53 con comprobaciones de estado en las dos regiones y mantener los datos en un clúster de Amazon Aurora Global Database.',
        },
        uses: ['Route 53', 'Aurora'],
        why: {
          pt: 'O roteamento por latência do Route 53 responde a cada consulta DNS com a região de menor latência, para qualquer protocolo, também UDP, e cobra por consulta. O Aurora Global Database executa SQL com junções, grava em uma região e copia os dados em cerca de um segundo para a outra, que é promovida em uma falha.',
          en: 'Route 53 latency routing answers each DNS query with the Region of lowest latency, for any protocol, UDP included, and charges by query. Aurora Global Database runs SQL with joins, writes in one Region and copies the data within about a second to the other, which is promoted in a failure.',
          es: 'El enrutamiento por latencia de Route 53 responde a cada consulta DNS con la región de menor latencia, para cualquier protocolo, también UDP, y cobra por consulta. Aurora Global Database ejecuta SQL con uniones, escribe en una región y copia los datos en cerca de un segundo a la otra, que se promueve ante una falla.',
        },
        likeness: {
          pt: 'o guia às vezes desatualizado da rua mais rápida, e um livro de contas cruzadas escrito só aqui com cópia lá',
          en: 'the sometimes outdated guide to the fastest street, and a cross-referenced ledger written only here with a copy there',
          es: 'la guía a veces desactualizada de la calle más rápida, y un libro de cuentas cruzadas escrito solo aquí con copia allá',
        },
        tell: {
          pt: 'Porta de entrada sem taxa fixa por hora: Route 53 ou CloudFront. Sessões ao vivo por UDP: Route 53, que só responde o nome e serve a qualquer protocolo. Consultas SQL que unem muitas tabelas: Aurora Global Database, com uma região para gravação. Perda de uma região com no máximo um minuto de dados: um banco de dados global ou tabelas globais.',
          en: 'An entry point without a fixed hourly fee: Route 53 or CloudFront. Live sessions over UDP: Route 53, which only answers the name and serves any protocol. SQL queries that join many tables: Aurora Global Database, with one Region for writes. The loss of a Region with at most one minute of data: a global database or global tables.',
          es: 'Punto de entrada sin tarifa fija por hora: Route 53 o CloudFront. Sesiones en vivo por UDP: Route 53, que solo responde el nombre y sirve para cualquier protocolo. Consultas SQL que unen muchas tablas: Aurora Global Database, con una región para escritura. Pérdida de una región con un minuto de datos como máximo: una base de datos global o tablas globales.',
        },
        source: docs('Route53/latest/DeveloperGuide/routing-policy-latency.html'),
        secondSource: docs('AmazonRDS/latest/AuroraUserGuide/CHAP_AuroraOverview.html'),
        popularity: 5,
      },
      {
        id: 'latency-rds-single',
        neverRight: true,
        text: {
          pt: 'Roteamento por latência do Route 53 e um RDS Multi-AZ em uma região',
          en: 'Route 53 latency routing and Multi-AZ RDS in one Region',
          es: 'Enrutamiento por latencia de Route 53 y un RDS Multi-AZ en una región',
        },
        action: {
          pt: 'Criar registros de latência do Amazon Route 53 com verificações de integridade nas duas regiões e manter os dados em uma instância Multi-AZ do Amazon RDS em uma região.',
          en: 'Create Amazon Route 53 latency records with health checks for both Regions and keep the data in a Multi-AZ Amazon RDS instance in one Region.',
          es: 'Crear registros de latencia de Amazon Route 53 con comprobaciones de estado en las dos regiones y mantener los datos en una instancia Multi-AZ de Amazon RDS en una región.',
        },
        uses: ['Route 53', 'RDS'],
        why: {
          pt: 'O roteamento por latência do Route 53 responde a cada consulta DNS com a região de menor latência, para qualquer protocolo, também UDP, e cobra por consulta. O RDS Multi-AZ em uma só região usa qualquer mecanismo do RDS e resiste à perda de uma zona.',
          en: 'Route 53 latency routing answers each DNS query with the Region of lowest latency, for any protocol, UDP included, and charges by query. Multi-AZ RDS in a single Region uses any engine of RDS and withstands the loss of a zone.',
          es: 'El enrutamiento por latencia de Route 53 responde a cada consulta DNS con la región de menor latencia, para cualquier protocolo, también UDP, y cobra por consulta. RDS Multi-AZ en una sola región usa cualquier motor de RDS y resiste la pérdida de una zona.',
        },
        likeness: {
          pt: 'o guia às vezes desatualizado da rua mais rápida, e um livro de contas cruzadas em dois prédios da mesma cidade',
          en: 'the sometimes outdated guide to the fastest street, and a cross-referenced ledger in two buildings of a single city',
          es: 'la guía a veces desactualizada de la calle más rápida, y un libro de cuentas cruzadas en dos edificios de una ciudad',
        },
        tell: {
          pt: 'Região de menor latência por DNS, quase sem custo: Route 53. Uma região basta, com Oracle ou SQL Server: RDS Multi-AZ.',
          en: 'The Region of lowest latency by DNS, at hardly any cost: Route 53. One Region is enough, with Oracle or SQL Server: Multi-AZ RDS.',
          es: 'Región de menor latencia por DNS, casi sin costo: Route 53. Una región alcanza, con Oracle o SQL Server: RDS Multi-AZ.',
        },
        source: docs('Route53/latest/DeveloperGuide/routing-policy-latency.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'udp',
        text: {
          pt: 'As sessões ao vivo trocam dados em tempo real por UDP.',
          en: 'Live sessions exchange data in real time over UDP.',
          es: 'Las sesiones en vivo intercambian datos en tiempo real por UDP.',
        },
        fits: [
          'accelerator-global-tables',
          'accelerator-aurora-global',
          'accelerator-rds-single',
          'latency-global-tables',
          'latency-aurora-global',
          'latency-rds-single',
        ],
        rulesOut: {
          'cloudfront-global-tables': {
            pt: 'O CloudFront atende a HTTP e HTTPS, não a UDP da aplicação.',
            en: 'CloudFront serves HTTP and HTTPS, not UDP of the application.',
            es: 'CloudFront atiende HTTP y HTTPS, no UDP de la aplicación.',
          },
          'cloudfront-aurora-global': {
            pt: 'O CloudFront atende a HTTP e HTTPS, não a UDP da aplicação.',
            en: 'CloudFront serves HTTP and HTTPS, not UDP of the application.',
            es: 'CloudFront atiende HTTP y HTTPS, no UDP de la aplicación.',
          },
          'cloudfront-rds-single': {
            pt: 'O CloudFront atende a HTTP e HTTPS, não a UDP da aplicação.',
            en: 'CloudFront serves HTTP and HTTPS, not UDP of the application.',
            es: 'CloudFront atiende HTTP y HTTPS, no UDP de la aplicación.',
          },
        },
      },
      {
        id: 'no-dns-wait',
        text: {
          pt: 'Após uma falha, os pedidos de leitura e de gravação devem ir para a outra região sem esperar por caches de DNS.',
          en: 'After a failure, read and write requests must go to the other Region without waiting for DNS caches.',
          es: 'Tras una falla, las solicitudes de lectura y de escritura deben ir a la otra región sin esperar cachés de DNS.',
        },
        fits: ['accelerator-global-tables', 'accelerator-aurora-global', 'accelerator-rds-single'],
        rulesOut: {
          'cloudfront-global-tables': {
            pt: 'Um grupo de origens do CloudFront recorre à segunda origem só em GET, HEAD e OPTIONS; as gravações continuam na região que falhou.',
            en: 'An origin group of CloudFront turns to the second origin for GET, HEAD and OPTIONS alone; writes go on to the failed Region.',
            es: 'Un grupo de orígenes de CloudFront recurre al segundo origen solo con GET, HEAD y OPTIONS; las escrituras siguen yendo a la región que falló.',
          },
          'cloudfront-aurora-global': {
            pt: 'Um grupo de origens do CloudFront recorre à segunda origem só em GET, HEAD e OPTIONS; as gravações continuam na região que falhou.',
            en: 'An origin group of CloudFront turns to the second origin for GET, HEAD and OPTIONS alone; writes go on to the failed Region.',
            es: 'Un grupo de orígenes de CloudFront recurre al segundo origen solo con GET, HEAD y OPTIONS; las escrituras siguen yendo a la región que falló.',
          },
          'cloudfront-rds-single': {
            pt: 'Um grupo de origens do CloudFront recorre à segunda origem só em GET, HEAD e OPTIONS; as gravações continuam na região que falhou.',
            en: 'An origin group of CloudFront turns to the second origin for GET, HEAD and OPTIONS alone; writes go on to the failed Region.',
            es: 'Un grupo de orígenes de CloudFront recurre al segundo origen solo con GET, HEAD y OPTIONS; las escrituras siguen yendo a la región que falló.',
          },
          'latency-global-tables': {
            pt: 'Com o Route 53, quem guardou a resposta de DNS continua na região que falhou até o TTL vencer.',
            en: 'With Route 53, whoever cached the DNS answer stays with the failed Region until the TTL ends.',
            es: 'Con Route 53, quien guardó la respuesta de DNS sigue en la región que falló hasta que vence el TTL.',
          },
          'latency-aurora-global': {
            pt: 'Com o Route 53, quem guardou a resposta de DNS continua na região que falhou até o TTL vencer.',
            en: 'With Route 53, whoever cached the DNS answer stays with the failed Region until the TTL ends.',
            es: 'Con Route 53, quien guardó la respuesta de DNS sigue en la región que falló hasta que vence el TTL.',
          },
          'latency-rds-single': {
            pt: 'Com o Route 53, quem guardou a resposta de DNS continua na região que falhou até o TTL vencer.',
            en: 'With Route 53, whoever cached the DNS answer stays with the failed Region until the TTL ends.',
            es: 'Con Route 53, quien guardó la respuesta de DNS sigue en la región que falló hasta que vence el TTL.',
          },
        },
      },
      {
        id: 'no-hourly-entry',
        text: {
          pt: 'A segunda região terá poucos usuários no primeiro ano, e a empresa não quer uma taxa fixa por hora pela porta de entrada.',
          en: 'The second Region will have few users in its first year, and the company does not want a fixed hourly fee for the entry point.',
          es: 'La segunda región tendrá pocos usuarios en el primer año, y la empresa no quiere una tarifa fija por hora por el punto de entrada.',
        },
        fits: [
          'cloudfront-global-tables',
          'cloudfront-aurora-global',
          'cloudfront-rds-single',
          'latency-global-tables',
          'latency-aurora-global',
          'latency-rds-single',
        ],
        rulesOut: {
          'accelerator-global-tables': {
            pt: 'O Global Accelerator cobra uma taxa fixa por hora por acelerador.',
            en: 'Global Accelerator charges a fixed hourly fee for each accelerator.',
            es: 'Global Accelerator cobra una tarifa fija por hora por acelerador.',
          },
          'accelerator-aurora-global': {
            pt: 'O Global Accelerator cobra uma taxa fixa por hora por acelerador.',
            en: 'Global Accelerator charges a fixed hourly fee for each accelerator.',
            es: 'Global Accelerator cobra una tarifa fija por hora por acelerador.',
          },
          'accelerator-rds-single': {
            pt: 'O Global Accelerator cobra uma taxa fixa por hora por acelerador.',
            en: 'Global Accelerator charges a fixed hourly fee for each accelerator.',
            es: 'Global Accelerator cobra una tarifa fija por hora por acelerador.',
          },
        },
        situations: ['esports', 'telehealth'],
      },
      {
        id: 'joins',
        text: {
          pt: 'As consultas SQL do aplicativo unem muitas tabelas e não serão reescritas.',
          en: 'The application’s SQL queries join many tables and will not be rewritten.',
          es: 'Las consultas SQL de la aplicación unen muchas tablas y no se reescribirán.',
        },
        fits: [
          'accelerator-aurora-global',
          'accelerator-rds-single',
          'cloudfront-aurora-global',
          'cloudfront-rds-single',
          'latency-aurora-global',
          'latency-rds-single',
        ],
        rulesOut: {
          'accelerator-global-tables': {
            pt: 'O DynamoDB lê itens por chave e não une tabelas em SQL: as consultas teriam de ser reescritas.',
            en: 'DynamoDB reads items by key and joins no tables in SQL: the queries would have to be rewritten.',
            es: 'DynamoDB lee elementos por clave y no une tablas en SQL: habría que reescribir las consultas.',
          },
          'cloudfront-global-tables': {
            pt: 'O DynamoDB lê itens por chave e não une tabelas em SQL: as consultas teriam de ser reescritas.',
            en: 'DynamoDB reads items by key and joins no tables in SQL: the queries would have to be rewritten.',
            es: 'DynamoDB lee elementos por clave y no une tablas en SQL: habría que reescribir las consultas.',
          },
          'latency-global-tables': {
            pt: 'O DynamoDB lê itens por chave e não une tabelas em SQL: as consultas teriam de ser reescritas.',
            en: 'DynamoDB reads items by key and joins no tables in SQL: the queries would have to be rewritten.',
            es: 'DynamoDB lee elementos por clave y no une tablas en SQL: habría que reescribir las consultas.',
          },
        },
      },
      {
        id: 'both-write',
        text: {
          pt: 'Nos dois continentes há gravações o dia todo, e cada uma deve ser confirmada na região mais próxima.',
          en: 'There are writes on both continents all day, and each must be confirmed in the nearest Region.',
          es: 'En los dos continentes hay escrituras todo el día, y cada una debe confirmarse en la región más cercana.',
        },
        fits: ['accelerator-global-tables', 'latency-global-tables'],
        rulesOut: {
          'cloudfront-global-tables': {
            pt: 'O grupo de origens do CloudFront envia tudo à primeira região enquanto ela responde; as gravações do outro continente cruzariam o oceano.',
            en: 'The origin group of CloudFront sends everything to the first Region while it responds; writes of the other continent would cross the ocean.',
            es: 'El grupo de orígenes de CloudFront envía todo a la primera región mientras responde; las escrituras del otro continente cruzarían el océano.',
          },
          'accelerator-aurora-global': {
            pt: 'No Aurora Global Database, só uma região grava; as gravações da outra atravessam o oceano.',
            en: 'With Aurora Global Database only one Region writes; writes of the other cross the ocean.',
            es: 'En Aurora Global Database solo una región escribe; las escrituras de la otra cruzan el océano.',
          },
          'accelerator-rds-single': {
            pt: 'O RDS em uma só região confirma todas as gravações nela.',
            en: 'RDS in a single Region confirms all writes there.',
            es: 'RDS en una sola región confirma allí todas las escrituras.',
          },
          'cloudfront-aurora-global': {
            pt: 'No Aurora Global Database, só uma região grava; as gravações da outra atravessam o oceano.',
            en: 'With Aurora Global Database only one Region writes; writes of the other cross the ocean.',
            es: 'En Aurora Global Database solo una región escribe; las escrituras de la otra cruzan el océano.',
          },
          'cloudfront-rds-single': {
            pt: 'O RDS em uma só região confirma todas as gravações nela.',
            en: 'RDS in a single Region confirms all writes there.',
            es: 'RDS en una sola región confirma allí todas las escrituras.',
          },
          'latency-aurora-global': {
            pt: 'No Aurora Global Database, só uma região grava; as gravações da outra atravessam o oceano.',
            en: 'With Aurora Global Database only one Region writes; writes of the other cross the ocean.',
            es: 'En Aurora Global Database solo una región escribe; las escrituras de la otra cruzan el océano.',
          },
          'latency-rds-single': {
            pt: 'O RDS em uma só região confirma todas as gravações nela.',
            en: 'RDS in a single Region confirms all writes there.',
            es: 'RDS en una sola región confirma allí todas las escrituras.',
          },
        },
      },
      {
        id: 'data-region-loss',
        text: {
          pt: 'A perda de uma região inteira pode custar no máximo um minuto de dados.',
          en: 'The loss of a whole Region may cost at most one minute of data.',
          es: 'La pérdida de una región completa puede costar como máximo un minuto de datos.',
        },
        fits: [
          'accelerator-global-tables',
          'accelerator-aurora-global',
          'cloudfront-global-tables',
          'cloudfront-aurora-global',
          'latency-global-tables',
          'latency-aurora-global',
        ],
        rulesOut: {
          'accelerator-rds-single': {
            pt: 'O RDS Multi-AZ em uma só região não resiste à perda dela.',
            en: 'Multi-AZ RDS in a single Region does not withstand the loss of that Region.',
            es: 'RDS Multi-AZ en una sola región no resiste la pérdida de esa región.',
          },
          'cloudfront-rds-single': {
            pt: 'O RDS Multi-AZ em uma só região não resiste à perda dela.',
            en: 'Multi-AZ RDS in a single Region does not withstand the loss of that Region.',
            es: 'RDS Multi-AZ en una sola región no resiste la pérdida de esa región.',
          },
          'latency-rds-single': {
            pt: 'O RDS Multi-AZ em uma só região não resiste à perda dela.',
            en: 'Multi-AZ RDS in a single Region does not withstand the loss of that Region.',
            es: 'RDS Multi-AZ en una sola región no resiste la pérdida de esa región.',
          },
        },
      },
      {
        id: 'cached',
        notWith: ['udp', 'no-dns-wait'],
        text: {
          pt: 'As imagens e os vídeos, iguais para todos, devem chegar por HTTPS de um cache próximo de cada usuário.',
          en: 'Images and videos, the same for everyone, must arrive over HTTPS from a cache near each user.',
          es: 'Las imágenes y los videos, iguales para todos, deben llegar por HTTPS desde una caché cercana a cada usuario.',
        },
        fits: ['cloudfront-global-tables', 'cloudfront-aurora-global', 'cloudfront-rds-single'],
        rulesOut: {
          'accelerator-global-tables': {
            pt: 'O Global Accelerator leva as conexões até a região e não guarda cópias do conteúdo.',
            en: 'Global Accelerator carries connections to the Region and keeps no copies of the content.',
            es: 'Global Accelerator lleva las conexiones hasta la región y no guarda copias del contenido.',
          },
          'accelerator-aurora-global': {
            pt: 'O Global Accelerator leva as conexões até a região e não guarda cópias do conteúdo.',
            en: 'Global Accelerator carries connections to the Region and keeps no copies of the content.',
            es: 'Global Accelerator lleva las conexiones hasta la región y no guarda copias del contenido.',
          },
          'accelerator-rds-single': {
            pt: 'O Global Accelerator leva as conexões até a região e não guarda cópias do conteúdo.',
            en: 'Global Accelerator carries connections to the Region and keeps no copies of the content.',
            es: 'Global Accelerator lleva las conexiones hasta la región y no guarda copias del contenido.',
          },
          'latency-global-tables': {
            pt: 'O Route 53 só responde com um endereço; cada imagem viria da região.',
            en: 'Route 53 only answers with an address; each image would come from the Region.',
            es: 'Route 53 solo responde con una dirección; cada imagen vendría de la región.',
          },
          'latency-aurora-global': {
            pt: 'O Route 53 só responde com um endereço; cada imagem viria da região.',
            en: 'Route 53 only answers with an address; each image would come from the Region.',
            es: 'Route 53 solo responde con una dirección; cada imagen vendría de la región.',
          },
          'latency-rds-single': {
            pt: 'O Route 53 só responde com um endereço; cada imagem viria da região.',
            en: 'Route 53 only answers with an address; each image would come from the Region.',
            es: 'Route 53 solo responde con una dirección; cada imagen vendría de la región.',
          },
        },
      },
      {
        id: 'fixed-ips',
        notWith: ['cached', 'no-hourly-entry'],
        text: {
          pt: 'Os firewalls das instituições parceiras só liberam dois endereços IP fixos, os mesmos para as duas regiões.',
          en: 'The firewalls of partner institutions allow only two fixed IP addresses, the same for both Regions.',
          es: 'Los firewalls de las instituciones asociadas solo permiten dos direcciones IP fijas, las mismas para ambas regiones.',
        },
        fits: ['accelerator-global-tables', 'accelerator-aurora-global', 'accelerator-rds-single'],
        rulesOut: {
          'cloudfront-global-tables': {
            pt: 'O CloudFront não tem um par de endereços fixos: até as suas listas de IPs estáticos anycast têm mais de dois.',
            en: 'CloudFront has no pair of fixed addresses: even its lists of anycast static IPs have more than two.',
            es: 'CloudFront no tiene un par de direcciones fijas: hasta sus listas de IP estáticas anycast tienen más de dos.',
          },
          'cloudfront-aurora-global': {
            pt: 'O CloudFront não tem um par de endereços fixos: até as suas listas de IPs estáticos anycast têm mais de dois.',
            en: 'CloudFront has no pair of fixed addresses: even its lists of anycast static IPs have more than two.',
            es: 'CloudFront no tiene un par de direcciones fijas: hasta sus listas de IP estáticas anycast tienen más de dos.',
          },
          'cloudfront-rds-single': {
            pt: 'O CloudFront não tem um par de endereços fixos: até as suas listas de IPs estáticos anycast têm mais de dois.',
            en: 'CloudFront has no pair of fixed addresses: even its lists of anycast static IPs have more than two.',
            es: 'CloudFront no tiene un par de direcciones fijas: hasta sus listas de IP estáticas anycast tienen más de dos.',
          },
          'latency-global-tables': {
            pt: 'O Route 53 responde com os endereços de cada região, que não são os mesmos nas duas.',
            en: 'Route 53 answers with the addresses of each Region, which are not the same in both.',
            es: 'Route 53 responde con las direcciones de cada región, que no son las mismas en ambas.',
          },
          'latency-aurora-global': {
            pt: 'O Route 53 responde com os endereços de cada região, que não são os mesmos nas duas.',
            en: 'Route 53 answers with the addresses of each Region, which are not the same in both.',
            es: 'Route 53 responde con las direcciones de cada región, que no son las mismas en ambas.',
          },
          'latency-rds-single': {
            pt: 'O Route 53 responde com os endereços de cada região, que não são os mesmos nas duas.',
            en: 'Route 53 answers with the addresses of each Region, which are not the same in both.',
            es: 'Route 53 responde con las direcciones de cada región, que no son las mismas en ambas.',
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
