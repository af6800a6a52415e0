import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const identityChoices: readonly Pattern[] = [
  {
    id: 'sign-in-method',
    exams: { 'az-900': { domain: 'architecture', topic: 'authentication' } },
    scene: {
      pt: 'Pense em cada computador como uma porta, na senha como uma palavra combinada e no phishing como um porteiro falso.',
      en: 'Think of each computer as a door, of the password as a secret word and of phishing as a false doorman.',
      es: 'Piensa en cada equipo como una puerta, en la contraseña como un santo y seña y en el phishing como un portero falso.',
    },
    situations: [
      {
        id: 'factory',
        text: {
          pt: 'Os supervisores de uma fábrica de alimentos só usam senha nos sistemas de produção.',
          en: 'A food factory’s supervisors sign in to production systems with just a password.',
          es: 'Los supervisores de una fábrica de alimentos solo usan contraseña en los sistemas de producción.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco, que dá notebooks e celulares aos funcionários, vai mudar o login no Microsoft Entra ID.',
          en: 'A bank, whose employees have company laptops and phones, is changing sign-in to Microsoft Entra ID.',
          es: 'Un banco, que da laptops y celulares a sus empleados, va a cambiar el inicio de sesión en Microsoft Entra ID.',
        },
      },
      {
        id: 'callcenter',
        text: {
          pt: 'A central de uma seguradora revê como seus atendentes entram nos sistemas.',
          en: 'An insurer’s call center is reviewing how its agents sign in.',
          es: 'El centro de llamadas de una aseguradora revisa cómo inician sesión sus agentes.',
        },
      },
    ],
    candidates: [
      {
        id: 'sms',
        neverRight: true,
        text: {
          pt: 'Senha e um código enviado por SMS',
          en: 'A password and a code sent by SMS',
          es: 'Contraseña y un código enviado por SMS',
        },
        uses: ['SMS'],
        why: {
          pt: 'O SMS soma à senha algo que a pessoa tem, o celular, sem instalar nada.',
          en: 'SMS adds to the password something the person has, the phone, without installing anything.',
          es: 'El SMS suma a la contraseña algo que la persona tiene, el teléfono, sin instalar nada.',
        },
        likeness: {
          pt: 'a palavra dita na porta, mais um número vindo por telefone, ambos fáceis de contar ao porteiro falso',
          en: 'the secret word plus a number sent by telephone, both easily told to the false doorman',
          es: 'el santo y seña, más un número recibido por teléfono, ambos fáciles de decir al portero falso',
        },
        tell: {
          pt: 'Segundo fator em qualquer celular: SMS, o mais simples e o mais fraco.',
          en: 'A second factor on any phone: SMS, the simplest and the weakest.',
          es: 'Segundo factor en cualquier teléfono: SMS, el más simple y el más débil.',
        },
        source: docs('entra/identity/authentication/concept-authentication-phone-options'),
        popularity: 4,
      },
      {
        id: 'app',
        rightIn: ['bank'],
        text: {
          pt: 'Senha e aprovação no Authenticator',
          en: 'A password and approval in Authenticator',
          es: 'Contraseña y aprobación en Authenticator',
        },
        uses: ['Authenticator'],
        why: {
          pt: 'A aprovação no Microsoft Authenticator soma um segundo fator à senha, mais forte que o SMS.',
          en: 'Approval in Microsoft Authenticator adds a second factor to the password, stronger than SMS.',
          es: 'La aprobación en Microsoft Authenticator suma un segundo factor a la contraseña, más fuerte que el SMS.',
        },
        likeness: {
          pt: 'a palavra dita na porta, mais um sim por telefone, dado até ao porteiro falso',
          en: 'the secret word said at the door plus a yes by telephone, given even to the false doorman',
          es: 'el santo y seña dicho en la puerta, más un sí por teléfono, dado hasta al portero falso',
        },
        tell: {
          pt: 'MFA com aplicativo no celular: pense no Microsoft Authenticator.',
          en: 'MFA with an app on the phone: think of Microsoft Authenticator.',
          es: 'MFA con una aplicación en el teléfono: piensa en Microsoft Authenticator.',
        },
        source: docs('entra/identity/authentication/concept-authentication-authenticator-app'),
        popularity: 5,
      },
      {
        id: 'phone',
        rightIn: ['bank'],
        text: {
          pt: 'Só a aprovação no Authenticator',
          en: 'Approval in Authenticator alone',
          es: 'Solo la aprobación en Authenticator',
        },
        uses: ['Authenticator'],
        why: {
          pt: 'Com a aprovação no Authenticator, no celular, como único passo, a pessoa entra em qualquer computador: confirma um número e usa biometria ou PIN, sem senha nem outro dispositivo.',
          en: 'With approval in Authenticator, on the phone, as the only step, the person signs in at any computer by matching a number and using biometrics or a PIN, with no password or other device.',
          es: 'Con la aprobación en Authenticator, en el teléfono, como único paso, la persona entra en cualquier equipo: confirma un número y usa biometría o PIN, sin contraseña ni otro dispositivo.',
        },
        likeness: {
          pt: 'um sim por telefone, sem palavra nenhuma, dado até ao porteiro falso',
          en: 'a yes by telephone, with no secret word, given even to the false doorman',
          es: 'un sí por teléfono, sin santo y seña alguno, dado hasta al portero falso',
        },
        tell: {
          pt: 'Login que não usa senha: autenticação passwordless. Nenhum dispositivo de segurança a comprar: aparelhos que as pessoas já têm. Login em qualquer computador, sem registro em cada um: credencial que a pessoa leva consigo.',
          en: 'Sign-in that must not use a password: passwordless authentication. No security devices to buy: the devices that people already have. Sign-in at any computer, without enrolling on each: a credential that people carry with them.',
          es: 'Inicio de sesión que no usa contraseña: autenticación sin contraseña (passwordless). Ningún dispositivo de seguridad que comprar: equipos que las personas ya tienen. Inicio de sesión en cualquier computadora, sin registrarse en cada una: credencial que la persona lleva consigo.',
        },
        source: docs('entra/identity/authentication/howto-authentication-passwordless-phone'),
        popularity: 3,
      },
      {
        id: 'fido',
        text: {
          pt: 'Uma chave de segurança FIDO2 individual',
          en: 'An individual FIDO2 security key',
          es: 'Una llave de seguridad FIDO2 individual',
        },
        uses: ['FIDO2'],
        why: {
          pt: 'A chave FIDO2 dispensa senha e celular, resiste a phishing e serve em qualquer computador, sem cadastro em cada um.',
          en: 'A FIDO2 key needs neither password nor phone, resists phishing and works on any computer, without enrolling on each.',
          es: 'La llave FIDO2 prescinde de contraseña y teléfono, resiste el phishing y sirve en cualquier equipo, sin registro en cada uno.',
        },
        likeness: {
          pt: 'a chave de metal comprada para cada pessoa, que gira em toda porta verdadeira e em nenhuma falsa',
          en: 'the metal key bought for each person, which turns in every true door and in no false one',
          es: 'la llave de metal comprada para cada persona, que gira en toda puerta verdadera y en ninguna falsa',
        },
        tell: {
          pt: 'Método resistente a phishing: credencial criptográfica, sem código nem aprovação. Celulares proibidos no local de trabalho: fator que não depende deles. Login que não usa senha: autenticação passwordless. Login em qualquer computador, sem registro em cada um: credencial que a pessoa leva consigo.',
          en: 'A phishing-resistant method: a cryptographic credential, without code or approval. Phones forbidden at the workplace: a factor that does not depend on them. Sign-in that must not use a password: passwordless authentication. Sign-in at any computer, without enrolling on each: a credential that people carry with them.',
          es: 'Método resistente al phishing: credencial criptográfica, sin código ni aprobación. Teléfonos prohibidos en el lugar de trabajo: factor que no depende de ellos. Inicio de sesión que no usa contraseña: autenticación sin contraseña (passwordless). Inicio de sesión en cualquier computadora, sin registrarse en cada una: credencial que la persona lleva consigo.',
        },
        source: docs('entra/identity/authentication/concept-authentication-passwordless'),
        popularity: 3,
      },
      {
        id: 'hello',
        text: {
          pt: 'Windows Hello para Empresas em cada computador',
          en: 'Windows Hello for Business on each computer',
          es: 'Windows Hello para empresas en cada equipo',
        },
        uses: ['Windows Hello'],
        why: {
          pt: 'O Windows Hello para Empresas troca a senha por biometria ou PIN que liberam uma chave presa ao computador da pessoa, o que resiste a phishing, sem celular nem dispositivo à parte.',
          en: 'Windows Hello for Business replaces the password with biometrics or a PIN that unlock a key tied to the person’s computer, which resists phishing, with no phone or separate device.',
          es: 'Windows Hello para empresas cambia la contraseña por biometría o PIN que liberan una clave atada al equipo de la persona, lo que resiste el phishing, sin teléfono ni dispositivo aparte.',
        },
        likeness: {
          pt: 'a porta que reconhece o dedo de seu dono, desconhecido por todas as outras portas',
          en: 'the door that knows its owner’s finger, which no other door has ever learned to recognize',
          es: 'la puerta que reconoce el dedo de su dueño, que ninguna otra puerta ha aprendido a reconocer',
        },
        tell: {
          pt: 'Método resistente a phishing: credencial criptográfica, sem código nem aprovação. Celulares proibidos no local de trabalho: fator que não depende deles. Nenhum dispositivo de segurança a comprar: aparelhos que as pessoas já têm. Login que não usa senha: autenticação passwordless.',
          en: 'A phishing-resistant method: a cryptographic credential, without code or approval. Phones forbidden at the workplace: a factor that does not depend on them. No security devices to buy: the devices that people already have. Sign-in that must not use a password: passwordless authentication.',
          es: 'Método resistente al phishing: credencial criptográfica, sin código ni aprobación. Teléfonos prohibidos en el lugar de trabajo: factor que no depende de ellos. Ningún dispositivo de seguridad que comprar: equipos que las personas ya tienen. Inicio de sesión que no usa contraseña: autenticación sin contraseña (passwordless).',
        },
        source: docs('windows/security/identity-protection/hello-for-business/'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-password',
        text: {
          pt: 'O login não deve usar senha.',
          en: 'Sign-in must not use a password.',
          es: 'El inicio de sesión no debe usar contraseña.',
        },
        fits: ['phone', 'fido', 'hello'],
        rulesOut: {
          sms: {
            pt: 'O código por SMS só se soma à senha, que continua a ser digitada.',
            en: 'The SMS code is only added to the password, which is still typed.',
            es: 'El código por SMS solo se suma a la contraseña, que se sigue escribiendo.',
          },
          app: {
            pt: 'A aprovação no Authenticator se soma à senha, que continua a ser digitada.',
            en: 'Approval in Authenticator is added to the password, which is still typed.',
            es: 'La aprobación en Authenticator se suma a la contraseña, que se sigue escribiendo.',
          },
        },
      },
      {
        id: 'no-phones',
        situations: ['factory', 'callcenter'],
        text: {
          pt: 'Celulares são proibidos no local de trabalho.',
          en: 'Phones are forbidden at the workplace.',
          es: 'Los teléfonos están prohibidos en el lugar de trabajo.',
        },
        fits: ['fido', 'hello'],
        rulesOut: {
          sms: {
            pt: 'O código por SMS exige um celular à mão.',
            en: 'The SMS code needs a phone at hand.',
            es: 'El código por SMS exige un teléfono a mano.',
          },
          app: {
            pt: 'O Authenticator exige um celular à mão.',
            en: 'Authenticator needs a phone at hand.',
            es: 'Authenticator exige un teléfono a mano.',
          },
          phone: {
            pt: 'A aprovação no Authenticator exige um celular à mão.',
            en: 'Approval in Authenticator needs a phone at hand.',
            es: 'La aprobación en Authenticator exige un teléfono a mano.',
          },
        },
      },
      {
        id: 'shared-pcs',
        text: {
          pt: 'O login deve funcionar em qualquer computador, sem registro em cada um.',
          en: 'Sign-in must work at any computer, without enrolling on each.',
          es: 'El inicio de sesión debe funcionar en cualquier computadora, sin registrarse en cada una.',
        },
        fits: ['sms', 'app', 'phone', 'fido'],
        rulesOut: {
          hello: {
            pt: 'O Windows Hello para Empresas é cadastrado em cada computador, por pessoa.',
            en: 'Windows Hello for Business is enrolled on each computer, per person.',
            es: 'Windows Hello para empresas se registra en cada equipo, por persona.',
          },
        },
      },
      {
        id: 'no-tokens',
        text: {
          pt: 'A empresa não quer comprar dispositivos de segurança.',
          en: 'The company does not want to buy security devices.',
          es: 'La empresa no quiere comprar dispositivos de seguridad.',
        },
        fits: ['sms', 'app', 'phone', 'hello'],
        rulesOut: {
          fido: {
            pt: 'Uma chave FIDO2 tem de ser comprada para cada pessoa e reposta quando se perde.',
            en: 'A FIDO2 key has to be bought for each person and replaced when it is lost.',
            es: 'Hay que comprar una llave FIDO2 para cada persona y reponerla cuando se pierde.',
          },
        },
      },
      {
        id: 'phishing',
        text: {
          pt: 'O método deve ser resistente a phishing.',
          en: 'The method must be phishing-resistant.',
          es: 'El método debe ser resistente al phishing.',
        },
        fits: ['fido', 'hello'],
        rulesOut: {
          sms: {
            pt: 'Uma página falsa pode pedir a senha e o código do SMS e usá-los na hora.',
            en: 'A fake page can ask for the password and the SMS code and use them at once.',
            es: 'Una página falsa puede pedir la contraseña y el código del SMS y usarlos al instante.',
          },
          app: {
            pt: 'Com a senha roubada em uma página falsa, o atacante pode provocar uma aprovação no Authenticator.',
            en: 'With a password stolen on a fake page, the attacker can prompt an approval in Authenticator.',
            es: 'Con la contraseña robada en una página falsa, el atacante puede provocar una aprobación en Authenticator.',
          },
          phone: {
            pt: 'Com a aprovação no Authenticator a pessoa pode aprovar um pedido que veio de uma página falsa.',
            en: 'With approval in Authenticator the person may approve a request that came from a fake page.',
            es: 'Con la aprobación en Authenticator la persona puede aprobar una solicitud que vino de una página falsa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual método de autenticação atende a todos esses requisitos?',
      en: 'Which authentication method meets all of these requirements?',
      es: '¿Qué método de autenticación cumple todos estos requisitos?',
    },
  },
  {
    id: 'directory-choice',
    exams: { 'az-900': { domain: 'architecture', topic: 'directory' } },
    scene: {
      pt: 'Pense no diretório como o escritório que emite os passes dos funcionários, no domínio como seu carimbo e nas máquinas como portas.',
      en: 'Think of the directory as the office that issues employees’ passes, of a domain as its stamp and of the machines as doors.',
      es: 'Piensa en el directorio como la oficina que da pases a los empleados, en el dominio como su sello y en las máquinas como puertas.',
    },
    situations: [
      {
        id: 'erp',
        text: {
          pt: 'Uma fábrica de calçados vai levar seu sistema de gestão para máquinas virtuais do Azure.',
          en: 'A shoe manufacturer is moving its management system to Azure virtual machines.',
          es: 'Una fábrica de calzado va a llevar su sistema de gestión a máquinas virtuales de Azure.',
        },
      },
      {
        id: 'archive',
        text: {
          pt: 'Um arquivo histórico municipal vai levar para o Azure o sistema em que os funcionários entram com conta.',
          en: 'A public archive is moving to Azure the system that employees sign in to.',
          es: 'Un archivo público va a llevar a Azure el sistema en el que los empleados entran con su cuenta.',
        },
      },
      {
        id: 'brewery',
        text: {
          pt: 'Uma cervejaria vai autenticar no Azure os usuários de seu sistema de qualidade.',
          en: 'A brewery will authenticate the users of its quality system in Azure.',
          es: 'Una cervecería va a autenticar en Azure a los usuarios de su sistema de calidad.',
        },
      },
    ],
    candidates: [
      {
        id: 'entra',
        text: {
          pt: 'Só o Microsoft Entra ID, sem servidores de domínio',
          en: 'Microsoft Entra ID alone, without domain servers',
          es: 'Solo Microsoft Entra ID, sin servidores de dominio',
        },
        uses: ['Entra ID'],
        why: {
          pt: 'O Entra ID, na nuvem, autentica cada pessoa por protocolos da web com uma só conta, sem servidores nem cobrança por hora.',
          en: 'Entra ID, in the cloud, authenticates each person over web protocols with a single account, without servers or hourly charges.',
          es: 'Entra ID, en la nube, autentica a cada persona con protocolos web y una sola cuenta, sin servidores ni cobro por hora.',
        },
        likeness: {
          pt: 'um escritório moderno, sem taxa por hora, que emite passes, mas nunca os carimba para portas antigas',
          en: 'a modern office, with no hourly fee, which issues passes but never stamps them for old doors',
          es: 'una oficina moderna, sin tarifa por hora, que da pases, pero nunca los sella para puertas antiguas',
        },
        tell: {
          pt: 'Sem verba para outro recurso pago: Entra ID. Nenhum controlador de domínio a manter: serviço gerenciado pela Microsoft. Uma só identidade por funcionário: diretório central. Login mesmo com o escritório sem energia: diretório que fica na nuvem.',
          en: 'No budget for another paid resource: Entra ID. No domain controllers to maintain: a service managed by Microsoft. One identity for each employee: a central directory. Sign-in that works when the office has no power: a directory in the cloud.',
          es: 'Sin presupuesto para otro recurso pago: Entra ID. Ningún controlador de dominio que mantener: servicio administrado por Microsoft. Una sola identidad por empleado: directorio central. Inicio de sesión aunque la oficina no tenga energía: directorio en la nube.',
        },
        source: docs('entra/fundamentals/whatis'),
        popularity: 5,
      },
      {
        id: 'managed',
        text: {
          pt: 'Um domínio do Microsoft Entra Domain Services',
          en: 'A Microsoft Entra Domain Services domain',
          es: 'Un dominio de Microsoft Entra Domain Services',
        },
        uses: ['Domain Services'],
        why: {
          pt: 'O Entra Domain Services oferece no Azure LDAP, Kerberos, ingresso em domínio e políticas de grupo, com as contas do Entra ID e controladores mantidos pela Microsoft.',
          en: 'Entra Domain Services offers in Azure LDAP, Kerberos, domain join and group policies, with the accounts of Entra ID and controllers kept by Microsoft.',
          es: 'Entra Domain Services ofrece en Azure LDAP, Kerberos, unión a dominio y directivas de grupo, con las cuentas de Entra ID y controladores mantenidos por Microsoft.',
        },
        likeness: {
          pt: 'um escritório alugado por hora com seus funcionários, que carimba passes, mas onde ninguém da casa é chefe',
          en: 'an office rented by the hour with its clerks, which stamps passes but has none of your people as its head',
          es: 'una oficina alquilada por hora con sus empleados, que sella pases, pero donde nadie de la casa es jefe',
        },
        tell: {
          pt: 'Sistema que só aceita LDAP ou Kerberos: Entra Domain Services. Máquinas em um domínio, com políticas de grupo: Entra Domain Services. Nenhum controlador de domínio a manter: serviço gerenciado pela Microsoft. Uma só identidade por funcionário: diretório central. Login mesmo com o escritório sem energia: diretório que fica na nuvem.',
          en: 'A system that supports only LDAP or Kerberos: Entra Domain Services. Machines that join a domain with group policies: Entra Domain Services. No domain controllers to maintain: a service managed by Microsoft. One identity for each employee: a central directory. Sign-in that works when the office has no power: a directory in the cloud.',
          es: 'Sistema que solo admite LDAP o Kerberos: Entra Domain Services. Máquinas unidas a un dominio, con directivas de grupo: Entra Domain Services. Ningún controlador de dominio que mantener: servicio administrado por Microsoft. Una sola identidad por empleado: directorio central. Inicio de sesión aunque la oficina no tenga energía: directorio en la nube.',
        },
        source: docs('entra/identity/domain-services/overview'),
        popularity: 3,
      },
      {
        id: 'dc-vms',
        rightWith: ['domain-admin'],
        text: {
          pt: 'Controladores de domínio em máquinas virtuais',
          en: 'Domain controllers on virtual machines',
          es: 'Controladores de dominio en máquinas virtuales',
        },
        uses: [],
        why: {
          pt: 'Controladores próprios em máquinas virtuais do Azure dão controle total do Active Directory, com direitos de Domain Admin, mesmo com o escritório fora do ar.',
          en: 'Controllers of its own on Azure virtual machines give full control of Active Directory, with Domain Admin rights, even with the office down.',
          es: 'Controladores propios en máquinas virtuales de Azure dan control total de Active Directory, con derechos de Domain Admin, incluso con la oficina fuera de servicio.',
        },
        likeness: {
          pt: 'um escritório próprio em sala paga por hora, que carimba passes, mas que a casa precisa manter',
          en: 'an office of one’s own in a room paid by the hour, which stamps passes but which the house must maintain',
          es: 'una oficina propia en sala pagada por hora, que sella pases, pero que la casa debe mantener',
        },
        tell: {
          pt: 'Direitos de Domain Admin: controladores de domínio próprios. Login mesmo com o escritório sem energia: diretório que fica na nuvem.',
          en: 'Domain Admin rights: domain controllers of its own. Sign-in that works when the office has no power: a directory in the cloud.',
          es: 'Derechos de Domain Admin: controladores de dominio propios. Inicio de sesión aunque la oficina no tenga energía: directorio en la nube.',
        },
        source: docs('azure/architecture/example-scenario/identity/adds-extend-domain'),
        popularity: 4,
      },
      {
        id: 'office',
        neverRight: true,
        text: {
          pt: 'Os controladores do escritório, pela VPN existente',
          en: 'The office’s controllers, over the existing VPN',
          es: 'Los controladores de la oficina, por la VPN existente',
        },
        uses: [],
        why: {
          pt: 'Usar os controladores do escritório pela VPN não acrescenta servidor nem serviço cobrado na nuvem.',
          en: 'Using the office’s controllers over the VPN adds no server and no charged service in the cloud.',
          es: 'Usar los controladores de la oficina por la VPN no agrega servidor ni servicio cobrado en la nube.',
        },
        likeness: {
          pt: 'o escritório da sede, mantido por ela, que carimba passes e fecha quando falta luz lá',
          en: 'the office at headquarters, run by its staff, which stamps passes but closes during power cuts',
          es: 'la oficina de la sede, mantenida por ella, que sella pases y cierra si allí falta luz',
        },
        tell: {
          pt: 'Nada novo a pagar e escritório sempre ligado: os controladores de lá.',
          en: 'Nothing new to pay for and an office that is always on: the controllers there.',
          es: 'Nada nuevo que pagar y oficina encendida: los controladores de allí.',
        },
        source: docs('azure/architecture/reference-architectures/identity/'),
        popularity: 3,
      },
      {
        id: 'local-accounts',
        neverRight: true,
        text: {
          pt: 'Contas locais criadas em cada máquina virtual',
          en: 'Local accounts created on each virtual machine',
          es: 'Cuentas locales creadas en cada máquina virtual',
        },
        uses: [],
        why: {
          pt: 'Contas locais em cada máquina não exigem diretório nenhum.',
          en: 'Local accounts on each machine need no directory at all.',
          es: 'Las cuentas locales en cada máquina no exigen ningún directorio.',
        },
        likeness: {
          pt: 'uma lista à mão em cada porta, sem carimbos, da qual se risca quem sai, porta por porta',
          en: 'a handwritten list at each door, without stamps, from which leavers are struck off door by door',
          es: 'una lista a mano en cada puerta, sin sellos, donde se tacha a quien se va, puerta por puerta',
        },
        tell: {
          pt: 'Nenhum diretório e uma só máquina: contas locais.',
          en: 'No directory and one single machine: local accounts.',
          es: 'Ningún directorio y una sola máquina: cuentas locales.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'ldap',
        text: {
          pt: 'O sistema só aceita LDAP ou Kerberos.',
          en: 'The system supports only LDAP or Kerberos.',
          es: 'El sistema solo admite LDAP o Kerberos.',
        },
        fits: ['managed', 'dc-vms', 'office'],
        rulesOut: {
          entra: {
            pt: 'O Entra ID sozinho usa protocolos da web; não oferece LDAP nem Kerberos de domínio ao sistema.',
            en: 'Entra ID alone uses web protocols; it offers the system neither LDAP nor domain Kerberos.',
            es: 'Entra ID solo usa protocolos web; no ofrece al sistema LDAP ni Kerberos de dominio.',
          },
          'local-accounts': {
            pt: 'Contas locais não oferecem LDAP nem Kerberos de domínio.',
            en: 'Local accounts offer neither LDAP nor domain Kerberos.',
            es: 'Las cuentas locales no ofrecen LDAP ni Kerberos de dominio.',
          },
        },
      },
      {
        id: 'no-controllers',
        text: {
          pt: 'A equipe não quer manter controladores de domínio.',
          en: 'The team does not want to maintain domain controllers.',
          es: 'El equipo no quiere mantener controladores de dominio.',
        },
        fits: ['entra', 'managed', 'local-accounts'],
        rulesOut: {
          'dc-vms': {
            pt: 'Controladores em máquinas virtuais ainda são instalados e corrigidos pela equipe.',
            en: 'Controllers on virtual machines are still installed and patched by the team.',
            es: 'Los controladores en máquinas virtuales igual son instalados y corregidos por el equipo.',
          },
          office: {
            pt: 'Os controladores do escritório continuam a ser mantidos pela equipe.',
            en: 'The office’s controllers are still maintained by the team.',
            es: 'Los controladores de la oficina siguen siendo mantenidos por el equipo.',
          },
        },
      },
      {
        id: 'office-down',
        text: {
          pt: 'O login deve funcionar mesmo com o escritório sem energia.',
          en: 'Sign-in must work even when the office has no power.',
          es: 'El inicio de sesión debe funcionar aunque la oficina no tenga energía.',
        },
        fits: ['entra', 'managed', 'dc-vms', 'local-accounts'],
        rulesOut: {
          office: {
            pt: 'Sem energia no escritório, os controladores dele não respondem pela VPN.',
            en: 'Without power at the office, its controllers do not answer over the VPN.',
            es: 'Sin energía en la oficina, sus controladores no responden por la VPN.',
          },
        },
      },
      {
        id: 'domain-admin',
        text: {
          pt: 'Os administradores precisam de direitos de Domain Admin.',
          en: 'The administrators need Domain Admin rights.',
          es: 'Los administradores necesitan derechos de Domain Admin.',
        },
        fits: ['dc-vms', 'office'],
        rulesOut: {
          managed: {
            pt: 'O Entra Domain Services dá LDAP e Kerberos, mas a Microsoft é quem administra o domínio: ninguém recebe Domain Admin.',
            en: 'Entra Domain Services gives LDAP and Kerberos, but Microsoft administers the domain: nobody gets Domain Admin.',
            es: 'Entra Domain Services da LDAP y Kerberos, pero Microsoft administra el dominio: nadie recibe Domain Admin.',
          },
          entra: {
            pt: 'O Entra ID não tem domínio do Active Directory nem direitos de Domain Admin.',
            en: 'Entra ID has no Active Directory domain and no Domain Admin rights.',
            es: 'Entra ID no tiene dominio de Active Directory ni derechos de Domain Admin.',
          },
          'local-accounts': {
            pt: 'Contas locais não formam um domínio do Active Directory.',
            en: 'Local accounts do not form an Active Directory domain.',
            es: 'Las cuentas locales no forman un dominio de Active Directory.',
          },
        },
      },
      {
        id: 'one-identity',
        text: {
          pt: 'Cada funcionário deve ter uma só identidade, desativada em um só lugar.',
          en: 'Each employee must have one identity, disabled in one place.',
          es: 'Cada empleado debe tener una sola identidad, que se desactiva en un solo lugar.',
        },
        fits: ['entra', 'managed', 'dc-vms', 'office'],
        rulesOut: {
          'local-accounts': {
            pt: 'Contas locais valem em uma só máquina: cada funcionário teria uma em cada, a desativar uma a uma.',
            en: 'Local accounts are good on one machine only: each employee would have one on each, to be disabled one by one.',
            es: 'Las cuentas locales valen en una sola máquina: cada empleado tendría una en cada una, que deshabilitar una por una.',
          },
        },
      },
      {
        id: 'no-hourly',
        text: {
          pt: 'Não há verba para outro recurso pago.',
          en: 'There is no budget for another paid resource.',
          es: 'No hay presupuesto para otro recurso pago.',
        },
        fits: ['entra', 'office', 'local-accounts'],
        rulesOut: {
          managed: {
            pt: 'O Entra Domain Services é um recurso pago, cobrado por hora.',
            en: 'Entra Domain Services is a paid resource, charged by the hour.',
            es: 'Entra Domain Services es un recurso pago, que se cobra por hora.',
          },
          'dc-vms': {
            pt: 'Controladores em máquinas virtuais são mais recursos na fatura.',
            en: 'Domain controllers on virtual machines are further resources on the bill.',
            es: 'Los controladores en máquinas virtuales son más recursos en la factura.',
          },
        },
      },
      {
        id: 'group-rules',
        notWith: ['ldap'],
        text: {
          pt: 'As máquinas devem ingressar em um domínio e receber políticas de grupo.',
          en: 'The machines must join a domain and receive group policies.',
          es: 'Las máquinas deben unirse a un dominio y recibir directivas de grupo.',
        },
        fits: ['managed', 'dc-vms', 'office'],
        rulesOut: {
          entra: {
            pt: 'O Entra ID sozinho não oferece políticas de grupo nem ingresso em um domínio clássico.',
            en: 'Entra ID alone offers neither group policies nor joining a classic domain.',
            es: 'Entra ID por sí solo no ofrece directivas de grupo ni unión a un dominio clásico.',
          },
          'local-accounts': {
            pt: 'Contas locais não formam um domínio nem recebem políticas de grupo.',
            en: 'Local accounts neither form a domain nor receive group policies.',
            es: 'Las cuentas locales no forman un dominio ni reciben directivas de grupo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'role-assignment',
    exams: { 'az-900': { domain: 'architecture', topic: 'access-control' } },
    scene: {
      pt: 'Pense na assinatura como um prédio, em cada aplicação como um andar e em suas máquinas virtuais como as lâmpadas.',
      en: 'Think of the subscription as a building, of each application as a floor and of its virtual machines as the lamps.',
      es: 'Piensa en la suscripción como un edificio, en cada aplicación como un piso y en sus máquinas virtuales como las lámparas.',
    },
    situations: [
      {
        id: 'support',
        text: {
          pt: 'Um fornecedor vai administrar as máquinas virtuais de uma aplicação de ensino.',
          en: 'A supplier will manage the virtual machines of an e-learning application.',
          es: 'Un proveedor va a administrar las máquinas virtuales de una aplicación de enseñanza.',
        },
      },
      {
        id: 'nights',
        text: {
          pt: 'O turno da noite de um pedágio vai reiniciar as máquinas virtuais do sistema de cobrança.',
          en: 'A toll operator’s night shift will restart its collection system’s virtual machines.',
          es: 'El turno de noche de un peaje va a reiniciar las máquinas virtuales del sistema de cobro.',
        },
      },
      {
        id: 'intern',
        text: {
          pt: 'Um analista novo vai administrar as máquinas virtuais do site de uma imobiliária.',
          en: 'A new analyst will manage the virtual machines of a website.',
          es: 'Un analista nuevo va a administrar las máquinas virtuales del sitio de una inmobiliaria.',
        },
      },
    ],
    candidates: [
      {
        id: 'owner-sub',
        neverRight: true,
        text: {
          pt: 'Proprietário, no escopo da assinatura',
          en: 'Owner, at subscription scope',
          es: 'Propietario, en el ámbito de la suscripción',
        },
        uses: ['Proprietário', 'Owner', 'Propietario'],
        why: {
          pt: 'Proprietário dá controle total, inclusive o de conceder acesso.',
          en: 'Owner gives full control, including that of granting access.',
          es: 'Propietario da control total, incluso el de conceder acceso.',
        },
        likeness: {
          pt: 'a chave de tudo no prédio inteiro, com o direito de mandar fazer cópias para outras pessoas',
          en: 'the key to everything in the whole building, with the right to have copies made for others',
          es: 'la llave de todo en el edificio entero, con el derecho de mandar hacer copias para otros',
        },
        tell: {
          pt: 'Controle total e concessão de acessos: função Proprietário.',
          en: 'Full control and granting of access: the Owner role.',
          es: 'Control total y concesión de accesos: rol Propietario.',
        },
        source: docs('azure/role-based-access-control/built-in-roles'),
        popularity: 5,
      },
      {
        id: 'contributor-sub',
        neverRight: true,
        text: {
          pt: 'Colaborador, no escopo da assinatura',
          en: 'Contributor, at subscription scope',
          es: 'Colaborador, en el ámbito de la suscripción',
        },
        uses: ['Colaborador', 'Contributor'],
        why: {
          pt: 'Colaborador na assinatura permite criar e mudar recursos em todos os grupos dela, sem conceder acesso.',
          en: 'Contributor on the subscription allows resources to be created and changed in all of its groups, without granting access.',
          es: 'Colaborador en la suscripción permite crear y modificar recursos en todos sus grupos, sin conceder acceso.',
        },
        likeness: {
          pt: 'a chave de tudo em todos os andares, encanamento e armários incluídos, sem direito a cópias',
          en: 'the key to everything on all floors, plumbing and cupboards included, with no copies allowed',
          es: 'la llave de todo en todos los pisos, tuberías y armarios incluidos, sin derecho a copias',
        },
        tell: {
          pt: 'Criar e mudar recursos, sem conceder acesso: função Colaborador.',
          en: 'Creating and changing resources without granting access: the Contributor role.',
          es: 'Crear y modificar recursos, sin conceder acceso: rol Colaborador.',
        },
        source: docs('azure/role-based-access-control/built-in-roles'),
        popularity: 4,
      },
      {
        id: 'contributor-rg',
        rightWith: ['whole-app'],
        text: {
          pt: 'Colaborador, no escopo do grupo de recursos',
          en: 'Contributor, at resource group scope',
          es: 'Colaborador, en el ámbito del grupo de recursos',
        },
        uses: ['Colaborador', 'Contributor'],
        why: {
          pt: 'Colaborador no grupo de recursos permite criar e mudar qualquer recurso do aplicativo, e só dele.',
          en: 'Contributor on the resource group allows any resource of the application, and of it alone, to be created and changed.',
          es: 'Colaborador en el grupo de recursos permite crear y modificar cualquier recurso de la aplicación, y solo de ella.',
        },
        likeness: {
          pt: 'a chave de tudo em um só andar, encanamento e armários incluídos, sem direito a cópias',
          en: 'the key to everything on a single floor, plumbing and cupboards included, with no copies allowed',
          es: 'la llave de todo en un solo piso, tuberías y armarios incluidos, sin derecho a copias',
        },
        tell: {
          pt: 'Criar contas de armazenamento para a aplicação: Colaborador no grupo de recursos. Outros aplicativos da assinatura fora de alcance: escopo menor que a assinatura. Acesso que não pode ser concedido a mais ninguém: função que não é Proprietário.',
          en: 'Creating storage accounts for the application: Contributor on the resource group. The subscription’s other applications out of reach: a scope below the subscription. Access that must not be granted to others: a role other than Owner.',
          es: 'Crear cuentas de almacenamiento para la aplicación: Colaborador en el grupo de recursos. Otras aplicaciones de la suscripción fuera de alcance: ámbito menor que la suscripción. Acceso que no puede concederse a nadie más: rol que no es Propietario.',
        },
        source: docs('azure/role-based-access-control/scope-overview'),
        popularity: 4,
      },
      {
        id: 'vm-rg',
        text: {
          pt: 'Colaborador da Máquina Virtual, no grupo de recursos',
          en: 'Virtual Machine Contributor, on the resource group',
          es: 'Colaborador de la máquina virtual, en el grupo de recursos',
        },
        uses: ['Colaborador', 'Contributor'],
        why: {
          pt: 'Colaborador da Máquina Virtual, função pronta que a Microsoft mantém, alcança no grupo de recursos só as máquinas do aplicativo, inclusive as futuras, sem poder conceder acesso: privilégio mínimo.',
          en: 'Virtual Machine Contributor, a built-in role that Microsoft maintains, covers on the resource group the application’s machines alone, future ones included, without being able to grant access: least privilege.',
          es: 'Colaborador de la máquina virtual, rol integrado que mantiene Microsoft, alcanza en el grupo de recursos solo las máquinas de la aplicación, también las futuras, sin poder conceder acceso: privilegio mínimo.',
        },
        likeness: {
          pt: 'a licença padrão para as lâmpadas de um andar, as de hoje e as futuras, e nada mais',
          en: 'the standard permit for one floor’s lamps, today’s and later ones, and nothing else',
          es: 'el permiso estándar para las lámparas de un piso, las de hoy y las futuras, y nada más',
        },
        tell: {
          pt: 'Máquinas criadas depois, sem nova atribuição: função no grupo de recursos, que elas herdam. Redes e contas de armazenamento que não podem ser alteradas: função específica de máquina virtual. Outros aplicativos da assinatura fora de alcance: escopo menor que a assinatura. Permissões próprias que a empresa não quer manter: função interna do Azure. Acesso que não pode ser concedido a mais ninguém: função que não é Proprietário.',
          en: 'Machines created later, without a new assignment: a role on the resource group, which they inherit. Networks and storage accounts that must not be changed: a role for virtual machines alone. The subscription’s other applications out of reach: a scope below the subscription. Permissions of its own that the company does not want to maintain: a built-in role. Access that must not be granted to others: a role other than Owner.',
          es: 'Máquinas que se creen después, sin otra asignación: rol en el grupo de recursos, que ellas heredan. Redes y cuentas de almacenamiento que no deben modificarse: rol específico de máquina virtual. Otras aplicaciones de la suscripción fuera de alcance: ámbito menor que la suscripción. Permisos propios que la empresa no quiere mantener: rol integrado de Azure. Acceso que no puede concederse a nadie más: rol que no es Propietario.',
        },
        source: docs('azure/role-based-access-control/built-in-roles'),
        popularity: 3,
      },
      {
        id: 'vm-sub',
        neverRight: true,
        text: {
          pt: 'Colaborador da Máquina Virtual, na assinatura',
          en: 'Virtual Machine Contributor, on the subscription',
          es: 'Colaborador de la máquina virtual, en la suscripción',
        },
        uses: ['Colaborador', 'Contributor'],
        why: {
          pt: 'Colaborador da Máquina Virtual na assinatura deixa cuidar das máquinas de todos os aplicativos, sem tocar na rede.',
          en: 'Virtual Machine Contributor on the subscription covers the machines of all applications, without touching the network.',
          es: 'Colaborador de la máquina virtual en la suscripción permite cuidar las máquinas de todas las aplicaciones, sin tocar la red.',
        },
        likeness: {
          pt: 'a licença padrão para as lâmpadas do prédio inteiro, em todos os andares, e nada mais',
          en: 'the standard permit for the lamps of the whole building, on every floor, and nothing else',
          es: 'el permiso estándar para las lámparas de todo el edificio, en cada piso, y nada más',
        },
        tell: {
          pt: 'Só máquinas virtuais, mas em toda a assinatura: função específica, escopo amplo.',
          en: 'Virtual machines only, but in the whole subscription: a specific role at a wide scope.',
          es: 'Solo máquinas virtuales, pero en toda la suscripción: rol específico, ámbito amplio.',
        },
        source: docs('azure/role-based-access-control/scope-overview'),
        popularity: 3,
      },
      {
        id: 'vm-each',
        text: {
          pt: 'Colaborador da Máquina Virtual, em cada máquina atual',
          en: 'Virtual Machine Contributor, on each current machine',
          es: 'Colaborador de la máquina virtual, en cada máquina actual',
        },
        uses: ['Colaborador', 'Contributor'],
        why: {
          pt: 'No escopo de cada máquina, a função alcança só as máquinas que o aplicativo já tem, e nenhum outro recurso.',
          en: 'At the scope of each machine, the role reaches only the machines that the application already has, and no other resource.',
          es: 'En el ámbito de cada máquina, el rol alcanza solo las máquinas que la aplicación ya tiene, y ningún otro recurso.',
        },
        likeness: {
          pt: 'uma licença padrão para cada lâmpada já instalada, uma por uma, que não vale para nenhuma nova',
          en: 'a standard permit for each lamp now in place, one by one, which covers no new lamp',
          es: 'un permiso estándar para cada lámpara ya instalada, una por una, que no vale para ninguna nueva',
        },
        tell: {
          pt: 'Redes e contas de armazenamento que não podem ser alteradas: função específica de máquina virtual. Outros aplicativos da assinatura fora de alcance: escopo menor que a assinatura. Permissões próprias que a empresa não quer manter: função interna do Azure. Acesso que não pode ser concedido a mais ninguém: função que não é Proprietário.',
          en: 'Networks and storage accounts that must not be changed: a role for virtual machines alone. The subscription’s other applications out of reach: a scope below the subscription. Permissions of its own that the company does not want to maintain: a built-in role. Access that must not be granted to others: a role other than Owner.',
          es: 'Redes y cuentas de almacenamiento que no deben modificarse: rol específico de máquina virtual. Otras aplicaciones de la suscripción fuera de alcance: ámbito menor que la suscripción. Permisos propios que la empresa no quiere mantener: rol integrado de Azure. Acceso que no puede concederse a nadie más: rol que no es Propietario.',
        },
        source: docs('azure/role-based-access-control/scope-overview'),
        popularity: 2,
      },
      {
        id: 'custom',
        neverRight: true,
        text: {
          pt: 'Função personalizada de máquina virtual, no grupo',
          en: 'A custom virtual machine role, on the group',
          es: 'Un rol personalizado de máquina virtual, en el grupo',
        },
        uses: [],
        why: {
          pt: 'Uma função personalizada lista só as ações que a empresa escolhe, no escopo do grupo.',
          en: 'A custom role lists only the actions that the company chooses, at the scope of the group.',
          es: 'Un rol personalizado enumera solo las acciones que la empresa elige, en el ámbito del grupo.',
        },
        likeness: {
          pt: 'uma licença para as lâmpadas de um andar redigida pelo próprio dono, que precisa mantê-la em dia',
          en: 'a permit for one floor’s lamps, worded by the owner himself, who must keep it up to date',
          es: 'un permiso para las lámparas de un piso redactado por el propio dueño, que debe mantenerlo al día',
        },
        tell: {
          pt: 'Ações que nenhuma função pronta reúne: função personalizada.',
          en: 'Actions that no built-in role brings together: a custom role.',
          es: 'Acciones que ningún rol listo reúne: rol personalizado.',
        },
        source: docs('azure/role-based-access-control/custom-roles'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'machines-only',
        text: {
          pt: 'Redes virtuais e contas de armazenamento não podem ser alteradas.',
          en: 'Virtual networks and storage accounts must not be changed.',
          es: 'Las redes virtuales y las cuentas de almacenamiento no deben modificarse.',
        },
        fits: ['vm-rg', 'vm-sub', 'vm-each', 'custom'],
        rulesOut: {
          'owner-sub': {
            pt: 'Proprietário permite mudar qualquer recurso, redes e armazenamento inclusive.',
            en: 'Owner allows any resource to be changed, networks and storage included.',
            es: 'Propietario permite modificar cualquier recurso, incluso redes y almacenamiento.',
          },
          'contributor-sub': {
            pt: 'Colaborador permite mudar redes e contas de armazenamento.',
            en: 'Contributor allows networks and storage accounts to be changed.',
            es: 'Colaborador permite modificar redes y cuentas de almacenamiento.',
          },
          'contributor-rg': {
            pt: 'Colaborador no grupo de recursos permite mudar as redes e contas de armazenamento dele.',
            en: 'Contributor on the resource group allows its networks and storage accounts to be changed.',
            es: 'Colaborador en el grupo de recursos permite modificar sus redes y cuentas de almacenamiento.',
          },
        },
      },
      {
        id: 'one-application',
        text: {
          pt: 'As outras aplicações da assinatura devem ficar fora do alcance.',
          en: 'The subscription’s other applications must be out of reach.',
          es: 'Las demás aplicaciones de la suscripción deben quedar fuera del alcance.',
        },
        fits: ['contributor-rg', 'vm-rg', 'vm-each', 'custom'],
        rulesOut: {
          'owner-sub': {
            pt: 'No escopo da assinatura, Proprietário alcança todos os aplicativos.',
            en: 'At subscription scope, Owner reaches all applications.',
            es: 'En el ámbito de la suscripción, Propietario alcanza todas las aplicaciones.',
          },
          'contributor-sub': {
            pt: 'No escopo da assinatura, Colaborador alcança todos os aplicativos.',
            en: 'At subscription scope, Contributor reaches all applications.',
            es: 'En el ámbito de la suscripción, Colaborador alcanza todas las aplicaciones.',
          },
          'vm-sub': {
            pt: 'No escopo da assinatura, a função alcança as máquinas de todos os aplicativos.',
            en: 'At subscription scope, the role reaches the machines of all applications.',
            es: 'En el ámbito de la suscripción, el rol alcanza las máquinas de todas las aplicaciones.',
          },
        },
      },
      {
        id: 'new-machines',
        text: {
          pt: 'Máquinas criadas depois devem ficar incluídas, sem nova atribuição.',
          en: 'Machines created later must be included, without a new assignment.',
          es: 'Las máquinas que se creen después deben quedar incluidas, sin otra asignación.',
        },
        fits: ['owner-sub', 'contributor-sub', 'contributor-rg', 'vm-rg', 'vm-sub', 'custom'],
        rulesOut: {
          'vm-each': {
            pt: 'Atribuída a cada máquina atual, a função não alcança as que forem criadas depois.',
            en: 'Assigned on each current machine, the role does not reach those created later.',
            es: 'Asignado en cada máquina actual, el rol no alcanza las que se creen después.',
          },
        },
      },
      {
        id: 'whole-app',
        text: {
          pt: 'O trabalho inclui criar contas de armazenamento para a aplicação.',
          en: 'The work includes creating storage accounts for the application.',
          es: 'El trabajo incluye crear cuentas de almacenamiento para la aplicación.',
        },
        fits: ['owner-sub', 'contributor-sub', 'contributor-rg'],
        rulesOut: {
          custom: {
            pt: 'Uma função personalizada de máquina virtual não inclui criar contas de armazenamento.',
            en: 'A custom virtual machine role does not include creating storage accounts.',
            es: 'Un rol personalizado de máquina virtual no incluye crear cuentas de almacenamiento.',
          },
          'vm-rg': {
            pt: 'Colaborador da Máquina Virtual administra VMs, mas não cria contas de armazenamento.',
            en: 'Virtual Machine Contributor manages VMs but does not create storage accounts.',
            es: 'Colaborador de la máquina virtual administra VM, pero no crea cuentas de almacenamiento.',
          },
          'vm-sub': {
            pt: 'Mesmo na assinatura inteira, Colaborador da Máquina Virtual não cria contas de armazenamento.',
            en: 'Even on the whole subscription, Virtual Machine Contributor does not create storage accounts.',
            es: 'Incluso en toda la suscripción, Colaborador de la máquina virtual no crea cuentas de almacenamiento.',
          },
          'vm-each': {
            pt: 'No escopo de cada máquina, a função não cria contas de armazenamento.',
            en: 'At the scope of each machine, the role does not create storage accounts.',
            es: 'En el ámbito de cada máquina, el rol no crea cuentas de almacenamiento.',
          },
        },
      },
      {
        id: 'no-grants',
        text: {
          pt: 'O acesso não deve permitir que se conceda acesso a outros.',
          en: 'The access must not allow granting access to others.',
          es: 'El acceso no debe permitir que se conceda acceso a otros.',
        },
        fits: ['contributor-sub', 'contributor-rg', 'vm-rg', 'vm-sub', 'vm-each', 'custom'],
        rulesOut: {
          'owner-sub': {
            pt: 'Proprietário dá controle total, inclusive o de conceder acesso a outras pessoas.',
            en: 'Owner gives full control, including that of granting access to other people.',
            es: 'Propietario da control total, incluido el de conceder acceso a otras personas.',
          },
        },
      },
      {
        id: 'kept-up',
        text: {
          pt: 'A empresa não quer manter permissões próprias.',
          en: 'The company does not want to maintain permissions of its own.',
          es: 'La empresa no quiere mantener permisos propios.',
        },
        fits: ['owner-sub', 'contributor-sub', 'contributor-rg', 'vm-rg', 'vm-sub', 'vm-each'],
        rulesOut: {
          custom: {
            pt: 'A função personalizada é definida e mantida pela empresa.',
            en: 'The custom role is defined and maintained by the company.',
            es: 'El rol personalizado lo define y mantiene la empresa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual atribuição do Azure RBAC atende a todos esses requisitos?',
      en: 'Which Azure RBAC assignment meets all of these requirements?',
      es: '¿Qué asignación de Azure RBAC cumple todos estos requisitos?',
    },
  },
];
