import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const jobChoices: readonly Pattern[] = [
  {
    id: 'night-job',
    exams: { 'az-900': { domain: 'architecture', topic: 'compute' } },
    scene: {
      pt: 'Pense no programa como o pão assado toda noite, na imagem como a massa já na forma e no serviço de computação como o forno.',
      en: 'Think of the program as bread baked every night, of its image as dough ready in a pan, and of the computing service as the oven.',
      es: 'Piensa en el programa como el pan de cada noche, en la imagen como la masa en molde y en el servicio como el horno.',
    },
    situations: [
      {
        id: 'bakery',
        text: {
          pt: 'Toda noite, uma rede de padarias vai executar no Azure uma previsão de vendas em Python.',
          en: 'Every night, a bakery chain will run a Python sales forecast in Azure.',
          es: 'Cada noche, una cadena de panaderías va a ejecutar en Azure una previsión de ventas en Python.',
        },
      },
      {
        id: 'payroll',
        text: {
          pt: 'Toda noite, um escritório contábil vai executar no Azure um programa .NET de três minutos.',
          en: 'Every night, an accounting firm will run a three-minute .NET program in Azure.',
          es: 'Cada noche, un estudio contable va a ejecutar en Azure un programa .NET de tres minutos.',
        },
      },
      {
        id: 'meter',
        text: {
          pt: 'Toda noite, uma distribuidora de água vai executar no Azure um programa Java de quatro minutos.',
          en: 'Every night, a water utility will run a four-minute Java program in Azure.',
          es: 'Cada noche, una distribuidora de agua va a ejecutar en Azure un programa Java de cuatro minutos.',
        },
      },
    ],
    candidates: [
      {
        id: 'functions',
        rightIn: ['payroll', 'meter'],
        text: {
          pt: 'Uma função no plano de consumo do Functions',
          en: 'A function on a Functions consumption plan',
          es: 'Una función en el plan de consumo de Functions',
        },
        uses: ['Functions'],
        why: {
          pt: 'Em um plano de consumo a função é iniciada por um temporizador, recebe só o código, sem imagem nem servidor a manter, e só custa enquanto roda.',
          en: 'On a consumption plan the function starts on a timer, takes only the code, with no image or server to maintain, and costs money only while it runs.',
          es: 'En un plan de consumo la función arranca con un temporizador, recibe solo el código, sin imagen ni servidor que mantener, y cuesta solo mientras corre.',
        },
        likeness: {
          pt: 'um forno pequeno, com despertador próprio, pago só por fornada, que o dono não deixa adaptar',
          en: 'a small oven with its own alarm clock, paid by the batch, which its owner lets nobody alter',
          es: 'un horno pequeño, con despertador propio, pagado solo por hornada, que el dueño no deja adaptar',
        },
        tell: {
          pt: 'Serviço que inicia o programa no horário: Functions, com um temporizador. Computação que não deve custar nada durante o dia: pagamento só enquanto o programa roda. Equipe que não sabe criar imagens de contêiner: serviço que recebe só o código. Equipe de TI que não quer servidores para manter: serverless. Execução que não pode ser interrompida pelo Azure: capacidade comum, e não spot. Equipe em que ninguém conhece Kubernetes: serviço sem orquestrador a operar.',
          en: 'A service that must start the program at the set time: Functions, with a timer. Compute that must cost nothing during the day: payment only while the program runs. A team that does not know how to build container images: a service that takes only the code. An IT team that does not want servers to maintain: serverless. A run that may not be interrupted by Azure: regular capacity, not spot. A team in which nobody knows Kubernetes: a service without an orchestrator to run.',
          es: 'Servicio que inicia el programa a su hora: Functions, con un temporizador. Cómputo que no debe costar nada durante el día: pago solo mientras el programa se ejecuta. Equipo que no sabe crear imágenes de contenedor: servicio que recibe solo el código. Equipo de TI que no quiere servidores que mantener: serverless. Ejecución que Azure no puede interrumpir: capacidad normal, y no spot. Equipo en el que nadie conoce Kubernetes: servicio sin orquestador que operar.',
        },
        source: docs('azure/azure-functions/flex-consumption-plan'),
        popularity: 5,
      },
      {
        id: 'aci',
        text: {
          pt: 'Container Instances, iniciado por Logic Apps',
          en: 'Container Instances, started by Logic Apps',
          es: 'Container Instances, iniciado por Logic Apps',
        },
        uses: ['Container Instances', 'Logic Apps'],
        why: {
          pt: 'O Container Instances executa a imagem, com os pacotes e a memória definidos para ela, em capacidade comum, sem máquina nem Kubernetes a manter, e cobra por segundo; sem agenda própria, é iniciado pelo Logic Apps.',
          en: 'Container Instances runs the image, with the packages and memory defined for it, on regular capacity, with no machine or Kubernetes to maintain, and charges per second; it has no schedule of its own, so Logic Apps starts it.',
          es: 'Container Instances ejecuta la imagen, con los paquetes y la memoria definidos para ella, en capacidad común, sin máquina ni Kubernetes que mantener, y cobra por segundo; sin agenda propia, lo inicia Logic Apps.',
        },
        likeness: {
          pt: 'um forno pago por minuto, para massa já na forma, que alguém de fora tem de acender',
          en: 'an oven paid by the minute, for dough ready in its pan, which an outsider has to light',
          es: 'un horno pagado por minuto, para masa ya en su molde, que alguien de fuera debe encender',
        },
        tell: {
          pt: 'Pacote instalado no sistema operacional, que o programa precisa ter: imagem de contêiner. Computação que não deve custar nada durante o dia: pagamento só enquanto o programa roda. Execução que usa 8 GB de memória: opção em que se escolhe o tamanho. Equipe de TI que não quer servidores para manter: serverless. Execução que não pode ser interrompida pelo Azure: capacidade comum, e não spot. Equipe em que ninguém conhece Kubernetes: serviço sem orquestrador a operar.',
          en: 'A package installed in the operating system, which the program needs: a container image. Compute that must cost nothing during the day: payment only while the program runs. A run that uses 8 GB of memory: an option whose size you choose. An IT team that does not want servers to maintain: serverless. A run that may not be interrupted by Azure: regular capacity, not spot. A team in which nobody knows Kubernetes: a service without an orchestrator to run.',
          es: 'Paquete instalado en el sistema operativo, que el programa necesita: imagen de contenedor. Cómputo que no debe costar nada durante el día: pago solo mientras el programa se ejecuta. Ejecución que usa 8 GB de memoria: opción en la que se elige el tamaño. Equipo de TI que no quiere servidores que mantener: serverless. Ejecución que Azure no puede interrumpir: capacidad normal, y no spot. Equipo en el que nadie conoce Kubernetes: servicio sin orquestador que operar.',
        },
        source: docs('azure/container-instances/container-instances-overview'),
        popularity: 3,
      },
      {
        id: 'aks',
        neverRight: true,
        text: {
          pt: 'Uma tarefa agendada em um cluster do AKS de nós fixos',
          en: 'A scheduled job on an AKS cluster of fixed nodes',
          es: 'Una tarea programada en un clúster de AKS de nodos fijos',
        },
        uses: ['AKS'],
        why: {
          pt: 'O AKS executa contêineres em horário marcado, até o fim, em um cluster que a empresa controla.',
          en: 'AKS runs containers at a set time, to their end, on a cluster that the company controls.',
          es: 'AKS ejecuta contenedores a una hora fija, hasta el final, en un clúster que la empresa controla.',
        },
        likeness: {
          pt: 'um forno aceso dia e noite, para massa já na forma, sob um mestre difícil de comandar',
          en: 'an oven lit day and night, for dough ready in its pan, under a master hard to direct',
          es: 'un horno encendido día y noche, para masa ya en su molde, bajo un maestro difícil de dirigir',
        },
        tell: {
          pt: 'Tarefa agendada em um Kubernetes que já existe: AKS.',
          en: 'A scheduled job on a Kubernetes that already exists: AKS.',
          es: 'Tarea programada en un Kubernetes que ya existe: AKS.',
        },
        source: docs('azure/aks/what-is-aks'),
        popularity: 4,
      },
      {
        id: 'spot',
        neverRight: true,
        text: {
          pt: 'Uma VM spot, recriada a cada noite',
          en: 'A spot VM, re-created every night',
          es: 'Una VM spot, creada de nuevo cada noche',
        },
        uses: ['spot'],
        why: {
          pt: 'A máquina spot executa o programa como ele é, com o maior desconto do Azure, na capacidade que sobra.',
          en: 'A spot machine runs the program as it is, with the deepest discount of Azure, on spare capacity.',
          es: 'La máquina spot ejecuta el programa tal como es, con el mayor descuento de Azure, en la capacidad sobrante.',
        },
        likeness: {
          pt: 'o forno que sobrou naquela noite, limpo e aceso pelo inquilino, que podem tomar no meio da fornada',
          en: 'the oven left over that night, cleaned and lit by the tenant, which may be taken away mid-batch',
          es: 'el horno que sobró esa noche, limpiado y encendido por el inquilino, que pueden quitarle en plena hornada',
        },
        tell: {
          pt: 'Trabalho que pode ser interrompido, ao menor preço: spot.',
          en: 'Work that may be interrupted, at the lowest price: spot.',
          es: 'Trabajo que puede interrumpirse, al menor precio: spot.',
        },
        source: docs('azure/virtual-machines/spot-vms'),
        popularity: 3,
      },
      {
        id: 'vm',
        rightWith: ['memory', 'no-images'],
        text: {
          pt: 'Uma VM comum, desligada durante o dia',
          en: 'A regular VM, switched off during the day',
          es: 'Una VM común, apagada durante el día',
        },
        uses: [],
        why: {
          pt: 'A máquina virtual comum executa o programa como ele é, sem contêiner, com a memória que for precisa e sem interrupção do Azure.',
          en: 'A regular virtual machine runs the program as it is, without a container, with the memory needed and without Azure interrupting it.',
          es: 'La máquina virtual común ejecuta el programa tal como es, sin contenedor, con la memoria que haga falta y sin interrupción de Azure.',
        },
        likeness: {
          pt: 'um forno alugado só à noite, que o próprio inquilino adapta, limpa e tem de acender',
          en: 'an oven rented at night only, which the tenant himself alters, cleans and has to light',
          es: 'un horno alquilado solo de noche, que el propio inquilino adapta, limpia y debe encender',
        },
        tell: {
          pt: 'Execução que usa 8 GB de memória: opção em que se escolhe o tamanho. Execução que não pode ser interrompida pelo Azure: capacidade comum, e não spot. Equipe em que ninguém conhece Kubernetes: serviço sem orquestrador a operar. Equipe que não sabe criar imagens de contêiner: código ou programa sem contêiner.',
          en: 'A run that uses 8 GB of memory: an option whose size you choose. A run that may not be interrupted by Azure: regular capacity, not spot. A team in which nobody knows Kubernetes: a service without an orchestrator to run. A team that does not know how to build container images: code or a program without a container.',
          es: 'Ejecución que usa 8 GB de memoria: opción en la que se elige el tamaño. Ejecución que Azure no puede interrumpir: capacidad normal, y no spot. Equipo en el que nadie conoce Kubernetes: servicio sin orquestador que operar. Equipo que no sabe crear imágenes de contenedor: código o programa sin contenedor.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 5,
      },
      {
        id: 'webjob',
        neverRight: true,
        text: {
          pt: 'Um WebJob em um plano Básico do App Service',
          en: 'A WebJob on a Basic App Service plan',
          es: 'Un WebJob en un plan Básico de App Service',
        },
        uses: ['App Service', 'WebJob'],
        why: {
          pt: 'O WebJob executa o programa no plano do App Service, em horário marcado e sem sistema a manter.',
          en: 'A WebJob runs the program on an App Service plan, at a set time and with no system to maintain.',
          es: 'El WebJob ejecuta el programa en el plan de App Service, a una hora fijada y sin sistema que mantener.',
        },
        likeness: {
          pt: 'um forno pago o dia inteiro, com despertador próprio, que o dono limpa e não deixa adaptar',
          en: 'an oven paid for all day, with its own alarm clock, which its owner cleans and lets nobody alter',
          es: 'un horno pagado el día entero, con despertador propio, que el dueño limpia y no deja adaptar',
        },
        tell: {
          pt: 'Já existe um plano do App Service com folga: WebJob.',
          en: 'An App Service plan with room to spare is there: a WebJob.',
          es: 'Ya existe un plan de App Service con holgura: WebJob.',
        },
        source: docs('azure/app-service/webjobs-create'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'memory',
        situations: ['bakery'],
        notWith: ['own-timer'],
        text: {
          pt: 'Cada execução usa 8 GB de memória.',
          en: 'Each run uses 8 GB of memory.',
          es: 'Cada ejecución usa 8 GB de memoria.',
        },
        fits: ['aci', 'aks', 'spot', 'vm', 'webjob'],
        rulesOut: {
          functions: {
            pt: 'Em um plano de consumo do Functions, cada instância tem no máximo 4 GB de memória.',
            en: 'On a Functions consumption plan each instance has 4 GB of memory at most.',
            es: 'En un plan de consumo de Functions, cada instancia tiene 4 GB de memoria como máximo.',
          },
        },
      },
      {
        id: 'uninterrupted',
        text: {
          pt: 'Nenhuma execução pode ser interrompida pelo Azure.',
          en: 'No run may be interrupted by Azure.',
          es: 'Azure no puede interrumpir ninguna ejecución.',
        },
        fits: ['functions', 'aci', 'aks', 'vm', 'webjob'],
        rulesOut: {
          spot: {
            pt: 'A VM spot custa pouco porque o Azure a retira quando precisa da capacidade, com 30 segundos de aviso.',
            en: 'A spot VM costs little because Azure takes it away when it needs the capacity, at 30 seconds’ notice.',
            es: 'La VM spot cuesta poco porque Azure la retira cuando necesita la capacidad, con 30 segundos de aviso.',
          },
        },
      },
      {
        id: 'no-system',
        text: {
          pt: 'A equipe de TI não quer servidores para manter.',
          en: 'The IT team does not want servers to maintain.',
          es: 'El equipo de TI no quiere servidores que mantener.',
        },
        fits: ['functions', 'aci', 'aks', 'webjob'],
        rulesOut: {
          vm: {
            pt: 'A VM é um servidor: os patches do sistema operacional são da equipe.',
            en: 'A VM is a server: patching its operating system is the team’s task.',
            es: 'La VM es un servidor: los parches del sistema operativo son del equipo.',
          },
          spot: {
            pt: 'A VM spot também é um servidor, com um sistema operacional que a equipe mantém.',
            en: 'A spot VM is a server too, with an operating system that the team maintains.',
            es: 'La VM spot también es un servidor, con un sistema operativo que mantiene el equipo.',
          },
        },
      },
      {
        id: 'own-timer',
        notWith: ['memory'],
        text: {
          pt: 'O próprio serviço deve iniciar o programa no horário.',
          en: 'The service itself must start the program at the set time.',
          es: 'El propio servicio debe iniciar el programa a su hora.',
        },
        fits: ['functions', 'aks', 'webjob'],
        rulesOut: {
          aci: {
            pt: 'O Container Instances executa o contêiner até o fim, mas é outro serviço, o Logic Apps, que o inicia no horário.',
            en: 'Container Instances runs the container to its end, but it is another service, Logic Apps, that starts it at the set time.',
            es: 'Container Instances ejecuta el contenedor hasta el final, pero es otro servicio, Logic Apps, el que lo inicia a la hora fijada.',
          },
          vm: {
            pt: 'Desligada de dia, a VM comum precisa de outro serviço que a ligue no horário.',
            en: 'Switched off by day, the regular VM needs another service to turn it on in time.',
            es: 'Apagada de día, la VM común necesita otro servicio que la encienda a su hora.',
          },
          spot: {
            pt: 'A VM spot precisa de outro serviço que a recrie a cada noite, no horário.',
            en: 'The spot VM needs another service to re-create it every night, in time.',
            es: 'La VM spot necesita otro servicio que la cree de nuevo cada noche, a su hora.',
          },
        },
      },
      {
        id: 'no-kubernetes',
        text: {
          pt: 'Ninguém na equipe conhece Kubernetes.',
          en: 'Nobody on the team knows Kubernetes.',
          es: 'Nadie en el equipo conoce Kubernetes.',
        },
        fits: ['functions', 'aci', 'spot', 'vm', 'webjob'],
        rulesOut: {
          aks: {
            pt: 'O AKS agenda bem tarefas em contêineres, mas é Kubernetes, que alguém precisa conhecer.',
            en: 'AKS schedules jobs in containers well, but is Kubernetes, which somebody has to know.',
            es: 'AKS programa bien tareas en contenedores, pero es Kubernetes, que alguien debe conocer.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'Ninguém na equipe sabe criar imagens de contêiner.',
          en: 'Nobody on the team knows how to build container images.',
          es: 'Nadie en el equipo sabe crear imágenes de contenedor.',
        },
        fits: ['functions', 'spot', 'vm', 'webjob'],
        rulesOut: {
          aci: {
            pt: 'O Container Instances só executa imagens de contêiner, que alguém teria de criar.',
            en: 'Container Instances only runs container images, which somebody would have to build.',
            es: 'Container Instances solo ejecuta imágenes de contenedor, que alguien tendría que crear.',
          },
          aks: {
            pt: 'O AKS só executa contêineres, cujas imagens alguém teria de criar.',
            en: 'AKS only runs containers, whose images somebody would have to build.',
            es: 'AKS solo ejecuta contenedores, cuyas imágenes alguien tendría que crear.',
          },
        },
      },
      {
        id: 'no-idle',
        text: {
          pt: 'Durante o dia, sem execuções, a computação não deve custar nada.',
          en: 'During the day, without runs, compute must cost nothing.',
          es: 'Durante el día, sin ejecuciones, el cómputo no debe costar nada.',
        },
        fits: ['functions', 'aci'],
        rulesOut: {
          webjob: {
            pt: 'O plano Básico do App Service é cobrado por hora, também durante o dia.',
            en: 'The Basic App Service plan is charged by the hour, also during the day.',
            es: 'El plan Básico de App Service se cobra por hora, también durante el día.',
          },
          aks: {
            pt: 'O cluster do AKS mantém nós ligados, cobrados também durante o dia.',
            en: 'The AKS cluster keeps nodes on, charged during the day too.',
            es: 'El clúster de AKS mantiene nodos encendidos, que se cobran también durante el día.',
          },
        },
      },
      {
        id: 'system-lib',
        text: {
          pt: 'O programa precisa de um pacote instalado no sistema operacional.',
          en: 'The program needs a package installed in the operating system.',
          es: 'El programa necesita un paquete instalado en el sistema operativo.',
        },
        fits: ['aci', 'aks', 'spot', 'vm'],
        rulesOut: {
          functions: {
            pt: 'Em um plano de consumo, o Functions recebe só código: não se instalam pacotes no sistema operacional.',
            en: 'On a consumption plan Functions takes only code: no packages are installed in the operating system.',
            es: 'En un plan de consumo, Functions recibe solo código: no se instalan paquetes en el sistema operativo.',
          },
          webjob: {
            pt: 'Em um WebJob publica-se código; não se instalam pacotes no sistema operacional.',
            en: 'A WebJob takes code; no packages are installed in the operating system.',
            es: 'En un WebJob se publica código; no se instalan paquetes en el sistema operativo.',
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
    id: 'slow-machine',
    exams: { 'az-900': { domain: 'architecture', topic: 'vm-resources' } },
    scene: {
      pt: 'Pense no sistema como um restaurante, nos usuários como fregueses e em cada servidor como um cozinheiro.',
      en: 'Think of the system as a restaurant, of its users as guests and of each server as a cook.',
      es: 'Piensa en el sistema como un restaurante, en los usuarios como clientes y en cada servidor como un cocinero.',
    },
    situations: [
      {
        id: 'booking',
        text: {
          pt: 'A VM do sistema de reservas de uma pousada fica lenta por uma hora, várias vezes por semana.',
          en: 'The VM of an inn’s booking system gets slow for an hour, several times a week.',
          es: 'La VM del sistema de reservas de una posada se vuelve lenta una hora, varias veces por semana.',
        },
      },
      {
        id: 'grades',
        text: {
          pt: 'A VM do sistema de notas de uma escola não dá conta do fim do semestre.',
          en: 'The VM of a school’s grading system cannot cope with the end of term.',
          es: 'La VM del sistema de notas de una escuela no da abasto al final del semestre.',
        },
      },
      {
        id: 'claims',
        text: {
          pt: 'A VM do sistema de sinistros de uma seguradora fica sem CPU nos picos.',
          en: 'The VM of an insurer’s claims system runs out of CPU at peaks.',
          es: 'La VM del sistema de siniestros de una aseguradora se queda sin CPU en los picos.',
        },
      },
    ],
    candidates: [
      {
        id: 'bigger',
        text: {
          pt: 'Um tamanho maior, o ano inteiro',
          en: 'A larger size, all year',
          es: 'Un tamaño mayor, todo el año',
        },
        uses: [],
        why: {
          pt: 'O tamanho maior (escala vertical) dá mais CPU à mesma máquina o ano inteiro, a qualquer hora e por quantos dias for, sem reinício a cada pico.',
          en: 'The larger size (vertical scaling) gives the same machine more CPU all year, at any hour and for any number of days, without a restart for each peak.',
          es: 'El tamaño mayor (escalado vertical) da más CPU a la misma máquina todo el año, a cualquier hora y por los días que sean, sin un reinicio en cada pico.',
        },
        likeness: {
          pt: 'um só cozinheiro mais forte, caro o ano inteiro, até nas horas vazias, e sem outro se faltar',
          en: 'a single stronger cook, costly all year, even in empty hours, with nobody else if he is absent',
          es: 'un solo cocinero más fuerte, caro todo el año, incluso en horas vacías, y sin otro si falta',
        },
        tell: {
          pt: 'Programa licenciado para um único servidor: escala vertical. CPU a 100% por três dias: tamanho sem créditos de CPU. Servidores que o fornecedor registra pelo nome: número fixo de máquinas. Demanda que ninguém sabe quando vai subir: capacidade que não depende de agenda. Sistema que não pode ser reiniciado a cada pico: capacidade que não depende de mudar o tamanho.',
          en: 'A program licensed for a single server: vertical scaling. CPU at 100% for three days: a size without CPU credits. Servers that the vendor registers by name: a fixed number of machines. Demand that rises, and nobody knows when: capacity that does not depend on a schedule. A system that may not be restarted for each peak: capacity that does not depend on a change of size.',
          es: 'Programa con licencia para un único servidor: escalado vertical. CPU al 100% durante tres días: tamaño sin créditos de CPU. Servidores que el proveedor registra por su nombre: un número fijo de máquinas. Demanda que nadie sabe cuándo va a subir: capacidad que no depende de una agenda. Sistema que no puede reiniciarse en cada pico: capacidad que no depende de cambiar el tamaño.',
        },
        source: docs('azure/virtual-machines/sizes/resize-vm'),
        popularity: 5,
      },
      {
        id: 'calendar',
        rightIn: ['grades'],
        text: {
          pt: 'Um tamanho maior, em datas marcadas',
          en: 'A larger size, on set dates',
          es: 'Un tamaño mayor, en fechas fijas',
        },
        uses: [],
        why: {
          pt: 'Redimensionar em datas marcadas, com um reinício, dá mais CPU à mesma máquina, e o preço maior só é pago nesses dias.',
          en: 'Resizing on planned dates, with a restart, gives the same machine more CPU, and the larger price is paid only then.',
          es: 'Redimensionar en fechas fijadas, con un reinicio, da más CPU a la misma máquina, y el precio mayor solo se paga esos días.',
        },
        likeness: {
          pt: 'um só cozinheiro, que em datas fixas dá lugar a um mais forte, com o fogão parado',
          en: 'a single cook, who on set dates gives way to a stronger one, with the stove idle meanwhile',
          es: 'un solo cocinero, que en fechas fijas cede el puesto a uno más fuerte, con la cocina parada',
        },
        tell: {
          pt: 'Programa licenciado para um único servidor: escala vertical. CPU a 100% por três dias: tamanho sem créditos de CPU. Servidores que o fornecedor registra pelo nome: número fixo de máquinas. Capacidade dos picos que não deve ser paga fora deles: escala automática ou tamanho maior só em certas datas.',
          en: 'A program licensed for a single server: vertical scaling. CPU at 100% for three days: a size without CPU credits. Servers that the vendor registers by name: a fixed number of machines. Peak capacity that must not be paid for outside the peaks: autoscale, or a larger size on set dates only.',
          es: 'Programa con licencia para un único servidor: escalado vertical. CPU al 100% durante tres días: tamaño sin créditos de CPU. Servidores que el proveedor registra por su nombre: un número fijo de máquinas. Capacidad de los picos que no debe pagarse fuera de ellos: escalado automático o un tamaño mayor solo en ciertas fechas.',
        },
        source: docs('azure/virtual-machines/sizes/resize-vm'),
        popularity: 3,
      },
      {
        id: 'burst',
        rightIn: ['booking'],
        text: {
          pt: 'Um tamanho da série B, de uso variável',
          en: 'A B-series size, for bursts of use',
          es: 'Un tamaño de la serie B, de uso variable',
        },
        uses: ['burstable'],
        why: {
          pt: 'Na série B, a mesma máquina acumula créditos quando usa pouca CPU e os gasta em picos curtos, a qualquer hora, por um preço menor.',
          en: 'In the B-series, the same machine saves up credits while it uses little CPU and spends them in short peaks, at any hour, at a lower price.',
          es: 'En la serie B, la misma máquina acumula créditos cuando usa poca CPU y los gasta en picos cortos, a cualquier hora, a un precio menor.',
        },
        likeness: {
          pt: 'um só cozinheiro, que junta fôlego nas horas vazias e aguenta correr uma hora, não três dias',
          en: 'a single cook, who rests in empty hours and can then rush for an hour, not three days',
          es: 'un solo cocinero, que guarda aliento en las horas vacías y aguanta correr una hora, no tres días',
        },
        tell: {
          pt: 'Programa licenciado para um único servidor: escala vertical. Servidores que o fornecedor registra pelo nome: número fixo de máquinas. Demanda que ninguém sabe quando vai subir: capacidade que não depende de agenda. Capacidade dos picos que não deve ser paga fora deles: tamanho da série B, que acumula créditos.',
          en: 'A program licensed for a single server: vertical scaling. Servers that the vendor registers by name: a fixed number of machines. Demand that rises, and nobody knows when: capacity that does not depend on a schedule. Peak capacity that must not be paid for outside the peaks: a B-series size, which saves up credits.',
          es: 'Programa con licencia para un único servidor: escalado vertical. Servidores que el proveedor registra por su nombre: un número fijo de máquinas. Demanda que nadie sabe cuándo va a subir: capacidad que no depende de una agenda. Capacidad de los picos que no debe pagarse fuera de ellos: tamaño de la serie B, que acumula créditos.',
        },
        source: docs('azure/virtual-machines/sizes/general-purpose/b-family'),
        popularity: 3,
      },
      {
        id: 'pair',
        text: {
          pt: 'Quatro cópias fixas, com Load Balancer',
          en: 'Four fixed copies, load-balanced',
          es: 'Cuatro copias fijas, con Load Balancer',
        },
        uses: ['Load Balancer'],
        why: {
          pt: 'Quatro máquinas fixas (escala horizontal), as mesmas o ano inteiro, dividem o trabalho, e as demais seguem quando uma falha.',
          en: 'Four fixed machines (horizontal scaling), the same all year, share the work, and the others go on when one fails.',
          es: 'Cuatro máquinas fijas (escalado horizontal), las mismas todo el año, reparten el trabajo, y las demás siguen cuando una falla.',
        },
        likeness: {
          pt: 'quatro cozinheiros fixos, de nome conhecido, pagos o ano inteiro, até com o salão vazio',
          en: 'four permanent cooks, known by name, paid all year, even when the tables are empty',
          es: 'cuatro cocineros fijos, de nombre conocido, pagados todo el año, incluso con las mesas vacías',
        },
        tell: {
          pt: 'Sistema que deve continuar disponível se um servidor falhar: duas máquinas ou mais. CPU a 100% por três dias: tamanho sem créditos de CPU. Servidores que o fornecedor registra pelo nome: número fixo de máquinas. Demanda que ninguém sabe quando vai subir: capacidade que não depende de agenda. Sistema que não pode ser reiniciado a cada pico: capacidade que não depende de mudar o tamanho.',
          en: 'A system that must stay available if a server fails: two or more machines. CPU at 100% for three days: a size without CPU credits. Servers that the vendor registers by name: a fixed number of machines. Demand that rises, and nobody knows when: capacity that does not depend on a schedule. A system that may not be restarted for each peak: capacity that does not depend on a change of size.',
          es: 'Sistema que debe seguir disponible si falla un servidor: dos máquinas o más. CPU al 100% durante tres días: tamaño sin créditos de CPU. Servidores que el proveedor registra por su nombre: un número fijo de máquinas. Demanda que nadie sabe cuándo va a subir: capacidad que no depende de una agenda. Sistema que no puede reiniciarse en cada pico: capacidad que no depende de cambiar el tamaño.',
        },
        source: docs('azure/load-balancer/load-balancer-overview'),
        popularity: 4,
      },
      {
        id: 'vmss',
        text: {
          pt: 'De 2 a 6 cópias menores, com escala automática',
          en: 'From 2 to 6 smaller copies, with autoscale',
          es: 'De 2 a 6 copias más pequeñas, con escalado automático',
        },
        uses: ['scale set'],
        why: {
          pt: 'O conjunto de dimensionamento (scale set) acrescenta máquinas iguais, criadas de uma imagem, quando a carga sobe, por horas ou dias, e as retira quando ela cai, sem reinício; se uma falha, as outras atendem.',
          en: 'A scale set adds identical machines, created from an image, when the load rises, for hours or days, and removes them when it falls, without a restart; if one fails, the others serve.',
          es: 'El conjunto de escalado (scale set) agrega máquinas iguales, creadas a partir de una imagen, cuando sube la carga, por horas o días, y las quita cuando baja, sin reinicio; si una falla, las otras atienden.',
        },
        likeness: {
          pt: 'de dois a seis cozinheiros sem nome no crachá, chamados quando o salão enche e depois dispensados',
          en: 'two to six cooks with no name on their badges, called when the tables fill and then sent home',
          es: 'de dos a seis cocineros sin nombre en la placa, llamados cuando se llenan las mesas y luego enviados a casa',
        },
        tell: {
          pt: 'Sistema que deve continuar disponível se um servidor falhar: duas máquinas ou mais. CPU a 100% por três dias: tamanho sem créditos de CPU. Demanda que ninguém sabe quando vai subir: capacidade que não depende de agenda. Capacidade dos picos que não deve ser paga fora deles: escala automática ou tamanho maior só em certas datas. Sistema que não pode ser reiniciado a cada pico: capacidade que não depende de mudar o tamanho.',
          en: 'A system that must stay available if a server fails: two or more machines. CPU at 100% for three days: a size without CPU credits. Demand that rises, and nobody knows when: capacity that does not depend on a schedule. Peak capacity that must not be paid for outside the peaks: autoscale, or a larger size on set dates only. A system that may not be restarted for each peak: capacity that does not depend on a change of size.',
          es: 'Sistema que debe seguir disponible si falla un servidor: dos máquinas o más. CPU al 100% durante tres días: tamaño sin créditos de CPU. Demanda que nadie sabe cuándo va a subir: capacidad que no depende de una agenda. Capacidad de los picos que no debe pagarse fuera de ellos: escalado automático o un tamaño mayor solo en ciertas fechas. Sistema que no puede reiniciarse en cada pico: capacidad que no depende de cambiar el tamaño.',
        },
        source: docs('azure/virtual-machine-scale-sets/overview'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-waste',
        text: {
          pt: 'A capacidade dos picos não deve ser paga fora deles.',
          en: 'Peak capacity must not be paid for outside the peaks.',
          es: 'La capacidad de los picos no debe pagarse fuera de ellos.',
        },
        fits: ['calendar', 'burst', 'vmss'],
        rulesOut: {
          bigger: {
            pt: 'O tamanho maior custa o mesmo fora dos picos, quando fica quase parado.',
            en: 'The larger size costs the same outside the peaks, when it is almost idle.',
            es: 'El tamaño mayor cuesta lo mismo fuera de los picos, cuando queda casi inactivo.',
          },
          pair: {
            pt: 'As quatro máquinas são cobradas também fora dos picos, quando uma bastaria.',
            en: 'All four machines are charged outside the peaks too, when one would be enough.',
            es: 'Las cuatro máquinas se cobran también fuera de los picos, cuando bastaría una.',
          },
        },
      },
      {
        id: 'surprise',
        situations: ['booking', 'claims'],
        text: {
          pt: 'Ninguém sabe quando a demanda vai subir.',
          en: 'Nobody knows when demand will rise.',
          es: 'Nadie sabe cuándo va a subir la demanda.',
        },
        fits: ['bigger', 'burst', 'pair', 'vmss'],
        rulesOut: {
          calendar: {
            pt: 'Uma mudança em datas marcadas só ajuda em picos cuja data se conhece.',
            en: 'A change on set dates helps only with peaks whose date is known.',
            es: 'Un cambio en fechas fijas solo ayuda en picos cuya fecha se conoce.',
          },
        },
      },
      {
        id: 'days',
        situations: ['grades', 'claims'],
        text: {
          pt: 'Nos picos, a CPU fica a 100% por três dias.',
          en: 'At peaks, CPU stays at 100% for three days.',
          es: 'En los picos, la CPU queda al 100% durante tres días.',
        },
        fits: ['bigger', 'calendar', 'pair', 'vmss'],
        rulesOut: {
          burst: {
            pt: 'A série B gasta em picos curtos os créditos de CPU que acumulou: em três dias eles acabam.',
            en: 'The B-series spends in short peaks the CPU credits that it saved up: in three days they run out.',
            es: 'La serie B gasta en picos cortos los créditos de CPU que acumuló: en tres días se acaban.',
          },
        },
      },
      {
        id: 'single',
        text: {
          pt: 'O programa está licenciado para um único servidor.',
          en: 'The program is licensed for a single server.',
          es: 'El programa tiene licencia para un único servidor.',
        },
        fits: ['bigger', 'calendar', 'burst'],
        rulesOut: {
          pair: {
            pt: 'Quatro cópias dividem a carga, mas são quatro servidores, e a licença é de um.',
            en: 'Four copies share the load, but they are four servers, and the license is for one.',
            es: 'Cuatro copias reparten la carga, pero son cuatro servidores, y la licencia es para uno.',
          },
          vmss: {
            pt: 'O conjunto de dimensionamento cria outras máquinas, cada uma com sua licença.',
            en: 'A scale set creates further machines, each with its own license.',
            es: 'El conjunto de escalado crea otras máquinas, cada una con su licencia.',
          },
        },
      },
      {
        id: 'failure',
        text: {
          pt: 'O sistema deve continuar disponível se um servidor falhar.',
          en: 'The system must stay available if a server fails.',
          es: 'El sistema debe seguir disponible si falla un servidor.',
        },
        fits: ['pair', 'vmss'],
        rulesOut: {
          bigger: {
            pt: 'Um tamanho maior dá mais CPU, mas ainda é um servidor só, cuja falha para o sistema.',
            en: 'A larger size gives more CPU but is still one server, whose failure stops the system.',
            es: 'Un tamaño mayor da más CPU, pero sigue siendo un solo servidor, cuya falla detiene el sistema.',
          },
          calendar: {
            pt: 'O tamanho maior ajuda nas datas marcadas, mas continua sendo um só servidor.',
            en: 'The larger size helps on the set dates but is still a single server.',
            es: 'El tamaño mayor ayuda en las fechas fijas, pero sigue siendo un solo servidor.',
          },
          burst: {
            pt: 'A série B aguenta picos curtos, mas é um só servidor, cuja falha para o sistema.',
            en: 'The B-series takes short peaks but is a single server, whose failure stops the system.',
            es: 'La serie B aguanta picos cortos, pero es un solo servidor, cuya falla detiene el sistema.',
          },
        },
      },
      {
        id: 'named-servers',
        notWith: ['single'],
        text: {
          pt: 'O fornecedor do programa registra cada servidor pelo nome.',
          en: 'The program’s vendor registers each server by name.',
          es: 'El proveedor del programa registra cada servidor por su nombre.',
        },
        fits: ['bigger', 'calendar', 'burst', 'pair'],
        rulesOut: {
          vmss: {
            pt: 'O conjunto cria e exclui máquinas, e as novas não estariam registradas no fornecedor.',
            en: 'A scale set creates and deletes machines, and the new ones would not be registered with the vendor.',
            es: 'El conjunto crea y elimina máquinas, y las nuevas no estarían registradas con el proveedor.',
          },
        },
      },
      {
        id: 'no-reboot',
        situations: ['grades'],
        text: {
          pt: 'O sistema não pode ser reiniciado a cada pico.',
          en: 'The system may not be restarted for each peak.',
          es: 'El sistema no puede reiniciarse en cada pico.',
        },
        fits: ['bigger', 'burst', 'pair', 'vmss'],
        rulesOut: {
          calendar: {
            pt: 'Cada mudança de tamanho, na data marcada, reinicia a máquina.',
            en: 'Each change of size, on its set date, restarts the machine.',
            es: 'Cada cambio de tamaño, en la fecha fija, reinicia la máquina.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que mudança atende a todos esses requisitos?',
      en: 'Which change meets all of these requirements?',
      es: '¿Qué cambio cumple todos estos requisitos?',
    },
  },
];
