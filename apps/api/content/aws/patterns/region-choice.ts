import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const regionChoice: readonly Pattern[] = [
  {
    id: 'region-choice',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'global-infrastructure' },
      'saa-c03': { domain: 'performance', topic: 'network-performance' },
    },
    scene: {
      pt: 'Pense no sistema como uma confeitaria, no que ele calcula na hora como encomendas e nas fotos e vídeos como doces prontos.',
      en: 'Think of the system as a cake shop, of what it calculates on the spot as orders, and of photos as ready-made sweets.',
      es: 'Piensa en el sistema como una pastelería, en lo que calcula al momento como pedidos y en las fotos como dulces listos.',
    },
    situations: [
      {
        id: 'fashion',
        text: {
          pt: 'Uma marca de roupas vende on-line em todo o Brasil e vai levar a loja para a AWS.',
          en: 'A clothing brand sells online all over Brazil and is moving its store to AWS.',
          es: 'Una marca de ropa vende en línea en todo Brasil y va a llevar su tienda a AWS.',
        },
        today: {
          pt: 'Hoje a loja recebe 15.000 pedidos por dia em servidores de uma sala alugada em Curitiba. Um arquiteto de soluções precisa definir as regiões.',
          en: 'It takes 15,000 orders a day today on servers in a rented room in Curitiba. A solutions architect must define the Regions.',
          es: 'Hoy recibe 15.000 pedidos por día en servidores de una sala alquilada en Curitiba. Un arquitecto de soluciones debe definir las regiones.',
        },
      },
      {
        id: 'health',
        text: {
          pt: 'Um plano de saúde brasileiro escolhe onde executar o seu aplicativo na AWS.',
          en: 'A Brazilian health insurer is choosing where to run its application on AWS.',
          es: 'Una aseguradora de salud brasileña elige dónde ejecutar su aplicación en AWS.',
        },
        today: {
          pt: 'O aplicativo, já testado em uma só conta, terá 2 milhões de usuários. Falta decidir em que regiões vai rodar.',
          en: 'The application, tested in a single account so far, will have 2 million members as users. The Regions it runs in are still to be decided.',
          es: 'La aplicación, probada hasta ahora en una sola cuenta, tendrá 2 millones de afiliados. Falta decidir en qué regiones va a correr.',
        },
      },
      {
        id: 'lessons',
        text: {
          pt: 'Uma escola de música on-line, com alunos em todo o Brasil, vai para a AWS.',
          en: 'An online music school with students all over Brazil is moving to AWS.',
          es: 'Una escuela de música en línea, con alumnos en todo Brasil, pasa a AWS.',
        },
        today: {
          pt: 'Cerca de 40.000 alunos marcam aulas e assistem a gravações em um provedor de hospedagem que vai fechar.',
          en: 'About 40,000 students book lessons and watch recordings on a hosting provider that is closing down.',
          es: 'Unos 40.000 alumnos reservan clases y ven grabaciones en un proveedor de alojamiento que va a cerrar.',
        },
      },
      {
        id: 'pharmacy-region',
        text: {
          pt: 'Uma farmácia on-line, com clientes em todo o Brasil, vai para a AWS.',
          en: 'An online pharmacy with customers all over Brazil is moving to AWS.',
          es: 'Una farmacia en línea, con clientes en todo Brasil, pasa a AWS.',
        },
        today: {
          pt: 'O site mostra 30.000 produtos com fotos e recebe 9.000 pedidos por dia, hoje tudo em um só data center.',
          en: 'Its site shows 30,000 products with photos and takes 9,000 orders a day, all from one data center today.',
          es: 'El sitio muestra 30.000 productos con fotos y recibe 9.000 pedidos por día, hoy todo en un solo centro de datos.',
        },
      },
      {
        id: 'homes-region',
        text: {
          pt: 'Um portal imobiliário, com anúncios em todo o Brasil, escolhe onde executar o seu sistema na AWS.',
          en: 'A real estate portal with listings all over Brazil is choosing where to run its system on AWS.',
          es: 'Un portal inmobiliario, con avisos en todo Brasil, elige dónde ejecutar su sistema en AWS.',
        },
        today: {
          pt: 'São 5 milhões de fotos e 800.000 visitas por dia, e o contrato com o data center atual termina neste ano.',
          en: 'It has 5 million photos and 800,000 visits a day, and the contract with its present data center ends this year.',
          es: 'Son 5 millones de fotos y 800.000 visitas por día, y el contrato con el centro de datos actual termina este año.',
        },
      },
    ],
    candidates: [
      {
        id: 'sp',
        uses: [],
        popularity: 5,
        source: site('about-aws/global-infrastructure/regions_az/'),
        text: { pt: 'Somente São Paulo', en: 'The São Paulo Region only', es: 'Solo la región São Paulo' },
        action: {
          pt: 'Implantar servidores, banco de dados e arquivos na região América do Sul (São Paulo), em três zonas de disponibilidade.',
          en: 'Deploy the servers, database and files in the South America (São Paulo) Region, in three Availability Zones.',
          es: 'Desplegar servidores, base de datos y archivos en la región América del Sur (São Paulo), en tres zonas de disponibilidad.',
        },
        why: {
          pt: 'São Paulo, como única região, mantém dados, imagens e servidores no Brasil, a poucos milissegundos dos usuários do Sudeste, com um preço por hora maior que o da Virgínia.',
          en: 'The São Paulo Region alone keeps data, images and servers in Brazil, a few milliseconds from users in the southeast, at a higher hourly price than Virginia.',
          es: 'São Paulo, como única región, mantiene datos, imágenes y servidores en Brasil, a pocos milisegundos de los usuarios del sudeste, a un precio por hora mayor que el de Virginia.',
        },
        likeness: {
          pt: 'uma única confeitaria no bairro dos clientes, de aluguel mais caro, que prepara ali mesmo cada encomenda',
          en: 'a single cake shop in the customers’ neighborhood, at a higher rent, which prepares every order right there',
          es: 'una única pastelería en el barrio de los clientes, de alquiler más caro, que prepara ahí mismo cada pedido',
        },
        tell: {
          pt: 'Cópia completa dos dados no Brasil, por contrato: a região São Paulo. Responder em menos de 40 milissegundos: servidores na região ao lado dos usuários. Fotos e vídeos entregues a partir de um local no Brasil: a região São Paulo, ou o CloudFront à frente de outra. Orçamento que cobre uma única região: uma região, e não duas.',
          en: 'A full copy of the data in Brazil, by contract: the São Paulo Region. An answer in under 40 milliseconds: servers in the Region next to the users. Photos and videos delivered from a location in Brazil: the São Paulo Region, or CloudFront in front of another. A budget that covers a single Region: one Region rather than two.',
          es: 'Copia completa de los datos en Brasil, por contrato: la región São Paulo. Responder en menos de 40 milisegundos: servidores en la región junto a los usuarios. Fotos y videos entregados desde una ubicación en Brasil: la región São Paulo, o CloudFront delante de otra. Presupuesto que cubre una única región: una región, y no dos.',
        },
      },
      {
        id: 'va',
        uses: [],
        popularity: 4,
        source: site('about-aws/global-infrastructure/regions_az/'),
        text: { pt: 'Somente Virgínia', en: 'The Virginia Region only', es: 'Solo la región Virginia' },
        action: {
          pt: 'Implantar servidores, banco de dados e arquivos na região Leste dos EUA (Norte da Virgínia), em três zonas de disponibilidade.',
          en: 'Deploy the servers, database and files in the US East (N. Virginia) Region, in three Availability Zones.',
          es: 'Desplegar servidores, base de datos y archivos en la región Este de EE. UU. (Norte de Virginia), en tres zonas de disponibilidad.',
        },
        why: {
          pt: 'A região do norte da Virgínia tem preços entre os menores da AWS, longe dos usuários da América do Sul.',
          en: 'The Northern Virginia Region has some of the lowest prices of AWS, far from users in South America.',
          es: 'La región del norte de Virginia tiene precios entre los más bajos de AWS, lejos de los usuarios de América del Sur.',
        },
        likeness: {
          pt: 'uma única confeitaria de aluguel barato numa cidade distante, de onde viaja cada doce',
          en: 'a single cake shop with a cheap rent in a distant city, from which every cake has to travel',
          es: 'una única pastelería de alquiler barato en una ciudad lejana, desde donde viaja cada dulce',
        },
        tell: {
          pt: 'Servidores com o menor preço por hora: a região do norte da Virgínia, entre as mais baratas. Orçamento que cobre uma única região: uma região, e não duas.',
          en: 'Servers at the lowest price per hour: the Northern Virginia Region, among the cheapest. A budget that covers a single Region: one Region rather than two.',
          es: 'Servidores con el menor precio por hora: la región del norte de Virginia, entre las más económicas. Presupuesto que cubre una única región: una región, y no dos.',
        },
      },
      {
        id: 'va-edge',
        uses: ['CloudFront'],
        popularity: 4,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
        text: { pt: 'Virgínia, com CloudFront', en: 'Virginia, with CloudFront', es: 'Virginia, con CloudFront' },
        action: {
          pt: 'Implantar tudo na região Leste dos EUA (Norte da Virgínia) e servir os arquivos estáticos por uma distribuição do Amazon CloudFront.',
          en: 'Deploy everything in the US East (N. Virginia) Region and serve the static files through an Amazon CloudFront distribution.',
          es: 'Desplegar todo en la región Este de EE. UU. (Norte de Virginia) y servir los archivos estáticos con una distribución de Amazon CloudFront.',
        },
        why: {
          pt: 'A Virgínia, como única região e uma das de menor preço da AWS, executa os servidores, e o CloudFront entrega as imagens a partir de pontos de presença no Brasil.',
          en: 'Virginia alone, one of AWS’s lowest-priced Regions, runs the servers, and CloudFront delivers the images from points of presence in Brazil.',
          es: 'Virginia, como única región y una de las de menor precio de AWS, ejecuta los servidores, y CloudFront entrega las imágenes desde puntos de presencia en Brasil.',
        },
        likeness: {
          pt: 'uma única confeitaria distante e barata, com vitrines no bairro dos clientes para doces prontos, mas não para encomendas',
          en: 'a single cheap cake shop far away, with counters near the customers for ready-made sweets but not for orders',
          es: 'una única pastelería lejana y barata, con vitrinas en el barrio de los clientes para dulces listos, no para pedidos',
        },
        tell: {
          pt: 'Fotos e vídeos entregues a partir de um local no Brasil: a região São Paulo, ou o CloudFront à frente de outra. Servidores com o menor preço por hora: uma região barata, mesmo longe, com arquivos estáticos entregues por perto. Orçamento que cobre uma única região: uma região, e não duas.',
          en: 'Photos and videos delivered from a location in Brazil: the São Paulo Region, or CloudFront in front of another. Servers at the lowest price per hour: a cheap Region, even far away, with static files delivered nearby. A budget that covers a single Region: one Region rather than two.',
          es: 'Fotos y videos entregados desde una ubicación en Brasil: la región São Paulo, o CloudFront delante de otra. Servidores con el menor precio por hora: una región económica, aunque lejana, con archivos estáticos entregados cerca. Presupuesto que cubre una única región: una región, y no dos.',
        },
        rightWith: ['images-near'],
      },
      {
        id: 'va-accelerator',
        uses: ['Global Accelerator'],
        popularity: 3,
        neverRight: true,
        source: docs('global-accelerator/latest/dg/what-is-global-accelerator.html'),
        text: {
          pt: 'Virgínia, com Global Accelerator',
          en: 'Virginia, with Global Accelerator',
          es: 'Virginia, con Global Accelerator',
        },
        action: {
          pt: 'Implantar tudo na região Leste dos EUA (Norte da Virgínia) e receber os usuários por um AWS Global Accelerator.',
          en: 'Deploy everything in the US East (N. Virginia) Region and route users through an AWS Global Accelerator.',
          es: 'Desplegar todo en la región Este de EE. UU. (Norte de Virginia) y recibir a los usuarios con AWS Global Accelerator.',
        },
        why: {
          pt: 'O Global Accelerator leva o tráfego pela rede da AWS até a Virgínia, com menos variação, sem guardar cópias.',
          en: 'Global Accelerator takes traffic to Virginia over the AWS network, with less variation, without keeping copies.',
          es: 'Global Accelerator lleva el tráfico por la red de AWS hasta Virginia, con menos variación, sin guardar copias.',
        },
        likeness: {
          pt: 'uma única confeitaria distante, de onde cada doce viaja por via expressa, sem nenhum guardado no bairro',
          en: 'a single distant cake shop from which every cake travels by express road, with none kept in the neighborhood',
          es: 'una única pastelería lejana, de donde cada dulce viaja por vía rápida, sin ninguno guardado en el barrio',
        },
        tell: {
          pt: 'Dois endereços IP fixos para uma aplicação: Global Accelerator.',
          en: 'Two fixed IP addresses for one application: Global Accelerator.',
          es: 'Dos direcciones IP fijas para una aplicación: Global Accelerator.',
        },
      },
      {
        id: 'sp-va',
        uses: [],
        popularity: 4,
        source: site('about-aws/global-infrastructure/regions_az/'),
        text: { pt: 'São Paulo e Virgínia', en: 'São Paulo and Virginia', es: 'São Paulo y Virginia' },
        action: {
          pt: 'Implantar tudo nas regiões São Paulo e Norte da Virgínia, replicar os dados e encaminhar os usuários com o Amazon Route 53.',
          en: 'Deploy everything in the São Paulo and N. Virginia Regions, replicate the data and route users with Amazon Route 53.',
          es: 'Desplegar todo en las regiones São Paulo y Norte de Virginia, replicar los datos y dirigir a los usuarios con Amazon Route 53.',
        },
        why: {
          pt: 'Com o sistema e todos os dados em São Paulo e na Virgínia, os usuários do Brasil são atendidos de São Paulo, a poucos milissegundos do Sudeste, e cada região continua sem a outra.',
          en: 'With the system and all its data in São Paulo and in Virginia, users in Brazil are answered from São Paulo, a few milliseconds from the southeast, and each Region carries on without the other.',
          es: 'Con el sistema y todos los datos en São Paulo y en Virginia, los usuarios de Brasil se atienden desde São Paulo, a pocos milisegundos del sudeste, y cada región continúa sin la otra.',
        },
        likeness: {
          pt: 'um par de confeitarias completas, uma no bairro, de aluguel mais caro, e outra longe, que se substituem',
          en: 'a pair of complete cake shops, a costlier one nearby and one far away, able to replace each other',
          es: 'un par de pastelerías completas, una en el barrio, de alquiler más caro, y otra lejos, que se reemplazan',
        },
        tell: {
          pt: 'Perda de uma região inteira que não pode parar o serviço: duas regiões, com os dados em ambas. Cópia completa dos dados que deve estar no Brasil, por contrato: a região de São Paulo. Preço calculado na hora, em menos de 40 milissegundos: servidores na região mais próxima. Fotos e vídeos que abrem depressa em todo o país: CloudFront ou uma região próxima.',
          en: 'The loss of a whole Region that must not stop the service: two Regions, with the data in both. A full copy of the data that must be in Brazil, by contract: the São Paulo Region. A price calculated on the spot in under 40 milliseconds: servers in the nearest Region. Photos and videos that open quickly all over the country: CloudFront or a Region nearby.',
          es: 'Pérdida de una región completa que no debe detener el servicio: dos regiones, con los datos en ambas. Copia completa de los datos que debe estar en Brasil, por contrato: la región de São Paulo. Precio calculado en el momento, en menos de 40 milisegundos: servidores en la región más cercana. Fotos y videos que se abren rápido en todo el país: CloudFront o una región cercana.',
        },
      },
      {
        id: 'us-two',
        uses: [],
        popularity: 3,
        source: site('about-aws/global-infrastructure/regions_az/'),
        text: { pt: 'Virgínia e Oregon', en: 'Virginia and Oregon', es: 'Virginia y Oregón' },
        action: {
          pt: 'Implantar tudo nas regiões Norte da Virgínia e Oregon, replicar os dados e encaminhar os usuários com o Amazon Route 53.',
          en: 'Deploy everything in the N. Virginia and Oregon Regions, replicate the data and route users with Amazon Route 53.',
          es: 'Desplegar todo en las regiones Norte de Virginia y Oregón, replicar los datos y dirigir a los usuarios con Amazon Route 53.',
        },
        why: {
          pt: 'Virgínia e Oregon, entre as regiões de menor preço da AWS, executam cada uma o sistema com os dados, e uma continua se a outra se perder.',
          en: 'Virginia and Oregon, among AWS’s lowest-priced Regions, each run the system with its data, so that one carries on if the other is lost.',
          es: 'Virginia y Oregón, entre las regiones de menor precio de AWS, ejecutan cada una el sistema con sus datos, y una continúa si se pierde la otra.',
        },
        likeness: {
          pt: 'um par de confeitarias baratas em duas cidades distantes, que se substituem e de onde viaja cada doce',
          en: 'a pair of cheap cake shops in two distant cities, able to replace each other, from which every cake travels',
          es: 'un par de pastelerías baratas en dos ciudades lejanas, que se reemplazan y de donde viaja cada dulce',
        },
        tell: {
          pt: 'Perda de uma região inteira: duas regiões, que podem ser as de menor preço. Servidores com o menor preço por hora: Virgínia e Oregon, e não São Paulo.',
          en: 'The loss of a whole Region: two Regions, which may be those of the lowest prices. Servers at the lowest price per hour: Virginia and Oregon, not São Paulo.',
          es: 'Pérdida de una región completa: dos regiones, que pueden ser las de menor precio. Servidores con el menor precio por hora: Virginia y Oregón, y no São Paulo.',
        },
      },
    ],
    constraints: [
      {
        id: 'copy-in-country',
        text: {
          pt: 'Por contrato, uma cópia completa dos dados deve estar no Brasil.',
          en: 'By contract, one full copy of the data must be in Brazil.',
          es: 'Por contrato, una copia completa de los datos debe estar en Brasil.',
        },
        fits: ['sp', 'sp-va'],
        rulesOut: {
          'va-accelerator': {
            pt: 'Com o Global Accelerator, os dados ficam na Virgínia, sem cópia no Brasil.',
            en: 'With Global Accelerator the data stays in Virginia, with no copy in Brazil.',
            es: 'Con Global Accelerator, los datos quedan en Virginia, sin copia en Brasil.',
          },
          va: {
            pt: 'Na Virgínia não há nenhuma cópia dos dados no Brasil.',
            en: 'In Virginia there is no copy of the data in Brazil.',
            es: 'En Virginia no hay ninguna copia de los datos en Brasil.',
          },
          'va-edge': {
            pt: 'O CloudFront guarda só cópias temporárias de conteúdo; os dados ficam na Virgínia.',
            en: 'CloudFront keeps only temporary copies of content; the data is in Virginia.',
            es: 'CloudFront guarda solo copias temporales de contenido; los datos quedan en Virginia.',
          },
          'us-two': {
            pt: 'Virgínia e Oregon ficam nos Estados Unidos; não há cópia no Brasil.',
            en: 'Virginia and Oregon are in the United States; there is no copy in Brazil.',
            es: 'Virginia y Oregón están en Estados Unidos; no hay copia en Brasil.',
          },
        },
      },
      {
        id: 'survive-region',
        text: {
          pt: 'A perda de uma região inteira não pode parar o serviço.',
          en: 'The loss of a whole Region must not stop the service.',
          es: 'La pérdida de una región completa no debe detener el servicio.',
        },
        fits: ['sp-va', 'us-two'],
        rulesOut: {
          'va-accelerator': {
            pt: 'O Global Accelerator só tem a Virgínia como destino; sem essa região o sistema para.',
            en: 'Global Accelerator has Virginia as its only destination; without that Region the system stops.',
            es: 'Global Accelerator solo tiene a Virginia como destino; sin esa región el sistema se detiene.',
          },
          sp: {
            pt: 'Com tudo em São Paulo, a perda dessa região interrompe o atendimento.',
            en: 'With everything in São Paulo, losing that Region stops the service.',
            es: 'Con todo en São Paulo, la pérdida de esa región detiene la atención.',
          },
          va: {
            pt: 'Com tudo na Virgínia, a perda dessa região interrompe o atendimento.',
            en: 'With everything in Virginia, losing that Region stops the service.',
            es: 'Con todo en Virginia, la pérdida de esa región detiene la atención.',
          },
          'va-edge': {
            pt: 'O CloudFront depende da origem na Virgínia; sem essa região o sistema para.',
            en: 'CloudFront depends on its origin in Virginia; without that Region the system stops.',
            es: 'CloudFront depende de su origen en Virginia; sin esa región el sistema se detiene.',
          },
        },
      },
      {
        id: 'cheap-hours',
        text: {
          pt: 'Os servidores ficam ligados dia e noite, e a empresa quer o menor preço por hora que a AWS oferece.',
          en: 'The servers run day and night, and the company wants the lowest price per hour that AWS offers.',
          es: 'Los servidores están encendidos día y noche, y la empresa quiere el menor precio por hora que ofrece AWS.',
        },
        fits: ['va', 'va-edge', 'va-accelerator', 'us-two'],
        rulesOut: {
          sp: {
            pt: 'Em São Paulo as mesmas instâncias custam mais por hora do que na Virgínia.',
            en: 'In São Paulo the same instances cost more per hour than in Virginia.',
            es: 'En São Paulo las mismas instancias cuestan más por hora que en Virginia.',
          },
          'sp-va': {
            pt: 'A metade do sistema que fica em São Paulo custa mais por hora.',
            en: 'The half of the system that is in São Paulo costs more per hour.',
            es: 'La mitad del sistema que está en São Paulo cuesta más por hora.',
          },
        },
      },
      {
        id: 'no-second',
        text: {
          pt: 'O orçamento do primeiro ano cobre uma única região.',
          en: 'The first year’s budget covers a single Region.',
          es: 'El presupuesto del primer año cubre una única región.',
        },
        fits: ['sp', 'va', 'va-edge', 'va-accelerator'],
        rulesOut: {
          'sp-va': {
            pt: 'São Paulo e Virgínia são duas regiões a pagar.',
            en: 'São Paulo and Virginia are two Regions to be paid for.',
            es: 'São Paulo y Virginia son dos regiones que pagar.',
          },
          'us-two': {
            pt: 'Virgínia e Oregon são duas regiões a pagar.',
            en: 'Virginia and Oregon are two Regions to be paid for.',
            es: 'Virginia y Oregón son dos regiones que pagar.',
          },
        },
      },
      {
        id: 'images-near',
        text: {
          pt: 'Fotos e vídeos devem abrir depressa em todo o país, entregues a partir de um local no Brasil.',
          en: 'Photos and videos must open quickly all over the country, delivered from a location in Brazil.',
          es: 'Las fotos y los videos deben abrirse rápido en todo el país, entregados desde una ubicación en Brasil.',
        },
        fits: ['sp', 'va-edge', 'sp-va'],
        rulesOut: {
          'va-accelerator': {
            pt: 'O Global Accelerator não guarda cópias: fotos e vídeos ainda vêm da Virgínia.',
            en: 'Global Accelerator keeps no copies: photos and videos still come from Virginia.',
            es: 'Global Accelerator no guarda copias: fotos y videos aún vienen de Virginia.',
          },
          va: {
            pt: 'Da Virgínia, fotos e vídeos cruzam o continente a cada acesso.',
            en: 'From Virginia, photos and videos cross the continent on every access.',
            es: 'Desde Virginia, fotos y videos cruzan el continente en cada acceso.',
          },
          'us-two': {
            pt: 'Virgínia e Oregon ficam nos Estados Unidos, longe do público.',
            en: 'Virginia and Oregon are in the United States, far from the public.',
            es: 'Virginia y Oregón están en Estados Unidos, lejos del público.',
          },
        },
      },
      {
        id: 'fast-orders',
        text: {
          pt: 'A maioria dos clientes está no sudeste, e cada preço, calculado na hora com dados do banco, deve aparecer em menos de 40 milissegundos.',
          en: 'Most customers are in the southeast, and each price, calculated on the spot from the database, must appear in under 40 milliseconds.',
          es: 'La mayoría de los clientes está en el sudeste, y cada precio, calculado en el momento con datos de la base, debe aparecer en menos de 40 milisegundos.',
        },
        fits: ['sp', 'sp-va'],
        rulesOut: {
          'va-accelerator': {
            pt: 'Mesmo pela rede da AWS, a viagem até a Virgínia e de volta leva mais de 100 milissegundos.',
            en: 'Even over the AWS network, the trip to Virginia and back takes more than 100 milliseconds.',
            es: 'Incluso por la red de AWS, el viaje a Virginia y de vuelta tarda más de 100 milisegundos.',
          },
          va: {
            pt: 'A viagem até a Virgínia e de volta leva mais de 100 milissegundos.',
            en: 'The trip to Virginia and back takes more than 100 milliseconds.',
            es: 'El viaje de ida y vuelta a Virginia tarda más de 100 milisegundos.',
          },
          'va-edge': {
            pt: 'Com o CloudFront o banco continua na Virgínia: a consulta vai até lá e volta, em mais de 100 milissegundos.',
            en: 'With CloudFront the database is still in Virginia: the query goes there and back, in more than 100 milliseconds.',
            es: 'Con CloudFront la base sigue en Virginia: la consulta va y vuelve, en más de 100 milisegundos.',
          },
          'us-two': {
            pt: 'Virgínia e Oregon ficam a mais de 100 milissegundos dos usuários no Brasil.',
            en: 'Virginia and Oregon are more than 100 milliseconds away from users in Brazil.',
            es: 'Virginia y Oregón están a más de 100 milisegundos de los usuarios en Brasil.',
          },
        },
      },
      {
        id: 'least-cost',
        notWith: ['survive-region', 'copy-in-country', 'fast-orders', 'cheap-hours'],
        fits: ['va', 'va-edge'],
        rulesOut: {
          sp: {
            pt: 'Em São Paulo, cada hora de servidor custa mais do que na Virgínia.',
            en: 'In São Paulo, each server hour costs more than in Virginia.',
            es: 'En São Paulo, cada hora de servidor cuesta más que en Virginia.',
          },
          'sp-va': {
            pt: 'Com São Paulo e Virgínia, o sistema é pago duas vezes.',
            en: 'With São Paulo and Virginia, the system is paid for twice.',
            es: 'Con São Paulo y Virginia, el sistema se paga dos veces.',
          },
          'us-two': {
            pt: 'Com Virgínia e Oregon, o sistema é pago duas vezes.',
            en: 'With Virginia and Oregon, the system is paid for twice.',
            es: 'Con Virginia y Oregón, el sistema se paga dos veces.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
      },
    ],
    ask: {
      pt: 'Que arquitetura atende a esses requisitos?',
      en: 'Which architecture meets these requirements?',
      es: '¿Qué arquitectura cumple estos requisitos?',
    },
  },
];
