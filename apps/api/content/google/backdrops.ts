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
      [
        'how-bought',
        who('su equipo de TI'),
        'Uma empresa decide como contratar cada um dos seus sistemas.',
        'A company is deciding how to buy each of its systems.',
        'Una empresa decide cómo contratar cada uno de sus sistemas.',
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
      [
        'next-budget',
        who('la dirección'),
        'Uma empresa prepara os gastos de TI do próximo ano.',
        'A company is preparing its IT spending for next year.',
        'Una empresa prepara sus gastos de TI para el próximo año.',
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
      [
        'used-by-others',
        who('su equipo de TI'),
        'Uma empresa tem sistemas que outros programas ainda não podem usar.',
        'A company has systems that other programs cannot use yet.',
        'Una empresa tiene sistemas que otros programas aún no pueden usar.',
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
      [
        'one-by-one',
        who('su equipo de TI'),
        'Uma empresa leva os seus sistemas, por etapas, para o Google Cloud.',
        'A company is taking its systems to Google Cloud in stages.',
        'Una empresa lleva sus sistemas, por etapas, a Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['warehouse-bi'],
    [
      [
        'years-of-sales',
        who('su equipo'),
        'A equipe de análise de uma rede de lojas trabalha com anos de vendas.',
        'The analytics team of a chain of stores works with years of sales.',
        'Una cadena de tiendas guarda años de ventas en Google Cloud.',
      ],
      [
        'results',
        who('su equipo'),
        'Uma rede de lojas acompanha os resultados de cada região.',
        'A chain of stores follows the results of each part of the country.',
        'Una cadena de tiendas sigue los resultados de cada zona del país.',
      ],
    ],
  ),
  ...about(
    ['databases'],
    [
      [
        'each-app-data',
        who('su equipo de TI'),
        'Uma empresa define onde vão ficar os dados de cada aplicação.',
        'A company is deciding where the data of each application will live.',
        'Una empresa define dónde quedarán los datos de cada aplicación.',
      ],
      [
        'apps-move',
        who('su equipo de TI'),
        'Uma empresa está modernizando as aplicações que vai levar ao Google Cloud.',
        'A company is modernizing the applications it will move to Google Cloud.',
        'Una empresa está modernizando las aplicaciones que llevará a Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['ai-concepts'],
    [
      [
        'first-attempt',
        who('su equipo de datos'),
        'Uma empresa começa a aproveitar anos de registros de clientes e vendas.',
        'A company is beginning to use years of customer and sales records.',
        'Una empresa empieza a aprovechar años de registros de clientes y ventas.',
      ],
      [
        'what-to-learn',
        who('su equipo de datos'),
        'Uma empresa estuda o que pode descobrir nos registros dos seus clientes.',
        'A company is studying what it can find in the records of its customers.',
        'Una empresa estudia qué puede descubrir en los registros de sus clientes.',
      ],
    ],
  ),
  ...about(
    ['data-protection'],
    [
      [
        'guards',
        who('su equipo'),
        'Uma empresa leva para o Google Cloud sistemas com registros de clientes.',
        'A company is moving systems with customer records to Google Cloud.',
        'Una empresa lleva a Google Cloud sistemas con registros de clientes.',
      ],
      [
        'most-secret',
        who('su equipo'),
        'Uma empresa revê como protege os seus dados mais sigilosos.',
        'A company is reviewing how it protects its most sensitive data.',
        'Una empresa revisa cómo protege sus datos más confidenciales.',
      ],
    ],
  ),
  ...about(
    ['threat-protection'],
    [
      [
        'rival-incident',
        who('su equipo'),
        'Depois de um ataque a uma concorrente, uma empresa reforça as suas defesas.',
        'After an attack on a competitor, a company is strengthening its defenses.',
        'Después de un ataque a una competidora, una empresa refuerza sus defensas.',
      ],
      [
        'season',
        who('su equipo'),
        'Uma empresa se prepara para a época do ano em que sofre mais ataques.',
        'A company is preparing for the time of year when it suffers the most attacks.',
        'Una empresa se prepara para la época del año en que sufre más ataques.',
      ],
    ],
  ),
  ...about(
    ['cost-management'],
    [
      [
        'spending-review',
        who('su equipo de TI'),
        'Uma empresa passou a controlar melhor o que gasta com o Google Cloud.',
        'A company has begun to control its Google Cloud spending more closely.',
        'Una empresa empezó a controlar mejor lo que gasta en Google Cloud.',
      ],
      [
        'what-it-pays',
        who('su equipo de TI'),
        'Uma empresa revê o que paga pelo Google Cloud.',
        'A company is reviewing what it pays for Google Cloud.',
        'Una empresa revisa lo que paga por Google Cloud.',
      ],
    ],
  ),
  ...about(
    ['monitoring'],
    [
      [
        'daily-work',
        who('su equipo'),
        'A equipe de operações de uma loja virtual cuida das aplicações no Google Cloud.',
        'The operations team of an online store looks after its applications on Google Cloud.',
        'Una tienda en línea tiene sus aplicaciones en Google Cloud.',
      ],
      [
        'just-launched',
        who('su equipo'),
        'Uma empresa acaba de lançar um aplicativo no Google Cloud.',
        'A company has just launched an app on Google Cloud.',
        'Una empresa acaba de lanzar una aplicación en Google Cloud.',
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
      [
        'asks-for-help',
        who('su equipo de TI'),
        'Uma empresa ainda não tem a quem pedir ajuda com o Google Cloud.',
        'A company has nobody yet to ask for help with Google Cloud.',
        'Una empresa aún no tiene a quién pedir ayuda con Google Cloud.',
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
      [
        'climate-goals',
        who('su área ambiental'),
        'Uma empresa fixou metas para o seu efeito sobre o clima.',
        'A company has set goals for its effect on the climate.',
        'Una empresa fijó metas para su efecto sobre el clima.',
      ],
    ],
  ),
  ...about(
    ['resource-hierarchy'],
    [
      [
        'tidy-up',
        who('su equipo central de TI'),
        'Uma empresa põe em ordem o que várias equipes criaram no Google Cloud.',
        'A company is putting in order what several teams have created on Google Cloud.',
        'Una empresa pone en orden lo que varios equipos crearon en Google Cloud.',
      ],
      [
        'each-own',
        who('su equipo central de TI'),
        'Em uma empresa, cada departamento usa o Google Cloud à sua maneira.',
        'At a company, each department uses Google Cloud in its own way.',
        'En una empresa, cada departamento usa Google Cloud a su manera.',
      ],
    ],
  ),
];
