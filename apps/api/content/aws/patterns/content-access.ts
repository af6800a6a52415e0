import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const contentAccess: readonly Pattern[] = [
  {
    id: 'content-access',
    exams: { 'saa-c03': { domain: 'secure', topic: 'data-security' } },
    scene: {
      pt: 'Pense nos arquivos como os filmes de um clube, em que o bucket é o depósito central e cada assinante é um sócio.',
      en: 'Think of the files as a club’s films, where the bucket is the central store and each subscriber is a member.',
      es: 'Piensa en los archivos como las películas de un club, donde el bucket es el depósito central y cada suscriptor es un socio.',
    },
    situations: [
      {
        id: 'film-club',
        text: {
          pt: 'Um clube de cinema por assinatura guarda filmes, legendas e capas em um bucket do Amazon S3 e define como os espectadores chegarão a eles.',
          en: 'A subscription film club keeps films, subtitles and covers in an Amazon S3 bucket and must decide how viewers will reach them.',
          es: 'Un club de cine por suscripción guarda películas, subtítulos y portadas en un bucket de Amazon S3 y define cómo llegarán a ellos los espectadores.',
        },
        today: {
          pt: 'São 1.200 filmes, e o bucket é privado. Um arquiteto de soluções precisa escolher o caminho entre o bucket e os espectadores.',
          en: 'There are 1,200 films, and the bucket is private. A solutions architect must choose the path between the bucket and the viewers.',
          es: 'Son 1.200 películas, y el bucket es privado. Un arquitecto de soluciones debe elegir el camino entre el bucket y los espectadores.',
        },
      },
      {
        id: 'courses-content',
        text: {
          pt: 'Uma escola de idiomas tem aulas em vídeo divididas em milhares de trechos em um bucket do Amazon S3 e revê a entrega aos alunos.',
          en: 'A language school has video lessons cut into thousands of segments in an Amazon S3 bucket and is reviewing their delivery to students.',
          es: 'Una escuela de idiomas tiene clases en video divididas en miles de fragmentos en un bucket de Amazon S3 y revisa su entrega a los alumnos.',
        },
        today: {
          pt: 'As aulas somam 3 TB em um bucket privado, e os alunos entram com uma conta da escola. A entrega será refeita.',
          en: 'The lessons add up to 3 TB in a private bucket, and students sign in with an account of the school. An architect must design how they are delivered.',
          es: 'Las clases suman 3 TB en un bucket privado, y los alumnos entran con una cuenta de la escuela. La entrega se rehará.',
        },
      },
      {
        id: 'maps-content',
        text: {
          pt: 'Uma empresa de mapas náuticos deixa em um bucket do Amazon S3 as cartas que os seus clientes abrem a bordo, e vai escolher a forma de acesso.',
          en: 'A nautical chart company keeps in an Amazon S3 bucket the charts that its customers open on board, and must choose the form of access.',
          es: 'Una empresa de cartas náuticas deja en un bucket de Amazon S3 las cartas que sus clientes abren a bordo, y va a elegir la forma de acceso.',
        },
        today: {
          pt: 'O bucket, privado, tem 80 mil cartas e recebe correções toda semana. Um arquiteto de soluções deve definir como elas chegam aos clientes.',
          en: 'The bucket, a private one, has 80,000 charts and receives corrections every week. A solutions architect must define how they reach the customers.',
          es: 'El bucket, privado, tiene 80 mil cartas y recibe correcciones cada semana. Un arquitecto de soluciones debe definir cómo llegan a los clientes.',
        },
      },
      {
        id: 'scores-content',
        text: {
          pt: 'Uma editora musical guarda partituras em um bucket do Amazon S3, com páginas que o leitor carrega uma a uma, e prepara o acesso a elas.',
          en: 'A music publisher keeps scores in an Amazon S3 bucket, with pages that its viewer app loads one by one, and must decide how readers get them.',
          es: 'Una editorial musical guarda partituras en un bucket de Amazon S3, con páginas que el lector carga una por una, y prepara el acceso a ellas.',
        },
        today: {
          pt: 'São 15 mil partituras em um bucket privado, e os músicos têm conta no site da editora. Um arquiteto de soluções desenha a entrega.',
          en: 'There are 15,000 scores in a private bucket, and musicians have an account on the publisher’s site. A solutions architect is designing the delivery.',
          es: 'Son 15 mil partituras en un bucket privado, y los músicos tienen cuenta en el sitio de la editorial. Un arquitecto de soluciones diseña la entrega.',
        },
      },
    ],
    candidates: [
      {
        id: 'signed-url',
        uses: [],
        popularity: 4,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/private-content-signed-urls.html'),
        text: {
          pt: 'URLs assinadas do CloudFront',
          en: 'CloudFront signed URLs',
          es: 'URL firmadas de CloudFront',
        },
        action: {
          pt: 'Servir o bucket pelo Amazon CloudFront e gerar no aplicativo URLs assinadas para cada usuário.',
          en: 'Serve the bucket through Amazon CloudFront and generate signed URLs for each user in the application.',
          es: 'Servir el bucket mediante Amazon CloudFront y generar en la aplicación URL firmadas para cada usuario.',
        },
        why: {
          pt: 'Uma URL assinada do CloudFront libera um arquivo, até um prazo, a quem a recebeu, com cópias perto dele.',
          en: 'A CloudFront signed URL opens one file, until a deadline, to whoever was given it, with copies close by.',
          es: 'Una URL firmada de CloudFront abre un archivo, hasta un plazo, a quien la recibió, con copias cercanas.',
        },
        likeness: {
          pt: 'a filial que o clube monta no bairro, onde cada filme exige um bilhete novo, com seu próprio prazo',
          en: 'the branch that the club sets up nearby, where each film takes a new ticket, with its own deadline',
          es: 'la sucursal que el club monta en el barrio, donde cada película exige un boleto nuevo, con su propio plazo',
        },
        tell: {
          pt: 'Aparelhos que não aceitam cookies: uma URL assinada. Arquivos de um cache próximo de cada assinante: URL assinada do CloudFront. Link copiado que não deve levar direto ao bucket: uma URL assinada do CloudFront.',
          en: 'Devices that do not accept cookies: a signed URL. Files from a cache close to each subscriber: a CloudFront signed URL. A copied link that must not lead straight to the bucket: a CloudFront signed URL.',
          es: 'Dispositivos que no aceptan cookies: una URL firmada. Archivos de una caché cercana a cada suscriptor: URL firmada de CloudFront. Enlace copiado que no debe llevar directo al bucket: una URL firmada de CloudFront.',
        },
      },
      {
        id: 'signed-cookies',
        uses: ['cookie'],
        popularity: 3,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/private-content-signed-cookies.html'),
        text: {
          pt: 'Cookies assinados do CloudFront',
          en: 'CloudFront signed cookies',
          es: 'Cookies firmadas de CloudFront',
        },
        action: {
          pt: 'Colocar o Amazon CloudFront à frente do bucket e enviar cookies assinados no login de cada usuário.',
          en: 'Put Amazon CloudFront in front of the bucket and send signed cookies when each user signs in.',
          es: 'Poner Amazon CloudFront delante del bucket y enviar cookies firmadas al iniciar sesión cada usuario.',
        },
        why: {
          pt: 'Os cookies assinados do CloudFront liberam de uma vez muitos arquivos, sem mudar os endereços deles.',
          en: 'CloudFront signed cookies open many files at once, without changing their addresses.',
          es: 'Las cookies firmadas de CloudFront abren muchos archivos a la vez, sin cambiar sus direcciones.',
        },
        likeness: {
          pt: 'a filial que o clube monta no bairro, toda aberta a quem consegue usar a pulseira com prazo',
          en: 'the branch that the club sets up nearby, all open to whoever can wear its dated wristband',
          es: 'la sucursal que el club monta en el barrio, toda abierta a quien puede llevar su pulsera con plazo',
        },
        tell: {
          pt: 'Milhares de arquivos cujos endereços não podem mudar: cookies assinados. Só quem pagou, com acesso que termina com o plano pago: URL assinada ou cookies assinados do CloudFront. Assinantes em três continentes, com arquivos de um cache próximo: CloudFront.',
          en: 'Thousands of files whose addresses cannot change: signed cookies. Only those who have paid, with access that ends with the subscription: a CloudFront signed URL or signed cookies. Subscribers on three continents, with files from a cache close to each of them: CloudFront.',
          es: 'Miles de archivos cuyas direcciones no pueden cambiar: cookies firmadas. Solo quien pagó, con acceso que termina con la suscripción: URL firmada o cookies firmadas de CloudFront. Suscriptores en tres continentes, con archivos de una caché cercana: CloudFront.',
        },
      },
      {
        id: 'presigned',
        uses: ['presigned', 'pré-assinada', 'prefirmada'],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/using-presigned-url.html'),
        text: {
          pt: 'URLs pré-assinadas de cada objeto',
          en: 'Presigned URLs of each object',
          es: 'URL prefirmadas de cada objeto',
        },
        action: {
          pt: 'Entregar cada objeto direto do Amazon S3, por uma URL pré-assinada criada quando alguém o pede.',
          en: 'Deliver each object straight from Amazon S3, through a presigned URL created when someone asks for it.',
          es: 'Entregar cada objeto directo desde Amazon S3, mediante una URL prefirmada creada cuando alguien lo pide.',
        },
        why: {
          pt: 'Uma URL pré-assinada do S3 libera um objeto por um tempo, direto do bucket, sem outro serviço.',
          en: 'An S3 presigned URL opens an object for a time, straight from the bucket, with no other service.',
          es: 'Una URL prefirmada de S3 abre un objeto por un tiempo, directo del bucket, sin otro servicio.',
        },
        likeness: {
          pt: 'o bilhete com prazo para um só filme, retirado direto no depósito distante, sem balcão no caminho',
          en: 'the dated ticket for a single film, collected right at the faraway store, with no counter on the way',
          es: 'el boleto con plazo para una sola película, recogida en el depósito lejano, sin mostrador de por medio',
        },
        tell: {
          pt: 'Poucos downloads, direto do bucket: URL pré-assinada. Arquivos que só quem pagou pode abrir: uma URL assinada, do CloudFront ou do S3 (pré-assinada).',
          en: 'Few downloads, straight from the bucket: a presigned URL. Files that only those who have paid may open: a signed URL from CloudFront or from S3 (presigned).',
          es: 'Pocas descargas, directo del bucket: URL prefirmada. Archivos que solo quien pagó puede abrir: una URL firmada, de CloudFront o de S3 (prefirmada).',
        },
      },
      {
        id: 'oac',
        neverRight: true,
        uses: ['OAC'],
        popularity: 4,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html'),
        text: {
          pt: 'Distribuição livre do CloudFront, com OAC',
          en: 'Unrestricted CloudFront site, with OAC',
          es: 'Distribución libre de CloudFront, con OAC',
        },
        action: {
          pt: 'Servir o bucket por uma distribuição do Amazon CloudFront aberta, com controle de acesso à origem (OAC).',
          en: 'Serve the bucket through an unrestricted Amazon CloudFront distribution, with origin access control (OAC).',
          es: 'Servir el bucket mediante una distribución abierta de Amazon CloudFront, con control de acceso de origen (OAC).',
        },
        why: {
          pt: 'Com o OAC, o bucket fica privado e só a distribuição do CloudFront o lê; ela atende qualquer pessoa.',
          en: 'With OAC the bucket stays private and only the CloudFront distribution reads it; the distribution serves anyone.',
          es: 'Con OAC, el bucket queda privado y solo la distribución de CloudFront lo lee; ella atiende a cualquiera.',
        },
        likeness: {
          pt: 'a filial do bairro aberta a qualquer um, a única que pode buscar filmes no depósito central trancado',
          en: 'the neighborhood branch open to anyone, the only one allowed to fetch films from the locked central store',
          es: 'la sucursal del barrio abierta a cualquiera, la única que puede traer películas del depósito central cerrado',
        },
        tell: {
          pt: 'Bucket privado atrás de um site público: OAC.',
          en: 'A private bucket behind a public site: OAC.',
          es: 'Bucket privado detrás de un sitio público: OAC.',
        },
      },
      {
        id: 'geo',
        neverRight: true,
        uses: [],
        popularity: 3,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/georestrictions.html'),
        text: {
          pt: 'CloudFront com restrição por país',
          en: 'CloudFront with country restriction',
          es: 'CloudFront con restricción por país',
        },
        action: {
          pt: 'Servir o bucket pelo Amazon CloudFront e configurar a restrição geográfica com uma lista de países.',
          en: 'Serve the bucket through Amazon CloudFront and configure geographic restriction with a list of countries.',
          es: 'Servir el bucket mediante Amazon CloudFront y configurar la restricción geográfica con una lista de países.',
        },
        why: {
          pt: 'A restrição geográfica do CloudFront libera ou recusa países inteiros, sem saber quem é a pessoa.',
          en: 'The geographic restriction of CloudFront admits or refuses whole countries, without knowing who the person is.',
          es: 'La restricción geográfica de CloudFront admite o rechaza países enteros, sin saber quién es la persona.',
        },
        likeness: {
          pt: 'a filial do bairro que deixa entrar quem mora em certas cidades, sem pedir a carteirinha de sócio',
          en: 'the neighborhood branch that lets in whoever lives in certain towns, without asking for a membership card',
          es: 'la sucursal del barrio que deja entrar a quien vive en ciertas ciudades, sin pedir el carné de socio',
        },
        tell: {
          pt: 'Direitos por país: restrição geográfica.',
          en: 'Rights by country: geographic restriction.',
          es: 'Derechos por país: restricción geográfica.',
        },
      },
      {
        id: 'proxy',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('lambda/latest/dg/services-apigateway.html'),
        text: {
          pt: 'Uma API própria no API Gateway',
          en: 'An API of its own on API Gateway',
          es: 'Una API propia en API Gateway',
        },
        action: {
          pt: 'Criar uma API no Amazon API Gateway com uma função do AWS Lambda que leia o bucket a cada pedido.',
          en: 'Create an API on Amazon API Gateway with an AWS Lambda function that reads the bucket at each request.',
          es: 'Crear una API en Amazon API Gateway con una función de AWS Lambda que lea el bucket en cada solicitud.',
        },
        why: {
          pt: 'Uma API com Lambda confere cada pedido com as regras da empresa e lê o bucket por quem pede.',
          en: 'An API with Lambda checks each request against the company’s rules and reads the bucket for whoever asks.',
          es: 'Una API con Lambda verifica cada solicitud con las reglas de la empresa y lee el bucket por quien pide.',
        },
        likeness: {
          pt: 'o funcionário que você treina para conferir cada pedido e ir toda vez até o depósito central, longe daqui',
          en: 'the clerk whom you train to check each request and walk every time to the central store, far away',
          es: 'el empleado que entrenas para revisar cada pedido e ir cada vez hasta el depósito central, lejos de aquí',
        },
        tell: {
          pt: 'Regras que nenhum serviço conhece: uma API própria.',
          en: 'Rules that no service knows: an API of one’s own.',
          es: 'Reglas que ningún servicio conoce: una API propia.',
        },
      },
    ],
    constraints: [
      {
        id: 'paid-only',
        text: {
          pt: 'Só quem pagou pode abrir os arquivos, e o acesso termina com o plano pago.',
          en: 'Only those who have paid may open the files, and access ends with the subscription.',
          es: 'Solo quien pagó puede abrir los archivos, y el acceso termina con la suscripción.',
        },
        fits: ['signed-url', 'signed-cookies', 'presigned', 'proxy'],
        rulesOut: {
          oac: {
            pt: 'O OAC fecha o bucket, mas uma distribuição sem restrição entrega os arquivos a qualquer visitante.',
            en: 'OAC closes the bucket, but an unrestricted distribution hands the files to any visitor.',
            es: 'OAC cierra el bucket, pero una distribución sin restricción entrega los archivos a cualquier visitante.',
          },
          geo: {
            pt: 'A restrição geográfica decide por país, e não por quem pagou.',
            en: 'Geographic restriction decides by country, not by who has paid.',
            es: 'La restricción geográfica decide por país, no por quién pagó.',
          },
        },
      },
      {
        id: 'same-addresses',
        text: {
          pt: 'Cada título tem milhares de arquivos, cujos endereços já estão gravados nas páginas e não podem mudar.',
          en: 'Each title has thousands of files, whose addresses are already written into the pages and cannot change.',
          es: 'Cada título tiene miles de archivos, cuyas direcciones ya están en las páginas y no pueden cambiar.',
        },
        fits: ['signed-cookies', 'oac', 'geo', 'proxy'],
        rulesOut: {
          'signed-url': {
            pt: 'Cada URL assinada do CloudFront é um endereço novo, com a assinatura nele.',
            en: 'Each CloudFront signed URL is a new address, with the signature in it.',
            es: 'Cada URL firmada de CloudFront es una dirección nueva, con la firma en ella.',
          },
          presigned: {
            pt: 'Cada URL pré-assinada do S3 é um endereço novo, com a assinatura nele.',
            en: 'Each S3 presigned URL is a new address, with the signature in it.',
            es: 'Cada URL prefirmada de S3 es una dirección nueva, con la firma en ella.',
          },
        },
      },
      {
        id: 'bare-player',
        situations: ['film-club', 'maps-content', 'scores-content'],
        text: {
          pt: 'Os aparelhos que abrem os arquivos não aceitam cookies.',
          en: 'The devices that open the files do not accept cookies.',
          es: 'Los dispositivos que abren los archivos no aceptan cookies.',
        },
        fits: ['signed-url', 'presigned', 'oac', 'geo', 'proxy'],
        rulesOut: {
          'signed-cookies': {
            pt: 'Cookies assinados precisam de um programa que os guarde e os mande a cada pedido.',
            en: 'Signed cookies need a program that keeps them and sends them with each request.',
            es: 'Las cookies firmadas necesitan un programa que las guarde y las envíe en cada pedido.',
          },
        },
      },
      {
        id: 'near-viewers',
        text: {
          pt: 'Há assinantes em três continentes, e os arquivos devem sair de um cache próximo de cada um.',
          en: 'There are subscribers on three continents, and the files must come from a cache close to each of them.',
          es: 'Hay suscriptores en tres continentes, y los archivos deben salir de una caché cercana a cada uno.',
        },
        fits: ['signed-url', 'signed-cookies', 'oac', 'geo'],
        rulesOut: {
          presigned: {
            pt: 'A URL pré-assinada do S3 entrega o arquivo a partir da região do bucket, sem cache.',
            en: 'The S3 presigned URL delivers the file from the Region of the bucket, without a cache.',
            es: 'La URL prefirmada de S3 entrega el archivo desde la región del bucket, sin caché.',
          },
          proxy: {
            pt: 'A API lê e entrega cada arquivo a partir da sua região.',
            en: 'The API reads and delivers each file from its own Region.',
            es: 'La API lee y entrega cada archivo desde su región.',
          },
        },
      },
      {
        id: 'no-direct',
        text: {
          pt: 'Um link copiado não deve levar direto ao bucket: todo download passa por um ponto que registra e filtra as requisições.',
          en: 'A copied link must not lead straight to the bucket: each download goes through a point that logs and filters requests.',
          es: 'Un enlace copiado no debe llevar directo al bucket: cada descarga pasa por un punto que registra y filtra las solicitudes.',
        },
        fits: ['signed-url', 'signed-cookies', 'oac', 'geo', 'proxy'],
        rulesOut: {
          presigned: {
            pt: 'A URL pré-assinada aponta para o próprio bucket do S3, sem nada no caminho.',
            en: 'The presigned URL points to the S3 bucket itself, with nothing in between.',
            es: 'La URL prefirmada apunta al propio bucket de S3, sin nada en el camino.',
          },
        },
      },
      {
        id: 'few-downloads',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        notWith: ['same-addresses', 'near-viewers', 'no-direct'],
        fits: ['presigned', 'oac', 'geo'],
        rulesOut: {
          'signed-url': {
            pt: 'URLs assinadas do CloudFront pedem uma distribuição e grupos de chaves a criar e trocar.',
            en: 'CloudFront signed URLs need a distribution and key groups to create and rotate.',
            es: 'Las URL firmadas de CloudFront requieren una distribución y grupos de claves que crear y rotar.',
          },
          'signed-cookies': {
            pt: 'Cookies assinados pedem uma distribuição e grupos de chaves a criar e trocar.',
            en: 'Signed cookies need a distribution and key groups to create and rotate.',
            es: 'Las cookies firmadas requieren una distribución y grupos de claves que crear y rotar.',
          },
          proxy: {
            pt: 'A API e a função são código e configuração que a equipe mantém.',
            en: 'The API and the function are code and configuration that the team maintains.',
            es: 'La API y la función son código y configuración que el equipo mantiene.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os arquivos devem ser entregues?',
      en: 'How should the files be delivered?',
      es: '¿Cómo deben entregarse los archivos?',
    },
  },
];
