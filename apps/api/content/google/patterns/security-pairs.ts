import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page, site } from '../source.ts';

export const securityPairs: readonly Pattern[] = [
  pairsOf({
    id: 'keys-and-privacy',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'data-protection' } },
    situations: [
      {
        id: 'survey',
        text: {
          pt: 'Um instituto de pesquisa guarda no BigQuery respostas de cidadãos, com nome e documento. Ele define quem controla as chaves e como proteger os dados pessoais que os analistas usam.',
          en: 'A research institute keeps citizens’ answers in BigQuery, with names and identity numbers. It is settling who controls the keys and how to protect the personal data that analysts use.',
          es: 'Un instituto de investigación guarda en BigQuery respuestas de ciudadanos, con nombre y documento. Define quién controla las claves y cómo proteger los datos personales que usan los analistas.',
        },
      },
      {
        id: 'health',
        text: {
          pt: 'Uma operadora de saúde analisa atendimentos no BigQuery. Falta decidir a gestão das chaves de criptografia e o tratamento dos dados de pacientes.',
          en: 'A health plan analyzes appointments in BigQuery. The management of encryption keys and the treatment of patient data are still open.',
          es: 'Una aseguradora de salud analiza atenciones en BigQuery. Falta decidir la gestión de las claves de cifrado y el tratamiento de los datos de pacientes.',
        },
      },
      {
        id: 'payroll',
        text: {
          pt: 'Um grupo industrial leva ao BigQuery os dados da folha de pagamento e escolhe como cuidar das chaves e dos nomes e salários.',
          en: 'An industrial group is taking its payroll data to BigQuery and is choosing how to handle the keys and the names and salaries.',
          es: 'Un grupo industrial lleva a BigQuery los datos de la nómina y elige cómo tratar las claves y los nombres y sueldos.',
        },
      },
      {
        id: 'club',
        text: {
          pt: 'Um programa de fidelidade analisa no BigQuery as compras dos sócios. Ele decide quem cuida das chaves e como proteger os dados pessoais.',
          en: 'A loyalty program analyzes its members’ purchases in BigQuery. It is deciding who looks after the keys and how to protect personal data.',
          es: 'Un programa de fidelidad analiza en BigQuery las compras de sus socios. Decide quién cuida las claves y cómo proteger los datos personales.',
        },
      },
      {
        id: 'justice',
        text: {
          pt: 'Um instituto de estudos jurídicos guarda processos no BigQuery, com nomes das partes, e define chaves e proteção de dados pessoais.',
          en: 'An institute of legal studies keeps cases in BigQuery, with the parties’ names, and is settling keys and the protection of personal data.',
          es: 'Un instituto de estudios jurídicos guarda causas en BigQuery, con nombres de las partes, y define claves y protección de datos personales.',
        },
      },
    ],
    first: [
      {
        id: 'default',
        text: { pt: 'chaves do Google', en: 'Google’s keys', es: 'claves de Google' },
        uses: [],
        why: {
          pt: 'A criptografia padrão usa chaves do Google e não pede trabalho nenhum.',
          en: 'Default encryption uses Google’s keys and takes no work at all.',
          es: 'El cifrado predeterminado usa claves de Google y no exige ningún trabajo.',
        },
        tell: {
          pt: 'Nenhum trabalho com chaves: criptografia padrão.',
          en: 'No work with keys: default encryption.',
          es: 'Ningún trabajo con claves: cifrado predeterminado.',
        },
        source: page('docs/security/encryption/default-encryption'),
        popularity: 5,
      },
      {
        id: 'cmek',
        text: { pt: 'chaves no Cloud KMS (CMEK)', en: 'keys in Cloud KMS (CMEK)', es: 'claves en Cloud KMS (CMEK)' },
        uses: ['KMS'],
        why: {
          pt: 'Com CMEK, a empresa cria, troca e desativa as chaves no Cloud KMS.',
          en: 'With CMEK, the company creates, rotates and disables the keys in Cloud KMS.',
          es: 'Con CMEK, la empresa crea, rota y desactiva las claves en Cloud KMS.',
        },
        tell: {
          pt: 'Controlar e desativar a própria chave: CMEK.',
          en: 'Control and disable one’s own key: CMEK.',
          es: 'Controlar y desactivar la propia clave: CMEK.',
        },
        source: page('kms/docs/cmek'),
        popularity: 4,
      },
      {
        id: 'ekm',
        text: {
          pt: 'chaves fora do Google (EKM)',
          en: 'keys outside Google (EKM)',
          es: 'claves fuera de Google (EKM)',
        },
        uses: ['External Key Manager'],
        why: {
          pt: 'Com o Cloud External Key Manager, a chave fica em um sistema de fora, que o Google consulta a cada uso.',
          en: 'With Cloud External Key Manager, the key stays in an outside system that Google asks on each use.',
          es: 'Con Cloud External Key Manager, la clave queda en un sistema externo, que Google consulta en cada uso.',
        },
        tell: {
          pt: 'A chave não pode estar no Google: EKM.',
          en: 'The key may not be at Google: EKM.',
          es: 'La clave no puede estar en Google: EKM.',
        },
        source: page('kms/docs/ekm'),
        popularity: 2,
      },
    ],
    second: [
      {
        id: 'mask',
        text: {
          pt: 'cópia com nomes trocados por códigos',
          en: 'a copy with names replaced by codes',
          es: 'copia con nombres cambiados por códigos',
        },
        uses: ['Sensitive Data Protection'],
        why: {
          pt: 'O Sensitive Data Protection acha dados pessoais, até em texto livre, e grava uma cópia com códigos no lugar.',
          en: 'Sensitive Data Protection finds personal data, even in free text, and writes a copy with codes instead.',
          es: 'Sensitive Data Protection encuentra datos personales, incluso en texto libre, y graba una copia con códigos en su lugar.',
        },
        tell: {
          pt: 'Entregar dados sem identidades, ainda cruzáveis: trocar por códigos.',
          en: 'Hand over data without identities that can still be joined: replace with codes.',
          es: 'Entregar datos sin identidades, aún cruzables: cambiar por códigos.',
        },
        source: page('sensitive-data-protection/docs/deidentify-sensitive-data'),
        popularity: 3,
      },
      {
        id: 'tags',
        text: { pt: 'acesso definido por coluna', en: 'access set by column', es: 'acceso definido por columna' },
        uses: [],
        why: {
          pt: 'A segurança por coluna do BigQuery mostra os dados pessoais só a quem tem permissão, na mesma tabela.',
          en: 'BigQuery’s column-level security shows personal data just to those who have permission, in the same table.',
          es: 'La seguridad por columna de BigQuery muestra los datos personales solo a quien tiene permiso, en la misma tabla.',
        },
        tell: {
          pt: 'Uma tabela, direitos diferentes por coluna: segurança por coluna.',
          en: 'One table, different rights by column: column-level security.',
          es: 'Una tabla, derechos distintos por columna: seguridad por columna.',
        },
        source: page('bigquery/docs/column-level-security-intro'),
        popularity: 3,
      },
      {
        id: 'drop',
        text: {
          pt: 'cópia sem as colunas pessoais',
          en: 'a copy without the personal columns',
          es: 'copia sin las columnas personales',
        },
        uses: [],
        why: {
          pt: 'Uma cópia sem as colunas pessoais é simples e não leva identidade nenhuma nelas.',
          en: 'A copy without the personal columns is simple and carries no identity in them.',
          es: 'Una copia sin las columnas personales es simple y no lleva identidad alguna en ellas.',
        },
        tell: {
          pt: 'Ninguém precisa da identidade: retirar as colunas.',
          en: 'Nobody needs the identity: take the columns out.',
          es: 'Nadie necesita la identidad: quitar las columnas.',
        },
        source: page('bigquery/docs/views'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'disable',
        kind: 'security',
        text: {
          pt: 'A empresa deve poder desativar ela mesma a chave que abre os dados.',
          en: 'The company must be able to disable by itself the key that opens the data.',
          es: 'La empresa debe poder desactivar por sí misma la clave que abre los datos.',
        },
        rulesOut: {
          default: {
            pt: 'As chaves padrão são do Google, e a empresa não as desativa.',
            en: 'Default keys are Google’s, and the company does not disable them.',
            es: 'Las claves predeterminadas son de Google, y la empresa no las desactiva.',
          },
        },
      },
      {
        id: 'outside',
        kind: 'security',
        text: {
          pt: 'O auditor exige que a chave seja guardada longe do provedor da nuvem.',
          en: 'The auditor requires the key to be kept away from the cloud provider.',
          es: 'El auditor exige que la clave se guarde lejos del proveedor de la nube.',
        },
        rulesOut: {
          default: {
            pt: 'As chaves padrão são guardadas pelo próprio Google.',
            en: 'Default keys are kept by Google itself.',
            es: 'Las claves predeterminadas las guarda el propio Google.',
          },
          cmek: {
            pt: 'As chaves do Cloud KMS são guardadas na infraestrutura do Google.',
            en: 'Cloud KMS keys are kept in Google’s infrastructure.',
            es: 'Las claves de Cloud KMS se guardan en la infraestructura de Google.',
          },
        },
      },
      {
        id: 'no-key-work',
        kind: 'effort',
        text: {
          pt: 'Não há ninguém para criar e acompanhar chaves.',
          en: 'There is nobody to create and follow keys.',
          es: 'No hay nadie que cree y siga las claves.',
        },
        rulesOut: {
          cmek: {
            pt: 'Com CMEK, criar e acompanhar as chaves é tarefa da empresa.',
            en: 'With CMEK, creating and following keys is the company’s task.',
            es: 'Con CMEK, crear y seguir las claves es tarea de la empresa.',
          },
          ekm: {
            pt: 'Com EKM, a empresa ainda opera um sistema de chaves de fora.',
            en: 'With EKM, the company even operates a key system outside.',
            es: 'Con EKM, la empresa además opera un sistema de claves externo.',
          },
        },
      },
      {
        id: 'no-dependency',
        kind: 'availability',
        text: {
          pt: 'A leitura dos dados não pode depender de um sistema de terceiros estar no ar.',
          en: 'Reading the data must not depend on a third party’s system being up.',
          es: 'La lectura de los datos no puede depender de que el sistema de un tercero esté en línea.',
        },
        rulesOut: {
          ekm: {
            pt: 'Com EKM, cada leitura depende do sistema de chaves que fica fora.',
            en: 'With EKM, each reading depends on the key system outside.',
            es: 'Con EKM, cada lectura depende del sistema de claves externo.',
          },
        },
      },
      {
        id: 'full-view',
        kind: 'change',
        text: {
          pt: 'Duas gestoras autorizadas devem ver os valores completos na mesma tabela.',
          en: 'Two authorized managers must see the full values in the same table.',
          es: 'Dos gestoras autorizadas deben ver los valores completos en la misma tabla.',
        },
        rulesOut: {
          mask: {
            pt: 'Na cópia com códigos, ninguém vê os valores completos.',
            en: 'In the copy with codes, nobody sees the full values.',
            es: 'En la copia con códigos, nadie ve los valores completos.',
          },
          drop: {
            pt: 'Na cópia sem as colunas, os valores não existem.',
            en: 'In the copy without the columns, the values do not exist.',
            es: 'En la copia sin las columnas, los valores no existen.',
          },
        },
      },
      {
        id: 'free-text',
        kind: 'security',
        text: {
          pt: 'Nos comentários de texto livre também há nomes, em lugares que ninguém conhece.',
          en: 'The free-text comments contain names too, in places nobody knows.',
          es: 'En los comentarios de texto libre también hay nombres, en lugares que nadie conoce.',
        },
        rulesOut: {
          tags: {
            pt: 'O controle por coluna não acha nomes no meio de um texto.',
            en: 'Control by column does not find names in the middle of a text.',
            es: 'El control por columna no encuentra nombres en medio de un texto.',
          },
          drop: {
            pt: 'Retirar colunas não tira os nomes que estão no meio do texto.',
            en: 'Taking columns out leaves the names in the middle of the text.',
            es: 'Quitar columnas no saca los nombres que están en medio del texto.',
          },
        },
      },
      {
        id: 'same-person',
        kind: 'change',
        text: {
          pt: 'O estudo deve ligar os registros da mesma pessoa em várias tabelas.',
          en: 'The study has to link the records of the same person in several tables.',
          es: 'El estudio debe enlazar los registros de la misma persona en varias tablas.',
        },
        rulesOut: {
          drop: {
            pt: 'Sem as colunas pessoais, não há como ligar os registros de uma pessoa.',
            en: 'Without the personal columns, a person’s records cannot be linked.',
            es: 'Sin las columnas personales, no hay cómo enlazar los registros de una persona.',
          },
        },
        unclear: ['tags'],
      },
      {
        id: 'simple',
        kind: 'skill',
        text: {
          pt: 'O tratamento dos dados pessoais deve ficar pronto hoje, só com SQL e sem configurar permissões novas.',
          en: 'The treatment of personal data must be ready today, with SQL alone and without setting up new permissions.',
          es: 'El tratamiento de los datos personales debe estar listo hoy, solo con SQL y sin configurar permisos nuevos.',
        },
        rulesOut: {
          tags: {
            pt: 'A segurança por coluna exige criar e conceder permissões novas.',
            en: 'Column-level security requires new permissions to be created and granted.',
            es: 'La seguridad por columna exige crear y otorgar permisos nuevos.',
          },
        },
        unclear: ['mask'],
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'accounts-and-roles',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'identity' } },
    situations: [
      {
        id: 'brewery',
        text: {
          pt: 'Uma cervejaria dará acesso ao Google Cloud a 40 funcionários da área de dados. Ela decide com que contas eles entram e que papéis recebem.',
          en: 'A brewery will give 40 employees of its data department access to Google Cloud. It is deciding with which accounts they sign in and which roles they receive.',
          es: 'Una cervecería dará acceso a Google Cloud a 40 empleados del área de datos. Decide con qué cuentas entran y qué roles reciben.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Uma secretaria de educação leva seus relatórios ao Google Cloud e define as contas dos servidores públicos e as permissões deles.',
          en: 'An education department is taking its reports to Google Cloud and is settling its civil servants’ accounts and their permissions.',
          es: 'Una secretaría de educación lleva sus informes a Google Cloud y define las cuentas de los funcionarios y sus permisos.',
        },
      },
      {
        id: 'labs',
        text: {
          pt: 'Uma rede de laboratórios abrirá o Google Cloud aos seus bioinformatas e precisa escolher contas e permissões.',
          en: 'A laboratory network will open Google Cloud to its bioinformaticians and has to choose accounts and permissions.',
          es: 'Una red de laboratorios abrirá Google Cloud a sus bioinformáticos y debe elegir cuentas y permisos.',
        },
      },
      {
        id: 'hotel',
        text: {
          pt: 'Uma rede de hotéis dará a 40 analistas acesso aos dados no Google Cloud e decide com que contas e papéis.',
          en: 'A hotel chain will give 40 analysts access to data on Google Cloud and is deciding with which accounts and roles.',
          es: 'Una cadena de hoteles dará a 40 analistas acceso a datos en Google Cloud y decide con qué cuentas y roles.',
        },
      },
      {
        id: 'paint',
        text: {
          pt: 'Uma fábrica de tintas abre o Google Cloud à equipe de qualidade e define as contas e as permissões.',
          en: 'A paint factory is opening Google Cloud to its quality team and settling accounts and permissions.',
          es: 'Una fábrica de pinturas abre Google Cloud a su equipo de calidad y define las cuentas y los permisos.',
        },
      },
    ],
    first: [
      {
        id: 'federated',
        text: {
          pt: 'login pelo diretório atual',
          en: 'sign-in through today’s directory',
          es: 'ingreso por el directorio actual',
        },
        uses: [],
        why: {
          pt: 'A federação deixa entrar com a conta do diretório que a empresa já tem, sem criar outra senha.',
          en: 'Federation lets people sign in with the account of the directory the company already has, without another password.',
          es: 'La federación permite entrar con la cuenta del directorio que la empresa ya tiene, sin crear otra contraseña.',
        },
        tell: {
          pt: 'Já existe um diretório corporativo: federação.',
          en: 'A corporate directory already exists: federation.',
          es: 'Ya existe un directorio corporativo: federación.',
        },
        source: page('iam/docs/workforce-identity-federation'),
        popularity: 4,
      },
      {
        id: 'managed',
        text: {
          pt: 'contas novas do Cloud Identity',
          en: 'new Cloud Identity accounts',
          es: 'cuentas nuevas de Cloud Identity',
        },
        uses: ['Cloud Identity'],
        why: {
          pt: 'O Cloud Identity dá à empresa contas que ela administra, com verificação em duas etapas obrigatória.',
          en: 'Cloud Identity gives the company accounts that it administers, with mandatory 2-Step Verification.',
          es: 'Cloud Identity da a la empresa cuentas que ella administra, con verificación en dos pasos obligatoria.',
        },
        tell: {
          pt: 'Sem diretório próprio, contas administradas: Cloud Identity.',
          en: 'No directory of one’s own, managed accounts: Cloud Identity.',
          es: 'Sin directorio propio, cuentas administradas: Cloud Identity.',
        },
        source: site('https://support.google.com/cloudidentity/answer/7319251'),
        popularity: 4,
      },
      {
        id: 'personal',
        text: { pt: 'contas pessoais do Gmail', en: 'personal Gmail accounts', es: 'cuentas personales de Gmail' },
        uses: ['Gmail'],
        why: {
          pt: 'As contas do Gmail que as pessoas já têm não custam nada e não exigem instalação.',
          en: 'The Gmail accounts that people already have cost nothing and need no set-up.',
          es: 'Las cuentas de Gmail que la gente ya tiene no cuestan nada y no exigen instalación.',
        },
        tell: {
          pt: 'Contas pessoais só servem onde a empresa não precisa controlá-las.',
          en: 'Personal accounts serve only where the company need not control them.',
          es: 'Las cuentas personales solo sirven donde la empresa no necesita controlarlas.',
        },
        source: page('iam/docs/principals-overview'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'basic',
        text: { pt: 'um papel básico (Editor)', en: 'a basic role (Editor)', es: 'un rol básico (Editor)' },
        uses: [],
        why: {
          pt: 'O papel básico de Editor cobre quase todos os serviços do projeto de uma só vez.',
          en: 'The basic Editor role covers nearly all services of the project at once.',
          es: 'El rol básico de Editor cubre casi todos los servicios del proyecto de una vez.',
        },
        tell: {
          pt: 'Um papel básico dá muito mais do que o necessário: só para testes.',
          en: 'A basic role gives far more than needed: for tests only.',
          es: 'Un rol básico da mucho más de lo necesario: solo para pruebas.',
        },
        source: page('iam/docs/roles-overview'),
        popularity: 4,
      },
      {
        id: 'ready',
        text: {
          pt: 'papéis predefinidos do serviço',
          en: 'the service’s predefined roles',
          es: 'roles predefinidos del servicio',
        },
        uses: [],
        why: {
          pt: 'O papel predefinido dá as permissões de uma função em um serviço, e o Google o mantém atualizado.',
          en: 'A predefined role gives the permissions of one job in one service, and Google keeps it up to date.',
          es: 'El rol predefinido da los permisos de una función en un servicio, y Google lo mantiene actualizado.',
        },
        tell: {
          pt: 'Privilégio mínimo sem manter listas: papéis predefinidos.',
          en: 'Least privilege without keeping lists: predefined roles.',
          es: 'Privilegio mínimo sin mantener listas: roles predefinidos.',
        },
        source: page('iam/docs/roles-overview'),
        popularity: 5,
      },
      {
        id: 'custom',
        text: { pt: 'um papel personalizado', en: 'a custom role', es: 'un rol personalizado' },
        uses: [],
        why: {
          pt: 'O papel personalizado leva exatamente as permissões que a empresa escolheu.',
          en: 'A custom role carries exactly the permissions that the company chose.',
          es: 'El rol personalizado lleva exactamente los permisos que la empresa eligió.',
        },
        tell: {
          pt: 'Nenhum papel pronto serve por inteiro: papel personalizado.',
          en: 'No ready role fits exactly: a custom role.',
          es: 'Ningún rol listo sirve por completo: rol personalizado.',
        },
        source: page('iam/docs/roles-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'one-exit',
        kind: 'security',
        text: {
          pt: 'Quando alguém sai, a empresa deve bloquear a conta dele em um só lugar.',
          en: 'When somebody leaves, the company has to block their account in a single place.',
          es: 'Cuando alguien se va, la empresa debe bloquear su cuenta en un solo lugar.',
        },
        rulesOut: {
          personal: {
            pt: 'Uma conta pessoal é da pessoa: a empresa não pode bloqueá-la.',
            en: 'A personal account belongs to the person: the company cannot block it.',
            es: 'Una cuenta personal es de la persona: la empresa no puede bloquearla.',
          },
        },
      },
      {
        id: 'same-password',
        kind: 'change',
        text: {
          pt: 'As pessoas devem entrar com a senha corporativa que usam hoje, sem nenhuma outra.',
          en: 'People must sign in with the corporate password they use today and no other.',
          es: 'Las personas deben entrar con la contraseña corporativa que usan hoy, sin ninguna otra.',
        },
        rulesOut: {
          managed: {
            pt: 'Contas novas trazem novas senhas.',
            en: 'New accounts bring new passwords.',
            es: 'Las cuentas nuevas traen contraseñas nuevas.',
          },
          personal: {
            pt: 'Contas do Gmail têm senhas próprias, que não são as da empresa.',
            en: 'Gmail accounts have passwords of their own, which are not the company’s.',
            es: 'Las cuentas de Gmail tienen contraseñas propias, que no son las de la empresa.',
          },
        },
      },
      {
        id: 'none-yet',
        kind: 'change',
        text: {
          pt: 'A empresa ainda não tem um sistema central de logins e não quer instalar um.',
          en: 'The company has no central sign-in system yet and does not want to install one.',
          es: 'La empresa aún no tiene un sistema central de inicio de sesión y no quiere instalarlo.',
        },
        rulesOut: {
          federated: {
            pt: 'A federação precisa de um diretório, que a empresa não tem.',
            en: 'Federation needs a directory, which the company does not have.',
            es: 'La federación necesita un directorio, que la empresa no tiene.',
          },
        },
      },
      {
        id: 'least',
        kind: 'security',
        text: {
          pt: 'Ninguém pode receber direitos sobre serviços que não usa.',
          en: 'Nobody may receive rights over services they do not use.',
          es: 'Nadie puede recibir derechos sobre servicios que no usa.',
        },
        rulesOut: {
          basic: {
            pt: 'O papel de Editor alcança quase todos os serviços do projeto.',
            en: 'The Editor role reaches nearly all services of the project.',
            es: 'El rol de Editor alcanza casi todos los servicios del proyecto.',
          },
        },
      },
      {
        id: 'kept',
        kind: 'effort',
        text: {
          pt: 'Quando o serviço ganhar funções, os direitos devem acompanhar sem que a equipe edite listas.',
          en: 'When the service gains functions, rights must follow without the team editing lists.',
          es: 'Cuando el servicio gane funciones, los derechos deben acompañar sin que el equipo edite listas.',
        },
        rulesOut: {
          custom: {
            pt: 'Um papel personalizado é mantido pela própria equipe.',
            en: 'A custom role is maintained by the team itself.',
            es: 'Un rol personalizado lo mantiene el propio equipo.',
          },
        },
      },
      {
        id: 'minus-one',
        kind: 'security',
        text: {
          pt: 'Exportar dados deve ficar de fora, embora os papéis prontos do serviço incluam isso.',
          en: 'Exporting data has to be left out, although the service’s ready-made roles include it.',
          es: 'Exportar datos debe quedar fuera, aunque los roles listos del servicio lo incluyan.',
        },
        rulesOut: {
          basic: {
            pt: 'O papel de Editor também permite exportar.',
            en: 'The Editor role allows exporting as well.',
            es: 'El rol de Editor también permite exportar.',
          },
          ready: {
            pt: 'O papel predefinido inclui a exportação e não pode ser editado.',
            en: 'The predefined role includes exporting and cannot be edited.',
            es: 'El rol predefinido incluye la exportación y no puede editarse.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
];
