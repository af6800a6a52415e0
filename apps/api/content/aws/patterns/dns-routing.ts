import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const dnsRouting: readonly Pattern[] = [
  {
    id: 'dns-routing',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'edge', advancedOnly: true },
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    scene: {
      pt: 'Pense em cada Região como uma padaria, em que os usuários são fregueses e o DNS é quem lhes indica aonde ir.',
      en: 'Think of each Region as a bakery, where the users are customers and DNS is whoever tells them where to go.',
      es: 'Piensa en cada Región como una panadería, donde los usuarios son clientes y el DNS es quien les indica adónde ir.',
    },
    situations: [
      {
        id: 'ticketing',
        text: {
          pt: 'Uma bilheteria on-line atende por dois balanceadores, em São Paulo e na Virgínia, com os mesmos dados.',
          en: 'An online ticket office runs behind two load balancers, in São Paulo and Virginia, with the same data.',
          es: 'Una boletería en línea atiende con dos balanceadores, en São Paulo y Virginia, con los mismos datos.',
        },
        today: {
          pt: 'Até agora todos os nomes apontam para São Paulo, por um registro simples. Um arquiteto de soluções precisa configurar o DNS para os dois endereços.',
          en: 'Until now all names point to São Paulo through a simple record. A solutions architect must configure DNS for the two addresses.',
          es: 'Hasta ahora todos los nombres apuntan a São Paulo, mediante un registro simple. Un arquitecto de soluciones debe configurar el DNS para las dos direcciones.',
        },
      },
      {
        id: 'courier',
        text: {
          pt: 'Uma transportadora tem o site de rastreamento em duas regiões da AWS e configura o Amazon Route 53.',
          en: 'A courier has its tracking site in two AWS Regions and is configuring Amazon Route 53.',
          es: 'Una empresa de paquetería tiene su sitio de seguimiento en dos regiones de AWS y configura Amazon Route 53.',
        },
        today: {
          pt: 'O site roda atrás de um balanceador de carga em cada região e é acessado 6 milhões de vezes por dia, de 40 países.',
          en: 'The site runs behind a load balancer in each Region and is called 6 million times a day from 40 countries.',
          es: 'El sitio funciona detrás de un balanceador de carga en cada región y recibe 6 millones de visitas por día desde 40 países.',
        },
      },
      {
        id: 'encyclopedia',
        text: {
          pt: 'Uma enciclopédia on-line acaba de copiar o sistema para uma segunda região da AWS.',
          en: 'An online encyclopedia has just copied its system to a second AWS Region.',
          es: 'Una enciclopedia en línea acaba de copiar su sistema a una segunda región de AWS.',
        },
        today: {
          pt: 'As duas cópias têm um balanceador de carga e os mesmos artigos, e o público ainda usa só a primeira. É preciso refazer os registros.',
          en: 'Both copies have a load balancer and the same articles, and the public still uses the first one only. The records must be redesigned.',
          es: 'Las dos copias tienen un balanceador de carga y los mismos artículos, y el público aún usa solo la primera. Hay que rediseñar los registros.',
        },
      },
      {
        id: 'telehealth',
        text: {
          pt: 'Uma empresa de consultas por vídeo mantém o sistema em duas regiões da AWS, sincronizadas.',
          en: 'A video consultation company keeps its system in two AWS Regions, in sync.',
          es: 'Una empresa de consultas por video mantiene su sistema en dos regiones de AWS, sincronizadas.',
        },
        today: {
          pt: 'Pacientes e médicos se conectam por um balanceador de carga em cada região, e um registro simples traz os endereços de ambos. Os arquitetos vão substituí-lo.',
          en: 'Patients and doctors connect through a load balancer in each Region, and one simple record holds the addresses of both. The architects are replacing it.',
          es: 'Pacientes y médicos se conectan por un balanceador de carga en cada región, y un registro simple contiene las direcciones de ambos. Los arquitectos van a reemplazarlo.',
        },
      },
    ],
    candidates: [
      {
        id: 'failover',
        uses: ['failover'],
        popularity: 5,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-failover.html'),
        text: {
          pt: 'Failover, com verificação de integridade',
          en: 'Failover, with health checks',
          es: 'Failover, con comprobaciones de estado',
        },
        action: {
          pt: 'Criar registros de alias de failover no Amazon Route 53, um primário e um secundário, e associar uma verificação de integridade a cada um.',
          en: 'Create failover alias records in Amazon Route 53, one primary and one secondary, and associate a health check with each.',
          es: 'Crear registros de alias de conmutación por error en Amazon Route 53, uno primario y uno secundario, y asociar una comprobación de estado a cada uno.',
        },
        why: {
          pt: 'O roteamento de failover responde com o recurso principal enquanto a verificação de integridade dele passa e, quando falha, com o secundário.',
          en: 'Failover routing answers with the primary resource while its health check passes and with the secondary when it fails.',
          es: 'El enrutamiento de failover responde con el recurso principal mientras pasa su comprobación de estado y, cuando falla, con el secundario.',
        },
        likeness: {
          pt: 'o guia que manda todos à primeira padaria e, se a vê fechada, passa sozinho a mandar à segunda',
          en: 'the guide who sends all to the first bakery and, if he sees it closed, to the second',
          es: 'el guía que manda a todos a la primera panadería y, si la ve cerrada, a la segunda',
        },
        tell: {
          pt: 'Cópia que só recebe pessoas se a primeira região parar: roteamento de failover, com verificações de integridade. Região que para de responder, com pessoas enviadas à outra: uma verificação de integridade.',
          en: 'A copy that receives people only if the first Region stops: failover routing, with health checks. A Region that stops responding, with people sent to the other one: a health check.',
          es: 'Copia que recibe personas solo si la primera región deja de responder: enrutamiento de failover, con comprobaciones de estado. Región que deja de responder, con las personas enviadas a la otra: una comprobación de estado.',
        },
      },
      {
        id: 'manual',
        uses: [],
        popularity: 3,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-weighted.html'),
        text: {
          pt: 'Pesos 100 e 0, sem verificação de integridade',
          en: 'Weights of 100 and 0, without health checks',
          es: 'Pesos 100 y 0, sin comprobaciones de estado',
        },
        action: {
          pt: 'Criar registros de alias com pesos 100 e 0 no Amazon Route 53 para os dois balanceadores e deixar desligada a avaliação do destino.',
          en: 'Create alias records with weights of 100 and 0 in Amazon Route 53 for both load balancers and leave target evaluation off.',
          es: 'Crear registros de alias con pesos 100 y 0 en Amazon Route 53 para ambos balanceadores y dejar desactivada la evaluación del destino.',
        },
        why: {
          pt: 'Com pesos 100 e 0, o Route 53 responde só com a primeira região até que alguém inverta os pesos; nada muda sozinho.',
          en: 'With weights of 100 and 0, Route 53 answers with the first Region alone until someone swaps the weights; nothing changes automatically.',
          es: 'Con pesos 100 y 0, Route 53 responde solo con la primera región hasta que alguien invierte los pesos; nada cambia por sí solo.',
        },
        likeness: {
          pt: 'a placa que manda todos à primeira padaria, mesmo fechada, até que o dono a vire à mão',
          en: 'the sign that sends all to the first bakery, even when closed, until the owner turns it by hand',
          es: 'el letrero que manda a todos a la primera panadería, aun cerrada, hasta que el dueño lo gire',
        },
        tell: {
          pt: 'Uma cópia de reserva que só a equipe de operações põe em uso: pesos de 100 e 0, trocados por ela. Região que só a equipe de operações pode tirar de serviço: pesos de 100 e 0, trocados à mão. Segunda região que só deve receber pessoas quando a primeira estiver fora do ar: pesos de 100 e 0, ou failover.',
          en: 'A standby copy that only the operations team puts to use: weights of 100 and 0, swapped by hand. A Region that only the operations team may take out of service: weights of 100 and 0, swapped by hand. Another Region that receives people only while the first is down: weights of 100 and 0, or failover.',
          es: 'Una copia de reserva que solo el equipo de operaciones pone en uso: pesos de 100 y 0, que él invierte. Región que solo el equipo de operaciones puede sacar de servicio: pesos de 100 y 0, cambiados a mano. Segunda región que solo debe recibir personas cuando la primera esté caída: pesos de 100 y 0, o failover.',
        },
        rightWith: ['people-decide', 'standby'],
      },
      {
        id: 'latency-checked',
        uses: [],
        popularity: 5,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-latency.html'),
        text: {
          pt: 'Latência, com verificação de integridade',
          en: 'Latency, with health checks',
          es: 'Latencia, con comprobaciones de estado',
        },
        action: {
          pt: 'Criar registros de alias por latência no Amazon Route 53 para os balanceadores das duas regiões e associar uma verificação de integridade a cada um.',
          en: 'Create latency alias records in Amazon Route 53 for the load balancers of both Regions and associate a health check with each.',
          es: 'Crear registros de alias por latencia en Amazon Route 53 para los balanceadores de las dos regiones y asociar una comprobación de estado a cada uno.',
        },
        why: {
          pt: 'O roteamento por latência responde com a região de menor latência para quem pergunta; as verificações de integridade tiram da resposta o destino que falha.',
          en: 'Latency routing answers with the Region that has the lowest latency for whoever asks; health checks leave a failed destination out of the answer.',
          es: 'El enrutamiento por latencia responde con la región de menor latencia para quien pregunta; las comprobaciones de estado sacan de la respuesta el destino que falla.',
        },
        likeness: {
          pt: 'o guia que manda cada um à padaria de caminho mais rápido e pula sozinho a que vê fechada',
          en: 'the guide who sends each person to the bakery they reach fastest, skipping one that he sees closed',
          es: 'el guía que manda a cada uno a la panadería de camino más rápido, salvo que la vea cerrada',
        },
        tell: {
          pt: 'A região que responde mais depressa: roteamento por latência. Região que para: verificações de integridade, que a retiram das respostas. Ambas as regiões recebem tráfego todos os dias: latência, geolocalização ou pesos, e não failover.',
          en: 'The Region that answers fastest: latency routing. A Region that stops: health checks, which take it out of the answers. Both Regions receive traffic every day: latency, geolocation or weights, not failover.',
          es: 'La región que responde más rápido: enrutamiento por latencia. Región que deja de responder: comprobaciones de estado, que la sacan de las respuestas. Ambas regiones reciben tráfico todos los días: latencia, geolocalización o pesos, y no failover.',
        },
      },
      {
        id: 'latency',
        uses: [],
        rightWith: ['people-decide'],
        popularity: 5,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-latency.html'),
        text: {
          pt: 'Latência, sem verificação de integridade',
          en: 'Latency, without health checks',
          es: 'Latencia, sin comprobaciones de estado',
        },
        action: {
          pt: 'Criar registros de alias por latência no Amazon Route 53 para os balanceadores das duas regiões e deixar desligada a avaliação do destino.',
          en: 'Create latency alias records in Amazon Route 53 for the load balancers of both Regions and leave target evaluation off.',
          es: 'Crear registros de alias por latencia en Amazon Route 53 para los balanceadores de las dos regiones y dejar desactivada la evaluación del destino.',
        },
        why: {
          pt: 'O roteamento por latência responde com a região de menor latência para quem pergunta; sem verificações de integridade, nada sai da resposta até que alguém mude o registro.',
          en: 'Latency routing answers with the Region that has the lowest latency for whoever asks; without health checks, nothing leaves the answer until someone changes the record.',
          es: 'El enrutamiento por latencia responde con la región de menor latencia para quien pregunta; sin comprobaciones de estado, nada sale de la respuesta hasta que alguien cambia el registro.',
        },
        likeness: {
          pt: 'o mapa que indica a cada um a padaria de caminho mais rápido, mesmo fechada, até o dono corrigi-lo',
          en: 'the map that shows each person the bakery they reach fastest, even when closed, until the owner corrects it',
          es: 'el mapa que indica a cada uno la panadería de camino más rápido, aun cerrada, hasta que lo corrijan',
        },
        tell: {
          pt: 'A região que responde mais depressa: roteamento por latência. Região que só a equipe de operações pode tirar de serviço: registros sem verificação de integridade.',
          en: 'The Region that answers fastest: latency routing. A Region that only the operations team may take out of service: records without health checks.',
          es: 'La región que responde más rápido: enrutamiento por latencia. Región que solo el equipo de operaciones puede sacar de servicio: registros sin comprobaciones de estado.',
        },
      },
      {
        id: 'geolocation-checked',
        uses: [],
        popularity: 4,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-geo.html'),
        text: {
          pt: 'Geolocalização, com verificação de integridade',
          en: 'Geolocation, with health checks',
          es: 'Geolocalización, con comprobaciones de estado',
        },
        action: {
          pt: 'Criar registros de alias por geolocalização e um registro padrão no Amazon Route 53, cada um com um par de registros de failover das duas regiões e verificações de integridade.',
          en: 'Create geolocation alias records and a default record in Amazon Route 53, each with a pair of failover records for both Regions and health checks.',
          es: 'Crear registros de alias por geolocalización y uno predeterminado en Amazon Route 53, cada uno con un par de registros de conmutación por error de las dos regiones y comprobaciones de estado.',
        },
        why: {
          pt: 'O roteamento por geolocalização responde conforme o país, o continente ou o estado de quem pergunta; o par de failover de cada lugar passa à outra região quando a verificação de integridade falha.',
          en: 'Geolocation routing answers according to the country, continent or state of whoever asks; the failover pair of each place turns to the other Region when a health check fails.',
          es: 'El enrutamiento por geolocalización responde según el país, el continente o el estado de quien pregunta; el par de failover de cada lugar pasa a la otra región cuando falla la comprobación de estado.',
        },
        likeness: {
          pt: 'o guia que escolhe a padaria conforme o país de cada um e evita sozinho a que vê fechada',
          en: 'the guide who picks the bakery by each person’s country and avoids one that he sees closed',
          es: 'el guía que elige la panadería según el país de cada uno y por su cuenta evita la cerrada',
        },
        tell: {
          pt: 'Clientes de cada país: roteamento por geolocalização. Região que para: verificações de integridade, que a retiram das respostas. Ambas as regiões recebem tráfego todos os dias: latência, geolocalização ou pesos, e não failover.',
          en: 'Customers of each country: geolocation routing. A Region that stops: health checks, which take it out of the answers. Both Regions receive traffic every day: latency, geolocation or weights, not failover.',
          es: 'Clientes de cada país: enrutamiento por geolocalización. Región que deja de responder: comprobaciones de estado, que la sacan de las respuestas. Ambas regiones reciben tráfico todos los días: latencia, geolocalización o pesos, y no failover.',
        },
      },
      {
        id: 'geolocation',
        uses: [],
        rightWith: ['people-decide'],
        popularity: 4,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-geo.html'),
        text: {
          pt: 'Geolocalização, sem verificação de integridade',
          en: 'Geolocation, without health checks',
          es: 'Geolocalización, sin comprobaciones de estado',
        },
        action: {
          pt: 'Criar registros de alias por geolocalização e um registro padrão no Amazon Route 53 para os balanceadores das duas regiões e deixar desligada a avaliação do destino.',
          en: 'Create geolocation alias records and a default record in Amazon Route 53 for the load balancers of both Regions and leave target evaluation off.',
          es: 'Crear registros de alias por geolocalización y uno predeterminado en Amazon Route 53 para los balanceadores de las dos regiones y dejar desactivada la evaluación del destino.',
        },
        why: {
          pt: 'O roteamento por geolocalização responde conforme o país, o continente ou o estado de quem pergunta; sem verificações de integridade, nada sai da resposta até que alguém mude o registro.',
          en: 'Geolocation routing answers according to the country, continent or state of whoever asks; without health checks, nothing leaves the answer until someone changes the record.',
          es: 'El enrutamiento por geolocalización responde según el país, el continente o el estado de quien pregunta; sin comprobaciones de estado, nada sale de la respuesta hasta que alguien cambia el registro.',
        },
        likeness: {
          pt: 'a lista que dá a cada país a sua padaria, mesmo fechada, até que o dono a corrija',
          en: 'the list that gives each country its bakery, even when closed, until the owner corrects it by hand',
          es: 'la lista que da a cada país su panadería, aun cerrada, hasta que el dueño la corrija',
        },
        tell: {
          pt: 'Clientes de cada país: roteamento por geolocalização. Região que só a equipe de operações pode tirar de serviço: registros sem verificação de integridade.',
          en: 'Customers of each country: geolocation routing. A Region that only the operations team may take out of service: records without health checks.',
          es: 'Clientes de cada país: enrutamiento por geolocalización. Región que solo el equipo de operaciones puede sacar de servicio: registros sin comprobaciones de estado.',
        },
      },
      {
        id: 'weighted-checked',
        uses: [],
        popularity: 4,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-weighted.html'),
        text: {
          pt: 'Pesos acima de zero, com verificação de integridade',
          en: 'Weights above zero, with health checks',
          es: 'Pesos mayores que cero, con comprobaciones de estado',
        },
        action: {
          pt: 'Criar registros de alias com pesos acima de zero no Amazon Route 53 para os balanceadores das duas regiões e associar uma verificação de integridade a cada um.',
          en: 'Create alias records with weights above zero in Amazon Route 53 for the load balancers of both Regions and associate a health check with each.',
          es: 'Crear registros de alias con pesos mayores que cero en Amazon Route 53 para los balanceadores de las dos regiones y asociar una comprobación de estado a cada uno.',
        },
        why: {
          pt: 'O roteamento ponderado reparte as respostas na proporção dos pesos, que podem mudar a qualquer momento; as verificações de integridade tiram da resposta o destino que falha.',
          en: 'Weighted routing shares out answers in proportion to weights, which can change at any time; health checks leave a failed destination out of the answer.',
          es: 'El enrutamiento ponderado reparte las respuestas en proporción a los pesos, que pueden cambiar en cualquier momento; las comprobaciones de estado sacan de la respuesta el destino que falla.',
        },
        likeness: {
          pt: 'o guia que reparte os fregueses na proporção combinada e pula sozinho a padaria que vê fechada',
          en: 'the guide who divides customers in agreed shares and skips a bakery that he sees closed',
          es: 'el guía que reparte clientes en la proporción acordada y omite la panadería que ve cerrada',
        },
        tell: {
          pt: 'Versão nova para 10% dos usuários: roteamento ponderado. Região que para: verificações de integridade, que a retiram das respostas. Ambas as regiões recebem tráfego todos os dias: latência, geolocalização ou pesos, e não failover.',
          en: 'New version for 10% of the users: weighted routing. A Region that stops: health checks, which take it out of the answers. Both Regions receive traffic every day: latency, geolocation or weights, not failover.',
          es: 'Versión nueva para el 10% de los usuarios: enrutamiento ponderado. Región que deja de responder: comprobaciones de estado, que la sacan de las respuestas. Ambas regiones reciben tráfico todos los días: latencia, geolocalización o pesos, y no failover.',
        },
      },
      {
        id: 'weighted',
        uses: [],
        rightWith: ['people-decide'],
        popularity: 4,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-weighted.html'),
        text: {
          pt: 'Pesos acima de zero, sem verificação de integridade',
          en: 'Weights above zero, without health checks',
          es: 'Pesos mayores que cero, sin comprobaciones de estado',
        },
        action: {
          pt: 'Criar registros de alias com pesos acima de zero no Amazon Route 53 para os balanceadores das duas regiões e deixar desligada a avaliação do destino.',
          en: 'Create alias records with weights above zero in Amazon Route 53 for the load balancers of both Regions and leave target evaluation off.',
          es: 'Crear registros de alias con pesos mayores que cero en Amazon Route 53 para los balanceadores de las dos regiones y dejar desactivada la evaluación del destino.',
        },
        why: {
          pt: 'O roteamento ponderado reparte as respostas na proporção dos pesos, que podem mudar a qualquer momento; sem verificações de integridade, nada sai da resposta até que alguém mude o registro.',
          en: 'Weighted routing shares out answers in proportion to weights, which can change at any time; without health checks, nothing leaves the answer until someone changes the record.',
          es: 'El enrutamiento ponderado reparte las respuestas en proporción a los pesos, que pueden cambiar en cualquier momento; sin comprobaciones de estado, nada sale de la respuesta hasta que alguien cambia el registro.',
        },
        likeness: {
          pt: 'o maço de senhas que reparte os fregueses na proporção combinada, mesmo com uma padaria fechada',
          en: 'the pack of tickets that divides customers in agreed shares, even when one bakery is closed',
          es: 'el mazo de turnos que reparte clientes en la proporción acordada, aunque una panadería esté cerrada',
        },
        tell: {
          pt: 'Versão nova para 10% dos usuários: roteamento ponderado. Região que só a equipe de operações pode tirar de serviço: registros sem verificação de integridade.',
          en: 'New version for 10% of the users: weighted routing. A Region that only the operations team may take out of service: records without health checks.',
          es: 'Versión nueva para el 10% de los usuarios: enrutamiento ponderado. Región que solo el equipo de operaciones puede sacar de servicio: registros sin comprobaciones de estado.',
        },
      },
    ],
    constraints: [
      {
        id: 'health',
        text: {
          pt: 'Se uma região parar de responder, as pessoas devem ser enviadas à outra.',
          en: 'If a Region stops responding, people must be sent to the other one.',
          es: 'Si una región deja de responder, las personas deben ser enviadas a la otra.',
        },
        fits: ['failover', 'latency-checked', 'geolocation-checked', 'weighted-checked'],
        rulesOut: {
          manual: {
            pt: 'Com pesos 100 e 0 e sem verificações, o Route 53 continua respondendo com a região que parou.',
            en: 'With weights of 100 and 0 and no health checks, Route 53 keeps answering with the Region that stopped.',
            es: 'Con pesos 100 y 0 y sin comprobaciones, Route 53 sigue respondiendo con la región caída.',
          },
          latency: {
            pt: 'Sem verificações de integridade, o Route 53 continua respondendo com o endereço da região que parou.',
            en: 'Without health checks, Route 53 keeps answering with the address of the Region that stopped.',
            es: 'Sin comprobaciones de estado, Route 53 sigue respondiendo con la dirección de la región caída.',
          },
          geolocation: {
            pt: 'Sem verificações de integridade, o Route 53 continua respondendo com o endereço da região que parou.',
            en: 'Without health checks, Route 53 keeps answering with the address of the Region that stopped.',
            es: 'Sin comprobaciones de estado, Route 53 sigue respondiendo con la dirección de la región caída.',
          },
          weighted: {
            pt: 'Sem verificações de integridade, o Route 53 continua respondendo com o endereço da região que parou.',
            en: 'Without health checks, Route 53 keeps answering with the address of the Region that stopped.',
            es: 'Sin comprobaciones de estado, Route 53 sigue respondiendo con la dirección de la región caída.',
          },
        },
      },
      {
        id: 'people-decide',
        text: {
          pt: 'Só a equipe de operações pode tirar uma região de serviço; o DNS não deve fazer isso sozinho.',
          en: 'Only the operations team may take a Region out of service; DNS must not do it automatically.',
          es: 'Solo el equipo de operaciones puede sacar de servicio una región; el DNS no debe hacerlo por sí solo.',
        },
        fits: ['manual', 'latency', 'geolocation', 'weighted'],
        rulesOut: {
          failover: {
            pt: 'Com verificações de integridade, o Route 53 muda as respostas sozinho assim que um destino falha.',
            en: 'With health checks, Route 53 changes its answers automatically as soon as a destination fails.',
            es: 'Con comprobaciones de estado, Route 53 cambia sus respuestas por sí solo en cuanto falla un destino.',
          },
          'latency-checked': {
            pt: 'Com verificações de integridade, o Route 53 muda as respostas sozinho assim que um destino falha.',
            en: 'With health checks, Route 53 changes its answers automatically as soon as a destination fails.',
            es: 'Con comprobaciones de estado, Route 53 cambia sus respuestas por sí solo en cuanto falla un destino.',
          },
          'geolocation-checked': {
            pt: 'Com verificações de integridade, o Route 53 muda as respostas sozinho assim que um destino falha.',
            en: 'With health checks, Route 53 changes its answers automatically as soon as a destination fails.',
            es: 'Con comprobaciones de estado, Route 53 cambia sus respuestas por sí solo en cuanto falla un destino.',
          },
          'weighted-checked': {
            pt: 'Com verificações de integridade, o Route 53 muda as respostas sozinho assim que um destino falha.',
            en: 'With health checks, Route 53 changes its answers automatically as soon as a destination fails.',
            es: 'Con comprobaciones de estado, Route 53 cambia sus respuestas por sí solo en cuanto falla un destino.',
          },
        },
        notWith: ['health', 'both'],
      },
      {
        id: 'both',
        text: {
          pt: 'Ambas as regiões devem receber tráfego todos os dias.',
          en: 'Both Regions must receive traffic every day.',
          es: 'Ambas regiones deben recibir tráfico todos los días.',
        },
        fits: ['latency-checked', 'latency', 'geolocation-checked', 'geolocation', 'weighted-checked', 'weighted'],
        rulesOut: {
          manual: {
            pt: 'Com peso 0, a segunda região não recebe tráfego.',
            en: 'With a weight of 0, the second Region receives no traffic.',
            es: 'Con peso 0, la segunda región no recibe tráfico.',
          },
          failover: {
            pt: 'Com o failover, a segunda região só recebe tráfego quando a primeira falha.',
            en: 'With failover, the second Region receives traffic only when the first one fails.',
            es: 'Con el failover, la segunda región solo recibe tráfico cuando la primera falla.',
          },
        },
      },
      {
        id: 'nearest',
        text: {
          pt: 'Cada pessoa deve chegar à região que lhe responde mais depressa, em qualquer país.',
          en: 'Each person must reach the Region that answers fastest, whatever the country.',
          es: 'Cada persona debe llegar a la región que le responde más rápido, en cualquier país.',
        },
        fits: ['latency-checked', 'latency'],
        rulesOut: {
          manual: {
            pt: 'Com pesos 100 e 0, todos vão à primeira região, mesmo quem está mais perto da outra.',
            en: 'With weights of 100 and 0, everyone goes to the first Region, even those closer to the other one.',
            es: 'Con pesos 100 y 0, todos van a la primera región, incluso quien está más cerca de la otra.',
          },
          'weighted-checked': {
            pt: 'O roteamento ponderado reparte por proporção, sem olhar qual região responde mais depressa.',
            en: 'Weighted routing shares out by proportion, regardless of which Region answers faster.',
            es: 'El enrutamiento ponderado reparte por proporción, sin mirar qué región responde más rápido.',
          },
          weighted: {
            pt: 'O roteamento ponderado reparte por proporção, sem olhar qual região responde mais depressa.',
            en: 'Weighted routing shares out by proportion, regardless of which Region answers faster.',
            es: 'El enrutamiento ponderado reparte por proporción, sin mirar qué región responde más rápido.',
          },
          'geolocation-checked': {
            pt: 'A geolocalização decide pelo país, que nem sempre indica a região mais rápida.',
            en: 'Geolocation decides by country, which is not necessarily the fastest Region.',
            es: 'La geolocalización decide por país, que no necesariamente indica la región más rápida.',
          },
          geolocation: {
            pt: 'A geolocalização decide pelo país, que nem sempre indica a região mais rápida.',
            en: 'Geolocation decides by country, which is not necessarily the fastest Region.',
            es: 'La geolocalización decide por país, que no necesariamente indica la región más rápida.',
          },
          failover: {
            pt: 'O failover manda todos para a região principal, mesmo quem está mais perto da outra.',
            en: 'Failover sends everyone to the primary Region, even those who are closer to the other one.',
            es: 'El failover envía a todos a la región principal, incluso a quien está más cerca de la otra.',
          },
        },
      },
      {
        id: 'share',
        text: {
          pt: 'A segunda região tem uma versão nova e deve receber 10% dos usuários.',
          en: 'The second Region has a new version and must receive 10% of the users.',
          es: 'La segunda región tiene una versión nueva y debe recibir al 10% de los usuarios.',
        },
        fits: ['weighted-checked', 'weighted'],
        rulesOut: {
          manual: {
            pt: 'Com pesos 100 e 0, ninguém vai à segunda região.',
            en: 'With weights of 100 and 0, nobody goes to the second Region.',
            es: 'Con pesos 100 y 0, nadie va a la segunda región.',
          },
          'latency-checked': {
            pt: 'O roteamento por latência decide pela rapidez de cada acesso e não permite fixar 10%.',
            en: 'Latency routing decides by the speed of each visit and does not let 10% be set.',
            es: 'El enrutamiento por latencia decide por la rapidez de cada acceso y no permite fijar un 10%.',
          },
          latency: {
            pt: 'O roteamento por latência decide pela rapidez de cada acesso e não permite fixar 10%.',
            en: 'Latency routing decides by the speed of each visit and does not let 10% be set.',
            es: 'El enrutamiento por latencia decide por la rapidez de cada acceso y no permite fijar un 10%.',
          },
          'geolocation-checked': {
            pt: 'A geolocalização separa as pessoas por lugar e não por porcentagem.',
            en: 'Geolocation separates people by place and not by percentage.',
            es: 'La geolocalización separa a las personas por lugar y no por porcentaje.',
          },
          geolocation: {
            pt: 'A geolocalização separa as pessoas por lugar e não por porcentagem.',
            en: 'Geolocation separates people by place and not by percentage.',
            es: 'La geolocalización separa a las personas por lugar y no por porcentaje.',
          },
          failover: {
            pt: 'O failover envia todos para a região principal, e ninguém para a outra.',
            en: 'Failover sends everyone to the primary Region and nobody to the other.',
            es: 'El failover envía a todos a la región principal y a nadie a la otra.',
          },
        },
      },
      {
        id: 'country',
        text: {
          pt: 'Em operação normal, contratos definem que região atende os clientes de cada país.',
          en: 'In normal operation, contracts define which Region serves the customers of each country.',
          es: 'En operación normal, los contratos definen qué región atiende a los clientes de cada país.',
        },
        fits: ['geolocation-checked', 'geolocation'],
        rulesOut: {
          manual: {
            pt: 'Com pesos 100 e 0, os clientes de todos os países vão à mesma região.',
            en: 'With weights of 100 and 0, the customers of all countries go to the same Region.',
            es: 'Con pesos 100 y 0, los clientes de todos los países van a la misma región.',
          },
          'latency-checked': {
            pt: 'O roteamento por latência segue a rapidez da rede, não o país de cada cliente.',
            en: 'Latency routing follows the speed of the network, not the country of each customer.',
            es: 'El enrutamiento por latencia sigue la rapidez de la red, no el país de cada cliente.',
          },
          latency: {
            pt: 'O roteamento por latência segue a rapidez da rede, não o país de cada cliente.',
            en: 'Latency routing follows the speed of the network, not the country of each customer.',
            es: 'El enrutamiento por latencia sigue la rapidez de la red, no el país de cada cliente.',
          },
          'weighted-checked': {
            pt: 'Os pesos repartem por proporção e misturam os clientes de todos os países.',
            en: 'Weights share out by proportion and mix the customers of all countries.',
            es: 'Los pesos reparten por proporción y mezclan a los clientes de todos los países.',
          },
          weighted: {
            pt: 'Os pesos repartem por proporção e misturam os clientes de todos os países.',
            en: 'Weights share out by proportion and mix the customers of all countries.',
            es: 'Los pesos reparten por proporción y mezclan a los clientes de todos los países.',
          },
          failover: {
            pt: 'O failover envia os clientes de todos os países à mesma região.',
            en: 'Failover sends the customers of all countries to the same Region.',
            es: 'El failover envía a los clientes de todos los países a la misma región.',
          },
        },
      },
      {
        id: 'standby',
        notWith: ['both', 'nearest', 'share', 'country'],
        text: {
          pt: 'A segunda região é uma cópia menor, que só deve receber pessoas quando a primeira estiver fora do ar.',
          en: 'The other Region is a smaller copy, meant to receive people only while the first is down.',
          es: 'La segunda región es una copia menor, que solo debe recibir personas cuando la primera esté caída.',
        },
        fits: ['failover', 'manual'],
        rulesOut: {
          'latency-checked': {
            pt: 'O roteamento por latência manda à segunda região, todo dia, quem está mais perto dela.',
            en: 'Latency routing sends those who are closer to the second Region there every day.',
            es: 'El enrutamiento por latencia envía a la segunda región, todos los días, a quien está más cerca de ella.',
          },
          latency: {
            pt: 'O roteamento por latência manda à segunda região, todo dia, quem está mais perto dela.',
            en: 'Latency routing sends those who are closer to the second Region there every day.',
            es: 'El enrutamiento por latencia envía a la segunda región, todos los días, a quien está más cerca de ella.',
          },
          'geolocation-checked': {
            pt: 'A geolocalização manda à segunda região, todo dia, os países que lhe cabem.',
            en: 'Geolocation sends the countries assigned to the second Region there every day.',
            es: 'La geolocalización envía a la segunda región, todos los días, los países que le tocan.',
          },
          geolocation: {
            pt: 'A geolocalização manda à segunda região, todo dia, os países que lhe cabem.',
            en: 'Geolocation sends the countries assigned to the second Region there every day.',
            es: 'La geolocalización envía a la segunda región, todos los días, los países que le tocan.',
          },
          'weighted-checked': {
            pt: 'Com pesos repartidos, a segunda região recebe a sua parte todos os dias.',
            en: 'With shared weights, the second Region receives its part every day.',
            es: 'Con pesos repartidos, la segunda región recibe su parte todos los días.',
          },
          weighted: {
            pt: 'Com pesos repartidos, a segunda região recebe a sua parte todos os dias.',
            en: 'With shared weights, the second Region receives its part every day.',
            es: 'Con pesos repartidos, la segunda región recibe su parte todos los días.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual política de roteamento do Amazon Route 53 atende a esses requisitos?',
      en: 'Which Amazon Route 53 routing policy meets these requirements?',
      es: '¿Qué política de enrutamiento de Amazon Route 53 cumple estos requisitos?',
    },
  },
];
