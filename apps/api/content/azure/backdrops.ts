import type { Backdrop, TopicId } from '../../src/knowledge/knowledge.types.ts';

const company = { pt: 'a empresa', en: 'the company', es: 'la empresa' };
const team = { pt: 'a equipe', en: 'the team', es: 'el equipo' };
const startup = { pt: 'a startup', en: 'the startup', es: 'la startup' };

type Line = readonly [id: string, who: Backdrop['who'], pt: string, en: string, es: string];

const about = (topics: readonly TopicId[], lines: readonly Line[]): Backdrop[] =>
  lines.map(([id, who, pt, en, es]) => ({ id, topics, who, text: { pt, en, es } }));

/** What companies do at present, by what they then ask about. */
export const backdrops: readonly Backdrop[] = [
  ...about(
    ['compute'],
    [
      [
        'run-logistics',
        company,
        'Uma empresa de logística define onde os seus programas vão rodar no Azure.',
        'A logistics company is deciding where its programs will run in Azure.',
        'Una empresa de logística define dónde se ejecutarán sus programas en Azure.',
      ],
      [
        'run-insurance',
        company,
        'Uma seguradora leva para o Azure o que hoje roda no seu datacenter.',
        'An insurance company is moving to Azure what runs in its datacenter today.',
        'Una aseguradora lleva a Azure lo que hoy corre en su centro de datos.',
      ],
      [
        'run-retail',
        company,
        'Uma empresa de varejo renova com o Azure os seus servidores e postos de trabalho.',
        'A retail company is renewing its servers and workplaces with Azure.',
        'Una empresa minorista renueva con Azure sus servidores y puestos de trabajo.',
      ],
      [
        'run-team',
        team,
        'A equipe de TI de uma fabricante leva sistemas e postos de trabalho para o Azure.',
        'The IT team of a manufacturer is moving systems and workplaces to Azure.',
        'El equipo de TI de un fabricante lleva a Azure sistemas y puestos de trabajo.',
      ],
    ],
  ),
  ...about(
    ['app-hosting'],
    [
      [
        'host-media',
        company,
        'Uma empresa de mídia define como publicar no Azure o código que desenvolve.',
        'A media company is deciding how to publish the code it develops in Azure.',
        'Una empresa de medios define cómo publicar en Azure el código que desarrolla.',
      ],
      [
        'host-startup',
        startup,
        'Uma startup de software prepara no Azure o lançamento de um novo produto.',
        'A software startup is preparing the launch of a new product in Azure.',
        'Una startup de software prepara en Azure el lanzamiento de un nuevo producto.',
      ],
      [
        'host-team',
        team,
        'A equipe de desenvolvimento de uma loja on-line leva o seu código para o Azure.',
        'The development team of an online store is moving its code to Azure.',
        'El equipo de desarrollo de una tienda en línea lleva su código a Azure.',
      ],
    ],
  ),
  ...about(
    ['containers'],
    [
      [
        'image-team',
        team,
        'A equipe de desenvolvimento de uma empresa leva para o Azure programas em contêineres.',
        'The development team of a company is bringing containerized programs to Azure.',
        'El equipo de desarrollo de una empresa lleva a Azure programas en contenedores.',
      ],
      [
        'image-startup',
        startup,
        'Uma startup decide como executar no Azure o que já empacotou com Docker.',
        'A startup is deciding how to run in Azure what it has packaged with Docker.',
        'Una startup decide cómo ejecutar en Azure lo que ya empaquetó con Docker.',
      ],
      [
        'image-travel',
        company,
        'Uma empresa de turismo passa as suas aplicações para contêineres no Azure.',
        'A travel company is turning its applications into containers in Azure.',
        'Una empresa de turismo pasa sus aplicaciones a contenedores en Azure.',
      ],
    ],
  ),
  ...about(
    ['virtual-networks'],
    [
      [
        'net-finance',
        company,
        'Uma financeira define como os seus servidores no Azure vão se comunicar.',
        'A finance company is deciding how its servers in Azure will communicate.',
        'Una financiera define cómo van a comunicarse sus servidores en Azure.',
      ],
      [
        'net-airline',
        team,
        'A equipe de redes de uma companhia aérea desenha o ambiente no Azure.',
        'The network team of an airline is designing its Azure environment.',
        'El equipo de redes de una aerolínea diseña su entorno en Azure.',
      ],
      [
        'net-games',
        startup,
        'Uma startup que cresceu organiza a rede dos seus produtos no Azure.',
        'A startup that has grown is organizing the network of its products in Azure.',
        'Una startup que creció organiza la red de sus productos en Azure.',
      ],
      [
        'net-energy',
        company,
        'Uma empresa de energia processa no Azure as leituras dos seus medidores.',
        'An energy company processes the readings of its meters in Azure.',
        'Una empresa de energía procesa en Azure las lecturas de sus medidores.',
      ],
    ],
  ),
  ...about(
    ['connectivity'],
    [
      [
        'link-mining',
        company,
        'Uma mineradora planeja como as suas unidades e equipes vão se conectar ao Azure.',
        'A mining company is planning how its sites and teams will connect to Azure.',
        'Una empresa minera planifica cómo se conectarán sus sedes y equipos con Azure.',
      ],
      [
        'link-retail',
        company,
        'Uma empresa de varejo revê como os seus prédios e funcionários chegam ao Azure.',
        'A retail company is reviewing how its buildings and employees reach Azure.',
        'Una empresa minorista revisa cómo llegan a Azure sus edificios y empleados.',
      ],
      [
        'link-team',
        team,
        'A equipe de redes de uma fabricante prepara o acesso de toda a empresa ao Azure.',
        'The network team of a manufacturer is preparing the whole company’s access to Azure.',
        'El equipo de redes de un fabricante prepara el acceso de toda la empresa a Azure.',
      ],
    ],
  ),
  ...about(
    ['dns-endpoints'],
    [
      [
        'names-finance',
        company,
        'Uma financeira define como os seus serviços no Azure serão encontrados e acessados.',
        'A finance company is deciding how its services in Azure will be found and accessed.',
        'Una financiera define cómo se encontrarán y se accederán sus servicios en Azure.',
      ],
      [
        'names-team',
        team,
        'A equipe de redes de uma editora revê nomes e endereços dos seus sistemas.',
        'The network team of a publisher is reviewing the names and addresses of its systems.',
        'El equipo de redes de una editorial revisa los nombres y direcciones de sus sistemas.',
      ],
      [
        'names-startup',
        startup,
        'Uma startup prepara os endereços dos seus sites e serviços no Azure.',
        'A startup is preparing the addresses of its websites and services in Azure.',
        'Una startup prepara las direcciones de sus sitios y servicios en Azure.',
      ],
    ],
  ),
  ...about(
    ['traffic'],
    [
      [
        'visits-store',
        company,
        'Uma empresa de serviços prepara no Azure os seus sistemas para mais usuários.',
        'A services company is preparing its systems in Azure for more users.',
        'Una empresa de servicios prepara sus sistemas en Azure para más usuarios.',
      ],
      [
        'visits-team',
        team,
        'A equipe de redes de uma empresa de mídia define como os usuários chegam aos servidores.',
        'The network team of a media company is deciding how users reach its servers.',
        'El equipo de redes de una empresa de medios define cómo llegan los usuarios a los servidores.',
      ],
      [
        'visits-tickets',
        company,
        'Uma empresa de ingressos revê como os usuários chegam às suas aplicações no Azure.',
        'A ticketing company is reviewing how users reach its applications in Azure.',
        'Una empresa de boletos revisa cómo llegan los usuarios a sus aplicaciones en Azure.',
      ],
    ],
  ),
  ...about(
    ['storage-services', 'storage-tiers', 'redundancy', 'storage-accounts'],
    [
      [
        'keep-logistics',
        company,
        'Uma empresa de logística define como guardar os seus arquivos e dados no Azure.',
        'A logistics company is deciding how to keep its files and data in Azure.',
        'Una empresa de logística define cómo guardar sus archivos y datos en Azure.',
      ],
      [
        'keep-engineering',
        company,
        'Uma empresa de engenharia leva para o Azure os dados dos seus projetos.',
        'An engineering company is moving the data of its projects to Azure.',
        'Una empresa de ingeniería lleva a Azure los datos de sus proyectos.',
      ],
      [
        'keep-health',
        company,
        'Uma operadora de saúde revê como armazena dados no Azure.',
        'A health insurance company is reviewing how it stores data in Azure.',
        'Una aseguradora de salud revisa cómo almacena datos en Azure.',
      ],
      [
        'keep-software',
        startup,
        'Uma startup escolhe como guardar no Azure os dados do seu produto.',
        'A startup is choosing how to keep the data of its product in Azure.',
        'Una startup elige cómo guardar en Azure los datos de su producto.',
      ],
      [
        'keep-team',
        team,
        'A equipe de TI de uma editora planeja o armazenamento de dados no Azure.',
        'The IT team of a publisher is planning its data storage in Azure.',
        'El equipo de TI de una editorial planifica el almacenamiento de datos en Azure.',
      ],
    ],
  ),
  ...about(
    ['data-transfer'],
    [
      [
        'copy-engineering',
        company,
        'Uma construtora organiza a cópia de arquivos entre os seus computadores e o Azure.',
        'A construction company is organizing the copying of files between its computers and Azure.',
        'Una constructora organiza la copia de archivos entre sus computadoras y Azure.',
      ],
      [
        'copy-film',
        company,
        'Uma produtora de cinema troca arquivos com o Azure todas as semanas.',
        'A film company exchanges files with Azure every week.',
        'Una productora de cine intercambia archivos con Azure todas las semanas.',
      ],
      [
        'copy-team',
        team,
        'A equipe de TI de um grupo de hospitais move arquivos para o Azure.',
        'The IT team of a hospital group is moving files to Azure.',
        'El equipo de TI de un grupo de hospitales mueve archivos a Azure.',
      ],
    ],
  ),
  ...about(
    ['data-migration'],
    [
      [
        'go-factory',
        company,
        'Uma fabricante de móveis prepara a ida dos seus dados e servidores para o Azure.',
        'A furniture manufacturer is preparing the move of its data and servers to Azure.',
        'Un fabricante de muebles prepara el traslado de sus datos y servidores a Azure.',
      ],
      [
        'go-team',
        team,
        'A equipe de TI de um grupo de empresas planeja mover e proteger dados e servidores.',
        'The IT team of a group of companies is planning to move and protect data and servers.',
        'El equipo de TI de un grupo de empresas planifica mover y proteger datos y servidores.',
      ],
      [
        'go-transport',
        company,
        'Uma companhia de navegação revê como vai mover e proteger servidores e dados.',
        'A shipping company is reviewing how to move and protect servers and data.',
        'Una compañía naviera revisa cómo mover y proteger servidores y datos.',
      ],
    ],
  ),
  ...about(
    ['directory', 'authentication'],
    [
      [
        'who-consulting',
        company,
        'Uma consultoria revê as contas com que se entra nos seus sistemas.',
        'A consulting company is reviewing the accounts used to enter its systems.',
        'Una consultora revisa las cuentas con las que se entra en sus sistemas.',
      ],
      [
        'who-retail',
        company,
        'Uma empresa de varejo revê como os seus 800 funcionários entram nos sistemas.',
        'A retail company is reviewing how its 800 employees get into its systems.',
        'Una empresa minorista revisa cómo sus 800 empleados entran en los sistemas.',
      ],
      [
        'who-team',
        team,
        'A equipe de TI de uma fabricante administra as contas de toda a empresa.',
        'The IT team of a manufacturer manages the accounts of the whole company.',
        'El equipo de TI de un fabricante administra las cuentas de toda la empresa.',
      ],
    ],
  ),
  ...about(
    ['external-identities'],
    [
      [
        'guests-law',
        company,
        'Uma empresa de serviços abre os seus sistemas a pessoas de fora.',
        'A services company is opening its systems to people from outside.',
        'Una empresa de servicios abre sus sistemas a personas de fuera.',
      ],
      [
        'guests-team',
        team,
        'A equipe de TI de uma empresa de varejo vai abrir sistemas a clientes e fornecedores.',
        'The IT team of a retail company will open systems to customers and suppliers.',
        'El equipo de TI de una empresa minorista va a abrir sistemas a clientes y proveedores.',
      ],
    ],
  ),
  ...about(
    ['access-control'],
    [
      [
        'may-insurance',
        company,
        'Uma seguradora atualiza as suas normas de acesso e de permissões.',
        'An insurance company is updating its rules on access and permissions.',
        'Una aseguradora actualiza sus normas de acceso y de permisos.',
      ],
      [
        'may-pharma',
        company,
        'Depois de uma auditoria, uma farmacêutica restringe o acesso aos seus sistemas.',
        'After an audit, a pharmaceutical company is restricting access to its systems.',
        'Después de una auditoría, una farmacéutica restringe el acceso a sus sistemas.',
      ],
      [
        'may-team',
        team,
        'A equipe de segurança de uma consultoria define quem pode fazer o quê.',
        'The security team of a consulting company is defining who may do what.',
        'El equipo de seguridad de una consultora define quién puede hacer qué.',
      ],
    ],
  ),
  ...about(
    ['security-tools'],
    [
      [
        'sec-payments',
        company,
        'Depois de uma auditoria, uma empresa de pagamentos reforça a segurança no Azure.',
        'After an audit, a payments company is strengthening its security in Azure.',
        'Después de una auditoría, una empresa de pagos refuerza la seguridad en Azure.',
      ],
      [
        'sec-airline',
        team,
        'A equipe de segurança de uma companhia aérea revê a proteção dos seus sistemas.',
        'The security team of an airline is reviewing the protection of its systems.',
        'El equipo de seguridad de una aerolínea revisa la protección de sus sistemas.',
      ],
      [
        'sec-energy',
        company,
        'Uma empresa de energia define como vai proteger os seus recursos.',
        'An energy company is deciding how it will protect its resources.',
        'Una empresa de energía define cómo va a proteger sus recursos.',
      ],
      [
        'sec-software',
        startup,
        'Uma startup se prepara para ataques e falhas de segurança nos seus sistemas.',
        'A startup is preparing for attacks and security flaws in its systems.',
        'Una startup se prepara para ataques y fallas de seguridad en sus sistemas.',
      ],
    ],
  ),
  ...about(
    ['cost-tools'],
    [
      [
        'spend-logistics',
        company,
        'Uma empresa de logística revê como prevê e acompanha o gasto com o Azure.',
        'A logistics company is reviewing how it foresees and follows its Azure spending.',
        'Una empresa de logística revisa cómo prevé y sigue su gasto en Azure.',
      ],
      [
        'spend-team',
        team,
        'A equipe financeira de uma empresa de varejo responde pelo gasto com o Azure.',
        'The finance team of a retail company is responsible for its Azure spending.',
        'El equipo de finanzas de una empresa minorista responde por el gasto en Azure.',
      ],
      [
        'spend-startup',
        startup,
        'Uma startup prevê e acompanha de perto os seus gastos com o Azure.',
        'A startup keeps a close watch on its present and future Azure spending.',
        'Una startup prevé y vigila de cerca sus gastos en Azure.',
      ],
    ],
  ),
  ...about(
    ['purchase-options'],
    [
      [
        'buy-media',
        company,
        'Uma empresa de mídia escolhe como pagar pelo que usa no Azure.',
        'A media company is choosing how to pay for what it uses in Azure.',
        'Una empresa de medios elige cómo pagar lo que usa en Azure.',
      ],
      [
        'buy-factory',
        company,
        'Uma fabricante revê o preço que paga pelos seus recursos no Azure.',
        'A manufacturer is reviewing the price that it pays for its Azure resources.',
        'Un fabricante revisa el precio que paga por sus recursos en Azure.',
      ],
    ],
  ),
  ...about(
    ['policy', 'locks-tags'],
    [
      [
        'rule-energy',
        company,
        'Uma empresa de energia define normas internas para os seus recursos no Azure.',
        'An energy company is setting internal rules for its Azure resources.',
        'Una empresa de energía define normas internas para sus recursos en Azure.',
      ],
      [
        'rule-insurance',
        company,
        'Depois de uma auditoria, uma seguradora revê a governança do ambiente no Azure.',
        'After an audit, an insurance company is reviewing the governance of its Azure environment.',
        'Después de una auditoría, una aseguradora revisa la gobernanza de su entorno en Azure.',
      ],
      [
        'rule-media',
        company,
        'Uma empresa de mídia põe ordem no que as suas equipes criam no Azure.',
        'A media company is putting in order what its teams create in Azure.',
        'Una empresa de medios pone orden en lo que sus equipos crean en Azure.',
      ],
      [
        'rule-team',
        team,
        'A equipe de TI de uma farmacêutica define como os recursos devem ser tratados.',
        'The IT team of a pharmaceutical company is defining how resources must be treated.',
        'El equipo de TI de una farmacéutica define cómo deben tratarse los recursos.',
      ],
    ],
  ),
  ...about(
    ['compliance'],
    [
      [
        'prove-bank',
        company,
        'Uma financeira se prepara para uma auditoria dos dados que mantém.',
        'A finance company is preparing for an audit of the data it holds.',
        'Una financiera se prepara para una auditoría de los datos que mantiene.',
      ],
      [
        'prove-team',
        team,
        'A equipe jurídica de uma operadora de saúde revê o tratamento dos dados.',
        'The legal team of a health insurance company is reviewing how data is handled.',
        'El equipo legal de una aseguradora de salud revisa el tratamiento de los datos.',
      ],
    ],
  ),
  ...about(
    ['admin-tools'],
    [
      [
        'ops-hotels',
        team,
        'A equipe de operações de uma rede de hotéis cuida do sistema de reservas no Azure.',
        'The operations team of a hotel chain looks after its booking system in Azure.',
        'El equipo de operaciones de una cadena de hoteles mantiene el sistema de reservas en Azure.',
      ],
      [
        'ops-engineering',
        team,
        'A equipe de TI de uma empresa de engenharia escolhe como vai trabalhar com o Azure.',
        'The IT team of an engineering company is choosing how to work with Azure.',
        'El equipo de TI de una empresa de ingeniería elige cómo va a trabajar con Azure.',
      ],
      [
        'ops-transport',
        company,
        'Uma transportadora define como a sua equipe vai administrar os recursos no Azure.',
        'A trucking company is deciding how its team will manage its Azure resources.',
        'Una empresa de transporte define cómo su equipo va a administrar los recursos en Azure.',
      ],
    ],
  ),
  ...about(
    ['arc-iac'],
    [
      [
        'fleet-team',
        team,
        'A equipe de TI de um grupo de lojas prepara os ambientes de novas filiais.',
        'The IT team of a group of stores is preparing the environments of new branches.',
        'El equipo de TI de un grupo de tiendas prepara los entornos de nuevas sucursales.',
      ],
      [
        'fleet-food',
        company,
        'Uma empresa de alimentos define como criar e administrar todos os seus recursos.',
        'A food company is deciding how to create and manage all of its resources.',
        'Una empresa de alimentos define cómo crear y administrar todos sus recursos.',
      ],
    ],
  ),
  ...about(
    ['advisor-health'],
    [
      [
        'see-store',
        team,
        'A equipe de operações de uma loja on-line revê os seus recursos no Azure.',
        'The operations team of an online store is reviewing its Azure resources.',
        'El equipo de operaciones de una tienda en línea revisa sus recursos en Azure.',
      ],
      [
        'see-travel',
        startup,
        'Uma startup de viagens quer evitar surpresas com os recursos que usa no Azure.',
        'A travel startup wants to avoid surprises with the resources it uses in Azure.',
        'Una startup de viajes quiere evitar sorpresas con los recursos que usa en Azure.',
      ],
      [
        'see-bank',
        team,
        'A equipe de TI de uma financeira revê a operação do ambiente no Azure.',
        'The IT team of a finance company is reviewing how its Azure environment is operated.',
        'El equipo de TI de una financiera revisa la operación de su entorno en Azure.',
      ],
    ],
  ),
  ...about(
    ['monitor'],
    [
      [
        'watch-telecom',
        company,
        'Uma operadora de telefonia revê como acompanha os seus sistemas.',
        'A telecom company is reviewing how it keeps track of its systems.',
        'Una empresa de telefonía revisa cómo supervisa sus sistemas.',
      ],
      [
        'watch-tickets',
        team,
        'A equipe de operações de uma empresa de ingressos monitora servidores e aplicações.',
        'The operations team of a ticketing company follows servers and applications.',
        'El equipo de operaciones de una empresa de boletos supervisa servidores y aplicaciones.',
      ],
      [
        'watch-store',
        company,
        'Uma loja on-line quer saber melhor como os seus sistemas se comportam.',
        'An online store wants to know better how its systems behave.',
        'Una tienda en línea quiere saber mejor cómo se comportan sus sistemas.',
      ],
    ],
  ),
  ...about(
    ['cloud-models', 'service-types'],
    [
      [
        'ct-board',
        company,
        'A diretoria de uma seguradora define como os seus sistemas vão ser executados.',
        'The board of an insurance company is deciding how its systems will run.',
        'La dirección de una aseguradora define cómo se van a ejecutar sus sistemas.',
      ],
      [
        'ct-growth',
        company,
        'Uma fabricante que cresceu revê onde e como os seus sistemas funcionam.',
        'A manufacturer that has grown is reviewing where and how its systems run.',
        'Un fabricante que creció revisa dónde y cómo funcionan sus sistemas.',
      ],
      [
        'ct-first',
        company,
        'Uma empresa de serviços compara formas de executar os seus sistemas.',
        'A services company is comparing ways of running its systems.',
        'Una empresa de servicios compara formas de ejecutar sus sistemas.',
      ],
      [
        'ct-workshop',
        team,
        'A equipe de TI de um grupo de clínicas escolhe como manter os seus sistemas.',
        'The IT team of a group of clinics is choosing how to run its systems.',
        'El equipo de TI de un grupo de clínicas elige cómo mantener sus sistemas.',
      ],
    ],
  ),
  ...about(
    ['cloud-basics'],
    [
      [
        'load-clinics',
        team,
        'A equipe de TI de um grupo de clínicas planeja o crescimento dos seus sistemas.',
        'The IT team of a group of clinics is planning the growth of its systems.',
        'El equipo de TI de un grupo de clínicas planifica el crecimiento de sus sistemas.',
      ],
      [
        'load-growth',
        company,
        'Uma empresa que ganha clientes todo mês revê a capacidade dos seus sistemas.',
        'A company that gains customers every month is reviewing the capacity of its systems.',
        'Una empresa que gana clientes cada mes revisa la capacidad de sus sistemas.',
      ],
    ],
  ),
];
