import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const machineLearning: Category = {
  id: 'machine-learning',
  noun: { pt: 'serviço de inteligência artificial da AWS', en: 'AWS artificial intelligence service', es: 'servicio de inteligencia artificial de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'storage', 'databases', 'delivery'],
  entities: [
    {
      id: 'sagemaker', kind: 'service', name: 'Amazon SageMaker AI', topic: 'ai-ml', popularity: 4,
      gist: {
        pt: '{dar} ferramentas para criar, treinar e publicar modelos próprios',
        en: '{give} tools to build, train and deploy models of one’s own',
        es: '{dar} herramientas para crear, entrenar y publicar modelos propios',
      },
      source: docs('sagemaker/latest/dg/whatis.html'),
    },
    {
      id: 'bedrock', kind: 'service', name: 'Amazon Bedrock', topic: 'ai-ml', popularity: 4,
      gist: {
        pt: '{dar} acesso por API a modelos de fundação de várias empresas',
        en: '{give} access by API to foundation models of several companies',
        es: '{dar} acceso por API a modelos fundacionales de varias empresas',
      },
      source: docs('bedrock/latest/userguide/what-is-bedrock.html'),
    },
    {
      id: 'rekognition', kind: 'service', name: 'Amazon Rekognition', topic: 'ai-ml', popularity: 4,
      gist: {
        pt: '{reconhecer} objetos, rostos e cenas em imagens e vídeos',
        en: '{recognize} objects, faces and scenes in images and videos',
        es: '{reconocer} objetos, rostros y escenas en imágenes y videos',
      },
      source: docs('rekognition/latest/dg/what-is.html'),
    },
    {
      id: 'comprehend', kind: 'service', name: 'Amazon Comprehend', topic: 'ai-ml', popularity: 3,
      gist: {
        pt: '{extrair} sentimento, nomes e frases-chave de textos',
        en: '{extract} sentiment, names and key phrases from texts',
        es: '{extraer} sentimiento, nombres y frases clave de textos',
      },
      source: docs('comprehend/latest/dg/what-is.html'),
    },
    {
      id: 'polly', kind: 'service', name: 'Amazon Polly', topic: 'ai-ml', popularity: 3,
      gist: { pt: '{ler} textos em voz alta', en: '{read} texts aloud', es: '{leer} textos en voz alta' },
      source: docs('polly/latest/dg/what-is.html'),
    },
    {
      id: 'transcribe', kind: 'service', name: 'Amazon Transcribe', topic: 'ai-ml', popularity: 3,
      gist: { pt: '{passar} fala gravada para texto', en: '{turn} recorded speech into text', es: '{pasar} voz grabada a texto' },
      source: docs('transcribe/latest/dg/what-is.html'),
    },
    {
      id: 'translate', kind: 'service', name: 'Amazon Translate', topic: 'ai-ml', popularity: 3,
      gist: { pt: '{verter} textos de um idioma para outro', en: '{turn} texts from one language into another', es: '{pasar} textos de un idioma a otro' },
      source: docs('translate/latest/dg/what-is.html'),
    },
    {
      id: 'lex', kind: 'service', name: 'Amazon Lex', topic: 'ai-ml', popularity: 3,
      gist: {
        pt: '{criar} chatbots que entendem intenções por voz e texto',
        en: '{build} chatbots that understand intents by voice and text',
        es: '{crear} chatbots que entienden intenciones por voz y texto',
      },
      source: docs('lexv2/latest/dg/what-is.html'),
    },
    {
      id: 'textract', kind: 'service', name: 'Amazon Textract', topic: 'ai-ml', popularity: 3,
      gist: {
        pt: '{ler} texto, formulários e tabelas de documentos digitalizados',
        en: '{read} text, forms and tables from scanned documents',
        es: '{leer} texto, formularios y tablas de documentos escaneados',
      },
      source: docs('textract/latest/dg/what-is.html'),
    },
    {
      id: 'personalize', kind: 'service', name: 'Amazon Personalize', topic: 'ai-ml', popularity: 2,
      gist: {
        pt: '{gerar} recomendações a partir do histórico de cada cliente',
        en: '{produce} recommendations from the history of each customer',
        es: '{generar} recomendaciones a partir del historial de cada cliente',
      },
      source: docs('personalize/latest/dg/what-is-personalize.html'),
    },
  ],
  facts: [
    {
      id: 'sagemaker-build', kind: 'purpose', of: ['sagemaker'], level: 1,
      say: {
        pt: '{servir} para treinar e publicar modelos próprios de aprendizado de máquina',
        en: '{serve} to train and deploy machine learning models of one’s own',
        es: '{servir} para entrenar y publicar modelos propios de aprendizaje automático',
      },
      need: {
        pt: 'treinar e publicar um modelo próprio de aprendizado de máquina com seus cientistas de dados',
        en: 'train and deploy a machine learning model of its own with its data scientists',
        es: 'entrenar y publicar un modelo propio de aprendizaje automático con sus científicos de datos',
      },
    },
    {
      id: 'bedrock-api', kind: 'purpose', of: ['bedrock'], unclear: ['sagemaker'], level: 1,
      say: {
        pt: '{oferecer} por API modelos de linguagem de vários fornecedores, sem que o cliente hospede nenhum',
        en: '{offer} language models from several vendors by API, with none for the customer to host',
        es: '{ofrecer} por API modelos de lenguaje de varios proveedores, sin que el cliente aloje ninguno',
      },
      need: {
        pt: 'usar por API modelos de linguagem de vários fornecedores, sem hospedar nenhum',
        en: 'use language models from several vendors by API, without hosting any',
        es: 'usar por API modelos de lenguaje de varios proveedores, sin alojar ninguno',
      },
    },
    {
      id: 'bedrock-private', kind: 'feature', of: ['bedrock'], unclear: ['sagemaker', 'lex'], level: 2,
      say: {
        pt: '{apoiar} respostas geradas em documentos da empresa, com bases de conhecimento',
        en: '{ground} generated answers in company documents, with knowledge bases',
        es: '{apoyar} respuestas generadas en documentos de la empresa, con bases de conocimiento',
      },
    },
    {
      id: 'rekognition-images', kind: 'purpose', of: ['rekognition'], unclear: ['sagemaker', 'bedrock'], level: 1,
      say: {
        pt: '{identificar} objetos e conteúdo impróprio em fotos enviadas por usuários',
        en: '{identify} objects and unsafe content in photos sent by users',
        es: '{identificar} objetos y contenido inapropiado en fotos enviadas por usuarios',
      },
    },
    {
      id: 'rekognition-faces', kind: 'feature', of: ['rekognition'], unclear: ['sagemaker', 'bedrock'], level: 2,
      say: {
        pt: '{comparar} o rosto de uma selfie com o de um documento',
        en: '{compare} the face in a selfie with the one on an ID card',
        es: '{comparar} el rostro de una selfie con el de un documento',
      },
    },
    {
      id: 'comprehend-sentiment', kind: 'purpose', of: ['comprehend'], unclear: ['sagemaker', 'bedrock'], level: 1,
      say: {
        pt: '{descobrir} se avaliações escritas por clientes são positivas ou negativas',
        en: '{find} out whether written customer reviews are positive or negative',
        es: '{descubrir} si las reseñas escritas por clientes son positivas o negativas',
      },
    },
    {
      id: 'comprehend-entities', kind: 'feature', of: ['comprehend'], unclear: ['sagemaker', 'bedrock', 'textract', 'transcribe'], level: 2,
      say: {
        pt: '{apontar} pessoas, lugares e dados pessoais citados em um texto',
        en: '{point} out people, places and personal data mentioned in a text',
        es: '{señalar} personas, lugares y datos personales mencionados en un texto',
      },
    },
    {
      id: 'polly-voice', kind: 'purpose', of: ['polly'], unclear: ['bedrock', 'sagemaker', 'connect', 'lex'], level: 1,
      say: {
        pt: '{transformar} artigos escritos em áudio com voz natural',
        en: '{turn} written articles into audio with a natural voice',
        es: '{convertir} artículos escritos en audio con voz natural',
      },
    },
    {
      id: 'transcribe-calls', kind: 'purpose', of: ['transcribe'], unclear: ['bedrock', 'sagemaker', 'connect', 'lex'], level: 1,
      say: {
        pt: '{converter} gravações de ligações em texto pesquisável',
        en: '{convert} call recordings into searchable text',
        es: '{convertir} grabaciones de llamadas en texto que se puede buscar',
      },
    },
    {
      id: 'transcribe-subtitles', kind: 'feature', of: ['transcribe'], unclear: ['bedrock', 'sagemaker', 'translate'], level: 2,
      say: {
        pt: '{gerar} legendas a partir do som de um vídeo',
        en: '{produce} subtitles from the sound of a video',
        es: '{generar} subtítulos a partir del sonido de un video',
      },
    },
    {
      id: 'translate-site', kind: 'purpose', of: ['translate'], unclear: ['bedrock', 'sagemaker'], level: 1,
      say: {
        pt: '{oferecer} as páginas de ajuda em vários idiomas, vertidas por uma rede neural',
        en: '{offer} help pages in several languages, rendered by a neural network',
        es: '{ofrecer} las páginas de ayuda en varios idiomas, vertidas por una red neuronal',
      },
    },
    {
      id: 'lex-chatbot', kind: 'purpose', of: ['lex'], unclear: ['bedrock', 'sagemaker', 'connect'], level: 1,
      say: {
        pt: '{criar} um chatbot que entende a intenção do cliente e marca consultas',
        en: '{build} a chatbot that understands what the customer intends and books appointments',
        es: '{crear} un chatbot que entiende la intención del cliente y agenda citas',
      },
    },
    {
      id: 'textract-forms', kind: 'purpose', of: ['textract'], unclear: ['bedrock', 'sagemaker', 'rekognition'], level: 1,
      say: {
        pt: '{extrair} campos e tabelas de notas fiscais digitalizadas',
        en: '{extract} fields and tables from scanned invoices',
        es: '{extraer} campos y tablas de facturas escaneadas',
      },
    },
    {
      id: 'personalize-store', kind: 'purpose', of: ['personalize'], unclear: ['sagemaker', 'bedrock', 'neptune'], level: 2,
      say: {
        pt: '{sugerir} produtos a cada cliente com base no histórico de compras',
        en: '{suggest} products to each customer based on their purchase history',
        es: '{sugerir} productos a cada cliente según su historial de compras',
      },
    },
    {
      id: 'ml-no-skill', kind: 'trait', of: ['rekognition', 'comprehend', 'polly', 'transcribe', 'translate', 'lex', 'textract'], unclear: ['sagemaker'], level: 1,
      say: {
        pt: '{trazer} um modelo já treinado para uma tarefa específica',
        en: '{bring} a model already trained for one specific task',
        es: '{traer} un modelo ya entrenado para una tarea específica',
      },
    },
    {
      id: 'ml-speech-in', kind: 'trait', of: ['transcribe', 'lex'], unclear: ['bedrock', 'sagemaker'], level: 2,
      say: {
        pt: '{aceitar} voz como entrada',
        en: '{accept} speech as input',
        es: '{aceptar} voz como entrada',
      },
    },
    {
      id: 'ml-text-in', kind: 'trait', of: ['comprehend', 'polly', 'translate', 'lex'], unclear: ['bedrock', 'sagemaker', 'textract'], level: 2,
      say: {
        pt: '{aceitar} texto escrito como entrada',
        en: '{accept} written text as input',
        es: '{aceptar} texto escrito como entrada',
      },
    },
    {
      id: 'ml-image-in', kind: 'trait', of: ['rekognition', 'textract'], unclear: ['bedrock', 'sagemaker', 'comprehend'], level: 2,
      say: {
        pt: '{analisar} imagens como entrada',
        en: '{analyze} images as input',
        es: '{analizar} imágenes como entrada',
      },
    },
    {
      id: 'ml-text-out', kind: 'trait', of: ['transcribe', 'translate', 'textract'], unclear: ['bedrock', 'sagemaker', 'rekognition'], level: 2,
      say: {
        pt: '{devolver} em texto o conteúdo que recebe',
        en: '{return} the content it receives as text',
        es: '{devolver} en texto el contenido que recibe',
      },
    },
    {
      id: 'ml-audio', kind: 'trait', of: ['polly', 'transcribe', 'lex'], unclear: ['bedrock', 'sagemaker'], level: 2,
      say: {
        pt: '{lidar} com áudio de voz',
        en: '{handle} voice audio',
        es: '{tratar} audio de voz',
      },
    },
    {
      id: 'ml-language', kind: 'trait', of: ['comprehend', 'polly', 'transcribe', 'translate', 'lex'], unclear: ['bedrock', 'sagemaker', 'textract'], level: 2,
      say: {
        pt: '{lidar} com linguagem humana',
        en: '{handle} human language',
        es: '{tratar} lenguaje humano',
      },
    },
  ],
  contrasts: [
    {
      between: ['sagemaker', 'bedrock'],
      say: {
        pt: 'No SageMaker AI a empresa treina o próprio modelo; no Bedrock ela chama modelos prontos por API.',
        en: 'In SageMaker AI a company trains its own model; in Bedrock it calls ready-made models by API.',
        es: 'En SageMaker AI la empresa entrena su propio modelo; en Bedrock llama por API a modelos listos.',
      },
    },
    {
      between: ['rekognition', 'textract'],
      say: {
        pt: 'O Rekognition entende o que aparece na imagem; o Textract lê o que está escrito em um documento.',
        en: 'Rekognition understands what an image shows; Textract reads what is written in a document.',
        es: 'Rekognition entiende lo que aparece en la imagen; Textract lee lo que está escrito en un documento.',
      },
    },
    {
      between: ['polly', 'transcribe'],
      say: {
        pt: 'O Polly vai do texto para a voz; o Transcribe, da voz para o texto.',
        en: 'Polly goes from text to voice; Transcribe goes from voice to text.',
        es: 'Polly va del texto a la voz; Transcribe, de la voz al texto.',
      },
    },
    {
      between: ['comprehend', 'textract'],
      say: {
        pt: 'O Textract tira o texto de uma página digitalizada; o Comprehend interpreta um texto que já se tem.',
        en: 'Textract gets the text out of a scanned page; Comprehend interprets a text one already has.',
        es: 'Textract saca el texto de una página escaneada; Comprehend interpreta un texto que ya se tiene.',
      },
    },
    {
      between: ['lex', 'polly'],
      say: {
        pt: 'O Lex conversa e entende o pedido; o Polly só lê um texto em voz alta.',
        en: 'Lex holds a conversation and understands the request; Polly only reads a text aloud.',
        es: 'Lex conversa y entiende el pedido; Polly solo lee un texto en voz alta.',
      },
    },
    {
      between: ['comprehend', 'translate'],
      say: {
        pt: 'O Comprehend diz do que um texto trata; o Translate o passa para outro idioma.',
        en: 'Comprehend tells what a text is about; Translate puts it into another language.',
        es: 'Comprehend dice de qué trata un texto; Translate lo pasa a otro idioma.',
      },
    },
    {
      between: ['comprehend', 'lex'],
      say: {
        pt: 'O Comprehend analisa textos prontos; o Lex mantém um diálogo para cumprir um pedido.',
        en: 'Comprehend analyzes finished texts; Lex keeps up a dialogue to fulfill a request.',
        es: 'Comprehend analiza textos ya escritos; Lex mantiene un diálogo para cumplir un pedido.',
      },
    },
    {
      between: ['transcribe', 'translate'],
      say: {
        pt: 'O Transcribe muda a forma, de voz para texto; o Translate muda o idioma do texto.',
        en: 'Transcribe changes the form, from voice to text; Translate changes the language of a text.',
        es: 'Transcribe cambia la forma, de voz a texto; Translate cambia el idioma del texto.',
      },
    },
  ],
};
