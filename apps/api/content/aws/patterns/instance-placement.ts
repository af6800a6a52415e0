import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const instancePlacement: readonly Pattern[] = [
  {
    id: 'instance-placement',
    exams: { 'saa-c03': { domain: 'performance', topic: 'compute-performance' } },
    scene: {
      pt: 'Pense em cada instância como um colega de trabalho, em cada rack como uma sala e em cada zona como um prédio.',
      en: 'Think of each instance as a colleague at work, of each rack as a room, and of each zone as a building.',
      es: 'Piensa en cada instancia como un colega de trabajo, en cada rack como una sala y en cada zona como un edificio.',
    },
    situations: [
      {
        id: 'simulation-nodes',
        text: {
          pt: 'Um instituto vai levar um sistema distribuído de simulação do clima para instâncias do Amazon EC2.',
          en: 'An institute plans to move a distributed climate simulation system to Amazon EC2 instances.',
          es: 'Un instituto va a llevar un sistema distribuido de simulación del clima a instancias de Amazon EC2.',
        },
        today: {
          pt: 'No supercomputador, que será desligado, os nós trocam dados o tempo todo. Um arquiteto de soluções deve definir como posicionar as instâncias.',
          en: 'On the supercomputer, which will be switched off, the nodes exchange data all the time. A solutions architect must define how to place the instances.',
          es: 'En la supercomputadora, que se apagará, los nodos intercambian datos todo el tiempo. Un arquitecto de soluciones debe definir cómo ubicar las instancias.',
        },
      },
      {
        id: 'matching-nodes',
        text: {
          pt: 'Uma bolsa de valores monta na AWS o sistema que casa ordens, com dados replicados entre instâncias do Amazon EC2.',
          en: 'A stock exchange is building its order matching system on AWS, with data replicated between Amazon EC2 instances.',
          es: 'Una bolsa de valores arma en AWS el sistema que cruza órdenes, con datos replicados entre instancias de Amazon EC2.',
        },
        today: {
          pt: 'No teste, as instâncias ficaram onde a AWS as iniciou. Antes da produção, os arquitetos devem decidir como posicioná-las.',
          en: 'In the test the instances stayed where AWS had launched them. Before production, the architects must decide how to place them.',
          es: 'En la prueba, las instancias quedaron donde AWS las inició. Antes de producción, los arquitectos deben decidir cómo ubicarlas.',
        },
      },
      {
        id: 'store-nodes',
        text: {
          pt: 'Uma rede social executa em instâncias do Amazon EC2 um banco de dados distribuído que guarda várias cópias de cada registro.',
          en: 'A social network runs on Amazon EC2 instances a distributed database that keeps several copies of each record.',
          es: 'Una red social ejecuta en instancias de Amazon EC2 una base de datos distribuida que guarda varias copias de cada registro.',
        },
        today: {
          pt: 'O cluster vai ser recriado com outro tipo de instância, e antes um arquiteto de soluções deve rever onde cada nó é iniciado.',
          en: 'The cluster will be recreated with another instance type, and first a solutions architect must review where each one is launched.',
          es: 'El clúster se va a recrear con otro tipo de instancia, y antes un arquitecto de soluciones debe revisar dónde se inicia cada una.',
        },
      },
    ],
    candidates: [
      {
        id: 'cluster',
        uses: [],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/placement-strategies.html'),
        text: {
          pt: 'Um grupo de posicionamento de cluster',
          en: 'A cluster placement group',
          es: 'Un grupo de ubicación de clúster',
        },
        action: {
          pt: 'Lançar as instâncias em um grupo de posicionamento com a estratégia cluster, em uma zona de disponibilidade.',
          en: 'Launch the instances in a placement group with the cluster strategy, in one Availability Zone.',
          es: 'Lanzar las instancias en un grupo de ubicación con la estrategia cluster, en una zona de disponibilidad.',
        },
        why: {
          pt: 'A estratégia cluster junta as instâncias no mesmo segmento de rede de uma zona, com a menor latência e a maior vazão entre elas.',
          en: 'The cluster strategy packs the instances into the same network segment of a zone, with the least latency and the most throughput between them.',
          es: 'La estrategia cluster junta las instancias en el mismo segmento de red de una zona, con la menor latencia y el mayor rendimiento entre ellas.',
        },
        likeness: {
          pt: 'os colegas todos à mesma mesa, que se falam num sussurro e param juntos numa inundação',
          en: 'colleagues all at one table, who talk in a whisper and are flooded out together',
          es: 'los colegas todos a la misma mesa, que se hablan en susurros y se inundan juntos',
        },
        tell: {
          pt: 'Mensagens entre processos em poucas dezenas de microssegundos: a estratégia cluster. Um só fluxo TCP que deve passar de 5 Gbps: a estratégia cluster. Orçamento que cobre só as instâncias, sem custo adicional pelo posicionamento: grupos de posicionamento ou sub-redes em várias zonas, que não são cobrados.',
          en: 'Messages between processes within a few tens of microseconds: the cluster strategy. A single TCP flow that must exceed 5 Gbps: the cluster strategy. A budget that covers the instances alone, with no additional cost for placement: placement groups or subnets in several zones, which are free of charge.',
          es: 'Mensajes entre procesos en unas pocas decenas de microsegundos: la estrategia cluster. Un solo flujo TCP que debe superar 5 Gbps: la estrategia cluster. Presupuesto que cubre solo las instancias, sin costo adicional por la ubicación: grupos de ubicación o subredes en varias zonas, que no se cobran.',
        },
      },
      {
        id: 'spread',
        uses: [],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/placement-strategies.html'),
        text: {
          pt: 'Um grupo de posicionamento distribuído (spread)',
          en: 'A spread placement group',
          es: 'Un grupo de ubicación distribuida (spread)',
        },
        action: {
          pt: 'Lançar as instâncias em um grupo de posicionamento com a estratégia spread, em três zonas de disponibilidade.',
          en: 'Launch the instances in a placement group with the spread strategy, in three Availability Zones.',
          es: 'Lanzar las instancias en un grupo de ubicación con la estrategia spread, en tres zonas de disponibilidad.',
        },
        why: {
          pt: 'A estratégia spread põe cada instância em um rack próprio, até sete por zona, para que uma falha atinja só uma.',
          en: 'The spread strategy puts each instance on a rack of its own, up to seven per zone, so that a fault hits only one.',
          es: 'La estrategia spread pone cada instancia en un rack propio, hasta siete por zona, para que una falla afecte solo a una.',
        },
        likeness: {
          pt: 'cada colega sozinho numa sala sem placa, longe dos outros, com poucas salas assim em cada prédio',
          en: 'each colleague alone in an unmarked room, far from the rest, with few such rooms per building',
          es: 'cada colega solo en una sala sin rótulo, lejos de los demás, con pocas salas así por edificio',
        },
        tell: {
          pt: 'Poucas instâncias críticas em racks separados: a estratégia spread. Cada instância em um servidor físico diferente das outras: a estratégia spread. Orçamento que cobre só as instâncias, sem custo adicional pelo posicionamento: grupos de posicionamento ou sub-redes em várias zonas, que não são cobrados.',
          en: 'A few critical instances on separate racks: the spread strategy. Each instance on a physical server different from the others: the spread strategy. A budget that covers the instances alone, with no additional cost for placement: placement groups or subnets in several zones, which are free of charge.',
          es: 'Pocas instancias críticas en racks separados: la estrategia spread. Cada instancia en un servidor físico distinto de las otras: la estrategia spread. Presupuesto que cubre solo las instancias, sin costo adicional por la ubicación: grupos de ubicación o subredes en varias zonas, que no se cobran.',
        },
      },
      {
        id: 'partition',
        uses: [],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/placement-strategies.html'),
        text: {
          pt: 'Um grupo de posicionamento por partições',
          en: 'A partition placement group',
          es: 'Un grupo de ubicación por particiones',
        },
        action: {
          pt: 'Lançar as instâncias em um grupo de posicionamento com a estratégia partition, com duas partições em cada uma de três zonas de disponibilidade.',
          en: 'Launch the instances in a placement group with the partition strategy, with two partitions in each of three Availability Zones.',
          es: 'Lanzar las instancias en un grupo de ubicación con la estrategia partition, con dos particiones en cada una de tres zonas de disponibilidad.',
        },
        why: {
          pt: 'A estratégia partition divide dezenas ou centenas de instâncias em partições que não compartilham racks, e cada instância sabe qual é a sua.',
          en: 'The partition strategy divides tens or hundreds of instances into partitions that share no racks, and each instance knows its own.',
          es: 'La estrategia partition divide decenas o cientos de instancias en particiones que no comparten racks, y cada instancia conoce la suya.',
        },
        likeness: {
          pt: 'os grupos de colegas em salas separadas e numeradas de três prédios, cada grupo longe dos outros',
          en: 'groups of colleagues in separate, numbered rooms of three buildings, each group far from the others',
          es: 'los grupos de colegas en salas separadas y numeradas de tres edificios, cada grupo lejos de los otros',
        },
        tell: {
          pt: 'Falha de um rack que não pode atingir duas cópias dos mesmos dados: a estratégia partition. Sistema que precisa de 120 instâncias: a estratégia partition, e não spread, que aceita sete por zona. Software que lê nos metadados em que grupo de falha está: a estratégia partition. Orçamento que cobre só as instâncias, sem custo adicional pelo posicionamento: grupos de posicionamento ou sub-redes em várias zonas, que não são cobrados.',
          en: 'Failure of a rack that must not hit two copies of the same data: the partition strategy. A system that needs 120 instances: the partition strategy, not spread, which takes seven per zone. Software that reads in the metadata in which failure group it is: the partition strategy. A budget that covers the instances alone, with no additional cost for placement: placement groups or subnets in several zones, which are free of charge.',
          es: 'Falla de un rack que no puede afectar dos copias de los mismos datos: la estrategia partition. Sistema que necesita 120 instancias: la estrategia partition, y no spread, que acepta siete por zona. Software que lee en los metadatos en qué grupo de falla está: la estrategia partition. Presupuesto que cubre solo las instancias, sin costo adicional por la ubicación: grupos de ubicación o subredes en varias zonas, que no se cobran.',
        },
      },
      {
        id: 'zones',
        uses: [],
        popularity: 5,
        source: docs('autoscaling/ec2/userguide/auto-scaling-benefits.html'),
        text: {
          pt: 'Três zonas, sem grupo de posicionamento',
          en: 'Three zones without a placement group',
          es: 'Tres zonas, sin grupo de ubicación',
        },
        action: {
          pt: 'Lançar as instâncias em um grupo de Auto Scaling com sub-redes em três zonas de disponibilidade.',
          en: 'Launch the instances in an Auto Scaling group with subnets in three Availability Zones.',
          es: 'Lanzar las instancias en un grupo de Auto Scaling con subredes en tres zonas de disponibilidad.',
        },
        why: {
          pt: 'Em várias zonas o sistema resiste à perda de uma delas, sem controle sobre racks nem distância entre instâncias.',
          en: 'In several zones the system withstands the loss of one, without control over racks or the distance between instances.',
          es: 'En varias zonas el sistema resiste la pérdida de una, sin control sobre racks ni distancia entre instancias.',
        },
        likeness: {
          pt: 'os colegas divididos entre três prédios distantes, sem que ninguém escolha a sala nem o vizinho de mesa',
          en: 'colleagues divided among three distant buildings, where nobody chooses the room or the next desk',
          es: 'los colegas repartidos en tres edificios distantes, donde nadie elige la sala ni al vecino de mesa',
        },
        tell: {
          pt: 'Sistema no ar sem uma zona de disponibilidade: instâncias em várias zonas, que o Auto Scaling repõe. Orçamento que cobre só as instâncias, sem custo adicional pelo posicionamento: grupos de posicionamento ou sub-redes em várias zonas, que não são cobrados.',
          en: 'A system that must stay up without one Availability Zone: instances in several zones, which Auto Scaling replaces. A budget that covers the instances alone, with no additional cost for placement: placement groups or subnets in several zones, which are free of charge.',
          es: 'Sistema en línea sin una zona de disponibilidad: instancias en varias zonas, que Auto Scaling repone. Presupuesto que cubre solo las instancias, sin costo adicional por la ubicación: grupos de ubicación o subredes en varias zonas, que no se cobran.',
        },
      },
      {
        id: 'hosts',
        uses: ['Dedicated Host'],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/dedicated-hosts-overview.html'),
        text: {
          pt: 'Um host dedicado para cada instância',
          en: 'A Dedicated Host for each instance',
          es: 'Un host dedicado para cada instancia',
        },
        action: {
          pt: 'Alocar Dedicated Hosts do Amazon EC2 em três zonas e lançar uma instância em cada um deles.',
          en: 'Allocate Amazon EC2 Dedicated Hosts in three zones and launch one instance on each of them.',
          es: 'Asignar Dedicated Hosts de Amazon EC2 en tres zonas y lanzar una instancia en cada uno de ellos.',
        },
        why: {
          pt: 'Um Dedicated Host é um servidor físico só da empresa, com soquetes visíveis para licenças, pago por host.',
          en: 'A Dedicated Host is a physical server of the company alone, with sockets visible for licenses, paid for by host.',
          es: 'Un Dedicated Host es un servidor físico solo de la empresa, con sockets visibles para licencias, pagado por host.',
        },
        likeness: {
          pt: 'uma mesa exclusiva para cada colega, de aluguel mais caro, mas às vezes duas na mesma sala',
          en: 'an exclusive desk for each colleague, at a higher rent, but sometimes two in the same room',
          es: 'una mesa exclusiva para cada colega, de alquiler más caro, pero a veces dos en la misma sala',
        },
        tell: {
          pt: 'Licença por soquete físico: Dedicated Hosts.',
          en: 'Licenses by physical socket: Dedicated Hosts.',
          es: 'Licencia por socket físico: Dedicated Hosts.',
        },
      },
      {
        id: 'big',
        uses: [],
        popularity: 3,
        source: docs('ec2/latest/instancetypes/ec2-instance-type-specifications.html'),
        text: {
          pt: 'Uma única instância muito grande',
          en: 'A single, very large instance',
          es: 'Una única instancia muy grande',
        },
        action: {
          pt: 'Reunir todos os processos em uma instância do Amazon EC2 com 192 vCPUs e 768 GB de memória.',
          en: 'Bring all the processes together on one Amazon EC2 instance with 192 vCPUs and 768 GB of memory.',
          es: 'Reunir todos los procesos en una instancia de Amazon EC2 con 192 vCPU y 768 GB de memoria.',
        },
        why: {
          pt: 'Em uma instância só os processos trocam dados pela memória, sem rede, e param todos com ela.',
          en: 'On one instance the processes exchange data in memory, without a network, and all stop with it.',
          es: 'En una sola instancia los procesos intercambian datos por la memoria, sin red, y todos se detienen con ella.',
        },
        likeness: {
          pt: 'uma só pessoa fortíssima, que nem precisa conversar, mas não vale por cem nem tem substituto',
          en: 'one very strong person, with nobody to talk to, but no match for a hundred and never replaced',
          es: 'una sola persona fortísima, que no necesita hablar con nadie, pero no vale por cien ni tiene sustituto',
        },
        tell: {
          pt: 'Processos que cabem em uma máquina e conversam muito: uma instância grande.',
          en: 'Processes that fit on one machine and talk a lot: a large instance.',
          es: 'Procesos que caben en una máquina y se comunican mucho: una instancia grande.',
        },
      },
    ],
    constraints: [
      {
        id: 'close',
        situations: ['simulation-nodes', 'matching-nodes'],
        text: {
          pt: 'Cada mensagem entre processos deve chegar em poucas dezenas de microssegundos.',
          en: 'Each message between processes must arrive within a few tens of microseconds.',
          es: 'Cada mensaje entre procesos debe llegar en unas pocas decenas de microsegundos.',
        },
        fits: ['cluster', 'big'],
        rulesOut: {
          spread: {
            pt: 'A estratégia spread afasta as instâncias, em racks e zonas diferentes.',
            en: 'The spread strategy puts the instances far apart, on different racks and in different zones.',
            es: 'La estrategia spread aleja las instancias, en racks y zonas distintas.',
          },
          partition: {
            pt: 'As partições ficam em racks e zonas diferentes, com mais latência entre elas.',
            en: 'Partitions are on different racks and in different zones, with more latency between them.',
            es: 'Las particiones están en racks y zonas distintas, con más latencia entre ellas.',
          },
          zones: {
            pt: 'Entre zonas a latência vai de centenas de microssegundos a milissegundos.',
            en: 'Between zones latency goes from hundreds of microseconds to milliseconds.',
            es: 'Entre zonas la latencia va de cientos de microsegundos a milisegundos.',
          },
        },
      },
      {
        id: 'many-nodes',
        text: {
          pt: 'O sistema precisa de 120 instâncias, e nenhuma máquina sozinha as substitui.',
          en: 'The system needs 120 instances, and no single machine can replace them.',
          es: 'El sistema necesita 120 instancias, y ninguna máquina por sí sola las reemplaza.',
        },
        fits: ['cluster', 'partition', 'zones'],
        rulesOut: {
          spread: {
            pt: 'A estratégia spread aceita até sete instâncias por zona.',
            en: 'The spread strategy takes up to seven instances per zone.',
            es: 'La estrategia spread acepta hasta siete instancias por zona.',
          },
          big: {
            pt: 'Uma instância de 192 vCPUs não substitui 120 instâncias.',
            en: 'One instance of 192 vCPUs does not replace 120 instances.',
            es: 'Una instancia de 192 vCPU no reemplaza 120 instancias.',
          },
        },
      },
      {
        id: 'racks',
        notWith: ['close'],
        text: {
          pt: 'Cada zona guarda duas cópias do mesmo dado, que a falha de um só rack não pode atingir juntas.',
          en: 'Each zone holds two copies of the same data, which the failure of one rack must not hit together.',
          es: 'Cada zona guarda dos copias del mismo dato, que la falla de un solo rack no puede afectar juntas.',
        },
        fits: ['spread', 'partition'],
        rulesOut: {
          cluster: {
            pt: 'A estratégia cluster junta as instâncias e pode pôr várias no mesmo rack.',
            en: 'The cluster strategy packs the instances and may put several on one rack.',
            es: 'La estrategia cluster junta las instancias y puede poner varias en el mismo rack.',
          },
          zones: {
            pt: 'Dentro de uma zona, duas instâncias podem estar no mesmo rack.',
            en: 'Inside a zone, two instances may be on the same rack.',
            es: 'Dentro de una zona, dos instancias pueden estar en el mismo rack.',
          },
          hosts: {
            pt: 'Cada host dedicado é um servidor próprio, mas dois podem estar no mesmo rack.',
            en: 'Each Dedicated Host is a server of its own, but two may be on the same rack.',
            es: 'Cada host dedicado es un servidor propio, pero dos pueden estar en el mismo rack.',
          },
          big: {
            pt: 'Há uma só máquina, e todas as cópias param com ela.',
            en: 'There is a single machine, and all the copies stop with it.',
            es: 'Hay una sola máquina, y todas las copias se detienen con ella.',
          },
        },
      },
      {
        id: 'own-server',
        notWith: ['close', 'many-nodes'],
        text: {
          pt: 'São doze instâncias, e cada uma deve estar em um servidor físico diferente das outras.',
          en: 'There are twelve instances, and each must be on a physical server different from the others.',
          es: 'Son doce instancias, y cada una debe estar en un servidor físico distinto de las otras.',
        },
        fits: ['spread', 'hosts'],
        rulesOut: {
          cluster: {
            pt: 'A estratégia cluster não impede duas instâncias no mesmo servidor.',
            en: 'The cluster strategy does not keep two instances off the same server.',
            es: 'La estrategia cluster no impide dos instancias en el mismo servidor.',
          },
          partition: {
            pt: 'Com doze instâncias em seis partições, duas da mesma partição podem estar no mesmo servidor.',
            en: 'With twelve instances in six partitions, two of one partition may be on the same server.',
            es: 'Con doce instancias en seis particiones, dos de la misma partición pueden estar en el mismo servidor.',
          },
          zones: {
            pt: 'Duas instâncias da mesma zona podem estar no mesmo servidor.',
            en: 'Two instances of one zone may be on the same server.',
            es: 'Dos instancias de la misma zona pueden estar en el mismo servidor.',
          },
        },
      },
      {
        id: 'zone-loss',
        situations: ['matching-nodes', 'store-nodes'],
        notWith: ['close'],
        text: {
          pt: 'O sistema deve seguir no ar sem uma zona de disponibilidade.',
          en: 'The system must stay up without one Availability Zone.',
          es: 'El sistema debe seguir en línea sin una zona de disponibilidad.',
        },
        fits: ['spread', 'partition', 'zones', 'hosts'],
        rulesOut: {
          cluster: {
            pt: 'Um grupo com a estratégia cluster fica em uma só zona.',
            en: 'A group with the cluster strategy is in a single zone.',
            es: 'Un grupo con la estrategia cluster está en una sola zona.',
          },
          big: {
            pt: 'Uma só instância, por maior que seja, fica em uma única zona.',
            en: 'A single instance, however large, is in one zone only.',
            es: 'Una sola instancia, por grande que sea, está en una única zona.',
          },
        },
      },
      {
        id: 'no-premium',
        text: {
          pt: 'O orçamento cobre só as instâncias, sem custo adicional pelo posicionamento.',
          en: 'The budget covers the instances alone, with no additional cost for their placement.',
          es: 'El presupuesto cubre solo las instancias, sin costo adicional por su ubicación.',
        },
        fits: ['cluster', 'spread', 'partition', 'zones'],
        rulesOut: {
          hosts: {
            pt: 'Cada Dedicated Host é pago inteiro, usado ou não.',
            en: 'Each Dedicated Host is paid for as a whole, used or not.',
            es: 'Cada Dedicated Host se paga entero, se use o no.',
          },
        },
      },
      {
        id: 'knows-place',
        notWith: ['close'],
        text: {
          pt: 'O software lê nos metadados da instância em que grupo de falha ela está, para escolher onde pôr cada cópia.',
          en: 'The software reads in the instance metadata in which failure group it is, to choose where to put each copy.',
          es: 'El software lee en los metadatos de la instancia en qué grupo de falla está, para elegir dónde poner cada copia.',
        },
        fits: ['partition', 'zones'],
        rulesOut: {
          spread: {
            pt: 'A estratégia spread separa os racks, mas não informa à instância em qual deles ela está.',
            en: 'The spread strategy separates racks but does not tell the instance on which one it is.',
            es: 'La estrategia spread separa los racks, pero no informa a la instancia en cuál está.',
          },
          cluster: {
            pt: 'Na estratégia cluster todas as instâncias formam um só grupo.',
            en: 'In the cluster strategy all instances are a single group.',
            es: 'En la estrategia cluster todas las instancias forman un solo grupo.',
          },
          big: {
            pt: 'Em uma só máquina não há grupos de falha a distinguir.',
            en: 'On a single machine there are no failure groups to tell apart.',
            es: 'En una sola máquina no hay grupos de falla que distinguir.',
          },
        },
      },
      {
        id: 'one-flow',
        situations: ['simulation-nodes', 'store-nodes'],
        notWith: ['racks', 'own-server', 'zone-loss', 'knows-place'],
        text: {
          pt: 'Um só fluxo TCP entre dois processos deve passar de 5 Gbps, em um tipo de instância sem ENA Express.',
          en: 'A single TCP flow between two processes must exceed 5 Gbps, on an instance type without ENA Express.',
          es: 'Un solo flujo TCP entre dos procesos debe superar 5 Gbps, en un tipo de instancia sin ENA Express.',
        },
        fits: ['cluster', 'big'],
        rulesOut: {
          spread: {
            pt: 'Fora de um grupo cluster e sem ENA Express, um fluxo único fica limitado a 5 Gbps.',
            en: 'Outside a cluster group and without ENA Express, a single flow is limited to 5 Gbps.',
            es: 'Fuera de un grupo cluster y sin ENA Express, un flujo único se limita a 5 Gbps.',
          },
          partition: {
            pt: 'Fora de um grupo cluster e sem ENA Express, um fluxo único fica limitado a 5 Gbps.',
            en: 'Outside a cluster group and without ENA Express, a single flow is limited to 5 Gbps.',
            es: 'Fuera de un grupo cluster y sin ENA Express, un flujo único se limita a 5 Gbps.',
          },
          zones: {
            pt: 'Fora de um grupo cluster e sem ENA Express, um fluxo único fica limitado a 5 Gbps.',
            en: 'Outside a cluster group and without ENA Express, a single flow is limited to 5 Gbps.',
            es: 'Fuera de un grupo cluster y sin ENA Express, un flujo único se limita a 5 Gbps.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde as instâncias devem ser colocadas?',
      en: 'Where should the instances be placed?',
      es: '¿Dónde se deben colocar las instancias?',
    },
  },
];
