import type { Responsibility } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const source = docs('azure/security/fundamentals/shared-responsibility');

/** Types of service of the table. Where the model shares a task between the parties, the type is left out of it. */
const all = ['iaas', 'paas', 'saas'];

export const responsibilities: readonly Responsibility[] = [
  {
    id: 'task-physical',
    level: 1,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{controlar} o acesso físico aos datacenters',
      en: '{control} physical access to the datacenters',
      es: '{controlar} el acceso físico a los centros de datos',
    },
    likeness: {
      pt: 'vigiar a entrada do subsolo do prédio, por onde nenhum morador passa',
      en: 'guarding the way into the building’s basement, where no tenant ever goes',
      es: 'vigilar la entrada al sótano del edificio, por donde ningún inquilino pasa',
    },
    because: {
      provider: {
        pt: 'Os prédios são operados pela Microsoft, e o cliente chega aos seus recursos apenas pela rede.',
        en: 'Microsoft runs the buildings, and customers reach their resources only over the network.',
        es: 'Microsoft opera los edificios, y el cliente llega a sus recursos únicamente a través de la red.',
      },
    },
  },
  {
    id: 'task-hosts',
    level: 1,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{substituir} servidores físicos com defeito',
      en: '{replace} faulty physical servers',
      es: '{reemplazar} servidores físicos con fallas',
    },
    likeness: {
      pt: 'trocar a caldeira quebrada do prédio, que dá água quente a todos os moradores',
      en: 'replacing the building’s broken boiler, which heats the water of every tenant',
      es: 'cambiar la caldera averiada del edificio, que da agua caliente a todos los inquilinos',
    },
    because: {
      provider: {
        pt: 'O cliente contrata capacidade; as máquinas que a sustentam são da Microsoft e ficam nos datacenters dela.',
        en: 'The customer pays for capacity; the machines behind it belong to Microsoft and sit in its datacenters.',
        es: 'El cliente contrata capacidad; las máquinas que la sostienen son de Microsoft y están en sus centros de datos.',
      },
    },
  },
  {
    id: 'task-network',
    level: 1,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{manter} os cabos e roteadores da rede física',
      en: '{maintain} the cables and routers of the physical network',
      es: '{mantener} los cables y enrutadores de la red física',
    },
    likeness: {
      pt: 'conservar a fiação e os canos que correm entre os andares do prédio',
      en: 'maintaining the wiring and the pipes that run between the building’s floors',
      es: 'conservar el cableado y las tuberías que corren entre los pisos del edificio',
    },
    because: {
      provider: {
        pt: 'Os equipamentos que ligam os hosts ficam dentro dos datacenters da Microsoft, onde o cliente não entra.',
        en: 'The equipment that links the hosts is inside Microsoft’s datacenters, which the customer cannot enter.',
        es: 'Los equipos que conectan los hosts están en los centros de datos de Microsoft, donde el cliente no entra.',
      },
    },
  },
  {
    id: 'task-power',
    level: 1,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{fornecer} energia e refrigeração ao datacenter',
      en: '{provide} power and cooling for the datacenter',
      es: '{suministrar} energía y refrigeración al centro de datos',
    },
    likeness: {
      pt: 'manter o gerador e a ventilação central de que o prédio inteiro depende',
      en: 'running the generator and the central air that the whole building depends on',
      es: 'mantener el generador y la ventilación central de los que depende todo el edificio',
    },
    because: {
      provider: {
        pt: 'Quem opera o datacenter mantém as instalações de que as máquinas dependem, e na nuvem quem faz isso é a Microsoft.',
        en: 'Whoever runs the datacenter supplies what its machines need to work, and in the cloud that is Microsoft.',
        es: 'Quien opera el centro de datos mantiene las instalaciones de las que dependen las máquinas, y en la nube es Microsoft.',
      },
    },
  },
  {
    id: 'task-hypervisor',
    level: 2,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{corrigir} falhas do hipervisor',
      en: '{patch} the hypervisor',
      es: '{corregir} fallas del hipervisor',
    },
    likeness: {
      pt: 'reparar as fundações do prédio, em que todos os apartamentos se apoiam e nenhum morador mexe',
      en: 'repairing the building’s foundations, which carry every apartment and which no tenant touches',
      es: 'reparar los cimientos del edificio, que sostienen todos los apartamentos y ningún inquilino toca',
    },
    because: {
      provider: {
        pt: 'Esse software roda no host físico, abaixo de tudo o que o cliente alcança, e só a Microsoft o opera.',
        en: 'That software runs on the physical host, below anything the customer can reach, and only Microsoft operates it.',
        es: 'Ese software se ejecuta en el host físico, por debajo de lo que el cliente alcanza, y solo Microsoft lo opera.',
      },
    },
  },
  {
    id: 'task-disks',
    level: 2,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{destruir} com segurança os discos físicos desativados',
      en: '{destroy} decommissioned physical disks securely',
      es: '{destruir} de forma segura los discos físicos dados de baja',
    },
    likeness: {
      pt: 'inutilizar os cofres velhos do prédio, que guardaram coisas de vários moradores juntos',
      en: 'scrapping the building’s old shared safes, each of which held things of several tenants',
      es: 'inutilizar las cajas fuertes viejas del edificio, que guardaron cosas de varios inquilinos juntos',
    },
    because: {
      provider: {
        pt: 'Uma mesma unidade pode guardar dados de vários clientes e fica sob a guarda da Microsoft até o fim da vida útil.',
        en: 'A single drive may hold data of several customers, and it stays in Microsoft’s hands until the end of its life.',
        es: 'Una misma unidad puede guardar datos de varios clientes y queda en manos de Microsoft hasta el final de su vida útil.',
      },
    },
  },
  {
    id: 'task-fire',
    level: 2,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{proteger} o hardware contra incêndio e invasão',
      en: '{protect} the hardware from fire and break-ins',
      es: '{proteger} el hardware contra incendios e intrusos',
    },
    likeness: {
      pt: 'pôr alarmes, vigias e detectores de fumaça nas áreas comuns do prédio',
      en: 'placing alarms, guards and smoke detectors in the building’s common areas',
      es: 'poner alarmas, vigilantes y detectores de humo en las áreas comunes del edificio',
    },
    because: {
      provider: {
        pt: 'Alarmes, vigilância e detectores de fumaça fazem parte do prédio dos servidores, que a Microsoft opera.',
        en: 'Alarms, guards and smoke detectors are part of the building that houses the servers, and Microsoft runs it.',
        es: 'Las alarmas, la vigilancia y los detectores de humo son parte del edificio de los servidores, que opera Microsoft.',
      },
    },
  },
  {
    id: 'task-data',
    level: 1,
    provider: [],
    customer: all,
    source,
    task: {
      pt: '{classificar} os dados e {decidir} quem pode vê-los',
      en: '{classify} the data and {decide} who may see it',
      es: '{clasificar} los datos y {decidir} quién puede verlos',
    },
    likeness: {
      pt: 'separar as próprias joias e cartas e decidir quem da família pode vê-las',
      en: 'sorting one’s own jewels and letters and deciding who in the family may see them',
      es: 'separar las propias joyas y cartas y decidir quién de la familia puede verlas',
    },
    because: {
      customer: {
        pt: 'Só o cliente conhece o valor das suas informações e sabe quais pessoas precisam delas para trabalhar.',
        en: 'Only the customer knows what its information is worth and which people need it for their work.',
        es: 'Solo el cliente conoce el valor de su información y sabe qué personas la necesitan para trabajar.',
      },
    },
  },
  {
    id: 'task-accounts',
    level: 1,
    provider: [],
    customer: all,
    source,
    task: {
      pt: '{administrar} as contas e identidades dos funcionários',
      en: '{manage} the accounts and identities of employees',
      es: '{administrar} las cuentas e identidades de los empleados',
    },
    likeness: {
      pt: 'listar quem mora no próprio apartamento e dar a cada um a sua chave',
      en: 'listing who lives in one’s own apartment and giving each of them a key',
      es: 'anotar quiénes viven en el propio apartamento y dar a cada uno su llave',
    },
    because: {
      customer: {
        pt: 'O cliente sabe quem trabalha para ele e cria cada usuário no seu diretório; a Microsoft só fornece a ferramenta.',
        en: 'The customer knows who works for it and creates each user in its own directory; Microsoft only supplies the tool.',
        es: 'El cliente sabe quién trabaja para él y crea cada usuario en su directorio; Microsoft solo aporta la herramienta.',
      },
    },
  },
  {
    id: 'task-devices',
    level: 1,
    provider: [],
    customer: all,
    source,
    task: {
      pt: '{proteger} os notebooks e celulares que acessam o serviço',
      en: '{protect} the laptops and phones that access the service',
      es: '{proteger} los portátiles y teléfonos que acceden al servicio',
    },
    likeness: {
      pt: 'cuidar na rua da própria bolsa em que se leva a chave, longe do prédio',
      en: 'looking after one’s own bag with the keys out on the street, away from the building',
      es: 'cuidar en la calle el propio bolso donde van las llaves, lejos del edificio',
    },
    because: {
      customer: {
        pt: 'Os aparelhos com que as pessoas se conectam ficam com o cliente, fora dos datacenters da Microsoft.',
        en: 'The equipment that people connect from stays in the customer’s hands, outside Microsoft’s datacenters.',
        es: 'Los equipos con los que se conectan las personas están en manos del cliente, fuera de los centros de datos de Microsoft.',
      },
    },
  },
  {
    id: 'task-passwords',
    level: 2,
    provider: [],
    customer: all,
    source,
    task: {
      pt: '{impedir} que usuários compartilhem suas senhas',
      en: '{keep} users from sharing their passwords',
      es: '{impedir} que los usuarios compartan sus contraseñas',
    },
    likeness: {
      pt: 'ensinar os próprios filhos a não emprestar a chave de casa a ninguém',
      en: 'teaching one’s own children never to lend their house key to anyone',
      es: 'enseñar a los propios hijos a no prestar a nadie la llave de casa',
    },
    because: {
      customer: {
        pt: 'O cuidado de cada pessoa com suas credenciais depende das regras e do treinamento que o cliente oferece.',
        en: 'How carefully people treat their credentials depends on the rules and training that the customer gives them.',
        es: 'El cuidado de cada persona con sus credenciales depende de las normas y la capacitación que da el cliente.',
      },
    },
  },
  {
    id: 'task-leavers',
    level: 2,
    provider: [],
    customer: all,
    source,
    task: {
      pt: '{revogar} o acesso de quem deixa a empresa',
      en: '{revoke} the access of employees who leave the company',
      es: '{revocar} el acceso de quien deja la empresa',
    },
    likeness: {
      pt: 'pedir de volta a chave à babá que a própria família dispensou',
      en: 'taking the key back from the nanny whom one’s own family has let go',
      es: 'pedir la llave de vuelta a la niñera que la propia familia despidió',
    },
    because: {
      customer: {
        pt: 'A Microsoft não fica sabendo de uma demissão; o cliente sabe e bloqueia o login dessa pessoa.',
        en: 'Microsoft is not told when someone resigns or is let go; the customer knows and blocks that person’s sign-in.',
        es: 'Microsoft no se entera de una renuncia o un despido; el cliente lo sabe y bloquea el inicio de sesión de esa persona.',
      },
    },
  },
  {
    id: 'task-permissions',
    level: 2,
    provider: [],
    customer: all,
    source,
    task: {
      pt: '{revisar} as permissões concedidas aos usuários',
      en: '{review} the permissions granted to users',
      es: '{revisar} los permisos concedidos a los usuarios',
    },
    likeness: {
      pt: 'rever quais parentes ainda precisam da chave de cada cômodo do próprio apartamento',
      en: 'reviewing which relatives still need the key to each room of one’s own apartment',
      es: 'revisar qué parientes necesitan todavía la llave de cada cuarto del propio apartamento',
    },
    because: {
      customer: {
        pt: 'Quem atribui as funções é o cliente, e só ele sabe de quais cada pessoa ainda precisa.',
        en: 'The customer assigns the roles, so only the customer can tell which ones each person still needs.',
        es: 'El cliente asigna los roles, y solo él sabe cuáles necesita todavía cada persona.',
      },
    },
  },
  {
    id: 'task-os-patches',
    level: 1,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{instalar} atualizações do sistema operacional',
      en: '{install} operating system updates',
      es: '{instalar} actualizaciones del sistema operativo',
    },
    likeness: {
      pt: 'trocar os lençóis, que no hotel cabe à casa e no apartamento a quem mora',
      en: 'changing the sheets, the staff’s job in a hotel and the tenant’s in an apartment',
      es: 'cambiar las sábanas, tarea del personal en un hotel y del inquilino en un apartamento',
    },
    because: {
      provider: {
        pt: 'O sistema operacional fica abaixo do serviço, onde só a Microsoft tem acesso de administrador.',
        en: 'The operating system lies beneath the service, where only Microsoft has administrator access.',
        es: 'El sistema operativo está por debajo del servicio, donde solo Microsoft tiene acceso de administrador.',
      },
      customer: {
        pt: 'Na máquina virtual, o cliente escolhe a imagem e é o administrador; a Microsoft não entra nela.',
        en: 'On a virtual machine, the customer chooses the image and is the administrator; Microsoft does not sign in to it.',
        es: 'En la máquina virtual, el cliente elige la imagen y es el administrador; Microsoft no entra en ella.',
      },
    },
  },
  {
    id: 'task-os-antivirus',
    level: 2,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{manter} atualizado o antivírus dos servidores',
      en: '{keep} the antivirus on the servers up to date',
      es: '{mantener} actualizado el antivirus de los servidores',
    },
    likeness: {
      pt: 'renovar as armadilhas contra traças, tarefa do hotel ou, no apartamento, de quem mora',
      en: 'renewing the moth traps, the staff’s job in a hotel and the tenant’s in an apartment',
      es: 'renovar las trampas contra polillas, tarea del hotel o, en un apartamento, del inquilino',
    },
    because: {
      provider: {
        pt: 'A Microsoft prepara as máquinas por trás do serviço, e o cliente não pode instalar nelas software de proteção.',
        en: 'Microsoft prepares the machines behind the service, and the customer cannot install protection software on them.',
        es: 'Microsoft prepara las máquinas detrás del servicio, y el cliente no puede instalar en ellas software de protección.',
      },
      customer: {
        pt: 'O software de proteção roda dentro da máquina virtual, onde o cliente instala e atualiza os programas.',
        en: 'Protection software runs inside the virtual machine, where the customer installs and updates the programs.',
        es: 'El software de protección se ejecuta dentro de la máquina virtual, donde el cliente instala y actualiza los programas.',
      },
    },
  },
  {
    id: 'task-os-config',
    level: 2,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{configurar} e {reforçar} a segurança do sistema operacional',
      en: '{configure} and {harden} the operating system',
      es: '{configurar} y {proteger} el sistema operativo',
    },
    likeness: {
      pt: 'dispor os móveis e firmar prateleiras, o que faz o hotel ou, no apartamento, quem mora',
      en: 'arranging furniture and anchoring shelves, done by the hotel, or by the tenant in an apartment',
      es: 'acomodar los muebles y fijar repisas, tarea del hotel o, en un apartamento, del inquilino',
    },
    because: {
      provider: {
        pt: 'O serviço não dá ao cliente acesso de administrador às máquinas; quem define os ajustes delas é a Microsoft.',
        en: 'The service gives the customer no administrator access to its machines; Microsoft decides on their settings.',
        es: 'El servicio no da al cliente acceso de administrador a las máquinas; quien define sus ajustes es Microsoft.',
      },
      customer: {
        pt: 'A máquina virtual parte de uma imagem básica, e os usuários, portas e ajustes internos dependem do cliente.',
        en: 'A virtual machine starts from a base image, and the users, ports and settings inside it are up to the customer.',
        es: 'La máquina virtual parte de una imagen básica, y los usuarios, puertos y ajustes internos dependen del cliente.',
      },
    },
  },
  {
    id: 'task-runtime',
    level: 2,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{atualizar} o software do servidor web',
      en: '{update} the web server software',
      es: '{actualizar} el software del servidor web',
    },
    likeness: {
      pt: 'trocar as cortinas gastas, que no hotel cabe à casa e no apartamento ao morador',
      en: 'replacing the worn curtains, the staff’s job in a hotel and the tenant’s in an apartment',
      es: 'cambiar las cortinas gastadas, tarea del hotel o, en un apartamento, del inquilino',
    },
    because: {
      provider: {
        pt: 'O servidor web é uma das camadas que o serviço já entrega prontas e que a Microsoft mantém em dia.',
        en: 'The web server is one of the layers that the service delivers ready to use and that Microsoft keeps current.',
        es: 'El servidor web es una de las capas que el servicio entrega listas y que Microsoft mantiene al día.',
      },
      customer: {
        pt: 'A Microsoft entrega a máquina virtual; os programas colocados sobre o sistema ficam nas mãos do cliente.',
        en: 'Microsoft delivers the virtual machine; the programs placed on top of its system are in the customer’s hands.',
        es: 'Microsoft entrega la máquina virtual; los programas que se ponen sobre el sistema quedan en manos del cliente.',
      },
    },
  },
  {
    id: 'task-db-engine',
    level: 2,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{aplicar} patches no software de banco de dados',
      en: '{patch} the database software',
      es: '{aplicar} parches al software de base de datos',
    },
    likeness: {
      pt: 'consertar o guarda-roupa, que é do hotel no quarto pronto e do morador no apartamento vazio',
      en: 'repairing the wardrobe, the hotel’s in a ready room, the tenant’s in an empty apartment',
      es: 'reparar el ropero, que es del hotel o, en un apartamento vacío, del inquilino',
    },
    because: {
      provider: {
        pt: 'A Microsoft instala o mecanismo do banco dentro do serviço; o cliente o usa sem ter acesso à instalação.',
        en: 'Microsoft installs the database engine inside the service; the customer uses it without access to the installation.',
        es: 'Microsoft instala el motor de la base dentro del servicio; el cliente lo usa sin tener acceso a la instalación.',
      },
      customer: {
        pt: 'Na máquina virtual, o mecanismo do banco é mais um programa que o cliente instala e mantém.',
        en: 'On a virtual machine, the database engine is one more program that the customer installs and maintains.',
        es: 'En la máquina virtual, el motor de la base es un programa más que el cliente instala y mantiene.',
      },
    },
  },
  {
    id: 'task-app-code',
    level: 1,
    provider: ['saas'],
    customer: ['iaas', 'paas'],
    source,
    task: {
      pt: '{corrigir} erros no código da aplicação',
      en: '{fix} bugs in the application code',
      es: '{corregir} errores en el código de la aplicación',
    },
    likeness: {
      pt: 'acertar o tempero do jantar, tarefa do cozinheiro do hotel ou de quem cozinha no apartamento',
      en: 'fixing the dinner’s seasoning, up to the hotel’s chef, or to the tenant cooking at home',
      es: 'corregir la sazón de la cena, tarea del chef del hotel o del inquilino que cocina',
    },
    because: {
      provider: {
        pt: 'A aplicação é um produto da Microsoft; o cliente assina o uso e não tem como mudar o que há por dentro.',
        en: 'The application is a Microsoft product; the customer subscribes to it and cannot change what is inside.',
        es: 'La aplicación es un producto de Microsoft; el cliente se suscribe y no puede cambiar lo que hay por dentro.',
      },
      customer: {
        pt: 'Quem traz o programa é o cliente; a Microsoft oferece onde executá-lo e não altera o que ele faz.',
        en: 'The customer brings the program; Microsoft provides the place to run it and does not change what it does.',
        es: 'El programa lo aporta el cliente; Microsoft ofrece dónde ejecutarlo y no cambia lo que hace.',
      },
    },
  },
  {
    id: 'task-app-release',
    level: 2,
    provider: ['saas'],
    customer: ['iaas', 'paas'],
    source,
    task: {
      pt: '{decidir} quando cada nova versão da aplicação entra em uso',
      en: '{decide} when each new version of the application goes into use',
      es: '{decidir} cuándo entra en uso cada nueva versión de la aplicación',
    },
    likeness: {
      pt: 'decidir quando muda o cardápio, escolha do hotel ou, no apartamento, de quem cozinha',
      en: 'deciding when the menu changes, the hotel’s choice there, the cooking tenant’s in an apartment',
      es: 'decidir cuándo cambia el menú, elección del hotel o, en un apartamento, del inquilino que cocina',
    },
    because: {
      provider: {
        pt: 'Todos os assinantes usam o mesmo produto, e a Microsoft decide o que entra nele e quando.',
        en: 'All subscribers use the same product, and Microsoft decides what is added to it and when.',
        es: 'Todos los suscriptores usan el mismo producto, y Microsoft decide qué se le agrega y cuándo.',
      },
      customer: {
        pt: 'A equipe do cliente decide o que o programa faz; a nuvem só executa o que essa equipe implanta.',
        en: 'The customer’s team decides what the program does; the cloud only runs what that team deploys.',
        es: 'El equipo del cliente decide qué hace el programa; la nube solo ejecuta lo que ese equipo despliega.',
      },
    },
  },
  {
    id: 'task-app-libraries',
    level: 2,
    provider: ['saas'],
    customer: ['iaas', 'paas'],
    source,
    task: {
      pt: '{atualizar} as bibliotecas vulneráveis de uma aplicação',
      en: '{update} the vulnerable libraries of an application',
      es: '{actualizar} las bibliotecas vulnerables de una aplicación',
    },
    likeness: {
      pt: 'trocar ingredientes estragados, tarefa da cozinha do hotel ou de quem cozinha no apartamento',
      en: 'replacing spoiled ingredients, up to the hotel’s kitchen, or to the tenant who cooks at home',
      es: 'cambiar ingredientes en mal estado, tarea de la cocina del hotel o del inquilino que cocina',
    },
    because: {
      provider: {
        pt: 'As dependências vêm dentro do produto pronto, e só a Microsoft, que o constrói, pode mudá-las.',
        en: 'Dependencies come inside the finished product, and only Microsoft, which builds it, can change them.',
        es: 'Las dependencias vienen dentro del producto terminado, y solo Microsoft, que lo construye, puede modificarlas.',
      },
      customer: {
        pt: 'Os desenvolvedores do cliente escolhem os pacotes de cada build, e a Microsoft não altera o que eles publicam.',
        en: 'The customer’s developers choose the packages of each build, and Microsoft does not alter what they deploy.',
        es: 'Los desarrolladores del cliente eligen los paquetes de cada compilación, y Microsoft no altera lo que publican.',
      },
    },
  },
  {
    id: 'task-net-controls',
    level: 2,
    provider: ['saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{configurar} o firewall da rede virtual',
      en: '{configure} the virtual network firewall',
      es: '{configurar} el firewall de la red virtual',
    },
    likeness: {
      pt: 'decidir que visitas sobem, o que no hotel faz a portaria e no apartamento o morador',
      en: 'deciding which visitors come up, the hotel desk’s call there, the tenant’s in an apartment',
      es: 'decidir qué visitas suben, tarea de la recepción del hotel o, en un apartamento, del inquilino',
    },
    because: {
      provider: {
        pt: 'O cliente só acessa o produto pela internet; a rede por trás dele é montada e filtrada pela Microsoft.',
        en: 'The customer only uses the product over the internet; the network behind it is built and filtered by Microsoft.',
        es: 'El cliente solo accede al producto por internet; la red que hay detrás la construye y la filtra Microsoft.',
      },
      customer: {
        pt: 'O cliente cria as sub-redes das suas máquinas e decide qual tráfego pode entrar e sair.',
        en: 'The customer creates the subnets of its machines and decides which traffic may enter and leave.',
        es: 'El cliente crea las subredes de sus máquinas y decide qué tráfico puede entrar y salir.',
      },
    },
  },
  {
    id: 'task-isolation',
    level: 2,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{isolar} entre si as máquinas virtuais de clientes diferentes no mesmo host',
      en: '{isolate} the virtual machines of different customers that share a host',
      es: '{aislar} entre sí las máquinas virtuales de distintos clientes en un mismo host',
    },
    likeness: {
      pt: 'erguer paredes grossas entre os apartamentos do prédio, para que nenhum vizinho passe ao outro',
      en: 'building thick walls between the apartments, so that no neighbor gets through to another',
      es: 'levantar muros gruesos entre los apartamentos del edificio, para que ningún vecino pase al otro',
    },
    because: {
      provider: {
        pt: 'O software que reparte o host entre os clientes é operado pela Microsoft, e nenhum deles pode alterá-lo.',
        en: 'The software that divides a host among customers is run by Microsoft, and none of them can change it.',
        es: 'El software que reparte el host entre los clientes lo opera Microsoft, y ninguno de ellos puede cambiarlo.',
      },
    },
  },
  {
    id: 'task-firmware',
    level: 2,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{atualizar} o firmware dos servidores físicos',
      en: '{update} the firmware of the physical servers',
      es: '{actualizar} el firmware de los servidores físicos',
    },
    likeness: {
      pt: 'regular por dentro o motor do elevador, em que só os técnicos do prédio mexem',
      en: 'adjusting the inside of the elevator’s motor, which only the building’s technicians touch',
      es: 'ajustar por dentro el motor del ascensor, que solo tocan los técnicos del edificio',
    },
    because: {
      provider: {
        pt: 'O firmware faz parte do equipamento, ao qual só a Microsoft tem acesso.',
        en: 'Firmware is part of the equipment, to which only Microsoft has access.',
        es: 'El firmware es parte del equipo, al que solo Microsoft tiene acceso.',
      },
    },
  },
  {
    id: 'task-os-users',
    level: 2,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{criar} as contas locais de administrador do sistema operacional',
      en: '{create} the local administrator accounts of the operating system',
      es: '{crear} las cuentas locales de administrador del sistema operativo',
    },
    likeness: {
      pt: 'dar chaves do armário de limpeza, tarefa do hotel ou, no apartamento, de quem mora',
      en: 'handing out broom closet keys, the hotel’s job there, the tenant’s in an apartment',
      es: 'repartir llaves del cuarto de limpieza, tarea del hotel o, en un apartamento, del inquilino',
    },
    because: {
      provider: {
        pt: 'No sistema operacional que fica sob o serviço só a Microsoft entra; o cliente não recebe conta nele.',
        en: 'Only Microsoft signs in to the operating system beneath the service; the customer gets no account on it.',
        es: 'En el sistema operativo que está debajo del servicio solo entra Microsoft; el cliente no recibe cuenta en él.',
      },
      customer: {
        pt: 'Em uma máquina virtual, o cliente define o administrador na criação e os demais usuários depois.',
        en: 'On a virtual machine, the customer sets the administrator at creation and the other users afterward.',
        es: 'En una máquina virtual, el cliente define el administrador al crearla y los demás usuarios después.',
      },
    },
  },
  {
    id: 'task-sign-in-rules',
    level: 2,
    provider: [],
    customer: all,
    source,
    task: {
      pt: '{definir} de quais países e dispositivos os funcionários podem entrar',
      en: '{decide} from which countries and devices employees may sign in',
      es: '{definir} desde qué países y dispositivos pueden entrar los empleados',
    },
    likeness: {
      pt: 'combinar por que portas e com que chaves os próprios parentes podem entrar em casa',
      en: 'settling through which doors and with which keys one’s own relatives may come home',
      es: 'acordar por qué puertas y con qué llaves pueden entrar en casa los propios parientes',
    },
    because: {
      customer: {
        pt: 'A Microsoft oferece a regra de acesso; só o cliente sabe de onde a sua equipe trabalha e a configura.',
        en: 'Microsoft offers the access rule; only the customer knows where its people work from and configures it.',
        es: 'Microsoft ofrece la regla de acceso; solo el cliente sabe desde dónde trabaja su gente y la configura.',
      },
    },
  },
  {
    id: 'task-sharing',
    level: 2,
    provider: [],
    customer: all,
    source,
    task: {
      pt: '{evitar} que arquivos confidenciais sejam compartilhados com pessoas de fora',
      en: '{prevent} confidential files from being shared with people outside the company',
      es: '{evitar} que archivos confidenciales se compartan con personas de fuera',
    },
    likeness: {
      pt: 'evitar que as cartas íntimas da própria gaveta cheguem às mãos das visitas',
      en: 'keeping the private letters in one’s own drawer out of the hands of visitors',
      es: 'evitar que las cartas íntimas del propio cajón lleguen a manos de las visitas',
    },
    because: {
      customer: {
        pt: 'Quem cria os arquivos decide com quem os compartilha; a Microsoft não conhece o conteúdo deles.',
        en: 'Those who create the files decide with whom to share them; Microsoft does not know what they contain.',
        es: 'Quien crea los archivos decide con quién los comparte; Microsoft no conoce su contenido.',
      },
    },
  },
];
