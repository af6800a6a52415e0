import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const structureChoices: readonly Pattern[] = [
  {
    id: 'project-separation',
    exams: { 'az-900': { domain: 'architecture', topic: 'resources' } },
    situations: [
      {
        id: 'builder',
        text: {
          pt: 'Uma construtora vai começar no Azure três projetos, cada um com sua equipe.',
          en: 'A construction company is starting three projects in Azure, each with its own team.',
          es: 'Una constructora va a empezar tres proyectos en Azure, cada uno con su equipo.',
        },
      },
      {
        id: 'gallery',
        text: {
          pt: 'Um grupo de museus define como separar no Azure os sistemas de cada casa.',
          en: 'A group of museums is deciding how to separate each museum’s systems in Azure.',
          es: 'Un grupo de museos define cómo separar en Azure los sistemas de cada museo.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco quer separar no Azure os ambientes de suas áreas de negócio.',
          en: 'A bank wants to separate the environments of its business areas in Azure.',
          es: 'Un banco quiere separar en Azure los entornos de sus áreas de negocio.',
        },
      },
    ],
    candidates: [
      {
        id: 'groups',
        text: {
          pt: 'Um grupo de recursos para cada um',
          en: 'A resource group for each',
          es: 'Un grupo de recursos para cada uno',
        },
        uses: ['resource group'],
        why: {
          pt: 'O grupo de recursos reúne o que tem o mesmo ciclo de vida: dá permissões ao conjunto e o exclui de uma vez.',
          en: 'A resource group gathers what shares a life cycle: it gives permissions on the set and deletes it at once.',
          es: 'El grupo de recursos reúne lo que comparte ciclo de vida: da permisos sobre el conjunto y lo elimina de una vez.',
        },
        tell: {
          pt: 'Mesmo ciclo de vida e permissões em conjunto: grupo de recursos.',
          en: 'Same life cycle and permissions together: a resource group.',
          es: 'Mismo ciclo de vida y permisos en conjunto: grupo de recursos.',
        },
        source: docs('azure/azure-resource-manager/management/manage-resource-groups-portal'),
        popularity: 5,
      },
      {
        id: 'tags',
        text: {
          pt: 'Uma só assinatura, com tags por projeto',
          en: 'A single subscription, with tags by project',
          es: 'Una sola suscripción, con etiquetas por proyecto',
        },
        uses: ['tags', 'etiquetas'],
        why: {
          pt: 'As tags dividem os custos em relatórios e são postas em recursos que já existem, sem mover nada.',
          en: 'Tags split costs in reports and are put on resources that already exist, without moving anything.',
          es: 'Las etiquetas dividen los costos en informes y se ponen en recursos que ya existen, sin mover nada.',
        },
        tell: {
          pt: 'Dividir custos no relatório sem reorganizar: tags.',
          en: 'Splitting costs in reports without reorganizing: tags.',
          es: 'Dividir costos en los informes sin reorganizar: etiquetas.',
        },
        source: docs('azure/azure-resource-manager/management/tag-resources'),
        popularity: 4,
      },
      {
        id: 'subscriptions',
        text: { pt: 'Uma assinatura para cada um', en: 'A subscription for each', es: 'Una suscripción para cada uno' },
        uses: [],
        why: {
          pt: 'Cada assinatura tem fatura e limites próprios, e o mesmo Microsoft Entra ID serve a todas.',
          en: 'Each subscription has its own bill and limits, and the same Microsoft Entra ID serves all of them.',
          es: 'Cada suscripción tiene factura y límites propios, y el mismo Microsoft Entra ID sirve para todas.',
        },
        tell: {
          pt: 'Fatura e limites separados: assinaturas.',
          en: 'Separate bills and limits: subscriptions.',
          es: 'Facturas y límites separados: suscripciones.',
        },
        source: docs('azure/cloud-adoption-framework/ready/landing-zone/design-area/resource-org-subscriptions'),
        popularity: 5,
      },
      {
        id: 'managed',
        text: {
          pt: 'Assinaturas em grupos de gerenciamento',
          en: 'Subscriptions in management groups',
          es: 'Suscripciones en grupos de administración',
        },
        uses: [],
        why: {
          pt: 'O grupo de gerenciamento passa políticas e permissões a todas as assinaturas dele, também às que forem criadas depois.',
          en: 'A management group passes policies and permissions on to all its subscriptions, including those created later.',
          es: 'El grupo de administración pasa directivas y permisos a todas sus suscripciones, también a las que se creen después.',
        },
        tell: {
          pt: 'As mesmas regras em várias assinaturas: grupo de gerenciamento.',
          en: 'The same rules across several subscriptions: a management group.',
          es: 'Las mismas reglas en varias suscripciones: grupo de administración.',
        },
        source: docs('azure/governance/management-groups/overview'),
        popularity: 3,
      },
      {
        id: 'tenants',
        text: {
          pt: 'Um locatário do Entra ID para cada um',
          en: 'An Entra ID tenant for each',
          es: 'Un inquilino de Entra ID para cada uno',
        },
        uses: [],
        why: {
          pt: 'Um locatário próprio isola usuários, grupos e administradores de um lado e do outro.',
          en: 'A tenant of its own isolates users, groups and administrators on one side from the other.',
          es: 'Un inquilino propio aísla usuarios, grupos y administradores de un lado y del otro.',
        },
        tell: {
          pt: 'Isolar também as identidades: outro locatário.',
          en: 'Isolating identities too: another tenant.',
          es: 'Aislar también las identidades: otro inquilino.',
        },
        source: docs('entra/fundamentals/create-new-tenant'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'own-bill',
        text: {
          pt: 'Cada parte deve receber a própria fatura.',
          en: 'Each part must get its own bill.',
          es: 'Cada parte debe recibir su propia factura.',
        },
        fits: ['subscriptions', 'managed', 'tenants'],
        rulesOut: {
          groups: {
            pt: 'Grupos de recursos da mesma assinatura saem na mesma fatura.',
            en: 'Resource groups of one subscription come on the same bill.',
            es: 'Los grupos de recursos de una suscripción salen en la misma factura.',
          },
          tags: {
            pt: 'As tags dividem o relatório, mas a fatura da assinatura é uma só.',
            en: 'Tags split the report, but the subscription has a single bill.',
            es: 'Las etiquetas dividen el informe, pero la factura de la suscripción es una sola.',
          },
        },
      },
      {
        id: 'one-sign-in',
        text: {
          pt: 'Todos devem usar uma só conta, sem convites entre diretórios.',
          en: 'Everyone must use a single account, without invitations between directories.',
          es: 'Todos deben usar una sola cuenta, sin invitaciones entre directorios.',
        },
        fits: ['groups', 'tags', 'subscriptions', 'managed'],
        rulesOut: {
          tenants: {
            pt: 'Cada locatário tem as próprias contas; as pessoas teriam várias ou seriam convidadas.',
            en: 'Each tenant has its own accounts; people would have several or be invited.',
            es: 'Cada inquilino tiene sus propias cuentas; las personas tendrían varias o serían invitadas.',
          },
        },
      },
      {
        id: 'one-policy',
        text: {
          pt: 'Uma política atribuída uma vez deve valer para todas as partes, também as futuras.',
          en: 'A policy assigned once must apply to all parts, including future ones.',
          es: 'Una directiva asignada una vez debe valer para todas las partes, también las futuras.',
        },
        fits: ['groups', 'tags', 'managed'],
        rulesOut: {
          subscriptions: {
            pt: 'Com assinaturas soltas, a regra é atribuída a cada uma delas.',
            en: 'With separate subscriptions, the rule is assigned to each of them.',
            es: 'Con suscripciones sueltas, la regla se asigna a cada una de ellas.',
          },
          tenants: {
            pt: 'Uma regra não passa de um locatário a outro.',
            en: 'A rule does not go from one tenant to another.',
            es: 'Una regla no pasa de un inquilino a otro.',
          },
        },
      },
      {
        id: 'own-access',
        text: {
          pt: 'Os administradores de uma parte não podem alterar as outras.',
          en: 'The administrators of one part must not change the others.',
          es: 'Los administradores de una parte no deben modificar las otras.',
        },
        fits: ['groups', 'subscriptions', 'managed', 'tenants'],
        rulesOut: {
          tags: {
            pt: 'Uma tag é só um rótulo: não limita quem altera o recurso.',
            en: 'A tag is just a label: it does not limit who changes the resource.',
            es: 'Una etiqueta es solo un rótulo: no limita quién modifica el recurso.',
          },
        },
      },
      {
        id: 'own-limits',
        text: {
          pt: 'Uma parte não pode consumir a cota de vCPUs das outras.',
          en: 'One part must not use up the vCPU quota of the others.',
          es: 'Una parte no debe consumir la cuota de vCPU de las otras.',
        },
        fits: ['subscriptions', 'managed', 'tenants'],
        rulesOut: {
          groups: {
            pt: 'Grupos de recursos da mesma assinatura dividem a mesma cota.',
            en: 'Resource groups of one subscription share the same quota.',
            es: 'Los grupos de recursos de una suscripción comparten la misma cuota.',
          },
          tags: {
            pt: 'Recursos da mesma assinatura, ainda que com tags diferentes, dividem a cota.',
            en: 'Resources of one subscription, even with different tags, share the quota.',
            es: 'Los recursos de una suscripción, aunque con etiquetas distintas, comparten la cuota.',
          },
        },
      },
      {
        id: 'one-budget',
        text: {
          pt: 'A empresa quer uma só fatura e uma só cota.',
          en: 'The company wants a single bill and a single quota.',
          es: 'La empresa quiere una sola factura y una sola cuota.',
        },
        fits: ['groups', 'tags'],
        rulesOut: {
          subscriptions: {
            pt: 'Cada assinatura tem a própria cota.',
            en: 'Each subscription has its own quota.',
            es: 'Cada suscripción tiene su propia cuota.',
          },
          managed: {
            pt: 'Dentro de um grupo de gerenciamento, cada assinatura ainda tem a própria cota.',
            en: 'Within a management group each subscription still has its own quota.',
            es: 'Dentro de un grupo de administración, cada suscripción sigue teniendo su propia cuota.',
          },
          tenants: {
            pt: 'Outro locatário traz outra assinatura, com outra cota.',
            en: 'Another tenant brings another subscription, with another quota.',
            es: 'Otro inquilino trae otra suscripción, con otra cuota.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual organização atende a todos esses requisitos?',
      en: 'Which structure meets all of these requirements?',
      es: '¿Qué organización cumple todos estos requisitos?',
    },
  },
  {
    id: 'windows-price',
    exams: { 'az-900': { domain: 'management', topic: 'purchase-options' } },
    situations: [
      {
        id: 'brewery',
        text: {
          pt: 'Uma cervejaria vai levar vinte servidores Windows para o Azure e procura o melhor preço.',
          en: 'A brewery is moving twenty Windows servers to Azure and is looking for the best price.',
          es: 'Una cervecería va a llevar veinte servidores Windows a Azure y busca el mejor precio.',
        },
      },
      {
        id: 'surveyor',
        text: {
          pt: 'Um instituto de estatística vai tabular pesquisas em máquinas virtuais Windows. O trabalho pode ser interrompido e retomado.',
          en: 'A statistics agency will tabulate surveys on Windows virtual machines. The job can be interrupted and resumed.',
          es: 'Un instituto de estadística va a tabular encuestas en máquinas virtuales Windows. El trabajo puede interrumpirse y retomarse.',
        },
      },
      {
        id: 'dairy',
        text: {
          pt: 'Um laticínio quer pagar menos por suas máquinas virtuais Windows no Azure.',
          en: 'A dairy wants to pay less for its Windows virtual machines in Azure.',
          es: 'Una empresa láctea quiere pagar menos por sus máquinas virtuales Windows en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'reservation',
        text: { pt: 'Reservas de um ano', en: 'One-year reservations', es: 'Reservas de un año' },
        uses: [],
        why: {
          pt: 'A reserva dá o desconto de um compromisso de um ano com uma família de máquinas em uma região.',
          en: 'A reservation gives the discount of a one-year commitment to one family of machines in a region.',
          es: 'La reserva da el descuento de un compromiso de un año con una familia de máquinas en una región.',
        },
        tell: {
          pt: 'Uso constante do mesmo tipo de máquina: reserva.',
          en: 'Steady use of the same type of machine: a reservation.',
          es: 'Uso constante del mismo tipo de máquina: reserva.',
        },
        source: docs('azure/cost-management-billing/reservations/save-compute-costs-reservations'),
        popularity: 5,
      },
      {
        id: 'plan',
        text: { pt: 'Plano de economia de um ano', en: 'A one-year savings plan', es: 'Plan de ahorro de un año' },
        uses: [],
        why: {
          pt: 'O plano de economia dá desconto em troca de um gasto por hora, em qualquer família de máquinas e região.',
          en: 'A savings plan gives a discount in exchange for a spending per hour, on any family of machines and in any region.',
          es: 'El plan de ahorro da descuento a cambio de un gasto por hora, en cualquier familia de máquinas y región.',
        },
        tell: {
          pt: 'Compromisso de gasto, com liberdade de tamanho e região: plano de economia.',
          en: 'A commitment to spend, with freedom of size and region: a savings plan.',
          es: 'Compromiso de gasto, con libertad de tamaño y región: plan de ahorro.',
        },
        source: docs('azure/cost-management-billing/savings-plan/savings-plan-compute-overview'),
        popularity: 3,
      },
      {
        id: 'hybrid',
        text: { pt: 'Benefício Híbrido do Azure', en: 'Azure Hybrid Benefit', es: 'Ventaja híbrida de Azure' },
        uses: [],
        why: {
          pt: 'O Benefício Híbrido usa licenças que a empresa já tem, sem compromisso de prazo nem de tamanho.',
          en: 'Azure Hybrid Benefit uses licenses that the company already has, without commitment to time or size.',
          es: 'La Ventaja híbrida usa licencias que la empresa ya tiene, sin compromiso de plazo ni de tamaño.',
        },
        tell: {
          pt: 'Licenças já pagas, com Software Assurance: Benefício Híbrido.',
          en: 'Licenses already paid for, with Software Assurance: Azure Hybrid Benefit.',
          es: 'Licencias ya pagadas, con Software Assurance: Ventaja híbrida.',
        },
        source: docs('azure/virtual-machines/windows/hybrid-use-benefit-licensing'),
        popularity: 4,
      },
      {
        id: 'spot',
        rightIn: ['surveyor'],
        text: { pt: 'Máquinas de capacidade spot', en: 'Machines on spot capacity', es: 'Máquinas de capacidad spot' },
        uses: ['spot'],
        why: {
          pt: 'As máquinas spot têm o maior desconto, sem compromisso, e podem ser retiradas com aviso de segundos.',
          en: 'Spot machines have the deepest discount, without commitment, and can be evicted at a few seconds’ notice.',
          es: 'Las máquinas spot tienen el mayor descuento, sin compromiso, y pueden retirarse con aviso de segundos.',
        },
        tell: {
          pt: 'Trabalho que pode parar e recomeçar: spot.',
          en: 'Work that can stop and start again: spot.',
          es: 'Trabajo que puede parar y recomenzar: spot.',
        },
        source: docs('azure/virtual-machines/spot-vms'),
        popularity: 4,
      },
      {
        id: 'dev',
        text: {
          pt: 'Preços da oferta Dev/Test',
          en: 'Prices of the Dev/Test offer',
          es: 'Precios de la oferta Dev/Test',
        },
        uses: [],
        why: {
          pt: 'A oferta de desenvolvimento e teste tira o custo da licença do Windows para assinantes do Visual Studio, sem compromisso.',
          en: 'The Dev/Test offer removes the Windows license cost for Visual Studio subscribers, without commitment.',
          es: 'La oferta de desarrollo y pruebas quita el costo de la licencia de Windows a suscriptores de Visual Studio, sin compromiso.',
        },
        tell: {
          pt: 'Só para criar e testar software, com Visual Studio: Dev/Test.',
          en: 'Just for building and testing software, with Visual Studio: Dev/Test.',
          es: 'Solo para crear y probar software, con Visual Studio: Dev/Test.',
        },
        source: site('pricing/offers/dev-test'),
        popularity: 3,
      },
      {
        id: 'cheap-region',
        neverRight: true,
        text: { pt: 'Uma região de preço menor', en: 'A region with lower prices', es: 'Una región de menor precio' },
        uses: [],
        why: {
          pt: 'O mesmo tamanho custa menos em algumas regiões, sem compromisso nem licença.',
          en: 'The same size costs less in some regions, without commitment or license.',
          es: 'El mismo tamaño cuesta menos en algunas regiones, sin compromiso ni licencia.',
        },
        tell: {
          pt: 'Liberdade de lugar: compare o preço entre regiões.',
          en: 'Freedom of place: compare prices between regions.',
          es: 'Libertad de lugar: compara precios entre regiones.',
        },
        source: docs('azure/reliability/regions-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'may-end',
        text: {
          pt: 'O contrato pode acabar em dois meses, e nada deve ser pago depois.',
          en: 'The contract may end in two months, and nothing should be paid after that.',
          es: 'El contrato puede terminar en dos meses, y nada debe pagarse después.',
        },
        fits: ['spot', 'cheap-region'],
        rulesOut: {
          reservation: {
            pt: 'A reserva é um compromisso de um ano.',
            en: 'The reservation is a one-year commitment.',
            es: 'La reserva es un compromiso de un año.',
          },
          plan: {
            pt: 'O plano de economia é um compromisso de um ano.',
            en: 'The savings plan is a one-year commitment.',
            es: 'El plan de ahorro es un compromiso de un año.',
          },
        },
      },
      {
        id: 'changing',
        text: {
          pt: 'A família das máquinas vai mudar, e o desconto deve seguir sem ajuste.',
          en: 'The machine family will change, and the discount must follow without adjustment.',
          es: 'La familia de las máquinas va a cambiar, y el descuento debe seguir sin ajustes.',
        },
        fits: ['plan', 'spot', 'cheap-region'],
        rulesOut: {
          reservation: {
            pt: 'A reserva vale para uma família de máquinas; outra exige trocá-la.',
            en: 'The reservation is for one family of machines; another requires exchanging it.',
            es: 'La reserva vale para una familia de máquinas; otra exige cambiarla.',
          },
        },
      },
      {
        id: 'no-owned',
        text: {
          pt: 'A empresa não tem licenças do Windows Server.',
          en: 'The company has no Windows Server licenses.',
          es: 'La empresa no tiene licencias de Windows Server.',
        },
        fits: ['reservation', 'plan', 'spot', 'dev', 'cheap-region'],
        rulesOut: {
          hybrid: {
            pt: 'O Benefício Híbrido só vale para quem tem licenças com Software Assurance.',
            en: 'Azure Hybrid Benefit is just for those who have licenses with Software Assurance.',
            es: 'La Ventaja híbrida solo vale para quien tiene licencias con Software Assurance.',
          },
        },
      },
      {
        id: 'production',
        text: {
          pt: 'As máquinas vão atender clientes em produção.',
          en: 'The machines will serve customers in production.',
          es: 'Las máquinas van a atender clientes en producción.',
        },
        fits: ['reservation', 'plan', 'hybrid', 'spot', 'cheap-region'],
        rulesOut: {
          dev: {
            pt: 'A oferta não pode ser usada em produção, só para desenvolver e testar.',
            en: 'The offer may not be used in production, only to develop and test.',
            es: 'La oferta no puede usarse en producción, solo para desarrollar y probar.',
          },
        },
      },
      {
        id: 'no-eviction',
        situations: ['brewery', 'dairy'],
        text: {
          pt: 'O Azure não pode retirar uma máquina em uso.',
          en: 'Azure must not take away a machine in use.',
          es: 'Azure no puede retirar una máquina en uso.',
        },
        fits: ['reservation', 'plan', 'hybrid', 'dev', 'cheap-region'],
        rulesOut: {
          spot: {
            pt: 'Máquinas spot são retiradas quando o Azure precisa da capacidade.',
            en: 'Spot machines are evicted when Azure needs the capacity.',
            es: 'Las máquinas spot se retiran cuando Azure necesita la capacidad.',
          },
        },
      },
      {
        id: 'local-data',
        text: {
          pt: 'Os dados devem ficar no país, que só tem uma região.',
          en: 'The data must stay in the country, which has only one region.',
          es: 'Los datos deben quedar en el país, que tiene una sola región.',
        },
        fits: ['reservation', 'plan', 'spot'],
        rulesOut: {
          'cheap-region': {
            pt: 'Outra região fica fora do país em que os dados devem ficar.',
            en: 'Another region is outside the country in which the data must stay.',
            es: 'Otra región queda fuera del país en que deben quedar los datos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção de compra atende a todos esses requisitos?',
      en: 'Which purchasing option meets all of these requirements?',
      es: '¿Qué opción de compra cumple todos estos requisitos?',
    },
  },
];
