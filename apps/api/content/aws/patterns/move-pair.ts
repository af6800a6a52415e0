import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const movePair: readonly Pattern[] = [
  {
    id: 'move-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'migration-tools' },
      'saa-c03': { domain: 'performance', topic: 'data-ingestion' },
    },
    situations: [
      {
        id: 'shipyard',
        text: {
          pt: 'Um estaleiro fecha o seu data center em oito meses e leva tudo para a AWS.',
          en: 'A shipyard is closing its data center in eight months and moving everything to AWS.',
          es: 'Un astillero cierra su centro de datos en ocho meses y lleva todo a AWS.',
        },
        today: {
          pt: 'São 120 servidores e 200 TB de dados, com um link de 1 Gbps do AWS Direct Connect já pronto. A empresa precisa planejar duas partes da mudança.',
          en: 'It has 120 servers and 200 TB of data, with a 1 Gbps AWS Direct Connect link in place. The company must plan two parts of the move.',
          es: 'Son 120 servidores y 200 TB de datos, con un enlace de 1 Gbps de AWS Direct Connect ya listo. La empresa debe planificar dos partes del traslado.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora de mapas muda de sede e leva os seus sistemas para a AWS.',
          en: 'A map publisher is changing premises and moving its systems to AWS.',
          es: 'Una editorial de mapas cambia de sede y lleva sus sistemas a AWS.',
        },
        today: {
          pt: 'O aluguel acaba em junho, e a equipe de seis pessoas só levou até agora os sistemas de teste. Falta planejar duas partes.',
          en: 'The lease ends in June, and the team of six has moved only its test systems so far. Two parts are still to be planned.',
          es: 'El alquiler termina en junio, y el equipo de seis personas solo llevó hasta ahora los sistemas de prueba. Falta planificar dos partes.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma clínica de imagem começa a sua migração para a AWS.',
          en: 'A diagnostic imaging clinic is starting its migration to AWS.',
          es: 'Una clínica de imágenes comienza su migración a AWS.',
        },
        today: {
          pt: 'Os sistemas ficam em uma sala da sede com ar-condicionado precário, ligada à AWS a 500 Mbps. Duas partes serão levadas primeiro.',
          en: 'Its systems run in a room at headquarters with failing air conditioning, connected to AWS at 500 Mbps. Two parts will move first.',
          es: 'Los sistemas están en una sala de la sede con aire acondicionado deficiente, conectada a AWS a 500 Mbps. Primero se llevarán dos partes.',
        },
      },
      {
        id: 'broadcaster-move',
        text: {
          pt: 'Uma rádio vai desligar o seu data center e migrar para a AWS.',
          en: 'A radio broadcaster is switching off its data center and migrating to AWS.',
          es: 'Una radio va a apagar su centro de datos y migrar a AWS.',
        },
        today: {
          pt: 'A rede e as contas na AWS estão prontas, e a garantia dos equipamentos locais vence em outubro. A equipe ainda tem dois pontos a projetar.',
          en: 'The network and the accounts on AWS are ready, and the equipment on site leaves warranty in October. The team has two points left to design.',
          es: 'La red y las cuentas en AWS están listas, y la garantía de los equipos locales vence en octubre. Al equipo le quedan dos puntos por diseñar.',
        },
      },
      {
        id: 'distributor-move',
        text: {
          pt: 'Uma distribuidora de remédios tem um ano para migrar para a AWS.',
          en: 'A medicine distributor has a year to migrate to AWS.',
          es: 'Una distribuidora de medicamentos tiene un año para migrar a AWS.',
        },
        today: {
          pt: 'Ela entrega a 3.000 farmácias por dia, e os sistemas só param nas noites de domingo. A empresa precisa escolher os serviços para duas partes.',
          en: 'It ships to 3,000 pharmacies every day, and its systems may stop only on Sunday nights. The company must choose the services for two parts.',
          es: 'Entrega a 3.000 farmacias por día, y los sistemas solo paran los domingos por la noche. La empresa debe elegir los servicios para dos partes.',
        },
      },
    ],
    candidates: [
      {
        id: 'mgn-dms',
        uses: ['Transform MGN', 'MGN', 'Application Migration Service', 'Database Migration Service', 'DMS'],
        popularity: 4,
        source: docs('mgn/latest/ug/what-is-application-migration-service.html'),
        secondSource: docs('dms/latest/userguide/Welcome.html'),
        text: {
          pt: 'AWS Transform MGN e AWS Database Migration Service',
          en: 'AWS Transform MGN and AWS Database Migration Service',
          es: 'AWS Transform MGN y AWS Database Migration Service',
        },
        action: {
          pt: 'Instalar o agente do AWS Transform MGN e criar uma tarefa no AWS Database Migration Service.',
          en: 'Install the agent of AWS Transform MGN and create a task in AWS Database Migration Service.',
          es: 'Instalar el agente de AWS Transform MGN y crear una tarea en AWS Database Migration Service.',
        },
        why: {
          pt: 'O AWS Transform MGN replica servidores inteiros, físicos ou virtuais, e os inicia como instâncias do EC2. O AWS Database Migration Service copia bancos de dados, também para outro mecanismo, enquanto continuam em uso.',
          en: 'AWS Transform MGN replicates whole servers, physical or virtual, and starts them as EC2 instances. AWS Database Migration Service copies databases, to another engine too, while they stay in use.',
          es: 'AWS Transform MGN replica servidores enteros, físicos o virtuales, y los inicia como instancias de EC2. AWS Database Migration Service copia bases de datos, también a otro motor, mientras siguen en uso.',
        },
        tell: {
          pt: 'Máquinas que passam como estão: AWS Transform MGN, que replica servidores inteiros. Cópia contínua de um sistema em uso: Database Migration Service, com conversão de esquema para outro mecanismo.',
          en: 'Machines that move as they are: AWS Transform MGN, which replicates whole servers. A system in use with continuous copying: Database Migration Service, with schema conversion for another engine.',
          es: 'Máquinas que pasan tal como están: AWS Transform MGN, que replica servidores enteros. Copia continua de un sistema en uso: Database Migration Service, con conversión de esquema para otro motor.',
        },
      },
      {
        id: 'mgn-datasync',
        uses: ['Transform MGN', 'MGN', 'Application Migration Service', 'DataSync'],
        popularity: 4,
        source: docs('mgn/latest/ug/what-is-application-migration-service.html'),
        secondSource: docs('datasync/latest/userguide/what-is-datasync.html'),
        text: {
          pt: 'AWS Transform MGN e AWS DataSync',
          en: 'AWS Transform MGN and AWS DataSync',
          es: 'AWS Transform MGN y AWS DataSync',
        },
        action: {
          pt: 'Instalar o agente do AWS Transform MGN e implantar um agente do AWS DataSync no data center.',
          en: 'Install the agent of AWS Transform MGN and deploy an AWS DataSync agent in the data center.',
          es: 'Instalar el agente de AWS Transform MGN y desplegar un agente de AWS DataSync en el centro de datos.',
        },
        why: {
          pt: 'O AWS Transform MGN replica servidores inteiros, físicos ou virtuais, e os inicia como instâncias do EC2. O AWS DataSync copia arquivos em grande volume pela rede, confere-os e repete a cópia quando se quer.',
          en: 'AWS Transform MGN replicates whole servers, physical or virtual, and starts them as EC2 instances. AWS DataSync copies files in large volumes over the network, checks them and repeats the copy when wanted.',
          es: 'AWS Transform MGN replica servidores enteros, físicos o virtuales, y los inicia como instancias de EC2. AWS DataSync copia archivos en gran volumen por la red, los verifica y repite la copia cuando se quiere.',
        },
        tell: {
          pt: 'Máquinas que passam como estão: AWS Transform MGN, que replica servidores inteiros. Milhões de arquivos de um NAS: DataSync, que verifica o que copia.',
          en: 'Machines that move as they are: AWS Transform MGN, which replicates whole servers. Millions of files of a NAS: DataSync, which verifies what it copies.',
          es: 'Máquinas que pasan tal como están: AWS Transform MGN, que replica servidores enteros. Millones de archivos de un NAS: DataSync, que verifica lo que copia.',
        },
      },
      {
        id: 'mgn-transfer',
        uses: ['Transform MGN', 'MGN', 'Application Migration Service', 'Transfer Family'],
        popularity: 4,
        source: docs('mgn/latest/ug/what-is-application-migration-service.html'),
        secondSource: docs('transfer/latest/userguide/what-is-aws-transfer-family.html'),
        text: {
          pt: 'AWS Transform MGN e AWS Transfer Family',
          en: 'AWS Transform MGN and AWS Transfer Family',
          es: 'AWS Transform MGN y AWS Transfer Family',
        },
        action: {
          pt: 'Instalar o agente do AWS Transform MGN e criar um endpoint de servidor do AWS Transfer Family.',
          en: 'Install the agent of AWS Transform MGN and create an AWS Transfer Family server endpoint.',
          es: 'Instalar el agente de AWS Transform MGN y crear un punto de conexión de AWS Transfer Family.',
        },
        why: {
          pt: 'O AWS Transform MGN replica servidores inteiros, físicos ou virtuais, e os inicia como instâncias do EC2. A AWS Transfer Family recebe por SFTP, FTPS ou AS2 e grava no Amazon S3 ou no EFS.',
          en: 'AWS Transform MGN replicates whole servers, physical or virtual, and starts them as EC2 instances. AWS Transfer Family receives over SFTP, FTPS or AS2 and writes to Amazon S3 or EFS.',
          es: 'AWS Transform MGN replica servidores enteros, físicos o virtuales, y los inicia como instancias de EC2. AWS Transfer Family recibe por SFTP, FTPS o AS2 y graba en Amazon S3 o EFS.',
        },
        tell: {
          pt: 'Máquinas que passam como estão: AWS Transform MGN, que replica servidores inteiros. Arquivos enviados por SFTP: Transfer Family, que grava no S3 ou no EFS.',
          en: 'Machines that move as they are: AWS Transform MGN, which replicates whole servers. Files sent over SFTP: Transfer Family, which writes to S3 or EFS.',
          es: 'Máquinas que pasan tal como están: AWS Transform MGN, que replica servidores enteros. Archivos enviados por SFTP: Transfer Family, que escribe en S3 o EFS.',
        },
      },
      {
        id: 'dms-datasync',
        uses: ['Database Migration Service', 'DMS', 'DataSync'],
        popularity: 4,
        source: docs('dms/latest/userguide/Welcome.html'),
        secondSource: docs('datasync/latest/userguide/what-is-datasync.html'),
        text: {
          pt: 'AWS Database Migration Service e AWS DataSync',
          en: 'AWS Database Migration Service and AWS DataSync',
          es: 'AWS Database Migration Service y AWS DataSync',
        },
        action: {
          pt: 'Criar uma tarefa no AWS Database Migration Service e implantar um agente do AWS DataSync no data center.',
          en: 'Create a task in AWS Database Migration Service and deploy an AWS DataSync agent in the data center.',
          es: 'Crear una tarea en AWS Database Migration Service y desplegar un agente de AWS DataSync en el centro de datos.',
        },
        why: {
          pt: 'O AWS Database Migration Service copia bancos de dados, também para outro mecanismo, enquanto continuam em uso. O AWS DataSync copia arquivos em grande volume pela rede, confere-os e repete a cópia quando se quer.',
          en: 'AWS Database Migration Service copies databases, to another engine too, while they stay in use. AWS DataSync copies files in large volumes over the network, checks them and repeats the copy when wanted.',
          es: 'AWS Database Migration Service copia bases de datos, también a otro motor, mientras siguen en uso. AWS DataSync copia archivos en gran volumen por la red, los verifica y repite la copia cuando se quiere.',
        },
        tell: {
          pt: 'Cópia contínua de um sistema em uso: Database Migration Service, com conversão de esquema para outro mecanismo. Milhões de arquivos de um NAS: DataSync, que verifica o que copia.',
          en: 'A system in use with continuous copying: Database Migration Service, with schema conversion for another engine. Millions of files of a NAS: DataSync, which verifies what it copies.',
          es: 'Copia continua de un sistema en uso: Database Migration Service, con conversión de esquema para otro motor. Millones de archivos de un NAS: DataSync, que verifica lo que copia.',
        },
      },
      {
        id: 'dms-transfer',
        uses: ['Database Migration Service', 'DMS', 'Transfer Family'],
        popularity: 4,
        source: docs('dms/latest/userguide/Welcome.html'),
        secondSource: docs('transfer/latest/userguide/what-is-aws-transfer-family.html'),
        text: {
          pt: 'AWS Database Migration Service e AWS Transfer Family',
          en: 'AWS Database Migration Service and AWS Transfer Family',
          es: 'AWS Database Migration Service y AWS Transfer Family',
        },
        action: {
          pt: 'Criar uma tarefa no AWS Database Migration Service e criar um endpoint de servidor do AWS Transfer Family.',
          en: 'Create a task in AWS Database Migration Service and create an AWS Transfer Family server endpoint.',
          es: 'Crear una tarea en AWS Database Migration Service y crear un punto de conexión de AWS Transfer Family.',
        },
        why: {
          pt: 'O AWS Database Migration Service copia bancos de dados, também para outro mecanismo, enquanto continuam em uso. A AWS Transfer Family recebe por SFTP, FTPS ou AS2 e grava no Amazon S3 ou no EFS.',
          en: 'AWS Database Migration Service copies databases, to another engine too, while they stay in use. AWS Transfer Family receives over SFTP, FTPS or AS2 and writes to Amazon S3 or EFS.',
          es: 'AWS Database Migration Service copia bases de datos, también a otro motor, mientras siguen en uso. AWS Transfer Family recibe por SFTP, FTPS o AS2 y graba en Amazon S3 o EFS.',
        },
        tell: {
          pt: 'Cópia contínua de um sistema em uso: Database Migration Service, com conversão de esquema para outro mecanismo. Arquivos enviados por SFTP: Transfer Family, que grava no S3 ou no EFS.',
          en: 'A system in use with continuous copying: Database Migration Service, with schema conversion for another engine. Files sent over SFTP: Transfer Family, which writes to S3 or EFS.',
          es: 'Copia continua de un sistema en uso: Database Migration Service, con conversión de esquema para otro motor. Archivos enviados por SFTP: Transfer Family, que escribe en S3 o EFS.',
        },
      },
      {
        id: 'datasync-transfer',
        uses: ['DataSync', 'Transfer Family'],
        popularity: 4,
        source: docs('datasync/latest/userguide/what-is-datasync.html'),
        secondSource: docs('transfer/latest/userguide/what-is-aws-transfer-family.html'),
        text: {
          pt: 'AWS DataSync e AWS Transfer Family',
          en: 'AWS DataSync and AWS Transfer Family',
          es: 'AWS DataSync y AWS Transfer Family',
        },
        action: {
          pt: 'Implantar um agente do AWS DataSync no data center e criar um endpoint de servidor do AWS Transfer Family.',
          en: 'Deploy an AWS DataSync agent in the data center and create an AWS Transfer Family server endpoint.',
          es: 'Desplegar un agente de AWS DataSync en el centro de datos y crear un punto de conexión de AWS Transfer Family.',
        },
        why: {
          pt: 'O AWS DataSync copia arquivos em grande volume pela rede, confere-os e repete a cópia quando se quer. A AWS Transfer Family recebe por SFTP, FTPS ou AS2 e grava no Amazon S3 ou no EFS.',
          en: 'AWS DataSync copies files in large volumes over the network, checks them and repeats the copy when wanted. AWS Transfer Family receives over SFTP, FTPS or AS2 and writes to Amazon S3 or EFS.',
          es: 'AWS DataSync copia archivos en gran volumen por la red, los verifica y repite la copia cuando se quiere. AWS Transfer Family recibe por SFTP, FTPS o AS2 y graba en Amazon S3 o EFS.',
        },
        tell: {
          pt: 'Milhões de arquivos de um NAS: DataSync, que verifica o que copia. Arquivos enviados por SFTP: Transfer Family, que grava no S3 ou no EFS.',
          en: 'Millions of files of a NAS: DataSync, which verifies what it copies. Files sent over SFTP: Transfer Family, which writes to S3 or EFS.',
          es: 'Millones de archivos de un NAS: DataSync, que verifica lo que copia. Archivos enviados por SFTP: Transfer Family, que escribe en S3 o EFS.',
        },
      },
    ],
    constraints: [
      {
        id: 'as-they-are',
        text: {
          pt: 'Quarenta máquinas devem passar ao Amazon EC2 como estão, quase sem parada.',
          en: 'Forty machines must move to Amazon EC2 as they are, with hardly any downtime.',
          es: 'Cuarenta máquinas deben pasar a Amazon EC2 tal como están, casi sin parada.',
        },
        fits: ['mgn-dms', 'mgn-datasync', 'mgn-transfer'],
        rulesOut: {
          'dms-datasync': {
            pt: 'O AWS Database Migration Service copia os dados de bancos de dados e o AWS DataSync copia arquivos e objetos; levar máquinas como estão, com sistema e discos, cabe ao AWS Transform MGN.',
            en: 'AWS Database Migration Service copies the data of databases and AWS DataSync copies files and objects; taking machines as they are, with system and disks, is the job of AWS Transform MGN.',
            es: 'AWS Database Migration Service copia los datos de bases de datos y AWS DataSync copia archivos y objetos; llevar máquinas tal como están, con sistema y discos, corresponde a AWS Transform MGN.',
          },
          'dms-transfer': {
            pt: 'O AWS Database Migration Service copia os dados de bancos de dados e a AWS Transfer Family recebe arquivos de parceiros; levar máquinas como estão, com sistema e discos, cabe ao AWS Transform MGN.',
            en: 'AWS Database Migration Service copies the data of databases and AWS Transfer Family receives files from partners; taking machines as they are, with system and disks, is the job of AWS Transform MGN.',
            es: 'AWS Database Migration Service copia los datos de bases de datos y AWS Transfer Family recibe archivos de socios; llevar máquinas tal como están, con sistema y discos, corresponde a AWS Transform MGN.',
          },
          'datasync-transfer': {
            pt: 'O AWS DataSync copia arquivos e objetos e a AWS Transfer Family recebe arquivos de parceiros; levar máquinas como estão, com sistema e discos, cabe ao AWS Transform MGN.',
            en: 'AWS DataSync copies files and objects and AWS Transfer Family receives files from partners; taking machines as they are, with system and disks, is the job of AWS Transform MGN.',
            es: 'AWS DataSync copia archivos y objetos y AWS Transfer Family recibe archivos de socios; llevar máquinas tal como están, con sistema y discos, corresponde a AWS Transform MGN.',
          },
        },
      },
      {
        id: 'engine-change',
        text: {
          pt: 'Um Oracle em uso deve passar a Aurora PostgreSQL, com cópia contínua até a troca.',
          en: 'An Oracle system in use must become Aurora PostgreSQL, with continuous copying until the switch.',
          es: 'Un Oracle en uso debe pasar a Aurora PostgreSQL, con copia continua hasta el cambio.',
        },
        fits: ['mgn-dms', 'dms-datasync', 'dms-transfer'],
        rulesOut: {
          'mgn-datasync': {
            pt: 'O AWS Transform MGN replica servidores inteiros e o AWS DataSync copia arquivos e objetos; passar a outro mecanismo com cópia contínua cabe ao AWS Database Migration Service.',
            en: 'AWS Transform MGN replicates whole servers and AWS DataSync copies files and objects; moving to another engine with continuous copying is the job of AWS Database Migration Service.',
            es: 'AWS Transform MGN replica servidores enteros y AWS DataSync copia archivos y objetos; pasar a otro motor con copia continua corresponde a AWS Database Migration Service.',
          },
          'mgn-transfer': {
            pt: 'O AWS Transform MGN replica servidores inteiros e a AWS Transfer Family recebe arquivos de parceiros; passar a outro mecanismo com cópia contínua cabe ao AWS Database Migration Service.',
            en: 'AWS Transform MGN replicates whole servers and AWS Transfer Family receives files from partners; moving to another engine with continuous copying is the job of AWS Database Migration Service.',
            es: 'AWS Transform MGN replica servidores enteros y AWS Transfer Family recibe archivos de socios; pasar a otro motor con copia continua corresponde a AWS Database Migration Service.',
          },
          'datasync-transfer': {
            pt: 'O AWS DataSync copia arquivos e objetos e a AWS Transfer Family recebe arquivos de parceiros; passar a outro mecanismo com cópia contínua cabe ao AWS Database Migration Service.',
            en: 'AWS DataSync copies files and objects and AWS Transfer Family receives files from partners; moving to another engine with continuous copying is the job of AWS Database Migration Service.',
            es: 'AWS DataSync copia archivos y objetos y AWS Transfer Family recibe archivos de socios; pasar a otro motor con copia continua corresponde a AWS Database Migration Service.',
          },
        },
      },
      {
        id: 'many-files',
        text: {
          pt: 'Um NAS com 300 milhões de arquivos deve ser copiado para o Amazon EFS, com verificação.',
          en: 'A NAS with 300 million files must be copied to Amazon EFS, with verification.',
          es: 'Un NAS con 300 millones de archivos debe copiarse a Amazon EFS, con verificación.',
        },
        fits: ['mgn-datasync', 'dms-datasync', 'datasync-transfer'],
        rulesOut: {
          'mgn-dms': {
            pt: 'O AWS Transform MGN replica servidores inteiros e o AWS Database Migration Service copia os dados de bancos de dados; copiar e verificar os arquivos de um NAS cabe ao AWS DataSync.',
            en: 'AWS Transform MGN replicates whole servers and AWS Database Migration Service copies the data of databases; copying and verifying the files of a NAS is the job of AWS DataSync.',
            es: 'AWS Transform MGN replica servidores enteros y AWS Database Migration Service copia los datos de bases de datos; copiar y verificar los archivos de un NAS corresponde a AWS DataSync.',
          },
          'mgn-transfer': {
            pt: 'O AWS Transform MGN replica servidores inteiros e a AWS Transfer Family recebe arquivos de parceiros; copiar e verificar os arquivos de um NAS cabe ao AWS DataSync.',
            en: 'AWS Transform MGN replicates whole servers and AWS Transfer Family receives files from partners; copying and verifying the files of a NAS is the job of AWS DataSync.',
            es: 'AWS Transform MGN replica servidores enteros y AWS Transfer Family recibe archivos de socios; copiar y verificar los archivos de un NAS corresponde a AWS DataSync.',
          },
          'dms-transfer': {
            pt: 'O AWS Database Migration Service copia os dados de bancos de dados e a AWS Transfer Family recebe arquivos de parceiros; copiar e verificar os arquivos de um NAS cabe ao AWS DataSync.',
            en: 'AWS Database Migration Service copies the data of databases and AWS Transfer Family receives files from partners; copying and verifying the files of a NAS is the job of AWS DataSync.',
            es: 'AWS Database Migration Service copia los datos de bases de datos y AWS Transfer Family recibe archivos de socios; copiar y verificar los archivos de un NAS corresponde a AWS DataSync.',
          },
        },
      },
      {
        id: 'partners-sftp',
        text: {
          pt: 'Fornecedores devem continuar a enviar arquivos por SFTP, que chegarão ao Amazon S3.',
          en: 'Suppliers must go on sending files over SFTP, to arrive in Amazon S3.',
          es: 'Los proveedores deben seguir enviando archivos por SFTP, que llegarán a Amazon S3.',
        },
        fits: ['mgn-transfer', 'dms-transfer', 'datasync-transfer'],
        rulesOut: {
          'mgn-dms': {
            pt: 'O AWS Transform MGN replica servidores inteiros e o AWS Database Migration Service copia os dados de bancos de dados; quem oferece um servidor SFTP que grava no S3 é a AWS Transfer Family.',
            en: 'AWS Transform MGN replicates whole servers and AWS Database Migration Service copies the data of databases; an SFTP server that writes to S3 is what AWS Transfer Family offers.',
            es: 'AWS Transform MGN replica servidores enteros y AWS Database Migration Service copia los datos de bases de datos; quien ofrece un servidor SFTP que escribe en S3 es AWS Transfer Family.',
          },
          'mgn-datasync': {
            pt: 'O AWS Transform MGN replica servidores inteiros e o AWS DataSync copia arquivos e objetos; quem oferece um servidor SFTP que grava no S3 é a AWS Transfer Family.',
            en: 'AWS Transform MGN replicates whole servers and AWS DataSync copies files and objects; an SFTP server that writes to S3 is what AWS Transfer Family offers.',
            es: 'AWS Transform MGN replica servidores enteros y AWS DataSync copia archivos y objetos; quien ofrece un servidor SFTP que escribe en S3 es AWS Transfer Family.',
          },
          'dms-datasync': {
            pt: 'O AWS Database Migration Service copia os dados de bancos de dados e o AWS DataSync copia arquivos e objetos; quem oferece um servidor SFTP que grava no S3 é a AWS Transfer Family.',
            en: 'AWS Database Migration Service copies the data of databases and AWS DataSync copies files and objects; an SFTP server that writes to S3 is what AWS Transfer Family offers.',
            es: 'AWS Database Migration Service copia los datos de bases de datos y AWS DataSync copia archivos y objetos; quien ofrece un servidor SFTP que escribe en S3 es AWS Transfer Family.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a essas duas necessidades?',
      en: 'Which AWS services meet these two needs?',
      es: '¿Qué servicios de AWS cubren estas dos necesidades?',
    },
  },
];
