import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const dataUseChoices: readonly Pattern[] = [
  {
    id: 'partner-sharing',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'data-concepts' } },
    situations: [
      {
        id: 'seeds',
        text: {
          pt: 'Uma distribuidora de alimentos tem no BigQuery os dados de vendas por loja e vai mostrá-los aos fabricantes.',
          en: 'A food distributor has its sales by store in BigQuery and will show them to manufacturers.',
          es: 'Una distribuidora de alimentos tiene en BigQuery los datos de ventas por tienda y los mostrará a los fabricantes.',
        },
      },
      {
        id: 'transit',
        text: {
          pt: 'Uma empresa de metrô guarda no BigQuery o movimento das estações e vai compartilhá-lo com shoppings vizinhos.',
          en: 'A metro company keeps the traffic of its stations in BigQuery and will share it with neighboring malls.',
          es: 'Una empresa de metro guarda en BigQuery el movimiento de las estaciones y lo compartirá con centros comerciales vecinos.',
        },
      },
      {
        id: 'energy',
        text: {
          pt: 'Uma geradora solar tem no BigQuery a produção de cada usina e quer compartilhá-la com investidores.',
          en: 'A solar generator has the output of each plant in BigQuery and wants to share it with investors.',
          es: 'Una generadora solar tiene en BigQuery la producción de cada planta y quiere compartirla con inversores.',
        },
      },
      {
        id: 'grain',
        text: {
          pt: 'Uma bolsa de cereais tem no BigQuery os preços negociados e vai compartilhá-los com cooperativas.',
          en: 'A grain exchange has the prices traded in BigQuery and will share them with cooperatives.',
          es: 'Una bolsa de cereales tiene en BigQuery los precios negociados y los compartirá con cooperativas.',
        },
      },
      {
        id: 'air',
        text: {
          pt: 'Uma rede de estações meteorológicas mantém no BigQuery as suas medições e vai compartilhá-las com universidades.',
          en: 'A network of weather stations keeps its measurements in BigQuery and will share them with universities.',
          es: 'Una red de estaciones meteorológicas mantiene en BigQuery sus mediciones y las compartirá con universidades.',
        },
      },
    ],
    candidates: [
      {
        id: 'listing',
        text: {
          pt: 'Publicação para assinantes',
          en: 'A listing for subscribers',
          es: 'Publicación para suscriptores',
        },
        uses: [],
        why: {
          pt: 'Com o BigQuery sharing (antes Analytics Hub), quem assina consulta os dados atuais com SQL, sem cópia.',
          en: 'With BigQuery sharing (formerly Analytics Hub), subscribers query the current data with SQL, without a copy.',
          es: 'Con BigQuery sharing (antes Analytics Hub), quien se suscribe consulta los datos actuales con SQL, sin copia.',
        },
        tell: {
          pt: 'Muitas organizações, dados atuais e sem cópia: BigQuery sharing.',
          en: 'Many organizations, current data and no copy: BigQuery sharing.',
          es: 'Muchas organizaciones, datos actuales y sin copia: BigQuery sharing.',
        },
        source: page('bigquery/docs/analytics-hub-introduction'),
        popularity: 3,
      },
      {
        id: 'view',
        text: {
          pt: 'Visão autorizada das tabelas',
          en: 'An authorized view of the tables',
          es: 'Vista autorizada de las tablas',
        },
        uses: [],
        why: {
          pt: 'Uma visão autorizada mostra só as linhas e colunas escolhidas das tabelas atuais.',
          en: 'An authorized view shows just the chosen rows and columns of the current tables.',
          es: 'Una vista autorizada muestra solo las filas y columnas elegidas de las tablas actuales.',
        },
        tell: {
          pt: 'Parte de uma tabela, para poucas pessoas conhecidas: visão autorizada.',
          en: 'Part of a table for few known people: an authorized view.',
          es: 'Parte de una tabla, para pocas personas conocidas: vista autorizada.',
        },
        source: page('bigquery/docs/authorized-views'),
        popularity: 3,
      },
      {
        id: 'files',
        text: {
          pt: 'Arquivos diários com link assinado',
          en: 'Daily files with a signed link',
          es: 'Archivos diarios con enlace firmado',
        },
        uses: ['Cloud Storage'],
        why: {
          pt: 'Arquivos no Cloud Storage com URL assinada são baixados por quem não usa o Google Cloud.',
          en: 'Cloud Storage files with a signed URL are downloaded by those who do not use Google Cloud.',
          es: 'Los archivos en Cloud Storage con URL firmada los descarga quien no usa Google Cloud.',
        },
        tell: {
          pt: 'Quem recebe só precisa baixar um arquivo: URL assinada.',
          en: 'Recipients just need to download a file: a signed URL.',
          es: 'Quien recibe solo necesita bajar un archivo: URL firmada.',
        },
        source: page('storage/docs/access-control/signed-urls'),
        popularity: 4,
      },
      {
        id: 'api',
        text: {
          pt: 'API própria sobre as tabelas',
          en: 'An own API over the tables',
          es: 'API propia sobre las tablas',
        },
        uses: [],
        why: {
          pt: 'Uma API própria entrega a cada programa só o que ele pede, na hora, sem mostrar as tabelas.',
          en: 'An own API gives each program just what it asks for, at once, without showing the tables.',
          es: 'Una API propia entrega a cada programa solo lo que pide, al instante, sin mostrar las tablas.',
        },
        tell: {
          pt: 'Programas que pedem um dado por vez: API.',
          en: 'Programs that ask for one item at a time: an API.',
          es: 'Programas que piden un dato a la vez: API.',
        },
        source: page('apigee/docs/api-platform/get-started/what-apigee'),
        popularity: 4,
      },
      {
        id: 'copy',
        text: {
          pt: 'Cópia semanal de tabelas entre projetos',
          en: 'A weekly copy of tables between projects',
          es: 'Copia semanal de tablas entre proyectos',
        },
        uses: [],
        why: {
          pt: 'A cópia de tabelas deixa quem recebe dono dos dados, no seu próprio projeto.',
          en: 'Copying tables makes recipients owners of the data, in their own project.',
          es: 'La copia de tablas deja a quien recibe como dueño de los datos, en su propio proyecto.',
        },
        tell: {
          pt: 'Quem recebe deve guardar e mudar os dados: cópia.',
          en: 'Recipients must keep and change the data: a copy.',
          es: 'Quien recibe debe guardar y cambiar los datos: copia.',
        },
        source: page('bigquery/docs/managing-tables'),
        popularity: 3,
      },
      {
        id: 'report',
        text: { pt: 'Relatório em PDF por e-mail', en: 'A PDF report by email', es: 'Informe en PDF por correo' },
        uses: [],
        why: {
          pt: 'Um relatório em PDF mostra os números prontos a quem não usa ferramenta nenhuma.',
          en: 'A PDF report shows the ready figures to those who use no tool at all.',
          es: 'Un informe en PDF muestra los números listos a quien no usa ninguna herramienta.',
        },
        tell: {
          pt: 'Só olhar números prontos: relatório.',
          en: 'Just looking at ready figures: a report.',
          es: 'Solo mirar números listos: informe.',
        },
        source: page('looker/docs/studio'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'current',
        kind: 'time',
        text: {
          pt: 'Quem recebe deve ver o que mudou há poucos minutos.',
          en: 'Recipients must see what changed a few minutes ago.',
          es: 'Quien recibe debe ver lo que cambió hace pocos minutos.',
        },
        fits: ['listing', 'view', 'api'],
        rulesOut: {
          files: {
            pt: 'Arquivos diários mostram a situação do dia anterior.',
            en: 'Daily files show the situation of the day before.',
            es: 'Los archivos diarios muestran la situación del día anterior.',
          },
          copy: {
            pt: 'Uma cópia semanal fica até uma semana atrasada.',
            en: 'A weekly copy is up to a week behind.',
            es: 'Una copia semanal queda hasta una semana atrasada.',
          },
          report: {
            pt: 'Um relatório enviado por e-mail para no momento do envio.',
            en: 'A report sent by email stops at the moment of sending.',
            es: 'Un informe enviado por correo se detiene en el momento del envío.',
          },
        },
      },
      {
        id: 'own-sql',
        kind: 'change',
        text: {
          pt: 'Quem recebe vai cruzar os dados, em SQL, com os seus.',
          en: 'Recipients will combine the data, in SQL, with their own.',
          es: 'Quien recibe cruzará los datos, en SQL, con los suyos.',
        },
        fits: ['listing', 'view', 'files', 'copy'],
        rulesOut: {
          api: {
            pt: 'Uma API devolve respostas a pedidos, que não se cruzam em SQL.',
            en: 'An API returns answers to requests, which SQL cannot combine.',
            es: 'Una API devuelve respuestas a solicitudes, que no se cruzan en SQL.',
          },
          report: {
            pt: 'Um PDF não se consulta em SQL.',
            en: 'A PDF cannot be queried in SQL.',
            es: 'Un PDF no se consulta en SQL.',
          },
        },
      },
      {
        id: 'no-gcp',
        kind: 'change',
        text: {
          pt: 'Quem recebe não tem conta no Google Cloud e não vai abrir uma.',
          en: 'Recipients have no Google Cloud account and will not open one.',
          es: 'Quien recibe no tiene cuenta en Google Cloud y no abrirá una.',
        },
        fits: ['files', 'api', 'report'],
        rulesOut: {
          listing: {
            pt: 'Para assinar uma publicação é preciso um projeto do Google Cloud.',
            en: 'Subscribing to a listing takes a Google Cloud project.',
            es: 'Para suscribirse a una publicación hace falta un proyecto de Google Cloud.',
          },
          view: {
            pt: 'Uma visão autorizada se consulta a partir do BigQuery, com uma identidade do Google.',
            en: 'An authorized view is queried from BigQuery with a Google identity.',
            es: 'Una vista autorizada se consulta desde BigQuery, con una identidad de Google.',
          },
          copy: {
            pt: 'A cópia precisa de um projeto de destino no Google Cloud.',
            en: 'The copy needs a destination project on Google Cloud.',
            es: 'La copia necesita un proyecto de destino en Google Cloud.',
          },
        },
      },
      {
        id: 'no-code',
        kind: 'effort',
        text: {
          pt: 'A equipe não vai desenvolver nem manter nenhum programa para isso.',
          en: 'The team will develop and maintain no program for this.',
          es: 'El equipo no va a desarrollar ni mantener ningún programa para esto.',
        },
        fits: ['listing', 'view', 'files', 'copy', 'report'],
        rulesOut: {
          api: {
            pt: 'Uma API própria precisa ser desenvolvida e mantida.',
            en: 'An own API has to be developed and maintained.',
            es: 'Una API propia debe desarrollarse y mantenerse.',
          },
        },
      },
      {
        id: 'take-back',
        kind: 'security',
        text: {
          pt: 'O acesso deve poder ser retirado por completo, sem que reste nada com quem recebeu.',
          en: 'It must be possible to withdraw access completely, with nothing left behind.',
          es: 'El acceso debe poder retirarse por completo, sin que quede nada con quien recibió.',
        },
        fits: ['listing', 'view', 'api'],
        rulesOut: {
          files: {
            pt: 'Arquivos baixados ficam com quem os recebeu.',
            en: 'Downloaded files stay with those who received them.',
            es: 'Los archivos bajados quedan con quien los recibió.',
          },
          copy: {
            pt: 'As tabelas copiadas pertencem a quem as recebeu.',
            en: 'Copied tables belong to those who received them.',
            es: 'Las tablas copiadas pertenecen a quien las recibió.',
          },
          report: {
            pt: 'Um PDF enviado fica com quem o recebeu.',
            en: 'A PDF that was sent stays with those who received it.',
            es: 'Un PDF enviado queda con quien lo recibió.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de compartilhar atende a todos esses requisitos?',
      en: 'Which way of sharing meets all of these requirements?',
      es: '¿Qué forma de compartir cumple todos estos requisitos?',
    },
  },
  {
    id: 'query-charges',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'warehouse-bi' } },
    situations: [
      {
        id: 'ngo',
        text: {
          pt: 'Uma fundação de pesquisa tem 30 TB no BigQuery e revê como paga pelas consultas dos seus analistas.',
          en: 'A research foundation has 30 TB in BigQuery and is reviewing how it pays for its analysts’ queries.',
          es: 'Una fundación de investigación tiene 30 TB en BigQuery y revisa cómo paga las consultas de sus analistas.',
        },
      },
      {
        id: 'press',
        text: {
          pt: 'Um grupo de jornais consulta no BigQuery a audiência dos seus sites e quer outra forma de pagar por isso.',
          en: 'A newspaper group queries the audience of its websites in BigQuery and wants another way to pay for it.',
          es: 'Un grupo de diarios consulta en BigQuery la audiencia de sus sitios y quiere otra forma de pagar por eso.',
        },
      },
      {
        id: 'mining',
        text: {
          pt: 'Uma mineradora leva ao BigQuery as medições das suas minas e escolhe como pagar pelo processamento.',
          en: 'A mining company is taking the measurements of its mines to BigQuery and is choosing how to pay for processing.',
          es: 'Una minera lleva a BigQuery las mediciones de sus minas y elige cómo pagar el procesamiento.',
        },
      },
    ],
    candidates: [
      {
        id: 'bytes',
        text: { pt: 'Cobrança por dados lidos', en: 'Charges by data read', es: 'Cobro por datos leídos' },
        uses: [],
        why: {
          pt: 'Na cobrança sob demanda, cada consulta custa conforme os bytes que lê, e um mês sem consultas não custa nada.',
          en: 'With on-demand charges, each query costs by the bytes it reads, and a month without queries costs nothing.',
          es: 'Con el cobro bajo demanda, cada consulta cuesta según los bytes que lee, y un mes sin consultas no cuesta nada.',
        },
        tell: {
          pt: 'Uso raro e irregular: por dados lidos (sob demanda).',
          en: 'Rare, irregular use: by data read (on demand).',
          es: 'Uso raro e irregular: por datos leídos (bajo demanda).',
        },
        source: page('bigquery/pricing'),
        popularity: 5,
      },
      {
        id: 'capped',
        text: {
          pt: 'Cobrança por dados lidos, com cota diária',
          en: 'Charges by data read, with a daily quota',
          es: 'Cobro por datos leídos, con cuota diaria',
        },
        uses: [],
        why: {
          pt: 'A cota de bytes por dia recusa consultas quando o limite do dia acaba, mantendo a cobrança por dados lidos.',
          en: 'A quota of bytes a day refuses queries once the day’s limit is used up, while charges stay by data read.',
          es: 'La cuota de bytes por día rechaza consultas cuando se agota el límite del día, con cobro por datos leídos.',
        },
        tell: {
          pt: 'Um teto para o gasto sob demanda: cota de bytes.',
          en: 'A ceiling for on-demand spending: a quota of bytes.',
          es: 'Un tope al gasto bajo demanda: cuota de bytes.',
        },
        source: page('bigquery/docs/custom-quotas'),
        popularity: 3,
      },
      {
        id: 'auto',
        text: {
          pt: 'Edições com escala automática',
          en: 'Editions that scale by themselves',
          es: 'Ediciones con escala automática',
        },
        uses: [],
        why: {
          pt: 'As edições cobram pela capacidade (slots) usada em cada momento, que sobe e desce até um máximo.',
          en: 'Editions charge for the capacity (slots) used at each moment, which rises and falls up to a maximum.',
          es: 'Las ediciones cobran por la capacidad (slots) usada en cada momento, que sube y baja hasta un máximo.',
        },
        tell: {
          pt: 'Carga variável, limite de capacidade, sem compromisso: edições com escala automática.',
          en: 'Variable load, a limit on capacity, no commitment: editions that scale.',
          es: 'Carga variable, límite de capacidad, sin compromiso: ediciones con escala automática.',
        },
        source: page('bigquery/docs/editions-intro'),
        popularity: 4,
      },
      {
        id: 'year',
        text: {
          pt: 'Edições com capacidade fixa por um ano',
          en: 'Editions with fixed capacity for a year',
          es: 'Ediciones con capacidad fija por un año',
        },
        uses: [],
        why: {
          pt: 'O compromisso de um ano dá desconto sobre uma capacidade fixa, usada o dia todo, e uma fatura igual todo mês.',
          en: 'A one-year commitment gives a discount on fixed capacity that is used all day, and the same bill each month.',
          es: 'El compromiso de un año da descuento sobre una capacidad fija, usada todo el día, y una factura igual cada mes.',
        },
        tell: {
          pt: 'Carga constante e fatura fixa: capacidade com compromisso.',
          en: 'A constant load and a fixed bill: committed capacity.',
          es: 'Carga constante y factura fija: capacidad con compromiso.',
        },
        source: page('bigquery/docs/reservations-commitments'),
        popularity: 3,
      },
      {
        id: 'fixed',
        text: {
          pt: 'Edições com capacidade fixa, sem prazo',
          en: 'Editions with fixed capacity and no term',
          es: 'Ediciones con capacidad fija, sin plazo',
        },
        uses: [],
        why: {
          pt: 'Uma capacidade fixa (slots de base) sem compromisso dá a mesma fatura todo mês e pode ser desligada quando se quiser.',
          en: 'Fixed capacity (baseline slots) without a commitment gives the same bill each month and can be dropped at will.',
          es: 'Una capacidad fija (slots de base) sin compromiso da la misma factura cada mes y puede quitarse cuando se quiera.',
        },
        tell: {
          pt: 'Fatura fixa sem se prender a um prazo: slots de base.',
          en: 'A fixed bill without being bound to a term: baseline slots.',
          es: 'Factura fija sin atarse a un plazo: slots de base.',
        },
        source: page('bigquery/docs/reservations-intro'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'empty-month',
        kind: 'cost',
        text: {
          pt: 'Há meses sem nenhuma consulta, e neles nada deve ser pago por processamento.',
          en: 'There are months without any query, in which nothing should be paid for processing.',
          es: 'Hay meses sin ninguna consulta, y en ellos no debe pagarse nada por procesamiento.',
        },
        fits: ['bytes', 'capped', 'auto'],
        rulesOut: {
          year: {
            pt: 'A capacidade contratada por um ano é paga com ou sem consultas.',
            en: 'Capacity taken for a year is paid for with or without queries.',
            es: 'La capacidad contratada por un año se paga con o sin consultas.',
          },
          fixed: {
            pt: 'A capacidade fixa é paga por hora, com ou sem consultas.',
            en: 'Fixed capacity is paid by the hour, with or without queries.',
            es: 'La capacidad fija se paga por hora, con o sin consultas.',
          },
        },
      },
      {
        id: 'same-bill',
        kind: 'cost',
        text: {
          pt: 'A fatura do processamento deve ter o mesmo valor em todos os meses.',
          en: 'The bill for processing has to be the same amount each month.',
          es: 'La factura del procesamiento debe tener el mismo monto todos los meses.',
        },
        fits: ['year', 'fixed'],
        rulesOut: {
          bytes: {
            pt: 'Na cobrança por dados lidos, a fatura varia com as consultas.',
            en: 'With charges by data read, the bill varies with the queries.',
            es: 'Con el cobro por datos leídos, la factura varía con las consultas.',
          },
          capped: {
            pt: 'A cota só limita: abaixo dela a fatura varia.',
            en: 'The quota only limits: below it the bill varies.',
            es: 'La cuota solo limita: por debajo de ella la factura varía.',
          },
          auto: {
            pt: 'Com escala automática, paga-se a capacidade usada, que varia.',
            en: 'When capacity scales, what is used is paid for, and it varies.',
            es: 'Con escala automática se paga la capacidad usada, que varía.',
          },
        },
      },
      {
        id: 'runaway',
        kind: 'security',
        text: {
          pt: 'Uma consulta malfeita não pode gerar uma despesa sem teto.',
          en: 'A badly written query must not cause an expense without a ceiling.',
          es: 'Una consulta mal hecha no puede generar un gasto sin tope.',
        },
        fits: ['capped', 'auto', 'year', 'fixed'],
        rulesOut: {
          bytes: {
            pt: 'Sem cota, uma consulta que lê tudo é cobrada por inteiro.',
            en: 'Without a quota, a query that reads everything is charged in full.',
            es: 'Sin cuota, una consulta que lee todo se cobra completa.',
          },
        },
      },
      {
        id: 'never-refuse',
        kind: 'availability',
        text: {
          pt: 'Consultas podem ficar mais lentas, mas nenhuma pode ser recusada por causa de um limite do dia.',
          en: 'Queries may become slower, but none may be refused because of a limit for the day.',
          es: 'Las consultas pueden volverse más lentas, pero ninguna puede rechazarse por un límite del día.',
        },
        fits: ['bytes', 'auto', 'year', 'fixed'],
        rulesOut: {
          capped: {
            pt: 'Esgotada a cota diária, as consultas são recusadas.',
            en: 'Once the daily quota is used up, queries are refused.',
            es: 'Agotada la cuota diaria, las consultas se rechazan.',
          },
        },
      },
      {
        id: 'no-term',
        kind: 'change',
        text: {
          pt: 'A empresa pode trocar de ferramenta em três meses e não assinará nada que dure mais.',
          en: 'The company may change tools in three months and will sign nothing longer.',
          es: 'La empresa puede cambiar de herramienta en tres meses y no firmará nada más largo.',
        },
        fits: ['bytes', 'capped', 'auto', 'fixed'],
        rulesOut: {
          year: {
            pt: 'O compromisso dura um ano.',
            en: 'The commitment lasts a year.',
            es: 'El compromiso dura un año.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de pagar o BigQuery atende a todos esses requisitos?',
      en: 'Which way of paying for BigQuery meets all of these requirements?',
      es: '¿Qué forma de pagar BigQuery cumple todos estos requisitos?',
    },
  },
  {
    id: 'object-place',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'object-storage' } },
    situations: [
      {
        id: 'scans',
        text: {
          pt: 'Um cartório digitaliza seus livros e escolhe onde guardar as imagens no Cloud Storage. As máquinas que as leem ficam em São Paulo.',
          en: 'A registry office is digitizing its books and choosing where to keep the images in Cloud Storage. The machines that read them are in São Paulo.',
          es: 'Un registro público digitaliza sus libros y elige dónde guardar las imágenes en Cloud Storage. Las máquinas que las leen están en São Paulo.',
        },
      },
      {
        id: 'clips',
        text: {
          pt: 'Uma produtora de vídeos guarda no Cloud Storage as gravações que edita com máquinas em São Paulo e revê onde elas ficam.',
          en: 'A video producer keeps in Cloud Storage the recordings that it edits with machines in São Paulo and is reviewing where they are kept.',
          es: 'Una productora de video guarda en Cloud Storage las grabaciones que edita con máquinas en São Paulo y revisa dónde quedan.',
        },
      },
      {
        id: 'genes',
        text: {
          pt: 'Um hospital universitário guarda sequências genéticas no Cloud Storage e as analisa com máquinas em São Paulo.',
          en: 'A university hospital keeps genetic sequences in Cloud Storage and analyzes them with machines in São Paulo.',
          es: 'Un hospital universitario guarda secuencias genéticas en Cloud Storage y las analiza con máquinas en São Paulo.',
        },
      },
    ],
    candidates: [
      {
        id: 'near',
        text: {
          pt: 'Um bucket na mesma região',
          en: 'One bucket in the same region',
          es: 'Un bucket en la misma región',
        },
        uses: [],
        why: {
          pt: 'Um bucket na região das máquinas custa menos e não paga transferência entre regiões.',
          en: 'A bucket in the machines’ region costs less and pays no transfer between regions.',
          es: 'Un bucket en la región de las máquinas cuesta menos y no paga transferencia entre regiones.',
        },
        tell: {
          pt: 'Junto das máquinas e pelo menor custo: mesma região.',
          en: 'Beside the machines and at the lowest cost: the same region.',
          es: 'Junto a las máquinas y al menor costo: misma región.',
        },
        source: page('storage/docs/locations'),
        popularity: 5,
      },
      {
        id: 'far',
        text: {
          pt: 'Um bucket em uma região dos EUA',
          en: 'One bucket in a US region',
          es: 'Un bucket en una región de EE. UU.',
        },
        uses: [],
        why: {
          pt: 'Um bucket em uma região dos EUA tem o preço de armazenamento entre os mais baixos.',
          en: 'A bucket in a US region has one of the lowest storage prices.',
          es: 'Un bucket en una región de EE. UU. tiene uno de los precios de almacenamiento más bajos.',
        },
        tell: {
          pt: 'Preço por gigabyte acima de tudo: compare regiões.',
          en: 'Price per gigabyte above all: compare regions.',
          es: 'Precio por gigabyte ante todo: compara regiones.',
        },
        source: page('storage/docs/locations'),
        popularity: 3,
      },
      {
        id: 'multi',
        text: {
          pt: 'Um bucket multirregional dos EUA',
          en: 'One US multi-region bucket',
          es: 'Un bucket multirregional de EE. UU.',
        },
        uses: [],
        why: {
          pt: 'Um bucket multirregional mantém cópias em regiões diferentes, sem nenhum trabalho.',
          en: 'A multi-region bucket keeps copies in different regions without any work.',
          es: 'Un bucket multirregional mantiene copias en regiones distintas, sin ningún trabajo.',
        },
        tell: {
          pt: 'Duas regiões sem trabalho, lugar livre: multirregional.',
          en: 'Two regions without work, in any place: multi-region.',
          es: 'Dos regiones sin trabajo, lugar libre: multirregional.',
        },
        source: page('storage/docs/locations'),
        popularity: 4,
      },
      {
        id: 'two',
        text: {
          pt: 'Buckets em países vizinhos',
          en: 'Buckets in neighboring countries',
          es: 'Buckets en países vecinos',
        },
        uses: [],
        why: {
          pt: 'Dois buckets, em São Paulo e em Santiago, com cópia agendada entre eles, mantêm tudo na América do Sul e deixam ler o mais próximo.',
          en: 'Two buckets, in São Paulo and in Santiago, with a scheduled copy between them, keep everything in South America and let the nearer one be read.',
          es: 'Dos buckets, en São Paulo y en Santiago, con copia programada entre ellos, mantienen todo en Sudamérica y permiten leer el más cercano.',
        },
        tell: {
          pt: 'Dois lugares escolhidos pela empresa na América do Sul: dois buckets e cópia agendada.',
          en: 'Two places chosen by the company in South America: two buckets and a scheduled copy.',
          es: 'Dos lugares elegidos por la empresa en Sudamérica: dos buckets y copia programada.',
        },
        source: page('storage-transfer/docs/overview'),
        popularity: 3,
      },
      {
        id: 'site',
        text: {
          pt: 'Discos no prédio e um bucket',
          en: 'Disks on site and one bucket',
          es: 'Discos en el edificio y un bucket',
        },
        uses: [],
        why: {
          pt: 'Os discos no prédio respondem sem internet, e o bucket guarda uma segunda cópia.',
          en: 'Disks on site answer without internet, and the bucket keeps a second copy.',
          es: 'Los discos en el edificio responden sin internet, y el bucket guarda una segunda copia.',
        },
        tell: {
          pt: 'Leitura local mesmo sem internet: armazenamento no prédio.',
          en: 'Local reading even without internet: storage on site.',
          es: 'Lectura local aunque no haya internet: almacenamiento en el edificio.',
        },
        source: page('distributed-cloud'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'survive',
        kind: 'availability',
        text: {
          pt: 'Se o provedor perder uma região inteira, tudo deve continuar acessível na nuvem.',
          en: 'If the provider loses an entire region, everything must stay accessible in the cloud.',
          es: 'Si el proveedor pierde una región entera, todo debe seguir accesible en la nube.',
        },
        fits: ['multi', 'two'],
        rulesOut: {
          near: {
            pt: 'Um bucket em uma só região fica inacessível com ela.',
            en: 'A bucket in one region alone becomes inaccessible with it.',
            es: 'Un bucket en una sola región queda inaccesible con ella.',
          },
          far: {
            pt: 'Um bucket em uma só região dos EUA fica inacessível com ela.',
            en: 'A bucket in one US region becomes inaccessible with it.',
            es: 'Un bucket en una sola región de EE. UU. queda inaccesible con ella.',
          },
          site: {
            pt: 'O único bucket fica em uma região e cai com ela.',
            en: 'The only bucket is in one region and goes down with it.',
            es: 'El único bucket está en una región y cae con ella.',
          },
        },
      },
      {
        id: 'no-jobs',
        kind: 'effort',
        text: {
          pt: 'A equipe não vai acompanhar trabalhos de cópia nem conferir se terminaram.',
          en: 'The team will not follow copy jobs or check whether they have ended.',
          es: 'El equipo no va a seguir trabajos de copia ni revisar si terminaron.',
        },
        fits: ['near', 'far', 'multi'],
        rulesOut: {
          two: {
            pt: 'Dois buckets dependem de trabalhos de cópia que alguém acompanha.',
            en: 'Two buckets depend on copy jobs that somebody follows.',
            es: 'Dos buckets dependen de trabajos de copia que alguien sigue.',
          },
          site: {
            pt: 'Com discos no prédio, a cópia para o bucket é trabalho da equipe.',
            en: 'With disks on site, copying to the bucket is the team’s work.',
            es: 'Con discos en el edificio, la copia al bucket es trabajo del equipo.',
          },
        },
      },
      {
        id: 'no-transfer',
        kind: 'cost',
        text: {
          pt: 'As máquinas leem muito, e a leitura não pode gerar cobrança por tráfego entre continentes.',
          en: 'The machines read a lot, and reading must not cause charges for traffic between continents.',
          es: 'Las máquinas leen mucho, y la lectura no puede generar cobros por tráfico entre continentes.',
        },
        fits: ['near', 'two', 'site'],
        rulesOut: {
          far: {
            pt: 'Ler dos EUA em São Paulo gera tráfego entre continentes.',
            en: 'Reading from the US in São Paulo causes traffic between continents.',
            es: 'Leer desde EE. UU. en São Paulo genera tráfico entre continentes.',
          },
          multi: {
            pt: 'Ler do bucket dos EUA em São Paulo gera tráfego entre continentes.',
            en: 'Reading from the US bucket in São Paulo causes traffic between continents.',
            es: 'Leer del bucket de EE. UU. en São Paulo genera tráfico entre continentes.',
          },
        },
      },
      {
        id: 'one-copy',
        kind: 'cost',
        text: {
          pt: 'Só se quer pagar por uma cópia do que for guardado.',
          en: 'Only one copy of what is stored should be paid for.',
          es: 'Solo se quiere pagar por una copia de lo que se guarde.',
        },
        fits: ['near', 'far'],
        rulesOut: {
          two: {
            pt: 'Dois buckets guardam e cobram duas cópias.',
            en: 'Two buckets keep and charge for two copies.',
            es: 'Dos buckets guardan y cobran dos copias.',
          },
          site: {
            pt: 'Discos no prédio mais o bucket são duas cópias pagas.',
            en: 'Disks on site plus the bucket are two copies paid for.',
            es: 'Discos en el edificio más el bucket son dos copias pagas.',
          },
          multi: {
            pt: 'O bucket multirregional cobra pela redundância entre regiões.',
            en: 'A multi-region bucket charges for redundancy between regions.',
            es: 'El bucket multirregional cobra por la redundancia entre regiones.',
          },
        },
      },
      {
        id: 'no-hardware',
        kind: 'effort',
        text: {
          pt: 'A empresa não comprará mais equipamentos.',
          en: 'The company will buy no more equipment.',
          es: 'La empresa no comprará más equipos.',
        },
        fits: ['near', 'far', 'multi', 'two'],
        rulesOut: {
          site: {
            pt: 'Discos no prédio são equipamentos a comprar.',
            en: 'Disks on site are equipment to buy.',
            es: 'Los discos en el edificio son equipos que comprar.',
          },
        },
      },
      {
        id: 'south',
        kind: 'region',
        text: {
          pt: 'Nenhuma cópia pode ficar fora da América do Sul.',
          en: 'No copy may be kept outside South America.',
          es: 'Ninguna copia puede quedar fuera de Sudamérica.',
        },
        fits: ['near', 'two', 'site'],
        rulesOut: {
          far: {
            pt: 'Uma região dos EUA fica fora da América do Sul.',
            en: 'A US region is outside South America.',
            es: 'Una región de EE. UU. queda fuera de Sudamérica.',
          },
          multi: {
            pt: 'As cópias do bucket multirregional ficam nos EUA.',
            en: 'The copies of the multi-region bucket stay in the US.',
            es: 'Las copias del bucket multirregional quedan en EE. UU.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
];
