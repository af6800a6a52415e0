import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const auditEvidence: readonly Pattern[] = [
  pairsOf({
    id: 'audit-evidence',
    exams: { 'saa-c03': { domain: 'secure', topic: 'data-security' } },
    scene: {
      pt: 'Pense em cada conta como uma loja, com um caderno do que se faz nela e alguém que confere se está em ordem.',
      en: 'Think of each account as a shop, with a book of what people do in it and someone who checks its order.',
      es: 'Piensa en cada cuenta como una tienda, con un cuaderno de lo que se hace en ella y alguien que revisa su orden.',
    },
    situations: [
      {
        id: 'payments',
        text: {
          pt: 'Uma empresa de pagamentos com doze contas no AWS Organizations prepara uma auditoria.',
          en: 'A payments company with twelve accounts in AWS Organizations is preparing for an audit.',
          es: 'Una empresa de pagos con doce cuentas en AWS Organizations prepara una auditoría.',
        },
        today: {
          pt: 'Cada equipe administra a sua conta, e na última auditoria ninguém soube dizer o que tinha mudado nem quando. Um arquiteto precisa propor como registrar e como verificar.',
          en: 'Each team administers its own account, and at the last audit nobody could say what had changed or when. An architect must propose how to record and how to check.',
          es: 'Cada equipo administra su cuenta, y en la última auditoría nadie supo decir qué había cambiado ni cuándo. Un arquitecto debe proponer cómo registrar y cómo verificar.',
        },
      },
      {
        id: 'pension-fund',
        text: {
          pt: 'Um fundo de pensão com nove contas no AWS Organizations muda a forma de responder ao regulador.',
          en: 'A pension fund with nine accounts in AWS Organizations is changing how it answers its regulator.',
          es: 'Un fondo de pensiones con nueve cuentas en AWS Organizations cambia la forma de responder a su regulador.',
        },
        today: {
          pt: 'As respostas levaram três semanas da última vez, com capturas de tela de cada conta. O fundo quer um registro do que se faz e uma verificação do que está configurado.',
          en: 'The answers took three weeks last time, with screenshots of each account. The fund wants a record of what is done and a check of how things are set.',
          es: 'Las respuestas tomaron tres semanas la última vez, con capturas de pantalla de cada cuenta. El fondo quiere un registro de lo que se hace y una verificación de cómo está configurado todo.',
        },
      },
      {
        id: 'lottery-draws',
        text: {
          pt: 'Uma loteria com sorteios em sete contas do AWS Organizations reforça os seus controles.',
          en: 'A lottery that runs its draws in seven accounts of AWS Organizations is strengthening its controls.',
          es: 'Una lotería que hace sus sorteos en siete cuentas de AWS Organizations refuerza sus controles.',
        },
        today: {
          pt: 'Os operadores mudam os servidores várias vezes por mês, e uma mudança errada ficou semanas sem ser notada. Os arquitetos definem o registro e a verificação.',
          en: 'Operators change the servers several times a month, and a wrong change went unnoticed for weeks. The architects are defining the record and the check.',
          es: 'Los operadores cambian los servidores varias veces al mes, y un cambio equivocado pasó semanas inadvertido. Los arquitectos definen el registro y la verificación.',
        },
      },
    ],
    first: [
      {
        id: 'one-trail',
        uses: ['organization trail', 'trilha da organização', 'trail de la organización'],
        popularity: 5,
        source: docs('awscloudtrail/latest/userguide/creating-trail-organization.html'),
        text: {
          pt: 'uma trilha única do CloudTrail',
          en: 'a single CloudTrail trail',
          es: 'un único trail de CloudTrail',
        },
        action: {
          pt: 'Ativar na conta de gerenciamento uma única trilha da organização no AWS CloudTrail com eventos de dados do S3',
          en: 'Enable from the management account a single AWS CloudTrail organization trail with S3 data events',
          es: 'Activar desde la cuenta de administración un único trail de la organización en AWS CloudTrail con eventos de datos de S3',
        },
        why: {
          pt: 'A trilha da organização vale para todas as contas, também as novas, só a conta de gerenciamento a altera, e o bucket guarda os eventos, inclusive leituras de objetos, pelo tempo que for.',
          en: 'The organization trail holds for all accounts, new ones too, only the management account changes it, and its bucket keeps the events, reads of objects included, for as long as needed.',
          es: 'El trail de la organización vale para todas las cuentas, también las nuevas, solo la cuenta de administración lo modifica, y el bucket guarda los eventos, incluso lecturas de objetos, el tiempo que haga falta.',
        },
        likeness: {
          pt: 'o diário permanente que a matriz mantém em toda loja',
          en: 'the lasting logbook that head office keeps in every shop',
          es: 'el diario permanente que la central mantiene en cada tienda',
        },
        tell: {
          pt: 'Registro que ninguém pode interromper: uma trilha da organização, que só a conta de gerenciamento altera. Contas criadas mais adiante, cobertas desde o primeiro dia: uma trilha da organização. O que foi feito, consultado por dez anos: uma trilha para um bucket. Quem leu cada objeto: eventos de dados em uma trilha.',
          en: 'A record that nobody is able to stop: an organization trail, which only the management account changes. Accounts created later, covered from their first day: an organization trail. What was done, available for ten years: a trail to a bucket. Who read each object: data events in a trail.',
          es: 'Registro que nadie puede detener: un trail de la organización, que solo modifica la cuenta de administración. Cuentas que se creen más adelante, cubiertas desde el primer día: un trail de la organización. Lo que se hizo, para consultarse durante diez años: un trail hacia un bucket. Quién leyó cada objeto: eventos de datos en un trail.',
        },
      },
      {
        id: 'own-trails',
        neverRight: true,
        uses: ['trail', 'trilha'],
        popularity: 5,
        source: docs('awscloudtrail/latest/userguide/cloudtrail-create-a-trail-using-the-console-first-time.html'),
        text: {
          pt: 'uma trilha do CloudTrail por conta',
          en: 'one CloudTrail trail per account',
          es: 'un trail de CloudTrail por cuenta',
        },
        action: {
          pt: 'Pedir aos responsáveis por cada conta que mantenham em um bucket uma trilha do AWS CloudTrail com eventos de dados do S3',
          en: 'Have the owners of each account keep in a bucket an AWS CloudTrail trail with S3 data events',
          es: 'Pedir a los responsables de cada cuenta que mantengan en un bucket un trail de AWS CloudTrail con eventos de datos de S3',
        },
        why: {
          pt: 'Uma trilha por conta grava os eventos em um bucket de cada equipe.',
          en: 'A trail per account writes the events to a bucket of each team.',
          es: 'Un trail por cuenta escribe los eventos en un bucket de cada equipo.',
        },
        likeness: {
          pt: 'o diário permanente que cada gerente pode parar',
          en: 'the lasting logbook that each manager may stop',
          es: 'el diario permanente que cada gerente puede parar',
        },
        tell: {
          pt: 'Trilhas por conta: cada equipe cuida da sua.',
          en: 'Trails per account: each team maintains its own.',
          es: 'Trails por cuenta: cada equipo se ocupa del suyo.',
        },
      },
      {
        id: 'history',
        neverRight: true,
        uses: ['event history', 'histórico de eventos', 'historial de eventos'],
        popularity: 5,
        source: docs('awscloudtrail/latest/userguide/view-cloudtrail-events.html'),
        text: {
          pt: 'o histórico de eventos do CloudTrail',
          en: 'the CloudTrail event history',
          es: 'el historial de eventos de CloudTrail',
        },
        action: {
          pt: 'Pedir aos responsáveis por cada conta que mantenham em um bucket, a cada auditoria, uma exportação do histórico de eventos do AWS CloudTrail',
          en: 'Have the owners of each account keep in a bucket, at each audit, an export of the AWS CloudTrail event history',
          es: 'Pedir a los responsables de cada cuenta que mantengan en un bucket, en cada auditoría, una exportación del historial de eventos de AWS CloudTrail',
        },
        why: {
          pt: 'O histórico de eventos do CloudTrail vem ativo em cada conta, não pode ser desligado e guarda 90 dias de eventos de gerenciamento.',
          en: 'The CloudTrail event history is on in each account, cannot be turned off and keeps 90 days of management events.',
          es: 'El historial de eventos de CloudTrail viene activo en cada cuenta, no se puede desactivar y guarda 90 días de eventos de administración.',
        },
        likeness: {
          pt: 'o caderno apagado em três meses que não nomeia leitores',
          en: 'the notebook wiped after three months that names no readers',
          es: 'el cuaderno borrado en tres meses que no nombra lectores',
        },
        tell: {
          pt: 'Chamadas das últimas semanas, sem nada a configurar: o histórico de eventos.',
          en: 'Calls of the last weeks with nothing to set up: the event history.',
          es: 'Llamadas de las últimas semanas, sin nada que configurar: el historial de eventos.',
        },
      },
    ],
    second: [
      {
        id: 'remediation',
        rightWith: ['undone'],
        uses: ['remediation', 'correção automática', 'corrección automática'],
        popularity: 4,
        source: docs('config/latest/developerguide/remediation.html'),
        text: {
          pt: 'regras do AWS Config com correção automática',
          en: 'AWS Config rules with automatic remediation',
          es: 'reglas de AWS Config con corrección automática',
        },
        action: {
          pt: 'Criar regras do AWS Config com correção automática por runbooks do Systems Manager Automation',
          en: 'Create AWS Config rules with automatic remediation by Systems Manager Automation runbooks',
          es: 'Crear reglas de AWS Config con corrección automática mediante runbooks de Systems Manager Automation',
        },
        why: {
          pt: 'O AWS Config avalia cada mudança com regras, guarda a configuração ao longo do tempo e, com a correção automática, executa um runbook que a desfaz.',
          en: 'AWS Config evaluates each change with rules, keeps the configuration over time and, with automatic remediation, runs a runbook that undoes it.',
          es: 'AWS Config evalúa cada cambio con reglas, guarda la configuración a lo largo del tiempo y, con la corrección automática, ejecuta un runbook que lo deshace.',
        },
        likeness: {
          pt: 'o fiscal com fotos datadas que corrige sem perguntar',
          en: 'the inspector with dated photos who corrects without asking',
          es: 'el inspector con fotos fechadas que corrige sin preguntar',
        },
        tell: {
          pt: 'Um bucket que volta a ser fechado em minutos: regra do AWS Config com correção automática. Como um grupo de segurança estava configurado em um dia do último ano: AWS Config. Um padrão próprio da empresa: regras personalizadas do AWS Config. Volumes comparados com um padrão próprio da empresa: regras do AWS Config.',
          en: 'A bucket closed again within minutes: an AWS Config rule with automatic remediation. How a security group was set on a day of the last year: AWS Config. A standard of the company’s own: custom AWS Config rules. Volumes compared with a standard of the company: AWS Config rules.',
          es: 'Un bucket que vuelve a cerrarse en minutos: regla de AWS Config con corrección automática. Cómo estaba configurado un grupo de seguridad en un día del último año: AWS Config. Un estándar propio de la empresa: reglas personalizadas de AWS Config. Volúmenes comparados con un estándar propio de la empresa: reglas de AWS Config.',
        },
      },
      {
        id: 'rules',
        uses: ['Config rules', 'regras do AWS Config', 'reglas de AWS Config'],
        popularity: 5,
        source: docs('config/latest/developerguide/evaluate-config.html'),
        text: {
          pt: 'regras do AWS Config com avisos',
          en: 'AWS Config rules with notices',
          es: 'reglas de AWS Config con avisos',
        },
        action: {
          pt: 'Publicar no tópico da equipe no Amazon SNS cada desvio de regras do AWS Config',
          en: 'Publish to the team’s Amazon SNS topic each deviation from AWS Config rules',
          es: 'Publicar en el tema del equipo en Amazon SNS cada desvío de reglas de AWS Config',
        },
        why: {
          pt: 'O AWS Config avalia cada mudança com regras prontas ou próprias, guarda a configuração ao longo do tempo e avisa pelo SNS; quem decide é a equipe.',
          en: 'AWS Config evaluates each change with ready-made or custom rules, keeps the configuration over time and gives notice through SNS; the team decides.',
          es: 'AWS Config evalúa cada cambio con reglas listas o propias, guarda la configuración a lo largo del tiempo y avisa por SNS; decide el equipo.',
        },
        likeness: {
          pt: 'o fiscal com fotos datadas que logo avisa sem corrigir',
          en: 'the inspector with dated photos who promptly warns without correcting',
          es: 'el inspector con fotos fechadas que avisa enseguida sin corregir',
        },
        tell: {
          pt: 'Configuração que só muda depois que uma pessoa julga o caso: regra do AWS Config com aviso. Como um grupo de segurança estava configurado em um dia do último ano: AWS Config. Um padrão próprio da empresa: regras personalizadas do AWS Config. Volumes comparados com um padrão próprio da empresa: regras do AWS Config.',
          en: 'A setting that changes only after a person has judged the case: an AWS Config rule with a notice. How a security group was set on a day of the last year: AWS Config. A standard of the company’s own: custom AWS Config rules. Volumes compared with a standard of the company: AWS Config rules.',
          es: 'Configuración que solo cambia después de que una persona juzga el caso: regla de AWS Config con aviso. Cómo estaba configurado un grupo de seguridad en un día del último año: AWS Config. Un estándar propio de la empresa: reglas personalizadas de AWS Config. Volúmenes comparados con un estándar propio de la empresa: reglas de AWS Config.',
        },
      },
      {
        id: 'advisor',
        neverRight: true,
        uses: ['Trusted Advisor'],
        popularity: 5,
        source: docs('awssupport/latest/user/trusted-advisor.html'),
        text: {
          pt: 'verificações do Trusted Advisor',
          en: 'Trusted Advisor checks',
          es: 'verificaciones de Trusted Advisor',
        },
        action: {
          pt: 'Criar um aviso semanal das verificações do AWS Trusted Advisor, com correção pelos responsáveis por cada recurso',
          en: 'Create a weekly notice of the AWS Trusted Advisor checks, with remediation by the owners of each resource',
          es: 'Crear un aviso semanal de las verificaciones de AWS Trusted Advisor, con corrección por los responsables de cada recurso',
        },
        why: {
          pt: 'O Trusted Advisor compara a conta com verificações prontas da AWS.',
          en: 'Trusted Advisor compares the account with ready-made checks of AWS.',
          es: 'Trusted Advisor compara la cuenta con verificaciones ya hechas de AWS.',
        },
        likeness: {
          pt: 'o visitante semanal com lista própria em vez de fotos',
          en: 'the weekly visitor with his own checklist instead of photos',
          es: 'el visitante semanal con lista propia en vez de fotos',
        },
        tell: {
          pt: 'Recomendações prontas da AWS: Trusted Advisor.',
          en: 'Ready-made recommendations of AWS: Trusted Advisor.',
          es: 'Recomendaciones ya hechas de AWS: Trusted Advisor.',
        },
      },
    ],
    constraints: [
      {
        id: 'ten-years',
        text: {
          pt: 'O regulador exige que o registro do que foi feito em cada conta fique disponível por dez anos.',
          en: 'The regulator requires the record of what was done in each account to remain available for ten years.',
          es: 'El regulador exige que el registro de lo que se hizo en cada cuenta esté disponible durante diez años.',
        },
        rulesOut: {
          history: {
            pt: 'O histórico de eventos do CloudTrail só alcança 90 dias.',
            en: 'The CloudTrail event history only goes back 90 days.',
            es: 'El historial de eventos de CloudTrail solo llega a 90 días.',
          },
        },
      },
      {
        id: 'object-reads',
        text: {
          pt: 'Os auditores querem saber quem leu cada objeto dos buckets com dados de clientes.',
          en: 'The auditors want to know who read each object of the buckets with customer data.',
          es: 'Los auditores quieren saber quién leyó cada objeto de los buckets con datos de clientes.',
        },
        rulesOut: {
          history: {
            pt: 'O histórico de eventos do CloudTrail não traz eventos de dados, como a leitura de um objeto.',
            en: 'The CloudTrail event history has no data events, such as the reading of an object.',
            es: 'El historial de eventos de CloudTrail no incluye eventos de datos, como la lectura de un objeto.',
          },
        },
      },
      {
        id: 'no-stop',
        text: {
          pt: 'Nem o administrador de uma conta pode interromper esse registro.',
          en: 'Not even the administrator of an account may be able to stop this record.',
          es: 'Ni el administrador de una cuenta debe poder detener ese registro.',
        },
        rulesOut: {
          'own-trails': {
            pt: 'Quem administra a conta pode parar ou apagar a trilha que há nela.',
            en: 'Whoever administers an account can stop or delete the trail that is in it.',
            es: 'Quien administra la cuenta puede detener o eliminar el trail que hay en ella.',
          },
        },
      },
      {
        id: 'new-ones',
        text: {
          pt: 'As contas criadas mais adiante devem estar cobertas pelo registro desde o primeiro dia, sem depender de quem as administra.',
          en: 'Accounts that are created later must be covered by the record from their first day, whoever administers them.',
          es: 'Las cuentas que se creen más adelante deben quedar cubiertas por el registro desde el primer día, sin depender de quien las administra.',
        },
        rulesOut: {
          'own-trails': {
            pt: 'Uma conta nova só tem registro depois que a equipe dela cria a sua trilha.',
            en: 'A new account has a record only after its team has created its trail.',
            es: 'Una cuenta nueva solo tiene registro después de que su equipo crea su trail.',
          },
        },
      },
      {
        id: 'undone',
        notWith: ['person-first'],
        text: {
          pt: 'Um bucket que alguém abra ao público deve voltar a ser fechado em minutos, mesmo de madrugada.',
          en: 'A bucket that someone opens to the public must be closed again within minutes, even at night.',
          es: 'Un bucket que alguien abra al público debe volver a cerrarse en minutos, incluso de madrugada.',
        },
        rulesOut: {
          rules: {
            pt: 'Com o aviso, o bucket fica aberto até que alguém da equipe o feche.',
            en: 'With the notice alone, the bucket stays open until someone on the team closes it.',
            es: 'Con el aviso, el bucket queda abierto hasta que alguien del equipo lo cierra.',
          },
          advisor: {
            pt: 'As verificações do Trusted Advisor, lidas a cada semana, não fecham nada.',
            en: 'The checks of Trusted Advisor, read each week, close nothing.',
            es: 'Las verificaciones de Trusted Advisor, leídas cada semana, no cierran nada.',
          },
        },
      },
      {
        id: 'past-state',
        text: {
          pt: 'Os auditores perguntam como um grupo de segurança estava configurado em qualquer dia do último ano.',
          en: 'The auditors ask how a security group was set on any day of the last year.',
          es: 'Los auditores preguntan cómo estaba configurado un grupo de seguridad en cualquier día del último año.',
        },
        rulesOut: {
          advisor: {
            pt: 'O Trusted Advisor não guarda as configurações passadas de cada recurso.',
            en: 'Trusted Advisor does not keep the past settings of each resource.',
            es: 'Trusted Advisor no guarda las configuraciones pasadas de cada recurso.',
          },
        },
      },
      {
        id: 'own-standard',
        text: {
          pt: 'Os volumes do Amazon EBS devem ser comparados com um padrão próprio da empresa, que ela mesma escreve.',
          en: 'Amazon EBS volumes must be compared with a standard of the company’s own, which it writes itself.',
          es: 'Los volúmenes de Amazon EBS deben compararse con un estándar propio de la empresa, que ella misma escribe.',
        },
        rulesOut: {
          advisor: {
            pt: 'As verificações do Trusted Advisor são da AWS; a empresa não escreve as suas.',
            en: 'The checks of Trusted Advisor are those of AWS; the company cannot write its own.',
            es: 'Las verificaciones de Trusted Advisor son de AWS; la empresa no escribe las suyas.',
          },
        },
      },
      {
        id: 'person-first',
        text: {
          pt: 'Nenhuma configuração pode mudar antes que uma pessoa julgue o caso, e ela deve saber dele em minutos.',
          en: 'No setting may change before a person has judged the case, of which they must hear within minutes.',
          es: 'Ninguna configuración puede cambiar antes de que una persona juzgue el caso, del que debe enterarse en minutos.',
        },
        rulesOut: {
          remediation: {
            pt: 'A correção automática muda a configuração antes que alguém a julgue.',
            en: 'Automatic remediation changes the setting before anyone has judged it.',
            es: 'La corrección automática cambia la configuración antes de que alguien la juzgue.',
          },
          advisor: {
            pt: 'Lidas a cada semana, as verificações do Trusted Advisor chegam dias depois.',
            en: 'Read each week, the checks of Trusted Advisor come days later.',
            es: 'Leídas cada semana, las verificaciones de Trusted Advisor llegan días después.',
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
