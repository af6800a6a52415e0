import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const cloudChoices: readonly Pattern[] = [
  {
    id: 'cloud-strategy-choice',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'deployment-models' } },
    scene: {
      pt: 'Pense na capacidade de computação como água, nos provedores como companhias que a fornecem e no prédio da organização como seu terreno.',
      en: 'Think of computing capacity as water, of cloud providers as the companies that supply it and of your building as the grounds.',
      es: 'Piensa en la capacidad de cómputo como agua, en los proveedores como compañías que la suministran y en el edificio como un terreno.',
    },
    situations: [
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas vai substituir os servidores de agendamento e de exames.',
          en: 'A chain of clinics is replacing the servers of its scheduling and lab systems.',
          es: 'Una red de clínicas va a reemplazar los servidores de turnos y de estudios.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'Uma seguradora decide onde vão rodar seus sistemas de apólices e sinistros.',
          en: 'An insurer is deciding where its policy and claims systems will run.',
          es: 'Una aseguradora decide dónde van a funcionar sus sistemas de pólizas y siniestros.',
        },
      },
      {
        id: 'retailer',
        text: {
          pt: 'Uma rede de varejo planeja onde rodar a loja virtual e o controle de estoque.',
          en: 'A retail chain is planning where to run its online store and inventory control.',
          es: 'Una cadena minorista planifica dónde ejecutar su tienda en línea y su inventario.',
        },
      },
    ],
    candidates: [
      {
        id: 'public',
        text: {
          pt: 'Uma nuvem pública, de um só provedor',
          en: 'A public cloud, of a single provider',
          es: 'Una nube pública, de un solo proveedor',
        },
        uses: [],
        why: {
          pt: 'A nuvem pública de um provedor dispensa equipamentos, cria ambientes em minutos, cresce com a demanda e dá à equipe um só conjunto de ferramentas.',
          en: 'One provider’s public cloud needs no equipment, creates environments in minutes, grows with demand and gives the team a single set of tools.',
          es: 'La nube pública de un proveedor no exige hardware, crea entornos en minutos, crece con la demanda y da al equipo un solo conjunto de herramientas.',
        },
        likeness: {
          pt: 'a água da única companhia da cidade, quanta a torneira pedir, toda vinda de fora do terreno',
          en: 'the water of the city’s only company, as much as the tap asks for, all from outside the grounds',
          es: 'el agua de la única compañía de la ciudad, cuanta pida el grifo, toda de fuera del terreno',
        },
        tell: {
          pt: 'Áreas que criam ambientes sozinhas, em minutos: uma nuvem, e não servidores instalados um a um. Sem equipamento próprio e com o mínimo a aprender: a nuvem pública. Um só ambiente e um só conjunto de ferramentas: uma nuvem pública de um provedor, ou privada. Dez vezes mais capacidade por algumas horas: a nuvem pública, sozinha ou como parte de uma híbrida ou multicloud. Equipamentos que a diretoria não quer comprar nem alugar: a nuvem pública, de um ou de vários provedores.',
          en: 'Departments that create environments by themselves, within minutes: a cloud rather than servers set up one by one. No equipment of one’s own and the least to learn: the public cloud. One environment and one set of tools: a single provider’s public cloud, or a private one. Ten times the capacity for some hours: a public cloud, alone or as part of a hybrid or multicloud one. Equipment that management wants neither to buy nor to rent: the public cloud, of one provider or of several.',
          es: 'Áreas que crean entornos por sí mismas, en minutos: una nube, y no servidores instalados uno por uno. Sin hardware propio y con lo mínimo que aprender: la nube pública. Un solo entorno y un solo conjunto de herramientas: una nube pública de un proveedor, o privada. Diez veces más capacidad por algunas horas: la nube pública, sola o como parte de una híbrida o multicloud. Hardware que la dirección no quiere comprar ni alquilar: la nube pública, de uno o de varios proveedores.',
        },
        source: page('learn/what-is-public-cloud'),
        popularity: 5,
      },
      {
        id: 'hybrid',
        text: {
          pt: 'Uma nuvem híbrida, com parte no prédio próprio',
          en: 'A hybrid cloud, part of it in its own building',
          es: 'Una nube híbrida, con una parte en su edificio',
        },
        uses: [],
        why: {
          pt: 'Na nuvem híbrida, equipamentos próprios no prédio guardam o que precisa ficar e respondem mesmo sem internet, e o resto cresce com a capacidade do provedor.',
          en: 'In a hybrid cloud, the organization’s own equipment in the building keeps what has to stay and answers even without internet, and the rest grows with the provider’s capacity.',
          es: 'En la nube híbrida, equipos propios en el edificio guardan lo que debe quedarse y responden incluso sin internet, y el resto crece con la capacidad del proveedor.',
        },
        likeness: {
          pt: 'o poço próprio para a água que deve ficar e a da cidade para o resto, com dois sistemas',
          en: 'the private well for water that must stay and city water for the rest, with two systems',
          es: 'el pozo propio para el agua que debe quedarse y la de la ciudad para el resto, con dos sistemas',
        },
        tell: {
          pt: 'Aparelhos que precisam de resposta em milissegundos, mesmo sem internet: uma nuvem híbrida ou privada, com parte perto deles. Áreas que criam ambientes sozinhas, em minutos: uma nuvem, e não servidores instalados um a um. Certos registros em equipamentos sob controle exclusivo: uma nuvem híbrida ou privada. Uma parte que não pode sair do prédio, e outra que precisa crescer: uma nuvem híbrida. Registros em equipamentos próprios e picos de capacidade: uma nuvem híbrida. Dez vezes mais capacidade por algumas horas: a nuvem pública, sozinha ou como parte de uma híbrida ou multicloud.',
          en: 'Devices that need an answer within milliseconds, even without internet: a hybrid or a private cloud, close to them. Departments that create environments by themselves, within minutes: a cloud rather than servers set up one by one. Certain records on equipment under exclusive control: a hybrid or a private cloud. One part that cannot leave the building and another that has to grow: a hybrid cloud. Records on one’s own equipment and peaks in capacity: a hybrid cloud. Ten times the capacity for some hours: a public cloud, alone or as part of a hybrid or multicloud one.',
          es: 'Aparatos que necesitan respuesta en milisegundos, incluso sin internet: una nube híbrida o privada, cerca de ellos. Áreas que crean entornos por sí mismas, en minutos: una nube, y no servidores instalados uno por uno. Ciertos registros en equipos bajo control exclusivo: una nube híbrida o privada. Una parte que no puede salir del edificio y otra que necesita crecer: una nube híbrida. Registros en equipos propios y picos de capacidad: una nube híbrida. Diez veces más capacidad por algunas horas: la nube pública, sola o como parte de una híbrida o multicloud.',
        },
        source: page('learn/what-is-hybrid-cloud'),
        popularity: 5,
      },
      {
        id: 'multi',
        text: {
          pt: 'Uma estratégia multicloud, com dois provedores',
          en: 'A multicloud strategy, with two providers',
          es: 'Una estrategia multicloud, con dos proveedores',
        },
        uses: [],
        why: {
          pt: 'Na estratégia multicloud, os sistemas usam dois provedores públicos, sem equipamento próprio, e a saída de um não para a empresa.',
          en: 'In a multicloud strategy, systems use two public providers, without equipment of one’s own, and leaving one does not stop the company.',
          es: 'En la estrategia multicloud, los sistemas usan dos proveedores públicos, sin hardware propio, y la salida de uno no detiene a la empresa.',
        },
        likeness: {
          pt: 'a água de duas companhias de fora, que não para se uma fechar, com dois encanamentos a cuidar',
          en: 'the water of two outside companies, which flows on if one closes, with two sets of pipes to tend',
          es: 'el agua de dos compañías de fuera, que no se corta si una cierra, con dos cañerías que cuidar',
        },
        tell: {
          pt: 'Áreas que criam ambientes sozinhas, em minutos: uma nuvem, e não servidores instalados um a um. Risco de depender de um só fornecedor: uma estratégia multicloud. Continuar se um provedor de nuvem encerrar o serviço: uma estratégia multicloud. Dez vezes mais capacidade por algumas horas: a nuvem pública, sozinha ou como parte de uma híbrida ou multicloud. Equipamentos que a diretoria não quer comprar nem alugar: a nuvem pública, de um ou de vários provedores.',
          en: 'Departments that create environments by themselves, within minutes: a cloud rather than servers set up one by one. The risk of depending on one vendor: a multicloud strategy. Going on if a cloud provider ends its service: a multicloud strategy. Ten times the capacity for some hours: a public cloud, alone or as part of a hybrid or multicloud one. Equipment that management wants neither to buy nor to rent: the public cloud, of one provider or of several.',
          es: 'Áreas que crean entornos por sí mismas, en minutos: una nube, y no servidores instalados uno por uno. Riesgo de depender de un solo proveedor: una estrategia multicloud. Seguir si un proveedor de nube termina su servicio: una estrategia multicloud. Diez veces más capacidad por algunas horas: la nube pública, sola o como parte de una híbrida o multicloud. Hardware que la dirección no quiere comprar ni alquilar: la nube pública, de uno o de varios proveedores.',
        },
        source: page('learn/what-is-multicloud'),
        popularity: 4,
      },
      {
        id: 'private',
        text: {
          pt: 'Uma nuvem privada, montada no prédio próprio',
          en: 'A private cloud, built in its own building',
          es: 'Una nube privada, montada en su edificio',
        },
        uses: [],
        why: {
          pt: 'A nuvem privada dá autoatendimento às áreas internas em um só ambiente, com equipamentos da empresa no prédio, que respondem mesmo sem internet.',
          en: 'A private cloud gives internal departments self-service in one environment, on the company’s own equipment in the building, which answers even without internet.',
          es: 'La nube privada da autoservicio a las áreas internas en un solo entorno, con equipos de la empresa en el edificio, que responden incluso sin internet.',
        },
        likeness: {
          pt: 'o poço cavado no terreno, com torneiras em todas as salas, que não dá mais do que contém',
          en: 'the well dug on the grounds, with taps in every room, which gives no more than it holds',
          es: 'el pozo cavado en el terreno, con grifos en todas las salas, que no da más de lo que contiene',
        },
        tell: {
          pt: 'Aparelhos que precisam de resposta em milissegundos, mesmo sem internet: uma nuvem híbrida ou privada, com parte perto deles. Áreas que criam ambientes sozinhas, em minutos: uma nuvem, e não servidores instalados um a um. Certos registros em equipamentos sob controle exclusivo: uma nuvem híbrida ou privada. Autoatendimento em equipamentos só da empresa: uma nuvem privada. Um só ambiente e um só conjunto de ferramentas: uma nuvem pública de um provedor, ou privada.',
          en: 'Devices that need an answer within milliseconds, even without internet: a hybrid or a private cloud, close to them. Departments that create environments by themselves, within minutes: a cloud rather than servers set up one by one. Certain records on equipment under exclusive control: a hybrid or a private cloud. Self-service on the company’s own equipment: a private cloud. One environment and one set of tools: a single provider’s public cloud, or a private one.',
          es: 'Aparatos que necesitan respuesta en milisegundos, incluso sin internet: una nube híbrida o privada, cerca de ellos. Áreas que crean entornos por sí mismas, en minutos: una nube, y no servidores instalados uno por uno. Ciertos registros en equipos bajo control exclusivo: una nube híbrida o privada. Autoservicio en equipos propios de la empresa: una nube privada. Un solo entorno y un solo conjunto de herramientas: una nube pública de un proveedor, o privada.',
        },
        source: page('discover/what-is-a-private-cloud'),
        popularity: 3,
      },
      {
        id: 'servers',
        text: {
          pt: 'Servidores novos, instalados como os atuais',
          en: 'New servers, set up like the current ones',
          es: 'Servidores nuevos, instalados como los actuales',
        },
        uses: [],
        why: {
          pt: 'Servidores novos no mesmo modelo mantêm dados e ferramentas onde estão e não exigem nada novo da equipe.',
          en: 'New servers in the same model keep data and tools where they are and demand nothing new of the team.',
          es: 'Servidores nuevos en el mismo modelo mantienen datos y herramientas donde están y no exigen nada nuevo al equipo.',
        },
        likeness: {
          pt: 'os baldes novos comprados para o poço de sempre, que o caseiro enche um a um a pedido',
          en: 'the new buckets bought for the same old well, which the caretaker fills one by one on request',
          es: 'los baldes nuevos comprados para el pozo de siempre, que el cuidador llena uno a uno a pedido',
        },
        tell: {
          pt: 'Nenhuma mudança para a equipe e investimento adiantado: servidores próprios.',
          en: 'No change for the team and an investment up front: on-premises servers.',
          es: 'Ningún cambio para el equipo e inversión por adelantado: servidores propios.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'no-capex',
        text: {
          pt: 'Os servidores atuais serão desativados, e a diretoria não quer mais comprar nem alugar equipamentos.',
          en: 'The present servers are being retired, and management wants neither to buy nor to rent equipment.',
          es: 'Los servidores actuales se van a retirar, y la dirección ya no quiere comprar ni alquilar hardware.',
        },
        fits: ['public', 'multi'],
        rulesOut: {
          hybrid: {
            pt: 'A nuvem híbrida ainda pede equipamentos, comprados ou alugados, para a parte que fica no prédio.',
            en: 'A hybrid cloud still needs equipment, bought or rented, for the part that stays in the building.',
            es: 'La nube híbrida todavía exige hardware, comprado o alquilado, para la parte que queda en el edificio.',
          },
          private: {
            pt: 'A nuvem privada no prédio próprio precisa de equipamentos, comprados ou alugados.',
            en: 'A private cloud in one’s own building needs equipment, bought or rented.',
            es: 'La nube privada en el edificio propio necesita hardware, comprado o alquilado.',
          },
          servers: {
            pt: 'Servidores novos teriam de ser comprados ou alugados.',
            en: 'New servers would have to be bought or rented.',
            es: 'Los servidores nuevos tendrían que comprarse o alquilarse.',
          },
        },
      },
      {
        id: 'stay',
        situations: ['clinic', 'insurer'],
        text: {
          pt: 'Um contrato exige que certos registros fiquem em equipamentos sob controle exclusivo da organização.',
          en: 'A contract requires certain records to stay on equipment under the organization’s exclusive control.',
          es: 'Un contrato exige que ciertos registros queden en equipos bajo control exclusivo de la organización.',
        },
        fits: ['hybrid', 'private', 'servers'],
        rulesOut: {
          public: {
            pt: 'Na nuvem pública, o equipamento é do provedor, e não de controle exclusivo da empresa.',
            en: 'In a public cloud the equipment is the provider’s, not under the company’s exclusive control.',
            es: 'En la nube pública el equipo es del proveedor, y no de control exclusivo de la empresa.',
          },
          multi: {
            pt: 'Dois provedores públicos continuam a ser equipamento de terceiros.',
            en: 'Two public providers are still other people’s equipment.',
            es: 'Dos proveedores públicos siguen siendo equipos de terceros.',
          },
        },
      },
      {
        id: 'elastic',
        text: {
          pt: 'A empresa precisa de dez vezes mais capacidade por algumas horas em datas de pico.',
          en: 'The company needs ten times the capacity for some hours on peak dates.',
          es: 'La empresa necesita diez veces más capacidad por algunas horas en fechas pico.',
        },
        fits: ['public', 'hybrid', 'multi'],
        rulesOut: {
          private: {
            pt: 'A nuvem privada cresce só até o equipamento que a empresa comprou.',
            en: 'A private cloud grows just up to the equipment that the company bought.',
            es: 'La nube privada crece solo hasta el equipo que compró la empresa.',
          },
          servers: {
            pt: 'Servidores próprios têm a capacidade comprada, e não dez vezes mais por algumas horas.',
            en: 'On-premises servers have the capacity that was bought, not ten times more for some hours.',
            es: 'Los servidores propios tienen la capacidad comprada, y no diez veces más por unas horas.',
          },
        },
      },
      {
        id: 'small-team',
        text: {
          pt: 'A equipe quer um só ambiente e um só conjunto de ferramentas para manter.',
          en: 'The team wants one environment and one set of tools to maintain.',
          es: 'El equipo quiere un solo entorno y un solo conjunto de herramientas que mantener.',
        },
        fits: ['public', 'private', 'servers'],
        rulesOut: {
          hybrid: {
            pt: 'A nuvem híbrida deixa dois ambientes para a equipe manter.',
            en: 'A hybrid cloud leaves two environments for the team to maintain.',
            es: 'La nube híbrida deja dos entornos para que el equipo los mantenga.',
          },
          multi: {
            pt: 'Com dois provedores, a equipe teria de dominar dois conjuntos de ferramentas.',
            en: 'With two providers the team would have to master two sets of tools.',
            es: 'Con dos proveedores, el equipo tendría que dominar dos conjuntos de herramientas.',
          },
        },
      },
      {
        id: 'vendor',
        text: {
          pt: 'A empresa quer continuar operando se um provedor de nuvem encerrar o serviço.',
          en: 'The company wants to keep operating if a cloud provider ends its service.',
          es: 'La empresa quiere seguir operando si un proveedor de nube termina su servicio.',
        },
        fits: ['multi', 'servers', 'private'],
        rulesOut: {
          public: {
            pt: 'Com um só provedor, o encerramento do serviço para os sistemas.',
            en: 'With a single provider, the end of its service stops the systems.',
            es: 'Con un solo proveedor, el cierre de su servicio detiene los sistemas.',
          },
        },
        notWith: ['elastic', 'stay', 'self-service'],
      },
      {
        id: 'self-service',
        text: {
          pt: 'As áreas internas querem criar ambientes sozinhas, em minutos.',
          en: 'Internal departments want to create environments by themselves, within minutes.',
          es: 'Las áreas internas quieren crear entornos por sí mismas, en minutos.',
        },
        fits: ['public', 'hybrid', 'multi', 'private'],
        rulesOut: {
          servers: {
            pt: 'Em servidores no modelo atual, cada ambiente depende da instalação por alguém da equipe.',
            en: 'On servers in the current model, each environment depends on someone on the team setting it up.',
            es: 'En servidores con el modelo actual, cada entorno depende de que alguien del equipo lo instale.',
          },
        },
      },
      {
        id: 'local',
        text: {
          pt: 'Em cada unidade, os aparelhos precisam de resposta em milissegundos, mesmo sem internet.',
          en: 'At each site, devices need an answer within milliseconds, even without internet.',
          es: 'En cada sede, los aparatos necesitan respuesta en milisegundos, incluso sin internet.',
        },
        situations: ['clinic', 'retailer'],
        notWith: ['stay', 'vendor', 'no-capex'],
        fits: ['hybrid', 'private', 'servers'],
        rulesOut: {
          public: {
            pt: 'A nuvem pública fica longe dos aparelhos e depende da internet.',
            en: 'A public cloud is far from the devices and depends on the internet.',
            es: 'La nube pública está lejos de los aparatos y depende de internet.',
          },
          multi: {
            pt: 'Dois provedores públicos também ficam longe e dependem da internet.',
            en: 'Two public providers are far away too and depend on the internet.',
            es: 'Dos proveedores públicos también están lejos y dependen de internet.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que modelo atende a todos esses requisitos?',
      en: 'Which model meets all of these requirements?',
      es: '¿Qué modelo cumple todos estos requisitos?',
    },
  },
  {
    id: 'service-model-choice',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'service-models' } },
    scene: {
      pt: 'Pense no novo sistema como um jantar, em que o programa é a receita e os servidores são a cozinha.',
      en: 'Think of the new system as a dinner, where the program is the recipe and the servers are the kitchen.',
      es: 'Piensa en el nuevo sistema como una cena, en la que el programa es la receta y los servidores son la cocina.',
    },
    situations: [
      {
        id: 'school',
        text: {
          pt: 'Um colégio quer um novo sistema de comunicação com as famílias.',
          en: 'A school wants a new system to communicate with families.',
          es: 'Un colegio quiere un nuevo sistema de comunicación con las familias.',
        },
      },
      {
        id: 'logistics',
        text: {
          pt: 'Uma empresa de logística quer um sistema novo para falar com os seus entregadores.',
          en: 'A logistics company wants a new system to communicate with its drivers.',
          es: 'Una empresa de logística quiere un sistema nuevo para comunicarse con sus repartidores.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Um museu quer um sistema para se relacionar com visitantes e doadores.',
          en: 'A museum wants a system to stay in touch with visitors and donors.',
          es: 'Un museo quiere un sistema para relacionarse con visitantes y donantes.',
        },
      },
      {
        id: 'orchestra',
        text: {
          pt: 'Uma orquestra quer um sistema novo para tratar com assinantes e patrocinadores.',
          en: 'An orchestra wants a new system to deal with subscribers and sponsors.',
          es: 'Una orquesta quiere un sistema nuevo para tratar con abonados y patrocinadores.',
        },
      },
      {
        id: 'co-op',
        text: {
          pt: 'Uma cooperativa de táxis quer um sistema novo para combinar turnos com os motoristas.',
          en: 'A taxi cooperative wants a new system to agree shifts with its drivers.',
          es: 'Una cooperativa de taxis quiere un sistema nuevo para acordar turnos con sus conductores.',
        },
      },
    ],
    candidates: [
      {
        id: 'saas',
        text: {
          pt: 'Assinar um sistema pronto, no modelo SaaS',
          en: 'Subscribe to a ready system, in the SaaS model',
          es: 'Suscribirse a un software ya hecho, en modelo SaaS',
        },
        uses: [],
        why: {
          pt: 'No SaaS, a empresa assina por mês um sistema que já existe e só o configura e usa, e o fornecedor mantém tudo, até patches e capacidade.',
          en: 'With SaaS the company subscribes by the month to a system that already exists and just configures and uses it, and the vendor maintains everything, patches and capacity included.',
          es: 'En SaaS la empresa se suscribe por mes a un sistema que ya existe y solo lo configura y lo usa, y el proveedor lo mantiene todo, incluso parches y capacidad.',
        },
        likeness: {
          pt: 'o jantar num restaurante, onde tudo chega pronto e ninguém entra na cozinha nem muda o cardápio',
          en: 'a dinner at a restaurant, where all comes ready and nobody enters the kitchen or changes the menu',
          es: 'la cena en un restaurante, donde todo llega listo y nadie entra en la cocina ni cambia el menú',
        },
        tell: {
          pt: 'Uso que cresce dez vezes sem ninguém para configurar a capacidade: PaaS ou SaaS, em que o provedor cuida da escala. Em uso em uma semana: um sistema pronto, e não código a escrever. Sem desenvolver nem operar nada: SaaS. Equipe que não tem programadores: um sistema pronto, assinado (SaaS) ou comprado, e não código próprio. Despesas mensais que sigam o uso ou o número de usuários, sem compras: um serviço de nuvem, e não servidores nem licenças. Patches de sistema operacional que a equipe não quer aplicar: PaaS ou SaaS, em que são tarefa do provedor. Sala de servidores em que nenhum equipamento pode ficar: máquinas do provedor (IaaS), PaaS ou SaaS, e não servidores próprios.',
          en: 'Use that grows tenfold with nobody to configure capacity: PaaS or SaaS, where the provider looks after scaling. In use within a week: a ready system rather than code to write. Without developing or operating anything: SaaS. A team that has no programmers: a ready system, subscribed to (SaaS) or bought, rather than code of one’s own. Monthly expenses that follow use or the number of users, without purchases: a cloud service rather than servers or licenses. Operating systems that the team does not want to patch: PaaS or SaaS, where this is the provider’s task. A server room where no equipment may stay: the provider’s machines (IaaS), PaaS or SaaS rather than servers of one’s own.',
          es: 'Uso que crece diez veces sin nadie para configurar la capacidad: PaaS o SaaS, en que el proveedor se ocupa de la escala. En uso en una semana: un sistema ya hecho, y no código que escribir. Sin desarrollar ni operar nada: SaaS. Equipo que no tiene programadores: un sistema ya hecho, por suscripción (SaaS) o comprado, y no código propio. Gastos mensuales que sigan el uso o el número de usuarios, sin compras: un servicio de nube, y no servidores ni licencias. Parches de sistema operativo que el equipo no quiere aplicar: PaaS o SaaS, en que son tarea del proveedor. Sala de servidores en la que ningún equipo puede quedar: máquinas del proveedor (IaaS), PaaS o SaaS, y no servidores propios.',
        },
        source: page('learn/paas-vs-iaas-vs-saas'),
        popularity: 5,
      },
      {
        id: 'paas',
        text: {
          pt: 'Escrever o código e publicá-lo em uma PaaS',
          en: 'Write the code and deploy it to a PaaS',
          es: 'Escribir el código y publicarlo en una PaaS',
        },
        uses: [],
        why: {
          pt: 'Na PaaS, a empresa escreve o que quiser, e o provedor cuida de servidores, sistema operacional e escala e cobra pelo uso.',
          en: 'With PaaS the company writes what it wants, and the provider looks after servers, operating system and scaling and charges by use.',
          es: 'En PaaS la empresa escribe lo que quiera, y el proveedor se ocupa de servidores, sistema operativo y escala y cobra por uso.',
        },
        likeness: {
          pt: 'a receita por inventar numa cozinha com equipe, que acende fogões conforme a fila, mas não deixa mexer neles',
          en: 'the recipe yet to be invented in a staffed kitchen, which lights stoves as needed but lets nobody alter them',
          es: 'la receta por inventar en una cocina con personal, que enciende fogones según la fila, pero no deja tocarlos',
        },
        tell: {
          pt: 'Uso que cresce dez vezes sem ninguém para configurar a capacidade: PaaS ou SaaS, em que o provedor cuida da escala. Código próprio sem cuidar de servidores: PaaS. Regras que nenhum produto do mercado atende: código próprio, em PaaS ou IaaS, e não um sistema pronto. Despesas mensais que sigam o uso ou o número de usuários, sem compras: um serviço de nuvem, e não servidores nem licenças. Patches de sistema operacional que a equipe não quer aplicar: PaaS ou SaaS, em que são tarefa do provedor. Sala de servidores em que nenhum equipamento pode ficar: máquinas do provedor (IaaS), PaaS ou SaaS, e não servidores próprios.',
          en: 'Use that grows tenfold with nobody to configure capacity: PaaS or SaaS, where the provider looks after scaling. Own code without looking after servers: PaaS. Rules that no product on the market covers: code of one’s own, on PaaS or IaaS, rather than a ready system. Monthly expenses that follow use or the number of users, without purchases: a cloud service rather than servers or licenses. Operating systems that the team does not want to patch: PaaS or SaaS, where this is the provider’s task. A server room where no equipment may stay: the provider’s machines (IaaS), PaaS or SaaS rather than servers of one’s own.',
          es: 'Uso que crece diez veces sin nadie para configurar la capacidad: PaaS o SaaS, en que el proveedor se ocupa de la escala. Código propio sin ocuparse de servidores: PaaS. Reglas que ningún producto del mercado cubre: código propio, en PaaS o IaaS, y no un sistema ya hecho. Gastos mensuales que sigan el uso o el número de usuarios, sin compras: un servicio de nube, y no servidores ni licencias. Parches de sistema operativo que el equipo no quiere aplicar: PaaS o SaaS, en que son tarea del proveedor. Sala de servidores en la que ningún equipo puede quedar: máquinas del proveedor (IaaS), PaaS o SaaS, y no servidores propios.',
        },
        source: page('learn/paas-vs-iaas-vs-saas'),
        popularity: 5,
      },
      {
        id: 'iaas',
        rightWith: ['os-agent'],
        text: {
          pt: 'Escrever o código e instalá-lo em máquinas IaaS',
          en: 'Write the code and install it on IaaS machines',
          es: 'Escribir el código e instalarlo en máquinas IaaS',
        },
        uses: [],
        why: {
          pt: 'Na IaaS, a empresa escreve o código e escolhe o sistema operacional e o que se instala nele, em máquinas do provedor pagas pelo uso.',
          en: 'With IaaS the company writes the code and chooses the operating system and what is installed on it, on the provider’s machines, paid by use.',
          es: 'En IaaS la empresa escribe el código y elige el sistema operativo y lo que se instala en él, en máquinas del proveedor pagadas por uso.',
        },
        likeness: {
          pt: 'a receita por inventar numa cozinha alugada vazia, que o inquilino equipa, limpa e amplia',
          en: 'the recipe yet to be invented in a kitchen rented bare, which the tenant equips, cleans and enlarges',
          es: 'la receta por inventar en una cocina alquilada vacía, que el inquilino equipa, limpia y amplía',
        },
        tell: {
          pt: 'Agente instalado no sistema operacional: máquinas IaaS, com código próprio ou comprado. Controle do sistema operacional sem hardware próprio: IaaS. Despesas mensais que sigam o uso ou o número de usuários, sem compras: um serviço de nuvem, e não servidores nem licenças. Regras que nenhum produto do mercado atende: código próprio, em PaaS ou IaaS, e não um sistema pronto. Sala de servidores em que nenhum equipamento pode ficar: máquinas do provedor (IaaS), PaaS ou SaaS, e não servidores próprios.',
          en: 'An agent installed on the operating system: IaaS machines, for code of one’s own or bought. Control of the operating system without hardware to buy: IaaS. Monthly expenses that follow use or the number of users, without purchases: a cloud service rather than servers or licenses. Rules that no product on the market covers: code of one’s own, on PaaS or IaaS, rather than a ready system. A server room where no equipment may stay: the provider’s machines (IaaS), PaaS or SaaS rather than servers of one’s own.',
          es: 'Agente instalado en el sistema operativo: máquinas IaaS, con código propio o comprado. Control del sistema operativo sin hardware propio: IaaS. Gastos mensuales que sigan el uso o el número de usuarios, sin compras: un servicio de nube, y no servidores ni licencias. Reglas que ningún producto del mercado cubre: código propio, en PaaS o IaaS, y no un sistema ya hecho. Sala de servidores en la que ningún equipo puede quedar: máquinas del proveedor (IaaS), PaaS o SaaS, y no servidores propios.',
        },
        source: page('learn/paas-vs-iaas-vs-saas'),
        popularity: 5,
      },
      {
        id: 'own',
        text: {
          pt: 'Escrever o código e rodá-lo em servidores próprios',
          en: 'Write the code and run it on its own servers',
          es: 'Escribir el código y correrlo en servidores propios',
        },
        uses: [],
        why: {
          pt: 'Em servidores próprios, a empresa controla todas as camadas, do equipamento ao código.',
          en: 'On its own servers the company controls all layers, from equipment to code.',
          es: 'En servidores propios, la empresa controla todas las capas, del equipo al código.',
        },
        likeness: {
          pt: 'a receita por inventar numa cozinha construída em casa, que o dono compra, limpa e amplia',
          en: 'the recipe yet to be invented in a kitchen built at home, which the owner buys, cleans and enlarges',
          es: 'la receta por inventar en una cocina construida en casa, que el dueño compra, limpia y amplía',
        },
        tell: {
          pt: 'Todas as camadas sob controle, todas as tarefas também: servidores próprios.',
          en: 'All layers under control, and all tasks too: on-premises servers.',
          es: 'Todas las capas bajo control, y todas las tareas también: servidores propios.',
        },
        source: page('learn/paas-vs-iaas-vs-saas'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'licence',
        text: {
          pt: 'Comprar um sistema pronto e instalá-lo em IaaS',
          en: 'Buy a ready system and install it on IaaS',
          es: 'Comprar un software ya hecho e instalarlo en IaaS',
        },
        uses: [],
        why: {
          pt: 'Um sistema comprado e instalado em IaaS já vem pronto, não pede programação e deixa o sistema operacional sob controle da empresa.',
          en: 'A system bought and installed on IaaS comes ready, needs no programming and leaves the operating system under the company’s control.',
          es: 'Un sistema comprado e instalado en IaaS ya viene hecho, no exige programar y deja el sistema operativo bajo control de la empresa.',
        },
        likeness: {
          pt: 'o prato congelado comprado pronto, igual para todos, aquecido numa cozinha alugada que o comprador limpa e amplia',
          en: 'the frozen meal bought ready, alike for all, heated in a rented kitchen that the buyer cleans and enlarges',
          es: 'el plato congelado comprado listo, igual para todos, calentado en una cocina alquilada que el comprador limpia y amplía',
        },
        tell: {
          pt: 'Em uso em uma semana: um sistema pronto, e não código a escrever. Agente instalado no sistema operacional: máquinas IaaS, com código próprio ou comprado. Sistema pronto, mas em máquinas que se controlam: um sistema comprado, em máquinas IaaS. Equipe que não tem programadores: um sistema pronto, assinado (SaaS) ou comprado, e não código próprio. Sala de servidores em que nenhum equipamento pode ficar: máquinas do provedor (IaaS), PaaS ou SaaS, e não servidores próprios.',
          en: 'In use within a week: a ready system rather than code to write. An agent installed on the operating system: IaaS machines, for code of one’s own or bought. A ready system, but on machines one controls: a purchased system, on IaaS machines. A team that has no programmers: a ready system, subscribed to (SaaS) or bought, rather than code of one’s own. A server room where no equipment may stay: the provider’s machines (IaaS), PaaS or SaaS rather than servers of one’s own.',
          es: 'En uso en una semana: un sistema ya hecho, y no código que escribir. Agente instalado en el sistema operativo: máquinas IaaS, con código propio o comprado. Software ya hecho, pero en máquinas que se controlan: un sistema comprado, en máquinas IaaS. Equipo que no tiene programadores: un sistema ya hecho, por suscripción (SaaS) o comprado, y no código propio. Sala de servidores en la que ningún equipo puede quedar: máquinas del proveedor (IaaS), PaaS o SaaS, y no servidores propios.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-devs',
        text: {
          pt: 'A equipe não tem programadores.',
          en: 'The team has no programmers.',
          es: 'El equipo no tiene programadores.',
        },
        fits: ['saas', 'licence'],
        rulesOut: {
          paas: {
            pt: 'A PaaS hospeda código, e não há quem o escreva.',
            en: 'A PaaS hosts code, and there is nobody to write it.',
            es: 'La PaaS aloja código, y no hay quien lo escriba.',
          },
          iaas: {
            pt: 'Código próprio em IaaS pede programadores que não existem.',
            en: 'Code on IaaS needs programmers, whom the team lacks.',
            es: 'El código propio en IaaS exige programadores que no hay.',
          },
          own: {
            pt: 'Código próprio em servidores da empresa pede programadores que não existem.',
            en: 'Code on the company’s servers needs programmers, whom the team lacks.',
            es: 'El código propio en servidores de la empresa exige programadores que no hay.',
          },
        },
      },
      {
        id: 'no-ops',
        text: {
          pt: 'A equipe não quer aplicar patches de sistema operacional.',
          en: 'The team does not want to patch operating systems.',
          es: 'El equipo no quiere aplicar parches de sistema operativo.',
        },
        fits: ['saas', 'paas'],
        rulesOut: {
          iaas: {
            pt: 'Na IaaS, as correções do sistema operacional são do cliente.',
            en: 'With IaaS, operating system patches are the customer’s.',
            es: 'En IaaS, los parches del sistema operativo son del cliente.',
          },
          own: {
            pt: 'Em servidores próprios, toda a manutenção é da equipe.',
            en: 'With on-premises servers, all the maintenance is the team’s.',
            es: 'En servidores propios, todo el mantenimiento es del equipo.',
          },
          licence: {
            pt: 'O sistema comprado roda em máquinas IaaS, que a equipe teria de corrigir.',
            en: 'The bought system runs on IaaS machines, which the team would have to patch.',
            es: 'El sistema comprado corre en máquinas IaaS, a las que el equipo tendría que aplicar parches.',
          },
        },
      },
      {
        id: 'unique',
        text: {
          pt: 'A organização tem regras que nenhum produto do mercado atende.',
          en: 'The organization has rules that no product on the market covers.',
          es: 'La organización tiene reglas que ningún producto del mercado cubre.',
        },
        fits: ['paas', 'iaas', 'own'],
        rulesOut: {
          saas: {
            pt: 'O SaaS só tem o que o fornecedor desenvolveu, e essas regras não estão lá.',
            en: 'SaaS has just what the vendor developed, and these rules are not there.',
            es: 'El SaaS solo tiene lo que desarrolló el proveedor, y esas reglas no están.',
          },
          licence: {
            pt: 'O sistema comprado também não traz as regras próprias da empresa.',
            en: 'The bought system does not have the company’s own rules either.',
            es: 'El sistema comprado tampoco trae las reglas propias de la empresa.',
          },
        },
      },
      {
        id: 'os-agent',
        text: {
          pt: 'A equipe de segurança exige instalar um agente no sistema operacional.',
          en: 'The security team requires an agent installed on the operating system.',
          es: 'El equipo de seguridad exige instalar un agente en el sistema operativo.',
        },
        fits: ['iaas', 'own', 'licence'],
        rulesOut: {
          saas: {
            pt: 'No SaaS, o cliente não instala nada no sistema operacional.',
            en: 'With SaaS the customer installs nothing on the operating system.',
            es: 'En SaaS el cliente no instala nada en el sistema operativo.',
          },
          paas: {
            pt: 'Na PaaS, o sistema operacional é do provedor e não aceita o agente.',
            en: 'With PaaS the operating system is the provider’s and does not take the agent.',
            es: 'En PaaS el sistema operativo es del proveedor y no acepta el agente.',
          },
        },
      },
      {
        id: 'no-hardware',
        text: {
          pt: 'A sala de servidores vai virar escritório, e nenhum equipamento pode ficar.',
          en: 'The server room is becoming an office, and no equipment may stay.',
          es: 'La sala de servidores va a ser oficina, y ningún equipo puede quedar.',
        },
        fits: ['saas', 'paas', 'iaas', 'licence'],
        rulesOut: {
          own: {
            pt: 'Servidores próprios são equipamento, que precisa de lugar e de troca.',
            en: 'Its own servers are equipment, which needs a place and replacement.',
            es: 'Los servidores propios son equipos, que necesitan lugar y reemplazo.',
          },
        },
      },
      {
        id: 'no-purchase',
        notWith: ['no-hardware', 'month'],
        text: {
          pt: 'O financeiro não aprova compras, só despesas mensais que sigam o uso ou o número de usuários.',
          en: 'Finance approves no purchases, just monthly expenses that follow use or the number of users.',
          es: 'Finanzas no aprueba compras, solo gastos mensuales que sigan el uso o el número de usuarios.',
        },
        fits: ['saas', 'paas', 'iaas'],
        rulesOut: {
          own: {
            pt: 'Os servidores próprios são comprados antes do primeiro uso.',
            en: 'Its own servers are bought before they are first used.',
            es: 'Los servidores propios se compran antes del primer uso.',
          },
          licence: {
            pt: 'O sistema pronto é comprado, antes de ser instalado nas máquinas IaaS.',
            en: 'The ready system is bought before it is installed on IaaS machines.',
            es: 'El software ya hecho se compra antes de instalarlo en las máquinas IaaS.',
          },
        },
      },
      {
        id: 'month',
        text: {
          pt: 'O sistema precisa estar em uso em uma semana.',
          en: 'The system has to be in use within a week.',
          es: 'El sistema tiene que estar en uso en una semana.',
        },
        notWith: ['unique'],
        fits: ['saas', 'licence'],
        rulesOut: {
          paas: {
            pt: 'Escrever o código para a PaaS leva mais que uma semana.',
            en: 'Writing the code for a PaaS takes more than a week.',
            es: 'Escribir el código para la PaaS lleva más de una semana.',
          },
          iaas: {
            pt: 'Escrever o código leva mais que uma semana, também em IaaS.',
            en: 'Writing the code takes more than a week, on IaaS too.',
            es: 'Escribir el código lleva más de una semana, también en IaaS.',
          },
          own: {
            pt: 'Comprar servidores e escrever o código leva mais que uma semana.',
            en: 'Buying servers and writing the code takes more than a week.',
            es: 'Comprar servidores y escribir el código lleva más de una semana.',
          },
        },
      },
      {
        id: 'growth',
        text: {
          pt: 'O uso pode crescer dez vezes de uma semana para outra, e ninguém na equipe vai configurar a capacidade.',
          en: 'Use may grow tenfold from one week to the next, and nobody on the team will configure capacity.',
          es: 'El uso puede crecer diez veces de una semana a otra, y nadie del equipo va a configurar la capacidad.',
        },
        fits: ['saas', 'paas'],
        rulesOut: {
          iaas: {
            pt: 'Na IaaS, a equipe configura quantas máquinas acompanham o uso.',
            en: 'With IaaS, the team sets up how many machines follow use.',
            es: 'En la IaaS, el equipo configura cuántas máquinas acompañan el uso.',
          },
          own: {
            pt: 'Servidores próprios têm só a capacidade comprada.',
            en: 'Its own servers have just the capacity that was bought.',
            es: 'Los servidores propios solo tienen la capacidad comprada.',
          },
          licence: {
            pt: 'O sistema comprado cresce só até o tamanho das máquinas IaaS que a equipe mantém.',
            en: 'The bought system grows just to the size of the IaaS machines that the team maintains.',
            es: 'El sistema comprado crece solo hasta el tamaño de las máquinas IaaS que mantiene el equipo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual caminho atende a todos esses requisitos?',
      en: 'Which approach meets all of these requirements?',
      es: '¿Qué camino cumple todos estos requisitos?',
    },
  },
  {
    id: 'place-choice',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'global-network' } },
    scene: {
      pt: 'Pense em cada data center como uma padaria, em cada região como uma cidade e nos usuários como os fregueses.',
      en: 'Think of each data center as a bakery, of each region as a city and of the users as customers.',
      es: 'Piensa en cada centro de datos como una panadería, en cada región como una ciudad y en los usuarios como clientes.',
    },
    situations: [
      {
        id: 'booking',
        text: {
          pt: 'Uma rede de hotéis leva ao Google Cloud o seu sistema de reservas.',
          en: 'A hotel chain is moving its booking system to Google Cloud.',
          es: 'Una cadena hotelera lleva a Google Cloud su sistema de reservas.',
        },
      },
      {
        id: 'tickets',
        text: {
          pt: 'Uma empresa de ingressos vai rodar no Google Cloud sua venda para shows.',
          en: 'A ticket company will run its concert sales on Google Cloud.',
          es: 'Una empresa de entradas va a ejecutar en Google Cloud su venta para conciertos.',
        },
      },
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório vai rodar no Google Cloud a entrega de resultados de exames.',
          en: 'A medical laboratory will deliver its test results from Google Cloud.',
          es: 'Un laboratorio va a ejecutar en Google Cloud la entrega de resultados.',
        },
      },
    ],
    candidates: [
      {
        id: 'one-zone',
        text: {
          pt: 'Em uma única zona, em São Paulo',
          en: 'In a single zone in São Paulo',
          es: 'En una sola zona, en São Paulo',
        },
        uses: [],
        why: {
          pt: 'Uma só zona em São Paulo tem o menor custo e fica perto de usuários do Brasil.',
          en: 'A single zone in São Paulo has the lowest cost and is close to users in Brazil.',
          es: 'Una sola zona en São Paulo tiene el menor costo y queda cerca de los usuarios de Brasil.',
        },
        likeness: {
          pt: 'a única padaria da casa, barata e perto dos fregueses, mas sem pão quando fecha',
          en: 'the owner’s only bakery, cheap and near the customers, but with no bread when it closes',
          es: 'la única panadería del dueño, barata y cerca de los clientes, pero sin pan cuando cierra',
        },
        tell: {
          pt: 'Menor custo e parada tolerada: uma só zona.',
          en: 'Lowest cost and an outage tolerated: a single zone.',
          es: 'Menor costo y se tolera una interrupción: una sola zona.',
        },
        source: page('docs/geography-and-regions'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'three-zones',
        text: {
          pt: 'Em três zonas de São Paulo',
          en: 'In three zones in São Paulo',
          es: 'En tres zonas de São Paulo',
        },
        uses: [],
        why: {
          pt: 'Três zonas de São Paulo, perto dos usuários e a milissegundos uma da outra, resistem à falha de uma delas e permitem 99,99% de disponibilidade, sem segunda região nem dados fora do Brasil.',
          en: 'Three zones in São Paulo, close to users and milliseconds apart, survive the failure of one of them and allow 99.99% availability, without a second region or data outside Brazil.',
          es: 'Tres zonas de São Paulo, cerca de los usuarios y a milisegundos entre sí, resisten la falla de una de ellas y permiten el 99,99% de disponibilidad, sin segunda región ni datos fuera de Brasil.',
        },
        likeness: {
          pt: 'as três padarias em bairros de uma só cidade, que só param juntas se a cidade parar',
          en: 'the three bakeries in districts of a single city, which stop together only if the city stops',
          es: 'las tres panaderías en barrios de una sola ciudad, que solo paran juntas si para la ciudad',
        },
        tell: {
          pt: 'Só regiões da América do Sul: São Paulo sozinha ou com Santiago. Orçamento que só cobre uma região: várias zonas dela. Falha em um data center que não pode tirar o sistema do ar: várias zonas, em uma só região ou em mais. Dados pessoais que ficam no Brasil: zonas da região de São Paulo. Disponibilidade prometida em uma só região: várias zonas. Gravação em todas as cópias em poucos milissegundos: zonas da mesma região. Usuários no Brasil e latência de menos de cem milissegundos: uma região perto deles, e não uma distante.',
          en: 'Only regions in South America: São Paulo alone or with Santiago. A budget that covers only one region: several zones of it. A data center failure that must not take the system down: several zones, in a single region or in more. Personal data that has to stay in Brazil: zones of the São Paulo region. Promised availability in one region: several zones. A write in every copy within a few milliseconds: zones of one region. Users in Brazil and a latency below a hundred milliseconds: a region close to them rather than one far away.',
          es: 'Solo regiones de América del Sur: São Paulo sola o con Santiago. Presupuesto que solo cubre una región: varias zonas de ella. Falla en un centro de datos que no puede dejar el sistema fuera de línea: varias zonas, en una sola región o en más. Datos personales que quedan en Brasil: zonas de la región de São Paulo. Disponibilidad prometida en una sola región: varias zonas. Escritura en todas las copias en pocos milisegundos: zonas de la misma región. Usuarios en Brasil y latencia de menos de cien milisegundos: una región cerca de ellos, y no una lejana.',
        },
        source: page('docs/geography-and-regions'),
        popularity: 4,
      },
      {
        id: 'two-regions',
        text: {
          pt: 'Em São Paulo e Santiago, com réplica ativa',
          en: 'In São Paulo and Santiago, with an active replica',
          es: 'En São Paulo y Santiago, con réplica activa',
        },
        uses: [],
        why: {
          pt: 'Duas regiões continuam a atender se uma cidade inteira ficar sem serviço, e ambas estão na América do Sul.',
          en: 'Two regions go on serving if a whole city loses service, and both are in South America.',
          es: 'Dos regiones siguen atendiendo si una ciudad entera queda sin servicio, y ambas están en América del Sur.',
        },
        likeness: {
          pt: 'as duas padarias em países vizinhos, com dois aluguéis e uma longa estrada entre elas',
          en: 'the two bakeries in neighboring countries, with two rents and a long road between them',
          es: 'las dos panaderías en países vecinos, con dos alquileres y una larga carretera entre ellas',
        },
        tell: {
          pt: 'Só regiões da América do Sul: São Paulo sozinha ou com Santiago. Desastre em uma cidade inteira: duas regiões. Região inteira indisponível: duas regiões. Falha em um data center que não pode tirar o sistema do ar: várias zonas, em uma só região ou em mais. Usuários no Brasil e latência de menos de cem milissegundos: uma região perto deles, e não uma distante.',
          en: 'Only regions in South America: São Paulo alone or with Santiago. Disaster in a whole city: two regions. A whole region unavailable: two regions. A data center failure that must not take the system down: several zones, in a single region or in more. Users in Brazil and a latency below a hundred milliseconds: a region close to them rather than one far away.',
          es: 'Solo regiones de América del Sur: São Paulo sola o con Santiago. Desastre en una ciudad entera: dos regiones. Región entera que deja de estar disponible: dos regiones. Falla en un centro de datos que no puede dejar el sistema fuera de línea: varias zonas, en una sola región o en más. Usuarios en Brasil y latencia de menos de cien milisegundos: una región cerca de ellos, y no una lejana.',
        },
        source: page('docs/geography-and-regions'),
        popularity: 4,
      },
      {
        id: 'far-zones',
        text: {
          pt: 'Em Iowa, onde o preço é menor, em três zonas',
          en: 'In Iowa, where prices are lowest, in three zones',
          es: 'En Iowa, donde el precio es menor, en tres zonas',
        },
        uses: [],
        why: {
          pt: 'A região de Iowa custa menos que a de São Paulo e, com três zonas, resiste à falha de uma.',
          en: 'The Iowa region costs less than São Paulo and, with three zones, survives the failure of one.',
          es: 'La región de Iowa cuesta menos que la de São Paulo y, con tres zonas, resiste la falla de una.',
        },
        likeness: {
          pt: 'as três padarias baratas de uma só cidade estrangeira, cujo pão viaja muito até os fregueses',
          en: 'the three cheap bakeries of one foreign city, whose bread travels a long way to the customers',
          es: 'las tres panaderías baratas de una sola ciudad extranjera, cuyo pan viaja mucho hasta los clientes',
        },
        tell: {
          pt: 'Menor preço, em qualquer distância: uma região mais barata.',
          en: 'The lowest price, at any distance: a cheaper region.',
          es: 'Menor precio, a cualquier distancia: una región más barata.',
        },
        source: page('docs/geography-and-regions'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'spread',
        text: {
          pt: 'Em São Paulo, Bélgica e Tóquio, com réplicas ativas',
          en: 'In São Paulo, Belgium and Tokyo, with active replicas',
          es: 'En São Paulo, Bélgica y Tokio, con réplicas activas',
        },
        uses: [],
        why: {
          pt: 'Regiões em três continentes dão baixa latência em todos eles e resistem à perda de uma região.',
          en: 'Regions on three continents give low latency on each of them and survive the loss of a region.',
          es: 'Regiones en tres continentes dan baja latencia en todos ellos y resisten la pérdida de una región.',
        },
        likeness: {
          pt: 'as padarias em três continentes, com três aluguéis e recados que demoram a atravessar o mar',
          en: 'the bakeries on three continents, with three rents and messages that take long to cross the sea',
          es: 'las panaderías en tres continentes, con tres alquileres y recados que tardan en cruzar el mar',
        },
        tell: {
          pt: 'Usuários em vários continentes: uma região perto de cada um. Falha em um data center que não pode tirar o sistema do ar: várias zonas, em uma só região ou em mais. Usuários no Brasil e latência de menos de cem milissegundos: uma região perto deles, e não uma distante.',
          en: 'Users on several continents: a region close to each. A data center failure that must not take the system down: several zones, in a single region or in more. Users in Brazil and a latency below a hundred milliseconds: a region close to them rather than one far away.',
          es: 'Usuarios en varios continentes: una región cerca de cada uno. Falla en un centro de datos que no puede dejar el sistema fuera de línea: varias zonas, en una sola región o en más. Usuarios en Brasil y latencia de menos de cien milisegundos: una región cerca de ellos, y no una lejana.',
        },
        source: page('about/locations'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'residency',
        text: {
          pt: 'A lei exige que os dados pessoais fiquem no Brasil.',
          en: 'The law requires personal data to stay in Brazil.',
          es: 'La ley exige que los datos personales queden en Brasil.',
        },
        fits: ['one-zone', 'three-zones'],
        rulesOut: {
          'two-regions': {
            pt: 'A réplica em Santiago leva os dados para fora do Brasil.',
            en: 'The replica in Santiago takes data out of Brazil.',
            es: 'La réplica en Santiago lleva los datos fuera de Brasil.',
          },
          'far-zones': {
            pt: 'Iowa fica nos Estados Unidos, fora do Brasil.',
            en: 'Iowa is in the United States, outside Brazil.',
            es: 'Iowa queda en Estados Unidos, fuera de Brasil.',
          },
          spread: {
            pt: 'Bélgica e Tóquio levam cópias para fora do Brasil.',
            en: 'Belgium and Tokyo take copies out of Brazil.',
            es: 'Bélgica y Tokio llevan copias fuera de Brasil.',
          },
        },
      },
      {
        id: 'building',
        text: {
          pt: 'Uma falha em um data center não pode tirar o sistema do ar.',
          en: 'A failure in one data center must not take the system down.',
          es: 'Una falla en un centro de datos no puede dejar el sistema fuera de línea.',
        },
        fits: ['three-zones', 'two-regions', 'far-zones', 'spread'],
        rulesOut: {
          'one-zone': {
            pt: 'Uma zona é um só domínio de falha: se cai, o sistema cai.',
            en: 'A zone is a single failure domain: if it goes down, so does the system.',
            es: 'Una zona es un único dominio de falla: si cae, cae el sistema.',
          },
        },
      },
      {
        id: 'city',
        text: {
          pt: 'A empresa quer seguir no ar se uma região inteira ficar indisponível.',
          en: 'The company wants to stay online if a whole region is unavailable.',
          es: 'La empresa quiere seguir en línea si una región entera deja de estar disponible.',
        },
        fits: ['two-regions', 'spread'],
        rulesOut: {
          'one-zone': {
            pt: 'Com uma só zona, a perda da região para tudo.',
            en: 'With a single zone, losing the region stops everything.',
            es: 'Con una sola zona, perder la región lo detiene todo.',
          },
          'three-zones': {
            pt: 'As três zonas estão na mesma região e param com ela.',
            en: 'The three zones are in the same region and stop with it.',
            es: 'Las tres zonas están en la misma región y se detienen con ella.',
          },
          'far-zones': {
            pt: 'As três zonas de Iowa são de uma só região.',
            en: 'The three zones of Iowa belong to a single region.',
            es: 'Las tres zonas de Iowa son de una sola región.',
          },
        },
      },
      {
        id: 'brazil-fast',
        text: {
          pt: 'Os usuários estão no Brasil e precisam de latência de menos de cem milissegundos.',
          en: 'Users are in Brazil and need a network latency below a hundred milliseconds.',
          es: 'Los usuarios están en Brasil y necesitan una latencia de menos de cien milisegundos.',
        },
        fits: ['one-zone', 'three-zones', 'two-regions', 'spread'],
        rulesOut: {
          'far-zones': {
            pt: 'De Iowa ao Brasil, a distância soma bem mais de cem milissegundos.',
            en: 'From Iowa to Brazil, distance adds well over a hundred milliseconds.',
            es: 'De Iowa a Brasil, la distancia suma bastante más de cien milisegundos.',
          },
        },
      },
      {
        id: 'one-copy',
        text: {
          pt: 'O orçamento só cobre uma região.',
          en: 'The budget covers only one region.',
          es: 'El presupuesto solo cubre una región.',
        },
        fits: ['one-zone', 'three-zones', 'far-zones'],
        rulesOut: {
          'two-regions': {
            pt: 'Duas regiões ativas custam quase o dobro e saem do orçamento.',
            en: 'Two active regions cost nearly double and break the budget.',
            es: 'Dos regiones activas cuestan casi el doble y exceden el presupuesto.',
          },
          spread: {
            pt: 'Três regiões ativas custam quase o triplo.',
            en: 'Three active regions cost nearly three times as much.',
            es: 'Tres regiones activas cuestan casi el triple.',
          },
        },
      },
      {
        id: 'continent',
        text: {
          pt: 'A política interna só aceita regiões da América do Sul.',
          en: 'Internal policy accepts only regions in South America.',
          es: 'La política interna solo acepta regiones de América del Sur.',
        },
        fits: ['one-zone', 'three-zones', 'two-regions'],
        rulesOut: {
          'far-zones': {
            pt: 'Iowa fica na América do Norte.',
            en: 'Iowa is in North America.',
            es: 'Iowa queda en América del Norte.',
          },
          spread: {
            pt: 'Bélgica e Tóquio ficam fora da América do Sul.',
            en: 'Belgium and Tokyo are outside South America.',
            es: 'Bélgica y Tokio quedan fuera de América del Sur.',
          },
        },
      },
      {
        id: 'sync',
        text: {
          pt: 'Cada gravação precisa estar em todas as cópias em poucos milissegundos.',
          en: 'Each write has to reach every copy within a few milliseconds.',
          es: 'Cada escritura tiene que estar en todas las copias en pocos milisegundos.',
        },
        notWith: ['city', 'one-copy'],
        fits: ['one-zone', 'three-zones', 'far-zones'],
        rulesOut: {
          'two-regions': {
            pt: 'Entre São Paulo e Santiago, só a ida e volta dos dados leva dezenas de milissegundos.',
            en: 'Between São Paulo and Santiago, the round trip alone takes tens of milliseconds.',
            es: 'Entre São Paulo y Santiago, solo la ida y vuelta de los datos lleva decenas de milisegundos.',
          },
          spread: {
            pt: 'Entre continentes, só a ida e volta dos dados leva centenas de milissegundos.',
            en: 'Between continents, the round trip alone takes hundreds of milliseconds.',
            es: 'Entre continentes, solo la ida y vuelta de los datos lleva cientos de milisegundos.',
          },
        },
      },
      {
        id: 'sla',
        text: {
          pt: 'O contrato com os clientes promete 99,99% de disponibilidade.',
          en: 'The contract with customers promises 99.99% availability.',
          es: 'El contrato con los clientes promete una disponibilidad del 99,99%.',
        },
        fits: ['three-zones', 'two-regions', 'far-zones', 'spread'],
        rulesOut: {
          'one-zone': {
            pt: 'Em uma só zona, o SLA do Compute Engine fica abaixo de 99,99%.',
            en: 'In a single zone, the Compute Engine SLA is below 99.99%.',
            es: 'En una sola zona, el SLA de Compute Engine queda por debajo del 99,99%.',
          },
        },
      },
    ],
    ask: { pt: 'Onde o sistema deve rodar?', en: 'Where should the system run?', es: '¿Dónde debe correr el sistema?' },
  },
];
