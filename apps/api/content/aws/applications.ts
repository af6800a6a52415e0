import type { Category } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const applications: Category = {
  id: 'applications',
  noun: {
    pt: 'serviço da AWS para aplicações e usuários finais',
    en: 'AWS application or end-user service',
    es: 'servicio de AWS para aplicaciones y usuarios finales',
  },
  mode: 'statement',
  domain: 'technology',
  far: ['integration', 'delivery', 'analytics'],
  entities: [
    {
      id: 'workspaces',
      kind: 'service',
      name: 'Amazon WorkSpaces',
      topic: 'business-apps',
      popularity: 3,
      gist: {
        pt: '{dar} a cada funcionário um desktop virtual na nuvem',
        en: '{give} each employee a virtual desktop in the cloud',
        es: '{dar} a cada empleado un escritorio virtual en la nube',
      },
      likeness: {
        pt: 'a mesa de trabalho que cada funcionário encontra como a deixou, qualquer que seja a filial do dia',
        en: 'the desk that each employee finds just as they left it, whichever branch they work from that day',
        es: 'la mesa de trabajo que cada empleado encuentra como la dejó, sea cual sea la sucursal del día',
      },
      source: docs('workspaces/latest/adminguide/amazon-workspaces.html'),
    },
    {
      id: 'connect',
      kind: 'service',
      name: 'Amazon Connect',
      topic: 'business-apps',
      popularity: 3,
      gist: {
        pt: '{montar} uma central de atendimento por voz e chat',
        en: '{set} up a contact center with voice and chat',
        es: '{montar} un centro de atención por voz y chat',
      },
      likeness: {
        pt: 'um salão de atendimento, onde cada cliente pega uma senha e conversa com quem está livre',
        en: 'a service hall, where each customer takes a number and talks with whoever is free',
        es: 'una sala de atención al público, donde cada cliente toma un turno y habla con quien está libre',
      },
      source: docs('connect/latest/adminguide/what-is-amazon-connect.html'),
    },
    {
      id: 'ses',
      kind: 'service',
      name: 'Amazon SES',
      aliases: ['Simple Email Service'],
      topic: 'business-apps',
      popularity: 3,
      gist: {
        pt: '{enviar} e-mails de aplicações em grande volume',
        en: '{send} high volumes of application email',
        es: '{enviar} correos de aplicaciones en gran volumen',
      },
      likeness: {
        pt: 'o setor de expedição, que põe no correio milhares de cartas por dia com o timbre da empresa',
        en: 'the mail room, which sends out thousands of letters a day under the company’s letterhead',
        es: 'el departamento de correspondencia, que despacha miles de cartas al día con el membrete de la empresa',
      },
      source: docs('ses/latest/dg/Welcome.html'),
    },
    {
      id: 'iot-core',
      kind: 'service',
      name: 'AWS IoT Core',
      topic: 'business-apps',
      popularity: 3,
      gist: {
        pt: '{ligar} sensores e outros dispositivos à nuvem com segurança',
        en: '{connect} sensors and other devices to the cloud securely',
        es: '{conectar} sensores y otros dispositivos con la nube de forma segura',
      },
      likeness: {
        pt: 'a sala de controle de um prédio, onde cada medidor se identifica, informa sua leitura e recebe ordens',
        en: 'a building’s control room, where each meter identifies itself, reports its reading and takes orders',
        es: 'la sala de control de un edificio, donde cada medidor se identifica, informa su lectura y recibe órdenes',
      },
      source: docs('iot/latest/developerguide/what-is-aws-iot.html'),
    },
    {
      id: 'amplify',
      kind: 'service',
      name: 'AWS Amplify',
      topic: 'business-apps',
      popularity: 3,
      gist: {
        pt: '{criar} e {hospedar} aplicações web e móveis com login e dados prontos',
        en: '{build} and {host} web and mobile applications with ready sign-in and data',
        es: '{crear} y {alojar} aplicaciones web y móviles con inicio de sesión y datos listos',
      },
      likeness: {
        pt: 'uma loja alugada já com vitrine, balcão e cadastro de clientes, à espera das mercadorias do dono',
        en: 'a shop rented with window, counter and customer register in place, waiting for its owner’s goods',
        es: 'un local alquilado ya con vitrina, mostrador y registro de clientes, a la espera de la mercancía',
      },
      source: docs('amplify/latest/userguide/welcome.html'),
    },
  ],
  facts: [
    {
      id: 'workspaces-desktop',
      kind: 'purpose',
      of: ['workspaces'],
      unclear: ['ec2', 'lightsail'],
      level: 1,
      say: {
        pt: '{dar} a equipes remotas um desktop Windows ou Linux na nuvem, acessado de qualquer aparelho',
        en: '{give} remote teams a Windows or Linux desktop in the cloud, reached from any device',
        es: '{dar} a equipos remotos un escritorio Windows o Linux en la nube, accesible desde cualquier equipo',
      },
      how: {
        pt: 'O Amazon WorkSpaces executa o sistema na AWS e transmite a imagem da tela ao aplicativo cliente ou ao navegador.',
        en: 'Amazon WorkSpaces runs the system in AWS and streams the image of the screen to the client or browser.',
        es: 'Amazon WorkSpaces ejecuta el sistema en AWS y transmite la imagen de la pantalla al cliente o al navegador.',
      },
    },
    {
      id: 'connect-center',
      kind: 'purpose',
      of: ['connect'],
      cue: {
        pt: 'uma plataforma omnichannel de atendimento ao cliente, cobrada por uso, sem telefonia própria',
        en: 'an omnichannel customer service platform, billed by usage, without in-house telephony',
        es: 'una plataforma omnicanal de atención al cliente, cobrada por uso, sin telefonía propia',
      },
      level: 1,
      say: {
        pt: '{abrir} uma central telefônica de atendimento sem comprar equipamento',
        en: '{open} a call center without buying equipment',
        es: '{abrir} un centro de llamadas sin comprar equipos',
      },
      how: {
        pt: 'O Amazon Connect fornece números, filas e telefone no navegador, e cobra por minuto de uso.',
        en: 'Amazon Connect supplies numbers, queues and a phone in the browser, and charges by the minute of use.',
        es: 'Amazon Connect proporciona números, colas y teléfono en el navegador, y cobra por minuto de uso.',
      },
    },
    {
      id: 'ses-bulk',
      kind: 'purpose',
      of: ['ses'],
      unclear: ['sns', 'connect'],
      level: 1,
      say: {
        pt: '{enviar} milhões de e-mails de confirmação de pedido, com boa taxa de entrega',
        en: '{send} millions of order confirmation emails with good delivery rates',
        es: '{enviar} millones de correos de confirmación de pedido, con buena tasa de entrega',
      },
      how: {
        pt: 'O Amazon SES envia por API ou SMTP, assina com DKIM e acompanha devoluções e reclamações, que definem a reputação.',
        en: 'Amazon SES sends by API or SMTP, signs with DKIM and tracks bounces and complaints, which decide the reputation.',
        es: 'Amazon SES envía por API o SMTP, firma con DKIM y sigue los rebotes y las quejas, que definen la reputación.',
      },
    },
    {
      id: 'iot-devices',
      kind: 'purpose',
      of: ['iot-core'],
      unclear: ['mq'],
      cue: {
        pt: 'telemetria e mensagens nos dois sentidos para uma frota de dispositivos conectados',
        en: 'telemetry and two-way messaging for a fleet of connected devices',
        es: 'telemetría y mensajería bidireccional para una flota de dispositivos conectados',
      },
      level: 1,
      say: {
        pt: '{receber} por MQTT as leituras de milhares de sensores e {enviar} comandos a eles',
        en: '{receive} readings from thousands of sensors over MQTT and {send} them commands',
        es: '{recibir} por MQTT las lecturas de miles de sensores y {enviar} comandos a esos sensores',
      },
      need: {
        pt: 'receber por MQTT as leituras de milhares de sensores dos seus depósitos e enviar comandos a eles',
        en: 'receive readings from thousands of sensors in its warehouses over MQTT and send them commands',
        es: 'recibir por MQTT las lecturas de miles de sensores de sus depósitos y enviar comandos a esos sensores',
      },
      how: {
        pt: 'O AWS IoT Core tem um broker de mensagens, e suas regras encaminham cada dado a outros serviços da AWS.',
        en: 'AWS IoT Core has a message broker, and its rules forward each piece of data to other AWS services.',
        es: 'AWS IoT Core tiene un agente de mensajes, y sus reglas envían cada dato a otros servicios de AWS.',
      },
    },
    {
      id: 'amplify-app',
      kind: 'purpose',
      of: ['amplify'],
      unclear: ['beanstalk', 'appsync', 'lightsail', 'cognito'],
      level: 2,
      say: {
        pt: '{lançar} um aplicativo web e móvel com login, dados e hospedagem ligados ao repositório Git',
        en: '{launch} a web and mobile application with sign-in, data and hosting tied to its Git repository',
        es: '{lanzar} una aplicación web y móvil con inicio de sesión, datos y alojamiento ligados al repositorio Git',
      },
      how: {
        pt: 'O AWS Amplify publica uma versão nova a cada push e cria o back-end a partir de definições em TypeScript.',
        en: 'AWS Amplify publishes a new version at each push and creates the backend from definitions in TypeScript.',
        es: 'AWS Amplify publica una versión nueva en cada push y crea el backend a partir de definiciones en TypeScript.',
      },
    },
    {
      id: 'workspaces-managed',
      kind: 'feature',
      of: ['workspaces'],
      cue: {
        pt: 'aplicativos e dados na nuvem, com o aparelho servindo só de tela',
        en: 'applications and data in the cloud, with the device as a mere screen',
        es: 'aplicaciones y datos en la nube, con el dispositivo como simple pantalla',
      },
      level: 2,
      say: {
        pt: '{manter} os arquivos de trabalho fora do notebook da pessoa',
        en: '{keep} a person’s work files somewhere other than on the laptop',
        es: '{mantener} los archivos de trabajo fuera de la computadora portátil de la persona',
      },
      how: {
        pt: 'O Amazon WorkSpaces grava os arquivos em um volume cifrável na AWS; o aparelho só recebe a imagem da tela.',
        en: 'Amazon WorkSpaces writes the files to a volume in AWS, which can be encrypted; the device receives only the screen image.',
        es: 'Amazon WorkSpaces guarda los archivos en un volumen cifrable en AWS; el equipo solo recibe la imagen de la pantalla.',
      },
    },
    {
      id: 'connect-flows',
      kind: 'purpose',
      of: ['connect'],
      unclear: ['lex', 'step-functions'],
      cue: {
        pt: 'menus de atendimento telefônico (URA) alterados sem programação',
        en: 'telephone menus (IVR) changed without programming',
        es: 'menús de atención telefónica (IVR) modificados sin programar',
      },
      level: 2,
      say: {
        pt: '{desenhar} o caminho de cada ligação em fluxos visuais',
        en: '{design} the path of each call in visual flows',
        es: '{diseñar} el camino de cada llamada en flujos visuales',
      },
      need: {
        pt: 'desenhar em fluxos visuais o caminho das ligações que os clientes fazem',
        en: 'design the path of customers’ calls in visual flows',
        es: 'diseñar en flujos visuales el camino de las llamadas que hacen los clientes',
      },
      how: {
        pt: 'O Amazon Connect tem um editor em que se arrastam blocos de menu, horário, fila e transferência.',
        en: 'Amazon Connect has an editor in which blocks for menus, hours, queues and transfers are dragged into place.',
        es: 'Amazon Connect tiene un editor en el que se arrastran bloques de menú, horario, cola y transferencia.',
      },
    },
    {
      id: 'ses-domain',
      kind: 'feature',
      of: ['ses'],
      unclear: ['connect'],
      cue: {
        pt: 'comprovação de posse do domínio antes do envio de e-mail transacional',
        en: 'proof of domain ownership before transactional email is sent',
        es: 'comprobación de propiedad del dominio antes de enviar correo transaccional',
      },
      level: 2,
      say: {
        pt: '{verificar} o domínio do remetente antes de liberar os envios',
        en: '{verify} the sender’s domain before messages may go out',
        es: '{verificar} el dominio del remitente antes de permitir los envíos',
      },
      how: {
        pt: 'O Amazon SES pede registros de DNS, como os do DKIM, que provam quem é o dono.',
        en: 'Amazon SES asks for DNS records, such as those of DKIM, which prove who owns it.',
        es: 'Amazon SES pide registros de DNS, como los de DKIM, que prueban quién es el dueño.',
      },
    },
    {
      id: 'iot-certificates',
      kind: 'feature',
      of: ['iot-core'],
      level: 2,
      say: {
        pt: '{autenticar} cada dispositivo com um certificado próprio',
        en: '{authenticate} each device with its own certificate',
        es: '{autenticar} cada dispositivo con un certificado propio',
      },
      how: {
        pt: 'O AWS IoT Core usa X.509 sobre TLS e anexa ao certificado uma política, que limita tópicos e ações.',
        en: 'AWS IoT Core uses X.509 over TLS and attaches a policy to the certificate, which limits topics and actions.',
        es: 'AWS IoT Core usa X.509 sobre TLS y adjunta al certificado una política, que limita temas y acciones.',
      },
    },
    {
      id: 'app-customers',
      kind: 'trait',
      of: ['connect', 'ses'],
      unclear: ['amplify'],
      level: 2,
      say: {
        pt: '{servir} para falar com os clientes da empresa',
        en: '{serve} to talk with the company’s customers',
        es: '{servir} para hablar con los clientes de la empresa',
      },
    },
    {
      id: 'ses-receipts',
      kind: 'purpose',
      of: ['ses'],
      unclear: ['sns', 'connect', 'eventbridge'],
      level: 1,
      say: {
        pt: '{enviar} por e-mail a cada comprador o recibo da sua compra',
        en: '{send} each buyer the receipt of their purchase by email',
        es: '{enviar} por correo a cada comprador el recibo de su compra',
      },
      how: {
        pt: 'O Amazon SES recebe a mensagem da aplicação por API ou SMTP e a envia do domínio verificado da loja.',
        en: 'Amazon SES takes the message from the application by API or SMTP and sends it from the shop’s verified domain.',
        es: 'Amazon SES recibe el mensaje de la aplicación por API o SMTP y lo envía desde el dominio verificado de la tienda.',
      },
    },
    {
      id: 'connect-agents',
      kind: 'purpose',
      of: ['connect'],
      unclear: ['workspaces', 'transcribe'],
      cue: {
        pt: 'atendimento telefônico com equipe remota, sem PABX para instalar',
        en: 'telephone customer service by remote staff, with no PBX to install',
        es: 'atención telefónica con personal remoto, sin central que instalar',
      },
      level: 1,
      say: {
        pt: '{atender} por telefone os clientes de uma loja, com filas e atendentes em casa',
        en: '{serve} the customers of a shop by phone, with queues and agents at home',
        es: '{atender} por teléfono a los clientes de una tienda, con colas y agentes en su casa',
      },
      how: {
        pt: 'O Amazon Connect distribui as ligações por perfil de roteamento, e a pessoa atende no navegador, onde estiver.',
        en: 'Amazon Connect distributes calls by routing profile, and the person answers in the browser, wherever that is.',
        es: 'Amazon Connect distribuye las llamadas por perfil de enrutamiento, y la persona atiende en el navegador, donde esté.',
      },
    },
    {
      id: 'workspaces-contractors',
      kind: 'purpose',
      of: ['workspaces'],
      unclear: ['connect', 'ec2', 'lightsail', 'cloudshell', 'client-vpn'],
      cue: {
        pt: 'desktops persistentes (VDI) para equipes remotas, sem hardware para comprar',
        en: 'persistent desktops (VDI) for remote staff, with no hardware to buy',
        es: 'escritorios persistentes (VDI) para equipos remotos, sin hardware que comprar',
      },
      level: 1,
      say: {
        pt: '{dar} a cada pessoa contratada um computador com Windows que se abre de qualquer aparelho',
        en: '{give} each contractor a Windows computer that opens from any device',
        es: '{dar} a cada persona contratada una computadora con Windows que se usa desde cualquier dispositivo',
      },
      how: {
        pt: 'O Amazon WorkSpaces é desktop como serviço (DaaS): cria um desktop virtual por pessoa, cobrado por mês ou por hora.',
        en: 'Amazon WorkSpaces is desktop as a service (DaaS): it creates a virtual desktop per person, charged by the month or hour.',
        es: 'Amazon WorkSpaces es escritorio como servicio (DaaS): crea un escritorio virtual por persona, cobrado por mes o por hora.',
      },
    },
  ],
  contrasts: [
    {
      between: ['iot-core', 'amplify'],
      say: {
        pt: 'O IoT Core liga dispositivos à nuvem; o Amplify ajuda a criar e hospedar aplicações web e móveis.',
        en: 'IoT Core connects devices to the cloud; Amplify helps to build and host web and mobile applications.',
        es: 'IoT Core conecta dispositivos a la nube; Amplify ayuda a crear y alojar aplicaciones web y móviles.',
      },
    },
    {
      between: ['iot-core', 'workspaces'],
      say: {
        pt: 'O IoT Core liga dispositivos à nuvem e recebe as mensagens deles; o WorkSpaces oferece desktops virtuais a pessoas.',
        en: 'IoT Core connects devices to the cloud and receives their messages; WorkSpaces offers virtual desktops to people.',
        es: 'IoT Core conecta dispositivos a la nube y recibe sus mensajes; WorkSpaces ofrece escritorios virtuales a personas.',
      },
    },
    {
      between: ['connect', 'iot-core'],
      say: {
        pt: 'O Connect atende pessoas por voz e chat; o IoT Core conecta sensores e outros dispositivos.',
        en: 'Connect serves people by voice and chat; IoT Core connects sensors and other devices.',
        es: 'Connect atiende a personas por voz y chat; IoT Core conecta sensores y otros dispositivos.',
      },
    },
    {
      between: ['amplify', 'workspaces'],
      say: {
        pt: 'O Amplify publica aplicativos; o WorkSpaces dá um desktop virtual a cada pessoa.',
        en: 'Amplify publishes apps; WorkSpaces gives each person a virtual desktop.',
        es: 'Amplify publica aplicaciones; WorkSpaces da un escritorio virtual a cada persona.',
      },
    },
    {
      between: ['amplify', 'connect'],
      say: {
        pt: 'O Amplify constrói e hospeda aplicativos; o Connect é uma central de atendimento por voz e chat.',
        en: 'Amplify builds and hosts apps; Connect is a contact center for voice and chat.',
        es: 'Amplify construye y aloja aplicaciones; Connect es un centro de contacto por voz y chat.',
      },
    },
    {
      between: ['connect', 'ses'],
      say: {
        pt: 'O Connect é uma central de atendimento; o SES só envia e recebe e-mails.',
        en: 'Connect is a contact center; SES only sends and receives email.',
        es: 'Connect es un centro de atención; SES solo envía y recibe correos.',
      },
    },
    {
      between: ['workspaces', 'connect'],
      say: {
        pt: 'O WorkSpaces entrega o computador do funcionário; o Connect, a central em que ele atende clientes.',
        en: 'WorkSpaces delivers the employee’s computer; Connect, the center where customers are served.',
        es: 'WorkSpaces entrega la computadora del empleado; Connect, el centro en el que atiende a clientes.',
      },
    },
  ],
};
