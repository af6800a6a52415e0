import type { Category } from '../../src/knowledge/knowledge.types.ts';
import { docs, site } from './source.ts';

export const migrationTools: Category = {
  id: 'migration-tools',
  noun: { pt: 'serviço de migração da AWS', en: 'AWS migration service', es: 'servicio de migración de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'databases', 'integration'],
  entities: [
    {
      id: 'mgn',
      kind: 'service',
      name: 'AWS Transform MGN',
      aliases: ['MGN', 'Application Migration Service'],
      topic: 'migration-tools',
      popularity: 3,
      subject: {
        pt: 'o AWS Transform MGN (antes Application Migration Service)',
        en: 'AWS Transform MGN (formerly Application Migration Service)',
        es: 'AWS Transform MGN (antes Application Migration Service)',
      },
      gist: {
        pt: '{replicar} servidores inteiros e {convertê-los|os converte|os convertem} em instâncias EC2',
        en: '{replicate} whole servers and {convert} them into EC2 instances',
        es: '{replicar} servidores completos y {convertirlos|los convierte|los convierten} en instancias EC2',
      },
      likeness: {
        pt: 'a equipe que monta no prédio novo uma cópia de cada sala, atualizada até o dia da mudança',
        en: 'the crew that sets up a copy of each office in the new building, current until moving day',
        es: 'el equipo que monta en el edificio nuevo una copia de cada oficina, al día hasta la mudanza',
      },
      source: docs('mgn/latest/ug/what-is-mgn.html'),
    },
    {
      id: 'dms',
      kind: 'service',
      name: 'AWS DMS',
      aliases: ['Database Migration Service'],
      topic: 'migration-tools',
      popularity: 4,
      gist: {
        pt: '{copiar} bancos de dados para a AWS enquanto a origem continua em uso',
        en: '{copy} databases to AWS while the source stays in use',
        es: '{copiar} bases de datos a AWS mientras el origen sigue en uso',
      },
      likeness: {
        pt: 'o contador que copia o livro-caixa inteiro e cada lançamento novo, enquanto o antigo segue em uso',
        en: 'the bookkeeper who copies the whole ledger, then each new entry, while the old one stays in use',
        es: 'el contador que copia el libro de cuentas y cada asiento nuevo, mientras el viejo sigue en uso',
      },
      source: docs('dms/latest/userguide/Welcome.html'),
    },
    {
      id: 'datasync',
      kind: 'service',
      name: 'AWS DataSync',
      topic: 'migration-tools',
      popularity: 3,
      gist: {
        pt: '{transferir} arquivos pela rede entre o data center e o armazenamento da AWS',
        en: '{move} files over the network between a data center and AWS storage',
        es: '{transferir} archivos por la red entre el centro de datos y el almacenamiento de AWS',
      },
      likeness: {
        pt: 'o entregador que leva cópias das pastas ao arquivo novo e, nas viagens seguintes, só o que mudou',
        en: 'the courier who takes copies of folders to the new archive and, on later trips, only what changed',
        es: 'el mensajero que lleva copias de las carpetas al archivo nuevo y, después, solo lo que cambió',
      },
      source: docs('datasync/latest/userguide/what-is-datasync.html'),
    },
    {
      id: 'transfer-family',
      kind: 'service',
      name: 'AWS Transfer Family',
      topic: 'migration-tools',
      popularity: 3,
      gist: {
        pt: '{receber} arquivos de terceiros por SFTP, FTPS, FTP ou AS2 direto no S3 ou no EFS',
        en: '{receive} third-party files over SFTP, FTPS, FTP or AS2 straight into S3 or EFS',
        es: '{recibir} archivos de terceros por SFTP, FTPS, FTP o AS2 directo en S3 o EFS',
      },
      likeness: {
        pt: 'o guichê onde fornecedores entregam caixas como sempre fizeram, e que dá direto no depósito',
        en: 'the hatch where suppliers hand in boxes as they always have, and which opens onto the stockroom',
        es: 'la ventanilla donde los proveedores dejan cajas como siempre lo hicieron, y que da directo al depósito',
      },
      source: docs('transfer/latest/userguide/what-is-aws-transfer-family.html'),
    },
    {
      id: 'transform',
      kind: 'service',
      name: 'AWS Transform',
      topic: 'migration-tools',
      popularity: 3,
      gist: {
        pt: '{planejar} e {modernizar} migrações com agentes de IA',
        en: '{plan} and {modernize} migrations with AI agents',
        es: '{planificar} y {modernizar} migraciones con agentes de IA',
      },
      likeness: {
        pt: 'a consultora de mudanças cujos assistentes fazem o inventário, planejam as viagens e refazem móveis ultrapassados',
        en: 'the moving consultant whose assistants take inventory, plan the trips and remake outdated furniture',
        es: 'la consultora de mudanzas cuyos asistentes hacen el inventario, planean los viajes y rehacen muebles anticuados',
      },
      source: docs('transform/latest/userguide/what-is-service.html'),
    },
    {
      id: 'sct',
      kind: 'service',
      name: 'AWS SCT',
      aliases: ['Schema Conversion Tool'],
      topic: 'migration-tools',
      popularity: 2,
      gist: {
        pt: '{converter} esquemas de um mecanismo de banco de dados para outro',
        en: '{convert} schemas from one database engine to another',
        es: '{convertir} esquemas de un motor de base de datos a otro',
      },
      likeness: {
        pt: 'o marceneiro que refaz as estantes no padrão do arquivo novo, sem levar os papéis',
        en: 'the carpenter who rebuilds the shelves to the new archive’s pattern and leaves the papers to others',
        es: 'el carpintero que rehace los estantes según el modelo del archivo nuevo, sin llevar los papeles',
      },
      source: docs('SchemaConversionTool/latest/userguide/CHAP_Welcome.html'),
    },
    {
      id: 'evaluator',
      kind: 'service',
      name: 'Migration Evaluator',
      topic: 'migration-tools',
      popularity: 2,
      gist: {
        pt: '{estimar} quanto os servidores atuais custariam na AWS',
        en: '{estimate} what the present servers would cost on AWS',
        es: '{estimar} cuánto costarían los servidores actuales en AWS',
      },
      likeness: {
        pt: 'o orçamentista que mede o uso de cada sala e calcula quanto ela custaria no prédio novo',
        en: 'the estimator who measures how each office is used and works out its cost in the new building',
        es: 'el perito que mide el uso de cada oficina y calcula cuánto costaría en el edificio nuevo',
      },
      source: site('migration-evaluator/'),
    },
  ],
  facts: [
    {
      id: 'mgn-rehost',
      kind: 'purpose',
      of: ['mgn'],
      unclear: ['drs', 'ec2', 'transform'],
      level: 2,
      say: {
        pt: '{levar} dezenas de servidores físicos ao EC2 como estão, com poucos minutos de parada',
        en: '{take} dozens of physical servers to EC2 as they are, with minutes of downtime',
        es: '{llevar} decenas de servidores físicos a EC2 tal como están, con pocos minutos de corte',
      },
      how: {
        pt: 'O AWS Transform MGN usa um agente que replica os servidores sem pará-los e, na virada, inicia as cópias.',
        en: 'AWS Transform MGN uses an agent that replicates the servers without stopping them and, at cutover, launches the copies.',
        es: 'AWS Transform MGN usa un agente que replica los servidores sin detenerlos y, en el corte, inicia las copias.',
      },
    },
    {
      id: 'mgn-blocks',
      kind: 'feature',
      of: ['mgn'],
      unclear: ['transform'],
      level: 2,
      say: {
        pt: '{copiar} bloco a bloco o disco inteiro de cada máquina, com o sistema operacional',
        en: '{copy} the entire disk of each machine block by block, operating system included',
        es: '{copiar} bloque a bloque el disco completo de cada máquina, con el sistema operativo',
      },
      how: {
        pt: 'O AWS Transform MGN instala na máquina um agente que envia as gravações a uma área de preparação na conta.',
        en: 'AWS Transform MGN installs an agent on the machine that sends the writes to a staging area in the account.',
        es: 'AWS Transform MGN instala en la máquina un agente que envía las escrituras a un área de preparación en la cuenta.',
      },
    },
    {
      id: 'dms-running',
      kind: 'purpose',
      of: ['dms'],
      unclear: ['glue', 'mgn', 'transform'],
      level: 1,
      say: {
        pt: '{passar} um banco de dados Oracle local para a AWS enquanto ele continua atendendo a aplicação',
        en: '{move} an on-premises Oracle system to AWS while it keeps serving the application',
        es: '{pasar} una base Oracle local a AWS mientras sigue atendiendo a la aplicación',
      },
      how: {
        pt: 'O AWS DMS faz a carga completa e depois replica as mudanças (CDC) que lê do log da origem.',
        en: 'AWS DMS does a full load and then replicates the changes (CDC) that it reads from the source’s log.',
        es: 'AWS DMS hace la carga completa y luego replica los cambios (CDC) que lee del registro del origen.',
      },
    },
    {
      id: 'dms-heterogeneous',
      kind: 'feature',
      of: ['dms'],
      unclear: ['glue', 'transform', 'sct'],
      cue: {
        pt: 'a transferência heterogênea dos próprios dados entre mecanismos de banco de dados',
        en: 'the heterogeneous transfer of the data itself between database engines',
        es: 'la transferencia heterogénea de los propios datos entre motores de bases de datos',
      },
      level: 2,
      say: {
        pt: '{trocar} de mecanismo no caminho, por exemplo de Oracle para PostgreSQL',
        en: '{change} engines along the way, for example from Oracle to PostgreSQL',
        es: '{cambiar} de motor en el camino, por ejemplo de Oracle a PostgreSQL',
      },
      how: {
        pt: 'O AWS DMS tem o DMS Schema Conversion para o esquema e mapeia os tipos de dados durante a cópia.',
        en: 'AWS DMS has DMS Schema Conversion for the schema and maps the data types during the copy.',
        es: 'AWS DMS tiene DMS Schema Conversion para el esquema y mapea los tipos de datos durante la copia.',
      },
    },
    {
      id: 'datasync-files',
      kind: 'purpose',
      of: ['datasync'],
      unclear: ['storage-gateway', 's3'],
      level: 2,
      say: {
        pt: '{copiar} pela rede terabytes de arquivos de um servidor NFS local para o S3, com verificação',
        en: '{copy} terabytes of files from a local NFS server to S3 over the network, with verification',
        es: '{copiar} por la red terabytes de archivos de un servidor NFS local a S3, con verificación',
      },
      how: {
        pt: 'O AWS DataSync usa um agente perto da origem, transfere em paralelo com criptografia e confere a integridade no fim.',
        en: 'AWS DataSync uses an agent near the source, transfers in parallel with encryption and checks integrity at the end.',
        es: 'AWS DataSync usa un agente cerca del origen, transfiere en paralelo con cifrado y comprueba la integridad al final.',
      },
    },
    {
      id: 'datasync-schedule',
      kind: 'purpose',
      of: ['datasync'],
      unclear: ['dms', 'transfer-family', 'storage-gateway', 's3', 'efs', 'backup', 'fsx-windows', 'fsx-lustre'],
      cue: {
        pt: 'cópias programadas e incrementais de arquivos locais para a AWS, pela rede',
        en: 'scheduled, incremental copies of local files to AWS over the network',
        es: 'copias programadas e incrementales de archivos locales a AWS, por la red',
      },
      level: 2,
      say: {
        pt: '{repetir} a cópia de pastas em horários marcados, levando só o que mudou',
        en: '{repeat} the copy of folders on a timetable, taking only what changed',
        es: '{repetir} la copia de carpetas en horarios fijos, llevando solo lo que cambió',
      },
      need: {
        pt: 'repetir toda noite a cópia de pastas locais para a AWS, levando só o que mudou',
        en: 'copy local folders to AWS every night, taking only what has changed',
        es: 'repetir cada noche la copia de carpetas locales a AWS, llevando solo lo que cambió',
      },
      how: {
        pt: 'O AWS DataSync roda tarefas agendadas, que comparam origem e destino antes de transferir.',
        en: 'AWS DataSync runs scheduled tasks, which compare source and destination before they transfer anything.',
        es: 'AWS DataSync ejecuta tareas programadas, que comparan origen y destino antes de transferir.',
      },
    },
    {
      id: 'transfer-sftp',
      kind: 'purpose',
      of: ['transfer-family'],
      level: 2,
      say: {
        pt: '{receber} no S3 os arquivos que os parceiros já enviam por SFTP',
        en: '{receive} in S3 the files that partners already send over SFTP',
        es: '{recibir} en S3 los archivos que los socios ya envían por SFTP',
      },
      how: {
        pt: 'O AWS Transfer Family oferece um servidor gerenciado com o protocolo já em uso, e cada arquivo recebido vira um objeto.',
        en: 'AWS Transfer Family offers a managed server with the same protocol as before, and each file received becomes an object.',
        es: 'AWS Transfer Family ofrece un servidor administrado con el protocolo que ya se usa, y cada archivo recibido se vuelve un objeto.',
      },
    },
    {
      id: 'mig-files',
      kind: 'trait',
      of: ['datasync', 'transfer-family'],
      level: 1,
      say: {
        pt: '{trabalhar} com arquivos, e não com bancos ou discos inteiros',
        en: '{work} with files, not with databases or whole disks',
        es: '{trabajar} con archivos, y no con bases de datos o discos completos',
      },
      deny: {
        pt: 'não {ter} arquivos como unidade de trabalho',
        en: '{not have} files as the unit of work',
        es: 'no {tener} archivos como unidad de trabajo',
      },
    },
    {
      id: 'mig-continuous',
      kind: 'trait',
      of: ['mgn', 'dms'],
      unclear: ['datasync', 'transform'],
      level: 2,
      say: {
        pt: '{acompanhar} as mudanças da origem até a hora da virada',
        en: '{follow} changes at the source until the cutover',
        es: '{seguir} los cambios del origen hasta el momento del corte',
      },
    },
    {
      id: 'dms-cutover',
      kind: 'purpose',
      of: ['dms'],
      unclear: ['mgn', 'glue', 'transform', 'drs', 'rds', 'aurora'],
      level: 1,
      say: {
        pt: '{preparar} a troca de banco de dados no fim de semana, com os últimos dados já copiados',
        en: '{prepare} a switch of databases at the weekend, with the latest data already copied',
        es: '{preparar} el cambio de base de datos en el fin de semana, con los últimos datos ya copiados',
      },
      need: {
        pt: 'passar para o banco de dados na nuvem em um fim de semana, com as últimas alterações já copiadas',
        en: 'switch to the database in the cloud on a weekend, with the latest changes already copied',
        es: 'pasar a la base de datos en la nube en un fin de semana, con los últimos cambios ya copiados',
      },
      how: {
        pt: 'O AWS DMS mantém o destino em dia pela captura de dados de alteração (CDC) até a aplicação apontar para ele.',
        en: 'AWS DMS keeps the target up to date by change data capture (CDC) until the application points to it.',
        es: 'AWS DMS mantiene al día el destino con la captura de datos de cambios (CDC) hasta que la aplicación apunte a él.',
      },
    },
    {
      id: 'transform-mainframe',
      kind: 'purpose',
      of: ['transform'],
      unclear: ['mgn', 'bedrock', 'sagemaker', 'professional-services', 'partner-network'],
      cue: {
        pt: 'reescrita por IA de código legado, como COBOL, em linguagens modernas',
        en: 'AI-driven rewriting of legacy code, such as COBOL, in modern languages',
        es: 'reescritura por IA de código heredado, como COBOL, en lenguajes modernos',
      },
      level: 2,
      say: {
        pt: '{modernizar} programas de mainframe e de .NET com agentes de IA',
        en: '{modernize} mainframe and .NET programs with AI agents',
        es: '{modernizar} programas de mainframe y de .NET con agentes de IA',
      },
      how: {
        pt: 'O AWS Transform analisa e documenta o código, refatora COBOL para Java e leva o .NET Framework ao Linux.',
        en: 'AWS Transform analyzes and documents the code, refactors COBOL into Java and takes .NET Framework to Linux.',
        es: 'AWS Transform analiza y documenta el código, refactoriza COBOL a Java y lleva .NET Framework a Linux.',
      },
    },
    {
      id: 'transform-inventory',
      kind: 'purpose',
      of: ['transform'],
      unclear: ['mgn', 'dms', 'systems-manager', 'config', 'professional-services', 'partner-network'],
      cue: {
        pt: 'dependências entre servidores e ondas de mudança, calculadas por IA',
        en: 'server dependencies and wave plans, worked out by AI',
        es: 'dependencias entre servidores y oleadas de traslado, calculadas por IA',
      },
      level: 2,
      say: {
        pt: '{analisar} com agentes de IA o inventário de um data center e {planejar} a sua migração',
        en: '{analyze} the inventory of a data center with AI agents and {plan} its migration',
        es: '{analizar} con agentes de IA el inventario de un centro de datos y {planificar} su migración',
      },
      how: {
        pt: 'O AWS Transform tem agentes que mapeiam dependências, agrupam servidores em ondas e propõem tamanhos de instância.',
        en: 'AWS Transform has agents that map dependencies, group servers into waves and propose instance sizes.',
        es: 'AWS Transform tiene agentes que mapean dependencias, agrupan servidores en oleadas y proponen tamaños de instancia.',
      },
    },
    {
      id: 'transform-successor',
      kind: 'feature',
      of: ['transform'],
      unclear: ['mgn', 'evaluator'],
      cue: {
        pt: 'um inventário de servidores e suas conexões, para planejar as ondas de migração',
        en: 'an inventory of servers and their connections, to plan the migration waves',
        es: 'un inventario de servidores y sus conexiones, para planificar las oleadas de migración',
      },
      level: 2,
      say: {
        pt: '{descobrir} servidores e suas dependências, o que antes faziam o AWS Migration Hub e o Application Discovery Service',
        en: '{discover} servers and their dependencies, once the job of AWS Migration Hub and Application Discovery Service',
        es: '{descubrir} servidores y sus dependencias, lo que antes hacían AWS Migration Hub y Application Discovery Service',
      },
      how: {
        pt: 'O AWS Transform assumiu a descoberta e o planejamento: o Migration Hub não aceita clientes novos desde novembro de 2025.',
        en: 'AWS Transform took over discovery and planning: Migration Hub has not accepted new customers since November 2025.',
        es: 'AWS Transform asumió el descubrimiento y la planificación: Migration Hub no acepta clientes nuevos desde noviembre de 2025.',
      },
    },
    {
      id: 'sct-convert',
      kind: 'feature',
      of: ['sct'],
      unclear: ['dms', 'transform'],
      level: 2,
      say: {
        pt: '{converter} tabelas e procedimentos de um banco para outro mecanismo, em um programa que se instala',
        en: '{convert} tables and procedures of a database to another engine, in a program to be installed',
        es: '{convertir} tablas y procedimientos de una base a otro motor, en un programa que se instala',
      },
      how: {
        pt: 'O AWS SCT lê o esquema da origem, gera o código equivalente no destino e marca o que não converteu.',
        en: 'AWS SCT reads the source schema, generates the equivalent code for the target and marks what it did not convert.',
        es: 'AWS SCT lee el esquema de origen, genera el código equivalente en el destino y marca lo que no convirtió.',
      },
    },
    {
      id: 'sct-report',
      kind: 'feature',
      of: ['sct'],
      unclear: ['dms', 'transform'],
      level: 2,
      say: {
        pt: '{mostrar} em um relatório o que exigirá trabalho manual ao trocar de mecanismo',
        en: '{show} in a report what will take manual work when changing engines',
        es: '{mostrar} en un informe lo que requerirá trabajo manual al cambiar de motor',
      },
      how: {
        pt: 'O AWS SCT gera o relatório de avaliação da migração, que classifica cada objeto pelo esforço de conversão.',
        en: 'AWS SCT generates the migration assessment report, which rates each object by the effort of converting it.',
        es: 'AWS SCT genera el informe de evaluación de la migración, que clasifica cada objeto por el esfuerzo de conversión.',
      },
    },
    {
      id: 'evaluator-case',
      kind: 'purpose',
      of: ['evaluator'],
      unclear: [
        'transform',
        'compute-optimizer',
        'pricing-calculator',
        'cost-explorer',
        'professional-services',
        'partner-network',
      ],
      cue: {
        pt: 'um caso de negócio para migrar, baseado na utilização real dos servidores',
        en: 'a business case for migrating, based on real server utilization',
        es: 'un caso de negocio para migrar, basado en la utilización real de servidores',
      },
      level: 2,
      say: {
        pt: '{projetar} o custo dos servidores atuais na AWS, a partir do uso medido neles',
        en: '{project} what the present servers would cost on AWS, from the use measured on them',
        es: '{proyectar} el costo de los servidores actuales en AWS, a partir del uso medido en ellos',
      },
      need: {
        pt: 'saber quanto os servidores atuais custariam na AWS, a partir do uso medido neles',
        en: 'know what the present servers would cost on AWS, from the use measured on them',
        es: 'saber cuánto costarían en AWS los servidores actuales, a partir del uso medido en ellos',
      },
      how: {
        pt: 'O Migration Evaluator usa um coletor sem agente ou dados importados e monta um business case com opções de licença.',
        en: 'Migration Evaluator uses an agentless collector or imported data and builds a business case with licensing options.',
        es: 'Migration Evaluator usa un recopilador sin agente o datos importados y arma un caso de negocio con opciones de licencia.',
      },
    },
    {
      id: 'evaluator-no-move',
      kind: 'feature',
      of: ['evaluator'],
      unclear: ['transform', 'sct'],
      cue: {
        pt: 'a comparação do gasto atual com o da nuvem, antes de decidir',
        en: 'a comparison of present spending with that of the cloud, before any decision',
        es: 'la comparación del gasto actual con el de la nube, antes de decidir',
      },
      level: 2,
      say: {
        pt: '{ajudar} a decidir se vale a pena ir para a nuvem, sem copiar nenhum servidor',
        en: '{help} to decide whether moving to the cloud is worthwhile, without copying any server',
        es: '{ayudar} a decidir si conviene pasar a la nube, sin copiar ningún servidor',
      },
      how: {
        pt: 'O Migration Evaluator entrega um business case, que põe o gasto atual ao lado do gasto estimado na nuvem.',
        en: 'Migration Evaluator delivers a business case, which sets present spending beside the estimated spending in the cloud.',
        es: 'Migration Evaluator entrega un caso de negocio, que pone el gasto actual junto al gasto estimado en la nube.',
      },
    },
  ],
  contrasts: [
    {
      between: ['transfer-family', 'sct'],
      say: {
        pt: 'O Transfer Family recebe e envia arquivos por SFTP; o AWS SCT converte o esquema de um banco de dados.',
        en: 'Transfer Family receives and sends files over SFTP; AWS SCT converts the schema of a database.',
        es: 'Transfer Family recibe y envía archivos por SFTP; AWS SCT convierte el esquema de una base de datos.',
      },
    },
    {
      between: ['transform', 'transfer-family'],
      say: {
        pt: 'O AWS Transform planeja e moderniza migrações; o Transfer Family troca arquivos com parceiros por SFTP, FTPS ou AS2.',
        en: 'AWS Transform plans and modernizes migrations; Transfer Family exchanges files with partners over SFTP, FTPS or AS2.',
        es: 'AWS Transform planifica y moderniza migraciones; Transfer Family intercambia archivos con socios por SFTP, FTPS o AS2.',
      },
    },
    {
      between: ['sct', 'transform'],
      say: {
        pt: 'O SCT converte o esquema de um banco de dados; o AWS Transform cobre inventário, plano e código de sistemas inteiros.',
        en: 'SCT converts the schema of a database; AWS Transform covers inventory, plan and code of whole systems.',
        es: 'SCT convierte el esquema de una base de datos; AWS Transform cubre inventario, plan y código de sistemas enteros.',
      },
    },
    {
      between: ['evaluator', 'mgn'],
      say: {
        pt: 'O Migration Evaluator calcula se migrar compensa, sem mover nada; o AWS Transform MGN replica os servidores e os move.',
        en: 'Migration Evaluator works out whether a migration pays off, moving nothing; AWS Transform MGN replicates the servers and moves them.',
        es: 'Migration Evaluator calcula si migrar conviene, sin mover nada; AWS Transform MGN replica los servidores y los mueve.',
      },
    },
    {
      between: ['mgn', 'sct'],
      say: {
        pt: 'O AWS Transform MGN leva servidores inteiros como estão; o SCT só converte o esquema de bancos de dados.',
        en: 'AWS Transform MGN takes whole servers as they are; SCT converts database schemas only.',
        es: 'AWS Transform MGN lleva servidores enteros como están; SCT solo convierte el esquema de bases de datos.',
      },
    },
    {
      between: ['datasync', 'sct'],
      say: {
        pt: 'O DataSync copia arquivos pela rede; o SCT converte o esquema de um banco de dados para outro mecanismo.',
        en: 'DataSync copies files over the network; SCT converts a database schema to another engine.',
        es: 'DataSync copia archivos por la red; SCT convierte el esquema de una base de datos a otro motor.',
      },
    },
    {
      between: ['mgn', 'transfer-family'],
      say: {
        pt: 'O AWS Transform MGN replica servidores inteiros para a AWS; o Transfer Family recebe arquivos por SFTP.',
        en: 'AWS Transform MGN replicates whole servers to AWS; Transfer Family receives files over SFTP.',
        es: 'AWS Transform MGN replica servidores enteros a AWS; Transfer Family recibe archivos por SFTP.',
      },
    },
    {
      between: ['datasync', 'transform'],
      say: {
        pt: 'O DataSync copia arquivos pela rede; o AWS Transform planeja e moderniza migrações com agentes de IA.',
        en: 'DataSync copies files over the network; AWS Transform plans and modernizes migrations with AI agents.',
        es: 'DataSync copia archivos por la red; AWS Transform planifica y moderniza migraciones con agentes de IA.',
      },
    },
    {
      between: ['transfer-family', 'dms'],
      say: {
        pt: 'O Transfer Family recebe arquivos de parceiros; o DMS copia os dados de bancos de dados.',
        en: 'Transfer Family receives files from partners; DMS copies the data of databases.',
        es: 'Transfer Family recibe archivos de socios; DMS copia los datos de bases de datos.',
      },
    },
    {
      between: ['dms', 'sct'],
      say: {
        pt: 'O SCT converte tabelas e procedimentos; o DMS copia os dados.',
        en: 'SCT converts tables and procedures; DMS copies the data.',
        es: 'SCT convierte tablas y procedimientos; DMS copia los datos.',
      },
    },
    {
      between: ['transform', 'mgn'],
      say: {
        pt: 'O AWS Transform planeja e moderniza com agentes de IA; o MGN replica cada servidor até a virada.',
        en: 'AWS Transform plans and modernizes with AI agents; MGN replicates each server until the cutover.',
        es: 'AWS Transform planifica y moderniza con agentes de IA; MGN replica cada servidor hasta el corte.',
      },
    },
    {
      between: ['transform', 'evaluator'],
      say: {
        pt: 'O Migration Evaluator estima custos antes da decisão; o AWS Transform planeja e executa a migração.',
        en: 'Migration Evaluator estimates costs before the decision; AWS Transform plans and carries out the move.',
        es: 'Migration Evaluator estima costos antes de la decisión; AWS Transform planifica y ejecuta la migración.',
      },
    },
    {
      between: ['mgn', 'dms'],
      say: {
        pt: 'O AWS Transform MGN leva o servidor inteiro; o DMS leva só o banco de dados.',
        en: 'AWS Transform MGN takes the whole server; DMS takes only the database.',
        es: 'AWS Transform MGN lleva el servidor completo; DMS lleva solo la base de datos.',
      },
    },
    {
      between: ['datasync', 'transfer-family'],
      say: {
        pt: 'O DataSync copia os arquivos da própria empresa; o Transfer Family deixa terceiros enviá-los por SFTP.',
        en: 'DataSync copies a company’s own files; Transfer Family lets third parties send theirs over SFTP.',
        es: 'DataSync copia los archivos de la propia empresa; Transfer Family deja que terceros los envíen por SFTP.',
      },
    },
    {
      between: ['dms', 'datasync'],
      say: {
        pt: 'O DMS entende tabelas e transações; o DataSync só vê arquivos.',
        en: 'DMS understands tables and transactions; DataSync only sees files.',
        es: 'DMS entiende tablas y transacciones; DataSync solo ve archivos.',
      },
    },
    {
      between: ['mgn', 'datasync'],
      say: {
        pt: 'O AWS Transform MGN move máquinas que continuarão a rodar; o DataSync move os arquivos delas.',
        en: 'AWS Transform MGN moves machines that will keep running; DataSync moves their files.',
        es: 'AWS Transform MGN mueve máquinas que seguirán corriendo; DataSync mueve sus archivos.',
      },
    },
  ],
};
