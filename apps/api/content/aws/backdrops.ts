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

const asker = (pt: string, en: string, es: string): Backdrop['who'] => ({ pt, en, es });
const insurer = asker('a seguradora', 'the insurer', 'la aseguradora');
const studio = asker('o estúdio', 'the studio', 'el estudio');
const retailer = asker('a varejista', 'the retailer', 'la minorista');
const hospital = asker('o hospital', 'the hospital', 'el hospital');
const clinics = asker('a rede', 'the chain', 'la red');
const firm = asker('o escritório', 'the firm', 'el estudio');
const bank = asker('o banco', 'the bank', 'el banco');
const airline = asker('a companhia', 'the airline', 'la aerolínea');
const laboratory = asker('o laboratório', 'the laboratory', 'el laboratorio');
const manufacturer = asker('a fabricante', 'the manufacturer', 'la fabricante');
const utility = asker('a concessionária', 'the utility', 'la empresa');
const publisher = asker('a editora', 'the publisher', 'la editorial');

/** The same for architects, by the topics of their exam. */
export const architectBackdrops: readonly Backdrop[] = [
  ...about(
    ['access'],
    [
      [
        'merged-access',
        company,
        'Duas empresas se uniram, e um arquiteto de soluções organiza quem alcança o quê nos ambientes de ambas na AWS.',
        'Two companies have merged, and a solutions architect is sorting out who reaches what in their AWS environments.',
        'Dos empresas se unieron, y un arquitecto de soluciones ordena quién alcanza qué en sus entornos de AWS.',
      ],
      [
        'insurer-access',
        insurer,
        'Uma seguradora redesenha a forma como pessoas e programas alcançam os seus sistemas na AWS.',
        'An insurer is redesigning how people and programs reach its systems on AWS.',
        'Una aseguradora rediseña la forma en que personas y programas llegan a sus sistemas en AWS.',
      ],
      [
        'agency-inspected',
        agency,
        'Depois de uma fiscalização, um órgão público revê como o seu ambiente na AWS é acessado.',
        'After an inspection, a government agency is reviewing how its AWS environment is accessed.',
        'Después de una inspección, un organismo público revisa cómo se accede a su entorno en AWS.',
      ],
      [
        'studio-grew',
        studio,
        'Um estúdio de jogos passou de cinco a oitenta pessoas e revê o uso que elas fazem da AWS.',
        'A game studio has grown from five to eighty people and is reviewing how they use AWS.',
        'Un estudio de videojuegos pasó de cinco a ochenta personas y revisa cómo usan AWS.',
      ],
    ],
  ),
  ...about(
    ['workload-security'],
    [
      [
        'shop-season',
        retailer,
        'Uma varejista prepara o seu ambiente na AWS para a época de maior venda, em que já foi alvo de ataques.',
        'A retailer is preparing its AWS environment for its busiest season, in which it has been attacked before.',
        'Una minorista prepara su entorno en AWS para la época de mayor venta, en la que ya sufrió ataques.',
      ],
      [
        'hospital-apps',
        hospital,
        'Um hospital reforça a proteção das aplicações que mantém na AWS.',
        'A hospital is strengthening the protection of the applications that it runs on AWS.',
        'Un hospital refuerza la protección de las aplicaciones que tiene en AWS.',
      ],
      [
        'fintech-review',
        company,
        'Uma empresa de pagamentos tem sessenta servidores na AWS, e um arquiteto de soluções revê como eles são protegidos.',
        'A payments company has sixty servers on AWS, and a solutions architect is reviewing how they are protected.',
        'Una empresa de pagos tiene sesenta servidores en AWS, y un arquitecto de soluciones revisa cómo se protegen.',
      ],
      [
        'agency-defences',
        agency,
        'Um órgão público planeja as defesas dos sistemas que levou para a AWS.',
        'A government agency is planning the defenses of the systems that it has taken to AWS.',
        'Un organismo público planifica las defensas de los sistemas que llevó a AWS.',
      ],
    ],
  ),
  ...about(
    ['data-security'],
    [
      [
        'clinic-exams',
        clinics,
        'Uma rede de clínicas mantém exames na AWS e revê como eles são protegidos.',
        'A chain of clinics has test results on AWS and is reviewing how they are protected.',
        'Una red de clínicas tiene exámenes en AWS y revisa cómo se protegen.',
      ],
      [
        'law-cases',
        firm,
        'Um escritório de advocacia leva os seus processos para a AWS e define como vai protegê-los.',
        'A law firm is taking its cases to AWS and is defining how to protect them.',
        'Un estudio jurídico lleva sus casos a AWS y define cómo protegerlos.',
      ],
      [
        'lender-rules',
        company,
        'Uma empresa de crédito adapta o seu ambiente na AWS a uma nova norma do setor.',
        'A lender is adapting its AWS environment to a new rule of its industry.',
        'Una empresa de crédito adapta su entorno en AWS a una nueva norma del sector.',
      ],
      [
        'agency-citizens',
        agency,
        'Um órgão público com dados de 2 milhões de cidadãos na AWS revê as medidas que os protegem.',
        'A government agency with data of 2 million citizens on AWS is reviewing the measures that protect it.',
        'Un organismo público con datos de 2 millones de ciudadanos en AWS revisa las medidas que los protegen.',
      ],
    ],
  ),
  ...about(
    ['decoupling'],
    [
      [
        'ticket-parts',
        company,
        'Uma empresa de ingressos divide o seu sistema de vendas na AWS em partes independentes.',
        'A ticketing company is dividing its sales system on AWS into independent parts.',
        'Una empresa de entradas divide su sistema de ventas en AWS en partes independientes.',
      ],
      [
        'courier-waits',
        company,
        'Uma transportadora redesenha uma aplicação na AWS para que as suas partes esperem menos umas pelas outras.',
        'A courier is redesigning an application on AWS so that its parts wait less for one another.',
        'Una empresa de mensajería rediseña una aplicación en AWS para que sus partes se esperen menos unas a otras.',
      ],
      [
        'bank-peaks',
        bank,
        'Um banco moderniza na AWS um sistema com dias calmos e dias de pico.',
        'A bank is modernizing a system on AWS that has quiet days and busy ones.',
        'Un banco moderniza en AWS un sistema con días tranquilos y días de pico.',
      ],
      [
        'photos-tenfold',
        startup,
        'O uso do aplicativo de uma startup na AWS cresceu dez vezes, e um arquiteto de soluções o redesenha.',
        'Use of a startup’s app on AWS has grown tenfold, and a solutions architect is redesigning it.',
        'El uso de la aplicación de una startup en AWS creció diez veces, y un arquitecto de soluciones la rediseña.',
      ],
    ],
  ),
  ...about(
    ['high-availability'],
    [
      [
        'airline-up',
        airline,
        'Uma companhia aérea quer que os seus sistemas na AWS continuem no ar quando um componente falhar.',
        'An airline wants its systems on AWS to stay up when a component fails.',
        'Una aerolínea quiere que sus sistemas en AWS sigan activos cuando falle un componente.',
      ],
      [
        'hospital-day',
        hospital,
        'Um hospital desenha na AWS uma aplicação que será usada dia e noite.',
        'A hospital is designing an application on AWS that will be used day and night.',
        'Un hospital diseña en AWS una aplicación que se usará día y noche.',
      ],
      [
        'retailer-outage',
        retailer,
        'Depois de quarenta minutos fora do ar, uma varejista redesenha a sua loja na AWS.',
        'After forty minutes of downtime, a retailer is redesigning its store on AWS.',
        'Después de cuarenta minutos fuera de servicio, una minorista rediseña su tienda en AWS.',
      ],
      [
        'agency-hours',
        agency,
        'Um órgão público leva para a AWS um serviço que os cidadãos usam a qualquer hora.',
        'A government agency is taking to AWS a service that citizens use at any hour.',
        'Un organismo público lleva a AWS un servicio que los ciudadanos usan a toda hora.',
      ],
    ],
  ),
  ...about(
    ['disaster-recovery'],
    [
      [
        'payments-plan',
        company,
        'Uma empresa de pagamentos escreve o seu plano para falhas graves na AWS.',
        'A payments company is writing its plan for serious failures on AWS.',
        'Una empresa de pagos escribe su plan para fallas graves en AWS.',
      ],
      [
        'insurer-worse',
        insurer,
        'Uma seguradora com o sistema principal na AWS se prepara para falhas e para erros de pessoas.',
        'An insurer with its main system on AWS is preparing for failures and for human error.',
        'Una aseguradora con su sistema principal en AWS se prepara para fallas y para errores humanos.',
      ],
      [
        'competitor-week',
        company,
        'Uma concorrente perdeu uma semana de dados, e uma empresa de logística revê os seus sistemas na AWS.',
        'A competitor has lost a week of data, and a logistics company is reviewing its systems on AWS.',
        'Una competidora perdió una semana de datos, y una empresa de logística revisa sus sistemas en AWS.',
      ],
      [
        'agency-back',
        agency,
        'Um órgão público define como os seus sistemas na AWS voltam depois de um problema grave.',
        'A government agency is defining how its systems on AWS come back after a serious problem.',
        'Un organismo público define cómo vuelven sus sistemas en AWS después de un problema grave.',
      ],
    ],
  ),
  ...about(
    ['storage-performance'],
    [
      [
        'studio-moves',
        studio,
        'Um estúdio de animação leva para a AWS tudo o que produz.',
        'An animation studio is taking all that it produces to AWS.',
        'Un estudio de animación lleva a AWS todo lo que produce.',
      ],
      [
        'lab-doubles',
        laboratory,
        'O volume de dados de um laboratório dobra a cada ano, e um arquiteto de soluções define onde eles ficam.',
        'The data of a laboratory doubles every year, and a solutions architect is defining where it is kept.',
        'El volumen de datos de un laboratorio se duplica cada año, y un arquitecto de soluciones define dónde quedan.',
      ],
      [
        'builder-half',
        company,
        'Uma construtora tem parte dos seus sistemas na AWS e parte nas próprias instalações.',
        'A construction company has some of its systems on AWS and some on its own premises.',
        'Una constructora tiene parte de sus sistemas en AWS y parte en sus propias instalaciones.',
      ],
      [
        'agency-archive',
        agency,
        'Um órgão público passa para a AWS os dados de três departamentos.',
        'A government agency is moving the data of three departments to AWS.',
        'Un organismo público pasa a AWS los datos de tres departamentos.',
      ],
    ],
  ),
  ...about(
    ['compute-performance'],
    [
      [
        'bank-modern',
        bank,
        'Um banco revê como cada parte dos seus sistemas é executada na AWS.',
        'A bank is reviewing how each part of its systems is run on AWS.',
        'Un banco revisa cómo se ejecuta en AWS cada parte de sus sistemas.',
      ],
      [
        'startup-new',
        startup,
        'Uma startup desenvolve um novo produto na AWS, com uma equipe de seis pessoas.',
        'A startup is developing a new product on AWS with a team of six people.',
        'Una startup desarrolla un nuevo producto en AWS, con un equipo de seis personas.',
      ],
      [
        'school-program',
        company,
        'Uma empresa de ensino deixa o data center que aluga e leva as suas aplicações para a AWS.',
        'An education company is leaving its rented data center and taking its applications to AWS.',
        'Una empresa de educación deja el centro de datos que alquila y lleva sus aplicaciones a AWS.',
      ],
      [
        'agency-own',
        agency,
        'Um órgão público desenvolve as próprias aplicações na AWS.',
        'A government agency develops its own applications on AWS.',
        'Un organismo público desarrolla sus propias aplicaciones en AWS.',
      ],
    ],
  ),
  ...about(
    ['database-performance'],
    [
      [
        'shop-slow',
        retailer,
        'Uma varejista revê como as suas aplicações na AWS gravam e consultam dados.',
        'A retailer is reviewing how its applications on AWS write and query data.',
        'Una minorista revisa cómo sus aplicaciones en AWS escriben y consultan datos.',
      ],
      [
        'app-users',
        startup,
        'O aplicativo de uma startup na AWS ganha usuários todos os dias.',
        'The app of a startup on AWS gains users every day.',
        'La aplicación de una startup en AWS gana usuarios cada día.',
      ],
      [
        'telecom-layer',
        company,
        'Em uma empresa de telefonia, um arquiteto de soluções revê onde ficam os dados de cada aplicação.',
        'At a phone company, a solutions architect is reviewing where the data of each application is kept.',
        'En una empresa telefónica, un arquitecto de soluciones revisa dónde quedan los datos de cada aplicación.',
      ],
      [
        'four-old-systems',
        company,
        'Uma empresa leva para a AWS os dados de quatro sistemas antigos.',
        'A company is taking the data of four old systems to AWS.',
        'Una empresa lleva a AWS los datos de cuatro sistemas antiguos.',
      ],
    ],
  ),
  ...about(
    ['network-performance'],
    [
      [
        'far-users',
        company,
        'Uma empresa com usuários em vários países desenha como eles chegam aos seus sistemas na AWS.',
        'A company with users in several countries is designing how they reach its systems on AWS.',
        'Una empresa con usuarios en varios países diseña cómo llegan a sus sistemas en AWS.',
      ],
      [
        'plants-linked',
        manufacturer,
        'Uma fabricante com três fábricas define como os seus sistemas na AWS se comunicam.',
        'A manufacturer with three plants is deciding how its systems on AWS communicate.',
        'Una fabricante con tres plantas define cómo se comunican sus sistemas en AWS.',
      ],
      [
        'games-launch',
        studio,
        'Um estúdio de jogos prepara na AWS o ambiente do seu próximo lançamento.',
        'A game studio is preparing the AWS environment of its next release.',
        'Un estudio de videojuegos prepara en AWS el entorno de su próximo lanzamiento.',
      ],
      [
        'agency-buildings',
        agency,
        'Um órgão público tem sistemas em prédios próprios e na AWS.',
        'A government agency has systems in its own buildings and on AWS.',
        'Un organismo público tiene sistemas en edificios propios y en AWS.',
      ],
    ],
  ),
  ...about(
    ['data-ingestion'],
    [
      [
        'sales-figures',
        retailer,
        'Uma varejista quer tirar mais proveito dos dados que os seus sistemas produzem.',
        'A retailer wants to get more out of the data that its systems produce.',
        'Una minorista quiere sacar más provecho de los datos que generan sus sistemas.',
      ],
      [
        'meters-day',
        utility,
        'Uma concessionária de energia recebe dados o dia todo, e um arquiteto de soluções desenha o caminho deles na AWS.',
        'A power utility gets data all day, and a solutions architect is designing its path on AWS.',
        'Una empresa eléctrica recibe datos todo el día, y un arquitecto de soluciones diseña su recorrido en AWS.',
      ],
      [
        'data-people',
        team,
        'A equipe de dados de um grupo de mídia prepara o seu ambiente na AWS.',
        'The data team of a media group is preparing its environment on AWS.',
        'El equipo de datos de un grupo de medios prepara su entorno en AWS.',
      ],
      [
        'agency-decides',
        agency,
        'Um órgão público quer decidir com base nos dados que já reúne.',
        'A government agency wants to base its decisions on the data that it already gathers.',
        'Un organismo público quiere decidir con base en los datos que ya reúne.',
      ],
    ],
  ),
  ...about(
    ['storage-cost'],
    [
      [
        'archive-cost',
        publisher,
        'Uma editora guarda 300 TB na AWS e quer gastar menos com isso.',
        'A publisher keeps 300 TB on AWS and wants to spend less on it.',
        'Una editorial guarda 300 TB en AWS y quiere gastar menos en eso.',
      ],
      [
        'hospital-cost',
        hospital,
        'Um hospital revê quanto paga pelo que guarda na AWS.',
        'A hospital is reviewing what it pays for all that it keeps on AWS.',
        'Un hospital revisa cuánto paga por lo que guarda en AWS.',
      ],
      [
        'agency-years',
        agency,
        'Um órgão público guarda dados de vinte anos na AWS e presta contas do que gasta.',
        'A government agency keeps twenty years of data on AWS and accounts for what it spends.',
        'Un organismo público guarda datos de veinte años en AWS y rinde cuentas de lo que gasta.',
      ],
    ],
  ),
  ...about(
    ['compute-cost'],
    [
      [
        'bill-doubled',
        company,
        'A fatura da AWS de uma empresa dobrou em um ano, e um arquiteto de soluções propõe mudanças.',
        'The AWS bill of a company has doubled in a year, and a solutions architect is proposing changes.',
        'La factura de AWS de una empresa se duplicó en un año, y un arquitecto de soluciones propone cambios.',
      ],
      [
        'pay-review',
        company,
        'As áreas financeira e de TI de uma empresa planejam o gasto do próximo ano na AWS.',
        'The finance and IT departments of a company are planning next year’s spending on AWS.',
        'Las áreas de finanzas y de TI de una empresa planifican el gasto del próximo año en AWS.',
      ],
      [
        'startup-cash',
        startup,
        'Uma startup revê quanto paga pelo que usa na AWS antes de buscar investidores.',
        'A startup is reviewing what it pays for its use of AWS before it looks for investors.',
        'Una startup revisa cuánto paga por lo que usa en AWS antes de buscar inversores.',
      ],
      [
        'agency-accounts',
        agency,
        'Um órgão público presta contas do que gasta com a AWS.',
        'A government agency accounts for what it spends on AWS.',
        'Un organismo público rinde cuentas de lo que gasta en AWS.',
      ],
    ],
  ),
  ...about(
    ['database-cost'],
    [
      [
        'shop-data-cost',
        retailer,
        'Uma varejista quer gastar menos com os dados que as suas aplicações mantêm na AWS.',
        'A retailer wants to spend less on the data that its applications keep on AWS.',
        'Una minorista quiere gastar menos en los datos que sus aplicaciones mantienen en AWS.',
      ],
      [
        'app-data-cost',
        startup,
        'Uma startup revê quanto custam na AWS os dados do seu aplicativo.',
        'A startup is reviewing what the data of its app costs on AWS.',
        'Una startup revisa cuánto cuestan en AWS los datos de su aplicación.',
      ],
      [
        'agency-data-cost',
        agency,
        'Um órgão público revê o custo dos sistemas que levou para a AWS.',
        'A government agency is reviewing the cost of the systems that it has taken to AWS.',
        'Un organismo público revisa el costo de los sistemas que llevó a AWS.',
      ],
    ],
  ),
  ...about(
    ['network-cost'],
    [
      [
        'transfer-cost',
        company,
        'Uma empresa de mídia quer gastar menos com o tráfego dos seus sistemas na AWS.',
        'A media company wants to spend less on the traffic of its systems on AWS.',
        'Una empresa de medios quiere gastar menos en el tráfico de sus sistemas en AWS.',
      ],
      [
        'links-cost',
        company,
        'Uma rede de lojas revê o que paga pela comunicação dos seus sistemas na AWS.',
        'A chain of stores is reviewing what it pays for the communication of its systems on AWS.',
        'Una cadena de tiendas revisa lo que paga por la comunicación de sus sistemas en AWS.',
      ],
      [
        'agency-traffic',
        agency,
        'Um órgão público revê o custo do ambiente que tem na AWS.',
        'A government agency is reviewing the cost of the environment that it has on AWS.',
        'Un organismo público revisa el costo del entorno que tiene en AWS.',
      ],
    ],
  ),
];
