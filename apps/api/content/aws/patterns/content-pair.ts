import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const contentPair: readonly Pattern[] = [
  {
    id: 'content-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'ai-ml' },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
    },
    situations: [
      {
        id: 'archive',
        text: {
          pt: 'Um arquivo público quer catalogar o seu acervo com serviços de IA prontos.',
          en: 'A public archive wants to catalog its collection with ready AI services.',
          es: 'Un archivo público quiere catalogar su colección con servicios de IA listos.',
        },
        today: {
          pt: 'São 90.000 caixas de documentos, fitas e imagens, que ele digitaliza para o Amazon S3. O arquivo precisa projetar duas das etapas.',
          en: 'It has 90,000 boxes of documents, tapes and pictures, which it is digitizing into Amazon S3. The archive must design two of the steps.',
          es: 'Son 90.000 cajas de documentos, cintas e imágenes, que digitaliza hacia Amazon S3. El archivo debe diseñar dos de los pasos.',
        },
      },
      {
        id: 'claims',
        text: {
          pt: 'Uma seguradora quer tratar sinistros mais depressa, sem treinar modelos próprios.',
          en: 'An insurer wants to handle claims faster, without training its own models.',
          es: 'Una aseguradora quiere atender siniestros más rápido, sin entrenar modelos propios.',
        },
        today: {
          pt: 'Cada sinistro chega com anexos de vários tipos, que quarenta funcionários abrem um a um. A seguradora quer automatizar duas tarefas deles.',
          en: 'Each claim arrives with attachments of several kinds, which forty clerks open one by one. The insurer wants to automate two of their tasks.',
          es: 'Cada siniestro llega con adjuntos de varios tipos, que cuarenta empleados abren uno por uno. La aseguradora quiere automatizar dos de sus tareas.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Um museu prepara uma exposição interativa com serviços de IA prontos.',
          en: 'A museum is preparing an interactive exhibition with ready AI services.',
          es: 'Un museo prepara una muestra interactiva con servicios de IA listos.',
        },
        today: {
          pt: 'A exposição abre em dez semanas e aproveita quarenta anos de material, que está no Amazon S3. Falta projetar duas funções.',
          en: 'The exhibition opens in ten weeks and draws on forty years of material, which is in Amazon S3. Two functions are still to be designed.',
          es: 'La exposición abre en diez semanas y aprovecha cuarenta años de material, que está en Amazon S3. Falta diseñar dos funciones.',
        },
      },
      {
        id: 'university-content',
        text: {
          pt: 'Uma universidade quer tornar o seu acervo mais acessível, sem treinar modelos.',
          en: 'A university wants to make its collection more accessible, without training models.',
          es: 'Una universidad quiere hacer más accesible su colección, sin entrenar modelos.',
        },
        today: {
          pt: 'São 700.000 itens de vários tipos no Amazon S3, que hoje só funcionários conseguem consultar. Duas melhorias vêm primeiro.',
          en: 'The collection has 700,000 items of many kinds in Amazon S3, which only staff can search today. Two improvements come first.',
          es: 'Son 700.000 elementos de muchos tipos en Amazon S3, que hoy solo el personal puede consultar. Dos mejoras van primero.',
        },
      },
      {
        id: 'travel-content',
        text: {
          pt: 'Uma agência de turismo recebe material de parceiros do mundo todo e não tem especialistas em machine learning.',
          en: 'A travel agency receives material from partners worldwide and has no machine learning specialists.',
          es: 'Una agencia de turismo recibe material de socios de todo el mundo y no tiene especialistas en machine learning.',
        },
        today: {
          pt: 'Chegam cerca de 2.000 arquivos por dia, que esperam até uma semana por alguém que os trate. A agência precisa escolher os serviços para duas tarefas.',
          en: 'About 2,000 files arrive per day and wait up to a week until somebody handles them. The agency must choose the services for two tasks.',
          es: 'Llegan unos 2.000 archivos por día, que esperan hasta una semana a que alguien los trate. La agencia debe elegir los servicios para dos tareas.',
        },
      },
    ],
    candidates: [
      {
        id: 'textract-transcribe',
        uses: ['Textract', 'Transcribe'],
        popularity: 4,
        source: docs('textract/latest/dg/what-is.html'),
        secondSource: docs('transcribe/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Textract e Amazon Transcribe',
          en: 'Amazon Textract and Amazon Transcribe',
          es: 'Amazon Textract y Amazon Transcribe',
        },
        action: {
          pt: 'Processar os arquivos com o Amazon Textract e executar trabalhos em lote do Amazon Transcribe.',
          en: 'Process the files with Amazon Textract and run batch jobs of Amazon Transcribe.',
          es: 'Procesar los archivos con Amazon Textract y ejecutar trabajos por lotes de Amazon Transcribe.',
        },
        why: {
          pt: 'O Amazon Textract extrai texto, formulários e tabelas de documentos digitalizados. O Amazon Transcribe transforma fala em texto.',
          en: 'Amazon Textract extracts text, forms and tables from scanned documents. Amazon Transcribe turns speech into text.',
          es: 'Amazon Textract extrae texto, formularios y tablas de documentos digitalizados. Amazon Transcribe convierte el habla en texto.',
        },
        tell: {
          pt: 'Tabelas de páginas digitalizadas: Textract, que reconhece formulários e tabelas. Conversas gravadas em texto: Transcribe, da fala ao texto.',
          en: 'Tables from scanned pages: Textract, which keeps forms and tables as such. Recorded conversations into text: Transcribe, from speech to text.',
          es: 'Tablas de páginas digitalizadas: Textract, que reconoce formularios y tablas. Conversaciones grabadas en texto: Transcribe, de la voz al texto.',
        },
      },
      {
        id: 'textract-rekognition',
        uses: ['Textract', 'Rekognition'],
        popularity: 4,
        source: docs('textract/latest/dg/what-is.html'),
        secondSource: docs('rekognition/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Textract e Amazon Rekognition',
          en: 'Amazon Textract and Amazon Rekognition',
          es: 'Amazon Textract y Amazon Rekognition',
        },
        action: {
          pt: 'Processar os arquivos com o Amazon Textract e chamar o Amazon Rekognition para cada item.',
          en: 'Process the files with Amazon Textract and call Amazon Rekognition for each item.',
          es: 'Procesar los archivos con Amazon Textract y llamar a Amazon Rekognition por cada elemento.',
        },
        why: {
          pt: 'O Amazon Textract extrai texto, formulários e tabelas de documentos digitalizados. O Amazon Rekognition reconhece objetos, cenas e rostos em imagens e vídeos.',
          en: 'Amazon Textract extracts text, forms and tables from scanned documents. Amazon Rekognition recognizes objects, scenes and faces in images and videos.',
          es: 'Amazon Textract extrae texto, formularios y tablas de documentos digitalizados. Amazon Rekognition reconoce objetos, escenas y rostros en imágenes y videos.',
        },
        tell: {
          pt: 'Tabelas de páginas digitalizadas: Textract, que reconhece formulários e tabelas. O que uma foto mostra: Rekognition, para imagens e vídeos.',
          en: 'Tables from scanned pages: Textract, which keeps forms and tables as such. What a photo shows: Rekognition, for images and videos.',
          es: 'Tablas de páginas digitalizadas: Textract, que reconoce formularios y tablas. Lo que una foto muestra: Rekognition, para imágenes y videos.',
        },
      },
      {
        id: 'textract-translate',
        uses: ['Textract', 'Translate'],
        popularity: 4,
        source: docs('textract/latest/dg/what-is.html'),
        secondSource: docs('translate/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Textract e Amazon Translate',
          en: 'Amazon Textract and Amazon Translate',
          es: 'Amazon Textract y Amazon Translate',
        },
        action: {
          pt: 'Processar os arquivos com o Amazon Textract e enviar o conteúdo ao Amazon Translate.',
          en: 'Process the files with Amazon Textract and send the content to Amazon Translate.',
          es: 'Procesar los archivos con Amazon Textract y enviar el contenido a Amazon Translate.',
        },
        why: {
          pt: 'O Amazon Textract extrai texto, formulários e tabelas de documentos digitalizados. O Amazon Translate traduz textos entre dezenas de idiomas.',
          en: 'Amazon Textract extracts text, forms and tables from scanned documents. Amazon Translate translates texts between dozens of languages.',
          es: 'Amazon Textract extrae texto, formularios y tablas de documentos digitalizados. Amazon Translate traduce textos entre decenas de idiomas.',
        },
        tell: {
          pt: 'Tabelas de páginas digitalizadas: Textract, que reconhece formulários e tabelas. Mensagens lidas em outra língua: Translate, de texto a texto.',
          en: 'Tables from scanned pages: Textract, which keeps forms and tables as such. Messages read in another language: Translate, from text to text.',
          es: 'Tablas de páginas digitalizadas: Textract, que reconoce formularios y tablas. Mensajes leídos en otro idioma: Translate, de texto a texto.',
        },
      },
      {
        id: 'textract-polly',
        uses: ['Textract', 'Polly'],
        popularity: 4,
        source: docs('textract/latest/dg/what-is.html'),
        secondSource: docs('polly/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Textract e Amazon Polly',
          en: 'Amazon Textract and Amazon Polly',
          es: 'Amazon Textract y Amazon Polly',
        },
        action: {
          pt: 'Processar os arquivos com o Amazon Textract e passar o conteúdo ao Amazon Polly.',
          en: 'Process the files with Amazon Textract and pass the content to Amazon Polly.',
          es: 'Procesar los archivos con Amazon Textract y pasar el contenido a Amazon Polly.',
        },
        why: {
          pt: 'O Amazon Textract extrai texto, formulários e tabelas de documentos digitalizados. A Amazon Polly lê textos em voz alta com vozes naturais.',
          en: 'Amazon Textract extracts text, forms and tables from scanned documents. Amazon Polly reads texts aloud with natural voices.',
          es: 'Amazon Textract extrae texto, formularios y tablas de documentos digitalizados. Amazon Polly lee textos en voz alta con voces naturales.',
        },
        tell: {
          pt: 'Tabelas de páginas digitalizadas: Textract, que reconhece formulários e tabelas. Textos para ouvir: Polly, do texto à fala.',
          en: 'Tables from scanned pages: Textract, which keeps forms and tables as such. Texts to listen to: Polly, from text to speech.',
          es: 'Tablas de páginas digitalizadas: Textract, que reconoce formularios y tablas. Textos para escuchar: Polly, del texto a la voz.',
        },
      },
      {
        id: 'transcribe-rekognition',
        uses: ['Transcribe', 'Rekognition'],
        popularity: 4,
        source: docs('transcribe/latest/dg/what-is.html'),
        secondSource: docs('rekognition/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Transcribe e Amazon Rekognition',
          en: 'Amazon Transcribe and Amazon Rekognition',
          es: 'Amazon Transcribe y Amazon Rekognition',
        },
        action: {
          pt: 'Executar trabalhos em lote do Amazon Transcribe e chamar o Amazon Rekognition para cada item.',
          en: 'Run batch jobs of Amazon Transcribe and call Amazon Rekognition for each item.',
          es: 'Ejecutar trabajos por lotes de Amazon Transcribe y llamar a Amazon Rekognition por cada elemento.',
        },
        why: {
          pt: 'O Amazon Transcribe transforma fala em texto. O Amazon Rekognition reconhece objetos, cenas e rostos em imagens e vídeos.',
          en: 'Amazon Transcribe turns speech into text. Amazon Rekognition recognizes objects, scenes and faces in images and videos.',
          es: 'Amazon Transcribe convierte el habla en texto. Amazon Rekognition reconoce objetos, escenas y rostros en imágenes y videos.',
        },
        tell: {
          pt: 'Conversas gravadas em texto: Transcribe, da fala ao texto. O que uma foto mostra: Rekognition, para imagens e vídeos.',
          en: 'Recorded conversations into text: Transcribe, from speech to text. What a photo shows: Rekognition, for images and videos.',
          es: 'Conversaciones grabadas en texto: Transcribe, de la voz al texto. Lo que una foto muestra: Rekognition, para imágenes y videos.',
        },
      },
      {
        id: 'transcribe-translate',
        uses: ['Transcribe', 'Translate'],
        popularity: 4,
        source: docs('transcribe/latest/dg/what-is.html'),
        secondSource: docs('translate/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Transcribe e Amazon Translate',
          en: 'Amazon Transcribe and Amazon Translate',
          es: 'Amazon Transcribe y Amazon Translate',
        },
        action: {
          pt: 'Executar trabalhos em lote do Amazon Transcribe e enviar o conteúdo ao Amazon Translate.',
          en: 'Run batch jobs of Amazon Transcribe and send the content to Amazon Translate.',
          es: 'Ejecutar trabajos por lotes de Amazon Transcribe y enviar el contenido a Amazon Translate.',
        },
        why: {
          pt: 'O Amazon Transcribe transforma fala em texto. O Amazon Translate traduz textos entre dezenas de idiomas.',
          en: 'Amazon Transcribe turns speech into text. Amazon Translate translates texts between dozens of languages.',
          es: 'Amazon Transcribe convierte el habla en texto. Amazon Translate traduce textos entre decenas de idiomas.',
        },
        tell: {
          pt: 'Conversas gravadas em texto: Transcribe, da fala ao texto. Mensagens lidas em outra língua: Translate, de texto a texto.',
          en: 'Recorded conversations into text: Transcribe, from speech to text. Messages read in another language: Translate, from text to text.',
          es: 'Conversaciones grabadas en texto: Transcribe, de la voz al texto. Mensajes leídos en otro idioma: Translate, de texto a texto.',
        },
      },
      {
        id: 'transcribe-polly',
        uses: ['Transcribe', 'Polly'],
        popularity: 4,
        source: docs('transcribe/latest/dg/what-is.html'),
        secondSource: docs('polly/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Transcribe e Amazon Polly',
          en: 'Amazon Transcribe and Amazon Polly',
          es: 'Amazon Transcribe y Amazon Polly',
        },
        action: {
          pt: 'Executar trabalhos em lote do Amazon Transcribe e passar o conteúdo ao Amazon Polly.',
          en: 'Run batch jobs of Amazon Transcribe and pass the content to Amazon Polly.',
          es: 'Ejecutar trabajos por lotes de Amazon Transcribe y pasar el contenido a Amazon Polly.',
        },
        why: {
          pt: 'O Amazon Transcribe transforma fala em texto. A Amazon Polly lê textos em voz alta com vozes naturais.',
          en: 'Amazon Transcribe turns speech into text. Amazon Polly reads texts aloud with natural voices.',
          es: 'Amazon Transcribe convierte el habla en texto. Amazon Polly lee textos en voz alta con voces naturales.',
        },
        tell: {
          pt: 'Conversas gravadas em texto: Transcribe, da fala ao texto. Textos para ouvir: Polly, do texto à fala.',
          en: 'Recorded conversations into text: Transcribe, from speech to text. Texts to listen to: Polly, from text to speech.',
          es: 'Conversaciones grabadas en texto: Transcribe, de la voz al texto. Textos para escuchar: Polly, del texto a la voz.',
        },
      },
      {
        id: 'rekognition-translate',
        uses: ['Rekognition', 'Translate'],
        popularity: 4,
        source: docs('rekognition/latest/dg/what-is.html'),
        secondSource: docs('translate/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Rekognition e Amazon Translate',
          en: 'Amazon Rekognition and Amazon Translate',
          es: 'Amazon Rekognition y Amazon Translate',
        },
        action: {
          pt: 'Chamar o Amazon Rekognition para cada item e enviar o conteúdo ao Amazon Translate.',
          en: 'Call Amazon Rekognition for each item and send the content to Amazon Translate.',
          es: 'Llamar a Amazon Rekognition por cada elemento y enviar el contenido a Amazon Translate.',
        },
        why: {
          pt: 'O Amazon Rekognition reconhece objetos, cenas e rostos em imagens e vídeos. O Amazon Translate traduz textos entre dezenas de idiomas.',
          en: 'Amazon Rekognition recognizes objects, scenes and faces in images and videos. Amazon Translate translates texts between dozens of languages.',
          es: 'Amazon Rekognition reconoce objetos, escenas y rostros en imágenes y videos. Amazon Translate traduce textos entre decenas de idiomas.',
        },
        tell: {
          pt: 'O que uma foto mostra: Rekognition, para imagens e vídeos. Mensagens lidas em outra língua: Translate, de texto a texto.',
          en: 'What a photo shows: Rekognition, for images and videos. Messages read in another language: Translate, from text to text.',
          es: 'Lo que una foto muestra: Rekognition, para imágenes y videos. Mensajes leídos en otro idioma: Translate, de texto a texto.',
        },
      },
      {
        id: 'rekognition-polly',
        uses: ['Rekognition', 'Polly'],
        popularity: 4,
        source: docs('rekognition/latest/dg/what-is.html'),
        secondSource: docs('polly/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Rekognition e Amazon Polly',
          en: 'Amazon Rekognition and Amazon Polly',
          es: 'Amazon Rekognition y Amazon Polly',
        },
        action: {
          pt: 'Chamar o Amazon Rekognition para cada item e passar o conteúdo ao Amazon Polly.',
          en: 'Call Amazon Rekognition for each item and pass the content to Amazon Polly.',
          es: 'Llamar a Amazon Rekognition por cada elemento y pasar el contenido a Amazon Polly.',
        },
        why: {
          pt: 'O Amazon Rekognition reconhece objetos, cenas e rostos em imagens e vídeos. A Amazon Polly lê textos em voz alta com vozes naturais.',
          en: 'Amazon Rekognition recognizes objects, scenes and faces in images and videos. Amazon Polly reads texts aloud with natural voices.',
          es: 'Amazon Rekognition reconoce objetos, escenas y rostros en imágenes y videos. Amazon Polly lee textos en voz alta con voces naturales.',
        },
        tell: {
          pt: 'O que uma foto mostra: Rekognition, para imagens e vídeos. Textos para ouvir: Polly, do texto à fala.',
          en: 'What a photo shows: Rekognition, for images and videos. Texts to listen to: Polly, from text to speech.',
          es: 'Lo que una foto muestra: Rekognition, para imágenes y videos. Textos para escuchar: Polly, del texto a la voz.',
        },
      },
      {
        id: 'translate-polly',
        uses: ['Translate', 'Polly'],
        popularity: 4,
        source: docs('translate/latest/dg/what-is.html'),
        secondSource: docs('polly/latest/dg/what-is.html'),
        text: {
          pt: 'Amazon Translate e Amazon Polly',
          en: 'Amazon Translate and Amazon Polly',
          es: 'Amazon Translate y Amazon Polly',
        },
        action: {
          pt: 'Enviar o conteúdo ao Amazon Translate e passar o conteúdo ao Amazon Polly.',
          en: 'Send the content to Amazon Translate and pass the content to Amazon Polly.',
          es: 'Enviar el contenido a Amazon Translate y pasar el contenido a Amazon Polly.',
        },
        why: {
          pt: 'O Amazon Translate traduz textos entre dezenas de idiomas. A Amazon Polly lê textos em voz alta com vozes naturais.',
          en: 'Amazon Translate translates texts between dozens of languages. Amazon Polly reads texts aloud with natural voices.',
          es: 'Amazon Translate traduce textos entre decenas de idiomas. Amazon Polly lee textos en voz alta con voces naturales.',
        },
        tell: {
          pt: 'Mensagens lidas em outra língua: Translate, de texto a texto. Textos para ouvir: Polly, do texto à fala.',
          en: 'Messages read in another language: Translate, from text to text. Texts to listen to: Polly, from text to speech.',
          es: 'Mensajes leídos en otro idioma: Translate, de texto a texto. Textos para escuchar: Polly, del texto a la voz.',
        },
      },
    ],
    constraints: [
      {
        id: 'paper-tables',
        text: {
          pt: 'É preciso extrair formulários e tabelas de páginas digitalizadas.',
          en: 'Forms and tables must be extracted from scanned pages.',
          es: 'Hay que extraer formularios y tablas de páginas digitalizadas.',
        },
        fits: ['textract-transcribe', 'textract-rekognition', 'textract-translate', 'textract-polly'],
        rulesOut: {
          'transcribe-rekognition': {
            pt: 'Nem o Amazon Transcribe nem o Amazon Rekognition extraem campos e tabelas de páginas digitalizadas.',
            en: 'Neither Amazon Transcribe nor Amazon Rekognition extracts fields and tables from scanned pages.',
            es: 'Ni Amazon Transcribe ni Amazon Rekognition extraen campos ni tablas de páginas digitalizadas.',
          },
          'transcribe-translate': {
            pt: 'Nem o Amazon Transcribe nem o Amazon Translate extraem campos e tabelas de páginas digitalizadas.',
            en: 'Neither Amazon Transcribe nor Amazon Translate extracts fields and tables from scanned pages.',
            es: 'Ni Amazon Transcribe ni Amazon Translate extraen campos ni tablas de páginas digitalizadas.',
          },
          'transcribe-polly': {
            pt: 'Nem o Amazon Transcribe nem a Amazon Polly extraem campos e tabelas de páginas digitalizadas.',
            en: 'Neither Amazon Transcribe nor Amazon Polly extracts fields and tables from scanned pages.',
            es: 'Ni Amazon Transcribe ni Amazon Polly extraen campos ni tablas de páginas digitalizadas.',
          },
          'rekognition-translate': {
            pt: 'Nem o Amazon Rekognition nem o Amazon Translate extraem campos e tabelas de páginas digitalizadas.',
            en: 'Neither Amazon Rekognition nor Amazon Translate extracts fields and tables from scanned pages.',
            es: 'Ni Amazon Rekognition ni Amazon Translate extraen campos ni tablas de páginas digitalizadas.',
          },
          'rekognition-polly': {
            pt: 'Nem o Amazon Rekognition nem a Amazon Polly extraem campos e tabelas de páginas digitalizadas.',
            en: 'Neither Amazon Rekognition nor Amazon Polly extracts fields and tables from scanned pages.',
            es: 'Ni Amazon Rekognition ni Amazon Polly extraen campos ni tablas de páginas digitalizadas.',
          },
          'translate-polly': {
            pt: 'Nem o Amazon Translate nem a Amazon Polly extraem campos e tabelas de páginas digitalizadas.',
            en: 'Neither Amazon Translate nor Amazon Polly extracts fields and tables from scanned pages.',
            es: 'Ni Amazon Translate ni Amazon Polly extraen campos ni tablas de páginas digitalizadas.',
          },
        },
      },
      {
        id: 'recordings',
        text: {
          pt: 'Horas de conversas gravadas devem virar texto pesquisável.',
          en: 'Hours of recorded conversations must be turned into searchable text.',
          es: 'Horas de conversaciones grabadas deben convertirse en texto que se pueda buscar.',
        },
        fits: ['textract-transcribe', 'transcribe-rekognition', 'transcribe-translate', 'transcribe-polly'],
        rulesOut: {
          'textract-rekognition': {
            pt: 'Nem o Amazon Textract nem o Amazon Rekognition passam gravações de conversas a texto.',
            en: 'Neither Amazon Textract nor Amazon Rekognition turns recorded conversations into text.',
            es: 'Ni Amazon Textract ni Amazon Rekognition pasan conversaciones grabadas a texto.',
          },
          'textract-translate': {
            pt: 'Nem o Amazon Textract nem o Amazon Translate passam gravações de conversas a texto.',
            en: 'Neither Amazon Textract nor Amazon Translate turns recorded conversations into text.',
            es: 'Ni Amazon Textract ni Amazon Translate pasan conversaciones grabadas a texto.',
          },
          'textract-polly': {
            pt: 'Nem o Amazon Textract nem a Amazon Polly passam gravações de conversas a texto.',
            en: 'Neither Amazon Textract nor Amazon Polly turns recorded conversations into text.',
            es: 'Ni Amazon Textract ni Amazon Polly pasan conversaciones grabadas a texto.',
          },
          'rekognition-translate': {
            pt: 'Nem o Amazon Rekognition nem o Amazon Translate passam gravações de conversas a texto.',
            en: 'Neither Amazon Rekognition nor Amazon Translate turns recorded conversations into text.',
            es: 'Ni Amazon Rekognition ni Amazon Translate pasan conversaciones grabadas a texto.',
          },
          'rekognition-polly': {
            pt: 'Nem o Amazon Rekognition nem a Amazon Polly passam gravações de conversas a texto.',
            en: 'Neither Amazon Rekognition nor Amazon Polly turns recorded conversations into text.',
            es: 'Ni Amazon Rekognition ni Amazon Polly pasan conversaciones grabadas a texto.',
          },
          'translate-polly': {
            pt: 'Nem o Amazon Translate nem a Amazon Polly passam gravações de conversas a texto.',
            en: 'Neither Amazon Translate nor Amazon Polly turns recorded conversations into text.',
            es: 'Ni Amazon Translate ni Amazon Polly pasan conversaciones grabadas a texto.',
          },
        },
      },
      {
        id: 'in-photos',
        text: {
          pt: 'Cada foto deve receber etiquetas do que mostra.',
          en: 'Each photo must get labels for what it shows.',
          es: 'Cada foto debe recibir etiquetas de lo que muestra.',
        },
        fits: ['textract-rekognition', 'transcribe-rekognition', 'rekognition-translate', 'rekognition-polly'],
        rulesOut: {
          'textract-transcribe': {
            pt: 'Nem o Amazon Textract nem o Amazon Transcribe dizem o que uma foto mostra.',
            en: 'Neither Amazon Textract nor Amazon Transcribe tells what a photo shows.',
            es: 'Ni Amazon Textract ni Amazon Transcribe dicen qué muestra una foto.',
          },
          'textract-translate': {
            pt: 'Nem o Amazon Textract nem o Amazon Translate dizem o que uma foto mostra.',
            en: 'Neither Amazon Textract nor Amazon Translate tells what a photo shows.',
            es: 'Ni Amazon Textract ni Amazon Translate dicen qué muestra una foto.',
          },
          'textract-polly': {
            pt: 'Nem o Amazon Textract nem a Amazon Polly dizem o que uma foto mostra.',
            en: 'Neither Amazon Textract nor Amazon Polly tells what a photo shows.',
            es: 'Ni Amazon Textract ni Amazon Polly dicen qué muestra una foto.',
          },
          'transcribe-translate': {
            pt: 'Nem o Amazon Transcribe nem o Amazon Translate dizem o que uma foto mostra.',
            en: 'Neither Amazon Transcribe nor Amazon Translate tells what a photo shows.',
            es: 'Ni Amazon Transcribe ni Amazon Translate dicen qué muestra una foto.',
          },
          'transcribe-polly': {
            pt: 'Nem o Amazon Transcribe nem a Amazon Polly dizem o que uma foto mostra.',
            en: 'Neither Amazon Transcribe nor Amazon Polly tells what a photo shows.',
            es: 'Ni Amazon Transcribe ni Amazon Polly dicen qué muestra una foto.',
          },
          'translate-polly': {
            pt: 'Nem o Amazon Translate nem a Amazon Polly dizem o que uma foto mostra.',
            en: 'Neither Amazon Translate nor Amazon Polly tells what a photo shows.',
            es: 'Ni Amazon Translate ni Amazon Polly dicen qué muestra una foto.',
          },
        },
      },
      {
        id: 'other-tongues',
        text: {
          pt: 'Mensagens em japonês e árabe devem ser lidas em português.',
          en: 'Messages in Japanese and Arabic must be read in English.',
          es: 'Los mensajes en japonés y árabe deben leerse en español.',
        },
        fits: ['textract-translate', 'transcribe-translate', 'rekognition-translate', 'translate-polly'],
        rulesOut: {
          'textract-transcribe': {
            pt: 'Nem o Amazon Textract nem o Amazon Transcribe passam mensagens de um idioma a outro.',
            en: 'Neither Amazon Textract nor Amazon Transcribe takes messages from one language to another.',
            es: 'Ni Amazon Textract ni Amazon Transcribe pasan mensajes de un idioma a otro.',
          },
          'textract-rekognition': {
            pt: 'Nem o Amazon Textract nem o Amazon Rekognition passam mensagens de um idioma a outro.',
            en: 'Neither Amazon Textract nor Amazon Rekognition takes messages from one language to another.',
            es: 'Ni Amazon Textract ni Amazon Rekognition pasan mensajes de un idioma a otro.',
          },
          'textract-polly': {
            pt: 'Nem o Amazon Textract nem a Amazon Polly passam mensagens de um idioma a outro.',
            en: 'Neither Amazon Textract nor Amazon Polly takes messages from one language to another.',
            es: 'Ni Amazon Textract ni Amazon Polly pasan mensajes de un idioma a otro.',
          },
          'transcribe-rekognition': {
            pt: 'Nem o Amazon Transcribe nem o Amazon Rekognition passam mensagens de um idioma a outro.',
            en: 'Neither Amazon Transcribe nor Amazon Rekognition takes messages from one language to another.',
            es: 'Ni Amazon Transcribe ni Amazon Rekognition pasan mensajes de un idioma a otro.',
          },
          'transcribe-polly': {
            pt: 'Nem o Amazon Transcribe nem a Amazon Polly passam mensagens de um idioma a outro.',
            en: 'Neither Amazon Transcribe nor Amazon Polly takes messages from one language to another.',
            es: 'Ni Amazon Transcribe ni Amazon Polly pasan mensajes de un idioma a otro.',
          },
          'rekognition-polly': {
            pt: 'Nem o Amazon Rekognition nem a Amazon Polly passam mensagens de um idioma a outro.',
            en: 'Neither Amazon Rekognition nor Amazon Polly takes messages from one language to another.',
            es: 'Ni Amazon Rekognition ni Amazon Polly pasan mensajes de un idioma a otro.',
          },
        },
      },
      {
        id: 'aloud',
        text: {
          pt: 'Pessoas com deficiência visual devem poder ouvir os textos.',
          en: 'Visually impaired visitors must be able to listen to the texts.',
          es: 'Las personas con discapacidad visual deben poder escuchar los textos.',
        },
        fits: ['textract-polly', 'transcribe-polly', 'rekognition-polly', 'translate-polly'],
        rulesOut: {
          'textract-transcribe': {
            pt: 'Nem o Amazon Textract nem o Amazon Transcribe leem textos publicados em voz alta.',
            en: 'Neither Amazon Textract nor Amazon Transcribe reads published texts aloud.',
            es: 'Ni Amazon Textract ni Amazon Transcribe leen textos publicados en voz alta.',
          },
          'textract-rekognition': {
            pt: 'Nem o Amazon Textract nem o Amazon Rekognition leem textos publicados em voz alta.',
            en: 'Neither Amazon Textract nor Amazon Rekognition reads published texts aloud.',
            es: 'Ni Amazon Textract ni Amazon Rekognition leen textos publicados en voz alta.',
          },
          'textract-translate': {
            pt: 'Nem o Amazon Textract nem o Amazon Translate leem textos publicados em voz alta.',
            en: 'Neither Amazon Textract nor Amazon Translate reads published texts aloud.',
            es: 'Ni Amazon Textract ni Amazon Translate leen textos publicados en voz alta.',
          },
          'transcribe-rekognition': {
            pt: 'Nem o Amazon Transcribe nem o Amazon Rekognition leem textos publicados em voz alta.',
            en: 'Neither Amazon Transcribe nor Amazon Rekognition reads published texts aloud.',
            es: 'Ni Amazon Transcribe ni Amazon Rekognition leen textos publicados en voz alta.',
          },
          'transcribe-translate': {
            pt: 'Nem o Amazon Transcribe nem o Amazon Translate leem textos publicados em voz alta.',
            en: 'Neither Amazon Transcribe nor Amazon Translate reads published texts aloud.',
            es: 'Ni Amazon Transcribe ni Amazon Translate leen textos publicados en voz alta.',
          },
          'rekognition-translate': {
            pt: 'Nem o Amazon Rekognition nem o Amazon Translate leem textos publicados em voz alta.',
            en: 'Neither Amazon Rekognition nor Amazon Translate reads published texts aloud.',
            es: 'Ni Amazon Rekognition ni Amazon Translate leen textos publicados en voz alta.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais serviços de IA da AWS atendem a essas duas necessidades?',
      en: 'Which AWS AI services meet these two needs?',
      es: '¿Qué servicios de IA de AWS cubren estas dos necesidades?',
    },
  },
];
