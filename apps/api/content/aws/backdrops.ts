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
        'Uma empresa vai substituir vários dos seus sistemas neste ano.',
        'A company is replacing several of its systems this year.',
        'Una empresa va a reemplazar varios de sus sistemas este año.',
      ],
      [
        'ways-to-buy',
        team,
        'A equipe de TI de uma empresa compara propostas para um novo projeto.',
        'The IT team of a company is comparing proposals for a new project.',
        'El equipo de TI de una empresa compara propuestas para un nuevo proyecto.',
      ],
    ],
  ),
  ...about(
    ['migration'],
    [
      [
        'listed',
        company,
        'Uma empresa terminou o inventário do seu data center e planeja a migração.',
        'A company has finished the inventory of its data center and is planning its migration.',
        'Una empresa terminó el inventario de su centro de datos y planifica la migración.',
      ],
      [
        'portfolio',
        team,
        'A equipe de migração de uma empresa decide o destino de cada sistema.',
        'The migration team of a company is deciding the future of each system.',
        'El equipo de migración de una empresa decide el destino de cada sistema.',
      ],
      [
        'agency-move',
        agency,
        'Um órgão público começou a migrar os seus sistemas para a AWS.',
        'A government agency has begun to migrate its systems to AWS.',
        'Un organismo público empezó a migrar sus sistemas a AWS.',
      ],
    ],
  ),
  ...about(
    ['migration-tools'],
    [
      [
        'lease-ends',
        company,
        'Uma empresa está levando o seu data center para a AWS em etapas.',
        'A company is moving its data center to AWS in stages.',
        'Una empresa está llevando su centro de datos a AWS por etapas.',
      ],
      [
        'agency-tools',
        agency,
        'Um órgão público vai migrar os seus servidores, bancos de dados e arquivos para a AWS.',
        'A government agency is going to migrate its servers, databases and files to AWS.',
        'Un organismo público va a migrar sus servidores, bases de datos y archivos a AWS.',
      ],
    ],
  ),
  ...about(
    ['well-architected'],
    [
      [
        'main-systems',
        company,
        'Uma empresa executa os seus sistemas mais importantes na AWS.',
        'A company runs its most important systems on AWS.',
        'Una empresa ejecuta sus sistemas más importantes en AWS.',
      ],
      [
        'improve',
        team,
        'A equipe de arquitetura de uma empresa revê os sistemas duas vezes por ano.',
        'The architecture team of a company reviews its systems twice a year.',
        'El equipo de arquitectura de una empresa revisa los sistemas dos veces al año.',
      ],
    ],
  ),
  ...about(
    ['identity'],
    [
      [
        'first-specialist',
        startup,
        'Uma startup contratou a sua primeira especialista em segurança.',
        'A startup has hired its first security specialist.',
        'Una startup contrató a su primera especialista en seguridad.',
      ],
      [
        'public-rules',
        agency,
        'Um órgão público passou a seguir regras de acesso mais rígidas.',
        'A government agency now has to follow stricter access rules.',
        'Un organismo público pasó a seguir reglas de acceso más estrictas.',
      ],
      [
        'access-team',
        team,
        'A equipe de segurança de uma empresa responde por todos os acessos na AWS.',
        'The security team of a company is responsible for all access on AWS.',
        'El equipo de seguridad de una empresa responde por todos los accesos en AWS.',
      ],
    ],
  ),
  ...about(
    ['threat-protection'],
    [
      [
        'after-scare',
        company,
        'Depois de um ataque a uma concorrente, uma empresa reforça as suas defesas na AWS.',
        'After an attack on a competitor, a company is strengthening its defenses on AWS.',
        'Después de un ataque a una competidora, una empresa refuerza sus defensas en AWS.',
      ],
      [
        'security-team',
        team,
        'A equipe de segurança de uma empresa protege aplicações e dados na AWS.',
        'The security team of a company protects applications and data on AWS.',
        'El equipo de seguridad de una empresa protege aplicaciones y datos en AWS.',
      ],
      [
        'agency-defence',
        agency,
        'Um órgão público sofreu tentativas de invasão dos seus sistemas na AWS.',
        'A government agency has suffered attempts to break into its AWS systems.',
        'Un organismo público sufrió intentos de intrusión en sus sistemas en AWS.',
      ],
    ],
  ),
  ...about(
    ['data-protection'],
    [
      [
        'customer-data',
        company,
        'Uma empresa guarda dados confidenciais de clientes na AWS.',
        'A company stores confidential customer data on AWS.',
        'Una empresa guarda datos confidenciales de clientes en AWS.',
      ],
      [
        'health-startup',
        startup,
        'Uma startup de saúde publica o seu site e guarda os dados dos pacientes na AWS.',
        'A health startup publishes its site and keeps its patients’ data on AWS.',
        'Una startup de salud publica su sitio y guarda los datos de sus pacientes en AWS.',
      ],
      [
        'privacy-law',
        agency,
        'Um órgão público adapta os seus sistemas na AWS a uma nova lei de privacidade.',
        'A government agency is adapting its systems on AWS to a new privacy law.',
        'Un organismo público adapta sus sistemas en AWS a una nueva ley de privacidad.',
      ],
    ],
  ),
  ...about(
    ['compliance'],
    [
      [
        'checked-soon',
        company,
        'Uma empresa passará por uma auditoria no próximo trimestre.',
        'A company will be audited next quarter.',
        'Una empresa pasará por una auditoría el próximo trimestre.',
      ],
      [
        'insurer-asked',
        team,
        'A equipe de conformidade de uma empresa acompanha as suas contas da AWS.',
        'The compliance team of a company oversees its AWS accounts.',
        'El equipo de cumplimiento de una empresa supervisa sus cuentas de AWS.',
      ],
      [
        'grew',
        company,
        'Em dois anos, uma empresa passou de uma para trinta contas da AWS.',
        'In two years, a company has grown from one AWS account to thirty.',
        'En dos años, una empresa pasó de una a treinta cuentas de AWS.',
      ],
    ],
  ),
  ...about(
    ['operations'],
    [
      [
        'ops-team',
        team,
        'A equipe de operações de uma empresa cuida de vinte aplicações na AWS.',
        'The operations team of a company looks after twenty applications on AWS.',
        'El equipo de operaciones de una empresa se ocupa de veinte aplicaciones en AWS.',
      ],
      [
        'two-people',
        startup,
        'Em uma startup, duas pessoas cuidam de todos os servidores na AWS.',
        'At a startup, two people look after all the servers on AWS.',
        'En una startup, dos personas se ocupan de todos los servidores en AWS.',
      ],
      [
        'new-team',
        company,
        'Uma empresa assumiu de um fornecedor a operação dos seus sistemas na AWS.',
        'A company has taken over the operation of its AWS systems from a vendor.',
        'Una empresa asumió la operación de sus sistemas en AWS, que llevaba un proveedor.',
      ],
    ],
  ),
  ...about(
    ['support'],
    [
      [
        'monthly-meeting',
        company,
        'Uma empresa executa os seus principais sistemas na AWS.',
        'A company runs its main systems on AWS.',
        'Una empresa ejecuta sus principales sistemas en AWS.',
      ],
      [
        'help-agency',
        agency,
        'Um órgão público mantém na AWS os serviços que presta aos cidadãos.',
        'A government agency runs its services for citizens on AWS.',
        'Un organismo público mantiene en AWS los servicios que presta a los ciudadanos.',
      ],
    ],
  ),
  ...about(
    ['cost-tools'],
    [
      [
        'finance-asks',
        company,
        'A fatura da AWS de uma empresa cresceu mais que o previsto neste ano.',
        'The AWS bill of a company has grown more than expected this year.',
        'La factura de AWS de una empresa creció más de lo previsto este año.',
      ],
      [
        'finance-team',
        team,
        'A equipe financeira de uma empresa planeja o gasto com a AWS do próximo ano.',
        'The finance team of a company is planning next year’s AWS spending.',
        'El equipo de finanzas de una empresa planifica el gasto en AWS del próximo año.',
      ],
      [
        'agency-money',
        agency,
        'Um órgão público presta contas do que gasta com a AWS.',
        'A government agency has to account for what it spends on AWS.',
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
        'A equipe de infraestrutura de uma empresa escolhe como pagar pelos servidores na AWS.',
        'The infrastructure team of a company is choosing how to pay for its AWS servers.',
        'El equipo de infraestructura de una empresa elige cómo pagar los servidores en AWS.',
      ],
      [
        'next-year',
        company,
        'Os servidores são a maior parte da fatura da AWS de uma empresa.',
        'Servers make up most of the AWS bill of a company.',
        'Los servidores son la mayor parte de la factura de AWS de una empresa.',
      ],
    ],
  ),
  ...about(
    ['ec2', 'serverless', 'containers'],
    [
      [
        'new-project',
        team,
        'A equipe de desenvolvimento de uma empresa leva os seus programas para a AWS.',
        'The development team of a company is moving its programs to AWS.',
        'El equipo de desarrollo de una empresa lleva sus programas a AWS.',
      ],
      [
        'modernizes',
        company,
        'Uma empresa está modernizando os seus sistemas na AWS.',
        'A company is modernizing its systems on AWS.',
        'Una empresa está modernizando sus sistemas en AWS.',
      ],
      [
        'agency-apps',
        agency,
        'Um órgão público vai executar as suas aplicações na AWS.',
        'A government agency is going to run its applications on AWS.',
        'Un organismo público va a ejecutar sus aplicaciones en AWS.',
      ],
      [
        'app-startup',
        startup,
        'Uma startup executa o seu produto na AWS.',
        'A startup runs its product on AWS.',
        'Una startup ejecuta su producto en AWS.',
      ],
    ],
  ),
  ...about(
    ['s3', 'storage-classes', 'block-file'],
    [
      [
        'doubles',
        company,
        'Os dados que uma empresa guarda na AWS dobraram em um ano.',
        'The data that a company keeps on AWS has doubled in a year.',
        'Los datos que una empresa guarda en AWS se duplicaron en un año.',
      ],
      [
        'agency-data',
        agency,
        'Um órgão público está levando os dados de três departamentos para a AWS.',
        'A government agency is moving the data of three departments to AWS.',
        'Un organismo público está llevando los datos de tres departamentos a AWS.',
      ],
      [
        'startup-data-homes',
        startup,
        'Uma startup guarda os dados do seu produto na AWS.',
        'A startup keeps the data of its product on AWS.',
        'Una startup guarda los datos de su producto en AWS.',
      ],
    ],
  ),
  ...about(
    ['hybrid-backup'],
    [
      [
        'own-room',
        company,
        'Uma empresa tem servidores no seu data center e na AWS.',
        'A company has servers in its data center and on AWS.',
        'Una empresa tiene servidores en su centro de datos y en AWS.',
      ],
      [
        'agency-copies',
        agency,
        'Um órgão público perdeu dados em uma falha do seu data center.',
        'A government agency lost data in a failure of its data center.',
        'Un organismo público perdió datos en una falla de su centro de datos.',
      ],
    ],
  ),
  ...about(
    ['databases'],
    [
      [
        'data-layer',
        team,
        'A equipe de desenvolvimento de uma empresa escolhe os bancos de dados das suas aplicações.',
        'The development team of a company is choosing databases for its applications.',
        'El equipo de desarrollo de una empresa elige las bases de datos de sus aplicaciones.',
      ],
      [
        'own-servers',
        company,
        'Uma empresa está levando as suas aplicações e os dados delas para a AWS.',
        'A company is moving its applications and their data to AWS.',
        'Una empresa está llevando sus aplicaciones y los datos de estas a AWS.',
      ],
      [
        'growing-startup',
        startup,
        'O número de usuários de uma startup dobra a cada ano.',
        'The number of users of a startup doubles every year.',
        'El número de usuarios de una startup se duplica cada año.',
      ],
    ],
  ),
  ...about(
    ['vpc'],
    [
      [
        'drawing',
        team,
        'A equipe de infraestrutura de uma empresa prepara a rede dos seus sistemas na AWS.',
        'The infrastructure team of a company is preparing the network for its AWS systems.',
        'El equipo de infraestructura de una empresa prepara la red de sus sistemas en AWS.',
      ],
      [
        'communicate',
        company,
        'Uma empresa mantém servidores web e bancos de dados na AWS.',
        'A company runs web servers and databases on AWS.',
        'Una empresa mantiene servidores web y bases de datos en AWS.',
      ],
    ],
  ),
  ...about(
    ['connectivity'],
    [
      [
        'half-moved',
        company,
        'Uma empresa mantém parte dos seus sistemas na AWS e parte no data center.',
        'A company keeps some of its systems on AWS and others in its data center.',
        'Una empresa mantiene parte de sus sistemas en AWS y parte en su centro de datos.',
      ],
      [
        'agency-sites',
        agency,
        'Um órgão público está conectando os seus prédios e redes à AWS.',
        'A government agency is connecting its buildings and networks to AWS.',
        'Un organismo público está conectando sus edificios y redes con AWS.',
      ],
    ],
  ),
  ...about(
    ['edge'],
    [
      [
        'launch',
        startup,
        'O site de uma startup recebe milhares de visitas por dia.',
        'The website of a startup receives thousands of visits a day.',
        'El sitio de una startup recibe miles de visitas al día.',
      ],
      [
        'experience',
        company,
        'Uma empresa mantém aplicações abertas ao público na AWS.',
        'A company runs applications that are open to the public on AWS.',
        'Una empresa mantiene en AWS aplicaciones abiertas al público.',
      ],
    ],
  ),
  ...about(
    ['global-infrastructure'],
    [
      [
        'abroad',
        company,
        'Uma empresa está abrindo escritórios em outros países.',
        'A company is opening offices in other countries.',
        'Una empresa está abriendo oficinas en otros países.',
      ],
      [
        'where-to-run',
        team,
        'A equipe de arquitetura de uma empresa decide onde executar cada sistema.',
        'The architecture team of a company is deciding where to run each system.',
        'El equipo de arquitectura de una empresa decide dónde ejecutar cada sistema.',
      ],
    ],
  ),
  ...about(
    ['integration'],
    [
      [
        'parts',
        team,
        'A equipe de desenvolvimento de uma empresa divide uma aplicação em partes na AWS.',
        'The development team of a company is splitting an application into parts on AWS.',
        'El equipo de desarrollo de una empresa divide una aplicación en partes en AWS.',
      ],
      [
        'less-dependent',
        company,
        'Uma empresa está ligando entre si os seus sistemas na AWS.',
        'A company is connecting its systems on AWS with one another.',
        'Una empresa está conectando entre sí sus sistemas en AWS.',
      ],
    ],
  ),
  ...about(
    ['analytics'],
    [
      [
        'more-from-data',
        company,
        'Uma empresa analisa na AWS os dados de lojas e sites.',
        'A company analyzes the data of its stores and websites on AWS.',
        'Una empresa analiza en AWS los datos de sus tiendas y sitios.',
      ],
      [
        'data-analysts',
        team,
        'A equipe de dados de uma empresa começa um novo projeto na AWS.',
        'The data team of a company is starting a new project on AWS.',
        'El equipo de datos de una empresa empieza un nuevo proyecto en AWS.',
      ],
    ],
  ),
  ...about(
    ['ai-ml'],
    [
      [
        'ai-plans',
        company,
        'Uma empresa quer usar IA para atender melhor os seus clientes.',
        'A company wants to use AI to serve its customers better.',
        'Una empresa quiere usar IA para atender mejor a sus clientes.',
      ],
      [
        'ai-product',
        team,
        'A equipe de produto de uma empresa acrescenta recursos de IA aos aplicativos.',
        'The product team of a company is adding AI features to its apps.',
        'El equipo de producto de una empresa agrega funciones de IA a sus aplicaciones.',
      ],
      [
        'ai-startup',
        startup,
        'Uma startup acrescenta recursos de IA à próxima versão do seu produto.',
        'A startup is adding AI features to the next version of its product.',
        'Una startup agrega funciones de IA a la próxima versión de su producto.',
      ],
    ],
  ),
  ...about(
    ['developer-tools'],
    [
      [
        'faster',
        team,
        'A equipe de desenvolvimento de uma empresa lança versões novas toda semana.',
        'The development team of a company releases new versions every week.',
        'El equipo de desarrollo de una empresa lanza versiones nuevas cada semana.',
      ],
      [
        'by-hand',
        company,
        'Uma empresa que já usa a AWS quer trabalhar menos à mão.',
        'A company that already uses AWS wants to do less work by hand.',
        'Una empresa que ya usa AWS quiere hacer menos trabajo a mano.',
      ],
      [
        'few-developers',
        startup,
        'Uma startup tem três desenvolvedores e nenhum administrador de sistemas.',
        'A startup has three developers and no system administrators.',
        'Una startup tiene tres desarrolladores y ningún administrador de sistemas.',
      ],
    ],
  ),
  ...about(
    ['business-apps'],
    [
      [
        'ideas',
        company,
        'Uma empresa de comércio eletrônico está crescendo depressa.',
        'An e-commerce company is growing fast.',
        'Una empresa de comercio electrónico está creciendo rápido.',
      ],
      [
        'ready-made',
        company,
        'Uma empresa prefere serviços prontos a desenvolver os seus próprios.',
        'A company prefers ready-made services to developing its own.',
        'Una empresa prefiere servicios listos a desarrollar los suyos.',
      ],
    ],
  ),
];

/** The same for architects, by the topics of their exam. */
export const architectBackdrops: readonly Backdrop[] = [
  ...about(
    ['access'],
    [
      [
        'merged-access',
        company,
        'Uma empresa redesenha quem alcança o quê nos seus ambientes da AWS.',
        'A company is redesigning who reaches what in its AWS environments.',
        'Una empresa rediseña quién alcanza qué en sus entornos de AWS.',
      ],
      [
        'reach-redesign',
        company,
        'Uma empresa revê como pessoas e programas entram nos seus sistemas na AWS.',
        'A company is reviewing how people and programs get into its systems on AWS.',
        'Una empresa revisa cómo personas y programas entran en sus sistemas en AWS.',
      ],
      [
        'inspected-access',
        team,
        'Depois de uma auditoria, a equipe de segurança de uma empresa revê os acessos.',
        'After an audit, the security team of a company is reviewing access to its systems.',
        'Después de una auditoría, el equipo de seguridad de una empresa revisa los accesos.',
      ],
      [
        'grew-to-eighty',
        startup,
        'Uma startup de oitenta pessoas organiza os acessos ao que tem na AWS.',
        'A startup of eighty people is organizing access to what it has on AWS.',
        'Una startup de ochenta personas organiza los accesos a lo que tiene en AWS.',
      ],
    ],
  ),
  ...about(
    ['workload-security'],
    [
      [
        'busy-season',
        company,
        'Uma empresa que já foi alvo de ataques reforça as suas defesas na AWS.',
        'A company that has been attacked before is strengthening its defenses on AWS.',
        'Una empresa que ya sufrió ataques refuerza sus defensas en AWS.',
      ],
      [
        'sixty-servers',
        company,
        'Um arquiteto de soluções revê como uma empresa protege sistemas e redes na AWS.',
        'A solutions architect is reviewing how a company protects its systems and networks on AWS.',
        'Un arquitecto de soluciones revisa cómo una empresa protege sistemas y redes en AWS.',
      ],
      [
        'defences-team',
        team,
        'A equipe de segurança de uma empresa planeja as defesas dos sistemas na AWS.',
        'The security team of a company is planning the defenses of its systems on AWS.',
        'El equipo de seguridad de una empresa planifica las defensas de los sistemas en AWS.',
      ],
      [
        'startup-defences',
        startup,
        'Uma startup reforça a proteção das aplicações que mantém na AWS.',
        'A startup is strengthening the protection of the applications that it runs on AWS.',
        'Una startup refuerza la protección de las aplicaciones que tiene en AWS.',
      ],
    ],
  ),
  ...about(
    ['data-security'],
    [
      [
        'held-data',
        company,
        'Uma empresa com dados de 2 milhões de pessoas na AWS revê como os protege.',
        'A company with data of 2 million people on AWS is reviewing its protection.',
        'Una empresa con datos de 2 millones de personas en AWS revisa cómo los protege.',
      ],
      [
        'sector-rule',
        company,
        'Uma empresa adapta a segurança dos dados na AWS a uma norma do setor.',
        'A company is adapting its data security on AWS to a rule of its industry.',
        'Una empresa adapta la seguridad de sus datos en AWS a una norma del sector.',
      ],
      [
        'data-guards',
        team,
        'A equipe de segurança de uma empresa define como proteger os dados na AWS.',
        'The security team of a company is defining how to protect the data on AWS.',
        'El equipo de seguridad de una empresa define cómo proteger los datos en AWS.',
      ],
      [
        'startup-data',
        startup,
        'Uma startup prepara os seus sistemas na AWS para dados sigilosos de clientes.',
        'A startup is preparing its systems on AWS for the confidential data of customers.',
        'Una startup prepara sus sistemas en AWS para datos reservados de clientes.',
      ],
    ],
  ),
  ...about(
    ['decoupling'],
    [
      [
        'independent-parts',
        company,
        'Uma empresa prepara a sua aplicação na AWS para picos e falhas.',
        'A company is preparing its application on AWS for peaks and failures.',
        'Una empresa prepara su aplicación en AWS para picos y fallas.',
      ],
      [
        'wait-less',
        team,
        'A equipe de desenvolvimento de uma empresa redesenha uma aplicação na AWS.',
        'The development team of a company is redesigning an application on AWS.',
        'El equipo de desarrollo de una empresa rediseña una aplicación en AWS.',
      ],
      [
        'quiet-and-busy',
        company,
        'Uma empresa moderniza na AWS um sistema com dias calmos e dias de pico.',
        'A company is modernizing a system on AWS that has quiet days and busy ones.',
        'Una empresa moderniza en AWS un sistema con días tranquilos y días de pico.',
      ],
      [
        'tenfold-use',
        startup,
        'Um arquiteto de soluções redesenha na AWS o aplicativo de uma startup.',
        'A solutions architect is redesigning the app of a startup on AWS.',
        'Un arquitecto de soluciones rediseña en AWS la aplicación de una startup.',
      ],
    ],
  ),
  ...about(
    ['high-availability'],
    [
      [
        'stay-up',
        company,
        'Uma empresa prepara a operação diária dos seus sistemas na AWS.',
        'A company is preparing the daily operation of its systems on AWS.',
        'Una empresa prepara la operación diaria de sus sistemas en AWS.',
      ],
      [
        'day-and-night',
        startup,
        'Uma startup desenha na AWS uma aplicação que será usada dia e noite.',
        'A startup is designing an application on AWS that will be used day and night.',
        'Una startup diseña en AWS una aplicación que se usará día y noche.',
      ],
      [
        'forty-minutes-down',
        company,
        'Uma empresa prepara na AWS um site para receber visitas o tempo todo.',
        'A company is preparing a site on AWS to receive visits all the time.',
        'Una empresa prepara en AWS un sitio para recibir visitas todo el tiempo.',
      ],
      [
        'any-hour',
        team,
        'A equipe de operações de uma empresa mantém na AWS um sistema sempre em uso.',
        'The operations team of a company runs a system on AWS that is always in use.',
        'El equipo de operaciones de una empresa mantiene en AWS un sistema siempre en uso.',
      ],
    ],
  ),
  ...about(
    ['disaster-recovery'],
    [
      [
        'serious-failures',
        company,
        'Uma empresa escreve o seu plano para falhas graves na AWS.',
        'A company is writing its plan for serious failures on AWS.',
        'Una empresa escribe su plan para fallas graves en AWS.',
      ],
      [
        'human-error',
        company,
        'Uma empresa se prepara com a AWS para falhas e para erros de pessoas.',
        'A company is preparing with AWS for failures and for human error.',
        'Una empresa se prepara con AWS para fallas y para errores humanos.',
      ],
      [
        'competitor-week',
        startup,
        'Uma startup revê como recuperaria dados e sistemas depois de um desastre.',
        'A startup is reviewing how it would recover data and systems after a disaster.',
        'Una startup revisa cómo recuperaría datos y sistemas después de un desastre.',
      ],
      [
        'come-back',
        team,
        'A equipe de operações de uma empresa planeja a volta dos sistemas após uma falha.',
        'The operations team of a company is planning how systems come back after a failure.',
        'El equipo de operaciones de una empresa planifica la vuelta de los sistemas tras una falla.',
      ],
    ],
  ),
  ...about(
    ['storage-performance'],
    [
      [
        'doubling-data',
        company,
        'Um arquiteto de soluções define onde uma empresa vai guardar os seus dados.',
        'A solutions architect is deciding where a company will keep its data.',
        'Un arquitecto de soluciones define dónde guardará sus datos una empresa.',
      ],
      [
        'half-and-half',
        company,
        'Uma empresa revê como os seus programas gravam e leem arquivos na AWS.',
        'A company is reviewing how its programs write and read files on AWS.',
        'Una empresa revisa cómo sus programas escriben y leen archivos en AWS.',
      ],
      [
        'three-moves',
        team,
        'A equipe de infraestrutura de uma empresa passa dados de três departamentos para a AWS.',
        'The infrastructure team of a company is moving data of three departments to AWS.',
        'El equipo de infraestructura de una empresa pasa datos de tres departamentos a AWS.',
      ],
      [
        'startup-homes',
        startup,
        'Uma startup define onde ficam na AWS os dados dos seus programas.',
        'A startup is defining where the data of its programs is kept on AWS.',
        'Una startup define dónde quedan en AWS los datos de sus programas.',
      ],
    ],
  ),
  ...about(
    ['compute-performance'],
    [
      [
        'part-by-part',
        company,
        'Uma empresa revê como cada parte dos seus sistemas é executada na AWS.',
        'A company is reviewing how each part of its systems is run on AWS.',
        'Una empresa revisa cómo se ejecuta en AWS cada parte de sus sistemas.',
      ],
      [
        'team-of-six',
        startup,
        'Uma startup revê o desempenho da sua aplicação na AWS.',
        'A startup is reviewing the performance of its application on AWS.',
        'Una startup revisa el rendimiento de su aplicación en AWS.',
      ],
      [
        'rented-site',
        company,
        'Um arquiteto de soluções escolhe serviços da AWS para as aplicações de uma empresa.',
        'A solutions architect is choosing AWS services for the applications of a company.',
        'Un arquitecto de soluciones elige servicios de AWS para las aplicaciones de una empresa.',
      ],
      [
        'new-version',
        team,
        'A equipe de desenvolvimento de uma empresa prepara na AWS uma nova aplicação.',
        'The development team of a company is preparing a new application on AWS.',
        'El equipo de desarrollo de una empresa prepara en AWS una nueva aplicación.',
      ],
    ],
  ),
  ...about(
    ['database-performance'],
    [
      [
        'write-and-query',
        company,
        'Uma empresa revê como as suas aplicações na AWS gravam e consultam dados.',
        'A company is reviewing how its applications on AWS write and query data.',
        'Una empresa revisa cómo sus aplicaciones en AWS escriben y consultan datos.',
      ],
      [
        'more-users',
        startup,
        'Uma startup escolhe onde guardar na AWS os dados das suas aplicações.',
        'A startup is choosing where to keep the data of its applications on AWS.',
        'Una startup elige dónde guardar en AWS los datos de sus aplicaciones.',
      ],
      [
        'where-data-lives',
        team,
        'A equipe de arquitetura de uma empresa revê onde ficam os dados de cada aplicação.',
        'The architecture team of a company is reviewing where each application keeps its data.',
        'El equipo de arquitectura de una empresa revisa dónde guarda sus datos cada aplicación.',
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
        'several-countries',
        company,
        'Uma empresa desenha como usuários e escritórios chegam aos seus sistemas na AWS.',
        'A company is designing how users and offices reach its systems on AWS.',
        'Una empresa diseña cómo usuarios y oficinas llegan a sus sistemas en AWS.',
      ],
      [
        'how-they-talk',
        team,
        'A equipe de infraestrutura de uma empresa define como os sistemas na AWS se comunicam.',
        'The infrastructure team of a company is deciding how its systems on AWS communicate.',
        'El equipo de infraestructura de una empresa define cómo se comunican sus sistemas en AWS.',
      ],
      [
        'next-launch',
        startup,
        'Uma startup prepara na AWS a rede do seu próximo lançamento.',
        'A startup is preparing on AWS the network of its next release.',
        'Una startup prepara en AWS la red de su próximo lanzamiento.',
      ],
      [
        'own-buildings',
        company,
        'Um arquiteto de soluções desenha as redes de uma empresa na AWS.',
        'A solutions architect is designing the networks of a company on AWS.',
        'Un arquitecto de soluciones diseña las redes de una empresa en AWS.',
      ],
    ],
  ),
  ...about(
    ['data-ingestion'],
    [
      [
        'more-value',
        company,
        'Uma empresa revê como leva os seus dados à AWS e os processa.',
        'A company is reviewing how it brings its data to AWS and processes it.',
        'Una empresa revisa cómo lleva sus datos a AWS y los procesa.',
      ],
      [
        'all-day',
        company,
        'Um arquiteto de soluções desenha o caminho dos dados de uma empresa na AWS.',
        'A solutions architect is designing the path of a company’s data on AWS.',
        'Un arquitecto de soluciones diseña el recorrido de los datos de una empresa en AWS.',
      ],
      [
        'data-people',
        team,
        'A equipe de dados de uma empresa prepara na AWS o seu próximo projeto.',
        'The data team of a company is preparing its next project on AWS.',
        'El equipo de datos de una empresa prepara en AWS su próximo proyecto.',
      ],
      [
        'decide-by-data',
        startup,
        'Uma startup define como vai reunir, processar e consultar os seus dados.',
        'A startup is deciding how to gather, process and query its data.',
        'Una startup define cómo va a reunir, procesar y consultar sus datos.',
      ],
    ],
  ),
  ...about(
    ['storage-cost'],
    [
      [
        'three-hundred',
        company,
        'Uma empresa guarda 300 TB na AWS e quer gastar menos com isso.',
        'A company keeps 300 TB on AWS and wants to spend less on it.',
        'Una empresa guarda 300 TB en AWS y quiere gastar menos en eso.',
      ],
      [
        'kept-bill',
        team,
        'A equipe de infraestrutura de uma empresa revê quanto custa o que guarda na AWS.',
        'The infrastructure team of a company is reviewing what its data costs on AWS.',
        'El equipo de infraestructura de una empresa revisa cuánto cuesta lo que guarda en AWS.',
      ],
      [
        'twenty-years',
        company,
        'Uma empresa com dados de vinte anos na AWS revê o que gasta com eles.',
        'A company with twenty years of data on AWS is reviewing what that costs.',
        'Una empresa con datos de veinte años en AWS revisa lo que gasta en ellos.',
      ],
    ],
  ),
  ...about(
    ['compute-cost'],
    [
      [
        'bill-doubled',
        company,
        'Um arquiteto de soluções busca formas de reduzir a fatura da AWS de uma empresa.',
        'A solutions architect is looking for ways to cut the AWS bill of a company.',
        'Un arquitecto de soluciones busca formas de reducir la factura de AWS de una empresa.',
      ],
      [
        'pay-review',
        company,
        'As áreas de finanças e de TI de uma empresa planejam o gasto com a AWS.',
        'The finance and IT departments of a company are planning its spending on AWS.',
        'Las áreas de finanzas y de TI de una empresa planifican el gasto en AWS.',
      ],
      [
        'startup-cash',
        startup,
        'Uma startup revê quanto e como paga pelo que usa na AWS.',
        'A startup is reviewing how and how much it pays for its use of AWS.',
        'Una startup revisa cuánto y cómo paga por lo que usa en AWS.',
      ],
      [
        'accounts-for-it',
        team,
        'A equipe de arquitetura de uma empresa presta contas do que se gasta com a AWS.',
        'The architecture team of a company accounts for what is spent on AWS.',
        'El equipo de arquitectura de una empresa rinde cuentas de lo que se gasta en AWS.',
      ],
    ],
  ),
  ...about(
    ['database-cost'],
    [
      [
        'data-bill',
        company,
        'Uma empresa quer gastar menos com os dados das suas aplicações na AWS.',
        'A company wants to spend less on the data of its applications on AWS.',
        'Una empresa quiere gastar menos en los datos de sus aplicaciones en AWS.',
      ],
      [
        'app-data-bill',
        startup,
        'Uma startup revê quanto custam na AWS os dados do seu aplicativo.',
        'A startup is reviewing what the data of its app costs on AWS.',
        'Una startup revisa cuánto cuestan en AWS los datos de su aplicación.',
      ],
      [
        'systems-bill',
        team,
        'A equipe de TI de uma empresa revê o custo dos bancos de dados na AWS.',
        'The IT team of a company is reviewing what its databases cost on AWS.',
        'El equipo de TI de una empresa revisa el costo de sus bases en AWS.',
      ],
    ],
  ),
  ...about(
    ['network-cost'],
    [
      [
        'traffic-bill',
        company,
        'Uma empresa quer gastar menos com o tráfego dos seus sistemas na AWS.',
        'A company wants to spend less on the traffic of its systems on AWS.',
        'Una empresa quiere gastar menos en el tráfico de sus sistemas en AWS.',
      ],
      [
        'talk-bill',
        startup,
        'Uma startup revê o que paga pela comunicação dos seus sistemas na AWS.',
        'A startup is reviewing what it pays for the communication of its systems on AWS.',
        'Una startup revisa lo que paga por la comunicación de sus sistemas en AWS.',
      ],
      [
        'environment-bill',
        team,
        'A equipe de infraestrutura de uma empresa revê o custo da rede na AWS.',
        'The infrastructure team of a company is reviewing what its network costs on AWS.',
        'El equipo de infraestructura de una empresa revisa el costo de la red en AWS.',
      ],
    ],
  ),
];
