import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const serviceChoices: readonly Pattern[] = [
  {
    id: 'event-reaction',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-basics' } },
    scene: {
      pt: 'Pense em cada arquivo ou mensagem que chega como um pedido, no código como a receita e no contêiner como uma marmita lacrada.',
      en: 'Think of each arrival as a meal order, of your code as the recipe, and of a container as a sealed meal.',
      es: 'Piensa en cada archivo o mensaje que llega como un pedido, en el código como la receta y en el contenedor como una comida sellada.',
    },
    situations: [
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório vai processar no Azure cada exame em PDF recebido em uma conta de armazenamento.',
          en: 'A laboratory will process in Azure each PDF result received in a storage account.',
          es: 'Un laboratorio va a procesar en Azure cada examen en PDF recibido en una cuenta de almacenamiento.',
        },
      },
      {
        id: 'rental',
        text: {
          pt: 'Uma imobiliária vai registrar no Azure cada laudo recebido em uma conta de armazenamento.',
          en: 'A real estate agency will record in Azure each report received in a storage account.',
          es: 'Una inmobiliaria va a registrar en Azure cada informe recibido en una cuenta de almacenamiento.',
        },
      },
      {
        id: 'toll',
        text: {
          pt: 'Uma concessionária de pedágio vai registrar no Azure cada ocorrência recebida em uma fila.',
          en: 'A toll road operator will record in Azure each incident received in a queue.',
          es: 'Una concesionaria de peajes va a registrar en Azure cada incidente recibido en una cola.',
        },
      },
    ],
    candidates: [
      {
        id: 'flex',
        text: {
          pt: 'Uma função no Azure Functions (Consumo)',
          en: 'A function in Azure Functions (Consumption)',
          es: 'Una función en Azure Functions (Consumo)',
        },
        uses: ['Functions'],
        why: {
          pt: 'No plano de consumo, o evento chama a função, que executa o código da empresa, sem imagem, escala sozinha, sem servidor a administrar, e só é cobrada quando roda.',
          en: 'On the consumption plan the event calls the function, which runs the company’s code, with no image, scales by itself with no servers to manage and is charged only when it runs.',
          es: 'En el plan de consumo, el evento llama a la función, que ejecuta el código de la empresa, sin imagen, escala por sí sola, sin servidores que administrar, y solo se cobra cuando se ejecuta.',
        },
        likeness: {
          pt: 'os cozinheiros chamados a cada pedido, quantos forem precisos, que seguem a receita, mas não esquentam marmitas',
          en: 'cooks called in for each order, as many as needed, who follow your recipe but heat no sealed meals',
          es: 'los cocineros llamados con cada pedido, cuantos hagan falta, que siguen la receta, pero no calientan comidas selladas',
        },
        tell: {
          pt: 'Nada a cobrar por computação quando nada chega: serverless. Código em Python já pronto que deve ser aproveitado: funções ou contêineres. Nenhum servidor a administrar: serverless ou PaaS. Milhares que chegam juntos, capacidade que deve crescer automaticamente: serverless, que escala sozinho. Contêineres que a segurança ainda não aprovou: código ou fluxo visual.',
          en: 'Compute that must cost nothing when nothing arrives: serverless. Existing Python code that must be reused: functions or containers. No servers to manage: serverless or PaaS. Thousands that arrive at once, capacity that must grow automatically: serverless, which scales by itself. Containers that security has not yet approved: code or a visual workflow.',
          es: 'Cómputo que no debe costar nada cuando no llega nada: serverless. Código en Python ya existente que debe aprovecharse: funciones o contenedores. Ningún servidor que administrar: serverless o PaaS. Miles que llegan a la vez, capacidad que debe crecer automáticamente: servicio serverless, que escala por sí solo. Contenedores que el área de seguridad aún no aprobó: código o flujo visual.',
        },
        source: docs('azure/azure-functions/flex-consumption-plan'),
        popularity: 4,
      },
      {
        id: 'app-plan',
        neverRight: true,
        text: {
          pt: 'Uma função em um plano Básico do App Service',
          en: 'A function on a Basic App Service plan',
          es: 'Una función en un plan Básico de App Service',
        },
        uses: ['Functions'],
        why: {
          pt: 'No plano Básico do App Service, a função usa uma instância ligada e paga o tempo todo.',
          en: 'On the Basic App Service plan the function uses an instance that is on and paid for all the time.',
          es: 'En el plan Básico de App Service, la función usa una instancia encendida y pagada todo el tiempo.',
        },
        likeness: {
          pt: 'o cozinheiro contratado por mês, pago até parado e sempre um só, por mais pedidos que cheguem',
          en: 'the cook hired by the month, paid even when idle and always just one, however many orders come',
          es: 'el cocinero contratado por mes, pagado aun sin trabajo y siempre uno solo, por más pedidos que lleguen',
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
          pt: 'Um fluxo no Azure Logic Apps (Consumo)',
          en: 'A workflow in Azure Logic Apps (Consumption)',
          es: 'Un flujo en Azure Logic Apps (Consumo)',
        },
        uses: ['Logic Apps'],
        why: {
          pt: 'O Logic Apps (Consumo) liga serviços com conectores em um designer visual, cresce com os eventos, sem servidor, e só cobra as ações executadas.',
          en: 'Logic Apps (Consumption) joins services with connectors in a visual designer, grows with the events without servers and charges only for the actions that run.',
          es: 'Logic Apps (Consumo) une servicios con conectores en un diseñador visual, crece con los eventos, sin servidores, y solo cobra las acciones ejecutadas.',
        },
        likeness: {
          pt: 'a fila de aparelhos prontos, tantos quantos os pedidos, que não usam receita nem marmita sua',
          en: 'a line of ready-made gadgets, as many as the orders need, with no recipes or sealed meals of yours',
          es: 'la fila de aparatos listos, tantos como los pedidos, que no usan receta ni comida tuya',
        },
        tell: {
          pt: 'Nada a cobrar por computação quando nada chega: serverless. Nenhum servidor a administrar: serverless ou PaaS. Milhares que chegam juntos, capacidade que deve crescer automaticamente: serverless, que escala sozinho. Contêineres que a segurança ainda não aprovou: código ou fluxo visual.',
          en: 'Compute that must cost nothing when nothing arrives: serverless. No servers to manage: serverless or PaaS. Thousands that arrive at once, capacity that must grow automatically: serverless, which scales by itself. Containers that security has not yet approved: code or a visual workflow.',
          es: 'Cómputo que no debe costar nada cuando no llega nada: serverless. Ningún servidor que administrar: serverless o PaaS. Miles que llegan a la vez, capacidad que debe crecer automáticamente: servicio serverless, que escala por sí solo. Contenedores que el área de seguridad aún no aprobó: código o flujo visual.',
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
          pt: 'O Container Apps inicia contêineres conforme chegam os eventos, com o código ou a imagem da empresa e sem servidor a administrar, escala sozinho e, sem eventos, vai a zero.',
          en: 'Container Apps starts containers as events arrive, with the company’s code or image and no servers to manage, scales by itself and goes down to zero without events.',
          es: 'Container Apps inicia contenedores a medida que llegan los eventos, con el código o la imagen de la empresa y sin servidores que administrar, escala por sí solo y, sin eventos, baja a cero.',
        },
        likeness: {
          pt: 'os ajudantes chamados a cada pedido, quantos forem precisos, que só trabalham com marmitas lacradas',
          en: 'helpers called in for each order, as many as needed, who work only with sealed meals',
          es: 'los ayudantes llamados con cada pedido, cuantos hagan falta, que solo trabajan con comidas selladas',
        },
        tell: {
          pt: 'Nada a cobrar por computação quando nada chega: serverless. Código em Python já pronto que deve ser aproveitado: funções ou contêineres. Nenhum servidor a administrar: serverless ou PaaS. Milhares que chegam juntos, capacidade que deve crescer automaticamente: serverless, que escala sozinho. Programa que um fornecedor entrega como imagem Docker: contêiner gerenciado.',
          en: 'Compute that must cost nothing when nothing arrives: serverless. Existing Python code that must be reused: functions or containers. No servers to manage: serverless or PaaS. Thousands that arrive at once, capacity that must grow automatically: serverless, which scales by itself. A program that a supplier delivers as a Docker image: a managed container.',
          es: 'Cómputo que no debe costar nada cuando no llega nada: serverless. Código en Python ya existente que debe aprovecharse: funciones o contenedores. Ningún servidor que administrar: serverless o PaaS. Miles que llegan a la vez, capacidad que debe crecer automáticamente: servicio serverless, que escala por sí solo. Programa que un proveedor entrega como imagen de Docker: contenedor administrado.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 2,
      },
      {
        id: 'vm-service',
        neverRight: true,
        text: {
          pt: 'Um programa em uma máquina virtual',
          en: 'A program on a virtual machine',
          es: 'Un programa en una máquina virtual',
        },
        uses: [],
        why: {
          pt: 'Na máquina virtual, o programa que já existe fica ligado o tempo todo.',
          en: 'On the virtual machine the existing program runs all the time.',
          es: 'En la máquina virtual, el programa existente se ejecuta todo el tiempo.',
        },
        likeness: {
          pt: 'a cozinha de um só fogão, sempre acesa, que segue a sua receita e que a equipe limpa',
          en: 'the kitchen with a single stove, always lit, which follows your recipe and which the team has to clean',
          es: 'la cocina de un solo fogón, siempre encendida, que sigue tu receta y que el equipo tiene que limpiar',
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
          pt: 'Um contêiner em uma máquina virtual',
          en: 'A container on a virtual machine',
          es: 'Un contenedor en una máquina virtual',
        },
        uses: [],
        why: {
          pt: 'Na máquina virtual com Docker, a equipe executa qualquer imagem e administra a máquina.',
          en: 'On the virtual machine with Docker the team runs any image, and manages the machine.',
          es: 'En la máquina virtual con Docker, el equipo ejecuta cualquier imagen y administra la máquina.',
        },
        likeness: {
          pt: 'a cozinha de um só fogão, sempre acesa, que esquenta marmitas lacradas e que a equipe limpa',
          en: 'the kitchen with a single stove, always lit, which heats sealed meals and which the team has to clean',
          es: 'la cocina de un solo fogón, siempre encendida, que calienta comidas selladas y que el equipo tiene que limpiar',
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
          pt: 'Quando nada chega, a computação não deve custar nada.',
          en: 'When nothing arrives, compute must cost nothing.',
          es: 'Cuando no llega nada, el cómputo no debe costar nada.',
        },
        fits: ['flex', 'designer', 'container'],
        rulesOut: {
          'vm-docker': {
            pt: 'A máquina virtual do contêiner é cobrada enquanto está ligada, chegue algo ou não.',
            en: 'The virtual machine of the container is charged for while it is on, whether anything arrives or not.',
            es: 'La máquina virtual del contenedor se cobra mientras está encendida, llegue algo o no.',
          },
          'app-plan': {
            pt: 'O plano Básico do App Service é cobrado por hora, também quando nada chega.',
            en: 'The Basic App Service plan is charged by the hour, also when nothing arrives.',
            es: 'El plan Básico de App Service se cobra por hora, también cuando no llega nada.',
          },
          'vm-service': {
            pt: 'A máquina virtual é cobrada enquanto está ligada, mesmo sem nada a fazer.',
            en: 'The virtual machine is charged for while it is on, even with nothing to do.',
            es: 'La máquina virtual se cobra mientras está encendida, aunque no haya nada que hacer.',
          },
        },
      },
      {
        id: 'own-code',
        text: {
          pt: 'O código em Python que já existe deve ser aproveitado.',
          en: 'The existing Python code must be reused.',
          es: 'El código en Python que ya existe debe aprovecharse.',
        },
        fits: ['vm-docker', 'flex', 'app-plan', 'container', 'vm-service'],
        rulesOut: {
          designer: {
            pt: 'O Logic Apps (Consumo) monta o fluxo com conectores prontos; o código em Python teria de rodar em outro serviço.',
            en: 'Logic Apps (Consumption) builds the workflow from ready-made connectors; the Python code would have to run in another service.',
            es: 'Logic Apps (Consumo) arma el flujo con conectores listos; el código en Python tendría que ejecutarse en otro servicio.',
          },
        },
      },
      {
        id: 'no-os',
        text: {
          pt: 'A empresa não quer administrar servidores.',
          en: 'The company does not want to manage servers.',
          es: 'La empresa no quiere administrar servidores.',
        },
        fits: ['flex', 'app-plan', 'designer', 'container'],
        rulesOut: {
          'vm-docker': {
            pt: 'O contêiner está em uma máquina virtual, que a empresa administra.',
            en: 'The container is on a virtual machine, which the company manages.',
            es: 'El contenedor está en una máquina virtual, que la empresa administra.',
          },
          'vm-service': {
            pt: 'A máquina virtual é um servidor, com um sistema operacional que a empresa administra.',
            en: 'The virtual machine is a server, with an operating system that the company manages.',
            es: 'La máquina virtual es un servidor, con un sistema operativo que la empresa administra.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'A segurança ainda não aprovou contêineres.',
          en: 'Security has not yet approved containers for production.',
          es: 'El área de seguridad aún no aprobó contenedores.',
        },
        fits: ['flex', 'app-plan', 'designer', 'vm-service'],
        rulesOut: {
          'vm-docker': {
            pt: 'Mesmo em uma máquina virtual, trata-se de um contêiner, ainda não aprovado.',
            en: 'Even on a virtual machine it is a container, not yet approved.',
            es: 'Incluso en una máquina virtual se trata de un contenedor, aún no aprobado.',
          },
          container: {
            pt: 'O Container Apps executa tudo em contêineres, mesmo os que cria do código, e eles ainda não foram aprovados.',
            en: 'Container Apps runs everything in containers, even those it builds from code, and they are not yet approved.',
            es: 'Container Apps ejecuta todo en contenedores, incluso los que crea del código, y aún no están aprobados.',
          },
        },
      },
      {
        id: 'bursts',
        text: {
          pt: 'Se milhares chegarem juntos, a capacidade deve crescer automaticamente.',
          en: 'If thousands arrive at once, capacity must grow automatically.',
          es: 'Si llegan miles a la vez, la capacidad debe crecer automáticamente.',
        },
        fits: ['flex', 'designer', 'container'],
        rulesOut: {
          'vm-docker': {
            pt: 'Em uma única máquina virtual, os contêineres não passam da capacidade dela.',
            en: 'On a single virtual machine, containers go no further than its capacity.',
            es: 'En una única máquina virtual, los contenedores no pasan de la capacidad de ella.',
          },
          'vm-service': {
            pt: 'Uma única máquina virtual não aumenta sozinha a sua capacidade.',
            en: 'A single virtual machine does not raise its capacity by itself.',
            es: 'Una única máquina virtual no aumenta su capacidad por sí misma.',
          },
          'app-plan': {
            pt: 'No plano Básico do App Service, o número de instâncias só muda à mão.',
            en: 'On the Basic App Service plan the number of instances changes by hand only.',
            es: 'En el plan Básico de App Service, el número de instancias solo cambia a mano.',
          },
        },
      },
      {
        id: 'image',
        notWith: ['no-images', 'own-code'],
        text: {
          pt: 'O programa vem de um fornecedor, como imagem Docker.',
          en: 'The program comes from a supplier, as a Docker image.',
          es: 'El programa viene de un proveedor, como imagen de Docker.',
        },
        fits: ['container', 'vm-docker'],
        rulesOut: {
          flex: {
            pt: 'No plano de consumo, o Azure Functions recebe código, e não uma imagem Docker.',
            en: 'On the consumption plan Azure Functions takes code, not a Docker image.',
            es: 'En el plan de consumo, Azure Functions recibe código, y no una imagen de Docker.',
          },
          designer: {
            pt: 'O Logic Apps é feito de conectores e ações e não executa imagens.',
            en: 'Logic Apps is made of connectors and actions and does not run images.',
            es: 'Logic Apps está hecho de conectores y acciones y no ejecuta imágenes.',
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
    scene: {
      pt: 'Pense no email como as cartas da empresa, no servidor de email como a sala de cartas e nos calendários como a agenda comum.',
      en: 'Think of email as the firm’s letters, of the mail server as its mail room, and of the calendars as a shared datebook.',
      es: 'Piensa en los correos como las cartas de la empresa, en su servidor como la sala de cartas y en los calendarios como la agenda.',
    },
    situations: [
      {
        id: 'cooperative',
        text: {
          pt: 'Uma cooperativa agrícola decide onde hospedar as caixas de correio de seus funcionários.',
          en: 'A farming cooperative is deciding where to host its employees’ mailboxes.',
          es: 'Una cooperativa agrícola decide dónde alojar los buzones de sus empleados.',
        },
      },
      {
        id: 'notary',
        text: {
          pt: 'Um grupo de cartórios, com servidor de e-mail próprio, decide onde hospedar suas caixas.',
          en: 'A notary group, with a mail server of its own, is choosing where to host email.',
          es: 'Un grupo de notarías, con servidor de correo propio, decide dónde alojar sus buzones.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas decide onde hospedar o e-mail de médicos e funcionários.',
          en: 'A clinic chain is deciding where to host its doctors’ email.',
          es: 'Una red de clínicas decide dónde alojar el correo de médicos y empleados.',
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
          en: 'On its own servers the company controls its email entirely, including where messages are kept.',
          es: 'En servidores propios la empresa controla el correo por completo, incluso dónde quedan los mensajes.',
        },
        likeness: {
          pt: 'a sala de cartas no próprio prédio, de tamanho fixo, que a equipe compra e conserta',
          en: 'the mail room in the firm’s own building, of fixed size, which the team buys and repairs',
          es: 'la sala de cartas en el propio edificio, de tamaño fijo, que el equipo compra y repara',
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
          es: 'En IaaS la empresa mantiene Exchange, con calendarios y retención, e instala lo que quiera a su lado, sin comprar hardware.',
        },
        likeness: {
          pt: 'a sala de cartas alugada inteira do outro lado da cidade, que a própria equipe conserta',
          en: 'the mail room rented whole, on the other side of town, which the team itself has to repair',
          es: 'la sala de cartas alquilada entera al otro lado de la ciudad, que repara el propio equipo',
        },
        tell: {
          pt: 'Filtro instalado no servidor, sem compra de outro: IaaS. Disponibilidade dos colegas nas agendas: Exchange, com calendários compartilhados. Servidor atual que será desligado, sem compra de outro: hospedagem na nuvem. Mensagens excluídas que devem ser retidas por sete anos: Exchange, com retenção. Filtro da empresa instalado no servidor do e-mail da diretoria: Exchange em servidores da empresa ou IaaS.',
          en: 'A filter installed on the server, with no other server bought: IaaS. Colleagues’ availability for meetings: Exchange, with shared calendars. A current server that will be switched off, with no other bought: hosting in the cloud. Deleted messages that must be retained for seven years: Exchange, with retention. The company’s own filter installed on the server of directors’ mail: Exchange on the company’s servers or IaaS.',
          es: 'Filtro instalado en el servidor, sin comprar otro: IaaS. Disponibilidad de los colegas en las agendas: Exchange, con calendarios compartidos. Servidor actual que se va a apagar, sin comprar otro: alojamiento en la nube. Mensajes eliminados que deben retenerse siete años: Exchange, con retención. Filtro de la empresa instalado en el servidor del correo de la dirección: Exchange en servidores de la empresa o IaaS.',
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
          en: 'Email on Microsoft 365 is SaaS, with calendars and retention: Microsoft runs and updates the servers, and you pay per user.',
          es: 'El correo de Microsoft 365 es SaaS, con calendarios y retención: Microsoft opera y actualiza los servidores, y se paga por usuario.',
        },
        likeness: {
          pt: 'o serviço de cartas completo do outro lado da cidade, pago por pessoa, em que a casa não mexe',
          en: 'the full letter service across town, paid by the person, which nobody from the firm may touch',
          es: 'el servicio de cartas completo al otro lado de la ciudad, pagado por persona, que la empresa no toca',
        },
        tell: {
          pt: 'Sem compra de outro servidor, e pagamento só nos meses de uso: SaaS. Servidores de e-mail que a equipe não deve atualizar: SaaS. Disponibilidade dos colegas nas agendas: Exchange, com calendários compartilhados. Servidor atual que será desligado, sem compra de outro: hospedagem na nuvem. Caixas do pessoal temporário pagas por usuário e por mês: assinatura do Microsoft 365. Mensagens excluídas que devem ser retidas por sete anos: Exchange, com retenção.',
          en: 'No other server bought, and payment only in the months in use: SaaS. Mail servers that the team should not have to update: SaaS. Colleagues’ availability for meetings: Exchange, with shared calendars. A current server that will be switched off, with no other bought: hosting in the cloud. Mailboxes for seasonal staff billed per user per month: a Microsoft 365 subscription. Deleted messages that must be retained for seven years: Exchange, with retention.',
          es: 'Sin comprar otro servidor, y pago solo en los meses de uso: SaaS. Servidores de correo que el equipo no debe actualizar: SaaS. Disponibilidad de los colegas en las agendas: Exchange, con calendarios compartidos. Servidor actual que se va a apagar, sin comprar otro: alojamiento en la nube. Buzones del personal temporal que se pagan por usuario y por mes: suscripción de Microsoft 365. Mensajes eliminados que deben retenerse siete años: Exchange, con retención.',
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
          pt: 'Na implantação híbrida, parte das caixas fica no servidor da empresa, com os filtros que ela instala, e a outra no Microsoft 365, paga por usuário, com agenda em comum e retenção nos dois lados.',
          en: 'In a hybrid deployment, some mailboxes stay on the company’s server, with the filters it installs, and the others on Microsoft 365, paid per user, with shared calendars and retention on both sides.',
          es: 'En la implementación híbrida, parte de los buzones queda en el servidor de la empresa, con los filtros que instala, y la otra en Microsoft 365, pagada por usuario, con agenda en común y retención en ambos lados.',
        },
        likeness: {
          pt: 'um serviço de fora, pago por pessoa, mais a sala dos diretores, que a equipe compra e conserta',
          en: 'an outside service, paid by the person, plus the directors’ mail room, which the team buys and repairs',
          es: 'un servicio externo, pagado por persona, más la sala de los directivos, que el equipo compra y repara',
        },
        tell: {
          pt: 'Caixas da diretoria no prédio da empresa e temporários pagos por usuário: a nuvem híbrida. Filtro da empresa instalado no servidor da diretoria, e caixas pagas por usuário: a nuvem híbrida. Disponibilidade dos colegas nas agendas: Exchange, com calendários compartilhados. Mensagens excluídas que devem ser retidas por sete anos: Exchange, com retenção. Caixas de correio da diretoria no prédio da empresa: servidor local, com ou sem a nuvem. Filtro da empresa instalado no servidor do e-mail da diretoria: Exchange em servidores da empresa ou IaaS.',
          en: 'Directors’ mailboxes in the company’s building and seasonal staff billed per user: a hybrid cloud. The company’s own filter on the directors’ server, and mailboxes billed per user: a hybrid cloud. Colleagues’ availability for meetings: Exchange, with shared calendars. Deleted messages that must be retained for seven years: Exchange, with retention. Directors’ mailboxes in the company’s building: a server on-premises, with or without the cloud. The company’s own filter installed on the server of directors’ mail: Exchange on the company’s servers or IaaS.',
          es: 'Buzones de la dirección en el edificio de la empresa y temporales pagados por usuario: la nube híbrida. Filtro de la empresa que debe instalarse en el servidor de la dirección, y buzones pagados por usuario: la nube híbrida. Disponibilidad de los colegas en las agendas: Exchange, con calendarios compartidos. Mensajes eliminados que deben retenerse siete años: Exchange, con retención. Buzones de la dirección en el edificio de la empresa: servidor local, con o sin la nube. Filtro de la empresa instalado en el servidor del correo de la dirección: Exchange en servidores de la empresa o IaaS.',
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
        likeness: {
          pt: 'as caixas postais de uma agência, pagas por pessoa, sem agenda comum nem arquivo de cartas jogadas fora',
          en: 'the mailboxes at an agency, paid by the person, with no shared datebook or archive of discarded letters',
          es: 'los apartados postales de una agencia, pagados por persona, sin agenda común ni archivo de cartas desechadas',
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
          pt: 'A equipe não deve ter de atualizar servidores de e-mail.',
          en: 'The team should not have to update mail servers.',
          es: 'El equipo no debe tener que actualizar servidores de correo.',
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
          pt: 'O servidor atual será desligado, e nenhum será comprado.',
          en: 'The present mail server will be switched off, and no other will be bought.',
          es: 'El servidor actual se va a apagar, y no se comprará otro.',
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
          pt: 'Todos devem ver a disponibilidade dos colegas nas agendas.',
          en: 'Everyone must see colleagues’ availability for meetings.',
          es: 'Todos deben ver la disponibilidad de los colegas en las agendas.',
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
          pt: 'As caixas do pessoal temporário devem ser pagas por usuário e por mês.',
          en: 'Mailboxes for seasonal staff must be billed per user per month.',
          es: 'Los buzones del personal temporal deben pagarse por usuario y por mes.',
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
          pt: 'Mensagens excluídas devem ser retidas por sete anos.',
          en: 'Deleted messages must be retained for seven years.',
          es: 'Los mensajes eliminados deben retenerse siete años.',
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
          pt: 'Um filtro da empresa deve ser instalado no servidor do e-mail da diretoria.',
          en: 'The company’s own filter must be installed on the server that handles directors’ mail.',
          es: 'Un filtro de la empresa debe instalarse en el servidor del correo de la dirección.',
        },
        fits: ['own', 'iaas', 'hybrid'],
        rulesOut: {
          saas: {
            pt: 'Em SaaS o cliente não instala programas, como um filtro, nos servidores.',
            en: 'In SaaS the customer installs no programs, such as a filter, on the servers.',
            es: 'En SaaS el cliente no instala programas, como un filtro, en los servidores.',
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
