import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const growthChoices: readonly Pattern[] = [
  {
    id: 'scale-direction',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-benefits' } },
    scene: {
      pt: 'Pense no trabalho do sistema como uma carga a transportar e na máquina virtual como o caminhão que a leva.',
      en: 'Think of the system’s work as goods to be carried, and of the virtual machine as the truck that carries them.',
      es: 'Piensa en el trabajo del sistema como una carga por transportar y en la máquina virtual como el camión que la lleva.',
    },
    situations: [
      {
        id: 'freight',
        text: {
          pt: 'O sistema de fretes de uma transportadora, em uma máquina virtual do Azure, ficou lento.',
          en: 'A carrier’s freight system, on one Azure virtual machine, has become slow.',
          es: 'El sistema de fletes de un transportista, en una máquina virtual de Azure, se volvió lento.',
        },
      },
      {
        id: 'grades',
        text: {
          pt: 'Um cursinho tem o seu site de simulados em uma máquina virtual do Azure, que está sobrecarregada.',
          en: 'A test prep school has its mock exam site on one Azure virtual machine, which is overloaded.',
          es: 'Una academia tiene su sitio de simulacros en una máquina virtual de Azure, que ya no da abasto.',
        },
      },
      {
        id: 'recipes',
        text: {
          pt: 'Um site de receitas, em uma única máquina virtual do Azure, ganha leitores a cada mês.',
          en: 'A recipe site, on a single Azure virtual machine, gains readers every month.',
          es: 'Un sitio de recetas, en una sola máquina virtual de Azure, gana lectores cada mes.',
        },
      },
    ],
    candidates: [
      {
        id: 'up',
        text: {
          pt: 'Redimensionar para uma máquina maior',
          en: 'Resize to a larger machine',
          es: 'Redimensionar a una máquina mayor',
        },
        uses: [],
        why: {
          pt: 'Uma máquina maior, que a equipe continua a administrar, dá mais CPU e memória à mesma cópia do programa: é o escalonamento vertical.',
          en: 'A larger machine, of which the team stays the administrator, gives more CPU and memory to the same copy of the program: that is vertical scaling.',
          es: 'Una máquina mayor, que el equipo sigue administrando, da más CPU y memoria a la misma copia del programa: es el escalado vertical.',
        },
        likeness: {
          pt: 'um só caminhão trocado por um maior, com a carga parada na troca, que o próprio dono conserta',
          en: 'one truck swapped for a larger one, with the goods stopped meanwhile, and repaired by its owner',
          es: 'un solo camión cambiado por otro mayor, con la carga parada entretanto, que el propio dueño repara',
        },
        tell: {
          pt: 'Programa que só funciona em uma única cópia: escalonamento vertical. Driver instalado como administrador: máquinas virtuais (IaaS). Programa cujo suporte não cobre contêineres: máquinas virtuais ou código no App Service.',
          en: 'A program that can run only as a single copy: vertical scaling. A driver installed as administrator: virtual machines (IaaS). A program whose support does not cover containers: virtual machines or code on App Service.',
          es: 'Programa que solo funciona en una única copia: escalado vertical. Controlador instalado como administrador: máquinas virtuales (IaaS). Programa cuyo soporte no cubre contenedores: máquinas virtuales o código en App Service.',
        },
        source: docs('azure/virtual-machines/sizes/resize-vm'),
        popularity: 5,
      },
      {
        id: 'by-hand',
        text: {
          pt: 'Máquinas iguais, acrescentadas pela equipe',
          en: 'Identical machines, added by the team',
          es: 'Máquinas iguales, agregadas por el equipo',
        },
        uses: [],
        why: {
          pt: 'Mais máquinas iguais atrás de um balanceador, em que a equipe instala o que for preciso, dividem a carga sem parar as que já atendem: é o escalonamento horizontal.',
          en: 'More identical machines behind a load balancer, on which the team installs whatever is needed, share the load without stopping those already serving: that is horizontal scaling.',
          es: 'Más máquinas iguales detrás de un balanceador, en las que el equipo instala lo que haga falta, reparten la carga sin detener las que ya atienden: es el escalado horizontal.',
        },
        likeness: {
          pt: 'vários caminhões iguais, que o próprio dono conserta e põe na estrada ou recolhe um a um',
          en: 'several identical trucks, which the owner himself repairs and sends out or calls back one by one',
          es: 'varios camiones iguales, que el propio dueño repara y pone en ruta o retira uno a uno',
        },
        tell: {
          pt: 'Demanda que supera um só servidor: escalonamento horizontal. Aumento de capacidade sem interromper quem está conectado: escalonamento horizontal. Driver instalado como administrador: máquinas virtuais (IaaS). Programa cujo suporte não cobre contêineres: máquinas virtuais ou código no App Service.',
          en: 'Demand that should exceed what one server can take: horizontal scaling. Raising capacity without interrupting connected users: horizontal scaling. A driver installed as administrator: virtual machines (IaaS). A program whose support does not cover containers: virtual machines or code on App Service.',
          es: 'Demanda que supera lo que aguanta un solo servidor: escalado horizontal. Aumento de capacidad sin interrumpir a quienes están conectados: escalado horizontal. Controlador instalado como administrador: máquinas virtuales (IaaS). Programa cuyo soporte no cubre contenedores: máquinas virtuales o código en App Service.',
        },
        source: docs('azure/well-architected/performance-efficiency/scale-partition'),
        popularity: 3,
      },
      {
        id: 'scale-set',
        text: {
          pt: 'Um conjunto de dimensionamento com escala automática',
          en: 'A scale set of machines with autoscale',
          es: 'Un conjunto de escalado con escalado automático',
        },
        uses: ['VMSS'],
        why: {
          pt: 'O conjunto de dimensionamento cria e remove por regra máquinas iguais, com seu custo, sem interromper as que já atendem, e em cada uma se instala o que for preciso.',
          en: 'A scale set creates and removes identical machines, with their cost, by rule, without interrupting those already serving, and whatever is needed is installed on each.',
          es: 'El conjunto de escalado crea y elimina por regla máquinas iguales, con su costo, sin interrumpir las que ya atienden, y en cada una se instala lo que haga falta.',
        },
        likeness: {
          pt: 'uma frota de caminhões iguais, que cresce e encolhe sozinha com a carga, consertada e adaptada pelo dono',
          en: 'a fleet of identical trucks that grows and shrinks with the goods, repaired and altered by the owner',
          es: 'una flota de camiones iguales, que crece y mengua con la carga, reparada y adaptada por el dueño',
        },
        tell: {
          pt: 'Capacidade que segue os acessos sem ninguém intervir: escala automática. Custo que cai automaticamente à noite: escala automática. Demanda que supera um só servidor: escalonamento horizontal. Aumento de capacidade sem interromper quem está conectado: escalonamento horizontal. Driver instalado como administrador: máquinas virtuais (IaaS). Programa cujo suporte não cobre contêineres: máquinas virtuais ou código no App Service.',
          en: 'Capacity that follows the number of users without anybody stepping in: autoscale. A cost that falls automatically at night: autoscale. Demand that should exceed what one server can take: horizontal scaling. Raising capacity without interrupting connected users: horizontal scaling. A driver installed as administrator: virtual machines (IaaS). A program whose support does not cover containers: virtual machines or code on App Service.',
          es: 'Capacidad que sigue los accesos sin que nadie intervenga: escalado automático. Costo que baja por sí solo de noche: escalado automático. Demanda que supera lo que aguanta un solo servidor: escalado horizontal. Aumento de capacidad sin interrumpir a quienes están conectados: escalado horizontal. Controlador instalado como administrador: máquinas virtuales (IaaS). Programa cuyo soporte no cubre contenedores: máquinas virtuales o código en App Service.',
        },
        source: docs('azure/virtual-machine-scale-sets/overview'),
        popularity: 4,
      },
      {
        id: 'tier',
        text: {
          pt: 'Um App Service de uma instância, em tamanho maior',
          en: 'An App Service of one instance, in a larger size',
          es: 'Un App Service de una instancia, en tamaño mayor',
        },
        uses: ['App Service'],
        why: {
          pt: 'No App Service, um tamanho maior dá mais CPU e memória à mesma instância, e a plataforma mantém o sistema operacional.',
          en: 'On App Service, a larger size gives the same instance more CPU and memory, and the platform maintains the operating system.',
          es: 'En App Service, un tamaño mayor da más CPU y memoria a la misma instancia, y la plataforma mantiene el sistema operativo.',
        },
        likeness: {
          pt: 'um só caminhão maior de uma firma, que o conserta, não deixa adaptá-lo e cobra igual à noite',
          en: 'one larger truck from a firm, which repairs it, forbids alterations and charges the same at night',
          es: 'un solo camión mayor de una empresa, que lo repara, no deja adaptarlo y cobra igual de noche',
        },
        tell: {
          pt: 'Programa que só funciona em uma única cópia: escalonamento vertical. Nenhum sistema operacional a manter: PaaS. Programa cujo suporte não cobre contêineres: máquinas virtuais ou código no App Service.',
          en: 'A program that can run only as a single copy: vertical scaling. No operating systems to maintain: PaaS. A program whose support does not cover containers: virtual machines or code on App Service.',
          es: 'Programa que solo funciona en una única copia: escalado vertical. Ningún sistema operativo que mantener: PaaS. Programa cuyo soporte no cubre contenedores: máquinas virtuales o código en App Service.',
        },
        source: docs('azure/app-service/manage-scale-up'),
        popularity: 3,
      },
      {
        id: 'app-auto',
        text: {
          pt: 'Um App Service com escala automática',
          en: 'An App Service with autoscale',
          es: 'Un App Service con escalado automático',
        },
        uses: ['App Service'],
        why: {
          pt: 'O App Service com escala automática executa o código sem contêiner e acrescenta e retira instâncias, com seu custo, por regra, em servidores que a Microsoft mantém.',
          en: 'App Service with autoscale runs the code without a container and adds and removes instances, with their cost, by rule, on servers that Microsoft maintains.',
          es: 'App Service con escalado automático ejecuta el código sin contenedor y agrega y retira instancias, con su costo, por regla, en servidores que Microsoft mantiene.',
        },
        likeness: {
          pt: 'a frota de uma firma, que a conserta sem deixar adaptá-la e que cresce sozinha com a carga',
          en: 'the fleet of a firm that repairs it but forbids alterations, growing and shrinking with the goods',
          es: 'la flota de una empresa, que la repara sin dejar adaptarla y que crece sola con la carga',
        },
        tell: {
          pt: 'Capacidade que segue os acessos sem ninguém intervir: escala automática. Custo que cai automaticamente à noite: escala automática. Demanda que supera um só servidor: escalonamento horizontal. Aumento de capacidade sem interromper quem está conectado: escalonamento horizontal. Nenhum sistema operacional a manter: PaaS. Programa cujo suporte não cobre contêineres: máquinas virtuais ou código no App Service.',
          en: 'Capacity that follows the number of users without anybody stepping in: autoscale. A cost that falls automatically at night: autoscale. Demand that should exceed what one server can take: horizontal scaling. Raising capacity without interrupting connected users: horizontal scaling. No operating systems to maintain: PaaS. A program whose support does not cover containers: virtual machines or code on App Service.',
          es: 'Capacidad que sigue los accesos sin que nadie intervenga: escalado automático. Costo que baja por sí solo de noche: escalado automático. Demanda que supera lo que aguanta un solo servidor: escalado horizontal. Aumento de capacidad sin interrumpir a quienes están conectados: escalado horizontal. Ningún sistema operativo que mantener: PaaS. Programa cuyo soporte no cubre contenedores: máquinas virtuales o código en App Service.',
        },
        source: docs('azure/azure-monitor/autoscale/autoscale-get-started'),
        popularity: 5,
      },
      {
        id: 'containers',
        text: {
          pt: 'Contêineres no Container Apps, com escala automática',
          en: 'Containers on Container Apps, with autoscale',
          es: 'Contenedores en Container Apps, con escalado automático',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'O Container Apps cria e remove réplicas do contêiner conforme a demanda, chega a zero e não tem servidores a manter.',
          en: 'Container Apps creates and removes replicas of the container with demand, goes down to zero and has no servers to maintain.',
          es: 'Container Apps crea y elimina réplicas del contenedor según la demanda, llega a cero y no tiene servidores que mantener.',
        },
        likeness: {
          pt: 'a carga fechada em caixas padronizadas, para uma frota alheia que cresce com ela e que ninguém adapta',
          en: 'the goods packed in standard crates, for a firm’s fleet that grows with them but allows no alterations',
          es: 'la carga cerrada en cajas estándar, para una flota ajena que crece con ella y que nadie adapta',
        },
        tell: {
          pt: 'Capacidade que segue os acessos sem ninguém intervir: escala automática. Custo que cai automaticamente à noite: escala automática. Demanda que supera um só servidor: escalonamento horizontal. Aumento de capacidade sem interromper quem está conectado: escalonamento horizontal. Nenhum sistema operacional a manter: PaaS.',
          en: 'Capacity that follows the number of users without anybody stepping in: autoscale. A cost that falls automatically at night: autoscale. Demand that should exceed what one server can take: horizontal scaling. Raising capacity without interrupting connected users: horizontal scaling. No operating systems to maintain: PaaS.',
          es: 'Capacidad que sigue los accesos sin que nadie intervenga: escalado automático. Costo que baja por sí solo de noche: escalado automático. Demanda que supera lo que aguanta un solo servidor: escalado horizontal. Aumento de capacidad sin interrumpir a quienes están conectados: escalado horizontal. Ningún sistema operativo que mantener: PaaS.',
        },
        source: docs('azure/container-apps/scale-app'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'one-copy',
        text: {
          pt: 'O programa só pode funcionar em uma única cópia.',
          en: 'The program can run only as a single copy.',
          es: 'El programa solo puede funcionar en una única copia.',
        },
        fits: ['up', 'tier'],
        rulesOut: {
          'by-hand': {
            pt: 'Várias máquinas executam várias cópias do programa ao mesmo tempo.',
            en: 'Several machines run several copies of the program at the same time.',
            es: 'Varias máquinas ejecutan varias copias del programa a la vez.',
          },
          'scale-set': {
            pt: 'O conjunto de dimensionamento executa uma cópia do programa em cada máquina.',
            en: 'The scale set runs a copy of the program on each machine.',
            es: 'El conjunto de escalado ejecuta una copia del programa en cada máquina.',
          },
          'app-auto': {
            pt: 'A escala automática cria mais instâncias, cada uma com a sua cópia do programa.',
            en: 'Autoscale creates more instances, each with its copy of the program.',
            es: 'El escalado automático crea más instancias, cada una con su copia del programa.',
          },
          containers: {
            pt: 'A escala automática do Container Apps cria réplicas, cada uma com a sua cópia do programa.',
            en: 'Autoscale of Container Apps creates replicas, each with its copy of the program.',
            es: 'El escalado automático de Container Apps crea réplicas, cada una con su copia del programa.',
          },
        },
      },
      {
        id: 'no-restart',
        text: {
          pt: 'O aumento de capacidade não pode interromper quem está conectado.',
          en: 'Raising capacity must not interrupt connected users.',
          es: 'El aumento de capacidad no puede interrumpir a quienes están conectados.',
        },
        fits: ['by-hand', 'scale-set', 'app-auto', 'containers'],
        rulesOut: {
          up: {
            pt: 'Redimensionar a máquina a reinicia, e quem está conectado cai.',
            en: 'Resizing the machine restarts it, and those connected are cut off.',
            es: 'Redimensionar la máquina la reinicia, y quienes están conectados se caen.',
          },
        },
      },
      {
        id: 'unattended',
        text: {
          pt: 'A capacidade deve seguir o número de acessos sem ninguém intervir.',
          en: 'Capacity must follow the number of users without anybody stepping in.',
          es: 'La capacidad debe seguir el número de accesos sin que nadie intervenga.',
        },
        fits: ['scale-set', 'app-auto', 'containers'],
        rulesOut: {
          up: {
            pt: 'A máquina maior aguenta mais, mas só muda de tamanho quando alguém a redimensiona.',
            en: 'A larger machine takes more, but changes size only when somebody resizes it.',
            es: 'La máquina más grande aguanta más, pero solo cambia de tamaño cuando alguien la redimensiona.',
          },
          'by-hand': {
            pt: 'As máquinas iguais dividem a carga, mas cada uma que entra depende da equipe.',
            en: 'Identical machines share the load, but each one added depends on the team.',
            es: 'Las máquinas iguales reparten la carga, pero cada una que se agrega depende del equipo.',
          },
          tier: {
            pt: 'A instância do App Service só muda de tamanho quando alguém a redimensiona.',
            en: 'The App Service instance changes size only when somebody resizes it.',
            es: 'La instancia de App Service cambia de tamaño solo cuando alguien la redimensiona.',
          },
        },
      },
      {
        id: 'quiet-nights',
        notWith: ['unattended', 'one-copy'],
        text: {
          pt: 'À noite, com poucos acessos, o custo deve cair automaticamente.',
          en: 'At night, with few users, the cost must fall automatically.',
          es: 'De noche, con pocos accesos, el costo debe bajar por sí solo.',
        },
        fits: ['scale-set', 'app-auto', 'containers'],
        rulesOut: {
          up: {
            pt: 'A máquina maior custa o mesmo à noite, com poucos acessos.',
            en: 'The larger machine costs the same at night, with few users.',
            es: 'La máquina mayor cuesta lo mismo de noche, con pocos accesos.',
          },
          'by-hand': {
            pt: 'As máquinas acrescentadas são cobradas até que alguém as retire.',
            en: 'The machines added are charged for until somebody removes them.',
            es: 'Las máquinas agregadas se cobran hasta que alguien las retira.',
          },
          tier: {
            pt: 'O tamanho maior custa o mesmo com muitos ou poucos acessos.',
            en: 'The larger size costs the same with many users or few.',
            es: 'El tamaño mayor cuesta lo mismo con muchos o pocos accesos.',
          },
        },
      },
      {
        id: 'no-os',
        notWith: ['driver'],
        text: {
          pt: 'A equipe não quer mais manter sistemas operacionais.',
          en: 'The team no longer wants to maintain operating systems.',
          es: 'El equipo ya no quiere mantener sistemas operativos.',
        },
        fits: ['tier', 'app-auto', 'containers'],
        rulesOut: {
          up: {
            pt: 'Na máquina maior, manter o sistema operacional segue com a equipe.',
            en: 'On the larger machine, maintaining the operating system is still the team’s responsibility.',
            es: 'En la máquina mayor, mantener el sistema operativo sigue a cargo del equipo.',
          },
          'by-hand': {
            pt: 'Cada máquina acrescentada traz mais um sistema operacional a manter.',
            en: 'Each machine added brings one more operating system to maintain.',
            es: 'Cada máquina agregada trae un sistema operativo más que mantener.',
          },
          'scale-set': {
            pt: 'As máquinas do conjunto de dimensionamento são IaaS: a imagem e o sistema operacional são da equipe.',
            en: 'The machines of a scale set are IaaS: image and operating system are the team’s responsibility.',
            es: 'Las máquinas del conjunto de escalado son IaaS: la imagen y el sistema operativo son del equipo.',
          },
        },
      },
      {
        id: 'driver',
        notWith: ['no-os'],
        text: {
          pt: 'O sistema precisa de um driver de kernel instalado como administrador.',
          en: 'The system needs a kernel driver installed as administrator.',
          es: 'El sistema necesita un controlador de kernel instalado como administrador.',
        },
        fits: ['up', 'by-hand', 'scale-set'],
        rulesOut: {
          tier: {
            pt: 'O App Service esconde o servidor: nele não se instalam drivers.',
            en: 'App Service hides the server: no drivers are installed on it.',
            es: 'App Service oculta el servidor: en él no se instalan controladores.',
          },
          'app-auto': {
            pt: 'O App Service não dá acesso de administrador para instalar o driver.',
            en: 'App Service gives no administrator access to install the driver.',
            es: 'App Service no da acceso de administrador para instalar el controlador.',
          },
          containers: {
            pt: 'O Container Apps não dá acesso de administrador ao servidor.',
            en: 'Container Apps gives no administrator access to the server.',
            es: 'Container Apps no da acceso de administrador al servidor.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'O suporte do fornecedor não cobre o programa em contêineres.',
          en: 'The vendor’s support does not cover the program in containers.',
          es: 'El soporte del proveedor no cubre el programa en contenedores.',
        },
        fits: ['up', 'by-hand', 'scale-set', 'tier', 'app-auto'],
        rulesOut: {
          containers: {
            pt: 'O Container Apps executa contêineres, que o suporte do fornecedor não cobre.',
            en: 'Container Apps runs containers, which the vendor’s support does not cover.',
            es: 'Container Apps ejecuta contenedores, que el soporte del proveedor no cubre.',
          },
        },
      },
      {
        id: 'beyond',
        notWith: ['one-copy'],
        text: {
          pt: 'Em um ano, a demanda deve superar o que um só servidor aguenta.',
          en: 'Within a year, demand should exceed what one server can take.',
          es: 'En un año, la demanda debería superar lo que aguanta un solo servidor.',
        },
        fits: ['by-hand', 'scale-set', 'app-auto', 'containers'],
        rulesOut: {
          up: {
            pt: 'A maior máquina ainda é uma só: o escalonamento vertical termina no maior tamanho oferecido.',
            en: 'The largest machine is still one: vertical scaling ends at the largest size on offer.',
            es: 'La máquina más grande sigue siendo una: el escalado vertical termina en el mayor tamaño ofrecido.',
          },
          tier: {
            pt: 'O tamanho maior ainda é uma só instância: o escalonamento vertical termina no maior tamanho.',
            en: 'The larger size is still one instance: vertical scaling ends at the largest size on offer.',
            es: 'El tamaño mayor sigue siendo una instancia: el escalado vertical termina en el tamaño más grande.',
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
  {
    id: 'cloud-share',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-models' } },
    scene: {
      pt: 'Pense nos servidores como os fornos de uma padaria, nos dados como seu livro de receitas e no Azure como cozinhas alugadas na cidade.',
      en: 'Think of the servers as a bakery’s ovens, of the data as its recipe book and of Azure as kitchens for rent in town.',
      es: 'Piensa en los servidores como los hornos de una panadería, en los datos como su libro de recetas y en Azure como cocinas alquiladas.',
    },
    situations: [
      {
        id: 'bottler',
        text: {
          pt: 'Uma engarrafadora com servidores na sede decide o que levar para o Azure.',
          en: 'A bottler with servers at its plant is deciding what to move to Azure.',
          es: 'Una embotelladora con servidores en su sede decide qué llevar a Azure.',
        },
      },
      {
        id: 'lottery',
        text: {
          pt: 'Uma loteria com datacenter próprio decide o que levar para o Azure.',
          en: 'A lottery with its own datacenter is deciding what to move to Azure.',
          es: 'Una lotería con centro de datos propio decide qué llevar a Azure.',
        },
      },
      {
        id: 'pension',
        text: {
          pt: 'Um fundo de pensão com servidores próprios decide como usar o Azure.',
          en: 'A pension fund with on-premises servers is deciding how to use Azure.',
          es: 'Un fondo de pensiones con servidores propios decide cómo usar Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'all',
        text: {
          pt: 'Todos os sistemas no Azure, sem servidores próprios',
          en: 'All systems in Azure, with no servers of its own',
          es: 'Todos los sistemas en Azure, sin servidores propios',
        },
        uses: [],
        why: {
          pt: 'Com tudo na nuvem pública, a equipe cuida de um só ambiente, fora do prédio, e cópias, picos e ambientes extras saem da capacidade do provedor, pagos pelo uso.',
          en: 'With everything in the public cloud, the team manages one environment, outside the building, and copies, peaks and extra environments come from the provider’s capacity, paid by use.',
          es: 'Con todo en la nube pública, el equipo se ocupa de un solo entorno, fuera del edificio, y las copias, los picos y los entornos adicionales salen de la capacidad del proveedor, pagados por el uso.',
        },
        likeness: {
          pt: 'a padaria mudada inteira, livro e tudo, para cozinhas alugadas, sem forno próprio se a estrada fechar',
          en: 'the bakery moved whole, book and all, to rented kitchens, left with no oven if the road closes',
          es: 'la panadería mudada entera, libro y todo, a cocinas alquiladas, sin horno propio si se corta el camino',
        },
        tell: {
          pt: 'Equipe pequena, que só administra um ambiente: tudo na nuvem pública. Incêndio sem a perda dos registros: cópia dos dados fora do prédio. Capacidade que deve triplicar nos dias de pico: capacidade da nuvem, paga nesses dias. Versão testada por dois dias em vinte máquinas: ambiente temporário na nuvem.',
          en: 'A small team that can manage only one environment: everything in the public cloud. A fire without the loss of the records: a copy of the data outside the building. Capacity that must triple on peak days: cloud capacity, paid for on those days. A version tested for two days on twenty machines: a temporary environment in the cloud.',
          es: 'Equipo pequeño, que solo administra un entorno: todo en la nube pública. Incendio sin la pérdida de los registros: copia de los datos fuera del edificio. Capacidad que debe triplicarse en los días pico: capacidad de la nube, pagada esos días. Versión que se prueba dos días en veinte máquinas: entorno temporal en la nube.',
        },
        source: docs('azure/cloud-adoption-framework/migrate/'),
        popularity: 5,
      },
      {
        id: 'none',
        neverRight: true,
        text: {
          pt: 'Todos os sistemas nos servidores do seu prédio',
          en: 'All systems on the servers in its building',
          es: 'Todos los sistemas en los servidores de su edificio',
        },
        uses: [],
        why: {
          pt: 'Nos próprios servidores nada depende da internet e nada sai do prédio.',
          en: 'On its own servers nothing depends on the internet and nothing leaves the building.',
          es: 'En sus propios servidores nada depende de internet y nada sale del edificio.',
        },
        likeness: {
          pt: 'a padaria com tudo em casa, só com os fornos que tem e o único livro na gaveta',
          en: 'the bakery with everything at home, just the ovens it has and its only book in a drawer',
          es: 'la panadería con todo en casa, con los hornos que tiene y su único libro guardado',
        },
        tell: {
          pt: 'Tudo no prédio: datacenter local.',
          en: 'Everything in the building: on-premises.',
          es: 'Todo en el edificio: centro de datos local.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 4,
      },
      {
        id: 'copies',
        text: {
          pt: 'Os sistemas na sede e cópias dos dados no Azure',
          en: 'The systems on site, with copies of the data in Azure',
          es: 'Los sistemas en la sede y copias de los datos en Azure',
        },
        uses: [],
        why: {
          pt: 'Na nuvem híbrida, a produção segue local, nos servidores atuais e sem depender de conexão externa, e as cópias no Azure sobrevivem à perda do prédio.',
          en: 'In the hybrid cloud, production goes on locally, on the present servers and with no need of an outside connection, and the copies in Azure survive the loss of the building.',
          es: 'En la nube híbrida, la producción sigue local, en los servidores actuales y sin depender de una conexión externa, y las copias en Azure sobreviven a la pérdida del edificio.',
        },
        likeness: {
          pt: 'a padaria que assa só nos fornos de casa e guarda na cidade uma cópia do livro',
          en: 'the bakery that bakes in its own ovens only and keeps a copy of its book in town',
          es: 'la panadería que hornea solo en casa y guarda una copia del libro en las cocinas alquiladas',
        },
        tell: {
          pt: 'Incêndio sem a perda dos registros: cópia dos dados fora do prédio. Sistema que funciona mesmo sem conexão externa: servidores na sede. Equipamento que não pode sair da sede: nuvem híbrida. Servidores comprados no ano passado, que devem seguir em uso: nuvem híbrida.',
          en: 'A fire without the loss of the records: a copy of the data outside the building. A system that works without outside connections: servers on site. A device that cannot leave the site: a hybrid cloud. Servers bought last year, which must stay in use: a hybrid cloud.',
          es: 'Incendio sin la pérdida de los registros: copia de los datos fuera del edificio. Sistema que funciona sin conexión externa: servidores en la sede. Equipo que no puede salir de la sede: nube híbrida. Servidores comprados el año pasado, que deben seguir en uso: nube híbrida.',
        },
        source: docs('azure/backup/backup-overview'),
        popularity: 4,
      },
      {
        id: 'burst',
        text: {
          pt: 'Os sistemas na sede, com máquinas no Azure nos picos',
          en: 'The systems on site, with machines in Azure at peaks',
          es: 'Los sistemas en la sede, con máquinas en Azure en los picos',
        },
        uses: [],
        why: {
          pt: 'Na nuvem híbrida, o sistema principal e a base da carga ficam nos servidores próprios, e o Azure atende só o que passa deles, pago pelo uso.',
          en: 'In the hybrid cloud, the main system and the base load stay on its own servers and Azure takes only what goes beyond them, paid by use.',
          es: 'En la nube híbrida, el sistema principal y la carga base quedan en los servidores propios y Azure atiende solo lo que los supera, pagado por uso.',
        },
        likeness: {
          pt: 'a padaria com o único livro em casa que, em dia de festa, leva receitas às cozinhas alugadas',
          en: 'the bakery with its only book at home that, on feast days, takes recipes to the rented kitchens',
          es: 'la panadería con su único libro en casa que, en fiestas, lleva recetas a las cocinas alquiladas',
        },
        tell: {
          pt: 'Capacidade que deve triplicar nos dias de pico: capacidade da nuvem, paga nesses dias. Equipamento que não pode sair da sede: nuvem híbrida. Servidores comprados no ano passado, que devem seguir em uso: nuvem híbrida.',
          en: 'Capacity that must triple on peak days: cloud capacity, paid for on those days. A device that cannot leave the site: a hybrid cloud. Servers bought last year, which must stay in use: a hybrid cloud.',
          es: 'Capacidad que debe triplicarse en los días pico: capacidad de la nube, pagada esos días. Equipo que no puede salir de la sede: nube híbrida. Servidores comprados el año pasado, que deben seguir en uso: nube híbrida.',
        },
        source: docs('azure/architecture/guide/technology-choices/hybrid-considerations'),
        popularity: 3,
      },
      {
        id: 'tests',
        text: {
          pt: 'A produção na sede e testes no Azure, com dados fictícios',
          en: 'Production on site, with tests in Azure on made-up data',
          es: 'La producción en la sede y las pruebas en Azure, con datos ficticios',
        },
        uses: [],
        why: {
          pt: 'Ambientes de teste no Azure, com dados fictícios, são criados por alguns dias, e a produção, com os dados reais, segue local, nos servidores atuais e sem depender de conexão externa.',
          en: 'Test environments in Azure, with made-up data, are created for a few days, and production, with the real data, stays local, on the present servers and with no need of an outside connection.',
          es: 'Los entornos de prueba en Azure, con datos ficticios, se crean por unos días, y la producción, con los datos reales, sigue local, en los servidores actuales y sin depender de una conexión externa.',
        },
        likeness: {
          pt: 'a padaria que assa em casa, com seu único livro, e aluga cozinhas só para provar receitas inventadas',
          en: 'the bakery that bakes at home, from its only book, and rents kitchens just to try invented recipes',
          es: 'la panadería que hornea en casa, con su único libro, y alquila cocinas solo para probar recetas inventadas',
        },
        tell: {
          pt: 'Versão testada por dois dias em vinte máquinas: ambiente temporário na nuvem. Dados de clientes que não saem do prédio: produção na sede. Sistema que funciona mesmo sem conexão externa: servidores na sede. Equipamento que não pode sair da sede: nuvem híbrida. Servidores comprados no ano passado, que devem seguir em uso: nuvem híbrida.',
          en: 'A version tested for two days on twenty machines: a temporary environment in the cloud. Customers’ data that must not leave the building: production on site. A system that works without outside connections: servers on site. A device that cannot leave the site: a hybrid cloud. Servers bought last year, which must stay in use: a hybrid cloud.',
          es: 'Versión que se prueba dos días en veinte máquinas: entorno temporal en la nube. Datos de clientes que no salen del edificio: producción en la sede. Sistema que funciona sin conexión externa: servidores en la sede. Equipo que no puede salir de la sede: nube híbrida. Servidores comprados el año pasado, que deben seguir en uso: nube híbrida.',
        },
        source: docs('azure/devtest/offer/overview-what-is-devtest-offer-visual-studio'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'offline',
        text: {
          pt: 'O sistema principal deve funcionar sem nenhuma conexão externa.',
          en: 'The main system must work without any outside connection.',
          es: 'El sistema principal debe funcionar sin ninguna conexión externa.',
        },
        fits: ['none', 'copies', 'tests'],
        rulesOut: {
          all: {
            pt: 'Com todos os sistemas no Azure, uma sede sem conexão não os alcança.',
            en: 'With all systems in Azure, a site without connections cannot reach them.',
            es: 'Con todos los sistemas en Azure, una sede sin conexión no llega a ellos.',
          },
        },
      },
      {
        id: 'fire',
        text: {
          pt: 'Um incêndio no prédio não pode significar a perda dos registros.',
          en: 'A fire in the building must not mean the loss of the records.',
          es: 'Un incendio en el edificio no puede significar la pérdida de los registros.',
        },
        fits: ['all', 'copies'],
        rulesOut: {
          none: {
            pt: 'Se tudo está nos servidores do prédio, o incêndio destrói também os dados.',
            en: 'If everything is on the building’s servers, the fire destroys the data too.',
            es: 'Si todo está en los servidores del edificio, el incendio destruye también los datos.',
          },
          burst: {
            pt: 'As máquinas dos picos são temporárias; os dados seguem só no prédio.',
            en: 'The machines for peaks are temporary; the data is still in the building alone.',
            es: 'Las máquinas de los picos son temporales; los datos siguen solo en el edificio.',
          },
          tests: {
            pt: 'No ambiente de testes há dados fictícios; os reais seguem só no prédio.',
            en: 'The test environment has made-up data; the real data is still in the building alone.',
            es: 'En el entorno de pruebas hay datos ficticios; los reales siguen solo en el edificio.',
          },
        },
      },
      {
        id: 'peaks',
        text: {
          pt: 'Nos dias de pico, a capacidade deve triplicar sem compra de servidores.',
          en: 'On peak days, capacity must triple without buying servers.',
          es: 'En los días pico, la capacidad debe triplicarse sin comprar servidores.',
        },
        fits: ['all', 'burst'],
        rulesOut: {
          none: {
            pt: 'Os servidores que já existem não triplicam sem uma compra.',
            en: 'The servers that exist do not triple without a purchase.',
            es: 'Los servidores que ya existen no se triplican sin una compra.',
          },
          copies: {
            pt: 'As cópias no Azure guardam dados; não acrescentam capacidade aos sistemas da sede.',
            en: 'The copies in Azure store data; they add no capacity to the systems on site.',
            es: 'Las copias en Azure guardan datos; no agregan capacidad a los sistemas de la sede.',
          },
          tests: {
            pt: 'A produção segue limitada aos servidores da sede.',
            en: 'Production is still limited to the servers on site.',
            es: 'La producción sigue limitada a los servidores de la sede.',
          },
        },
      },
      {
        id: 'new-versions',
        text: {
          pt: 'Cada versão será testada por dois dias em vinte máquinas que a empresa não tem.',
          en: 'Each version will be tested for two days on twenty machines that the company does not have.',
          es: 'Cada versión se va a probar dos días en veinte máquinas que la empresa no tiene.',
        },
        fits: ['all', 'tests'],
        rulesOut: {
          none: {
            pt: 'Na sede, as vinte máquinas teriam de ser compradas.',
            en: 'On site, the twenty machines would have to be bought.',
            es: 'En la sede, habría que comprar las veinte máquinas.',
          },
          copies: {
            pt: 'As cópias no Azure são dados guardados; não há nelas máquinas para os testes.',
            en: 'The copies in Azure are stored data; they provide no machines for the tests.',
            es: 'Las copias en Azure son datos guardados; no ofrecen máquinas para las pruebas.',
          },
        },
      },
      {
        id: 'inside',
        notWith: ['fire'],
        text: {
          pt: 'Os dados de clientes não podem sair do prédio.',
          en: 'Customers’ data must not leave the building.',
          es: 'Los datos de clientes no pueden salir del edificio.',
        },
        fits: ['none', 'tests'],
        rulesOut: {
          all: {
            pt: 'Com todos os sistemas no Azure, os dados ficam em datacenters da Microsoft.',
            en: 'With all systems in Azure, the data is in Microsoft’s datacenters.',
            es: 'Con todos los sistemas en Azure, los datos quedan en centros de datos de Microsoft.',
          },
          copies: {
            pt: 'As cópias no Azure levam os dados para fora do prédio.',
            en: 'The copies in Azure take the data out of the building.',
            es: 'Las copias en Azure llevan los datos fuera del edificio.',
          },
          burst: {
            pt: 'Nos picos, máquinas no Azure processam dados de clientes fora do prédio.',
            en: 'At peaks, machines in Azure process customers’ data outside the building.',
            es: 'En los picos, máquinas en Azure procesan datos de clientes fuera del edificio.',
          },
        },
      },
      {
        id: 'keep-servers',
        text: {
          pt: 'Os servidores, comprados no ano passado, devem seguir em uso.',
          en: 'The servers, bought last year, must stay in use.',
          es: 'Los servidores, comprados el año pasado, deben seguir en uso.',
        },
        fits: ['none', 'copies', 'burst', 'tests'],
        rulesOut: {
          all: {
            pt: 'Com todos os sistemas no Azure, os servidores comprados ficam sem uso.',
            en: 'With all systems in Azure, the servers bought are left without use.',
            es: 'Con todos los sistemas en Azure, los servidores comprados quedan sin uso.',
          },
        },
      },
      {
        id: 'tied',
        notWith: ['one-site', 'keep-servers', 'offline'],
        text: {
          pt: 'O sistema principal é ligado por cabo a um equipamento que não pode sair da sede.',
          en: 'The main system is wired to a device that cannot leave the site.',
          es: 'El sistema principal está conectado por cable a un equipo que no puede salir de la sede.',
        },
        fits: ['none', 'copies', 'burst', 'tests'],
        rulesOut: {
          all: {
            pt: 'Com todos os sistemas no Azure, o principal ficaria sem o equipamento da sede.',
            en: 'With all systems in Azure, the main one would be without the device on site.',
            es: 'Con todos los sistemas en Azure, el principal quedaría sin el equipo de la sede.',
          },
        },
      },
      {
        id: 'one-site',
        notWith: ['keep-servers'],
        text: {
          pt: 'A equipe de TI, pequena, só consegue administrar um ambiente.',
          en: 'The small IT team can manage only one environment.',
          es: 'El equipo de TI, pequeño, solo puede administrar un entorno.',
        },
        fits: ['all', 'none'],
        rulesOut: {
          copies: {
            pt: 'Com as cópias no Azure, há dois ambientes a cuidar: o local e a nuvem.',
            en: 'With copies in Azure there are two environments to manage: the site and the cloud.',
            es: 'Con las copias en Azure hay dos entornos que atender: el local y la nube.',
          },
          burst: {
            pt: 'As máquinas no Azure nos picos são um segundo ambiente a cuidar.',
            en: 'The machines in Azure at peaks are a second environment to manage.',
            es: 'Las máquinas en Azure en los picos son un segundo entorno que atender.',
          },
          tests: {
            pt: 'Os ambientes de teste no Azure se somam ao local, e a equipe cuida dos dois.',
            en: 'The test environments in Azure add to the one on site, and the team manages both.',
            es: 'Los entornos de prueba en Azure se suman al local, y el equipo atiende ambos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which arrangement meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'api-billing',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-pricing' } },
    scene: {
      pt: 'Pense em cada chamada da API como um pacote a entregar e no servidor como o veículo que o leva.',
      en: 'Think of each API call as a package to deliver, and of the server as the vehicle that carries it.',
      es: 'Piensa en cada llamada a la API como un paquete por entregar y en el servidor como el vehículo que lo lleva.',
    },
    situations: [
      {
        id: 'parcels',
        text: {
          pt: 'Uma startup decide onde executar sua API de rastreamento de encomendas.',
          en: 'A startup is deciding where to run its parcel tracking API.',
          es: 'Una startup decide dónde ejecutar su API de seguimiento de paquetes.',
        },
      },
      {
        id: 'bookings',
        text: {
          pt: 'Uma agência de turismo decide onde executar sua API de reservas.',
          en: 'A travel agency is deciding where to run its booking API.',
          es: 'Una agencia de turismo decide dónde ejecutar su API de reservas.',
        },
      },
      {
        id: 'weather',
        text: {
          pt: 'Um instituto de meteorologia decide onde executar sua API de previsões.',
          en: 'A weather institute is deciding where to run its forecast API.',
          es: 'Un instituto de meteorología decide dónde ejecutar su API de pronósticos.',
        },
      },
    ],
    candidates: [
      {
        id: 'functions',
        text: {
          pt: 'Azure Functions, cobrado por execução',
          en: 'Azure Functions, charged per execution',
          es: 'Azure Functions, cobrado por ejecución',
        },
        uses: ['Functions'],
        why: {
          pt: 'O Azure Functions executa o código sem servidores nem imagens a manter, acrescenta instâncias sozinho e cobra por execução, sem prazo: sem chamadas, a computação não custa nada.',
          en: 'Azure Functions runs the code with no servers or images to maintain, adds instances by itself and charges for executions, with no term: without calls, compute costs nothing.',
          es: 'Azure Functions ejecuta el código sin servidores ni imágenes que mantener, agrega instancias por sí solo y cobra por ejecución, sin plazo: sin llamadas, el cómputo no cuesta nada.',
        },
        likeness: {
          pt: 'entregadores pagos por viagem, com veículo próprio, lentos de manhã cedo, que vão embora após cada pacote',
          en: 'couriers paid by the trip, in their own vehicles, slow early in the morning, gone after each package',
          es: 'repartidores pagados por viaje, con vehículo propio, lentos a primera hora, que se van tras cada paquete',
        },
        tell: {
          pt: 'Cobrança que deve parar sozinha nos fins de semana: serviço serverless, que desce a zero. Capacidade que deve crescer sem ninguém intervir, nos feriados: serverless ou escala automática. Nenhum sistema operacional a administrar: PaaS ou serverless. Contêineres que a segurança ainda não aprovou: código publicado ou máquina virtual. Nenhuma compra nem compromisso de prazo na fase de teste: pagamento por hora ou por execução.',
          en: 'Charges that must stop by themselves on weekends: serverless, which goes down to zero. Capacity that must grow without anybody stepping in, on holidays: serverless or autoscale. No operating systems to manage: PaaS or serverless. Containers that security has not yet approved for production: published code or a virtual machine. No purchase or term commitment during the trial: payment by the hour or per execution.',
          es: 'Cobro que debe detenerse por sí solo los fines de semana: servicio serverless, que baja a cero. Capacidad que debe crecer sin que nadie intervenga, en los feriados: serverless o escalado automático. Ningún sistema operativo que administrar: PaaS o serverless. Contenedores que el área de seguridad aún no aprobó: código publicado o máquina virtual. Ninguna compra ni compromiso de plazo durante la prueba: pago por hora o por ejecución.',
        },
        source: docs('azure/azure-functions/functions-scale'),
        popularity: 5,
      },
      {
        id: 'containers',
        text: {
          pt: 'Container Apps, pago por segundo de uso',
          en: 'Container Apps, paid by the second of use',
          es: 'Container Apps, pagado por segundo de uso',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'O Container Apps executa o programa em contêiner, com conexões WebSocket, sem servidores a manter, acrescenta réplicas sozinho e cobra só os segundos em que elas existem, nenhuma se não há requisições.',
          en: 'Container Apps runs the program in a container, with WebSocket connections and no servers to maintain, adds replicas by itself and charges only for the seconds in which they exist, none if there are no requests.',
          es: 'Container Apps ejecuta el programa en un contenedor, con conexiones WebSocket, sin servidores que mantener, agrega réplicas por sí solo y cobra solo los segundos en que existen, ninguna si no hay solicitudes.',
        },
        likeness: {
          pt: 'vans pagas por minuto, quantas forem precisas, que só levam caixas padronizadas e não aceitam acessórios',
          en: 'vans paid by the minute, as many as needed, which carry standard boxes only and take no fittings',
          es: 'furgonetas pagadas por minuto, cuantas hagan falta, que solo llevan cajas estándar y no admiten accesorios',
        },
        tell: {
          pt: 'Cobrança que deve parar sozinha nos fins de semana: serviço serverless, que desce a zero. Capacidade que deve crescer sem ninguém intervir, nos feriados: serverless ou escala automática. Programa que mantém conexões WebSocket abertas: hospedagem do programa inteiro, e não funções. Nenhum sistema operacional a administrar: PaaS ou serverless. Nenhuma compra nem compromisso de prazo na fase de teste: pagamento por hora ou por execução.',
          en: 'Charges that must stop by themselves on weekends: serverless, which goes down to zero. Capacity that must grow without anybody stepping in, on holidays: serverless or autoscale. A program that keeps WebSocket connections open: hosting of the whole program, not functions. No operating systems to manage: PaaS or serverless. No purchase or term commitment during the trial: payment by the hour or per execution.',
          es: 'Cobro que debe detenerse por sí solo los fines de semana: servicio serverless, que baja a cero. Capacidad que debe crecer sin que nadie intervenga, en los feriados: serverless o escalado automático. Programa que mantiene abiertas conexiones WebSocket: alojamiento del programa entero, y no funciones. Ningún sistema operativo que administrar: PaaS o serverless. Ninguna compra ni compromiso de plazo durante la prueba: pago por hora o por ejecución.',
        },
        source: docs('azure/container-apps/billing'),
        popularity: 3,
      },
      {
        id: 'plan',
        text: {
          pt: 'App Service Standard, com uma instância fixa',
          en: 'App Service Standard, with one fixed instance',
          es: 'App Service Standard, con una instancia fija',
        },
        uses: ['App Service'],
        why: {
          pt: 'O plano Standard do App Service mantém carregado o programa, publicado sem contêiner, com suas conexões abertas, por um preço fixo por hora, sem prazo e sem servidores a manter.',
          en: 'A Standard plan of App Service keeps the program, published without a container, loaded, with its connections open, for a fixed hourly price, with no term and no servers to maintain.',
          es: 'El plan Standard de App Service mantiene cargado el programa, publicado sin contenedor, con sus conexiones abiertas, por un precio fijo por hora, sin plazo y sin servidores que mantener.',
        },
        likeness: {
          pt: 'uma só van com motorista, sempre à porta, paga mesmo parada e sem direito a acessórios',
          en: 'a single van with its driver, always at the door, charged even when parked, with no fittings allowed',
          es: 'una sola furgoneta con conductor, siempre a la puerta, pagada incluso parada y sin accesorios',
        },
        tell: {
          pt: 'Custo mensal previsível da computação: plano de capacidade fixa. Primeira chamada da manhã, tão rápida como as outras: instância sempre ligada. Programa que mantém conexões WebSocket abertas: hospedagem do programa inteiro, e não funções. Nenhum sistema operacional a administrar: PaaS ou serverless. Nenhuma compra nem compromisso de prazo na fase de teste: pagamento por hora ou por execução. Contêineres que a segurança ainda não aprovou: código publicado ou máquina virtual.',
          en: 'A predictable monthly compute cost: a plan of fixed capacity. The first call of the morning, as fast as the others: an instance that is always on. A program that keeps WebSocket connections open: hosting of the whole program, not functions. No operating systems to manage: PaaS or serverless. No purchase or term commitment during the trial: payment by the hour or per execution. Containers that security has not yet approved for production: published code or a virtual machine.',
          es: 'Costo mensual previsible del cómputo: plan de capacidad fija. Primera llamada de la mañana, tan rápida como las demás: instancia siempre encendida. Programa que mantiene abiertas conexiones WebSocket: alojamiento del programa entero, y no funciones. Ningún sistema operativo que administrar: PaaS o serverless. Ninguna compra ni compromiso de plazo durante la prueba: pago por hora o por ejecución. Contenedores que el área de seguridad aún no aprobó: código publicado o máquina virtual.',
        },
        source: docs('azure/app-service/overview-hosting-plans'),
        popularity: 4,
      },
      {
        id: 'vm',
        text: {
          pt: 'Uma máquina virtual, cobrada por hora',
          en: 'A virtual machine, charged by the hour',
          es: 'Una máquina virtual, cobrada por hora',
        },
        uses: [],
        why: {
          pt: 'A máquina virtual por hora executa o programa atual sem contêiner, sempre carregado e com as conexões abertas, não tem prazo e deixa instalar o que for preciso.',
          en: 'A virtual machine by the hour runs the present program without a container, always loaded and with its connections open, has no term and lets whatever is needed be installed.',
          es: 'La máquina virtual por hora ejecuta el programa actual sin contenedor, siempre cargado y con las conexiones abiertas, no tiene plazo y permite instalar lo que haga falta.',
        },
        likeness: {
          pt: 'uma só van alugada por dia, sem prazo, que o cliente dirige e cuida, paga mesmo parada',
          en: 'a single van rented by the day, driven and maintained by the customer, charged even when parked',
          es: 'una sola furgoneta alquilada por día, sin plazo, que el cliente conduce y cuida, pagada incluso parada',
        },
        tell: {
          pt: 'Agente de segurança instalado no servidor: máquina virtual. Primeira chamada da manhã, tão rápida como as outras: instância sempre ligada. Programa que mantém conexões WebSocket abertas: hospedagem do programa inteiro, e não funções. Nenhuma compra nem compromisso de prazo na fase de teste: pagamento por hora ou por execução. Contêineres que a segurança ainda não aprovou: código publicado ou máquina virtual.',
          en: 'A security agent installed on the server: a virtual machine. The first call of the morning, as fast as the others: an instance that is always on. A program that keeps WebSocket connections open: hosting of the whole program, not functions. No purchase or term commitment during the trial: payment by the hour or per execution. Containers that security has not yet approved for production: published code or a virtual machine.',
          es: 'Agente de seguridad instalado en el servidor: máquina virtual. Primera llamada de la mañana, tan rápida como las demás: instancia siempre encendida. Programa que mantiene abiertas conexiones WebSocket: alojamiento del programa entero, y no funciones. Ninguna compra ni compromiso de plazo durante la prueba: pago por hora o por ejecución. Contenedores que el área de seguridad aún no aprobó: código publicado o máquina virtual.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 5,
      },
      {
        id: 'reserved',
        text: {
          pt: 'Uma máquina virtual, com reserva de um ano',
          en: 'A virtual machine, with a one-year reservation',
          es: 'Una máquina virtual, con reserva de un año',
        },
        uses: [],
        why: {
          pt: 'A reserva fixa por um ano o preço da computação, com desconto.',
          en: 'The reservation fixes the price of compute for a year, at a discount.',
          es: 'La reserva fija por un año el precio del cómputo, con descuento.',
        },
        likeness: {
          pt: 'uma só van alugada por um ano inteiro, que o cliente dirige e cuida, paga mesmo parada',
          en: 'a single van leased for a whole year, driven and maintained by the customer, charged even when parked',
          es: 'una sola furgoneta alquilada por un año entero, que el cliente conduce y cuida, pagada incluso parada',
        },
        tell: {
          pt: 'Uso constante e valor conhecido: reserva. Contêineres que a segurança ainda não aprovou: código publicado ou máquina virtual.',
          en: 'Steady use and a known amount: a reservation. Containers that security has not yet approved for production: published code or a virtual machine.',
          es: 'Uso constante y monto conocido: reserva. Contenedores que el área de seguridad aún no aprobó: código publicado o máquina virtual.',
        },
        source: docs('azure/cost-management-billing/reservations/save-compute-costs-reservations'),
        popularity: 4,
      },
      {
        id: 'own',
        neverRight: true,
        text: {
          pt: 'Um servidor instalado na sede',
          en: 'A server installed in its office',
          es: 'Un servidor instalado en la sede',
        },
        uses: [],
        why: {
          pt: 'O servidor da sede é pago uma vez e fica com a empresa.',
          en: 'The server in its office is paid for once and stays with the company.',
          es: 'El servidor de la sede se paga una vez y queda en la empresa.',
        },
        likeness: {
          pt: 'uma só van comprada, que não cobra por dia e que o próprio dono dirige e cuida',
          en: 'a single van bought outright, which charges nothing by the day and which its owner drives and maintains',
          es: 'una sola furgoneta comprada, que no cobra por día y que el propio dueño conduce y cuida',
        },
        tell: {
          pt: 'Compra única de um ativo: CapEx.',
          en: 'A single purchase of an asset: CapEx.',
          es: 'Compra única de un activo: CapEx.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'known',
        notWith: ['weekends'],
        text: {
          pt: 'O custo mensal da computação deve ser previsível.',
          en: 'The monthly compute cost must be predictable.',
          es: 'El costo mensual del cómputo debe ser previsible.',
        },
        fits: ['plan', 'reserved', 'own'],
        rulesOut: {
          functions: {
            pt: 'No Azure Functions o valor depende de quantas chamadas chegarem.',
            en: 'With Azure Functions the amount depends on how many calls arrive.',
            es: 'En Azure Functions el monto depende de cuántas llamadas lleguen.',
          },
          containers: {
            pt: 'No Container Apps o valor depende dos segundos em que houver réplicas.',
            en: 'With Container Apps the amount depends on the seconds in which there are replicas.',
            es: 'En Container Apps el monto depende de los segundos en que haya réplicas.',
          },
        },
      },
      {
        id: 'no-commit',
        text: {
          pt: 'Na fase de teste, não se aceitam compras nem compromissos de prazo.',
          en: 'During the trial, no purchase or term commitment is accepted.',
          es: 'Durante la prueba no se aceptan compras ni compromisos de plazo.',
        },
        fits: ['functions', 'containers', 'plan', 'vm'],
        rulesOut: {
          own: {
            pt: 'O servidor da sede fica com a empresa, mas é uma compra, que não se aceita no teste.',
            en: 'The server in its office stays with the company, but is a purchase, not accepted during the trial.',
            es: 'El servidor de la oficina queda en la empresa, pero es una compra, que no se acepta en la prueba.',
          },
          reserved: {
            pt: 'A reserva dá desconto, mas é um compromisso de um ano, que não se aceita no teste.',
            en: 'The reservation gives a discount but is a commitment of one year, not accepted during the trial.',
            es: 'La reserva da descuento, pero es un compromiso de un año, que no se acepta en la prueba.',
          },
        },
      },
      {
        id: 'weekends',
        notWith: ['known', 'warm'],
        text: {
          pt: 'Nos fins de semana, sem chamadas, a cobrança deve parar sozinha.',
          en: 'On weekends, without calls, charges must stop by themselves.',
          es: 'Los fines de semana, sin llamadas, el cobro debe detenerse por sí solo.',
        },
        fits: ['functions', 'containers'],
        rulesOut: {
          plan: {
            pt: 'O plano Standard do App Service é cobrado também nas horas sem chamadas.',
            en: 'The Standard plan of App Service is charged for in the hours without calls as well.',
            es: 'El plan Standard de App Service se cobra también en las horas sin llamadas.',
          },
          vm: {
            pt: 'A máquina virtual é cobrada até que alguém ou um agendamento a desaloque.',
            en: 'The virtual machine is charged for until somebody or a schedule deallocates it.',
            es: 'La máquina virtual se cobra hasta que alguien o una programación la desasigne.',
          },
          reserved: {
            pt: 'A reserva é paga em todas as horas, haja chamadas ou não.',
            en: 'The reservation is paid for in every hour, with calls or without.',
            es: 'La reserva se paga en todas las horas, haya llamadas o no.',
          },
        },
      },
      {
        id: 'no-image',
        text: {
          pt: 'A segurança ainda não aprovou contêineres.',
          en: 'Security has not yet approved containers for production.',
          es: 'El área de seguridad aún no aprobó contenedores.',
        },
        fits: ['functions', 'plan', 'vm', 'reserved', 'own'],
        rulesOut: {
          containers: {
            pt: 'O Container Apps executa tudo em contêineres, mesmo os que cria do código, e eles ainda não foram aprovados.',
            en: 'Container Apps runs everything in containers, even those it builds from code, and they are not yet approved.',
            es: 'Container Apps ejecuta todo en contenedores, incluso los que crea del código, y aún no están aprobados.',
          },
        },
      },
      {
        id: 'warm',
        notWith: ['weekends'],
        text: {
          pt: 'A primeira chamada da manhã deve ser tão rápida como as outras.',
          en: 'The first morning call must be as fast as the others.',
          es: 'La primera llamada de la mañana debe ser tan rápida como las demás.',
        },
        fits: ['plan', 'vm', 'reserved', 'own'],
        rulesOut: {
          functions: {
            pt: 'Por execução, o Azure Functions inicia uma instância na primeira chamada, o que leva um tempo.',
            en: 'Per execution, Azure Functions starts an instance at the first call, which takes a while.',
            es: 'Por ejecución, Azure Functions inicia una instancia en la primera llamada, lo que lleva un tiempo.',
          },
        },
      },
      {
        id: 'swings',
        notWith: ['known', 'weekends', 'warm'],
        text: {
          pt: 'Nos feriados, a capacidade deve crescer sem ninguém intervir.',
          en: 'On holidays, capacity must grow without anybody stepping in.',
          es: 'En los feriados, la capacidad debe crecer sin que nadie intervenga.',
        },
        fits: ['functions', 'containers'],
        rulesOut: {
          plan: {
            pt: 'O plano de uma instância tem a mesma capacidade com muitas ou poucas chamadas.',
            en: 'A plan of one instance has the same capacity with many calls or few.',
            es: 'El plan de una instancia tiene la misma capacidad con muchas o pocas llamadas.',
          },
          vm: {
            pt: 'Uma só máquina virtual não aumenta a capacidade por si.',
            en: 'A single virtual machine does not raise its capacity by itself.',
            es: 'Una sola máquina virtual no aumenta su capacidad por sí misma.',
          },
          reserved: {
            pt: 'A reserva só muda o preço: a máquina continua do mesmo tamanho.',
            en: 'The reservation changes only the price: the machine keeps its size.',
            es: 'La reserva solo cambia el precio: la máquina sigue del mismo tamaño.',
          },
          own: {
            pt: 'O servidor da sede tem a capacidade com que foi comprado.',
            en: 'The server in its office has the capacity with which it was bought.',
            es: 'El servidor de la sede tiene la capacidad con que se compró.',
          },
        },
      },
      {
        id: 'no-os',
        notWith: ['agent'],
        text: {
          pt: 'A equipe não quer administrar sistemas operacionais.',
          en: 'The team does not want to manage operating systems.',
          es: 'El equipo no quiere administrar sistemas operativos.',
        },
        fits: ['functions', 'containers', 'plan'],
        rulesOut: {
          vm: {
            pt: 'Na máquina virtual por hora, o sistema operacional é da empresa.',
            en: 'On the virtual machine by the hour, the operating system is the company’s responsibility.',
            es: 'En la máquina virtual por hora, el sistema operativo es de la empresa.',
          },
          reserved: {
            pt: 'A reserva só muda o preço: o sistema operacional segue com a empresa.',
            en: 'The reservation changes only the price: the operating system is still the company’s responsibility.',
            es: 'La reserva solo cambia el precio: el sistema operativo sigue a cargo de la empresa.',
          },
          own: {
            pt: 'No servidor da sede a empresa mantém hardware e sistema operacional.',
            en: 'On the server in its office the company maintains hardware and operating system.',
            es: 'En el servidor de la sede la empresa mantiene hardware y sistema operativo.',
          },
        },
      },
      {
        id: 'open-connections',
        situations: ['parcels', 'weather'],
        text: {
          pt: 'O programa existente mantém conexões WebSocket abertas.',
          en: 'The existing program keeps WebSocket connections open.',
          es: 'El programa existente mantiene abiertas conexiones WebSocket.',
        },
        fits: ['containers', 'plan', 'vm', 'reserved', 'own'],
        rulesOut: {
          functions: {
            pt: 'O Azure Functions é feito para execuções curtas e não mantém conexões WebSocket abertas.',
            en: 'Azure Functions is made for short executions and does not keep WebSocket connections open.',
            es: 'Azure Functions está hecho para ejecuciones cortas y no mantiene abiertas conexiones WebSocket.',
          },
        },
      },
      {
        id: 'agent',
        notWith: ['no-os'],
        text: {
          pt: 'Um agente de segurança deve ser instalado no servidor.',
          en: 'A security agent must be installed on the server.',
          es: 'Debe instalarse un agente de seguridad en el servidor.',
        },
        fits: ['vm', 'reserved', 'own'],
        rulesOut: {
          functions: {
            pt: 'No Azure Functions não há servidor em que instalar o agente.',
            en: 'In Azure Functions there is no server on which to install the agent.',
            es: 'En Azure Functions no hay servidor en el que instalar el agente.',
          },
          containers: {
            pt: 'O Container Apps não dá acesso de administrador aos servidores.',
            en: 'Container Apps gives no administrator access to its servers.',
            es: 'Container Apps no da acceso de administrador a sus servidores.',
          },
          plan: {
            pt: 'O App Service não deixa instalar agentes no servidor.',
            en: 'App Service does not let agents be installed on the server.',
            es: 'App Service no permite instalar agentes en el servidor.',
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
