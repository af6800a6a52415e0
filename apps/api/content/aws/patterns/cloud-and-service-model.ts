import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { site } from '../source.ts';

export const cloudAndServiceModel: readonly Pattern[] = [
  pairsOf({
    id: 'cloud-and-service-model',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'cloud-models' } },
    scene: {
      pt: 'Pense na organização como um restaurante, em que o tipo de nuvem é o prédio e o modelo de serviço é a cozinha.',
      en: 'Think of the organization as a restaurant, where the kind of cloud is the building and the service model is the kitchen.',
      es: 'Piensa en la organización como un restaurante, donde el tipo de nube es el edificio y el modelo de servicio es la cocina.',
    },
    situations: [
      {
        id: 'gym',
        text: {
          pt: 'Uma rede de academias precisa de um novo ambiente para o seu sistema de matrículas.',
          en: 'A chain of gyms needs a new home for its membership system.',
          es: 'Una cadena de gimnasios necesita un nuevo entorno para su sistema de membresías.',
        },
      },
      {
        id: 'shipyard-model',
        text: {
          pt: 'Um estaleiro prepara o seu sistema de compras para os próximos dez anos.',
          en: 'A shipyard is preparing its purchasing system for the next ten years.',
          es: 'Un astillero prepara su sistema de compras para los próximos diez años.',
        },
      },
      {
        id: 'court-model',
        text: {
          pt: 'Um tribunal vai modernizar o sistema que controla prazos.',
          en: 'A court is modernizing the system that tracks its deadlines.',
          es: 'Un tribunal va a modernizar el sistema que controla los plazos.',
        },
      },
      {
        id: 'insurer-model',
        text: {
          pt: 'Uma seguradora vai renovar o sistema usado nas suas agências.',
          en: 'An insurer is renewing the system used at its branches.',
          es: 'Una aseguradora va a renovar el sistema que usan sus agencias.',
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
          en: 'In the public cloud everything runs on the provider’s infrastructure, and the customer needs no equipment.',
          es: 'En la nube pública, todo corre en la infraestructura del proveedor, sin equipos del cliente.',
        },
        likeness: {
          pt: 'um prédio todo alugado que ganha salas a pedido',
          en: 'a fully rented building that gains rooms on request',
          es: 'un edificio todo alquilado que gana salas a pedido',
        },
        tell: {
          pt: 'Sala de servidores que é fechada, sem equipamento próprio: a nuvem pública. Capacidade que dobra sem mais servidores nas instalações: a nuvem pública, ou uma híbrida. Carga que dobra no fim do ano, com capacidade extra paga só nesses dias: a nuvem pública, ou uma híbrida.',
          en: 'A server room that is closed, with no equipment of its own: the public cloud. Capacity that has to double without more servers on the premises: the public cloud, or a hybrid one. A load that doubles at year end, with extra capacity paid for only on those days: the public cloud, or a hybrid one.',
          es: 'Sala de servidores que se cierra, sin equipos propios: la nube pública. Capacidad que se duplica sin más servidores en las instalaciones: la nube pública, o una híbrida. Carga que se duplica a fin de año, con capacidad extra que se paga solo esos días: la nube pública, o una híbrida.',
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
        likeness: {
          pt: 'um prédio próprio mais salas alugadas fora',
          en: 'a building of your own plus rooms rented elsewhere',
          es: 'un edificio propio más salas alquiladas fuera',
        },
        tell: {
          pt: 'Parte do sistema nos servidores próprios, e o resto na AWS: a nuvem híbrida.',
          en: 'Part of the system on its own servers, and the rest on AWS: the hybrid cloud.',
          es: 'Una parte del sistema en sus propios servidores, y el resto en AWS: la nube híbrida.',
        },
      },
      {
        id: 'private',
        rightWith: ['stays-home'],
        uses: ['private cloud', 'nuvem privada', 'nube privada'],
        popularity: 3,
        source: site('what-is/private-cloud/'),
        text: {
          pt: 'Nuvem privada local',
          en: 'On-premises private cloud',
          es: 'Nube privada local',
        },
        why: {
          pt: 'A nuvem privada oferece recursos sob demanda só com o equipamento da própria organização.',
          en: 'The private cloud offers resources on demand only with the organization’s own equipment.',
          es: 'La nube privada ofrece recursos bajo demanda solo con el equipo de la propia organización.',
        },
        likeness: {
          pt: 'um prédio só seu que cresce apenas com obras',
          en: 'a building all your own that grows only by construction',
          es: 'un edificio solo tuyo que crece únicamente con obras',
        },
        tell: {
          pt: 'Dados e sistemas que ficam no próprio data center, como serviço interno sob demanda: a nuvem privada.',
          en: 'Data and systems that stay in its own data center, as an internal on-demand service: the private cloud.',
          es: 'Datos y sistemas que quedan en su propio centro de datos, como un servicio interno bajo demanda: la nube privada.',
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
        likeness: {
          pt: 'uma cozinha em que você cuida de cada forno',
          en: 'a kitchen where you tend every oven',
          es: 'una cocina donde cuidas cada horno',
        },
        tell: {
          pt: 'Agente próprio que a segurança exige: IaaS, em que o sistema operacional é da empresa. Programa atual, com módulos instalados no sistema operacional: IaaS.',
          en: 'An agent of its own that security requires: IaaS, where the operating system is up to the customer. An existing program, with modules installed in the operating system: IaaS.',
          es: 'Agente propio que exige seguridad: IaaS, donde el sistema operativo es de la empresa. Programa actual, con módulos instalados en el sistema operativo: IaaS.',
        },
      },
      {
        id: 'paas',
        rightWith: ['code-only'],
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
        likeness: {
          pt: 'uma cozinha em que outros cuidam dos fornos para você',
          en: 'a kitchen where others tend the ovens for your recipes',
          es: 'una cocina donde otros cuidan los hornos para tus recetas',
        },
        tell: {
          pt: 'Escrever o código sem manter sistemas operacionais: PaaS.',
          en: 'Writing the code without having to maintain operating systems: PaaS.',
          es: 'Escribir el código sin mantener sistemas operativos: PaaS.',
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
          en: 'With SaaS the organization uses a finished product in the browser, and the vendor maintains all of it.',
          es: 'Con SaaS, la organización usa en el navegador un producto listo, que el proveedor mantiene por completo.',
        },
        likeness: {
          pt: 'um prato pronto de receita alheia',
          en: 'a ready dish from someone else’s recipe',
          es: 'un plato listo de receta ajena',
        },
        tell: {
          pt: 'Um produto pronto, sem quem desenvolva nem instale sistemas: SaaS.',
          en: 'A finished product, with nobody to develop or install systems: SaaS.',
          es: 'Un producto terminado, sin quien desarrolle ni instale sistemas: SaaS.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-developers',
        notWith: ['keep-machines', 'as-it-is', 'own-agent', 'code-only'],
        text: {
          pt: 'A organização não tem quem desenvolva nem instale sistemas e quer usar um produto pronto.',
          en: 'The organization has nobody to develop or install systems and wants to use a finished product.',
          es: 'La organización no tiene quien desarrolle ni instale sistemas y quiere usar un producto terminado.',
        },
        rulesOut: {
          iaas: {
            pt: 'Com IaaS a equipe recebe máquinas virtuais, e alguém teria de desenvolver ou instalar o sistema.',
            en: 'With IaaS the team gets virtual machines, and somebody would have to develop or install the system.',
            es: 'Con IaaS el equipo recibe máquinas virtuales, y alguien tendría que desarrollar o instalar el sistema.',
          },
          paas: {
            pt: 'A PaaS executa o código que a própria equipe escreve, e não há quem desenvolva.',
            en: 'PaaS runs code that the team itself writes, and there is nobody to develop it.',
            es: 'La PaaS ejecuta el código que el propio equipo escribe, y no hay quien lo desarrolle.',
          },
        },
      },
      {
        id: 'keep-machines',
        text: {
          pt: 'Parte do sistema deve continuar nos servidores próprios, e o resto vai para a AWS.',
          en: 'Part of the system must stay on its own servers, and the rest goes to AWS.',
          es: 'Una parte del sistema debe seguir en sus propios servidores, y el resto va a AWS.',
        },
        notWith: ['close-room'],
        rulesOut: {
          private: {
            pt: 'Na nuvem privada, nada vai para a AWS: tudo fica em equipamento próprio.',
            en: 'In the private cloud nothing goes to AWS: everything stays on equipment of its own.',
            es: 'En la nube privada, nada va a AWS: todo queda en equipos propios.',
          },
          public: {
            pt: 'Na nuvem pública, nada fica nos servidores próprios.',
            en: 'In the public cloud, nothing stays on its own servers.',
            es: 'En la nube pública, nada queda en los servidores propios.',
          },
        },
      },
      {
        id: 'no-new-hardware',
        text: {
          pt: 'A capacidade precisa dobrar, e a organização não terá mais servidores nas suas instalações.',
          en: 'Capacity has to double, and the organization will not have more servers on its premises.',
          es: 'La capacidad debe duplicarse, y la organización no tendrá más servidores en sus instalaciones.',
        },
        rulesOut: {
          private: {
            pt: 'A nuvem privada local cresce só com mais equipamento nas instalações da organização.',
            en: 'The on-premises private cloud grows only with more equipment on the organization’s premises.',
            es: 'La nube privada local crece solo con más equipos en las instalaciones de la organización.',
          },
        },
      },
      {
        id: 'peak-elsewhere',
        text: {
          pt: 'No fim do ano a carga dobra, e a capacidade extra deve ser paga só nesses dias.',
          en: 'At year end the load doubles, and the extra capacity should be paid for only on those days.',
          es: 'A fin de año la carga se duplica, y la capacidad extra debe pagarse solo esos días.',
        },
        rulesOut: {
          private: {
            pt: 'Na nuvem privada local, o equipamento do pico é comprado e fica ocioso depois.',
            en: 'In the on-premises private cloud, the equipment for the peak is bought and idle afterwards.',
            es: 'En la nube privada local, el equipo del pico se compra y queda ocioso después.',
          },
        },
      },
      {
        id: 'close-room',
        text: {
          pt: 'A sala de servidores será fechada, e a organização não quer mais equipamentos próprios.',
          en: 'The server room is being closed, and the organization wants no more equipment of its own.',
          es: 'La sala de servidores se va a cerrar, y la organización no quiere más equipos propios.',
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
        id: 'code-only',
        text: {
          pt: 'A equipe vai escrever o código e não quer manter os sistemas operacionais em que ele roda.',
          en: 'The team will write the code and does not want to maintain the operating systems that it runs on.',
          es: 'El equipo va a escribir el código y no quiere mantener los sistemas operativos en los que corre.',
        },
        rulesOut: {
          iaas: {
            pt: 'Na IaaS, a equipe recebe máquinas virtuais e aplica ela mesma os patches do sistema operacional.',
            en: 'With IaaS the team gets virtual machines and patches their operating system itself.',
            es: 'Con IaaS, el equipo recibe máquinas virtuales y aplica él mismo los parches del sistema operativo.',
          },
          saas: {
            pt: 'Na SaaS usa-se o produto do fornecedor; não há onde executar o código da equipe.',
            en: 'With SaaS the vendor’s product is used; there is nowhere to run the team’s code.',
            es: 'Con SaaS se usa el producto del proveedor; no hay dónde ejecutar el código del equipo.',
          },
        },
      },
      {
        id: 'own-agent',
        text: {
          pt: 'A segurança exige um agente próprio, e a equipe deve escolher e manter o sistema operacional.',
          en: 'Security requires its own agent, and the team must choose and maintain the operating system.',
          es: 'Seguridad exige un agente propio, y el equipo debe elegir y mantener el sistema operativo.',
        },
        rulesOut: {
          paas: {
            pt: 'Na PaaS, em regra é o provedor que escolhe e mantém o sistema operacional.',
            en: 'With PaaS, as a rule the provider chooses and maintains the operating system.',
            es: 'Con PaaS, por regla general el proveedor elige y mantiene el sistema operativo.',
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
          pt: 'O programa atual, com módulos em um sistema operacional que a equipe escolhe e mantém, deve rodar sem alterações.',
          en: 'The existing program depends on modules in an operating system that the team chooses and maintains, and must run unchanged.',
          es: 'El programa actual, con módulos en un sistema operativo que el equipo elige y mantiene, debe correr sin cambios.',
        },
        rulesOut: {
          saas: {
            pt: 'Na SaaS roda o produto do fornecedor, e não o programa atual.',
            en: 'With SaaS it is the vendor’s product that runs, not the existing program.',
            es: 'Con SaaS corre el producto del proveedor, no el programa actual.',
          },
          paas: {
            pt: 'Na PaaS, em regra é o provedor que escolhe e mantém o sistema operacional; o programa teria de ser adaptado à plataforma.',
            en: 'With PaaS, as a rule the provider chooses and maintains the operating system; the program would have to be adapted to the platform.',
            es: 'Con PaaS, por regla general el proveedor elige y mantiene el sistema operativo; el programa tendría que adaptarse a la plataforma.',
          },
        },
      },
      {
        id: 'stays-home',
        notWith: ['keep-machines', 'peak-elsewhere', 'close-room', 'no-new-hardware', 'no-developers'],
        text: {
          pt: 'Por norma, dados e sistemas ficam no próprio data center, em um serviço interno sob demanda.',
          en: 'By regulation, data and systems stay in its own data center, as an internal on-demand service.',
          es: 'Por norma, los datos y sistemas quedan en su propio centro de datos, como un servicio interno bajo demanda.',
        },
        rulesOut: {
          public: {
            pt: 'Na nuvem pública, dados e sistemas ficam nos data centers do provedor.',
            en: 'In the public cloud, data and systems are in the provider’s data centers.',
            es: 'En la nube pública, los datos y sistemas están en los centros de datos del proveedor.',
          },
          hybrid: {
            pt: 'A nuvem híbrida põe uma parte do sistema nos data centers do provedor.',
            en: 'The hybrid cloud puts a part of the system in the provider’s data centers.',
            es: 'La nube híbrida pone una parte del sistema en los centros de datos del proveedor.',
          },
          saas: {
            pt: 'A SaaS é operada pelo fornecedor, e não como um serviço interno da organização.',
            en: 'SaaS is run by its vendor, not as an internal service of the organization.',
            es: 'El SaaS lo opera su proveedor, y no es un servicio interno de la organización.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação de modelos atende a esses requisitos?',
      en: 'Which combination of models meets these requirements?',
      es: '¿Qué combinación de modelos cumple estos requisitos?',
    },
  }),
];
