import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const instanceWarmup: readonly Pattern[] = [
  {
    id: 'instance-warmup',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'decoupling' } },
    scene: {
      pt: 'Pense em cada instância como uma barraca de comida, que precisa ser montada e esquentar as panelas antes de atender a fila.',
      en: 'Think of each instance as a food stall, which must be put up and heat its pots before it serves the line.',
      es: 'Piensa en cada instancia como un puesto de comida, que hay que montar y calentar antes de que atienda la fila.',
    },
    situations: [
      {
        id: 'maps-warmup',
        text: {
          pt: 'Um serviço de rotas roda em um grupo de Auto Scaling; cada instância nova leva 12 minutos para instalar pacotes e carregar mapas na memória.',
          en: 'A routing service runs in an Auto Scaling group; each new instance takes 12 minutes to install packages and load maps into memory.',
          es: 'Un servicio de rutas corre en un grupo de Auto Scaling; cada instancia nueva tarda 12 minutos en instalar paquetes y cargar mapas en memoria.',
        },
        today: {
          pt: 'Um só pacote leva cinco deles, e a memória, carregada depois, mais quatro. Quando chove, o tráfego dobra em dez minutos. Um arquiteto de soluções deve encurtar essa espera.',
          en: 'One package alone takes five of them, and the memory, loaded afterwards, four. When it rains, traffic doubles within ten minutes. A solutions architect must shorten this wait.',
          es: 'Un solo paquete ocupa cinco de ellos, y la memoria, cargada después, cuatro. Cuando llueve, el tráfico se duplica en diez minutos. Un arquitecto de soluciones debe acortar esa espera.',
        },
      },
      {
        id: 'claims-warmup',
        text: {
          pt: 'Uma seguradora calcula preços em um grupo de Auto Scaling cujas instâncias baixam bibliotecas e enchem a memória antes de atender.',
          en: 'An insurer calculates prices in an Auto Scaling group whose instances download libraries and load their memory before they can serve requests.',
          es: 'Una aseguradora calcula precios en un grupo de Auto Scaling cuyas instancias descargan bibliotecas y llenan la memoria antes de atender.',
        },
        today: {
          pt: 'A preparação leva 15 minutos: seis para a maior biblioteca e, no fim, quatro para a memória. A seguradora quer instâncias úteis mais cedo.',
          en: 'The preparation takes 15 minutes: six for the largest library and, at the end, four for the memory. The insurer wants instances in service sooner.',
          es: 'La preparación tarda 15 minutos: seis para la mayor biblioteca y, al final, cuatro para la memoria. La aseguradora quiere instancias útiles más pronto.',
        },
      },
      {
        id: 'news-warmup',
        text: {
          pt: 'Uma agência de notícias legenda vídeos ao vivo em um grupo de Auto Scaling de instâncias que demoram a ficar prontas.',
          en: 'A news agency captions live video in an Auto Scaling group of instances that take long to be ready.',
          es: 'Una agencia de noticias subtitula videos en vivo en un grupo de Auto Scaling de instancias que tardan en estar listas.',
        },
        today: {
          pt: 'O script de inicialização leva dez minutos: quatro para o maior pacote e, no fim, quatro para pôr modelos na memória. Os arquitetos vão mudar a preparação.',
          en: 'The startup script takes ten minutes: four for the largest package and, at the end, four to load models into memory. The architects must change the preparation.',
          es: 'El script de inicio tarda diez minutos: cuatro para el mayor paquete y, al final, cuatro para cargar modelos en memoria. Los arquitectos van a cambiar la preparación.',
        },
      },
    ],
    candidates: [
      {
        id: 'image',
        uses: [],
        popularity: 5,
        source: docs('imagebuilder/latest/userguide/what-is-image-builder.html'),
        text: {
          pt: 'Uma AMI com tudo instalado',
          en: 'An AMI with everything installed',
          es: 'Una AMI con todo instalado',
        },
        action: {
          pt: 'Gerar toda semana, no EC2 Image Builder, uma AMI com pacotes e arquivos instalados, e usá-la no modelo de execução.',
          en: 'Build an AMI with packages and files installed every week in EC2 Image Builder, and use it in the launch template.',
          es: 'Generar cada semana, en EC2 Image Builder, una AMI con paquetes y archivos instalados, y usarla en la plantilla de lanzamiento.',
        },
        why: {
          pt: 'Uma AMI pronta elimina as instalações da inicialização e não deixa nenhuma instância à espera; o que vai para a memória ainda é carregado.',
          en: 'A finished AMI takes the installations out of startup and leaves no instance waiting; what goes into memory is still loaded.',
          es: 'Una AMI lista elimina las instalaciones del inicio y no deja ninguna instancia en espera; lo que va a la memoria aún se carga.',
        },
        likeness: {
          pt: 'uma barraca que já chega montada, mas que é refeita toda semana e tem as panelas frias',
          en: 'a stall that arrives already put up, but is rebuilt every week and has cold pots',
          es: 'un puesto que llega ya montado, pero que se rehace cada semana y tiene las ollas frías',
        },
        tell: {
          pt: 'Instâncias com 512 GB de memória: uma AMI pronta ou um warm pool sem hibernação, que aceita até 150 GB. Instalações demoradas, sem nada à espera: uma AMI pronta. Nenhuma instância ou volume pago fora de serviço: uma AMI pronta. Instâncias à espera que não podem ser cobradas como computação: uma AMI pronta ou um warm pool parado. Nova instância em serviço até sete minutos após o alarme: uma imagem pronta ou um warm pool.',
          en: 'Instances with 512 GB of memory: a prebuilt AMI or a warm pool without hibernation, which takes up to 150 GB. Long installations with nothing waiting: a prebuilt AMI. No instance or volume paid for out of service: a prebuilt AMI. Instances on standby that must not be charged as compute: a prebuilt AMI or a stopped warm pool. A new instance in service within seven minutes of the alarm: a ready image or a warm pool.',
          es: 'Instancias con 512 GB de memoria: una AMI lista o un warm pool sin hibernación, que admite hasta 150 GB. Instalaciones largas, sin nada en espera: una AMI lista. Ninguna instancia ni volumen pagado fuera de servicio: una AMI lista. Instancias en espera que no pueden cobrarse como cómputo: una AMI lista o un warm pool detenido. Nueva instancia en servicio dentro de los siete minutos de la alarma: una imagen lista o un warm pool.',
        },
      },
      {
        id: 'user-data',
        uses: [],
        popularity: 5,
        rightWith: ['nothing-kept'],
        source: docs('AWSEC2/latest/UserGuide/user-data.html'),
        text: {
          pt: 'Um script de user data mais enxuto',
          en: 'A leaner user data script',
          es: 'Un script de user data más reducido',
        },
        action: {
          pt: 'Dividir o script de user data em tarefas paralelas, que instalam os pacotes quando a instância inicia.',
          en: 'Split the user data script into parallel tasks, which install the packages when an instance starts.',
          es: 'Dividir el script de user data en tareas paralelas, que instalan los paquetes cuando la instancia inicia.',
        },
        why: {
          pt: 'Um script em paralelo reduz as instalações à mais longa, sem imagens para manter nem instâncias à espera.',
          en: 'A parallel script cuts the installations to the longest of them, with no images to maintain and no waiting instances.',
          es: 'Un script en paralelo reduce las instalaciones a la más larga, sin imágenes que mantener ni instancias en espera.',
        },
        likeness: {
          pt: 'uma barraca que vários ajudantes montam e esquentam juntos, mas só depois que a fila cresceu',
          en: 'a stall that several helpers put up and heat together, but only once the line has grown',
          es: 'un puesto que varios ayudantes montan y calientan juntos, pero solo cuando la fila ya creció',
        },
        tell: {
          pt: 'Nenhuma instância nem volume pagos fora de serviço, sem imagens de máquina: user data.',
          en: 'No instance and no volume paid for out of service, without machine images: user data.',
          es: 'Ninguna instancia ni volumen pagados fuera de servicio, sin imágenes de máquina: user data.',
        },
      },
      {
        id: 'warm-stopped',
        uses: [],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-warm-pools.html'),
        text: {
          pt: 'Um warm pool de instâncias paradas',
          en: 'A warm pool of stopped instances',
          es: 'Un warm pool de instancias detenidas',
        },
        action: {
          pt: 'Criar um warm pool no estado Stopped, com dez máquinas já instaladas, que leem os seus dados do disco ao ligar.',
          en: 'Create a warm pool in the Stopped state, with ten installed machines, which read their data from disk at each boot.',
          es: 'Crear un warm pool en el estado Stopped, con diez máquinas ya instaladas, que leen sus datos del disco al arrancar.',
        },
        why: {
          pt: 'As instâncias paradas do warm pool já têm tudo em disco e só pagam os volumes; a memória é carregada ao iniciar.',
          en: 'The stopped instances of a warm pool have everything on disk and only pay for volumes; memory is loaded when they start.',
          es: 'Las instancias detenidas del warm pool ya tienen todo en disco y solo pagan los volúmenes; la memoria se carga al iniciar.',
        },
        likeness: {
          pt: 'as barracas já montadas, mas com as panelas frias e num depósito que se paga',
          en: 'stalls already put up, but with cold pots and in a storeroom that must be paid for',
          es: 'los puestos ya montados, pero con las ollas frías y en un depósito que se paga',
        },
        tell: {
          pt: 'Instâncias com 512 GB de memória: uma AMI pronta ou um warm pool sem hibernação, que aceita até 150 GB. Instâncias à espera que não podem ser cobradas como computação: uma AMI pronta ou um warm pool parado. Equipe que não quer gerar imagens, sem computação cobrada à espera: um warm pool parado ou hibernado. Imagens de máquina que a equipe não quer gerar nem testar: um warm pool, preparado pelo próprio script. Nova instância em serviço até sete minutos após o alarme: uma imagem pronta ou um warm pool.',
          en: 'Instances with 512 GB of memory: a prebuilt AMI or a warm pool without hibernation, which takes up to 150 GB. Instances on standby that must not be charged as compute: a prebuilt AMI or a stopped warm pool. A team that does not want to build images, with no waiting instance charged as compute: a stopped or hibernated warm pool. Machine images that the team does not want to build and test: a warm pool, prepared by the startup script itself. A new instance in service within seven minutes of the alarm: a ready image or a warm pool.',
          es: 'Instancias con 512 GB de memoria: una AMI lista o un warm pool sin hibernación, que admite hasta 150 GB. Instancias en espera que no pueden cobrarse como cómputo: una AMI lista o un warm pool detenido. Equipo que no quiere generar imágenes, sin cómputo cobrado en espera: un warm pool detenido o hibernado. Imágenes de máquina que el equipo no quiere generar ni probar: un warm pool, preparado por el propio script. Nueva instancia en servicio dentro de los siete minutos de la alarma: una imagen lista o un warm pool.',
        },
      },
      {
        id: 'warm-hibernated',
        uses: [],
        popularity: 3,
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-warm-pools.html'),
        text: {
          pt: 'Um warm pool de instâncias hibernadas',
          en: 'A warm pool of hibernated instances',
          es: 'Un warm pool de instancias hibernadas',
        },
        action: {
          pt: 'Criar um warm pool no estado Hibernated, com dez instâncias cuja memória já carregada é gravada em disco.',
          en: 'Create a warm pool in the Hibernated state, with ten instances whose loaded memory is written to disk.',
          es: 'Crear un warm pool en el estado Hibernated, con diez instancias cuya memoria ya cargada se graba en disco.',
        },
        why: {
          pt: 'Hibernadas, as instâncias guardam a memória carregada no volume e voltam com ela, sem pagar computação enquanto esperam.',
          en: 'Hibernated instances keep their loaded memory on the volume and come back with it, without paying for compute while they wait.',
          es: 'Hibernadas, las instancias guardan la memoria cargada en el volumen y vuelven con ella, sin pagar cómputo mientras esperan.',
        },
        likeness: {
          pt: 'as barracas montadas, com a comida quente em garrafas térmicas pequenas, num depósito que se paga',
          en: 'stalls already put up, with hot food in small flasks, in a storeroom that must be paid for',
          es: 'los puestos montados, con la comida caliente en termos pequeños, en un depósito que se paga',
        },
        tell: {
          pt: 'Equipe que não quer gerar imagens, sem computação cobrada à espera: um warm pool parado ou hibernado. Atender em três minutos depois do alarme, sem computação cobrada à espera: um warm pool hibernado. Nova instância em serviço até três minutos após o alarme: um warm pool com a memória já carregada. Nova instância em serviço até sete minutos após o alarme: uma imagem pronta ou um warm pool.',
          en: 'A team that does not want to build images, with no waiting instance charged as compute: a stopped or hibernated warm pool. Service within three minutes of the alarm, with no compute charged for waiting instances: a hibernated warm pool. A new instance in service within three minutes of the alarm: a warm pool with memory loaded already. A new instance in service within seven minutes of the alarm: a ready image or a warm pool.',
          es: 'Equipo que no quiere generar imágenes, sin cómputo cobrado en espera: un warm pool detenido o hibernado. Atender tres minutos después de la alarma, sin cómputo cobrado en espera: un warm pool hibernado. Nueva instancia en servicio dentro de los tres minutos de la alarma: un warm pool con la memoria ya cargada. Nueva instancia en servicio dentro de los siete minutos de la alarma: una imagen lista o un warm pool.',
        },
      },
      {
        id: 'warm-running',
        uses: [],
        popularity: 3,
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-warm-pools.html'),
        text: {
          pt: 'Um warm pool de instâncias ligadas',
          en: 'A warm pool of running instances',
          es: 'Un warm pool de instancias en ejecución',
        },
        action: {
          pt: 'Criar um warm pool no estado Running, com dez instâncias prontas que ainda não recebem solicitações.',
          en: 'Create a warm pool in the Running state, with ten instances that are ready but receive no requests yet.',
          es: 'Crear un warm pool en el estado Running, con diez instancias listas que aún no reciben solicitudes.',
        },
        why: {
          pt: 'Instâncias ligadas do warm pool entram em serviço em segundos, com memórias de qualquer tamanho, e são pagas enquanto esperam.',
          en: 'Running instances of a warm pool go into service within seconds, with memories of any size, and are paid for while they wait.',
          es: 'Las instancias en ejecución del warm pool entran en servicio en segundos, con memorias de cualquier tamaño, y se pagan mientras esperan.',
        },
        likeness: {
          pt: 'as barracas acesas, com comida pronta, mas com cozinheiros pagos só para esperar o primeiro freguês',
          en: 'stalls with stoves lit and food ready, but with cooks paid just to await the first customer',
          es: 'los puestos encendidos, con comida lista, pero con cocineros pagados solo por esperar al primer cliente',
        },
        tell: {
          pt: 'Atender em três minutos depois do alarme, com 512 GB de memória: um warm pool ligado. Instâncias com 512 GB de memória: uma AMI pronta ou um warm pool sem hibernação, que aceita até 150 GB. Nova instância em serviço até três minutos após o alarme: um warm pool com a memória já carregada. Nova instância em serviço até sete minutos após o alarme: uma imagem pronta ou um warm pool.',
          en: 'Service within three minutes of the alarm, with 512 GB of memory: a running warm pool. Instances with 512 GB of memory: a prebuilt AMI or a warm pool without hibernation, which takes up to 150 GB. A new instance in service within three minutes of the alarm: a warm pool with memory loaded already. A new instance in service within seven minutes of the alarm: a ready image or a warm pool.',
          es: 'Atender tres minutos después de la alarma, con 512 GB de memoria: un warm pool en ejecución. Instancias con 512 GB de memoria: una AMI lista o un warm pool sin hibernación, que admite hasta 150 GB. Nueva instancia en servicio dentro de los tres minutos de la alarma: un warm pool con la memoria ya cargada. Nueva instancia en servicio dentro de los siete minutos de la alarma: una imagen lista o un warm pool.',
        },
      },
    ],
    constraints: [
      {
        id: 'one-minute',
        text: {
          pt: 'Uma nova instância deve atender em até três minutos depois do alarme.',
          en: 'A new instance must be in service within three minutes of the alarm.',
          es: 'Una instancia nueva debe atender a más tardar tres minutos después de la alarma.',
        },
        fits: ['warm-hibernated', 'warm-running'],
        rulesOut: {
          image: {
            pt: 'Com a AMI pronta, a memória ainda leva quatro minutos para ser carregada.',
            en: 'With the prebuilt AMI the memory still takes four minutes to load.',
            es: 'Con la AMI lista, la memoria aún tarda cuatro minutos en cargarse.',
          },
          'user-data': {
            pt: 'O script ainda instala e carrega tudo depois do alerta.',
            en: 'The script still installs and loads everything after the alarm.',
            es: 'El script aún instala y carga todo después de la alarma.',
          },
          'warm-stopped': {
            pt: 'Uma instância parada perdeu a memória, que leva quatro minutos para ser carregada.',
            en: 'A stopped instance has lost its memory, which takes four minutes to load.',
            es: 'Una instancia detenida perdió la memoria, que tarda cuatro minutos en cargarse.',
          },
        },
      },
      {
        id: 'five-minutes',
        notWith: ['one-minute'],
        text: {
          pt: 'Uma nova instância deve atender em até sete minutos depois do alarme.',
          en: 'A new instance must be in service within seven minutes of the alarm.',
          es: 'Una instancia nueva debe atender a más tardar siete minutos después de la alarma.',
        },
        fits: ['image', 'warm-stopped', 'warm-hibernated', 'warm-running'],
        rulesOut: {
          'user-data': {
            pt: 'Mesmo em paralelo, a instalação mais longa e depois a memória passam de sete minutos.',
            en: 'Even in parallel, the longest installation and then the memory take more than seven minutes.',
            es: 'Incluso en paralelo, la instalación más larga y luego la memoria superan los siete minutos.',
          },
        },
      },
      {
        id: 'no-waiting-compute',
        text: {
          pt: 'A empresa não quer pagar por computação de instâncias que só esperam.',
          en: 'The company does not want to pay for compute of instances that only wait.',
          es: 'La empresa no quiere pagar por cómputo de instancias que solo esperan.',
        },
        fits: ['image', 'user-data', 'warm-stopped', 'warm-hibernated'],
        rulesOut: {
          'warm-running': {
            pt: 'As instâncias do warm pool ligado são cobradas por segundo enquanto esperam.',
            en: 'The instances of a running warm pool are charged by the second while they wait.',
            es: 'Las instancias del warm pool en ejecución se cobran por segundo mientras esperan.',
          },
        },
      },
      {
        id: 'nothing-kept',
        text: {
          pt: 'O orçamento não cobre nenhuma instância nem volume de disco fora de serviço.',
          en: 'The budget does not cover any instance or disk volume that is out of service.',
          es: 'El presupuesto no cubre ninguna instancia ni volumen de disco fuera de servicio.',
        },
        fits: ['image', 'user-data'],
        rulesOut: {
          'warm-stopped': {
            pt: 'Instâncias paradas não pagam computação, mas pagam os volumes do EBS.',
            en: 'Stopped instances pay no compute but pay for their EBS volumes.',
            es: 'Las instancias detenidas no pagan cómputo, pero pagan sus volúmenes de EBS.',
          },
          'warm-hibernated': {
            pt: 'As instâncias hibernadas pagam os volumes, com a memória dentro.',
            en: 'Hibernated instances pay for their volumes, with the memory inside.',
            es: 'Las instancias hibernadas pagan los volúmenes, con la memoria dentro.',
          },
          'warm-running': {
            pt: 'As instâncias ligadas são pagas enquanto esperam.',
            en: 'Running instances are paid for while they wait.',
            es: 'Las instancias en ejecución se pagan mientras esperan.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'A equipe não tem tempo de criar, testar e aposentar imagens de máquina.',
          en: 'The team has no time to build, test and retire machine images.',
          es: 'El equipo no tiene tiempo de crear, probar y retirar imágenes de máquina.',
        },
        fits: ['user-data', 'warm-stopped', 'warm-hibernated', 'warm-running'],
        rulesOut: {
          image: {
            pt: 'Cada mudança de pacote pede uma nova AMI, testada e distribuída.',
            en: 'Each change of a package needs a new AMI, tested and distributed.',
            es: 'Cada cambio de paquete exige una nueva AMI, probada y distribuida.',
          },
        },
      },
      {
        id: 'big-memory',
        text: {
          pt: 'As instâncias têm 512 GB de memória, quase toda ocupada.',
          en: 'The instances have 512 GB of memory, nearly all of it in use.',
          es: 'Las instancias tienen 512 GB de memoria, casi toda ocupada.',
        },
        fits: ['image', 'user-data', 'warm-stopped', 'warm-running'],
        rulesOut: {
          'warm-hibernated': {
            pt: 'A hibernação do EC2 aceita até 150 GB de memória, e as instâncias usam quase 512.',
            en: 'EC2 hibernation takes up to 150 GB of memory, and the instances use nearly 512.',
            es: 'La hibernación de EC2 acepta hasta 150 GB de memoria, y las instancias usan casi 512.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como as novas instâncias devem ser preparadas?',
      en: 'How should new instances be prepared?',
      es: '¿Cómo se deben preparar las nuevas instancias?',
    },
  },
];
