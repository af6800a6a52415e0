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
          pt: 'Um instituto de pesquisa vai decidir como criptografar dados no BigQuery e como proteger a identidade dos cidadãos.',
          en: 'A research institute is deciding how to encrypt data in BigQuery and how to protect citizens’ identities.',
          es: 'Un instituto de investigación va a decidir cómo cifrar datos en BigQuery y cómo proteger la identidad de los ciudadanos.',
        },
      },
      {
        id: 'health',
        text: {
          pt: 'Uma operadora de saúde vai decidir como criptografar dados no BigQuery e como proteger a identidade dos pacientes.',
          en: 'A health plan is deciding how to encrypt data in BigQuery and how to protect patients’ identities.',
          es: 'Un plan de salud va a decidir cómo cifrar datos en BigQuery y cómo proteger la identidad de los pacientes.',
        },
      },
      {
        id: 'payroll',
        text: {
          pt: 'Um grupo industrial vai decidir como criptografar dados no BigQuery e como proteger a identidade na folha de pagamento.',
          en: 'An industrial group is deciding how to encrypt data in BigQuery and how to protect identities in its payroll.',
          es: 'Un grupo industrial va a decidir cómo cifrar datos en BigQuery y cómo proteger la identidad en la nómina.',
        },
      },
      {
        id: 'club',
        text: {
          pt: 'Um programa de fidelidade vai decidir como criptografar dados no BigQuery e como proteger a identidade dos sócios.',
          en: 'A loyalty program is deciding how to encrypt data in BigQuery and how to protect members’ identities.',
          es: 'Un programa de fidelidad va a decidir cómo cifrar datos en BigQuery y cómo proteger la identidad de los socios.',
        },
      },
      {
        id: 'justice',
        text: {
          pt: 'Um instituto jurídico vai decidir como criptografar dados no BigQuery e como proteger a identidade das partes dos processos.',
          en: 'A legal institute is deciding how to encrypt data in BigQuery and how to protect the identities of parties to cases.',
          es: 'Un instituto jurídico va a decidir cómo cifrar datos en BigQuery y cómo proteger la identidad de las partes de los expedientes.',
        },
      },
    ],
    first: [
      {
        id: 'default',
        text: { pt: 'Chaves do Google', en: 'Google’s keys', es: 'Claves de Google' },
        uses: [],
        why: {
          pt: 'A criptografia padrão usa chaves do Google e não pede trabalho nenhum.',
          en: 'Default encryption uses Google’s keys and takes no work at all.',
          es: 'El cifrado predeterminado usa claves de Google y no exige ningún trabajo.',
        },
        tell: {
          pt: 'Orçamento sem cobrança por chaves: a criptografia padrão. Nenhum trabalho com chaves: a criptografia padrão. Nenhuma chave a criar nem a acompanhar: a criptografia padrão.',
          en: 'A budget without a charge for keys: default encryption. No work with keys: default encryption. No keys to create or monitor: default encryption.',
          es: 'Presupuesto sin cargo por claves: el cifrado predeterminado. Ningún trabajo con claves: el cifrado predeterminado. Ninguna clave que crear ni vigilar: el cifrado predeterminado.',
        },
        source: page('docs/security/encryption/default-encryption'),
        popularity: 5,
      },
      {
        id: 'cmek',
        text: { pt: 'Chaves no Cloud KMS (CMEK)', en: 'Keys in Cloud KMS (CMEK)', es: 'Claves en Cloud KMS (CMEK)' },
        uses: ['KMS'],
        why: {
          pt: 'Com CMEK, a empresa cria, troca e desativa as chaves no Cloud KMS.',
          en: 'With CMEK, the company creates, rotates and disables the keys in Cloud KMS.',
          es: 'Con CMEK, la empresa crea, rota y desactiva las claves en Cloud KMS.',
        },
        tell: {
          pt: 'Empresa que decide quando as chaves são trocadas: CMEK, no Cloud KMS. Controlar e desativar a própria chave: chaves do cliente (CMEK). Chave dos dados que se pode desativar em um vazamento: chaves do cliente (CMEK).',
          en: 'A company that decides when keys are rotated: CMEK, in Cloud KMS. Control and disable one’s own key: customer-managed keys (CMEK). A key of the data to disable in case of a leak: customer-managed keys (CMEK).',
          es: 'Empresa que decide cuándo se rotan las claves: CMEK, en Cloud KMS. Controlar y desactivar la propia clave: claves del cliente (CMEK). Clave de los datos que desactivar en caso de filtración: claves del cliente (CMEK).',
        },
        source: page('kms/docs/cmek'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'mask',
        text: {
          pt: 'cópia com códigos do Sensitive Data Protection',
          en: 'a coded copy by Sensitive Data Protection',
          es: 'copia con códigos de Sensitive Data Protection',
        },
        uses: ['Sensitive Data Protection'],
        why: {
          pt: 'O Sensitive Data Protection acha dados pessoais, até em texto livre, e grava uma cópia com códigos no lugar.',
          en: 'Sensitive Data Protection finds personal data, even in free text, and writes a copy with codes instead.',
          es: 'Sensitive Data Protection encuentra datos personales, incluso en texto libre, y graba una copia con códigos en su lugar.',
        },
        tell: {
          pt: 'Entregar dados sem identidades, ainda cruzáveis: troca por códigos. Nomes no meio de texto livre: códigos, com o Sensitive Data Protection. Registros da mesma pessoa ligados entre tabelas: códigos no lugar de nomes e documentos.',
          en: 'Hand over data without identities that can still be joined: codes in place of names and ID numbers. Names in the middle of free text: codes, with Sensitive Data Protection. Records of the same person linked across tables: codes in place of names and ID numbers.',
          es: 'Entregar datos sin identidades, aún cruzables: códigos en lugar de nombres y documentos. Nombres en medio de texto libre: códigos, con Sensitive Data Protection. Registros de la misma persona entre tablas: códigos en lugar de nombres y documentos.',
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
          pt: 'Uma tabela, direitos diferentes por coluna: a segurança por coluna. Valores completos na mesma tabela para poucos: a segurança por coluna. Nenhum serviço de inspeção a pagar: acesso por coluna ou uma cópia sem as colunas.',
          en: 'One table, different rights by column: column-level security. Full values in the same table for a few: column-level security. No service that inspects the data to pay for: access by column or a copy without the columns.',
          es: 'Una tabla, derechos distintos por columna: la seguridad por columna. Valores completos en la misma tabla para pocos: la seguridad por columna. Ningún servicio de inspección que pagar: acceso por columna o una copia sin las columnas.',
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
          pt: 'Ninguém precisa da identidade: a retirada das colunas. Tabela original que será apagada e nenhum serviço de inspeção a pagar: uma cópia sem as colunas pessoais.',
          en: 'Nobody needs the identity: removal of the columns. An original table to be deleted and no inspection service to pay for: a copy without the personal columns.',
          es: 'Nadie necesita la identidad: la eliminación de las columnas. Tabla original que se eliminará y ningún servicio de inspección que pagar: una copia sin las columnas personales.',
        },
        source: page('bigquery/docs/views'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'disable',
        text: {
          pt: 'A organização quer poder desativar a chave dos dados em caso de vazamento.',
          en: 'The organization wants to be able to disable the data’s key in case of a leak.',
          es: 'La organización quiere poder desactivar la clave de los datos en caso de filtración.',
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
        id: 'no-key-work',
        text: {
          pt: 'A equipe não quer criar nem acompanhar chaves.',
          en: 'The team does not want to create or monitor keys.',
          es: 'El equipo no quiere crear ni vigilar claves.',
        },
        rulesOut: {
          cmek: {
            pt: 'Com CMEK, criar e acompanhar as chaves é tarefa da empresa.',
            en: 'With CMEK, creating and following keys is the company’s task.',
            es: 'Con CMEK, crear y seguir las claves es tarea de la empresa.',
          },
        },
      },
      {
        id: 'full-view',
        text: {
          pt: 'Duas gestoras precisam ver os valores completos na mesma tabela.',
          en: 'Two managers need to see the full values in the same table.',
          es: 'Dos gerentes necesitan ver los valores completos en la misma tabla.',
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
        text: {
          pt: 'Os analistas precisam ler comentários em texto livre, que trazem nomes no meio.',
          en: 'Analysts need to read free-text comments, which have names in the middle.',
          es: 'Los analistas necesitan leer comentarios de texto libre, que traen nombres en medio.',
        },
        rulesOut: {
          tags: {
            pt: 'O controle por coluna mostra ou esconde o comentário inteiro, com os nomes.',
            en: 'Control by column shows or hides the whole comment, names included.',
            es: 'El control por columna muestra u oculta el comentario entero, con los nombres.',
          },
          drop: {
            pt: 'A cópia sem as colunas pessoais ainda traz os nomes no meio do texto, ou perde o texto todo.',
            en: 'A copy without the personal columns keeps the names in the text, or loses the whole text.',
            es: 'La copia sin las columnas personales deja los nombres en medio del texto, o pierde todo el texto.',
          },
        },
      },
      {
        id: 'same-person',
        text: {
          pt: 'Os registros da mesma pessoa precisam ser ligados entre tabelas.',
          en: 'Records of the same person have to be linked across tables.',
          es: 'Los registros de la misma persona tienen que vincularse entre tablas.',
        },
        rulesOut: {
          drop: {
            pt: 'Sem as colunas pessoais, não há como ligar os registros de uma pessoa.',
            en: 'Without the personal columns, a person’s records cannot be linked.',
            es: 'Sin las columnas personales, no se pueden enlazar los registros de una persona.',
          },
        },
        unclear: ['tags'],
      },
      {
        id: 'simple',
        text: {
          pt: 'A tabela original será apagada, e os analistas não precisam das identidades.',
          en: 'The original table will be deleted, and analysts do not need the identities.',
          es: 'La tabla original se eliminará, y los analistas no necesitan las identidades.',
        },
        rulesOut: {
          tags: {
            pt: 'A segurança por coluna só protege a tabela original, que será apagada.',
            en: 'Column-level security only protects the original table, which will be deleted.',
            es: 'La seguridad por columna solo protege la tabla original, que se eliminará.',
          },
        },
      },
      {
        id: 'no-scan',
        notWith: ['free-text', 'same-person'],
        text: {
          pt: 'Não há verba para um serviço que inspecione os dados, cobrado por gigabyte.',
          en: 'There is no money for a service that inspects the data, charged by the gigabyte.',
          es: 'No hay fondos para un servicio que inspeccione los datos, cobrado por gigabyte.',
        },
        rulesOut: {
          mask: {
            pt: 'O Sensitive Data Protection cobra por gigabyte a inspeção e a troca por códigos.',
            en: 'Sensitive Data Protection charges by the gigabyte to inspect data and replace it with codes.',
            es: 'Sensitive Data Protection cobra por gigabyte la inspección y el cambio por códigos.',
          },
        },
      },
      {
        id: 'rotation',
        text: {
          pt: 'A auditoria exige que a própria empresa decida quando as chaves são trocadas.',
          en: 'Auditors require the company itself to decide when keys are rotated.',
          es: 'La auditoría exige que la propia empresa decida cuándo se rotan las claves.',
        },
        notWith: ['no-key-work', 'key-cost'],
        rulesOut: {
          default: {
            pt: 'Na criptografia padrão, é o Google que decide quando troca as chaves.',
            en: 'With default encryption, Google decides when keys are rotated.',
            es: 'En el cifrado predeterminado, Google decide cuándo rota las claves.',
          },
        },
      },
      {
        id: 'key-cost',
        text: {
          pt: 'Não há orçamento para pagar por chaves.',
          en: 'The budget does not cover any charge for keys.',
          es: 'El presupuesto no cubre ningún cargo por claves.',
        },
        notWith: ['disable', 'rotation'],
        rulesOut: {
          cmek: {
            pt: 'O Cloud KMS cobra por chave e por uso.',
            en: 'Cloud KMS charges by key and by use.',
            es: 'Cloud KMS cobra por clave y por uso.',
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
  pairsOf({
    id: 'accounts-and-roles',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'identity' } },
    situations: [
      {
        id: 'brewery',
        text: {
          pt: 'Uma cervejaria vai dar acesso ao Google Cloud a 40 funcionários da área de dados.',
          en: 'A brewery will give 40 data employees access to Google Cloud.',
          es: 'Una cervecería va a dar acceso a Google Cloud a 40 empleados del área de datos.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Uma secretaria de educação vai dar a servidores públicos acesso a relatórios no Google Cloud.',
          en: 'An education department will give civil servants access to reports on Google Cloud.',
          es: 'Una secretaría de educación va a dar a empleados públicos acceso a informes en Google Cloud.',
        },
      },
      {
        id: 'labs',
        text: {
          pt: 'Uma rede de laboratórios vai dar acesso ao Google Cloud a seus bioinformatas.',
          en: 'A laboratory network will give its bioinformaticians access to Google Cloud.',
          es: 'Una red de laboratorios va a dar acceso a Google Cloud a sus bioinformáticos.',
        },
      },
      {
        id: 'hotel',
        text: {
          pt: 'Uma rede de hotéis vai dar a 40 analistas acesso a dados no Google Cloud.',
          en: 'A hotel chain will give 40 analysts access to data on Google Cloud.',
          es: 'Una cadena de hoteles va a dar a 40 analistas acceso a datos en Google Cloud.',
        },
      },
      {
        id: 'paint',
        text: {
          pt: 'Uma fábrica de tintas vai dar acesso ao Google Cloud à equipe de qualidade.',
          en: 'A paint factory will give its quality team access to Google Cloud.',
          es: 'Una fábrica de pinturas va a dar acceso a Google Cloud a su equipo de calidad.',
        },
      },
    ],
    first: [
      {
        id: 'federated',
        text: {
          pt: 'Login por federação com um diretório da empresa',
          en: 'Sign-in federated with a company directory',
          es: 'Inicio de sesión federado con un directorio de la empresa',
        },
        uses: [],
        why: {
          pt: 'A federação deixa entrar com a conta do diretório que a empresa já tem, sem criar outra senha.',
          en: 'Federation lets people sign in with the account of the directory the company already has, without another password.',
          es: 'La federación permite entrar con la cuenta del directorio que la empresa ya tiene, sin crear otra contraseña.',
        },
        tell: {
          pt: 'Segunda etapa exigida de todos no login: contas administradas pela organização. Já existe um diretório corporativo: a federação. Entrar com a senha corporativa atual: a federação.',
          en: 'A second step required from everybody at sign-in: accounts administered by the organization. A corporate directory already exists: federation. To sign in with the current corporate password: federation.',
          es: 'Segundo paso exigido a todos al iniciar sesión: cuentas administradas por la organización. Ya existe un directorio corporativo: la federación. Entrar con la contraseña corporativa actual: la federación.',
        },
        source: page('iam/docs/workforce-identity-federation'),
        popularity: 4,
        rightWith: ['same-password'],
      },
      {
        id: 'managed',
        text: {
          pt: 'Contas novas no Cloud Identity',
          en: 'New accounts in Cloud Identity',
          es: 'Cuentas nuevas en Cloud Identity',
        },
        uses: ['Cloud Identity'],
        why: {
          pt: 'O Cloud Identity dá à empresa contas que ela administra e nas quais pode exigir a verificação em duas etapas.',
          en: 'Cloud Identity gives the company accounts that it administers, for which it can require 2-Step Verification.',
          es: 'Cloud Identity da a la empresa cuentas que ella administra y en las que puede exigir la verificación en dos pasos.',
        },
        tell: {
          pt: 'Segunda etapa exigida de todos no login: contas administradas pela organização. Sem diretório próprio, contas administradas: o Cloud Identity. Nenhum diretório de usuários ainda: contas do Cloud Identity. Conta de quem sai bloqueada em um só lugar: contas da empresa.',
          en: 'A second step required from everybody at sign-in: accounts administered by the organization. No directory of one’s own, managed accounts: Cloud Identity. No user directory yet: Cloud Identity accounts. A leaver’s account blocked in a single place: accounts of the company.',
          es: 'Segundo paso exigido a todos al iniciar sesión: cuentas administradas por la organización. Sin directorio propio, cuentas administradas: Cloud Identity. Ningún directorio de usuarios todavía: cuentas de Cloud Identity. Cuenta de quien se va bloqueada en un solo lugar: cuentas de la empresa.',
        },
        source: site('https://support.google.com/cloudidentity/answer/7319251'),
        popularity: 4,
      },
      {
        id: 'personal',
        text: { pt: 'Contas pessoais do Gmail', en: 'Personal Gmail accounts', es: 'Cuentas personales de Gmail' },
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
        popularity: 4,
        neverRight: true,
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
        neverRight: true,
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
          pt: 'Privilégio mínimo sem manter listas: papéis predefinidos. Novas funções do serviço, sem editar listas: papéis predefinidos. Nenhum direito sobre serviços que não se usam: papéis predefinidos.',
          en: 'Least privilege without keeping lists: predefined roles. New functions of the service, without editing lists: predefined roles. No rights over services that people do not use: predefined roles.',
          es: 'Privilegio mínimo sin mantener listas: roles predefinidos. Nuevas funciones del servicio, sin editar listas: roles predefinidos. Ningún derecho sobre servicios que no se usan: roles predefinidos.',
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
          pt: 'Nenhum papel pronto serve por inteiro: um papel personalizado. Dados lidos, mas não exportados: um papel personalizado.',
          en: 'No ready role fits exactly: a custom role. Data read but not exported: a custom role.',
          es: 'Ningún rol predefinido sirve por completo: un rol personalizado. Datos que se leen, pero sin exportar: un rol personalizado.',
        },
        source: page('iam/docs/roles-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'one-exit',
        text: {
          pt: 'A conta de quem sai precisa ser bloqueada em um só lugar.',
          en: 'The account of a leaver has to be blocked in a single place.',
          es: 'La cuenta de quien se va tiene que bloquearse en un solo lugar.',
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
        text: {
          pt: 'As pessoas querem entrar com a senha corporativa atual, sem copiá-la para outro sistema.',
          en: 'People want to sign in with their current corporate password, without copying it to another system.',
          es: 'Las personas quieren entrar con su contraseña corporativa actual, sin copiarla a otro sistema.',
        },
        rulesOut: {
          managed: {
            pt: 'Contas novas trazem uma senha nova ou uma cópia da atual.',
            en: 'New accounts bring a new password or a copy of the current one.',
            es: 'Las cuentas nuevas traen una contraseña nueva o una copia de la actual.',
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
        text: {
          pt: 'Hoje, cada pessoa tem uma conta diferente em cada programa, sem um cadastro central.',
          en: 'Today each person has a different account in each program, with no central record of users.',
          es: 'Hoy cada persona tiene una cuenta distinta en cada programa, sin un registro central.',
        },
        rulesOut: {
          federated: {
            pt: 'A federação precisa de um diretório central, que ainda não existe.',
            en: 'Federation needs a central directory, which does not exist yet.',
            es: 'La federación necesita un directorio central, que todavía no existe.',
          },
        },
      },
      {
        id: 'least',
        text: {
          pt: 'Ninguém deve receber direitos sobre serviços que não usa (menor privilégio).',
          en: 'Nobody should get rights over services that they do not use (least privilege).',
          es: 'Nadie debe recibir derechos sobre servicios que no usa (mínimo privilegio).',
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
        text: {
          pt: 'As permissões precisam acompanhar novas funções do serviço, sem que ninguém edite listas.',
          en: 'Permissions have to follow the service’s new functions, with nobody editing lists.',
          es: 'Los permisos tienen que seguir las nuevas funciones del servicio, sin que nadie edite listas.',
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
        text: {
          pt: 'Os dados podem ser lidos, mas não exportados, e o papel de leitura do serviço inclui a exportação.',
          en: 'The data may be read but not exported, and the service’s own read role includes exporting.',
          es: 'Los datos se pueden leer, pero no exportar, y el rol de lectura del servicio incluye la exportación.',
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
      {
        id: 'two-step',
        text: {
          pt: 'A segurança quer exigir de todos uma segunda etapa no login.',
          en: 'Security wants to require a second step at sign-in from everybody.',
          es: 'Seguridad quiere exigir a todos un segundo paso al iniciar sesión.',
        },
        notWith: ['one-exit'],
        rulesOut: {
          personal: {
            pt: 'Em uma conta pessoal, cada um decide se usa a segunda etapa.',
            en: 'On a personal account, each person decides whether to use a second step.',
            es: 'En una cuenta personal, cada uno decide si usa el segundo paso.',
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
  pairsOf({
    id: 'sign-in-and-reach',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'security-concepts' } },
    situations: [
      {
        id: 'design',
        text: {
          pt: 'Um estúdio de design vai rever como seus funcionários entram na conta e chegam aos sistemas internos.',
          en: 'A design studio is reviewing how its employees sign in and reach internal systems.',
          es: 'Un estudio de diseño va a revisar cómo sus empleados inician sesión y llegan a los sistemas internos.',
        },
      },
      {
        id: 'broker',
        text: {
          pt: 'Uma corretora de imóveis vai mudar a forma de entrar na conta e de usar seus sistemas internos.',
          en: 'A real estate broker is changing how people sign in and use its internal systems.',
          es: 'Una inmobiliaria va a cambiar la forma de iniciar sesión y de usar sus sistemas internos.',
        },
      },
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório vai rever o login e o acesso a seus sistemas internos.',
          en: 'A laboratory is reviewing sign-in and access to its internal systems.',
          es: 'Un laboratorio va a revisar el inicio de sesión y el acceso a sus sistemas internos.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Uma prefeitura vai rever como os funcionários entram na conta e chegam a seus sistemas internos.',
          en: 'A city council is reviewing how civil servants sign in and reach its internal systems.',
          es: 'Un municipio va a revisar cómo sus funcionarios inician sesión y llegan a los sistemas internos.',
        },
      },
    ],
    first: [
      {
        id: 'key',
        text: { pt: 'Chave de segurança física', en: 'A physical security key', es: 'Llave física de seguridad' },
        uses: [],
        why: {
          pt: 'A chave de segurança é um segundo fator que confere o endereço do site antes de responder, o que barra o phishing.',
          en: 'A security key is a second factor that checks the site’s address before it answers, which stops phishing.',
          es: 'La llave de seguridad es un segundo factor que verifica la dirección del sitio antes de responder, lo que frena el phishing.',
        },
        tell: {
          pt: 'Resistir a uma página falsa: uma chave de segurança. Telefones que a norma não permite na área de trabalho: uma chave de segurança. Credencial roubada que não pode bastar: um segundo fator.',
          en: 'Resisting a fake page: a security key. Telephones that rules do not allow in the work area: a security key. A stolen credential that must not be enough: a second factor.',
          es: 'Resistir a una página falsa: una llave de seguridad. Teléfonos que la norma no permite en el área de trabajo: una llave de seguridad. Credencial robada que no debe bastar: un segundo factor.',
        },
        source: page('titan-security-key'),
        popularity: 5,
      },
      {
        id: 'phone',
        text: { pt: 'Confirmação no celular', en: 'A prompt on the phone', es: 'Confirmación en el celular' },
        uses: [],
        why: {
          pt: 'A confirmação no celular é um segundo fator que usa o aparelho que cada um já tem.',
          en: 'A prompt on the phone is a second factor that uses the device each person already has.',
          es: 'La confirmación en el celular es un segundo factor que usa el aparato que cada uno ya tiene.',
        },
        tell: {
          pt: 'Segundo fator sem comprar nada: o celular. Credencial roubada que não pode bastar: um segundo fator. Nenhum aparelho a mais por pessoa: um aviso no celular.',
          en: 'A second factor with nothing to buy: the phone. A stolen credential that must not be enough: a second factor. Not one more device per person: a prompt on the phone.',
          es: 'Segundo factor sin comprar nada: el celular. Credencial robada que no debe bastar: un segundo factor. Ningún aparato más por persona: un aviso en el celular.',
        },
        source: site('https://support.google.com/a/answer/175197'),
        popularity: 4,
      },
      {
        id: 'password',
        text: { pt: 'Apenas uma senha longa', en: 'Just a long password', es: 'Solo una contraseña larga' },
        uses: [],
        why: {
          pt: 'Uma senha longa é difícil de adivinhar e não exige aparelho nenhum.',
          en: 'A long password is hard to guess and needs no device at all.',
          es: 'Una contraseña larga es difícil de adivinar y no exige ningún aparato.',
        },
        tell: {
          pt: 'Um só fator: o elo mais fraco.',
          en: 'A single factor: the weakest link.',
          es: 'Un solo factor: el eslabón más débil.',
        },
        source: site('https://support.google.com/a/answer/139399'),
        popularity: 4,
        neverRight: true,
      },
    ],
    second: [
      {
        id: 'zero',
        text: {
          pt: 'um proxy que verifica cada acesso (confiança zero)',
          en: 'a proxy that checks each access (zero trust)',
          es: 'un proxy que verifica cada acceso (confianza cero)',
        },
        uses: ['zero trust', 'confiança zero', 'confianza cero'],
        why: {
          pt: 'Com confiança zero, cada acesso a cada sistema é verificado por identidade e dispositivo, de qualquer rede e sem cliente de VPN.',
          en: 'With zero trust, each access to each system is checked by identity and device, from any network and without a VPN client.',
          es: 'Con confianza cero, cada acceso a cada sistema se verifica por identidad y dispositivo, desde cualquier red y sin cliente de VPN.',
        },
        tell: {
          pt: 'Verificar pessoa e dispositivo em cada sistema: confiança zero. Visitantes no mesmo Wi-Fi: confiança zero. Nenhuma conexão à rede interna a configurar no computador: confiança zero. Trabalho também de casa e de hotéis: confiança zero.',
          en: 'Checking person and device at each system: zero trust. Visitors on the same Wi-Fi: zero trust. No connection to the internal network to set up on the computer: zero trust. Work also from home and from hotels: zero trust.',
          es: 'Verificar persona y dispositivo en cada sistema: confianza cero. Visitantes en el mismo Wi-Fi: confianza cero. Ninguna conexión a la red interna que configurar en la computadora: confianza cero. Trabajo también desde casa y desde hoteles: confianza cero.',
        },
        source: page('learn/what-is-zero-trust'),
        popularity: 5,
      },
      {
        id: 'tunnel',
        text: {
          pt: 'uma VPN até toda a rede da empresa',
          en: 'a VPN to the whole company network',
          es: 'una VPN hasta toda la red de la empresa',
        },
        uses: ['VPN'],
        why: {
          pt: 'A VPN leva, de qualquer lugar e só para quem tem conta, até a rede interna, como se estivesse no escritório.',
          en: 'A VPN leads those with an account, from anywhere, to the internal network, as if they were in the office.',
          es: 'La VPN lleva, desde cualquier lugar y solo a quien tiene cuenta, hasta la red interna, como si estuviera en la oficina.',
        },
        tell: {
          pt: 'Máquinas antigas, com um protocolo que nenhum proxy de acesso aceita: uma VPN.',
          en: 'Old equipment, with a protocol that no access proxy supports: a VPN.',
          es: 'Máquinas antiguas, con un protocolo que ningún proxy de acceso admite: una VPN.',
        },
        source: page('network-connectivity/docs/vpn/concepts/overview'),
        popularity: 4,
        rightWith: ['machines'],
      },
      {
        id: 'office',
        text: {
          pt: 'acesso livre para quem está no escritório',
          en: 'open access for anyone in the office',
          es: 'acceso libre para quien está en la oficina',
        },
        uses: [],
        why: {
          pt: 'O acesso livre não pede nada a quem está na rede do escritório.',
          en: 'Open access asks nothing of those on the office network.',
          es: 'El acceso libre no pide nada a quien está en la red de la oficina.',
        },
        tell: {
          pt: 'Confiar em quem está dentro: o modelo de perímetro.',
          en: 'Trusting whoever is inside: the perimeter model.',
          es: 'Confiar en quien está dentro: el modelo de perímetro.',
        },
        source: page('beyondcorp'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'stolen',
        text: {
          pt: 'Uma credencial roubada não pode bastar para entrar.',
          en: 'A stolen credential must not be enough to get in.',
          es: 'Una credencial robada no debe bastar para entrar.',
        },
        rulesOut: {
          password: {
            pt: 'Com só uma senha longa, quem a rouba entra.',
            en: 'With just a password, whoever steals it gets in.',
            es: 'Con solo una contraseña, quien la roba entra.',
          },
        },
      },
      {
        id: 'fake',
        notWith: ['stolen', 'no-purchase'],
        text: {
          pt: 'O login tem de resistir mesmo quando a pessoa é enganada por uma página falsa.',
          en: 'Sign-in has to hold even when a person is fooled by a fake page.',
          es: 'El inicio de sesión debe resistir aunque una página falsa engañe a la persona.',
        },
        rulesOut: {
          phone: {
            pt: 'Quem foi enganado pela página falsa aprova a confirmação no celular.',
            en: 'A person fooled by the fake page approves the prompt on the phone.',
            es: 'Quien fue engañado por la página falsa aprueba la confirmación en el celular.',
          },
          password: {
            pt: 'A senha longa digitada na página falsa já está nas mãos do golpista.',
            en: 'A long password typed into the fake page is already the scammer’s.',
            es: 'La contraseña larga escrita en la página falsa ya está en manos del estafador.',
          },
        },
      },
      {
        id: 'no-purchase',
        text: {
          pt: 'O orçamento não cobre um aparelho a mais por pessoa.',
          en: 'The budget does not cover one more device per person.',
          es: 'El presupuesto no cubre un aparato más por persona.',
        },
        rulesOut: {
          key: {
            pt: 'A chave de segurança física é um aparelho a comprar para cada pessoa.',
            en: 'A physical security key is a device to buy for each person.',
            es: 'La llave física de seguridad es un aparato que se compra para cada persona.',
          },
        },
      },
      {
        id: 'no-phones',
        notWith: ['no-purchase', 'fake'],
        text: {
          pt: 'A norma interna não permite telefones na área de trabalho.',
          en: 'Internal rules do not allow telephones in the work area.',
          es: 'La norma interna no permite teléfonos en el área de trabajo.',
        },
        rulesOut: {
          phone: {
            pt: 'A confirmação chega ao celular, que fica fora da área de trabalho.',
            en: 'The prompt arrives on the phone, which stays outside the work area.',
            es: 'La confirmación llega al celular, que queda fuera del área de trabajo.',
          },
        },
      },
      {
        id: 'anywhere',
        notWith: ['no-phones'],
        text: {
          pt: 'As pessoas trabalham também de casa e de hotéis.',
          en: 'People also work from home and from hotels.',
          es: 'La gente trabaja también desde casa y desde hoteles.',
        },
        rulesOut: {
          office: {
            pt: 'Quem está em casa não está na rede do escritório.',
            en: 'Those at home are not on the office network.',
            es: 'Quien está en casa no está en la red de la oficina.',
          },
        },
      },
      {
        id: 'no-client',
        notWith: ['machines'],
        text: {
          pt: 'A TI não quer configurar uma conexão à rede interna em cada computador.',
          en: 'IT does not want to set up a connection to the internal network on each computer.',
          es: 'TI no quiere configurar una conexión a la red interna en cada computadora.',
        },
        rulesOut: {
          tunnel: {
            pt: 'A VPN exige uma conexão à rede interna configurada em cada computador.',
            en: 'A VPN needs a connection to the internal network set up on each computer.',
            es: 'La VPN exige una conexión a la red interna configurada en cada computadora.',
          },
        },
      },
      {
        id: 'lateral',
        notWith: ['machines'],
        text: {
          pt: 'Quem invadir um computador não pode, com isso, alcançar os outros sistemas.',
          en: 'Whoever breaks into one computer must not thereby reach the other systems.',
          es: 'Quien invada una computadora no debe, con eso, alcanzar los otros sistemas.',
        },
        rulesOut: {
          tunnel: {
            pt: 'A VPN até a rede interna deixa toda ela ao alcance do invasor.',
            en: 'A VPN to the whole internal network puts all of it within the intruder’s reach.',
            es: 'La VPN hasta la red interna la deja toda al alcance del intruso.',
          },
          office: {
            pt: 'No acesso livre, quem domina um computador do escritório passa por confiável.',
            en: 'With open access, whoever takes over an office computer counts as trusted.',
            es: 'Con acceso libre, quien domina una computadora de la oficina pasa por confiable.',
          },
        },
      },
      {
        id: 'machines',
        notWith: ['no-phones'],
        text: {
          pt: 'De casa, técnicos precisam chegar a máquinas antigas, cujo protocolo nenhum proxy de acesso aceita.',
          en: 'From home, technicians have to reach old equipment, whose protocol no access proxy supports.',
          es: 'Desde casa, los técnicos deben llegar a máquinas antiguas, cuyo protocolo ningún proxy de acceso admite.',
        },
        rulesOut: {
          zero: {
            pt: 'O proxy que verifica cada acesso não aceita o protocolo das máquinas antigas.',
            en: 'The proxy that checks each access does not support the old equipment’s protocol.',
            es: 'El proxy que verifica cada acceso no admite el protocolo de las máquinas antiguas.',
          },
          office: {
            pt: 'O técnico em casa não está na rede do escritório.',
            en: 'A technician at home is not on the office network.',
            es: 'El técnico en casa no está en la red de la oficina.',
          },
        },
      },
      {
        id: 'visitors',
        text: {
          pt: 'Visitantes usam o mesmo Wi-Fi e não podem chegar aos sistemas internos.',
          en: 'Visitors use the same Wi-Fi and must not reach internal systems.',
          es: 'Los visitantes usan el mismo Wi-Fi y no deben llegar a los sistemas internos.',
        },
        rulesOut: {
          office: {
            pt: 'O acesso livre no escritório vale também para o visitante, que está no mesmo Wi-Fi.',
            en: 'Open access in the office extends to visitors, who are on the same Wi-Fi.',
            es: 'El acceso libre en la oficina vale también para el visitante, que está en el mismo Wi-Fi.',
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
