import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const staticSite: readonly Pattern[] = [
  {
    id: 'static-site',
    exams: { 'saa-c03': { domain: 'cost', topic: 'compute-cost' }, 'clf-c02': { domain: 'technology', topic: 's3' } },
    scene: {
      pt: 'Pense em cada página do site como um folheto e em um servidor como um escriba que redige folhetos na hora.',
      en: 'Think of each page of the site as a leaflet and of a server as a scribe who writes leaflets on request.',
      es: 'Piensa en cada página del sitio como un folleto y en un servidor como un escribiente que redacta folletos al momento.',
    },
    situations: [
      {
        id: 'festival',
        text: {
          pt: 'Um festival de jazz vai publicar na AWS o seu site, feito só de páginas estáticas.',
          en: 'A jazz festival plans to publish its website, which consists of static pages, on AWS.',
          es: 'Un festival de jazz va a publicar en AWS su sitio, hecho solo de páginas estáticas.',
        },
        today: {
          pt: 'O site tem 300 páginas e será visitado também do exterior. Um arquiteto de soluções precisa escolher onde hospedá-lo.',
          en: 'The site has 300 pages and will be visited from abroad too. A solutions architect must choose where it is hosted.',
          es: 'El sitio tiene 300 páginas y se visitará también desde el extranjero. Un arquitecto de soluciones debe elegir dónde alojarlo.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Um museu refez o seu site com páginas estáticas e vai hospedá-lo na AWS.',
          en: 'A museum has rebuilt its website as static pages and plans to host it on AWS.',
          es: 'Un museo rehízo su sitio con páginas estáticas y va a alojarlo en AWS.',
        },
        today: {
          pt: 'As 1.100 páginas estão em um servidor alugado que foi invadido no ano passado. Um arquiteto vai escolher o novo lugar.',
          en: 'Its 1,100 pages are on a rented server that was broken into last winter. The new place will be chosen by an architect.',
          es: 'Sus 1.100 páginas están en un servidor alquilado que fue vulnerado el año pasado. Un arquitecto elegirá el nuevo lugar.',
        },
      },
      {
        id: 'charity',
        text: {
          pt: 'Uma ONG quer levar para a AWS o seu site institucional, de páginas estáticas.',
          en: 'A charity wants to move its website of static pages to AWS.',
          es: 'Una ONG quiere llevar a AWS su sitio institucional, de páginas estáticas.',
        },
        today: {
          pt: 'São umas 2.000 visitas por dia, e vinte vezes mais no dia da campanha; o provedor atual vai fechar.',
          en: 'It gets some 2,000 visits a day, and twenty times as many on the day of its campaign; its provider is closing.',
          es: 'Recibe unas 2.000 visitas por día, y veinte veces más el día de su campaña; su proveedor va a cerrar.',
        },
      },
      {
        id: 'builder',
        text: {
          pt: 'Uma construtora vai hospedar na AWS o site de um empreendimento, de páginas estáticas.',
          en: 'A building company has the website of a development as static pages and plans to host it on AWS.',
          es: 'Una constructora va a alojar en AWS el sitio de un proyecto, de páginas estáticas.',
        },
        today: {
          pt: 'Ele mostra plantas e fotos de 140 apartamentos e será anunciado na televisão. Os arquitetos precisam decidir a hospedagem.',
          en: 'It shows plans and photos of 140 apartments and will be advertised on television. The architects must decide on the hosting.',
          es: 'Muestra planos y fotos de 140 apartamentos y se anunciará en televisión. Los arquitectos deben decidir el alojamiento.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora quer levar o site do seu catálogo para a AWS.',
          en: 'A publisher wants to move the website of its catalog to AWS.',
          es: 'Una editorial quiere llevar el sitio de su catálogo a AWS.',
        },
        today: {
          pt: 'O catálogo tem 4.000 títulos e umas 900 visitas por dia; o contrato com o provedor atual termina em março. Um arquiteto vai escolher a hospedagem.',
          en: 'The catalog has 4,000 titles and some 900 visits a day; the contract with its provider ends in March. An architect will choose the hosting.',
          es: 'El catálogo tiene 4.000 títulos y unas 900 visitas por día; el contrato con su proveedor termina en marzo. Un arquitecto elegirá el alojamiento.',
        },
      },
      {
        id: 'climbers',
        text: {
          pt: 'Um clube de montanhismo vai hospedar o seu site na AWS.',
          en: 'A mountaineering club plans to host its website on AWS.',
          es: 'Un club de montañismo va a alojar su sitio en AWS.',
        },
        today: {
          pt: 'O site mostra 250 trilhas a uns 6.000 sócios e ficou um fim de semana fora do ar em julho. O clube pediu uma proposta a um arquiteto de soluções.',
          en: 'The site shows 250 trails to some 6,000 members and was down for a whole weekend in July. The club has asked a solutions architect for a proposal.',
          es: 'El sitio muestra 250 senderos a unos 6.000 socios y estuvo un fin de semana fuera de línea en julio. El club pidió una propuesta a un arquitecto de soluciones.',
        },
      },
    ],
    candidates: [
      {
        id: 's3-website',
        uses: [],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/WebsiteHosting.html'),
        text: {
          pt: 'Um bucket público, como site do S3',
          en: 'A public bucket, as an S3 website',
          es: 'Un bucket público, como sitio de S3',
        },
        action: {
          pt: 'Enviar o site a um bucket do Amazon S3 com leitura pública, ativar a hospedagem de site estático e apontar o domínio para o endpoint dele.',
          en: 'Upload the site to an Amazon S3 bucket with public read access, enable static website hosting and point the domain to its endpoint.',
          es: 'Subir el sitio a un bucket de Amazon S3 con lectura pública, activar el alojamiento de sitios web estáticos y apuntar el dominio a su endpoint.',
        },
        why: {
          pt: 'Um bucket público configurado como site do S3 entrega páginas prontas por HTTP, sem servidores e só pelo uso.',
          en: 'A public bucket configured as an S3 website delivers ready-made pages over HTTP, with no servers and paid by use.',
          es: 'Un bucket público configurado como sitio de S3 entrega páginas listas por HTTP, sin servidores y se paga por uso.',
        },
        likeness: {
          pt: 'uma pilha de folhetos prontos numa banca aberta da praça, sem lacre e longe de quem mora fora',
          en: 'a pile of ready-made leaflets on an open stand in the square, unsealed and far from those who live elsewhere',
          es: 'una pila de folletos listos en un puesto abierto de la plaza, sin sello y lejos de quien vive fuera',
        },
        tell: {
          pt: 'Páginas prontas, só HTTP e menor preço: site do S3.',
          en: 'Ready-made pages, only HTTP and the lowest price: an S3 website.',
          es: 'Páginas listas, solo HTTP y menor precio: sitio de S3.',
        },
      },
      {
        id: 's3-cloudfront',
        uses: ['CloudFront'],
        popularity: 5,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html'),
        text: {
          pt: 'Um bucket privado, com CloudFront',
          en: 'A private bucket, with CloudFront',
          es: 'Un bucket privado, con CloudFront',
        },
        action: {
          pt: 'Enviar o site a um bucket privado do Amazon S3 e criar uma distribuição do Amazon CloudFront com origin access control (OAC).',
          en: 'Upload the site to a private Amazon S3 bucket and create an Amazon CloudFront distribution with origin access control.',
          es: 'Subir el sitio a un bucket privado de Amazon S3 y crear una distribución de Amazon CloudFront con origin access control (OAC).',
        },
        why: {
          pt: 'O CloudFront entrega por HTTPS, de pontos próximos a cada visitante, as páginas enviadas a um bucket que fica privado, em várias zonas, sem servidores e com cobrança só de armazenamento e tráfego.',
          en: 'CloudFront delivers over HTTPS, from points close to each visitor, the pages uploaded to a bucket that stays private, in several zones, with no servers and charges only for storage and traffic.',
          es: 'CloudFront entrega por HTTPS, desde puntos cercanos a cada visitante, las páginas subidas a un bucket que sigue privado, en varias zonas, sin servidores y con cobro solo de almacenamiento y tráfico.',
        },
        likeness: {
          pt: 'um depósito trancado que manda folhetos lacrados a bancas perto de cada leitor, todos já impressos de antemão',
          en: 'a locked storeroom that sends sealed leaflets to stands near each reader, all of them printed beforehand',
          es: 'un depósito cerrado que manda folletos sellados a puestos cerca de cada lector, todos impresos de antemano',
        },
        tell: {
          pt: 'Site com domínio próprio por HTTPS: CloudFront com um bucket. Acesso público a buckets bloqueado: um bucket privado atrás do CloudFront. Meses quase sem visitas: S3 e CloudFront, pagos por uso. Agência que entrega as páginas em um arquivo ZIP: S3 e CloudFront, e não o Amplify Hosting ligado ao Git. Páginas que abrem rápido em quatro continentes: CloudFront. Site no ar se um data center inteiro falhar: S3, que guarda os arquivos em várias zonas.',
          en: 'A site with a custom domain over HTTPS: CloudFront with a bucket. Public access to buckets blocked: a private bucket behind CloudFront. Months with hardly any visits: S3 and CloudFront, paid by use. An agency that delivers the pages as a ZIP file: S3 and CloudFront, not Amplify Hosting connected to Git. Pages that load fast on four continents: CloudFront. A site that stays up if a whole data center goes down: S3, which keeps the files in several zones.',
          es: 'Sitio con dominio propio por HTTPS: CloudFront con un bucket. Acceso público a los buckets bloqueado: un bucket privado detrás de CloudFront. Meses casi sin visitas: S3 y CloudFront, pagados por uso. Agencia que entrega las páginas en un archivo ZIP: S3 y CloudFront, y no Amplify Hosting conectado a Git. Páginas que se abren rápido en cuatro continentes: CloudFront. Sitio en línea si falla un centro de datos completo: S3, que guarda los archivos en varias zonas.',
        },
      },
      {
        id: 'amplify',
        uses: ['Amplify'],
        popularity: 3,
        source: docs('amplify/latest/userguide/welcome.html'),
        text: {
          pt: 'AWS Amplify Hosting, a partir do Git',
          en: 'AWS Amplify Hosting, from Git',
          es: 'AWS Amplify Hosting, desde Git',
        },
        action: {
          pt: 'Conectar o repositório Git do site ao AWS Amplify Hosting, que gera e publica as páginas a cada push na ramificação principal.',
          en: 'Connect the Git repository of the site to AWS Amplify Hosting, which builds and publishes the pages at each push to the main branch.',
          es: 'Conectar el repositorio Git del sitio a AWS Amplify Hosting, que genera y publica las páginas con cada push en la rama principal.',
        },
        why: {
          pt: 'O Amplify Hosting monta o site a cada envio ao Git e o entrega por HTTPS de pontos próximos aos visitantes, sem servidores nem bucket da organização, e cobra pelo que monta, guarda e entrega.',
          en: 'Amplify Hosting builds the site at each push to Git and delivers it over HTTPS from points close to visitors, with no servers and no bucket of the organization, charging for what is built, stored and delivered.',
          es: 'Amplify Hosting construye el sitio con cada envío a Git y lo entrega por HTTPS desde puntos cercanos a los visitantes, sin servidores ni bucket de la organización, y cobra por lo que construye, guarda y entrega.',
        },
        likeness: {
          pt: 'uma gráfica que leva folhetos lacrados para perto de todos, mas só imprime do caderno, nunca de folhas avulsas',
          en: 'a printer who sends sealed leaflets near everyone, but prints only from a notebook, never from loose sheets',
          es: 'una imprenta que lleva folletos sellados cerca de todos, pero imprime solo del cuaderno, nunca de hojas sueltas',
        },
        tell: {
          pt: 'Meses quase sem visitas: Amplify Hosting, pago por uso. Site com domínio próprio por HTTPS: Amplify Hosting, que o publica a partir do Git.',
          en: 'Months with hardly any visits: Amplify Hosting, paid by use. A site with a custom domain over HTTPS: Amplify Hosting, which publishes it from Git.',
          es: 'Meses casi sin visitas: Amplify Hosting, pagado por uso. Sitio con dominio propio por HTTPS: Amplify Hosting, que lo publica desde Git.',
        },
      },
      {
        id: 'ec2',
        rightWith: ['server-code'],
        uses: [],
        popularity: 5,
        source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
        text: {
          pt: 'Instâncias EC2 em várias zonas',
          en: 'EC2 instances in several zones',
          es: 'Instancias EC2 en varias zonas',
        },
        action: {
          pt: 'Instalar o site e um servidor web em instâncias do Amazon EC2 em duas zonas de disponibilidade, atrás de um Application Load Balancer.',
          en: 'Install the site and a web server on Amazon EC2 instances in two Availability Zones behind an Application Load Balancer.',
          es: 'Instalar el sitio y un servidor web en instancias de Amazon EC2 en dos zonas de disponibilidad, detrás de un Application Load Balancer.',
        },
        why: {
          pt: 'Instâncias EC2 em várias zonas, atrás de um balanceador, executam qualquer programa no servidor; a equipe as atualiza e paga por hora.',
          en: 'EC2 instances in several zones, behind a load balancer, run any program on the server; the team patches them and pays by the hour.',
          es: 'Instancias EC2 en varias zonas, detrás de un balanceador, ejecutan cualquier programa en el servidor; el equipo las actualiza y paga por hora.',
        },
        likeness: {
          pt: 'os escribas em vários prédios de uma só cidade, que você treina e paga mesmo sem leitores',
          en: 'the scribes in several buildings of one city, whom you train and pay even without readers',
          es: 'los escribientes en varios edificios de una ciudad, a quienes capacitas y pagas aun sin lectores',
        },
        tell: {
          pt: 'Programa em PHP que monta cada página: servidores. Site que continua no ar se uma zona falhar: instâncias do EC2 em várias zonas. Site no ar se um data center inteiro falhar: instâncias em mais de uma zona.',
          en: 'A PHP program that builds each page: servers. A site that stays up if a zone fails: EC2 instances in several zones. A site that stays up if a whole data center goes down: instances in more than one zone.',
          es: 'Programa en PHP que arma cada página: servidores. Sitio que sigue disponible si falla una zona: instancias de EC2 en varias zonas. Sitio en línea si falla un centro de datos completo: instancias en más de una zona.',
        },
      },
      {
        id: 'lightsail',
        uses: ['Lightsail'],
        popularity: 3,
        source: docs('lightsail/latest/userguide/what-is-amazon-lightsail.html'),
        text: {
          pt: 'Uma instância do Amazon Lightsail',
          en: 'One Amazon Lightsail instance',
          es: 'Una instancia de Amazon Lightsail',
        },
        action: {
          pt: 'Instalar o site e um servidor web em uma única instância do Amazon Lightsail, com endereço IP estático e plano mensal.',
          en: 'Install the site and a web server on a single Amazon Lightsail instance, with a static IP address and a monthly plan.',
          es: 'Instalar el sitio y un servidor web en una única instancia de Amazon Lightsail, con dirección IP estática y plan mensual.',
        },
        why: {
          pt: 'Uma instância do Lightsail executa qualquer programa por um preço mensal fixo; a equipe a atualiza, e ela está em uma só zona.',
          en: 'A Lightsail instance runs any program at a fixed monthly price; the team patches it, and it is in a single zone.',
          es: 'Una instancia de Lightsail ejecuta cualquier programa por un precio mensual fijo; el equipo la actualiza, y está en una sola zona.',
        },
        likeness: {
          pt: 'um único escriba numa única sala, que você treina e paga todo mês, com ou sem leitores',
          en: 'a single scribe in a single room, whom you train and pay every month, readers or not',
          es: 'un único escribiente en una única sala, a quien capacitas y pagas cada mes, con lectores o sin ellos',
        },
        tell: {
          pt: 'Servidor simples com preço mensal fixo: Lightsail.',
          en: 'A simple server at a fixed monthly price: Lightsail.',
          es: 'Servidor simple con precio mensual fijo: Lightsail.',
        },
      },
    ],
    constraints: [
      {
        id: 'https',
        situations: ['festival', 'museum', 'charity', 'builder'],
        text: {
          pt: 'O site usa um domínio próprio e deve abrir por HTTPS.',
          en: 'The site uses a custom domain and must open over HTTPS.',
          es: 'El sitio usa un dominio propio y debe abrirse por HTTPS.',
        },
        fits: ['s3-cloudfront', 'amplify', 'ec2', 'lightsail'],
        rulesOut: {
          's3-website': {
            pt: 'O endpoint de site do S3 publica as páginas, mas só por HTTP.',
            en: 'The website endpoint of S3 publishes the pages, but over HTTP only.',
            es: 'El endpoint de sitio web de S3 publica las páginas, pero solo por HTTP.',
          },
        },
      },
      {
        id: 'no-patching',
        situations: ['festival', 'museum', 'charity', 'builder'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['s3-website', 's3-cloudfront', 'amplify'],
        rulesOut: {
          ec2: {
            pt: 'Nas instâncias EC2, quem atualiza o sistema operacional é a equipe.',
            en: 'On EC2 instances it is the team that updates the operating system.',
            es: 'En las instancias EC2, quien actualiza el sistema operativo es el equipo.',
          },
          lightsail: {
            pt: 'Na instância do Lightsail, quem atualiza o sistema operacional é a equipe.',
            en: 'On a Lightsail instance it is the team that updates the operating system.',
            es: 'En la instancia de Lightsail, quien actualiza el sistema operativo es el equipo.',
          },
        },
      },
      {
        id: 'server-code',
        situations: ['publisher', 'climbers'],
        text: {
          pt: 'Um programa em PHP, que não será reescrito, monta cada página a cada visita.',
          en: 'A PHP program, which will not be rewritten, builds each page when it is visited.',
          es: 'Un programa en PHP, que no se va a reescribir, genera cada página en cada visita.',
        },
        fits: ['ec2', 'lightsail'],
        rulesOut: {
          's3-website': {
            pt: 'O S3 entrega arquivos prontos e não executa PHP.',
            en: 'S3 delivers ready-made files and does not run PHP.',
            es: 'S3 entrega archivos listos y no ejecuta PHP.',
          },
          's3-cloudfront': {
            pt: 'O S3 entrega arquivos prontos e não executa PHP.',
            en: 'S3 delivers ready-made files and does not run PHP.',
            es: 'S3 entrega archivos listos y no ejecuta PHP.',
          },
          amplify: {
            pt: 'O Amplify Hosting entrega arquivos prontos e aplicações em JavaScript, e não executa PHP.',
            en: 'Amplify Hosting delivers ready-made files and JavaScript applications and does not run PHP.',
            es: 'Amplify Hosting entrega archivos listos y aplicaciones en JavaScript, y no ejecuta PHP.',
          },
        },
      },
      {
        id: 'zone',
        text: {
          pt: 'O site deve continuar no ar se um data center inteiro falhar.',
          en: 'The site must stay up if a whole data center goes down.',
          es: 'El sitio debe seguir en línea si falla un centro de datos completo.',
        },
        fits: ['s3-website', 's3-cloudfront', 'amplify', 'ec2'],
        rulesOut: {
          lightsail: {
            pt: 'Uma só instância do Lightsail cai com o data center em que está.',
            en: 'A single Lightsail instance goes down with the data center that it is in.',
            es: 'Una sola instancia de Lightsail cae con el centro de datos en el que está.',
          },
        },
      },
      {
        id: 'quiet-months',
        situations: ['festival', 'museum', 'charity', 'builder'],
        text: {
          pt: 'Em alguns meses quase não há visitas, e a organização não quer pagar por capacidade ociosa neles.',
          en: 'There are months with hardly any visits, and the organization does not want to pay for idle capacity in them.',
          es: 'Hay meses casi sin visitas, y la organización no quiere pagar en ellos por capacidad ociosa.',
        },
        fits: ['s3-website', 's3-cloudfront', 'amplify'],
        rulesOut: {
          ec2: {
            pt: 'As instâncias EC2 e o balanceador são cobrados por hora, com visitas ou sem elas.',
            en: 'EC2 instances and the load balancer are charged by the hour, with or without visits.',
            es: 'Las instancias EC2 y el balanceador se cobran por hora, con visitas o sin ellas.',
          },
          lightsail: {
            pt: 'O Lightsail cobra o mesmo valor todo mês, com visitas ou sem elas.',
            en: 'Lightsail charges the same amount every month, with or without visits.',
            es: 'Lightsail cobra el mismo monto todos los meses, con visitas o sin ellas.',
          },
        },
      },
      {
        id: 'private-bucket',
        situations: ['festival', 'museum', 'charity', 'builder'],
        text: {
          pt: 'A política de segurança da organização bloqueia o acesso público a buckets em todas as contas.',
          en: 'The organization’s security policy blocks public access to buckets in all accounts.',
          es: 'La política de seguridad de la organización bloquea el acceso público a los buckets en todas las cuentas.',
        },
        fits: ['s3-cloudfront', 'amplify', 'ec2', 'lightsail'],
        rulesOut: {
          's3-website': {
            pt: 'O site do S3 exige que o bucket tenha leitura pública.',
            en: 'An S3 website needs a bucket that the public can read.',
            es: 'El sitio de S3 exige que el bucket tenga lectura pública.',
          },
        },
      },
      {
        id: 'worldwide',
        situations: ['festival', 'museum', 'charity', 'builder'],
        text: {
          pt: 'Os visitantes vêm de quatro continentes, e as páginas devem abrir rápido para todos.',
          en: 'Visitors come from four continents, and pages must load fast for all of them.',
          es: 'Los visitantes vienen de cuatro continentes, y las páginas deben abrirse rápido para todos.',
        },
        fits: ['s3-cloudfront', 'amplify'],
        rulesOut: {
          's3-website': {
            pt: 'O site do S3 atende de uma só região, longe de parte dos visitantes.',
            en: 'An S3 website is served from a single Region, far from some of the visitors.',
            es: 'El sitio de S3 atiende desde una sola región, lejos de parte de los visitantes.',
          },
          ec2: {
            pt: 'As instâncias EC2 ficam em uma só região, longe de parte dos visitantes.',
            en: 'The EC2 instances are in a single Region, far from some of the visitors.',
            es: 'Las instancias EC2 están en una sola región, lejos de parte de los visitantes.',
          },
          lightsail: {
            pt: 'A instância do Lightsail fica em uma só região, longe de parte dos visitantes.',
            en: 'The Lightsail instance is in a single Region, far from some of the visitors.',
            es: 'La instancia de Lightsail está en una sola región, lejos de parte de los visitantes.',
          },
        },
      },
      {
        id: 'zip',
        situations: ['festival', 'museum', 'charity', 'builder'],
        notWith: ['quiet-months'],
        text: {
          pt: 'A agência que faz as páginas as entrega em um arquivo ZIP e não trabalha com repositórios.',
          en: 'The agency that makes the pages delivers them as a ZIP file and does not work with repositories.',
          es: 'La agencia que hace las páginas las entrega en un archivo ZIP y no trabaja con repositorios.',
        },
        fits: ['s3-website', 's3-cloudfront', 'ec2', 'lightsail'],
        rulesOut: {
          amplify: {
            pt: 'Ligado ao Git, o Amplify Hosting publica o que chega a um repositório, que a agência não usa.',
            en: 'Connected to Git, Amplify Hosting publishes what is pushed to a repository, and the agency uses none.',
            es: 'Conectado a Git, Amplify Hosting publica lo que llega a un repositorio, y la agencia no usa ninguno.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve hospedar o site?',
      en: 'What should host the website?',
      es: '¿Qué debe alojar el sitio?',
    },
  },
];
