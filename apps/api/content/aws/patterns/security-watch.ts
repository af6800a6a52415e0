import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const securityWatch: readonly Pattern[] = [
  {
    id: 'security-watch',
    exams: {
      'clf-c02': { domain: 'security', topic: 'threat-protection' },
      'saa-c03': { domain: 'secure', topic: 'workload-security' },
    },
    scene: {
      pt: 'Pense nos servidores como as salas de um prédio, nos buckets como as gavetas e nas configurações como a mobília.',
      en: 'Think of the servers as the rooms of a building, of the buckets as its drawers, and of the settings as its furniture.',
      es: 'Piensa en los servidores como las salas de un edificio, en los buckets como los cajones y en la configuración como los muebles.',
    },
    situations: [
      {
        id: 'lender',
        text: {
          pt: 'Uma empresa de crédito usa o Amazon EC2 e o Amazon S3 sem nenhuma vigilância contínua.',
          en: 'A lender uses Amazon EC2 and Amazon S3 without any continuous monitoring.',
          es: 'Una empresa de préstamos usa Amazon EC2 y Amazon S3 sin ninguna vigilancia continua.',
        },
        today: {
          pt: 'A conta tem 45 instâncias e 20 buckets, examinados uma vez por ano. Um arquiteto de soluções precisa escolher o que ativar.',
          en: 'The account has 45 instances and 20 buckets, which are reviewed once a year. A solutions architect must choose what to turn on.',
          es: 'La cuenta tiene 45 instancias y 20 buckets, que se examinan una vez al año. Un arquitecto de soluciones debe elegir qué activar.',
        },
      },
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório publica resultados com o Amazon EC2 e o Amazon S3, e a auditoria achou duas lacunas de segurança.',
          en: 'A laboratory publishes results with Amazon EC2 and Amazon S3, and its auditor found two gaps in security.',
          es: 'Un laboratorio publica resultados con Amazon EC2 y Amazon S3, y la auditoría halló dos brechas de seguridad.',
        },
        today: {
          pt: 'Antigos funcionários montaram as doze instâncias e os quatro buckets, e as duas lacunas devem ser fechadas em um mês.',
          en: 'Former employees set up the twelve instances and four buckets, and both gaps must be closed within a month.',
          es: 'Antiguos empleados montaron las doce instancias y los cuatro buckets, y ambas brechas deben cerrarse en un mes.',
        },
      },
      {
        id: 'retailer',
        text: {
          pt: 'Uma loja de móveis vende com o Amazon EC2 e guarda dados de clientes no Amazon S3.',
          en: 'A furniture store sells with Amazon EC2 and keeps customer data in Amazon S3.',
          es: 'Una mueblería vende con Amazon EC2 y guarda datos de clientes en Amazon S3.',
        },
        today: {
          pt: 'Duas pessoas administram as dezesseis instâncias, e um concorrente foi atacado no mês passado. A loja quer se proteger antes da temporada de vendas.',
          en: 'Two people administer its sixteen instances, and a competitor was attacked last month. The store wants protection before the sales season.',
          es: 'Dos personas administran las dieciséis instancias, y un competidor fue atacado el mes pasado. La tienda quiere protegerse antes de la temporada de ventas.',
        },
      },
      {
        id: 'courier-watch',
        text: {
          pt: 'Uma transportadora usa o Amazon EC2 e o Amazon S3, e um grande cliente exige no contrato mais segurança.',
          en: 'A courier uses Amazon EC2 and Amazon S3, and a large client demands more security in its contract.',
          es: 'Una transportista usa Amazon EC2 y Amazon S3, y un gran cliente exige más seguridad en el contrato.',
        },
        today: {
          pt: 'O cliente envia 3.000 pacotes por dia, com nomes e endereços de destinatários. Os arquitetos precisam escolher os serviços a ativar.',
          en: 'The client sends 3,000 parcels a day, with names and addresses of recipients. The architects must choose which services to turn on.',
          es: 'El cliente envía 3.000 paquetes por día, con nombres y direcciones de destinatarios. Los arquitectos deben elegir qué servicios activar.',
        },
      },
      {
        id: 'school-watch',
        text: {
          pt: 'Uma rede de escolas guarda dados de alunos no Amazon EC2 e no Amazon S3, sem controle contínuo.',
          en: 'A network of schools keeps student data on Amazon EC2 and in Amazon S3, without continuous control.',
          es: 'Una red de escuelas guarda datos de alumnos en Amazon EC2 y Amazon S3, sin control continuo.',
        },
        today: {
          pt: 'São 25 instâncias, com dados de 60.000 alunos de nove escolas. Um arquiteto de soluções deve escolher os serviços a ativar.',
          en: 'There are 25 instances, with data of 60,000 students in nine schools. A solutions architect must choose which services to turn on.',
          es: 'Son 25 instancias, con datos de 60.000 alumnos de nueve escuelas. Un arquitecto de soluciones debe elegir qué servicios activar.',
        },
      },
    ],
    candidates: [
      {
        id: 'guardduty-inspector',
        uses: ['GuardDuty', 'Inspector'],
        popularity: 4,
        source: docs('guardduty/latest/ug/what-is-guardduty.html'),
        secondSource: docs('inspector/latest/user/what-is-inspector.html'),
        text: {
          pt: 'Amazon GuardDuty e Amazon Inspector',
          en: 'Amazon GuardDuty and Amazon Inspector',
          es: 'Amazon GuardDuty y Amazon Inspector',
        },
        action: {
          pt: 'Ativar o Amazon GuardDuty com os seus planos de proteção e ativar a verificação das instâncias do EC2 no Amazon Inspector.',
          en: 'Enable Amazon GuardDuty with its protection plans and enable Amazon Inspector scans of the EC2 instances.',
          es: 'Activar Amazon GuardDuty con sus planes de protección y activar el análisis de las instancias de EC2 en Amazon Inspector.',
        },
        why: {
          pt: 'O GuardDuty analisa registros e tráfego e acusa sinais de ameaça em curso, como uso estranho de credenciais ou contato com endereços maliciosos; o Inspector procura sem parar vulnerabilidades conhecidas (CVE) no software das instâncias e dá nota ao risco.',
          en: 'GuardDuty analyzes logs and traffic and reports signs of an ongoing threat, such as odd use of credentials or contact with malicious addresses; Inspector looks all the time for known vulnerabilities (CVEs) in the software of the instances and scores their risk.',
          es: 'GuardDuty analiza registros y tráfico y avisa de señales de una amenaza en curso, como uso extraño de credenciales o contacto con direcciones maliciosas; Inspector busca sin parar vulnerabilidades conocidas (CVE) en el software de las instancias y puntúa su riesgo.',
        },
        likeness: {
          pt: 'o vigia que avisa quando vê um intruso agindo, e o chaveiro que lista fechaduras fracas por ordem de risco',
          en: 'the watchman who warns when an intruder is at work, and the locksmith who ranks each weak lock by risk',
          es: 'el vigilante que avisa al ver a un intruso actuando, y el cerrajero que lista cerraduras débiles por orden de riesgo',
        },
        tell: {
          pt: 'Credenciais roubadas e instâncias comprometidas: GuardDuty. Comunicação com um endereço malicioso conhecido: GuardDuty. Falhas publicadas (CVEs) nos pacotes das instâncias: Inspector. Instâncias afetadas por uma nova falha: Inspector.',
          en: 'Stolen credentials and compromised instances: GuardDuty. Communication with a known malicious address: GuardDuty. Published flaws (CVEs) in the packages of instances: Inspector. Instances affected by a new flaw: Inspector.',
          es: 'Credenciales robadas e instancias comprometidas: GuardDuty. Comunicación con una dirección maliciosa conocida: GuardDuty. Fallas publicadas (CVE) en los paquetes de las instancias: Inspector. Instancias afectadas por una falla nueva: Inspector.',
        },
      },
      {
        id: 'guardduty-macie',
        uses: ['GuardDuty', 'Macie'],
        popularity: 4,
        source: docs('guardduty/latest/ug/what-is-guardduty.html'),
        secondSource: docs('macie/latest/user/what-is-macie.html'),
        text: {
          pt: 'Amazon GuardDuty e Amazon Macie',
          en: 'Amazon GuardDuty and Amazon Macie',
          es: 'Amazon GuardDuty y Amazon Macie',
        },
        action: {
          pt: 'Ativar o Amazon GuardDuty com os seus planos de proteção e ativar tarefas de descoberta do Amazon Macie nos buckets do S3.',
          en: 'Enable Amazon GuardDuty with its protection plans and enable Amazon Macie discovery jobs on the S3 buckets.',
          es: 'Activar Amazon GuardDuty con sus planes de protección y activar trabajos de detección de Amazon Macie en los buckets de S3.',
        },
        why: {
          pt: 'O GuardDuty analisa registros e tráfego e acusa sinais de ameaça em curso, como uso estranho de credenciais ou contato com endereços maliciosos; o Macie encontra dados pessoais, como números de cartão, nos objetos de cada bucket do S3.',
          en: 'GuardDuty analyzes logs and traffic and reports signs of an ongoing threat, such as odd use of credentials or contact with malicious addresses; Macie finds personal data, such as card numbers, in the objects of each S3 bucket.',
          es: 'GuardDuty analiza registros y tráfico y avisa de señales de una amenaza en curso, como uso extraño de credenciales o contacto con direcciones maliciosas; Macie encuentra datos personales, como números de tarjeta, en los objetos de cada bucket de S3.',
        },
        likeness: {
          pt: 'o vigia que avisa quando vê um intruso agindo, e o arquivista que aponta as gavetas com documentos pessoais',
          en: 'the watchman who warns when an intruder is at work, and the archivist who points out drawers with personal papers',
          es: 'el vigilante que avisa al ver a un intruso actuando, y el archivista que señala los cajones con documentos personales',
        },
        tell: {
          pt: 'Credenciais roubadas e instâncias comprometidas: GuardDuty. Comunicação com um endereço malicioso conhecido: GuardDuty. Dados pessoais em arquivos do S3: Macie. Buckets com números de cartões: Macie.',
          en: 'Stolen credentials and compromised instances: GuardDuty. Communication with a known malicious address: GuardDuty. Files in S3 with personal data: Macie. Buckets that hold card numbers: Macie.',
          es: 'Credenciales robadas e instancias comprometidas: GuardDuty. Comunicación con una dirección maliciosa conocida: GuardDuty. Datos personales en archivos de S3: Macie. Buckets con números de tarjetas: Macie.',
        },
      },
      {
        id: 'guardduty-config',
        uses: ['GuardDuty', 'AWS Config'],
        popularity: 4,
        source: docs('guardduty/latest/ug/what-is-guardduty.html'),
        secondSource: docs('config/latest/developerguide/WhatIsConfig.html'),
        text: {
          pt: 'Amazon GuardDuty e AWS Config',
          en: 'Amazon GuardDuty and AWS Config',
          es: 'Amazon GuardDuty y AWS Config',
        },
        action: {
          pt: 'Ativar o Amazon GuardDuty com os seus planos de proteção e ativar o gravador do AWS Config com regras gerenciadas.',
          en: 'Enable Amazon GuardDuty with its protection plans and enable the AWS Config recorder with managed rules.',
          es: 'Activar Amazon GuardDuty con sus planes de protección y activar el registrador de AWS Config con reglas administradas.',
        },
        why: {
          pt: 'O GuardDuty analisa registros e tráfego e acusa sinais de ameaça em curso, como uso estranho de credenciais ou contato com endereços maliciosos; o AWS Config guarda o histórico de configuração dos recursos e marca os que violam uma regra.',
          en: 'GuardDuty analyzes logs and traffic and reports signs of an ongoing threat, such as odd use of credentials or contact with malicious addresses; AWS Config keeps the configuration history of resources and marks those that break a rule.',
          es: 'GuardDuty analiza registros y tráfico y avisa de señales de una amenaza en curso, como uso extraño de credenciales o contacto con direcciones maliciosas; AWS Config guarda el historial de configuración de los recursos y marca los que incumplen una regla.',
        },
        likeness: {
          pt: 'o vigia que avisa quando vê um intruso agindo, e o álbum datado da mobília com cada irregularidade marcada',
          en: 'the watchman who warns when an intruder is at work, and the dated album of the furniture with each irregularity marked',
          es: 'el vigilante que avisa al ver a un intruso actuando, y el álbum fechado de los muebles con cada irregularidad marcada',
        },
        tell: {
          pt: 'Credenciais roubadas e instâncias comprometidas: GuardDuty. Comunicação com um endereço malicioso conhecido: GuardDuty. Configuração de um recurso em uma data passada: AWS Config. Volumes não conformes, criados sem criptografia: AWS Config.',
          en: 'Stolen credentials and compromised instances: GuardDuty. Communication with a known malicious address: GuardDuty. The configuration of a resource on a past date: AWS Config. Noncompliant volumes, created without encryption: AWS Config.',
          es: 'Credenciales robadas e instancias comprometidas: GuardDuty. Comunicación con una dirección maliciosa conocida: GuardDuty. Configuración de un recurso en una fecha pasada: AWS Config. Volúmenes no conformes, creados sin cifrado: AWS Config.',
        },
      },
      {
        id: 'inspector-macie',
        uses: ['Inspector', 'Macie'],
        popularity: 3,
        source: docs('inspector/latest/user/what-is-inspector.html'),
        secondSource: docs('macie/latest/user/what-is-macie.html'),
        text: {
          pt: 'Amazon Inspector e Amazon Macie',
          en: 'Amazon Inspector and Amazon Macie',
          es: 'Amazon Inspector y Amazon Macie',
        },
        action: {
          pt: 'Ativar a verificação das instâncias do EC2 no Amazon Inspector e ativar tarefas de descoberta do Amazon Macie nos buckets do S3.',
          en: 'Enable Amazon Inspector scans of the EC2 instances and enable Amazon Macie discovery jobs on the S3 buckets.',
          es: 'Activar el análisis de las instancias de EC2 en Amazon Inspector y activar trabajos de detección de Amazon Macie en los buckets de S3.',
        },
        why: {
          pt: 'O Inspector procura sem parar vulnerabilidades conhecidas (CVE) no software das instâncias e dá nota ao risco; o Macie encontra dados pessoais, como números de cartão, nos objetos de cada bucket do S3.',
          en: 'Inspector looks all the time for known vulnerabilities (CVEs) in the software of the instances and scores their risk; Macie finds personal data, such as card numbers, in the objects of each S3 bucket.',
          es: 'Inspector busca sin parar vulnerabilidades conocidas (CVE) en el software de las instancias y puntúa su riesgo; Macie encuentra datos personales, como números de tarjeta, en los objetos de cada bucket de S3.',
        },
        likeness: {
          pt: 'o chaveiro que lista fechaduras fracas por ordem de risco, e o arquivista que aponta as gavetas com documentos pessoais',
          en: 'the locksmith who ranks each weak lock by risk, and the archivist who points out drawers with personal papers',
          es: 'el cerrajero que lista cerraduras débiles por orden de riesgo, y el archivista que señala los cajones con documentos personales',
        },
        tell: {
          pt: 'Falhas publicadas (CVEs) nos pacotes das instâncias: Inspector. Instâncias afetadas por uma nova falha: Inspector. Dados pessoais em arquivos do S3: Macie. Buckets com números de cartões: Macie.',
          en: 'Published flaws (CVEs) in the packages of instances: Inspector. Instances affected by a new flaw: Inspector. Files in S3 with personal data: Macie. Buckets that hold card numbers: Macie.',
          es: 'Fallas publicadas (CVE) en los paquetes de las instancias: Inspector. Instancias afectadas por una falla nueva: Inspector. Datos personales en archivos de S3: Macie. Buckets con números de tarjetas: Macie.',
        },
      },
      {
        id: 'inspector-config',
        uses: ['Inspector', 'AWS Config'],
        popularity: 3,
        source: docs('inspector/latest/user/what-is-inspector.html'),
        secondSource: docs('config/latest/developerguide/WhatIsConfig.html'),
        text: {
          pt: 'Amazon Inspector e AWS Config',
          en: 'Amazon Inspector and AWS Config',
          es: 'Amazon Inspector y AWS Config',
        },
        action: {
          pt: 'Ativar a verificação das instâncias do EC2 no Amazon Inspector e ativar o gravador do AWS Config com regras gerenciadas.',
          en: 'Enable Amazon Inspector scans of the EC2 instances and enable the AWS Config recorder with managed rules.',
          es: 'Activar el análisis de las instancias de EC2 en Amazon Inspector y activar el registrador de AWS Config con reglas administradas.',
        },
        why: {
          pt: 'O Inspector procura sem parar vulnerabilidades conhecidas (CVE) no software das instâncias e dá nota ao risco; o AWS Config guarda o histórico de configuração dos recursos e marca os que violam uma regra.',
          en: 'Inspector looks all the time for known vulnerabilities (CVEs) in the software of the instances and scores their risk; AWS Config keeps the configuration history of resources and marks those that break a rule.',
          es: 'Inspector busca sin parar vulnerabilidades conocidas (CVE) en el software de las instancias y puntúa su riesgo; AWS Config guarda el historial de configuración de los recursos y marca los que incumplen una regla.',
        },
        likeness: {
          pt: 'o chaveiro que lista fechaduras fracas por ordem de risco, e o álbum datado da mobília com cada irregularidade marcada',
          en: 'the locksmith who ranks each weak lock by risk, and the dated album of the furniture with each irregularity marked',
          es: 'el cerrajero que lista cerraduras débiles por orden de riesgo, y el álbum fechado de los muebles con cada irregularidad marcada',
        },
        tell: {
          pt: 'Falhas publicadas (CVEs) nos pacotes das instâncias: Inspector. Instâncias afetadas por uma nova falha: Inspector. Configuração de um recurso em uma data passada: AWS Config. Volumes não conformes, criados sem criptografia: AWS Config.',
          en: 'Published flaws (CVEs) in the packages of instances: Inspector. Instances affected by a new flaw: Inspector. The configuration of a resource on a past date: AWS Config. Noncompliant volumes, created without encryption: AWS Config.',
          es: 'Fallas publicadas (CVE) en los paquetes de las instancias: Inspector. Instancias afectadas por una falla nueva: Inspector. Configuración de un recurso en una fecha pasada: AWS Config. Volúmenes no conformes, creados sin cifrado: AWS Config.',
        },
      },
      {
        id: 'macie-config',
        uses: ['Macie', 'AWS Config'],
        popularity: 3,
        source: docs('macie/latest/user/what-is-macie.html'),
        secondSource: docs('config/latest/developerguide/WhatIsConfig.html'),
        text: { pt: 'Amazon Macie e AWS Config', en: 'Amazon Macie and AWS Config', es: 'Amazon Macie y AWS Config' },
        action: {
          pt: 'Ativar tarefas de descoberta do Amazon Macie nos buckets do S3 e ativar o gravador do AWS Config com regras gerenciadas.',
          en: 'Enable Amazon Macie discovery jobs on the S3 buckets and enable the AWS Config recorder with managed rules.',
          es: 'Activar trabajos de detección de Amazon Macie en los buckets de S3 y activar el registrador de AWS Config con reglas administradas.',
        },
        why: {
          pt: 'O Macie encontra dados pessoais, como números de cartão, nos objetos de cada bucket do S3; o AWS Config guarda o histórico de configuração dos recursos e marca os que violam uma regra.',
          en: 'Macie finds personal data, such as card numbers, in the objects of each S3 bucket; AWS Config keeps the configuration history of resources and marks those that break a rule.',
          es: 'Macie encuentra datos personales, como números de tarjeta, en los objetos de cada bucket de S3; AWS Config guarda el historial de configuración de los recursos y marca los que incumplen una regla.',
        },
        likeness: {
          pt: 'o arquivista que aponta as gavetas com documentos pessoais, e o álbum datado da mobília com cada irregularidade marcada',
          en: 'the archivist who points out drawers with personal papers, and the dated album of the furniture with each irregularity marked',
          es: 'el archivista que señala los cajones con documentos personales, y el álbum fechado de los muebles con cada irregularidad marcada',
        },
        tell: {
          pt: 'Dados pessoais em arquivos do S3: Macie. Buckets com números de cartões: Macie. Configuração de um recurso em uma data passada: AWS Config. Volumes não conformes, criados sem criptografia: AWS Config.',
          en: 'Files in S3 with personal data: Macie. Buckets that hold card numbers: Macie. The configuration of a resource on a past date: AWS Config. Noncompliant volumes, created without encryption: AWS Config.',
          es: 'Datos personales en archivos de S3: Macie. Buckets con números de tarjetas: Macie. Configuración de un recurso en una fecha pasada: AWS Config. Volúmenes no conformes, creados sin cifrado: AWS Config.',
        },
      },
    ],
    constraints: [
      {
        id: 'live-threat',
        text: {
          pt: 'Credenciais roubadas e instâncias invadidas devem gerar um alerta.',
          en: 'Stolen credentials and compromised instances must raise an alert.',
          es: 'Las credenciales robadas y las instancias comprometidas deben generar una alerta.',
        },
        fits: ['guardduty-inspector', 'guardduty-macie', 'guardduty-config'],
        rulesOut: {
          'inspector-macie': {
            pt: 'O Inspector procura vulnerabilidades no software, e o Macie descobre dados pessoais no S3; quem percebe credenciais roubadas, pela atividade da conta, é o GuardDuty.',
            en: 'Inspector looks for vulnerabilities in software, and Macie discovers personal data in S3; stolen credentials are noticed by GuardDuty, which analyzes account activity.',
            es: 'Inspector busca vulnerabilidades en el software, y Macie descubre datos personales en S3; quien nota las credenciales robadas, por la actividad de la cuenta, es GuardDuty.',
          },
          'inspector-config': {
            pt: 'O Inspector procura vulnerabilidades no software, e o AWS Config registra e avalia configurações; quem percebe credenciais roubadas, pela atividade da conta, é o GuardDuty.',
            en: 'Inspector looks for vulnerabilities in software, and AWS Config records and evaluates configurations; stolen credentials are noticed by GuardDuty, which analyzes account activity.',
            es: 'Inspector busca vulnerabilidades en el software, y AWS Config registra y evalúa configuraciones; quien nota las credenciales robadas, por la actividad de la cuenta, es GuardDuty.',
          },
          'macie-config': {
            pt: 'O Macie descobre dados pessoais no S3, e o AWS Config registra e avalia configurações; quem percebe credenciais roubadas, pela atividade da conta, é o GuardDuty.',
            en: 'Macie discovers personal data in S3, and AWS Config records and evaluates configurations; stolen credentials are noticed by GuardDuty, which analyzes account activity.',
            es: 'Macie descubre datos personales en S3, y AWS Config registra y evalúa configuraciones; quien nota las credenciales robadas, por la actividad de la cuenta, es GuardDuty.',
          },
        },
      },
      {
        id: 'malicious-address',
        text: {
          pt: 'Uma instância que se comunica com um endereço malicioso conhecido deve gerar um alerta.',
          en: 'An instance that communicates with a known malicious address must raise an alert.',
          es: 'Una instancia que se comunica con una dirección maliciosa conocida debe generar una alerta.',
        },
        fits: ['guardduty-inspector', 'guardduty-macie', 'guardduty-config'],
        rulesOut: {
          'inspector-macie': {
            pt: 'O Inspector procura vulnerabilidades no software, e o Macie descobre dados pessoais no S3; quem percebe o tráfego com endereços maliciosos é o GuardDuty, que analisa os logs de fluxo e de DNS.',
            en: 'Inspector looks for vulnerabilities in software, and Macie discovers personal data in S3; traffic to malicious addresses is noticed by GuardDuty, which analyzes flow and DNS logs.',
            es: 'Inspector busca vulnerabilidades en el software, y Macie descubre datos personales en S3; quien nota el tráfico con direcciones maliciosas es GuardDuty, que analiza los registros de flujo y de DNS.',
          },
          'inspector-config': {
            pt: 'O Inspector procura vulnerabilidades no software, e o AWS Config registra e avalia configurações; quem percebe o tráfego com endereços maliciosos é o GuardDuty, que analisa os logs de fluxo e de DNS.',
            en: 'Inspector looks for vulnerabilities in software, and AWS Config records and evaluates configurations; traffic to malicious addresses is noticed by GuardDuty, which analyzes flow and DNS logs.',
            es: 'Inspector busca vulnerabilidades en el software, y AWS Config registra y evalúa configuraciones; quien nota el tráfico con direcciones maliciosas es GuardDuty, que analiza los registros de flujo y de DNS.',
          },
          'macie-config': {
            pt: 'O Macie descobre dados pessoais no S3, e o AWS Config registra e avalia configurações; quem percebe o tráfego com endereços maliciosos é o GuardDuty, que analisa os logs de fluxo e de DNS.',
            en: 'Macie discovers personal data in S3, and AWS Config records and evaluates configurations; traffic to malicious addresses is noticed by GuardDuty, which analyzes flow and DNS logs.',
            es: 'Macie descubre datos personales en S3, y AWS Config registra y evalúa configuraciones; quien nota el tráfico con direcciones maliciosas es GuardDuty, que analiza los registros de flujo y de DNS.',
          },
        },
      },
      {
        id: 'known-holes',
        text: {
          pt: 'As falhas publicadas (CVE) nos pacotes das instâncias devem ser encontradas.',
          en: 'Published flaws (CVEs) in the packages of the instances must be found.',
          es: 'Las fallas publicadas (CVE) en los paquetes de las instancias deben encontrarse.',
        },
        fits: ['guardduty-inspector', 'inspector-macie', 'inspector-config'],
        rulesOut: {
          'guardduty-macie': {
            pt: 'O GuardDuty detecta ameaças em curso, e o Macie descobre dados pessoais no S3; as falhas publicadas nos pacotes são encontradas pelas verificações do Inspector.',
            en: 'GuardDuty detects ongoing threats, and Macie discovers personal data in S3; published flaws in packages are found by the scans of Inspector.',
            es: 'GuardDuty detecta amenazas en curso, y Macie descubre datos personales en S3; las fallas publicadas en los paquetes las encuentran los análisis de Inspector.',
          },
          'guardduty-config': {
            pt: 'O GuardDuty detecta ameaças em curso, e o AWS Config registra e avalia configurações; as falhas publicadas nos pacotes são encontradas pelas verificações do Inspector.',
            en: 'GuardDuty detects ongoing threats, and AWS Config records and evaluates configurations; published flaws in packages are found by the scans of Inspector.',
            es: 'GuardDuty detecta amenazas en curso, y AWS Config registra y evalúa configuraciones; las fallas publicadas en los paquetes las encuentran los análisis de Inspector.',
          },
          'macie-config': {
            pt: 'O Macie descobre dados pessoais no S3, e o AWS Config registra e avalia configurações; as falhas publicadas nos pacotes são encontradas pelas verificações do Inspector.',
            en: 'Macie discovers personal data in S3, and AWS Config records and evaluates configurations; published flaws in packages are found by the scans of Inspector.',
            es: 'Macie descubre datos personales en S3, y AWS Config registra y evalúa configuraciones; las fallas publicadas en los paquetes las encuentran los análisis de Inspector.',
          },
        },
      },
      {
        id: 'new-flaw',
        text: {
          pt: 'Quando uma nova falha for publicada, as instâncias afetadas devem ser listadas com uma nota de risco.',
          en: 'When a new flaw is published, the affected instances must be listed with a risk score.',
          es: 'Cuando se publique una falla nueva, las instancias afectadas deben listarse con un puntaje de riesgo.',
        },
        fits: ['guardduty-inspector', 'inspector-macie', 'inspector-config'],
        rulesOut: {
          'guardduty-macie': {
            pt: 'O GuardDuty detecta ameaças em curso, e o Macie descobre dados pessoais no S3; avaliar as instâncias diante de falhas recém-publicadas cabe ao Inspector.',
            en: 'GuardDuty detects ongoing threats, and Macie discovers personal data in S3; rating the instances against newly published flaws is the job of Inspector.',
            es: 'GuardDuty detecta amenazas en curso, y Macie descubre datos personales en S3; evaluar las instancias ante fallas recién publicadas corresponde a Inspector.',
          },
          'guardduty-config': {
            pt: 'O GuardDuty detecta ameaças em curso, e o AWS Config registra e avalia configurações; avaliar as instâncias diante de falhas recém-publicadas cabe ao Inspector.',
            en: 'GuardDuty detects ongoing threats, and AWS Config records and evaluates configurations; rating the instances against newly published flaws is the job of Inspector.',
            es: 'GuardDuty detecta amenazas en curso, y AWS Config registra y evalúa configuraciones; evaluar las instancias ante fallas recién publicadas corresponde a Inspector.',
          },
          'macie-config': {
            pt: 'O Macie descobre dados pessoais no S3, e o AWS Config registra e avalia configurações; avaliar as instâncias diante de falhas recém-publicadas cabe ao Inspector.',
            en: 'Macie discovers personal data in S3, and AWS Config records and evaluates configurations; rating the instances against newly published flaws is the job of Inspector.',
            es: 'Macie descubre datos personales en S3, y AWS Config registra y evalúa configuraciones; evaluar las instancias ante fallas recién publicadas corresponde a Inspector.',
          },
        },
      },
      {
        id: 'personal-data',
        text: {
          pt: 'É preciso identificar os arquivos no Amazon S3 que contêm dados pessoais.',
          en: 'The files in Amazon S3 that contain personal data must be identified.',
          es: 'Hay que identificar los archivos de Amazon S3 que contienen datos personales.',
        },
        fits: ['guardduty-macie', 'inspector-macie', 'macie-config'],
        rulesOut: {
          'guardduty-inspector': {
            pt: 'O GuardDuty detecta ameaças em curso, e o Inspector procura vulnerabilidades no software; reconhecer dados pessoais no conteúdo dos objetos cabe ao Macie.',
            en: 'GuardDuty detects ongoing threats, and Inspector looks for vulnerabilities in software; recognizing personal data in the content of objects is the job of Macie.',
            es: 'GuardDuty detecta amenazas en curso, e Inspector busca vulnerabilidades en el software; reconocer datos personales en el contenido de los objetos corresponde a Macie.',
          },
          'guardduty-config': {
            pt: 'O GuardDuty detecta ameaças em curso, e o AWS Config registra e avalia configurações; reconhecer dados pessoais no conteúdo dos objetos cabe ao Macie.',
            en: 'GuardDuty detects ongoing threats, and AWS Config records and evaluates configurations; recognizing personal data in the content of objects is the job of Macie.',
            es: 'GuardDuty detecta amenazas en curso, y AWS Config registra y evalúa configuraciones; reconocer datos personales en el contenido de los objetos corresponde a Macie.',
          },
          'inspector-config': {
            pt: 'O Inspector procura vulnerabilidades no software, e o AWS Config registra e avalia configurações; reconhecer dados pessoais no conteúdo dos objetos cabe ao Macie.',
            en: 'Inspector looks for vulnerabilities in software, and AWS Config records and evaluates configurations; recognizing personal data in the content of objects is the job of Macie.',
            es: 'Inspector busca vulnerabilidades en el software, y AWS Config registra y evalúa configuraciones; reconocer datos personales en el contenido de los objetos corresponde a Macie.',
          },
        },
      },
      {
        id: 'card-numbers',
        text: {
          pt: 'É preciso saber quais buckets guardam números de cartões de pagamento.',
          en: 'The team must find out which buckets hold payment card numbers.',
          es: 'Hay que saber qué buckets guardan números de tarjetas de pago.',
        },
        fits: ['guardduty-macie', 'inspector-macie', 'macie-config'],
        rulesOut: {
          'guardduty-inspector': {
            pt: 'O GuardDuty detecta ameaças em curso, e o Inspector procura vulnerabilidades no software; achar números de cartão no conteúdo dos buckets cabe ao Macie.',
            en: 'GuardDuty detects ongoing threats, and Inspector looks for vulnerabilities in software; finding card numbers in the content of buckets is the job of Macie.',
            es: 'GuardDuty detecta amenazas en curso, e Inspector busca vulnerabilidades en el software; encontrar números de tarjeta en el contenido de los buckets corresponde a Macie.',
          },
          'guardduty-config': {
            pt: 'O GuardDuty detecta ameaças em curso, e o AWS Config registra e avalia configurações; achar números de cartão no conteúdo dos buckets cabe ao Macie.',
            en: 'GuardDuty detects ongoing threats, and AWS Config records and evaluates configurations; finding card numbers in the content of buckets is the job of Macie.',
            es: 'GuardDuty detecta amenazas en curso, y AWS Config registra y evalúa configuraciones; encontrar números de tarjeta en el contenido de los buckets corresponde a Macie.',
          },
          'inspector-config': {
            pt: 'O Inspector procura vulnerabilidades no software, e o AWS Config registra e avalia configurações; achar números de cartão no conteúdo dos buckets cabe ao Macie.',
            en: 'Inspector looks for vulnerabilities in software, and AWS Config records and evaluates configurations; finding card numbers in the content of buckets is the job of Macie.',
            es: 'Inspector busca vulnerabilidades en el software, y AWS Config registra y evalúa configuraciones; encontrar números de tarjeta en el contenido de los buckets corresponde a Macie.',
          },
        },
      },
      {
        id: 'past-settings',
        text: {
          pt: 'Auditores devem poder consultar a configuração de cada recurso em uma data passada.',
          en: 'Auditors must be able to look up the configuration of each resource on a past date.',
          es: 'Los auditores deben poder consultar la configuración de cada recurso en una fecha pasada.',
        },
        fits: ['guardduty-config', 'inspector-config', 'macie-config'],
        rulesOut: {
          'guardduty-inspector': {
            pt: 'O GuardDuty detecta ameaças em curso, e o Inspector procura vulnerabilidades no software; guardar o histórico de configuração dos recursos cabe ao AWS Config.',
            en: 'GuardDuty detects ongoing threats, and Inspector looks for vulnerabilities in software; keeping the configuration history of resources is the job of AWS Config.',
            es: 'GuardDuty detecta amenazas en curso, e Inspector busca vulnerabilidades en el software; guardar el historial de configuración de los recursos corresponde a AWS Config.',
          },
          'guardduty-macie': {
            pt: 'O GuardDuty detecta ameaças em curso, e o Macie descobre dados pessoais no S3; guardar o histórico de configuração dos recursos cabe ao AWS Config.',
            en: 'GuardDuty detects ongoing threats, and Macie discovers personal data in S3; keeping the configuration history of resources is the job of AWS Config.',
            es: 'GuardDuty detecta amenazas en curso, y Macie descubre datos personales en S3; guardar el historial de configuración de los recursos corresponde a AWS Config.',
          },
          'inspector-macie': {
            pt: 'O Inspector procura vulnerabilidades no software, e o Macie descobre dados pessoais no S3; guardar o histórico de configuração dos recursos cabe ao AWS Config.',
            en: 'Inspector looks for vulnerabilities in software, and Macie discovers personal data in S3; keeping the configuration history of resources is the job of AWS Config.',
            es: 'Inspector busca vulnerabilidades en el software, y Macie descubre datos personales en S3; guardar el historial de configuración de los recursos corresponde a AWS Config.',
          },
        },
      },
      {
        id: 'noncompliant',
        text: {
          pt: 'Volumes criados sem criptografia devem ser marcados como não conformes.',
          en: 'Volumes created without encryption must be marked as noncompliant.',
          es: 'Los volúmenes creados sin cifrado deben marcarse como no conformes.',
        },
        fits: ['guardduty-config', 'inspector-config', 'macie-config'],
        rulesOut: {
          'guardduty-inspector': {
            pt: 'O GuardDuty detecta ameaças em curso, e o Inspector procura vulnerabilidades no software; verificar os recursos com base em regras cabe ao AWS Config.',
            en: 'GuardDuty detects ongoing threats, and Inspector looks for vulnerabilities in software; checking resources against rules is the job of AWS Config.',
            es: 'GuardDuty detecta amenazas en curso, e Inspector busca vulnerabilidades en el software; comprobar los recursos frente a reglas corresponde a AWS Config.',
          },
          'guardduty-macie': {
            pt: 'O GuardDuty detecta ameaças em curso, e o Macie descobre dados pessoais no S3; verificar os recursos com base em regras cabe ao AWS Config.',
            en: 'GuardDuty detects ongoing threats, and Macie discovers personal data in S3; checking resources against rules is the job of AWS Config.',
            es: 'GuardDuty detecta amenazas en curso, y Macie descubre datos personales en S3; comprobar los recursos frente a reglas corresponde a AWS Config.',
          },
          'inspector-macie': {
            pt: 'O Inspector procura vulnerabilidades no software, e o Macie descobre dados pessoais no S3; verificar os recursos com base em regras cabe ao AWS Config.',
            en: 'Inspector looks for vulnerabilities in software, and Macie discovers personal data in S3; checking resources against rules is the job of AWS Config.',
            es: 'Inspector busca vulnerabilidades en el software, y Macie descubre datos personales en S3; comprobar los recursos frente a reglas corresponde a AWS Config.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação de serviços atende a esses requisitos?',
      en: 'Which combination of services meets these requirements?',
      es: '¿Qué combinación de servicios cumple estos requisitos?',
    },
  },
];
