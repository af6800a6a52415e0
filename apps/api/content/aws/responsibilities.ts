import type { Responsibility } from '../../src/knowledge/knowledge.types.ts';
import { docs, site } from './source.ts';

const model = site('compliance/shared-responsibility-model/');
const lambdaSecurity = docs('lambda/latest/dg/lambda-security.html');

/** Services of the table. For each task, a service stands on one side, on the other, or is left out where the model is not plain. */
const all = ['ec2', 'rds', 'lambda', 's3', 'dynamodb', 'fargate'];

export const responsibilities: readonly Responsibility[] = [
  {
    id: 'task-guest-os',
    level: 1,
    provider: ['rds', 'lambda', 's3', 'dynamodb'],
    customer: ['ec2'],
    source: model,
    task: {
      pt: '{aplicar} patches no sistema operacional em que a carga de trabalho roda',
      en: '{patch} the operating system that the workload runs on',
      es: '{aplicar} parches al sistema operativo en el que se ejecuta la carga de trabajo',
    },
    likeness: {
      pt: 'lavar o chão, que no hotel cabe à casa e no apartamento a quem mora',
      en: 'mopping the floor, the staff’s job in a hotel and the tenant’s in an apartment',
      es: 'fregar el piso, tarea del personal en un hotel y del inquilino en un apartamento',
    },
    because: {
      provider: {
        pt: 'O sistema operacional fica por baixo do serviço, em servidores a que só a AWS tem acesso.',
        en: 'The operating system lies below the service, on servers that only AWS has access to.',
        es: 'El sistema operativo queda por debajo del servicio, en servidores a los que solo AWS tiene acceso.',
      },
      customer: {
        pt: 'Em uma instância, o cliente entra como administrador do sistema; a AWS cuida do que fica abaixo dele.',
        en: 'On an instance, the customer logs in as the administrator of the system; AWS looks after what lies below it.',
        es: 'En una instancia, el cliente entra como administrador del sistema; AWS se ocupa de lo que queda por debajo.',
      },
    },
  },
  {
    id: 'task-physical',
    level: 1,
    provider: all,
    customer: [],
    source: model,
    task: {
      pt: '{controlar} o acesso físico aos data centers',
      en: '{control} physical access to the data centers',
      es: '{controlar} el acceso físico a los centros de datos',
    },
    likeness: {
      pt: 'controlar quem entra na casa de máquinas do prédio, onde nenhum morador pisa',
      en: 'controlling who enters the building’s boiler room, where no tenant ever sets foot',
      es: 'controlar quién entra en la sala de calderas del edificio, que ningún inquilino pisa',
    },
    because: {
      provider: {
        pt: 'A AWS opera os prédios; o cliente chega aos serviços pela rede e não entra nas instalações.',
        en: 'AWS operates the buildings; the customer reaches the services over the network and does not go inside.',
        es: 'AWS opera los edificios; el cliente llega a los servicios por la red y no entra en las instalaciones.',
      },
    },
  },
  {
    id: 'task-hardware',
    level: 1,
    provider: all,
    customer: [],
    source: model,
    task: {
      pt: '{substituir} discos e servidores com defeito',
      en: '{replace} faulty disks and servers',
      es: '{reemplazar} discos y servidores defectuosos',
    },
    likeness: {
      pt: 'trocar o motor quebrado do elevador, que todos os moradores usam e nenhum alcança',
      en: 'replacing the broken motor of the elevator, which all tenants ride and none can reach',
      es: 'cambiar el motor averiado del ascensor, que todos los inquilinos usan y ninguno alcanza',
    },
    because: {
      provider: {
        pt: 'Os equipamentos pertencem à AWS e ficam onde o cliente não entra: ele usa só a capacidade que oferecem.',
        en: 'The equipment belongs to AWS and stands where the customer cannot go: it only uses the capacity on offer.',
        es: 'El hardware pertenece a AWS y está donde el cliente no entra: este solo usa la capacidad que ofrece.',
      },
    },
  },
  {
    id: 'task-destroy-disks',
    level: 2,
    provider: all,
    customer: [],
    source: model,
    task: {
      pt: '{destruir} com segurança os discos desativados',
      en: '{destroy} decommissioned disks safely',
      es: '{destruir} de forma segura los discos dados de baja',
    },
    likeness: {
      pt: 'inutilizar os cofres velhos do prédio, que não saem das mãos dos funcionários dele',
      en: 'scrapping the building’s worn-out safes, which never leave the hands of its staff',
      es: 'inutilizar las cajas fuertes viejas del edificio, que nunca salen de manos de su personal',
    },
    because: {
      provider: {
        pt: 'As mídias de armazenamento não saem do controle da AWS: só a equipe dela as tem em mãos ao fim da vida útil.',
        en: 'Storage media does not leave the control of AWS: only its staff handles it at the end of its life.',
        es: 'Los medios de almacenamiento no salen del control de AWS: solo su personal los maneja al final de su vida útil.',
      },
    },
  },
  {
    id: 'task-hypervisor',
    level: 2,
    provider: all,
    customer: [],
    source: model,
    task: {
      pt: '{corrigir} vulnerabilidades na camada de virtualização',
      en: '{fix} vulnerabilities in the virtualization layer',
      es: '{corregir} vulnerabilidades en la capa de virtualización',
    },
    likeness: {
      pt: 'vedar rachaduras na estrutura do prédio que separa um apartamento do outro',
      en: 'sealing cracks in the building’s structure that keeps one apartment apart from the next',
      es: 'sellar grietas en la estructura del edificio que separa un apartamento de otro',
    },
    because: {
      provider: {
        pt: 'A camada de virtualização separa os clientes uns dos outros, abaixo de tudo o que eles podem ver ou configurar.',
        en: 'The virtualization layer keeps customers apart from one another, below everything that they can see or configure.',
        es: 'La capa de virtualización separa a unos clientes de otros, por debajo de todo lo que ellos pueden ver o configurar.',
      },
    },
  },
  {
    id: 'task-network-backbone',
    level: 2,
    provider: all,
    customer: [],
    source: model,
    task: {
      pt: '{manter} a rede que liga as zonas de disponibilidade',
      en: '{maintain} the network that links the Availability Zones',
      es: '{mantener} la red que une las zonas de disponibilidad',
    },
    likeness: {
      pt: 'conservar os túneis que ligam os prédios do mesmo dono, por baixo de todos os apartamentos',
      en: 'maintaining the tunnels that link the owner’s buildings, far below every apartment',
      es: 'conservar los túneles que unen los edificios del mismo dueño, debajo de todos los apartamentos',
    },
    because: {
      provider: {
        pt: 'Os enlaces entre as zonas são infraestrutura da AWS, abaixo das redes virtuais, que são o que o cliente configura.',
        en: 'The links between zones are AWS infrastructure, beneath the virtual networks, which are what the customer sets up.',
        es: 'Los enlaces entre las zonas son infraestructura de AWS, por debajo de las redes virtuales, que son lo que el cliente configura.',
      },
    },
  },
  {
    id: 'task-power',
    level: 1,
    provider: all,
    customer: [],
    source: model,
    task: {
      pt: '{garantir} energia e refrigeração aos equipamentos',
      en: '{guarantee} power and cooling for the equipment',
      es: '{garantizar} energía y refrigeración a los equipos',
    },
    likeness: {
      pt: 'manter o gerador de reserva e a ventilação central que servem ao prédio inteiro',
      en: 'running the standby generator and the central air that serve the whole building',
      es: 'mantener el generador de reserva y la ventilación central que sirven a todo el edificio',
    },
    because: {
      provider: {
        pt: 'A AWS opera os data centers, com geradores e circuitos de reserva; o cliente só usa o que roda neles.',
        en: 'AWS operates the data centers, with generators and spare circuits; the customer only uses what runs in them.',
        es: 'AWS opera los centros de datos, con generadores y circuitos de reserva; el cliente solo usa lo que corre en ellos.',
      },
    },
  },
  {
    id: 'task-fire',
    level: 1,
    provider: all,
    customer: [],
    source: model,
    task: {
      pt: '{proteger} as instalações contra incêndio e inundação',
      en: '{protect} the facilities against fire and flood',
      es: '{proteger} las instalaciones contra incendios e inundaciones',
    },
    likeness: {
      pt: 'instalar detectores de fumaça e drenos nos porões e corredores comuns do prédio',
      en: 'fitting smoke detectors and drains in the building’s basements and shared hallways',
      es: 'instalar detectores de humo y drenajes en los sótanos y pasillos comunes del edificio',
    },
    because: {
      provider: {
        pt: 'Os prédios fazem parte da infraestrutura que a AWS opera, com detectores e drenagem que o cliente não administra.',
        en: 'The buildings are part of the infrastructure that AWS operates, with detectors and drains no customer manages.',
        es: 'Los edificios forman parte de la infraestructura que AWS opera, con detectores y drenajes que el cliente no administra.',
      },
    },
  },
  {
    id: 'task-iam',
    level: 1,
    provider: [],
    customer: all,
    source: model,
    task: {
      pt: '{definir} quem tem permissão para acessar os recursos',
      en: '{define} who has permission to access the resources',
      es: '{definir} quién tiene permiso de acceso a los recursos',
    },
    likeness: {
      pt: 'decidir a quem entregar uma cópia da chave do próprio apartamento',
      en: 'deciding who gets a copy of the key to one’s own apartment',
      es: 'decidir a quién se entrega una copia de la llave del propio apartamento',
    },
    because: {
      customer: {
        pt: 'Só o cliente sabe o que cada pessoa e cada aplicação precisa fazer; a AWS aplica as políticas que ele escreve.',
        en: 'Only the customer knows what each person and application needs to do; AWS enforces the policies it writes.',
        es: 'Solo el cliente sabe qué necesita hacer cada persona y cada aplicación; AWS aplica las políticas que él escribe.',
      },
    },
  },
  {
    id: 'task-classify',
    level: 1,
    provider: [],
    customer: all,
    source: model,
    task: {
      pt: '{classificar} os dados e {decidir} como protegê-los',
      en: '{classify} the data and {decide} how to protect it',
      es: '{clasificar} los datos y {decidir} cómo protegerlos',
    },
    likeness: {
      pt: 'separar as próprias joias das bugigangas e decidir o que vai para o cofre',
      en: 'sorting one’s own jewels from trinkets and deciding what goes into the safe',
      es: 'separar las joyas propias de las baratijas y decidir qué va a la caja fuerte',
    },
    because: {
      customer: {
        pt: 'Só o cliente sabe o que suas informações significam e que dano causaria um vazamento; a AWS não as examina.',
        en: 'Only the customer knows what its information means and what harm a leak would do; AWS does not examine it.',
        es: 'Solo el cliente sabe qué significa su información y qué daño causaría una filtración; AWS no la examina.',
      },
    },
  },
  {
    id: 'task-mfa',
    level: 1,
    provider: [],
    customer: all,
    source: model,
    task: {
      pt: '{exigir} MFA das pessoas que administram a conta',
      en: '{require} MFA from the people who manage the account',
      es: '{exigir} MFA a las personas que administran la cuenta',
    },
    likeness: {
      pt: 'exigir da própria família, além da chave, uma palavra combinada para abrir a porta',
      en: 'asking one’s own family for an agreed word, besides the key, at the door',
      es: 'exigir a la propia familia, además de la llave, una palabra acordada en la puerta',
    },
    because: {
      customer: {
        pt: 'É o cliente que cria as identidades de sua equipe e decide como cada uma prova quem é ao entrar.',
        en: 'The customer creates the identities of its own staff and decides how each one proves who it is at sign-in.',
        es: 'Es el cliente quien crea las identidades de su equipo y decide cómo demuestra cada una quién es al entrar.',
      },
    },
  },
  {
    id: 'task-rotate-keys',
    level: 2,
    provider: [],
    customer: all,
    source: docs('IAM/latest/UserGuide/best-practices.html'),
    task: {
      pt: '{fazer} a rotação das chaves de acesso dos usuários do IAM',
      en: '{rotate} the access keys of IAM users',
      es: '{rotar} las claves de acceso de los usuarios de IAM',
    },
    likeness: {
      pt: 'trocar de tempos em tempos as chaves dadas aos próprios parentes e à babá',
      en: 'changing now and then the keys one gave to one’s own relatives and nanny',
      es: 'cambiar cada cierto tiempo las llaves dadas a los propios parientes y a la niñera',
    },
    because: {
      customer: {
        pt: 'O cliente cria e distribui as chaves de acesso, e só ele sabe que programas param quando uma é trocada.',
        en: 'The customer creates and hands out these credentials, and only it knows which programs stop when one changes.',
        es: 'El cliente crea y reparte las claves de acceso, y solo él sabe qué programas se detienen cuando una cambia.',
      },
    },
  },
  {
    id: 'task-security-group',
    level: 2,
    provider: [],
    customer: ['ec2', 'rds', 'fargate'],
    source: model,
    task: {
      pt: '{configurar} as regras do grupo de segurança',
      en: '{configure} the security group rules',
      es: '{configurar} las reglas del grupo de seguridad',
    },
    likeness: {
      pt: 'dizer ao porteiro quais das próprias visitas podem subir e quais ele deve barrar',
      en: 'telling the doorman which of one’s own visitors may come up and which may not',
      es: 'decir al portero cuáles de las propias visitas pueden subir y cuáles no',
    },
    because: {
      customer: {
        pt: 'A AWS fornece o firewall virtual; que tráfego a aplicação deve aceitar, só o cliente sabe.',
        en: 'AWS supplies the virtual firewall; which traffic the application should accept, only the customer knows.',
        es: 'AWS proporciona el firewall virtual; qué tráfico debe aceptar la aplicación, solo lo sabe el cliente.',
      },
    },
  },
  {
    id: 'task-app-code',
    level: 1,
    provider: [],
    customer: ['ec2', 'lambda', 'fargate'],
    source: model,
    task: {
      pt: '{corrigir} vulnerabilidades no código da aplicação',
      en: '{fix} vulnerabilities in the application code',
      es: '{corregir} vulnerabilidades en el código de la aplicación',
    },
    likeness: {
      pt: 'corrigir a própria receita de família, que a cozinha do hotel prepara como a recebe',
      en: 'correcting one’s own family recipe, which the hotel kitchen cooks just as it is handed over',
      es: 'corregir la propia receta de familia, que la cocina del hotel prepara tal como la recibe',
    },
    because: {
      customer: {
        pt: 'A AWS executa o programa como o recebe; só o cliente, que o escreve, pode mudar suas linhas e bibliotecas.',
        en: 'AWS runs the program as it receives it; only the customer, who writes it, can change its lines and libraries.',
        es: 'AWS ejecuta el programa tal como lo recibe; solo el cliente, que lo escribe, puede cambiar sus líneas y bibliotecas.',
      },
    },
  },
  {
    id: 'task-runtime',
    level: 2,
    provider: ['lambda'],
    customer: ['ec2'],
    source: lambdaSecurity,
    task: {
      pt: '{atualizar} o ambiente de execução em que o código roda',
      en: '{update} the runtime environment that the code runs in',
      es: '{actualizar} el entorno de ejecución en el que corre el código',
    },
    likeness: {
      pt: 'renovar as panelas da cozinha, tarefa do hotel ou, em apartamento vazio, de quem mora',
      en: 'renewing the kitchen pans, the staff’s job in a hotel and the tenant’s in an apartment',
      es: 'renovar las ollas de la cocina, tarea del hotel o, en un apartamento, del inquilino',
    },
    because: {
      provider: {
        pt: 'O serviço oferece as linguagens prontas, em servidores da AWS, e aplica nelas as correções de segurança.',
        en: 'The service supplies the languages ready to use, on AWS servers, and applies the security fixes to them.',
        es: 'El servicio ofrece los lenguajes listos para usar, en servidores de AWS, y les aplica las correcciones de seguridad.',
      },
      customer: {
        pt: 'Em uma instância, o cliente instala a linguagem e as bibliotecas, e a AWS não mexe no que está dentro dela.',
        en: 'On an instance, the customer installs the language and its libraries, and AWS does not touch what is inside.',
        es: 'En una instancia, el cliente instala el lenguaje y las bibliotecas, y AWS no toca lo que hay dentro de ella.',
      },
    },
  },
  {
    id: 'task-container-host',
    level: 2,
    provider: ['fargate'],
    customer: ['ec2'],
    source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
    task: {
      pt: '{manter} atualizado o host em que os contêineres rodam',
      en: '{keep} the host that the containers run on patched',
      es: '{mantener} actualizado el host en el que corren los contenedores',
    },
    likeness: {
      pt: 'limpar o quarto onde ficam as malas, tarefa do hotel ou, no apartamento, de quem mora',
      en: 'cleaning the room where the suitcases stand, done by hotel staff, or by an apartment’s tenant',
      es: 'limpiar el cuarto donde quedan las maletas, tarea del hotel o, en un apartamento, del inquilino',
    },
    because: {
      provider: {
        pt: 'O host é um servidor em que o cliente não entra; ele entrega a imagem, e o resto já vem pronto e corrigido.',
        en: 'The host is a server that the customer does not log in to; it delivers the image, and the rest comes ready and patched.',
        es: 'El host es un servidor en el que el cliente no entra; este entrega la imagen, y el resto ya viene listo y corregido.',
      },
      customer: {
        pt: 'Em uma instância com contêineres, o cliente administra o sistema operacional e o agente que os executa.',
        en: 'On an instance with containers, the customer manages the operating system and the agent that runs them.',
        es: 'En una instancia con contenedores, el cliente administra el sistema operativo y el agente que los ejecuta.',
      },
    },
  },
  {
    id: 'task-db-engine',
    level: 2,
    provider: ['rds', 'dynamodb'],
    customer: ['ec2'],
    source: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
    task: {
      pt: '{instalar} o software do banco de dados',
      en: '{install} the database software',
      es: '{instalar} el software de la base de datos',
    },
    likeness: {
      pt: 'montar o guarda-roupa, pronto no quarto do hotel e a cargo de quem aluga apartamento vazio',
      en: 'putting up the wardrobe, already there in a hotel, the tenant’s job in an empty apartment',
      es: 'montar el ropero, ya listo en el hotel o, en un apartamento vacío, tarea del inquilino',
    },
    because: {
      provider: {
        pt: 'O banco já vem pronto com o serviço, em servidores em cujo sistema operacional o cliente não entra.',
        en: 'The database comes ready with the service, on servers whose operating system the customer does not log in to.',
        es: 'La base ya viene lista con el servicio, en servidores en cuyo sistema operativo el cliente no entra.',
      },
      customer: {
        pt: 'A AWS entrega a máquina virtual; os programas que rodam no sistema operacional são postos ali pelo cliente.',
        en: 'AWS delivers the virtual machine; the programs on top of its operating system are put there by the customer.',
        es: 'AWS entrega la máquina virtual; los programas que corren en el sistema operativo los pone allí el cliente.',
      },
    },
  },
  {
    id: 'task-db-users',
    level: 2,
    provider: [],
    customer: ['rds', 'ec2'],
    source: docs('AmazonRDS/latest/UserGuide/UsingWithRDS.html'),
    task: {
      pt: '{criar} os usuários e as senhas dentro do banco de dados',
      en: '{create} the users and passwords inside the database',
      es: '{crear} los usuarios y las contraseñas dentro de la base de datos',
    },
    likeness: {
      pt: 'dar a cada parente a chavinha da gaveta do próprio armário que ele deve abrir',
      en: 'giving each relative a little key to the drawers of one’s own meant for them',
      es: 'dar a cada pariente la llavecita del cajón propio que le corresponde abrir',
    },
    because: {
      customer: {
        pt: 'O cliente tem a credencial de administrador do banco, e só ele sabe quem deve entrar e para fazer o quê.',
        en: 'The customer holds the administrator credentials of the database and alone knows who should get in, and why.',
        es: 'El cliente tiene la credencial de administrador de la base, y solo él sabe quién debe entrar y para qué.',
      },
    },
  },
  {
    id: 'task-bucket-policy',
    level: 1,
    provider: [],
    customer: ['s3'],
    source: docs('AmazonS3/latest/userguide/security.html'),
    task: {
      pt: '{revisar} a política que abre ou fecha um bucket',
      en: '{review} the policy that opens or closes a bucket',
      es: '{revisar} la política que abre o cierra un bucket',
    },
    likeness: {
      pt: 'conferir se o cofre com os próprios pertences ficou aberto ou trancado para as visitas',
      en: 'checking whether the safe with one’s own belongings stands open or locked to visitors',
      es: 'revisar si la caja fuerte con las propias pertenencias quedó abierta o cerrada a las visitas',
    },
    because: {
      customer: {
        pt: 'Os objetos são do cliente, que decide quem chega até eles; a AWS só aplica as regras que ele define.',
        en: 'The objects belong to the customer, who decides who reaches them; AWS only enforces the rules it sets.',
        es: 'Los objetos son del cliente, que decide quién llega a ellos; AWS solo aplica las reglas que él define.',
      },
    },
  },
  {
    id: 'task-object-durability',
    level: 2,
    provider: ['s3'],
    customer: [],
    source: docs('AmazonS3/latest/userguide/DataDurability.html'),
    task: {
      pt: '{guardar} cada objeto em vários dispositivos',
      en: '{store} each object on several devices',
      es: '{guardar} cada objeto en varios dispositivos',
    },
    likeness: {
      pt: 'apoiar cada andar em várias colunas do prédio, para que uma só quebra não o derrube',
      en: 'resting each floor on several pillars of the building, so that one failing topples nothing',
      es: 'apoyar cada piso en varias columnas del edificio, para que una sola rotura no lo derribe',
    },
    because: {
      provider: {
        pt: 'O próprio serviço grava os dados com redundância, em um hardware que só a AWS vê e opera.',
        en: 'The service itself writes the data redundantly, on hardware that only AWS sees and operates.',
        es: 'El propio servicio escribe los datos con redundancia, en un hardware que solo AWS ve y opera.',
      },
    },
  },
  {
    id: 'task-client-encryption',
    level: 2,
    provider: [],
    customer: all,
    source: model,
    task: {
      pt: '{decidir} se os dados são cifrados na própria aplicação, antes de enviá-los',
      en: '{decide} whether data is encrypted inside the application before it is sent',
      es: '{decidir} si los datos se cifran en la propia aplicación, antes de enviarlos',
    },
    likeness: {
      pt: 'decidir se a própria mala é trancada com cadeado antes de entregá-la ao carregador',
      en: 'deciding whether to padlock one’s own suitcase before handing it to the porter',
      es: 'decidir si se cierra con candado la propia maleta antes de entregarla al botones',
    },
    because: {
      customer: {
        pt: 'Os dados são cifrados no programa do cliente, antes de chegar à AWS, e só ele pode mudar esse programa.',
        en: 'Data is encrypted in the customer’s program, before it reaches AWS, and only the customer can change that program.',
        es: 'Los datos se cifran en el programa del cliente, antes de llegar a AWS, y solo él puede cambiar ese programa.',
      },
    },
  },
  {
    id: 'task-host-firewall',
    level: 2,
    provider: [],
    customer: ['ec2'],
    source: model,
    task: {
      pt: '{configurar} o firewall do sistema operacional convidado',
      en: '{configure} the firewall of the guest operating system',
      es: '{configurar} el firewall del sistema operativo invitado',
    },
    likeness: {
      pt: 'pôr trancas nas portas internas do apartamento, das quais só quem mora tem a chave',
      en: 'putting locks on doors inside the apartment, to which only the tenant holds the keys',
      es: 'poner cerraduras en las puertas interiores del apartamento, cuyas llaves solo tiene el inquilino',
    },
    because: {
      customer: {
        pt: 'Dentro de uma instância, quem tem a senha de administrador é o cliente; a AWS não entra nela.',
        en: 'Inside an instance, it is the customer who holds the administrator password; AWS does not log in.',
        es: 'Dentro de una instancia, quien tiene la contraseña de administrador es el cliente; AWS no entra en ella.',
      },
    },
  },
  {
    id: 'task-antivirus',
    level: 1,
    provider: [],
    customer: ['ec2'],
    source: model,
    task: {
      pt: '{instalar} um antivírus na máquina virtual',
      en: '{install} antivirus software on the virtual machine',
      es: '{instalar} un antivirus en la máquina virtual',
    },
    likeness: {
      pt: 'espalhar armadilhas contra traças entre os móveis que se levaram para o apartamento',
      en: 'setting moth traps among the furniture one has brought into the apartment',
      es: 'poner trampas contra polillas entre los muebles que se llevaron al apartamento',
    },
    because: {
      customer: {
        pt: 'O trabalho da AWS vai até a virtualização; os programas que rodam dentro da instância são do cliente.',
        en: 'The work of AWS ends at the virtualization; the programs that run inside the instance are up to the customer.',
        es: 'El trabajo de AWS llega hasta la virtualización; los programas que corren dentro de la instancia son del cliente.',
      },
    },
  },
  {
    id: 'task-function-role',
    level: 2,
    provider: [],
    customer: ['lambda'],
    source: lambdaSecurity,
    task: {
      pt: '{escolher} as permissões da função de execução',
      en: '{choose} the permissions of the execution role',
      es: '{elegir} los permisos del rol de ejecución',
    },
    likeness: {
      pt: 'escolher quais dos próprios armários abre a chave emprestada ao cozinheiro da família',
      en: 'choosing which of one’s own cupboards the key lent to the family’s cook will open',
      es: 'elegir cuáles de los propios armarios abre la llave prestada al cocinero de la familia',
    },
    because: {
      customer: {
        pt: 'A AWS só aplica as políticas que recebe; a que recursos o código precisa chegar, só o cliente sabe.',
        en: 'AWS only enforces the policies it is given; which resources the code has to reach, only the customer knows.',
        es: 'AWS solo aplica las políticas que recibe; a qué recursos tiene que llegar el código, solo lo sabe el cliente.',
      },
    },
  },
  {
    id: 'task-container-image',
    level: 2,
    provider: [],
    customer: ['fargate', 'ec2'],
    source: docs('AmazonECS/latest/developerguide/security-shared.html'),
    task: {
      pt: '{manter} atualizadas as imagens dos contêineres',
      en: '{keep} the container images up to date',
      es: '{mantener} actualizadas las imágenes de los contenedores',
    },
    likeness: {
      pt: 'renovar as roupas da própria mala fechada, que o carregador leva sem abrir',
      en: 'renewing the clothes in one’s own closed suitcase, which the porter carries without opening',
      es: 'renovar la ropa de la propia maleta cerrada, que el botones lleva sin abrirla',
    },
    because: {
      customer: {
        pt: 'É o cliente que monta e publica o que roda em cada contêiner; a AWS o executa sem mudar o conteúdo.',
        en: 'The customer builds and publishes what runs in each container; AWS runs it without changing the contents.',
        es: 'Es el cliente quien arma y publica lo que corre en cada contenedor; AWS lo ejecuta sin cambiar el contenido.',
      },
    },
  },
  {
    id: 'task-table-design',
    level: 2,
    provider: [],
    customer: ['dynamodb'],
    source: docs('amazondynamodb/latest/developerguide/security.html'),
    task: {
      pt: '{decidir} que itens da tabela cada aplicação pode ler',
      en: '{decide} which items of the table each application may read',
      es: '{decidir} qué elementos de la tabla puede leer cada aplicación',
    },
    likeness: {
      pt: 'decidir quais cartas guardadas na própria gaveta cada parente pode ler',
      en: 'deciding which of the letters in one’s own drawer each relative may read',
      es: 'decidir qué cartas guardadas en el propio cajón puede leer cada pariente',
    },
    because: {
      customer: {
        pt: 'A AWS confere cada pedido com as políticas do cliente; só ele sabe de que dados cada programa precisa.',
        en: 'AWS checks each request against the customer’s policies; only the customer knows what each program needs.',
        es: 'AWS compara cada solicitud con las políticas del cliente; solo él sabe qué datos necesita cada programa.',
      },
    },
  },
  {
    id: 'task-os-backup-host',
    level: 2,
    provider: ['rds', 'lambda', 's3', 'dynamodb'],
    customer: ['ec2'],
    source: model,
    task: {
      pt: '{escolher} e {proteger} a imagem do sistema operacional usada pelos servidores',
      en: '{choose} and {harden} the operating system image used by the servers',
      es: '{elegir} y {proteger} la imagen del sistema operativo que usan los servidores',
    },
    likeness: {
      pt: 'escolher e fixar a estante, tarefa do hotel ou, em apartamento vazio, de quem aluga',
      en: 'choosing and anchoring the bookcase, the hotel’s job there, the tenant’s in an empty apartment',
      es: 'elegir y fijar la estantería, tarea del hotel o, en un apartamento vacío, del inquilino',
    },
    because: {
      provider: {
        pt: 'As máquinas que sustentam o serviço são montadas e operadas pela AWS, e o cliente nem chega a vê-las.',
        en: 'The machines behind the service are built and operated by AWS, and the customer does not even see them.',
        es: 'Las máquinas que sostienen el servicio las arma y las opera AWS, y el cliente ni siquiera llega a verlas.',
      },
      customer: {
        pt: 'É o cliente que indica a imagem ao iniciar a instância, e tudo o que vem nela passa a ser administrado por ele.',
        en: 'The customer names the image when it launches an instance, and then administers everything that comes in it.',
        es: 'Es el cliente quien indica la imagen al iniciar la instancia, y administra después todo lo que viene en ella.',
      },
    },
  },
  {
    id: 'task-scale-servers',
    level: 1,
    provider: ['s3', 'dynamodb'],
    customer: ['ec2'],
    source: model,
    task: {
      pt: '{decidir} quantas instâncias executam a carga de trabalho, e de que tipo',
      en: '{decide} how many instances run the workload, and of which type',
      es: '{decidir} cuántas instancias ejecutan la carga de trabajo, y de qué tipo',
    },
    likeness: {
      pt: 'decidir quantas camas montar, que no hotel cabe à casa e no apartamento a quem mora',
      en: 'deciding how many beds to set up, the hotel’s choice there, the tenant’s in an apartment',
      es: 'decidir cuántas camas poner, tarea del personal en un hotel y del inquilino en un apartamento',
    },
    because: {
      provider: {
        pt: 'O serviço é serverless: a AWS mantém e ajusta a capacidade, e o cliente não tem máquinas para iniciar.',
        en: 'The service is serverless: AWS keeps and adjusts the capacity, and the customer has no machines to launch.',
        es: 'El servicio es serverless: AWS mantiene y ajusta la capacidad, y el cliente no tiene máquinas que iniciar.',
      },
      customer: {
        pt: 'É o cliente que define quantas instâncias são iniciadas, de que tipo e quando, à mão ou por uma regra.',
        en: 'The customer sets how many instances are launched, of which type and when, by hand or by a rule.',
        es: 'Es el cliente quien define cuántas instancias se inician, de qué tipo y cuándo, a mano o con una regla.',
      },
    },
  },
];
