import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const officeAccess: readonly Pattern[] = [
  {
    id: 'office-access',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'connectivity' },
      'saa-c03': { domain: 'secure', topic: 'workload-security' },
    },
    scene: {
      pt: 'Pense no sistema como um arquivo do outro lado da cidade, e nos usuários como pessoas que precisam chegar até ele.',
      en: 'Think of the system as an archive across town, and of the users as people who need a way to get to it.',
      es: 'Piensa en el sistema como un archivo al otro lado de la ciudad, y en los usuarios como personas que deben llegar a él.',
    },
    situations: [
      {
        id: 'notary',
        text: {
          pt: 'Nos balcões de uma rede de cartórios, os atendentes precisam acessar um sistema web em uma VPC da AWS.',
          en: 'At the counters of a network of registry offices, clerks need access to a web system in an AWS VPC.',
          es: 'En las oficinas de una red de registros civiles, los empleados necesitan acceder a un sistema web en una VPC de AWS.',
        },
        today: {
          pt: 'São 900 escreventes em 40 cartórios, que hoje enviam os dados por e-mail. Um arquiteto de soluções precisa definir o acesso ao sistema.',
          en: 'There are 900 clerks in 40 offices, who send their data by email today. A solutions architect must define their access to the system.',
          es: 'Son 900 empleados en 40 oficinas, que hoy envían los datos por correo. Un arquitecto de soluciones debe definir el acceso al sistema.',
        },
      },
      {
        id: 'opticians',
        text: {
          pt: 'Nas lojas de uma rede de óticas, os vendedores precisam acessar o dia todo um sistema web em uma VPC da AWS.',
          en: 'In the shops of a chain of opticians, the sales staff need access to a web system in an AWS VPC all day.',
          es: 'En las tiendas de una cadena de ópticas, los vendedores necesitan acceder todo el día a un sistema web en una VPC de AWS.',
        },
        today: {
          pt: 'São 55 lojas e 400 vendedores, e o acesso atual será desligado no fim do trimestre. Um arquiteto de soluções deve propor outro.',
          en: 'There are 55 shops and 400 sales staff, and the current access ends with the quarter. A solutions architect must propose another one.',
          es: 'Son 55 tiendas y 400 vendedores, y el acceso actual termina con el trimestre. Un arquitecto de soluciones debe proponer otro.',
        },
      },
      {
        id: 'engineering',
        text: {
          pt: 'Os engenheiros de um escritório precisam acessar o sistema web de projetos, em uma VPC da AWS.',
          en: 'The engineers at a firm’s office need access to its web-based project system, in an AWS VPC.',
          es: 'Los ingenieros de una consultora necesitan acceder desde la oficina a su sistema web de proyectos, en una VPC de AWS.',
        },
        today: {
          pt: 'O sistema foi levado à AWS há pouco, com 120 engenheiros e desenhos de até 2 GB. O escritório precisa definir a forma de acesso.',
          en: 'The system has just been taken to AWS, with 120 engineers and drawings of up to 2 GB. The firm must decide how staff reach it.',
          es: 'El sistema acaba de llevarse a AWS, con 120 ingenieros y planos de hasta 2 GB. La empresa define cómo llegar a él.',
        },
      },
      {
        id: 'travel-access',
        text: {
          pt: 'Os consultores das agências de uma operadora de turismo precisam acessar o sistema web de reservas, em uma VPC da AWS.',
          en: 'The consultants at the branches of a tour operator need access to its web-based booking system, in an AWS VPC.',
          es: 'Los consultores de las agencias de un operador turístico necesitan acceder a su sistema web de reservas, en una VPC de AWS.',
        },
        today: {
          pt: 'São 300 consultores em 20 agências, e o sistema está em sub-redes privadas. Um arquiteto de soluções vai definir por onde eles entram.',
          en: 'There are 300 consultants in 20 branches, and the system is in private subnets. A solutions architect must define how they connect.',
          es: 'Son 300 consultores en 20 agencias, y el sistema está en subredes privadas. Un arquitecto de soluciones va a definir por dónde entran.',
        },
      },
      {
        id: 'lab-access',
        text: {
          pt: 'Nas unidades de uma rede de laboratórios, os biólogos precisam acessar um sistema web de resultados em uma VPC da AWS.',
          en: 'At the sites of a laboratory network, biologists need access to a web-based results system in an AWS VPC.',
          es: 'En las sedes de una red de laboratorios, los biólogos necesitan acceder a un sistema web de resultados en una VPC de AWS.',
        },
        today: {
          pt: 'São 25 laboratórios e 180 biólogos, e o sistema acaba de sair do data center para sub-redes privadas. A rede precisa de um novo acesso.',
          en: 'There are 25 laboratories and 180 biologists, and the system has just left the data center for private subnets. The network needs a new access.',
          es: 'Son 25 laboratorios y 180 biólogos, y el sistema acaba de pasar del centro de datos a subredes privadas. La red necesita un nuevo acceso.',
        },
      },
    ],
    candidates: [
      {
        id: 'desktops',
        uses: ['WorkSpaces'],
        popularity: 3,
        source: docs('workspaces/latest/adminguide/amazon-workspaces.html'),
        text: {
          pt: 'Amazon WorkSpaces, aberto no navegador',
          en: 'Amazon WorkSpaces, opened in a browser',
          es: 'Amazon WorkSpaces, abierto en el navegador',
        },
        action: {
          pt: 'Criar áreas de trabalho do Amazon WorkSpaces na VPC e abri-las no navegador, com senha e MFA.',
          en: 'Create Amazon WorkSpaces desktops in the VPC and open them in a browser, with a password and MFA.',
          es: 'Crear escritorios de Amazon WorkSpaces en la VPC y abrirlos en el navegador, con contraseña y MFA.',
        },
        why: {
          pt: 'O Amazon WorkSpaces dá a cada pessoa uma área de trabalho na VPC, aberta no navegador de onde ela estiver, a um preço por pessoa.',
          en: 'Amazon WorkSpaces gives each person a desktop in the VPC, opened in a browser from wherever they are, at a price per person.',
          es: 'Amazon WorkSpaces da a cada persona un escritorio en la VPC, que se abre en el navegador desde donde esté, con un precio por persona.',
        },
        likeness: {
          pt: 'uma mesa dentro do arquivo para cada pessoa, que a usa de longe e paga por cabeça',
          en: 'a desk inside the archive for each person, worked from afar and paid for per head',
          es: 'una mesa dentro del archivo para cada persona, manejada desde lejos y pagada por cabeza',
        },
        tell: {
          pt: 'Nada instalado nos computadores dos usuários: WorkSpaces, aberto no navegador. Sistema e página de entrada com apenas endereços IP privados: um caminho até a VPC, como WorkSpaces ou uma VPN. Pessoas que acessam do escritório, de casa ou em viagem: WorkSpaces, em qualquer lugar.',
          en: 'Nothing installed on people’s computers: WorkSpaces, opened in the browser. A system and sign-in page with private IP addresses only: a way into the VPC, such as WorkSpaces or a VPN. People who connect from the office, from home or while traveling: WorkSpaces, from anywhere.',
          es: 'Nada instalado en las computadoras de las personas: WorkSpaces, abierto en el navegador. Sistema y página de ingreso con solo direcciones IP privadas: un camino hasta la VPC, como WorkSpaces o una VPN. Personas que acceden desde la oficina, desde su casa o de viaje: WorkSpaces, desde cualquier lugar.',
        },
      },
      {
        id: 'vpn',
        uses: ['Site-to-Site VPN'],
        popularity: 5,
        source: docs('vpn/latest/s2svpn/VPC_VPN.html'),
        text: {
          pt: 'Uma AWS Site-to-Site VPN',
          en: 'An AWS Site-to-Site VPN',
          es: 'Una AWS Site-to-Site VPN',
        },
        action: {
          pt: 'Criar um AWS Site-to-Site VPN entre o roteador de cada unidade e um gateway anexado à VPC.',
          en: 'Create an AWS Site-to-Site VPN between the router at each site and a gateway attached to the VPC.',
          es: 'Crear una AWS Site-to-Site VPN entre el enrutador de cada sede y un gateway asociado a la VPC.',
        },
        why: {
          pt: 'A Site-to-Site VPN liga a rede do escritório à VPC por um túnel criptografado e gerenciado, pronto em horas, sem nada nos computadores.',
          en: 'A Site-to-Site VPN links the office network to the VPC through an encrypted, managed tunnel, ready within hours, with nothing on the computers.',
          es: 'Una Site-to-Site VPN une la red de la oficina con la VPC por un túnel cifrado y administrado, listo en horas, sin nada en las computadoras.',
        },
        likeness: {
          pt: 'um túnel fechado, pronto em horas e cuidado por outros, que liga apenas o escritório ao arquivo',
          en: 'a closed tunnel, ready in hours and kept up by others, joining only the office to the archive',
          es: 'un túnel cerrado, listo en horas y atendido por otros, que une únicamente la oficina con el archivo',
        },
        tell: {
          pt: 'Escritório inteiro, sem linha nova: Site-to-Site VPN. Novo acesso em uso na próxima semana: Site-to-Site VPN, pronta em horas. Número de usuários que muda todo mês: Site-to-Site VPN, sem cobrança por pessoa. Nada instalado nos computadores dos usuários: WorkSpaces, no navegador, ou Site-to-Site VPN, entre as redes. Escritórios que mudam de endereço neste ano: Site-to-Site VPN, sem circuito contratado. Sistema e página de entrada com apenas endereços IP privados: um caminho até a VPC, como WorkSpaces ou uma VPN.',
          en: 'A whole office, with no new line: Site-to-Site VPN. New access in use by next week: Site-to-Site VPN, ready within hours. A number of users that changes every month: Site-to-Site VPN, without a charge per person. Nothing installed on people’s computers: WorkSpaces, in the browser, or Site-to-Site VPN, between the networks. Offices that move to other addresses this year: Site-to-Site VPN, without a circuit. A system and sign-in page with private IP addresses only: a way into the VPC, such as WorkSpaces or a VPN.',
          es: 'Oficina completa, sin línea nueva: Site-to-Site VPN. Nuevo acceso en uso la próxima semana: Site-to-Site VPN, lista en horas. Número de usuarios que cambia cada mes: Site-to-Site VPN, sin cargo por persona. Nada instalado en las computadoras de las personas: WorkSpaces, en el navegador, o Site-to-Site VPN, entre las redes. Oficinas que cambian de dirección este año: Site-to-Site VPN, sin circuito contratado. Sistema y página de ingreso con solo direcciones IP privadas: un camino hasta la VPC, como WorkSpaces o una VPN.',
        },
      },
      {
        id: 'direct',
        neverRight: true,
        uses: ['Direct Connect'],
        popularity: 5,
        source: docs('directconnect/latest/UserGuide/Welcome.html'),
        text: {
          pt: 'Uma linha do AWS Direct Connect',
          en: 'An AWS Direct Connect line',
          es: 'Una línea de AWS Direct Connect',
        },
        action: {
          pt: 'Contratar uma conexão dedicada do AWS Direct Connect com uma interface virtual privada para a VPC.',
          en: 'Order an AWS Direct Connect dedicated connection with a private virtual interface to the VPC.',
          es: 'Contratar una conexión dedicada de AWS Direct Connect con una interfaz virtual privada hacia la VPC.',
        },
        why: {
          pt: 'O Direct Connect liga o escritório à AWS por uma linha dedicada, fora da internet, que leva semanas ou meses para ficar pronta.',
          en: 'Direct Connect links the office to AWS over a dedicated line, off the internet, which takes weeks or months to be ready.',
          es: 'Direct Connect une la oficina con AWS por una línea dedicada, fuera de internet, que tarda semanas o meses en estar lista.',
        },
        likeness: {
          pt: 'um trilho particular que liga apenas o escritório ao arquivo, demora meses e não muda de endereço',
          en: 'a private rail line that joins only the office to the archive, takes months and cannot move',
          es: 'una vía férrea privada que une únicamente la oficina con el archivo, tarda meses y no se muda',
        },
        tell: {
          pt: 'Linha dedicada, com tempo para instalá-la: Direct Connect.',
          en: 'A dedicated line, with time to install it: Direct Connect.',
          es: 'Línea dedicada, con tiempo para instalarla: Direct Connect.',
        },
      },
      {
        id: 'client',
        uses: ['Client VPN'],
        popularity: 4,
        source: docs('vpn/latest/clientvpn-admin/what-is.html'),
        text: {
          pt: 'AWS Client VPN em cada aparelho',
          en: 'AWS Client VPN on each device',
          es: 'AWS Client VPN en cada equipo',
        },
        action: {
          pt: 'Criar um endpoint do AWS Client VPN associado à VPC e entregar o cliente de VPN a cada pessoa.',
          en: 'Create an AWS Client VPN endpoint associated with the VPC and give the VPN client to each person.',
          es: 'Crear un endpoint de AWS Client VPN asociado a la VPC y entregar el cliente de VPN a cada persona.',
        },
        why: {
          pt: 'A AWS Client VPN leva cada pessoa à VPC de onde ela estiver, com um programa no aparelho dela.',
          en: 'AWS Client VPN takes each person to the VPC from wherever they are, with a program on their device.',
          es: 'AWS Client VPN lleva a cada persona a la VPC desde donde esté, con un programa en su equipo.',
        },
        likeness: {
          pt: 'um carro fechado que busca cada um onde estiver, mas exige um aparelho instalado e cobra por passageiro',
          en: 'a closed car that picks people up anywhere, but needs a device installed and charges per passenger',
          es: 'un coche cerrado que recoge a cada uno donde esté, pero exige un aparato instalado y cobra por pasajero',
        },
        tell: {
          pt: 'Pessoas em casa ou em viagem: WorkSpaces ou Client VPN.',
          en: 'People at home or traveling: WorkSpaces or Client VPN.',
          es: 'Personas en casa o de viaje: WorkSpaces o Client VPN.',
        },
      },
      {
        id: 'public',
        rightWith: ['from-home'],
        uses: [],
        popularity: 4,
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        text: {
          pt: 'Um Application Load Balancer público, com HTTPS',
          en: 'A public Application Load Balancer, with HTTPS',
          es: 'Un Application Load Balancer público, con HTTPS',
        },
        action: {
          pt: 'Publicar a aplicação por HTTPS em um Application Load Balancer público, que autentica cada pessoa no provedor de identidade da empresa.',
          en: 'Publish the application over HTTPS on a public Application Load Balancer that authenticates each person with the company’s identity provider.',
          es: 'Publicar la aplicación por HTTPS en un Application Load Balancer público, que autentica a cada persona con el proveedor de identidad de la empresa.',
        },
        why: {
          pt: 'Um Application Load Balancer público, com HTTPS, abre o sistema no navegador em qualquer lugar, sem nada a instalar, e pode exigir autenticação; a página de entrada fica na internet.',
          en: 'A public Application Load Balancer, with HTTPS, opens the system in a browser anywhere, with nothing to install, and can require people to sign in; the sign-in page is on the internet.',
          es: 'Un Application Load Balancer público, con HTTPS, abre el sistema en el navegador en cualquier lugar, sin nada que instalar, y puede exigir autenticación; la página de ingreso queda en internet.',
        },
        likeness: {
          pt: 'uma porta do arquivo na avenida, com porteiro que confere nomes, mas à vista de quem passa',
          en: 'a door of the archive on the avenue, with a guard who checks names, but in plain view of everybody',
          es: 'una puerta del archivo en la avenida, con portero que revisa nombres, pero a la vista de todos',
        },
        tell: {
          pt: 'Pessoas que acessam do escritório, de casa ou em viagem: HTTPS público, em qualquer navegador. Usuários cujo número muda todo mês, sem cobrança por cada um: HTTPS público. Nada instalado nos computadores dos usuários: HTTPS público, em qualquer navegador.',
          en: 'People who connect from the office, from home or while traveling: public HTTPS, from any browser. Users whose number changes every month, with no charge per user: public HTTPS. Nothing installed on people’s computers: public HTTPS, in any browser.',
          es: 'Personas que acceden desde la oficina, desde su casa o de viaje: HTTPS público, desde cualquier navegador. Usuarios cuyo número cambia cada mes, sin cargo por cada uno: HTTPS público. Nada instalado en las computadoras de las personas: HTTPS público, en cualquier navegador.',
        },
      },
      {
        id: 'appliance',
        neverRight: true,
        uses: [],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Uma VPN própria entre o escritório e a VPC',
          en: 'A self-managed VPN between office and VPC',
          es: 'Una VPN propia entre la oficina y la VPC',
        },
        action: {
          pt: 'Instalar um software de VPN em uma instância do Amazon EC2 na VPC e fechar com ela túneis a partir dos roteadores.',
          en: 'Install VPN software on an Amazon EC2 instance in the VPC and build tunnels to it from the routers.',
          es: 'Instalar un software de VPN en una instancia de Amazon EC2 en la VPC y establecer con ella túneles desde los enrutadores.',
        },
        why: {
          pt: 'Uma VPN própria em uma instância liga o escritório com o software que a equipe prefere e mantém.',
          en: 'A self-managed VPN on an instance links the office with the software that the team prefers and maintains.',
          es: 'Una VPN propia en una instancia une la oficina con el software que el equipo prefiere y mantiene.',
        },
        likeness: {
          pt: 'um túnel fechado que liga apenas o escritório ao arquivo e que a própria equipe cava e conserta',
          en: 'a closed tunnel that joins only the office to the archive, which the team digs and repairs itself',
          es: 'un túnel cerrado que une únicamente la oficina con el archivo, que el propio equipo excava y repara',
        },
        tell: {
          pt: 'Software de VPN que só a equipe domina: VPN própria.',
          en: 'VPN software that only the team masters: a self-managed VPN.',
          es: 'Software de VPN que solo el equipo domina: VPN propia.',
        },
      },
    ],
    constraints: [
      {
        id: 'moving-soon',
        notWith: ['next-week', 'from-home'],
        text: {
          pt: 'Todos os escritórios mudam de endereço neste ano, e a empresa não quer um circuito de operadora, preso a um endereço.',
          en: 'All offices move to other addresses this year, and the company does not want a carrier circuit tied to an address.',
          es: 'Todas las oficinas cambian de dirección este año, y la empresa no quiere un circuito de operador, atado a una dirección.',
        },
        fits: ['vpn', 'client', 'public', 'appliance', 'desktops'],
        rulesOut: {
          direct: {
            pt: 'O Direct Connect é um circuito contratado para um endereço, que vai mudar.',
            en: 'Direct Connect is a circuit contracted for an address, which will change.',
            es: 'Direct Connect es un circuito contratado para una dirección, que va a cambiar.',
          },
        },
        situations: ['engineering', 'travel-access'],
      },
      {
        id: 'no-per-person',

        text: {
          pt: 'O número de usuários muda todo mês, e a empresa não quer uma cobrança por usuário nem por sessão de usuário.',
          en: 'The number of users changes every month, and the company does not want a charge per user or per user session.',
          es: 'La cantidad de usuarios cambia cada mes, y la empresa no quiere un cargo por usuario ni por sesión de usuario.',
        },
        fits: ['vpn', 'direct', 'public', 'appliance'],
        rulesOut: {
          desktops: {
            pt: 'O Amazon WorkSpaces é cobrado por área de trabalho, uma para cada pessoa.',
            en: 'Amazon WorkSpaces is charged by desktop, one for each person.',
            es: 'Amazon WorkSpaces se cobra por escritorio, uno para cada persona.',
          },
          client: {
            pt: 'A AWS Client VPN cobra por hora cada conexão de cliente, ou seja, cada sessão de usuário.',
            en: 'AWS Client VPN charges by the hour for each client connection, which is a user session.',
            es: 'AWS Client VPN cobra por hora cada conexión de cliente, es decir, cada sesión de usuario.',
          },
        },
      },
      {
        id: 'nothing-installed',
        text: {
          pt: 'Nada pode ser instalado nos computadores dos usuários.',
          en: 'Nothing may be installed on people’s computers.',
          es: 'Nada puede instalarse en las computadoras de las personas.',
        },
        fits: ['desktops', 'vpn', 'direct', 'public', 'appliance'],
        rulesOut: {
          client: {
            pt: 'A AWS Client VPN exige um programa no computador de cada pessoa.',
            en: 'AWS Client VPN needs a program on each person’s computer.',
            es: 'AWS Client VPN exige un programa en la computadora de cada persona.',
          },
        },
      },
      {
        id: 'next-week',
        text: {
          pt: 'O novo acesso deve estar em uso na próxima semana.',
          en: 'The new access must be in use by next week.',
          es: 'El nuevo acceso debe estar en uso la próxima semana.',
        },
        fits: ['desktops', 'vpn', 'client', 'public', 'appliance'],
        rulesOut: {
          direct: {
            pt: 'Uma linha do Direct Connect leva semanas ou meses para ser instalada.',
            en: 'A Direct Connect line takes weeks or months to be installed.',
            es: 'Una línea de Direct Connect tarda semanas o meses en instalarse.',
          },
        },
      },
      {
        id: 'not-exposed',
        text: {
          pt: 'O sistema e sua página de entrada devem ter apenas endereços IP privados.',
          en: 'The system and its sign-in page must have private IP addresses only.',
          es: 'El sistema y su página de ingreso deben tener solo direcciones IP privadas.',
        },
        fits: ['desktops', 'vpn', 'direct', 'client', 'appliance'],
        rulesOut: {
          public: {
            pt: 'Um Application Load Balancer público dá ao sistema e à sua página de entrada endereços IP públicos.',
            en: 'A public Application Load Balancer gives the system and its sign-in page public IP addresses.',
            es: 'Un Application Load Balancer público da al sistema y a su página de ingreso direcciones IP públicas.',
          },
        },
      },
      {
        id: 'no-patching',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['desktops', 'vpn', 'direct', 'client', 'public'],
        rulesOut: {
          appliance: {
            pt: 'Uma VPN própria em uma instância é software que a equipe atualiza.',
            en: 'A self-managed VPN on an instance is software that the team updates.',
            es: 'Una VPN propia en una instancia es software que el equipo actualiza.',
          },
        },
      },
      {
        id: 'from-home',
        text: {
          pt: 'As pessoas acessam do escritório, de casa ou em viagem.',
          en: 'People connect from the office, from home or while traveling.',
          es: 'Las personas acceden desde la oficina, desde su casa o de viaje.',
        },
        fits: ['desktops', 'client', 'public'],
        rulesOut: {
          appliance: {
            pt: 'Uma VPN própria até o escritório liga a rede dele; quem está em casa fica de fora.',
            en: 'A self-managed VPN to the office links its network; those at home are left out.',
            es: 'Una VPN propia hasta la oficina une su red; quien está en casa queda fuera.',
          },
          vpn: {
            pt: 'A Site-to-Site VPN liga redes de escritório; quem está em casa fica de fora.',
            en: 'A Site-to-Site VPN links office networks; those at home are left out.',
            es: 'La Site-to-Site VPN une redes de oficina; quien está en casa queda afuera.',
          },
          direct: {
            pt: 'O Direct Connect chega ao escritório; quem está em casa fica de fora.',
            en: 'Direct Connect reaches the office; those at home are left out.',
            es: 'Direct Connect llega a la oficina; quien está en casa queda afuera.',
          },
        },
        situations: ['engineering', 'travel-access'],
      },
    ],
    ask: {
      pt: 'O que as pessoas devem usar para chegar ao sistema?',
      en: 'What should people use to reach the system?',
      es: '¿Qué deben usar las personas para llegar al sistema?',
    },
  },
];
