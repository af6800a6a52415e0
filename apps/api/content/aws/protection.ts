import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const protection: Category = {
  id: 'protection',
  noun: { pt: 'serviço de segurança da AWS', en: 'AWS security service', es: 'servicio de seguridad de AWS' },
  mode: 'statement',
  domain: 'security',
  far: ['compute', 'storage', 'databases'],
  entities: [
    {
      id: 'guardduty', kind: 'service', name: 'Amazon GuardDuty', topic: 'threat-protection', popularity: 5,
      gist: {
        pt: '{analisar} registros da conta para detectar ameaças em andamento',
        en: '{analyze} the account’s logs to detect threats under way',
        es: '{analizar} registros de la cuenta para detectar amenazas en curso',
      },
      source: docs('guardduty/latest/ug/what-is-guardduty.html'),
    },
    {
      id: 'inspector', kind: 'service', name: 'Amazon Inspector', topic: 'threat-protection', popularity: 4,
      gist: {
        pt: '{procurar} vulnerabilidades de software em servidores, imagens e funções',
        en: '{look} for software vulnerabilities in servers, images and functions',
        es: '{buscar} vulnerabilidades de software en servidores, imágenes y funciones',
      },
      source: docs('inspector/latest/user/what-is-inspector.html'),
    },
    {
      id: 'macie', kind: 'service', name: 'Amazon Macie', topic: 'data-protection', popularity: 4,
      gist: {
        pt: '{encontrar} dados pessoais e outros dados sensíveis no S3',
        en: '{find} personal and other sensitive data in S3',
        es: '{encontrar} datos personales y otros datos sensibles en S3',
      },
      source: docs('macie/latest/user/what-is-macie.html'),
    },
    {
      id: 'security-hub', kind: 'service', name: 'AWS Security Hub', topic: 'threat-protection', popularity: 4,
      gist: {
        pt: '{juntar} os achados de vários serviços em uma só lista de prioridades',
        en: '{bring} the findings of several services into one list of priorities',
        es: '{juntar} los hallazgos de varios servicios en una sola lista de prioridades',
      },
      source: docs('securityhub/latest/userguide/what-is-securityhub-v2.html'),
    },
    {
      id: 'detective', kind: 'service', name: 'Amazon Detective', topic: 'threat-protection', popularity: 3,
      gist: {
        pt: '{ajudar} a investigar a causa de um incidente, ligando eventos no tempo',
        en: '{help} investigate the cause of an incident by linking events over time',
        es: '{ayudar} a investigar la causa de un incidente, vinculando eventos en el tiempo',
      },
      source: docs('detective/latest/userguide/what-is-detective.html'),
    },
    {
      id: 'waf', kind: 'service', name: 'AWS WAF', aliases: ['web application firewall'], topic: 'threat-protection', popularity: 5,
      gist: {
        pt: '{filtrar} requisições web, contra injeção de SQL e scripts maliciosos',
        en: '{filter} web requests, against SQL injection and malicious scripts',
        es: '{filtrar} solicitudes web, contra inyección de SQL y scripts maliciosos',
      },
      source: docs('waf/latest/developerguide/waf-chapter.html'),
    },
    {
      id: 'shield', kind: 'service', name: 'AWS Shield', topic: 'threat-protection', popularity: 5,
      gist: {
        pt: '{defender} aplicações de ataques de negação de serviço (DDoS)',
        en: '{defend} applications from denial of service (DDoS) attacks',
        es: '{defender} aplicaciones de ataques de denegación de servicio (DDoS)',
      },
      source: docs('waf/latest/developerguide/shield-chapter.html'),
    },
    {
      id: 'network-firewall', kind: 'service', name: 'AWS Network Firewall', topic: 'threat-protection', popularity: 2,
      gist: {
        pt: '{inspecionar} todo o tráfego que entra e sai de uma VPC',
        en: '{inspect} all traffic into and out of a VPC',
        es: '{inspeccionar} todo el tráfico que entra y sale de una VPC',
      },
      source: docs('network-firewall/latest/developerguide/what-is-aws-network-firewall.html'),
    },
    {
      id: 'firewall-manager', kind: 'service', name: 'AWS Firewall Manager', topic: 'threat-protection', popularity: 2,
      gist: {
        pt: '{aplicar} as mesmas regras de proteção em todas as contas da organização',
        en: '{apply} the same protection rules in all accounts of the organization',
        es: '{aplicar} las mismas reglas de protección en todas las cuentas de la organización',
      },
      source: docs('waf/latest/developerguide/fms-chapter.html'),
    },
    {
      id: 'kms', kind: 'service', name: 'AWS KMS', aliases: ['Key Management Service'], topic: 'data-protection', popularity: 5,
      gist: {
        pt: '{criar} e {controlar} as chaves que cifram dados em outros serviços',
        en: '{create} and {control} the keys that encrypt data in other services',
        es: '{crear} y {controlar} las claves que cifran datos en otros servicios',
      },
      source: docs('kms/latest/developerguide/overview.html'),
    },
    {
      id: 'cloudhsm', kind: 'service', name: 'AWS CloudHSM', topic: 'data-protection', popularity: 3,
      gist: {
        pt: '{oferecer} hardware criptográfico dedicado, em que só o cliente tem as chaves',
        en: '{offer} dedicated cryptographic hardware in which only the customer holds the keys',
        es: '{ofrecer} hardware criptográfico dedicado, en el que solo el cliente tiene las claves',
      },
      source: docs('cloudhsm/latest/userguide/introduction.html'),
    },
    {
      id: 'secrets-manager', kind: 'service', name: 'AWS Secrets Manager', topic: 'data-protection', popularity: 4,
      gist: {
        pt: '{guardar} e {trocar} senhas de banco e chaves de API',
        en: '{store} and {rotate} database passwords and API keys',
        es: '{guardar} y {rotar} contraseñas de bases de datos y claves de API',
      },
      source: docs('secretsmanager/latest/userguide/intro.html'),
    },
    {
      id: 'acm', kind: 'service', name: 'AWS Certificate Manager', aliases: ['ACM'], topic: 'data-protection', popularity: 4,
      gist: {
        pt: '{emitir} e {renovar} certificados TLS para sites',
        en: '{issue} and {renew} TLS certificates for websites',
        es: '{emitir} y {renovar} certificados TLS para sitios',
      },
      source: docs('acm/latest/userguide/acm-overview.html'),
    },
  ],
  facts: [
    {
      id: 'guardduty-threats', kind: 'purpose', of: ['guardduty'], unclear: ['security-hub', 'detective', 'network-firewall', 'macie', 'inspector'], level: 1,
      say: {
        pt: '{detectar} comportamento malicioso, como um servidor minerando criptomoedas, a partir dos registros da conta',
        en: '{detect} malicious behavior, such as a server mining cryptocurrency, from the account’s logs',
        es: '{detectar} comportamiento malicioso, como un servidor que mina criptomonedas, a partir de los registros de la cuenta',
      },
    },
    {
      id: 'guardduty-sources', kind: 'feature', of: ['guardduty'], unclear: ['detective', 'security-hub'], level: 2,
      say: {
        pt: '{vigiar} eventos do CloudTrail, fluxos de VPC e consultas de DNS sem instalar agentes',
        en: '{watch} CloudTrail events, VPC flows and DNS queries without installing agents',
        es: '{vigilar} eventos de CloudTrail, flujos de VPC y consultas de DNS sin instalar agentes',
      },
    },
    {
      id: 'inspector-cves', kind: 'purpose', of: ['inspector'], unclear: ['systems-manager', 'security-hub', 'guardduty', 'ecr'], level: 1,
      say: {
        pt: '{achar} falhas conhecidas de software em instâncias EC2 e imagens de contêiner',
        en: '{find} known software flaws in EC2 instances and container images',
        es: '{hallar} fallas conocidas de software en instancias EC2 e imágenes de contenedor',
      },
    },
    {
      id: 'inspector-score', kind: 'feature', of: ['inspector'], unclear: ['security-hub', 'guardduty'], level: 2,
      say: {
        pt: '{dar} uma nota de risco a cada vulnerabilidade que encontra no software instalado',
        en: '{give} a risk score to each vulnerability it finds in installed software',
        es: '{dar} una nota de riesgo a cada vulnerabilidad que encuentra en el software instalado',
      },
    },
    {
      id: 'macie-pii', kind: 'purpose', of: ['macie'], unclear: ['comprehend', 'security-hub', 'lake-formation', 'guardduty'], level: 1,
      say: {
        pt: '{descobrir} buckets do S3 que contêm CPFs, cartões ou outros dados pessoais',
        en: '{discover} S3 buckets that hold passport numbers, cards or other personal data',
        es: '{descubrir} buckets de S3 que contienen documentos de identidad, tarjetas u otros datos personales',
      },
    },
    {
      id: 'securityhub-central', kind: 'purpose', of: ['security-hub'], unclear: ['guardduty', 'detective', 'firewall-manager', 'config', 'trusted-advisor', 'control-tower'], level: 2,
      say: {
        pt: '{reunir} em um só painel os alertas de várias ferramentas de proteção e de todas as contas',
        en: '{gather} the alerts of several protection tools and all accounts on one dashboard',
        es: '{reunir} en un solo panel las alertas de varias herramientas de protección y de todas las cuentas',
      },
    },
    {
      id: 'detective-cause', kind: 'purpose', of: ['detective'], unclear: ['guardduty', 'security-hub', 'cloudtrail'], level: 2,
      say: {
        pt: '{investigar} a origem de um incidente com gráficos que ligam logins, IPs e recursos ao longo do tempo',
        en: '{investigate} the origin of an incident with graphs that link logins, IPs and resources over time',
        es: '{investigar} el origen de un incidente con gráficos que vinculan accesos, IP y recursos a lo largo del tiempo',
      },
    },
    {
      id: 'waf-sql', kind: 'purpose', of: ['waf'], unclear: ['network-firewall', 'firewall-manager', 'shield', 'api-gateway'], level: 1,
      say: {
        pt: '{bloquear} injeção de SQL e scripts entre sites nas requisições a uma loja virtual',
        en: '{block} SQL injection and cross-site scripting in requests to an online store',
        es: '{bloquear} inyección de SQL y scripts entre sitios en las solicitudes a una tienda en línea',
      },
    },
    {
      id: 'waf-rate', kind: 'feature', of: ['waf'], unclear: ['shield', 'network-firewall', 'firewall-manager'], level: 2,
      say: {
        pt: '{barrar} IPs que fazem requisições HTTP demais em poucos minutos',
        en: '{bar} IPs that make too many HTTP requests in a few minutes',
        es: '{frenar} las IP que hacen demasiadas solicitudes HTTP en pocos minutos',
      },
    },
    {
      id: 'shield-ddos', kind: 'purpose', of: ['shield'], unclear: ['waf', 'cloudfront', 'route53', 'global-accelerator', 'firewall-manager', 'network-firewall', 'elb'], level: 1,
      say: {
        pt: '{proteger} um site de ataques DDoS que tentam esgotar sua rede',
        en: '{protect} a site from DDoS attacks that try to exhaust its network',
        es: '{proteger} un sitio de ataques DDoS que intentan agotar su red',
      },
    },
    {
      id: 'shield-standard', kind: 'feature', of: ['shield'], level: 1,
      say: {
        pt: '{ter} uma versão ativa para todos os clientes, sem custo extra, e outra paga',
        en: '{have} one version active for all customers at no extra charge and another that is paid',
        es: '{tener} una versión activa para todos los clientes, sin costo extra, y otra de pago',
      },
    },
    {
      id: 'shield-advanced', kind: 'feature', of: ['shield'], level: 2,
      say: {
        pt: '{oferecer}, na versão paga, uma equipe de resposta e proteção contra o custo de um ataque',
        en: '{offer}, in the paid version, a response team and protection from the cost of an attack',
        es: '{ofrecer}, en la versión de pago, un equipo de respuesta y protección contra el costo de un ataque',
      },
    },
    {
      id: 'netfw-vpc', kind: 'purpose', of: ['network-firewall'], unclear: ['firewall-manager', 'waf', 'security-group', 'network-acl', 'guardduty'], level: 2,
      say: {
        pt: '{inspecionar} a fundo o tráfego de saída de toda a VPC, com filtro de domínios e prevenção de intrusão',
        en: '{inspect} outbound traffic of the whole VPC in depth, with domain filters and intrusion prevention',
        es: '{inspeccionar} a fondo el tráfico de salida de toda la VPC, con filtro de dominios y prevención de intrusiones',
      },
    },
    {
      id: 'fms-org', kind: 'purpose', of: ['firewall-manager'], unclear: ['security-hub', 'organizations', 'control-tower', 'config'], level: 2,
      say: {
        pt: '{impor} as mesmas regras de WAF e Shield a todas as contas da organização',
        en: '{enforce} the same WAF and Shield rules on all accounts of the organization',
        es: '{imponer} las mismas reglas de WAF y Shield a todas las cuentas de la organización',
      },
    },
    {
      id: 'kms-keys', kind: 'purpose', of: ['kms'], unclear: ['cloudhsm'], level: 1,
      say: {
        pt: '{criar} chaves que cifram volumes e buckets e {registrar} cada uso delas',
        en: '{create} the keys that encrypt volumes and buckets and {log} every use of them',
        es: '{crear} claves que cifran volúmenes y buckets y {registrar} cada uso de ellas',
      },
    },
    {
      id: 'kms-integrated', kind: 'feature', of: ['kms'], unclear: ['cloudhsm', 'acm', 'secrets-manager'], level: 2,
      say: {
        pt: '{fornecer} as chaves que o S3, o EBS e o RDS usam para cifrar dados em repouso',
        en: '{supply} the keys that S3, EBS and RDS use to encrypt data at rest',
        es: '{proveer} las claves que S3, EBS y RDS usan para cifrar datos en reposo',
      },
    },
    {
      id: 'hsm-dedicated', kind: 'purpose', of: ['cloudhsm'], unclear: ['kms'], level: 2,
      say: {
        pt: '{guardar} chaves em hardware criptográfico exclusivo, ao qual nem a AWS tem acesso',
        en: '{hold} keys in exclusive cryptographic hardware that even AWS cannot reach',
        es: '{guardar} claves en hardware criptográfico exclusivo, al que ni AWS tiene acceso',
      },
    },
    {
      id: 'secrets-rotate', kind: 'purpose', of: ['secrets-manager'], unclear: ['systems-manager'], level: 1,
      say: {
        pt: '{tirar} a senha do banco do código e {trocá-la|a troca|as trocam} de tempos em tempos sem intervenção',
        en: '{take} the database password out of the code and {rotate} it regularly without human action',
        es: '{sacar} del código la contraseña de la base y {rotarla|la rota|la rotan} cada cierto tiempo sin intervención',
      },
    },
    {
      id: 'secrets-api', kind: 'feature', of: ['secrets-manager'], unclear: ['kms'], level: 2,
      say: {
        pt: '{entregar} credenciais a programas por API no momento em que precisam delas',
        en: '{deliver} credentials to programs by API at the moment they need them',
        es: '{entregar} credenciales a programas por API en el momento en que las necesitan',
      },
    },
    {
      id: 'acm-https', kind: 'purpose', of: ['acm'], level: 1,
      say: {
        pt: '{ativar} HTTPS no balanceador, com renovação automática do que o TLS exige',
        en: '{turn} on HTTPS at the load balancer, with automatic renewal of what TLS needs',
        es: '{activar} HTTPS en el balanceador, con renovación automática de lo que TLS exige',
      },
    },
    {
      id: 'acm-free', kind: 'feature', of: ['acm'], level: 2,
      say: {
        pt: '{dar} TLS sem custo a distribuições do CloudFront e a balanceadores',
        en: '{give} CloudFront distributions and load balancers TLS free of charge',
        es: '{dar} TLS sin costo a distribuciones de CloudFront y a balanceadores',
      },
    },
    {
      id: 'sec-findings', kind: 'trait', of: ['guardduty', 'inspector', 'macie', 'security-hub'], unclear: ['firewall-manager', 'shield'], level: 2,
      say: {
        pt: '{gerar} achados para a equipe tratar, sem bloquear o tráfego',
        en: '{produce} findings for the team to handle, without blocking traffic',
        es: '{generar} hallazgos para que los trate el equipo, sin bloquear el tráfico',
      },
      deny: {
        pt: 'não {gerar} achados para a equipe tratar',
        en: '{not produce} findings for the team to handle',
        es: 'no {generar} hallazgos para que los trate el equipo',
      },
    },
    {
      id: 'sec-blocks', kind: 'trait', of: ['waf', 'shield', 'network-firewall'], unclear: ['guardduty'], level: 1,
      say: {
        pt: '{barrar} tráfego indesejado antes que chegue à aplicação',
        en: '{stop} unwanted traffic before it reaches the application',
        es: '{frenar} el tráfico indeseado antes de que llegue a la aplicación',
      },
    },
    {
      id: 'sec-web', kind: 'trait', of: ['waf', 'shield'], unclear: ['firewall-manager', 'acm'], level: 2,
      say: {
        pt: '{proteger} distribuições do CloudFront e balanceadores de aplicação',
        en: '{protect} CloudFront distributions and application load balancers',
        es: '{proteger} distribuciones de CloudFront y balanceadores de aplicación',
      },
    },
    {
      id: 'sec-crypto-keys', kind: 'trait', of: ['kms', 'cloudhsm'], level: 1,
      say: {
        pt: '{guardar} as chaves com que o cliente cifra dados',
        en: '{hold} the keys with which the customer encrypts data',
        es: '{guardar} las claves con que el cliente cifra datos',
      },
    },
    {
      id: 'sec-rotates', kind: 'trait', of: ['kms', 'secrets-manager'], unclear: ['acm'], level: 2,
      say: {
        pt: '{fazer} a rotação do material que guarda, quando ativada',
        en: '{rotate} the material it holds, when that is turned on',
        es: '{rotar} el material que guarda, cuando se activa',
      },
    },
    {
      id: 'sec-organization', kind: 'trait', of: ['guardduty', 'inspector', 'macie', 'security-hub', 'detective', 'firewall-manager'], unclear: ['shield', 'waf', 'network-firewall', 'kms', 'acm', 'secrets-manager', 'cloudhsm'], level: 2,
      say: {
        pt: '{ter} um administrador delegado para as contas da organização',
        en: '{have} a delegated administrator for the accounts of the organization',
        es: '{tener} un administrador delegado para las cuentas de la organización',
      },
    },
    {
      id: 'sec-free', kind: 'trait', of: ['shield', 'acm'], unclear: ['kms', 'secrets-manager', 'security-hub'], level: 2,
      say: {
        pt: '{ter} uma versão sem custo e sem prazo para acabar',
        en: '{have} a version free of charge and with no end date',
        es: '{tener} una versión sin costo y sin fecha de fin',
      },
    },
    {
      id: 'sec-no-rules', kind: 'trait', of: ['guardduty', 'inspector', 'macie', 'detective', 'shield'], unclear: ['security-hub', 'kms', 'cloudhsm', 'secrets-manager', 'acm'], level: 2,
      say: {
        pt: '{começar} a funcionar sem que o cliente escreva regras',
        en: '{start} working without rules written by the customer',
        es: '{empezar} a funcionar sin que el cliente escriba reglas',
      },
    },
    {
      id: 'sec-reads-logs', kind: 'trait', of: ['guardduty', 'detective'], level: 2,
      say: {
        pt: '{analisar} registros de atividade da conta',
        en: '{analyze} the account’s activity logs',
        es: '{analizar} registros de actividad de la cuenta',
      },
    },
    {
      id: 'sec-before', kind: 'trait', of: ['inspector', 'macie'], unclear: ['security-hub', 'guardduty'], level: 2,
      say: {
        pt: '{examinar} o que o cliente guarda ou instala, antes de haver um ataque',
        en: '{examine} what the customer stores or installs before any attack',
        es: '{examinar} lo que el cliente guarda o instala, antes de que haya un ataque',
      },
    },
    {
      id: 'sec-inspects-requests', kind: 'trait', of: ['waf', 'network-firewall'], unclear: ['firewall-manager'], level: 2,
      say: {
        pt: '{aplicar} regras do cliente ao conteúdo do tráfego',
        en: '{apply} customer rules to the content of traffic',
        es: '{aplicar} reglas del cliente al contenido del tráfico',
      },
    },
    {
      id: 'sec-integrates', kind: 'trait', of: ['kms', 'acm', 'secrets-manager'], unclear: ['cloudhsm'], level: 2,
      say: {
        pt: '{entregar} o que guarda a outros serviços da AWS sem administrar servidores',
        en: '{supply} what it holds to other AWS services with no servers to manage',
        es: '{entregar} lo que guarda a otros servicios de AWS sin administrar servidores',
      },
    },
  ],
  contrasts: [
    {
      between: ['guardduty', 'inspector'],
      say: {
        pt: 'O GuardDuty percebe ataques acontecendo; o Inspector aponta falhas de software que poderiam ser exploradas.',
        en: 'GuardDuty notices attacks under way; Inspector points out software flaws that could be exploited.',
        es: 'GuardDuty percibe ataques en curso; Inspector señala fallas de software que podrían explotarse.',
      },
    },
    {
      between: ['guardduty', 'macie'],
      say: {
        pt: 'O GuardDuty procura ameaças; o Macie procura dados sensíveis guardados no S3.',
        en: 'GuardDuty looks for threats; Macie looks for sensitive data kept in S3.',
        es: 'GuardDuty busca amenazas; Macie busca datos sensibles guardados en S3.',
      },
    },
    {
      between: ['guardduty', 'detective'],
      say: {
        pt: 'O GuardDuty dá o alerta; o Detective ajuda a entender como o incidente começou.',
        en: 'GuardDuty raises the alert; Detective helps to understand how the incident began.',
        es: 'GuardDuty da la alerta; Detective ayuda a entender cómo empezó el incidente.',
      },
    },
    {
      between: ['guardduty', 'security-hub'],
      say: {
        pt: 'O GuardDuty produz alertas; o Security Hub reúne e prioriza os alertas de todos.',
        en: 'GuardDuty produces alerts; Security Hub collects and ranks everyone’s alerts.',
        es: 'GuardDuty produce alertas; Security Hub reúne y prioriza las alertas de todos.',
      },
    },
    {
      between: ['inspector', 'macie'],
      say: {
        pt: 'O Inspector examina software; o Macie examina o conteúdo de buckets.',
        en: 'Inspector examines software; Macie examines the content of buckets.',
        es: 'Inspector examina software; Macie examina el contenido de buckets.',
      },
    },
    {
      between: ['waf', 'shield'],
      say: {
        pt: 'O AWS WAF olha o conteúdo de cada requisição web; o Shield absorve o volume de um ataque DDoS.',
        en: 'AWS WAF looks at the content of each web request; Shield absorbs the volume of a DDoS attack.',
        es: 'AWS WAF mira el contenido de cada solicitud web; Shield absorbe el volumen de un ataque DDoS.',
      },
    },
    {
      between: ['waf', 'network-firewall'],
      say: {
        pt: 'O AWS WAF protege aplicações HTTP; o Network Firewall filtra todo o tráfego de uma VPC.',
        en: 'AWS WAF protects HTTP applications; Network Firewall filters all traffic of a VPC.',
        es: 'AWS WAF protege aplicaciones HTTP; Network Firewall filtra todo el tráfico de una VPC.',
      },
    },
    {
      between: ['network-firewall', 'firewall-manager'],
      say: {
        pt: 'O Network Firewall filtra o tráfego; o Firewall Manager distribui regras como as dele pelas contas.',
        en: 'Network Firewall filters the traffic; Firewall Manager spreads rules like those across accounts.',
        es: 'Network Firewall filtra el tráfico; Firewall Manager distribuye reglas como las suyas entre las cuentas.',
      },
    },
    {
      between: ['kms', 'cloudhsm'],
      say: {
        pt: 'O AWS KMS administra as chaves para você; no CloudHSM o hardware é só seu e a AWS não alcança as chaves.',
        en: 'AWS KMS manages the keys for you; with CloudHSM the hardware is yours alone and AWS cannot reach the keys.',
        es: 'AWS KMS administra las claves por ti; en CloudHSM el hardware es solo tuyo y AWS no alcanza las claves.',
      },
    },
    {
      between: ['kms', 'secrets-manager'],
      say: {
        pt: 'O AWS KMS guarda chaves que cifram dados; o Secrets Manager guarda senhas e tokens que programas usam.',
        en: 'AWS KMS holds keys that encrypt data; Secrets Manager holds passwords and tokens that programs use.',
        es: 'AWS KMS guarda claves que cifran datos; Secrets Manager guarda contraseñas y tokens que usan los programas.',
      },
    },
    {
      between: ['kms', 'acm'],
      say: {
        pt: 'O AWS KMS cuida de dados em repouso; o Certificate Manager, de certificados para dados em trânsito.',
        en: 'AWS KMS takes care of data at rest; Certificate Manager of certificates for data in transit.',
        es: 'AWS KMS se ocupa de datos en reposo; Certificate Manager, de certificados para datos en tránsito.',
      },
    },
    {
      between: ['secrets-manager', 'acm'],
      say: {
        pt: 'O Secrets Manager troca senhas; o Certificate Manager renova certificados TLS.',
        en: 'Secrets Manager rotates passwords; Certificate Manager renews TLS certificates.',
        es: 'Secrets Manager rota contraseñas; Certificate Manager renueva certificados TLS.',
      },
    },
    {
      between: ['security-hub', 'detective'],
      say: {
        pt: 'O Security Hub mostra o que tratar primeiro; o Detective mostra como um incidente aconteceu.',
        en: 'Security Hub shows what to handle first; Detective shows how an incident happened.',
        es: 'Security Hub muestra qué tratar primero; Detective muestra cómo ocurrió un incidente.',
      },
    },
  ],
};
