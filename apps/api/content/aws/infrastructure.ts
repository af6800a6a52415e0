import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const regions = docs('global-infrastructure/latest/regions/aws-regions-availability-zones.html');

export const infrastructure: Category = {
  id: 'infrastructure',
  noun: { pt: 'elemento da infraestrutura global da AWS', en: 'element of the AWS global infrastructure', es: 'elemento de la infraestructura global de AWS' },
  mode: 'statement',
  domain: 'technology',
  entities: [
    {
      id: 'region', kind: 'concept', topic: 'global-infrastructure', popularity: 5, source: regions,
      name: { pt: 'Região', en: 'Region', es: 'Región' },
      subject: { pt: 'uma região', en: 'a Region', es: 'una región' },
      gist: {
        pt: '{ser} uma área geográfica com pelo menos três zonas de disponibilidade',
        en: '{be} a geographic area with at least three Availability Zones',
        es: '{ser} un área geográfica con al menos tres zonas de disponibilidad',
      },
    },
    {
      id: 'availability-zone', kind: 'concept', topic: 'global-infrastructure', popularity: 5, source: regions,
      name: { pt: 'Zona de disponibilidade', en: 'Availability Zone', es: 'Zona de disponibilidad' },
      subject: { pt: 'uma zona de disponibilidade', en: 'an Availability Zone', es: 'una zona de disponibilidad' },
      gist: {
        pt: '{reunir} um ou mais data centers com energia e rede próprias',
        en: '{group} one or more data centers with their own power and network',
        es: '{reunir} uno o más centros de datos con energía y red propias',
      },
    },
    {
      id: 'edge-location', kind: 'concept', topic: 'global-infrastructure', popularity: 4, source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
      name: { pt: 'Local de borda', en: 'Edge location', es: 'Ubicación de borde' },
      subject: { pt: 'um local de borda', en: 'an edge location', es: 'una ubicación de borde' },
      gist: {
        pt: '{guardar} cópias de conteúdo perto de quem acessa e {responder} DNS',
        en: '{keep} copies of content near the viewer and {answer} DNS',
        es: '{guardar} copias de contenido cerca de quien accede y {responder} DNS',
      },
    },
    {
      id: 'local-zone', kind: 'concept', topic: 'global-infrastructure', popularity: 3, source: docs('local-zones/latest/ug/what-is-aws-local-zones.html'),
      name: { pt: 'Local Zone', en: 'Local Zone', es: 'Local Zone' },
      subject: { pt: 'uma Local Zone', en: 'a Local Zone', es: 'una Local Zone' },
      gist: {
        pt: '{levar} computação e disco da AWS para perto de uma grande cidade',
        en: '{bring} AWS compute and disks close to a large city',
        es: '{llevar} cómputo y discos de AWS cerca de una gran ciudad',
      },
    },
    {
      id: 'wavelength', kind: 'concept', topic: 'global-infrastructure', popularity: 2, source: docs('wavelength/latest/developerguide/what-is-wavelength.html'),
      name: { pt: 'AWS Wavelength Zone', en: 'AWS Wavelength Zone', es: 'AWS Wavelength Zone' },
      subject: { pt: 'uma AWS Wavelength Zone', en: 'an AWS Wavelength Zone', es: 'una AWS Wavelength Zone' },
      gist: {
        pt: '{pôr} computação da AWS dentro da rede de uma operadora móvel',
        en: '{put} AWS compute inside the network of a mobile operator',
        es: '{poner} cómputo de AWS dentro de la red de un operador móvil',
      },
    },
    {
      id: 'outposts', kind: 'concept', name: 'AWS Outposts', topic: 'global-infrastructure', popularity: 3, source: docs('outposts/latest/userguide/what-is-outposts.html'),
      gist: {
        pt: '{instalar} equipamento e serviços da AWS no prédio do cliente',
        en: '{install} AWS equipment and services on the customer’s premises',
        es: '{instalar} equipos y servicios de AWS en el edificio del cliente',
      },
    },
  ],
  facts: [
    {
      id: 'region-law', kind: 'purpose', of: ['region'], unclear: ['outposts', 'local-zone', 'availability-zone', 'control-tower', 'organizations', 'scp'], level: 1,
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
    },
    {
      id: 'region-three', kind: 'feature', of: ['region'], level: 1,
      say: {
        pt: '{ser} composta de três ou mais grupos isolados de data centers',
        en: '{consist} of three or more isolated groups of data centers',
        es: '{consistir} en tres o más grupos aislados de centros de datos',
      },
    },
    {
      id: 'region-independent', kind: 'feature', of: ['region'], unclear: ['availability-zone', 'local-zone', 'wavelength', 'outposts'], level: 2,
      say: {
        pt: '{manter} os dados do cliente em seu território, a menos que ele os copie para outra',
        en: '{keep} customer data in its territory unless the customer copies it to another',
        es: '{mantener} los datos del cliente en su territorio, salvo que él los copie a otra',
      },
    },
    {
      id: 'region-disaster', kind: 'purpose', of: ['region'], unclear: ['drs', 'backup', 'outposts', 'aurora', 'dynamodb', 's3', 'local-zone'], level: 2,
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
    },
    {
      id: 'az-failure', kind: 'purpose', of: ['availability-zone'], unclear: ['region', 'local-zone', 'outposts', 'elb', 'ec2-auto-scaling', 'rds', 'high-availability'], level: 1,
      say: {
        pt: '{receber} uma réplica do banco em um data center separado, mas com latência de poucos milissegundos',
        en: '{take} a replica of the database in a separate data center that is only milliseconds away',
        es: '{recibir} una réplica de la base en un centro de datos separado, a pocos milisegundos de latencia',
      },
      need: {
        pt: 'pôr uma réplica do banco em outro data center, a poucos milissegundos do primeiro',
        en: 'put a replica of the database in another data center, a few milliseconds from the first',
        es: 'poner una réplica de la base en otro centro de datos, a pocos milisegundos del primero',
      },
    },
    {
      id: 'az-independent', kind: 'feature', of: ['availability-zone'], unclear: ['region', 'local-zone', 'wavelength', 'outposts'], level: 1,
      say: {
        pt: '{ter} energia, refrigeração e rede independentes das vizinhas na mesma área',
        en: '{have} power, cooling and network independent of its neighbors in the same area',
        es: '{tener} energía, refrigeración y red independientes de sus vecinas en la misma área',
      },
    },
    {
      id: 'edge-cache', kind: 'purpose', of: ['edge-location'], unclear: ['cloudfront', 'local-zone', 'global-accelerator'], level: 1,
      say: {
        pt: '{entregar} arquivos em cache do CloudFront perto do visitante do site',
        en: '{deliver} CloudFront cached files near the visitor of a site',
        es: '{entregar} archivos en caché de CloudFront cerca del visitante del sitio',
      },
    },
    {
      id: 'edge-more', kind: 'feature', of: ['edge-location'], unclear: ['local-zone', 'wavelength', 'outposts'], level: 2,
      say: {
        pt: '{estar} presente em muito mais cidades do que as regiões',
        en: '{be} present in many more cities than Regions are',
        es: '{estar} presente en muchas más ciudades que las regiones',
      },
      deny: { pt: '{estar} presente em menos cidades', en: '{be} present in fewer cities', es: '{estar} presente en menos ciudades' },
    },
    {
      id: 'edge-route53', kind: 'feature', of: ['edge-location'], unclear: ['region', 'local-zone'], level: 2,
      say: {
        pt: '{hospedar} a resposta a consultas de DNS do Route 53',
        en: '{host} the answers to Route 53 DNS queries',
        es: '{alojar} la respuesta a consultas de DNS de Route 53',
      },
    },
    {
      id: 'lz-city', kind: 'purpose', of: ['local-zone'], unclear: ['wavelength', 'outposts', 'edge-location'], level: 2,
      say: {
        pt: '{rodar} servidores EC2 a poucos milissegundos dos usuários de uma metrópole distante da região',
        en: '{run} EC2 servers a few milliseconds away from the users of a metropolis far from the Region',
        es: '{correr} servidores EC2 a pocos milisegundos de los usuarios de una metrópoli lejos de la región',
      },
    },
    {
      id: 'wl-5g', kind: 'purpose', of: ['wavelength'], level: 2,
      say: {
        pt: '{atender} celulares 5G com latência mínima, de dentro da rede da operadora',
        en: '{serve} 5G phones with minimal latency, from inside the operator’s network',
        es: '{atender} celulares 5G con latencia mínima, desde dentro de la red del operador',
      },
    },
    {
      id: 'outposts-onprem', kind: 'purpose', of: ['outposts'], unclear: ['storage-gateway', 'ecs', 'eks'], level: 1,
      say: {
        pt: '{rodar} serviços da AWS em racks instalados no próprio prédio da empresa',
        en: '{run} AWS services on racks installed in the company’s own building',
        es: '{correr} servicios de AWS en racks instalados en el propio edificio de la empresa',
      },
      need: {
        pt: 'rodar serviços da AWS em racks instalados em seu próprio prédio',
        en: 'run AWS services on racks installed in its own building',
        es: 'correr servicios de AWS en racks instalados en su propio edificio',
      },
    },
    {
      id: 'outposts-owner', kind: 'feature', of: ['outposts'], level: 2,
      say: {
        pt: '{ocupar} espaço, energia e rede que o cliente fornece',
        en: '{occupy} space, power and network provided by the customer',
        es: '{ocupar} espacio, energía y red que aporta el cliente',
      },
    },
    {
      id: 'infra-ec2', kind: 'trait', of: ['region', 'availability-zone', 'local-zone', 'wavelength', 'outposts'], level: 2,
      say: {
        pt: '{poder} hospedar instâncias EC2 do cliente',
        en: '{offer} room for the customer’s EC2 instances',
        es: '{poder} alojar instancias EC2 del cliente',
      },
    },
    {
      id: 'infra-extension', kind: 'trait', of: ['local-zone', 'wavelength', 'outposts'], level: 2,
      say: {
        pt: '{levar} servidores EC2 para fora do território de uma região',
        en: '{take} EC2 servers outside the territory of a Region',
        es: '{llevar} servidores EC2 fuera del territorio de una región',
      },
    },
    {
      id: 'infra-third-party', kind: 'feature', of: ['outposts', 'wavelength'], unclear: ['edge-location', 'local-zone'], level: 2,
      say: {
        pt: '{funcionar} em um prédio que não é da AWS',
        en: '{operate} in a building that is not run by AWS',
        es: '{funcionar} en un edificio que no es de AWS',
      },
    },
    {
      id: 'infra-low-latency', kind: 'trait', of: ['edge-location', 'local-zone', 'wavelength'], level: 2,
      say: {
        pt: '{atender} o público de uma cidade distante com menos latência do que uma região',
        en: '{serve} the public of a distant city with less latency than a Region',
        es: '{atender} al público de una ciudad lejana con menos latencia que una región',
      },
    },
    {
      id: 'infra-public', kind: 'feature', of: ['region', 'availability-zone', 'edge-location', 'local-zone', 'wavelength'], level: 2,
      say: {
        pt: '{atender} muitos clientes ao mesmo tempo, sem instalação no prédio deles',
        en: '{serve} many customers at once, with nothing installed on their premises',
        es: '{atender} a muchos clientes a la vez, sin instalación en sus edificios',
      },
    },
    {
      id: 'infra-ready', kind: 'trait', of: ['region', 'availability-zone', 'edge-location', 'local-zone', 'wavelength'], level: 2,
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
      id: 'infra-no-carrier', kind: 'trait', of: ['region', 'availability-zone', 'edge-location', 'local-zone', 'outposts'], level: 2,
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
  ],
  contrasts: [
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
        pt: 'Uma Local Zone fica perto de uma cidade; uma AWS Wavelength Zone fica dentro da rede 5G de uma operadora.',
        en: 'A Local Zone sits near a city; an AWS Wavelength Zone sits inside the 5G network of an operator.',
        es: 'Una Local Zone está cerca de una ciudad; una AWS Wavelength Zone está dentro de la red 5G de un operador.',
      },
    },
    {
      between: ['local-zone', 'outposts'],
      say: {
        pt: 'Uma Local Zone é da AWS e fica perto da cidade; o AWS Outposts fica no prédio do cliente.',
        en: 'A Local Zone belongs to AWS and is near the city; AWS Outposts stands on the customer’s premises.',
        es: 'Una Local Zone es de AWS y está cerca de la ciudad; AWS Outposts está en el edificio del cliente.',
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
