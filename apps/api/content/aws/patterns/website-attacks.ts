import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const websiteAttacks: readonly Pattern[] = [
  {
    id: 'website-attacks',
    exams: {
      'clf-c02': { domain: 'security', topic: 'threat-protection' },
      'saa-c03': { domain: 'secure', topic: 'workload-security' },
    },
    scene: {
      pt: 'Pense no site como um teatro, nos endereços IP como os nomes dos visitantes e nos ataques como objetos escondidos nas bolsas.',
      en: 'Think of the site as a theater, of IP addresses as visitors’ names, and of attacks as things hidden in their bags.',
      es: 'Piensa en el sitio como un teatro, en las direcciones IP como los nombres de los visitantes y en los ataques como objetos escondidos.',
    },
    situations: [
      {
        id: 'auction',
        text: {
          pt: 'Um site de leilões atrás de um Application Load Balancer sofre tentativas de ataque.',
          en: 'An auction site behind an Application Load Balancer sees attack attempts.',
          es: 'Un sitio de subastas detrás de un Application Load Balancer sufre intentos de ataque.',
        },
        today: {
          pt: 'Os logs de uma semana mostram 40.000 solicitações suspeitas, e clientes reclamaram. Um arquiteto de soluções precisa acrescentar proteção.',
          en: 'The logs of one week show 40,000 suspicious requests, and customers have complained. A solutions architect must add protection.',
          es: 'Los registros de una semana muestran 40.000 solicitudes sospechosas, y hubo quejas de clientes. Un arquitecto de soluciones debe proponer una protección.',
        },
      },
      {
        id: 'tax',
        text: {
          pt: 'O portal de impostos de uma cidade, atrás de um Application Load Balancer, precisa de mais proteção.',
          en: 'A city’s tax portal, behind an Application Load Balancer, needs more protection.',
          es: 'El portal de impuestos de una ciudad, detrás de un Application Load Balancer, necesita más protección.',
        },
        today: {
          pt: 'Ele atende 900.000 contribuintes, e o prazo das declarações termina em abril. Os arquitetos da prefeitura devem escolher a proteção.',
          en: 'It serves 900,000 taxpayers, and tax returns are due in April. The city’s architects must choose what to add.',
          es: 'Atiende a 900.000 contribuyentes, y el plazo de las declaraciones termina en abril. Los arquitectos de la ciudad deben elegir la protección.',
        },
      },
      {
        id: 'betting',
        text: {
          pt: 'Uma loteria on-line, atrás de um Application Load Balancer, espera ataques pouco antes de cada sorteio.',
          en: 'An online lottery, behind an Application Load Balancer, expects attacks shortly before each draw.',
          es: 'Una lotería en línea, detrás de un Application Load Balancer, espera ataques poco antes de cada sorteo.',
        },
        today: {
          pt: 'Dois milhões de apostas chegam na última hora, e o site tem até agora só as configurações padrão.',
          en: 'Two million bets come in during the last hour, and the site has only its default settings so far.',
          es: 'Dos millones de apuestas llegan en la última hora, y el sitio tiene hasta ahora solo la configuración predeterminada.',
        },
      },
      {
        id: 'sneakers',
        text: {
          pt: 'Uma loja virtual de tênis, atrás de um Application Load Balancer, sofre ataques em dias de lançamento.',
          en: 'An online sneaker store, behind an Application Load Balancer, suffers attacks on launch days.',
          es: 'Una tienda en línea de zapatillas, detrás de un Application Load Balancer, sufre ataques en días de lanzamiento.',
        },
        today: {
          pt: 'Em março, a loja ficou cinquenta minutos sem vender, com 30.000 clientes à espera. Pede-se uma proteção a um arquiteto.',
          en: 'In March the store could not sell for fifty minutes while 30,000 customers waited. An architect must propose protection.',
          es: 'En marzo, la tienda pasó cincuenta minutos sin vender, con 30.000 clientes en espera. Se pide una protección a un arquitecto.',
        },
      },
      {
        id: 'exams-attacks',
        text: {
          pt: 'O site de um instituto de concursos, atrás de um Application Load Balancer, pode sofrer ataques no dia dos resultados.',
          en: 'The site of an exam institute, behind an Application Load Balancer, may come under attack on results day.',
          es: 'El sitio de un instituto de concursos, detrás de un Application Load Balancer, puede sufrir ataques el día de los resultados.',
        },
        today: {
          pt: 'Os 600.000 candidatos buscam o resultado em duas horas, em um site que até agora não tem proteção própria.',
          en: 'The 600,000 candidates look for their results within two hours, on a site that has had no protection of its own.',
          es: 'Los 600.000 candidatos buscan su resultado en dos horas, en un sitio que hasta ahora no tiene protección propia.',
        },
      },
    ],
    candidates: [
      {
        id: 'proxy',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Um firewall de código aberto em instâncias',
          en: 'An open source firewall on instances',
          es: 'Un firewall de código abierto en instancias',
        },
        action: {
          pt: 'Incluir diante do balanceador instâncias do EC2 com um firewall de código aberto, com regras de IP e de taxa.',
          en: 'Add before the load balancer EC2 instances with an open source firewall that has IP and rate-based rules.',
          es: 'Incluir ante el balanceador instancias de EC2 con un firewall de código abierto, con reglas de IP y de tasa.',
        },
        why: {
          pt: 'Um firewall de aplicação em instâncias do EC2 filtra solicitações HTTP com regras que a própria equipe escreve e atualiza.',
          en: 'An application firewall on EC2 instances filters HTTP requests with rules that the team itself writes and updates.',
          es: 'Un firewall de aplicaciones en instancias de EC2 filtra solicitudes HTTP con reglas que el propio equipo escribe y actualiza.',
        },
        likeness: {
          pt: 'um porteiro que o teatro contrata, treina e mantém em dia para revistar cada bolsa na entrada',
          en: 'a doorman whom the theater hires, trains and keeps up to date to search each bag at the entrance',
          es: 'un portero que el teatro contrata, capacita y pone al día para revisar cada bolso en la entrada',
        },
        tell: {
          pt: 'Filtro próprio: só onde um serviço gerenciado não basta.',
          en: 'A self-managed filter: only where a managed service is not enough.',
          es: 'Filtro propio: solo donde no basta un servicio administrado.',
        },
      },
      {
        id: 'waf',
        uses: ['WAF'],
        popularity: 5,
        source: docs('waf/latest/developerguide/waf-chapter.html'),
        text: {
          pt: 'AWS WAF, com regras gerenciadas e próprias',
          en: 'AWS WAF, with managed and custom rules',
          es: 'AWS WAF, con reglas administradas y propias',
        },
        action: {
          pt: 'Anexar ao balanceador uma web ACL do AWS WAF com regras gerenciadas, um conjunto de IPs e um limite de taxa.',
          en: 'Attach to the load balancer an AWS WAF web ACL that has managed rules, an IP set and a rate limit.',
          es: 'Adjuntar al balanceador una web ACL de AWS WAF con reglas administradas, un conjunto de IP y un límite de tasa.',
        },
        why: {
          pt: 'O AWS WAF, gerenciado e pago por regra e solicitação, bloqueia injeção de SQL e XSS com regras gerenciadas, até 10.000 endereços com um conjunto de IPs atualizado por API e quem envia solicitações demais com uma regra baseada em taxa.',
          en: 'AWS WAF, managed and paid by rule and request, blocks SQL injection and XSS with managed rules, up to 10,000 addresses with an IP set updated by API and those that send too many requests with a rate-based rule.',
          es: 'AWS WAF, administrado y pagado por regla y solicitud, bloquea inyección de SQL y XSS con reglas administradas, hasta 10.000 direcciones con un conjunto de IP actualizado por API y a quien envía solicitudes de más con una regla basada en tasa.',
        },
        likeness: {
          pt: 'uma firma paga por bolsa revistada, que barra objetos proibidos, nomes de longas listas e quem volta demais',
          en: 'a firm paid by the bag searched, which stops forbidden items, names on long lists and too-frequent visitors',
          es: 'una empresa pagada por bolso revisado, que frena objetos prohibidos, nombres de largas listas y a quien vuelve demasiado',
        },
        tell: {
          pt: 'Injeção de SQL e cross-site scripting (XSS) bloqueados: pense no AWS WAF. Endereços IP barrados, com acesso aos demais: AWS WAF, com um conjunto de IPs, ou ACLs de rede. Mais de 2.000 solicitações em cinco minutos: uma regra baseada em taxa do AWS WAF. Sem uma assinatura de segurança de um ano: AWS WAF ou ACLs de rede, e não Shield Advanced.',
          en: 'SQL injection and cross-site scripting (XSS) blocked: think of AWS WAF. IP addresses kept out, with access for all others: AWS WAF, with an IP set, or network ACLs. Over 2,000 requests in five minutes: a rate-based rule of AWS WAF. No one-year security subscription: AWS WAF or network ACLs, and not Shield Advanced.',
          es: 'Inyección de SQL y cross-site scripting (XSS) bloqueados: piensa en AWS WAF. Direcciones IP bloqueadas, con acceso para las demás: AWS WAF, con un conjunto de IP, o ACL de red. Más de 2.000 solicitudes en cinco minutos: una regla basada en tasa de AWS WAF. Sin una suscripción de seguridad de un año: AWS WAF o ACL de red, y no Shield Advanced.',
        },
      },
      {
        id: 'shield',
        uses: ['Shield'],
        popularity: 4,
        source: docs('waf/latest/developerguide/ddos-advanced-summary.html'),
        text: {
          pt: 'AWS Shield Advanced sozinho',
          en: 'AWS Shield Advanced by itself',
          es: 'AWS Shield Advanced por sí solo',
        },
        action: {
          pt: 'Assinar o AWS Shield Advanced e incluir o balanceador entre os recursos que ele protege.',
          en: 'Subscribe to AWS Shield Advanced and add the load balancer to the resources that it protects.',
          es: 'Suscribirse a AWS Shield Advanced e incluir el balanceador entre los recursos que protege.',
        },
        why: {
          pt: 'O AWS Shield Advanced protege contra ataques DDoS grandes, com proteção da fatura e, para quem tem também um plano de suporte como o Enterprise, uma equipe de resposta.',
          en: 'AWS Shield Advanced protects against large DDoS attacks, with protection of the bill and, for those who also have a support plan such as Enterprise, a response team.',
          es: 'AWS Shield Advanced protege contra grandes ataques DDoS, con protección de la factura y, para quien tiene también un plan de soporte como Enterprise, un equipo de respuesta.',
        },
        likeness: {
          pt: 'um seguro anual contra tumultos na porta, com equipe de apoio e reembolso, que não revista bolsas',
          en: 'a yearly insurance against crowds at the door, with a support team and refunds, which searches no bags',
          es: 'un seguro anual contra tumultos en la puerta, con equipo de apoyo y reembolso, que no revisa bolsos',
        },
        tell: {
          pt: 'DDoS com equipe de resposta: pense no Shield Advanced.',
          en: 'DDoS with a response team: think of Shield Advanced.',
          es: 'DDoS con equipo de respuesta: piensa en Shield Advanced.',
        },
      },
      {
        id: 'shield-waf',
        uses: ['Shield', 'WAF'],
        popularity: 4,
        source: docs('waf/latest/developerguide/ddos-advanced-summary.html'),
        text: {
          pt: 'AWS Shield Advanced junto com o AWS WAF',
          en: 'AWS Shield Advanced together with AWS WAF',
          es: 'AWS Shield Advanced junto con AWS WAF',
        },
        action: {
          pt: 'Assinar o AWS Shield Advanced e associar ao balanceador uma web ACL do AWS WAF com regras gerenciadas, IPs e taxas.',
          en: 'Subscribe to AWS Shield Advanced and associate with the load balancer an AWS WAF web ACL with managed, IP and rate-based rules.',
          es: 'Suscribirse a AWS Shield Advanced y asociar al balanceador una web ACL de AWS WAF con reglas administradas, de IP y de tasa.',
        },
        why: {
          pt: 'O Shield Advanced traz a equipe de resposta a DDoS, para quem tem um plano de suporte como o Enterprise, e créditos pelo custo da escala, e o AWS WAF bloqueia injeção de SQL, XSS, até 10.000 endereços por conjunto e quem envia solicitações demais.',
          en: 'Shield Advanced brings the DDoS response team, for those with a support plan such as Enterprise, and credits the cost of scaling, and AWS WAF blocks SQL injection, XSS, up to 10,000 addresses per set and those that send too many requests.',
          es: 'Shield Advanced aporta el equipo de respuesta a DDoS, para quien tiene un plan de soporte como Enterprise, y créditos por el costo del escalado, y AWS WAF bloquea inyección de SQL, XSS, hasta 10.000 direcciones por conjunto y a quien envía solicitudes de más.',
        },
        likeness: {
          pt: 'o seguro anual contra tumultos, com equipe e reembolso, somado à firma que revista bolsas e barra nomes',
          en: 'the yearly insurance against crowds, with a team and refunds, plus the firm that searches bags and stops names',
          es: 'el seguro anual contra tumultos, con equipo y reembolso, más la empresa que revisa bolsos y frena nombres',
        },
        tell: {
          pt: 'DDoS com equipe de resposta e filtro de pedidos: pense no Shield Advanced com o WAF. Especialistas da AWS durante um ataque DDoS: Shield Advanced. Injeção de SQL e cross-site scripting (XSS) bloqueados: AWS WAF. Endereço que envia mais de 2.000 solicitações em cinco minutos: uma regra de taxa do AWS WAF. Endereços IP barrados, com o acesso dos demais: um conjunto de IPs do AWS WAF.',
          en: 'DDoS with a response team plus filtering of requests: think of Shield Advanced with WAF. AWS experts during a DDoS attack: Shield Advanced. SQL injection and cross-site scripting (XSS) blocked: AWS WAF. An address that sends over 2,000 requests in five minutes: a rate-based rule of AWS WAF. IP addresses that must be blocked while all others keep access: an IP set of AWS WAF.',
          es: 'DDoS con equipo de respuesta y filtro de solicitudes: piensa en Shield Advanced con WAF. Especialistas de AWS durante un ataque DDoS: Shield Advanced. Inyección de SQL y cross-site scripting (XSS) bloqueados: AWS WAF. Dirección que envía más de 2.000 solicitudes en cinco minutos: una regla de tasa de AWS WAF. Direcciones IP bloqueadas, mientras las demás conservan el acceso: un conjunto de IP de AWS WAF.',
        },
      },
      {
        id: 'groups',
        uses: ['grupos de segurança', 'security groups', 'grupos de seguridad'],
        popularity: 5,
        neverRight: true,
        source: docs('vpc/latest/userguide/vpc-security-groups.html'),
        text: {
          pt: 'Grupos de segurança mais restritos',
          en: 'More restrictive security groups',
          es: 'Grupos de seguridad más restringidos',
        },
        action: {
          pt: 'Incluir faixas de IP listadas nos grupos de segurança do balanceador e das instâncias, para a porta 443.',
          en: 'Add listed IP ranges to the security groups of the load balancer and the instances, for port 443.',
          es: 'Incluir rangos de IP listados en los grupos de seguridad del balanceador y de las instancias, para el puerto 443.',
        },
        why: {
          pt: 'Grupos de segurança liberam portas e origens, sem custo; só têm regras de permissão.',
          en: 'Security groups open ports and sources at no charge; they have allow rules only.',
          es: 'Los grupos de seguridad habilitan puertos y orígenes sin costo; solo tienen reglas de permiso.',
        },
        likeness: {
          pt: 'uma lista grátis de convidados, que diz quem entra e não tem como dizer quem não entra',
          en: 'a free guest list, which says who comes in and has no way of saying who does not',
          es: 'una lista gratis de invitados, que dice quién entra y no tiene cómo decir quién no',
        },
        tell: {
          pt: 'Permitir portas e origens por recurso: pense em grupos de segurança.',
          en: 'Allowing ports and sources per resource: think of security groups.',
          es: 'Permitir puertos y orígenes por recurso: piensa en grupos de seguridad.',
        },
      },
      {
        id: 'nacl',
        uses: ['ACL', 'ACLs'],
        popularity: 4,
        source: docs('vpc/latest/userguide/vpc-network-acls.html'),
        text: {
          pt: 'ACLs de rede com entradas de negação',
          en: 'Network ACLs with deny entries',
          es: 'ACL de red con entradas de denegación',
        },
        action: {
          pt: 'Incluir nas ACLs de rede das sub-redes do balanceador regras de negação de faixas de IP, com números baixos.',
          en: 'Add to the network ACLs of the load balancer’s subnets deny rules for IP ranges, with low numbers.',
          es: 'Incluir en las ACL de red de las subredes del balanceador reglas de denegación de rangos de IP, con números bajos.',
        },
        why: {
          pt: 'As ACLs de rede negam endereços na entrada da sub-rede, com 20 regras de entrada por padrão, sem custo.',
          en: 'Network ACLs deny addresses at the edge of the subnet, with 20 inbound rules by default, at no charge.',
          es: 'Las ACL de red deniegan direcciones en la entrada de la subred, con 20 reglas de entrada por defecto, sin costo.',
        },
        likeness: {
          pt: 'um cartaz grátis no portão com uns poucos nomes barrados, em que ninguém abre as bolsas',
          en: 'a free sign at the gate with a few barred names, where nobody opens the bags',
          es: 'un cartel gratis en el portón con unos pocos nombres vetados, donde nadie abre los bolsos',
        },
        tell: {
          pt: 'Negar endereços na sub-rede, sem custo: pense em ACLs de rede. Endereços IP que devem ser barrados, com o acesso dos demais mantido: AWS WAF ou, sem custo, ACLs de rede.',
          en: 'Denying addresses at the subnet at no charge: think of network ACLs. IP addresses that must be blocked while all others keep access: AWS WAF or, at no cost, network ACLs.',
          es: 'Denegar direcciones en la subred, sin costo: piensa en ACL de red. Direcciones IP que deben bloquearse, mientras las demás conservan el acceso: AWS WAF o, sin costo, ACL de red.',
        },
      },
    ],
    constraints: [
      {
        id: 'managed',
        ask: {
          pt: 'Que solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['waf', 'shield', 'shield-waf', 'groups', 'nacl'],
        rulesOut: {
          proxy: {
            pt: 'Um firewall próprio em instâncias tem sistema e regras que a equipe atualiza.',
            en: 'A self-managed firewall on instances has a system and rules that the team updates.',
            es: 'Un firewall propio en instancias tiene un sistema y reglas que el equipo actualiza.',
          },
        },
      },
      {
        id: 'injection',
        text: {
          pt: 'Injeção de SQL e cross-site scripting (XSS) devem ser bloqueados.',
          en: 'SQL injection and cross-site scripting (XSS) must be blocked.',
          es: 'La inyección de SQL y el cross-site scripting (XSS) deben bloquearse.',
        },
        fits: ['proxy', 'waf', 'shield-waf'],
        rulesOut: {
          shield: {
            pt: 'O Shield Advanced sozinho trata de DDoS; não bloqueia injeção de SQL nem XSS.',
            en: 'Shield Advanced by itself deals with DDoS; it blocks neither SQL injection nor XSS.',
            es: 'Shield Advanced por sí solo trata DDoS; no bloquea inyección de SQL ni XSS.',
          },
          groups: {
            pt: 'Grupos de segurança olham portas e endereços, não o conteúdo dos pedidos.',
            en: 'Security groups look at ports and addresses, not at the content of requests.',
            es: 'Los grupos de seguridad miran puertos y direcciones, no el contenido de las solicitudes.',
          },
          nacl: {
            pt: 'ACLs de rede olham portas e endereços, não o conteúdo dos pedidos.',
            en: 'Network ACLs look at ports and addresses, not at the content of requests.',
            es: 'Las ACL de red miran puertos y direcciones, no el contenido de las solicitudes.',
          },
        },
      },
      {
        id: 'response-team',
        text: {
          pt: 'Em um ataque DDoS, espera-se a ajuda de especialistas da AWS e um crédito pelo custo da escala extra.',
          en: 'During a DDoS attack, AWS experts must help, and the cost of scaling out must be credited back.',
          es: 'En un ataque DDoS, se quiere la ayuda de especialistas de AWS y un crédito por el costo del escalado extra.',
        },
        fits: ['shield', 'shield-waf'],
        rulesOut: {
          proxy: {
            pt: 'Um firewall próprio em instâncias não traz especialistas da AWS nem a proteção da fatura.',
            en: 'A self-managed firewall on instances brings neither AWS experts nor protection of the bill.',
            es: 'Un firewall propio en instancias no trae expertos de AWS ni protección de la factura.',
          },
          waf: {
            pt: 'O AWS WAF filtra pedidos; não traz equipe de resposta nem proteção da fatura.',
            en: 'AWS WAF filters requests; it brings neither a response team nor protection of the bill.',
            es: 'AWS WAF filtra solicitudes; no incluye equipo de respuesta ni protección de la factura.',
          },
          groups: {
            pt: 'Grupos de segurança não trazem equipe de resposta a DDoS.',
            en: 'Security groups bring no DDoS response team.',
            es: 'Los grupos de seguridad no incluyen un equipo de respuesta a DDoS.',
          },
          nacl: {
            pt: 'As ACLs de rede bloqueiam endereços, mas não trazem uma equipe de resposta a DDoS.',
            en: 'Network ACLs block addresses but bring no DDoS response team.',
            es: 'Las ACL de red bloquean direcciones, pero no traen un equipo de respuesta a DDoS.',
          },
        },
      },
      {
        id: 'no-subscription',
        text: {
          pt: 'O orçamento não comporta uma assinatura de segurança de um ano.',
          en: 'The budget has no room for a one-year security subscription.',
          es: 'El presupuesto no alcanza para una suscripción de seguridad de un año.',
        },
        fits: ['proxy', 'waf', 'groups', 'nacl'],
        rulesOut: {
          shield: {
            pt: 'O Shield Advanced exige uma assinatura de um ano, com mensalidade alta.',
            en: 'Shield Advanced requires a one-year subscription with a high monthly fee.',
            es: 'Shield Advanced exige una suscripción de un año, con una mensualidad alta.',
          },
          'shield-waf': {
            pt: 'O Shield Advanced, com ou sem o WAF, exige uma assinatura de um ano.',
            en: 'Shield Advanced, with or without WAF, requires a one-year subscription.',
            es: 'Shield Advanced, con o sin WAF, exige una suscripción de un año.',
          },
        },
      },
      {
        id: 'deny-list',
        notWith: ['managed', 'changing-list'],
        text: {
          pt: 'Dez endereços IP devem ser barrados; os demais mantêm o acesso.',
          en: 'Ten IP addresses must be blocked; all others must keep access.',
          es: 'Diez direcciones IP deben bloquearse; las demás conservan el acceso.',
        },
        fits: ['proxy', 'waf', 'shield-waf', 'nacl'],
        rulesOut: {
          groups: {
            pt: 'Grupos de segurança só têm regras de permissão; não barram dez endereços liberando os demais.',
            en: 'Security groups have allow rules only; they cannot deny ten addresses and admit the rest.',
            es: 'Los grupos de seguridad solo tienen reglas de permiso; no bloquean diez direcciones y admiten las demás.',
          },
          shield: {
            pt: 'O Shield Advanced sozinho mitiga DDoS e não bloqueia endereços de uma lista: isso é uma regra do AWS WAF.',
            en: 'Shield Advanced by itself mitigates DDoS and blocks no listed address: that takes a rule of AWS WAF.',
            es: 'Shield Advanced por sí solo mitiga DDoS y no bloquea direcciones de una lista: eso es una regla de AWS WAF.',
          },
        },
      },
      {
        id: 'free',
        ask: {
          pt: 'O que atende à necessidade com o MENOR custo?',
          en: 'What meets the need at the LOWEST cost?',
          es: '¿Qué cubre la necesidad con el MENOR costo?',
        },
        fits: ['groups', 'nacl'],
        rulesOut: {
          proxy: {
            pt: 'Um firewall próprio roda em instâncias, que são pagas por hora.',
            en: 'A self-managed firewall runs on instances, which are paid for by the hour.',
            es: 'Un firewall propio corre en instancias, que se pagan por hora.',
          },
          waf: {
            pt: 'O AWS WAF cobra por regra e por pedido; há uma forma sem custo de atender ao que se pede.',
            en: 'AWS WAF charges by rule and by request; there is a free way to meet the requirement.',
            es: 'AWS WAF cobra por regla y por solicitud; hay una forma sin costo de cumplir lo pedido.',
          },
          shield: {
            pt: 'O Shield Advanced tem mensalidade alta; há uma forma sem custo de atender ao que se pede.',
            en: 'Shield Advanced has a high monthly fee; there is a free way to meet the requirement.',
            es: 'Shield Advanced tiene una mensualidad alta; hay una forma sin costo de cumplir lo pedido.',
          },
          'shield-waf': {
            pt: 'O Shield Advanced com o WAF é a forma mais cara; há uma sem custo que atende ao que se pede.',
            en: 'Shield Advanced with WAF is the most expensive way; there is a free one that meets the requirement.',
            es: 'Shield Advanced con WAF es la forma más cara; hay una sin costo que cumple lo pedido.',
          },
        },
      },
      {
        id: 'flood',
        text: {
          pt: 'Um endereço que envie mais de 2.000 solicitações em cinco minutos deve ser bloqueado por um tempo.',
          en: 'An address that sends over 2,000 requests in five minutes must be blocked for a while.',
          es: 'Una dirección que envíe más de 2.000 solicitudes en cinco minutos debe bloquearse por un tiempo.',
        },
        fits: ['proxy', 'waf', 'shield-waf'],
        rulesOut: {
          shield: {
            pt: 'O Shield Advanced, sem regras do AWS WAF, não limita a taxa de cada endereço.',
            en: 'Shield Advanced without rules of AWS WAF sets no rate limit for each address.',
            es: 'Shield Advanced, sin reglas de AWS WAF, no limita la tasa de cada dirección.',
          },
          groups: {
            pt: 'Grupos de segurança não contam solicitações; apenas liberam portas e origens.',
            en: 'Security groups do not count requests; they only allow ports and sources.',
            es: 'Los grupos de seguridad no cuentan solicitudes; solo abren puertos y orígenes.',
          },
          nacl: {
            pt: 'As ACLs de rede não contam solicitações; alguém teria de incluir cada endereço.',
            en: 'Network ACLs do not count requests; someone would have to add each address.',
            es: 'Las ACL de red no cuentan solicitudes; alguien tendría que añadir cada dirección.',
          },
        },
      },
      {
        id: 'changing-list',
        text: {
          pt: 'Cerca de 3.000 endereços IP, de uma lista que muda todo dia, devem ser barrados; os demais mantêm o acesso.',
          en: 'Some 3,000 IP addresses, from a list that changes every day, must be blocked; all others must keep access.',
          es: 'Unas 3.000 direcciones IP, de una lista que cambia cada día, deben bloquearse; las demás conservan el acceso.',
        },
        fits: ['proxy', 'waf', 'shield-waf'],
        rulesOut: {
          groups: {
            pt: 'Grupos de segurança só têm regras de permissão; não barram uma lista liberando os demais.',
            en: 'Security groups have allow rules only; they cannot deny a list and admit the rest.',
            es: 'Los grupos de seguridad solo tienen reglas de permiso; no bloquean una lista y admiten las demás.',
          },
          shield: {
            pt: 'O Shield Advanced sozinho mitiga DDoS e não bloqueia endereços de uma lista: isso é uma regra do AWS WAF.',
            en: 'Shield Advanced by itself mitigates DDoS and blocks no listed address: that takes a rule of AWS WAF.',
            es: 'Shield Advanced por sí solo mitiga DDoS y no bloquea direcciones de una lista: eso es una regla de AWS WAF.',
          },
          nacl: {
            pt: 'Uma network ACL tem poucas dezenas de regras, muito menos que 3.000 endereços.',
            en: 'A network ACL takes a few dozen rules, far fewer than 3,000 addresses.',
            es: 'Una ACL de red admite unas pocas decenas de reglas, muchas menos que 3.000 direcciones.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que solução atende a esses requisitos?',
      en: 'Which solution meets these requirements?',
      es: '¿Qué solución cumple estos requisitos?',
    },
  },
];
