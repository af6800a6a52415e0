import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const priceChoices: readonly Pattern[] = [
  {
    id: 'price-estimate',
    exams: { 'az-900': { domain: 'management', topic: 'cost-tools' } },
    situations: [
      {
        id: 'sawmill',
        text: {
          pt: 'Uma serraria quer saber quanto pagaria por mês por seu sistema de pedidos no Azure.',
          en: 'A sawmill wants to know what its order system would cost per month in Azure.',
          es: 'Un aserradero quiere saber cuánto pagaría al mes por su sistema de pedidos en Azure.',
        },
      },
      {
        id: 'dental',
        text: {
          pt: 'Uma rede odontológica prepara o orçamento para levar os prontuários ao Azure.',
          en: 'A dental chain is preparing a budget for moving its patient records to Azure.',
          es: 'Una red odontológica prepara el presupuesto para llevar las fichas de pacientes a Azure.',
        },
      },
      {
        id: 'customs',
        text: {
          pt: 'Um despachante aduaneiro compara o custo de seu sistema com o que teria no Azure.',
          en: 'A customs broker is comparing the cost of its system with its cost in Azure.',
          es: 'Un agente de aduanas compara el costo de su sistema con el que tendría en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'calculator',
        text: {
          pt: 'A calculadora de preços do Azure',
          en: 'The Azure pricing calculator',
          es: 'La calculadora de precios de Azure',
        },
        uses: ['calculator'],
        why: {
          pt: 'A calculadora de preços soma na hora, de graça e sem conta, o preço dos serviços e tamanhos que se escolhem.',
          en: 'The pricing calculator adds up at once, free and without an account, the price of the services and sizes that you choose.',
          es: 'La calculadora de precios suma al momento, gratis y sin cuenta, el precio de los servicios y tamaños elegidos.',
        },
        tell: {
          pt: 'Estimar antes de usar, escolhendo serviços e tamanhos: calculadora de preços.',
          en: 'Estimating before use, choosing services and sizes: the pricing calculator.',
          es: 'Estimar antes de usar, eligiendo servicios y tamaños: calculadora de precios.',
        },
        source: site('pricing/calculator'),
        popularity: 5,
      },
      {
        id: 'pilot',
        text: {
          pt: 'Um piloto de um mês, medido na fatura',
          en: 'A one-month pilot, measured on the bill',
          es: 'Un piloto de un mes, medido en la factura',
        },
        uses: [],
        why: {
          pt: 'O piloto mostra na fatura o que o uso real custa, sem adivinhar tamanhos.',
          en: 'The pilot shows on the bill what real use costs, without guessing sizes.',
          es: 'El piloto muestra en la factura lo que cuesta el uso real, sin adivinar tamaños.',
        },
        tell: {
          pt: 'Medir o custo do uso real, pagando por ele: piloto.',
          en: 'Measuring the cost of real use by paying for it: a pilot.',
          es: 'Medir el costo del uso real pagándolo: piloto.',
        },
        source: docs('azure/cost-management-billing/costs/quick-acm-cost-analysis'),
        popularity: 3,
      },
      {
        id: 'partner',
        text: {
          pt: 'Uma cotação de um parceiro da Microsoft',
          en: 'A quote from a Microsoft partner',
          es: 'Una cotización de un socio de Microsoft',
        },
        uses: [],
        why: {
          pt: 'O parceiro estuda o sistema e entrega a cotação pronta, sem que a equipe precise conhecer o Azure.',
          en: 'The partner studies the system and hands over a finished quote, without the team having to know Azure.',
          es: 'El socio estudia el sistema y entrega la cotización lista, sin que el equipo deba conocer Azure.',
        },
        tell: {
          pt: 'Sem ninguém que conheça o Azure, com tempo: cotação de um parceiro.',
          en: 'Nobody who knows Azure, and time to wait: a partner’s quote.',
          es: 'Sin nadie que conozca Azure, con tiempo: cotización de un socio.',
        },
        source: site('partners'),
        popularity: 3,
      },
      {
        id: 'api',
        text: {
          pt: 'Consultas à API de preços de varejo',
          en: 'Queries to the retail prices API',
          es: 'Consultas a la API de precios de lista',
        },
        uses: ['API'],
        why: {
          pt: 'A API de preços de varejo entrega a um programa, de graça, o preço de tabela de cada medidor.',
          en: 'The retail prices API gives a program the list price of each meter, free of charge.',
          es: 'La API de precios de lista entrega a un programa, gratis, el precio de lista de cada medidor.',
        },
        tell: {
          pt: 'Preços de tabela dentro de um programa próprio: API de preços.',
          en: 'List prices inside a program of one’s own: the prices API.',
          es: 'Precios de lista dentro de un programa propio: API de precios.',
        },
        source: docs('rest/api/cost-management/retail-prices/azure-retail-prices'),
        popularity: 2,
      },
      {
        id: 'case',
        text: {
          pt: 'Um caso de negócios com o appliance do Azure Migrate',
          en: 'A business case with the Azure Migrate appliance',
          es: 'Un caso empresarial con el appliance de Azure Migrate',
        },
        uses: ['Migrate'],
        why: {
          pt: 'O appliance do Azure Migrate mede o uso dos servidores atuais, e o caso de negócios calcula, de graça, o custo deles no Azure.',
          en: 'The Azure Migrate appliance measures the use of the present servers, and the business case works out their cost in Azure, free of charge.',
          es: 'El appliance de Azure Migrate mide el uso de los servidores actuales, y el caso empresarial calcula, gratis, su costo en Azure.',
        },
        tell: {
          pt: 'Custo no Azure a partir do uso medido hoje: Azure Migrate.',
          en: 'Cost in Azure from the use measured today: Azure Migrate.',
          es: 'Costo en Azure a partir del uso medido hoy: Azure Migrate.',
        },
        source: docs('azure/migrate/concepts-business-case-calculation'),
        popularity: 3,
      },
      {
        id: 'forecast',
        text: {
          pt: 'A previsão da análise de custos',
          en: 'The forecast in cost analysis',
          es: 'La previsión del análisis de costos',
        },
        uses: [],
        why: {
          pt: 'A previsão da análise de custos projeta o gasto futuro a partir do que a empresa já gastou no Azure.',
          en: 'The forecast in cost analysis projects future spending from what the company has already spent in Azure.',
          es: 'La previsión del análisis de costos proyecta el gasto futuro a partir de lo que la empresa ya gastó en Azure.',
        },
        tell: {
          pt: 'Projetar o gasto a partir do que já se usa: previsão da análise de custos.',
          en: 'Projecting spending from present use: the forecast in cost analysis.',
          es: 'Proyectar el gasto a partir de lo que ya se usa: previsión del análisis de costos.',
        },
        source: docs('azure/cost-management-billing/costs/quick-acm-cost-analysis'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-spend',
        text: {
          pt: 'Nada pode ser gasto antes da aprovação do orçamento.',
          en: 'Nothing may be spent before the budget is approved.',
          es: 'No puede gastarse nada antes de aprobar el presupuesto.',
        },
        fits: ['calculator', 'partner', 'api', 'case', 'forecast'],
        rulesOut: {
          pilot: {
            pt: 'Um piloto já consome recursos pagos do Azure.',
            en: 'A pilot already uses paid resources of Azure.',
            es: 'Un piloto ya consume recursos pagados de Azure.',
          },
        },
      },
      {
        id: 'today',
        text: {
          pt: 'O valor é para uma reunião de hoje.',
          en: 'The figure is for a meeting today.',
          es: 'La cifra es para una reunión de hoy.',
        },
        fits: ['calculator', 'api', 'forecast'],
        rulesOut: {
          partner: {
            pt: 'Um parceiro leva dias para estudar o sistema e responder.',
            en: 'A partner takes days to study the system and answer.',
            es: 'Un socio tarda días en estudiar el sistema y responder.',
          },
          pilot: {
            pt: 'Um piloto de um mês não responde hoje.',
            en: 'A one-month pilot does not answer today.',
            es: 'Un piloto de un mes no responde hoy.',
          },
          case: {
            pt: 'O appliance do Azure Migrate precisa de dias para medir os servidores.',
            en: 'The Azure Migrate appliance needs days to measure the servers.',
            es: 'El appliance de Azure Migrate necesita días para medir los servidores.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'A equipe financeira, que fará a estimativa, não programa.',
          en: 'The finance team, which will do the estimate, does not program.',
          es: 'El equipo de finanzas, que hará la estimación, no programa.',
        },
        fits: ['calculator', 'pilot', 'partner', 'case', 'forecast'],
        rulesOut: {
          api: {
            pt: 'A API de preços é usada por programas.',
            en: 'The prices API is used by programs.',
            es: 'La API de precios se usa desde programas.',
          },
        },
      },
      {
        id: 'no-install',
        text: {
          pt: 'A segurança não permite coletores na rede dos servidores atuais.',
          en: 'The security team allows no collectors on the network of the present servers.',
          es: 'Seguridad no permite recolectores en la red de los servidores actuales.',
        },
        fits: ['calculator', 'pilot', 'partner', 'api', 'forecast'],
        rulesOut: {
          case: {
            pt: 'O appliance do Azure Migrate é um coletor que mede os servidores na rede da empresa.',
            en: 'The Azure Migrate appliance is a collector that measures the servers on the company’s network.',
            es: 'El appliance de Azure Migrate es un recolector que mide los servidores en la red de la empresa.',
          },
        },
      },
      {
        id: 'newcomer',
        text: {
          pt: 'A empresa ainda não tem nada no Azure.',
          en: 'The company has nothing in Azure yet.',
          es: 'La empresa todavía no tiene nada en Azure.',
        },
        fits: ['calculator', 'pilot', 'partner', 'api', 'case'],
        rulesOut: {
          forecast: {
            pt: 'Sem gasto anterior no Azure, a análise de custos não tem de que prever.',
            en: 'Without earlier spending in Azure, cost analysis has nothing to forecast from.',
            es: 'Sin gasto previo en Azure, el análisis de costos no tiene de qué prever.',
          },
        },
      },
      {
        id: 'unknown-size',
        text: {
          pt: 'Ninguém sabe que tamanhos de máquina serão necessários.',
          en: 'Nobody knows which machine sizes will be needed.',
          es: 'Nadie sabe qué tamaños de máquina harán falta.',
        },
        fits: ['pilot', 'case', 'partner'],
        rulesOut: {
          calculator: {
            pt: 'A calculadora soma os tamanhos que alguém escolhe: não os descobre.',
            en: 'The calculator adds up the sizes that somebody chooses: it does not find them out.',
            es: 'La calculadora suma los tamaños que alguien elige: no los averigua.',
          },
          api: {
            pt: 'A API de preços dá o preço de cada tamanho, não o tamanho necessário.',
            en: 'The prices API gives the price of each size, not the size needed.',
            es: 'La API de precios da el precio de cada tamaño, no el tamaño necesario.',
          },
        },
      },
      {
        id: 'no-outsiders',
        text: {
          pt: 'Por política interna, detalhes do sistema não saem da empresa.',
          en: 'By internal policy, details of the system stay inside the company.',
          es: 'Por política interna, los detalles del sistema no salen de la empresa.',
        },
        fits: ['calculator', 'pilot', 'api', 'case', 'forecast'],
        rulesOut: {
          partner: {
            pt: 'Para cotar, o parceiro precisa conhecer o sistema.',
            en: 'To make a quote the partner has to know the system.',
            es: 'Para cotizar, el socio debe conocer el sistema.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual caminho atende a todos esses requisitos?',
      en: 'Which way meets all of these requirements?',
      es: '¿Qué camino cumple todos estos requisitos?',
    },
  },
  {
    id: 'transfer-bill',
    exams: { 'az-900': { domain: 'management', topic: 'cost-factors' } },
    situations: [
      {
        id: 'courses',
        text: {
          pt: 'Um portal de cursos quer pagar menos no Azure pelos dados enviados a alunos e trocados entre duas regiões.',
          en: 'A course portal wants to pay less in Azure for data sent to students and exchanged between two regions.',
          es: 'Un portal de cursos quiere pagar menos en Azure por los datos enviados a alumnos e intercambiados entre dos regiones.',
        },
      },
      {
        id: 'maps',
        text: {
          pt: 'Uma editora de mapas quer pagar menos no Azure pelos dados enviados a clientes e trocados entre duas regiões.',
          en: 'A map publisher wants to pay less in Azure for data sent to customers and exchanged between two regions.',
          es: 'Una editorial de mapas quiere pagar menos en Azure por los datos enviados a clientes e intercambiados entre dos regiones.',
        },
      },
      {
        id: 'radiology',
        text: {
          pt: 'Uma central de telerradiologia gasta cada vez mais no Azure com dados enviados a hospitais e trocados entre duas regiões.',
          en: 'A teleradiology center spends more and more in Azure on data sent to hospitals and exchanged between two regions.',
          es: 'Una central de telerradiología gasta cada vez más en Azure en datos enviados a hospitales e intercambiados entre dos regiones.',
        },
      },
    ],
    candidates: [
      {
        id: 'cache',
        text: {
          pt: 'Um cache na borda, com o Front Door',
          en: 'A cache at the edge, with Front Door',
          es: 'Una caché en el borde, con Front Door',
        },
        uses: ['Front Door'],
        why: {
          pt: 'O cache do Front Door entrega na borda as cópias dos mesmos arquivos, que deixam de sair da região a cada pedido.',
          en: 'The cache of Front Door delivers copies of the same files at the edge, which no longer leave the region on each request.',
          es: 'La caché de Front Door entrega en el borde copias de los mismos archivos, que ya no salen de la región en cada pedido.',
        },
        tell: {
          pt: 'Os mesmos arquivos pedidos muitas vezes: cache na borda.',
          en: 'The same files asked for many times: a cache at the edge.',
          es: 'Los mismos archivos pedidos muchas veces: caché en el borde.',
        },
        source: docs('azure/frontdoor/front-door-caching'),
        popularity: 3,
      },
      {
        id: 'together',
        text: {
          pt: 'Reunir os sistemas em um só lugar',
          en: 'Bring the systems together in one place',
          es: 'Reunir los sistemas en un mismo lugar',
        },
        uses: [],
        why: {
          pt: 'Em uma só região, os sistemas deixam de trocar dados entre regiões, o que é cobrado.',
          en: 'In a single region the systems no longer exchange data between regions, which is charged.',
          es: 'En una sola región, los sistemas dejan de intercambiar datos entre regiones, lo que se cobra.',
        },
        tell: {
          pt: 'Tráfego entre regiões é cobrado: reúna o que conversa muito.',
          en: 'Traffic between regions is charged: bring together what talks a lot.',
          es: 'El tráfico entre regiones se cobra: reúne lo que conversa mucho.',
        },
        source: docs('azure/networking/networking-overview'),
        popularity: 4,
      },
      {
        id: 'compress',
        text: {
          pt: 'Compressão mais forte do conteúdo',
          en: 'Stronger compression of the content',
          es: 'Compresión más fuerte del contenido',
        },
        uses: ['compression'],
        why: {
          pt: 'Comprimidos, os mesmos dados ocupam menos gigabytes, que é o que se cobra na saída.',
          en: 'Once compressed, the same data takes up fewer gigabytes, which is what is charged on the way out.',
          es: 'Comprimidos, los mismos datos ocupan menos gigabytes, que es lo que se cobra a la salida.',
        },
        tell: {
          pt: 'A saída é cobrada por gigabyte: envie menos gigabytes.',
          en: 'What goes out is charged per gigabyte: send fewer.',
          es: 'La salida se cobra por gigabyte: envía menos.',
        },
        source: docs('azure/architecture/best-practices/cdn'),
        popularity: 3,
      },
      {
        id: 'circuit',
        neverRight: true,
        text: {
          pt: 'Um circuito ExpressRoute ilimitado',
          en: 'An unlimited ExpressRoute circuit',
          es: 'Un circuito ExpressRoute ilimitado',
        },
        uses: ['ExpressRoute'],
        why: {
          pt: 'O plano ilimitado do ExpressRoute tem preço fixo, com toda a saída pelo circuito incluída.',
          en: 'The unlimited plan of ExpressRoute has a fixed price, with everything that goes out over the circuit included.',
          es: 'El plan ilimitado de ExpressRoute tiene precio fijo, con toda la salida por el circuito incluida.',
        },
        tell: {
          pt: 'Muita saída para um mesmo lugar: ExpressRoute ilimitado.',
          en: 'Much going out to one place: unlimited ExpressRoute.',
          es: 'Mucha salida a un mismo lugar: ExpressRoute ilimitado.',
        },
        source: docs('azure/expressroute/expressroute-faqs'),
        popularity: 3,
      },
      {
        id: 'routing',
        text: {
          pt: 'Roteamento pela internet comum',
          en: 'Routing over the ordinary internet',
          es: 'Enrutamiento por la internet común',
        },
        uses: [],
        why: {
          pt: 'Com a preferência de roteamento pela internet, o tráfego deixa logo a rede da Microsoft e sai mais barato por gigabyte.',
          en: 'With the internet routing preference, traffic leaves the Microsoft network early and costs less per gigabyte.',
          es: 'Con la preferencia de enrutamiento por internet, el tráfico deja pronto la red de Microsoft y cuesta menos por gigabyte.',
        },
        tell: {
          pt: 'Menor preço por gigabyte em troca de desempenho: roteamento pela internet.',
          en: 'A lower price per gigabyte in exchange for performance: internet routing.',
          es: 'Menor precio por gigabyte a cambio de rendimiento: enrutamiento por internet.',
        },
        source: docs('azure/virtual-network/ip-services/routing-preference-overview'),
        popularity: 2,
      },
      {
        id: 'limit',
        neverRight: true,
        text: {
          pt: 'Um limite diário para cada usuário',
          en: 'A daily limit for each user',
          es: 'Un límite diario para cada usuario',
        },
        uses: [],
        why: {
          pt: 'O limite por usuário segura o volume que sai, sem mudar a rede nem o lugar dos sistemas.',
          en: 'The limit per user holds down the volume that goes out, without changing network or place of the systems.',
          es: 'El límite por usuario contiene el volumen que sale, sin cambiar la red ni el lugar de los sistemas.',
        },
        tell: {
          pt: 'Segurar o volume na origem: limite por usuário.',
          en: 'Holding the volume down at its source: a limit per user.',
          es: 'Contener el volumen en el origen: límite por usuario.',
        },
        source: docs('azure/api-management/rate-limit-by-key-policy'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'unique',
        text: {
          pt: 'Cada arquivo é gerado para uma só pessoa e baixado uma vez.',
          en: 'Each file is made for one person and downloaded once.',
          es: 'Cada archivo se genera para una sola persona y se descarga una vez.',
        },
        fits: ['together', 'compress', 'circuit', 'routing', 'limit'],
        rulesOut: {
          cache: {
            pt: 'Um cache só economiza quando o mesmo arquivo é pedido de novo.',
            en: 'A cache saves only when the same file is asked for again.',
            es: 'Una caché solo ahorra cuando el mismo archivo se pide de nuevo.',
          },
        },
      },
      {
        id: 'law',
        text: {
          pt: 'Por contrato, cada sistema deve ficar no país em que está.',
          en: 'By contract, each system must stay in the country where it is.',
          es: 'Por contrato, cada sistema debe quedar en el país donde está.',
        },
        fits: ['cache', 'compress', 'circuit', 'routing', 'limit'],
        rulesOut: {
          together: {
            pt: 'Reunir tudo em uma região tiraria sistemas de um dos países.',
            en: 'Bringing everything into one region would take systems out of one of the countries.',
            es: 'Reunir todo en una región sacaría sistemas de uno de los países.',
          },
        },
      },
      {
        id: 'packed',
        text: {
          pt: 'Os arquivos já são enviados com a maior compressão.',
          en: 'Files are already sent with the highest compression.',
          es: 'Los archivos ya se envían con la mayor compresión.',
        },
        fits: ['cache', 'together', 'circuit', 'routing', 'limit'],
        rulesOut: {
          compress: {
            pt: 'Vídeos e imagens já reduzidos quase não diminuem com outra compressão.',
            en: 'Video and images that are reduced already hardly shrink with further compression.',
            es: 'Los videos y las imágenes ya reducidos casi no disminuyen con otra compresión.',
          },
        },
      },
      {
        id: 'everywhere',
        text: {
          pt: 'São centenas de destinatários, cada um com sua conexão à internet.',
          en: 'There are hundreds of recipients, each with an internet connection of their own.',
          es: 'Son cientos de destinatarios, cada uno con su conexión a internet.',
        },
        fits: ['cache', 'together', 'compress', 'routing', 'limit'],
        rulesOut: {
          circuit: {
            pt: 'Um circuito ExpressRoute serve aos lugares ligados a ele, não a centenas de destinatários.',
            en: 'An ExpressRoute circuit serves the places connected to it, not hundreds of recipients.',
            es: 'Un circuito ExpressRoute sirve a los lugares conectados a él, no a cientos de destinatarios.',
          },
        },
      },
      {
        id: 'as-fast',
        text: {
          pt: 'Os downloads devem continuar tão rápidos quanto hoje.',
          en: 'Downloads must stay as fast as they are today.',
          es: 'Las descargas deben seguir tan rápidas como hoy.',
        },
        fits: ['cache', 'together', 'compress', 'circuit', 'limit'],
        rulesOut: {
          routing: {
            pt: 'Fora da rede da Microsoft, a entrega depende da internet comum e fica menos estável.',
            en: 'Outside the Microsoft network, delivery depends on the ordinary internet and becomes less steady.',
            es: 'Fuera de la red de Microsoft, la entrega depende de la internet común y se vuelve menos estable.',
          },
        },
      },
      {
        id: 'no-cut',
        text: {
          pt: 'O volume que cada um baixa não pode ser limitado.',
          en: 'How much each recipient downloads must not be limited.',
          es: 'El volumen que cada uno descarga no puede limitarse.',
        },
        fits: ['cache', 'together', 'compress', 'circuit', 'routing'],
        rulesOut: {
          limit: {
            pt: 'Um limite diário recusa pedidos de quem o alcança.',
            en: 'A daily limit refuses requests of those who reach it.',
            es: 'Un límite diario rechaza pedidos de quien lo alcanza.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
];
