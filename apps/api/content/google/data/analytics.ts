import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page } from '../source.ts';

export const analytics: Category = {
  id: 'analytics',
  noun: { pt: 'serviço de análise', en: 'analytics service', es: 'servicio de análisis' },
  mode: 'statement',
  domain: 'data',
  far: ['data-services'],
  entities: [
    {
      id: 'looker',
      kind: 'service',
      topic: 'warehouse-bi',
      popularity: 5,
      name: 'Looker',
      gist: {
        pt: '{ser} uma plataforma de BI com definições de métricas em um modelo central',
        en: '{be} a BI platform with metric definitions in a central model',
        es: '{ser} una plataforma de BI con definiciones de métricas en un modelo central',
      },
      likeness: {
        pt: 'um mural que compara as encomendas de todas as agências, pesadas em uma mesma balança oficial',
        en: 'a board that compares the parcels of all post offices, weighed on one and the same official scale',
        es: 'una pizarra que compara los envíos de todas las oficinas de correos, pesados en una misma balanza oficial',
      },
      source: page('looker/docs/intro'),
    },
    {
      id: 'pubsub',
      kind: 'service',
      topic: 'streaming',
      popularity: 5,
      name: 'Pub/Sub',
      gist: {
        pt: '{receber} e {entregar} mensagens entre sistemas que não se conhecem',
        en: '{receive} and {deliver} messages between systems that do not know each other',
        es: '{recibir} y {entregar} mensajes entre sistemas que no se conocen',
      },
      likeness: {
        pt: 'uma assinatura de revista, com um exemplar por assinante, que espera na caixa de correio até ser retirado',
        en: 'a magazine subscription, in which each subscriber’s copy waits in the mailbox until it is picked up',
        es: 'una suscripción de revista, con un ejemplar por suscriptor, que espera en el buzón hasta que lo recogen',
      },
      source: page('pubsub/docs/overview'),
    },
    {
      id: 'dataflow',
      kind: 'service',
      topic: 'streaming',
      popularity: 4,
      name: 'Dataflow',
      gist: {
        pt: '{executar} pipelines que transformam dados em streaming e em lote',
        en: '{run} pipelines that transform streaming and batch data',
        es: '{ejecutar} pipelines que transforman datos en streaming y por lotes',
      },
      likeness: {
        pt: 'uma esteira de triagem que abre, carimba e ordena cada carta, recém-chegada ou de sacos antigos',
        en: 'a mailroom belt that opens, stamps and sorts each letter, just arrived or out of old sacks',
        es: 'una cinta de clasificación que abre, sella y ordena cada carta, recién llegada o de sacos viejos',
      },
      source: page('dataflow/docs/overview'),
    },
    {
      id: 'dataproc',
      kind: 'service',
      topic: 'streaming',
      popularity: 4,
      name: 'Managed Service for Apache Spark',
      aliases: ['Dataproc'],
      subject: {
        pt: 'o Managed Service for Apache Spark (antigo Dataproc)',
        en: 'Managed Service for Apache Spark (formerly Dataproc)',
        es: 'Managed Service for Apache Spark (antes Dataproc)',
      },
      gist: {
        pt: '{oferecer} Apache Spark e Hadoop gerenciados',
        en: '{offer} managed Apache Spark and Hadoop',
        es: '{ofrecer} Apache Spark y Hadoop administrados',
      },
      likeness: {
        pt: 'um galpão alugado com as máquinas que a equipe de triagem sempre usou, onde valem as velhas rotinas',
        en: 'a rented hall with the machines that the mail crew has long used, where old routines carry on',
        es: 'un local alquilado con las máquinas que el equipo de correos siempre usó, donde valen las viejas rutinas',
      },
      source: page('dataproc/docs/concepts/overview'),
    },
    {
      id: 'data-fusion',
      kind: 'service',
      topic: 'streaming',
      popularity: 2,
      name: 'Cloud Data Fusion',
      gist: {
        pt: '{montar} a integração de dados em uma tela visual, sem código',
        en: '{build} data integration on a visual canvas, without code',
        es: '{armar} la integración de datos en una pantalla visual, sin código',
      },
      likeness: {
        pt: 'uma rota de entregas traçada com alfinetes e barbante em um mapa, sem uma linha de instruções escritas',
        en: 'a delivery route laid out with pins and string on a map, without a line of written instructions',
        es: 'una ruta de reparto trazada con alfileres e hilo sobre un mapa, sin una línea de instrucciones escritas',
      },
      source: page('data-fusion/docs/concepts/overview'),
    },
    {
      id: 'datastream',
      kind: 'service',
      topic: 'streaming',
      popularity: 2,
      name: 'Datastream',
      gist: {
        pt: '{copiar} continuamente as mudanças de um banco de dados para outro destino',
        en: '{copy} the changes of a database continuously to another destination',
        es: '{copiar} continuamente los cambios de una base de datos a otro destino',
      },
      likeness: {
        pt: 'um funcionário que repete em outro livro, em segundos, cada linha escrita ou riscada no primeiro',
        en: 'a clerk who repeats in another logbook, within seconds, each line written or crossed out in the first',
        es: 'un empleado que repite en otro libro, en segundos, cada línea escrita o tachada en el primero',
      },
      source: page('datastream/docs/overview'),
    },
    {
      id: 'dataplex',
      kind: 'service',
      topic: 'data-concepts',
      popularity: 2,
      name: 'Knowledge Catalog',
      aliases: ['Dataplex'],
      subject: {
        pt: 'o Knowledge Catalog (antigo Dataplex)',
        en: 'Knowledge Catalog (formerly Dataplex)',
        es: 'Knowledge Catalog (antes Dataplex)',
      },
      gist: {
        pt: '{catalogar} e {governar} os dados espalhados pela organização',
        en: '{catalog} and {govern} the data spread over the organization',
        es: '{catalogar} y {gobernar} los datos repartidos por la organización',
      },
      likeness: {
        pt: 'o inventário dos correios, que diz o que há em cada depósito, por onde passou e como está',
        en: 'a postal inventory of what lies in each depot, where it has been and what state it is in',
        es: 'el inventario del correo, que dice qué hay en cada depósito, por dónde pasó y cómo está',
      },
      source: page('dataplex/docs/introduction'),
    },
  ],
  facts: [
    {
      id: 'lk-need',
      kind: 'purpose',
      of: ['looker'],
      unclear: ['bi'],
      level: 1,
      say: {
        pt: '{mostrar} painéis em que cada métrica tem uma só definição',
        en: '{show} dashboards on which each metric has a single definition',
        es: '{mostrar} paneles en los que cada métrica tiene una sola definición',
      },
      deny: {
        pt: 'não {mostrar} painéis com métricas comuns',
        en: '{not show} dashboards with common metrics',
        es: 'no {mostrar} paneles con métricas comunes',
      },
      need: {
        pt: 'dar aos gerentes painéis em que receita e margem se calculam do mesmo modo em toda a empresa',
        en: 'give managers dashboards on which revenue and margin are worked out the same way company-wide',
        es: 'dar a los gerentes paneles en los que ingresos y margen se calculan igual en toda la empresa',
      },
      how: {
        pt: 'O Looker gera o SQL dos painéis a partir de um modelo central em LookML, comum a todas as áreas.',
        en: 'Looker generates the SQL of the dashboards from a central LookML model, shared by all departments.',
        es: 'Looker genera el SQL de los paneles a partir de un modelo central en LookML, común a todas las áreas.',
      },
    },
    {
      id: 'lk-agree',
      kind: 'purpose',
      of: ['looker'],
      unclear: ['dataplex', 'bi', 'data-governance', 'data-warehouse'],
      level: 1,
      say: {
        pt: '{evitar} que duas áreas mostrem números diferentes da mesma métrica',
        en: '{keep} two departments from showing different figures for one metric',
        es: '{evitar} que dos áreas muestren cifras distintas de la misma métrica',
      },
      deny: {
        pt: 'não {calcular} cada métrica do mesmo modo em todos os painéis',
        en: '{not compute} each metric the same way on all dashboards',
        es: 'no {calcular} cada métrica del mismo modo en todos los paneles',
      },
      need: {
        pt: 'evitar que vendas e finanças mostrem valores diferentes da mesma receita',
        en: 'keep sales and finance from showing different figures for the same revenue',
        es: 'evitar que ventas y finanzas muestren valores distintos del mismo ingreso',
      },
      how: {
        pt: 'O Looker calcula cada métrica pelo mesmo modelo, seja qual for o painel em que ela aparece.',
        en: 'Looker computes each metric from the same model, whichever dashboard it appears on.',
        es: 'Looker calcula cada métrica con el mismo modelo, sea cual sea el tablero en que aparece.',
      },
    },
    {
      id: 'lk-model',
      kind: 'feature',
      of: ['looker'],
      level: 2,
      say: {
        pt: '{definir} métricas uma só vez, na linguagem LookML',
        en: '{define} metrics once, in the LookML language',
        es: '{definir} métricas una sola vez, en el lenguaje LookML',
      },
      how: {
        pt: 'O Looker guarda o modelo semântico em arquivos versionados no Git, de que partem todas as consultas.',
        en: 'Looker keeps the semantic model in files versioned in Git, from which all queries start.',
        es: 'Looker guarda el modelo semántico en archivos versionados en Git, de los que parten todas las consultas.',
      },
    },
    {
      id: 'lk-embed',
      kind: 'purpose',
      of: ['looker'],
      unclear: ['bi', 'bigquery'],
      cue: {
        pt: 'painéis oferecidos como função de um produto vendido a terceiros',
        en: 'dashboards offered as a feature of a product sold to others',
        es: 'paneles ofrecidos como función de un producto vendido a terceros',
      },
      level: 2,
      say: {
        pt: '{incorporar} gráficos e análises em outros aplicativos',
        en: '{embed} charts and analyses in other applications',
        es: '{incorporar} gráficos y análisis en otras aplicaciones',
      },
      deny: {
        pt: 'não {levar} gráficos a outros aplicativos',
        en: '{not take} charts into other applications',
        es: 'no {llevar} gráficos a otras aplicaciones',
      },
      need: {
        pt: 'mostrar gráficos de vendas dentro do aplicativo que os clientes já usam',
        en: 'show sales charts inside the app that its customers already use',
        es: 'mostrar gráficos de ventas dentro de la aplicación que los clientes ya usan',
      },
      how: {
        pt: 'O Looker oferece iframes com acesso assinado, SDKs e uma API para levar o conteúdo a outro produto.',
        en: 'Looker offers iframes with signed access, SDKs and an API to take its content into another product.',
        es: 'Looker ofrece iframes con acceso firmado, SDK y una API para llevar el contenido a otro producto.',
      },
    },
    {
      id: 'ps-need',
      kind: 'purpose',
      of: ['pubsub'],
      cue: {
        pt: 'ingestão de eventos em larga escala, com cópia a cada um dos consumidores',
        en: 'event ingestion at scale, fanned out to each of several consumers',
        es: 'ingesta de eventos a gran escala, con copia a cada consumidor',
      },
      level: 1,
      say: {
        pt: '{receber} eventos e {entregar} cada um a vários sistemas independentes',
        en: '{take} in events and {deliver} each to several independent systems',
        es: '{recibir} eventos y {entregar} cada uno a varios sistemas independientes',
      },
      deny: {
        pt: 'não {entregar} o mesmo evento a vários sistemas',
        en: '{not deliver} the same event to several systems',
        es: 'no {entregar} el mismo evento a varios sistemas',
      },
      need: {
        pt: 'receber eventos de milhares de aparelhos e entregar cada um a vários sistemas',
        en: 'take in events from thousands of devices and deliver each to several systems',
        es: 'recibir eventos de miles de dispositivos y entregar cada uno a varios sistemas',
      },
      how: {
        pt: 'O Pub/Sub publica em um tópico, e cada assinatura dele recebe uma cópia de cada mensagem.',
        en: 'Pub/Sub publishes to a topic, and each of its subscriptions gets a copy of each message.',
        es: 'Pub/Sub publica en un tema, y cada una de sus suscripciones recibe una copia de cada mensaje.',
      },
    },
    {
      id: 'ps-orders',
      kind: 'purpose',
      of: ['pubsub'],
      unclear: ['functions', 'microservices', 'api', 'streaming', 'datastream'],
      cue: {
        pt: 'aplicações com baixo acoplamento que reagem à mesma notificação',
        en: 'loosely coupled applications that react to the same notification',
        es: 'aplicaciones con bajo acoplamiento que reaccionan a la misma notificación',
      },
      level: 1,
      say: {
        pt: '{avisar} vários sistemas de um evento, sem ligar um ao outro',
        en: '{tell} several systems of an event without tying one to another',
        es: '{avisar} a varios sistemas de un evento, sin unir uno con otro',
      },
      need: {
        pt: 'avisar estoque, entrega e faturamento de cada compra, sem ligar um sistema ao outro',
        en: 'tell inventory, shipping and billing of each purchase without tying one system to another',
        es: 'avisar a inventario, entrega y facturación de cada compra, sin unir un sistema con otro',
      },
      deny: {
        pt: 'não {entregar} mensagens entre sistemas',
        en: '{not deliver} messages between systems',
        es: 'no {entregar} mensajes entre sistemas',
      },
      how: {
        pt: 'O Pub/Sub recebe a mensagem em um tópico e entrega uma cópia a cada assinatura, ao ritmo de cada sistema.',
        en: 'Pub/Sub takes the message in a topic and delivers a copy to each subscription, at the pace of each system.',
        es: 'Pub/Sub recibe el mensaje en un tema y entrega una copia a cada suscripción, al ritmo de cada sistema.',
      },
    },
    {
      id: 'ps-decouple',
      kind: 'feature',
      of: ['pubsub'],
      cue: {
        pt: 'troca assíncrona de mensagens, com muitos remetentes e destinatários',
        en: 'asynchronous messaging, with many senders and many receivers',
        es: 'mensajería asíncrona, con muchos emisores y receptores',
      },
      level: 1,
      say: {
        pt: '{desacoplar} quem publica de quem assina um tópico',
        en: '{decouple} those who publish from those who subscribe to a topic',
        es: '{desacoplar} a quien publica de quien se suscribe a un tema',
      },
      how: {
        pt: 'O Pub/Sub fica no meio: um lado só conhece o nome do canal, e o outro lê no próprio ritmo.',
        en: 'Pub/Sub stands in the middle: one side knows just the name of the channel, and the other reads at its own pace.',
        es: 'Pub/Sub queda en el medio: un lado solo conoce el nombre del canal, y el otro lee a su propio ritmo.',
      },
    },
    {
      id: 'ps-buffer',
      kind: 'feature',
      of: ['pubsub'],
      level: 2,
      say: {
        pt: '{guardar} mensagens até que o assinante confirme o recebimento',
        en: '{keep} messages until the subscriber acknowledges them',
        es: '{guardar} mensajes hasta que el suscriptor confirme la recepción',
      },
      how: {
        pt: 'O Pub/Sub reenvia o que não teve confirmação (ack) e retém o restante por sete dias, no padrão.',
        en: 'Pub/Sub redelivers what got no ack and retains the rest for seven days by default.',
        es: 'Pub/Sub reenvía lo que no tuvo confirmación (ack) y retiene el resto siete días de forma predeterminada.',
      },
    },
    {
      id: 'ps-peak',
      kind: 'purpose',
      of: ['pubsub'],
      unclear: ['dataflow', 'datastream', 'functions', 'streaming'],
      cue: {
        pt: 'buffer de eventos entre produtores rápidos e consumidores mais lentos',
        en: 'an event buffer between fast producers and slower consumers',
        es: 'búfer de eventos entre productores rápidos y consumidores más lentos',
      },
      level: 1,
      say: {
        pt: '{segurar} um pico de mensagens até que os sistemas seguintes deem conta',
        en: '{hold} a peak of messages until the systems behind can cope',
        es: '{retener} un pico de mensajes hasta que los sistemas siguientes den abasto',
      },
      deny: {
        pt: 'não {guardar} mensagens até que alguém possa tratá-las',
        en: '{not keep} messages until somebody can handle them',
        es: 'no {guardar} mensajes hasta que alguien pueda tratarlos',
      },
      need: {
        pt: 'não perder pedidos quando chegam mais do que os sistemas conseguem tratar',
        en: 'lose no orders when more arrive than its systems can handle',
        es: 'no perder pedidos cuando llegan más de los que los sistemas pueden tratar',
      },
      how: {
        pt: 'O Pub/Sub guarda cada mensagem até a confirmação, e quem a lê segue em seu próprio ritmo.',
        en: 'Pub/Sub keeps each message until it is acknowledged, and those who read it go on at their own pace.',
        es: 'Pub/Sub guarda cada mensaje hasta la confirmación, y quien lo lee sigue a su propio ritmo.',
      },
    },
    {
      id: 'df-need',
      kind: 'purpose',
      of: ['dataflow'],
      unclear: ['data-fusion', 'dataproc', 'streaming', 'batch', 'functions', 'cloud-run', 'bigquery'],
      cue: {
        pt: 'pipelines serverless, escritos em código, que enriquecem eventos em tempo real',
        en: 'serverless, code-written pipelines that enrich events in real time',
        es: 'pipelines serverless, escritos en código, que enriquecen eventos en tiempo real',
      },
      level: 2,
      say: {
        pt: '{limpar} e {cruzar} com outras fontes os eventos que chegam, sem servidores para administrar',
        en: '{clean} events as they arrive and {join} them with other sources, with no servers to manage',
        es: '{limpiar} y {cruzar} con otras fuentes los eventos que llegan, sin servidores que administrar',
      },
      deny: {
        pt: 'não {transformar} os eventos enquanto chegam',
        en: '{not transform} events as they arrive',
        es: 'no {transformar} los eventos mientras llegan',
      },
      need: {
        pt: 'limpar e cruzar com o cadastro de clientes os eventos que chegam, sem administrar servidores',
        en: 'clean events as they arrive and join them with customer records, without managing servers',
        es: 'limpiar y cruzar con el registro de clientes los eventos que llegan, sin administrar servidores',
      },
      how: {
        pt: 'O Dataflow cria e remove workers conforme o volume e aplica as transformações a cada registro que entra.',
        en: 'Dataflow adds and removes workers with the volume and applies the transforms to each record that comes in.',
        es: 'Dataflow crea y elimina workers según el volumen y aplica las transformaciones a cada registro que entra.',
      },
    },
    {
      id: 'df-beam',
      kind: 'feature',
      of: ['dataflow'],
      cue: {
        pt: 'transformações escritas uma só vez e portáveis a outros executores',
        en: 'transformations written once and portable to other runners',
        es: 'transformaciones escritas una sola vez y portables a otros ejecutores',
      },
      level: 2,
      say: {
        pt: '{usar} o modelo de programação Apache Beam',
        en: '{use} the Apache Beam programming model',
        es: '{usar} el modelo de programación Apache Beam',
      },
      how: {
        pt: 'O Dataflow é um executor (runner) gerenciado desse SDK aberto, que se escreve em Java, Python ou Go.',
        en: 'Dataflow is a managed runner for this open SDK, which is written in Java, Python or Go.',
        es: 'Dataflow es un ejecutor (runner) administrado de ese SDK abierto, que se escribe en Java, Python o Go.',
      },
    },
    {
      id: 'df-unified',
      kind: 'purpose',
      of: ['dataflow'],
      unclear: ['dataproc', 'data-fusion', 'streaming', 'batch'],
      level: 1,
      say: {
        pt: '{tratar} lote e streaming com o mesmo código',
        en: '{handle} batch and streaming with the same code',
        es: '{tratar} lotes y streaming con el mismo código',
      },
      deny: {
        pt: 'não {transformar} dados com um só código',
        en: '{not transform} data with a single code base',
        es: 'no {transformar} datos con un solo código',
      },
      need: {
        pt: 'usar o mesmo código para dados acumulados e para os que chegam agora',
        en: 'use the same code for accumulated data and for data arriving now',
        es: 'usar el mismo código para datos acumulados y para los que llegan ahora',
      },
      how: {
        pt: 'O Dataflow executa o Apache Beam, cujas transformações servem a coleções finitas e infinitas.',
        en: 'Dataflow runs Apache Beam, whose transforms work on bounded and unbounded collections.',
        es: 'Dataflow ejecuta Apache Beam, cuyas transformaciones sirven para colecciones finitas e infinitas.',
      },
    },
    {
      id: 'dp-need',
      kind: 'purpose',
      of: ['dataproc'],
      level: 1,
      say: {
        pt: '{executar} trabalhos de Hadoop já escritos, quase sem mudanças',
        en: '{run} existing Hadoop jobs with hardly any change',
        es: '{ejecutar} trabajos de Hadoop ya escritos, casi sin cambios',
      },
      deny: {
        pt: 'não {executar} trabalhos de Hadoop já escritos',
        en: '{not run} existing Hadoop jobs',
        es: 'no {ejecutar} trabajos de Hadoop ya escritos',
      },
      need: {
        pt: 'levar para a nuvem os trabalhos de Hadoop que já escreveu, quase sem mudanças',
        en: 'take the Hadoop jobs it has written to the cloud with hardly any change',
        es: 'llevar a la nube los trabajos de Hadoop que ya escribió, casi sin cambios',
      },
      how: {
        pt: 'O Managed Service for Apache Spark oferece clusters com Hadoop, Hive e Spark, que aceitam os mesmos JARs e scripts.',
        en: 'Managed Service for Apache Spark offers clusters with Hadoop, Hive and Spark, which accept the same JARs and scripts.',
        es: 'Managed Service for Apache Spark ofrece clústeres con Hadoop, Hive y Spark, que aceptan los mismos JAR y scripts.',
      },
    },

    {
      id: 'dp-cluster',
      kind: 'feature',
      of: ['dataproc'],
      unclear: ['data-fusion'],
      cue: {
        pt: 'ambientes Hadoop efêmeros, pagos só durante o processamento',
        en: 'ephemeral Hadoop environments, billed only while they are processing',
        es: 'entornos Hadoop efímeros, pagados únicamente durante el procesamiento',
      },
      level: 2,
      say: {
        pt: '{deixar} a equipe criar um cluster para um só trabalho e apagá-lo depois',
        en: '{let} the team create a cluster for a single job and delete it afterwards',
        es: '{dejar} que el equipo cree un clúster para un solo trabajo y lo borre después',
      },
      how: {
        pt: 'O Managed Service for Apache Spark (antigo Dataproc) usa imagens prontas de Spark e Hadoop em VMs, que podem ser apagadas após o job.',
        en: 'Managed Service for Apache Spark (formerly Dataproc) uses ready images of Spark and Hadoop on VMs, which can be deleted after the job.',
        es: 'Managed Service for Apache Spark (antes Dataproc) usa imágenes listas de Spark y Hadoop en VM, que pueden borrarse tras el trabajo.',
      },
    },
    {
      id: 'dfu-need',
      kind: 'purpose',
      of: ['data-fusion'],
      unclear: ['dataflow'],
      level: 2,
      say: {
        pt: '{integrar} fontes de dados com blocos em uma tela, sem programação',
        en: '{integrate} data sources with blocks on a screen, without programming',
        es: '{integrar} fuentes de datos con bloques en una pantalla, sin programación',
      },
      deny: {
        pt: 'não {montar} integrações em uma tela de blocos',
        en: '{not build} integrations on a canvas of blocks',
        es: 'no {armar} integraciones en una pantalla de bloques',
      },
      need: {
        pt: 'integrar vários sistemas arrastando blocos em uma tela, sem programar',
        en: 'integrate several systems by dragging blocks on a screen, without programming',
        es: 'integrar varios sistemas arrastrando bloques en una pantalla, sin programar',
      },
      how: {
        pt: 'O Cloud Data Fusion liga em uma tela fontes, transformações e destinos e executa o fluxo como um job de Spark.',
        en: 'Cloud Data Fusion links sources, transforms and sinks on a canvas and runs the flow as a Spark job.',
        es: 'Cloud Data Fusion une en un lienzo fuentes, transformaciones y destinos y ejecuta el flujo como un trabajo de Spark.',
      },
    },
    {
      id: 'dfu-cdap',
      kind: 'feature',
      of: ['data-fusion'],
      cue: {
        pt: 'plugins prontos, combinados graficamente, para integrar fontes de muitos tipos',
        en: 'prebuilt plugins, combined graphically, to integrate many kinds of sources',
        es: 'complementos listos, combinados gráficamente, para integrar fuentes de muchos tipos',
      },
      level: 2,
      say: {
        pt: '{trazer} conectores prontos e {ter} como base o projeto aberto CDAP',
        en: '{bring} ready connectors and {build} on the open CDAP project',
        es: '{traer} conectores listos y {tener} como base el proyecto abierto CDAP',
      },
      how: {
        pt: 'O Cloud Data Fusion tem um Hub de plugins para bancos, arquivos e SaaS, que se combinam na tela.',
        en: 'Cloud Data Fusion has a Hub of plugins for databases, files and SaaS, which are combined on the canvas.',
        es: 'Cloud Data Fusion tiene un Hub de complementos para bases, archivos y SaaS, que se combinan en el lienzo.',
      },
    },
    {
      id: 'ds-need',
      kind: 'purpose',
      of: ['datastream'],
      unclear: ['database-migration', 'data-fusion'],
      cue: {
        pt: 'captura de alterações (CDC) de um sistema transacional para um analítico',
        en: 'change capture (CDC) from a transactional system to an analytical one',
        es: 'captura de cambios (CDC) de un sistema transaccional a uno analítico',
      },
      level: 2,
      say: {
        pt: '{levar} ao destino, em segundos, cada mudança de um banco de dados',
        en: '{take} each change of a database to its destination within seconds',
        es: '{llevar} al destino, en segundos, cada cambio de una base de datos',
      },
      deny: {
        pt: 'não {copiar} as mudanças de um banco de dados em uso',
        en: '{not copy} the changes of a database in use',
        es: 'no {copiar} los cambios de una base de datos en uso',
      },
      need: {
        pt: 'ter no data warehouse, em segundos, cada mudança do banco Oracle em produção',
        en: 'have each change of its production Oracle database in the data warehouse within seconds',
        es: 'tener en el data warehouse, en segundos, cada cambio de la base Oracle en producción',
      },
      how: {
        pt: 'O Datastream lê o log de transações do banco e leva inserções, alterações e exclusões ao BigQuery.',
        en: 'Datastream reads the database’s transaction log and takes inserts, updates and deletes to BigQuery.',
        es: 'Datastream lee el log de transacciones de la base y lleva inserciones, cambios y eliminaciones a BigQuery.',
      },
    },
    {
      id: 'ds-cdc',
      kind: 'feature',
      of: ['datastream'],
      cue: {
        pt: 'replicação quase em tempo real de tabelas operacionais para um destino analítico',
        en: 'near real-time replication of operational tables to an analytical destination',
        es: 'replicación casi en tiempo real de tablas operativas hacia un destino analítico',
      },
      level: 2,
      say: {
        pt: '{usar} captura de dados de alteração (CDC)',
        en: '{use} change data capture (CDC)',
        es: '{usar} captura de datos de cambio (CDC)',
      },
      how: {
        pt: 'O Datastream lê o log do banco (como o binlog do MySQL), sem consultar as tabelas a toda hora.',
        en: 'Datastream reads the database’s log (such as MySQL’s binlog), without querying the tables all the time.',
        es: 'Datastream lee el log de la base (como el binlog de MySQL), sin consultar las tablas a cada rato.',
      },
    },
    {
      id: 'dx-need',
      kind: 'purpose',
      of: ['dataplex'],
      unclear: ['data-governance'],
      cue: {
        pt: 'busca central de metadados e checagem de qualidade dos dados de muitos projetos',
        en: 'central metadata search and quality checks for data in many projects',
        es: 'búsqueda central de metadatos y control de calidad de datos de muchos proyectos',
      },
      level: 2,
      say: {
        pt: '{mostrar} que dados a empresa tem, de onde vêm e que qualidade têm',
        en: '{show} which data a company has, where it comes from and how good it is',
        es: '{mostrar} qué datos tiene la empresa, de dónde vienen y qué calidad tienen',
      },
      deny: {
        pt: 'não {catalogar} os dados de toda a empresa',
        en: '{not catalog} the data of the whole company',
        es: 'no {catalogar} los datos de toda la empresa',
      },
      need: {
        pt: 'saber que dados existem em toda a empresa, de onde vêm e se são confiáveis',
        en: 'know which data exists across the company, where it comes from and whether it can be trusted',
        es: 'saber qué datos existen en toda la empresa, de dónde vienen y si son confiables',
      },
      how: {
        pt: 'O Knowledge Catalog coleta metadados de BigQuery, Cloud Storage e outros e agenda verificações de qualidade das tabelas.',
        en: 'Knowledge Catalog harvests metadata from BigQuery, Cloud Storage and others and schedules quality scans of tables.',
        es: 'Knowledge Catalog recopila metadatos de BigQuery, Cloud Storage y otros y programa análisis de calidad de las tablas.',
      },
    },
    {
      id: 'dx-lineage',
      kind: 'purpose',
      of: ['dataplex'],
      unclear: ['looker', 'data-governance', 'data-fusion'],
      cue: {
        pt: 'linhagem de dados registrada automaticamente, da fonte ao relatório',
        en: 'automatically recorded data lineage, from the source to the report',
        es: 'linaje de datos registrado automáticamente, desde la fuente hasta el informe',
      },
      level: 2,
      say: {
        pt: '{mostrar} a linhagem: de onde cada dado veio e por onde passou',
        en: '{show} lineage: where each piece of data came from and what it went through',
        es: '{mostrar} el linaje: de dónde vino cada dato y por dónde pasó',
      },
      deny: {
        pt: 'não {mostrar} de onde veio cada dado',
        en: '{not show} where each piece of data came from',
        es: 'no {mostrar} de dónde vino cada dato',
      },
      need: {
        pt: 'saber de onde veio cada número de um relatório e por que tabelas passou',
        en: 'know where each figure of a report came from and which tables it went through',
        es: 'saber de dónde vino cada cifra de un informe y por qué tablas pasó',
      },
      how: {
        pt: 'O Knowledge Catalog registra os jobs de BigQuery e de outros serviços e desenha um grafo entre as tabelas.',
        en: 'Knowledge Catalog records the jobs of BigQuery and other services and draws a graph between the tables.',
        es: 'Knowledge Catalog registra los trabajos de BigQuery y de otros servicios y dibuja un grafo entre las tablas.',
      },
    },
    {
      id: 'an-stream',
      kind: 'trait',
      of: ['pubsub', 'dataflow', 'datastream'],
      unclear: ['dataproc', 'data-fusion'],
      level: 1,
      say: {
        pt: '{tratar} dados que chegam sem parar',
        en: '{handle} data that keeps arriving',
        es: '{tratar} datos que llegan sin parar',
      },
    },
    {
      id: 'an-transform',
      kind: 'trait',
      of: ['dataflow', 'dataproc', 'data-fusion'],
      unclear: ['looker', 'datastream'],
      level: 1,
      say: {
        pt: '{transformar} dados em larga escala antes da análise',
        en: '{transform} data at scale before analysis',
        es: '{transformar} datos a gran escala antes del análisis',
      },
    },
    {
      id: 'an-opensource',
      kind: 'trait',
      of: ['dataflow', 'dataproc', 'data-fusion'],
      level: 2,
      say: {
        pt: '{ter} como base um projeto de código aberto',
        en: '{build} on an open-source project',
        es: '{basarse} en un proyecto de código abierto',
      },
      deny: {
        pt: '{ter} tecnologia fechada como base',
        en: '{build} on proprietary technology',
        es: '{tener} tecnología cerrada como base',
      },
    },
  ],
  contrasts: [
    {
      between: ['pubsub', 'dataflow'],
      say: {
        pt: 'O Pub/Sub recebe e entrega mensagens; o Dataflow transforma os dados.',
        en: 'Pub/Sub receives and delivers messages; Dataflow transforms the data.',
        es: 'Pub/Sub recibe y entrega mensajes; Dataflow transforma los datos.',
      },
    },
    {
      between: ['dataflow', 'dataproc'],
      say: {
        pt: 'O Dataflow roda pipelines Apache Beam sem servidores; o Managed Service for Apache Spark aproveita código Spark e Hadoop existente.',
        en: 'Dataflow runs serverless Apache Beam pipelines; Managed Service for Apache Spark reuses existing Spark and Hadoop code.',
        es: 'Dataflow ejecuta pipelines Apache Beam sin servidores; Managed Service for Apache Spark aprovecha código Spark y Hadoop existente.',
      },
    },
    {
      between: ['dataflow', 'data-fusion'],
      say: {
        pt: 'O Dataflow executa pipelines escritos em código; o Cloud Data Fusion monta pipelines em uma tela visual.',
        en: 'Dataflow runs pipelines written in code; Cloud Data Fusion builds pipelines on a visual canvas.',
        es: 'Dataflow ejecuta pipelines escritos en código; Cloud Data Fusion arma pipelines en una pantalla visual.',
      },
    },
    {
      between: ['datastream', 'pubsub'],
      say: {
        pt: 'O Datastream lê as mudanças de bancos de dados; o Pub/Sub recebe eventos de qualquer sistema.',
        en: 'Datastream reads the changes of databases; Pub/Sub takes in events from any system.',
        es: 'Datastream lee los cambios de bases de datos; Pub/Sub recibe eventos de cualquier sistema.',
      },
    },
    {
      between: ['pubsub', 'dataproc'],
      say: {
        pt: 'O Pub/Sub entrega mensagens entre sistemas; o Managed Service for Apache Spark executa programas Spark e Hadoop sobre os dados.',
        en: 'Pub/Sub delivers messages between systems; Managed Service for Apache Spark runs Spark and Hadoop programs over data.',
        es: 'Pub/Sub entrega mensajes entre sistemas; Managed Service for Apache Spark ejecuta programas Spark y Hadoop sobre los datos.',
      },
    },
    {
      between: ['pubsub', 'data-fusion'],
      say: {
        pt: 'O Pub/Sub entrega mensagens soltas no momento em que surgem; o Cloud Data Fusion monta fluxos que integram fontes de dados.',
        en: 'Pub/Sub delivers single messages as they occur; Cloud Data Fusion builds flows that integrate data sources.',
        es: 'Pub/Sub entrega mensajes sueltos cuando surgen; Cloud Data Fusion arma flujos que integran fuentes de datos.',
      },
    },
    {
      between: ['dataflow', 'datastream'],
      say: {
        pt: 'O Datastream copia as mudanças de um banco de dados como são; o Dataflow limpa, junta e transforma o que recebe.',
        en: 'Datastream copies the changes of a database as they are; Dataflow cleans, joins and transforms what it receives.',
        es: 'Datastream copia los cambios de una base de datos tal como son; Dataflow limpia, une y transforma lo que recibe.',
      },
    },
    {
      between: ['dataproc', 'data-fusion'],
      say: {
        pt: 'O Managed Service for Apache Spark executa o código que a equipe já tem; o Cloud Data Fusion dispensa código, com blocos em uma tela.',
        en: 'Managed Service for Apache Spark runs code that the team already has; Cloud Data Fusion needs no code, with blocks on a canvas.',
        es: 'Managed Service for Apache Spark ejecuta el código que el equipo ya tiene; Cloud Data Fusion no requiere código, con bloques en una pantalla.',
      },
    },
    {
      between: ['dataproc', 'datastream'],
      say: {
        pt: 'O Datastream replica as mudanças de um banco de dados; o Managed Service for Apache Spark processa dados com programas da equipe.',
        en: 'Datastream replicates the changes of a database; Managed Service for Apache Spark processes data with the team’s programs.',
        es: 'Datastream replica los cambios de una base de datos; Managed Service for Apache Spark procesa datos con programas del equipo.',
      },
    },
    {
      between: ['looker', 'dataplex'],
      say: {
        pt: 'O Looker mostra os dados em painéis; o Knowledge Catalog diz que dados existem, de onde vêm e se são confiáveis.',
        en: 'Looker shows data on dashboards; Knowledge Catalog tells which data exists, where it comes from and whether it can be trusted.',
        es: 'Looker muestra los datos en paneles; Knowledge Catalog dice qué datos existen, de dónde vienen y si son confiables.',
      },
    },
    {
      between: ['looker', 'dataflow'],
      say: {
        pt: 'O Dataflow prepara os dados; o Looker os apresenta a quem decide.',
        en: 'Dataflow prepares the data; Looker presents it to those who decide.',
        es: 'Dataflow prepara los datos; Looker los presenta a quien decide.',
      },
    },
    {
      between: ['looker', 'data-fusion'],
      say: {
        pt: 'O Cloud Data Fusion traz e junta dados de várias fontes; o Looker os mostra em painéis.',
        en: 'Cloud Data Fusion brings data from several sources together; Looker shows it on dashboards.',
        es: 'Cloud Data Fusion trae y une datos de varias fuentes; Looker los muestra en paneles.',
      },
    },
    {
      between: ['data-fusion', 'dataplex'],
      say: {
        pt: 'O Cloud Data Fusion move e transforma dados; o Knowledge Catalog descreve os que já existem.',
        en: 'Cloud Data Fusion moves and transforms data; Knowledge Catalog describes the data that exists.',
        es: 'Cloud Data Fusion mueve y transforma datos; Knowledge Catalog describe los que ya existen.',
      },
    },
    {
      between: ['datastream', 'dataplex'],
      say: {
        pt: 'O Datastream copia dados para outro lugar; o Knowledge Catalog os cataloga onde estão.',
        en: 'Datastream copies data to another place; Knowledge Catalog catalogs it where it is.',
        es: 'Datastream copia datos a otro lugar; Knowledge Catalog los cataloga donde están.',
      },
    },
  ],
};
