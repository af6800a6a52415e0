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
    ['cloud-models'],
    [
      [
        'operate-one',
        company,
        'Uma empresa escolhe como vai operar um dos seus sistemas.',
        'A company is choosing how it will operate one of its systems.',
        'Una empresa elige cómo va a operar uno de sus sistemas.',
      ],
      [
        'new-head',
        agency,
        'A nova diretora de TI de um órgão público revê como os sistemas são operados.',
        'The new IT director of a government agency is reviewing how its systems are operated.',
        'La nueva directora de TI de un organismo público revisa cómo se operan los sistemas.',
      ],
      [
        'ways-to-buy',
        team,
        'A equipe de TI de uma empresa compara formas de contratar tecnologia.',
        'The IT team of a company is comparing ways of buying technology.',
        'El equipo de TI de una empresa compara formas de contratar tecnología.',
      ],
      [
        'startup-choice',
        startup,
        'Uma startup decide o que vai operar por conta própria e o que vai contratar.',
        'A startup is deciding what it will operate by itself and what it will buy.',
        'Una startup decide qué va a operar por su cuenta y qué va a contratar.',
      ],
    ],
  ),
  ...about(
    ['migration'],
    [
      [
        'listed',
        company,
        'Uma empresa fez a lista dos seus sistemas e decide o destino de cada um.',
        'A company has made a list of its systems and is deciding what becomes of each one.',
        'Una empresa hizo la lista de sus sistemas y decide el destino de cada uno.',
      ],
      [
        'merged',
        company,
        'Uma empresa comprou uma concorrente e revê os sistemas das duas.',
        'A company has bought a competitor and is reviewing the systems of both.',
        'Una empresa compró a una competidora y revisa los sistemas de las dos.',
      ],
      [
        'portfolio',
        team,
        'A equipe de migração de uma empresa escolhe a estratégia para cada parte do portfólio.',
        'The migration team of a company is choosing a strategy for each part of its portfolio.',
        'El equipo de migración de una empresa elige la estrategia para cada parte del portafolio.',
      ],
      [
        'agency-move',
        agency,
        'Um órgão público planeja a sua ida para a AWS.',
        'A government agency is planning its move to AWS.',
        'Un organismo público planifica su paso a AWS.',
      ],
    ],
  ),
  ...about(
    ['migration-tools'],
    [
      [
        'lease-ends',
        company,
        'O contrato de aluguel do prédio de TI de uma empresa termina no ano que vem.',
        'The lease of the building where a company keeps its IT ends next year.',
        'El contrato de alquiler del edificio de TI de una empresa termina el próximo año.',
      ],
      [
        'moving-team',
        team,
        'A equipe de TI de uma empresa começou a levar um data center para a AWS.',
        'The IT team of a company has begun to move a data center to AWS.',
        'El equipo de TI de una empresa empezó a llevar un centro de datos a AWS.',
      ],
      [
        'agency-tools',
        agency,
        'Um órgão público leva à AWS o que hoje contrata de um fornecedor local.',
        'A government agency is moving to AWS what it now buys from a local provider.',
        'Un organismo público lleva a AWS lo que hoy contrata a un proveedor local.',
      ],
    ],
  ),
  ...about(
    ['well-architected'],
    [
      [
        'main-systems',
        company,
        'Uma empresa tem os seus sistemas mais importantes na AWS.',
        'A company has its most important systems on AWS.',
        'Una empresa tiene sus sistemas más importantes en AWS.',
      ],
      [
        'improve',
        team,
        'A equipe de arquitetura de uma empresa quer melhorar o que já está na AWS.',
        'The architecture team of a company wants to improve what is on AWS already.',
        'El equipo de arquitectura de una empresa quiere mejorar lo que ya está en AWS.',
      ],
    ],
  ),
  ...about(
    ['identity'],
    [
      [
        'who-may',
        company,
        'Uma empresa define quem pode acessar o quê na AWS.',
        'A company is defining who may access what on AWS.',
        'Una empresa define quién puede acceder a qué en AWS.',
      ],
      [
        'first-specialist',
        startup,
        'Uma startup contratou a sua primeira especialista em segurança, que revê os acessos.',
        'A startup has hired its first security specialist, who is reviewing access.',
        'Una startup contrató a su primera especialista en seguridad, que revisa los accesos.',
      ],
      [
        'public-rules',
        agency,
        'Um órgão público, que já tem sistemas na AWS, recebeu uma nova norma de acesso.',
        'A government agency that already has systems on AWS has been given new rules of access.',
        'Un organismo público que ya tiene sistemas en AWS recibió una nueva norma de acceso.',
      ],
      [
        'access-team',
        team,
        'A equipe de segurança de uma empresa organiza o acesso aos seus sistemas.',
        'The security team of a company is organizing access to its systems.',
        'El equipo de seguridad de una empresa organiza el acceso a sus sistemas.',
      ],
    ],
  ),
  ...about(
    ['threat-protection'],
    [
      [
        'after-scare',
        company,
        'Depois de um incidente em uma concorrente, uma empresa reavalia o seu ambiente na AWS.',
        'After an incident at a competitor, a company is reassessing its AWS environment.',
        'Después de un incidente en una competidora, una empresa reevalúa su entorno en AWS.',
      ],
      [
        'fewer-risks',
        company,
        'Uma empresa com aplicações na AWS quer reduzir os riscos de segurança.',
        'A company with applications on AWS wants to reduce its security risks.',
        'Una empresa con aplicaciones en AWS quiere reducir los riesgos de seguridad.',
      ],
      [
        'security-team',
        team,
        'A equipe de segurança de uma empresa reforça a proteção do ambiente na AWS.',
        'The security team of a company is strengthening the protection of its AWS environment.',
        'El equipo de seguridad de una empresa refuerza la protección del entorno en AWS.',
      ],
      [
        'agency-defence',
        agency,
        'Um órgão público revê a segurança dos seus sistemas na AWS.',
        'A government agency is reviewing the security of its systems on AWS.',
        'Un organismo público revisa la seguridad de sus sistemas en AWS.',
      ],
    ],
  ),
  ...about(
    ['data-protection'],
    [
      [
        'customer-data',
        company,
        'Uma empresa com dados de clientes na AWS revê como os protege.',
        'A company with customer data on AWS is reviewing how it protects that data.',
        'Una empresa con datos de clientes en AWS revisa cómo los protege.',
      ],
      [
        'health-startup',
        startup,
        'Uma startup de saúde prepara os seus sistemas na AWS para dados sensíveis.',
        'A health startup is preparing its systems on AWS for sensitive data.',
        'Una startup de salud prepara sus sistemas en AWS para datos sensibles.',
      ],
      [
        'privacy-law',
        agency,
        'Um órgão público com dados de cidadãos na AWS se adapta a uma nova lei de privacidade.',
        'A government agency with citizens’ data on AWS is adapting to a new privacy law.',
        'Un organismo público con datos de ciudadanos en AWS se adapta a una nueva ley de privacidad.',
      ],
      [
        'data-team',
        team,
        'A equipe de segurança de uma empresa define como proteger os dados na AWS.',
        'The security team of a company is defining how to protect data on AWS.',
        'El equipo de seguridad de una empresa define cómo proteger los datos en AWS.',
      ],
    ],
  ),
  ...about(
    ['compliance'],
    [
      [
        'checked-soon',
        company,
        'Uma empresa de médio porte usa a AWS há três anos e terá os seus controles revistos neste trimestre.',
        'A medium-sized company has used AWS for three years, and its controls will be reviewed this quarter.',
        'Una empresa mediana usa AWS desde hace tres años, y sus controles se revisarán este trimestre.',
      ],
      [
        'insurer-asked',
        company,
        'Uma empresa se prepara para uma avaliação externa do seu ambiente na AWS.',
        'A company is preparing for an external assessment of its AWS environment.',
        'Una empresa se prepara para una evaluación externa de su entorno en AWS.',
      ],
      [
        'grew',
        company,
        'Uma empresa que cresceu muito na AWS organiza a governança do ambiente.',
        'A company that has grown a lot on AWS is organizing the governance of its environment.',
        'Una empresa que creció mucho en AWS organiza la gobernanza del entorno.',
      ],
      [
        'agency-governance',
        agency,
        'Um órgão público define normas para o uso da AWS.',
        'A government agency is setting rules for the use of AWS.',
        'Un organismo público define normas para el uso de AWS.',
      ],
    ],
  ),
  ...about(
    ['operations'],
    [
      [
        'ops-team',
        team,
        'A equipe de operações de uma empresa cuida de várias aplicações na AWS.',
        'The operations team of a company looks after several applications on AWS.',
        'El equipo de operaciones de una empresa se ocupa de varias aplicaciones en AWS.',
      ],
      [
        'two-people',
        startup,
        'Em uma startup, duas pessoas cuidam de todo o ambiente na AWS.',
        'At a startup, two people look after the whole AWS environment.',
        'En una startup, dos personas se ocupan de todo el entorno en AWS.',
      ],
      [
        'new-team',
        team,
        'Uma nova equipe assumiu o ambiente de uma empresa na AWS.',
        'A new team has taken over the AWS environment of a company.',
        'Un nuevo equipo asumió el entorno de una empresa en AWS.',
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
    ['support'],
    [
      [
        'monthly-meeting',
        company,
        'Uma empresa usa a AWS há um ano e revê com quem pode contar.',
        'A company has used AWS for a year and is reviewing whom it can count on.',
        'Una empresa usa AWS desde hace un año y revisa con quién puede contar.',
      ],
      [
        'small-it',
        startup,
        'Uma startup com poucos técnicos tem os seus sistemas na AWS.',
        'A startup with few technicians has its systems on AWS.',
        'Una startup con pocos técnicos tiene sus sistemas en AWS.',
      ],
      [
        'help-agency',
        agency,
        'Um órgão público que usa a AWS define a quem recorrer em cada caso.',
        'A government agency that uses AWS is deciding whom to turn to in each case.',
        'Un organismo público que usa AWS define a quién recurrir en cada caso.',
      ],
    ],
  ),
  ...about(
    ['cost-tools'],
    [
      [
        'finance-asks',
        company,
        'As áreas financeira e de TI de uma empresa planejam o próximo ano na AWS.',
        'The finance and IT departments of a company are planning its next year on AWS.',
        'Las áreas de finanzas y de TI de una empresa planifican el próximo año en AWS.',
      ],
      [
        'three-departments',
        company,
        'Três departamentos de uma empresa usam a AWS, cada um à sua maneira.',
        'Three departments of a company use AWS, each in its own way.',
        'Tres departamentos de una empresa usan AWS, cada uno a su manera.',
      ],
      [
        'finance-team',
        team,
        'A equipe financeira de uma empresa quer entender melhor os gastos com a AWS.',
        'The finance team of a company wants to understand its AWS spending better.',
        'El equipo de finanzas de una empresa quiere entender mejor el gasto en AWS.',
      ],
      [
        'agency-money',
        agency,
        'Um órgão público presta contas do que gasta com a AWS.',
        'A government agency accounts for what it spends on AWS.',
        'Un organismo público rinde cuentas de lo que gasta en AWS.',
      ],
    ],
  ),
  ...about(
    ['purchase-options'],
    [
      [
        'how-to-pay',
        team,
        'A equipe de infraestrutura de uma empresa escolhe como pagar por servidores virtuais.',
        'The infrastructure team of a company is choosing how to pay for virtual servers.',
        'El equipo de infraestructura de una empresa elige cómo pagar por servidores virtuales.',
      ],
      [
        'next-year',
        company,
        'As áreas financeira e de TI de uma empresa planejam o gasto com servidores na AWS.',
        'The finance and IT departments of a company are planning what to spend on servers on AWS.',
        'Las áreas de finanzas y de TI de una empresa planifican el gasto en servidores en AWS.',
      ],
      [
        'startup-loads',
        startup,
        'Uma startup revê quanto paga pelos servidores que usa na AWS.',
        'A startup is reviewing what it pays for the servers that it uses on AWS.',
        'Una startup revisa cuánto paga por los servidores que usa en AWS.',
      ],
    ],
  ),
  ...about(
    ['ec2', 'serverless', 'containers'],
    [
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
        'modernizes',
        company,
        'Uma empresa revê como executa cada parte dos seus sistemas.',
        'A company is reviewing how it runs each part of its systems.',
        'Una empresa revisa cómo ejecuta cada parte de sus sistemas.',
      ],
      [
        'agency-apps',
        agency,
        'Um órgão público desenvolve as próprias aplicações na AWS.',
        'A government agency develops its own applications on AWS.',
        'Un organismo público desarrolla sus propias aplicaciones en AWS.',
      ],
      [
        'app-startup',
        startup,
        'Uma startup desenvolve um aplicativo na AWS.',
        'A startup is developing an app on AWS.',
        'Una startup desarrolla una aplicación en AWS.',
      ],
    ],
  ),
  ...about(
    ['s3', 'storage-classes', 'block-file', 'hybrid-backup'],
    [
      [
        'doubles',
        company,
        'O volume de dados de uma empresa dobra a cada ano.',
        'The amount of data that a company has doubles every year.',
        'El volumen de datos de una empresa se duplica cada año.',
      ],
      [
        'data-homes',
        team,
        'A equipe de infraestrutura de uma empresa revê onde ficam os seus dados.',
        'The infrastructure team of a company is reviewing where its data is kept.',
        'El equipo de infraestructura de una empresa revisa dónde quedan sus datos.',
      ],
      [
        'own-room',
        company,
        'Uma empresa tem parte dos seus sistemas na AWS e parte nas próprias instalações.',
        'A company has some of its systems on AWS and some on its own premises.',
        'Una empresa tiene parte de sus sistemas en AWS y parte en sus propias instalaciones.',
      ],
      [
        'agency-data',
        agency,
        'Um órgão público passa para a AWS os dados de três departamentos.',
        'A government agency is moving the data of three departments to AWS.',
        'Un organismo público pasa a AWS los datos de tres departamentos.',
      ],
    ],
  ),
  ...about(
    ['databases'],
    [
      [
        'data-layer',
        team,
        'A equipe de desenvolvimento de uma empresa escolhe onde manter os dados de cada aplicação.',
        'The development team of a company is choosing where to keep the data of each application.',
        'El equipo de desarrollo de una empresa elige dónde mantener los datos de cada aplicación.',
      ],
      [
        'own-servers',
        company,
        'Uma empresa revê como as suas aplicações gravam e consultam dados.',
        'A company is reviewing how its applications write and query data.',
        'Una empresa revisa cómo sus aplicaciones graban y consultan datos.',
      ],
      [
        'growing-startup',
        startup,
        'As aplicações de uma startup na AWS ganham usuários todos os dias.',
        'The applications of a startup on AWS gain users every day.',
        'Las aplicaciones de una startup en AWS ganan usuarios cada día.',
      ],
    ],
  ),
  ...about(
    ['vpc'],
    [
      [
        'drawing',
        team,
        'A equipe de infraestrutura de uma empresa desenha o seu ambiente na AWS.',
        'The infrastructure team of a company is drawing up its environment on AWS.',
        'El equipo de infraestructura de una empresa diseña su entorno en AWS.',
      ],
      [
        'communicate',
        company,
        'Uma empresa define como os seus sistemas na AWS se comunicam.',
        'A company is deciding how its systems on AWS communicate.',
        'Una empresa define cómo se comunican sus sistemas en AWS.',
      ],
      [
        'agency-new',
        agency,
        'Um órgão público prepara o ambiente dos seus novos sistemas na AWS.',
        'A government agency is preparing the environment of its new systems on AWS.',
        'Un organismo público prepara el entorno de sus nuevos sistemas en AWS.',
      ],
    ],
  ),
  ...about(
    ['connectivity'],
    [
      [
        'half-moved',
        company,
        'Metade dos sistemas de uma empresa já está na AWS, e a outra metade continua com ela.',
        'Half of the systems of a company are on AWS already, and it still runs the other half itself.',
        'La mitad de los sistemas de una empresa ya está en AWS, y la otra mitad sigue con ella.',
      ],
      [
        'infra-team',
        team,
        'A equipe de infraestrutura de uma empresa revê como chega aos seus sistemas na AWS.',
        'The infrastructure team of a company is reviewing how it reaches its systems on AWS.',
        'El equipo de infraestructura de una empresa revisa cómo llega a sus sistemas en AWS.',
      ],
      [
        'agency-sites',
        agency,
        'Um órgão público tem sistemas em prédios próprios e na AWS.',
        'A government agency has systems in its own buildings and on AWS.',
        'Un organismo público tiene sistemas en edificios propios y en AWS.',
      ],
    ],
  ),
  ...about(
    ['edge'],
    [
      [
        'launch',
        startup,
        'Uma startup vai lançar o seu primeiro produto na AWS no próximo mês.',
        'A startup is going to launch its first product on AWS next month.',
        'Una startup va a lanzar su primer producto en AWS el próximo mes.',
      ],
      [
        'experience',
        company,
        'Uma empresa quer melhorar a experiência de quem usa as suas aplicações na AWS.',
        'A company wants to improve the experience of those who use its applications on AWS.',
        'Una empresa quiere mejorar la experiencia de quienes usan sus aplicaciones en AWS.',
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
    ['global-infrastructure'],
    [
      [
        'abroad',
        company,
        'Uma empresa que atende um só país prepara a entrada em outros mercados com a AWS.',
        'A company that serves a single country is preparing to enter other markets with AWS.',
        'Una empresa que atiende un solo país prepara la entrada en otros mercados con AWS.',
      ],
      [
        'where-to-run',
        team,
        'A equipe de arquitetura de uma empresa decide onde vão rodar os seus sistemas.',
        'The architecture team of a company is deciding where its systems will run.',
        'El equipo de arquitectura de una empresa decide dónde van a correr sus sistemas.',
      ],
      [
        'operator',
        company,
        'Uma empresa de telecomunicações planeja os seus próximos serviços com a AWS.',
        'A telecommunications company is planning its next services with AWS.',
        'Una empresa de telecomunicaciones planifica sus próximos servicios con AWS.',
      ],
    ],
  ),
  ...about(
    ['integration'],
    [
      [
        'parts',
        team,
        'A equipe de desenvolvimento de uma empresa separa uma aplicação em partes na AWS.',
        'The development team of a company is separating an application into parts on AWS.',
        'El equipo de desarrollo de una empresa separa una aplicación en partes en AWS.',
      ],
      [
        'less-dependent',
        company,
        'Uma empresa quer que os seus sistemas na AWS dependam menos uns dos outros.',
        'A company wants its systems on AWS to depend less on one another.',
        'Una empresa quiere que sus sistemas en AWS dependan menos unos de otros.',
      ],
      [
        'startup-parts',
        startup,
        'Uma startup liga na AWS os sistemas que já usa no dia a dia.',
        'A startup is connecting on AWS the systems that it uses every day.',
        'Una startup conecta en AWS los sistemas que ya usa a diario.',
      ],
    ],
  ),
  ...about(
    ['analytics'],
    [
      [
        'more-from-data',
        company,
        'Uma empresa quer tirar mais proveito dos dados que os seus sistemas geram.',
        'A company wants to get more out of the data that its systems produce.',
        'Una empresa quiere sacar más provecho de los datos que generan sus sistemas.',
      ],
      [
        'data-analysts',
        team,
        'A equipe de dados de uma empresa prepara o seu ambiente na AWS.',
        'The data team of a company is preparing its environment on AWS.',
        'El equipo de datos de una empresa prepara su entorno en AWS.',
      ],
      [
        'agency-figures',
        agency,
        'Um órgão público quer decidir com base nos dados que já reúne.',
        'A government agency wants to base decisions on the data that it already gathers.',
        'Un organismo público quiere decidir con base en los datos que ya reúne.',
      ],
    ],
  ),
  ...about(
    ['ai-ml'],
    [
      [
        'ai-plans',
        company,
        'Uma empresa perguntou a cada departamento como a IA pode melhorar o seu trabalho.',
        'A company has asked each department how AI could improve its work.',
        'Una empresa preguntó a cada departamento cómo la IA puede mejorar su trabajo.',
      ],
      [
        'ai-product',
        team,
        'A equipe de produto de uma empresa estuda serviços de IA na AWS.',
        'The product team of a company is studying AI services on AWS.',
        'El equipo de producto de una empresa estudia servicios de IA en AWS.',
      ],
      [
        'ai-agency',
        agency,
        'Um órgão público quer melhorar com IA os serviços que presta.',
        'A government agency wants to improve the services that it provides with AI.',
        'Un organismo público quiere mejorar con IA los servicios que presta.',
      ],
      [
        'ai-startup',
        startup,
        'Uma startup prepara na AWS a próxima versão do seu aplicativo.',
        'A startup is preparing the next version of its app on AWS.',
        'Una startup prepara en AWS la próxima versión de su aplicación.',
      ],
    ],
  ),
  ...about(
    ['developer-tools'],
    [
      [
        'faster',
        team,
        'A equipe de desenvolvimento de uma empresa quer trabalhar mais depressa na AWS.',
        'The development team of a company wants to work faster on AWS.',
        'El equipo de desarrollo de una empresa quiere trabajar más rápido en AWS.',
      ],
      [
        'by-hand',
        company,
        'Em uma empresa que já usa a AWS, muito trabalho ainda se faz à mão.',
        'At a company that already uses AWS, much of the work is still done by hand.',
        'En una empresa que ya usa AWS, mucho trabajo todavía se hace a mano.',
      ],
      [
        'few-developers',
        startup,
        'Uma startup com poucos desenvolvedores revê como trabalha com a AWS.',
        'A startup with few developers is reviewing how it works with AWS.',
        'Una startup con pocos desarrolladores revisa cómo trabaja con AWS.',
      ],
    ],
  ),
  ...about(
    ['business-apps'],
    [
      [
        'ideas',
        company,
        'Uma empresa perguntou a cada departamento como a AWS pode melhorar o seu trabalho.',
        'A company has asked each department how AWS could improve its work.',
        'Una empresa preguntó a cada departamento cómo AWS puede mejorar su trabajo.',
      ],
      [
        'agency-service',
        agency,
        'Um órgão público revê como trabalha e já tem um contrato com a AWS.',
        'A government agency is reviewing how it works and already has a contract with AWS.',
        'Un organismo público revisa cómo trabaja y ya tiene un contrato con AWS.',
      ],
      [
        'ready-made',
        startup,
        'Uma startup com poucos funcionários quer usar o que a AWS oferece pronto.',
        'A startup with few employees wants to use what AWS offers ready-made.',
        'Una startup con pocos empleados quiere usar lo que AWS ofrece listo.',
      ],
    ],
  ),
];
