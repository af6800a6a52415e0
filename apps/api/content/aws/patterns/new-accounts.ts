import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const newAccounts: readonly Pattern[] = [
  pairsOf({
    id: 'new-accounts',
    exams: { 'saa-c03': { domain: 'secure', topic: 'access' } },
    scene: {
      pt: 'Pense em cada conta nova como uma loja a abrir, nos administradores como gerentes e nas regiões proibidas como salas vedadas.',
      en: 'Think of each new account as a shop to open, of administrators as managers, and of forbidden Regions as off-limits rooms.',
      es: 'Piensa en cada cuenta nueva como una tienda por abrir, en los administradores como gerentes y en las regiones prohibidas como salas vedadas.',
    },
    situations: [
      {
        id: 'supermarket-accounts',
        text: {
          pt: 'Uma rede de supermercados passou de três a sessenta contas da AWS em dois anos.',
          en: 'A supermarket chain has gone from three to sixty AWS accounts in two years.',
          es: 'Una cadena de supermercados pasó de tres a sesenta cuentas de AWS en dos años.',
        },
        today: {
          pt: 'Cada conta foi configurada à mão, e há servidores em regiões onde a empresa não atua. Um arquiteto deve propor como preparar as próximas contas e controlar as regiões.',
          en: 'Each account was set up by hand, and there are servers in Regions where the company does not operate. An architect must propose how to set up the next accounts and control the Regions.',
          es: 'Cada cuenta se configuró a mano, y hay servidores en regiones donde la empresa no opera. Un arquitecto debe proponer cómo preparar las próximas cuentas y controlar las regiones.',
        },
      },
      {
        id: 'studio-accounts',
        text: {
          pt: 'Um estúdio de jogos abre uma conta da AWS para cada título em produção.',
          en: 'A game studio opens an AWS account for each title in production.',
          es: 'Un estudio de juegos abre una cuenta de AWS por cada título en producción.',
        },
        today: {
          pt: 'São vinte e cinco por ano, e metade ficou sem logs centralizados. O estúdio quer preparar bem as próximas e controlar o uso de regiões.',
          en: 'There are twenty-five a year, and half of them were left without centralized logs. The studio wants the next ones set up properly and the use of Regions controlled.',
          es: 'Son veinticinco por año, y la mitad quedó sin registros centralizados. El estudio quiere preparar bien las próximas y controlar el uso de regiones.',
        },
      },
      {
        id: 'university-accounts',
        text: {
          pt: 'Uma universidade dá a cada grupo de pesquisa a sua própria conta da AWS.',
          en: 'A university gives each research group its own AWS account.',
          es: 'Una universidad da a cada grupo de investigación su propia cuenta de AWS.',
        },
        today: {
          pt: 'São 140 grupos, que administram as suas contas, e dados de pacientes apareceram em outro continente. A equipe central revisa a preparação das contas e o uso de regiões.',
          en: 'There are 140 groups, which administer their accounts, and patient data turned up on another continent. The central team is reviewing how accounts are set up and which Regions are used.',
          es: 'Son 140 grupos, que administran sus cuentas, y datos de pacientes aparecieron en otro continente. El equipo central revisa la preparación de las cuentas y el uso de regiones.',
        },
      },
    ],
    first: [
      {
        id: 'factory',
        rightWith: ['recommended'],
        uses: ['Control Tower', 'Account Factory'],
        popularity: 5,
        source: docs('controltower/latest/userguide/account-factory.html'),
        text: {
          pt: 'Account Factory do Control Tower',
          en: 'Control Tower Account Factory',
          es: 'Account Factory de Control Tower',
        },
        action: {
          pt: 'Criar as contas com o Account Factory em uma landing zone do AWS Control Tower',
          en: 'Create the accounts with Account Factory in an AWS Control Tower landing zone',
          es: 'Crear las cuentas con Account Factory en una landing zone de AWS Control Tower',
        },
        why: {
          pt: 'O Control Tower monta uma landing zone com logs centralizados e controles prontos, e o Account Factory cria cada conta já dentro dela.',
          en: 'Control Tower sets up a landing zone with centralized logs and ready-made controls, and Account Factory creates each account inside it.',
          es: 'Control Tower monta una landing zone con registros centralizados y controles ya hechos, y Account Factory crea cada cuenta ya dentro de ella.',
        },
        likeness: {
          pt: 'lojas abertas pelo modelo pronto da franquia',
          en: 'shops opened from a ready franchise model',
          es: 'tiendas abiertas según el modelo listo de la franquicia',
        },
        tell: {
          pt: 'Logs centralizados e controles recomendados pela AWS, sem escrever modelos: Control Tower com o Account Factory. Nova conta que recebe a configuração sem que ninguém da equipe execute algo: Control Tower, ou StackSets com implantação automática.',
          en: 'Centralized logs and controls that AWS recommends, without writing templates: Control Tower with Account Factory. A new account that receives its configuration without anyone on the team running something: Control Tower, or StackSets with automatic deployment.',
          es: 'Registros centralizados y controles recomendados por AWS, sin escribir plantillas: Control Tower con Account Factory. Cuenta nueva que recibe la configuración sin que nadie del equipo ejecute algo: Control Tower, o StackSets con implementación automática.',
        },
      },
      {
        id: 'stacksets',
        uses: ['StackSets'],
        popularity: 4,
        source: docs('AWSCloudFormation/latest/UserGuide/stacksets-orgs-manage-auto-deployment.html'),
        text: {
          pt: 'StackSets com implantação automática',
          en: 'StackSets with automatic deployment',
          es: 'StackSets con implementación automática',
        },
        action: {
          pt: 'Usar a implantação automática do AWS CloudFormation StackSets em cada unidade organizacional',
          en: 'Use the automatic deployment of AWS CloudFormation StackSets to each organizational unit',
          es: 'Usar la implementación automática de AWS CloudFormation StackSets en cada unidad organizativa',
        },
        why: {
          pt: 'Com a implantação automática, o StackSets aplica os modelos da empresa a cada conta que entra na unidade organizacional.',
          en: 'With automatic deployment, StackSets applies the company’s templates to each account that joins the organizational unit.',
          es: 'Con la implementación automática, StackSets aplica las plantillas de la empresa a cada cuenta que entra en la unidad organizativa.',
        },
        likeness: {
          pt: 'lojas que se montam sozinhas com plantas que a equipe desenha',
          en: 'shops that fit themselves out from plans that the team draws',
          es: 'tiendas que se montan solas con planos que dibuja el equipo',
        },
        tell: {
          pt: 'Modelos escritos pela equipe em cada nova conta: StackSets com implantação automática. Nova conta que recebe a configuração sem que ninguém da equipe execute algo: Control Tower, ou StackSets com implantação automática.',
          en: 'Templates that the team has written in each new account: StackSets with automatic deployment. A new account that receives its configuration without anyone on the team running something: Control Tower, or StackSets with automatic deployment.',
          es: 'Plantillas escritas por el equipo en cada cuenta nueva: StackSets con implementación automática. Cuenta nueva que recibe la configuración sin que nadie del equipo ejecute algo: Control Tower, o StackSets con implementación automática.',
        },
      },
      {
        id: 'pipeline',
        neverRight: true,
        uses: ['CloudFormation'],
        popularity: 3,
        source: docs('AWSCloudFormation/latest/UserGuide/stacks.html'),
        text: {
          pt: 'pilhas do CloudFormation por conta',
          en: 'CloudFormation stacks per account',
          es: 'pilas de CloudFormation por cuenta',
        },
        action: {
          pt: 'Criar em cada conta as pilhas do AWS CloudFormation com um script da equipe central',
          en: 'Create the AWS CloudFormation stacks of each account with a script of the central team',
          es: 'Crear en cada cuenta las pilas de AWS CloudFormation con un script del equipo central',
        },
        why: {
          pt: 'O script cria as pilhas do CloudFormation na conta em que alguém o executa.',
          en: 'The script creates the CloudFormation stacks in the account for which someone runs it.',
          es: 'El script crea las pilas de CloudFormation en la cuenta para la que alguien lo ejecuta.',
        },
        likeness: {
          pt: 'lojas montadas uma por uma com as plantas da equipe',
          en: 'shops fitted out one by one from the team’s plans',
          es: 'tiendas montadas una por una con los planos del equipo',
        },
        tell: {
          pt: 'Uma só conta a preparar: uma pilha do CloudFormation.',
          en: 'A single account to prepare: a CloudFormation stack.',
          es: 'Una sola cuenta que preparar: una pila de CloudFormation.',
        },
      },
    ],
    second: [
      {
        id: 'scp',
        uses: ['SCP', 'service control policy', 'política de controle', 'política de control'],
        popularity: 5,
        source: docs('organizations/latest/userguide/orgs_manage_policies_scps.html'),
        text: {
          pt: 'uma política de controle de serviços',
          en: 'a service control policy',
          es: 'una política de control de servicios',
        },
        action: {
          pt: 'anexar à raiz uma política de controle de serviços (SCP) que nega as outras regiões, salvo para serviços globais',
          en: 'attach to the root a service control policy (SCP) that denies other Regions, except for global services',
          es: 'adjuntar a la raíz una política de control de servicios (SCP) que deniega las otras regiones, salvo para servicios globales',
        },
        why: {
          pt: 'A SCP limita o que todas as identidades das contas-membro podem fazer, também os administradores.',
          en: 'The SCP limits what all identities of the member accounts can do, administrators included.',
          es: 'La SCP limita lo que pueden hacer todas las identidades de las cuentas miembro, también los administradores.',
        },
        likeness: {
          pt: 'grades nas salas vedadas que nem o gerente abre',
          en: 'gates on off-limits rooms that not even managers can open',
          es: 'rejas en las salas vedadas que ni el gerente abre',
        },
        tell: {
          pt: 'Limite que vale também para quem tem permissão de administrador: uma SCP. Pedido em uma região proibida que deve ser recusado: uma SCP. Administradores de uma conta que não podem usar as regiões proibidas: uma SCP.',
          en: 'A limit on those with administrator permissions too: an SCP. A request in a forbidden Region that must be refused: an SCP. Administrators of an account not able to use the forbidden Regions: an SCP.',
          es: 'Límite que vale también para quienes tienen permisos de administrador: una SCP. Solicitud en una región prohibida que debe rechazarse: una SCP. Administradores de una cuenta que no pueden usar las regiones prohibidas: una SCP.',
        },
      },
      {
        id: 'rule',
        rightWith: ['first-list'],
        uses: ['AWS Config'],
        popularity: 4,
        source: docs('config/latest/developerguide/aggregate-data.html'),
        text: { pt: 'uma regra do AWS Config', en: 'an AWS Config rule', es: 'una regla de AWS Config' },
        action: {
          pt: 'adicionar em toda a organização uma regra do AWS Config que aponta recursos nas outras regiões a um agregador',
          en: 'add an AWS Config rule across the organization that reports resources in other Regions to an aggregator',
          es: 'agregar en toda la organización una regla de AWS Config que señala a un agregador recursos en las otras regiones',
        },
        why: {
          pt: 'A regra do AWS Config aponta os recursos já existentes e os novos, sem impedir nada.',
          en: 'The AWS Config rule reports the resources that exist and the new ones, and prevents nothing.',
          es: 'La regla de AWS Config señala los recursos ya existentes y los nuevos, sin impedir nada.',
        },
        likeness: {
          pt: 'um fiscal que só anota quem entrou nas salas vedadas',
          en: 'an inspector who only notes entries to off-limits rooms',
          es: 'un inspector que solo anota quién entró en salas vedadas',
        },
        tell: {
          pt: 'Lista do que já está fora das regiões aprovadas, sem bloquear nada: uma regra do AWS Config.',
          en: 'A list of what is already outside the approved Regions, with nothing blocked: an AWS Config rule.',
          es: 'Lista de lo que ya está fuera de las regiones aprobadas, sin bloquear nada: una regla de AWS Config.',
        },
      },
      {
        id: 'iam',
        neverRight: true,
        uses: ['IAM'],
        popularity: 4,
        source: docs('IAM/latest/UserGuide/reference_policies_examples_aws_deny-requested-region.html'),
        text: {
          pt: 'políticas do IAM nas contas',
          en: 'IAM policies in the accounts',
          es: 'políticas de IAM en las cuentas',
        },
        action: {
          pt: 'adicionar aos usuários e funções de cada conta uma política do IAM que nega as outras regiões, salvo para serviços globais',
          en: 'add to the users and roles of each account an IAM policy that denies other Regions, except for global services',
          es: 'agregar a los usuarios y roles de cada cuenta una política de IAM que deniega las otras regiones, salvo para servicios globales',
        },
        why: {
          pt: 'A política do IAM vale para as identidades a que está anexada.',
          en: 'The IAM policy holds for the identities to which it is attached.',
          es: 'La política de IAM vale para las identidades a las que está adjunta.',
        },
        likeness: {
          pt: 'proibições escritas nos crachás que o gerente pode apagar',
          en: 'bans written on badges that the manager can erase',
          es: 'prohibiciones escritas en credenciales que el gerente puede borrar',
        },
        tell: {
          pt: 'Limite para identidades escolhidas de uma conta: uma política do IAM.',
          en: 'A limit for chosen identities of one account: an IAM policy.',
          es: 'Límite para identidades elegidas de una cuenta: una política de IAM.',
        },
      },
    ],
    constraints: [
      {
        id: 'recommended',
        notWith: ['own-design'],
        text: {
          pt: 'A equipe quer uma estrutura com logs centralizados e controles recomendados pela AWS, sem escrever modelos.',
          en: 'The team wants a structure with centralized logs and controls that AWS recommends, without writing templates.',
          es: 'El equipo quiere una estructura con registros centralizados y controles recomendados por AWS, sin escribir plantillas.',
        },
        rulesOut: {
          stacksets: {
            pt: 'O StackSets aplica modelos que a equipe tem de escrever.',
            en: 'StackSets applies templates that the team has to write.',
            es: 'StackSets aplica plantillas que el equipo debe escribir.',
          },
          pipeline: {
            pt: 'As pilhas vêm de modelos que a equipe tem de escrever.',
            en: 'The stacks come from templates that the team has to write.',
            es: 'Las pilas salen de plantillas que el equipo debe escribir.',
          },
        },
      },
      {
        id: 'own-design',
        text: {
          pt: 'A estrutura de contas que existe não pode mudar, e só os modelos escritos pela equipe, já aprovados, podem ser aplicados a elas.',
          en: 'The account structure that exists may not change, and only the approved templates that the team has written may be applied.',
          es: 'La estructura de cuentas que existe no puede cambiar, y solo pueden aplicarse las plantillas escritas por el equipo, ya aprobadas.',
        },
        rulesOut: {
          factory: {
            pt: 'O Control Tower cria na estrutura as suas próprias contas e unidades e aplica os seus controles.',
            en: 'Control Tower creates accounts and units of its own in the structure and applies its own controls.',
            es: 'Control Tower crea en la estructura sus propias cuentas y unidades y aplica sus propios controles.',
          },
        },
      },
      {
        id: 'by-itself',
        text: {
          pt: 'Cada nova conta deve receber a configuração sem que ninguém da equipe tenha de executar algo para ela.',
          en: 'Each new account must receive its configuration without anyone on the team having to run something for it.',
          es: 'Cada cuenta nueva debe recibir la configuración sin que nadie del equipo tenga que ejecutar algo para ella.',
        },
        rulesOut: {
          pipeline: {
            pt: 'O script da equipe central tem de ser executado para cada conta.',
            en: 'The script of the central team has to be run for each account.',
            es: 'El script del equipo central debe ejecutarse para cada cuenta.',
          },
        },
      },
      {
        id: 'admins-too',
        notWith: ['first-list'],
        text: {
          pt: 'Nem quem tem permissão de administrador em uma conta pode conseguir usar as regiões proibidas.',
          en: 'Not even those with administrator permissions in an account may be able to use the forbidden Regions.',
          es: 'Ni quienes tienen permisos de administrador en una cuenta deben poder usar las regiones prohibidas.',
        },
        rulesOut: {
          rule: {
            pt: 'A regra do AWS Config aponta o recurso depois de criado; não impede que o criem.',
            en: 'The AWS Config rule reports the resource once it exists; it does not prevent its creation.',
            es: 'La regla de AWS Config señala el recurso una vez creado; no impide que lo creen.',
          },
          iam: {
            pt: 'Quem administra a conta pode remover a política do IAM ou criar uma função sem ela.',
            en: 'Whoever administers the account can remove the IAM policy or create a role without it.',
            es: 'Quien administra la cuenta puede quitar la política de IAM o crear un rol sin ella.',
          },
        },
      },
      {
        id: 'refused',
        notWith: ['first-list'],
        text: {
          pt: 'Um pedido de criação em uma região proibida deve ser recusado, e não apenas relatado.',
          en: 'A request to create something in a forbidden Region must be refused, not just reported.',
          es: 'Una solicitud de creación en una región prohibida debe rechazarse, y no solo informarse.',
        },
        rulesOut: {
          rule: {
            pt: 'A regra do AWS Config só relata o recurso depois que ele existe.',
            en: 'The AWS Config rule only reports the resource once it exists.',
            es: 'La regla de AWS Config solo informa el recurso una vez que existe.',
          },
        },
      },
      {
        id: 'first-list',
        text: {
          pt: 'Neste trimestre nada pode ser bloqueado: a segurança quer antes uma lista do que já está fora das regiões aprovadas.',
          en: 'Nothing may be blocked this quarter: security first wants a list of what is already outside the approved Regions.',
          es: 'Este trimestre nada puede bloquearse: seguridad quiere primero una lista de lo que ya está fuera de las regiones aprobadas.',
        },
        rulesOut: {
          scp: {
            pt: 'A SCP bloqueia os pedidos desde que é anexada e não lista o que já existe.',
            en: 'The SCP blocks requests from the moment it is attached and does not list what exists.',
            es: 'La SCP bloquea las solicitudes desde que se adjunta y no lista lo que ya existe.',
          },
          iam: {
            pt: 'A política do IAM bloqueia os pedidos e não lista o que já existe.',
            en: 'The IAM policy blocks requests and does not list what exists.',
            es: 'La política de IAM bloquea las solicitudes y no lista lo que ya existe.',
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
