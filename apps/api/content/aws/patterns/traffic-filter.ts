import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const trafficFilter: readonly Pattern[] = [
  {
    id: 'traffic-filter',
    exams: {
      'clf-c02': { domain: 'security', topic: 'threat-protection' },
      'saa-c03': { domain: 'secure', topic: 'workload-security' },
    },
    situations: [
      {
        id: 'broker',
        text: {
          pt: 'Uma corretora de imóveis tem os seus sistemas em instâncias do Amazon EC2 em uma VPC, e uma auditoria pediu mais controle sobre o tráfego.',
          en: 'A real estate broker has its systems on Amazon EC2 instances in a VPC, and an audit has asked for more control over traffic.',
          es: 'Una inmobiliaria tiene sus sistemas en instancias de Amazon EC2 dentro de una VPC, y una auditoría pidió más control sobre el tráfico.',
        },
      },
      {
        id: 'water',
        text: {
          pt: 'Uma companhia de saneamento monitora bombas com um sistema em instâncias do Amazon EC2 em uma VPC. Depois de um incidente, quer filtrar melhor o tráfego.',
          en: 'A water utility monitors its pumps with a system on Amazon EC2 instances in a VPC. After an incident, it wants to filter traffic better.',
          es: 'Una empresa de agua monitorea sus bombas con un sistema en instancias de Amazon EC2 dentro de una VPC. Tras un incidente, quiere filtrar mejor el tráfico.',
        },
      },
      {
        id: 'translator',
        text: {
          pt: 'Uma agência de tradução publica o seu portal em instâncias do Amazon EC2 em uma VPC e revisa o que pode entrar e sair.',
          en: 'A translation agency publishes its portal from Amazon EC2 instances in a VPC and is reviewing what may come in and go out.',
          es: 'Una agencia de traducción publica su portal desde instancias de Amazon EC2 en una VPC y revisa qué puede entrar y salir.',
        },
      },
      {
        id: 'clinic-filter',
        text: {
          pt: 'Uma rede de clínicas tem prontuários em instâncias do Amazon EC2, em uma VPC, e quer reforçar o controle do tráfego.',
          en: 'A chain of clinics has its medical records on Amazon EC2 instances in a VPC and wants to strengthen its control of traffic.',
          es: 'Una red de clínicas tiene historias clínicas en instancias de Amazon EC2, en una VPC, y quiere reforzar el control del tráfico.',
        },
      },
      {
        id: 'exchange-filter',
        text: {
          pt: 'Uma casa de câmbio publica cotações a partir de instâncias do Amazon EC2, em uma VPC, e o órgão que a fiscaliza pediu filtros.',
          en: 'A currency exchange publishes rates from Amazon EC2 instances in a VPC, and the body that supervises it has asked for filters.',
          es: 'Una casa de cambio publica cotizaciones desde instancias de Amazon EC2, en una VPC, y el organismo que la supervisa pidió filtros.',
        },
      },
    ],
    candidates: [
      {
        id: 'sg',
        uses: ['grupos de segurança', 'security groups', 'grupos de seguridad'],
        popularity: 5,
        source: docs('vpc/latest/userguide/vpc-security-groups.html'),
        text: { pt: 'Grupos de segurança', en: 'Security groups', es: 'Grupos de seguridad' },
        why: {
          pt: 'Os grupos de segurança são stateful: liberam o que se permite, em qualquer protocolo, deixam passar as respostas e não têm custo.',
          en: 'Security groups are stateful: they let in what is allowed, in any protocol, let the replies through and cost nothing.',
          es: 'Los grupos de seguridad son stateful: dejan entrar lo que se permite, en cualquier protocolo, dejan pasar las respuestas y no tienen costo.',
        },
        tell: {
          pt: 'Liberar portas por instância, sem custo e com estado: grupos de segurança.',
          en: 'Allowing ports for each instance, stateful and free: security groups.',
          es: 'Permitir puertos por instancia, con estado y sin costo: grupos de seguridad.',
        },
      },
      {
        id: 'nacl',
        uses: ['ACL', 'ACLs'],
        popularity: 4,
        source: docs('vpc/latest/userguide/vpc-network-acls.html'),
        text: { pt: 'Network ACLs da sub-rede', en: 'Network ACLs of the subnet', es: 'Network ACL de la subred' },
        why: {
          pt: 'Uma network ACL vale para a sub-rede inteira, tem regras de negação para qualquer protocolo e não tem custo; é stateless.',
          en: 'A network ACL applies to a whole subnet, has deny rules for any protocol and costs nothing; it is stateless.',
          es: 'Una network ACL vale para toda la subred, tiene reglas de denegación para cualquier protocolo y no tiene costo; es stateless.',
        },
        tell: {
          pt: 'Negar endereços em uma sub-rede, sem custo: network ACL.',
          en: 'Denying addresses in a subnet, free of charge: network ACL.',
          es: 'Denegar direcciones en una subred, sin costo: network ACL.',
        },
      },
      {
        id: 'firewall',
        uses: ['Network Firewall'],
        popularity: 3,
        source: docs('network-firewall/latest/developerguide/what-is-aws-network-firewall.html'),
        text: { pt: 'AWS Network Firewall', en: 'AWS Network Firewall', es: 'AWS Network Firewall' },
        why: {
          pt: 'O AWS Network Firewall inspeciona com estado todo o tráfego da VPC, em qualquer protocolo, e filtra por endereço e por nome de domínio.',
          en: 'AWS Network Firewall inspects all traffic of the VPC statefully, in any protocol, and filters by address and by domain name.',
          es: 'AWS Network Firewall inspecciona con estado todo el tráfico de la VPC, en cualquier protocolo, y filtra por dirección y por nombre de dominio.',
        },
        tell: {
          pt: 'Filtrar toda a VPC, também por domínio: AWS Network Firewall.',
          en: 'Filtering the whole VPC, by domain too: AWS Network Firewall.',
          es: 'Filtrar toda la VPC, también por dominio: AWS Network Firewall.',
        },
      },
      {
        id: 'waf',
        uses: ['WAF'],
        popularity: 5,
        source: docs('waf/latest/developerguide/what-is-aws-waf.html'),
        text: { pt: 'Uma web ACL do AWS WAF', en: 'An AWS WAF web ACL', es: 'Una web ACL de AWS WAF' },
        why: {
          pt: 'O AWS WAF inspeciona as solicitações HTTP que chegam a um balanceador, a uma API ou ao CloudFront e recusa por conteúdo ou endereço.',
          en: 'AWS WAF inspects the HTTP requests that reach a load balancer, an API or CloudFront and refuses them by content or address.',
          es: 'AWS WAF inspecciona las solicitudes HTTP que llegan a un balanceador, una API o CloudFront y las rechaza por contenido o dirección.',
        },
        tell: {
          pt: 'Filtrar solicitações HTTP pelo conteúdo: AWS WAF.',
          en: 'Filtering HTTP requests by their content: AWS WAF.',
          es: 'Filtrar solicitudes HTTP por su contenido: AWS WAF.',
        },
      },
      {
        id: 'dns',
        uses: ['DNS Firewall'],
        popularity: 2,
        source: docs('Route53/latest/DeveloperGuide/resolver-dns-firewall.html'),
        text: { pt: 'Route 53 DNS Firewall', en: 'Route 53 DNS Firewall', es: 'Route 53 DNS Firewall' },
        why: {
          pt: 'O Route 53 Resolver DNS Firewall responde ou recusa as consultas de DNS que saem da VPC, por listas de domínios.',
          en: 'Route 53 Resolver DNS Firewall answers or refuses the DNS queries that leave the VPC, by lists of domains.',
          es: 'Route 53 Resolver DNS Firewall responde o rechaza las consultas DNS que salen de la VPC, por listas de dominios.',
        },
        tell: {
          pt: 'Recusar consultas de DNS por domínio: Route 53 DNS Firewall.',
          en: 'Refusing DNS queries by domain: Route 53 DNS Firewall.',
          es: 'Rechazar consultas DNS por dominio: Route 53 DNS Firewall.',
        },
      },
    ],
    constraints: [
      {
        id: 'refuse-addresses',
        kind: 'security',
        text: {
          pt: 'Cinco endereços IP de onde vieram ataques devem ser recusados; o resto do mundo continua com acesso.',
          en: 'Five IP addresses from which attacks came must be refused; the rest of the world keeps its access.',
          es: 'Cinco direcciones IP de donde vinieron ataques deben rechazarse; el resto del mundo conserva el acceso.',
        },
        fits: ['nacl', 'firewall', 'waf'],
        rulesOut: {
          sg: {
            pt: 'Os grupos de segurança só têm regras de permissão; não recusam um endereço e aceitam o resto.',
            en: 'Security groups have allow rules alone; they do not refuse one address and accept the rest.',
            es: 'Los grupos de seguridad solo tienen reglas de permiso; no rechazan una dirección aceptando el resto.',
          },
          dns: {
            pt: 'O Route 53 DNS Firewall trata as consultas de DNS que saem, não os endereços que entram.',
            en: 'Route 53 DNS Firewall deals with DNS queries going out, not with addresses coming in.',
            es: 'Route 53 DNS Firewall trata las consultas DNS que salen, no las direcciones que entran.',
          },
        },
      },
      {
        id: 'allowed-sites',
        kind: 'security',
        text: {
          pt: 'As instâncias só podem se comunicar com uma lista de sites aprovados, indicados pelo nome de domínio.',
          en: 'The instances may communicate with a list of approved sites alone, given by domain name.',
          es: 'Las instancias solo pueden comunicarse con una lista de sitios aprobados, indicados por nombre de dominio.',
        },
        fits: ['firewall', 'dns'],
        rulesOut: {
          sg: {
            pt: 'As regras dos grupos de segurança usam endereços e portas, não nomes de domínio.',
            en: 'The rules of security groups use addresses and ports, not domain names.',
            es: 'Las reglas de los grupos de seguridad usan direcciones y puertos, no nombres de dominio.',
          },
          nacl: {
            pt: 'As regras de uma network ACL usam endereços e portas, não nomes de domínio.',
            en: 'The rules of a network ACL use addresses and ports, not domain names.',
            es: 'Las reglas de una network ACL usan direcciones y puertos, no nombres de dominio.',
          },
          waf: {
            pt: 'O AWS WAF inspeciona solicitações que chegam ao site, não o que as instâncias acessam.',
            en: 'AWS WAF inspects requests that come to the site, not what the instances access.',
            es: 'AWS WAF inspecciona solicitudes que llegan al sitio, no lo que acceden las instancias.',
          },
        },
      },
      {
        id: 'any-protocol',
        kind: 'change',
        text: {
          pt: 'O controle deve valer para todo o tráfego, também o que não é HTTP nem consulta de DNS.',
          en: 'The control must cover all traffic, including what is neither HTTP nor a DNS query.',
          es: 'El control debe valer para todo el tráfico, también el que no es HTTP ni consulta DNS.',
        },
        fits: ['sg', 'nacl', 'firewall'],
        rulesOut: {
          waf: {
            pt: 'O AWS WAF trata só solicitações HTTP e HTTPS.',
            en: 'AWS WAF deals with HTTP and HTTPS requests alone.',
            es: 'AWS WAF trata solo solicitudes HTTP y HTTPS.',
          },
          dns: {
            pt: 'O Route 53 DNS Firewall trata só consultas de DNS.',
            en: 'Route 53 DNS Firewall deals with DNS queries alone.',
            es: 'Route 53 DNS Firewall trata solo consultas DNS.',
          },
        },
      },
      {
        id: 'free',
        kind: 'cost',
        text: {
          pt: 'A solução não pode ter custo próprio.',
          en: 'The solution must have no cost of its own.',
          es: 'La solución no puede tener un costo propio.',
        },
        fits: ['sg', 'nacl'],
        rulesOut: {
          firewall: {
            pt: 'O AWS Network Firewall cobra por hora e por gigabyte.',
            en: 'AWS Network Firewall charges by the hour and by the gigabyte.',
            es: 'AWS Network Firewall cobra por hora y por gigabyte.',
          },
          waf: {
            pt: 'O AWS WAF cobra por regra e por volume de solicitações.',
            en: 'AWS WAF charges for rules and for the volume of requests.',
            es: 'AWS WAF cobra por regla y por volumen de solicitudes.',
          },
          dns: {
            pt: 'O Route 53 DNS Firewall cobra por domínio e por volume de consultas.',
            en: 'Route 53 DNS Firewall charges for domains and for the volume of queries.',
            es: 'Route 53 DNS Firewall cobra por dominio y por volumen de consultas.',
          },
        },
      },
      {
        id: 'stateful',
        kind: 'effort',
        text: {
          pt: 'Quem escreve as regras não quer prever as respostas: o que for permitido em um sentido deve poder ser respondido.',
          en: 'Those who write the rules do not want to foresee replies: what is allowed one way must get its answer back.',
          es: 'Quien escribe las reglas no quiere prever las respuestas: lo permitido en un sentido debe poder responderse.',
        },
        fits: ['sg', 'firewall', 'waf'],
        rulesOut: {
          nacl: {
            pt: 'Uma network ACL é stateless: as respostas precisam de regras próprias.',
            en: 'A network ACL is stateless: replies need rules of their own.',
            es: 'Una network ACL es stateless: las respuestas necesitan reglas propias.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que controle atende a esses requisitos?',
      en: 'Which control meets these requirements?',
      es: '¿Qué control cumple estos requisitos?',
    },
  },
];
