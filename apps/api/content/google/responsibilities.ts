import type { Responsibility } from '../../src/knowledge/knowledge.types.ts';
import { page } from './source.ts';

const source = page('architecture/framework/security/shared-responsibility-shared-fate');

/** Tasks by model of service. Where the parties share a task, the model is left out of it. */
export const responsibilities: readonly Responsibility[] = [
  {
    id: 'task-physical',
    level: 1,
    provider: ['iaas', 'paas', 'saas'],
    customer: [],
    source,
    task: {
      pt: '{controlar} o acesso físico aos data centers',
      en: '{control} physical access to the data centers',
      es: '{controlar} el acceso físico a los centros de datos',
    },
    likeness: {
      pt: 'guardar as chaves do portão de serviço do prédio, que os moradores não atravessam',
      en: 'holding the keys to the building’s service gate, which tenants never pass',
      es: 'guardar las llaves del portón de servicio del edificio, que los inquilinos no cruzan',
    },
    because: {
      provider: {
        pt: 'O Google opera os prédios, e o cliente não entra neles, seja qual for o modelo de serviço.',
        en: 'Google runs the buildings, and customers do not enter them, whichever service model they use.',
        es: 'Google opera los edificios, y el cliente no entra en ellos, sea cual sea el modelo de servicio.',
      },
    },
  },
  {
    id: 'task-hardware',
    level: 1,
    provider: ['iaas', 'paas', 'saas'],
    customer: [],
    source,
    task: {
      pt: '{substituir} discos e servidores com defeito',
      en: '{replace} faulty disks and servers',
      es: '{reemplazar} discos y servidores con fallas',
    },
    likeness: {
      pt: 'trocar as peças gastas do elevador do prédio, a que só os técnicos dele chegam',
      en: 'replacing worn parts of the building’s elevator, which only its own technicians can get to',
      es: 'cambiar las piezas gastadas del ascensor del edificio, a las que solo llegan sus técnicos',
    },
    because: {
      provider: {
        pt: 'O equipamento é do Google, e só os técnicos dele chegam até as peças; o cliente usa apenas o que roda em cima.',
        en: 'The equipment is Google’s, and only its technicians get to the parts; customers use just what runs on top.',
        es: 'El hardware es de Google y solo sus técnicos llegan a las piezas; el cliente usa únicamente lo que corre encima.',
      },
    },
  },
  {
    id: 'task-power',
    level: 1,
    provider: ['iaas', 'paas', 'saas'],
    customer: [],
    source,
    task: {
      pt: '{garantir} energia e refrigeração dos prédios',
      en: '{guarantee} power and cooling for the buildings',
      es: '{garantizar} energía y refrigeración de los edificios',
    },
    likeness: {
      pt: 'manter a luz e a ventilação central nos corredores e poços do prédio inteiro',
      en: 'keeping light and central air running through the shafts and hallways of the whole building',
      es: 'mantener la luz y la ventilación central en los pasillos y ductos de todo el edificio',
    },
    because: {
      provider: {
        pt: 'Quem opera as instalações é o Google; o cliente contrata recursos computacionais e não tem nada no local.',
        en: 'Google operates the facilities; customers rent computing resources and have nothing on site to look after.',
        es: 'Quien opera las instalaciones es Google; el cliente contrata recursos de cómputo y no tiene nada en el lugar.',
      },
    },
  },
  {
    id: 'task-fiber',
    level: 2,
    provider: ['iaas', 'paas', 'saas'],
    customer: [],
    source,
    task: {
      pt: '{manter} os cabos de fibra entre regiões',
      en: '{maintain} the fiber cables between regions',
      es: '{mantener} los cables de fibra entre regiones',
    },
    likeness: {
      pt: 'conservar os túneis que ligam os prédios do mesmo dono em cidades vizinhas',
      en: 'maintaining the tunnels that link the owner’s buildings in neighboring towns',
      es: 'conservar los túneles que unen los edificios del mismo dueño en ciudades vecinas',
    },
    because: {
      provider: {
        pt: 'A rede que liga os data centers é do Google e fica abaixo de tudo o que o cliente consegue configurar.',
        en: 'The network that links the data centers is Google’s and lies below anything a customer can configure.',
        es: 'La red que une los centros de datos es de Google y queda debajo de todo lo que el cliente puede configurar.',
      },
    },
  },
  {
    id: 'task-hypervisor',
    level: 2,
    provider: ['iaas', 'paas', 'saas'],
    customer: [],
    source,
    task: {
      pt: '{corrigir} falhas do hipervisor',
      en: '{fix} flaws of the hypervisor',
      es: '{corregir} fallas del hipervisor',
    },
    likeness: {
      pt: 'consertar as lajes e paredes mestras que dividem o prédio em apartamentos',
      en: 'repairing the slabs and main walls that divide the building into apartments',
      es: 'reparar las losas y los muros maestros que dividen el edificio en apartamentos',
    },
    because: {
      provider: {
        pt: 'A camada que divide o servidor físico em máquinas virtuais é do Google, e o cliente não tem acesso a ela.',
        en: 'The layer that divides a physical server into virtual machines is Google’s, and customers have no access to it.',
        es: 'La capa que divide el servidor físico en máquinas virtuales es de Google y el cliente no tiene acceso a ella.',
      },
    },
  },
  {
    id: 'task-disk-destroy',
    level: 2,
    provider: ['iaas', 'paas', 'saas'],
    customer: [],
    source,
    task: {
      pt: '{destruir} discos retirados de uso',
      en: '{destroy} disks taken out of use',
      es: '{destruir} discos retirados de uso',
    },
    likeness: {
      pt: 'demolir os velhos cofres embutidos no prédio, que o morador esvazia mas não retira',
      en: 'breaking up old safes built into the building, which tenants can empty but never remove',
      es: 'demoler las viejas cajas fuertes empotradas del edificio, que el inquilino vacía pero no retira',
    },
    because: {
      provider: {
        pt: 'Só o Google tem em mãos os meios físicos; o cliente apaga arquivos, mas não chega às unidades.',
        en: 'Only Google handles the physical media; customers can delete files but have no access to the drives.',
        es: 'Solo Google tiene en sus manos los medios físicos; el cliente borra archivos, pero no llega a las unidades.',
      },
    },
  },
  {
    id: 'task-storage-encryption',
    level: 2,
    provider: ['iaas', 'paas', 'saas'],
    customer: [],
    source,
    task: {
      pt: '{cifrar} por padrão os dados gravados nos discos físicos',
      en: '{encrypt} data on the physical disks by default',
      es: '{cifrar} por defecto los datos en los discos físicos',
    },
    likeness: {
      pt: 'trancar sempre os depósitos do subsolo do prédio, sem que morador algum precise pedir',
      en: 'always locking the storerooms in the building’s basement, without any tenant having to ask',
      es: 'cerrar siempre con llave los depósitos del sótano del edificio, sin que ningún inquilino lo pida',
    },
    because: {
      provider: {
        pt: 'A camada de armazenamento do Google protege cada bloco antes da gravação, sem que o cliente configure nada.',
        en: 'Google’s storage layer protects each block before writing it, with nothing for the customer to set up.',
        es: 'La capa de almacenamiento de Google protege cada bloque antes de escribirlo, sin que el cliente configure nada.',
      },
    },
  },
  {
    id: 'task-boot',
    level: 2,
    provider: ['iaas', 'paas', 'saas'],
    customer: [],
    source,
    task: {
      pt: '{verificar} a integridade do firmware dos servidores físicos',
      en: '{verify} the integrity of the firmware of physical servers',
      es: '{verificar} la integridad del firmware de los servidores físicos',
    },
    likeness: {
      pt: 'conferir o lacre da caldeira do prédio antes de acendê-la, onde só os técnicos entram',
      en: 'checking the seal on the building’s boiler before lighting it, where only its technicians go',
      es: 'comprobar el sello de la caldera del edificio antes de encenderla, donde solo entran sus técnicos',
    },
    because: {
      provider: {
        pt: 'Só o Google tem acesso ao equipamento, e um chip de segurança dele confere o que é carregado na partida.',
        en: 'Only Google has access to the hardware, where its own security chip checks what is loaded at startup.',
        es: 'Solo Google tiene acceso al equipo, donde un chip de seguridad propio comprueba lo que se carga al arrancar.',
      },
    },
  },
  {
    id: 'task-guest-os',
    level: 1,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{aplicar} correções ao sistema operacional em que o código roda',
      en: '{patch} the operating system on which the code runs',
      es: '{aplicar} parches al sistema operativo en que corre el código',
    },
    likeness: {
      pt: 'trocar as toalhas, que no hotel cabe à casa e no apartamento a quem mora',
      en: 'changing the towels, the staff’s job in a hotel and the tenant’s in an apartment',
      es: 'cambiar las toallas, tarea del personal en un hotel y del inquilino en un apartamento',
    },
    because: {
      provider: {
        pt: 'O cliente recebe pronta a plataforma ou a aplicação; só o Google tem acesso às camadas de baixo.',
        en: 'The customer gets a ready platform or application; only Google has access to the layers underneath.',
        es: 'El cliente recibe lista la plataforma o la aplicación; solo Google tiene acceso a las capas de abajo.',
      },
      customer: {
        pt: 'Na máquina virtual alugada, o cliente tem acesso de administrador e escolhe o que instalar e atualizar.',
        en: 'On a rented virtual machine, the customer is the administrator and chooses what to install and update.',
        es: 'En la máquina virtual alquilada, el cliente es el administrador y elige qué instalar y actualizar.',
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
      pt: '{instalar} e {atualizar} o ambiente de execução da linguagem',
      en: '{install} and {update} the language runtime',
      es: '{instalar} y {actualizar} el entorno de ejecución del lenguaje',
    },
    likeness: {
      pt: 'equipar a cozinha de panelas, tarefa do hotel ou, em apartamento vazio, de quem mora',
      en: 'fitting the kitchen with pans, the hotel’s job there, the tenant’s in an empty apartment',
      es: 'equipar de ollas la cocina, tarea del hotel o, en un apartamento vacío, del inquilino',
    },
    because: {
      provider: {
        pt: 'O software de base já vem pronto com o serviço, e é o Google que publica nele as novas versões.',
        en: 'The base software comes ready with the service, and it is Google that rolls out its new versions.',
        es: 'El software de base ya viene listo con el servicio y es Google quien publica en él las nuevas versiones.',
      },
      customer: {
        pt: 'A máquina virtual alugada traz só o sistema operacional; o que o programa requer para rodar, o cliente acrescenta.',
        en: 'A rented virtual machine brings an operating system only; whatever programs need to run, the customer adds.',
        es: 'La máquina virtual alquilada trae solo el sistema operativo; lo que el programa requiere, lo agrega el cliente.',
      },
    },
  },
  {
    id: 'task-capacity',
    level: 2,
    provider: ['saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{decidir} o tamanho das máquinas virtuais',
      en: '{decide} the size of the virtual machines',
      es: '{decidir} el tamaño de las máquinas virtuales',
    },
    likeness: {
      pt: 'escolher o tamanho das camas, que no hotel cabe à casa e no apartamento ao morador',
      en: 'choosing the size of the beds, the hotel’s job there, the tenant’s in an empty apartment',
      es: 'elegir el tamaño de las camas, tarea del hotel o, en un apartamento vacío, del inquilino',
    },
    because: {
      provider: {
        pt: 'O serviço esconde os servidores: é o Google que distribui a carga entre eles e põe outros quando ela cresce.',
        en: 'The service hides its servers: Google spreads the load across them and adds others as it grows.',
        es: 'El servicio oculta los servidores: es Google quien reparte la carga entre ellos y suma otros cuando crece.',
      },
      customer: {
        pt: 'Quem aluga infraestrutura escolhe quanta CPU e quanta memória quer pagar em cada instância.',
        en: 'Whoever rents infrastructure picks how much CPU and memory to pay for in each instance.',
        es: 'Quien alquila infraestructura elige cuánta CPU y cuánta memoria quiere pagar en cada instancia.',
      },
    },
  },
  {
    id: 'task-antivirus',
    level: 2,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{proteger} contra malware o sistema operacional da aplicação',
      en: '{protect} the application’s operating system from malware',
      es: '{proteger} contra malware el sistema operativo de la aplicación',
    },
    likeness: {
      pt: 'proteger o armário das traças, tarefa do hotel ou, no apartamento, de quem mora',
      en: 'keeping moths out of the closet, the hotel’s job there, the tenant’s in an apartment',
      es: 'proteger el ropero de las polillas, tarea del hotel o, en un apartamento, del inquilino',
    },
    because: {
      provider: {
        pt: 'Os servidores por trás do serviço são administrados pelo Google, e o cliente não entra neles.',
        en: 'The servers behind the service are administered by Google, and the customer cannot log in to them.',
        es: 'Los servidores que sostienen el servicio los administra Google, y el cliente no entra en ellos.',
      },
      customer: {
        pt: 'Em infraestrutura alugada, é o cliente que controla o que se instala e se executa em cada instância.',
        en: 'On rented infrastructure, it is the customer that controls what is installed and executed on each instance.',
        es: 'En infraestructura alquilada, es el cliente quien controla qué se instala y se ejecuta en cada instancia.',
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
      pt: '{corrigir} falhas no código do aplicativo',
      en: '{fix} flaws in the application’s code',
      es: '{corregir} fallas en el código de la aplicación',
    },
    likeness: {
      pt: 'acertar o sal da sopa, tarefa do cozinheiro do hotel ou de quem cozinha no apartamento',
      en: 'getting the salt in the soup right, up to the hotel’s chef, or a tenant cooking',
      es: 'corregir la sal de la sopa, tarea del chef del hotel o del inquilino que cocina',
    },
    because: {
      provider: {
        pt: 'O Google escreve o programa e o vende pronto; quem assina não pode ver nem mudar o que há por dentro.',
        en: 'Google writes the program and sells it ready to use; subscribers can neither see nor change its internals.',
        es: 'Google escribe el programa y lo vende listo; quien se suscribe no puede ver ni cambiar lo que hay dentro.',
      },
      customer: {
        pt: 'O programa é escrito pela equipe do cliente, e só ela sabe o que ele deve fazer e pode mudá-lo.',
        en: 'The customer’s team writes the program, and only that team knows what it should do and can change it.',
        es: 'El programa lo escribe el equipo del cliente, y solo él sabe qué debe hacer y puede cambiarlo.',
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
      pt: '{lançar} novas versões do aplicativo',
      en: '{release} new versions of the application',
      es: '{lanzar} nuevas versiones de la aplicación',
    },
    likeness: {
      pt: 'mudar os pratos do cardápio, escolha do hotel ou, no apartamento, de quem cozinha',
      en: 'putting new dishes on the menu, the hotel’s choice there, the cooking tenant’s in an apartment',
      es: 'renovar los platos del menú, elección del hotel o, en un apartamento, del inquilino que cocina',
    },
    because: {
      provider: {
        pt: 'O software é um só para todos os assinantes, e o Google o atualiza segundo o seu próprio calendário.',
        en: 'The software is one for all subscribers, and Google updates it on its own schedule.',
        es: 'El software es uno solo para todos los suscriptores, y Google lo actualiza según su propio calendario.',
      },
      customer: {
        pt: 'O ambiente só executa o que recebe; é a equipe do cliente que decide o que implantar nele e quando.',
        en: 'The environment just runs what it is given; the customer’s team decides what to deploy there and when.',
        es: 'El entorno solo ejecuta lo que recibe; es el equipo del cliente quien decide qué desplegar en él y cuándo.',
      },
    },
  },
  {
    id: 'task-libraries',
    level: 2,
    provider: ['saas'],
    customer: ['iaas', 'paas'],
    source,
    task: {
      pt: '{atualizar} as bibliotecas que o aplicativo usa',
      en: '{update} the libraries that the application uses',
      es: '{actualizar} las bibliotecas que usa la aplicación',
    },
    likeness: {
      pt: 'repor os temperos da despensa, tarefa da cozinha do hotel ou de quem cozinha no apartamento',
      en: 'restocking the pantry’s spices, up to the hotel’s kitchen, or to the tenant who cooks',
      es: 'reponer las especias de la despensa, tarea del hotel o del inquilino que cocina',
    },
    because: {
      provider: {
        pt: 'O software chega pronto ao assinante, que não vê os componentes de que ele é feito nem pode trocá-los.',
        en: 'The software reaches subscribers finished; they neither see nor can replace the components it is made of.',
        es: 'El software llega terminado al suscriptor, que no ve los componentes de que está hecho ni puede cambiarlos.',
      },
      customer: {
        pt: 'O cliente escolhe os componentes de terceiros e os põe no próprio pacote, em que o provedor não mexe.',
        en: 'The customer chooses third-party components and packs them with its code, which the provider does not touch.',
        es: 'El cliente elige los componentes de terceros y los pone en su propio paquete, que el proveedor no toca.',
      },
    },
  },
  {
    id: 'task-app-test',
    level: 2,
    provider: ['saas'],
    customer: ['iaas', 'paas'],
    source,
    task: {
      pt: '{testar} a segurança do aplicativo antes de publicá-lo',
      en: '{test} the security of the application before release',
      es: '{probar} la seguridad de la aplicación antes de publicarla',
    },
    likeness: {
      pt: 'provar a comida antes de servir, tarefa do chef do hotel ou do morador que cozinha',
      en: 'tasting the food before serving it, up to the hotel’s chef, or a tenant who cooks',
      es: 'probar la comida antes de servirla, tarea del chef del hotel o del inquilino que cocina',
    },
    because: {
      provider: {
        pt: 'O software é do Google e passa pelo processo de desenvolvimento dele, de que o assinante não participa.',
        en: 'The software is Google’s and goes through its own development process, in which subscribers take no part.',
        es: 'El software es de Google y pasa por su propio proceso de desarrollo, en el que el suscriptor no participa.',
      },
      customer: {
        pt: 'O código é do cliente, e o provedor executa o que recebe sem examinar que falhas o programa tem.',
        en: 'The code is the customer’s, and the provider runs what it is given without reviewing it for flaws.',
        es: 'El código es del cliente, y el proveedor ejecuta lo que recibe sin examinar qué fallas tiene el programa.',
      },
    },
  },
  {
    id: 'task-data',
    level: 1,
    provider: [],
    customer: ['iaas', 'paas', 'saas'],
    source,
    task: {
      pt: '{classificar} os próprios dados por grau de sigilo',
      en: '{classify} the organization’s own data by sensitivity',
      es: '{clasificar} los propios datos por grado de confidencialidad',
    },
    likeness: {
      pt: 'separar os próprios papéis secretos dos que podem ficar em cima da mesa',
      en: 'sorting one’s own secret papers from those that may lie on the table',
      es: 'separar los propios papeles secretos de los que pueden quedar sobre la mesa',
    },
    because: {
      customer: {
        pt: 'Só a empresa sabe o que seus registros significam e que prejuízo um vazamento causaria a ela.',
        en: 'Only the organization knows what its records mean and how much harm a leak would do.',
        es: 'Solo la empresa sabe qué significan sus registros y qué daño le causaría una filtración.',
      },
    },
  },
  {
    id: 'task-access',
    level: 1,
    provider: [],
    customer: ['iaas', 'paas', 'saas'],
    source,
    task: {
      pt: '{decidir} que funcionários podem ver cada dado',
      en: '{decide} which employees may see which data',
      es: '{decidir} qué empleados pueden ver cada dato',
    },
    likeness: {
      pt: 'decidir que parente pode abrir cada gaveta do próprio quarto',
      en: 'deciding which relative may open each drawer in one’s own bedroom',
      es: 'decidir qué pariente puede abrir cada cajón del propio dormitorio',
    },
    because: {
      customer: {
        pt: 'Só a empresa conhece a função de cada pessoa; o provedor aplica as permissões que ela configura.',
        en: 'Only the company knows each person’s job; the provider enforces the permissions that the company sets.',
        es: 'Solo la empresa conoce la función de cada persona; el proveedor aplica los permisos que ella configura.',
      },
    },
  },
  {
    id: 'task-leavers',
    level: 1,
    provider: [],
    customer: ['iaas', 'paas', 'saas'],
    source,
    task: {
      pt: '{retirar} o acesso de quem deixa a empresa',
      en: '{remove} the access of those who leave the company',
      es: '{retirar} el acceso de quien deja la empresa',
    },
    likeness: {
      pt: 'recolher a chave de quem deixou de morar com a própria família',
      en: 'collecting the key from someone who no longer lives with one’s own family',
      es: 'recoger la llave de quien dejó de vivir con la propia familia',
    },
    because: {
      customer: {
        pt: 'O provedor não sabe quem foi desligado do quadro; a conta vale até que o administrador a desative.',
        en: 'The provider does not know who has resigned; an account works until an administrator disables it.',
        es: 'El proveedor no sabe quién renunció; la cuenta funciona hasta que un administrador la desactiva.',
      },
    },
  },
  {
    id: 'task-second-factor',
    level: 2,
    provider: [],
    customer: ['iaas', 'paas', 'saas'],
    source,
    task: {
      pt: '{exigir} dos funcionários a verificação em duas etapas',
      en: '{require} employees to use 2-Step Verification',
      es: '{exigir} a los empleados la verificación en dos pasos',
    },
    likeness: {
      pt: 'exigir dos próprios filhos a chave e também um toque combinado de campainha',
      en: 'asking one’s own children for an agreed ring of the bell besides the key',
      es: 'exigir a los propios hijos la llave y también un timbrazo acordado',
    },
    because: {
      customer: {
        pt: 'O provedor oferece o recurso, mas é o administrador da empresa que define como as contas dela entram.',
        en: 'The provider offers the feature, but the company’s administrator sets how its accounts sign in.',
        es: 'El proveedor ofrece la función, pero es el administrador de la empresa quien define cómo entran sus cuentas.',
      },
    },
  },
  {
    id: 'task-devices',
    level: 2,
    provider: [],
    customer: ['iaas', 'paas', 'saas'],
    source,
    task: {
      pt: '{proteger} os notebooks de onde os usuários entram',
      en: '{protect} the laptops from which users sign in',
      es: '{proteger} las computadoras desde donde entran los usuarios',
    },
    likeness: {
      pt: 'cuidar fora do prédio da própria mala em que se leva a chave',
      en: 'looking after one’s own suitcase with the key in it, outside the building',
      es: 'cuidar fuera del edificio la propia maleta en la que se lleva la llave',
    },
    because: {
      customer: {
        pt: 'Os aparelhos ficam fora da nuvem, em mãos da empresa e das pessoas, sem que o provedor os controle.',
        en: 'The devices are outside the cloud, in the hands of the company and its staff, beyond the provider’s control.',
        es: 'Los aparatos quedan fuera de la nube, en manos de la empresa y su personal, sin control del proveedor.',
      },
    },
  },
  {
    id: 'task-sharing',
    level: 2,
    provider: [],
    customer: ['iaas', 'paas', 'saas'],
    source,
    task: {
      pt: '{escolher} o que é compartilhado com pessoas de fora',
      en: '{choose} what is shared with outsiders',
      es: '{elegir} qué se comparte con personas externas',
    },
    likeness: {
      pt: 'escolher que fotos do álbum da própria família se mostram às visitas',
      en: 'choosing which photos of one’s own family album to show to visitors',
      es: 'elegir qué fotos del álbum de la propia familia se muestran a las visitas',
    },
    because: {
      customer: {
        pt: 'Quem é dono dos arquivos define as permissões; o provedor não sabe que parceiro merece confiança.',
        en: 'The owner of the files sets the permissions; the provider cannot know which partner deserves trust.',
        es: 'El dueño de los archivos define los permisos; el proveedor no sabe qué socio merece confianza.',
      },
    },
  },
  {
    id: 'task-retention',
    level: 2,
    provider: [],
    customer: ['iaas', 'paas', 'saas'],
    source,
    task: {
      pt: '{definir} por quanto tempo guardar os dados da empresa',
      en: '{set} how long to keep the company’s data',
      es: '{definir} cuánto tiempo guardar los datos de la empresa',
    },
    likeness: {
      pt: 'decidir por quantos anos guardar na gaveta as próprias apólices de seguro e recibos',
      en: 'deciding for how many years to keep one’s own insurance papers and receipts in the drawer',
      es: 'decidir cuántos años guardar en el cajón las propias pólizas de seguro y los recibos',
    },
    because: {
      customer: {
        pt: 'Os prazos vêm das leis e dos contratos a que cada organização está sujeita, que o provedor não conhece.',
        en: 'The periods come from the laws and contracts that bind each organization, which the provider does not know.',
        es: 'Los plazos vienen de las leyes y los contratos que obligan a cada organización, que el proveedor no conoce.',
      },
    },
  },
];
