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
          pt: 'Uma empresa de patinetes elétricos quer levar ao Google Cloud as posições e o nível de bateria da frota. Falta escolher como os dados chegam e onde ficam.',
          en: 'An electric scooter company wants to take its fleet’s positions and battery levels to Google Cloud. How data arrive and where they are kept is still open.',
          es: 'Una empresa de patinetas eléctricas quiere llevar a Google Cloud las posiciones y el nivel de batería de su flota. Falta elegir cómo llegan los datos y dónde quedan.',
        },
      },
      {
        id: 'dairy',
        text: {
          pt: 'Uma indústria de laticínios registra a temperatura de tanques e caminhões e define como enviar as leituras à nuvem e onde guardá-las.',
          en: 'A dairy company records the temperature of tanks and trucks and is settling how to send the readings to the cloud and where to keep them.',
          es: 'Una industria láctea registra la temperatura de tanques y camiones y define cómo enviar las lecturas a la nube y dónde guardarlas.',
        },
      },
      {
        id: 'arcade',
        text: {
          pt: 'Um fabricante de máquinas de jogos coleta as partidas de milhares de aparelhos e compara formas de recebê-las e de guardá-las.',
          en: 'A maker of arcade machines collects the plays of thousands of devices and is comparing ways of receiving and keeping them.',
          es: 'Un fabricante de máquinas de juego recoge las partidas de miles de aparatos y compara formas de recibirlas y de guardarlas.',
        },
      },
      {
        id: 'pools',
        text: {
          pt: 'Uma fabricante de bombas de piscina recebe medições dos aparelhos instalados e escolhe como elas chegam à nuvem e onde ficam.',
          en: 'A maker of pool pumps receives measurements from the devices installed and is choosing how they reach the cloud and where they are kept.',
          es: 'Un fabricante de bombas de piscina recibe mediciones de los aparatos instalados y elige cómo llegan a la nube y dónde quedan.',
        },
      },
      {
        id: 'lifts',
        text: {
          pt: 'Uma empresa de elevadores quer acompanhar milhares de equipamentos e decide como receber as leituras e onde guardá-las.',
          en: 'A lift company wants to follow thousands of machines and is deciding how to receive the readings and where to keep them.',
          es: 'Una empresa de ascensores quiere seguir miles de equipos y decide cómo recibir las lecturas y dónde guardarlas.',
        },
      },
      {
        id: 'water',
        text: {
          pt: 'Uma empresa de saneamento instala sensores nas tubulações e decide como as medições chegam ao Google Cloud e onde são guardadas.',
          en: 'A water company is installing sensors in its pipes and deciding how the measurements reach Google Cloud and where they are kept.',
          es: 'Una empresa de saneamiento instala sensores en sus tuberías y decide cómo llegan las mediciones a Google Cloud y dónde se guardan.',
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
          pt: 'Eventos em tempo real para vários destinos: Pub/Sub.',
          en: 'Real-time events for several destinations: Pub/Sub.',
          es: 'Eventos en tiempo real para varios destinos: Pub/Sub.',
        },
        source: page('pubsub/docs/overview'),
        popularity: 5,
      },
      {
        id: 'nightly',
        text: { pt: 'arquivos enviados à noite', en: 'files sent at night', es: 'archivos enviados de noche' },
        uses: [],
        why: {
          pt: 'O envio noturno de arquivos é simples, barato e usa o que os sistemas já produzem.',
          en: 'Sending files at night is simple, cheap and uses what the systems already produce.',
          es: 'El envío nocturno de archivos es simple, barato y usa lo que los sistemas ya producen.',
        },
        tell: {
          pt: 'Pode esperar até o dia seguinte: lote.',
          en: 'It can wait until the next day: batch.',
          es: 'Puede esperar hasta el día siguiente: lotes.',
        },
        source: page('storage-transfer/docs/overview'),
        popularity: 4,
      },
      {
        id: 'direct',
        text: {
          pt: 'gravação direta pela API',
          en: 'direct writes through the API',
          es: 'escritura directa por la API',
        },
        uses: [],
        why: {
          pt: 'A gravação direta põe cada leitura no destino na hora, sem nenhum serviço no meio.',
          en: 'Direct writing puts each reading in its destination at once, with no service in between.',
          es: 'La escritura directa pone cada lectura en su destino al instante, sin ningún servicio en medio.',
        },
        tell: {
          pt: 'Um só destino e nenhum serviço no meio: gravação direta.',
          en: 'A single destination and no service in between: direct writing.',
          es: 'Un solo destino y ningún servicio en medio: escritura directa.',
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
          pt: 'Análise com SQL sobre muitos dados: BigQuery.',
          en: 'Analysis with SQL over much data: BigQuery.',
          es: 'Análisis con SQL sobre muchos datos: BigQuery.',
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
          pt: 'Busca por chave em milissegundos, em volume enorme: Bigtable.',
          en: 'Look-up by key in milliseconds at enormous volume: Bigtable.',
          es: 'Búsqueda por clave en milisegundos, con volumen enorme: Bigtable.',
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
          pt: 'Guardar dados brutos por pouco: Cloud Storage.',
          en: 'Keep raw data for little: Cloud Storage.',
          es: 'Guardar datos sin procesar por poco: Cloud Storage.',
        },
        source: page('storage/docs/introduction'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'at-once',
        kind: 'time',
        text: {
          pt: 'Uma leitura deve estar disponível segundos depois de feita.',
          en: 'A reading must be available seconds after it is taken.',
          es: 'Una lectura debe estar disponible segundos después de tomada.',
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
        kind: 'change',
        text: {
          pt: 'Três sistemas diferentes devem receber cada leitura, e outros virão sem mudar os aparelhos.',
          en: 'Three different systems must receive each reading, and others will follow without changing the devices.',
          es: 'Tres sistemas distintos deben recibir cada lectura, y vendrán otros sin cambiar los aparatos.',
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
        kind: 'cost',
        text: {
          pt: 'Não se quer pagar nem manter um serviço intermediário de mensagens.',
          en: 'Nobody wants to pay for or maintain a messaging service in between.',
          es: 'No se quiere pagar ni mantener un servicio intermediario de mensajes.',
        },
        rulesOut: {
          pubsub: {
            pt: 'O Pub/Sub é um serviço intermediário, cobrado pelo volume.',
            en: 'Pub/Sub is a service in between, charged by volume.',
            es: 'Pub/Sub es un servicio intermediario, cobrado por volumen.',
          },
        },
      },
      {
        id: 'outage',
        kind: 'availability',
        text: {
          pt: 'Se o destino ficar fora do ar por uma hora, nenhuma leitura pode se perder, e os aparelhos não guardam nada.',
          en: 'If the destination is down for an hour, no reading may be lost, and the devices keep nothing.',
          es: 'Si el destino queda fuera de línea una hora, ninguna lectura puede perderse, y los aparatos no guardan nada.',
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
        kind: 'skill',
        text: {
          pt: 'Os analistas só sabem SQL e cruzam anos de leituras em uma consulta.',
          en: 'The analysts know just SQL and combine years of readings in one query.',
          es: 'Los analistas solo saben SQL y cruzan años de lecturas en una consulta.',
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
        kind: 'performance',
        text: {
          pt: 'A tela do operador deve mostrar em poucos milissegundos as últimas leituras de um aparelho.',
          en: 'The operator’s screen must show a device’s latest readings within a few milliseconds.',
          es: 'La pantalla del operador debe mostrar en pocos milisegundos las últimas lecturas de un aparato.',
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
        kind: 'cost',
        text: {
          pt: 'O volume é pequeno, e nenhum nó deve ficar ligado e cobrado o dia todo.',
          en: 'The volume is small, and no node should be on and charged all day.',
          es: 'El volumen es pequeño, y ningún nodo debe quedar encendido y cobrado todo el día.',
        },
        rulesOut: {
          rows: {
            pt: 'O Bigtable cobra por nós que ficam ligados.',
            en: 'Bigtable charges for nodes that stay on.',
            es: 'Bigtable cobra por nodos que quedan encendidos.',
          },
        },
      },
      {
        id: 'raw',
        kind: 'change',
        text: {
          pt: 'Junto com as leituras vêm fotos e gravações de áudio, guardadas sem nenhuma conversão.',
          en: 'Photos and audio recordings come with the readings and are kept without any conversion.',
          es: 'Junto con las lecturas vienen fotos y grabaciones de audio, que se guardan sin ninguna conversión.',
        },
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
          pt: 'Uma loja virtual de móveis quer descrições para os produtos do catálogo. Falta escolher como escrevê-las e como conferi-las.',
          en: 'An online furniture store wants descriptions for the products in its catalog. How to write them and how to review them is still open.',
          es: 'Una tienda virtual de muebles quiere descripciones para los productos de su catálogo. Falta elegir cómo escribirlas y cómo revisarlas.',
        },
      },
      {
        id: 'estate',
        text: {
          pt: 'Um portal de imóveis quer um anúncio para cada apartamento e define quem o redige e que conferência ele recebe.',
          en: 'A property website wants a listing for each flat and is settling who writes it and how it is reviewed.',
          es: 'Un portal inmobiliario quiere un anuncio para cada departamento y define quién lo redacta y qué revisión recibe.',
        },
      },
      {
        id: 'travel',
        text: {
          pt: 'Uma operadora de turismo quer um texto para cada passeio do site e compara formas de redação e de controle.',
          en: 'A tour operator wants a text for each tour on its website and is comparing ways of writing and of control.',
          es: 'Una operadora de turismo quiere un texto para cada excursión del sitio y compara formas de redacción y de control.',
        },
      },
      {
        id: 'books',
        text: {
          pt: 'Uma livraria on-line quer uma apresentação para cada livro usado que põe à venda e define a redação e a conferência.',
          en: 'An online bookstore wants a presentation for each used book it puts on sale and is settling writing and review.',
          es: 'Una librería en línea quiere una presentación para cada libro usado que pone a la venta y define la redacción y la revisión.',
        },
      },
      {
        id: 'jobs',
        text: {
          pt: 'Um site de eventos quer um texto para cada espetáculo da agenda e escolhe como escrevê-lo e revê-lo.',
          en: 'An events website wants a text for each show on its calendar and is choosing how to write and review it.',
          es: 'Un sitio de eventos quiere un texto para cada espectáculo de su agenda y elige cómo escribirlo y revisarlo.',
        },
      },
    ],
    first: [
      {
        id: 'gemini',
        text: { pt: 'Textos do Gemini', en: 'Texts by Gemini', es: 'Textos de Gemini' },
        uses: ['Gemini'],
        why: {
          pt: 'O Gemini escreve textos diferentes, a partir de fotos e dados, em grande volume.',
          en: 'Gemini writes varied texts from photos and data, in large volume.',
          es: 'Gemini escribe textos distintos, a partir de fotos y datos, en gran volumen.',
        },
        tell: {
          pt: 'Muito texto variado em pouco tempo: IA generativa.',
          en: 'Much varied text in little time: generative AI.',
          es: 'Mucho texto variado en poco tiempo: IA generativa.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 5,
      },
      {
        id: 'template',
        text: { pt: 'Modelos fixos com campos', en: 'Fixed templates with fields', es: 'Plantillas fijas con campos' },
        uses: [],
        why: {
          pt: 'Um modelo fixo só repete o que está no cadastro: não inventa nada.',
          en: 'A fixed template repeats just what is on record: it makes nothing up.',
          es: 'Una plantilla fija solo repite lo que está en el registro: no inventa nada.',
        },
        tell: {
          pt: 'Nada pode ser inventado e a forma se repete: modelo fixo.',
          en: 'Nothing may be made up and the form repeats: a fixed template.',
          es: 'Nada puede inventarse y la forma se repite: plantilla fija.',
        },
        source: page('learn/artificial-intelligence-vs-machine-learning'),
        popularity: 4,
      },
      {
        id: 'writers',
        text: { pt: 'Autores contratados', en: 'Authors under contract', es: 'Autores contratados' },
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
          pt: 'Nada vai ao ar sem uma pessoa.',
          en: 'Nothing goes live without a person.',
          es: 'Nada se publica sin una persona.',
        },
        source: page('responsible-ai'),
        popularity: 4,
      },
      {
        id: 'filters',
        text: { pt: 'filtros automáticos', en: 'automatic filters', es: 'filtros automáticos' },
        uses: [],
        why: {
          pt: 'Filtros de segurança barram conteúdo ofensivo na hora, em qualquer volume.',
          en: 'Safety filters stop offensive content at once, in any volume.',
          es: 'Los filtros de seguridad frenan contenido ofensivo al instante, en cualquier volumen.',
        },
        tell: {
          pt: 'Barrar na hora, em grande volume: filtros.',
          en: 'Stop at once, in large volume: filters.',
          es: 'Frenar al instante, en gran volumen: filtros.',
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
          pt: 'Acompanhar tendências com pouco trabalho: amostra.',
          en: 'Follow trends with little work: a sample.',
          es: 'Seguir tendencias con poco trabajo: muestra.',
        },
        source: page('responsible-ai'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'mass',
        kind: 'scale',
        text: {
          pt: 'São 80.000 páginas novas por semana a redigir.',
          en: 'There are 80,000 new pages a week to write.',
          es: 'Son 80.000 páginas nuevas por semana para redactar.',
        },
        rulesOut: {
          writers: {
            pt: 'Os autores contratados não dão conta de 80.000 páginas por semana.',
            en: 'The authors under contract cannot manage 80,000 pages a week.',
            es: 'Los autores contratados no dan abasto con 80.000 páginas por semana.',
          },
        },
      },
      {
        id: 'from-photo',
        kind: 'change',
        text: {
          pt: 'A redação deve partir das fotos, porque o cadastro quase não tem dados.',
          en: 'Writing has to start from the photos, because the records hold hardly any data.',
          es: 'La redacción debe partir de las fotos, porque el registro casi no tiene datos.',
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
        kind: 'security',
        text: {
          pt: 'Por causa de um processo judicial, nenhum sistema que possa inventar características pode redigir.',
          en: 'Because of a lawsuit, no system that can make up features may do the writing.',
          es: 'Por un juicio, ningún sistema que pueda inventar características puede redactar.',
        },
        rulesOut: {
          gemini: {
            pt: 'Um modelo generativo pode alucinar características.',
            en: 'A generative model can hallucinate features.',
            es: 'Un modelo generativo puede alucinar características.',
          },
        },
      },
      {
        id: 'alike',
        kind: 'performance',
        text: {
          pt: 'Páginas quase iguais prejudicam o site nas buscas: a redação deve variar.',
          en: 'Pages that are almost alike hurt the website in searches: the writing must vary.',
          es: 'Las páginas casi iguales perjudican al sitio en las búsquedas: la redacción debe variar.',
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
        kind: 'security',
        text: {
          pt: 'A diretoria exige que um funcionário aprove tudo o que vai ao ar.',
          en: 'The board requires an employee to approve everything that goes live.',
          es: 'La dirección exige que un empleado apruebe todo lo que se publica.',
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
        kind: 'time',
        text: {
          pt: 'A publicação deve ocorrer segundos depois da redação, a qualquer hora.',
          en: 'Publication has to happen seconds after writing, at any hour.',
          es: 'La publicación debe ocurrir segundos después de la redacción, a cualquier hora.',
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
        kind: 'security',
        text: {
          pt: 'Nada ofensivo pode chegar a ser publicado.',
          en: 'Nothing offensive may get as far as publication.',
          es: 'Nada ofensivo puede llegar a publicarse.',
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
        id: 'museum',
        text: {
          pt: 'Um museu de São Paulo terá no Google Cloud um site com exposições virtuais. A equipe decide como alcançar o público e como proteger o site.',
          en: 'A museum in São Paulo will have a website with virtual exhibitions on Google Cloud. The team is deciding how to reach the audience and how to protect the website.',
          es: 'Un museo de São Paulo tendrá en Google Cloud un sitio con exposiciones virtuales. El equipo decide cómo llegar al público y cómo proteger el sitio.',
        },
      },
      {
        id: 'exams',
        text: {
          pt: 'Uma fundação que aplica concursos publica inscrições e resultados em um site no Google Cloud, em São Paulo, e revê alcance e proteção.',
          en: 'A foundation that runs public examinations publishes registrations and results on a website on Google Cloud, in São Paulo, and is reviewing reach and protection.',
          es: 'Una fundación que organiza concursos publica inscripciones y resultados en un sitio en Google Cloud, en São Paulo, y revisa alcance y protección.',
        },
      },
      {
        id: 'coffee',
        text: {
          pt: 'Uma exportadora de café tem a loja virtual no Google Cloud, em São Paulo, e escolhe como servi-la a clientes e como defendê-la.',
          en: 'A coffee exporter has its online store on Google Cloud, in São Paulo, and is choosing how to serve it to customers and how to defend it.',
          es: 'Una exportadora de café tiene su tienda virtual en Google Cloud, en São Paulo, y elige cómo servirla a clientes y cómo defenderla.',
        },
      },
      {
        id: 'news',
        text: {
          pt: 'Uma rádio publica notícias e gravações em um site no Google Cloud, em São Paulo, e decide como alcançar e proteger a audiência.',
          en: 'A radio station publishes news and recordings on a website on Google Cloud, in São Paulo, and is deciding how to reach and protect its audience.',
          es: 'Una radio publica noticias y grabaciones en un sitio en Google Cloud, en São Paulo, y decide cómo llegar a la audiencia y protegerla.',
        },
      },
      {
        id: 'tourism',
        text: {
          pt: 'Uma secretaria de turismo tem em São Paulo, no Google Cloud, o site que promove o estado, e revê o alcance e a proteção dele.',
          en: 'A tourism department has in São Paulo, on Google Cloud, the website that promotes its state, and is reviewing its reach and protection.',
          es: 'Una secretaría de turismo tiene en São Paulo, en Google Cloud, el sitio que promociona el estado, y revisa su alcance y protección.',
        },
      },
      {
        id: 'courses',
        text: {
          pt: 'Uma universidade aberta publica aulas e inscrições em um site no Google Cloud, em São Paulo, e define alcance e proteção.',
          en: 'An open university publishes classes and registrations on a website on Google Cloud, in São Paulo, and is settling reach and protection.',
          es: 'Una universidad abierta publica clases e inscripciones en un sitio en Google Cloud, en São Paulo, y define alcance y protección.',
        },
      },
      {
        id: 'crafts',
        text: {
          pt: 'Uma feira de artesanato vende pela internet, em um site no Google Cloud, em São Paulo, e escolhe como atender e defender o público.',
          en: 'A crafts fair sells over the internet, on a website on Google Cloud, in São Paulo, and is choosing how to serve and defend its audience.',
          es: 'Una feria de artesanías vende por internet, en un sitio en Google Cloud, en São Paulo, y elige cómo atender y defender a su público.',
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
          pt: 'Público perto e menor custo: uma região.',
          en: 'An audience nearby and the lowest cost: one region.',
          es: 'Público cerca y menor costo: una región.',
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
          pt: 'Conteúdo igual para todos, público distante: CDN.',
          en: 'The same content for all and a distant audience: a CDN.',
          es: 'Contenido igual para todos, público distante: CDN.',
        },
        source: page('cdn/docs/overview'),
        popularity: 5,
      },
      {
        id: 'two',
        text: {
          pt: 'Par de regiões com balanceador global',
          en: 'A pair of regions, globally balanced',
          es: 'Par de regiones con balanceador global',
        },
        uses: [],
        why: {
          pt: 'Com duas regiões e um balanceador global, cada pedido é calculado perto de quem o faz.',
          en: 'With two regions and a global load balancer, each request is computed near whoever makes it.',
          es: 'Con dos regiones y un balanceador global, cada solicitud se calcula cerca de quien la hace.',
        },
        tell: {
          pt: 'Respostas calculadas, público em dois continentes: duas regiões.',
          en: 'Computed answers for an audience in two continents: two regions.',
          es: 'Respuestas calculadas, público en dos continentes: dos regiones.',
        },
        source: page('load-balancing/docs/load-balancing-overview'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'armor',
        text: { pt: 'regras do Cloud Armor', en: 'Cloud Armor rules', es: 'reglas de Cloud Armor' },
        uses: ['Armor'],
        why: {
          pt: 'O Cloud Armor barra ataques DDoS e pedidos maliciosos, como injeção de SQL, antes de chegarem ao servidor.',
          en: 'Cloud Armor stops DDoS attacks and malicious requests, such as SQL injection, before they reach the server.',
          es: 'Cloud Armor frena ataques DDoS y solicitudes maliciosas, como inyección de SQL, antes de que lleguen al servidor.',
        },
        tell: {
          pt: 'DDoS e ataques da web: Cloud Armor.',
          en: 'DDoS and web attacks: Cloud Armor.',
          es: 'DDoS y ataques web: Cloud Armor.',
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
        tell: {
          pt: 'Robôs em cadastros e logins: reCAPTCHA.',
          en: 'Bots in registrations and sign-ins: reCAPTCHA.',
          es: 'Bots en registros e inicios de sesión: reCAPTCHA.',
        },
        source: page('recaptcha/docs/overview'),
        popularity: 4,
      },
      {
        id: 'firewall',
        text: { pt: 'regras de firewall da VPC', en: 'VPC firewall rules', es: 'reglas de firewall de la VPC' },
        uses: [],
        why: {
          pt: 'As regras de firewall da VPC liberam portas e endereços por rede, sem custo.',
          en: 'VPC firewall rules allow ports and addresses by network, free of charge.',
          es: 'Las reglas de firewall de la VPC permiten puertos y direcciones por red, sin costo.',
        },
        tell: {
          pt: 'Abrir portas só para endereços conhecidos: firewall da VPC.',
          en: 'Open ports to known addresses alone: the VPC firewall.',
          es: 'Abrir puertos solo a direcciones conocidas: firewall de la VPC.',
        },
        source: page('firewall/docs/firewalls'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'far-static',
        kind: 'performance',
        text: {
          pt: 'Visitantes da Europa e da Ásia devem abrir imagens grandes, iguais para todos, em menos de um segundo.',
          en: 'Visitors in Europe and Asia must open large images, the same for all, in less than a second.',
          es: 'Visitantes de Europa y Asia deben abrir imágenes grandes, iguales para todos, en menos de un segundo.',
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
        kind: 'performance',
        text: {
          pt: 'Metade do público está na Europa, e cada resposta é calculada na hora para ele, em milissegundos.',
          en: 'Half of the audience is in Europe, and each answer is computed for it on the spot, within milliseconds.',
          es: 'La mitad del público está en Europa, y cada respuesta se calcula para ella al instante, en milisegundos.',
        },
        rulesOut: {
          one: {
            pt: 'De São Paulo à Europa, a viagem da resposta já passa de cem milissegundos.',
            en: 'From São Paulo to Europe, the answer’s journey alone takes more than a hundred milliseconds.',
            es: 'De São Paulo a Europa, el viaje de la respuesta ya supera los cien milisegundos.',
          },
          cdn: {
            pt: 'Uma resposta calculada para cada visitante não sai do cache.',
            en: 'An answer computed for each visitor does not come from the cache.',
            es: 'Una respuesta calculada para cada visitante no sale del caché.',
          },
        },
      },
      {
        id: 'one-set',
        kind: 'cost',
        text: {
          pt: 'Só há verba para servidores em um lugar.',
          en: 'There is a budget for servers in one place alone.',
          es: 'Solo hay presupuesto para servidores en un lugar.',
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
        kind: 'change',
        text: {
          pt: 'Nenhum visitante pode receber uma cópia guardada: cada página sai do servidor no momento do pedido.',
          en: 'No visitor may receive a stored copy: each page comes from the server at the moment of the request.',
          es: 'Ningún visitante puede recibir una copia guardada: cada página sale del servidor en el momento de la solicitud.',
        },
        rulesOut: {
          cdn: {
            pt: 'A CDN entrega cópias guardadas na borda.',
            en: 'A CDN delivers copies stored at the edge.',
            es: 'La CDN entrega copias guardadas en el borde.',
          },
        },
      },
      {
        id: 'injection',
        kind: 'security',
        text: {
          pt: 'Pedidos com comandos maliciosos nos formulários devem ser barrados antes do servidor.',
          en: 'Requests with malicious commands in the forms must be stopped before the server.',
          es: 'Las solicitudes con comandos maliciosos en los formularios deben frenarse antes del servidor.',
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
        kind: 'change',
        text: {
          pt: 'O código do site não pode ser alterado.',
          en: 'The website’s code cannot be changed.',
          es: 'El código del sitio no puede modificarse.',
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
        kind: 'security',
        text: {
          pt: 'Robôs que imitam navegadores criam milhares de cadastros falsos, e é preciso distingui-los de pessoas.',
          en: 'Bots that imitate browsers create thousands of false registrations, and have to be told from people.',
          es: 'Bots que imitan navegadores crean miles de registros falsos, y hay que distinguirlos de las personas.',
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
        id: 'no-fee',
        kind: 'cost',
        text: {
          pt: 'A proteção escolhida não pode ter cobrança própria.',
          en: 'The protection chosen may not carry a charge of its own.',
          es: 'La protección elegida no puede tener cobro propio.',
        },
        rulesOut: {
          armor: {
            pt: 'O Cloud Armor cobra por política, regra e pedido.',
            en: 'Cloud Armor charges by policy, rule and request.',
            es: 'Cloud Armor cobra por política, regla y solicitud.',
          },
        },
        unclear: ['captcha'],
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
];
