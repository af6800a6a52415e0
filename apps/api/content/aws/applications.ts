import type { Category } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const applications: Category = {
  id: 'applications',
  noun: {
    pt: 'serviço da AWS para aplicações e usuários finais',
    en: 'AWS service for applications and end users',
    es: 'servicio de AWS para aplicaciones y usuarios finales',
  },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'storage', 'databases'],
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
    },
    {
      id: 'connect-center',
      kind: 'purpose',
      of: ['connect'],
      level: 1,
      say: {
        pt: '{abrir} uma central telefônica de atendimento sem comprar equipamento',
        en: '{open} a call center without buying equipment',
        es: '{abrir} un centro de llamadas sin comprar equipos',
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
    },
    {
      id: 'iot-devices',
      kind: 'purpose',
      of: ['iot-core'],
      unclear: ['kinesis', 'mq'],
      level: 1,
      say: {
        pt: '{receber} por MQTT as leituras de milhares de sensores de uma fábrica',
        en: '{receive} the readings of thousands of factory sensors over MQTT',
        es: '{recibir} por MQTT las lecturas de miles de sensores de una fábrica',
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
    },
    {
      id: 'workspaces-managed',
      kind: 'feature',
      of: ['workspaces'],
      level: 2,
      say: {
        pt: '{manter} os arquivos de trabalho fora do notebook da pessoa',
        en: '{keep} a person’s work files somewhere other than on the laptop',
        es: '{mantener} los archivos de trabajo fuera de la computadora portátil de la persona',
      },
    },
    {
      id: 'connect-flows',
      kind: 'feature',
      of: ['connect'],
      level: 2,
      say: {
        pt: '{desenhar} o caminho de cada ligação em fluxos visuais',
        en: '{design} the path of each call in visual flows',
        es: '{diseñar} el camino de cada llamada en flujos visuales',
      },
    },
    {
      id: 'ses-domain',
      kind: 'feature',
      of: ['ses'],
      unclear: ['connect'],
      level: 2,
      say: {
        pt: '{verificar} o domínio do remetente antes de liberar os envios',
        en: '{verify} the sender’s domain before messages may go out',
        es: '{verificar} el dominio del remitente antes de permitir los envíos',
      },
    },
    {
      id: 'iot-certificates',
      kind: 'feature',
      of: ['iot-core'],
      level: 2,
      say: {
        pt: '{autenticar} cada dispositivo com um certificado próprio',
        en: '{authenticate} each device with a certificate of its own',
        es: '{autenticar} cada dispositivo con un certificado propio',
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
  ],
  contrasts: [
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
