import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const cloudChoices: readonly Pattern[] = [
  {
    id: 'cloud-model-choice',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-models' } },
    scene: {
      pt: 'Pense nos sistemas da empresa como as refeições de uma família e em cada provedor de nuvem como um bufê.',
      en: 'Think of the company’s systems as a family’s meals, and of each cloud provider as a caterer.',
      es: 'Piensa en los sistemas de la empresa como las comidas de una familia y en cada proveedor de nube como un servicio de banquetes.',
    },
    situations: [
      {
        id: 'hospital',
        text: {
          pt: 'Um grupo hospitalar planeja sua infraestrutura dos próximos cinco anos.',
          en: 'A hospital group is planning its infrastructure for the next five years.',
          es: 'Un grupo hospitalario planifica su infraestructura para los próximos cinco años.',
        },
      },
      {
        id: 'retailer',
        text: {
          pt: 'Uma rede de lojas de móveis vai renovar o site e o sistema de estoque.',
          en: 'A furniture retailer is renewing its website and inventory system.',
          es: 'Una cadena de mueblerías va a renovar el sitio y el sistema de inventario.',
        },
      },
      {
        id: 'notary',
        text: {
          pt: 'Uma empresa de registros digitais planeja um novo serviço.',
          en: 'A digital records company is planning a new service.',
          es: 'Una empresa de registros digitales planifica un nuevo servicio.',
        },
      },
    ],
    candidates: [
      {
        id: 'public',
        text: {
          pt: 'Uma nuvem pública, de um só provedor',
          en: 'A public cloud, from one provider',
          es: 'Una nube pública, de un solo proveedor',
        },
        uses: ['nuvem pública', 'public cloud', 'nube pública'],
        why: {
          pt: 'A nuvem pública não exige hardware próprio, cobra pelo uso, tem regiões em vários continentes e um só conjunto de ferramentas.',
          en: 'The public cloud needs no hardware of one’s own, charges for use and has regions on several continents and one set of tools.',
          es: 'La nube pública no exige hardware propio, cobra por el uso y tiene regiones en varios continentes y un solo conjunto de herramientas.',
        },
        likeness: {
          pt: 'um só bufê, com cozinhas em vários países, divididas com outros clientes e pagas por prato',
          en: 'a single caterer, with kitchens in many countries, shared with other customers and paid by the plate',
          es: 'un solo servicio de banquetes, con cocinas en varios países, compartidas con otros clientes y pagadas por plato',
        },
        tell: {
          pt: 'Nem investimento inicial nem mensalidade fixa: o pagamento pelo uso da nuvem pública. Empresa que vai fechar seu único datacenter, sem outro local próprio para servidores: nuvem no datacenter de um provedor. Ambientes de teste pagos só pelos dias de uso: nuvem pública. Usuários de outros continentes atendidos de perto em um mês: regiões da nuvem pública. Capacidade que deve crescer em minutos nos picos: capacidade de um provedor público. Ferramentas de um só provedor que a equipe pode aprender: um só provedor, e não multinuvem.',
          en: 'No upfront investment or fixed fee: the pay-per-use of the public cloud. A company that is closing its only datacenter, with no other server site: a cloud in a provider’s datacenter. Test environments paid for by the days used: the public cloud. Users on other continents who need it nearby within a month: public cloud regions. Capacity that must grow within minutes at peaks: capacity of a public provider. Tools of only one provider that the team can learn: a single provider, not a multicloud.',
          es: 'Ni inversión inicial ni cuota fija: el pago por uso de la nube pública. Empresa que va a cerrar su único centro de datos, sin otro local propio para servidores: nube en el centro de datos de un proveedor. Entornos de prueba que se pagan solo por los días de uso: nube pública. Usuarios de otros continentes que deben tenerlo cerca en un mes: regiones de la nube pública. Capacidad que debe crecer en minutos en los picos: capacidad de un proveedor público. Herramientas de un solo proveedor que el equipo puede aprender: un solo proveedor, y no multinube.',
        },
        source: site('resources/cloud-computing-dictionary/what-are-private-public-hybrid-clouds/'),
        popularity: 5,
      },
      {
        id: 'private',
        text: {
          pt: 'Uma nuvem privada, em datacenter próprio',
          en: 'A private cloud, on its own premises',
          es: 'Una nube privada, en un centro de datos propio',
        },
        uses: ['nuvem privada', 'private cloud', 'nube privada'],
        why: {
          pt: 'A nuvem privada no próprio datacenter mantém dados, rede e hardware só da empresa, com um só conjunto de ferramentas, e não depende de um provedor de nuvem.',
          en: 'A private cloud in its own datacenter keeps data, network and hardware to the company alone, with one set of tools, and depends on no cloud provider.',
          es: 'La nube privada en el centro de datos propio mantiene datos, red y hardware solo de la empresa, con un solo conjunto de herramientas, y no depende de un proveedor de nube.',
        },
        likeness: {
          pt: 'uma cozinha comprada e montada em casa, só da família, que serve o que cabe em seu fogão',
          en: 'a kitchen bought and built at home, for the family alone, that serves what its stove can hold',
          es: 'una cocina comprada para casa, solo de la familia, que sirve lo que cabe en sus fogones',
        },
        tell: {
          pt: 'Hardware de uso exclusivo da empresa: nuvem privada. Serviço que deve continuar se um provedor de nuvem parar: nuvem privada local. Ferramentas de um só provedor que a equipe pode aprender: um só provedor, e não multinuvem.',
          en: 'Hardware used exclusively by the company: a private cloud. A service that must go on if a cloud provider is down: a private cloud on-premises. Tools of only one provider that the team can learn: a single provider, not a multicloud.',
          es: 'Hardware de uso exclusivo de la empresa: nube privada. Servicio que debe continuar si un proveedor de nube se detiene: nube privada local. Herramientas de un solo proveedor que el equipo puede aprender: un solo proveedor, y no multinube.',
        },
        source: site('resources/cloud-computing-dictionary/what-are-private-public-hybrid-clouds/'),
        popularity: 5,
      },
      {
        id: 'hosted',
        text: {
          pt: 'Uma nuvem privada, em um só prédio de terceiros',
          en: 'A private cloud, in one building of a third party',
          es: 'Una nube privada, en un solo edificio de un tercero',
        },
        uses: ['nuvem privada', 'private cloud', 'nube privada'],
        why: {
          pt: 'Na nuvem privada hospedada o hardware, inclusive o de rede, é dedicado à empresa, mas fica no prédio de um só fornecedor, com as ferramentas dele, sob contrato.',
          en: 'In a hosted private cloud the hardware, network included, is dedicated to the company but sits in one supplier’s building, with that supplier’s tools, under contract.',
          es: 'En la nube privada alojada el hardware, también el de red, es dedicado a la empresa, pero está en el edificio de un solo proveedor, con sus herramientas, bajo contrato.',
        },
        likeness: {
          pt: 'uma cozinha só da família no único prédio de um bufê, com mensalidade fixa, usada ou não',
          en: 'a kitchen for one family in a caterer’s only building, at a fixed monthly fee, used or not',
          es: 'una cocina solo para la familia en el único edificio de un servicio de banquetes, con cuota fija',
        },
        tell: {
          pt: 'Hardware de uso exclusivo da empresa: nuvem privada. Empresa que vai fechar seu único datacenter, sem outro local próprio para servidores: nuvem no datacenter de um provedor. Ferramentas de um só provedor que a equipe pode aprender: um só provedor, e não multinuvem.',
          en: 'Hardware used exclusively by the company: a private cloud. A company that is closing its only datacenter, with no other server site: a cloud in a provider’s datacenter. Tools of only one provider that the team can learn: a single provider, not a multicloud.',
          es: 'Hardware de uso exclusivo de la empresa: nube privada. Empresa que va a cerrar su único centro de datos, sin otro local propio para servidores: nube en el centro de datos de un proveedor. Herramientas de un solo proveedor que el equipo puede aprender: un solo proveedor, y no multinube.',
        },
        source: site('resources/cloud-computing-dictionary/what-are-private-public-hybrid-clouds/'),
        popularity: 2,
      },
      {
        id: 'hybrid',
        rightWith: ['on-site'],
        text: {
          pt: 'Uma nuvem híbrida, com uma parte local',
          en: 'A hybrid cloud, partly on-premises',
          es: 'Una nube híbrida, con una parte local',
        },
        uses: ['nuvem híbrida', 'hybrid cloud', 'nube híbrida'],
        why: {
          pt: 'A nuvem híbrida mantém no prédio o que não pode sair e usa, para todo o resto, a capacidade e as regiões da nuvem pública, pagas pelo uso.',
          en: 'The hybrid cloud keeps in the building what must not leave and, for everything else, uses the capacity and regions of the public cloud, paid by use.',
          es: 'La nube híbrida mantiene en el edificio lo que no puede salir y usa, para todo lo demás, la capacidad y las regiones de la nube pública, pagadas por uso.',
        },
        likeness: {
          pt: 'uma cozinha em casa para receitas secretas e um bufê, pago por prato, para as festas',
          en: 'a kitchen at home for secret recipes, plus a caterer, paid by the plate, for parties',
          es: 'una cocina en casa para recetas secretas y un servicio de banquetes, por plato, para fiestas',
        },
        tell: {
          pt: 'Registros que por lei devem ficar no prédio: parte local de uma nuvem híbrida. Ambientes de teste pagos só pelos dias de uso: nuvem pública. Usuários de outros continentes atendidos de perto em um mês: regiões da nuvem pública. Capacidade que deve crescer em minutos nos picos: capacidade de um provedor público. Ferramentas de um só provedor que a equipe pode aprender: um só provedor, e não multinuvem.',
          en: 'Records that by law must stay in the building: the on-premises part of a hybrid cloud. Test environments paid for by the days used: the public cloud. Users on other continents who need it nearby within a month: public cloud regions. Capacity that must grow within minutes at peaks: capacity of a public provider. Tools of only one provider that the team can learn: a single provider, not a multicloud.',
          es: 'Registros que por ley deben quedarse en el edificio: parte local de una nube híbrida. Entornos de prueba que se pagan solo por los días de uso: nube pública. Usuarios de otros continentes que deben tenerlo cerca en un mes: regiones de la nube pública. Capacidad que debe crecer en minutos en los picos: capacidad de un proveedor público. Herramientas de un solo proveedor que el equipo puede aprender: un solo proveedor, y no multinube.',
        },
        source: site('resources/cloud-computing-dictionary/what-are-private-public-hybrid-clouds/'),
        popularity: 5,
      },
      {
        id: 'multi',
        text: {
          pt: 'Uma multinuvem, com vários provedores públicos',
          en: 'A multicloud, with several public providers',
          es: 'Una multinube, con varios proveedores públicos',
        },
        uses: ['multinuvem', 'multicloud', 'multinube'],
        why: {
          pt: 'A multinuvem usa mais de um provedor público, pago pelo uso, com regiões em vários continentes, sem hardware próprio e sem depender de um só.',
          en: 'Multicloud uses more than one public provider, paid by use, with regions on several continents, no hardware of one’s own and no dependence on a single one.',
          es: 'La multinube usa más de un proveedor público, pagado por uso, con regiones en varios continentes, sin hardware propio y sin depender de uno solo.',
        },
        likeness: {
          pt: 'dois bufês divididos com outros clientes, cada um com formulários próprios a aprender, para o caso de um faltar',
          en: 'two caterers shared with other customers, each with its own forms to learn, in case one fails to come',
          es: 'dos servicios de banquetes compartidos con otros clientes, cada uno con formularios que aprender, por si uno falla',
        },
        tell: {
          pt: 'Serviço que deve continuar se um provedor de nuvem parar: mais de um provedor. Nem investimento inicial nem mensalidade fixa: o pagamento pelo uso da nuvem pública. Empresa que vai fechar seu único datacenter, sem outro local próprio para servidores: nuvem no datacenter de um provedor. Ambientes de teste pagos só pelos dias de uso: nuvem pública. Usuários de outros continentes atendidos de perto em um mês: regiões da nuvem pública.',
          en: 'A service that must go on if a cloud provider is down: more than one provider. No upfront investment or fixed fee: the pay-per-use of the public cloud. A company that is closing its only datacenter, with no other server site: a cloud in a provider’s datacenter. Test environments paid for by the days used: the public cloud. Users on other continents who need it nearby within a month: public cloud regions.',
          es: 'Servicio que debe continuar si un proveedor de nube se detiene: más de un proveedor. Ni inversión inicial ni cuota fija: el pago por uso de la nube pública. Empresa que va a cerrar su único centro de datos, sin otro local propio para servidores: nube en el centro de datos de un proveedor. Entornos de prueba que se pagan solo por los días de uso: nube pública. Usuarios de otros continentes que deben tenerlo cerca en un mes: regiones de la nube pública.',
        },
        source: docs('training/modules/describe-cloud-compute/'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'on-site',
        situations: ['hospital', 'notary'],
        text: {
          pt: 'Por lei, os registros devem ficar no prédio da empresa.',
          en: 'By law, the records must stay in the company’s building.',
          es: 'Por ley, los registros deben quedarse en el edificio de la empresa.',
        },
        fits: ['private', 'hybrid'],
        rulesOut: {
          public: {
            pt: 'Na nuvem pública os registros ficam em datacenters do provedor, fora do prédio.',
            en: 'In the public cloud the records are in the provider’s datacenters, outside the building.',
            es: 'En la nube pública los registros quedan en centros de datos del proveedor, fuera del edificio.',
          },
          multi: {
            pt: 'Na multinuvem os registros ficam em datacenters de provedores, fora do prédio.',
            en: 'In multicloud the records are in providers’ datacenters, outside the building.',
            es: 'En la multinube los registros quedan en centros de datos de proveedores, fuera del edificio.',
          },
          hosted: {
            pt: 'A nuvem privada hospedada guarda os registros no prédio do fornecedor.',
            en: 'A hosted private cloud keeps the records in the supplier’s building.',
            es: 'La nube privada alojada guarda los registros en el edificio del proveedor.',
          },
        },
      },
      {
        id: 'peaks',
        text: {
          pt: 'Nos picos, a capacidade deve crescer dez vezes em minutos.',
          en: 'At peaks, capacity must grow tenfold within minutes.',
          es: 'En los picos, la capacidad debe crecer diez veces en minutos.',
        },
        fits: ['public', 'hybrid', 'multi'],
        rulesOut: {
          private: {
            pt: 'Na nuvem privada a capacidade termina no hardware comprado; crescer exige mais compras.',
            en: 'In the private cloud capacity ends with the hardware bought; growing means buying more.',
            es: 'En la nube privada la capacidad termina en el hardware comprado; crecer exige más compras.',
          },
        },
      },
      {
        id: 'close-datacenter',
        text: {
          pt: 'A empresa vai fechar seu único datacenter e não terá outro local próprio para servidores.',
          en: 'The company is closing its only datacenter and will have no other server site.',
          es: 'La empresa va a cerrar su único centro de datos y no tendrá otro local propio para servidores.',
        },
        fits: ['public', 'hosted', 'multi'],
        rulesOut: {
          private: {
            pt: 'A nuvem privada local precisa de um local próprio para servidores, que a empresa não terá.',
            en: 'A private cloud on-premises needs a server site of one’s own, which the company will not have.',
            es: 'La nube privada local necesita un local propio para servidores, que la empresa no tendrá.',
          },
          hybrid: {
            pt: 'A parte local da nuvem híbrida precisa de um local próprio para servidores, que a empresa não terá.',
            en: 'The on-premises part of a hybrid cloud needs a server site of one’s own, which the company will not have.',
            es: 'La parte local de la nube híbrida necesita un local propio para servidores, que la empresa no tendrá.',
          },
        },
      },
      {
        id: 'one-skill',
        text: {
          pt: 'A equipe só pode aprender as ferramentas de um único provedor.',
          en: 'The team can learn only one provider’s tools.',
          es: 'El equipo solo puede aprender las herramientas de un único proveedor.',
        },
        fits: ['public', 'private', 'hosted', 'hybrid'],
        rulesOut: {
          multi: {
            pt: 'A multinuvem exige dominar as ferramentas de mais de um provedor.',
            en: 'Multicloud means mastering the tools of more than one provider.',
            es: 'La multinube exige dominar las herramientas de más de un proveedor.',
          },
        },
      },
      {
        id: 'dedicated',
        text: {
          pt: 'Todo o hardware, inclusive o de rede, deve ser de uso exclusivo da empresa.',
          en: 'All hardware, network included, must be used exclusively by the company.',
          es: 'Todo el hardware, incluso el de red, debe ser de uso exclusivo de la empresa.',
        },
        fits: ['private', 'hosted'],
        rulesOut: {
          multi: {
            pt: 'Na multinuvem, o hardware dos provedores atende também a outros clientes.',
            en: 'In a multicloud, the hardware of the providers serves other customers too.',
            es: 'En la multinube, el hardware de los proveedores atiende también a otros clientes.',
          },
          public: {
            pt: 'Na nuvem pública, o hardware do provedor atende a muitos clientes.',
            en: 'In the public cloud, the provider’s hardware serves many customers.',
            es: 'En la nube pública, el hardware del proveedor atiende a muchos clientes.',
          },
        },
      },
      {
        id: 'pay-per-use',
        text: {
          pt: 'Não se aceita investimento inicial nem mensalidade fixa.',
          en: 'Neither upfront investment nor a fixed fee is accepted.',
          es: 'No se acepta inversión inicial ni cuota fija.',
        },
        fits: ['public', 'multi'],
        rulesOut: {
          private: {
            pt: 'A nuvem privada exige a compra de hardware (CapEx).',
            en: 'The private cloud requires hardware to be bought (CapEx).',
            es: 'La nube privada exige comprar hardware (CapEx).',
          },
          hosted: {
            pt: 'A nuvem privada hospedada tem contrato mensal pela capacidade dedicada.',
            en: 'A hosted private cloud has a monthly contract for dedicated capacity.',
            es: 'La nube privada alojada tiene contrato mensual por la capacidad dedicada.',
          },
        },
      },
      {
        id: 'few-days',
        text: {
          pt: 'Ambientes de teste devem ser pagos só pelos dias de uso.',
          en: 'Test environments must be paid for by the days used.',
          es: 'Los entornos de prueba deben pagarse solo por los días de uso.',
        },
        fits: ['public', 'multi', 'hybrid'],
        rulesOut: {
          private: {
            pt: 'Na nuvem privada, a capacidade dos testes é hardware comprado, usado ou não.',
            en: 'In the private cloud, capacity for tests is hardware bought, used or not.',
            es: 'En la nube privada, la capacidad de pruebas es hardware comprado, se use o no.',
          },
          hosted: {
            pt: 'A nuvem privada hospedada cobra por mês a capacidade dedicada, usada ou não.',
            en: 'The hosted private cloud charges monthly for dedicated capacity, used or not.',
            es: 'La nube privada alojada cobra por mes la capacidad dedicada, se use o no.',
          },
        },
      },
      {
        id: 'abroad',
        situations: ['retailer', 'notary'],
        text: {
          pt: 'Em um mês, usuários de outros continentes devem ser atendidos de perto.',
          en: 'Users on other continents need it nearby within a month.',
          es: 'En un mes, los usuarios de otros continentes deben tenerlo cerca.',
        },
        fits: ['public', 'hybrid', 'multi'],
        rulesOut: {
          private: {
            pt: 'Uma nuvem privada não chega a outros continentes em um mês: seria preciso montar datacenters lá.',
            en: 'A private cloud does not reach other continents in a month: datacenters would have to be built there.',
            es: 'Una nube privada no llega a otros continentes en un mes: habría que montar centros de datos allí.',
          },
          hosted: {
            pt: 'A nuvem privada hospedada fica em um só prédio do terceiro, longe desses usuários.',
            en: 'The hosted private cloud is in one building of the third party, far from those users.',
            es: 'La nube privada alojada está en un solo edificio del tercero, lejos de esos usuarios.',
          },
        },
      },
      {
        id: 'provider-down',
        text: {
          pt: 'O serviço deve continuar se um provedor de nuvem parar.',
          en: 'Service must go on if a cloud provider is down.',
          es: 'El servicio debe continuar si un proveedor de nube se detiene.',
        },
        fits: ['multi', 'private'],
        rulesOut: {
          public: {
            pt: 'Com tudo em um só provedor, a queda dele interrompe o serviço.',
            en: 'With everything at one provider, its outage stops the service.',
            es: 'Con todo en un solo proveedor, su caída detiene el servicio.',
          },
          hosted: {
            pt: 'A nuvem privada hospedada sai do ar junto com o fornecedor que a opera.',
            en: 'A hosted private cloud stops along with the supplier that runs it.',
            es: 'La nube privada alojada se detiene junto con el proveedor que la opera.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual modelo de nuvem atende a todos esses requisitos?',
      en: 'Which cloud model meets all of these requirements?',
      es: '¿Qué modelo de nube cumple todos estos requisitos?',
    },
  },
  {
    id: 'service-type-choice',
    exams: { 'az-900': { domain: 'concepts', topic: 'service-types' } },
    scene: {
      pt: 'Pense no sistema como um prato, em seu código como a receita e nos servidores como a cozinha onde ele é feito.',
      en: 'Think of the system as a dish, of its code as the recipe and of the servers as the kitchen where it is made.',
      es: 'Piensa en el sistema como un plato, en su código como la receta y en los servidores como la cocina donde se hace.',
    },
    situations: [
      {
        id: 'expenses',
        text: {
          pt: 'Uma construtora quer trocar as planilhas de reembolso por um sistema.',
          en: 'A construction company wants to replace its expense claim spreadsheets with a system.',
          es: 'Una constructora quiere cambiar las hojas de cálculo de reembolsos por un sistema.',
        },
      },
      {
        id: 'crm',
        text: {
          pt: 'Um distribuidor de bebidas precisa de um sistema para registrar visitas e pedidos.',
          en: 'A beverage distributor needs a system to record visits and orders.',
          es: 'Un distribuidor de bebidas necesita un sistema para registrar visitas y pedidos.',
        },
      },
      {
        id: 'scheduling',
        text: {
          pt: 'Uma rede de clínicas veterinárias quer um novo sistema de agendamento de consultas.',
          en: 'A chain of veterinary clinics wants a new appointment booking system.',
          es: 'Una red de clínicas veterinarias quiere un nuevo sistema de citas.',
        },
      },
    ],
    candidates: [
      {
        id: 'saas',
        text: {
          pt: 'Um produto pronto por assinatura (SaaS)',
          en: 'A finished product by subscription (SaaS)',
          es: 'Un producto listo por suscripción (SaaS)',
        },
        uses: ['SaaS'],
        why: {
          pt: 'Em SaaS a aplicação já vem pronta: o provedor a desenvolve, opera e atualiza, e a empresa só a configura.',
          en: 'In SaaS the application comes ready-made: the provider develops, runs and updates it, and the company only configures it.',
          es: 'En SaaS la aplicación ya viene lista: el proveedor la desarrolla, opera y actualiza, y la empresa solo la configura.',
        },
        likeness: {
          pt: 'a assinatura de um restaurante, que cozinha só suas próprias receitas e as muda quando quer',
          en: 'the subscription to a restaurant that cooks only its own recipes and changes them when it likes',
          es: 'la suscripción a un restaurante, que cocina solo sus propias recetas y las cambia cuando quiere',
        },
        tell: {
          pt: 'Empresa sem desenvolvedores e software pronto: SaaS. Patches do sistema operacional pelo provedor de nuvem: PaaS, SaaS ou serverless. Falta de orçamento de capital (CapEx) para servidores: nuvem, paga como despesa operacional.',
          en: 'No developers and existing software: SaaS. Operating system patches by the cloud provider: PaaS, SaaS or serverless. No capital budget (CapEx) for servers: the cloud, paid for as operational expenditure.',
          es: 'Sin desarrolladores y con software existente: SaaS. Parches del sistema operativo a cargo del proveedor de nube: PaaS, SaaS o serverless. Falta de presupuesto de capital (CapEx) para servidores: nube, pagada como gasto operativo.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 5,
      },
      {
        id: 'paas',
        text: {
          pt: 'Código próprio no App Service Standard (PaaS)',
          en: 'Its own code on App Service Standard (PaaS)',
          es: 'Código propio en App Service Standard (PaaS)',
        },
        uses: ['App Service', 'PaaS'],
        why: {
          pt: 'Em PaaS a empresa programa o próprio código e publica as versões quando quer, sem contêiner, em instâncias sempre ligadas, e o provedor mantém servidores, sistema operacional e runtime.',
          en: 'In PaaS the company writes its own code and publishes versions when it likes, without containers, on instances that stay on, and the provider maintains servers, operating system and runtime.',
          es: 'En PaaS la empresa programa su código y publica las versiones cuando quiere, sin contenedores, en instancias siempre encendidas, y el proveedor mantiene servidores, sistema operativo y entorno de ejecución.',
        },
        likeness: {
          pt: 'uma cozinha pronta para a própria receita, que o dono limpa e não deixa reformar, paga até vazia',
          en: 'a ready kitchen for one’s own recipe, cleaned by its owner, never remodeled, paid for even when empty',
          es: 'una cocina lista para la receta propia, que el dueño limpia y no deja reformar, pagada incluso vacía',
        },
        tell: {
          pt: 'Runtime da linguagem atualizado pelo provedor: plataforma que recebe só o código. Processo contínuo que mantém conexões abertas o dia inteiro: plataforma com instâncias ligadas, e não funções. Regras de negócio que a equipe vai programar: código próprio, e não SaaS. Decidir quando cada versão nova entra em uso: código próprio, e não SaaS. Patches do sistema operacional pelo provedor de nuvem: PaaS, SaaS ou serverless. Falta de orçamento de capital (CapEx) para servidores: nuvem, paga como despesa operacional. Contêineres que a segurança ainda não aprovou: código publicado sem contêiner.',
          en: 'A language runtime updated by the provider: a platform that takes only the code. A continuous process that keeps connections open all day: a platform with running instances, not functions. Business rules that the team will program: its own code, not SaaS. Deciding when each new version goes into use: its own code, not SaaS. Operating system patches by the cloud provider: PaaS, SaaS or serverless. No capital budget (CapEx) for servers: the cloud, paid for as operational expenditure. Containers that security has not yet approved for production: code published without a container.',
          es: 'Entorno de ejecución del lenguaje que actualiza el proveedor: plataforma que recibe solo el código. Proceso continuo que mantiene conexiones abiertas todo el día: plataforma con instancias encendidas, y no funciones. Reglas del negocio que el equipo va a programar: código propio, y no SaaS. Decidir cuándo entra en uso cada versión nueva: código propio, y no SaaS. Parches del sistema operativo a cargo del proveedor de nube: PaaS, SaaS o serverless. Falta de presupuesto de capital (CapEx) para servidores: nube, pagada como gasto operativo. Contenedores que el área de seguridad aún no aprobó: código publicado sin contenedor.',
        },
        source: docs('azure/app-service/overview'),
        popularity: 4,
      },
      {
        id: 'functions',
        text: {
          pt: 'Código próprio no Azure Functions (serverless)',
          en: 'Its own code on Azure Functions (serverless)',
          es: 'Código propio en Azure Functions (serverless)',
        },
        uses: ['Functions'],
        why: {
          pt: 'Em serverless o provedor mantém servidores e runtime, o código próprio roda, sem imagem de contêiner, só quando um evento chega, e sem uso não se cobra computação.',
          en: 'In serverless the provider maintains servers and runtime, the company’s code runs, with no container image, only when an event arrives, and without use no compute is charged.',
          es: 'En serverless el proveedor mantiene servidores y entorno de ejecución, el código propio corre, sin imagen de contenedor, solo cuando llega un evento, y sin uso no se cobra cómputo.',
        },
        likeness: {
          pt: 'uma cozinha alheia para a própria receita, sem reformas, que abre a cada pedido e logo fecha',
          en: 'somebody else’s kitchen for one’s own recipe, never remodeled, which opens for each order and closes right after',
          es: 'una cocina ajena para la receta propia, sin reformas, que abre con cada pedido y cierra enseguida',
        },
        tell: {
          pt: 'Nenhuma computação cobrada quando ninguém usa o sistema: pense em serverless. Runtime da linguagem atualizado pelo provedor: plataforma que recebe só o código. Regras de negócio que a equipe vai programar: código próprio, e não SaaS. Decidir quando cada versão nova entra em uso: código próprio, e não SaaS. Patches do sistema operacional pelo provedor de nuvem: PaaS, SaaS ou serverless. Falta de orçamento de capital (CapEx) para servidores: nuvem, paga como despesa operacional. Contêineres que a segurança ainda não aprovou: código publicado sem contêiner.',
          en: 'No compute charged when nobody uses the system: think of serverless. A language runtime updated by the provider: a platform that takes only the code. Business rules that the team will program: its own code, not SaaS. Deciding when each new version goes into use: its own code, not SaaS. Operating system patches by the cloud provider: PaaS, SaaS or serverless. No capital budget (CapEx) for servers: the cloud, paid for as operational expenditure. Containers that security has not yet approved for production: code published without a container.',
          es: 'Ningún cómputo cobrado cuando nadie usa el sistema: piensa en serverless. Entorno de ejecución del lenguaje que actualiza el proveedor: plataforma que recibe solo el código. Reglas del negocio que el equipo va a programar: código propio, y no SaaS. Decidir cuándo entra en uso cada versión nueva: código propio, y no SaaS. Parches del sistema operativo a cargo del proveedor de nube: PaaS, SaaS o serverless. Falta de presupuesto de capital (CapEx) para servidores: nube, pagada como gasto operativo. Contenedores que el área de seguridad aún no aprobó: código publicado sin contenedor.',
        },
        source: docs('azure/azure-functions/functions-overview'),
        popularity: 3,
      },
      {
        id: 'vm',
        rightWith: ['driver'],
        text: {
          pt: 'Um sistema instalado em máquinas virtuais (IaaS)',
          en: 'A system installed on virtual machines (IaaS)',
          es: 'Un sistema instalado en máquinas virtuales (IaaS)',
        },
        uses: ['IaaS'],
        why: {
          pt: 'Em IaaS a empresa, administradora da máquina, instala qualquer programa, pronto ou próprio, e o provedor fornece o hardware e cuida dele.',
          en: 'In IaaS the company, as administrator of the machine, installs any program, bought or its own, and the provider supplies and manages the hardware.',
          es: 'En IaaS la empresa, administradora de la máquina, instala cualquier programa, comprado o propio, y el proveedor pone el hardware y se ocupa de él.',
        },
        likeness: {
          pt: 'uma cozinha vazia alugada, que o inquilino equipa e limpa, para qualquer receita, paga até parada',
          en: 'a bare rented kitchen, equipped and cleaned by the tenant, for any recipe, paid for even when idle',
          es: 'una cocina vacía alquilada, que el inquilino equipa y limpia, para cualquier receta, pagada aunque esté parada',
        },
        tell: {
          pt: 'Direitos de administrador no servidor: IaaS. Falta de orçamento de capital (CapEx) para servidores: nuvem, paga como despesa operacional.',
          en: 'Administrator rights on the server: IaaS. No capital budget (CapEx) for servers: the cloud, paid for as operational expenditure.',
          es: 'Derechos de administrador en el servidor: IaaS. Falta de presupuesto de capital (CapEx) para servidores: nube, pagada como gasto operativo.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 5,
      },
      {
        id: 'local',
        neverRight: true,
        text: {
          pt: 'Um sistema instalado em servidores na sede',
          en: 'A system installed on servers at its head office',
          es: 'Un sistema instalado en servidores de la sede',
        },
        uses: [],
        why: {
          pt: 'Em servidores próprios a empresa controla tudo, do hardware à aplicação.',
          en: 'On servers of its own the company controls everything, from hardware to application.',
          es: 'En servidores propios la empresa controla todo, del hardware a la aplicación.',
        },
        likeness: {
          pt: 'uma cozinha comprada para casa, que o próprio dono equipa e limpa, e que custa até parada',
          en: 'a kitchen bought for the house, equipped and cleaned by its owner, that costs money even when idle',
          es: 'una cocina comprada para casa, que el propio dueño equipa y limpia, y que cuesta incluso parada',
        },
        tell: {
          pt: 'Controle de tudo, inclusive do hardware: só no local.',
          en: 'Control of everything, hardware included: on-premises only.',
          es: 'Control de todo, incluso del hardware: solo en las instalaciones propias.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 4,
      },
      {
        id: 'host',
        neverRight: true,
        text: {
          pt: 'Um sistema instalado em um host dedicado (IaaS)',
          en: 'A system installed on a dedicated host (IaaS)',
          es: 'Un sistema instalado en un host dedicado (IaaS)',
        },
        uses: [],
        why: {
          pt: 'Um host dedicado do Azure é um servidor físico só para as máquinas virtuais de um cliente.',
          en: 'An Azure dedicated host is a physical server for the virtual machines of one customer alone.',
          es: 'Un host dedicado de Azure es un servidor físico solo para las máquinas virtuales de un cliente.',
        },
        likeness: {
          pt: 'um prédio alugado a um só inquilino, que equipa e limpa a cozinha e paga mesmo sem cozinhar',
          en: 'a whole building rented to one tenant, who equips and cleans the kitchen and pays even without cooking',
          es: 'un edificio alquilado a un solo inquilino, que equipa y limpia la cocina y paga aun sin cocinar',
        },
        tell: {
          pt: 'Servidor físico sem outros clientes: host dedicado.',
          en: 'A physical server without other customers: a dedicated host.',
          es: 'Servidor físico sin otros clientes: host dedicado.',
        },
        source: docs('azure/virtual-machines/dedicated-hosts'),
        popularity: 3,
      },
      {
        id: 'container',
        text: {
          pt: 'Código próprio como imagem no Container Apps (PaaS)',
          en: 'Its own code as an image on Container Apps (PaaS)',
          es: 'Código propio como imagen en Container Apps (PaaS)',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'O Container Apps executa o dia inteiro, se preciso, imagens que a empresa monta, sem servidores nem orquestrador a manter.',
          en: 'Container Apps runs images that the company builds, all day if needed, with no servers or orchestrator to maintain.',
          es: 'Container Apps ejecuta imágenes que la empresa construye, todo el día si hace falta, sin servidores ni orquestador que mantener.',
        },
        likeness: {
          pt: 'a própria receita, embalada pela equipe com os utensílios, numa cozinha que outros limpam e que ninguém reforma',
          en: 'one’s own recipe, packed by the team with its utensils, for a kitchen that others clean and nobody remodels',
          es: 'la receta propia, empaquetada por el equipo con sus utensilios, en una cocina que otros limpian y nadie reforma',
        },
        tell: {
          pt: 'Processo contínuo que mantém conexões abertas o dia inteiro: plataforma com instâncias ligadas, e não funções. Regras de negócio que a equipe vai programar: código próprio, e não SaaS. Decidir quando cada versão nova entra em uso: código próprio, e não SaaS. Patches do sistema operacional pelo provedor de nuvem: PaaS, SaaS ou serverless. Falta de orçamento de capital (CapEx) para servidores: nuvem, paga como despesa operacional.',
          en: 'A continuous process that keeps connections open all day: a platform with running instances, not functions. Business rules that the team will program: its own code, not SaaS. Deciding when each new version goes into use: its own code, not SaaS. Operating system patches by the cloud provider: PaaS, SaaS or serverless. No capital budget (CapEx) for servers: the cloud, paid for as operational expenditure.',
          es: 'Proceso continuo que mantiene conexiones abiertas todo el día: plataforma con instancias encendidas, y no funciones. Reglas del negocio que el equipo va a programar: código propio, y no SaaS. Decidir cuándo entra en uso cada versión nueva: código propio, y no SaaS. Parches del sistema operativo a cargo del proveedor de nube: PaaS, SaaS o serverless. Falta de presupuesto de capital (CapEx) para servidores: nube, pagada como gasto operativo.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 3,
      },
      {
        id: 'appliance',
        neverRight: true,
        text: {
          pt: 'Um produto pronto, comprado com o seu servidor',
          en: 'A finished product, bought with its server',
          es: 'Un producto listo, comprado con su servidor',
        },
        uses: [],
        why: {
          pt: 'Um produto comprado com o servidor chega instalado e funciona na sede.',
          en: 'A product bought with its server arrives installed and works at the head office.',
          es: 'Un producto comprado con su servidor llega instalado y funciona en la sede.',
        },
        likeness: {
          pt: 'uma máquina de pratos prontos comprada para casa, que o dono limpa e que não aceita receita nova',
          en: 'a machine of finished dishes bought for the house, cleaned by its owner, which takes no new recipe',
          es: 'una máquina de platos listos comprada para casa, que el dueño limpia y que no acepta receta nueva',
        },
        tell: {
          pt: 'Produto e servidor juntos, na sede: no local.',
          en: 'Product and server together, at the head office: on-premises.',
          es: 'Producto y servidor juntos, en la sede: en las instalaciones propias.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'ready',
        notWith: ['own-rules', 'long-runs'],
        text: {
          pt: 'A empresa não tem desenvolvedores e vai usar um software pronto.',
          en: 'The company has no developers and will use existing software.',
          es: 'La empresa no tiene desarrolladores y va a usar un software existente.',
        },
        fits: ['appliance', 'host', 'saas', 'vm', 'local'],
        rulesOut: {
          container: {
            pt: 'O Container Apps executa imagens de um código que a empresa teria de desenvolver.',
            en: 'Container Apps runs images of code that the company would have to develop.',
            es: 'Container Apps ejecuta imágenes de un código que la empresa tendría que desarrollar.',
          },
          paas: {
            pt: 'O App Service hospeda código que a própria empresa teria de desenvolver.',
            en: 'App Service hosts code that the company itself would have to develop.',
            es: 'App Service aloja código que la propia empresa tendría que desarrollar.',
          },
          functions: {
            pt: 'O Azure Functions executa código que a própria empresa teria de desenvolver.',
            en: 'Azure Functions runs code that the company itself would have to develop.',
            es: 'Azure Functions ejecuta código que la propia empresa tendría que desarrollar.',
          },
        },
      },
      {
        id: 'no-os',
        text: {
          pt: 'O provedor de nuvem deve cuidar dos patches do sistema operacional.',
          en: 'The cloud provider must be responsible for operating system patches.',
          es: 'El proveedor de nube debe ocuparse de los parches del sistema operativo.',
        },
        fits: ['container', 'saas', 'paas', 'functions'],
        rulesOut: {
          appliance: {
            pt: 'O servidor que vem com o produto fica na sede, fora dos cuidados de um provedor de nuvem.',
            en: 'The server that comes with the product is at the head office, out of a cloud provider’s care.',
            es: 'El servidor que viene con el producto está en la sede, fuera del cuidado de un proveedor de nube.',
          },
          host: {
            pt: 'No host dedicado, os patches do sistema operacional seguem com o cliente.',
            en: 'On a dedicated host, patching the operating system is still the customer’s task.',
            es: 'En el host dedicado, los parches del sistema operativo siguen a cargo del cliente.',
          },
          vm: {
            pt: 'Em máquinas virtuais (IaaS) os patches do sistema operacional são tarefa do cliente.',
            en: 'On virtual machines (IaaS) patching the operating system is the customer’s task.',
            es: 'En máquinas virtuales (IaaS) los parches del sistema operativo son tarea del cliente.',
          },
          local: {
            pt: 'Em servidores na sede a empresa aplica todos os patches.',
            en: 'On servers at its head office the company applies all patches.',
            es: 'En servidores de la sede la empresa aplica todos los parches.',
          },
        },
      },
      {
        id: 'own-rules',
        text: {
          pt: 'As regras de negócio são incomuns, e a equipe vai programá-las.',
          en: 'The business rules are unusual, and the team will program them.',
          es: 'Las reglas del negocio son poco comunes, y el equipo va a programarlas.',
        },
        fits: ['container', 'host', 'paas', 'functions', 'vm', 'local'],
        rulesOut: {
          appliance: {
            pt: 'Um produto comprado pronto segue as regras do fabricante, e não as que a equipe vai programar.',
            en: 'A product bought ready-made follows its maker’s rules, not those that the team will program.',
            es: 'Un producto comprado listo sigue las reglas de su fabricante, no las que va a programar el equipo.',
          },
          saas: {
            pt: 'Um produto SaaS só se configura; a empresa não executa nele o próprio código.',
            en: 'A SaaS product is configured only; the company does not run its own code in it.',
            es: 'Un producto SaaS solo se configura; la empresa no ejecuta en él su propio código.',
          },
        },
      },
      {
        id: 'no-hardware',
        text: {
          pt: 'Não há orçamento de capital (CapEx) para servidores.',
          en: 'There is no capital budget (CapEx) for servers.',
          es: 'No hay presupuesto de capital (CapEx) para servidores.',
        },
        fits: ['container', 'host', 'saas', 'paas', 'functions', 'vm'],
        rulesOut: {
          appliance: {
            pt: 'O produto comprado com o servidor é despesa de capital.',
            en: 'A product bought with its server is capital expenditure.',
            es: 'Un producto comprado con su servidor es gasto de capital.',
          },
          local: {
            pt: 'Em servidores na sede a empresa controla tudo, mas antes precisa comprá-los (CapEx).',
            en: 'With servers at its head office the company controls everything, but has to buy them first (CapEx).',
            es: 'Con servidores en la sede la empresa controla todo, pero antes debe comprarlos (CapEx).',
          },
        },
      },
      {
        id: 'long-runs',
        text: {
          pt: 'O programa da equipe é um processo contínuo, que mantém conexões abertas o dia inteiro.',
          en: 'The team’s own program is one continuous process, which keeps connections open all day.',
          es: 'El programa del equipo es un proceso continuo, que mantiene conexiones abiertas todo el día.',
        },
        fits: ['container', 'host', 'paas', 'vm', 'local'],
        rulesOut: {
          appliance: {
            pt: 'Um produto comprado pronto não executa um programa escrito pela equipe.',
            en: 'A product bought ready-made does not run a program written by the team.',
            es: 'Un producto comprado listo no ejecuta un programa escrito por el equipo.',
          },
          saas: {
            pt: 'Um produto SaaS não executa um programa escrito pela empresa.',
            en: 'A SaaS product does not run a program written by the company.',
            es: 'Un producto SaaS no ejecuta un programa escrito por la empresa.',
          },
          functions: {
            pt: 'O Azure Functions é feito de execuções curtas por evento, e não de um processo contínuo.',
            en: 'Azure Functions is made of short runs per event, not of one continuous process.',
            es: 'Azure Functions está hecho de ejecuciones cortas por evento, y no de un proceso continuo.',
          },
        },
      },
      {
        id: 'driver',
        text: {
          pt: 'Um driver exige direitos de administrador no servidor.',
          en: 'A driver needs administrator rights on the server.',
          es: 'Un controlador (driver) exige derechos de administrador en el servidor.',
        },
        fits: ['host', 'vm', 'local'],
        rulesOut: {
          container: {
            pt: 'No Container Apps ninguém recebe acesso de administrador ao servidor.',
            en: 'On Container Apps nobody gets administrator access to the server.',
            es: 'En Container Apps nadie recibe acceso de administrador al servidor.',
          },
          saas: {
            pt: 'Em SaaS o cliente não acessa o servidor.',
            en: 'In SaaS the customer has no access to the server.',
            es: 'En SaaS el cliente no accede al servidor.',
          },
          paas: {
            pt: 'No App Service (PaaS) não há direitos de administrador no servidor.',
            en: 'On App Service (PaaS) there are no administrator rights on the server.',
            es: 'En App Service (PaaS) no hay derechos de administrador en el servidor.',
          },
          functions: {
            pt: 'No Azure Functions não há direitos de administrador no servidor.',
            en: 'On Azure Functions there are no administrator rights on the server.',
            es: 'En Azure Functions no hay derechos de administrador en el servidor.',
          },
        },
      },
      {
        id: 'own-updates',
        text: {
          pt: 'A empresa quer decidir quando cada versão nova entra em uso.',
          en: 'The company wants to decide when each new version goes into use.',
          es: 'La empresa quiere decidir cuándo entra en uso cada versión nueva.',
        },
        fits: ['appliance', 'container', 'host', 'paas', 'functions', 'vm', 'local'],
        rulesOut: {
          saas: {
            pt: 'Em SaaS é o provedor que decide quando atualizar o produto.',
            en: 'In SaaS the provider decides when the product is updated.',
            es: 'En SaaS es el proveedor quien decide cuándo se actualiza el producto.',
          },
        },
      },
      {
        id: 'no-idle',
        notWith: ['ready', 'long-runs', 'driver'],
        text: {
          pt: 'Quando ninguém usa o sistema, a computação não deve ser cobrada.',
          en: 'When nobody uses the system, compute must not be charged.',
          es: 'Cuando nadie usa el sistema, no debe cobrarse cómputo.',
        },
        fits: ['functions', 'container'],
        rulesOut: {
          paas: {
            pt: 'O plano Standard do App Service mantém ao menos uma instância, com uso ou não.',
            en: 'The Standard plan of App Service keeps at least one instance, used or not.',
            es: 'El plan Standard de App Service mantiene al menos una instancia, con uso o no.',
          },
          vm: {
            pt: 'A máquina virtual é cobrada por hora enquanto está ligada, usada ou não.',
            en: 'A virtual machine is charged by the hour while it is on, used or not.',
            es: 'La máquina virtual se cobra por hora mientras está encendida, se use o no.',
          },
          host: {
            pt: 'O host dedicado é cobrado enquanto existe, com uso ou não.',
            en: 'A dedicated host is charged for while it exists, used or not.',
            es: 'El host dedicado se cobra mientras existe, con uso o no.',
          },
          local: {
            pt: 'O servidor da sede é pago haja uso ou não.',
            en: 'A server at the head office is paid for, used or not.',
            es: 'El servidor de la sede se paga se use o no.',
          },
        },
      },
      {
        id: 'no-images',
        notWith: ['ready'],
        text: {
          pt: 'A segurança ainda não aprovou contêineres.',
          en: 'Security has not yet approved containers for production.',
          es: 'El área de seguridad aún no aprobó contenedores.',
        },
        fits: ['paas', 'functions', 'vm', 'local', 'host'],
        rulesOut: {
          container: {
            pt: 'O Container Apps executa o código como imagem de contêiner, e contêineres ainda não estão aprovados.',
            en: 'Container Apps runs the code as a container image, and containers are not yet approved.',
            es: 'Container Apps ejecuta el código como imagen de contenedor, y los contenedores aún no están aprobados.',
          },
        },
      },
      {
        id: 'runtime',
        notWith: ['ready'],
        text: {
          pt: 'O runtime da linguagem deve ser atualizado pelo provedor.',
          en: 'The language runtime must be updated by the provider.',
          es: 'El proveedor debe actualizar el entorno de ejecución del lenguaje.',
        },
        fits: ['saas', 'paas', 'functions'],
        rulesOut: {
          container: {
            pt: 'Na imagem de contêiner o runtime é o que a própria equipe incluiu e atualiza.',
            en: 'In a container image the runtime is the one that the team itself included and updates.',
            es: 'En la imagen de contenedor el entorno de ejecución es el que el propio equipo incluyó y actualiza.',
          },
          host: {
            pt: 'No host dedicado o runtime instalado nas máquinas fica com o cliente.',
            en: 'On a dedicated host the runtime installed on the machines is up to the customer.',
            es: 'En el host dedicado el entorno de ejecución instalado queda a cargo del cliente.',
          },
          vm: {
            pt: 'Em máquinas virtuais (IaaS) o runtime é instalado e atualizado pelo cliente.',
            en: 'On virtual machines (IaaS) the customer installs and updates the runtime.',
            es: 'En máquinas virtuales (IaaS) el cliente instala y actualiza el entorno de ejecución.',
          },
          local: {
            pt: 'Em servidores na sede a empresa atualiza também o runtime.',
            en: 'On servers at its head office the company updates the runtime too.',
            es: 'En servidores de la sede la empresa actualiza también el entorno de ejecución.',
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
];
