import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page } from '../source.ts';

export const streamPairs: readonly Pattern[] = [
  pairsOf({
    id: 'arrive-and-keep',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'streaming' } },
    scene: {
      pt: 'Pense em cada leitura como uma carta, que alguém entrega e que depois fica guardada para quem a procurar.',
      en: 'Think of each reading as a letter, which somebody delivers and which is then kept for those who look it up.',
      es: 'Piensa en cada lectura como una carta, que alguien entrega y que luego queda guardada para quien la busque.',
    },
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
          pt: 'O Pub/Sub recebe eventos a qualquer ritmo, entrega cada um a vários sistemas em segundos e o guarda por dias se um deles não o lê.',
          en: 'Pub/Sub takes events at any rate, delivers each to several systems within seconds and keeps it for days if one of them does not read it.',
          es: 'Pub/Sub recibe eventos a cualquier ritmo, entrega cada uno a varios sistemas en segundos y lo guarda por días si alguno no lo lee.',
        },
        likeness: {
          pt: 'o correio intermediário que repassa cada carta a vários',
          en: 'the relay office that passes each letter on to several',
          es: 'el correo intermedio que reparte cada carta a varios',
        },
        tell: {
          pt: 'Eventos em tempo real para vários destinos: o Pub/Sub. Cada leitura em segundos: o Pub/Sub. Três sistemas que recebem cada leitura assim que chega: o Pub/Sub. Uma hora de pane no destino, sem perder nada: o Pub/Sub.',
          en: 'Real-time events for several destinations: Pub/Sub. Each reading within seconds: Pub/Sub. Three systems that have to receive each reading as soon as it arrives: Pub/Sub. An hour’s outage at the destination, without losing anything: Pub/Sub.',
          es: 'Eventos en tiempo real para varios destinos: Pub/Sub. Cada lectura en segundos: Pub/Sub. Tres sistemas que deben recibir cada lectura en cuanto llega: Pub/Sub. Una hora de caída en el destino, sin perder nada: Pub/Sub.',
        },
        source: page('pubsub/docs/overview'),
        popularity: 5,
      },
      {
        id: 'nightly',
        text: { pt: 'Arquivos enviados à noite', en: 'Files sent at night', es: 'Archivos enviados de noche' },
        uses: [],
        why: {
          pt: 'O envio noturno de arquivos vai direto ao destino, é simples, barato e usa o que os sistemas já produzem.',
          en: 'Sending files at night goes straight to the destination, is simple and cheap and uses what the systems already produce.',
          es: 'El envío nocturno de archivos va directo al destino, es simple, barato y usa lo que los sistemas ya producen.',
        },
        likeness: {
          pt: 'a van que leva as cartas uma vez por noite',
          en: 'the van that takes the letters once every night',
          es: 'el camión que lleva las cartas una vez por noche',
        },
        tell: {
          pt: 'Pode esperar até o dia seguinte: a carga em lote. Dados da véspera, sem outro serviço no meio: a carga em lote.',
          en: 'It can wait until the next day: batch loading. Yesterday’s data, with no other service in between: batch loading.',
          es: 'Puede esperar hasta el día siguiente: la carga por lotes. Datos de la víspera, sin otro servicio en el medio: la carga por lotes.',
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
        likeness: {
          pt: 'o ciclista que perde cartas se a única porta fecha',
          en: 'the cyclist who loses letters if the one door closes',
          es: 'el ciclista que pierde cartas si la única puerta cierra',
        },
        tell: {
          pt: 'Um só destino e nenhum serviço no meio: a gravação direta.',
          en: 'A single destination and no intermediate service: direct writing.',
          es: 'Un solo destino y ningún servicio en medio: la escritura directa.',
        },
        source: page('bigquery/docs/write-api'),
        popularity: 5,
      },
    ],
    second: [
      {
        id: 'warehouse',
        text: { pt: 'tabelas do BigQuery', en: 'BigQuery tables', es: 'tablas de BigQuery' },
        uses: ['BigQuery'],
        why: {
          pt: 'O BigQuery responde a consultas SQL sobre todo o histórico, sem nós ligados, e cobra pelos dados guardados e lidos.',
          en: 'BigQuery answers SQL queries over the whole history, with no nodes running, and charges for the data stored and read.',
          es: 'BigQuery responde consultas SQL sobre todo el historial, sin nodos encendidos, y cobra por los datos guardados y leídos.',
        },
        likeness: {
          pt: 'o livro onde se somam sem pressa anos de cartas',
          en: 'the ledger that unhurriedly adds up years of letters',
          es: 'el libro donde se suman sin prisa años de cartas',
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
        likeness: {
          pt: 'o arquivista assalariado que entrega uma carta na hora',
          en: 'the salaried archivist who hands over one letter at once',
          es: 'el archivista asalariado que entrega una carta al instante',
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
          pt: 'O Cloud Storage guarda os dados brutos em qualquer formato, pelo menor custo, com classes frias para o que quase não se lê.',
          en: 'Cloud Storage keeps raw data in any format at the lowest cost, with cold classes for what is hardly ever read.',
          es: 'Cloud Storage guarda los datos sin procesar en cualquier formato, al menor costo, con clases frías para lo que casi no se lee.',
        },
        likeness: {
          pt: 'as caixas baratas de cartas originais procuradas uma a uma',
          en: 'the cheap boxes of original letters searched one by one',
          es: 'las cajas baratas de cartas originales revisadas una a una',
        },
        tell: {
          pt: 'Leituras guardadas dez anos, quase sem consulta: o Cloud Storage, em uma classe fria. Guardar dados brutos a baixo custo: o Cloud Storage. Fotos e áudios sem conversão: o Cloud Storage.',
          en: 'Readings kept ten years, hardly ever looked up: Cloud Storage, in a cold class. Raw data to keep at a low cost: Cloud Storage. Photos and audio without conversion: Cloud Storage.',
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
          pt: 'Três sistemas, e outros no futuro, precisam receber cada leitura assim que ela chega.',
          en: 'Three systems, and others in the future, have to receive each reading as soon as it arrives.',
          es: 'Tres sistemas, y otros en el futuro, deben recibir cada lectura en cuanto llega.',
        },
        rulesOut: {
          direct: {
            pt: 'Na gravação direta, cada aparelho teria de enviar a mesma leitura a cada sistema, atual ou futuro.',
            en: 'With direct writing, each device would have to send the same reading to every system, present or future.',
            es: 'Con escritura directa, cada aparato tendría que enviar la misma lectura a cada sistema, actual o futuro.',
          },
          nightly: {
            pt: 'Arquivos enviados à noite só chegam aos sistemas horas depois da leitura.',
            en: 'Files sent at night reach the systems hours after the reading.',
            es: 'Los archivos enviados de noche llegan a los sistemas horas después de la lectura.',
          },
        },
      },
      {
        id: 'one-hop',
        text: {
          pt: 'Os dados da véspera bastam, e a direção quer o caminho mais simples, sem outro serviço no meio.',
          en: 'Yesterday’s data is enough, and management wants the simplest path, with no other service in between.',
          es: 'Bastan los datos de la víspera, y la dirección quiere el camino más simple, sin otro servicio en el medio.',
        },
        notWith: ['screen', 'at-once', 'several', 'outage'],
        rulesOut: {
          pubsub: {
            pt: 'O Pub/Sub é mais um serviço no meio do caminho, feito para eventos a toda hora.',
            en: 'Pub/Sub is one more service in between, made for events at any hour.',
            es: 'Pub/Sub es un servicio más en el medio, hecho para eventos a toda hora.',
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
  {
    id: 'writing-and-review',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'responsible-ai' } },
    scene: {
      pt: 'Pense no site como um mural, em que cada texto é um anúncio escrito a partir de uma ficha com fotos.',
      en: 'Think of the website as a notice board, where each text is a notice written from a form with photos.',
      es: 'Piensa en el sitio como un tablero, en el que cada texto es un anuncio escrito a partir de una ficha con fotos.',
    },
    situations: [
      {
        id: 'store',
        text: {
          pt: 'Uma loja on-line publica descrições de móveis, que o Gemini escreve a partir do cadastro dos vendedores.',
          en: 'An online store publishes furniture descriptions that Gemini writes from the data that sellers enter.',
          es: 'Una tienda en línea publica descripciones de muebles que Gemini escribe con lo que registran los vendedores.',
        },
      },
      {
        id: 'estate',
        text: {
          pt: 'Um site de imóveis publica anúncios, que o Gemini escreve a partir do cadastro dos proprietários.',
          en: 'A property website publishes listings that Gemini writes from the data that owners enter.',
          es: 'Un sitio de inmuebles publica anuncios que Gemini escribe con lo que registran los propietarios.',
        },
      },
      {
        id: 'travel',
        text: {
          pt: 'Uma operadora de turismo publica textos de passeios, que o Gemini escreve a partir do cadastro dos guias.',
          en: 'A tour operator publishes tour descriptions that Gemini writes from the data that guides enter.',
          es: 'Un operador turístico publica textos de paseos que Gemini escribe con lo que registran los guías.',
        },
      },
      {
        id: 'events',
        text: {
          pt: 'Um site de eventos publica textos de shows, que o Gemini escreve a partir do cadastro dos organizadores.',
          en: 'An events website publishes show descriptions that Gemini writes from the data that organizers enter.',
          es: 'Un sitio de eventos publica textos de espectáculos que Gemini escribe con lo que registran los organizadores.',
        },
      },
    ],
    candidates: [
      {
        id: 'each',
        text: {
          pt: 'Aprovação de cada texto por uma pessoa',
          en: 'Approval of each text by a person',
          es: 'Aprobación de cada texto por una persona',
        },
        uses: [],
        why: {
          pt: 'Com a aprovação humana, um modelo multimodal redige cada texto de novo a partir de campos e fotos, e alguém o compara com o cadastro e o corrige ou barra antes que vá ao ar.',
          en: 'With human approval, a multimodal model writes each text anew from fields and photos, and somebody compares it with the record and corrects or stops it before it goes live.',
          es: 'Con la aprobación humana, un modelo multimodal redacta cada texto de nuevo a partir de campos y fotos, y alguien lo compara con el registro y lo corrige o frena antes de que se publique.',
        },
        likeness: {
          pt: 'o revisor que compara cada anúncio com a ficha e as fotos, um a um, antes de pregá-lo no mural',
          en: 'the proofreader who compares each notice with its form and photos, one by one, before pinning it to the board',
          es: 'el corrector que compara cada anuncio con la ficha y las fotos, uno a uno, antes de clavarlo en el tablero',
        },
        tell: {
          pt: 'Poucos textos e riscos de tipos diferentes: a aprovação de uma pessoa. Qualidades que não estão no cadastro: grounding ou uma pessoa que confira. Instruções escondidas no cadastro: filtros ou uma pessoa. Telefone e e-mail de quem fez o cadastro: filtros ou uma pessoa. Páginas repetidas que os buscadores ignoram: textos de IA generativa com alguma proteção, e não um modelo de texto fixo. Texto que descreve o que as fotos mostram: um modelo multimodal, conferido por filtros ou por uma pessoa, em vez de campos preenchidos. Conteúdo ofensivo que não pode ir ao ar: filtros, ou uma pessoa que aprova cada texto.',
          en: 'Few texts and risks of different kinds: approval by a person. Qualities that are not in the record: grounding, or a person who checks. Hidden instructions in the record: filters or a person. Phone number and e-mail address of those who entered the data: filters or a person. Repeated pages that search engines ignore: texts by generative AI with some safeguard, rather than a fixed template. Text that describes what the photos show: a multimodal model, checked by filters or by a person, instead of fields that are filled in. Offensive content that may not go live: filters, or a person who approves each text.',
          es: 'Pocos textos y riesgos de distinto tipo: la aprobación de una persona. Cualidades que no están en el registro: grounding o una persona que revise. Instrucciones ocultas en el registro: filtros o una persona. Teléfono y correo de quien hizo el registro: filtros o una persona. Páginas repetidas que los buscadores ignoran: textos de IA generativa con alguna protección, y no una plantilla fija. Texto que describe lo que muestran las fotos: un modelo multimodal, revisado por filtros o por una persona, en vez de campos rellenados. Contenido ofensivo que no puede publicarse: filtros, o una persona que aprueba cada texto.',
        },
        source: page('discover/human-in-the-loop'),
        popularity: 4,
      },
      {
        id: 'filters',
        text: {
          pt: 'Filtros automáticos de texto (Model Armor)',
          en: 'Automatic text filters (Model Armor)',
          es: 'Filtros automáticos de texto (Model Armor)',
        },
        uses: [],
        why: {
          pt: 'O Gemini, modelo multimodal, redige cada texto de novo a partir de campos e fotos, e o Model Armor examina sozinho, em segundos, o que entra e o que sai, contra ofensas, dados pessoais e instruções escondidas.',
          en: 'Gemini, a multimodal model, writes each text anew from fields and photos, and Model Armor examines by itself, within seconds, what goes in and comes out, against offensive content, personal data and hidden instructions.',
          es: 'Gemini, un modelo multimodal, redacta cada texto de nuevo a partir de campos y fotos, y Model Armor examina solo, en segundos, lo que entra y lo que sale, contra ofensas, datos personales e instrucciones ocultas.',
        },
        likeness: {
          pt: 'a peneira que retém na hora palavrões, telefones e recados escondidos, sem conferir se o elogio é verdadeiro',
          en: 'the sieve that at once holds back rude words, telephone numbers and hidden notes, without checking whether praise is true',
          es: 'el tamiz que retiene al instante groserías, teléfonos y recados ocultos, sin comprobar si el elogio es verdadero',
        },
        tell: {
          pt: 'Um volume de 80.000 textos novos por semana: uma medida automática, e não uma pessoa para cada texto. Conteúdo ofensivo que não pode ir ao ar: filtros, ou uma pessoa que aprova cada texto. Instruções escondidas no cadastro: filtros ou uma pessoa. Telefone e e-mail de quem fez o cadastro: filtros ou uma pessoa. Páginas repetidas que os buscadores ignoram: textos de IA generativa com alguma proteção, e não um modelo de texto fixo. Texto que descreve o que as fotos mostram: um modelo multimodal, conferido por filtros ou por uma pessoa, em vez de campos preenchidos. Texto que vai ao ar segundos depois do cadastro: filtros ou grounding, que agem na hora, e não a aprovação de uma pessoa.',
          en: 'A volume of 80,000 new texts a week: an automatic measure rather than a person for each text. Offensive content that may not go live: filters, or a person who approves each text. Hidden instructions in the record: filters or a person. Phone number and e-mail address of those who entered the data: filters or a person. Repeated pages that search engines ignore: texts by generative AI with some safeguard, rather than a fixed template. Text that describes what the photos show: a multimodal model, checked by filters or by a person, instead of fields that are filled in. Text that goes live seconds after it is registered: filters or grounding, which act at once, rather than approval by a person.',
          es: 'Un volumen de 80.000 textos nuevos por semana: una medida automática, y no una persona para cada texto. Contenido ofensivo que no puede publicarse: filtros, o una persona que aprueba cada texto. Instrucciones ocultas en el registro: filtros o una persona. Teléfono y correo de quien hizo el registro: filtros o una persona. Páginas repetidas que los buscadores ignoran: textos de IA generativa con alguna protección, y no una plantilla fija. Texto que describe lo que muestran las fotos: un modelo multimodal, revisado por filtros o por una persona, en vez de campos rellenados. Texto que se publica segundos después del registro: filtros o grounding, que actúan al instante, y no la aprobación de una persona.',
        },
        source: page('model-armor/overview'),
        popularity: 4,
      },
      {
        id: 'ground',
        text: {
          pt: 'Textos baseados só no cadastro (grounding)',
          en: 'Texts based on the record alone (grounding)',
          es: 'Textos basados solo en el registro (grounding)',
        },
        uses: [],
        why: {
          pt: 'Com grounding, o modelo redige cada texto de novo, em segundos e sem revisor, a partir dos dados do cadastro, inventa menos e mostra de onde tirou cada afirmação.',
          en: 'With grounding, the model writes each text anew, within seconds and without a reviewer, from the data in the record, makes up less and shows where each statement comes from.',
          es: 'Con grounding, el modelo redacta cada texto de nuevo, en segundos y sin revisor, a partir de los datos del registro, inventa menos y muestra de dónde sale cada afirmación.',
        },
        likeness: {
          pt: 'o redator que escreve na hora só o que a ficha mostra, até palavrões, telefones e recados escondidos',
          en: 'the writer who at once puts down only what the form shows, even rude words, phone numbers and hidden notes',
          es: 'el redactor que escribe al instante solo lo que muestra la ficha, hasta groserías, teléfonos y recados ocultos',
        },
        tell: {
          pt: 'Um volume de 80.000 textos novos por semana: uma medida automática, e não uma pessoa para cada texto. Qualidades que não estão no cadastro: grounding ou uma pessoa que confira. Páginas repetidas que os buscadores ignoram: textos de IA generativa com alguma proteção, e não um modelo de texto fixo. Texto que vai ao ar segundos depois do cadastro: filtros ou grounding, que agem na hora, e não a aprovação de uma pessoa.',
          en: 'A volume of 80,000 new texts a week: an automatic measure rather than a person for each text. Qualities that are not in the record: grounding, or a person who checks. Repeated pages that search engines ignore: texts by generative AI with some safeguard, rather than a fixed template. Text that goes live seconds after it is registered: filters or grounding, which act at once, rather than approval by a person.',
          es: 'Un volumen de 80.000 textos nuevos por semana: una medida automática, y no una persona para cada texto. Cualidades que no están en el registro: grounding o una persona que revise. Páginas repetidas que los buscadores ignoran: textos de IA generativa con alguna protección, y no una plantilla fija. Texto que se publica segundos después del registro: filtros o grounding, que actúan al instante, y no la aprobación de una persona.',
        },
        source: page('vertex-ai/generative-ai/docs/grounding/overview'),
        popularity: 4,
      },
      {
        id: 'template',
        text: {
          pt: 'Modelos de texto fixos, sem IA generativa',
          en: 'Fixed text templates, without generative AI',
          es: 'Plantillas de texto fijas, sin IA generativa',
        },
        uses: [],
        why: {
          pt: 'Um modelo de texto fixo repete a redação e só troca os campos escolhidos, sem nada a inventar.',
          en: 'A fixed template repeats the wording and changes only the chosen fields, with nothing made up.',
          es: 'Una plantilla fija repite la redacción y solo cambia los campos elegidos, sin nada que inventar.',
        },
        likeness: {
          pt: 'o anúncio impresso, igual para todos, com lacunas para certas linhas da ficha e sem nada das fotos',
          en: 'the printed notice, alike for all, with blanks for certain lines of the form and nothing from the photos',
          es: 'el anuncio impreso, igual para todos, con huecos para ciertas líneas de la ficha y nada de las fotos',
        },
        tell: {
          pt: 'Uma só redação para tudo: um modelo de texto fixo.',
          en: 'One wording for everything: a fixed template.',
          es: 'Una sola redacción para todo: una plantilla fija.',
        },
        source: page('learn/artificial-intelligence-vs-machine-learning'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'sample',
        text: {
          pt: 'Revisão mensal de uma amostra de textos',
          en: 'Monthly review of a sample of texts',
          es: 'Revisión mensual de una muestra de textos',
        },
        uses: [],
        why: {
          pt: 'A amostra mensal mostra tendências com pouco trabalho.',
          en: 'A monthly sample shows trends with little work.',
          es: 'La muestra mensual muestra tendencias con poco trabajo.',
        },
        likeness: {
          pt: 'o revisor que uma vez por mês lê um punhado dos anúncios já pregados no mural',
          en: 'the proofreader who once a month reads a handful of the notices already pinned to the board',
          es: 'el corrector que una vez al mes lee un puñado de los anuncios ya clavados en el tablero',
        },
        tell: {
          pt: 'Acompanhar tendências: uma amostra.',
          en: 'Following trends: a sample.',
          es: 'Seguir tendencias: una muestra.',
        },
        source: page('responsible-ai'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'label',
        text: {
          pt: 'Aviso de que a IA escreveu o texto',
          en: 'A notice that AI wrote the text',
          es: 'Aviso de que la IA escribió el texto',
        },
        uses: [],
        why: {
          pt: 'O aviso é transparente com quem lê.',
          en: 'The notice is open with the reader.',
          es: 'El aviso es transparente con quien lee.',
        },
        likeness: {
          pt: 'o bilhete que diz quem escreveu cada anúncio, sem que ninguém o leia antes',
          en: 'the tag that tells who wrote each notice, with nobody reading it beforehand',
          es: 'la nota que dice quién escribió cada anuncio, sin que nadie lo lea antes',
        },
        tell: {
          pt: 'Dizer que é IA: transparência, um começo.',
          en: 'Saying that it is AI: transparency, a beginning.',
          es: 'Decir que es IA: transparencia, un comienzo.',
        },
        source: page('responsible-ai'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'mass',
        text: {
          pt: 'São 80.000 textos novos por semana, e só três pessoas poderiam revisá-los.',
          en: 'There are 80,000 new texts a week, and only three people could review them.',
          es: 'Son 80.000 textos nuevos por semana, y solo tres personas podrían revisarlos.',
        },
        fits: ['filters', 'ground', 'template', 'sample', 'label'],
        rulesOut: {
          each: {
            pt: 'Três pessoas não conseguem aprovar 80.000 textos por semana, um a um.',
            en: 'Three people cannot approve 80,000 texts a week, one by one.',
            es: 'Tres personas no pueden aprobar 80.000 textos por semana, uno por uno.',
          },
        },
      },
      {
        id: 'seconds',
        text: {
          pt: 'Cada texto precisa ir ao ar segundos depois do cadastro, também de madrugada.',
          en: 'Each text has to go live seconds after it is registered, at night too.',
          es: 'Cada texto debe publicarse segundos después del registro, también de madrugada.',
        },
        notWith: ['mass'],
        fits: ['filters', 'ground', 'template', 'sample', 'label'],
        rulesOut: {
          each: {
            pt: 'Uma pessoa não aprova textos em segundos nem de madrugada.',
            en: 'A person does not approve texts within seconds, nor at night.',
            es: 'Una persona no aprueba textos en segundos ni de madrugada.',
          },
        },
      },
      {
        id: 'offensive',
        text: {
          pt: 'Nenhum conteúdo ofensivo pode ir ao ar, nem o que vier do próprio cadastro.',
          en: 'No offensive content may go live, not even what comes in the record itself.',
          es: 'Ningún contenido ofensivo puede publicarse, ni el que venga en el propio registro.',
        },
        fits: ['each', 'filters'],
        rulesOut: {
          ground: {
            pt: 'Com grounding, a ofensa que está no cadastro passa para o texto.',
            en: 'With grounding, an offense in the record passes into the text.',
            es: 'Con grounding, la ofensa que está en el registro pasa al texto.',
          },
          template: {
            pt: 'O modelo de texto fixo copia o campo em que a ofensa veio.',
            en: 'A fixed template copies the field in which the offense came.',
            es: 'La plantilla fija copia el campo en que vino la ofensa.',
          },
          sample: {
            pt: 'A amostra mensal encontra a ofensa semanas depois de publicada.',
            en: 'A monthly sample finds the offense weeks after it went live.',
            es: 'La muestra mensual encuentra la ofensa semanas después de publicada.',
          },
          label: {
            pt: 'O aviso deixa a ofensa no texto.',
            en: 'The notice leaves the offense in the text.',
            es: 'El aviso deja la ofensa en el texto.',
          },
        },
      },
      {
        id: 'injection',
        text: {
          pt: 'Alguns cadastros trazem instruções escondidas para que a IA elogie o que se vende.',
          en: 'Some records contain hidden instructions to make the AI praise what is sold.',
          es: 'Algunos registros traen instrucciones ocultas para que la IA elogie lo que se vende.',
        },
        fits: ['each', 'filters', 'template'],
        rulesOut: {
          ground: {
            pt: 'Com grounding, o modelo lê justamente o cadastro em que as instruções estão.',
            en: 'With grounding, the model reads the very record in which the instructions are.',
            es: 'Con grounding, el modelo lee justamente el registro en que están las instrucciones.',
          },
          sample: {
            pt: 'A amostra mensal só mostra depois os textos manipulados.',
            en: 'A monthly sample shows the manipulated texts only afterwards.',
            es: 'La muestra mensual solo muestra después los textos manipulados.',
          },
          label: {
            pt: 'O aviso não impede que as instruções cheguem ao modelo.',
            en: 'The notice does not keep the instructions from reaching the model.',
            es: 'El aviso no impide que las instrucciones lleguen al modelo.',
          },
        },
      },
      {
        id: 'personal',
        text: {
          pt: 'Alguns textos saíram com o telefone e o e-mail de quem fez o cadastro.',
          en: 'Some texts came out with the phone number and e-mail address of those who entered the data.',
          es: 'Algunos textos salieron con el teléfono y el correo de quien hizo el registro.',
        },
        fits: ['each', 'filters', 'template'],
        rulesOut: {
          ground: {
            pt: 'Com grounding, o telefone que está no cadastro continua ao alcance do modelo.',
            en: 'With grounding, the phone number in the record stays within the model’s reach.',
            es: 'Con grounding, el teléfono que está en el registro sigue al alcance del modelo.',
          },
          sample: {
            pt: 'A amostra mensal só mostra o dado pessoal depois de publicado.',
            en: 'A monthly sample shows the personal data only after it went live.',
            es: 'La muestra mensual solo muestra el dato personal después de publicado.',
          },
          label: {
            pt: 'O aviso não tira o dado pessoal do texto.',
            en: 'The notice does not take the personal data out of the text.',
            es: 'El aviso no quita el dato personal del texto.',
          },
        },
      },
      {
        id: 'invented',
        text: {
          pt: 'Em um teste, a IA atribuiu ao que se vende qualidades que não estão no cadastro.',
          en: 'In a test, AI gave what is sold qualities that are not in the record.',
          es: 'En una prueba, la IA atribuyó a lo que se vende cualidades que no están en el registro.',
        },
        fits: ['each', 'ground', 'template'],
        rulesOut: {
          filters: {
            pt: 'Os filtros procuram conteúdo nocivo, e uma qualidade inventada parece normal.',
            en: 'Filters look for harmful content, and a made-up quality looks normal.',
            es: 'Los filtros buscan contenido dañino, y una cualidad inventada parece normal.',
          },
          sample: {
            pt: 'A amostra mensal deixa no ar os textos que não foram sorteados.',
            en: 'A monthly sample leaves live the texts that were not drawn.',
            es: 'La muestra mensual deja publicados los textos que no fueron sorteados.',
          },
          label: {
            pt: 'O aviso deixa no texto a qualidade inventada.',
            en: 'The notice leaves the made-up quality in the text.',
            es: 'El aviso deja en el texto la cualidad inventada.',
          },
        },
      },
      {
        id: 'varied',
        text: {
          pt: 'Os buscadores ignoram páginas repetidas, e cada texto precisa ser diferente.',
          en: 'Search engines ignore repeated pages, and each text has to be different.',
          es: 'Los buscadores ignoran páginas repetidas, y cada texto debe ser diferente.',
        },
        fits: ['each', 'filters', 'ground', 'sample', 'label'],
        rulesOut: {
          template: {
            pt: 'O modelo de texto fixo faz páginas quase iguais.',
            en: 'A fixed template makes pages that are almost alike.',
            es: 'La plantilla fija hace páginas casi iguales.',
          },
        },
      },
      {
        id: 'photos',
        text: {
          pt: 'O texto precisa descrever o que as fotos do cadastro mostram.',
          en: 'The text has to describe what the photos in the record show.',
          es: 'El texto debe describir lo que muestran las fotos del registro.',
        },
        notWith: ['varied'],
        fits: ['each', 'filters', 'sample', 'label'],
        rulesOut: {
          template: {
            pt: 'O modelo de texto fixo preenche campos e não descreve fotos.',
            en: 'A fixed template fills in fields and does not describe photos.',
            es: 'La plantilla fija completa campos y no describe fotos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida a empresa deve adotar?',
      en: 'Which measure should the company adopt?',
      es: '¿Qué medida debe adoptar la empresa?',
    },
  },
  pairsOf({
    id: 'reach-and-shield',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'global-network' } },
    scene: {
      pt: 'Pense no site como uma loja, em que os visitantes são os fregueses e os ataques são multidões ou ladrões.',
      en: 'Think of the website as a shop, where the visitors are the customers and the attacks are mobs or thieves.',
      es: 'Piensa en el sitio web como una tienda, en la que los visitantes son clientes y los ataques son multitudes o ladrones.',
    },
    situations: [
      {
        id: 'exchange',
        text: {
          pt: 'Uma agência de intercâmbio está refazendo seu site no Google Cloud e decide como entregá-lo e protegê-lo.',
          en: 'A student exchange agency is rebuilding its website on Google Cloud and is deciding how to deliver and protect it.',
          es: 'Una agencia de intercambio está rehaciendo su sitio en Google Cloud y decide cómo entregarlo y protegerlo.',
        },
      },
      {
        id: 'coffee',
        text: {
          pt: 'Uma exportadora de café está refazendo sua loja virtual no Google Cloud e decide como entregá-la e protegê-la.',
          en: 'A coffee exporter is rebuilding its online store on Google Cloud and is deciding how to deliver and protect it.',
          es: 'Una exportadora de café está rehaciendo su tienda en línea en Google Cloud y decide cómo entregarla y protegerla.',
        },
      },
      {
        id: 'news',
        text: {
          pt: 'Uma rádio está refazendo seu site de notícias no Google Cloud e decide como entregá-lo e protegê-lo.',
          en: 'A radio station is rebuilding its news website on Google Cloud and is deciding how to deliver and protect it.',
          es: 'Una radio está rehaciendo su sitio de noticias en Google Cloud y decide cómo entregarlo y protegerlo.',
        },
      },
      {
        id: 'courses',
        text: {
          pt: 'Uma universidade está refazendo seu site de cursos no Google Cloud e decide como entregá-lo e protegê-lo.',
          en: 'A university is rebuilding its course website on Google Cloud and is deciding how to deliver and protect it.',
          es: 'Una universidad está rehaciendo su sitio de cursos en Google Cloud y decide cómo entregarlo y protegerlo.',
        },
      },
    ],
    first: [
      {
        id: 'one',
        text: {
          pt: 'Uma região no Brasil, com balanceador regional',
          en: 'One region in Brazil with a regional load balancer',
          es: 'Una región en Brasil, con balanceador regional',
        },
        uses: [],
        why: {
          pt: 'Com servidores e balanceador só em São Paulo, e sem cache, nada é guardado nem processado fora do Brasil.',
          en: 'With servers and load balancer in São Paulo alone, and no cache, nothing is stored or processed outside Brazil.',
          es: 'Con servidores y balanceador solo en São Paulo, y sin caché, nada se guarda ni se procesa fuera de Brasil.',
        },
        likeness: {
          pt: 'a única loja a que todos os fregueses precisam viajar',
          en: 'the one shop to which all customers have to travel',
          es: 'la única tienda a la que todos deben viajar',
        },
        tell: {
          pt: 'Nada que se guarde ou processe fora do Brasil: uma região no país e um balanceador regional, sem cópias na borda da rede.',
          en: 'Nothing stored or processed outside Brazil: one region in the country and a regional load balancer, without copies at the network’s edge.',
          es: 'Nada que se guarde o procese fuera de Brasil: una región en el país y un balanceador regional, sin copias en el borde de la red.',
        },
        source: page('docs/geography-and-regions'),
        popularity: 4,
      },
      {
        id: 'cdn',
        text: {
          pt: 'Uma região no Brasil, com Cloud CDN',
          en: 'One region in Brazil with Cloud CDN',
          es: 'Una región en Brasil, con Cloud CDN',
        },
        uses: ['Cloud CDN'],
        why: {
          pt: 'O Cloud CDN guarda cópias na borda da rede do Google, perto de cada visitante, e responde com elas sem ocupar os servidores.',
          en: 'Cloud CDN keeps copies at the edge of Google’s network, near each visitor, and answers from them without loading the servers.',
          es: 'Cloud CDN guarda copias en el borde de la red de Google, cerca de cada visitante, y responde con ellas sin cargar los servidores.',
        },
        likeness: {
          pt: 'a loja única com simples vitrines espalhadas pelo mundo',
          en: 'the one shop with mere display windows around the world',
          es: 'la tienda única con simples vitrinas por el mundo',
        },
        tell: {
          pt: 'Fotos e vídeos iguais para visitantes da Europa e da Ásia: uma CDN. A mesma página aberta por milhões em poucos minutos: uma CDN.',
          en: 'Photos and videos that are the same for visitors in Europe and Asia: a CDN. The same page opened by millions within minutes: a CDN.',
          es: 'Fotos y videos iguales para visitantes de Europa y Asia: una CDN. La misma página abierta por millones en pocos minutos: una CDN.',
        },
        source: page('cdn/docs/overview'),
        popularity: 5,
      },
      {
        id: 'two',
        text: {
          pt: 'Duas regiões (Brasil e Bélgica)',
          en: 'Two regions (Brazil and Belgium)',
          es: 'Dos regiones (Brasil y Bélgica)',
        },
        uses: [],
        why: {
          pt: 'Com servidores nas duas regiões e um balanceador global, cada resposta é calculada perto de quem a pede.',
          en: 'With servers in both regions and a global load balancer, each answer is computed near whoever asks for it.',
          es: 'Con servidores en las dos regiones y un balanceador global, cada respuesta se calcula cerca de quien la pide.',
        },
        likeness: {
          pt: 'as lojas completas abertas em dois países',
          en: 'the complete shops open in two countries',
          es: 'las tiendas completas abiertas en dos países',
        },
        tell: {
          pt: 'Respostas calculadas para visitantes da Europa, em menos de 100 milissegundos: uma região também na Europa.',
          en: 'Answers computed for visitors in Europe, in less than 100 milliseconds: a region in Europe too.',
          es: 'Respuestas calculadas para visitantes de Europa, en menos de 100 milisegundos: una región también en Europa.',
        },
        source: page('load-balancing/docs/load-balancing-overview'),
        popularity: 4,
        rightWith: ['computed'],
      },
    ],
    second: [
      {
        id: 'armor',
        text: { pt: 'Cloud Armor', en: 'Cloud Armor', es: 'Cloud Armor' },
        uses: ['Cloud Armor'],
        why: {
          pt: 'O Cloud Armor, à frente do site, barra ataques DDoS e pedidos maliciosos, como injeção de SQL, antes dos servidores.',
          en: 'Cloud Armor, in front of the site, stops DDoS attacks and malicious requests, such as SQL injection, before they reach the servers.',
          es: 'Cloud Armor, delante del sitio, frena ataques DDoS y solicitudes maliciosas, como inyección de SQL, antes de los servidores.',
        },
        likeness: {
          pt: 'os guardas que revistam a multidão no portão da rua',
          en: 'the guards who search the crowd at the street gate',
          es: 'los guardias que revisan a la multitud en la entrada',
        },
        tell: {
          pt: 'Comandos maliciosos nos formulários: o Cloud Armor. Um ataque distribuído (DDoS): o Cloud Armor. Um site cujo código não pode mudar: o Cloud Armor, à frente dele.',
          en: 'Malicious commands in the forms: Cloud Armor. A distributed attack (DDoS): Cloud Armor. A website whose code cannot change: Cloud Armor, in front of it.',
          es: 'Comandos maliciosos en los formularios: Cloud Armor. Un ataque distribuido (DDoS): Cloud Armor. Un sitio cuyo código no puede cambiar: Cloud Armor, delante de él.',
        },
        source: page('armor/docs/cloud-armor-overview'),
        popularity: 5,
      },
      {
        id: 'captcha',
        text: { pt: 'reCAPTCHA nas páginas', en: 'reCAPTCHA in the pages', es: 'reCAPTCHA en las páginas' },
        uses: ['reCAPTCHA'],
        why: {
          pt: 'O reCAPTCHA avalia, na página, se quem age é uma pessoa ou um robô.',
          en: 'reCAPTCHA judges, in the page, whether a person or a bot is acting.',
          es: 'reCAPTCHA evalúa, en la página, si quien actúa es una persona o un bot.',
        },
        likeness: {
          pt: 'a pergunta acrescentada ao formulário que só gente responde',
          en: 'the question added to the form that only people answer',
          es: 'la pregunta añadida al formulario que solo la gente responde',
        },
        tell: {
          pt: 'Robôs que criam contas falsas: o reCAPTCHA.',
          en: 'Bots that create false accounts: reCAPTCHA.',
          es: 'Bots que crean cuentas falsas: reCAPTCHA.',
        },
        source: page('recaptcha/docs/overview'),
        popularity: 4,
        rightWith: ['bots'],
      },
      {
        id: 'firewall',
        text: { pt: 'firewall da VPC', en: 'the VPC firewall', es: 'firewall de la VPC' },
        uses: [],
        why: {
          pt: 'O firewall da VPC libera portas e endereços conhecidos, sem custo.',
          en: 'The VPC firewall allows known ports and addresses, free of charge.',
          es: 'El firewall de la VPC permite puertos y direcciones conocidos, sin costo.',
        },
        likeness: {
          pt: 'o muro que deixa as portas previstas abertas a qualquer um',
          en: 'the wall that leaves the planned doors open to anyone',
          es: 'el muro que deja las puertas previstas abiertas a cualquiera',
        },
        tell: {
          pt: 'Portas só para endereços conhecidos: o firewall da VPC.',
          en: 'Ports for known addresses only: the VPC firewall.',
          es: 'Puertos solo para direcciones conocidas: el firewall de la VPC.',
        },
        source: page('firewall/docs/firewalls'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'code',
        text: { pt: 'filtros no código', en: 'filters in the code', es: 'filtros en el código' },
        uses: [],
        why: {
          pt: 'Filtros no código conferem cada campo segundo as regras do próprio site.',
          en: 'Filters in the code check each field by the website’s own rules.',
          es: 'Los filtros en el código revisan cada campo según las reglas del propio sitio.',
        },
        likeness: {
          pt: 'os caixas retreinados que revistam a multidão já lá dentro',
          en: 'the retrained cashiers who search a crowd already inside',
          es: 'los cajeros reentrenados que revisan a la multitud ya dentro',
        },
        tell: {
          pt: 'Regras do próprio site: filtros no código.',
          en: 'The website’s own rules: filters in the code.',
          es: 'Reglas del propio sitio: filtros en el código.',
        },
        source: page('architecture/framework/security'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'far-static',
        text: {
          pt: 'Visitantes da Europa e da Ásia devem abrir sem demora fotos e vídeos, iguais para todos.',
          en: 'Visitors in Europe and Asia should open photos and videos, the same for all, without delay.',
          es: 'Visitantes de Europa y Asia deben abrir sin demora fotos y videos, iguales para todos.',
        },
        notWith: ['computed', 'in-brazil', 'burst'],
        unclear: ['two'],
        rulesOut: {
          one: {
            pt: 'Só de São Paulo, sem cópias por perto, fotos e vídeos demoram a chegar à Ásia.',
            en: 'From São Paulo alone, with no copies nearby, photos and videos take long to reach Asia.',
            es: 'Solo desde São Paulo, sin copias cerca, las fotos y los videos tardan en llegar a Asia.',
          },
        },
      },
      {
        id: 'computed',
        text: {
          pt: 'O site calcula cada resposta, e visitantes da Europa devem tê-la em menos de 100 milissegundos.',
          en: 'The website computes each answer, and visitors in Europe should have it in less than 100 milliseconds.',
          es: 'El sitio calcula cada respuesta, y los visitantes de Europa deben tenerla en menos de 100 milisegundos.',
        },
        notWith: ['in-brazil', 'burst'],
        rulesOut: {
          one: {
            pt: 'De São Paulo à Europa, só a ida e volta pela rede passa de cem milissegundos.',
            en: 'From São Paulo to Europe, the round trip alone takes more than a hundred milliseconds.',
            es: 'De São Paulo a Europa, solo la ida y vuelta por la red supera los cien milisegundos.',
          },
          cdn: {
            pt: 'Uma resposta calculada para cada visitante não vem do cache, mas de São Paulo.',
            en: 'An answer computed for each visitor does not come from the cache but from São Paulo.',
            es: 'Una respuesta calculada para cada visitante no viene de la caché, sino de São Paulo.',
          },
        },
      },
      {
        id: 'in-brazil',
        text: {
          pt: 'Por contrato, nada do site pode ser guardado ou processado fora do Brasil.',
          en: 'By contract, nothing of the website may be stored or processed outside Brazil.',
          es: 'Por contrato, nada del sitio puede guardarse ni procesarse fuera de Brasil.',
        },
        notWith: ['burst'],
        unclear: ['captcha'],
        rulesOut: {
          cdn: {
            pt: 'O Cloud CDN guarda cópias na borda da rede, também em outros países.',
            en: 'Cloud CDN keeps copies at the edge of the network, in other countries too.',
            es: 'Cloud CDN guarda copias en el borde de la red, también en otros países.',
          },
          two: {
            pt: 'A região da Bélgica guardaria e processaria dados fora do Brasil.',
            en: 'The region in Belgium would store and process data outside Brazil.',
            es: 'La región de Bélgica guardaría y procesaría datos fuera de Brasil.',
          },
        },
      },
      {
        id: 'burst',
        text: {
          pt: 'Em certos dias, milhões de pessoas abrem a mesma página em poucos minutos, mais do que os servidores atendem.',
          en: 'On certain days, millions of people open the same page within minutes, more than the servers can answer.',
          es: 'En ciertos días, millones de personas abren la misma página en pocos minutos, más de lo que atienden los servidores.',
        },
        unclear: ['two'],
        rulesOut: {
          one: {
            pt: 'Sem cache, cada abertura da mesma página volta aos servidores, que não aguentam.',
            en: 'Without a cache, each opening of the same page goes back to the servers, which cannot cope.',
            es: 'Sin caché, cada apertura de la misma página vuelve a los servidores, que no dan abasto.',
          },
        },
      },
      {
        id: 'injection',
        text: {
          pt: 'Alguém vem tentando roubar dados com comandos maliciosos nos formulários.',
          en: 'Somebody has been trying to steal data with malicious commands in the forms.',
          es: 'Alguien intenta desde hace tiempo robar datos con comandos maliciosos en los formularios.',
        },
        notWith: ['ddos', 'bots'],
        rulesOut: {
          captcha: {
            pt: 'O reCAPTCHA avalia quem age, não o que o formulário leva.',
            en: 'reCAPTCHA judges who acts, not what the form carries.',
            es: 'reCAPTCHA evalúa quién actúa, no lo que lleva el formulario.',
          },
          firewall: {
            pt: 'O firewall da VPC decide por endereço e porta, sem ler o formulário.',
            en: 'The VPC firewall decides by address and port, without reading the form.',
            es: 'El firewall de la VPC decide por dirección y puerto, sin leer el formulario.',
          },
        },
      },
      {
        id: 'ddos',
        text: {
          pt: 'No ano passado, um ataque distribuído (DDoS) tirou o site do ar.',
          en: 'Last year, a distributed attack (DDoS) took the website down.',
          es: 'El año pasado, un ataque distribuido (DDoS) dejó el sitio fuera de servicio.',
        },
        notWith: ['bots', 'pages-frozen'],
        rulesOut: {
          captcha: {
            pt: 'O reCAPTCHA avalia quem age nas páginas e não absorve um ataque à rede.',
            en: 'reCAPTCHA judges who acts in the pages and does not absorb an attack on the network.',
            es: 'reCAPTCHA evalúa quién actúa en las páginas y no absorbe un ataque a la red.',
          },
          firewall: {
            pt: 'O firewall da VPC filtra endereços conhecidos, e um DDoS vem de milhares de outros.',
            en: 'The VPC firewall filters known addresses, and a DDoS comes from thousands of others.',
            es: 'El firewall de la VPC filtra direcciones conocidas, y un DDoS viene de miles de otras.',
          },
          code: {
            pt: 'Filtros no código só agem depois que o ataque já ocupou os servidores.',
            en: 'Filters in the code act only once the attack has already tied up the servers.',
            es: 'Los filtros en el código actúan solo cuando el ataque ya ocupó los servidores.',
          },
        },
      },
      {
        id: 'bots',
        text: {
          pt: 'Robôs que imitam pessoas têm criado milhares de contas falsas.',
          en: 'Bots that imitate people have been creating thousands of false accounts.',
          es: 'Bots que imitan personas vienen creando miles de cuentas falsas.',
        },
        notWith: ['pages-frozen'],
        unclear: ['armor', 'code'],
        rulesOut: {
          firewall: {
            pt: 'O firewall da VPC não distingue um robô de uma pessoa.',
            en: 'The VPC firewall does not tell a bot from a person.',
            es: 'El firewall de la VPC no distingue un bot de una persona.',
          },
        },
      },
      {
        id: 'pages-frozen',
        text: {
          pt: 'O site é um programa comprado, cujo código não pode mudar.',
          en: 'The website is a purchased program, whose code cannot change.',
          es: 'El sitio es un programa comprado, cuyo código no puede cambiar.',
        },
        rulesOut: {
          captcha: {
            pt: 'O reCAPTCHA exige incluir código nas páginas.',
            en: 'reCAPTCHA requires code to be added to the pages.',
            es: 'reCAPTCHA exige incluir código en las páginas.',
          },
          code: {
            pt: 'Filtros no código exigem mudá-lo.',
            en: 'Filters in the code require changing it.',
            es: 'Los filtros en el código exigen cambiarlo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação a organização deve escolher?',
      en: 'Which combination should the organization choose?',
      es: '¿Qué combinación debe elegir la organización?',
    },
  }),
];
