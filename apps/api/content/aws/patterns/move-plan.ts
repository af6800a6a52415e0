import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const movePlan: readonly Pattern[] = [
  pairsOf({
    id: 'move-plan',
    exams: { 'saa-c03': { domain: 'performance', topic: 'data-ingestion' } },
    scene: {
      pt: 'Pense na migração como a mudança de um restaurante, com o banco de dados como as receitas e os arquivos como caixas.',
      en: 'Think of the migration as a restaurant moving to a new place, with the database as its recipes and the files as boxes.',
      es: 'Piensa en la migración como la mudanza de un restaurante, con la base de datos como sus recetas y los archivos como cajas.',
    },
    situations: [
      {
        id: 'shipyard',
        text: {
          pt: 'Um estaleiro fecha o seu data center e leva à AWS um banco de dados Oracle e uma pasta NFS.',
          en: 'A shipyard is closing its data center and taking an Oracle database and an NFS share to AWS.',
          es: 'Un astillero cierra su centro de datos y lleva a AWS una base de datos Oracle y una carpeta NFS.',
        },
        today: {
          pt: 'O banco de dados tem 2 TB e a pasta tem 18 TB de desenhos, alterados todos os dias. Um link de 1 Gbps já liga o data center à AWS. Um arquiteto prepara a mudança.',
          en: 'The database has 2 TB, and the share has 18 TB of drawings that change every day. A link of 1 Gbps already connects the data center to AWS. An architect is preparing the move.',
          es: 'La base de datos tiene 2 TB y la carpeta tiene 18 TB de planos que cambian todos los días. Un enlace de 1 Gbps ya conecta el centro de datos con AWS. Un arquitecto prepara la mudanza.',
        },
      },
      {
        id: 'railway',
        text: {
          pt: 'Uma ferrovia leva à AWS o sistema de manutenção, com um banco de dados Oracle e manuais em uma pasta NFS.',
          en: 'A railway is taking its maintenance system to AWS, with an Oracle database and manuals on an NFS share.',
          es: 'Un ferrocarril lleva a AWS su sistema de mantenimiento, con una base de datos Oracle y manuales en una carpeta NFS.',
        },
        today: {
          pt: 'As oficinas usam o sistema dia e noite. São 900 GB no banco de dados e 12 TB na pasta, e a conexão com a AWS tem 2 Gbps. A equipe escolhe como levar cada parte.',
          en: 'Workshops use the system day and night. There are 900 GB in the database and 12 TB on the share, and the connection to AWS has 2 Gbps. The team is choosing how to take each part.',
          es: 'Los talleres usan el sistema día y noche. Hay 900 GB en la base de datos y 12 TB en la carpeta, y la conexión con AWS tiene 2 Gbps. El equipo elige cómo llevar cada parte.',
        },
      },
      {
        id: 'seed-bank',
        text: {
          pt: 'Uma empresa de sementes muda para a AWS um sistema de ensaios que usa um banco de dados Oracle e uma pasta NFS.',
          en: 'A seed company is moving to AWS a trials system that uses an Oracle database and an NFS share.',
          es: 'Una empresa de semillas traslada a AWS un sistema de ensayos que usa una base de datos Oracle y una carpeta NFS.',
        },
        today: {
          pt: 'Os pesquisadores gravam 40 GB de imagens por dia na pasta, que tem 9 TB. A rede até a AWS está instalada. Os arquitetos planejam as duas mudanças.',
          en: 'Researchers write 40 GB of images a day to the share, which has 9 TB. The network to AWS is in place. The architects are planning both moves.',
          es: 'Los investigadores escriben 40 GB de imágenes al día en la carpeta, que tiene 9 TB. La red hasta AWS ya está instalada. Los arquitectos planifican ambas mudanzas.',
        },
      },
    ],
    first: [
      {
        id: 'convert',
        uses: ['DMS', 'Aurora'],
        popularity: 4,
        source: docs('dms/latest/userguide/CHAP_Task.CDC.html'),
        text: {
          pt: 'conversão para o Aurora PostgreSQL com o DMS',
          en: 'conversion to Aurora PostgreSQL with DMS',
          es: 'conversión a Aurora PostgreSQL con DMS',
        },
        action: {
          pt: 'Migrar o esquema convertido para o Amazon Aurora PostgreSQL com uma tarefa do AWS DMS de carga completa com captura de alterações (CDC)',
          en: 'Migrate the converted schema to Amazon Aurora PostgreSQL with an AWS DMS task of full load plus change data capture (CDC)',
          es: 'Migrar el esquema convertido a Amazon Aurora PostgreSQL con una tarea de AWS DMS de carga completa con captura de cambios (CDC)',
        },
        why: {
          pt: 'O DMS copia o que há e depois cada alteração até a troca, que dura minutos; convertido para o Aurora PostgreSQL, o sistema deixa de pagar licenças comerciais.',
          en: 'DMS copies what is there and then each change until the cutover, which takes minutes; converted to Aurora PostgreSQL, the system no longer pays for commercial licenses.',
          es: 'DMS copia lo que hay y luego cada cambio hasta el corte, que dura minutos; convertido a Aurora PostgreSQL, el sistema deja de pagar licencias comerciales.',
        },
        likeness: {
          pt: 'um restaurante que muda sem fechar mas reescreve as receitas',
          en: 'a restaurant that moves while open but rewrites every recipe',
          es: 'un restaurante que se muda abierto pero reescribe sus recetas',
        },
        tell: {
          pt: 'Licenças comerciais que a empresa não quer mais pagar: Aurora PostgreSQL, com o esquema convertido. Sistema fora do ar quinze minutos no máximo: DMS com captura de alterações.',
          en: 'Commercial licenses that the company no longer wants to pay for: Aurora PostgreSQL, with the schema converted. A system down for fifteen minutes at most: DMS with change data capture.',
          es: 'Licencias comerciales que la empresa ya no quiere pagar: Aurora PostgreSQL, con el esquema convertido. Sistema fuera de servicio quince minutos como máximo: DMS con captura de cambios.',
        },
      },
      {
        id: 'dump',
        neverRight: true,
        uses: ['dump', 'Data Pump'],
        popularity: 3,
        source: docs('prescriptive-guidance/latest/migration-oracle-database/oracle-native-tools.html'),
        text: {
          pt: 'exportação e importação no Aurora PostgreSQL',
          en: 'export and import into Aurora PostgreSQL',
          es: 'exportación e importación en Aurora PostgreSQL',
        },
        action: {
          pt: 'Importar no Amazon Aurora PostgreSQL arquivos exportados para o esquema convertido enquanto o sistema fica parado',
          en: 'Import exported files for the converted schema into Amazon Aurora PostgreSQL while the system is stopped',
          es: 'Importar en Amazon Aurora PostgreSQL archivos exportados para el esquema convertido mientras el sistema está detenido',
        },
        why: {
          pt: 'A exportação em arquivos é simples e deixa o sistema parado até que a importação termine.',
          en: 'An export to files is simple and keeps the system stopped until the import is over.',
          es: 'La exportación en archivos es simple y mantiene el sistema detenido hasta que termina la importación.',
        },
        likeness: {
          pt: 'um restaurante que fecha para mudar reescrevendo todas as receitas',
          en: 'a restaurant that closes to move while rewriting every recipe',
          es: 'un restaurante que cierra para mudarse mientras reescribe sus recetas',
        },
        tell: {
          pt: 'Parada longa aceita: exportação e importação.',
          en: 'A long stop that is accepted: export and import.',
          es: 'Parada larga aceptada: exportación e importación.',
        },
      },
      {
        id: 'same',
        rightWith: ['procedures'],
        uses: ['RDS'],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/CHAP_Oracle.html'),
        text: {
          pt: 'o mesmo mecanismo no Amazon RDS, com o DMS',
          en: 'the same engine on Amazon RDS, with DMS',
          es: 'el mismo motor en Amazon RDS, con DMS',
        },
        action: {
          pt: 'Migrar o banco de dados para o Amazon RDS for Oracle com uma tarefa do AWS DMS de carga completa com captura de alterações (CDC)',
          en: 'Migrate the database to Amazon RDS for Oracle with an AWS DMS task of full load plus change data capture (CDC)',
          es: 'Migrar la base de datos a Amazon RDS for Oracle con una tarea de AWS DMS de carga completa con captura de cambios (CDC)',
        },
        why: {
          pt: 'O RDS for Oracle mantém o mecanismo e os procedimentos, e o DMS copia cada alteração até a troca, que dura minutos.',
          en: 'RDS for Oracle keeps the engine and the procedures, and DMS copies each change until the cutover, which takes minutes.',
          es: 'RDS for Oracle mantiene el motor y los procedimientos, y DMS copia cada cambio hasta el corte, que dura minutos.',
        },
        likeness: {
          pt: 'um restaurante que muda sem fechar mas paga pelas receitas',
          en: 'a restaurant that moves while open but pays recipe fees',
          es: 'un restaurante que se muda abierto pero paga sus recetas',
        },
        tell: {
          pt: 'Rotinas escritas em PL/SQL que não podem ser reescritas: o mesmo mecanismo no Amazon RDS. Sistema fora do ar quinze minutos no máximo: DMS com captura de alterações.',
          en: 'Routines written in PL/SQL that cannot be rewritten: the same engine on Amazon RDS. A system down for fifteen minutes at most: DMS with change data capture.',
          es: 'Rutinas escritas en PL/SQL que no se pueden reescribir: el mismo motor en Amazon RDS. Sistema fuera de servicio quince minutos como máximo: DMS con captura de cambios.',
        },
      },
    ],
    second: [
      {
        id: 'datasync',
        uses: ['DataSync'],
        popularity: 5,
        source: docs('datasync/latest/userguide/what-is-datasync.html'),
        text: { pt: 'DataSync para o Amazon EFS', en: 'DataSync to Amazon EFS', es: 'DataSync hacia Amazon EFS' },
        action: {
          pt: 'transferir os arquivos para o Amazon EFS com um agente do AWS DataSync e uma tarefa agendada',
          en: 'transfer the files to Amazon EFS with an AWS DataSync agent and a scheduled task',
          es: 'transferir los archivos a Amazon EFS con un agente de AWS DataSync y una tarea programada',
        },
        why: {
          pt: 'O DataSync transfere só o que mudou em cada execução, com verificação e limite de banda, e o EFS oferece os arquivos por NFS.',
          en: 'DataSync transfers only what has changed at each run, with verification and a bandwidth limit, and EFS offers the files over NFS.',
          es: 'DataSync transfiere solo lo que cambió en cada ejecución, con verificación y límite de ancho de banda, y EFS ofrece los archivos por NFS.',
        },
        likeness: {
          pt: 'carregadores que conferem cada caixa levada ao depósito distante',
          en: 'movers who check each box taken to a distant storeroom',
          es: 'cargadores que revisan cada caja llevada a un depósito lejano',
        },
        tell: {
          pt: 'Servidores Linux que montam as pastas por NFS: DataSync para o EFS. Cópia com a integridade conferida, sem programas próprios: DataSync.',
          en: 'Linux servers that mount the folders over NFS: DataSync to EFS. A copy whose integrity is checked, without custom programs: DataSync.',
          es: 'Servidores Linux que montan las carpetas por NFS: DataSync hacia EFS. Copia con la integridad comprobada, sin programas propios: DataSync.',
        },
      },
      {
        id: 'scripts',
        neverRight: true,
        uses: ['rsync'],
        popularity: 3,
        source: docs('efs/latest/ug/mounting-fs-mount-helper-direct.html'),
        text: {
          pt: 'scripts próprios para o Amazon EFS',
          en: 'own scripts to Amazon EFS',
          es: 'scripts propios hacia Amazon EFS',
        },
        action: {
          pt: 'transferir os arquivos para o Amazon EFS com scripts de rsync, executados a cada noite em um servidor local',
          en: 'transfer the files to Amazon EFS with rsync scripts, run each night on a local server',
          es: 'transferir los archivos a Amazon EFS con scripts de rsync, ejecutados cada noche en un servidor local',
        },
        why: {
          pt: 'Os scripts de rsync copiam o que mudou; horários, erros e verificação são da equipe.',
          en: 'The rsync scripts copy what has changed; timetable, errors and verification are for the team.',
          es: 'Los scripts de rsync copian lo que cambió; horarios, errores y verificación quedan a cargo del equipo.',
        },
        likeness: {
          pt: 'empregados seus que levam ao depósito distante caixas não conferidas',
          en: 'your own waiters carrying unchecked boxes to a distant storeroom',
          es: 'empleados tuyos que llevan al depósito lejano cajas sin revisar',
        },
        tell: {
          pt: 'Cópia que a própria equipe programa: scripts.',
          en: 'A copy that the team itself programs: scripts.',
          es: 'Copia que programa el propio equipo: scripts.',
        },
      },
      {
        id: 'gateway',
        rightWith: ['on-site'],
        uses: ['File Gateway', 'gateway de arquivos'],
        popularity: 4,
        source: docs('filegateway/latest/files3/what-is-file-s3.html'),
        text: {
          pt: 'um S3 File Gateway no local',
          en: 'an S3 File Gateway on site',
          es: 'un S3 File Gateway en el sitio',
        },
        action: {
          pt: 'mover os arquivos para um Amazon S3 File Gateway com cache instalado no local',
          en: 'move the files to an Amazon S3 File Gateway with a cache on site',
          es: 'mover los archivos a un Amazon S3 File Gateway con caché instalado en el sitio',
        },
        why: {
          pt: 'O S3 File Gateway guarda os arquivos como objetos no S3 e oferece no local, por NFS, os mais usados a partir do cache.',
          en: 'S3 File Gateway keeps the files as objects in S3 and offers the most used ones on site, over NFS, from its cache.',
          es: 'S3 File Gateway guarda los archivos como objetos en S3 y ofrece en el sitio, por NFS, los más usados desde su caché.',
        },
        likeness: {
          pt: 'uma despensa na casa antiga que mostra tarde as novidades',
          en: 'a pantry on the old premises that shows changes late',
          es: 'una despensa del local viejo que muestra tarde los cambios',
        },
        tell: {
          pt: 'Pessoas no escritório que continuam a abrir as pastas com baixa latência: S3 File Gateway.',
          en: 'People at the office who keep opening the folders with low latency: S3 File Gateway.',
          es: 'Personas en la oficina que siguen abriendo las carpetas con baja latencia: S3 File Gateway.',
        },
      },
    ],
    constraints: [
      {
        id: 'short-stop',
        text: {
          pt: 'O sistema pode ficar fora do ar quinze minutos no máximo.',
          en: 'The system may be down for fifteen minutes at most.',
          es: 'El sistema puede quedar fuera de servicio quince minutos como máximo.',
        },
        rulesOut: {
          dump: {
            pt: 'A exportação e a importação de todos os dados levam horas, com o sistema parado.',
            en: 'Exporting and importing all the data takes hours, with the system stopped.',
            es: 'Exportar e importar todos los datos toma horas, con el sistema detenido.',
          },
        },
      },
      {
        id: 'no-fees',
        notWith: ['procedures'],
        text: {
          pt: 'Depois da mudança, a empresa não quer mais pagar licenças comerciais de banco de dados.',
          en: 'After the move the company no longer wants to pay for commercial database licenses.',
          es: 'Después de la mudanza, la empresa ya no quiere pagar licencias comerciales de bases de datos.',
        },
        rulesOut: {
          same: {
            pt: 'O RDS for Oracle continua a precisar de uma licença, incluída no preço ou da própria empresa.',
            en: 'RDS for Oracle keeps needing a license, included in the price or the company’s own.',
            es: 'RDS for Oracle sigue necesitando una licencia, incluida en el precio o propia de la empresa.',
          },
        },
      },
      {
        id: 'procedures',
        text: {
          pt: 'As 4.000 rotinas escritas em PL/SQL não podem ser reescritas neste ano.',
          en: 'The 4,000 routines written in PL/SQL cannot be rewritten this year.',
          es: 'Las 4.000 rutinas escritas en PL/SQL no se pueden reescribir este año.',
        },
        rulesOut: {
          convert: {
            pt: 'O Aurora PostgreSQL não executa PL/SQL: as rotinas teriam de ser convertidas.',
            en: 'Aurora PostgreSQL does not run PL/SQL: the routines would have to be converted.',
            es: 'Aurora PostgreSQL no ejecuta PL/SQL: habría que convertir las rutinas.',
          },
          dump: {
            pt: 'O Aurora PostgreSQL não executa PL/SQL: as rotinas teriam de ser convertidas.',
            en: 'Aurora PostgreSQL does not run PL/SQL: the routines would have to be converted.',
            es: 'Aurora PostgreSQL no ejecuta PL/SQL: habría que convertir las rutinas.',
          },
        },
      },
      {
        id: 'mount',
        notWith: ['on-site'],
        text: {
          pt: 'Na AWS, servidores Linux devem montar as pastas por NFS e ler o que outro gravou um instante antes.',
          en: 'On AWS, Linux servers must mount the folders over NFS and read what another has written an instant before.',
          es: 'En AWS, servidores Linux deben montar las carpetas por NFS y leer lo que otro escribió un instante antes.',
        },
        rulesOut: {
          gateway: {
            pt: 'O S3 File Gateway oferece as pastas no local; na AWS, os arquivos são objetos no S3.',
            en: 'S3 File Gateway offers the folders on site; on AWS the files are objects in S3.',
            es: 'S3 File Gateway ofrece las carpetas en el sitio; en AWS, los archivos son objetos en S3.',
          },
        },
      },
      {
        id: 'no-programs',
        unclear: ['gateway'],
        text: {
          pt: 'A equipe não quer manter programas próprios para isso, e cada cópia deve ter a integridade conferida.',
          en: 'The team does not want to maintain custom programs for this, and the integrity of each copy must be checked.',
          es: 'El equipo no quiere mantener programas propios para esto, y debe comprobarse la integridad de cada copia.',
        },
        rulesOut: {
          scripts: {
            pt: 'Os scripts de rsync são programas que a equipe mantém.',
            en: 'The rsync scripts are programs that the team maintains.',
            es: 'Los scripts de rsync son programas que el equipo mantiene.',
          },
        },
      },
      {
        id: 'on-site',
        text: {
          pt: 'Trezentas pessoas no escritório devem continuar a abrir essas pastas com baixa latência depois da mudança.',
          en: 'Three hundred people at the office must keep opening these folders with low latency after the move.',
          es: 'Trescientas personas en la oficina deben seguir abriendo esas carpetas con baja latencia después de la mudanza.',
        },
        rulesOut: {
          datasync: {
            pt: 'Depois do DataSync, os arquivos estão no EFS, e cada abertura no escritório atravessa a rede até a AWS.',
            en: 'After DataSync the files are in EFS, and each opening at the office crosses the network to AWS.',
            es: 'Después de DataSync, los archivos están en EFS, y cada apertura en la oficina atraviesa la red hasta AWS.',
          },
          scripts: {
            pt: 'Depois da cópia, os arquivos estão no EFS, e cada abertura no escritório atravessa a rede até a AWS.',
            en: 'After the copy the files are in EFS, and each opening at the office crosses the network to AWS.',
            es: 'Después de la copia, los archivos están en EFS, y cada apertura en la oficina atraviesa la red hasta AWS.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a esses requisitos?',
      en: 'Which combination meets these requirements?',
      es: '¿Qué combinación cumple estos requisitos?',
    },
  }),
];
