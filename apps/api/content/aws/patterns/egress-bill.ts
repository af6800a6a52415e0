import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const egressBill: readonly Pattern[] = [
  {
    id: 'egress-bill',
    exams: { 'saa-c03': { domain: 'cost', topic: 'network-cost' } },
    scene: {
      pt: 'Pense nos arquivos como revistas de um depósito, que vão para leitores na rua e para oficinas nas alas do prédio.',
      en: 'Think of the files as magazines in a depot, which go to readers outside and to workshops in the wings of the building.',
      es: 'Piensa en los archivos como revistas de un depósito, que van a lectores en la calle y a talleres en las alas del edificio.',
    },
    situations: [
      {
        id: 'mooc',
        text: {
          pt: 'Uma escola on-line guarda aulas em vídeo em um bucket do Amazon S3 e as processa em servidores de sub-redes privadas em três zonas. A transferência de dados é metade da fatura.',
          en: 'An online school keeps video lessons in an Amazon S3 bucket and processes them on servers in private subnets of three zones. Data transfer is half of the bill.',
          es: 'Una escuela en línea guarda clases en video en un bucket de Amazon S3 y las procesa en servidores de subredes privadas de tres zonas. La transferencia de datos es la mitad de la factura.',
        },
        today: {
          pt: 'São 40 TB de aulas, e cada uma é lida várias vezes pelos servidores. Um arquiteto de soluções deve rever a entrega ao público e a leitura interna.',
          en: 'There are 40 TB of lessons, and the servers read each of them several times. A solutions architect must review delivery to the public and the internal reads.',
          es: 'Son 40 TB de clases, y los servidores leen cada una varias veces. Un arquitecto de soluciones debe revisar la entrega al público y la lectura interna.',
        },
      },
      {
        id: 'game-updates',
        text: {
          pt: 'Um estúdio distribui atualizações de jogos de um bucket do Amazon S3 e as monta em servidores de sub-redes privadas. O diretor quer gastar menos com rede.',
          en: 'A studio distributes game updates from an Amazon S3 bucket and builds them on servers in private subnets. Its director wants to spend less on networking.',
          es: 'Un estudio distribuye actualizaciones de juegos desde un bucket de Amazon S3 y las compila en servidores de subredes privadas. El director quiere gastar menos en red.',
        },
        today: {
          pt: 'Vinte servidores, em três zonas, leem os 15 TB de cada versão. Um arquiteto de soluções deve rever a entrega e essa leitura.',
          en: 'Twenty servers in three zones read the 15 TB of each version. A solutions architect must review the delivery and these reads.',
          es: 'Veinte servidores, en tres zonas, leen los 15 TB de cada versión. Un arquitecto de soluciones debe revisar la entrega y esa lectura.',
        },
      },
      {
        id: 'stock-photos',
        text: {
          pt: 'Um banco de imagens entrega fotos de um bucket do Amazon S3 e gera miniaturas em servidores de sub-redes privadas. O custo de rede cresceu mais do que as vendas.',
          en: 'A stock photo agency delivers photos from an Amazon S3 bucket and makes thumbnails on servers in private subnets. Its network cost has grown faster than its sales.',
          es: 'Un banco de imágenes entrega fotos de un bucket de Amazon S3 y genera miniaturas en servidores de subredes privadas. El costo de red creció más que las ventas.',
        },
        today: {
          pt: 'São 60 TB de fotos, lidas por doze servidores em três zonas de disponibilidade. A empresa quer rever a entrega e essa leitura.',
          en: 'There are 60 TB of photos, read by twelve servers in three Availability Zones. The company wants to review the delivery and these reads.',
          es: 'Son 60 TB de fotos, que leen doce servidores en tres zonas de disponibilidad. La empresa quiere revisar la entrega y esa lectura.',
        },
      },
    ],
    candidates: [
      {
        id: 'cloudfront-gateway',
        rightWith: ['many-downloads'],
        text: {
          pt: 'Entrega pelo CloudFront e endpoint de gateway na VPC',
          en: 'Delivery through CloudFront and a gateway endpoint in the VPC',
          es: 'Entrega por CloudFront y endpoint de gateway en la VPC',
        },
        action: {
          pt: 'Entregar os arquivos com o Amazon CloudFront e OAC, e criar na VPC um endpoint de gateway para o acesso ao Amazon S3.',
          en: 'Deliver the files with Amazon CloudFront and OAC, and create a gateway endpoint in the VPC for Amazon S3.',
          es: 'Entregar los archivos con Amazon CloudFront y OAC, y crear en la VPC un endpoint de gateway para el acceso a Amazon S3.',
        },
        uses: ['CloudFront'],
        why: {
          pt: 'O CloudFront guarda cópias na borda, perto de quem baixa, e a saída da origem para ele não é cobrada. O endpoint de gateway leva ao S3 de qualquer zona, sem passar pela internet e sem cobrança por hora nem por gigabyte.',
          en: 'CloudFront keeps copies at the edge, near whoever downloads, and transfer from the origin to it is not charged. A gateway endpoint leads to S3 from any zone, without crossing the internet and without a charge by the hour or gigabyte.',
          es: 'CloudFront guarda copias en el borde, cerca de quien descarga, y la salida del origen hacia él no se cobra. El endpoint de gateway lleva a S3 desde cualquier zona, sin pasar por internet y sin cargo por hora ni por gigabyte.',
        },
        likeness: {
          pt: 'as bancas pagas com cópias perto de cada leitor, e um corredor interno grátis sem saída à rua',
          en: 'the paid newsstands with copies near every reader, and a free inside corridor with no street door',
          es: 'los quioscos pagados con copias cerca de cada lector, y un pasillo interior gratis sin salida a la calle',
        },
        tell: {
          pt: 'Os mesmos arquivos baixados milhares de vezes em vários países: CloudFront. S3 ou DynamoDB de dentro da VPC, sem custo: um endpoint de gateway. Leitura pelos servidores privados sem cobrança por gigabyte: um endpoint de gateway. Perda de uma zona que não pode tirar das outras um caminho de rede: o endpoint de gateway, que não fica em zona alguma. Sub-redes sem saída para a internet, que só leem o S3: o endpoint de gateway. No máximo um dispositivo de rede com cobrança por hora: o endpoint de gateway, que não tem essa cobrança.',
          en: 'The same files downloaded thousands of times in several countries: CloudFront. S3 or DynamoDB from inside the VPC, at no cost: a gateway endpoint. Reading from private servers without a charge by the gigabyte: a gateway endpoint. The loss of a zone, which must not take a network path away from the others: the gateway endpoint, which is in no zone. Subnets with no way out to the internet that only read S3: the gateway endpoint. At most one network device with an hourly charge: the gateway endpoint, which has no such charge.',
          es: 'Los mismos archivos descargados miles de veces en varios países: CloudFront. S3 o DynamoDB desde dentro de la VPC, sin costo: un endpoint de gateway. Lectura desde servidores privados sin cobro por gigabyte: un endpoint de gateway. Pérdida de una zona que no puede quitarles a las otras un camino de red: el endpoint de gateway, que no está en ninguna zona. Subredes sin salida a internet, que solo leen S3: el endpoint de gateway. Un dispositivo de red con cargo por hora como máximo: el endpoint de gateway, que no tiene ese cobro.',
        },
        source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
        popularity: 5,
      },
      {
        id: 'cloudfront-nat-each',
        rightWith: ['many-downloads', 'licence-check'],
        text: {
          pt: 'Entrega pelo CloudFront e endpoint de gateway com um gateway NAT por zona',
          en: 'Delivery through CloudFront and a gateway endpoint with a NAT gateway per zone',
          es: 'Entrega por CloudFront y endpoint de gateway con un gateway NAT por zona',
        },
        action: {
          pt: 'Entregar os arquivos com o Amazon CloudFront e OAC, e criar um endpoint de gateway para o S3 e um gateway NAT em cada zona.',
          en: 'Deliver the files with Amazon CloudFront and OAC, and create a gateway endpoint for S3 and a NAT gateway in each zone.',
          es: 'Entregar los archivos con Amazon CloudFront y OAC, y crear un endpoint de gateway para S3 y un gateway NAT en cada zona.',
        },
        uses: ['CloudFront'],
        why: {
          pt: 'O CloudFront guarda cópias na borda, perto de quem baixa, e a saída da origem para ele não é cobrada. O endpoint de gateway leva ao S3 sem cobrança, e um gateway NAT por zona, cobrado por hora e por gigabyte, leva à internet mesmo que outra zona falhe.',
          en: 'CloudFront keeps copies at the edge, near whoever downloads, and transfer from the origin to it is not charged. A gateway endpoint leads to S3 free of charge, and a NAT gateway per zone, charged by the hour and the gigabyte, leads to the internet even if another zone fails.',
          es: 'CloudFront guarda copias en el borde, cerca de quien descarga, y la salida del origen hacia él no se cobra. El endpoint de gateway lleva a S3 sin cargo, y un gateway NAT por zona, cobrado por hora y por gigabyte, lleva a internet aunque falle otra zona.',
        },
        likeness: {
          pt: 'as bancas pagas com cópias perto de cada leitor, e um corredor grátis com portão de rua pago por ala',
          en: 'the paid newsstands with copies near every reader, and a free corridor with a paid street gate per wing',
          es: 'los quioscos pagados con copias cerca de cada lector, y un pasillo gratis con portón de calle pagado por ala',
        },
        tell: {
          pt: 'Os mesmos arquivos baixados milhares de vezes em vários países: CloudFront. Perda de uma zona que não pode tirar das outras um caminho de rede: um gateway NAT por zona. Leitura pelos servidores privados sem cobrança por gigabyte: um endpoint de gateway. Servidores privados que consultam um serviço na internet: um gateway NAT.',
          en: 'The same files downloaded thousands of times in several countries: CloudFront. The loss of a zone, which must not take a network path away from the others: a NAT gateway per zone. Reading from private servers without a charge by the gigabyte: a gateway endpoint. Private servers that query a service on the internet: a NAT gateway.',
          es: 'Los mismos archivos descargados miles de veces en varios países: CloudFront. Pérdida de una zona que no puede quitarles a las otras un camino de red: un gateway NAT por zona. Lectura desde servidores privados sin cobro por gigabyte: un endpoint de gateway. Servidores privados que consultan un servicio en internet: un gateway NAT.',
        },
        source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
        popularity: 5,
      },
      {
        id: 'cloudfront-nat-one',
        rightWith: ['many-downloads', 'licence-check'],
        text: {
          pt: 'Entrega pelo CloudFront e endpoint de gateway com um só gateway NAT',
          en: 'Delivery through CloudFront and a gateway endpoint with one NAT gateway',
          es: 'Entrega por CloudFront y endpoint de gateway con un solo gateway NAT',
        },
        action: {
          pt: 'Entregar os arquivos com o Amazon CloudFront e OAC, e criar um endpoint de gateway para o S3 e um gateway NAT em uma só zona.',
          en: 'Deliver the files with Amazon CloudFront and OAC, and create a gateway endpoint for S3 and a NAT gateway in a single zone.',
          es: 'Entregar los archivos con Amazon CloudFront y OAC, y crear un endpoint de gateway para S3 y un gateway NAT en una sola zona.',
        },
        uses: ['CloudFront'],
        why: {
          pt: 'O CloudFront guarda cópias na borda, perto de quem baixa, e a saída da origem para ele não é cobrada. O endpoint de gateway leva ao S3 sem cobrança, e um só gateway NAT, com uma só cobrança por hora, leva à internet enquanto a zona dele funciona.',
          en: 'CloudFront keeps copies at the edge, near whoever downloads, and transfer from the origin to it is not charged. A gateway endpoint leads to S3 free of charge, and one NAT gateway, with a single hourly charge, leads to the internet while its zone is up.',
          es: 'CloudFront guarda copias en el borde, cerca de quien descarga, y la salida del origen hacia él no se cobra. El endpoint de gateway lleva a S3 sin cargo, y un solo gateway NAT, con un único cargo por hora, lleva a internet mientras su zona funciona.',
        },
        likeness: {
          pt: 'as bancas pagas com cópias perto de cada leitor, e um corredor grátis com um só portão de rua pago',
          en: 'the paid newsstands with copies near every reader, and a free corridor with a single paid street gate',
          es: 'los quioscos pagados con copias cerca de cada lector, y un pasillo gratis con un solo portón de calle pagado',
        },
        tell: {
          pt: 'Os mesmos arquivos baixados milhares de vezes em vários países: CloudFront. Saída para a internet pelo menor valor fixo, em ambientes de teste: um só gateway NAT. Leitura pelos servidores privados sem cobrança por gigabyte: um endpoint de gateway. No máximo um dispositivo de rede com cobrança por hora: um só gateway NAT, ao lado do endpoint de gateway. Servidores privados que consultam um serviço na internet: um gateway NAT.',
          en: 'The same files downloaded thousands of times in several countries: CloudFront. A way out to the internet at the lowest fixed price, in test environments: one NAT gateway. Reading from private servers without a charge by the gigabyte: a gateway endpoint. At most one network device with an hourly charge: a single NAT gateway, beside the gateway endpoint. Private servers that query a service on the internet: a NAT gateway.',
          es: 'Los mismos archivos descargados miles de veces en varios países: CloudFront. Salida a internet al menor valor fijo, en entornos de prueba: un solo gateway NAT. Lectura desde servidores privados sin cobro por gigabyte: un endpoint de gateway. Como máximo un dispositivo de red con cargo por hora: un solo gateway NAT, junto al endpoint de gateway. Servidores privados que consultan un servicio en internet: un gateway NAT.',
        },
        source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
        popularity: 5,
      },
      {
        id: 'presigned-gateway',
        rightWith: ['once-same-region'],
        text: {
          pt: 'Entrega por URLs pré-assinadas e endpoint de gateway na VPC',
          en: 'Delivery by presigned URLs and a gateway endpoint in the VPC',
          es: 'Entrega por URL prefirmadas y endpoint de gateway en la VPC',
        },
        action: {
          pt: 'Entregar os arquivos com URLs pré-assinadas do Amazon S3, e criar na VPC um endpoint de gateway para o acesso ao Amazon S3.',
          en: 'Deliver the files with Amazon S3 presigned URLs, and create a gateway endpoint in the VPC for Amazon S3.',
          es: 'Entregar los archivos con URL prefirmadas de Amazon S3, y crear en la VPC un endpoint de gateway para el acceso a Amazon S3.',
        },
        uses: [],
        why: {
          pt: 'URLs pré-assinadas deixam o S3 entregar cada arquivo diretamente a quem foi autorizado, sem servidores no caminho e sem cobrança de transferência na mesma região. O endpoint de gateway leva ao S3 de qualquer zona, sem passar pela internet e sem cobrança por hora nem por gigabyte.',
          en: 'Presigned URLs let S3 deliver each file straight to whoever was authorized, with no servers on the way and no transfer charge within the Region. A gateway endpoint leads to S3 from any zone, without crossing the internet and without a charge by the hour or gigabyte.',
          es: 'Las URL prefirmadas permiten que S3 entregue cada archivo directamente a quien fue autorizado, sin servidores en el camino y sin cargo de transferencia en la misma región. El endpoint de gateway lleva a S3 desde cualquier zona, sin pasar por internet y sin cargo por hora ni por gigabyte.',
        },
        likeness: {
          pt: 'o vale grátis com que cada leitor vai ao depósito, e um corredor interno grátis sem saída à rua',
          en: 'the free voucher that each reader takes to the depot, and a free inside corridor with no street door',
          es: 'el vale gratis que cada lector lleva al depósito, y un pasillo interior gratis sin salida a la calle',
        },
        tell: {
          pt: 'Poucos downloads autorizados, direto do bucket: URL pré-assinada. Arquivos baixados uma só vez, por servidores da mesma região: URLs pré-assinadas, pois na região a transferência do S3 não é cobrada. S3 ou DynamoDB de dentro da VPC, sem custo: um endpoint de gateway. Leitura pelos servidores privados sem cobrança por gigabyte: um endpoint de gateway. Perda de uma zona que não pode tirar das outras um caminho de rede: o endpoint de gateway, que não fica em zona alguma. Sub-redes sem saída para a internet, que só leem o S3: o endpoint de gateway. No máximo um dispositivo de rede com cobrança por hora: o endpoint de gateway, que não tem essa cobrança.',
          en: 'Few authorized downloads, straight from the bucket: a presigned URL. Files downloaded only once, by servers in the same Region: presigned URLs, as S3 transfer within the Region is not charged for. S3 or DynamoDB from inside the VPC, at no cost: a gateway endpoint. Reading from private servers without a charge by the gigabyte: a gateway endpoint. The loss of a zone, which must not take a network path away from the others: the gateway endpoint, which is in no zone. Subnets with no way out to the internet that only read S3: the gateway endpoint. At most one network device with an hourly charge: the gateway endpoint, which has no such charge.',
          es: 'Pocas descargas autorizadas, directo del bucket: URL prefirmada. Archivos descargados una sola vez, por servidores de la misma región: URL prefirmadas, porque dentro de la región la transferencia de S3 no se cobra. S3 o DynamoDB desde dentro de la VPC, sin costo: un endpoint de gateway. Lectura desde servidores privados sin cobro por gigabyte: un endpoint de gateway. Pérdida de una zona que no puede quitarles a las otras un camino de red: el endpoint de gateway, que no está en ninguna zona. Subredes sin salida a internet, que solo leen S3: el endpoint de gateway. Un dispositivo de red con cargo por hora como máximo: el endpoint de gateway, que no tiene ese cobro.',
        },
        source: docs('AmazonS3/latest/userguide/using-presigned-url.html'),
        popularity: 5,
      },
      {
        id: 'presigned-nat-each',
        rightWith: ['once-same-region', 'licence-check'],
        text: {
          pt: 'Entrega por URLs pré-assinadas e endpoint de gateway com um gateway NAT por zona',
          en: 'Delivery by presigned URLs and a gateway endpoint with a NAT gateway per zone',
          es: 'Entrega por URL prefirmadas y endpoint de gateway con un gateway NAT por zona',
        },
        action: {
          pt: 'Entregar os arquivos com URLs pré-assinadas do Amazon S3, e criar um endpoint de gateway para o S3 e um gateway NAT em cada zona.',
          en: 'Deliver the files with Amazon S3 presigned URLs, and create a gateway endpoint for S3 and a NAT gateway in each zone.',
          es: 'Entregar los archivos con URL prefirmadas de Amazon S3, y crear un endpoint de gateway para S3 y un gateway NAT en cada zona.',
        },
        uses: [],
        why: {
          pt: 'URLs pré-assinadas deixam o S3 entregar cada arquivo diretamente a quem foi autorizado, sem servidores no caminho e sem cobrança de transferência na mesma região. O endpoint de gateway leva ao S3 sem cobrança, e um gateway NAT por zona, cobrado por hora e por gigabyte, leva à internet mesmo que outra zona falhe.',
          en: 'Presigned URLs let S3 deliver each file straight to whoever was authorized, with no servers on the way and no transfer charge within the Region. A gateway endpoint leads to S3 free of charge, and a NAT gateway per zone, charged by the hour and the gigabyte, leads to the internet even if another zone fails.',
          es: 'Las URL prefirmadas permiten que S3 entregue cada archivo directamente a quien fue autorizado, sin servidores en el camino y sin cargo de transferencia en la misma región. El endpoint de gateway lleva a S3 sin cargo, y un gateway NAT por zona, cobrado por hora y por gigabyte, lleva a internet aunque falle otra zona.',
        },
        likeness: {
          pt: 'o vale grátis com que cada leitor vai ao depósito, e um corredor grátis com portão de rua pago por ala',
          en: 'the free voucher that each reader takes to the depot, and a free corridor with a paid street gate per wing',
          es: 'el vale gratis que cada lector lleva al depósito, y un pasillo gratis con portón de calle pagado por ala',
        },
        tell: {
          pt: 'Poucos downloads autorizados, direto do bucket: URL pré-assinada. Arquivos baixados uma só vez, por servidores da mesma região: URLs pré-assinadas, pois na região a transferência do S3 não é cobrada. Perda de uma zona que não pode tirar das outras um caminho de rede: um gateway NAT por zona. Leitura pelos servidores privados sem cobrança por gigabyte: um endpoint de gateway. Servidores privados que consultam um serviço na internet: um gateway NAT.',
          en: 'Few authorized downloads, straight from the bucket: a presigned URL. Files downloaded only once, by servers in the same Region: presigned URLs, as S3 transfer within the Region is not charged for. The loss of a zone, which must not take a network path away from the others: a NAT gateway per zone. Reading from private servers without a charge by the gigabyte: a gateway endpoint. Private servers that query a service on the internet: a NAT gateway.',
          es: 'Pocas descargas autorizadas, directo del bucket: URL prefirmada. Archivos descargados una sola vez, por servidores de la misma región: URL prefirmadas, porque dentro de la región la transferencia de S3 no se cobra. Pérdida de una zona que no puede quitarles a las otras un camino de red: un gateway NAT por zona. Lectura desde servidores privados sin cobro por gigabyte: un endpoint de gateway. Servidores privados que consultan un servicio en internet: un gateway NAT.',
        },
        source: docs('AmazonS3/latest/userguide/using-presigned-url.html'),
        popularity: 4,
      },
      {
        id: 'presigned-nat-one',
        rightWith: ['once-same-region', 'licence-check'],
        text: {
          pt: 'Entrega por URLs pré-assinadas e endpoint de gateway com um só gateway NAT',
          en: 'Delivery by presigned URLs and a gateway endpoint with one NAT gateway',
          es: 'Entrega por URL prefirmadas y endpoint de gateway con un solo gateway NAT',
        },
        action: {
          pt: 'Entregar os arquivos com URLs pré-assinadas do Amazon S3, e criar um endpoint de gateway para o S3 e um gateway NAT em uma só zona.',
          en: 'Deliver the files with Amazon S3 presigned URLs, and create a gateway endpoint for S3 and a NAT gateway in a single zone.',
          es: 'Entregar los archivos con URL prefirmadas de Amazon S3, y crear un endpoint de gateway para S3 y un gateway NAT en una sola zona.',
        },
        uses: [],
        why: {
          pt: 'URLs pré-assinadas deixam o S3 entregar cada arquivo diretamente a quem foi autorizado, sem servidores no caminho e sem cobrança de transferência na mesma região. O endpoint de gateway leva ao S3 sem cobrança, e um só gateway NAT, com uma só cobrança por hora, leva à internet enquanto a zona dele funciona.',
          en: 'Presigned URLs let S3 deliver each file straight to whoever was authorized, with no servers on the way and no transfer charge within the Region. A gateway endpoint leads to S3 free of charge, and one NAT gateway, with a single hourly charge, leads to the internet while its zone is up.',
          es: 'Las URL prefirmadas permiten que S3 entregue cada archivo directamente a quien fue autorizado, sin servidores en el camino y sin cargo de transferencia en la misma región. El endpoint de gateway lleva a S3 sin cargo, y un solo gateway NAT, con un único cargo por hora, lleva a internet mientras su zona funciona.',
        },
        likeness: {
          pt: 'o vale grátis com que cada leitor vai ao depósito, e um corredor grátis com um só portão de rua pago',
          en: 'the free voucher that each reader takes to the depot, and a free corridor with a single paid street gate',
          es: 'el vale gratis que cada lector lleva al depósito, y un pasillo gratis con un solo portón de calle pagado',
        },
        tell: {
          pt: 'Poucos downloads autorizados, direto do bucket: URL pré-assinada. Arquivos baixados uma só vez, por servidores da mesma região: URLs pré-assinadas, pois na região a transferência do S3 não é cobrada. Saída para a internet pelo menor valor fixo, em ambientes de teste: um só gateway NAT. Leitura pelos servidores privados sem cobrança por gigabyte: um endpoint de gateway. No máximo um dispositivo de rede com cobrança por hora: um só gateway NAT, ao lado do endpoint de gateway. Servidores privados que consultam um serviço na internet: um gateway NAT.',
          en: 'Few authorized downloads, straight from the bucket: a presigned URL. Files downloaded only once, by servers in the same Region: presigned URLs, as S3 transfer within the Region is not charged for. A way out to the internet at the lowest fixed price, in test environments: one NAT gateway. Reading from private servers without a charge by the gigabyte: a gateway endpoint. At most one network device with an hourly charge: a single NAT gateway, beside the gateway endpoint. Private servers that query a service on the internet: a NAT gateway.',
          es: 'Pocas descargas autorizadas, directo del bucket: URL prefirmada. Archivos descargados una sola vez, por servidores de la misma región: URL prefirmadas, porque dentro de la región la transferencia de S3 no se cobra. Salida a internet al menor valor fijo, en entornos de prueba: un solo gateway NAT. Lectura desde servidores privados sin cobro por gigabyte: un endpoint de gateway. Como máximo un dispositivo de red con cargo por hora: un solo gateway NAT, junto al endpoint de gateway. Servidores privados que consultan un servicio en internet: un gateway NAT.',
        },
        source: docs('AmazonS3/latest/userguide/using-presigned-url.html'),
        popularity: 4,
      },
      {
        id: 'servers-gateway',
        text: {
          pt: 'Entrega pelos servidores web e endpoint de gateway na VPC',
          en: 'Delivery by the web servers and a gateway endpoint in the VPC',
          es: 'Entrega por los servidores web y endpoint de gateway en la VPC',
        },
        action: {
          pt: 'Entregar os arquivos com uma aplicação web no Amazon EC2, e criar na VPC um endpoint de gateway para o acesso ao Amazon S3.',
          en: 'Deliver the files with a web application on Amazon EC2, and create a gateway endpoint in the VPC for Amazon S3.',
          es: 'Entregar los archivos con una aplicación web en Amazon EC2, y crear en la VPC un endpoint de gateway para el acceso a Amazon S3.',
        },
        uses: [],
        why: {
          pt: 'Entregar pelos servidores web permite alterar cada arquivo na hora, ao custo de servidores e da saída pela internet. O endpoint de gateway leva ao S3 de qualquer zona, sem passar pela internet e sem cobrança por hora nem por gigabyte.',
          en: 'Delivery by the web servers allows changing each file on the fly, at the cost of servers and of transfer out to the internet. A gateway endpoint leads to S3 from any zone, without crossing the internet and without a charge by the hour or gigabyte.',
          es: 'Entregar por los servidores web permite modificar cada archivo en el momento, al costo de servidores y de la salida a internet. El endpoint de gateway lleva a S3 desde cualquier zona, sin pasar por internet y sin cargo por hora ni por gigabyte.',
        },
        likeness: {
          pt: 'os entregadores pagos que levam cada exemplar do depósito, e um corredor interno grátis sem saída à rua',
          en: 'the paid couriers who carry each copy from the depot, and a free inside corridor with no street door',
          es: 'los repartidores pagados que llevan cada ejemplar del depósito, y un pasillo interior gratis sin salida a la calle',
        },
        tell: {
          pt: 'Conteúdo montado a cada pedido por programas próprios: servidores web. S3 ou DynamoDB de dentro da VPC, sem custo: um endpoint de gateway.',
          en: 'Content put together on each request by custom programs: web servers. S3 or DynamoDB from inside the VPC, at no cost: a gateway endpoint.',
          es: 'Contenido armado en cada solicitud por programas propios: servidores web. S3 o DynamoDB desde dentro de la VPC, sin costo: un endpoint de gateway.',
        },
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'servers-nat-each',
        text: {
          pt: 'Entrega pelos servidores web e endpoint de gateway com um gateway NAT por zona',
          en: 'Delivery by the web servers and a gateway endpoint with a NAT gateway per zone',
          es: 'Entrega por los servidores web y endpoint de gateway con un gateway NAT por zona',
        },
        action: {
          pt: 'Entregar os arquivos com uma aplicação web no Amazon EC2, e criar um endpoint de gateway para o S3 e um gateway NAT em cada zona.',
          en: 'Deliver the files with a web application on Amazon EC2, and create a gateway endpoint for S3 and a NAT gateway in each zone.',
          es: 'Entregar los archivos con una aplicación web en Amazon EC2, y crear un endpoint de gateway para S3 y un gateway NAT en cada zona.',
        },
        uses: [],
        why: {
          pt: 'Entregar pelos servidores web permite alterar cada arquivo na hora, ao custo de servidores e da saída pela internet. O endpoint de gateway leva ao S3 sem cobrança, e um gateway NAT por zona, cobrado por hora e por gigabyte, leva à internet mesmo que outra zona falhe.',
          en: 'Delivery by the web servers allows changing each file on the fly, at the cost of servers and of transfer out to the internet. A gateway endpoint leads to S3 free of charge, and a NAT gateway per zone, charged by the hour and the gigabyte, leads to the internet even if another zone fails.',
          es: 'Entregar por los servidores web permite modificar cada archivo en el momento, al costo de servidores y de la salida a internet. El endpoint de gateway lleva a S3 sin cargo, y un gateway NAT por zona, cobrado por hora y por gigabyte, lleva a internet aunque falle otra zona.',
        },
        likeness: {
          pt: 'os entregadores pagos que levam cada exemplar do depósito, e um corredor grátis com portão de rua pago por ala',
          en: 'the paid couriers who carry each copy from the depot, and a free corridor with a paid street gate per wing',
          es: 'los repartidores pagados que llevan cada ejemplar del depósito, y un pasillo gratis con portón de calle pagado por ala',
        },
        tell: {
          pt: 'Conteúdo montado a cada pedido por programas próprios: servidores web. Perda de uma zona que não pode tirar das outras um caminho de rede: um gateway NAT por zona.',
          en: 'Content put together on each request by custom programs: web servers. The loss of a zone, which must not take a network path away from the others: a NAT gateway per zone.',
          es: 'Contenido armado en cada solicitud por programas propios: servidores web. Pérdida de una zona que no puede quitarles a las otras un camino de red: un gateway NAT por zona.',
        },
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'servers-nat-one',
        text: {
          pt: 'Entrega pelos servidores web e endpoint de gateway com um só gateway NAT',
          en: 'Delivery by the web servers and a gateway endpoint with one NAT gateway',
          es: 'Entrega por los servidores web y endpoint de gateway con un solo gateway NAT',
        },
        action: {
          pt: 'Entregar os arquivos com uma aplicação web no Amazon EC2, e criar um endpoint de gateway para o S3 e um gateway NAT em uma só zona.',
          en: 'Deliver the files with a web application on Amazon EC2, and create a gateway endpoint for S3 and a NAT gateway in a single zone.',
          es: 'Entregar los archivos con una aplicación web en Amazon EC2, y crear un endpoint de gateway para S3 y un gateway NAT en una sola zona.',
        },
        uses: [],
        why: {
          pt: 'Entregar pelos servidores web permite alterar cada arquivo na hora, ao custo de servidores e da saída pela internet. O endpoint de gateway leva ao S3 sem cobrança, e um só gateway NAT, com uma só cobrança por hora, leva à internet enquanto a zona dele funciona.',
          en: 'Delivery by the web servers allows changing each file on the fly, at the cost of servers and of transfer out to the internet. A gateway endpoint leads to S3 free of charge, and one NAT gateway, with a single hourly charge, leads to the internet while its zone is up.',
          es: 'Entregar por los servidores web permite modificar cada archivo en el momento, al costo de servidores y de la salida a internet. El endpoint de gateway lleva a S3 sin cargo, y un solo gateway NAT, con un único cargo por hora, lleva a internet mientras su zona funciona.',
        },
        likeness: {
          pt: 'os entregadores pagos que levam cada exemplar do depósito, e um corredor grátis com um só portão de rua pago',
          en: 'the paid couriers who carry each copy from the depot, and a free corridor with a single paid street gate',
          es: 'los repartidores pagados que llevan cada ejemplar del depósito, y un pasillo gratis con un solo portón de calle pagado',
        },
        tell: {
          pt: 'Conteúdo montado a cada pedido por programas próprios: servidores web. Saída para a internet pelo menor valor fixo, em ambientes de teste: um só gateway NAT.',
          en: 'Content put together on each request by custom programs: web servers. A way out to the internet at the lowest fixed price, in test environments: one NAT gateway.',
          es: 'Contenido armado en cada solicitud por programas propios: servidores web. Salida a internet al menor valor fijo, en entornos de prueba: un solo gateway NAT.',
        },
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'cloudfront-nat-only',
        text: {
          pt: 'Entrega pelo CloudFront e um gateway NAT por zona',
          en: 'Delivery through CloudFront and a NAT gateway per zone',
          es: 'Entrega por CloudFront y un gateway NAT por zona',
        },
        action: {
          pt: 'Entregar os arquivos com o Amazon CloudFront e OAC, e criar em cada zona um gateway NAT, por onde as máquinas também acessam o S3.',
          en: 'Deliver the files with Amazon CloudFront and OAC, and create a NAT gateway in each zone, through which the machines also reach S3.',
          es: 'Entregar los archivos con Amazon CloudFront y OAC, y crear en cada zona un gateway NAT, por el que las máquinas también acceden a S3.',
        },
        uses: ['CloudFront'],
        why: {
          pt: 'Um gateway NAT por zona leva as máquinas ao S3 e à internet, cobrado por hora e por gigabyte.',
          en: 'A NAT gateway per zone leads the machines to S3 and to the internet, charged by the hour and the gigabyte.',
          es: 'Un gateway NAT por zona lleva a las máquinas a S3 y a internet, con cargo por hora y por gigabyte.',
        },
        likeness: {
          pt: 'as bancas pagas com cópias perto de cada leitor, e portões de rua nas alas que cobram até pelas revistas',
          en: 'the paid newsstands with copies near every reader, and street gates in the wings that charge even for magazines',
          es: 'los quioscos pagados con copias cerca de cada lector, y portones de calle por ala que cobran también las revistas',
        },
        tell: {
          pt: 'Pouco tráfego para muitos destinos da internet: gateway NAT.',
          en: 'Little traffic to many places of the internet: a NAT gateway.',
          es: 'Poco tráfico a muchos destinos de internet: gateway NAT.',
        },
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'presigned-nat-only',
        text: {
          pt: 'Entrega por URLs pré-assinadas e um gateway NAT por zona',
          en: 'Delivery by presigned URLs and a NAT gateway per zone',
          es: 'Entrega por URL prefirmadas y un gateway NAT por zona',
        },
        action: {
          pt: 'Entregar os arquivos com URLs pré-assinadas do Amazon S3, e criar em cada zona um gateway NAT, por onde as máquinas também acessam o S3.',
          en: 'Deliver the files with Amazon S3 presigned URLs, and create a NAT gateway in each zone, through which the machines also reach S3.',
          es: 'Entregar los archivos con URL prefirmadas de Amazon S3, y crear en cada zona un gateway NAT, por el que las máquinas también acceden a S3.',
        },
        uses: [],
        why: {
          pt: 'Um gateway NAT por zona leva as máquinas ao S3 e à internet, cobrado por hora e por gigabyte.',
          en: 'A NAT gateway per zone leads the machines to S3 and to the internet, charged by the hour and the gigabyte.',
          es: 'Un gateway NAT por zona lleva a las máquinas a S3 y a internet, con cargo por hora y por gigabyte.',
        },
        likeness: {
          pt: 'o vale grátis com que cada leitor vai ao depósito, e portões de rua nas alas que cobram até pelas revistas',
          en: 'the free voucher that each reader takes to the depot, and street gates in the wings that charge even for magazines',
          es: 'el vale gratis que cada lector lleva al depósito, y portones de calle por ala que cobran también las revistas',
        },
        tell: {
          pt: 'Pouco tráfego para muitos destinos da internet: gateway NAT.',
          en: 'Little traffic to many places of the internet: a NAT gateway.',
          es: 'Poco tráfico a muchos destinos de internet: gateway NAT.',
        },
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'many-downloads',
        text: {
          pt: 'Os mesmos arquivos são baixados milhares de vezes em vários países, e cada download deve custar menos e começar antes.',
          en: 'The same files are downloaded thousands of times in several countries, and each download should cost less and start sooner.',
          es: 'Los mismos archivos se descargan miles de veces en varios países, y cada descarga debe costar menos y empezar antes.',
        },
        fits: ['cloudfront-nat-only', 'cloudfront-gateway', 'cloudfront-nat-each', 'cloudfront-nat-one'],
        rulesOut: {
          'presigned-nat-only': {
            pt: 'URLs pré-assinadas dão acesso direto, mas cada download sai da região do bucket, ao preço da internet.',
            en: 'Presigned URLs give direct access, but each download leaves from the Region of the bucket, at the internet price.',
            es: 'Las URL prefirmadas dan acceso directo, pero cada descarga sale de la región del bucket, al precio de internet.',
          },
          'presigned-gateway': {
            pt: 'URLs pré-assinadas dão acesso direto, mas cada download sai da região do bucket, ao preço da internet.',
            en: 'Presigned URLs give direct access, but each download leaves from the Region of the bucket, at the internet price.',
            es: 'Las URL prefirmadas dan acceso directo, pero cada descarga sale de la región del bucket, al precio de internet.',
          },
          'presigned-nat-each': {
            pt: 'URLs pré-assinadas dão acesso direto, mas cada download sai da região do bucket, ao preço da internet.',
            en: 'Presigned URLs give direct access, but each download leaves from the Region of the bucket, at the internet price.',
            es: 'Las URL prefirmadas dan acceso directo, pero cada descarga sale de la región del bucket, al precio de internet.',
          },
          'presigned-nat-one': {
            pt: 'URLs pré-assinadas dão acesso direto, mas cada download sai da região do bucket, ao preço da internet.',
            en: 'Presigned URLs give direct access, but each download leaves from the Region of the bucket, at the internet price.',
            es: 'Las URL prefirmadas dan acceso directo, pero cada descarga sale de la región del bucket, al precio de internet.',
          },
          'servers-gateway': {
            pt: 'Os servidores web entregam cada cópia a partir da região, pela internet, sem cache na borda.',
            en: 'The web servers deliver each copy from the Region, over the internet, without a cache at the edge.',
            es: 'Los servidores web entregan cada copia desde la región, por internet, sin caché en el borde.',
          },
          'servers-nat-each': {
            pt: 'Os servidores web entregam cada cópia a partir da região, pela internet, sem cache na borda.',
            en: 'The web servers deliver each copy from the Region, over the internet, without a cache at the edge.',
            es: 'Los servidores web entregan cada copia desde la región, por internet, sin caché en el borde.',
          },
          'servers-nat-one': {
            pt: 'Os servidores web entregam cada cópia a partir da região, pela internet, sem cache na borda.',
            en: 'The web servers deliver each copy from the Region, over the internet, without a cache at the edge.',
            es: 'Los servidores web entregan cada copia desde la región, por internet, sin caché en el borde.',
          },
        },
      },
      {
        id: 'once-same-region',
        situations: ['game-updates'],
        text: {
          pt: 'Cada atualização pronta é baixada uma só vez, por servidores de uma distribuidora na mesma região da AWS, e essa entrega não deve somar nenhum custo de transferência nem de servidores.',
          en: 'Each finished update is downloaded only once, by servers of a distributor in the same AWS Region, and this delivery should add no cost of transfer or servers.',
          es: 'Cada actualización terminada se descarga una sola vez, por servidores de una distribuidora en la misma región de AWS, y esa entrega no debe sumar ningún costo de transferencia ni de servidores.',
        },
        fits: ['presigned-nat-only', 'presigned-gateway', 'presigned-nat-each', 'presigned-nat-one'],
        rulesOut: {
          'cloudfront-nat-only': {
            pt: 'O CloudFront acrescenta sua própria cobrança a um download que não se repete.',
            en: 'CloudFront adds a charge of its own to a download that does not recur.',
            es: 'CloudFront agrega su propio cargo a una descarga que no se repite.',
          },
          'cloudfront-gateway': {
            pt: 'O CloudFront acrescenta sua própria cobrança a um download que não se repete.',
            en: 'CloudFront adds a charge of its own to a download that does not recur.',
            es: 'CloudFront agrega su propio cargo a una descarga que no se repite.',
          },
          'cloudfront-nat-each': {
            pt: 'O CloudFront acrescenta sua própria cobrança a um download que não se repete.',
            en: 'CloudFront adds a charge of its own to a download that does not recur.',
            es: 'CloudFront agrega su propio cargo a una descarga que no se repite.',
          },
          'cloudfront-nat-one': {
            pt: 'O CloudFront acrescenta sua própria cobrança a um download que não se repete.',
            en: 'CloudFront adds a charge of its own to a download that does not recur.',
            es: 'CloudFront agrega su propio cargo a una descarga que no se repite.',
          },
          'servers-gateway': {
            pt: 'Os servidores web somam à entrega o custo das instâncias.',
            en: 'The web servers add the cost of instances to the delivery.',
            es: 'Los servidores web suman a la entrega el costo de las instancias.',
          },
          'servers-nat-each': {
            pt: 'Os servidores web somam à entrega o custo das instâncias.',
            en: 'The web servers add the cost of instances to the delivery.',
            es: 'Los servidores web suman a la entrega el costo de las instancias.',
          },
          'servers-nat-one': {
            pt: 'Os servidores web somam à entrega o custo das instâncias.',
            en: 'The web servers add the cost of instances to the delivery.',
            es: 'Los servidores web suman a la entrega el costo de las instancias.',
          },
        },
      },
      {
        id: 'licence-check',
        notWith: ['no-internet'],
        text: {
          pt: 'Para cada arquivo, os servidores privados também precisam consultar um serviço de licenças na internet, que hoje não alcançam.',
          en: 'For each file, the private servers must also query a license service on the internet, which they cannot reach yet.',
          es: 'Para cada archivo, los servidores privados también deben consultar un servicio de licencias en internet, al que hoy no llegan.',
        },
        fits: [
          'cloudfront-nat-only',
          'presigned-nat-only',
          'cloudfront-nat-each',
          'cloudfront-nat-one',
          'presigned-nat-each',
          'presigned-nat-one',
          'servers-nat-each',
          'servers-nat-one',
        ],
        rulesOut: {
          'cloudfront-gateway': {
            pt: 'O endpoint de gateway leva só ao S3 ou ao DynamoDB, e o serviço de licenças está na internet.',
            en: 'A gateway endpoint leads only to S3 or DynamoDB, and the license service is on the internet.',
            es: 'El endpoint de gateway lleva solo a S3 o DynamoDB, y el servicio de licencias está en internet.',
          },
          'presigned-gateway': {
            pt: 'O endpoint de gateway leva só ao S3 ou ao DynamoDB, e o serviço de licenças está na internet.',
            en: 'A gateway endpoint leads only to S3 or DynamoDB, and the license service is on the internet.',
            es: 'El endpoint de gateway lleva solo a S3 o DynamoDB, y el servicio de licencias está en internet.',
          },
          'servers-gateway': {
            pt: 'O endpoint de gateway leva só ao S3 ou ao DynamoDB, e o serviço de licenças está na internet.',
            en: 'A gateway endpoint leads only to S3 or DynamoDB, and the license service is on the internet.',
            es: 'El endpoint de gateway lleva solo a S3 o DynamoDB, y el servicio de licencias está en internet.',
          },
        },
      },
      {
        id: 'zone-falls',
        text: {
          pt: 'A perda de uma zona de disponibilidade não pode tirar nenhum caminho de rede dos servidores das outras zonas.',
          en: 'The loss of an Availability Zone must not take any network path away from the servers in the other zones.',
          es: 'La pérdida de una zona de disponibilidad no puede quitarles ningún camino de red a los servidores de las otras zonas.',
        },
        fits: [
          'cloudfront-nat-only',
          'presigned-nat-only',
          'cloudfront-gateway',
          'cloudfront-nat-each',
          'presigned-gateway',
          'presigned-nat-each',
          'servers-gateway',
          'servers-nat-each',
        ],
        rulesOut: {
          'cloudfront-nat-one': {
            pt: 'Um só gateway NAT custa menos, mas cai com a sua zona e deixa as outras sem essa saída.',
            en: 'A single NAT gateway costs less but fails with its zone and leaves the others without that way out.',
            es: 'Un solo gateway NAT cuesta menos, pero cae con su zona y deja a las otras sin esa salida.',
          },
          'presigned-nat-one': {
            pt: 'Um só gateway NAT custa menos, mas cai com a sua zona e deixa as outras sem essa saída.',
            en: 'A single NAT gateway costs less but fails with its zone and leaves the others without that way out.',
            es: 'Un solo gateway NAT cuesta menos, pero cae con su zona y deja a las otras sin esa salida.',
          },
          'servers-nat-one': {
            pt: 'Um só gateway NAT custa menos, mas cai com a sua zona e deixa as outras sem essa saída.',
            en: 'A single NAT gateway costs less but fails with its zone and leaves the others without that way out.',
            es: 'Un solo gateway NAT cuesta menos, pero cae con su zona y deja a las otras sin esa salida.',
          },
        },
      },
      {
        id: 'no-internet',
        notWith: ['licence-check'],
        text: {
          pt: 'Por segurança, as sub-redes privadas não podem ter saída para a internet: os servidores só leem o S3.',
          en: 'For security, the private subnets must not have a way out to the internet: the servers only read S3.',
          es: 'Por seguridad, las subredes privadas no pueden tener salida a internet: los servidores solo leen S3.',
        },
        fits: ['cloudfront-gateway', 'presigned-gateway', 'servers-gateway'],
        rulesOut: {
          'cloudfront-nat-each': {
            pt: 'Os gateways NAT abrem às sub-redes privadas uma saída para a internet.',
            en: 'The NAT gateways give the private subnets a way out to the internet.',
            es: 'Los gateways NAT dan a las subredes privadas una salida a internet.',
          },
          'cloudfront-nat-one': {
            pt: 'O gateway NAT abre às sub-redes privadas uma saída para a internet.',
            en: 'The NAT gateway gives the private subnets a way out to the internet.',
            es: 'El gateway NAT da a las subredes privadas una salida a internet.',
          },
          'cloudfront-nat-only': {
            pt: 'Os gateways NAT abrem às sub-redes privadas uma saída para a internet.',
            en: 'The NAT gateways give the private subnets a way out to the internet.',
            es: 'Los gateways NAT dan a las subredes privadas una salida a internet.',
          },
          'presigned-nat-each': {
            pt: 'Os gateways NAT abrem às sub-redes privadas uma saída para a internet.',
            en: 'The NAT gateways give the private subnets a way out to the internet.',
            es: 'Los gateways NAT dan a las subredes privadas una salida a internet.',
          },
          'presigned-nat-one': {
            pt: 'O gateway NAT abre às sub-redes privadas uma saída para a internet.',
            en: 'The NAT gateway gives the private subnets a way out to the internet.',
            es: 'El gateway NAT da a las subredes privadas una salida a internet.',
          },
          'presigned-nat-only': {
            pt: 'Os gateways NAT abrem às sub-redes privadas uma saída para a internet.',
            en: 'The NAT gateways give the private subnets a way out to the internet.',
            es: 'Los gateways NAT dan a las subredes privadas una salida a internet.',
          },
          'servers-nat-each': {
            pt: 'Os gateways NAT abrem às sub-redes privadas uma saída para a internet.',
            en: 'The NAT gateways give the private subnets a way out to the internet.',
            es: 'Los gateways NAT dan a las subredes privadas una salida a internet.',
          },
          'servers-nat-one': {
            pt: 'O gateway NAT abre às sub-redes privadas uma saída para a internet.',
            en: 'The NAT gateway gives the private subnets a way out to the internet.',
            es: 'El gateway NAT da a las subredes privadas una salida a internet.',
          },
        },
      },
      {
        id: 'one-fixed-fee',
        text: {
          pt: 'Se uma zona cair, o processamento pode esperar, e a empresa aceita pagar por no máximo um dispositivo de rede com cobrança por hora.',
          en: 'If a zone fails, processing can wait, and the company will pay for at most one network device with an hourly charge.',
          es: 'Si cae una zona, el procesamiento puede esperar, y la empresa acepta pagar por un dispositivo de red con cargo por hora como máximo.',
        },
        fits: [
          'cloudfront-gateway',
          'cloudfront-nat-one',
          'presigned-gateway',
          'presigned-nat-one',
          'servers-gateway',
          'servers-nat-one',
        ],
        rulesOut: {
          'presigned-nat-only': {
            pt: 'Com um gateway NAT por zona, cada zona tem a sua cobrança por hora.',
            en: 'With a NAT gateway per zone, each zone has its own hourly charge.',
            es: 'Con un gateway NAT por zona, cada zona tiene su cargo por hora.',
          },
          'cloudfront-nat-only': {
            pt: 'Com um gateway NAT por zona, cada zona tem a sua cobrança por hora.',
            en: 'With a NAT gateway per zone, each zone has its own hourly charge.',
            es: 'Con un gateway NAT por zona, cada zona tiene su cargo por hora.',
          },
          'cloudfront-nat-each': {
            pt: 'Com um gateway NAT por zona, cada zona tem a sua cobrança por hora.',
            en: 'With a NAT gateway per zone, each zone has its own hourly charge.',
            es: 'Con un gateway NAT por zona, cada zona tiene su cargo por hora.',
          },
          'presigned-nat-each': {
            pt: 'Com um gateway NAT por zona, cada zona tem a sua cobrança por hora.',
            en: 'With a NAT gateway per zone, each zone has its own hourly charge.',
            es: 'Con un gateway NAT por zona, cada zona tiene su cargo por hora.',
          },
          'servers-nat-each': {
            pt: 'Com um gateway NAT por zona, cada zona tem a sua cobrança por hora.',
            en: 'With a NAT gateway per zone, each zone has its own hourly charge.',
            es: 'Con un gateway NAT por zona, cada zona tiene su cargo por hora.',
          },
        },
        notWith: ['zone-falls'],
      },
      {
        id: 'reads-unpriced',
        text: {
          pt: 'Os servidores privados leem dezenas de terabytes por mês, e essa leitura não deve ser cobrada por gigabyte.',
          en: 'The private servers read tens of terabytes a month, and these reads must not incur a charge per gigabyte.',
          es: 'Los servidores privados leen decenas de terabytes por mes, y esa lectura no debe cobrarse por gigabyte.',
        },
        fits: [
          'cloudfront-gateway',
          'cloudfront-nat-each',
          'cloudfront-nat-one',
          'presigned-gateway',
          'presigned-nat-each',
          'presigned-nat-one',
          'servers-gateway',
          'servers-nat-each',
          'servers-nat-one',
        ],
        rulesOut: {
          'cloudfront-nat-only': {
            pt: 'O gateway NAT cobra cada gigabyte que os servidores leem do S3; um endpoint de gateway não cobra nada.',
            en: 'The NAT gateway charges for each gigabyte that the servers read from S3; a gateway endpoint charges nothing.',
            es: 'El gateway NAT cobra cada gigabyte que los servidores leen de S3; un endpoint de gateway no cobra nada.',
          },
          'presigned-nat-only': {
            pt: 'O gateway NAT cobra cada gigabyte que os servidores leem do S3; um endpoint de gateway não cobra nada.',
            en: 'The NAT gateway charges for each gigabyte that the servers read from S3; a gateway endpoint charges nothing.',
            es: 'El gateway NAT cobra cada gigabyte que los servidores leen de S3; un endpoint de gateway no cobra nada.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
