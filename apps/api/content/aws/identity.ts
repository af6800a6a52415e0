import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const identity: Category = {
  id: 'identity',
  noun: { pt: 'recurso de identidade da AWS', en: 'AWS identity feature', es: 'recurso de identidad de AWS' },
  mode: 'statement',
  domain: 'security',
  entities: [
    {
      id: 'root-user', kind: 'feature', topic: 'identity', popularity: 5,
      name: { pt: 'Usuário raiz da conta', en: 'Account root user', es: 'Usuario raíz de la cuenta' },
      subject: { pt: 'o usuário raiz', en: 'the root user', es: 'el usuario raíz' },
      gist: {
        pt: '{ser} a identidade criada com a conta, com acesso a tudo',
        en: '{be} the identity created with the account, with access to everything',
        es: '{ser} la identidad creada con la cuenta, con acceso a todo',
      },
      source: docs('IAM/latest/UserGuide/id_root-user.html'),
    },
    {
      id: 'iam-user', kind: 'feature', topic: 'identity', popularity: 5,
      name: { pt: 'Usuário do IAM', en: 'IAM user', es: 'Usuario de IAM' },
      subject: { pt: 'um usuário do IAM', en: 'an IAM user', es: 'un usuario de IAM' },
      gist: {
        pt: '{ser} uma identidade com senha ou chaves que não expiram sozinhas',
        en: '{be} an identity with a password or keys that do not expire by themselves',
        es: '{ser} una identidad con contraseña o claves que no vencen solas',
      },
      source: docs('IAM/latest/UserGuide/id_users.html'),
    },
    {
      id: 'iam-group', kind: 'feature', topic: 'identity', popularity: 4,
      name: { pt: 'Grupo do IAM', en: 'IAM group', es: 'Grupo de IAM' },
      subject: { pt: 'um grupo do IAM', en: 'an IAM group', es: 'un grupo de IAM' },
      gist: {
        pt: '{reunir} pessoas da conta para receberem as mesmas permissões',
        en: '{gather} people of the account so that they get the same permissions',
        es: '{reunir} personas de la cuenta para que reciban los mismos permisos',
      },
      source: docs('IAM/latest/UserGuide/id_groups.html'),
    },
    {
      id: 'iam-role', kind: 'feature', topic: 'identity', popularity: 5,
      name: { pt: 'Função do IAM (role)', en: 'IAM role', es: 'Rol de IAM' },
      subject: { pt: 'uma função do IAM (role)', en: 'an IAM role', es: 'un rol de IAM' },
      gist: {
        pt: '{ser} uma identidade sem senha, que se assume por um tempo com credenciais temporárias',
        en: '{be} an identity without a password, taken on for a while with temporary credentials',
        es: '{ser} una identidad sin contraseña, que se asume por un tiempo con credenciales temporales',
      },
      source: docs('IAM/latest/UserGuide/id_roles.html'),
    },
    {
      id: 'iam-policy', kind: 'feature', topic: 'identity', popularity: 5,
      name: { pt: 'Política do IAM', en: 'IAM policy', es: 'Política de IAM' },
      subject: { pt: 'uma política do IAM', en: 'an IAM policy', es: 'una política de IAM' },
      gist: {
        pt: '{ser} um documento JSON que permite ou nega ações',
        en: '{be} a JSON document that allows or denies actions',
        es: '{ser} un documento JSON que permite o deniega acciones',
      },
      source: docs('IAM/latest/UserGuide/access_policies.html'),
    },
    {
      id: 'scp', kind: 'feature', topic: 'identity', popularity: 4,
      name: { pt: 'SCP do AWS Organizations', en: 'AWS Organizations SCP', es: 'SCP de AWS Organizations' },
      aliases: ['service control policy'],
      subject: { pt: 'uma SCP', en: 'an SCP', es: 'una SCP' },
      gist: {
        pt: '{limitar} o que contas inteiras da organização podem fazer, sem conceder nada',
        en: '{limit} what whole accounts of the organization can do, without granting anything',
        es: '{limitar} lo que cuentas completas de la organización pueden hacer, sin conceder nada',
      },
      source: docs('organizations/latest/userguide/orgs_manage_policies_scps.html'),
    },
    {
      id: 'identity-center', kind: 'feature', topic: 'identity', popularity: 4,
      name: { pt: 'IAM Identity Center', en: 'IAM Identity Center', es: 'IAM Identity Center' },
      gist: {
        pt: '{dar} a funcionários um só login para várias contas e aplicações',
        en: '{give} the workforce one sign-in for many accounts and applications',
        es: '{dar} a los empleados un solo inicio de sesión para varias cuentas y aplicaciones',
      },
      source: docs('singlesignon/latest/userguide/what-is.html'),
    },
    {
      id: 'cognito', kind: 'feature', topic: 'identity', popularity: 4,
      name: { pt: 'Amazon Cognito', en: 'Amazon Cognito', es: 'Amazon Cognito' },
      gist: {
        pt: '{cuidar} do cadastro e do login dos clientes de um aplicativo',
        en: '{take} care of sign-up and sign-in for the customers of an application',
        es: '{encargarse|se encarga|se encargan} del registro y el inicio de sesión de los clientes de una aplicación',
      },
      source: docs('cognito/latest/developerguide/what-is-amazon-cognito.html'),
    },
    {
      id: 'mfa', kind: 'feature', topic: 'identity', popularity: 4,
      name: { pt: 'MFA', en: 'MFA', es: 'MFA' },
      aliases: ['multi-factor authentication'],
      subject: { pt: 'a MFA', en: 'MFA', es: 'la MFA' },
      gist: {
        pt: '{pedir} um segundo fator, além da senha, para entrar',
        en: '{ask} for a second factor, besides the password, to sign in',
        es: '{pedir} un segundo factor, además de la contraseña, para entrar',
      },
      source: docs('IAM/latest/UserGuide/id_credentials_mfa.html'),
    },
    {
      id: 'directory-service', kind: 'service', name: 'AWS Directory Service', topic: 'identity', popularity: 3,
      gist: {
        pt: '{manter} um Microsoft Active Directory gerenciado na nuvem',
        en: '{keep} a managed Microsoft Active Directory in the cloud',
        es: '{mantener} un Microsoft Active Directory administrado en la nube',
      },
      source: docs('directoryservice/latest/admin-guide/what_is.html'),
    },
  ],
  facts: [
    {
      id: 'root-close', kind: 'purpose', of: ['root-user'], unclear: ['organizations'], level: 2,
      say: {
        pt: '{poder} executar tarefas que nenhuma outra identidade executa, como encerrar uma conta avulsa',
        en: '{perform} tasks that no other identity can, such as closing a standalone account',
        es: '{poder} ejecutar tareas que ninguna otra identidad ejecuta, como cerrar una cuenta independiente',
      },
      need: {
        pt: 'encerrar a própria conta da AWS, que não faz parte de nenhuma organização',
        en: 'close its own AWS account, which is not part of any organization',
        es: 'cerrar su propia cuenta de AWS, que no forma parte de ninguna organización',
      },
      source: docs('IAM/latest/UserGuide/root-user-tasks.html'),
    },
    {
      id: 'root-daily', kind: 'feature', of: ['root-user'], level: 1,
      say: {
        pt: '{existir} desde a abertura e não {dever} ser usado no dia a dia',
        en: '{exist} from the first day and should not serve for daily work',
        es: '{existir} desde la apertura y no {deber} usarse en el día a día',
      },
    },
    {
      id: 'root-unlimited', kind: 'feature', of: ['root-user'], level: 1,
      say: {
        pt: '{ter} acesso completo a todos os recursos sem receber nenhuma permissão',
        en: '{have} complete access to all resources without being granted anything',
        es: '{tener} acceso completo a todos los recursos sin recibir ningún permiso',
      },
    },
    {
      id: 'user-keys', kind: 'feature', of: ['iam-user'], unclear: ['root-user'], level: 2,
      say: {
        pt: '{poder} ter no máximo duas chaves de acesso de longa duração',
        en: '{hold} at most two long-term access keys',
        es: '{poder} tener como máximo dos claves de acceso de larga duración',
      },
    },
    {
      id: 'user-one-person', kind: 'feature', of: ['iam-user'], unclear: ['directory-service', 'root-user', 'identity-center', 'cognito', 'iam-role'], level: 1,
      say: {
        pt: '{representar} uma pessoa ou aplicação com nome e credenciais fixas dentro da conta',
        en: '{represent} one person or application with a name and fixed credentials in the account',
        es: '{representar} a una persona o aplicación con nombre y credenciales fijas dentro de la cuenta',
      },
    },
    {
      id: 'group-team', kind: 'purpose', of: ['iam-group'], unclear: ['directory-service', 'identity-center', 'iam-policy'], level: 1,
      say: {
        pt: '{dar} as mesmas permissões a vinte analistas de uma conta de uma só vez',
        en: '{give} twenty analysts of one account the same permissions in one step',
        es: '{dar} los mismos permisos a veinte analistas de una cuenta de una sola vez',
      },
    },
    {
      id: 'group-no-login', kind: 'feature', of: ['iam-group'], unclear: ['directory-service', 'iam-policy', 'scp', 'mfa'], level: 2,
      say: {
        pt: '{reunir} identidades, mas não {servir} para entrar na conta nem {ficar} dentro de outro igual',
        en: '{collect} identities, but cannot be used to sign in or be nested in another of its kind',
        es: '{reunir} identidades, pero no {servir} para entrar en la cuenta ni {quedar} dentro de otro igual',
      },
    },
    {
      id: 'role-ec2', kind: 'purpose', of: ['iam-role'], unclear: ['secrets-manager', 'iam-policy'], level: 1,
      say: {
        pt: '{deixar} que uma instância EC2 leia um bucket sem guardar chaves nela',
        en: '{let} an EC2 instance read a bucket without storing keys on it',
        es: '{dejar} que una instancia EC2 lea un bucket sin guardar claves en ella',
      },
    },
    {
      id: 'role-cross-account', kind: 'purpose', of: ['iam-role'], unclear: ['directory-service', 'identity-center', 'iam-policy'], level: 2,
      say: {
        pt: '{dar} a um auditor de outra conta um acesso temporário, sem criar senha para ele',
        en: '{give} an auditor from another account temporary access without creating a password',
        es: '{dar} a un auditor de otra cuenta un acceso temporal, sin crearle una contraseña',
      },
    },
    {
      id: 'role-temporary', kind: 'feature', of: ['iam-role'], unclear: ['directory-service', 'identity-center', 'cognito', 'mfa'], level: 1,
      say: {
        pt: '{entregar} credenciais temporárias a quem a assume',
        en: '{hand} temporary credentials to whoever assumes it',
        es: '{entregar} credenciales temporales a quien lo asume',
      },
    },
    {
      id: 'policy-json', kind: 'feature', of: ['iam-policy'], unclear: ['scp'], level: 1,
      say: {
        pt: '{descrever} em JSON que ações são permitidas em que recursos e {conceder} esse acesso',
        en: '{describe} in JSON which actions are allowed on which resources and {grant} that access',
        es: '{describir} en JSON qué acciones se permiten en qué recursos y {conceder} ese acceso',
      },
    },
    {
      id: 'policy-least', kind: 'purpose', of: ['iam-policy'], unclear: ['iam-role', 'iam-group', 'scp', 'identity-center', 'lake-formation'], level: 1,
      say: {
        pt: '{permitir} a leitura de um único bucket, e nada mais, a quem precisa dele',
        en: '{allow} reading one single bucket, and nothing else, to those who need it',
        es: '{permitir} la lectura de un único bucket, y nada más, a quien lo necesita',
      },
    },
    {
      id: 'scp-guardrail', kind: 'purpose', of: ['scp'], unclear: ['control-tower', 'organizations', 'config', 'iam-policy'], level: 2,
      say: {
        pt: '{impedir} que qualquer identidade de vinte contas use uma região proibida',
        en: '{stop} every identity in twenty accounts from using a forbidden Region',
        es: '{impedir} que cualquier identidad de veinte cuentas use una región prohibida',
      },
    },
    {
      id: 'scp-max', kind: 'feature', of: ['scp'], level: 2,
      say: {
        pt: '{definir} o máximo de permissões de contas-membro, sem conceder nenhuma',
        en: '{set} the maximum permissions of member accounts without granting any',
        es: '{definir} el máximo de permisos de las cuentas miembro, sin conceder ninguno',
      },
    },
    {
      id: 'idc-sso', kind: 'purpose', of: ['identity-center'], unclear: ['directory-service', 'iam-role', 'cognito'], level: 1,
      say: {
        pt: '{dar} a funcionários um só login para entrar em dezenas de contas da AWS',
        en: '{give} employees a single sign-in to enter dozens of AWS accounts',
        es: '{dar} a los empleados un solo inicio de sesión para entrar en decenas de cuentas de AWS',
      },
    },
    {
      id: 'idc-directory', kind: 'feature', of: ['identity-center'], unclear: ['directory-service', 'cognito', 'iam-role'], level: 2,
      say: {
        pt: '{ligar} o diretório corporativo a conjuntos de permissões em várias contas',
        en: '{link} the corporate directory to permission sets in several accounts',
        es: '{vincular} el directorio corporativo con conjuntos de permisos en varias cuentas',
      },
    },
    {
      id: 'cognito-app', kind: 'purpose', of: ['cognito'], unclear: ['amplify'], level: 1,
      say: {
        pt: '{cadastrar} e {autenticar} milhões de clientes em um aplicativo, também com login do Google',
        en: '{register} and {authenticate} millions of customers of an app, also with a Google login',
        es: '{registrar} y {autenticar} millones de clientes en una aplicación, también con inicio de sesión de Google',
      },
    },
    {
      id: 'cognito-pool', kind: 'feature', of: ['cognito'], unclear: ['directory-service'], level: 2,
      say: {
        pt: '{manter} um diretório de clientes fora do IAM, com fluxo de recuperação de senha',
        en: '{keep} a directory of customers outside IAM, with password recovery built in',
        es: '{mantener} un directorio de clientes fuera de IAM, con recuperación de contraseña',
      },
    },
    {
      id: 'directory-ad', kind: 'purpose', of: ['directory-service'], unclear: ['identity-center', 'ec2', 'workspaces', 'fsx-windows'], level: 2,
      say: {
        pt: '{oferecer} um Active Directory gerenciado, no qual servidores Windows podem ingressar',
        en: '{offer} a managed Active Directory that Windows servers can join',
        es: '{ofrecer} un Active Directory administrado, al que los servidores Windows pueden unirse',
      },
      need: {
        pt: 'levar à nuvem aplicações Windows que dependem do Active Directory, sem administrar controladores de domínio',
        en: 'bring to the cloud Windows applications that depend on Active Directory, without managing domain controllers',
        es: 'llevar a la nube aplicaciones Windows que dependen de Active Directory, sin administrar controladores de dominio',
      },
    },
    {
      id: 'mfa-second', kind: 'purpose', of: ['mfa'], unclear: ['directory-service'], level: 1,
      say: {
        pt: '{proteger} o acesso ao console mesmo quando a senha vazou',
        en: '{protect} console access even when the password has leaked',
        es: '{proteger} el acceso a la consola aunque la contraseña se haya filtrado',
      },
    },
    {
      id: 'mfa-device', kind: 'feature', of: ['mfa'], unclear: ['directory-service'], level: 1,
      say: {
        pt: '{exigir} um código ou uma chave física além da senha',
        en: '{require} a code or a physical key besides the password',
        es: '{exigir} un código o una llave física además de la contraseña',
      },
    },
    {
      id: 'id-long-term', kind: 'feature', of: ['root-user', 'iam-user'], unclear: ['directory-service', 'cognito', 'identity-center', 'mfa'], level: 1,
      say: {
        pt: '{poder} entrar com uma senha que não expira sozinha',
        en: '{sign} in with a password that does not expire by itself',
        es: '{poder} entrar con una contraseña que no vence sola',
      },
    },
    {
      id: 'id-permission-doc', kind: 'feature', of: ['iam-policy', 'scp'], level: 1,
      say: {
        pt: '{ser} um documento de regras, e não uma identidade',
        en: '{be} a document with rules, not an identity',
        es: '{ser} un documento de reglas, y no una identidad',
      },
      deny: { pt: 'não {ser} um documento de regras', en: '{not be} a document with rules', es: 'no {ser} un documento de reglas' },
    },
    {
      id: 'id-many-accounts', kind: 'trait', of: ['scp', 'identity-center'], unclear: ['directory-service', 'iam-role'], level: 2,
      say: {
        pt: '{valer} para muitas contas da AWS ao mesmo tempo',
        en: '{apply} to many AWS accounts at once',
        es: '{valer} para muchas cuentas de AWS a la vez',
      },
    },
    {
      id: 'id-people-login', kind: 'trait', of: ['identity-center', 'cognito'], unclear: ['directory-service', 'iam-user', 'root-user', 'iam-role', 'mfa'], level: 2,
      say: {
        pt: '{receber} usuários de um provedor de identidade externo',
        en: '{take} in users from an external identity provider',
        es: '{recibir} usuarios de un proveedor de identidad externo',
      },
    },
    {
      id: 'id-gets-policies', kind: 'trait', of: ['iam-user', 'iam-group', 'iam-role'], unclear: ['directory-service', 'identity-center', 'cognito'], level: 2,
      say: {
        pt: '{receber} políticas anexadas que definem suas permissões',
        en: '{take} attached policies that define its permissions',
        es: '{recibir} políticas adjuntas que definen sus permisos',
      },
    },
    {
      id: 'id-acts', kind: 'trait', of: ['root-user', 'iam-user', 'iam-role'], unclear: ['identity-center', 'cognito'], level: 2,
      say: {
        pt: '{poder} chamar APIs da AWS com credenciais próprias',
        en: '{call} AWS APIs with credentials of its own',
        es: '{poder} llamar a las API de AWS con credenciales propias',
      },
    },
    {
      id: 'id-limits', kind: 'trait', of: ['iam-policy', 'scp'], level: 2,
      say: {
        pt: '{poder} negar ações de forma explícita',
        en: '{be} able to deny actions explicitly',
        es: '{poder} denegar acciones de forma explícita',
      },
    },
    {
      id: 'id-no-password', kind: 'trait', of: ['iam-group', 'iam-role', 'iam-policy', 'scp'], unclear: ['directory-service', 'identity-center', 'cognito', 'mfa'], level: 2,
      say: {
        pt: '{dispensar} senha própria',
        en: '{need} no password of its own',
        es: '{prescindir} de contraseña propia',
      },
      deny: {
        pt: '{poder} ter senha própria',
        en: '{have} a password of its own',
        es: '{poder} tener contraseña propia',
      },
    },
    {
      id: 'id-in-account', kind: 'trait', of: ['root-user', 'iam-user', 'iam-group', 'iam-role', 'iam-policy'], unclear: ['directory-service', 'identity-center', 'cognito', 'mfa'], level: 2,
      say: {
        pt: '{existir} dentro de uma conta específica',
        en: '{exist} inside one specific account',
        es: '{existir} dentro de una cuenta específica',
      },
    },
    {
      id: 'id-for-services', kind: 'trait', of: ['iam-role', 'iam-user'], unclear: ['directory-service', 'cognito', 'root-user'], level: 2,
      say: {
        pt: '{poder} representar uma aplicação, e não só uma pessoa',
        en: '{be} able to represent an application, not just a person',
        es: '{poder} representar a una aplicación, y no solo a una persona',
      },
      deny: {
        pt: 'não {representar} aplicações',
        en: '{not represent} applications',
        es: 'no {representar} aplicaciones',
      },
    },
    {
      id: 'id-free', kind: 'trait', of: ['root-user', 'iam-user', 'iam-group', 'iam-role', 'iam-policy', 'scp', 'identity-center'], unclear: ['mfa'], level: 2,
      say: {
        pt: 'não {ter} custo adicional',
        en: '{come} at no additional cost',
        es: 'no {tener} costo adicional',
      },
      deny: {
        pt: '{poder} gerar cobrança conforme o uso',
        en: '{be} billed according to usage',
        es: '{poder} generar cobro según el uso',
      },
    },
  ],
  contrasts: [
    {
      between: ['directory-service', 'identity-center'],
      say: {
        pt: 'O AWS Directory Service é o próprio diretório Active Directory; o IAM Identity Center usa um diretório para dar acesso às contas.',
        en: 'AWS Directory Service is the Active Directory itself; IAM Identity Center uses a directory to give access to the accounts.',
        es: 'AWS Directory Service es el propio Active Directory; IAM Identity Center usa un directorio para dar acceso a las cuentas.',
      },
    },
    {
      between: ['iam-user', 'iam-role'],
      say: {
        pt: 'Um usuário do IAM tem senha ou chaves fixas; uma função do IAM (role) é assumida por um tempo, com credenciais temporárias.',
        en: 'An IAM user has a password or fixed keys; an IAM role is assumed for a while, with temporary credentials.',
        es: 'Un usuario de IAM tiene contraseña o claves fijas; un rol de IAM se asume por un tiempo, con credenciales temporales.',
      },
    },
    {
      between: ['iam-user', 'root-user'],
      say: {
        pt: 'O usuário raiz pode tudo e fica guardado; um usuário do IAM só pode o que as políticas permitem.',
        en: 'The root user can do everything and stays locked away; an IAM user can do only what policies allow.',
        es: 'El usuario raíz puede todo y se guarda; un usuario de IAM solo puede lo que las políticas permiten.',
      },
    },
    {
      between: ['iam-group', 'iam-role'],
      say: {
        pt: 'Um grupo do IAM só distribui permissões a usuários; uma função do IAM (role) pode ser assumida por serviços e por outras contas.',
        en: 'An IAM group only hands permissions to users; an IAM role can be assumed by services and by other accounts.',
        es: 'Un grupo de IAM solo reparte permisos a usuarios; un rol de IAM puede ser asumido por servicios y por otras cuentas.',
      },
    },
    {
      between: ['iam-policy', 'scp'],
      say: {
        pt: 'Uma política do IAM concede acesso a identidades; uma SCP só põe um teto no que as contas podem fazer.',
        en: 'An IAM policy grants access to identities; an SCP only puts a ceiling on what accounts can do.',
        es: 'Una política de IAM concede acceso a identidades; una SCP solo pone un techo a lo que las cuentas pueden hacer.',
      },
    },
    {
      between: ['identity-center', 'cognito'],
      say: {
        pt: 'O IAM Identity Center é para funcionários que entram em contas da AWS; o Cognito, para clientes que entram no seu aplicativo.',
        en: 'IAM Identity Center is for employees who enter AWS accounts; Cognito is for customers who enter your application.',
        es: 'IAM Identity Center es para empleados que entran en cuentas de AWS; Cognito, para clientes que entran en tu aplicación.',
      },
    },
    {
      between: ['iam-policy', 'iam-role'],
      say: {
        pt: 'Uma política do IAM diz o que se pode fazer; uma função do IAM (role) é quem faz.',
        en: 'An IAM policy says what may be done; an IAM role is the one that does it.',
        es: 'Una política de IAM dice qué se puede hacer; un rol de IAM es quien lo hace.',
      },
    },
    {
      between: ['iam-user', 'identity-center'],
      say: {
        pt: 'Um usuário do IAM existe em uma conta só; no IAM Identity Center a pessoa entra uma vez e escolhe a conta.',
        en: 'An IAM user exists in one account; with IAM Identity Center a person signs in once and picks the account.',
        es: 'Un usuario de IAM existe en una sola cuenta; en IAM Identity Center la persona entra una vez y elige la cuenta.',
      },
    },
  ],
};
