import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const warehouseBill: readonly Pattern[] = [
  {
    id: 'warehouse-bill',
    exams: { 'saa-c03': { domain: 'cost', topic: 'database-cost' } },
    scene: {
      pt: 'Pense nas consultas como pedidos a uma cozinha, nos nós como os cozinheiros e nos dados como os ingredientes da despensa.',
      en: 'Think of the queries as orders to a kitchen, of the nodes as its cooks, and of the data as ingredients in the pantry.',
      es: 'Piensa en las consultas como pedidos a una cocina, en los nodos como los cocineros y en los datos como los ingredientes.',
    },
    situations: [
      {
        id: 'bakery-warehouse',
        text: {
          pt: 'Uma rede de padarias analisa vendas em um cluster do Amazon Redshift, ligado dia e noite e pago sob demanda.',
          en: 'A chain of bakeries analyzes sales on an Amazon Redshift cluster that is on day and night and paid on demand.',
          es: 'Una cadena de panaderías analiza ventas en un clúster de Amazon Redshift, encendido día y noche y pagado bajo demanda.',
        },
        today: {
          pt: 'São 30 TB de vendas desde 2017, e o cluster já é o maior item da fatura da AWS. Um arquiteto de soluções deve reduzir esse custo.',
          en: 'It holds 30 TB of sales since 2017 and has become the largest item of the AWS bill. A solutions architect must lower this cost.',
          es: 'Guarda 30 TB de ventas desde 2017 y ya es el mayor rubro de la factura de AWS. Un arquitecto de soluciones debe reducir ese costo.',
        },
      },
      {
        id: 'mobile-warehouse',
        text: {
          pt: 'Uma operadora de celular estuda o uso da rede em um data warehouse do Amazon Redshift, com quatro nós sob demanda.',
          en: 'A mobile operator studies the use of its network in an Amazon Redshift data warehouse with four On-Demand nodes.',
          es: 'Una operadora móvil estudia el uso de su red en un data warehouse de Amazon Redshift, con cuatro nodos bajo demanda.',
        },
        today: {
          pt: 'O cluster guarda 60 TB e é pago assim há três anos. O diretor financeiro pediu aos arquitetos um custo menor.',
          en: 'The cluster holds 60 TB and has been paid for this way for three years. The finance director has asked the architects for a lower cost.',
          es: 'El clúster guarda 60 TB y se paga así desde hace tres años. El director financiero pidió a los arquitectos un costo menor.',
        },
      },
      {
        id: 'campus-warehouse',
        text: {
          pt: 'Uma universidade mantém indicadores de ensino em um cluster do Amazon Redshift com nós sob demanda.',
          en: 'A university keeps indicators of its teaching on an Amazon Redshift cluster with On-Demand nodes.',
          es: 'Una universidad mantiene indicadores de enseñanza en un clúster de Amazon Redshift con nodos bajo demanda.',
        },
        today: {
          pt: 'São 12 TB e quinze analistas, e o orçamento de TI da universidade foi cortado. Um arquiteto de soluções deve reduzir o custo do cluster.',
          en: 'There are 12 TB and fifteen analysts, and the university’s IT budget has been cut. A solutions architect must lower the cost of the cluster.',
          es: 'Son 12 TB y quince analistas, y el presupuesto de TI de la universidad se recortó. Un arquitecto de soluciones debe reducir el costo del clúster.',
        },
      },
    ],
    candidates: [
      {
        id: 'serverless',
        uses: ['Redshift Serverless'],
        popularity: 4,
        source: docs('redshift/latest/mgmt/serverless-whatis.html'),
        text: {
          pt: 'O Amazon Redshift Serverless',
          en: 'Amazon Redshift Serverless',
          es: 'Amazon Redshift Serverless',
        },
        action: {
          pt: 'Restaurar o cluster no Amazon Redshift Serverless, com um teto de RPUs por grupo de trabalho.',
          en: 'Restore the cluster to Amazon Redshift Serverless, with a ceiling of RPUs for the workgroup.',
          es: 'Restaurar el clúster en Amazon Redshift Serverless, con un tope de RPU por grupo de trabajo.',
        },
        why: {
          pt: 'O Redshift Serverless, sem prazo nem nós, cobra por segundo em que há consultas, retoma sozinho quando uma chega, ajusta a capacidade e mantém o mesmo SQL e os mesmos procedimentos.',
          en: 'Redshift Serverless, with no term or nodes, charges for the seconds in which there are queries, resumes by itself when one arrives, adjusts capacity and keeps the same SQL and procedures.',
          es: 'Redshift Serverless, sin plazo ni nodos, cobra por los segundos en que hay consultas, se reanuda solo cuando llega una, ajusta la capacidad y mantiene el mismo SQL y los mismos procedimientos.',
        },
        likeness: {
          pt: 'os cozinheiros que vêm a cada pedido e sabem as receitas da casa, pagos por segundo, com despensa cara',
          en: 'the cooks who come for each order and know the house recipes, paid by the second, with a costly pantry',
          es: 'los cocineros que vienen con cada pedido y saben las recetas de la casa, pagados por segundo, con despensa cara',
        },
        tell: {
          pt: 'Consultas em horas que ninguém prevê: Redshift Serverless, ou Athena. Consultas das 8 às 18 nos dias úteis, sem pagar por computação fora disso: Redshift Serverless, ou um cluster com pausa e retomada por agenda. Capacidade que acompanha as consultas, sem nós a escolher: Redshift Serverless, ou Athena. Procedimentos do Redshift que não há tempo de reescrever: um cluster do Redshift ou o Redshift Serverless. Empresa que não assume compromisso de um ano: uma forma sem nós reservados. Tardes inteiras sem consultas, sem pagar por computação: Redshift Serverless ou Athena, cobrados só quando há consultas.',
          en: 'Queries at unpredictable times: Redshift Serverless, or Athena. Queries from 8 a.m. to 6 p.m. on working days, without paying for compute outside those hours: Redshift Serverless, or a cluster paused and resumed on a schedule. Capacity that follows the queries, with no nodes to choose: Redshift Serverless, or Athena. Redshift stored procedures that there is no time to rewrite: a Redshift cluster or Redshift Serverless. An organization that will not make a one-year commitment: a way without reserved nodes. Whole afternoons without queries, without paying for compute: Redshift Serverless or Athena, charged only when there are queries.',
          es: 'Consultas a horas que nadie prevé: Redshift Serverless, o Athena. Consultas de 8 a 18 en días hábiles, sin pagar por cómputo fuera de eso: Redshift Serverless, o un clúster con pausa y reanudación programadas. Capacidad que sigue a las consultas, sin nodos que elegir: Redshift Serverless, o Athena. Procedimientos de Redshift que no hay tiempo de reescribir: un clúster de Redshift o Redshift Serverless. Organización que no asume un compromiso de un año: una forma sin nodos reservados. Tardes enteras sin consultas, sin pagar por cómputo: Redshift Serverless o Athena, que se cobran solo cuando hay consultas.',
        },
      },
      {
        id: 'paused',
        uses: [],
        popularity: 4,
        rightWith: ['office-hours'],
        source: docs('redshift/latest/mgmt/rs-mgmt-pause-resume-cluster.html'),
        text: {
          pt: 'Pausa e retomada do cluster por agenda',
          en: 'A schedule that pauses and resumes the cluster',
          es: 'Pausa y reanudación del clúster por horario',
        },
        action: {
          pt: 'Agendar no Amazon Redshift a pausa do cluster fora do expediente e a retomada nas manhãs úteis.',
          en: 'Schedule the Amazon Redshift cluster to pause after business hours and to resume on weekday mornings.',
          es: 'Programar en Amazon Redshift la pausa del clúster fuera del horario laboral y la reanudación las mañanas hábiles.',
        },
        why: {
          pt: 'Um cluster em pausa só paga o armazenamento; com uma agenda fixa, a quantia do mês é previsível, e o SQL e os procedimentos do Redshift ficam como estão.',
          en: 'A paused cluster pays for its storage only; with a fixed schedule the amount of each month is predictable, and the SQL and procedures of Redshift stay as they are.',
          es: 'Un clúster en pausa solo paga el almacenamiento; con un horario fijo, el monto de cada mes es previsible, y el SQL y los procedimientos de Redshift quedan como están.',
        },
        likeness: {
          pt: 'a cozinha de despensa cara que abre só em horário fixo, com equipe paga por hora mesmo sem pedidos',
          en: 'the kitchen with a costly pantry that opens at fixed hours, its cooks paid by the hour, orders or not',
          es: 'la cocina de despensa cara que solo abre a horas fijas, con cocineros pagados por hora aun sin pedidos',
        },
        tell: {
          pt: 'Consultas das 8 às 18 nos dias úteis, sem pagar por computação fora disso: pausa e retomada por agenda. Procedimentos do Redshift que não há tempo de reescrever: um cluster do Redshift ou o Redshift Serverless. Valor mensal da computação, que se quer saber de antemão: nós reservados, ou pausas com horário fixo. Empresa que não assume compromisso de um ano: uma forma sem nós reservados.',
          en: 'Queries from 8 a.m. to 6 p.m. on working days, without paying for compute outside those hours: a schedule of pause and resume. Redshift stored procedures that there is no time to rewrite: a Redshift cluster or Redshift Serverless. The monthly amount for compute, to be known in advance: reserved nodes, or pauses at fixed hours. An organization that will not make a one-year commitment: a way without reserved nodes.',
          es: 'Consultas de 8 a 18 en días hábiles, sin pagar por cómputo fuera de eso: pausa y reanudación programadas. Procedimientos de Redshift que no hay tiempo de reescribir: un clúster de Redshift o Redshift Serverless. Monto mensual del cómputo, que se quiere saber de antemano: nodos reservados, o pausas con horario fijo. Organización que no asume un compromiso de un año: una forma sin nodos reservados.',
        },
      },
      {
        id: 'reserved',
        uses: [],
        popularity: 4,
        source: docs('redshift/latest/mgmt/purchase-reserved-node-instance.html'),
        text: {
          pt: 'Nós reservados por três anos',
          en: 'Nodes reserved for three years',
          es: 'Nodos reservados por tres años',
        },
        action: {
          pt: 'Comprar nós reservados do Amazon Redshift por três anos para os nós do cluster atual.',
          en: 'Purchase Amazon Redshift reserved nodes for three years for the nodes of the current cluster.',
          es: 'Comprar nodos reservados de Amazon Redshift por tres años para los nodos del clúster actual.',
        },
        why: {
          pt: 'Nós reservados trocam um compromisso de um ou três anos por um preço bem menor em cada hora, usada ou não.',
          en: 'Reserved nodes exchange a commitment of one or three years for a much lower price for each hour, used or not.',
          es: 'Los nodos reservados cambian un compromiso de uno o tres años por un precio mucho menor en cada hora, usada o no.',
        },
        likeness: {
          pt: 'a equipe inteira contratada por três anos com desconto, haja pedidos ou não, com despensa cara',
          en: 'the whole team hired for three years at a discount, orders or not, with a costly pantry',
          es: 'el equipo entero contratado por tres años con descuento, haya pedidos o no, con despensa cara',
        },
        tell: {
          pt: 'Nós ocupados dia e noite nos próximos anos: nós reservados. Valor mensal da computação, que se quer saber de antemão: nós reservados, ou pausas com horário fixo.',
          en: 'Nodes busy day and night for years: reserved nodes. The monthly amount for compute, to be known in advance: reserved nodes, or pauses at fixed hours.',
          es: 'Nodos ocupados día y noche en los próximos años: nodos reservados. Monto mensual del cómputo, que se quiere saber de antemano: nodos reservados, o pausas con horario fijo.',
        },
      },
      {
        id: 'athena',
        uses: ['Athena'],
        popularity: 4,
        source: docs('athena/latest/ug/what-is.html'),
        text: {
          pt: 'Dados em Parquet no S3, com o Athena',
          en: 'Data as Parquet in S3, with Athena',
          es: 'Datos en Parquet en S3, con Athena',
        },
        action: {
          pt: 'Descarregar os dados em Parquet no Amazon S3, com os anos antigos na classe S3 Standard-IA, consultá-los com o Amazon Athena e excluir o cluster.',
          en: 'Unload the data as Parquet to Amazon S3, with old years in S3 Standard-IA, query it with Amazon Athena and delete the cluster.',
          es: 'Descargar los datos en Parquet en Amazon S3, con los años antiguos en la clase S3 Standard-IA, consultarlos con Amazon Athena y eliminar el clúster.',
        },
        why: {
          pt: 'O Athena cobra por terabyte lido, sem prazo e sem cluster a iniciar, e os anos antigos ficam em uma classe do S3 para acesso raro.',
          en: 'Athena charges per terabyte read, with no term and no cluster to start, and old years are in an S3 class for rare access.',
          es: 'Athena cobra por terabyte leído, sin plazo y sin clúster que iniciar, y los años antiguos quedan en una clase de S3 para acceso poco frecuente.',
        },
        likeness: {
          pt: 'o cozinheiro de fora pago por prato, que usa um depósito barato e não segue receitas da casa',
          en: 'the outside cook paid by the dish, who uses a cheap cellar and cannot follow house recipes',
          es: 'el cocinero de fuera pagado por plato, que usa un almacén barato y no sigue recetas de la casa',
        },
        tell: {
          pt: 'Consultas em horas que ninguém prevê: Redshift Serverless, ou Athena. Capacidade que acompanha as consultas, sem nós a escolher: Redshift Serverless, ou Athena. Dados que se leem duas vezes por ano: uma classe do S3 para acesso raro, com o Athena ou o Redshift Spectrum. Empresa que não assume compromisso de um ano: uma forma sem nós reservados. Tardes inteiras sem consultas, sem pagar por computação: Redshift Serverless ou Athena, cobrados só quando há consultas.',
          en: 'Queries at unpredictable times: Redshift Serverless, or Athena. Capacity that follows the queries, with no nodes to choose: Redshift Serverless, or Athena. Data that is read twice a year: an S3 class for rare access, with Athena or Redshift Spectrum. An organization that will not make a one-year commitment: a way without reserved nodes. Whole afternoons without queries, without paying for compute: Redshift Serverless or Athena, charged only when there are queries.',
          es: 'Consultas a horas que nadie prevé: Redshift Serverless, o Athena. Capacidad que sigue a las consultas, sin nodos que elegir: Redshift Serverless, o Athena. Datos que se leen dos veces al año: una clase de S3 para acceso poco frecuente, con Athena o Redshift Spectrum. Organización que no asume un compromiso de un año: una forma sin nodos reservados. Tardes enteras sin consultas, sin pagar por cómputo: Redshift Serverless o Athena, que se cobran solo cuando hay consultas.',
        },
      },
      {
        id: 'spectrum',
        uses: ['Spectrum'],
        popularity: 3,
        rightWith: ['cold-years'],
        source: docs('redshift/latest/dg/c-using-spectrum.html'),
        text: {
          pt: 'Nós reservados e o passado no Spectrum',
          en: 'Reserved nodes, with the past in Spectrum',
          es: 'Nodos reservados y el pasado en Spectrum',
        },
        action: {
          pt: 'Descarregar os anos antigos na classe S3 Standard-IA, lê-los com o Redshift Spectrum e reservar por um ano os nós ainda necessários.',
          en: 'Unload old years to Amazon S3 Standard-IA, read them with Redshift Spectrum and reserve the nodes still needed for one year.',
          es: 'Descargar los años antiguos en la clase S3 Standard-IA, leerlos con Redshift Spectrum y reservar por un año los nodos aún necesarios.',
        },
        why: {
          pt: 'O Spectrum deixa o SQL e os procedimentos do Redshift ler tabelas no S3, também em uma classe para acesso raro; o cluster guarda só o que é usado todo dia.',
          en: 'Spectrum lets Redshift SQL and procedures read tables in S3, in a class for rare access too; the cluster keeps only what is used every day.',
          es: 'Spectrum permite que el SQL y los procedimientos de Redshift lean tablas en S3, también en una clase para acceso poco frecuente; el clúster guarda solo lo que se usa cada día.',
        },
        likeness: {
          pt: 'a equipe menor contratada por um ano, ociosa ou não, que cobra à parte os pratos do depósito barato',
          en: 'the smaller team hired for a year, idle or not, with extra charges for dishes from the cheap cellar',
          es: 'el equipo menor contratado por un año, ocioso o no, que cobra aparte los platos del almacén barato',
        },
        tell: {
          pt: 'Histórico frio e SQL do Redshift: Redshift Spectrum. Dados que se leem duas vezes por ano: uma classe do S3 para acesso raro, lida com o Redshift Spectrum.',
          en: 'A cold history and Redshift SQL: Redshift Spectrum. Data that is read twice a year: an S3 class for rare access, read with Redshift Spectrum.',
          es: 'Historial frío y SQL de Redshift: Redshift Spectrum. Datos que se leen dos veces al año: una clase de S3 para acceso poco frecuente, leída con Redshift Spectrum.',
        },
      },
      {
        id: 'resize',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('redshift/latest/mgmt/managing-cluster-operations.html'),
        text: {
          pt: 'O cluster com metade dos nós, sob demanda',
          en: 'The cluster with half the nodes, on demand',
          es: 'El clúster con la mitad de los nodos, bajo demanda',
        },
        action: {
          pt: 'Reduzir pela metade os nós do cluster do Amazon Redshift com um elastic resize e mantê-los sob demanda.',
          en: 'Halve the nodes of the Amazon Redshift cluster with an elastic resize and keep them on demand.',
          es: 'Reducir a la mitad los nodos del clúster de Amazon Redshift con un elastic resize y mantenerlos bajo demanda.',
        },
        why: {
          pt: 'Menos nós custam menos por hora, o dia todo, e cada consulta demora mais.',
          en: 'Fewer nodes cost less per hour, all day, and each query takes longer.',
          es: 'Menos nodos cuestan menos por hora, todo el día, y cada consulta tarda más.',
        },
        likeness: {
          pt: 'a metade dos cozinheiros, paga mesmo sem pedidos, que se atrasa com muitos e usa despensa cara',
          en: 'half the cooks, paid even without orders, who fall behind when busy and use a costly pantry',
          es: 'la mitad de los cocineros, pagada aun sin pedidos, que se atrasa con muchos y usa despensa cara',
        },
        tell: {
          pt: 'Nós com pouca CPU em uso: redimensionar o cluster.',
          en: 'Nodes with little CPU in use: resize the cluster.',
          es: 'Nodos con poca CPU en uso: redimensionar el clúster.',
        },
      },
    ],
    constraints: [
      {
        id: 'any-hour',
        text: {
          pt: 'As consultas vêm em horas que ninguém prevê, até de madrugada, e não podem esperar que um cluster seja ligado.',
          en: 'Queries come at unpredictable times, even at night, and cannot wait for a cluster to be started.',
          es: 'Las consultas llegan a horas que nadie prevé, incluso de madrugada, y no pueden esperar a que se encienda un clúster.',
        },
        fits: ['serverless', 'athena', 'reserved', 'spectrum', 'resize'],
        rulesOut: {
          paused: {
            pt: 'Em pausa, o cluster não atende até a retomada, que leva minutos.',
            en: 'While paused, the cluster does not answer until it has resumed, which takes minutes.',
            es: 'En pausa, el clúster no atiende hasta la reanudación, que tarda minutos.',
          },
        },
      },
      {
        id: 'nothing-idle',
        text: {
          pt: 'Há tardes inteiras sem consultas, e o orçamento não paga computação nessas horas.',
          en: 'Whole afternoons go by without queries, and the budget does not pay for compute during those hours.',
          es: 'Hay tardes enteras sin consultas, y el presupuesto no paga cómputo en esas horas.',
        },
        fits: ['serverless', 'athena'],
        rulesOut: {
          paused: {
            pt: 'No expediente o cluster é cobrado por hora, com consultas ou sem elas.',
            en: 'During working hours the cluster is charged by the hour, with or without queries.',
            es: 'En el horario laboral el clúster se cobra por hora, con consultas o sin ellas.',
          },
          reserved: {
            pt: 'Os nós reservados são pagos em todas as horas do prazo.',
            en: 'Reserved nodes are paid for in every hour of the term.',
            es: 'Los nodos reservados se pagan en todas las horas del plazo.',
          },
          spectrum: {
            pt: 'Os anos antigos vão ao S3, mas os nós reservados são pagos em todas as horas.',
            en: 'Old years go to S3, but the reserved nodes are paid for in every hour.',
            es: 'Los años antiguos van a S3, pero los nodos reservados se pagan a toda hora.',
          },
          resize: {
            pt: 'Com metade dos nós se paga menos, mas também nas horas sem consultas.',
            en: 'Half the nodes cost less but are charged in hours without queries too.',
            es: 'La mitad de los nodos cuesta menos, pero se cobra también en horas sin consultas.',
          },
        },
      },
      {
        id: 'procedures',
        text: {
          pt: 'Os relatórios chamam procedimentos e visões materializadas do Redshift, que não há tempo de reescrever.',
          en: 'The reports call Redshift stored procedures and materialized views, which there is no time to rewrite.',
          es: 'Los reportes llaman a procedimientos y vistas materializadas de Redshift, que no hay tiempo de reescribir.',
        },
        fits: ['serverless', 'paused', 'reserved', 'spectrum', 'resize'],
        rulesOut: {
          athena: {
            pt: 'O Athena não executa procedimentos nem visões materializadas do Redshift.',
            en: 'Athena does not run Redshift stored procedures or materialized views.',
            es: 'Athena no ejecuta procedimientos ni vistas materializadas de Redshift.',
          },
        },
      },
      {
        id: 'no-commitment',
        text: {
          pt: 'O data warehouse será substituído em oito meses, e a empresa não assume compromisso de um ano.',
          en: 'The data warehouse will be replaced in eight months, and the organization will not make a one-year commitment.',
          es: 'El data warehouse será reemplazado en ocho meses, y la organización no asume un compromiso de un año.',
        },
        fits: ['serverless', 'paused', 'athena', 'resize'],
        rulesOut: {
          reserved: {
            pt: 'Os nós reservados são um compromisso de um ou três anos, mais do que os oito meses que restam.',
            en: 'Reserved nodes are a commitment of one or three years, longer than the eight months that are left.',
            es: 'Los nodos reservados son un compromiso de uno o tres años, más que los ocho meses que restan.',
          },
          spectrum: {
            pt: 'Os nós que ficam são reservados por um ano, mais do que os oito meses que restam.',
            en: 'The nodes that stay are reserved for a year, longer than the eight months that are left.',
            es: 'Los nodos que quedan se reservan por un año, más que los ocho meses que restan.',
          },
        },
      },
      {
        id: 'busy',
        notWith: ['any-hour', 'nothing-idle'],
        text: {
          pt: 'Os painéis mantêm os nós ocupados dia e noite, e esse ritmo será o mesmo nos próximos três anos.',
          en: 'Dashboards keep the nodes busy day and night, at a pace that will be the same for the next three years.',
          es: 'Los paneles mantienen los nodos ocupados día y noche, y ese ritmo será el mismo en los próximos tres años.',
        },
        fits: ['reserved', 'spectrum'],
        rulesOut: {
          paused: {
            pt: 'Um cluster ocupado dia e noite não pode ficar em pausa.',
            en: 'A cluster that is busy day and night cannot be paused.',
            es: 'Un clúster ocupado día y noche no puede quedar en pausa.',
          },
          resize: {
            pt: 'Com metade dos nós, que já vivem ocupados, as consultas demoram mais, e sob demanda não há desconto.',
            en: 'With half of nodes that are already busy, queries take longer, and on demand there is no discount.',
            es: 'Con la mitad de unos nodos ya ocupados, las consultas tardan más, y bajo demanda no hay descuento.',
          },
        },
      },
      {
        id: 'cold-years',
        text: {
          pt: 'Nove décimos dos dados são de anos passados, lidos duas vezes por ano, e devem ficar em uma classe de armazenamento para acesso raro.',
          en: 'Nine tenths of the data is from past years, is read twice a year and must be in a storage class for rare access.',
          es: 'Nueve décimas partes de los datos son de años pasados, se leen dos veces al año y deben estar en una clase de almacenamiento para acceso poco frecuente.',
        },
        fits: ['spectrum', 'athena'],
        rulesOut: {
          serverless: {
            pt: 'O Redshift Serverless guarda tudo no armazenamento gerenciado do Redshift, que não tem classe para acesso raro.',
            en: 'Redshift Serverless keeps everything in the managed storage of Redshift, which has no class for rare access.',
            es: 'Redshift Serverless guarda todo en el almacenamiento administrado de Redshift, que no tiene una clase para acceso poco frecuente.',
          },
          paused: {
            pt: 'Em pausa, o cluster continua a pagar o armazenamento do Redshift por tudo.',
            en: 'While paused, the cluster still pays Redshift storage for everything.',
            es: 'En pausa, el clúster sigue pagando el almacenamiento de Redshift por todo.',
          },
          reserved: {
            pt: 'Os nós reservados mudam o preço da computação, não o dos dados antigos.',
            en: 'Reserved nodes change the price of compute, not that of the old data.',
            es: 'Los nodos reservados cambian el precio del cómputo, no el de los datos antiguos.',
          },
          resize: {
            pt: 'Com menos nós, os dados antigos continuam no armazenamento do Redshift.',
            en: 'With fewer nodes the old data stays in the storage of Redshift.',
            es: 'Con menos nodos, los datos antiguos siguen en el almacenamiento de Redshift.',
          },
        },
      },
      {
        id: 'office-hours',
        notWith: ['any-hour', 'busy'],
        text: {
          pt: 'As consultas vão sem parar das 8 às 18 nos dias úteis, e a empresa não quer pagar por computação fora disso.',
          en: 'Queries run without a break from 8 a.m. to 6 p.m. on working days, and the company does not want to pay for compute outside those hours.',
          es: 'Las consultas van sin pausa de 8 a 18 en días hábiles, y la empresa no quiere pagar por cómputo fuera de eso.',
        },
        fits: ['serverless', 'paused', 'athena'],
        rulesOut: {
          reserved: {
            pt: 'Os nós reservados são pagos também à noite e nos fins de semana.',
            en: 'Reserved nodes are paid for at night and on weekends too.',
            es: 'Los nodos reservados se pagan también de noche y los fines de semana.',
          },
          spectrum: {
            pt: 'Os nós reservados são pagos também à noite e nos fins de semana.',
            en: 'Reserved nodes are paid for at night and on weekends too.',
            es: 'Los nodos reservados se pagan también de noche y los fines de semana.',
          },
          resize: {
            pt: 'Os nós restantes são pagos também à noite e nos fins de semana.',
            en: 'The remaining nodes are paid for at night and on weekends too.',
            es: 'Los nodos restantes se pagan también de noche y los fines de semana.',
          },
        },
      },
      {
        id: 'known-amount',
        notWith: ['nothing-idle', 'no-commitment'],
        text: {
          pt: 'A diretoria financeira planeja três anos à frente e quer saber de antemão o valor mensal da computação, seja qual for o número de consultas.',
          en: 'The finance department plans three years ahead and wants to know the monthly amount for compute in advance, whatever the number of queries.',
          es: 'La dirección financiera planifica a tres años y quiere saber de antemano el monto mensual del cómputo, sea cual sea el número de consultas.',
        },
        fits: ['paused', 'reserved', 'resize'],
        rulesOut: {
          serverless: {
            pt: 'O Redshift Serverless cobra pelas RPUs que as consultas usarem.',
            en: 'Redshift Serverless charges for the RPUs that queries happen to use.',
            es: 'Redshift Serverless cobra las RPU que usen las consultas.',
          },
          athena: {
            pt: 'O Athena cobra pelos terabytes que as consultas lerem.',
            en: 'Athena charges for the terabytes that queries happen to read.',
            es: 'Athena cobra los terabytes que lean las consultas.',
          },
          spectrum: {
            pt: 'O Spectrum cobra pelos terabytes que as consultas lerem.',
            en: 'Spectrum charges for the terabytes that queries happen to read.',
            es: 'Spectrum cobra los terabytes que lean las consultas.',
          },
        },
      },
      {
        id: 'no-nodes',
        notWith: ['known-amount', 'cold-years'],
        text: {
          pt: 'Os próprios analistas cuidam do ambiente: a capacidade deve acompanhar as consultas, sem nós a escolher nem redimensionar.',
          en: 'The analysts look after the environment themselves: capacity must follow the queries, with no nodes to choose or resize.',
          es: 'Los propios analistas se ocupan del entorno: la capacidad debe seguir a las consultas, sin nodos que elegir ni redimensionar.',
        },
        fits: ['serverless', 'athena'],
        rulesOut: {
          paused: {
            pt: 'Retomado o cluster, a sua capacidade volta a ser a dos nós que a equipe escolheu.',
            en: 'Once resumed, the cluster again has the capacity of the nodes that the team chose.',
            es: 'Una vez reanudado, el clúster vuelve a tener la capacidad de los nodos que eligió el equipo.',
          },
          reserved: {
            pt: 'A reserva muda o preço dos nós atuais: a capacidade continua a mesma, haja muitas ou poucas consultas.',
            en: 'The reservation changes the price of the current nodes: capacity stays the same, whether there are many queries or few.',
            es: 'La reserva cambia el precio de los nodos actuales: la capacidad sigue igual, haya muchas o pocas consultas.',
          },
          spectrum: {
            pt: 'Com menos dados no cluster, ainda é a equipe que dimensiona os nós que ficam.',
            en: 'With less data in the cluster, it is still the team that sizes the nodes that stay.',
            es: 'Con menos datos en el clúster, sigue siendo el equipo quien dimensiona los nodos que quedan.',
          },
          resize: {
            pt: 'O elastic resize muda o número de nós quando a equipe o pede, não conforme as consultas.',
            en: 'An elastic resize changes the number of nodes when the team asks for it, not as queries come and go.',
            es: 'El elastic resize cambia el número de nodos cuando el equipo lo pide, no según las consultas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como as análises devem ser executadas?',
      en: 'How should the analyses be run?',
      es: '¿Cómo se deben ejecutar los análisis?',
    },
  },
];
