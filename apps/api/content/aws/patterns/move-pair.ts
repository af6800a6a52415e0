import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const movePair: readonly Pattern[] = [
  twoOf({
    id: 'move-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'migration-tools' },
    },
    scene: {
      pt: 'Pense na migração como a mudança de um escritório, com servidores como salas, bancos de dados como livros e arquivos como papéis.',
      en: 'Think of the migration as an office move, with servers as rooms, databases as ledgers and files as papers.',
      es: 'Piensa en la migración como la mudanza de una oficina, con servidores como salas, bases de datos como libros y archivos como papeles.',
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
          es: 'Entrega a 3.000 farmacias por día, y los sistemas solo se detienen los domingos por la noche. La empresa debe elegir los servicios para dos partes.',
        },
      },
    ],
    halves: [
      {
        id: 'mgn',
        name: { pt: 'AWS Transform MGN', en: 'AWS Transform MGN', es: 'AWS Transform MGN' },
        uses: ['Transform MGN', 'MGN', 'Application Migration Service'],
        popularity: 4,
        source: docs('mgn/latest/ug/what-is-application-migration-service.html'),
        action: {
          pt: 'Instalar o agente do AWS Transform MGN',
          en: 'Install the agent of AWS Transform MGN',
          es: 'Instalar el agente de AWS Transform MGN',
        },
        why: {
          pt: 'O AWS Transform MGN, antes AWS Application Migration Service, replica servidores inteiros, físicos ou virtuais, e os inicia como instâncias do EC2.',
          en: 'AWS Transform MGN, formerly AWS Application Migration Service, replicates whole servers, physical or virtual, and starts them as EC2 instances.',
          es: 'AWS Transform MGN, antes AWS Application Migration Service, replica servidores enteros, físicos o virtuales, y los inicia como instancias de EC2.',
        },
        likeness: {
          pt: 'o caminhão que leva salas inteiras como estão',
          en: 'the truck that takes whole rooms as they are',
          es: 'el camión que lleva salas enteras como están',
        },
        tell: {
          pt: 'Máquinas que passam como estão: AWS Transform MGN, que replica servidores inteiros. Servidores físicos inteiros, testados na AWS antes da virada: AWS Transform MGN.',
          en: 'Machines that move as they are: AWS Transform MGN, which replicates whole servers. Whole physical servers, tested on AWS before the cutover: AWS Transform MGN.',
          es: 'Máquinas que pasan tal como están: AWS Transform MGN, que replica servidores enteros. Servidores físicos completos, probados en AWS antes del cambio: AWS Transform MGN.',
        },
        does: {
          pt: 'o AWS Transform MGN replica servidores inteiros',
          en: 'AWS Transform MGN replicates whole servers',
          es: 'AWS Transform MGN replica servidores enteros',
        },
      },
      {
        id: 'dms',
        name: {
          pt: 'AWS Database Migration Service',
          en: 'AWS Database Migration Service',
          es: 'AWS Database Migration Service',
        },
        uses: ['Database Migration Service', 'DMS'],
        popularity: 4,
        source: docs('dms/latest/userguide/Welcome.html'),
        action: {
          pt: 'Criar uma tarefa no AWS Database Migration Service',
          en: 'Create a task in AWS Database Migration Service',
          es: 'Crear una tarea en AWS Database Migration Service',
        },
        why: {
          pt: 'O AWS Database Migration Service copia bancos de dados, também para outro mecanismo, enquanto continuam em uso.',
          en: 'AWS Database Migration Service copies databases, to another engine too, while they stay in use.',
          es: 'AWS Database Migration Service copia bases de datos, también a otro motor, mientras siguen en uso.',
        },
        likeness: {
          pt: 'o escrivão que copia ou traduz livros ainda em uso',
          en: 'the clerk who copies or translates ledgers still in use',
          es: 'el escribano que copia o traduce libros aún en uso',
        },
        tell: {
          pt: 'Cópia contínua de um sistema em uso: Database Migration Service, com conversão de esquema para outro mecanismo. Banco de dados que muda sem sair do ar: Database Migration Service.',
          en: 'A system in use with continuous copying: Database Migration Service, with schema conversion for another engine. A database that moves while it stays online: Database Migration Service.',
          es: 'Copia continua de un sistema en uso: Database Migration Service, con conversión de esquema para otro motor. Base de datos que se mueve sin dejar de funcionar: Database Migration Service.',
        },
        does: {
          pt: 'o AWS Database Migration Service copia os dados de bancos de dados',
          en: 'AWS Database Migration Service copies the data of databases',
          es: 'AWS Database Migration Service copia los datos de bases de datos',
        },
      },
      {
        id: 'datasync',
        name: { pt: 'AWS DataSync', en: 'AWS DataSync', es: 'AWS DataSync' },
        uses: ['DataSync'],
        popularity: 4,
        source: docs('datasync/latest/userguide/what-is-datasync.html'),
        action: {
          pt: 'Implantar um agente do AWS DataSync no data center',
          en: 'Deploy an AWS DataSync agent in the data center',
          es: 'Desplegar un agente de AWS DataSync en el centro de datos',
        },
        why: {
          pt: 'O AWS DataSync copia arquivos em grande volume pela rede, confere-os e repete a cópia quando se quer.',
          en: 'AWS DataSync copies files in large volumes over the network, checks them and repeats the copy when wanted.',
          es: 'AWS DataSync copia archivos en gran volumen por la red, los verifica y repite la copia cuando se quiere.',
        },
        likeness: {
          pt: 'o carregador que confere cada pilha de papéis que leva',
          en: 'the mover who checks each pile of papers he carries',
          es: 'el cargador que revisa cada pila de papeles que lleva',
        },
        tell: {
          pt: 'Milhões de arquivos de um NAS: DataSync, que verifica o que copia. Arquivos alterados de um servidor NFS, toda noite: DataSync.',
          en: 'Millions of files of a NAS: DataSync, which verifies what it copies. Changed files of an NFS server, every night: DataSync.',
          es: 'Millones de archivos de un NAS: DataSync, que verifica lo que copia. Archivos modificados de un servidor NFS, cada noche: DataSync.',
        },
        does: {
          pt: 'o AWS DataSync copia arquivos e objetos',
          en: 'AWS DataSync copies files and objects',
          es: 'AWS DataSync copia archivos y objetos',
        },
      },
      {
        id: 'transfer',
        name: { pt: 'AWS Transfer Family', en: 'AWS Transfer Family', es: 'AWS Transfer Family' },
        uses: ['Transfer Family'],
        popularity: 4,
        source: docs('transfer/latest/userguide/what-is-aws-transfer-family.html'),
        action: {
          pt: 'Criar um endpoint de servidor do AWS Transfer Family',
          en: 'Create an AWS Transfer Family server endpoint',
          es: 'Crear un endpoint de AWS Transfer Family',
        },
        why: {
          pt: 'A AWS Transfer Family recebe por SFTP, FTPS ou AS2 e grava no Amazon S3 ou no EFS.',
          en: 'AWS Transfer Family receives over SFTP, FTPS or AS2 and writes to Amazon S3 or EFS.',
          es: 'AWS Transfer Family recibe por SFTP, FTPS o AS2 y graba en Amazon S3 o EFS.',
        },
        likeness: {
          pt: 'o balcão que recebe papéis de fora como sempre',
          en: 'the counter that takes in outside papers the usual way',
          es: 'el mostrador que recibe papeles de fuera como siempre',
        },
        tell: {
          pt: 'Arquivos que fornecedores enviam por SFTP: Transfer Family, que grava no S3 ou no EFS. Servidor FTPS que recebe arquivos de clientes: Transfer Family.',
          en: 'Files that suppliers send over SFTP: Transfer Family, which writes to S3 or EFS. An FTPS server that receives files of customers: Transfer Family.',
          es: 'Archivos que los proveedores envían por SFTP: Transfer Family, que escribe en S3 o EFS. Servidor FTPS que recibe archivos de clientes: Transfer Family.',
        },
        does: {
          pt: 'a AWS Transfer Family recebe arquivos de parceiros',
          en: 'AWS Transfer Family receives files from partners',
          es: 'AWS Transfer Family recibe archivos de socios',
        },
      },
    ],
    needs: [
      {
        id: 'as-they-are',
        of: 'mgn',
        text: {
          pt: 'Quarenta máquinas devem passar ao Amazon EC2 como estão, quase sem parada.',
          en: 'Forty machines must move to Amazon EC2 as they are, with hardly any downtime.',
          es: 'Cuarenta máquinas deben pasar a Amazon EC2 tal como están, casi sin interrupción.',
        },
        job: {
          pt: 'levar máquinas como estão, com sistema e discos, cabe ao AWS Transform MGN',
          en: 'taking machines as they are, with system and disks, is the job of AWS Transform MGN',
          es: 'llevar máquinas tal como están, con sistema y discos, corresponde a AWS Transform MGN',
        },
      },
      {
        id: 'engine-change',
        of: 'dms',
        text: {
          pt: 'Um Oracle em uso deve passar a Aurora PostgreSQL, com cópia contínua até a troca.',
          en: 'An Oracle system in use must become Aurora PostgreSQL, with continuous copying until the switch.',
          es: 'Un Oracle en uso debe pasar a Aurora PostgreSQL, con copia continua hasta el cambio.',
        },
        job: {
          pt: 'passar a outro mecanismo com cópia contínua cabe ao AWS Database Migration Service',
          en: 'moving to another engine with continuous copying is the job of AWS Database Migration Service',
          es: 'pasar a otro motor con copia continua corresponde a AWS Database Migration Service',
        },
      },
      {
        id: 'many-files',
        of: 'datasync',
        text: {
          pt: 'Um NAS com 300 milhões de arquivos deve ser copiado para o Amazon EFS, com verificação.',
          en: 'A NAS with 300 million files must be copied to Amazon EFS, with verification.',
          es: 'Un NAS con 300 millones de archivos debe copiarse a Amazon EFS, con verificación.',
        },
        job: {
          pt: 'copiar e verificar os arquivos de um NAS cabe ao AWS DataSync',
          en: 'copying and verifying the files of a NAS is the job of AWS DataSync',
          es: 'copiar y verificar los archivos de un NAS corresponde a AWS DataSync',
        },
      },
      {
        id: 'partners-sftp',
        of: 'transfer',
        text: {
          pt: 'Fornecedores devem continuar a enviar arquivos por SFTP, que chegarão ao Amazon S3.',
          en: 'Suppliers must go on sending files over SFTP, to arrive in Amazon S3.',
          es: 'Los proveedores deben seguir enviando archivos por SFTP, que llegarán a Amazon S3.',
        },
        job: {
          pt: 'quem oferece um servidor SFTP que grava no S3 é a AWS Transfer Family',
          en: 'an SFTP server that writes to S3 is what AWS Transfer Family offers',
          es: 'quien ofrece un servidor SFTP que escribe en S3 es AWS Transfer Family',
        },
      },
      {
        id: 'block-copy',
        of: 'mgn',
        text: {
          pt: 'Servidores físicos inteiros devem ser copiados e testados na AWS antes da virada.',
          en: 'Whole physical servers must be copied and tested on AWS before the cutover.',
          es: 'Servidores físicos completos deben copiarse y probarse en AWS antes del cambio.',
        },
        job: {
          pt: 'copiar servidores inteiros e testá-los antes da virada cabe ao AWS Transform MGN',
          en: 'copying whole servers and testing them before the cutover is the job of AWS Transform MGN',
          es: 'copiar servidores completos y probarlos antes del cambio corresponde a AWS Transform MGN',
        },
      },
      {
        id: 'live-mysql',
        of: 'dms',
        text: {
          pt: 'Um banco de dados MySQL de 2 TB deve ir para o Amazon RDS sem sair do ar.',
          en: 'A 2 TB MySQL database must move to Amazon RDS while it stays online.',
          es: 'Una base de datos MySQL de 2 TB debe pasar a Amazon RDS sin dejar de funcionar.',
        },
        job: {
          pt: 'replicar um banco de dados em uso cabe ao AWS Database Migration Service',
          en: 'replicating a database in use is the job of AWS Database Migration Service',
          es: 'replicar una base de datos en uso corresponde a AWS Database Migration Service',
        },
      },
      {
        id: 'nightly-files',
        of: 'datasync',
        text: {
          pt: 'Os arquivos alterados no servidor NFS devem ir toda noite para o Amazon S3.',
          en: 'Files changed on the NFS server must go to Amazon S3 every night.',
          es: 'Los archivos modificados en el servidor NFS deben pasar cada noche a Amazon S3.',
        },
        job: {
          pt: 'copiar toda noite só os arquivos alterados cabe ao AWS DataSync',
          en: 'copying only the changed files every night is the job of AWS DataSync',
          es: 'copiar cada noche solo los archivos modificados corresponde a AWS DataSync',
        },
      },
      {
        id: 'ftps-clients',
        of: 'transfer',
        text: {
          pt: 'O servidor FTPS que recebe arquivos de clientes deve sair do prédio, sem que eles mudem de programa.',
          en: 'The FTPS server that receives customer files must leave the premises, and customers must keep their programs.',
          es: 'El servidor FTPS que recibe archivos de clientes debe salir de la empresa, sin que ellos cambien de programa.',
        },
        job: {
          pt: 'receber arquivos por FTPS sem servidor próprio cabe à AWS Transfer Family',
          en: 'receiving files over FTPS with no server to run is the job of AWS Transfer Family',
          es: 'recibir archivos por FTPS sin servidor propio corresponde a AWS Transfer Family',
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a essas duas necessidades?',
      en: 'Which AWS services meet these two needs?',
      es: '¿Qué servicios de AWS cubren estas dos necesidades?',
    },
  }),
];
