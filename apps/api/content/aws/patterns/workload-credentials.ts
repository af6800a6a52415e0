import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const workloadCredentials: readonly Pattern[] = [
  {
    id: 'workload-credentials',
    exams: {
      'saa-c03': { domain: 'secure', topic: 'access' },
    },
    scene: {
      pt: 'Pense em cada servidor como um caminhão, na empresa como a transportadora e na AWS como o depósito onde ele entra.',
      en: 'Think of each server as a truck, of the company as its carrier, and of AWS as the depot it enters.',
      es: 'Piensa en cada servidor como un camión, en la empresa como su transportista y en AWS como el depósito al que entra.',
    },
    situations: [
      {
        id: 'weather-stations',
        text: {
          pt: 'Servidores Linux no data center de um instituto de meteorologia gravam medições no Amazon S3.',
          en: 'Linux servers in a weather institute’s data center write measurements to Amazon S3.',
          es: 'Servidores Linux en el centro de datos de un instituto meteorológico guardan mediciones en Amazon S3.',
        },
        today: {
          pt: 'Trinta servidores executam o programa, e até agora o envio era manual. Um arquiteto de soluções precisa definir como ele se autentica.',
          en: 'Thirty servers run the program, and a manual upload has been used until now. A solutions architect must choose how it is authenticated.',
          es: 'Treinta servidores ejecutan el programa, y hasta ahora la carga era manual. Un arquitecto de soluciones debe definir cómo se autentica el programa.',
        },
      },
      {
        id: 'print-shop',
        text: {
          pt: 'Servidores na fábrica de uma gráfica leem pedidos no Amazon DynamoDB com a chave de acesso de um funcionário que já saiu.',
          en: 'Servers in a printing company’s factory read orders from Amazon DynamoDB with the access key of an employee who has left.',
          es: 'Servidores en la fábrica de una imprenta leen pedidos en Amazon DynamoDB con la clave de acceso de un empleado que ya se fue.',
        },
        today: {
          pt: 'Nove servidores compartilham essa chave, e trocá-la já parou a produção por um dia. A empresa quer outra forma de acesso.',
          en: 'Nine servers share that key, and replacing it stopped production for a day in the past. The company wants to replace it for good.',
          es: 'Nueve servidores comparten esa clave, y cambiarla ya detuvo la producción un día. La empresa quiere otra forma de acceso.',
        },
      },
      {
        id: 'hospital-devices',
        text: {
          pt: 'Servidores no prédio de um hospital enviam exames ao Amazon S3, e suas credenciais serão revistas.',
          en: 'Servers in a hospital’s building send scans to Amazon S3, and their credentials are under review.',
          es: 'Servidores en el edificio de un hospital envían estudios a Amazon S3, y se revisan sus credenciales.',
        },
        today: {
          pt: 'Cerca de 5.000 exames são enviados por dia por 14 servidores Linux, cada um com um programa. A revisão termina neste mês.',
          en: 'About 5,000 scans are sent per day by 14 Linux servers, which run one program each. The review is due this month.',
          es: 'Unos 5.000 estudios se envían por día desde 14 servidores Linux, cada uno con un programa. La revisión termina este mes.',
        },
      },
      {
        id: 'mine',
        text: {
          pt: 'Servidores junto a uma mina publicam resultados no Amazon SQS.',
          en: 'Servers next to a mine publish results to Amazon SQS.',
          es: 'Servidores junto a una mina publican resultados en Amazon SQS.',
        },
        today: {
          pt: 'Seis servidores em uma cabine no local informam a cada minuto por satélite. Os arquitetos devem definir como eles se autenticam na AWS.',
          en: 'Six servers in a cabin at the site report every minute over a satellite link. The architects must define how they sign in to AWS.',
          es: 'Seis servidores en una caseta del lugar informan cada minuto por satélite. Los arquitectos deben definir cómo se autentican en AWS.',
        },
      },
    ],
    candidates: [
      {
        id: 'keys-file',
        neverRight: true,
        uses: [],
        popularity: 5,
        source: docs('IAM/latest/UserGuide/id_credentials_access-keys.html'),
        text: {
          pt: 'Chaves de um usuário do IAM, em um arquivo',
          en: 'Keys of an IAM user, in a file',
          es: 'Claves de un usuario de IAM, en un archivo',
        },
        action: {
          pt: 'Criar um usuário do IAM com chaves de acesso, salvá-las em um arquivo protegido nos servidores e trocá-las a cada trimestre.',
          en: 'Create an IAM user with access keys, save them in a protected file on the servers and rotate them each quarter.',
          es: 'Crear un usuario de IAM con claves de acceso, guardarlas en un archivo protegido en los servidores y rotarlas cada trimestre.',
        },
        why: {
          pt: 'As chaves de acesso de um usuário do IAM funcionam em qualquer lugar e valem até serem trocadas.',
          en: 'The access keys of an IAM user work anywhere and are valid until they are replaced.',
          es: 'Las claves de acceso de un usuario de IAM funcionan en cualquier lugar y valen hasta que se cambian.',
        },
        likeness: {
          pt: 'a chave do depósito guardada no porta-luvas de cada caminhão, que abre até alguém trocar a fechadura',
          en: 'the depot key kept in the glove box of each truck, which opens the gate until someone changes the lock',
          es: 'la llave del depósito guardada en la guantera de cada camión, que abre hasta que alguien cambie la cerradura',
        },
        tell: {
          pt: 'Sem nenhuma outra saída: chaves de acesso, trocadas com frequência.',
          en: 'With no other way out: access keys, replaced often.',
          es: 'Sin otra salida: claves de acceso, cambiadas con frecuencia.',
        },
      },
      {
        id: 'roles-anywhere',
        uses: ['Roles Anywhere'],
        popularity: 3,
        source: docs('rolesanywhere/latest/userguide/introduction.html'),
        text: {
          pt: 'IAM Roles Anywhere, com certificados X.509',
          en: 'IAM Roles Anywhere, with X.509 certificates',
          es: 'IAM Roles Anywhere, con certificados X.509',
        },
        action: {
          pt: 'Registrar uma autoridade certificadora como âncora de confiança no IAM Roles Anywhere e emitir certificados X.509 para os servidores.',
          en: 'Register a certificate authority as a trust anchor in IAM Roles Anywhere and issue X.509 certificates to the servers.',
          es: 'Registrar una autoridad certificadora como ancla de confianza en IAM Roles Anywhere y emitir certificados X.509 para los servidores.',
        },
        why: {
          pt: 'O IAM Roles Anywhere troca um certificado X.509 da PKI da empresa por credenciais temporárias de uma função, em servidores fora da AWS, sem agente de gerenciamento e sem chave da AWS guardada.',
          en: 'IAM Roles Anywhere exchanges an X.509 certificate of the company’s PKI for temporary credentials of a role, on servers outside AWS, with no management agent and no AWS key stored.',
          es: 'IAM Roles Anywhere cambia un certificado X.509 de la PKI de la empresa por credenciales temporales de un rol, en servidores fuera de AWS, sin agente de administración y sin clave de AWS guardada.',
        },
        likeness: {
          pt: 'o crachá feito na oficina da transportadora, mostrado no portão em troca de um passe de poucas horas',
          en: 'the badge made in the carrier’s own workshop, shown at the gate for a pass of a few hours',
          es: 'la credencial hecha en el taller de la transportista, mostrada en el portón por un pase de pocas horas',
        },
        tell: {
          pt: 'PKI própria da empresa: IAM Roles Anywhere. Credenciais da AWS que expirem em poucas horas: credenciais temporárias de uma função do IAM, pelo IAM Roles Anywhere, por federação ou por uma ativação híbrida. Nenhuma credencial que possa ficar gravada, nem para buscar outra: IAM Roles Anywhere ou federação. Servidores sem agentes: IAM Roles Anywhere ou federação. Servidores cujo fabricante não aceita agentes de gerenciamento: IAM Roles Anywhere ou federação, e não a ativação híbrida.',
          en: 'A PKI of the company’s own: IAM Roles Anywhere. AWS credentials that expire within a few hours: temporary credentials of an IAM role, through IAM Roles Anywhere, federation or a hybrid activation. No credential that may be stored, not even to fetch another one: IAM Roles Anywhere or federation. Servers free of agents: IAM Roles Anywhere or federation. Servers whose maker does not accept management agents: IAM Roles Anywhere or federation, not a hybrid activation.',
          es: 'PKI propia de la empresa: IAM Roles Anywhere. Credenciales de AWS que expiren en pocas horas: credenciales temporales de un rol de IAM, con IAM Roles Anywhere, federación o una activación híbrida. Ninguna credencial que pueda quedar guardada, ni para obtener otra: IAM Roles Anywhere o federación. Servidores sin agentes: IAM Roles Anywhere o federación. Servidores cuyo fabricante no acepta agentes de gestión: IAM Roles Anywhere o federación, y no la activación híbrida.',
        },
      },
      {
        id: 'hybrid-activation',
        uses: ['Systems Manager'],
        popularity: 2,
        rightWith: ['neither'],
        source: docs('systems-manager/latest/userguide/systems-manager-hybrid-multicloud.html'),
        text: {
          pt: 'Uma ativação híbrida do AWS Systems Manager',
          en: 'A hybrid activation of AWS Systems Manager',
          es: 'Una activación híbrida de AWS Systems Manager',
        },
        action: {
          pt: 'Criar uma ativação híbrida no AWS Systems Manager e registrar os servidores com o agente dele e uma função do IAM.',
          en: 'Create a hybrid activation in AWS Systems Manager and register the servers with its agent and an IAM role.',
          es: 'Crear una activación híbrida en AWS Systems Manager y registrar los servidores con su agente y un rol de IAM.',
        },
        why: {
          pt: 'Uma ativação híbrida registra o servidor no AWS Systems Manager, cujo agente, sem certificado nem token da empresa, recebe e renova credenciais temporárias de uma função.',
          en: 'A hybrid activation registers the server with AWS Systems Manager, whose agent, with no certificate or token of the company, gets and renews temporary credentials of a role.',
          es: 'Una activación híbrida registra el servidor en AWS Systems Manager, cuyo agente, sin certificado ni token de la empresa, recibe y renueva credenciales temporales de un rol.',
        },
        likeness: {
          pt: 'o ajudante do depósito que viaja no caminhão e renova o passe de poucas horas, sem papéis da transportadora',
          en: 'the depot’s assistant who rides in the truck and renews its brief pass, with no papers from the carrier',
          es: 'el ayudante del depósito que viaja en el camión y renueva el pase breve, sin papeles de la transportista',
        },
        tell: {
          pt: 'Nem PKI nem emissor de JWTs: uma ativação híbrida do Systems Manager. Credenciais da AWS que expirem em poucas horas: credenciais temporárias de uma função do IAM, pelo IAM Roles Anywhere, por federação ou por uma ativação híbrida.',
          en: 'Neither a PKI nor an issuer of JWTs: a hybrid activation of Systems Manager. AWS credentials that expire within a few hours: temporary credentials of an IAM role, through IAM Roles Anywhere, federation or a hybrid activation.',
          es: 'Ni PKI ni emisor de JWT: una activación híbrida de Systems Manager. Credenciales de AWS que expiren en pocas horas: credenciales temporales de un rol de IAM, con IAM Roles Anywhere, federación o una activación híbrida.',
        },
      },
      {
        id: 'oidc',
        uses: ['OIDC'],
        popularity: 3,
        source: docs('IAM/latest/UserGuide/id_roles_providers_oidc.html'),
        text: {
          pt: 'Federação OIDC com o provedor da empresa',
          en: 'OIDC federation with the company’s provider',
          es: 'Federación OIDC con el proveedor de la empresa',
        },
        action: {
          pt: 'Registrar no IAM, como provedor OIDC, um emissor de tokens para os servidores e deixar cada um assumir uma função com identidade web.',
          en: 'Register an issuer of tokens for the servers in IAM as an OIDC provider and let each server assume a role with web identity.',
          es: 'Registrar en IAM, como proveedor OIDC, un emisor de tokens para los servidores y permitir que cada uno asuma un rol con identidad web.',
        },
        why: {
          pt: 'Com a federação OIDC, um token (JWT) assinado por um emissor que o IAM conhece é trocado por credenciais temporárias de uma função, sem agente e sem chave da AWS guardada.',
          en: 'With OIDC federation, a token (JWT) signed by an issuer that IAM knows is exchanged for temporary credentials of a role, with no agent and no AWS key stored.',
          es: 'Con la federación OIDC, un token (JWT) firmado por un emisor que IAM conoce se cambia por credenciales temporales de un rol, sin agente y sin clave de AWS guardada.',
        },
        likeness: {
          pt: 'a carta que a transportadora assina para cada motorista, trocada no portão por um passe de poucas horas',
          en: 'the letter that the carrier signs for each driver, exchanged at the gate for a pass of a few hours',
          es: 'la carta que la transportista firma a cada chofer, cambiada en el portón por un pase de pocas horas',
        },
        tell: {
          pt: 'JWT assinado que a plataforma entrega a cada programa: federação OIDC. Credenciais da AWS que expirem em poucas horas: credenciais temporárias de uma função do IAM, pelo IAM Roles Anywhere, por federação ou por uma ativação híbrida. Nenhuma credencial que possa ficar gravada, nem para buscar outra: IAM Roles Anywhere ou federação. Servidores sem agentes: IAM Roles Anywhere ou federação. Servidores cujo fabricante não aceita agentes de gerenciamento: IAM Roles Anywhere ou federação, e não a ativação híbrida.',
          en: 'A signed JWT that the platform hands each program: OIDC federation. AWS credentials that expire within a few hours: temporary credentials of an IAM role, through IAM Roles Anywhere, federation or a hybrid activation. No credential that may be stored, not even to fetch another one: IAM Roles Anywhere or federation. Servers free of agents: IAM Roles Anywhere or federation. Servers whose maker does not accept management agents: IAM Roles Anywhere or federation, not a hybrid activation.',
          es: 'JWT firmado que la plataforma entrega a cada programa: federación OIDC. Credenciales de AWS que expiren en pocas horas: credenciales temporales de un rol de IAM, con IAM Roles Anywhere, federación o una activación híbrida. Ninguna credencial que pueda quedar guardada, ni para obtener otra: IAM Roles Anywhere o federación. Servidores sin agentes: IAM Roles Anywhere o federación. Servidores cuyo fabricante no acepta agentes de gestión: IAM Roles Anywhere o federación, y no la activación híbrida.',
        },
      },
      {
        id: 'keys-secret',
        neverRight: true,
        uses: ['Secrets Manager'],
        popularity: 4,
        source: docs('secretsmanager/latest/userguide/intro.html'),
        text: {
          pt: 'Chaves de um usuário do IAM, no Secrets Manager',
          en: 'Keys of an IAM user, in Secrets Manager',
          es: 'Claves de un usuario de IAM, en Secrets Manager',
        },
        action: {
          pt: 'Criar um usuário do IAM com chaves de acesso, guardá-las no AWS Secrets Manager e fazer os servidores buscá-las ao iniciar.',
          en: 'Create an IAM user with access keys, store them in AWS Secrets Manager and have the servers fetch them at startup.',
          es: 'Crear un usuario de IAM con claves de acceso, guardarlas en AWS Secrets Manager y hacer que los servidores las busquen al iniciar.',
        },
        why: {
          pt: 'O Secrets Manager guarda as chaves cifradas e fora do servidor; quem as busca já precisa de uma credencial da AWS.',
          en: 'Secrets Manager keeps the keys encrypted and off the server; whoever fetches them already needs an AWS credential.',
          es: 'Secrets Manager guarda las claves cifradas y fuera del servidor; quien las busca ya necesita una credencial de AWS.',
        },
        likeness: {
          pt: 'a chave permanente do depósito em um cofre, que o motorista abre com outra chave que leva no caminhão',
          en: 'the permanent depot key in a safe, which the driver opens with another key that he carries in the truck',
          es: 'la llave permanente del depósito en una caja fuerte, que el chofer abre con otra llave que lleva en el camión',
        },
        tell: {
          pt: 'Segredos para programas que já rodam com uma função: Secrets Manager.',
          en: 'Secrets for programs that already run with a role: Secrets Manager.',
          es: 'Secretos para programas que ya corren con un rol: Secrets Manager.',
        },
      },
    ],
    constraints: [
      {
        id: 'temporary',
        text: {
          pt: 'Depois de um incidente, exige-se que as credenciais da AWS com que os programas trabalham expirem em poucas horas.',
          en: 'After an incident, the AWS credentials that the programs work with must expire within a few hours.',
          es: 'Tras un incidente, se exige que las credenciales de AWS con que trabajan los programas expiren en pocas horas.',
        },
        fits: ['roles-anywhere', 'hybrid-activation', 'oidc'],
        rulesOut: {
          'keys-file': {
            pt: 'As chaves de um usuário do IAM valem até que alguém as troque.',
            en: 'The keys of an IAM user are valid until someone replaces them.',
            es: 'Las claves de un usuario de IAM valen hasta que alguien las cambia.',
          },
          'keys-secret': {
            pt: 'As chaves guardadas no Secrets Manager continuam as de um usuário do IAM, que valem até que alguém as troque.',
            en: 'The keys kept in Secrets Manager are still those of an IAM user, valid until someone replaces them.',
            es: 'Las claves guardadas en Secrets Manager siguen siendo las de un usuario de IAM, que valen hasta que alguien las cambia.',
          },
        },
      },
      {
        id: 'no-pki',
        notWith: ['no-provider', 'neither'],
        text: {
          pt: 'A plataforma da empresa entrega um JWT assinado a cada programa; não há uma PKI.',
          en: 'The company’s platform hands each program a signed JWT; there is no PKI.',
          es: 'La plataforma de la empresa entrega un JWT firmado a cada programa; no hay una PKI.',
        },
        fits: ['keys-file', 'hybrid-activation', 'oidc', 'keys-secret'],
        rulesOut: {
          'roles-anywhere': {
            pt: 'O IAM Roles Anywhere exige certificados X.509 de uma autoridade certificadora.',
            en: 'IAM Roles Anywhere needs X.509 certificates from a certificate authority.',
            es: 'IAM Roles Anywhere exige certificados X.509 de una autoridad certificadora.',
          },
        },
      },
      {
        id: 'no-agent',
        text: {
          pt: 'Os servidores são homologados pelo fabricante, que não aceita agentes de gerenciamento neles.',
          en: 'The servers are certified by their maker, who does not accept management agents on them.',
          es: 'Los servidores están homologados por el fabricante, que no acepta agentes de gestión en ellos.',
        },
        fits: ['keys-file', 'roles-anywhere', 'oidc', 'keys-secret'],
        rulesOut: {
          'hybrid-activation': {
            pt: 'A ativação híbrida depende do agente do Systems Manager instalado no servidor.',
            en: 'A hybrid activation depends on the Systems Manager agent being installed on the server.',
            es: 'La activación híbrida depende del agente de Systems Manager instalado en el servidor.',
          },
        },
      },
      {
        id: 'no-provider',
        notWith: ['no-pki', 'neither'],
        text: {
          pt: 'A empresa opera uma PKI própria e não quer operar um emissor de JWTs para programas.',
          en: 'The company runs a PKI of its own and does not want to run an issuer of JWTs for programs.',
          es: 'La empresa opera una PKI propia y no quiere operar un emisor de JWT para programas.',
        },
        fits: ['keys-file', 'roles-anywhere', 'hybrid-activation', 'keys-secret'],
        rulesOut: {
          oidc: {
            pt: 'A federação OIDC depende de um emissor de tokens, que a empresa não quer operar.',
            en: 'OIDC federation depends on an issuer of tokens, which the company does not want to run.',
            es: 'La federación OIDC depende de un emisor de tokens, que la empresa no quiere operar.',
          },
        },
      },
      {
        id: 'nothing-to-start-with',
        text: {
          pt: 'Nenhuma credencial da AWS pode ficar gravada no servidor, nem para buscar outra.',
          en: 'No AWS credential may be stored on the server, not even to fetch another one.',
          es: 'Ninguna credencial de AWS puede quedar guardada en el servidor, ni siquiera para obtener otra.',
        },
        fits: ['roles-anywhere', 'oidc'],
        rulesOut: {
          'keys-file': {
            pt: 'O arquivo protegido guarda no próprio servidor as chaves do usuário do IAM.',
            en: 'The protected file keeps the keys of the IAM user on the server itself.',
            es: 'El archivo protegido guarda en el propio servidor las claves del usuario de IAM.',
          },
          'keys-secret': {
            pt: 'Para ler as chaves no Secrets Manager, o servidor precisa já ter outra credencial da AWS.',
            en: 'To read the keys from Secrets Manager, the server already needs another AWS credential.',
            es: 'Para leer las claves en Secrets Manager, el servidor ya necesita otra credencial de AWS.',
          },
        },
      },
      {
        id: 'neither',
        notWith: ['no-agent', 'no-pki', 'no-provider'],
        text: {
          pt: 'A empresa não quer operar uma PKI nem um emissor de JWTs, e os servidores já aceitam agentes da AWS.',
          en: 'The company wants to run neither a PKI nor an issuer of JWTs, and its servers already accept AWS agents.',
          es: 'La empresa no quiere operar una PKI ni un emisor de JWT, y los servidores ya aceptan agentes de AWS.',
        },
        fits: ['hybrid-activation', 'keys-file', 'keys-secret'],
        rulesOut: {
          'roles-anywhere': {
            pt: 'O IAM Roles Anywhere exige certificados X.509 de uma autoridade certificadora.',
            en: 'IAM Roles Anywhere needs X.509 certificates from a certificate authority.',
            es: 'IAM Roles Anywhere exige certificados X.509 de una autoridad certificadora.',
          },
          oidc: {
            pt: 'A federação OIDC depende de um emissor de tokens, que a empresa não quer operar.',
            en: 'OIDC federation depends on an issuer of tokens, which the company does not want to run.',
            es: 'La federación OIDC depende de un emisor de tokens, que la empresa no quiere operar.',
          },
        },
      },
    ],
    ask: {
      pt: 'Com que credenciais o programa deve acessar a AWS?',
      en: 'With what credentials should the program access AWS?',
      es: '¿Con qué credenciales debe acceder el programa a AWS?',
    },
  },
];
