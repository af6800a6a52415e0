import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const securityChoices: readonly Pattern[] = [
  {
    id: 'staff-app-access',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'identity' } },
    scene: {
      pt: 'Pense no sistema interno como uma sala de um prédio, em que cada pessoa quer entrar vindo da rua.',
      en: 'Think of the internal system as a room in a building, which people arriving from the street need to enter.',
      es: 'Piensa en el sistema interno como una sala de un edificio, a la que cada persona llega desde la calle.',
    },
    situations: [
      {
        id: 'tax',
        text: {
          pt: 'Um escritório de contabilidade quer que os funcionários usem de casa um sistema web interno, no Google Cloud.',
          en: 'An accounting firm wants employees to use from home an internal web system on Google Cloud.',
          es: 'Un estudio contable quiere que los empleados usen desde su casa un sistema web interno, en Google Cloud.',
        },
      },
      {
        id: 'ngo',
        text: {
          pt: 'Uma ONG quer que voluntários usem de viagem um sistema web interno de doações, no Google Cloud.',
          en: 'A nonprofit wants volunteers to use an internal web system for donations, on Google Cloud, while traveling.',
          es: 'Una ONG quiere que los voluntarios usen de viaje un sistema web interno de donaciones, en Google Cloud.',
        },
      },
      {
        id: 'builder',
        text: {
          pt: 'Uma construtora quer que engenheiros em obras usem um sistema web interno, no Google Cloud.',
          en: 'A construction company wants engineers at building sites to use an internal web system on Google Cloud.',
          es: 'Una constructora quiere que los ingenieros en obra usen un sistema web interno, en Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'iap',
        text: {
          pt: 'Identity-Aware Proxy, à frente do sistema',
          en: 'Identity-Aware Proxy, in front of the system',
          es: 'Identity-Aware Proxy, delante del sistema',
        },
        uses: ['Identity-Aware Proxy', 'IAP'],
        why: {
          pt: 'O Identity-Aware Proxy (zero trust) fica à frente do sistema, sem mensalidade por pessoa, e confere a conta corporativa a cada pedido, de qualquer rede. O navegador abre só as páginas desse sistema, sem nada a instalar nem túnel a refazer.',
          en: 'Identity-Aware Proxy (zero trust) stands in front of the system, without a fee per person, and checks the corporate account at each request, from any network. The browser opens the pages of that system alone, with nothing to install and no tunnel to reconnect.',
          es: 'Identity-Aware Proxy (zero trust) está delante del sistema, sin cuota mensual por persona, y verifica la cuenta corporativa en cada solicitud, desde cualquier red. El navegador abre solo las páginas de ese sistema, sin nada que instalar ni túnel que rehacer.',
        },
        likeness: {
          pt: 'o porteiro na porta da rua que confere o crachá a cada entrada e abre só aquela sala',
          en: 'the porter at the street door who checks the badge at each entry and opens that room alone',
          es: 'el portero en la puerta de calle que revisa el pase en cada entrada y abre solo esa sala',
        },
        tell: {
          pt: 'Computadores pessoais, em que nada se instala nem configura: o Identity-Aware Proxy, no navegador. Quem sai da empresa perde o acesso com a conta: o Identity-Aware Proxy ou uma VPN, com o login corporativo. Um computador infectado que não alcance outros sistemas: acesso a um só sistema, e não à rede. Centenas de pessoas sem mensalidade por pessoa: acesso ao próprio sistema, por proxy de identidade ou VPN, e não uma área de trabalho virtual. Acesso de hotéis e de celulares, cuja rede muda todo dia: acesso pela identidade da pessoa ou por VPN, e não por lista de endereços. Sistema de um fornecedor que fechou, com código que não pode mudar: um controle à frente dele, como um proxy de identidade ou uma VPN. Sinal de celular fraco e conexão que cai: páginas que se abrem direto no navegador, e não uma área de trabalho transmitida sem parar.',
          en: 'Personal computers, on which nothing may be installed: Identity-Aware Proxy, in the browser. Those who leave lose access along with the account: Identity-Aware Proxy or a VPN, with the corporate sign-in. An infected computer that must not reach other systems: access to one system rather than to the network. Hundreds of people without a monthly fee for each: access to the system itself, by an identity proxy or a VPN, rather than virtual desktops. Access from hotels and mobile phones, whose network changes every day: access by the person’s identity or a VPN, not a list of addresses. A system of a vendor that closed, with code that cannot change: a control in front of it, such as an identity proxy or a VPN. A weak mobile signal and a connection that drops: pages opened straight in the browser, rather than a desktop streamed all the time.',
          es: 'Computadoras personales, en las que no se puede instalar nada: Identity-Aware Proxy, en el navegador. Quien deja la empresa pierde el acceso con la cuenta: Identity-Aware Proxy o una VPN, con el inicio de sesión corporativo. Una computadora infectada que no alcance otros sistemas: acceso a un solo sistema, y no a la red. Cientos de personas sin cuota mensual por cada una: acceso al propio sistema, por proxy de identidad o VPN, y no un escritorio virtual. Acceso desde hoteles y celulares, cuya red cambia todos los días: acceso por la identidad de la persona o por VPN, y no por lista de direcciones. Sistema de un proveedor que cerró, con código que no puede cambiar: un control delante de él, como un proxy de identidad o una VPN. Señal de celular débil y conexión que se corta: páginas que se abren directo en el navegador, y no un escritorio transmitido sin parar.',
        },
        source: page('iap/docs/concepts-overview'),
        popularity: 5,
      },
      {
        id: 'vpn',
        text: {
          pt: 'VPN até a rede interna, em cada computador',
          en: 'A VPN to the internal network, on each computer',
          es: 'VPN hasta la red interna, en cada computadora',
        },
        uses: [],
        why: {
          pt: 'A VPN leva a conta corporativa, por um túnel criptografado, até a rede interna, onde o navegador abre páginas leves, e nem o login do sistema fica na internet.',
          en: 'A VPN takes the corporate account through an encrypted tunnel to the internal network, where the browser opens light pages, and not even the system’s sign-in is on the internet.',
          es: 'La VPN lleva la cuenta corporativa, por un túnel cifrado, hasta la red interna, donde el navegador abre páginas livianas, y ni el inicio de sesión del sistema queda en internet.',
        },
        likeness: {
          pt: 'o corredor escondido, construído até a casa de cada um, que dá em todas as salas do prédio',
          en: 'the hidden passage, built out to each person’s home, that leads to every room of the building',
          es: 'el pasillo oculto, construido hasta la casa de cada uno, que da a todas las salas del edificio',
        },
        tell: {
          pt: 'Nenhuma página aberta na internet, nem a de login: uma VPN. Centenas de pessoas sem mensalidade por pessoa: acesso ao próprio sistema, por proxy de identidade ou VPN, e não uma área de trabalho virtual. Acesso de hotéis e de celulares, cuja rede muda todo dia: acesso pela identidade da pessoa ou por VPN, e não por lista de endereços. Sistema de um fornecedor que fechou, com código que não pode mudar: um controle à frente dele, como um proxy de identidade ou uma VPN. Sinal de celular fraco e conexão que cai: páginas que se abrem direto no navegador, e não uma área de trabalho transmitida sem parar.',
          en: 'No page open to the internet, not even a sign-in page: a VPN. Hundreds of people without a monthly fee for each: access to the system itself, by an identity proxy or a VPN, rather than virtual desktops. Access from hotels and mobile phones, whose network changes every day: access by the person’s identity or a VPN, not a list of addresses. A system of a vendor that closed, with code that cannot change: a control in front of it, such as an identity proxy or a VPN. A weak mobile signal and a connection that drops: pages opened straight in the browser, rather than a desktop streamed all the time.',
          es: 'Ninguna página abierta en internet, ni la de inicio de sesión: una VPN. Cientos de personas sin cuota mensual por cada una: acceso al propio sistema, por proxy de identidad o VPN, y no un escritorio virtual. Acceso desde hoteles y celulares, cuya red cambia todos los días: acceso por la identidad de la persona o por VPN, y no por lista de direcciones. Sistema de un proveedor que cerró, con código que no puede cambiar: un control delante de él, como un proxy de identidad o una VPN. Señal de celular débil y conexión que se corta: páginas que se abren directo en el navegador, y no un escritorio transmitido sin parar.',
        },
        source: page('network-connectivity/docs/vpn/concepts/overview'),
        popularity: 4,
        rightWith: ['private'],
      },
      {
        id: 'iplist',
        text: {
          pt: 'Lista de endereços IP permitidos',
          en: 'A list of allowed IP addresses',
          es: 'Lista de direcciones IP permitidas',
        },
        uses: ['Cloud Armor'],
        why: {
          pt: 'Uma lista de endereços deixa passar redes conhecidas e não muda nada para quem usa.',
          en: 'A list of addresses lets known networks through and changes nothing for the user.',
          es: 'Una lista de direcciones deja pasar redes conocidas y no cambia nada para quien usa el sistema.',
        },
        likeness: {
          pt: 'o vigia na porta da rua que só deixa entrar quem vem de certas ruas, seja quem for',
          en: 'the guard at the street door who lets in only those coming from certain streets, whoever they are',
          es: 'el vigilante de la puerta de calle que solo deja entrar a quien viene de ciertas calles, sea quien sea',
        },
        tell: {
          pt: 'Redes fixas e conhecidas: uma lista de endereços.',
          en: 'Fixed, known networks: a list of addresses.',
          es: 'Redes fijas y conocidas: una lista de direcciones.',
        },
        source: page('armor/docs/cloud-armor-overview'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'password',
        text: {
          pt: 'Login e senha criados no próprio sistema',
          en: 'A login and password created in the system itself',
          es: 'Usuario y contraseña creados en el propio sistema',
        },
        uses: [],
        why: {
          pt: 'Um login do próprio sistema funciona de qualquer lugar, sem outro serviço.',
          en: 'A login in the system itself works from anywhere, without another service.',
          es: 'Un inicio de sesión en el propio sistema funciona desde cualquier lugar, sin otro servicio.',
        },
        likeness: {
          pt: 'a fechadura de segredo embutida na porta da rua, cujo número quem sai da firma continua a saber',
          en: 'the combination lock built into the street door, whose number people still know after leaving the firm',
          es: 'la cerradura de combinación integrada en la puerta de calle, cuyo número sigue sabiendo quien deja la empresa',
        },
        tell: {
          pt: 'Mais uma senha: mais uma conta para cuidar.',
          en: 'One more password: one more account to look after.',
          es: 'Una contraseña más: una cuenta más que cuidar.',
        },
        source: page('docs/authentication'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'desktop',
        text: {
          pt: 'Área de trabalho virtual, paga por pessoa',
          en: 'A virtual desktop, paid per person',
          es: 'Escritorio virtual, pago por persona',
        },
        uses: [],
        why: {
          pt: 'Na área de trabalho virtual, dados e sistema ficam na rede da empresa, e só a imagem da tela sai.',
          en: 'With a virtual desktop, data and system stay in the company’s network, and only the picture of the screen goes out.',
          es: 'Con un escritorio virtual, los datos y el sistema quedan en la red de la empresa, y solo sale la imagen de la pantalla.',
        },
        likeness: {
          pt: 'um ajudante por pessoa dentro da sala, pago por mês, guiado por um telefone que não pode cair',
          en: 'one helper per person inside the room, paid monthly and guided over a phone line that must not drop',
          es: 'un ayudante por persona dentro de la sala, pagado por mes, guiado por una llamada que no puede cortarse',
        },
        tell: {
          pt: 'Nenhum dado no dispositivo: uma área de trabalho virtual.',
          en: 'No data on the device: a virtual desktop.',
          es: 'Ningún dato en el dispositivo: un escritorio virtual.',
        },
        source: page('chrome-enterprise-premium/docs/overview'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'no-install',
        text: {
          pt: 'As pessoas usam computadores pessoais, em que não se pode instalar nem configurar nada.',
          en: 'People use personal computers, on which nothing may be installed or set up.',
          es: 'La gente usa computadoras personales, en las que no se puede instalar ni configurar nada.',
        },
        fits: ['iap', 'iplist', 'password', 'desktop'],
        rulesOut: {
          vpn: {
            pt: 'A VPN precisa ser configurada em cada computador.',
            en: 'The VPN has to be set up on each computer.',
            es: 'La VPN debe configurarse en cada computadora.',
          },
        },
      },
      {
        id: 'lateral',
        text: {
          pt: 'Um computador infectado não pode alcançar outros sistemas da rede interna.',
          en: 'An infected computer must not reach other systems on the internal network.',
          es: 'Una computadora infectada no debe alcanzar otros sistemas de la red interna.',
        },
        notWith: ['no-install', 'private'],
        fits: ['iap', 'iplist', 'password', 'desktop'],
        rulesOut: {
          vpn: {
            pt: 'A VPN leva o computador infectado até a rede interna inteira.',
            en: 'The VPN takes the infected computer to the whole internal network.',
            es: 'La VPN lleva la computadora infectada hasta toda la red interna.',
          },
        },
      },
      {
        id: 'anywhere',
        text: {
          pt: 'O acesso vem de hotéis e de celulares, cuja rede muda todo dia.',
          en: 'Access comes from hotels and mobile phones, whose network changes every day.',
          es: 'El acceso viene de hoteles y celulares, cuya red cambia todos los días.',
        },
        fits: ['iap', 'vpn', 'password', 'desktop'],
        rulesOut: {
          iplist: {
            pt: 'A lista de endereços não acompanha redes que mudam todo dia.',
            en: 'The list of addresses cannot keep up with networks that change every day.',
            es: 'La lista de direcciones no sigue redes que cambian todos los días.',
          },
        },
      },
      {
        id: 'leavers',
        text: {
          pt: 'Quem sai da organização deve perder o acesso na hora, junto com a conta de e-mail.',
          en: 'Those who leave must lose access at once, along with their e-mail account.',
          es: 'Quien deja la organización debe perder el acceso al instante, junto con su cuenta de correo.',
        },
        fits: ['iap', 'vpn', 'desktop'],
        rulesOut: {
          iplist: {
            pt: 'A lista olha a rede, não a conta de quem saiu.',
            en: 'The list looks at the network, not at the account of the person who left.',
            es: 'La lista mira la red, no la cuenta de quien se fue.',
          },
          password: {
            pt: 'O login do próprio sistema é outra conta, que ninguém bloqueia junto.',
            en: 'The system’s own login is another account, which nobody blocks along with it.',
            es: 'El usuario del propio sistema es otra cuenta, que nadie bloquea a la vez.',
          },
        },
      },
      {
        id: 'no-fee',
        text: {
          pt: 'São centenas de pessoas, e a verba não cobre uma mensalidade por pessoa.',
          en: 'There are hundreds of people, and the budget does not cover a monthly fee for each.',
          es: 'Son cientos de personas, y el presupuesto no cubre una cuota mensual por cada una.',
        },
        fits: ['iap', 'vpn', 'iplist', 'password'],
        rulesOut: {
          desktop: {
            pt: 'A área de trabalho virtual é uma mensalidade por pessoa.',
            en: 'A virtual desktop is a monthly fee for each person.',
            es: 'El escritorio virtual es una cuota mensual por persona.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'O sistema veio de um fornecedor que fechou, e o código não pode mudar.',
          en: 'The system came from a vendor that closed, and its code cannot change.',
          es: 'El sistema vino de un proveedor que cerró, y el código no puede cambiar.',
        },
        fits: ['iap', 'vpn', 'iplist', 'desktop'],
        rulesOut: {
          password: {
            pt: 'Um login no próprio sistema exige mudar o código.',
            en: 'A login in the system itself requires a change of the code.',
            es: 'Un inicio de sesión en el propio sistema exige cambiar el código.',
          },
        },
      },
      {
        id: 'slow',
        text: {
          pt: 'O sinal de celular é fraco onde trabalham, e a conexão cai muitas vezes por dia.',
          en: 'The mobile signal is weak where they work, and the connection drops many times a day.',
          es: 'La señal de celular es débil donde trabajan, y la conexión se corta muchas veces al día.',
        },
        notWith: ['no-fee'],
        fits: ['iap', 'vpn', 'iplist', 'password'],
        rulesOut: {
          desktop: {
            pt: 'A área de trabalho virtual envia a imagem da tela sem parar e congela a cada queda.',
            en: 'A virtual desktop sends the picture of the screen all the time and freezes at each drop.',
            es: 'El escritorio virtual envía la imagen de la pantalla sin parar y se congela en cada corte.',
          },
        },
      },
      {
        id: 'private',
        text: {
          pt: 'O sistema se abre no navegador, e a segurança não admite nenhuma página na internet, nem de login.',
          en: 'The system opens in a browser, and security allows no page on the internet, not even for sign-in.',
          es: 'El sistema se abre en el navegador, y seguridad no admite ninguna página en internet, ni de inicio de sesión.',
        },
        fits: ['vpn', 'desktop'],
        rulesOut: {
          iap: {
            pt: 'Para o navegador, o Identity-Aware Proxy abre na internet uma página de login.',
            en: 'For the browser, Identity-Aware Proxy opens a sign-in page on the internet.',
            es: 'Para el navegador, Identity-Aware Proxy abre en internet una página de inicio de sesión.',
          },
          iplist: {
            pt: 'A lista filtra visitas a uma página que continua na internet.',
            en: 'The list filters visits to a page that is still on the internet.',
            es: 'La lista filtra visitas a una página que sigue en internet.',
          },
          password: {
            pt: 'O login do sistema é uma página aberta na internet.',
            en: 'The system’s login is a page open to the internet.',
            es: 'El inicio de sesión del sistema es una página abierta en internet.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de acesso a organização deve escolher?',
      en: 'Which access method should the organization choose?',
      es: '¿Qué forma de acceso debe elegir la organización?',
    },
  },
  {
    id: 'key-keeping',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'data-protection' } },
    scene: {
      pt: 'Pense nos arquivos como papéis guardados em um banco, em que o provedor é o banco e a organização é o cliente.',
      en: 'Think of the files as papers kept at a bank, where the provider is the bank and the organization is its client.',
      es: 'Piensa en los archivos como papeles guardados en un banco, donde el proveedor es el banco y la organización es el cliente.',
    },
    situations: [
      {
        id: 'pension',
        text: {
          pt: 'Um fundo de pensão quer criptografar os extratos dos membros, que guarda no Cloud Storage.',
          en: 'A pension fund wants to encrypt its members’ statements, which it keeps in Cloud Storage.',
          es: 'Un fondo de pensiones quiere cifrar los estados de cuenta de sus miembros, que guarda en Cloud Storage.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma clínica quer criptografar os prontuários que guarda no Cloud Storage.',
          en: 'A clinic wants to encrypt the patient records it keeps in Cloud Storage.',
          es: 'Una clínica quiere cifrar las historias clínicas que guarda en Cloud Storage.',
        },
      },
      {
        id: 'court',
        text: {
          pt: 'Um tribunal quer criptografar os processos que guarda no Cloud Storage.',
          en: 'A court wants to encrypt the case files it keeps in Cloud Storage.',
          es: 'Un tribunal quiere cifrar los expedientes que guarda en Cloud Storage.',
        },
      },
    ],
    candidates: [
      {
        id: 'default',
        text: {
          pt: 'A criptografia padrão, com chaves do Google',
          en: 'Default encryption, with Google’s keys',
          es: 'El cifrado predeterminado, con claves de Google',
        },
        uses: [],
        why: {
          pt: 'A criptografia padrão já protege o que é gravado com chaves do Google, sem custo e sem nada a administrar, e os serviços do Google Cloud decifram os dados ao lê-los.',
          en: 'Default encryption already protects what is stored with Google’s keys, at no cost and with nothing to manage, and Google Cloud services decrypt the data as they read it.',
          es: 'El cifrado predeterminado ya protege lo guardado con claves de Google, sin costo y sin nada que administrar, y los servicios de Google Cloud descifran los datos al leerlos.',
        },
        likeness: {
          pt: 'o cofre incluído na conta, cuja chave é do próprio banco e não pode ser recolhida pelo cliente',
          en: 'the safe included in the account, whose key is the bank’s own and cannot be withdrawn by the client',
          es: 'la caja fuerte incluida en la cuenta, con una llave del propio banco que el cliente no puede retirar',
        },
        tell: {
          pt: 'Sem exigência sobre chaves: o padrão. Orçamento sem chaves em hardware nem parceiro: criptografia padrão, chaves em software ou criptografia antes do envio. Chaves que não se pagam ao provedor nem a um parceiro: a criptografia padrão, ou a que a própria empresa faz antes do envio. Sistema de chaves fora da nuvem que não se quer operar: criptografia padrão ou chaves no Google Cloud. Dados que outros serviços precisam ler para consultas: a criptografia no provedor, de quem quer que seja a chave, e não antes do envio.',
          en: 'No demand about keys: the default. A budget without keys in hardware or a partner: default encryption, keys in software or encryption before upload. Keys with nothing to pay to the provider or a partner: default encryption, or that done by the company itself before upload. A key system outside the cloud that nobody wants to run: default encryption or keys in Google Cloud. Data that other services need to read for queries: encryption at the provider, whoever holds the key, rather than before upload.',
          es: 'Sin exigencias sobre claves: lo predeterminado. Presupuesto sin claves en hardware ni socio: cifrado predeterminado, claves en software o cifrado antes del envío. Claves que no se pagan al proveedor ni a un socio: el cifrado predeterminado, o el que hace la propia empresa antes del envío. Sistema de claves fuera de la nube que no se quiere operar: cifrado predeterminado o claves en Google Cloud. Datos que otros servicios necesitan leer para consultas: el cifrado en el proveedor, sea de quien sea la clave, y no antes del envío.',
        },
        source: page('docs/security/encryption/default-encryption'),
        popularity: 5,
      },
      {
        id: 'cmek',
        rightWith: ['revoke'],
        text: {
          pt: 'Chaves do cliente em software, no Cloud KMS',
          en: 'Customer keys in software, in Cloud KMS',
          es: 'Claves del cliente en software, en Cloud KMS',
        },
        uses: ['Cloud KMS', 'CMEK'],
        why: {
          pt: 'Com chaves em software no Cloud KMS, de centavos por mês cada uma, o cliente decide a rotação e pode desativá-las. Enquanto uma chave está ativa, os serviços do Google Cloud decifram com ela os dados.',
          en: 'With software keys in Cloud KMS, at a few cents a month each, the customer decides on rotation and can disable them. As long as a key is active, Google Cloud services decrypt the data with it.',
          es: 'Con claves en software en Cloud KMS, de centavos al mes cada una, el cliente decide la rotación y puede desactivarlas. Mientras una clave está activa, los servicios de Google Cloud descifran con ella los datos.',
        },
        likeness: {
          pt: 'a chave que o cliente recolhe quando quer, guardada em uma gaveta comum do banco por uma taxa pequena',
          en: 'the key that the client withdraws at will, kept in an ordinary drawer of the bank for a small fee',
          es: 'la llave que el cliente retira cuando quiere, guardada en un cajón común del banco por una tarifa pequeña',
        },
        tell: {
          pt: 'Controle da rotação e da revogação: chaves do cliente (CMEK). Chave que se pode desativar para tornar os dados ilegíveis: chaves do cliente (CMEK). Dados que outros serviços precisam ler para consultas: a criptografia no provedor, de quem quer que seja a chave, e não antes do envio. Orçamento sem chaves em hardware nem parceiro: criptografia padrão, chaves em software ou criptografia antes do envio. Sistema de chaves fora da nuvem que não se quer operar: criptografia padrão ou chaves no Google Cloud.',
          en: 'Control of rotation and revocation: customer-managed keys (CMEK). A key to disable, so as to make the data unreadable: customer-managed keys (CMEK). Data that other services need to read for queries: encryption at the provider, whoever holds the key, rather than before upload. A budget without keys in hardware or a partner: default encryption, keys in software or encryption before upload. A key system outside the cloud that nobody wants to run: default encryption or keys in Google Cloud.',
          es: 'Control de la rotación y la revocación: claves del cliente (CMEK). Clave que se puede desactivar para hacer ilegibles los datos: claves del cliente (CMEK). Datos que otros servicios necesitan leer para consultas: el cifrado en el proveedor, sea de quien sea la clave, y no antes del envío. Presupuesto sin claves en hardware ni socio: cifrado predeterminado, claves en software o cifrado antes del envío. Sistema de claves fuera de la nube que no se quiere operar: cifrado predeterminado o claves en Google Cloud.',
        },
        source: page('kms/docs/cmek'),
        popularity: 5,
      },
      {
        id: 'hsm',
        text: {
          pt: 'Chaves do cliente em hardware, no Cloud HSM',
          en: 'Customer keys in hardware, in Cloud HSM',
          es: 'Claves del cliente en hardware, en Cloud HSM',
        },
        uses: ['Cloud HSM', 'HSM'],
        why: {
          pt: 'No Cloud HSM, as chaves do cliente ficam em hardware certificado, que o Google opera.',
          en: 'In Cloud HSM the customer’s keys stay in certified hardware that Google operates.',
          es: 'En Cloud HSM las claves del cliente quedan en hardware certificado, que opera Google.',
        },
        likeness: {
          pt: 'a chave do cliente em um estojo de aço certificado, dentro do banco, por uma taxa maior',
          en: 'the client’s key in a certified steel case, inside the bank, for a larger fee',
          es: 'la llave del cliente en un estuche de acero certificado, dentro del banco, por una tarifa mayor',
        },
        tell: {
          pt: 'Norma que pede hardware certificado: o Cloud HSM. Chaves em um módulo físico certificado: o Cloud HSM. Dados que outros serviços precisam ler para consultas: a criptografia no provedor, de quem quer que seja a chave, e não antes do envio. Sistema de chaves fora da nuvem que não se quer operar: criptografia padrão ou chaves no Google Cloud.',
          en: 'A rule that asks for certified hardware: Cloud HSM. Keys in a certified physical module: Cloud HSM. Data that other services need to read for queries: encryption at the provider, whoever holds the key, rather than before upload. A key system outside the cloud that nobody wants to run: default encryption or keys in Google Cloud.',
          es: 'Norma que exige hardware certificado: Cloud HSM. Claves en un módulo físico certificado: Cloud HSM. Datos que otros servicios necesitan leer para consultas: el cifrado en el proveedor, sea de quien sea la clave, y no antes del envío. Sistema de claves fuera de la nube que no se quiere operar: cifrado predeterminado o claves en Google Cloud.',
        },
        source: page('kms/docs/hsm'),
        popularity: 3,
        rightWith: ['hardware'],
      },
      {
        id: 'ekm',
        text: {
          pt: 'Chaves no hardware de um parceiro, com o Cloud EKM',
          en: 'Keys in a partner’s hardware, with Cloud EKM',
          es: 'Claves en el hardware de un socio, con Cloud EKM',
        },
        uses: ['External Key Manager', 'EKM'],
        why: {
          pt: 'Com o Cloud EKM, as chaves ficam fora do Google, em um gestor externo de hardware, que os serviços do Google Cloud consultam para ler os dados e que pode negar o uso.',
          en: 'With Cloud EKM the keys stay outside Google, in an external hardware key manager, which Google Cloud services consult to read the data and which can deny their use.',
          es: 'Con Cloud EKM las claves quedan fuera de Google, en un gestor externo de hardware, que los servicios de Google Cloud consultan para leer los datos y que puede negar su uso.',
        },
        likeness: {
          pt: 'a chave do cliente guardada fora do banco, no estojo de aço de um chaveiro contratado à parte',
          en: 'the client’s key kept outside the bank, in the steel case of a locksmith hired separately',
          es: 'la llave del cliente guardada fuera del banco, en el estuche de acero de un cerrajero contratado aparte',
        },
        tell: {
          pt: 'Chaves fora do provedor: o Cloud EKM. Provedor de nuvem que não guarda as chaves: o Cloud EKM. Dados que outros serviços precisam ler para consultas: a criptografia no provedor, de quem quer que seja a chave, e não antes do envio.',
          en: 'Keys outside the provider: Cloud EKM. A cloud provider that does not keep the keys: Cloud EKM. Data that other services need to read for queries: encryption at the provider, whoever holds the key, rather than before upload.',
          es: 'Claves fuera del proveedor: Cloud EKM. Proveedor de nube que no guarda las claves: Cloud EKM. Datos que otros servicios necesitan leer para consultas: el cifrado en el proveedor, sea de quien sea la clave, y no antes del envío.',
        },
        source: page('kms/docs/ekm'),
        popularity: 3,
      },
      {
        id: 'client',
        text: {
          pt: 'Conteúdo criptografado antes do envio, com chaves guardadas na empresa',
          en: 'Content encrypted before upload, with keys kept in-house',
          es: 'Contenido cifrado antes del envío, con claves guardadas en la empresa',
        },
        uses: [],
        why: {
          pt: 'Criptografados antes do envio, com chaves que só a empresa guarda e pelas quais não paga a ninguém, os dados chegam ao provedor sem que ele possa lê-los.',
          en: 'Encrypted before upload, with keys that only the company holds and pays nobody for, data reaches the provider without the provider being able to read it.',
          es: 'Cifrados antes del envío, con claves que solo la empresa guarda y por las que no paga a nadie, los datos llegan al proveedor sin que este pueda leerlos.',
        },
        likeness: {
          pt: 'os papéis em uma cifra que o cliente guarda em casa, ilegíveis para qualquer funcionário do banco',
          en: 'the papers in a cipher the client keeps at home, which no bank clerk can read',
          es: 'los papeles en una cifra que el cliente guarda en casa, ilegibles para todo empleado del banco',
        },
        tell: {
          pt: 'Dados que o provedor não deve ver nem durante o uso: a criptografia antes do envio. Provedor de nuvem que não guarda as chaves: a criptografia antes do envio. Orçamento sem chaves em hardware nem parceiro: criptografia padrão, chaves em software ou criptografia antes do envio. Chaves que não se pagam ao provedor nem a um parceiro: a criptografia padrão, ou a que a própria empresa faz antes do envio.',
          en: 'Data that the provider must not see even in use: encryption before upload. A cloud provider that does not keep the keys: encryption before upload. A budget without keys in hardware or a partner: default encryption, keys in software or encryption before upload. Keys with nothing to pay to the provider or a partner: default encryption, or that done by the company itself before upload.',
          es: 'Datos que el proveedor no debe ver ni durante el uso: el cifrado antes del envío. Proveedor de nube que no guarda las claves: el cifrado antes del envío. Presupuesto sin claves en hardware ni socio: cifrado predeterminado, claves en software o cifrado antes del envío. Claves que no se pagan al proveedor ni a un socio: el cifrado predeterminado, o el que hace la propia empresa antes del envío.',
        },
        source: page('storage/docs/encryption/client-side-keys'),
        popularity: 3,
        rightWith: ['outside'],
      },
    ],
    constraints: [
      {
        id: 'revoke',
        text: {
          pt: 'A organização quer poder desativar a chave e tornar os dados ilegíveis.',
          en: 'The organization wants to be able to disable the key and make the data unreadable.',
          es: 'La organización quiere poder desactivar la clave y hacer ilegibles los datos.',
        },
        fits: ['cmek', 'hsm', 'ekm', 'client'],
        rulesOut: {
          default: {
            pt: 'Na criptografia padrão, as chaves são do Google e o cliente não as desativa.',
            en: 'With default encryption the keys are Google’s and the customer cannot disable them.',
            es: 'En el cifrado predeterminado las claves son de Google y el cliente no las desactiva.',
          },
        },
      },
      {
        id: 'hardware',
        text: {
          pt: 'O regulador exige chaves em um módulo físico certificado.',
          en: 'The regulator requires keys in a certified physical module.',
          es: 'El regulador exige claves en un módulo físico certificado.',
        },
        fits: ['hsm', 'ekm'],
        rulesOut: {
          cmek: {
            pt: 'As chaves em software não ficam em um módulo físico certificado.',
            en: 'Software keys are not held in a certified physical module.',
            es: 'Las claves en software no quedan en un módulo físico certificado.',
          },
          default: {
            pt: 'A criptografia padrão não dá ao cliente chaves em hardware próprio.',
            en: 'Default encryption does not give the customer keys in hardware of its own.',
            es: 'El cifrado predeterminado no da al cliente claves en hardware propio.',
          },
        },
      },
      {
        id: 'query',
        text: {
          pt: 'Outros serviços do Google Cloud precisam ler os dados, para consultas.',
          en: 'Other Google Cloud services need to read the data for queries.',
          es: 'Otros servicios de Google Cloud necesitan leer los datos, para consultas.',
        },
        fits: ['default', 'cmek', 'hsm', 'ekm'],
        rulesOut: {
          client: {
            pt: 'Criptografados antes do envio, os dados são ilegíveis para outros serviços.',
            en: 'Encrypted before upload, the data is unreadable to other services.',
            es: 'Cifrados antes del envío, los datos son ilegibles para otros servicios.',
          },
        },
      },
      {
        id: 'outside',
        text: {
          pt: 'O provedor de nuvem não pode ficar com as chaves.',
          en: 'The cloud provider may not keep the keys.',
          es: 'El proveedor de nube no puede quedarse con las claves.',
        },
        fits: ['ekm', 'client'],
        rulesOut: {
          default: {
            pt: 'Na criptografia padrão, as chaves ficam com o Google.',
            en: 'With default encryption the keys stay with Google.',
            es: 'En el cifrado predeterminado las claves quedan con Google.',
          },
          cmek: {
            pt: 'As chaves do Cloud KMS ficam na infraestrutura do Google.',
            en: 'Cloud KMS keys stay on Google’s infrastructure.',
            es: 'Las claves de Cloud KMS quedan en la infraestructura de Google.',
          },
          hsm: {
            pt: 'O Cloud HSM é hardware do próprio Google.',
            en: 'Cloud HSM is Google’s own hardware.',
            es: 'Cloud HSM es hardware de la propia Google.',
          },
        },
      },
      {
        id: 'no-partner',
        text: {
          pt: 'A equipe não quer operar nem contratar um sistema de chaves fora da nuvem.',
          en: 'The team does not want to run or hire a key system outside the cloud.',
          es: 'El equipo no quiere operar ni contratar un sistema de claves fuera de la nube.',
        },
        fits: ['default', 'cmek', 'hsm'],
        rulesOut: {
          ekm: {
            pt: 'O Cloud EKM depende de um gestor de chaves externo.',
            en: 'Cloud EKM depends on an external key manager.',
            es: 'Cloud EKM depende de un gestor de claves externo.',
          },
          client: {
            pt: 'Criptografar com chaves da empresa obriga a manter um sistema de chaves próprio.',
            en: 'Encrypting with keys kept in-house means running a key system of one’s own.',
            es: 'Cifrar con claves propias obliga a mantener un sistema de claves propio.',
          },
        },
      },
      {
        id: 'free',
        text: {
          pt: 'A organização não quer pagar por chaves ao provedor nem a um parceiro.',
          en: 'The organization does not want to pay the provider or a partner for keys.',
          es: 'La organización no quiere pagar por claves al proveedor ni a un socio.',
        },
        fits: ['default', 'client'],
        rulesOut: {
          cmek: {
            pt: 'O Cloud KMS cobra por versão de chave e por operação.',
            en: 'Cloud KMS charges per key version and per operation.',
            es: 'Cloud KMS cobra por versión de clave y por operación.',
          },
          hsm: {
            pt: 'O Cloud HSM cobra mais que as chaves em software.',
            en: 'Cloud HSM charges more than software keys.',
            es: 'Cloud HSM cobra más que las claves en software.',
          },
          ekm: {
            pt: 'O Cloud EKM cobra, e o parceiro também.',
            en: 'Cloud EKM charges, and so does the partner.',
            es: 'Cloud EKM cobra, y el socio también.',
          },
        },
      },
      {
        id: 'no-hardware-budget',
        text: {
          pt: 'O orçamento não cobre chaves em hardware nem um parceiro que as guarde.',
          en: 'The budget covers neither keys in hardware nor a partner to hold them.',
          es: 'El presupuesto no cubre claves en hardware ni un socio que las guarde.',
        },
        notWith: ['hardware'],
        fits: ['default', 'cmek', 'client'],
        rulesOut: {
          hsm: {
            pt: 'O Cloud HSM cobra mais por chave, por guardá-la em hardware certificado.',
            en: 'Cloud HSM charges more per key because it keeps it in certified hardware.',
            es: 'Cloud HSM cobra más por clave porque la guarda en hardware certificado.',
          },
          ekm: {
            pt: 'O Cloud EKM depende do gerenciador de chaves de um parceiro, pago à parte.',
            en: 'Cloud EKM depends on a partner’s key manager, paid for separately.',
            es: 'Cloud EKM depende del gestor de claves de un socio, que se paga aparte.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de criptografia atende a todos esses requisitos?',
      en: 'Which encryption option meets all of these requirements?',
      es: '¿Qué forma de cifrado cumple todos estos requisitos?',
    },
  },
  {
    id: 'role-grants',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'identity', advancedOnly: true } },
    scene: {
      pt: 'Pense no projeto como um prédio, em que cada serviço é uma sala e cada pessoa da equipe é um visitante.',
      en: 'Think of the project as a building, where each service is a room and each person on the team is a visitor.',
      es: 'Piensa en el proyecto como un edificio, en el que cada servicio es una sala y cada persona es un visitante.',
    },
    situations: [
      {
        id: 'audit',
        text: {
          pt: 'Uma consultoria vai auditar, por dois meses, o uso que uma empresa faz do Google Cloud.',
          en: 'A consultancy will audit a company’s use of Google Cloud for two months.',
          es: 'Una consultora va a auditar, por dos meses, el uso que una empresa hace de Google Cloud.',
        },
      },
      {
        id: 'analysts',
        text: {
          pt: 'Quinze analistas de uma rede de lojas vão consultar dados de vendas no Google Cloud.',
          en: 'A store chain’s fifteen analysts will query sales data on Google Cloud.',
          es: 'Quince analistas de una cadena de tiendas van a consultar datos de ventas en Google Cloud.',
        },
      },
      {
        id: 'support',
        text: {
          pt: 'Uma equipe de suporte vai consultar registros de um aplicativo no Google Cloud.',
          en: 'A support team will look at an application’s records on Google Cloud.',
          es: 'Un equipo de soporte va a consultar registros de una aplicación en Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'owner',
        text: {
          pt: 'O papel de proprietário, para cada pessoa',
          en: 'The owner role, for each person',
          es: 'El rol de propietario, para cada persona',
        },
        uses: [],
        why: {
          pt: 'O papel de proprietário permite tudo no projeto, sem novos pedidos.',
          en: 'The owner role allows everything in the project, without further requests.',
          es: 'El rol de propietario permite todo en el proyecto, sin nuevas solicitudes.',
        },
        likeness: {
          pt: 'a chave-mestra do prédio, dada a cada visitante, que também permite derrubar paredes e jogar coisas fora',
          en: 'the building’s master key, given to each visitor, which also allows knocking down walls and throwing things out',
          es: 'la llave maestra del edificio, dada a cada visitante, que también permite derribar paredes y tirar cosas',
        },
        tell: {
          pt: 'Proprietário: quase nunca a resposta.',
          en: 'Owner: hardly ever the answer.',
          es: 'Propietario: casi nunca la respuesta.',
        },
        source: page('iam/docs/roles-overview'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'viewer',
        text: {
          pt: 'O papel básico de leitor do projeto, para um grupo',
          en: 'The basic project viewer role, for a group',
          es: 'El rol básico de lector del proyecto, para un grupo',
        },
        uses: [],
        why: {
          pt: 'O papel básico de leitor mostra as configurações de todo o projeto com um só ajuste.',
          en: 'The basic viewer role shows the settings of the whole project with one grant.',
          es: 'El rol básico de lector muestra la configuración de todo el proyecto con un solo ajuste.',
        },
        likeness: {
          pt: 'o passe da equipe inteira para olhar, sem tocar, todas as salas do prédio, mesmo as que abrirem depois',
          en: 'a pass for the whole team to look, without touching, into every room of the building, even future ones',
          es: 'el pase de todo el equipo para mirar, sin tocar, todas las salas del edificio, incluso las futuras',
        },
        tell: {
          pt: 'Pessoas que mudam toda semana, sem refazer permissões: um papel em um grupo. Ver um projeto inteiro: o papel de leitor básico. Ver as configurações de todos os serviços do projeto: o papel de leitor básico. Ver que pessoa fez cada consulta: uma conta para cada pessoa, com o papel direto ou por um grupo, e não uma conta comum.',
          en: 'People who come and go every week, without permissions to redo: a role on a group. Seeing all of a project: the basic viewer role. The settings of every service in the project: the basic viewer role. To see which person made each query: an account for each person, with the role direct or through a group, rather than a shared one.',
          es: 'Personas que cambian cada semana, sin rehacer permisos: un rol en un grupo. Ver todo un proyecto: el rol de lector básico. Configuración de todos los servicios del proyecto: el rol de lector básico. Ver qué persona hizo cada consulta: una cuenta para cada persona, con el rol directo o por un grupo, y no una cuenta común.',
        },
        source: page('iam/docs/roles-overview'),
        popularity: 4,
      },
      {
        id: 'predefined-person',
        text: {
          pt: 'Um papel predefinido de leitura, para cada pessoa',
          en: 'A predefined read role, for each person',
          es: 'Un rol predefinido de lectura, para cada persona',
        },
        uses: [],
        why: {
          pt: 'O papel predefinido limita a leitura a um serviço, pessoa por pessoa.',
          en: 'The predefined role limits reading to one service, person by person.',
          es: 'El rol predefinido limita la lectura a un servicio, persona por persona.',
        },
        likeness: {
          pt: 'o passe padrão de uma só sala, feito em nome de cada visitante e refeito a cada troca',
          en: 'the standard pass for one room only, made out to each visitor and redone whenever people change',
          es: 'el pase estándar de una sola sala, hecho a nombre de cada visitante y rehecho con cada cambio',
        },
        tell: {
          pt: 'Só ler os dados do trabalho, e nada mais do projeto: um papel predefinido ou personalizado (menor privilégio). Um serviço só, para uma pessoa: um papel predefinido. Ver que pessoa fez cada consulta: uma conta para cada pessoa, com o papel direto ou por um grupo, e não uma conta comum.',
          en: 'To read only the data of the work and nothing else in the project: a predefined or a custom role (least privilege). One service, for one person: a predefined role. To see which person made each query: an account for each person, with the role direct or through a group, rather than a shared one.',
          es: 'Solo leer los datos del trabajo, y nada más del proyecto: un rol predefinido o personalizado (mínimo privilegio). Un solo servicio, para una persona: un rol predefinido. Ver qué persona hizo cada consulta: una cuenta para cada persona, con el rol directo o por un grupo, y no una cuenta común.',
        },
        source: page('iam/docs/roles-overview'),
        popularity: 4,
      },
      {
        id: 'predefined-group',
        text: {
          pt: 'Um papel predefinido de leitura, para um grupo',
          en: 'A predefined read role, for a group',
          es: 'Un rol predefinido de lectura, para un grupo',
        },
        uses: [],
        why: {
          pt: 'O papel predefinido, cuja lista de permissões o Google atualiza, dá a um grupo só a leitura necessária, e quem entra no grupo ou sai dele a ganha ou a perde.',
          en: 'The predefined role, whose list of permissions Google updates, gives a group just the reading needed, and whoever joins or leaves the group gains or loses it.',
          es: 'El rol predefinido, cuya lista de permisos actualiza Google, da a un grupo solo la lectura necesaria, y quien entra al grupo o sale de él la gana o la pierde.',
        },
        likeness: {
          pt: 'o passe padrão de uma só sala, feito para a equipe inteira e mantido em dia pelo prédio',
          en: 'the standard pass for one room only, made out to the whole team and kept current by the building',
          es: 'el pase estándar de una sola sala, hecho para todo el equipo y puesto al día por el edificio',
        },
        tell: {
          pt: 'Só ler os dados do trabalho, e nada mais do projeto: um papel predefinido ou personalizado (menor privilégio). Pessoas que mudam toda semana, sem refazer permissões: um papel em um grupo. Pessoas entram e saem: um papel em um grupo. Lista de permissões que o Google mantém em dia: um papel predefinido. Ver que pessoa fez cada consulta: uma conta para cada pessoa, com o papel direto ou por um grupo, e não uma conta comum.',
          en: 'To read only the data of the work and nothing else in the project: a predefined or a custom role (least privilege). People who come and go every week, without permissions to redo: a role on a group. People come and go: a role on a group. A list of permissions that Google keeps up to date: a predefined role. To see which person made each query: an account for each person, with the role direct or through a group, rather than a shared one.',
          es: 'Solo leer los datos del trabajo, y nada más del proyecto: un rol predefinido o personalizado (mínimo privilegio). Personas que cambian cada semana, sin rehacer permisos: un rol en un grupo. Las personas entran y salen: un rol en un grupo. Lista de permisos que Google mantiene al día: un rol predefinido. Ver qué persona hizo cada consulta: una cuenta para cada persona, con el rol directo o por un grupo, y no una cuenta común.',
        },
        source: page('iam/docs/using-iam-securely'),
        popularity: 5,
      },
      {
        id: 'custom-group',
        text: {
          pt: 'Um papel personalizado, para um grupo',
          en: 'A custom role, for a group',
          es: 'Un rol personalizado, para un grupo',
        },
        uses: [],
        why: {
          pt: 'O papel personalizado reúne exatamente as permissões escolhidas, para todo o grupo.',
          en: 'The custom role gathers exactly the permissions chosen, for the whole group.',
          es: 'El rol personalizado reúne exactamente los permisos elegidos, para todo el grupo.',
        },
        likeness: {
          pt: 'o molho de chaves da equipe, montado chave por chave, que se refaz a cada fechadura nova',
          en: 'the team’s key ring, put together key by key, which has to be redone for each new lock',
          es: 'el llavero del equipo, armado llave por llave, que hay que rehacer con cada cerradura nueva',
        },
        tell: {
          pt: 'Só ler os dados do trabalho, e nada mais do projeto: um papel predefinido ou personalizado (menor privilégio). Pessoas que mudam toda semana, sem refazer permissões: um papel em um grupo. Nenhum papel pronto serve: um papel personalizado. Ver que pessoa fez cada consulta: uma conta para cada pessoa, com o papel direto ou por um grupo, e não uma conta comum.',
          en: 'To read only the data of the work and nothing else in the project: a predefined or a custom role (least privilege). People who come and go every week, without permissions to redo: a role on a group. No ready role fits: a custom role. To see which person made each query: an account for each person, with the role direct or through a group, rather than a shared one.',
          es: 'Solo leer los datos del trabajo, y nada más del proyecto: un rol predefinido o personalizado (mínimo privilegio). Personas que cambian cada semana, sin rehacer permisos: un rol en un grupo. Ningún rol predefinido sirve: un rol personalizado. Ver qué persona hizo cada consulta: una cuenta para cada persona, con el rol directo o por un grupo, y no una cuenta común.',
        },
        source: page('iam/docs/creating-custom-roles'),
        popularity: 4,
      },
      {
        id: 'shared',
        text: {
          pt: 'Uma conta comum, só com essa leitura',
          en: 'One common account, for reading only',
          es: 'Una cuenta común, solo con esa lectura',
        },
        uses: [],
        why: {
          pt: 'Uma conta comum só pede um ajuste, e todos leem a mesma coisa.',
          en: 'A common account needs a single setting, and all read the same.',
          es: 'Una cuenta común pide un solo ajuste, y todos leen lo mismo.',
        },
        likeness: {
          pt: 'um crachá único sem nome, só para olhar, que passa de mão em mão por todos os visitantes',
          en: 'a single nameless badge, for looking only, that passes from hand to hand among all the visitors',
          es: 'una sola credencial sin nombre, solo para mirar, que pasa de mano en mano entre todos los visitantes',
        },
        tell: {
          pt: 'Conta dividida: fácil, sem rastro de quem agiu.',
          en: 'A shared account: easy, without a trace of who acted.',
          es: 'Cuenta compartida: fácil, sin rastro de quién actuó.',
        },
        source: page('iam/docs/using-iam-securely'),
        popularity: 2,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'turnover',
        text: {
          pt: 'As pessoas mudam toda semana, e ninguém quer refazer as permissões.',
          en: 'People come and go every week, and nobody wants to redo the permissions.',
          es: 'Las personas cambian cada semana, y nadie quiere rehacer los permisos.',
        },
        fits: ['viewer', 'predefined-group', 'custom-group', 'shared'],
        rulesOut: {
          owner: {
            pt: 'O papel é dado pessoa por pessoa, a cada entrada e saída.',
            en: 'The role is given person by person, at each arrival and departure.',
            es: 'El rol se da persona por persona, en cada entrada y salida.',
          },
          'predefined-person': {
            pt: 'O papel é dado pessoa por pessoa, a cada entrada e saída.',
            en: 'The role is given person by person, at each arrival and departure.',
            es: 'El rol se da persona por persona, en cada entrada y salida.',
          },
        },
      },
      {
        id: 'only-data',
        text: {
          pt: 'A leitura deve se limitar aos dados do trabalho, sem mais nada do projeto.',
          en: 'The reading has to be limited to the data of the work, with nothing else in the project.',
          es: 'La lectura debe limitarse a los datos del trabajo, sin nada más del proyecto.',
        },
        fits: ['predefined-person', 'predefined-group', 'custom-group', 'shared'],
        rulesOut: {
          owner: {
            pt: 'O proprietário pode ler, mudar e apagar tudo no projeto.',
            en: 'The owner can read, change and delete everything in the project.',
            es: 'El propietario puede leer, cambiar y borrar todo en el proyecto.',
          },
          viewer: {
            pt: 'O leitor básico alcança todos os recursos do projeto.',
            en: 'The basic viewer reaches all resources of the project.',
            es: 'El lector básico alcanza todos los recursos del proyecto.',
          },
        },
      },
      {
        id: 'trace',
        text: {
          pt: 'A auditoria quer ver que pessoa fez cada consulta.',
          en: 'Auditors want to see which person made each query.',
          es: 'La auditoría quiere ver qué persona hizo cada consulta.',
        },
        fits: ['owner', 'viewer', 'predefined-person', 'predefined-group', 'custom-group'],
        rulesOut: {
          shared: {
            pt: 'Com uma conta dividida, os registros mostram a conta, e não a pessoa.',
            en: 'With a shared account the logs show the account, not the person.',
            es: 'Con una cuenta compartida, los registros muestran la cuenta, y no la persona.',
          },
        },
      },
      {
        id: 'maintained',
        text: {
          pt: 'A organização quer que o Google mantenha em dia a lista de permissões.',
          en: 'The organization wants Google to keep the list of permissions up to date.',
          es: 'La organización quiere que Google mantenga al día la lista de permisos.',
        },
        fits: ['owner', 'viewer', 'predefined-person', 'predefined-group'],
        rulesOut: {
          'custom-group': {
            pt: 'Um papel personalizado é mantido por quem o criou.',
            en: 'A custom role is maintained by whoever created it.',
            es: 'Un rol personalizado lo mantiene quien lo creó.',
          },
        },
      },
      {
        id: 'whole',
        text: {
          pt: 'As pessoas precisam ver as configurações de todos os serviços do projeto, e logo as dos novos.',
          en: 'People need to see the settings of every service in the project, and at once those of new ones.',
          es: 'Las personas necesitan ver la configuración de todos los servicios del proyecto, y enseguida la de los nuevos.',
        },
        situations: ['audit'],
        notWith: ['only-data'],
        fits: ['owner', 'viewer'],
        rulesOut: {
          'predefined-person': {
            pt: 'Um papel predefinido de leitura cobre um serviço, e não o projeto inteiro.',
            en: 'A predefined read role covers one service rather than the whole project.',
            es: 'Un rol predefinido de lectura cubre un servicio, y no todo el proyecto.',
          },
          'predefined-group': {
            pt: 'Um papel predefinido de leitura, mesmo em um grupo, cobre um só serviço.',
            en: 'A predefined read role, even on a group, covers one service.',
            es: 'Un rol predefinido de lectura, aun en un grupo, cubre un solo servicio.',
          },
          'custom-group': {
            pt: 'Um papel personalizado só mostra um serviço novo depois que alguém acrescenta as permissões dele.',
            en: 'A custom role shows a new service only once somebody adds its permissions.',
            es: 'Un rol personalizado muestra un servicio nuevo solo cuando alguien agrega sus permisos.',
          },
        },
      },
      {
        id: 'no-change',
        text: {
          pt: 'Ninguém do grupo pode alterar nem apagar nada.',
          en: 'Nobody in the team may change or delete anything.',
          es: 'Nadie del grupo puede modificar ni borrar nada.',
        },
        fits: ['viewer', 'predefined-person', 'predefined-group', 'custom-group', 'shared'],
        rulesOut: {
          owner: {
            pt: 'O proprietário pode mudar e apagar tudo no projeto.',
            en: 'The owner can change and delete everything in the project.',
            es: 'El propietario puede cambiar y borrar todo en el proyecto.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que permissão deve ser dada?',
      en: 'Which permission should be granted?',
      es: '¿Qué permiso debe darse?',
    },
  },
  {
    id: 'site-defence',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'threat-protection' } },
    scene: {
      pt: 'Pense no site como um teatro, em que os servidores são os guichês do saguão e cada pedido é alguém que chega.',
      en: 'Think of the website as a theater, where the servers are the counters inside and each request is somebody who arrives.',
      es: 'Piensa en el sitio como un teatro, en el que los servidores son las taquillas y cada solicitud es alguien que llega.',
    },
    situations: [
      {
        id: 'tickets',
        text: {
          pt: 'Uma bilheteria on-line quer proteger de abusos o site que fica atrás do balanceador de carga do Google Cloud.',
          en: 'An online box office wants to protect its site, behind Google Cloud’s load balancer, from abuse.',
          es: 'Una boletería en línea quiere proteger de abusos su sitio, detrás del balanceador de carga de Google Cloud.',
        },
      },
      {
        id: 'forum',
        text: {
          pt: 'Um fórum de leitores quer proteger de abusos o site que fica atrás do balanceador de carga do Google Cloud.',
          en: 'A readers’ forum wants to protect its site, behind Google Cloud’s load balancer, from abuse.',
          es: 'Un foro de lectores quiere proteger de abusos su sitio, detrás del balanceador de carga de Google Cloud.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco quer proteger de abusos o site que fica atrás do balanceador de carga do Google Cloud.',
          en: 'A bank wants to protect its site, behind Google Cloud’s load balancer, from abuse.',
          es: 'Un banco quiere proteger de abusos su sitio, detrás del balanceador de carga de Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'armor',
        text: {
          pt: 'Regras do Cloud Armor na entrada',
          en: 'Cloud Armor rules at the entrance',
          es: 'Reglas de Cloud Armor en la entrada',
        },
        uses: ['Cloud Armor'],
        why: {
          pt: 'O Cloud Armor, posto à frente do site sem mudar o código, barra na borda, antes que pesem nos servidores, DDoS, injeção de SQL, endereços listados e excesso de pedidos de qualquer outro. Os demais visitantes passam sem login.',
          en: 'Cloud Armor, placed in front of the site without changing its code, stops at the edge, before they load the servers, DDoS, SQL injection, listed addresses and excess requests from any other. Other visitors pass without signing in.',
          es: 'Cloud Armor, puesto delante del sitio sin cambiar el código, frena en el borde, antes de que carguen los servidores, DDoS, inyección de SQL, direcciones listadas y exceso de solicitudes de cualquier otra. Los demás visitantes pasan sin iniciar sesión.',
        },
        likeness: {
          pt: 'os guardas no portão da rua, que barram endereços marcados, ferramentas de arrombar e quem empurra a fila',
          en: 'the guards at the street gate, who stop listed addresses, burglars’ tools and anyone who rushes the line',
          es: 'los guardias en la entrada de la calle, que detienen direcciones señaladas, ganzúas y a quien empuja la fila',
        },
        tell: {
          pt: 'Fatura dos servidores que cresce por causa do abuso: o Cloud Armor, que o barra na borda, sozinho ou com o reCAPTCHA. Ataques ao site na borda: o Cloud Armor. Milhões de requisições por segundo (DDoS): o Cloud Armor. Comandos SQL em campos da página: o Cloud Armor. Abuso de faixas de endereços conhecidas: o Cloud Armor. Abuso de milhares de endereços, que mudam a cada hora: o Cloud Armor, com regras ou desafios que não dependem de uma lista deles. Pedidos barrados antes de chegar aos servidores: o Cloud Armor, que os recusa ou os desafia na borda. Código do site que a equipe não pode alterar: uma defesa à frente do site, como o Cloud Armor, sozinho ou com o reCAPTCHA. Páginas que qualquer pessoa pode ver sem se cadastrar: um filtro de pedidos ou um desafio às visitas suspeitas, e não um login.',
          en: 'A server bill that grows because of the abuse: Cloud Armor, which stops it at the edge, alone or with reCAPTCHA. Attacks on the site at the edge: Cloud Armor. Millions of requests per second (DDoS): Cloud Armor. SQL commands in page fields: Cloud Armor. Abuse from known address ranges: Cloud Armor. Abuse from thousands of addresses, which change by the hour: Cloud Armor, with rules or challenges that need no list of them. Requests stopped before they reach the servers: Cloud Armor, which refuses or challenges them at the edge. Site code that the team cannot change: a defense in front of the site, such as Cloud Armor, alone or with reCAPTCHA. Pages that anyone can see without registering: a filter of requests or a challenge for suspicious visits, rather than a sign-in.',
          es: 'Factura de los servidores que crece por el abuso: Cloud Armor, que lo frena en el borde, solo o con reCAPTCHA. Ataques al sitio en el borde: Cloud Armor. Millones de solicitudes por segundo (DDoS): Cloud Armor. Comandos SQL en campos de la página: Cloud Armor. Abuso de rangos de direcciones conocidos: Cloud Armor. Abuso desde miles de direcciones, que cambian cada hora: Cloud Armor, con reglas o desafíos que no dependen de una lista de ellas. Solicitudes que frenar antes de llegar a los servidores: Cloud Armor, que las rechaza o las desafía en el borde. Código del sitio que el equipo no puede modificar: una defensa delante del sitio, como Cloud Armor, solo o con reCAPTCHA. Páginas que cualquier persona puede ver sin registrarse: un filtro de solicitudes o un desafío a las visitas sospechosas, y no un inicio de sesión.',
        },
        source: page('armor/docs/cloud-armor-overview'),
        popularity: 4,
      },
      {
        id: 'captcha',
        text: {
          pt: 'Desafios do reCAPTCHA acionados pelo Cloud Armor',
          en: 'reCAPTCHA challenges set off by Cloud Armor',
          es: 'Desafíos de reCAPTCHA activados por Cloud Armor',
        },
        uses: ['reCAPTCHA'],
        why: {
          pt: 'O Cloud Armor, sem mudar o código do site, leva a visita suspeita de qualquer endereço, ainda na borda, a um desafio do reCAPTCHA, que barra robôs antes dos servidores e deixa passar pessoas, sem cadastro.',
          en: 'Cloud Armor, without changing the site’s code, sends suspicious visits from any address, still at the edge, to a reCAPTCHA challenge, which stops bots before the servers and lets people through without registering.',
          es: 'Cloud Armor, sin cambiar el código del sitio, lleva la visita sospechosa de cualquier dirección, aún en el borde, a un desafío de reCAPTCHA, que frena bots antes de los servidores y deja pasar a las personas, sin registro.',
        },
        likeness: {
          pt: 'o guarda no portão da rua que faz aos suspeitos uma pergunta só para gente, sem revistar bolsas',
          en: 'the guard at the street gate who asks suspects a question only people can answer, without searching bags',
          es: 'el guardia en la entrada que hace a los sospechosos una pregunta solo para personas, sin revisar bolsos',
        },
        tell: {
          pt: 'Fatura dos servidores que cresce por causa do abuso: o Cloud Armor, que o barra na borda, sozinho ou com o reCAPTCHA. Robôs que imitam pessoas: o reCAPTCHA. Robôs com navegadores e endereços comuns que preenchem o cadastro: o reCAPTCHA. Código do site que a equipe não pode alterar: uma defesa à frente do site, como o Cloud Armor, sozinho ou com o reCAPTCHA. Páginas que qualquer pessoa pode ver sem se cadastrar: um filtro de pedidos ou um desafio às visitas suspeitas, e não um login. Pedidos barrados antes de chegar aos servidores: o Cloud Armor, que os recusa ou os desafia na borda. Abuso de milhares de endereços, que mudam a cada hora: o Cloud Armor, com regras ou desafios que não dependem de uma lista deles.',
          en: 'A server bill that grows because of the abuse: Cloud Armor, which stops it at the edge, alone or with reCAPTCHA. Bots that imitate people: reCAPTCHA. Bots with ordinary browsers and addresses that fill in the sign-up form: reCAPTCHA. Site code that the team cannot change: a defense in front of the site, such as Cloud Armor, alone or with reCAPTCHA. Pages that anyone can see without registering: a filter of requests or a challenge for suspicious visits, rather than a sign-in. Requests stopped before they reach the servers: Cloud Armor, which refuses or challenges them at the edge. Abuse from thousands of addresses, which change by the hour: Cloud Armor, with rules or challenges that need no list of them.',
          es: 'Factura de los servidores que crece por el abuso: Cloud Armor, que lo frena en el borde, solo o con reCAPTCHA. Robots que imitan personas: reCAPTCHA. Bots con navegadores y direcciones comunes que llenan el formulario de registro: reCAPTCHA. Código del sitio que el equipo no puede modificar: una defensa delante del sitio, como Cloud Armor, solo o con reCAPTCHA. Páginas que cualquier persona puede ver sin registrarse: un filtro de solicitudes o un desafío a las visitas sospechosas, y no un inicio de sesión. Solicitudes que frenar antes de llegar a los servidores: Cloud Armor, que las rechaza o las desafía en el borde. Abuso desde miles de direcciones, que cambian cada hora: Cloud Armor, con reglas o desafíos que no dependen de una lista de ellas.',
        },
        source: page('armor/docs/bot-management'),
        popularity: 5,
      },
      {
        id: 'firewall',
        text: {
          pt: 'Regras de firewall da rede VPC',
          en: 'Firewall rules of the VPC network',
          es: 'Reglas de firewall de la red VPC',
        },
        uses: [],
        why: {
          pt: 'As regras de firewall da VPC controlam portas e endereços que chegam às máquinas, sem custo próprio.',
          en: 'VPC firewall rules control ports and addresses that reach the machines, without a charge of their own.',
          es: 'Las reglas de firewall de la VPC controlan puertos y direcciones que llegan a las máquinas, sin costo propio.',
        },
        likeness: {
          pt: 'o porteiro da porta interna, que só vê o recepcionista que conduz a fila, nunca quem vem nela',
          en: 'the porter at the inner door, who sees only the usher leading the line, never who is in it',
          es: 'el portero de la puerta interior, que solo ve al acomodador que guía la fila, nunca quién viene en ella',
        },
        tell: {
          pt: 'Portas e endereços das máquinas: o firewall da VPC.',
          en: 'Ports and addresses of machines: the VPC firewall.',
          es: 'Puertos y direcciones de las máquinas: el firewall de la VPC.',
        },
        source: page('firewall/docs/about-firewalls'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'code',
        text: {
          pt: 'Filtros escritos pelos desenvolvedores',
          en: 'Filters written by the developers',
          es: 'Filtros escritos por los desarrolladores',
        },
        uses: [],
        why: {
          pt: 'Filtros no código conhecem as regras do negócio e tratam casos que só o site entende.',
          en: 'Filters in the code know the business rules and handle cases that only the site understands.',
          es: 'Los filtros en el código conocen las reglas del negocio y tratan casos que solo el sitio entiende.',
        },
        likeness: {
          pt: 'os bilheteiros retreinados para recusar truques no guichê, com a multidão já toda dentro do prédio',
          en: 'the clerks retrained to refuse tricks at the counter, with the whole crowd already inside the building',
          es: 'los taquilleros reentrenados para rechazar trucos en la taquilla, con toda la multitud ya dentro del edificio',
        },
        tell: {
          pt: 'Regra que só o negócio conhece: uma regra no código.',
          en: 'A rule that only the business knows: a rule in the code.',
          es: 'Regla que solo el negocio conoce: una regla en el código.',
        },
        source: page('security'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'bigger',
        text: {
          pt: 'Mais máquinas, com escala automática',
          en: 'More machines, with autoscaling',
          es: 'Más máquinas, con escalado automático',
        },
        uses: [],
        why: {
          pt: 'Mais máquinas absorvem o excesso de pedidos sem recusar ninguém.',
          en: 'More machines absorb excess requests without refusing anyone.',
          es: 'Más máquinas absorben el exceso de solicitudes sin rechazar a nadie.',
        },
        likeness: {
          pt: 'os guichês que se abrem a mais para atender todo mundo, impostores incluídos, com mais salários a pagar',
          en: 'the extra counters opened to serve everyone, impostors included, with more wages to pay',
          es: 'las taquillas que se abren de más para atender a todos, impostores incluidos, con más sueldos que pagar',
        },
        tell: {
          pt: 'Absorver em vez de filtrar: escala, e a conta.',
          en: 'Absorb instead of filter: scaling, and the bill.',
          es: 'Absorber en vez de filtrar: escala, y la factura.',
        },
        source: page('compute/docs/autoscaler'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'signin',
        text: {
          pt: 'Um login obrigatório, embutido no site',
          en: 'A mandatory sign-in, built into the site',
          es: 'Un inicio de sesión obligatorio en el sitio',
        },
        uses: [],
        why: {
          pt: 'Com uma entrada para todos, cada visitante tem uma conta, que se pode bloquear.',
          en: 'With a sign-in for all, each visitor has an account, which can be blocked.',
          es: 'Con un inicio de sesión para todos, cada visitante tiene una cuenta, que se puede bloquear.',
        },
        likeness: {
          pt: 'o balcão de carteirinhas a construir no saguão, obrigatório até para quem só quer ver os cartazes',
          en: 'the membership desk still to be built in the hall, required even of those just viewing the posters',
          es: 'el mostrador de carnés por construir en el vestíbulo, obligatorio hasta para quien solo mira los carteles',
        },
        tell: {
          pt: 'Área só para clientes: um login com senha.',
          en: 'An area for customers alone: a sign-in.',
          es: 'Área solo para clientes: un inicio de sesión con contraseña.',
        },
        source: page('identity-platform/docs/concepts'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'human',
        text: {
          pt: 'Robôs com navegadores e endereços comuns preenchem o cadastro, e o site não quer bloquear pessoas.',
          en: 'Bots with ordinary browsers and addresses fill in the sign-up form, and the site does not want to block people.',
          es: 'Bots con navegadores y direcciones comunes llenan el formulario de registro, y el sitio no quiere bloquear a personas.',
        },
        fits: ['captcha', 'code'],
        rulesOut: {
          firewall: {
            pt: 'O firewall vê endereços, e os dos robôs são de casas comuns.',
            en: 'The firewall sees addresses, and those of the bots are ordinary homes.',
            es: 'El firewall ve direcciones, y las de los bots son de casas comunes.',
          },
          bigger: {
            pt: 'Mais máquinas não distinguem robôs de pessoas.',
            en: 'More machines do not tell bots from people.',
            es: 'Más máquinas no distinguen bots de personas.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'A equipe não pode alterar o código do site.',
          en: 'The team cannot change the site’s code.',
          es: 'El equipo no puede modificar el código del sitio.',
        },
        fits: ['armor', 'captcha', 'firewall', 'bigger'],
        rulesOut: {
          signin: {
            pt: 'Um login embutido no site exige mudar o código.',
            en: 'A sign-in built into the site means changing the code.',
            es: 'Un inicio de sesión en el sitio exige cambiar el código.',
          },
          code: {
            pt: 'Filtros no código exigem alterá-lo.',
            en: 'Filters in the code require changing it.',
            es: 'Los filtros en el código exigen modificarlo.',
          },
        },
      },
      {
        id: 'bill',
        text: {
          pt: 'Finanças quer que a fatura dos servidores pare de crescer por causa do abuso.',
          en: 'Finance wants the server bill to stop growing because of the abuse.',
          es: 'Finanzas quiere que la factura de los servidores deje de crecer por el abuso.',
        },
        fits: ['signin', 'armor', 'captcha', 'firewall'],
        rulesOut: {
          bigger: {
            pt: 'A escala automática atende o abuso e multiplica a fatura.',
            en: 'Autoscaling serves the abuse and multiplies the bill.',
            es: 'El escalado automático atiende el abuso y multiplica la factura.',
          },
          code: {
            pt: 'Os filtros do código gastam os próprios servidores para recusar cada pedido.',
            en: 'The filters in the code use the servers themselves to refuse each request.',
            es: 'Los filtros del código gastan los propios servidores para rechazar cada solicitud.',
          },
        },
      },
      {
        id: 'known-net',
        text: {
          pt: 'O abuso vem de duas faixas de endereços conhecidas.',
          en: 'The abuse comes from two known address ranges.',
          es: 'El abuso viene de dos rangos de direcciones conocidos.',
        },
        fits: ['armor', 'code'],
        rulesOut: {
          firewall: {
            pt: 'Atrás do balanceador, o firewall da VPC vê os endereços do Google, e não os dos visitantes.',
            en: 'Behind the load balancer, the VPC firewall sees Google’s addresses, not the visitors’.',
            es: 'Detrás del balanceador, el firewall de la VPC ve las direcciones de Google, y no las de los visitantes.',
          },
          bigger: {
            pt: 'Mais máquinas não recusam faixas de endereços.',
            en: 'More machines do not refuse address ranges.',
            es: 'Más máquinas no rechazan rangos de direcciones.',
          },
        },
      },
      {
        id: 'injection',
        text: {
          pt: 'O ataque envia comandos SQL em campos da página.',
          en: 'The attack sends SQL commands in page fields.',
          es: 'El ataque envía comandos SQL en campos de la página.',
        },
        fits: ['armor', 'code'],
        rulesOut: {
          signin: {
            pt: 'Os campos do próprio login também recebem comandos SQL.',
            en: 'The fields of the sign-in itself take SQL commands as well.',
            es: 'Los campos del propio ingreso también reciben comandos SQL.',
          },
          firewall: {
            pt: 'O firewall da VPC não olha o conteúdo dos pedidos nessa porta.',
            en: 'The VPC firewall does not look at the content of requests on that port.',
            es: 'El firewall de la VPC no mira el contenido de las solicitudes en ese puerto.',
          },
          bigger: {
            pt: 'Mais máquinas executam os mesmos comandos maliciosos.',
            en: 'More machines run the same malicious commands.',
            es: 'Más máquinas ejecutan los mismos comandos maliciosos.',
          },
          captcha: {
            pt: 'O reCAPTCHA avalia quem envia, e não o que o campo contém.',
            en: 'reCAPTCHA assesses the sender, not what the field contains.',
            es: 'reCAPTCHA evalúa a quien envía, y no lo que contiene el campo.',
          },
        },
      },
      {
        id: 'edge',
        text: {
          pt: 'Os pedidos abusivos precisam ser barrados antes de chegar aos servidores.',
          en: 'Abusive requests have to be stopped before they reach the servers.',
          es: 'Las solicitudes abusivas tienen que frenarse antes de llegar a los servidores.',
        },
        fits: ['armor', 'captcha', 'firewall'],
        rulesOut: {
          code: {
            pt: 'Os filtros do código só agem quando o pedido já está no servidor.',
            en: 'Filters in the code act only once the request is on the server.',
            es: 'Los filtros del código solo actúan cuando la solicitud ya está en el servidor.',
          },
          bigger: {
            pt: 'Mais máquinas recebem o abuso em vez de barrá-lo.',
            en: 'More machines take the abuse in instead of stopping it.',
            es: 'Más máquinas reciben el abuso en vez de frenarlo.',
          },
        },
      },
      {
        id: 'open',
        text: {
          pt: 'Qualquer pessoa deve poder ver as páginas sem se cadastrar.',
          en: 'Anyone should be able to see the pages without registering.',
          es: 'Cualquier persona debe poder ver las páginas sin registrarse.',
        },
        fits: ['armor', 'captcha', 'firewall', 'code', 'bigger'],
        rulesOut: {
          signin: {
            pt: 'Uma entrada para todos obriga cada visitante a se cadastrar.',
            en: 'A sign-in for all makes each visitor register.',
            es: 'Un inicio de sesión para todos obliga a cada visitante a registrarse.',
          },
        },
      },
      {
        id: 'worldwide',
        notWith: ['known-net'],
        text: {
          pt: 'O abuso vem de milhares de endereços, que mudam a cada hora.',
          en: 'The abuse comes from thousands of addresses, which change by the hour.',
          es: 'El abuso viene de miles de direcciones, que cambian cada hora.',
        },
        fits: ['armor', 'captcha', 'code', 'bigger', 'signin'],
        rulesOut: {
          firewall: {
            pt: 'Regras de firewall listam endereços conhecidos, e estes mudam a cada hora.',
            en: 'Firewall rules list known addresses, and these change by the hour.',
            es: 'Las reglas de firewall listan direcciones conocidas, y estas cambian cada hora.',
          },
        },
      },
      {
        id: 'burst',
        notWith: ['human'],
        text: {
          pt: 'O abuso são milhões de requisições por segundo (DDoS).',
          en: 'The abuse is millions of requests per second (DDoS).',
          es: 'El abuso son millones de solicitudes por segundo (DDoS).',
        },
        fits: ['armor', 'firewall', 'bigger'],
        rulesOut: {
          code: {
            pt: 'Os filtros no código caem junto com os servidores sob milhões de requisições.',
            en: 'The filters in the code go down with the servers under millions of requests.',
            es: 'Los filtros del código caen junto con los servidores bajo millones de solicitudes.',
          },
          signin: {
            pt: 'A página de entrada também recebe milhões de requisições e cai.',
            en: 'The sign-in page gets millions of requests as well and goes down.',
            es: 'La página de ingreso también recibe millones de solicitudes y se cae.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que defesa atende a todos esses requisitos?',
      en: 'Which defense meets all of these requirements?',
      es: '¿Qué defensa cumple todos estos requisitos?',
    },
  },
];
