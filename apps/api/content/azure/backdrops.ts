import type { Backdrop, TopicId } from '../../src/knowledge/knowledge.types.ts';

const company = { pt: 'a empresa', en: 'the company', es: 'la empresa' };
const team = { pt: 'a equipe', en: 'the team', es: 'el equipo' };
const startup = { pt: 'a startup', en: 'the startup', es: 'la startup' };

type Line = readonly [id: string, who: Backdrop['who'], pt: string, en: string, es: string];

const about = (topics: readonly TopicId[], lines: readonly Line[]): Backdrop[] =>
  lines.map(([id, who, pt, en, es]) => ({ id, topics, who, text: { pt, en, es } }));

/** What companies do at present, by what they then ask about. */
export const backdrops: readonly Backdrop[] = [
  ...about(
    ['compute', 'app-hosting', 'containers'],
    [
      [
        'first-months',
        company,
        'Uma empresa começou a usar o Azure há poucos meses e tem uma equipe de TI pequena.',
        'A company began to use Azure a few months ago and has a small IT team.',
        'Una empresa empezó a usar Azure hace pocos meses y tiene un equipo de TI pequeño.',
      ],
      [
        'worn-out',
        company,
        'O equipamento próprio de uma empresa está no fim da vida útil, e a diretoria escolheu o Azure.',
        'The equipment that a company owns is at the end of its life, and the board has chosen Azure.',
        'El equipamiento propio de una empresa está al final de su vida útil, y la gerencia eligió Azure.',
      ],
      [
        'growing',
        startup,
        'Uma startup em crescimento prepara no Azure os seus próximos passos.',
        'A growing startup is preparing its next steps in Azure.',
        'Una startup en crecimiento prepara en Azure sus próximos pasos.',
      ],
      [
        'review',
        company,
        'Uma empresa revê o que roda hoje e decide o que vai para o Azure.',
        'A company is reviewing what it runs today and deciding what goes to Azure.',
        'Una empresa revisa lo que ejecuta hoy y decide qué va a Azure.',
      ],
      [
        'new-solution',
        team,
        'A equipe de TI de uma empresa desenha no Azure uma nova solução.',
        'The IT team of a company is designing a new solution in Azure.',
        'El equipo de TI de una empresa diseña en Azure una nueva solución.',
      ],
      [
        'two-countries',
        company,
        'Uma empresa com filiais em dois países usa o Azure há três anos.',
        'A company with branches in two countries has used Azure for three years.',
        'Una empresa con filiales en dos países usa Azure desde hace tres años.',
      ],
    ],
  ),
  ...about(
    ['virtual-networks', 'connectivity', 'dns-endpoints', 'traffic'],
    [
      [
        'drawing',
        team,
        'A equipe de infraestrutura de uma empresa desenha o seu ambiente no Azure.',
        'The infrastructure team of a company is drawing up its Azure environment.',
        'El equipo de infraestructura de una empresa diseña su entorno en Azure.',
      ],
      [
        'part-in-azure',
        company,
        'Uma empresa usa o Azure há dois anos e melhora aos poucos o que tem nele.',
        'A company has used Azure for two years and is improving bit by bit what it has there.',
        'Una empresa usa Azure desde hace dos años y mejora de a poco lo que tiene allí.',
      ],
      [
        'abroad',
        company,
        'Uma empresa revê como os seus sistemas no Azure se comunicam.',
        'A company is reviewing how its systems in Azure communicate.',
        'Una empresa revisa cómo se comunican sus sistemas en Azure.',
      ],
      [
        'launch',
        startup,
        'Uma startup vai lançar no próximo mês o que construiu no Azure.',
        'A startup is going to launch next month what it has built in Azure.',
        'Una startup va a lanzar el próximo mes lo que construyó en Azure.',
      ],
      [
        'next-wave',
        company,
        'Uma empresa já levou os primeiros sistemas para o Azure e prepara os próximos.',
        'A company has already taken its first systems to Azure and is preparing the next ones.',
        'Una empresa ya llevó sus primeros sistemas a Azure y prepara los próximos.',
      ],
      [
        'merged',
        company,
        'Depois de uma fusão, uma empresa reorganiza o que tem no Azure.',
        'After a merger, a company is reorganizing what it has in Azure.',
        'Después de una fusión, una empresa reorganiza lo que tiene en Azure.',
      ],
    ],
  ),
  ...about(
    ['storage-services', 'storage-tiers', 'redundancy', 'storage-accounts', 'data-transfer', 'data-migration'],
    [
      [
        'doubles',
        company,
        'Uma empresa que usa o Azure vê dobrar a cada dois anos o volume de dados que guarda.',
        'At a company that uses Azure, the volume of data doubles every two years.',
        'Una empresa que usa Azure ve duplicarse cada dos años el volumen de datos que guarda.',
      ],
      [
        'own-room',
        company,
        'Uma empresa tem parte dos seus sistemas no Azure e parte em uma sala própria.',
        'A company has some of its systems in Azure and some in a room of its own.',
        'Una empresa tiene parte de sus sistemas en Azure y parte en una sala propia.',
      ],
      [
        'inside-outside',
        team,
        'A equipe de TI de uma empresa revê o que mantém no Azure e fora dele.',
        'The IT team of a company is reviewing what it keeps in Azure and elsewhere.',
        'El equipo de TI de una empresa revisa lo que mantiene en Azure y fuera de él.',
      ],
      [
        'three-cities',
        startup,
        'Uma startup com clientes em três cidades trabalha desde o início com o Azure.',
        'A startup with customers in three cities has worked with Azure from the start.',
        'Una startup con clientes en tres ciudades trabaja desde el comienzo con Azure.',
      ],
      [
        'simplest-first',
        company,
        'Uma empresa contratou o Azure neste ano e começa pelos casos mais simples.',
        'A company has chosen Azure this year and is starting with the simplest cases.',
        'Una empresa contrató Azure este año y empieza por los casos más simples.',
      ],
      [
        'next-year',
        company,
        'Uma empresa de médio porte prepara o próximo ano no Azure.',
        'A medium-sized company is preparing its next year in Azure.',
        'Una empresa mediana prepara el próximo año en Azure.',
      ],
    ],
  ),
  ...about(
    ['directory', 'authentication', 'external-identities', 'access-control', 'security-tools'],
    [
      [
        'more-control',
        company,
        'Depois de uma auditoria, uma empresa quer mais controle sobre o que tem no Azure.',
        'After an audit, a company wants more control over what it has in Azure.',
        'Después de una auditoría, una empresa quiere más control sobre lo que tiene en Azure.',
      ],
      [
        'doubled-staff',
        company,
        'O número de funcionários de uma empresa que usa o Azure dobrou em um ano.',
        'The number of employees at a company that uses Azure has doubled in a year.',
        'El número de empleados de una empresa que usa Azure se duplicó en un año.',
      ],
      [
        'both-products',
        company,
        'Uma empresa usa o Azure e o Microsoft 365 em todos os departamentos.',
        'A company uses Azure and Microsoft 365 in all of its departments.',
        'Una empresa usa Azure y Microsoft 365 en todos sus departamentos.',
      ],
      [
        'internal-rules',
        team,
        'A equipe de TI de uma empresa recebeu novas normas internas para o Azure.',
        'The IT team of a company has been given new internal rules for Azure.',
        'El equipo de TI de una empresa recibió nuevas normas internas para Azure.',
      ],
      [
        'after-scare',
        company,
        'Depois de um incidente em uma concorrente, uma empresa revê o que faz no Azure.',
        'After an incident at a competitor, a company is reviewing what it does in Azure.',
        'Después de un incidente en una competidora, una empresa revisa lo que hace en Azure.',
      ],
      [
        'first-specialist',
        startup,
        'Uma startup define como as pessoas vão trabalhar com o que ela tem no Azure.',
        'A startup is deciding how people will work with what it has in Azure.',
        'Una startup define cómo las personas van a trabajar con lo que tiene en Azure.',
      ],
    ],
  ),
  ...about(
    ['cost-tools', 'purchase-options', 'policy', 'locks-tags', 'compliance'],
    [
      [
        'three-departments',
        company,
        'Três departamentos de uma empresa usam o Azure, cada um à sua maneira.',
        'Three departments of a company use Azure, each in its own way.',
        'Tres departamentos de una empresa usan Azure, cada uno a su manera.',
      ],
      [
        'finance-asks',
        company,
        'A área financeira e a de TI de uma empresa preparam juntas o próximo ano no Azure.',
        'The finance and IT departments of a company are preparing the next year in Azure together.',
        'Las áreas de finanzas y de TI de una empresa preparan juntas el próximo año en Azure.',
      ],
      [
        'taken-over',
        team,
        'Uma nova equipe assumiu o que uma empresa tem no Azure.',
        'A new team has taken over what a company has in Azure.',
        'Un nuevo equipo asumió lo que una empresa tiene en Azure.',
      ],
      [
        'monthly-meeting',
        company,
        'Uma empresa usa o Azure há um ano e discute em uma reunião mensal o que pode melhorar.',
        'A company has used Azure for a year and discusses in a monthly meeting what it can improve.',
        'Una empresa usa Azure desde hace un año y discute en una reunión mensual qué puede mejorar.',
      ],
      [
        'bought-competitor',
        company,
        'Uma empresa comprou uma concorrente que também usa o Azure.',
        'A company has bought a competitor that also uses Azure.',
        'Una empresa compró a una competidora que también usa Azure.',
      ],
      [
        'two-people',
        startup,
        'Em uma startup, duas pessoas cuidam de tudo o que está no Azure.',
        'At a startup, two people look after all that is in Azure.',
        'En una startup, dos personas se ocupan de todo lo que está en Azure.',
      ],
    ],
  ),
  ...about(
    ['admin-tools', 'arc-iac', 'advisor-health', 'monitor'],
    [
      [
        'daily-work',
        team,
        'A equipe de operações de uma empresa organiza o seu dia a dia no Azure.',
        'The operations team of a company is organizing its daily work in Azure.',
        'El equipo de operaciones de una empresa organiza su día a día en Azure.',
      ],
      [
        'same-team',
        company,
        'Uma empresa dobrou neste ano o que tem no Azure, com a mesma equipe de TI.',
        'This year a company has doubled what it has in Azure, with the same IT team.',
        'Una empresa duplicó este año lo que tiene en Azure, con el mismo equipo de TI.',
      ],
      [
        'no-supplier',
        company,
        'Uma empresa terceirizava a sua TI e agora cuida ela mesma do que tem no Azure.',
        'A company used to outsource its IT and now looks after what it has in Azure itself.',
        'Una empresa tercerizaba su TI y ahora se ocupa ella misma de lo que tiene en Azure.',
      ],
      [
        'three-people',
        startup,
        'Uma startup tem três pessoas para tudo o que roda no Azure.',
        'A startup has three people for all that it runs in Azure.',
        'Una startup tiene tres personas para todo lo que ejecuta en Azure.',
      ],
      [
        'new-head',
        team,
        'A equipe de TI de uma empresa revê como cuida do que tem no Azure.',
        'The IT team of a company is reviewing how it looks after what it has in Azure.',
        'El equipo de TI de una empresa revisa cómo se ocupa de lo que tiene en Azure.',
      ],
      [
        'every-day',
        company,
        'Os clientes de uma empresa usam todos os dias o que ela tem no Azure.',
        'The customers of a company use what it has in Azure every day.',
        'Los clientes de una empresa usan todos los días lo que ella tiene en Azure.',
      ],
    ],
  ),
  ...about(
    ['cloud-models', 'service-types', 'cloud-basics', 'cloud-pricing', 'cloud-benefits'],
    [
      [
        'ct-board',
        company,
        'A diretoria de uma empresa discute o futuro dos seus sistemas.',
        'The board of a company is discussing the future of its systems.',
        'La gerencia de una empresa discute el futuro de sus sistemas.',
      ],
      [
        'ct-growth',
        company,
        'Uma empresa cresceu e revê onde e como os seus sistemas funcionam.',
        'A company has grown and is reviewing where and how its systems run.',
        'Una empresa creció y revisa dónde y cómo funcionan sus sistemas.',
      ],
      [
        'ct-cio',
        company,
        'A nova diretora de TI de uma empresa prepara o plano dos próximos três anos.',
        'The new IT director of a company is preparing the plan for the next three years.',
        'La nueva directora de TI de una empresa prepara el plan de los próximos tres años.',
      ],
      [
        'ct-first',
        startup,
        'Uma startup prepara o lançamento do seu primeiro produto.',
        'A startup is preparing to launch its first product.',
        'Una startup prepara el lanzamiento de su primer producto.',
      ],
      [
        'ct-workshop',
        team,
        'A equipe de TI de uma empresa compara alternativas para um projeto novo.',
        'The IT team of a company is comparing alternatives for a new project.',
        'El equipo de TI de una empresa compara alternativas para un proyecto nuevo.',
      ],
      [
        'ct-merger',
        company,
        'Depois de uma fusão, uma empresa decide como organizar a sua TI.',
        'After a merger, a company is deciding how to organize its IT.',
        'Después de una fusión, una empresa decide cómo organizar su TI.',
      ],
    ],
  ),
];
