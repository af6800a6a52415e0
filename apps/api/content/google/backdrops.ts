import type { Backdrop, TopicId } from '../../src/knowledge/knowledge.types.ts';

/** The company or team goes on as the subject, without being named again. */
const it = { pt: 'ela', en: 'it', es: 'la empresa' };
const team = { pt: 'ela', en: 'it', es: 'el equipo' };

type Line = readonly [id: string, who: Backdrop['who'], pt: string, en: string, es: string];

const about = (topics: readonly TopicId[], lines: readonly Line[]): Backdrop[] =>
  lines.map(([id, who, pt, en, es]) => ({ id, topics, who, text: { pt, en, es } }));

/** What companies do at present, by what they then ask about. A topic whose needs have nothing in common has none. */
export const backdrops: readonly Backdrop[] = [
  ...about(
    ['deployment-models'],
    [
      [
        'where-each',
        it,
        'Uma empresa define onde cada um dos seus sistemas vai ser executado.',
        'A company is deciding where each of its systems will run.',
        'Una empresa define dónde se ejecutará cada uno de sus sistemas.',
      ],
      [
        'head-of-it',
        it,
        'Uma empresa revê em que prédios e provedores estão os seus sistemas.',
        'A company is reviewing which buildings and providers its systems are in.',
        'Una empresa revisa en qué edificios y proveedores están sus sistemas.',
      ],
    ],
  ),
  ...about(
    ['service-models'],
    [
      [
        'parts-kept',
        it,
        'Uma empresa define que partes dos seus sistemas a própria equipe vai manter.',
        'A company is deciding which parts of its systems its own team will maintain.',
        'Una empresa define qué partes de sus sistemas mantendrá su propio equipo.',
      ],
    ],
  ),
  ...about(
    ['cloud-economics'],
    [
      [
        'board-asks',
        it,
        'Uma empresa compara o gasto na nuvem com o de servidores próprios.',
        'A company is comparing spending in the cloud with spending on its own servers.',
        'Una empresa compara el gasto en la nube con el de servidores propios.',
      ],
    ],
  ),
  ...about(
    ['apis'],
    [
      [
        'opens',
        it,
        'Uma empresa abre os seus sistemas a parceiros e a novos aplicativos.',
        'A company is opening its systems to partners and to new apps.',
        'Una empresa abre sus sistemas a socios y a nuevas aplicaciones.',
      ],
    ],
  ),
  ...about(
    ['virtual-machines', 'serverless'],
    [
      [
        'run-apps',
        it,
        'Uma empresa define como vai executar cada programa no Google Cloud.',
        'A company is deciding how to run each of its programs on Google Cloud.',
        'Una empresa define cómo ejecutará cada programa en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['warehouse-bi'],
    [
      [
        'years-of-sales',
        team,
        'A equipe de análise de uma rede de lojas trabalha com anos de vendas.',
        'The analytics team of a chain of stores works with years of sales.',
        'El equipo de análisis de una cadena de tiendas trabaja con años de ventas.',
      ],
    ],
  ),
  ...about(
    ['databases'],
    [
      [
        'each-app-data',
        it,
        'Uma empresa escolhe onde cada aplicação vai gravar os seus registros.',
        'A company is choosing where each application will write its records.',
        'Una empresa elige dónde escribirá sus registros cada aplicación.',
      ],
    ],
  ),
  ...about(
    ['ai-concepts'],
    [
      [
        'first-attempt',
        it,
        'Uma empresa quer aproveitar melhor anos de registros de clientes e vendas.',
        'A company wants to make better use of years of customer and sales records.',
        'Una empresa quiere aprovechar mejor años de registros de clientes y ventas.',
      ],
    ],
  ),
  ...about(
    ['data-protection'],
    [
      [
        'guards',
        it,
        'Uma empresa leva para o Google Cloud sistemas com registros de clientes.',
        'A company is moving systems with customer records to Google Cloud.',
        'Una empresa lleva a Google Cloud sistemas con registros de clientes.',
      ],
    ],
  ),
  ...about(
    ['threat-protection'],
    [
      [
        'rival-incident',
        it,
        'Depois de um ataque a uma concorrente, uma empresa reforça as suas defesas.',
        'After an attack on a competitor, a company is strengthening its defenses.',
        'Después de un ataque a una competidora, una empresa refuerza sus defensas.',
      ],
    ],
  ),
  ...about(
    ['cost-management'],
    [
      [
        'spending-review',
        it,
        'Uma empresa quer controlar melhor o que gasta com o Google Cloud.',
        'A company wants better control of what it spends on Google Cloud.',
        'Una empresa quiere controlar mejor lo que gasta en Google Cloud.',
      ],
      [
        'finance-team',
        team,
        'A equipe de finanças de uma empresa acompanha o gasto com o Google Cloud.',
        'The finance team of a company follows its Google Cloud spending.',
        'El equipo de finanzas de una empresa sigue el gasto en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['monitoring'],
    [
      [
        'daily-work',
        team,
        'A equipe de operações de uma loja virtual cuida das aplicações no Google Cloud.',
        'The operations team of an online store looks after its applications on Google Cloud.',
        'El equipo de operaciones de una tienda en línea se encarga de sus aplicaciones en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['support'],
    [
      [
        'which-help',
        it,
        'Uma empresa escolhe a ajuda que vai receber do Google com os seus sistemas.',
        'A company is choosing the help that it will get from Google with its systems.',
        'Una empresa elige la ayuda que recibirá de Google con sus sistemas.',
      ],
    ],
  ),
  ...about(
    ['sustainability'],
    [
      [
        'yearly-report',
        it,
        'Uma empresa prepara o seu relatório ambiental deste ano.',
        'A company is preparing its environmental report for this year.',
        'Una empresa prepara su informe ambiental de este año.',
      ],
    ],
  ),
  ...about(
    ['resource-hierarchy'],
    [
      [
        'tidy-up',
        it,
        'Uma empresa põe em ordem o que várias equipes criaram no Google Cloud.',
        'A company is putting in order what several teams have created on Google Cloud.',
        'Una empresa pone en orden lo que varios equipos crearon en Google Cloud.',
      ],
    ],
  ),
];
