import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const workloadChoices: readonly Pattern[] = [
  {
    id: 'compute-comparison',
    exams: { 'az-900': { domain: 'architecture', topic: 'compute' } },
    scene: {
      pt: 'Pense na aplicação como as receitas de um restaurante, no servidor como a cozinha e no contêiner como uma barraca em caixa lacrada.',
      en: 'Think of the application as recipes, of the server as the kitchen, and of a container as a food stall in a sealed crate.',
      es: 'Piensa en la aplicación como las recetas, en el servidor como la cocina y en el contenedor como un puesto de comida en caja sellada.',
    },
    situations: [
      {
        id: 'tax',
        text: {
          pt: 'Um escritório de contabilidade vai levar sua aplicação web de declarações para o Azure.',
          en: 'An accounting firm is moving its tax return web application to Azure.',
          es: 'Un estudio contable va a llevar su aplicación web de declaraciones a Azure.',
        },
      },
      {
        id: 'routes',
        text: {
          pt: 'Uma empresa de coleta de lixo vai levar sua aplicação web de rotas para o Azure.',
          en: 'A waste collection company is moving its route planning web application to Azure.',
          es: 'Una empresa de recolección de residuos va a llevar su aplicación web de rutas a Azure.',
        },
      },
      {
        id: 'crops',
        text: {
          pt: 'Uma cooperativa agrícola vai levar sua aplicação web de safras para o Azure.',
          en: 'A farming cooperative is moving its harvest web application to Azure.',
          es: 'Una cooperativa agrícola va a llevar su aplicación web de cosechas a Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'vm',
        text: {
          pt: 'Uma máquina virtual do Azure',
          en: 'An Azure virtual machine',
          es: 'Una máquina virtual de Azure',
        },
        uses: [],
        why: {
          pt: 'A máquina virtual (IaaS) dá à equipe controle total do sistema operacional e executa a aplicação como está, sem contêineres.',
          en: 'The virtual machine (IaaS) gives the team full control of the operating system and runs the application as it is, without containers.',
          es: 'La máquina virtual (IaaS) le da al equipo control total del sistema operativo y ejecuta la aplicación tal como está, sin contenedores.',
        },
        likeness: {
          pt: 'a cozinha alugada, sempre uma só e demorada de abrir, que sua equipe adapta, limpa e conserta',
          en: 'the rented kitchen, always just one and slow to open, which your team alters, cleans and repairs',
          es: 'la cocina alquilada, siempre una sola y lenta de abrir, que tu equipo adapta, limpia y repara',
        },
        tell: {
          pt: 'Controle total do sistema operacional: máquinas virtuais (IaaS). Aplicação que roda o dia inteiro, sem ser reescrita: hospedagem da aplicação inteira, e não funções por evento. Contêineres que a segurança ainda não aprovou: código ou máquinas virtuais.',
          en: 'Full control of the operating system: virtual machines (IaaS). An application that runs all day, not rewritten: hosting of the whole application, not functions per event. Containers that security has not yet approved: code or virtual machines.',
          es: 'Control total del sistema operativo: máquinas virtuales (IaaS). Aplicación que se ejecuta todo el día, sin reescribirse: alojamiento de la aplicación entera, y no funciones por evento. Contenedores que el área de seguridad aún no aprobó: código o máquinas virtuales.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 5,
      },
      {
        id: 'vmss',
        rightWith: ['elastic'],
        text: {
          pt: 'Um conjunto de dimensionamento de VMs',
          en: 'A virtual machine scale set',
          es: 'Un conjunto de escalado de VM',
        },
        uses: [],
        why: {
          pt: 'O conjunto de dimensionamento executa a aplicação como está, sem contêiner nem Kubernetes, em máquinas virtuais idênticas, criadas e removidas conforme o uso, e a equipe mantém o controle do sistema operacional.',
          en: 'A scale set runs the application as it is, without containers or Kubernetes, on identical virtual machines, added and removed with use, and the team keeps control of the operating system.',
          es: 'El conjunto de escalado ejecuta la aplicación tal como está, sin contenedores ni Kubernetes, en máquinas virtuales idénticas, creadas y eliminadas según el uso, y el equipo conserva el control del sistema operativo.',
        },
        likeness: {
          pt: 'as cozinhas iguais, tantas quantas a fila pede, que abrem devagar e que sua equipe limpa e conserta',
          en: 'identical kitchens, as many as the line needs, which open slowly and which your team cleans and repairs',
          es: 'las cocinas iguales, tantas como pida la fila, que abren despacio y que tu equipo limpia y repara',
        },
        tell: {
          pt: 'Controle total do sistema operacional: máquinas virtuais (IaaS). Instâncias que acompanham automaticamente o número de usuários: escala automática, que é elasticidade. Aplicação que roda o dia inteiro, sem ser reescrita: hospedagem da aplicação inteira, e não funções por evento. Contêineres que a segurança ainda não aprovou: código ou máquinas virtuais. Outro servidor que deve assumir sozinho se um falhar: mais de uma instância ou um serviço gerenciado.',
          en: 'Full control of the operating system: virtual machines (IaaS). Instances that follow the number of users automatically: autoscale, which is elasticity. An application that runs all day, not rewritten: hosting of the whole application, not functions per event. Containers that security has not yet approved: code or virtual machines. Another server that must take over by itself if one fails: several instances or a managed service.',
          es: 'Control total del sistema operativo: máquinas virtuales (IaaS). Instancias que siguen automáticamente el número de usuarios: escalado automático, que es elasticidad. Aplicación que se ejecuta todo el día, sin reescribirse: alojamiento de la aplicación entera, y no funciones por evento. Contenedores que el área de seguridad aún no aprobó: código o máquinas virtuales. Otro servidor que debe tomar el relevo por sí solo si uno falla: varias instancias o un servicio administrado.',
        },
        source: docs('azure/virtual-machine-scale-sets/overview'),
        popularity: 4,
      },
      {
        id: 'app',
        text: {
          pt: 'Código publicado no App Service Standard',
          en: 'Code published to App Service Standard',
          es: 'Código publicado en App Service Standard',
        },
        uses: ['App Service'],
        why: {
          pt: 'O App Service (PaaS) executa sem pausa a aplicação web a partir do código, muda sozinho o número de instâncias e substitui a que falha, sem contêiner nem servidor a manter.',
          en: 'App Service (PaaS) runs the web application continuously from its code, changes the number of instances by itself and replaces one that fails, with no container or server to maintain.',
          es: 'App Service (PaaS) ejecuta sin pausa la aplicación web a partir del código, cambia por sí solo el número de instancias y sustituye la que falla, sin contenedor ni servidor que mantener.',
        },
        likeness: {
          pt: 'as cozinhas que outros cuidam, tantas quantas a fila pede, sem caixas lacradas e sem ninguém mexer nos canos',
          en: 'kitchens that others keep, as many as the line needs, with no sealed crates and nobody touching the pipes',
          es: 'las cocinas que cuidan otros, tantas como pida la fila, sin cajas selladas y sin tocar las tuberías',
        },
        tell: {
          pt: 'Equipe de TI que não quer servidores a manter: plataforma gerenciada (PaaS). Instâncias que acompanham automaticamente o número de usuários: escala automática, que é elasticidade. Aplicação que roda o dia inteiro, sem ser reescrita: hospedagem da aplicação inteira, e não funções por evento. Contêineres que a segurança ainda não aprovou: código ou máquinas virtuais. Outro servidor que deve assumir sozinho se um falhar: mais de uma instância ou um serviço gerenciado.',
          en: 'An IT team that wants no servers to maintain: a managed platform (PaaS). Instances that follow the number of users automatically: autoscale, which is elasticity. An application that runs all day, not rewritten: hosting of the whole application, not functions per event. Containers that security has not yet approved: code or virtual machines. Another server that must take over by itself if one fails: several instances or a managed service.',
          es: 'Equipo de TI que no quiere servidores que mantener: plataforma administrada (PaaS). Instancias que siguen automáticamente el número de usuarios: escalado automático, que es elasticidad. Aplicación que se ejecuta todo el día, sin reescribirse: alojamiento de la aplicación entera, y no funciones por evento. Contenedores que el área de seguridad aún no aprobó: código o máquinas virtuales. Otro servidor que debe tomar el relevo por sí solo si uno falla: varias instancias o un servicio administrado.',
        },
        source: docs('azure/app-service/overview'),
        popularity: 5,
      },
      {
        id: 'functions',
        neverRight: true,
        text: {
          pt: 'Funções no plano de consumo',
          en: 'Functions on a consumption plan',
          es: 'Funciones en un plan de consumo',
        },
        uses: ['Functions'],
        why: {
          pt: 'O Azure Functions executa trechos de código por evento, escala sozinho e não deixa servidores a manter.',
          en: 'Azure Functions runs pieces of code per event, scales by itself and leaves no servers to maintain.',
          es: 'Azure Functions ejecuta fragmentos de código por evento, escala por sí solo y no deja servidores que mantener.',
        },
        likeness: {
          pt: 'os cozinheiros chamados a cada pedido, que exigem receitas refeitas, recusam caixas lacradas e não deixam tocar na cozinha',
          en: 'cooks called for each order, who demand remade recipes, refuse sealed crates and let nobody touch their kitchen',
          es: 'los cocineros llamados con cada pedido, que exigen recetas rehechas, rechazan cajas selladas y no dejan tocar la cocina',
        },
        tell: {
          pt: 'Trechos de código por evento: Azure Functions.',
          en: 'Pieces of code per event: Azure Functions.',
          es: 'Fragmentos de código por evento: Azure Functions.',
        },
        source: docs('azure/azure-functions/functions-overview'),
        popularity: 5,
      },
      {
        id: 'aci',
        text: {
          pt: 'Um contêiner no Container Instances',
          en: 'A container in Container Instances',
          es: 'Un contenedor en Container Instances',
        },
        uses: ['Container Instances'],
        why: {
          pt: 'O Container Instances executa em segundos um contêiner isolado, sem servidor a manter nem cluster.',
          en: 'Container Instances runs a single container within seconds, with no server or cluster to maintain.',
          es: 'Container Instances ejecuta en segundos un contenedor aislado, sin servidor ni clúster que mantener.',
        },
        likeness: {
          pt: 'a barraca em caixa lacrada, aberta em segundos e cuidada por outros, mas só uma, haja fila ou não',
          en: 'the stall in a sealed crate, opened in seconds and kept by others but just one, line or no line',
          es: 'el puesto en caja sellada, abierto en segundos y cuidado por otros, pero uno solo, haya fila o no',
        },
        tell: {
          pt: 'Equipe de TI que não quer servidores a manter: plataforma gerenciada (PaaS). Imagem Docker que deve ser usada como está: serviço que executa contêineres. Equipe em que ninguém conhece Kubernetes: contêineres sem cluster a operar. Aplicação que roda o dia inteiro, sem ser reescrita: hospedagem da aplicação inteira, e não funções por evento. Cópias que devem iniciar em segundos: contêineres, e não máquinas virtuais.',
          en: 'An IT team that wants no servers to maintain: a managed platform (PaaS). A Docker image that must be used as it is: a service that runs containers. A team in which nobody knows Kubernetes: containers without a cluster to run. An application that runs all day, not rewritten: hosting of the whole application, not functions per event. Copies that must start within seconds: containers, not virtual machines.',
          es: 'Equipo de TI que no quiere servidores que mantener: plataforma administrada (PaaS). Imagen de Docker que debe usarse tal como está: servicio que ejecuta contenedores. Equipo en el que nadie conoce Kubernetes: contenedores sin un clúster que operar. Aplicación que se ejecuta todo el día, sin reescribirse: alojamiento de la aplicación entera, y no funciones por evento. Copias que deben iniciar en segundos: contenedores, y no máquinas virtuales.',
        },
        source: docs('azure/container-instances/container-instances-overview'),
        popularity: 3,
      },
      {
        id: 'aca',
        text: {
          pt: 'Um contêiner no Container Apps',
          en: 'A container in Container Apps',
          es: 'Un contenedor en Container Apps',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'O Container Apps executa a imagem como está, muda sozinho o número de réplicas, iniciadas em segundos, repõe as que caem e não deixa servidor nem Kubernetes a administrar.',
          en: 'Container Apps runs the image as it is, changes the number of replicas, started within seconds, by itself, replaces those that fail and leaves no server or Kubernetes to administer.',
          es: 'Container Apps ejecuta la imagen tal como está, cambia por sí solo el número de réplicas, iniciadas en segundos, repone las que caen y no deja servidor ni Kubernetes que administrar.',
        },
        likeness: {
          pt: 'as barracas em caixas lacradas, cuidadas por outros, que se abrem em segundos, tantas quantas pede a fila',
          en: 'the stalls in sealed crates, kept by others, which open in seconds, as many as the line needs',
          es: 'los puestos en cajas selladas, cuidados por otros, que se abren en segundos, tantos como pida la fila',
        },
        tell: {
          pt: 'Equipe de TI que não quer servidores a manter: plataforma gerenciada (PaaS). Imagem Docker que deve ser usada como está: serviço que executa contêineres. Instâncias que acompanham automaticamente o número de usuários: escala automática, que é elasticidade. Equipe em que ninguém conhece Kubernetes: contêineres sem cluster a operar. Aplicação que roda o dia inteiro, sem ser reescrita: hospedagem da aplicação inteira, e não funções por evento. Cópias que devem iniciar em segundos: contêineres, e não máquinas virtuais. Outro servidor que deve assumir sozinho se um falhar: mais de uma instância ou um serviço gerenciado.',
          en: 'An IT team that wants no servers to maintain: a managed platform (PaaS). A Docker image that must be used as it is: a service that runs containers. Instances that follow the number of users automatically: autoscale, which is elasticity. A team in which nobody knows Kubernetes: containers without a cluster to run. An application that runs all day, not rewritten: hosting of the whole application, not functions per event. Copies that must start within seconds: containers, not virtual machines. Another server that must take over by itself if one fails: several instances or a managed service.',
          es: 'Equipo de TI que no quiere servidores que mantener: plataforma administrada (PaaS). Imagen de Docker que debe usarse tal como está: servicio que ejecuta contenedores. Instancias que siguen automáticamente el número de usuarios: escalado automático, que es elasticidad. Equipo en el que nadie conoce Kubernetes: contenedores sin un clúster que operar. Aplicación que se ejecuta todo el día, sin reescribirse: alojamiento de la aplicación entera, y no funciones por evento. Copias que deben iniciar en segundos: contenedores, y no máquinas virtuales. Otro servidor que debe tomar el relevo por sí solo si uno falla: varias instancias o un servicio administrado.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 3,
      },
      {
        id: 'aks',
        text: {
          pt: 'Um cluster do AKS com nós próprios',
          en: 'An AKS cluster with its own nodes',
          es: 'Un clúster de AKS con nodos propios',
        },
        uses: ['AKS'],
        why: {
          pt: 'O AKS orquestra com Kubernetes os contêineres da imagem, usada como está, inicia réplicas em segundos e muda o número delas e o de nós conforme o uso.',
          en: 'AKS orchestrates with Kubernetes the containers of the image, used as it is, starts replicas within seconds and changes their number and that of nodes with use.',
          es: 'AKS orquesta con Kubernetes los contenedores de la imagen, usada tal como está, inicia réplicas en segundos y cambia su número y el de nodos según el uso.',
        },
        likeness: {
          pt: 'as barracas em caixas lacradas no seu pátio, que sua equipe conserta e rege por um manual difícil',
          en: 'the stalls in sealed crates in your yard, which your team repairs and runs by a difficult manual',
          es: 'los puestos en cajas selladas en tu patio, que tu equipo repara y dirige con un manual difícil',
        },
        tell: {
          pt: 'Imagem Docker que deve ser usada como está: serviço que executa contêineres. Instâncias que acompanham automaticamente o número de usuários: escala automática, que é elasticidade. Aplicação que roda o dia inteiro, sem ser reescrita: hospedagem da aplicação inteira, e não funções por evento. Cópias que devem iniciar em segundos: contêineres, e não máquinas virtuais. Outro servidor que deve assumir sozinho se um falhar: mais de uma instância ou um serviço gerenciado.',
          en: 'A Docker image that must be used as it is: a service that runs containers. Instances that follow the number of users automatically: autoscale, which is elasticity. An application that runs all day, not rewritten: hosting of the whole application, not functions per event. Copies that must start within seconds: containers, not virtual machines. Another server that must take over by itself if one fails: several instances or a managed service.',
          es: 'Imagen de Docker que debe usarse tal como está: servicio que ejecuta contenedores. Instancias que siguen automáticamente el número de usuarios: escalado automático, que es elasticidad. Aplicación que se ejecuta todo el día, sin reescribirse: alojamiento de la aplicación entera, y no funciones por evento. Copias que deben iniciar en segundos: contenedores, y no máquinas virtuales. Otro servidor que debe tomar el relevo por sí solo si uno falla: varias instancias o un servicio administrado.',
        },
        source: docs('azure/aks/what-is-aks'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-patching',
        text: {
          pt: 'A equipe de TI não quer servidores a manter.',
          en: 'The IT team wants no servers to maintain.',
          es: 'El equipo de TI no quiere servidores que mantener.',
        },
        fits: ['app', 'functions', 'aci', 'aca'],
        rulesOut: {
          vm: {
            pt: 'A máquina virtual é um servidor que a equipe mantém: o sistema operacional e os patches são do cliente (IaaS).',
            en: 'A virtual machine is a server that the team maintains: operating system and patches are the customer’s (IaaS).',
            es: 'La máquina virtual es un servidor que el equipo mantiene: el sistema operativo y los parches son del cliente (IaaS).',
          },
          vmss: {
            pt: 'O conjunto de dimensionamento é feito de máquinas virtuais, cuja imagem e cujos patches são da equipe.',
            en: 'A scale set is made of virtual machines, whose image and patches are the team’s.',
            es: 'El conjunto de escalado está hecho de máquinas virtuales, cuya imagen y cuyos parches son del equipo.',
          },
          aks: {
            pt: 'No AKS, os nós são máquinas virtuais que a equipe mantém atualizadas.',
            en: 'In AKS the nodes are virtual machines that the team keeps up to date.',
            es: 'En AKS, los nodos son máquinas virtuales que el equipo mantiene actualizadas.',
          },
        },
      },
      {
        id: 'unchanged',
        text: {
          pt: 'A aplicação, que roda o dia inteiro, não será reescrita.',
          en: 'The application, running all day, will not be rewritten.',
          es: 'La aplicación, que se ejecuta todo el día, no se va a reescribir.',
        },
        fits: ['vm', 'vmss', 'app', 'aci', 'aca', 'aks'],
        rulesOut: {
          functions: {
            pt: 'O Azure Functions executa trechos curtos de código por evento: a aplicação teria de ser reescrita em funções.',
            en: 'Azure Functions runs short pieces of code per event: the application would have to be rewritten as functions.',
            es: 'Azure Functions ejecuta fragmentos cortos de código por evento: habría que reescribir la aplicación como funciones.',
          },
        },
      },
      {
        id: 'elastic',
        text: {
          pt: 'As instâncias devem acompanhar automaticamente o número de usuários.',
          en: 'Instances must follow the number of users automatically.',
          es: 'Las instancias deben seguir automáticamente el número de usuarios.',
        },
        fits: ['vmss', 'app', 'functions', 'aca', 'aks'],
        rulesOut: {
          vm: {
            pt: 'A máquina virtual é uma só: não se multiplica quando os usuários aumentam.',
            en: 'There is only one virtual machine: it does not multiply when the users do.',
            es: 'La máquina virtual es una sola: no se multiplica cuando aumentan los usuarios.',
          },
          aci: {
            pt: 'O Container Instances mantém os contêineres que alguém criou e não acrescenta outros sozinho.',
            en: 'Container Instances keeps the containers that somebody created and adds no others by itself.',
            es: 'Container Instances mantiene los contenedores que alguien creó y no agrega otros por sí solo.',
          },
        },
      },
      {
        id: 'small-team',
        text: {
          pt: 'Ninguém na equipe conhece Kubernetes.',
          en: 'Nobody on the team knows Kubernetes.',
          es: 'Nadie en el equipo conoce Kubernetes.',
        },
        fits: ['vm', 'vmss', 'app', 'functions', 'aci', 'aca'],
        rulesOut: {
          aks: {
            pt: 'O AKS é Kubernetes gerenciado: quem o usa precisa conhecer o orquestrador.',
            en: 'AKS is managed Kubernetes: whoever uses it has to know the orchestrator.',
            es: 'AKS es Kubernetes administrado: quien lo usa debe conocer el orquestador.',
          },
        },
      },
      {
        id: 'no-image',
        notWith: ['image'],
        text: {
          pt: 'A segurança ainda não aprovou contêineres.',
          en: 'Security has not yet approved containers for production.',
          es: 'El área de seguridad aún no aprobó contenedores.',
        },
        fits: ['vm', 'vmss', 'app', 'functions'],
        rulesOut: {
          aci: {
            pt: 'O Container Instances só executa contêineres, ainda não aprovados.',
            en: 'Container Instances only runs containers, which are not yet approved.',
            es: 'Container Instances solo ejecuta contenedores, aún no aprobados.',
          },
          aca: {
            pt: 'O Container Apps executa tudo em contêineres, mesmo os que cria do código, e eles ainda não foram aprovados.',
            en: 'Container Apps runs everything in containers, even those it builds from code, and they are not yet approved.',
            es: 'Container Apps ejecuta todo en contenedores, incluso los que crea del código, y aún no están aprobados.',
          },
          aks: {
            pt: 'O AKS orquestra contêineres, ainda não aprovados.',
            en: 'AKS orchestrates containers, which are not yet approved.',
            es: 'AKS orquesta contenedores, aún no aprobados.',
          },
        },
      },
      {
        id: 'control',
        text: {
          pt: 'Um driver exige controle total do sistema operacional.',
          en: 'A driver requires full control of the operating system.',
          es: 'Un controlador (driver) exige control total del sistema operativo.',
        },
        fits: ['vm', 'vmss'],
        rulesOut: {
          app: {
            pt: 'O App Service recebe a aplicação e não dá acesso ao sistema operacional do servidor.',
            en: 'App Service takes the application and gives no access to the operating system of the server.',
            es: 'App Service recibe la aplicación y no da acceso al sistema operativo del servidor.',
          },
          functions: {
            pt: 'O Azure Functions recebe código e esconde o sistema operacional, em que nada se instala.',
            en: 'Azure Functions takes code and hides the operating system, on which nothing is installed.',
            es: 'Azure Functions recibe código y oculta el sistema operativo, en el que no se instala nada.',
          },
          aci: {
            pt: 'O Container Instances executa o contêiner em um servidor da Microsoft, sem acesso ao sistema operacional dele.',
            en: 'Container Instances runs the container on a server of Microsoft, without access to its operating system.',
            es: 'Container Instances ejecuta el contenedor en un servidor de Microsoft, sin acceso a su sistema operativo.',
          },
          aca: {
            pt: 'O Container Apps executa contêineres em servidores da Microsoft, sem acesso ao sistema operacional deles.',
            en: 'Container Apps runs containers on servers of Microsoft, without access to their operating system.',
            es: 'Container Apps ejecuta contenedores en servidores de Microsoft, sin acceso a su sistema operativo.',
          },
        },
      },
      {
        id: 'image',
        notWith: ['no-image'],
        text: {
          pt: 'A imagem Docker que os desenvolvedores entregam deve ser usada como está.',
          en: 'The Docker image that the developers deliver must be used as it is.',
          es: 'La imagen de Docker que entregan los desarrolladores debe usarse tal como está.',
        },
        fits: ['aci', 'aca', 'aks'],
        rulesOut: {
          app: {
            pt: 'Publicar o código no App Service deixa de lado a imagem Docker, que deve ser usada.',
            en: 'Publishing the code to App Service leaves aside the Docker image, which must be used.',
            es: 'Publicar el código en App Service deja de lado la imagen de Docker, que debe usarse.',
          },
          functions: {
            pt: 'O plano de consumo do Azure Functions recebe código, e não uma imagem Docker.',
            en: 'A consumption plan of Azure Functions takes code, not a Docker image.',
            es: 'El plan de consumo de Azure Functions recibe código, y no una imagen de Docker.',
          },
        },
      },
      {
        id: 'failover',
        text: {
          pt: 'Se o sistema operacional de um servidor falhar, outro deve assumir sozinho.',
          en: 'If a server’s operating system fails, another must take over by itself.',
          es: 'Si falla el sistema operativo de un servidor, otro debe tomar el relevo por sí solo.',
        },
        fits: ['vmss', 'app', 'functions', 'aca', 'aks'],
        rulesOut: {
          vm: {
            pt: 'Com uma única máquina virtual, não há outra em que a aplicação continue.',
            en: 'With a single virtual machine there is no other on which the application goes on.',
            es: 'Con una única máquina virtual no hay otra en la que la aplicación continúe.',
          },
        },
      },
      {
        id: 'startup',
        text: {
          pt: 'Novas cópias devem iniciar em segundos, e não em minutos.',
          en: 'New copies must start within seconds, not minutes.',
          es: 'Las nuevas copias deben iniciar en segundos, y no en minutos.',
        },
        fits: ['aci', 'aca', 'aks', 'functions'],
        rulesOut: {
          vm: {
            pt: 'A máquina virtual precisa iniciar um sistema operacional inteiro, o que leva minutos.',
            en: 'A virtual machine has to start a whole operating system, which takes minutes.',
            es: 'La máquina virtual debe iniciar un sistema operativo entero, lo que lleva minutos.',
          },
          vmss: {
            pt: 'Cada máquina nova do conjunto inicia um sistema operacional inteiro, o que leva minutos.',
            en: 'Each new machine of the set starts a whole operating system, which takes minutes.',
            es: 'Cada máquina nueva del conjunto inicia un sistema operativo entero, lo que lleva minutos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
];
