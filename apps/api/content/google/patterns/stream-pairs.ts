import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page } from '../source.ts';

export const streamPairs: readonly Pattern[] = [
  pairsOf({
    id: 'arrive-and-keep',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'streaming' } },
    situations: [
      {
        id: 'scooters',
        text: {
          pt: 'Uma empresa de patinetes vai enviar ao Google Cloud e guardar as posições de sua frota.',
          en: 'A scooter company will send its fleet’s positions to Google Cloud and store them.',
          es: 'Una empresa de monopatines va a enviar a Google Cloud y guardar las posiciones de su flota.',
        },
      },
      {
        id: 'dairy',
        text: {
          pt: 'Uma indústria de laticínios vai enviar ao Google Cloud e guardar as temperaturas de seus tanques.',
          en: 'A dairy company will send its tank temperatures to Google Cloud and store them.',
          es: 'Una empresa láctea va a enviar a Google Cloud y guardar las temperaturas de sus tanques.',
        },
      },
      {
        id: 'arcade',
        text: {
          pt: 'Um fabricante de fornos vai receber e guardar no Google Cloud as leituras de seus aparelhos.',
          en: 'A maker of ovens will receive and store the readings of its devices on Google Cloud.',
          es: 'Un fabricante de hornos va a recibir y guardar en Google Cloud las lecturas de sus equipos.',
        },
      },
      {
        id: 'pools',
        text: {
          pt: 'Uma fabricante de bombas vai receber e guardar no Google Cloud as medições de seus aparelhos.',
          en: 'A pump maker will receive and store its devices’ measurements on Google Cloud.',
          es: 'Un fabricante de bombas va a recibir y guardar en Google Cloud las mediciones de sus equipos.',
        },
      },
      {
        id: 'lifts',
        text: {
          pt: 'Uma empresa de elevadores vai receber e guardar no Google Cloud as leituras de seus equipamentos.',
          en: 'An elevator company will receive and store its machines’ readings on Google Cloud.',
          es: 'Una empresa de ascensores va a recibir y guardar en Google Cloud las lecturas de sus equipos.',
        },
      },
      {
        id: 'water',
        text: {
          pt: 'Uma empresa de saneamento vai enviar ao Google Cloud e guardar as medições de sensores em tubulações.',
          en: 'A water company will send its pipe sensors’ measurements to Google Cloud and store them.',
          es: 'Una empresa de agua va a enviar a Google Cloud y guardar las mediciones de sensores en tuberías.',
        },
      },
    ],
    first: [
      {
        id: 'pubsub',
        text: { pt: 'Pub/Sub', en: 'Pub/Sub messages', es: 'Pub/Sub' },
        uses: ['Pub/Sub'],
        why: {
          pt: 'O Pub/Sub recebe eventos a qualquer ritmo, guarda-os até serem lidos e os entrega a vários sistemas.',
          en: 'Pub/Sub takes events at any rate, keeps them until they are read and delivers them to several systems.',
          es: 'Pub/Sub recibe eventos a cualquier ritmo, los guarda hasta que se leen y los entrega a varios sistemas.',
        },
        tell: {
          pt: 'Eventos em tempo real para vários destinos: o Pub/Sub. Cada leitura em segundos: o Pub/Sub. Três sistemas que precisam de cada leitura: o Pub/Sub. Hora de pane no destino, sem perder nada: o Pub/Sub.',
          en: 'Real-time events for several destinations: Pub/Sub. Each reading within seconds: Pub/Sub. Three systems that need each reading: Pub/Sub. An hour’s outage at the destination, with nothing to lose: Pub/Sub.',
          es: 'Eventos en tiempo real para varios destinos: Pub/Sub. Cada lectura en segundos: Pub/Sub. Tres sistemas que necesitan cada lectura: Pub/Sub. Hora de caída en el destino, sin perder nada: Pub/Sub.',
        },
        source: page('pubsub/docs/overview'),
        popularity: 5,
      },
      {
        id: 'nightly',
        text: { pt: 'Arquivos enviados à noite', en: 'Files sent at night', es: 'Archivos enviados de noche' },
        uses: [],
        why: {
          pt: 'O envio noturno de arquivos é simples, barato e usa o que os sistemas já produzem.',
          en: 'Sending files at night is simple, cheap and uses what the systems already produce.',
          es: 'El envío nocturno de archivos es simple, barato y usa lo que los sistemas ya producen.',
        },
        tell: {
          pt: 'Pode esperar até o dia seguinte: a carga em lote. Dados da véspera e nenhum serviço intermediário: a carga em lote.',
          en: 'It can wait until the next day: batch loading. Yesterday’s data and no intermediate service: batch loading.',
          es: 'Puede esperar hasta el día siguiente: la carga por lotes. Datos de la víspera y ningún servicio intermedio: la carga por lotes.',
        },
        source: page('storage-transfer/docs/overview'),
        popularity: 4,
      },
      {
        id: 'direct',
        neverRight: true,
        text: {
          pt: 'Gravação direta pela API',
          en: 'Direct writes through the API',
          es: 'Escritura directa por la API',
        },
        uses: [],
        why: {
          pt: 'A gravação direta põe cada leitura no destino na hora, sem nenhum serviço no meio.',
          en: 'Direct writing puts each reading in its destination at once, with no intermediate service.',
          es: 'La escritura directa pone cada lectura en su destino al instante, sin ningún servicio en medio.',
        },
        tell: {
          pt: 'Um só destino e nenhum serviço no meio: a gravação direta.',
          en: 'A single destination and no intermediate service: direct writing.',
          es: 'Un solo destino y ningún servicio en medio: la escritura directa.',
        },
        source: page('bigquery/docs/write-api'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'warehouse',
        text: { pt: 'tabelas do BigQuery', en: 'BigQuery tables', es: 'tablas de BigQuery' },
        uses: ['BigQuery'],
        why: {
          pt: 'O BigQuery responde a consultas SQL sobre todo o histórico, sem servidores.',
          en: 'BigQuery answers SQL queries over the whole history, without servers.',
          es: 'BigQuery responde consultas SQL sobre todo el historial, sin servidores.',
        },
        tell: {
          pt: 'Análise com SQL sobre muitos dados: o BigQuery. Anos de leituras cruzados em SQL: o BigQuery. Volume pequeno, sem pagar um nó: o BigQuery.',
          en: 'Analysis with SQL over much data: BigQuery. Years of readings to combine in SQL: BigQuery. A small volume, without a node to pay for: BigQuery.',
          es: 'Análisis con SQL sobre muchos datos: BigQuery. Años de lecturas que se cruzan en SQL: BigQuery. Volumen pequeño, sin pagar un nodo: BigQuery.',
        },
        source: page('bigquery/docs/introduction'),
        popularity: 5,
      },
      {
        id: 'rows',
        text: { pt: 'tabelas do Bigtable', en: 'Bigtable tables', es: 'tablas de Bigtable' },
        uses: ['Bigtable'],
        why: {
          pt: 'O Bigtable devolve as leituras de um aparelho em milissegundos, mesmo com milhões de gravações por segundo.',
          en: 'Bigtable returns a device’s readings within milliseconds, even at millions of writes a second.',
          es: 'Bigtable devuelve las lecturas de un aparato en milisegundos, incluso con millones de escrituras por segundo.',
        },
        tell: {
          pt: 'Busca por chave em milissegundos, em volume enorme: o Bigtable. Últimas leituras de um aparelho em milissegundos: o Bigtable.',
          en: 'Look-up by key in milliseconds at enormous volume: Bigtable. A device’s latest readings within milliseconds: Bigtable.',
          es: 'Búsqueda por clave en milisegundos, con volumen enorme: Bigtable. Últimas lecturas de un dispositivo en milisegundos: Bigtable.',
        },
        source: page('bigtable/docs/overview'),
        popularity: 4,
      },
      {
        id: 'objects',
        text: { pt: 'objetos no Cloud Storage', en: 'objects in Cloud Storage', es: 'objetos en Cloud Storage' },
        uses: ['Cloud Storage'],
        why: {
          pt: 'O Cloud Storage guarda os dados brutos em qualquer formato, pelo menor custo.',
          en: 'Cloud Storage keeps raw data in any format at the lowest cost.',
          es: 'Cloud Storage guarda los datos sin procesar en cualquier formato, al menor costo.',
        },
        tell: {
          pt: 'Leituras guardadas dez anos, quase sem consulta: o Cloud Storage, em uma classe fria. Guardar dados brutos a baixo custo: o Cloud Storage. Fotos e áudios sem conversão: o Cloud Storage.',
          en: 'Readings kept ten years, hardly ever looked up: Cloud Storage, in a cold class. Keep raw data for little: Cloud Storage. Photos and audio without conversion: Cloud Storage.',
          es: 'Lecturas guardadas diez años, casi sin consulta: Cloud Storage, en una clase fría. Guardar datos sin procesar a bajo costo: Cloud Storage. Fotos y audios sin conversión: Cloud Storage.',
        },
        source: page('storage/docs/introduction'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'at-once',
        text: {
          pt: 'A equipe de operações precisa de cada leitura em segundos.',
          en: 'The operations team needs each reading within seconds.',
          es: 'El área de operaciones necesita cada lectura en segundos.',
        },
        rulesOut: {
          nightly: {
            pt: 'Arquivos enviados à noite só mostram o dia anterior.',
            en: 'Files sent at night show just the day before.',
            es: 'Los archivos enviados de noche solo muestran el día anterior.',
          },
        },
      },
      {
        id: 'several',
        text: {
          pt: 'Três sistemas, e outros no futuro, precisam receber cada leitura.',
          en: 'Three systems, and others in the future, need each reading.',
          es: 'Tres sistemas, y otros en el futuro, necesitan cada lectura.',
        },
        rulesOut: {
          direct: {
            pt: 'Na gravação direta, os aparelhos teriam de conhecer cada novo destino.',
            en: 'With direct writing, the devices would have to know each new destination.',
            es: 'Con escritura directa, los aparatos tendrían que conocer cada nuevo destino.',
          },
        },
        unclear: ['nightly'],
      },
      {
        id: 'one-hop',
        text: {
          pt: 'Os dados da véspera bastam, e o orçamento não cobre um serviço intermediário.',
          en: 'Yesterday’s data is enough, and the budget does not cover an intermediate service.',
          es: 'Bastan los datos de la víspera, y el presupuesto no cubre un servicio intermedio.',
        },
        notWith: ['screen', 'at-once', 'several', 'outage'],
        rulesOut: {
          pubsub: {
            pt: 'O Pub/Sub é um serviço intermediário, cobrado pelo volume.',
            en: 'Pub/Sub is an intermediate service, charged by volume.',
            es: 'Pub/Sub es un servicio intermediario, cobrado por volumen.',
          },
        },
      },
      {
        id: 'outage',
        text: {
          pt: 'Os aparelhos não guardam dados, e uma hora de pane no destino não pode perder nada.',
          en: 'The devices keep no data, and an hour’s outage at the destination may lose nothing.',
          es: 'Los dispositivos no guardan datos, y una hora de caída en el destino no puede perder nada.',
        },
        rulesOut: {
          direct: {
            pt: 'Na gravação direta, o que chega com o destino fora do ar se perde.',
            en: 'With direct writing, what arrives while the destination is down is lost.',
            es: 'Con escritura directa, lo que llega con el destino fuera de línea se pierde.',
          },
          nightly: {
            pt: 'O envio noturno exige que os aparelhos guardem as leituras do dia.',
            en: 'Sending at night requires the devices to keep the day’s readings.',
            es: 'El envío nocturno exige que los aparatos guarden las lecturas del día.',
          },
        },
      },
      {
        id: 'sql',
        text: {
          pt: 'Os analistas cruzam anos de leituras em SQL.',
          en: 'Analysts combine years of readings in SQL.',
          es: 'Los analistas cruzan años de lecturas en SQL.',
        },
        rulesOut: {
          rows: {
            pt: 'O Bigtable é feito para buscas por chave, não para cruzar anos de dados.',
            en: 'Bigtable is made for look-ups by key rather than for combining years of data.',
            es: 'Bigtable está hecho para búsquedas por clave, no para cruzar años de datos.',
          },
          objects: {
            pt: 'Objetos brutos não se consultam sozinhos: falta o mecanismo de SQL.',
            en: 'Raw objects cannot be queried by themselves: an SQL engine is missing.',
            es: 'Los objetos sin procesar no se consultan solos: falta el mecanismo de SQL.',
          },
        },
      },
      {
        id: 'screen',
        text: {
          pt: 'Os usuários querem as últimas leituras de um aparelho em poucos milissegundos.',
          en: 'Users want a device’s latest readings within a few milliseconds.',
          es: 'Los usuarios quieren las últimas lecturas de un dispositivo en pocos milisegundos.',
        },
        rulesOut: {
          warehouse: {
            pt: 'O BigQuery responde em segundos, não em poucos milissegundos.',
            en: 'BigQuery answers in seconds rather than in a few milliseconds.',
            es: 'BigQuery responde en segundos, no en pocos milisegundos.',
          },
          objects: {
            pt: 'Achar as leituras de um aparelho entre objetos brutos leva muito mais.',
            en: 'Finding a device’s readings among raw objects takes far longer.',
            es: 'Hallar las lecturas de un aparato entre objetos sin procesar lleva mucho más.',
          },
        },
      },
      {
        id: 'no-cluster',
        text: {
          pt: 'O volume é pequeno, e a equipe não quer pagar um nó o dia todo.',
          en: 'The volume is small, and the team does not want to pay for a node all day.',
          es: 'El volumen es pequeño, y el equipo no quiere pagar un nodo todo el día.',
        },
        rulesOut: {
          rows: {
            pt: 'O Bigtable cobra por nós que ficam ligados.',
            en: 'Bigtable charges for nodes that stay on.',
            es: 'Bigtable cobra por nodos que quedan encendidos.',
          },
        },
        unclear: ['objects'],
      },
      {
        id: 'raw',
        text: {
          pt: 'A equipe também recebe fotos e áudios e os guarda sem conversão.',
          en: 'The team also receives photos and audio and keeps them without conversion.',
          es: 'El equipo también recibe fotos y audios y los guarda sin conversión.',
        },
        notWith: ['several', 'outage'],
        rulesOut: {
          warehouse: {
            pt: 'Tabelas do BigQuery guardam colunas, não arquivos de foto e áudio.',
            en: 'BigQuery tables hold columns rather than photo and audio files.',
            es: 'Las tablas de BigQuery guardan columnas, no archivos de foto y audio.',
          },
          rows: {
            pt: 'O Bigtable guarda valores pequenos por chave, não arquivos de foto e áudio.',
            en: 'Bigtable holds small values by key rather than photo and audio files.',
            es: 'Bigtable guarda valores pequeños por clave, no archivos de foto y audio.',
          },
        },
      },
      {
        id: 'audit',
        text: {
          pt: 'As leituras ficam dez anos para auditorias, quase sem consulta, pelo menor custo.',
          en: 'The readings are kept ten years for audits, hardly ever looked up, at the lowest cost.',
          es: 'Las lecturas se guardan diez años para auditorías, casi sin consulta, al menor costo.',
        },
        notWith: ['sql', 'screen', 'at-once', 'no-cluster'],
        rulesOut: {
          warehouse: {
            pt: 'Guardar tabelas no BigQuery custa mais que nas classes frias do Cloud Storage.',
            en: 'Keeping tables in BigQuery costs more than in the cold classes of Cloud Storage.',
            es: 'Guardar tablas en BigQuery cuesta más que en las clases frías de Cloud Storage.',
          },
          rows: {
            pt: 'O Bigtable cobra por nós ligados, mesmo sem consultas.',
            en: 'Bigtable charges for nodes that are on, even without look-ups.',
            es: 'Bigtable cobra por nodos encendidos, incluso sin consultas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'writing-and-review',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'responsible-ai' } },
    situations: [
      {
        id: 'store',
        text: {
          pt: 'Uma loja virtual precisa escrever e revisar descrições de móveis a partir do que os vendedores cadastram.',
          en: 'An online store needs to write and review furniture descriptions from what its sellers register.',
          es: 'Una tienda en línea necesita escribir y revisar descripciones de muebles a partir de lo que registran los vendedores.',
        },
      },
      {
        id: 'estate',
        text: {
          pt: 'Um portal de imóveis precisa escrever e revisar anúncios a partir do que os proprietários cadastram.',
          en: 'A property website needs to write and review listings from what the owners register.',
          es: 'Un portal inmobiliario necesita escribir y revisar avisos a partir de lo que registran los propietarios.',
        },
      },
      {
        id: 'travel',
        text: {
          pt: 'Uma operadora de turismo precisa escrever e revisar textos de passeios a partir do que os guias cadastram.',
          en: 'A tour operator needs to write and review texts for tours from what the guides register.',
          es: 'Un operador de turismo necesita escribir y revisar textos de paseos a partir de lo que registran los guías.',
        },
      },
      {
        id: 'books',
        text: {
          pt: 'Uma livraria on-line precisa escrever e revisar anúncios de livros usados a partir do que os vendedores cadastram.',
          en: 'An online bookstore needs to write and review listings of used books from what the sellers register.',
          es: 'Una librería en línea necesita escribir y revisar avisos de libros usados a partir de lo que registran los vendedores.',
        },
      },
      {
        id: 'jobs',
        text: {
          pt: 'Um site de eventos precisa escrever e revisar textos de espetáculos a partir do que os organizadores cadastram.',
          en: 'An events website needs to write and review texts for shows from what the organizers register.',
          es: 'Un sitio de eventos necesita escribir y revisar textos de espectáculos a partir de lo que registran los organizadores.',
        },
      },
    ],
    first: [
      {
        id: 'gemini',
        text: { pt: 'Textos do Gemini', en: 'Texts by Gemini', es: 'Textos de Gemini' },
        uses: ['Gemini'],
        why: {
          pt: 'O Gemini escreve textos diferentes, a partir de fotos e dos dados do cadastro (grounding), em grande volume.',
          en: 'Gemini writes varied texts from photos and the data on record (grounding), in large volume.',
          es: 'Gemini escribe textos distintos, a partir de fotos y de los datos del registro (grounding), en gran volumen.',
        },
        tell: {
          pt: 'Muito texto variado em pouco tempo: IA generativa. Páginas só com fotos e quase nenhum outro dado: IA generativa. Páginas em que cada uma precisa ser diferente: IA generativa.',
          en: 'Much varied text in little time: generative AI. Pages with photos and hardly any other data: generative AI. Pages that each have to be different: generative AI.',
          es: 'Mucho texto variado en poco tiempo: IA generativa. Páginas solo con fotos y casi ningún otro dato: IA generativa. Páginas en que cada una tiene que ser distinta: IA generativa.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 5,
      },
      {
        id: 'template',
        text: { pt: 'Modelos fixos com campos', en: 'Fixed templates with fields', es: 'Plantillas fijas con campos' },
        uses: [],
        why: {
          pt: 'Um modelo fixo repete a mesma redação e só troca os dados do cadastro.',
          en: 'A fixed template repeats the same wording and changes just the data on record.',
          es: 'Una plantilla fija repite la misma redacción y solo cambia los datos del registro.',
        },
        tell: {
          pt: 'Nada pode ser inventado e a forma se repete: um modelo fixo. Redação única aprovada, em que só mudam os dados: um modelo fixo.',
          en: 'Nothing may be made up and the form repeats: a fixed template. One approved wording, in which only the data changes: a fixed template.',
          es: 'Nada puede inventarse y la forma se repite: una plantilla fija. Redacción única aprobada, en la que solo cambian los datos: una plantilla fija.',
        },
        source: page('learn/artificial-intelligence-vs-machine-learning'),
        popularity: 4,
      },
      {
        id: 'writers',
        neverRight: true,
        text: {
          pt: 'Textos de autores contratados',
          en: 'Texts by authors under contract',
          es: 'Textos de autores contratados',
        },
        uses: [],
        why: {
          pt: 'Autores contratados conhecem a marca e respondem pelo que escrevem.',
          en: 'Authors under contract know the brand and answer for what they write.',
          es: 'Los autores contratados conocen la marca y responden por lo que escriben.',
        },
        tell: {
          pt: 'Poucos textos de grande peso: pessoas.',
          en: 'Few texts of great weight: people.',
          es: 'Pocos textos de gran peso: personas.',
        },
        source: page('learn/artificial-intelligence-vs-machine-learning'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'each',
        text: { pt: 'leitura de cada texto', en: 'a reading of each text', es: 'lectura de cada texto' },
        uses: [],
        why: {
          pt: 'Uma pessoa lê cada texto antes de ele ir ao ar.',
          en: 'A person reads each text before it goes live.',
          es: 'Una persona lee cada texto antes de publicarlo.',
        },
        tell: {
          pt: 'Nada vai ao ar sem uma pessoa. Funcionário que aprova tudo antes da publicação: uma leitura de cada texto.',
          en: 'Nothing goes live without a person. An employee to approve everything before publication: a reading of each text.',
          es: 'Nada se publica sin una persona. Empleado que apruebe todo antes de publicarlo: una lectura de cada texto.',
        },
        source: page('responsible-ai'),
        popularity: 4,
      },
      {
        id: 'filters',
        text: {
          pt: 'filtros de segurança',
          en: 'safety filters',
          es: 'filtros de seguridad',
        },
        uses: [],
        why: {
          pt: 'Filtros de segurança barram conteúdo ofensivo na hora, em qualquer volume.',
          en: 'Safety filters stop offensive content at once, in any volume.',
          es: 'Los filtros de seguridad frenan contenido ofensivo al instante, en cualquier volumen.',
        },
        tell: {
          pt: 'Barrar na hora, em grande volume: filtros. Conteúdo ofensivo barrado antes da publicação: filtros de segurança. Páginas no ar segundos depois de escritas: filtros automáticos. Milhares de páginas novas por semana: filtros automáticos.',
          en: 'Stop at once, in large volume: filters. Offensive content stopped before publication: safety filters. Pages live seconds after they are written: automatic filters. Thousands of new pages a week: automatic filters.',
          es: 'Frenar al instante, en gran volumen: filtros. Contenido ofensivo que debe frenarse antes de publicarse: filtros de seguridad. Páginas publicadas segundos después de escritas: filtros automáticos. Miles de páginas nuevas por semana: filtros automáticos.',
        },
        source: page('model-armor/overview'),
        popularity: 4,
      },
      {
        id: 'sample',
        text: { pt: 'amostra mensal de textos', en: 'a monthly sample of texts', es: 'muestra mensual de textos' },
        uses: [],
        why: {
          pt: 'Uma amostra mensal mostra tendências com pouco trabalho.',
          en: 'A monthly sample shows trends with little work.',
          es: 'Una muestra mensual muestra tendencias con poco trabajo.',
        },
        tell: {
          pt: 'Acompanhar tendências com pouco trabalho: uma amostra.',
          en: 'Follow trends with little work: a sample.',
          es: 'Seguir tendencias con poco trabajo: una muestra.',
        },
        source: page('responsible-ai'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'mass',
        text: {
          pt: 'São 80.000 páginas novas por semana, e três pessoas para revisar.',
          en: 'There are 80,000 new pages a week, and three people to review them.',
          es: 'Son 80.000 páginas nuevas por semana, y tres personas para revisarlas.',
        },
        notWith: ['person'],
        rulesOut: {
          each: {
            pt: 'Três pessoas não conseguem ler 80.000 textos por semana, um a um.',
            en: 'Three people cannot read 80,000 texts a week, one by one.',
            es: 'Tres personas no pueden leer 80.000 textos por semana, uno a uno.',
          },
          writers: {
            pt: 'Os autores contratados não dão conta de 80.000 páginas por semana.',
            en: 'The authors under contract cannot manage 80,000 pages a week.',
            es: 'Los autores contratados no dan abasto con 80.000 páginas por semana.',
          },
        },
      },
      {
        id: 'from-photo',
        text: {
          pt: 'Para a maioria das páginas, só há fotos e quase nenhum outro dado.',
          en: 'For most pages there are photos and hardly any other data.',
          es: 'Para la mayoría de las páginas, solo hay fotos y casi ningún otro dato.',
        },
        rulesOut: {
          template: {
            pt: 'Um modelo fixo só preenche campos do cadastro e não vê fotos.',
            en: 'A fixed template just fills fields on record and does not see photos.',
            es: 'Una plantilla fija solo completa campos del registro y no ve fotos.',
          },
        },
      },
      {
        id: 'invent',
        text: {
          pt: 'O jurídico aprovou uma redação única, em que só mudam os dados cadastrados.',
          en: 'The legal team approved one wording, in which only the registered data changes.',
          es: 'El área legal aprobó una redacción única, en la que solo cambian los datos registrados.',
        },
        rulesOut: {
          gemini: {
            pt: 'Um modelo generativo redige cada texto de um jeito, fora da redação aprovada.',
            en: 'A generative model words each text its own way, outside the approved wording.',
            es: 'Un modelo generativo redacta cada texto a su manera, fuera de la redacción aprobada.',
          },
        },
      },
      {
        id: 'alike',
        text: {
          pt: 'Os buscadores ignoram páginas repetidas, e cada uma precisa ser diferente.',
          en: 'Search engines ignore repeated pages, and each one has to be different.',
          es: 'Los buscadores ignoran las páginas repetidas, y cada una tiene que ser distinta.',
        },
        rulesOut: {
          template: {
            pt: 'Um modelo fixo produz páginas quase iguais.',
            en: 'A fixed template produces pages that are almost alike.',
            es: 'Una plantilla fija produce páginas casi iguales.',
          },
        },
      },
      {
        id: 'person',
        text: {
          pt: 'A diretoria quer que um funcionário aprove tudo antes da publicação.',
          en: 'Management wants an employee to approve everything before publication.',
          es: 'La dirección quiere que un empleado apruebe todo antes de publicarlo.',
        },
        rulesOut: {
          filters: {
            pt: 'Filtros decidem sem que um funcionário aprove.',
            en: 'Filters decide without an employee’s approval.',
            es: 'Los filtros deciden sin que un empleado apruebe.',
          },
          sample: {
            pt: 'Em uma amostra, quase tudo vai ao ar sem aprovação.',
            en: 'With a sample, nearly everything goes live without approval.',
            es: 'Con una muestra, casi todo se publica sin aprobación.',
          },
        },
      },
      {
        id: 'minutes',
        text: {
          pt: 'Cada página precisa ir ao ar segundos depois de escrita.',
          en: 'Each page has to go live seconds after it is written.',
          es: 'Cada página tiene que publicarse segundos después de escrita.',
        },
        rulesOut: {
          each: {
            pt: 'Quem confere um a um leva mais que segundos e não trabalha a qualquer hora.',
            en: 'Reviewing one by one takes more than seconds and does not happen at any hour.',
            es: 'Revisar uno por uno lleva más que segundos y no ocurre a cualquier hora.',
          },
        },
      },
      {
        id: 'offensive',
        text: {
          pt: 'Conteúdo ofensivo precisa ser barrado antes da publicação, mesmo se vier dos dados cadastrados.',
          en: 'Offensive content has to be stopped before publication, even if it came in the registered data.',
          es: 'El contenido ofensivo debe frenarse antes de publicarse, aunque haya venido en los datos registrados.',
        },
        rulesOut: {
          sample: {
            pt: 'A amostra mensal só acha o problema depois de publicado.',
            en: 'A monthly sample finds the problem only after publication.',
            es: 'La muestra mensual solo halla el problema después de publicado.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'reach-and-shield',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'global-network' } },
    situations: [
      {
        id: 'exchange',
        text: {
          pt: 'Uma agência de intercâmbio vai rever a entrega de seu site de inscrições e a proteção contra ataques, no Google Cloud em São Paulo.',
          en: 'A student exchange agency is reviewing the delivery of its applications website and its defense against attacks, on Google Cloud in São Paulo.',
          es: 'Una agencia de intercambio va a revisar la entrega de su sitio de solicitudes y la protección contra ataques, en Google Cloud en São Paulo.',
        },
      },
      {
        id: 'exams',
        text: {
          pt: 'Uma fundação vai rever a entrega de seu site de concursos e a proteção contra ataques, no Google Cloud em São Paulo.',
          en: 'A foundation is reviewing the delivery of its exam website and its defense against attacks, on Google Cloud in São Paulo.',
          es: 'Una fundación va a revisar la entrega de su sitio de concursos y la protección contra ataques, en Google Cloud en São Paulo.',
        },
      },
      {
        id: 'coffee',
        text: {
          pt: 'Uma exportadora de café vai rever a entrega de sua loja virtual e a proteção contra ataques, no Google Cloud em São Paulo.',
          en: 'A coffee exporter is reviewing the delivery of its online store and its defense against attacks, on Google Cloud in São Paulo.',
          es: 'Una exportadora de café va a revisar la entrega de su tienda en línea y la protección contra ataques, en Google Cloud en São Paulo.',
        },
      },
      {
        id: 'news',
        text: {
          pt: 'Uma rádio vai rever a entrega de seu site de notícias e a proteção contra ataques, no Google Cloud em São Paulo.',
          en: 'A radio station is reviewing the delivery of its news website and its defense against attacks, on Google Cloud in São Paulo.',
          es: 'Una radio va a revisar la entrega de su sitio de noticias y la protección contra ataques, en Google Cloud en São Paulo.',
        },
      },
      {
        id: 'languages',
        text: {
          pt: 'Um instituto de idiomas vai rever a entrega de seu site de provas e a proteção contra ataques, no Google Cloud em São Paulo.',
          en: 'A language institute is reviewing the delivery of its test website and its defense against attacks, on Google Cloud in São Paulo.',
          es: 'Un instituto de idiomas va a revisar la entrega de su sitio de pruebas y la protección contra ataques, en Google Cloud en São Paulo.',
        },
      },
      {
        id: 'courses',
        text: {
          pt: 'Uma universidade aberta vai rever a entrega de seu site de aulas e a proteção contra ataques, no Google Cloud em São Paulo.',
          en: 'An open university is reviewing the delivery of its class website and its defense against attacks, on Google Cloud in São Paulo.',
          es: 'Una universidad abierta va a revisar la entrega de su sitio de clases y la protección contra ataques, en Google Cloud en São Paulo.',
        },
      },
      {
        id: 'crafts',
        text: {
          pt: 'Uma feira de artesanato vai rever a entrega de seu site de vendas e a proteção contra ataques, no Google Cloud em São Paulo.',
          en: 'A crafts fair is reviewing the delivery of its sales website and its defense against attacks, on Google Cloud in São Paulo.',
          es: 'Una feria de artesanías va a revisar la entrega de su sitio de ventas y la protección contra ataques, en Google Cloud en São Paulo.',
        },
      },
    ],
    first: [
      {
        id: 'one',
        text: { pt: 'Uma região sem cache', en: 'One region without a cache', es: 'Una región sin caché' },
        uses: [],
        why: {
          pt: 'Uma só região, sem cache, é a montagem mais simples e barata.',
          en: 'A single region without a cache is the simplest and cheapest set-up.',
          es: 'Una sola región, sin caché, es el montaje más simple y barato.',
        },
        tell: {
          pt: 'Páginas e arquivos de um único candidato, que não se repetem: uma região sem cache. Público perto e menor custo: uma região.',
          en: 'Pages and files that belong to one candidate and are not repeated: one region without a cache. An audience nearby and the lowest cost: one region.',
          es: 'Páginas y archivos de un único candidato, que no se repiten: una región sin caché. Público cerca y menor costo: una región.',
        },
        source: page('docs/geography-and-regions'),
        popularity: 4,
      },
      {
        id: 'cdn',
        text: { pt: 'Uma região com Cloud CDN', en: 'One region with Cloud CDN', es: 'Una región con Cloud CDN' },
        uses: ['CDN'],
        why: {
          pt: 'O Cloud CDN guarda cópias nas bordas da rede do Google, perto de cada visitante.',
          en: 'Cloud CDN keeps copies at the edges of Google’s network, near each visitor.',
          es: 'Cloud CDN guarda copias en los bordes de la red de Google, cerca de cada visitante.',
        },
        tell: {
          pt: 'Conteúdo igual para todos, público distante: uma CDN. Imagens iguais para visitantes na Europa e na Ásia: uma CDN.',
          en: 'The same content for all and a distant audience: a CDN. Images that are the same for visitors in Europe and Asia: a CDN.',
          es: 'Contenido igual para todos, público distante: una CDN. Imágenes iguales para visitantes de Europa y Asia: una CDN.',
        },
        source: page('cdn/docs/overview'),
        popularity: 5,
      },
      {
        id: 'two',
        rightWith: ['computed'],
        text: {
          pt: 'Par de regiões com balanceador global',
          en: 'A pair of load-balanced regions',
          es: 'Par de regiones con balanceador global',
        },
        uses: [],
        why: {
          pt: 'Com duas regiões e um balanceador global, cada pedido é calculado perto de quem o faz.',
          en: 'With two regions and a global load balancer, each request is computed near whoever makes it.',
          es: 'Con dos regiones y un balanceador global, cada solicitud se calcula cerca de quien la hace.',
        },
        tell: {
          pt: 'Respostas calculadas, público em dois continentes: duas regiões. Respostas que o site calcula para visitantes na Europa: duas regiões.',
          en: 'Computed answers for an audience in two continents: two regions. Answers that the website computes for visitors in Europe: two regions.',
          es: 'Respuestas calculadas, público en dos continentes: dos regiones. Respuestas que el sitio calcula para visitantes de Europa: dos regiones.',
        },
        source: page('load-balancing/docs/load-balancing-overview'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'armor',
        text: { pt: 'políticas do Cloud Armor', en: 'Cloud Armor policies', es: 'políticas de Cloud Armor' },
        uses: ['Armor'],
        why: {
          pt: 'O Cloud Armor barra ataques DDoS e pedidos maliciosos, como injeção de SQL, antes de chegarem ao servidor.',
          en: 'Cloud Armor stops DDoS attacks and malicious requests, such as SQL injection, before they reach the server.',
          es: 'Cloud Armor frena ataques DDoS y solicitudes maliciosas, como inyección de SQL, antes de que lleguen al servidor.',
        },
        tell: {
          pt: 'Código do site que não muda: o Cloud Armor, diante dele. DDoS e ataques da web: o Cloud Armor. Pedidos com comandos maliciosos nos formulários: o Cloud Armor. Ataque distribuído (DDoS): o Cloud Armor.',
          en: 'Website code that cannot be changed: Cloud Armor, in front of it. DDoS and web attacks: Cloud Armor. Requests with malicious commands in the forms: Cloud Armor. A distributed attack (DDoS): Cloud Armor.',
          es: 'Código del sitio que no se modifica: Cloud Armor, delante de él. DDoS y ataques web: Cloud Armor. Solicitudes con comandos maliciosos en los formularios: Cloud Armor. Ataque distribuido (DDoS): Cloud Armor.',
        },
        source: page('armor/docs/cloud-armor-overview'),
        popularity: 5,
      },
      {
        id: 'captcha',
        rightWith: ['bots'],
        text: { pt: 'reCAPTCHA nas páginas', en: 'reCAPTCHA in the pages', es: 'reCAPTCHA en las páginas' },
        uses: ['reCAPTCHA'],
        why: {
          pt: 'O reCAPTCHA avalia, na página, se quem age é uma pessoa ou um robô.',
          en: 'reCAPTCHA judges, in the page, whether a person or a bot is acting.',
          es: 'reCAPTCHA evalúa, en la página, si quien actúa es una persona o un bot.',
        },
        tell: {
          pt: 'Robôs em cadastros e logins: o reCAPTCHA. Cadastros falsos de robôs: o reCAPTCHA.',
          en: 'Bots in registrations and sign-ins: reCAPTCHA. False registrations by bots: reCAPTCHA.',
          es: 'Bots en registros e inicios de sesión: reCAPTCHA. Registros falsos de bots: reCAPTCHA.',
        },
        source: page('recaptcha/docs/overview'),
        popularity: 4,
      },
      {
        id: 'firewall',
        neverRight: true,
        text: { pt: 'regras de firewall da VPC', en: 'VPC firewall rules', es: 'reglas de firewall de la VPC' },
        uses: [],
        why: {
          pt: 'As regras de firewall da VPC liberam portas e endereços por rede, sem custo.',
          en: 'VPC firewall rules allow ports and addresses by network, free of charge.',
          es: 'Las reglas de firewall de la VPC permiten puertos y direcciones por red, sin costo.',
        },
        tell: {
          pt: 'Abrir portas só para endereços conhecidos: o firewall da VPC.',
          en: 'Open ports only to known addresses: the VPC firewall.',
          es: 'Abrir puertos solo a direcciones conocidas: el firewall de la VPC.',
        },
        source: page('firewall/docs/firewalls'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'far-static',
        text: {
          pt: 'Visitantes na Europa e na Ásia precisam abrir em um segundo imagens iguais para todos.',
          en: 'Visitors in Europe and Asia need to open, within a second, images that are the same for all.',
          es: 'Visitantes de Europa y Asia necesitan abrir en un segundo imágenes iguales para todos.',
        },
        rulesOut: {
          one: {
            pt: 'De uma só região, sem cópias por perto, imagens grandes demoram a chegar à Ásia.',
            en: 'From a single region, with no copies nearby, large images take long to reach Asia.',
            es: 'Desde una sola región, sin copias cerca, las imágenes grandes tardan en llegar a Asia.',
          },
        },
        unclear: ['two'],
      },
      {
        id: 'computed',
        text: {
          pt: 'O site calcula cada resposta, e os visitantes na Europa precisam dela em menos de 100 milissegundos.',
          en: 'The website computes each answer, and visitors in Europe need it in less than 100 milliseconds.',
          es: 'El sitio calcula cada respuesta, y los visitantes de Europa la necesitan en menos de 100 milisegundos.',
        },
        rulesOut: {
          one: {
            pt: 'De São Paulo à Europa, a viagem da resposta já passa de cem milissegundos.',
            en: 'From São Paulo to Europe, the answer’s journey alone takes more than a hundred milliseconds.',
            es: 'De São Paulo a Europa, el viaje de la respuesta ya supera los cien milisegundos.',
          },
          cdn: {
            pt: 'Uma resposta calculada para cada visitante não pode vir do cache.',
            en: 'An answer computed for each visitor cannot come from the cache.',
            es: 'Una respuesta calculada para cada visitante no puede servirse desde la caché.',
          },
        },
      },
      {
        id: 'one-set',
        text: {
          pt: 'O orçamento só cobre servidores em um lugar.',
          en: 'The budget covers servers in only one place.',
          es: 'El presupuesto solo cubre servidores en un lugar.',
        },
        rulesOut: {
          two: {
            pt: 'Uma segunda região exige um segundo conjunto de servidores.',
            en: 'A second region takes a second set of servers.',
            es: 'Una segunda región exige un segundo conjunto de servidores.',
          },
        },
      },
      {
        id: 'fresh',
        situations: ['exchange', 'exams', 'languages'],
        text: {
          pt: 'Cada página e cada arquivo são de um único candidato e não se repetem, e a equipe não quer pagar por serviços que não usaria.',
          en: 'Each page and file belongs to one candidate and is never repeated, and the team will not pay for services it would not use.',
          es: 'Cada página y cada archivo son de un único candidato y no se repiten, y el equipo no quiere pagar por servicios que no usaría.',
        },
        rulesOut: {
          cdn: {
            pt: 'O Cloud CDN cobra por encher e consultar o cache, e aqui nada se repete.',
            en: 'Cloud CDN is charged for cache fills and lookups, and here nothing is repeated.',
            es: 'Cloud CDN cobra por llenar y consultar la caché, y aquí nada se repite.',
          },
        },
      },
      {
        id: 'injection',
        text: {
          pt: 'A equipe de segurança quer barrar pedidos com comandos maliciosos nos formulários.',
          en: 'The security team wants to stop requests with malicious commands in the forms.',
          es: 'El equipo de seguridad quiere frenar solicitudes con comandos maliciosos en los formularios.',
        },
        rulesOut: {
          captcha: {
            pt: 'O reCAPTCHA avalia quem age, não o conteúdo do pedido.',
            en: 'reCAPTCHA judges who acts rather than the content of the request.',
            es: 'reCAPTCHA evalúa quién actúa, no el contenido de la solicitud.',
          },
          firewall: {
            pt: 'O firewall da VPC decide por endereço e porta, sem ler o pedido.',
            en: 'The VPC firewall decides by address and port without reading the request.',
            es: 'El firewall de la VPC decide por dirección y puerto, sin leer la solicitud.',
          },
        },
      },
      {
        id: 'pages-frozen',
        text: {
          pt: 'A equipe não pode alterar o código do site.',
          en: 'The team cannot change the website’s code.',
          es: 'El equipo no puede modificar el código del sitio.',
        },
        rulesOut: {
          captcha: {
            pt: 'O reCAPTCHA exige incluir código nas páginas.',
            en: 'reCAPTCHA requires code to be added to the pages.',
            es: 'reCAPTCHA exige incluir código en las páginas.',
          },
        },
      },
      {
        id: 'bots',
        text: {
          pt: 'A equipe de segurança quer evitar cadastros falsos de robôs que imitam navegadores.',
          en: 'The security team wants to prevent false registrations by bots that imitate browsers.',
          es: 'El equipo de seguridad quiere evitar registros falsos de bots que imitan navegadores.',
        },
        rulesOut: {
          firewall: {
            pt: 'O firewall da VPC não distingue um robô de uma pessoa.',
            en: 'The VPC firewall does not tell a bot from a person.',
            es: 'El firewall de la VPC no distingue un bot de una persona.',
          },
        },
        unclear: ['armor'],
      },
      {
        id: 'ddos',
        text: {
          pt: 'Um ataque distribuído (DDoS) tirou o site do ar no ano passado.',
          en: 'A distributed attack (DDoS) took the website down last year.',
          es: 'Un ataque distribuido (DDoS) dejó el sitio fuera de línea el año pasado.',
        },
        rulesOut: {
          captcha: {
            pt: 'O reCAPTCHA avalia quem age nas páginas e não absorve um ataque à rede.',
            en: 'reCAPTCHA judges who acts in the pages and does not absorb an attack on the network.',
            es: 'reCAPTCHA evalúa quién actúa en las páginas y no absorbe un ataque a la red.',
          },
          firewall: {
            pt: 'O firewall da VPC filtra portas e endereços conhecidos, e o DDoS vem de milhares de outros.',
            en: 'The VPC firewall filters known ports and addresses, and a DDoS comes from thousands of others.',
            es: 'El firewall de la VPC filtra puertos y direcciones conocidos, y el DDoS viene de miles de otros.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
];
