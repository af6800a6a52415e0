import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const pillar = (name: string) => docs(`wellarchitected/latest/${name}/welcome.html`);

export const wellArchitected: Category = {
  id: 'well-architected',
  noun: { pt: 'pilar do AWS Well-Architected Framework', en: 'pillar of the AWS Well-Architected Framework', es: 'pilar del AWS Well-Architected Framework' },
  mode: 'action',
  domain: 'concepts',
  ask: {
    entity: {
      pt: 'De qual pilar do AWS Well-Architected Framework essa prática faz parte?',
      en: 'Which pillar of the AWS Well-Architected Framework does this practice belong to?',
      es: '¿A qué pilar del AWS Well-Architected Framework pertenece esta práctica?',
    },
    action: {
      pt: 'Qual prática pertence ao pilar de {entity} do AWS Well-Architected Framework?',
      en: 'Which practice belongs to the {entity} pillar of the AWS Well-Architected Framework?',
      es: '¿Qué práctica pertenece al pilar de {entity} del AWS Well-Architected Framework?',
    },
    pair: {
      pt: 'Em qual alternativa as duas práticas pertencem ao pilar de {entity} do AWS Well-Architected Framework?',
      en: 'In which option do both practices belong to the {entity} pillar of the AWS Well-Architected Framework?',
      es: '¿En qué opción las dos prácticas pertenecen al pilar de {entity} del AWS Well-Architected Framework?',
    },
  },
  entities: [
    {
      id: 'operational-excellence', kind: 'concept', topic: 'well-architected', popularity: 4, source: pillar('operational-excellence-pillar'),
      name: { pt: 'Excelência operacional', en: 'Operational excellence', es: 'Excelencia operativa' },
      subject: { pt: 'o pilar de excelência operacional', en: 'the operational excellence pillar', es: 'el pilar de excelencia operativa' },
      gist: {
        pt: '{tratar} de rodar, monitorar e melhorar continuamente as operações',
        en: '{deal} with running, monitoring and continuously improving operations',
        es: '{tratar} de ejecutar, monitorear y mejorar continuamente las operaciones',
      },
    },
    {
      id: 'security-pillar', kind: 'concept', topic: 'well-architected', popularity: 5, source: pillar('security-pillar'),
      name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
      subject: { pt: 'o pilar de segurança', en: 'the security pillar', es: 'el pilar de seguridad' },
      gist: {
        pt: '{tratar} de proteger dados, sistemas e acessos',
        en: '{deal} with protecting data, systems and access',
        es: '{tratar} de proteger datos, sistemas y accesos',
      },
    },
    {
      id: 'reliability', kind: 'concept', topic: 'well-architected', popularity: 4, source: pillar('reliability-pillar'),
      name: { pt: 'Confiabilidade', en: 'Reliability', es: 'Fiabilidad' },
      subject: { pt: 'o pilar de confiabilidade', en: 'the reliability pillar', es: 'el pilar de fiabilidad' },
      gist: {
        pt: '{tratar} de cumprir a função esperada e se recuperar de falhas',
        en: '{deal} with performing as expected and recovering from failure',
        es: '{tratar} de cumplir la función esperada y recuperarse de fallas',
      },
    },
    {
      id: 'performance-efficiency', kind: 'concept', topic: 'well-architected', popularity: 4, source: pillar('performance-efficiency-pillar'),
      name: { pt: 'Eficiência de performance', en: 'Performance efficiency', es: 'Eficiencia del rendimiento' },
      subject: { pt: 'o pilar de eficiência de performance', en: 'the performance efficiency pillar', es: 'el pilar de eficiencia del rendimiento' },
      gist: {
        pt: '{tratar} de usar bem os recursos de computação conforme a demanda e a tecnologia mudam',
        en: '{deal} with using computing resources well as demand and technology change',
        es: '{tratar} de usar bien los recursos de cómputo a medida que cambian la demanda y la tecnología',
      },
    },
    {
      id: 'cost-optimization', kind: 'concept', topic: 'well-architected', popularity: 5, source: pillar('cost-optimization-pillar'),
      name: { pt: 'Otimização de custos', en: 'Cost optimization', es: 'Optimización de costos' },
      subject: { pt: 'o pilar de otimização de custos', en: 'the cost optimization pillar', es: 'el pilar de optimización de costos' },
      gist: {
        pt: '{tratar} de entregar valor ao menor preço',
        en: '{deal} with delivering value at the lowest price',
        es: '{tratar} de entregar valor al menor precio',
      },
    },
    {
      id: 'sustainability', kind: 'concept', topic: 'well-architected', popularity: 3, source: pillar('sustainability-pillar'),
      name: { pt: 'Sustentabilidade', en: 'Sustainability', es: 'Sostenibilidad' },
      subject: { pt: 'o pilar de sustentabilidade', en: 'the sustainability pillar', es: 'el pilar de sostenibilidad' },
      gist: {
        pt: '{tratar} de reduzir o impacto ambiental das cargas de trabalho',
        en: '{deal} with reducing the environmental impact of workloads',
        es: '{tratar} de reducir el impacto ambiental de las cargas de trabajo',
      },
    },
  ],
  facts: [
    {
      id: 'oe-small-changes', kind: 'feature', of: ['operational-excellence'], unclear: ['reliability'], level: 1,
      say: {
        pt: '{publicar} mudanças pequenas e frequentes, fáceis de desfazer',
        en: '{release} small, frequent changes that are easy to undo',
        es: '{publicar} cambios pequeños y frecuentes, fáciles de deshacer',
      },
    },
    {
      id: 'oe-learn', kind: 'feature', of: ['operational-excellence'], unclear: ['reliability', 'security-pillar'], level: 2,
      say: {
        pt: '{registrar} as lições de cada incidente e {compartilhá-las|as compartilha|as compartilham} com todas as equipes',
        en: '{write} down the lessons of each incident and {share} them with all teams',
        es: '{registrar} las lecciones de cada incidente y {compartirlas|las comparte|las comparten} con todos los equipos',
      },
    },
    {
      id: 'oe-runbooks', kind: 'feature', of: ['operational-excellence'], unclear: ['reliability'], level: 2,
      say: {
        pt: '{rever} os procedimentos de rotina da equipe de plantão e {mantê-los|os mantém|os mantêm} atualizados',
        en: '{review} the routine procedures of the team on duty and {keep} them up to date',
        es: '{revisar} los procedimientos de rutina del equipo de guardia y {mantenerlos|los mantiene|los mantienen} actualizados',
      },
    },
    {
      id: 'oe-code', kind: 'feature', of: ['operational-excellence'], unclear: ['reliability', 'security-pillar', 'performance-efficiency'], level: 1,
      say: {
        pt: '{escrever} como código as tarefas de rotina da equipe de suporte, em vez de fazê-las à mão',
        en: '{write} the routine tasks of the support team as code instead of doing them by hand',
        es: '{escribir} como código las tareas de rutina del equipo de soporte, en vez de hacerlas a mano',
      },
    },
    {
      id: 'sec-least', kind: 'feature', of: ['security-pillar'], level: 1,
      say: {
        pt: '{dar} a cada pessoa só as permissões de que ela precisa',
        en: '{give} each person just the permissions they need',
        es: '{dar} a cada persona solo los permisos que necesita',
      },
    },
    {
      id: 'sec-encrypt', kind: 'feature', of: ['security-pillar'], level: 1,
      say: {
        pt: '{criptografar} os dados em trânsito e em repouso',
        en: '{encrypt} data in transit and at rest',
        es: '{cifrar} los datos en tránsito y en reposo',
      },
    },
    {
      id: 'sec-trace', kind: 'feature', of: ['security-pillar'], unclear: ['operational-excellence'], level: 2,
      say: {
        pt: '{auditar} quem acessou o quê e {reagir} a acessos suspeitos',
        en: '{audit} who accessed what and {react} to suspicious access',
        es: '{auditar} quién accedió a qué y {reaccionar} ante accesos sospechosos',
      },
    },
    {
      id: 'sec-away', kind: 'feature', of: ['security-pillar'], unclear: ['operational-excellence'], level: 2,
      say: {
        pt: '{criar} ferramentas que evitam que pessoas mexam diretamente em dados sensíveis',
        en: '{build} tools that keep people from touching sensitive data directly',
        es: '{crear} herramientas que evitan que las personas toquen directamente datos sensibles',
      },
    },
    {
      id: 'rel-recover', kind: 'feature', of: ['reliability'], unclear: ['operational-excellence'], level: 1,
      say: {
        pt: '{fazer} o sistema se recuperar sozinho quando um componente falha',
        en: '{make} the system recover by itself when a component fails',
        es: '{hacer} que el sistema se recupere solo cuando un componente falla',
      },
    },
    {
      id: 'rel-test', kind: 'feature', of: ['reliability'], unclear: ['operational-excellence', 'security-pillar'], level: 2,
      say: {
        pt: '{simular} quedas de data center para testar a recuperação da aplicação',
        en: '{simulate} data center outages to test how the application recovers',
        es: '{simular} caídas de centros de datos para probar la recuperación de la aplicación',
      },
    },
    {
      id: 'rel-horizontal', kind: 'feature', of: ['reliability'], unclear: ['performance-efficiency', 'cost-optimization'], level: 2,
      say: {
        pt: '{trocar} um servidor grande por vários pequenos, para que uma falha derrube só uma parte',
        en: '{replace} one large server with several small ones so that a failure takes down only a part',
        es: '{cambiar} un servidor grande por varios pequeños, para que una falla derribe solo una parte',
      },
    },
    {
      id: 'rel-multi-az', kind: 'feature', of: ['reliability'], level: 1,
      say: {
        pt: '{distribuir} a aplicação por várias zonas de disponibilidade contra quedas',
        en: '{spread} the application over several Availability Zones against outages',
        es: '{distribuir} la aplicación en varias zonas de disponibilidad contra caídas',
      },
    },
    {
      id: 'perf-serverless', kind: 'feature', of: ['performance-efficiency'], unclear: ['cost-optimization', 'operational-excellence', 'sustainability'], level: 2,
      say: {
        pt: '{comparar} tipos de instância com testes de carga e {ficar} com o que responde mais rápido',
        en: '{compare} instance types in load tests and {keep} the one that responds fastest',
        es: '{comparar} tipos de instancia con pruebas de carga y {quedarse|se queda|se quedan} con el que responde más rápido',
      },
    },
    {
      id: 'perf-global', kind: 'feature', of: ['performance-efficiency'], unclear: ['reliability'], level: 1,
      say: {
        pt: '{publicar} a aplicação em regiões próximas dos usuários para baixar a latência',
        en: '{deploy} the application in Regions close to the users to lower latency',
        es: '{publicar} la aplicación en regiones cercanas a los usuarios para bajar la latencia',
      },
    },
    {
      id: 'perf-cache', kind: 'feature', of: ['performance-efficiency'], unclear: ['cost-optimization', 'sustainability'], level: 1,
      say: {
        pt: '{usar} cache para responder consultas repetidas em menos tempo',
        en: '{use} a cache to answer repeated queries in less time',
        es: '{usar} caché para responder consultas repetidas en menos tiempo',
      },
    },
    {
      id: 'perf-managed', kind: 'feature', of: ['performance-efficiency'], unclear: ['operational-excellence', 'cost-optimization', 'sustainability'], level: 2,
      say: {
        pt: '{consumir} tecnologias avançadas como serviço, para que qualquer equipe possa adotá-las',
        en: '{consume} advanced technologies as a service so that any team can adopt them',
        es: '{consumir} tecnologías avanzadas como servicio, para que cualquier equipo pueda adoptarlas',
      },
    },
    {
      id: 'cost-attribute', kind: 'feature', of: ['cost-optimization'], level: 1,
      say: {
        pt: '{atribuir} cada gasto ao produto ou à equipe que o causou',
        en: '{attribute} each expense to the product or team that caused it',
        es: '{atribuir} cada gasto al producto o equipo que lo causó',
      },
    },
    {
      id: 'cost-consumption', kind: 'feature', of: ['cost-optimization'], unclear: ['sustainability'], level: 1,
      say: {
        pt: '{pagar} só pelos ambientes de teste que estão em uso, desligando-os à noite',
        en: '{pay} only for test environments in use, turning them off at night',
        es: '{pagar} solo por los ambientes de prueba en uso, apagándolos de noche',
      },
    },
    {
      id: 'cost-finops', kind: 'feature', of: ['cost-optimization'], level: 2,
      say: {
        pt: '{criar} uma função de gestão financeira da nuvem, com metas de economia',
        en: '{create} a cloud financial management role with savings goals',
        es: '{crear} una función de gestión financiera de la nube, con metas de ahorro',
      },
    },
    {
      id: 'cost-measure', kind: 'feature', of: ['cost-optimization'], unclear: ['performance-efficiency', 'sustainability'], level: 2,
      say: {
        pt: '{medir} quanto dinheiro o sistema gasta para cada pedido que entrega',
        en: '{measure} how much money the system spends for each order it delivers',
        es: '{medir} cuánto dinero gasta el sistema por cada pedido que entrega',
      },
    },
    {
      id: 'sus-carbon', kind: 'feature', of: ['sustainability'], level: 1,
      say: {
        pt: '{acompanhar} as emissões de carbono da carga e {definir} metas para reduzi-las',
        en: '{follow} the carbon emissions of the workload and {set} goals to reduce them',
        es: '{seguir} las emisiones de carbono de la carga y {definir} metas para reducirlas',
      },
    },
    {
      id: 'sus-hardware', kind: 'feature', of: ['sustainability'], unclear: ['performance-efficiency', 'cost-optimization'], level: 1,
      say: {
        pt: '{adotar} hardware mais novo que consome menos energia para o mesmo trabalho',
        en: '{adopt} newer hardware that uses less energy for the same work',
        es: '{adoptar} hardware más nuevo que consume menos energía para el mismo trabajo',
      },
    },
    {
      id: 'sus-devices', kind: 'feature', of: ['sustainability'], unclear: ['performance-efficiency'], level: 2,
      say: {
        pt: '{evitar} que clientes precisem trocar de aparelho para usar o aplicativo',
        en: '{avoid} forcing customers to replace their devices to use the application',
        es: '{evitar} que los clientes tengan que cambiar de equipo para usar la aplicación',
      },
    },
  ],
  contrasts: [],
};

export const designPrinciples: Category = {
  id: 'design-principles',
  noun: { pt: 'princípio de arquitetura em nuvem', en: 'cloud architecture principle', es: 'principio de arquitectura en la nube' },
  mode: 'action',
  domain: 'concepts',
  ask: {
    entity: {
      pt: 'Que princípio de arquitetura em nuvem essa decisão segue?',
      en: 'Which cloud architecture principle does this decision follow?',
      es: '¿Qué principio de arquitectura en la nube sigue esta decisión?',
    },
    action: {
      pt: 'Qual destas decisões segue o princípio de {entity}?',
      en: 'Which of these decisions follows the principle of {entity}?',
      es: '¿Cuál de estas decisiones sigue el principio de {entity}?',
    },
    pair: {
      pt: 'Em qual alternativa as duas decisões seguem o princípio de {entity}?',
      en: 'In which option do both decisions follow the principle of {entity}?',
      es: '¿En qué opción las dos decisiones siguen el principio de {entity}?',
    },
  },
  entities: [
    {
      id: 'loose-coupling', kind: 'concept', topic: 'well-architected', popularity: 4, source: docs('wellarchitected/latest/reliability-pillar/rel_prevent_interaction_failure_loosely_coupled_system.html'),
      name: { pt: 'Baixo acoplamento', en: 'Loose coupling', es: 'Bajo acoplamiento' },
      subject: { pt: 'o baixo acoplamento', en: 'loose coupling', es: 'el bajo acoplamiento' },
      gist: {
        pt: '{impedir} que a falha de um componente pare os outros',
        en: '{stop} the failure of one component from halting the others',
        es: '{impedir} que la falla de un componente detenga a los demás',
      },
    },
    {
      id: 'design-for-failure', kind: 'concept', topic: 'well-architected', popularity: 4, source: docs('wellarchitected/latest/reliability-pillar/design-principles.html'),
      name: { pt: 'Projetar para falhas', en: 'Designing for failure', es: 'Diseño para fallas' },
      subject: { pt: 'projetar para falhas', en: 'designing for failure', es: 'el diseño para fallas' },
      gist: {
        pt: '{supor} que tudo pode quebrar e {eliminar} pontos únicos de falha',
        en: '{assume} that anything can break and {remove} single points of failure',
        es: '{suponer} que todo puede romperse y {eliminar} puntos únicos de falla',
      },
    },
    {
      id: 'infrastructure-as-code', kind: 'concept', topic: 'well-architected', popularity: 4, source: docs('whitepapers/latest/introduction-devops-aws/infrastructure-as-code.html'),
      name: { pt: 'Infraestrutura como código', en: 'Infrastructure as code', es: 'Infraestructura como código' },
      subject: { pt: 'a infraestrutura como código', en: 'infrastructure as code', es: 'la infraestructura como código' },
      gist: {
        pt: '{descrever} ambientes em arquivos versionados e {criá-los|os cria|os criam} a partir deles',
        en: '{describe} environments in versioned files and {create} them from those',
        es: '{describir} entornos en archivos versionados y {crearlos|los crea|los crean} a partir de ellos',
      },
    },
    {
      id: 'least-privilege', kind: 'concept', topic: 'well-architected', popularity: 4, source: docs('IAM/latest/UserGuide/best-practices.html'),
      name: { pt: 'Privilégio mínimo', en: 'Least privilege', es: 'Privilegio mínimo' },
      subject: { pt: 'o privilégio mínimo', en: 'least privilege', es: 'el privilegio mínimo' },
      gist: {
        pt: '{conceder} só o acesso que a tarefa exige',
        en: '{grant} only the access that the task demands',
        es: '{conceder} solo el acceso que la tarea exige',
      },
    },
    {
      id: 'disposable-resources', kind: 'concept', topic: 'well-architected', popularity: 2, source: docs('wellarchitected/latest/reliability-pillar/rel_tracking_change_management_immutable_infrastructure.html'),
      name: { pt: 'Recursos descartáveis', en: 'Disposable resources', es: 'Recursos descartables' },
      subject: { pt: 'os recursos descartáveis', en: 'disposable resources', es: 'los recursos descartables' },
      plural: true,
      gist: {
        pt: '{trocar} servidores em vez de consertá-los',
        en: '{replace} servers instead of repairing them',
        es: '{reemplazar} servidores en lugar de repararlos',
      },
    },
  ],
  facts: [
    {
      id: 'coupling-queue', kind: 'feature', of: ['loose-coupling'], unclear: ['design-for-failure'], level: 1,
      say: {
        pt: '{pôr} uma fila entre o site e o estoque, para que um não espere pelo outro',
        en: '{put} a queue between the site and the inventory so that neither waits for the other',
        es: '{poner} una cola entre el sitio y el inventario, para que uno no espere al otro',
      },
    },
    {
      id: 'coupling-micro', kind: 'feature', of: ['loose-coupling'], unclear: ['design-for-failure', 'disposable-resources'], level: 2,
      say: {
        pt: '{dividir} um sistema único em serviços que conversam só por APIs bem definidas',
        en: '{divide} a single system into services that talk through well-defined APIs only',
        es: '{dividir} un sistema único en servicios que se hablan solo por API bien definidas',
      },
    },
    {
      id: 'failure-single', kind: 'feature', of: ['design-for-failure'], unclear: ['loose-coupling', 'disposable-resources'], level: 1,
      say: {
        pt: '{manter} cópias ativas em duas zonas para não ter um ponto único de quebra',
        en: '{keep} active copies in two zones so that no single point can break everything',
        es: '{mantener} copias activas en dos zonas para no tener un punto único de quiebre',
      },
    },
    {
      id: 'failure-chaos', kind: 'feature', of: ['design-for-failure'], unclear: ['disposable-resources'], level: 2,
      say: {
        pt: '{desligar} servidores de propósito para confirmar que a aplicação continua no ar',
        en: '{shut} servers down on purpose to confirm that the application stays up',
        es: '{apagar} servidores a propósito para confirmar que la aplicación sigue en línea',
      },
    },
    {
      id: 'iac-template', kind: 'feature', of: ['infrastructure-as-code'], unclear: ['disposable-resources'], level: 1,
      say: {
        pt: '{guardar} no Git o modelo que descreve a rede e os servidores, e {criar} tudo a partir dele',
        en: '{keep} in Git the template that describes network and servers, and {create} everything from it',
        es: '{guardar} en Git la plantilla que describe la red y los servidores, y {crear} todo a partir de ella',
      },
    },
    {
      id: 'iac-review', kind: 'feature', of: ['infrastructure-as-code'], level: 2,
      say: {
        pt: '{revisar} mudanças de rede em pull requests antes de aplicá-las por um pipeline',
        en: '{review} network changes in pull requests before a pipeline applies them',
        es: '{revisar} cambios de red en pull requests antes de aplicarlos con un pipeline',
      },
    },
    {
      id: 'privilege-read', kind: 'feature', of: ['least-privilege'], level: 1,
      say: {
        pt: '{liberar} ao estagiário só a leitura do bucket de relatórios',
        en: '{let} the intern do nothing but read the reports bucket',
        es: '{permitir} al pasante solo la lectura del bucket de informes',
      },
    },
    {
      id: 'privilege-trim', kind: 'feature', of: ['least-privilege'], level: 2,
      say: {
        pt: '{retirar} das funções os acessos que ninguém usou nos últimos noventa dias',
        en: '{remove} from roles the access that nobody used in the last ninety days',
        es: '{quitar} de los roles los accesos que nadie usó en los últimos noventa días',
      },
    },
    {
      id: 'disposable-replace', kind: 'feature', of: ['disposable-resources'], unclear: ['design-for-failure', 'infrastructure-as-code'], level: 1,
      say: {
        pt: '{apagar} a instância com problema e {iniciar} outra da mesma imagem, sem tentar consertar',
        en: '{delete} the faulty instance and {launch} another from the same image, without trying to fix it',
        es: '{borrar} la instancia con problemas e {iniciar} otra de la misma imagen, sin intentar arreglarla',
      },
    },
    {
      id: 'disposable-image', kind: 'feature', of: ['disposable-resources'], unclear: ['infrastructure-as-code'], level: 2,
      say: {
        pt: '{substituir} toda a frota por máquinas novas a cada versão, em vez de atualizar as antigas',
        en: '{swap} the whole fleet for new machines at each version instead of updating old ones',
        es: '{sustituir} toda la flota por máquinas nuevas en cada versión, en vez de actualizar las viejas',
      },
    },
  ],
  contrasts: [],
};
