import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const edgeCode: readonly Pattern[] = [
  {
    id: 'edge-code',
    exams: { 'saa-c03': { domain: 'performance', topic: 'network-performance' } },
    scene: {
      pt: 'Pense nas requisições como envelopes entregues em bancas de jornal perto de cada leitor, e na origem como a sede distante.',
      en: 'Think of the requests as envelopes handed in at newsstands near the readers, and of the origin as a faraway headquarters.',
      es: 'Piensa en las solicitudes como sobres entregados en quioscos cerca de cada lector, y en el origen como una sede lejana.',
    },
    situations: [
      {
        id: 'magazine-edge',
        text: {
          pt: 'Uma editora entrega 40 revistas on-line com o Amazon CloudFront e vai acrescentar uma regra a cada solicitação.',
          en: 'A publisher delivers 40 online magazines with Amazon CloudFront and plans to add a rule to each request.',
          es: 'Una editorial entrega 40 revistas en línea con Amazon CloudFront y va a agregar una regla a cada solicitud.',
        },
        today: {
          pt: 'As origens são servidores atrás de um balanceador, e os leitores estão em trinta países. Um arquiteto de soluções deve dizer onde a regra roda.',
          en: 'The origins are servers behind a balancer, and readers are in thirty countries. A solutions architect must say where the rule runs.',
          es: 'Los orígenes son servidores detrás de un balanceador, y los lectores están en treinta países. Un arquitecto de soluciones debe decir dónde corre la regla.',
        },
      },
      {
        id: 'fashion-edge',
        text: {
          pt: 'Uma loja de moda atende doze países por uma distribuição do Amazon CloudFront e quer adaptar cada resposta ao visitante.',
          en: 'A fashion shop serves twelve countries through an Amazon CloudFront distribution and wants to adapt each answer to the visitor.',
          es: 'Una tienda de moda atiende doce países con una distribución de Amazon CloudFront y quiere adaptar cada respuesta al visitante.',
        },
        today: {
          pt: 'São 9 milhões de solicitações por dia, nove em cada dez respondidas do cache. A loja ainda define onde executar o código.',
          en: 'There are 9 million requests a day, nine out of ten answered from the cache. The shop is still settling where to run the code.',
          es: 'Son 9 millones de solicitudes por día, nueve de cada diez respondidas desde la caché. La tienda aún define dónde ejecutar el código.',
        },
      },
      {
        id: 'museum-edge',
        text: {
          pt: 'Um museu publica imagens de obras com o Amazon CloudFront e precisa tratar os pedidos antes de entregá-las.',
          en: 'A museum publishes images of its works with Amazon CloudFront and needs to treat the requests before it delivers them.',
          es: 'Un museo publica imágenes de obras con Amazon CloudFront y necesita tratar las solicitudes antes de entregarlas.',
        },
        today: {
          pt: 'São 2 milhões de imagens em um servidor do museu, atrás de um balanceador. Os arquitetos comparam os lugares para o código.',
          en: 'There are 2 million images on a server of the museum, behind a balancer. The architects are comparing places for the code.',
          es: 'Son 2 millones de imágenes en un servidor del museo, detrás de un balanceador. Los arquitectos comparan lugares para el código.',
        },
      },
    ],
    candidates: [
      {
        id: 'cff',
        uses: ['CloudFront Functions'],
        popularity: 4,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/cloudfront-functions.html'),
        text: {
          pt: 'Uma função do CloudFront Functions',
          en: 'A function in CloudFront Functions',
          es: 'Una función de CloudFront Functions',
        },
        action: {
          pt: 'Associar à distribuição uma função do CloudFront Functions com um KeyValueStore, no evento de solicitação do visualizador.',
          en: 'Associate a function of CloudFront Functions, with a KeyValueStore, with the viewer request event of the distribution.',
          es: 'Asociar a la distribución una función de CloudFront Functions con un KeyValueStore, en el evento de solicitud del lector.',
        },
        why: {
          pt: 'O CloudFront Functions executa JavaScript curto na borda, antes do cache, em menos de um milissegundo, altera caminho e cabeçalhos e custa por chamada menos que o Lambda@Edge; um KeyValueStore dá à função dados que mudam sem outra publicação.',
          en: 'CloudFront Functions runs short JavaScript at the edge, before the cache, in under a millisecond, changes paths and headers and costs less per call than Lambda@Edge; a KeyValueStore gives the function data that changes without another release.',
          es: 'CloudFront Functions ejecuta JavaScript corto en el borde, antes de la caché, en menos de un milisegundo, modifica rutas y encabezados y cuesta por llamada menos que Lambda@Edge; un KeyValueStore da a la función datos que cambian sin otra publicación.',
        },
        likeness: {
          pt: 'o atendente rápido de cada banca, que corrige endereços na hora, mas não telefona nem abre envelopes',
          en: 'the quick clerk at every newsstand, who corrects addresses on the spot but never phones or opens envelopes',
          es: 'el empleado rápido de cada quiosco, que corrige direcciones al momento, pero no telefonea ni abre sobres',
        },
        tell: {
          pt: 'Lógica que não pode somar mais de um milissegundo: CloudFront Functions, que roda em cada ponto de presença. Caminho da URL e cabeçalhos reescritos em menos de um milissegundo: CloudFront Functions. Redirecionamentos que mudam sem publicar código: CloudFront Functions, com um KeyValueStore. Lógica curta sobre o que é respondido do cache: CloudFront Functions, o código de borda mais barato. Aplicação da origem que vem de um fornecedor e não pode ser alterada: uma função na borda.',
          en: 'Logic that must not add more than a millisecond: CloudFront Functions, which runs at each edge location. Path of the URL and headers rewritten within a millisecond: CloudFront Functions. Redirects that change without releasing code: CloudFront Functions, with a KeyValueStore. Short logic on what is answered from the cache: CloudFront Functions, the cheapest code at the edge. An application at the origin that comes from a vendor and cannot be changed: a function at the edge.',
          es: 'Lógica que no puede sumar más de un milisegundo: CloudFront Functions, que corre en cada ubicación de borde. Ruta de la URL y encabezados reescritos en menos de un milisegundo: CloudFront Functions. Redirecciones que cambian sin publicar código: CloudFront Functions, con un KeyValueStore. Lógica corta sobre lo que se responde desde la caché: CloudFront Functions, el código de borde más barato. Aplicación de origen que viene de un proveedor y no puede modificarse: una función en el borde.',
        },
      },
      {
        id: 'edge',
        uses: ['Lambda@Edge'],
        popularity: 4,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/lambda-at-the-edge.html'),
        text: { pt: 'Uma função do Lambda@Edge', en: 'A function in Lambda@Edge', es: 'Una función de Lambda@Edge' },
        action: {
          pt: 'Associar à distribuição uma função do Lambda@Edge no evento de solicitação do visualizador.',
          en: 'Associate a function of Lambda@Edge with the viewer request event of the distribution.',
          es: 'Asociar a la distribución una función de Lambda@Edge en el evento de solicitud del lector.',
        },
        why: {
          pt: 'O Lambda@Edge executa Node.js ou Python em caches regionais, se preciso antes que o cache responda, com rede, bibliotecas e acesso ao corpo da solicitação.',
          en: 'Lambda@Edge runs Node.js or Python at regional caches, before the cache answers if need be, with network calls, libraries and access to the body of the request.',
          es: 'Lambda@Edge ejecuta Node.js o Python en cachés regionales, si hace falta antes de que la caché responda, con red, bibliotecas y acceso al cuerpo de la solicitud.',
        },
        likeness: {
          pt: 'o atendente experiente de cada região, que abre envelopes e telefona, mas demora mais e custa mais',
          en: 'the experienced clerk in each region, who opens envelopes and makes calls, but takes longer and costs more',
          es: 'el empleado experto de cada región, que abre sobres y telefonea, pero tarda más y cuesta más',
        },
        tell: {
          pt: 'Código que consulta por HTTPS o host que a solicitação indica: Lambda@Edge, que chama qualquer endereço. Código que lê o corpo da solicitação: Lambda@Edge. Aplicação da origem que vem de um fornecedor e não pode ser alterada: uma função na borda.',
          en: 'Code that queries over HTTPS the host that the request names: Lambda@Edge, which calls any address. Code that reads the body of the request: Lambda@Edge. An application at the origin that comes from a vendor and cannot be changed: a function at the edge.',
          es: 'Código que consulta por HTTPS el host que la solicitud indica: Lambda@Edge, que llama a cualquier dirección. Código que lee el cuerpo de la solicitud: Lambda@Edge. Aplicación de origen que viene de un proveedor y no puede modificarse: una función en el borde.',
        },
      },
      {
        id: 'app',
        uses: [],
        popularity: 5,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/DownloadDistS3AndCustomOrigins.html'),
        text: {
          pt: 'O código da aplicação, na origem',
          en: 'The code of the application at the origin',
          es: 'El código de la aplicación, en el origen',
        },
        action: {
          pt: 'Escrever a lógica no código da aplicação, na origem, e repassar a ela os cabeçalhos de que precisa.',
          en: 'Write the logic in the code of the application, at the origin, and forward to it the headers that it needs.',
          es: 'Escribir la lógica en el código de la aplicación, en el origen, y reenviarle los encabezados que necesita.',
        },
        why: {
          pt: 'Na origem o código chama o que quiser e usa qualquer linguagem, só nas solicitações que o cache não respondeu.',
          en: 'At the origin the code calls what it likes and uses any language, on those requests only that the cache did not answer.',
          es: 'En el origen el código llama a lo que quiera y usa cualquier lenguaje, solo en las solicitudes que la caché no respondió.',
        },
        likeness: {
          pt: 'o funcionário da sede, que precisa de novo treino e só vê o que as bancas não resolveram',
          en: 'the clerk at headquarters, who needs retraining and sees only what the newsstands could not answer',
          es: 'el empleado de la sede, que necesita otra capacitación y solo ve lo que los quioscos no resolvieron',
        },
        tell: {
          pt: 'Lógica de negócio em páginas sem cache: na origem.',
          en: 'Business logic on pages that are not cached: at the origin.',
          es: 'Lógica de negocio en páginas sin caché: en el origen.',
        },
      },
      {
        id: 'alb',
        uses: [],
        popularity: 4,
        source: docs('elasticloadbalancing/latest/application/listener-rules.html'),
        text: {
          pt: 'Regras do balanceador da origem',
          en: 'Rules on the balancer of the origin',
          es: 'Reglas del balanceador del origen',
        },
        action: {
          pt: 'Criar regras de listener no Application Load Balancer da origem, com condições de caminho e de cabeçalho.',
          en: 'Create listener rules on the Application Load Balancer of the origin, with conditions on path and header.',
          es: 'Crear reglas de agente de escucha en el Application Load Balancer del origen, con condiciones de ruta y de encabezado.',
        },
        why: {
          pt: 'Regras do balanceador encaminham, redirecionam ou respondem por caminho e cabeçalho, sem código, ao que chega à origem.',
          en: 'Rules of the balancer forward, redirect or answer by path and header, without code, what reaches the origin.',
          es: 'Las reglas del balanceador reenvían, redirigen o responden por ruta y encabezado, sin código, lo que llega al origen.',
        },
        likeness: {
          pt: 'o porteiro da sede, com poucas regras, que lê por fora só os envelopes que chegam até lá',
          en: 'the doorman at headquarters, with few rules, who reads only the outside of the envelopes that get there',
          es: 'el portero de la sede, con pocas reglas, que lee por fuera los sobres que llegan allí',
        },
        tell: {
          pt: 'Poucos caminhos que vão a grupos de servidores diferentes: regras do ALB.',
          en: 'A few paths that go to different groups of servers: ALB rules.',
          es: 'Pocas rutas que van a distintos grupos de servidores: reglas del ALB.',
        },
      },
      {
        id: 'waf',
        uses: ['WAF'],
        popularity: 4,
        neverRight: true,
        source: docs('waf/latest/developerguide/cloudfront-features.html'),
        text: {
          pt: 'Uma web ACL do AWS WAF com regras',
          en: 'An AWS WAF web ACL with rules',
          es: 'Una web ACL de AWS WAF con reglas',
        },
        action: {
          pt: 'Associar à distribuição do CloudFront uma web ACL do AWS WAF com regras que correspondem a caminho e cabeçalhos.',
          en: 'Associate an AWS WAF web ACL with the CloudFront distribution, with rules that match the path and the headers.',
          es: 'Asociar a la distribución de CloudFront una web ACL de AWS WAF con reglas que coinciden con la ruta y los encabezados.',
        },
        why: {
          pt: 'O AWS WAF permite, conta ou bloqueia solicitações na borda, segundo regras, antes do cache.',
          en: 'AWS WAF allows, counts or blocks requests at the edge by rules, before the cache.',
          es: 'AWS WAF permite, cuenta o bloquea solicitudes en el borde según reglas, antes de la caché.',
        },
        likeness: {
          pt: 'o vigia de cada banca, que deixa passar ou barra um envelope, mas não corrige nem abre nenhum',
          en: 'the guard at every newsstand, who lets envelopes through or stops them, but corrects and opens none',
          es: 'el vigilante de cada quiosco, que deja pasar o detiene un sobre, pero no corrige ni abre ninguno',
        },
        tell: {
          pt: 'Bloquear solicitações por regras: AWS WAF.',
          en: 'Block requests by rules: AWS WAF.',
          es: 'Bloquear solicitudes según reglas: AWS WAF.',
        },
      },
    ],
    constraints: [
      {
        id: 'cached-too',
        text: {
          pt: 'A lógica deve valer também para o que é respondido do cache, sem ida à origem.',
          en: 'The logic must also apply to what is answered from the cache, without a trip to the origin.',
          es: 'La lógica debe aplicarse también a lo que se responde desde la caché, sin ir al origen.',
        },
        fits: ['cff', 'edge', 'waf'],
        rulesOut: {
          app: {
            pt: 'A origem só vê o que o cache não respondeu, e a lógica falharia no resto.',
            en: 'The origin sees only what the cache did not answer, and the logic would miss the rest.',
            es: 'El origen solo ve lo que la caché no respondió, y la lógica fallaría en el resto.',
          },
          alb: {
            pt: 'O balanceador só vê o que o cache não respondeu, e a lógica falharia no resto.',
            en: 'The balancer sees only what the cache did not answer, and the logic would miss the rest.',
            es: 'El balanceador solo ve lo que la caché no respondió, y la lógica fallaría en el resto.',
          },
        },
      },
      {
        id: 'rewrite',
        text: {
          pt: 'A regra reescreve o caminho da URL e acrescenta cabeçalhos conforme o cookie do visitante.',
          en: 'The rule rewrites the path of the URL and adds headers according to the visitor’s cookie.',
          es: 'La regla reescribe la ruta de la URL y agrega encabezados según la cookie del visitante.',
        },
        fits: ['cff', 'edge', 'app'],
        rulesOut: {
          waf: {
            pt: 'O AWS WAF permite ou bloqueia a solicitação; não reescreve a URL.',
            en: 'AWS WAF allows or blocks the request; it does not rewrite the URL.',
            es: 'AWS WAF permite o bloquea la solicitud; no reescribe la URL.',
          },
        },
      },
      {
        id: 'calls-out',
        text: {
          pt: 'Antes de responder, o código consulta por HTTPS o host que a solicitação indica, de um entre 5.000 parceiros.',
          en: 'Before it answers, the code queries over HTTPS the host that the request names, one of 5,000 partners.',
          es: 'Antes de responder, el código consulta por HTTPS el host que la solicitud indica, de uno entre 5.000 socios.',
        },
        fits: ['edge', 'app'],
        rulesOut: {
          cff: {
            pt: 'O CloudFront Functions chama apenas origens configuradas na distribuição, e não qualquer host que a solicitação indique.',
            en: 'CloudFront Functions calls only origins configured on the distribution, not any host that a request names.',
            es: 'CloudFront Functions llama solo a orígenes configurados en la distribución, y no a cualquier host que la solicitud indique.',
          },
          alb: {
            pt: 'As regras do balanceador encaminham e redirecionam, mas não chamam outros serviços.',
            en: 'The rules of the balancer forward and redirect but do not call other services.',
            es: 'Las reglas del balanceador reenvían y redirigen, pero no llaman a otros servicios.',
          },
          waf: {
            pt: 'As regras do AWS WAF permitem ou bloqueiam, mas não chamam outros serviços.',
            en: 'The rules of AWS WAF allow or block but do not call other services.',
            es: 'Las reglas de AWS WAF permiten o bloquean, pero no llaman a otros servicios.',
          },
        },
      },
      {
        id: 'body',
        notWith: ['cached-too'],
        text: {
          pt: 'O código lê um formulário no corpo da solicitação e o valida com uma biblioteca de 300 KB.',
          en: 'The code reads a form in the body of the request and validates it with a library of 300 KB.',
          es: 'El código lee un formulario en el cuerpo de la solicitud y lo valida con una biblioteca de 300 KB.',
        },
        fits: ['edge', 'app'],
        rulesOut: {
          cff: {
            pt: 'O CloudFront Functions não lê o corpo e aceita até 10 KB de código.',
            en: 'CloudFront Functions does not read the body and takes up to 10 KB of code.',
            es: 'CloudFront Functions no lee el cuerpo y acepta hasta 10 KB de código.',
          },
          alb: {
            pt: 'As regras do balanceador comparam caminho e cabeçalhos, mas não executam código.',
            en: 'The rules of the balancer compare path and headers but do not run code.',
            es: 'Las reglas del balanceador comparan ruta y encabezados, pero no ejecutan código.',
          },
          waf: {
            pt: 'O AWS WAF compara o corpo com regras, sem executar código.',
            en: 'AWS WAF compares the body with rules, without running code.',
            es: 'AWS WAF compara el cuerpo con reglas, sin ejecutar código.',
          },
        },
      },
      {
        id: 'vendor-origin',
        text: {
          pt: 'A aplicação da origem é de um fornecedor e não pode ser alterada.',
          en: 'The application at the origin comes from a vendor and cannot be changed.',
          es: 'La aplicación del origen es de un proveedor y no puede modificarse.',
        },
        fits: ['cff', 'edge', 'alb', 'waf'],
        rulesOut: {
          app: {
            pt: 'Na origem, seria preciso mudar o código do fornecedor.',
            en: 'At the origin, the code of the vendor would have to be changed.',
            es: 'En el origen, habría que cambiar el código del proveedor.',
          },
        },
      },
      {
        id: 'one-ms',
        text: {
          pt: 'A lógica não pode somar mais de um milissegundo a cada resposta.',
          en: 'The logic must not add more than a millisecond to each answer.',
          es: 'La lógica no puede sumar más de un milisegundo a cada respuesta.',
        },
        fits: ['cff', 'waf'],
        rulesOut: {
          edge: {
            pt: 'O Lambda@Edge soma vários milissegundos, e mais em uma inicialização a frio.',
            en: 'Lambda@Edge adds several milliseconds, and more at a cold start.',
            es: 'Lambda@Edge suma varios milisegundos, y más en un arranque en frío.',
          },
          app: {
            pt: 'Ir à origem soma dezenas de milissegundos ao que poderia vir do cache.',
            en: 'Going to the origin adds tens of milliseconds to what could come from the cache.',
            es: 'Ir al origen suma decenas de milisegundos a lo que podría venir de la caché.',
          },
          alb: {
            pt: 'Ir ao balanceador da origem soma dezenas de milissegundos.',
            en: 'Going to the balancer of the origin adds tens of milliseconds.',
            es: 'Ir al balanceador del origen suma decenas de milisegundos.',
          },
        },
      },
      {
        id: 'redirects',
        text: {
          pt: 'São 20.000 redirecionamentos, que a equipe de conteúdo muda o dia todo sem publicar código.',
          en: 'There are 20,000 redirects, which the content team changes all day long without releasing code.',
          es: 'Son 20.000 redirecciones, que el equipo de contenido cambia todo el día sin publicar código.',
        },
        fits: ['cff', 'app'],
        rulesOut: {
          alb: {
            pt: 'O balanceador tem cota de regras muito menor que 20.000.',
            en: 'The quota of rules of a balancer is far below 20,000.',
            es: 'El balanceador tiene una cuota de reglas muy inferior a 20.000.',
          },
          waf: {
            pt: 'Cada redirecionamento seria uma regra, muito além da capacidade de uma web ACL.',
            en: 'Each redirect would be a rule, far beyond the capacity of a web ACL.',
            es: 'Cada redirección sería una regla, muy por encima de la capacidad de una web ACL.',
          },
        },
      },
      {
        id: 'cheapest',
        notWith: ['calls-out', 'body', 'redirects'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MELHOR custo-benefício?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
        fits: ['cff', 'alb'],
        rulesOut: {
          edge: {
            pt: 'O Lambda@Edge cobra por solicitação e por duração, cerca de seis vezes mais por solicitação.',
            en: 'Lambda@Edge charges per request and for duration, about six times as much per request.',
            es: 'Lambda@Edge cobra por solicitud y por duración, cerca de seis veces más por solicitud.',
          },
          app: {
            pt: 'Levar à origem o que poderia vir do cache exige mais servidores.',
            en: 'Taking to the origin what could come from the cache needs more servers.',
            es: 'Llevar al origen lo que podría venir de la caché exige más servidores.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde essa lógica deve ficar?',
      en: 'Where should this logic be placed?',
      es: '¿Dónde debe estar esa lógica?',
    },
  },
];
