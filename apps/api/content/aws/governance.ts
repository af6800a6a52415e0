import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const governance: Category = {
  id: 'governance',
  noun: { pt: 'serviço de gestão e governança da AWS', en: 'AWS management and governance service', es: 'servicio de gestión y gobernanza de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'storage', 'databases'],
  entities: [
    {
      id: 'cloudwatch', kind: 'service', name: 'Amazon CloudWatch', topic: 'operations', popularity: 5,
      gist: {
        pt: '{coletar} métricas e logs e {disparar} alarmes',
        en: '{collect} metrics and logs and {raise} alarms',
        es: '{recopilar} métricas y registros y {disparar} alarmas',
      },
      source: docs('AmazonCloudWatch/latest/monitoring/WhatIsCloudWatch.html'),
    },
    {
      id: 'cloudtrail', kind: 'service', name: 'AWS CloudTrail', topic: 'compliance', domain: 'security', popularity: 5,
      gist: {
        pt: '{registrar} quem chamou cada API da conta, quando e de onde',
        en: '{record} who called each API of the account, when and from where',
        es: '{registrar} quién llamó a cada API de la cuenta, cuándo y desde dónde',
      },
      source: docs('awscloudtrail/latest/userguide/cloudtrail-user-guide.html'),
    },
    {
      id: 'config', kind: 'service', name: 'AWS Config', topic: 'compliance', domain: 'security', popularity: 4,
      gist: {
        pt: '{guardar} o histórico de cada recurso e {verificar} se ele segue as regras',
        en: '{keep} the history of each resource and {check} whether it follows the rules',
        es: '{guardar} el historial de cada recurso y {verificar} si sigue las reglas',
      },
      source: docs('config/latest/developerguide/WhatIsConfig.html'),
    },
    {
      id: 'artifact', kind: 'service', name: 'AWS Artifact', topic: 'compliance', domain: 'security', popularity: 4,
      gist: {
        pt: '{oferecer} para download os relatórios de auditoria da própria AWS',
        en: '{offer} AWS’s own audit reports for download',
        es: '{ofrecer} para descarga los informes de auditoría de la propia AWS',
      },
      source: docs('artifact/latest/ug/what-is-aws-artifact.html'),
    },
    {
      id: 'organizations', kind: 'service', name: 'AWS Organizations', topic: 'compliance', domain: 'security', popularity: 5,
      gist: {
        pt: '{reunir} contas em uma hierarquia, com políticas e fatura em comum',
        en: '{group} accounts in a hierarchy with common policies and one bill',
        es: '{reunir} cuentas en una jerarquía, con políticas y factura en común',
      },
      source: docs('organizations/latest/userguide/orgs_introduction.html'),
    },
    {
      id: 'control-tower', kind: 'service', name: 'AWS Control Tower', topic: 'compliance', domain: 'security', popularity: 3,
      gist: {
        pt: '{montar} um ambiente de várias contas já com controles e boas práticas',
        en: '{set} up a multi-account environment with guardrails and best practices built in',
        es: '{montar} un entorno de varias cuentas que ya trae controles y buenas prácticas',
      },
      source: docs('controltower/latest/userguide/what-is-control-tower.html'),
    },
    {
      id: 'cloudformation', kind: 'service', name: 'AWS CloudFormation', topic: 'operations', popularity: 5,
      gist: {
        pt: '{criar} recursos a partir de modelos escritos como código',
        en: '{create} resources from templates written as code',
        es: '{crear} recursos a partir de plantillas escritas como código',
      },
      source: docs('AWSCloudFormation/latest/UserGuide/Welcome.html'),
    },
    {
      id: 'systems-manager', kind: 'service', name: 'AWS Systems Manager', topic: 'operations', popularity: 4,
      gist: {
        pt: '{operar} frotas de servidores: patches, comandos, inventário e parâmetros',
        en: '{operate} fleets of servers: patches, commands, inventory and parameters',
        es: '{operar} flotas de servidores: parches, comandos, inventario y parámetros',
      },
      source: docs('systems-manager/latest/userguide/what-is-systems-manager.html'),
    },
    {
      id: 'service-catalog', kind: 'service', name: 'AWS Service Catalog', topic: 'operations', popularity: 2,
      gist: {
        pt: '{oferecer} aos times uma lista de produtos de TI já aprovados',
        en: '{offer} teams a list of IT products that are already approved',
        es: '{ofrecer} a los equipos una lista de productos de TI ya aprobados',
      },
      source: docs('servicecatalog/latest/adminguide/introduction.html'),
    },
    {
      id: 'license-manager', kind: 'service', name: 'AWS License Manager', topic: 'operations', popularity: 2,
      gist: {
        pt: '{acompanhar} o uso de licenças de software de outros fabricantes',
        en: '{track} the use of software licenses from other vendors',
        es: '{seguir} el uso de licencias de software de otros fabricantes',
      },
      source: docs('license-manager/latest/userguide/license-manager.html'),
    },
    {
      id: 'health-dashboard', kind: 'service', name: 'AWS Health Dashboard', topic: 'operations', popularity: 3,
      gist: {
        pt: '{avisar} de eventos da AWS que afetam os recursos da conta',
        en: '{warn} of AWS events that affect the account’s resources',
        es: '{avisar} de eventos de AWS que afectan los recursos de la cuenta',
      },
      source: docs('health/latest/ug/what-is-aws-health.html'),
    },
    {
      id: 'trusted-advisor', kind: 'service', name: 'AWS Trusted Advisor', topic: 'support', domain: 'billing', popularity: 5,
      gist: {
        pt: '{comparar} a conta com boas práticas de custo, segurança, desempenho e resiliência',
        en: '{compare} the account with best practices for cost, security, performance and resilience',
        es: '{comparar} la cuenta con buenas prácticas de costo, seguridad, rendimiento y resiliencia',
      },
      source: docs('awssupport/latest/user/trusted-advisor.html'),
    },
    {
      id: 'well-architected-tool', kind: 'service', name: 'AWS Well-Architected Tool', topic: 'well-architected', domain: 'concepts', popularity: 3,
      gist: {
        pt: '{guiar} a revisão de uma carga de trabalho com perguntas sobre os seis pilares',
        en: '{guide} the review of a workload with questions about the six pillars',
        es: '{guiar} la revisión de una carga de trabajo con preguntas sobre los seis pilares',
      },
      source: docs('wellarchitected/latest/userguide/intro.html'),
    },
    {
      id: 'ram', kind: 'service', name: 'AWS RAM', aliases: ['Resource Access Manager'], topic: 'compliance', domain: 'security', popularity: 2,
      gist: {
        pt: '{compartilhar} um mesmo recurso entre várias contas',
        en: '{share} one resource among several accounts',
        es: '{compartir} un mismo recurso entre varias cuentas',
      },
      source: docs('ram/latest/userguide/what-is.html'),
    },
    {
      id: 'service-quotas', kind: 'service', name: 'Service Quotas', topic: 'operations', popularity: 3,
      gist: {
        pt: '{reunir} os limites dos serviços e os pedidos para aumentá-los',
        en: '{gather} the limits of the services and the requests to raise them',
        es: '{reunir} los límites de los servicios y las solicitudes para aumentarlos',
      },
      source: docs('servicequotas/latest/userguide/intro.html'),
    },
  ],
  facts: [
    {
      id: 'cw-alarm', kind: 'purpose', of: ['cloudwatch'], unclear: ['systems-manager', 'health-dashboard', 'budgets', 'eventbridge', 'trusted-advisor'], level: 1,
      say: {
        pt: '{disparar} um alarme quando o uso de CPU de um servidor passa de 80%',
        en: '{raise} an alarm when the CPU use of a server goes above 80%',
        es: '{disparar} una alarma cuando el uso de CPU de un servidor supera el 80%',
      },
    },
    {
      id: 'cw-logs', kind: 'purpose', of: ['cloudwatch'], unclear: ['opensearch', 'cloudtrail', 'xray', 'systems-manager', 's3'], level: 2,
      say: {
        pt: '{reunir} métricas e logs de aplicações em painéis de operação',
        en: '{gather} application metrics and logs on operations dashboards',
        es: '{reunir} métricas y registros de aplicaciones en paneles de operación',
      },
    },
    {
      id: 'ct-who', kind: 'purpose', of: ['cloudtrail'], unclear: ['config', 'detective', 'cloudwatch'], level: 1,
      say: {
        pt: '{mostrar} que pessoa apagou um bucket, a que horas e de que endereço IP',
        en: '{show} which person deleted a bucket, at what time and from which IP address',
        es: '{mostrar} qué persona borró un bucket, a qué hora y desde qué dirección IP',
      },
      need: {
        pt: 'descobrir que pessoa apagou um bucket, a que horas e de que endereço IP',
        en: 'find out which person deleted a bucket, at what time and from which IP address',
        es: 'descubrir qué persona borró un bucket, a qué hora y desde qué dirección IP',
      },
    },
    {
      id: 'ct-api', kind: 'feature', of: ['cloudtrail'], unclear: ['cloudwatch'], level: 1,
      say: {
        pt: '{registrar} as chamadas de API feitas na conta, pelo console ou por programas',
        en: '{record} the API calls made in the account, from the console or by programs',
        es: '{registrar} las llamadas de API hechas en la cuenta, desde la consola o por programas',
      },
    },
    {
      id: 'config-rules', kind: 'purpose', of: ['config'], unclear: ['control-tower', 'security-hub', 'trusted-advisor', 'systems-manager', 'firewall-manager'], level: 2,
      say: {
        pt: '{apontar} recursos que deixaram de seguir uma regra, como volumes sem criptografia',
        en: '{flag} resources that no longer follow a rule, such as unencrypted volumes',
        es: '{señalar} recursos que dejaron de seguir una regla, como volúmenes sin cifrar',
      },
    },
    {
      id: 'config-history', kind: 'purpose', of: ['config'], unclear: ['cloudtrail', 'systems-manager', 'cloudformation'], level: 1,
      say: {
        pt: '{mostrar} como um grupo de segurança estava há três semanas e o que mudou nele',
        en: '{show} how a security group looked three weeks ago and what changed in it',
        es: '{mostrar} cómo estaba un grupo de seguridad hace tres semanas y qué cambió en él',
      },
      need: {
        pt: 'ver como um grupo de segurança estava há três semanas e o que mudou nele',
        en: 'see how a security group looked three weeks ago and what changed in it',
        es: 'ver cómo estaba un grupo de seguridad hace tres semanas y qué cambió en él',
      },
    },
    {
      id: 'artifact-reports', kind: 'purpose', of: ['artifact'], level: 1,
      say: {
        pt: '{oferecer} relatórios SOC e ISO da AWS para entregar a um auditor',
        en: '{offer} AWS SOC and ISO reports to hand to an auditor',
        es: '{ofrecer} informes SOC e ISO de AWS para entregar a un auditor',
      },
      need: {
        pt: 'baixar relatórios SOC e ISO da AWS para entregar a um auditor',
        en: 'download AWS SOC and ISO reports to hand to an auditor',
        es: 'descargar informes SOC e ISO de AWS para entregar a un auditor',
      },
    },
    {
      id: 'artifact-agreements', kind: 'feature', of: ['artifact'], unclear: ['organizations'], level: 2,
      say: {
        pt: '{reunir} acordos de conformidade, como o BAA da HIPAA, para aceite do cliente',
        en: '{hold} compliance agreements, such as the HIPAA BAA, for the customer to accept',
        es: '{reunir} acuerdos de cumplimiento, como el BAA de HIPAA, para que los acepte el cliente',
      },
    },
    {
      id: 'org-one-bill', kind: 'purpose', of: ['organizations'], unclear: ['ram', 'consolidated-billing', 'control-tower'], level: 1,
      say: {
        pt: '{administrar} trinta contas em uma hierarquia, com uma só fatura e políticas por grupo',
        en: '{manage} thirty accounts in a hierarchy, with one bill and policies per group',
        es: '{administrar} treinta cuentas en una jerarquía, con una sola factura y políticas por grupo',
      },
    },
    {
      id: 'org-units', kind: 'feature', of: ['organizations'], unclear: ['control-tower', 'service-catalog'], level: 2,
      say: {
        pt: '{agrupar} contas em unidades organizacionais (OUs) que herdam políticas',
        en: '{group} accounts in units (OUs) that inherit policies',
        es: '{agrupar} cuentas en unidades (OU) que heredan políticas',
      },
    },
    {
      id: 'tower-landing', kind: 'purpose', of: ['control-tower'], unclear: ['organizations', 'service-catalog', 'cloudformation'], level: 2,
      say: {
        pt: '{erguer} em poucas horas uma zona de aterrissagem com várias contas já dentro das boas práticas',
        en: '{raise} within hours a landing zone of several accounts that already follows best practices',
        es: '{levantar} en pocas horas una zona de aterrizaje con varias cuentas ya dentro de las buenas prácticas',
      },
    },
    {
      id: 'cfn-template', kind: 'purpose', of: ['cloudformation'], unclear: ['service-catalog', 'beanstalk', 'systems-manager', 'control-tower', 'amplify'], level: 1,
      say: {
        pt: '{recriar} o mesmo ambiente em várias regiões a partir de um arquivo YAML versionado',
        en: '{recreate} the same environment in several Regions from a versioned YAML file',
        es: '{recrear} el mismo entorno en varias regiones a partir de un archivo YAML versionado',
      },
    },
    {
      id: 'cfn-stack', kind: 'feature', of: ['cloudformation'], unclear: ['service-catalog'], level: 2,
      say: {
        pt: '{tratar} um conjunto de recursos como uma pilha, criada e apagada de uma vez',
        en: '{treat} a set of resources as a stack, created and deleted as one',
        es: '{tratar} un conjunto de recursos como una pila, que se crea y se borra de una vez',
      },
    },
    {
      id: 'ssm-patch', kind: 'purpose', of: ['systems-manager'], unclear: ['inspector', 'ec2'], level: 1,
      say: {
        pt: '{aplicar} patches de sistema operacional em centenas de servidores, na nuvem e locais, em horário marcado',
        en: '{apply} operating system patches to hundreds of servers, cloud and on-premises, on a timetable',
        es: '{aplicar} parches de sistema operativo en cientos de servidores, en la nube y locales, en horario fijo',
      },
    },
    {
      id: 'ssm-session', kind: 'purpose', of: ['systems-manager'], unclear: ['cloudshell', 'client-vpn', 'ec2'], level: 2,
      say: {
        pt: '{abrir} um terminal em uma instância privada sem liberar a porta SSH',
        en: '{open} a terminal on a private instance without opening the SSH port',
        es: '{abrir} una terminal en una instancia privada sin habilitar el puerto SSH',
      },
    },
    {
      id: 'catalog-products', kind: 'purpose', of: ['service-catalog'], unclear: ['control-tower', 'marketplace'], level: 2,
      say: {
        pt: '{deixar} que equipes lancem por conta própria apenas ambientes que a TI já aprovou',
        en: '{let} teams launch by themselves only the environments that IT has approved',
        es: '{dejar} que los equipos lancen por su cuenta solo entornos que TI ya aprobó',
      },
    },
    {
      id: 'license-track', kind: 'purpose', of: ['license-manager'], unclear: ['systems-manager', 'marketplace'], level: 2,
      say: {
        pt: '{evitar} que se instalem mais cópias de Oracle e SQL Server do que o contrato permite',
        en: '{prevent} installing more copies of Oracle and SQL Server than the contract allows',
        es: '{evitar} que se instalen más copias de Oracle y SQL Server de las que permite el contrato',
      },
    },
    {
      id: 'health-events', kind: 'purpose', of: ['health-dashboard'], unclear: ['cloudwatch', 'trusted-advisor'], level: 1,
      say: {
        pt: '{mostrar} se uma falha na própria AWS afeta os recursos da conta e que manutenções vêm aí',
        en: '{show} whether a failure in AWS itself affects the account’s resources and which maintenance is coming',
        es: '{mostrar} si una falla en la propia AWS afecta los recursos de la cuenta y qué mantenimientos vienen',
      },
      need: {
        pt: 'saber se uma falha na própria AWS está afetando seus recursos e que manutenções vêm aí',
        en: 'know whether a failure in AWS itself affects its resources and which maintenance is coming',
        es: 'saber si una falla en la propia AWS afecta sus recursos y qué mantenimientos vienen',
      },
    },
    {
      id: 'health-personal', kind: 'feature', of: ['health-dashboard'], level: 2,
      say: {
        pt: '{mostrar} os eventos da AWS que atingem a conta do próprio cliente',
        en: '{show} the AWS events that hit the customer’s own account',
        es: '{mostrar} los eventos de AWS que alcanzan la cuenta del propio cliente',
      },
    },
    {
      id: 'ta-checks', kind: 'purpose', of: ['trusted-advisor'], unclear: ['service-quotas', 'compute-optimizer', 'well-architected-tool', 'config', 'security-hub', 'cost-explorer'], level: 1,
      say: {
        pt: '{dar} recomendações sobre custo, segurança, tolerância a falhas e cotas da conta',
        en: '{give} recommendations about the account’s cost, security, fault tolerance and quotas',
        es: '{dar} recomendaciones sobre costo, seguridad, tolerancia a fallas y cuotas de la cuenta',
      },
      need: {
        pt: 'receber recomendações sobre custo, segurança, tolerância a falhas e cotas da conta',
        en: 'receive recommendations about its account’s cost, security, fault tolerance and quotas',
        es: 'recibir recomendaciones sobre costo, seguridad, tolerancia a fallas y cuotas de la cuenta',
      },
    },
    {
      id: 'ta-quotas', kind: 'feature', of: ['trusted-advisor'], unclear: ['service-quotas', 'health-dashboard', 'cloudwatch', 'config'], level: 2,
      say: {
        pt: '{avisar} quando o uso chega perto das cotas de serviço',
        en: '{warn} when usage gets close to service quotas',
        es: '{avisar} cuando el uso se acerca a las cuotas de servicio',
      },
    },
    {
      id: 'wat-review', kind: 'purpose', of: ['well-architected-tool'], unclear: ['trusted-advisor'], level: 1,
      say: {
        pt: '{ajudar} a revisar uma carga de trabalho, com um questionário e um plano de melhorias baseado nos seis pilares',
        en: '{help} to review a workload, with a questionnaire and an improvement plan based on the six pillars',
        es: '{ayudar} a revisar una carga de trabajo, con un cuestionario y un plan de mejoras basado en los seis pilares',
      },
      need: {
        pt: 'revisar uma carga de trabalho com um questionário e um plano de melhorias baseado nos seis pilares',
        en: 'review a workload with a questionnaire and an improvement plan based on the six pillars',
        es: 'revisar una carga de trabajo con un cuestionario y un plan de mejoras basado en los seis pilares',
      },
    },
    {
      id: 'ram-share', kind: 'purpose', of: ['ram'],
      unclear: ['organizations', 'vpc', 'vpc-peering', 'transit-gateway', 'service-catalog', 'control-tower', 'lake-formation', 'iam-role'], level: 2,
      say: {
        pt: '{deixar} que outras contas da empresa usem a mesma sub-rede, sem criar cópias dela',
        en: '{let} other accounts of the company use the same subnet without creating copies of it',
        es: '{dejar} que otras cuentas de la empresa usen la misma subred, sin crear copias de ella',
      },
      need: {
        pt: 'permitir que outras contas usem uma sub-rede já existente, sem criar cópias dela',
        en: 'allow other accounts to use a subnet that already exists, without creating copies of it',
        es: 'permitir que otras cuentas usen una subred ya existente, sin crear copias de ella',
      },
    },
    {
      id: 'quotas-raise', kind: 'purpose', of: ['service-quotas'],
      unclear: ['trusted-advisor', 'health-dashboard', 'support-basic', 'support-business-plus', 'support-enterprise', 'support-unified'], level: 2,
      say: {
        pt: '{mostrar} em um só lugar os limites de cada serviço e {receber} pedidos de aumento',
        en: '{show} in one place the limits of each service and {take} requests to raise them',
        es: '{mostrar} en un solo lugar los límites de cada servicio y {recibir} solicitudes de aumento',
      },
      need: {
        pt: 'consultar em um só lugar o limite de instâncias da conta e pedir que ele aumente',
        en: 'look up in one place the limit of instances of the account and request that it be raised',
        es: 'consultar en un solo lugar el límite de instancias de la cuenta y pedir que aumente',
      },
    },
    {
      id: 'gov-audit', kind: 'feature', of: ['cloudtrail', 'config', 'artifact'], unclear: ['organizations', 'control-tower', 'trusted-advisor', 'cloudwatch', 'systems-manager', 'license-manager', 'well-architected-tool', 'service-catalog'], level: 1,
      say: {
        pt: '{produzir} evidências para auditores',
        en: '{produce} evidence for auditors',
        es: '{producir} evidencias para auditores',
      },
    },
    {
      id: 'gov-history', kind: 'feature', of: ['cloudtrail', 'config'], unclear: ['cloudwatch', 'systems-manager', 'health-dashboard', 'cloudformation', 'well-architected-tool'], level: 2,
      say: {
        pt: '{guardar} um histórico do que aconteceu com os recursos do cliente',
        en: '{keep} a history of what happened to the customer’s resources',
        es: '{guardar} un historial de lo que ocurrió con los recursos del cliente',
      },
    },
    {
      id: 'gov-many-accounts', kind: 'trait', of: ['organizations', 'control-tower'], unclear: ['service-catalog'], level: 1,
      say: {
        pt: '{criar} contas novas já dentro de uma estrutura comum',
        en: '{create} new accounts inside a common structure',
        es: '{crear} cuentas nuevas dentro de una estructura común',
      },
    },
    {
      id: 'gov-recommend', kind: 'trait', of: ['trusted-advisor', 'well-architected-tool'], unclear: ['systems-manager', 'cloudwatch'], level: 1,
      say: {
        pt: '{sugerir} melhorias com base em boas práticas da AWS',
        en: '{suggest} improvements based on AWS best practices',
        es: '{sugerir} mejoras a partir de buenas prácticas de AWS',
      },
    },
    {
      id: 'gov-provision', kind: 'trait', of: ['cloudformation', 'service-catalog'], unclear: ['control-tower', 'systems-manager'], level: 2,
      say: {
        pt: '{criar} recursos de infraestrutura a partir de um modelo reutilizável',
        en: '{create} infrastructure resources from a reusable template',
        es: '{crear} recursos de infraestructura a partir de una plantilla reutilizable',
      },
    },
    {
      id: 'gov-ready-made', kind: 'trait', of: ['control-tower', 'trusted-advisor', 'well-architected-tool'], unclear: ['systems-manager', 'config'], level: 2,
      say: {
        pt: '{trazer} boas práticas da AWS já prontas',
        en: '{bring} ready-made AWS best practices',
        es: '{traer} buenas prácticas de AWS ya listas',
      },
    },
    {
      id: 'gov-watches', kind: 'trait', of: ['cloudwatch', 'config', 'trusted-advisor', 'health-dashboard'], unclear: ['service-quotas', 'cloudtrail', 'systems-manager', 'license-manager', 'control-tower', 'organizations'], level: 2,
      say: {
        pt: '{acompanhar} a conta o tempo todo e {enviar} avisos',
        en: '{watch} the account all the time and {send} notices',
        es: '{seguir} la cuenta todo el tiempo y {enviar} avisos',
      },
      deny: {
        pt: 'não {acompanhar} a conta o tempo todo',
        en: '{not watch} the account all the time',
        es: 'no {seguir} la cuenta todo el tiempo',
      },
    },
    {
      id: 'gov-customer-rules', kind: 'trait', of: ['config', 'cloudwatch', 'organizations'], unclear: ['ram', 'service-quotas', 'control-tower', 'systems-manager', 'service-catalog', 'license-manager', 'cloudformation', 'well-architected-tool'], level: 2,
      say: {
        pt: '{aceitar} regras ou limites que o cliente define',
        en: '{accept} rules or limits that the customer defines',
        es: '{aceptar} reglas o límites que define el cliente',
      },
      deny: {
        pt: 'não {trabalhar} com regras do cliente',
        en: '{not work} with customer rules',
        es: 'no {trabajar} con reglas del cliente',
      },
    },
    {
      id: 'gov-servers', kind: 'trait', of: ['systems-manager', 'cloudwatch'], unclear: ['license-manager', 'cloudtrail', 'config'], level: 2,
      say: {
        pt: '{atender} também servidores fora da AWS',
        en: '{serve} servers outside AWS as well',
        es: '{atender} también servidores fuera de AWS',
      },
    },
  ],
  contrasts: [
    {
      between: ['service-quotas', 'trusted-advisor'],
      say: {
        pt: 'O Service Quotas é onde se consultam os limites e se pede aumento; o Trusted Advisor avisa quando o uso chega perto deles.',
        en: 'Service Quotas is where limits are looked up and raises requested; Trusted Advisor warns when usage gets close to them.',
        es: 'Service Quotas es donde se consultan los límites y se pide aumento; Trusted Advisor avisa cuando el uso se acerca a ellos.',
      },
    },
    {
      between: ['ram', 'organizations'],
      say: {
        pt: 'O Organizations reúne as contas; o AWS RAM faz um recurso de uma conta servir às outras.',
        en: 'Organizations groups the accounts; AWS RAM makes a resource of one account serve the others.',
        es: 'Organizations reúne las cuentas; AWS RAM hace que un recurso de una cuenta sirva a las otras.',
      },
    },
    {
      between: ['cloudtrail', 'cloudwatch'],
      say: {
        pt: 'O CloudTrail diz quem fez o quê na conta; o CloudWatch diz como estão os recursos.',
        en: 'CloudTrail tells who did what in the account; CloudWatch tells how the resources are doing.',
        es: 'CloudTrail dice quién hizo qué en la cuenta; CloudWatch dice cómo están los recursos.',
      },
    },
    {
      between: ['cloudtrail', 'config'],
      say: {
        pt: 'O CloudTrail registra a ação; o AWS Config registra o estado do recurso antes e depois e se ele segue as regras.',
        en: 'CloudTrail records the action; AWS Config records the state of the resource before and after, and whether it follows the rules.',
        es: 'CloudTrail registra la acción; AWS Config registra el estado del recurso antes y después, y si sigue las reglas.',
      },
    },
    {
      between: ['config', 'trusted-advisor'],
      say: {
        pt: 'O AWS Config verifica as regras que o cliente define; o Trusted Advisor traz verificações prontas da AWS.',
        en: 'AWS Config checks the rules that the customer defines; Trusted Advisor brings ready-made AWS checks.',
        es: 'AWS Config verifica las reglas que define el cliente; Trusted Advisor trae verificaciones listas de AWS.',
      },
    },
    {
      between: ['config', 'artifact'],
      say: {
        pt: 'O AWS Config mostra se os seus recursos estão conformes; o Artifact traz os relatórios da própria AWS.',
        en: 'AWS Config shows whether your resources comply; Artifact brings the reports about AWS itself.',
        es: 'AWS Config muestra si tus recursos cumplen; Artifact trae los informes de la propia AWS.',
      },
    },
    {
      between: ['organizations', 'control-tower'],
      say: {
        pt: 'O Organizations dá a estrutura de contas; o Control Tower a monta pronta, com controles e boas práticas.',
        en: 'Organizations gives the account structure; Control Tower sets it up ready-made, with controls and best practices.',
        es: 'Organizations da la estructura de cuentas; Control Tower la monta lista, con controles y buenas prácticas.',
      },
    },
    {
      between: ['cloudformation', 'service-catalog'],
      say: {
        pt: 'O CloudFormation cria recursos a partir de modelos; o Service Catalog põe modelos aprovados à disposição das equipes.',
        en: 'CloudFormation creates resources from templates; Service Catalog makes approved templates available to teams.',
        es: 'CloudFormation crea recursos a partir de plantillas; Service Catalog pone plantillas aprobadas a disposición de los equipos.',
      },
    },
    {
      between: ['cloudformation', 'systems-manager'],
      say: {
        pt: 'O CloudFormation cria a infraestrutura; o Systems Manager a opera depois de criada.',
        en: 'CloudFormation creates infrastructure; Systems Manager operates it once it exists.',
        es: 'CloudFormation crea la infraestructura; Systems Manager la opera una vez creada.',
      },
    },
    {
      between: ['cloudwatch', 'health-dashboard'],
      say: {
        pt: 'O CloudWatch vigia os seus recursos; o Health Dashboard avisa de problemas e manutenções da própria AWS.',
        en: 'CloudWatch watches your resources; Health Dashboard warns of problems and maintenance in AWS itself.',
        es: 'CloudWatch vigila tus recursos; Health Dashboard avisa de problemas y mantenimientos de la propia AWS.',
      },
    },
    {
      between: ['trusted-advisor', 'well-architected-tool'],
      say: {
        pt: 'O Trusted Advisor examina a conta automaticamente; o Well-Architected Tool depende das respostas da equipe sobre uma carga.',
        en: 'Trusted Advisor examines the account automatically; Well-Architected Tool relies on the team’s answers about one workload.',
        es: 'Trusted Advisor examina la cuenta de forma automática; Well-Architected Tool depende de las respuestas del equipo sobre una carga.',
      },
    },
    {
      between: ['health-dashboard', 'trusted-advisor'],
      say: {
        pt: 'O Health Dashboard fala do que ocorre na AWS; o Trusted Advisor fala do que o cliente pode melhorar.',
        en: 'Health Dashboard speaks of what happens in AWS; Trusted Advisor of what the customer can improve.',
        es: 'Health Dashboard habla de lo que ocurre en AWS; Trusted Advisor, de lo que el cliente puede mejorar.',
      },
    },
  ],
};
