import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const pillarPair: readonly Pattern[] = [
  {
    id: 'pillar-pair',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'well-architected' } },
    situations: [
      {
        id: 'airline',
        text: {
          pt: 'Uma companhia aérea revisou um sistema com o AWS Well-Architected Framework.',
          en: 'An airline has reviewed a system with the AWS Well-Architected Framework.',
          es: 'Una aerolínea revisó un sistema con el AWS Well-Architected Framework.',
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
          pt: 'Uma rede de museus prepara tarefas para o seu portal na AWS.',
          en: 'A group of museums is preparing tasks for its portal on AWS.',
          es: 'Una red de museos prepara tareas para su portal en AWS.',
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
    ],
    candidates: [
      {
        id: 'ops-security',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/operational-excellence-pillar/welcome.html'),
        text: {
          pt: 'Excelência operacional e segurança',
          en: 'Operational excellence and security',
          es: 'Excelencia operativa y seguridad',
        },
        why: {
          pt: 'A excelência operacional trata de operar e melhorar: mudanças pequenas e reversíveis, operações como código e lições de cada falha. A segurança trata de identidades, rastreabilidade e proteção dos dados, em todas as camadas.',
          en: 'Operational excellence is about running and improving: small reversible changes, operations as code and lessons from each failure. Security is about identities, traceability and the protection of data, at all layers.',
          es: 'La excelencia operativa trata de operar y mejorar: cambios pequeños y reversibles, operaciones como código y lecciones de cada falla. La seguridad trata de identidades, trazabilidad y protección de los datos, en todas las capas.',
        },
        tell: {
          pt: 'Operar, automatizar e aprender: excelência operacional. Identidades e dados protegidos: segurança.',
          en: 'Running, automating and learning: operational excellence. Identities and protected data: security.',
          es: 'Operar, automatizar y aprender: excelencia operativa. Identidades y datos protegidos: seguridad.',
        },
      },
      {
        id: 'ops-reliability',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/operational-excellence-pillar/welcome.html'),
        text: {
          pt: 'Excelência operacional e confiabilidade',
          en: 'Operational excellence and reliability',
          es: 'Excelencia operativa y fiabilidad',
        },
        why: {
          pt: 'A excelência operacional trata de operar e melhorar: mudanças pequenas e reversíveis, operações como código e lições de cada falha. A confiabilidade trata de cumprir a função mesmo com falhas: recuperação automática, testes de recuperação e escala horizontal.',
          en: 'Operational excellence is about running and improving: small reversible changes, operations as code and lessons from each failure. Reliability is about doing the job despite failures: automatic recovery, recovery tests and horizontal scaling.',
          es: 'La excelencia operativa trata de operar y mejorar: cambios pequeños y reversibles, operaciones como código y lecciones de cada falla. La fiabilidad trata de cumplir la función pese a las fallas: recuperación automática, pruebas de recuperación y escalado horizontal.',
        },
        tell: {
          pt: 'Operar, automatizar e aprender: excelência operacional. Recuperar-se de falhas: confiabilidade.',
          en: 'Running, automating and learning: operational excellence. Recovering from failures: reliability.',
          es: 'Operar, automatizar y aprender: excelencia operativa. Recuperarse de fallas: fiabilidad.',
        },
      },
      {
        id: 'ops-performance',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/operational-excellence-pillar/welcome.html'),
        text: {
          pt: 'Excelência operacional e eficiência de performance',
          en: 'Operational excellence and performance efficiency',
          es: 'Excelencia operativa y eficiencia del rendimiento',
        },
        why: {
          pt: 'A excelência operacional trata de operar e melhorar: mudanças pequenas e reversíveis, operações como código e lições de cada falha. A eficiência de performance trata de usar bem os recursos: o tipo certo para a carga, medido e revisto quando surgem novos.',
          en: 'Operational excellence is about running and improving: small reversible changes, operations as code and lessons from each failure. Performance efficiency is about using resources well: the right type for the load, measured and reviewed as new ones appear.',
          es: 'La excelencia operativa trata de operar y mejorar: cambios pequeños y reversibles, operaciones como código y lecciones de cada falla. La eficiencia del rendimiento trata de usar bien los recursos: el tipo correcto para la carga, medido y revisado cuando surgen nuevos.',
        },
        tell: {
          pt: 'Operar, automatizar e aprender: excelência operacional. O recurso certo, medido e revisto: eficiência de performance.',
          en: 'Running, automating and learning: operational excellence. The right resource, measured and reviewed: performance efficiency.',
          es: 'Operar, automatizar y aprender: excelencia operativa. El recurso correcto, medido y revisado: eficiencia del rendimiento.',
        },
      },
      {
        id: 'ops-cost',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/operational-excellence-pillar/welcome.html'),
        text: {
          pt: 'Excelência operacional e otimização de custos',
          en: 'Operational excellence and cost optimization',
          es: 'Excelencia operativa y optimización de costos',
        },
        why: {
          pt: 'A excelência operacional trata de operar e melhorar: mudanças pequenas e reversíveis, operações como código e lições de cada falha. A otimização de custos trata de pagar só pelo que dá valor: gasto medido e atribuído, sem o que não se usa.',
          en: 'Operational excellence is about running and improving: small reversible changes, operations as code and lessons from each failure. Cost optimization is about paying only for what brings value: spending measured and attributed, with nothing left unused.',
          es: 'La excelencia operativa trata de operar y mejorar: cambios pequeños y reversibles, operaciones como código y lecciones de cada falla. La optimización de costos trata de pagar solo por lo que da valor: gasto medido y atribuido, sin lo que no se usa.',
        },
        tell: {
          pt: 'Operar, automatizar e aprender: excelência operacional. Gasto medido, atribuído e sem sobras: otimização de custos.',
          en: 'Running, automating and learning: operational excellence. Spending measured, attributed and without waste: cost optimization.',
          es: 'Operar, automatizar y aprender: excelencia operativa. Gasto medido, atribuido y sin sobras: optimización de costos.',
        },
      },
      {
        id: 'ops-sustainability',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/operational-excellence-pillar/welcome.html'),
        text: {
          pt: 'Excelência operacional e sustentabilidade',
          en: 'Operational excellence and sustainability',
          es: 'Excelencia operativa y sostenibilidad',
        },
        why: {
          pt: 'A excelência operacional trata de operar e melhorar: mudanças pequenas e reversíveis, operações como código e lições de cada falha. A sustentabilidade trata do impacto ambiental da carga: menos energia e menos recursos para o mesmo resultado.',
          en: 'Operational excellence is about running and improving: small reversible changes, operations as code and lessons from each failure. Sustainability is about the environmental impact of the workload: less energy and fewer resources for the same result.',
          es: 'La excelencia operativa trata de operar y mejorar: cambios pequeños y reversibles, operaciones como código y lecciones de cada falla. La sostenibilidad trata del impacto ambiental de la carga: menos energía y menos recursos para el mismo resultado.',
        },
        tell: {
          pt: 'Operar, automatizar e aprender: excelência operacional. Impacto ambiental: sustentabilidade.',
          en: 'Running, automating and learning: operational excellence. Environmental impact: sustainability.',
          es: 'Operar, automatizar y aprender: excelencia operativa. Impacto ambiental: sostenibilidad.',
        },
      },
      {
        id: 'security-performance',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/security-pillar/welcome.html'),
        text: {
          pt: 'Segurança e eficiência de performance',
          en: 'Security and performance efficiency',
          es: 'Seguridad y eficiencia del rendimiento',
        },
        why: {
          pt: 'A segurança trata de identidades, rastreabilidade e proteção dos dados, em todas as camadas. A eficiência de performance trata de usar bem os recursos: o tipo certo para a carga, medido e revisto quando surgem novos.',
          en: 'Security is about identities, traceability and the protection of data, at all layers. Performance efficiency is about using resources well: the right type for the load, measured and reviewed as new ones appear.',
          es: 'La seguridad trata de identidades, trazabilidad y protección de los datos, en todas las capas. La eficiencia del rendimiento trata de usar bien los recursos: el tipo correcto para la carga, medido y revisado cuando surgen nuevos.',
        },
        tell: {
          pt: 'Identidades e dados protegidos: segurança. O recurso certo, medido e revisto: eficiência de performance.',
          en: 'Identities and protected data: security. The right resource, measured and reviewed: performance efficiency.',
          es: 'Identidades y datos protegidos: seguridad. El recurso correcto, medido y revisado: eficiencia del rendimiento.',
        },
      },
      {
        id: 'security-cost',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/security-pillar/welcome.html'),
        text: {
          pt: 'Segurança e otimização de custos',
          en: 'Security and cost optimization',
          es: 'Seguridad y optimización de costos',
        },
        why: {
          pt: 'A segurança trata de identidades, rastreabilidade e proteção dos dados, em todas as camadas. A otimização de custos trata de pagar só pelo que dá valor: gasto medido e atribuído, sem o que não se usa.',
          en: 'Security is about identities, traceability and the protection of data, at all layers. Cost optimization is about paying only for what brings value: spending measured and attributed, with nothing left unused.',
          es: 'La seguridad trata de identidades, trazabilidad y protección de los datos, en todas las capas. La optimización de costos trata de pagar solo por lo que da valor: gasto medido y atribuido, sin lo que no se usa.',
        },
        tell: {
          pt: 'Identidades e dados protegidos: segurança. Gasto medido, atribuído e sem sobras: otimização de custos.',
          en: 'Identities and protected data: security. Spending measured, attributed and without waste: cost optimization.',
          es: 'Identidades y datos protegidos: seguridad. Gasto medido, atribuido y sin sobras: optimización de costos.',
        },
      },
      {
        id: 'security-sustainability',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/security-pillar/welcome.html'),
        text: {
          pt: 'Segurança e sustentabilidade',
          en: 'Security and sustainability',
          es: 'Seguridad y sostenibilidad',
        },
        why: {
          pt: 'A segurança trata de identidades, rastreabilidade e proteção dos dados, em todas as camadas. A sustentabilidade trata do impacto ambiental da carga: menos energia e menos recursos para o mesmo resultado.',
          en: 'Security is about identities, traceability and the protection of data, at all layers. Sustainability is about the environmental impact of the workload: less energy and fewer resources for the same result.',
          es: 'La seguridad trata de identidades, trazabilidad y protección de los datos, en todas las capas. La sostenibilidad trata del impacto ambiental de la carga: menos energía y menos recursos para el mismo resultado.',
        },
        tell: {
          pt: 'Identidades e dados protegidos: segurança. Impacto ambiental: sustentabilidade.',
          en: 'Identities and protected data: security. Environmental impact: sustainability.',
          es: 'Identidades y datos protegidos: seguridad. Impacto ambiental: sostenibilidad.',
        },
      },
      {
        id: 'reliability-performance',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/reliability-pillar/welcome.html'),
        text: {
          pt: 'Confiabilidade e eficiência de performance',
          en: 'Reliability and performance efficiency',
          es: 'Fiabilidad y eficiencia del rendimiento',
        },
        why: {
          pt: 'A confiabilidade trata de cumprir a função mesmo com falhas: recuperação automática, testes de recuperação e escala horizontal. A eficiência de performance trata de usar bem os recursos: o tipo certo para a carga, medido e revisto quando surgem novos.',
          en: 'Reliability is about doing the job despite failures: automatic recovery, recovery tests and horizontal scaling. Performance efficiency is about using resources well: the right type for the load, measured and reviewed as new ones appear.',
          es: 'La fiabilidad trata de cumplir la función pese a las fallas: recuperación automática, pruebas de recuperación y escalado horizontal. La eficiencia del rendimiento trata de usar bien los recursos: el tipo correcto para la carga, medido y revisado cuando surgen nuevos.',
        },
        tell: {
          pt: 'Recuperar-se de falhas: confiabilidade. O recurso certo, medido e revisto: eficiência de performance.',
          en: 'Recovering from failures: reliability. The right resource, measured and reviewed: performance efficiency.',
          es: 'Recuperarse de fallas: fiabilidad. El recurso correcto, medido y revisado: eficiencia del rendimiento.',
        },
      },
      {
        id: 'reliability-cost',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/reliability-pillar/welcome.html'),
        text: {
          pt: 'Confiabilidade e otimização de custos',
          en: 'Reliability and cost optimization',
          es: 'Fiabilidad y optimización de costos',
        },
        why: {
          pt: 'A confiabilidade trata de cumprir a função mesmo com falhas: recuperação automática, testes de recuperação e escala horizontal. A otimização de custos trata de pagar só pelo que dá valor: gasto medido e atribuído, sem o que não se usa.',
          en: 'Reliability is about doing the job despite failures: automatic recovery, recovery tests and horizontal scaling. Cost optimization is about paying only for what brings value: spending measured and attributed, with nothing left unused.',
          es: 'La fiabilidad trata de cumplir la función pese a las fallas: recuperación automática, pruebas de recuperación y escalado horizontal. La optimización de costos trata de pagar solo por lo que da valor: gasto medido y atribuido, sin lo que no se usa.',
        },
        tell: {
          pt: 'Recuperar-se de falhas: confiabilidade. Gasto medido, atribuído e sem sobras: otimização de custos.',
          en: 'Recovering from failures: reliability. Spending measured, attributed and without waste: cost optimization.',
          es: 'Recuperarse de fallas: fiabilidad. Gasto medido, atribuido y sin sobras: optimización de costos.',
        },
      },
      {
        id: 'reliability-sustainability',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/reliability-pillar/welcome.html'),
        text: {
          pt: 'Confiabilidade e sustentabilidade',
          en: 'Reliability and sustainability',
          es: 'Fiabilidad y sostenibilidad',
        },
        why: {
          pt: 'A confiabilidade trata de cumprir a função mesmo com falhas: recuperação automática, testes de recuperação e escala horizontal. A sustentabilidade trata do impacto ambiental da carga: menos energia e menos recursos para o mesmo resultado.',
          en: 'Reliability is about doing the job despite failures: automatic recovery, recovery tests and horizontal scaling. Sustainability is about the environmental impact of the workload: less energy and fewer resources for the same result.',
          es: 'La fiabilidad trata de cumplir la función pese a las fallas: recuperación automática, pruebas de recuperación y escalado horizontal. La sostenibilidad trata del impacto ambiental de la carga: menos energía y menos recursos para el mismo resultado.',
        },
        tell: {
          pt: 'Recuperar-se de falhas: confiabilidade. Impacto ambiental: sustentabilidade.',
          en: 'Recovering from failures: reliability. Environmental impact: sustainability.',
          es: 'Recuperarse de fallas: fiabilidad. Impacto ambiental: sostenibilidad.',
        },
      },
      {
        id: 'performance-cost',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/performance-efficiency-pillar/welcome.html'),
        text: {
          pt: 'Eficiência de performance e otimização de custos',
          en: 'Performance efficiency and cost optimization',
          es: 'Eficiencia del rendimiento y optimización de costos',
        },
        why: {
          pt: 'A eficiência de performance trata de usar bem os recursos: o tipo certo para a carga, medido e revisto quando surgem novos. A otimização de custos trata de pagar só pelo que dá valor: gasto medido e atribuído, sem o que não se usa.',
          en: 'Performance efficiency is about using resources well: the right type for the load, measured and reviewed as new ones appear. Cost optimization is about paying only for what brings value: spending measured and attributed, with nothing left unused.',
          es: 'La eficiencia del rendimiento trata de usar bien los recursos: el tipo correcto para la carga, medido y revisado cuando surgen nuevos. La optimización de costos trata de pagar solo por lo que da valor: gasto medido y atribuido, sin lo que no se usa.',
        },
        tell: {
          pt: 'O recurso certo, medido e revisto: eficiência de performance. Gasto medido, atribuído e sem sobras: otimização de custos.',
          en: 'The right resource, measured and reviewed: performance efficiency. Spending measured, attributed and without waste: cost optimization.',
          es: 'El recurso correcto, medido y revisado: eficiencia del rendimiento. Gasto medido, atribuido y sin sobras: optimización de costos.',
        },
      },
      {
        id: 'performance-sustainability',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/performance-efficiency-pillar/welcome.html'),
        text: {
          pt: 'Eficiência de performance e sustentabilidade',
          en: 'Performance efficiency and sustainability',
          es: 'Eficiencia del rendimiento y sostenibilidad',
        },
        why: {
          pt: 'A eficiência de performance trata de usar bem os recursos: o tipo certo para a carga, medido e revisto quando surgem novos. A sustentabilidade trata do impacto ambiental da carga: menos energia e menos recursos para o mesmo resultado.',
          en: 'Performance efficiency is about using resources well: the right type for the load, measured and reviewed as new ones appear. Sustainability is about the environmental impact of the workload: less energy and fewer resources for the same result.',
          es: 'La eficiencia del rendimiento trata de usar bien los recursos: el tipo correcto para la carga, medido y revisado cuando surgen nuevos. La sostenibilidad trata del impacto ambiental de la carga: menos energía y menos recursos para el mismo resultado.',
        },
        tell: {
          pt: 'O recurso certo, medido e revisto: eficiência de performance. Impacto ambiental: sustentabilidade.',
          en: 'The right resource, measured and reviewed: performance efficiency. Environmental impact: sustainability.',
          es: 'El recurso correcto, medido y revisado: eficiencia del rendimiento. Impacto ambiental: sostenibilidad.',
        },
      },
      {
        id: 'cost-sustainability',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/cost-optimization-pillar/welcome.html'),
        text: {
          pt: 'Otimização de custos e sustentabilidade',
          en: 'Cost optimization and sustainability',
          es: 'Optimización de costos y sostenibilidad',
        },
        why: {
          pt: 'A otimização de custos trata de pagar só pelo que dá valor: gasto medido e atribuído, sem o que não se usa. A sustentabilidade trata do impacto ambiental da carga: menos energia e menos recursos para o mesmo resultado.',
          en: 'Cost optimization is about paying only for what brings value: spending measured and attributed, with nothing left unused. Sustainability is about the environmental impact of the workload: less energy and fewer resources for the same result.',
          es: 'La optimización de costos trata de pagar solo por lo que da valor: gasto medido y atribuido, sin lo que no se usa. La sostenibilidad trata del impacto ambiental de la carga: menos energía y menos recursos para el mismo resultado.',
        },
        tell: {
          pt: 'Gasto medido, atribuído e sem sobras: otimização de custos. Impacto ambiental: sustentabilidade.',
          en: 'Spending measured, attributed and without waste: cost optimization. Environmental impact: sustainability.',
          es: 'Gasto medido, atribuido y sin sobras: optimización de costos. Impacto ambiental: sostenibilidad.',
        },
      },
    ],
    constraints: [
      {
        id: 'small-changes',
        text: {
          pt: 'As mudanças devem sair em passos pequenos e reversíveis.',
          en: 'Changes must go out in small, reversible steps.',
          es: 'Los cambios deben salir en pasos pequeños y reversibles.',
        },
        fits: ['ops-security', 'ops-reliability', 'ops-performance', 'ops-cost', 'ops-sustainability'],
        rulesOut: {
          'security-performance': {
            pt: 'Nem a segurança nem a eficiência de performance tratam de alterações pequenas e reversíveis e de lições dos incidentes; isso cabe à excelência operacional.',
            en: 'Neither security nor performance efficiency is about small reversible changes and lessons from incidents; operational excellence is.',
            es: 'Ni la seguridad ni la eficiencia del rendimiento tratan de cambios pequeños y reversibles ni de lecciones de los incidentes; eso corresponde a la excelencia operativa.',
          },
          'security-cost': {
            pt: 'Nem a segurança nem a otimização de custos tratam de alterações pequenas e reversíveis e de lições dos incidentes; isso cabe à excelência operacional.',
            en: 'Neither security nor cost optimization is about small reversible changes and lessons from incidents; operational excellence is.',
            es: 'Ni la seguridad ni la optimización de costos tratan de cambios pequeños y reversibles ni de lecciones de los incidentes; eso corresponde a la excelencia operativa.',
          },
          'security-sustainability': {
            pt: 'Nem a segurança nem a sustentabilidade tratam de alterações pequenas e reversíveis e de lições dos incidentes; isso cabe à excelência operacional.',
            en: 'Neither security nor sustainability is about small reversible changes and lessons from incidents; operational excellence is.',
            es: 'Ni la seguridad ni la sostenibilidad tratan de cambios pequeños y reversibles ni de lecciones de los incidentes; eso corresponde a la excelencia operativa.',
          },
          'reliability-performance': {
            pt: 'Nem a confiabilidade nem a eficiência de performance tratam de alterações pequenas e reversíveis e de lições dos incidentes; isso cabe à excelência operacional.',
            en: 'Neither reliability nor performance efficiency is about small reversible changes and lessons from incidents; operational excellence is.',
            es: 'Ni la fiabilidad ni la eficiencia del rendimiento tratan de cambios pequeños y reversibles ni de lecciones de los incidentes; eso corresponde a la excelencia operativa.',
          },
          'reliability-cost': {
            pt: 'Nem a confiabilidade nem a otimização de custos tratam de alterações pequenas e reversíveis e de lições dos incidentes; isso cabe à excelência operacional.',
            en: 'Neither reliability nor cost optimization is about small reversible changes and lessons from incidents; operational excellence is.',
            es: 'Ni la fiabilidad ni la optimización de costos tratan de cambios pequeños y reversibles ni de lecciones de los incidentes; eso corresponde a la excelencia operativa.',
          },
          'reliability-sustainability': {
            pt: 'Nem a confiabilidade nem a sustentabilidade tratam de alterações pequenas e reversíveis e de lições dos incidentes; isso cabe à excelência operacional.',
            en: 'Neither reliability nor sustainability is about small reversible changes and lessons from incidents; operational excellence is.',
            es: 'Ni la fiabilidad ni la sostenibilidad tratan de cambios pequeños y reversibles ni de lecciones de los incidentes; eso corresponde a la excelencia operativa.',
          },
          'performance-cost': {
            pt: 'Nem a eficiência de performance nem a otimização de custos tratam de alterações pequenas e reversíveis e de lições dos incidentes; isso cabe à excelência operacional.',
            en: 'Neither performance efficiency nor cost optimization is about small reversible changes and lessons from incidents; operational excellence is.',
            es: 'Ni la eficiencia del rendimiento ni la optimización de costos tratan de cambios pequeños y reversibles ni de lecciones de los incidentes; eso corresponde a la excelencia operativa.',
          },
          'performance-sustainability': {
            pt: 'Nem a eficiência de performance nem a sustentabilidade tratam de alterações pequenas e reversíveis e de lições dos incidentes; isso cabe à excelência operacional.',
            en: 'Neither performance efficiency nor sustainability is about small reversible changes and lessons from incidents; operational excellence is.',
            es: 'Ni la eficiencia del rendimiento ni la sostenibilidad tratan de cambios pequeños y reversibles ni de lecciones de los incidentes; eso corresponde a la excelencia operativa.',
          },
          'cost-sustainability': {
            pt: 'Nem a otimização de custos nem a sustentabilidade tratam de alterações pequenas e reversíveis e de lições dos incidentes; isso cabe à excelência operacional.',
            en: 'Neither cost optimization nor sustainability is about small reversible changes and lessons from incidents; operational excellence is.',
            es: 'Ni la optimización de costos ni la sostenibilidad tratan de cambios pequeños y reversibles ni de lecciones de los incidentes; eso corresponde a la excelencia operativa.',
          },
        },
      },
      {
        id: 'least-access',
        text: {
          pt: 'Cada pessoa deve ter só as permissões de que precisa.',
          en: 'Each person must have only the permissions needed.',
          es: 'Cada persona debe tener solo los permisos que necesita.',
        },
        fits: ['ops-security', 'security-performance', 'security-cost', 'security-sustainability'],
        rulesOut: {
          'ops-reliability': {
            pt: 'Nem a excelência operacional nem a confiabilidade tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither operational excellence nor reliability is about minimal permissions and tracing actions; security is.',
            es: 'Ni la excelencia operativa ni la fiabilidad tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
          'ops-performance': {
            pt: 'Nem a excelência operacional nem a eficiência de performance tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither operational excellence nor performance efficiency is about minimal permissions and tracing actions; security is.',
            es: 'Ni la excelencia operativa ni la eficiencia del rendimiento tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
          'ops-cost': {
            pt: 'Nem a excelência operacional nem a otimização de custos tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither operational excellence nor cost optimization is about minimal permissions and tracing actions; security is.',
            es: 'Ni la excelencia operativa ni la optimización de costos tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
          'ops-sustainability': {
            pt: 'Nem a excelência operacional nem a sustentabilidade tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither operational excellence nor sustainability is about minimal permissions and tracing actions; security is.',
            es: 'Ni la excelencia operativa ni la sostenibilidad tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
          'reliability-performance': {
            pt: 'Nem a confiabilidade nem a eficiência de performance tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither reliability nor performance efficiency is about minimal permissions and tracing actions; security is.',
            es: 'Ni la fiabilidad ni la eficiencia del rendimiento tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
          'reliability-cost': {
            pt: 'Nem a confiabilidade nem a otimização de custos tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither reliability nor cost optimization is about minimal permissions and tracing actions; security is.',
            es: 'Ni la fiabilidad ni la optimización de costos tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
          'reliability-sustainability': {
            pt: 'Nem a confiabilidade nem a sustentabilidade tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither reliability nor sustainability is about minimal permissions and tracing actions; security is.',
            es: 'Ni la fiabilidad ni la sostenibilidad tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
          'performance-cost': {
            pt: 'Nem a eficiência de performance nem a otimização de custos tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither performance efficiency nor cost optimization is about minimal permissions and tracing actions; security is.',
            es: 'Ni la eficiencia del rendimiento ni la optimización de costos tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
          'performance-sustainability': {
            pt: 'Nem a eficiência de performance nem a sustentabilidade tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither performance efficiency nor sustainability is about minimal permissions and tracing actions; security is.',
            es: 'Ni la eficiencia del rendimiento ni la sostenibilidad tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
          'cost-sustainability': {
            pt: 'Nem a otimização de custos nem a sustentabilidade tratam de permissões mínimas e de rastrear ações; isso cabe à segurança.',
            en: 'Neither cost optimization nor sustainability is about minimal permissions and tracing actions; security is.',
            es: 'Ni la optimización de costos ni la sostenibilidad tratan de permisos mínimos ni de rastrear acciones; eso corresponde a la seguridad.',
          },
        },
      },
      {
        id: 'comes-back',
        text: {
          pt: 'O sistema deve se recuperar sozinho quando um componente falha.',
          en: 'The system must recover by itself when a component fails.',
          es: 'El sistema debe recuperarse solo cuando falla un componente.',
        },
        fits: ['ops-reliability', 'reliability-performance', 'reliability-cost', 'reliability-sustainability'],
        rulesOut: {
          'ops-security': {
            pt: 'Nem a excelência operacional nem a segurança tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither operational excellence nor security is about coming back by itself after failures; reliability is.',
            es: 'Ni la excelencia operativa ni la seguridad tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
          'ops-performance': {
            pt: 'Nem a excelência operacional nem a eficiência de performance tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither operational excellence nor performance efficiency is about coming back by itself after failures; reliability is.',
            es: 'Ni la excelencia operativa ni la eficiencia del rendimiento tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
          'ops-cost': {
            pt: 'Nem a excelência operacional nem a otimização de custos tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither operational excellence nor cost optimization is about coming back by itself after failures; reliability is.',
            es: 'Ni la excelencia operativa ni la optimización de costos tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
          'ops-sustainability': {
            pt: 'Nem a excelência operacional nem a sustentabilidade tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither operational excellence nor sustainability is about coming back by itself after failures; reliability is.',
            es: 'Ni la excelencia operativa ni la sostenibilidad tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
          'security-performance': {
            pt: 'Nem a segurança nem a eficiência de performance tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither security nor performance efficiency is about coming back by itself after failures; reliability is.',
            es: 'Ni la seguridad ni la eficiencia del rendimiento tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
          'security-cost': {
            pt: 'Nem a segurança nem a otimização de custos tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither security nor cost optimization is about coming back by itself after failures; reliability is.',
            es: 'Ni la seguridad ni la optimización de costos tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
          'security-sustainability': {
            pt: 'Nem a segurança nem a sustentabilidade tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither security nor sustainability is about coming back by itself after failures; reliability is.',
            es: 'Ni la seguridad ni la sostenibilidad tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
          'performance-cost': {
            pt: 'Nem a eficiência de performance nem a otimização de custos tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither performance efficiency nor cost optimization is about coming back by itself after failures; reliability is.',
            es: 'Ni la eficiencia del rendimiento ni la optimización de costos tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
          'performance-sustainability': {
            pt: 'Nem a eficiência de performance nem a sustentabilidade tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither performance efficiency nor sustainability is about coming back by itself after failures; reliability is.',
            es: 'Ni la eficiencia del rendimiento ni la sostenibilidad tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
          'cost-sustainability': {
            pt: 'Nem a otimização de custos nem a sustentabilidade tratam de voltar sozinho depois de falhas; isso cabe à confiabilidade.',
            en: 'Neither cost optimization nor sustainability is about coming back by itself after failures; reliability is.',
            es: 'Ni la optimización de costos ni la sostenibilidad tratan de recuperarse solo después de una falla; eso corresponde a la fiabilidad.',
          },
        },
      },
      {
        id: 'right-type',
        text: {
          pt: 'Os tipos de instância devem ser comparados com medições e revistos.',
          en: 'Instance types must be compared by measurement and reviewed.',
          es: 'Los tipos de instancia deben compararse con mediciones y revisarse.',
        },
        fits: [
          'ops-performance',
          'security-performance',
          'reliability-performance',
          'performance-cost',
          'performance-sustainability',
        ],
        rulesOut: {
          'ops-security': {
            pt: 'Nem a excelência operacional nem a segurança tratam de escolher por medição o tipo de recurso para a carga; isso cabe à eficiência de performance.',
            en: 'Neither operational excellence nor security is about choosing the type of resource for the load by measurement; performance efficiency is.',
            es: 'Ni la excelencia operativa ni la seguridad tratan de elegir por medición el tipo de recurso para la carga; eso corresponde a la eficiencia del rendimiento.',
          },
          'ops-reliability': {
            pt: 'Nem a excelência operacional nem a confiabilidade tratam de escolher por medição o tipo de recurso para a carga; isso cabe à eficiência de performance.',
            en: 'Neither operational excellence nor reliability is about choosing the type of resource for the load by measurement; performance efficiency is.',
            es: 'Ni la excelencia operativa ni la fiabilidad tratan de elegir por medición el tipo de recurso para la carga; eso corresponde a la eficiencia del rendimiento.',
          },
          'ops-cost': {
            pt: 'Nem a excelência operacional nem a otimização de custos tratam de escolher por medição o tipo de recurso para a carga; isso cabe à eficiência de performance.',
            en: 'Neither operational excellence nor cost optimization is about choosing the type of resource for the load by measurement; performance efficiency is.',
            es: 'Ni la excelencia operativa ni la optimización de costos tratan de elegir por medición el tipo de recurso para la carga; eso corresponde a la eficiencia del rendimiento.',
          },
          'ops-sustainability': {
            pt: 'Nem a excelência operacional nem a sustentabilidade tratam de escolher por medição o tipo de recurso para a carga; isso cabe à eficiência de performance.',
            en: 'Neither operational excellence nor sustainability is about choosing the type of resource for the load by measurement; performance efficiency is.',
            es: 'Ni la excelencia operativa ni la sostenibilidad tratan de elegir por medición el tipo de recurso para la carga; eso corresponde a la eficiencia del rendimiento.',
          },
          'security-cost': {
            pt: 'Nem a segurança nem a otimização de custos tratam de escolher por medição o tipo de recurso para a carga; isso cabe à eficiência de performance.',
            en: 'Neither security nor cost optimization is about choosing the type of resource for the load by measurement; performance efficiency is.',
            es: 'Ni la seguridad ni la optimización de costos tratan de elegir por medición el tipo de recurso para la carga; eso corresponde a la eficiencia del rendimiento.',
          },
          'security-sustainability': {
            pt: 'Nem a segurança nem a sustentabilidade tratam de escolher por medição o tipo de recurso para a carga; isso cabe à eficiência de performance.',
            en: 'Neither security nor sustainability is about choosing the type of resource for the load by measurement; performance efficiency is.',
            es: 'Ni la seguridad ni la sostenibilidad tratan de elegir por medición el tipo de recurso para la carga; eso corresponde a la eficiencia del rendimiento.',
          },
          'reliability-cost': {
            pt: 'Nem a confiabilidade nem a otimização de custos tratam de escolher por medição o tipo de recurso para a carga; isso cabe à eficiência de performance.',
            en: 'Neither reliability nor cost optimization is about choosing the type of resource for the load by measurement; performance efficiency is.',
            es: 'Ni la fiabilidad ni la optimización de costos tratan de elegir por medición el tipo de recurso para la carga; eso corresponde a la eficiencia del rendimiento.',
          },
          'reliability-sustainability': {
            pt: 'Nem a confiabilidade nem a sustentabilidade tratam de escolher por medição o tipo de recurso para a carga; isso cabe à eficiência de performance.',
            en: 'Neither reliability nor sustainability is about choosing the type of resource for the load by measurement; performance efficiency is.',
            es: 'Ni la fiabilidad ni la sostenibilidad tratan de elegir por medición el tipo de recurso para la carga; eso corresponde a la eficiencia del rendimiento.',
          },
          'cost-sustainability': {
            pt: 'Nem a otimização de custos nem a sustentabilidade tratam de escolher por medição o tipo de recurso para a carga; isso cabe à eficiência de performance.',
            en: 'Neither cost optimization nor sustainability is about choosing the type of resource for the load by measurement; performance efficiency is.',
            es: 'Ni la optimización de costos ni la sostenibilidad tratan de elegir por medición el tipo de recurso para la carga; eso corresponde a la eficiencia del rendimiento.',
          },
        },
      },
      {
        id: 'owned-spend',
        text: {
          pt: 'O que não é usado deve deixar de ser pago.',
          en: 'What goes unused must no longer be paid for.',
          es: 'Lo que no se usa debe dejar de pagarse.',
        },
        fits: ['ops-cost', 'security-cost', 'reliability-cost', 'performance-cost', 'cost-sustainability'],
        rulesOut: {
          'ops-security': {
            pt: 'Nem a excelência operacional nem a segurança tratam de atribuir o gasto e cortar o que não se usa; isso cabe à otimização de custos.',
            en: 'Neither operational excellence nor security is about attributing spending and cutting what goes unused; cost optimization is.',
            es: 'Ni la excelencia operativa ni la seguridad tratan de atribuir el gasto ni de recortar lo que no se usa; eso corresponde a la optimización de costos.',
          },
          'ops-reliability': {
            pt: 'Nem a excelência operacional nem a confiabilidade tratam de atribuir o gasto e cortar o que não se usa; isso cabe à otimização de custos.',
            en: 'Neither operational excellence nor reliability is about attributing spending and cutting what goes unused; cost optimization is.',
            es: 'Ni la excelencia operativa ni la fiabilidad tratan de atribuir el gasto ni de recortar lo que no se usa; eso corresponde a la optimización de costos.',
          },
          'ops-performance': {
            pt: 'Nem a excelência operacional nem a eficiência de performance tratam de atribuir o gasto e cortar o que não se usa; isso cabe à otimização de custos.',
            en: 'Neither operational excellence nor performance efficiency is about attributing spending and cutting what goes unused; cost optimization is.',
            es: 'Ni la excelencia operativa ni la eficiencia del rendimiento tratan de atribuir el gasto ni de recortar lo que no se usa; eso corresponde a la optimización de costos.',
          },
          'ops-sustainability': {
            pt: 'Nem a excelência operacional nem a sustentabilidade tratam de atribuir o gasto e cortar o que não se usa; isso cabe à otimização de custos.',
            en: 'Neither operational excellence nor sustainability is about attributing spending and cutting what goes unused; cost optimization is.',
            es: 'Ni la excelencia operativa ni la sostenibilidad tratan de atribuir el gasto ni de recortar lo que no se usa; eso corresponde a la optimización de costos.',
          },
          'security-performance': {
            pt: 'Nem a segurança nem a eficiência de performance tratam de atribuir o gasto e cortar o que não se usa; isso cabe à otimização de custos.',
            en: 'Neither security nor performance efficiency is about attributing spending and cutting what goes unused; cost optimization is.',
            es: 'Ni la seguridad ni la eficiencia del rendimiento tratan de atribuir el gasto ni de recortar lo que no se usa; eso corresponde a la optimización de costos.',
          },
          'security-sustainability': {
            pt: 'Nem a segurança nem a sustentabilidade tratam de atribuir o gasto e cortar o que não se usa; isso cabe à otimização de custos.',
            en: 'Neither security nor sustainability is about attributing spending and cutting what goes unused; cost optimization is.',
            es: 'Ni la seguridad ni la sostenibilidad tratan de atribuir el gasto ni de recortar lo que no se usa; eso corresponde a la optimización de costos.',
          },
          'reliability-performance': {
            pt: 'Nem a confiabilidade nem a eficiência de performance tratam de atribuir o gasto e cortar o que não se usa; isso cabe à otimização de custos.',
            en: 'Neither reliability nor performance efficiency is about attributing spending and cutting what goes unused; cost optimization is.',
            es: 'Ni la fiabilidad ni la eficiencia del rendimiento tratan de atribuir el gasto ni de recortar lo que no se usa; eso corresponde a la optimización de costos.',
          },
          'reliability-sustainability': {
            pt: 'Nem a confiabilidade nem a sustentabilidade tratam de atribuir o gasto e cortar o que não se usa; isso cabe à otimização de custos.',
            en: 'Neither reliability nor sustainability is about attributing spending and cutting what goes unused; cost optimization is.',
            es: 'Ni la fiabilidad ni la sostenibilidad tratan de atribuir el gasto ni de recortar lo que no se usa; eso corresponde a la optimización de costos.',
          },
          'performance-sustainability': {
            pt: 'Nem a eficiência de performance nem a sustentabilidade tratam de atribuir o gasto e cortar o que não se usa; isso cabe à otimização de custos.',
            en: 'Neither performance efficiency nor sustainability is about attributing spending and cutting what goes unused; cost optimization is.',
            es: 'Ni la eficiencia del rendimiento ni la sostenibilidad tratan de atribuir el gasto ni de recortar lo que no se usa; eso corresponde a la optimización de costos.',
          },
        },
      },
      {
        id: 'footprint',
        text: {
          pt: 'O sistema deve ter uma meta de emissões de carbono.',
          en: 'The system must have a target for carbon emissions.',
          es: 'El sistema debe tener una meta de emisiones de carbono.',
        },
        fits: [
          'ops-sustainability',
          'security-sustainability',
          'reliability-sustainability',
          'performance-sustainability',
          'cost-sustainability',
        ],
        rulesOut: {
          'ops-security': {
            pt: 'Nem a excelência operacional nem a segurança tratam de metas de impacto ambiental; isso cabe à sustentabilidade.',
            en: 'Neither operational excellence nor security is about targets for environmental impact; sustainability is.',
            es: 'Ni la excelencia operativa ni la seguridad tratan de metas de impacto ambiental; eso corresponde a la sostenibilidad.',
          },
          'ops-reliability': {
            pt: 'Nem a excelência operacional nem a confiabilidade tratam de metas de impacto ambiental; isso cabe à sustentabilidade.',
            en: 'Neither operational excellence nor reliability is about targets for environmental impact; sustainability is.',
            es: 'Ni la excelencia operativa ni la fiabilidad tratan de metas de impacto ambiental; eso corresponde a la sostenibilidad.',
          },
          'ops-performance': {
            pt: 'Nem a excelência operacional nem a eficiência de performance tratam de metas de impacto ambiental; isso cabe à sustentabilidade.',
            en: 'Neither operational excellence nor performance efficiency is about targets for environmental impact; sustainability is.',
            es: 'Ni la excelencia operativa ni la eficiencia del rendimiento tratan de metas de impacto ambiental; eso corresponde a la sostenibilidad.',
          },
          'ops-cost': {
            pt: 'Nem a excelência operacional nem a otimização de custos tratam de metas de impacto ambiental; isso cabe à sustentabilidade.',
            en: 'Neither operational excellence nor cost optimization is about targets for environmental impact; sustainability is.',
            es: 'Ni la excelencia operativa ni la optimización de costos tratan de metas de impacto ambiental; eso corresponde a la sostenibilidad.',
          },
          'security-performance': {
            pt: 'Nem a segurança nem a eficiência de performance tratam de metas de impacto ambiental; isso cabe à sustentabilidade.',
            en: 'Neither security nor performance efficiency is about targets for environmental impact; sustainability is.',
            es: 'Ni la seguridad ni la eficiencia del rendimiento tratan de metas de impacto ambiental; eso corresponde a la sostenibilidad.',
          },
          'security-cost': {
            pt: 'Nem a segurança nem a otimização de custos tratam de metas de impacto ambiental; isso cabe à sustentabilidade.',
            en: 'Neither security nor cost optimization is about targets for environmental impact; sustainability is.',
            es: 'Ni la seguridad ni la optimización de costos tratan de metas de impacto ambiental; eso corresponde a la sostenibilidad.',
          },
          'reliability-performance': {
            pt: 'Nem a confiabilidade nem a eficiência de performance tratam de metas de impacto ambiental; isso cabe à sustentabilidade.',
            en: 'Neither reliability nor performance efficiency is about targets for environmental impact; sustainability is.',
            es: 'Ni la fiabilidad ni la eficiencia del rendimiento tratan de metas de impacto ambiental; eso corresponde a la sostenibilidad.',
          },
          'reliability-cost': {
            pt: 'Nem a confiabilidade nem a otimização de custos tratam de metas de impacto ambiental; isso cabe à sustentabilidade.',
            en: 'Neither reliability nor cost optimization is about targets for environmental impact; sustainability is.',
            es: 'Ni la fiabilidad ni la optimización de costos tratan de metas de impacto ambiental; eso corresponde a la sostenibilidad.',
          },
          'performance-cost': {
            pt: 'Nem a eficiência de performance nem a otimização de custos tratam de metas de impacto ambiental; isso cabe à sustentabilidade.',
            en: 'Neither performance efficiency nor cost optimization is about targets for environmental impact; sustainability is.',
            es: 'Ni la eficiencia del rendimiento ni la optimización de costos tratan de metas de impacto ambiental; eso corresponde a la sostenibilidad.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais pilares do AWS Well-Architected Framework tratam desses dois pontos?',
      en: 'Which pillars of the AWS Well-Architected Framework deal with these two points?',
      es: '¿Qué pilares del AWS Well-Architected Framework tratan estos dos puntos?',
    },
  },
];
