import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

export const failurePlan: readonly Pattern[] = [
  choiceOf({
    id: 'failure-plan',
    exams: { 'clf-c02': { domain: 'technology', topic: 'global-infrastructure' } },
    scene: {
      pt: 'Pense no sistema como uma cozinha com o seu caderno de pedidos, em cada zona como uma cidade e na região como um país.',
      en: 'Think of the system as a kitchen with its order book, of each zone as a city, and of the Region as a country.',
      es: 'Piensa en el sistema como una cocina con cuaderno de pedidos, en cada zona como una ciudad y en la región como un país.',
    },
    situations: [
      {
        id: 'ferry',
        text: say(
          'Uma empresa de balsas tem o sistema de passagens em uma única zona da AWS e quer se preparar para falhas.',
          'A ferry company has its ticket system in a single Availability Zone and wants to prepare for failures.',
          'Una empresa de transbordadores tiene su sistema de pasajes en una única zona de AWS y quiere prepararse para fallas.',
        ),
      },
      {
        id: 'blood-bank',
        text: say(
          'Um banco de sangue registra doações em um servidor, em uma só zona da AWS, e teme uma falha.',
          'A blood bank records donations on one server, in one Availability Zone, and fears a failure.',
          'Un banco de sangre registra donaciones en un servidor, en una sola zona de AWS, y teme una falla.',
        ),
      },
      {
        id: 'tennis-club',
        text: say(
          'Uma rede de clubes de tênis reserva quadras com um servidor em uma zona da AWS e quer um plano para falhas.',
          'A chain of tennis clubs runs its court bookings on a server in one Availability Zone and wants a plan for failures.',
          'Una red de clubes de tenis reserva canchas con un servidor en una zona de AWS y quiere un plan para fallas.',
        ),
      },
      {
        id: 'pet-insurer',
        text: say(
          'Uma seguradora de animais registra apólices em uma única zona da AWS e revê o seu plano de recuperação.',
          'A pet insurer records policies in a single Availability Zone and is reviewing its recovery plan.',
          'Una aseguradora de mascotas registra pólizas en una única zona de AWS y revisa su plan de recuperación.',
        ),
      },
    ],
    options: [
      {
        id: 'two-zones',
        text: say(
          'Servidores e banco de dados replicado, em duas zonas',
          'Servers and replicated database, in two Availability Zones',
          'Servidores y base de datos replicada, en dos zonas',
        ),
        source: docs('whitepapers/latest/aws-fault-isolation-boundaries/availability-zones.html'),
        why: say(
          'Em duas zonas da mesma região, o sistema sobrevive à perda de uma delas, com os dados em dia e sem sair da região.',
          'In two Availability Zones of the same Region, the system survives the loss of one, with its data up to date and still in the Region.',
          'En dos zonas de la misma región, el sistema sobrevive a la pérdida de una de ellas, con los datos al día y sin salir de la región.',
        ),
        likeness: {
          pt: 'duas cozinhas pagas, em cidades diferentes do mesmo país, com o caderno sempre igual nas duas',
          en: 'two kitchens, both paid for, in different cities of one country, with the order book always the same',
          es: 'dos cocinas pagadas, en ciudades distintas del mismo país, con el cuaderno siempre igual en ambas',
        },
        tell: say(
          'Dados que não podem sair da região por contrato: zonas ou snapshots da mesma região. Dados que por lei ficam no país, que tem uma só região: zonas ou snapshots da mesma região. Falha em que só os registros dos últimos segundos podem se perder: um segundo banco de dados, copiado o tempo todo. O que foi registrado nas últimas horas e não pode se perder: um segundo banco de dados, copiado o tempo todo. Zona perdida, com um sistema que deve voltar: dados guardados também fora dela. Incêndio na zona, depois do qual deve restar uma cópia: dados guardados também fora dela.',
          'Data that must not leave the Region by contract: zones or snapshots of the same Region. Data that by law has to stay in the country, with only one Region: zones or snapshots of the same Region. A failure in which only the entries of the last few seconds may be lost: a second database, copied all the time. What was recorded in the last few hours, kept after the failure: a second database, copied all the time. A zone that is lost, with a system able to come back: data kept outside it too. A fire in the zone, after which there must still be a copy: data kept outside it too.',
          'Datos que no pueden salir de la región por contrato: zonas o snapshots de la misma región. Datos que por ley permanecen en el país, que tiene una sola región: zonas o snapshots de la misma región. Falla en la que solo pueden perderse los registros de los últimos segundos: una segunda base de datos, copiada todo el tiempo. Lo registrado en las últimas horas, conservado tras la falla: una segunda base de datos, copiada todo el tiempo. Zona perdida, con un sistema que debe volver: datos guardados también fuera de ella. Incendio en la zona, tras el cual debe quedar una copia: datos guardados también fuera de ella.',
        ),
      },
      {
        id: 'two-regions',
        text: say(
          'Servidores e banco de dados replicado, em duas regiões',
          'Servers and replicated database, in two Regions',
          'Servidores y base de datos replicada, en dos regiones',
        ),
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        why: say(
          'Com o sistema em duas regiões, o banco de dados é copiado continuamente, e a perda de uma região inteira deixa a outra em serviço.',
          'With the system in two Regions, the database is copied all the time, and the loss of a whole Region leaves the other one in service.',
          'Con el sistema en dos regiones, la base de datos se copia de continuo, y la pérdida de una región entera deja la otra en servicio.',
        ),
        likeness: {
          pt: 'duas cozinhas pagas, em países diferentes, com o caderno copiado linha a linha de uma para a outra',
          en: 'two kitchens, both paid for, in different countries, with the order book copied line by line',
          es: 'dos cocinas pagadas, en países distintos, con el cuaderno copiado línea por línea de una a otra',
        },
        tell: say(
          'Cópia que sobrevive à perda da região inteira: dados em outra região. Terremoto que atinge todas as zonas da região: dados em outra região. Falha em que só os registros dos últimos segundos podem se perder: um segundo banco de dados, copiado o tempo todo. O que foi registrado nas últimas horas e não pode se perder: um segundo banco de dados, copiado o tempo todo. Zona perdida, com um sistema que deve voltar: dados guardados também fora dela. Incêndio na zona, depois do qual deve restar uma cópia: dados guardados também fora dela.',
          'A copy that survives the loss of the whole Region: data in another Region. An earthquake that hits every zone of the Region: data in another Region. A failure in which only the entries of the last few seconds may be lost: a second database, copied all the time. What was recorded in the last few hours, kept after the failure: a second database, copied all the time. A zone that is lost, with a system able to come back: data kept outside it too. A fire in the zone, after which there must still be a copy: data kept outside it too.',
          'Copia que sobrevive a la pérdida de la región entera: datos en otra región. Terremoto que afecta todas las zonas de la región: datos en otra región. Falla en la que solo pueden perderse los registros de los últimos segundos: una segunda base de datos, copiada todo el tiempo. Lo registrado en las últimas horas, conservado tras la falla: una segunda base de datos, copiada todo el tiempo. Zona perdida, con un sistema que debe volver: datos guardados también fuera de ella. Incendio en la zona, tras el cual debe quedar una copia: datos guardados también fuera de ella.',
        ),
      },
      {
        id: 'far-backups',
        text: say(
          'Backups copiados toda noite para outra região',
          'Backups copied to another Region every night',
          'Backups copiados cada noche a otra región',
        ),
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        why: say(
          'Backups em outra região custam armazenamento e transferência, sem servidores, e permitem restaurar o sistema depois da perda da zona ou da região.',
          'Backups in another Region cost storage and data transfer, with no servers, and let the system be restored after the loss of the zone or of the Region.',
          'Los backups en otra región cuestan almacenamiento y transferencia, sin servidores, y permiten restaurar el sistema tras la pérdida de la zona o de la región.',
        ),
        likeness: {
          pt: 'as fotos do caderno, tiradas só à noite e guardadas num depósito barato em outro país',
          en: 'photos of the order book, taken only at night and kept in a cheap storeroom in another country',
          es: 'las fotos del cuaderno, tomadas solo de noche y guardadas en un depósito barato de otro país',
        },
        tell: say(
          'Cópia que sobrevive à perda da região inteira: dados em outra região. Terremoto que atinge todas as zonas da região: dados em outra região. Sem verba para um segundo servidor em funcionamento: backups ou snapshots. Fatura que pode crescer com armazenamento e transferência, não com computação: backups ou snapshots. Zona perdida, com um sistema que deve voltar: dados guardados também fora dela. Incêndio na zona, depois do qual deve restar uma cópia: dados guardados também fora dela.',
          'A copy that survives the loss of the whole Region: data in another Region. An earthquake that hits every zone of the Region: data in another Region. No budget for a second running server: backups or snapshots. A bill that may grow by storage and data transfer, not by computing: backups or snapshots. A zone that is lost, with a system able to come back: data kept outside it too. A fire in the zone, after which there must still be a copy: data kept outside it too.',
          'Copia que sobrevive a la pérdida de la región entera: datos en otra región. Terremoto que afecta todas las zonas de la región: datos en otra región. Sin presupuesto para un segundo servidor en funcionamiento: copias de seguridad o snapshots. Factura que puede crecer por almacenamiento y transferencia, no por cómputo: copias de seguridad o snapshots. Zona perdida, con un sistema que debe volver: datos guardados también fuera de ella. Incendio en la zona, tras el cual debe quedar una copia: datos guardados también fuera de ella.',
        ),
      },
      {
        id: 'snapshots',
        text: say(
          'Snapshots diários do EBS na mesma região',
          'Daily EBS snapshots in the same Region',
          'Snapshots diarios de EBS en la misma región',
        ),
        uses: ['EBS'],
        source: docs('ebs/latest/userguide/ebs-snapshots.html'),
        why: say(
          'Os snapshots do EBS custam só armazenamento, ficam na região, resistem à perda de uma zona e permitem criar o disco de novo em outra.',
          'EBS snapshots cost storage alone, stay in the Region, survive the loss of an Availability Zone and let the disk be created again in another.',
          'Los snapshots de EBS cuestan solo almacenamiento, quedan en la región, resisten la pérdida de una zona y permiten crear el disco de nuevo en otra.',
        ),
        likeness: {
          pt: 'as fotos do caderno, tiradas só uma vez ao dia e guardadas em outras cidades do mesmo país',
          en: 'photos of the order book, taken only once a day and kept in other cities of the country',
          es: 'las fotos del cuaderno, tomadas solo una vez al día y guardadas en otras ciudades del mismo país',
        },
        tell: say(
          'Dados que não podem sair da região por contrato: zonas ou snapshots da mesma região. Dados que por lei ficam no país, que tem uma só região: zonas ou snapshots da mesma região. Sem verba para um segundo servidor em funcionamento: backups ou snapshots. Fatura que pode crescer com armazenamento e transferência, não com computação: backups ou snapshots. Zona perdida, com um sistema que deve voltar: dados guardados também fora dela. Incêndio na zona, depois do qual deve restar uma cópia: dados guardados também fora dela.',
          'Data that must not leave the Region by contract: zones or snapshots of the same Region. Data that by law has to stay in the country, with only one Region: zones or snapshots of the same Region. No budget for a second running server: backups or snapshots. A bill that may grow by storage and data transfer, not by computing: backups or snapshots. A zone that is lost, with a system able to come back: data kept outside it too. A fire in the zone, after which there must still be a copy: data kept outside it too.',
          'Datos que no pueden salir de la región por contrato: zonas o snapshots de la misma región. Datos que por ley permanecen en el país, que tiene una sola región: zonas o snapshots de la misma región. Sin presupuesto para un segundo servidor en funcionamiento: copias de seguridad o snapshots. Factura que puede crecer por almacenamiento y transferencia, no por cómputo: copias de seguridad o snapshots. Zona perdida, con un sistema que debe volver: datos guardados también fuera de ella. Incendio en la zona, tras el cual debe quedar una copia: datos guardados también fuera de ella.',
        ),
      },
      {
        id: 'replica',
        text: say(
          'Uma réplica do banco de dados em outra região',
          'A replica of the database in another Region',
          'Una réplica de la base de datos en otra región',
        ),
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.XRgn.html'),
        why: say(
          'Uma réplica em outra região recebe as mudanças do dia todo e passa a ser o banco de dados principal se a região for perdida.',
          'A replica in another Region receives changes all day and becomes the main database if the Region is lost.',
          'Una réplica en otra región recibe los cambios de todo el día y pasa a ser la base de datos principal si la región se pierde.',
        ),
        likeness: {
          pt: 'a ajudante paga em outro país que copia cada linha do caderno e assume se ele se perde',
          en: 'the paid assistant in another country who copies each line and takes over if the book is lost',
          es: 'el ayudante pagado en otro país que copia cada línea del cuaderno y toma el relevo si este se pierde',
        },
        tell: say(
          'Cópia que sobrevive à perda da região inteira: dados em outra região. Terremoto que atinge todas as zonas da região: dados em outra região. Falha em que só os registros dos últimos segundos podem se perder: um segundo banco de dados, copiado o tempo todo. O que foi registrado nas últimas horas e não pode se perder: um segundo banco de dados, copiado o tempo todo. Zona perdida, com um sistema que deve voltar: dados guardados também fora dela. Incêndio na zona, depois do qual deve restar uma cópia: dados guardados também fora dela.',
          'A copy that survives the loss of the whole Region: data in another Region. An earthquake that hits every zone of the Region: data in another Region. A failure in which only the entries of the last few seconds may be lost: a second database, copied all the time. What was recorded in the last few hours, kept after the failure: a second database, copied all the time. A zone that is lost, with a system able to come back: data kept outside it too. A fire in the zone, after which there must still be a copy: data kept outside it too.',
          'Copia que sobrevive a la pérdida de la región entera: datos en otra región. Terremoto que afecta todas las zonas de la región: datos en otra región. Falla en la que solo pueden perderse los registros de los últimos segundos: una segunda base de datos, copiada todo el tiempo. Lo registrado en las últimas horas, conservado tras la falla: una segunda base de datos, copiada todo el tiempo. Zona perdida, con un sistema que debe volver: datos guardados también fuera de ella. Incendio en la zona, tras el cual debe quedar una copia: datos guardados también fuera de ella.',
        ),
      },
      {
        id: 'larger',
        neverRight: true,
        text: say(
          'Uma instância maior na mesma zona',
          'A larger instance in the same zone',
          'Una instancia más grande en la misma zona',
        ),
        source: docs('AWSEC2/latest/UserGuide/ec2-instance-resize.html'),
        why: say(
          'Uma instância maior atende a mais usuários.',
          'A larger instance serves more users.',
          'Una instancia más grande atiende a más usuarios.',
        ),
        likeness: {
          pt: 'um fogão maior na única cozinha, onde um incêndio levaria o único caderno',
          en: 'a bigger stove in the only kitchen, where a fire would take the only order book',
          es: 'un horno más grande en la única cocina, donde un incendio se llevaría el único cuaderno',
        },
        tell: say(
          'Mais usuários no mesmo servidor: uma instância maior.',
          'More users on the same server: a larger instance.',
          'Más usuarios en el mismo servidor: una instancia más grande.',
        ),
      },
      {
        id: 'second-disk',
        neverRight: true,
        text: say(
          'Cópias de hora em hora em outro disco do servidor',
          'Hourly copies on a second disk of the server',
          'Copias cada hora en otro disco del servidor',
        ),
        source: docs('ebs/latest/userguide/ebs-volumes.html'),
        why: say(
          'Um segundo disco guarda uma cópia ao lado da primeira.',
          'A second disk keeps a copy beside the first.',
          'Un segundo disco guarda una copia al lado de la primera.',
        ),
        likeness: {
          pt: 'um segundo caderno, copiado de hora em hora na mesma cozinha, que queima junto com o primeiro',
          en: 'a second order book, copied every hour in the same kitchen, which burns together with the first',
          es: 'un segundo cuaderno, copiado cada hora en la misma cocina, que se quema junto con el primero',
        },
        tell: say(
          'Cópia ao lado da primeira: um segundo disco.',
          'A copy beside the first: a second disk.',
          'Copia al lado de la primera: un segundo disco.',
        ),
      },
    ],
    traits: [
      {
        misses: {
          'two-zones': say(
            'As duas zonas são da mesma região; se ela inteira for perdida, não sobra nenhuma cópia.',
            'Both Availability Zones belong to the same Region; if all of it is lost, no copy is left.',
            'Las dos zonas son de la misma región; si se pierde entera, no queda ninguna copia.',
          ),
          snapshots: say(
            'Os snapshots ficam na mesma região e se perdem com ela.',
            'The snapshots stay in the same Region and are lost with it.',
            'Los snapshots quedan en la misma región y se pierden con ella.',
          ),
          larger: say(
            'Uma instância maior fica na mesma zona e se perde com a região.',
            'A larger instance is in the same zone and is lost with the Region.',
            'Una instancia más grande queda en la misma zona y se pierde con la región.',
          ),
          'second-disk': say(
            'O segundo disco está no mesmo servidor e se perde com a região.',
            'The second disk is in the same server and is lost with the Region.',
            'El segundo disco está en el mismo servidor y se pierde con la región.',
          ),
        },
        needs: [
          {
            id: 'region-lost',
            text: say(
              'Uma cópia dos dados deve sobreviver à perda da região inteira.',
              'A copy of the data must survive the loss of the whole Region.',
              'Una copia de los datos debe sobrevivir a la pérdida de la región entera.',
            ),
          },
          {
            id: 'earthquake',
            text: say(
              'Uma cópia dos dados deve sobreviver a um terremoto que atinja todas as zonas da região.',
              'A copy of the data must survive an earthquake that hits every zone of the Region.',
              'Una copia de los datos debe sobrevivir a un terremoto que afecte todas las zonas de la región.',
            ),
          },
        ],
      },
      {
        misses: {
          'far-backups': say(
            'Os backups são da noite anterior; o que foi registrado depois deles se perde.',
            'The backups are of the night before; what was recorded after them is lost.',
            'Los backups son de la noche anterior; lo registrado después de ellos se pierde.',
          ),
          snapshots: say(
            'Os snapshots são tirados uma vez por dia; o que foi registrado depois deles se perde.',
            'The snapshots are taken once a day; what was recorded after them is lost.',
            'Los snapshots se toman una vez al día; lo registrado después de ellos se pierde.',
          ),
          larger: say(
            'A instância maior tem a única cópia dos dados, que se perde com a zona.',
            'The larger instance has the only copy of the data, which is lost with the zone.',
            'La instancia más grande tiene la única copia de los datos, que se pierde con la zona.',
          ),
        },
        unclear: ['second-disk'],
        needs: [
          {
            id: 'day-of-entries',
            text: say(
              'Em uma falha, só os registros dos últimos segundos podem se perder.',
              'In a failure, only the entries of the last few seconds may be lost.',
              'En una falla, solo pueden perderse los registros de los últimos segundos.',
            ),
          },
          {
            id: 'since-last-night',
            text: say(
              'Nem o que foi registrado nas últimas horas pode se perder na falha.',
              'Even what was recorded in the last few hours must be kept after the failure.',
              'Incluso lo registrado en las últimas horas debe conservarse tras la falla.',
            ),
          },
        ],
      },
      {
        misses: {
          'two-regions': say(
            'Com duas regiões, uma parte dos dados passa a ficar em outra região, aonde eles não podem ir.',
            'With two Regions, some of the data is in another Region, where it must not go.',
            'Con dos regiones, una parte de los datos queda en otra región, adonde no pueden ir.',
          ),
          'far-backups': say(
            'Os backups são copiados para outra região, aonde os dados não podem ir.',
            'The backups are copied to another Region, where the data must not go.',
            'Los backups se copian a otra región, adonde los datos no pueden ir.',
          ),
          replica: say(
            'A réplica fica em outra região, aonde os dados não podem ir.',
            'The replica is in another Region, where the data must not go.',
            'La réplica está en otra región, adonde los datos no pueden ir.',
          ),
        },
        needs: [
          {
            id: 'stays',
            text: say(
              'Por contrato, os dados não podem sair da região.',
              'By contract, the data must not leave the Region.',
              'Por contrato, los datos no pueden salir de la región.',
            ),
          },
          {
            id: 'country',
            text: say(
              'A lei exige que os dados fiquem no país, que tem uma só região da AWS.',
              'The law requires the data to stay in the country, which has only one AWS Region.',
              'La ley exige que los datos permanezcan en el país, que tiene una sola región de AWS.',
            ),
          },
        ],
      },
      {
        misses: {
          'two-zones': say(
            'Com duas zonas, servidores e banco de dados funcionam em dobro o tempo todo.',
            'With two Availability Zones, twice the servers and databases run all the time.',
            'Con dos zonas, servidores y base de datos funcionan por duplicado todo el tiempo.',
          ),
          'two-regions': say(
            'Com duas regiões, servidores e banco de dados funcionam em dobro o tempo todo.',
            'With two Regions, twice the servers and databases run all the time.',
            'Con dos regiones, servidores y base de datos funcionan por duplicado todo el tiempo.',
          ),
          replica: say(
            'A réplica é um segundo banco de dados que funciona, e é cobrado, o tempo todo.',
            'The replica is a second database that runs, and is charged for, all the time.',
            'La réplica es una segunda base de datos que funciona, y se cobra, todo el tiempo.',
          ),
        },
        unclear: ['larger'],
        needs: [
          {
            id: 'no-second-server',
            text: say(
              'Não há verba para um segundo servidor em funcionamento.',
              'There is no budget for a second running server.',
              'No hay presupuesto para un segundo servidor en funcionamiento.',
            ),
          },
          {
            id: 'storage-only',
            text: say(
              'A fatura pode crescer com armazenamento e transferência, não com computação.',
              'The bill may grow by storage and data transfer, not by computing.',
              'La factura puede crecer por almacenamiento y transferencia, no por cómputo.',
            ),
          },
        ],
      },
      {
        misses: {
          larger: say(
            'Uma instância maior continua na mesma zona e se perde com ela.',
            'A larger instance is still in the same zone and is lost with it.',
            'Una instancia más grande sigue en la misma zona y se pierde con ella.',
          ),
          'second-disk': say(
            'O segundo disco está na mesma zona que o primeiro e se perde com ela.',
            'The second disk is in the same zone as the first and is lost with it.',
            'El segundo disco está en la misma zona que el primero y se pierde con ella.',
          ),
        },
        needs: [
          {
            id: 'zone-lost',
            text: say(
              'Se a zona for perdida, o sistema deve poder voltar em até um dia.',
              'If the zone is lost, the system must be able to come back within a day.',
              'Si se pierde la zona, el sistema debe poder volver en un día como máximo.',
            ),
          },
          {
            id: 'zone-fire',
            text: say(
              'Depois de um incêndio na zona, deve restar uma cópia, mesmo que da véspera.',
              'After a fire in the zone there must still be a copy, even if it is a day old.',
              'Tras un incendio en la zona debe quedar una copia, aunque sea del día anterior.',
            ),
          },
        ],
      },
    ],
    ask: say(
      'Qual opção atende a esses requisitos?',
      'Which option meets these requirements?',
      '¿Qué opción cumple estos requisitos?',
    ),
  }),
];
