import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { type Half, type HalfNeed, threeOf, twoOf } from '../two-of.ts';

const situations: Pattern['situations'] = [
  {
    id: 'airline',
    text: {
      pt: 'Uma companhia aérea revisou um sistema com o AWS Well-Architected Framework e achou dois pontos a melhorar.',
      en: 'An airline has reviewed a system with the AWS Well-Architected Framework and found two points to improve.',
      es: 'Una aerolínea revisó un sistema con el AWS Well-Architected Framework y halló dos puntos por mejorar.',
    },
  },
  {
    id: 'dairy',
    text: {
      pt: 'Um laticínio define as próximas melhorias do seu sistema na AWS.',
      en: 'A dairy is defining the next improvements of its system on AWS.',
      es: 'Una empresa láctea define las próximas mejoras de su sistema en AWS.',
    },
  },
  {
    id: 'museum',
    text: {
      pt: 'O portal de uma rede de museus na AWS passou por uma revisão de arquitetura.',
      en: 'The portal of a group of museums on AWS has been through an architecture review.',
      es: 'El portal de una red de museos en AWS pasó por una revisión de arquitectura.',
    },
  },
  {
    id: 'bank-pillars',
    text: {
      pt: 'A revisão de um sistema de um banco na AWS trouxe duas recomendações.',
      en: 'A review of a bank’s system on AWS produced two recommendations.',
      es: 'La revisión de un sistema de un banco en AWS trajo dos recomendaciones.',
    },
  },
  {
    id: 'startup-pillars',
    text: {
      pt: 'Uma startup de entregas planeja o próximo ano do seu sistema na AWS.',
      en: 'A delivery startup is planning the next year of its system on AWS.',
      es: 'Una startup de entregas planifica el próximo año de su sistema en AWS.',
    },
  },
];

const halves: readonly Half[] = [
  {
    id: 'ops',
    name: { pt: 'Excelência operacional', en: 'Operational excellence', es: 'Excelencia operativa' },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('wellarchitected/latest/operational-excellence-pillar/welcome.html'),
    why: {
      pt: 'A excelência operacional trata de mudanças pequenas e reversíveis, procedimentos revistos com frequência e lições compartilhadas.',
      en: 'Operational excellence is about small reversible changes, procedures refined often and lessons shared.',
      es: 'La excelencia operativa trata de cambios pequeños y reversibles, procedimientos revisados con frecuencia y lecciones compartidas.',
    },
    likeness: {
      pt: 'o chef que melhora prato a prato',
      en: 'the chef who improves dish by dish',
      es: 'el chef que mejora plato a plato',
    },
    tell: {
      pt: 'Mudanças em passos pequenos e reversíveis: excelência operacional. Runbooks revisados com frequência e lições do dia a dia compartilhadas: excelência operacional.',
      en: 'Changes in small, reversible steps: operational excellence. Runbooks reviewed often and what is learned shared with other teams: operational excellence.',
      es: 'Cambios en pasos pequeños y reversibles: excelencia operativa. Runbooks revisados con frecuencia y lecciones del día a día compartidas: excelencia operativa.',
    },
    does: {
      pt: 'a excelência operacional trata de operar e melhorar',
      en: 'operational excellence is about running and improving',
      es: 'la excelencia operativa trata de operar y mejorar',
    },
  },
  {
    id: 'security',
    name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('wellarchitected/latest/security-pillar/welcome.html'),
    why: {
      pt: 'A segurança trata de identidades com privilégio mínimo, rastreabilidade das ações e criptografia dos dados.',
      en: 'Security is about identities with least privilege, traceability of actions and encryption of data.',
      es: 'La seguridad trata de identidades con privilegio mínimo, trazabilidad de las acciones y cifrado de los datos.',
    },
    likeness: {
      pt: 'o gerente que só dá chaves necessárias',
      en: 'the manager who gives only needed keys',
      es: 'el gerente que da solo llaves necesarias',
    },
    tell: {
      pt: 'Só as permissões de que cada pessoa precisa: segurança. Ações rastreadas e dados criptografados: segurança.',
      en: 'Only the permissions that each person needs: security. Traced actions and encrypted data: security.',
      es: 'Solo los permisos que cada persona necesita: seguridad. Acciones rastreadas y datos cifrados: seguridad.',
    },
    does: {
      pt: 'a segurança trata de acessos e proteção de dados',
      en: 'security is about access and the protection of data',
      es: 'la seguridad trata de accesos y protección de datos',
    },
  },
  {
    id: 'reliability',
    name: { pt: 'Confiabilidade', en: 'Reliability', es: 'Fiabilidad' },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('wellarchitected/latest/reliability-pillar/welcome.html'),
    why: {
      pt: 'A confiabilidade trata de cumprir a função mesmo com falhas, com recuperação automática e testes de recuperação.',
      en: 'Reliability is about doing the job despite failures, with automatic recovery and recovery tests.',
      es: 'La fiabilidad trata de cumplir la función pese a las fallas, con recuperación automática y pruebas de recuperación.',
    },
    likeness: {
      pt: 'o fogão reserva testado que acende sozinho',
      en: 'the tested spare stove that lights itself',
      es: 'el horno suplente probado que enciende solo',
    },
    tell: {
      pt: 'Um sistema que se recupera sozinho quando um componente falha: confiabilidade. Retomada testada depois da perda de uma zona: confiabilidade.',
      en: 'A system that recovers by itself when a component fails: reliability. Recovery tested after the loss of a zone: reliability.',
      es: 'Un sistema que se recupera solo cuando falla un componente: fiabilidad. Recuperación probada tras la pérdida de una zona: fiabilidad.',
    },
    does: {
      pt: 'a confiabilidade trata de resistir a falhas',
      en: 'reliability is about withstanding failures',
      es: 'la fiabilidad trata de resistir fallas',
    },
  },
  {
    id: 'performance',
    name: { pt: 'Eficiência de performance', en: 'Performance efficiency', es: 'Eficiencia del rendimiento' },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('wellarchitected/latest/performance-efficiency-pillar/welcome.html'),
    why: {
      pt: 'A eficiência de performance trata de tipos escolhidos por medições, revistos quando surgem novos, e de experimentos com novas tecnologias.',
      en: 'Performance efficiency is about types chosen by measuring, reviews as new ones appear and experiments with new technologies.',
      es: 'La eficiencia del rendimiento trata de tipos elegidos por mediciones, revisados cuando surgen nuevos, y de experimentos con nuevas tecnologías.',
    },
    likeness: {
      pt: 'o teste que escolhe fogões mais rápidos',
      en: 'the trial that picks faster new stoves',
      es: 'la prueba que elige hornos más rápidos',
    },
    tell: {
      pt: 'Tipos de instância comparados com testes de carga: eficiência de performance. Testes de tecnologias mais novas para uma resposta lenta: eficiência de performance.',
      en: 'Instance types compared in load tests: performance efficiency. Newer technologies for slow responses: performance efficiency.',
      es: 'Tipos de instancia comparados con pruebas de carga: eficiencia del rendimiento. Pruebas de tecnologías más nuevas para una respuesta lenta: eficiencia del rendimiento.',
    },
    does: {
      pt: 'a eficiência de performance trata de escolher o recurso certo para a carga',
      en: 'performance efficiency is about choosing the right resource for the load',
      es: 'la eficiencia del rendimiento trata de elegir el recurso correcto para la carga',
    },
  },
  {
    id: 'cost',
    name: { pt: 'Otimização de custos', en: 'Cost optimization', es: 'Optimización de costos' },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('wellarchitected/latest/cost-optimization-pillar/welcome.html'),
    why: {
      pt: 'A otimização de custos trata de medir e atribuir o gasto, compará-lo com o valor que traz e eliminar o que não se usa.',
      en: 'Cost optimization is about measuring and attributing spending, comparing it with its value and removing what goes unused.',
      es: 'La optimización de costos trata de medir y atribuir el gasto, compararlo con el valor que aporta y eliminar lo que no se usa.',
    },
    likeness: {
      pt: 'o contador que devolve mesas sem uso',
      en: 'the accountant who returns unused rented tables',
      es: 'el contador que devuelve mesas sin uso',
    },
    tell: {
      pt: 'Recursos pagos que ninguém usa: otimização de custos. Gasto atribuído à equipe que o gera: otimização de custos.',
      en: 'Resources paid for that nobody uses: cost optimization. Spending attributed to the team that causes it: cost optimization.',
      es: 'Recursos pagados que nadie usa: optimización de costos. Gasto atribuido al equipo que lo genera: optimización de costos.',
    },
    does: {
      pt: 'a otimização de custos trata de evitar o gasto sem valor',
      en: 'cost optimization is about avoiding spending without value',
      es: 'la optimización de costos trata de evitar el gasto sin valor',
    },
  },
  {
    id: 'sustainability',
    name: { pt: 'Sustentabilidade', en: 'Sustainability', es: 'Sostenibilidad' },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('wellarchitected/latest/sustainability-pillar/sustainability-pillar.html'),
    why: {
      pt: 'A sustentabilidade trata do impacto ambiental da carga, com metas e menos energia para o mesmo resultado.',
      en: 'Sustainability is about the environmental impact of the workload, with targets and less energy for the same result.',
      es: 'La sostenibilidad trata del impacto ambiental de la carga, con metas y menos energía para el mismo resultado.',
    },
    likeness: {
      pt: 'a meta de menos gás por prato',
      en: 'the target of less gas per dish',
      es: 'la meta de menos gas por plato',
    },
    tell: {
      pt: 'Meta de emissões de carbono: sustentabilidade. Menos energia para o mesmo trabalho: sustentabilidade.',
      en: 'A target for carbon emissions: sustainability. Less energy for the same work: sustainability.',
      es: 'Meta de emisiones de carbono: sostenibilidad. Menos energía para el mismo trabajo: sostenibilidad.',
    },
    does: {
      pt: 'a sustentabilidade trata do impacto ambiental',
      en: 'sustainability is about environmental impact',
      es: 'la sostenibilidad trata del impacto ambiental',
    },
  },
];

const needs: readonly HalfNeed[] = [
  {
    id: 'small-changes',
    of: 'ops',
    text: {
      pt: 'As mudanças devem ir ao ar em passos pequenos e reversíveis.',
      en: 'Changes must be deployed in small, reversible steps.',
      es: 'Los cambios deben desplegarse en pasos pequeños y reversibles.',
    },
    job: {
      pt: 'mudanças pequenas e reversíveis são um princípio da excelência operacional',
      en: 'small reversible changes are a principle of operational excellence',
      es: 'los cambios pequeños y reversibles son un principio de la excelencia operativa',
    },
  },
  {
    id: 'lessons',
    of: 'ops',
    text: {
      pt: 'A equipe deve revisar os runbooks com frequência e compartilhar com as demais o que aprende no dia a dia.',
      en: 'The team must review its runbooks often and share with other teams what it learns day to day.',
      es: 'El equipo debe revisar sus runbooks con frecuencia y compartir con los demás lo que aprende día a día.',
    },
    job: {
      pt: 'refinar procedimentos e compartilhar lições cabe à excelência operacional',
      en: 'refining procedures and sharing lessons belongs to operational excellence',
      es: 'refinar procedimientos y compartir lecciones corresponde a la excelencia operativa',
    },
  },
  {
    id: 'least-access',
    of: 'security',
    text: {
      pt: 'Cada pessoa deve ter só as permissões de que precisa.',
      en: 'Each person must have only the permissions they need.',
      es: 'Cada persona debe tener solo los permisos que necesita.',
    },
    job: {
      pt: 'o privilégio mínimo cabe à segurança',
      en: 'least privilege belongs to security',
      es: 'el privilegio mínimo corresponde a la seguridad',
    },
  },
  {
    id: 'traceable',
    of: 'security',
    text: {
      pt: 'As ações de cada pessoa devem ser rastreadas, e os dados, criptografados.',
      en: 'Each person’s actions must be traced, and the data encrypted.',
      es: 'Las acciones de cada persona deben rastrearse, y los datos, cifrarse.',
    },
    job: {
      pt: 'a rastreabilidade e a criptografia cabem à segurança',
      en: 'traceability and encryption belong to security',
      es: 'la trazabilidad y el cifrado corresponden a la seguridad',
    },
  },
  {
    id: 'comes-back',
    of: 'reliability',
    text: {
      pt: 'O sistema deve se recuperar sozinho quando um componente falhar.',
      en: 'The system must recover by itself when a component fails.',
      es: 'El sistema debe recuperarse solo cuando falle un componente.',
    },
    job: {
      pt: 'a recuperação automática de falhas cabe à confiabilidade',
      en: 'automatic recovery from failure belongs to reliability',
      es: 'la recuperación automática de fallas corresponde a la fiabilidad',
    },
  },
  {
    id: 'test-recovery',
    of: 'reliability',
    text: {
      pt: 'A retomada depois da perda de uma zona deve ser testada todo trimestre.',
      en: 'Recovery from the loss of an Availability Zone must be tested every quarter.',
      es: 'La recuperación tras la pérdida de una zona debe probarse cada trimestre.',
    },
    job: {
      pt: 'testar a recuperação é um princípio da confiabilidade',
      en: 'testing recovery is a principle of reliability',
      es: 'probar la recuperación es un principio de la fiabilidad',
    },
  },
  {
    id: 'right-type',
    of: 'performance',
    text: {
      pt: 'Os tipos de instância devem ser escolhidos pela velocidade em testes de carga e revistos quando surgirem novos.',
      en: 'Instance types must be chosen by their speed in load tests and reviewed as new ones appear.',
      es: 'Los tipos de instancia deben elegirse por su velocidad en pruebas de carga y revisarse cuando surjan nuevos.',
    },
    job: {
      pt: 'escolher com medições o recurso para a carga cabe à eficiência de performance',
      en: 'choosing a resource for the load by measurement belongs to performance efficiency',
      es: 'elegir con mediciones el recurso para la carga corresponde a la eficiencia del rendimiento',
    },
  },
  {
    id: 'new-technologies',
    of: 'performance',
    text: {
      pt: 'A resposta lenta deve ser tratada com testes de tecnologias mais novas, como serviços sem servidor.',
      en: 'Slow responses must be tackled by trying newer technologies, such as serverless services.',
      es: 'La respuesta lenta debe tratarse probando tecnologías más nuevas, como servicios sin servidor.',
    },
    job: {
      pt: 'experimentar tecnologias novas para responder mais rápido cabe à eficiência de performance',
      en: 'experimenting with new technologies to respond faster belongs to performance efficiency',
      es: 'experimentar con tecnologías nuevas para responder más rápido corresponde a la eficiencia del rendimiento',
    },
  },
  {
    id: 'owned-spend',
    of: 'cost',
    text: {
      pt: 'Os recursos que ninguém usa devem deixar de ser pagos.',
      en: 'Resources that nobody uses must no longer be paid for.',
      es: 'Los recursos que nadie usa deben dejar de pagarse.',
    },
    job: {
      pt: 'eliminar o gasto que não traz valor cabe à otimização de custos',
      en: 'removing spending that brings no value belongs to cost optimization',
      es: 'eliminar el gasto que no aporta valor corresponde a la optimización de costos',
    },
  },
  {
    id: 'attributed',
    of: 'cost',
    text: {
      pt: 'O gasto deve ser atribuído à equipe que o gera e comparado com o retorno.',
      en: 'Spending must be attributed to the team that causes it and compared with its return.',
      es: 'El gasto debe atribuirse al equipo que lo genera y compararse con el retorno.',
    },
    job: {
      pt: 'atribuir e analisar o gasto é um princípio da otimização de custos',
      en: 'attributing and analyzing spending is a principle of cost optimization',
      es: 'atribuir y analizar el gasto es un principio de la optimización de costos',
    },
  },
  {
    id: 'footprint',
    of: 'sustainability',
    text: {
      pt: 'O sistema deve ter uma meta de emissões de carbono.',
      en: 'The system must have a target for carbon emissions.',
      es: 'El sistema debe tener una meta de emisiones de carbono.',
    },
    job: {
      pt: 'metas de impacto ambiental cabem à sustentabilidade',
      en: 'targets for environmental impact belong to sustainability',
      es: 'las metas de impacto ambiental corresponden a la sostenibilidad',
    },
  },
  {
    id: 'energy',
    of: 'sustainability',
    text: {
      pt: 'O sistema deve consumir menos energia para o mesmo trabalho.',
      en: 'The system must consume less energy for the same work.',
      es: 'El sistema debe consumir menos energía para el mismo trabajo.',
    },
    job: {
      pt: 'reduzir a energia por trabalho feito cabe à sustentabilidade',
      en: 'reducing the energy per unit of work belongs to sustainability',
      es: 'reducir la energía por trabajo hecho corresponde a la sostenibilidad',
    },
  },
];

/** The needs that are told in few words. */
const short = new Set(['small-changes', 'least-access', 'comes-back', 'right-type', 'owned-spend', 'footprint']);

/** Three pillars have one page: the one that tells of all six. */
const overviewed = (pattern: Pattern): Pattern => ({
  ...pattern,
  candidates: pattern.candidates.map((candidate) => ({
    ...candidate,
    source: docs('wellarchitected/latest/framework/the-pillars-of-the-framework.html'),
  })),
});

export const pillarPair: readonly Pattern[] = [
  twoOf({
    id: 'pillar-pair',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'well-architected' } },
    without: ['security-reliability'],
    scene: {
      pt: 'Pense no sistema como um restaurante, em que cada servidor é um fogão e cada pilar é um cuidado diferente da casa.',
      en: 'Think of the system as a restaurant, where each server is a stove and each pillar is one of the house’s concerns.',
      es: 'Piensa en el sistema como un restaurante, en el que cada servidor es un horno y cada pilar es un cuidado distinto.',
    },
    situations,
    halves,
    needs,
    ask: {
      pt: 'Quais pilares do AWS Well-Architected Framework tratam desses dois pontos?',
      en: 'Which pillars of the AWS Well-Architected Framework cover these two points?',
      es: '¿Qué pilares del AWS Well-Architected Framework tratan estos dos puntos?',
    },
  }),
  overviewed(
    threeOf({
      id: 'pillar-three',
      exams: { 'clf-c02': { domain: 'concepts', topic: 'well-architected', advancedOnly: true } },
      scene: {
        pt: 'Pense no sistema como um restaurante, em que cada servidor é um fogão e cada pilar é um cuidado diferente da casa.',
        en: 'Think of the system as a restaurant, where each server is a stove and each pillar is one of the house’s concerns.',
        es: 'Piensa en el sistema como un restaurante, en el que cada servidor es un horno y cada pilar es un cuidado distinto.',
      },
      situations: situations.filter(({ id }) => !['bank-pillars', 'airline'].includes(id)),
      halves,
      needs: needs.filter(({ id }) => short.has(id)),
      ask: {
        pt: 'Quais pilares do AWS Well-Architected Framework tratam desses três pontos?',
        en: 'Which pillars of the AWS Well-Architected Framework cover these three points?',
        es: '¿Qué pilares del AWS Well-Architected Framework tratan estos tres puntos?',
      },
    }),
  ),
];
