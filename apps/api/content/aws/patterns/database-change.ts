import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const databaseChange: readonly Pattern[] = [
  {
    id: 'database-change',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'high-availability' } },
    scene: {
      pt: 'Pense no banco de dados como uma loja, nas réplicas como ajudantes, na nova versão como uma reforma e nas gravações como pedidos.',
      en: 'Think of the database as a shop, of its replicas as helpers, of the new version as a renovation, and of writes as orders.',
      es: 'Piensa en la base de datos como una tienda, donde las réplicas son ayudantes, la nueva versión es una reforma y las escrituras, pedidos.',
    },
    situations: [
      {
        id: 'clinic-version',
        text: {
          pt: 'Uma rede de clínicas agenda consultas em um Amazon RDS for MySQL e deve passar à próxima versão principal.',
          en: 'A chain of clinics schedules appointments in Amazon RDS for MySQL and has to move to the next major version.',
          es: 'Una red de clínicas agenda citas en Amazon RDS for MySQL y debe pasar a la próxima versión principal.',
        },
        today: {
          pt: 'O banco de dados tem 2 TB e três réplicas de leitura e é gravado o dia todo. Na última mudança de versão a agenda parou por uma tarde.',
          en: 'The database has 2 TB and three read replicas and is written to all day. During the last version upgrade, appointments stopped for an afternoon.',
          es: 'La base de datos tiene 2 TB y tres réplicas de lectura y se escribe todo el día. En el último cambio de versión la agenda se detuvo una tarde.',
        },
      },
      {
        id: 'loans-version',
        text: {
          pt: 'Uma financeira aprova empréstimos com um Amazon RDS for MySQL cuja versão principal perde o suporte padrão em três meses.',
          en: 'A lender approves loans with an Amazon RDS for MySQL database whose major version leaves standard support in three months.',
          es: 'Una financiera aprueba préstamos con un Amazon RDS for MySQL cuya versión principal pierde el soporte estándar en tres meses.',
        },
        today: {
          pt: 'São 600 GB, três réplicas de leitura e 90 aplicações que gravam pelo mesmo endpoint. Um arquiteto de soluções deve planejar a mudança.',
          en: 'There are 600 GB, three read replicas and 90 applications that write through the same endpoint. A solutions architect must plan the upgrade.',
          es: 'Son 600 GB, tres réplicas de lectura y 90 aplicaciones que escriben por el mismo endpoint. Un arquitecto de soluciones debe planificar el cambio.',
        },
      },
      {
        id: 'games-version',
        text: {
          pt: 'Um estúdio guarda compras de jogadores em um Amazon RDS for MySQL e vai adotar uma nova versão principal com outros parâmetros.',
          en: 'A studio keeps the purchases of players in Amazon RDS for MySQL and is adopting a new major version with other parameters.',
          es: 'Un estudio guarda compras de jugadores en un Amazon RDS for MySQL y va a adoptar una nueva versión principal con otros parámetros.',
        },
        today: {
          pt: 'São 1,2 TB de dados, três réplicas de leitura e 40 mil compras por dia. Os arquitetos comparam as formas de mudar.',
          en: 'There are 1.2 TB of data, three read replicas and 40,000 purchases a day. The architects are comparing ways to upgrade.',
          es: 'Hay 1,2 TB de datos, tres réplicas de lectura y 40.000 compras al día. Los arquitectos comparan las formas de actualizar.',
        },
      },
    ],
    candidates: [
      {
        id: 'blue-green',
        uses: ['blue/green', 'azul/verde'],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/blue-green-deployments-overview.html'),
        text: {
          pt: 'Uma implantação azul/verde do RDS',
          en: 'An RDS blue/green deployment',
          es: 'Una implementación azul/verde de RDS',
        },
        action: {
          pt: 'Criar na mesma região uma implantação azul/verde do Amazon RDS na nova versão, testá-la e fazer a troca (switchover) ao fim dos testes.',
          en: 'Create in the same Region an Amazon RDS blue/green deployment on the new version, test it and switch over to it once the tests have ended.',
          es: 'Crear en la misma región una implementación azul/verde de Amazon RDS en la nueva versión, probarla y hacer el cambio (switchover) al terminar.',
        },
        why: {
          pt: 'O ambiente verde recebe as escritas do azul na nova versão; a troca leva em geral menos de um minuto, mantém o endpoint e deixa o azul intacto.',
          en: 'The green environment receives the writes of the blue one on the new version; the switch usually takes under a minute, keeps the endpoint and leaves blue intact.',
          es: 'El entorno verde recibe las escrituras del azul en la nueva versión; el cambio tarda en general menos de un minuto, mantiene el endpoint y deja el azul intacto.',
        },
        likeness: {
          pt: 'a segunda loja completa, também paga, atrás da mesma porta, que assume todos os pedidos em um minuto',
          en: 'the second, complete shop, paid for too, behind the same door, which takes over all orders in a minute',
          es: 'la segunda tienda completa, también pagada, tras la misma puerta, que recibe todos los pedidos en un minuto',
        },
        tell: {
          pt: 'Endpoint que deve continuar o mesmo: implantação azul/verde. Versão antiga intacta depois da troca: implantação azul/verde. Réplicas de leitura que devem existir no momento da mudança: implantação azul/verde, que as inclui. Nova versão que trabalha duas semanas com os dados atuais da produção: implantação azul/verde, cujo ambiente verde os recebe. Quem não pode ficar mais de três minutos sem o sistema: implantação azul/verde. Nenhum produto de migração à parte para configurar e vigiar: um recurso do próprio Amazon RDS. Nenhuma gravação confirmada que se perca na mudança: blue/green, que espera o ambiente novo alcançar o atual.',
          en: 'An endpoint that must stay the same: a blue/green deployment. The old version intact after the cutover: a blue/green deployment. Read replicas that must exist at the moment of the cutover: a blue/green deployment, which includes them. A new version that works for two weeks with the current data of production: a blue/green deployment, whose green environment receives them. Users who must not be without the system for more than three minutes: a blue/green deployment. No separate migration product to set up and watch: a feature of Amazon RDS itself. No confirmed write lost in the cutover: blue/green, which waits until the new environment has caught up.',
          es: 'Endpoint que debe seguir igual: implementación azul/verde. Versión anterior intacta después del cambio: implementación azul/verde. Réplicas de lectura que deben existir en el momento del cambio: implementación azul/verde, que las incluye. Nueva versión que trabaja dos semanas con los datos actuales de producción: implementación azul/verde, cuyo entorno verde los recibe. Quienes no pueden quedarse sin el sistema más de tres minutos: implementación azul/verde. Ningún producto de migración aparte que configurar y vigilar: una función del propio Amazon RDS. Ninguna escritura confirmada que se pierda en el cambio: azul/verde, que espera a que el entorno nuevo alcance al actual.',
        },
      },
      {
        id: 'in-place',
        rightWith: ['budget'],
        uses: [],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/USER_UpgradeDBInstance.MySQL.html'),
        text: {
          pt: 'Atualização das réplicas e da instância',
          en: 'An upgrade of the replicas and the instance',
          es: 'Actualización de las réplicas y la instancia',
        },
        action: {
          pt: 'Atualizar para a nova versão as três réplicas de leitura do Amazon RDS e depois a instância, na janela de manutenção.',
          en: 'Upgrade the three Amazon RDS read replicas, then the DB instance, to the new version in the maintenance window.',
          es: 'Actualizar a la nueva versión las tres réplicas de lectura de Amazon RDS y después la instancia, en la ventana de mantenimiento.',
        },
        why: {
          pt: 'A atualização das réplicas e depois da instância mantém o endpoint e não paga outro banco de dados, com uma parada na janela de manutenção e sem volta além do snapshot.',
          en: 'Upgrading the replicas and then the instance keeps the endpoint and pays for no other database, with downtime in the maintenance window and no way back but a snapshot.',
          es: 'Actualizar las réplicas y después la instancia mantiene el endpoint y no paga otra base de datos, con una parada en la ventana de mantenimiento y sin vuelta salvo el snapshot.',
        },
        likeness: {
          pt: 'a única loja, fechada no domingo para obras sem ensaio, que reabre na mesma porta, sem a antiga',
          en: 'the only shop, closed on Sunday for unrehearsed works, reopened behind the same door, without the old one',
          es: 'la única tienda, cerrada el domingo por obras sin ensayo, que reabre en la misma puerta, sin la antigua',
        },
        tell: {
          pt: 'Algumas horas de parada aceitas, sem pagar por um segundo ambiente: a atualização das réplicas e depois da instância. Nenhum produto de migração à parte para configurar e vigiar: um recurso do próprio Amazon RDS.',
          en: 'A few hours of downtime accepted, without paying for a second environment: an upgrade of the replicas and then of the instance. No separate migration product to set up and watch: a feature of Amazon RDS itself.',
          es: 'Unas horas de interrupción aceptadas, sin pagar por un segundo entorno: la actualización de las réplicas y después de la instancia. Ningún producto de migración aparte que configurar y vigilar: una función del propio Amazon RDS.',
        },
      },
      {
        id: 'replica',
        uses: [],
        popularity: 4,
        rightWith: ['second-region'],
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.html'),
        text: {
          pt: 'Uma réplica na nova versão, depois promovida',
          en: 'A replica on the new version, promoted later',
          es: 'Una réplica en la nueva versión, luego promovida',
        },
        action: {
          pt: 'Criar e atualizar em outra região uma única réplica de leitura do Amazon RDS, pausar as aplicações até que o atraso seja zero e promovê-la.',
          en: 'Create and upgrade in another Region a single Amazon RDS read replica, pause the applications until its lag is zero and promote it.',
          es: 'Crear y actualizar en otra región una única réplica de lectura de Amazon RDS, pausar las aplicaciones hasta que el retraso sea cero y promoverla.',
        },
        why: {
          pt: 'Uma réplica pode estar em outra região e receber a nova versão antes; a promoção leva minutos e cria outro endpoint.',
          en: 'A replica may be in another Region and get the new version beforehand; promotion takes minutes and makes another endpoint.',
          es: 'Una réplica puede estar en otra región y recibir antes la nueva versión; la promoción tarda minutos y crea otro endpoint.',
        },
        likeness: {
          pt: 'a pequena filial de outra cidade, com outro endereço e sem ajudantes, que assume os pedidos após uma pausa',
          en: 'the small branch in another city, at another address and without helpers, taking over the orders after a pause',
          es: 'la pequeña sucursal de otra ciudad, con otra dirección y sin ayudantes, que recibe los pedidos tras una pausa',
        },
        tell: {
          pt: 'Nova versão que deve começar em outra região: réplica de leitura. Algumas horas de parada aceitas, sem pagar por um segundo ambiente: uma só réplica, promovida, e não um conjunto novo. Nenhum produto de migração à parte para configurar e vigiar: um recurso do próprio Amazon RDS. Nenhuma gravação confirmada que se perca na mudança: aplicações pausadas até que o atraso da réplica seja zero.',
          en: 'A new version that must start in another Region: a read replica. A few hours of downtime accepted, without paying for a second environment: one replica that is promoted, not a whole new set. No separate migration product to set up and watch: a feature of Amazon RDS itself. No confirmed write lost in the cutover: applications paused until the lag of the replica is zero.',
          es: 'Nueva versión que debe empezar en otra región: réplica de lectura. Unas horas de interrupción aceptadas, sin pagar por un segundo entorno: una sola réplica, promovida, y no un conjunto nuevo. Ningún producto de migración aparte que configurar y vigilar: una función del propio Amazon RDS. Ninguna escritura confirmada que se pierda en el cambio: aplicaciones en pausa hasta que el retraso de la réplica sea cero.',
        },
      },
      {
        id: 'dms',
        uses: ['DMS'],
        popularity: 4,
        rightWith: ['second-region'],
        source: docs('dms/latest/userguide/CHAP_Task.CDC.html'),
        text: {
          pt: 'O DMS com captura contínua de mudanças',
          en: 'DMS with ongoing change capture',
          es: 'DMS con captura continua de cambios',
        },
        action: {
          pt: 'Criar em outra região uma instância com três réplicas de leitura na nova versão, copiar as alterações com o AWS DMS, pausar as aplicações até que nada falte e apontá-las para a instância.',
          en: 'Create in another Region a DB instance with three read replicas on the new version, copy the changes with AWS DMS, pause the applications until none is pending and point them to it.',
          es: 'Crear en otra región una instancia con tres réplicas de lectura en la nueva versión, copiar los cambios con AWS DMS, pausar las aplicaciones hasta que nada falte y apuntarlas a la instancia.',
        },
        why: {
          pt: 'O DMS mantém iguais bancos em regiões e contas diferentes; no corte, as gravações param por segundos, até a última mudança chegar, e as aplicações trocam de endereço.',
          en: 'DMS keeps databases in different Regions and accounts equal; at the cutover writes stop for seconds, until the last change has arrived, and the applications change their address.',
          es: 'DMS mantiene iguales bases en regiones y cuentas distintas; en el corte, las escrituras se detienen unos segundos, hasta que llega el último cambio, y las aplicaciones cambian de dirección.',
        },
        likeness: {
          pt: 'a loja completa de outra cidade, com outro endereço, também paga, atualizada por uma firma que você vigia',
          en: 'the complete shop in another city, at another address, paid for too, updated by a firm you supervise',
          es: 'la tienda completa de otra ciudad, con otra dirección, también pagada, actualizada por una empresa que tú vigilas',
        },
        tell: {
          pt: 'Sistema que vai passar a outra região: DMS com captura de mudanças, ou uma réplica promovida ali. Usuários que não podem ficar mais de três minutos sem o sistema: DMS com captura de mudanças. Nenhuma gravação confirmada que se perca na mudança: DMS, com as gravações paradas até a última alteração chegar.',
          en: 'A system that will move to another Region: DMS with change capture, or a replica promoted there. Users who must not be without the system for more than three minutes: DMS with change capture. No confirmed write lost in the cutover: DMS, with writes stopped until the last change has arrived.',
          es: 'Sistema que se va a mudar a otra región: DMS con captura de cambios, o una réplica promovida allí. Usuarios que no pueden quedarse sin el sistema más de tres minutos: DMS con captura de cambios. Ninguna escritura confirmada que se pierda en el cambio: DMS, con las escrituras detenidas hasta que llegue el último cambio.',
        },
      },
      {
        id: 'restore',
        uses: ['snapshot'],
        popularity: 4,
        neverRight: true,
        source: docs('AmazonRDS/latest/UserGuide/USER_RestoreFromSnapshot.html'),
        text: {
          pt: 'Um snapshot restaurado e atualizado',
          en: 'A snapshot that is restored and upgraded',
          es: 'Un snapshot restaurado y actualizado',
        },
        action: {
          pt: 'Restaurar em outra região um snapshot da noite anterior do Amazon RDS, atualizar a instância e mudar as aplicações para ela.',
          en: 'Restore in another Region an Amazon RDS snapshot of the night before, upgrade the DB instance and point the applications to it.',
          es: 'Restaurar en otra región un snapshot de Amazon RDS de la noche anterior, actualizar la instancia y apuntar las aplicaciones hacia ella.',
        },
        why: {
          pt: 'Um snapshot restaurado serve para ensaiar a atualização com os dados daquela hora, sem tocar a produção.',
          en: 'A restored snapshot serves to rehearse the upgrade with the data of that hour, without touching production.',
          es: 'Un snapshot restaurado sirve para ensayar la actualización con los datos de esa hora, sin tocar producción.',
        },
        likeness: {
          pt: 'a loja sem ajudantes de outra cidade, com outro endereço, que abre aos poucos e com pedidos só até ontem',
          en: 'the shop without helpers in another city, at another address, which opens slowly with orders only up to yesterday',
          es: 'la tienda sin ayudantes de otra ciudad, con otra dirección, que abre poco a poco y con pedidos solo hasta ayer',
        },
        tell: {
          pt: 'Ensaio da atualização: snapshot restaurado.',
          en: 'A rehearsal of the upgrade: a restored snapshot.',
          es: 'Ensayo de la actualización: snapshot restaurado.',
        },
      },
    ],
    constraints: [
      {
        id: 'short',
        text: {
          pt: 'Quem usa o sistema não pode ficar mais de três minutos sem ele durante a mudança.',
          en: 'Users of the system must not be without it for more than three minutes during the cutover.',
          es: 'Quienes usan el sistema no pueden quedarse sin él más de tres minutos durante el cambio.',
        },
        fits: ['blue-green', 'dms'],
        rulesOut: {
          'in-place': {
            pt: 'A atualização da versão principal para a instância por muitos minutos.',
            en: 'A major version upgrade stops the instance for many minutes.',
            es: 'La actualización de la versión principal detiene la instancia muchos minutos.',
          },
          replica: {
            pt: 'Promover a réplica reinicia a instância e leva vários minutos.',
            en: 'Promoting the replica reboots the instance and takes several minutes.',
            es: 'Promover la réplica reinicia la instancia y tarda varios minutos.',
          },
          restore: {
            pt: 'Restaurar e atualizar leva horas, nas quais não se pode gravar.',
            en: 'Restoring and upgrading takes hours, in which nothing can be written.',
            es: 'Restaurar y actualizar tarda horas, en las que no se puede escribir.',
          },
        },
      },
      {
        id: 'tested',
        text: {
          pt: 'Antes da mudança, a nova versão deve trabalhar duas semanas com os dados atuais da produção.',
          en: 'Before the cutover, the new version must work for two weeks with the current data of production.',
          es: 'Antes del cambio, la nueva versión debe trabajar dos semanas con los datos actuales de producción.',
        },
        fits: ['blue-green', 'replica', 'dms'],
        rulesOut: {
          'in-place': {
            pt: 'Réplicas e instância mudam na mesma janela de manutenção; a nova versão não trabalha antes com os dados da produção.',
            en: 'Replicas and instance change in the same maintenance window; the new version does not work with production data before.',
            es: 'Réplicas e instancia cambian en la misma ventana de mantenimiento; la nueva versión no trabaja antes con los datos de producción.',
          },
          restore: {
            pt: 'A cópia para na hora do snapshot e não recebe os dados atuais da produção.',
            en: 'The copy stands still at the hour of the snapshot and does not get the current data of production.',
            es: 'La copia se detiene en la hora del snapshot y no recibe los datos actuales de producción.',
          },
        },
      },
      {
        id: 'same-endpoint',
        text: {
          pt: 'As aplicações têm o endpoint gravado em muitos lugares, e ele deve continuar o mesmo.',
          en: 'The applications have the endpoint written down in many places, and it must stay the same.',
          es: 'Las aplicaciones tienen el endpoint escrito en muchos lugares, y debe seguir siendo el mismo.',
        },
        fits: ['blue-green', 'in-place'],
        rulesOut: {
          replica: {
            pt: 'A réplica promovida é outra instância, com outro endpoint.',
            en: 'The promoted replica is another instance, with another endpoint.',
            es: 'La réplica promovida es otra instancia, con otro endpoint.',
          },
          dms: {
            pt: 'O DMS copia as alterações para outra instância, com outro endpoint.',
            en: 'DMS copies the changes to another instance, with another endpoint.',
            es: 'DMS copia los cambios a otra instancia, con otro endpoint.',
          },
          restore: {
            pt: 'A restauração cria outra instância, com outro endpoint.',
            en: 'The restore creates another instance, with another endpoint.',
            es: 'La restauración crea otra instancia, con otro endpoint.',
          },
        },
      },
      {
        id: 'old-kept',
        text: {
          pt: 'A versão antiga deve ficar intacta e ligada por uma semana depois da mudança.',
          en: 'The old version must stay intact and running for a week after the cutover.',
          es: 'La versión antigua debe quedar intacta y encendida una semana después del cambio.',
        },
        fits: ['blue-green', 'replica', 'dms', 'restore'],
        rulesOut: {
          'in-place': {
            pt: 'A atualização converte a própria instância; da antiga resta um snapshot.',
            en: 'The upgrade converts the instance itself; of the old one a snapshot is left.',
            es: 'La actualización convierte la propia instancia; de la antigua queda un snapshot.',
          },
        },
      },
      {
        id: 'second-region',
        notWith: ['same-endpoint'],
        text: {
          pt: 'O sistema vai passar a outra região, e a nova versão já deve começar nela.',
          en: 'The system will move to another Region, and the new version must start there.',
          es: 'El sistema se va a mudar a otra región, y la nueva versión ya debe comenzar en ella.',
        },
        fits: ['replica', 'dms', 'restore'],
        rulesOut: {
          'blue-green': {
            pt: 'O ambiente verde fica na mesma região do azul.',
            en: 'The green environment is in the same Region as the blue one.',
            es: 'El entorno verde está en la misma región que el azul.',
          },
          'in-place': {
            pt: 'A instância continua na sua região e muda de versão de uma só vez.',
            en: 'The instance stays in its Region and changes its version all at once.',
            es: 'La instancia sigue en su región y cambia de versión de una sola vez.',
          },
        },
      },
      {
        id: 'native',
        text: {
          pt: 'A equipe não tem tempo de aprender, configurar e vigiar um produto de migração à parte.',
          en: 'The team has no time to learn, set up and watch a separate migration product.',
          es: 'El equipo no tiene tiempo de aprender, configurar y vigilar un producto de migración aparte.',
        },
        fits: ['blue-green', 'in-place', 'replica', 'restore'],
        rulesOut: {
          dms: {
            pt: 'O AWS DMS tem instância de replicação, endpoints e tarefas a configurar e vigiar.',
            en: 'AWS DMS has a replication instance, endpoints and tasks to set up and watch.',
            es: 'AWS DMS tiene instancia de replicación, endpoints y tareas que configurar y vigilar.',
          },
        },
      },
      {
        id: 'budget',
        notWith: ['short', 'old-kept', 'tested'],
        text: {
          pt: 'A empresa aceita algumas horas de parada em um domingo, mas não quer pagar por um segundo ambiente com réplicas.',
          en: 'The company accepts a few hours of downtime on a Sunday but does not want to pay for a second environment with replicas.',
          es: 'La empresa acepta unas horas de interrupción un domingo, pero no quiere pagar por un segundo entorno con réplicas.',
        },
        fits: ['in-place', 'replica', 'restore'],
        rulesOut: {
          'blue-green': {
            pt: 'O ambiente verde repete a instância e as réplicas, e é pago enquanto existe.',
            en: 'The green environment repeats the instance and its replicas, and is paid for while it exists.',
            es: 'El entorno verde repite la instancia y las réplicas, y se paga mientras existe.',
          },
          dms: {
            pt: 'Com o DMS paga-se, até o corte, outra instância com três réplicas.',
            en: 'With DMS, another instance with three replicas is paid for until the cutover.',
            es: 'Con DMS se paga, hasta el corte, otra instancia con tres réplicas.',
          },
        },
      },
      {
        id: 'no-loss',
        text: {
          pt: 'Nenhuma gravação confirmada antes da mudança pode se perder.',
          en: 'No write confirmed before the cutover may be lost.',
          es: 'Ninguna escritura confirmada antes del cambio puede perderse.',
        },
        fits: ['blue-green', 'in-place', 'replica', 'dms'],
        rulesOut: {
          restore: {
            pt: 'O que se gravou depois do snapshot não está na cópia.',
            en: 'What was written after the snapshot is not in the copy.',
            es: 'Lo que se escribió después del snapshot no está en la copia.',
          },
        },
      },
      {
        id: 'with-replicas',
        notWith: ['second-region'],
        text: {
          pt: 'As três réplicas de leitura devem existir, já na nova versão, no momento da mudança.',
          en: 'The three read replicas must exist, on the new version already, at the moment of the cutover.',
          es: 'Las tres réplicas de lectura deben existir, ya en la nueva versión, en el momento del cambio.',
        },
        fits: ['blue-green', 'in-place', 'dms'],
        rulesOut: {
          replica: {
            pt: 'Uma única réplica fica sozinha ao ser promovida; as outras teriam que ser criadas a partir dela.',
            en: 'A single replica is alone once promoted; the others would have to be created from it.',
            es: 'Una única réplica queda sola al promoverse; las otras tendrían que crearse a partir de ella.',
          },
          restore: {
            pt: 'A instância restaurada não traz as réplicas de leitura.',
            en: 'The restored instance does not bring its read replicas along.',
            es: 'La instancia restaurada no trae las réplicas de lectura.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como a nova versão deve entrar em produção?',
      en: 'How should the new version go into production?',
      es: '¿Cómo debe entrar en producción la nueva versión?',
    },
  },
];
