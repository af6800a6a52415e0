import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const objectDeletion: readonly Pattern[] = [
  {
    id: 'object-deletion',
    exams: {
      'clf-c02': { domain: 'technology', topic: 's3' },
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    scene: {
      pt: 'Pense nos arquivos como papéis guardados em gavetas ou cofres, e nas permissões do IAM como a chave comum dos funcionários.',
      en: 'Think of the files as papers in drawers or safes, and of IAM permissions as the ordinary keys that employees carry.',
      es: 'Piensa en los archivos como papeles en cajones o cajas fuertes, y en los permisos de IAM como la llave común de los empleados.',
    },
    situations: [
      {
        id: 'recordings',
        text: {
          pt: 'Uma central de atendimento guarda gravações em um bucket do Amazon S3. Um funcionário apagou algumas por engano.',
          en: 'A call center keeps recordings in an Amazon S3 bucket. An employee deleted some by mistake.',
          es: 'Un centro de atención guarda grabaciones en un bucket de Amazon S3. Un empleado borró algunas por error.',
        },
        today: {
          pt: 'O bucket recebe 20 mil gravações por dia e tem a configuração padrão. Um arquiteto de soluções precisa mudar a proteção delas.',
          en: 'The bucket receives 20,000 recordings a day and has its default settings. A solutions architect must change how they are protected.',
          es: 'El bucket recibe 20 mil grabaciones por día y tiene la configuración predeterminada. Un arquitecto de soluciones debe cambiar su protección.',
        },
      },
      {
        id: 'trials',
        text: {
          pt: 'Um instituto clínico guarda resultados de ensaios em um bucket do Amazon S3 e quer protegê-los contra exclusão.',
          en: 'A clinical institute keeps trial results in an Amazon S3 bucket and wants to protect them from deletion.',
          es: 'Un instituto clínico guarda resultados de ensayos en un bucket de Amazon S3 y quiere protegerlos del borrado.',
        },
        today: {
          pt: 'O bucket tem três milhões de objetos, e doze pesquisadores gravam nele todos os dias. Um arquiteto de soluções vai propor a proteção.',
          en: 'The bucket has three million files, and twelve researchers write to it every day. A solutions architect must propose the protection.',
          es: 'El bucket tiene tres millones de objetos, y doce investigadores escriben en él todos los días. Un arquitecto de soluciones va a proponer la protección.',
        },
      },
      {
        id: 'cameras',
        text: {
          pt: 'Uma concessionária de rodovias guarda no Amazon S3 imagens que servem de prova em acidentes.',
          en: 'A toll road operator keeps footage in Amazon S3 that serves as evidence after accidents.',
          es: 'Una concesionaria de autopistas guarda en Amazon S3 imágenes que sirven de prueba en accidentes.',
        },
        today: {
          pt: 'Trezentas câmeras gravam em um bucket com a configuração padrão. A concessionária quer proteger as imagens até o fim dos processos.',
          en: 'Three hundred cameras write to a bucket with its default settings. The operator wants the footage protected until the cases are closed.',
          es: 'Trescientas cámaras graban en un bucket con la configuración predeterminada. La concesionaria quiere proteger las imágenes hasta el fin de los procesos.',
        },
      },
      {
        id: 'contracts',
        text: {
          pt: 'Uma construtora guarda contratos em um bucket do Amazon S3 e teme que um ataque os apague.',
          en: 'A construction company keeps contracts in an Amazon S3 bucket and fears that an attack may delete them.',
          es: 'Una constructora guarda contratos en un bucket de Amazon S3 y teme que un ataque los borre.',
        },
        today: {
          pt: 'São 40 mil contratos, e três equipes têm acesso de gravação ao bucket. Um arquiteto de soluções deve definir como protegê-los.',
          en: 'There are 40,000 contracts, and three teams have write access to the bucket. A solutions architect must define how to protect them.',
          es: 'Son 40 mil contratos, y tres equipos tienen acceso de escritura al bucket. Un arquitecto de soluciones debe definir cómo protegerlos.',
        },
      },
      {
        id: 'voting',
        text: {
          pt: 'Um conselho profissional guarda no Amazon S3 os votos das suas eleições e quer protegê-los.',
          en: 'A professional council keeps the votes of its elections in Amazon S3 and wants to protect them.',
          es: 'Un consejo profesional guarda en Amazon S3 los votos de sus elecciones y quiere protegerlos.',
        },
        today: {
          pt: 'Cada eleição grava 90 mil objetos em um bucket, que hoje tem apenas permissões de acesso. O conselho quer mudar isso antes da próxima.',
          en: 'Each election writes 90,000 objects to a bucket, which is protected only by access permissions today. The council wants this changed before the next one.',
          es: 'Cada elección graba 90 mil objetos en un bucket, que hoy tiene solo permisos de acceso. El consejo quiere cambiarlo antes de la próxima.',
        },
      },
    ],
    candidates: [
      {
        id: 'compliance',
        uses: ['Object Lock'],
        popularity: 4,
        rightWith: ['nobody'],
        source: docs('AmazonS3/latest/userguide/object-lock.html'),
        text: {
          pt: 'Object Lock no modo de conformidade',
          en: 'Object Lock in compliance mode',
          es: 'Object Lock en modo de conformidad',
        },
        action: {
          pt: 'Ativar o versionamento e o S3 Object Lock no modo de conformidade, com um período de retenção para todo o bucket.',
          en: 'Enable versioning and S3 Object Lock in compliance mode, with a retention period for the whole bucket.',
          es: 'Activar el control de versiones y S3 Object Lock en modo de conformidad, con un período de retención para todo el bucket.',
        },
        why: {
          pt: 'O S3 Object Lock no modo de conformidade não deixa ninguém, nem o usuário raiz, apagar uma versão antes do prazo.',
          en: 'S3 Object Lock in compliance mode lets nobody, not even the root user, delete a version before its time.',
          es: 'S3 Object Lock en modo de conformidad no permite a nadie, ni al usuario raíz, borrar una versión antes del plazo.',
        },
        likeness: {
          pt: 'um cofre com relógio, numa só cidade, que antes da data ninguém esvazia, nem um juiz',
          en: 'a time-lock safe, in one city, which nobody can empty before the date, not even a judge',
          es: 'una caja fuerte con reloj, en una sola ciudad, que nadie vacía antes de la fecha, ni un juez',
        },
        tell: {
          pt: 'Arquivos que ninguém pode excluir, nem o usuário raiz (WORM): pense no Object Lock no modo de conformidade. Conteúdo anterior que deve poder ser recuperado: o versionamento, que o Object Lock exige. Permissão de apagar objetos e versões que não basta para apagar em definitivo: Object Lock. Nenhuma segunda cópia completa dos arquivos a pagar: um só bucket, sem replicação.',
          en: 'Files that nobody can delete, not even the root user (WORM): think of Object Lock in compliance mode. Earlier content that must be recoverable: versioning, which Object Lock requires. Permission to delete objects and versions that is not enough to delete permanently: Object Lock. No second full copy of the files to pay for: one bucket, without replication.',
          es: 'Archivos que nadie puede eliminar, ni el usuario raíz (WORM): piensa en Object Lock en modo de conformidad. Contenido anterior que debe poder recuperarse: el control de versiones, que Object Lock exige. Permiso de borrar objetos y versiones que no basta para borrar en forma definitiva: Object Lock. Ninguna segunda copia completa de los archivos por pagar: un solo bucket, sin replicación.',
        },
      },
      {
        id: 'governance',
        uses: ['Object Lock'],
        popularity: 3,
        rightWith: ['exception'],
        source: docs('AmazonS3/latest/userguide/object-lock.html'),
        text: {
          pt: 'Object Lock no modo de governança',
          en: 'Object Lock in governance mode',
          es: 'Object Lock en modo de gobernanza',
        },
        action: {
          pt: 'Ativar o versionamento e o S3 Object Lock no modo de governança, com um período de retenção para todo o bucket.',
          en: 'Enable versioning and S3 Object Lock in governance mode, with a retention period for the whole bucket.',
          es: 'Activar el control de versiones y S3 Object Lock en modo de gobernanza, con un período de retención para todo el bucket.',
        },
        why: {
          pt: 'O S3 Object Lock no modo de governança impede a exclusão antes do prazo, menos para quem tem permissão especial para contorná-lo.',
          en: 'S3 Object Lock in governance mode prevents deletion before the time, except by those with special permission to bypass it.',
          es: 'S3 Object Lock en modo de gobernanza impide el borrado antes del plazo, salvo a quien tiene un permiso especial para omitirlo.',
        },
        likeness: {
          pt: 'um cofre com relógio, numa só cidade, que antes da data só uma chave especial esvazia',
          en: 'a time-lock safe, in one city, which before the date only a special key can empty',
          es: 'una caja fuerte con reloj, en una sola ciudad, que antes de la fecha solo vacía una llave especial',
        },
        tell: {
          pt: 'Exclusão antes do prazo só para duas pessoas, por ordem judicial: o modo de governança. Conteúdo anterior que deve poder ser recuperado: o versionamento, que o Object Lock exige. Permissão de apagar objetos e versões que não basta para apagar em definitivo: Object Lock.',
          en: 'Files deleted early by two people only, if a court orders it: governance mode. Earlier content that must be recoverable: versioning, which Object Lock requires. Permission to delete objects and versions that is not enough to delete permanently: Object Lock.',
          es: 'Eliminación antes del plazo solo para dos personas, por orden judicial: el modo de gobernanza. Contenido anterior que debe poder recuperarse: el control de versiones, que Object Lock exige. Permiso de borrar objetos y versiones que no basta para borrar en forma definitiva: Object Lock.',
        },
      },
      {
        id: 'versioning',
        uses: [],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/Versioning.html'),
        text: {
          pt: 'Versionamento do bucket, sem mais nada',
          en: 'Versioning of the bucket, and nothing else',
          es: 'Control de versiones del bucket, sin más',
        },
        action: {
          pt: 'Ativar o versionamento do bucket e manter as versões não atuais sem nenhuma regra de expiração.',
          en: 'Enable versioning on the bucket and leave its noncurrent versions without an expiration rule.',
          es: 'Activar el control de versiones del bucket y mantener las versiones no actuales sin regla de vencimiento.',
        },
        why: {
          pt: 'O versionamento guarda as versões anteriores de cada objeto e permite recuperar o que foi apagado ou substituído.',
          en: 'Versioning keeps the earlier versions of each object and allows what was deleted or overwritten to be recovered.',
          es: 'El control de versiones guarda las versiones anteriores de cada objeto y permite recuperar lo borrado o reemplazado.',
        },
        likeness: {
          pt: 'uma gaveta, numa só cidade, que guarda cada versão antiga, mas que a chave comum esvazia',
          en: 'a drawer, in one city, which keeps each old version but which the ordinary key can empty',
          es: 'un cajón, en una sola ciudad, que guarda cada versión antigua, pero que la llave común vacía',
        },
        tell: {
          pt: 'Conteúdo anterior de um arquivo substituído, a recuperar: o versionamento. Nenhuma segunda cópia completa dos arquivos a pagar: um só bucket, sem replicação.',
          en: 'The earlier content of an overwritten file, to be recovered: versioning. No second full copy of the files to pay for: one bucket, without replication.',
          es: 'Contenido anterior de un archivo reemplazado, que recuperar: el control de versiones. Ninguna segunda copia completa de los archivos por pagar: un solo bucket, sin replicación.',
        },
      },
      {
        id: 'replication',
        uses: [],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/replication.html'),
        text: {
          pt: 'Versionamento, com replicação para outra região',
          en: 'Versioning, with replication to another Region',
          es: 'Control de versiones, con réplica en otra región',
        },
        action: {
          pt: 'Ativar o versionamento e configurar a S3 Cross-Region Replication para um segundo bucket, também versionado.',
          en: 'Enable versioning and configure S3 Cross-Region Replication to a second bucket, with versioning too.',
          es: 'Activar el control de versiones y configurar S3 Cross-Region Replication hacia un segundo bucket, también versionado.',
        },
        why: {
          pt: 'A replicação do S3 copia as versões para um bucket em outra região, e o versionamento guarda as anteriores.',
          en: 'S3 Replication copies versions to a bucket in another Region, and versioning keeps the earlier ones.',
          es: 'La replicación de S3 copia las versiones a un bucket en otra región, y el control de versiones guarda las anteriores.',
        },
        likeness: {
          pt: 'duas gavetas a pagar, em cidades distantes, que guardam cada versão antiga, mas que a chave comum esvazia',
          en: 'two drawers to pay for, in distant cities, which keep each old version but which the ordinary key can empty',
          es: 'dos cajones que pagar, en ciudades lejanas, que guardan cada versión antigua, pero que la llave común vacía',
        },
        tell: {
          pt: 'Cópia em outra região: pense na replicação do S3.',
          en: 'A copy in another Region: think of S3 Replication.',
          es: 'Copia en otra región: piensa en la replicación de S3.',
        },
      },
      {
        id: 'locked-replicas',
        rightWith: ['other-region'],
        uses: ['Object Lock'],
        popularity: 2,
        source: docs('AmazonS3/latest/userguide/object-lock-managing.html'),
        text: {
          pt: 'Object Lock (conformidade) em buckets de duas regiões',
          en: 'Object Lock (compliance) on buckets in two Regions',
          es: 'Object Lock (conformidad) en buckets de dos regiones',
        },
        action: {
          pt: 'Ativar o S3 Object Lock no modo de conformidade em dois buckets e configurar a S3 Cross-Region Replication entre eles.',
          en: 'Enable S3 Object Lock in compliance mode on two buckets and configure S3 Cross-Region Replication between them.',
          es: 'Activar S3 Object Lock en modo de conformidad en dos buckets y configurar S3 Cross-Region Replication entre ellos.',
        },
        why: {
          pt: 'Com Object Lock no modo de conformidade e replicação, as duas cópias, em regiões distintas, não podem ser apagadas por ninguém antes do prazo.',
          en: 'With Object Lock in compliance mode and replication, nobody can delete either of the copies, in different Regions, before the time.',
          es: 'Con Object Lock en modo de conformidad y replicación, nadie puede borrar ninguna de las dos copias, en regiones distintas, antes del plazo.',
        },
        likeness: {
          pt: 'dois cofres com relógio a pagar, em cidades distantes, que antes da data ninguém esvazia, nem um juiz',
          en: 'two time-lock safes to pay for, in distant cities, which nobody can empty early, not even a judge',
          es: 'dos cajas fuertes con reloj que pagar, en ciudades lejanas, que nadie vacía antes de la fecha, ni un juez',
        },
        tell: {
          pt: 'Ninguém pode apagar os arquivos, e uma cópia deve ficar a mais de 1.000 quilômetros: Object Lock com replicação. Permissão de apagar objetos e versões que não basta para apagar em definitivo: Object Lock. Arquivos que ninguém pode excluir por cinco anos, nem o usuário raiz: Object Lock no modo de conformidade. Cópia guardada a mais de 1.000 quilômetros: replicação para outra região.',
          en: 'Nobody may delete the files, and a copy must be kept 1,000 kilometers away: Object Lock with replication. Permission to delete objects and versions that is not enough to delete permanently: Object Lock. Files that nobody can delete for five years, not even the root user: Object Lock in compliance mode. A copy kept more than 1,000 kilometers away: replication to another Region.',
          es: 'Nadie puede borrar los archivos, y una copia debe estar a 1.000 kilómetros: Object Lock con replicación. Permiso de borrar objetos y versiones que no basta para borrar en forma definitiva: Object Lock. Archivos que nadie puede eliminar durante cinco años, ni el usuario raíz: Object Lock en modo de conformidad. Copia guardada a más de 1.000 kilómetros: replicación a otra región.',
        },
      },
      {
        id: 'policy',
        uses: [],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/bucket-policies.html'),
        text: {
          pt: 'Uma política do bucket com negações e exceções',
          en: 'A bucket policy with a deny rule and exceptions',
          es: 'Una política del bucket con denegaciones y excepciones',
        },
        action: {
          pt: 'Criar uma política do bucket que negue s3:DeleteObject e s3:DeleteObjectVersion a todos, exceto a uma função do IAM.',
          en: 'Create a bucket policy that denies s3:DeleteObject and s3:DeleteObjectVersion to all principals except one role.',
          es: 'Crear una política del bucket que deniegue s3:DeleteObject y s3:DeleteObjectVersion a todos, excepto a un rol.',
        },
        why: {
          pt: 'Uma política do bucket nega a exclusão a todos, menos a quem ela excetua, e pode ser alterada por um administrador.',
          en: 'A bucket policy denies deletion to all but those it exempts, and an administrator can change it.',
          es: 'Una política del bucket deniega el borrado a todos menos a quienes exceptúa, y un administrador puede modificarla.',
        },
        likeness: {
          pt: 'uma gaveta sem versões antigas, numa cidade, com uma lista de quem pode esvaziá-la, que o chefe reescreve',
          en: 'a drawer without old versions, in one city, with a list of who may empty it, which the boss rewrites',
          es: 'un cajón sin versiones antiguas, en una ciudad, con una lista de quién puede vaciarlo, que el jefe reescribe',
        },
        tell: {
          pt: 'Permissão no IAM que não deve bastar para apagar um arquivo: uma negação na política do bucket, ou Object Lock. Objetos e versões que só duas pessoas podem apagar antes do prazo: uma política do bucket com negações, ou Object Lock. Nenhuma segunda cópia completa dos arquivos a pagar: um só bucket, sem replicação.',
          en: 'Permission in IAM that must not be enough to delete a file: a deny rule in the bucket policy, or Object Lock. Objects and versions that only two people may delete early: a bucket policy with a deny rule, or Object Lock. No second full copy of the files to pay for: one bucket, without replication.',
          es: 'Permiso en IAM que no debe bastar para borrar un archivo: una denegación en la política del bucket, u Object Lock. Objetos y versiones que solo dos personas pueden borrar antes del plazo: una política del bucket con denegaciones, u Object Lock. Ninguna segunda copia completa de los archivos por pagar: un solo bucket, sin replicación.',
        },
      },
    ],
    constraints: [
      {
        id: 'one-stored',
        notWith: ['other-region', 'exception'],
        text: {
          pt: 'A empresa não quer pagar por uma segunda cópia completa dos arquivos.',
          en: 'The company does not want to pay for a second full copy of the files.',
          es: 'La empresa no quiere pagar por una segunda copia completa de los archivos.',
        },
        fits: ['compliance', 'governance', 'versioning', 'policy'],
        rulesOut: {
          replication: {
            pt: 'Com a replicação cada arquivo é armazenado e pago em duas regiões.',
            en: 'With replication each file is stored and paid for in two Regions.',
            es: 'Con la replicación cada archivo se almacena y se paga en dos regiones.',
          },
          'locked-replicas': {
            pt: 'O Object Lock em buckets de duas regiões armazena cada arquivo duas vezes.',
            en: 'Object Lock on buckets in two Regions stores each file twice.',
            es: 'Object Lock en buckets de dos regiones almacena cada archivo dos veces.',
          },
        },
      },
      {
        id: 'nobody',
        text: {
          pt: 'O regulador exige que por cinco anos ninguém possa excluir os arquivos, nem o usuário raiz.',
          en: 'The regulator requires that for five years nobody can delete the files, not even the root user.',
          es: 'El regulador exige que durante cinco años nadie pueda eliminar los archivos, ni el usuario raíz.',
        },
        fits: ['compliance', 'locked-replicas'],
        rulesOut: {
          governance: {
            pt: 'O modo de governança do Object Lock pode ser contornado por quem tem a permissão, como o usuário raiz.',
            en: 'Governance mode of Object Lock can be bypassed by those with the permission, such as the root user.',
            es: 'El modo de gobernanza de Object Lock puede omitirlo quien tiene el permiso, como el usuario raíz.',
          },
          versioning: {
            pt: 'Com o versionamento, quem tem permissão ainda apaga versões em definitivo.',
            en: 'With versioning, those with permission can still delete versions for good.',
            es: 'Con el control de versiones, quien tiene permiso aún borra versiones en forma definitiva.',
          },
          replication: {
            pt: 'Na replicação com versionamento, um administrador pode apagar as versões nos dois buckets.',
            en: 'With replication and versioning, an administrator can delete the versions in both buckets.',
            es: 'En la replicación con control de versiones, un administrador puede borrar las versiones en ambos buckets.',
          },
          policy: {
            pt: 'A política do bucket pode ser removida por um administrador ou pelo usuário raiz.',
            en: 'An administrator or the root user can remove the bucket policy.',
            es: 'La política del bucket puede quitarla un administrador o el usuario raíz.',
          },
        },
      },
      {
        id: 'other-region',
        text: {
          pt: 'Uma cópia deve ficar a mais de 1.000 quilômetros.',
          en: 'One copy must be kept more than 1,000 kilometers away.',
          es: 'Una copia debe estar a más de 1.000 kilómetros.',
        },
        fits: ['replication', 'locked-replicas'],
        rulesOut: {
          compliance: {
            pt: 'O Object Lock em um só bucket não cria cópia em outra região.',
            en: 'Object Lock on one bucket makes no copy in another Region.',
            es: 'Object Lock en un solo bucket no crea una copia en otra región.',
          },
          governance: {
            pt: 'O Object Lock no modo de governança não cria cópia em outra região.',
            en: 'Object Lock in governance mode makes no copy in another Region.',
            es: 'Object Lock en modo de gobernanza no crea una copia en otra región.',
          },
          versioning: {
            pt: 'O versionamento guarda as versões no mesmo bucket e na mesma região.',
            en: 'Versioning keeps the versions in the same bucket and the same Region.',
            es: 'El control de versiones guarda las versiones en el mismo bucket y la misma región.',
          },
          policy: {
            pt: 'Uma política do bucket não cria cópia em outra região.',
            en: 'A bucket policy makes no copy in another Region.',
            es: 'Una política del bucket no crea una copia en otra región.',
          },
        },
      },
      {
        id: 'exception',
        text: {
          pt: 'Ter permissão de exclusão no IAM não deve bastar para excluir arquivos ou versões antes do prazo, salvo para duas pessoas, por ordem judicial.',
          en: 'Having permission in IAM must not be enough to delete files or versions early, except for two people, if a court orders it.',
          es: 'Tener permiso de eliminación en IAM no debe bastar para eliminar archivos o versiones antes del plazo, salvo para dos personas, por orden judicial.',
        },
        fits: ['governance', 'policy'],
        rulesOut: {
          versioning: {
            pt: 'Com o versionamento, quem tem permissão de apagar versões as apaga a qualquer momento.',
            en: 'With versioning, anyone with permission to delete versions can do so at any time.',
            es: 'Con el control de versiones, quien tiene permiso de borrar versiones las borra en cualquier momento.',
          },
          replication: {
            pt: 'Com replicação e versionamento, quem tem permissão de apagar versões as apaga a qualquer momento.',
            en: 'With replication and versioning, anyone with permission to delete versions can do so at any time.',
            es: 'Con replicación y control de versiones, quien tiene permiso de borrar versiones las borra en cualquier momento.',
          },
          compliance: {
            pt: 'No modo de conformidade do Object Lock ninguém apaga antes do prazo, nem por ordem da Justiça.',
            en: 'In compliance mode of Object Lock nobody deletes before the time, not even by court order.',
            es: 'En el modo de conformidad de Object Lock nadie borra antes del plazo, ni por orden judicial.',
          },
          'locked-replicas': {
            pt: 'Com Object Lock no modo de conformidade nas duas regiões, ninguém apaga antes do prazo.',
            en: 'With Object Lock in compliance mode in both Regions, nobody deletes before the time.',
            es: 'Con Object Lock en modo de conformidad en las dos regiones, nadie borra antes del plazo.',
          },
        },
      },
      {
        id: 'overwritten',
        text: {
          pt: 'O conteúdo anterior de um arquivo substituído deve poder ser recuperado.',
          en: 'The earlier content of an overwritten file must be recoverable.',
          es: 'El contenido anterior de un archivo reemplazado debe poder recuperarse.',
        },
        fits: ['compliance', 'governance', 'versioning', 'replication', 'locked-replicas'],
        rulesOut: {
          policy: {
            pt: 'Uma política do bucket que nega a exclusão não guarda o conteúdo anterior de um arquivo substituído.',
            en: 'A bucket policy that denies deletion does not keep the earlier content of an overwritten file.',
            es: 'Una política del bucket que deniega el borrado no guarda el contenido anterior de un archivo reemplazado.',
          },
        },
      },
      {
        id: 'refused',
        text: {
          pt: 'A permissão no IAM de apagar objetos e versões não deve bastar para apagar um arquivo em definitivo.',
          en: 'Permission in IAM to delete objects and versions must not be enough to delete a file permanently.',
          es: 'El permiso en IAM de borrar objetos y versiones no debe bastar para borrar un archivo en forma definitiva.',
        },
        fits: ['compliance', 'governance', 'locked-replicas', 'policy'],
        rulesOut: {
          versioning: {
            pt: 'Com o versionamento, a permissão de apagar versões basta para apagar em definitivo.',
            en: 'With versioning, permission to delete versions is enough to delete one permanently.',
            es: 'Con el control de versiones, el permiso de borrar versiones basta para borrar en forma definitiva.',
          },
          replication: {
            pt: 'Na replicação com versionamento, a permissão de apagar versões basta para apagar em definitivo.',
            en: 'With replication and versioning, permission to delete versions is enough to delete one permanently.',
            es: 'En la replicación con control de versiones, el permiso de borrar versiones basta para borrar en forma definitiva.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que proteção atende a esses requisitos?',
      en: 'Which protection meets these requirements?',
      es: '¿Qué protección cumple estos requisitos?',
    },
  },
];
