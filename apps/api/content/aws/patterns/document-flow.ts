import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const documentFlow: readonly Pattern[] = [
  pairsOf({
    id: 'document-flow',
    exams: { 'saa-c03': { domain: 'performance', topic: 'compute-performance' } },
    scene: {
      pt: 'Pense nos documentos digitalizados como papéis antigos, que primeiro alguém copia e cujas cópias depois ficam guardadas para consulta.',
      en: 'Think of the scanned documents as old papers, which are first copied out and whose copies are then kept for people to consult.',
      es: 'Piensa en los documentos digitalizados como papeles antiguos, que primero se copian y cuyas copias se guardan después para consultarlas.',
    },
    situations: [
      {
        id: 'notary',
        text: {
          pt: 'Uma rede de cartórios digitaliza escrituras e quer extrair delas nomes, datas e tabelas.',
          en: 'A network of notaries scans deeds and wants to extract names, dates and tables from them.',
          es: 'Una red de notarías digitaliza escrituras y quiere extraer de ellas nombres, fechas y tablas.',
        },
        today: {
          pt: 'Os arquivos chegam a um bucket do Amazon S3 durante o dia, e digitadores os transcrevem com duas semanas de atraso. Um arquiteto deve propor a extração e onde guardar o resultado.',
          en: 'The files reach an Amazon S3 bucket during the day, and typists transcribe them two weeks late. An architect must propose the extraction and where to keep its result.',
          es: 'Los archivos llegan a un bucket de Amazon S3 durante el día, y los digitadores los transcriben con dos semanas de atraso. Un arquitecto debe proponer la extracción y dónde guardar el resultado.',
        },
      },
      {
        id: 'freight-papers',
        text: {
          pt: 'Uma empresa de despacho aduaneiro recebe conhecimentos de carga e faturas digitalizados.',
          en: 'A customs broker receives scanned bills of lading and invoices.',
          es: 'Un despachante de aduana recibe conocimientos de embarque y facturas digitalizados.',
        },
        today: {
          pt: 'São 20.000 documentos por dia em um bucket do Amazon S3, com campos e tabelas que quarenta pessoas copiam à mão. A leitura vai ser automatizada, e o resultado, guardado.',
          en: 'There are 20,000 documents a day in an Amazon S3 bucket, with fields and tables that forty people copy by hand. The reading is to be automated and its result kept.',
          es: 'Son 20.000 documentos al día en un bucket de Amazon S3, con campos y tablas que cuarenta personas copian a mano. La lectura se va a automatizar, y el resultado, a guardar.',
        },
      },
      {
        id: 'land-registry',
        text: {
          pt: 'Um cadastro de terras abre ao público as fichas de um século.',
          en: 'A land registry is opening the records of a century to the public.',
          es: 'Un catastro abre al público las fichas de un siglo.',
        },
        today: {
          pt: 'As fichas foram digitalizadas e estão em um bucket do Amazon S3, com tabelas e campos datilografados. Os arquitetos definem como os ler e onde guardar o que foi lido.',
          en: 'The records have been scanned and are in an Amazon S3 bucket, with tables and typed fields. The architects are defining how to read them and where to keep what was read.',
          es: 'Las fichas se digitalizaron y están en un bucket de Amazon S3, con tablas y campos mecanografiados. Los arquitectos definen cómo leerlas y dónde guardar lo leído.',
        },
      },
    ],
    first: [
      {
        id: 'async',
        uses: ['Textract'],
        popularity: 5,
        source: docs('textract/latest/dg/async.html'),
        text: { pt: 'Textract assíncrono', en: 'asynchronous Textract', es: 'Textract asíncrono' },
        action: {
          pt: 'Iniciar uma análise assíncrona de cada arquivo no Amazon Textract com aviso do fim pelo Amazon SNS',
          en: 'Start an asynchronous analysis of each file in Amazon Textract with a notice of its end through Amazon SNS',
          es: 'Iniciar un análisis asíncrono de cada archivo en Amazon Textract con aviso del fin por Amazon SNS',
        },
        why: {
          pt: 'A análise assíncrona do Textract lê no S3 PDFs de até 3.000 páginas, dá a linha e a coluna de cada célula, sem servidores, e avisa pelo SNS quando terminou.',
          en: 'The asynchronous analysis of Textract reads PDFs of up to 3,000 pages in S3, gives the row and column of each cell, without servers, and tells through SNS when it has finished.',
          es: 'El análisis asíncrono de Textract lee en S3 PDF de hasta 3.000 páginas, da la fila y la columna de cada celda, sin servidores, y avisa por SNS cuando terminó.',
        },
        likeness: {
          pt: 'o copista contratado que demora mas aceita livros inteiros',
          en: 'the hired copyist who is slow but accepts whole books',
          es: 'el copista contratado que tarda pero acepta libros enteros',
        },
        tell: {
          pt: 'PDFs de centenas de páginas, lidos sem dividi-los: a análise assíncrona do Textract. Cada célula das tabelas com a sua linha e coluna: o Textract.',
          en: 'PDFs of hundreds of pages, read without splitting them: the asynchronous analysis of Textract. Each cell of the tables with its row and column: Textract.',
          es: 'PDF de cientos de páginas, leídos sin dividirlos: el análisis asíncrono de Textract. Cada celda de las tablas con su fila y columna: Textract.',
        },
      },
      {
        id: 'sync',
        rightWith: ['counter'],
        uses: ['Textract'],
        popularity: 4,
        source: docs('textract/latest/dg/sync.html'),
        text: { pt: 'Textract síncrono', en: 'synchronous Textract', es: 'Textract síncrono' },
        action: {
          pt: 'Ler a resposta de uma chamada síncrona de análise do Amazon Textract para cada arquivo',
          en: 'Read the response of a synchronous analysis call of Amazon Textract for each file',
          es: 'Leer la respuesta de una llamada síncrona de análisis de Amazon Textract para cada archivo',
        },
        why: {
          pt: 'A operação síncrona do Textract devolve o conteúdo de uma página na resposta da chamada, em segundos.',
          en: 'The synchronous operation of Textract returns the content of one page in the response of the call, within seconds.',
          es: 'La operación síncrona de Textract devuelve el contenido de una página en la respuesta de la llamada, en segundos.',
        },
        likeness: {
          pt: 'o copista contratado que copia na hora uma única folha',
          en: 'the hired copyist who copies one sheet while you wait',
          es: 'el copista contratado que copia una sola hoja ante ti',
        },
        tell: {
          pt: 'Documento de uma página cujo conteúdo se mostra na mesma requisição: a operação síncrona do Textract. Cada célula das tabelas com a sua linha e coluna: o Textract.',
          en: 'A document of one page whose content is shown within the same request: the synchronous operation of Textract. Each cell of the tables with its row and column: Textract.',
          es: 'Documento de una página cuyo contenido se muestra en la misma solicitud: la operación síncrona de Textract. Cada celda de las tablas con su fila y columna: Textract.',
        },
      },
      {
        id: 'own-ocr',
        neverRight: true,
        uses: ['OCR'],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: { pt: 'OCR próprio no Amazon EC2', en: 'own OCR on Amazon EC2', es: 'OCR propio en Amazon EC2' },
        action: {
          pt: 'Instalar um programa de OCR de código aberto em um grupo de instâncias do Amazon EC2',
          en: 'Install an open source OCR program on a group of Amazon EC2 instances',
          es: 'Instalar un programa de OCR de código abierto en un grupo de instancias de Amazon EC2',
        },
        why: {
          pt: 'Um OCR próprio devolve o texto da página; campos, tabelas e servidores ficam com a equipe.',
          en: 'An OCR of one’s own returns the text of the page; fields, tables and servers are left to the team.',
          es: 'Un OCR propio devuelve el texto de la página; campos, tablas y servidores quedan a cargo del equipo.',
        },
        likeness: {
          pt: 'a máquina de copiar consertada por você que embaralha tabelas',
          en: 'the copying machine you repair yourself that jumbles every table',
          es: 'la máquina copiadora reparada por ti que revuelve las tablas',
        },
        tell: {
          pt: 'Programa de leitura que a própria equipe escolhe: OCR no EC2.',
          en: 'A reading program that the team itself chooses: OCR on EC2.',
          es: 'Programa de lectura que el propio equipo elige: OCR en EC2.',
        },
      },
    ],
    second: [
      {
        id: 'search',
        rightWith: ['any-word'],
        uses: ['OpenSearch'],
        popularity: 4,
        source: docs('opensearch-service/latest/developerguide/what-is.html'),
        text: {
          pt: 'índice no OpenSearch Service',
          en: 'an index in OpenSearch Service',
          es: 'índice en OpenSearch Service',
        },
        action: {
          pt: 'guardar o texto e os campos extraídos em um índice de um domínio do Amazon OpenSearch Service',
          en: 'keep the extracted text and fields in an index of an Amazon OpenSearch Service domain',
          es: 'guardar el texto y los campos extraídos en un índice de un dominio de Amazon OpenSearch Service',
        },
        why: {
          pt: 'O OpenSearch Service indexa o texto e encontra palavras em milhões de documentos, também escritas com erro, em milissegundos.',
          en: 'OpenSearch Service indexes the text and finds words in millions of documents, misspelled ones too, within milliseconds.',
          es: 'OpenSearch Service indexa el texto y encuentra palabras en millones de documentos, también mal escritas, en milisegundos.',
        },
        likeness: {
          pt: 'as bibliotecárias contratadas por hora que acham até palavras erradas',
          en: 'the librarians hired by the hour who find even misspellings',
          es: 'las bibliotecarias por hora que hallan hasta palabras mal escritas',
        },
        tell: {
          pt: 'Qualquer palavra do conteúdo, mesmo escrita com erros: OpenSearch Service.',
          en: 'Any word of the content, even when it is misspelled: OpenSearch Service.',
          es: 'Cualquier palabra del contenido, incluso mal escrita: OpenSearch Service.',
        },
      },
      {
        id: 'table',
        rightWith: ['by-number'],
        uses: ['DynamoDB'],
        popularity: 5,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        text: { pt: 'tabela do DynamoDB', en: 'a DynamoDB table', es: 'tabla de DynamoDB' },
        action: {
          pt: 'guardar os campos extraídos em uma tabela do Amazon DynamoDB com o número do documento como chave',
          en: 'keep the extracted fields in an Amazon DynamoDB table with the document number as its key',
          es: 'guardar los campos extraídos en una tabla de Amazon DynamoDB con el número de documento como clave',
        },
        why: {
          pt: 'O DynamoDB devolve o item de uma chave em milissegundos, em qualquer volume, sem servidores.',
          en: 'DynamoDB returns the item of a key within milliseconds, at any volume, without servers.',
          es: 'DynamoDB devuelve el elemento de una clave en milisegundos, con cualquier volumen, sin servidores.',
        },
        likeness: {
          pt: 'os armários que abrem na hora mas só pelo número',
          en: 'the lockers that open instantly but only by their number',
          es: 'los casilleros que abren al instante pero solo por número',
        },
        tell: {
          pt: 'Uma ficha lida pelo seu número milhares de vezes por segundo: DynamoDB.',
          en: 'One record read by its number thousands of times a second: DynamoDB.',
          es: 'Una ficha leída por su número miles de veces por segundo: DynamoDB.',
        },
      },
      {
        id: 'athena',
        rightWith: ['totals'],
        uses: ['Athena'],
        popularity: 4,
        source: docs('athena/latest/ug/what-is.html'),
        text: {
          pt: 'arquivos no S3 lidos pelo Athena',
          en: 'files in S3 read by Athena',
          es: 'archivos en S3 leídos por Athena',
        },
        action: {
          pt: 'guardar os campos extraídos em arquivos Parquet no Amazon S3 e consultá-los com o Amazon Athena',
          en: 'keep the extracted fields in Parquet files in Amazon S3 and query them with Amazon Athena',
          es: 'guardar los campos extraídos en archivos Parquet en Amazon S3 y consultarlos con Amazon Athena',
        },
        why: {
          pt: 'O Athena soma e agrupa em SQL o que está no S3 e cobra por consulta; entre uma e outra só se paga o armazenamento.',
          en: 'Athena adds up and groups in SQL what is in S3 and charges by query; between queries only storage is paid for.',
          es: 'Athena suma y agrupa en SQL lo que está en S3 y cobra por consulta; entre una y otra solo se paga el almacenamiento.',
        },
        likeness: {
          pt: 'o contador pago por pergunta que soma tudo sem pressa',
          en: 'the accountant paid per question who adds up without hurry',
          es: 'el contador pagado por pregunta que suma todo sin prisa',
        },
        tell: {
          pt: 'Totais em SQL algumas vezes por mês, sem custo de computação entre eles: Athena. Valores somados em SQL três vezes por mês: arquivos no S3, com o Athena.',
          en: 'Totals in SQL a few times a month, with no compute cost in between: Athena. Values added up in SQL three times a month: files in S3, with Athena.',
          es: 'Totales en SQL unas veces al mes, sin costo de cómputo entre ellos: Athena. Valores sumados en SQL tres veces por mes: archivos en S3, con Athena.',
        },
      },
    ],
    constraints: [
      {
        id: 'long',
        notWith: ['counter'],
        text: {
          pt: 'Há PDFs de 200 a 900 páginas, que devem ser lidos como chegaram, sem dividi-los.',
          en: 'There are PDFs of 200 to 900 pages, which must be read as they came, without splitting them.',
          es: 'Hay PDF de 200 a 900 páginas, que deben leerse tal como llegaron, sin dividirlos.',
        },
        rulesOut: {
          sync: {
            pt: 'A operação síncrona do Textract só aceita documentos de uma página.',
            en: 'The synchronous operation of Textract accepts documents of one page only.',
            es: 'La operación síncrona de Textract solo acepta documentos de una página.',
          },
        },
      },
      {
        id: 'counter',
        unclear: ['own-ocr'],
        text: {
          pt: 'Cada documento tem uma página, e o programa de digitalização deve mostrar o conteúdo na mesma requisição, sem aguardar um aviso.',
          en: 'Each document has one page, and the scanning program must show its content within the same request, without waiting for a notification.',
          es: 'Cada documento tiene una página, y el programa de digitalización debe mostrar el contenido en la misma solicitud, sin esperar un aviso.',
        },
        rulesOut: {
          async: {
            pt: 'A análise assíncrona entra em uma fila e avisa quando termina; a resposta não vem na chamada.',
            en: 'The asynchronous analysis is queued and tells when it has finished; the response does not come with the call.',
            es: 'El análisis asíncrono entra en una cola y avisa cuando termina; la respuesta no viene en la llamada.',
          },
        },
      },
      {
        id: 'structure',
        text: {
          pt: 'Cada célula das tabelas deve vir com a sua linha e coluna, e a leitura não pode exigir servidores nem modelos a manter.',
          en: 'Each cell of the tables must come with its row and column, and the reading must need no servers or models to maintain.',
          es: 'Cada celda de las tablas debe venir con su fila y columna, y la lectura no puede exigir servidores ni modelos que mantener.',
        },
        rulesOut: {
          'own-ocr': {
            pt: 'As instâncias com o OCR são servidores a manter, e o programa devolve texto sem a estrutura das tabelas.',
            en: 'The instances with the OCR are servers to maintain, and the program returns text without the structure of the tables.',
            es: 'Las instancias con el OCR son servidores que mantener, y el programa devuelve texto sin la estructura de las tablas.',
          },
        },
      },
      {
        id: 'any-word',
        notWith: ['by-number', 'totals'],
        text: {
          pt: 'O público deve achar qualquer palavra do conteúdo em menos de um segundo, mesmo escrita com erros.',
          en: 'The public must find any word of the content in less than a second, even when it is misspelled.',
          es: 'El público debe hallar cualquier palabra del contenido en menos de un segundo, incluso mal escrita.',
        },
        rulesOut: {
          table: {
            pt: 'O DynamoDB encontra itens pela chave, e não por palavras no meio do conteúdo.',
            en: 'DynamoDB finds items by key, not by words in the middle of the content.',
            es: 'DynamoDB encuentra elementos por clave, y no por palabras en medio del contenido.',
          },
          athena: {
            pt: 'O Athena percorre os arquivos a cada consulta, o que leva segundos, e não tolera erros de escrita.',
            en: 'Athena goes through the files at each query, which takes seconds, and does not tolerate misspelling.',
            es: 'Athena recorre los archivos en cada consulta, lo que toma segundos, y no tolera errores de escritura.',
          },
        },
      },
      {
        id: 'by-number',
        notWith: ['totals'],
        text: {
          pt: 'Um aplicativo lê uma ficha pelo seu número 5.000 vezes por segundo, em poucos milissegundos, e não pode haver nós a escolher.',
          en: 'An application reads one record by its number 5,000 times a second, within a few milliseconds, and no nodes may have to be chosen.',
          es: 'Una aplicación lee una ficha por su número 5.000 veces por segundo, en pocos milisegundos, y no debe haber nodos que elegir.',
        },
        rulesOut: {
          search: {
            pt: 'Um domínio do OpenSearch Service tem nós cujo tipo e número a equipe escolhe.',
            en: 'An OpenSearch Service domain has nodes whose type and number the team chooses.',
            es: 'Un dominio de OpenSearch Service tiene nodos cuyo tipo y número elige el equipo.',
          },
          athena: {
            pt: 'Cada consulta do Athena leva segundos, e a cota de consultas simultâneas é bem menor.',
            en: 'Each Athena query takes seconds, and the quota of concurrent queries is far lower.',
            es: 'Cada consulta de Athena toma segundos, y la cuota de consultas simultáneas es mucho menor.',
          },
        },
      },
      {
        id: 'totals',
        text: {
          pt: 'Três vezes por mês, analistas somam valores por período e região em SQL, e entre uma vez e outra só o armazenamento pode custar.',
          en: 'Three times a month analysts add up values by period and region in SQL, and in between only storage may cost anything.',
          es: 'Tres veces al mes, los analistas suman valores por período y región en SQL, y entre una vez y otra solo el almacenamiento puede costar.',
        },
        rulesOut: {
          search: {
            pt: 'Os nós de um domínio do OpenSearch Service custam por hora, com ou sem consultas.',
            en: 'The nodes of an OpenSearch Service domain cost by the hour, with or without queries.',
            es: 'Los nodos de un dominio de OpenSearch Service cuestan por hora, con o sin consultas.',
          },
          table: {
            pt: 'O DynamoDB lê cada registro pela chave, mas não soma nem agrupa em SQL.',
            en: 'DynamoDB reads each record by its key but does not add up or group in SQL.',
            es: 'DynamoDB lee cada registro por su clave, pero no suma ni agrupa en SQL.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a esses requisitos?',
      en: 'Which combination meets these requirements?',
      es: '¿Qué combinación cumple estos requisitos?',
    },
  }),
];
