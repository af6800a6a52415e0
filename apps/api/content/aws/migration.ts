import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const sevenRs = docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html');
const caf = docs('whitepapers/latest/overview-aws-cloud-adoption-framework/foundational-capabilities.html');

export const migrationStrategies: Category = {
  id: 'migration-strategies',
  noun: { pt: 'estratégia de migração', en: 'migration strategy', es: 'estrategia de migración' },
  feminine: true,
  mode: 'statement',
  domain: 'concepts',
  entities: [
    {
      id: 'rehost', kind: 'concept', topic: 'migration', popularity: 5, source: sevenRs,
      name: { pt: 'Rehost', en: 'Rehost', es: 'Rehost' },
      aliases: ['lift and shift'],
      subject: { pt: 'a estratégia rehost', en: 'the rehost strategy', es: 'la estrategia rehost' },
      gist: {
        pt: '{levar} a aplicação como está para servidores na nuvem',
        en: '{take} the application as it is to servers in the cloud',
        es: '{llevar} la aplicación tal como está a servidores en la nube',
      },
    },
    {
      id: 'replatform', kind: 'concept', topic: 'migration', popularity: 4, source: sevenRs,
      name: { pt: 'Replatform', en: 'Replatform', es: 'Replatform' },
      subject: { pt: 'a estratégia replatform', en: 'the replatform strategy', es: 'la estrategia replatform' },
      gist: {
        pt: '{fazer} pequenas otimizações no caminho, como usar um banco gerenciado',
        en: '{make} small optimizations on the way, such as using a managed database',
        es: '{hacer} pequeñas optimizaciones en el camino, como usar una base administrada',
      },
    },
    {
      id: 'refactor', kind: 'concept', topic: 'migration', popularity: 4, source: sevenRs,
      name: { pt: 'Refactor', en: 'Refactor', es: 'Refactor' },
      subject: { pt: 'a estratégia refactor', en: 'the refactor strategy', es: 'la estrategia refactor' },
      gist: {
        pt: '{reescrever} a aplicação para aproveitar recursos nativos da nuvem',
        en: '{rewrite} the application to use cloud-native features',
        es: '{reescribir} la aplicación para aprovechar recursos nativos de la nube',
      },
    },
    {
      id: 'repurchase', kind: 'concept', topic: 'migration', popularity: 3, source: sevenRs,
      name: { pt: 'Repurchase', en: 'Repurchase', es: 'Repurchase' },
      aliases: ['drop and shop'],
      subject: { pt: 'a estratégia repurchase', en: 'the repurchase strategy', es: 'la estrategia repurchase' },
      gist: {
        pt: '{trocar} o produto atual por outro, em geral um SaaS',
        en: '{exchange} the current product for another, usually SaaS',
        es: '{cambiar} el producto actual por otro, por lo general un SaaS',
      },
    },
    {
      id: 'relocate', kind: 'concept', topic: 'migration', popularity: 2, source: sevenRs,
      name: { pt: 'Relocate', en: 'Relocate', es: 'Relocate' },
      subject: { pt: 'a estratégia relocate', en: 'the relocate strategy', es: 'la estrategia relocate' },
      gist: {
        pt: '{mover} máquinas virtuais de um hipervisor local para a versão dele na nuvem',
        en: '{move} virtual machines from a local hypervisor to its version in the cloud',
        es: '{mover} máquinas virtuales de un hipervisor local a su versión en la nube',
      },
    },
    {
      id: 'retain', kind: 'concept', topic: 'migration', popularity: 3, source: sevenRs,
      name: { pt: 'Retain', en: 'Retain', es: 'Retain' },
      aliases: ['revisit'],
      subject: { pt: 'a estratégia retain', en: 'the retain strategy', es: 'la estrategia retain' },
      gist: {
        pt: '{deixar} por enquanto a aplicação onde está',
        en: '{leave} the application where it is for now',
        es: '{dejar} por ahora la aplicación donde está',
      },
    },
    {
      id: 'retire', kind: 'concept', topic: 'migration', popularity: 3, source: sevenRs,
      name: { pt: 'Retire', en: 'Retire', es: 'Retire' },
      subject: { pt: 'a estratégia retire', en: 'the retire strategy', es: 'la estrategia retire' },
      gist: {
        pt: '{desligar} a aplicação de que ninguém mais precisa',
        en: '{switch} off the application that nobody needs any more',
        es: '{apagar} la aplicación que ya nadie necesita',
      },
    },
  ],
  facts: [
    {
      id: 'rehost-as-is', kind: 'purpose', of: ['rehost'], unclear: ['relocate', 'mgn', 'ec2'], level: 1,
      say: {
        pt: '{mover} servidores físicos para instâncias EC2 sem mexer na aplicação',
        en: '{move} physical servers to EC2 instances without touching the application',
        es: '{mover} servidores físicos a instancias EC2 sin tocar la aplicación',
      },
    },
    {
      id: 'rehost-fast', kind: 'feature', of: ['rehost'], unclear: ['relocate'], level: 2,
      say: {
        pt: '{permitir} sair rápido de um data center com servidores físicos, deixando melhorias para depois',
        en: '{allow} a quick exit from a data center with physical servers, leaving improvements for later',
        es: '{permitir} salir rápido de un centro de datos con servidores físicos, dejando mejoras para después',
      },
    },
    {
      id: 'replatform-rds', kind: 'purpose', of: ['replatform'], unclear: ['refactor', 'dms', 'rds'], level: 1,
      say: {
        pt: '{passar} o banco instalado em servidor próprio para o Amazon RDS, mantendo o código quase igual',
        en: '{move} a self-installed database to Amazon RDS while keeping the code almost the same',
        es: '{pasar} la base instalada en un servidor propio a Amazon RDS, manteniendo el código casi igual',
      },
    },
    {
      id: 'replatform-middle', kind: 'feature', of: ['replatform'], level: 2,
      say: {
        pt: '{ficar} no meio do caminho: ganha algo da nuvem sem mudar a arquitetura central',
        en: '{stand} halfway: it gains something from the cloud without changing the core architecture',
        es: '{quedar} a medio camino: gana algo de la nube sin cambiar la arquitectura central',
      },
    },
    {
      id: 'refactor-micro', kind: 'purpose', of: ['refactor'], unclear: ['loose-coupling', 'replatform'], level: 1,
      say: {
        pt: '{redesenhar} um sistema único em microsserviços e funções sem servidor',
        en: '{redesign} a single system as microservices and serverless functions',
        es: '{rediseñar} un sistema único en microservicios y funciones sin servidor',
      },
    },
    {
      id: 'refactor-effort', kind: 'feature', of: ['refactor'], unclear: ['repurchase'], level: 2,
      say: {
        pt: '{exigir} o maior esforço de desenvolvimento',
        en: '{require} the largest development effort',
        es: '{exigir} el mayor esfuerzo de desarrollo',
      },
    },
    {
      id: 'repurchase-crm', kind: 'purpose', of: ['repurchase'], unclear: ['marketplace', 'saas'], level: 1,
      say: {
        pt: '{trocar} o CRM instalado no data center por um CRM contratado como SaaS',
        en: '{exchange} the CRM in the data center for a CRM bought as SaaS',
        es: '{cambiar} el CRM instalado en el centro de datos por un CRM contratado como SaaS',
      },
    },
    {
      id: 'relocate-vmware', kind: 'purpose', of: ['relocate'], unclear: ['rehost', 'mgn', 'drs'], level: 2,
      say: {
        pt: '{transportar} máquinas de um hipervisor local para o mesmo hipervisor na nuvem, sem convertê-las',
        en: '{carry} machines from a local hypervisor to the same hypervisor in the cloud, without converting them',
        es: '{trasladar} máquinas de un hipervisor local al mismo hipervisor en la nube, sin convertirlas',
      },
    },
    {
      id: 'retain-later', kind: 'purpose', of: ['retain'], unclear: ['private-cloud', 'hybrid-cloud', 'on-premises'], level: 1,
      say: {
        pt: '{manter} no data center um sistema recém-atualizado e {decidir} sobre ele em outro ano',
        en: '{keep} a recently upgraded system in the data center and {decide} about it another year',
        es: '{mantener} en el centro de datos un sistema recién actualizado y {decidir} sobre él otro año',
      },
    },
    {
      id: 'retire-unused', kind: 'purpose', of: ['retire'], level: 1,
      say: {
        pt: '{desativar} sistemas que o inventário mostrou que ninguém usa',
        en: '{decommission} systems that the inventory shows nobody uses',
        es: '{desactivar} sistemas que según el inventario nadie usa',
      },
    },
    {
      id: 'mig-reaches-cloud', kind: 'trait', of: ['rehost', 'replatform', 'refactor', 'relocate'], level: 1,
      say: {
        pt: '{terminar} com a mesma aplicação em execução na nuvem',
        en: '{end} with the same application running in the cloud',
        es: '{terminar} con la misma aplicación en ejecución en la nube',
      },
    },
    {
      id: 'mig-no-code', kind: 'trait', of: ['rehost', 'relocate', 'retain'], unclear: ['repurchase', 'retire'], level: 1,
      say: {
        pt: '{dispensar} qualquer adaptação da aplicação',
        en: '{need} no adaptation of the application',
        es: '{prescindir} de cualquier adaptación de la aplicación',
      },
      deny: {
        pt: '{exigir} adaptações na aplicação',
        en: '{require} adaptations of the application',
        es: '{exigir} adaptaciones en la aplicación',
      },
    },
    {
      id: 'mig-managed', kind: 'trait', of: ['replatform', 'refactor'], level: 2,
      say: {
        pt: '{levar} a aplicação atual a usar serviços gerenciados da nuvem',
        en: '{lead} the current application to use managed cloud services',
        es: '{llevar} la aplicación actual a usar servicios administrados de la nube',
      },
    },
    {
      id: 'mig-core-same', kind: 'trait', of: ['rehost', 'replatform', 'relocate', 'retain'], level: 2,
      say: {
        pt: '{conservar} a arquitetura central da aplicação atual',
        en: '{preserve} the core architecture of the current application',
        es: '{conservar} la arquitectura central de la aplicación actual',
      },
    },
    {
      id: 'mig-stays', kind: 'feature', of: ['retain', 'retire'], level: 2,
      say: {
        pt: 'não {deixar} nada novo para executar na nuvem',
        en: '{leave} nothing new to run in the cloud',
        es: 'no {dejar} nada nuevo que ejecutar en la nube',
      },
      deny: {
        pt: '{resultar} em algo novo na nuvem',
        en: '{result} in something new in the cloud',
        es: '{resultar} en algo nuevo en la nube',
      },
    },
    {
      id: 'mig-drops-product', kind: 'feature', of: ['repurchase', 'retire'], level: 2,
      say: {
        pt: '{abandonar} o software que a empresa usa hoje',
        en: '{abandon} the software the company uses today',
        es: '{abandonar} el software que la empresa usa hoy',
      },
    },
    {
      id: 'mig-physical', kind: 'trait', of: ['rehost', 'replatform', 'refactor', 'retain', 'retire', 'repurchase'], level: 2,
      say: {
        pt: '{servir} também para aplicações em servidores físicos',
        en: '{serve} applications on physical servers too',
        es: '{servir} también para aplicaciones en servidores físicos',
      },
      deny: {
        pt: '{servir} só para máquinas virtuais',
        en: '{serve} virtual machines only',
        es: '{servir} solo para máquinas virtuales',
      },
    },
    {
      id: 'mig-less-operations', kind: 'trait', of: ['replatform', 'refactor', 'repurchase', 'retire'], unclear: ['relocate'], level: 2,
      say: {
        pt: '{reduzir} o trabalho de operar servidores',
        en: '{reduce} the work of operating servers',
        es: '{reducir} el trabajo de operar servidores',
      },
    },
    {
      id: 'mig-quick', kind: 'trait', of: ['rehost', 'relocate', 'retire'], unclear: ['retain', 'repurchase', 'replatform'], level: 2,
      say: {
        pt: '{exigir} pouco esforço por aplicação',
        en: '{take} little effort per application',
        es: '{exigir} poco esfuerzo por aplicación',
      },
    },
  ],
  contrasts: [
    {
      between: ['rehost', 'replatform'],
      say: {
        pt: 'Rehost não muda nada; replatform troca uma peça, como o banco, por um serviço gerenciado.',
        en: 'Rehost changes nothing; replatform swaps one piece, such as the database, for a managed service.',
        es: 'Rehost no cambia nada; replatform cambia una pieza, como la base de datos, por un servicio administrado.',
      },
    },
    {
      between: ['replatform', 'refactor'],
      say: {
        pt: 'Replatform mantém a arquitetura; refactor a redesenha e reescreve código.',
        en: 'Replatform keeps the architecture; refactor redesigns it and rewrites code.',
        es: 'Replatform mantiene la arquitectura; refactor la rediseña y reescribe código.',
      },
    },
    {
      between: ['rehost', 'relocate'],
      say: {
        pt: 'Rehost converte servidores em instâncias EC2; relocate leva as máquinas virtuais com o hipervisor que já usam.',
        en: 'Rehost converts servers into EC2 instances; relocate takes virtual machines along with the hypervisor they use.',
        es: 'Rehost convierte servidores en instancias EC2; relocate lleva las máquinas virtuales con el hipervisor que ya usan.',
      },
    },
    {
      between: ['retain', 'retire'],
      say: {
        pt: 'Retain adia a decisão e mantém o sistema; retire o desliga de vez.',
        en: 'Retain postpones the decision and keeps the system; retire switches it off for good.',
        es: 'Retain aplaza la decisión y mantiene el sistema; retire lo apaga para siempre.',
      },
    },
    {
      between: ['repurchase', 'refactor'],
      say: {
        pt: 'Repurchase troca o produto por outro pronto; refactor reescreve o que a empresa já tem.',
        en: 'Repurchase swaps the product for a ready-made one; refactor rewrites what the company already has.',
        es: 'Repurchase cambia el producto por otro listo; refactor reescribe lo que la empresa ya tiene.',
      },
    },
    {
      between: ['rehost', 'refactor'],
      say: {
        pt: 'Rehost é rápido e não muda o código; refactor demora e muda a arquitetura.',
        en: 'Rehost is fast and changes no code; refactor takes long and changes the architecture.',
        es: 'Rehost es rápido y no cambia el código; refactor demora y cambia la arquitectura.',
      },
    },
  ],
};

export const cloudAdoption: Category = {
  id: 'cloud-adoption',
  noun: { pt: 'perspectiva do AWS CAF', en: 'AWS CAF perspective', es: 'perspectiva del AWS CAF' },
  feminine: true,
  mode: 'action',
  domain: 'concepts',
  ask: {
    entity: {
      pt: 'Que perspectiva do AWS Cloud Adoption Framework (AWS CAF) trata disso?',
      en: 'Which perspective of the AWS Cloud Adoption Framework (AWS CAF) deals with this?',
      es: '¿Qué perspectiva del AWS Cloud Adoption Framework (AWS CAF) trata de esto?',
    },
    action: {
      pt: 'Qual ação pertence à perspectiva de {entity} do AWS Cloud Adoption Framework?',
      en: 'Which action belongs to the {entity} perspective of the AWS Cloud Adoption Framework?',
      es: '¿Qué acción pertenece a la perspectiva de {entity} del AWS Cloud Adoption Framework?',
    },
    pair: {
      pt: 'Em qual alternativa as duas ações pertencem à perspectiva de {entity} do AWS Cloud Adoption Framework?',
      en: 'In which option do both actions belong to the {entity} perspective of the AWS Cloud Adoption Framework?',
      es: '¿En qué opción las dos acciones pertenecen a la perspectiva de {entity} del AWS Cloud Adoption Framework?',
    },
  },
  entities: [
    {
      id: 'caf-business', kind: 'concept', topic: 'migration', popularity: 4, source: caf,
      name: { pt: 'Negócios', en: 'Business', es: 'Negocio' },
      subject: { pt: 'a perspectiva de negócios', en: 'the business perspective', es: 'la perspectiva de negocio' },
      gist: {
        pt: '{garantir} que o investimento em nuvem sirva aos objetivos da empresa',
        en: '{ensure} that cloud investment serves the goals of the company',
        es: '{garantizar} que la inversión en nube sirva a los objetivos de la empresa',
      },
    },
    {
      id: 'caf-people', kind: 'concept', topic: 'migration', popularity: 4, source: caf,
      name: { pt: 'Pessoas', en: 'People', es: 'Personas' },
      subject: { pt: 'a perspectiva de pessoas', en: 'the people perspective', es: 'la perspectiva de personas' },
      gist: {
        pt: '{cuidar} de cultura, liderança e capacitação',
        en: '{look} after culture, leadership and training',
        es: '{cuidar} la cultura, el liderazgo y la capacitación',
      },
    },
    {
      id: 'caf-governance', kind: 'concept', topic: 'migration', popularity: 4, source: caf,
      name: { pt: 'Governança', en: 'Governance', es: 'Gobernanza' },
      subject: { pt: 'a perspectiva de governança', en: 'the governance perspective', es: 'la perspectiva de gobernanza' },
      gist: {
        pt: '{coordenar} iniciativas, riscos, benefícios e gastos da adoção da nuvem',
        en: '{coordinate} the initiatives, risks, benefits and spending of cloud adoption',
        es: '{coordinar} iniciativas, riesgos, beneficios y gastos de la adopción de la nube',
      },
    },
    {
      id: 'caf-platform', kind: 'concept', topic: 'migration', popularity: 3, source: caf,
      name: { pt: 'Plataforma', en: 'Platform', es: 'Plataforma' },
      subject: { pt: 'a perspectiva de plataforma', en: 'the platform perspective', es: 'la perspectiva de plataforma' },
      gist: {
        pt: '{construir} um ambiente de nuvem escalável e {modernizar} aplicações',
        en: '{build} a scalable cloud environment and {modernize} applications',
        es: '{construir} un entorno de nube escalable y {modernizar} aplicaciones',
      },
    },
    {
      id: 'caf-security', kind: 'concept', topic: 'migration', popularity: 4, source: caf,
      name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
      subject: { pt: 'a perspectiva de segurança', en: 'the security perspective', es: 'la perspectiva de seguridad' },
      gist: {
        pt: '{proteger} a confidencialidade, a integridade e a disponibilidade de dados e cargas',
        en: '{protect} the confidentiality, integrity and availability of data and workloads',
        es: '{proteger} la confidencialidad, la integridad y la disponibilidad de datos y cargas',
      },
    },
    {
      id: 'caf-operations', kind: 'concept', topic: 'migration', popularity: 4, source: caf,
      name: { pt: 'Operações', en: 'Operations', es: 'Operaciones' },
      subject: { pt: 'a perspectiva de operações', en: 'the operations perspective', es: 'la perspectiva de operaciones' },
      gist: {
        pt: '{manter} os serviços de nuvem no nível combinado com a empresa',
        en: '{keep} cloud services at the level agreed with the company',
        es: '{mantener} los servicios de nube en el nivel acordado con la empresa',
      },
    },
  ],
  facts: [
    {
      id: 'cafb-strategy', kind: 'feature', of: ['caf-business'], unclear: ['caf-governance'], level: 1,
      say: {
        pt: '{ligar} a estratégia de nuvem às metas de crescimento da empresa',
        en: '{tie} the cloud strategy to the growth goals of the company',
        es: '{vincular} la estrategia de nube con las metas de crecimiento de la empresa',
      },
    },
    {
      id: 'cafb-data-product', kind: 'feature', of: ['caf-business'], level: 2,
      say: {
        pt: '{criar} fontes de receita a partir dos dados que já possui',
        en: '{create} sources of revenue from the data it already owns',
        es: '{crear} fuentes de ingreso a partir de los datos que ya posee',
      },
    },
    {
      id: 'cafb-innovation', kind: 'feature', of: ['caf-business'], unclear: ['caf-people', 'caf-governance'], level: 2,
      say: {
        pt: '{priorizar} produtos digitais que atendam melhor os clientes',
        en: '{prioritize} digital products that serve its customers better',
        es: '{priorizar} productos digitales que atiendan mejor a los clientes',
      },
    },
    {
      id: 'cafp-training', kind: 'feature', of: ['caf-people'], level: 1,
      say: {
        pt: '{capacitar} funcionários e {avaliar} a fluência deles em nuvem',
        en: '{train} employees and {assess} their cloud fluency',
        es: '{capacitar} a los empleados y {evaluar} su dominio de la nube',
      },
    },
    {
      id: 'cafp-culture', kind: 'feature', of: ['caf-people'], level: 1,
      say: {
        pt: '{preparar} líderes para conduzir a mudança de cultura',
        en: '{prepare} leaders to drive the change of culture',
        es: '{preparar} líderes para conducir el cambio de cultura',
      },
    },
    {
      id: 'cafp-roles', kind: 'feature', of: ['caf-people'], unclear: ['caf-operations', 'caf-governance'], level: 2,
      say: {
        pt: '{redesenhar} cargos e equipes para novas formas de trabalho',
        en: '{redesign} jobs and teams for new ways of working',
        es: '{rediseñar} puestos y equipos para nuevas formas de trabajo',
      },
    },
    {
      id: 'cafg-portfolio', kind: 'feature', of: ['caf-governance'], unclear: ['caf-business'], level: 2,
      say: {
        pt: '{coordenar} programas e projetos de nuvem que dependem uns dos outros',
        en: '{coordinate} cloud programs and projects that depend on each other',
        es: '{coordinar} programas y proyectos de nube que dependen unos de otros',
      },
    },
    {
      id: 'cafg-finance', kind: 'feature', of: ['caf-governance'], unclear: ['caf-business', 'caf-operations'], level: 1,
      say: {
        pt: '{planejar}, {medir} e {controlar} os gastos com a nuvem',
        en: '{plan}, {measure} and {control} cloud spending',
        es: '{planificar}, {medir} y {controlar} los gastos en la nube',
      },
    },
    {
      id: 'cafg-risk', kind: 'feature', of: ['caf-governance'], unclear: ['caf-security', 'caf-business'], level: 2,
      say: {
        pt: '{acompanhar} se os benefícios prometidos pela nuvem estão sendo alcançados',
        en: '{track} whether the benefits promised by the cloud are being achieved',
        es: '{comprobar} si los beneficios prometidos por la nube se están alcanzando',
      },
    },
    {
      id: 'caft-architecture', kind: 'feature', of: ['caf-platform'], level: 1,
      say: {
        pt: '{definir} a arquitetura e os padrões do novo ambiente de nuvem',
        en: '{define} the architecture and standards of the new cloud environment',
        es: '{definir} la arquitectura y los estándares del nuevo entorno de nube',
      },
    },
    {
      id: 'caft-cicd', kind: 'feature', of: ['caf-platform'], unclear: ['caf-operations'], level: 2,
      say: {
        pt: '{montar} integração e entrega contínuas para aplicações modernas',
        en: '{set} up continuous integration and delivery for modern applications',
        es: '{montar} integración y entrega continuas para aplicaciones modernas',
      },
    },
    {
      id: 'caft-data', kind: 'feature', of: ['caf-platform'], unclear: ['caf-governance', 'caf-business'], level: 2,
      say: {
        pt: '{construir} esteiras de dados automatizadas',
        en: '{build} automated data pipelines',
        es: '{construir} canales de datos automatizados',
      },
    },
    {
      id: 'cafs-detect', kind: 'feature', of: ['caf-security'], unclear: ['caf-operations'], level: 1,
      say: {
        pt: '{definir} como detectar ameaças e responder a invasões',
        en: '{define} how to detect threats and respond to intrusions',
        es: '{definir} cómo detectar amenazas y responder a intrusiones',
      },
    },
    {
      id: 'cafs-identity', kind: 'feature', of: ['caf-security'], level: 1,
      say: {
        pt: '{gerenciar} identidades e permissões em escala',
        en: '{manage} identities and permissions at scale',
        es: '{gestionar} identidades y permisos a escala',
      },
    },
    {
      id: 'cafs-data', kind: 'feature', of: ['caf-security'], level: 2,
      say: {
        pt: '{classificar} dados e {controlar} quem pode lê-los',
        en: '{classify} data and {control} who can read it',
        es: '{clasificar} datos y {controlar} quién puede leerlos',
      },
    },
    {
      id: 'cafo-observability', kind: 'feature', of: ['caf-operations'], unclear: ['caf-platform'], level: 1,
      say: {
        pt: '{monitorar} a saúde dos serviços e {tratar} incidentes do dia a dia',
        en: '{monitor} the health of services and {handle} day-to-day incidents',
        es: '{monitorear} la salud de los servicios y {tratar} incidentes del día a día',
      },
    },
    {
      id: 'cafo-change', kind: 'feature', of: ['caf-operations'], unclear: ['caf-platform', 'caf-governance'], level: 2,
      say: {
        pt: '{aplicar} patches e {controlar} mudanças em produção',
        en: '{apply} patches and {control} changes in production',
        es: '{aplicar} parches y {controlar} cambios en producción',
      },
    },
    {
      id: 'cafo-continuity', kind: 'feature', of: ['caf-operations'], unclear: ['caf-security', 'caf-platform'], level: 2,
      say: {
        pt: '{garantir} que os serviços críticos continuem disponíveis, com capacidade suficiente',
        en: '{ensure} that critical services stay available, with enough capacity',
        es: '{garantizar} que los servicios críticos sigan disponibles, con capacidad suficiente',
      },
    },
  ],
  contrasts: [],
};
