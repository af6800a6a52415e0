import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const benefitChoices: readonly Pattern[] = [
  {
    id: 'demand-response',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-benefits' } },
    situations: [
      {
        id: 'exams',
        text: {
          pt: 'Uma universidade publica no Azure as notas do vestibular. Em alguns dias, o acesso é cem vezes o normal.',
          en: 'A university publishes its admission results on Azure. On some days traffic is a hundred times the usual.',
          es: 'Una universidad publica en Azure los resultados de ingreso. Algunos días el acceso es cien veces el normal.',
        },
      },
      {
        id: 'florist',
        text: {
          pt: 'Uma floricultura vende pela internet, em um sistema no Azure. Há dias em que os pedidos se multiplicam por dez.',
          en: 'A florist sells over the internet, with a system in Azure. There are days on which orders multiply by ten.',
          es: 'Una florería vende por internet, con un sistema en Azure. Hay días en que los pedidos se multiplican por diez.',
        },
      },
      {
        id: 'news',
        text: {
          pt: 'Um portal de notícias funciona no Azure. Há horas em que chegam vinte vezes mais leitores do que o normal.',
          en: 'A news site runs on Azure. There are hours when twenty times more readers than usual arrive.',
          es: 'Un portal de noticias funciona en Azure. Hay horas en que llegan veinte veces más lectores de lo normal.',
        },
      },
    ],
    candidates: [
      {
        id: 'resize',
        text: {
          pt: 'Uma única máquina, redimensionada à mão',
          en: 'One single machine, resized by hand',
          es: 'Una única máquina, redimensionada a mano',
        },
        uses: [],
        why: {
          pt: 'A escala vertical dá mais CPU e memória à mesma máquina, sem mudar o programa; volta-se ao tamanho menor depois do pico.',
          en: 'Vertical scaling gives more CPU and memory to the same machine, without changing the program; after the peak it goes back to the smaller size.',
          es: 'El escalado vertical da más CPU y memoria a la misma máquina, sin cambiar el programa; después del pico se vuelve al tamaño menor.',
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
        text: {
          pt: 'Uma única máquina, do tamanho do maior pico',
          en: 'One single machine, sized for the highest peak',
          es: 'Una única máquina, del tamaño del mayor pico',
        },
        uses: [],
        why: {
          pt: 'Uma máquina dimensionada para o pico está pronta a qualquer hora, sem mudar o programa nem pedir a atenção de alguém.',
          en: 'A machine sized for the peak is ready at any time, without changing the program or asking for anybody’s attention.',
          es: 'Una máquina dimensionada para el pico está lista a cualquier hora, sin cambiar el programa ni exigir la atención de nadie.',
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
        text: {
          pt: 'Oito máquinas iguais, ligadas o ano inteiro',
          en: 'Eight identical machines, on all year round',
          es: 'Ocho máquinas iguales, encendidas todo el año',
        },
        uses: [],
        why: {
          pt: 'Máquinas de sobra, ligadas o ano inteiro, atendem o pico desde o primeiro instante e resistem à falha de uma delas.',
          en: 'Machines to spare, on all year round, serve the peak from its first moment and survive the failure of one of them.',
          es: 'Máquinas de sobra, encendidas todo el año, atienden el pico desde el primer instante y resisten la falla de una de ellas.',
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
          pt: 'Escala automática de acordo com a CPU',
          en: 'Autoscale according to CPU usage',
          es: 'Escalado automático según la CPU',
        },
        uses: [],
        why: {
          pt: 'A escala automática acrescenta máquinas quando a CPU sobe e as retira quando cai: isso é elasticidade.',
          en: 'Autoscale adds machines when CPU usage rises and removes them when it falls: that is elasticity.',
          es: 'El escalado automático agrega máquinas cuando la CPU sube y las retira cuando baja: eso es elasticidad.',
        },
        tell: {
          pt: 'Picos sem hora marcada e custo que segue a demanda: escala automática por métrica.',
          en: 'Peaks at unknown times and a cost that follows demand: autoscale by metric.',
          es: 'Picos sin hora fija y costo que sigue a la demanda: escalado automático por métrica.',
        },
        source: docs('azure/virtual-machine-scale-sets/virtual-machine-scale-sets-autoscale-overview'),
        popularity: 5,
      },
      {
        id: 'by-clock',
        text: {
          pt: 'Escala automática em horários definidos',
          en: 'Autoscale on a fixed schedule',
          es: 'Escalado automático en horarios definidos',
        },
        uses: [],
        why: {
          pt: 'A escala automática por horário aumenta as máquinas antes do pico conhecido e as reduz depois dele.',
          en: 'Scheduled autoscale adds machines before a known peak and removes them after it.',
          es: 'El escalado automático por horario aumenta las máquinas antes del pico conocido y las reduce después.',
        },
        tell: {
          pt: 'Pico com dia e hora conhecidos: escala por horário.',
          en: 'A peak with a known day and hour: scheduled scaling.',
          es: 'Pico con día y hora conocidos: escalado por horario.',
        },
        source: docs('azure/azure-monitor/autoscale/autoscale-overview'),
        popularity: 4,
      },
      {
        id: 'by-team',
        text: {
          pt: 'Máquinas que a equipe acrescenta e retira',
          en: 'Machines that the team adds and removes',
          es: 'Máquinas que el equipo agrega y retira',
        },
        uses: [],
        why: {
          pt: 'Acrescentar e retirar máquinas à mão é escala horizontal: o custo segue a demanda e não há reinício.',
          en: 'Adding and removing machines by hand is horizontal scaling: cost follows demand and nothing restarts.',
          es: 'Agregar y retirar máquinas a mano es escalado horizontal: el costo sigue a la demanda y nada se reinicia.',
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
        id: 'one-only',
        kind: 'change',
        text: {
          pt: 'O programa guarda tudo em memória e não funciona dividido entre servidores.',
          en: 'The program keeps everything in memory and does not work when split between servers.',
          es: 'El programa guarda todo en memoria y no funciona repartido entre servidores.',
        },
        fits: ['resize', 'one-large'],
        rulesOut: {
          'many-fixed': {
            pt: 'Dez máquinas dividem o trabalho, e esse programa não pode ser dividido.',
            en: 'Ten machines share the work, and this program cannot be split.',
            es: 'Diez máquinas se reparten el trabajo, y ese programa no puede repartirse.',
          },
          'by-cpu': {
            pt: 'A escala automática acrescenta máquinas, o que não ajuda um programa preso a uma só.',
            en: 'Autoscale adds machines, which does not help a program tied to a single one.',
            es: 'El escalado automático agrega máquinas, lo que no ayuda a un programa atado a una sola.',
          },
          'by-clock': {
            pt: 'A escala por horário também acrescenta máquinas, e o programa só usa uma.',
            en: 'Scheduled scaling adds machines too, and the program uses only one.',
            es: 'El escalado por horario también agrega máquinas, y el programa usa solo una.',
          },
          'by-team': {
            pt: 'Mais máquinas, ainda que acrescentadas à mão, não servem a um programa que usa só uma.',
            en: 'More machines, even when added by hand, are no use to a program that uses only one.',
            es: 'Más máquinas, aunque se agreguen a mano, no sirven a un programa que usa solo una.',
          },
        },
      },
      {
        id: 'unattended',
        kind: 'effort',
        text: {
          pt: 'À noite e nos fins de semana, não há ninguém para fazer ajustes.',
          en: 'At night and at weekends there is nobody to make adjustments.',
          es: 'De noche y los fines de semana no hay nadie para hacer ajustes.',
        },
        fits: ['one-large', 'many-fixed', 'by-cpu', 'by-clock'],
        rulesOut: {
          resize: {
            pt: 'Mudar o tamanho da máquina depende de alguém da equipe.',
            en: 'Changing the size of the machine depends on somebody in the team.',
            es: 'Cambiar el tamaño de la máquina depende de alguien del equipo.',
          },
          'by-team': {
            pt: 'Acrescentar e retirar máquinas depende de alguém da equipe.',
            en: 'Adding and removing machines depends on somebody in the team.',
            es: 'Agregar y retirar máquinas depende de alguien del equipo.',
          },
        },
      },
      {
        id: 'idle-cost',
        kind: 'cost',
        text: {
          pt: 'Nas semanas calmas, o custo deve cair com a demanda.',
          en: 'In quiet weeks the cost must fall with demand.',
          es: 'En las semanas tranquilas, el costo debe bajar con la demanda.',
        },
        fits: ['resize', 'by-cpu', 'by-clock', 'by-team'],
        rulesOut: {
          'one-large': {
            pt: 'A máquina dimensionada para o pico custa o mesmo nas semanas calmas.',
            en: 'The machine sized for the peak costs the same in quiet weeks.',
            es: 'La máquina dimensionada para el pico cuesta lo mismo en las semanas tranquilas.',
          },
          'many-fixed': {
            pt: 'As dez máquinas são pagas também nas semanas calmas.',
            en: 'The ten machines are paid for in quiet weeks too.',
            es: 'Las diez máquinas se pagan también en las semanas tranquilas.',
          },
        },
      },
      {
        id: 'surprise',
        kind: 'scale',
        situations: ['florist', 'news'],
        text: {
          pt: 'O movimento sobe sem aviso, em dias e horas que ninguém prevê.',
          en: 'Traffic rises without warning, on days and at hours that nobody foresees.',
          es: 'El movimiento sube sin aviso, en días y horas que nadie prevé.',
        },
        fits: ['one-large', 'many-fixed', 'by-cpu'],
        rulesOut: {
          'by-clock': {
            pt: 'A escala por horário depende de saber quando o movimento sobe.',
            en: 'Scheduled scaling depends on knowing when traffic rises.',
            es: 'El escalado por horario depende de saber cuándo sube el movimiento.',
          },
        },
      },
      {
        id: 'first-minutes',
        kind: 'performance',
        text: {
          pt: 'Nem os primeiros minutos de movimento intenso podem ter lentidão.',
          en: 'Not even the first minutes of heavy traffic may be slow.',
          es: 'Ni siquiera los primeros minutos de movimiento intenso pueden ser lentos.',
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
        kind: 'availability',
        text: {
          pt: 'A falha de um servidor não pode tirar o sistema do ar.',
          en: 'The failure of one server must not bring the system down.',
          es: 'La falla de un servidor no puede dejar el sistema fuera de línea.',
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
        kind: 'availability',
        text: {
          pt: 'Aumentar a capacidade não pode exigir reinício.',
          en: 'Raising capacity must not require a restart.',
          es: 'Aumentar la capacidad no puede exigir un reinicio.',
        },
        fits: ['one-large', 'many-fixed', 'by-cpu', 'by-clock', 'by-team'],
        rulesOut: {
          resize: {
            pt: 'Redimensionar a máquina virtual a reinicia.',
            en: 'Resizing the virtual machine restarts it.',
            es: 'Redimensionar la máquina virtual la reinicia.',
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
    situations: [
      {
        id: 'port',
        text: {
          pt: 'O sistema que libera cargas de um porto roda em servidores na sede, em uma região sujeita a enchentes.',
          en: 'The system that clears the cargo of a port runs on servers at its head office, in an area prone to flooding.',
          es: 'El sistema que libera las cargas de un puerto funciona en servidores de la sede, en una zona propensa a inundaciones.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital mantém no próprio prédio os servidores do prontuário e quer um plano para o caso de incêndio.',
          en: 'A hospital keeps its medical records servers in its own building and wants a plan in case of fire.',
          es: 'Un hospital mantiene en su propio edificio los servidores de historias clínicas y quiere un plan para el caso de incendio.',
        },
      },
      {
        id: 'court',
        text: {
          pt: 'Um tribunal guarda os processos em servidores na sede e revisa o que faria se ela ficasse inacessível.',
          en: 'A court of law keeps its case files on servers at its seat and is reviewing what it would do if that became inaccessible.',
          es: 'Un tribunal guarda los expedientes en servidores de la sede y revisa qué haría si esta quedara inaccesible.',
        },
      },
    ],
    candidates: [
      {
        id: 'tape',
        text: {
          pt: 'Fitas de backup guardadas em outro prédio',
          en: 'Backup tapes kept in another building',
          es: 'Cintas de respaldo guardadas en otro edificio',
        },
        uses: [],
        why: {
          pt: 'Fitas guardadas em outro prédio conservam versões antigas por anos e não precisam de rede.',
          en: 'Tapes kept in another building preserve old versions for years and need no network.',
          es: 'Las cintas guardadas en otro edificio conservan versiones antiguas por años y no necesitan red.',
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
          pt: 'O Azure Backup guarda sozinho pontos de recuperação por anos, em um cofre fora da sede, sem equipamento a comprar.',
          en: 'Azure Backup keeps recovery points for years by itself, in a vault away from the head office, with no equipment to buy.',
          es: 'Azure Backup guarda por sí solo puntos de recuperación por años, en un almacén fuera de la sede, sin equipos que comprar.',
        },
        tell: {
          pt: 'Voltar a uma versão antiga: pense no Azure Backup.',
          en: 'Going back to an old version: think of Azure Backup.',
          es: 'Volver a una versión antigua: piensa en Azure Backup.',
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
          pt: 'O Azure Site Recovery replica os servidores para o Azure e os liga lá em minutos, sem pagar processamento enquanto nada acontece.',
          en: 'Azure Site Recovery replicates the servers to Azure and starts them there within minutes, without paying for compute while nothing happens.',
          es: 'Azure Site Recovery replica los servidores en Azure y los enciende allí en minutos, sin pagar cómputo mientras no pasa nada.',
        },
        tell: {
          pt: 'Voltar em minutos sem manter um segundo ambiente ligado: pense no Site Recovery.',
          en: 'Back within minutes without keeping a second environment on: think of Site Recovery.',
          es: 'Volver en minutos sin mantener un segundo entorno encendido: piensa en Site Recovery.',
        },
        source: docs('azure/site-recovery/site-recovery-overview'),
        popularity: 4,
      },
      {
        id: 'second-site',
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
          pt: 'Com o sistema ativo em duas regiões, uma continua atendendo quando a outra falha, sem recuperação a fazer.',
          en: 'With the system active in two regions, one goes on serving when the other fails, with no recovery to carry out.',
          es: 'Con el sistema activo en dos regiones, una sigue atendiendo cuando la otra falla, sin recuperación que hacer.',
        },
        tell: {
          pt: 'Nenhuma parada, a qualquer custo: ativo em duas regiões.',
          en: 'No downtime, at any cost: active in two regions.',
          es: 'Ninguna parada, a cualquier costo: activo en dos regiones.',
        },
        source: docs('azure/reliability/concept-business-continuity-high-availability-disaster-recovery'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'within-hour',
        kind: 'time',
        text: {
          pt: 'Depois de um desastre, o atendimento deve voltar em menos de uma hora.',
          en: 'After a disaster, service must be back in less than an hour.',
          es: 'Después de un desastre, la atención debe volver en menos de una hora.',
        },
        fits: ['replica', 'second-site', 'active'],
        rulesOut: {
          tape: {
            pt: 'Buscar fitas e restaurar servidores a partir delas leva dias.',
            en: 'Fetching tapes and restoring servers from them takes days.',
            es: 'Buscar cintas y restaurar servidores desde ellas lleva días.',
          },
          vault: {
            pt: 'Restaurar servidores inteiros a partir do cofre costuma levar horas.',
            en: 'Restoring whole servers from the vault usually takes hours.',
            es: 'Restaurar servidores completos desde el almacén suele llevar horas.',
          },
        },
      },
      {
        id: 'old-versions',
        kind: 'durability',
        text: {
          pt: 'Deve ser possível recuperar um documento como ele era há dois anos.',
          en: 'It must be possible to recover a document as it was two years ago.',
          es: 'Debe ser posible recuperar un documento tal como era hace dos años.',
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
        kind: 'cost',
        text: {
          pt: 'Não há verba para construir ou equipar outra sala de servidores.',
          en: 'There is no money to build or equip another server room.',
          es: 'No hay fondos para construir ni equipar otra sala de servidores.',
        },
        fits: ['tape', 'vault', 'replica', 'active'],
        rulesOut: {
          'second-site': {
            pt: 'Um segundo datacenter precisa ser construído e equipado.',
            en: 'A second datacenter has to be built and equipped.',
            es: 'Un segundo centro de datos debe construirse y equiparse.',
          },
        },
      },
      {
        id: 'no-idle',
        kind: 'cost',
        text: {
          pt: 'Enquanto nada acontece, não se deve pagar por uma segunda capacidade de processamento.',
          en: 'While nothing happens, no second computing capacity should be paid for.',
          es: 'Mientras no pasa nada, no se debe pagar una segunda capacidad de procesamiento.',
        },
        fits: ['tape', 'vault', 'replica'],
        rulesOut: {
          'second-site': {
            pt: 'Os servidores em espera são pagos mesmo sem uso.',
            en: 'Servers on standby are paid for even when unused.',
            es: 'Los servidores en espera se pagan aunque no se usen.',
          },
          active: {
            pt: 'Nas duas regiões o processamento é pago o tempo todo.',
            en: 'Compute is paid for all the time in both regions.',
            es: 'En las dos regiones el procesamiento se paga todo el tiempo.',
          },
        },
      },
      {
        id: 'one-instance',
        kind: 'change',
        text: {
          pt: 'O programa, que não será alterado, só aceita uma instância em funcionamento de cada vez.',
          en: 'The program, which will not be changed, allows only one instance to run at a time.',
          es: 'El programa, que no se va a modificar, solo acepta una instancia en funcionamiento a la vez.',
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
        kind: 'effort',
        text: {
          pt: 'A proteção não pode depender de alguém que leve e troque mídias.',
          en: 'Protection must not depend on somebody carrying and swapping media.',
          es: 'La protección no puede depender de alguien que lleve y cambie soportes.',
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
        id: 'no-stop',
        kind: 'availability',
        text: {
          pt: 'Os usuários não podem perceber parada superior a alguns segundos.',
          en: 'Users must not notice an outage of more than a few seconds.',
          es: 'Los usuarios no pueden percibir una parada de más de unos segundos.',
        },
        fits: ['second-site', 'active'],
        rulesOut: {
          tape: {
            pt: 'A restauração a partir de fitas leva dias.',
            en: 'Restoring from tapes takes days.',
            es: 'La restauración desde cintas lleva días.',
          },
          vault: {
            pt: 'A restauração a partir do cofre leva horas.',
            en: 'Restoring from the vault takes hours.',
            es: 'La restauración desde el almacén lleva horas.',
          },
          replica: {
            pt: 'O failover com o Site Recovery leva minutos.',
            en: 'Failover with Site Recovery takes minutes.',
            es: 'La conmutación con Site Recovery lleva minutos.',
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
