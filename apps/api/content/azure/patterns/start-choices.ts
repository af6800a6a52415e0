import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const startChoices: readonly Pattern[] = [
  {
    id: 'first-step',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-basics' } },
    scene: {
      pt: 'Pense nos servidores como a cozinha de um restaurante, no código como as receitas e no banco de dados como a despensa.',
      en: 'Think of the servers as a restaurant’s kitchen, of the code as its recipes, and of the database as its pantry.',
      es: 'Piensa en los servidores como la cocina de un restaurante, en el código como las recetas y en la base de datos como la despensa.',
    },
    situations: [
      {
        id: 'mill',
        text: {
          pt: 'O sistema de pedidos de um moinho, em datacenter próprio, precisa de mais capacidade.',
          en: 'A flour mill’s ordering system, in its own datacenter, needs more capacity.',
          es: 'El sistema de pedidos de un molino, en un centro de datos propio, necesita más capacidad.',
        },
      },
      {
        id: 'notary',
        text: {
          pt: 'O sistema de agendamento de uma rede de clínicas, em servidores próprios, não dá mais conta.',
          en: 'A clinic chain’s booking system, on its own servers, no longer keeps up.',
          es: 'El sistema de citas de una red de clínicas, en servidores propios, ya no da abasto.',
        },
      },
      {
        id: 'furniture',
        text: {
          pt: 'O sistema de vendas de uma fábrica de móveis, em servidores locais, vai precisar crescer.',
          en: 'A furniture maker’s sales system, on local servers, will have to grow.',
          es: 'El sistema de ventas de una fábrica de muebles, en servidores locales, va a tener que crecer.',
        },
      },
    ],
    candidates: [
      {
        id: 'buy',
        neverRight: true,
        text: {
          pt: 'Mais servidores no datacenter próprio',
          en: 'More servers in its own datacenter',
          es: 'Más servidores en el centro de datos propio',
        },
        uses: [],
        why: {
          pt: 'Com mais servidores no datacenter próprio, tudo continua sob controle da empresa, pago na compra (CapEx).',
          en: 'With more servers in its own datacenter everything stays under the company’s control, paid for at purchase (CapEx).',
          es: 'Con más servidores en el centro de datos propio, todo sigue bajo control de la empresa, pagado al comprar (CapEx).',
        },
        likeness: {
          pt: 'os fogões novos para a própria cozinha, que a equipe compra, espera chegar e conserta',
          en: 'new stoves for the restaurant’s own kitchen, which the team buys, waits for and repairs',
          es: 'los fogones nuevos para la propia cocina, que el equipo compra, espera y repara',
        },
        tell: {
          pt: 'Controle total e compra de equipamento: infraestrutura local.',
          en: 'Full control and the purchase of equipment: on-premises infrastructure.',
          es: 'Control total y compra de equipos: infraestructura local.',
        },
        source: docs('azure/cloud-adoption-framework/strategy/'),
        popularity: 3,
      },
      {
        id: 'colo',
        neverRight: true,
        text: {
          pt: 'Servidores próprios em espaço alugado',
          en: 'Its own servers in rented rack space',
          es: 'Servidores propios en espacio alquilado',
        },
        uses: [],
        why: {
          pt: 'Em um espaço alugado o prédio e a energia são de terceiros, e os servidores continuam da empresa.',
          en: 'In rented rack space building and power are a third party’s, and the servers are still the company’s.',
          es: 'En un espacio alquilado el edificio y la energía son de terceros, y los servidores siguen siendo de la empresa.',
        },
        likeness: {
          pt: 'os fogões novos para uma sala alugada com luz e água, que a equipe compra, espera chegar e conserta',
          en: 'new stoves for a rented room with power and water, which the team buys, waits for and repairs',
          es: 'los fogones nuevos para una sala alquilada con luz y agua, que el equipo compra, espera y repara',
        },
        tell: {
          pt: 'Prédio de terceiros, servidores da empresa: espaço alugado.',
          en: 'A third party’s building, the company’s servers: rented space.',
          es: 'Edificio de terceros, servidores de la empresa: espacio alquilado.',
        },
        source: docs('azure/cloud-adoption-framework/strategy/'),
        popularity: 2,
      },
      {
        id: 'burst',
        text: {
          pt: 'Os servidores atuais e VMs do Azure nos picos',
          en: 'Its current servers, plus Azure VMs at peaks',
          es: 'Los servidores actuales y VM de Azure en los picos',
        },
        uses: [],
        why: {
          pt: 'A nuvem híbrida mantém nos servidores atuais o sistema e o banco, sem mudar o código, e soma a eles, em minutos, máquinas do Azure, que a empresa também administra e paga só enquanto existem.',
          en: 'A hybrid cloud keeps system and database on the current servers, without changing the code, and adds, within minutes, Azure machines, which the company administers too and pays for only while they exist.',
          es: 'La nube híbrida conserva en los servidores actuales el sistema y la base, sin cambiar el código, y les suma, en minutos, máquinas de Azure, que la empresa también administra y paga solo mientras existen.',
        },
        likeness: {
          pt: 'a cozinha de sempre, que a equipe conserta, mais outra alugada nos dias cheios, com pratos indo e vindo',
          en: 'the usual kitchen, which the team repairs, plus a rented one on busy days, dishes going back and forth',
          es: 'la cocina de siempre, que el equipo repara, más otra alquilada en días de lleno, con platos yendo y viniendo',
        },
        tell: {
          pt: 'Banco de dados que deve ficar em equipamento da empresa: a nuvem híbrida. Sem verba para comprar equipamento (CapEx): nuvem, paga como OpEx. Sistema mantido, sem alterações no código: os mesmos programas em servidores (IaaS). Funções que a empresa desenvolveu e quer manter: sistema próprio, e não um produto pronto. Capacidade que cresce em minutos e é paga pelo uso: elasticidade da nuvem. Programa que exige acesso de administrador ao servidor: máquinas virtuais (IaaS).',
          en: 'A database that must stay on equipment of the company: a hybrid cloud. No budget for buying equipment (CapEx): the cloud, paid for as OpEx. A system that is kept, without changes to its code: the same programs on servers (IaaS). Features that the company developed and wants kept: its own system, not a finished product. Capacity that grows within minutes and is paid by use: the elasticity of the cloud. A program that requires administrator access to its server: virtual machines (IaaS).',
          es: 'Base de datos que debe quedar en equipos de la empresa: la nube híbrida. Sin presupuesto para comprar equipos (CapEx): la nube, pagada como OpEx. Sistema que se mantiene, sin cambios en el código: los mismos programas en servidores (IaaS). Funciones que la empresa desarrolló y quiere mantener: sistema propio, y no un producto terminado. Capacidad que crece en minutos y se paga por uso: elasticidad de la nube. Programa que exige acceso de administrador al servidor: máquinas virtuales (IaaS).',
        },
        source: docs('azure/cloud-adoption-framework/scenarios/hybrid/'),
        popularity: 4,
      },
      {
        id: 'iaas',
        text: {
          pt: 'O mesmo sistema em VMs do Azure (IaaS)',
          en: 'The same system on Azure VMs (IaaS)',
          es: 'El mismo sistema en VM de Azure (IaaS)',
        },
        uses: [],
        why: {
          pt: 'Em IaaS o sistema inteiro passa como está para máquinas virtuais que a empresa administra, amplia em minutos e paga pelo uso, e o equipamento fica por conta da Microsoft.',
          en: 'With IaaS the whole system moves as it is to virtual machines that the company administers, expands within minutes and pays for by use, and the equipment is up to Microsoft.',
          es: 'En IaaS el sistema entero pasa tal como está a máquinas virtuales que la empresa administra, amplía en minutos y paga por uso, y el hardware queda a cargo de Microsoft.',
        },
        likeness: {
          pt: 'a despensa e as receitas levadas, iguais, para uma cozinha alugada que a própria equipe limpa',
          en: 'the pantry and recipes moved, unchanged, to a rented kitchen that the team itself has to clean',
          es: 'la despensa y las recetas llevadas, iguales, a una cocina alquilada que limpia el propio equipo',
        },
        tell: {
          pt: 'Acesso de administrador para quem quer deixar de manter equipamento: IaaS. A mesma aplicação, sem atraso de rede entre dois locais: tudo em IaaS. Sem verba para comprar equipamento (CapEx): nuvem, paga como OpEx. Sistema mantido, sem alterações no código: os mesmos programas em servidores (IaaS). Hardware que a empresa quer deixar de manter: IaaS, PaaS ou SaaS, em que ele é do provedor. Funções que a empresa desenvolveu e quer manter: sistema próprio, e não um produto pronto. Capacidade que cresce em minutos e é paga pelo uso: elasticidade da nuvem. Programa que exige acesso de administrador ao servidor: máquinas virtuais (IaaS). Programa que não tolera atraso de rede entre dois locais: tudo no Azure ou tudo local, e não nuvem híbrida.',
          en: 'Administrator access for a company that wants to stop maintaining hardware: IaaS. The same application, without network delay between two sites: everything in IaaS. No budget for buying equipment (CapEx): the cloud, paid for as OpEx. A system that is kept, without changes to its code: the same programs on servers (IaaS). Hardware that the company wants to stop maintaining: IaaS, PaaS or SaaS, where it is the provider’s. Features that the company developed and wants kept: its own system, not a finished product. Capacity that grows within minutes and is paid by use: the elasticity of the cloud. A program that requires administrator access to its server: virtual machines (IaaS). A program that does not tolerate network delay between two sites: all in Azure or all on-premises, not a hybrid cloud.',
          es: 'Acceso de administrador para quien quiere dejar de mantener equipos: IaaS. La misma aplicación, sin retardo de red entre dos sitios: todo en IaaS. Sin presupuesto para comprar equipos (CapEx): la nube, pagada como OpEx. Sistema que se mantiene, sin cambios en el código: los mismos programas en servidores (IaaS). Hardware que la empresa quiere dejar de mantener: IaaS, PaaS o SaaS, donde es del proveedor. Funciones que la empresa desarrolló y quiere mantener: sistema propio, y no un producto terminado. Capacidad que crece en minutos y se paga por uso: elasticidad de la nube. Programa que exige acceso de administrador al servidor: máquinas virtuales (IaaS). Programa que no tolera retardo de red entre dos sitios: todo en Azure o todo local, y no nube híbrida.',
        },
        source: docs('azure/cloud-adoption-framework/migrate/'),
        popularity: 5,
      },
      {
        id: 'paas',
        text: {
          pt: 'O código adaptado ao App Service Standard (PaaS)',
          en: 'The code adapted to App Service Standard (PaaS)',
          es: 'El código adaptado a App Service Standard (PaaS)',
        },
        uses: ['App Service'],
        why: {
          pt: 'Em PaaS a empresa mantém seu código, com os recursos que desenvolveu, e a Microsoft mantém sistema operacional, runtime e servidores, tudo em um só local, a região do Azure.',
          en: 'With PaaS the company maintains its code, with what it developed, and Microsoft the operating system, runtime and servers, all in one place, the Azure region.',
          es: 'En PaaS la empresa mantiene su código, con lo que desarrolló, y Microsoft el sistema operativo, el runtime y los servidores, todo en un solo lugar, la región de Azure.',
        },
        likeness: {
          pt: 'a despensa levada para uma cozinha que outros limpam e trancam, com as receitas ajustadas a ela',
          en: 'the pantry moved to a kitchen that others clean and lock, with the recipes adjusted to it',
          es: 'la despensa llevada a una cocina que otros limpian y cierran con llave, con las recetas ajustadas a ella',
        },
        tell: {
          pt: 'Patches por conta do provedor e funções da empresa mantidas: PaaS. Sem verba para comprar equipamento (CapEx): nuvem, paga como OpEx. Hardware que a empresa quer deixar de manter: IaaS, PaaS ou SaaS, em que ele é do provedor. Funções que a empresa desenvolveu e quer manter: sistema próprio, e não um produto pronto. Capacidade que cresce em minutos e é paga pelo uso: elasticidade da nuvem. Programa que não tolera atraso de rede entre dois locais: tudo no Azure ou tudo local, e não nuvem híbrida. Patches do sistema operacional de que o provedor deve cuidar: PaaS ou SaaS.',
          en: 'Patches left to the provider and the company’s features kept: PaaS. No budget for buying equipment (CapEx): the cloud, paid for as OpEx. Hardware that the company wants to stop maintaining: IaaS, PaaS or SaaS, where it is the provider’s. Features that the company developed and wants kept: its own system, not a finished product. Capacity that grows within minutes and is paid by use: the elasticity of the cloud. A program that does not tolerate network delay between two sites: all in Azure or all on-premises, not a hybrid cloud. Operating system patches that must be the provider’s responsibility: PaaS or SaaS.',
          es: 'Parches a cargo del proveedor y funciones de la empresa conservadas: PaaS. Sin presupuesto para comprar equipos (CapEx): la nube, pagada como OpEx. Hardware que la empresa quiere dejar de mantener: IaaS, PaaS o SaaS, donde es del proveedor. Funciones que la empresa desarrolló y quiere mantener: sistema propio, y no un producto terminado. Capacidad que crece en minutos y se paga por uso: elasticidad de la nube. Programa que no tolera retardo de red entre dos sitios: todo en Azure o todo local, y no nube híbrida. Parches del sistema operativo de los que debe ocuparse el proveedor: PaaS o SaaS.',
        },
        source: docs('azure/app-service/overview'),
        popularity: 4,
      },
      {
        id: 'saas',
        text: {
          pt: 'Um produto pronto por assinatura (SaaS)',
          en: 'A finished product by subscription (SaaS)',
          es: 'Un producto listo por suscripción (SaaS)',
        },
        uses: [],
        why: {
          pt: 'Em SaaS o produto vem pronto, e até o aplicativo é mantido pelo fornecedor.',
          en: 'With SaaS the product is finished, and even the application is maintained by its vendor.',
          es: 'En SaaS el producto viene listo, y hasta la aplicación la mantiene el proveedor.',
        },
        likeness: {
          pt: 'o restaurante de fora, que fica com a despensa e só serve o cardápio dele, sem receitas suas',
          en: 'the outside restaurant that takes over the pantry and serves its own menu alone, with no recipes of yours',
          es: 'el restaurante externo que se queda con la despensa y solo sirve su menú, sin recetas tuyas',
        },
        tell: {
          pt: 'Produto pronto, pago por usuário: SaaS. Sem verba para comprar equipamento (CapEx): nuvem, paga como OpEx. Hardware que a empresa quer deixar de manter: IaaS, PaaS ou SaaS, em que ele é do provedor. Patches do sistema operacional de que o provedor deve cuidar: PaaS ou SaaS.',
          en: 'A finished product, paid for per user: SaaS. No budget for buying equipment (CapEx): the cloud, paid for as OpEx. Hardware that the company wants to stop maintaining: IaaS, PaaS or SaaS, where it is the provider’s. Operating system patches that must be the provider’s responsibility: PaaS or SaaS.',
          es: 'Producto listo, pagado por usuario: SaaS. Sin presupuesto para comprar equipos (CapEx): la nube, pagada como OpEx. Hardware que la empresa quiere dejar de mantener: IaaS, PaaS o SaaS, donde es del proveedor. Parches del sistema operativo de los que debe ocuparse el proveedor: PaaS o SaaS.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-capex',
        text: {
          pt: 'Não há verba para comprar equipamento (CapEx).',
          en: 'There is no budget for buying equipment (CapEx).',
          es: 'No hay presupuesto para comprar equipos (CapEx).',
        },
        fits: ['burst', 'iaas', 'paas', 'saas'],
        rulesOut: {
          buy: {
            pt: 'Servidores para o datacenter próprio são uma compra antecipada (CapEx).',
            en: 'Servers for its own datacenter are an up-front purchase (CapEx).',
            es: 'Los servidores para el centro de datos propio son una compra por adelantado (CapEx).',
          },
          colo: {
            pt: 'No espaço alugado os servidores ainda precisam ser comprados (CapEx).',
            en: 'In rented rack space the servers still have to be bought (CapEx).',
            es: 'En el espacio alquilado los servidores aún deben comprarse (CapEx).',
          },
        },
      },
      {
        id: 'stay-local',
        notWith: ['leave'],
        text: {
          pt: 'Por contrato, o banco de dados deve ficar em equipamento da empresa.',
          en: 'By contract, the database must stay on the company’s equipment.',
          es: 'Por contrato, la base de datos debe quedarse en equipos de la empresa.',
        },
        fits: ['buy', 'colo', 'burst'],
        rulesOut: {
          iaas: {
            pt: 'Em IaaS o banco de dados passaria a equipamento da Microsoft.',
            en: 'With IaaS the database would move to Microsoft’s equipment.',
            es: 'En IaaS la base de datos pasaría a equipos de Microsoft.',
          },
          paas: {
            pt: 'Em PaaS o sistema todo passa a equipamento da Microsoft.',
            en: 'With PaaS the whole system moves to Microsoft’s equipment.',
            es: 'En PaaS todo el sistema pasa a equipos de Microsoft.',
          },
          saas: {
            pt: 'Em SaaS os dados ficam no equipamento do fornecedor.',
            en: 'With SaaS the data is on the vendor’s equipment.',
            es: 'En SaaS los datos quedan en equipos del proveedor.',
          },
        },
      },
      {
        id: 'no-change',
        text: {
          pt: 'O sistema será mantido, sem alterações no código.',
          en: 'The system will be kept, without changes to its code.',
          es: 'El sistema se va a mantener, sin cambios en el código.',
        },
        fits: ['buy', 'colo', 'burst', 'iaas'],
        rulesOut: {
          paas: {
            pt: 'Adaptar o sistema ao App Service exige alterar o código.',
            en: 'Adapting the system to App Service means changing the code.',
            es: 'Adaptar el sistema a App Service exige modificar el código.',
          },
          saas: {
            pt: 'O SaaS traz um produto pronto no lugar do sistema, que assim não é mantido.',
            en: 'SaaS brings a finished product in place of the system, which is then not kept.',
            es: 'SaaS trae un producto terminado en lugar del sistema, que así no se mantiene.',
          },
        },
      },
      {
        id: 'leave',
        notWith: ['stay-local'],
        text: {
          pt: 'A empresa quer deixar de manter hardware.',
          en: 'The company wants to stop maintaining hardware.',
          es: 'La empresa quiere dejar de mantener hardware.',
        },
        fits: ['iaas', 'paas', 'saas'],
        rulesOut: {
          buy: {
            pt: 'Com mais servidores no datacenter, há ainda mais equipamento próprio a manter.',
            en: 'More servers in the datacenter are even more equipment of its own to maintain.',
            es: 'Con más servidores en el centro de datos hay aún más equipos propios que mantener.',
          },
          colo: {
            pt: 'No espaço alugado o prédio é de terceiros, mas os servidores continuam da empresa.',
            en: 'In rented rack space the building is a third party’s, but the servers are still the company’s.',
            es: 'En un espacio alquilado el edificio es de terceros, pero los servidores siguen siendo de la empresa.',
          },
          burst: {
            pt: 'A nuvem híbrida soma máquinas do Azure, mas mantém em uso os servidores atuais.',
            en: 'The hybrid cloud adds Azure machines but keeps the current servers in use.',
            es: 'La nube híbrida suma máquinas de Azure, pero mantiene en uso los servidores actuales.',
          },
        },
      },
      {
        id: 'no-os',
        text: {
          pt: 'O provedor deve cuidar dos patches do sistema operacional.',
          en: 'The provider must be responsible for operating system patches.',
          es: 'El proveedor debe ocuparse de los parches del sistema operativo.',
        },
        fits: ['paas', 'saas'],
        rulesOut: {
          iaas: {
            pt: 'Em IaaS os patches do sistema operacional são do cliente.',
            en: 'With IaaS operating system patches are up to the customer.',
            es: 'En IaaS los parches del sistema operativo son del cliente.',
          },
          burst: {
            pt: 'Nos servidores atuais os patches continuam com a equipe.',
            en: 'On the current servers patches are still the team’s.',
            es: 'En los servidores actuales los parches siguen a cargo del equipo.',
          },
          buy: {
            pt: 'Nos servidores próprios os patches são da equipe.',
            en: 'On its own servers patches are the team’s responsibility.',
            es: 'En los servidores propios los parches son del equipo.',
          },
          colo: {
            pt: 'No espaço alugado a equipe mantém o sistema de seus servidores.',
            en: 'In rented rack space the team maintains the system of its servers.',
            es: 'En el espacio alquilado el equipo mantiene el sistema de sus servidores.',
          },
        },
      },
      {
        id: 'own-features',
        text: {
          pt: 'As funções que a empresa desenvolveu devem ser mantidas.',
          en: 'The features that the company developed must be kept.',
          es: 'Las funciones que la empresa desarrolló deben mantenerse.',
        },
        fits: ['buy', 'colo', 'burst', 'iaas', 'paas'],
        rulesOut: {
          saas: {
            pt: 'O produto SaaS tem as funções do fornecedor, não as que a empresa desenvolveu.',
            en: 'The SaaS product has its vendor’s features, not those that the company developed.',
            es: 'El producto SaaS tiene las funciones del proveedor, no las que desarrolló la empresa.',
          },
        },
      },
      {
        id: 'minutes',
        text: {
          pt: 'A capacidade deve crescer em minutos e ser paga pelo uso.',
          en: 'Capacity must grow within minutes and be paid by use.',
          es: 'La capacidad debe crecer en minutos y pagarse por uso.',
        },
        fits: ['burst', 'iaas', 'paas'],
        rulesOut: {
          buy: {
            pt: 'Servidores novos levam semanas e são pagos mesmo parados.',
            en: 'New servers take weeks and are paid for even when idle.',
            es: 'Los servidores nuevos tardan semanas y se pagan aunque estén inactivos.',
          },
          colo: {
            pt: 'No espaço alugado, crescer exige comprar e instalar servidores.',
            en: 'In rented rack space growth means buying and installing servers.',
            es: 'En el espacio alquilado, crecer exige comprar e instalar servidores.',
          },
        },
      },
      {
        id: 'one-place',
        text: {
          pt: 'O programa não tolera atraso de rede entre dois locais.',
          en: 'The program does not tolerate network delay between two sites.',
          es: 'El programa no tolera retardo de red entre dos sitios.',
        },
        fits: ['buy', 'colo', 'iaas', 'paas', 'saas'],
        rulesOut: {
          burst: {
            pt: 'Com os servidores atuais e máquinas no Azure ao mesmo tempo, o programa trabalha dividido entre dois locais.',
            en: 'With the current servers and machines in Azure at once, the program works split between two sites.',
            es: 'Con los servidores actuales y máquinas en Azure a la vez, el programa trabaja dividido entre dos lugares.',
          },
        },
      },
      {
        id: 'admin',
        text: {
          pt: 'O programa exige acesso de administrador ao servidor.',
          en: 'The program requires administrator access to its server.',
          es: 'El programa exige acceso de administrador al servidor.',
        },
        fits: ['buy', 'colo', 'burst', 'iaas'],
        rulesOut: {
          paas: {
            pt: 'No App Service ninguém recebe acesso de administrador ao servidor.',
            en: 'On App Service nobody gets administrator access to the server.',
            es: 'En App Service nadie recibe acceso de administrador al servidor.',
          },
          saas: {
            pt: 'Em SaaS o cliente não administra os servidores do fornecedor.',
            en: 'With SaaS the customer does not administer the vendor’s servers.',
            es: 'En SaaS el cliente no administra los servidores del proveedor.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'company-site',
    exams: { 'az-900': { domain: 'concepts', topic: 'shared-responsibility' } },
    scene: {
      pt: 'Pense no servidor do site como uma moradia, no sistema operacional como os canos e nos plugins como os móveis.',
      en: 'Think of the site’s server as a home, of its operating system as the pipes, and of plugins as the furniture.',
      es: 'Piensa en el servidor del sitio como una vivienda, en el sistema operativo como las tuberías y en los plugins como los muebles.',
    },
    situations: [
      {
        id: 'wine',
        text: {
          pt: 'Uma cooperativa de vinho escolhe onde hospedar seu novo site em WordPress.',
          en: 'A wine cooperative is choosing where to host its new WordPress site.',
          es: 'Una cooperativa de vino elige dónde alojar su nuevo sitio en WordPress.',
        },
      },
      {
        id: 'choir',
        text: {
          pt: 'Uma associação de corais vai mudar a hospedagem do seu site em WordPress.',
          en: 'An association of choirs is moving its WordPress site to a new host.',
          es: 'Una asociación de coros va a cambiar el alojamiento de su sitio en WordPress.',
        },
      },
      {
        id: 'lawyers',
        text: {
          pt: 'Um escritório de advocacia decide onde hospedar seu site em WordPress.',
          en: 'A law firm is deciding where to host its WordPress site.',
          es: 'Un bufete de abogados decide dónde alojar su sitio en WordPress.',
        },
      },
    ],
    candidates: [
      {
        id: 'own',
        neverRight: true,
        text: {
          pt: 'WordPress em um servidor do escritório',
          en: 'WordPress on a server in its office',
          es: 'WordPress en un servidor de la oficina',
        },
        uses: [],
        why: {
          pt: 'No servidor próprio a empresa controla tudo, do equipamento ao site, e responde por tudo.',
          en: 'On its own server the company controls everything, from the equipment to the site, and answers for everything.',
          es: 'En el servidor propio la empresa controla todo, del equipo al sitio, y responde por todo.',
        },
        likeness: {
          pt: 'a casa no próprio terreno, comprada e consertada pelo dono, que leva meses para ganhar um quarto',
          en: 'the house on one’s own land, bought and repaired by its owner, which takes months to gain a room',
          es: 'la casa en el propio terreno, comprada y reparada por el dueño, que tarda meses en ganar un cuarto',
        },
        tell: {
          pt: 'Controle e responsabilidade totais: servidor próprio.',
          en: 'Full control and full responsibility: one’s own server.',
          es: 'Control y responsabilidad totales: servidor propio.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 3,
      },
      {
        id: 'vm',
        text: {
          pt: 'WordPress em uma máquina virtual (IaaS)',
          en: 'WordPress on a virtual machine (IaaS)',
          es: 'WordPress en una máquina virtual (IaaS)',
        },
        uses: [],
        why: {
          pt: 'Na máquina virtual (IaaS), paga por hora e sem contêiner, o equipamento é da Microsoft, a empresa controla o sistema operacional, onde instala programas e plugins, e o tamanho muda em minutos.',
          en: 'With a virtual machine (IaaS), paid by the hour and without a container, the equipment is Microsoft’s, the company controls the operating system, where it installs programs and plugins, and the size changes within minutes.',
          es: 'Con la máquina virtual (IaaS), pagada por hora y sin contenedor, el equipo es de Microsoft, la empresa controla el sistema operativo, donde instala programas y plugins, y el tamaño cambia en minutos.',
        },
        likeness: {
          pt: 'o apartamento pago por dia, ampliado na hora, mas com os canos por conta do inquilino',
          en: 'the apartment paid by the day, enlarged on request but with the pipes left to the tenant',
          es: 'el apartamento pagado por día, ampliado al instante, pero con las tuberías a cargo del inquilino',
        },
        tell: {
          pt: 'Programa instalado como administrador do servidor: IaaS. Plugin com código próprio de que o site precisa: hospedagem em IaaS ou PaaS. Equipe em que ninguém sabe manter imagens de contêiner: WordPress em VM, no App Service ou como SaaS. Escritório sem lugar nem energia para equipamento: datacenter do provedor. Capacidade que deve aumentar em minutos em dias de campanha: elasticidade da nuvem. Pagamento pelo uso, sem mensalidade nem compra: IaaS ou PaaS.',
          en: 'A program installed as administrator of the server: IaaS. A plugin with custom code that the site needs: hosting in IaaS or PaaS. A team in which nobody knows how to maintain container images: WordPress on a VM, on App Service or as SaaS. An office with no room or power for equipment: the provider’s datacenter. Capacity that must rise within minutes on campaign days: the elasticity of the cloud. Payment by use, without a monthly fee or purchase: IaaS or PaaS.',
          es: 'Programa que debe instalarse como administrador del servidor: IaaS. Plugin con código propio que el sitio necesita: alojamiento en IaaS o PaaS. Equipo en el que nadie sabe mantener imágenes de contenedor: WordPress en una VM, en App Service o como SaaS. Oficina sin lugar ni energía para equipos: centro de datos del proveedor. Capacidad que debe aumentar en minutos en días de campaña: elasticidad de la nube. Pago por uso, sin cuota mensual ni compra: IaaS o PaaS.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 4,
      },
      {
        id: 'app',
        text: {
          pt: 'WordPress no App Service (PaaS)',
          en: 'WordPress on App Service (PaaS)',
          es: 'WordPress en App Service (PaaS)',
        },
        uses: ['App Service'],
        why: {
          pt: 'No App Service (PaaS), pago por hora e sem contêiner, a Microsoft cuida de equipamento, sistema operacional e PHP, a empresa instala os plugins que quiser, e mais instâncias entram em minutos.',
          en: 'On App Service (PaaS), paid by the hour and without a container, Microsoft takes care of equipment, operating system and PHP, the company installs any plugins, and more instances join within minutes.',
          es: 'En App Service (PaaS), pagado por hora y sin contenedor, Microsoft se encarga de equipo, sistema operativo y PHP, la empresa instala los plugins que quiera, y se agregan instancias en minutos.',
        },
        likeness: {
          pt: 'o apartamento pago por dia, ampliado na hora, com móveis seus, mas canos em que só o senhorio mexe',
          en: 'the apartment paid by the day, enlarged on request, with your furniture but pipes that only the landlord touches',
          es: 'el apartamento pagado por día, ampliado al instante, con muebles tuyos, pero tuberías que solo toca el propietario',
        },
        tell: {
          pt: 'Plugin com código próprio, sem patches do sistema operacional: PaaS. Pagamento pelo uso, sem patches do sistema operacional: PaaS. Plugin com código próprio de que o site precisa: hospedagem em IaaS ou PaaS. Equipe em que ninguém sabe manter imagens de contêiner: WordPress em VM, no App Service ou como SaaS. Escritório sem lugar nem energia para equipamento: datacenter do provedor. Capacidade que deve aumentar em minutos em dias de campanha: elasticidade da nuvem. Pagamento pelo uso, sem mensalidade nem compra: IaaS ou PaaS. Patches do sistema operacional de que a empresa não quer cuidar: PaaS ou SaaS.',
          en: 'A plugin with custom code, without operating system patches: PaaS. Payment by use, without operating system patches: PaaS. A plugin with custom code that the site needs: hosting in IaaS or PaaS. A team in which nobody knows how to maintain container images: WordPress on a VM, on App Service or as SaaS. An office with no room or power for equipment: the provider’s datacenter. Capacity that must rise within minutes on campaign days: the elasticity of the cloud. Payment by use, without a monthly fee or purchase: IaaS or PaaS. Operating system patches that the company does not want to apply: PaaS or SaaS.',
          es: 'Plugin con código propio, sin parches del sistema operativo: PaaS. Pago por uso, sin parches del sistema operativo: PaaS. Plugin con código propio que el sitio necesita: alojamiento en IaaS o PaaS. Equipo en el que nadie sabe mantener imágenes de contenedor: WordPress en una VM, en App Service o como SaaS. Oficina sin lugar ni energía para equipos: centro de datos del proveedor. Capacidad que debe aumentar en minutos en días de campaña: elasticidad de la nube. Pago por uso, sin cuota mensual ni compra: IaaS o PaaS. Parches del sistema operativo que la empresa no quiere aplicar: PaaS o SaaS.',
        },
        source: docs('azure/app-service/quickstart-wordpress'),
        popularity: 5,
      },
      {
        id: 'saas',
        text: {
          pt: 'Um plano de WordPress com catálogo fechado (SaaS)',
          en: 'A WordPress plan with a closed catalog (SaaS)',
          es: 'Un plan de WordPress con catálogo cerrado (SaaS)',
        },
        uses: [],
        why: {
          pt: 'No serviço pronto (SaaS), equipamento, sistema operacional e até as atualizações do WordPress são do provedor; a empresa responde por conteúdo e contas.',
          en: 'With the finished service (SaaS) equipment, operating system and even the updates of WordPress are the provider’s; the company answers for content and accounts.',
          es: 'En el servicio listo (SaaS), equipos, sistema operativo y hasta las actualizaciones de WordPress son del proveedor; la empresa responde por contenido y cuentas.',
        },
        likeness: {
          pt: 'o quarto de hotel por mensalidade, com tudo feito, em que só entram móveis do catálogo',
          en: 'the hotel room at a monthly fee, with everything done, which takes only furniture from its catalog',
          es: 'la habitación de hotel por mensualidad, con todo hecho, donde solo entran muebles del catálogo',
        },
        tell: {
          pt: 'Só conteúdo e contas por conta da empresa: SaaS. Equipe em que ninguém sabe manter imagens de contêiner: WordPress em VM, no App Service ou como SaaS. Escritório sem lugar nem energia para equipamento: datacenter do provedor. Patches do sistema operacional de que a empresa não quer cuidar: PaaS ou SaaS.',
          en: 'Just content and accounts left to the company: SaaS. A team in which nobody knows how to maintain container images: WordPress on a VM, on App Service or as SaaS. An office with no room or power for equipment: the provider’s datacenter. Operating system patches that the company does not want to apply: PaaS or SaaS.',
          es: 'Solo contenido y cuentas a cargo de la empresa: SaaS. Equipo en el que nadie sabe mantener imágenes de contenedor: WordPress en una VM, en App Service o como SaaS. Oficina sin lugar ni energía para equipos: centro de datos del proveedor. Parches del sistema operativo que la empresa no quiere aplicar: PaaS o SaaS.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 4,
      },
      {
        id: 'container',
        text: {
          pt: 'WordPress em imagem própria, no Container Apps (PaaS)',
          en: 'WordPress in an image of its own, on Container Apps (PaaS)',
          es: 'WordPress en una imagen propia, en Container Apps (PaaS)',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'No Container Apps, a Microsoft cuida dos servidores, a imagem leva os plugins que a empresa põe nela, e réplicas entram em minutos, pagas pelo uso.',
          en: 'In Container Apps Microsoft takes care of the servers, the image carries the plugins that the company puts into it, and replicas join within minutes, paid by use.',
          es: 'En Container Apps, Microsoft se ocupa de los servidores, la imagen lleva los plugins que la empresa pone en ella, y se suman réplicas en minutos, pagadas por uso.',
        },
        likeness: {
          pt: 'os trailers que você precisa saber equipar, quantos o dia pedir, num terreno de canos trancados',
          en: 'trailers that you must know how to fit out, as many as needed, parked where the pipes are locked',
          es: 'los remolques que debes saber equipar, tantos como pida el día, en un terreno de tuberías cerradas',
        },
        tell: {
          pt: 'Quem já trabalha com imagens: Container Apps. Plugin com código próprio de que o site precisa: hospedagem em IaaS ou PaaS. Escritório sem lugar nem energia para equipamento: datacenter do provedor. Capacidade que deve aumentar em minutos em dias de campanha: elasticidade da nuvem. Pagamento pelo uso, sem mensalidade nem compra: IaaS ou PaaS.',
          en: 'Those who work with images already: Container Apps. A plugin with custom code that the site needs: hosting in IaaS or PaaS. An office with no room or power for equipment: the provider’s datacenter. Capacity that must rise within minutes on campaign days: the elasticity of the cloud. Payment by use, without a monthly fee or purchase: IaaS or PaaS.',
          es: 'Quien ya trabaja con imágenes: Container Apps. Plugin con código propio que el sitio necesita: alojamiento en IaaS o PaaS. Oficina sin lugar ni energía para equipos: centro de datos del proveedor. Capacidad que debe aumentar en minutos en días de campaña: elasticidad de la nube. Pago por uso, sin cuota mensual ni compra: IaaS o PaaS.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 3,
      },
      {
        id: 'rented',
        neverRight: true,
        text: {
          pt: 'WordPress em um servidor físico alugado',
          en: 'WordPress on a rented physical server',
          es: 'WordPress en un servidor físico alquilado',
        },
        uses: [],
        why: {
          pt: 'No servidor alugado, o equipamento é do provedor, e a empresa tem todo o controle do sistema, por preço fixo.',
          en: 'With a rented server the equipment is the provider’s, and the company has full control of the system at a fixed price.',
          es: 'En el servidor alquilado, el equipo es del proveedor, y la empresa tiene todo el control del sistema, a precio fijo.',
        },
        likeness: {
          pt: 'a casa alugada por mês, sempre do mesmo tamanho, com os canos por conta do inquilino',
          en: 'the house rented by the month, always the same size, with the pipes left to the tenant',
          es: 'la casa alquilada por mes, siempre del mismo tamaño, con las tuberías a cargo del inquilino',
        },
        tell: {
          pt: 'Servidor inteiro por preço fixo, sem escala: aluguel.',
          en: 'A whole server at a fixed price, without scaling: renting.',
          es: 'Servidor entero a precio fijo, sin escalado: alquiler.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 3,
      },
      {
        id: 'own-docker',
        neverRight: true,
        text: {
          pt: 'WordPress em imagem própria, no escritório',
          en: 'WordPress in an image of its own, at its office',
          es: 'WordPress en una imagen propia, en la oficina',
        },
        uses: [],
        why: {
          pt: 'Uma imagem em um servidor do escritório roda igual em qualquer outro lugar.',
          en: 'An image on an office server runs the same anywhere else.',
          es: 'Una imagen en un servidor de la oficina corre igual en cualquier otro lugar.',
        },
        likeness: {
          pt: 'o trailer no próprio quintal, sempre um só, que é preciso comprar, consertar e saber equipar',
          en: 'the trailer in one’s own yard, always just one, to buy, repair and know how to fit out',
          es: 'el remolque en el propio patio, siempre uno solo, que hay que comprar, reparar y saber equipar',
        },
        tell: {
          pt: 'Contêiner em equipamento próprio: no local.',
          en: 'A container on equipment of one’s own: on-premises.',
          es: 'Contenedor en equipo propio: en las instalaciones propias.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'no-system',
        text: {
          pt: 'A empresa não quer cuidar dos patches do sistema operacional.',
          en: 'The company does not want to patch the operating system.',
          es: 'La empresa no quiere aplicar parches al sistema operativo.',
        },
        fits: ['app', 'saas'],
        rulesOut: {
          'own-docker': {
            pt: 'O servidor do escritório tem um sistema operacional que a empresa corrige.',
            en: 'The office server has an operating system that the company patches.',
            es: 'El servidor de la oficina tiene un sistema operativo que la empresa corrige.',
          },
          own: {
            pt: 'No servidor próprio, os patches do sistema são da empresa.',
            en: 'On its own server, patching the system is the company’s responsibility.',
            es: 'En el servidor propio, los parches del sistema son de la empresa.',
          },
          rented: {
            pt: 'No servidor físico alugado, os patches do sistema são da empresa.',
            en: 'On a rented physical server, patching the system is the company’s responsibility.',
            es: 'En el servidor físico alquilado, los parches del sistema son de la empresa.',
          },
          vm: {
            pt: 'Em IaaS, os patches do sistema operacional são do cliente.',
            en: 'With IaaS, operating system patches are the customer’s.',
            es: 'En IaaS, los parches del sistema operativo son del cliente.',
          },
        },
      },
      {
        id: 'plugin',
        text: {
          pt: 'O site precisa de um plugin com código próprio.',
          en: 'The site needs a plugin with custom code.',
          es: 'El sitio necesita un plugin con código propio.',
        },
        fits: ['own-docker', 'own', 'vm', 'app', 'container', 'rented'],
        rulesOut: {
          saas: {
            pt: 'O plano SaaS só aceita os plugins do catálogo do provedor, não código próprio.',
            en: 'The SaaS plan accepts only the plugins of the provider’s catalog, not custom code.',
            es: 'El plan SaaS solo acepta los plugins del catálogo del proveedor, no código propio.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'Ninguém na equipe sabe manter imagens de contêiner.',
          en: 'Nobody on the team knows how to maintain container images.',
          es: 'Nadie en el equipo sabe mantener imágenes de contenedor.',
        },
        fits: ['own', 'vm', 'app', 'saas', 'rented'],
        rulesOut: {
          'own-docker': {
            pt: 'No escritório a imagem própria também teria de ser atualizada por alguém da equipe.',
            en: 'At the office, too, somebody on the team would have to keep the image up to date.',
            es: 'También en la oficina alguien del equipo tendría que mantener actualizada la imagen propia.',
          },
          container: {
            pt: 'A imagem própria executada no Container Apps teria de ser atualizada por alguém da equipe.',
            en: 'Somebody on the team would have to keep the image that runs on Container Apps up to date.',
            es: 'Alguien del equipo tendría que mantener actualizada la imagen propia que ejecuta Container Apps.',
          },
        },
      },
      {
        id: 'no-room',
        text: {
          pt: 'O escritório não tem lugar nem energia para equipamento.',
          en: 'The office has no room or power for equipment.',
          es: 'La oficina no tiene lugar ni energía para equipos.',
        },
        fits: ['vm', 'app', 'saas', 'container', 'rented'],
        rulesOut: {
          'own-docker': {
            pt: 'A imagem precisa de um servidor no escritório, com lugar e energia.',
            en: 'The image needs a server in the office, with room and power.',
            es: 'La imagen necesita un servidor en la oficina, con lugar y energía.',
          },
          own: {
            pt: 'Um servidor no escritório precisa de lugar e energia.',
            en: 'A server in the office needs room and power.',
            es: 'Un servidor en la oficina necesita lugar y energía.',
          },
        },
      },
      {
        id: 'campaign',
        text: {
          pt: 'Em dias de campanha, a capacidade deve aumentar em minutos.',
          en: 'On campaign days, capacity must rise within minutes.',
          es: 'En días de campaña, la capacidad debe aumentar en minutos.',
        },
        fits: ['vm', 'app', 'container'],
        rulesOut: {
          'own-docker': {
            pt: 'A imagem roda em qualquer lugar, mas o servidor do escritório tem capacidade fixa.',
            en: 'The image runs anywhere, but the office server has a fixed capacity.',
            es: 'La imagen se ejecuta en cualquier lugar, pero el servidor de la oficina tiene capacidad fija.',
          },
          own: {
            pt: 'No servidor próprio, mais capacidade é mais equipamento, que leva semanas.',
            en: 'With its own server more capacity means more equipment, which takes weeks.',
            es: 'En el servidor propio, más capacidad es más equipo, que tarda semanas.',
          },
          rented: {
            pt: 'O servidor físico alugado não muda de tamanho em minutos: outro maior precisa ser contratado.',
            en: 'A rented physical server does not change its size within minutes: a larger one has to be ordered.',
            es: 'El servidor físico alquilado no cambia de tamaño en minutos: hay que contratar otro mayor.',
          },
        },
      },
      {
        id: 'root',
        text: {
          pt: 'Um programa deve ser instalado como administrador do servidor.',
          en: 'A program must be installed as administrator of the server.',
          es: 'Un programa debe instalarse como administrador del servidor.',
        },
        fits: ['own', 'vm', 'rented'],
        rulesOut: {
          app: {
            pt: 'No App Service não há acesso de administrador ao servidor.',
            en: 'On App Service there is no administrator access to the server.',
            es: 'En App Service no hay acceso de administrador al servidor.',
          },
          saas: {
            pt: 'No serviço pronto (SaaS) o servidor é só do provedor.',
            en: 'With the finished service (SaaS) the server is the provider’s alone.',
            es: 'En el servicio listo (SaaS) el servidor es solo del proveedor.',
          },
          container: {
            pt: 'O Container Apps não dá acesso de administrador aos servidores.',
            en: 'Container Apps gives no administrator access to the servers.',
            es: 'Container Apps no da acceso de administrador a los servidores.',
          },
        },
      },
      {
        id: 'by-use',
        text: {
          pt: 'O pagamento deve ser pelo uso, sem mensalidade nem compra.',
          en: 'Payment must be by use, without a monthly fee or purchase.',
          es: 'El pago debe ser por uso, sin cuota mensual ni compra.',
        },
        fits: ['vm', 'app', 'container'],
        rulesOut: {
          'own-docker': {
            pt: 'O contêiner fica em um servidor do escritório, que é comprado de uma vez.',
            en: 'The container is on an office server, which is bought all at once.',
            es: 'El contenedor está en un servidor de la oficina, que se compra de una vez.',
          },
          own: {
            pt: 'Um servidor próprio é uma compra antecipada (CapEx).',
            en: 'A server of its own is an up-front purchase (CapEx).',
            es: 'Un servidor propio es una compra por adelantado (CapEx).',
          },
          rented: {
            pt: 'O servidor alugado dispensa a compra, mas tem mensalidade fixa.',
            en: 'The rented server avoids a purchase but has a fixed monthly fee.',
            es: 'El servidor alquilado evita la compra, pero tiene una cuota mensual fija.',
          },
          saas: {
            pt: 'O serviço pronto (SaaS) é vendido em planos de mensalidade fixa.',
            en: 'The finished service (SaaS) is sold in plans with a fixed monthly fee.',
            es: 'El servicio listo (SaaS) se vende en planes de mensualidad fija.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que hospedagem atende a todos esses requisitos?',
      en: 'Which hosting meets all of these requirements?',
      es: '¿Qué alojamiento cumple todos estos requisitos?',
    },
  },
];
