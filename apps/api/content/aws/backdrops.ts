import type { Backdrop, TopicId } from '../../src/knowledge/knowledge.types.ts';

const company = { pt: 'a empresa', en: 'the company', es: 'la empresa' };
const team = { pt: 'a equipe', en: 'the team', es: 'el equipo' };
const agency = { pt: 'o órgão', en: 'the agency', es: 'el organismo' };
const startup = { pt: 'a startup', en: 'the startup', es: 'la startup' };

type Line = readonly [id: string, who: Backdrop['who'], pt: string, en: string, es: string];

const about = (topics: readonly TopicId[], lines: readonly Line[]): Backdrop[] =>
  lines.map(([id, who, pt, en, es]) => ({ id, topics, who, text: { pt, en, es } }));

/** What companies do at present, by what they then ask about. */
export const backdrops: readonly Backdrop[] = [
  ...about(
    ['cloud-models', 'migration', 'migration-tools', 'well-architected'],
    [
      [
        'listed',
        company,
        'Uma empresa fez a lista dos seus sistemas e decide o destino de cada um.',
        'A company has made a list of its systems and is deciding what becomes of each one.',
        'Una empresa hizo la lista de sus sistemas y decide el destino de cada uno.',
      ],
      [
        'lease-ends',
        company,
        'O contrato de aluguel do prédio de TI de uma empresa termina no ano que vem.',
        'The lease of the building where a company keeps its IT ends next year.',
        'El contrato de alquiler del edificio de TI de una empresa termina el próximo año.',
      ],
      [
        'new-head',
        agency,
        'Um órgão público tem uma nova direção de TI, que revê o plano dos próximos dois anos.',
        'A government agency has new heads of IT, who are reviewing the plan for the next two years.',
        'Un organismo público tiene una nueva dirección de TI, que revisa el plan de los próximos dos años.',
      ],
      [
        'merged',
        company,
        'Uma empresa comprou uma concorrente e revê os sistemas das duas.',
        'A company has bought a competitor and is reviewing the systems of both.',
        'Una empresa compró a una competidora y revisa los sistemas de las dos.',
      ],
      [
        'step-by-step',
        team,
        'A equipe de TI de uma empresa trata de um sistema por mês, do mais simples ao mais difícil.',
        'The IT team of a company deals with one system a month, from the simplest to the hardest.',
        'El equipo de TI de una empresa trata un sistema por mes, del más simple al más difícil.',
      ],
    ],
  ),
  ...about(
    ['identity', 'threat-protection', 'data-protection', 'compliance'],
    [
      [
        'checked-soon',
        company,
        'Uma empresa de médio porte usa a AWS há três anos e terá os seus controles revistos neste trimestre.',
        'A medium-sized company has used AWS for three years, and its controls will be reviewed this quarter.',
        'Una empresa mediana usa AWS desde hace tres años, y sus controles se revisarán este trimestre.',
      ],
      [
        'first-specialist',
        startup,
        'Uma startup contratou a sua primeira especialista em riscos, que começou pela AWS.',
        'A startup has hired its first risk specialist, who has started with AWS.',
        'Una startup contrató a su primera especialista en riesgos, que empezó por AWS.',
      ],
      [
        'grew',
        company,
        'O número de funcionários de uma empresa que trabalha com a AWS dobrou em um ano.',
        'The number of employees at a company that works with AWS has doubled in a year.',
        'El número de empleados de una empresa que trabaja con AWS se duplicó en un año.',
      ],
      [
        'public-rules',
        agency,
        'Um órgão público, que já tem sistemas na AWS, recebeu uma nova política interna.',
        'A government agency that already has systems on AWS has been given a new internal policy.',
        'Un organismo público que ya tiene sistemas en AWS recibió una nueva política interna.',
      ],
      [
        'insurer-asked',
        company,
        'A seguradora de uma empresa enviou uma lista de perguntas sobre o que ela tem na AWS.',
        'The insurer of a company has sent a list of questions about what it has on AWS.',
        'La aseguradora de una empresa envió una lista de preguntas sobre lo que esta tiene en AWS.',
      ],
      [
        'after-scare',
        company,
        'Depois de um susto em uma concorrente, a direção de uma empresa quer rever o que faz na AWS.',
        'After a scare at a competitor, the management of a company wants to review what it does on AWS.',
        'Después de un susto en una competidora, la dirección de una empresa quiere revisar lo que hace en AWS.',
      ],
    ],
  ),
  ...about(
    ['operations', 'support', 'cost-tools', 'purchase-options'],
    [
      [
        'monthly-meeting',
        company,
        'Uma empresa usa a AWS há um ano e discute em uma reunião mensal o que pode melhorar.',
        'A company has used AWS for a year and discusses in a monthly meeting what it can improve.',
        'Una empresa usa AWS desde hace un año y discute en una reunión mensual qué puede mejorar.',
      ],
      [
        'two-people',
        startup,
        'Em uma startup, duas pessoas cuidam de tudo o que está na AWS.',
        'At a startup, two people look after all that is on AWS.',
        'En una startup, dos personas se ocupan de todo lo que está en AWS.',
      ],
      [
        'finance-asks',
        company,
        'A área financeira e a de TI de uma empresa preparam juntas o próximo ano na AWS.',
        'The finance and IT departments of a company are preparing the next year on AWS together.',
        'Las áreas de finanzas y de TI de una empresa preparan juntas el próximo año en AWS.',
      ],
      [
        'new-team',
        team,
        'Uma nova equipe assumiu o que uma empresa tem na AWS.',
        'A new team has taken over what a company has on AWS.',
        'Un nuevo equipo asumió lo que una empresa tiene en AWS.',
      ],
      [
        'three-departments',
        company,
        'Três departamentos de uma empresa usam a AWS, cada um à sua maneira.',
        'Three departments of a company use AWS, each in its own way.',
        'Tres departamentos de una empresa usan AWS, cada uno a su manera.',
      ],
      [
        'agency-year',
        agency,
        'Um órgão público passou para a AWS no ano passado e agora organiza o dia a dia.',
        'A government agency moved to AWS last year and is now organizing its daily work.',
        'Un organismo público pasó a AWS el año pasado y ahora organiza el día a día.',
      ],
    ],
  ),
  ...about(
    ['ec2', 'serverless', 'containers', 's3', 'storage-classes', 'block-file', 'hybrid-backup', 'databases'],
    [
      [
        'own-room',
        company,
        'Uma empresa tem parte dos seus sistemas na AWS e parte em uma sala própria.',
        'A company has some of its systems on AWS and some in a room of its own.',
        'Una empresa tiene parte de sus sistemas en AWS y parte en una sala propia.',
      ],
      [
        'new-project',
        team,
        'A equipe de desenvolvimento de uma empresa prepara um novo projeto na AWS.',
        'The development team of a company is preparing a new project on AWS.',
        'El equipo de desarrollo de una empresa prepara un nuevo proyecto en AWS.',
      ],
      [
        'first-steps',
        company,
        'Uma empresa começou a usar a AWS há poucos meses e tem uma equipe de TI pequena.',
        'A company began to use AWS a few months ago and has a small IT team.',
        'Una empresa empezó a usar AWS hace pocos meses y tiene un equipo de TI pequeño.',
      ],
      [
        'old-equipment',
        company,
        'O equipamento próprio de uma empresa está no fim da vida útil, e ela vai trocá-lo pela AWS.',
        'The equipment that a company owns is at the end of its life, and AWS is to take its place.',
        'El equipamiento propio de una empresa está al final de su vida útil, y va a cambiarlo por AWS.',
      ],
      [
        'agency-plan',
        agency,
        'Um órgão público desenha na AWS o que hoje contrata de um fornecedor local.',
        'A government agency is designing on AWS what it buys from a local supplier today.',
        'Un organismo público diseña en AWS lo que hoy contrata a un proveedor local.',
      ],
      [
        'bigger-year',
        company,
        'Uma empresa de médio porte espera um ano de crescimento e revê o que tem na AWS.',
        'A medium-sized company expects a year of growth and is reviewing what it has on AWS.',
        'Una empresa mediana espera un año de crecimiento y revisa lo que tiene en AWS.',
      ],
    ],
  ),
  ...about(
    ['vpc', 'connectivity', 'edge', 'global-infrastructure'],
    [
      [
        'drawing',
        team,
        'A equipe de infraestrutura de uma empresa desenha o seu ambiente na AWS.',
        'The infrastructure team of a company is drawing up its environment on AWS.',
        'El equipo de infraestructura de una empresa diseña su entorno en AWS.',
      ],
      [
        'abroad',
        company,
        'Uma empresa que atende um só país prepara a entrada em outros mercados com a AWS.',
        'A company that serves a single country is preparing to enter other markets with AWS.',
        'Una empresa que atiende un solo país prepara la entrada en otros mercados con AWS.',
      ],
      [
        'launch',
        startup,
        'Uma startup vai lançar o seu primeiro produto na AWS no próximo mês.',
        'A startup is going to launch its first product on AWS next month.',
        'Una startup va a lanzar su primer producto en AWS el próximo mes.',
      ],
      [
        'half-moved',
        company,
        'Metade dos sistemas de uma empresa já está na AWS, e a outra metade continua com ela.',
        'Half of the systems of a company are on AWS already, and it still runs the other half itself.',
        'La mitad de los sistemas de una empresa ya está en AWS, y la otra mitad sigue con ella.',
      ],
      [
        'agency-portal',
        agency,
        'Um órgão público renova na AWS o que oferece aos cidadãos.',
        'A government agency is renewing on AWS what it offers to citizens.',
        'Un organismo público renueva en AWS lo que ofrece a los ciudadanos.',
      ],
    ],
  ),
  ...about(
    ['integration', 'analytics', 'ai-ml', 'developer-tools', 'business-apps'],
    [
      [
        'ideas',
        company,
        'Uma empresa pediu a cada departamento uma ideia do que melhorar com a AWS.',
        'A company has asked each department for an idea of what to improve with AWS.',
        'Una empresa pidió a cada departamento una idea de qué mejorar con AWS.',
      ],
      [
        'by-hand',
        company,
        'Em uma empresa que já usa a AWS, muito trabalho ainda se faz à mão.',
        'At a company that already uses AWS, much of the work is still done by hand.',
        'En una empresa que ya usa AWS, mucho trabajo todavía se hace a mano.',
      ],
      [
        'small-team',
        startup,
        'Uma startup com poucos desenvolvedores quer construir sobre o que a AWS oferece pronto.',
        'A startup with few developers wants to build on what AWS offers ready-made.',
        'Una startup con pocos desarrolladores quiere construir sobre lo que AWS ofrece listo.',
      ],
      [
        'product-team',
        team,
        'Na AWS, a equipe de produto de uma empresa prepara a próxima versão.',
        'The product team of a company is preparing the next version on AWS.',
        'En AWS, el equipo de producto de una empresa prepara la próxima versión.',
      ],
      [
        'replaces-own',
        company,
        'Uma empresa quer trocar por serviços da AWS alguns programas que ela mesma escreveu.',
        'A company wants to replace some programs that it wrote itself with AWS services.',
        'Una empresa quiere cambiar por servicios de AWS algunos programas que ella misma escribió.',
      ],
      [
        'agency-service',
        agency,
        'Um órgão público revê como trabalha e já tem um contrato com a AWS.',
        'A government agency is reviewing how it works and already has a contract with AWS.',
        'Un organismo público revisa cómo trabaja y ya tiene un contrato con AWS.',
      ],
    ],
  ),
];
