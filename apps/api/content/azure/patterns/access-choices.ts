import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const accessChoices: readonly Pattern[] = [
  {
    id: 'sign-in-rules',
    exams: { 'az-900': { domain: 'architecture', topic: 'access-control' } },
    scene: {
      pt: 'Pense no login como uma portaria de fábrica, com a senha como crachá, a MFA como documento, o aparelho como carro e o escritório como ônibus.',
      en: 'Think of sign-in as a factory gate, with the password as badge, MFA as an ID, the device as car and the office as bus.',
      es: 'Piensa en el acceso como una entrada vigilada, con la contraseña como pase, la MFA como documento, el equipo como vehículo y la oficina como autobús.',
    },
    situations: [
      {
        id: 'consultancy',
        text: {
          pt: 'Após um ataque, uma consultoria revê a entrada no Microsoft Entra ID.',
          en: 'After an attack, a consultancy is reviewing sign-in to Microsoft Entra ID.',
          es: 'Tras un ataque, una consultora revisa el inicio de sesión en Microsoft Entra ID.',
        },
      },
      {
        id: 'pharmacy',
        text: {
          pt: 'Uma farmacêutica vai reforçar as regras de entrada no Microsoft Entra ID.',
          en: 'A pharmaceutical company is tightening sign-in to Microsoft Entra ID.',
          es: 'Una farmacéutica va a reforzar el inicio de sesión en Microsoft Entra ID.',
        },
      },
      {
        id: 'exporter',
        text: {
          pt: 'Um exportador de café define como seus vendedores entram no Microsoft 365.',
          en: 'A coffee exporter is deciding how its sales team signs in to Microsoft 365.',
          es: 'Un exportador de café define cómo sus vendedores inician sesión en Microsoft 365.',
        },
      },
    ],
    candidates: [
      {
        id: 'mfa-outside',
        text: {
          pt: 'Acesso Condicional: MFA em redes desconhecidas',
          en: 'Conditional Access: MFA on unknown networks',
          es: 'Acceso condicional: MFA en redes desconocidas',
        },
        uses: [],
        why: {
          pt: 'Essa política de Acesso Condicional, atribuída a todos os usuários, também aos novos, pede MFA só fora da rede conhecida, sem limitar o aparelho nem o país; contas podem ser excluídas dela.',
          en: 'This Conditional Access policy, assigned to all users, new ones too, asks for MFA only outside the known network, without restricting device or country; accounts can be excluded from it.',
          es: 'Esa directiva de Acceso condicional, asignada a todos los usuarios, también a los nuevos, pide MFA solo fuera de la red conocida, sin limitar el dispositivo ni el país; pueden excluirse cuentas.',
        },
        likeness: {
          pt: 'o porteiro pago que aceita qualquer carro e pede também um documento a quem não vem no ônibus',
          en: 'the paid guard who admits any car, and asks those not on the bus for an ID too',
          es: 'el guardia pagado que admite cualquier vehículo y pide también un documento a quien no viene en el autobús',
        },
        tell: {
          pt: 'Login sem MFA na rede do escritório: política de Acesso Condicional. Segundo fator fora do escritório: MFA exigida por Acesso Condicional. Contas de acesso de emergência fora da regra: exclusão em uma política de Acesso Condicional. Celulares e notebooks pessoais: MFA, que não exige aparelho administrado. Usuários que viajam e fazem login em dezenas de países: exigência sobre o login, e não sobre o país. Contas novas protegidas, sem ajuste em cada uma: regra para o diretório inteiro.',
          en: 'Sign-ins without MFA on the office network: a Conditional Access policy. A second factor outside the office: MFA required by Conditional Access. Emergency access accounts excluded from the rule: an exclusion in a Conditional Access policy. Personal phones and laptops: MFA, which asks for no managed device. Users who travel and sign in from dozens of countries: a requirement on the sign-in, not the country. New accounts protected, without a setting on each: a rule for the whole directory.',
          es: 'Inicio de sesión sin MFA en la red de la oficina: directiva de Acceso condicional. Segundo factor fuera de la oficina: MFA exigida por Acceso condicional. Cuentas de acceso de emergencia fuera de la regla: exclusión en una directiva de Acceso condicional. Celulares y laptops personales: MFA, que no exige equipos administrados. Usuarios que viajan e inician sesión desde decenas de países: exigencia sobre el inicio de sesión, no sobre el país. Cuentas nuevas protegidas, sin un ajuste en cada una: regla para todo el directorio.',
        },
        source: docs('entra/identity/conditional-access/policy-all-users-mfa-strength'),
        popularity: 5,
      },
      {
        id: 'block-countries',
        text: {
          pt: 'Acesso Condicional: bloqueio de outros países',
          en: 'Conditional Access: block foreign countries',
          es: 'Acceso condicional: bloqueo de otros países',
        },
        uses: [],
        why: {
          pt: 'Com o Acesso Condicional por local, atribuído a todos os usuários, salvo as contas excluídas, o login de outros países é recusado e os demais seguem como antes, em qualquer aparelho e sem MFA.',
          en: 'With location-based Conditional Access, assigned to all users except excluded accounts, sign-ins from other countries are refused and the rest go on as before, on any device and without MFA.',
          es: 'Con Acceso condicional por ubicación, asignado a todos los usuarios salvo las cuentas excluidas, se rechazan los inicios de sesión de otros países y los demás siguen como antes, en cualquier dispositivo y sin MFA.',
        },
        likeness: {
          pt: 'o porteiro pago que barra quem vem do exterior e, dos outros, só quer ver o crachá',
          en: 'the paid guard who turns back whoever comes from abroad and asks the rest for a badge only',
          es: 'el guardia pagado que rechaza a quien viene del extranjero y a los demás les pide solo el pase',
        },
        tell: {
          pt: 'Login sem MFA na rede do escritório: política de Acesso Condicional. Contas de acesso de emergência fora da regra: exclusão em uma política de Acesso Condicional. Contas novas protegidas, sem ajuste em cada uma: regra para o diretório inteiro.',
          en: 'Sign-ins without MFA on the office network: a Conditional Access policy. Emergency access accounts excluded from the rule: an exclusion in a Conditional Access policy. New accounts protected, without a setting on each: a rule for the whole directory.',
          es: 'Inicio de sesión sin MFA en la red de la oficina: directiva de Acceso condicional. Cuentas de acceso de emergencia fuera de la regla: exclusión en una directiva de Acceso condicional. Cuentas nuevas protegidas, sin un ajuste en cada una: regla para todo el directorio.',
        },
        source: docs('entra/identity/conditional-access/policy-block-by-location'),
        popularity: 3,
      },
      {
        id: 'compliant',
        text: {
          pt: 'Acesso Condicional: só dispositivos conformes',
          en: 'Conditional Access: compliant devices only',
          es: 'Acceso condicional: solo dispositivos conformes',
        },
        uses: [],
        why: {
          pt: 'Com o Acesso Condicional por dispositivo, atribuído a todos os usuários, salvo as contas excluídas, só entram aparelhos que a empresa administra e aprova, de qualquer país e sem pedir MFA.',
          en: 'With device-based Conditional Access, assigned to all users except excluded accounts, only devices that the company manages and approves get in, from any country and without an MFA prompt.',
          es: 'Con Acceso condicional por dispositivo, asignado a todos los usuarios salvo las cuentas excluidas, solo entran equipos que la empresa administra y aprueba, desde cualquier país y sin pedir MFA.',
        },
        likeness: {
          pt: 'o porteiro pago que só deixa passar carro da empresa e não pede documento a ninguém',
          en: 'the paid guard who lets only company cars through and asks nobody for an ID',
          es: 'el guardia pagado que solo deja pasar vehículos de la empresa y no pide documento a nadie',
        },
        tell: {
          pt: 'Notebooks administrados pela empresa: exigência de dispositivo conforme. Login sem MFA na rede do escritório: política de Acesso Condicional. Contas de acesso de emergência fora da regra: exclusão em uma política de Acesso Condicional. Usuários que viajam e fazem login em dezenas de países: exigência sobre o login, e não sobre o país. Contas novas protegidas, sem ajuste em cada uma: regra para o diretório inteiro.',
          en: 'Company-managed laptops: the compliant device requirement. Sign-ins without MFA on the office network: a Conditional Access policy. Emergency access accounts excluded from the rule: an exclusion in a Conditional Access policy. Users who travel and sign in from dozens of countries: a requirement on the sign-in, not the country. New accounts protected, without a setting on each: a rule for the whole directory.',
          es: 'Laptops administradas por la empresa: exigencia de dispositivo conforme. Inicio de sesión sin MFA en la red de la oficina: directiva de Acceso condicional. Cuentas de acceso de emergencia fuera de la regla: exclusión en una directiva de Acceso condicional. Usuarios que viajan e inician sesión desde decenas de países: exigencia sobre el inicio de sesión, no sobre el país. Cuentas nuevas protegidas, sin un ajuste en cada una: regla para todo el directorio.',
        },
        source: docs('entra/identity/conditional-access/policy-all-users-device-compliance'),
        popularity: 3,
      },
      {
        id: 'defaults',
        text: {
          pt: 'Os padrões de segurança do Microsoft Entra ID',
          en: 'The security defaults of Microsoft Entra ID',
          es: 'Los valores predeterminados de seguridad de Entra ID',
        },
        uses: [],
        why: {
          pt: 'Os padrões de segurança ligam a MFA em todas as contas, novas e atuais, sem licença paga e com qualquer aparelho, em qualquer país.',
          en: 'Security defaults turn on MFA for all accounts, new and present, without a paid license and with any device, in any country.',
          es: 'Los valores predeterminados activan la MFA en todas las cuentas, nuevas y actuales, sin licencia de pago y con cualquier equipo, en cualquier país.',
        },
        likeness: {
          pt: 'a regra gratuita que aceita qualquer carro, mas exige documento de todos, sem exceção, até no ônibus',
          en: 'the free rule that accepts any car but wants everyone’s ID, without exception, even on the bus',
          es: 'la regla gratuita que acepta cualquier vehículo, pero exige documento a todos, sin excepción, incluso en el autobús',
        },
        tell: {
          pt: 'Sem verba para P1 ou P2: padrões de segurança. Celulares e notebooks pessoais: MFA, que não exige aparelho administrado. Usuários que viajam e fazem login em dezenas de países: exigência sobre o login, e não sobre o país. Contas novas protegidas, sem ajuste em cada uma: regra para o diretório inteiro.',
          en: 'No budget for P1 or P2: security defaults. Personal phones and laptops: MFA, which asks for no managed device. Users who travel and sign in from dozens of countries: a requirement on the sign-in, not the country. New accounts protected, without a setting on each: a rule for the whole directory.',
          es: 'Sin presupuesto para P1 o P2: valores predeterminados de seguridad. Celulares y laptops personales: MFA, que no exige equipos administrados. Usuarios que viajan e inician sesión desde decenas de países: exigencia sobre el inicio de sesión, no sobre el país. Cuentas nuevas protegidas, sin un ajuste en cada una: regla para todo el directorio.',
        },
        source: docs('entra/fundamentals/security-defaults'),
        popularity: 4,
      },
      {
        id: 'per-user',
        neverRight: true,
        text: {
          pt: 'MFA por usuário, exigida em qualquer rede',
          en: 'Per-user MFA, enforced on any network',
          es: 'MFA por usuario, exigida en cualquier red',
        },
        uses: [],
        why: {
          pt: 'A MFA por usuário é ligada conta por conta e pede o segundo fator em qualquer rede.',
          en: 'Per-user MFA is turned on account by account and asks for the second factor on any network.',
          es: 'La MFA por usuario se activa cuenta por cuenta y pide el segundo factor en cualquier red.',
        },
        likeness: {
          pt: 'a nota gratuita, posta ficha por ficha, que manda pedir documento àquele empregado até no ônibus',
          en: 'the free note, added to one worker’s file at a time, to ask him for an ID even on the bus',
          es: 'la nota gratuita, puesta ficha por ficha, que manda pedir documento a ese empleado hasta en el autobús',
        },
        tell: {
          pt: 'Conta por conta, sem condições de local ou aparelho: MFA por usuário.',
          en: 'Account by account, without conditions of place or device: per-user MFA.',
          es: 'Cuenta por cuenta, sin condiciones de lugar o equipo: MFA por usuario.',
        },
        source: docs('entra/identity/authentication/howto-mfa-userstates'),
        popularity: 3,
      },
      {
        id: 'device-mfa',
        text: {
          pt: 'Acesso Condicional: MFA e dispositivo conforme em qualquer rede',
          en: 'Conditional Access: MFA and compliant device on any network',
          es: 'Acceso condicional: MFA y dispositivo conforme en cualquier red',
        },
        uses: [],
        why: {
          pt: 'Com as duas exigências no Acesso Condicional, só entra quem usa um aparelho administrado e passa pela MFA, em qualquer rede ou país, salvo as contas excluídas.',
          en: 'With both requirements in Conditional Access, only those on a managed device who pass MFA get in, on any network or in any country, except excluded accounts.',
          es: 'Con los dos requisitos en Acceso condicional, solo entra quien usa un equipo administrado y pasa la MFA, en cualquier red o país, salvo las cuentas excluidas.',
        },
        likeness: {
          pt: 'o porteiro pago que só aceita carro da empresa e ainda pede documento, até no ônibus',
          en: 'the paid guard who admits only company cars and still asks for an ID, even on the bus',
          es: 'el guardia pagado que solo admite vehículos de la empresa y además pide documento, incluso en el autobús',
        },
        tell: {
          pt: 'Notebooks administrados pela empresa: exigência de dispositivo conforme. Segundo fator fora do escritório: MFA exigida por Acesso Condicional. Contas de acesso de emergência fora da regra: exclusão em uma política de Acesso Condicional. Usuários que viajam e fazem login em dezenas de países: exigência sobre o login, e não sobre o país. Contas novas protegidas, sem ajuste em cada uma: regra para o diretório inteiro.',
          en: 'Company-managed laptops: the compliant device requirement. A second factor outside the office: MFA required by Conditional Access. Emergency access accounts excluded from the rule: an exclusion in a Conditional Access policy. Users who travel and sign in from dozens of countries: a requirement on the sign-in, not the country. New accounts protected, without a setting on each: a rule for the whole directory.',
          es: 'Laptops administradas por la empresa: exigencia de dispositivo conforme. Segundo factor fuera de la oficina: MFA exigida por Acceso condicional. Cuentas de acceso de emergencia fuera de la regla: exclusión en una directiva de Acceso condicional. Usuarios que viajan e inician sesión desde decenas de países: exigencia sobre el inicio de sesión, no sobre el país. Cuentas nuevas protegidas, sin un ajuste en cada una: regla para todo el directorio.',
        },
        source: docs('entra/identity/conditional-access/concept-conditional-access-grant'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'quiet-office',
        text: {
          pt: 'Na rede do escritório, a entrada não deve pedir MFA.',
          en: 'On the office network, signing in must not ask for MFA.',
          es: 'En la red de la oficina, el inicio de sesión no debe pedir MFA.',
        },
        fits: ['mfa-outside', 'block-countries', 'compliant'],
        rulesOut: {
          'device-mfa': {
            pt: 'Essa regra exige as duas coisas em qualquer rede e pede MFA também no escritório.',
            en: 'This rule requires both on any network and asks for MFA in the office too.',
            es: 'Esa regla exige las dos cosas en cualquier red y pide MFA también en la oficina.',
          },
          defaults: {
            pt: 'Os padrões de segurança não permitem excluir a rede do escritório da MFA.',
            en: 'Security defaults do not allow the office network to be excluded from MFA.',
            es: 'Los valores predeterminados no permiten excluir la red de la oficina de la MFA.',
          },
          'per-user': {
            pt: 'A MFA por usuário é exigida em qualquer rede, inclusive a do escritório.',
            en: 'Per-user MFA is enforced on any network, the office one included.',
            es: 'La MFA por usuario se exige en cualquier red, incluida la de la oficina.',
          },
        },
      },
      {
        id: 'travel',
        text: {
          pt: 'Parte dos usuários viaja e faz login em dezenas de países.',
          en: 'Some users travel and sign in from dozens of countries.',
          es: 'Parte de los usuarios viaja e inicia sesión desde decenas de países.',
        },
        fits: ['device-mfa', 'mfa-outside', 'compliant', 'defaults', 'per-user'],
        rulesOut: {
          'block-countries': {
            pt: 'O bloqueio de outros países impediria o login de quem viaja.',
            en: 'Blocking other countries would keep those who travel from signing in.',
            es: 'El bloqueo de otros países impediría entrar a quienes viajan.',
          },
        },
      },
      {
        id: 'own-devices',
        notWith: ['managed'],
        text: {
          pt: 'Os usuários entram com celulares e notebooks pessoais, não gerenciados.',
          en: 'Users sign in from personal, unmanaged phones and laptops.',
          es: 'Los usuarios entran con celulares y laptops personales, no administrados.',
        },
        fits: ['mfa-outside', 'block-countries', 'defaults', 'per-user'],
        rulesOut: {
          'device-mfa': {
            pt: 'Aparelhos pessoais não administrados não contam como conformes e seriam recusados.',
            en: 'Unmanaged personal devices do not count as compliant and would be refused.',
            es: 'Los equipos personales no administrados no cuentan como conformes y serían rechazados.',
          },
          compliant: {
            pt: 'Aparelhos pessoais não administrados não contam como conformes e seriam recusados.',
            en: 'Unmanaged personal devices do not count as compliant and would be refused.',
            es: 'Los equipos personales no administrados no cuentan como conformes y serían rechazados.',
          },
        },
      },
      {
        id: 'exceptions',
        text: {
          pt: 'As contas de acesso de emergência devem ficar fora da regra.',
          en: 'Emergency access accounts must be excluded from the rule.',
          es: 'Las cuentas de acceso de emergencia deben quedar fuera de la regla.',
        },
        fits: ['device-mfa', 'mfa-outside', 'block-countries', 'compliant', 'per-user'],
        rulesOut: {
          defaults: {
            pt: 'Os padrões de segurança valem para todas as contas, sem exceções.',
            en: 'Security defaults apply to all accounts, without exceptions.',
            es: 'Los valores predeterminados valen para todas las cuentas, sin excepciones.',
          },
        },
      },
      {
        id: 'second-factor',
        text: {
          pt: 'Fora do escritório, o login deve exigir um segundo fator.',
          en: 'Outside the office, signing in must require a second factor.',
          es: 'Fuera de la oficina, el inicio de sesión debe exigir un segundo factor.',
        },
        fits: ['device-mfa', 'mfa-outside', 'per-user'],
        rulesOut: {
          'block-countries': {
            pt: 'Bloquear países não pede um segundo fator a quem entra a partir do país da empresa.',
            en: 'Blocking countries asks no second factor of those who sign in from the home country.',
            es: 'Bloquear países no pide un segundo factor a quien inicia sesión desde el país de la empresa.',
          },
          compliant: {
            pt: 'A regra de dispositivo conforme verifica o aparelho e não pede um segundo fator.',
            en: 'The compliant device rule checks the device and asks for no second factor.',
            es: 'La regla de dispositivo conforme verifica el equipo y no pide un segundo factor.',
          },
        },
      },
      {
        id: 'managed',
        notWith: ['own-devices'],
        text: {
          pt: 'Só notebooks administrados pela empresa podem acessar os dados.',
          en: 'Only company-managed laptops may access the data.',
          es: 'Solo las laptops administradas por la empresa pueden acceder a los datos.',
        },
        fits: ['compliant', 'device-mfa'],
        rulesOut: {
          'mfa-outside': {
            pt: 'A MFA confirma a pessoa, mas não verifica se o notebook é administrado.',
            en: 'MFA confirms the person and does not check whether the laptop is managed.',
            es: 'La MFA confirma a la persona, pero no verifica si la laptop es administrada.',
          },
          'block-countries': {
            pt: 'O bloqueio por país não verifica o notebook usado.',
            en: 'Blocking by country does not check the laptop in use.',
            es: 'El bloqueo por país no verifica la laptop usada.',
          },
          defaults: {
            pt: 'Os padrões de segurança pedem MFA à pessoa, mas não verificam de que aparelho ela entra.',
            en: 'Security defaults ask the person for MFA but do not check which device they use.',
            es: 'Los valores predeterminados de seguridad piden MFA a la persona, pero no verifican desde qué dispositivo entra.',
          },
          'per-user': {
            pt: 'A MFA por usuário confirma a pessoa, mas não verifica se o notebook é da empresa.',
            en: 'Per-user MFA confirms the person but does not check whether the laptop is the company’s.',
            es: 'La MFA por usuario confirma a la persona, pero no verifica si la laptop es de la empresa.',
          },
        },
      },
      {
        id: 'no-premium',
        notWith: ['managed', 'exceptions', 'quiet-office'],
        text: {
          pt: 'Não há verba para licenças P1 nem P2.',
          en: 'There is no budget for P1 or P2 licenses.',
          es: 'No hay presupuesto para licencias P1 ni P2.',
        },
        fits: ['defaults', 'per-user'],
        rulesOut: {
          'mfa-outside': {
            pt: 'O Acesso Condicional exige a licença Microsoft Entra ID P1.',
            en: 'Conditional Access requires the Microsoft Entra ID P1 license.',
            es: 'Acceso condicional exige la licencia Microsoft Entra ID P1.',
          },
          'block-countries': {
            pt: 'O bloqueio por país é Acesso Condicional, que exige a licença P1.',
            en: 'Blocking by country is Conditional Access, which requires the P1 license.',
            es: 'El bloqueo por país es Acceso condicional, que exige la licencia P1.',
          },
          compliant: {
            pt: 'A regra de dispositivo é Acesso Condicional, que exige a licença P1.',
            en: 'The device rule is Conditional Access, which requires the P1 license.',
            es: 'La regla de dispositivo es Acceso condicional, que exige la licencia P1.',
          },
          'device-mfa': {
            pt: 'As duas exigências são Acesso Condicional, que exige a licença P1.',
            en: 'Both requirements are Conditional Access, which requires the P1 license.',
            es: 'Las dos exigencias son Acceso condicional, que exige la licencia P1.',
          },
        },
      },
      {
        id: 'new-accounts',
        text: {
          pt: 'Contas novas devem ser protegidas sem ajuste em cada uma.',
          en: 'New accounts must be protected without a setting on each.',
          es: 'Las cuentas nuevas deben protegerse sin un ajuste en cada una.',
        },
        fits: ['mfa-outside', 'block-countries', 'compliant', 'device-mfa', 'defaults'],
        rulesOut: {
          'per-user': {
            pt: 'A MFA por usuário é ativada em uma conta por vez.',
            en: 'Per-user MFA is turned on for one account at a time.',
            es: 'La MFA por usuario se activa en una cuenta a la vez.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual configuração atende a todos esses requisitos?',
      en: 'Which setting meets all of these requirements?',
      es: '¿Qué configuración cumple todos estos requisitos?',
    },
  },
];
