import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page } from '../source.ts';

export const threats: Category = {
  id: 'threats',
  noun: { pt: 'ameaça à segurança', en: 'security threat', es: 'amenaza de seguridad' },
  feminine: true,
  mode: 'action',
  actor: { pt: 'alguém', en: 'somebody', es: 'alguien' },
  domain: 'security',
  ask: {
    entity: {
      pt: 'Que tipo de ameaça descreve esse caso?',
      en: 'Which type of threat does this case describe?',
      es: '¿Qué tipo de amenaza describe este caso?',
    },
    action: {
      pt: 'Qual caso é um exemplo de {entity}?',
      en: 'Which case is an example of {entity}?',
      es: '¿Qué caso es un ejemplo de {entity}?',
    },
    pair: {
      pt: 'Em qual alternativa os dois casos são exemplos de {entity}?',
      en: 'In which option are both cases examples of {entity}?',
      es: '¿En qué opción los dos casos son ejemplos de {entity}?',
    },
  },
  entities: [
    {
      id: 'phishing',
      kind: 'concept',
      topic: 'threat-protection',
      popularity: 5,
      name: 'Phishing',
      subject: { pt: 'o phishing', en: 'phishing', es: 'el phishing' },
      gist: {
        pt: '{enganar} pessoas para que entreguem senhas ou dados',
        en: '{trick} people into handing over passwords or data',
        es: '{engañar} a personas para que entreguen contraseñas o datos',
      },
      likeness: {
        pt: 'um visitante com uniforme falso da companhia de gás, a quem o lojista confia as chaves',
        en: 'a visitor in a fake gas-company uniform, to whom the shopkeeper hands over the keys in good faith',
        es: 'un visitante con uniforme falso de la compañía de gas, a quien el tendero confía las llaves',
      },
      source: page('learn/what-is-cloud-security'),
    },
    {
      id: 'ransomware',
      kind: 'concept',
      topic: 'threat-protection',
      popularity: 5,
      name: 'Ransomware',
      subject: { pt: 'o ransomware', en: 'ransomware', es: 'el ransomware' },
      gist: {
        pt: '{bloquear} arquivos e {pedir} resgate',
        en: '{lock} files and {demand} a ransom',
        es: '{bloquear} archivos y {pedir} rescate',
      },
      likeness: {
        pt: 'um invasor que troca todas as fechaduras da loja e cobra para entregar a chave',
        en: 'an intruder who changes all the locks of a shop and demands money for the keys',
        es: 'un intruso que cambia todas las cerraduras de la tienda y exige dinero por la llave',
      },
      source: page('learn/what-is-cloud-security'),
    },
    {
      id: 'ddos',
      kind: 'concept',
      topic: 'threat-protection',
      popularity: 4,
      name: { pt: 'Ataque DDoS', en: 'DDoS attack', es: 'Ataque DDoS' },
      subject: { pt: 'o ataque DDoS', en: 'a DDoS attack', es: 'el ataque DDoS' },
      gist: {
        pt: '{afogar} um site em tráfego vindo de muitas máquinas',
        en: '{drown} a site in traffic from many machines',
        es: '{ahogar} un sitio en tráfico de muchas máquinas',
      },
      likeness: {
        pt: 'uma multidão paga que enche a loja sem comprar, de modo que nenhum cliente consegue entrar',
        en: 'a hired crowd that fills a shop without buying, so that no customer can get in',
        es: 'una multitud contratada que llena la tienda sin comprar, de modo que ningún cliente puede entrar',
      },
      source: page('armor/docs/cloud-armor-overview'),
    },
    {
      id: 'misconfiguration',
      kind: 'concept',
      topic: 'threat-protection',
      popularity: 4,
      name: { pt: 'Erro de configuração', en: 'Misconfiguration', es: 'Error de configuración' },
      subject: { pt: 'o erro de configuração', en: 'misconfiguration', es: 'el error de configuración' },
      gist: {
        pt: '{deixar} uma porta aberta por descuido nas definições',
        en: '{leave} a door open through careless settings',
        es: '{dejar} una puerta abierta por descuido en los ajustes',
      },
      likeness: {
        pt: 'o funcionário da própria loja que vai para casa e esquece a chave na fechadura',
        en: 'the shop’s own employee who goes home and forgets the key in the lock',
        es: 'el empleado de la propia tienda que se va a casa y olvida la llave en la cerradura',
      },
      source: page('security-command-center/docs/concepts-vulnerabilities-findings'),
    },
    {
      id: 'unsecured-software',
      kind: 'concept',
      topic: 'threat-protection',
      popularity: 3,
      name: {
        pt: 'Software de terceiros inseguro',
        en: 'Unsecured third-party software',
        es: 'Software de terceros inseguro',
      },
      subject: {
        pt: 'o software de terceiros inseguro',
        en: 'unsecured third-party software',
        es: 'el software de terceros inseguro',
      },
      gist: {
        pt: '{trazer} falhas de bibliotecas e programas feitos por outros',
        en: '{bring} in flaws of libraries and programs made by others',
        es: '{traer} fallas de bibliotecas y programas hechos por otros',
      },
      likeness: {
        pt: 'um cadeado comprado para a loja sem verificação, de um modelo que os ladrões já sabem abrir',
        en: 'a padlock bought for the shop without a check, of a model thieves already know how to open',
        es: 'un candado comprado para la tienda sin revisarlo, de un modelo que los ladrones ya saben abrir',
      },
      source: page('learn/what-is-cloud-security'),
    },
    {
      id: 'physical-damage',
      kind: 'concept',
      topic: 'threat-protection',
      popularity: 3,
      name: { pt: 'Dano físico', en: 'Physical damage', es: 'Daño físico' },
      subject: { pt: 'o dano físico', en: 'physical damage', es: 'el daño físico' },
      gist: {
        pt: '{destruir} equipamentos por acidente, desastre ou invasão',
        en: '{destroy} equipment by accident, disaster or intrusion',
        es: '{destruir} equipos por accidente, desastre o intrusión',
      },
      likeness: {
        pt: 'uma prateleira que desaba na loja e quebra toda a louça que sustentava',
        en: 'a shelf that comes down in the shop and smashes all the china it held',
        es: 'un estante que se cae en la tienda y rompe toda la vajilla que sostenía',
      },
      source: page('docs/security/overview/whitepaper'),
    },
  ],
  facts: [
    {
      id: 'ph-mail',
      kind: 'purpose',
      of: ['phishing'],
      level: 1,
      say: {
        pt: '{enviar} à tesouraria um e-mail falso do banco que pede a senha',
        en: '{send} the treasury a fake email from the bank that asks for the password',
        es: '{enviar} a tesorería un correo falso del banco que pide la contraseña',
      },
    },
    {
      id: 'ph-boss',
      kind: 'purpose',
      of: ['phishing'],
      level: 1,
      say: {
        pt: '{fingir} ser a diretora em uma mensagem para obter dados de funcionários',
        en: '{impersonate} a director in a message to obtain employee data',
        es: '{fingir} ser la directora en un mensaje para obtener datos de empleados',
      },
    },
    {
      id: 'ph-site',
      kind: 'purpose',
      of: ['phishing'],
      level: 1,
      say: {
        pt: '{copiar} a página de login da empresa em um endereço parecido',
        en: '{copy} the company’s login page at a similar address',
        es: '{copiar} la página de ingreso de la empresa en una dirección parecida',
      },
    },
    {
      id: 'ra-files',
      kind: 'purpose',
      of: ['ransomware'],
      level: 1,
      say: {
        pt: '{cifrar} os arquivos do hospital e {exigir} pagamento para liberá-los',
        en: '{encrypt} the hospital’s files and {demand} payment to release them',
        es: '{cifrar} los archivos del hospital y {exigir} un pago para liberarlos',
      },
    },
    {
      id: 'ra-backup',
      kind: 'purpose',
      of: ['ransomware'],
      level: 1,
      say: {
        pt: '{procurar} e {apagar} as cópias de segurança antes de exigir dinheiro',
        en: '{find} and {delete} the backups before demanding money',
        es: '{buscar} y {borrar} las copias de seguridad antes de exigir dinero',
      },
    },
    {
      id: 'dd-flood',
      kind: 'purpose',
      of: ['ddos'],
      level: 1,
      say: {
        pt: '{enviar} milhões de pedidos por segundo até que a loja saia do ar',
        en: '{send} millions of requests a second until the store goes down',
        es: '{enviar} millones de pedidos por segundo hasta que la tienda caiga',
      },
    },
    {
      id: 'dd-bots',
      kind: 'purpose',
      of: ['ddos'],
      level: 1,
      say: {
        pt: '{usar} milhares de câmeras infectadas para sobrecarregar um site',
        en: '{use} thousands of infected cameras to overload a site',
        es: '{usar} miles de cámaras infectadas para sobrecargar un sitio',
      },
    },
    {
      id: 'mis-bucket',
      kind: 'purpose',
      of: ['misconfiguration'],
      level: 1,
      say: {
        pt: '{deixar} um bucket com dados de clientes aberto ao público',
        en: '{leave} a bucket with customer data open to the public',
        es: '{dejar} un bucket con datos de clientes abierto al público',
      },
    },
    {
      id: 'mis-port',
      kind: 'purpose',
      of: ['misconfiguration'],
      level: 1,
      say: {
        pt: '{liberar} no firewall o acesso remoto a partir de qualquer endereço',
        en: '{allow} remote access from any address in the firewall',
        es: '{permitir} en el firewall el acceso remoto desde cualquier dirección',
      },
    },
    {
      id: 'mis-role',
      kind: 'purpose',
      of: ['misconfiguration'],
      level: 1,
      say: {
        pt: '{dar} sem querer a todos os usuários o papel de proprietário',
        en: '{give} all users the owner role by mistake',
        es: '{dar} sin querer a todos los usuarios el rol de propietario',
      },
    },
    {
      id: 'un-library',
      kind: 'purpose',
      of: ['unsecured-software'],
      level: 1,
      say: {
        pt: '{usar} uma biblioteca aberta com uma falha conhecida, ainda sem correção',
        en: '{use} an open library with a known flaw that is not yet patched',
        es: '{usar} una biblioteca abierta con una falla conocida, aún sin corregir',
      },
    },
    {
      id: 'un-plugin',
      kind: 'purpose',
      of: ['unsecured-software'],
      level: 1,
      say: {
        pt: '{instalar} um plugin que o fabricante deixou de atualizar',
        en: '{install} a plugin that its maker stopped updating',
        es: '{instalar} un complemento que el fabricante dejó de actualizar',
      },
    },
    {
      id: 'pd-flood',
      kind: 'purpose',
      outcome: true,
      of: ['physical-damage'],
      level: 1,
      say: {
        pt: '{perder} os servidores em uma enchente no porão da empresa',
        en: '{lose} the servers to a flood in the company’s basement',
        es: '{perder} los servidores por una inundación en el sótano de la empresa',
      },
    },
    {
      id: 'pd-fire',
      kind: 'purpose',
      outcome: true,
      of: ['physical-damage'],
      level: 1,
      say: {
        pt: '{perder} discos em um incêndio na sala de máquinas',
        en: '{lose} disks in a fire in the machine room',
        es: '{perder} discos en un incendio en la sala de máquinas',
      },
    },
    {
      id: 'ph-sms',
      kind: 'purpose',
      of: ['phishing'],
      level: 1,
      say: {
        pt: '{enviar} um SMS falso da transportadora com um link que pede o cartão',
        en: '{send} a fake text message from the carrier with a link that asks for the card number',
        es: '{enviar} un SMS falso de la empresa de envíos con un enlace que pide la tarjeta',
      },
      how: {
        pt: 'O phishing imita quem a vítima conhece para que ela mesma entregue senhas ou números de cartão.',
        en: 'Phishing imitates somebody the victim knows so that the victim gives away passwords or card numbers.',
        es: 'El phishing imita a quien la víctima conoce para que ella misma entregue contraseñas o números de tarjeta.',
      },
    },
    {
      id: 'ra-factory',
      kind: 'purpose',
      of: ['ransomware'],
      level: 1,
      say: {
        pt: '{travar} os computadores de uma fábrica até receber em criptomoeda',
        en: '{lock} a factory’s computers until paid in cryptocurrency',
        es: '{bloquear} las computadoras de una fábrica hasta cobrar en criptomonedas',
      },
      how: {
        pt: 'O ransomware criptografa os discos e só oferece a chave a quem paga; backups isolados permitem recusar.',
        en: 'Ransomware encrypts the disks and offers the key to those who pay; isolated backups make it possible to refuse.',
        es: 'El ransomware cifra los discos y solo ofrece la clave a quien paga; los respaldos aislados permiten negarse.',
      },
    },
    {
      id: 'mis-database',
      kind: 'purpose',
      of: ['misconfiguration'],
      level: 1,
      say: {
        pt: '{deixar} um banco de dados de produção acessível pela internet, sem senha',
        en: '{leave} a production database reachable from the internet without a password',
        es: '{dejar} una base de datos de producción accesible desde internet, sin contraseña',
      },
      how: {
        pt: 'O erro de configuração abre o que devia ser privado, sem que ninguém ataque; revisões automáticas o encontram.',
        en: 'Misconfiguration opens what should be private without any attack; automatic reviews find it.',
        es: 'El error de configuración abre lo que debía ser privado sin que nadie ataque; las revisiones automáticas lo encuentran.',
      },
    },
    {
      id: 'un-component',
      kind: 'purpose',
      of: ['unsecured-software'],
      level: 1,
      say: {
        pt: '{baixar} um componente gratuito que traz código malicioso escondido',
        en: '{download} a free component that carries hidden malicious code',
        es: '{descargar} un componente gratuito que trae código malicioso oculto',
      },
      how: {
        pt: 'O software de terceiros inseguro entra no sistema com as dependências, que ninguém verificou antes de instalar.',
        en: 'Unsecured third-party software comes into the system with dependencies that nobody checked before installing.',
        es: 'El software de terceros inseguro entra en el sistema con dependencias que nadie verificó antes de instalar.',
      },
    },
    {
      id: 'pd-quake',
      kind: 'purpose',
      of: ['physical-damage'],
      level: 1,
      say: {
        pt: '{perder} em um terremoto o único prédio com servidores',
        en: '{lose} in an earthquake the only building with servers',
        es: '{perder} en un terremoto el único edificio con servidores',
      },
      how: {
        pt: 'O dano físico atinge prédio e equipamento; cópias em outra região preservam os dados.',
        en: 'Physical damage hits building and equipment; copies in another region preserve the data.',
        es: 'El daño físico afecta edificio y equipos; las copias en otra región conservan los datos.',
      },
    },
  ],
  contrasts: [
    {
      between: ['phishing', 'ransomware'],
      say: {
        pt: 'O phishing engana pessoas para obter acesso; o ransomware bloqueia arquivos e pede resgate.',
        en: 'Phishing tricks people to gain access; ransomware locks files and demands a ransom.',
        es: 'El phishing engaña a personas para obtener acceso; el ransomware bloquea archivos y pide rescate.',
      },
    },
    {
      between: ['misconfiguration', 'unsecured-software'],
      say: {
        pt: 'O erro de configuração é da própria equipe; o software de terceiros inseguro traz falhas de fora.',
        en: 'Misconfiguration is the team’s own; unsecured third-party software brings flaws from outside.',
        es: 'El error de configuración es del propio equipo; el software de terceros inseguro trae fallas de fuera.',
      },
    },
    {
      between: ['ddos', 'ransomware'],
      say: {
        pt: 'O ataque DDoS esgota o site com tráfego; o ransomware cifra os dados.',
        en: 'A DDoS attack exhausts a site with traffic; ransomware encrypts data.',
        es: 'El ataque DDoS agota el sitio con tráfico; el ransomware cifra los datos.',
      },
    },
    {
      between: ['phishing', 'misconfiguration'],
      say: {
        pt: 'O phishing engana uma pessoa para obter acesso; o erro de configuração deixa o acesso aberto sem enganar ninguém.',
        en: 'Phishing tricks a person to gain access; misconfiguration leaves access open without tricking anybody.',
        es: 'El phishing engaña a una persona para obtener acceso; el error de configuración deja el acceso abierto sin engañar a nadie.',
      },
    },
    {
      between: ['phishing', 'unsecured-software'],
      say: {
        pt: 'O phishing explora a confiança de pessoas; o software de terceiros inseguro, falhas de programas que se instalam.',
        en: 'Phishing exploits people’s trust; unsecured third-party software brings flaws of programs that are installed.',
        es: 'El phishing explota la confianza de las personas; el software de terceros inseguro, fallas de programas que se instalan.',
      },
    },
    {
      between: ['phishing', 'ddos'],
      say: {
        pt: 'O phishing rouba senhas e dados de pessoas; o ataque DDoS só derruba o site com tráfego.',
        en: 'Phishing steals passwords and data from people; a DDoS attack just brings the site down with traffic.',
        es: 'El phishing roba contraseñas y datos de personas; el ataque DDoS solo derriba el sitio con tráfico.',
      },
    },
    {
      between: ['ransomware', 'unsecured-software'],
      say: {
        pt: 'O ransomware bloqueia arquivos para pedir resgate; o software de terceiros inseguro é uma porta por onde se entra.',
        en: 'Ransomware locks files to demand a ransom; unsecured third-party software is a door to come in by.',
        es: 'El ransomware bloquea archivos para pedir rescate; el software de terceros inseguro es una puerta de entrada.',
      },
    },
    {
      between: ['ransomware', 'physical-damage'],
      say: {
        pt: 'O ransomware cifra os dados; o dano físico destrói o equipamento em que eles estão.',
        en: 'Ransomware encrypts data; physical damage destroys the equipment that holds it.',
        es: 'El ransomware cifra los datos; el daño físico destruye el equipo donde están.',
      },
    },
    {
      between: ['ransomware', 'misconfiguration'],
      say: {
        pt: 'O ransomware é um ataque que bloqueia arquivos; o erro de configuração é um descuido da própria equipe.',
        en: 'Ransomware is an attack that locks files; misconfiguration is carelessness of the team itself.',
        es: 'El ransomware es un ataque que bloquea archivos; el error de configuración es un descuido del propio equipo.',
      },
    },
    {
      between: ['ddos', 'physical-damage'],
      say: {
        pt: 'O ataque DDoS esgota o site pela rede; o dano físico atinge prédios e equipamentos.',
        en: 'A DDoS attack exhausts a site over the network; physical damage hits buildings and equipment.',
        es: 'El ataque DDoS agota el sitio por la red; el daño físico afecta edificios y equipos.',
      },
    },
    {
      between: ['ddos', 'unsecured-software'],
      say: {
        pt: 'O ataque DDoS vem de fora, em forma de tráfego; o software de terceiros inseguro está dentro do sistema.',
        en: 'A DDoS attack comes from outside as traffic; unsecured third-party software is inside the system.',
        es: 'El ataque DDoS viene de afuera, en forma de tráfico; el software de terceros inseguro está dentro del sistema.',
      },
    },
    {
      between: ['ddos', 'misconfiguration'],
      say: {
        pt: 'O ataque DDoS sobrecarrega o site; o erro de configuração deixa aberto o que devia ser privado.',
        en: 'A DDoS attack overloads a site; misconfiguration leaves open what should be private.',
        es: 'El ataque DDoS sobrecarga el sitio; el error de configuración deja abierto lo que debía ser privado.',
      },
    },
    {
      between: ['misconfiguration', 'physical-damage'],
      say: {
        pt: 'O erro de configuração expõe os dados; o dano físico destrói o equipamento que os guarda.',
        en: 'Misconfiguration exposes data; physical damage destroys the equipment that keeps it.',
        es: 'El error de configuración expone los datos; el daño físico destruye el equipo que los guarda.',
      },
    },
  ],
};
