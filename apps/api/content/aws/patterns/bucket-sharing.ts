import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const bucketSharing: readonly Pattern[] = [
  {
    id: 'bucket-sharing',
    exams: { 'saa-c03': { domain: 'secure', topic: 'access' } },
    scene: {
      pt: 'Pense no bucket como um arquivo de mapas, em que cada leitor é um cliente e a conta do leitor é a casa dele.',
      en: 'Think of the bucket as a map archive, where each reader is a client and the reader’s account is that client’s house.',
      es: 'Piensa en el bucket como un archivo de mapas, donde cada lector es un cliente y la cuenta del lector es su casa.',
    },
    situations: [
      {
        id: 'maps-share',
        text: {
          pt: 'Uma empresa de mapas guarda imagens de satélite em um bucket do Amazon S3, e dez clientes com contas próprias na AWS precisam ler parte delas.',
          en: 'A mapping company keeps satellite images in an Amazon S3 bucket, and ten customers with their own AWS accounts need to read part of them.',
          es: 'Una empresa de mapas guarda imágenes de satélite en un bucket de Amazon S3, y diez clientes con cuentas propias en AWS necesitan leer parte de ellas.',
        },
        today: {
          pt: 'O bucket tem 60 TB, com um prefixo por área, e hoje os arquivos seguem em discos pelo correio. Um arquiteto de soluções precisa definir o acesso de quem lê.',
          en: 'The bucket holds 60 TB under one prefix per area, and files are mailed on disks today. A solutions architect must define how the readers get access.',
          es: 'El bucket tiene 60 TB, con un prefijo por área, y hoy los archivos se envían en discos por correo. Un arquitecto de soluciones debe definir el acceso de quienes leen.',
        },
      },
      {
        id: 'bank-share',
        text: {
          pt: 'Um banco reúne relatórios em um bucket do Amazon S3 da conta central, e programas em contas de outras áreas precisam lê-los.',
          en: 'A bank gathers reports in an Amazon S3 bucket of its central account, and programs in the accounts of other areas need to read them.',
          es: 'Un banco reúne informes en un bucket de Amazon S3 de la cuenta central, y programas en cuentas de otras áreas necesitan leerlos.',
        },
        today: {
          pt: 'Cerca de 40.000 relatórios chegam por noite, e funcionários os repassam por e-mail pela manhã. O banco quer que os programas os busquem diretamente.',
          en: 'About 40,000 reports arrive each night, and staff send them on by email every morning. The bank wants the programs to fetch them directly.',
          es: 'Cada noche llegan unos 40.000 informes, y los empleados los reenvían por correo por la mañana. El banco quiere que los programas los busquen directamente.',
        },
      },
      {
        id: 'trial-share',
        text: {
          pt: 'Um laboratório publica resultados de ensaios em um bucket do Amazon S3, e universidades parceiras, com contas na AWS, precisam processá-los.',
          en: 'A laboratory publishes trial results in an Amazon S3 bucket, and partner universities with AWS accounts need to process them.',
          es: 'Un laboratorio publica resultados de ensayos en un bucket de Amazon S3, y universidades asociadas, con cuentas en AWS, necesitan procesarlos.',
        },
        today: {
          pt: 'Resultados novos chegam toda semana, em arquivos de até 2 GB, e hoje os parceiros os pedem por telefone. É preciso projetar esse acesso.',
          en: 'New results arrive every week, in files of up to 2 GB, and partners ask for them by phone today. The access must be designed.',
          es: 'Cada semana llegan resultados nuevos, en archivos de hasta 2 GB, y hoy los socios los piden por teléfono. Hay que diseñar ese acceso.',
        },
      },
    ],
    candidates: [
      {
        id: 'policy',
        uses: [],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/example-walkthroughs-managing-access-example2.html'),
        text: {
          pt: 'Uma bucket policy do S3 com as contas',
          en: 'An S3 bucket policy with the accounts',
          es: 'Una bucket policy de S3 con las cuentas',
        },
        action: {
          pt: 'Incluir na política do bucket do Amazon S3 uma instrução que conceda leitura às funções das outras contas.',
          en: 'Add a statement to the Amazon S3 bucket policy that grants read access to the roles of the other accounts.',
          es: 'Agregar a la política del bucket de Amazon S3 una declaración que conceda lectura a los roles de las otras cuentas.',
        },
        why: {
          pt: 'A política de bucket dá acesso direto às funções de outras contas, sem entregar chaves, e elas mantêm as permissões que já têm.',
          en: 'A bucket policy gives direct access to roles of other accounts, with no keys handed over, and they keep the permissions that they have.',
          es: 'Una bucket policy da acceso directo a los roles de otras cuentas, sin entregar claves, y ellos conservan los permisos que ya tienen.',
        },
        likeness: {
          pt: 'a folha única na porta, com lugar para poucos nomes, que entram com seu próprio crachá',
          en: 'the single sheet on the door, with space for a few names, who enter with their own badges',
          es: 'la hoja única en la puerta, con lugar para pocos nombres, que entran con su propia credencial',
        },
        tell: {
          pt: 'Só contas autorizadas podem ler: uma política de bucket, que dá o acesso ou o delega a access points. Objetos que o programa de cada leitor copia a um bucket da própria conta: acesso pela política do bucket, sem assumir uma função de outra conta. Volume grande, nada copiado antes que um leitor o peça: permissões sobre o bucket que já existe.',
          en: 'Only authorized accounts read the bucket: a bucket policy, which grants the access or delegates it to access points. Objects that each reader’s program copies to a bucket in its own account: access through the bucket policy, without assuming a role of another account. A large volume, nothing copied before a reader asks for it: permissions on the bucket that exists.',
          es: 'Solo cuentas autorizadas pueden leer: una política de bucket, que da el acceso o lo delega a access points. Objetos que el programa de cada lector copia a un bucket de su propia cuenta: acceso por la política del bucket, sin asumir un rol de otra cuenta. Volumen grande, nada copiado antes de que un lector lo pida: permisos sobre el bucket que ya existe.',
        },
      },
      {
        id: 'points',
        uses: [],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/access-points.html'),
        text: {
          pt: 'Um access point do S3 por leitor',
          en: 'An S3 access point for each reader',
          es: 'Un access point de S3 por lector',
        },
        action: {
          pt: 'Criar para cada leitor um access point do Amazon S3 com política própria e delegar o acesso aos access points na política do bucket.',
          en: 'Create an Amazon S3 access point with its own policy for each reader and delegate access to the access points in the bucket policy.',
          es: 'Crear para cada lector un access point de Amazon S3 con política propia y delegar el acceso a los access points en la política del bucket.',
        },
        why: {
          pt: 'A política do bucket delega o acesso, e cada access point tem um nome e uma política própria sobre os seus prefixos, também para outras contas.',
          en: 'The bucket policy delegates access, and each access point has a name and a policy of its own over its prefixes, for other accounts too.',
          es: 'La política del bucket delega el acceso, y cada access point tiene un nombre y una política propia sobre sus prefijos, también para otras cuentas.',
        },
        likeness: {
          pt: 'uma porta a construir para cada cliente, com regras próprias, que se abre com o crachá dele',
          en: 'a door to be built for each client, with rules of its own, which opens to the client’s badge',
          es: 'una puerta por construir para cada cliente, con reglas propias, que se abre con la credencial de este',
        },
        tell: {
          pt: 'Muitos leitores do mesmo bucket, cada um com as suas regras: access points. Só contas autorizadas podem ler: uma política de bucket, que dá o acesso ou o delega a access points. Objetos que o programa de cada leitor copia a um bucket da própria conta: acesso pela política do bucket, sem assumir uma função de outra conta. Volume grande, nada copiado antes que um leitor o peça: permissões sobre o bucket que já existe. Centenas de leitores com a regra de cada um em documento separado: um access point ou uma função do IAM por leitor.',
          en: 'Many readers of the same bucket, each with rules of its own: access points. Only authorized accounts read the bucket: a bucket policy, which grants the access or delegates it to access points. Objects that each reader’s program copies to a bucket in its own account: access through the bucket policy, without assuming a role of another account. A large volume, nothing copied before a reader asks for it: permissions on the bucket that exists. Hundreds of readers with the rule of each in a separate document: an access point or an IAM role for each reader.',
          es: 'Muchos lectores del mismo bucket, cada uno con sus reglas: access points. Solo cuentas autorizadas pueden leer: una política de bucket, que da el acceso o lo delega a access points. Objetos que el programa de cada lector copia a un bucket de su propia cuenta: acceso por la política del bucket, sin asumir un rol de otra cuenta. Volumen grande, nada copiado antes de que un lector lo pida: permisos sobre el bucket que ya existe. Cientos de lectores con la regla de cada uno en un documento separado: un access point o un rol de IAM por lector.',
        },
      },
      {
        id: 'role',
        uses: [],
        popularity: 4,
        source: docs('IAM/latest/UserGuide/tutorial_cross-account-with-roles.html'),
        text: {
          pt: 'Uma função do IAM que as outras contas assumem',
          en: 'An IAM role that the other accounts assume',
          es: 'Un rol de IAM que asumen las otras cuentas',
        },
        action: {
          pt: 'Criar na conta do bucket uma função do IAM para cada leitor e permitir que a conta desse leitor a assuma.',
          en: 'Create an IAM role in the account of the bucket for each reader and allow that reader’s account to assume it.',
          es: 'Crear en la cuenta del bucket un rol de IAM para cada lector y permitir que la cuenta de ese lector lo asuma.',
        },
        why: {
          pt: 'Uma função na conta do bucket dá credenciais temporárias a quem a assume, com as permissões desta conta, para o S3 e outros serviços.',
          en: 'A role in the account of the bucket gives temporary credentials to whoever assumes it, with the permissions of this account, for S3 and other services.',
          es: 'Un rol en la cuenta del bucket da credenciales temporales a quien lo asume, con los permisos de esta cuenta, para S3 y otros servicios.',
        },
        likeness: {
          pt: 'um passe para cada cliente, que vence em horas e vale no nosso arquivo, mas não na casa dele',
          en: 'a pass for each client, which expires in hours and opens our archive, but nothing back home',
          es: 'un pase para cada cliente, que vence en horas y vale en nuestro archivo, pero no en su casa',
        },
        tell: {
          pt: 'Programas que também consultam uma tabela da conta do bucket: uma função do IAM, que alcança vários serviços. Nenhuma chave de acesso de longo prazo entregue aos leitores: funções, com credenciais temporárias, ou cópias. Volume grande, nada copiado antes que um leitor o peça: permissões sobre o bucket que já existe. Centenas de leitores com a regra de cada um em documento separado: um access point ou uma função do IAM por leitor.',
          en: 'Programs that also query a table in the account of the bucket: an IAM role, which reaches several services. No long-term access keys handed to the readers: roles, with temporary credentials, or copies. A large volume, nothing copied before a reader asks for it: permissions on the bucket that exists. Hundreds of readers with the rule of each in a separate document: an access point or an IAM role for each reader.',
          es: 'Programas que también consultan una tabla de la cuenta del bucket: un rol de IAM, que alcanza varios servicios. Ninguna clave de acceso de largo plazo entregada a los lectores: roles, con credenciales temporales, o copias. Volumen grande, nada copiado antes de que un lector lo pida: permisos sobre el bucket que ya existe. Cientos de lectores con la regla de cada uno en un documento separado: un access point o un rol de IAM por lector.',
        },
      },
      {
        id: 'copies',
        uses: [],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/replication.html'),
        text: {
          pt: 'Réplicas dos objetos em um bucket por conta',
          en: 'Replicas of the objects in a bucket per account',
          es: 'Réplicas de los objetos en un bucket por cuenta',
        },
        action: {
          pt: 'Ativar o versionamento, criar um bucket na conta de cada leitor e regras de replicação do Amazon S3 que troquem o dono das réplicas e executar uma vez o S3 Batch Replication.',
          en: 'Enable versioning, create a bucket in each reader’s account and Amazon S3 replication rules that change the owner of the replicas and run S3 Batch Replication once.',
          es: 'Activar el versionamiento, crear un bucket en la cuenta de cada lector y reglas de replicación de Amazon S3 que cambien el dueño de las réplicas y ejecutar una vez S3 Batch Replication.',
        },
        why: {
          pt: 'Com a replicação, cada conta tem em geral em minutos a sua cópia, que paga e controla, mesmo que a original mude de regras.',
          en: 'With replication, each account has its copy, in general within minutes, which it pays for and controls, even if the original changes its rules.',
          es: 'Con la replicación, cada cuenta tiene en general en minutos su copia, que paga y controla, aunque la original cambie sus reglas.',
        },
        likeness: {
          pt: 'um jogo de mapas copiado de antemão para cada casa, que fica com o cliente se o arquivo fechar',
          en: 'a set of maps copied beforehand into each house, which the client keeps if the archive closes',
          es: 'un juego de mapas copiado de antemano en cada casa, que el cliente conserva si el archivo cierra',
        },
        tell: {
          pt: 'Quem lê mantém os dados se a conta de origem os apagar: replicação para um bucket seu.',
          en: 'The reader keeps the data if the source account deletes it: replication to its own bucket.',
          es: 'Quien lee conserva los datos si la cuenta de origen los borra: replicación a un bucket propio.',
        },
      },
      {
        id: 'users',
        uses: [],
        popularity: 3,
        source: docs('IAM/latest/UserGuide/best-practices.html'),
        text: {
          pt: 'Usuários do IAM com chaves, um por leitor',
          en: 'IAM users with keys, one for each reader',
          es: 'Usuarios de IAM con claves, uno por lector',
        },
        action: {
          pt: 'Criar na conta do bucket um usuário do IAM por leitor, com a política de que ele precisa, e entregar a cada um as chaves de acesso.',
          en: 'Create in the account of the bucket one IAM user per reader, with the policy that it needs, and hand the access keys to each of them.',
          es: 'Crear en la cuenta del bucket un usuario de IAM por lector, con la política que necesita, y entregar a cada uno las claves de acceso.',
        },
        why: {
          pt: 'Um usuário do IAM age na conta do bucket com chaves que valem até alguém as desativar.',
          en: 'An IAM user acts in the account of the bucket with keys that are valid until somebody deactivates them.',
          es: 'Un usuario de IAM actúa en la cuenta del bucket con claves que valen hasta que alguien las desactive.',
        },
        likeness: {
          pt: 'uma cópia da chave para cada cliente, que abre estantes e fichários até que alguém troque a fechadura',
          en: 'a copy of the key for each client, which opens shelves and card index until somebody changes the lock',
          es: 'una copia de la llave para cada cliente, que abre estantes y ficheros hasta que alguien cambie la cerradura',
        },
        tell: {
          pt: 'Credenciais de longo prazo: só onde nenhuma função serve.',
          en: 'Long-term credentials: only where no role serves.',
          es: 'Credenciales de largo plazo: solo donde ningún rol sirve.',
        },
        neverRight: true,
      },
      {
        id: 'task',
        uses: ['DataSync'],
        popularity: 2,
        source: docs('datasync/latest/userguide/tutorial_s3-s3-cross-account-transfer.html'),
        text: {
          pt: 'Tarefas diárias de cópia do AWS DataSync',
          en: 'Daily copy tasks of AWS DataSync',
          es: 'Tareas diarias de copia de AWS DataSync',
        },
        action: {
          pt: 'Criar para cada leitor uma tarefa diária do AWS DataSync que copie os objetos novos para um bucket da conta dele.',
          en: 'Create for each reader a daily AWS DataSync task that copies the new objects to a bucket in the account of that reader.',
          es: 'Crear para cada lector una tarea diaria de AWS DataSync que copie los objetos nuevos a un bucket de la cuenta de ese lector.',
        },
        why: {
          pt: 'O DataSync copia na hora marcada o que mudou, e a cópia fica com o leitor.',
          en: 'DataSync copies at the set hour what has changed, and the copy stays with the reader.',
          es: 'DataSync copia a la hora fijada lo que cambió, y la copia queda con el lector.',
        },
        likeness: {
          pt: 'o carro que uma vez por dia leva a cada casa cópias dos mapas novos, que ficam lá',
          en: 'the van that once a day takes copies of the new maps to each house, where they stay',
          es: 'el coche que una vez al día lleva a cada casa copias de los mapas nuevos, que quedan allí',
        },
        tell: {
          pt: 'Cópias em hora marcada: DataSync.',
          en: 'Copies at a set hour: DataSync.',
          es: 'Copias a una hora fijada: DataSync.',
        },
        neverRight: true,
      },
      {
        id: 'public',
        uses: [],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/access-control-block-public-access.html'),
        text: {
          pt: 'Acesso público com nomes difíceis de adivinhar',
          en: 'Public access with names that are hard to guess',
          es: 'Acceso público con nombres difíciles de adivinar',
        },
        action: {
          pt: 'Desligar o S3 Block Public Access, permitir leitura pública na política do bucket e nomear os objetos com identificadores aleatórios.',
          en: 'Turn off S3 Block Public Access, allow public read in the bucket policy and name the objects with random identifiers.',
          es: 'Desactivar S3 Block Public Access, permitir la lectura pública en la política del bucket y nombrar los objetos con identificadores aleatorios.',
        },
        why: {
          pt: 'A leitura pública entrega um objeto a qualquer pessoa que tenha o endereço.',
          en: 'Public read gives an object to anybody who has the address.',
          es: 'La lectura pública entrega un objeto a cualquier persona que tenga la dirección.',
        },
        likeness: {
          pt: 'o arquivo aberto a qualquer um, só com números esquisitos nas gavetas, que o dono pode esvaziar',
          en: 'the archive open to anyone, with nothing but odd numbers on drawers that its owner can empty',
          es: 'el archivo abierto a cualquiera, solo con números raros en los cajones, que el dueño puede vaciar',
        },
        tell: {
          pt: 'Conteúdo feito para todos: leitura pública.',
          en: 'Content made for everybody: public read.',
          es: 'Contenido hecho para todos: lectura pública.',
        },
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'known',
        text: {
          pt: 'A política da empresa mantém o S3 Block Public Access ativado, e só as contas autorizadas podem ler.',
          en: 'Company policy keeps S3 Block Public Access turned on, and only the authorized accounts may read.',
          es: 'La política de la empresa mantiene activado el Bloqueo de acceso público de S3, y solo las cuentas autorizadas pueden leer.',
        },
        fits: ['task', 'policy', 'points', 'role', 'copies'],
        rulesOut: {
          public: {
            pt: 'O S3 Block Public Access impede a leitura pública, que serviria a qualquer pessoa.',
            en: 'S3 Block Public Access prevents public read, which would serve anybody.',
            es: 'S3 Block Public Access impide la lectura pública, que serviría a cualquier persona.',
          },
        },
      },
      {
        id: 'one-copy',
        text: {
          pt: 'O volume é grande, e nada deve ser copiado antes que um leitor o peça.',
          en: 'The volume is large, and nothing may be copied before a reader asks for it.',
          es: 'El volumen es grande, y nada debe copiarse antes de que un lector lo pida.',
        },
        fits: ['users', 'policy', 'points', 'role', 'public'],
        rulesOut: {
          task: {
            pt: 'A tarefa copia todos os objetos novos, mesmo os que nenhum leitor pediu.',
            en: 'The task copies all new objects, even those that no reader has asked for.',
            es: 'La tarea copia todos los objetos nuevos, incluso los que ningún lector pidió.',
          },
          copies: {
            pt: 'A replicação copia todos os objetos das suas regras, mesmo os que nenhum leitor pediu.',
            en: 'Replication copies all objects of its rules, even those that no reader has asked for.',
            es: 'La replicación copia todos los objetos de sus reglas, incluso los que ningún lector pidió.',
          },
        },
      },
      {
        id: 'own-rules',
        text: {
          pt: 'Com novos contratos, os leitores chegarão a centenas, com prefixos próprios, cada um com a sua regra em um documento separado.',
          en: 'New agreements will bring hundreds of readers with prefixes of their own, each with its rule in a separate document.',
          es: 'Con nuevos contratos, los lectores llegarán a cientos, con prefijos propios, cada uno con su regla en un documento separado.',
        },
        fits: ['users', 'points', 'role'],
        rulesOut: {
          copies: {
            pt: 'As regras de replicação de um bucket ficam todas em uma só configuração.',
            en: 'The replication rules of a bucket are all in one configuration.',
            es: 'Las reglas de replicación de un bucket están todas en una sola configuración.',
          },
          policy: {
            pt: 'Uma bucket policy é um só documento, de no máximo 20 KB, com as regras de todos.',
            en: 'A bucket policy is a single document, of 20 KB at most, with the rules of all.',
            es: 'Una bucket policy es un solo documento, de 20 KB como máximo, con las reglas de todos.',
          },
          public: {
            pt: 'A leitura pública é a mesma para todos, sem regra por leitor.',
            en: 'Public read is the same for everybody, with no rule per reader.',
            es: 'La lectura pública es la misma para todos, sin regla por lector.',
          },
        },
      },
      {
        id: 'keep-own',
        text: {
          pt: 'O programa de cada leitor copia os objetos, sem baixá-los, para um bucket da própria conta, que não aceita credenciais de outras contas.',
          en: 'Each reader’s program copies the objects, without downloading them, to a bucket in its own account, which accepts no credentials from other accounts.',
          es: 'El programa de cada lector copia los objetos, sin descargarlos, a un bucket de su propia cuenta, que no acepta credenciales de otras cuentas.',
        },
        fits: ['policy', 'points', 'copies', 'public'],
        rulesOut: {
          role: {
            pt: 'Ao assumir a função, o programa age com a credencial da conta do bucket, que não grava no bucket do leitor.',
            en: 'With the role assumed, the program acts with a credential of the bucket’s account, which cannot write to the reader’s bucket.',
            es: 'Al asumir el rol, el programa actúa con la credencial de la cuenta del bucket, que no escribe en el bucket del lector.',
          },
        },
      },
      {
        id: 'also-table',
        text: {
          pt: 'Os mesmos programas também consultam uma tabela do Amazon DynamoDB da conta do bucket, com a mesma permissão.',
          en: 'The same programs also query an Amazon DynamoDB table in the account of the bucket, under the same permission.',
          es: 'Los mismos programas también consultan una tabla de Amazon DynamoDB de la cuenta del bucket, con el mismo permiso.',
        },
        fits: ['users', 'role'],
        rulesOut: {
          public: {
            pt: 'A leitura pública do bucket não alcança a tabela.',
            en: 'Public read of the bucket does not reach the table.',
            es: 'La lectura pública del bucket no alcanza la tabla.',
          },
          task: {
            pt: 'A tarefa do DataSync copia objetos e não alcança a tabela.',
            en: 'The DataSync task copies objects and does not reach the table.',
            es: 'La tarea de DataSync copia objetos y no alcanza la tabla.',
          },
          policy: {
            pt: 'Uma política de bucket vale só para o bucket e não alcança a tabela.',
            en: 'A bucket policy applies only to the bucket and does not reach the table.',
            es: 'Una política de bucket vale solo para el bucket y no alcanza la tabla.',
          },
          points: {
            pt: 'Um access point só vale para os objetos do bucket.',
            en: 'An access point applies only to objects of the bucket.',
            es: 'Un access point solo vale para los objetos del bucket.',
          },
          copies: {
            pt: 'A replicação leva só objetos do S3, e a tabela ficaria sem acesso.',
            en: 'Replication takes only S3 objects, and the table would stay out of reach.',
            es: 'La replicación lleva solo objetos de S3, y la tabla quedaría sin acceso.',
          },
        },
      },
      {
        id: 'survive',
        text: {
          pt: 'Por contrato, quem lê deve manter os dados mesmo que a conta de origem os apague ou retire o acesso.',
          en: 'By contract, readers must keep the data even if the source account deletes it or withdraws access.',
          es: 'Por contrato, quien lee debe conservar los datos aunque la cuenta de origen los borre o retire el acceso.',
        },
        fits: ['task', 'copies'],
        rulesOut: {
          public: {
            pt: 'A leitura pública mostra os objetos da origem, que ela pode apagar.',
            en: 'Public read shows the objects of the source, which it can delete.',
            es: 'La lectura pública muestra los objetos del origen, que este puede borrar.',
          },
          users: {
            pt: 'O usuário lê os objetos da origem, que ela pode apagar.',
            en: 'The user reads the objects of the source, which it can delete.',
            es: 'El usuario lee los objetos del origen, que este puede borrar.',
          },
          policy: {
            pt: 'Com a bucket policy, só há os objetos da origem, que ela pode apagar.',
            en: 'With the bucket policy there are only the objects of the source, which it can delete.',
            es: 'Con la bucket policy solo existen los objetos del origen, que este puede borrar.',
          },
          points: {
            pt: 'O access point mostra os objetos da origem, que ela pode apagar.',
            en: 'The access point shows the objects of the source, which it can delete.',
            es: 'El access point muestra los objetos del origen, que este puede borrar.',
          },
          role: {
            pt: 'A função dá acesso aos objetos da origem, que ela pode apagar.',
            en: 'The role gives access to the objects of the source, which it can delete.',
            es: 'El rol da acceso a los objetos del origen, que este puede borrar.',
          },
        },
      },
      {
        id: 'no-keys',
        text: {
          pt: 'Nenhuma chave de acesso de longo prazo pode ser entregue aos leitores.',
          en: 'No long-term access keys may be handed to the readers.',
          es: 'No se pueden entregar claves de acceso de largo plazo a los lectores.',
        },
        fits: ['policy', 'points', 'role', 'copies', 'public', 'task'],
        rulesOut: {
          users: {
            pt: 'O usuário do IAM trabalha com chaves de acesso de longo prazo, que o leitor recebe.',
            en: 'The IAM user works with long-term access keys, which the reader receives.',
            es: 'El usuario de IAM trabaja con claves de acceso de largo plazo, que el lector recibe.',
          },
        },
      },
      {
        id: 'fresh',
        text: {
          pt: 'Em geral, cada objeto novo deve poder ser lido menos de uma hora depois.',
          en: 'In general, each new object must be readable less than an hour later.',
          es: 'En general, cada objeto nuevo debe poder leerse menos de una hora después.',
        },
        fits: ['policy', 'points', 'role', 'copies', 'public', 'users'],
        rulesOut: {
          task: {
            pt: 'A tarefa do DataSync copia uma vez por dia, e o objeto novo espera por ela.',
            en: 'The DataSync task copies once a day, and a new object waits for it.',
            es: 'La tarea de DataSync copia una vez al día, y el objeto nuevo la espera.',
          },
        },
      },
      {
        id: 'least-overhead',
        notWith: ['own-rules', 'also-table', 'survive'],
        fits: ['policy', 'public'],
        rulesOut: {
          users: {
            pt: 'Um usuário por leitor dá chaves de acesso a entregar, guardar e trocar.',
            en: 'One user per reader means access keys to hand over, guard and rotate.',
            es: 'Un usuario por lector da claves de acceso que entregar, guardar y rotar.',
          },
          task: {
            pt: 'Uma tarefa e um bucket por leitor dão mais a manter do que um só documento.',
            en: 'One task and one bucket per reader are more to maintain than one document.',
            es: 'Una tarea y un bucket por lector dan más que mantener que un solo documento.',
          },
          points: {
            pt: 'Um access point por leitor, com política própria, dá mais a criar e manter do que um só documento.',
            en: 'One access point per reader, with its own policy, is more to create and maintain than one document.',
            es: 'Un access point por lector, con su política, es más para crear y mantener que un solo documento.',
          },
          role: {
            pt: 'É preciso criar uma função do IAM por leitor e alterar cada programa para assumi-la.',
            en: 'One role per reader has to be created, and each program has to be changed to assume it.',
            es: 'Hay que crear un rol por lector y cambiar cada programa para que lo asuma.',
          },
          copies: {
            pt: 'As réplicas exigem um bucket e regras a manter em cada conta.',
            en: 'Replicas mean a bucket and rules to maintain in each account.',
            es: 'Las réplicas exigen un bucket y reglas que mantener en cada cuenta.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
      },
    ],
    ask: { pt: 'Como dar o acesso?', en: 'How should access be given?', es: '¿Cómo dar el acceso?' },
  },
];
