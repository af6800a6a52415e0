import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const auditPair: readonly Pattern[] = [
  twoOf({
    id: 'audit-pair',
    exams: {
      'clf-c02': { domain: 'security', topic: 'compliance' },
    },
    scene: {
      pt: 'Pense na AWS como o dono de um prédio, e nos sistemas da empresa como as salas alugadas, com portas e mobília.',
      en: 'Think of AWS as the owner of a building, and of the company’s systems as its rented rooms, with doors and furniture.',
      es: 'Piensa en AWS como el dueño de un edificio, y en los sistemas de la empresa como salas alquiladas, con puertas y muebles.',
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
          pt: 'Um fornecedor de peças deve dar a uma montadora provas sobre os seus sistemas na AWS.',
          en: 'A parts supplier must give a car maker evidence about its systems on AWS.',
          es: 'Un proveedor de autopartes debe dar a una automotriz pruebas sobre sus sistemas en AWS.',
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
    halves: [
      {
        id: 'trail',
        name: { pt: 'AWS CloudTrail', en: 'AWS CloudTrail', es: 'AWS CloudTrail' },
        uses: ['CloudTrail'],
        popularity: 4,
        source: docs('awscloudtrail/latest/userguide/cloudtrail-user-guide.html'),
        action: {
          pt: 'Consultar os logs da trilha do AWS CloudTrail',
          en: 'Query the trail logs of AWS CloudTrail',
          es: 'Consultar los registros de un trail de AWS CloudTrail',
        },
        why: {
          pt: 'O AWS CloudTrail registra as chamadas de API: quem fez o quê, quando e de onde.',
          en: 'AWS CloudTrail records API calls: who did what, when and from where.',
          es: 'AWS CloudTrail registra las llamadas a la API: quién hizo qué, cuándo y desde dónde.',
        },
        likeness: {
          pt: 'o livro de quem usou cada chave em qual porta',
          en: 'the logbook of who used each key at which door',
          es: 'el libro de quién usó cada llave en qué puerta',
        },
        tell: {
          pt: 'Quem apagou um banco de dados: CloudTrail, que registra cada chamada de API. Endereço IP de que uma chave de acesso foi usada: CloudTrail, que registra a origem de cada chamada.',
          en: 'Who deleted a database: CloudTrail, which records each API call. The IP address from which an access key was used: CloudTrail, which records the origin of each call.',
          es: 'Quién borró una base de datos: CloudTrail, que registra cada llamada a la API. Dirección IP desde la que se usó una clave de acceso: CloudTrail, que registra el origen de cada llamada.',
        },
        does: {
          pt: 'o AWS CloudTrail registra chamadas de API',
          en: 'AWS CloudTrail records API calls',
          es: 'AWS CloudTrail registra llamadas a la API',
        },
      },
      {
        id: 'config',
        name: { pt: 'AWS Config', en: 'AWS Config', es: 'AWS Config' },
        uses: ['AWS Config'],
        popularity: 4,
        source: docs('config/latest/developerguide/WhatIsConfig.html'),
        action: {
          pt: 'Usar as regras e o histórico de configuração do AWS Config',
          en: 'Use the rules and the configuration history of AWS Config',
          es: 'Usar las reglas y el historial de configuración de AWS Config',
        },
        why: {
          pt: 'O AWS Config guarda a configuração dos recursos ao longo do tempo e a compara com regras.',
          en: 'AWS Config keeps the configuration of resources over time and compares it with rules.',
          es: 'AWS Config guarda la configuración de los recursos a lo largo del tiempo y la compara con reglas.',
        },
        likeness: {
          pt: 'o álbum datado que aponta os móveis fora da norma',
          en: 'the dated photo album that flags furniture breaking the rules',
          es: 'el álbum fechado que señala los muebles fuera de norma',
        },
        tell: {
          pt: 'O que um grupo de segurança abria no mês passado: Config, que guarda as configurações anteriores. Buckets que deixam de seguir a regra de criptografia: Config, que compara recursos com regras.',
          en: 'What a security group had open last month: Config, which keeps past settings. Buckets that no longer follow the encryption rule: Config, which compares resources with rules.',
          es: 'Lo que un grupo de seguridad tenía abierto el mes pasado: Config, que guarda las configuraciones anteriores. Buckets que dejan de seguir la regla de cifrado: Config, que compara recursos con reglas.',
        },
        does: {
          pt: 'o AWS Config registra a configuração dos recursos',
          en: 'AWS Config records the configuration of resources',
          es: 'AWS Config registra la configuración de los recursos',
        },
      },
      {
        id: 'artifact',
        name: { pt: 'AWS Artifact', en: 'AWS Artifact', es: 'AWS Artifact' },
        uses: ['Artifact'],
        popularity: 4,
        source: docs('artifact/latest/ug/what-is-aws-artifact.html'),
        action: {
          pt: 'Obter os relatórios e acordos publicados no AWS Artifact',
          en: 'Obtain the reports and agreements published in AWS Artifact',
          es: 'Obtener los informes y acuerdos publicados en AWS Artifact',
        },
        why: {
          pt: 'No AWS Artifact se baixam os relatórios de auditoria da própria AWS, como SOC e ISO, e se consultam e aceitam os acordos com ela.',
          en: 'In AWS Artifact the audit reports of AWS itself, such as SOC and ISO, are downloaded, and agreements with it are reviewed and accepted.',
          es: 'En AWS Artifact se descargan los informes de auditoría de la propia AWS, como SOC e ISO, y se consultan y aceptan los acuerdos con ella.',
        },
        likeness: {
          pt: 'a pasta de laudos e contratos do dono do prédio',
          en: 'the owner’s folder of inspection reports and agreements',
          es: 'la carpeta de informes y contratos del dueño del edificio',
        },
        tell: {
          pt: 'Relatórios sobre os data centers do provedor: Artifact, com documentos de auditores independentes. Acordo a consultar e aceitar: Artifact.',
          en: 'Reports on the data centers of the provider: Artifact, with documents of independent auditors. An agreement to review and accept: Artifact.',
          es: 'Informes sobre los centros de datos del proveedor: Artifact, con documentos de auditores independientes. Acuerdo que consultar y aceptar: Artifact.',
        },
        does: {
          pt: 'o AWS Artifact traz relatórios de auditoria da própria AWS e acordos com ela',
          en: 'AWS Artifact holds the audit reports of AWS itself and agreements with it',
          es: 'AWS Artifact ofrece informes de auditoría de la propia AWS y acuerdos con ella',
        },
      },
      {
        id: 'inspector',
        name: { pt: 'Amazon Inspector', en: 'Amazon Inspector', es: 'Amazon Inspector' },
        uses: ['Inspector'],
        popularity: 4,
        source: docs('inspector/latest/user/what-is-inspector.html'),
        action: {
          pt: 'Ativar as varreduras das contas no Amazon Inspector',
          en: 'Turn on scans of the accounts in Amazon Inspector',
          es: 'Activar los análisis de las cuentas en Amazon Inspector',
        },
        why: {
          pt: 'O Amazon Inspector procura sem parar falhas conhecidas (CVEs) em instâncias, imagens de contêiner e funções.',
          en: 'Amazon Inspector looks for known flaws (CVEs) in instances, container images and functions all the time.',
          es: 'Amazon Inspector busca sin parar fallas conocidas (CVE) en instancias, imágenes de contenedor y funciones.',
        },
        likeness: {
          pt: 'o chaveiro que testa cada fechadura contra defeitos conhecidos',
          en: 'the locksmith who keeps testing locks for known flaws',
          es: 'el cerrajero que prueba cada cerradura contra fallas conocidas',
        },
        tell: {
          pt: 'Instâncias que têm pacotes com vulnerabilidades publicadas: Inspector, que os compara com listas de CVEs. Imagens de contêiner verificadas outra vez quando uma vulnerabilidade é publicada: Inspector, que as verifica de novo a cada CVE.',
          en: 'Instances that have packages with published vulnerabilities: Inspector, which compares them with lists of CVEs. Container images scanned again when a vulnerability is published: Inspector, which scans them against each new CVE.',
          es: 'Instancias que tienen paquetes con vulnerabilidades publicadas: Inspector, que los compara con listas de CVE. Imágenes de contenedor analizadas de nuevo cuando se publica una vulnerabilidad: Inspector, que las analiza ante cada CVE nueva.',
        },
        does: {
          pt: 'o Amazon Inspector procura vulnerabilidades',
          en: 'Amazon Inspector looks for vulnerabilities',
          es: 'Amazon Inspector busca vulnerabilidades',
        },
      },
    ],
    needs: [
      {
        id: 'who-deleted',
        of: 'trail',
        text: {
          pt: 'Os auditores perguntam quem apagou um banco de dados há três semanas.',
          en: 'The auditors ask who deleted a database three weeks ago.',
          es: 'Los auditores preguntan quién borró una base de datos hace tres semanas.',
        },
        job: {
          pt: 'o autor de cada chamada fica no AWS CloudTrail',
          en: 'the author of each call is kept in AWS CloudTrail',
          es: 'el autor de cada llamada queda en AWS CloudTrail',
        },
      },
      {
        id: 'settings-then',
        of: 'config',
        text: {
          pt: 'A empresa precisa mostrar que portas um grupo de segurança abria no mês passado, sem reconstituir isso a partir de logs.',
          en: 'The company must show which ports a security group had open last month, without piecing that together from logs.',
          es: 'La empresa debe mostrar qué puertos tenía abiertos un grupo de seguridad el mes pasado, sin reconstruir eso a partir de registros.',
        },
        job: {
          pt: 'o histórico da configuração de cada recurso fica no AWS Config',
          en: 'the configuration history of each resource is kept in AWS Config',
          es: 'el historial de configuración de cada recurso queda en AWS Config',
        },
      },
      {
        id: 'provider-reports',
        of: 'artifact',
        text: {
          pt: 'É preciso apresentar um relatório independente sobre os data centers da AWS.',
          en: 'An independent report on the AWS data centers must be presented.',
          es: 'Hay que presentar un informe independiente sobre los centros de datos de AWS.',
        },
        job: {
          pt: 'os relatórios de terceiros, como o SOC 2, são baixados no AWS Artifact',
          en: 'third-party reports such as SOC 2 are downloaded from AWS Artifact',
          es: 'los informes de terceros, como SOC 2, se descargan de AWS Artifact',
        },
      },
      {
        id: 'open-cves',
        of: 'inspector',
        text: {
          pt: 'É preciso listar as instâncias que têm pacotes com vulnerabilidades publicadas.',
          en: 'The instances that have packages with published vulnerabilities must be listed.',
          es: 'Hay que listar las instancias que tienen paquetes con vulnerabilidades publicadas.',
        },
        job: {
          pt: 'os pacotes com CVEs são apontados pelo Amazon Inspector',
          en: 'packages with CVEs are reported by Amazon Inspector',
          es: 'los paquetes con CVE los señala Amazon Inspector',
        },
      },
      {
        id: 'key-origin',
        of: 'trail',
        text: {
          pt: 'É preciso saber de que endereço IP uma chave de acesso foi usada.',
          en: 'It must be established from which IP address an access key was used.',
          es: 'Hay que saber desde qué dirección IP se usó una clave de acceso.',
        },
        job: {
          pt: 'a origem de cada chamada de API fica no AWS CloudTrail',
          en: 'the origin of each API call is kept in AWS CloudTrail',
          es: 'el origen de cada llamada a la API queda en AWS CloudTrail',
        },
      },
      {
        id: 'rule-drift',
        of: 'config',
        text: {
          pt: 'Os buckets que deixarem de seguir a regra de criptografia devem ser apontados.',
          en: 'Buckets that no longer follow the encryption rule must be flagged.',
          es: 'Los buckets que dejen de seguir la regla de cifrado deben señalarse.',
        },
        job: {
          pt: 'comparar a configuração dos recursos com regras cabe ao AWS Config',
          en: 'comparing the configuration of resources with rules is the job of AWS Config',
          es: 'comparar la configuración de los recursos con reglas corresponde a AWS Config',
        },
      },
      {
        id: 'agreement',
        of: 'artifact',
        text: {
          pt: 'Um acordo com a AWS sobre proteção de dados precisa ser consultado e aceito.',
          en: 'An agreement with AWS on data protection must be reviewed and accepted.',
          es: 'Hay que consultar y aceptar un acuerdo con AWS sobre protección de datos.',
        },
        job: {
          pt: 'os acordos com a AWS são consultados e aceitos no AWS Artifact',
          en: 'agreements with AWS are reviewed and accepted in AWS Artifact',
          es: 'los acuerdos con AWS se consultan y aceptan en AWS Artifact',
        },
      },
      {
        id: 'image-scans',
        of: 'inspector',
        text: {
          pt: 'As imagens de contêiner devem ser verificadas outra vez sempre que uma vulnerabilidade for publicada.',
          en: 'Container images must be scanned again each time a vulnerability is published.',
          es: 'Las imágenes de contenedor deben analizarse de nuevo cada vez que se publica una vulnerabilidad.',
        },
        job: {
          pt: 'verificar imagens contra novas CVEs cabe ao Amazon Inspector',
          en: 'scanning images against new CVEs is the job of Amazon Inspector',
          es: 'analizar imágenes frente a nuevas CVE corresponde a Amazon Inspector',
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a esses dois pedidos?',
      en: 'Which AWS services meet these two requests?',
      es: '¿Qué servicios de AWS cumplen estos dos requisitos?',
    },
  }),
];
