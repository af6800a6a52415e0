import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const systemFateChoices: readonly Pattern[] = [
  {
    id: 'old-system',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'migration' } },
    scene: {
      pt: 'Pense no sistema como uma loja antiga, em que o balcão são as telas e a faxina é a manutenção.',
      en: 'Think of the system as an old shop, where the screens are its counter and the patching is its sweeping.',
      es: 'Piensa en el sistema como una tienda antigua, en la que las pantallas son el mostrador y el mantenimiento es la limpieza.',
    },
    situations: [
      {
        id: 'seeds',
        text: {
          pt: 'Uma produtora de sementes decide o futuro do seu sistema de pedidos, escrito em Java há dez anos.',
          en: 'A seed company is deciding the future of its order system, written in Java ten years ago.',
          es: 'Una productora de semillas decide el futuro de su sistema de pedidos, escrito en Java hace diez años.',
        },
      },
      {
        id: 'schools',
        text: {
          pt: 'Uma rede de escolas decide o futuro do seu sistema de matrículas, escrito em Java há doze anos.',
          en: 'A school network is deciding the future of its enrollment system, written in Java twelve years ago.',
          es: 'Una red de escuelas decide el futuro de su sistema de matrículas, escrito en Java hace doce años.',
        },
      },
      {
        id: 'port',
        text: {
          pt: 'Um porto decide o futuro do seu sistema de cobrança, escrito em Java há dez anos.',
          en: 'A port is deciding the future of its charging system, written in Java ten years ago.',
          es: 'Un puerto decide el futuro de su sistema de cobros, escrito en Java hace diez años.',
        },
      },
    ],
    candidates: [
      {
        id: 'rehost',
        text: {
          pt: 'Movê-lo como está para uma máquina virtual',
          en: 'Move it as it is to a virtual machine',
          es: 'Moverlo como está a una máquina virtual',
        },
        uses: [],
        why: {
          pt: 'O rehost leva o sistema como está, em semanas, a máquinas virtuais na nuvem, cobradas pelo uso, e não por usuário, sem código-fonte, contêineres nem data center próprio.',
          en: 'Rehost takes the system as it is, within weeks, to virtual machines in the cloud, charged by use rather than by user, without source code, containers or a data center.',
          es: 'El rehost lleva el sistema como está, en semanas, a máquinas virtuales en la nube, que se cobran por uso, y no por usuario, sin código fuente, contenedores ni centro de datos propio.',
        },
        likeness: {
          pt: 'a loja mudada, com o mesmo balcão, para um imóvel que não cresce e que o dono ainda varre',
          en: 'the shop moved, counter and all, to rented premises that do not grow and that the owner still sweeps',
          es: 'la tienda trasladada, con el mismo mostrador, a un local que no crece y que el dueño aún barre',
        },
        tell: {
          pt: 'Contrato de data center que não será renovado: rehost ou contêineres, na nuvem. Pouco tempo e nenhum código a mudar: o rehost. Ninguém que conheça contêineres: rehost ou SaaS. Sem mensalidade por usuário: o próprio sistema, movido, reescrito ou mantido, e não um SaaS cobrado assim. Regras só da organização, que nenhum fornecedor aplica: código próprio, movido, reescrito ou mantido, e não um SaaS. Código-fonte que se perdeu, sem desenvolver tudo outra vez: mover como está, pôr APIs à frente ou adotar um SaaS. Solução em uso em três meses: mover como está, pôr APIs à frente ou adotar um SaaS, pois reescrever leva mais tempo.',
          en: 'A data center contract that will not be renewed: rehost or containers, in the cloud. Little time and no code to change: rehost. Nobody who knows containers: rehost or SaaS. No monthly fee per user: one’s own system, moved, rewritten or kept, rather than a SaaS charged that way. Rules of the organization’s own, which no vendor applies: code of one’s own, moved, rewritten or kept, rather than SaaS. Source code that was lost, without developing it all again: moving it as it is, putting APIs in front or adopting SaaS. A solution in use in three months: moving it as it is, putting APIs in front or adopting SaaS, since a rewrite takes longer.',
          es: 'Contrato de centro de datos que no se renovará: rehost o contenedores, en la nube. Poco tiempo y ningún código que cambiar: el rehost. Nadie que conozca contenedores: rehost o SaaS. Sin cuota mensual por usuario: el propio sistema, movido, reescrito o mantenido, y no un SaaS que se cobra así. Reglas propias de la organización, que ningún proveedor aplica: código propio, movido, reescrito o mantenido, y no un SaaS. Código fuente que se perdió, sin desarrollar todo otra vez: mover como está, poner API delante o adoptar un SaaS. Solución en uso en tres meses: mover como está, poner API delante o adoptar un SaaS, pues reescribir lleva más tiempo.',
        },
        source: page('architecture/migration-to-gcp-getting-started'),
        popularity: 5,
      },
      {
        id: 'container',
        text: {
          pt: 'Empacotá-lo em contêineres no Cloud Run',
          en: 'Package it in containers on Cloud Run',
          es: 'Empaquetarlo en contenedores en Cloud Run',
        },
        uses: [],
        why: {
          pt: 'Em contêineres no Cloud Run (replatform), o mesmo código sai do data center, cresce sozinho em segundos e é cobrado pelo uso, e não por usuário, sem sistema operacional a corrigir.',
          en: 'In containers on Cloud Run (replatform), the same code leaves the data center, scales by itself within seconds and is charged by use rather than by user, with no operating system to patch.',
          es: 'En contenedores en Cloud Run (replatform), el mismo código sale del centro de datos, crece solo en segundos y se cobra por uso, y no por usuario, sin sistema operativo que parchar.',
        },
        likeness: {
          pt: 'a loja posta, com o mesmo balcão, em um trailer que a feira limpa, para quem entende de trailers',
          en: 'the shop put, counter and all, in a trailer that the fair cleans, for those who know trailers',
          es: 'la tienda puesta, con el mismo mostrador, en un remolque que la feria limpia, para quien sabe de remolques',
        },
        tell: {
          pt: 'Contrato de data center que não será renovado: rehost ou contêineres, na nuvem. Mesmo código, menos operação: o replatform. Patches de sistema operacional que a equipe não quer aplicar: contêineres no Cloud Run. Uso que se multiplica por vinte em minutos: contêineres, microsserviços ou SaaS, que escalam, e não um só servidor. Sem mensalidade por usuário: o próprio sistema, movido, reescrito ou mantido, e não um SaaS cobrado assim. Regras só da organização, que nenhum fornecedor aplica: código próprio, movido, reescrito ou mantido, e não um SaaS.',
          en: 'A data center contract that will not be renewed: rehost or containers, in the cloud. The same code, less operation: replatform. An operating system that the team no longer wants to patch: containers on Cloud Run. Use that multiplies by twenty within minutes: containers, microservices or SaaS, which scale, rather than a single server. No monthly fee per user: one’s own system, moved, rewritten or kept, rather than a SaaS charged that way. Rules of the organization’s own, which no vendor applies: code of one’s own, moved, rewritten or kept, rather than SaaS.',
          es: 'Contrato de centro de datos que no se renovará: rehost o contenedores, en la nube. Mismo código, menos operación: el replatform. Parches de sistema operativo que el equipo no quiere aplicar: contenedores en Cloud Run. Uso que se multiplica por veinte en minutos: contenedores, microservicios o SaaS, que escalan, y no un solo servidor. Sin cuota mensual por usuario: el propio sistema, movido, reescrito o mantenido, y no un SaaS que se cobra así. Reglas propias de la organización, que ningún proveedor aplica: código propio, movido, reescrito o mantenido, y no un SaaS.',
        },
        source: page('learn/what-are-containers'),
        popularity: 4,
      },
      {
        id: 'rewrite',
        text: {
          pt: 'Reescrevê-lo em microsserviços',
          en: 'Rewrite it as microservices',
          es: 'Reescribirlo en microservicios',
        },
        uses: [],
        why: {
          pt: 'Reescrito pela empresa em microsserviços (refactor), o sistema mantém suas regras e oferece os dados por APIs, e cada parte cresce em minutos, sem esperar pelas outras.',
          en: 'Rewritten by the company as microservices (refactor), the system keeps its rules and offers its data by APIs, and each part grows within minutes, without waiting for the others.',
          es: 'Reescrito por la empresa en microservicios (refactor), el sistema mantiene sus reglas y ofrece los datos por API, y cada parte crece en minutos, sin esperar a las otras.',
        },
        likeness: {
          pt: 'a loja nova erguida do nada, com outro balcão, em meio ano de obra',
          en: 'the new shop raised from nothing, with a new counter, over half a year of building',
          es: 'la tienda nueva levantada de la nada, con otro mostrador, en medio año de obra',
        },
        tell: {
          pt: 'Mudar toda semana e escalar por partes: o refactor. Parceiros e um aplicativo novo que precisam na hora dos dados do sistema: APIs, à frente do atual ou em um sistema novo. Sem mensalidade por usuário: o próprio sistema, movido, reescrito ou mantido, e não um SaaS cobrado assim. Regras só da organização, que nenhum fornecedor aplica: código próprio, movido, reescrito ou mantido, e não um SaaS. Uso que se multiplica por vinte em minutos: contêineres, microsserviços ou SaaS, que escalam, e não um só servidor.',
          en: 'Changing every week and scaling by parts: refactor. Partners and a new app that need data in real time: APIs, in front of the present system or in a new one. No monthly fee per user: one’s own system, moved, rewritten or kept, rather than a SaaS charged that way. Rules of the organization’s own, which no vendor applies: code of one’s own, moved, rewritten or kept, rather than SaaS. Use that multiplies by twenty within minutes: containers, microservices or SaaS, which scale, rather than a single server.',
          es: 'Cambiar cada semana y escalar por partes: el refactor. Socios y una aplicación nueva que necesitan al momento los datos del sistema: API, delante del actual o en un sistema nuevo. Sin cuota mensual por usuario: el propio sistema, movido, reescrito o mantenido, y no un SaaS que se cobra así. Reglas propias de la organización, que ningún proveedor aplica: código propio, movido, reescrito o mantenido, y no un SaaS. Uso que se multiplica por veinte en minutos: contenedores, microservicios o SaaS, que escalan, y no un solo servidor.',
        },
        source: page('learn/what-is-cloud-native'),
        popularity: 4,
        rightWith: ['open-data', 'peaks'],
      },
      {
        id: 'saas',
        text: {
          pt: 'Trocá-lo por um SaaS com APIs, cobrado por usuário',
          en: 'Replace it with SaaS that has APIs, charged per user',
          es: 'Cambiarlo por un SaaS con API, cobrado por usuario',
        },
        uses: [],
        why: {
          pt: 'Com um produto SaaS (repurchase), já pronto, o fornecedor cuida de servidores, patches e picos e oferece os dados por APIs.',
          en: 'With a ready-made SaaS product (repurchase), the vendor looks after servers, patches and peaks and offers the data by APIs.',
          es: 'Con un producto SaaS (repurchase), ya listo, el proveedor se ocupa de servidores, parches y picos y ofrece los datos por API.',
        },
        likeness: {
          pt: 'a loja franqueada, pronta e mantida por outros, paga por vendedor ao mês e com regras alheias',
          en: 'the franchise shop, ready and kept up by others, paid per clerk each month and run by others’ rules',
          es: 'la tienda en franquicia, lista y mantenida por otros, pagada por vendedor al mes y con reglas ajenas',
        },
        tell: {
          pt: 'Uma função comum, que o mercado já vende: SaaS. Ninguém que conheça contêineres: rehost ou SaaS. Nenhum patch de sistema operacional a aplicar: SaaS, se as regras são comuns. Código-fonte que se perdeu, sem desenvolver tudo outra vez: mover como está, pôr APIs à frente ou adotar um SaaS. Solução em uso em três meses: mover como está, pôr APIs à frente ou adotar um SaaS, pois reescrever leva mais tempo. Parceiros e um aplicativo novo que precisam na hora dos dados do sistema: APIs, à frente do atual ou em um sistema novo. Uso que se multiplica por vinte em minutos: contêineres, microsserviços ou SaaS, que escalam, e não um só servidor.',
          en: 'A common function that the market sells: SaaS. Nobody who knows containers: rehost or SaaS. No operating system to patch: SaaS, where the rules are common. Source code that was lost, without developing it all again: moving it as it is, putting APIs in front or adopting SaaS. A solution in use in three months: moving it as it is, putting APIs in front or adopting SaaS, since a rewrite takes longer. Partners and a new app that need data in real time: APIs, in front of the present system or in a new one. Use that multiplies by twenty within minutes: containers, microservices or SaaS, which scale, rather than a single server.',
          es: 'Una función común, que el mercado ya vende: SaaS. Nadie que conozca contenedores: rehost o SaaS. Ningún parche al sistema operativo que aplicar: SaaS, si las reglas son comunes. Código fuente que se perdió, sin desarrollar todo otra vez: mover como está, poner API delante o adoptar un SaaS. Solución en uso en tres meses: mover como está, poner API delante o adoptar un SaaS, pues reescribir lleva más tiempo. Socios y una aplicación nueva que necesitan al momento los datos del sistema: API, delante del actual o en un sistema nuevo. Uso que se multiplica por veinte en minutos: contenedores, microservicios o SaaS, que escalan, y no un solo servidor.',
        },
        source: page('learn/what-is-saas'),
        popularity: 4,
        rightWith: ['no-patching'],
      },
      {
        id: 'stay',
        text: {
          pt: 'Deixá-lo como está por mais um ano',
          en: 'Leave it as it is for one more year',
          es: 'Dejarlo como está por un año más',
        },
        uses: [],
        why: {
          pt: 'Mantê-lo onde está (retain) não custa nada agora e não muda nada.',
          en: 'Keeping it where it is (retain) costs nothing now and changes nothing.',
          es: 'Mantenerlo donde está (retain) no cuesta nada ahora y no cambia nada.',
        },
        likeness: {
          pt: 'a loja deixada no mesmo ponto apertado, até vencer o aluguel, com a mesma faxina e o mesmo balcão',
          en: 'the shop left in the same cramped premises until the lease ends, with the same sweeping and counter',
          es: 'la tienda dejada en el mismo local estrecho, hasta que venza el alquiler, con igual limpieza y mostrador',
        },
        tell: {
          pt: 'Nada que justifique mover agora: o retain.',
          en: 'Nothing to justify a move now: retain.',
          es: 'Nada que justifique mover ahora: el retain.',
        },
        source: page('architecture/migration-to-gcp-getting-started'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'apis',
        text: {
          pt: 'Mantê-lo e criar APIs sobre o seu banco de dados',
          en: 'Keep it, with new APIs over its database',
          es: 'Mantenerlo y crear API sobre su base de datos',
        },
        uses: [],
        why: {
          pt: 'Com APIs à frente, prontas em semanas e sem cobrança por usuário, aplicativos novos e parceiros leem os dados na hora, e o sistema antigo segue com o mesmo código e as mesmas regras.',
          en: 'With APIs in front, ready within weeks and without a charge per user, new apps and partners read the data at once, and the old system keeps the same code and rules.',
          es: 'Con API por delante, listas en semanas y sin cargo por usuario, aplicaciones nuevas y socios leen los datos al instante, y el sistema antiguo sigue con el mismo código y las mismas reglas.',
        },
        likeness: {
          pt: 'as janelinhas abertas na parede da loja, que segue no mesmo ponto apertado, com a mesma faxina',
          en: 'the serving hatches opened in the wall of the shop, which keeps the same cramped premises and the same sweeping',
          es: 'las ventanillas abiertas en la pared de la tienda, que sigue en el mismo local estrecho, con la misma limpieza',
        },
        tell: {
          pt: 'Abrir os dados de um sistema antigo: APIs. Parceiros e um aplicativo novo que precisam na hora dos dados do sistema: APIs, à frente do atual ou em um sistema novo. Sem mensalidade por usuário: o próprio sistema, movido, reescrito ou mantido, e não um SaaS cobrado assim. Regras só da organização, que nenhum fornecedor aplica: código próprio, movido, reescrito ou mantido, e não um SaaS. Código-fonte que se perdeu, sem desenvolver tudo outra vez: mover como está, pôr APIs à frente ou adotar um SaaS. Solução em uso em três meses: mover como está, pôr APIs à frente ou adotar um SaaS, pois reescrever leva mais tempo.',
          en: 'Opening up the data of an old system: APIs. Partners and a new app that need data in real time: APIs, in front of the present system or in a new one. No monthly fee per user: one’s own system, moved, rewritten or kept, rather than a SaaS charged that way. Rules of the organization’s own, which no vendor applies: code of one’s own, moved, rewritten or kept, rather than SaaS. Source code that was lost, without developing it all again: moving it as it is, putting APIs in front or adopting SaaS. A solution in use in three months: moving it as it is, putting APIs in front or adopting SaaS, since a rewrite takes longer.',
          es: 'Abrir los datos de un sistema antiguo: API. Socios y una aplicación nueva que necesitan al momento los datos del sistema: API, delante del actual o en un sistema nuevo. Sin cuota mensual por usuario: el propio sistema, movido, reescrito o mantenido, y no un SaaS que se cobra así. Reglas propias de la organización, que ningún proveedor aplica: código propio, movido, reescrito o mantenido, y no un SaaS. Código fuente que se perdió, sin desarrollar todo otra vez: mover como está, poner API delante o adoptar un SaaS. Solución en uso en tres meses: mover como está, poner API delante o adoptar un SaaS, pues reescribir lleva más tiempo.',
        },
        source: page('apigee/docs/api-platform/get-started/what-apigee'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'switched-off',
        text: {
          pt: 'O contrato do data center em que ele roda acaba em seis meses e não será renovado.',
          en: 'The contract of the data center that hosts it ends in six months and will not be renewed.',
          es: 'El contrato del centro de datos en que se ejecuta termina en seis meses y no se renovará.',
        },
        fits: ['rehost', 'container', 'rewrite', 'saas'],
        rulesOut: {
          stay: {
            pt: 'Como está, ele continua no data center cujo contrato acaba.',
            en: 'Left as it is, it stays in the data center whose contract ends.',
            es: 'Como está, sigue en el centro de datos cuyo contrato termina.',
          },
          apis: {
            pt: 'As APIs leriam um banco de dados no data center cujo contrato acaba.',
            en: 'The APIs would read a database in the data center whose contract ends.',
            es: 'Las API leerían una base de datos en el centro de datos cuyo contrato termina.',
          },
        },
      },
      {
        id: 'own-rules',
        text: {
          pt: 'O sistema segue regras só da organização, que nenhum fornecedor aplica.',
          en: 'The system follows rules of the organization’s own, which no vendor applies.',
          es: 'El sistema sigue reglas propias de la organización, que ningún proveedor aplica.',
        },
        fits: ['rehost', 'container', 'rewrite', 'stay', 'apis'],
        rulesOut: {
          saas: {
            pt: 'Um produto SaaS traz as regras do fornecedor.',
            en: 'A SaaS product brings the vendor’s rules.',
            es: 'Un producto SaaS trae las reglas del proveedor.',
          },
        },
      },
      {
        id: 'quarter',
        text: {
          pt: 'A solução deve estar em uso em três meses.',
          en: 'The solution has to be in use in three months.',
          es: 'La solución debe estar en uso en tres meses.',
        },
        fits: ['rehost', 'saas', 'stay', 'apis'],
        rulesOut: {
          rewrite: {
            pt: 'Reescrever um sistema inteiro leva bem mais de três meses.',
            en: 'Rewriting a whole system takes far more than three months.',
            es: 'Reescribir un sistema entero lleva bastante más de tres meses.',
          },
        },
      },
      {
        id: 'open-data',
        text: {
          pt: 'Parceiros e um aplicativo novo precisam na hora dos dados do sistema, que hoje só aparecem nas telas dele.',
          en: 'Partners and a new app need the system’s data in real time, which only its own screens show today.',
          es: 'Socios y una aplicación nueva necesitan al momento los datos del sistema, que hoy solo aparecen en sus pantallas.',
        },
        fits: ['rewrite', 'saas', 'apis'],
        rulesOut: {
          rehost: {
            pt: 'Movido como está, ele continua sem uma forma de abrir os dados.',
            en: 'Moved as it is, it still has no way of opening its data.',
            es: 'Movido como está, sigue sin una forma de abrir los datos.',
          },
          container: {
            pt: 'Em contêineres, o mesmo código continua sem uma forma de abrir os dados.',
            en: 'In containers, the same code still has no way of opening its data.',
            es: 'En contenedores, el mismo código sigue sin una forma de abrir los datos.',
          },
          stay: {
            pt: 'Mantido como está, ele não abre os dados a ninguém.',
            en: 'Kept as it is, it opens its data to nobody.',
            es: 'Mantenido como está, no abre los datos a nadie.',
          },
        },
      },
      {
        id: 'no-patching',
        text: {
          pt: 'A equipe não quer mais aplicar patches de sistema operacional.',
          en: 'The team no longer wants to patch an operating system.',
          es: 'El equipo ya no quiere aplicar parches al sistema operativo.',
        },
        fits: ['container', 'rewrite', 'saas'],
        rulesOut: {
          rehost: {
            pt: 'Na máquina virtual, os patches do sistema operacional continuam com a equipe.',
            en: 'On the virtual machine, operating system patches are still the team’s.',
            es: 'En la máquina virtual, los parches del sistema operativo siguen a cargo del equipo.',
          },
          stay: {
            pt: 'No servidor atual, os patches são da equipe.',
            en: 'On the present server, the patches are the team’s.',
            es: 'En el servidor actual, los parches son del equipo.',
          },
          apis: {
            pt: 'Com APIs à frente, o servidor antigo ainda recebe patches da equipe.',
            en: 'With APIs in front, the old server still gets its patches from the team.',
            es: 'Con API por delante, el servidor antiguo aún recibe parches del equipo.',
          },
        },
      },
      {
        id: 'no-fee',
        text: {
          pt: 'Finanças não aceita uma mensalidade por usuário.',
          en: 'Finance does not accept a monthly fee per user.',
          es: 'Finanzas no acepta una cuota mensual por usuario.',
        },
        fits: ['rehost', 'container', 'rewrite', 'stay', 'apis'],
        rulesOut: {
          saas: {
            pt: 'Um produto SaaS cobra uma mensalidade por usuário.',
            en: 'A SaaS product charges a monthly fee per user.',
            es: 'Un producto SaaS cobra una cuota mensual por usuario.',
          },
        },
      },
      {
        id: 'no-container-skill',
        text: {
          pt: 'Ninguém na equipe conhece contêineres, e não haverá treinamento.',
          en: 'Nobody on the team knows containers, and there will be no training.',
          es: 'Nadie del equipo conoce contenedores, y no habrá capacitación.',
        },
        fits: ['rehost', 'saas', 'stay', 'apis'],
        rulesOut: {
          container: {
            pt: 'Para empacotá-lo, a equipe precisa conhecer contêineres.',
            en: 'To package it, the team has to know containers.',
            es: 'Para empaquetarlo, el equipo debe conocer contenedores.',
          },
        },
      },
      {
        id: 'peaks',
        text: {
          pt: 'Em alguns dias do ano, o uso se multiplica por vinte em minutos.',
          en: 'On some days of the year, use multiplies by twenty within minutes.',
          es: 'Algunos días del año, el uso se multiplica por veinte en minutos.',
        },
        fits: ['container', 'rewrite', 'saas'],
        rulesOut: {
          rehost: {
            pt: 'Uma só máquina virtual não cresce vinte vezes em minutos.',
            en: 'A single virtual machine does not grow twentyfold within minutes.',
            es: 'Una sola máquina virtual no crece veinte veces en minutos.',
          },
          stay: {
            pt: 'O servidor atual tem a capacidade que foi comprada.',
            en: 'The present server has the capacity that was bought.',
            es: 'El servidor actual tiene la capacidad que se compró.',
          },
          apis: {
            pt: 'Atrás das APIs está o servidor antigo, que não cresce.',
            en: 'Behind the APIs is the old server, which does not grow.',
            es: 'Detrás de las API está el servidor antiguo, que no crece.',
          },
        },
      },
      {
        id: 'no-source',
        text: {
          pt: 'O código-fonte se perdeu, mas não a descrição das tabelas, e a organização não quer desenvolver tudo outra vez.',
          en: 'The source code was lost, though not the description of the tables, and the organization does not want to develop it all again.',
          es: 'El código fuente se perdió, pero no la descripción de las tablas, y la organización no quiere desarrollar todo otra vez.',
        },
        fits: ['rehost', 'saas', 'stay', 'apis'],
        rulesOut: {
          rewrite: {
            pt: 'Sem o código-fonte, reescrever é desenvolver tudo outra vez.',
            en: 'Without the source code, rewriting means developing it all again.',
            es: 'Sin el código fuente, reescribir es desarrollar todo otra vez.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a organização deve fazer com o sistema?',
      en: 'What should the organization do with the system?',
      es: '¿Qué debe hacer la organización con el sistema?',
    },
  },
];
