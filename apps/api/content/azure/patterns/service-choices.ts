import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const serviceChoices: readonly Pattern[] = [
  {
    id: 'event-reaction',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-basics' } },
    situations: [
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório recebe centenas de PDFs por dia em uma conta de armazenamento, e cada um deve ser lido e registrado.',
          en: 'A laboratory receives hundreds of PDFs a day in a storage account, and each must be read and recorded.',
          es: 'Un laboratorio recibe cientos de PDF por día en una cuenta de almacenamiento, y cada uno debe leerse y registrarse.',
        },
      },
      {
        id: 'rental',
        text: {
          pt: 'Cada laudo de vistoria que uma imobiliária recebe em uma conta de armazenamento do Azure deve ser registrado e comunicado por e-mail.',
          en: 'Each inspection report that a real estate agency receives in an Azure storage account must be recorded and announced by e-mail.',
          es: 'Cada informe de inspección que una inmobiliaria recibe en una cuenta de almacenamiento de Azure debe registrarse y comunicarse por correo.',
        },
      },
      {
        id: 'toll',
        text: {
          pt: 'Cada boletim que uma concessionária de pedágio recebe em uma fila do Azure deve ser registrado e comunicado por e-mail.',
          en: 'Each incident report that a toll road operator receives in an Azure queue must be recorded and announced by e-mail.',
          es: 'Cada reporte que una concesionaria de peajes recibe en una cola de Azure debe registrarse y comunicarse por correo.',
        },
      },
    ],
    candidates: [
      {
        id: 'flex',
        text: {
          pt: 'Azure Functions em um plano de consumo',
          en: 'Azure Functions on a consumption plan',
          es: 'Azure Functions en un plan de consumo',
        },
        uses: ['Functions'],
        why: {
          pt: 'Em um plano de consumo, o Azure Functions chama o código quando o evento chega, cresce sozinho, sem imagem nem servidor, e nada cobra de computação quando nada acontece.',
          en: 'On a consumption plan Azure Functions calls the code when the event arrives, scales by itself, with no image or server, and charges no compute when nothing happens.',
          es: 'En un plan de consumo, Azure Functions llama al código cuando llega el evento, crece por sí solo, sin imagen ni servidor, y no cobra cómputo cuando no pasa nada.',
        },
        tell: {
          pt: 'Equipe que não quer trabalhar com contêineres: código ou fluxo visual. Processamento que não deve ser pago quando nada chega: serverless. Rotina existente em Python que deve rodar no próprio serviço: funções ou contêineres. Ninguém para manter um sistema operacional: serverless. Milhares que chegam ao mesmo tempo, com aumento automático da capacidade: escala automática.',
          en: 'A team that does not want to work with containers: code or a visual workflow. Compute that must not be charged when nothing arrives: serverless. An existing Python routine that must run in the service itself: functions or containers. Nobody to maintain an operating system: serverless. Thousands that arrive at once, with capacity that must grow automatically: automatic scaling.',
          es: 'Equipo que no quiere trabajar con contenedores: código o flujo visual. Procesamiento que no debe pagarse cuando no llega nada: serverless. Rutina existente en Python que debe ejecutarse en el propio servicio: funciones o contenedores. Nadie para mantener un sistema operativo: serverless. Miles que llegan a la vez, con una capacidad que debe crecer automáticamente: escalado automático.',
        },
        source: docs('azure/azure-functions/flex-consumption-plan'),
        popularity: 4,
      },
      {
        id: 'app-plan',
        neverRight: true,
        text: {
          pt: 'Azure Functions em um plano do App Service',
          en: 'Azure Functions on an App Service plan',
          es: 'Azure Functions en un plan de App Service',
        },
        uses: ['Functions'],
        why: {
          pt: 'Em um plano do App Service, o Azure Functions usa instâncias que já estão ligadas e pagas.',
          en: 'On an App Service plan Azure Functions uses instances that are already on and paid for.',
          es: 'En un plan de App Service, Azure Functions usa instancias que ya están encendidas y pagadas.',
        },
        tell: {
          pt: 'Um plano com folga já pago: Functions nesse plano.',
          en: 'A plan with room to spare, already paid for: Functions on that plan.',
          es: 'Un plan con capacidad libre ya pagado: Functions en ese plan.',
        },
        source: docs('azure/azure-functions/dedicated-plan'),
        popularity: 3,
      },
      {
        id: 'designer',
        text: {
          pt: 'Um fluxo do Azure Logic Apps (Consumo)',
          en: 'An Azure Logic Apps workflow (Consumption)',
          es: 'Un flujo de Azure Logic Apps (Consumo)',
        },
        uses: ['Logic Apps'],
        why: {
          pt: 'O Logic Apps liga serviços por conectores, em um designer visual, sem imagem nem servidor, cresce com os eventos e cobra só por ação executada.',
          en: 'Logic Apps connects services through connectors, in a visual designer, with no image or server, grows with the events and charges only per action executed.',
          es: 'Logic Apps conecta servicios mediante conectores, en un diseñador visual, sin imagen ni servidor, crece con los eventos y cobra solo por acción ejecutada.',
        },
        tell: {
          pt: 'Integração em editor visual, sem programar: Logic Apps. Processamento que não deve ser pago quando nada chega: serverless. Ninguém para manter um sistema operacional: serverless. Equipe que não quer trabalhar com contêineres: código ou fluxo visual. Milhares que chegam ao mesmo tempo, com aumento automático da capacidade: escala automática.',
          en: 'Integration in a visual designer, without programming: Logic Apps. Compute that must not be charged when nothing arrives: serverless. Nobody to maintain an operating system: serverless. A team that does not want to work with containers: code or a visual workflow. Thousands that arrive at once, with capacity that must grow automatically: automatic scaling.',
          es: 'Integración en un editor visual, sin programar: Logic Apps. Procesamiento que no debe pagarse cuando no llega nada: serverless. Nadie para mantener un sistema operativo: serverless. Equipo que no quiere trabajar con contenedores: código o flujo visual. Miles que llegan a la vez, con una capacidad que debe crecer automáticamente: escalado automático.',
        },
        source: docs('azure/logic-apps/logic-apps-overview'),
        popularity: 4,
      },
      {
        id: 'container',
        text: {
          pt: 'Um contêiner no Azure Container Apps',
          en: 'A container in Azure Container Apps',
          es: 'Un contenedor en Azure Container Apps',
        },
        uses: [],
        why: {
          pt: 'O Container Apps inicia, conforme chegam os eventos, contêineres com o código e os programas de que ele precisa, escala sozinho, sem sistema a manter, e só cobra enquanto roda.',
          en: 'Container Apps starts, as events arrive, containers with the code and the programs it needs, scales by itself, with no system to maintain, and charges only while it runs.',
          es: 'Container Apps inicia, a medida que llegan los eventos, contenedores con el código y los programas que necesita, escala por sí solo, sin sistema que mantener, y cobra solo mientras corre.',
        },
        tell: {
          pt: 'Programa próprio que precisa de pacotes do sistema operacional: contêiner no Container Apps. Imagem Docker de um fornecedor: Container Apps. Processamento que não deve ser pago quando nada chega: serverless. Rotina existente em Python que deve rodar no próprio serviço: funções ou contêineres. Ninguém para manter um sistema operacional: serverless. Milhares que chegam ao mesmo tempo, com aumento automático da capacidade: escala automática.',
          en: 'A program that needs operating system packages: a container in Container Apps. A Docker image from a supplier: Container Apps. Compute that must not be charged when nothing arrives: serverless. An existing Python routine that must run in the service itself: functions or containers. Nobody to maintain an operating system: serverless. Thousands that arrive at once, with capacity that must grow automatically: automatic scaling.',
          es: 'Programa propio que necesita paquetes del sistema operativo: contenedor en Container Apps. Imagen de Docker de un proveedor: Container Apps. Procesamiento que no debe pagarse cuando no llega nada: serverless. Rutina existente en Python que debe ejecutarse en el propio servicio: funciones o contenedores. Nadie para mantener un sistema operativo: serverless. Miles que llegan a la vez, con una capacidad que debe crecer automáticamente: escalado automático.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 2,
      },
      {
        id: 'vm-service',
        neverRight: true,
        text: {
          pt: 'Um serviço instalado em máquina virtual',
          en: 'A service installed on a virtual machine',
          es: 'Un servicio instalado en una máquina virtual',
        },
        uses: [],
        why: {
          pt: 'Um serviço em máquina virtual está em execução o tempo todo e usa o código que já existe.',
          en: 'A service on a virtual machine is running all the time and uses the code that already exists.',
          es: 'Un servicio en una máquina virtual está en ejecución todo el tiempo y usa el código que ya existe.',
        },
        tell: {
          pt: 'Processo contínuo com controle da máquina: IaaS.',
          en: 'A continuous process with control of the machine: IaaS.',
          es: 'Proceso continuo con control de la máquina: IaaS.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 5,
      },
      {
        id: 'vm-docker',
        neverRight: true,
        text: {
          pt: 'Um contêiner em uma máquina virtual com Docker',
          en: 'A container on a virtual machine with Docker',
          es: 'Un contenedor en una máquina virtual con Docker',
        },
        uses: [],
        why: {
          pt: 'Na máquina virtual com Docker a equipe executa a imagem que quiser, e cuida da máquina.',
          en: 'On a virtual machine with Docker the team runs any image, and manages the machine.',
          es: 'En la máquina virtual con Docker el equipo ejecuta la imagen que quiera, y cuida la máquina.',
        },
        tell: {
          pt: 'Contêiner com controle da máquina: Docker em IaaS.',
          en: 'A container with control of the machine: Docker on IaaS.',
          es: 'Contenedor con control de la máquina: Docker en IaaS.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'idle',
        text: {
          pt: 'Quando nada chega, nenhum processamento deve ser pago.',
          en: 'Compute must not be charged when nothing arrives.',
          es: 'Cuando no llega nada, no debe pagarse procesamiento.',
        },
        fits: ['flex', 'designer', 'container'],
        rulesOut: {
          'vm-docker': {
            pt: 'A máquina virtual com Docker é cobrada enquanto está ligada, chegue algo ou não.',
            en: 'The virtual machine with Docker is charged for while it is on, whether anything arrives or not.',
            es: 'La máquina virtual con Docker se cobra mientras está encendida, llegue algo o no.',
          },
          'app-plan': {
            pt: 'O plano do App Service é cobrado o tempo todo, mesmo sem eventos.',
            en: 'The App Service plan is charged all the time, even without events.',
            es: 'El plan de App Service se cobra todo el tiempo, incluso sin eventos.',
          },
          'vm-service': {
            pt: 'A máquina virtual é cobrada enquanto está ligada, com ou sem trabalho.',
            en: 'The virtual machine is charged for while it is on, with or without work.',
            es: 'La máquina virtual se cobra mientras está encendida, con o sin trabajo.',
          },
        },
      },
      {
        id: 'own-code',
        text: {
          pt: 'A rotina existente, em Python, deve rodar no próprio serviço escolhido.',
          en: 'The existing Python routine must run in the chosen service itself.',
          es: 'La rutina existente, en Python, debe ejecutarse en el propio servicio elegido.',
        },
        fits: ['vm-docker', 'flex', 'app-plan', 'container', 'vm-service'],
        rulesOut: {
          designer: {
            pt: 'O Logic Apps (Consumo) executa conectores e ações; código em Python teria de rodar em outro serviço, chamado pelo fluxo.',
            en: 'Logic Apps (Consumption) runs connectors and actions; Python code would have to run in another service, called by the workflow.',
            es: 'Logic Apps (Consumo) ejecuta conectores y acciones; el código en Python tendría que correr en otro servicio, llamado por el flujo.',
          },
        },
      },
      {
        id: 'no-os',
        text: {
          pt: 'Ninguém vai manter um sistema operacional.',
          en: 'Nobody will maintain an operating system.',
          es: 'Nadie va a mantener un sistema operativo.',
        },
        fits: ['flex', 'app-plan', 'designer', 'container'],
        rulesOut: {
          'vm-docker': {
            pt: 'A máquina virtual que executa o Docker tem um sistema operacional a manter.',
            en: 'The virtual machine that runs Docker has an operating system to maintain.',
            es: 'La máquina virtual que ejecuta Docker tiene un sistema operativo que mantener.',
          },
          'vm-service': {
            pt: 'Na máquina virtual, o sistema operacional fica por conta da empresa.',
            en: 'On the virtual machine, the operating system is the company’s responsibility.',
            es: 'En la máquina virtual, el sistema operativo queda a cargo de la empresa.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'A equipe não quer trabalhar com contêineres.',
          en: 'The team does not want to work with containers.',
          es: 'El equipo no quiere trabajar con contenedores.',
        },
        fits: ['flex', 'app-plan', 'designer', 'vm-service'],
        rulesOut: {
          'vm-docker': {
            pt: 'O Docker executa contêineres, que a equipe teria de montar e manter.',
            en: 'Docker runs containers, which the team would have to build and maintain.',
            es: 'Docker ejecuta contenedores, que el equipo tendría que crear y mantener.',
          },
          container: {
            pt: 'O Container Apps executa contêineres, mesmo quando monta a imagem a partir do código.',
            en: 'Container Apps runs containers, even where it builds the image from the code itself.',
            es: 'Container Apps ejecuta contenedores, incluso cuando arma la imagen a partir del código.',
          },
        },
      },
      {
        id: 'bursts',
        text: {
          pt: 'Quando milhares chegam ao mesmo tempo, a capacidade deve aumentar automaticamente.',
          en: 'When thousands arrive at once, capacity must grow automatically.',
          es: 'Cuando llegan miles a la vez, la capacidad debe crecer automáticamente.',
        },
        fits: ['flex', 'app-plan', 'designer', 'container'],
        rulesOut: {
          'vm-docker': {
            pt: 'O Docker em uma só máquina vai até onde ela aguenta.',
            en: 'Docker on one machine goes as far as the machine can take.',
            es: 'Docker en una sola máquina llega hasta donde ella aguanta.',
          },
          'vm-service': {
            pt: 'Uma máquina virtual sozinha não aumenta a capacidade por si.',
            en: 'A single virtual machine does not raise its capacity by itself.',
            es: 'Una sola máquina virtual no aumenta su capacidad por sí misma.',
          },
        },
      },
      {
        id: 'system-lib',
        notWith: ['no-images'],
        text: {
          pt: 'Um programa próprio lê os arquivos e precisa de pacotes do sistema operacional.',
          en: 'The company’s own program reads the files and needs operating system packages.',
          es: 'Un programa propio lee los archivos y necesita paquetes del sistema operativo.',
        },
        fits: ['vm-docker', 'container', 'vm-service'],
        rulesOut: {
          flex: {
            pt: 'Em um plano de consumo, publica-se só código, sem pacotes do sistema operacional.',
            en: 'On a consumption plan one publishes just code, without operating system packages.',
            es: 'En un plan de consumo se publica solo código, sin paquetes del sistema operativo.',
          },
          designer: {
            pt: 'O Logic Apps só executa conectores e ações; não há sistema em que instalar pacotes.',
            en: 'Logic Apps runs connectors and actions only; there is no system to install packages on.',
            es: 'Logic Apps solo ejecuta conectores y acciones; no hay sistema en el que instalar paquetes.',
          },
        },
      },
      {
        id: 'image',
        notWith: ['no-images', 'own-code'],
        text: {
          pt: 'A rotina vem de um fornecedor, como imagem Docker.',
          en: 'The routine comes from a supplier, as a Docker image.',
          es: 'La rutina viene de un proveedor, como imagen de Docker.',
        },
        fits: ['vm-docker', 'app-plan', 'container'],
        rulesOut: {
          flex: {
            pt: 'Em um plano de consumo, o Azure Functions recebe código, não imagens Docker.',
            en: 'On a consumption plan Azure Functions takes code, not Docker images.',
            es: 'En un plan de consumo, Azure Functions recibe código, no imágenes de Docker.',
          },
          designer: {
            pt: 'O fluxo do Logic Apps é feito de conectores e ações, e não executa uma imagem.',
            en: 'A Logic Apps workflow is made of connectors and actions, and does not run an image.',
            es: 'El flujo de Logic Apps se hace con conectores y acciones, y no ejecuta una imagen.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
  {
    id: 'mail-hosting',
    exams: { 'az-900': { domain: 'concepts', topic: 'service-types' } },
    situations: [
      {
        id: 'cooperative',
        text: {
          pt: 'Uma cooperativa agrícola decide onde hospedar as caixas de correio de 300 funcionários.',
          en: 'A farming cooperative is deciding where to host the mailboxes of its 300 employees.',
          es: 'Una cooperativa agrícola decide dónde alojar los buzones de correo de sus 300 empleados.',
        },
      },
      {
        id: 'notary',
        text: {
          pt: 'Um grupo de cartórios revê seu e-mail, que hoje passa por um servidor próprio.',
          en: 'A group of notary offices is reviewing its e-mail, which today goes through its own server.',
          es: 'Un grupo de notarías revisa su correo, que hoy pasa por un servidor propio.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas quer padronizar o e-mail de médicos e funcionários.',
          en: 'A chain of clinics wants to standardize the e-mail of its doctors and staff.',
          es: 'Una red de clínicas quiere unificar el correo de médicos y empleados.',
        },
      },
    ],
    candidates: [
      {
        id: 'own',
        neverRight: true,
        text: {
          pt: 'Exchange Server em servidores próprios',
          en: 'Exchange Server on its own servers',
          es: 'Exchange Server en servidores propios',
        },
        uses: [],
        why: {
          pt: 'Em servidores próprios a empresa controla o e-mail por inteiro, inclusive onde ficam as mensagens.',
          en: 'On its own servers the company controls its e-mail entirely, including where messages are kept.',
          es: 'En servidores propios la empresa controla el correo por completo, incluso dónde quedan los mensajes.',
        },
        tell: {
          pt: 'Controle total, com todo o trabalho: no local.',
          en: 'Full control, with all of the work: on-premises.',
          es: 'Control total, con todo el trabajo: en las instalaciones propias.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 5,
      },
      {
        id: 'iaas',
        text: {
          pt: 'Exchange Server em máquinas virtuais (IaaS)',
          en: 'Exchange Server on virtual machines (IaaS)',
          es: 'Exchange Server en máquinas virtuales (IaaS)',
        },
        uses: [],
        why: {
          pt: 'Em IaaS a empresa mantém o Exchange, com agendas e retenção, e instala o que quiser ao lado dele, sem comprar hardware.',
          en: 'In IaaS the company runs Exchange, with calendars and retention, and installs what it likes beside it, without buying hardware.',
          es: 'En IaaS la empresa mantiene Exchange, con agendas y retención, e instala lo que quiera a su lado, sin comprar hardware.',
        },
        tell: {
          pt: 'Filtro instalado no servidor, sem compra de outro: IaaS. Disponibilidade dos colegas ao marcar reuniões: Exchange, com agendas compartilhadas. Servidor atual que será desligado, sem compra de outro: hospedagem na nuvem. Mensagens apagadas que devem ficar retidas por sete anos: Exchange, com retenção.',
          en: 'A filter installed on the server, with no other server bought: IaaS. Colleagues’ availability when scheduling meetings: Exchange, with shared calendars. A current server that will be switched off, with no other bought: hosting in the cloud. Messages deleted by users that must be retained for seven years: Exchange, with retention.',
          es: 'Filtro instalado en el servidor, sin comprar otro: IaaS. Disponibilidad de los colegas al agendar reuniones: Exchange, con agendas compartidas. Servidor actual que se va a apagar, sin comprar otro: alojamiento en la nube. Mensajes borrados que deben conservarse siete años: Exchange, con retención.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 3,
      },
      {
        id: 'saas',
        text: {
          pt: 'Microsoft 365 E3 para todos (SaaS)',
          en: 'Microsoft 365 E3 for everyone (SaaS)',
          es: 'Microsoft 365 E3 para todos (SaaS)',
        },
        uses: ['Microsoft 365'],
        why: {
          pt: 'O e-mail do Microsoft 365 é SaaS, com agendas e retenção: a Microsoft opera e atualiza os servidores, e paga-se por usuário.',
          en: 'E-mail on Microsoft 365 is SaaS, with calendars and retention: Microsoft runs and updates the servers, and you pay per user.',
          es: 'El correo de Microsoft 365 es SaaS, con agendas y retención: Microsoft opera y actualiza los servidores, y se paga por usuario.',
        },
        tell: {
          pt: 'Sem compra de outro servidor, e pagamento só nos meses de uso: SaaS. Servidores de e-mail que a equipe não deve atualizar: SaaS. Disponibilidade dos colegas ao marcar reuniões: Exchange, com agendas compartilhadas. Servidor atual que será desligado, sem compra de outro: hospedagem na nuvem. Caixas de temporários pagas por usuário, só nos meses de uso: assinatura do Microsoft 365. Mensagens apagadas que devem ficar retidas por sete anos: Exchange, com retenção.',
          en: 'No other server bought, and payment only in the months in use: SaaS. Mail servers that the team should not have to update: SaaS. Colleagues’ availability when scheduling meetings: Exchange, with shared calendars. A current server that will be switched off, with no other bought: hosting in the cloud. Mailboxes of seasonal staff paid per user, only in the months in use: a Microsoft 365 subscription. Messages deleted by users that must be retained for seven years: Exchange, with retention.',
          es: 'Sin comprar otro servidor, y pago solo en los meses de uso: SaaS. Servidores de correo que el equipo no debe actualizar: SaaS. Disponibilidad de los colegas al agendar reuniones: Exchange, con agendas compartidas. Servidor actual que se va a apagar, sin comprar otro: alojamiento en la nube. Buzones de temporales que se pagan por usuario, solo en los meses de uso: suscripción de Microsoft 365. Mensajes borrados que deben conservarse siete años: Exchange, con retención.',
        },
        source: docs('exchange/exchange-online'),
        popularity: 5,
      },
      {
        id: 'hybrid',
        text: {
          pt: 'Híbrido: parte no servidor local, parte no Microsoft 365',
          en: 'Hybrid: some on a local server, some on Microsoft 365',
          es: 'Híbrido: parte en servidor local, parte en Microsoft 365',
        },
        uses: ['Microsoft 365'],
        why: {
          pt: 'Na implantação híbrida, parte das caixas fica no servidor da empresa, sob seu controle, e a outra no Microsoft 365, paga por usuário, com agenda e endereços em comum.',
          en: 'In a hybrid deployment, some mailboxes stay on the company’s server, under its control, and the others on Microsoft 365, paid per user, with shared calendars and addresses.',
          es: 'En la implementación híbrida, parte de los buzones queda en el servidor de la empresa, bajo su control, y la otra en Microsoft 365, pagada por usuario, con agenda y direcciones en común.',
        },
        tell: {
          pt: 'Caixas da diretoria no prédio da empresa e temporários pagos por usuário: a nuvem híbrida. Filtro da empresa instalado no servidor e pagamento por usuário: a nuvem híbrida. Disponibilidade dos colegas ao marcar reuniões: Exchange, com agendas compartilhadas. Mensagens apagadas que devem ficar retidas por sete anos: Exchange, com retenção.',
          en: 'Directors’ mailboxes in the company’s building and seasonal staff paid per user: a hybrid cloud. A filter of the company installed on the server and payment per user: a hybrid cloud. Colleagues’ availability when scheduling meetings: Exchange, with shared calendars. Messages deleted by users that must be retained for seven years: Exchange, with retention.',
          es: 'Buzones de la dirección en el edificio de la empresa y temporales pagados por usuario: la nube híbrida. Filtro de la empresa que debe instalarse en el servidor, y pago por usuario: la nube híbrida. Disponibilidad de los colegas al agendar reuniones: Exchange, con agendas compartidas. Mensajes borrados que deben conservarse siete años: Exchange, con retención.',
        },
        source: docs('exchange/exchange-hybrid'),
        popularity: 3,
      },
      {
        id: 'basic',
        neverRight: true,
        text: {
          pt: 'Caixas POP básicas, em um provedor de hospedagem',
          en: 'Basic POP mailboxes from a web hosting provider',
          es: 'Buzones POP básicos, en un proveedor de alojamiento',
        },
        uses: [],
        why: {
          pt: 'Caixas POP em um provedor custam pouco por usuário e não exigem servidor.',
          en: 'POP mailboxes at a provider cost little per user and need no server.',
          es: 'Los buzones POP en un proveedor cuestan poco por usuario y no exigen servidor.',
        },
        tell: {
          pt: 'Só receber e enviar, pelo menor preço: caixas simples.',
          en: 'Just receiving and sending, at the lowest price: simple mailboxes.',
          es: 'Solo recibir y enviar, al menor precio: buzones simples.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-updates',
        text: {
          pt: 'A equipe não deve atualizar servidores de e-mail.',
          en: 'The team should not have to update mail servers.',
          es: 'El equipo no debe actualizar servidores de correo.',
        },
        fits: ['saas', 'basic'],
        rulesOut: {
          own: {
            pt: 'Em servidores próprios as atualizações são tarefa da empresa.',
            en: 'On its own servers the updates are the company’s task.',
            es: 'En servidores propios las actualizaciones son tarea de la empresa.',
          },
          iaas: {
            pt: 'Em IaaS o provedor não atualiza o sistema nem o Exchange: isso é do cliente.',
            en: 'In IaaS the provider updates neither the system nor Exchange: that is up to the customer.',
            es: 'En IaaS el proveedor no actualiza el sistema ni Exchange: eso es del cliente.',
          },
          hybrid: {
            pt: 'O servidor do lado local da nuvem híbrida ainda precisa ser atualizado pela equipe.',
            en: 'The server on the local side of the hybrid cloud still has to be updated by the team.',
            es: 'El servidor del lado local de la nube híbrida todavía debe actualizarlo el equipo.',
          },
        },
      },
      {
        id: 'inside',
        text: {
          pt: 'As caixas de correio da diretoria devem ficar no prédio da empresa.',
          en: 'The directors’ mailboxes must stay in the company’s building.',
          es: 'Los buzones de la dirección deben quedar en el edificio de la empresa.',
        },
        fits: ['own', 'hybrid'],
        rulesOut: {
          iaas: {
            pt: 'As máquinas virtuais guardam as mensagens em datacenters do provedor.',
            en: 'The virtual machines store the messages in the provider’s datacenters.',
            es: 'Las máquinas virtuales guardan los mensajes en centros de datos del proveedor.',
          },
          saas: {
            pt: 'Com todos no Microsoft 365, também as caixas da diretoria ficam fora do prédio.',
            en: 'With everyone on Microsoft 365, the directors’ mailboxes are outside the building too.',
            es: 'Con todos en Microsoft 365, también los buzones de la dirección quedan fuera del edificio.',
          },
          basic: {
            pt: 'O provedor de sites guarda as mensagens nos servidores dele.',
            en: 'The web hosting provider stores the messages on its servers.',
            es: 'El proveedor de sitios guarda los mensajes en sus servidores.',
          },
        },
      },
      {
        id: 'old-server',
        text: {
          pt: 'O servidor atual será desligado, sem compra de outro.',
          en: 'The current server will be switched off, and no other will be bought.',
          es: 'El servidor actual se va a apagar, sin comprar otro.',
        },
        fits: ['iaas', 'saas', 'basic'],
        rulesOut: {
          own: {
            pt: 'Servidores próprios teriam de ser comprados, o que a empresa não fará.',
            en: 'Servers of its own would have to be bought, which the company will not do.',
            es: 'Los servidores propios tendrían que comprarse, y la empresa no lo hará.',
          },
          hybrid: {
            pt: 'A parte híbrida que fica no local precisa de um servidor na empresa.',
            en: 'The on-premises part of a hybrid deployment needs a server at the company.',
            es: 'La parte local de la opción híbrida necesita un servidor en la empresa.',
          },
        },
      },
      {
        id: 'calendars',
        text: {
          pt: 'Todos devem ver a disponibilidade dos colegas ao marcar reuniões.',
          en: 'Everyone must see colleagues’ availability when scheduling meetings.',
          es: 'Todos deben ver la disponibilidad de sus colegas al agendar reuniones.',
        },
        fits: ['own', 'iaas', 'saas', 'hybrid'],
        rulesOut: {
          basic: {
            pt: 'Caixas POP trazem só mensagens, sem agendas compartilhadas.',
            en: 'POP mailboxes bring messages only, without shared calendars.',
            es: 'Los buzones POP traen solo mensajes, sin agendas compartidas.',
          },
        },
      },
      {
        id: 'per-head',
        text: {
          pt: 'As caixas dos temporários devem ser pagas por usuário, só nos meses de uso.',
          en: 'Mailboxes of seasonal staff must be paid for per user, only in the months in use.',
          es: 'Los buzones de los temporales deben pagarse por usuario, solo en los meses de uso.',
        },
        fits: ['saas', 'hybrid', 'basic'],
        rulesOut: {
          own: {
            pt: 'Servidores próprios custam o mesmo com ou sem as caixas dos temporários.',
            en: 'Servers of its own cost the same with or without the mailboxes of seasonal staff.',
            es: 'Los servidores propios cuestan lo mismo con o sin los buzones de los temporales.',
          },
          iaas: {
            pt: 'As máquinas virtuais são pagas por tempo, e não por caixa de correio.',
            en: 'The virtual machines are paid for by time, not by mailbox.',
            es: 'Las máquinas virtuales se pagan por tiempo, no por buzón.',
          },
        },
      },
      {
        id: 'hold',
        text: {
          pt: 'Mensagens apagadas pelos usuários devem ficar retidas por sete anos.',
          en: 'Messages that users delete must be retained for seven years.',
          es: 'Los mensajes que borren los usuarios deben conservarse siete años.',
        },
        fits: ['own', 'iaas', 'saas', 'hybrid'],
        rulesOut: {
          basic: {
            pt: 'Caixas POP básicas não têm arquivamento: a mensagem que o usuário apaga não fica retida.',
            en: 'Basic POP mailboxes have no archiving: a message that the user deletes is not retained.',
            es: 'Los buzones POP básicos no tienen archivado: el mensaje que el usuario borra no se conserva.',
          },
        },
      },
      {
        id: 'filter',
        text: {
          pt: 'Um filtro da empresa deve ser instalado no servidor de mensagens.',
          en: 'A filter made by the company must be installed on the mail server.',
          es: 'Un filtro de la empresa debe instalarse en el servidor de correo.',
        },
        fits: ['own', 'iaas', 'hybrid'],
        rulesOut: {
          saas: {
            pt: 'Em SaaS o cliente não instala programas nos servidores.',
            en: 'In SaaS the customer installs no programs on the servers.',
            es: 'En SaaS el cliente no instala programas en los servidores.',
          },
          basic: {
            pt: 'O provedor não deixa o cliente instalar programas nos servidores dele.',
            en: 'The provider does not let the customer install programs on its servers.',
            es: 'El proveedor no deja que el cliente instale programas en sus servidores.',
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
