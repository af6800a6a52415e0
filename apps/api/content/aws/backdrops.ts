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
        'A nova diretora de TI de um órgão público revê o plano dos próximos dois anos.',
        'The new IT director of a government agency is reviewing the plan for the next two years.',
        'La nueva directora de TI de un organismo público revisa el plan de los próximos dos años.',
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
        'A equipe de TI de uma empresa avalia um sistema por mês, do mais simples ao mais difícil.',
        'The IT team of a company is assessing one system a month, from the simplest to the hardest.',
        'El equipo de TI de una empresa evalúa un sistema por mes, del más simple al más difícil.',
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
        'Uma startup contratou a sua primeira especialista em riscos, que avalia o ambiente na AWS.',
        'A startup has hired its first risk specialist, who is assessing its AWS environment.',
        'Una startup contrató a su primera especialista en riesgos, que evalúa el entorno en AWS.',
      ],
      [
        'grew',
        company,
        'Uma empresa com todos os sistemas na AWS dobrou o número de funcionários em um ano.',
        'A company with all of its systems on AWS has doubled its number of employees in a year.',
        'Una empresa con todos sus sistemas en AWS duplicó su número de empleados en un año.',
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
        'Uma empresa se prepara para uma avaliação externa do seu ambiente na AWS.',
        'A company is preparing for an external assessment of its AWS environment.',
        'Una empresa se prepara para una evaluación externa de su entorno en AWS.',
      ],
      [
        'after-scare',
        company,
        'Depois de um incidente em uma concorrente, uma empresa reavalia o seu ambiente na AWS.',
        'After an incident at a competitor, a company is reassessing its AWS environment.',
        'Después de un incidente en una competidora, una empresa reevalúa su entorno en AWS.',
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
        'Em uma startup, duas pessoas cuidam de todo o ambiente na AWS.',
        'At a startup, two people look after the whole AWS environment.',
        'En una startup, dos personas se ocupan de todo el entorno en AWS.',
      ],
      [
        'finance-asks',
        company,
        'As áreas financeira e de TI de uma empresa planejam o próximo ano na AWS.',
        'The finance and IT departments of a company are planning its next year on AWS.',
        'Las áreas de finanzas y de TI de una empresa planifican el próximo año en AWS.',
      ],
      [
        'new-team',
        team,
        'Uma nova equipe assumiu o ambiente de uma empresa na AWS.',
        'A new team has taken over the AWS environment of a company.',
        'Un nuevo equipo asumió el entorno de una empresa en AWS.',
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
        'Uma empresa tem parte dos seus sistemas na AWS e parte nas próprias instalações.',
        'A company has some of its systems on AWS and some on its own premises.',
        'Una empresa tiene parte de sus sistemas en AWS y parte en sus propias instalaciones.',
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
        'O hardware de uma empresa está no fim da vida útil e será substituído pela AWS.',
        'The hardware of a company is at the end of its life and will be replaced by AWS.',
        'El hardware de una empresa está al final de su vida útil y será reemplazado por AWS.',
      ],
      [
        'agency-plan',
        agency,
        'Um órgão público leva à AWS o que hoje contrata de um fornecedor local.',
        'A government agency is moving to AWS what it now buys from a local provider.',
        'Un organismo público lleva a AWS lo que hoy contrata a un proveedor local.',
      ],
      [
        'bigger-year',
        company,
        'Uma empresa de médio porte espera crescer muito este ano e revê o seu ambiente na AWS.',
        'A medium-sized company expects to grow a lot this year and is reviewing its AWS environment.',
        'Una empresa mediana espera crecer mucho este año y revisa su entorno en AWS.',
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
        'Um órgão público renova na AWS os serviços que oferece aos cidadãos.',
        'A government agency is renewing on AWS the services that it offers to citizens.',
        'Un organismo público renueva en AWS los servicios que ofrece a los ciudadanos.',
      ],
    ],
  ),
  ...about(
    ['integration', 'analytics', 'ai-ml', 'developer-tools', 'business-apps'],
    [
      [
        'ideas',
        company,
        'Uma empresa perguntou a cada departamento como a AWS pode melhorar o seu trabalho.',
        'A company has asked each department how AWS could improve its work.',
        'Una empresa preguntó a cada departamento cómo AWS puede mejorar su trabajo.',
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
        'Uma empresa quer trocar por serviços da AWS programas que ela mesma escreveu.',
        'A company wants to replace programs that it wrote itself with AWS services.',
        'Una empresa quiere reemplazar por servicios de AWS programas que ella misma escribió.',
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
