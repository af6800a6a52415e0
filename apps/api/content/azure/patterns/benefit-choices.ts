import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const benefitChoices: readonly Pattern[] = [
  {
    id: 'demand-response',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-benefits' } },
    scene: {
      pt: 'Pense no site como uma linha de ônibus, em que cada visita é um passageiro e cada servidor, um ônibus.',
      en: 'Think of the site as a bus line, where each visit is a passenger and each server is a bus.',
      es: 'Piensa en el sitio como una línea de autobús, en la que cada visita es un pasajero y cada servidor, un autobús.',
    },
    situations: [
      {
        id: 'exams',
        text: {
          pt: 'Uma universidade divulga resultados em um site no Azure, em datas marcadas, com cem vezes o tráfego normal.',
          en: 'A university publishes results on Azure, on set dates, with a hundred times the usual traffic.',
          es: 'Una universidad publica resultados en un sitio en Azure, en fechas fijas, con cien veces el tráfico normal.',
        },
      },
      {
        id: 'florist',
        text: {
          pt: 'Uma floricultura vende em um site no Azure e, no Dia das Mães, recebe dez vezes mais pedidos.',
          en: 'A florist sells on Azure and, on Mother’s Day, gets ten times more orders.',
          es: 'Una florería vende en un sitio en Azure y, en el Día de la Madre, recibe diez veces más pedidos.',
        },
      },
      {
        id: 'news',
        text: {
          pt: 'Um site de notícias no Azure ganha vinte vezes mais leitores quando há uma grande notícia.',
          en: 'A news site on Azure gets twenty times more readers when major news breaks.',
          es: 'Un sitio de noticias en Azure recibe veinte veces más lectores cuando hay una gran noticia.',
        },
      },
      {
        id: 'charity',
        text: {
          pt: 'Uma ONG recebe doações no Azure; quando a TV a mostra, as visitas se multiplicam por cinquenta.',
          en: 'A charity takes donations on Azure; television multiplies its visits by fifty.',
          es: 'Una ONG recibe donaciones en Azure; cuando la TV la muestra, las visitas se multiplican por cincuenta.',
        },
      },
    ],
    candidates: [
      {
        id: 'resize',
        neverRight: true,
        text: {
          pt: 'Escalonamento vertical, feito à mão',
          en: 'Vertical scaling, by hand',
          es: 'Escalado vertical, a mano',
        },
        uses: [],
        why: {
          pt: 'A escala vertical dá mais CPU e memória à mesma máquina, sem mudar o programa; volta-se ao tamanho menor depois do pico.',
          en: 'Vertical scaling gives more CPU and memory to the same machine, without changing the program; after the peak it goes back to the smaller size.',
          es: 'El escalado vertical da más CPU y memoria a la misma máquina, sin cambiar el programa; después del pico se vuelve al tamaño menor.',
        },
        likeness: {
          pt: 'o gerente que, na hora do aperto, troca o único ônibus por um maior, com todos esperando',
          en: 'the manager who, at rush hour, swaps the only bus for a bigger one while everybody waits',
          es: 'el encargado que, en plena aglomeración, cambia el único autobús por uno mayor, con todos esperando',
        },
        tell: {
          pt: 'Programa preso a uma só máquina: escala vertical.',
          en: 'A program tied to one machine: vertical scaling.',
          es: 'Programa atado a una sola máquina: escalado vertical.',
        },
        source: docs('azure/virtual-machines/sizes/resize-vm'),
        popularity: 3,
      },
      {
        id: 'one-large',
        neverRight: true,
        text: {
          pt: 'Uma máquina do tamanho do maior pico',
          en: 'A machine sized for the highest peak',
          es: 'Una máquina del tamaño del mayor pico',
        },
        uses: [],
        why: {
          pt: 'Uma máquina dimensionada para o pico está pronta a qualquer hora, sem mudar o programa nem pedir a atenção de alguém.',
          en: 'A machine sized for the peak is ready at any time, without changing the program or asking for anybody’s attention.',
          es: 'Una máquina dimensionada para el pico está lista a cualquier hora, sin cambiar el programa ni exigir la atención de nadie.',
        },
        likeness: {
          pt: 'um único ônibus enorme, quase vazio o ano inteiro, de lugares contados e sem outro se enguiçar',
          en: 'a single huge bus, nearly empty all year, with only so many seats and no spare',
          es: 'un único autobús enorme, casi vacío todo el año, de asientos contados y sin otro si se avería',
        },
        tell: {
          pt: 'Capacidade de sobra em uma só máquina: pronta, mas paga também quando sobra.',
          en: 'Capacity to spare in one machine: ready, but paid for when idle too.',
          es: 'Capacidad de sobra en una sola máquina: lista, pero se paga también cuando sobra.',
        },
        source: docs('azure/virtual-machines/sizes/overview'),
        popularity: 3,
      },
      {
        id: 'many-fixed',
        neverRight: true,
        text: {
          pt: 'Oito máquinas iguais, o ano inteiro',
          en: 'Eight identical machines, all year',
          es: 'Ocho máquinas iguales, todo el año',
        },
        uses: [],
        why: {
          pt: 'Máquinas de sobra, ligadas o ano inteiro, atendem o pico desde o primeiro instante e resistem à falha de uma delas.',
          en: 'Spare machines, running all year, serve the peak from its first moment and survive the failure of one of them.',
          es: 'Máquinas de sobra, encendidas todo el año, atienden el pico desde el primer instante y resisten la falla de una de ellas.',
        },
        likeness: {
          pt: 'oito ônibus iguais na rua o ano inteiro, cheios ou vazios, sem um nono quando faltar lugar',
          en: 'eight identical buses out all year, full or empty, with no ninth when seats run out',
          es: 'ocho autobuses iguales en la calle todo el año, llenos o vacíos, sin un noveno cuando falten asientos',
        },
        tell: {
          pt: 'Prontas para o pico a qualquer preço: máquinas de sobra.',
          en: 'Ready for the peak at any price: machines to spare.',
          es: 'Listas para el pico a cualquier precio: máquinas de sobra.',
        },
        source: docs('azure/virtual-machine-scale-sets/overview'),
        popularity: 3,
      },
      {
        id: 'by-cpu',
        text: {
          pt: 'Escala automática, pelo uso atual de CPU',
          en: 'Autoscale, based on current CPU usage',
          es: 'Escalado automático, según la CPU actual',
        },
        uses: [],
        why: {
          pt: 'A escala automática (elasticidade) acrescenta máquina após máquina quando a CPU sobe e as retira, com seu custo, quando cai, a qualquer hora, sem reinício e sem ninguém intervir; se uma falha, as outras atendem.',
          en: 'Autoscale (elasticity) adds machine after machine when CPU usage rises and removes them, with their cost, when it falls, at any hour, without a restart and without anybody stepping in; if one fails, the others serve.',
          es: 'El escalado automático (elasticidad) agrega máquina tras máquina cuando la CPU sube y las retira, con su costo, cuando baja, a cualquier hora, sin reinicio y sin que nadie intervenga; si una falla, las otras atienden.',
        },
        likeness: {
          pt: 'a linha que olha só o calor dos motores e manda outro ônibus tarde, com fila formada',
          en: 'the line that watches only how hot the engines run and sends another bus late, with people waiting',
          es: 'la línea que mira solo el calor de los motores y envía tarde otro autobús, con fila formada',
        },
        tell: {
          pt: 'Tráfego que não é possível prever: escala por métrica. Picos sem máximo conhecido: máquinas acrescentadas por regra. Custo que cai com a demanda: escala automática. Ninguém disponível para ajustar a capacidade: regra de escala automática. Falha de um servidor sem tirar o site do ar: várias máquinas iguais. Capacidade que cresce sem reinício: escala horizontal.',
          en: 'Traffic that is impossible to predict: autoscale by metric. Peaks with no known maximum: machines added by rule. A cost that falls with demand: autoscale. Nobody available to adjust capacity: an autoscale rule. The failure of one server without bringing the site down: several identical machines. Raising capacity without a restart: horizontal scaling.',
          es: 'Tráfico que no es posible prever: escalado por métrica. Picos sin un máximo conocido: máquinas agregadas por regla. Costo que baja con la demanda: escalado automático. Nadie disponible para ajustar la capacidad: regla de escalado automático. Falla de un servidor sin dejar el sitio fuera de línea: varias máquinas iguales. Aumentar la capacidad sin reinicio: escalado horizontal.',
        },
        source: docs('azure/virtual-machine-scale-sets/virtual-machine-scale-sets-autoscale-overview'),
        popularity: 5,
      },
      {
        id: 'by-clock',
        rightIn: ['exams', 'florist'],
        text: {
          pt: 'Escala automática, por agendamento',
          en: 'Autoscale, on a schedule',
          es: 'Escalado automático, según un horario',
        },
        uses: [],
        why: {
          pt: 'A escala automática por horário acrescenta máquinas, sem reinício, antes do pico conhecido e as retira depois, com seu custo, sem depender da CPU nem de alguém da equipe; se uma falha, as outras atendem.',
          en: 'Scheduled autoscale adds machines, without a restart, before a known peak and removes them, with their cost, after it, whatever the CPU usage and without anybody stepping in; if one fails, the others serve.',
          es: 'El escalado automático por horario agrega máquinas, sin reinicio, antes del pico conocido y las retira después, con su costo, sin depender de la CPU ni de alguien del equipo; si una falla, las otras atienden.',
        },
        likeness: {
          pt: 'a linha que põe mais ônibus nas horas de uma tabela, apareça quem aparecer, e depois os recolhe',
          en: 'the line that adds buses at the hours of a timetable, whoever turns up, and withdraws them later',
          es: 'la línea que saca más autobuses a ciertas horas fijas, venga quien venga, y luego los retira',
        },
        tell: {
          pt: 'Primeiros minutos de pico que não podem ser lentos: máquinas acrescentadas antes, por horário. Máquinas com falta de memória e CPU de sobra: escala por horário, não por CPU. Custo que cai com a demanda: escala automática. Ninguém disponível para ajustar a capacidade: regra de escala automática. Falha de um servidor sem tirar o site do ar: várias máquinas iguais. Capacidade que cresce sem reinício: escala horizontal.',
          en: 'First minutes of a peak that must not be slow: machines added beforehand, by schedule. Machines that run out of memory with CPU to spare: a schedule, not a CPU rule. A cost that falls with demand: autoscale. Nobody available to adjust capacity: an autoscale rule. The failure of one server without bringing the site down: several identical machines. Raising capacity without a restart: horizontal scaling.',
          es: 'Primeros minutos de un pico que no pueden ser lentos: máquinas agregadas antes, por horario. Máquinas a las que les falta memoria con CPU de sobra: escalado por horario, no por CPU. Costo que baja con la demanda: escalado automático. Nadie disponible para ajustar la capacidad: regla de escalado automático. Falla de un servidor sin dejar el sitio fuera de línea: varias máquinas iguales. Aumentar la capacidad sin reinicio: escalado horizontal.',
        },
        source: docs('azure/azure-monitor/autoscale/autoscale-overview'),
        popularity: 4,
      },
      {
        id: 'by-team',
        neverRight: true,
        text: {
          pt: 'Escalonamento horizontal, feito à mão',
          en: 'Horizontal scaling, by hand',
          es: 'Escalado horizontal, a mano',
        },
        uses: [],
        why: {
          pt: 'Acrescentar e retirar máquinas à mão é escala horizontal: o custo segue a demanda e não há reinício.',
          en: 'Adding and removing machines by hand is horizontal scaling: cost follows demand and nothing restarts.',
          es: 'Agregar y retirar máquinas a mano es escalado horizontal: el costo sigue a la demanda y nada se reinicia.',
        },
        likeness: {
          pt: 'o fiscal que precisa estar no ponto para chamar mais ônibus e, depois, mandá-los de volta',
          en: 'the inspector who has to be at the stop to call more buses and send them back later',
          es: 'el inspector que debe estar en la parada para llamar más autobuses y, después, mandarlos de vuelta',
        },
        tell: {
          pt: 'Escala horizontal com alguém atento: máquinas acrescentadas à mão.',
          en: 'Horizontal scaling with somebody watching: machines added by hand.',
          es: 'Escalado horizontal con alguien atento: máquinas agregadas a mano.',
        },
        source: docs('azure/virtual-machine-scale-sets/virtual-machine-scale-sets-autoscale-overview'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'unattended',
        text: {
          pt: 'Ninguém estará disponível para ajustar a capacidade.',
          en: 'Nobody will be available to adjust capacity.',
          es: 'Nadie estará disponible para ajustar la capacidad.',
        },
        fits: ['one-large', 'many-fixed', 'by-cpu', 'by-clock'],
        rulesOut: {
          resize: {
            pt: 'No escalonamento vertical feito à mão, alguém da equipe muda o tamanho da máquina.',
            en: 'With vertical scaling by hand, somebody in the team changes the size of the machine.',
            es: 'En el escalado vertical a mano, alguien del equipo cambia el tamaño de la máquina.',
          },
          'by-team': {
            pt: 'No escalonamento horizontal feito à mão, alguém da equipe acrescenta e retira máquinas.',
            en: 'With horizontal scaling by hand, somebody in the team adds and removes machines.',
            es: 'En el escalado horizontal a mano, alguien del equipo agrega y quita máquinas.',
          },
        },
      },
      {
        id: 'idle-cost',
        text: {
          pt: 'Quando a demanda cai, o custo deve cair com ela.',
          en: 'When demand falls, the cost must fall with it.',
          es: 'Cuando baja la demanda, el costo debe bajar con ella.',
        },
        fits: ['resize', 'by-cpu', 'by-clock', 'by-team'],
        rulesOut: {
          'one-large': {
            pt: 'A máquina do tamanho do pico custa o mesmo quando a demanda é baixa.',
            en: 'The machine sized for the peak costs the same when demand is low.',
            es: 'La máquina del tamaño del pico cuesta lo mismo cuando la demanda es baja.',
          },
          'many-fixed': {
            pt: 'As oito máquinas são pagas também quando a demanda é baixa.',
            en: 'The eight machines are paid for when demand is low, too.',
            es: 'Las ocho máquinas se pagan también cuando la demanda es baja.',
          },
        },
      },
      {
        id: 'surprise',
        situations: ['news', 'charity'],
        text: {
          pt: 'Não é possível prever quando o tráfego vai aumentar.',
          en: 'It is impossible to predict when traffic will rise.',
          es: 'No es posible prever cuándo va a aumentar el tráfico.',
        },
        fits: ['one-large', 'many-fixed', 'by-cpu'],
        rulesOut: {
          'by-clock': {
            pt: 'A escala por agendamento só acrescenta máquinas nas horas que alguém previu.',
            en: 'Scheduled autoscale adds machines only at the hours that somebody foresaw.',
            es: 'El escalado programado solo agrega máquinas en las horas que alguien previó.',
          },
        },
      },
      {
        id: 'first-minutes',
        text: {
          pt: 'Nem os primeiros minutos de um pico podem ser lentos.',
          en: 'Not even the first minutes of a peak may be slow.',
          es: 'Ni los primeros minutos de un pico pueden ser lentos.',
        },
        fits: ['one-large', 'many-fixed', 'by-clock'],
        rulesOut: {
          'by-cpu': {
            pt: 'A escala por CPU reage depois que o uso sobe, e as novas máquinas levam minutos para iniciar.',
            en: 'CPU-based autoscale reacts after usage has risen, and the new machines take minutes to start.',
            es: 'El escalado por CPU reacciona después de que sube el uso, y las máquinas nuevas tardan minutos en iniciar.',
          },
        },
      },
      {
        id: 'survives',
        text: {
          pt: 'A falha de um servidor não pode tirar o site do ar.',
          en: 'The failure of one server must not bring the site down.',
          es: 'La falla de un servidor no puede dejar el sitio fuera de línea.',
        },
        fits: ['many-fixed', 'by-cpu', 'by-clock', 'by-team'],
        rulesOut: {
          resize: {
            pt: 'Com uma única máquina, a falha dela derruba o sistema.',
            en: 'With a single machine, its failure brings the system down.',
            es: 'Con una única máquina, su falla derriba el sistema.',
          },
          'one-large': {
            pt: 'Uma máquina só, por maior que seja, é um ponto único de falha.',
            en: 'A single machine, however large, is a single point of failure.',
            es: 'Una sola máquina, por grande que sea, es un punto único de falla.',
          },
        },
      },
      {
        id: 'no-restart',
        text: {
          pt: 'Aumentar a capacidade não pode exigir reinício.',
          en: 'Raising capacity must not require a restart.',
          es: 'Aumentar la capacidad no puede exigir un reinicio.',
        },
        fits: ['one-large', 'many-fixed', 'by-cpu', 'by-clock', 'by-team'],
        rulesOut: {
          resize: {
            pt: 'O escalonamento vertical dá mais CPU e memória, mas mudar o tamanho reinicia a máquina.',
            en: 'Vertical scaling gives more CPU and memory, but changing the size restarts the machine.',
            es: 'El escalado vertical da más CPU y memoria, pero cambiar el tamaño reinicia la máquina.',
          },
        },
      },
      {
        id: 'cpu-low',
        text: {
          pt: 'Nos picos, falta memória às máquinas com a CPU ainda abaixo de 20%.',
          en: 'At peaks, machines run out of memory with the CPU still below 20%.',
          es: 'En los picos, a las máquinas les falta memoria con la CPU aún por debajo del 20%.',
        },
        fits: ['one-large', 'many-fixed', 'by-clock', 'by-team', 'resize'],
        rulesOut: {
          'by-cpu': {
            pt: 'Com a CPU tão baixa, uma regra baseada nela não acrescenta máquina alguma.',
            en: 'With the CPU that low, a rule based on it adds no machines.',
            es: 'Con la CPU tan baja, una regla basada en ella no agrega ninguna máquina.',
          },
        },
      },
      {
        id: 'no-ceiling',
        text: {
          pt: 'Os picos crescem a cada ano, sem um máximo conhecido.',
          en: 'Peaks grow every year, with no known maximum.',
          es: 'Los picos crecen cada año, sin un máximo conocido.',
        },
        fits: ['by-cpu', 'by-team'],
        rulesOut: {
          'one-large': {
            pt: 'A máquina do tamanho do maior pico deixa de bastar quando vem um pico maior.',
            en: 'The machine sized for the highest peak is no longer enough when a higher one comes.',
            es: 'La máquina del tamaño del mayor pico deja de bastar cuando llega uno mayor.',
          },
          'many-fixed': {
            pt: 'Oito máquinas fixas não bastam quando o pico supera a capacidade delas.',
            en: 'Eight fixed machines are not enough when a peak exceeds their capacity.',
            es: 'Ocho máquinas fijas no bastan cuando un pico supera su capacidad.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual abordagem atende a todos esses requisitos?',
      en: 'Which approach meets all of these requirements?',
      es: '¿Qué enfoque cumple todos estos requisitos?',
    },
  },
  {
    id: 'disaster-plan',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-benefits' } },
    scene: {
      pt: 'Pense no sistema como uma loja, nos dados como seus livros de contas e no Azure como um shopping longe dali.',
      en: 'Think of the system as a shop, of its data as the account books and of Azure as a mall across town.',
      es: 'Piensa en el sistema como una tienda, en los datos como sus libros de cuentas y en Azure como un centro comercial lejano.',
    },
    situations: [
      {
        id: 'port',
        text: {
          pt: 'O sistema de cargas de um porto está na sede, em área sujeita a inundação.',
          en: 'A port’s cargo system is at its head office, in an area prone to flooding.',
          es: 'El sistema de cargas de un puerto está en la sede, en una zona inundable.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital se prepara para um incêndio no prédio em que estão seus prontuários.',
          en: 'A hospital is planning for a fire in the building that holds its medical records.',
          es: 'Un hospital se prepara para un incendio en el edificio donde están sus historias clínicas.',
        },
      },
      {
        id: 'court',
        text: {
          pt: 'Um tribunal se prepara para a perda do prédio em que estão seus processos.',
          en: 'A court is planning for the loss of the building that holds its case files.',
          es: 'Un tribunal se prepara para la pérdida del edificio donde están sus expedientes.',
        },
      },
    ],
    candidates: [
      {
        id: 'tape',
        neverRight: true,
        text: {
          pt: 'Fitas de backup para servidores próprios, guardadas fora',
          en: 'Backup tapes for servers of its own, kept elsewhere',
          es: 'Cintas de respaldo para servidores propios, guardadas fuera',
        },
        uses: [],
        why: {
          pt: 'As fitas de backup guardadas fora conservam versões antigas por anos e não precisam de rede.',
          en: 'Backup tapes kept elsewhere preserve old versions for years and need no network.',
          es: 'Las cintas de respaldo guardadas fuera conservan versiones antiguas por años y no necesitan red.',
        },
        likeness: {
          pt: 'as cópias dos livros levadas à mão a um parente, para reabrir um dia fora do shopping',
          en: 'the copies of the books carried by hand to a relative, to reopen some day outside the mall',
          es: 'las copias de los libros llevadas a mano a un pariente, para reabrir fuera del centro comercial',
        },
        tell: {
          pt: 'Versões antigas e recuperação sem pressa: backup, em fita ou em cofre.',
          en: 'Old versions and recovery without hurry: backup, on tape or in a vault.',
          es: 'Versiones antiguas y recuperación sin prisa: respaldo, en cinta o en almacén.',
        },
        source: docs('azure/backup/backup-overview'),
        popularity: 4,
      },
      {
        id: 'vault',
        text: {
          pt: 'Backup diário em um cofre do Azure Backup',
          en: 'Daily backups in an Azure Backup vault',
          es: 'Respaldo diario en un almacén de Azure Backup',
        },
        uses: ['Azure Backup'],
        why: {
          pt: 'O Azure Backup guarda sozinho pontos de recuperação por anos, em um cofre fora da sede, sem equipamento a comprar nem segunda instância ligada.',
          en: 'Azure Backup keeps recovery points for years by itself, in a vault away from the head office, with no equipment to buy and no second instance running.',
          es: 'Azure Backup guarda por sí solo puntos de recuperación por años, en un almacén fuera de la sede, sin equipos que comprar ni segunda instancia encendida.',
        },
        likeness: {
          pt: 'o cofre do shopping com cópias diárias dos livros, guardadas por anos, e a loja ainda por montar',
          en: 'the mall’s vault with daily copies of the books, and the shop still to be set up',
          es: 'la bóveda del centro comercial con copias diarias de los libros, y la tienda aún por montar',
        },
        tell: {
          pt: 'Versões de anos atrás: Azure Backup. Falta de verba para equipar outra sala de servidores: recuperação no Azure. Proteção dos dados que não pode depender de uma tarefa manual: serviço automático do Azure.',
          en: 'Versions from years ago: Azure Backup. No budget to equip another server room: recovery in Azure. Protecting data without a manual task: an automatic service of Azure.',
          es: 'Versiones de hace años: Azure Backup. Falta de fondos para equipar otra sala de servidores: recuperación en Azure. Protección de los datos que no puede depender de una tarea manual: servicio automático de Azure.',
        },
        source: docs('azure/backup/backup-overview'),
        popularity: 5,
      },
      {
        id: 'replica',
        text: {
          pt: 'Réplica mantida pelo Azure Site Recovery',
          en: 'A replica kept by Azure Site Recovery',
          es: 'Réplica mantenida por Azure Site Recovery',
        },
        uses: ['Site Recovery'],
        why: {
          pt: 'O Azure Site Recovery replica sozinho os servidores para o Azure, com poucos minutos de atraso, e só os liga lá em caso de desastre, em minutos, sem pagar processamento antes nem comprar equipamento.',
          en: 'Azure Site Recovery replicates the servers to Azure by itself, at most a few minutes behind, and starts them there only after a disaster, within minutes, with no compute paid before and no equipment to buy.',
          es: 'Azure Site Recovery replica por sí solo los servidores en Azure, con pocos minutos de retraso, y los enciende allí solo tras un desastre, en minutos, sin pagar cómputo antes ni comprar equipos.',
        },
        likeness: {
          pt: 'a sala fechada no shopping, sem aluguel e só com os livros de hoje, que abre em minutos',
          en: 'the closed room in the mall, rent-free and with today’s books only, that opens within minutes',
          es: 'el local cerrado del centro comercial, sin alquiler y solo con los libros de hoy, que abre en minutos',
        },
        tell: {
          pt: 'Computação em outro local que não se deve pagar até um desastre: Azure Site Recovery. No máximo dez minutos de registros perdidos: replicação contínua. Uma só instância em funcionamento: réplica que só é ligada no desastre. Serviço que deve voltar em menos de uma hora: réplica em outro local, mais rápida que um backup. Falta de verba para equipar outra sala de servidores: recuperação no Azure. Proteção dos dados que não pode depender de uma tarefa manual: serviço automático do Azure. Sistema que deve funcionar no Azure depois do desastre: réplica ou sistema ativo no Azure.',
          en: 'Compute elsewhere that must not be paid for until a disaster: Azure Site Recovery. Ten minutes of records lost at most: continuous replication. Only one running instance: a replica that starts after the disaster. Service that must return within an hour: a replica in another place, faster than a backup. No budget to equip another server room: recovery in Azure. Protecting data without a manual task: an automatic service of Azure. A system that must run in Azure after the disaster: a replica or an active system in Azure.',
          es: 'Cómputo en otro lugar que no debe pagarse hasta un desastre: Azure Site Recovery. Como máximo diez minutos de registros perdidos: replicación continua. Una sola instancia en funcionamiento: réplica que se enciende en el desastre. Servicio que debe volver en menos de una hora: réplica en otro lugar, más rápida que un respaldo. Falta de fondos para equipar otra sala de servidores: recuperación en Azure. Protección de los datos que no puede depender de una tarea manual: servicio automático de Azure. Sistema que debe funcionar en Azure después del desastre: réplica o sistema activo en Azure.',
        },
        source: docs('azure/site-recovery/site-recovery-overview'),
        popularity: 4,
      },
      {
        id: 'second-site',
        neverRight: true,
        text: {
          pt: 'Um segundo datacenter próprio, em espera',
          en: 'A second datacenter of its own, on standby',
          es: 'Un segundo centro de datos propio, en espera',
        },
        uses: [],
        why: {
          pt: 'Um segundo datacenter com servidores ligados e dados replicados assume em instantes, com o mesmo sistema.',
          en: 'A second datacenter with running servers and replicated data takes over at once, with the same system.',
          es: 'Un segundo centro de datos con servidores encendidos y datos replicados asume al instante, con el mismo sistema.',
        },
        likeness: {
          pt: 'uma segunda loja própria, comprada longe do shopping, só com os livros de hoje, que assume na hora',
          en: 'a second shop of one’s own, bought outside the mall, with today’s books only, that takes over at once',
          es: 'una segunda tienda propia, comprada fuera del centro comercial, solo con los libros de hoy, que toma el relevo al instante',
        },
        tell: {
          pt: 'Segundo local próprio: rápido, mas comprado e mantido pela empresa.',
          en: 'A second site of one’s own: fast, but bought and maintained by the company.',
          es: 'Segundo sitio propio: rápido, pero comprado y mantenido por la empresa.',
        },
        source: docs('azure/reliability/concept-business-continuity-high-availability-disaster-recovery'),
        popularity: 4,
      },
      {
        id: 'active',
        text: {
          pt: 'O sistema ativo em duas regiões do Azure',
          en: 'The system active in two Azure regions',
          es: 'El sistema activo en dos regiones de Azure',
        },
        uses: [],
        why: {
          pt: 'Com o sistema ativo em duas regiões do Azure, em equipamento da Microsoft, uma continua atendendo quando a outra falha, sem recuperação a fazer.',
          en: 'With the system active in two Azure regions, on Microsoft’s equipment, one goes on serving when the other fails, with no recovery to carry out.',
          es: 'Con el sistema activo en dos regiones de Azure, en equipos de Microsoft, una sigue atendiendo cuando la otra falla, sin recuperación que hacer.',
        },
        likeness: {
          pt: 'duas lojas abertas ao mesmo tempo em dois shoppings, ambas com aluguel e só com os livros de hoje',
          en: 'two shops open at the same time in two malls, both paying rent, both with today’s books only',
          es: 'dos tiendas abiertas a la vez en dos centros comerciales, ambas con alquiler y solo los libros de hoy',
        },
        tell: {
          pt: 'Parada de alguns segundos: sistema ativo em duas regiões. Serviço que deve voltar em menos de uma hora: réplica em outro local, mais rápida que um backup. Falta de verba para equipar outra sala de servidores: recuperação no Azure. Proteção dos dados que não pode depender de uma tarefa manual: serviço automático do Azure. Sistema que deve funcionar no Azure depois do desastre: réplica ou sistema ativo no Azure.',
          en: 'A downtime of a few seconds: a system active in two regions. Service that must return within an hour: a replica in another place, faster than a backup. No budget to equip another server room: recovery in Azure. Protecting data without a manual task: an automatic service of Azure. A system that must run in Azure after the disaster: a replica or an active system in Azure.',
          es: 'Parada de unos segundos: sistema activo en dos regiones. Servicio que debe volver en menos de una hora: réplica en otro lugar, más rápida que un respaldo. Falta de fondos para equipar otra sala de servidores: recuperación en Azure. Protección de los datos que no puede depender de una tarea manual: servicio automático de Azure. Sistema que debe funcionar en Azure después del desastre: réplica o sistema activo en Azure.',
        },
        source: docs('azure/reliability/concept-business-continuity-high-availability-disaster-recovery'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'within-hour',
        notWith: ['minutes-lost'],
        text: {
          pt: 'O serviço deve voltar em menos de uma hora, com dados de minutos antes.',
          en: 'Service must return within an hour, with data from minutes before.',
          es: 'El servicio debe volver en menos de una hora, con datos de minutos antes.',
        },
        fits: ['replica', 'second-site', 'active'],
        rulesOut: {
          tape: {
            pt: 'Buscar fitas e restaurar servidores a partir delas leva dias.',
            en: 'Fetching tapes and restoring servers from them takes days.',
            es: 'Buscar cintas y restaurar servidores desde ellas lleva días.',
          },
          vault: {
            pt: 'O backup no cofre é diário: faltam os dados de depois do último.',
            en: 'Backups go to the vault once a day: data from after the last one is missing.',
            es: 'El respaldo en el almacén es diario: faltan los datos posteriores al último.',
          },
        },
      },
      {
        id: 'old-versions',
        text: {
          pt: 'Versões de dois anos atrás devem poder ser recuperadas.',
          en: 'Versions from two years ago must be recoverable.',
          es: 'Deben poder recuperarse versiones de hace dos años.',
        },
        fits: ['tape', 'vault'],
        rulesOut: {
          replica: {
            pt: 'A réplica acompanha o estado atual e guarda pontos só de alguns dias.',
            en: 'The replica follows the current state and keeps points of a few days only.',
            es: 'La réplica sigue el estado actual y guarda puntos de pocos días.',
          },
          'second-site': {
            pt: 'O segundo datacenter repete o estado atual, inclusive o que foi apagado.',
            en: 'The second datacenter repeats the current state, including what was deleted.',
            es: 'El segundo centro de datos repite el estado actual, incluso lo que se borró.',
          },
          active: {
            pt: 'As duas regiões têm o mesmo estado atual, sem versões antigas.',
            en: 'Both regions hold the same current state, without old versions.',
            es: 'Las dos regiones tienen el mismo estado actual, sin versiones antiguas.',
          },
        },
      },
      {
        id: 'no-purchase',
        text: {
          pt: 'Não há verba para equipar outra sala de servidores.',
          en: 'There is no budget to equip another server room.',
          es: 'No hay presupuesto para equipar otra sala de servidores.',
        },
        fits: ['tape', 'vault', 'replica', 'active'],
        rulesOut: {
          'second-site': {
            pt: 'Um segundo datacenter próprio é mais uma sala de servidores a construir e equipar.',
            en: 'A second datacenter of its own is another server room to build and equip.',
            es: 'Un segundo centro de datos propio es otra sala de servidores que construir y equipar.',
          },
        },
      },
      {
        id: 'no-idle',
        text: {
          pt: 'Até um desastre, não se deve pagar computação em outro local.',
          en: 'Until a disaster, compute elsewhere must not be paid for.',
          es: 'Hasta un desastre, no debe pagarse cómputo en otro lugar.',
        },
        fits: ['tape', 'vault', 'replica'],
        rulesOut: {
          active: {
            pt: 'Nas duas regiões o processamento é pago o tempo todo.',
            en: 'Compute is paid for all the time in both regions.',
            es: 'En las dos regiones el procesamiento se paga todo el tiempo.',
          },
        },
      },
      {
        id: 'one-instance',
        text: {
          pt: 'O programa só aceita uma instância em funcionamento de cada vez.',
          en: 'The program allows only one running instance at a time.',
          es: 'El programa solo acepta una instancia en funcionamiento a la vez.',
        },
        fits: ['tape', 'vault', 'replica', 'second-site'],
        rulesOut: {
          active: {
            pt: 'Um sistema ativo em duas regiões tem várias instâncias funcionando ao mesmo tempo.',
            en: 'A system active in two regions has several instances running at the same time.',
            es: 'Un sistema activo en dos regiones tiene varias instancias funcionando a la vez.',
          },
        },
      },
      {
        id: 'hands-off',
        text: {
          pt: 'A proteção dos dados não pode depender de uma tarefa manual.',
          en: 'Protecting the data must not depend on a manual task.',
          es: 'La protección de los datos no puede depender de una tarea manual.',
        },
        fits: ['vault', 'replica', 'second-site', 'active'],
        rulesOut: {
          tape: {
            pt: 'As fitas precisam ser trocadas e levadas por alguém.',
            en: 'Tapes have to be swapped and carried by somebody.',
            es: 'Alguien debe cambiar y llevar las cintas.',
          },
        },
      },
      {
        id: 'in-azure',
        text: {
          pt: 'Depois do desastre, o sistema deve funcionar no Azure.',
          en: 'After the disaster, the system must run in Azure.',
          es: 'Después del desastre, el sistema debe funcionar en Azure.',
        },
        fits: ['replica', 'active'],
        rulesOut: {
          tape: {
            pt: 'As fitas são para servidores próprios, e não para o Azure.',
            en: 'The tapes are for servers of its own, not for Azure.',
            es: 'Las cintas son para servidores propios, no para Azure.',
          },
          'second-site': {
            pt: 'O segundo datacenter é da empresa e não fica no Azure.',
            en: 'The second datacenter is the company’s and not in Azure.',
            es: 'El segundo centro de datos es de la empresa y no está en Azure.',
          },
        },
      },
      {
        id: 'no-stop',
        text: {
          pt: 'A parada não pode passar de alguns segundos.',
          en: 'Downtime must not exceed a few seconds.',
          es: 'La parada no puede pasar de unos segundos.',
        },
        fits: ['second-site', 'active'],
        rulesOut: {
          tape: {
            pt: 'As fitas guardam bem os dados, mas a restauração leva dias.',
            en: 'Tapes keep the data well, but restoring it from them takes days.',
            es: 'Las cintas guardan bien los datos, pero restaurarlos desde ellas lleva días.',
          },
          vault: {
            pt: 'O cofre guarda os pontos de recuperação, mas restaurá-los leva horas.',
            en: 'The vault keeps the recovery points, but restoring them takes hours.',
            es: 'El almacén guarda los puntos de recuperación, pero restaurarlos lleva horas.',
          },
          replica: {
            pt: 'O Site Recovery liga a réplica depois do desastre, o que leva minutos.',
            en: 'Site Recovery starts the replica after the disaster, which takes minutes.',
            es: 'Site Recovery enciende la réplica después del desastre, lo que lleva minutos.',
          },
        },
      },
      {
        id: 'minutes-lost',
        notWith: ['within-hour'],
        text: {
          pt: 'Na recuperação podem se perder, no máximo, dez minutos de registros.',
          en: 'Recovery may lose ten minutes of records at most.',
          es: 'Al recuperar, pueden perderse como máximo diez minutos de registros.',
        },
        fits: ['replica', 'active'],
        rulesOut: {
          tape: {
            pt: 'Nas fitas falta tudo o que se registrou depois da última gravação.',
            en: 'The tapes lack everything recorded since they were last written.',
            es: 'En las cintas falta todo lo registrado después de la última grabación.',
          },
          vault: {
            pt: 'Com um backup por dia, o que se registrou depois do último se perde.',
            en: 'With one backup a day, what was recorded after the last one is lost.',
            es: 'Con un respaldo por día, lo registrado después del último se pierde.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual plano atende a todos esses requisitos?',
      en: 'Which plan meets all of these requirements?',
      es: '¿Qué plan cumple todos estos requisitos?',
    },
  },
];
