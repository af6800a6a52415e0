import type { Backdrop, TopicId } from '../../src/knowledge/knowledge.types.ts';

/** Who then needs something: the company goes on as the subject, or in Spanish one of its teams does. */
const who = (es: string): Backdrop['who'] => ({ pt: 'ela', en: 'it', es });

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
        who('su equipo de TI'),
        'Uma empresa define onde cada um dos seus sistemas vai ser executado.',
        'A company is deciding where each of its systems will run.',
        'Una empresa define dónde se ejecutará cada uno de sus sistemas.',
      ],
      [
        'head-of-it',
        who('su equipo de TI'),
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
        who('su equipo de TI'),
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
        who('la dirección'),
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
        who('su equipo de TI'),
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
        who('su equipo de TI'),
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
        who('su equipo de análisis'),
        'A equipe de análise de uma rede de lojas trabalha com anos de vendas.',
        'The analytics team of a chain of stores works with years of sales.',
        'Una cadena de tiendas guarda años de ventas en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['databases'],
    [
      [
        'each-app-data',
        who('su equipo de TI'),
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
        who('su equipo de datos'),
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
        who('su equipo de seguridad'),
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
        who('su equipo de seguridad'),
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
        who('su equipo de finanzas'),
        'Uma empresa quer controlar melhor o que gasta com o Google Cloud.',
        'A company wants better control of what it spends on Google Cloud.',
        'Una empresa quiere controlar mejor lo que gasta en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['monitoring'],
    [
      [
        'daily-work',
        who('su equipo de operaciones'),
        'A equipe de operações de uma loja virtual cuida das aplicações no Google Cloud.',
        'The operations team of an online store looks after its applications on Google Cloud.',
        'Una tienda en línea tiene sus aplicaciones en Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['support'],
    [
      [
        'which-help',
        who('su equipo de TI'),
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
        who('su área ambiental'),
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
        who('un equipo central'),
        'Uma empresa põe em ordem o que várias equipes criaram no Google Cloud.',
        'A company is putting in order what several teams have created on Google Cloud.',
        'Una empresa pone en orden lo que varios equipos crearon en Google Cloud.',
      ],
    ],
  ),
];
