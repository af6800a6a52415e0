import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const fileHandover: readonly Pattern[] = [
  {
    id: 'file-handover',
    exams: {
      'saa-c03': { domain: 'secure', topic: 'access' },
    },
    scene: {
      pt: 'Pense nos arquivos como caixas num depósito, e em cada destinatário como alguém que vai até lá buscar as suas.',
      en: 'Think of the files as boxes in a depot, and of each recipient as someone who comes to collect their own.',
      es: 'Piensa en los archivos como cajas en un depósito, y en cada destinatario como alguien que va a recoger las suyas.',
    },
    situations: [
      {
        id: 'reports',
        text: {
          pt: 'Uma consultoria precisa entregar a trinta clientes os laudos que guarda em um bucket do Amazon S3.',
          en: 'A consultancy keeps reports in an Amazon S3 bucket and has to deliver them to thirty clients.',
          es: 'Una consultora debe entregar a treinta clientes los informes que guarda en un bucket de Amazon S3.',
        },
        today: {
          pt: 'Hoje os laudos seguem como anexos de e-mail, e as caixas recusam os maiores que 20 MB. Um arquiteto de soluções precisa mudar a entrega.',
          en: 'The reports are sent as e-mail attachments today, and mailboxes reject those over 20 MB. A solutions architect must change the delivery.',
          es: 'Hoy los informes van como adjuntos de correo, y los buzones rechazan los mayores de 20 MB. Un arquitecto de soluciones debe cambiar la entrega.',
        },
      },
      {
        id: 'auditors',
        text: {
          pt: 'Um estúdio precisa entregar a cinemas, cada um com a sua conta da AWS, filmes que estão em um bucket do Amazon S3.',
          en: 'A studio has to deliver films from an Amazon S3 bucket to movie theaters, each with its own AWS account.',
          es: 'Un estudio debe entregar a cines, cada uno con su propia cuenta de AWS, películas que están en un bucket de Amazon S3.',
        },
        today: {
          pt: 'Os filmes seguem em discos rígidos, por transportadora, para 180 salas. A empresa quer entregá-los pela internet na próxima temporada.',
          en: 'The films go out on hard disks by courier to 180 theaters. The company wants to deliver them online from next season on.',
          es: 'Las películas van en discos duros, por mensajería, a 180 salas. La empresa quiere entregarlas por internet desde la próxima temporada.',
        },
      },
      {
        id: 'seeds',
        text: {
          pt: 'Um laboratório precisa entregar a cooperativas as análises que grava em um bucket do Amazon S3.',
          en: 'A laboratory writes analyses to an Amazon S3 bucket and has to deliver them to cooperatives.',
          es: 'Un laboratorio debe entregar a cooperativas los análisis que graba en un bucket de Amazon S3.',
        },
        today: {
          pt: 'Quarenta cooperativas recebem cerca de 600 análises por semana, que um funcionário envia à mão. Os arquitetos projetam a entrega.',
          en: 'Forty cooperatives get some 600 analyses a week, which an employee sends by hand. The architects are designing the delivery.',
          es: 'Cuarenta cooperativas reciben unos 600 análisis por semana, que un empleado envía a mano. Los arquitectos diseñan la entrega.',
        },
      },
      {
        id: 'x-rays',
        text: {
          pt: 'Um centro de radiologia precisa entregar a médicos de fora exames que estão em um bucket do Amazon S3.',
          en: 'A radiology center has to deliver scans from an Amazon S3 bucket to outside doctors.',
          es: 'Un centro de radiología debe entregar a médicos externos estudios que están en un bucket de Amazon S3.',
        },
        today: {
          pt: 'Novecentos médicos retiram os exames em DVD, e o centro vai adotar uma entrega pela internet.',
          en: 'Nine hundred doctors collect the scans on DVDs, and the center is introducing an online delivery.',
          es: 'Novecientos médicos retiran los estudios en DVD, y el centro va a adoptar una entrega por internet.',
        },
      },
      {
        id: 'photos-handover',
        text: {
          pt: 'Um estúdio de fotografia precisa entregar a clientes álbuns que estão em um bucket do Amazon S3.',
          en: 'A photography studio has to deliver albums from an Amazon S3 bucket to its clients.',
          es: 'Un estudio de fotografía debe entregar a sus clientes álbumes que están en un bucket de Amazon S3.',
        },
        today: {
          pt: 'Cerca de setenta álbuns por mês são entregues em pen drives. Pediu-se a um arquiteto uma forma de entregá-los pela internet.',
          en: 'About seventy albums a month are handed over on USB drives. An architect was asked for a way to deliver them online.',
          es: 'Unos setenta álbumes al mes se entregan en memorias USB. Se pidió a un arquitecto una forma de entregarlos por internet.',
        },
      },
    ],
    candidates: [
      {
        id: 'presigned',
        uses: ['presigned'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/ShareObjectPreSignedURL.html'),
        text: {
          pt: 'URLs pré-assinadas de objetos do S3',
          en: 'Presigned URLs of S3 objects',
          es: 'URL prefirmadas de objetos de S3',
        },
        action: {
          pt: 'Gerar uma URL pré-assinada do Amazon S3 para cada objeto e enviá-la ao destinatário.',
          en: 'Generate an Amazon S3 presigned URL for each object and send it to the recipient.',
          es: 'Generar una URL prefirmada de Amazon S3 para cada objeto y enviarla al destinatario.',
        },
        why: {
          pt: 'Uma URL pré-assinada dá acesso a um objeto por um tempo, a quem a recebe, com o bucket fechado e sem custo próprio.',
          en: 'A presigned URL gives access to one object for a time, to anyone who receives it, with the bucket closed and no cost of its own.',
          es: 'Una URL prefirmada da acceso a un objeto por un tiempo, a quien la recibe, con el bucket cerrado y sin costo propio.',
        },
        likeness: {
          pt: 'o vale de prazo curto que alguém precisa mandar e que libera uma única caixa',
          en: 'the short-dated slip that someone has to send and that releases a single box',
          es: 'el vale de plazo corto que alguien debe enviar y que entrega una sola caja',
        },
        tell: {
          pt: 'Destinatários sem conta da AWS: uma URL pré-assinada por objeto. Poucas entregas por mês, pagas somente pelo que é entregue: S3 ou CloudFront, e não um servidor SFTP por hora.',
          en: 'Recipients without an AWS account: a presigned URL for each object. Few deliveries in a month, paid only for what is delivered: S3 or CloudFront, not an SFTP server by the hour.',
          es: 'Destinatarios sin cuenta de AWS: una URL prefirmada por objeto. Pocas entregas al mes, pagadas solamente por lo que se entrega: S3 o CloudFront, y no un servidor SFTP por hora.',
        },
      },
      {
        id: 'signed',
        uses: ['CloudFront'],
        rightWith: ['whole-set'],
        rightIn: ['x-rays', 'photos-handover'],
        popularity: 3,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/PrivateContent.html'),
        text: {
          pt: 'URLs assinadas do CloudFront',
          en: 'CloudFront signed URLs',
          es: 'URL firmadas de CloudFront',
        },
        action: {
          pt: 'Criar uma distribuição do Amazon CloudFront para o bucket e enviar URLs assinadas com política personalizada.',
          en: 'Create an Amazon CloudFront distribution for the bucket and send signed URLs with a custom policy.',
          es: 'Crear una distribución de Amazon CloudFront para el bucket y enviar URL firmadas con una política personalizada.',
        },
        why: {
          pt: 'Uma URL assinada do CloudFront dá acesso por um prazo a um bucket fechado, sem exigir conta; uma só assinatura pode valer para a pasta toda.',
          en: 'A CloudFront signed URL gives access for a time to a closed bucket, without an account; one signature can cover a whole folder.',
          es: 'Una URL firmada de CloudFront da acceso por un plazo a un bucket cerrado, sin exigir cuenta; una sola firma puede servir para toda la carpeta.',
        },
        likeness: {
          pt: 'o passe de prazo curto que abre a estante inteira, mas precisa ser mandado a cada entrega',
          en: 'the short-dated pass that opens a whole shelf but must be sent for each delivery',
          es: 'el pase de plazo corto que abre el estante entero, pero debe enviarse en cada entrega',
        },
        tell: {
          pt: 'Uma permissão que deve valer para todos os arquivos: uma URL assinada do CloudFront, que pode valer para a pasta toda. Poucas entregas por mês, pagas somente pelo que é entregue: S3 ou CloudFront, e não um servidor SFTP por hora. Nenhuma chave de acesso de longa duração para terceiros: uma forma sem usuários do IAM. Entrega acessível por apenas dois dias, sem que alguém edite permissões: uma URL com prazo de validade. Destinatários sem conta da AWS nem usuários do IAM: uma URL assinada.',
          en: 'One permission that must cover all the files: a CloudFront signed URL, which can cover a whole folder. Few deliveries in a month, paid only for what is delivered: S3 or CloudFront, not an SFTP server by the hour. No long-term access keys for third parties: a way without IAM users. A delivery accessible for two days only, without anyone editing permissions: a URL that expires. Recipients with no AWS account and no IAM users: a signed URL.',
          es: 'Un permiso que debe valer para todos los archivos: una URL firmada de CloudFront, que puede servir para toda la carpeta. Pocas entregas al mes, pagadas solamente por lo que se entrega: S3 o CloudFront, y no un servidor SFTP por hora. Ninguna clave de acceso de larga duración para terceros: una forma sin usuarios de IAM. Entrega accesible solo dos días, sin que nadie edite permisos: una URL que vence. Destinatarios sin cuenta de AWS ni usuarios de IAM: una URL firmada.',
        },
      },
      {
        id: 'role',
        rightIn: ['auditors'],
        uses: [],
        popularity: 4,
        source: docs('IAM/latest/UserGuide/id_roles_common-scenarios_third-party.html'),
        text: {
          pt: 'Uma função do IAM por destinatário',
          en: 'An IAM role for each recipient',
          es: 'Un rol de IAM por destinatario',
        },
        action: {
          pt: 'Criar para cada destinatário uma função do IAM que a conta da AWS dele assuma para ler o bucket do Amazon S3.',
          en: 'Create an IAM role for each recipient that its AWS account can assume to read the Amazon S3 bucket.',
          es: 'Crear para cada destinatario un rol de IAM que su cuenta de AWS asuma para leer el bucket de Amazon S3.',
        },
        why: {
          pt: 'Cada parceiro assume, a partir da sua própria conta da AWS, uma função do IAM com credenciais temporárias, e lê todos os arquivos que ela permite.',
          en: 'From its own AWS account, each partner assumes an IAM role with temporary credentials and reads all files that the role allows.',
          es: 'Desde su propia cuenta de AWS, cada socio asume un rol de IAM con credenciales temporales y lee todos los archivos que este permite.',
        },
        likeness: {
          pt: 'a porta sempre aberta a quem mostra o crachá de empresa conveniada e recebe um passe do dia',
          en: 'the door always open to anyone who shows a partner firm’s badge and gets a day pass',
          es: 'la puerta siempre abierta a quien muestra credencial de una empresa asociada y recibe un pase del día',
        },
        tell: {
          pt: 'Cada um com a sua conta da AWS: uma função do IAM que essa conta assume. Poucas entregas por mês, pagas somente pelo que é entregue: S3 ou CloudFront, e não um servidor SFTP por hora. Nenhuma chave de acesso de longa duração para terceiros: uma forma sem usuários do IAM.',
          en: 'Each with its own AWS account: an IAM role that this account assumes. Few deliveries in a month, paid only for what is delivered: S3 or CloudFront, not an SFTP server by the hour. No long-term access keys for third parties: a way without IAM users.',
          es: 'Cada uno con su propia cuenta de AWS: un rol de IAM que esa cuenta asume. Pocas entregas al mes, pagadas solamente por lo que se entrega: S3 o CloudFront, y no un servidor SFTP por hora. Ninguna clave de acceso de larga duración para terceros: una forma sin usuarios de IAM.',
        },
      },
      {
        id: 'keys',
        neverRight: true,
        uses: [],
        popularity: 4,
        source: docs('IAM/latest/UserGuide/id_credentials_access-keys.html'),
        text: {
          pt: 'Chaves de acesso de usuários do IAM',
          en: 'Access keys of IAM users',
          es: 'Claves de acceso de usuarios de IAM',
        },
        action: {
          pt: 'Criar um usuário do IAM para cada destinatário e enviar a ele as chaves de acesso ao bucket do Amazon S3.',
          en: 'Create an IAM user for each recipient and send it the access keys for the Amazon S3 bucket.',
          es: 'Crear un usuario de IAM para cada destinatario y enviarle las claves de acceso al bucket de Amazon S3.',
        },
        why: {
          pt: 'Chaves de acesso de um usuário do IAM dão a programas acesso ao bucket até que alguém as revogue.',
          en: 'Access keys of an IAM user give programs access to the bucket until someone revokes them.',
          es: 'Las claves de acceso de un usuario de IAM dan a programas acceso al bucket hasta que alguien las revoque.',
        },
        likeness: {
          pt: 'a cópia da chave feita para cada cliente, que abre o depósito até que alguém a recolha',
          en: 'the copy of the key cut for each client, which opens the depot until someone takes it back',
          es: 'la copia de la llave hecha para cada cliente, que abre el depósito hasta que alguien la recoja',
        },
        tell: {
          pt: 'Chaves de acesso de longa duração: só sem outra saída.',
          en: 'Long-term access keys: when there is no other way.',
          es: 'Claves de acceso de larga duración: solo si no hay otra salida.',
        },
      },
      {
        id: 'sftp',
        uses: ['Transfer Family', 'SFTP'],
        rightWith: ['fetch-alone'],
        popularity: 3,
        source: docs('transfer/latest/userguide/what-is-aws-transfer-family.html'),
        text: {
          pt: 'Um servidor SFTP do Transfer Family',
          en: 'A Transfer Family SFTP server',
          es: 'Un servidor SFTP de Transfer Family',
        },
        action: {
          pt: 'Criar um servidor SFTP do AWS Transfer Family sobre o bucket e dar a cada destinatário uma pasta própria.',
          en: 'Create an AWS Transfer Family SFTP server on the bucket and give each recipient its own folder.',
          es: 'Crear un servidor SFTP de AWS Transfer Family sobre el bucket y dar a cada destinatario su propia carpeta.',
        },
        why: {
          pt: 'O AWS Transfer Family oferece o bucket por SFTP: cada parceiro lista e baixa com o programa que já tem, sem conta nem chave de acesso da AWS.',
          en: 'AWS Transfer Family offers the bucket over SFTP: each partner lists and downloads with the program it already has, without an AWS account or access key.',
          es: 'AWS Transfer Family ofrece el bucket por SFTP: cada socio lista y descarga con el programa que ya tiene, sin cuenta ni clave de acceso de AWS.',
        },
        likeness: {
          pt: 'o balcão com um escaninho por cliente, sempre aberto e abastecido, mas pago também nas horas vazias',
          en: 'the counter with a pigeonhole per client, always open and stocked, but paid for in empty hours too',
          es: 'el mostrador con un casillero por cliente, siempre abierto y surtido, pero pagado también en horas vacías',
        },
        tell: {
          pt: 'Programa que deve achar e baixar o que há de novo: SFTP, com o AWS Transfer Family. Nenhuma chave de acesso de longa duração para terceiros: uma forma sem usuários do IAM. Destinatários sem conta da AWS nem usuários do IAM: usuários próprios do servidor SFTP.',
          en: 'A program that must find and download what is new: SFTP, with AWS Transfer Family. No long-term access keys for third parties: a way without IAM users. Recipients with no AWS account and no IAM users: users of the SFTP server itself.',
          es: 'Programa que debe encontrar y descargar lo nuevo: SFTP, con AWS Transfer Family. Ninguna clave de acceso de larga duración para terceros: una forma sin usuarios de IAM. Destinatarios sin cuenta de AWS ni usuarios de IAM: usuarios propios del servidor SFTP.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-identity',
        situations: ['reports', 'seeds', 'x-rays', 'photos-handover'],
        text: {
          pt: 'Os destinatários não têm conta da AWS, e a empresa não cria usuários do IAM para terceiros.',
          en: 'The recipients have no AWS account, and the company creates no IAM users for third parties.',
          es: 'Los destinatarios no tienen cuenta de AWS, y la empresa no crea usuarios de IAM para terceros.',
        },
        fits: ['presigned', 'signed', 'sftp'],
        rulesOut: {
          role: {
            pt: 'Uma função do IAM é assumida a partir de uma conta da AWS, que quem recebe não tem.',
            en: 'An IAM role is assumed from an AWS account, which those who receive do not have.',
            es: 'Un rol de IAM se asume desde una cuenta de AWS, que quienes reciben no tienen.',
          },
          keys: {
            pt: 'As chaves de acesso exigem criar um usuário do IAM para cada destinatário.',
            en: 'Access keys call for an IAM user to be created for each recipient.',
            es: 'Las claves de acceso exigen crear un usuario de IAM para cada destinatario.',
          },
        },
      },
      {
        id: 'no-hourly',
        situations: ['reports', 'auditors'],
        text: {
          pt: 'Há poucas entregas por mês, e a empresa quer pagar somente pelo que é entregue.',
          en: 'Deliveries are few in a month, and the company wants to pay only for what is delivered.',
          es: 'Hay pocas entregas al mes, y la empresa quiere pagar solamente por lo que se entrega.',
        },
        fits: ['presigned', 'signed', 'role', 'keys'],
        rulesOut: {
          sftp: {
            pt: 'O servidor do AWS Transfer Family é cobrado por hora enquanto existe.',
            en: 'The AWS Transfer Family server is charged by the hour for as long as it exists.',
            es: 'El servidor de AWS Transfer Family se cobra por hora mientras existe.',
          },
        },
      },
      {
        id: 'no-lasting-key',
        text: {
          pt: 'Não podem ser entregues a terceiros chaves de acesso de longa duração.',
          en: 'Third parties may not be given long-term access keys.',
          es: 'No se pueden entregar a terceros claves de acceso de larga duración.',
        },
        fits: ['presigned', 'signed', 'role', 'sftp'],
        rulesOut: {
          keys: {
            pt: 'As chaves de acesso são credenciais de longa duração nas mãos de terceiros.',
            en: 'Access keys are long-term credentials in the hands of third parties.',
            es: 'Las claves de acceso son credenciales de larga duración en manos de terceros.',
          },
        },
      },
      {
        id: 'fetch-alone',
        situations: ['seeds'],
        text: {
          pt: 'Um programa do outro lado deve achar e baixar sozinho o que há de novo.',
          en: 'A program on the other side must find and download what is new automatically.',
          es: 'Un programa del otro lado debe encontrar y descargar por sí mismo lo nuevo.',
        },
        fits: ['role', 'keys', 'sftp'],
        rulesOut: {
          presigned: {
            pt: 'Uma URL pré-assinada vale para um objeto conhecido; seria preciso enviar uma para cada arquivo novo.',
            en: 'A presigned URL is for one known object; one would have to be sent for each new file.',
            es: 'Una URL prefirmada vale para un objeto conocido; habría que enviar una por cada archivo nuevo.',
          },
          signed: {
            pt: 'As URLs assinadas do CloudFront não listam o que há de novo; alguém teria de enviá-las.',
            en: 'CloudFront signed URLs do not list what is new; someone would have to send them.',
            es: 'Las URL firmadas de CloudFront no listan lo nuevo; alguien tendría que enviarlas.',
          },
        },
      },
      {
        id: 'expires',
        text: {
          pt: 'Cada entrega deve ficar acessível por apenas dois dias, sem que alguém edite permissões.',
          en: 'Each delivery must be accessible for two days only, without anyone editing permissions.',
          es: 'Cada entrega debe estar accesible solo dos días, sin que nadie edite permisos.',
        },
        fits: ['presigned', 'signed'],
        rulesOut: {
          role: {
            pt: 'A função do IAM vale até que alguém a mude: a cada entrega seria preciso editar a política dela.',
            en: 'An IAM role stands until someone changes it: its policy would have to be edited for each delivery.',
            es: 'El rol de IAM vale hasta que alguien lo cambie: en cada entrega habría que editar su política.',
          },
          keys: {
            pt: 'As chaves de acesso valem até que alguém as revogue, não por dois dias.',
            en: 'Access keys stand until someone revokes them, not for two days.',
            es: 'Las claves de acceso valen hasta que alguien las revoque, no por dos días.',
          },
          sftp: {
            pt: 'No Transfer Family o usuário continua a ver os arquivos enquanto existir.',
            en: 'With Transfer Family a user keeps seeing the files for as long as it exists.',
            es: 'En Transfer Family el usuario sigue viendo los archivos mientras exista.',
          },
        },
      },
      {
        id: 'whole-set',
        situations: ['auditors', 'x-rays', 'photos-handover'],
        text: {
          pt: 'Cada entrega tem 4.000 arquivos, e uma permissão deve valer para todos.',
          en: 'Each delivery has 4,000 files, and one permission must cover them all.',
          es: 'Cada entrega tiene 4.000 archivos, y un permiso debe valer para todos.',
        },
        fits: ['signed', 'role', 'keys', 'sftp'],
        rulesOut: {
          presigned: {
            pt: 'Uma URL pré-assinada do S3 vale para um objeto; seriam 4.000 delas.',
            en: 'An S3 presigned URL is for one object; it would take 4,000 of them.',
            es: 'Una URL prefirmada de S3 vale para un objeto; harían falta 4.000.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve ser usado para a entrega?',
      en: 'What should be used to deliver the files?',
      es: '¿Qué debe usarse para la entrega?',
    },
  },
];
