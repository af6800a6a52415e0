import type { Category } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const regions = docs('global-infrastructure/latest/regions/aws-regions-availability-zones.html');

export const infrastructure: Category = {
  id: 'infrastructure',
  noun: {
    pt: 'elemento da infraestrutura global da AWS',
    en: 'element of the AWS global infrastructure',
    es: 'elemento de la infraestructura global de AWS',
  },
  mode: 'statement',
  domain: 'technology',
  entities: [
    {
      id: 'region',
      kind: 'concept',
      topic: 'global-infrastructure',
      popularity: 5,
      source: regions,
      name: { pt: 'Região', en: 'Region', es: 'Región' },
      subject: { pt: 'uma região', en: 'a Region', es: 'una región' },
      gist: {
        pt: '{ser} uma área geográfica com pelo menos três zonas de disponibilidade',
        en: '{be} a geographic area with at least three Availability Zones',
        es: '{ser} un área geográfica con al menos tres zonas de disponibilidad',
      },
      likeness: {
        pt: 'uma cidade com três ou mais bibliotecas, cujos livros só chegam a outra se alguém os copiar',
        en: 'a city with three or more libraries, whose books reach another city only if someone copies them',
        es: 'una ciudad con tres o más bibliotecas, cuyos libros llegan a otra solo si alguien los copia',
      },
    },
    {
      id: 'availability-zone',
      kind: 'concept',
      topic: 'global-infrastructure',
      popularity: 5,
      source: regions,
      name: { pt: 'Zona de disponibilidade', en: 'Availability Zone', es: 'Zona de disponibilidad' },
      subject: { pt: 'uma zona de disponibilidade', en: 'an Availability Zone', es: 'una zona de disponibilidad' },
      gist: {
        pt: '{reunir} um ou mais data centers com energia e rede próprias',
        en: '{group} one or more data centers with their own power and network',
        es: '{reunir} uno o más centros de datos con energía y red propias',
      },
      likeness: {
        pt: 'uma das bibliotecas da cidade, com luz própria, que segue aberta quando outra fica às escuras',
        en: 'one of a city’s libraries, with its own power, which stays open when another goes dark',
        es: 'una de las bibliotecas de la ciudad, con luz propia, que sigue abierta cuando otra queda a oscuras',
      },
    },
    {
      id: 'edge-location',
      kind: 'concept',
      topic: 'global-infrastructure',
      popularity: 4,
      source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
      name: { pt: 'Local de borda', en: 'Edge location', es: 'Ubicación de borde' },
      subject: { pt: 'um local de borda', en: 'an edge location', es: 'una ubicación de borde' },
      gist: {
        pt: '{guardar} cópias de conteúdo perto de quem acessa e {responder} DNS',
        en: '{keep} copies of content near the viewer and {answer} DNS',
        es: '{guardar} copias de contenido cerca de quien accede y {responder} DNS',
      },
      likeness: {
        pt: 'uma estante de bairro, com cópias dos livros mais pedidos e uma placa que indica onde estão outros',
        en: 'a neighborhood bookshelf, with copies of the most wanted books and a sign telling where others are',
        es: 'un estante de barrio con copias de los libros más pedidos y un letrero que señala los demás',
      },
    },
    {
      id: 'local-zone',
      kind: 'concept',
      topic: 'global-infrastructure',
      popularity: 3,
      source: docs('local-zones/latest/ug/what-is-aws-local-zones.html'),
      name: { pt: 'Local Zone', en: 'Local Zone', es: 'Local Zone' },
      subject: { pt: 'uma Local Zone', en: 'a Local Zone', es: 'una Local Zone' },
      gist: {
        pt: '{levar} computação e disco da AWS para perto de uma grande cidade',
        en: '{bring} AWS compute and disks close to a large city',
        es: '{llevar} cómputo y discos de AWS cerca de una gran ciudad',
      },
      likeness: {
        pt: 'uma filial menor que a biblioteca abre em outra metrópole, com parte dos seus serviços',
        en: 'a smaller branch that the library opens in another big city, with some of its services',
        es: 'una sede menor que la biblioteca abre en otra gran ciudad, con parte de sus servicios',
      },
    },
    {
      id: 'wavelength',
      kind: 'concept',
      topic: 'global-infrastructure',
      popularity: 2,
      source: docs('wavelength/latest/developerguide/what-is-wavelength.html'),
      name: { pt: 'AWS Wavelength Zone', en: 'AWS Wavelength Zone', es: 'AWS Wavelength Zone' },
      subject: { pt: 'uma AWS Wavelength Zone', en: 'an AWS Wavelength Zone', es: 'una AWS Wavelength Zone' },
      gist: {
        pt: '{pôr} computação da AWS dentro da rede de uma operadora móvel',
        en: '{put} AWS compute inside the network of a mobile operator',
        es: '{poner} cómputo de AWS dentro de la red de un operador móvil',
      },
      likeness: {
        pt: 'uma sala da biblioteca dentro da estação de uma empresa de trens, junto aos passageiros',
        en: 'a library room inside the station of a railway company, right beside its passengers',
        es: 'una sala de la biblioteca dentro de la estación de una empresa de trenes, junto a los pasajeros',
      },
    },
    {
      id: 'outposts',
      kind: 'concept',
      name: 'AWS Outposts',
      topic: 'global-infrastructure',
      popularity: 3,
      source: docs('outposts/latest/userguide/what-is-outposts.html'),
      gist: {
        pt: '{instalar} equipamento e serviços da AWS no prédio do cliente',
        en: '{install} AWS equipment and services on the customer’s premises',
        es: '{instalar} equipos y servicios de AWS en el edificio del cliente',
      },
      likeness: {
        pt: 'um canto de leitura que a biblioteca monta e mantém na sede do cliente, com a luz dele',
        en: 'a reading corner that the library sets up and maintains at a client’s premises, on the client’s power',
        es: 'un rincón de lectura que la biblioteca instala y mantiene en la sede del cliente, con su luz',
      },
    },
  ],
  facts: [
    {
      id: 'region-law',
      kind: 'purpose',
      of: ['region'],
      unclear: ['outposts', 'local-zone', 'availability-zone', 'control-tower', 'organizations', 'scp'],
      level: 1,
      say: {
        pt: '{definir} o país ou área em que os dados ficam, para cumprir leis locais',
        en: '{define} the country or area where data stays, to comply with local laws',
        es: '{definir} el país o área donde quedan los datos, para cumplir leyes locales',
      },
      need: {
        pt: 'escolher em que país os dados ficam, para cumprir leis locais',
        en: 'choose the country where its data stays, to comply with local laws',
        es: 'elegir en qué país quedan los datos, para cumplir leyes locales',
      },
      how: {
        pt: 'Uma região se escolhe ao criar cada recurso, e o que fica nela só sai se o cliente o copiar.',
        en: 'A Region is chosen when each resource is created, and what is stored there leaves only if the customer copies it.',
        es: 'Una región se elige al crear cada recurso, y lo que queda en ella solo sale si el cliente lo copia.',
      },
    },
    {
      id: 'region-three',
      kind: 'feature',
      of: ['region'],
      level: 1,
      say: {
        pt: '{ser} composta de três ou mais grupos isolados de data centers',
        en: '{consist} of three or more isolated groups of data centers',
        es: '{consistir} en tres o más grupos aislados de centros de datos',
      },
      how: {
        pt: 'Uma região reúne zonas de disponibilidade separadas fisicamente e ligadas por rede rápida e redundante.',
        en: 'A Region groups Availability Zones that are physically separate and joined by a fast, redundant network.',
        es: 'Una región reúne zonas de disponibilidad separadas físicamente y unidas por una red rápida y redundante.',
      },
    },
    {
      id: 'region-independent',
      kind: 'feature',
      of: ['region'],
      unclear: ['availability-zone', 'local-zone', 'wavelength', 'outposts'],
      cue: {
        pt: 'dados que só deixam a área geográfica escolhida por decisão do cliente',
        en: 'data that leaves the chosen geographic area only by the customer’s decision',
        es: 'datos que solo dejan el área geográfica elegida por decisión del cliente',
      },
      level: 1,
      say: {
        pt: '{manter} os dados do cliente em seu território, a menos que ele os copie para outra',
        en: '{keep} customer data in its territory unless the customer copies it to another',
        es: '{mantener} los datos del cliente en su territorio, salvo que él los copie a otra',
      },
      how: {
        pt: 'Uma região é isolada das outras: uma cópia entre duas, como a replicação do S3, precisa ser configurada.',
        en: 'A Region is isolated from the others: a copy between two of them, such as S3 replication, has to be configured.',
        es: 'Una región está aislada de las otras: una copia entre dos, como la replicación de S3, debe configurarse.',
      },
    },
    {
      id: 'region-disaster',
      kind: 'purpose',
      of: ['region'],
      unclear: ['drs', 'backup', 'outposts', 'aurora', 'dynamodb', 's3', 'local-zone'],
      cue: {
        pt: 'recuperação de desastres em local distante, com a gama completa de serviços',
        en: 'disaster recovery at a distant site with the full range of services',
        es: 'recuperación ante desastres en un lugar lejano, con toda la gama de servicios',
      },
      level: 1,
      say: {
        pt: '{abrigar} uma segunda cópia da aplicação a centenas de quilômetros, contra desastres que atinjam uma cidade inteira',
        en: '{house} a second copy of an application hundreds of miles away, against disasters that hit a whole city',
        es: '{albergar} una segunda copia de la aplicación a cientos de kilómetros, contra desastres que afecten a una ciudad entera',
      },
      need: {
        pt: 'manter uma segunda cópia da aplicação a centenas de quilômetros, contra desastres que atinjam uma cidade inteira',
        en: 'keep a second copy of the application hundreds of miles away, against disasters that hit a whole city',
        es: 'mantener una segunda copia de la aplicación a cientos de kilómetros, contra desastres que afecten a una ciudad entera',
      },
      how: {
        pt: 'Uma região é isolada das demais: os dados são replicados nela, e o DNS leva os usuários para lá na falha.',
        en: 'A Region is isolated from the rest: data is replicated to it, and DNS takes users there upon a failure.',
        es: 'Una región está aislada de las demás: los datos se replican en ella, y el DNS lleva allí a los usuarios ante una falla.',
      },
    },
    {
      id: 'az-failure',
      kind: 'purpose',
      of: ['availability-zone'],
      unclear: ['local-zone', 'outposts', 'elb', 'ec2-auto-scaling', 'rds', 'high-availability'],
      level: 1,
      say: {
        pt: '{ser} um grupo de data centers dentro de uma região, com latência de poucos milissegundos até os demais',
        en: '{be} a group of data centers within a Region, only milliseconds away from the others',
        es: '{ser} un grupo de centros de datos dentro de una región, a pocos milisegundos de los demás',
      },
      need: {
        pt: 'pôr uma réplica do banco de dados em outro data center, a poucos milissegundos do primeiro',
        en: 'put a replica of the database in another data center, a few milliseconds from the first',
        es: 'poner una réplica de la base en otro centro de datos, a pocos milisegundos del primero',
      },
      how: {
        pt: 'Uma zona de disponibilidade fica a quilômetros das outras da região, perto o bastante para replicação síncrona.',
        en: 'An Availability Zone stands miles from the others of the Region, near enough for synchronous replication.',
        es: 'Una zona de disponibilidad está a kilómetros de las otras de la región, lo bastante cerca para la replicación síncrona.',
      },
    },
    {
      id: 'az-independent',
      kind: 'feature',
      of: ['availability-zone'],
      unclear: ['region', 'local-zone', 'wavelength', 'outposts'],
      level: 1,
      say: {
        pt: '{ter} energia, refrigeração e rede independentes das vizinhas na mesma área',
        en: '{have} power, cooling and network independent of its neighbors in the same area',
        es: '{tener} energía, refrigeración y red independientes de sus vecinas en la misma área',
      },
      how: {
        pt: 'Uma zona de disponibilidade fica afastada das outras, para que um incêndio ou uma queda de luz atinja só uma.',
        en: 'An Availability Zone stands apart from the others, so that a fire or a power failure hits only one.',
        es: 'Una zona de disponibilidad está apartada de las otras, para que un incendio o un corte de luz afecte solo a una.',
      },
    },
    {
      id: 'edge-cache',
      kind: 'purpose',
      of: ['edge-location'],
      unclear: ['cloudfront', 'local-zone', 'global-accelerator'],
      level: 1,
      say: {
        pt: '{entregar} arquivos em cache do CloudFront perto dos visitantes do site',
        en: '{deliver} files cached by CloudFront near the visitors of a site',
        es: '{entregar} archivos en caché de CloudFront cerca de los visitantes del sitio',
      },
      how: {
        pt: 'Um local de borda guarda o arquivo na primeira visita e responde às seguintes sem ir até a origem.',
        en: 'An edge location keeps the file at the first request and answers the next ones without going to the origin.',
        es: 'Una ubicación de borde guarda el archivo en la primera solicitud y responde las siguientes sin ir al origen.',
      },
    },
    {
      id: 'edge-more',
      kind: 'feature',
      of: ['edge-location'],
      unclear: ['local-zone', 'wavelength', 'outposts'],
      cue: {
        pt: 'os pontos mais numerosos da rede global da AWS',
        en: 'the most numerous sites of the AWS global network',
        es: 'los puntos más numerosos de la red global de AWS',
      },
      level: 1,
      say: {
        pt: '{estar} presente em muito mais cidades do que as regiões',
        en: '{be} present in many more cities than Regions are',
        es: '{estar} presente en muchas más ciudades que las regiones',
      },
      deny: {
        pt: '{estar} presente em menos cidades',
        en: '{be} present in fewer cities',
        es: '{estar} presente en menos ciudades',
      },
      how: {
        pt: 'Um local de borda é um ponto de presença pequeno, só com serviços como CloudFront e Route 53; há centenas deles.',
        en: 'An edge location is a small point of presence, just for services such as CloudFront and Route 53; there are hundreds.',
        es: 'Una ubicación de borde es un punto de presencia pequeño, solo con servicios como CloudFront y Route 53; hay cientos.',
      },
    },
    {
      id: 'edge-route53',
      kind: 'feature',
      of: ['edge-location'],
      unclear: ['region', 'local-zone'],
      level: 2,
      say: {
        pt: '{responder} a consultas de DNS do Route 53 perto de quem pergunta',
        en: '{answer} Route 53 DNS queries close to whoever asks',
        es: '{responder} consultas de DNS de Route 53 cerca de quien pregunta',
      },
      how: {
        pt: 'Um local de borda recebe por anycast a consulta de quem está mais perto e a responde ali mesmo.',
        en: 'An edge location receives by anycast the query of whoever is nearest and answers it right there.',
        es: 'Una ubicación de borde recibe por anycast la consulta de quien está más cerca y la responde allí mismo.',
      },
    },
    {
      id: 'lz-city',
      kind: 'purpose',
      of: ['local-zone'],
      unclear: ['wavelength', 'outposts', 'edge-location'],
      cue: {
        pt: 'latência mínima em uma área metropolitana, sem 5G nem equipamentos na própria sede',
        en: 'minimal latency in one metropolitan area, without 5G or on-premises racks',
        es: 'latencia mínima en un área metropolitana, sin 5G ni equipos en sede propia',
      },
      level: 2,
      say: {
        pt: '{rodar} servidores EC2 a poucos milissegundos dos usuários de uma metrópole distante da região',
        en: '{run} EC2 servers a few milliseconds away from the users of a metropolis far from the Region',
        es: '{ejecutar} servidores EC2 a pocos milisegundos de los usuarios de una metrópoli lejos de la región',
      },
      how: {
        pt: 'Uma Local Zone é uma extensão da região: o cliente cria nela uma sub-rede da sua VPC e escolhe as instâncias.',
        en: 'A Local Zone is an extension of the Region: the customer creates a subnet of the VPC there and launches instances.',
        es: 'Una Local Zone es una extensión de la región: el cliente crea en ella una subred de su VPC y lanza instancias.',
      },
    },
    {
      id: 'wl-5g',
      kind: 'purpose',
      of: ['wavelength'],
      level: 2,
      say: {
        pt: '{atender} celulares 5G com latência mínima, de dentro da rede da operadora',
        en: '{serve} 5G phones with minimal latency, from inside the operator’s network',
        es: '{atender} celulares 5G con latencia mínima, desde dentro de la red del operador',
      },
      how: {
        pt: 'Uma AWS Wavelength Zone fica no data center da operadora, e o tráfego do aparelho chega a ela sem passar pela internet.',
        en: 'An AWS Wavelength Zone sits in the carrier’s data center, and traffic from the device reaches it without crossing the internet.',
        es: 'Una AWS Wavelength Zone está en el centro de datos del operador, y el tráfico del equipo llega a ella sin cruzar internet.',
      },
    },
    {
      id: 'outposts-onprem',
      kind: 'purpose',
      of: ['outposts'],
      unclear: ['storage-gateway', 'ecs', 'eks'],
      cue: {
        pt: 'as mesmas APIs e ferramentas da nuvem, on-premises, em hardware do provedor',
        en: 'the cloud’s own APIs and tools, on premises, on hardware from the provider',
        es: 'las API y herramientas de la nube, en sitio, con hardware del proveedor',
      },
      level: 1,
      say: {
        pt: '{rodar} serviços da AWS em racks instalados no próprio prédio da empresa',
        en: '{run} AWS services on racks installed in the company’s own building',
        es: '{ejecutar} servicios de AWS en racks instalados en el propio edificio de la empresa',
      },
      need: {
        pt: 'rodar serviços da AWS em racks instalados em seu próprio prédio',
        en: 'run AWS services on racks installed in its own building',
        es: 'ejecutar servicios de AWS en racks instalados en su propio edificio',
      },
      how: {
        pt: 'O AWS Outposts chega como equipamento da AWS, que ela instala e mantém, ligado a uma região e às mesmas APIs.',
        en: 'AWS Outposts arrives as AWS equipment, which AWS installs and maintains, tied to a Region and to the same APIs.',
        es: 'AWS Outposts llega como equipo de AWS, que ella instala y mantiene, ligado a una región y a las mismas API.',
      },
    },
    {
      id: 'outposts-owner',
      kind: 'feature',
      of: ['outposts'],
      cue: {
        pt: 'racks do provedor que o cliente abriga e protege fisicamente',
        en: 'provider-owned racks that the customer houses and physically secures',
        es: 'racks del proveedor que el cliente aloja y protege físicamente',
      },
      level: 2,
      say: {
        pt: '{ocupar} espaço, energia e rede que o cliente fornece',
        en: '{occupy} space, power and network provided by the customer',
        es: '{ocupar} espacio, energía y red que aporta el cliente',
      },
      how: {
        pt: 'O AWS Outposts é da AWS, que cuida do hardware; a segurança do local e a conexão com a região ficam com o cliente.',
        en: 'AWS Outposts belongs to AWS, which looks after the hardware; securing the site and the link to the Region falls to the customer.',
        es: 'AWS Outposts es de AWS, que se ocupa del hardware; la seguridad del lugar y la conexión con la región quedan a cargo del cliente.',
      },
    },
    {
      id: 'infra-ec2',
      kind: 'trait',
      of: ['region', 'availability-zone', 'local-zone', 'wavelength', 'outposts'],
      level: 2,
      say: {
        pt: '{poder} hospedar instâncias EC2 do cliente',
        en: '{offer} room for the customer’s EC2 instances',
        es: '{poder} alojar instancias EC2 del cliente',
      },
    },
    {
      id: 'infra-extension',
      kind: 'trait',
      of: ['local-zone', 'wavelength', 'outposts'],
      level: 2,
      say: {
        pt: '{levar} servidores EC2 para fora do território de uma região',
        en: '{take} EC2 servers outside the territory of a Region',
        es: '{llevar} servidores EC2 fuera del territorio de una región',
      },
    },
    {
      id: 'infra-third-party',
      kind: 'trait',
      of: ['outposts', 'wavelength'],
      unclear: ['edge-location', 'local-zone'],
      level: 2,
      say: {
        pt: '{funcionar} em um prédio que não é da AWS',
        en: '{operate} in a building that is not run by AWS',
        es: '{funcionar} en un edificio que no es de AWS',
      },
    },
    {
      id: 'infra-low-latency',
      kind: 'trait',
      of: ['edge-location', 'local-zone'],
      unclear: ['wavelength', 'outposts'],
      level: 2,
      say: {
        pt: '{atender} o público de uma cidade distante com menos latência do que uma região',
        en: '{serve} the public of a distant city with less latency than a Region',
        es: '{atender} al público de una ciudad lejana con menos latencia que una región',
      },
    },
    {
      id: 'infra-public',
      kind: 'feature',
      of: ['wavelength'],
      level: 2,
      say: {
        pt: '{executar} computação e armazenamento da AWS dentro da rede 5G de uma operadora',
        en: '{run} AWS compute and storage inside the 5G network of a carrier',
        es: '{ejecutar} cómputo y almacenamiento de AWS dentro de la red 5G de un operador',
      },
      how: {
        pt: 'Uma AWS Wavelength Zone estende a região até o data center de uma operadora móvel, com instâncias EC2 e volumes EBS perto dos celulares.',
        en: 'An AWS Wavelength Zone extends the Region into the data center of a mobile carrier, with EC2 instances and EBS volumes near the phones.',
        es: 'Una AWS Wavelength Zone extiende la región hasta el centro de datos de un operador móvil, con instancias EC2 y volúmenes EBS cerca de los celulares.',
      },
    },
    {
      id: 'infra-ready',
      kind: 'trait',
      of: ['region', 'availability-zone', 'edge-location', 'local-zone', 'wavelength'],
      level: 2,
      say: {
        pt: '{estar} disponível sem que o cliente receba equipamentos',
        en: '{be} available without delivering equipment to the customer',
        es: '{estar} disponible sin que el cliente reciba equipos',
      },
      deny: {
        pt: '{exigir} a entrega de equipamentos ao cliente',
        en: '{require} the delivery of equipment to the customer',
        es: '{exigir} la entrega de equipos al cliente',
      },
    },
    {
      id: 'infra-no-carrier',
      kind: 'trait',
      of: ['region', 'availability-zone', 'edge-location', 'local-zone', 'outposts'],
      level: 2,
      say: {
        pt: '{funcionar} sem depender de uma operadora de celular',
        en: '{work} without depending on a mobile operator',
        es: '{funcionar} sin depender de un operador móvil',
      },
      deny: {
        pt: '{depender} da rede de uma operadora de celular',
        en: '{depend} on the network of a mobile operator',
        es: '{depender} de la red de un operador móvil',
      },
    },
    {
      id: 'region-choose-price',
      kind: 'purpose',
      of: ['region'],
      unclear: ['availability-zone', 'edge-location', 'outposts', 'local-zone', 'wavelength'],
      cue: {
        pt: 'a escolha de localização que pesa preço, latência, leis e serviços oferecidos',
        en: 'the choice of location that weighs price, latency, law and available services',
        es: 'la elección de ubicación que sopesa precio, latencia, leyes y servicios disponibles',
      },
      level: 1,
      say: {
        pt: '{definir} o lugar do mundo em que os servidores ficam, pelo preço e pela distância dos clientes',
        en: '{set} where in the world servers run, by price and by distance from customers',
        es: '{definir} el lugar del mundo en que están los servidores, por precio y por distancia a los clientes',
      },
      how: {
        pt: 'Uma região tem tabela de preços e lista de serviços próprias, e a distância até o usuário determina a latência.',
        en: 'A Region has its own price list and set of services, and the distance to the user determines latency.',
        es: 'Una región tiene su propia lista de precios y de servicios, y la distancia al usuario determina la latencia.',
      },
    },
  ],
  contrasts: [
    {
      between: ['edge-location', 'wavelength'],
      say: {
        pt: 'Um local de borda só entrega conteúdo e DNS; uma AWS Wavelength Zone executa servidores dentro da rede 5G.',
        en: 'An edge location just delivers content and DNS; an AWS Wavelength Zone runs servers inside the 5G network.',
        es: 'Una ubicación de borde solo entrega contenido y DNS; una AWS Wavelength Zone ejecuta servidores dentro de la red 5G.',
      },
    },
    {
      between: ['region', 'wavelength'],
      say: {
        pt: 'Uma região é um conjunto de zonas de disponibilidade em um território; uma AWS Wavelength Zone fica na rede 5G de uma operadora.',
        en: 'A Region is a set of Availability Zones in one territory; an AWS Wavelength Zone is in the 5G network of a carrier.',
        es: 'Una región es un conjunto de zonas de disponibilidad en un territorio; una AWS Wavelength Zone está en la red 5G de un operador.',
      },
    },
    {
      between: ['availability-zone', 'outposts'],
      say: {
        pt: 'A zona de disponibilidade é operada pela AWS em data centers seus; o AWS Outposts fica no prédio do cliente.',
        en: 'AWS runs an Availability Zone in its own data centers; AWS Outposts stands in the customer’s building.',
        es: 'AWS opera la zona de disponibilidad en centros de datos propios; AWS Outposts está en el edificio del cliente.',
      },
    },
    {
      between: ['edge-location', 'outposts'],
      say: {
        pt: 'Um local de borda guarda cópias perto do público; o AWS Outposts põe equipamento da AWS no prédio do cliente.',
        en: 'An edge location keeps copies near the public; AWS Outposts puts AWS equipment in the customer’s building.',
        es: 'Una ubicación de borde guarda copias cerca del público; AWS Outposts pone equipos de AWS en el edificio del cliente.',
      },
    },
    {
      between: ['availability-zone', 'wavelength'],
      say: {
        pt: 'A zona de disponibilidade é um grupo de data centers da região; uma AWS Wavelength Zone fica dentro da rede 5G de uma operadora.',
        en: 'An Availability Zone is a group of data centers of the Region; an AWS Wavelength Zone is inside the 5G network of a carrier.',
        es: 'La zona de disponibilidad es un grupo de centros de datos de la región; una AWS Wavelength Zone está dentro de la red 5G de un operador.',
      },
    },
    {
      between: ['region', 'local-zone'],
      say: {
        pt: 'Uma região tem três ou mais zonas e todos os seus serviços; uma Local Zone leva alguns deles a uma cidade distante.',
        en: 'A Region has three or more zones and all of its services; a Local Zone takes some of them to a distant city.',
        es: 'Una región tiene tres o más zonas y todos sus servicios; una Local Zone lleva algunos de ellos a una ciudad lejana.',
      },
    },
    {
      between: ['region', 'outposts'],
      say: {
        pt: 'Uma região fica em edifícios da AWS; o AWS Outposts fica no prédio do cliente.',
        en: 'A Region is in buildings of AWS; AWS Outposts is in the customer’s building.',
        es: 'Una región está en edificios de AWS; AWS Outposts está en el edificio del cliente.',
      },
    },
    {
      between: ['availability-zone', 'edge-location'],
      say: {
        pt: 'Uma zona de disponibilidade hospeda servidores e bancos de dados; um local de borda só responde com cache e DNS perto do público.',
        en: 'An Availability Zone houses servers and databases; an edge location only answers with cache and DNS near the public.',
        es: 'Una zona de disponibilidad aloja servidores y bases de datos; una ubicación de borde solo responde con caché y DNS cerca del público.',
      },
    },
    {
      between: ['wavelength', 'outposts'],
      say: {
        pt: 'Uma AWS Wavelength Zone fica na rede de uma operadora de 5G e encurta o caminho até os celulares; o AWS Outposts fica no prédio do cliente, perto dos sistemas dele.',
        en: 'An AWS Wavelength Zone is inside the network of a 5G operator and shortens the path to phones; AWS Outposts is in the customer’s building, close to its systems.',
        es: 'Una AWS Wavelength Zone está en la red de una operadora de 5G y acorta el camino hasta los celulares; AWS Outposts está en el edificio del cliente, cerca de sus sistemas.',
      },
    },
    {
      between: ['region', 'availability-zone'],
      say: {
        pt: 'Uma região é a área geográfica; uma zona de disponibilidade é um grupo isolado de data centers dentro dela.',
        en: 'A Region is the geographic area; an Availability Zone is an isolated group of data centers inside it.',
        es: 'Una región es el área geográfica; una zona de disponibilidad es un grupo aislado de centros de datos dentro de ella.',
      },
    },
    {
      between: ['edge-location', 'local-zone'],
      say: {
        pt: 'Um local de borda guarda cache e responde DNS; uma Local Zone roda servidores e discos do cliente.',
        en: 'An edge location holds caches and answers DNS; a Local Zone runs the customer’s servers and disks.',
        es: 'Una ubicación de borde guarda caché y responde DNS; una Local Zone corre servidores y discos del cliente.',
      },
    },
    {
      between: ['local-zone', 'wavelength'],
      say: {
        pt: 'Uma Local Zone fica em uma área metropolitana; uma AWS Wavelength Zone fica dentro da rede 5G de uma operadora.',
        en: 'A Local Zone sits in a metropolitan area; an AWS Wavelength Zone sits inside the 5G network of an operator.',
        es: 'Una Local Zone está en un área metropolitana; una AWS Wavelength Zone está dentro de la red 5G de un operador.',
      },
    },
    {
      between: ['local-zone', 'outposts'],
      say: {
        pt: 'Uma Local Zone é da AWS e fica em uma área metropolitana; o AWS Outposts fica no prédio do cliente.',
        en: 'A Local Zone belongs to AWS and is in a metropolitan area; AWS Outposts stands on the customer’s premises.',
        es: 'Una Local Zone es de AWS y está en un área metropolitana; AWS Outposts está en el edificio del cliente.',
      },
    },
    {
      between: ['availability-zone', 'local-zone'],
      say: {
        pt: 'Uma zona de disponibilidade é parte da região; uma Local Zone é uma extensão dela, com menos serviços.',
        en: 'An Availability Zone is part of the Region; a Local Zone is an extension of it, with fewer services.',
        es: 'Una zona de disponibilidad es parte de la región; una Local Zone es una extensión de ella, con menos servicios.',
      },
    },
    {
      between: ['region', 'edge-location'],
      say: {
        pt: 'Uma região roda a aplicação; um local de borda só entrega cópias dela e responde DNS mais perto do usuário.',
        en: 'A Region runs the application; an edge location only delivers copies of it and answers DNS closer to the user.',
        es: 'Una región corre la aplicación; una ubicación de borde solo entrega copias de ella y responde DNS más cerca del usuario.',
      },
    },
  ],
};
