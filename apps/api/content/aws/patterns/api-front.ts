import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const apiFront: readonly Pattern[] = [
  {
    id: 'api-front',
    exams: { 'saa-c03': { domain: 'performance', topic: 'network-performance' } },
    scene: {
      pt: 'Pense nas funções como guichês de um prédio, em que cada chamada é um visitante que chega com um pedido.',
      en: 'Think of the functions as service desks in a building, where each call is a visitor who comes with a request.',
      es: 'Piensa en las funciones como ventanillas de un edificio, donde cada llamada es un visitante que llega con una petición.',
    },
    situations: [
      {
        id: 'weather-api',
        text: {
          pt: 'Uma empresa de meteorologia escreveu uma API em funções do AWS Lambda e vai oferecê-la a outras empresas.',
          en: 'A weather company has written an API in AWS Lambda functions and plans to offer it to other companies.',
          es: 'Una empresa de meteorología escribió una API en funciones de AWS Lambda y va a ofrecerla a otras empresas.',
        },
        today: {
          pt: 'São 14 funções, já testadas, que ainda não podem ser chamadas de fora. Um arquiteto de soluções deve escolher a entrada.',
          en: 'There are 14 functions, tested already, that cannot be called from outside yet. A solutions architect must choose the entry point.',
          es: 'Son 14 funciones, ya probadas, que aún no se pueden llamar desde fuera. Un arquitecto de soluciones debe elegir el punto de entrada.',
        },
      },
      {
        id: 'parts-api',
        text: {
          pt: 'Um fabricante tem consultas de peças e pedidos em funções do AWS Lambda, usadas por sistemas das suas fábricas.',
          en: 'A manufacturer has look-ups of parts and orders in AWS Lambda functions, used by systems of its plants.',
          es: 'Un fabricante tiene consultas de piezas y pedidos en funciones de AWS Lambda, que usan sistemas de sus plantas.',
        },
        today: {
          pt: 'Hoje elas são chamadas por um servidor que será desligado. O fabricante espera 5 milhões de chamadas por mês.',
          en: 'They are called today by a server that will be switched off. The manufacturer expects 5 million calls a month.',
          es: 'Hoy las llama un servidor que se apagará. El fabricante espera 5 millones de llamadas por mes.',
        },
      },
      {
        id: 'bids-api',
        text: {
          pt: 'Uma casa de leilões vai publicar lances e resultados, calculados por funções do AWS Lambda.',
          en: 'An auction house is putting bids and results online, which AWS Lambda functions work out.',
          es: 'Una casa de subastas pone en línea pujas y resultados, calculados por funciones de AWS Lambda.',
        },
        today: {
          pt: 'O protótipo, com 300 participantes, usa um endereço de testes. Os arquitetos vão definir a entrada de produção.',
          en: 'The prototype, with 300 participants, uses a test address. The architects must define the production entry point.',
          es: 'El prototipo, con 300 participantes, usa una dirección de pruebas. Los arquitectos van a definir el punto de entrada de producción.',
        },
      },
    ],
    candidates: [
      {
        id: 'http',
        uses: ['HTTP API', 'API HTTP'],
        popularity: 5,
        source: docs('apigateway/latest/developerguide/http-api.html'),
        text: { pt: 'Uma API HTTP do API Gateway', en: 'An API Gateway HTTP API', es: 'Una API HTTP de API Gateway' },
        action: {
          pt: 'Criar uma API HTTP no Amazon API Gateway, com uma rota por recurso e integração com as funções.',
          en: 'Create an HTTP API in Amazon API Gateway, with a route for each resource and an integration with the functions.',
          es: 'Crear una API HTTP en Amazon API Gateway, con una ruta por recurso e integración con las funciones.',
        },
        why: {
          pt: 'A API HTTP encaminha as rotas de um domínio a várias funções, valida JWT e cobra só por chamada, menos de um terço do preço da API REST, sem planos de uso nem cache.',
          en: 'An HTTP API routes the paths of one domain to several functions, validates JWTs and charges by call alone, for less than a third of a REST API, without usage plans or a cache.',
          es: 'La API HTTP dirige las rutas de un dominio a varias funciones, valida JWT y cobra solo por llamada, menos de un tercio de lo que cuesta la API REST, sin planes de uso ni caché.',
        },
        likeness: {
          pt: 'o balcão barato da rua, sem cotas nem respostas prontas, que indica cada guichê e desiste em meio minuto',
          en: 'the cheap street counter, without quotas or ready answers, which points to each desk and soon gives up',
          es: 'el mostrador barato de la calle, sin cuotas ni respuestas listas, que indica cada ventanilla y pronto desiste',
        },
        tell: {
          pt: 'Rotas simples pelo menor preço por chamada: API HTTP. Uso raro e irregular, sem custo nas horas sem chamadas: API HTTP, cobrada por chamada. Um só domínio, com cada função em um caminho: API HTTP, a mais barata por chamada. Programas clientes que já trocam mensagens JSON em formato próprio: uma API do API Gateway, e não GraphQL. Quem chama está na internet, em redes que a empresa não conhece: uma API pública, e não uma privada na VPC.',
          en: 'Plain routes at the lowest price per call: an HTTP API. Rare, irregular use at no cost in hours without calls: an HTTP API, charged by the call. A single domain, with each function on a path: an HTTP API, the cheapest per call. Client programs that already exchange JSON messages in a format of their own: an API Gateway API, not GraphQL. Callers on the internet, on networks that the company does not know: a public API, not a private one in the VPC.',
          es: 'Rutas simples al menor precio por llamada: API HTTP. Uso raro e irregular, sin costo en las horas sin llamadas: API HTTP, que se cobra por llamada. Un solo dominio, con cada función en una ruta: API HTTP, la más barata por llamada. Programas cliente que ya intercambian mensajes JSON en un formato propio: una API de API Gateway, y no GraphQL. Quienes llaman están en internet, en redes que la empresa no conoce: una API pública, y no una privada en la VPC.',
        },
      },
      {
        id: 'rest',
        uses: ['REST API', 'API REST'],
        popularity: 5,
        source: docs('apigateway/latest/developerguide/apigateway-rest-api.html'),
        text: {
          pt: 'Uma API REST regional do API Gateway',
          en: 'A Regional API Gateway REST API',
          es: 'Una API REST regional de API Gateway',
        },
        action: {
          pt: 'Criar uma API REST regional no Amazon API Gateway, com chaves de API em planos de uso e integração com as funções.',
          en: 'Create a Regional REST API in Amazon API Gateway, with API keys in usage plans and an integration with the functions.',
          es: 'Crear una API REST regional en Amazon API Gateway, con claves de API en planes de uso e integración con las funciones.',
        },
        why: {
          pt: 'A API REST regional tem endereço na internet, planos de uso com taxa e cota mensal por cliente, validação de requisições e cache de respostas, por um preço maior por chamada.',
          en: 'A Regional REST API has an address on the internet, usage plans with a rate and a monthly quota per customer, request validation and a cache of answers, at a higher price per call.',
          es: 'La API REST regional tiene dirección en internet, planes de uso con tasa y cuota mensual por cliente, validación de solicitudes y caché de respuestas, a un precio mayor por llamada.',
        },
        likeness: {
          pt: 'o balcão completo da rua, mais caro por visita, com cotas e respostas prontas, que só fala se perguntado',
          en: 'the full counter on the street, costlier per visit, with quotas and ready answers, which speaks only when asked',
          es: 'el mostrador completo de la calle, más caro, con cuotas y respuestas listas, que solo habla si le preguntan',
        },
        tell: {
          pt: 'Consulta repetida que não deve executar a função outra vez: API REST, com cache de respostas. Limites de chamadas por segundo e por mês para cada sistema: API REST, com planos de uso. Programas clientes que já trocam mensagens JSON em formato próprio: uma API do API Gateway, e não GraphQL. Quem chama está na internet, em redes que a empresa não conhece: uma API pública, e não uma privada na VPC.',
          en: 'A repeated query that must not run the function again: a REST API, with a cache of answers. Limits of calls per second and per month for each system: a REST API, with usage plans. Client programs that already exchange JSON messages in a format of their own: an API Gateway API, not GraphQL. Callers on the internet, on networks that the company does not know: a public API, not a private one in the VPC.',
          es: 'Consulta repetida que no debe ejecutar la función otra vez: API REST, con caché de respuestas. Límites de llamadas por segundo y por mes para cada sistema: API REST, con planes de uso. Programas cliente que ya intercambian mensajes JSON en un formato propio: una API de API Gateway, y no GraphQL. Quienes llaman están en internet, en redes que la empresa no conoce: una API pública, y no una privada en la VPC.',
        },
      },
      {
        id: 'private',
        uses: ['private REST API', 'API REST privada'],
        popularity: 3,
        source: docs('apigateway/latest/developerguide/apigateway-private-apis.html'),
        text: {
          pt: 'Uma API REST privada do API Gateway',
          en: 'A private API Gateway REST API',
          es: 'Una API REST privada de API Gateway',
        },
        action: {
          pt: 'Criar uma API REST privada no Amazon API Gateway, alcançada por um endpoint de interface da VPC.',
          en: 'Create a private REST API in Amazon API Gateway, reached through an interface endpoint of the VPC.',
          es: 'Crear una API REST privada en Amazon API Gateway, accesible por un endpoint de interfaz de la VPC.',
        },
        why: {
          pt: 'A API REST privada só responde pelo endpoint da VPC e, como toda API REST, guarda respostas em cache e tem planos de uso com taxa e cota mensal por cliente.',
          en: 'A private REST API answers only through the VPC endpoint and, like every REST API, caches answers and has usage plans with a rate and a monthly quota per client.',
          es: 'La API REST privada solo responde por el endpoint de la VPC y, como toda API REST, guarda respuestas en caché y tiene planes de uso con tasa y cuota mensual por cliente.',
        },
        likeness: {
          pt: 'o balcão completo, com cotas e respostas prontas, num pátio fechado, atrás de uma porta alugada por hora',
          en: 'the full counter, with quotas and ready answers, in a closed courtyard, behind a door rented by the hour',
          es: 'el mostrador completo, con cuotas y respuestas listas, en un patio cerrado, tras una puerta alquilada por hora',
        },
        tell: {
          pt: 'API chamada só de dentro da VPC: API REST privada.',
          en: 'An API called from inside the VPC alone: a private REST API.',
          es: 'API llamada solo desde dentro de la VPC: API REST privada.',
        },
      },
      {
        id: 'websocket',
        uses: ['WebSocket'],
        popularity: 4,
        source: docs('apigateway/latest/developerguide/apigateway-websocket-api.html'),
        text: {
          pt: 'Uma API WebSocket do API Gateway',
          en: 'An API Gateway WebSocket API',
          es: 'Una API WebSocket de API Gateway',
        },
        action: {
          pt: 'Criar uma API WebSocket no Amazon API Gateway, com rotas que chamam as funções e as de conexão e desconexão.',
          en: 'Create a WebSocket API in Amazon API Gateway, with routes that call the functions and those for connect and disconnect.',
          es: 'Crear una API WebSocket en Amazon API Gateway, con rutas que llaman a las funciones y las de conexión y desconexión.',
        },
        why: {
          pt: 'A API WebSocket mantém a conexão aberta para mensagens no formato JSON que o cliente usar, e as funções enviam mensagens a ele sem que pergunte.',
          en: 'A WebSocket API keeps the connection open for messages in whatever JSON format the client uses, and the functions send messages to the client without being asked.',
          es: 'La API WebSocket mantiene abierta la conexión para mensajes en el formato JSON que use el cliente, y las funciones le envían mensajes sin que pregunte.',
        },
        likeness: {
          pt: 'a linha telefônica aberta, que dá notícias na hora, mas em que a equipe anota quem está ligado',
          en: 'the open phone line, which gives news at once, but where the team must note who is listening',
          es: 'la línea telefónica abierta, que da noticias al momento, pero donde el equipo anota quién está conectado',
        },
        tell: {
          pt: 'Mensagens nos dois sentidos por uma conexão aberta: API WebSocket. Mudança que deve chegar ao navegador dos clientes sem que ele pergunte: API WebSocket. Programas clientes que já trocam mensagens JSON em formato próprio: uma API do API Gateway, e não GraphQL. Quem chama está na internet, em redes que a empresa não conhece: uma API pública, e não uma privada na VPC.',
          en: 'Messages both ways over an open connection: a WebSocket API. A change that must reach the browsers without their asking: a WebSocket API. Client programs that already exchange JSON messages in a format of their own: an API Gateway API, not GraphQL. Callers on the internet, on networks that the company does not know: a public API, not a private one in the VPC.',
          es: 'Mensajes en los dos sentidos por una conexión abierta: API WebSocket. Cambio que debe llegar al navegador de los clientes sin que vuelva a preguntar: API WebSocket. Programas cliente que ya intercambian mensajes JSON en un formato propio: una API de API Gateway, y no GraphQL. Quienes llaman están en internet, en redes que la empresa no conoce: una API pública, y no una privada en la VPC.',
        },
      },
      {
        id: 'appsync',
        uses: ['AppSync', 'GraphQL'],
        popularity: 3,
        source: docs('appsync/latest/devguide/what-is-appsync.html'),
        text: {
          pt: 'Uma API GraphQL do AWS AppSync',
          en: 'An AWS AppSync GraphQL API',
          es: 'Una API GraphQL de AWS AppSync',
        },
        action: {
          pt: 'Criar uma API GraphQL no AWS AppSync, com resolvers que chamam as funções e assinaturas (subscriptions).',
          en: 'Create a GraphQL API in AWS AppSync, with subscriptions and with resolvers that call the functions.',
          es: 'Crear una API GraphQL en AWS AppSync, con resolvers que llaman a las funciones y suscripciones (subscriptions).',
        },
        why: {
          pt: 'O AppSync junta várias fontes em uma só consulta GraphQL, em que o cliente escolhe os campos, mantém ele mesmo as conexões WebSocket e envia na hora cada mudança aos assinantes.',
          en: 'AppSync brings several sources together in one GraphQL query, in which the client picks the fields, keeps the WebSocket connections itself and pushes each change to its subscribers at once.',
          es: 'AppSync reúne varias fuentes en una sola consulta GraphQL, en la que el cliente elige los campos, mantiene por sí mismo las conexiones WebSocket y envía al instante cada cambio a los suscriptores.',
        },
        likeness: {
          pt: 'o atendente que avisa os inscritos sem que perguntem, mas só aceita pedidos no seu próprio formulário',
          en: 'the attendant who tells subscribers the news unasked, but takes requests only on his own form',
          es: 'el empleado que avisa a los inscritos sin que pregunten, pero solo acepta peticiones en su propio formulario',
        },
        tell: {
          pt: 'Nenhum código que guarde quem está conectado: AppSync, com assinaturas (subscriptions). Quem chama está na internet, em redes que a empresa não conhece: uma API pública, e não uma privada na VPC.',
          en: 'No code that keeps track of who is connected: AppSync, with subscriptions. Callers on the internet, on networks that the company does not know: a public API, not a private one in the VPC.',
          es: 'Ningún código que registre quién está conectado: AppSync, con suscripciones (subscriptions). Quienes llaman están en internet, en redes que la empresa no conoce: una API pública, y no una privada en la VPC.',
        },
      },
      {
        id: 'url',
        uses: ['function URL', 'URL de função', 'URL de función'],
        popularity: 3,
        source: docs('lambda/latest/dg/urls-configuration.html'),
        text: {
          pt: 'Uma URL de função em cada função',
          en: 'A function URL for each function',
          es: 'Una URL de función en cada función',
        },
        action: {
          pt: 'Ativar uma URL de função em cada uma das funções da API e verificar no código quem chama.',
          en: 'Turn on a function URL for each of the functions of the API and check the caller in their code.',
          es: 'Activar una URL de función en cada una de las funciones de la API y verificar en el código quién llama.',
        },
        why: {
          pt: 'Uma URL de função dá a uma função um endereço HTTPS público sem custo próprio, com respostas de até 15 minutos e sem rotas nem cotas.',
          en: 'A function URL gives a function a public HTTPS address at no charge of its own, with answers of up to 15 minutes and without routes or quotas.',
          es: 'Una URL de función da a una función una dirección HTTPS pública sin costo propio, con respuestas de hasta 15 minutos y sin rutas ni cuotas.',
        },
        likeness: {
          pt: 'a porta gratuita de cada guichê para a rua, com endereço próprio, mas sem cotas nem respostas prontas',
          en: 'the free street door of each desk, at an address of its own, but without quotas or ready answers',
          es: 'la puerta gratuita de cada ventanilla a la calle, con dirección propia, pero sin cuotas ni respuestas listas',
        },
        tell: {
          pt: 'HTTPS para uma única função, sem outro serviço: URL de função. Função que leva minutos, com o resultado na resposta HTTP: URL de função.',
          en: 'HTTPS for a single function without another service: a function URL. A function that takes minutes, with its result in the HTTP response: a function URL.',
          es: 'HTTPS para una sola función, sin otro servicio: URL de función. Función que tarda minutos, con el resultado en la respuesta HTTP: URL de función.',
        },
      },
      {
        id: 'alb',
        neverRight: true,
        uses: ['Application Load Balancer', 'ALB'],
        popularity: 4,
        source: docs('elasticloadbalancing/latest/application/lambda-functions.html'),
        text: {
          pt: 'Um Application Load Balancer interno',
          en: 'An internal Application Load Balancer',
          es: 'Un Application Load Balancer interno',
        },
        action: {
          pt: 'Criar um Application Load Balancer interno, com regras por URL e cada função como destino.',
          en: 'Create an internal Application Load Balancer, with rules by URL and each function as a target.',
          es: 'Crear un Application Load Balancer interno, con reglas por URL y cada función como destino.',
        },
        why: {
          pt: 'Um Application Load Balancer interno leva caminhos a funções, contêineres e servidores da VPC, e é cobrado por hora.',
          en: 'An internal Application Load Balancer takes paths to functions, containers and servers of the VPC, and is charged by the hour.',
          es: 'Un Application Load Balancer interno lleva rutas a funciones, contenedores y servidores de la VPC, y se cobra por hora.',
        },
        likeness: {
          pt: 'o saguão num pátio fechado, com placas até cada guichê, alugado por hora, sem cotas nem respostas prontas',
          en: 'the lobby in a closed courtyard, with signs to each desk, rented hourly, without quotas or ready answers',
          es: 'el vestíbulo en un patio cerrado, con letreros a cada ventanilla, alquilado por hora, sin cuotas ni respuestas listas',
        },
        tell: {
          pt: 'Tráfego interno constante e alto por caminho: Application Load Balancer.',
          en: 'Steady, high internal traffic by path: an Application Load Balancer.',
          es: 'Tráfico interno constante y alto por ruta: Application Load Balancer.',
        },
      },
    ],
    constraints: [
      {
        id: 'quotas',
        text: {
          pt: 'Cada sistema que chama tem limites acordados de chamadas por segundo e por mês, aplicados sem código.',
          en: 'Each system that calls has agreed limits of calls per second and per month, enforced without code.',
          es: 'Cada sistema que llama tiene límites acordados de llamadas por segundo y por mes, aplicados sin código.',
        },
        fits: ['rest', 'private'],
        rulesOut: {
          http: {
            pt: 'Uma API HTTP custa menos, mas não tem chaves de API nem planos de uso.',
            en: 'An HTTP API costs less but has neither API keys nor usage plans.',
            es: 'Una API HTTP cuesta menos, pero no tiene claves de API ni planes de uso.',
          },
          appsync: {
            pt: 'As chaves do AppSync não têm cotas por cliente.',
            en: 'The keys of AppSync have no quotas for each customer.',
            es: 'Las claves de AppSync no tienen cuotas por cliente.',
          },
          url: {
            pt: 'Uma URL de função não tem cotas por cliente; contar as chamadas ficaria a cargo do código.',
            en: 'A function URL has no quotas for each customer; counting calls would be left to the code.',
            es: 'Una URL de función no tiene cuotas por cliente; contar las llamadas quedaría a cargo del código.',
          },
          alb: {
            pt: 'O Application Load Balancer não conta chamadas por cliente.',
            en: 'An Application Load Balancer does not count calls for each customer.',
            es: 'El Application Load Balancer no cuenta llamadas por cliente.',
          },
        },
      },
      {
        id: 'cached',
        notWith: ['no-hourly', 'cheapest'],
        text: {
          pt: 'Metade das chamadas repete a mesma consulta em um minuto e não deve executar a função outra vez.',
          en: 'Half of the calls repeat the same query within a minute and must not run the function again.',
          es: 'La mitad de las llamadas repite la misma consulta en un minuto y no debe ejecutar la función otra vez.',
        },
        fits: ['rest', 'private'],
        rulesOut: {
          http: {
            pt: 'Uma API HTTP repassa cada chamada à função, pois não guarda respostas em cache.',
            en: 'An HTTP API passes every call on to the function, as it keeps no answers in a cache.',
            es: 'Una API HTTP pasa cada llamada a la función, porque no guarda respuestas en caché.',
          },
          url: {
            pt: 'Uma URL de função executa a função a cada chamada, mesmo repetida.',
            en: 'A function URL runs the function on each call, even a repeated one.',
            es: 'Una URL de función ejecuta la función en cada llamada, incluso repetida.',
          },
          alb: {
            pt: 'O Application Load Balancer não tem cache de respostas.',
            en: 'An Application Load Balancer has no cache of answers.',
            es: 'El Application Load Balancer no tiene caché de respuestas.',
          },
          websocket: {
            pt: 'A API WebSocket leva cada mensagem à função, sem cache.',
            en: 'A WebSocket API takes each message to the function, without a cache.',
            es: 'La API WebSocket lleva cada mensaje a la función, sin caché.',
          },
        },
      },
      {
        id: 'push',
        situations: ['weather-api', 'bids-api'],
        notWith: ['quotas'],
        text: {
          pt: 'Os clientes ficam com a página aberta por uma hora, e cada mudança deve chegar ao navegador no mesmo segundo, sem que ele pergunte de novo.',
          en: 'Customers keep the page open for an hour, and each change must reach their browsers within the second, without their asking again.',
          es: 'Los clientes tienen la página abierta durante una hora, y cada cambio debe llegar al navegador en el mismo segundo, sin que vuelva a preguntar.',
        },
        fits: ['websocket', 'appsync'],
        rulesOut: {
          http: {
            pt: 'Uma API HTTP só responde a quem chama, e o navegador teria de perguntar de novo.',
            en: 'An HTTP API only answers whoever calls, and the browser would have to ask again.',
            es: 'Una API HTTP solo responde a quien llama, y el navegador tendría que preguntar otra vez.',
          },
          rest: {
            pt: 'Uma API REST só responde a quem chama, por 15 minutos no máximo, e o navegador teria de perguntar de novo.',
            en: 'A REST API only answers whoever calls, for 15 minutes at most, and the browser would have to ask again.',
            es: 'Una API REST solo responde a quien llama, por 15 minutos como máximo, y el navegador tendría que preguntar otra vez.',
          },
          private: {
            pt: 'A API REST privada só responde a quem chama, de dentro da VPC.',
            en: 'A private REST API only answers whoever calls, from inside the VPC.',
            es: 'La API REST privada solo responde a quien llama, desde dentro de la VPC.',
          },
          url: {
            pt: 'Uma URL de função só responde a quem chama, por 15 minutos no máximo, e o navegador teria de perguntar de novo.',
            en: 'A function URL only answers whoever calls, for 15 minutes at most, and the browser would have to ask again.',
            es: 'Una URL de función solo responde a quien llama, por 15 minutos como máximo, y el navegador tendría que preguntar otra vez.',
          },
          alb: {
            pt: 'O balanceador interno não alcança o navegador dos clientes.',
            en: 'The internal balancer does not reach the browsers of customers.',
            es: 'El balanceador interno no llega al navegador de los clientes.',
          },
        },
      },
      {
        id: 'own-format',
        notWith: ['public', 'no-hourly', 'one-name'],
        text: {
          pt: 'Os programas clientes já existem e trocam mensagens JSON em formato próprio, que não vai mudar.',
          en: 'The client programs exist already and exchange JSON messages in a format of their own, which will not change.',
          es: 'Los programas cliente ya existen e intercambian mensajes JSON en un formato propio, que no va a cambiar.',
        },
        fits: ['http', 'rest', 'private', 'websocket', 'url', 'alb'],
        rulesOut: {
          appsync: {
            pt: 'No AppSync os clientes fazem consultas GraphQL, que teriam que aprender.',
            en: 'In AppSync clients make GraphQL queries, which they would have to learn.',
            es: 'En AppSync los clientes hacen consultas GraphQL, que tendrían que aprender.',
          },
        },
      },
      {
        id: 'no-tracking',
        notWith: ['own-format', 'public', 'no-hourly', 'one-name'],
        text: {
          pt: 'A equipe não quer escrever código que guarde quem está conectado e quem recebe cada aviso.',
          en: 'The team does not want to write code that keeps track of who is connected and who gets each notice.',
          es: 'El equipo no quiere escribir código que registre quién está conectado y quién recibe cada aviso.',
        },
        fits: ['http', 'rest', 'private', 'appsync', 'url', 'alb'],
        rulesOut: {
          websocket: {
            pt: 'Na API WebSocket, o código guarda os IDs de conexão e envia a cada um.',
            en: 'With a WebSocket API, the code keeps the connection IDs and sends to each of them.',
            es: 'En la API WebSocket, el código guarda los ID de conexión y envía a cada uno.',
          },
        },
      },
      {
        id: 'inside',
        situations: ['parts-api'],
        notWith: ['push'],
        text: {
          pt: 'Só sistemas dentro da VPC podem chamar a API, que não deve ter endereço na internet.',
          en: 'Only systems inside the VPC may call the API, which must have no address on the internet.',
          es: 'Solo sistemas dentro de la VPC pueden llamar a la API, que no debe tener dirección en internet.',
        },
        fits: ['private', 'alb'],
        rulesOut: {
          http: {
            pt: 'O endpoint de uma API HTTP é público, mesmo que só sistemas da VPC a chamem.',
            en: 'The endpoint of an HTTP API is public, even if only systems of the VPC call it.',
            es: 'El endpoint de una API HTTP es público, aunque solo la llamen sistemas de la VPC.',
          },
          rest: {
            pt: 'O endpoint de uma API REST regional é público, mesmo que só sistemas da VPC a chamem.',
            en: 'The endpoint of a Regional REST API is public, even if only systems of the VPC call it.',
            es: 'El endpoint de una API REST regional es público, aunque solo la llamen sistemas de la VPC.',
          },
          websocket: {
            pt: 'O endpoint de uma API WebSocket é público, mesmo que só sistemas da VPC a chamem.',
            en: 'The endpoint of a WebSocket API is public, even if only systems of the VPC call it.',
            es: 'El endpoint de una API WebSocket es público, aunque solo la llamen sistemas de la VPC.',
          },
          url: {
            pt: 'O endereço de uma URL de função é público, mesmo que só sistemas da VPC a chamem.',
            en: 'The address of a function URL is public, even if only systems of the VPC call it.',
            es: 'La dirección de una URL de función es pública, aunque solo la llamen sistemas de la VPC.',
          },
        },
      },
      {
        id: 'public',
        situations: ['weather-api', 'bids-api'],
        notWith: ['inside'],
        text: {
          pt: 'Os chamadores estão na internet, em redes que a empresa não conhece.',
          en: 'The callers are on the internet, on networks that the company does not know.',
          es: 'Quienes llaman están en internet, en redes que la empresa no conoce.',
        },
        fits: ['http', 'rest', 'websocket', 'appsync', 'url'],
        rulesOut: {
          private: {
            pt: 'A API REST privada só responde dentro de VPCs com o endpoint.',
            en: 'A private REST API answers only inside VPCs that have the endpoint.',
            es: 'La API REST privada solo responde dentro de las VPC con el endpoint.',
          },
          alb: {
            pt: 'O balanceador interno só tem endereços privados, e quem chama está na internet.',
            en: 'The internal balancer has private addresses only, and the callers are on the internet.',
            es: 'El balanceador interno solo tiene direcciones privadas, y quienes llaman están en internet.',
          },
        },
      },
      {
        id: 'no-hourly',
        notWith: ['cached'],
        text: {
          pt: 'O uso é raro e irregular, e a entrada não deve custar nada nas horas sem chamadas.',
          en: 'Use is rare and irregular, and the entry point must cost nothing in hours without calls.',
          es: 'El uso es raro e irregular, y el punto de entrada no debe costar nada en las horas sin llamadas.',
        },
        fits: ['http', 'appsync', 'url', 'websocket'],
        rulesOut: {
          alb: {
            pt: 'O Application Load Balancer é cobrado por hora, com chamadas ou sem elas.',
            en: 'An Application Load Balancer is charged by the hour, with or without calls.',
            es: 'El Application Load Balancer se cobra por hora, con llamadas o sin ellas.',
          },
          private: {
            pt: 'O endpoint de interface da API privada é cobrado por hora.',
            en: 'The interface endpoint of the private API is charged by the hour.',
            es: 'El endpoint de interfaz de la API privada se cobra por hora.',
          },
        },
      },
      {
        id: 'one-name',
        notWith: ['public'],
        text: {
          pt: 'Todas as funções devem atender em um só domínio, cada uma em um caminho.',
          en: 'All functions must answer on a single domain, each of them on a path.',
          es: 'Todas las funciones deben atender en un solo dominio, cada una en una ruta.',
        },
        fits: ['http', 'rest', 'private', 'alb'],
        rulesOut: {
          url: {
            pt: 'Cada URL de função tem um domínio próprio, em vez de um só para todas.',
            en: 'Each function URL has a domain of its own, rather than one for all.',
            es: 'Cada URL de función tiene un dominio propio, en vez de uno solo para todas.',
          },
          websocket: {
            pt: 'A API WebSocket escolhe a função pelo conteúdo da mensagem, não por caminhos.',
            en: 'A WebSocket API chooses the function by the content of the message, not by paths.',
            es: 'La API WebSocket elige la función por el contenido del mensaje, no por rutas.',
          },
          appsync: {
            pt: 'O AppSync atende a tudo em um único caminho, /graphql.',
            en: 'AppSync answers everything on a single path, /graphql.',
            es: 'AppSync atiende todo en una única ruta, /graphql.',
          },
        },
      },
      {
        id: 'long-answer',
        text: {
          pt: 'Uma das funções leva até quatro minutos, e o resultado deve voltar na resposta HTTP da própria chamada.',
          en: 'One of the functions takes up to four minutes, and its result must come back in the HTTP response to that same call.',
          es: 'Una de las funciones tarda hasta cuatro minutos, y el resultado debe volver en la respuesta HTTP de la propia llamada.',
        },
        fits: ['url', 'alb'],
        rulesOut: {
          http: {
            pt: 'Em uma API HTTP uma integração dura no máximo 30 segundos, e a função leva quatro minutos.',
            en: 'In an HTTP API an integration lasts 30 seconds at most, and the function takes four minutes.',
            es: 'En una API HTTP una integración dura 30 segundos como máximo, y la función tarda cuatro minutos.',
          },
          appsync: {
            pt: 'No AppSync um resolvedor dura no máximo 30 segundos, e a função leva quatro minutos.',
            en: 'In AppSync a resolver lasts 30 seconds at most, and the function takes four minutes.',
            es: 'En AppSync un resolutor dura 30 segundos como máximo, y la función tarda cuatro minutos.',
          },
          websocket: {
            pt: 'Na API WebSocket uma integração dura no máximo 29 segundos; um resultado posterior chega como outra mensagem, não como resposta HTTP.',
            en: 'In a WebSocket API an integration lasts 29 seconds at most; a later result arrives as another message, not as an HTTP response.',
            es: 'En la API WebSocket una integración dura como máximo 29 segundos; un resultado posterior llega como otro mensaje, no como respuesta HTTP.',
          },
        },
      },
      {
        id: 'cheapest',
        notWith: ['quotas', 'cached', 'inside', 'push'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MELHOR custo-benefício?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
        fits: ['http', 'url'],
        rulesOut: {
          rest: {
            pt: 'Cada chamada da API REST custa mais de três vezes a da API HTTP.',
            en: 'Each call of a REST API costs more than three times that of an HTTP API.',
            es: 'Cada llamada de la API REST cuesta más de tres veces la de la API HTTP.',
          },
          private: {
            pt: 'À chamada da API REST somam-se as horas do endpoint de interface.',
            en: 'The hours of the interface endpoint come on top of the REST API call.',
            es: 'A la llamada de la API REST se suman las horas del endpoint de interfaz.',
          },
          appsync: {
            pt: 'Cada operação do AppSync custa cerca de quatro vezes a chamada da API HTTP.',
            en: 'Each AppSync operation costs about four times a call of the HTTP API.',
            es: 'Cada operación de AppSync cuesta cerca de cuatro veces la llamada de la API HTTP.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual entrada deve ser criada para a API?',
      en: 'Which entry point should be created for the API?',
      es: '¿Qué punto de entrada se debe crear para la API?',
    },
  },
];
