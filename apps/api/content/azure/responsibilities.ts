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
  },
  {
    id: 'task-power',
    level: 1,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{garantir} energia e refrigeração ao prédio',
      en: '{guarantee} power and cooling for the building',
      es: '{garantizar} energía y refrigeración al edificio',
    },
  },
  {
    id: 'task-hypervisor',
    level: 2,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{corrigir} falhas na camada de virtualização',
      en: '{fix} flaws in the virtualization layer',
      es: '{corregir} fallas en la capa de virtualización',
    },
  },
  {
    id: 'task-disks',
    level: 2,
    provider: all,
    customer: [],
    source,
    task: {
      pt: '{destruir} com segurança os discos desativados',
      en: '{destroy} decommissioned disks safely',
      es: '{destruir} de forma segura los discos dados de baja',
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
  },
  {
    id: 'task-leavers',
    level: 2,
    provider: [],
    customer: all,
    source,
    task: {
      pt: '{retirar} o acesso de quem deixa a empresa',
      en: '{remove} the access of people who leave the company',
      es: '{retirar} el acceso de quien deja la empresa',
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
  },
  {
    id: 'task-os-antivirus',
    level: 2,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{manter} o antivírus do sistema dos servidores',
      en: '{maintain} the antivirus of the servers’ system',
      es: '{mantener} el antivirus del sistema de los servidores',
    },
  },
  {
    id: 'task-os-config',
    level: 2,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{configurar} e {proteger} o sistema operacional dos servidores',
      en: '{configure} and {harden} the servers’ operating system',
      es: '{configurar} y {proteger} el sistema operativo de los servidores',
    },
  },
  {
    id: 'task-runtime',
    level: 2,
    provider: ['paas', 'saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{atualizar} o servidor web instalado na máquina',
      en: '{update} the web server installed on the machine',
      es: '{actualizar} el servidor web instalado en la máquina',
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
  },
  {
    id: 'task-app-release',
    level: 2,
    provider: ['saas'],
    customer: ['iaas', 'paas'],
    source,
    task: {
      pt: '{desenvolver} e {publicar} novas versões da aplicação',
      en: '{develop} and {release} new versions of the application',
      es: '{desarrollar} y {publicar} nuevas versiones de la aplicación',
    },
  },
  {
    id: 'task-app-libraries',
    level: 2,
    provider: ['saas'],
    customer: ['iaas', 'paas'],
    source,
    task: {
      pt: '{trocar} bibliotecas vulneráveis da aplicação',
      en: '{replace} vulnerable libraries of the application',
      es: '{cambiar} bibliotecas vulnerables de la aplicación',
    },
  },
  {
    id: 'task-net-controls',
    level: 2,
    provider: ['saas'],
    customer: ['iaas'],
    source,
    task: {
      pt: '{configurar} o firewall da rede virtual dos servidores',
      en: '{set} up the firewall of the servers’ virtual network',
      es: '{configurar} el firewall de la red virtual de los servidores',
    },
  },
];
