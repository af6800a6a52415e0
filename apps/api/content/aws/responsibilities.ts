import type { Responsibility } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs, site } from './source.ts';

const model = site('compliance/shared-responsibility-model/');
const lambdaSecurity = docs('lambda/latest/dg/lambda-security.html');

/** Services of the table. For each task, a service stands on one side, on the other, or is left out where the model is not plain. */
const ALL = ['ec2', 'rds', 'lambda', 's3', 'dynamodb', 'fargate'];

export const responsibilities: readonly Responsibility[] = [
  {
    id: 'task-guest-os', level: 1, provider: ['rds', 'lambda', 's3', 'dynamodb', 'fargate'], customer: ['ec2'], source: model,
    task: {
      pt: '{aplicar} patches no sistema operacional em que a carga roda',
      en: '{patch} the operating system that the workload runs on',
      es: '{aplicar} parches al sistema operativo en el que corre la carga',
    },
  },
  {
    id: 'task-physical', level: 1, provider: ALL, customer: [], source: model,
    task: {
      pt: '{controlar} o acesso físico aos data centers',
      en: '{control} physical access to the data centers',
      es: '{controlar} el acceso físico a los centros de datos',
    },
  },
  {
    id: 'task-hardware', level: 1, provider: ALL, customer: [], source: model,
    task: {
      pt: '{substituir} discos e servidores com defeito',
      en: '{replace} faulty disks and servers',
      es: '{reemplazar} discos y servidores defectuosos',
    },
  },
  {
    id: 'task-destroy-disks', level: 2, provider: ALL, customer: [], source: model,
    task: {
      pt: '{destruir} com segurança os discos desativados',
      en: '{destroy} decommissioned disks safely',
      es: '{destruir} de forma segura los discos dados de baja',
    },
  },
  {
    id: 'task-hypervisor', level: 2, provider: ALL, customer: [], source: model,
    task: {
      pt: '{corrigir} falhas na camada de virtualização',
      en: '{fix} flaws in the virtualization layer',
      es: '{corregir} fallas en la capa de virtualización',
    },
  },
  {
    id: 'task-network-backbone', level: 2, provider: ALL, customer: [], source: model,
    task: {
      pt: '{manter} a rede que liga as zonas de disponibilidade',
      en: '{maintain} the network that links the Availability Zones',
      es: '{mantener} la red que une las zonas de disponibilidad',
    },
  },
  {
    id: 'task-power', level: 1, provider: ALL, customer: [], source: model,
    task: {
      pt: '{garantir} energia e refrigeração aos equipamentos',
      en: '{guarantee} power and cooling for the equipment',
      es: '{garantizar} energía y refrigeración a los equipos',
    },
  },
  {
    id: 'task-iam', level: 1, provider: [], customer: ALL, source: model,
    task: {
      pt: '{definir} quem tem permissão de acesso aos recursos',
      en: '{define} who has permission to access the resources',
      es: '{definir} quién tiene permiso de acceso a los recursos',
    },
  },
  {
    id: 'task-classify', level: 1, provider: [], customer: ALL, source: model,
    task: {
      pt: '{classificar} os dados e {decidir} como protegê-los',
      en: '{classify} the data and {decide} how to protect it',
      es: '{clasificar} los datos y {decidir} cómo protegerlos',
    },
  },
  {
    id: 'task-mfa', level: 1, provider: [], customer: ALL, source: model,
    task: {
      pt: '{exigir} MFA das pessoas que administram a conta',
      en: '{require} MFA from the people who manage the account',
      es: '{exigir} MFA a las personas que administran la cuenta',
    },
  },
  {
    id: 'task-rotate-keys', level: 2, provider: [], customer: ALL, source: docs('IAM/latest/UserGuide/best-practices.html'),
    task: {
      pt: '{trocar} as chaves de acesso dos usuários do IAM',
      en: '{rotate} the access keys of IAM users',
      es: '{rotar} las claves de acceso de los usuarios de IAM',
    },
  },
  {
    id: 'task-security-group', level: 2, provider: [], customer: ['ec2', 'rds', 'fargate'], source: model,
    task: {
      pt: '{configurar} as regras do grupo de segurança',
      en: '{configure} the security group rules',
      es: '{configurar} las reglas del grupo de seguridad',
    },
  },
  {
    id: 'task-app-code', level: 1, provider: [], customer: ['ec2', 'lambda', 'fargate'], source: lambdaSecurity,
    task: {
      pt: '{corrigir} vulnerabilidades no código da aplicação',
      en: '{fix} vulnerabilities in the application code',
      es: '{corregir} vulnerabilidades en el código de la aplicación',
    },
  },
  {
    id: 'task-runtime', level: 2, provider: ['lambda'], customer: ['ec2'], source: lambdaSecurity,
    task: {
      pt: '{atualizar} o ambiente de execução em que o código roda',
      en: '{update} the runtime environment that the code runs in',
      es: '{actualizar} el entorno de ejecución en el que corre el código',
    },
  },
  {
    id: 'task-db-engine', level: 2, provider: ['rds', 'dynamodb'], customer: ['ec2'], source: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
    task: {
      pt: '{instalar} o software do banco de dados',
      en: '{install} the database software',
      es: '{instalar} el software de la base de datos',
    },
  },
  {
    id: 'task-db-users', level: 2, provider: [], customer: ['rds', 'ec2'], source: docs('AmazonRDS/latest/UserGuide/UsingWithRDS.html'),
    task: {
      pt: '{criar} os usuários e as senhas dentro do banco',
      en: '{create} the users and passwords inside the database',
      es: '{crear} los usuarios y las contraseñas dentro de la base',
    },
  },
  {
    id: 'task-bucket-policy', level: 1, provider: [], customer: ['s3'], source: docs('AmazonS3/latest/userguide/security.html'),
    task: {
      pt: '{revisar} a política que abre ou fecha um bucket',
      en: '{review} the policy that opens or closes a bucket',
      es: '{revisar} la política que abre o cierra un bucket',
    },
  },
  {
    id: 'task-object-durability', level: 2, provider: ['s3'], customer: [], source: docs('AmazonS3/latest/userguide/DataDurability.html'),
    task: {
      pt: '{guardar} cada objeto em vários dispositivos',
      en: '{store} each object on several devices',
      es: '{guardar} cada objeto en varios dispositivos',
    },
  },
  {
    id: 'task-client-encryption', level: 2, provider: [], customer: ALL, source: model,
    task: {
      pt: '{cifrar} os dados na própria aplicação, antes de enviá-los',
      en: '{encrypt} data inside the application before sending it',
      es: '{cifrar} los datos en la propia aplicación, antes de enviarlos',
    },
  },
  {
    id: 'task-host-firewall', level: 2, provider: [], customer: ['ec2'], source: model,
    task: {
      pt: '{configurar} o firewall do sistema operacional convidado',
      en: '{configure} the firewall of the guest operating system',
      es: '{configurar} el firewall del sistema operativo invitado',
    },
  },
  {
    id: 'task-antivirus', level: 1, provider: [], customer: ['ec2'], source: model,
    task: {
      pt: '{instalar} um antivírus na máquina virtual',
      en: '{install} antivirus software on the virtual machine',
      es: '{instalar} un antivirus en la máquina virtual',
    },
  },
  {
    id: 'task-function-role', level: 2, provider: [], customer: ['lambda'], source: lambdaSecurity,
    task: {
      pt: '{escolher} as permissões da função de execução',
      en: '{choose} the permissions of the execution role',
      es: '{elegir} los permisos del rol de ejecución',
    },
  },
  {
    id: 'task-container-image', level: 2, provider: [], customer: ['fargate', 'ec2'], source: docs('AmazonECS/latest/developerguide/security-shared.html'),
    task: {
      pt: '{manter} atualizadas as imagens dos contêineres',
      en: '{keep} the container images up to date',
      es: '{mantener} actualizadas las imágenes de los contenedores',
    },
  },
  {
    id: 'task-table-design', level: 2, provider: [], customer: ['dynamodb'], source: docs('amazondynamodb/latest/developerguide/security.html'),
    task: {
      pt: '{decidir} que itens da tabela cada aplicação pode ler',
      en: '{decide} which items of the table each application may read',
      es: '{decidir} qué elementos de la tabla puede leer cada aplicación',
    },
  },
  {
    id: 'task-os-backup-host', level: 2, provider: ['rds', 'lambda', 's3', 'dynamodb', 'fargate'], customer: ['ec2'], source: model,
    task: {
      pt: '{escolher} e {proteger} a imagem do sistema operacional usada pelos servidores',
      en: '{choose} and {harden} the operating system image used by the servers',
      es: '{elegir} y {proteger} la imagen del sistema operativo que usan los servidores',
    },
  },
  {
    id: 'task-scale-servers', level: 1, provider: ['lambda', 's3', 'dynamodb'], customer: ['ec2'], source: model,
    task: {
      pt: '{provisionar} os servidores que executam o serviço',
      en: '{provision} the servers that run the service',
      es: '{aprovisionar} los servidores que ejecutan el servicio',
    },
  },
];
