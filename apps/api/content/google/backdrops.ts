import type { Backdrop, TopicId } from '../../src/knowledge/knowledge.types.ts';

const company = { pt: 'a empresa', en: 'the company', es: 'la empresa' };
const team = { pt: 'a equipe', en: 'the team', es: 'el equipo' };

type Line = readonly [id: string, who: Backdrop['who'], pt: string, en: string, es: string];

const about = (topics: readonly TopicId[], lines: readonly Line[]): Backdrop[] =>
  lines.map(([id, who, pt, en, es]) => ({ id, topics, who, text: { pt, en, es } }));

/** What companies do at present, by what they then ask about. */
export const backdrops: readonly Backdrop[] = [
  ...about(
    ['cloud-value', 'cloud-economics', 'deployment-models', 'service-models', 'migration'],
    [
      [
        'board-asks',
        company,
        'O conselho de uma empresa de médio porte pediu à área de TI um plano de modernização.',
        'The board of a medium-sized company has asked the IT department for a modernization plan.',
        'El directorio de una empresa mediana pidió al área de TI un plan de modernización.',
      ],
      [
        'each-application',
        company,
        'Uma empresa fez a lista das suas aplicações e decide o que fazer com cada uma.',
        'A company has listed its applications and is deciding what to do with each one.',
        'Una empresa hizo la lista de sus aplicaciones y decide qué hacer con cada una.',
      ],
      [
        'bought-competitor',
        company,
        'Uma empresa comprou uma concorrente e revê a TI das duas.',
        'A company has bought a competitor and is reviewing the IT of both.',
        'Una empresa compró a una competidora y revisa la TI de ambas.',
      ],
      [
        'head-of-it',
        company,
        'A nova diretora de TI de uma empresa revê as decisões da gestão anterior.',
        'The new head of IT of a company is reviewing what was decided before her.',
        'La nueva directora de TI de una empresa revisa las decisiones de la gestión anterior.',
      ],
      [
        'it-lags',
        company,
        'Uma empresa cresce depressa, e a sua TI não acompanha o ritmo.',
        'A company is growing fast, and its IT is not keeping up.',
        'Una empresa crece rápido, y su TI no sigue el ritmo.',
      ],
      [
        'consultants',
        company,
        'Uma consultoria ajuda uma empresa a decidir como e onde as suas aplicações vão rodar.',
        'Consultants are helping a company decide how and where its applications will run.',
        'Una consultora ayuda a una empresa a decidir cómo y dónde se ejecutarán sus aplicaciones.',
      ],
    ],
  ),
  ...about(
    ['global-network', 'networking', 'virtual-machines', 'containers', 'serverless', 'apis'],
    [
      [
        'part-moved',
        company,
        'Uma empresa tem parte das suas aplicações no Google Cloud e parte em servidores próprios.',
        'A company runs some of its applications on Google Cloud and some on servers of its own.',
        'Una empresa tiene parte de sus aplicaciones en Google Cloud y parte en servidores propios.',
      ],
      [
        'small-team',
        company,
        'Uma empresa começou a usar o Google Cloud há poucos meses e tem uma equipe de TI pequena.',
        'A company began to use Google Cloud a few months ago and has a small IT team.',
        'Una empresa empezó a usar Google Cloud hace pocos meses y tiene un equipo de TI pequeño.',
      ],
      [
        'more-users',
        company,
        'Uma empresa espera o dobro de usuários nos próximos meses e prepara as suas aplicações.',
        'A company expects twice as many users in the coming months and is preparing its applications.',
        'Una empresa espera el doble de usuarios en los próximos meses y prepara sus aplicaciones.',
      ],
      [
        'architects',
        company,
        'Os arquitetos de uma empresa desenham como ela vai usar o Google Cloud.',
        'The architects of a company are designing how it will use Google Cloud.',
        'Los arquitectos de una empresa diseñan cómo va a usar esta Google Cloud.',
      ],
      [
        'little-by-little',
        company,
        'Uma empresa passa aos poucos as suas aplicações para o Google Cloud.',
        'A company is moving its applications to Google Cloud little by little.',
        'Una empresa pasa poco a poco sus aplicaciones a Google Cloud.',
      ],
      [
        'branches',
        company,
        'Uma empresa com filiais em várias cidades renova o que tem no Google Cloud.',
        'A company with branches in several cities is renewing what it has on Google Cloud.',
        'Una empresa con sucursales en varias ciudades renueva lo que tiene en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['data-concepts', 'databases', 'object-storage', 'warehouse-bi', 'streaming'],
    [
      [
        'each-its-way',
        company,
        'Em uma empresa, cada departamento cuida das suas informações à sua maneira.',
        'At a company, each department looks after its information in its own way.',
        'En una empresa, cada departamento maneja su información a su manera.',
      ],
      [
        'first-analysts',
        company,
        'Uma empresa contratou os seus primeiros analistas e revê de onde vêm os seus números.',
        'A company has hired its first analysts and is reviewing where its figures come from.',
        'Una empresa contrató a sus primeros analistas y revisa de dónde salen sus cifras.',
      ],
      [
        'better-decisions',
        company,
        'Uma empresa quer decidir melhor com as informações que já tem.',
        'A company wants to make better decisions with the information that it already has.',
        'Una empresa quiere decidir mejor con la información que ya tiene.',
      ],
      [
        'doubled',
        company,
        'O volume de informações de uma empresa dobrou em poucos meses.',
        'The amount of information at a company has doubled in a few months.',
        'El volumen de información de una empresa se duplicó en pocos meses.',
      ],
      [
        'oldest-first',
        company,
        'Uma empresa moderniza as suas aplicações no Google Cloud, a começar pelas mais antigas.',
        'A company is modernizing its applications on Google Cloud, beginning with the oldest.',
        'Una empresa moderniza sus aplicaciones en Google Cloud, empezando por las más antiguas.',
      ],
      [
        'where-to-begin',
        company,
        'Uma empresa que acaba de adotar o Google Cloud escolhe por onde começar.',
        'A company that has just adopted Google Cloud is choosing where to begin.',
        'Una empresa que acaba de adoptar Google Cloud elige por dónde empezar.',
      ],
    ],
  ),
  ...about(
    ['ai-concepts', 'responsible-ai', 'ai-products', 'gen-ai'],
    [
      [
        'idea-each',
        company,
        'A direção de uma empresa pediu a cada departamento uma ideia do que melhorar.',
        'The management of a company has asked each department for an idea of what to improve.',
        'La dirección de una empresa pidió a cada departamento una idea de qué mejorar.',
      ],
      [
        'still-by-hand',
        company,
        'Em uma empresa, muita coisa ainda se faz à mão, e a direção quer mudar isso.',
        'At a company, much is still done by hand, and management wants to change that.',
        'En una empresa, muchas cosas todavía se hacen a mano, y la dirección quiere cambiarlo.',
      ],
      [
        'new-ideas',
        company,
        'Uma empresa reuniu pessoas de várias áreas para testar ideias no Google Cloud.',
        'A company has brought together people from several areas to try out ideas on Google Cloud.',
        'Una empresa reunió a personas de varias áreas para probar ideas en Google Cloud.',
      ],
      [
        'rival-products',
        company,
        'Uma empresa prepara a sua resposta às novidades de uma concorrente.',
        'A company is preparing its answer to what a competitor has just launched.',
        'Una empresa prepara su respuesta a las novedades de una competidora.',
      ],
      [
        'pilot',
        company,
        'Uma empresa vai mostrar ao conselho o seu primeiro piloto no Google Cloud.',
        'A company is going to show its board its first pilot on Google Cloud.',
        'Una empresa va a mostrar al directorio su primer piloto en Google Cloud.',
      ],
      [
        'after-tests',
        company,
        'Depois dos primeiros testes no Google Cloud, uma empresa escolhe o que levar adiante.',
        'After its first trials on Google Cloud, a company is choosing what to carry on with.',
        'Después de las primeras pruebas en Google Cloud, una empresa elige con qué seguir.',
      ],
    ],
  ),
  ...about(
    ['security-concepts', 'identity', 'data-protection', 'threat-protection', 'compliance'],
    [
      [
        'what-could-fail',
        company,
        'Uma empresa que usa o Google Cloud revê neste trimestre o que pode dar errado.',
        'A company that uses Google Cloud is reviewing this quarter what could go wrong.',
        'Una empresa que usa Google Cloud revisa este trimestre qué podría salir mal.',
      ],
      [
        'risk-specialist',
        company,
        'Uma empresa contratou uma especialista em riscos para o que tem no Google Cloud.',
        'A company has hired a risk specialist for what it has on Google Cloud.',
        'Una empresa contrató a una especialista en riesgos para lo que tiene en Google Cloud.',
      ],
      [
        'staff-doubled',
        company,
        'O número de funcionários de uma empresa que usa o Google Cloud dobrou em doze meses.',
        'The staff of a company that uses Google Cloud has doubled in twelve months.',
        'El personal de una empresa que usa Google Cloud se duplicó en doce meses.',
      ],
      [
        'insurer',
        company,
        'A seguradora de uma empresa enviou perguntas sobre o que ela tem no Google Cloud.',
        'The insurer of a company has sent questions about what it has on Google Cloud.',
        'La aseguradora de una empresa envió preguntas sobre lo que esta tiene en Google Cloud.',
      ],
      [
        'rival-incident',
        company,
        'Depois de um incidente em uma concorrente, uma empresa revê o que faz no Google Cloud.',
        'After an incident at a competitor, a company is reviewing what it does on Google Cloud.',
        'Después de un incidente en una competidora, una empresa revisa lo que hace en Google Cloud.',
      ],
      [
        'risk-committee',
        company,
        'O comitê de riscos de uma empresa fez recomendações sobre o uso do Google Cloud.',
        'The risk committee of a company has made recommendations about its use of Google Cloud.',
        'El comité de riesgos de una empresa hizo recomendaciones sobre su uso de Google Cloud.',
      ],
    ],
  ),
  ...about(
    [
      'cost-management',
      'purchase-options',
      'resource-hierarchy',
      'reliability',
      'monitoring',
      'support',
      'sustainability',
    ],
    [
      [
        'daily-work',
        company,
        'Uma empresa usa o Google Cloud há alguns meses e organiza o seu dia a dia.',
        'A company has used Google Cloud for some months and is organizing its daily work.',
        'Una empresa usa Google Cloud desde hace unos meses y organiza su día a día.',
      ],
      [
        'two-people',
        company,
        'Em uma empresa, duas pessoas cuidam de tudo o que está no Google Cloud.',
        'At a company, two people look after everything that is on Google Cloud.',
        'En una empresa, dos personas se ocupan de todo lo que está en Google Cloud.',
      ],
      [
        'next-quarter',
        company,
        'As áreas financeira e de TI de uma empresa preparam juntas o próximo trimestre no Google Cloud.',
        'The finance and IT departments of a company are preparing the next quarter on Google Cloud together.',
        'Las áreas de finanzas y de TI de una empresa preparan juntas el próximo trimestre en Google Cloud.',
      ],
      [
        'took-over',
        team,
        'Uma nova equipe assumiu o que uma empresa tem no Google Cloud.',
        'A new team has taken over what a company has on Google Cloud.',
        'Un nuevo equipo asumió lo que una empresa tiene en Google Cloud.',
      ],
      [
        'departments',
        company,
        'Vários departamentos de uma empresa usam o Google Cloud, cada um à sua maneira.',
        'Several departments of a company use Google Cloud, each in its own way.',
        'Varios departamentos de una empresa usan Google Cloud, cada uno a su manera.',
      ],
      [
        'more-clarity',
        company,
        'A direção de uma empresa quer mais clareza sobre o que acontece no Google Cloud.',
        'The management of a company wants a clearer view of what happens on Google Cloud.',
        'La dirección de una empresa quiere más claridad sobre lo que ocurre en Google Cloud.',
      ],
    ],
  ),
];
