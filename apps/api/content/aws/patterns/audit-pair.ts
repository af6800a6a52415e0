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
          pt: 'Uma empresa de pagamentos na AWS responde a uma auditoria.',
          en: 'A payments company on AWS is answering an audit.',
          es: 'Una empresa de pagos en AWS responde a una auditoría.',
        },
        today: {
          pt: 'São 12 contas com 300 instâncias, nas quais os serviços de registro foram ativados há um ano. A equipe de segurança tem duas semanas para reunir as provas.',
          en: 'It has 12 accounts with 300 instances, in which logging services were turned on a year ago. The security team has two weeks to gather the evidence.',
          es: 'Son 12 cuentas con 300 instancias, en las que los servicios de registro se activaron hace un año. El equipo de seguridad tiene dos semanas para reunir las pruebas.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital com prontuários na AWS renova a sua certificação de segurança.',
          en: 'A hospital with medical records on AWS is renewing its security certification.',
          es: 'Un hospital con historias clínicas en AWS renueva su certificación de seguridad.',
        },
        today: {
          pt: 'O sistema de prontuários roda em 60 servidores montados há dois anos, e os avaliadores chegam no mês que vem com dois pontos em aberto.',
          en: 'Its records system runs on 60 servers that were set up two years ago, and the assessors arrive next month with two open points.',
          es: 'El sistema de historias clínicas funciona en 60 servidores montados hace dos años, y los evaluadores llegan el mes próximo con dos puntos abiertos.',
        },
      },
      {
        id: 'supplier',
        text: {
          pt: 'Uma montadora exige de um fornecedor provas sobre os seus sistemas na AWS.',
          en: 'A car maker asks a supplier for evidence about its systems on AWS.',
          es: 'Una automotriz exige a un proveedor pruebas sobre sus sistemas en AWS.',
        },
        today: {
          pt: 'O fornecedor mantém os pedidos em 40 instâncias de duas contas e até agora reuniu as respostas à mão. Um arquiteto precisa propor as ferramentas.',
          en: 'The supplier runs its orders on 40 instances in two accounts, and its answers have been collected by hand so far. An architect must propose the tools.',
          es: 'El proveedor tiene los pedidos en 40 instancias de dos cuentas y hasta ahora reunió las respuestas a mano. Un arquitecto debe proponer las herramientas.',
        },
      },
      {
        id: 'pension',
        text: {
          pt: 'Um fundo de pensão na AWS responde a um questionário do órgão regulador.',
          en: 'A pension fund on AWS is answering a questionnaire from its regulator.',
          es: 'Un fondo de pensiones en AWS responde un cuestionario de su regulador.',
        },
        today: {
          pt: 'Todo serviço que registra atividade nas suas cinco contas está ativo desde a migração. Faltam ainda duas respostas.',
          en: 'Every service that records activity in its five accounts has been on since the migration. Two answers are still missing.',
          es: 'Todo servicio que registra actividad en sus cinco cuentas está activo desde la migración. Aún faltan dos respuestas.',
        },
      },
      {
        id: 'lottery',
        text: {
          pt: 'Uma loteria que roda na AWS passa pela auditoria anual.',
          en: 'A lottery that runs on AWS is going through its yearly audit.',
          es: 'Una lotería que funciona en AWS pasa por su auditoría anual.',
        },
        today: {
          pt: 'Sorteios e pagamentos rodam em 25 servidores que os operadores mudaram várias vezes neste ano. Os arquitetos devem atender a dois pedidos dos auditores.',
          en: 'Draws and payments run on 25 servers that operators changed several times this year. The architects must answer two requests of the auditors.',
          es: 'Los sorteos y los pagos funcionan en 25 servidores que los operadores cambiaron varias veces este año. Los arquitectos deben atender dos pedidos de los auditores.',
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
        action: {
          pt: 'Consultar os logs da trilha do AWS CloudTrail e examinar as linhas do tempo dos recursos no AWS Config.',
          en: 'Query the trail logs of AWS CloudTrail and review the resource timelines recorded by AWS Config.',
          es: 'Consultar los registros de un trail de AWS CloudTrail y examinar las cronologías de recursos en AWS Config.',
        },
        why: {
          pt: 'O AWS CloudTrail registra as chamadas de API: quem fez o quê, quando e de onde. O AWS Config guarda a configuração dos recursos ao longo do tempo e a compara com regras.',
          en: 'AWS CloudTrail records API calls: who did what, when and from where. AWS Config keeps the configuration of resources over time and compares it with rules.',
          es: 'AWS CloudTrail registra las llamadas a la API: quién hizo qué, cuándo y desde dónde. AWS Config guarda la configuración de los recursos a lo largo del tiempo y la compara con reglas.',
        },
        tell: {
          pt: 'Quem apagou algo: CloudTrail, que registra cada chamada de API. O que um grupo de segurança abria no mês passado: Config, que guarda as configurações anteriores.',
          en: 'Who deleted something: CloudTrail, which records each API call. What a security group had open last month: Config, which keeps past settings.',
          es: 'Quién borró algo: CloudTrail, que registra cada llamada a la API. Lo que un grupo de seguridad tenía abierto el mes pasado: Config, que guarda las configuraciones anteriores.',
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
        action: {
          pt: 'Consultar os logs da trilha do AWS CloudTrail e baixar os documentos publicados no AWS Artifact.',
          en: 'Query the trail logs of AWS CloudTrail and download the documents published in AWS Artifact.',
          es: 'Consultar los registros de un trail de AWS CloudTrail y descargar los documentos publicados en AWS Artifact.',
        },
        why: {
          pt: 'O AWS CloudTrail registra as chamadas de API: quem fez o quê, quando e de onde. O AWS Artifact oferece para baixar os relatórios de auditoria da própria AWS, como SOC e ISO.',
          en: 'AWS CloudTrail records API calls: who did what, when and from where. AWS Artifact offers the audit reports of AWS itself, such as SOC and ISO, for download.',
          es: 'AWS CloudTrail registra las llamadas a la API: quién hizo qué, cuándo y desde dónde. AWS Artifact ofrece para descargar los informes de auditoría de la propia AWS, como SOC e ISO.',
        },
        tell: {
          pt: 'Quem apagou algo: CloudTrail, que registra cada chamada de API. Relatórios sobre os data centers do provedor: Artifact, com documentos de auditores independentes.',
          en: 'Who deleted something: CloudTrail, which records each API call. Reports on the data centers of the provider: Artifact, with documents of independent auditors.',
          es: 'Quién borró algo: CloudTrail, que registra cada llamada a la API. Informes sobre los centros de datos del proveedor: Artifact, con documentos de auditores independientes.',
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
        action: {
          pt: 'Consultar os logs da trilha do AWS CloudTrail e ativar as varreduras das contas no Amazon Inspector.',
          en: 'Query the trail logs of AWS CloudTrail and turn on scans of the accounts in Amazon Inspector.',
          es: 'Consultar los registros de un trail de AWS CloudTrail y activar los análisis de las cuentas en Amazon Inspector.',
        },
        why: {
          pt: 'O AWS CloudTrail registra as chamadas de API: quem fez o quê, quando e de onde. O Amazon Inspector procura sem parar falhas conhecidas (CVEs) em instâncias, imagens de contêiner e funções.',
          en: 'AWS CloudTrail records API calls: who did what, when and from where. Amazon Inspector looks for known flaws (CVEs) in instances, container images and functions all the time.',
          es: 'AWS CloudTrail registra las llamadas a la API: quién hizo qué, cuándo y desde dónde. Amazon Inspector busca sin parar fallas conocidas (CVE) en instancias, imágenes de contenedor y funciones.',
        },
        tell: {
          pt: 'Quem apagou algo: CloudTrail, que registra cada chamada de API. Pacotes com falhas publicadas: Inspector, que os compara com listas de CVEs.',
          en: 'Who deleted something: CloudTrail, which records each API call. Packages with published flaws: Inspector, which compares them with lists of CVEs.',
          es: 'Quién borró algo: CloudTrail, que registra cada llamada a la API. Paquetes con fallas publicadas: Inspector, que los compara con listas de CVE.',
        },
      },
      {
        id: 'config-artifact',
        uses: ['AWS Config', 'Artifact'],
        popularity: 4,
        source: docs('config/latest/developerguide/WhatIsConfig.html'),
        secondSource: docs('artifact/latest/ug/what-is-aws-artifact.html'),
        text: { pt: 'AWS Config e AWS Artifact', en: 'AWS Config and AWS Artifact', es: 'AWS Config y AWS Artifact' },
        action: {
          pt: 'Examinar as linhas do tempo dos recursos no AWS Config e baixar os documentos publicados no AWS Artifact.',
          en: 'Review the resource timelines recorded by AWS Config and download the documents published in AWS Artifact.',
          es: 'Examinar las cronologías de recursos en AWS Config y descargar los documentos publicados en AWS Artifact.',
        },
        why: {
          pt: 'O AWS Config guarda a configuração dos recursos ao longo do tempo e a compara com regras. O AWS Artifact oferece para baixar os relatórios de auditoria da própria AWS, como SOC e ISO.',
          en: 'AWS Config keeps the configuration of resources over time and compares it with rules. AWS Artifact offers the audit reports of AWS itself, such as SOC and ISO, for download.',
          es: 'AWS Config guarda la configuración de los recursos a lo largo del tiempo y la compara con reglas. AWS Artifact ofrece para descargar los informes de auditoría de la propia AWS, como SOC e ISO.',
        },
        tell: {
          pt: 'O que um grupo de segurança abria no mês passado: Config, que guarda as configurações anteriores. Relatórios sobre os data centers do provedor: Artifact, com documentos de auditores independentes.',
          en: 'What a security group had open last month: Config, which keeps past settings. Reports on the data centers of the provider: Artifact, with documents of independent auditors.',
          es: 'Lo que un grupo de seguridad tenía abierto el mes pasado: Config, que guarda las configuraciones anteriores. Informes sobre los centros de datos del proveedor: Artifact, con documentos de auditores independientes.',
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
        action: {
          pt: 'Examinar as linhas do tempo dos recursos no AWS Config e ativar as varreduras das contas no Amazon Inspector.',
          en: 'Review the resource timelines recorded by AWS Config and turn on scans of the accounts in Amazon Inspector.',
          es: 'Examinar las cronologías de recursos en AWS Config y activar los análisis de las cuentas en Amazon Inspector.',
        },
        why: {
          pt: 'O AWS Config guarda a configuração dos recursos ao longo do tempo e a compara com regras. O Amazon Inspector procura sem parar falhas conhecidas (CVEs) em instâncias, imagens de contêiner e funções.',
          en: 'AWS Config keeps the configuration of resources over time and compares it with rules. Amazon Inspector looks for known flaws (CVEs) in instances, container images and functions all the time.',
          es: 'AWS Config guarda la configuración de los recursos a lo largo del tiempo y la compara con reglas. Amazon Inspector busca sin parar fallas conocidas (CVE) en instancias, imágenes de contenedor y funciones.',
        },
        tell: {
          pt: 'O que um grupo de segurança abria no mês passado: Config, que guarda as configurações anteriores. Pacotes com falhas publicadas: Inspector, que os compara com listas de CVEs.',
          en: 'What a security group had open last month: Config, which keeps past settings. Packages with published flaws: Inspector, which compares them with lists of CVEs.',
          es: 'Lo que un grupo de seguridad tenía abierto el mes pasado: Config, que guarda las configuraciones anteriores. Paquetes con fallas publicadas: Inspector, que los compara con listas de CVE.',
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
        action: {
          pt: 'Baixar os documentos publicados no AWS Artifact e ativar as varreduras das contas no Amazon Inspector.',
          en: 'Download the documents published in AWS Artifact and turn on scans of the accounts in Amazon Inspector.',
          es: 'Descargar los documentos publicados en AWS Artifact y activar los análisis de las cuentas en Amazon Inspector.',
        },
        why: {
          pt: 'O AWS Artifact oferece para baixar os relatórios de auditoria da própria AWS, como SOC e ISO. O Amazon Inspector procura sem parar falhas conhecidas (CVEs) em instâncias, imagens de contêiner e funções.',
          en: 'AWS Artifact offers the audit reports of AWS itself, such as SOC and ISO, for download. Amazon Inspector looks for known flaws (CVEs) in instances, container images and functions all the time.',
          es: 'AWS Artifact ofrece para descargar los informes de auditoría de la propia AWS, como SOC e ISO. Amazon Inspector busca sin parar fallas conocidas (CVE) en instancias, imágenes de contenedor y funciones.',
        },
        tell: {
          pt: 'Relatórios sobre os data centers do provedor: Artifact, com documentos de auditores independentes. Pacotes com falhas publicadas: Inspector, que os compara com listas de CVEs.',
          en: 'Reports on the data centers of the provider: Artifact, with documents of independent auditors. Packages with published flaws: Inspector, which compares them with lists of CVEs.',
          es: 'Informes sobre los centros de datos del proveedor: Artifact, con documentos de auditores independientes. Paquetes con fallas publicadas: Inspector, que los compara con listas de CVE.',
        },
      },
    ],
    constraints: [
      {
        id: 'who-deleted',
        text: {
          pt: 'Os auditores perguntam quem apagou um banco de dados em março.',
          en: 'The auditors ask who deleted a database in March.',
          es: 'Los auditores preguntan quién borró una base de datos en marzo.',
        },
        fits: ['trail-config', 'trail-artifact', 'trail-inspector'],
        rulesOut: {
          'config-artifact': {
            pt: 'O AWS Config registra a configuração dos recursos e o AWS Artifact traz relatórios de auditoria da própria AWS; o autor de cada chamada fica no AWS CloudTrail.',
            en: 'AWS Config records the configuration of resources and AWS Artifact holds the audit reports of AWS itself; the author of each call is kept in AWS CloudTrail.',
            es: 'AWS Config registra la configuración de los recursos y AWS Artifact ofrece informes de auditoría de la propia AWS; el autor de cada llamada queda en AWS CloudTrail.',
          },
          'config-inspector': {
            pt: 'O AWS Config registra a configuração dos recursos e o Amazon Inspector procura vulnerabilidades; o autor de cada chamada fica no AWS CloudTrail.',
            en: 'AWS Config records the configuration of resources and Amazon Inspector looks for vulnerabilities; the author of each call is kept in AWS CloudTrail.',
            es: 'AWS Config registra la configuración de los recursos y Amazon Inspector busca vulnerabilidades; el autor de cada llamada queda en AWS CloudTrail.',
          },
          'artifact-inspector': {
            pt: 'O AWS Artifact traz relatórios de auditoria da própria AWS e o Amazon Inspector procura vulnerabilidades; o autor de cada chamada fica no AWS CloudTrail.',
            en: 'AWS Artifact holds the audit reports of AWS itself and Amazon Inspector looks for vulnerabilities; the author of each call is kept in AWS CloudTrail.',
            es: 'AWS Artifact ofrece informes de auditoría de la propia AWS y Amazon Inspector busca vulnerabilidades; el autor de cada llamada queda en AWS CloudTrail.',
          },
        },
      },
      {
        id: 'settings-then',
        text: {
          pt: 'A empresa precisa mostrar que portas um grupo de segurança abria no mês passado.',
          en: 'The company must show which ports a security group had open last month.',
          es: 'La empresa debe mostrar qué puertos tenía abiertos un grupo de seguridad el mes pasado.',
        },
        fits: ['trail-config', 'config-artifact', 'config-inspector'],
        rulesOut: {
          'trail-artifact': {
            pt: 'O AWS CloudTrail registra chamadas de API e o AWS Artifact traz relatórios de auditoria da própria AWS; o histórico da configuração de cada recurso fica no AWS Config.',
            en: 'AWS CloudTrail records API calls and AWS Artifact holds the audit reports of AWS itself; the configuration history of each resource is kept in AWS Config.',
            es: 'AWS CloudTrail registra llamadas a la API y AWS Artifact ofrece informes de auditoría de la propia AWS; el historial de configuración de cada recurso queda en AWS Config.',
          },
          'trail-inspector': {
            pt: 'O AWS CloudTrail registra chamadas de API e o Amazon Inspector procura vulnerabilidades; o histórico da configuração de cada recurso fica no AWS Config.',
            en: 'AWS CloudTrail records API calls and Amazon Inspector looks for vulnerabilities; the configuration history of each resource is kept in AWS Config.',
            es: 'AWS CloudTrail registra llamadas a la API y Amazon Inspector busca vulnerabilidades; el historial de configuración de cada recurso queda en AWS Config.',
          },
          'artifact-inspector': {
            pt: 'O AWS Artifact traz relatórios de auditoria da própria AWS e o Amazon Inspector procura vulnerabilidades; o histórico da configuração de cada recurso fica no AWS Config.',
            en: 'AWS Artifact holds the audit reports of AWS itself and Amazon Inspector looks for vulnerabilities; the configuration history of each resource is kept in AWS Config.',
            es: 'AWS Artifact ofrece informes de auditoría de la propia AWS y Amazon Inspector busca vulnerabilidades; el historial de configuración de cada recurso queda en AWS Config.',
          },
        },
      },
      {
        id: 'provider-reports',
        text: {
          pt: 'É preciso apresentar um relatório independente sobre os data centers da AWS.',
          en: 'An independent report on the AWS data centers must be presented.',
          es: 'Hay que presentar un informe independiente sobre los centros de datos de AWS.',
        },
        fits: ['trail-artifact', 'config-artifact', 'artifact-inspector'],
        rulesOut: {
          'trail-config': {
            pt: 'O AWS CloudTrail registra chamadas de API e o AWS Config registra a configuração dos recursos; os relatórios de terceiros, como o SOC 2, são baixados no AWS Artifact.',
            en: 'AWS CloudTrail records API calls and AWS Config records the configuration of resources; third-party reports such as SOC 2 are downloaded from AWS Artifact.',
            es: 'AWS CloudTrail registra llamadas a la API y AWS Config registra la configuración de los recursos; los informes de terceros, como SOC 2, se descargan de AWS Artifact.',
          },
          'trail-inspector': {
            pt: 'O AWS CloudTrail registra chamadas de API e o Amazon Inspector procura vulnerabilidades; os relatórios de terceiros, como o SOC 2, são baixados no AWS Artifact.',
            en: 'AWS CloudTrail records API calls and Amazon Inspector looks for vulnerabilities; third-party reports such as SOC 2 are downloaded from AWS Artifact.',
            es: 'AWS CloudTrail registra llamadas a la API y Amazon Inspector busca vulnerabilidades; los informes de terceros, como SOC 2, se descargan de AWS Artifact.',
          },
          'config-inspector': {
            pt: 'O AWS Config registra a configuração dos recursos e o Amazon Inspector procura vulnerabilidades; os relatórios de terceiros, como o SOC 2, são baixados no AWS Artifact.',
            en: 'AWS Config records the configuration of resources and Amazon Inspector looks for vulnerabilities; third-party reports such as SOC 2 are downloaded from AWS Artifact.',
            es: 'AWS Config registra la configuración de los recursos y Amazon Inspector busca vulnerabilidades; los informes de terceros, como SOC 2, se descargan de AWS Artifact.',
          },
        },
      },
      {
        id: 'open-cves',
        text: {
          pt: 'É preciso listar as instâncias que têm pacotes com falhas publicadas.',
          en: 'The instances that have packages with published flaws must be listed.',
          es: 'Hay que listar las instancias que tienen paquetes con fallas publicadas.',
        },
        fits: ['trail-inspector', 'config-inspector', 'artifact-inspector'],
        rulesOut: {
          'trail-config': {
            pt: 'O AWS CloudTrail registra chamadas de API e o AWS Config registra a configuração dos recursos; os pacotes com CVEs são apontados pelo Amazon Inspector.',
            en: 'AWS CloudTrail records API calls and AWS Config records the configuration of resources; packages with CVEs are reported by Amazon Inspector.',
            es: 'AWS CloudTrail registra llamadas a la API y AWS Config registra la configuración de los recursos; los paquetes con CVE los señala Amazon Inspector.',
          },
          'trail-artifact': {
            pt: 'O AWS CloudTrail registra chamadas de API e o AWS Artifact traz relatórios de auditoria da própria AWS; os pacotes com CVEs são apontados pelo Amazon Inspector.',
            en: 'AWS CloudTrail records API calls and AWS Artifact holds the audit reports of AWS itself; packages with CVEs are reported by Amazon Inspector.',
            es: 'AWS CloudTrail registra llamadas a la API y AWS Artifact ofrece informes de auditoría de la propia AWS; los paquetes con CVE los señala Amazon Inspector.',
          },
          'config-artifact': {
            pt: 'O AWS Config registra a configuração dos recursos e o AWS Artifact traz relatórios de auditoria da própria AWS; os pacotes com CVEs são apontados pelo Amazon Inspector.',
            en: 'AWS Config records the configuration of resources and AWS Artifact holds the audit reports of AWS itself; packages with CVEs are reported by Amazon Inspector.',
            es: 'AWS Config registra la configuración de los recursos y AWS Artifact ofrece informes de auditoría de la propia AWS; los paquetes con CVE los señala Amazon Inspector.',
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
