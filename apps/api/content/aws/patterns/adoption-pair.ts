import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { type Half, type HalfNeed, threeOf, twoOf } from '../two-of.ts';

const situations: Pattern['situations'] = [
  {
    id: 'rail',
    text: {
      pt: 'Uma ferrovia que vai migrar para a AWS avalia a sua preparação com o AWS Cloud Adoption Framework (AWS CAF).',
      en: 'A railway that is moving to AWS is assessing its readiness with the AWS Cloud Adoption Framework (AWS CAF).',
      es: 'Un ferrocarril que va a migrar a AWS evalúa su preparación con el AWS Cloud Adoption Framework (AWS CAF).',
    },
  },
  {
    id: 'insurer',
    text: {
      pt: 'A migração de uma seguradora para a AWS parou, e ela revê o que falta.',
      en: 'An insurer’s migration to AWS has stalled, and it is reviewing what is missing.',
      es: 'La migración de una aseguradora a AWS se detuvo, y la empresa revisa qué falta.',
    },
  },
  {
    id: 'paper',
    text: {
      pt: 'Uma fabricante de papel planeja a adoção da nuvem com o AWS Cloud Adoption Framework (AWS CAF).',
      en: 'A paper maker is planning its cloud adoption with the AWS Cloud Adoption Framework (AWS CAF).',
      es: 'Un fabricante de papel planifica la adopción de la nube con el AWS Cloud Adoption Framework (AWS CAF).',
    },
  },
  {
    id: 'bank-adoption',
    text: {
      pt: 'Um banco regional avaliou se está pronto para a AWS e encontrou lacunas.',
      en: 'A regional bank has assessed its readiness for AWS and found gaps.',
      es: 'Un banco regional evaluó si está listo para AWS y encontró brechas.',
    },
  },
  {
    id: 'ministry-adoption',
    text: {
      pt: 'Um ministério que vai levar os serviços ao cidadão para a AWS revê a sua preparação.',
      en: 'A ministry that is moving its citizen services to AWS is reviewing its readiness.',
      es: 'Un ministerio que va a llevar a AWS sus servicios al ciudadano revisa su preparación.',
    },
  },
];

const halves: readonly Half[] = [
  {
    id: 'business',
    name: { pt: 'Negócios', en: 'Business', es: 'Negocio' },
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/business-perspective.html'),
    why: {
      pt: 'A perspectiva de Negócios garante que o investimento na nuvem leve a resultados do negócio.',
      en: 'The Business perspective makes sure that investment in the cloud leads to business outcomes.',
      es: 'La perspectiva de Negocio asegura que la inversión en la nube lleve a resultados del negocio.',
    },
    likeness: {
      pt: 'a dona que fixa metas de venda',
      en: 'the owner who sets the sales goals',
      es: 'la dueña que fija metas comerciales',
    },
    tell: {
      pt: 'Novos produtos e receitas que a nuvem deve trazer: Negócios. Planos para a nuvem e metas do negócio: Negócios.',
      en: 'New products and revenue that the cloud should bring: Business. Plans for the cloud and business goals: Business.',
      es: 'Nuevos productos e ingresos que debe traer la nube: Negocio. Planes para la nube y metas del negocio: Negocio.',
    },
    does: {
      pt: 'a perspectiva de Negócios cuida dos resultados do investimento',
      en: 'the Business perspective looks after the outcomes of the investment',
      es: 'la perspectiva de Negocio se ocupa de los resultados de la inversión',
    },
  },
  {
    id: 'people',
    name: { pt: 'Pessoas', en: 'People', es: 'Personas' },
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/people-perspective.html'),
    why: {
      pt: 'A perspectiva de Pessoas trata de cultura, liderança, capacitação e papéis.',
      en: 'The People perspective is about culture, leadership, skills and roles.',
      es: 'La perspectiva de Personas trata de cultura, liderazgo, capacitación y roles.',
    },
    likeness: {
      pt: 'o instrutor que prepara a equipe',
      en: 'the instructor who prepares the staff',
      es: 'el instructor que prepara al equipo',
    },
    tell: {
      pt: 'Funcionários que temem a mudança e não têm plano de treinamento: Pessoas. Papéis, times e líderes que apoiam a mudança: Pessoas.',
      en: 'Employees who fear the change and have no training plan: People. Roles, teams and leaders who back the change: People.',
      es: 'Empleados que temen el cambio y no tienen plan de capacitación: Personas. Roles, equipos y líderes que apoyan el cambio: Personas.',
    },
    does: {
      pt: 'a perspectiva de Pessoas cuida de cultura e capacitação',
      en: 'the People perspective looks after culture and skills',
      es: 'la perspectiva de Personas se ocupa de cultura y capacitación',
    },
  },
  {
    id: 'governance',
    name: { pt: 'Governança', en: 'Governance', es: 'Gobernanza' },
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/governance-perspective.html'),
    why: {
      pt: 'A perspectiva de Governança coordena as iniciativas: programas, riscos e gestão financeira da nuvem.',
      en: 'The Governance perspective orchestrates the initiatives: programs, risk and cloud financial management.',
      es: 'La perspectiva de Gobernanza coordina las iniciativas: programas, riesgos y gestión financiera de la nube.',
    },
    likeness: {
      pt: 'a coordenadora que controla gastos da reforma',
      en: 'the coordinator who keeps work within budget',
      es: 'la coordinadora que controla los gastos de obra',
    },
    tell: {
      pt: 'Iniciativas a coordenar e risco a acompanhar: Governança. Gasto de cada projeto na nuvem, planejado e acompanhado: Governança.',
      en: 'Initiatives to be coordinated and risk to be tracked: Governance. Cloud spending of each project, planned and tracked: Governance.',
      es: 'Iniciativas que coordinar y riesgos con seguimiento: Gobernanza. Gasto de cada proyecto en la nube, planificado y seguido: Gobernanza.',
    },
    does: {
      pt: 'a perspectiva de Governança coordena programas, riscos e gastos',
      en: 'the Governance perspective coordinates programs, risk and spending',
      es: 'la perspectiva de Gobernanza coordina programas, riesgos y gastos',
    },
  },
  {
    id: 'platform',
    name: { pt: 'Plataforma', en: 'Platform', es: 'Plataforma' },
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/platform-perspective.html'),
    why: {
      pt: 'A perspectiva de Plataforma trata de arquitetura, engenharia de dados e modernização, até CI/CD.',
      en: 'The Platform perspective is about architecture, data engineering and modernization, down to CI/CD.',
      es: 'La perspectiva de Plataforma trata de arquitectura, ingeniería de datos y modernización, hasta CI/CD.',
    },
    likeness: {
      pt: 'a arquiteta que renova a cozinha',
      en: 'the architect who renews the kitchen',
      es: 'la arquitecta que renueva la cocina',
    },
    tell: {
      pt: 'Padrões de arquitetura e pipeline de entrega contínua: Plataforma. Aplicações antigas a modernizar e arquitetura dos dados: Plataforma.',
      en: 'Architecture standards and a continuous delivery pipeline: Platform. Legacy applications to be modernized and data architecture: Platform.',
      es: 'Estándares de arquitectura y pipeline de entrega continua: Plataforma. Aplicaciones antiguas que modernizar y arquitectura de datos: Plataforma.',
    },
    does: {
      pt: 'a perspectiva de Plataforma cuida da arquitetura e da modernização',
      en: 'the Platform perspective looks after architecture and modernization',
      es: 'la perspectiva de Plataforma se ocupa de la arquitectura y la modernización',
    },
  },
  {
    id: 'security',
    name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/security-perspective.html'),
    why: {
      pt: 'A perspectiva de Segurança trata de confidencialidade, integridade e disponibilidade: identidades, ameaças e proteção de dados.',
      en: 'The Security perspective is about confidentiality, integrity and availability: identities, threats and data protection.',
      es: 'La perspectiva de Seguridad trata de confidencialidad, integridad y disponibilidad: identidades, amenazas y protección de datos.',
    },
    likeness: {
      pt: 'o guarda que decide quem entra',
      en: 'the guard who decides who enters',
      es: 'el guardia que decide quién entra',
    },
    tell: {
      pt: 'Quem acessa o quê e como detectar ameaças: Segurança. Dados dos clientes que não estão criptografados e que ninguém vigia: Segurança.',
      en: 'Who may access what and how to detect threats: Security. Customer data that is not encrypted and that nobody watches: Security.',
      es: 'Quién accede a qué y cómo detectar amenazas: Seguridad. Datos de los clientes que no están cifrados y que nadie vigila: Seguridad.',
    },
    does: {
      pt: 'a perspectiva de Segurança cuida de acessos, ameaças e dados',
      en: 'the Security perspective looks after access, threats and data',
      es: 'la perspectiva de Seguridad se ocupa de accesos, amenazas y datos',
    },
  },
  {
    id: 'operations',
    name: { pt: 'Operações', en: 'Operations', es: 'Operaciones' },
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/operations-perspective.html'),
    why: {
      pt: 'A perspectiva de Operações garante que os serviços sejam entregues no nível combinado: observabilidade, incidentes, patches.',
      en: 'The Operations perspective makes sure that services are delivered at the agreed level: observability, incidents, patches.',
      es: 'La perspectiva de Operaciones asegura que los servicios se entreguen al nivel acordado: observabilidad, incidentes, parches.',
    },
    likeness: {
      pt: 'o zelador que conserta avarias no prazo',
      en: 'the caretaker who fixes breakdowns on time',
      es: 'el conserje que repara averías a tiempo',
    },
    tell: {
      pt: 'Métricas e prazos para restabelecer serviços depois de falhas: Operações. Processo para patches e mudanças nos sistemas em uso: Operações.',
      en: 'Metrics and targets for restoring services after outages: Operations. A process for patches and changes to live systems: Operations.',
      es: 'Métricas y plazos para restablecer servicios tras las fallas: Operaciones. Proceso para parches y cambios en los sistemas en uso: Operaciones.',
    },
    does: {
      pt: 'a perspectiva de Operações mantém os serviços no nível combinado',
      en: 'the Operations perspective keeps services at the agreed level',
      es: 'la perspectiva de Operaciones mantiene los servicios al nivel acordado',
    },
  },
];

const needs: readonly HalfNeed[] = [
  {
    id: 'no-outcome',
    of: 'business',
    text: {
      pt: 'Falta definir quais novos produtos e receitas a nuvem deve trazer.',
      en: 'Nobody has defined which new products and revenue the cloud should bring.',
      es: 'Falta definir qué nuevos productos e ingresos debe traer la nube.',
    },
    job: {
      pt: 'ligar a nuvem a produtos e receitas cabe à perspectiva de Negócios',
      en: 'linking the cloud to products and revenue belongs to the Business perspective',
      es: 'vincular la nube con productos e ingresos corresponde a la perspectiva de Negocio',
    },
  },
  {
    id: 'no-case',
    of: 'business',
    text: {
      pt: 'Os planos para a nuvem não estão ligados a nenhuma meta do negócio.',
      en: 'The plans for the cloud are not tied to any business goal.',
      es: 'Los planes para la nube no están ligados a ninguna meta del negocio.',
    },
    job: {
      pt: 'ligar a nuvem às metas do negócio cabe à perspectiva de Negócios',
      en: 'tying the cloud to business goals belongs to the Business perspective',
      es: 'ligar la nube a las metas del negocio corresponde a la perspectiva de Negocio',
    },
  },
  {
    id: 'no-skills',
    of: 'people',
    text: {
      pt: 'Os funcionários temem a mudança, e não há plano de treinamento.',
      en: 'Employees fear the change, and there is no training plan.',
      es: 'Los empleados temen el cambio, y no hay plan de capacitación.',
    },
    job: {
      pt: 'a mudança cultural e o treinamento cabem à perspectiva de Pessoas',
      en: 'cultural change and training belong to the People perspective',
      es: 'el cambio cultural y la capacitación corresponden a la perspectiva de Personas',
    },
  },
  {
    id: 'no-roles',
    of: 'people',
    text: {
      pt: 'Ninguém redefiniu os papéis e os times, e poucos líderes apoiam a mudança.',
      en: 'Roles and teams have not been redesigned, and few leaders back the change.',
      es: 'Nadie redefinió los roles y los equipos, y pocos líderes apoyan el cambio.',
    },
    job: {
      pt: 'liderança e desenho da organização cabem à perspectiva de Pessoas',
      en: 'leadership and organization design belong to the People perspective',
      es: 'el liderazgo y el diseño de la organización corresponden a la perspectiva de Personas',
    },
  },
  {
    id: 'no-portfolio',
    of: 'governance',
    text: {
      pt: 'Ninguém coordena as iniciativas nem acompanha o seu risco.',
      en: 'Nobody coordinates the initiatives or tracks their risk.',
      es: 'Nadie coordina las iniciativas ni da seguimiento a sus riesgos.',
    },
    job: {
      pt: 'coordenar iniciativas e riscos cabe à perspectiva de Governança',
      en: 'coordinating initiatives and risk belongs to the Governance perspective',
      es: 'coordinar iniciativas y riesgos corresponde a la perspectiva de Gobernanza',
    },
  },
  {
    id: 'no-budget',
    of: 'governance',
    text: {
      pt: 'O gasto de cada projeto na nuvem não é planejado nem acompanhado.',
      en: 'The cloud spending of each project is neither planned nor tracked.',
      es: 'El gasto de cada proyecto en la nube no se planifica ni se sigue.',
    },
    job: {
      pt: 'a gestão financeira da nuvem cabe à perspectiva de Governança',
      en: 'cloud financial management belongs to the Governance perspective',
      es: 'la gestión financiera de la nube corresponde a la perspectiva de Gobernanza',
    },
  },
  {
    id: 'no-architecture',
    of: 'platform',
    text: {
      pt: 'Não há padrões de arquitetura nem pipeline de entrega contínua.',
      en: 'There are no architecture standards and no continuous delivery pipeline.',
      es: 'No hay estándares de arquitectura ni pipeline de entrega continua.',
    },
    job: {
      pt: 'arquitetura e entrega contínua cabem à perspectiva de Plataforma',
      en: 'architecture and continuous delivery belong to the Platform perspective',
      es: 'la arquitectura y la entrega continua corresponden a la perspectiva de Plataforma',
    },
  },
  {
    id: 'no-modernization',
    of: 'platform',
    text: {
      pt: 'Não se sabe como modernizar as aplicações antigas nem como será a arquitetura dos dados.',
      en: 'Nobody knows how the legacy applications will be modernized or what the data architecture will be.',
      es: 'No se sabe cómo modernizar las aplicaciones antiguas ni cómo será la arquitectura de datos.',
    },
    job: {
      pt: 'a modernização de aplicações e a arquitetura de dados cabem à perspectiva de Plataforma',
      en: 'modernizing applications and the architecture of data belong to the Platform perspective',
      es: 'la modernización de aplicaciones y la arquitectura de datos corresponden a la perspectiva de Plataforma',
    },
  },
  {
    id: 'no-protection',
    of: 'security',
    text: {
      pt: 'Não está definido quem acessa o quê nem como detectar ameaças.',
      en: 'Nobody has defined who may access what or how threats are detected.',
      es: 'No está definido quién accede a qué ni cómo detectar amenazas.',
    },
    job: {
      pt: 'acessos e detecção de ameaças cabem à perspectiva de Segurança',
      en: 'access and threat detection belong to the Security perspective',
      es: 'los accesos y la detección de amenazas corresponden a la perspectiva de Seguridad',
    },
  },
  {
    id: 'no-classification',
    of: 'security',
    text: {
      pt: 'Os dados dos clientes não estão criptografados, e ninguém vigia quem os lê.',
      en: 'Customer data is not encrypted, and nobody watches who reads it.',
      es: 'Los datos de los clientes no están cifrados, y nadie vigila quién los lee.',
    },
    job: {
      pt: 'proteger os dados cabe à perspectiva de Segurança',
      en: 'protecting data belongs to the Security perspective',
      es: 'proteger los datos corresponde a la perspectiva de Seguridad',
    },
  },
  {
    id: 'no-incidents',
    of: 'operations',
    text: {
      pt: 'Não há métricas dos serviços nem prazos para restabelecê-los depois de falhas.',
      en: 'There are no service metrics and no targets for restoring services after outages.',
      es: 'No hay métricas de los servicios ni plazos para restablecerlos tras las fallas.',
    },
    job: {
      pt: 'incidentes e observabilidade cabem à perspectiva de Operações',
      en: 'incidents and observability belong to the Operations perspective',
      es: 'los incidentes y la observabilidad corresponden a la perspectiva de Operaciones',
    },
  },
  {
    id: 'no-patching',
    of: 'operations',
    text: {
      pt: 'Falta um processo para aplicar patches e para controlar mudanças nos sistemas em uso.',
      en: 'There is no process for applying patches and controlling changes to live systems.',
      es: 'Falta un proceso para aplicar parches y controlar los cambios en los sistemas en uso.',
    },
    job: {
      pt: 'patches e controle de mudanças cabem à perspectiva de Operações',
      en: 'patching and change management belong to the Operations perspective',
      es: 'los parches y el control de cambios corresponden a la perspectiva de Operaciones',
    },
  },
];

/** The needs that are told in few words. */
const short = new Set(['no-outcome', 'no-skills', 'no-portfolio', 'no-architecture', 'no-protection', 'no-incidents']);

export const adoptionPair: readonly Pattern[] = [
  twoOf({
    id: 'adoption-pair',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'migration' } },
    scene: {
      pt: 'Pense na mudança para a nuvem como a reforma de um restaurante, em que cada perspectiva é o trabalho de uma pessoa.',
      en: 'Think of the move to the cloud as the renovation of a restaurant, where each perspective is one person’s job.',
      es: 'Piensa en el paso a la nube como la renovación de un restaurante, donde cada perspectiva es el trabajo de una persona.',
    },
    situations,
    halves,
    needs,
    ask: {
      pt: 'Quais perspectivas do AWS CAF tratam desses dois pontos?',
      en: 'Which AWS CAF perspectives address these two points?',
      es: '¿Qué perspectivas del AWS CAF tratan estos dos puntos?',
    },
  }),
  threeOf({
    id: 'adoption-three',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'migration', advancedOnly: true } },
    scene: {
      pt: 'Pense na mudança para a nuvem como a reforma de um restaurante, em que cada perspectiva é o trabalho de uma pessoa.',
      en: 'Think of the move to the cloud as the renovation of a restaurant, where each perspective is one person’s job.',
      es: 'Piensa en el paso a la nube como la renovación de un restaurante, donde cada perspectiva es el trabajo de una persona.',
    },
    situations: situations.filter(({ id }) => id !== 'bank-adoption'),
    halves,
    needs: needs.filter(({ id }) => short.has(id)),
    ask: {
      pt: 'Quais perspectivas do AWS CAF tratam desses três pontos?',
      en: 'Which AWS CAF perspectives address these three points?',
      es: '¿Qué perspectivas del AWS CAF tratan estos tres puntos?',
    },
  }),
];
