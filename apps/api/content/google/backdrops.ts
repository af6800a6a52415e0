import type { Backdrop, TopicId } from '../../src/knowledge/knowledge.types.ts';

const company = { pt: 'a empresa', en: 'the company', es: 'la empresa' };
const team = { pt: 'a equipe', en: 'the team', es: 'el equipo' };

type Line = readonly [id: string, who: Backdrop['who'], pt: string, en: string, es: string];

const about = (topics: readonly TopicId[], lines: readonly Line[]): Backdrop[] =>
  lines.map(([id, who, pt, en, es]) => ({ id, topics, who, text: { pt, en, es } }));

/** What companies do at present, by what they then ask about. */
export const backdrops: readonly Backdrop[] = [
  ...about(
    ['deployment-models'],
    [
      [
        'where-each',
        company,
        'Uma empresa define onde cada um dos seus sistemas vai ser executado.',
        'A company is deciding where each of its systems will run.',
        'Una empresa define dónde se ejecutará cada uno de sus sistemas.',
      ],
      [
        'providers-buildings',
        company,
        'Uma empresa escolhe em que provedores e prédios os seus sistemas vão ficar.',
        'A company is choosing which providers and buildings will host its systems.',
        'Una empresa elige en qué proveedores y edificios estarán sus sistemas.',
      ],
      [
        'map-of-systems',
        team,
        'A equipe de TI de uma empresa planeja o lugar de cada sistema.',
        'The IT team of a company is planning the place of each system.',
        'El equipo de TI de una empresa planifica el lugar de cada sistema.',
      ],
      [
        'head-of-it',
        company,
        'A nova diretora de TI de uma empresa revê onde os sistemas são executados.',
        'The new head of IT of a company is reviewing where its systems run.',
        'La nueva directora de TI de una empresa revisa dónde se ejecutan los sistemas.',
      ],
    ],
  ),
  ...about(
    ['service-models'],
    [
      [
        'parts-kept',
        company,
        'Uma empresa define que partes de cada novo sistema a sua equipe vai manter.',
        'A company is deciding which parts of each new system its team will maintain.',
        'Una empresa define qué partes de cada nuevo sistema mantendrá su equipo.',
      ],
      [
        'next-system',
        team,
        'A equipe de TI de uma empresa compara formas de contratar o próximo sistema.',
        'The IT team of a company is comparing ways of buying its next system.',
        'El equipo de TI de una empresa compara formas de contratar su próximo sistema.',
      ],
      [
        'old-replaced',
        company,
        'Uma empresa vai substituir um sistema antigo e escolhe como contratar o novo.',
        'A company is replacing an old system and choosing how to buy the new one.',
        'Una empresa va a reemplazar un sistema antiguo y elige cómo contratar el nuevo.',
      ],
      [
        'small-it',
        company,
        'Uma empresa com poucos técnicos escolhe o que vai operar e o que vai contratar.',
        'A company with few technicians is choosing what to operate and what to buy.',
        'Una empresa con pocos técnicos elige qué va a operar y qué va a contratar.',
      ],
    ],
  ),
  ...about(
    ['migration'],
    [
      [
        'each-application',
        company,
        'Uma empresa com data center próprio começa a usar o Google Cloud.',
        'A company with its own data center is beginning to use Google Cloud.',
        'Una empresa con centro de datos propio empieza a usar Google Cloud.',
      ],
      [
        'migration-team',
        team,
        'A equipe de migração de uma empresa decide o caminho de cada sistema.',
        'The migration team of a company is deciding the path of each system.',
        'El equipo de migración de una empresa decide el camino de cada sistema.',
      ],
      [
        'modernizes',
        company,
        'Uma empresa moderniza com o Google Cloud o que tem no seu data center.',
        'A company is modernizing what it has in its data center with Google Cloud.',
        'Una empresa moderniza con Google Cloud lo que tiene en su centro de datos.',
      ],
      [
        'inventory',
        team,
        'A equipe de TI de uma empresa planeja o futuro de servidores e dados.',
        'The IT team of a company is planning the future of servers and data.',
        'El equipo de TI de una empresa planifica el futuro de servidores y datos.',
      ],
    ],
  ),
  ...about(
    ['cloud-value', 'cloud-economics'],
    [
      [
        'board-asks',
        company,
        'A direção de uma empresa compara o Google Cloud com servidores próprios.',
        'The management of a company is comparing Google Cloud with servers of its own.',
        'La dirección de una empresa compara Google Cloud con servidores propios.',
      ],
      [
        'plan-of-change',
        company,
        'Uma empresa prepara o seu plano de transformação digital com o Google Cloud.',
        'A company is preparing its digital transformation plan with Google Cloud.',
        'Una empresa prepara su plan de transformación digital con Google Cloud.',
      ],
      [
        'new-business',
        company,
        'Uma empresa vai lançar um novo produto e avalia o que muda com a nuvem.',
        'A company is launching a new product and assessing what the cloud changes.',
        'Una empresa va a lanzar un nuevo producto y evalúa qué cambia con la nube.',
      ],
    ],
  ),
  ...about(
    ['global-network'],
    [
      [
        'places',
        company,
        'Uma empresa escolhe em que lugares vai manter os dados e as aplicações.',
        'A company is choosing in which places to keep its data and applications.',
        'Una empresa elige en qué lugares va a mantener sus datos y aplicaciones.',
      ],
      [
        'abroad',
        company,
        'Uma empresa prepara no Google Cloud uma aplicação para usuários de vários países.',
        'A company is preparing an application on Google Cloud for users in several countries.',
        'Una empresa prepara en Google Cloud una aplicación para usuarios de varios países.',
      ],
      [
        'locations',
        team,
        'A equipe de infraestrutura de uma empresa define onde os dados vão ficar.',
        'The infrastructure team of a company is deciding where its data will be.',
        'El equipo de infraestructura de una empresa define dónde estarán los datos.',
      ],
    ],
  ),
  ...about(
    ['networking'],
    [
      [
        'drawn',
        team,
        'A equipe de redes de uma empresa desenha as conexões do ambiente no Google Cloud.',
        'The network team of a company is designing the connections of its Google Cloud environment.',
        'El equipo de redes de una empresa diseña las conexiones de su entorno en Google Cloud.',
      ],
      [
        'reach',
        company,
        'Uma empresa define como usuários e filiais vão chegar às aplicações no Google Cloud.',
        'A company is deciding how users and branches will reach its applications on Google Cloud.',
        'Una empresa define cómo usuarios y sucursales llegarán a sus aplicaciones en Google Cloud.',
      ],
      [
        'traffic',
        company,
        'Uma empresa revê o caminho do tráfego até as suas aplicações no Google Cloud.',
        'A company is reviewing the path of traffic to its applications on Google Cloud.',
        'Una empresa revisa el camino del tráfico hasta sus aplicaciones en Google Cloud.',
      ],
      [
        'branches',
        team,
        'A equipe de infraestrutura de uma empresa prepara a comunicação entre os seus sistemas.',
        'The infrastructure team of a company is preparing the communication between its systems.',
        'El equipo de infraestructura de una empresa prepara la comunicación entre sus sistemas.',
      ],
    ],
  ),
  ...about(
    ['virtual-machines', 'containers', 'serverless'],
    [
      [
        'run-apps',
        team,
        'A equipe de desenvolvimento de uma empresa define como executar as aplicações no Google Cloud.',
        'The development team of a company is deciding how to run its applications on Google Cloud.',
        'El equipo de desarrollo de una empresa define cómo ejecutar sus aplicaciones en Google Cloud.',
      ],
      [
        'little-by-little',
        company,
        'Uma empresa leva as suas aplicações, uma a uma, para o Google Cloud.',
        'A company is bringing its applications to Google Cloud one by one.',
        'Una empresa lleva sus aplicaciones, una a una, a Google Cloud.',
      ],
      [
        'built-and-run',
        company,
        'Uma empresa revê como os seus programas são desenvolvidos e executados.',
        'A company is reviewing how its programs are developed and run.',
        'Una empresa revisa cómo se desarrollan y se ejecutan sus programas.',
      ],
      [
        'next-version',
        team,
        'A equipe de desenvolvimento de uma empresa prepara um novo projeto no Google Cloud.',
        'The development team of a company is preparing a new project on Google Cloud.',
        'El equipo de desarrollo de una empresa prepara un nuevo proyecto en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['apis'],
    [
      [
        'opens',
        company,
        'Uma empresa abre os seus sistemas a parceiros e a novos aplicativos.',
        'A company is opening its systems to partners and to new apps.',
        'Una empresa abre sus sistemas a socios y a nuevas aplicaciones.',
      ],
      [
        'called',
        team,
        'A equipe de integração de uma empresa revê como outros programas acessam os seus sistemas.',
        'The integration team of a company is reviewing how other programs access its systems.',
        'El equipo de integración de una empresa revisa cómo otros programas acceden a sus sistemas.',
      ],
      [
        'partners',
        company,
        'Uma empresa prepara a troca de dados com os programas dos seus parceiros.',
        'A company is preparing the exchange of data with the programs of its partners.',
        'Una empresa prepara el intercambio de datos con los programas de sus socios.',
      ],
    ],
  ),
  ...about(
    ['data-concepts'],
    [
      [
        'each-its-way',
        team,
        'A equipe de dados de uma empresa organiza o que cada departamento guarda.',
        'The data team of a company is organizing what each department keeps.',
        'El equipo de datos de una empresa organiza lo que guarda cada departamento.',
      ],
      [
        'data-rules',
        company,
        'Uma empresa define como os seus departamentos vão guardar e usar dados.',
        'A company is deciding how its departments will keep and use data.',
        'Una empresa define cómo sus departamentos van a guardar y usar datos.',
      ],
      [
        'use-of-data',
        company,
        'Uma empresa revê o que faz com os dados que os departamentos reúnem.',
        'A company is reviewing what it does with the data its departments collect.',
        'Una empresa revisa qué hace con los datos que reúnen sus departamentos.',
      ],
    ],
  ),
  ...about(
    ['warehouse-bi'],
    [
      [
        'years-of-sales',
        team,
        'A equipe de análise de uma empresa trabalha com anos de dados de vendas.',
        'The analytics team of a company works with years of sales data.',
        'El equipo de análisis de una empresa trabaja con años de datos de ventas.',
      ],
      [
        'managers',
        company,
        'Uma empresa revê como os seus gerentes acompanham vendas e resultados.',
        'A company is reviewing how its managers follow sales and results.',
        'Una empresa revisa cómo sus gerentes siguen las ventas y los resultados.',
      ],
      [
        'answers',
        company,
        'Uma empresa prepara os dados das suas filiais para análises e relatórios.',
        'A company is preparing the data of its branches for analyses and reports.',
        'Una empresa prepara los datos de sus sucursales para análisis e informes.',
      ],
    ],
  ),
  ...about(
    ['streaming'],
    [
      [
        'processed',
        company,
        'Uma empresa revê como os dados dos seus sistemas são recebidos e processados.',
        'A company is reviewing how the data of its systems is received and processed.',
        'Una empresa revisa cómo se reciben y procesan los datos de sus sistemas.',
      ],
      [
        'data-engineers',
        team,
        'A equipe de engenharia de dados de uma empresa desenha um novo processamento.',
        'The data engineering team of a company is designing how data will be processed.',
        'El equipo de ingeniería de datos de una empresa diseña un nuevo procesamiento.',
      ],
      [
        'to-google',
        team,
        'A equipe de dados de uma empresa leva o seu processamento para o Google Cloud.',
        'The data team of a company is bringing its data processing to Google Cloud.',
        'El equipo de datos de una empresa lleva su procesamiento a Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['object-storage'],
    [
      [
        'files-disks',
        company,
        'Uma empresa define onde guardar arquivos, discos e cópias no Google Cloud.',
        'A company is deciding where to keep files, disks and copies on Google Cloud.',
        'Una empresa define dónde guardar archivos, discos y copias en Google Cloud.',
      ],
      [
        'moves-files',
        team,
        'A equipe de infraestrutura de uma empresa leva arquivos e discos para o Google Cloud.',
        'The infrastructure team of a company is moving files and disks to Google Cloud.',
        'El equipo de infraestructura de una empresa lleva archivos y discos a Google Cloud.',
      ],
      [
        'kept-where',
        company,
        'Uma empresa revê como guarda no Google Cloud o que as suas aplicações produzem.',
        'A company is reviewing how it keeps what its applications produce on Google Cloud.',
        'Una empresa revisa cómo guarda en Google Cloud lo que producen sus aplicaciones.',
      ],
    ],
  ),
  ...about(
    ['databases'],
    [
      [
        'each-app-data',
        team,
        'A equipe de desenvolvimento de uma empresa escolhe onde cada aplicação grava os seus dados.',
        'The development team of a company is choosing where each application writes its data.',
        'El equipo de desarrollo de una empresa elige dónde escribe sus datos cada aplicación.',
      ],
      [
        'apps-data-moves',
        company,
        'Uma empresa leva para o Google Cloud os dados das suas aplicações.',
        'A company is moving the data of its applications to Google Cloud.',
        'Una empresa lleva a Google Cloud los datos de sus aplicaciones.',
      ],
      [
        'write-and-read',
        company,
        'Uma empresa revê como as suas aplicações gravam e leem dados no Google Cloud.',
        'A company is reviewing how its applications write and read data on Google Cloud.',
        'Una empresa revisa cómo sus aplicaciones escriben y leen datos en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['ai-concepts'],
    [
      [
        'history-project',
        team,
        'A equipe de dados de uma empresa começa um projeto com o histórico de compras.',
        'The data team of a company is starting a project with its purchase history.',
        'El equipo de datos de una empresa comienza un proyecto con el historial de compras.',
      ],
      [
        'first-attempt',
        company,
        'Uma empresa quer aproveitar melhor anos de registros de vendas e compras.',
        'A company wants to make better use of years of sales and purchase records.',
        'Una empresa quiere aprovechar mejor años de registros de ventas y compras.',
      ],
    ],
  ),
  ...about(
    ['responsible-ai'],
    [
      [
        'taking-part',
        company,
        'Uma empresa prepara o lançamento de um modelo que participa das suas decisões.',
        'A company is preparing the launch of a model that takes part in its decisions.',
        'Una empresa prepara el lanzamiento de un modelo que participa en sus decisiones.',
      ],
      [
        'model-rules',
        team,
        'A equipe de riscos de uma empresa revê o uso que se faz dos modelos.',
        'The risk team of a company is reviewing the use that is made of its models.',
        'El equipo de riesgos de una empresa revisa el uso que se hace de los modelos.',
      ],
    ],
  ),
  ...about(
    ['ai-products'],
    [
      [
        'content',
        company,
        'Uma empresa planeja como as suas aplicações vão lidar com imagens, textos e voz.',
        'A company is planning how its applications will deal with images, text and voice.',
        'Una empresa planifica cómo sus aplicaciones tratarán imágenes, textos y voz.',
      ],
      [
        'by-hand',
        company,
        'Uma empresa escolhe a tecnologia para os seus próximos projetos.',
        'A company is choosing the technology for its next projects.',
        'Una empresa elige la tecnología para sus próximos proyectos.',
      ],
      [
        'features',
        team,
        'A equipe de produto de uma empresa planeja novas funções para os aplicativos.',
        'The product team of a company is planning new features for its apps.',
        'El equipo de producto de una empresa planifica nuevas funciones para sus aplicaciones.',
      ],
    ],
  ),
  ...about(
    ['gen-ai'],
    [
      [
        'new-content',
        company,
        'Uma empresa planeja como funcionários e aplicativos vão criar conteúdo.',
        'A company is planning how its employees and apps will create content.',
        'Una empresa planifica cómo sus empleados y aplicaciones crearán contenido.',
      ],
      [
        'daily-tools',
        team,
        'A equipe de inovação de uma empresa avalia ferramentas para o trabalho diário.',
        'The innovation team of a company is assessing tools for daily work.',
        'El equipo de innovación de una empresa evalúa herramientas para el trabajo diario.',
      ],
      [
        'less-writing',
        company,
        'Uma empresa quer que se gaste menos tempo com textos, imagens e código.',
        'A company wants less time to be spent on texts, images and code.',
        'Una empresa quiere que se dedique menos tiempo a textos, imágenes y código.',
      ],
    ],
  ),
  ...about(
    ['identity'],
    [
      [
        'who-may',
        team,
        'A equipe de segurança de uma empresa revê quem pode acessar o quê.',
        'The security team of a company is reviewing who may access what.',
        'El equipo de seguridad de una empresa revisa quién puede acceder a qué.',
      ],
      [
        'staff-grows',
        company,
        'Uma empresa revê como pessoas e programas entram nos seus sistemas.',
        'A company is reviewing how people and programs get into its systems.',
        'Una empresa revisa cómo personas y programas entran en sus sistemas.',
      ],
      [
        'inspected',
        company,
        'Depois de uma auditoria, uma empresa corrige o acesso às suas aplicações.',
        'After an audit, a company is correcting the access to its applications.',
        'Después de una auditoría, una empresa corrige el acceso a sus aplicaciones.',
      ],
    ],
  ),
  ...about(
    ['data-protection'],
    [
      [
        'guards',
        team,
        'A equipe de segurança de uma empresa define como resguardar os dados no Google Cloud.',
        'The security team of a company is deciding how to safeguard its data on Google Cloud.',
        'El equipo de seguridad de una empresa define cómo resguardar los datos en Google Cloud.',
      ],
      [
        'customers-records',
        company,
        'Uma empresa revê como resguarda senhas e dados de clientes no Google Cloud.',
        'A company is reviewing how it safeguards passwords and customer data on Google Cloud.',
        'Una empresa revisa cómo resguarda contraseñas y datos de clientes en Google Cloud.',
      ],
      [
        'new-law',
        company,
        'Uma empresa adapta os seus sistemas a uma nova lei de privacidade.',
        'A company is adapting its systems to a new privacy law.',
        'Una empresa adapta sus sistemas a una nueva ley de privacidad.',
      ],
    ],
  ),
  ...about(
    ['threat-protection', 'security-concepts'],
    [
      [
        'attacks',
        team,
        'A equipe de segurança de uma empresa se prepara para ataques aos seus sistemas.',
        'The security team of a company is preparing for attacks on its systems.',
        'El equipo de seguridad de una empresa se prepara para ataques a sus sistemas.',
      ],
      [
        'busy-season',
        company,
        'Uma empresa reforça as defesas das aplicações antes da época de maior movimento.',
        'A company is strengthening the defenses of its applications before its busiest season.',
        'Una empresa refuerza las defensas de sus aplicaciones antes de la temporada alta.',
      ],
      [
        'rival-incident',
        company,
        'Depois de um ataque a uma concorrente, uma empresa revê as suas defesas.',
        'After an attack on a competitor, a company is reviewing its defenses.',
        'Después de un ataque a una competidora, una empresa revisa sus defensas.',
      ],
      [
        'risks',
        company,
        'Uma empresa quer reduzir os riscos de segurança do que tem no Google Cloud.',
        'A company wants to reduce the security risks of what it has on Google Cloud.',
        'Una empresa quiere reducir los riesgos de seguridad de lo que tiene en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['compliance'],
    [
      [
        'regulator',
        company,
        'Uma empresa de um setor regulado se prepara para uma fiscalização.',
        'A company in a regulated industry is preparing for an inspection.',
        'Una empresa de un sector regulado se prepara para una fiscalización.',
      ],
      [
        'evidence',
        team,
        'A equipe de riscos de uma empresa reúne provas sobre o uso do Google Cloud.',
        'The risk team of a company is collecting evidence about its use of Google Cloud.',
        'El equipo de riesgos de una empresa reúne pruebas sobre su uso de Google Cloud.',
      ],
      [
        'what-happens',
        company,
        'Uma empresa estuda as exigências que o uso do Google Cloud precisa cumprir.',
        'A company is studying the requirements that its use of Google Cloud has to meet.',
        'Una empresa estudia las exigencias que su uso de Google Cloud debe cumplir.',
      ],
    ],
  ),
  ...about(
    ['cost-management', 'purchase-options'],
    [
      [
        'finance-team',
        team,
        'A equipe financeira de uma empresa planeja e acompanha o gasto com o Google Cloud.',
        'The finance team of a company is planning and tracking its Google Cloud spending.',
        'El equipo de finanzas de una empresa planifica y sigue su gasto en Google Cloud.',
      ],
      [
        'spending-review',
        company,
        'Uma empresa revê como prevê, divide e controla o gasto com o Google Cloud.',
        'A company is reviewing how it foresees, divides and controls its Google Cloud spending.',
        'Una empresa revisa cómo prevé, divide y controla su gasto en Google Cloud.',
      ],
      [
        'two-departments',
        company,
        'Os departamentos de finanças e de TI de uma empresa discutem o gasto com a nuvem.',
        'The finance and IT departments of a company are discussing its cloud spending.',
        'Los departamentos de finanzas y de TI de una empresa discuten el gasto en la nube.',
      ],
    ],
  ),
  ...about(
    ['monitoring', 'reliability'],
    [
      [
        'daily-work',
        team,
        'A equipe de operações de uma empresa cuida de aplicações no Google Cloud.',
        'The operations team of a company looks after applications on Google Cloud.',
        'El equipo de operaciones de una empresa se encarga de aplicaciones en Google Cloud.',
      ],
      [
        'learns-of',
        company,
        'Uma empresa revê como fica sabendo de problemas nas suas aplicações.',
        'A company is reviewing how it learns of problems in its applications.',
        'Una empresa revisa cómo se entera de problemas en sus aplicaciones.',
      ],
      [
        'in-production',
        company,
        'Uma empresa pôs no ar uma aplicação e quer saber como ela se comporta.',
        'A company has launched an application and wants to know how it behaves.',
        'Una empresa lanzó una aplicación y quiere saber cómo se comporta.',
      ],
      [
        'took-over',
        team,
        'Depois de uma falha, a equipe de operações de uma empresa revê o seu trabalho.',
        'After a failure, the operations team of a company is reviewing its work.',
        'Después de una falla, el equipo de operaciones de una empresa revisa su trabajo.',
      ],
    ],
  ),
  ...about(
    ['support'],
    [
      [
        'which-help',
        company,
        'Uma empresa escolhe a ajuda que vai receber do Google com os seus sistemas.',
        'A company is choosing the help that it will get from Google with its systems.',
        'Una empresa elige la ayuda que recibirá de Google con sus sistemas.',
      ],
      [
        'whom-to-call',
        team,
        'A equipe de operações de uma empresa define a quem pedir ajuda em um problema.',
        'The operations team of a company is deciding whom to ask for help with a problem.',
        'El equipo de operaciones de una empresa define a quién pedir ayuda en un problema.',
      ],
    ],
  ),
  ...about(
    ['sustainability'],
    [
      [
        'yearly-report',
        company,
        'Uma empresa prepara o seu relatório ambiental deste ano.',
        'A company is preparing its environmental report for this year.',
        'Una empresa prepara su informe ambiental de este año.',
      ],
      [
        'climate-goals',
        team,
        'A equipe ambiental de uma empresa acompanha os efeitos da sua TI no clima.',
        'The environmental team of a company follows the effects of its IT on the climate.',
        'El equipo ambiental de una empresa sigue los efectos de su TI en el clima.',
      ],
    ],
  ),
  ...about(
    ['resource-hierarchy'],
    [
      [
        'tidy-up',
        company,
        'Uma empresa põe em ordem o que várias equipes criaram no Google Cloud.',
        'A company is putting in order what several teams have created on Google Cloud.',
        'Una empresa pone en orden lo que varios equipos crearon en Google Cloud.',
      ],
      [
        'each-own',
        company,
        'Em uma empresa, cada departamento começou a usar o Google Cloud à sua maneira.',
        'At a company, each department began to use Google Cloud in its own way.',
        'En una empresa, cada departamento empezó a usar Google Cloud a su manera.',
      ],
      [
        'common-rules',
        company,
        'Uma empresa prepara regras comuns para todos os que usam o Google Cloud.',
        'A company is preparing common rules for everyone who uses Google Cloud.',
        'Una empresa prepara reglas comunes para todos los que usan Google Cloud.',
      ],
      [
        'central-team',
        team,
        'Uma equipe central passou a cuidar do Google Cloud em uma empresa.',
        'A central team has begun to look after Google Cloud at a company.',
        'Un equipo central empezó a encargarse de Google Cloud en una empresa.',
      ],
    ],
  ),
];
