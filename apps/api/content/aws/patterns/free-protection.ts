import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

const cost = say(
  'Filtro de tráfego que não pode aumentar a fatura da AWS: recursos sem cobrança, como grupos de segurança e ACLs de rede. Só recursos sem cobrança adicional: grupos de segurança e ACLs de rede. Nenhuma verba neste ano para novos serviços pagos: recursos sem cobrança, como grupos de segurança e ACLs de rede.',
  'A traffic filter that must not raise the AWS bill: features without charge, such as security groups and network ACLs. Only features at no additional charge: security groups and network ACLs. No budget this year for new paid services: features without charge, such as security groups and network ACLs.',
  'Filtro de tráfico que no puede aumentar la factura de AWS: recursos sin cargo, como grupos de seguridad y ACL de red. Solo recursos sin cargo adicional: grupos de seguridad y ACL de red. Ningún presupuesto este año para nuevos servicios pagos: recursos sin cargo, como grupos de seguridad y ACL de red.',
);
const port = say(
  'Tráfego filtrado por porta, com regras da empresa: grupos de segurança e ACLs de rede. Servidores que só recebem tráfego da internet pela porta 443: grupos de segurança ou ACLs de rede. Porta de administração alcançada só a partir do bloco de endereços do escritório: regras de grupos de segurança ou de ACLs de rede.',
  'Traffic filtered by port, with rules of the company: security groups and network ACLs. Servers that receive traffic from the internet on port 443 alone: security groups or network ACLs. An administration port reachable from the address range of the office alone: rules of security groups or network ACLs.',
  'Tráfico filtrado por puerto, con reglas de la empresa: grupos de seguridad y ACL de red. Servidores que solo reciben tráfico desde internet por el puerto 443: grupos de seguridad o ACL de red. Puerto de administración al que solo se llega desde el rango de direcciones de la oficina: reglas de grupos de seguridad o de ACL de red.',
);
const and = (one: typeof cost, more: typeof cost) =>
  say(`${one.pt} ${more.pt}`, `${one.en} ${more.en}`, `${one.es} ${more.es}`);

export const freeProtection: readonly Pattern[] = [
  choiceOf({
    id: 'free-protection',
    exams: { 'clf-c02': { domain: 'security', topic: 'threat-protection' } },
    scene: {
      pt: 'Pense nos servidores como apartamentos de um bairro, no tráfego como os visitantes e nas portas de rede como as dos apartamentos.',
      en: 'Think of the servers as apartments in a district, of the traffic as visitors, and of network ports as the apartments’ doors.',
      es: 'Piensa en los servidores como apartamentos de un barrio, en el tráfico como visitantes y en los puertos de red como sus puertas.',
    },
    situations: [
      {
        id: 'bike-rental',
        text: say(
          'Uma locadora de bicicletas abriu os seus servidores na AWS ao público e vai limitar o tráfego que chega a eles.',
          'A bike rental company has opened its servers on AWS to the public and is going to limit the traffic that reaches them.',
          'Una empresa de alquiler de bicicletas abrió al público sus servidores en AWS y va a limitar el tráfico que llega a ellos.',
        ),
      },
      {
        id: 'orchard',
        text: say(
          'Uma auditoria achou portas abertas nas instâncias do Amazon EC2 de uma exportadora de frutas.',
          'An audit found open ports on the Amazon EC2 instances of a fruit exporter.',
          'Una auditoría encontró puertos abiertos en las instancias de Amazon EC2 de una exportadora de frutas.',
        ),
      },
      {
        id: 'language-school',
        text: say(
          'Uma escola de idiomas executa o sistema de matrículas em instâncias do Amazon EC2, que sofreram tentativas de invasão.',
          'A language school runs its enrollment system on Amazon EC2 instances, which have suffered attempts to break in.',
          'Una escuela de idiomas ejecuta su sistema de inscripciones en instancias de Amazon EC2, que sufrieron intentos de intrusión.',
        ),
      },
      {
        id: 'vet-clinics',
        text: say(
          'Uma rede de veterinários vai pôr a sua agenda no ar, em instâncias do Amazon EC2 de uma VPC.',
          'A chain of veterinary clinics is about to launch its booking system, on Amazon EC2 instances in a VPC.',
          'Una red de veterinarias va a lanzar su agenda, en instancias de Amazon EC2 de una VPC.',
        ),
      },
    ],
    options: [
      {
        id: 'groups',
        text: say(
          'Grupos de segurança nas instâncias',
          'Security groups on the instances',
          'Grupos de seguridad en las instancias',
        ),
        uses: ['security groups', 'grupos de segurança', 'grupos de seguridad'],
        source: docs('vpc/latest/userguide/vpc-security-groups.html'),
        why: say(
          'Os grupos de segurança deixam entrar só o tráfego das portas e dos endereços que a empresa permite, aceitam as respostas e não têm custo.',
          'Security groups let in only the traffic of the ports and addresses that the company allows, accept the replies and cost nothing.',
          'Los grupos de seguridad dejan entrar solo el tráfico de los puertos y direcciones que la empresa permite, aceptan las respuestas y no tienen costo.',
        ),
        likeness: {
          pt: 'o porteiro grátis de cada apartamento, que tem a lista dos aceitos, mas nenhuma dos barrados',
          en: 'the free doorman of each apartment, who has a list of those allowed but none of those barred',
          es: 'el portero gratis de cada apartamento, que tiene la lista de admitidos, pero ninguna de rechazados',
        },
        tell: and(
          say(
            'Respostas a conexões permitidas, que passam sem outra regra: grupos de segurança, que são stateful.',
            'Replies to allowed connections, which pass without another rule: security groups, which are stateful.',
            'Respuestas a conexiones permitidas, que pasan sin otra regla: grupos de seguridad, que son stateful.',
          ),
          and(port, cost),
        ),
      },
      {
        id: 'acls',
        text: say('ACLs de rede nas sub-redes', 'Network ACLs on the subnets', 'ACL de red en las subredes'),
        uses: ['network ACLs', 'ACLs de rede', 'ACL de red'],
        source: docs('vpc/latest/userguide/vpc-network-acls.html'),
        why: say(
          'As ACLs de rede permitem ou negam o tráfego de cada sub-rede por porta e por endereço, e não têm custo.',
          'Network ACLs allow or deny the traffic of each subnet by port and address, and cost nothing.',
          'Las ACL de red permiten o deniegan el tráfico de cada subred por puerto y por dirección, y no tienen costo.',
        ),
        likeness: {
          pt: 'a cancela grátis do quarteirão, com listas de aceitos e barrados, que exige outra lista para sair',
          en: 'the free barrier of the block, which lists those allowed and barred, but needs another list for leaving',
          es: 'la barrera gratis de la manzana, con listas de admitidos y rechazados, que exige otra para salir',
        },
        tell: and(
          say(
            'Endereço IP que ataca e deve ser negado, com acesso para os demais: ACLs de rede, sem custo, ou AWS WAF, pago.',
            'An IP address that attacks and must be denied, with access for all others: network ACLs, at no cost, or AWS WAF, which is paid.',
            'Dirección IP que ataca y debe denegarse, con acceso para las demás: ACL de red, sin costo, o AWS WAF, de pago.',
          ),
          and(port, cost),
        ),
      },
      {
        id: 'firewall',
        text: say('AWS Network Firewall na VPC', 'AWS Network Firewall in the VPC', 'AWS Network Firewall en la VPC'),
        uses: ['Network Firewall'],
        source: docs('network-firewall/latest/developerguide/what-is-aws-network-firewall.html'),
        why: say(
          'O AWS Network Firewall filtra o tráfego da VPC por porta, endereço, domínio e conteúdo.',
          'AWS Network Firewall filters the traffic of the VPC by port, address, domain and content.',
          'AWS Network Firewall filtra el tráfico de la VPC por puerto, dirección, dominio y contenido.',
        ),
        neverRight: true,
        likeness: {
          pt: 'a empresa de vigilância à entrada do bairro, que confere pessoas, bolsas e portas, mas cobra por isso',
          en: 'the security firm at the district’s entrance, which checks people, bags and doors, but sends a bill',
          es: 'la empresa de vigilancia a la entrada del barrio, que revisa personas, bolsos y puertas, pero cobra',
        },
        tell: say(
          'Tráfego da VPC filtrado também por domínio: AWS Network Firewall.',
          'VPC traffic filtered by domain too: AWS Network Firewall.',
          'Tráfico de la VPC filtrado también por dominio: AWS Network Firewall.',
        ),
      },
      {
        id: 'waf',
        neverRight: true,
        text: say(
          'AWS WAF em um balanceador de carga',
          'AWS WAF on a load balancer',
          'AWS WAF en un balanceador de carga',
        ),
        uses: ['WAF'],
        source: docs('waf/latest/developerguide/waf-chapter.html'),
        why: say(
          'O AWS WAF examina o conteúdo das solicitações HTTP e é cobrado por web ACL, por regra e por solicitação.',
          'AWS WAF inspects the content of HTTP requests and is charged by web ACL, by rule and by request.',
          'AWS WAF examina el contenido de las solicitudes HTTP y se cobra por web ACL, por regla y por solicitud.',
        ),
        likeness: {
          pt: 'o leitor pago da portaria, que examina o que as cartas dizem, mas não cuida de porta nenhuma',
          en: 'the paid reader at the reception, who examines what letters say but minds no door',
          es: 'el lector pagado de la recepción, que examina lo que dicen las cartas, pero no cuida ninguna puerta',
        },
        tell: say(
          'Solicitações HTTP filtradas pelo conteúdo: AWS WAF.',
          'HTTP requests filtered by their content: AWS WAF.',
          'Solicitudes HTTP filtradas por su contenido: AWS WAF.',
        ),
      },
      {
        id: 'policies',
        neverRight: true,
        text: say(
          'Políticas do IAM nos usuários da conta',
          'IAM policies on the users of the account',
          'Políticas de IAM en los usuarios de la cuenta',
        ),
        uses: ['IAM policies', 'Políticas do IAM', 'Políticas de IAM'],
        source: docs('IAM/latest/UserGuide/access_policies.html'),
        why: say(
          'As políticas do IAM dizem que ações da AWS cada usuário pode chamar, e de que endereços.',
          'IAM policies say which AWS actions each user may call, and from which addresses.',
          'Las políticas de IAM dicen qué acciones de AWS puede llamar cada usuario, y desde qué direcciones.',
        ),
        likeness: {
          pt: 'o regulamento grátis do que cada empregado pode fazer lá dentro, mudo sobre quem vem da rua',
          en: 'the free house rules on what each employee may do, which say nothing to callers from the street',
          es: 'el reglamento gratis de lo que cada empleado puede hacer dentro, mudo sobre quien viene de la calle',
        },
        tell: say(
          'Ações da AWS permitidas a cada usuário: políticas do IAM.',
          'AWS actions allowed to each user: IAM policies.',
          'Acciones de AWS permitidas a cada usuario: políticas de IAM.',
        ),
      },
      {
        id: 'routes',
        neverRight: true,
        text: say(
          'Rotas da tabela de rotas da sub-rede',
          'Routes in the route table of the subnet',
          'Rutas de la tabla de rutas de la subred',
        ),
        uses: ['route table', 'tabela de rotas', 'tabla de rutas'],
        source: docs('vpc/latest/userguide/VPC_Route_Tables.html'),
        why: say(
          'A tabela de rotas diz para onde vai o tráfego da sub-rede, pelo endereço de destino.',
          'The route table says where the traffic of the subnet goes, by its destination address.',
          'La tabla de rutas dice adónde va el tráfico de la subred, por la dirección de destino.',
        ),
        likeness: {
          pt: 'as placas grátis da rua, que indicam o caminho, mas não param ninguém em porta nenhuma',
          en: 'the free street signs, which show the way but stop nobody at any door',
          es: 'las señales gratis de la calle, que indican el camino, pero no paran a nadie en ninguna puerta',
        },
        tell: say(
          'Caminho do tráfego de uma sub-rede: tabela de rotas.',
          'The path of the traffic of a subnet: the route table.',
          'Camino del tráfico de una subred: tabla de rutas.',
        ),
      },
      {
        id: 'shield',
        neverRight: true,
        text: say(
          'A proteção do AWS Shield Standard',
          'Protection by AWS Shield Standard',
          'La protección de AWS Shield Standard',
        ),
        uses: ['Shield'],
        source: docs('waf/latest/developerguide/ddos-standard-summary.html'),
        why: say(
          'O AWS Shield Standard protege de graça contra os ataques DDoS mais comuns às camadas de rede e de transporte.',
          'AWS Shield Standard protects at no cost against the most common DDoS attacks on the network and transport layers.',
          'AWS Shield Standard protege sin costo contra los ataques DDoS más comunes a las capas de red y de transporte.',
        ),
        likeness: {
          pt: 'a barreira grátis da prefeitura contra multidões na avenida, em que os moradores não mandam',
          en: 'the town hall’s free barrier against crowds on the avenue, over which residents have no say',
          es: 'la barrera gratis del municipio contra multitudes en la avenida, en la que los vecinos no mandan',
        },
        tell: say(
          'Ataques DDoS comuns, sem custo: Shield Standard.',
          'Common DDoS attacks, at no cost: Shield Standard.',
          'Ataques DDoS comunes, sin costo: Shield Standard.',
        ),
      },
    ],
    traits: [
      {
        misses: {
          firewall: say(
            'O AWS Network Firewall também filtra portas, mas é cobrado por hora de endpoint e por gigabyte.',
            'AWS Network Firewall filters ports too, but is charged by the hour of each endpoint and by the gigabyte.',
            'AWS Network Firewall también filtra puertos, pero se cobra por hora de cada endpoint y por gigabyte.',
          ),
          waf: say(
            'O AWS WAF é cobrado por web ACL, por regra e por solicitação.',
            'AWS WAF is charged by web ACL, by rule and by request.',
            'AWS WAF se cobra por web ACL, por regla y por solicitud.',
          ),
        },
        needs: [
          {
            id: 'no-cost',
            text: say(
              'O filtro de tráfego não pode aumentar a fatura da AWS.',
              'The traffic filter must not raise the AWS bill.',
              'El filtro de tráfico no puede aumentar la factura de AWS.',
            ),
          },
          {
            id: 'included',
            text: say(
              'Só podem ser usados recursos sem cobrança adicional.',
              'Only features at no additional charge may be used.',
              'Solo pueden usarse recursos sin cargo adicional.',
            ),
          },
          {
            id: 'budget-spent',
            text: say(
              'Neste ano não há verba para novos serviços pagos.',
              'This year there is no budget for new paid services.',
              'Este año no hay presupuesto para nuevos servicios pagos.',
            ),
          },
        ],
      },
      {
        misses: {
          waf: say(
            'O AWS WAF é cobrado por solicitação HTTP que examina e não filtra o tráfego das outras portas.',
            'AWS WAF is charged per HTTP request that it inspects and does not filter the traffic of other ports.',
            'AWS WAF se cobra por cada solicitud HTTP que examina y no filtra el tráfico de los demás puertos.',
          ),
          policies: say(
            'As políticas do IAM limitam chamadas às APIs da AWS; o tráfego até a porta de um servidor não passa por elas.',
            'IAM policies limit calls to AWS APIs; traffic to a port of a server does not go through them.',
            'Las políticas de IAM limitan llamadas a las API de AWS; el tráfico hacia el puerto de un servidor no pasa por ellas.',
          ),
          routes: say(
            'A tabela de rotas escolhe o caminho pelo endereço de destino; não abre nem fecha portas.',
            'The route table chooses the path by destination address; it neither opens nor closes ports.',
            'La tabla de rutas elige el camino por la dirección de destino; no abre ni cierra puertos.',
          ),
          shield: say(
            'O AWS Shield Standard age sozinho contra ataques DDoS comuns; a empresa não define regras de portas nele.',
            'AWS Shield Standard acts by itself against common DDoS attacks; the company sets no port rules in it.',
            'AWS Shield Standard actúa solo contra ataques DDoS comunes; la empresa no define en él reglas de puertos.',
          ),
        },
        needs: [
          {
            id: 'ports',
            text: say(
              'O tráfego deve ser filtrado por porta, com regras da empresa.',
              'Traffic must be filtered by port, with rules set by the company.',
              'El tráfico debe filtrarse por puerto, con reglas de la empresa.',
            ),
          },
          {
            id: 'https-only',
            text: say(
              'Da internet, os servidores só podem receber tráfego pela porta 443.',
              'From the internet, the servers may receive traffic on port 443 only.',
              'Desde internet, los servidores solo pueden recibir tráfico por el puerto 443.',
            ),
          },
          {
            id: 'partner-addresses',
            text: say(
              'A porta de administração dos servidores só pode ser alcançada a partir do bloco de endereços do escritório.',
              'Only the address range of the office may reach the administration port of the servers.',
              'Solo el rango de direcciones de la oficina debe poder llegar al puerto de administración de los servidores.',
            ),
          },
        ],
      },
      {
        misses: {
          acls: say(
            'As ACLs de rede são stateless: as respostas precisam de uma regra própria de saída.',
            'Network ACLs are stateless: replies need an outbound rule of their own.',
            'Las ACL de red son stateless: las respuestas necesitan una regla de salida propia.',
          ),
        },
        unclear: ['policies', 'routes'],
        needs: [
          {
            id: 'replies',
            text: say(
              'As respostas às conexões permitidas devem passar sem outra regra.',
              'Replies to allowed connections must pass without another rule.',
              'Las respuestas a las conexiones permitidas deben pasar sin otra regla.',
            ),
          },
        ],
      },
      {
        misses: {
          groups: say(
            'Os grupos de segurança só têm regras que permitem; não negam um endereço e aceitam os demais.',
            'Security groups have allow rules only; they do not deny one address and accept the rest.',
            'Los grupos de seguridad solo tienen reglas que permiten; no deniegan una dirección y aceptan las demás.',
          ),
          policies: say(
            'As políticas do IAM limitam chamadas às APIs da AWS; não barram quem chega ao servidor pela rede.',
            'IAM policies limit calls to AWS APIs; they keep nobody from reaching the server over the network.',
            'Las políticas de IAM limitan llamadas a las API de AWS; no frenan a quien llega al servidor por la red.',
          ),
          routes: say(
            'A tabela de rotas olha o endereço de destino; não nega tráfego pelo endereço de quem o envia.',
            'The route table looks at the destination address; it does not deny traffic by the sender’s address.',
            'La tabla de rutas mira la dirección de destino; no deniega tráfico por la dirección de quien lo envía.',
          ),
          shield: say(
            'O AWS Shield Standard age sozinho contra ataques DDoS comuns; a empresa não informa endereços a negar.',
            'AWS Shield Standard acts by itself against common DDoS attacks; the company gives it no addresses to deny.',
            'AWS Shield Standard actúa solo contra ataques DDoS comunes; la empresa no le da direcciones que denegar.',
          ),
        },
        unclear: ['waf'],
        notWith: ['replies'],
        needs: [
          {
            id: 'deny-address',
            text: say(
              'Uma só regra deve negar um endereço IP que ataca, e os demais devem manter o acesso.',
              'A single rule must deny an IP address that attacks, and all others must keep access.',
              'Una sola regla debe denegar una dirección IP que ataca, y las demás deben mantener el acceso.',
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
