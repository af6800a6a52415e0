import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const databasePair: readonly Pattern[] = [
  {
    id: 'database-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'databases' },
      'saa-c03': { domain: 'performance', topic: 'database-performance' },
    },
    situations: [
      {
        id: 'social',
        text: {
          pt: 'Uma rede social de leitores separa o seu sistema em microsserviços, e cada um poderá ter o tipo de banco de dados que lhe convém.',
          en: 'A social network of readers is splitting its system into microservices, and each may have the kind of database that suits it.',
          es: 'Una red social de lectores separa su sistema en microservicios, y cada uno podrá tener el tipo de base de datos que le conviene.',
        },
      },
      {
        id: 'telecom',
        text: {
          pt: 'Uma operadora de telefonia tem tudo em um só banco de dados relacional, que ficou lento, e vai tirar dele duas partes.',
          en: 'A phone company has everything in one relational database, which has become slow, and is going to take two parts out of it.',
          es: 'Una operadora de telefonía tiene todo en una sola base de datos relacional, que se volvió lenta, y va a sacar dos partes de ella.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco digital revê os dados de dois dos seus sistemas, que hoje dividem um banco de dados relacional.',
          en: 'A digital bank is reviewing the data of two of its systems, which share a relational database today.',
          es: 'Un banco digital revisa los datos de dos de sus sistemas, que hoy comparten una base de datos relacional.',
        },
      },
      {
        id: 'marketplace',
        text: {
          pt: 'Um site de anúncios tira duas partes do seu banco relacional, que ficou lento, e cada uma pode ter um banco de dados próprio.',
          en: 'A classified ads site is taking two parts out of its relational database, which has become slow, and each may have a database of its own.',
          es: 'Un sitio de anuncios saca dos partes de su base relacional, que se volvió lenta, y cada una puede tener una base de datos propia.',
        },
      },
      {
        id: 'insurer-pair',
        text: {
          pt: 'Uma seguradora reescreve dois sistemas na AWS e vai escolher o tipo de banco de dados de cada um.',
          en: 'An insurer is rewriting two systems on AWS and is going to choose the kind of database for each.',
          es: 'Una aseguradora reescribe dos sistemas en AWS y va a elegir el tipo de base de datos de cada uno.',
        },
      },
    ],
    candidates: [
      {
        id: 'neptune-dynamodb',
        uses: ['Neptune', 'DynamoDB'],
        popularity: 4,
        source: docs('neptune/latest/userguide/intro.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        text: {
          pt: 'Amazon Neptune e Amazon DynamoDB',
          en: 'Amazon Neptune and Amazon DynamoDB',
          es: 'Amazon Neptune y Amazon DynamoDB',
        },
        why: {
          pt: 'O Amazon Neptune é um banco de dados de grafos, feito para percorrer relações. O Amazon DynamoDB busca itens por chave em poucos milissegundos, em qualquer escala, sem servidores.',
          en: 'Amazon Neptune is a graph database, made to follow relationships. Amazon DynamoDB looks up items by key in a few milliseconds, at any scale, with no servers.',
          es: 'Amazon Neptune es una base de datos de grafos, hecha para recorrer relaciones. Amazon DynamoDB busca elementos por clave en pocos milisegundos, a cualquier escala, sin servidores.',
        },
        tell: {
          pt: 'Relações entre relações: Neptune. Chave e valor em qualquer escala: DynamoDB.',
          en: 'Relationships of relationships: Neptune. Key and value at any scale: DynamoDB.',
          es: 'Relaciones entre relaciones: Neptune. Clave y valor a cualquier escala: DynamoDB.',
        },
      },
      {
        id: 'neptune-redshift',
        uses: ['Neptune', 'Redshift'],
        popularity: 4,
        source: docs('neptune/latest/userguide/intro.html'),
        secondSource: docs('redshift/latest/mgmt/welcome.html'),
        text: {
          pt: 'Amazon Neptune e Amazon Redshift',
          en: 'Amazon Neptune and Amazon Redshift',
          es: 'Amazon Neptune y Amazon Redshift',
        },
        why: {
          pt: 'O Amazon Neptune é um banco de dados de grafos, feito para percorrer relações. O Amazon Redshift é um data warehouse colunar para análises SQL sobre anos de dados.',
          en: 'Amazon Neptune is a graph database, made to follow relationships. Amazon Redshift is a columnar data warehouse for SQL analysis over years of data.',
          es: 'Amazon Neptune es una base de datos de grafos, hecha para recorrer relaciones. Amazon Redshift es un data warehouse columnar para análisis SQL sobre años de datos.',
        },
        tell: {
          pt: 'Relações entre relações: Neptune. Análises sobre anos de dados: Redshift.',
          en: 'Relationships of relationships: Neptune. Analysis over years of data: Redshift.',
          es: 'Relaciones entre relaciones: Neptune. Análisis sobre años de datos: Redshift.',
        },
      },
      {
        id: 'neptune-documentdb',
        uses: ['Neptune', 'DocumentDB'],
        popularity: 3,
        source: docs('neptune/latest/userguide/intro.html'),
        secondSource: docs('documentdb/latest/devguide/what-is.html'),
        text: {
          pt: 'Amazon Neptune e Amazon DocumentDB',
          en: 'Amazon Neptune and Amazon DocumentDB',
          es: 'Amazon Neptune y Amazon DocumentDB',
        },
        why: {
          pt: 'O Amazon Neptune é um banco de dados de grafos, feito para percorrer relações. O Amazon DocumentDB guarda documentos JSON e aceita os drivers do MongoDB.',
          en: 'Amazon Neptune is a graph database, made to follow relationships. Amazon DocumentDB keeps JSON documents and accepts the drivers of MongoDB.',
          es: 'Amazon Neptune es una base de datos de grafos, hecha para recorrer relaciones. Amazon DocumentDB guarda documentos JSON y acepta los drivers de MongoDB.',
        },
        tell: {
          pt: 'Relações entre relações: Neptune. Código escrito para o MongoDB: DocumentDB.',
          en: 'Relationships of relationships: Neptune. Code written for MongoDB: DocumentDB.',
          es: 'Relaciones entre relaciones: Neptune. Código escrito para MongoDB: DocumentDB.',
        },
      },
      {
        id: 'dynamodb-redshift',
        uses: ['DynamoDB', 'Redshift'],
        popularity: 4,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        secondSource: docs('redshift/latest/mgmt/welcome.html'),
        text: {
          pt: 'Amazon DynamoDB e Amazon Redshift',
          en: 'Amazon DynamoDB and Amazon Redshift',
          es: 'Amazon DynamoDB y Amazon Redshift',
        },
        why: {
          pt: 'O Amazon DynamoDB busca itens por chave em poucos milissegundos, em qualquer escala, sem servidores. O Amazon Redshift é um data warehouse colunar para análises SQL sobre anos de dados.',
          en: 'Amazon DynamoDB looks up items by key in a few milliseconds, at any scale, with no servers. Amazon Redshift is a columnar data warehouse for SQL analysis over years of data.',
          es: 'Amazon DynamoDB busca elementos por clave en pocos milisegundos, a cualquier escala, sin servidores. Amazon Redshift es un data warehouse columnar para análisis SQL sobre años de datos.',
        },
        tell: {
          pt: 'Chave e valor em qualquer escala: DynamoDB. Análises sobre anos de dados: Redshift.',
          en: 'Key and value at any scale: DynamoDB. Analysis over years of data: Redshift.',
          es: 'Clave y valor a cualquier escala: DynamoDB. Análisis sobre años de datos: Redshift.',
        },
      },
      {
        id: 'dynamodb-documentdb',
        uses: ['DynamoDB', 'DocumentDB'],
        popularity: 4,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        secondSource: docs('documentdb/latest/devguide/what-is.html'),
        text: {
          pt: 'Amazon DynamoDB e Amazon DocumentDB',
          en: 'Amazon DynamoDB and Amazon DocumentDB',
          es: 'Amazon DynamoDB y Amazon DocumentDB',
        },
        why: {
          pt: 'O Amazon DynamoDB busca itens por chave em poucos milissegundos, em qualquer escala, sem servidores. O Amazon DocumentDB guarda documentos JSON e aceita os drivers do MongoDB.',
          en: 'Amazon DynamoDB looks up items by key in a few milliseconds, at any scale, with no servers. Amazon DocumentDB keeps JSON documents and accepts the drivers of MongoDB.',
          es: 'Amazon DynamoDB busca elementos por clave en pocos milisegundos, a cualquier escala, sin servidores. Amazon DocumentDB guarda documentos JSON y acepta los drivers de MongoDB.',
        },
        tell: {
          pt: 'Chave e valor em qualquer escala: DynamoDB. Código escrito para o MongoDB: DocumentDB.',
          en: 'Key and value at any scale: DynamoDB. Code written for MongoDB: DocumentDB.',
          es: 'Clave y valor a cualquier escala: DynamoDB. Código escrito para MongoDB: DocumentDB.',
        },
      },
      {
        id: 'redshift-documentdb',
        uses: ['Redshift', 'DocumentDB'],
        popularity: 4,
        source: docs('redshift/latest/mgmt/welcome.html'),
        secondSource: docs('documentdb/latest/devguide/what-is.html'),
        text: {
          pt: 'Amazon Redshift e Amazon DocumentDB',
          en: 'Amazon Redshift and Amazon DocumentDB',
          es: 'Amazon Redshift y Amazon DocumentDB',
        },
        why: {
          pt: 'O Amazon Redshift é um data warehouse colunar para análises SQL sobre anos de dados. O Amazon DocumentDB guarda documentos JSON e aceita os drivers do MongoDB.',
          en: 'Amazon Redshift is a columnar data warehouse for SQL analysis over years of data. Amazon DocumentDB keeps JSON documents and accepts the drivers of MongoDB.',
          es: 'Amazon Redshift es un data warehouse columnar para análisis SQL sobre años de datos. Amazon DocumentDB guarda documentos JSON y acepta los drivers de MongoDB.',
        },
        tell: {
          pt: 'Análises sobre anos de dados: Redshift. Código escrito para o MongoDB: DocumentDB.',
          en: 'Analysis over years of data: Redshift. Code written for MongoDB: DocumentDB.',
          es: 'Análisis sobre años de datos: Redshift. Código escrito para MongoDB: DocumentDB.',
        },
      },
    ],
    constraints: [
      {
        id: 'friends-of',
        kind: 'change',
        text: {
          pt: 'Um sistema precisa saber quem se liga a quem por até seis passos, em tempo real.',
          en: 'One case asks who is connected to whom through up to six steps, in real time.',
          es: 'Un sistema necesita saber quién se conecta con quién por hasta seis pasos, en tiempo real.',
        },
        fits: ['neptune-dynamodb', 'neptune-redshift', 'neptune-documentdb'],
        rulesOut: {
          'dynamodb-redshift': {
            pt: 'Nem o Amazon DynamoDB nem o Amazon Redshift percorrem ligações entre pessoas por seis passos em tempo real.',
            en: 'Neither Amazon DynamoDB nor Amazon Redshift follows connections between people through six steps in real time.',
            es: 'Ni Amazon DynamoDB ni Amazon Redshift recorren conexiones entre personas por seis pasos en tiempo real.',
          },
          'dynamodb-documentdb': {
            pt: 'Nem o Amazon DynamoDB nem o Amazon DocumentDB percorrem ligações entre pessoas por seis passos em tempo real.',
            en: 'Neither Amazon DynamoDB nor Amazon DocumentDB follows connections between people through six steps in real time.',
            es: 'Ni Amazon DynamoDB ni Amazon DocumentDB recorren conexiones entre personas por seis pasos en tiempo real.',
          },
          'redshift-documentdb': {
            pt: 'Nem o Amazon Redshift nem o Amazon DocumentDB percorrem ligações entre pessoas por seis passos em tempo real.',
            en: 'Neither Amazon Redshift nor Amazon DocumentDB follows connections between people through six steps in real time.',
            es: 'Ni Amazon Redshift ni Amazon DocumentDB recorren conexiones entre personas por seis pasos en tiempo real.',
          },
        },
      },
      {
        id: 'by-key',
        kind: 'scale',
        text: {
          pt: 'Um caso lê e grava milhões de perfis por segundo, cada um pelo seu identificador, sem servidor a dimensionar.',
          en: 'One case reads and writes millions of profiles a second, each by its identifier, with no server to size.',
          es: 'Un caso lee y graba millones de perfiles por segundo, cada uno por su identificador, sin servidor que dimensionar.',
        },
        fits: ['neptune-dynamodb', 'dynamodb-redshift', 'dynamodb-documentdb'],
        rulesOut: {
          'neptune-redshift': {
            pt: 'Nem o Amazon Neptune nem o Amazon Redshift atendem a milhões de leituras por segundo pelo identificador, sem servidor a dimensionar.',
            en: 'Neither Amazon Neptune nor Amazon Redshift serves millions of reads a second by identifier, with no server to size.',
            es: 'Ni Amazon Neptune ni Amazon Redshift atienden millones de lecturas por segundo por identificador, sin servidor que dimensionar.',
          },
          'neptune-documentdb': {
            pt: 'Nem o Amazon Neptune nem o Amazon DocumentDB atendem a milhões de leituras por segundo pelo identificador, sem servidor a dimensionar.',
            en: 'Neither Amazon Neptune nor Amazon DocumentDB serves millions of reads a second by identifier, with no server to size.',
            es: 'Ni Amazon Neptune ni Amazon DocumentDB atienden millones de lecturas por segundo por identificador, sin servidor que dimensionar.',
          },
          'redshift-documentdb': {
            pt: 'Nem o Amazon Redshift nem o Amazon DocumentDB atendem a milhões de leituras por segundo pelo identificador, sem servidor a dimensionar.',
            en: 'Neither Amazon Redshift nor Amazon DocumentDB serves millions of reads a second by identifier, with no server to size.',
            es: 'Ni Amazon Redshift ni Amazon DocumentDB atienden millones de lecturas por segundo por identificador, sin servidor que dimensionar.',
          },
        },
      },
      {
        id: 'five-years',
        kind: 'change',
        text: {
          pt: 'Um caso soma e compara cinco anos de transações em relatórios SQL para a direção.',
          en: 'One case adds up and compares five years of transactions in SQL reports for management.',
          es: 'Un caso suma y compara cinco años de transacciones en informes SQL para la dirección.',
        },
        fits: ['neptune-redshift', 'dynamodb-redshift', 'redshift-documentdb'],
        rulesOut: {
          'neptune-dynamodb': {
            pt: 'Nem o Amazon Neptune nem o Amazon DynamoDB são feitos para relatórios SQL sobre anos de transações.',
            en: 'Neither Amazon Neptune nor Amazon DynamoDB is made for SQL reports over years of transactions.',
            es: 'Ni Amazon Neptune ni Amazon DynamoDB están hechos para informes SQL sobre años de transacciones.',
          },
          'neptune-documentdb': {
            pt: 'Nem o Amazon Neptune nem o Amazon DocumentDB são feitos para relatórios SQL sobre anos de transações.',
            en: 'Neither Amazon Neptune nor Amazon DocumentDB is made for SQL reports over years of transactions.',
            es: 'Ni Amazon Neptune ni Amazon DocumentDB están hechos para informes SQL sobre años de transacciones.',
          },
          'dynamodb-documentdb': {
            pt: 'Nem o Amazon DynamoDB nem o Amazon DocumentDB são feitos para relatórios SQL sobre anos de transações.',
            en: 'Neither Amazon DynamoDB nor Amazon DocumentDB is made for SQL reports over years of transactions.',
            es: 'Ni Amazon DynamoDB ni Amazon DocumentDB están hechos para informes SQL sobre años de transacciones.',
          },
        },
      },
      {
        id: 'mongo-code',
        kind: 'change',
        text: {
          pt: 'Um caso já tem código escrito para o MongoDB, que deve mudar o mínimo.',
          en: 'One case has code written for MongoDB, which should change as little as possible.',
          es: 'Un caso ya tiene código escrito para MongoDB, que debe cambiar lo mínimo.',
        },
        fits: ['neptune-documentdb', 'dynamodb-documentdb', 'redshift-documentdb'],
        rulesOut: {
          'neptune-dynamodb': {
            pt: 'Nem o Amazon Neptune nem o Amazon DynamoDB aceitam código escrito para o MongoDB.',
            en: 'Neither Amazon Neptune nor Amazon DynamoDB accepts code written for MongoDB.',
            es: 'Ni Amazon Neptune ni Amazon DynamoDB aceptan código escrito para MongoDB.',
          },
          'neptune-redshift': {
            pt: 'Nem o Amazon Neptune nem o Amazon Redshift aceitam código escrito para o MongoDB.',
            en: 'Neither Amazon Neptune nor Amazon Redshift accepts code written for MongoDB.',
            es: 'Ni Amazon Neptune ni Amazon Redshift aceptan código escrito para MongoDB.',
          },
          'dynamodb-redshift': {
            pt: 'Nem o Amazon DynamoDB nem o Amazon Redshift aceitam código escrito para o MongoDB.',
            en: 'Neither Amazon DynamoDB nor Amazon Redshift accepts code written for MongoDB.',
            es: 'Ni Amazon DynamoDB ni Amazon Redshift aceptan código escrito para MongoDB.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais bancos de dados da AWS servem a esses dois casos?',
      en: 'Which AWS databases suit these two cases?',
      es: '¿Qué bases de datos de AWS sirven para estos dos casos?',
    },
  },
];
