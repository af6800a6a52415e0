import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const structureChoices: readonly Pattern[] = [
  {
    id: 'project-separation',
    exams: { 'az-900': { domain: 'architecture', topic: 'resources' } },
    scene: {
      pt: 'Pense em cada projeto como uma família que busca onde morar, nas políticas como as regras e na cota como o limite de luz.',
      en: 'Think of each project as a family that needs a place to live, of policies as house rules, and of quotas as power limits.',
      es: 'Piensa en cada proyecto como una familia que busca casa, en las políticas como las reglas y en la cuota como el límite de luz.',
    },
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
          pt: 'Um grupo de museus define como separar no Azure os projetos de cada equipe.',
          en: 'A group of museums is deciding how to separate each team’s projects in Azure.',
          es: 'Un grupo de museos define cómo separar en Azure los proyectos de cada equipo.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco quer separar no Azure os projetos de suas áreas de negócio.',
          en: 'A bank wants to separate the projects of its business areas in Azure.',
          es: 'Un banco quiere separar en Azure los proyectos de sus áreas de negocio.',
        },
      },
    ],
    candidates: [
      {
        id: 'groups',
        text: {
          pt: 'Um grupo de recursos por projeto',
          en: 'A resource group for each project',
          es: 'Un grupo de recursos por proyecto',
        },
        uses: ['resource group'],
        why: {
          pt: 'Os grupos de recursos separam as permissões de cada projeto dentro de uma só assinatura, que tem uma fatura, uma cota e políticas que todo grupo, também o futuro, herda.',
          en: 'Resource groups separate the permissions of each project within a single subscription, which has one bill, one quota and policies that every group, future ones too, inherits.',
          es: 'Los grupos de recursos separan los permisos de cada proyecto dentro de una sola suscripción, que tiene una factura, una cuota y directivas que todo grupo, también futuro, hereda.',
        },
        likeness: {
          pt: 'um quarto trancado por família num só apartamento, com conta e limite de luz comuns',
          en: 'a locked room per family in a single apartment, with one bill and one power limit for all',
          es: 'un cuarto con llave por familia en un solo apartamento, con cuenta y límite de luz comunes',
        },
        tell: {
          pt: 'Administradores de um projeto sem acesso aos outros: um grupo de recursos ou uma assinatura por projeto. Uma só atribuição de política para todos os projetos: uma única assinatura ou um grupo de gerenciamento. Uma assinatura do Azure, com uma fatura: uma assinatura com grupos de recursos. Uma só conta por pessoa, sem convites entre diretórios: um único locatário do Entra ID.',
          en: 'Administrators of one project with no access to the others: a resource group or a subscription for each. One policy assignment for all projects: a single subscription or a management group. Only one Azure subscription, with one bill: one subscription with resource groups. A single account for each person, without invitations between directories: one Entra ID tenant.',
          es: 'Administradores de un proyecto sin acceso a los otros: un grupo de recursos o una suscripción por proyecto. Una sola asignación de directiva para todos los proyectos: una única suscripción o un grupo de administración. Una suscripción de Azure, con una factura: una suscripción con grupos de recursos. Una sola cuenta por persona, sin invitaciones entre directorios: un único inquilino de Entra ID.',
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
        likeness: {
          pt: 'os adesivos de cor nos móveis de um apartamento sem portas internas, com conta e limite de luz comuns',
          en: 'the colored stickers on the furniture of an apartment without inner doors, with one bill and power limit',
          es: 'las etiquetas de color en los muebles de un apartamento sin puertas interiores, con cuenta y límite comunes',
        },
        tell: {
          pt: 'Dividir custos no relatório sem reorganizar: tags. Uma só conta por pessoa, sem convites entre diretórios: um único locatário do Entra ID.',
          en: 'Splitting costs in reports without reorganizing: tags. A single account for each person, without invitations between directories: one Entra ID tenant.',
          es: 'Dividir costos en los informes sin reorganizar: etiquetas. Una sola cuenta por persona, sin invitaciones entre directorios: un único inquilino de Entra ID.',
        },
        source: docs('azure/azure-resource-manager/management/tag-resources'),
        popularity: 4,
      },
      {
        id: 'subscriptions',
        text: {
          pt: 'Uma assinatura por projeto, sem grupos de gerenciamento',
          en: 'A subscription for each project, without management groups',
          es: 'Una suscripción por proyecto, sin grupos de administración',
        },
        uses: [],
        why: {
          pt: 'Cada assinatura tem fatura e limites próprios, e o mesmo Microsoft Entra ID serve a todas.',
          en: 'Each subscription has its own bill and limits, and the same Microsoft Entra ID serves all of them.',
          es: 'Cada suscripción tiene factura y límites propios, y el mismo Microsoft Entra ID sirve para todas.',
        },
        likeness: {
          pt: 'um apartamento para cada família, com conta de luz própria, aonde as regras são levadas porta a porta',
          en: 'an apartment for each family, with its own power bill, where rules are delivered door to door',
          es: 'un apartamento para cada familia, con cuenta de luz propia, adonde las reglas se llevan puerta a puerta',
        },
        tell: {
          pt: 'Uma só conta por pessoa, sem convites entre diretórios: um único locatário do Entra ID. Fatura própria para cada projeto: uma assinatura por projeto. Administradores de um projeto sem acesso aos outros: escopos separados. Cota de vCPUs que um projeto não pode consumir dos outros: uma assinatura por projeto.',
          en: 'A single account for each person, without invitations between directories: one Entra ID tenant. A bill of its own for each project: a subscription for each. Administrators of one project without access to the others: separate scopes. A vCPU quota that one project must not use up for the others: a subscription for each.',
          es: 'Una sola cuenta por persona, sin invitaciones entre directorios: un único inquilino de Entra ID. Factura propia para cada proyecto: una suscripción por proyecto. Administradores de un proyecto sin acceso a los otros: ámbitos separados. Cuota de vCPU que un proyecto no debe consumir de los otros: una suscripción por proyecto.',
        },
        source: docs('azure/cloud-adoption-framework/ready/landing-zone/design-area/resource-org-subscriptions'),
        popularity: 5,
      },
      {
        id: 'managed',
        rightWith: ['one-policy'],
        text: {
          pt: 'Assinaturas por projeto em grupos de gerenciamento',
          en: 'Project subscriptions in management groups',
          es: 'Suscripciones por proyecto en grupos de administración',
        },
        uses: [],
        why: {
          pt: 'O grupo de gerenciamento passa políticas a todas as assinaturas dele, também às que entrarem nele depois, e cada assinatura tem fatura e permissões próprias.',
          en: 'A management group passes policies on to all its subscriptions, including those added to it later, and each subscription has its own bill and permissions.',
          es: 'El grupo de administración pasa directivas a todas sus suscripciones, también a las que se agreguen después, y cada suscripción tiene factura y permisos propios.',
        },
        likeness: {
          pt: 'um apartamento por família num condomínio, com conta de luz própria e regras que valem até para os futuros',
          en: 'an apartment per family in one condominium, with its own power bill and rules that bind future ones too',
          es: 'un apartamento por familia en un condominio, con cuenta de luz propia y reglas válidas hasta para los futuros',
        },
        tell: {
          pt: 'Uma só atribuição de política para todos os projetos: uma única assinatura ou um grupo de gerenciamento. Uma só conta por pessoa, sem convites entre diretórios: um único locatário do Entra ID. Fatura própria para cada projeto: uma assinatura por projeto. Administradores de um projeto sem acesso aos outros: escopos separados. Cota de vCPUs que um projeto não pode consumir dos outros: uma assinatura por projeto.',
          en: 'One policy assignment for all projects: a single subscription or a management group. A single account for each person, without invitations between directories: one Entra ID tenant. A bill of its own for each project: a subscription for each. Administrators of one project without access to the others: separate scopes. A vCPU quota that one project must not use up for the others: a subscription for each.',
          es: 'Una sola asignación de directiva para todos los proyectos: una única suscripción o un grupo de administración. Una sola cuenta por persona, sin invitaciones entre directorios: un único inquilino de Entra ID. Factura propia para cada proyecto: una suscripción por proyecto. Administradores de un proyecto sin acceso a los otros: ámbitos separados. Cuota de vCPU que un proyecto no debe consumir de los otros: una suscripción por proyecto.',
        },
        source: docs('azure/governance/management-groups/overview'),
        popularity: 3,
      },
      {
        id: 'tenants',
        neverRight: true,
        text: {
          pt: 'Um locatário do Entra ID por projeto',
          en: 'An Entra ID tenant for each project',
          es: 'Un inquilino de Entra ID por proyecto',
        },
        uses: [],
        why: {
          pt: 'Um locatário próprio isola usuários, grupos e administradores de um lado e do outro.',
          en: 'A tenant of its own isolates users, groups and administrators on one side from the other.',
          es: 'Un inquilino propio aísla usuarios, grupos y administradores de un lado y del otro.',
        },
        likeness: {
          pt: 'um prédio para cada família, com portaria, conta e regras próprias, onde os outros só entram convidados',
          en: 'a building for each family, with its own front desk, bill and rules, others admitted only as guests',
          es: 'un edificio para cada familia, con portería, cuenta y reglas propias, donde los demás solo entran invitados',
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
          pt: 'Cada projeto deve receber a própria fatura.',
          en: 'Each project must get its own bill.',
          es: 'Cada proyecto debe recibir su propia factura.',
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
          pt: 'Cada pessoa deve usar uma só conta, sem convites entre diretórios.',
          en: 'Each person must use a single account, without invitations between directories.',
          es: 'Cada persona debe usar una sola cuenta, sin invitaciones entre directorios.',
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
          pt: 'Uma só atribuição de política deve valer para todos os projetos, inclusive os futuros.',
          en: 'One policy assignment must apply to all projects, including future ones.',
          es: 'Una sola asignación de directiva debe valer para todos los proyectos, también los futuros.',
        },
        fits: ['groups', 'tags', 'managed'],
        rulesOut: {
          subscriptions: {
            pt: 'Com assinaturas soltas, a regra é atribuída a cada uma delas.',
            en: 'With ungrouped subscriptions, the rule is assigned to each of them.',
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
          pt: 'Com uma função cada um, os administradores de um projeto não podem ter acesso aos outros.',
          en: 'With one role each, administrators of one project must have no access to others.',
          es: 'Con un rol cada uno, los administradores de un proyecto no deben tener acceso a los otros.',
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
          pt: 'Um projeto não pode consumir a cota de vCPUs dos outros.',
          en: 'One project must not use up the vCPU quota of the others.',
          es: 'Un proyecto no debe consumir la cuota de vCPU de los otros.',
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
          pt: 'A empresa só pode ter uma assinatura do Azure, com uma fatura.',
          en: 'The company may have only one Azure subscription, with one bill.',
          es: 'La empresa solo puede tener una suscripción de Azure, con una factura.',
        },
        fits: ['groups', 'tags'],
        rulesOut: {
          subscriptions: {
            pt: 'Assinaturas separam bem os projetos, mas haveria uma para cada um.',
            en: 'Subscriptions separate the projects well, but there would be one for each.',
            es: 'Las suscripciones separan bien los proyectos, pero habría una para cada uno.',
          },
          managed: {
            pt: 'Dentro de um grupo de gerenciamento, cada projeto ainda teria a própria assinatura.',
            en: 'Within a management group each project would still have its own subscription.',
            es: 'Dentro de un grupo de administración, cada proyecto seguiría teniendo su propia suscripción.',
          },
          tenants: {
            pt: 'Outro locatário traz outra assinatura.',
            en: 'Another tenant brings another subscription.',
            es: 'Otro inquilino trae otra suscripción.',
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
    scene: {
      pt: 'Pense na máquina virtual como um caminhão alugado, e na licença do Windows como o seguro que ele precisa ter.',
      en: 'Think of the virtual machine as a rented truck, and of the Windows license as the insurance that it needs.',
      es: 'Piensa en la máquina virtual como un camión alquilado, y en la licencia de Windows como el seguro que debe llevar.',
    },
    situations: [
      {
        id: 'tests',
        text: {
          pt: 'Programadores de uma cervejaria, assinantes do Visual Studio, vão avaliar sistemas Windows em VMs do Azure.',
          en: 'A brewery’s programmers, who have Visual Studio subscriptions, will evaluate Windows systems on Azure VMs.',
          es: 'Los programadores de una cervecería, suscriptores de Visual Studio, van a evaluar sistemas Windows en VM de Azure.',
        },
      },
      {
        id: 'owned',
        text: {
          pt: 'Um laticínio, com licenças do Windows Server e Software Assurance, vai levar para o Azure servidores ligados o ano todo.',
          en: 'A dairy, with Windows Server licenses under Software Assurance, is moving servers that run all year to Azure.',
          es: 'Una empresa láctea, con licencias de Windows Server y Software Assurance, va a llevar a Azure servidores que funcionan todo el año.',
        },
      },
      {
        id: 'batch',
        text: {
          pt: 'Um instituto tabula pesquisas em VMs Windows do Azure; o trabalho pode ser interrompido e retomado.',
          en: 'A statistics agency tabulates surveys on Windows VMs in Azure; the work can be interrupted and resumed.',
          es: 'Un instituto tabula encuestas en VM Windows de Azure; el trabajo puede interrumpirse y retomarse.',
        },
      },
      {
        id: 'review',
        text: {
          pt: 'Um hospital, com licenças do Windows Server e Software Assurance, revê o preço de suas VMs, ligadas o ano todo.',
          en: 'A hospital, with Windows Server licenses under Software Assurance, is reviewing its VMs, which run all year.',
          es: 'Un hospital, con licencias de Windows Server y Software Assurance, revisa el precio de sus VM, que funcionan todo el año.',
        },
      },
    ],
    candidates: [
      {
        id: 'payg',
        neverRight: true,
        text: {
          pt: 'Pagamento pelo uso, com a licença incluída',
          en: 'Pay-as-you-go, with the license included',
          es: 'Pago por uso, con la licencia incluida',
        },
        uses: [],
        why: {
          pt: 'No pagamento conforme o uso, a licença do Windows vem na tarifa da hora e nada é devido quando as máquinas deixam de existir.',
          en: 'With pay-as-you-go the Windows license is part of the hourly rate, and nothing is due once the machines are gone.',
          es: 'En el pago por uso, la licencia de Windows viene en la tarifa por hora y nada se debe cuando las máquinas dejan de existir.',
        },
        likeness: {
          pt: 'o caminhão alugado por hora a preço cheio, com o seguro cobrado em cada hora',
          en: 'the truck rented by the hour at full price, with the insurance charged in each hour',
          es: 'el camión alquilado por hora a precio pleno, con el seguro cobrado en cada hora',
        },
        tell: {
          pt: 'Uso incerto, sem licenças próprias: o pagamento conforme o uso.',
          en: 'Uncertain use, no licenses of one’s own: pay-as-you-go.',
          es: 'Uso incierto, sin licencias propias: el pago por uso.',
        },
        source: docs('azure/virtual-machines/cost-optimization-plan-to-manage-costs'),
        popularity: 4,
      },
      {
        id: 'hybrid',
        rightIn: ['owned', 'review'],
        text: {
          pt: 'Pagamento pelo uso, com o Benefício Híbrido do Azure',
          en: 'Pay-as-you-go, with Azure Hybrid Benefit',
          es: 'Pago por uso, con la Ventaja híbrida de Azure',
        },
        uses: ['Benefício Híbrido', 'Hybrid Benefit', 'Ventaja híbrida'],
        why: {
          pt: 'O Benefício Híbrido do Azure aproveita as licenças com Software Assurance em máquinas comuns, também de produção, que o Azure não retira: a hora custa só a computação, sem compromisso de prazo.',
          en: 'Azure Hybrid Benefit puts licenses with Software Assurance to use on regular machines, in production too, which Azure does not reclaim: the hour costs compute only, with no term commitment.',
          es: 'La Ventaja híbrida de Azure aprovecha las licencias con Software Assurance en máquinas comunes, también de producción, que Azure no retira: la hora solo cuesta el cómputo, sin compromiso de plazo.',
        },
        likeness: {
          pt: 'o caminhão alugado por hora a preço cheio, sem seguro, para quem já traz o seu',
          en: 'the truck rented by the hour at full price, without insurance, for those who bring their own',
          es: 'el camión alquilado por hora a precio pleno, sin seguro, para quien ya trae el suyo',
        },
        tell: {
          pt: 'Licenças do Windows Server com Software Assurance: Benefício Híbrido do Azure. Nenhum compromisso de prazo: opção sem reserva. Máquina em uso que o Azure não pode retirar: capacidade comum, e não spot. Máquinas que vão atender clientes em produção: opção fora da oferta de desenvolvimento e teste. Tarifa que não deve incluir a licença do Windows: Benefício Híbrido do Azure.',
          en: 'Windows Server licenses under Software Assurance: Azure Hybrid Benefit. No term commitment: an option without a reservation. A machine in use that Azure must not reclaim: regular capacity, not spot. Machines that will serve customers in production: an option outside the Dev/Test offer. An hourly rate that should not include the Windows license: Azure Hybrid Benefit.',
          es: 'Licencias de Windows Server con Software Assurance: Ventaja híbrida de Azure. Ningún compromiso de plazo: opción sin reserva. Máquina en uso que Azure no puede retirar: capacidad común, no spot. Máquinas que van a atender clientes en producción: opción fuera de la oferta de desarrollo y pruebas. Tarifa que no debe incluir la licencia de Windows: Ventaja híbrida de Azure.',
        },
        source: docs('azure/virtual-machines/windows/hybrid-use-benefit-licensing'),
        popularity: 4,
      },
      {
        id: 'reservation',
        rightIn: ['owned', 'review'],
        text: {
          pt: 'Reserva de três anos, com a licença incluída',
          en: 'Three-year reservation, with the license included',
          es: 'Reserva de tres años, con la licencia incluida',
        },
        uses: [],
        why: {
          pt: 'A reserva troca um compromisso de três anos por um grande desconto na computação.',
          en: 'A reservation trades a three-year commitment for a large discount on compute.',
          es: 'La reserva cambia un compromiso de tres años por un gran descuento en el cómputo.',
        },
        likeness: {
          pt: 'o caminhão bem mais barato por um contrato de três anos, com o seguro cobrado em cada hora',
          en: 'the truck made much cheaper by a three-year contract, with the insurance charged in each hour',
          es: 'el camión mucho más barato por un contrato de tres años, con el seguro cobrado en cada hora',
        },
        tell: {
          pt: 'Máquinas ligadas o ano todo, com a computação abaixo do preço normal: uma reserva. Empresa que não tem licenças do Windows Server: opção sem Benefício Híbrido do Azure. Máquina em uso que o Azure não pode retirar: capacidade comum, e não spot. Máquinas que vão atender clientes em produção: opção fora da oferta de desenvolvimento e teste. Preço da computação em si abaixo da tarifa normal: reserva ou spot.',
          en: 'Machines that run all year, with compute below the standard rate: a reservation. A company with no Windows Server licenses: an option without Azure Hybrid Benefit. A machine in use that Azure must not reclaim: regular capacity, not spot. Machines that will serve customers in production: an option outside the Dev/Test offer. The price of compute itself below the standard rate: a reservation or spot.',
          es: 'Máquinas que funcionan todo el año, con el cómputo por debajo del precio normal: una reserva. Empresa que no tiene licencias de Windows Server: opción sin Ventaja híbrida de Azure. Máquina en uso que Azure no puede retirar: capacidad común, no spot. Máquinas que van a atender clientes en producción: opción fuera de la oferta de desarrollo y pruebas. Precio del propio cómputo por debajo de la tarifa normal: reserva o spot.',
        },
        source: docs('azure/cost-management-billing/reservations/save-compute-costs-reservations'),
        popularity: 5,
      },
      {
        id: 'both',
        rightIn: ['owned', 'review'],
        text: {
          pt: 'Reserva de três anos, com o Benefício Híbrido do Azure',
          en: 'Three-year reservation, with Azure Hybrid Benefit',
          es: 'Reserva de tres años, con la Ventaja híbrida de Azure',
        },
        uses: [],
        why: {
          pt: 'A reserva dá desconto na computação de máquinas comuns, também de produção, que o Azure não retira, o Benefício Híbrido do Azure tira a licença do Windows da tarifa, e os dois se somam.',
          en: 'The reservation discounts the compute of regular machines, in production too, which Azure does not reclaim, Azure Hybrid Benefit takes the Windows license off the rate, and the two add up.',
          es: 'La reserva da descuento en el cómputo de máquinas comunes, también de producción, que Azure no retira, la Ventaja híbrida de Azure quita la licencia de Windows de la tarifa, y ambas se suman.',
        },
        likeness: {
          pt: 'o caminhão bem mais barato por um contrato de três anos, sem seguro, para quem já traz o seu',
          en: 'the truck made much cheaper by a three-year contract, without insurance, for those who bring their own',
          es: 'el camión mucho más barato por un contrato de tres años, sin seguro, para quien ya trae el suyo',
        },
        tell: {
          pt: 'Licenças do Windows Server com Software Assurance: Benefício Híbrido do Azure. Máquinas ligadas o ano todo, com a computação abaixo do preço normal: uma reserva. Máquina em uso que o Azure não pode retirar: capacidade comum, e não spot. Máquinas que vão atender clientes em produção: opção fora da oferta de desenvolvimento e teste. Preço da computação em si abaixo da tarifa normal: reserva ou spot. Tarifa que não deve incluir a licença do Windows: Benefício Híbrido do Azure.',
          en: 'Windows Server licenses under Software Assurance: Azure Hybrid Benefit. Machines that run all year, with compute below the standard rate: a reservation. A machine in use that Azure must not reclaim: regular capacity, not spot. Machines that will serve customers in production: an option outside the Dev/Test offer. The price of compute itself below the standard rate: a reservation or spot. An hourly rate that should not include the Windows license: Azure Hybrid Benefit.',
          es: 'Licencias de Windows Server con Software Assurance: Ventaja híbrida de Azure. Máquinas que funcionan todo el año, con el cómputo por debajo del precio normal: una reserva. Máquina en uso que Azure no puede retirar: capacidad común, no spot. Máquinas que van a atender clientes en producción: opción fuera de la oferta de desarrollo y pruebas. Precio del propio cómputo por debajo de la tarifa normal: reserva o spot. Tarifa que no debe incluir la licencia de Windows: Ventaja híbrida de Azure.',
        },
        source: docs('azure/cost-management-billing/reservations/prepare-buy-reservation'),
        popularity: 4,
      },
      {
        id: 'dev',
        rightIn: ['tests'],
        text: {
          pt: 'Preços da oferta de desenvolvimento e teste',
          en: 'Prices of the Dev/Test offer',
          es: 'Precios de la oferta de desarrollo y pruebas',
        },
        uses: [],
        why: {
          pt: 'A oferta de desenvolvimento e teste tira da tarifa a licença do Windows para assinantes do Visual Studio, em máquinas que o Azure não retira, sem licenças próprias nem compromisso.',
          en: 'The Dev/Test offer takes the Windows license off the rate for Visual Studio subscribers, on machines that Azure does not reclaim, without licenses of their own or a commitment.',
          es: 'La oferta de desarrollo y pruebas quita de la tarifa la licencia de Windows a suscriptores de Visual Studio, en máquinas que Azure no retira, sin licencias propias ni compromiso.',
        },
        likeness: {
          pt: 'o caminhão de treino a preço cheio, sem cobrança de seguro, que nunca pode levar clientes',
          en: 'the training truck at full price, with no insurance charged, which may never carry customers',
          es: 'el camión de práctica a precio pleno, sin cobro de seguro, que nunca puede llevar clientes',
        },
        tell: {
          pt: 'Assinantes do Visual Studio que vão avaliar sistemas: a oferta de desenvolvimento e teste. Nenhum compromisso de prazo: opção sem reserva. Tarifa por hora que não deve incluir a licença do Windows: oferta que a dispensa. Empresa que não tem licenças do Windows Server: opção sem Benefício Híbrido do Azure. Máquina em uso que o Azure não pode retirar: capacidade comum, e não spot.',
          en: 'Visual Studio subscribers who will evaluate systems: the Dev/Test offer. No term commitment: an option without a reservation. An hourly rate that should not include the Windows license: an offer that leaves it out. A company with no Windows Server licenses: an option without Azure Hybrid Benefit. A machine in use that Azure must not reclaim: regular capacity, not spot.',
          es: 'Suscriptores de Visual Studio que van a evaluar sistemas: la oferta de desarrollo y pruebas. Ningún compromiso de plazo: opción sin reserva. Tarifa por hora que no debe incluir la licencia de Windows: oferta que la excluye. Empresa que no tiene licencias de Windows Server: opción sin Ventaja híbrida de Azure. Máquina en uso que Azure no puede retirar: capacidad común, no spot.',
        },
        source: site('pricing/offers/dev-test'),
        popularity: 3,
      },
      {
        id: 'spot',
        rightIn: ['batch'],
        text: {
          pt: 'Capacidade ociosa (Spot), com a licença incluída',
          en: 'Spare capacity (Spot), with the license included',
          es: 'Capacidad ociosa (Spot), con la licencia incluida',
        },
        uses: ['spot'],
        why: {
          pt: 'As máquinas spot usam capacidade ociosa com o maior desconto na computação e a licença do Windows incluída na tarifa, sem compromisso, para trabalho que aguenta interrupções.',
          en: 'Spot machines use spare capacity at the deepest discount on compute, with the Windows license in the rate and without a commitment, for work that survives interruptions.',
          es: 'Las máquinas spot usan capacidad ociosa con el mayor descuento en el cómputo y la licencia de Windows incluida en la tarifa, sin compromiso, para trabajo que tolera interrupciones.',
        },
        likeness: {
          pt: 'o caminhão ocioso e baratíssimo, com seguro cobrado por hora, que o dono retoma no meio da viagem',
          en: 'the idle, very cheap truck, with insurance charged in each hour, which its owner takes back in mid-trip',
          es: 'el camión ocioso y baratísimo, con seguro cobrado por hora, que su dueño retira a mitad del viaje',
        },
        tell: {
          pt: 'Trabalho que pode ser interrompido e retomado: spot. Nenhum compromisso de prazo: opção sem reserva. Empresa que não tem licenças do Windows Server: opção sem Benefício Híbrido do Azure. Computação que deve custar menos que o preço normal: capacidade spot. Preço da computação em si abaixo da tarifa normal: reserva ou spot.',
          en: 'Work that can be interrupted and resumed: spot. No term commitment: an option without a reservation. A company with no Windows Server licenses: an option without Azure Hybrid Benefit. Compute that must cost less than the standard rate: spot capacity. The price of compute itself below the standard rate: a reservation or spot.',
          es: 'Trabajo que puede interrumpirse y retomarse: spot. Ningún compromiso de plazo: opción sin reserva. Empresa que no tiene licencias de Windows Server: opción sin Ventaja híbrida de Azure. Cómputo que debe costar menos que el precio normal: capacidad spot. Precio del propio cómputo por debajo de la tarifa normal: reserva o spot.',
        },
        source: docs('azure/virtual-machines/spot-vms'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-term',
        text: {
          pt: 'Nenhum compromisso de prazo é aceito.',
          en: 'No term commitment is accepted.',
          es: 'No se acepta ningún compromiso de plazo.',
        },
        fits: ['payg', 'hybrid', 'dev', 'spot'],
        rulesOut: {
          reservation: {
            pt: 'A reserva reduz o preço da computação, mas é um compromisso de três anos.',
            en: 'The reservation lowers the compute price, but is a three-year commitment.',
            es: 'La reserva baja el precio del cómputo, pero es un compromiso de tres años.',
          },
          both: {
            pt: 'Mesmo com o Benefício Híbrido do Azure, a reserva é um compromisso de três anos.',
            en: 'Even with Azure Hybrid Benefit, the reservation is a three-year commitment.',
            es: 'Aun con la Ventaja híbrida de Azure, la reserva es un compromiso de tres años.',
          },
        },
      },
      {
        id: 'license-free',
        text: {
          pt: 'A tarifa por hora não deve incluir a licença do Windows.',
          en: 'The hourly rate should not include the Windows license.',
          es: 'La tarifa por hora no debe incluir la licencia de Windows.',
        },
        fits: ['hybrid', 'both', 'dev'],
        rulesOut: {
          payg: {
            pt: 'No pagamento conforme o uso, a licença do Windows está na tarifa da hora.',
            en: 'With pay-as-you-go the Windows license is part of the hourly rate.',
            es: 'En el pago por uso, la licencia de Windows está en la tarifa por hora.',
          },
          reservation: {
            pt: 'A reserva dá desconto na computação; a licença do Windows continua cobrada por hora.',
            en: 'A reservation discounts compute; the Windows license is still charged by the hour.',
            es: 'La reserva da descuento en el cómputo; la licencia de Windows se sigue cobrando por hora.',
          },
          spot: {
            pt: 'Nas máquinas spot, o desconto é da computação; a licença do Windows continua na tarifa.',
            en: 'On Spot machines the discount is on compute; the Windows license stays in the rate.',
            es: 'En las máquinas spot, el descuento es del cómputo; la licencia de Windows sigue en la tarifa.',
          },
        },
      },
      {
        id: 'compute',
        text: {
          pt: 'O preço da computação em si deve ficar abaixo da tarifa normal.',
          en: 'The price of compute itself must be below the standard rate.',
          es: 'El precio del propio cómputo debe quedar por debajo de la tarifa normal.',
        },
        fits: ['reservation', 'both', 'spot'],
        rulesOut: {
          payg: {
            pt: 'O pagamento conforme o uso cobra a computação pelo preço normal.',
            en: 'Pay-as-you-go charges compute at the standard rate.',
            es: 'El pago por uso cobra el cómputo al precio normal.',
          },
          hybrid: {
            pt: 'O Benefício Híbrido do Azure tira só a licença; a computação segue pelo preço normal.',
            en: 'Azure Hybrid Benefit takes off the license only; compute stays at the standard rate.',
            es: 'La Ventaja híbrida de Azure solo quita la licencia; el cómputo sigue al precio normal.',
          },
          dev: {
            pt: 'A oferta tira a licença do Windows da tarifa; a computação segue pelo preço normal.',
            en: 'The offer takes the Windows license off the rate; compute stays at the standard rate.',
            es: 'La oferta quita la licencia de Windows de la tarifa; el cómputo sigue al precio normal.',
          },
        },
      },
      {
        id: 'no-licences',
        situations: ['tests', 'batch'],
        text: {
          pt: 'A empresa não tem licenças do Windows Server.',
          en: 'The company has no Windows Server licenses.',
          es: 'La empresa no tiene licencias de Windows Server.',
        },
        fits: ['payg', 'reservation', 'dev', 'spot'],
        rulesOut: {
          hybrid: {
            pt: 'O Benefício Híbrido do Azure exige licenças do Windows Server com Software Assurance.',
            en: 'Azure Hybrid Benefit requires Windows Server licenses with Software Assurance.',
            es: 'La Ventaja híbrida de Azure exige licencias de Windows Server con Software Assurance.',
          },
          both: {
            pt: 'Sem licenças com Software Assurance, não há o que usar no Benefício Híbrido do Azure.',
            en: 'Without licenses under Software Assurance there is nothing to use with Azure Hybrid Benefit.',
            es: 'Sin licencias con Software Assurance, no hay qué usar en la Ventaja híbrida de Azure.',
          },
        },
      },
      {
        id: 'production',
        situations: ['owned', 'review'],
        text: {
          pt: 'As máquinas vão atender clientes em produção.',
          en: 'The machines will serve customers in production.',
          es: 'Las máquinas van a atender clientes en producción.',
        },
        fits: ['payg', 'hybrid', 'reservation', 'both'],
        rulesOut: {
          dev: {
            pt: 'A oferta de desenvolvimento e teste não pode ser usada em produção.',
            en: 'The Dev/Test offer may not be used in production.',
            es: 'La oferta de desarrollo y pruebas no puede usarse en producción.',
          },
        },
      },
      {
        id: 'no-eviction',
        situations: ['tests', 'owned', 'review'],
        text: {
          pt: 'O Azure não pode retirar uma máquina em uso.',
          en: 'Azure must not reclaim a machine in use.',
          es: 'Azure no puede retirar una máquina en uso.',
        },
        fits: ['payg', 'hybrid', 'reservation', 'both', 'dev'],
        rulesOut: {
          spot: {
            pt: 'Máquinas spot são retiradas quando o Azure precisa da capacidade.',
            en: 'Spot machines are evicted when Azure needs the capacity back.',
            es: 'Las máquinas spot se retiran cuando Azure necesita la capacidad.',
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
