import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const auditPair: readonly Pattern[] = [
  {
    id: 'audit-pair',
    exams: {
      'clf-c02': { domain: 'security', topic: 'compliance' },
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    situations: [
      {
        id: 'fintech',
        text: {
          pt: 'Uma empresa de pagamentos que está na AWS recebe auditores na próxima semana, e eles mandaram uma lista de pedidos.',
          en: 'A payments company on AWS is receiving auditors next week, and they have sent a list of requests.',
          es: 'Una empresa de pagos que está en AWS recibe auditores la próxima semana, y estos enviaron una lista de pedidos.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital com prontuários na AWS precisa renovar a sua certificação de segurança e reúne provas.',
          en: 'A hospital with medical records on AWS has to renew its security certification and is gathering evidence.',
          es: 'Un hospital con historias clínicas en AWS debe renovar su certificación de seguridad y reúne pruebas.',
        },
      },
      {
        id: 'supplier',
        text: {
          pt: 'Uma fornecedora de peças quer vender a uma montadora, que exige provas de como ela cuida dos seus sistemas na AWS.',
          en: 'A parts supplier wants to sell to a car maker, which asks for evidence of how it looks after its systems on AWS.',
          es: 'Una proveedora de piezas quiere venderle a una automotriz, que exige pruebas de cómo cuida sus sistemas en AWS.',
        },
      },
      {
        id: 'pension',
        text: {
          pt: 'Um fundo de pensão com sistemas na AWS responde a um questionário do órgão que o fiscaliza.',
          en: 'A pension fund with systems on AWS is answering a questionnaire from the body that supervises it.',
          es: 'Un fondo de pensiones con sistemas en AWS responde un cuestionario del organismo que lo supervisa.',
        },
      },
      {
        id: 'lottery',
        text: {
          pt: 'Uma loteria estadual que roda na AWS passa pela auditoria anual, e dois pedidos estão em aberto.',
          en: 'A state lottery that runs on AWS is going through its yearly audit, and two requests are open.',
          es: 'Una lotería estatal que funciona en AWS pasa por su auditoría anual, y dos pedidos siguen abiertos.',
        },
      },
    ],
    candidates: [
      {
        id: 'trail-config',
        uses: ['CloudTrail', 'AWS Config'],
        popularity: 4,
        source: docs('awscloudtrail/latest/userguide/cloudtrail-user-guide.html'),
        secondSource: docs('config/latest/developerguide/WhatIsConfig.html'),
        text: {
          pt: 'AWS CloudTrail e AWS Config',
          en: 'AWS CloudTrail and AWS Config',
          es: 'AWS CloudTrail y AWS Config',
        },
        why: {
          pt: 'O AWS CloudTrail registra as chamadas de API: quem fez o quê, quando e de onde. O AWS Config guarda a configuração dos recursos ao longo do tempo e a compara com regras.',
          en: 'AWS CloudTrail records API calls: who did what, when and from where. AWS Config keeps the configuration of resources over time and compares it with rules.',
          es: 'AWS CloudTrail registra las llamadas a la API: quién hizo qué, cuándo y desde dónde. AWS Config guarda la configuración de los recursos a lo largo del tiempo y la compara con reglas.',
        },
        tell: {
          pt: 'Quem fez o quê: CloudTrail. Como um recurso estava em uma data: Config.',
          en: 'Who did what: CloudTrail. What a resource looked like on a date: Config.',
          es: 'Quién hizo qué: CloudTrail. Cómo estaba un recurso en una fecha: Config.',
        },
      },
      {
        id: 'trail-artifact',
        uses: ['CloudTrail', 'Artifact'],
        popularity: 4,
        source: docs('awscloudtrail/latest/userguide/cloudtrail-user-guide.html'),
        secondSource: docs('artifact/latest/ug/what-is-aws-artifact.html'),
        text: {
          pt: 'AWS CloudTrail e AWS Artifact',
          en: 'AWS CloudTrail and AWS Artifact',
          es: 'AWS CloudTrail y AWS Artifact',
        },
        why: {
          pt: 'O AWS CloudTrail registra as chamadas de API: quem fez o quê, quando e de onde. O AWS Artifact oferece para baixar os relatórios de auditoria da própria AWS, como SOC e ISO.',
          en: 'AWS CloudTrail records API calls: who did what, when and from where. AWS Artifact offers the audit reports of AWS itself, such as SOC and ISO, for download.',
          es: 'AWS CloudTrail registra las llamadas a la API: quién hizo qué, cuándo y desde dónde. AWS Artifact ofrece para descargar los informes de auditoría de la propia AWS, como SOC e ISO.',
        },
        tell: {
          pt: 'Quem fez o quê: CloudTrail. Relatórios de conformidade da AWS: Artifact.',
          en: 'Who did what: CloudTrail. Compliance reports of AWS: Artifact.',
          es: 'Quién hizo qué: CloudTrail. Informes de conformidad de AWS: Artifact.',
        },
      },
      {
        id: 'trail-inspector',
        uses: ['CloudTrail', 'Inspector'],
        popularity: 4,
        source: docs('awscloudtrail/latest/userguide/cloudtrail-user-guide.html'),
        secondSource: docs('inspector/latest/user/what-is-inspector.html'),
        text: {
          pt: 'AWS CloudTrail e Amazon Inspector',
          en: 'AWS CloudTrail and Amazon Inspector',
          es: 'AWS CloudTrail y Amazon Inspector',
        },
        why: {
          pt: 'O AWS CloudTrail registra as chamadas de API: quem fez o quê, quando e de onde. O Amazon Inspector procura sem parar falhas conhecidas (CVEs) em instâncias, imagens de contêiner e funções.',
          en: 'AWS CloudTrail records API calls: who did what, when and from where. Amazon Inspector looks for known flaws (CVEs) in instances, container images and functions all the time.',
          es: 'AWS CloudTrail registra las llamadas a la API: quién hizo qué, cuándo y desde dónde. Amazon Inspector busca sin parar fallas conocidas (CVE) en instancias, imágenes de contenedor y funciones.',
        },
        tell: {
          pt: 'Quem fez o quê: CloudTrail. Falhas conhecidas no software: Inspector.',
          en: 'Who did what: CloudTrail. Known flaws in software: Inspector.',
          es: 'Quién hizo qué: CloudTrail. Fallas conocidas en el software: Inspector.',
        },
      },
      {
        id: 'config-artifact',
        uses: ['AWS Config', 'Artifact'],
        popularity: 4,
        source: docs('config/latest/developerguide/WhatIsConfig.html'),
        secondSource: docs('artifact/latest/ug/what-is-aws-artifact.html'),
        text: { pt: 'AWS Config e AWS Artifact', en: 'AWS Config and AWS Artifact', es: 'AWS Config y AWS Artifact' },
        why: {
          pt: 'O AWS Config guarda a configuração dos recursos ao longo do tempo e a compara com regras. O AWS Artifact oferece para baixar os relatórios de auditoria da própria AWS, como SOC e ISO.',
          en: 'AWS Config keeps the configuration of resources over time and compares it with rules. AWS Artifact offers the audit reports of AWS itself, such as SOC and ISO, for download.',
          es: 'AWS Config guarda la configuración de los recursos a lo largo del tiempo y la compara con reglas. AWS Artifact ofrece para descargar los informes de auditoría de la propia AWS, como SOC e ISO.',
        },
        tell: {
          pt: 'Como um recurso estava em uma data: Config. Relatórios de conformidade da AWS: Artifact.',
          en: 'What a resource looked like on a date: Config. Compliance reports of AWS: Artifact.',
          es: 'Cómo estaba un recurso en una fecha: Config. Informes de conformidad de AWS: Artifact.',
        },
      },
      {
        id: 'config-inspector',
        uses: ['AWS Config', 'Inspector'],
        popularity: 4,
        source: docs('config/latest/developerguide/WhatIsConfig.html'),
        secondSource: docs('inspector/latest/user/what-is-inspector.html'),
        text: {
          pt: 'AWS Config e Amazon Inspector',
          en: 'AWS Config and Amazon Inspector',
          es: 'AWS Config y Amazon Inspector',
        },
        why: {
          pt: 'O AWS Config guarda a configuração dos recursos ao longo do tempo e a compara com regras. O Amazon Inspector procura sem parar falhas conhecidas (CVEs) em instâncias, imagens de contêiner e funções.',
          en: 'AWS Config keeps the configuration of resources over time and compares it with rules. Amazon Inspector looks for known flaws (CVEs) in instances, container images and functions all the time.',
          es: 'AWS Config guarda la configuración de los recursos a lo largo del tiempo y la compara con reglas. Amazon Inspector busca sin parar fallas conocidas (CVE) en instancias, imágenes de contenedor y funciones.',
        },
        tell: {
          pt: 'Como um recurso estava em uma data: Config. Falhas conhecidas no software: Inspector.',
          en: 'What a resource looked like on a date: Config. Known flaws in software: Inspector.',
          es: 'Cómo estaba un recurso en una fecha: Config. Fallas conocidas en el software: Inspector.',
        },
      },
      {
        id: 'artifact-inspector',
        uses: ['Artifact', 'Inspector'],
        popularity: 4,
        source: docs('artifact/latest/ug/what-is-aws-artifact.html'),
        secondSource: docs('inspector/latest/user/what-is-inspector.html'),
        text: {
          pt: 'AWS Artifact e Amazon Inspector',
          en: 'AWS Artifact and Amazon Inspector',
          es: 'AWS Artifact y Amazon Inspector',
        },
        why: {
          pt: 'O AWS Artifact oferece para baixar os relatórios de auditoria da própria AWS, como SOC e ISO. O Amazon Inspector procura sem parar falhas conhecidas (CVEs) em instâncias, imagens de contêiner e funções.',
          en: 'AWS Artifact offers the audit reports of AWS itself, such as SOC and ISO, for download. Amazon Inspector looks for known flaws (CVEs) in instances, container images and functions all the time.',
          es: 'AWS Artifact ofrece para descargar los informes de auditoría de la propia AWS, como SOC e ISO. Amazon Inspector busca sin parar fallas conocidas (CVE) en instancias, imágenes de contenedor y funciones.',
        },
        tell: {
          pt: 'Relatórios de conformidade da AWS: Artifact. Falhas conhecidas no software: Inspector.',
          en: 'Compliance reports of AWS: Artifact. Known flaws in software: Inspector.',
          es: 'Informes de conformidad de AWS: Artifact. Fallas conocidas en el software: Inspector.',
        },
      },
    ],
    constraints: [
      {
        id: 'who-deleted',
        kind: 'security',
        text: {
          pt: 'Quem apagou um banco de dados em março, e a partir de que endereço?',
          en: 'Who deleted a database in March, and from which address?',
          es: '¿Quién borró una base de datos en marzo y desde qué dirección?',
        },
        fits: ['trail-config', 'trail-artifact', 'trail-inspector'],
        rulesOut: {
          'config-artifact': {
            pt: 'Nem o AWS Config nem o AWS Artifact registram quem faz cada ação na conta.',
            en: 'Neither AWS Config nor AWS Artifact records who takes each action in the account.',
            es: 'Ni AWS Config ni AWS Artifact registran quién hace cada acción en la cuenta.',
          },
          'config-inspector': {
            pt: 'Nem o AWS Config nem o Amazon Inspector registram quem faz cada ação na conta.',
            en: 'Neither AWS Config nor Amazon Inspector records who takes each action in the account.',
            es: 'Ni AWS Config ni Amazon Inspector registran quién hace cada acción en la cuenta.',
          },
          'artifact-inspector': {
            pt: 'Nem o AWS Artifact nem o Amazon Inspector registram quem faz cada ação na conta.',
            en: 'Neither AWS Artifact nor Amazon Inspector records who takes each action in the account.',
            es: 'Ni AWS Artifact ni Amazon Inspector registran quién hace cada acción en la cuenta.',
          },
        },
      },
      {
        id: 'settings-then',
        kind: 'change',
        text: {
          pt: 'Que portas um grupo de segurança deixava abertas no dia 15 do mês passado?',
          en: 'Which ports did a security group leave open on the 15th of last month?',
          es: '¿Qué puertos dejaba abiertos un grupo de seguridad el día 15 del mes pasado?',
        },
        fits: ['trail-config', 'config-artifact', 'config-inspector'],
        rulesOut: {
          'trail-artifact': {
            pt: 'Nem o AWS CloudTrail nem o AWS Artifact mostram como um recurso estava em uma data passada.',
            en: 'Neither AWS CloudTrail nor AWS Artifact shows what a resource looked like on a past date.',
            es: 'Ni AWS CloudTrail ni AWS Artifact muestran cómo estaba un recurso en una fecha pasada.',
          },
          'trail-inspector': {
            pt: 'Nem o AWS CloudTrail nem o Amazon Inspector mostram como um recurso estava em uma data passada.',
            en: 'Neither AWS CloudTrail nor Amazon Inspector shows what a resource looked like on a past date.',
            es: 'Ni AWS CloudTrail ni Amazon Inspector muestran cómo estaba un recurso en una fecha pasada.',
          },
          'artifact-inspector': {
            pt: 'Nem o AWS Artifact nem o Amazon Inspector mostram como um recurso estava em uma data passada.',
            en: 'Neither AWS Artifact nor Amazon Inspector shows what a resource looked like on a past date.',
            es: 'Ni AWS Artifact ni Amazon Inspector muestran cómo estaba un recurso en una fecha pasada.',
          },
        },
      },
      {
        id: 'provider-reports',
        kind: 'security',
        text: {
          pt: 'Que auditor independente examinou os data centers da AWS, e com que resultado?',
          en: 'Which independent auditor has examined the data centers of AWS, and with what result?',
          es: '¿Qué auditor independiente examinó los centros de datos de AWS y con qué resultado?',
        },
        fits: ['trail-artifact', 'config-artifact', 'artifact-inspector'],
        rulesOut: {
          'trail-config': {
            pt: 'Nem o AWS CloudTrail nem o AWS Config oferecem os relatórios dos auditores da AWS.',
            en: 'Neither AWS CloudTrail nor AWS Config offers the reports of the auditors of AWS.',
            es: 'Ni AWS CloudTrail ni AWS Config ofrecen los informes de los auditores de AWS.',
          },
          'trail-inspector': {
            pt: 'Nem o AWS CloudTrail nem o Amazon Inspector oferecem os relatórios dos auditores da AWS.',
            en: 'Neither AWS CloudTrail nor Amazon Inspector offers the reports of the auditors of AWS.',
            es: 'Ni AWS CloudTrail ni Amazon Inspector ofrecen los informes de los auditores de AWS.',
          },
          'config-inspector': {
            pt: 'Nem o AWS Config nem o Amazon Inspector oferecem os relatórios dos auditores da AWS.',
            en: 'Neither AWS Config nor Amazon Inspector offers the reports of the auditors of AWS.',
            es: 'Ni AWS Config ni Amazon Inspector ofrecen los informes de los auditores de AWS.',
          },
        },
      },
      {
        id: 'open-cves',
        kind: 'security',
        text: {
          pt: 'Que instâncias têm hoje pacotes com falhas já publicadas?',
          en: 'Which instances have packages with published flaws today?',
          es: '¿Qué instancias tienen hoy paquetes con fallas ya publicadas?',
        },
        fits: ['trail-inspector', 'config-inspector', 'artifact-inspector'],
        rulesOut: {
          'trail-config': {
            pt: 'Nem o AWS CloudTrail nem o AWS Config procuram falhas publicadas nos pacotes das instâncias.',
            en: 'Neither AWS CloudTrail nor AWS Config looks for published flaws in the packages of instances.',
            es: 'Ni AWS CloudTrail ni AWS Config buscan fallas publicadas en los paquetes de las instancias.',
          },
          'trail-artifact': {
            pt: 'Nem o AWS CloudTrail nem o AWS Artifact procuram falhas publicadas nos pacotes das instâncias.',
            en: 'Neither AWS CloudTrail nor AWS Artifact looks for published flaws in the packages of instances.',
            es: 'Ni AWS CloudTrail ni AWS Artifact buscan fallas publicadas en los paquetes de las instancias.',
          },
          'config-artifact': {
            pt: 'Nem o AWS Config nem o AWS Artifact procuram falhas publicadas nos pacotes das instâncias.',
            en: 'Neither AWS Config nor AWS Artifact looks for published flaws in the packages of instances.',
            es: 'Ni AWS Config ni AWS Artifact buscan fallas publicadas en los paquetes de las instancias.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a esses dois pedidos?',
      en: 'Which AWS services meet these two requests?',
      es: '¿Qué servicios de AWS cumplen estos dos pedidos?',
    },
  },
];
