import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page } from '../source.ts';

export const hierarchy: Category = {
  id: 'hierarchy',
  noun: {
    pt: 'recurso de administração',
    en: 'management resource',
    es: 'recurso de administración',
  },
  mode: 'statement',
  domain: 'operations',
  entities: [
    {
      id: 'organization',
      kind: 'service',
      topic: 'resource-hierarchy',
      popularity: 4,
      name: { pt: 'Organização', en: 'Organization', es: 'Organización' },
      subject: { pt: 'o recurso Organização', en: 'the organization resource', es: 'el recurso Organización' },
      gist: {
        pt: '{ser} a raiz da hierarquia e {representar} a empresa',
        en: '{be} the root of the hierarchy and {represent} the company',
        es: '{ser} la raíz de la jerarquía y {representar} a la empresa',
      },
      likeness: {
        pt: 'o prédio da empresa, cujos andares e salas ficam com ela quando sai quem os montou',
        en: 'the company’s own building, whose floors and rooms remain with it when those who set them up leave',
        es: 'el edificio de la empresa, cuyos pisos y salas siguen siendo suyos cuando se va quien los montó',
      },
      source: page('resource-manager/docs/cloud-platform-resource-hierarchy'),
    },
    {
      id: 'folder',
      kind: 'service',
      topic: 'resource-hierarchy',
      popularity: 4,
      name: { pt: 'Pasta', en: 'Folder', es: 'Carpeta' },
      subject: { pt: 'a pasta', en: 'a folder', es: 'la carpeta' },
      gist: {
        pt: '{agrupar} projetos de um departamento ou ambiente',
        en: '{group} the projects of a department or environment',
        es: '{agrupar} proyectos de un departamento o entorno',
      },
      likeness: {
        pt: 'um andar reservado a um departamento, cuja chave abre todas as salas que há nele',
        en: 'a floor set aside for one department, whose key opens all the rooms on it',
        es: 'un piso reservado a un departamento, cuya llave abre todas las salas que hay en él',
      },
      source: page('resource-manager/docs/cloud-platform-resource-hierarchy'),
    },
    {
      id: 'project',
      kind: 'service',
      topic: 'resource-hierarchy',
      popularity: 5,
      name: { pt: 'Projeto', en: 'Project', es: 'Proyecto' },
      subject: { pt: 'o projeto', en: 'a project', es: 'el proyecto' },
      gist: {
        pt: '{conter} os recursos de uma carga, com APIs e permissões próprias',
        en: '{hold} the resources of a workload, with its own APIs and permissions',
        es: '{contener} los recursos de una carga, con API y permisos propios',
      },
      likeness: {
        pt: 'uma sala de trabalho com equipamento próprio e uma lista própria de quem pode entrar',
        en: 'a workroom with its own equipment and its own list of who may come in',
        es: 'una sala de trabajo con equipo propio y una lista propia de quién puede entrar',
      },
      source: page('resource-manager/docs/creating-managing-projects'),
    },
    {
      id: 'billing-account',
      kind: 'service',
      topic: 'resource-hierarchy',
      popularity: 4,
      name: { pt: 'Conta de faturamento', en: 'Billing account', es: 'Cuenta de facturación' },
      subject: { pt: 'a conta de faturamento', en: 'a billing account', es: 'la cuenta de facturación' },
      gist: {
        pt: '{definir} quem paga o que os projetos usam',
        en: '{define} who pays for what projects use',
        es: '{definir} quién paga lo que usan los proyectos',
      },
      likeness: {
        pt: 'o nome na conta de luz, que indica quem paga o que várias salas consomem',
        en: 'the name on the electricity bill, which tells who pays for what several rooms use',
        es: 'el nombre en el recibo de la luz, que indica quién paga lo que consumen varias salas',
      },
      source: page('billing/docs/concepts'),
    },
    {
      id: 'org-policy',
      kind: 'service',
      topic: 'resource-hierarchy',
      popularity: 3,
      name: 'Organization Policy',
      aliases: ['organization policies'],
      subject: { pt: 'o Organization Policy', en: 'Organization Policy', es: 'Organization Policy' },
      gist: {
        pt: '{impor} limites ao que se pode configurar',
        en: '{impose} limits on what can be configured',
        es: '{imponer} límites a lo que se puede configurar',
      },
      likeness: {
        pt: 'o regulamento do prédio, que proíbe aquecedores em todas as salas, tenha a chave quem tiver',
        en: 'the house rules of a building, which ban heaters in every room, whoever holds the keys',
        es: 'el reglamento del edificio, que prohíbe calefactores en todas las salas, tenga la llave quien la tenga',
      },
      source: page('resource-manager/docs/organization-policy/overview'),
    },
  ],
  facts: [
    {
      id: 'org-need',
      kind: 'purpose',
      of: ['organization'],
      unclear: ['iam', 'org-policy'],
      cue: {
        pt: 'recursos de nuvem como propriedade da empresa, e não de cada funcionário',
        en: 'cloud resources owned by the company rather than by individual employees',
        es: 'recursos de nube como propiedad de la empresa, y no de cada empleado',
      },
      level: 2,
      say: {
        pt: '{fazer} com que projetos continuem com a empresa quando quem os criou sai',
        en: '{keep} projects with the company when the person who created them leaves',
        es: '{hacer} que los proyectos sigan con la empresa cuando se va quien los creó',
      },
      need: {
        pt: 'que os projetos continuem com a empresa quando quem os criou vai embora',
        en: 'keep its projects when the person who created them leaves',
        es: 'que los proyectos sigan siendo de la empresa cuando se va quien los creó',
      },
      how: {
        pt: 'A organização é a dona dos recursos e se liga ao domínio da empresa no Cloud Identity ou no Workspace.',
        en: 'The organization owns the resources and is tied to the company’s domain in Cloud Identity or Workspace.',
        es: 'La organización es dueña de los recursos y se vincula al dominio de la empresa en Cloud Identity o Workspace.',
      },
    },
    {
      id: 'org-root',
      kind: 'feature',
      of: ['organization'],
      level: 1,
      say: {
        pt: '{ficar} no topo da hierarquia, acima de pastas e projetos',
        en: '{stand} at the top of the hierarchy, above folders and projects',
        es: '{estar} en la cima de la jerarquía, por encima de carpetas y proyectos',
      },
      how: {
        pt: 'A organização é o nó raiz, e os papéis e políticas dados nela descem por herança.',
        en: 'The organization is the root node, and the roles and policies set on it pass down by inheritance.',
        es: 'La organización es el nodo raíz, y los roles y políticas asignados en ella bajan por herencia.',
      },
    },
    {
      id: 'fol-need',
      kind: 'purpose',
      of: ['folder'],
      cue: {
        pt: 'acesso concedido uma só vez sobre todas as cargas de um departamento',
        en: 'access granted once over all the workloads of a department',
        es: 'acceso otorgado una sola vez sobre todas las cargas de un departamento',
      },
      level: 1,
      say: {
        pt: '{reunir} os projetos de uma área para dar as mesmas permissões a todos',
        en: '{gather} the projects of a department to give all of them the same permissions',
        es: '{reunir} los proyectos de un área para dar a todos los mismos permisos',
      },
      need: {
        pt: 'dar de uma vez as mesmas permissões sobre todos os projetos do RH',
        en: 'give the same permissions on all the HR projects at once',
        es: 'dar de una vez los mismos permisos sobre todos los proyectos de RR. HH.',
      },
      how: {
        pt: 'A pasta recebe a política do IAM, e tudo o que está dentro dela a herda.',
        en: 'A folder takes the IAM policy, and everything inside it inherits that policy.',
        es: 'La carpeta recibe la política de IAM, y todo lo que está dentro la hereda.',
      },
    },
    {
      id: 'fol-areas',
      kind: 'feature',
      of: ['folder'],
      unclear: ['organization', 'project'],
      level: 1,
      say: {
        pt: '{espelhar} os departamentos da empresa, um para cada um',
        en: '{mirror} the departments of the company, one for each',
        es: '{reflejar} los departamentos de la empresa, uno para cada uno',
      },
      how: {
        pt: 'A pasta de uma área contém os projetos dela e recebe as permissões de quem a dirige.',
        en: 'A folder of a department holds its projects and takes the permissions of those who run it.',
        es: 'La carpeta de un área contiene sus proyectos y recibe los permisos de quienes la dirigen.',
      },
    },
    {
      id: 'fol-nest',
      kind: 'feature',
      of: ['folder'],
      unclear: ['org-policy'],
      cue: {
        pt: 'nível opcional de agrupamento que se pode aninhar, como departamento e equipe',
        en: 'an optional grouping level that can be nested, as in department and team',
        es: 'nivel opcional de agrupación que se puede anidar, como departamento y equipo',
      },
      level: 2,
      say: {
        pt: '{poder} conter outros recursos do mesmo tipo, em vários níveis',
        en: '{be} able to contain others of the same kind, at several levels',
        es: '{poder} contener otros recursos del mismo tipo, en varios niveles',
      },
      how: {
        pt: 'A pasta aceita subpastas, até dez níveis, como departamento, equipe e ambiente.',
        en: 'A folder accepts subfolders, up to ten levels deep, such as department, team and environment.',
        es: 'La carpeta acepta subcarpetas, hasta diez niveles, como departamento, equipo y entorno.',
      },
    },
    {
      id: 'proj-need',
      kind: 'purpose',
      of: ['project'],
      unclear: ['folder'],
      cue: {
        pt: 'fronteira em que se ativam as APIs e se aplicam as cotas',
        en: 'the boundary at which APIs are enabled and quotas apply',
        es: 'frontera en la que se activan las API y se aplican las cuotas',
      },
      level: 1,
      say: {
        pt: '{separar} recursos, cada conjunto com suas APIs e permissões',
        en: '{separate} resources, each set with its own APIs and permissions',
        es: '{separar} recursos, cada conjunto con sus API y permisos',
      },
      need: {
        pt: 'separar os recursos de teste dos de produção, cada grupo com as suas APIs e permissões',
        en: 'separate test resources from production ones, each group with its own APIs and permissions',
        es: 'separar los recursos de prueba de los de producción, cada grupo con sus API y permisos',
      },
      how: {
        pt: 'O projeto é o limite em que se ativam serviços, se concedem papéis e se aplicam cotas.',
        en: 'A project is the boundary within which services are enabled, roles granted and quotas applied.',
        es: 'El proyecto es el límite en el que se activan servicios, se otorgan roles y se aplican cuotas.',
      },
    },
    {
      id: 'proj-every',
      kind: 'feature',
      of: ['project'],
      unclear: ['organization', 'folder'],
      cue: {
        pt: 'nível pai direto e obrigatório de cada recurso de serviço',
        en: 'the mandatory direct parent of each service-level resource',
        es: 'nivel padre directo y obligatorio de cada recurso de servicio',
      },
      level: 1,
      say: {
        pt: '{conter} qualquer máquina ou bucket que se crie',
        en: '{contain} any machine or bucket that is created',
        es: '{contener} cualquier máquina o bucket que se cree',
      },
      how: {
        pt: 'O projeto fornece o que todo recurso precisa ter: um nível acima, as APIs ativas e quem paga.',
        en: 'A project supplies what each resource must have: a parent, the enabled APIs and someone who pays.',
        es: 'El proyecto aporta lo que todo recurso debe tener: un nivel superior, las API activas y quién paga.',
      },
    },
    {
      id: 'proj-id',
      kind: 'feature',
      of: ['project'],
      cue: {
        pt: 'nível da hierarquia atrelado a um único pagador por todo o seu uso',
        en: 'the hierarchy level tied to exactly one payer for all its usage',
        es: 'nivel de la jerarquía atado a un único pagador por todo su uso',
      },
      level: 2,
      say: {
        pt: '{ligar} os seus recursos a uma só conta de faturamento por vez',
        en: '{link} its resources to one billing account at a time',
        es: '{vincular} sus recursos a una sola cuenta de facturación por vez',
      },
      how: {
        pt: 'A conta de faturamento a que o projeto está ligado recebe a cobrança de todos os recursos dele.',
        en: 'The billing account to which a project is linked is charged for all its resources.',
        es: 'La cuenta de facturación a la que está vinculado el proyecto recibe el cobro de todos sus recursos.',
      },
    },
    {
      id: 'ba-pay',
      kind: 'purpose',
      of: ['billing-account'],
      level: 1,
      say: {
        pt: '{reunir} em uma só fatura os gastos de vários projetos',
        en: '{bring} the spending of several projects together on one bill',
        es: '{reunir} en una sola factura los gastos de varios proyectos',
      },
      need: {
        pt: 'receber em uma só fatura os gastos de vinte projetos',
        en: 'get the spending of twenty projects on one bill',
        es: 'recibir en una sola factura los gastos de veinte proyectos',
      },
      how: {
        pt: 'A conta de faturamento se vincula a muitos projetos, e o uso de todos é cobrado nela.',
        en: 'A billing account is linked to many projects, and the usage of all of them is charged to it.',
        es: 'La cuenta de facturación se vincula a muchos proyectos, y el uso de todos se cobra en ella.',
      },
    },
    {
      id: 'ba-link',
      kind: 'feature',
      of: ['billing-account'],
      level: 2,
      say: {
        pt: '{usar} o perfil de pagamentos que guarda o cartão da empresa',
        en: '{use} the payments profile that keeps the company’s card',
        es: '{usar} el perfil de pagos que guarda la tarjeta de la empresa',
      },
      how: {
        pt: 'A conta de faturamento se liga ao perfil de pagamentos do Google, que guarda o titular e a forma de pagar.',
        en: 'A billing account is tied to a Google payments profile, which keeps the payer’s details and means of payment.',
        es: 'La cuenta de facturación se vincula a un perfil de pagos de Google, que guarda el titular y el medio de pago.',
      },
    },
    {
      id: 'op-need',
      kind: 'purpose',
      of: ['org-policy'],
      unclear: ['assured-workloads', 'iam'],
      level: 2,
      say: {
        pt: '{proibir} em toda a empresa certas configurações, como locais',
        en: '{forbid} certain settings across the whole company, such as locations',
        es: '{prohibir} en toda la empresa ciertas configuraciones, como ubicaciones',
      },
      need: {
        pt: 'proibir em toda a empresa a criação de recursos fora do Brasil',
        en: 'forbid the creation of resources outside Brazil across the whole company',
        es: 'prohibir en toda la empresa la creación de recursos fuera de Brasil',
      },
      how: {
        pt: 'O Organization Policy aplica a restrição de locais (gcp.resourceLocations) a partir da raiz da hierarquia.',
        en: 'Organization Policy applies the location constraint (gcp.resourceLocations) from the root of the hierarchy down.',
        es: 'Organization Policy aplica la restricción de ubicaciones (gcp.resourceLocations) desde la raíz de la jerarquía.',
      },
    },
    {
      id: 'op-future',
      kind: 'feature',
      of: ['org-policy'],
      unclear: ['organization', 'folder'],
      cue: {
        pt: 'restrição de configuração herdada por tudo o que se crie depois',
        en: 'a configuration guardrail inherited by whatever is created later',
        es: 'restricción de configuración heredada por todo lo que se cree después',
      },
      level: 1,
      say: {
        pt: '{valer} também para projetos que ainda não existem',
        en: '{apply} even to projects that do not exist yet',
        es: '{valer} también para proyectos que todavía no existen',
      },
      how: {
        pt: 'O Organization Policy é herdado de cima por cada projeto, desde o dia em que ele é criado.',
        en: 'Organization Policy is inherited from above by each project, from the day it is created.',
        es: 'Cada proyecto hereda Organization Policy desde arriba, desde el día en que se crea.',
      },
    },
    {
      id: 'op-constraint',
      kind: 'purpose',
      of: ['org-policy'],
      unclear: ['iam', 'assured-workloads', 'organization'],
      level: 2,
      say: {
        pt: '{impor} limites de configuração a todos, seja qual for o seu papel',
        en: '{impose} limits on settings for everyone, whatever their role',
        es: '{imponer} límites de configuración a todos, sea cual sea su rol',
      },
      need: {
        pt: 'impedir que alguém crie máquinas com IP externo, seja qual for o seu papel',
        en: 'keep anyone from creating machines with external IPs, whatever their role',
        es: 'impedir que alguien cree máquinas con IP externa, sea cual sea su rol',
      },
      how: {
        pt: 'O Organization Policy fixa restrições sobre o recurso, enquanto os papéis do IAM dizem o que cada pessoa pode.',
        en: 'Organization Policy sets constraints on the resource, whereas IAM roles say what each person may do.',
        es: 'Organization Policy fija restricciones sobre el recurso, mientras que los roles de IAM dicen qué puede cada persona.',
      },
    },
    {
      id: 'hi-inherit',
      kind: 'trait',
      of: ['organization', 'folder', 'project'],
      unclear: ['org-policy'],
      level: 1,
      say: {
        pt: '{passar} suas permissões do IAM ao que está abaixo',
        en: '{pass} its IAM permissions on to what is below',
        es: '{pasar} sus permisos de IAM a lo que está debajo',
      },
      deny: {
        pt: '{ficar} de fora da herança de permissões do IAM',
        en: '{stand} outside the inheritance of IAM permissions',
        es: '{quedar} fuera de la herencia de permisos de IAM',
      },
    },
    {
      id: 'hi-group',
      kind: 'trait',
      of: ['organization', 'folder'],
      level: 1,
      say: { pt: '{conter} projetos', en: '{contain} projects', es: '{contener} proyectos' },
    },
  ],
  contrasts: [
    {
      between: ['folder', 'project'],
      say: {
        pt: 'A pasta agrupa projetos; o projeto contém os recursos.',
        en: 'A folder groups projects; a project holds the resources.',
        es: 'La carpeta agrupa proyectos; el proyecto contiene los recursos.',
      },
    },
    {
      between: ['organization', 'folder'],
      say: {
        pt: 'A organização é a raiz da empresa; a pasta é uma divisão dela.',
        en: 'The organization is the company’s root; a folder is a division of it.',
        es: 'La organización es la raíz de la empresa; la carpeta es una división de ella.',
      },
    },
    {
      between: ['project', 'billing-account'],
      say: {
        pt: 'O projeto usa recursos; a conta de faturamento paga por eles.',
        en: 'A project uses resources; a billing account pays for them.',
        es: 'El proyecto usa recursos; la cuenta de facturación los paga.',
      },
    },
    {
      between: ['folder', 'org-policy'],
      say: {
        pt: 'A pasta agrupa projetos; o Organization Policy limita o que se pode configurar neles.',
        en: 'A folder groups projects; Organization Policy limits what can be configured in them.',
        es: 'La carpeta agrupa proyectos; Organization Policy limita lo que se puede configurar en ellos.',
      },
    },
    {
      between: ['project', 'org-policy'],
      say: {
        pt: 'O projeto contém os recursos; o Organization Policy diz que configurações deles são aceitas.',
        en: 'A project holds the resources; Organization Policy says which of their settings are accepted.',
        es: 'El proyecto contiene los recursos; Organization Policy dice qué configuraciones se aceptan.',
      },
    },
    {
      between: ['organization', 'org-policy'],
      say: {
        pt: 'A organização é o topo da hierarquia; o Organization Policy são as restrições que se aplicam a partir dela.',
        en: 'The organization is the top of the hierarchy; Organization Policy is the constraints applied from it down.',
        es: 'La organización es la cima de la jerarquía; Organization Policy son las restricciones que se aplican desde ella.',
      },
    },
    {
      between: ['organization', 'project'],
      say: {
        pt: 'A organização é a dona de todos os projetos; o projeto contém os recursos de uma carga.',
        en: 'The organization owns all projects; a project holds the resources of one workload.',
        es: 'La organización es la dueña de todos los proyectos; el proyecto contiene los recursos de una carga.',
      },
    },
    {
      between: ['organization', 'billing-account'],
      say: {
        pt: 'A organização é a dona dos recursos; a conta de faturamento paga por eles.',
        en: 'The organization owns the resources; a billing account pays for them.',
        es: 'La organización es la dueña de los recursos; la cuenta de facturación paga por ellos.',
      },
    },
    {
      between: ['folder', 'billing-account'],
      say: {
        pt: 'A pasta agrupa projetos para dar permissões; a conta de faturamento os reúne para cobrar.',
        en: 'A folder groups projects to grant permissions; a billing account brings them together to charge.',
        es: 'La carpeta agrupa proyectos para dar permisos; la cuenta de facturación los reúne para cobrar.',
      },
    },
    {
      between: ['billing-account', 'org-policy'],
      say: {
        pt: 'A conta de faturamento diz quem paga; o Organization Policy diz o que se pode configurar.',
        en: 'A billing account says who pays; Organization Policy says what can be configured.',
        es: 'La cuenta de facturación dice quién paga; Organization Policy dice qué se puede configurar.',
      },
    },
  ],
};
