import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page, site } from '../source.ts';

export const securityPairs: readonly Pattern[] = [
  pairsOf({
    id: 'keys-and-privacy',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'data-protection' } },
    scene: {
      pt: 'Pense na tabela como uma folha com nomes no cofre de um banco, que faz o papel do provedor.',
      en: 'Think of the table as a page with names in the safe of a bank, which plays the provider’s part.',
      es: 'Piensa en la tabla como una hoja con nombres en la caja fuerte de un banco, que hace de proveedor.',
    },
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
          pt: 'A criptografia padrão usa chaves do Google, sem cobrança, e não pede trabalho nenhum.',
          en: 'Default encryption uses Google’s keys, without charge, and takes no work at all.',
          es: 'El cifrado predeterminado usa claves de Google, sin cargo, y no exige ningún trabajo.',
        },
        likeness: {
          pt: 'o cofre de chave grátis que só o banco comanda',
          en: 'the safe whose free key only the bank controls',
          es: 'la caja de llave gratis que solo controla el banco',
        },
        tell: {
          pt: 'Orçamento sem cobrança por chaves: a criptografia padrão. Nenhum trabalho com chaves: a criptografia padrão. Chaves que a equipe não quer criar nem acompanhar: a criptografia padrão. Chaves que não podem depender de outro fornecedor: criptografia padrão ou chaves do cliente (CMEK), e não chaves externas.',
          en: 'A budget without a charge for keys: default encryption. No work with keys: default encryption. Keys that the team does not want to create or monitor: default encryption. Keys that may not depend on another vendor: default encryption or customer-managed keys (CMEK) rather than external ones.',
          es: 'Presupuesto sin cargo por claves: el cifrado predeterminado. Ningún trabajo con claves: el cifrado predeterminado. Claves que el equipo no quiere crear ni vigilar: el cifrado predeterminado. Claves que no pueden depender de otro proveedor: cifrado predeterminado o claves del cliente (CMEK), y no claves externas.',
        },
        source: page('docs/security/encryption/default-encryption'),
        popularity: 5,
      },
      {
        id: 'cmek',
        text: { pt: 'Chaves no Cloud KMS (CMEK)', en: 'Keys in Cloud KMS (CMEK)', es: 'Claves en Cloud KMS (CMEK)' },
        uses: ['KMS'],
        why: {
          pt: 'Com CMEK, a empresa cria, troca e desativa as chaves no Cloud KMS, do próprio Google.',
          en: 'With CMEK, the company creates, rotates and disables the keys in Cloud KMS, Google’s own service.',
          es: 'Con CMEK, la empresa crea, rota y desactiva las claves en Cloud KMS, del propio Google.',
        },
        likeness: {
          pt: 'o cofre do banco cuja chave paga o cliente gerencia',
          en: 'the bank’s safe whose paid key the client manages',
          es: 'la caja del banco cuya llave pagada gestiona el cliente',
        },
        tell: {
          pt: 'Empresa que decide quando as chaves são trocadas: CMEK, no Cloud KMS. Controlar e desativar a própria chave: chaves do cliente (CMEK). Chave dos dados que se pode desativar em um vazamento: chaves do cliente (CMEK). Chaves que não podem depender de outro fornecedor: criptografia padrão ou chaves do cliente (CMEK), e não chaves externas.',
          en: 'A company that decides when keys are rotated: CMEK, in Cloud KMS. Control and disable one’s own key: customer-managed keys (CMEK). A key of the data to disable in case of a leak: customer-managed keys (CMEK). Keys that may not depend on another vendor: default encryption or customer-managed keys (CMEK) rather than external ones.',
          es: 'Empresa que decide cuándo se rotan las claves: CMEK, en Cloud KMS. Controlar y desactivar la propia clave: claves del cliente (CMEK). Clave de los datos que desactivar en caso de filtración: claves del cliente (CMEK). Claves que no pueden depender de otro proveedor: cifrado predeterminado o claves del cliente (CMEK), y no claves externas.',
        },
        source: page('kms/docs/cmek'),
        popularity: 4,
      },
      {
        id: 'ekm',
        text: {
          pt: 'Chaves externas (Cloud EKM)',
          en: 'External keys (Cloud EKM)',
          es: 'Claves externas (Cloud EKM)',
        },
        uses: ['EKM'],
        why: {
          pt: 'Com o Cloud EKM, as chaves ficam fora do Google, no sistema de outro fornecedor, que a empresa contrata.',
          en: 'With Cloud EKM, the keys stay outside Google, in the system of another vendor that the company hires.',
          es: 'Con Cloud EKM, las claves quedan fuera de Google, en el sistema de otro proveedor que la empresa contrata.',
        },
        likeness: {
          pt: 'o cofre cuja chave paga fica com um chaveiro externo',
          en: 'the safe whose paid key an outside locksmith keeps',
          es: 'la caja cuya llave pagada guarda un cerrajero externo',
        },
        tell: {
          pt: 'Chaves guardadas fora do provedor de nuvem: o Cloud EKM.',
          en: 'Keys kept outside the cloud provider: Cloud EKM.',
          es: 'Claves guardadas fuera del proveedor de nube: Cloud EKM.',
        },
        source: page('kms/docs/ekm'),
        popularity: 3,
        rightWith: ['outside'],
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
          pt: 'O Sensitive Data Protection acha dados pessoais, até em texto livre, e grava uma cópia com códigos no lugar, que podem ser os mesmos em todas as tabelas; uma chave do Cloud KMS é opcional.',
          en: 'Sensitive Data Protection finds personal data, even in free text, and writes a copy with codes instead, equal across tables if wanted; a Cloud KMS key is optional.',
          es: 'Sensitive Data Protection encuentra datos personales, incluso en texto libre, y graba una copia con códigos en su lugar, que pueden ser los mismos en todas las tablas; una clave de Cloud KMS es opcional.',
        },
        likeness: {
          pt: 'a cópia do escriba pago com código fixo por nome',
          en: 'the paid scribe’s copy with a fixed code per name',
          es: 'la copia del escriba pagado con código fijo por nombre',
        },
        tell: {
          pt: 'Entregar dados sem identidades, ainda cruzáveis: troca por códigos. Nomes no meio de texto livre: códigos, com o Sensitive Data Protection. Registros da mesma pessoa ligados entre tabelas: códigos no lugar de nomes e documentos. Tabela original que será apagada: uma cópia, com códigos ou sem as colunas pessoais, e não a segurança por coluna.',
          en: 'Hand over data without identities that can still be joined: codes in place of names and ID numbers. Names in the middle of free text: codes, with Sensitive Data Protection. Records of the same person linked across tables: codes in place of names and ID numbers. An original table that will be deleted: a copy, with codes or without the personal columns, rather than column-level security.',
          es: 'Entregar datos sin identidades, aún cruzables: códigos en lugar de nombres y documentos. Nombres en medio de texto libre: códigos, con Sensitive Data Protection. Registros de la misma persona vinculados entre tablas: códigos en lugar de nombres y documentos. Tabla original que se eliminará: una copia, con códigos o sin las columnas personales, y no la seguridad por columna.',
        },
        source: page('sensitive-data-protection/docs/deidentify-sensitive-data'),
        popularity: 3,
      },
      {
        id: 'tags',
        text: { pt: 'acesso definido por coluna', en: 'access set by column', es: 'acceso definido por columna' },
        uses: [],
        why: {
          pt: 'A segurança por coluna, parte do próprio BigQuery, mostra os dados pessoais só a quem tem permissão, na mesma tabela.',
          en: 'Column-level security, part of BigQuery itself, shows personal data just to those who have permission, in the same table.',
          es: 'La seguridad por columna, parte del propio BigQuery, muestra los datos personales solo a quien tiene permiso, en la misma tabla.',
        },
        likeness: {
          pt: 'a cortina sobre a coluna dos nomes que alguns levantam',
          en: 'the curtain over the names column that some may lift',
          es: 'la cortina sobre la columna de nombres que algunos levantan',
        },
        tell: {
          pt: 'Uma tabela, direitos diferentes por coluna: a segurança por coluna. Valores completos na mesma tabela para poucos: a segurança por coluna. Sem verba para um serviço que inspecione os dados: acesso por coluna ou uma cópia sem as colunas pessoais.',
          en: 'One table, different rights by column: column-level security. Full values in the same table for a few: column-level security. No budget for a service that inspects the data: access by column or a copy without the personal columns.',
          es: 'Una tabla, derechos distintos por columna: la seguridad por columna. Valores completos en la misma tabla para pocos: la seguridad por columna. Sin presupuesto para un servicio que inspeccione los datos: acceso por columna o una copia sin las columnas personales.',
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
          pt: 'Uma cópia sem as colunas pessoais se faz com uma consulta comum, dispensa a tabela original e não leva identidade nenhuma nelas.',
          en: 'A copy without the personal columns is made by an ordinary query, stands without the original table and carries no identity in them.',
          es: 'Una copia sin las columnas personales se hace con una consulta común, no necesita la tabla original y no lleva identidad alguna en ellas.',
        },
        likeness: {
          pt: 'a fotocópia da folha com a coluna de nomes cortada',
          en: 'the photocopy of the page with its names column cut',
          es: 'la fotocopia de la hoja sin la columna de nombres',
        },
        tell: {
          pt: 'Ninguém precisa da identidade: a retirada das colunas. Sem verba para um serviço que inspecione os dados: acesso por coluna ou uma cópia sem as colunas pessoais. Tabela original que será apagada: uma cópia, com códigos ou sem as colunas pessoais, e não a segurança por coluna.',
          en: 'Nobody needs the identity: removal of the columns. No budget for a service that inspects the data: access by column or a copy without the personal columns. An original table that will be deleted: a copy, with codes or without the personal columns, rather than column-level security.',
          es: 'Nadie necesita la identidad: la eliminación de las columnas. Sin presupuesto para un servicio que inspeccione los datos: acceso por columna o una copia sin las columnas personales. Tabla original que se eliminará: una copia, con códigos o sin las columnas personales, y no la seguridad por columna.',
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
          ekm: {
            pt: 'Com o Cloud EKM, criar e acompanhar as chaves é tarefa da empresa.',
            en: 'With Cloud EKM, creating and monitoring keys is the company’s task.',
            es: 'Con Cloud EKM, crear y vigilar las claves es tarea de la empresa.',
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
        notWith: ['same-person'],
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
          pt: 'Não há verba para um serviço que inspecione os dados.',
          en: 'There is no budget for a service that inspects the data.',
          es: 'No hay presupuesto para un servicio que inspeccione los datos.',
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
          ekm: {
            pt: 'As chaves do Cloud EKM são cobradas, e o sistema externo também custa.',
            en: 'Cloud EKM keys are charged for, and the external system costs money too.',
            es: 'Las claves de Cloud EKM se cobran, y el sistema externo también cuesta.',
          },
          cmek: {
            pt: 'O Cloud KMS cobra por chave e por uso.',
            en: 'Cloud KMS charges by key and by use.',
            es: 'Cloud KMS cobra por clave y por uso.',
          },
        },
      },
      {
        id: 'google-alone',
        text: {
          pt: 'As chaves não podem depender de nenhum fornecedor além do Google.',
          en: 'The keys may not depend on any vendor other than Google.',
          es: 'Las claves no pueden depender de ningún proveedor además de Google.',
        },
        notWith: ['no-key-work', 'key-cost', 'no-scan', 'rotation'],
        rulesOut: {
          ekm: {
            pt: 'Com o Cloud EKM, as chaves dependem do sistema de outro fornecedor.',
            en: 'With Cloud EKM, the keys depend on another vendor’s system.',
            es: 'Con Cloud EKM, las claves dependen del sistema de otro proveedor.',
          },
        },
      },
      {
        id: 'outside',
        text: {
          pt: 'O regulador exige que as chaves fiquem guardadas fora do provedor de nuvem.',
          en: 'The regulator requires the keys to be kept outside the cloud provider.',
          es: 'El regulador exige que las claves se guarden fuera del proveedor de nube.',
        },
        notWith: ['disable', 'no-key-work', 'key-cost', 'no-scan', 'google-alone', 'rotation'],
        rulesOut: {
          default: {
            pt: 'As chaves padrão são criadas e guardadas pelo Google.',
            en: 'Default keys are created and kept by Google.',
            es: 'Las claves predeterminadas las crea y guarda Google.',
          },
          cmek: {
            pt: 'Com CMEK, a empresa controla as chaves, mas elas ficam guardadas no Cloud KMS, no Google.',
            en: 'With CMEK, the company controls the keys, but they are kept in Cloud KMS, at Google.',
            es: 'Con CMEK, la empresa controla las claves, pero quedan guardadas en Cloud KMS, en Google.',
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
    scene: {
      pt: 'Pense na nuvem como um prédio, em que a conta de cada pessoa é o crachá e suas permissões são as chaves.',
      en: 'Think of the cloud as a building, where each person’s account is a badge and the person’s permissions are keys.',
      es: 'Piensa en la nube como un edificio, en el que la cuenta de cada persona es su pase y los permisos son llaves.',
    },
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
          pt: 'A federação deixa entrar com a conta do diretório que a empresa já tem, onde continuam a senha e as exigências do login.',
          en: 'Federation lets people sign in with the account of the directory the company already has, where the password and the sign-in rules stay.',
          es: 'La federación permite entrar con la cuenta del directorio que la empresa ya tiene, donde siguen la contraseña y las exigencias de ingreso.',
        },
        likeness: {
          pt: 'o crachá atual da firma aceito na portaria',
          en: 'the firm’s existing badge accepted at the building’s entrance',
          es: 'el pase actual de la empresa aceptado en la entrada',
        },
        tell: {
          pt: 'Chave física exigida de todos no login: contas administradas pela organização. Já existe um diretório corporativo: a federação. Entrar com a senha corporativa atual: a federação.',
          en: 'A physical key required from everybody at sign-in: accounts administered by the organization. A corporate directory already exists: federation. To sign in with the current corporate password: federation.',
          es: 'Llave física exigida a todos al iniciar sesión: cuentas administradas por la organización. Ya existe un directorio corporativo: la federación. Entrar con la contraseña corporativa actual: la federación.',
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
          pt: 'O Cloud Identity dá à empresa um diretório de contas que ela administra em um só console, onde pode exigir uma chave física no login e bloquear cada uma.',
          en: 'Cloud Identity gives the company a directory of accounts, administered in a single console, where it can require a physical key at sign-in and block each of them.',
          es: 'Cloud Identity da a la empresa un directorio de cuentas que administra en una sola consola, donde puede exigir una llave física al iniciar sesión y bloquear cada una.',
        },
        likeness: {
          pt: 'o crachá novo da portaria com outra senha para decorar',
          en: 'the entrance’s new badge with another password to remember',
          es: 'el pase nuevo de la entrada con otra clave que recordar',
        },
        tell: {
          pt: 'Chave física exigida de todos no login: contas administradas pela organização. Sem diretório próprio, contas administradas: o Cloud Identity. Uma organização que ainda não tem um diretório: contas do Cloud Identity. Conta de quem sai bloqueada em um só lugar: contas da empresa.',
          en: 'A physical key required from everybody at sign-in: accounts administered by the organization. No directory of one’s own, managed accounts: Cloud Identity. An organization that has no directory yet: Cloud Identity accounts. A leaver’s account blocked in a single place: accounts of the company.',
          es: 'Llave física exigida a todos al iniciar sesión: cuentas administradas por la organización. Sin directorio propio, cuentas administradas: Cloud Identity. Una organización que aún no tiene un directorio: cuentas de Cloud Identity. Cuenta de quien se va bloqueada en un solo lugar: cuentas de la empresa.',
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
        likeness: {
          pt: 'o documento pessoal que a portaria não controla',
          en: 'the personal ID card that the entrance does not control',
          es: 'el documento personal que la entrada no controla',
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
        likeness: {
          pt: 'a chave-mestra para mexer em quase todas as salas',
          en: 'the master key for changing things in nearly every room',
          es: 'la llave maestra para cambiar cosas en casi toda sala',
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
        likeness: {
          pt: 'o molho de chaves completo que o fabricante atualiza',
          en: 'the complete key ring that its maker keeps up to date',
          es: 'el llavero completo que su fabricante actualiza',
        },
        tell: {
          pt: 'Privilégio mínimo sem manter listas: papéis predefinidos. Novas funções do serviço, sem que ninguém edite listas: papéis predefinidos, que o provedor mantém em dia. Menor privilégio, sem direitos sobre outros serviços: papéis predefinidos ou personalizados, e não os básicos.',
          en: 'Least privilege without keeping lists: predefined roles. New functions of the service, with nobody editing lists: predefined roles, which the provider keeps up to date. Least privilege, without rights over other services: predefined or custom roles rather than basic ones.',
          es: 'Privilegio mínimo sin mantener listas: roles predefinidos. Nuevas capacidades del servicio, sin que nadie edite listas: roles predefinidos, que el proveedor mantiene al día. Mínimo privilegio, sin derechos sobre otros servicios: roles predefinidos o personalizados, y no los básicos.',
        },
        source: page('iam/docs/roles-overview'),
        popularity: 5,
      },
      {
        id: 'custom',
        text: { pt: 'um papel personalizado', en: 'a custom role', es: 'un rol personalizado' },
        uses: [],
        why: {
          pt: 'O papel personalizado leva só as permissões que a empresa escolheu uma a uma, sem as que ela deixou de fora.',
          en: 'A custom role carries only the permissions that the company chose one by one, without those it left out.',
          es: 'El rol personalizado lleva solo los permisos que la empresa eligió uno a uno, sin los que dejó fuera.',
        },
        likeness: {
          pt: 'o molho de chaves escolhidas que o dono precisa refazer',
          en: 'the hand-picked key ring that its owner must keep remaking',
          es: 'el llavero de llaves escogidas que el dueño debe rehacer',
        },
        tell: {
          pt: 'Nenhum papel pronto serve por inteiro: um papel personalizado. Dados lidos, mas não exportados: um papel personalizado. Menor privilégio, sem direitos sobre outros serviços: papéis predefinidos ou personalizados, e não os básicos.',
          en: 'No ready role fits exactly: a custom role. Data read but not exported: a custom role. Least privilege, without rights over other services: predefined or custom roles rather than basic ones.',
          es: 'Ningún rol predefinido sirve por completo: un rol personalizado. Datos que se leen, pero sin exportar: un rol personalizado. Mínimo privilegio, sin derechos sobre otros servicios: roles predefinidos o personalizados, y no los básicos.',
        },
        source: page('iam/docs/roles-overview'),
        popularity: 3,
        rightWith: ['minus-one'],
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
          pt: 'A organização ainda não tem um diretório: cada programa guarda as suas próprias contas.',
          en: 'The organization has no directory yet: each program keeps accounts of its own.',
          es: 'La organización aún no tiene un directorio: cada programa guarda sus propias cuentas.',
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
          es: 'Los permisos tienen que seguir las nuevas capacidades del servicio, sin que nadie edite listas.',
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
          pt: 'A segurança quer exigir de todos uma chave física no login.',
          en: 'Security wants to require a physical key at sign-in from everybody.',
          es: 'Seguridad quiere exigir a todos una llave física al iniciar sesión.',
        },
        notWith: ['one-exit'],
        rulesOut: {
          personal: {
            pt: 'Em uma conta pessoal, cada um escolhe como confirma o login, e a empresa não pode exigir a chave.',
            en: 'On a personal account, each person chooses how to confirm the sign-in, and the company cannot require the key.',
            es: 'En una cuenta personal, cada uno elige cómo confirma el inicio de sesión, y la empresa no puede exigir la llave.',
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
  {
    id: 'sign-in-and-reach',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'security-concepts' } },
    scene: {
      pt: 'Pense nos sistemas como um clube em que golpistas armam portas falsas, e no celular como um aparelho do sócio.',
      en: 'Think of the systems as a club where scammers set up false doors, and of the phone as a gadget in a member’s pocket.',
      es: 'Piensa en los sistemas como un club donde unos estafadores montan puertas falsas, y en el teléfono como un aparato del socio.',
    },
    situations: [
      {
        id: 'design',
        text: {
          pt: 'Depois que um golpista entrou com a senha de um designer, um estúdio vai mudar o login dos funcionários.',
          en: 'After a scammer got in with a designer’s password, a studio is changing how employees sign in.',
          es: 'Después de que un estafador entró con la contraseña de un diseñador, un estudio va a cambiar el inicio de sesión de los empleados.',
        },
      },
      {
        id: 'broker',
        text: {
          pt: 'Uma imobiliária vai mudar a forma de login de seus corretores no e-mail e nos sistemas.',
          en: 'A real estate company is changing how its agents sign in to e-mail and systems.',
          es: 'Una inmobiliaria va a cambiar cómo sus agentes inician sesión en el correo y los sistemas.',
        },
      },
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório vai mudar a forma de login de seus técnicos no Google Workspace.',
          en: 'A laboratory is changing how its technicians sign in to Google Workspace.',
          es: 'Un laboratorio va a cambiar cómo sus técnicos inician sesión en Google Workspace.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Uma prefeitura vai mudar a forma de login dos servidores no e-mail e nos sistemas.',
          en: 'A city council is changing how its staff sign in to e-mail and systems.',
          es: 'Un municipio va a cambiar cómo sus empleados inician sesión en el correo y los sistemas.',
        },
      },
    ],
    candidates: [
      {
        id: 'key',
        text: {
          pt: 'Senha e chave de segurança Titan',
          en: 'A password and a Titan security key',
          es: 'Contraseña y llave de seguridad Titan',
        },
        uses: ['Titan'],
        why: {
          pt: 'A chave física é um segundo passo de um toque, sem código, e confere o endereço do site antes de responder, o que barra o phishing. Dispensa celular e sinal.',
          en: 'A physical key is a second step with one touch, without a code, and checks the website’s address before it answers, which stops phishing. It needs neither a phone nor a signal.',
          es: 'La llave física es un segundo paso de un toque, sin código, y comprueba la dirección del sitio antes de responder, lo que frena el phishing. No necesita celular ni señal.',
        },
        likeness: {
          pt: 'a palavra secreta com uma chavinha que só gira na porta verdadeira do clube, comprada para cada sócio',
          en: 'the secret word with a little key that turns only in the club’s genuine door, bought for each member',
          es: 'la palabra secreta con una llavecita que solo gira en la puerta verdadera del club, comprada para cada socio',
        },
        tell: {
          pt: 'Celulares simples, sem apps: a chave de segurança, que não depende deles. Celulares proibidos na área de trabalho: a chave de segurança. Uma página falsa que imita o login: a chave física ou a chave de acesso (passkey), que conferem o endereço. Senha roubada que não pode bastar para entrar: um segundo passo ou uma chave de acesso (passkey), e não só a senha. Celular sem sinal nem internet: a chave de segurança ou o código de um app, e não um aviso ou um SMS. Ninguém que aceite digitar um código a cada login: uma chave física, uma chave de acesso (passkey) ou o aviso no celular. Golpistas que transferem para si o número de celular: uma chave física, uma passkey, um aviso ou um app, e não o SMS, que segue o número.',
          en: 'Basic phones, without apps: the security key, which does not depend on them. Phones banned from the work area: the security key. A fake page that imitates sign-in: a security key or a passkey, which check the address. A stolen password that must not be enough to get in: a second step or a passkey rather than a password alone. A phone with neither a signal nor internet: a security key or an app’s code rather than a prompt or a text message. No code to type at each sign-in: a security key, a passkey or a prompt on the phone. Scammers who move phone numbers to themselves: a physical key, a passkey, a prompt or an app rather than a text message, which follows the number.',
          es: 'Celulares básicos, sin apps: la llave de seguridad, que no depende de ellos. Celulares prohibidos en el área de trabajo: la llave de seguridad. Una página falsa que imita el inicio de sesión: la llave física o la llave de acceso (passkey), que comprueban la dirección. Contraseña robada que no debe bastar para entrar: un segundo paso o una llave de acceso (passkey), y no solo la contraseña. Celular sin señal ni internet: la llave de seguridad o el código de una app, y no un aviso o un SMS. Nadie que acepte escribir un código en cada inicio de sesión: una llave física, una llave de acceso (passkey) o el aviso en el celular. Estafadores que transfieren a su nombre el número de celular: una llave física, una passkey, un aviso o una app, y no el SMS, que sigue al número.',
        },
        source: page('titan-security-key'),
        popularity: 5,
      },
      {
        id: 'passkey',
        text: {
          pt: 'Chave de acesso (passkey) no celular',
          en: 'A passkey on the phone',
          es: 'Llave de acceso (passkey) en el celular',
        },
        uses: [],
        why: {
          pt: 'A chave de acesso usa o desbloqueio do celular que a pessoa já tem e só responde ao site verdadeiro.',
          en: 'A passkey uses the screen lock of the phone that the person already has and answers only the genuine website.',
          es: 'La llave de acceso usa el desbloqueo del celular que la persona ya tiene y solo responde al sitio verdadero.',
        },
        likeness: {
          pt: 'o aparelho moderno do sócio, que serve de chave só na porta verdadeira do clube',
          en: 'the member’s own modern gadget, which works as a key only at the club’s true door',
          es: 'el aparato moderno del socio, que sirve de llave solo en la puerta verdadera del club',
        },
        tell: {
          pt: 'Resistir a páginas falsas sem comprar aparelhos: a chave de acesso (passkey). Senha roubada que não pode bastar para entrar: um segundo passo ou uma chave de acesso (passkey), e não só a senha. Ninguém que aceite digitar um código a cada login: uma chave física, uma chave de acesso (passkey) ou o aviso no celular. Milhares de pessoas, sem verba para um aparelho para cada uma: o celular que já têm, com passkey, aviso ou app. Golpistas que transferem para si o número de celular: uma chave física, uma passkey, um aviso ou um app, e não o SMS, que segue o número.',
          en: 'To resist fake pages without buying devices: a passkey. A stolen password that must not be enough to get in: a second step or a passkey rather than a password alone. No code to type at each sign-in: a security key, a passkey or a prompt on the phone. Thousands of people, and no budget for a device for each: the phones they already have, with a passkey, a prompt or an app. Scammers who move phone numbers to themselves: a physical key, a passkey, a prompt or an app rather than a text message, which follows the number.',
          es: 'Resistir páginas falsas sin comprar aparatos: la llave de acceso (passkey). Contraseña robada que no debe bastar para entrar: un segundo paso o una llave de acceso (passkey), y no solo la contraseña. Nadie que acepte escribir un código en cada inicio de sesión: una llave física, una llave de acceso (passkey) o el aviso en el celular. Miles de personas, sin presupuesto para un aparato para cada una: el celular que ya tienen, con passkey, aviso o app. Estafadores que transfieren a su nombre el número de celular: una llave física, una passkey, un aviso o una app, y no el SMS, que sigue al número.',
        },
        source: site('https://support.google.com/accounts/answer/13548313'),
        popularity: 4,
        rightWith: ['fake'],
      },
      {
        id: 'prompt',
        text: {
          pt: 'Senha e aviso do Google no celular',
          en: 'A password and a Google prompt on the phone',
          es: 'Contraseña y aviso de Google en el celular',
        },
        uses: [],
        why: {
          pt: 'O aviso do Google no celular é um segundo passo com um toque, no aparelho que cada um já tem.',
          en: 'A Google prompt on the phone is a second step with one tap, on the device that each person already has.',
          es: 'El aviso de Google en el celular es un segundo paso con un toque, en el aparato que cada uno ya tiene.',
        },
        likeness: {
          pt: 'a palavra secreta e um toque no aparelho moderno, pedido por rádio até de uma porta falsa',
          en: 'the secret word and a tap on the modern gadget, requested by radio even from a false door',
          es: 'la palabra secreta y un toque en el aparato moderno, pedido por radio incluso desde una puerta falsa',
        },
        tell: {
          pt: 'Milhares de pessoas, sem verba para um aparelho para cada uma: o celular que já têm, com passkey, aviso ou app. Ninguém que aceite digitar um código a cada login: uma chave física, uma chave de acesso (passkey) ou o aviso no celular. Senha roubada que não pode bastar para entrar: um segundo passo ou uma chave de acesso (passkey), e não só a senha. Golpistas que transferem para si o número de celular: uma chave física, uma passkey, um aviso ou um app, e não o SMS, que segue o número.',
          en: 'Thousands of people, and no budget for a device for each: the phones they already have, with a passkey, a prompt or an app. No code to type at each sign-in: a security key, a passkey or a prompt on the phone. A stolen password that must not be enough to get in: a second step or a passkey rather than a password alone. Scammers who move phone numbers to themselves: a physical key, a passkey, a prompt or an app rather than a text message, which follows the number.',
          es: 'Miles de personas, sin presupuesto para un aparato para cada una: el celular que ya tienen, con passkey, aviso o app. Nadie que acepte escribir un código en cada inicio de sesión: una llave física, una llave de acceso (passkey) o el aviso en el celular. Contraseña robada que no debe bastar para entrar: un segundo paso o una llave de acceso (passkey), y no solo la contraseña. Estafadores que transfieren a su nombre el número de celular: una llave física, una passkey, un aviso o una app, y no el SMS, que sigue al número.',
        },
        source: site('https://support.google.com/a/answer/175197'),
        popularity: 5,
      },
      {
        id: 'app',
        text: {
          pt: 'Senha e código de um app no celular',
          en: 'A password and a phone app’s code',
          es: 'Contraseña y código de una app en el celular',
        },
        uses: [],
        why: {
          pt: 'O app autenticador, no celular que cada um já tem, gera o código de um segundo passo, mesmo sem sinal.',
          en: 'An authenticator app, on the phone that each person already has, makes the code of a second step, even without a signal.',
          es: 'La app autenticadora, en el celular que cada uno ya tiene, genera el código de un segundo paso, aun sin señal.',
        },
        likeness: {
          pt: 'a palavra secreta e o número que o aparelho moderno calcula sozinho, ditado até em uma porta falsa',
          en: 'the secret word and a number that the modern gadget works out alone, dictated even at a false door',
          es: 'la palabra secreta y el número que el aparato moderno calcula solo, dictado incluso en una puerta falsa',
        },
        tell: {
          pt: 'Celular sem sinal nem internet: a chave de segurança ou o código de um app, e não um aviso ou um SMS. Senha roubada que não pode bastar para entrar: um segundo passo ou uma chave de acesso (passkey), e não só a senha. Milhares de pessoas, sem verba para um aparelho para cada uma: o celular que já têm, com passkey, aviso ou app. Golpistas que transferem para si o número de celular: uma chave física, uma passkey, um aviso ou um app, e não o SMS, que segue o número.',
          en: 'A phone with neither a signal nor internet: a security key or an app’s code rather than a prompt or a text message. A stolen password that must not be enough to get in: a second step or a passkey rather than a password alone. Thousands of people, and no budget for a device for each: the phones they already have, with a passkey, a prompt or an app. Scammers who move phone numbers to themselves: a physical key, a passkey, a prompt or an app rather than a text message, which follows the number.',
          es: 'Celular sin señal ni internet: la llave de seguridad o el código de una app, y no un aviso o un SMS. Contraseña robada que no debe bastar para entrar: un segundo paso o una llave de acceso (passkey), y no solo la contraseña. Miles de personas, sin presupuesto para un aparato para cada una: el celular que ya tienen, con passkey, aviso o app. Estafadores que transfieren a su nombre el número de celular: una llave física, una passkey, un aviso o una app, y no el SMS, que sigue al número.',
        },
        source: site('https://support.google.com/a/answer/175197'),
        popularity: 4,
        rightWith: ['offline'],
      },
      {
        id: 'sms',
        text: {
          pt: 'Senha e código por mensagem (SMS)',
          en: 'A password and a code by text message',
          es: 'Contraseña y código por mensaje (SMS)',
        },
        uses: [],
        why: {
          pt: 'O código por SMS chega a qualquer celular, sem app.',
          en: 'A code by text message reaches any phone, without an app.',
          es: 'El código por SMS llega a cualquier celular, sin app.',
        },
        likeness: {
          pt: 'a palavra secreta e um número a ditar, que chega por rádio ao aparelho do sócio ou de um golpista',
          en: 'the secret word and a number to dictate, which arrives by radio at the member’s gadget or a scammer’s',
          es: 'la palabra secreta y un número que dictar, que llega por radio al aparato del socio o de un estafador',
        },
        tell: {
          pt: 'Um segundo passo, o mais fraco: o SMS.',
          en: 'A second step, the weakest: text messages.',
          es: 'Un segundo paso, el más débil: el SMS.',
        },
        source: site('https://support.google.com/a/answer/175197'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'password',
        text: {
          pt: 'Apenas uma senha, longa e exclusiva',
          en: 'Just a password, long and unique',
          es: 'Solo una contraseña, larga y exclusiva',
        },
        uses: [],
        why: {
          pt: 'Uma senha longa é difícil de adivinhar e dispensa qualquer aparelho.',
          en: 'A long password is hard to guess and needs no device at all.',
          es: 'Una contraseña larga es difícil de adivinar y no necesita ningún aparato.',
        },
        likeness: {
          pt: 'a longa palavra secreta, sem mais nada, que abre a porta a quem quer que a tenha ouvido',
          en: 'the long secret word, with nothing more, that opens the door to anyone who has overheard it',
          es: 'la larga palabra secreta, sin nada más, que abre la puerta a quien la haya oído',
        },
        tell: {
          pt: 'Um só fator: o elo mais fraco.',
          en: 'A single factor: the weakest link.',
          es: 'Un solo factor: el eslabón más débil.',
        },
        source: site('https://support.google.com/a/answer/139399'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'stolen',
        text: {
          pt: 'Uma senha roubada não pode bastar para entrar.',
          en: 'A stolen password must not be enough to get in.',
          es: 'Una contraseña robada no debe bastar para entrar.',
        },
        notWith: ['fake'],
        fits: ['key', 'passkey', 'prompt', 'app', 'sms'],
        rulesOut: {
          password: {
            pt: 'Com apenas uma senha, quem a rouba entra.',
            en: 'With just a password, whoever steals it gets in.',
            es: 'Con solo una contraseña, quien la roba entra.',
          },
        },
      },
      {
        id: 'fake',
        text: {
          pt: 'O login precisa resistir mesmo quando alguém cai em uma página falsa.',
          en: 'Sign-in has to hold even when somebody falls for a fake page.',
          es: 'El inicio de sesión debe resistir aun cuando alguien cae en una página falsa.',
        },
        fits: ['key', 'passkey'],
        rulesOut: {
          prompt: {
            pt: 'Quem caiu na página falsa aprova o aviso que o golpista provocou.',
            en: 'Those fooled by the fake page approve the prompt that the scammer asked for.',
            es: 'Quien cayó en la página falsa aprueba el aviso que el estafador provocó.',
          },
          app: {
            pt: 'O código do app digitado na página falsa serve ao golpista na hora.',
            en: 'The app’s code, typed into the fake page, serves the scammer at once.',
            es: 'El código de la app, escrito en la página falsa, le sirve al estafador al instante.',
          },
          sms: {
            pt: 'O código do SMS digitado na página falsa serve ao golpista na hora.',
            en: 'The code of the text message, typed into the fake page, serves the scammer at once.',
            es: 'El código del SMS, escrito en la página falsa, le sirve al estafador al instante.',
          },
          password: {
            pt: 'A senha digitada na página falsa já é do golpista.',
            en: 'The password typed into the fake page is already the scammer’s.',
            es: 'La contraseña escrita en la página falsa ya es del estafador.',
          },
        },
      },
      {
        id: 'no-purchase',
        text: {
          pt: 'São milhares de pessoas, e a verba não cobre um aparelho para cada uma.',
          en: 'There are thousands of people, and the budget does not cover a device for each.',
          es: 'Son miles de personas, y el presupuesto no cubre un aparato para cada una.',
        },
        fits: ['passkey', 'prompt', 'app', 'sms', 'password'],
        rulesOut: {
          key: {
            pt: 'A chave física é um aparelho a comprar para cada pessoa.',
            en: 'A physical key is a device to buy for each person.',
            es: 'La llave física es un aparato que se compra para cada persona.',
          },
        },
      },
      {
        id: 'no-phones',
        text: {
          pt: 'A norma interna proíbe celulares na área de trabalho.',
          en: 'Internal rules ban phones from the work area.',
          es: 'La norma interna prohíbe los celulares en el área de trabajo.',
        },
        notWith: ['no-purchase'],
        fits: ['key', 'password'],
        rulesOut: {
          passkey: {
            pt: 'A chave de acesso está no celular, que fica fora da área.',
            en: 'The passkey is on the phone, which stays outside the area.',
            es: 'La llave de acceso está en el celular, que queda fuera del área.',
          },
          prompt: {
            pt: 'O aviso chega ao celular, que fica fora da área.',
            en: 'The prompt arrives on the phone, which stays outside the area.',
            es: 'El aviso llega al celular, que queda fuera del área.',
          },
          app: {
            pt: 'O app está no celular, que fica fora da área.',
            en: 'The app is on the phone, which stays outside the area.',
            es: 'La app está en el celular, que queda fuera del área.',
          },
          sms: {
            pt: 'O SMS chega ao celular, que fica fora da área.',
            en: 'The text message arrives on the phone, which stays outside the area.',
            es: 'El SMS llega al celular, que queda fuera del área.',
          },
        },
      },
      {
        id: 'swapped',
        text: {
          pt: 'Golpistas têm transferido para si o número de celular das vítimas.',
          en: 'Scammers have been moving victims’ phone numbers to themselves.',
          es: 'Los estafadores vienen transfiriendo a su nombre el número de celular de las víctimas.',
        },
        notWith: ['no-phones'],
        fits: ['key', 'passkey', 'prompt', 'app'],
        rulesOut: {
          sms: {
            pt: 'Com o número transferido, o código do SMS chega ao golpista.',
            en: 'With the number moved, the text message’s code reaches the scammer.',
            es: 'Con el número transferido, el código del SMS llega al estafador.',
          },
        },
      },
      {
        id: 'offline',
        text: {
          pt: 'Muitos trabalham onde o celular não tem sinal nem internet.',
          en: 'Many work where the phone has neither a signal nor internet.',
          es: 'Muchos trabajan donde el celular no tiene señal ni internet.',
        },
        notWith: ['no-phones'],
        fits: ['key', 'app', 'password'],
        rulesOut: {
          prompt: {
            pt: 'O aviso depende de internet no celular.',
            en: 'The prompt depends on internet on the phone.',
            es: 'El aviso depende de internet en el celular.',
          },
          sms: {
            pt: 'O SMS não chega onde não há sinal.',
            en: 'A text message does not arrive where there is no signal.',
            es: 'El SMS no llega donde no hay señal.',
          },
        },
      },
      {
        id: 'no-typing',
        text: {
          pt: 'Ninguém aceita digitar um código a cada login.',
          en: 'Nobody will accept typing a code at each sign-in.',
          es: 'Nadie acepta escribir un código en cada inicio de sesión.',
        },
        notWith: ['no-phones'],
        fits: ['key', 'passkey', 'prompt', 'password'],
        rulesOut: {
          app: {
            pt: 'O código do app é digitado a cada login.',
            en: 'The app’s code is typed at each sign-in.',
            es: 'El código de la app se escribe en cada inicio de sesión.',
          },
          sms: {
            pt: 'O código do SMS é digitado a cada login.',
            en: 'The code of the text message is typed at each sign-in.',
            es: 'El código del SMS se escribe en cada inicio de sesión.',
          },
        },
      },
      {
        id: 'basic-phones',
        text: {
          pt: 'Boa parte dos funcionários usa celulares simples, sem apps.',
          en: 'Many employees use basic phones, without apps.',
          es: 'Buena parte de los empleados usa celulares básicos, sin apps.',
        },
        notWith: ['no-phones'],
        fits: ['key', 'sms', 'password'],
        rulesOut: {
          passkey: {
            pt: 'A chave de acesso depende de um celular moderno.',
            en: 'A passkey depends on a modern phone.',
            es: 'La llave de acceso depende de un celular moderno.',
          },
          prompt: {
            pt: 'O aviso do Google só aparece em um smartphone.',
            en: 'The Google prompt appears only on a smartphone.',
            es: 'El aviso de Google solo aparece en un smartphone.',
          },
          app: {
            pt: 'O autenticador é um app, que o celular simples não executa.',
            en: 'The authenticator is an app, which a basic phone does not run.',
            es: 'El autenticador es una app, que el celular básico no ejecuta.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de login a organização deve adotar?',
      en: 'Which sign-in method should the organization adopt?',
      es: '¿Qué forma de inicio de sesión debe adoptar la organización?',
    },
  },
];
