import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const contentPair: readonly Pattern[] = [
  twoOf({
    id: 'content-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'ai-ml' },
    },
    scene: {
      pt: 'Pense nos serviços de IA como os especialistas de um escritório, em que cada um recebe um tipo de material.',
      en: 'Think of the AI services as the specialists in an office, where each of them handles one kind of material.',
      es: 'Piensa en los servicios de IA como los especialistas de una oficina, donde cada uno recibe un tipo de material.',
    },
    situations: [
      {
        id: 'archive',
        text: {
          pt: 'Um arquivo histórico quer catalogar o seu acervo com serviços de IA prontos.',
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
          pt: 'Uma seguradora quer usar IA no seu portal de clientes, sem treinar modelos próprios.',
          en: 'An insurer wants to use AI on its customer portal, without training its own models.',
          es: 'Una aseguradora quiere usar IA en su portal de clientes, sin entrenar modelos propios.',
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
          pt: 'Um museu quer modernizar o seu trabalho com serviços de IA prontos.',
          en: 'A museum wants to modernize its work with ready AI services.',
          es: 'Un museo quiere modernizar su trabajo con servicios de IA listos.',
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
    halves: [
      {
        id: 'textract',
        name: { pt: 'Amazon Textract', en: 'Amazon Textract', es: 'Amazon Textract' },
        uses: ['Textract'],
        popularity: 4,
        source: docs('textract/latest/dg/what-is.html'),
        action: {
          pt: 'Processar os arquivos com o Amazon Textract',
          en: 'Process the files with Amazon Textract',
          es: 'Procesar los archivos con Amazon Textract',
        },
        why: {
          pt: 'O Amazon Textract extrai texto, formulários e tabelas de documentos digitalizados.',
          en: 'Amazon Textract extracts text, forms and tables from scanned documents.',
          es: 'Amazon Textract extrae texto, formularios y tablas de documentos digitalizados.',
        },
        likeness: {
          pt: 'o funcionário que passa formulários de papel para tabelas',
          en: 'the clerk who turns paper forms into tidy tables',
          es: 'el empleado que pasa formularios de papel a tablas',
        },
        tell: {
          pt: 'Tabelas de páginas digitalizadas: Textract, que reconhece formulários e tabelas. Campos de notas fiscais em papel: Textract.',
          en: 'Tables from scanned pages: Textract, which keeps forms and tables as such. Fields of paper invoices: Textract.',
          es: 'Tablas de páginas digitalizadas: Textract, que reconoce formularios y tablas. Campos de facturas en papel: Textract.',
        },
        does: {
          pt: 'o Amazon Textract lê documentos digitalizados',
          en: 'Amazon Textract reads scanned documents',
          es: 'Amazon Textract lee documentos digitalizados',
        },
      },
      {
        id: 'transcribe',
        name: { pt: 'Amazon Transcribe', en: 'Amazon Transcribe', es: 'Amazon Transcribe' },
        uses: ['Transcribe'],
        popularity: 4,
        source: docs('transcribe/latest/dg/what-is.html'),
        action: {
          pt: 'Executar trabalhos em lote do Amazon Transcribe',
          en: 'Run batch jobs of Amazon Transcribe',
          es: 'Ejecutar trabajos por lotes de Amazon Transcribe',
        },
        why: {
          pt: 'O Amazon Transcribe transforma fala em texto.',
          en: 'Amazon Transcribe turns speech into text.',
          es: 'Amazon Transcribe convierte el habla en texto.',
        },
        likeness: {
          pt: 'a taquígrafa que escreve o que se fala',
          en: 'the stenographer who writes down what is said',
          es: 'la taquígrafa que escribe lo que se habla',
        },
        tell: {
          pt: 'Conversas gravadas em texto: Transcribe, da fala ao texto. Legendas feitas a partir da fala: Transcribe, da fala ao texto.',
          en: 'Recorded conversations into text: Transcribe, from speech to text. Captions made from what is said in videos: Transcribe, from speech to text.',
          es: 'Conversaciones grabadas en texto: Transcribe, de la voz al texto. Subtítulos hechos a partir del habla: Transcribe, de la voz al texto.',
        },
        does: {
          pt: 'o Amazon Transcribe transforma fala em texto',
          en: 'Amazon Transcribe turns speech into text',
          es: 'Amazon Transcribe convierte voz en texto',
        },
      },
      {
        id: 'rekognition',
        name: { pt: 'Amazon Rekognition', en: 'Amazon Rekognition', es: 'Amazon Rekognition' },
        uses: ['Rekognition'],
        popularity: 4,
        source: docs('rekognition/latest/dg/what-is.html'),
        action: {
          pt: 'Chamar o Amazon Rekognition para cada item',
          en: 'Call Amazon Rekognition for each item',
          es: 'Llamar a Amazon Rekognition por cada elemento',
        },
        why: {
          pt: 'O Amazon Rekognition reconhece objetos e cenas em imagens e vídeos e detecta conteúdo impróprio.',
          en: 'Amazon Rekognition recognizes objects and scenes in images and videos and detects inappropriate content.',
          es: 'Amazon Rekognition reconoce objetos y escenas en imágenes y videos y detecta contenido inapropiado.',
        },
        likeness: {
          pt: 'a curadora que rotula o que cada foto mostra',
          en: 'the curator who labels what each photo shows',
          es: 'la curadora que rotula lo que muestra cada foto',
        },
        tell: {
          pt: 'Etiquetas do que cada foto mostra: Rekognition. Imagens impróprias enviadas pelo público: Rekognition.',
          en: 'Labels for what each photo shows: Rekognition. Inappropriate images sent in by the public: Rekognition.',
          es: 'Etiquetas de lo que muestra cada foto: Rekognition. Imágenes inapropiadas que envía el público: Rekognition.',
        },
        does: {
          pt: 'o Amazon Rekognition analisa imagens e vídeos',
          en: 'Amazon Rekognition analyzes images and videos',
          es: 'Amazon Rekognition analiza imágenes y videos',
        },
      },
      {
        id: 'translate',
        name: { pt: 'Amazon Translate', en: 'Amazon Translate', es: 'Amazon Translate' },
        uses: ['Translate'],
        popularity: 4,
        source: docs('translate/latest/dg/what-is.html'),
        action: {
          pt: 'Enviar o conteúdo ao Amazon Translate',
          en: 'Send the content to Amazon Translate',
          es: 'Enviar el contenido a Amazon Translate',
        },
        why: {
          pt: 'O Amazon Translate traduz textos entre dezenas de idiomas.',
          en: 'Amazon Translate translates texts between dozens of languages.',
          es: 'Amazon Translate traduce textos entre decenas de idiomas.',
        },
        likeness: {
          pt: 'o tradutor que reescreve cartas em outras línguas',
          en: 'the translator who rewrites letters in other languages',
          es: 'el traductor que reescribe cartas en otros idiomas',
        },
        tell: {
          pt: 'Mensagens em japonês e árabe, lidas em outra língua: Translate, de texto a texto. Descrições oferecidas em oito idiomas: Translate, de texto a texto. Mensagens em japonês e árabe, lidas em português: Translate.',
          en: 'Messages in Japanese and Arabic to be read in English: Translate, from text to text. Descriptions offered in eight languages: Translate, from text to text. Messages in Japanese and Arabic read in English: Translate.',
          es: 'Mensajes en japonés y árabe, leídos en otro idioma: Translate, de texto a texto. Descripciones ofrecidas en ocho idiomas: Translate, de texto a texto. Mensajes en japonés y árabe leídos en español: Translate.',
        },
        does: {
          pt: 'o Amazon Translate traduz textos',
          en: 'Amazon Translate translates text',
          es: 'Amazon Translate traduce textos',
        },
      },
      {
        id: 'polly',
        name: { pt: 'Amazon Polly', en: 'Amazon Polly', es: 'Amazon Polly' },
        uses: ['Polly'],
        popularity: 4,
        source: docs('polly/latest/dg/what-is.html'),
        action: {
          pt: 'Criar tarefas de síntese do Amazon Polly',
          en: 'Create synthesis tasks in Amazon Polly',
          es: 'Crear tareas de síntesis de Amazon Polly',
        },
        why: {
          pt: 'O Amazon Polly lê textos em voz alta com vozes naturais.',
          en: 'Amazon Polly reads texts aloud with natural voices.',
          es: 'Amazon Polly lee textos en voz alta con voces naturales.',
        },
        likeness: {
          pt: 'o locutor que lê qualquer texto em voz alta',
          en: 'the announcer who reads any text aloud',
          es: 'el locutor que lee cualquier texto en voz alta',
        },
        tell: {
          pt: 'Textos para ouvir: Polly, do texto à fala. Narração com voz natural de roteiros escritos: Polly, do texto à fala.',
          en: 'Texts to listen to: Polly, from text to speech. A narration in a natural voice from written scripts: Polly, from text to speech.',
          es: 'Textos para escuchar: Polly, del texto a la voz. Narración con voz natural de guiones escritos: Polly, del texto a la voz.',
        },
        does: {
          pt: 'o Amazon Polly transforma texto em fala',
          en: 'Amazon Polly turns text into speech',
          es: 'Amazon Polly convierte texto en voz',
        },
      },
    ],
    needs: [
      {
        id: 'paper-tables',
        of: 'textract',
        text: {
          pt: 'É preciso extrair formulários e tabelas de páginas digitalizadas.',
          en: 'Forms and tables must be extracted from scanned pages.',
          es: 'Hay que extraer formularios y tablas de páginas digitalizadas.',
        },
        job: {
          pt: 'campos e tabelas de páginas são extraídos pelo Amazon Textract',
          en: 'fields and tables of pages are extracted by Amazon Textract',
          es: 'los campos y tablas de páginas los extrae Amazon Textract',
        },
      },
      {
        id: 'recordings',
        of: 'transcribe',
        text: {
          pt: 'Horas de conversas gravadas devem virar texto pesquisável.',
          en: 'Hours of recorded conversations must be turned into searchable text.',
          es: 'Horas de conversaciones grabadas deben convertirse en texto que se pueda buscar.',
        },
        job: {
          pt: 'gravações viram texto com o Amazon Transcribe',
          en: 'recordings become text with Amazon Transcribe',
          es: 'las grabaciones se convierten en texto con Amazon Transcribe',
        },
      },
      {
        id: 'in-photos',
        of: 'rekognition',
        text: {
          pt: 'Cada foto deve receber etiquetas do que mostra.',
          en: 'Each photo must get labels for what it shows.',
          es: 'Cada foto debe recibir etiquetas de lo que muestra.',
        },
        job: {
          pt: 'quem etiqueta o que aparece em fotos é o Amazon Rekognition',
          en: 'what appears in photos is labeled by Amazon Rekognition',
          es: 'quien etiqueta lo que aparece en las fotos es Amazon Rekognition',
        },
      },
      {
        id: 'other-tongues',
        of: 'translate',
        text: {
          pt: 'Mensagens em japonês e árabe devem ser lidas em português.',
          en: 'Messages in Japanese and Arabic must be read in English.',
          es: 'Los mensajes en japonés y árabe deben leerse en español.',
        },
        job: {
          pt: 'traduzir de um idioma a outro cabe ao Amazon Translate',
          en: 'translation from one language to another is the job of Amazon Translate',
          es: 'traducir de un idioma a otro corresponde a Amazon Translate',
        },
      },
      {
        id: 'aloud',
        of: 'polly',
        text: {
          pt: 'Pessoas com deficiência visual devem poder ouvir os textos.',
          en: 'Visually impaired visitors must be able to listen to the texts.',
          es: 'Las personas con discapacidad visual deben poder escuchar los textos.',
        },
        job: {
          pt: 'ler textos em voz alta cabe ao Amazon Polly',
          en: 'reading text aloud takes Amazon Polly',
          es: 'leer textos en voz alta corresponde a Amazon Polly',
        },
      },
      {
        id: 'invoices',
        of: 'textract',
        text: {
          pt: 'Os campos de notas fiscais em papel devem ir para uma planilha.',
          en: 'The fields of paper invoices must go into a spreadsheet.',
          es: 'Los campos de facturas en papel deben pasar a una hoja de cálculo.',
        },
        job: {
          pt: 'os campos de documentos em papel são extraídos pelo Amazon Textract',
          en: 'the fields of paper documents are extracted by Amazon Textract',
          es: 'los campos de documentos en papel los extrae Amazon Textract',
        },
      },
      {
        id: 'captions',
        of: 'transcribe',
        text: {
          pt: 'Os vídeos antigos precisam de legendas feitas a partir da fala.',
          en: 'Old videos need captions made from what is said in them.',
          es: 'Los videos antiguos necesitan subtítulos hechos a partir del habla.',
        },
        job: {
          pt: 'legendas a partir da fala saem do Amazon Transcribe',
          en: 'captions from speech come from Amazon Transcribe',
          es: 'los subtítulos a partir del habla los genera Amazon Transcribe',
        },
      },
      {
        id: 'moderation',
        of: 'rekognition',
        text: {
          pt: 'As imagens impróprias enviadas pelo público devem ser detectadas.',
          en: 'Inappropriate images sent in by the public must be detected.',
          es: 'Las imágenes inapropiadas que envía el público deben detectarse.',
        },
        job: {
          pt: 'a moderação de imagens cabe ao Amazon Rekognition',
          en: 'moderating images is the job of Amazon Rekognition',
          es: 'la moderación de imágenes corresponde a Amazon Rekognition',
        },
      },
      {
        id: 'languages',
        of: 'translate',
        text: {
          pt: 'As descrições devem ser oferecidas em oito idiomas.',
          en: 'Descriptions must be offered in eight languages.',
          es: 'Las descripciones deben ofrecerse en ocho idiomas.',
        },
        job: {
          pt: 'oferecer um texto em vários idiomas cabe ao Amazon Translate',
          en: 'offering a text in several languages is the job of Amazon Translate',
          es: 'ofrecer un texto en varios idiomas corresponde a Amazon Translate',
        },
      },
      {
        id: 'narration',
        of: 'polly',
        text: {
          pt: 'Os roteiros escritos devem virar uma narração com voz natural.',
          en: 'Written scripts must become a narration in a natural voice.',
          es: 'Los guiones escritos deben convertirse en una narración con voz natural.',
        },
        job: {
          pt: 'transformar texto em narração cabe ao Amazon Polly',
          en: 'turning text into narration is the job of Amazon Polly',
          es: 'convertir texto en narración corresponde a Amazon Polly',
        },
      },
    ],
    ask: {
      pt: 'Quais serviços de IA da AWS atendem a essas duas necessidades?',
      en: 'Which AWS AI services meet these two needs?',
      es: '¿Qué servicios de IA de AWS cubren estas dos necesidades?',
    },
  }),
];
