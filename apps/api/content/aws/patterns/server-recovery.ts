import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const serverRecovery: readonly Pattern[] = [
  {
    id: 'server-recovery',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'disaster-recovery' } },
    scene: {
      pt: 'Pense no sistema como um cartório, em que cada máquina é uma sala, os dados são os livros e a AWS é outra cidade.',
      en: 'Think of the system as a records office, where each machine is a room, the data are the books and AWS is another town.',
      es: 'Piensa en el sistema como una oficina de registro, donde cada máquina es una sala, los datos son libros y AWS otra ciudad.',
    },
    situations: [
      {
        id: 'port',
        text: {
          pt: 'Um terminal portuário executa o seu sistema em 30 máquinas virtuais VMware do próprio data center e quer usar a AWS como local de recuperação se o data center parar.',
          en: 'A port terminal runs its system on 30 VMware virtual machines in its own data center and wants to use AWS as its second site if the data center stops.',
          es: 'Una terminal portuaria ejecuta su sistema en 30 máquinas virtuales VMware de su propio centro de datos y quiere usar AWS como sitio de recuperación si el centro de datos se detiene.',
        },
        today: {
          pt: 'As máquinas somam 25 TB, e hoje não há outro lugar onde o sistema possa rodar. Um arquiteto de soluções precisa preparar o plano.',
          en: 'The machines add up to 25 TB, and there is no other place where the system could run today. A solutions architect must prepare the plan.',
          es: 'Las máquinas suman 25 TB, y hoy no hay otro lugar donde pueda correr el sistema. Un arquitecto de soluciones debe preparar el plan.',
        },
      },
      {
        id: 'insurer-dr',
        text: {
          pt: 'Uma seguradora tem 40 máquinas virtuais VMware em um data center alugado e procura na AWS um plano para o caso de ele ficar fora do ar.',
          en: 'An insurer has 40 VMware virtual machines in a rented data center and is looking for a plan on AWS in case it goes down.',
          es: 'Una aseguradora tiene 40 máquinas virtuales VMware en un centro de datos alquilado y busca en AWS un plan por si este queda fuera de servicio.',
        },
        today: {
          pt: 'As máquinas executam Linux e Windows, com 30 TB, e um enlace de 1 Gbps já chega à AWS. Um arquiteto de soluções deve propor o plano.',
          en: 'The machines run Linux and Windows, with 30 TB, and a link of 1 Gbps already reaches AWS. A solutions architect must propose the plan.',
          es: 'Las máquinas ejecutan Linux y Windows, con 30 TB, y un enlace de 1 Gbps ya llega a AWS. Un arquitecto de soluciones debe proponer el plan.',
        },
      },
      {
        id: 'dairy-dr',
        text: {
          pt: 'Uma indústria de laticínios tem os seus sistemas de produção em 25 máquinas virtuais VMware na fábrica. Depois de um incêndio no vizinho, a direção pede um plano de recuperação na AWS.',
          en: 'A dairy company runs its production on 25 VMware virtual machines at the plant. After a fire next door, its management asks for a continuity plan on AWS.',
          es: 'Una industria láctea tiene sus sistemas de producción en 25 máquinas virtuales VMware en la planta. Tras un incendio en el local vecino, la dirección pide un plan de recuperación en AWS.',
        },
        today: {
          pt: 'São 12 TB de dados, e a fábrica já tem uma conta da AWS com uma VPC vazia.',
          en: 'There are 12 TB of data, and the plant already has an AWS account with an empty VPC.',
          es: 'Son 12 TB de datos, y la planta ya tiene una cuenta de AWS con una VPC vacía.',
        },
      },
    ],
    candidates: [
      {
        id: 'drs',
        uses: ['Elastic Disaster Recovery'],
        popularity: 4,
        source: docs('drs/latest/userguide/what-is-drs.html'),
        text: {
          pt: 'Replicação pelo Elastic Disaster Recovery',
          en: 'Replication by Elastic Disaster Recovery',
          es: 'Replicación con Elastic Disaster Recovery',
        },
        action: {
          pt: 'Replicar os discos com os agentes do AWS Elastic Disaster Recovery e iniciar as instâncias em um desastre.',
          en: 'Replicate the disks with the agents of AWS Elastic Disaster Recovery and launch the instances in a disaster.',
          es: 'Replicar los discos con los agentes de AWS Elastic Disaster Recovery e iniciar las instancias en un desastre.',
        },
        why: {
          pt: 'O Elastic Disaster Recovery copia os discos sem parar para uma área barata e só no desastre inicia as instâncias, em minutos e com perda de segundos.',
          en: 'Elastic Disaster Recovery copies the disks all the time to a cheap staging area and only in a disaster starts the instances, within minutes and with a loss of seconds.',
          es: 'Elastic Disaster Recovery copia los discos sin parar a un área económica y solo ante un desastre inicia las instancias, en minutos y con pérdida de segundos.',
        },
        likeness: {
          pt: 'um copista posto em cada sala, que manda cada página na hora para um depósito barato e ainda fechado',
          en: 'a copyist placed in every room, who sends each page at once to a cheap storeroom that is still closed',
          es: 'un copista puesto en cada sala, que manda cada página al momento a un almacén barato y aún cerrado',
        },
        tell: {
          pt: 'RPO de um minuto definido pela diretoria: replicação contínua, com o Elastic Disaster Recovery ou a nativa do sistema. RTO de 30 minutos definido pela diretoria: Elastic Disaster Recovery ou warm standby. Nenhum servidor em execução na AWS enquanto o data center funciona: Elastic Disaster Recovery, ou backups onde se aceita perder um dia. Plano que não pode custar tanto quanto outro ambiente de produção: Elastic Disaster Recovery, com servidores iniciados só no desastre, ou um warm standby reduzido. Dados gravados até a véspera que devem voltar com os servidores: cópias ou dados replicados, e não só modelos. Banco de dados que só aceita gravações em um lugar: Elastic Disaster Recovery ou warm standby, e não active-active.',
          en: 'An RPO of one minute set by the board: continuous replication, by Elastic Disaster Recovery or native to the system. An RTO of 30 minutes set by the board: Elastic Disaster Recovery or warm standby. No servers that run on AWS while the data center works: Elastic Disaster Recovery, or backups where the loss of a day is accepted. A plan that must not cost as much as another production environment: Elastic Disaster Recovery, with servers launched only in a disaster, or a small warm standby. Data written up to the day before that must come back with the servers: copies or replicated data, not templates alone. A database that takes writes in one place only: Elastic Disaster Recovery or warm standby, not active-active.',
          es: 'RPO de un minuto definido por la dirección: replicación continua, con Elastic Disaster Recovery o la nativa del sistema. RTO de 30 minutos definido por la dirección: Elastic Disaster Recovery o espera semiactiva (warm standby). Ningún servidor en ejecución en AWS mientras el centro de datos funcione: Elastic Disaster Recovery, o copias donde se acepta perder un día. Plan que no puede costar tanto como otro entorno de producción: Elastic Disaster Recovery, con servidores iniciados solo en un desastre, o un warm standby reducido. Datos escritos hasta la víspera que deben volver con los servidores: copias o datos replicados, y no solo plantillas. Base de datos que solo acepta escrituras en un lugar: Elastic Disaster Recovery o warm standby, y no active-active.',
        },
      },
      {
        id: 'backup',
        uses: ['Backup'],
        popularity: 4,
        source: docs('aws-backup/latest/devguide/whatisbackup.html'),
        text: {
          pt: 'Cópias noturnas de VMs pelo AWS Backup',
          en: 'Nightly copies of VMs by AWS Backup',
          es: 'Copias nocturnas de VM con AWS Backup',
        },
        action: {
          pt: 'Fazer cópias noturnas com o AWS Backup e restaurá-las no Amazon EC2 em um desastre.',
          en: 'Take nightly copies with AWS Backup and restore them to Amazon EC2 in a disaster.',
          es: 'Hacer copias nocturnas con AWS Backup y restaurarlas en Amazon EC2 en un desastre.',
        },
        why: {
          pt: 'O AWS Backup guarda toda noite as máquinas virtuais VMware com os dados, sem agentes nelas, e só as restaura no desastre, em horas, pelo preço do armazenamento.',
          en: 'AWS Backup keeps the VMware virtual machines with their data each night, without agents in them, and restores them within hours only in a disaster, for the price of storage.',
          es: 'AWS Backup guarda cada noche las máquinas virtuales VMware con sus datos, sin agentes en ellas, y solo las restaura ante un desastre, en horas, por el precio del almacenamiento.',
        },
        likeness: {
          pt: 'a cópia de todos os livros guardada a cada noite, da qual se monta outro cartório em algumas horas',
          en: 'the copy of all the books stored each night, from which another office is set up in hours',
          es: 'la copia de todos los libros guardada cada noche, con la que se monta otra oficina en unas horas',
        },
        tell: {
          pt: 'RPO de um dia e RTO de horas pelo menor preço: backup e restauração. Nenhum servidor em execução na AWS enquanto o data center funciona: Elastic Disaster Recovery ou, sem agentes nas máquinas, cópias do AWS Backup. Plano que não pode custar tanto quanto outro ambiente de produção: cópias, restauradas no desastre. Dados gravados até a véspera que devem voltar com os servidores: cópias ou dados replicados, e não só modelos.',
          en: 'An RPO of a day and an RTO of hours at the lowest price: backup and restore. No servers that run on AWS while the data center works: Elastic Disaster Recovery or, without agents in the machines, copies by AWS Backup. A plan that must not cost as much as another production environment: backups, restored in a disaster. Data written up to the day before that must come back with the servers: copies or replicated data, not templates alone.',
          es: 'RPO de un día y RTO de horas al menor precio: respaldo y restauración. Ningún servidor en ejecución en AWS mientras el centro de datos funcione: Elastic Disaster Recovery o, sin agentes en las máquinas, copias de AWS Backup. Plan que no puede costar tanto como otro entorno de producción: copias, restauradas en un desastre. Datos escritos hasta la víspera que deben volver con los servidores: copias o datos replicados, y no solo plantillas.',
        },
      },
      {
        id: 'warm',
        uses: [],
        popularity: 4,
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        text: {
          pt: 'Um ambiente reduzido em operação no EC2',
          en: 'A smaller environment running on EC2',
          es: 'Un entorno reducido en operación en EC2',
        },
        action: {
          pt: 'Manter no Amazon EC2 uma versão reduzida, com replicação nativa assíncrona, e ampliá-la quando preciso.',
          en: 'Keep a reduced version on Amazon EC2, with native asynchronous replication, and scale it out when needed.',
          es: 'Mantener en Amazon EC2 una versión reducida, con replicación nativa asíncrona, y ampliarla cuando haga falta.',
        },
        why: {
          pt: 'Um ambiente reduzido (warm standby) já atende leituras, em uma cópia que o próprio banco, com um só ponto de escrita, mantém com segundos de atraso, e só precisa crescer, o que leva minutos, e é pago o mês todo.',
          en: 'A smaller environment (warm standby) already serves reads, from a copy that the database itself keeps seconds behind its single writer, and just has to grow, which takes minutes, and is paid for all month.',
          es: 'Un entorno reducido (warm standby) ya atiende lecturas, en una copia que la propia base de datos, con un solo punto de escritura, mantiene con segundos de retraso, y solo debe crecer, lo que lleva minutos, y se paga todo el mes.',
        },
        likeness: {
          pt: 'um cartório reduzido e pago em outra cidade, que já atende consultas com livros copiados a todo momento',
          en: 'a smaller office in another town, paid all year, already answering queries from books copied all the time',
          es: 'una oficina reducida y pagada en otra ciudad, que ya atiende consultas con libros copiados al momento',
        },
        tell: {
          pt: 'Agentes que o fornecedor não permite instalar: warm standby, com replicação nativa. RPO de um minuto definido pela diretoria: replicação contínua, com o Elastic Disaster Recovery ou a nativa do sistema. RTO de 30 minutos definido pela diretoria: Elastic Disaster Recovery ou warm standby. Banco de dados que só aceita gravações em um lugar: Elastic Disaster Recovery ou warm standby, e não active-active. Requisições atendidas na AWS no primeiro minuto após a queda: warm standby, que já está em execução. Plano que não pode custar tanto quanto outro ambiente de produção: uma versão reduzida, ampliada no desastre. Dados gravados até a véspera que devem voltar com os servidores: cópias ou dados replicados, e não só modelos.',
          en: 'Agents that the vendor does not allow: warm standby, with native replication. An RPO of one minute set by the board: continuous replication, by Elastic Disaster Recovery or native to the system. An RTO of 30 minutes set by the board: Elastic Disaster Recovery or warm standby. A database that takes writes in one place only: Elastic Disaster Recovery or warm standby, not active-active. Requests served on AWS in the first minute after the outage: warm standby, which already runs. A plan that must not cost as much as another production environment: a reduced version, scaled out in a disaster. Data written up to the day before that must come back with the servers: copies or replicated data, not templates alone.',
          es: 'Agentes que el proveedor no permite instalar: espera semiactiva (warm standby), con replicación nativa. RPO de un minuto definido por la dirección: replicación continua, con Elastic Disaster Recovery o la nativa del sistema. RTO de 30 minutos definido por la dirección: Elastic Disaster Recovery o espera semiactiva (warm standby). Base de datos que solo acepta escrituras en un lugar: Elastic Disaster Recovery o warm standby, y no active-active. Solicitudes atendidas en AWS en el primer minuto tras la caída: warm standby, que ya está en ejecución. Plan que no puede costar tanto como otro entorno de producción: una versión reducida, ampliada en un desastre. Datos escritos hasta la víspera que deben volver con los servidores: copias o datos replicados, y no solo plantillas.',
        },
      },
      {
        id: 'active',
        uses: [],
        neverRight: true,
        popularity: 4,
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        text: {
          pt: 'Um ambiente completo que divide os pedidos',
          en: 'A full environment that shares requests',
          es: 'Un entorno completo que reparte los pedidos',
        },
        action: {
          pt: 'Manter no Amazon EC2 um ambiente completo em que os dois lados gravam dados e dividir as solicitações com o Amazon Route 53.',
          en: 'Keep a full active-active environment on Amazon EC2, in which both sites write, and share the requests with Amazon Route 53.',
          es: 'Mantener en Amazon EC2 un entorno completo en el que ambos lados escriben datos y repartir las solicitudes con Amazon Route 53.',
        },
        why: {
          pt: 'Dois ambientes completos (active-active) atendem ao mesmo tempo, e a perda de um quase não se nota, pelo dobro do preço.',
          en: 'Two full environments (active-active) serve at the same time, and the loss of one is hardly noticed, for twice the price.',
          es: 'Dos entornos completos (active-active) atienden al mismo tiempo, y la pérdida de uno casi no se nota, por el doble del precio.',
        },
        likeness: {
          pt: 'o par de cartórios completos que escrevem ao mesmo tempo nos mesmos livros, pelo preço de dois',
          en: 'the pair of full offices that write in the same books at the same time, for the price of two',
          es: 'el par de oficinas completas que escriben a la vez en los mismos libros, al precio de dos',
        },
        tell: {
          pt: 'Quase nenhuma interrupção, a qualquer custo: active-active.',
          en: 'Next to no interruption, at any cost: active-active.',
          es: 'Casi ninguna interrupción, a cualquier costo: active-active.',
        },
      },
      {
        id: 'rebuild',
        uses: ['CloudFormation'],
        popularity: 4,
        source: docs('AWSCloudFormation/latest/UserGuide/Welcome.html'),
        text: {
          pt: 'Modelos do CloudFormation e instalação manual',
          en: 'CloudFormation templates and manual set-up',
          es: 'Plantillas de CloudFormation e instalación manual',
        },
        action: {
          pt: 'Criar os servidores com modelos do AWS CloudFormation e configurar os programas à mão em um desastre.',
          en: 'Create the servers from AWS CloudFormation templates and set up the programs by hand in a disaster.',
          es: 'Crear los servidores con plantillas de AWS CloudFormation y configurar los programas a mano en un desastre.',
        },
        why: {
          pt: 'Modelos do CloudFormation recriam a rede e as instâncias, e a equipe instala nelas os programas.',
          en: 'CloudFormation templates create the network and instances again, and the team installs the programs on them.',
          es: 'Las plantillas de CloudFormation recrean la red y las instancias, y el equipo instala los programas en ellas.',
        },
        likeness: {
          pt: 'a planta do cartório, com a qual se ergue outro à mão depois do desastre, de estantes vazias',
          en: 'the plan of the office, from which another is built by hand after a disaster, its shelves empty',
          es: 'el plano de la oficina, con el que se levanta otra a mano después del desastre, de estantes vacíos',
        },
        tell: {
          pt: 'Recriar infraestrutura sem dados: CloudFormation.',
          en: 'Create infrastructure without data again: CloudFormation.',
          es: 'Recrear infraestructura sin datos: CloudFormation.',
        },
        neverRight: true,
      },
      {
        id: 'pilot',
        text: {
          pt: 'Réplica do banco de dados no EC2 e imagens dos demais servidores',
          en: 'A replica of the database on EC2 and images of the other servers',
          es: 'Réplica de la base de datos en EC2 e imágenes de los demás servidores',
        },
        action: {
          pt: 'Replicar só o banco de dados para o Amazon EC2, manter imagens atualizadas dos demais servidores e iniciá-los em um desastre.',
          en: 'Replicate only the database to Amazon EC2, keep up-to-date images of the other servers and launch them in a disaster.',
          es: 'Replicar solo la base de datos en Amazon EC2, mantener imágenes actualizadas de los demás servidores e iniciarlos en un desastre.',
        },
        uses: [],
        why: {
          pt: 'Com o banco de dados replicado no EC2 e imagens prontas (pilot light), só os demais servidores são iniciados no desastre.',
          en: 'With the database replicated on EC2 and images ready (pilot light), only the other servers are launched in a disaster.',
          es: 'Con la base replicada en EC2 e imágenes listas (pilot light), solo se inician los demás servidores en el desastre.',
        },
        likeness: {
          pt: 'uma sala alugada e fechada em outra cidade, com o livro principal copiado e os móveis à espera em caixas',
          en: 'a rented, closed room in another town, with the main book copied and the furniture waiting in boxes',
          es: 'una sala alquilada y cerrada en otra ciudad, con el libro principal copiado y los muebles esperando en cajas',
        },
        tell: {
          pt: 'Só o banco de dados em execução até o desastre: pilot light.',
          en: 'Only the database running until a disaster: pilot light.',
          es: 'Solo la base de datos en ejecución hasta el desastre: pilot light.',
        },
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'rpo',
        text: {
          pt: 'O RPO definido pela diretoria é de um minuto.',
          en: 'The RPO set by the board is one minute.',
          es: 'El RPO definido por la dirección es de un minuto.',
        },
        fits: ['drs', 'warm', 'active', 'pilot'],
        rulesOut: {
          backup: {
            pt: 'Cópias noturnas recuperam as máquinas, mas perdem até um dia de dados.',
            en: 'Nightly copies bring the machines back but lose up to a day of data.',
            es: 'Las copias nocturnas recuperan las máquinas, pero pierden hasta un día de datos.',
          },
          rebuild: {
            pt: 'Os modelos recriam servidores vazios, sem os dados.',
            en: 'The templates create empty servers again, without the data.',
            es: 'Las plantillas recrean servidores vacíos, sin los datos.',
          },
        },
      },
      {
        id: 'rto',
        text: {
          pt: 'O RTO definido pela diretoria é de 30 minutos.',
          en: 'The RTO set by the board is 30 minutes.',
          es: 'El RTO definido por la dirección es de 30 minutos.',
        },
        fits: ['drs', 'warm', 'active', 'pilot'],
        rulesOut: {
          backup: {
            pt: 'As cópias estão na AWS, mas restaurar dezenas de máquinas delas leva horas.',
            en: 'The copies are on AWS, but restoring dozens of machines from them takes hours.',
            es: 'Las copias están en AWS, pero restaurar decenas de máquinas desde ellas lleva horas.',
          },
          rebuild: {
            pt: 'Os modelos criam os servidores, mas instalar os programas à mão leva dias.',
            en: 'The templates create the servers, but installing the programs by hand takes days.',
            es: 'Las plantillas crean los servidores, pero instalar los programas a mano lleva días.',
          },
        },
      },
      {
        id: 'no-second',
        text: {
          pt: 'Enquanto o data center funciona, a empresa não quer pagar por nenhuma parte do sistema em execução na AWS.',
          en: 'While the data center works, the company does not want to pay for any part of the system running on AWS.',
          es: 'Mientras el centro de datos funcione, la empresa no quiere pagar por ninguna parte del sistema en ejecución en AWS.',
        },
        fits: ['drs', 'backup', 'rebuild'],
        rulesOut: {
          warm: {
            pt: 'Um ambiente reduzido custa menos que a produção, mas executa o sistema o mês todo.',
            en: 'A smaller environment costs less than production but runs the system all month.',
            es: 'Un entorno reducido cuesta menos que producción, pero ejecuta el sistema todo el mes.',
          },
          active: {
            pt: 'Um ambiente completo executa o sistema o mês todo.',
            en: 'A full environment runs the system all month.',
            es: 'Un entorno completo ejecuta el sistema todo el mes.',
          },
          pilot: {
            pt: 'As imagens não custam servidores, mas a réplica do banco de dados, parte do sistema, roda no EC2 o mês todo.',
            en: 'The images need no servers, but the replica of the database, a part of the system, runs on EC2 all month.',
            es: 'Las imágenes no requieren servidores, pero la réplica de la base, parte del sistema, corre en EC2 todo el mes.',
          },
        },
      },
      {
        id: 'no-agent',
        text: {
          pt: 'O fornecedor do sistema não permite instalar agentes nas máquinas virtuais.',
          en: 'The system’s vendor does not allow agents to be installed in the virtual machines.',
          es: 'El proveedor del sistema no permite instalar agentes en las máquinas virtuales.',
        },
        fits: ['backup', 'warm', 'active', 'rebuild', 'pilot'],
        rulesOut: {
          drs: {
            pt: 'O Elastic Disaster Recovery instala um agente em cada máquina.',
            en: 'Elastic Disaster Recovery installs an agent on each machine.',
            es: 'Elastic Disaster Recovery instala un agente en cada máquina.',
          },
        },
      },
      {
        id: 'first-minute',
        text: {
          pt: 'No primeiro minuto após a queda, algumas requisições só de leitura já devem ser atendidas na AWS.',
          en: 'In the first minute after the outage, some read-only requests must already be served on AWS.',
          es: 'En el primer minuto tras la caída, algunas solicitudes de solo lectura ya deben atenderse en AWS.',
        },
        fits: ['warm', 'active'],
        rulesOut: {
          drs: {
            pt: 'O Elastic Disaster Recovery tem os dados atuais, mas precisa de minutos para iniciar as instâncias.',
            en: 'Elastic Disaster Recovery has the current data but needs minutes to start the instances.',
            es: 'Elastic Disaster Recovery tiene los datos actuales, pero necesita minutos para iniciar las instancias.',
          },
          backup: {
            pt: 'Antes de atender, as máquinas precisam ser restauradas.',
            en: 'Before serving, the machines have to be restored.',
            es: 'Antes de atender, las máquinas deben restaurarse.',
          },
          rebuild: {
            pt: 'Antes de atender, tudo precisa ser criado e instalado.',
            en: 'Before serving, all has to be created and installed.',
            es: 'Antes de atender, todo debe crearse e instalarse.',
          },
          pilot: {
            pt: 'O banco de dados já está na AWS, mas os demais servidores levam minutos para iniciar.',
            en: 'The database is on AWS already, but the other servers need minutes to start.',
            es: 'La base de datos ya está en AWS, pero los demás servidores necesitan minutos para iniciarse.',
          },
        },
      },
      {
        id: 'half',
        text: {
          pt: 'O plano não pode custar, mês após mês, tanto quanto outro ambiente de produção.',
          en: 'The plan must not cost, month after month, as much as another production environment.',
          es: 'El plan no puede costar, mes tras mes, tanto como otro entorno de producción.',
        },
        fits: ['drs', 'backup', 'warm', 'rebuild', 'pilot'],
        rulesOut: {
          active: {
            pt: 'Um ambiente completo custa tanto quanto a própria produção.',
            en: 'A full environment costs as much as production itself.',
            es: 'Un entorno completo cuesta tanto como la propia producción.',
          },
        },
      },
      {
        id: 'data-too',
        text: {
          pt: 'No desastre, os dados gravados até a véspera devem voltar junto com os servidores.',
          en: 'In a disaster, the data written up to the day before must come back together with the servers.',
          es: 'En el desastre, los datos escritos hasta la víspera deben volver junto con los servidores.',
        },
        fits: ['drs', 'backup', 'warm', 'active'],
        rulesOut: {
          rebuild: {
            pt: 'Os modelos recriam servidores vazios, pois não guardam dados.',
            en: 'The templates create empty servers again, as they keep no data.',
            es: 'Las plantillas recrean servidores vacíos, porque no guardan datos.',
          },
        },
      },
      {
        id: 'single-writer',
        notWith: ['half'],
        text: {
          pt: 'O banco de dados do sistema só aceita gravações em um lugar de cada vez.',
          en: 'The database of the system takes writes in one place at a time only.',
          es: 'La base de datos del sistema solo acepta escrituras en un lugar a la vez.',
        },
        fits: ['drs', 'backup', 'warm', 'rebuild', 'pilot'],
        rulesOut: {
          active: {
            pt: 'Dois ambientes completos que dividem as requisições gravariam em dois lugares.',
            en: 'Two full environments that share the requests would write in two places.',
            es: 'Dos entornos completos que reparten las solicitudes escribirían en dos lugares.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que plano atende a esses requisitos?',
      en: 'Which plan meets these requirements?',
      es: '¿Qué plan cumple estos requisitos?',
    },
  },
];
