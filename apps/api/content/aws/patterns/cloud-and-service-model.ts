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
          pt: 'Uma rede de academias vai trocar o sistema de matrículas.',
          en: 'A chain of gyms is replacing its membership system.',
          es: 'Una red de gimnasios va a cambiar su sistema de inscripciones.',
        },
      },
      {
        id: 'shipyard-model',
        text: {
          pt: 'Um estaleiro prepara um novo sistema de compras.',
          en: 'A shipyard is preparing a new purchasing system.',
          es: 'Un astillero prepara un nuevo sistema de compras.',
        },
      },
      {
        id: 'court-model',
        text: {
          pt: 'Um tribunal vai modernizar o controle de prazos.',
          en: 'A court is modernizing its deadline tracking system.',
          es: 'Un tribunal va a modernizar el control de plazos.',
        },
      },
      {
        id: 'insurer-model',
        text: {
          pt: 'Uma seguradora refaz o sistema das suas agências.',
          en: 'An insurer is rebuilding the system of its branches.',
          es: 'Una aseguradora rehace el sistema de sus agencias.',
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
        rightWith: ['keep-machines'],
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
        neverRight: true,
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
          en: 'The private cloud offers resources on demand only with the organization’s own equipment.',
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
        rightWith: ['no-os-care'],
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
        rightWith: ['no-developers'],
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
        id: 'no-developers',
        notWith: ['own-rules', 'keep-machines', 'as-it-is', 'own-agent', 'no-os-care'],
        text: {
          pt: 'A organização não tem desenvolvedores e quer usar um produto pronto.',
          en: 'The organization has no developers and wants to use a finished product.',
          es: 'La organización no tiene desarrolladores y quiere usar un producto terminado.',
        },
        rulesOut: {
          iaas: {
            pt: 'Com IaaS a equipe recebe máquinas virtuais, e alguém teria de desenvolver ou instalar o sistema.',
            en: 'With IaaS the team gets virtual machines, and somebody would have to develop or install the system.',
            es: 'Con IaaS el equipo recibe máquinas virtuales, y alguien tendría que desarrollar o instalar el sistema.',
          },
          paas: {
            pt: 'A PaaS executa o código que a própria equipe escreve, e não há desenvolvedores.',
            en: 'PaaS runs code that the team itself writes, and there are no developers.',
            es: 'La PaaS ejecuta el código que el propio equipo escribe, y no hay desarrolladores.',
          },
        },
      },
      {
        id: 'keep-machines',
        text: {
          pt: 'Parte do sistema deve continuar nos servidores próprios, recém-comprados.',
          en: 'Part of the system must stay on its own, recently bought servers.',
          es: 'Una parte del sistema debe seguir en sus propios servidores, recién comprados.',
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
        text: {
          pt: 'Não há verba para comprar mais servidores.',
          en: 'There is no budget for buying more servers.',
          es: 'No hay presupuesto para comprar más servidores.',
        },
        rulesOut: {
          private: {
            pt: 'A nuvem privada cresce só com equipamento comprado pela organização.',
            en: 'The private cloud grows only with equipment bought by the organization.',
            es: 'La nube privada crece solo con equipos comprados por la organización.',
          },
        },
      },
      {
        id: 'peak-elsewhere',
        text: {
          pt: 'No fim do ano a carga dobra, e a capacidade extra deve ser alugada.',
          en: 'At year end the load doubles, and the extra capacity must be rented.',
          es: 'A fin de año la carga se duplica, y la capacidad extra debe alquilarse.',
        },
        rulesOut: {
          private: {
            pt: 'A nuvem privada não aluga capacidade: conta só com o equipamento da organização.',
            en: 'The private cloud rents no capacity: it has only the organization’s equipment.',
            es: 'La nube privada no alquila capacidad: cuenta solo con los equipos de la organización.',
          },
        },
      },
      {
        id: 'close-room',
        text: {
          pt: 'A sala de servidores será fechada.',
          en: 'The server room is being closed.',
          es: 'La sala de servidores se va a cerrar.',
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
        text: {
          pt: 'Nenhum produto do mercado segue as suas regras de negócio.',
          en: 'No product on the market follows its business rules.',
          es: 'Ningún producto del mercado sigue sus reglas de negocio.',
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
        text: {
          pt: 'A equipe não quer aplicar patches em sistemas operacionais.',
          en: 'The team does not want to patch operating systems.',
          es: 'El equipo no quiere aplicar parches a sistemas operativos.',
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
        text: {
          pt: 'A segurança exige um agente próprio no sistema operacional.',
          en: 'Security requires its own agent on the operating system.',
          es: 'Seguridad exige un agente propio en el sistema operativo.',
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
        text: {
          pt: 'O programa atual deve rodar sem nenhuma alteração.',
          en: 'The existing program must run without any change.',
          es: 'El programa actual debe correr sin ningún cambio.',
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
