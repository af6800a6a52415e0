import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const databases: Category = {
  id: 'databases',
  noun: { pt: 'serviço de banco de dados da AWS', en: 'AWS database service', es: 'servicio de base de datos de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'storage', 'delivery'],
  entities: [
    {
      id: 'rds', kind: 'service', name: 'Amazon RDS', aliases: ['Relational Database Service'], topic: 'databases', popularity: 5,
      gist: {
        pt: '{administrar} bancos relacionais conhecidos, como MySQL, PostgreSQL, Oracle e SQL Server',
        en: '{run} well-known relational engines, such as MySQL, PostgreSQL, Oracle and SQL Server',
        es: '{administrar} bases relacionales conocidas, como MySQL, PostgreSQL, Oracle y SQL Server',
      },
      source: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
    },
    {
      id: 'aurora', kind: 'service', name: 'Amazon Aurora', topic: 'databases', popularity: 4,
      gist: {
        pt: '{oferecer} um banco relacional criado para a nuvem, compatível com MySQL e PostgreSQL',
        en: '{offer} a relational database built for the cloud, compatible with MySQL and PostgreSQL',
        es: '{ofrecer} una base relacional creada para la nube, compatible con MySQL y PostgreSQL',
      },
      source: docs('AmazonRDS/latest/AuroraUserGuide/CHAP_AuroraOverview.html'),
    },
    {
      id: 'dynamodb', kind: 'service', name: 'Amazon DynamoDB', topic: 'databases', popularity: 5,
      gist: {
        pt: '{guardar} itens de chave-valor e documentos em tabelas sem servidor',
        en: '{store} key-value items and documents in serverless tables',
        es: '{guardar} elementos de clave-valor y documentos en tablas sin servidor',
      },
      source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
    },
    {
      id: 'elasticache', kind: 'service', name: 'Amazon ElastiCache', topic: 'databases', popularity: 4,
      gist: {
        pt: '{manter} em memória dados muito lidos, em cache compatível com Valkey, Redis OSS e Memcached',
        en: '{keep} hot data in memory, in a cache compatible with Valkey, Redis OSS and Memcached',
        es: '{mantener} en memoria datos muy leídos, en una caché compatible con Valkey, Redis OSS y Memcached',
      },
      source: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
    },
    {
      id: 'redshift', kind: 'service', name: 'Amazon Redshift', topic: 'databases', popularity: 4,
      gist: {
        pt: '{servir} de data warehouse para análise com SQL de grandes históricos',
        en: '{be} a data warehouse to analyze large histories with SQL',
        es: '{servir} de data warehouse para analizar con SQL grandes históricos',
      },
      source: docs('redshift/latest/mgmt/welcome.html'),
    },
    {
      id: 'neptune', kind: 'service', name: 'Amazon Neptune', topic: 'databases', popularity: 2,
      gist: {
        pt: '{guardar} grafos, em que importam as ligações entre os dados',
        en: '{store} graphs, where the links between the data matter',
        es: '{guardar} grafos, en los que importan los vínculos entre los datos',
      },
      source: docs('neptune/latest/userguide/intro.html'),
    },
    {
      id: 'documentdb', kind: 'service', name: 'Amazon DocumentDB', topic: 'databases', popularity: 2,
      gist: {
        pt: '{guardar} documentos JSON com compatibilidade com o MongoDB',
        en: '{store} JSON documents with MongoDB compatibility',
        es: '{guardar} documentos JSON con compatibilidad con MongoDB',
      },
      source: docs('documentdb/latest/devguide/what-is.html'),
    },
  ],
  facts: [
    {
      id: 'rds-engines', kind: 'purpose', of: ['rds'], unclear: ['ec2', 'lightsail'], level: 1,
      say: {
        pt: '{executar} Oracle ou SQL Server com patches, backups e réplica de espera sob gestão da AWS',
        en: '{run} Oracle or SQL Server with patches, backups and standby managed by AWS',
        es: '{ejecutar} Oracle o SQL Server con parches, respaldos y réplica en espera a cargo de AWS',
      },
    },
    {
      id: 'rds-multi-az', kind: 'feature', of: ['rds'], unclear: ['aurora', 'redshift', 'documentdb', 'neptune', 'elasticache'], level: 2,
      say: {
        pt: '{manter} uma réplica de espera em outra zona com a opção Multi-AZ',
        en: '{keep} a standby copy in another zone with the Multi-AZ option',
        es: '{mantener} una réplica en espera en otra zona con la opción Multi-AZ',
      },
      source: docs('AmazonRDS/latest/UserGuide/Concepts.MultiAZ.html'),
    },
    {
      id: 'rds-license', kind: 'feature', of: ['rds'], unclear: ['documentdb'], level: 2,
      say: {
        pt: '{aceitar} licenças comerciais de banco de dados que a empresa já tem',
        en: '{accept} commercial database licenses that the company already owns',
        es: '{aceptar} licencias comerciales de base de datos que la empresa ya tiene',
      },
    },
    {
      id: 'aurora-cloud', kind: 'purpose', of: ['aurora'], unclear: ['rds'], level: 2,
      say: {
        pt: '{rodar} uma base compatível com PostgreSQL em que o volume de dados cresce sozinho e tem seis cópias',
        en: '{run} a PostgreSQL-compatible database whose storage grows by itself and has six copies',
        es: '{correr} una base compatible con PostgreSQL cuyo volumen crece solo y tiene seis copias',
      },
      source: docs('AmazonRDS/latest/AuroraUserGuide/Concepts.AuroraHighAvailability.html'),
    },
    {
      id: 'aurora-six', kind: 'feature', of: ['aurora'], unclear: ['neptune', 'documentdb'], level: 2,
      say: {
        pt: '{gravar} seis cópias dos dados relacionais em três zonas de disponibilidade',
        en: '{write} six copies of relational data across three Availability Zones',
        es: '{grabar} seis copias de los datos relacionales en tres zonas de disponibilidad',
      },
      source: docs('AmazonRDS/latest/AuroraUserGuide/Concepts.AuroraHighAvailability.html'),
    },
    {
      id: 'aurora-global', kind: 'feature', of: ['aurora'], unclear: ['rds', 'dynamodb', 'documentdb', 'neptune', 'elasticache', 'redshift'], level: 2,
      say: {
        pt: '{estender} um mesmo banco relacional a várias regiões, com uma delas gravando',
        en: '{extend} one relational database to several Regions, one of which writes',
        es: '{extender} una misma base relacional a varias regiones, y una de ellas escribe',
      },
    },
    {
      id: 'dynamodb-key-value', kind: 'purpose', of: ['dynamodb'], unclear: ['elasticache', 'documentdb'], level: 1,
      say: {
        pt: '{guardar} pares de chave e valor em tabelas sem servidor, com resposta em milissegundos em qualquer escala',
        en: '{store} key and value pairs in serverless tables, answering in milliseconds at any scale',
        es: '{guardar} pares de clave y valor en tablas sin servidor, con respuesta en milisegundos a cualquier escala',
      },
    },
    {
      id: 'dynamodb-sessions', kind: 'purpose', of: ['dynamodb'], unclear: ['elasticache', 'documentdb', 's3', 'efs'], level: 2,
      say: {
        pt: '{guardar} de forma durável milhões de carrinhos de compra em NoSQL, sem administrar instâncias',
        en: '{store} millions of shopping carts durably in NoSQL, with no instances to manage',
        es: '{guardar} de forma durable millones de carritos de compra en NoSQL, sin administrar instancias',
      },
    },
    {
      id: 'dynamodb-global-tables', kind: 'feature', of: ['dynamodb'], unclear: ['elasticache', 'aurora', 'documentdb', 'neptune'], level: 2,
      say: {
        pt: '{aceitar} gravações na mesma tabela em várias regiões, com tabelas globais',
        en: '{accept} writes to the same table in several Regions, with global tables',
        es: '{aceptar} escrituras en la misma tabla desde varias regiones, con tablas globales',
      },
      source: docs('amazondynamodb/latest/developerguide/GlobalTables.html'),
    },
    {
      id: 'dynamodb-on-demand', kind: 'feature', of: ['dynamodb'], unclear: ['elasticache', 'redshift', 'aurora', 'neptune', 'documentdb'], level: 2,
      say: {
        pt: '{cobrar} por solicitação de leitura e gravação no modo sob demanda',
        en: '{charge} per read and write request in on-demand mode',
        es: '{cobrar} por solicitud de lectura y escritura en modo bajo demanda',
      },
    },
    {
      id: 'elasticache-cache', kind: 'purpose', of: ['elasticache'], unclear: ['dynamodb', 'cloudfront'], level: 1,
      say: {
        pt: '{aliviar} o banco principal, mantendo em memória as consultas mais repetidas',
        en: '{relieve} the main database by keeping the most repeated queries in memory',
        es: '{aliviar} la base principal manteniendo en memoria las consultas más repetidas',
      },
    },
    {
      id: 'elasticache-engines', kind: 'feature', of: ['elasticache'], level: 1,
      say: {
        pt: '{oferecer} motores compatíveis com Redis OSS e Memcached',
        en: '{offer} engines compatible with Redis OSS and Memcached',
        es: '{ofrecer} motores compatibles con Redis OSS y Memcached',
      },
    },
    {
      id: 'redshift-warehouse', kind: 'purpose', of: ['redshift'], unclear: ['athena', 'emr', 'aurora', 'rds', 's3'], level: 1,
      say: {
        pt: '{reunir} anos de vendas em um data warehouse para relatórios complexos em SQL',
        en: '{gather} years of sales in a data warehouse for complex SQL reports',
        es: '{reunir} años de ventas en un data warehouse para informes complejos en SQL',
      },
    },
    {
      id: 'redshift-columns', kind: 'feature', of: ['redshift'], unclear: ['aurora', 'rds'], level: 2,
      say: {
        pt: '{gravar} as tabelas por coluna para acelerar análises de grandes volumes',
        en: '{store} tables by column to speed up the analysis of large volumes',
        es: '{grabar} las tablas por columna para acelerar análisis de grandes volúmenes',
      },
    },
    {
      id: 'neptune-graph', kind: 'purpose', of: ['neptune'], level: 1,
      say: {
        pt: '{percorrer} relações entre pessoas, contas e aparelhos em um banco de grafos',
        en: '{follow} relationships between people, accounts and devices in a graph database',
        es: '{recorrer} relaciones entre personas, cuentas y dispositivos en una base de grafos',
      },
      need: {
        pt: 'detectar fraudes percorrendo relações entre pessoas, contas e aparelhos em um banco de grafos',
        en: 'find fraud by following relationships between people, accounts and devices in a graph database',
        es: 'detectar fraudes recorriendo relaciones entre personas, cuentas y dispositivos en una base de grafos',
      },
    },
    {
      id: 'neptune-languages', kind: 'feature', of: ['neptune'], level: 2,
      say: {
        pt: '{aceitar} consultas em Gremlin, openCypher e SPARQL',
        en: '{accept} queries in Gremlin, openCypher and SPARQL',
        es: '{aceptar} consultas en Gremlin, openCypher y SPARQL',
      },
    },
    {
      id: 'documentdb-mongo', kind: 'purpose', of: ['documentdb'], unclear: ['ec2', 'lightsail'], level: 2,
      say: {
        pt: '{receber} uma aplicação que hoje usa MongoDB, mantendo os mesmos drivers',
        en: '{take} over an application that uses MongoDB today, with the same drivers',
        es: '{recibir} una aplicación que hoy usa MongoDB, con los mismos controladores',
      },
      need: {
        pt: 'levar para um serviço gerenciado uma aplicação que hoje usa MongoDB, mantendo os drivers',
        en: 'move an application that uses MongoDB today to a managed service, keeping its drivers',
        es: 'llevar a un servicio administrado una aplicación que hoy usa MongoDB, manteniendo los controladores',
      },
    },
    {
      id: 'db-relational', kind: 'trait', of: ['rds', 'aurora'], unclear: ['redshift'], level: 1,
      say: {
        pt: '{processar} transações em tabelas relacionais',
        en: '{process} transactions in relational tables',
        es: '{procesar} transacciones en tablas relacionales',
      },
    },
    {
      id: 'db-sql', kind: 'trait', of: ['rds', 'aurora', 'redshift'], unclear: ['dynamodb', 'neptune'], level: 1,
      say: {
        pt: '{usar} SQL como linguagem principal de consulta',
        en: '{use} SQL as the main query language',
        es: '{usar} SQL como lenguaje principal de consulta',
      },
    },
    {
      id: 'db-mysql', kind: 'trait', of: ['rds', 'aurora'], level: 1,
      say: {
        pt: '{ser} compatível com aplicações escritas para MySQL',
        en: '{be} compatible with applications written for MySQL',
        es: '{ser} compatible con aplicaciones escritas para MySQL',
      },
    },
    {
      id: 'db-json', kind: 'trait', of: ['dynamodb', 'documentdb'], unclear: ['elasticache'], level: 1,
      say: {
        pt: '{trabalhar} com documentos de esquema flexível como modelo principal',
        en: '{work} with flexible-schema documents as its main model',
        es: '{trabajar} con documentos de esquema flexible como modelo principal',
      },
    },
    {
      id: 'db-cloud-native', kind: 'trait', of: ['aurora', 'neptune', 'documentdb'], unclear: ['dynamodb', 'redshift', 'elasticache'], level: 2,
      say: {
        pt: '{separar} a computação de um volume de dados distribuído que cresce sozinho',
        en: '{separate} compute from a distributed data volume that grows by itself',
        es: '{separar} el cómputo de un volumen de datos distribuido que crece solo',
      },
    },
    {
      id: 'db-non-relational', kind: 'trait', of: ['dynamodb', 'documentdb', 'neptune', 'elasticache'], level: 1,
      say: {
        pt: '{seguir} um modelo de dados não relacional',
        en: '{follow} a non-relational data model',
        es: '{seguir} un modelo de datos no relacional',
      },
      deny: {
        pt: '{seguir} o modelo relacional',
        en: '{follow} the relational model',
        es: '{seguir} el modelo relacional',
      },
    },
    {
      id: 'db-durable', kind: 'trait', of: ['rds', 'aurora', 'dynamodb', 'redshift', 'neptune', 'documentdb'], level: 2,
      say: {
        pt: '{gravar} os dados em disco de forma durável por padrão',
        en: '{write} data durably to disk by default',
        es: '{grabar} los datos en disco de forma durable por defecto',
      },
    },
    {
      id: 'db-six-copies', kind: 'trait', of: ['aurora', 'neptune', 'documentdb'], level: 2,
      say: {
        pt: '{manter} seis cópias dos dados em três zonas',
        en: '{keep} six copies of the data in three zones',
        es: '{mantener} seis copias de los datos en tres zonas',
      },
    },
    {
      id: 'db-key', kind: 'trait', of: ['dynamodb', 'elasticache'], level: 2,
      say: {
        pt: '{seguir} o modelo de chave e valor',
        en: '{follow} the key-value model',
        es: '{seguir} el modelo de clave y valor',
      },
    },
    {
      id: 'db-transactional', kind: 'trait', of: ['rds', 'aurora', 'dynamodb', 'documentdb'], unclear: ['elasticache', 'neptune'], level: 2,
      say: {
        pt: '{atender} muitas leituras e gravações pequenas de uma aplicação',
        en: '{serve} many small reads and writes of an application',
        es: '{atender} muchas lecturas y escrituras pequeñas de una aplicación',
      },
    },
    {
      id: 'db-engine-known', kind: 'trait', of: ['rds', 'aurora', 'elasticache', 'documentdb'], unclear: ['redshift', 'neptune'], level: 2,
      say: {
        pt: '{aproveitar} drivers de um motor que a equipe já usa fora da AWS',
        en: '{work} with drivers of an engine that the team already uses outside AWS',
        es: '{aprovechar} controladores de un motor que el equipo ya usa fuera de AWS',
      },
    },
  ],
  contrasts: [
    {
      between: ['rds', 'aurora'],
      say: {
        pt: 'O RDS também administra Oracle e SQL Server; o Aurora é o banco da própria AWS, compatível com MySQL e PostgreSQL e com armazenamento distribuído.',
        en: 'RDS also runs Oracle and SQL Server; Aurora is AWS’s own database, compatible with MySQL and PostgreSQL, on distributed storage.',
        es: 'RDS también administra Oracle y SQL Server; Aurora es la base propia de AWS, compatible con MySQL y PostgreSQL y con almacenamiento distribuido.',
      },
    },
    {
      between: ['rds', 'dynamodb'],
      say: {
        pt: 'O RDS guarda tabelas relacionais em instâncias; o DynamoDB guarda itens de chave-valor e dispensa instâncias.',
        en: 'RDS keeps relational tables on instances; DynamoDB keeps key-value items and needs no instances.',
        es: 'RDS guarda tablas relacionales en instancias; DynamoDB guarda elementos de clave-valor y no necesita instancias.',
      },
    },
    {
      between: ['rds', 'redshift'],
      say: {
        pt: 'O RDS atende muitas transações pequenas; o Redshift responde a poucas consultas enormes sobre dados históricos.',
        en: 'RDS serves many small transactions; Redshift answers a few huge queries over historical data.',
        es: 'RDS atiende muchas transacciones pequeñas; Redshift responde pocas consultas enormes sobre datos históricos.',
      },
    },
    {
      between: ['dynamodb', 'elasticache'],
      say: {
        pt: 'O DynamoDB guarda os dados de forma durável; o ElastiCache os mantém em memória, à frente de outro banco.',
        en: 'DynamoDB keeps data durably; ElastiCache holds it in memory in front of another database.',
        es: 'DynamoDB guarda los datos de forma durable; ElastiCache los mantiene en memoria, delante de otra base.',
      },
    },
    {
      between: ['dynamodb', 'documentdb'],
      say: {
        pt: 'O DynamoDB tem API própria e não usa instâncias; o DocumentDB fala a linguagem do MongoDB.',
        en: 'DynamoDB has its own API and uses no instances; DocumentDB speaks the language of MongoDB.',
        es: 'DynamoDB tiene una API propia y no usa instancias; DocumentDB habla el lenguaje de MongoDB.',
      },
    },
    {
      between: ['aurora', 'dynamodb'],
      say: {
        pt: 'O Aurora é relacional e aceita junções em SQL; o DynamoDB é NoSQL e busca itens por chave.',
        en: 'Aurora is relational and accepts SQL joins; DynamoDB is NoSQL and finds items by key.',
        es: 'Aurora es relacional y acepta uniones en SQL; DynamoDB es NoSQL y busca elementos por clave.',
      },
    },
    {
      between: ['neptune', 'documentdb'],
      say: {
        pt: 'O Neptune guarda vértices e ligações de um grafo; o DocumentDB guarda documentos JSON.',
        en: 'Neptune stores the vertices and links of a graph; DocumentDB stores JSON documents.',
        es: 'Neptune guarda vértices y vínculos de un grafo; DocumentDB guarda documentos JSON.',
      },
    },
    {
      between: ['aurora', 'redshift'],
      say: {
        pt: 'O Aurora é um banco de transações; o Redshift é um data warehouse para análise.',
        en: 'Aurora is a transactional database; Redshift is a data warehouse for analysis.',
        es: 'Aurora es una base transaccional; Redshift es un data warehouse para análisis.',
      },
    },
  ],
};
