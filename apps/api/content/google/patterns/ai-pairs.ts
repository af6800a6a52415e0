import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page } from '../source.ts';

export const aiPairs: readonly Pattern[] = [
  pairsOf({
    id: 'calls-and-meaning',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'ai-products' } },
    scene: {
      pt: 'Pense na ligação como uma conversa que alguém passa ao papel, e na análise como o que se tira desse papel.',
      en: 'Think of a call as a conversation put on paper, and of the analysis as what somebody then makes of that paper.',
      es: 'Piensa en la llamada como una conversación que alguien pasa al papel, y en el análisis como lo que se saca de ahí.',
    },
    situations: [
      {
        id: 'insurer',
        text: {
          pt: 'Uma seguradora quer analisar o que se diz nas ligações de sua central.',
          en: 'An insurer wants to analyze what is said in the calls to its call center.',
          es: 'Una aseguradora quiere analizar lo que se dice en las llamadas de su centro de atención.',
        },
      },
      {
        id: 'water',
        text: {
          pt: 'Uma companhia de água quer analisar as reclamações que os clientes fazem por telefone.',
          en: 'A water company wants to analyze the complaints that customers make by phone.',
          es: 'Una compañía de agua quiere analizar los reclamos que los clientes hacen por teléfono.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas quer analisar o que se diz nas conversas telefônicas com pacientes.',
          en: 'A clinic network wants to analyze what is said in its phone conversations with patients.',
          es: 'Una red de clínicas quiere analizar lo que se dice en las conversaciones telefónicas con pacientes.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco quer analisar o que se diz nas ligações para entender por que os clientes telefonam.',
          en: 'A bank wants to analyze what is said in calls to understand why customers phone.',
          es: 'Un banco quiere analizar lo que se dice en las llamadas para entender por qué llaman los clientes.',
        },
      },
      {
        id: 'travel',
        text: {
          pt: 'Uma agência de viagens quer analisar o que se diz nas ligações de seus clientes.',
          en: 'A travel agency wants to analyze what is said in its customers’ calls.',
          es: 'Una agencia de viajes quiere analizar lo que se dice en las llamadas de sus clientes.',
        },
      },
    ],
    first: [
      {
        id: 'live',
        text: { pt: 'Speech-to-Text em streaming', en: 'Streaming Speech-to-Text', es: 'Speech-to-Text en streaming' },
        uses: ['Speech-to-Text'],
        why: {
          pt: 'O Speech-to-Text em streaming devolve as palavras enquanto a pessoa fala.',
          en: 'Streaming Speech-to-Text returns the words while the person speaks.',
          es: 'Speech-to-Text en streaming devuelve las palabras mientras la persona habla.',
        },
        likeness: {
          pt: 'a taquígrafa que só escreve enquanto alguém fala',
          en: 'the stenographer who writes only while people are speaking',
          es: 'la taquígrafa que solo escribe mientras alguien habla',
        },
        tell: {
          pt: 'Texto durante a fala: o reconhecimento em streaming. Ler o que é dito enquanto a ligação acontece: o reconhecimento em streaming. Milhares de horas de áudio por mês: a transcrição automática, e não a feita por pessoas.',
          en: 'Text during speech: streaming recognition. Reading what is said while the call takes place: streaming recognition. Thousands of hours of audio a month: automatic transcription rather than people.',
          es: 'Texto durante el habla: el reconocimiento en streaming. Leer lo que se dice mientras ocurre la llamada: el reconocimiento en streaming. Miles de horas de audio por mes: la transcripción automática, y no la hecha por personas.',
        },
        source: page('speech-to-text/docs/speech-to-text-requests'),
        popularity: 4,
        rightWith: ['during'],
      },
      {
        id: 'batch',
        text: { pt: 'Speech-to-Text em lote', en: 'Batch Speech-to-Text', es: 'Speech-to-Text por lotes' },
        uses: ['Speech-to-Text'],
        why: {
          pt: 'O Speech-to-Text em lote transcreve arquivos gravados, muitos de uma vez e por menos.',
          en: 'Batch Speech-to-Text transcribes recorded files, many at a time and for less.',
          es: 'Speech-to-Text por lotes transcribe archivos grabados, muchos a la vez y por menos.',
        },
        likeness: {
          pt: 'a oficina noturna que datilografa caixas inteiras de fitas',
          en: 'the night workshop that types whole crates of tapes',
          es: 'el taller nocturno que mecanografía cajas enteras de cintas',
        },
        tell: {
          pt: 'Gravações que podem esperar: o reconhecimento em lote. Gravações entregues só no fim do dia: o reconhecimento em lote. Milhares de horas de áudio por mês: a transcrição automática, e não a feita por pessoas.',
          en: 'Recordings that can wait: batch recognition. Recordings delivered only at the end of the day: batch recognition. Thousands of hours of audio a month: automatic transcription rather than people.',
          es: 'Grabaciones que pueden esperar: el reconocimiento por lotes. Grabaciones entregadas solo al final del día: el reconocimiento por lotes. Miles de horas de audio por mes: la transcripción automática, y no la hecha por personas.',
        },
        source: page('speech-to-text/docs/batch-recognize'),
        popularity: 4,
      },
      {
        id: 'people',
        text: {
          pt: 'Gravações transcritas por pessoas',
          en: 'Recordings transcribed by people',
          es: 'Grabaciones transcritas por personas',
        },
        uses: [],
        why: {
          pt: 'Pessoas transcrevem bem até gravações que um modelo não entende.',
          en: 'People transcribe well even recordings that a model does not understand.',
          es: 'Las personas transcriben bien incluso grabaciones que un modelo no entiende.',
        },
        likeness: {
          pt: 'as poucas datilógrafas que ouvem fita por fita',
          en: 'the few typists who listen to tape after tape',
          es: 'las pocas mecanógrafas que escuchan cinta por cinta',
        },
        tell: {
          pt: 'Pouco volume e áudio muito ruim: pessoas.',
          en: 'Little volume and very poor audio: people.',
          es: 'Poco volumen y audio muy malo: personas.',
        },
        source: page('speech-to-text/docs/best-practices'),
        popularity: 3,
        neverRight: true,
      },
    ],
    second: [
      {
        id: 'nl',
        text: {
          pt: 'Cloud Natural Language API',
          en: 'the Cloud Natural Language API',
          es: 'Cloud Natural Language API',
        },
        uses: ['Natural Language'],
        why: {
          pt: 'A Cloud Natural Language API devolve sentimento, em uma escala fixa, e entidades, sem treino nem prompt.',
          en: 'The Cloud Natural Language API returns sentiment on a fixed scale and entities, without training or prompts.',
          es: 'La Cloud Natural Language API devuelve sentimiento, en una escala fija, y entidades, sin entrenamiento ni prompt.',
        },
        likeness: {
          pt: 'o termômetro lacrado que só mede o humor da página',
          en: 'the sealed thermometer that measures only a page’s mood',
          es: 'el termómetro sellado que solo mide el humor de la página',
        },
        tell: {
          pt: 'Sentimento e entidades prontos: a Natural Language API. Pontuação de sentimento em escala fixa: a Natural Language API.',
          en: 'Ready sentiment and entities: the Natural Language API. A sentiment score on a fixed scale: the Natural Language API.',
          es: 'Sentimiento y entidades listos: Natural Language API. Puntuación de sentimiento en escala fija: Natural Language API.',
        },
        source: page('natural-language/docs/basics'),
        popularity: 4,
        rightWith: ['scale'],
      },
      {
        id: 'gemini',
        text: { pt: 'um prompt para o Gemini', en: 'a prompt to Gemini', es: 'un prompt para Gemini' },
        uses: ['Gemini'],
        why: {
          pt: 'O Gemini lê a conversa inteira, dita em quaisquer palavras, e escreve o que o prompt pede, como um resumo.',
          en: 'Gemini reads the whole conversation, in whatever words, and writes what the prompt asks for, such as a summary.',
          es: 'Gemini lee la conversación completa, dicha con cualquier palabra, y escribe lo que pide el prompt, como un resumen.',
        },
        likeness: {
          pt: 'o leitor instruído por escrito que nunca resume igual',
          en: 'the reader instructed in writing who never summarizes twice alike',
          es: 'el lector instruido por escrito que nunca resume igual',
        },
        tell: {
          pt: 'Redigir, resumir, propor: IA generativa. Um parágrafo por conversa: IA generativa. Problema descrito de muitas formas, difíceis de prever: IA generativa.',
          en: 'Writing, summarizing, proposing: generative AI. One paragraph per conversation: generative AI. A problem described in many ways that are hard to foresee: generative AI.',
          es: 'Redactar, resumir, proponer: IA generativa. Un párrafo por conversación: IA generativa. Problema descrito de muchas formas, difíciles de prever: IA generativa.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 5,
      },
      {
        id: 'rules',
        text: { pt: 'uma lista de palavras-chave', en: 'a list of keywords', es: 'una lista de palabras clave' },
        uses: [],
        why: {
          pt: 'Uma lista de palavras-chave marca conversas por uma regra escrita, que dá sempre o mesmo resultado e que qualquer pessoa pode conferir.',
          en: 'A list of keywords marks conversations by a written rule that gives the same result each time and that anybody can check.',
          es: 'Una lista de palabras clave marca conversaciones con una regla escrita, que da siempre el mismo resultado y que cualquiera puede revisar.',
        },
        likeness: {
          pt: 'a lista escrita à mão que só marca palavras idênticas',
          en: 'the hand-written list that ticks off only identical words',
          es: 'la lista escrita a mano que solo marca palabras idénticas',
        },
        tell: {
          pt: 'Regra visível e repetível, sem modelo: palavras-chave. Regra escrita e repetível para cada ligação: palavras-chave.',
          en: 'A visible, repeatable rule without a model: keywords. A written, repeatable rule for each call: keywords.',
          es: 'Regla visible y repetible, sin modelo: palabras clave. Regla escrita y repetible para cada llamada: palabras clave.',
        },
        source: page('bigquery/docs/search-intro'),
        popularity: 3,
        rightWith: ['visible'],
      },
    ],
    constraints: [
      {
        id: 'during',
        text: {
          pt: 'Os supervisores querem ler o que é dito enquanto a ligação acontece.',
          en: 'Supervisors want to read what is said while the call takes place.',
          es: 'Los supervisores quieren leer lo que se dice mientras ocurre la llamada.',
        },
        rulesOut: {
          batch: {
            pt: 'O processamento em lote só começa depois da gravação.',
            en: 'Batch processing begins only after the recording.',
            es: 'El procesamiento por lotes solo empieza después de la grabación.',
          },
          people: {
            pt: 'Pessoas transcrevem depois, a partir da gravação.',
            en: 'People transcribe later, from the recording.',
            es: 'Las personas transcriben después, a partir de la grabación.',
          },
        },
      },
      {
        id: 'volume',
        text: {
          pt: 'A empresa grava 20.000 horas de áudio por mês.',
          en: 'The company records 20,000 hours of audio a month.',
          es: 'La empresa graba 20.000 horas de audio por mes.',
        },
        rulesOut: {
          people: {
            pt: 'Transcrever 20.000 horas por mês exigiria centenas de pessoas.',
            en: 'Transcribing 20,000 hours a month would take hundreds of people.',
            es: 'Transcribir 20.000 horas por mes exigiría cientos de personas.',
          },
        },
      },
      {
        id: 'recorded',
        text: {
          pt: 'O sistema de telefonia só entrega as gravações no fim do dia, e ninguém precisa do texto durante a ligação.',
          en: 'The phone system delivers the recordings only at the end of the day, and nobody needs the text during the call.',
          es: 'El sistema de telefonía solo entrega las grabaciones al final del día, y nadie necesita el texto durante la llamada.',
        },
        rulesOut: {
          live: {
            pt: 'O streaming serve ao áudio ao vivo: cada gravação teria de ser reproduzida no ritmo da fala.',
            en: 'Streaming is for live audio: each recording would have to be replayed at the speed of speech.',
            es: 'El streaming es para audio en vivo: habría que reproducir cada grabación al ritmo del habla.',
          },
        },
      },
      {
        id: 'summary',
        text: {
          pt: 'Os gestores querem um parágrafo por conversa, com o problema e os próximos passos.',
          en: 'Managers want one paragraph per conversation, with the problem and the next steps.',
          es: 'Los gerentes quieren un párrafo por conversación, con el problema y los próximos pasos.',
        },
        rulesOut: {
          nl: {
            pt: 'A Natural Language API devolve sentimento e entidades, não um parágrafo.',
            en: 'The Natural Language API returns sentiment and entities rather than a paragraph.',
            es: 'La Natural Language API devuelve sentimiento y entidades, no un párrafo.',
          },
          rules: {
            pt: 'Uma lista de palavras marca textos, não redige.',
            en: 'A list of keywords marks texts and does not write.',
            es: 'Una lista de palabras marca textos, no redacta.',
          },
        },
      },
      {
        id: 'visible',
        text: {
          pt: 'O regulador exige que cada ligação marcada siga uma regra escrita e repetível.',
          en: 'The regulator requires each flagged call to follow a written, repeatable rule.',
          es: 'El regulador exige que cada llamada marcada siga una regla escrita y repetible.',
        },
        rulesOut: {
          nl: {
            pt: 'A Natural Language API usa um modelo estatístico.',
            en: 'The Natural Language API uses a statistical model.',
            es: 'La Natural Language API usa un modelo estadístico.',
          },
          gemini: {
            pt: 'O Gemini é um modelo estatístico, sem regra escrita.',
            en: 'Gemini is a statistical model without a written rule.',
            es: 'Gemini es un modelo estadístico, sin regla escrita.',
          },
        },
      },
      {
        id: 'wordings',
        text: {
          pt: 'Os clientes descrevem o mesmo problema de muitas formas, difíceis de prever.',
          en: 'Customers describe the same problem in many ways that are hard to foresee.',
          es: 'Los clientes describen el mismo problema de muchas formas, difíciles de prever.',
        },
        rulesOut: {
          rules: {
            pt: 'Uma lista só acha as formas que alguém previu.',
            en: 'A list finds only the wordings that somebody foresaw.',
            es: 'Una lista solo encuentra las formas que alguien previó.',
          },
        },
      },
      {
        id: 'scale',
        text: {
          pt: 'A empresa só precisa de uma pontuação de sentimento em escala fixa, sem redigir instruções.',
          en: 'The company just needs a sentiment score on a fixed scale, without writing instructions.',
          es: 'La empresa solo necesita una puntuación de sentimiento en escala fija, sin redactar instrucciones.',
        },
        rulesOut: {
          gemini: {
            pt: 'O Gemini depende de instruções escritas e testadas.',
            en: 'Gemini depends on instructions that are written and tested.',
            es: 'Gemini depende de instrucciones escritas y probadas.',
          },
          rules: {
            pt: 'Palavras-chave não dão uma pontuação de sentimento.',
            en: 'Keywords give no sentiment score.',
            es: 'Las palabras clave no dan una puntuación de sentimiento.',
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
    id: 'model-and-knowledge',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'gen-ai' } },
    scene: {
      pt: 'Pense no modelo como um conselheiro a contratar, e no conhecimento da organização como o preparo que ele recebe antes de responder.',
      en: 'Think of the model as an adviser to hire, and of the organization’s knowledge as the preparation he gets before he answers.',
      es: 'Piensa en el modelo como un consejero por contratar, y en el conocimiento de la organización como la preparación que recibe antes de responder.',
    },
    situations: [
      {
        id: 'bank',
        text: {
          pt: 'Um banco cria um assistente que responde aos gerentes perguntas sobre produtos.',
          en: 'A bank is building an assistant that answers managers’ questions about products.',
          es: 'Un banco crea un asistente que responde a los gerentes preguntas sobre productos.',
        },
      },
      {
        id: 'tax',
        text: {
          pt: 'Uma secretaria da fazenda quer um assistente que tire dúvidas de impostos dos atendentes.',
          en: 'A tax authority wants an assistant that answers its clerks’ questions on taxes.',
          es: 'Una administración tributaria quiere un asistente que resuelva dudas de impuestos de sus agentes.',
        },
      },
      {
        id: 'tools',
        text: {
          pt: 'Um fabricante de ferramentas quer um assistente de manutenção para técnicos em campo.',
          en: 'A tool maker wants a maintenance assistant for its field technicians.',
          es: 'Un fabricante de herramientas quiere un asistente de mantenimiento para técnicos de campo.',
        },
      },
      {
        id: 'crops',
        text: {
          pt: 'Uma empresa de agronomia cria um assistente que orienta produtores.',
          en: 'An agronomy company is building an assistant that advises growers.',
          es: 'Una empresa de agronomía crea un asistente que orienta a productores.',
        },
      },
      {
        id: 'health',
        text: {
          pt: 'Um plano de saúde quer um assistente que ajude os atendentes com regras de cobertura.',
          en: 'A health plan wants an assistant that helps its staff with coverage rules.',
          es: 'Un plan de salud quiere un asistente que ayude a su personal con las reglas de cobertura.',
        },
      },
    ],
    first: [
      {
        id: 'gemini',
        text: { pt: 'Gemini como serviço', en: 'Gemini as a service', es: 'Gemini como servicio' },
        uses: ['Gemini'],
        why: {
          pt: 'O Gemini como serviço, na Gemini Enterprise Agent Platform (antes Vertex AI), roda em servidores do Google e cobra pelo uso.',
          en: 'Gemini as a service, on Gemini Enterprise Agent Platform (formerly Vertex AI), runs on Google’s servers and charges by use.',
          es: 'Gemini como servicio, en Gemini Enterprise Agent Platform (antes Vertex AI), se ejecuta en servidores de Google y cobra por uso.',
        },
        likeness: {
          pt: 'o conselheiro pago por resposta que sua única agência pode trocar',
          en: 'the pay-per-answer adviser whom his only agency swaps at will',
          es: 'el consejero pagado por respuesta que su única agencia puede cambiar',
        },
        tell: {
          pt: 'O modelo do Google, sem infraestrutura: o Gemini como serviço. Uso raro e orçamento que só cobre as perguntas feitas: um modelo como serviço, pago conforme o uso. Servidores de modelos e aceleradores que a equipe não quer operar: um modelo como serviço, que o provedor opera.',
          en: 'Google’s model without infrastructure: Gemini as a service. Rare use and a budget that covers only the questions asked: a model as a service, paid by use. Model servers and accelerators that the team does not want to operate: a model as a service, which the provider runs.',
          es: 'El modelo de Google, sin infraestructura: Gemini como servicio. Uso poco frecuente y presupuesto que solo cubre las preguntas hechas: un modelo como servicio, pagado por uso. Servidores de modelos y aceleradores que el equipo no quiere operar: un modelo como servicio, que opera el proveedor.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 5,
      },
      {
        id: 'maas',
        text: {
          pt: 'Modelo aberto como serviço',
          en: 'An open model as a service',
          es: 'Modelo abierto como servicio',
        },
        uses: [],
        why: {
          pt: 'Um modelo aberto como serviço, do Model Garden, é operado pelo Google, cobra pelo uso e tem pesos que se podem levar a outro lugar.',
          en: 'An open model as a service, from Model Garden, is run by Google, charges by use and has weights that can be taken elsewhere.',
          es: 'Un modelo abierto como servicio, de Model Garden, lo opera Google, cobra por uso y tiene pesos que se pueden llevar a otro lugar.',
        },
        likeness: {
          pt: 'o conselheiro de muitas agências que o trocam quando querem',
          en: 'the adviser of many agencies that swap him at will',
          es: 'el consejero de muchas agencias que lo cambian cuando quieren',
        },
        tell: {
          pt: 'Não depender de um só dono e não manter servidores: um modelo aberto como serviço. Levar o mesmo modelo a outro provedor: um modelo de pesos abertos. Uso raro e orçamento que só cobre as perguntas feitas: um modelo como serviço, pago conforme o uso. Servidores de modelos e aceleradores que a equipe não quer operar: um modelo como serviço, que o provedor opera.',
          en: 'Neither dependence on one owner nor servers to maintain: an open model as a service. Taking the same model to another provider: a model with open weights. Rare use and a budget that covers only the questions asked: a model as a service, paid by use. Model servers and accelerators that the team does not want to operate: a model as a service, which the provider runs.',
          es: 'No depender de un solo dueño ni mantener servidores: un modelo abierto como servicio. Llevar el mismo modelo a otro proveedor: un modelo de pesos abiertos. Uso poco frecuente y presupuesto que solo cubre las preguntas hechas: un modelo como servicio, pagado por uso. Servidores de modelos y aceleradores que el equipo no quiere operar: un modelo como servicio, que opera el proveedor.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 3,
        rightWith: ['weights'],
      },
      {
        id: 'own',
        rightWith: ['frozen'],
        text: {
          pt: 'Modelo aberto em GPUs próprias',
          en: 'An open model on self-managed GPUs',
          es: 'Modelo abierto en GPU propias',
        },
        uses: ['GPU'],
        why: {
          pt: 'Um modelo aberto em GPUs da empresa, no GKE, mantém a sua versão até que ela a troque.',
          en: 'An open model on the company’s GPUs, on GKE, keeps its version until the company changes it.',
          es: 'Un modelo abierto en GPU de la empresa, en GKE, mantiene su versión hasta que ella la cambie.',
        },
        likeness: {
          pt: 'o conselheiro assalariado de métodos fixos numa sala cara',
          en: 'the salaried adviser of fixed methods in a costly room',
          es: 'el consejero asalariado de métodos fijos en una sala cara',
        },
        tell: {
          pt: 'Controle total de versão e de ambiente: um modelo em GPUs próprias. Decidir quando a versão do modelo muda: um modelo em GPUs próprias.',
          en: 'Full control of version and environment: a model on self-managed GPUs. Deciding when the model version changes: a model on self-managed GPUs.',
          es: 'Control total de versión y de entorno: un modelo en GPU propias. Decidir cuándo cambia la versión del modelo: un modelo en GPU propias.',
        },
        source: page('kubernetes-engine/docs/concepts/machine-learning/inference'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'grounding',
        text: {
          pt: 'busca nos documentos (RAG)',
          en: 'document retrieval (RAG)',
          es: 'búsqueda en los documentos (RAG)',
        },
        uses: [],
        why: {
          pt: 'Com RAG, cada resposta parte de trechos achados na hora nos documentos da empresa e pode citá-los.',
          en: 'With RAG, each answer starts from passages found at that moment in the company’s documents and can cite them.',
          es: 'Con RAG, cada respuesta parte de pasajes hallados en el momento en los documentos de la empresa y puede citarlos.',
        },
        likeness: {
          pt: 'o arquivo ainda por reunir com as páginas de hoje',
          en: 'the archive still to be filled with today’s pages',
          es: 'el archivo aún por reunir con las páginas de hoy',
        },
        tell: {
          pt: 'Conhecimento que muda e precisa de fonte: RAG. Normas que mudam toda semana e texto atual a citar: RAG.',
          en: 'Knowledge that changes and needs a source: RAG. Rules that change every week and a current text to cite: RAG.',
          es: 'Conocimiento que cambia y necesita fuente: RAG. Normas que cambian cada semana y texto actual que citar: RAG.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 5,
      },
      {
        id: 'tuning',
        text: { pt: 'ajuste fino com exemplos', en: 'fine-tuning on examples', es: 'ajuste fino con ejemplos' },
        uses: [],
        why: {
          pt: 'O ajuste fino ensina ao modelo um estilo ou formato com muitos exemplos.',
          en: 'Fine-tuning teaches the model a style or format from many examples.',
          es: 'El ajuste fino enseña al modelo un estilo o formato con muchos ejemplos.',
        },
        likeness: {
          pt: 'o longo curso com milhares de cartas antigas',
          en: 'the long course on thousands of old letters',
          es: 'el largo curso con miles de cartas antiguas',
        },
        tell: {
          pt: 'Estilo ou formato aprendido de exemplos: o ajuste fino. Estilo de muitas cartas aprovadas: o ajuste fino.',
          en: 'Style or format learned from examples: fine-tuning. The style of many approved letters: fine-tuning.',
          es: 'Estilo o formato aprendido de ejemplos: el ajuste fino. Estilo de muchas cartas aprobadas: el ajuste fino.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 4,
        rightWith: ['style'],
      },
      {
        id: 'prompt',
        text: {
          pt: 'instruções fixas no prompt',
          en: 'fixed instructions in the prompt',
          es: 'instrucciones fijas en el prompt',
        },
        uses: [],
        why: {
          pt: 'Instruções no prompt ficam prontas em horas, sem preparar dados nem treinar.',
          en: 'Instructions in the prompt are ready in hours, without preparing data or training.',
          es: 'Las instrucciones en el prompt quedan listas en horas, sin preparar datos ni entrenar.',
        },
        likeness: {
          pt: 'o bilhete curto de hoje sem arquivo nem cartas antigas',
          en: 'today’s short note without archive pages or old letters',
          es: 'la nota breve de hoy sin archivo ni cartas antiguas',
        },
        tell: {
          pt: 'Poucas regras e resultado hoje: um prompt. Dez perguntas já escolhidas, sem documentos nem exemplos reunidos: um prompt.',
          en: 'Few rules and a result today: a prompt. Ten chosen questions, with no documents or examples gathered: a prompt.',
          es: 'Pocas reglas y resultado hoy: un prompt. Diez preguntas ya elegidas, sin documentos ni ejemplos reunidos: un prompt.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 4,
        rightWith: ['tomorrow'],
      },
    ],
    constraints: [
      {
        id: 'no-gpu',
        text: {
          pt: 'A equipe não quer operar servidores de modelos nem aceleradores.',
          en: 'The team does not want to operate model servers or accelerators.',
          es: 'El equipo no quiere operar servidores de modelos ni aceleradores.',
        },
        rulesOut: {
          own: {
            pt: 'Em GPUs próprias, a equipe administra os servidores do modelo.',
            en: 'With self-managed GPUs, the team administers the model’s servers.',
            es: 'En GPU propias, el equipo administra los servidores del modelo.',
          },
        },
      },
      {
        id: 'weights',
        text: {
          pt: 'A organização quer poder levar o mesmo modelo a outro provedor.',
          en: 'The organization wants to be able to take the same model to another provider.',
          es: 'La organización quiere poder llevar el mismo modelo a otro proveedor.',
        },
        rulesOut: {
          gemini: {
            pt: 'Os pesos do Gemini não são abertos.',
            en: 'Gemini’s weights are not open.',
            es: 'Los pesos de Gemini no son abiertos.',
          },
        },
      },
      {
        id: 'frozen',
        text: {
          pt: 'A organização quer decidir sozinha quando a versão do modelo muda.',
          en: 'The organization wants to decide by itself when the model version changes.',
          es: 'La organización quiere decidir por sí misma cuándo cambia la versión del modelo.',
        },
        rulesOut: {
          gemini: {
            pt: 'Versões do Gemini são retiradas pelo Google com o tempo.',
            en: 'Gemini versions are withdrawn by Google over time.',
            es: 'Google retira con el tiempo las versiones de Gemini.',
          },
          maas: {
            pt: 'Em um modelo oferecido como serviço, o provedor retira versões com o tempo.',
            en: 'For a model offered as a service, the provider withdraws versions over time.',
            es: 'En un modelo ofrecido como servicio, el proveedor retira versiones con el tiempo.',
          },
        },
      },
      {
        id: 'per-use',
        notWith: ['style'],
        text: {
          pt: 'O uso será raro, e o orçamento do modelo só cobre as perguntas feitas.',
          en: 'Use will be rare, and the model’s budget covers only the questions asked.',
          es: 'El uso será poco frecuente, y el presupuesto del modelo solo cubre las preguntas hechas.',
        },
        rulesOut: {
          own: {
            pt: 'GPUs ligadas são cobradas por hora, com ou sem perguntas.',
            en: 'GPUs that are on are charged by the hour, with questions or without.',
            es: 'Las GPU encendidas se cobran por hora, con o sin preguntas.',
          },
        },
      },
      {
        id: 'daily',
        text: {
          pt: 'As normas mudam toda semana, e as respostas precisam citar o texto atual.',
          en: 'Rules change every week, and answers need to cite the current text.',
          es: 'Las normas cambian cada semana, y las respuestas necesitan citar el texto actual.',
        },
        rulesOut: {
          tuning: {
            pt: 'O modelo ajustado só sabe o que havia nos exemplos e não cita fontes.',
            en: 'A tuned model knows just what was in the examples and cites no sources.',
            es: 'El modelo ajustado solo sabe lo que había en los ejemplos y no cita fuentes.',
          },
          prompt: {
            pt: 'Um prompt fixo não acompanha textos que mudam toda semana.',
            en: 'A fixed prompt does not keep up with texts that change every week.',
            es: 'Un prompt fijo no acompaña textos que cambian cada semana.',
          },
        },
      },
      {
        id: 'style',
        text: {
          pt: 'As respostas precisam seguir o estilo de 3.000 cartas já aprovadas.',
          en: 'Answers have to follow the style of 3,000 approved letters.',
          es: 'Las respuestas tienen que seguir el estilo de 3.000 cartas ya aprobadas.',
        },
        rulesOut: {
          prompt: {
            pt: 'Instruções fixas não reproduzem um estilo de forma consistente.',
            en: 'Fixed instructions do not reproduce a style consistently.',
            es: 'Las instrucciones fijas no reproducen un estilo de forma consistente.',
          },
        },
        unclear: ['grounding'],
      },
      {
        id: 'tomorrow',
        text: {
          pt: 'A demonstração é amanhã, com dez perguntas já escolhidas, e ninguém reuniu documentos nem exemplos.',
          en: 'The demo is tomorrow, with ten questions already chosen, and nobody has gathered documents or examples.',
          es: 'La demostración es mañana, con diez preguntas ya elegidas, y nadie reunió documentos ni ejemplos.',
        },
        notWith: ['frozen'],
        rulesOut: {
          grounding: {
            pt: 'O RAG busca em documentos, que ninguém reuniu ainda.',
            en: 'RAG searches documents, which nobody has gathered yet.',
            es: 'RAG busca en documentos, que nadie reunió aún.',
          },
          tuning: {
            pt: 'O ajuste fino treina com exemplos, que ninguém reuniu ainda.',
            en: 'Fine-tuning trains on examples, which nobody has gathered yet.',
            es: 'El ajuste fino entrena con ejemplos, que nadie reunió aún.',
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
