import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page } from '../source.ts';

export const networkSecurity: Category = {
  id: 'network-security',
  noun: {
    pt: 'serviço de proteção contra ameaças',
    en: 'threat protection service',
    es: 'servicio de protección contra amenazas',
  },
  mode: 'statement',
  domain: 'security',
  far: ['identity-services', 'data-protection'],
  entities: [
    {
      id: 'cloud-armor',
      kind: 'service',
      topic: 'threat-protection',
      popularity: 5,
      name: 'Cloud Armor',
      aliases: ['Google Cloud Armor'],
      gist: {
        pt: '{defender} sites contra ataques DDoS e da web',
        en: '{defend} sites against DDoS and web attacks',
        es: '{defender} sitios contra ataques DDoS y web',
      },
      likeness: {
        pt: 'os guardas na calçada de um teatro, que afastam tumultos e baderneiros antes que cheguem à porta',
        en: 'the guards on a theater’s front steps, who turn back mobs and troublemakers before they reach the doors',
        es: 'los guardias en la acera de un teatro, que apartan tumultos y alborotadores antes de la puerta',
      },
      source: page('armor/docs/cloud-armor-overview'),
    },
    {
      id: 'scc',
      kind: 'service',
      topic: 'threat-protection',
      popularity: 5,
      name: 'Security Command Center',
      aliases: ['SCC'],
      gist: {
        pt: '{mostrar} em um painel as falhas e ameaças do ambiente',
        en: '{show} flaws and threats of the environment on one dashboard',
        es: '{mostrar} en un panel las fallas y amenazas del entorno',
      },
      likeness: {
        pt: 'o inspetor de um teatro, que põe em um só quadro cada porta destrancada e cada sinal suspeito',
        en: 'the inspector of a theater, who puts on one board each door found unlocked and each suspicious sign',
        es: 'el inspector de un teatro, que anota en un tablero cada puerta sin cerrar y cada señal sospechosa',
      },
      source: page('security-command-center/docs/security-command-center-overview'),
    },
    {
      id: 'secops',
      kind: 'service',
      topic: 'threat-protection',
      popularity: 3,
      name: 'Google Security Operations',
      aliases: ['Chronicle', 'SecOps'],
      subject: {
        pt: 'o Google Security Operations (antigo Chronicle)',
        en: 'Google Security Operations (formerly Chronicle)',
        es: 'Google Security Operations (antes Chronicle)',
      },
      gist: {
        pt: '{juntar} sinais de segurança da empresa toda e {automatizar} a resposta',
        en: '{gather} security signals of the whole company and {automate} the response',
        es: '{juntar} señales de seguridad de toda la empresa y {automatizar} la respuesta',
      },
      likeness: {
        pt: 'a central de vigilância de todos os teatros do grupo, que junta os alarmes e aciona respostas ensaiadas',
        en: 'the control room for all of a group’s theaters, which gathers their alarms and sets off rehearsed responses',
        es: 'la central de vigilancia de todos los teatros del grupo, que reúne las alarmas y activa respuestas ensayadas',
      },
      source: page('chronicle/docs/secops/secops-overview'),
    },
    {
      id: 'mandiant',
      kind: 'service',
      topic: 'threat-protection',
      popularity: 3,
      name: 'Mandiant',
      subject: { pt: 'a Mandiant', en: 'Mandiant', es: 'Mandiant' },
      gist: {
        pt: '{oferecer} especialistas que investigam invasões',
        en: '{offer} experts who investigate intrusions',
        es: '{ofrecer} expertos que investigan intrusiones',
      },
      likeness: {
        pt: 'os detetives chamados ao teatro após um arrombamento, que também simulam outros para testar os guardas',
        en: 'the detectives called to a theater after a break-in, who also stage mock ones to test the guards',
        es: 'los detectives llamados al teatro tras un robo, que también simulan otros para probar a los guardias',
      },
      source: page('security/mandiant'),
    },
    {
      id: 'recaptcha',
      kind: 'service',
      topic: 'threat-protection',
      popularity: 3,
      name: 'reCAPTCHA',
      gist: {
        pt: '{distinguir} pessoas de robôs em um site',
        en: '{tell} people from bots on a site',
        es: '{distinguir} personas de robots en un sitio',
      },
      likeness: {
        pt: 'o atendente da bilheteria por telefone que distingue, pelas respostas, gente de gravações',
        en: 'the clerk on a ticket line who tells real callers from recordings by how they reply',
        es: 'el empleado de la taquilla telefónica que distingue, por las respuestas, personas de grabaciones',
      },
      source: page('recaptcha/docs/overview'),
    },
    {
      id: 'cloud-ids',
      kind: 'service',
      topic: 'threat-protection',
      popularity: 2,
      name: 'Cloud NGFW',
      aliases: ['Cloud Next Generation Firewall'],
      gist: {
        pt: '{filtrar} o tráfego das redes com regras e inspeção',
        en: '{filter} network traffic with rules and inspection',
        es: '{filtrar} el tráfico de las redes con reglas e inspección',
      },
      likeness: {
        pt: 'os guardas em cada porta do teatro, até entre as salas, que seguem uma lista e revistam bolsas',
        en: 'the guards at every door of a theater, even between rooms, who follow a list and search bags',
        es: 'los guardias en cada puerta del teatro, incluso entre salas, que siguen una lista y revisan bolsos',
      },
      source: page('firewall/docs/about-firewalls'),
    },
    {
      id: 'binary-auth',
      kind: 'service',
      topic: 'threat-protection',
      popularity: 2,
      name: 'Binary Authorization',
      subject: { pt: 'a Binary Authorization', en: 'Binary Authorization', es: 'Binary Authorization' },
      gist: {
        pt: '{barrar} imagens de contêiner que não foram aprovadas',
        en: '{block} container images that were not approved',
        es: '{bloquear} imágenes de contenedor que no fueron aprobadas',
      },
      likeness: {
        pt: 'a porta de carga do teatro, que recusa cenários sem o carimbo da oficina e do fiscal',
        en: 'a theater’s loading door, which turns back scenery without the stamps of workshop and inspector',
        es: 'la puerta de carga del teatro, que rechaza decorados sin el sello del taller y del inspector',
      },
      source: page('binary-authorization/docs/overview'),
    },
  ],
  facts: [
    {
      id: 'arm-need',
      kind: 'purpose',
      of: ['cloud-armor'],
      level: 1,
      say: {
        pt: '{bloquear} ataques DDoS e de injeção de SQL na borda da rede',
        en: '{block} DDoS and SQL injection attacks at the edge of the network',
        es: '{bloquear} ataques DDoS y de inyección de SQL en el borde de la red',
      },
      need: {
        pt: 'barrar ataques DDoS e de injeção de SQL antes que cheguem à loja virtual',
        en: 'stop DDoS and SQL injection attacks before they reach its online store',
        es: 'frenar ataques DDoS y de inyección de SQL antes de que lleguen a la tienda en línea',
      },
      how: {
        pt: 'O Cloud Armor age no balanceador de carga global, com regras prontas contra os ataques do OWASP Top 10.',
        en: 'Cloud Armor acts at the global load balancer, with ready rules against the attacks of the OWASP Top 10.',
        es: 'Cloud Armor actúa en el balanceador de carga global, con reglas listas contra los ataques del OWASP Top 10.',
      },
    },
    {
      id: 'arm-waf',
      kind: 'feature',
      of: ['cloud-armor'],
      level: 1,
      say: {
        pt: '{proteger} aplicações web com regras de firewall (WAF)',
        en: '{protect} web applications with firewall rules (WAF)',
        es: '{proteger} aplicaciones web con reglas de firewall (WAF)',
      },
      how: {
        pt: 'O Cloud Armor examina os pedidos HTTP com regras pré-configuradas, como as de injeção de SQL e XSS.',
        en: 'Cloud Armor examines HTTP requests with preconfigured rules, such as those for SQL injection and XSS.',
        es: 'Cloud Armor examina las solicitudes HTTP con reglas preconfiguradas, como las de inyección de SQL y XSS.',
      },
    },
    {
      id: 'arm-geo',
      kind: 'purpose',
      of: ['cloud-armor'],
      unclear: ['cloud-ids', 'load-balancing'],
      cue: {
        pt: 'bloqueio geográfico de requisições HTTP na borda, com um WAF',
        en: 'geo-blocking of HTTP requests at the edge with a WAF',
        es: 'bloqueo geográfico de solicitudes HTTP en el borde, con un WAF',
      },
      level: 2,
      say: {
        pt: '{recusar} visitas a um site por país de origem, junto ao balanceador de carga',
        en: '{refuse} visits to a site by country of origin, at the load balancer',
        es: '{rechazar} visitas a un sitio por país de origen, en el balanceador de carga',
      },
      deny: {
        pt: 'não {recusar} visitas por país',
        en: '{not refuse} visits by country',
        es: 'no {rechazar} visitas por país',
      },
      need: {
        pt: 'recusar visitas ao site que venham de certos países',
        en: 'refuse visits to its site that come from certain countries',
        es: 'rechazar visitas al sitio que vengan de ciertos países',
      },
      how: {
        pt: 'O Cloud Armor usa na política de segurança a expressão origin.region_code com a ação deny.',
        en: 'Cloud Armor uses the expression origin.region_code in a security policy, with the deny action.',
        es: 'Cloud Armor usa en la política de seguridad la expresión origin.region_code con la acción deny.',
      },
    },
    {
      id: 'scc-need',
      kind: 'purpose',
      of: ['scc'],
      cue: {
        pt: 'visão central de configurações inseguras e vulnerabilidades em toda a organização',
        en: 'a central view of misconfigurations and vulnerabilities across the organization',
        es: 'visión central de configuraciones inseguras y vulnerabilidades en toda la organización',
      },
      level: 1,
      say: {
        pt: '{achar} em um só painel buckets públicos e outras falhas de todos os projetos',
        en: '{find} public buckets and other flaws of all projects on one dashboard',
        es: '{encontrar} en un solo panel buckets públicos y otras fallas de todos los proyectos',
      },
      need: {
        pt: 'ver em um só painel os buckets públicos e outras falhas de todos os projetos',
        en: 'see public buckets and other flaws of all its projects on one dashboard',
        es: 'ver en un solo panel los buckets públicos y otras fallas de todos los proyectos',
      },
      how: {
        pt: 'O Security Command Center verifica as configurações da organização e registra cada problema como uma descoberta (finding).',
        en: 'Security Command Center scans the settings of the organization and records each problem as a finding.',
        es: 'Security Command Center analiza las configuraciones de la organización y registra cada problema como un hallazgo (finding).',
      },
    },
    {
      id: 'scc-posture',
      kind: 'purpose',
      of: ['scc'],
      unclear: ['secops', 'assured-workloads', 'cloud-security'],
      cue: {
        pt: 'avaliação da postura de segurança na nuvem frente a benchmarks de conformidade',
        en: 'a check of cloud security posture against compliance benchmarks',
        es: 'evaluación de postura de seguridad en la nube frente a benchmarks de cumplimiento',
      },
      level: 2,
      say: {
        pt: '{comparar} as configurações da nuvem com padrões, como os do CIS',
        en: '{compare} cloud settings with standards such as those of CIS',
        es: '{comparar} las configuraciones de la nube con estándares, como los del CIS',
      },
      deny: {
        pt: 'não {comparar} configurações com padrões',
        en: '{not compare} settings with standards',
        es: 'no {comparar} configuraciones con estándares',
      },
      need: {
        pt: 'saber em que a configuração da nuvem foge de padrões como os do CIS',
        en: 'know where its cloud settings depart from standards such as those of CIS',
        es: 'saber en qué la configuración de la nube se aparta de estándares como los del CIS',
      },
      how: {
        pt: 'O Security Command Center roda detectores sobre a configuração e mostra o resultado por norma e controle.',
        en: 'Security Command Center runs detectors on the configuration and shows the result by standard and control.',
        es: 'Security Command Center ejecuta detectores sobre la configuración y muestra el resultado por norma y control.',
      },
    },
    {
      id: 'so-need',
      kind: 'purpose',
      of: ['secops'],
      unclear: ['scc'],
      cue: {
        pt: 'SIEM com SOAR para fontes na nuvem, locais e de terceiros',
        en: 'a SIEM with SOAR for cloud, on-premises and third-party sources',
        es: 'SIEM con SOAR para fuentes en la nube, locales y de terceros',
      },
      level: 2,
      say: {
        pt: '{pesquisar} registros de segurança da empresa toda e {responder} com playbooks',
        en: '{search} security logs of the whole company and {respond} with playbooks',
        es: '{buscar} en registros de seguridad de toda la empresa y {responder} con playbooks',
      },
      deny: {
        pt: 'não {pesquisar} registros da empresa toda',
        en: '{not search} logs of the whole company',
        es: 'no {buscar} en registros de toda la empresa',
      },
      need: {
        pt: 'pesquisar os registros de segurança da empresa toda, dentro e fora da nuvem, e responder com playbooks',
        en: 'search security logs of the whole company, inside and outside the cloud, and respond with playbooks',
        es: 'buscar en los registros de seguridad de toda la empresa, dentro y fuera de la nube, y responder con playbooks',
      },
      how: {
        pt: 'O Google Security Operations normaliza os logs de qualquer origem, aplica regras de detecção e dispara a resposta.',
        en: 'Google Security Operations normalizes logs of any origin, applies detection rules and sets off the response.',
        es: 'Google Security Operations normaliza los logs de cualquier origen, aplica reglas de detección y dispara la respuesta.',
      },
    },
    {
      id: 'so-siem',
      kind: 'feature',
      of: ['secops'],
      unclear: ['scc'],
      level: 1,
      say: {
        pt: '{detectar} ameaças nos registros e {automatizar} a resposta (SIEM e SOAR)',
        en: '{detect} threats in logs and {automate} the response (SIEM and SOAR)',
        es: '{detectar} amenazas en los registros y {automatizar} la respuesta (SIEM y SOAR)',
      },
      how: {
        pt: 'O Google Security Operations detecta ameaças nos logs com regras e executa playbooks para tratar cada caso.',
        en: 'Google Security Operations detects threats in logs with rules and runs playbooks to handle each case.',
        es: 'Google Security Operations detecta amenazas en los logs con reglas y ejecuta playbooks para tratar cada caso.',
      },
    },
    {
      id: 'man-need',
      kind: 'purpose',
      of: ['mandiant'],
      cue: {
        pt: 'consultores chamados para conter um ataque que está em curso',
        en: 'consultants called in to contain a breach that is under way',
        es: 'consultores llamados para contener un ataque que está en curso',
      },
      level: 1,
      say: {
        pt: '{mandar} especialistas para conduzir a resposta a uma invasão em andamento',
        en: '{send} experts to lead the response to an intrusion in progress',
        es: '{mandar} a expertos para dirigir la respuesta a una intrusión en curso',
      },
      deny: {
        pt: 'não {trazer} especialistas para conduzir a resposta',
        en: '{not bring} experts to lead the response',
        es: 'no {traer} especialistas para conducir la respuesta',
      },
      need: {
        pt: 'contar com especialistas que conduzam a resposta quando houver uma invasão',
        en: 'have experts on hand to lead the response when there is an intrusion',
        es: 'contar con expertos que dirijan la respuesta cuando haya una intrusión',
      },
      how: {
        pt: 'A Mandiant tem consultores de resposta a incidentes que investigam, contêm o invasor e orientam a recuperação.',
        en: 'Mandiant has incident response consultants who investigate, contain the intruder and guide the recovery.',
        es: 'Mandiant tiene consultores de respuesta a incidentes que investigan, contienen al intruso y guían la recuperación.',
      },
    },
    {
      id: 'man-exercise',
      kind: 'purpose',
      of: ['mandiant'],
      unclear: ['secops', 'scc', 'cloud-security'],
      cue: {
        pt: 'simulação de ataque (red team) conduzida por consultores de segurança',
        en: 'a simulated attack (red team) led by security consultants',
        es: 'simulación de ataque (red team) dirigida por consultores de seguridad',
      },
      level: 1,
      say: {
        pt: '{oferecer} especialistas que testam se a empresa está pronta para um ataque',
        en: '{offer} experts who test whether the company is ready for an attack',
        es: '{ofrecer} especialistas que prueban si la empresa está lista para un ataque',
      },
      deny: {
        pt: 'não {trazer} especialistas que testem as defesas',
        en: '{not bring} experts who test the defenses',
        es: 'no {traer} especialistas que prueben las defensas',
      },
      need: {
        pt: 'contratar especialistas que testem se está pronta para um ataque',
        en: 'hire experts who test whether it is ready for an attack',
        es: 'contratar especialistas que prueben si está lista para un ataque',
      },
      how: {
        pt: 'A Mandiant oferece consultoria: simula invasores reais e avalia a resposta da equipe.',
        en: 'Mandiant offers consulting: it simulates real attackers and assesses the team’s response.',
        es: 'Mandiant ofrece consultoría: simula atacantes reales y evalúa la respuesta del equipo.',
      },
    },
    {
      id: 'man-intel',
      kind: 'feature',
      of: ['mandiant'],
      cue: {
        pt: 'inteligência de ameaças tirada de investigações de incidentes reais',
        en: 'threat intelligence drawn from investigations of real incidents',
        es: 'inteligencia de amenazas extraída de investigaciones de incidentes reales',
      },
      level: 2,
      say: {
        pt: '{acompanhar} de perto os grupos de atacantes e os métodos deles',
        en: '{follow} attacker groups and their methods closely',
        es: '{seguir} de cerca a los grupos de atacantes y sus métodos',
      },
      how: {
        pt: 'A Mandiant acompanha os atacantes em incidentes reais e publica relatórios anuais, como o M-Trends.',
        en: 'Mandiant follows attackers in real incidents and publishes yearly reports, such as M-Trends.',
        es: 'Mandiant sigue a los atacantes en incidentes reales y publica informes anuales, como M-Trends.',
      },
    },
    {
      id: 'rec-need',
      kind: 'purpose',
      of: ['recaptcha'],
      unclear: ['cloud-armor'],
      level: 1,
      say: {
        pt: '{barrar} robôs em formulários e páginas de login',
        en: '{stop} bots in forms and on sign-in pages',
        es: '{detener} bots en formularios y páginas de inicio de sesión',
      },
      need: {
        pt: 'impedir que robôs criem contas falsas no formulário de cadastro',
        en: 'keep bots from creating fake accounts in the sign-up form',
        es: 'impedir que robots creen cuentas falsas en el formulario de registro',
      },
      deny: {
        pt: 'não {distinguir} um robô de uma pessoa no formulário',
        en: '{not tell} a bot from a person in a form',
        es: 'no {distinguir} un bot de una persona en el formulario',
      },
      how: {
        pt: 'O reCAPTCHA observa o comportamento do visitante e estima o risco antes que o envio seja aceito.',
        en: 'reCAPTCHA watches the visitor’s behavior and estimates the risk before the submission is accepted.',
        es: 'reCAPTCHA observa el comportamiento del visitante y estima el riesgo antes de que se acepte el envío.',
      },
    },
    {
      id: 'rec-tickets',
      kind: 'purpose',
      of: ['recaptcha'],
      unclear: ['cloud-armor'],
      cue: {
        pt: 'abuso automatizado de uma página web, percebido pelo comportamento do visitante',
        en: 'automated abuse of a web page, spotted by visitor behavior',
        es: 'abuso automatizado de una página web, detectado por el comportamiento del visitante',
      },
      level: 1,
      say: {
        pt: '{distinguir} pessoas de robôs em um site',
        en: '{tell} people from bots on a site',
        es: '{distinguir} personas de bots en un sitio',
      },
      need: {
        pt: 'distinguir pessoas de robôs que compram todos os ingressos de um show',
        en: 'tell people from bots that buy up all the tickets for a concert',
        es: 'distinguir a las personas de los bots que compran todas las entradas de un concierto',
      },
      deny: {
        pt: 'não {distinguir} robôs de pessoas em uma página',
        en: '{not tell} bots from people on a page',
        es: 'no {distinguir} bots de personas en una página',
      },
      how: {
        pt: 'O reCAPTCHA observa a interação na página e devolve uma nota, com a qual o site barra os robôs.',
        en: 'reCAPTCHA watches the interaction in the page and returns a score, with which the site stops bots.',
        es: 'reCAPTCHA observa la interacción en la página y devuelve una puntuación, con la que el sitio frena los bots.',
      },
    },
    {
      id: 'rec-score',
      kind: 'feature',
      of: ['recaptcha'],
      cue: {
        pt: 'avaliação de cada ação em uma página como provavelmente humana ou automatizada',
        en: 'a rating of each action on a page as likely human or automated',
        es: 'calificación de cada acción en una página como probablemente humana o automatizada',
      },
      level: 2,
      say: {
        pt: '{dar} uma nota de risco a cada interação',
        en: '{give} each interaction a risk score',
        es: '{dar} un puntaje de riesgo a cada interacción',
      },
      how: {
        pt: 'O reCAPTCHA devolve um valor de 0,0 a 1,0, e o site decide o que fazer abaixo de um limite.',
        en: 'reCAPTCHA returns a value from 0.0 to 1.0, and the site decides what to do below a threshold.',
        es: 'reCAPTCHA devuelve un valor de 0,0 a 1,0, y el sitio decide qué hacer por debajo de un umbral.',
      },
    },
    {
      id: 'ngf-need',
      kind: 'purpose',
      of: ['cloud-ids'],
      unclear: ['vpc'],
      cue: {
        pt: 'filtragem de rede para toda a organização, com prevenção de invasões (IPS)',
        en: 'organization-wide network filtering, with intrusion prevention (IPS)',
        es: 'filtrado de red para toda la organización, con prevención de intrusos (IPS)',
      },
      level: 2,
      say: {
        pt: '{aplicar} regras de firewall a toda a hierarquia e {inspecionar} o tráfego contra intrusões',
        en: '{apply} firewall rules to the whole hierarchy and {inspect} traffic for intrusions',
        es: '{aplicar} reglas de firewall a toda la jerarquía e {inspeccionar} el tráfico contra intrusiones',
      },
      deny: {
        pt: 'não {inspecionar} o tráfego das redes',
        en: '{not inspect} network traffic',
        es: 'no {inspeccionar} el tráfico de las redes',
      },
      need: {
        pt: 'aplicar as mesmas regras de rede a todas as pastas e projetos e inspecionar o tráfego contra intrusões',
        en: 'apply the same network rules to all folders and projects and inspect traffic for intrusions',
        es: 'aplicar las mismas reglas de red a todas las carpetas y proyectos e inspeccionar el tráfico contra intrusiones',
      },
      how: {
        pt: 'O Cloud NGFW tem políticas na organização, nas pastas e nas redes, e o nível Enterprise traz prevenção de intrusões (IPS).',
        en: 'Cloud NGFW has policies at organization, folder and network, and its Enterprise tier brings intrusion prevention (IPS).',
        es: 'Cloud NGFW tiene políticas en la organización, las carpetas y las redes, y su nivel Enterprise trae prevención de intrusiones (IPS).',
      },
    },
    {
      id: 'ngf-layer',
      kind: 'purpose',
      of: ['cloud-ids'],
      unclear: ['vpc'],
      cue: {
        pt: 'microssegmentação, com a filtragem feita em cada máquina virtual',
        en: 'microsegmentation, with filtering done at each virtual machine',
        es: 'microsegmentación, con el filtrado hecho en cada máquina virtual',
      },
      level: 2,
      say: {
        pt: '{controlar} também o tráfego entre máquinas da mesma rede',
        en: '{control} even the traffic between machines of the same network',
        es: '{controlar} también el tráfico entre máquinas de la misma red',
      },
      deny: {
        pt: 'não {filtrar} o tráfego entre máquinas',
        en: '{not filter} traffic between machines',
        es: 'no {filtrar} el tráfico entre máquinas',
      },
      need: {
        pt: 'filtrar até o tráfego entre máquinas da mesma rede',
        en: 'filter even the traffic between machines of the same network',
        es: 'filtrar incluso el tráfico entre máquinas de la misma red',
      },
      how: {
        pt: 'O Cloud NGFW é distribuído: as regras valem em cada VM, por tags com controle de IAM (microssegmentação).',
        en: 'Cloud NGFW is distributed: rules apply at each VM, through IAM-governed tags (microsegmentation).',
        es: 'Cloud NGFW es distribuido: las reglas rigen en cada VM, por etiquetas con control de IAM (microsegmentación).',
      },
    },
    {
      id: 'bin-need',
      kind: 'purpose',
      of: ['binary-auth'],
      level: 2,
      say: {
        pt: '{deixar} rodar no cluster só imagens assinadas pelo processo oficial',
        en: '{let} only images signed by the official process run in the cluster',
        es: '{dejar} que en el clúster corran solo imágenes firmadas por el proceso oficial',
      },
      deny: {
        pt: 'não {conferir} imagens antes que rodem',
        en: '{not check} images before they run',
        es: 'no {verificar} imágenes antes de que se ejecuten',
      },
      need: {
        pt: 'que só imagens aprovadas pelo processo oficial rodem no cluster',
        en: 'make sure that only images approved by its official process run in the cluster',
        es: 'que solo imágenes aprobadas por el proceso oficial se ejecuten en el clúster',
      },
      how: {
        pt: 'A Binary Authorization confere as atestações da imagem antes da implantação e recusa a que não as tem.',
        en: 'Binary Authorization checks the attestations of an image before it is deployed and refuses one without them.',
        es: 'Binary Authorization comprueba las certificaciones (attestations) de la imagen antes del despliegue y rechaza la que no las tiene.',
      },
    },
    {
      id: 'bin-chain',
      kind: 'feature',
      of: ['binary-auth'],
      cue: {
        pt: 'atestações assinadas exigidas antes de implantar um contêiner',
        en: 'signed attestations required before a container is deployed',
        es: 'certificaciones firmadas exigidas antes de desplegar un contenedor',
      },
      level: 2,
      say: {
        pt: '{proteger} a cadeia de suprimentos de software na hora da implantação',
        en: '{protect} the software supply chain at deployment time',
        es: '{proteger} la cadena de suministro de software al momento del despliegue',
      },
      how: {
        pt: 'A Binary Authorization pede, antes de criar o contêiner, atestações de etapas como build e verificação de falhas.',
        en: 'Binary Authorization asks, before a container is created, for attestations of steps such as build and scan.',
        es: 'Binary Authorization pide, antes de crear el contenedor, certificaciones de etapas como compilación y análisis.',
      },
    },
    {
      id: 'ns-traffic',
      kind: 'trait',
      of: ['cloud-armor', 'cloud-ids'],
      unclear: ['recaptcha', 'scc', 'secops'],
      level: 1,
      say: {
        pt: '{filtrar} tráfego antes que chegue ao servidor',
        en: '{filter} traffic before it reaches the server',
        es: '{filtrar} tráfico antes de que llegue al servidor',
      },
    },
    {
      id: 'ns-detect',
      kind: 'trait',
      of: ['scc', 'secops'],
      unclear: ['mandiant', 'cloud-ids', 'cloud-armor'],
      level: 1,
      say: {
        pt: '{reunir} achados de ameaças de muitos recursos em um só lugar',
        en: '{gather} threat findings of many resources in one place',
        es: '{reunir} hallazgos de amenazas de muchos recursos en un solo lugar',
      },
    },
    {
      id: 'ns-websites',
      kind: 'trait',
      of: ['cloud-armor', 'recaptcha'],
      unclear: ['cloud-ids', 'scc'],
      level: 1,
      say: {
        pt: '{defender} páginas públicas contra abusos automatizados',
        en: '{defend} public pages from automated abuse',
        es: '{defender} páginas públicas contra abusos automatizados',
      },
    },
  ],
  contrasts: [
    {
      between: ['cloud-armor', 'scc'],
      say: {
        pt: 'O Cloud Armor bloqueia ataques ao site; o Security Command Center mostra falhas e ameaças do ambiente.',
        en: 'Cloud Armor blocks attacks on the site; Security Command Center shows flaws and threats of the environment.',
        es: 'Cloud Armor bloquea ataques al sitio; Security Command Center muestra fallas y amenazas del entorno.',
      },
    },
    {
      between: ['scc', 'secops'],
      say: {
        pt: 'O Security Command Center olha o ambiente na nuvem; o Google Security Operations junta sinais da empresa toda.',
        en: 'Security Command Center looks at the cloud environment; Google Security Operations gathers signals of the whole company.',
        es: 'Security Command Center mira el entorno en la nube; Google Security Operations junta señales de toda la empresa.',
      },
    },
    {
      between: ['secops', 'mandiant'],
      say: {
        pt: 'O Google Security Operations é a plataforma; a Mandiant traz os especialistas.',
        en: 'Google Security Operations is the platform; Mandiant brings the experts.',
        es: 'Google Security Operations es la plataforma; Mandiant aporta los expertos.',
      },
    },
    {
      between: ['cloud-armor', 'recaptcha'],
      say: {
        pt: 'O Cloud Armor filtra o tráfego de ataque; o reCAPTCHA distingue pessoas de robôs.',
        en: 'Cloud Armor filters attack traffic; reCAPTCHA tells people from bots.',
        es: 'Cloud Armor filtra el tráfico de ataque; reCAPTCHA distingue personas de robots.',
      },
    },
    {
      between: ['cloud-armor', 'cloud-ids'],
      say: {
        pt: 'O Cloud Armor protege a entrada de aplicativos web; o Cloud NGFW filtra o tráfego das redes.',
        en: 'Cloud Armor protects the entrance of web applications; Cloud NGFW filters network traffic.',
        es: 'Cloud Armor protege la entrada de aplicaciones web; Cloud NGFW filtra el tráfico de las redes.',
      },
    },
    {
      between: ['scc', 'mandiant'],
      say: {
        pt: 'O Security Command Center é um painel que aponta falhas; a Mandiant traz especialistas que investigam e testam.',
        en: 'Security Command Center is a dashboard that points out flaws; Mandiant brings experts who investigate and test.',
        es: 'Security Command Center es un panel que señala fallas; Mandiant trae especialistas que investigan y prueban.',
      },
    },
    {
      between: ['scc', 'binary-auth'],
      say: {
        pt: 'O Security Command Center mostra falhas que já existem; a Binary Authorization barra imagens não aprovadas antes que rodem.',
        en: 'Security Command Center shows flaws that exist; Binary Authorization blocks unapproved images before they run.',
        es: 'Security Command Center muestra fallas que ya existen; Binary Authorization bloquea imágenes no aprobadas antes de que se ejecuten.',
      },
    },
    {
      between: ['scc', 'cloud-ids'],
      say: {
        pt: 'O Security Command Center mostra configurações inseguras; o Cloud NGFW filtra o tráfego das redes.',
        en: 'Security Command Center shows insecure settings; Cloud NGFW filters network traffic.',
        es: 'Security Command Center muestra configuraciones inseguras; Cloud NGFW filtra el tráfico de las redes.',
      },
    },
    {
      between: ['scc', 'recaptcha'],
      say: {
        pt: 'O Security Command Center olha as configurações da nuvem; o reCAPTCHA avalia cada visita a uma página.',
        en: 'Security Command Center looks at cloud settings; reCAPTCHA assesses each visit to a page.',
        es: 'Security Command Center mira las configuraciones de la nube; reCAPTCHA evalúa cada visita a una página.',
      },
    },
    {
      between: ['cloud-armor', 'secops'],
      say: {
        pt: 'O Cloud Armor bloqueia o ataque ao site; o Google Security Operations junta os registros e conduz a investigação.',
        en: 'Cloud Armor blocks the attack on the site; Google Security Operations gathers the logs and drives the investigation.',
        es: 'Cloud Armor bloquea el ataque al sitio; Google Security Operations reúne los registros y conduce la investigación.',
      },
    },
    {
      between: ['cloud-armor', 'binary-auth'],
      say: {
        pt: 'O Cloud Armor filtra o tráfego que chega ao site; a Binary Authorization decide que imagens podem rodar.',
        en: 'Cloud Armor filters the traffic that reaches a site; Binary Authorization decides which images may run.',
        es: 'Cloud Armor filtra el tráfico que llega al sitio; Binary Authorization decide qué imágenes pueden ejecutarse.',
      },
    },
    {
      between: ['cloud-armor', 'mandiant'],
      say: {
        pt: 'O Cloud Armor é um serviço que bloqueia ataques; a Mandiant são pessoas, que investigam e testam.',
        en: 'Cloud Armor is a service that blocks attacks; Mandiant is people, who investigate and test.',
        es: 'Cloud Armor es un servicio que bloquea ataques; Mandiant son personas, que investigan y prueban.',
      },
    },
    {
      between: ['recaptcha', 'cloud-ids'],
      say: {
        pt: 'O reCAPTCHA avalia se há uma pessoa na página; o Cloud NGFW filtra conexões por regras de rede.',
        en: 'reCAPTCHA assesses whether there is a person on the page; Cloud NGFW filters connections by network rules.',
        es: 'reCAPTCHA evalúa si hay una persona en la página; Cloud NGFW filtra conexiones por reglas de red.',
      },
    },
    {
      between: ['recaptcha', 'secops'],
      say: {
        pt: 'O reCAPTCHA barra robôs em uma página; o Google Security Operations analisa registros de toda a empresa.',
        en: 'reCAPTCHA stops bots on a page; Google Security Operations analyzes logs of the whole company.',
        es: 'reCAPTCHA detiene bots en una página; Google Security Operations analiza registros de toda la empresa.',
      },
    },
    {
      between: ['binary-auth', 'cloud-ids'],
      say: {
        pt: 'A Binary Authorization decide que imagens rodam no cluster; o Cloud NGFW decide que tráfego passa.',
        en: 'Binary Authorization decides which images run in the cluster; Cloud NGFW decides which traffic passes.',
        es: 'Binary Authorization decide qué imágenes corren en el clúster; Cloud NGFW decide qué tráfico pasa.',
      },
    },
    {
      between: ['secops', 'cloud-ids'],
      say: {
        pt: 'O Cloud NGFW filtra o tráfego; o Google Security Operations analisa os registros que ele e outros geram.',
        en: 'Cloud NGFW filters traffic; Google Security Operations analyzes the logs that it and others produce.',
        es: 'Cloud NGFW filtra el tráfico; Google Security Operations analiza los registros que este y otros generan.',
      },
    },
    {
      between: ['mandiant', 'cloud-ids'],
      say: {
        pt: 'O Cloud NGFW filtra tráfego por regras; a Mandiant traz especialistas que investigam e testam.',
        en: 'Cloud NGFW filters traffic by rules; Mandiant brings experts who investigate and test.',
        es: 'Cloud NGFW filtra tráfico por reglas; Mandiant trae especialistas que investigan y prueban.',
      },
    },
    {
      between: ['secops', 'binary-auth'],
      say: {
        pt: 'A Binary Authorization impede a implantação; o Google Security Operations detecta e trata o que já aconteceu.',
        en: 'Binary Authorization prevents a deployment; Google Security Operations detects and handles what has already happened.',
        es: 'Binary Authorization impide la implementación; Google Security Operations detecta y trata lo que ya ocurrió.',
      },
    },
  ],
};
