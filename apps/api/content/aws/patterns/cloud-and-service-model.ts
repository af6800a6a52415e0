import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { site } from '../source.ts';

export const cloudAndServiceModel: readonly Pattern[] = [
  pairsOf({
    id: 'cloud-and-service-model',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'cloud-models' } },
    situations: [
      {
        id: 'gym',
        text: {
          pt: 'Uma rede de academias vai trocar o seu sistema de matrículas e discute em que nuvem e em que modelo de serviço ele ficará.',
          en: 'A chain of gyms is replacing its membership system and is discussing in which cloud and in which service model to have it.',
          es: 'Una cadena de gimnasios va a cambiar su sistema de inscripciones y discute en qué nube y en qué modelo de servicio estará.',
        },
      },
      {
        id: 'shipyard-model',
        text: {
          pt: 'Um estaleiro prepara um sistema de compras novo e quer decidir onde ele rodará e quanto dele ficará com a equipe.',
          en: 'A shipyard is preparing a new purchasing system and wants to decide where to run it and how much of it to leave to its team.',
          es: 'Un astillero prepara un sistema de compras nuevo y quiere decidir dónde correrá y cuánto de él quedará en manos del equipo.',
        },
      },
      {
        id: 'court-model',
        text: {
          pt: 'Um tribunal vai modernizar o controle dos seus prazos e compara tipos de nuvem e modelos de serviço.',
          en: 'A court is going to modernize the tracking of its deadlines and is comparing types of cloud and service models.',
          es: 'Un tribunal va a modernizar el control de sus plazos y compara tipos de nube y modelos de servicio.',
        },
      },
      {
        id: 'insurer-model',
        text: {
          pt: 'Uma seguradora refaz o sistema das suas agências e precisa escolher o tipo de nuvem e o modelo de serviço.',
          en: 'An insurer is rebuilding the system of its branches and has to choose the type of cloud and the service model.',
          es: 'Una aseguradora rehace el sistema de sus agencias y debe elegir el tipo de nube y el modelo de servicio.',
        },
      },
    ],
    first: [
      {
        id: 'public',
        uses: ['public cloud', 'nuvem pública', 'nube pública'],
        popularity: 5,
        source: site('what-is/public-cloud/'),
        text: {
          pt: 'Nuvem pública',
          en: 'Public cloud',
          es: 'Nube pública',
        },
        why: {
          pt: 'Na nuvem pública, tudo roda na infraestrutura do provedor, sem equipamento do cliente.',
          en: 'In the public cloud everything runs on the provider’s infrastructure, with no equipment of the customer’s.',
          es: 'En la nube pública, todo corre en la infraestructura del proveedor, sin equipos del cliente.',
        },
        tell: {
          pt: 'Nenhum equipamento próprio: nuvem pública.',
          en: 'No equipment of one’s own: the public cloud.',
          es: 'Ningún equipo propio: nube pública.',
        },
      },
      {
        id: 'hybrid',
        uses: ['hybrid cloud', 'nuvem híbrida', 'nube híbrida'],
        popularity: 4,
        source: site('what-is/hybrid-cloud/'),
        text: {
          pt: 'Nuvem híbrida',
          en: 'Hybrid cloud',
          es: 'Nube híbrida',
        },
        why: {
          pt: 'A nuvem híbrida liga o data center do cliente à nuvem, com partes do sistema em cada lado.',
          en: 'The hybrid cloud joins the customer’s data center to the cloud, with parts of the system on each side.',
          es: 'La nube híbrida une el centro de datos del cliente con la nube, con partes del sistema en cada lado.',
        },
        tell: {
          pt: 'Uma parte fica em casa e outra vai para a nuvem: nuvem híbrida.',
          en: 'One part stays at home and another goes to the cloud: the hybrid cloud.',
          es: 'Una parte queda en casa y otra va a la nube: nube híbrida.',
        },
      },
      {
        id: 'private',
        uses: ['private cloud', 'nuvem privada', 'nube privada'],
        popularity: 3,
        source: site('what-is/private-cloud/'),
        text: {
          pt: 'Nuvem privada',
          en: 'Private cloud',
          es: 'Nube privada',
        },
        why: {
          pt: 'A nuvem privada oferece recursos sob demanda só com o equipamento da própria organização.',
          en: 'The private cloud offers resources on demand with the organization’s own equipment alone.',
          es: 'La nube privada ofrece recursos bajo demanda solo con el equipo de la propia organización.',
        },
        tell: {
          pt: 'Tudo em equipamento próprio: nuvem privada.',
          en: 'Everything on one’s own equipment: the private cloud.',
          es: 'Todo en equipos propios: nube privada.',
        },
      },
    ],
    second: [
      {
        id: 'iaas',
        uses: ['IaaS'],
        popularity: 4,
        source: site('types-of-cloud-computing/'),
        text: {
          pt: 'infraestrutura como serviço (IaaS)',
          en: 'infrastructure as a service (IaaS)',
          es: 'infraestructura como servicio (IaaS)',
        },
        why: {
          pt: 'Na IaaS, a equipe recebe máquinas virtuais e cuida do sistema operacional e de tudo o que roda nele.',
          en: 'With IaaS the team gets virtual machines and looks after the operating system and all that runs on it.',
          es: 'Con IaaS, el equipo recibe máquinas virtuales y se ocupa del sistema operativo y de todo lo que corre en él.',
        },
        tell: {
          pt: 'Controle do sistema operacional: IaaS.',
          en: 'Control of the operating system: IaaS.',
          es: 'Control del sistema operativo: IaaS.',
        },
      },
      {
        id: 'paas',
        uses: ['PaaS'],
        popularity: 4,
        source: site('types-of-cloud-computing/'),
        text: {
          pt: 'plataforma como serviço (PaaS)',
          en: 'platform as a service (PaaS)',
          es: 'plataforma como servicio (PaaS)',
        },
        why: {
          pt: 'Na PaaS, a equipe entrega o seu código, e a plataforma cuida de servidores e sistema operacional.',
          en: 'With PaaS the team hands over its code, and the platform looks after servers and operating system.',
          es: 'Con PaaS, el equipo entrega su código, y la plataforma se ocupa de servidores y sistema operativo.',
        },
        tell: {
          pt: 'Código próprio sem cuidar de servidores: PaaS.',
          en: 'Code of one’s own without looking after servers: PaaS.',
          es: 'Código propio sin cuidar servidores: PaaS.',
        },
      },
      {
        id: 'saas',
        uses: ['SaaS'],
        popularity: 4,
        source: site('types-of-cloud-computing/'),
        text: {
          pt: 'software como serviço (SaaS)',
          en: 'software as a service (SaaS)',
          es: 'software como servicio (SaaS)',
        },
        why: {
          pt: 'Na SaaS, a organização usa pelo navegador um produto pronto, que o fornecedor mantém inteiro.',
          en: 'With SaaS the organization uses in the browser a finished product, all of which the vendor maintains.',
          es: 'Con SaaS, la organización usa en el navegador un producto listo, que el proveedor mantiene por completo.',
        },
        tell: {
          pt: 'Produto pronto, sem código nem servidores: SaaS.',
          en: 'A finished product, with neither code nor servers: SaaS.',
          es: 'Producto listo, sin código ni servidores: SaaS.',
        },
      },
    ],
    constraints: [
      {
        id: 'keep-machines',
        kind: 'change',
        text: {
          pt: 'Uma parte do sistema deve continuar nos servidores da casa, comprados há um ano.',
          en: 'One part of the system must go on running on the in-house servers, bought a year ago.',
          es: 'Una parte del sistema debe seguir en los servidores de la casa, comprados hace un año.',
        },
        rulesOut: {
          public: {
            pt: 'Na nuvem pública, nada fica nos servidores da casa.',
            en: 'In the public cloud nothing stays on the in-house servers.',
            es: 'En la nube pública, nada queda en los servidores de la casa.',
          },
        },
      },
      {
        id: 'no-new-hardware',
        kind: 'cost',
        text: {
          pt: 'Não haverá verba para comprar ou renovar servidores além dos que existem.',
          en: 'There will be no money to buy or renew servers beyond those there are.',
          es: 'No habrá presupuesto para comprar ni renovar servidores además de los que existen.',
        },
        rulesOut: {
          private: {
            pt: 'A nuvem privada cresce só com equipamento comprado pela organização.',
            en: 'The private cloud grows with equipment bought by the organization alone.',
            es: 'La nube privada crece solo con equipos comprados por la organización.',
          },
        },
      },
      {
        id: 'peak-elsewhere',
        kind: 'scale',
        text: {
          pt: 'No fim do ano a carga dobra por duas semanas, e essa capacidade deve ser alugada.',
          en: 'At the end of the year the load doubles for two weeks, and that capacity has to be rented.',
          es: 'A fin de año la carga se duplica por dos semanas, y esa capacidad debe alquilarse.',
        },
        rulesOut: {
          private: {
            pt: 'A nuvem privada não aluga capacidade: conta só com o equipamento da organização.',
            en: 'The private cloud rents no capacity: it has the organization’s equipment alone.',
            es: 'La nube privada no alquila capacidad: cuenta solo con los equipos de la organización.',
          },
        },
      },
      {
        id: 'close-room',
        kind: 'cost',
        text: {
          pt: 'A sala de servidores da organização será fechada.',
          en: 'The organization’s server room is being closed.',
          es: 'La sala de servidores de la organización se va a cerrar.',
        },
        rulesOut: {
          hybrid: {
            pt: 'A nuvem híbrida mantém uma parte no data center da organização.',
            en: 'The hybrid cloud keeps a part in the organization’s data center.',
            es: 'La nube híbrida mantiene una parte en el centro de datos de la organización.',
          },
          private: {
            pt: 'A nuvem privada precisa de equipamento da organização.',
            en: 'The private cloud needs equipment of the organization’s.',
            es: 'La nube privada necesita equipos de la organización.',
          },
        },
      },
      {
        id: 'own-rules',
        kind: 'change',
        text: {
          pt: 'As regras do negócio são só desta organização, e nenhum produto do mercado as segue.',
          en: 'The business rules are this organization’s alone, and no product on the market follows them.',
          es: 'Las reglas del negocio son solo de esta organización, y ningún producto del mercado las sigue.',
        },
        rulesOut: {
          saas: {
            pt: 'Na SaaS usa-se o produto do fornecedor, que não segue essas regras.',
            en: 'With SaaS one uses the vendor’s product, which does not follow these rules.',
            es: 'Con SaaS se usa el producto del proveedor, que no sigue esas reglas.',
          },
        },
      },
      {
        id: 'no-os-care',
        kind: 'effort',
        text: {
          pt: 'Ninguém da equipe vai atualizar sistemas operacionais.',
          en: 'Nobody on the team is going to update operating systems.',
          es: 'Nadie del equipo va a actualizar sistemas operativos.',
        },
        rulesOut: {
          iaas: {
            pt: 'Na IaaS, o sistema operacional fica com a equipe.',
            en: 'With IaaS the operating system is left to the team.',
            es: 'Con IaaS, el sistema operativo queda a cargo del equipo.',
          },
        },
      },
      {
        id: 'own-agent',
        kind: 'security',
        text: {
          pt: 'A segurança exige um agente próprio instalado no sistema operacional.',
          en: 'Security requires an agent of its own installed on the operating system.',
          es: 'Seguridad exige un agente propio instalado en el sistema operativo.',
        },
        rulesOut: {
          paas: {
            pt: 'Na PaaS, a equipe não entra no sistema operacional.',
            en: 'With PaaS the team does not get into the operating system.',
            es: 'Con PaaS, el equipo no entra en el sistema operativo.',
          },
          saas: {
            pt: 'Na SaaS, a equipe não entra no sistema operacional.',
            en: 'With SaaS the team does not get into the operating system.',
            es: 'Con SaaS, el equipo no entra en el sistema operativo.',
          },
        },
      },
      {
        id: 'as-it-is',
        kind: 'skill',
        text: {
          pt: 'O programa já existe, e não há quem o adapte a outra forma de execução.',
          en: 'The program already exists, and there is nobody to adapt it to another way of running.',
          es: 'El programa ya existe, y no hay quien lo adapte a otra forma de ejecución.',
        },
        unclear: ['saas'],
        rulesOut: {
          paas: {
            pt: 'A PaaS espera um programa adaptado à plataforma.',
            en: 'PaaS expects a program adapted to the platform.',
            es: 'PaaS espera un programa adaptado a la plataforma.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a esses requisitos?',
      en: 'Which combination meets these requirements?',
      es: '¿Qué combinación cumple estos requisitos?',
    },
  }),
];
