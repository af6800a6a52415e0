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
        'Uma empresa comprou uma concorrente e vai unificar a TI das duas.',
        'A company has bought a competitor and is going to merge the IT of both.',
        'Una empresa compró a una competidora y va a unificar la TI de ambas.',
      ],
      [
        'head-of-it',
        company,
        'A nova diretora de TI de uma empresa prepara um plano para os próximos três anos.',
        'The new head of IT of a company is preparing a plan for the next three years.',
        'La nueva directora de TI de una empresa prepara un plan para los próximos tres años.',
      ],
      [
        'it-lags',
        company,
        'Uma empresa abre um novo negócio e revê a sua TI.',
        'A company is starting a new line of business and is reviewing its IT.',
        'Una empresa abre un nuevo negocio y revisa su TI.',
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
        'Os arquitetos de uma empresa definem como ela vai usar o Google Cloud.',
        'The architects of a company are defining how it will use Google Cloud.',
        'Los arquitectos de una empresa definen cómo usará esta Google Cloud.',
      ],
      [
        'little-by-little',
        company,
        'Uma empresa migra aos poucos as suas aplicações para o Google Cloud.',
        'A company is migrating its applications to Google Cloud step by step.',
        'Una empresa migra por etapas sus aplicaciones a Google Cloud.',
      ],
      [
        'branches',
        company,
        'Uma empresa com filiais em várias cidades planeja o seu ambiente no Google Cloud.',
        'A company with branches in several cities is planning its environment on Google Cloud.',
        'Una empresa con sucursales en varias ciudades planifica su entorno en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['data-concepts', 'databases', 'object-storage', 'warehouse-bi', 'streaming'],
    [
      [
        'each-its-way',
        company,
        'Uma empresa reúne no Google Cloud informações que cada departamento guardava à sua maneira.',
        'A company is bringing together on Google Cloud information that each department kept in its own way.',
        'Una empresa reúne en Google Cloud información que cada departamento guardaba a su manera.',
      ],
      [
        'first-analysts',
        company,
        'Os arquitetos de uma empresa desenham uma solução nova no Google Cloud.',
        'The architects of a company are designing a new solution on Google Cloud.',
        'Los arquitectos de una empresa diseñan una solución nueva en Google Cloud.',
      ],
      [
        'better-decisions',
        company,
        'Uma empresa prepara o seu próximo projeto no Google Cloud.',
        'A company is preparing its next project on Google Cloud.',
        'Una empresa prepara su próximo proyecto en Google Cloud.',
      ],
      [
        'doubled',
        company,
        'O volume de informações de uma empresa dobrou em um ano, e as ferramentas atuais não acompanham.',
        'The amount of information at a company has doubled in a year, and its present tools cannot keep up.',
        'El volumen de información de una empresa se duplicó en un año, y sus herramientas actuales no dan abasto.',
      ],
      [
        'oldest-first',
        company,
        'Uma empresa revê como trabalha com as suas informações no Google Cloud.',
        'A company is reviewing how it works with its information on Google Cloud.',
        'Una empresa revisa cómo trabaja con su información en Google Cloud.',
      ],
      [
        'where-to-begin',
        company,
        'Uma empresa que acaba de adotar o Google Cloud define como será o seu primeiro projeto.',
        'A company that has just adopted Google Cloud is planning its first project.',
        'Una empresa que acaba de adoptar Google Cloud define cómo será su primer proyecto.',
      ],
    ],
  ),
  ...about(
    ['ai-concepts', 'responsible-ai', 'ai-products', 'gen-ai'],
    [
      [
        'idea-each',
        company,
        'A direção de uma empresa aprovou uma verba para inovação no Google Cloud.',
        'The management of a company has approved a budget for innovation on Google Cloud.',
        'La dirección de una empresa aprobó un presupuesto para innovar en Google Cloud.',
      ],
      [
        'still-by-hand',
        company,
        'Uma empresa quer usar o Google Cloud para reduzir o trabalho manual.',
        'A company wants to use Google Cloud to reduce manual work.',
        'Una empresa quiere usar Google Cloud para reducir el trabajo manual.',
      ],
      [
        'new-ideas',
        team,
        'A equipe de inovação de uma empresa avalia o que o Google Cloud oferece.',
        'The innovation team of a company is assessing what Google Cloud offers.',
        'El equipo de innovación de una empresa evalúa lo que ofrece Google Cloud.',
      ],
      [
        'rival-products',
        company,
        'Uma empresa executa no Google Cloud o seu plano de transformação digital.',
        'A company is carrying out its digital transformation plan on Google Cloud.',
        'Una empresa lleva adelante en Google Cloud su plan de transformación digital.',
      ],
      [
        'pilot',
        company,
        'Uma empresa prepara uma prova de conceito no Google Cloud.',
        'A company is preparing a proof of concept on Google Cloud.',
        'Una empresa prepara una prueba de concepto en Google Cloud.',
      ],
      [
        'after-tests',
        company,
        'Depois de uma prova de conceito no Google Cloud, uma empresa define o próximo passo.',
        'After a proof of concept on Google Cloud, a company is deciding on its next step.',
        'Después de una prueba de concepto en Google Cloud, una empresa define su próximo paso.',
      ],
    ],
  ),
  ...about(
    ['security-concepts', 'identity', 'data-protection', 'threat-protection', 'compliance'],
    [
      [
        'what-could-fail',
        company,
        'Uma empresa revê os riscos do que mantém no Google Cloud.',
        'A company is reviewing the risks of what it keeps on Google Cloud.',
        'Una empresa revisa los riesgos de lo que mantiene en Google Cloud.',
      ],
      [
        'risk-specialist',
        company,
        'Uma empresa de um setor regulado se prepara para usar o Google Cloud.',
        'A company in a regulated industry is preparing to use Google Cloud.',
        'Una empresa de un sector regulado se prepara para usar Google Cloud.',
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
        'Depois de uma avaliação de riscos, uma empresa melhora o seu ambiente no Google Cloud.',
        'After a risk assessment, a company is improving its environment on Google Cloud.',
        'Después de una evaluación de riesgos, una empresa mejora su entorno en Google Cloud.',
      ],
      [
        'rival-incident',
        company,
        'Depois de um incidente em uma concorrente, uma empresa revê o seu ambiente no Google Cloud.',
        'After an incident at a competitor, a company is reviewing its environment on Google Cloud.',
        'Después de un incidente en una competidora, una empresa revisa su entorno en Google Cloud.',
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
    ['cost-management', 'purchase-options', 'reliability', 'monitoring', 'support', 'sustainability'],
    [
      [
        'daily-work',
        company,
        'Uma empresa usa o Google Cloud há alguns meses e melhora a forma como opera.',
        'A company has used Google Cloud for some months and is improving the way it operates.',
        'Una empresa usa Google Cloud desde hace unos meses y mejora la forma en que opera.',
      ],
      [
        'two-people',
        company,
        'Em uma empresa, uma equipe de duas pessoas opera tudo o que está no Google Cloud.',
        'At a company, a team of two operates everything that is on Google Cloud.',
        'En una empresa, un equipo de dos personas opera todo lo que está en Google Cloud.',
      ],
      [
        'next-quarter',
        company,
        'Uma empresa pôs novas aplicações em produção no Google Cloud.',
        'A company has put new applications into production on Google Cloud.',
        'Una empresa puso aplicaciones nuevas en producción en Google Cloud.',
      ],
      [
        'took-over',
        team,
        'Uma nova equipe assumiu a operação do Google Cloud em uma empresa.',
        'A new team has taken over the operation of Google Cloud at a company.',
        'Un nuevo equipo asumió la operación de Google Cloud en una empresa.',
      ],
      [
        'departments',
        company,
        'Vários departamentos de uma empresa usam o Google Cloud, e uma área central organiza esse uso.',
        'Several departments of a company use Google Cloud, and a central group is organizing that use.',
        'Varios departamentos de una empresa usan Google Cloud, y un área central organiza ese uso.',
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
  ...about(
    ['resource-hierarchy'],
    [
      [
        'tidy-up',
        company,
        'Uma empresa põe em ordem o que várias equipes criaram no Google Cloud.',
        'A company is putting in order what several teams have created on Google Cloud.',
        'Una empresa pone en orden lo que varios equipos crearon en Google Cloud.',
      ],
      [
        'each-own',
        company,
        'Em uma empresa, cada departamento começou a usar o Google Cloud à sua maneira.',
        'At a company, each department began to use Google Cloud in its own way.',
        'En una empresa, cada departamento empezó a usar Google Cloud a su manera.',
      ],
      [
        'before-more',
        company,
        'Antes de levar mais aplicações ao Google Cloud, uma empresa define como vai organizá-lo.',
        'Before it brings more applications to Google Cloud, a company is deciding how to organize it.',
        'Antes de llevar más aplicaciones a Google Cloud, una empresa define cómo lo organizará.',
      ],
      [
        'common-rules',
        company,
        'Uma empresa prepara regras comuns para todos os que usam o Google Cloud.',
        'A company is preparing common rules for everyone who uses Google Cloud.',
        'Una empresa prepara reglas comunes para todos los que usan Google Cloud.',
      ],
      [
        'central-team',
        team,
        'Uma equipe central passou a cuidar do Google Cloud em uma empresa.',
        'A central team has begun to look after Google Cloud at a company.',
        'Un equipo central empezó a encargarse de Google Cloud en una empresa.',
      ],
      [
        'two-units',
        company,
        'Uma empresa abriu duas novas unidades, que também vão usar o Google Cloud.',
        'A company has opened two new units, which will use Google Cloud too.',
        'Una empresa abrió dos unidades nuevas, que también van a usar Google Cloud.',
      ],
    ],
  ),
];
