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
            pt: 'O Amazon Transcribe transforma fala em texto e o Amazon Rekognition analisa imagens e vídeos; campos e tabelas de páginas são extraídos pelo Amazon Textract.',
            en: 'Amazon Transcribe turns speech into text and Amazon Rekognition analyzes images and videos; fields and tables of pages are extracted by Amazon Textract.',
            es: 'Amazon Transcribe convierte voz en texto y Amazon Rekognition analiza imágenes y videos; los campos y tablas de páginas los extrae Amazon Textract.',
          },
          'transcribe-translate': {
            pt: 'O Amazon Transcribe transforma fala em texto e o Amazon Translate traduz textos; campos e tabelas de páginas são extraídos pelo Amazon Textract.',
            en: 'Amazon Transcribe turns speech into text and Amazon Translate translates text; fields and tables of pages are extracted by Amazon Textract.',
            es: 'Amazon Transcribe convierte voz en texto y Amazon Translate traduce textos; los campos y tablas de páginas los extrae Amazon Textract.',
          },
          'transcribe-polly': {
            pt: 'O Amazon Transcribe transforma fala em texto e a Amazon Polly transforma texto em fala; campos e tabelas de páginas são extraídos pelo Amazon Textract.',
            en: 'Amazon Transcribe turns speech into text and Amazon Polly turns text into speech; fields and tables of pages are extracted by Amazon Textract.',
            es: 'Amazon Transcribe convierte voz en texto y Amazon Polly convierte texto en voz; los campos y tablas de páginas los extrae Amazon Textract.',
          },
          'rekognition-translate': {
            pt: 'O Amazon Rekognition analisa imagens e vídeos e o Amazon Translate traduz textos; campos e tabelas de páginas são extraídos pelo Amazon Textract.',
            en: 'Amazon Rekognition analyzes images and videos and Amazon Translate translates text; fields and tables of pages are extracted by Amazon Textract.',
            es: 'Amazon Rekognition analiza imágenes y videos y Amazon Translate traduce textos; los campos y tablas de páginas los extrae Amazon Textract.',
          },
          'rekognition-polly': {
            pt: 'O Amazon Rekognition analisa imagens e vídeos e a Amazon Polly transforma texto em fala; campos e tabelas de páginas são extraídos pelo Amazon Textract.',
            en: 'Amazon Rekognition analyzes images and videos and Amazon Polly turns text into speech; fields and tables of pages are extracted by Amazon Textract.',
            es: 'Amazon Rekognition analiza imágenes y videos y Amazon Polly convierte texto en voz; los campos y tablas de páginas los extrae Amazon Textract.',
          },
          'translate-polly': {
            pt: 'O Amazon Translate traduz textos e a Amazon Polly transforma texto em fala; campos e tabelas de páginas são extraídos pelo Amazon Textract.',
            en: 'Amazon Translate translates text and Amazon Polly turns text into speech; fields and tables of pages are extracted by Amazon Textract.',
            es: 'Amazon Translate traduce textos y Amazon Polly convierte texto en voz; los campos y tablas de páginas los extrae Amazon Textract.',
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
            pt: 'O Amazon Textract lê documentos digitalizados e o Amazon Rekognition analisa imagens e vídeos; gravações viram texto com o Amazon Transcribe.',
            en: 'Amazon Textract reads scanned documents and Amazon Rekognition analyzes images and videos; recordings become text with Amazon Transcribe.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Rekognition analiza imágenes y videos; las grabaciones se convierten en texto con Amazon Transcribe.',
          },
          'textract-translate': {
            pt: 'O Amazon Textract lê documentos digitalizados e o Amazon Translate traduz textos; gravações viram texto com o Amazon Transcribe.',
            en: 'Amazon Textract reads scanned documents and Amazon Translate translates text; recordings become text with Amazon Transcribe.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Translate traduce textos; las grabaciones se convierten en texto con Amazon Transcribe.',
          },
          'textract-polly': {
            pt: 'O Amazon Textract lê documentos digitalizados e a Amazon Polly transforma texto em fala; gravações viram texto com o Amazon Transcribe.',
            en: 'Amazon Textract reads scanned documents and Amazon Polly turns text into speech; recordings become text with Amazon Transcribe.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Polly convierte texto en voz; las grabaciones se convierten en texto con Amazon Transcribe.',
          },
          'rekognition-translate': {
            pt: 'O Amazon Rekognition analisa imagens e vídeos e o Amazon Translate traduz textos; gravações viram texto com o Amazon Transcribe.',
            en: 'Amazon Rekognition analyzes images and videos and Amazon Translate translates text; recordings become text with Amazon Transcribe.',
            es: 'Amazon Rekognition analiza imágenes y videos y Amazon Translate traduce textos; las grabaciones se convierten en texto con Amazon Transcribe.',
          },
          'rekognition-polly': {
            pt: 'O Amazon Rekognition analisa imagens e vídeos e a Amazon Polly transforma texto em fala; gravações viram texto com o Amazon Transcribe.',
            en: 'Amazon Rekognition analyzes images and videos and Amazon Polly turns text into speech; recordings become text with Amazon Transcribe.',
            es: 'Amazon Rekognition analiza imágenes y videos y Amazon Polly convierte texto en voz; las grabaciones se convierten en texto con Amazon Transcribe.',
          },
          'translate-polly': {
            pt: 'O Amazon Translate traduz textos e a Amazon Polly transforma texto em fala; gravações viram texto com o Amazon Transcribe.',
            en: 'Amazon Translate translates text and Amazon Polly turns text into speech; recordings become text with Amazon Transcribe.',
            es: 'Amazon Translate traduce textos y Amazon Polly convierte texto en voz; las grabaciones se convierten en texto con Amazon Transcribe.',
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
            pt: 'O Amazon Textract lê documentos digitalizados e o Amazon Transcribe transforma fala em texto; quem etiqueta o que aparece em fotos é o Amazon Rekognition.',
            en: 'Amazon Textract reads scanned documents and Amazon Transcribe turns speech into text; what appears in photos is labeled by Amazon Rekognition.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Transcribe convierte voz en texto; quien etiqueta lo que aparece en las fotos es Amazon Rekognition.',
          },
          'textract-translate': {
            pt: 'O Amazon Textract lê documentos digitalizados e o Amazon Translate traduz textos; quem etiqueta o que aparece em fotos é o Amazon Rekognition.',
            en: 'Amazon Textract reads scanned documents and Amazon Translate translates text; what appears in photos is labeled by Amazon Rekognition.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Translate traduce textos; quien etiqueta lo que aparece en las fotos es Amazon Rekognition.',
          },
          'textract-polly': {
            pt: 'O Amazon Textract lê documentos digitalizados e a Amazon Polly transforma texto em fala; quem etiqueta o que aparece em fotos é o Amazon Rekognition.',
            en: 'Amazon Textract reads scanned documents and Amazon Polly turns text into speech; what appears in photos is labeled by Amazon Rekognition.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Polly convierte texto en voz; quien etiqueta lo que aparece en las fotos es Amazon Rekognition.',
          },
          'transcribe-translate': {
            pt: 'O Amazon Transcribe transforma fala em texto e o Amazon Translate traduz textos; quem etiqueta o que aparece em fotos é o Amazon Rekognition.',
            en: 'Amazon Transcribe turns speech into text and Amazon Translate translates text; what appears in photos is labeled by Amazon Rekognition.',
            es: 'Amazon Transcribe convierte voz en texto y Amazon Translate traduce textos; quien etiqueta lo que aparece en las fotos es Amazon Rekognition.',
          },
          'transcribe-polly': {
            pt: 'O Amazon Transcribe transforma fala em texto e a Amazon Polly transforma texto em fala; quem etiqueta o que aparece em fotos é o Amazon Rekognition.',
            en: 'Amazon Transcribe turns speech into text and Amazon Polly turns text into speech; what appears in photos is labeled by Amazon Rekognition.',
            es: 'Amazon Transcribe convierte voz en texto y Amazon Polly convierte texto en voz; quien etiqueta lo que aparece en las fotos es Amazon Rekognition.',
          },
          'translate-polly': {
            pt: 'O Amazon Translate traduz textos e a Amazon Polly transforma texto em fala; quem etiqueta o que aparece em fotos é o Amazon Rekognition.',
            en: 'Amazon Translate translates text and Amazon Polly turns text into speech; what appears in photos is labeled by Amazon Rekognition.',
            es: 'Amazon Translate traduce textos y Amazon Polly convierte texto en voz; quien etiqueta lo que aparece en las fotos es Amazon Rekognition.',
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
            pt: 'O Amazon Textract lê documentos digitalizados e o Amazon Transcribe transforma fala em texto; passar de um idioma a outro cabe ao Amazon Translate.',
            en: 'Amazon Textract reads scanned documents and Amazon Transcribe turns speech into text; going from one language to another takes Amazon Translate.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Transcribe convierte voz en texto; pasar de un idioma a otro corresponde a Amazon Translate.',
          },
          'textract-rekognition': {
            pt: 'O Amazon Textract lê documentos digitalizados e o Amazon Rekognition analisa imagens e vídeos; passar de um idioma a outro cabe ao Amazon Translate.',
            en: 'Amazon Textract reads scanned documents and Amazon Rekognition analyzes images and videos; going from one language to another takes Amazon Translate.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Rekognition analiza imágenes y videos; pasar de un idioma a otro corresponde a Amazon Translate.',
          },
          'textract-polly': {
            pt: 'O Amazon Textract lê documentos digitalizados e a Amazon Polly transforma texto em fala; passar de um idioma a outro cabe ao Amazon Translate.',
            en: 'Amazon Textract reads scanned documents and Amazon Polly turns text into speech; going from one language to another takes Amazon Translate.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Polly convierte texto en voz; pasar de un idioma a otro corresponde a Amazon Translate.',
          },
          'transcribe-rekognition': {
            pt: 'O Amazon Transcribe transforma fala em texto e o Amazon Rekognition analisa imagens e vídeos; passar de um idioma a outro cabe ao Amazon Translate.',
            en: 'Amazon Transcribe turns speech into text and Amazon Rekognition analyzes images and videos; going from one language to another takes Amazon Translate.',
            es: 'Amazon Transcribe convierte voz en texto y Amazon Rekognition analiza imágenes y videos; pasar de un idioma a otro corresponde a Amazon Translate.',
          },
          'transcribe-polly': {
            pt: 'O Amazon Transcribe transforma fala em texto e a Amazon Polly transforma texto em fala; passar de um idioma a outro cabe ao Amazon Translate.',
            en: 'Amazon Transcribe turns speech into text and Amazon Polly turns text into speech; going from one language to another takes Amazon Translate.',
            es: 'Amazon Transcribe convierte voz en texto y Amazon Polly convierte texto en voz; pasar de un idioma a otro corresponde a Amazon Translate.',
          },
          'rekognition-polly': {
            pt: 'O Amazon Rekognition analisa imagens e vídeos e a Amazon Polly transforma texto em fala; passar de um idioma a outro cabe ao Amazon Translate.',
            en: 'Amazon Rekognition analyzes images and videos and Amazon Polly turns text into speech; going from one language to another takes Amazon Translate.',
            es: 'Amazon Rekognition analiza imágenes y videos y Amazon Polly convierte texto en voz; pasar de un idioma a otro corresponde a Amazon Translate.',
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
            pt: 'O Amazon Textract lê documentos digitalizados e o Amazon Transcribe transforma fala em texto; ler textos em voz alta cabe à Amazon Polly.',
            en: 'Amazon Textract reads scanned documents and Amazon Transcribe turns speech into text; reading text aloud takes Amazon Polly.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Transcribe convierte voz en texto; leer textos en voz alta corresponde a Amazon Polly.',
          },
          'textract-rekognition': {
            pt: 'O Amazon Textract lê documentos digitalizados e o Amazon Rekognition analisa imagens e vídeos; ler textos em voz alta cabe à Amazon Polly.',
            en: 'Amazon Textract reads scanned documents and Amazon Rekognition analyzes images and videos; reading text aloud takes Amazon Polly.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Rekognition analiza imágenes y videos; leer textos en voz alta corresponde a Amazon Polly.',
          },
          'textract-translate': {
            pt: 'O Amazon Textract lê documentos digitalizados e o Amazon Translate traduz textos; ler textos em voz alta cabe à Amazon Polly.',
            en: 'Amazon Textract reads scanned documents and Amazon Translate translates text; reading text aloud takes Amazon Polly.',
            es: 'Amazon Textract lee documentos digitalizados y Amazon Translate traduce textos; leer textos en voz alta corresponde a Amazon Polly.',
          },
          'transcribe-rekognition': {
            pt: 'O Amazon Transcribe transforma fala em texto e o Amazon Rekognition analisa imagens e vídeos; ler textos em voz alta cabe à Amazon Polly.',
            en: 'Amazon Transcribe turns speech into text and Amazon Rekognition analyzes images and videos; reading text aloud takes Amazon Polly.',
            es: 'Amazon Transcribe convierte voz en texto y Amazon Rekognition analiza imágenes y videos; leer textos en voz alta corresponde a Amazon Polly.',
          },
          'transcribe-translate': {
            pt: 'O Amazon Transcribe transforma fala em texto e o Amazon Translate traduz textos; ler textos em voz alta cabe à Amazon Polly.',
            en: 'Amazon Transcribe turns speech into text and Amazon Translate translates text; reading text aloud takes Amazon Polly.',
            es: 'Amazon Transcribe convierte voz en texto y Amazon Translate traduce textos; leer textos en voz alta corresponde a Amazon Polly.',
          },
          'rekognition-translate': {
            pt: 'O Amazon Rekognition analisa imagens e vídeos e o Amazon Translate traduz textos; ler textos em voz alta cabe à Amazon Polly.',
            en: 'Amazon Rekognition analyzes images and videos and Amazon Translate translates text; reading text aloud takes Amazon Polly.',
            es: 'Amazon Rekognition analiza imágenes y videos y Amazon Translate traduce textos; leer textos en voz alta corresponde a Amazon Polly.',
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
