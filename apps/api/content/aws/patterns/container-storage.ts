import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const containerStorage: readonly Pattern[] = [
  {
    id: 'container-storage',
    exams: { 'saa-c03': { domain: 'performance', topic: 'storage-performance' } },
    scene: {
      pt: 'Pense em cada tarefa como alguém que aluga uma mesa num escritório, em que os arquivos são os seus papéis.',
      en: 'Think of each task as someone who rents a desk in an office, where the files are that person’s papers.',
      es: 'Piensa en cada tarea como alguien que alquila una mesa en una oficina, donde los archivos son sus papeles.',
    },
    situations: [
      {
        id: 'video-tasks',
        text: {
          pt: 'Uma produtora converte vídeos em tarefas do Amazon ECS e precisa dar a elas um lugar para arquivos de trabalho.',
          en: 'A producer converts videos in Amazon ECS tasks and needs storage for their working files.',
          es: 'Una productora convierte videos en tareas de Amazon ECS y necesita darles un lugar para archivos de trabajo.',
        },
        today: {
          pt: 'São até 200 tarefas, que hoje dividem um disco cheio de um servidor antigo. Um arquiteto de soluções deve escolher o armazenamento.',
          en: 'There are up to 200 tasks, which share a full disk of an old server today. A solutions architect must choose the storage.',
          es: 'Son hasta 200 tareas, que hoy comparten un disco lleno de un servidor antiguo. Un arquitecto de soluciones debe elegir el almacenamiento.',
        },
      },
      {
        id: 'cms-tasks',
        text: {
          pt: 'Uma editora executa o seu gerenciador de conteúdo em tarefas do Amazon ECS, que gravam arquivos enquanto trabalham.',
          en: 'A publisher runs its content management system in Amazon ECS tasks, which write files as they work.',
          es: 'Una editorial ejecuta su gestor de contenidos en tareas de Amazon ECS, que escriben archivos mientras trabajan.',
        },
        today: {
          pt: 'Os contêineres vieram de um servidor Linux com discos locais. A editora quer rever o armazenamento antes de crescer.',
          en: 'The containers came from a Linux server with local disks. The publisher wants to review their storage before it grows.',
          es: 'Los contenedores vinieron de un servidor Linux con discos locales. La editorial quiere revisar el almacenamiento antes de crecer.',
        },
      },
      {
        id: 'index-tasks',
        text: {
          pt: 'Um buscador de vagas monta índices em tarefas do Amazon ECS, que leem e gravam muitos arquivos.',
          en: 'A job search site builds indexes in Amazon ECS tasks, which read and write many files.',
          es: 'Un buscador de empleos arma índices en tareas de Amazon ECS, que leen y escriben muchos archivos.',
        },
        today: {
          pt: 'Cada índice leva duas horas, e as tarefas são substituídas várias vezes por dia. Os arquitetos definem onde os arquivos ficam.',
          en: 'Each index takes two hours, and the tasks are replaced several times a day. The architects must decide where the files stay.',
          es: 'Cada índice tarda dos horas, y las tareas se reemplazan varias veces al día. Los arquitectos definen dónde quedan los archivos.',
        },
      },
    ],
    candidates: [
      {
        id: 'ephemeral',
        uses: [],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/fargate-task-storage.html'),
        text: {
          pt: 'O armazenamento efêmero da tarefa no Fargate',
          en: 'The ephemeral storage of the task on Fargate',
          es: 'El almacenamiento efímero de la tarea en Fargate',
        },
        action: {
          pt: 'Executar as tarefas no AWS Fargate e usar o armazenamento efêmero, do tamanho dado na definição de tarefa.',
          en: 'Run the tasks on AWS Fargate and use ephemeral storage of the size set in the task definition.',
          es: 'Ejecutar las tareas en AWS Fargate y usar el almacenamiento efímero, del tamaño fijado en la definición de tarea.',
        },
        why: {
          pt: 'O armazenamento efêmero do Fargate vai de 20 a 200 GiB por tarefa, comum aos seus contêineres, e some com ela.',
          en: 'The ephemeral storage of Fargate goes from 20 to 200 GiB per task, shared by its containers, and goes away with it.',
          es: 'El almacenamiento efímero de Fargate va de 20 a 200 GiB por tarea, común a sus contenedores, y desaparece con ella.',
        },
        likeness: {
          pt: 'a gaveta pequena que vem de graça com cada mesa alugada, só do seu ocupante, esvaziada quando ele sai',
          en: 'the small drawer that comes free with each rented desk, for its user alone, emptied when he leaves',
          es: 'el cajón pequeño que viene gratis con cada mesa alquilada, solo para su ocupante, vaciado cuando se va',
        },
        tell: {
          pt: 'Rascunho pequeno de uma tarefa: armazenamento efêmero. Arquivos temporários, sem pagar por outro serviço de armazenamento: o armazenamento efêmero do Fargate. O que a tarefa grava apagado automaticamente quando ela termina: EBS criado com a tarefa, ou armazenamento efêmero. Equipe que não vai administrar instâncias para os contêineres: Fargate.',
          en: 'Small scratch files of one task: ephemeral storage. Temporary files, without paying for another storage service: the ephemeral storage of Fargate. What a task writes deleted automatically when it ends: an EBS volume created with the task, or ephemeral storage. A team that is not going to manage instances for the containers: Fargate.',
          es: 'Archivos temporales pequeños de una tarea: almacenamiento efímero. Archivos temporales, sin pagar por otro servicio de almacenamiento: el almacenamiento efímero de Fargate. Lo que la tarea escribe borrado automáticamente cuando termina: EBS creado con la tarea, o almacenamiento efímero. Equipo que no va a administrar instancias para los contenedores: Fargate.',
        },
      },
      {
        id: 'efs',
        uses: ['EFS'],
        popularity: 5,
        source: docs('AmazonECS/latest/developerguide/efs-volumes.html'),
        text: {
          pt: 'Um volume do Amazon EFS nas tarefas',
          en: 'An Amazon EFS volume in the tasks',
          es: 'Un volumen de Amazon EFS en las tareas',
        },
        action: {
          pt: 'Executar as tarefas no AWS Fargate e declarar na definição de tarefa um volume do Amazon EFS.',
          en: 'Run the tasks on AWS Fargate and declare an Amazon EFS volume in the task definition.',
          es: 'Ejecutar las tareas en AWS Fargate y declarar en la definición de tarea un volumen de Amazon EFS.',
        },
        why: {
          pt: 'O EFS é montado por todas as tarefas de todas as zonas, cresce sozinho e fica quando elas acabam.',
          en: 'EFS is mounted by all tasks in all zones, grows automatically and stays when they end.',
          es: 'EFS lo montan todas las tareas de todas las zonas, crece solo y queda cuando terminan.',
        },
        likeness: {
          pt: 'o armário pago do corredor, comum a todos, onde um papel se corrige no lugar e tudo fica',
          en: 'the paid cabinet down the hall, common to all, where papers are corrected in place and everything stays',
          es: 'el armario pagado del pasillo, común a todos, donde un papel se corrige allí mismo y todo queda',
        },
        tell: {
          pt: 'Arquivos comuns a tarefas, que ficam depois delas: EFS. Programa que altera partes de arquivos abertos e usa travas: um sistema de arquivos montado na tarefa, como o EFS. Arquivos que todas as tarefas devem ver, nas duas zonas: EFS ou S3, que são regionais. Equipe que não vai administrar instâncias para os contêineres: Fargate. Arquivos que a tarefa substituta deve encontrar em qualquer zona: um armazenamento regional, que sobrevive à tarefa.',
          en: 'Files that tasks share and that outlive them: EFS. A program that changes parts of open files and uses locks: a file system mounted in the task, such as EFS. Files that all tasks must see, in two zones: EFS or S3, which are Regional. A team that is not going to manage instances for the containers: Fargate. Files that the task that replaces another must find, in any zone: Regional storage, which outlives the task.',
          es: 'Archivos comunes a tareas, que quedan después de ellas: EFS. Programa que modifica partes de archivos abiertos y usa bloqueos: un sistema de archivos montado en la tarea, como EFS. Archivos que todas las tareas deben ver, en dos zonas: EFS o S3, que son regionales. Equipo que no va a administrar instancias para los contenedores: Fargate. Archivos que la tarea que reemplaza a otra debe encontrar, en cualquier zona: un almacenamiento regional, que sobrevive a la tarea.',
        },
      },
      {
        id: 'ebs',
        uses: ['EBS'],
        popularity: 3,
        source: docs('AmazonECS/latest/developerguide/ebs-volumes.html'),
        text: {
          pt: 'Um volume do Amazon EBS por tarefa',
          en: 'An Amazon EBS volume for each task',
          es: 'Un volumen de Amazon EBS por tarea',
        },
        action: {
          pt: 'Executar as tarefas no AWS Fargate com um volume gp3 do Amazon EBS, de 16.000 IOPS, criado na implantação de cada tarefa.',
          en: 'Run the tasks on AWS Fargate with an Amazon EBS gp3 volume of 16,000 IOPS, created when each task is deployed.',
          es: 'Ejecutar las tareas en AWS Fargate con un volumen gp3 de Amazon EBS, de 16.000 IOPS, creado en el despliegue de cada tarea.',
        },
        why: {
          pt: 'O ECS cria, anexa e exclui um volume do EBS por tarefa, de terabytes e milhares de IOPS, só para ela.',
          en: 'ECS creates, attaches and deletes an EBS volume for each task, of terabytes and thousands of IOPS, for that task alone.',
          es: 'ECS crea, adjunta y elimina un volumen de EBS por tarea, de terabytes y miles de IOPS, solo para ella.',
        },
        likeness: {
          pt: 'o armário grande e veloz alugado com cada mesa, só do seu ocupante, retirado quando ele sai',
          en: 'the big, fast cabinet rented with each desk, for its user alone, removed when he leaves',
          es: 'el armario grande y veloz alquilado con cada mesa, solo para su ocupante, retirado cuando se va',
        },
        tell: {
          pt: 'Tarefa com 1 TB de arquivos próprios: um volume do EBS por tarefa. Armazenamento em blocos com leituras e escritas aleatórias em cada tarefa: um volume do EBS por tarefa. O que a tarefa grava apagado automaticamente quando ela termina: EBS criado com a tarefa, ou armazenamento efêmero. Equipe que não vai administrar instâncias para os contêineres: Fargate.',
          en: 'A task with 1 TB of files of its own: an EBS volume for each task. Block storage with random reads and writes in each task: an EBS volume for each task. What a task writes deleted automatically when it ends: an EBS volume created with the task, or ephemeral storage. A team that is not going to manage instances for the containers: Fargate.',
          es: 'Tarea con 1 TB de archivos propios: un volumen de EBS por tarea. Almacenamiento en bloques con lecturas y escrituras aleatorias en cada tarea: un volumen de EBS por tarea. Lo que la tarea escribe borrado automáticamente cuando termina: EBS creado con la tarea, o almacenamiento efímero. Equipo que no va a administrar instancias para los contenedores: Fargate.',
        },
      },
      {
        id: 's3',
        uses: ['S3'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/Welcome.html'),
        text: {
          pt: 'Objetos do Amazon S3, pelo SDK',
          en: 'Objects in Amazon S3, by the SDK',
          es: 'Objetos de Amazon S3, por el SDK',
        },
        action: {
          pt: 'Executar as tarefas no AWS Fargate e ler e gravar os arquivos como objetos do Amazon S3, com o SDK.',
          en: 'Run the tasks on AWS Fargate and read and write the files as Amazon S3 objects, with the SDK.',
          es: 'Ejecutar las tareas en AWS Fargate y leer y escribir los archivos como objetos de Amazon S3, con el SDK.',
        },
        why: {
          pt: 'O S3 guarda objetos sem limite, comuns a todas as tarefas e a outros sistemas, pelo menor preço por gigabyte.',
          en: 'S3 keeps objects without limit, shared by all tasks and other systems, at the lowest price per gigabyte.',
          es: 'S3 guarda objetos sin límite, comunes a todas las tareas y a otros sistemas, al menor precio por gigabyte.',
        },
        likeness: {
          pt: 'o depósito pago e sem fim, comum a todos, onde um papel nunca se corrige, só se troca inteiro',
          en: 'the endless paid storehouse, common to all, where a paper is never corrected, only replaced whole',
          es: 'el depósito pagado y sin fin, común a todos, donde un papel no se corrige, solo se cambia entero',
        },
        tell: {
          pt: 'Resultados inteiros lidos por vários sistemas: S3. Arquivos que todas as tarefas devem ver, nas duas zonas: EFS ou S3, que são regionais. Equipe que não vai administrar instâncias para os contêineres: Fargate. Arquivos que a tarefa substituta deve encontrar em qualquer zona: um armazenamento regional, que sobrevive à tarefa.',
          en: 'Whole results read by several systems: S3. Files that all tasks must see, in two zones: EFS or S3, which are Regional. A team that is not going to manage instances for the containers: Fargate. Files that the task that replaces another must find, in any zone: Regional storage, which outlives the task.',
          es: 'Resultados completos leídos por varios sistemas: S3. Archivos que todas las tareas deben ver, en dos zonas: EFS o S3, que son regionales. Equipo que no va a administrar instancias para los contenedores: Fargate. Archivos que la tarea que reemplaza a otra debe encontrar, en cualquier zona: un almacenamiento regional, que sobrevive a la tarea.',
        },
      },
      {
        id: 'host',
        uses: [],
        popularity: 3,
        source: docs('AmazonECS/latest/developerguide/bind-mounts.html'),
        text: {
          pt: 'O disco local de instâncias do EC2',
          en: 'The local disk of EC2 instances',
          es: 'El disco local de instancias de EC2',
        },
        action: {
          pt: 'Executar as tarefas em instâncias do Amazon EC2 com NVMe local e montar nelas um diretório do host.',
          en: 'Run the tasks on Amazon EC2 instances with local NVMe and mount a directory of the host in them.',
          es: 'Ejecutar las tareas en instancias de Amazon EC2 con NVMe local y montar en ellas un directorio del host.',
        },
        why: {
          pt: 'O NVMe local dá centenas de milhares de IOPS sem outra cobrança, em instâncias que a equipe administra, e some com elas.',
          en: 'Local NVMe gives hundreds of thousands of IOPS without another charge, on instances that the team manages, and goes away with them.',
          es: 'El NVMe local da cientos de miles de IOPS sin otro cobro, en instancias que administra el equipo, y desaparece con ellas.',
        },
        likeness: {
          pt: 'a gaveta muito veloz de uma sala alugada aos seus cuidados, comum só ali, onde os papéis ficam',
          en: 'the very fast drawer in a room that you rent and look after, shared only there, where papers stay',
          es: 'el cajón muy veloz de una sala alquilada a tu cuidado, común solo allí, donde los papeles quedan',
        },
        tell: {
          pt: 'Rascunho com o máximo de IOPS: disco local do host. Leituras e escritas aleatórias em blocos, sem pagar por outro serviço: o NVMe local do host.',
          en: 'Scratch files with the most IOPS: the local disk of the host. Random reads and writes in block storage, without paying for another service: the local NVMe of the host.',
          es: 'Archivos temporales con el máximo de IOPS: disco local del host. Lecturas y escrituras aleatorias en bloques, sin pagar por otro servicio: el NVMe local del host.',
        },
      },
    ],
    constraints: [
      {
        id: 'shared',
        text: {
          pt: 'Todas as tarefas, em duas zonas, devem ver os mesmos arquivos.',
          en: 'All tasks, in two zones, must see the same files.',
          es: 'Todas las tareas, en dos zonas, deben ver los mismos archivos.',
        },
        fits: ['efs', 's3'],
        rulesOut: {
          ephemeral: {
            pt: 'O armazenamento efêmero pertence a uma só tarefa, e as outras não o veem.',
            en: 'Ephemeral storage belongs to a single task, and the others do not see it.',
            es: 'El almacenamiento efímero pertenece a una sola tarea, y las otras no lo ven.',
          },
          ebs: {
            pt: 'O volume do EBS é ligado a uma só tarefa, e as outras não o veem.',
            en: 'The EBS volume is attached to a single task, and the others do not see it.',
            es: 'El volumen de EBS se conecta a una sola tarea, y las otras no lo ven.',
          },
          host: {
            pt: 'O diretório do host só é visto pelas tarefas daquela instância.',
            en: 'The host directory is seen only by the tasks of that instance.',
            es: 'El directorio del host solo lo ven las tareas de esa instancia.',
          },
        },
      },
      {
        id: 'no-instances',
        text: {
          pt: 'A equipe é pequena e não vai administrar instâncias para os contêineres.',
          en: 'The team is small and is not going to manage instances for the containers.',
          es: 'El equipo es pequeño y no va a administrar instancias para los contenedores.',
        },
        fits: ['ephemeral', 'efs', 'ebs', 's3'],
        rulesOut: {
          host: {
            pt: 'O disco local pede instâncias do EC2 que a equipe administra.',
            en: 'The local disk needs EC2 instances that the team manages.',
            es: 'El disco local exige instancias de EC2 que administra el equipo.',
          },
        },
      },
      {
        id: 'terabyte',
        text: {
          pt: 'Cada tarefa trabalha sobre 1 TB de arquivos só dela.',
          en: 'Each task works on 1 TB of files of its own.',
          es: 'Cada tarea trabaja sobre 1 TB de archivos propios.',
        },
        fits: ['efs', 'ebs', 's3', 'host'],
        rulesOut: {
          ephemeral: {
            pt: 'O armazenamento efêmero vai até 200 GiB por tarefa, e cada uma precisa de 1 TB.',
            en: 'Ephemeral storage goes up to 200 GiB per task, and each needs 1 TB.',
            es: 'El almacenamiento efímero llega a 200 GiB por tarea, y cada una necesita 1 TB.',
          },
        },
      },
      {
        id: 'iops',
        text: {
          pt: 'O programa exige armazenamento em blocos, com 15 mil leituras e escritas aleatórias por segundo em cada tarefa.',
          en: 'The program demands block storage, with 15,000 random reads and writes a second in each task.',
          es: 'El programa exige almacenamiento en bloques, con 15.000 lecturas y escrituras aleatorias por segundo en cada tarea.',
        },
        fits: ['ebs', 'host'],
        rulesOut: {
          efs: {
            pt: 'O EFS é um sistema de arquivos em rede, não armazenamento em blocos.',
            en: 'EFS is a network file system, not block storage.',
            es: 'EFS es un sistema de archivos en red, no almacenamiento en bloques.',
          },
          s3: {
            pt: 'O S3 guarda objetos, lidos por API, e não os blocos que o programa exige.',
            en: 'S3 keeps objects, read by API, not the blocks that the program demands.',
            es: 'S3 guarda objetos, leídos por API, y no los bloques que el programa exige.',
          },
          ephemeral: {
            pt: 'O armazenamento efêmero é de bloco, mas não garante um número de IOPS.',
            en: 'Ephemeral storage is block storage but guarantees no number of IOPS.',
            es: 'El almacenamiento efímero es de bloques, pero no garantiza un número de IOPS.',
          },
        },
      },
      {
        id: 'in-place',
        text: {
          pt: 'O programa, de um fornecedor, altera partes de arquivos abertos e usa bloqueios, e o código não pode mudar.',
          en: 'The program, from a vendor, changes parts of open files and uses locks, and its code cannot be changed.',
          es: 'El programa, de un proveedor, modifica partes de archivos abiertos y usa bloqueos, y el código no puede cambiar.',
        },
        fits: ['ephemeral', 'efs', 'ebs', 'host'],
        rulesOut: {
          s3: {
            pt: 'No S3 um objeto é substituído inteiro, pela API, sem bloqueios.',
            en: 'In S3 an object is replaced as a whole, by API, without locks.',
            es: 'En S3 un objeto se reemplaza entero, por API, sin bloqueos.',
          },
        },
      },
      {
        id: 'outlives',
        notWith: ['gone'],
        text: {
          pt: 'A tarefa que substituir outra, em qualquer zona, deve achar os arquivos dela.',
          en: 'A task that replaces another, in any zone, must find its files.',
          es: 'La tarea que reemplace a otra, en cualquier zona, debe encontrar sus archivos.',
        },
        fits: ['efs', 's3'],
        rulesOut: {
          ephemeral: {
            pt: 'O armazenamento efêmero some com a tarefa, e a substituta não acha os arquivos.',
            en: 'Ephemeral storage goes away with the task, and its replacement does not find the files.',
            es: 'El almacenamiento efímero desaparece con la tarea, y la que la reemplaza no halla los archivos.',
          },
          ebs: {
            pt: 'O volume criado para a tarefa de um serviço é excluído com ela.',
            en: 'The volume created for a task of a service is deleted with it.',
            es: 'El volumen creado para la tarea de un servicio se elimina con ella.',
          },
          host: {
            pt: 'A nova tarefa pode cair em outra instância, sem aquele diretório.',
            en: 'The new task may land on another instance, without that directory.',
            es: 'La nueva tarea puede caer en otra instancia, sin ese directorio.',
          },
        },
      },
      {
        id: 'gone',
        notWith: ['shared'],
        text: {
          pt: 'Por contrato, o que uma tarefa gravar deve ser apagado automaticamente quando ela terminar.',
          en: 'By contract, what a task writes must be deleted automatically when it ends.',
          es: 'Por contrato, lo que una tarea escriba debe borrarse automáticamente cuando termine.',
        },
        fits: ['ephemeral', 'ebs'],
        rulesOut: {
          efs: {
            pt: 'O EFS guarda os arquivos depois da tarefa, até que alguém os apague.',
            en: 'EFS keeps the files after the task, until someone deletes them.',
            es: 'EFS guarda los archivos después de la tarea, hasta que alguien los borre.',
          },
          s3: {
            pt: 'O S3 guarda os objetos por pelo menos um dia até que uma regra os apague.',
            en: 'S3 keeps the objects for at least a day until a rule deletes them.',
            es: 'S3 guarda los objetos al menos un día hasta que una regla los borre.',
          },
          host: {
            pt: 'O diretório fica na instância depois da tarefa.',
            en: 'The directory stays on the instance after the task.',
            es: 'El directorio queda en la instancia después de la tarea.',
          },
        },
      },
      {
        id: 'no-volume-bill',
        notWith: ['terabyte', 'shared', 'outlives'],
        text: {
          pt: 'Os arquivos são temporários, 15 GB por tarefa, e a empresa não quer pagar por outro serviço de armazenamento.',
          en: 'The files are temporary, 15 GB per task, and the company does not want to pay for another storage service.',
          es: 'Los archivos son temporales, 15 GB por tarea, y la empresa no quiere pagar por otro servicio de almacenamiento.',
        },
        fits: ['ephemeral', 'host'],
        rulesOut: {
          efs: {
            pt: 'O EFS cobra por gigabyte guardado e transferido.',
            en: 'EFS charges per gigabyte stored and transferred.',
            es: 'EFS cobra por gigabyte guardado y transferido.',
          },
          ebs: {
            pt: 'O volume do EBS de cada tarefa é cobrado à parte.',
            en: 'The EBS volume of each task is charged separately.',
            es: 'El volumen de EBS de cada tarea se cobra aparte.',
          },
          s3: {
            pt: 'O S3 seria outro serviço na fatura, cobrado por armazenamento e por solicitação.',
            en: 'S3 would be another service on the bill, charged for storage and per request.',
            es: 'S3 sería otro servicio en la factura, cobrado por almacenamiento y por solicitud.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde os contêineres devem guardar esses arquivos?',
      en: 'Where should the containers keep these files?',
      es: '¿Dónde deben guardar los contenedores esos archivos?',
    },
  },
];
