import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page, site } from '../source.ts';

export const trustChoices: readonly Pattern[] = [
  {
    id: 'supplier-access',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'identity' } },
    scene: {
      pt: 'Pense nos dados como papéis em um prédio vigiado, em que cada pessoa de fora é um visitante.',
      en: 'Think of the data as papers in a guarded building, where each person from outside is a visitor.',
      es: 'Piensa en los datos como papeles en un edificio vigilado, en el que cada persona externa es un visitante.',
    },
    situations: [
      {
        id: 'agency',
        text: {
          pt: 'Uma varejista vai abrir os seus dados no BigQuery aos analistas de uma agência.',
          en: 'A retailer is opening its data in BigQuery to an agency’s analysts.',
          es: 'Una cadena minorista va a abrir sus datos en BigQuery a los analistas de una agencia.',
        },
      },
      {
        id: 'auditors',
        text: {
          pt: 'Uma seguradora vai deixar que uma firma de auditoria consulte os seus dados no BigQuery.',
          en: 'An insurer is letting an audit firm query its data in BigQuery.',
          es: 'Una aseguradora va a permitir que una firma de auditoría consulte sus datos en BigQuery.',
        },
      },
      {
        id: 'researchers',
        text: {
          pt: 'Uma rede de hospitais vai abrir dados no BigQuery aos pesquisadores de um instituto.',
          en: 'A hospital network is opening data in BigQuery to an institute’s researchers.',
          es: 'Una red de hospitales va a abrir datos en BigQuery a los investigadores de un instituto.',
        },
      },
    ],
    candidates: [
      {
        id: 'federation',
        text: {
          pt: 'Entrada com as contas que o parceiro já tem',
          en: 'Sign-in with the accounts the partner already has',
          es: 'Ingreso con las cuentas que ya tiene el socio',
        },
        uses: [],
        why: {
          pt: 'Com a federação de identidades, cada pessoa de fora entra com sua conta no parceiro, que a inclui ou exclui, e consulta em seu nome as tabelas originais. A empresa encerra todos os acessos ao desfazer a ligação.',
          en: 'With identity federation, each outsider signs in with an account at the partner, which adds or removes it, and queries the original tables under that name. The company ends all access by removing the link.',
          es: 'Con la federación de identidades, cada persona externa ingresa con su cuenta en el socio, que la incluye o la da de baja, y consulta a su nombre las tablas originales. La empresa termina todos los accesos al quitar el vínculo.',
        },
        likeness: {
          pt: 'o porteiro que aceita os crachás da firma parceira, que ela mesma precisa emitir e recolher',
          en: 'the porter who accepts the partner firm’s own badges, which that firm has to issue and withdraw',
          es: 'el portero que acepta los pases de la empresa socia, que ella misma debe emitir y retirar',
        },
        tell: {
          pt: 'Pessoas de fora que já têm diretório: a federação de identidades. Pessoas de fora que mudam toda semana: a federação de identidades. Nenhuma senha a mais para decorar: a federação de identidades. Pessoa de fora que o registro deve mostrar: contas individuais, novas ou por federação, e não uma dividida. Trabalho que depende de dados do próprio dia: acesso às tabelas originais, e não uma cópia. Dezenas de consultas por hora e nenhum funcionário à disposição: login próprio para quem vem de fora, que consulta sozinho. Acesso encerrado no fim do contrato, sem dados do lado de fora: contas que se bloqueiam sobre dados que não saem, e não cópias.',
          en: 'Outsiders who already have a directory: identity federation. Outsiders who change every week: identity federation. Not another password to remember: identity federation. A log that names the outsider behind each query: individual accounts, new ones or by federation, rather than a shared one. Work that depends on data of the same day: access to the original tables rather than a copy. Dozens of queries an hour and no employee at their disposal: a sign-in for the outsiders, who run them by themselves. An end to all access when the contract ends, with no data left outside: accounts that are cut off from data that stays in place, not copies.',
          es: 'Personas externas que ya tienen directorio: la federación de identidades. Personas externas que cambian cada semana: la federación de identidades. Ninguna otra contraseña que memorizar: la federación de identidades. Persona externa que el registro debe mostrar: cuentas individuales, nuevas o por federación, y no una compartida. Trabajo que depende de datos del mismo día: acceso a las tablas originales, y no una copia. Decenas de consultas por hora y ningún empleado a disposición: un inicio de sesión para quienes vienen de fuera, que consultan solos. Cierre de todo el acceso al final del contrato, sin datos afuera: cuentas que se bloquean sobre datos que no salen, y no copias.',
        },
        source: page('iam/docs/workforce-identity-federation'),
        popularity: 4,
      },
      {
        id: 'accounts',
        text: {
          pt: 'Contas novas no Cloud Identity, sem SSO',
          en: 'New accounts in Cloud Identity, without SSO',
          es: 'Cuentas nuevas en Cloud Identity, sin SSO',
        },
        uses: [],
        why: {
          pt: 'Com contas novas no Cloud Identity, uma por pessoa e sem diretório do parceiro, a empresa exige verificação em duas etapas e bloqueia cada uma quando quiser. Cada pessoa consulta as tabelas originais, que não saem do lugar.',
          en: 'With new accounts in Cloud Identity, one per person and without a directory of the partner’s, the company requires 2-Step Verification and blocks any of them when it wants to. Each person queries the original tables, which stay in place.',
          es: 'Con cuentas nuevas en Cloud Identity, una por persona y sin directorio del socio, la empresa exige la verificación en dos pasos y bloquea cada una cuando quiera. Cada persona consulta las tablas originales, que no se mueven.',
        },
        likeness: {
          pt: 'o crachá novo que o prédio emite um a um, com outra senha que o visitante tem de decorar',
          en: 'the new badge that the building issues one by one, with another password for the visitor to memorize',
          es: 'el pase nuevo que el edificio emite uno a uno, con otra clave que el visitante debe memorizar',
        },
        tell: {
          pt: 'Controle total sobre as contas de quem vem de fora: o Cloud Identity. Verificação em duas etapas que a própria empresa administra: contas do Cloud Identity. Parceiro pequeno, sem um sistema central de contas: o Cloud Identity. Pessoa de fora que o registro deve mostrar: contas individuais, novas ou por federação, e não uma dividida. Trabalho que depende de dados do próprio dia: acesso às tabelas originais, e não uma cópia. Dezenas de consultas por hora e nenhum funcionário à disposição: login próprio para quem vem de fora, que consulta sozinho. Acesso encerrado no fim do contrato, sem dados do lado de fora: contas que se bloqueiam sobre dados que não saem, e não cópias.',
          en: 'Full control over the accounts of outsiders: Cloud Identity. Sign-in with 2-Step Verification that the company itself administers: Cloud Identity accounts. A small partner without a central system for accounts: Cloud Identity. A log that names the outsider behind each query: individual accounts, new ones or by federation, rather than a shared one. Work that depends on data of the same day: access to the original tables rather than a copy. Dozens of queries an hour and no employee at their disposal: a sign-in for the outsiders, who run them by themselves. An end to all access when the contract ends, with no data left outside: accounts that are cut off from data that stays in place, not copies.',
          es: 'Control total sobre las cuentas de los externos: Cloud Identity. Verificación en dos pasos que administra la propia empresa: cuentas de Cloud Identity. Socio pequeño, sin un sistema central de cuentas: Cloud Identity. Persona externa que el registro debe mostrar: cuentas individuales, nuevas o por federación, y no una compartida. Trabajo que depende de datos del mismo día: acceso a las tablas originales, y no una copia. Decenas de consultas por hora y ningún empleado a disposición: un inicio de sesión para quienes vienen de fuera, que consultan solos. Cierre de todo el acceso al final del contrato, sin datos afuera: cuentas que se bloquean sobre datos que no salen, y no copias.',
        },
        source: page('identity/docs/overview'),
        popularity: 4,
      },
      {
        id: 'guests',
        text: {
          pt: 'Convites a contas particulares do Gmail',
          en: 'Invitations to private Gmail accounts',
          es: 'Invitaciones a cuentas privadas de Gmail',
        },
        uses: [],
        why: {
          pt: 'Um convite à conta pessoal dá acesso em minutos, sem outra senha.',
          en: 'An invitation to a personal account gives access within minutes, without another password.',
          es: 'Una invitación a la cuenta personal da acceso en minutos, sin otra contraseña.',
        },
        likeness: {
          pt: 'a lista de convidados que o prédio refaz toda semana, aceitando o documento que cada um já tem',
          en: 'the guest list that the building redoes every week, accepting whatever ID each guest already carries',
          es: 'la lista de invitados que el edificio rehace cada semana, aceptando el documento que cada uno ya tiene',
        },
        tell: {
          pt: 'Rápido e fora do controle da empresa: contas pessoais.',
          en: 'Quick and beyond the company’s control: personal accounts.',
          es: 'Rápido y fuera del control de la empresa: cuentas personales.',
        },
        source: page('iam/docs/principals-overview'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'shared',
        text: {
          pt: 'Conta única, com a senha dividida entre todos',
          en: 'A single account, with a password that all share',
          es: 'Una sola cuenta, con la contraseña compartida',
        },
        uses: [],
        why: {
          pt: 'Uma conta comum é criada uma vez e serve a quem chegar.',
          en: 'A common account is created once and serves whoever comes.',
          es: 'Una cuenta común se crea una vez y sirve a quien llegue.',
        },
        likeness: {
          pt: 'uma só chave para todos, com uma palavra a decorar, que não diz quem entrou',
          en: 'the single key for everybody, with a word to memorize, which does not tell who came in',
          es: 'una sola llave para todos, con una palabra que memorizar, que no dice quién entró',
        },
        tell: {
          pt: 'Uma senha para todos: ninguém sabe quem fez o quê.',
          en: 'One password for all: nobody knows who did what.',
          es: 'Una contraseña para todos: nadie sabe quién hizo qué.',
        },
        source: page('iam/docs/using-iam-securely'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'copy',
        text: {
          pt: 'Cópia em arquivos, em um disco externo',
          en: 'A copy in files, on an external disk',
          es: 'Una copia en archivos, en un disco externo',
        },
        uses: [],
        why: {
          pt: 'Com uma cópia, ninguém de fora entra no ambiente da empresa.',
          en: 'With a copy, no outsider enters the company’s environment.',
          es: 'Con una copia, nadie de fuera entra en el entorno de la empresa.',
        },
        likeness: {
          pt: 'a mala de fotocópias que os visitantes levam embora, já velhas no dia seguinte, lidas sem registro',
          en: 'the suitcase of photocopies that the visitors take away, stale the next day and read with nobody noting it',
          es: 'la maleta de fotocopias que los visitantes se llevan, viejas al día siguiente, leídas sin registro',
        },
        tell: {
          pt: 'Dados de um dia só e sem volta: uma cópia.',
          en: 'Data of one day and no taking back: a copy.',
          es: 'Datos de un solo día y sin vuelta atrás: una copia.',
        },
        source: page('bigquery/docs/managing-tables'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'escorted',
        text: {
          pt: 'Consultas feitas por um funcionário, a pedido',
          en: 'Queries run by an employee, on request',
          es: 'Consultas hechas por un empleado, a pedido',
        },
        uses: [],
        why: {
          pt: 'Um funcionário que consulta a pedido mantém todos os de fora sem acesso.',
          en: 'An employee who queries on request keeps all outsiders without access.',
          es: 'Un empleado que consulta a pedido mantiene a todos los externos sin acceso.',
        },
        likeness: {
          pt: 'o funcionário que busca cada papel a pedido, em seu próprio nome, enquanto os visitantes esperam do lado de fora',
          en: 'the employee who fetches each paper on request, in his own name, while the visitors wait outside',
          es: 'el empleado que busca cada papel a pedido, a su propio nombre, mientras los visitantes esperan fuera',
        },
        tell: {
          pt: 'Poucas perguntas: um funcionário responde.',
          en: 'Few questions: an employee answers.',
          es: 'Pocas preguntas: un empleado responde.',
        },
        source: page('iam/docs/using-iam-securely'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'traced',
        text: {
          pt: 'A auditoria interna quer ver no registro que pessoa de fora está por trás de cada consulta.',
          en: 'Internal audit wants the log to name the outsider behind each query.',
          es: 'La auditoría interna quiere ver en el registro qué persona externa está detrás de cada consulta.',
        },
        fits: ['federation', 'accounts', 'guests'],
        rulesOut: {
          shared: {
            pt: 'Com a senha dividida, o registro mostra a conta, e não a pessoa.',
            en: 'With a shared password, the log shows the account, not the person.',
            es: 'Con la contraseña compartida, el registro muestra la cuenta, no a la persona.',
          },
          copy: {
            pt: 'Do lado de fora, as consultas à cópia não ficam registradas.',
            en: 'Outside, queries on the copy leave no record.',
            es: 'Fuera, las consultas a la copia no quedan registradas.',
          },
          escorted: {
            pt: 'O registro mostra o funcionário, e não a pessoa que lhe fez o pedido.',
            en: 'The log shows the employee, not the outsider who asked.',
            es: 'El registro muestra al empleado, no a la persona que le hizo el pedido.',
          },
        },
      },
      {
        id: 'turnover',
        notWith: ['no-directory'],
        text: {
          pt: 'As pessoas de fora mudam toda semana, e a empresa não quer gerenciar essas mudanças.',
          en: 'The outsiders change every week, and the company does not want to manage those changes.',
          es: 'Las personas externas cambian cada semana, y la empresa no quiere administrar esos cambios.',
        },
        fits: ['federation', 'shared', 'copy', 'escorted'],
        rulesOut: {
          accounts: {
            pt: 'As contas novas teriam de ser criadas e bloqueadas pela empresa toda semana.',
            en: 'The company would have to create and block the new accounts every week.',
            es: 'La empresa tendría que crear y bloquear las cuentas nuevas cada semana.',
          },
          guests: {
            pt: 'Cada chegada e saída exigiria mudar os convites.',
            en: 'Each arrival and departure would mean changing the invitations.',
            es: 'Cada llegada y salida exigiría cambiar las invitaciones.',
          },
        },
      },
      {
        id: 'fresh',
        text: {
          pt: 'O trabalho depende de dados do próprio dia.',
          en: 'The work depends on data of the same day.',
          es: 'El trabajo depende de datos del mismo día.',
        },
        fits: ['federation', 'accounts', 'guests', 'shared', 'escorted'],
        rulesOut: {
          copy: {
            pt: 'Uma cópia mostra os dados do dia em que foi feita.',
            en: 'A copy shows the data of the day on which it was made.',
            es: 'Una copia muestra los datos del día en que se hizo.',
          },
        },
      },
      {
        id: 'no-directory',
        text: {
          pt: 'O parceiro é pequeno e não tem um sistema central de contas.',
          en: 'The partner is small and has no central system for accounts.',
          es: 'El socio es pequeño y no tiene un sistema central de cuentas.',
        },
        fits: ['accounts', 'guests', 'shared', 'copy', 'escorted'],
        rulesOut: {
          federation: {
            pt: 'A federação depende do diretório do parceiro, que não existe.',
            en: 'Federation relies on the partner’s directory, which does not exist.',
            es: 'La federación depende del directorio del socio, que no existe.',
          },
        },
      },
      {
        id: 'two-steps',
        text: {
          pt: 'A própria empresa quer exigir e administrar a verificação em duas etapas de quem entra.',
          en: 'The company itself wants to enforce and administer 2-Step Verification for those who sign in.',
          es: 'La propia empresa quiere exigir y administrar la verificación en dos pasos de quien ingresa.',
        },
        fits: ['accounts', 'copy', 'escorted'],
        rulesOut: {
          guests: {
            pt: 'Em uma conta pessoal, a empresa não administra a segunda etapa.',
            en: 'On a personal account, the company does not administer the second step.',
            es: 'En una cuenta personal, la empresa no administra el segundo paso.',
          },
          shared: {
            pt: 'Em uma conta dividida, a segunda etapa fica com uma só pessoa.',
            en: 'On a shared account, the second step is with a single person.',
            es: 'En una cuenta compartida, el segundo paso queda en una sola persona.',
          },
          federation: {
            pt: 'Com a federação, a segunda etapa é administrada no diretório do parceiro.',
            en: 'With federation, the second step is administered in the partner’s directory.',
            es: 'Con la federación, el segundo paso se administra en el directorio del socio.',
          },
        },
      },
      {
        id: 'many-questions',
        text: {
          pt: 'São dezenas de consultas por hora, e nenhum funcionário pode ficar à disposição.',
          en: 'There are dozens of queries an hour, and no employee can be at their disposal.',
          es: 'Son decenas de consultas por hora, y ningún empleado puede estar a disposición.',
        },
        fits: ['federation', 'accounts', 'guests', 'shared', 'copy'],
        rulesOut: {
          escorted: {
            pt: 'Um funcionário não faz dezenas de consultas por hora para terceiros.',
            en: 'An employee does not run dozens of queries an hour for others.',
            es: 'Un empleado no hace decenas de consultas por hora para terceros.',
          },
        },
      },
      {
        id: 'one-cut',
        text: {
          pt: 'No fim do contrato, a empresa quer encerrar todo o acesso, sem que fiquem dados do lado de fora.',
          en: 'When the contract ends, the company wants to end all access, with no data left outside.',
          es: 'Al final del contrato, la empresa quiere cerrar todo el acceso, sin que queden datos afuera.',
        },
        fits: ['federation', 'accounts', 'shared', 'escorted'],
        rulesOut: {
          copy: {
            pt: 'A cópia fica com o parceiro depois do contrato.',
            en: 'The copy stays with the partner after the contract.',
            es: 'La copia queda con el socio después del contrato.',
          },
        },
      },
      {
        id: 'own-password',
        text: {
          pt: 'As pessoas não aceitam decorar mais uma senha.',
          en: 'People do not accept another password to remember.',
          es: 'Las personas no aceptan memorizar otra contraseña.',
        },
        fits: ['federation', 'guests', 'copy', 'escorted'],
        rulesOut: {
          accounts: {
            pt: 'Contas novas trazem senhas novas.',
            en: 'New accounts bring new passwords.',
            es: 'Las cuentas nuevas traen contraseñas nuevas.',
          },
          shared: {
            pt: 'A conta dividida tem mais uma senha, que todos precisam saber.',
            en: 'The shared account has one more password, which all need to know.',
            es: 'La cuenta compartida tiene otra contraseña, que todos deben saber.',
          },
        },
      },
    ],
    ask: { pt: 'Como o acesso deve ser dado?', en: 'How should access be given?', es: '¿Cómo debe darse el acceso?' },
  },
  {
    id: 'joint-analysis',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'data-protection' } },
    scene: {
      pt: 'Pense nos dados de cada participante como uma lista de nomes, que os três precisam juntar em uma mesa.',
      en: 'Think of each participant’s data as a list of names, which the three have to bring together at one table.',
      es: 'Piensa en los datos de cada participante como una lista de nombres, que los tres deben reunir en una mesa.',
    },
    situations: [
      {
        id: 'banks',
        text: {
          pt: 'Três bancos querem analisar em conjunto, no Google Cloud, as fraudes contra clientes, sem expor pessoas.',
          en: 'Three banks want to jointly analyze fraud against customers on Google Cloud, without exposing people.',
          es: 'Tres bancos quieren analizar en conjunto, en Google Cloud, los fraudes contra clientes, sin exponer a personas.',
        },
      },
      {
        id: 'hospitals',
        text: {
          pt: 'Três hospitais querem analisar em conjunto, no Google Cloud, os resultados de tratamentos, sem expor pessoas.',
          en: 'Three hospitals want to jointly analyze the outcomes of treatments on Google Cloud, without exposing people.',
          es: 'Tres hospitales quieren analizar en conjunto, en Google Cloud, los resultados de tratamientos, sin exponer a personas.',
        },
      },
      {
        id: 'stores',
        text: {
          pt: 'Três redes de lojas querem analisar em conjunto, no Google Cloud, as compras de clientes, sem expor pessoas.',
          en: 'Three store chains want to jointly analyze their customers’ purchases on Google Cloud, without exposing people.',
          es: 'Tres cadenas de tiendas quieren analizar en conjunto, en Google Cloud, las compras de clientes, sin exponer a personas.',
        },
      },
    ],
    candidates: [
      {
        id: 'confidential',
        text: {
          pt: 'Confidential Space, com software aprovado',
          en: 'Confidential Space, with approved software',
          es: 'Confidential Space, con software aprobado',
        },
        uses: [],
        why: {
          pt: 'No Confidential Space, da Confidential Computing, os dados originais de todos ficam criptografados até na memória: só o software aprovado os cruza, os analistas recebem apenas resultados, e nem quem opera as máquinas vê os dados.',
          en: 'In Confidential Space, part of Confidential Computing, everybody’s original data stays encrypted even in memory: only the approved software joins it, analysts get the results alone, and not even those who operate the machines see it.',
          es: 'En Confidential Space, de Confidential Computing, los datos originales de todos quedan cifrados incluso en la memoria: solo el software aprobado los cruza, los analistas reciben solo resultados, y ni quien opera las máquinas ve los datos.',
        },
        likeness: {
          pt: 'a caixa de fabricação especial em que as três listas entram fechadas e de que só sai a resposta combinada',
          en: 'the specially built box that the three lists enter sealed and that only the agreed answer leaves',
          es: 'la caja de fabricación especial donde entran selladas las tres listas y solo sale la respuesta acordada',
        },
        tell: {
          pt: 'Identidades que os administradores do sistema não podem ver: memória criptografada, códigos ou totais. Valores originais, sem nenhuma alteração: o Confidential Space. Uma barreira técnica, além de promessas: memória criptografada, códigos ou totais, e não um contrato. Dados de pessoas que ninguém vê durante o processamento: o Confidential Space. Dezenas de analistas que participam do trabalho: dados que não mostram pessoas a eles, por códigos, totais ou memória criptografada, e não tabelas abertas a poucos. A mesma pessoa reconhecida nos dados das três organizações: um código em comum (tokenização), ou os dados originais no Confidential Space.',
          en: 'Identities that system administrators may not see: encrypted memory, codes or totals. Original values, without any alteration: Confidential Space. A technical barrier in addition to promises: encrypted memory, codes or totals rather than an agreement. Data about people that nobody may see while it is processed: Confidential Space. Dozens of analysts who take part in the work: data that does not show people to them, by codes, totals or encrypted memory, rather than full tables for a few. The same person recognized in the data of all three: a code in common (tokenization), or the original data in Confidential Space.',
          es: 'Identidades que los administradores del sistema no deben ver: memoria cifrada, códigos o totales. Valores originales, sin ninguna alteración: Confidential Space. Una barrera técnica, además de promesas: memoria cifrada, códigos o totales, y no un acuerdo. Datos de personas que nadie puede ver mientras se procesan: Confidential Space. Decenas de analistas que participan en el trabajo: datos que no les muestran personas, por códigos, totales o memoria cifrada, y no tablas abiertas a pocos. La misma persona reconocida en los datos de las tres organizaciones: un código en común (tokenización), o los datos originales en Confidential Space.',
        },
        source: page('confidential-computing/confidential-space/docs/confidential-space-overview'),
        popularity: 3,
      },
      {
        id: 'tokens',
        text: {
          pt: 'Códigos de um terceiro no lugar dos nomes',
          en: 'A third party’s codes in place of names',
          es: 'Códigos de un tercero en lugar de nombres',
        },
        uses: [],
        why: {
          pt: 'Na tokenização por um terceiro, a mesma pessoa tem o mesmo código em todas as tabelas, no lugar do nome, e nem organizações, nem analistas, nem administradores sabem de quem ele é, em qualquer máquina.',
          en: 'With tokenization by a third party, the same person has the same code in all tables, in place of the name, and neither organizations nor analysts nor administrators know whose it is, on any machine.',
          es: 'Con la tokenización a cargo de un tercero, la misma persona tiene el mismo código en todas las tablas, en lugar del nombre, y ni organizaciones, ni analistas, ni administradores saben de quién es, en cualquier máquina.',
        },
        likeness: {
          pt: 'o tabelião que troca cada nome pelo mesmo número nas três listas antes de pô-las na mesa',
          en: 'the notary who swaps each name for the same number on all three lists before laying them on the table',
          es: 'el notario que cambia cada nombre por el mismo número en las tres listas antes de ponerlas en la mesa',
        },
        tell: {
          pt: 'Identidades que os administradores do sistema não podem ver: memória criptografada, códigos ou totais. Uma barreira técnica, além de promessas: memória criptografada, códigos ou totais, e não um contrato. Máquinas virtuais que não criptografam a memória e ninguém quer trocar: códigos ou totais, que não pedem outro hardware. A mesma pessoa reconhecida nos dados das três organizações: um código em comum (tokenização), ou os dados originais no Confidential Space. Ligar registros sem mostrar pessoas: tokenização. Dezenas de analistas que participam do trabalho: dados que não mostram pessoas a eles, por códigos, totais ou memória criptografada, e não tabelas abertas a poucos. Dados dos outros que nenhum participante pode ver: totais ou códigos.',
          en: 'Identities that system administrators may not see: encrypted memory, codes or totals. A technical barrier in addition to promises: encrypted memory, codes or totals rather than an agreement. Virtual machines that cannot encrypt memory and nobody wants to replace: codes or totals, which need no other hardware. The same person recognized in the data of all three: a code in common (tokenization), or the original data in Confidential Space. Linking records without showing people: tokenization. Dozens of analysts who take part in the work: data that does not show people to them, by codes, totals or encrypted memory, rather than full tables for a few. Data of the others that no participant may see: totals or codes.',
          es: 'Identidades que los administradores del sistema no deben ver: memoria cifrada, códigos o totales. Una barrera técnica, además de promesas: memoria cifrada, códigos o totales, y no un acuerdo. Máquinas virtuales que no cifran la memoria y nadie quiere cambiar: códigos o totales, que no piden otro hardware. La misma persona reconocida en los datos de las tres organizaciones: un código en común (tokenización), o los datos originales en Confidential Space. Vincular registros sin mostrar personas: tokenización. Decenas de analistas que participan en el trabajo: datos que no les muestran personas, por códigos, totales o memoria cifrada, y no tablas abiertas a pocos. Datos de los otros que ningún participante puede ver: totales o códigos.',
        },
        source: page('sensitive-data-protection/docs/pseudonymization'),
        popularity: 4,
      },
      {
        id: 'totals',
        text: {
          pt: 'Somente totais, sem linhas individuais',
          en: 'Only totals, with no individual rows',
          es: 'Solo totales, sin filas individuales',
        },
        uses: [],
        why: {
          pt: 'Os totais não mostram a analistas nem a administradores nenhuma linha de pessoa, servem em qualquer máquina e podem até ser publicados.',
          en: 'Totals show analysts and administrators no row of any person, serve on any machine and may even be published.',
          es: 'Los totales no muestran a analistas ni a administradores ninguna fila de personas, sirven en cualquier máquina y hasta pueden publicarse.',
        },
        likeness: {
          pt: 'o cartaz que mostra só as somas das três listas, sem nenhuma linha nem nome que se possa ligar',
          en: 'the poster that shows only the sums of the three lists, with no line or name to be matched',
          es: 'el cartel que muestra solo las sumas de las tres listas, sin ninguna línea ni nombre que vincular',
        },
        tell: {
          pt: 'Identidades que os administradores do sistema não podem ver: memória criptografada, códigos ou totais. Uma barreira técnica, além de promessas: memória criptografada, códigos ou totais, e não um contrato. Máquinas virtuais que não criptografam a memória e ninguém quer trocar: códigos ou totais, que não pedem outro hardware. Dados dos outros que nenhum participante pode ver: totais ou códigos. Dezenas de analistas que participam do trabalho: dados que não mostram pessoas a eles, por códigos, totais ou memória criptografada, e não tabelas abertas a poucos.',
          en: 'Identities that system administrators may not see: encrypted memory, codes or totals. A technical barrier in addition to promises: encrypted memory, codes or totals rather than an agreement. Virtual machines that cannot encrypt memory and nobody wants to replace: codes or totals, which need no other hardware. Data of the others that no participant may see: totals or codes. Dozens of analysts who take part in the work: data that does not show people to them, by codes, totals or encrypted memory, rather than full tables for a few.',
          es: 'Identidades que los administradores del sistema no deben ver: memoria cifrada, códigos o totales. Una barrera técnica, además de promesas: memoria cifrada, códigos o totales, y no un acuerdo. Máquinas virtuales que no cifran la memoria y nadie quiere cambiar: códigos o totales, que no piden otro hardware. Datos de los otros que ningún participante puede ver: totales o códigos. Decenas de analistas que participan en el trabajo: datos que no les muestran personas, por códigos, totales o memoria cifrada, y no tablas abiertas a pocos.',
        },
        source: page('sensitive-data-protection/docs/deidentify-sensitive-data'),
        popularity: 3,
      },
      {
        id: 'rest',
        text: {
          pt: 'A criptografia padrão em repouso',
          en: 'Default encryption at rest',
          es: 'El cifrado predeterminado en reposo',
        },
        uses: [],
        why: {
          pt: 'A criptografia em repouso protege o que está nos discos, sem custo.',
          en: 'Encryption at rest protects what is on the disks, at no cost.',
          es: 'El cifrado en reposo protege lo que está en los discos, sin costo.',
        },
        likeness: {
          pt: 'as listas trancadas em gaveta à noite e abertas sobre a mesa, com todos os nomes, na hora do trabalho',
          en: 'the lists locked in a drawer at night and open on the table, names and all, during the work',
          es: 'las listas bajo llave por la noche y abiertas sobre la mesa, con todos los nombres, durante el trabajo',
        },
        tell: {
          pt: 'Discos e cópias: a criptografia em repouso.',
          en: 'Disks and copies: encryption at rest.',
          es: 'Discos y copias: el cifrado en reposo.',
        },
        source: page('docs/security/encryption/default-encryption'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'contract',
        text: {
          pt: 'Um contrato de sigilo entre as partes',
          en: 'A secrecy agreement between the parties',
          es: 'Un acuerdo de confidencialidad entre las partes',
        },
        uses: [],
        why: {
          pt: 'Um contrato de sigilo pune quem revela os dados.',
          en: 'A secrecy agreement punishes those who reveal the data.',
          es: 'Un acuerdo de confidencialidad sanciona a quien revela los datos.',
        },
        likeness: {
          pt: 'a promessa assinada de não contar nada, com as listas de nomes abertas diante de todos',
          en: 'the signed promise to tell nothing, with the lists of names open before everybody',
          es: 'la promesa firmada de no contar nada, con las listas de nombres abiertas delante de todos',
        },
        tell: {
          pt: 'Um dever e uma multa: um contrato.',
          en: 'A duty and a fine: an agreement.',
          es: 'Un deber y una multa: un acuerdo.',
        },
        source: page('learn/what-is-data-governance'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'full',
        text: {
          pt: 'Tabelas completas, com acesso para poucos',
          en: 'Full tables, with access for a few',
          es: 'Tablas completas, con acceso para pocos',
        },
        uses: [],
        why: {
          pt: 'Com poucas pessoas autorizadas, as tabelas completas servem a qualquer análise.',
          en: 'With few people allowed in, full tables serve any analysis.',
          es: 'Con pocas personas autorizadas, las tablas completas sirven para cualquier análisis.',
        },
        likeness: {
          pt: 'a sala em que só três escolhidos entram, onde as listas inteiras ficam abertas com todos os nomes',
          en: 'the room that only three chosen people enter, where the whole lists lie open with all the names',
          es: 'la sala donde solo entran tres elegidos y las listas enteras quedan abiertas con todos los nombres',
        },
        tell: {
          pt: 'Menos pessoas, os mesmos dados: permissões.',
          en: 'Fewer people, the same data: permissions.',
          es: 'Menos personas, los mismos datos: permisos.',
        },
        source: page('iam/docs/using-iam-securely'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'in-use',
        notWith: ['usual-machines'],
        text: {
          pt: 'Nem quem opera a infraestrutura pode ver dados de pessoas durante o processamento.',
          en: 'Not even those who run the infrastructure may see data about people while it is processed.',
          es: 'Ni quien opera la infraestructura puede ver datos de personas mientras se procesan.',
        },
        fits: ['confidential', 'totals'],
        rulesOut: {
          rest: {
            pt: 'A criptografia em repouso termina quando os dados são lidos para a memória.',
            en: 'Encryption at rest ends when the data is read into memory.',
            es: 'El cifrado en reposo termina cuando los datos se leen en la memoria.',
          },
          full: {
            pt: 'As permissões não cifram o que está na memória.',
            en: 'Permissions do not encrypt what is in memory.',
            es: 'Los permisos no cifran lo que está en la memoria.',
          },
          contract: {
            pt: 'Um contrato proíbe ler, mas não impede.',
            en: 'An agreement forbids reading, but does not prevent it.',
            es: 'Un acuerdo prohíbe leer, pero no lo impide.',
          },
          tokens: {
            pt: 'Os códigos escondem nomes e documentos, mas o resto é processado sem criptografia.',
            en: 'Codes hide names and ID numbers, but the rest is processed unencrypted.',
            es: 'Los códigos ocultan nombres y documentos, pero el resto se procesa sin cifrar.',
          },
        },
      },
      {
        id: 'same-people',
        text: {
          pt: 'A análise precisa reconhecer a mesma pessoa nos dados das três organizações.',
          en: 'The analysis has to recognize the same person in the data of all three.',
          es: 'El análisis debe reconocer a la misma persona en los datos de las tres organizaciones.',
        },
        fits: ['confidential', 'tokens', 'rest', 'contract', 'full'],
        rulesOut: {
          totals: {
            pt: 'Os totais não dizem quem é a mesma pessoa.',
            en: 'Totals do not tell who is the same person.',
            es: 'Los totales no dicen quién es la misma persona.',
          },
        },
      },
      {
        id: 'unseen',
        text: {
          pt: 'Nenhum participante pode ver de quem são os dados dos outros.',
          en: 'No participant may see whose data the others hold.',
          es: 'Ningún participante puede ver de quién son los datos de los otros.',
        },
        fits: ['tokens', 'totals'],
        rulesOut: {
          rest: {
            pt: 'A criptografia em repouso se abre para quem tem permissão de leitura.',
            en: 'Encryption at rest opens to whoever has permission to read.',
            es: 'El cifrado en reposo se abre para quien tiene permiso de lectura.',
          },
          contract: {
            pt: 'Um contrato proíbe revelar, mas quem recebe as tabelas vê os nomes.',
            en: 'An agreement forbids disclosure, but those who get the tables see the names.',
            es: 'Un acuerdo prohíbe revelar, pero quien recibe las tablas ve los nombres.',
          },
          full: {
            pt: 'As tabelas completas mostram os nomes a quem tem acesso.',
            en: 'The full tables show names to those with access.',
            es: 'Las tablas completas muestran los nombres a quien tiene acceso.',
          },
        },
      },
      {
        id: 'technical',
        text: {
          pt: 'O regulador quer uma barreira técnica, além de promessas.',
          en: 'The regulator wants a technical barrier in addition to promises.',
          es: 'El regulador quiere una barrera técnica, además de promesas.',
        },
        fits: ['confidential', 'tokens', 'totals', 'rest', 'full'],
        rulesOut: {
          contract: {
            pt: 'Um contrato é uma promessa, sem barreira técnica.',
            en: 'An agreement is a promise, with no technical barrier.',
            es: 'Un acuerdo es una promesa, sin barrera técnica.',
          },
        },
      },
      {
        id: 'usual-machines',
        text: {
          pt: 'As máquinas virtuais em uso não criptografam a memória, e ninguém quer trocá-las.',
          en: 'The virtual machines in use cannot encrypt memory, and nobody wants to replace them.',
          es: 'Las máquinas virtuales que se usan hoy no cifran la memoria, y nadie quiere cambiarlas.',
        },
        fits: ['tokens', 'totals', 'rest', 'contract', 'full'],
        rulesOut: {
          confidential: {
            pt: 'O Confidential Space exige máquinas virtuais de um tipo que criptografa a memória.',
            en: 'Confidential Space needs virtual machines of a type that encrypts memory.',
            es: 'Confidential Space exige máquinas virtuales de un tipo que cifra la memoria.',
          },
        },
      },
      {
        id: 'untouched-data',
        text: {
          pt: 'O programa de análise precisa dos valores originais, sem nenhuma alteração.',
          en: 'The analysis program needs the original values, without any alteration.',
          es: 'El programa de análisis necesita los valores originales, sin ninguna alteración.',
        },
        fits: ['confidential', 'rest', 'contract', 'full'],
        rulesOut: {
          tokens: {
            pt: 'Os códigos tomam o lugar dos valores originais.',
            en: 'Codes take the place of the original values.',
            es: 'Los códigos ocupan el lugar de los valores originales.',
          },
          totals: {
            pt: 'Os totais substituem as linhas originais.',
            en: 'Totals replace the original rows.',
            es: 'Los totales reemplazan las filas originales.',
          },
        },
      },
      {
        id: 'operators',
        text: {
          pt: 'Os administradores do sistema não podem ver a identidade de ninguém.',
          en: 'System administrators may not see anybody’s identity.',
          es: 'Los administradores del sistema no deben ver la identidad de nadie.',
        },
        fits: ['confidential', 'tokens', 'totals'],
        rulesOut: {
          rest: {
            pt: 'Quem administra a máquina lê o que ela decifrou na memória.',
            en: 'Whoever administers a machine can read what it has decrypted in memory.',
            es: 'Quien administra la máquina puede leer lo que esta descifró en la memoria.',
          },
          full: {
            pt: 'Quem administra as máquinas alcança as tabelas completas.',
            en: 'Those who administer the machines can reach the full tables.',
            es: 'Quien administra las máquinas alcanza las tablas completas.',
          },
        },
      },
      {
        id: 'dozens',
        text: {
          pt: 'Dezenas de analistas das três organizações participam do trabalho.',
          en: 'Dozens of analysts from all three take part in the work.',
          es: 'Decenas de analistas de las tres organizaciones participan en el trabajo.',
        },
        fits: ['confidential', 'tokens', 'totals', 'rest', 'contract'],
        rulesOut: {
          full: {
            pt: 'Com dezenas de analistas, o acesso às tabelas completas já não é de poucos.',
            en: 'With dozens of analysts, access to the full tables is no longer for a few.',
            es: 'Con decenas de analistas, el acceso a las tablas completas ya no es de pocos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os dados devem ser protegidos?',
      en: 'How should the data be protected?',
      es: '¿Cómo deben protegerse los datos?',
    },
  },
  {
    id: 'lost-device',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'security-concepts' } },
    scene: {
      pt: 'Pense nas informações como um depósito, em que cada funcionário é um motorista e o aparelho dele é o carro.',
      en: 'Think of the information as a depot, where each employee is a driver and the employee’s device is the car.',
      es: 'Piensa en la información como un depósito, en el que cada empleado es un conductor y su dispositivo es el auto.',
    },
    situations: [
      {
        id: 'sales',
        text: {
          pt: 'Uma distribuidora quer proteger as informações que os seus vendedores consultam na rua.',
          en: 'A distributor wants to protect the information that its salespeople look up on the road.',
          es: 'Una distribuidora quiere proteger la información que sus vendedores consultan en la calle.',
        },
      },
      {
        id: 'care',
        text: {
          pt: 'Uma empresa de cuidados em casa quer proteger as fichas que os enfermeiros consultam nas visitas.',
          en: 'A home care company wants to protect the records that its nurses look up on visits.',
          es: 'Una empresa de cuidados a domicilio quiere proteger las fichas que sus enfermeros consultan en las visitas.',
        },
      },
      {
        id: 'lawyers',
        text: {
          pt: 'Um escritório de advocacia quer proteger os processos que os advogados consultam em viagem.',
          en: 'A law firm wants to protect the cases that its lawyers look up while traveling.',
          es: 'Un estudio jurídico quiere proteger los casos que sus abogados consultan de viaje.',
        },
      },
    ],
    candidates: [
      {
        id: 'context',
        text: {
          pt: 'Acesso conforme a pessoa e o aparelho',
          en: 'Access according to person and device',
          es: 'Acceso según la persona y el dispositivo',
        },
        uses: [],
        why: {
          pt: 'Com zero trust, uma regra confere sozinha identidade e aparelho a cada acesso, em qualquer rede e desde o primeiro dia, sem nada a decorar. Um aparelho desconhecido ou sem bloqueio de tela fica de fora, mesmo com a senha.',
          en: 'With zero trust, a rule checks identity and device by itself at each access, on any network and from the first day, with nothing to memorize. A device that is unknown or has no screen lock stays out, even with the password.',
          es: 'Con zero trust, una regla verifica sola identidad y dispositivo en cada acceso, en cualquier red y desde el primer día, sin nada que memorizar. Un dispositivo desconocido o sin bloqueo de pantalla queda fuera, aun con la contraseña.',
        },
        likeness: {
          pt: 'o porteiro do depósito que a cada chegada olha o motorista e o carro, já vistoriado pela empresa',
          en: 'the depot’s porter who at each arrival looks over the driver and the car, already inspected by the company',
          es: 'el portero del depósito que mira en cada llegada al conductor y el auto, ya inspeccionado por la empresa',
        },
        tell: {
          pt: 'Aparelho sem bloqueio de tela: o acesso conforme o aparelho. Conferir pessoa e aparelho a cada acesso: zero trust. Trabalho em redes de clientes e de cafés: medidas na conta ou no aparelho, que não confiam na rede, como pede o zero trust. Pessoas que não aceitam mais um passo no login: uma verificação do aparelho, que não pede nada à pessoa. Senha roubada que não pode bastar para entrar: a verificação em duas etapas, ou um acesso que também confere o aparelho. Pedidos por senhas esquecidas que não podem crescer: uma medida no aparelho, que não deixa nada a decorar. Proteção que não pode depender da atenção de cada pessoa: um controle técnico, e não um curso. Pessoas novas toda semana, com proteção desde o primeiro dia: uma regra que já vale ao entrar, e não um treinamento anual.',
          en: 'A device without a screen lock: access according to the device. Checking person and device at each access: zero trust. Work on the networks of customers and cafés: measures on the account or the device, which do not trust the network, as in zero trust. People who will not accept another step: a check of the device, which asks nothing of the person. A stolen password that must not be enough to sign in: 2-Step Verification, or access that also checks the device. Calls about forgotten passwords, whose number cannot grow: a measure on the device, which leaves nothing to memorize. Protection that cannot depend on each person’s attention: a technical control rather than a course. New people every week, with protection from their first day: a rule in force as they join, rather than yearly training.',
          es: 'Dispositivo sin bloqueo de pantalla: el acceso según el dispositivo. Verificar persona y dispositivo en cada acceso: zero trust. Trabajo en redes de clientes y de cafés: medidas en la cuenta o en el dispositivo, que no confían en la red, como pide zero trust. Gente que no acepta un paso más: una verificación del dispositivo, que no pide nada a la persona. Contraseña robada que no debe bastar para ingresar: la verificación en dos pasos, o un acceso que también revisa el dispositivo. Pedidos por contraseñas olvidadas que no pueden crecer: una medida en el dispositivo, que no deja nada que memorizar. Protección que no puede depender de la atención de cada persona: un control técnico, y no un curso. Personas nuevas cada semana, con protección desde el primer día: una regla vigente al ingresar, y no una capacitación anual.',
        },
        source: page('chrome-enterprise-premium/docs/overview'),
        popularity: 4,
      },
      {
        id: 'wipe',
        rightWith: ['forgotten'],
        text: {
          pt: 'Gestão de aparelhos, com limpeza a distância',
          en: 'Device management, with remote wipe',
          es: 'Gestión de dispositivos, con borrado remoto',
        },
        uses: [],
        why: {
          pt: 'A gestão de aparelhos exige bloqueio de tela e apaga a distância os dados de um aparelho perdido.',
          en: 'Device management requires a screen lock and wipes the data of a lost device remotely.',
          es: 'La gestión de dispositivos exige bloqueo de pantalla y borra a distancia los datos de un dispositivo perdido.',
        },
        likeness: {
          pt: 'o rastreador que a empresa põe em cada carro, que exige tranca e esvazia o perdido, sem olhar o motorista',
          en: 'the tracker the company fits in every car, which demands a lock and empties lost cars, without looking at drivers',
          es: 'el rastreador que la empresa pone en cada auto, que exige cerradura y vacía el perdido, sin mirar al conductor',
        },
        tell: {
          pt: 'Aparelho perdido com dados: a limpeza a distância. Aparelho esquecido, ainda conectado à conta: a limpeza a distância. Trabalho em redes de clientes e de cafés: medidas na conta ou no aparelho, que não confiam na rede, como pede o zero trust. Pedidos por senhas esquecidas que não podem crescer: uma medida no aparelho, que não deixa nada a decorar. Proteção que não pode depender da atenção de cada pessoa: um controle técnico, e não um curso. Pessoas novas toda semana, com proteção desde o primeiro dia: uma regra que já vale ao entrar, e não um treinamento anual.',
          en: 'A lost device with data on it: remote wipe. A device forgotten, still signed in: remote wipe. Work on the networks of customers and cafés: measures on the account or the device, which do not trust the network, as in zero trust. Calls about forgotten passwords, whose number cannot grow: a measure on the device, which leaves nothing to memorize. Protection that cannot depend on each person’s attention: a technical control rather than a course. New people every week, with protection from their first day: a rule in force as they join, rather than yearly training.',
          es: 'Dispositivo perdido con datos: el borrado remoto. Dispositivo olvidado, con la sesión abierta: el borrado remoto. Trabajo en redes de clientes y de cafés: medidas en la cuenta o en el dispositivo, que no confían en la red, como pide zero trust. Pedidos por contraseñas olvidadas que no pueden crecer: una medida en el dispositivo, que no deja nada que memorizar. Protección que no puede depender de la atención de cada persona: un control técnico, y no un curso. Personas nuevas cada semana, con protección desde el primer día: una regla vigente al ingresar, y no una capacitación anual.',
        },
        source: site('https://support.google.com/a/answer/1734200'),
        popularity: 4,
      },
      {
        id: 'second',
        text: {
          pt: 'Verificação em duas etapas para todos',
          en: '2-Step Verification for everyone',
          es: 'Verificación en dos pasos para todos',
        },
        uses: [],
        why: {
          pt: 'Com a verificação em duas etapas, a conta pede, além da senha, algo que a pessoa tem em mãos, em qualquer rede e sem que a empresa gerencie o aparelho.',
          en: 'With 2-Step Verification, the account asks, besides the password, for something that the person has at hand, on any network and without the company managing the device.',
          es: 'Con la verificación en dos pasos, la cuenta pide, además de la contraseña, algo que la persona tiene a mano, en cualquier red y sin que la empresa gestione el dispositivo.',
        },
        likeness: {
          pt: 'o porteiro que pede a todos, a cada chegada, a senha e mais um cartão, sem olhar o carro',
          en: 'the porter who asks everyone at each arrival for the password plus a card, without looking at the car',
          es: 'el portero que pide a todos en cada llegada la clave y además una tarjeta, sin mirar el auto',
        },
        tell: {
          pt: 'Senha roubada que não pode bastar para entrar: a verificação em duas etapas, ou um acesso que também confere o aparelho. Aparelhos pessoais que a empresa não pode gerenciar nem inspecionar: proteção na conta, como a verificação em duas etapas. Trabalho em redes de clientes e de cafés: medidas na conta ou no aparelho, que não confiam na rede, como pede o zero trust. Proteção que não pode depender da atenção de cada pessoa: um controle técnico, e não um curso. Pessoas novas toda semana, com proteção desde o primeiro dia: uma regra que já vale ao entrar, e não um treinamento anual.',
          en: 'A stolen password that must not be enough to sign in: 2-Step Verification, or access that also checks the device. Personal devices that the company may not manage or inspect: protection on the account, such as 2-Step Verification. Work on the networks of customers and cafés: measures on the account or the device, which do not trust the network, as in zero trust. Protection that cannot depend on each person’s attention: a technical control rather than a course. New people every week, with protection from their first day: a rule in force as they join, rather than yearly training.',
          es: 'Contraseña robada que no debe bastar para ingresar: la verificación en dos pasos, o un acceso que también revisa el dispositivo. Dispositivos personales que la empresa no puede gestionar ni inspeccionar: protección en la cuenta, como la verificación en dos pasos. Trabajo en redes de clientes y de cafés: medidas en la cuenta o en el dispositivo, que no confían en la red, como pide zero trust. Protección que no puede depender de la atención de cada persona: un control técnico, y no un curso. Personas nuevas cada semana, con protección desde el primer día: una regla vigente al ingresar, y no una capacitación anual.',
        },
        source: site('https://support.google.com/a/answer/175197'),
        popularity: 5,
        rightWith: ['stolen-password'],
      },
      {
        id: 'passwords',
        text: {
          pt: 'Senhas mais longas, trocadas todo mês',
          en: 'Longer passwords, changed every month',
          es: 'Contraseñas más largas, cambiadas cada mes',
        },
        uses: [],
        why: {
          pt: 'Senhas longas são mais difíceis de adivinhar e não exigem nada além da memória.',
          en: 'Long passwords are harder to guess and take nothing but memory.',
          es: 'Las contraseñas largas son más difíciles de adivinar y no exigen más que memoria.',
        },
        likeness: {
          pt: 'uma senha de portão mais longa, trocada todo mês, que cada motorista tem de decorar outra vez',
          en: 'the longer password for the gate, changed every month, that each driver has to memorize again',
          es: 'una clave de entrada más larga, cambiada cada mes, que cada conductor debe memorizar otra vez',
        },
        tell: {
          pt: 'Só a senha: o elo mais fraco.',
          en: 'A password alone: the weakest link.',
          es: 'Solo la contraseña: el eslabón más débil.',
        },
        source: page('docs/authentication'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'office',
        text: {
          pt: 'Acesso só pela rede do escritório',
          en: 'Access from the office network alone',
          es: 'Acceso solo desde la red de la oficina',
        },
        uses: [],
        why: {
          pt: 'Quem só aceita a rede do escritório deixa de fora qualquer aparelho na rua.',
          en: 'Accepting the office network alone keeps out any device on the road.',
          es: 'Aceptar solo la red de la oficina deja fuera cualquier dispositivo en la calle.',
        },
        likeness: {
          pt: 'o depósito que só se abre para quem já está no pátio da empresa, em qualquer carro, nunca na estrada',
          en: 'the depot that opens only to those already in the company’s yard, in any car, never on the road',
          es: 'el depósito que solo se abre a quien ya está en el patio de la empresa, en cualquier auto',
        },
        tell: {
          pt: 'Confiar na rede: o modelo do perímetro.',
          en: 'Trusting the network: the perimeter model.',
          es: 'Confiar en la red: el modelo del perímetro.',
        },
        source: page('learn/what-is-zero-trust'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'training',
        text: {
          pt: 'Um curso de segurança todo ano',
          en: 'A security course each year',
          es: 'Un curso de seguridad cada año',
        },
        uses: [],
        why: {
          pt: 'O curso ensina a reconhecer mensagens falsas e a guardar bem o aparelho.',
          en: 'The course teaches people to recognize false messages and to look after their device.',
          es: 'El curso enseña a reconocer mensajes falsos y a cuidar el dispositivo.',
        },
        likeness: {
          pt: 'a palestra anual que ensina os motoristas a desconfiar e a cuidar do carro, com o portão como sempre',
          en: 'the yearly talk that teaches drivers to be wary and mind their cars, with the gate as ever',
          es: 'la charla anual que enseña a los conductores a desconfiar y cuidar el auto, con la entrada de siempre',
        },
        tell: {
          pt: 'Pessoas atentas: uma camada, nunca a única.',
          en: 'Alert people: one layer, not the sole one.',
          es: 'Personas atentas: una capa, no la única.',
        },
        source: page('learn/what-is-cloud-security'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'on-road',
        text: {
          pt: 'O trabalho acontece em redes de clientes e de cafés.',
          en: 'Work takes place on the networks of customers and cafés.',
          es: 'El trabajo ocurre en redes de clientes y de cafés.',
        },
        fits: ['context', 'wipe', 'second', 'passwords', 'training'],
        rulesOut: {
          office: {
            pt: 'Quem está na rua não está na rede do escritório.',
            en: 'Those on the road are not on the office network.',
            es: 'Quien está en la calle no está en la red de la oficina.',
          },
        },
      },
      {
        id: 'stolen-password',
        text: {
          pt: 'Uma senha roubada não pode bastar para entrar.',
          en: 'A stolen password must not be enough to sign in.',
          es: 'Una contraseña robada no debe bastar para ingresar.',
        },
        fits: ['context', 'second', 'office'],
        rulesOut: {
          passwords: {
            pt: 'Uma senha longa que foi roubada abre a porta do mesmo modo.',
            en: 'A long password that was stolen opens the door all the same.',
            es: 'Una contraseña larga robada abre la puerta igual.',
          },
          training: {
            pt: 'O curso reduz o roubo, mas não protege a conta depois dele.',
            en: 'The course reduces theft, but does not protect the account afterwards.',
            es: 'El curso reduce el robo, pero no protege la cuenta después.',
          },
          wipe: {
            pt: 'Quem rouba a senha entra de um aparelho próprio, que a empresa não gerencia nem limpa.',
            en: 'Whoever steals the password signs in from a device that the company neither manages nor wipes.',
            es: 'Quien roba la contraseña entra desde un dispositivo propio, que la empresa no gestiona ni borra.',
          },
        },
      },
      {
        id: 'no-enrolling',
        text: {
          pt: 'Os aparelhos são pessoais, e o acordo com o sindicato proíbe a empresa de gerenciá-los ou inspecioná-los.',
          en: 'The devices are personal, and the agreement with the union forbids the company to manage or inspect them.',
          es: 'Los dispositivos son personales, y el acuerdo con el sindicato prohíbe a la empresa gestionarlos o inspeccionarlos.',
        },
        fits: ['second', 'passwords', 'office', 'training'],
        rulesOut: {
          wipe: {
            pt: 'A gestão de aparelhos só alcança os que a empresa pode gerenciar.',
            en: 'Device management reaches just the devices that the company may manage.',
            es: 'La gestión de dispositivos alcanza solo a los que la empresa puede gestionar.',
          },
          context: {
            pt: 'O acesso conforme o aparelho precisa inspecionar o estado dele, o que o acordo proíbe.',
            en: 'Access according to the device has to inspect its state, which the agreement forbids.',
            es: 'El acceso según el dispositivo tiene que inspeccionar su estado, lo que el acuerdo prohíbe.',
          },
        },
      },
      {
        id: 'outdated',
        text: {
          pt: 'Aparelhos sem bloqueio de tela não devem entrar.',
          en: 'Devices without a screen lock should not get in.',
          es: 'Los dispositivos sin bloqueo de pantalla no deben entrar.',
        },
        fits: ['context', 'wipe'],
        rulesOut: {
          office: {
            pt: 'Na rede do escritório, um aparelho sem bloqueio entra como os outros.',
            en: 'On the office network, a device without a lock gets in like any other.',
            es: 'En la red de la oficina, un dispositivo sin bloqueo entra como los demás.',
          },
          second: {
            pt: 'A segunda etapa confere a pessoa, e não o bloqueio de tela do aparelho.',
            en: 'The second step checks the person, not the device’s screen lock.',
            es: 'El segundo paso verifica a la persona, no el bloqueo de pantalla del dispositivo.',
          },
          passwords: {
            pt: 'Uma senha certa entra também de um aparelho sem bloqueio.',
            en: 'A right password also gets in from a device without a lock.',
            es: 'Una contraseña correcta entra también desde un dispositivo sin bloqueo.',
          },
        },
      },
      {
        id: 'human-error',
        text: {
          pt: 'A proteção não pode depender da atenção de cada pessoa.',
          en: 'Protection cannot depend on each person’s attention.',
          es: 'La protección no puede depender de la atención de cada persona.',
        },
        fits: ['context', 'wipe', 'second', 'passwords', 'office'],
        rulesOut: {
          training: {
            pt: 'O que se aprende no curso depende da atenção de cada um.',
            en: 'What the course teaches depends on each person’s attention.',
            es: 'Lo que enseña el curso depende de la atención de cada uno.',
          },
        },
      },
      {
        id: 'first-day',
        notWith: ['human-error'],
        text: {
          pt: 'Pessoas novas entram toda semana e precisam de proteção desde o primeiro dia.',
          en: 'New people join every week and need protection from their first day.',
          es: 'Personas nuevas ingresan cada semana y necesitan protección desde el primer día.',
        },
        fits: ['context', 'wipe', 'second', 'passwords', 'office'],
        rulesOut: {
          training: {
            pt: 'Quem entra hoje pode esperar meses pelo curso anual.',
            en: 'Those who join today may wait months for the yearly course.',
            es: 'Quien ingresa hoy puede esperar meses por el curso anual.',
          },
        },
      },
      {
        id: 'no-memory',
        text: {
          pt: 'O suporte já recebe pedidos demais por senhas esquecidas, e esse número não pode crescer.',
          en: 'Support already gets too many calls about forgotten passwords, and the number cannot grow.',
          es: 'Soporte ya recibe demasiados pedidos por contraseñas olvidadas, y ese número no puede crecer.',
        },
        fits: ['context', 'wipe', 'office', 'training'],
        rulesOut: {
          passwords: {
            pt: 'Senhas longas, trocadas todo mês, são esquecidas com mais frequência.',
            en: 'Long passwords changed every month are forgotten more often.',
            es: 'Las contraseñas largas, cambiadas cada mes, se olvidan con más frecuencia.',
          },
        },
      },
      {
        id: 'extra-step',
        text: {
          pt: 'As pessoas entram dezenas de vezes por dia e não aceitam mais um passo no login.',
          en: 'People sign in dozens of times a day and will not accept another step.',
          es: 'La gente inicia sesión decenas de veces al día y no acepta un paso más.',
        },
        fits: ['context', 'wipe', 'passwords', 'office', 'training'],
        rulesOut: {
          second: {
            pt: 'A verificação em duas etapas acrescenta ao login uma confirmação.',
            en: '2-Step Verification adds a confirmation to the sign-in.',
            es: 'La verificación en dos pasos suma una confirmación al ingreso.',
          },
        },
      },
      {
        id: 'forgotten',
        text: {
          pt: 'Um aparelho esquecido em um táxi, ainda conectado à conta, não pode levar ninguém aos arquivos.',
          en: 'A device forgotten in a taxi, still signed in, must lead nobody to the files.',
          es: 'Un dispositivo olvidado en un taxi, con la sesión abierta, no debe llevar a nadie a los archivos.',
        },
        fits: ['wipe', 'office'],
        rulesOut: {
          second: {
            pt: 'Com a conta já conectada, a segunda etapa já passou.',
            en: 'On a device still signed in, the second step is already past.',
            es: 'Con la sesión abierta, el segundo paso ya quedó atrás.',
          },
          passwords: {
            pt: 'Com a conta já conectada, nenhuma senha é pedida.',
            en: 'On a device still signed in, no password is asked for.',
            es: 'Con la sesión abierta, no se pide ninguna contraseña.',
          },
          training: {
            pt: 'O curso não fecha a conta no aparelho esquecido.',
            en: 'The course does not sign out a forgotten device.',
            es: 'El curso no cierra la sesión del dispositivo olvidado.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
];
