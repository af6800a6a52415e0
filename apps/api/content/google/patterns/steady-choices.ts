import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const steadyChoices: readonly Pattern[] = [
  {
    id: 'rule-for-all',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'resource-hierarchy' } },
    scene: {
      pt: 'Pense nos projetos como salas de um prédio, em que cada departamento é um andar e o endereço público, uma porta para a rua.',
      en: 'Think of the projects as rooms in a building, where each department is a floor and a public address is a street door.',
      es: 'Piensa en los proyectos como salas de un edificio, donde cada departamento es un piso y la dirección pública, una puerta a la calle.',
    },
    situations: [
      {
        id: 'bank',
        text: {
          pt: 'Um banco com 200 projetos quer impor sua regra contra máquinas com endereço público.',
          en: 'A bank with 200 projects wants to enforce its rule against machines with public addresses.',
          es: 'Un banco con 200 proyectos quiere imponer su regla contra las máquinas con dirección pública.',
        },
      },
      {
        id: 'group',
        text: {
          pt: 'Um grupo com 200 projetos quer impedir máquinas com endereço público.',
          en: 'A group with 200 projects wants to prevent machines with public addresses.',
          es: 'Un grupo con 200 proyectos quiere impedir máquinas con dirección pública.',
        },
      },
      {
        id: 'state',
        text: {
          pt: 'Um governo estadual com 200 projetos quer impedir a criação de máquinas expostas à internet.',
          en: 'A state government with 200 projects wants to prevent machines exposed to the internet.',
          es: 'Un gobierno estatal con 200 proyectos quiere impedir la creación de máquinas expuestas a internet.',
        },
      },
    ],
    candidates: [
      {
        id: 'org',
        text: {
          pt: 'Restrição na organização inteira, sem exceções',
          en: 'A constraint on the whole organization, no exceptions',
          es: 'Restricción en toda la organización, sin excepciones',
        },
        uses: ['Organization Policy'],
        why: {
          pt: 'Uma política da organização recusa na hora a criação em todos os projetos, atuais e futuros, até para proprietários.',
          en: 'An organization policy refuses creation at once in all projects, present and future, even for owners.',
          es: 'Una política de la organización rechaza al instante la creación en todos los proyectos, actuales y futuros, incluso para propietarios.',
        },
        likeness: {
          pt: 'a regra do prédio que recusa porta para a rua em toda sala, sem exceção, hoje e no futuro',
          en: 'the building’s rule that refuses a street door in every room, without exception, today and in future',
          es: 'la norma del edificio que rechaza puertas a la calle en toda sala, sin excepción, hoy y después',
        },
        tell: {
          pt: 'Uma regra para todos, que ninguém contorna: uma política da organização. Criação a recusar na hora: uma política, na organização ou em pastas, e não um aviso nem uma revisão. Medida que nem os proprietários dos projetos podem contornar: uma política definida acima dos projetos. Projetos futuros de qualquer área cobertos automaticamente: uma política na organização, que eles herdam.',
          en: 'One rule for all that nobody gets round: an organization policy. Creation to be refused immediately: a policy, on the organization or on folders, not a finding or a review. A measure that not even project owners may get round: a policy set above the projects. Future projects in any department covered automatically: a policy on the organization, which they inherit.',
          es: 'Una regla para todos, que nadie elude: una política de la organización. Creación que rechazar al instante: una política, en la organización o en carpetas, y no un hallazgo ni una revisión. Medida que ni los propietarios de los proyectos pueden eludir: una política definida por encima de los proyectos. Proyectos futuros de cualquier área cubiertos automáticamente: una política en la organización, que ellos heredan.',
        },
        source: page('resource-manager/docs/organization-policy/overview'),
        popularity: 5,
      },
      {
        id: 'folder',
        text: {
          pt: 'Restrição só em algumas pastas escolhidas',
          en: 'A constraint on only a few chosen folders',
          es: 'Restricción solo en algunas carpetas elegidas',
        },
        uses: ['Organization Policy'],
        why: {
          pt: 'Uma política em uma pasta recusa na hora a criação nos projetos dela e deixa os outros livres.',
          en: 'A policy on a folder refuses creation at once in its projects and leaves the others free.',
          es: 'Una política en una carpeta rechaza al instante la creación en sus proyectos y deja libres a los demás.',
        },
        likeness: {
          pt: 'a regra que recusa portas para a rua em apenas dois andares escolhidos, até para os donos',
          en: 'the rule that refuses street doors on just two chosen floors, even to owners',
          es: 'la norma que rechaza puertas a la calle solo en dos pisos elegidos, incluso a los dueños',
        },
        tell: {
          pt: 'Regra para uma parte da empresa: uma política na pasta. Áreas que guardam dados de clientes: uma política na pasta. Criação a recusar na hora: uma política, na organização ou em pastas, e não um aviso nem uma revisão. Medida que nem os proprietários dos projetos podem contornar: uma política definida acima dos projetos.',
          en: 'A rule for part of the company: a policy on the folder. Departments that hold customer data: a policy on the folder. Creation to be refused immediately: a policy, on the organization or on folders, not a finding or a review. A measure that not even project owners may get round: a policy set above the projects.',
          es: 'Regla para una parte de la empresa: una política en la carpeta. Áreas que guardan datos de clientes: una política en la carpeta. Creación que rechazar al instante: una política, en la organización o en carpetas, y no un hallazgo ni una revisión. Medida que ni los propietarios de los proyectos pueden eludir: una política definida por encima de los proyectos.',
        },
        source: page('resource-manager/docs/organization-policy/understanding-hierarchy'),
        popularity: 4,
        rightWith: ['few'],
      },
      {
        id: 'exception',
        text: {
          pt: 'Restrição na organização, com exceção em uma pasta',
          en: 'A constraint on the organization, except one folder',
          es: 'Restricción en la organización, salvo una carpeta',
        },
        uses: [],
        why: {
          pt: 'A política da organização recusa na hora a criação em todos os projetos, atuais e futuros, até para proprietários, e uma pasta pode receber outra regra.',
          en: 'The organization policy refuses creation at once in all projects, present and future, even for owners, and one folder can be given another rule.',
          es: 'La política de la organización rechaza al instante la creación en todos los proyectos, actuales y futuros, incluso para propietarios, y una carpeta puede recibir otra regla.',
        },
        likeness: {
          pt: 'a regra que recusa portas para a rua no prédio todo, até para os donos, menos em um andar',
          en: 'the rule that refuses street doors in the whole building, even to owners, except on one floor',
          es: 'la norma que rechaza puertas a la calle en todo el edificio, incluso a los dueños, menos en un piso',
        },
        tell: {
          pt: 'Regra para todos, menos uma área: uma política da organização com exceção na pasta. Criação a recusar na hora: uma política, na organização ou em pastas, e não um aviso nem uma revisão. Área de pesquisa que continua a criar máquinas: uma exceção na pasta. Medida que nem os proprietários dos projetos podem contornar: uma política definida acima dos projetos. Projetos futuros de qualquer área cobertos automaticamente: uma política na organização, que eles herdam.',
          en: 'A rule for all but one department: an organization policy with an exception on its folder. Creation to be refused immediately: a policy, on the organization or on folders, not a finding or a review. A research department that needs to go on creating machines: an exception on the folder. A measure that not even project owners may get round: a policy set above the projects. Future projects in any department covered automatically: a policy on the organization, which they inherit.',
          es: 'Regla para todos menos un área: una política de la organización con excepción en su carpeta. Creación que rechazar al instante: una política, en la organización o en carpetas, y no un hallazgo ni una revisión. Área de investigación que necesita seguir creando máquinas: una excepción en la carpeta. Medida que ni los propietarios de los proyectos pueden eludir: una política definida por encima de los proyectos. Proyectos futuros de cualquier área cubiertos automáticamente: una política en la organización, que ellos heredan.',
        },
        source: page('resource-manager/docs/organization-policy/understanding-hierarchy'),
        popularity: 4,
        rightWith: ['research'],
      },
      {
        id: 'rights',
        text: {
          pt: 'Permissões de IAM retiradas projeto a projeto',
          en: 'IAM rights taken away project by project',
          es: 'Permisos de IAM quitados proyecto por proyecto',
        },
        uses: [],
        why: {
          pt: 'Sem essas permissões do IAM, só a equipe de rede dá endereços, em cada projeto.',
          en: 'Without these IAM rights, only the network team gives out addresses, in each project.',
          es: 'Sin esos permisos de IAM, solo el equipo de red da direcciones, en cada proyecto.',
        },
        likeness: {
          pt: 'o martelo tirado dos inquilinos das salas de hoje, que os donos podem devolver quando quiserem',
          en: 'the hammer taken from the tenants of today’s rooms, which the owners can hand back at will',
          es: 'el martillo quitado a los inquilinos de las salas de hoy, que los dueños pueden devolver cuando quieran',
        },
        tell: {
          pt: 'Decidir quem pode fazer: o IAM.',
          en: 'Decide who may do it: IAM.',
          es: 'Decidir quién puede hacerlo: IAM.',
        },
        source: page('iam/docs/overview'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'finding',
        text: {
          pt: 'Aviso do Security Command Center',
          en: 'A Security Command Center finding',
          es: 'Aviso de Security Command Center',
        },
        uses: ['Security Command Center'],
        why: {
          pt: 'O Security Command Center aponta máquinas já expostas, sem impedir nada.',
          en: 'Security Command Center points out machines already exposed, without preventing anything.',
          es: 'Security Command Center señala máquinas ya expuestas, sin impedir nada.',
        },
        likeness: {
          pt: 'o fiscal que aponta cada porta para a rua depois de aberta, sem impedir nenhuma',
          en: 'the inspector who points out each street door once it has been opened, without preventing any',
          es: 'el inspector que señala cada puerta a la calle después de abierta, sin impedir ninguna',
        },
        tell: {
          pt: 'Descobrir o que já existe: o Security Command Center.',
          en: 'Find out what already exists: Security Command Center.',
          es: 'Descubrir lo que ya existe: Security Command Center.',
        },
        source: page('security-command-center/docs/security-command-center-overview'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'review',
        text: {
          pt: 'Revisão mensal por uma pessoa',
          en: 'A monthly review by a person',
          es: 'Revisión mensual por una persona',
        },
        uses: [],
        why: {
          pt: 'Uma pessoa revê uma vez por mês o inventário e pode julgar cada caso.',
          en: 'A person reviews the inventory once a month and can judge each case.',
          es: 'Una persona revisa el inventario una vez al mes y puede juzgar cada caso.',
        },
        likeness: {
          pt: 'a ronda de uma pessoa, uma vez por mês, que olha as portas já abertas e pesa cada caso',
          en: 'the round that one person makes once a month, looking at doors already open and weighing each case',
          es: 'la ronda de una persona, una vez al mes, que mira las puertas ya abiertas y valora cada caso',
        },
        tell: {
          pt: 'Julgar caso a caso, sem pressa: uma revisão.',
          en: 'Judge case by case, without hurry: a review.',
          es: 'Juzgar caso por caso, sin prisa: una revisión.',
        },
        source: page('asset-inventory/docs/overview'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'before',
        text: {
          pt: 'A equipe de segurança quer recusar a criação na hora.',
          en: 'The security team wants creation refused immediately.',
          es: 'El equipo de seguridad quiere rechazar la creación al instante.',
        },
        fits: ['org', 'folder', 'exception', 'rights'],
        rulesOut: {
          finding: {
            pt: 'O aviso vem depois que a máquina existe.',
            en: 'The finding comes after the machine exists.',
            es: 'El aviso llega después de que la máquina existe.',
          },
          review: {
            pt: 'A revisão mensal vem semanas depois.',
            en: 'The monthly review comes weeks later.',
            es: 'La revisión mensual llega semanas después.',
          },
        },
      },
      {
        id: 'owners',
        text: {
          pt: 'Nem os proprietários dos projetos podem contornar a medida.',
          en: 'Not even project owners may get round the measure.',
          es: 'Ni los propietarios de los proyectos pueden eludir la medida.',
        },
        fits: ['org', 'folder', 'exception', 'finding', 'review'],
        rulesOut: {
          rights: {
            pt: 'O proprietário de um projeto pode devolver a si mesmo as permissões.',
            en: 'A project’s owner can give the rights back to themselves.',
            es: 'El propietario de un proyecto puede devolverse los permisos.',
          },
        },
      },
      {
        id: 'research',
        text: {
          pt: 'Uma área de pesquisa precisa continuar a criar essas máquinas.',
          en: 'A research department needs to go on creating such machines.',
          es: 'Un área de investigación necesita seguir creando esas máquinas.',
        },
        fits: ['folder', 'exception', 'rights', 'finding', 'review'],
        rulesOut: {
          org: {
            pt: 'Na organização inteira, a restrição também atinge essa área.',
            en: 'On the whole organization, the constraint hits that department too.',
            es: 'En toda la organización, la restricción también alcanza a esa área.',
          },
        },
      },
      {
        id: 'future',
        text: {
          pt: 'A equipe quer cobrir automaticamente os projetos futuros de qualquer área.',
          en: 'The team wants future projects in any department covered automatically.',
          es: 'El equipo quiere cubrir automáticamente los proyectos futuros de cualquier área.',
        },
        fits: ['org', 'exception', 'finding', 'review'],
        rulesOut: {
          rights: {
            pt: 'Permissões retiradas projeto a projeto não cobrem projetos novos.',
            en: 'Rights taken away project by project do not cover new projects.',
            es: 'Los permisos quitados proyecto por proyecto no cubren proyectos nuevos.',
          },
          folder: {
            pt: 'Em pastas escolhidas, um projeto novo fora delas não fica coberto.',
            en: 'On chosen folders, a new project outside them is not covered.',
            es: 'En carpetas elegidas, un proyecto nuevo fuera de ellas no queda cubierto.',
          },
        },
      },
      {
        id: 'few',
        text: {
          pt: 'A regra só deve valer para duas das dez áreas, as que guardam dados de clientes.',
          en: 'The rule should bind only two of the ten departments, those that hold customer data.',
          es: 'La regla solo debe valer para dos de las diez áreas, las que guardan datos de clientes.',
        },
        notWith: ['research', 'future'],
        fits: ['folder', 'finding', 'review'],
        rulesOut: {
          org: {
            pt: 'Na organização inteira, a restrição atinge também as áreas sem esses dados.',
            en: 'On the whole organization, the constraint binds departments without such data as well.',
            es: 'En toda la organización, la restricción alcanza también a las áreas sin esos datos.',
          },
          exception: {
            pt: 'Com uma só pasta de fora, a restrição ainda atinge outras sete áreas sem esses dados.',
            en: 'With one folder left out, the constraint still binds seven departments without such data.',
            es: 'Con una sola carpeta fuera, la restricción todavía alcanza a otras siete áreas sin esos datos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
  {
    id: 'less-carbon',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'sustainability' } },
    scene: {
      pt: 'Pense nos sistemas como uma padaria, em que as máquinas são os fornos e as emissões são a fumaça.',
      en: 'Think of the systems as a bakery, where the machines are the ovens and the emissions are their smoke.',
      es: 'Piensa en los sistemas como una panadería, en la que las máquinas son los hornos y las emisiones son el humo.',
    },
    situations: [
      {
        id: 'bakery',
        text: {
          pt: 'Uma indústria de pães quer reduzir as emissões de seus sistemas no Google Cloud.',
          en: 'A bread maker wants to reduce the emissions of its Google Cloud systems.',
          es: 'Una panificadora quiere reducir las emisiones de sus sistemas en Google Cloud.',
        },
      },
      {
        id: 'outdoor',
        text: {
          pt: 'Uma marca de roupas prometeu reduzir as emissões de seus sistemas no Google Cloud.',
          en: 'A clothing brand has promised to reduce the emissions of its Google Cloud systems.',
          es: 'Una marca de ropa prometió reducir las emisiones de sus sistemas en Google Cloud.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Uma prefeitura incluiu seus sistemas no Google Cloud na meta de emissões.',
          en: 'A city government has included its Google Cloud systems in its emission target.',
          es: 'Una municipalidad incluyó sus sistemas en Google Cloud en su meta de emisiones.',
        },
      },
    ],
    candidates: [
      {
        id: 'region',
        text: {
          pt: 'Mudar para uma região de baixo CO2',
          en: 'Move to a low CO2 region',
          es: 'Mudarse a una región de bajo CO2',
        },
        uses: [],
        why: {
          pt: 'Uma região de baixo CO2 usa eletricidade mais limpa, o que reduz as emissões dos mesmos programas, ociosos ou a plena carga.',
          en: 'A low CO2 region uses cleaner electricity, which reduces the emissions of the same programs, idle or at full load.',
          es: 'Una región de bajo CO2 usa electricidad más limpia, lo que reduce las emisiones de los mismos programas, inactivos o a plena carga.',
        },
        likeness: {
          pt: 'a mudança da padaria para um vale distante, com luz de queda-d’água, longe da freguesia',
          en: 'the move of the bakery to a distant valley, powered by a waterfall, far from its customers',
          es: 'el traslado de la panadería a un valle distante, con luz de una cascada, lejos de la clientela',
        },
        tell: {
          pt: 'Programas que a equipe não pode alterar: uma região de baixo CO2, o desligamento do que sobra ou máquinas mais eficientes. Emissões compensadas que não contam: menos emissões próprias, e não compensações. Sistemas que trabalham dia e noite, a plena carga: uma região de baixo CO2 ou máquinas mais eficientes. Revisão que já eliminou o que ninguém usava: mudanças no que restou, como outra região ou máquinas mais eficientes. Serviços necessários que passam horas sem acesso: serverless, que então não consome nada, ou uma região de baixo CO2.',
          en: 'Programs that the team cannot change: a low CO2 region, switching off what is left over or more efficient machines. Offset emissions that do not count: lower emissions of one’s own rather than offsets. Systems that work day and night, at full load: a low CO2 region or more efficient machines. A review that already removed what nobody used: changes to what is left, such as another region or more efficient machines. Services still needed that spend hours without a request: serverless, which then consumes nothing, or a low CO2 region.',
          es: 'Programas que el equipo no puede modificar: una región de bajo CO2, el apagado de lo que sobra o máquinas más eficientes. Emisiones compensadas que no cuentan: menos emisiones propias, y no compensaciones. Sistemas que trabajan día y noche, a plena carga: una región de bajo CO2 o máquinas más eficientes. Revisión que ya eliminó lo que nadie usaba: cambios en lo que quedó, como otra región o máquinas más eficientes. Servicios necesarios que pasan horas sin solicitudes: serverless, que entonces no consume nada, o una región de bajo CO2.',
        },
        source: page('sustainability/region-carbon'),
        popularity: 5,
      },
      {
        id: 'idle',
        text: {
          pt: 'Desligar projetos abandonados',
          en: 'Switch off abandoned projects',
          es: 'Apagar proyectos abandonados',
        },
        uses: [],
        why: {
          pt: 'O Recommender acha projetos abandonados, e desligá-los corta emissões e custo de uma vez, sem mudar nem mover os outros.',
          en: 'Recommender finds abandoned projects, and switching them off cuts emissions and cost at once, without changing or moving the others.',
          es: 'Recommender halla proyectos abandonados, y apagarlos recorta emisiones y costo a la vez, sin cambiar ni mover los demás.',
        },
        likeness: {
          pt: 'os fornos esquecidos em salas fechadas que alguém desliga hoje, sem tocar nos que assam',
          en: 'the forgotten ovens in closed rooms that somebody turns off today, without touching those in use',
          es: 'los hornos olvidados en salas cerradas que alguien apaga hoy, sin tocar los que hornean',
        },
        tell: {
          pt: 'Recursos que ninguém usa: o desligamento. Efeito no próximo mês, sem mover dados: o desligamento do que ninguém usa. Emissões compensadas que não contam: menos emissões próprias, e não compensações. Sistemas que só respondem a tempo de onde estão: menos consumo no mesmo lugar, e não outra região. Programas que a equipe não pode alterar: uma região de baixo CO2, o desligamento do que sobra ou máquinas mais eficientes. Dados que ficam no país, com uma só região: desligamentos, serviços serverless ou máquinas mais eficientes, na mesma região.',
          en: 'Resources nobody uses: switching off. An effect next month, without moving data: switching off what nobody uses. Offset emissions that do not count: lower emissions of one’s own rather than offsets. Systems that respond in time only from where they are: less consumption in the same place, not another region. Programs that the team cannot change: a low CO2 region, switching off what is left over or more efficient machines. Data that has to stay in the country, with one region: switching off, serverless services or more efficient machines, in the same region.',
          es: 'Recursos que nadie usa: el apagado. Efecto el próximo mes, sin mover datos: el apagado de lo que nadie usa. Emisiones compensadas que no cuentan: menos emisiones propias, y no compensaciones. Sistemas que solo responden a tiempo desde donde están: menos consumo en el mismo lugar, y no otra región. Programas que el equipo no puede modificar: una región de bajo CO2, el apagado de lo que sobra o máquinas más eficientes. Datos que quedan en el país, con una sola región: apagados, servicios serverless o máquinas más eficientes, en la misma región.',
        },
        source: page('recommender/docs/unattended-project-recommender'),
        popularity: 4,
      },
      {
        id: 'serverless',
        rightWith: ['quiet'],
        text: {
          pt: 'Refazer serviços no Cloud Run',
          en: 'Rebuild services on Cloud Run',
          es: 'Rehacer servicios en Cloud Run',
        },
        uses: ['Cloud Run'],
        why: {
          pt: 'No Cloud Run, um serviço sem acessos não consome recursos e, assim, não gasta energia, na mesma região de antes.',
          en: 'On Cloud Run, a service without traffic uses no resources, and so no energy, in the same region as before.',
          es: 'En Cloud Run, un servicio sin accesos no consume recursos y, así, no gasta energía, en la misma región de antes.',
        },
        likeness: {
          pt: 'a padaria refeita, com receitas novas, em fornos que se acendem a cada pedido e se apagam sem ele',
          en: 'the bakery redone, recipes included, around ovens that light up for each order and go out without one',
          es: 'la panadería rehecha, con recetas nuevas, en hornos que se encienden con cada pedido y se apagan sin él',
        },
        tell: {
          pt: 'Serviços necessários que passam horas sem acesso: serverless, que então não consome nada, ou uma região de baixo CO2. Dados que ficam no país, com uma só região: desligamentos, serviços serverless ou máquinas mais eficientes, na mesma região. Emissões compensadas que não contam: menos emissões próprias, e não compensações. Sistemas que só respondem a tempo de onde estão: menos consumo no mesmo lugar, e não outra região. Revisão que já eliminou o que ninguém usava: mudanças no que restou, como outra região ou máquinas mais eficientes.',
          en: 'Services still needed that spend hours without a request: serverless, which then consumes nothing, or a low CO2 region. Data that has to stay in the country, with one region: switching off, serverless services or more efficient machines, in the same region. Offset emissions that do not count: lower emissions of one’s own rather than offsets. Systems that respond in time only from where they are: less consumption in the same place, not another region. A review that already removed what nobody used: changes to what is left, such as another region or more efficient machines.',
          es: 'Servicios necesarios que pasan horas sin solicitudes: serverless, que entonces no consume nada, o una región de bajo CO2. Datos que quedan en el país, con una sola región: apagados, servicios serverless o máquinas más eficientes, en la misma región. Emisiones compensadas que no cuentan: menos emisiones propias, y no compensaciones. Sistemas que solo responden a tiempo desde donde están: menos consumo en el mismo lugar, y no otra región. Revisión que ya eliminó lo que nadie usaba: cambios en lo que quedó, como otra región o máquinas más eficientes.',
        },
        source: page('run/docs/overview/what-is-cloud-run'),
        popularity: 4,
      },
      {
        id: 'credits',
        text: { pt: 'Comprar créditos de carbono', en: 'Buy carbon credits', es: 'Comprar créditos de carbono' },
        uses: [],
        why: {
          pt: 'Créditos compensam emissões em outro lugar, sem tocar nos sistemas.',
          en: 'Credits offset emissions elsewhere without touching the systems.',
          es: 'Los créditos compensan emisiones en otro lugar, sin tocar los sistemas.',
        },
        likeness: {
          pt: 'o dinheiro pago por árvores plantadas longe, enquanto os mesmos fornos soltam a mesma fumaça',
          en: 'the money paid for trees planted far away, while the same ovens give off the same smoke',
          es: 'el dinero pagado por árboles plantados lejos, mientras los mismos hornos sueltan el mismo humo',
        },
        tell: {
          pt: 'Compensar sem mudar nada: créditos.',
          en: 'Offset without changing anything: credits.',
          es: 'Compensar sin cambiar nada: créditos.',
        },
        source: page('sustainability'),
        popularity: 3,
        neverRight: true,
      },
      {
        id: 'newer',
        text: {
          pt: 'Passar a máquinas mais eficientes',
          en: 'Change to more efficient machines',
          es: 'Pasar a máquinas más eficientes',
        },
        uses: [],
        why: {
          pt: 'Famílias de máquinas mais novas rodam os mesmos programas, a plena carga, com menos energia, no mesmo lugar.',
          en: 'Newer machine families run the same programs, at full load, with less energy, in the same place.',
          es: 'Las familias de máquinas más nuevas ejecutan los mismos programas, a plena carga, con menos energía, en el mismo lugar.',
        },
        likeness: {
          pt: 'a troca por fornos modernos, no mesmo lugar, que assam os mesmos pães o dia todo com menos fumaça',
          en: 'the change to modern ovens, in the same place, that bake the same bread all day with less smoke',
          es: 'el cambio a hornos modernos, en el mismo lugar, que hornean el mismo pan todo el día con menos humo',
        },
        tell: {
          pt: 'Carga constante, lugar fixo: máquinas mais eficientes. Dados que ficam no país, com uma só região: desligamentos, serviços serverless ou máquinas mais eficientes, na mesma região. Emissões compensadas que não contam: menos emissões próprias, e não compensações. Sistemas que só respondem a tempo de onde estão: menos consumo no mesmo lugar, e não outra região. Programas que a equipe não pode alterar: uma região de baixo CO2, o desligamento do que sobra ou máquinas mais eficientes. Sistemas que trabalham dia e noite, a plena carga: uma região de baixo CO2 ou máquinas mais eficientes. Revisão que já eliminou o que ninguém usava: mudanças no que restou, como outra região ou máquinas mais eficientes.',
          en: 'A constant load in a fixed place: more efficient machines. Data that has to stay in the country, with one region: switching off, serverless services or more efficient machines, in the same region. Offset emissions that do not count: lower emissions of one’s own rather than offsets. Systems that respond in time only from where they are: less consumption in the same place, not another region. Programs that the team cannot change: a low CO2 region, switching off what is left over or more efficient machines. Systems that work day and night, at full load: a low CO2 region or more efficient machines. A review that already removed what nobody used: changes to what is left, such as another region or more efficient machines.',
          es: 'Carga constante, lugar fijo: máquinas más eficientes. Datos que quedan en el país, con una sola región: apagados, servicios serverless o máquinas más eficientes, en la misma región. Emisiones compensadas que no cuentan: menos emisiones propias, y no compensaciones. Sistemas que solo responden a tiempo desde donde están: menos consumo en el mismo lugar, y no otra región. Programas que el equipo no puede modificar: una región de bajo CO2, el apagado de lo que sobra o máquinas más eficientes. Sistemas que trabajan día y noche, a plena carga: una región de bajo CO2 o máquinas más eficientes. Revisión que ya eliminó lo que nadie usaba: cambios en lo que quedó, como otra región o máquinas más eficientes.',
        },
        source: page('compute/docs/general-purpose-machines'),
        popularity: 3,
        rightWith: ['stay'],
      },
    ],
    constraints: [
      {
        id: 'real',
        text: {
          pt: 'Emissões compensadas não contam para a meta.',
          en: 'Offset emissions do not count toward the target.',
          es: 'Las emisiones compensadas no cuentan para la meta.',
        },
        fits: ['region', 'idle', 'serverless', 'newer'],
        rulesOut: {
          credits: {
            pt: 'Créditos compensam, sem reduzir as emissões dos sistemas.',
            en: 'Credits offset without reducing the systems’ emissions.',
            es: 'Los créditos compensan, sin reducir las emisiones de los sistemas.',
          },
        },
      },
      {
        id: 'stay',
        text: {
          pt: 'A lei exige que os dados fiquem no país, que só tem uma região.',
          en: 'The law requires the data to stay in the country, which has only one region.',
          es: 'La ley exige que los datos queden en el país, que tiene una sola región.',
        },
        fits: ['idle', 'serverless', 'credits', 'newer'],
        rulesOut: {
          region: {
            pt: 'A outra região, de baixo CO2, fica fora do país.',
            en: 'Another region, with low CO2, is outside the country.',
            es: 'La otra región, de bajo CO2, queda fuera del país.',
          },
        },
      },
      {
        id: 'bound',
        notWith: ['stay'],
        text: {
          pt: 'Os sistemas só respondem a tempo a partir do lugar onde estão.',
          en: 'The systems respond in time only from where they are.',
          es: 'Los sistemas solo responden a tiempo desde donde están.',
        },
        fits: ['idle', 'serverless', 'credits', 'newer'],
        rulesOut: {
          region: {
            pt: 'Em outra região, os sistemas já não responderiam a tempo.',
            en: 'In another region, the systems would no longer respond in time.',
            es: 'En otra región, los sistemas ya no responderían a tiempo.',
          },
        },
      },
      {
        id: 'code',
        text: {
          pt: 'A equipe não pode alterar os programas.',
          en: 'The team cannot change the programs.',
          es: 'El equipo no puede modificar los programas.',
        },
        fits: ['region', 'idle', 'credits', 'newer'],
        rulesOut: {
          serverless: {
            pt: 'Refazer serviços altera os programas.',
            en: 'Rebuilding services changes the programs.',
            es: 'Rehacer servicios modifica los programas.',
          },
        },
      },
      {
        id: 'all-used',
        text: {
          pt: 'Tudo o que está ligado trabalha dia e noite, a plena carga, sem capacidade ociosa.',
          en: 'Everything that is on works day and night, at full load, with no idle capacity.',
          es: 'Todo lo que está encendido trabaja día y noche, a plena carga, sin capacidad ociosa.',
        },
        fits: ['region', 'credits', 'newer'],
        rulesOut: {
          idle: {
            pt: 'Tudo trabalha dia e noite: não há projetos abandonados a desligar.',
            en: 'Everything works day and night: there are no abandoned projects to switch off.',
            es: 'Todo trabaja día y noche: no hay proyectos abandonados que apagar.',
          },
          serverless: {
            pt: 'O Cloud Run poupa onde há capacidade ociosa, e aqui não há.',
            en: 'Cloud Run saves where capacity is idle, and here none is.',
            es: 'Cloud Run ahorra donde hay capacidad ociosa, y aquí no la hay.',
          },
        },
      },
      {
        id: 'month',
        text: {
          pt: 'A diretoria quer ver o efeito no próximo mês, sem mover dados.',
          en: 'Management wants to see the effect next month, without moving data.',
          es: 'La dirección quiere ver el efecto el próximo mes, sin mover datos.',
        },
        fits: ['idle', 'credits', 'newer'],
        rulesOut: {
          region: {
            pt: 'Mudar de região exige migrar os dados.',
            en: 'Moving to another region means moving the data.',
            es: 'Mudarse de región exige migrar los datos.',
          },
          serverless: {
            pt: 'Refazer serviços leva mais que um mês.',
            en: 'Rebuilding services takes more than a month.',
            es: 'Rehacer servicios lleva más de un mes.',
          },
        },
      },
      {
        id: 'no-inventory',
        text: {
          pt: 'Uma revisão no mês passado já eliminou o que ninguém usava.',
          en: 'A review last month already removed what nobody used.',
          es: 'Una revisión el mes pasado ya eliminó lo que nadie usaba.',
        },
        fits: ['region', 'serverless', 'credits', 'newer'],
        rulesOut: {
          idle: {
            pt: 'Depois da revisão, não sobram projetos abandonados a desligar.',
            en: 'After the review, no abandoned projects are left to switch off.',
            es: 'Después de la revisión, no quedan proyectos abandonados que apagar.',
          },
        },
      },
      {
        id: 'quiet',
        notWith: ['all-used', 'month'],
        text: {
          pt: 'Vários serviços, ainda necessários, passam horas sem nenhum acesso.',
          en: 'Several services, still needed, spend hours without any request.',
          es: 'Varios servicios, todavía necesarios, pasan horas sin ninguna solicitud.',
        },
        fits: ['region', 'serverless', 'credits'],
        rulesOut: {
          idle: {
            pt: 'Serviços ainda necessários não são projetos abandonados, que se possam desligar.',
            en: 'Services that are still needed are no abandoned projects to switch off.',
            es: 'Los servicios todavía necesarios no son proyectos abandonados que se puedan apagar.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
  {
    id: 'find-the-fault',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'monitoring' } },
    scene: {
      pt: 'Pense no sistema como um restaurante, em que o programa é a receita seguida na cozinha e cada uso é um pedido.',
      en: 'Think of the system as a restaurant, where the program is the recipe the kitchen follows and each use is an order.',
      es: 'Piensa en el sistema como un restaurante, en el que el programa es la receta de la cocina y cada uso, un pedido.',
    },
    situations: [
      {
        id: 'shop',
        text: {
          pt: 'Uma loja on-line quer melhorar a supervisão do site que mantém no Google Cloud.',
          en: 'An online store wants to improve how it monitors the site it runs on Google Cloud.',
          es: 'Una tienda en línea quiere mejorar la supervisión del sitio que mantiene en Google Cloud.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas quer acompanhar melhor seu sistema de consultas no Google Cloud.',
          en: 'A clinic network wants to watch its appointment system on Google Cloud more closely.',
          es: 'Una red de clínicas quiere supervisar mejor su sistema de citas en Google Cloud.',
        },
      },
      {
        id: 'freight',
        text: {
          pt: 'Uma transportadora quer acompanhar melhor seu aplicativo de entregas no Google Cloud.',
          en: 'A trucking company wants to watch its delivery application on Google Cloud more closely.',
          es: 'Una empresa de transporte quiere supervisar mejor su aplicación de entregas en Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'monitoring',
        text: {
          pt: 'Métricas e alertas do Cloud Monitoring',
          en: 'Cloud Monitoring metrics and alerts',
          es: 'Métricas y alertas de Cloud Monitoring',
        },
        uses: ['Cloud Monitoring'],
        why: {
          pt: 'O Cloud Monitoring mede de fora o tempo de resposta e a carga e avisa quando passam do limite.',
          en: 'Cloud Monitoring measures response time and load from outside and notifies when they pass a limit.',
          es: 'Cloud Monitoring mide desde fuera el tiempo de respuesta y la carga, y avisa cuando superan el límite.',
        },
        likeness: {
          pt: 'a campainha na porta do restaurante que toca quando a espera passa do limite, sem ver o porquê',
          en: 'the bell at the restaurant’s door that rings when the wait passes a limit, without seeing why',
          es: 'el timbre en la puerta del restaurante que suena cuando la espera pasa del límite, sin ver por qué',
        },
        tell: {
          pt: 'Aviso quando uma medida passa do limite: o Cloud Monitoring. Resposta que às vezes demora e equipe avisada na hora: o Cloud Monitoring. Programa comprado pronto, sem alterações nem agentes: o que ele já registra ou o que se mede de fora. Resposta que às vezes demora demais: medidas de tempo ou de consumo, e não mensagens nem erros. Equipe avisada na hora, sem olhar telas nem escrever consultas: Cloud Monitoring ou Error Reporting.',
          en: 'A notice when a measure passes its limit: Cloud Monitoring. An answer that takes too long and a team told at once: Cloud Monitoring. A program bought ready-made, without changes or agents in it: what it already records or what is measured from outside. An answer that at times takes too long: measures of time or consumption rather than messages or errors. A team told at once, with no screens to watch and no queries to write: Cloud Monitoring or Error Reporting.',
          es: 'Aviso cuando una medida supera el límite: Cloud Monitoring. Respuesta que a veces tarda y equipo que se entera al instante: Cloud Monitoring. Programa comprado listo, sin cambios ni agentes: lo que ya registra o lo que se mide desde fuera. Respuesta que a veces tarda demasiado: medidas de tiempo o de consumo, y no mensajes ni errores. Un equipo que se entera al instante, sin mirar pantallas ni escribir consultas: Cloud Monitoring o Error Reporting.',
        },
        source: page('monitoring/docs/monitoring-overview'),
        popularity: 5,
      },
      {
        id: 'logging',
        text: {
          pt: 'Busca de mensagens no Cloud Logging',
          en: 'Search of messages in Cloud Logging',
          es: 'Búsqueda de mensajes en Cloud Logging',
        },
        uses: ['Cloud Logging'],
        why: {
          pt: 'O Cloud Logging guarda as mensagens que o programa já escreve, inclusive exceções, e as acha por texto, hora ou usuário.',
          en: 'Cloud Logging keeps the messages that the program already writes, exceptions included, and finds them by text, time or user.',
          es: 'Cloud Logging guarda los mensajes que el programa ya escribe, incluso excepciones, y los halla por texto, hora o usuario.',
        },
        likeness: {
          pt: 'o caderno de tudo o que acontece na cozinha, sem tempos de espera, lido anotação por anotação',
          en: 'the notebook of all that happens in the kitchen, without waiting times, read note by note',
          es: 'el cuaderno de todo lo que ocurre en la cocina, sin tiempos de espera, leído nota por nota',
        },
        tell: {
          pt: 'Saber o que o programa registrou em um caso: o Cloud Logging. Programa comprado pronto, sem alterações nem agentes: o que ele já registra ou o que se mede de fora. A operação de um só usuário, do início ao fim: os dados de um caso, e não médias. Uma operação e a exceção registrada: o Cloud Logging. Exceção registrada a cada falha do programa: o Cloud Logging ou, para agrupar as iguais, o Error Reporting.',
          en: 'Knowing what the program recorded in one case: Cloud Logging. A program bought ready-made, without changes or agents in it: what it already records or what is measured from outside. One user’s operation, from beginning to end: the data of one case rather than averages. One operation and an exception on record: Cloud Logging. An exception on record at each failure of the program: Cloud Logging or, to group those alike, Error Reporting.',
          es: 'Saber qué registró el programa en un caso: Cloud Logging. Programa comprado listo, sin cambios ni agentes: lo que ya registra o lo que se mide desde fuera. La operación de un solo usuario, de principio a fin: los datos de un caso, y no promedios. Una operación y la excepción registrada: Cloud Logging. Excepción registrada en cada falla del programa: Cloud Logging o, para agrupar las iguales, Error Reporting.',
        },
        source: page('logging/docs/overview'),
        popularity: 5,
      },
      {
        id: 'trace',
        text: {
          pt: 'Tempo de cada etapa no Cloud Trace',
          en: 'Time of each step in Cloud Trace',
          es: 'Tiempo de cada etapa en Cloud Trace',
        },
        uses: ['Cloud Trace'],
        why: {
          pt: 'O Cloud Trace segue um pedido por todos os serviços e mostra quanto tempo levou cada parte.',
          en: 'Cloud Trace follows one request through all the services and shows how long each part took.',
          es: 'Cloud Trace sigue una solicitud por todos los servicios y muestra cuánto tardó cada parte.',
        },
        likeness: {
          pt: 'a etiqueta presa a cada pedido, carimbada com a hora em cada bancada, que alguém precisa ir ler',
          en: 'the tag tied to each order, stamped with the time at every counter, which somebody has to go and read',
          es: 'la etiqueta sujeta a cada pedido, sellada con la hora en cada puesto, que alguien debe ir a leer',
        },
        tell: {
          pt: 'Resposta que demora e a parte do programa em que está a causa: Cloud Trace ou Cloud Profiler. Em que parte um pedido demora: o Cloud Trace. A operação de um só usuário, do início ao fim: os dados de um caso, e não médias. Resposta que às vezes demora demais: medidas de tempo ou de consumo, e não mensagens nem erros. A parte do programa em que está a causa do problema: Error Reporting, Cloud Trace ou Cloud Profiler.',
          en: 'An answer that takes long and the part of the program where the cause lies: Cloud Trace or Cloud Profiler. The part in which a request takes long: Cloud Trace. One user’s operation, from beginning to end: the data of one case rather than averages. An answer that at times takes too long: measures of time or consumption rather than messages or errors. The part of the program that causes the problem: Error Reporting, Cloud Trace or Cloud Profiler.',
          es: 'Respuesta que tarda y la parte del programa donde está la causa: Cloud Trace o Cloud Profiler. En qué parte tarda una solicitud: Cloud Trace. La operación de un solo usuario, de principio a fin: los datos de un caso, y no promedios. Respuesta que a veces tarda demasiado: medidas de tiempo o de consumo, y no mensajes ni errores. La parte del programa en que está la causa del problema: Error Reporting, Cloud Trace o Cloud Profiler.',
        },
        source: page('trace/docs/overview'),
        popularity: 4,
      },
      {
        id: 'errors',
        text: {
          pt: 'Agrupamento feito pelo Error Reporting',
          en: 'Grouping done by Error Reporting',
          es: 'Agrupación hecha por Error Reporting',
        },
        uses: ['Error Reporting'],
        why: {
          pt: 'O Error Reporting lê as exceções já registradas, junta as iguais, aponta a linha do código e avisa quando surge uma nova.',
          en: 'Error Reporting reads exceptions already recorded, groups those alike, points to the line of code and notifies of new ones.',
          es: 'Error Reporting lee las excepciones ya registradas, agrupa las iguales, señala la línea del código y avisa cuando surge una nueva.',
        },
        likeness: {
          pt: 'o ajudante que junta as queixas iguais e aponta a linha da receita, sem medir nenhuma demora',
          en: 'the helper who groups like complaints and points to the recipe’s faulty line, without timing anything',
          es: 'el ayudante que agrupa las quejas iguales y señala la línea de la receta, sin medir ninguna demora',
        },
        tell: {
          pt: 'Erros repetidos do programa, contados e agrupados: o Error Reporting. Milhares de falhas do programa por dia: o Error Reporting. Programa comprado pronto, sem alterações nem agentes: o que ele já registra ou o que se mede de fora. Exceção registrada a cada falha do programa: o Cloud Logging ou, para agrupar as iguais, o Error Reporting. A parte do programa em que está a causa do problema: Error Reporting, Cloud Trace ou Cloud Profiler. Equipe avisada na hora, sem olhar telas nem escrever consultas: Cloud Monitoring ou Error Reporting.',
          en: 'Repeated errors of a program, counted and grouped: Error Reporting. A program that fails thousands of times a day: Error Reporting. A program bought ready-made, without changes or agents in it: what it already records or what is measured from outside. An exception on record at each failure of the program: Cloud Logging or, to group those alike, Error Reporting. The part of the program that causes the problem: Error Reporting, Cloud Trace or Cloud Profiler. A team told at once, with no screens to watch and no queries to write: Cloud Monitoring or Error Reporting.',
          es: 'Errores repetidos del programa, contados y agrupados: Error Reporting. Programa que falla miles de veces por día: Error Reporting. Programa comprado listo, sin cambios ni agentes: lo que ya registra o lo que se mide desde fuera. Excepción registrada en cada falla del programa: Cloud Logging o, para agrupar las iguales, Error Reporting. La parte del programa en que está la causa del problema: Error Reporting, Cloud Trace o Cloud Profiler. Un equipo que se entera al instante, sin mirar pantallas ni escribir consultas: Cloud Monitoring o Error Reporting.',
        },
        source: page('error-reporting/docs'),
        popularity: 4,
      },
      {
        id: 'profiler',
        text: {
          pt: 'Consumo do código no Cloud Profiler',
          en: 'Code consumption in Cloud Profiler',
          es: 'Consumo del código en Cloud Profiler',
        },
        uses: ['Cloud Profiler'],
        why: {
          pt: 'O Cloud Profiler mostra que função do código gasta mais tempo, processador e memória em produção.',
          en: 'Cloud Profiler shows which function of the code uses most time, processor and memory in production.',
          es: 'Cloud Profiler muestra qué función del código consume más tiempo, procesador y memoria en producción.',
        },
        likeness: {
          pt: 'o observador posto dentro da cozinha, que mostra em que passo da receita se vai mais tempo e gás',
          en: 'the observer placed inside the kitchen, who shows which step of the recipe takes most time and gas',
          es: 'el observador puesto dentro de la cocina, que muestra en qué paso de la receta se va más tiempo y gas',
        },
        tell: {
          pt: 'Resposta que demora e a parte do programa em que está a causa: Cloud Trace ou Cloud Profiler. Que função do código consome mais: o Cloud Profiler. Resposta que às vezes demora demais: medidas de tempo ou de consumo, e não mensagens nem erros. A parte do programa em que está a causa do problema: Error Reporting, Cloud Trace ou Cloud Profiler.',
          en: 'An answer that takes long and the part of the program where the cause lies: Cloud Trace or Cloud Profiler. The function of the code that uses most: Cloud Profiler. An answer that at times takes too long: measures of time or consumption rather than messages or errors. The part of the program that causes the problem: Error Reporting, Cloud Trace or Cloud Profiler.',
          es: 'Respuesta que tarda y la parte del programa donde está la causa: Cloud Trace o Cloud Profiler. Qué función del código consume más: Cloud Profiler. Respuesta que a veces tarda demasiado: medidas de tiempo o de consumo, y no mensajes ni errores. La parte del programa en que está la causa del problema: Error Reporting, Cloud Trace o Cloud Profiler.',
        },
        source: page('profiler/docs/about-profiler'),
        popularity: 3,
      },
      {
        id: 'health',
        text: {
          pt: 'Avisos do Personalized Service Health',
          en: 'Notices of Personalized Service Health',
          es: 'Avisos de Personalized Service Health',
        },
        uses: ['Personalized Service Health'],
        why: {
          pt: 'O Personalized Service Health avisa das panes do Google que atingem os projetos da empresa.',
          en: 'Personalized Service Health tells of Google outages that hit the company’s projects.',
          es: 'Personalized Service Health avisa de las fallas de Google que afectan los proyectos de la empresa.',
        },
        likeness: {
          pt: 'o aviso da companhia de gás de que a falha dela atinge o restaurante, sem nada sobre a cozinha',
          en: 'the gas company’s notice that its own failure affects the restaurant, with nothing about the kitchen',
          es: 'el aviso de la compañía de gas de que su propia falla afecta al restaurante, sin nada sobre la cocina',
        },
        tell: {
          pt: 'Panes do provedor: o Personalized Service Health.',
          en: 'Outages of the provider: Personalized Service Health.',
          es: 'Fallas del proveedor: Personalized Service Health.',
        },
        source: page('service-health/docs/overview'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'slow',
        notWith: ['failing'],
        text: {
          pt: 'Tudo funciona, mas às vezes a resposta demora demais.',
          en: 'Everything works, but at times the answer takes too long.',
          es: 'Todo funciona, pero a veces la respuesta tarda demasiado.',
        },
        fits: ['monitoring', 'trace', 'profiler'],
        rulesOut: {
          logging: {
            pt: 'As mensagens do Cloud Logging contam o que ocorreu, não quanto cada parte demorou.',
            en: 'Messages in Cloud Logging tell what happened, not how long each part took.',
            es: 'Los mensajes de Cloud Logging cuentan lo que ocurrió, no cuánto tardó cada parte.',
          },
          errors: {
            pt: 'Uma resposta lenta não gera exceção, e o Error Reporting nada mostra.',
            en: 'A slow answer raises no exception, and Error Reporting shows nothing.',
            es: 'Una respuesta lenta no genera excepción, y Error Reporting no muestra nada.',
          },
          health: {
            pt: 'Um aplicativo lento, sem pane do Google, não gera aviso no Personalized Service Health.',
            en: 'A slow application, without a Google outage, sets off no notice in Personalized Service Health.',
            es: 'Una aplicación lenta, sin falla de Google, no genera avisos en Personalized Service Health.',
          },
        },
      },
      {
        id: 'code',
        text: {
          pt: 'Os desenvolvedores precisam saber em que parte do próprio programa está a causa do problema.',
          en: 'Developers need to know which part of their own program causes the problem.',
          es: 'Los desarrolladores necesitan saber en qué parte de su propio programa está la causa del problema.',
        },
        fits: ['trace', 'errors', 'profiler'],
        rulesOut: {
          monitoring: {
            pt: 'As métricas do Cloud Monitoring mostram que há um problema, não em que parte do programa.',
            en: 'Cloud Monitoring metrics show that there is a problem, not in which part of the program.',
            es: 'Las métricas de Cloud Monitoring muestran que hay un problema, no en qué parte del programa.',
          },
          health: {
            pt: 'Os avisos do Personalized Service Health são de panes do Google e nada dizem do programa da empresa.',
            en: 'The notices of Personalized Service Health are about Google outages and say nothing of the company’s program.',
            es: 'Los avisos de Personalized Service Health son de fallas de Google y nada dicen del programa de la empresa.',
          },
        },
      },
      {
        id: 'notify',
        text: {
          pt: 'A equipe quer ser avisada na hora, sem olhar telas nem escrever consultas.',
          en: 'The team wants to be told at once, with no screens to watch and no queries to write.',
          es: 'El equipo quiere enterarse al instante, sin mirar pantallas ni escribir consultas.',
        },
        fits: ['monitoring', 'errors', 'health'],
        rulesOut: {
          trace: {
            pt: 'No Cloud Trace, um aviso depende de uma consulta que alguém escreve.',
            en: 'In Cloud Trace, a notice depends on a query that somebody writes.',
            es: 'En Cloud Trace, un aviso depende de una consulta que alguien escribe.',
          },
          profiler: {
            pt: 'O Cloud Profiler é consultado por quem investiga: ele não avisa.',
            en: 'Cloud Profiler is looked up by those who investigate: it tells nobody by itself.',
            es: 'Cloud Profiler lo consulta quien investiga: no avisa por sí mismo.',
          },
        },
      },
      {
        id: 'no-change',
        text: {
          pt: 'O programa, comprado pronto, roda em máquinas virtuais e não aceita alterações nem agentes dentro dele.',
          en: 'The program, bought ready-made, runs on virtual machines and allows no changes or agents in it.',
          es: 'El programa, comprado listo, corre en máquinas virtuales y no admite cambios ni agentes dentro de él.',
        },
        notWith: ['code'],
        fits: ['monitoring', 'logging', 'health', 'errors'],
        rulesOut: {
          trace: {
            pt: 'Para o Cloud Trace, o programa seria alterado, ou receberia um agente, para marcar cada pedido.',
            en: 'For Cloud Trace, the program would be changed, or take an agent, to mark each request.',
            es: 'Para Cloud Trace, habría que modificar el programa, o ponerle un agente, para que marque cada solicitud.',
          },
          profiler: {
            pt: 'Para o Cloud Profiler, o programa teria de carregar um agente.',
            en: 'For Cloud Profiler, the program would have to load an agent.',
            es: 'Para Cloud Profiler, el programa tendría que cargar un agente.',
          },
        },
      },
      {
        id: 'failing',
        text: {
          pt: 'Cada falha do programa deixa uma exceção registrada, que a equipe quer ler.',
          en: 'Each failure of the program leaves an exception on record, which the team wants to read.',
          es: 'Cada falla del programa deja registrada una excepción, que el equipo quiere leer.',
        },
        fits: ['logging', 'errors'],
        rulesOut: {
          monitoring: {
            pt: 'As métricas do Cloud Monitoring contam falhas, sem o texto da exceção.',
            en: 'Cloud Monitoring metrics count failures, without the text of the exception.',
            es: 'Las métricas de Cloud Monitoring cuentan fallas, sin el texto de la excepción.',
          },
          trace: {
            pt: 'O Cloud Trace mostra o tempo de cada parte, não a exceção registrada.',
            en: 'Cloud Trace shows the time of each part, not the exception recorded.',
            es: 'Cloud Trace muestra el tiempo de cada parte, no la excepción registrada.',
          },
          profiler: {
            pt: 'O Cloud Profiler mostra consumo de recursos, não exceções.',
            en: 'Cloud Profiler shows the use of resources, not exceptions.',
            es: 'Cloud Profiler muestra consumo de recursos, no excepciones.',
          },
          health: {
            pt: 'O Personalized Service Health trata de panes do Google, não das exceções do programa.',
            en: 'Personalized Service Health deals with Google outages, not with a program’s exceptions.',
            es: 'Personalized Service Health trata de fallas de Google, no de las excepciones del programa.',
          },
        },
      },
      {
        id: 'by-line',
        notWith: ['no-change', 'slow'],
        text: {
          pt: 'O programa falha milhares de vezes por dia, e ninguém consegue ler caso por caso.',
          en: 'The program fails thousands of times a day, and nobody can read case by case.',
          es: 'El programa falla miles de veces por día, y nadie puede leer caso por caso.',
        },
        fits: ['monitoring', 'trace', 'errors', 'profiler', 'health'],
        rulesOut: {
          logging: {
            pt: 'A busca no Cloud Logging devolve as mensagens, que alguém lê uma por uma.',
            en: 'Search in Cloud Logging returns the messages, which somebody reads one by one.',
            es: 'La búsqueda en Cloud Logging devuelve los mensajes, que alguien lee uno por uno.',
          },
        },
      },
      {
        id: 'order',
        notWith: ['by-line', 'notify'],
        text: {
          pt: 'Um usuário reclamou de uma operação, e a equipe quer refazer o caminho dela, do começo ao fim.',
          en: 'One user complained of an operation, and the team wants to retrace it from beginning to end.',
          es: 'Un usuario se quejó de una operación, y el equipo quiere recorrerla de principio a fin.',
        },
        fits: ['logging', 'trace'],
        rulesOut: {
          monitoring: {
            pt: 'As métricas do Cloud Monitoring somam todas as operações, sem mostrar uma delas.',
            en: 'Cloud Monitoring metrics add up all operations without showing one of them.',
            es: 'Las métricas de Cloud Monitoring suman todas las operaciones, sin mostrar una.',
          },
          errors: {
            pt: 'O Error Reporting junta exceções iguais, sem seguir a operação de um usuário.',
            en: 'Error Reporting groups exceptions that are alike, without following one user’s operation.',
            es: 'Error Reporting agrupa excepciones iguales, sin seguir la operación de un usuario.',
          },
          profiler: {
            pt: 'O Cloud Profiler junta amostras de muitas operações, sem separar uma.',
            en: 'Cloud Profiler puts together samples of many operations without separating one.',
            es: 'Cloud Profiler junta muestras de muchas operaciones, sin separar una.',
          },
          health: {
            pt: 'O Personalized Service Health trata de panes do Google, não da operação de um usuário.',
            en: 'Personalized Service Health deals with Google outages, not with a user’s operation.',
            es: 'Personalized Service Health trata de fallas de Google, no de la operación de un usuario.',
          },
        },
      },
    ],
    ask: { pt: 'O que a equipe deve usar?', en: 'What should the team use?', es: '¿Qué debe usar el equipo?' },
  },
];
