import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const priceChoices: readonly Pattern[] = [
  {
    id: 'price-estimate',
    exams: { 'az-900': { domain: 'management', topic: 'cost-tools' } },
    scene: {
      pt: 'Pense no Azure como um bufê que vai servir a sua casa, e nas máquinas como os pratos de que você vai precisar.',
      en: 'Think of Azure as a caterer for your house, and of the machines as the dishes that you are going to need.',
      es: 'Piensa en Azure como un servicio de banquetes para tu casa, y en las máquinas como los platos que vas a necesitar.',
    },
    situations: [
      {
        id: 'sawmill',
        text: {
          pt: 'Uma serraria quer saber quanto seu sistema de pedidos custaria no Azure.',
          en: 'A sawmill wants to know what its order system would cost in Azure.',
          es: 'Un aserradero quiere saber cuánto costaría su sistema de pedidos en Azure.',
        },
      },
      {
        id: 'dental',
        text: {
          pt: 'Uma rede de dentistas quer saber quanto custariam no Azure seus servidores de prontuários.',
          en: 'A dental chain wants to know what its record servers would cost in Azure.',
          es: 'Una red de dentistas quiere saber cuánto costarían en Azure sus servidores de historias clínicas.',
        },
      },
      {
        id: 'customs',
        text: {
          pt: 'Um despachante aduaneiro quer saber quanto seus sistemas custariam no Azure.',
          en: 'A customs broker wants to know what its systems would cost in Azure.',
          es: 'Un despachante de aduanas quiere saber cuánto costarían sus sistemas en Azure.',
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
          pt: 'A calculadora de preços, uma página da Microsoft, soma na hora, de graça e sem conta, instalação ou reunião, o preço dos serviços e tamanhos que se escolhem.',
          en: 'The pricing calculator, a Microsoft web page, adds up at once, free and without an account, installation or meeting, the price of the services and sizes that you choose.',
          es: 'La calculadora de precios, una página de Microsoft, suma al momento, gratis y sin cuenta, instalación ni reunión, el precio de los servicios y tamaños elegidos.',
        },
        likeness: {
          pt: 'a lista de preços do bufê, que soma na hora e de graça, se você sabe quantos pratos quer',
          en: 'the caterer’s price list, which adds up at once, free, if you know how many dishes you want',
          es: 'la lista de precios del servicio, que suma al instante y gratis, si sabes cuántos platos quieres',
        },
        tell: {
          pt: 'Valor para uma reunião daqui a uma hora: a calculadora de preços. Sem ferramentas de coleta na rede dos servidores: a calculadora de preços. Sem criar uma assinatura antes da decisão: a calculadora de preços. Nada gasto antes da aprovação do orçamento: estimativa gratuita. Empresa que ainda não tem nada no Azure: estimativa sem dados de uso do Azure. Detalhes do sistema que só o provedor de nuvem pode receber: ferramenta da própria Microsoft. Equipe sem tempo para reuniões: ferramenta que a equipe usa sozinha.',
          en: 'A figure for a meeting in an hour: the pricing calculator. No discovery tools on the server network: the pricing calculator. No subscription created before the decision: the pricing calculator. Nothing spent before the budget is approved: a free estimate. A company with nothing in Azure yet: an estimate without usage data from Azure. Details of the system that only the cloud provider may receive: a tool of Microsoft itself. A team with no time for meetings: a tool that the team uses by itself.',
          es: 'Cifra para una reunión dentro de una hora: la calculadora de precios. Sin herramientas de recolección en la red de los servidores: la calculadora de precios. Sin crear una suscripción antes de la decisión: la calculadora de precios. Nada gastado antes de aprobar el presupuesto: estimación gratuita. Empresa que todavía no tiene nada en Azure: estimación sin datos de uso de Azure. Detalles del sistema que solo el proveedor de nube puede recibir: herramienta de la propia Microsoft. Equipo sin tiempo para reuniones: herramienta que el equipo usa por su cuenta.',
        },
        source: site('pricing/calculator'),
        popularity: 5,
      },
      {
        id: 'pilot',
        neverRight: true,
        text: {
          pt: 'Um piloto pago de um mês no Azure',
          en: 'A paid one-month pilot in Azure',
          es: 'Un piloto pago de un mes en Azure',
        },
        uses: [],
        why: {
          pt: 'O piloto mostra na fatura o que o uso real custa, sem adivinhar tamanhos.',
          en: 'The pilot shows on the bill what real use costs, without guessing sizes.',
          es: 'El piloto muestra en la factura lo que cuesta el uso real, sin adivinar tamaños.',
        },
        likeness: {
          pt: 'um mês de refeições contratadas e pagas, com a conta só no fim',
          en: 'a month of meals ordered and paid for, with the bill only at the end',
          es: 'un mes de comidas contratadas y pagadas, con la cuenta solo al final',
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
        neverRight: true,
        text: {
          pt: 'Um workshop e uma cotação de um parceiro',
          en: 'A workshop and a quote by a partner',
          es: 'Un taller y una cotización de un socio',
        },
        uses: [],
        why: {
          pt: 'O parceiro estuda o sistema e entrega a cotação pronta, sem que a equipe precise conhecer o Azure.',
          en: 'The partner studies the system and hands over a finished quote, without the team having to know Azure.',
          es: 'El socio estudia el sistema y entrega la cotización lista, sin que el equipo deba conocer Azure.',
        },
        likeness: {
          pt: 'o cozinheiro de fora que visita a casa, reúne a família e só dias depois entrega o orçamento',
          en: 'an outside chef who visits the house, meets the family and only days later hands over a quote',
          es: 'el cocinero de fuera que visita la casa, reúne a la familia y solo días después entrega el presupuesto',
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
        id: 'case',
        text: {
          pt: 'Um caso de negócios com o appliance do Azure Migrate',
          en: 'A business case from the Azure Migrate appliance',
          es: 'Un caso empresarial con el appliance de Azure Migrate',
        },
        uses: ['Migrate'],
        why: {
          pt: 'O appliance do Azure Migrate mede sozinho o uso dos servidores atuais, com dados que vão só à Microsoft, e o caso de negócios calcula, de graça e antes de qualquer migração, os tamanhos e o custo no Azure.',
          en: 'The Azure Migrate appliance measures the use of the present servers by itself, with data that go to Microsoft alone, and the business case works out, free of charge and before any migration, sizes and cost in Azure.',
          es: 'El appliance de Azure Migrate mide por sí solo el uso de los servidores actuales, con datos que van solo a Microsoft, y el caso empresarial calcula, gratis y antes de migrar nada, los tamaños y el costo en Azure.',
        },
        likeness: {
          pt: 'a balança que o bufê empresta de graça a quem se cadastra e que fica semanas na sua cozinha',
          en: 'the scale that the caterer lends free to those who sign up and that stays for weeks in your kitchen',
          es: 'la balanza que el servicio presta gratis a quien se registra y que pasa semanas en tu cocina',
        },
        tell: {
          pt: 'Tamanhos de máquina que ninguém conhece: um caso de negócios do Azure Migrate. Nada gasto antes da aprovação do orçamento: estimativa gratuita. Empresa que ainda não tem nada no Azure: estimativa sem dados de uso do Azure. Detalhes do sistema que só o provedor de nuvem pode receber: ferramenta da própria Microsoft. Equipe sem tempo para reuniões: ferramenta que a equipe usa sozinha.',
          en: 'Machine sizes that nobody knows: a business case in Azure Migrate. Nothing spent before the budget is approved: a free estimate. A company with nothing in Azure yet: an estimate without usage data from Azure. Details of the system that only the cloud provider may receive: a tool of Microsoft itself. A team with no time for meetings: a tool that the team uses by itself.',
          es: 'Tamaños de máquina que nadie conoce: un caso empresarial de Azure Migrate. Nada gastado antes de aprobar el presupuesto: estimación gratuita. Empresa que todavía no tiene nada en Azure: estimación sin datos de uso de Azure. Detalles del sistema que solo el proveedor de nube puede recibir: herramienta de la propia Microsoft. Equipo sin tiempo para reuniones: herramienta que el equipo usa por su cuenta.',
        },
        source: docs('azure/migrate/concepts-business-case-calculation'),
        popularity: 3,
      },
      {
        id: 'forecast',
        neverRight: true,
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
        likeness: {
          pt: 'a previsão tirada das contas passadas com o bufê, em branco para quem nunca foi cliente',
          en: 'the forecast made from past bills with the caterer, blank for those who were never customers',
          es: 'la previsión sacada de las cuentas pasadas con el servicio, en blanco para quien nunca fue cliente',
        },
        tell: {
          pt: 'Projetar o gasto a partir do que já se usa: previsão da análise de custos.',
          en: 'Projecting spending from present use: the forecast in cost analysis.',
          es: 'Proyectar el gasto a partir de lo que ya se usa: previsión del análisis de costos.',
        },
        source: docs('azure/cost-management-billing/costs/quick-acm-cost-analysis'),
        popularity: 3,
      },
      {
        id: 'study',
        neverRight: true,
        text: {
          pt: 'Um estudo pago, com coletor da consultoria',
          en: 'A paid study, with a consultancy’s collector',
          es: 'Un estudio pago, con recolector de la consultora',
        },
        uses: [],
        why: {
          pt: 'O estudo de uma consultoria mede os servidores atuais e traz preços e recomendações.',
          en: 'A consultancy’s study measures the present servers and brings prices and recommendations.',
          es: 'El estudio de una consultora mide los servidores actuales y trae precios y recomendaciones.',
        },
        likeness: {
          pt: 'o especialista de fora, pago, que deixa balanças na sua cozinha por semanas antes de dar o preço',
          en: 'a paid expert from outside, who leaves scales in your kitchen for weeks before naming a price',
          es: 'el experto de fuera, pagado, que deja balanzas en tu cocina durante semanas antes de dar el precio',
        },
        tell: {
          pt: 'Análise feita por terceiros: consultoria.',
          en: 'An analysis by outsiders: a consultancy.',
          es: 'Análisis hecho por terceros: consultora.',
        },
        source: docs('azure/migrate/migrate-services-overview'),
        popularity: 2,
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
        fits: ['calculator', 'partner', 'case', 'forecast'],
        rulesOut: {
          study: {
            pt: 'O estudo da consultoria é cobrado antes de o orçamento ser aprovado.',
            en: 'The consultancy’s study is charged for before the budget is approved.',
            es: 'El estudio de la consultora se cobra antes de aprobar el presupuesto.',
          },
          pilot: {
            pt: 'O piloto mede o custo real porque já consome recursos pagos do Azure.',
            en: 'A pilot measures the real cost because it already uses paid resources of Azure.',
            es: 'El piloto mide el costo real porque ya consume recursos pagados de Azure.',
          },
        },
      },
      {
        id: 'today',
        text: {
          pt: 'O valor é para uma reunião daqui a uma hora.',
          en: 'The figure is for a meeting in an hour.',
          es: 'La cifra es para una reunión dentro de una hora.',
        },
        fits: ['calculator', 'forecast'],
        rulesOut: {
          study: {
            pt: 'O coletor da consultoria precisa medir os servidores por semanas.',
            en: 'The consultancy’s collector has to measure the servers for weeks.',
            es: 'El recolector de la consultora debe medir los servidores durante semanas.',
          },
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
        id: 'no-install',
        text: {
          pt: 'A segurança não permite ferramentas de coleta na rede dos servidores.',
          en: 'Security allows no discovery tools on the server network.',
          es: 'El área de seguridad no permite herramientas de recolección en la red de los servidores.',
        },
        fits: ['calculator', 'pilot', 'partner', 'forecast'],
        rulesOut: {
          study: {
            pt: 'O coletor da consultoria é instalado na rede dos servidores atuais.',
            en: 'The consultancy’s collector is installed on the network of the present servers.',
            es: 'El recolector de la consultora se instala en la red de los servidores actuales.',
          },
          case: {
            pt: 'Esse caso de negócios se apoia no appliance do Azure Migrate, que coleta dados na rede dos servidores.',
            en: 'This business case relies on the Azure Migrate appliance, which collects data on the server network.',
            es: 'Ese caso empresarial se apoya en el appliance de Azure Migrate, que recolecta datos en la red de los servidores.',
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
        fits: ['study', 'calculator', 'pilot', 'partner', 'case'],
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
        fits: ['study', 'pilot', 'case', 'partner'],
        rulesOut: {
          calculator: {
            pt: 'A calculadora soma os tamanhos que alguém escolhe: não os descobre.',
            en: 'The calculator adds up the sizes that somebody chooses: it does not find them out.',
            es: 'La calculadora suma los tamaños que alguien elige: no los averigua.',
          },
        },
      },
      {
        id: 'no-outsiders',
        text: {
          pt: 'Só o provedor de nuvem pode receber detalhes do sistema.',
          en: 'Only the cloud provider may receive details of the system.',
          es: 'Solo el proveedor de nube puede recibir detalles del sistema.',
        },
        fits: ['calculator', 'pilot', 'case', 'forecast'],
        rulesOut: {
          study: {
            pt: 'A consultoria é de fora e recebe os dados do sistema.',
            en: 'The consultancy is an outsider and gets the details of the system.',
            es: 'La consultora es externa y recibe los datos del sistema.',
          },
          partner: {
            pt: 'Para cotar, o parceiro, que é outra empresa, precisa conhecer o sistema.',
            en: 'To make a quote the partner, another company, has to know the system.',
            es: 'Para cotizar, el socio, que es otra empresa, debe conocer el sistema.',
          },
        },
      },
      {
        id: 'no-account',
        notWith: ['newcomer'],
        text: {
          pt: 'Nenhuma assinatura do Azure será criada antes da decisão.',
          en: 'No Azure subscription will be created before the decision.',
          es: 'No se va a crear ninguna suscripción de Azure antes de la decisión.',
        },
        fits: ['calculator', 'partner', 'study'],
        rulesOut: {
          pilot: {
            pt: 'O piloto usa recursos do Azure, que só existem em uma assinatura.',
            en: 'A pilot uses Azure resources, which exist only in a subscription.',
            es: 'El piloto usa recursos de Azure, que solo existen en una suscripción.',
          },
          case: {
            pt: 'O caso de negócios é de um projeto do Azure Migrate, que fica em uma assinatura do Azure.',
            en: 'A business case belongs to an Azure Migrate project, which is in an Azure subscription.',
            es: 'El caso empresarial es de un proyecto de Azure Migrate, que está en una suscripción de Azure.',
          },
          forecast: {
            pt: 'A previsão da análise de custo existe só dentro de uma assinatura do Azure.',
            en: 'The forecast in cost analysis exists only within an Azure subscription.',
            es: 'La previsión del análisis de costos existe solo dentro de una suscripción de Azure.',
          },
        },
      },
      {
        id: 'no-meetings',
        notWith: ['no-outsiders'],
        text: {
          pt: 'A equipe não tem tempo para reuniões.',
          en: 'The team has no time for meetings.',
          es: 'El equipo no tiene tiempo para reuniones.',
        },
        fits: ['calculator', 'pilot', 'case', 'forecast'],
        rulesOut: {
          partner: {
            pt: 'Para orçar, o parceiro se reúne com a equipe e levanta o sistema.',
            en: 'To make a quote, the partner meets the team and surveys the system.',
            es: 'Para cotizar, el socio se reúne con el equipo y releva el sistema.',
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
    id: 'transfer-bill',
    exams: { 'az-900': { domain: 'management', topic: 'cost-factors' } },
    scene: {
      pt: 'Pense nos arquivos como filmes guardados em duas cidades, e nas versões anteriores como os cortes antigos de cada um.',
      en: 'Think of the files as films kept in two cities, and of their earlier versions as the old cuts of each film.',
      es: 'Piensa en los archivos como películas guardadas en dos ciudades, y en las versiones anteriores como los cortes viejos de cada una.',
    },
    situations: [
      {
        id: 'courses',
        text: {
          pt: 'Um portal de cursos quer reduzir a fatura dos vídeos que guarda, com cada versão anterior, no Blob Storage (camada hot, GRS).',
          en: 'A course portal wants to lower its bill for the videos it keeps, with every earlier version, in blob storage (hot tier, GRS).',
          es: 'Un portal de cursos quiere reducir la factura de los videos que guarda, con cada versión anterior, en Blob Storage (nivel hot, GRS).',
        },
      },
      {
        id: 'maps',
        text: {
          pt: 'Uma editora quer reduzir a fatura dos mapas que guarda, com cada versão anterior, no Blob Storage (camada hot, GRS).',
          en: 'A publisher wants to lower its bill for the maps it keeps, with every earlier version, in blob storage (hot tier, GRS).',
          es: 'Una editorial quiere reducir la factura de los mapas que guarda, con cada versión anterior, en Blob Storage (nivel hot, GRS).',
        },
      },
      {
        id: 'radiology',
        text: {
          pt: 'Uma central de telerradiologia quer reduzir a fatura dos exames que guarda, com cada versão anterior, no Blob Storage (camada hot, GRS).',
          en: 'A teleradiology center wants to lower its bill for the scans it keeps, with every earlier version, in blob storage (hot tier, GRS).',
          es: 'Un centro de telerradiología quiere reducir la factura de los estudios que guarda, con cada versión anterior, en Blob Storage (nivel hot, GRS).',
        },
      },
    ],
    candidates: [
      {
        id: 'cool',
        rightWith: ['at-once'],
        text: {
          pt: 'Passar os arquivos antigos para cool',
          en: 'Move older files to cool',
          es: 'Pasar los archivos antiguos a cool',
        },
        uses: [],
        why: {
          pt: 'Na camada cool o gigabyte custa menos, e os arquivos pouco lidos continuam abrindo na hora, sem que nada seja excluído.',
          en: 'In the cool tier a gigabyte costs less, and rarely read files still open at once, with nothing deleted.',
          es: 'En el nivel cool el gigabyte cuesta menos, y los archivos que se leen poco se siguen abriendo al instante, sin eliminar nada.',
        },
        likeness: {
          pt: 'os filmes velhos numa sala mais barata, aberta na hora, mas que cobra uma taxa a cada sessão',
          en: 'the older films in a cheaper room, open at once but with a fee for every showing',
          es: 'las películas viejas en una sala más barata, abierta al instante, pero que cobra cada función',
        },
        tell: {
          pt: 'Arquivos de anos anteriores que devem abrir na hora: camada cool. Dados que devem sobreviver a um desastre na região: GRS mantido. Nenhum compromisso além dos dez meses do projeto: economia sem reserva. Histórico dos arquivos que os auditores exigem: economia sem exclusões.',
          en: 'Files from past years, rarely read, that must open at once: the cool tier. Data that must survive a regional disaster: GRS kept as it is. No commitment beyond the ten months of the project: savings without a reservation. A history of the files that the auditors require: savings without deletions.',
          es: 'Archivos de años anteriores que deben abrirse al instante: nivel cool. Datos que deben sobrevivir a un desastre en la región: GRS que se mantiene. Ningún compromiso más allá de los diez meses del proyecto: ahorro sin reserva. Historial de los archivos que los auditores exigen: ahorro sin eliminar nada.',
        },
        source: docs('azure/storage/blobs/access-tiers-overview'),
        popularity: 5,
      },
      {
        id: 'archive',
        neverRight: true,
        text: {
          pt: 'Passar os arquivos antigos para archive',
          en: 'Move older files to archive',
          es: 'Pasar los archivos antiguos a archive',
        },
        uses: [],
        why: {
          pt: 'Na camada archive o gigabyte tem o menor preço, e os arquivos ficam off-line até a reidratação.',
          en: 'In the archive tier a gigabyte has the lowest price, and files are offline until they are rehydrated.',
          es: 'En el nivel de archivo (archive) el gigabyte tiene el menor precio, y los archivos quedan sin conexión hasta rehidratarlos.',
        },
        likeness: {
          pt: 'os filmes velhos num galpão baratíssimo, de onde cada um leva horas para voltar',
          en: 'the older films in the cheapest of warehouses, from which each takes hours to come back',
          es: 'las películas viejas en un almacén baratísimo, de donde cada una tarda horas en volver',
        },
        tell: {
          pt: 'Arquivos que podem esperar horas: camada archive.',
          en: 'Files that can wait for hours: the archive tier.',
          es: 'Archivos que pueden esperar horas: nivel de archivo (archive).',
        },
        source: docs('azure/storage/blobs/archive-blob'),
        popularity: 4,
      },
      {
        id: 'local',
        text: {
          pt: 'Mudar a redundância para LRS',
          en: 'Change the redundancy to LRS',
          es: 'Cambiar la redundancia a LRS',
        },
        uses: ['LRS'],
        why: {
          pt: 'O LRS guarda três cópias em um datacenter e, sem a cópia em outra região, custa menos que o GRS, sem prazo e sem mudar a camada, os arquivos ou suas versões.',
          en: 'LRS keeps three copies in one datacenter and, without the copy in another region, costs less than GRS, with no term and without changing the tier, the files or their versions.',
          es: 'LRS guarda tres copias en un centro de datos y, sin la copia en otra región, cuesta menos que GRS, sin plazo y sin cambiar el nivel, los archivos ni sus versiones.',
        },
        likeness: {
          pt: 'os filmes e seus cortes guardados numa cidade só, perdidos se algo acontece com ela',
          en: 'the films and their cuts kept in a single city, lost if something happens to it',
          es: 'las películas y sus cortes guardados en una sola ciudad, perdidos si algo le pasa',
        },
        tell: {
          pt: 'Arquivos de anos anteriores lidos várias vezes por dia: camada hot mantida. Nenhum compromisso além dos dez meses do projeto: economia sem reserva. Histórico dos arquivos que os auditores exigem: economia sem exclusões.',
          en: 'Files from past years that are read several times a day: the hot tier kept as it is. No commitment beyond the ten months of the project: savings without a reservation. A history of the files that the auditors require: savings without deletions.',
          es: 'Archivos de años anteriores que se leen varias veces al día: nivel hot que se mantiene. Ningún compromiso más allá de los diez meses del proyecto: ahorro sin reserva. Historial de los archivos que los auditores exigen: ahorro sin eliminar nada.',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 4,
      },
      {
        id: 'reserve',
        neverRight: true,
        text: {
          pt: 'Comprar capacidade reservada por três anos',
          en: 'Buy reserved capacity for three years',
          es: 'Comprar capacidad reservada por tres años',
        },
        uses: [],
        why: {
          pt: 'A capacidade reservada dá desconto em troca de um compromisso de um ou três anos, sem mexer nos dados.',
          en: 'Reserved capacity gives a discount in return for a commitment of one or three years, without touching the data.',
          es: 'La capacidad reservada da un descuento a cambio de un compromiso de uno o tres años, sin tocar los datos.',
        },
        likeness: {
          pt: 'as mesmas salas nas duas cidades, mais baratas em troca de um contrato de três anos',
          en: 'the same rooms in both cities, cheaper in return for a three-year contract',
          es: 'las mismas salas en las dos ciudades, más baratas a cambio de un contrato de tres años',
        },
        tell: {
          pt: 'Uso estável e compromisso aceito: uma reserva.',
          en: 'Steady use and a commitment accepted: a reservation.',
          es: 'Uso estable y compromiso aceptado: una reserva.',
        },
        source: docs('azure/storage/blobs/storage-blob-reserved-capacity'),
        popularity: 4,
      },
      {
        id: 'versions',
        text: {
          pt: 'Excluir as versões antigas por regra',
          en: 'Delete old versions with a rule',
          es: 'Eliminar las versiones antiguas con una regla',
        },
        uses: [],
        why: {
          pt: 'A regra de ciclo de vida exclui versões antigas, que são cobradas como espaço; os arquivos atuais continuam na mesma camada, com a mesma redundância e sem prazo.',
          en: 'A lifecycle rule deletes old versions, which are charged for as space; current files stay in the same tier, with the same redundancy and no term.',
          es: 'La regla de ciclo de vida elimina versiones antiguas, que se cobran como espacio; los archivos actuales siguen en el mismo nivel, con la misma redundancia y sin plazo.',
        },
        likeness: {
          pt: 'o arquivista que joga fora os cortes antigos e deixa na prateleira só o filme final',
          en: 'the archivist who throws out the old cuts and leaves only the final film on the shelf',
          es: 'el archivista que tira los cortes viejos y deja en el estante solo la película final',
        },
        tell: {
          pt: 'Arquivos de anos anteriores lidos várias vezes por dia: camada hot mantida. Dados que devem sobreviver a um desastre na região: GRS mantido. Nenhum compromisso além dos dez meses do projeto: economia sem reserva.',
          en: 'Files from past years that are read several times a day: the hot tier kept as it is. Data that must survive a regional disaster: GRS kept as it is. No commitment beyond the ten months of the project: savings without a reservation.',
          es: 'Archivos de años anteriores que se leen varias veces al día: nivel hot que se mantiene. Datos que deben sobrevivir a un desastre en la región: GRS que se mantiene. Ningún compromiso más allá de los diez meses del proyecto: ahorro sin reserva.',
        },
        source: docs('azure/storage/blobs/lifecycle-management-overview'),
        popularity: 3,
      },
      {
        id: 'purge',
        neverRight: true,
        text: {
          pt: 'Excluir os arquivos com mais de um ano',
          en: 'Delete files more than a year old',
          es: 'Eliminar los archivos de más de un año',
        },
        uses: [],
        why: {
          pt: 'Excluir arquivos antigos reduz o volume armazenado, que é o que se paga.',
          en: 'Deleting old files lowers the volume stored, which is what is paid for.',
          es: 'Eliminar archivos antiguos reduce el volumen almacenado, que es lo que se paga.',
        },
        likeness: {
          pt: 'a faxina que joga fora os filmes de mais de um ano, com todos os seus cortes',
          en: 'the cleanup that throws away films over a year old, with all their cuts',
          es: 'la limpieza que tira las películas de más de un año, con todos sus cortes',
        },
        tell: {
          pt: 'Dados de que ninguém mais precisa: excluir.',
          en: 'Data that nobody needs any more: delete it.',
          es: 'Datos que ya nadie necesita: eliminarlos.',
        },
        source: docs('azure/storage/blobs/lifecycle-management-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'read-daily',
        text: {
          pt: 'Mesmo os arquivos de anos anteriores são lidos várias vezes por dia, só na versão atual.',
          en: 'Even files from past years are read several times a day, in their current version only.',
          es: 'Incluso los archivos de años anteriores se leen varias veces al día, solo en su versión actual.',
        },
        fits: ['local', 'reserve', 'versions'],
        rulesOut: {
          purge: {
            pt: 'Excluir os arquivos com mais de um ano tira do ar o que ainda é lido todo dia.',
            en: 'Deleting files more than a year old removes what is still read every day.',
            es: 'Eliminar los archivos de más de un año quita lo que todavía se lee todos los días.',
          },
          cool: {
            pt: 'Na camada cool guardar custa menos, mas cada leitura custa mais, e esses arquivos são lidos todo dia.',
            en: 'The cool tier costs less to store but more to read, and these files are read every day.',
            es: 'En el nivel cool guardar cuesta menos, pero cada lectura cuesta más, y estos archivos se leen a diario.',
          },
          archive: {
            pt: 'Na camada archive os arquivos ficam offline e não podem ser lidos todo dia.',
            en: 'In the archive tier files are offline and cannot be read every day.',
            es: 'En el nivel archive los archivos quedan sin conexión y no pueden leerse a diario.',
          },
        },
      },
      {
        id: 'at-once',
        notWith: ['read-daily'],
        text: {
          pt: 'A versão atual dos arquivos de anos anteriores raramente é lida, mas deve abrir na hora.',
          en: 'The current version of files from past years is rarely read but must open at once.',
          es: 'La versión actual de los archivos de años anteriores rara vez se lee, pero debe abrirse al instante.',
        },
        fits: ['cool', 'versions'],
        rulesOut: {
          purge: {
            pt: 'Um arquivo excluído já não abre quando alguém o pede.',
            en: 'A deleted file no longer opens when somebody asks for it.',
            es: 'Un archivo eliminado ya no se abre cuando alguien lo pide.',
          },
          archive: {
            pt: 'Na camada archive o arquivo leva horas até poder ser aberto.',
            en: 'In the archive tier a file takes hours before it can be opened.',
            es: 'En el nivel archive, un archivo tarda horas en poder abrirse.',
          },
        },
      },
      {
        id: 'second-region',
        text: {
          pt: 'Os dados devem sobreviver a um desastre na região.',
          en: 'The data must survive a regional disaster.',
          es: 'Los datos deben sobrevivir a un desastre en la región.',
        },
        fits: ['purge', 'cool', 'archive', 'reserve', 'versions'],
        rulesOut: {
          local: {
            pt: 'O LRS guarda todas as cópias em um só datacenter da região.',
            en: 'LRS keeps all copies in one datacenter of the region.',
            es: 'LRS mantiene todas las copias en un solo centro de datos de la región.',
          },
        },
      },
      {
        id: 'no-term',
        text: {
          pt: 'Não se aceita compromisso além dos dez meses do projeto.',
          en: 'No commitment beyond the ten months of the project is accepted.',
          es: 'No se acepta un compromiso más allá de los diez meses del proyecto.',
        },
        fits: ['purge', 'cool', 'local', 'versions', 'archive'],
        rulesOut: {
          reserve: {
            pt: 'A capacidade reservada de três anos dura mais que o projeto.',
            en: 'Three years of reserved capacity outlast the project.',
            es: 'La capacidad reservada de tres años dura más que el proyecto.',
          },
        },
      },
      {
        id: 'history',
        text: {
          pt: 'Os auditores exigem todo o histórico dos arquivos.',
          en: 'The auditors require the whole history of the files.',
          es: 'Los auditores exigen todo el historial de los archivos.',
        },
        fits: ['cool', 'archive', 'local', 'reserve'],
        rulesOut: {
          purge: {
            pt: 'Excluir arquivos apaga a parte mais antiga do histórico que os auditores exigem.',
            en: 'Deleting files erases the oldest part of the history that the auditors require.',
            es: 'Eliminar archivos borra la parte más antigua del historial que exigen los auditores.',
          },
          versions: {
            pt: 'As versões antigas são o histórico que os auditores exigem.',
            en: 'The old versions are the history that the auditors require.',
            es: 'Las versiones antiguas son el historial que exigen los auditores.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida de economia atende a todos esses requisitos?',
      en: 'Which saving measure meets all of these requirements?',
      es: '¿Qué medida de ahorro cumple todos estos requisitos?',
    },
  },
];
