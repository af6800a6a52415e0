import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

export const freeProtection: readonly Pattern[] = [
  choiceOf({
    id: 'free-protection',
    exams: { 'clf-c02': { domain: 'security', topic: 'threat-protection' } },
    situations: [
      {
        id: 'bike-rental',
        text: say(
          'Uma locadora de bicicletas revê a proteção do que tem na AWS, com servidores em uma VPC.',
          'A bike rental company is reviewing the protection of what it has on AWS, with servers in a VPC.',
          'Una empresa de alquiler de bicicletas revisa la protección de lo que tiene en AWS, con servidores en una VPC.',
        ),
      },
      {
        id: 'orchard',
        text: say(
          'Uma exportadora de frutas reforça a segurança dos sistemas que tem na AWS.',
          'A fruit exporter is strengthening the security of its systems on AWS.',
          'Una exportadora de frutas refuerza la seguridad de los sistemas que tiene en AWS.',
        ),
      },
      {
        id: 'language-school',
        text: say(
          'Uma escola de idiomas revê a segurança do seu sistema de matrículas na AWS.',
          'A language school is reviewing the security of its enrollment system on AWS.',
          'Una escuela de idiomas revisa la seguridad de su sistema de inscripciones en AWS.',
        ),
      },
      {
        id: 'vet-clinics',
        text: say(
          'Uma rede de veterinários planeja a segurança da sua agenda na AWS.',
          'A chain of veterinary clinics is planning the security of its booking system on AWS.',
          'Una red de veterinarias planifica la seguridad de su agenda en AWS.',
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
          'Os grupos de segurança deixam entrar só o tráfego das portas e dos endereços que a empresa permite, e não têm custo.',
          'Security groups let in only the traffic of the ports and addresses that the company allows, and cost nothing.',
          'Los grupos de seguridad dejan entrar solo el tráfico de los puertos y direcciones que la empresa permite, y no tienen costo.',
        ),
        tell: say(
          'Tráfego filtrado por porta, com regras da empresa: grupos de segurança e ACLs de rede, sem custo. Servidores que só recebem tráfego da internet pela porta 443: grupos de segurança ou ACLs de rede. Porta de administração alcançada só a partir do bloco de endereços do escritório: regras de grupos de segurança ou de ACLs de rede. A fatura da AWS, que não pode aumentar: recursos sem cobrança, como grupos de segurança e ACLs de rede. Só recursos sem cobrança: grupos de segurança e ACLs de rede. Verba de segurança já gasta: recursos sem cobrança, como grupos de segurança e ACLs de rede.',
          'Traffic filtered by port, with rules of the company: security groups and network ACLs, at no cost. Servers that receive traffic from the internet on port 443 alone: security groups or network ACLs. An administration port reachable from the address range of the office alone: rules of security groups or network ACLs. An AWS bill that must not rise: features without charge, such as security groups and network ACLs. Only features without charge: security groups and network ACLs. A security budget already spent: features without charge, such as security groups and network ACLs.',
          'Tráfico filtrado por puerto, con reglas de la empresa: grupos de seguridad y ACL de red, sin costo. Servidores que solo reciben tráfico desde internet por el puerto 443: grupos de seguridad o ACL de red. Puerto de administración al que solo se llega desde el rango de direcciones de la oficina: reglas de grupos de seguridad o de ACL de red. La factura de AWS, que no puede aumentar: recursos sin cargo, como grupos de seguridad y ACL de red. Solo recursos sin cargo: grupos de seguridad y ACL de red. Presupuesto de seguridad que ya se gastó: recursos sin cargo, como grupos de seguridad y ACL de red.',
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
        tell: say(
          'Tráfego filtrado por porta, com regras da empresa: grupos de segurança e ACLs de rede, sem custo. Servidores que só recebem tráfego da internet pela porta 443: grupos de segurança ou ACLs de rede. Porta de administração alcançada só a partir do bloco de endereços do escritório: regras de grupos de segurança ou de ACLs de rede. A fatura da AWS, que não pode aumentar: recursos sem cobrança, como grupos de segurança e ACLs de rede. Só recursos sem cobrança: grupos de segurança e ACLs de rede. Verba de segurança já gasta: recursos sem cobrança, como grupos de segurança e ACLs de rede.',
          'Traffic filtered by port, with rules of the company: security groups and network ACLs, at no cost. Servers that receive traffic from the internet on port 443 alone: security groups or network ACLs. An administration port reachable from the address range of the office alone: rules of security groups or network ACLs. An AWS bill that must not rise: features without charge, such as security groups and network ACLs. Only features without charge: security groups and network ACLs. A security budget already spent: features without charge, such as security groups and network ACLs.',
          'Tráfico filtrado por puerto, con reglas de la empresa: grupos de seguridad y ACL de red, sin costo. Servidores que solo reciben tráfico desde internet por el puerto 443: grupos de seguridad o ACL de red. Puerto de administración al que solo se llega desde el rango de direcciones de la oficina: reglas de grupos de seguridad o de ACL de red. La factura de AWS, que no puede aumentar: recursos sin cargo, como grupos de seguridad y ACL de red. Solo recursos sin cargo: grupos de seguridad y ACL de red. Presupuesto de seguridad que ya se gastó: recursos sin cargo, como grupos de seguridad y ACL de red.',
        ),
      },
      {
        id: 'advisor',
        text: say(
          'Verificações principais do AWS Trusted Advisor',
          'Core checks of AWS Trusted Advisor',
          'Verificaciones principales de AWS Trusted Advisor',
        ),
        uses: ['Trusted Advisor'],
        source: docs('awssupport/latest/user/trusted-advisor.html'),
        why: say(
          'As verificações principais do AWS Trusted Advisor apontam falhas de configuração, como portas abertas a todos e o usuário raiz sem MFA, sem custo em toda conta.',
          'The core checks of AWS Trusted Advisor point out flaws in settings, such as ports open to all and a root user without MFA, at no cost in every account.',
          'Las verificaciones principales de AWS Trusted Advisor señalan fallas de configuración, como puertos abiertos a todos y el usuario raíz sin MFA, sin costo en toda cuenta.',
        ),
        tell: say(
          'Falhas de segurança no acesso à conta, achadas antes de um ataque: Trusted Advisor e o relatório de credenciais do IAM, sem custo. MFA que falta em acessos importantes à conta: Trusted Advisor e o relatório de credenciais do IAM. A fatura da AWS, que não pode aumentar: verificações sem custo, como as principais do Trusted Advisor. Só recursos sem cobrança: Trusted Advisor e o relatório de credenciais do IAM. Verba de segurança já gasta: verificações sem custo, como as principais do Trusted Advisor.',
          'Security flaws in access to the account, found before an attack: Trusted Advisor and the IAM credential report, at no cost. MFA missing from important access to the account: Trusted Advisor and the IAM credential report. An AWS bill that must not rise: checks at no cost, such as the core ones of Trusted Advisor. Only features without charge: Trusted Advisor and the IAM credential report. A security budget already spent: checks at no cost, such as the core ones of Trusted Advisor.',
          'Fallas de seguridad en el acceso a la cuenta, halladas antes de un ataque: Trusted Advisor y el informe de credenciales de IAM, sin costo. MFA que falta en accesos importantes a la cuenta: Trusted Advisor y el informe de credenciales de IAM. La factura de AWS, que no puede aumentar: verificaciones sin costo, como las principales de Trusted Advisor. Solo recursos sin cargo: Trusted Advisor y el informe de credenciales de IAM. Presupuesto de seguridad que ya se gastó: verificaciones sin costo, como las principales de Trusted Advisor.',
        ),
      },
      {
        id: 'credentials',
        text: say(
          'O relatório de credenciais do IAM',
          'The IAM credential report',
          'El informe de credenciales de IAM',
        ),
        uses: ['credential report', 'relatório de credenciais', 'informe de credenciales'],
        source: docs('IAM/latest/UserGuide/id_credentials_getting-report.html'),
        why: say(
          'O relatório de credenciais do IAM lista o estado das senhas, das chaves de acesso e da MFA de cada usuário, também do raiz, e mostra sem custo o que está frágil.',
          'The IAM credential report lists the state of the passwords, access keys and MFA of each user, the root user included, and shows at no cost what is weak.',
          'El informe de credenciales de IAM lista el estado de las contraseñas, las claves de acceso y la MFA de cada usuario, también del raíz, y muestra sin costo lo que está débil.',
        ),
        tell: say(
          'Falhas de segurança no acesso à conta, achadas antes de um ataque: Trusted Advisor e o relatório de credenciais do IAM, sem custo. MFA que falta em acessos importantes à conta: Trusted Advisor e o relatório de credenciais do IAM. A fatura da AWS, que não pode aumentar: verificações sem custo, como as principais do Trusted Advisor. Só recursos sem cobrança: Trusted Advisor e o relatório de credenciais do IAM. Verba de segurança já gasta: verificações sem custo, como as principais do Trusted Advisor.',
          'Security flaws in access to the account, found before an attack: Trusted Advisor and the IAM credential report, at no cost. MFA missing from important access to the account: Trusted Advisor and the IAM credential report. An AWS bill that must not rise: checks at no cost, such as the core ones of Trusted Advisor. Only features without charge: Trusted Advisor and the IAM credential report. A security budget already spent: checks at no cost, such as the core ones of Trusted Advisor.',
          'Fallas de seguridad en el acceso a la cuenta, halladas antes de un ataque: Trusted Advisor y el informe de credenciales de IAM, sin costo. MFA que falta en accesos importantes a la cuenta: Trusted Advisor y el informe de credenciales de IAM. La factura de AWS, que no puede aumentar: verificaciones sin costo, como las principales de Trusted Advisor. Solo recursos sin cargo: Trusted Advisor y el informe de credenciales de IAM. Presupuesto de seguridad que ya se gastó: verificaciones sin costo, como las principales de Trusted Advisor.',
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
        tell: say(
          'Solicitações HTTP filtradas pelo conteúdo: AWS WAF.',
          'HTTP requests filtered by their content: AWS WAF.',
          'Solicitudes HTTP filtradas por su contenido: AWS WAF.',
        ),
      },
      {
        id: 'hub',
        text: say(
          'Verificações do AWS Security Hub CSPM',
          'Checks by AWS Security Hub CSPM',
          'Verificaciones de AWS Security Hub CSPM',
        ),
        uses: ['Security Hub'],
        source: docs('securityhub/latest/userguide/what-is-securityhub.html'),
        why: say(
          'O AWS Security Hub CSPM compara as configurações da conta com normas de segurança.',
          'AWS Security Hub CSPM compares the settings of the account with security standards.',
          'AWS Security Hub CSPM compara las configuraciones de la cuenta con normas de seguridad.',
        ),
        tell: say(
          'Contas comparadas com normas de segurança: AWS Security Hub CSPM.',
          'Accounts compared with security standards: AWS Security Hub CSPM.',
          'Cuentas comparadas con normas de seguridad: AWS Security Hub CSPM.',
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
            'O AWS Network Firewall é cobrado por hora de endpoint e por gigabyte.',
            'AWS Network Firewall is charged by the hour of each endpoint and by the gigabyte.',
            'AWS Network Firewall se cobra por hora de cada endpoint y por gigabyte.',
          ),
          waf: say(
            'O AWS WAF é cobrado por web ACL, por regra e por solicitação.',
            'AWS WAF is charged by web ACL, by rule and by request.',
            'AWS WAF se cobra por web ACL, por regla y por solicitud.',
          ),
          hub: say(
            'O AWS Security Hub CSPM é cobrado por verificação, depois do período de teste.',
            'AWS Security Hub CSPM is charged for by the check, after its trial period.',
            'AWS Security Hub CSPM se cobra por verificación, después del período de prueba.',
          ),
        },
        needs: [
          {
            id: 'no-cost',
            text: say(
              'A fatura da AWS não pode aumentar.',
              'The AWS bill must not rise.',
              'La factura de AWS no puede aumentar.',
            ),
          },
          {
            id: 'included',
            text: say(
              'Neste ano só podem ser usados recursos sem cobrança.',
              'Only features without charge may be used this year.',
              'Este año solo pueden usarse recursos sin cargo.',
            ),
          },
          {
            id: 'budget-spent',
            text: say(
              'A verba de segurança deste ano já foi gasta.',
              'This year’s security budget has already been spent.',
              'El presupuesto de seguridad de este año ya se gastó.',
            ),
          },
        ],
      },
      {
        misses: {
          advisor: say(
            'O AWS Trusted Advisor aponta o que está mal configurado; não filtra tráfego.',
            'AWS Trusted Advisor points out what is misconfigured; it does not filter traffic.',
            'AWS Trusted Advisor señala lo que está mal configurado; no filtra tráfico.',
          ),
          credentials: say(
            'O relatório de credenciais do IAM é uma lista de usuários; não filtra tráfego.',
            'The IAM credential report is a list of users; it does not filter traffic.',
            'El informe de credenciales de IAM es una lista de usuarios; no filtra tráfico.',
          ),
          waf: say(
            'O AWS WAF examina solicitações HTTP; não filtra o tráfego das outras portas.',
            'AWS WAF inspects HTTP requests; it does not filter the traffic of other ports.',
            'AWS WAF examina solicitudes HTTP; no filtra el tráfico de los demás puertos.',
          ),
          hub: say(
            'O AWS Security Hub CSPM verifica configurações; não filtra tráfego.',
            'AWS Security Hub CSPM checks settings; it does not filter traffic.',
            'AWS Security Hub CSPM verifica configuraciones; no filtra tráfico.',
          ),
          shield: say(
            'No AWS Shield Standard a empresa não define regras: ele age sozinho contra ataques DDoS comuns.',
            'AWS Shield Standard takes no rules of the company: it acts by itself against common DDoS attacks.',
            'En AWS Shield Standard la empresa no define reglas: actúa solo contra ataques DDoS comunes.',
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
              'From the internet, the servers may receive traffic on port 443 alone.',
              'Desde internet, los servidores solo pueden recibir tráfico por el puerto 443.',
            ),
          },
          {
            id: 'partner-addresses',
            text: say(
              'A porta de administração dos servidores só pode ser alcançada a partir do bloco de endereços do escritório.',
              'The administration port of the servers must be reachable from the address range of the office alone.',
              'Al puerto de administración de los servidores solo se debe llegar desde el rango de direcciones de la oficina.',
            ),
          },
        ],
      },
      {
        misses: {
          groups: say(
            'Os grupos de segurança filtram tráfego; não apontam o que está mal configurado.',
            'Security groups filter traffic; they do not point out what is misconfigured.',
            'Los grupos de seguridad filtran tráfico; no señalan lo que está mal configurado.',
          ),
          acls: say(
            'As ACLs de rede filtram tráfego; não apontam o que está mal configurado.',
            'Network ACLs filter traffic; they do not point out what is misconfigured.',
            'Las ACL de red filtran tráfico; no señalan lo que está mal configurado.',
          ),
          waf: say(
            'O AWS WAF filtra solicitações HTTP; não aponta o que está mal configurado na conta.',
            'AWS WAF filters HTTP requests; it does not point out what is misconfigured in the account.',
            'AWS WAF filtra solicitudes HTTP; no señala lo que está mal configurado en la cuenta.',
          ),
          firewall: say(
            'O AWS Network Firewall filtra tráfego; não aponta o que está mal configurado na conta.',
            'AWS Network Firewall filters traffic; it does not point out what is misconfigured in the account.',
            'AWS Network Firewall filtra tráfico; no señala lo que está mal configurado en la cuenta.',
          ),
          shield: say(
            'O AWS Shield Standard atenua ataques em curso; não aponta o que está mal configurado.',
            'AWS Shield Standard mitigates attacks under way; it does not point out what is misconfigured.',
            'AWS Shield Standard mitiga ataques en curso; no señala lo que está mal configurado.',
          ),
        },
        needs: [
          {
            id: 'careless',
            text: say(
              'Falhas de segurança no acesso à conta da AWS devem ser achadas antes de um ataque.',
              'Security flaws in access to the AWS account must be found before an attack.',
              'Las fallas de seguridad en el acceso a la cuenta de AWS deben hallarse antes de un ataque.',
            ),
          },
          {
            id: 'mfa-missing',
            text: say(
              'A empresa quer saber se falta MFA em acessos importantes à conta da AWS.',
              'The company wants to know whether MFA is missing from important access to the AWS account.',
              'La empresa quiere saber si falta MFA en accesos importantes a la cuenta de AWS.',
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
