import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const crossRegionObjects: readonly Pattern[] = [
  {
    id: 'cross-region-objects',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'disaster-recovery' } },
    scene: {
      pt: 'Pense em cada objeto como um papel, que precisa de uma cópia em um segundo arquivo, em outra cidade.',
      en: 'Think of each object as a paper, which needs a copy in a second archive, in another city.',
      es: 'Piensa en cada objeto como un papel, que necesita una copia en un segundo archivo, en otra ciudad.',
    },
    situations: [
      {
        id: 'notary',
        text: {
          pt: 'Um cartório guarda escrituras digitalizadas em um bucket do Amazon S3 em São Paulo. Um novo contrato exige uma segunda cópia em outra região.',
          en: 'A notary office keeps scanned deeds in an Amazon S3 bucket in São Paulo. A new contract requires a second copy in another Region.',
          es: 'Una notaría guarda escrituras digitalizadas en un bucket de Amazon S3 en São Paulo. Un contrato nuevo exige una segunda copia en otra región.',
        },
        today: {
          pt: 'Um aplicativo de digitalização acrescenta cerca de 5.000 escrituras por dia, e hoje nada sai da região. Um arquiteto de soluções precisa projetar a cópia.',
          en: 'About 5,000 deeds are added per day by a scanning application, and nothing leaves the Region today. A solutions architect must design the copy.',
          es: 'Una aplicación de digitalización agrega unas 5.000 escrituras por día, y hoy nada sale de la región. Un arquitecto de soluciones debe diseñar la copia.',
        },
      },
      {
        id: 'genomics',
        text: {
          pt: 'Um instituto de pesquisa guarda sequências genéticas em um bucket do Amazon S3 na Irlanda e quer tê-las também em outra região, para o caso de a primeira ficar fora do ar.',
          en: 'A research institute keeps gene sequences in an Amazon S3 bucket in Ireland and wants them in another Region too, in case the first one is down.',
          es: 'Un instituto de investigación guarda secuencias genéticas en un bucket de Amazon S3 en Irlanda y las quiere también en otra región, por si la primera queda fuera de servicio.',
        },
        today: {
          pt: 'Os sequenciadores gravam 2 TB por dia por meio de um aplicativo do instituto, e os pesquisadores leem do mesmo bucket.',
          en: 'The sequencers write 2 TB a day through an application of the institute, and researchers read from the same bucket.',
          es: 'Los secuenciadores escriben 2 TB por día mediante una aplicación del instituto, y los investigadores leen del mismo bucket.',
        },
      },
      {
        id: 'broadcaster',
        text: {
          pt: 'Uma emissora guarda o seu acervo de reportagens em um bucket do Amazon S3 em Ohio. O plano de continuidade pede uma cópia em outra região.',
          en: 'A broadcaster keeps its archive of reports in an Amazon S3 bucket in Ohio. Its continuity plan asks for a copy in another Region.',
          es: 'Una emisora guarda su archivo de reportajes en un bucket de Amazon S3 en Ohio. Su plan de continuidad pide una copia en otra región.',
        },
        today: {
          pt: 'Um aplicativo de edição grava ali cerca de 800 reportagens por dia, de 4 GB em média. Os arquitetos devem apresentar o projeto neste mês.',
          en: 'An editing application stores about 800 reports a day there, of 4 GB on average. The architects have to present the design this month.',
          es: 'Una aplicación de edición guarda allí unos 800 reportajes por día, de 4 GB en promedio. Los arquitectos deben presentar el diseño este mes.',
        },
      },
    ],
    candidates: [
      {
        id: 'crr',
        uses: [],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/replication.html'),
        text: {
          pt: 'Replicação comum e assíncrona',
          en: 'Plain asynchronous replication',
          es: 'Replicación común y asíncrona',
        },
        action: {
          pt: 'Ativar o versionamento nos dois buckets e criar uma regra do Amazon S3 Cross-Region Replication com a configuração padrão.',
          en: 'Turn on versioning in both buckets and create an Amazon S3 Cross-Region Replication rule with standard settings.',
          es: 'Activar el control de versiones en los dos buckets y crear una regla de Amazon S3 Cross-Region Replication con la configuración estándar.',
        },
        why: {
          pt: 'A replicação entre regiões copia cada objeto novo sozinha, em geral em minutos, sem servidores e sem prazo garantido.',
          en: 'Cross-Region Replication copies each new object automatically, mostly within minutes, without servers and without a guaranteed time.',
          es: 'La replicación entre regiones copia cada objeto nuevo por sí sola, en general en minutos, sin servidores y sin plazo garantizado.',
        },
        likeness: {
          pt: 'o funcionário que manda cada papel novo, nunca os antigos, quase sempre logo, mas sem hora prometida',
          en: 'the clerk who sends each new paper, never the old ones, usually soon, but with no promised time',
          es: 'el empleado que envía cada papel nuevo, nunca los viejos, casi siempre pronto, pero sin hora prometida',
        },
        tell: {
          pt: 'Objetos em outra região, com os aplicativos como estão: replicação do S3, que copia objetos novos. Aplicativos que leem os objetos na outra região na hora, sem restauração: replicação do S3. Desastre em que se aceita perder no máximo um dia de objetos: replicação, ou backups mais frequentes que um por dia. Cópia que custa só armazenamento, solicitações e transferência de dados: replicação padrão, sem Replication Time Control.',
          en: 'Objects in another Region, with the applications as they are: S3 replication, which copies new objects. Applications that read the objects in the other Region at once, without a restore: S3 replication. A disaster in which at most one day of objects may be lost: replication, or backups more often than once a day. A copy that costs only storage, requests and data transfer: standard replication, without Replication Time Control.',
          es: 'Objetos en otra región, con las aplicaciones como están: replicación de S3, que copia objetos nuevos. Aplicaciones que leen los objetos en la otra región de inmediato, sin restauración: replicación de S3. Desastre en el que se acepta perder como máximo un día de objetos: replicación, o respaldos más frecuentes que uno por día. Copia que cuesta solo almacenamiento, solicitudes y transferencia de datos: replicación estándar, sin Replication Time Control.',
        },
      },
      {
        id: 'crr-batch',
        uses: ['Cross-Region Replication', 'Batch Replication'],
        rightWith: ['existing'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/s3-batch-replication-batch.html'),
        text: {
          pt: 'Replicação com um S3 Batch Replication inicial',
          en: 'Replication with an initial S3 Batch Replication',
          es: 'Replicación con un S3 Batch Replication inicial',
        },
        action: {
          pt: 'Ativar o versionamento, criar uma regra de replicação entre regiões e executar uma vez um trabalho do S3 Batch Replication.',
          en: 'Turn on versioning, create a Cross-Region Replication rule and run an S3 Batch Replication job once.',
          es: 'Activar el control de versiones, crear una regla de replicación entre regiones y ejecutar una vez un trabajo de S3 Batch Replication.',
        },
        why: {
          pt: 'O S3 Batch Replication copia os objetos que já existiam antes da regra, e a regra de replicação copia cada objeto novo, em geral em minutos.',
          en: 'S3 Batch Replication copies the objects that existed before the rule, and the replication rule copies each new one, mostly within minutes.',
          es: 'S3 Batch Replication copia los objetos que existían antes de la regla, y la regla de replicación copia cada objeto nuevo, en general en minutos.',
        },
        likeness: {
          pt: 'o funcionário que copia uma vez os antigos e depois manda cada papel novo, mas sem hora prometida',
          en: 'the clerk who copies the old papers once and then sends each new one, but with no promised time',
          es: 'el empleado que copia una vez los viejos y luego envía cada papel nuevo, pero sin hora prometida',
        },
        tell: {
          pt: 'Objetos que já estão no bucket: AWS Backup ou S3 Batch Replication, pois a regra de replicação só copia os novos. Aplicativos que leem os objetos na outra região na hora, sem restauração: replicação do S3. Desastre em que se aceita perder no máximo um dia de objetos: replicação, ou backups mais frequentes que um por dia. Cópia que custa só armazenamento, solicitações e transferência de dados: replicação padrão, sem Replication Time Control.',
          en: 'Objects that are already in the bucket: AWS Backup or S3 Batch Replication, as a replication rule copies only new ones. Applications that read the objects in the other Region at once, without a restore: S3 replication. A disaster in which at most one day of objects may be lost: replication, or backups more often than once a day. A copy that costs only storage, requests and data transfer: standard replication, without Replication Time Control.',
          es: 'Objetos que ya están en el bucket: AWS Backup o S3 Batch Replication, porque la regla de replicación solo copia los nuevos. Aplicaciones que leen los objetos en la otra región de inmediato, sin restauración: replicación de S3. Desastre en el que se acepta perder como máximo un día de objetos: replicación, o respaldos más frecuentes que uno por día. Copia que cuesta solo almacenamiento, solicitudes y transferencia de datos: replicación estándar, sin Replication Time Control.',
        },
      },
      {
        id: 'rtc',
        uses: ['Replication Time Control'],
        rightWith: ['sla'],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/replication-time-control.html'),
        text: {
          pt: 'Replicação com Replication Time Control',
          en: 'Replication with Replication Time Control',
          es: 'Replicación con Replication Time Control',
        },
        action: {
          pt: 'Ativar o versionamento nos dois buckets e criar uma regra de replicação do Amazon S3 com o S3 Replication Time Control.',
          en: 'Turn on versioning in both buckets and create an Amazon S3 replication rule with S3 Replication Time Control enabled.',
          es: 'Activar el control de versiones en los dos buckets y crear una regla de replicación de Amazon S3 con S3 Replication Time Control.',
        },
        why: {
          pt: 'O Replication Time Control foi projetado para copiar 99,99% dos objetos em 15 minutos, e o seu acordo de nível de serviço cobre 99,9%, por uma taxa a mais.',
          en: 'Replication Time Control is designed to copy 99.99% of objects within 15 minutes, and its service level agreement covers 99.9%, for an extra fee.',
          es: 'Replication Time Control está diseñado para copiar el 99,99% de los objetos en 15 minutos, y su acuerdo de nivel de servicio cubre el 99,9%, por una tarifa extra.',
        },
        likeness: {
          pt: 'o mensageiro expresso que leva só papéis novos, em minutos garantidos por contrato, com taxa extra por peso',
          en: 'the express courier who takes new papers only, within minutes guaranteed by contract, for an extra fee by weight',
          es: 'el mensajero exprés que lleva solo papeles nuevos, en minutos garantizados por contrato, con tarifa extra por peso',
        },
        tell: {
          pt: 'Cópia em outra região com prazo em contrato: Replication Time Control. Aplicativos que leem os objetos na outra região na hora, sem restauração: replicação do S3. Desastre em que se aceita perder no máximo um dia de objetos: replicação, ou backups mais frequentes que um por dia.',
          en: 'A copy in another Region with a time in the contract: Replication Time Control. Applications that read the objects in the other Region at once, without a restore: S3 replication. A disaster in which at most one day of objects may be lost: replication, or backups more often than once a day.',
          es: 'Copia en otra región con plazo en contrato: Replication Time Control. Aplicaciones que leen los objetos en la otra región de inmediato, sin restauración: replicación de S3. Desastre en el que se acepta perder como máximo un día de objetos: replicación, o respaldos más frecuentes que uno por día.',
        },
      },
      {
        id: 'backup',
        uses: ['AWS Backup'],
        rightWith: ['existing', 'day-loss'],
        popularity: 4,
        source: docs('aws-backup/latest/devguide/s3-backups.html'),
        text: {
          pt: 'Planos do AWS Backup com cofre remoto',
          en: 'AWS Backup plans with a remote vault',
          es: 'Planes de AWS Backup con almacén remoto',
        },
        action: {
          pt: 'Ativar o versionamento, criar um plano do AWS Backup a cada 12 horas para o bucket e enviar cada ponto de recuperação a um cofre na outra região.',
          en: 'Turn on versioning, create a 12-hourly AWS Backup plan for the bucket and send each recovery point to a vault in the other Region.',
          es: 'Activar el control de versiones, crear un plan de AWS Backup cada 12 horas para el bucket y enviar cada punto de recuperación a un almacén en la otra región.',
        },
        why: {
          pt: 'O AWS Backup guarda o bucket em pontos de recuperação, copia-os para outra região e traz de volta o estado de um momento escolhido.',
          en: 'AWS Backup keeps the bucket in recovery points, copies them to another Region and brings back the state of a chosen moment.',
          es: 'AWS Backup guarda el bucket en puntos de recuperación, los copia a otra región y devuelve el estado de un momento elegido.',
        },
        likeness: {
          pt: 'as caixas lacradas com tudo, enviadas duas vezes ao dia, que é preciso desembalar antes de ler',
          en: 'sealed boxes with everything, sent twice a day, which have to be unpacked before anything is read',
          es: 'las cajas selladas con todo, enviadas dos veces al día, que hay que desembalar antes de leer',
        },
        tell: {
          pt: 'Objetos que já estão no bucket: AWS Backup ou S3 Batch Replication, pois a regra de replicação só copia os novos. Desastre em que se aceita perder no máximo um dia de objetos: replicação, ou backups mais frequentes que um por dia.',
          en: 'Objects that are already in the bucket: AWS Backup or S3 Batch Replication, as a replication rule copies only new ones. A disaster in which at most one day of objects may be lost: replication, or backups more often than once a day.',
          es: 'Objetos que ya están en el bucket: AWS Backup o S3 Batch Replication, porque la regla de replicación solo copia los nuevos. Desastre en el que se acepta perder como máximo un día de objetos: replicación, o respaldos más frecuentes que uno por día.',
        },
      },
      {
        id: 'datasync',
        uses: ['DataSync'],
        neverRight: true,
        popularity: 3,
        source: docs('datasync/latest/userguide/what-is-datasync.html'),
        text: {
          pt: 'Uma tarefa semanal do AWS DataSync',
          en: 'A weekly AWS DataSync task',
          es: 'Una tarea semanal de AWS DataSync',
        },
        action: {
          pt: 'Criar uma tarefa do AWS DataSync entre o bucket e outro na outra região e programá-la para rodar uma vez por semana.',
          en: 'Create an AWS DataSync task between the bucket and one in the other Region and schedule it once a week.',
          es: 'Crear una tarea de AWS DataSync entre el bucket y otro en la otra región y programarla para una vez por semana.',
        },
        why: {
          pt: 'Uma tarefa do DataSync leva o que já existe e o que mudou para outro bucket no horário marcado, e confere as cópias.',
          en: 'A DataSync task takes what exists and what has changed to another bucket at the set time, and verifies the copies.',
          es: 'Una tarea de DataSync lleva lo que ya existe y lo que cambió a otro bucket a la hora fijada, y verifica las copias.',
        },
        likeness: {
          pt: 'a van semanal que leva tudo o que falta no segundo arquivo e cobra pelo peso',
          en: 'the weekly van that takes whatever the second archive lacks and charges by weight',
          es: 'la camioneta semanal que lleva todo lo que falta en el segundo archivo y cobra por peso',
        },
        tell: {
          pt: 'Cópia periódica entre sistemas de armazenamento: DataSync.',
          en: 'A periodic copy between storage systems: DataSync.',
          es: 'Copia periódica entre sistemas de almacenamiento: DataSync.',
        },
      },
      {
        id: 'dual',
        uses: [],
        neverRight: true,
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/upload-objects.html'),
        text: {
          pt: 'Gravação nas duas pelo aplicativo',
          en: 'Writes to both by the application',
          es: 'Escritura en ambas por la aplicación',
        },
        action: {
          pt: 'Alterar a aplicação para que grave cada objeto em um bucket do Amazon S3 nas duas regiões antes de confirmar.',
          en: 'Change the application so that it writes each object to an Amazon S3 bucket in both Regions before it confirms.',
          es: 'Modificar la aplicación para que escriba cada objeto en un bucket de Amazon S3 en las dos regiones antes de confirmar.',
        },
        why: {
          pt: 'O aplicativo que grava nos dois buckets e espera por ambos tem as duas cópias na hora, ao custo de código e de latência.',
          en: 'An application that writes to both buckets and waits for both has two copies at once, at the cost of code and latency.',
          es: 'La aplicación que escribe en los dos buckets y espera por ambos tiene las dos copias de inmediato, al costo de código y de latencia.',
        },
        likeness: {
          pt: 'o escrivão que precisa mudar de hábito e escrever cada papel novo duas vezes, uma para cada arquivo',
          en: 'the scribe who must change his ways and write each new paper twice, once for each archive',
          es: 'el escribano que debe cambiar de costumbre y escribir cada papel nuevo dos veces, una para cada archivo',
        },
        tell: {
          pt: 'Só confirmar ao cliente com as duas cópias feitas: gravação dupla.',
          en: 'Confirm to the client only when both copies are made: a double write.',
          es: 'Confirmar al cliente solo con las dos copias hechas: escritura doble.',
        },
      },
    ],
    constraints: [
      {
        id: 'sla',
        text: {
          pt: 'Por contrato, 99,9% dos objetos devem ter a segunda cópia em até 15 minutos, como um prazo garantido.',
          en: 'By contract, 99.9% of the objects must have their second copy within 15 minutes, as a guaranteed time.',
          es: 'Por contrato, el 99,9% de los objetos debe tener su segunda copia en 15 minutos, como plazo garantizado.',
        },
        fits: ['rtc', 'dual'],
        rulesOut: {
          'crr-batch': {
            pt: 'A regra de replicação comum costuma levar minutos, mas não tem prazo garantido.',
            en: 'A plain replication rule mostly takes minutes but has no guaranteed time.',
            es: 'La regla de replicación común suele tardar minutos, pero no tiene un plazo garantizado.',
          },
          crr: {
            pt: 'A replicação comum costuma levar minutos, mas não tem prazo garantido.',
            en: 'Plain replication mostly takes minutes but has no guaranteed time.',
            es: 'La replicación común suele tardar minutos, pero no tiene un plazo garantizado.',
          },
          backup: {
            pt: 'Os planos do AWS Backup copiam em horários marcados, sem prazo de minutos.',
            en: 'AWS Backup plans copy at set hours, without a time of minutes.',
            es: 'Los planes de AWS Backup copian en horarios fijados, sin plazo de minutos.',
          },
          datasync: {
            pt: 'A tarefa do DataSync leva os objetos novos só uma vez por semana, e não em 15 minutos.',
            en: 'The DataSync task takes new objects only once a week, not within 15 minutes.',
            es: 'La tarea de DataSync lleva los objetos nuevos solo una vez por semana, no en 15 minutos.',
          },
        },
      },
      {
        id: 'day-loss',
        text: {
          pt: 'Em um desastre, a empresa aceita perder no máximo um dia de objetos.',
          en: 'In a disaster, the company accepts losing at most one day of objects.',
          es: 'En un desastre, la empresa acepta perder como máximo un día de objetos.',
        },
        fits: ['crr', 'crr-batch', 'rtc', 'backup', 'dual'],
        rulesOut: {
          datasync: {
            pt: 'A tarefa copia uma vez por semana, e entre duas delas se perdem até sete dias.',
            en: 'The task copies once a week, and up to seven days are lost between two of them.',
            es: 'La tarea copia una vez por semana, y entre dos de ellas se pierden hasta siete días.',
          },
        },
      },
      {
        id: 'existing',
        text: {
          pt: 'A cópia deve incluir os objetos que já estão no bucket.',
          en: 'The copy must include the objects that are already in the bucket.',
          es: 'La copia debe incluir los objetos que ya están en el bucket.',
        },
        fits: ['crr-batch', 'backup', 'datasync'],
        rulesOut: {
          crr: {
            pt: 'Uma regra de replicação, por si só, copia apenas objetos novos.',
            en: 'A replication rule by itself copies new objects only.',
            es: 'Una regla de replicación, por sí sola, copia únicamente objetos nuevos.',
          },
          rtc: {
            pt: 'O Replication Time Control também só vale para objetos novos.',
            en: 'Replication Time Control too applies only to new objects.',
            es: 'Replication Time Control también vale solo para objetos nuevos.',
          },
          dual: {
            pt: 'A gravação dupla só alcança o que se grava daqui em diante.',
            en: 'The double write reaches only what is written from here on.',
            es: 'La escritura doble solo alcanza lo que se escriba de aquí en adelante.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'Os aplicativos que gravam os objetos são de terceiros e ficam como estão.',
          en: 'The applications that write the objects come from vendors and stay as they are.',
          es: 'Las aplicaciones que escriben los objetos son de terceros y quedan como están.',
        },
        fits: ['crr', 'crr-batch', 'rtc', 'backup', 'datasync'],
        rulesOut: {
          dual: {
            pt: 'A gravação dupla muda o código de cada aplicativo que grava.',
            en: 'The double write changes the code of each application that writes.',
            es: 'La escritura doble cambia el código de cada aplicación que escribe.',
          },
        },
      },
      {
        id: 'no-fee',
        text: {
          pt: 'A cópia deve custar só armazenamento, solicitações e transferência de dados, sem outra taxa por gigabyte.',
          en: 'The copy should cost only storage, requests and data transfer, with no other fee per gigabyte.',
          es: 'La copia debe costar solo almacenamiento, solicitudes y transferencia de datos, sin otra tarifa por gigabyte.',
        },
        fits: ['crr', 'dual'],
        rulesOut: {
          rtc: {
            pt: 'O Replication Time Control garante 15 minutos, mas cobra uma tarifa por gigabyte.',
            en: 'Replication Time Control guarantees 15 minutes but charges a fee per gigabyte.',
            es: 'Replication Time Control garantiza 15 minutos, pero cobra una tarifa por gigabyte.',
          },
          datasync: {
            pt: 'O DataSync leva os objetos à outra região, mas cobra uma tarifa por gigabyte copiado.',
            en: 'DataSync takes the objects to the other Region but charges a fee per gigabyte copied.',
            es: 'DataSync lleva los objetos a la otra región, pero cobra una tarifa por gigabyte copiado.',
          },
        },
      },
      {
        id: 'usable',
        text: {
          pt: 'Se a primeira região cair, os aplicativos devem ler os objetos na outra na hora, sem uma restauração.',
          en: 'If the first Region goes down, applications must read the objects in the other one at once, without a restore.',
          es: 'Si la primera región se cae, las aplicaciones deben leer los objetos en la otra de inmediato, sin una restauración.',
        },
        fits: ['crr', 'crr-batch', 'rtc', 'datasync', 'dual'],
        rulesOut: {
          backup: {
            pt: 'Um ponto de recuperação do AWS Backup precisa ser restaurado para um bucket antes de ser lido.',
            en: 'A recovery point of AWS Backup has to be restored to a bucket before it is read.',
            es: 'Un punto de recuperación de AWS Backup debe restaurarse en un bucket antes de leerse.',
          },
        },
      },
      {
        id: 'least-overhead',
        notWith: ['no-code', 'existing', 'no-fee'],
        fits: ['crr', 'rtc'],
        rulesOut: {
          dual: {
            pt: 'Gravar nos dois buckets é código que a equipe desenvolve, testa e corrige.',
            en: 'Writing to both buckets is code that the team develops, tests and repairs.',
            es: 'Escribir en los dos buckets es código que el equipo desarrolla, prueba y corrige.',
          },
          backup: {
            pt: 'O AWS Backup exige gerenciar planos e cofres e restaurar os objetos antes de usá-los.',
            en: 'AWS Backup means plans and vaults to manage, and a restore to carry out before the objects serve.',
            es: 'AWS Backup exige administrar planes y almacenes y restaurar los objetos antes de usarlos.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
      },
    ],
    ask: {
      pt: 'Como a segunda cópia deve ser mantida?',
      en: 'How should the second copy be kept?',
      es: '¿Cómo debe mantenerse la segunda copia?',
    },
  },
];
