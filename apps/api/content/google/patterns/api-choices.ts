import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const apiChoices: readonly Pattern[] = [
  {
    id: 'api-offering',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'apis' } },
    scene: {
      pt: 'Pense no sistema antigo como a cozinha de um restaurante, nos parceiros como clientes e em cada consulta como um pedido.',
      en: 'Think of the old system as a restaurant’s kitchen, of the partners as guests and of each lookup as an order.',
      es: 'Piensa en el sistema antiguo como la cocina de un restaurante, en quienes lo consultan como clientes y en cada consulta como un pedido.',
    },
    situations: [
      {
        id: 'airline',
        text: {
          pt: 'Uma companhia aérea quer que agências de viagem consultem voos em seu sistema de 1998.',
          en: 'An airline wants travel agencies to look up flights in its 1998 system.',
          es: 'Una aerolínea quiere que agencias de viajes consulten vuelos en su sistema de 1998.',
        },
      },
      {
        id: 'registry',
        text: {
          pt: 'Um cartório quer que escritórios de advocacia consultem registros em seu sistema antigo.',
          en: 'A registry office wants law firms to look up records in its old system.',
          es: 'Un registro público quiere que estudios jurídicos consulten datos en su sistema antiguo.',
        },
      },
      {
        id: 'pharma',
        text: {
          pt: 'Uma distribuidora de remédios quer que farmácias consultem o estoque em seu sistema antigo.',
          en: 'A drug distributor wants pharmacies to look up stock in its old system.',
          es: 'Una distribuidora de medicamentos quiere que las farmacias consulten existencias en su sistema antiguo.',
        },
      },
    ],
    candidates: [
      {
        id: 'apigee',
        text: {
          pt: 'APIs administradas pela Apigee',
          en: 'APIs managed by Apigee',
          es: 'API administradas por Apigee',
        },
        uses: ['Apigee'],
        why: {
          pt: 'A Apigee põe APIs de consulta e de envio diante do sistema antigo, sem reescrevê-lo, com chaves, portal, cotas e planos pagos por parceiro.',
          en: 'Apigee puts APIs that take lookups and requests in front of the old system, without rewriting it, with keys, a portal, quotas and paid plans for each partner.',
          es: 'Apigee pone API de consulta y de envío delante del sistema antiguo, sin reescribirlo, con claves, portal, cuotas y planes pagos por socio.',
        },
        likeness: {
          pt: 'o grande saguão diante da cozinha antiga, com planos de sócio para cada cliente e um aluguel à altura',
          en: 'the grand lobby in front of the old kitchen, with membership plans for each guest and a rent to match',
          es: 'el gran vestíbulo ante la cocina antigua, con planes de socio para cada cliente y un alquiler acorde',
        },
        tell: {
          pt: 'Parceiros, cotas, cobrança e portal: a Apigee. Plano pago e limite de chamadas por parceiro: a Apigee. Dado atualizado no momento da consulta do parceiro: APIs que chegam ao sistema, e não cópias diárias. Consultas a oferecer em dois meses: APIs à frente do que já existe, e não uma reescrita. Tabelas e senhas do sistema que os parceiros não podem conhecer: APIs, que só mostram as respostas. Sistema antigo que suporta um número limitado de consultas: APIs com cotas de chamadas. Pedidos e alterações que os parceiros vão enviar: APIs, que também recebem, e não arquivos a ler. Sistema antigo a trocar sem que os parceiros mudem: APIs, que ficam iguais com outro sistema atrás.',
          en: 'Partners, quotas, charging and a portal: Apigee. A paid plan and a limit on calls for each partner: Apigee. The data as it stands at the moment partners ask: APIs that reach the system rather than daily copies. Lookups to offer in two months: APIs in front of what already exists rather than a rewrite. System tables and passwords that partners must not know: APIs, which show only the answers. An old system that bears a limited number of queries: APIs with quotas on calls. Requests and changes that partners will send: APIs, which also take data in, rather than files to read. An old system to replace without any change for partners: APIs, which stay the same in front of another system.',
          es: 'Socios, cuotas, cobro y portal: Apigee. Plan pago y límite de llamadas por socio: Apigee. Dato actualizado en el momento de la consulta del socio: API que llegan al sistema, y no copias diarias. Consultas que ofrecer en dos meses: API delante de lo que ya existe, y no una reescritura. Tablas y contraseñas del sistema que los socios no deben conocer: API, que solo muestran las respuestas. Sistema antiguo que soporta un número limitado de consultas: API con cuotas de llamadas. Solicitudes y cambios que los socios enviarán: API, que también reciben, y no archivos que leer. Sistema antiguo que reemplazar sin que los socios cambien: API, que quedan iguales con otro sistema detrás.',
        },
        source: page('apigee/docs/api-platform/get-started/what-apigee'),
        popularity: 4,
      },
      {
        id: 'gateway',
        text: {
          pt: 'APIs publicadas pelo API Gateway',
          en: 'APIs published by API Gateway',
          es: 'API publicadas por API Gateway',
        },
        uses: ['API Gateway'],
        why: {
          pt: 'O API Gateway, cobrado por chamada e sem servidores, confere chaves, limita por cota e encaminha na hora consultas e envios, atrás de uma API que esconde o sistema e continua igual se ele for trocado.',
          en: 'API Gateway, charged by the call and without servers, checks keys, limits by quota and forwards lookups and requests at once, behind an API that hides the system and stays the same if it is replaced.',
          es: 'API Gateway, cobrado por llamada y sin servidores, comprueba claves, limita por cuota y reenvía al instante consultas y envíos, detrás de una API que oculta el sistema y sigue igual si se lo reemplaza.',
        },
        likeness: {
          pt: 'o guichê barato diante da cozinha antiga, que confere fichas e conta pedidos, mas não vende planos',
          en: 'the cheap hatch in front of the old kitchen, which checks cards and counts orders but sells no plans',
          es: 'la ventanilla barata ante la cocina antigua, que revisa fichas y cuenta pedidos, pero no vende planes',
        },
        tell: {
          pt: 'Só uma porta simples para serviços: o API Gateway. Poucas chamadas por dia e verba de 100 dólares: o API Gateway. Dado atualizado no momento da consulta do parceiro: APIs que chegam ao sistema, e não cópias diárias. Consultas a oferecer em dois meses: APIs à frente do que já existe, e não uma reescrita. Tabelas e senhas do sistema que os parceiros não podem conhecer: APIs, que só mostram as respostas. Sistema antigo que suporta um número limitado de consultas: APIs com cotas de chamadas. Pedidos e alterações que os parceiros vão enviar: APIs, que também recebem, e não arquivos a ler. Sistema antigo a trocar sem que os parceiros mudem: APIs, que ficam iguais com outro sistema atrás.',
          en: 'Just a simple door to services: API Gateway. Few calls a day and a budget of 100 dollars: API Gateway. The data as it stands at the moment partners ask: APIs that reach the system rather than daily copies. Lookups to offer in two months: APIs in front of what already exists rather than a rewrite. System tables and passwords that partners must not know: APIs, which show only the answers. An old system that bears a limited number of queries: APIs with quotas on calls. Requests and changes that partners will send: APIs, which also take data in, rather than files to read. An old system to replace without any change for partners: APIs, which stay the same in front of another system.',
          es: 'Solo una puerta simple para servicios: API Gateway. Pocas llamadas por día y presupuesto de 100 dólares: API Gateway. Dato actualizado en el momento de la consulta del socio: API que llegan al sistema, y no copias diarias. Consultas que ofrecer en dos meses: API delante de lo que ya existe, y no una reescritura. Tablas y contraseñas del sistema que los socios no deben conocer: API, que solo muestran las respuestas. Sistema antiguo que soporta un número limitado de consultas: API con cuotas de llamadas. Solicitudes y cambios que los socios enviarán: API, que también reciben, y no archivos que leer. Sistema antiguo que reemplazar sin que los socios cambien: API, que quedan iguales con otro sistema detrás.',
        },
        source: page('api-gateway/docs/about-api-gateway'),
        popularity: 3,
        rightWith: ['cheap'],
      },
      {
        id: 'files',
        text: {
          pt: 'Arquivos diários em um bucket comum',
          en: 'Daily files in a common bucket',
          es: 'Archivos diarios en un bucket común',
        },
        uses: ['Cloud Storage'],
        why: {
          pt: 'Arquivos diários em um bucket deixam o sistema antigo intocado e servem a quem só precisa ler.',
          en: 'Daily files in a bucket leave the old system untouched and serve users who only need to read.',
          es: 'Los archivos diarios en un bucket dejan intacto el sistema antiguo y sirven a quien solo necesita leer.',
        },
        likeness: {
          pt: 'a bandeja de pratos deixada uma vez por dia no portão, onde ninguém pode fazer um pedido',
          en: 'the tray of dishes left once a day at the gate, where nobody can place an order',
          es: 'la bandeja de platos dejada una vez al día en el portón, donde nadie puede hacer un pedido',
        },
        tell: {
          pt: 'Uma cópia por dia, que já basta: arquivos.',
          en: 'One copy a day, which is enough: files.',
          es: 'Una copia por día, que ya basta: archivos.',
        },
        source: page('storage/docs/introduction'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'database',
        text: {
          pt: 'Acesso direto ao banco de dados',
          en: 'Direct access to the database',
          es: 'Acceso directo a la base de datos',
        },
        uses: [],
        why: {
          pt: 'O acesso direto ao banco dá dados do momento, sem nada a construir.',
          en: 'Direct access to the database gives live data, with nothing to build.',
          es: 'El acceso directo a la base da datos del momento, sin nada que construir.',
        },
        likeness: {
          pt: 'a porta da cozinha aberta aos clientes, que veem cada prateleira, lotam o fogão e decoram a planta',
          en: 'the kitchen door open to guests, who see every shelf, crowd the stove and learn the layout by heart',
          es: 'la puerta de la cocina abierta a los clientes, que ven cada estante, llenan el fogón y memorizan el plano',
        },
        tell: {
          pt: 'Programas da mesma equipe: o acesso direto ao banco.',
          en: 'Programs of the same team: direct access to the database.',
          es: 'Programas del mismo equipo: el acceso directo a la base.',
        },
        source: page('sql/docs/introduction'),
        popularity: 2,
        neverRight: true,
      },
      {
        id: 'rewrite',
        text: {
          pt: 'Uma reescrita em microsserviços com APIs',
          en: 'A rewrite as microservices with APIs',
          es: 'Una reescritura en microservicios con API',
        },
        uses: [],
        why: {
          pt: 'Um sistema novo em microsserviços nasce com APIs próprias e escala por partes.',
          en: 'A new system of microservices is born with its own APIs and scales by parts.',
          es: 'Un sistema nuevo en microservicios nace con API propias y escala por partes.',
        },
        likeness: {
          pt: 'uma cozinha nova erguida desde o chão, com meses de obra e despesa antes do primeiro prato',
          en: 'a new kitchen built from the ground up, with months of work and expense before the first dish',
          es: 'una cocina nueva levantada desde el suelo, con meses de obra y gasto antes del primer plato',
        },
        tell: {
          pt: 'Sistema antigo que chegou ao fim: uma reescrita.',
          en: 'An old system that has reached its end: a rewrite.',
          es: 'Sistema antiguo que llegó a su fin: una reescritura.',
        },
        source: page('learn/what-is-application-modernization'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'live',
        text: {
          pt: 'Os parceiros precisam do dado atualizado no momento da consulta.',
          en: 'Partners need the data as it stands at the moment they ask.',
          es: 'Los socios necesitan el dato actualizado en el momento de la consulta.',
        },
        fits: ['apigee', 'gateway', 'database', 'rewrite'],
        rulesOut: {
          files: {
            pt: 'Arquivos diários mostram a situação do dia anterior.',
            en: 'Daily files show the situation of the day before.',
            es: 'Los archivos diarios muestran la situación del día anterior.',
          },
        },
      },
      {
        id: 'two-months',
        text: {
          pt: 'A organização quer oferecer as consultas em dois meses.',
          en: 'The organization wants to offer the lookups in two months.',
          es: 'La organización quiere ofrecer las consultas en dos meses.',
        },
        fits: ['apigee', 'gateway', 'files', 'database'],
        rulesOut: {
          rewrite: {
            pt: 'Reescrever o sistema leva muito mais que dois meses.',
            en: 'Rewriting the system takes far more than two months.',
            es: 'Reescribir el sistema lleva mucho más de dos meses.',
          },
        },
      },
      {
        id: 'hide',
        text: {
          pt: 'A equipe de segurança não quer que os parceiros conheçam as tabelas nem as senhas do sistema.',
          en: 'The security team does not want partners to know the system’s tables or passwords.',
          es: 'El equipo de seguridad no quiere que los socios conozcan las tablas ni las contraseñas del sistema.',
        },
        fits: ['apigee', 'gateway', 'files', 'rewrite'],
        rulesOut: {
          database: {
            pt: 'O acesso direto mostra as tabelas e exige senhas do banco.',
            en: 'Direct access shows the tables and requires database passwords.',
            es: 'El acceso directo muestra las tablas y exige contraseñas de la base.',
          },
        },
      },
      {
        id: 'cheap',
        text: {
          pt: 'Um serviço no Cloud Run já acessa o sistema, os parceiros farão poucas chamadas por dia, e a verba é de 100 dólares por mês.',
          en: 'A Cloud Run service already reaches the system, partners will make few calls a day, and the budget is 100 dollars a month.',
          es: 'Un servicio en Cloud Run ya accede al sistema, los socios harán pocas llamadas por día, y el presupuesto es de 100 dólares por mes.',
        },
        fits: ['gateway', 'files', 'database'],
        rulesOut: {
          apigee: {
            pt: 'A Apigee cobra centenas de dólares por mês por um ambiente, mesmo com poucas chamadas.',
            en: 'Apigee charges hundreds of dollars a month for an environment, even with few calls.',
            es: 'Apigee cobra cientos de dólares por mes por un entorno, aun con pocas llamadas.',
          },
          rewrite: {
            pt: 'Escrever um sistema novo custa muito mais que 100 dólares por mês.',
            en: 'Writing a new system costs far more than 100 dollars a month.',
            es: 'Escribir un sistema nuevo cuesta mucho más de 100 dólares por mes.',
          },
        },
      },
      {
        id: 'keep-old',
        text: {
          pt: 'O sistema antigo só suporta um número limitado de consultas.',
          en: 'The old system can bear only a limited number of queries.',
          es: 'El sistema antiguo solo soporta un número limitado de consultas.',
        },
        fits: ['apigee', 'gateway', 'files', 'rewrite'],
        rulesOut: {
          database: {
            pt: 'O acesso direto leva toda a carga ao banco do sistema antigo.',
            en: 'Direct access takes all the load to the old system’s database.',
            es: 'El acceso directo lleva toda la carga a la base del sistema antiguo.',
          },
        },
      },
      {
        id: 'send',
        text: {
          pt: 'Os parceiros também vão enviar pedidos e alterações pelo mesmo meio.',
          en: 'Partners will also send requests and changes through the same channel.',
          es: 'Los socios también enviarán solicitudes y cambios por el mismo medio.',
        },
        fits: ['apigee', 'gateway', 'database', 'rewrite'],
        rulesOut: {
          files: {
            pt: 'Um bucket com arquivos diários só leva dados do sistema aos parceiros.',
            en: 'A bucket of daily files only takes data from the system to the partners.',
            es: 'Un bucket con archivos diarios solo lleva datos del sistema a los socios.',
          },
        },
      },
      {
        id: 'swap',
        text: {
          pt: 'A empresa quer trocar o sistema antigo mais tarde, sem que os parceiros mudem nada.',
          en: 'The company wants to replace the old system later without any change for partners.',
          es: 'La empresa quiere reemplazar el sistema antiguo más adelante, sin que los socios cambien nada.',
        },
        fits: ['apigee', 'gateway', 'files'],
        rulesOut: {
          database: {
            pt: 'Com acesso direto, os parceiros dependem das tabelas do sistema que vai sair.',
            en: 'With direct access, partners depend on the tables of the system that will go.',
            es: 'Con acceso directo, los socios dependen de las tablas del sistema que se va.',
          },
        },
      },
      {
        id: 'plans',
        text: {
          pt: 'Cada parceiro terá um plano pago, com um limite de chamadas.',
          en: 'Each partner will have a paid plan with a limit on calls.',
          es: 'Cada socio tendrá un plan pago, con un límite de llamadas.',
        },
        notWith: ['cheap'],
        fits: ['apigee', 'rewrite'],
        rulesOut: {
          gateway: {
            pt: 'O API Gateway não tem planos pagos nem portal de parceiros.',
            en: 'API Gateway has neither paid plans nor a partner portal.',
            es: 'API Gateway no tiene planes pagos ni portal de socios.',
          },
          files: {
            pt: 'Arquivos em um bucket não contam nem limitam chamadas por plano.',
            en: 'Files in a bucket neither count nor limit calls by plan.',
            es: 'Los archivos en un bucket no cuentan ni limitan llamadas por plan.',
          },
          database: {
            pt: 'O acesso direto não mede nem limita o uso por plano.',
            en: 'Direct access neither measures nor limits use by plan.',
            es: 'El acceso directo no mide ni limita el uso por plan.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que caminho atende a todos esses requisitos?',
      en: 'Which approach meets all of these requirements?',
      es: '¿Qué camino cumple todos estos requisitos?',
    },
  },
];
