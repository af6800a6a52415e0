import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const governanceChoices: readonly Pattern[] = [
  {
    id: 'resource-rules',
    exams: { 'az-900': { domain: 'management', topic: 'policy' } },
    scene: {
      pt: 'Pense em cada assinatura como um prédio, em cada recurso como um móvel e na organização como dona de todos os prédios.',
      en: 'Think of each subscription as a building, of each resource as a piece of furniture and of the organization as the buildings’ owner.',
      es: 'Piensa en cada suscripción como un edificio, en cada recurso como un mueble y en la organización como dueña de todos los edificios.',
    },
    situations: [
      {
        id: 'airline',
        text: {
          pt: 'Em uma companhia aérea com nove assinaturas, algumas equipes criam recursos fora das regiões aprovadas.',
          en: 'At an airline with nine subscriptions, some teams create resources outside the approved regions.',
          es: 'En una aerolínea con nueve suscripciones, algunos equipos crean recursos fuera de las regiones aprobadas.',
        },
      },
      {
        id: 'group',
        text: {
          pt: 'Nas assinaturas de um grupo de mídia, muitos recursos são criados sem a tag de centro de custo.',
          en: 'In a media group’s subscriptions, many resources are created without the cost center tag.',
          es: 'En las suscripciones de un grupo de medios, muchos recursos se crean sin la etiqueta de centro de costo.',
        },
      },
      {
        id: 'university',
        text: {
          pt: 'Uma universidade, com uma assinatura por faculdade, só admite certos tamanhos de máquina virtual.',
          en: 'A university, with a subscription for each faculty, allows certain virtual machine sizes only.',
          es: 'Una universidad, con una suscripción por facultad, solo admite ciertos tamaños de máquina virtual.',
        },
      },
    ],
    candidates: [
      {
        id: 'deny-mg',
        text: {
          pt: 'Azure Policy (deny) no grupo de gerenciamento',
          en: 'Azure Policy (deny) on the management group',
          es: 'Azure Policy (deny) en el grupo de administración',
        },
        uses: ['Policy'],
        why: {
          pt: 'Com efeito deny no grupo de gerenciamento, o Azure Policy recusa sozinho o que foge da regra em todas as assinaturas, também nas novas, que herdam a atribuição, e lista na página de conformidade os recursos existentes fora dela.',
          en: 'With the deny effect on the management group, Azure Policy by itself refuses what breaks the rule in all subscriptions, new ones too, which inherit the assignment, and lists existing resources that break it on the compliance page.',
          es: 'Con efecto deny en el grupo de administración, Azure Policy rechaza por sí solo lo que incumple la regla en todas las suscripciones, también las nuevas, que heredan la asignación, y lista en la página de cumplimiento los recursos existentes que la incumplen.',
        },
        likeness: {
          pt: 'o guarda de todos os prédios, até dos futuros, que barra móveis proibidos e lista os antigos',
          en: 'the guard at every building, future ones included, who turns back forbidden furniture and lists old pieces',
          es: 'el guardia en todos los edificios, incluso los futuros, que rechaza muebles prohibidos y anota los antiguos',
        },
        tell: {
          pt: 'Criação que deve ser impedida: efeito deny. Regra em todas as assinaturas, inclusive as futuras: atribuição no grupo de gerenciamento. Recursos existentes que também devem ser avaliados: conformidade do Azure Policy. Portal que mostra a qualquer hora os recursos fora da regra: Azure Policy. Conformidade que não é verificada manualmente: Azure Policy.',
          en: 'A creation that must be prevented: the deny effect. A rule for all subscriptions, including future ones: an assignment to the management group. Existing resources that must be evaluated: Azure Policy compliance. A portal that shows at any time which resources break the rule: Azure Policy. Compliance that is not checked by hand: Azure Policy.',
          es: 'Creación que debe impedirse: efecto deny. Regla en todas las suscripciones, también las futuras: asignación en el grupo de administración. Recursos existentes que también deben evaluarse: cumplimiento de Azure Policy. Portal que muestra en cualquier momento los recursos que incumplen la regla: Azure Policy. Cumplimiento que no se verifica manualmente: Azure Policy.',
        },
        source: docs('azure/governance/policy/concepts/effect-deny'),
        popularity: 5,
      },
      {
        id: 'deny-sub',
        text: {
          pt: 'Azure Policy (deny) em uma só assinatura',
          en: 'Azure Policy (deny) on a single subscription',
          es: 'Azure Policy (deny) en una sola suscripción',
        },
        uses: ['Policy'],
        why: {
          pt: 'Com efeito deny em uma assinatura, o Azure Policy recusa sozinho, e só ali, o que foge da regra e mostra no portal, como não conforme, o que já existia.',
          en: 'With the deny effect on a subscription, Azure Policy by itself refuses there, and only there, what breaks the rule and shows in the portal as noncompliant what existed before.',
          es: 'Con efecto deny en una suscripción, Azure Policy rechaza por sí solo, y solo allí, lo que incumple la regla y muestra en el portal como no conforme lo que ya existía.',
        },
        likeness: {
          pt: 'o guarda de um só prédio, que barra móveis proibidos e lista os antigos apenas ali',
          en: 'the guard of a single building, who turns back forbidden furniture and lists old pieces there only',
          es: 'el guardia de un solo edificio, que rechaza muebles prohibidos y anota los antiguos solo allí',
        },
        tell: {
          pt: 'Criação que deve ser impedida: efeito deny. Regra automática que não deve alcançar outra assinatura além da de testes: atribuição nessa assinatura. Portal que mostra a qualquer hora os recursos fora da regra: Azure Policy. Conformidade que não é verificada manualmente: Azure Policy.',
          en: 'A creation that must be prevented: the deny effect. An automatic rule that must not reach a subscription other than the test one: an assignment to that subscription. A portal that shows at any time which resources break the rule: Azure Policy. Compliance that is not checked by hand: Azure Policy.',
          es: 'Creación que debe impedirse: efecto deny. Regla automática que no debe alcanzar otra suscripción que no sea la de pruebas: asignación en esa suscripción. Portal que muestra en cualquier momento los recursos que incumplen la regla: Azure Policy. Cumplimiento que no se verifica manualmente: Azure Policy.',
        },
        source: docs('azure/governance/policy/concepts/effect-deny'),
        popularity: 4,
      },
      {
        id: 'audit-mg',
        text: {
          pt: 'Azure Policy (audit) no grupo de gerenciamento',
          en: 'Azure Policy (audit) on the management group',
          es: 'Azure Policy (audit) en el grupo de administración',
        },
        uses: ['Policy'],
        why: {
          pt: 'Com efeito audit no grupo de gerenciamento, o Azure Policy avalia sozinho os recursos, novos e existentes, de todas as assinaturas, que herdam a atribuição, e mostra no portal o que foge da regra sem recusar nada.',
          en: 'With the audit effect on the management group, Azure Policy evaluates by itself the resources, new and existing, of all subscriptions, which inherit the assignment, and shows in the portal what breaks the rule without refusing anything.',
          es: 'Con efecto audit en el grupo de administración, Azure Policy evalúa por sí solo los recursos, nuevos y existentes, de todas las suscripciones, que heredan la asignación, y muestra en el portal lo que incumple la regla sin rechazar nada.',
        },
        likeness: {
          pt: 'o fiscal de todos os prédios, que mantém na parede a lista dos móveis proibidos, sem barrar nenhum',
          en: 'the inspector of all buildings, who keeps forbidden furniture listed on a wall, without turning any back',
          es: 'el inspector de todos los edificios, que mantiene anotados en la pared los muebles prohibidos, sin rechazar ninguno',
        },
        tell: {
          pt: 'Nenhuma implantação recusada no primeiro mês: efeito audit. Regra em todas as assinaturas, inclusive as futuras: atribuição no grupo de gerenciamento. Recursos existentes que também devem ser avaliados: conformidade do Azure Policy. Portal que mostra a qualquer hora os recursos fora da regra: Azure Policy. Conformidade que não é verificada manualmente: Azure Policy.',
          en: 'No deployment refused in the first month: the audit effect. A rule for all subscriptions, including future ones: an assignment to the management group. Existing resources that must be evaluated: Azure Policy compliance. A portal that shows at any time which resources break the rule: Azure Policy. Compliance that is not checked by hand: Azure Policy.',
          es: 'Ningún despliegue rechazado el primer mes: efecto audit. Regla en todas las suscripciones, también las futuras: asignación en el grupo de administración. Recursos existentes que también deben evaluarse: cumplimiento de Azure Policy. Portal que muestra en cualquier momento los recursos que incumplen la regla: Azure Policy. Cumplimiento que no se verifica manualmente: Azure Policy.',
        },
        source: docs('azure/governance/policy/concepts/effect-audit'),
        popularity: 4,
      },
      {
        id: 'review',
        neverRight: true,
        text: {
          pt: 'Uma revisão mensal de cada assinatura no portal',
          en: 'A monthly review of each subscription in the portal',
          es: 'Una revisión mensual de cada suscripción en el portal',
        },
        uses: [],
        why: {
          pt: 'Uma revisão mensal encontra o que foge do padrão sem mudar a forma de implantar.',
          en: 'A monthly review finds what is out of line without changing the way of deploying.',
          es: 'Una revisión mensual encuentra lo que se aparta del estándar sin cambiar la forma de desplegar.',
        },
        likeness: {
          pt: 'a ronda mensal de alguém, prédio por prédio, que anota à mão os móveis proibidos que já entraram',
          en: 'somebody’s monthly round, building by building, noting by hand the forbidden furniture already inside',
          es: 'la ronda mensual de alguien, edificio por edificio, que anota a mano los muebles prohibidos que ya entraron',
        },
        tell: {
          pt: 'Poucos recursos e tempo de sobra: a revisão à mão ainda serve.',
          en: 'Few resources and time to spare: a review by hand will still do.',
          es: 'Pocos recursos y tiempo de sobra: la revisión a mano aún sirve.',
        },
        source: docs('azure/governance/policy/overview'),
        popularity: 2,
      },
      {
        id: 'templates',
        neverRight: true,
        text: {
          pt: 'Modelos prontos, para quem quiser usar',
          en: 'Ready-made templates, for whoever wants them',
          es: 'Plantillas listas, para quien quiera usarlas',
        },
        uses: [],
        why: {
          pt: 'Modelos prontos ajudam as equipes que os usam a criar recursos dentro do padrão.',
          en: 'Ready-made templates help the teams that use them to create resources within the standard.',
          es: 'Las plantillas listas ayudan a los equipos que las usan a crear recursos dentro del estándar.',
        },
        likeness: {
          pt: 'o catálogo de móveis aprovados, deixado no balcão para quem quiser, sem ninguém olhar o que entra',
          en: 'the catalog of approved furniture, left on a counter for anybody, with nobody watching what comes in',
          es: 'el catálogo de muebles aprobados, dejado en un mostrador, sin que nadie mire lo que entra',
        },
        tell: {
          pt: 'Ajudar quem quer acertar, sem obrigar: modelos prontos.',
          en: 'Helping those who want to get it right, without obliging: ready-made templates.',
          es: 'Ayudar a quien quiere acertar, sin obligar: plantillas listas.',
        },
        source: docs('azure/azure-resource-manager/templates/overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'prevent',
        text: {
          pt: 'A criação de recursos fora da regra deve ser impedida.',
          en: 'The creation of resources that break the rule must be prevented.',
          es: 'Debe impedirse la creación de recursos que incumplan la regla.',
        },
        fits: ['deny-mg', 'deny-sub'],
        rulesOut: {
          'audit-mg': {
            pt: 'O efeito audit só registra o recurso fora da regra, que é criado do mesmo jeito.',
            en: 'The audit effect only records the resource that breaks the rule, which is created all the same.',
            es: 'El efecto audit solo registra el recurso que incumple la regla, que se crea igual.',
          },
          review: {
            pt: 'A revisão mensal só encontra o recurso depois de criado.',
            en: 'The monthly review finds the resource only after it is created.',
            es: 'La revisión mensual encuentra el recurso solo después de creado.',
          },
          templates: {
            pt: 'Os modelos são opcionais: quem não os usa cria o recurso fora da regra.',
            en: 'The templates are optional: whoever does not use them creates the resource anyway.',
            es: 'Las plantillas son opcionales: quien no las usa crea el recurso igual.',
          },
        },
      },
      {
        id: 'all-subscriptions',
        text: {
          pt: 'A regra deve abranger todas as assinaturas, inclusive as futuras.',
          en: 'The rule must cover all subscriptions, including future ones.',
          es: 'La regla debe abarcar todas las suscripciones, también las futuras.',
        },
        fits: ['deny-mg', 'audit-mg', 'review'],
        rulesOut: {
          'deny-sub': {
            pt: 'Atribuída a uma assinatura, a política não vale nas outras.',
            en: 'Assigned to one subscription, the policy does not hold in the others.',
            es: 'Asignada a una suscripción, la directiva no vale en las demás.',
          },
          templates: {
            pt: 'Os modelos só alcançam as equipes que decidem usá-los.',
            en: 'The templates reach only the teams that decide to use them.',
            es: 'Las plantillas solo alcanzan a los equipos que deciden usarlas.',
          },
        },
      },
      {
        id: 'one-subscription',
        situations: ['airline', 'group'],
        notWith: ['all-subscriptions', 'existing', 'no-refusal'],
        text: {
          pt: 'Sem usar exclusões, nenhuma regra automática deve alcançar outra assinatura além da de testes.',
          en: 'Without exclusions, no automatic rule may reach a subscription other than the test one.',
          es: 'Sin usar exclusiones, ninguna regla automática debe alcanzar otra suscripción que no sea la de pruebas.',
        },
        fits: ['deny-sub', 'review', 'templates'],
        rulesOut: {
          'deny-mg': {
            pt: 'Atribuída ao grupo de gerenciamento, a política passa a todas as assinaturas dele.',
            en: 'Assigned to the management group, the policy passes on to all of its subscriptions.',
            es: 'Asignada al grupo de administración, la directiva pasa a todas sus suscripciones.',
          },
          'audit-mg': {
            pt: 'No grupo de gerenciamento, a auditoria alcança todas as assinaturas dele.',
            en: 'On the management group, the audit reaches all of its subscriptions.',
            es: 'En el grupo de administración, la auditoría alcanza todas sus suscripciones.',
          },
        },
      },
      {
        id: 'no-refusal',
        text: {
          pt: 'No primeiro mês nenhuma implantação pode ser recusada.',
          en: 'In the first month no deployment may be refused.',
          es: 'En el primer mes no se puede rechazar ningún despliegue.',
        },
        fits: ['audit-mg', 'review', 'templates'],
        rulesOut: {
          'deny-mg': {
            pt: 'O efeito deny recusa implantações desde a atribuição.',
            en: 'The deny effect refuses deployments from the moment it is assigned.',
            es: 'El efecto deny rechaza despliegues desde la asignación.',
          },
          'deny-sub': {
            pt: 'O efeito deny recusa implantações na assinatura desde a atribuição.',
            en: 'The deny effect refuses deployments in the subscription from the moment it is assigned.',
            es: 'El efecto deny rechaza despliegues en la suscripción desde la asignación.',
          },
        },
      },
      {
        id: 'automatic',
        text: {
          pt: 'A conformidade não pode ser verificada manualmente.',
          en: 'Compliance must not be checked by hand.',
          es: 'El cumplimiento no debe verificarse manualmente.',
        },
        fits: ['deny-mg', 'deny-sub', 'audit-mg', 'templates'],
        rulesOut: {
          review: {
            pt: 'A revisão mensal é feita à mão, recurso por recurso.',
            en: 'The monthly review is done by hand, resource by resource.',
            es: 'La revisión mensual se hace a mano, recurso por recurso.',
          },
        },
      },
      {
        id: 'on-screen',
        notWith: ['automatic'],
        text: {
          pt: 'O portal deve mostrar a qualquer hora quais recursos estão fora da regra.',
          en: 'The portal must show at any time which resources break the rule.',
          es: 'El portal debe mostrar en cualquier momento qué recursos incumplen la regla.',
        },
        fits: ['deny-mg', 'deny-sub', 'audit-mg'],
        rulesOut: {
          review: {
            pt: 'A revisão feita à mão mostra a situação só uma vez por mês.',
            en: 'The review by hand shows the situation only once a month.',
            es: 'La revisión a mano muestra la situación solo una vez al mes.',
          },
          templates: {
            pt: 'Modelos criam recursos; não avaliam os que existem nem mostram os que estão fora da regra.',
            en: 'Templates create resources; they neither evaluate them nor show those that break the rule.',
            es: 'Las plantillas crean recursos; no los evalúan ni muestran los que incumplen la regla.',
          },
        },
      },
      {
        id: 'existing',
        text: {
          pt: 'Os recursos existentes também devem ser avaliados, em todas as assinaturas.',
          en: 'Existing resources must be evaluated too, in all subscriptions.',
          es: 'Los recursos existentes también deben evaluarse, en todas las suscripciones.',
        },
        fits: ['deny-mg', 'audit-mg', 'review'],
        rulesOut: {
          'deny-sub': {
            pt: 'A política atribuída a uma assinatura não avalia recursos das outras.',
            en: 'A policy assigned to one subscription does not evaluate resources of the others.',
            es: 'La directiva asignada a una suscripción no evalúa recursos de las demás.',
          },
          templates: {
            pt: 'Modelos só dizem respeito ao que é criado com eles.',
            en: 'Templates concern only what is created with them.',
            es: 'Las plantillas solo se refieren a lo que se crea con ellas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
  {
    id: 'deletion-guard',
    exams: { 'az-900': { domain: 'management', topic: 'locks-tags' } },
    scene: {
      pt: 'Pense no grupo de recursos como uma cozinha de uso comum e no banco de dados como o livro de receitas que fica nela.',
      en: 'Think of the resource group as a shared kitchen, and of the database as the recipe book that is kept there.',
      es: 'Piensa en el grupo de recursos como una cocina compartida y en la base de datos como el libro de recetas que está allí.',
    },
    situations: [
      {
        id: 'payroll',
        text: {
          pt: 'Em uma empresa de folha de pagamento, o banco de dados de um grupo de recursos compartilhado foi excluído por engano.',
          en: 'At a payroll company, the database of a shared resource group was deleted by mistake.',
          es: 'En una empresa de nómina, la base de datos de un grupo de recursos compartido se eliminó por error.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Em um museu, um proprietário da assinatura quase excluiu o banco de dados de um grupo de recursos compartilhado.',
          en: 'At a museum, a subscription owner nearly deleted the database of a shared resource group.',
          es: 'En un museo, un propietario de la suscripción casi elimina la base de datos de un grupo de recursos compartido.',
        },
      },
      {
        id: 'port',
        text: {
          pt: 'Um porto quer proteger de exclusão o banco de dados de um grupo de recursos compartilhado.',
          en: 'A port wants to protect the database of a shared resource group from being deleted.',
          es: 'Un puerto quiere proteger de una eliminación la base de datos de un grupo de recursos compartido.',
        },
      },
    ],
    candidates: [
      {
        id: 'delete-group',
        text: {
          pt: 'Bloqueio de exclusão no grupo de recursos',
          en: 'A delete lock on the resource group',
          es: 'Bloqueo de eliminación en el grupo de recursos',
        },
        uses: ['lock', 'bloqueio', 'bloqueo'],
        why: {
          pt: 'O bloqueio de exclusão no grupo impede a todos, mesmo a proprietários, até que um deles o retire, apagar qualquer item do grupo, atual ou futuro, e permite mudanças.',
          en: 'A delete lock on the group keeps everybody, even owners, until one of them removes it, from deleting any of its items, present or future, and allows changes.',
          es: 'El bloqueo de eliminación en el grupo impide a todos, incluso a propietarios, hasta que uno de ellos lo quite, borrar cualquier elemento del grupo, actual o futuro, y permite cambios.',
        },
        likeness: {
          pt: 'a tranca que, até um dono a tirar, não deixa nada sair, mas deixa ajustar tudo',
          en: 'the bar that, until an owner removes it, lets nothing out but lets everything be adjusted',
          es: 'la tranca que, hasta que un dueño la quite, no deja salir nada, pero deja ajustarlo todo',
        },
        tell: {
          pt: 'Recursos futuros do grupo protegidos: bloqueio no grupo, que eles herdam. Nem um proprietário deve poder excluir por engano: bloqueio de recurso. Tamanho e configuração que continuam a mudar: bloqueio de exclusão, e não de somente leitura. Proteção que não depende das permissões de cada pessoa: bloqueio, e não RBAC. Exclusão impedida, e não desfeita depois: bloqueio, e não backup.',
          en: 'Future resources in the group that must be protected: a lock on the group, which they inherit. Not even an owner should be able to delete by accident: a resource lock. A size and settings that go on changing: a delete lock, not a read-only one. Protection that does not depend on each person’s permissions: a lock, not RBAC. Deletion prevented, not undone afterwards: a lock, not a backup.',
          es: 'Recursos futuros del grupo protegidos: bloqueo en el grupo, que ellos heredan. Ni siquiera un propietario debe poder eliminar por error: bloqueo de recurso. Tamaño y configuración que siguen cambiando: bloqueo de eliminación, y no de solo lectura. Protección que no depende de los permisos de cada persona: bloqueo, y no RBAC. Eliminación que se impide, y no se deshace después: bloqueo, y no copia de seguridad.',
        },
        source: docs('azure/azure-resource-manager/management/lock-resources'),
        popularity: 5,
      },
      {
        id: 'delete-database',
        text: {
          pt: 'Bloqueio de exclusão só no banco de dados',
          en: 'A delete lock on the database alone',
          es: 'Bloqueo de eliminación solo en la base de datos',
        },
        uses: ['lock', 'bloqueio', 'bloqueo'],
        why: {
          pt: 'O bloqueio de exclusão no banco impede apagá-lo, mesmo a proprietários, até que um deles o retire, e deixa livre o resto do grupo.',
          en: 'A delete lock on the database keeps even owners from deleting it, until one of them removes the lock, and leaves the rest of the group free.',
          es: 'El bloqueo de eliminación en la base impide borrarla, incluso a propietarios, hasta que uno de ellos lo quite, y deja libre el resto del grupo.',
        },
        likeness: {
          pt: 'a corrente que, até um dono a soltar, prende só o livro, mas deixa trocar suas folhas',
          en: 'the chain that, until an owner unlocks it, holds only the book, whose pages may still be changed',
          es: 'la cadena que, hasta que un dueño la suelte, sujeta solo el libro, pero deja cambiarle las hojas',
        },
        tell: {
          pt: 'Outros recursos apagados e recriados toda semana: bloqueio só no banco de dados. Nem um proprietário deve poder excluir por engano: bloqueio de recurso. Tamanho e configuração que continuam a mudar: bloqueio de exclusão, e não de somente leitura. Exclusão impedida, e não desfeita depois: bloqueio, e não backup.',
          en: 'Other resources deleted and re-created every week: a lock on the database alone. Not even an owner should be able to delete by accident: a resource lock. A size and settings that go on changing: a delete lock, not a read-only one. Deletion prevented, not undone afterwards: a lock, not a backup.',
          es: 'Otros recursos que se borran y se recrean cada semana: bloqueo solo en la base de datos. Ni siquiera un propietario debe poder eliminar por error: bloqueo de recurso. Tamaño y configuración que siguen cambiando: bloqueo de eliminación, y no de solo lectura. Eliminación que se impide, y no se deshace después: bloqueo, y no copia de seguridad.',
        },
        source: docs('azure/azure-resource-manager/management/lock-resources'),
        popularity: 4,
      },
      {
        id: 'readonly-group',
        text: {
          pt: 'Bloqueio somente leitura no grupo de recursos',
          en: 'A read-only lock on the resource group',
          es: 'Bloqueo de solo lectura en el grupo de recursos',
        },
        uses: ['lock', 'bloqueio', 'bloqueo'],
        why: {
          pt: 'O bloqueio somente leitura impede a todos, mesmo a proprietários, até que um deles o retire, excluir e reconfigurar os recursos do grupo; os dados dentro deles ainda podem mudar.',
          en: 'A read-only lock keeps everybody, even owners, until one of them removes it, from deleting or reconfiguring the group’s resources; the data inside them can still change.',
          es: 'El bloqueo de solo lectura impide a todos, incluso a propietarios, hasta que uno de ellos lo quite, eliminar y reconfigurar los recursos del grupo; los datos que contienen aún pueden cambiar.',
        },
        likeness: {
          pt: 'o lacre que, até um dono o romper, deixa usar a cozinha, mas não ajustar nem levar nada',
          en: 'the seal that, until an owner breaks it, lets the kitchen be used but nothing adjusted or taken away',
          es: 'el precinto que, hasta que un dueño lo rompa, deja usar la cocina, pero no ajustar ni llevarse nada',
        },
        tell: {
          pt: 'Configuração de recursos do grupo que a equipe não deve alterar até o fim da auditoria: bloqueio somente leitura. Recursos futuros do grupo protegidos: bloqueio no grupo, que eles herdam. Nem um proprietário deve poder excluir por engano: bloqueio de recurso. Proteção que não depende das permissões de cada pessoa: bloqueio, e não RBAC.',
          en: 'Settings of the group’s resources that must not change until an audit ends: a read-only lock. Future resources in the group that must be protected: a lock on the group, which they inherit. Not even an owner should be able to delete by accident: a resource lock. Protection that does not depend on each person’s permissions: a lock, not RBAC.',
          es: 'Configuración de recursos del grupo que el equipo no debe modificar hasta que termine la auditoría: bloqueo de solo lectura. Recursos futuros del grupo protegidos: bloqueo en el grupo, que ellos heredan. Ni siquiera un propietario debe poder eliminar por error: bloqueo de recurso. Protección que no depende de los permisos de cada persona: bloqueo, y no RBAC.',
        },
        source: docs('azure/azure-resource-manager/management/lock-resources'),
        popularity: 3,
      },
      {
        id: 'reader',
        neverRight: true,
        text: {
          pt: 'Função Leitor no grupo, para não proprietários',
          en: 'The Reader role on the group for all non-owners',
          es: 'Rol Lector en el grupo para los no propietarios',
        },
        uses: ['Leitor', 'Reader', 'Lector'],
        why: {
          pt: 'A função Leitor tira dos demais usuários o direito de mudar ou apagar recursos.',
          en: 'The Reader role takes from other users the right to change or delete resources.',
          es: 'El rol Lector quita a los demás usuarios el derecho de modificar o borrar recursos.',
        },
        likeness: {
          pt: 'o crachá de visitante, que só deixa olhar, dado a todos menos aos donos, livres para levar tudo',
          en: 'the visitor’s badge, for looking only, given to all but the owners, who may still take anything',
          es: 'la credencial de visita, que solo deja mirar, para todos menos los dueños, libres de llevarse todo',
        },
        tell: {
          pt: 'Limitar o que cada pessoa pode fazer: pense no Azure RBAC, não em bloqueios.',
          en: 'Limiting what each person may do: think of Azure RBAC, not of locks.',
          es: 'Limitar lo que puede hacer cada persona: piensa en Azure RBAC, no en bloqueos.',
        },
        source: docs('azure/role-based-access-control/built-in-roles'),
        popularity: 4,
      },
      {
        id: 'backup',
        neverRight: true,
        text: {
          pt: 'Backup diário do banco de dados',
          en: 'A daily backup of the database',
          es: 'Copia de seguridad diaria de la base',
        },
        uses: ['backup'],
        why: {
          pt: 'O backup diário permite recuperar o banco de dados, sem impedir nenhuma ação.',
          en: 'A daily backup lets the database be recovered, without preventing any action.',
          es: 'La copia diaria permite recuperar la base de datos, sin impedir ninguna acción.',
        },
        likeness: {
          pt: 'a cópia do livro feita toda noite, que só ajuda depois que ele já foi para o lixo',
          en: 'the copy of the book made every night, of use only after the book has been lost',
          es: 'la copia del libro hecha cada noche, que solo ayuda cuando este ya fue a la basura',
        },
        tell: {
          pt: 'Recuperar depois, sem impedir antes: backup.',
          en: 'Recover afterwards, without preventing beforehand: backup.',
          es: 'Recuperar después, sin impedir antes: copia de seguridad.',
        },
        source: docs('azure/backup/backup-overview'),
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'even-owners',
        text: {
          pt: 'Nem proprietários da assinatura devem poder excluir o banco por engano.',
          en: 'Not even owners should be able to delete the database by accident.',
          es: 'Ni los propietarios de la suscripción deben poder eliminar la base por error.',
        },
        fits: ['delete-group', 'delete-database', 'readonly-group'],
        rulesOut: {
          reader: {
            pt: 'A função Leitor não alcança os proprietários, que ainda podem apagar o banco.',
            en: 'The Reader role does not reach the owners, who can still delete the database.',
            es: 'El rol Lector no alcanza a los propietarios, que aún pueden borrar la base.',
          },
          backup: {
            pt: 'O backup ajuda depois do erro, mas não impede que um proprietário exclua o banco.',
            en: 'A backup helps after the mistake but does not keep an owner from deleting the database.',
            es: 'La copia de seguridad ayuda después del error, pero no impide que un propietario elimine la base.',
          },
        },
      },
      {
        id: 'still-change',
        text: {
          pt: 'O tamanho e a configuração do banco devem continuar mudando.',
          en: 'The database’s size and settings must go on changing.',
          es: 'El tamaño y la configuración de la base deben seguir cambiando.',
        },
        fits: ['delete-group', 'delete-database', 'backup'],
        rulesOut: {
          'readonly-group': {
            pt: 'O bloqueio somente leitura impede também mudanças de tamanho e de configuração.',
            en: 'A read-only lock also prevents changes of size and settings.',
            es: 'El bloqueo de solo lectura impide también cambios de tamaño y de configuración.',
          },
          reader: {
            pt: 'Com a função Leitor a equipe de operação não pode mudar nada.',
            en: 'With the Reader role the operations team cannot change anything.',
            es: 'Con el rol Lector el equipo de operaciones no puede modificar nada.',
          },
        },
      },
      {
        id: 'future-items',
        text: {
          pt: 'Recursos futuros do grupo também devem ficar protegidos.',
          en: 'Future resources in the group must be protected too.',
          es: 'Los recursos futuros del grupo también deben quedar protegidos.',
        },
        fits: ['delete-group', 'readonly-group', 'reader'],
        rulesOut: {
          'delete-database': {
            pt: 'O bloqueio posto só no banco não passa para outros recursos do grupo.',
            en: 'A lock placed on the database alone does not pass on to other resources of the group.',
            es: 'El bloqueo puesto solo en la base no pasa a otros recursos del grupo.',
          },
          backup: {
            pt: 'O backup do banco não alcança recursos novos do grupo.',
            en: 'The backup of the database does not reach new resources of the group.',
            es: 'La copia de la base no alcanza recursos nuevos del grupo.',
          },
        },
      },
      {
        id: 'disposable',
        text: {
          pt: 'Outros recursos do grupo são excluídos e recriados toda semana por quem não é proprietário.',
          en: 'Other resources in the group are deleted and re-created weekly by people who are not owners.',
          es: 'Otros recursos del grupo los eliminan y vuelven a crear cada semana personas que no son propietarias.',
        },
        fits: ['delete-database', 'backup'],
        rulesOut: {
          'delete-group': {
            pt: 'O bloqueio de exclusão no grupo impediria apagar também esses recursos.',
            en: 'A delete lock on the group would keep those resources from being deleted too.',
            es: 'El bloqueo de eliminación en el grupo impediría borrar también esos recursos.',
          },
          'readonly-group': {
            pt: 'O bloqueio somente leitura no grupo impediria apagar e recriar esses recursos.',
            en: 'A read-only lock on the group would keep those resources from being deleted and created.',
            es: 'El bloqueo de solo lectura en el grupo impediría borrar y recrear esos recursos.',
          },
          reader: {
            pt: 'Com a função Leitor ninguém da equipe apagaria nem recriaria nada.',
            en: 'With the Reader role the team could neither delete nor create anything.',
            es: 'Con el rol Lector el equipo no borraría ni recrearía nada.',
          },
        },
      },
      {
        id: 'frozen',
        notWith: ['still-change', 'disposable'],
        text: {
          pt: 'Até o fim da auditoria, quem não é proprietário não pode mudar configurações no grupo.',
          en: 'Until the audit ends, non-owners must not change settings in the group.',
          es: 'Hasta que termine la auditoría, quien no es propietario no debe cambiar configuraciones en el grupo.',
        },
        fits: ['readonly-group', 'reader'],
        rulesOut: {
          'delete-group': {
            pt: 'O bloqueio de exclusão no grupo impede só as exclusões; mudanças continuam permitidas.',
            en: 'A delete lock on the group prevents deletions only; changes are still allowed.',
            es: 'El bloqueo de eliminación en el grupo impide solo las eliminaciones; los cambios siguen permitidos.',
          },
          'delete-database': {
            pt: 'O bloqueio de exclusão no banco não impede mudanças, nem nele nem nos outros recursos.',
            en: 'A delete lock on the database prevents no changes, in it or in the other resources.',
            es: 'El bloqueo de eliminación en la base no impide cambios, ni en ella ni en los demás recursos.',
          },
          backup: {
            pt: 'O backup guarda cópias do banco, mas não impede nenhuma mudança no grupo.',
            en: 'A backup keeps copies of the database but prevents no changes in the group.',
            es: 'La copia de seguridad guarda copias de la base, pero no impide cambios en el grupo.',
          },
        },
      },
      {
        id: 'no-people',
        text: {
          pt: 'A proteção não deve depender das permissões de cada pessoa.',
          en: 'Protection must not depend on each person’s permissions.',
          es: 'La protección no debe depender de los permisos de cada persona.',
        },
        fits: ['delete-group', 'delete-database', 'readonly-group', 'backup'],
        rulesOut: {
          reader: {
            pt: 'A função Leitor é uma permissão, que vale só para as pessoas que a recebem.',
            en: 'The Reader role is a permission, which holds only for the people who receive it.',
            es: 'El rol Lector es un permiso, que vale solo para las personas que lo reciben.',
          },
        },
      },
      {
        id: 'prevented',
        text: {
          pt: 'A exclusão deve ser impedida, e não desfeita depois.',
          en: 'Deletion must be prevented, not undone afterwards.',
          es: 'La eliminación debe impedirse, no deshacerse después.',
        },
        fits: ['delete-group', 'delete-database', 'readonly-group', 'reader'],
        rulesOut: {
          backup: {
            pt: 'O backup só permite recuperar o banco depois de apagado.',
            en: 'A backup only lets the database be recovered after it has been deleted.',
            es: 'La copia de seguridad solo permite recuperar la base después de borrada.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
