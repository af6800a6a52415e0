import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const securityWatch: readonly Pattern[] = [
  {
    id: 'security-watch',
    exams: {
      'clf-c02': { domain: 'security', topic: 'threat-protection' },
      'saa-c03': { domain: 'secure', topic: 'workload-security' },
    },
    situations: [
      {
        id: 'lender',
        text: {
          pt: 'Uma empresa de crédito consignado executa o seu sistema em instâncias do Amazon EC2 e guarda contratos no Amazon S3. Depois de um susto, a diretoria pediu vigilância contínua do ambiente.',
          en: 'A payroll lender runs its system on Amazon EC2 instances and keeps contracts in Amazon S3. After a close call, its board has asked for continuous monitoring of the environment.',
          es: 'Una empresa de préstamos ejecuta su sistema en instancias de Amazon EC2 y guarda contratos en Amazon S3. Tras un susto, la dirección pidió vigilancia continua del entorno.',
        },
      },
      {
        id: 'lab',
        text: {
          pt: 'Uma rede de laboratórios de análises mantém o portal de resultados em instâncias do Amazon EC2, com os laudos no Amazon S3. Um auditor pediu dois controles novos.',
          en: 'A chain of clinical laboratories keeps its results portal on Amazon EC2 instances, with the reports in Amazon S3. An auditor has asked for two new controls.',
          es: 'Una red de laboratorios clínicos mantiene su portal de resultados en instancias de Amazon EC2, con los informes en Amazon S3. Un auditor pidió dos controles nuevos.',
        },
      },
      {
        id: 'retailer',
        text: {
          pt: 'Uma loja de móveis do Peru vende pela internet com instâncias do Amazon EC2 e envia planilhas de clientes ao Amazon S3. Ela acaba de contratar a primeira pessoa de segurança.',
          en: 'A furniture store in Peru sells online with Amazon EC2 instances and uploads customer spreadsheets to Amazon S3. It has just hired its first security person.',
          es: 'Una mueblería de Perú vende en línea con instancias de Amazon EC2 y sube planillas de clientes a Amazon S3. Acaba de contratar a su primera persona de seguridad.',
        },
      },
      {
        id: 'courier-watch',
        text: {
          pt: 'Uma transportadora tem o rastreamento em instâncias do Amazon EC2 e os comprovantes no Amazon S3, e um cliente exigiu dois controles.',
          en: 'A courier has its tracking on Amazon EC2 instances and its delivery receipts in Amazon S3, and a client has demanded two controls.',
          es: 'Una transportista tiene el seguimiento en instancias de Amazon EC2 y los comprobantes en Amazon S3, y un cliente exigió dos controles.',
        },
      },
      {
        id: 'school-watch',
        text: {
          pt: 'Uma rede de escolas usa instâncias do Amazon EC2 para o portal e o Amazon S3 para os documentos dos alunos, sem nenhum controle contínuo.',
          en: 'A network of schools uses Amazon EC2 instances for its portal and Amazon S3 for student documents, without any continuous control.',
          es: 'Una red de escuelas usa instancias de Amazon EC2 para el portal y Amazon S3 para los documentos de los alumnos, sin ningún control continuo.',
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
        why: {
          pt: 'O GuardDuty analisa registros e tráfego e acusa sinais de ameaça em curso; o Inspector procura vulnerabilidades conhecidas (CVE) no software das instâncias.',
          en: 'GuardDuty analyzes logs and traffic and reports signs of an ongoing threat; Inspector looks for known vulnerabilities (CVEs) in the software of the instances.',
          es: 'GuardDuty analiza registros y tráfico y avisa de señales de una amenaza en curso; Inspector busca vulnerabilidades conocidas (CVE) en el software de las instancias.',
        },
        tell: {
          pt: 'Ameaça em curso: GuardDuty. Vulnerabilidade em software: Inspector.',
          en: 'An ongoing threat: GuardDuty. A vulnerability in software: Inspector.',
          es: 'Amenaza en curso: GuardDuty. Vulnerabilidad en el software: Inspector.',
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
        why: {
          pt: 'O GuardDuty analisa registros e tráfego e acusa sinais de ameaça em curso; o Macie encontra dados pessoais nos objetos do S3.',
          en: 'GuardDuty analyzes logs and traffic and reports signs of an ongoing threat; Macie finds personal data in S3 objects.',
          es: 'GuardDuty analiza registros y tráfico y avisa de señales de una amenaza en curso; Macie encuentra datos personales en los objetos de S3.',
        },
        tell: {
          pt: 'Ameaça em curso: GuardDuty. Dados sensíveis no S3: Macie.',
          en: 'An ongoing threat: GuardDuty. Sensitive data in S3: Macie.',
          es: 'Amenaza en curso: GuardDuty. Datos sensibles en S3: Macie.',
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
        why: {
          pt: 'O GuardDuty analisa registros e tráfego e acusa sinais de ameaça em curso; o AWS Config guarda o histórico de configuração dos recursos e os compara com regras.',
          en: 'GuardDuty analyzes logs and traffic and reports signs of an ongoing threat; AWS Config keeps the configuration history of resources and checks them against rules.',
          es: 'GuardDuty analiza registros y tráfico y avisa de señales de una amenaza en curso; AWS Config guarda el historial de configuración de los recursos y los compara con reglas.',
        },
        tell: {
          pt: 'Ameaça em curso: GuardDuty. Histórico e regras de configuração: AWS Config.',
          en: 'An ongoing threat: GuardDuty. Configuration history and rules: AWS Config.',
          es: 'Amenaza en curso: GuardDuty. Historial y reglas de configuración: AWS Config.',
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
        why: {
          pt: 'O Inspector procura vulnerabilidades conhecidas (CVE) no software das instâncias; o Macie encontra dados pessoais nos objetos do S3.',
          en: 'Inspector looks for known vulnerabilities (CVEs) in the software of the instances; Macie finds personal data in S3 objects.',
          es: 'Inspector busca vulnerabilidades conocidas (CVE) en el software de las instancias; Macie encuentra datos personales en los objetos de S3.',
        },
        tell: {
          pt: 'Vulnerabilidade em software: Inspector. Dados sensíveis no S3: Macie.',
          en: 'A vulnerability in software: Inspector. Sensitive data in S3: Macie.',
          es: 'Vulnerabilidad en el software: Inspector. Datos sensibles en S3: Macie.',
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
        why: {
          pt: 'O Inspector procura vulnerabilidades conhecidas (CVE) no software das instâncias; o AWS Config guarda o histórico de configuração dos recursos e os compara com regras.',
          en: 'Inspector looks for known vulnerabilities (CVEs) in the software of the instances; AWS Config keeps the configuration history of resources and checks them against rules.',
          es: 'Inspector busca vulnerabilidades conocidas (CVE) en el software de las instancias; AWS Config guarda el historial de configuración de los recursos y los compara con reglas.',
        },
        tell: {
          pt: 'Vulnerabilidade em software: Inspector. Histórico e regras de configuração: AWS Config.',
          en: 'A vulnerability in software: Inspector. Configuration history and rules: AWS Config.',
          es: 'Vulnerabilidad en el software: Inspector. Historial y reglas de configuración: AWS Config.',
        },
      },
      {
        id: 'macie-config',
        uses: ['Macie', 'AWS Config'],
        popularity: 3,
        source: docs('macie/latest/user/what-is-macie.html'),
        secondSource: docs('config/latest/developerguide/WhatIsConfig.html'),
        text: { pt: 'Amazon Macie e AWS Config', en: 'Amazon Macie and AWS Config', es: 'Amazon Macie y AWS Config' },
        why: {
          pt: 'O Macie encontra dados pessoais nos objetos do S3; o AWS Config guarda o histórico de configuração dos recursos e os compara com regras.',
          en: 'Macie finds personal data in S3 objects; AWS Config keeps the configuration history of resources and checks them against rules.',
          es: 'Macie encuentra datos personales en los objetos de S3; AWS Config guarda el historial de configuración de los recursos y los compara con reglas.',
        },
        tell: {
          pt: 'Dados sensíveis no S3: Macie. Histórico e regras de configuração: AWS Config.',
          en: 'Sensitive data in S3: Macie. Configuration history and rules: AWS Config.',
          es: 'Datos sensibles en S3: Macie. Historial y reglas de configuración: AWS Config.',
        },
      },
    ],
    constraints: [
      {
        id: 'live-threat',
        kind: 'security',
        text: {
          pt: 'Deve haver um alerta quando credenciais roubadas ou uma instância invadida estiverem sendo usadas.',
          en: 'There must be an alert when stolen credentials or a compromised instance are being used.',
          es: 'Debe haber una alerta cuando se estén usando credenciales robadas o una instancia comprometida.',
        },
        fits: ['guardduty-inspector', 'guardduty-macie', 'guardduty-config'],
        rulesOut: {
          'inspector-macie': {
            pt: 'O Inspector e o Macie não analisam a atividade da conta em busca de ameaças em curso.',
            en: 'Inspector and Macie do not analyze account activity for ongoing threats.',
            es: 'Inspector y Macie no analizan la actividad de la cuenta en busca de amenazas en curso.',
          },
          'inspector-config': {
            pt: 'O Inspector e o AWS Config não analisam a atividade da conta em busca de ameaças em curso.',
            en: 'Inspector and AWS Config do not analyze account activity for ongoing threats.',
            es: 'Inspector y AWS Config no analizan la actividad de la cuenta en busca de amenazas en curso.',
          },
          'macie-config': {
            pt: 'O Macie e o AWS Config não analisam a atividade da conta em busca de ameaças em curso.',
            en: 'Macie and AWS Config do not analyze account activity for ongoing threats.',
            es: 'Macie y AWS Config no analizan la actividad de la cuenta en busca de amenazas en curso.',
          },
        },
      },
      {
        id: 'known-holes',
        kind: 'security',
        text: {
          pt: 'As falhas publicadas (CVE) nos pacotes instalados nas instâncias devem ser encontradas e priorizadas.',
          en: 'Published flaws (CVEs) in the packages installed on the instances must be found and prioritized.',
          es: 'Las fallas publicadas (CVE) en los paquetes instalados en las instancias deben encontrarse y priorizarse.',
        },
        fits: ['guardduty-inspector', 'inspector-macie', 'inspector-config'],
        rulesOut: {
          'guardduty-macie': {
            pt: 'O GuardDuty e o Macie não examinam os pacotes instalados nas instâncias em busca de falhas publicadas.',
            en: 'GuardDuty and Macie do not examine the packages on the instances for published flaws.',
            es: 'GuardDuty y Macie no examinan los paquetes instalados en las instancias en busca de fallas publicadas.',
          },
          'guardduty-config': {
            pt: 'O GuardDuty e o AWS Config não examinam os pacotes instalados nas instâncias em busca de falhas publicadas.',
            en: 'GuardDuty and AWS Config do not examine the packages on the instances for published flaws.',
            es: 'GuardDuty y AWS Config no examinan los paquetes instalados en las instancias en busca de fallas publicadas.',
          },
          'macie-config': {
            pt: 'O Macie e o AWS Config não examinam os pacotes instalados nas instâncias em busca de falhas publicadas.',
            en: 'Macie and AWS Config do not examine the packages on the instances for published flaws.',
            es: 'Macie y AWS Config no examinan los paquetes instalados en las instancias en busca de fallas publicadas.',
          },
        },
      },
      {
        id: 'personal-data',
        kind: 'security',
        text: {
          pt: 'A empresa precisa saber em que arquivos do Amazon S3 há dados pessoais, como documentos e números de cartão.',
          en: 'The company needs to know which files in Amazon S3 hold personal data, such as identity documents and card numbers.',
          es: 'La empresa necesita saber qué archivos de Amazon S3 contienen datos personales, como documentos y números de tarjeta.',
        },
        fits: ['guardduty-macie', 'inspector-macie', 'macie-config'],
        rulesOut: {
          'guardduty-inspector': {
            pt: 'O GuardDuty e o Inspector não leem o conteúdo dos objetos do S3 para reconhecer dados pessoais.',
            en: 'GuardDuty and Inspector do not read the content of S3 objects to recognize personal data.',
            es: 'GuardDuty y Inspector no leen el contenido de los objetos de S3 para reconocer datos personales.',
          },
          'guardduty-config': {
            pt: 'O GuardDuty e o AWS Config não leem o conteúdo dos objetos do S3 para reconhecer dados pessoais.',
            en: 'GuardDuty and AWS Config do not read the content of S3 objects to recognize personal data.',
            es: 'GuardDuty y AWS Config no leen el contenido de los objetos de S3 para reconocer datos personales.',
          },
          'inspector-config': {
            pt: 'O Inspector e o AWS Config não leem o conteúdo dos objetos do S3 para reconhecer dados pessoais.',
            en: 'Inspector and AWS Config do not read the content of S3 objects to recognize personal data.',
            es: 'Inspector y AWS Config no leen el contenido de los objetos de S3 para reconocer datos personales.',
          },
        },
      },
      {
        id: 'past-settings',
        kind: 'security',
        text: {
          pt: 'Deve ficar registrado como cada recurso estava configurado em uma data passada e se isso seguia as regras internas.',
          en: 'It must be on record how each resource was configured on a past date, and whether that followed company rules.',
          es: 'Debe quedar registrado cómo estaba configurado cada recurso en una fecha pasada y si eso cumplía las reglas internas.',
        },
        fits: ['guardduty-config', 'inspector-config', 'macie-config'],
        rulesOut: {
          'guardduty-inspector': {
            pt: 'O GuardDuty e o Inspector não guardam o histórico de configuração dos recursos.',
            en: 'GuardDuty and Inspector do not keep the configuration history of resources.',
            es: 'GuardDuty y Inspector no guardan el historial de configuración de los recursos.',
          },
          'guardduty-macie': {
            pt: 'O GuardDuty e o Macie não guardam o histórico de configuração dos recursos.',
            en: 'GuardDuty and Macie do not keep the configuration history of resources.',
            es: 'GuardDuty y Macie no guardan el historial de configuración de los recursos.',
          },
          'inspector-macie': {
            pt: 'O Inspector e o Macie não guardam o histórico de configuração dos recursos.',
            en: 'Inspector and Macie do not keep the configuration history of resources.',
            es: 'Inspector y Macie no guardan el historial de configuración de los recursos.',
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
