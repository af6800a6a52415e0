import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const databaseCopies: readonly Pattern[] = [
  {
    id: 'database-copies',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'databases' },
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    scene: {
      pt: 'Pense no banco de dados como um livro de registros, em que a instância é quem o escreve e a Região é a cidade.',
      en: 'Think of the database as a ledger, where the instance is the clerk who writes it and the Region is the city.',
      es: 'Piensa en la base de datos como un libro de registros, donde la instancia es quien lo escribe y la Región, la ciudad.',
    },
    situations: [
      {
        id: 'parking',
        text: {
          pt: 'Uma operadora de estacionamentos tem uma única instância do Amazon RDS, sem nenhuma cópia.',
          en: 'A parking operator has a single Amazon RDS instance, without any copy.',
          es: 'Una operadora de estacionamientos tiene una única instancia de Amazon RDS, sin ninguna copia.',
        },
        today: {
          pt: 'O banco, de 400 GB, registra 120.000 tíquetes por dia de 60 garagens. A empresa precisa planejar a sua proteção.',
          en: 'The database of 400 GB records 120,000 tickets a day from 60 garages. The company must plan its protection.',
          es: 'La base, de 400 GB, registra 120.000 boletos por día de 60 estacionamientos. La empresa debe planificar su protección.',
        },
      },
      {
        id: 'cooperative',
        text: {
          pt: 'Uma cooperativa de leite quer proteger melhor uma instância do Amazon RDS que está em uma só zona.',
          en: 'A dairy cooperative wants to protect an Amazon RDS instance that is in a single zone.',
          es: 'Una cooperativa lechera quiere proteger mejor una instancia de Amazon RDS que está en una sola zona.',
        },
        today: {
          pt: 'Produtores lançam nesse banco as entregas de leite dia e noite, e no ano passado uma falha de disco parou o recebimento por uma manhã.',
          en: 'Farmers enter milk deliveries into this database around the clock, and a disk failure stopped intake for a morning last year.',
          es: 'Los productores cargan en esa base las entregas de leche día y noche, y el año pasado una falla de disco detuvo la recepción una mañana.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora tem os pedidos em uma instância do Amazon RDS e revê as cópias do banco de dados.',
          en: 'A publisher has its orders in an Amazon RDS instance and is reviewing the copies of the database.',
          es: 'Una editorial tiene los pedidos en una instancia de Amazon RDS y revisa las copias de la base de datos.',
        },
        today: {
          pt: 'O banco recebe 9.000 pedidos por dia e tem 250 GB, tudo em uma instância. A equipe deve propor a mudança neste trimestre.',
          en: 'The database receives 9,000 orders a day and has 250 GB, all in one instance. The team has to propose the change this quarter.',
          es: 'La base recibe 9.000 pedidos por día y tiene 250 GB, todo en una instancia. El equipo debe proponer el cambio este trimestre.',
        },
      },
      {
        id: 'library-copies',
        text: {
          pt: 'Uma rede de bibliotecas tem os empréstimos em uma única instância do Amazon RDS.',
          en: 'A library network keeps its loans in a single Amazon RDS instance.',
          es: 'Una red de bibliotecas tiene los préstamos en una única instancia de Amazon RDS.',
        },
        today: {
          pt: 'Trinta unidades usam o banco PostgreSQL o dia todo, e a rede quer definir como serão mantidas as cópias dele.',
          en: 'Thirty branches use the PostgreSQL database all day, and the network wants to define how copies of it are kept.',
          es: 'Treinta sucursales usan la base PostgreSQL todo el día, y la red quiere definir cómo se mantienen sus copias.',
        },
      },
      {
        id: 'lab-copies',
        text: {
          pt: 'Um laboratório tem os resultados de exames em uma instância do Amazon RDS, em uma só zona.',
          en: 'A laboratory keeps test results in an Amazon RDS instance, in a single zone.',
          es: 'Un laboratorio tiene los resultados de análisis en una instancia de Amazon RDS, en una sola zona.',
        },
        today: {
          pt: 'O banco MySQL, de 600 GB, atende médicos de 45 clínicas. Depois de uma análise de riscos, o laboratório precisa mudar a forma de copiar os dados.',
          en: 'The MySQL database of 600 GB serves doctors in 45 clinics. After a review of risks, the laboratory has to change how its data is copied.',
          es: 'La base MySQL, de 600 GB, atiende a médicos de 45 clínicas. Tras un análisis de riesgos, el laboratorio debe cambiar la forma de copiar los datos.',
        },
      },
    ],
    candidates: [
      {
        id: 'standby',
        uses: ['Multi-AZ'],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/Concepts.MultiAZSingleStandby.html'),
        text: {
          pt: 'Multi-AZ com uma instância em espera',
          en: 'Multi-AZ with one standby in another zone',
          es: 'Multi-AZ con una instancia en espera',
        },
        action: {
          pt: 'Modificar a instância do Amazon RDS para uma implantação Multi-AZ com uma instância em espera em outra zona de disponibilidade.',
          en: 'Modify the Amazon RDS instance to a Multi-AZ DB instance deployment with one standby in another Availability Zone.',
          es: 'Modificar la instancia de Amazon RDS a una implementación Multi-AZ con una instancia en espera en otra zona de disponibilidad.',
        },
        why: {
          pt: 'O Multi-AZ com uma instância em espera replica de forma síncrona para outra zona e troca de instância sozinho; a de espera não atende leituras.',
          en: 'Multi-AZ with one standby replicates synchronously to another zone and fails over automatically; the standby serves no reads.',
          es: 'Multi-AZ con una instancia en espera replica de forma síncrona en otra zona y conmuta sola; la de espera no atiende lecturas.',
        },
        likeness: {
          pt: 'o colega em outro prédio da cidade, que assume sozinho, mas copia os erros e não atende ninguém',
          en: 'the colleague in another building in the city, who takes over unasked, but copies mistakes and serves nobody',
          es: 'el colega en otro edificio de la ciudad, que toma el relevo solo, pero copia errores y no atiende a nadie',
        },
        tell: {
          pt: 'Banco de dados que deve voltar em poucos minutos, sem ação da equipe: Multi-AZ, em que uma espera assume. Mecanismo Oracle que não será trocado: Amazon RDS, e não Aurora nem um cluster Multi-AZ.',
          en: 'A database that must be back within a few minutes, with no action by the team: Multi-AZ, where a standby takes over. An Oracle engine that will not be changed: Amazon RDS, not Aurora or a Multi-AZ cluster.',
          es: 'Base de datos que debe volver en pocos minutos, sin acción del equipo: Multi-AZ, donde una espera toma el relevo. Motor Oracle que no se va a cambiar: Amazon RDS, y no Aurora ni un clúster Multi-AZ.',
        },
      },
      {
        id: 'cluster',
        uses: ['Multi-AZ'],
        popularity: 3,
        source: docs('AmazonRDS/latest/UserGuide/multi-az-db-clusters-concepts.html'),
        text: {
          pt: 'Cluster Multi-AZ com duas instâncias de leitura',
          en: 'Multi-AZ cluster with two readable standbys',
          es: 'Clúster Multi-AZ con dos instancias de lectura',
        },
        action: {
          pt: 'Substituir a instância por um cluster Multi-AZ do Amazon RDS com duas instâncias de leitura em outras zonas de disponibilidade.',
          en: 'Replace the instance with an Amazon RDS Multi-AZ cluster that has two readable standbys in other Availability Zones.',
          es: 'Reemplazar la instancia por un clúster Multi-AZ de Amazon RDS con dos instancias de lectura en otras zonas de disponibilidad.',
        },
        why: {
          pt: 'O cluster Multi-AZ tem uma instância de gravação e duas de leitura em três zonas, e o failover é automático.',
          en: 'A Multi-AZ cluster has one writer and two readable standbys in three zones, and failover is automatic.',
          es: 'El clúster Multi-AZ tiene una instancia de escritura y dos de lectura en tres zonas, y la conmutación es automática.',
        },
        likeness: {
          pt: 'dois colegas pagos na cidade, que atendem e assumem sozinhos, mas copiam os erros e recusam certos livros',
          en: 'two paid colleagues in the city, who serve and take over unasked, but copy mistakes and refuse some ledgers',
          es: 'dos colegas pagados en la ciudad, que atienden y toman el relevo, pero copian errores y rechazan ciertos libros',
        },
        tell: {
          pt: 'Banco de dados que deve voltar em poucos minutos, sem ação da equipe: Multi-AZ; como cluster, as esperas também atendem leituras. Relatórios lidos de uma cópia, sem carregar a instância principal: uma réplica de leitura, ou um cluster com instâncias legíveis.',
          en: 'A database that must be back within a few minutes, with no action by the team: Multi-AZ; as a cluster, its standbys also serve reads. Reports on a copy, without loading the primary instance: a read replica, or a cluster with readable standbys.',
          es: 'Base de datos que debe volver en pocos minutos, sin acción del equipo: Multi-AZ; como clúster, las esperas también atienden lecturas. Informes leídos de una copia, sin cargar la instancia principal: una réplica de lectura, o un clúster con instancias legibles.',
        },
      },
      {
        id: 'replica',
        uses: [],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.html'),
        text: {
          pt: 'Uma réplica de leitura na mesma região',
          en: 'A read replica in the same Region',
          es: 'Una réplica de lectura en la misma región',
        },
        action: {
          pt: 'Criar uma réplica de leitura da instância do Amazon RDS em outra zona de disponibilidade da mesma região da AWS.',
          en: 'Create an Amazon RDS read replica of the instance in another Availability Zone of the same AWS Region.',
          es: 'Crear una réplica de lectura de la instancia de Amazon RDS en otra zona de disponibilidad de la misma región de AWS.',
        },
        why: {
          pt: 'Uma réplica de leitura recebe os dados de forma assíncrona e tira consultas da instância principal.',
          en: 'A read replica receives the data asynchronously and takes queries off the primary instance.',
          es: 'Una réplica de lectura recibe los datos de forma asíncrona y quita consultas a la instancia principal.',
        },
        likeness: {
          pt: 'o ajudante na mesma cidade, que atende consultas, mas copia os erros e só assume se mandarem',
          en: 'the assistant in the same city, who answers questions, but copies mistakes and takes over only if told',
          es: 'el ayudante en la misma ciudad, que atiende consultas, pero copia errores y solo toma el relevo por orden',
        },
        tell: {
          pt: 'Relatórios lidos de uma cópia, sem carregar a instância principal: uma réplica de leitura, ou um cluster com instâncias legíveis. Dados e cópias que por lei não podem sair da região: réplicas e backups na mesma região. Mecanismo Oracle que não será trocado: Amazon RDS, e não Aurora nem um cluster Multi-AZ.',
          en: 'Reports on a copy, without loading the primary instance: a read replica, or a cluster with readable standbys. Data and copies that by law may not leave the Region: replicas and backups in the same Region. An Oracle engine that will not be changed: Amazon RDS, not Aurora or a Multi-AZ cluster.',
          es: 'Informes leídos de una copia, sin cargar la instancia principal: una réplica de lectura, o un clúster con instancias legibles. Datos y copias que por ley no pueden salir de la región: réplicas y respaldos en la misma región. Motor Oracle que no se va a cambiar: Amazon RDS, y no Aurora ni un clúster Multi-AZ.',
        },
      },
      {
        id: 'far-replica',
        uses: [],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.XRgn.html'),
        text: {
          pt: 'Uma réplica de leitura em outra região',
          en: 'A read replica in another Region',
          es: 'Una réplica de lectura en otra región',
        },
        action: {
          pt: 'Criar uma réplica de leitura da instância do Amazon RDS em uma segunda região da AWS e monitorar o atraso da replicação.',
          en: 'Create an Amazon RDS read replica of the instance in a second AWS Region and monitor its replication lag.',
          es: 'Crear una réplica de lectura de la instancia de Amazon RDS en una segunda región de AWS y monitorear el retraso de la replicación.',
        },
        why: {
          pt: 'Uma réplica de leitura em outra região atende consultas e pode ser promovida se a primeira região se perder.',
          en: 'A read replica in another Region serves queries and can be promoted if the first Region is lost.',
          es: 'Una réplica de lectura en otra región atiende consultas y puede promoverse si se pierde la primera región.',
        },
        likeness: {
          pt: 'o ajudante pago em outra cidade, que atende consultas, mas copia os erros e só assume se mandarem',
          en: 'the paid assistant in another city, who answers questions, but copies mistakes and takes over only if told',
          es: 'el ayudante pagado en otra ciudad, que atiende consultas, pero copia errores y solo toma el relevo por orden',
        },
        tell: {
          pt: 'Relatórios em uma cópia que sobreviva à região: réplica de leitura em outra região. Relatórios lidos de uma cópia, sem carregar a instância principal: uma réplica de leitura, ou um cluster com instâncias legíveis.',
          en: 'Reports on a copy that survives the Region: a cross-Region read replica. Reports on a copy, without loading the primary instance: a read replica, or a cluster with readable standbys.',
          es: 'Informes en una copia que sobreviva a la región: réplica de lectura en otra región. Informes leídos de una copia, sin cargar la instancia principal: una réplica de lectura, o un clúster con instancias legibles.',
        },
      },
      {
        id: 'backups',
        uses: [],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithAutomatedBackups.html'),
        text: {
          pt: 'Backups automáticos na mesma região',
          en: 'Automated backups in the same Region',
          es: 'Respaldos automáticos en la misma región',
        },
        action: {
          pt: 'Ativar os backups automáticos da instância do Amazon RDS, com retenção de duas semanas na mesma região da AWS.',
          en: 'Turn on automated backups of the Amazon RDS instance, with a retention of two weeks in the same AWS Region.',
          es: 'Activar los respaldos automáticos de la instancia de Amazon RDS, con retención de dos semanas en la misma región de AWS.',
        },
        why: {
          pt: 'Os backups automáticos permitem restaurar o banco de dados como estava em um momento dos últimos dias.',
          en: 'Automated backups allow the database to be restored as it was at a moment of the past days.',
          es: 'Los respaldos automáticos permiten restaurar la base de datos como estaba en un momento de los últimos días.',
        },
        likeness: {
          pt: 'as caixas lacradas com o livro de cada hora, guardadas na mesma cidade, que alguém abre para refazê-lo',
          en: 'sealed boxes with the ledger of every hour, kept in the same city, which someone opens to remake it',
          es: 'las cajas selladas con el libro de cada hora, guardadas en la misma ciudad, que alguien abre para rehacerlo',
        },
        tell: {
          pt: 'Volta a qualquer hora dos últimos dias: pense em backups com recuperação a um ponto no tempo. Dados e cópias que por lei não podem sair da região: réplicas e backups na mesma região.',
          en: 'A return to any hour of the last days: think of backups with point-in-time recovery. Data and copies that by law may not leave the Region: replicas and backups in the same Region.',
          es: 'Volver a cualquier hora de los últimos días: piensa en respaldos con recuperación a un punto en el tiempo. Datos y copias que por ley no pueden salir de la región: réplicas y respaldos en la misma región.',
        },
      },
      {
        id: 'far-backups',
        uses: [],
        popularity: 3,
        source: docs('AmazonRDS/latest/UserGuide/USER_ReplicateBackups.html'),
        text: {
          pt: 'Backups automáticos replicados em outra região',
          en: 'Automated backups replicated to another Region',
          es: 'Respaldos automáticos replicados en otra región',
        },
        action: {
          pt: 'Ativar os backups automáticos da instância do Amazon RDS e replicá-los para uma segunda região da AWS por duas semanas.',
          en: 'Turn on automated backups of the Amazon RDS instance and replicate them to a second AWS Region for two weeks.',
          es: 'Activar los respaldos automáticos de la instancia de Amazon RDS y replicarlos a una segunda región de AWS por dos semanas.',
        },
        why: {
          pt: 'Backups automáticos replicados em outra região permitem restaurar lá o estado de um momento passado.',
          en: 'Automated backups replicated to another Region allow the state of a past moment to be restored there.',
          es: 'Los respaldos automáticos replicados en otra región permiten restaurar allí el estado de un momento pasado.',
        },
        likeness: {
          pt: 'as caixas lacradas com o livro de cada hora, guardadas também em outra cidade, que alguém abre para refazê-lo',
          en: 'sealed boxes with the ledger of every hour, kept in another city too, which someone opens to remake it',
          es: 'las cajas selladas con el libro de cada hora, guardadas también en otra ciudad, que alguien abre para rehacerlo',
        },
        tell: {
          pt: 'A perda da região inteira: uma cópia em outra. Volta a qualquer hora dos últimos dias: backups, pois uma réplica repete cada exclusão.',
          en: 'The loss of a whole Region: a copy in another one. A return to any hour of the last days: backups, as a replica repeats each deletion.',
          es: 'La pérdida de la región completa: una copia en otra. Volver a cualquier hora de los últimos días: respaldos, porque una réplica repite cada borrado.',
        },
      },
    ],
    constraints: [
      {
        id: 'failover',
        text: {
          pt: 'Se o data center da instância falhar, o banco de dados deve voltar em poucos minutos, sem ação da equipe.',
          en: 'If the data center of the instance fails, the database must be back within a few minutes, with no action by the team.',
          es: 'Si falla el centro de datos de la instancia, la base debe volver en pocos minutos, sin acción del equipo.',
        },
        fits: ['standby', 'cluster'],
        rulesOut: {
          replica: {
            pt: 'Uma réplica de leitura não assume sozinha: alguém precisa promovê-la.',
            en: 'A read replica does not take over automatically: someone has to promote it.',
            es: 'Una réplica de lectura no toma el relevo sola: alguien debe promoverla.',
          },
          'far-replica': {
            pt: 'Uma réplica de leitura em outra região não assume sozinha: alguém precisa promovê-la.',
            en: 'A read replica in another Region does not take over automatically: someone has to promote it.',
            es: 'Una réplica de lectura en otra región no toma el relevo sola: alguien debe promoverla.',
          },
          backups: {
            pt: 'Um backup precisa ser restaurado em uma instância nova, e isso não acontece sozinho.',
            en: 'A backup has to be restored to a new instance, which does not happen automatically.',
            es: 'Un respaldo debe restaurarse en una instancia nueva, lo que no ocurre por sí solo.',
          },
          'far-backups': {
            pt: 'Backups replicados precisam ser restaurados em uma instância nova, e isso não acontece sozinho.',
            en: 'Replicated backups have to be restored to a new instance, which does not happen automatically.',
            es: 'Los respaldos replicados deben restaurarse en una instancia nueva, lo que no ocurre por sí solo.',
          },
        },
      },
      {
        id: 'reports',
        text: {
          pt: 'Os relatórios deixam a instância principal lenta e devem rodar em uma cópia.',
          en: 'Reports slow down the primary instance and must run on a copy.',
          es: 'Los reportes vuelven lenta la instancia principal y deben correr sobre una copia.',
        },
        fits: ['cluster', 'replica', 'far-replica'],
        rulesOut: {
          standby: {
            pt: 'No Multi-AZ com uma instância em espera, ela não atende leituras.',
            en: 'In Multi-AZ with one standby, the standby serves no reads.',
            es: 'En Multi-AZ con una instancia en espera, esta no atiende lecturas.',
          },
          backups: {
            pt: 'Um backup protege os dados, mas não responde a consultas enquanto não é restaurado.',
            en: 'A backup protects the data but answers no queries until it is restored.',
            es: 'Un respaldo protege los datos, pero no responde consultas mientras no se restaura.',
          },
          'far-backups': {
            pt: 'Os backups replicados protegem os dados, mas não respondem a consultas enquanto não são restaurados.',
            en: 'Replicated backups protect the data but answer no queries until they are restored.',
            es: 'Los respaldos replicados protegen los datos, pero no responden consultas mientras no se restauran.',
          },
        },
      },
      {
        id: 'other-region',
        text: {
          pt: 'Os dados devem sobreviver à perda da região inteira.',
          en: 'The data must survive the loss of the whole Region.',
          es: 'Los datos deben sobrevivir a la pérdida de la región completa.',
        },
        fits: ['far-replica', 'far-backups'],
        rulesOut: {
          standby: {
            pt: 'O Multi-AZ resiste à perda de uma zona, mas as duas instâncias ficam na mesma região.',
            en: 'Multi-AZ withstands the loss of a zone, but both instances are in the same Region.',
            es: 'Multi-AZ resiste la pérdida de una zona, pero las dos instancias están en la misma región.',
          },
          cluster: {
            pt: 'No cluster Multi-AZ as três instâncias ficam na mesma região.',
            en: 'In a Multi-AZ cluster the three instances are in the same Region.',
            es: 'En el clúster Multi-AZ las tres instancias están en la misma región.',
          },
          replica: {
            pt: 'Uma réplica de leitura na mesma região alivia as consultas, mas se perde com ela.',
            en: 'A read replica in the same Region relieves queries but is lost with it.',
            es: 'Una réplica de lectura en la misma región alivia las consultas, pero se pierde con ella.',
          },
          backups: {
            pt: 'Backups automáticos na mesma região desfazem erros, mas se perdem com ela.',
            en: 'Automated backups in the same Region undo mistakes but are lost with it.',
            es: 'Los respaldos automáticos en la misma región deshacen errores, pero se pierden con ella.',
          },
        },
      },
      {
        id: 'undo',
        text: {
          pt: 'Se alguém excluir registros por engano, a cópia deve permitir voltar a qualquer hora dos últimos dez dias.',
          en: 'If someone deletes records by mistake, the copy must allow a return to any hour of the last ten days.',
          es: 'Si alguien elimina registros por error, la copia debe permitir volver a cualquier hora de los últimos diez días.',
        },
        fits: ['backups', 'far-backups'],
        rulesOut: {
          'far-replica': {
            pt: 'Uma réplica de leitura em outra região também recebe a exclusão; não guarda os estados de dez dias.',
            en: 'A read replica in another Region receives the deletion too; it does not keep the states of ten days.',
            es: 'Una réplica de lectura en otra región también recibe el borrado; no guarda los estados de diez días.',
          },
          replica: {
            pt: 'Uma réplica de leitura repete a exclusão; não guarda os estados de dez dias.',
            en: 'A read replica repeats the deletion; it does not keep the states of ten days.',
            es: 'Una réplica de lectura repite el borrado; no guarda los estados de diez días.',
          },
          cluster: {
            pt: 'As instâncias em espera de um cluster Multi-AZ recebem a exclusão logo em seguida.',
            en: 'The standbys of a Multi-AZ cluster receive the deletion right away.',
            es: 'Las instancias en espera de un clúster Multi-AZ reciben el borrado enseguida.',
          },
          standby: {
            pt: 'A instância em espera do Multi-AZ recebe a exclusão no mesmo instante.',
            en: 'The Multi-AZ standby receives the deletion at the same moment.',
            es: 'La instancia en espera de Multi-AZ recibe el borrado en el mismo instante.',
          },
        },
      },
      {
        id: 'stays-here',
        notWith: ['other-region', 'oracle', 'least-cost'],
        text: {
          pt: 'Por lei, nem os dados nem as cópias podem sair da região atual.',
          en: 'By law, neither the data nor its copies may leave the current Region.',
          es: 'Por ley, ni los datos ni sus copias pueden salir de la región actual.',
        },
        fits: ['standby', 'replica', 'backups'],
        rulesOut: {
          'far-replica': {
            pt: 'Uma réplica de leitura em outra região leva os dados para fora da atual.',
            en: 'A read replica in another Region takes the data out of the current one.',
            es: 'Una réplica de lectura en otra región lleva los datos fuera de la actual.',
          },
          'far-backups': {
            pt: 'Os backups replicados em outra região saem da atual.',
            en: 'Backups replicated to another Region leave the current one.',
            es: 'Los respaldos replicados en otra región salen de la actual.',
          },
        },
      },
      {
        id: 'oracle',
        situations: ['parking', 'publisher'],
        text: {
          pt: 'O mecanismo é o Oracle Enterprise Edition e não será trocado.',
          en: 'The engine is Oracle Enterprise Edition and will not be changed.',
          es: 'El motor es Oracle Enterprise Edition y no se va a cambiar.',
        },
        fits: ['standby', 'replica', 'far-replica', 'backups', 'far-backups'],
        rulesOut: {
          cluster: {
            pt: 'O cluster Multi-AZ existe para MySQL e PostgreSQL, não para Oracle.',
            en: 'Multi-AZ clusters exist for MySQL and PostgreSQL, not for Oracle.',
            es: 'El clúster Multi-AZ existe para MySQL y PostgreSQL, no para Oracle.',
          },
        },
      },
      {
        id: 'least-cost',
        notWith: ['reports'],
        fits: ['standby', 'replica', 'backups', 'far-backups'],
        rulesOut: {
          cluster: {
            pt: 'Um cluster Multi-AZ paga três instâncias o tempo todo.',
            en: 'A Multi-AZ cluster pays for three instances all the time.',
            es: 'Un clúster Multi-AZ paga tres instancias todo el tiempo.',
          },
          'far-replica': {
            pt: 'Uma réplica de leitura em outra região paga uma instância ali e a transferência entre regiões.',
            en: 'A read replica in another Region pays for an instance there and for the transfer between Regions.',
            es: 'Una réplica de lectura en otra región paga una instancia allí y la transferencia entre regiones.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
      },
    ],
    ask: {
      pt: 'Que tipo de cópia atende a esses requisitos?',
      en: 'Which kind of copy meets these requirements?',
      es: '¿Qué tipo de copia cumple estos requisitos?',
    },
  },
];
