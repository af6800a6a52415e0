import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

export const staffConsole: readonly Pattern[] = [
  choiceOf({
    id: 'staff-console',
    exams: { 'clf-c02': { domain: 'security', topic: 'identity' } },
    scene: {
      pt: 'Pense em cada conta da AWS como um prédio, numa organização como um grupo deles e no login da empresa como um crachá.',
      en: 'Think of each AWS account as a building, of an organization as a group of buildings, and of a corporate login as a badge.',
      es: 'Piensa en cada cuenta de AWS como un edificio, en una organización como un grupo de ellos y en el usuario corporativo como credencial.',
    },
    situations: [
      {
        id: 'museum-guard',
        text: say(
          'Uma empresa de vigilância contratou técnicos, que precisam entrar no console da AWS.',
          'A security guard company has hired technicians who need to sign in to the AWS console.',
          'Una empresa de vigilancia contrató técnicos que necesitan entrar a la consola de AWS.',
        ),
      },
      {
        id: 'grain-port',
        text: say(
          'Em um terminal de grãos, a equipe ainda entra no console da AWS com o login de quem abriu a conta.',
          'At a grain terminal, the team still signs in to the AWS console with the login of whoever opened the account.',
          'En una terminal de granos, el equipo aún entra a la consola de AWS con el usuario de quien abrió la cuenta.',
        ),
      },
      {
        id: 'film-lab',
        text: say(
          'Um laboratório de restauração de filmes contrata dez pessoas que vão usar o console da AWS.',
          'A film restoration lab is hiring ten people who will use the AWS console.',
          'Un laboratorio de restauración de películas contrata a diez personas que usarán la consola de AWS.',
        ),
      },
      {
        id: 'tram',
        text: say(
          'Após uma auditoria, uma operadora de bondes muda o acesso dos funcionários ao console da AWS.',
          'After an audit, a tram operator is changing how its employees get to the AWS console.',
          'Tras una auditoría, una operadora de tranvías cambia el acceso de sus empleados a la consola de AWS.',
        ),
      },
    ],
    options: [
      {
        id: 'center-directory',
        text: say(
          'Ligar o IAM Identity Center ao provedor de identidade da empresa',
          'Connect IAM Identity Center to the company’s identity provider',
          'Conectar IAM Identity Center con el proveedor de identidad de la empresa',
        ),
        source: docs('singlesignon/latest/userguide/manage-your-identity-source-idp.html'),
        why: say(
          'O IAM Identity Center, ligado ao provedor da empresa, aceita as senhas que os funcionários já têm e dá acesso às contas da organização em um só lugar.',
          'IAM Identity Center, connected to the company’s provider, takes the passwords that employees already have and gives access to the accounts of the organization in one place.',
          'IAM Identity Center, conectado con el proveedor de la empresa, acepta las contraseñas que los empleados ya tienen y da acceso a las cuentas de la organización en un solo lugar.',
        ),
        likeness: {
          pt: 'a portaria única do grupo, que só aceita crachás já emitidos pela empresa',
          en: 'the single front desk of the group, which accepts only badges already issued by the company',
          es: 'la recepción única del grupo, que solo acepta credenciales ya emitidas por la empresa',
        },
        tell: say(
          'Acesso a vinte contas de uma organização, definido em um só lugar: IAM Identity Center. Registros que mostram qual funcionário fez cada mudança: uma identidade para cada pessoa. Quem sai perde o acesso, sem que os outros troquem de senha: uma identidade para cada pessoa.',
          'Access to twenty accounts of one organization, set in one place: IAM Identity Center. Logs that show which employee made each change: one identity for each person. Those who leave lose access without the others changing passwords: one identity for each person.',
          'Acceso a veinte cuentas de una organización, definido en un solo lugar: IAM Identity Center. Registros que muestran qué empleado hizo cada cambio: una identidad para cada persona. Quien se va pierde el acceso, sin que los demás cambien de contraseña: una identidad para cada persona.',
        ),
      },
      {
        id: 'center-own',
        text: say(
          'Cadastrar as pessoas no diretório do IAM Identity Center',
          'Add the people to the directory of IAM Identity Center',
          'Dar de alta a las personas en el directorio de IAM Identity Center',
        ),
        source: docs('singlesignon/latest/userguide/manage-your-identity-source-sso.html'),
        why: say(
          'O IAM Identity Center tem um diretório próprio, em que cada pessoa recebe o seu usuário, que aparece nos logs e se desativa sem afetar os outros, e um só lugar que define o acesso às contas da organização, com credenciais temporárias.',
          'IAM Identity Center has its own directory, in which each person gets a user, named in the logs and disabled by itself, and one place that sets access to the accounts of the organization, with temporary credentials.',
          'IAM Identity Center tiene un directorio propio, en el que cada persona recibe su usuario, que aparece en los logs y se desactiva sin afectar a los demás, y un solo lugar que define el acceso a las cuentas de la organización, con credenciales temporales.',
        ),
        likeness: {
          pt: 'a portaria única do grupo, que faz ela mesma um crachá para cada pessoa',
          en: 'the single front desk of the group, which itself makes a badge for each person',
          es: 'la recepción única del grupo, que hace ella misma una credencial para cada persona',
        },
        tell: say(
          'Nenhum provedor de identidade, nem vontade de operar um: o diretório do IAM Identity Center, ou usuários do IAM. Funcionários que ainda não têm login corporativo: o diretório do IAM Identity Center, ou usuários do IAM. Acesso a vinte contas de uma organização, definido em um só lugar: IAM Identity Center. Registros que mostram qual funcionário fez cada mudança: uma identidade para cada pessoa. Quem sai perde o acesso, sem que os outros troquem de senha: uma identidade para cada pessoa. Saber quem da equipe apagou um recurso: uma identidade para cada pessoa.',
          'No identity provider and no wish to operate one: the directory of IAM Identity Center, or IAM users. Employees who have no corporate login yet: the directory of IAM Identity Center, or IAM users. Access to twenty accounts of one organization, set in one place: IAM Identity Center. Logs that show which employee made each change: one identity for each person. Those who leave lose access without the others changing passwords: one identity for each person. Finding out who on the team deleted a resource: one identity for each person.',
          'Ningún proveedor de identidad ni voluntad de operar uno: el directorio de IAM Identity Center, o usuarios de IAM. Empleados que aún no tienen usuario corporativo: el directorio de IAM Identity Center, o usuarios de IAM. Acceso a veinte cuentas de una organización, definido en un solo lugar: IAM Identity Center. Registros que muestran qué empleado hizo cada cambio: una identidad para cada persona. Quien se va pierde el acceso, sin que los demás cambien de contraseña: una identidad para cada persona. Saber quién del equipo borró un recurso: una identidad para cada persona.',
        ),
      },
      {
        id: 'saml',
        text: say(
          'Confiar, por SAML no IAM, no provedor de identidade da empresa',
          'Trust the company’s identity provider through SAML in IAM',
          'Confiar, por SAML en IAM, en el proveedor de identidad de la empresa',
        ),
        uses: ['SAML'],
        source: docs('IAM/latest/UserGuide/id_roles_providers_saml.html'),
        why: say(
          'Com SAML no IAM, cada funcionário entra com a senha do provedor da empresa, que pode desativá-la, e assume uma função daquela conta em uma sessão com o seu nome, sem depender de uma organização.',
          'With SAML in IAM, each employee signs in with the password of the company’s provider, which can disable it, and assumes a role of that account in a session with their name, with no organization needed.',
          'Con SAML en IAM, cada empleado entra con la contraseña del proveedor de la empresa, que puede desactivarla, y asume un rol de esa cuenta en una sesión con su nombre, sin depender de una organización.',
        ),
        likeness: {
          pt: 'o porteiro de um só prédio, que só aceita crachás da própria empresa e anota quem entra',
          en: 'the doorman of one building, who accepts only the company’s own badges and notes who enters',
          es: 'el portero de un solo edificio, que solo acepta credenciales de la empresa y anota quién entra',
        },
        tell: say(
          'Conta que fica fora do AWS Organizations, com um provedor de identidade na empresa: SAML no IAM. Registros que mostram qual funcionário fez cada mudança: uma identidade para cada pessoa. Quem sai perde o acesso, sem que os outros troquem de senha: uma identidade para cada pessoa. Provedor de identidade, em uma conta que não entra no AWS Organizations: SAML no IAM. Saber quem da equipe apagou um recurso: uma identidade para cada pessoa.',
          'An account outside AWS Organizations, at a company with an identity provider: SAML in IAM. Logs that show which employee made each change: one identity for each person. Those who leave lose access without the others changing passwords: one identity for each person. An identity provider, with an account that must not join AWS Organizations: SAML in IAM. Finding out who on the team deleted a resource: one identity for each person.',
          'Cuenta que queda fuera de AWS Organizations, con un proveedor de identidad en la empresa: SAML en IAM. Registros que muestran qué empleado hizo cada cambio: una identidad para cada persona. Quien se va pierde el acceso, sin que los demás cambien de contraseña: una identidad para cada persona. Proveedor de identidad, en una cuenta que no entra en AWS Organizations: SAML en IAM. Saber quién del equipo borró un recurso: una identidad para cada persona.',
        ),
      },
      {
        id: 'users',
        text: say(
          'Criar um usuário do IAM com MFA para cada pessoa',
          'Create an IAM user with MFA for each person',
          'Crear un usuario de IAM con MFA para cada persona',
        ),
        source: docs('IAM/latest/UserGuide/id_users.html'),
        why: say(
          'Um usuário do IAM com senha e MFA para cada pessoa existe em uma só conta, sem provedor externo, identifica quem age e pode ser excluído sem afetar os outros.',
          'An IAM user with a password and MFA for each person exists in one account, with no outside provider, shows who acts and can be deleted by itself.',
          'Un usuario de IAM con contraseña y MFA para cada persona existe en una sola cuenta, sin proveedor externo, identifica a quien actúa y puede eliminarse sin afectar a los demás.',
        ),
        likeness: {
          pt: 'uma chave com o nome de cada pessoa, feita para um só prédio e cancelada sem mexer nas outras',
          en: 'a key with each person’s name, made for one building only and canceled without touching the others',
          es: 'una llave con el nombre de cada persona, hecha para un solo edificio y anulada sin tocar las demás',
        },
        tell: say(
          'Conta que fica fora do AWS Organizations, com um provedor de identidade na empresa: SAML no IAM. Nenhum provedor de identidade, nem vontade de operar um: o diretório do IAM Identity Center, ou usuários do IAM. Funcionários que ainda não têm login corporativo: o diretório do IAM Identity Center, ou usuários do IAM. Registros que mostram qual funcionário fez cada mudança: uma identidade para cada pessoa. Quem sai perde o acesso, sem que os outros troquem de senha: uma identidade para cada pessoa. Saber quem da equipe apagou um recurso: uma identidade para cada pessoa.',
          'An account outside AWS Organizations, at a company with an identity provider: SAML in IAM. No identity provider and no wish to operate one: the directory of IAM Identity Center, or IAM users. Employees who have no corporate login yet: the directory of IAM Identity Center, or IAM users. Logs that show which employee made each change: one identity for each person. Those who leave lose access without the others changing passwords: one identity for each person. Finding out who on the team deleted a resource: one identity for each person.',
          'Cuenta que queda fuera de AWS Organizations, con un proveedor de identidad en la empresa: SAML en IAM. Ningún proveedor de identidad ni voluntad de operar uno: el directorio de IAM Identity Center, o usuarios de IAM. Empleados que aún no tienen usuario corporativo: el directorio de IAM Identity Center, o usuarios de IAM. Registros que muestran qué empleado hizo cada cambio: una identidad para cada persona. Quien se va pierde el acceso, sin que los demás cambien de contraseña: una identidad para cada persona. Saber quién del equipo borró un recurso: una identidad para cada persona.',
        ),
      },
      {
        id: 'shared-user',
        neverRight: true,
        text: say(
          'Criar um usuário do IAM único, dividido pela equipe',
          'Create a single IAM user that the team shares',
          'Crear un único usuario de IAM que comparta el equipo',
        ),
        source: docs('IAM/latest/UserGuide/best-practices.html'),
        why: say(
          'Um usuário dividido esconde quem fez o quê.',
          'A shared user hides who did what.',
          'Un usuario compartido oculta quién hizo qué.',
        ),
        likeness: {
          pt: 'a chave única da equipe atrás da porta, usada por todos e trocada quando alguém sai',
          en: 'the team’s one key behind the door, used by everyone and changed for everyone when someone leaves',
          es: 'la llave única del equipo tras la puerta, usada por todos y cambiada cuando alguien se va',
        },
        tell: say(
          'Um usuário para todos: contra as boas práticas.',
          'One user for all: against best practices.',
          'Un usuario para todos: contra las buenas prácticas.',
        ),
      },
      {
        id: 'root',
        neverRight: true,
        text: say(
          'Entrar com o usuário raiz da conta, protegido por MFA',
          'Sign in as the root user of the account, behind MFA',
          'Entrar con el usuario raíz de la cuenta, protegido por MFA',
        ),
        source: docs('IAM/latest/UserGuide/root-user-best-practices.html'),
        why: say(
          'O usuário raiz serve às poucas tarefas que só ele pode fazer.',
          'The root user is for the few tasks that only it can do.',
          'El usuario raíz sirve para las pocas tareas que solo él puede hacer.',
        ),
        likeness: {
          pt: 'a chave-mestra do dono do prédio, feita para raros momentos e passada de mão em mão pela equipe todo dia',
          en: 'the building owner’s master key, meant for rare moments and passed from hand to hand by the team every day',
          es: 'la llave maestra del dueño del edificio, hecha para momentos raros y pasada de mano en mano por el equipo',
        },
        tell: say(
          'Trabalho diário com o usuário raiz: contra as boas práticas.',
          'Daily work as the root user: against best practices.',
          'Trabajo diario con el usuario raíz: contra las buenas prácticas.',
        ),
      },
    ],
    traits: [
      {
        misses: {
          'center-directory': say(
            'O IAM Identity Center dá acesso às contas da sua organização do AWS Organizations, da qual esta não faz parte.',
            'IAM Identity Center gives access to the accounts of its organization in AWS Organizations, of which this one is no part.',
            'IAM Identity Center da acceso a las cuentas de su organización de AWS Organizations, de la que esta no forma parte.',
          ),
          'center-own': say(
            'Também com o seu próprio diretório, o IAM Identity Center só dá acesso a contas da sua organização do AWS Organizations.',
            'With its own directory too, IAM Identity Center gives access only to accounts of its organization in AWS Organizations.',
            'También con su propio directorio, IAM Identity Center solo da acceso a cuentas de su organización de AWS Organizations.',
          ),
        },
        // Where there is an identity provider, an IAM user for each person is no good practice, if it would work.
        unclear: ['users'],
        notWith: ['no-provider', 'first-passwords', 'twenty-accounts'],
        needs: [
          {
            id: 'no-organization',
            text: say(
              'A empresa tem um provedor de identidade, mas a conta ficará fora do AWS Organizations.',
              'The company has an identity provider, but the account will stay outside AWS Organizations.',
              'La empresa tiene un proveedor de identidad, pero la cuenta quedará fuera de AWS Organizations.',
            ),
          },
          {
            id: 'sold-account',
            text: say(
              'A empresa tem um provedor de identidade, mas esta conta, que divide com um parceiro, não entrará no AWS Organizations.',
              'The company has an identity provider, but this account, which it shares with a partner, must not join AWS Organizations.',
              'La empresa tiene un proveedor de identidad, pero esta cuenta, que comparte con un socio, no entrará en AWS Organizations.',
            ),
          },
        ],
      },
      {
        misses: {
          'center-directory': say(
            'Sem um provedor de identidade próprio, não há a que ligar o IAM Identity Center.',
            'With no identity provider of its own, there is nothing to connect IAM Identity Center to.',
            'Sin un proveedor de identidad propio, no hay con qué conectar IAM Identity Center.',
          ),
          saml: say(
            'Sem um provedor de identidade próprio, não há em quem confiar por SAML.',
            'With no identity provider of its own, there is none to trust through SAML.',
            'Sin un proveedor de identidad propio, no hay en quién confiar por SAML.',
          ),
        },
        needs: [
          {
            id: 'no-provider',
            text: say(
              'A empresa usa o AWS Organizations, não tem provedor de identidade e não quer operar um.',
              'The company uses AWS Organizations, has no identity provider and does not want to operate one.',
              'La empresa usa AWS Organizations, no tiene proveedor de identidad y no quiere operar uno.',
            ),
          },
          {
            id: 'first-passwords',
            text: say(
              'A empresa usa o AWS Organizations; os funcionários ainda não têm login corporativo, e as credenciais devem ser criadas na própria AWS.',
              'The company uses AWS Organizations; the employees have no corporate login yet, and their credentials must be created in AWS itself.',
              'La empresa usa AWS Organizations; los empleados aún no tienen usuario corporativo, y sus credenciales deben crearse en la propia AWS.',
            ),
          },
        ],
      },
      {
        misses: {
          'shared-user': say(
            'Com um só usuário do IAM, todos têm o mesmo nome nos registros e a mesma senha, que cada saída obriga a trocar.',
            'With a single IAM user, all have the same name in the logs and the same password, which each departure forces to change.',
            'Con un solo usuario de IAM, todos tienen el mismo nombre en los registros y la misma contraseña, que cada salida obliga a cambiar.',
          ),
          root: say(
            'O usuário raiz é um só: usado por vários, não mostra quem agiu, e cada saída obriga a trocar a senha dele.',
            'There is one root user: used by several, it does not show who acted, and each departure forces its password to change.',
            'El usuario raíz es uno solo: usado por varios, no muestra quién actuó, y cada salida obliga a cambiar su contraseña.',
          ),
        },
        needs: [
          {
            id: 'who-acted',
            text: say(
              'Os registros devem mostrar qual funcionário fez cada mudança.',
              'The logs must show which employee made each change.',
              'Los registros deben mostrar qué empleado hizo cada cambio.',
            ),
          },
          {
            id: 'leaving',
            text: say(
              'Quem sai da empresa deve perder o acesso sem que os outros troquem de senha.',
              'Those who leave must lose access without the others changing passwords.',
              'Quien se va debe perder el acceso sin que los demás cambien de contraseña.',
            ),
          },
          {
            id: 'who-deleted',
            text: say(
              'Em caso de incidente, deve ser possível saber quem da equipe apagou um recurso.',
              'In an incident, it must be possible to find out who on the team deleted a resource.',
              'Tras un incidente, debe poder saberse quién del equipo borró un recurso.',
            ),
          },
        ],
      },
      {
        misses: {
          saml: say(
            'Com SAML no IAM, a confiança e as funções são criadas em cada conta, uma a uma.',
            'With SAML in IAM, trust and roles are created in each account, one by one.',
            'Con SAML en IAM, la confianza y los roles se crean en cada cuenta, una por una.',
          ),
          users: say(
            'Um usuário do IAM existe em uma só conta; seria preciso criar outro em cada uma.',
            'An IAM user exists in one account; another would have to be created in each.',
            'Un usuario de IAM existe en una sola cuenta; habría que crear otro en cada una.',
          ),
          'shared-user': say(
            'O usuário do IAM dividido existe em uma só conta.',
            'The shared IAM user exists in one account only.',
            'El usuario de IAM compartido existe en una sola cuenta.',
          ),
          root: say(
            'Cada conta tem o seu próprio usuário raiz.',
            'Each account has a root user of its own.',
            'Cada cuenta tiene su propio usuario raíz.',
          ),
        },
        needs: [
          {
            id: 'twenty-accounts',
            text: say(
              'O acesso a vinte contas de uma organização deve ser definido em um só lugar.',
              'Access to twenty accounts of one organization must be set in one place.',
              'El acceso a veinte cuentas de una organización debe definirse en un solo lugar.',
            ),
          },
        ],
      },
    ],
    ask: say(
      'Qual opção atende a esses requisitos?',
      'Which option meets these requirements?',
      '¿Qué opción cumple estos requisitos?',
    ),
  }),
];
