import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const aiChoices: readonly Pattern[] = [
  {
    id: 'image-recognition',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'ai-products' } },
    scene: {
      pt: 'Pense em cada foto como uma fruta na esteira de um sítio, e no reconhecimento como alguém que diz o que ela é.',
      en: 'Think of each photo as a fruit on a farm’s sorting belt, and of recognition as somebody who says what it is.',
      es: 'Piensa en cada foto como una fruta en la cinta de una finca, y en el reconocimiento como alguien que dice qué es.',
    },
    situations: [
      {
        id: 'recycling',
        text: {
          pt: 'Uma cooperativa de reciclagem quer reconhecer materiais nas fotos de sua esteira.',
          en: 'A recycling cooperative wants to recognize materials in photos of its conveyor belt.',
          es: 'Una cooperativa de reciclaje quiere reconocer materiales en las fotos de su cinta.',
        },
      },
      {
        id: 'nursery',
        text: {
          pt: 'Um viveiro quer reconhecer plantas nas fotos que os clientes enviam.',
          en: 'A plant nursery wants to recognize plants in photos sent by customers.',
          es: 'Un vivero quiere reconocer plantas en las fotos que envían sus clientes.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'Uma seguradora quer reconhecer peças de carro nas fotos das vistorias.',
          en: 'An insurer wants to recognize car parts in inspection photos.',
          es: 'Una aseguradora quiere reconocer piezas de automóvil en las fotos de las inspecciones.',
        },
      },
    ],
    candidates: [
      {
        id: 'api',
        text: {
          pt: 'A API de visão pré-treinada, sem ajustes',
          en: 'The pretrained Vision API, without training',
          es: 'La API de visión preentrenada, sin ajustes',
        },
        uses: ['Vision API'],
        why: {
          pt: 'A API pré-treinada reconhece em segundos milhares de objetos comuns, desde o primeiro dia e sem dados de treino, e dá à mesma foto os mesmos rótulos, com pontuação de confiança.',
          en: 'The ready API recognizes thousands of common objects within seconds, from day one and without training data, and gives the same photo the same labels, with confidence scores.',
          es: 'La API preentrenada reconoce en segundos miles de objetos comunes, desde el primer día y sin datos de entrenamiento, y da a la misma foto las mismas etiquetas, con puntuación de confianza.',
        },
        likeness: {
          pt: 'o separador que chega sabendo só os nomes comuns, sempre iguais, e nenhum código do sítio',
          en: 'the sorter who arrives knowing only the common names, always the same, and none of the farm’s codes',
          es: 'el clasificador que llega sabiendo solo los nombres comunes, siempre iguales, y ningún código de la finca',
        },
        tell: {
          pt: 'Sistema com 300 mil fotos por dia, para responder em segundos: um modelo, e não pessoas. Objetos comuns, já e sem treino: uma API pronta. Rótulos gerais, nesta semana: uma API pré-treinada ou um modelo multimodal. Mesmo rótulo para a mesma foto, com pontuação de confiança: um modelo de classificação, e não um modelo generativo. Nenhuma experiência em programar modelos de machine learning: uma API pronta, o AutoML ou um prompt, e não um treino personalizado.',
          en: 'A system with 300,000 photos a day, answered within seconds: a model rather than people. Common objects, now and without training: a ready API. General labels this week: a pretrained API or a multimodal model. The same label for the same photo, with a confidence score: a classification model rather than a generative one. No experience in programming machine learning models: a ready API, AutoML or a prompt rather than custom training.',
          es: 'Sistema con 300.000 fotos por día, para responder en segundos: un modelo, y no personas. Objetos comunes, ya y sin entrenar: una API preentrenada. Etiquetas generales, esta semana: una API preentrenada o un modelo multimodal. Misma etiqueta para la misma foto, con puntuación de confianza: un modelo de clasificación, y no uno generativo. Ninguna experiencia en programar modelos de machine learning: una API preentrenada, AutoML o un prompt, y no un entrenamiento a medida.',
        },
        source: page('vision/docs'),
        popularity: 5,
        rightWith: ['now'],
      },
      {
        id: 'automl',
        text: {
          pt: 'Um modelo do AutoML, com imagens da empresa',
          en: 'An AutoML model, on the company’s images',
          es: 'Un modelo de AutoML, con imágenes de la empresa',
        },
        uses: ['AutoML'],
        why: {
          pt: 'O AutoML aprende categorias próprias com as fotos da empresa, sem que ninguém programe um modelo, e depois dá em segundos à mesma foto o mesmo rótulo, com pontuação de confiança.',
          en: 'AutoML learns custom categories from the company’s photos without anyone programming a model, and then within seconds gives the same photo the same label, with a confidence score.',
          es: 'AutoML aprende categorías propias con las fotos de la empresa, sin que nadie programe un modelo, y después da en segundos a la misma foto la misma etiqueta, con puntuación de confianza.',
        },
        likeness: {
          pt: 'o separador que uma escola forma com caixas marcadas do sítio, e que só sabe dizer códigos',
          en: 'the sorter whom a school trains on the farm’s marked crates, and who can only call out codes',
          es: 'el clasificador que una escuela forma con cajas marcadas de la finca, y que solo sabe decir códigos',
        },
        tell: {
          pt: 'Códigos internos e fotos já rotuladas: um modelo treinado com as fotos da empresa. Categorias próprias sem cientistas de dados: o AutoML. Sistema com 300 mil fotos por dia, para responder em segundos: um modelo, e não pessoas. Mesmo rótulo para a mesma foto, com pontuação de confiança: um modelo de classificação, e não um modelo generativo. Nenhuma experiência em programar modelos de machine learning: uma API pronta, o AutoML ou um prompt, e não um treino personalizado.',
          en: 'Internal codes and photos already labeled: a model trained on the company’s own photos. Custom categories without data scientists: AutoML. A system with 300,000 photos a day, answered within seconds: a model rather than people. The same label for the same photo, with a confidence score: a classification model rather than a generative one. No experience in programming machine learning models: a ready API, AutoML or a prompt rather than custom training.',
          es: 'Códigos internos y fotos ya etiquetadas: un modelo entrenado con las fotos de la empresa. Categorías propias sin científicos de datos: AutoML. Sistema con 300.000 fotos por día, para responder en segundos: un modelo, y no personas. Misma etiqueta para la misma foto, con puntuación de confianza: un modelo de clasificación, y no uno generativo. Ninguna experiencia en programar modelos de machine learning: una API preentrenada, AutoML o un prompt, y no un entrenamiento a medida.',
        },
        source: page('vertex-ai/docs/beginner/beginners-guide'),
        popularity: 4,
        rightWith: ['own-classes'],
      },
      {
        id: 'custom',
        text: {
          pt: 'Um modelo próprio, com treino personalizado',
          en: 'A model of its own, with custom training',
          es: 'Un modelo propio, con entrenamiento a medida',
        },
        uses: [],
        why: {
          pt: 'O treino personalizado ensina ao modelo as categorias da empresa, com controle da arquitetura e do código, e o modelo dá em segundos à mesma foto o mesmo rótulo, com pontuação de confiança.',
          en: 'Custom training teaches a model the company’s categories, with control of its architecture and code, and the model within seconds gives the same photo the same label, with a confidence score.',
          es: 'El entrenamiento a medida enseña al modelo las categorías de la empresa, con control de la arquitectura y del código, y el modelo da en segundos a la misma foto la misma etiqueta, con puntuación de confianza.',
        },
        likeness: {
          pt: 'o separador que o próprio sítio forma do zero, com caixas marcadas e um curso escrito em casa',
          en: 'the sorter whom the farm itself trains from zero, with marked crates and a course written at home',
          es: 'el clasificador que la propia finca forma desde cero, con cajas marcadas y un curso escrito en casa',
        },
        tell: {
          pt: 'Códigos internos e fotos já rotuladas: um modelo treinado com as fotos da empresa. Controle total do modelo: um treino personalizado. Sistema com 300 mil fotos por dia, para responder em segundos: um modelo, e não pessoas. Mesmo rótulo para a mesma foto, com pontuação de confiança: um modelo de classificação, e não um modelo generativo.',
          en: 'Internal codes and photos already labeled: a model trained on the company’s own photos. Full control of the model: custom training. A system with 300,000 photos a day, answered within seconds: a model rather than people. The same label for the same photo, with a confidence score: a classification model rather than a generative one.',
          es: 'Códigos internos y fotos ya etiquetadas: un modelo entrenado con las fotos de la empresa. Control total del modelo: un entrenamiento a medida. Sistema con 300.000 fotos por día, para responder en segundos: un modelo, y no personas. Misma etiqueta para la misma foto, con puntuación de confianza: un modelo de clasificación, y no uno generativo.',
        },
        source: page('vertex-ai/docs/training/overview'),
        popularity: 4,
      },
      {
        id: 'gemini',
        text: {
          pt: 'Um modelo multimodal Gemini, com um prompt',
          en: 'A multimodal Gemini model, with a prompt',
          es: 'Un modelo multimodal Gemini, con un prompt',
        },
        uses: ['Gemini'],
        why: {
          pt: 'O Gemini descreve em frases, em segundos, o que vê em cada foto, a partir de instruções em texto, sem treino nem fotos rotuladas.',
          en: 'Gemini describes in sentences, within seconds, what it sees in each photo, from written instructions, without training or labeled photos.',
          es: 'Gemini describe en frases, en segundos, lo que ve en cada foto, a partir de instrucciones en texto, sin entrenamiento ni fotos etiquetadas.',
        },
        likeness: {
          pt: 'o visitante falador que descreve cada fruta com frases suas, sem códigos e nunca do mesmo jeito',
          en: 'the talkative visitor who describes each fruit in sentences of his own, without codes and never twice alike',
          es: 'el visitante hablador que describe cada fruta con frases suyas, sin códigos y nunca del mismo modo',
        },
        tell: {
          pt: 'Sistema com 300 mil fotos por dia, para responder em segundos: um modelo, e não pessoas. Instruções em linguagem comum em vez de treino: um modelo multimodal. Uma frase que descreve cada foto: um modelo multimodal. Nenhuma experiência em programar modelos de machine learning: uma API pronta, o AutoML ou um prompt, e não um treino personalizado. Rótulos gerais, nesta semana: uma API pré-treinada ou um modelo multimodal.',
          en: 'A system with 300,000 photos a day, answered within seconds: a model rather than people. Instructions in plain language instead of training: a multimodal model. A sentence that describes each photo: a multimodal model. No experience in programming machine learning models: a ready API, AutoML or a prompt rather than custom training. General labels this week: a pretrained API or a multimodal model.',
          es: 'Sistema con 300.000 fotos por día, para responder en segundos: un modelo, y no personas. Instrucciones en lenguaje común en vez de entrenar: un modelo multimodal. Una frase que describe cada foto: un modelo multimodal. Ninguna experiencia en programar modelos de machine learning: una API preentrenada, AutoML o un prompt, y no un entrenamiento a medida. Etiquetas generales, esta semana: una API preentrenada o un modelo multimodal.',
        },
        source: page('vertex-ai/generative-ai/docs/multimodal/image-understanding'),
        popularity: 4,
      },
      {
        id: 'people',
        text: {
          pt: 'Uma equipe de pessoas, que vê cada imagem',
          en: 'A team of people who look at each image',
          es: 'Un equipo de personas, que mira cada imagen',
        },
        uses: [],
        why: {
          pt: 'Pessoas distinguem qualquer categoria desde o primeiro dia, sem modelo.',
          en: 'People tell apart any category from day one, without a model.',
          es: 'Las personas distinguen cualquier categoría desde el primer día, sin modelo.',
        },
        likeness: {
          pt: 'a bancada de pessoas que olham fruta por fruta, lentas para a esteira e nem sempre de acordo',
          en: 'the bench of people who look at fruit after fruit, too slow for the belt and not always agreed',
          es: 'la mesa de personas que miran fruta por fruta, lentas para la cinta y no siempre de acuerdo',
        },
        tell: {
          pt: 'Poucas fotos por dia: pessoas.',
          en: 'Few photos a day: people.',
          es: 'Pocas fotos por día: personas.',
        },
        source: page('learn/what-is-machine-learning'),
        popularity: 2,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'own-classes',
        text: {
          pt: 'As categorias são códigos internos, que o modelo deve aprender com 20 mil fotos já rotuladas.',
          en: 'The categories are internal codes, which the model has to learn from 20,000 photos already labeled.',
          es: 'Las categorías son códigos internos, que el modelo debe aprender de 20.000 fotos ya etiquetadas.',
        },
        fits: ['automl', 'custom', 'people'],
        rulesOut: {
          api: {
            pt: 'A API pré-treinada só conhece rótulos gerais, e não códigos internos.',
            en: 'The pretrained API knows general labels, not internal codes.',
            es: 'La API preentrenada solo conoce etiquetas generales, y no códigos internos.',
          },
          gemini: {
            pt: 'Um prompt não ensina ao modelo o que 20 mil fotos rotuladas ensinariam.',
            en: 'A prompt does not teach the model what 20,000 labeled photos would.',
            es: 'Un prompt no enseña al modelo lo que enseñarían 20.000 fotos etiquetadas.',
          },
        },
      },
      {
        id: 'no-scientists',
        text: {
          pt: 'A equipe não tem experiência em programar modelos de machine learning.',
          en: 'The team has no experience in programming machine learning models.',
          es: 'El equipo no tiene experiencia en programar modelos de machine learning.',
        },
        fits: ['api', 'automl', 'gemini', 'people'],
        rulesOut: {
          custom: {
            pt: 'O treino personalizado depende de quem saiba programar modelos.',
            en: 'Custom training depends on people who can program models.',
            es: 'El entrenamiento a medida depende de quien sepa programar modelos.',
          },
        },
      },
      {
        id: 'volume',
        text: {
          pt: 'O sistema vai receber 300 mil fotos por dia e responder em segundos.',
          en: 'The system will get 300,000 photos a day and answer within seconds.',
          es: 'El sistema recibirá 300.000 fotos por día y responderá en segundos.',
        },
        fits: ['api', 'automl', 'custom', 'gemini'],
        rulesOut: {
          people: {
            pt: 'Pessoas não dão conta de 300 mil fotos por dia em segundos.',
            en: 'People cannot cope with 300,000 photos a day within seconds.',
            es: 'Las personas no dan abasto con 300.000 fotos por día en segundos.',
          },
        },
      },
      {
        id: 'now',
        notWith: ['own-classes'],
        text: {
          pt: 'Rótulos gerais bastam, a empresa ainda não tem fotos rotuladas e quer a primeira versão nesta semana.',
          en: 'General labels are enough; the company has no labeled photos yet and wants a first version this week.',
          es: 'Bastan etiquetas generales; la empresa aún no tiene fotos etiquetadas y quiere la primera versión esta semana.',
        },
        fits: ['api', 'gemini', 'people'],
        rulesOut: {
          automl: {
            pt: 'O AutoML treina o modelo com fotos já rotuladas, que a empresa ainda não tem.',
            en: 'AutoML trains the model on labeled photos, which the company does not have yet.',
            es: 'AutoML entrena el modelo con fotos ya etiquetadas, que la empresa aún no tiene.',
          },
          custom: {
            pt: 'O treino personalizado parte de fotos rotuladas, que ainda não há, e leva semanas.',
            en: 'Custom training starts from labeled photos, of which there are none yet, and takes weeks.',
            es: 'El entrenamiento a medida parte de fotos etiquetadas, que aún no hay, y lleva semanas.',
          },
        },
      },
      {
        id: 'stable',
        text: {
          pt: 'A empresa precisa do mesmo rótulo para a mesma foto, com uma pontuação de confiança.',
          en: 'The company needs the same label for the same photo, with a confidence score.',
          es: 'La empresa necesita la misma etiqueta para la misma foto, con una puntuación de confianza.',
        },
        fits: ['api', 'automl', 'custom'],
        rulesOut: {
          gemini: {
            pt: 'Um modelo generativo pode variar a resposta e não dá uma pontuação calibrada.',
            en: 'A generative model may vary its answer and gives no calibrated score.',
            es: 'Un modelo generativo puede variar la respuesta y no da una puntuación calibrada.',
          },
          people: {
            pt: 'Pessoas diferentes rotulam de forma diferente, sem pontuação de confiança.',
            en: 'Different people label differently, without a confidence score.',
            es: 'Personas distintas etiquetan de forma distinta, sin puntuación de confianza.',
          },
        },
      },
      {
        id: 'sentence',
        text: {
          pt: 'Cada foto precisa de uma frase que descreva seu estado.',
          en: 'Each photo needs a sentence that describes its condition.',
          es: 'Cada foto necesita una frase que describa su estado.',
        },
        notWith: ['stable', 'own-classes'],
        fits: ['gemini', 'people'],
        rulesOut: {
          api: {
            pt: 'A API pré-treinada devolve rótulos, e não frases.',
            en: 'The ready API returns labels rather than sentences.',
            es: 'La API preentrenada devuelve etiquetas, y no frases.',
          },
          automl: {
            pt: 'O AutoML aprende a dar categorias, e não a redigir.',
            en: 'AutoML learns to assign categories, not to write.',
            es: 'AutoML aprende a asignar categorías, y no a redactar.',
          },
        },
      },
    ],
    ask: { pt: 'O que a empresa deve usar?', en: 'What should the company use?', es: '¿Qué debe usar la empresa?' },
  },
  {
    id: 'sales-forecast',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'ai-products' } },
    scene: {
      pt: 'Pense nos dados como os livros de contas de uma pousada, guardados num arquivo, e na previsão como o cálculo dos próximos hóspedes.',
      en: 'Think of the data as an inn’s account books, kept in its archive, and of the prediction as the reckoning of coming guests.',
      es: 'Piensa en los datos como los libros de una posada, guardados en su archivo, y en la predicción como el cálculo de los próximos huéspedes.',
    },
    situations: [
      {
        id: 'bakery',
        text: {
          pt: 'Uma rede de padarias quer prever quanto cada loja vai vender na semana seguinte.',
          en: 'A bakery chain wants to predict how much each store will sell next week.',
          es: 'Una cadena de panaderías quiere prever cuánto va a vender cada tienda la semana siguiente.',
        },
      },
      {
        id: 'gym',
        text: {
          pt: 'Uma rede de academias quer prever quais alunos vão cancelar o plano.',
          en: 'A gym chain wants to predict which members will cancel.',
          es: 'Una cadena de gimnasios quiere prever qué socios van a cancelar.',
        },
      },
      {
        id: 'parts',
        text: {
          pt: 'Uma distribuidora de peças quer prever quais pedidos vão atrasar.',
          en: 'A parts distributor wants to predict which orders will be late.',
          es: 'Una distribuidora de repuestos quiere prever qué pedidos se van a atrasar.',
        },
      },
    ],
    candidates: [
      {
        id: 'bqml',
        text: {
          pt: 'Um modelo criado com SQL no BigQuery ML',
          en: 'A model created with SQL in BigQuery ML',
          es: 'Un modelo creado con SQL en BigQuery ML',
        },
        uses: ['BigQuery ML'],
        why: {
          pt: 'O BigQuery ML treina com milhões de linhas, avalia e prevê em consultas SQL agendadas, pagas pelo uso, sem tirar os dados do lugar nem operar servidores.',
          en: 'BigQuery ML trains on millions of rows, evaluates and predicts in scheduled SQL queries, paid by use, without moving the data or running servers.',
          es: 'BigQuery ML entrena con millones de filas, evalúa y predice en consultas SQL programadas, pagadas por uso, sin mover los datos ni operar servidores.',
        },
        likeness: {
          pt: 'o contador que estuda os livros toda noite dentro do arquivo, na língua deles, e tira dali suas regras',
          en: 'the accountant who studies the books every night inside the archive, in their own language, and draws rules from them',
          es: 'el contador que estudia los libros cada noche dentro del archivo, en su idioma, y saca de ellos sus reglas',
        },
        tell: {
          pt: 'Analistas que não programam em Python: SQL no BigQuery ML ou AutoML por uma tela. Analistas de SQL e dados no data warehouse: o BigQuery ML. Treino toda noite pelo menor custo: o BigQuery ML, sem mover dados. Resultados toda noite, sem trabalho manual: um modelo ou regras com execução agendada, e não um painel que alguém lê. Padrões que mudam e se aprendem dos dados: machine learning, e não regras. Erro testado com o ano passado: um modelo avaliado, como os do BigQuery ML. Dados que não se podem copiar para fora do data warehouse: uma previsão feita dentro dele, em SQL, como a do BigQuery ML. Histórico de 200 milhões de linhas: uma ferramenta que lê a tabela toda, e não um prompt com a tabela colada.',
          en: 'Analysts who do not program in Python: SQL in BigQuery ML or AutoML on a screen. SQL analysts and data in the warehouse: BigQuery ML. Training every night at the lowest cost: BigQuery ML, without moving data. Results every night without manual work: a model or rules that run on schedule rather than a dashboard that somebody reads. Patterns that change and are learned from the data: machine learning rather than rules. A result tested on last year: an evaluated model, such as those of BigQuery ML. No copying of data out of the data warehouse: a prediction made inside it, in SQL, as with BigQuery ML. A history of 200 million rows: a tool that reads the whole table rather than a prompt with the table pasted.',
          es: 'Analistas que no programan en Python: SQL en BigQuery ML o AutoML en una pantalla. Analistas de SQL y datos en el data warehouse: BigQuery ML. Entrenamiento cada noche al menor costo: BigQuery ML, sin mover datos. Resultados cada noche, sin trabajo manual: un modelo o reglas con ejecución programada, y no un tablero que alguien lee. Patrones que cambian y se aprenden de los datos: machine learning, y no reglas. Error probado con el año pasado: un modelo evaluado, como los de BigQuery ML. Datos que no se pueden copiar fuera del data warehouse: una predicción hecha dentro de él, en SQL, como la de BigQuery ML. Historial de 200 millones de filas: una herramienta que lee toda la tabla, y no un prompt con la tabla pegada.',
        },
        source: page('bigquery/docs/bqml-introduction'),
        popularity: 4,
      },
      {
        id: 'automl',
        text: {
          pt: 'Um modelo tabular treinado pelo AutoML',
          en: 'A tabular model trained by AutoML',
          es: 'Un modelo tabular entrenado por AutoML',
        },
        uses: ['AutoML'],
        why: {
          pt: 'O AutoML aprende os padrões da tabela e busca sozinho o melhor modelo, por uma tela, sem código, e as previsões podem ser agendadas.',
          en: 'AutoML learns the patterns in the table and finds the best model by itself, on a screen, without code, and predictions can be scheduled.',
          es: 'AutoML aprende los patrones de la tabla y busca por sí mismo el mejor modelo, en una pantalla, sin código, y las predicciones pueden programarse.',
        },
        likeness: {
          pt: 'o perito pago por hora, que leva os livros embora e acha sozinho um método que não explica',
          en: 'the expert paid by the hour, who takes the books away and finds alone a method he cannot explain',
          es: 'el perito pagado por hora, que se lleva los libros y halla por su cuenta un método que no explica',
        },
        tell: {
          pt: 'Analistas que não programam em Python: SQL no BigQuery ML ou AutoML por uma tela. Bom modelo sem escrever código nenhum: o AutoML. Resultados toda noite, sem trabalho manual: um modelo ou regras com execução agendada, e não um painel que alguém lê. Padrões que mudam e se aprendem dos dados: machine learning, e não regras. Histórico de 200 milhões de linhas: uma ferramenta que lê a tabela toda, e não um prompt com a tabela colada.',
          en: 'Analysts who do not program in Python: SQL in BigQuery ML or AutoML on a screen. A good model without writing any code: AutoML. Results every night without manual work: a model or rules that run on schedule rather than a dashboard that somebody reads. Patterns that change and are learned from the data: machine learning rather than rules. A history of 200 million rows: a tool that reads the whole table rather than a prompt with the table pasted.',
          es: 'Analistas que no programan en Python: SQL en BigQuery ML o AutoML en una pantalla. Buen modelo sin escribir código: AutoML. Resultados cada noche, sin trabajo manual: un modelo o reglas con ejecución programada, y no un tablero que alguien lee. Patrones que cambian y se aprenden de los datos: machine learning, y no reglas. Historial de 200 millones de filas: una herramienta que lee toda la tabla, y no un prompt con la tabla pegada.',
        },
        source: page('vertex-ai/docs/beginner/beginners-guide'),
        popularity: 4,
      },
      {
        id: 'custom',
        text: {
          pt: 'Um modelo escrito em TensorFlow, do zero',
          en: 'A model written in TensorFlow, from scratch',
          es: 'Un modelo escrito en TensorFlow, desde cero',
        },
        uses: [],
        why: {
          pt: 'Um modelo próprio em TensorFlow aprende com os dados e deixa a equipe escrever cada detalhe e levá-lo para fora da nuvem.',
          en: 'A custom TensorFlow model learns from the data and lets the team write every detail and run it outside the cloud.',
          es: 'Un modelo propio en TensorFlow aprende de los datos y permite al equipo escribir cada detalle y ejecutarlo fuera de la nube.',
        },
        likeness: {
          pt: 'o matemático que leva os livros embora e escreve do zero cada fórmula, cara e difícil de seguir',
          en: 'the mathematician who takes the books away and writes each formula from zero, costly and hard to follow',
          es: 'el matemático que se lleva los libros y escribe desde cero cada fórmula, cara y difícil de seguir',
        },
        tell: {
          pt: 'Lógica que os cientistas de dados querem escrever, em cada detalhe: um modelo próprio ou regras fixas, e não um tipo pronto de modelo. Resultados toda noite, sem trabalho manual: um modelo ou regras com execução agendada, e não um painel que alguém lê. Padrões que mudam e se aprendem dos dados: machine learning, e não regras. Resultado mesmo quando as filiais ficam sem internet: um modelo próprio ou regras que rodam na filial, e não na nuvem. Histórico de 200 milhões de linhas: uma ferramenta que lê a tabela toda, e não um prompt com a tabela colada.',
          en: 'Logic that data scientists want to write in every detail: a custom model or fixed rules rather than a ready type of model. Results every night without manual work: a model or rules that run on schedule rather than a dashboard that somebody reads. Patterns that change and are learned from the data: machine learning rather than rules. A result even when branches have no internet access: a custom model or rules that run at the branch rather than in the cloud. A history of 200 million rows: a tool that reads the whole table rather than a prompt with the table pasted.',
          es: 'Lógica que los científicos de datos quieren escribir, en cada detalle: un modelo propio o reglas fijas, y no un tipo de modelo ya hecho. Resultados cada noche, sin trabajo manual: un modelo o reglas con ejecución programada, y no un tablero que alguien lee. Patrones que cambian y se aprenden de los datos: machine learning, y no reglas. Resultado incluso cuando las sucursales no tienen internet: un modelo propio o reglas que se ejecutan en la sucursal, y no en la nube. Historial de 200 millones de filas: una herramienta que lee toda la tabla, y no un prompt con la tabla pegada.',
        },
        source: page('vertex-ai/docs/training/overview'),
        popularity: 4,
      },
      {
        id: 'rules',
        text: {
          pt: 'Regras fixas, escritas pela própria equipe',
          en: 'Fixed rules, written by the team itself',
          es: 'Reglas fijas, escritas por el propio equipo',
        },
        uses: [],
        why: {
          pt: 'Regras fixas, escritas pela equipe, calculam sozinhas cada resultado e o explicam em uma frase, sem histórico.',
          en: 'Fixed rules, written by the team, calculate each result by themselves and explain it in one sentence, without history.',
          es: 'Las reglas fijas, escritas por el equipo, calculan por sí mismas cada resultado y lo explican en una frase, sin historial.',
        },
        likeness: {
          pt: 'o cartão com as regras da dona da pousada, fácil de explicar, mas igual em toda estação',
          en: 'the card with the innkeeper’s rules, easy to explain, but the same in every season',
          es: 'la tarjeta con las reglas de la posadera, fácil de explicar, pero igual en toda temporada',
        },
        tell: {
          pt: 'Pouco histórico e lógica conhecida: regras. Critério escrito por uma pessoa: regras fixas. Dados que não se podem copiar para fora do data warehouse: uma previsão feita dentro dele, em SQL, como a do BigQuery ML. Lógica que os cientistas de dados querem escrever, em cada detalhe: um modelo próprio ou regras fixas, e não um tipo pronto de modelo. Resultados toda noite, sem trabalho manual: um modelo ou regras com execução agendada, e não um painel que alguém lê. Resultado mesmo quando as filiais ficam sem internet: um modelo próprio ou regras que rodam na filial, e não na nuvem. Histórico de 200 milhões de linhas: uma ferramenta que lê a tabela toda, e não um prompt com a tabela colada.',
          en: 'Little history and known logic: rules. A criterion written by a person: fixed rules. No copying of data out of the data warehouse: a prediction made inside it, in SQL, as with BigQuery ML. Logic that data scientists want to write in every detail: a custom model or fixed rules rather than a ready type of model. Results every night without manual work: a model or rules that run on schedule rather than a dashboard that somebody reads. A result even when branches have no internet access: a custom model or rules that run at the branch rather than in the cloud. A history of 200 million rows: a tool that reads the whole table rather than a prompt with the table pasted.',
          es: 'Poco historial y lógica conocida: reglas. Criterio escrito por una persona: reglas fijas. Datos que no se pueden copiar fuera del data warehouse: una predicción hecha dentro de él, en SQL, como la de BigQuery ML. Lógica que los científicos de datos quieren escribir, en cada detalle: un modelo propio o reglas fijas, y no un tipo de modelo ya hecho. Resultados cada noche, sin trabajo manual: un modelo o reglas con ejecución programada, y no un tablero que alguien lee. Resultado incluso cuando las sucursales no tienen internet: un modelo propio o reglas que se ejecutan en la sucursal, y no en la nube. Historial de 200 millones de filas: una herramienta que lee toda la tabla, y no un prompt con la tabla pegada.',
        },
        source: page('learn/what-is-machine-learning'),
        popularity: 3,
        rightWith: ['explain'],
      },
      {
        id: 'dashboard',
        text: {
          pt: 'Um painel do Looker, lido pelos gerentes',
          en: 'A Looker dashboard, read by managers',
          es: 'Un panel de Looker, leído por los gerentes',
        },
        uses: ['Looker'],
        why: {
          pt: 'Um painel mostra o que houve, com métricas que todos entendem, e os gerentes tiram as conclusões.',
          en: 'A dashboard shows what happened with metrics that all understand, and managers draw conclusions.',
          es: 'Un panel muestra lo que pasó, con métricas que todos entienden, y los gerentes sacan conclusiones.',
        },
        likeness: {
          pt: 'o gráfico dos meses passados no balcão da pousada, diante do qual alguém tem de adivinhar o que virá',
          en: 'the chart of past months on the inn’s counter, in front of which somebody has to guess what will come',
          es: 'el gráfico de los meses pasados en la recepción, ante el cual alguien debe adivinar lo que vendrá',
        },
        tell: { pt: 'Entender o passado: BI.', en: 'Understanding the past: BI.', es: 'Entender el pasado: BI.' },
        source: page('looker/docs/intro'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'pasted',
        text: {
          pt: 'Um prompt ao Gemini, com a tabela colada',
          en: 'A prompt to Gemini, with the table pasted',
          es: 'Un prompt a Gemini, con la tabla pegada',
        },
        uses: [],
        why: {
          pt: 'Com a tabela no prompt, o Gemini comenta tendências em segundos, sem treinamento.',
          en: 'With the table in the prompt, Gemini comments on trends in seconds, without training.',
          es: 'Con la tabla en el prompt, Gemini comenta tendencias en segundos, sin entrenamiento.',
        },
        likeness: {
          pt: 'o visitante culto que comenta as poucas páginas copiadas que alguém lhe leva a cada vez',
          en: 'the learned visitor who comments on the few copied pages that somebody carries to him each time',
          es: 'el visitante culto que comenta las pocas páginas copiadas que alguien le lleva cada vez',
        },
        tell: {
          pt: 'Comentar poucos dados em palavras: IA generativa.',
          en: 'Commenting on little data in words: generative AI.',
          es: 'Comentar pocos datos en palabras: IA generativa.',
        },
        source: page('vertex-ai/generative-ai/docs/learn/overview'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'learn',
        text: {
          pt: 'Os padrões mudam a cada estação, e a previsão precisa aprendê-los dos dados.',
          en: 'Patterns change each season, and the forecast has to learn them from the data.',
          es: 'Los patrones cambian cada temporada, y el pronóstico tiene que aprenderlos de los datos.',
        },
        fits: ['bqml', 'automl', 'custom'],
        rulesOut: {
          rules: {
            pt: 'Regras fixas não aprendem: alguém teria de reescrevê-las a cada estação.',
            en: 'Fixed rules do not learn: someone would have to rewrite them each season.',
            es: 'Las reglas fijas no aprenden: alguien tendría que reescribirlas cada temporada.',
          },
          dashboard: {
            pt: 'Um painel mostra o passado e não aprende padrões.',
            en: 'A dashboard shows the past and learns no patterns.',
            es: 'Un panel muestra el pasado y no aprende patrones.',
          },
        },
      },
      {
        id: 'in-warehouse',
        text: {
          pt: 'A política interna não permite copiar os dados para fora do data warehouse.',
          en: 'Internal policy does not allow copying the data out of the data warehouse.',
          es: 'La política interna no permite copiar los datos fuera del data warehouse.',
        },
        fits: ['bqml', 'rules', 'dashboard'],
        rulesOut: {
          pasted: {
            pt: 'Colar a tabela em um prompt copia os dados para fora do data warehouse.',
            en: 'Pasting the table into a prompt copies the data out of the data warehouse.',
            es: 'Pegar la tabla en un prompt copia los datos fuera del data warehouse.',
          },
          automl: {
            pt: 'O treino no AutoML exporta os dados para outro serviço.',
            en: 'Training in AutoML exports the data to another service.',
            es: 'El entrenamiento en AutoML exporta los datos a otro servicio.',
          },
          custom: {
            pt: 'O treino próprio lê uma cópia dos dados fora do data warehouse.',
            en: 'Custom training reads a copy of the data outside the warehouse.',
            es: 'El entrenamiento propio lee una copia de los datos fuera del data warehouse.',
          },
        },
      },
      {
        id: 'no-python',
        text: {
          pt: 'Os analistas não programam em Python.',
          en: 'The analysts do not program in Python.',
          es: 'Los analistas no programan en Python.',
        },
        fits: ['pasted', 'bqml', 'automl', 'rules', 'dashboard'],
        rulesOut: {
          custom: {
            pt: 'Um modelo em TensorFlow se escreve em Python.',
            en: 'A TensorFlow model is written in Python.',
            es: 'Un modelo en TensorFlow se escribe en Python.',
          },
        },
      },
      {
        id: 'automatic',
        text: {
          pt: 'A empresa quer os resultados no sistema toda noite, sem trabalho manual.',
          en: 'The company wants the results in its system every night, without manual work.',
          es: 'La empresa quiere los resultados en su sistema cada noche, sin trabajo manual.',
        },
        fits: ['bqml', 'automl', 'custom', 'rules'],
        rulesOut: {
          pasted: {
            pt: 'Alguém teria de colar a tabela no prompt todas as noites.',
            en: 'Somebody would have to paste the table into the prompt every night.',
            es: 'Alguien tendría que pegar la tabla en el prompt cada noche.',
          },
          dashboard: {
            pt: 'Um painel depende de um gerente que o leia.',
            en: 'A dashboard depends on a manager who reads it.',
            es: 'Un panel depende de un gerente que lo lea.',
          },
        },
      },
      {
        id: 'edge',
        text: {
          pt: 'As filiais precisam do resultado mesmo quando ficam sem internet.',
          en: 'The branches need the result even when they have no internet access.',
          es: 'Las sucursales necesitan el resultado incluso cuando no tienen internet.',
        },
        fits: ['custom', 'rules'],
        rulesOut: {
          pasted: {
            pt: 'O Gemini roda na nuvem, que exige internet.',
            en: 'Gemini runs in the cloud, which needs the internet.',
            es: 'Gemini se ejecuta en la nube, que exige internet.',
          },
          dashboard: {
            pt: 'Um painel do Looker precisa de internet.',
            en: 'A Looker dashboard needs the internet.',
            es: 'Un panel de Looker necesita internet.',
          },
        },
      },
      {
        id: 'explain',
        text: {
          pt: 'A auditoria exige que cada resultado siga um critério escrito por uma pessoa.',
          en: 'Auditors require each result to follow a criterion written by a person.',
          es: 'La auditoría exige que cada resultado siga un criterio escrito por una persona.',
        },
        fits: ['rules', 'dashboard'],
        rulesOut: {
          pasted: {
            pt: 'O Gemini gera a resposta por estatística, sem um critério escrito antes.',
            en: 'Gemini generates its answer by statistics, without a criterion written beforehand.',
            es: 'Gemini genera la respuesta por estadística, sin un criterio escrito de antemano.',
          },
          automl: {
            pt: 'Um modelo do AutoML dá pesos aproximados, e não uma regra escrita antes.',
            en: 'An AutoML model gives approximate weights, not a rule written beforehand.',
            es: 'Un modelo de AutoML da pesos aproximados, y no una regla escrita de antemano.',
          },
          custom: {
            pt: 'Um modelo próprio aprende dos dados, sem regra escrita antes.',
            en: 'A custom model learns from data, without a rule written beforehand.',
            es: 'Un modelo propio aprende de los datos, sin una regla escrita de antemano.',
          },
          bqml: {
            pt: 'Um modelo treinado com SQL também aprende dos dados, sem regra escrita antes.',
            en: 'A model trained with SQL learns from data as well, without a rule written beforehand.',
            es: 'Un modelo entrenado con SQL también aprende de los datos, sin una regla escrita de antemano.',
          },
        },
      },
      {
        id: 'rows',
        notWith: ['explain'],
        text: {
          pt: 'O histórico tem 200 milhões de linhas.',
          en: 'The history has 200 million rows.',
          es: 'El historial tiene 200 millones de filas.',
        },
        fits: ['bqml', 'automl', 'custom', 'rules', 'dashboard'],
        rulesOut: {
          pasted: {
            pt: 'Em um prompt não cabem 200 milhões de linhas.',
            en: 'A prompt has no room for 200 million rows.',
            es: 'En un prompt no caben 200 millones de filas.',
          },
        },
      },
      {
        id: 'measured',
        notWith: ['explain'],
        text: {
          pt: 'A direção quer saber quanto o resultado erra, testado com o ano passado.',
          en: 'Management wants to know how far the result is off, tested on last year.',
          es: 'La dirección quiere saber cuánto se equivoca el resultado, probado con el año pasado.',
        },
        fits: ['bqml', 'automl', 'custom'],
        rulesOut: {
          dashboard: {
            pt: 'Um painel mostra o passado e não faz uma previsão que se possa testar.',
            en: 'A dashboard shows the past and makes no forecast that can be tested.',
            es: 'Un panel muestra el pasado y no hace un pronóstico que se pueda probar.',
          },
        },
      },
      {
        id: 'nightly-training',
        text: {
          pt: 'O modelo é de um tipo comum e precisa ser treinado toda noite pelo menor custo, contando as horas da equipe.',
          en: 'The model is of a common type and has to be trained every night at the lowest cost, team hours included.',
          es: 'El modelo es de un tipo común y hay que entrenarlo cada noche al menor costo, incluidas las horas del equipo.',
        },
        fits: ['pasted', 'bqml', 'dashboard'],
        rulesOut: {
          automl: {
            pt: 'O AutoML testa muitos modelos e cobra por hora de treinamento, toda noite.',
            en: 'AutoML tries many models and charges by the hour of training, every night.',
            es: 'AutoML prueba muchos modelos y cobra por hora de entrenamiento, cada noche.',
          },
          custom: {
            pt: 'Escrever do zero em TensorFlow um modelo de tipo comum gasta horas da equipe sem necessidade.',
            en: 'Writing a common type of model from scratch in TensorFlow spends team hours without need.',
            es: 'Escribir desde cero en TensorFlow un modelo de tipo común gasta horas del equipo sin necesidad.',
          },
        },
        notWith: ['explain', 'own-code'],
      },
      {
        id: 'own-code',
        notWith: ['no-python', 'in-warehouse'],
        text: {
          pt: 'Os cientistas de dados querem escrever eles mesmos a lógica, em cada detalhe.',
          en: 'The data scientists want to write the logic themselves, in every detail.',
          es: 'Los científicos de datos quieren escribir ellos mismos la lógica, en cada detalle.',
        },
        fits: ['custom', 'rules'],
        rulesOut: {
          bqml: {
            pt: 'No BigQuery ML, a equipe escolhe entre tipos de modelo prontos, sem escrever o algoritmo.',
            en: 'In BigQuery ML, the team chooses among ready types of model without writing the algorithm.',
            es: 'En BigQuery ML, el equipo elige entre tipos de modelo listos, sin escribir el algoritmo.',
          },
          automl: {
            pt: 'O AutoML escolhe sozinho a estrutura do modelo.',
            en: 'AutoML chooses the structure of the model by itself.',
            es: 'AutoML elige por sí mismo la estructura del modelo.',
          },
          dashboard: {
            pt: 'Um painel do Looker mostra números, sem lógica de previsão.',
            en: 'A Looker dashboard shows figures, without any logic of prediction.',
            es: 'Un tablero de Looker muestra cifras, sin lógica de predicción.',
          },
          pasted: {
            pt: 'Com a tabela colada no prompt, a lógica é a do Gemini, que ninguém da equipe escreve.',
            en: 'With the table pasted into a prompt, the logic is Gemini’s, and nobody on the team writes it.',
            es: 'Con la tabla pegada en el prompt, la lógica es la de Gemini, que nadie del equipo escribe.',
          },
        },
      },
    ],
    ask: { pt: 'O que a empresa deve usar?', en: 'What should the company use?', es: '¿Qué debe usar la empresa?' },
  },
  {
    id: 'genai-help',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'gen-ai' } },
    scene: {
      pt: 'Pense no assistente como um conselheiro que responde cartas em nome de uma casa, e nos documentos como o arquivo dela.',
      en: 'Think of the assistant as an adviser who answers letters for a great house, and of the documents as the house’s archive.',
      es: 'Piensa en el asistente como un consejero que responde cartas por una casa, y en los documentos como el archivo de esa casa.',
    },
    situations: [
      {
        id: 'law',
        text: {
          pt: 'Um escritório de advocacia quer um assistente de IA generativa que responda a perguntas sobre seus contratos.',
          en: 'A law firm wants a generative AI assistant that answers questions about its contracts.',
          es: 'Un estudio jurídico quiere un asistente de IA generativa que responda preguntas sobre sus contratos.',
        },
      },
      {
        id: 'appliance',
        text: {
          pt: 'Uma fábrica de eletrodomésticos quer reduzir chamados com IA generativa que responda a perguntas sobre seus manuais.',
          en: 'An appliance maker wants to reduce support calls with generative AI that answers questions about its manuals.',
          es: 'Una fábrica de electrodomésticos quiere reducir llamadas de soporte con IA generativa que responda preguntas sobre sus manuales.',
        },
      },
      {
        id: 'uni',
        text: {
          pt: 'Uma universidade quer que alunos façam perguntas sobre seus regulamentos a um assistente de IA generativa.',
          en: 'A university wants students to ask a generative AI assistant about its regulations.',
          es: 'Una universidad quiere que los alumnos consulten su reglamento con un asistente de IA generativa.',
        },
      },
    ],
    candidates: [
      {
        id: 'prompt',
        rightWith: ['attached'],
        text: {
          pt: 'Gemini no Google Cloud, só com um bom prompt',
          en: 'Gemini on Google Cloud, with only a good prompt',
          es: 'Gemini en Google Cloud, solo con un buen prompt',
        },
        uses: ['Gemini'],
        why: {
          pt: 'Um modelo pronto, operado pelo Google, lê no prompt o documento anexado, sem preparar dados, e é o começo mais rápido e barato.',
          en: 'A ready model, run by Google, reads the attached document in the prompt, without preparing data, and is the quickest and cheapest start.',
          es: 'Un modelo ya listo, operado por Google, lee en el prompt el documento adjunto, sin preparar datos, y es el comienzo más rápido y barato.',
        },
        likeness: {
          pt: 'o conselheiro de fora que só conhece a folha entregue, nada do arquivo nem do estilo da casa',
          en: 'the outside adviser who knows only the sheet handed to him, nothing of the archive or house style',
          es: 'el consejero de fuera que solo conoce la hoja que le dan, nada del archivo ni del estilo de la casa',
        },
        tell: {
          pt: 'Começar hoje, com conhecimento geral: um prompt. Um só documento curto, anexado: um prompt, sem RAG nem ajuste fino. Resposta redigida para a pergunta: IA generativa, e não uma busca por palavras-chave, que devolve páginas. Nenhum tempo para preparar exemplos de treino: um prompt ou RAG, e não ajuste fino. Servidores com GPUs que a equipe não quer manter: um modelo que o provedor opera, e não um modelo em servidores locais.',
          en: 'Start today, with general knowledge: a prompt. One short document, attached: a prompt, without RAG or fine-tuning. An answer written for the question: generative AI rather than a keyword search, which returns pages. No time to prepare training examples: a prompt or RAG rather than fine-tuning. Servers with GPUs that the team does not want to maintain: a model run by the provider rather than one on local servers.',
          es: 'Empezar hoy, con conocimiento general: un prompt. Un solo documento corto, adjunto: un prompt, sin RAG ni ajuste fino. Respuesta redactada para la pregunta: IA generativa, y no una búsqueda por palabras clave, que devuelve páginas. Ningún tiempo para preparar ejemplos de entrenamiento: un prompt o RAG, y no ajuste fino. Servidores con GPU que el equipo no quiere mantener: un modelo que opera el proveedor, y no uno en servidores locales.',
        },
        source: page('vertex-ai/generative-ai/docs/learn/overview'),
        popularity: 4,
      },
      {
        id: 'rag',
        text: {
          pt: 'Gemini no Google Cloud, que consulta os documentos (RAG)',
          en: 'Gemini on Google Cloud, looking up the documents (RAG)',
          es: 'Gemini en Google Cloud, que consulta los documentos (RAG)',
        },
        uses: ['Gemini'],
        why: {
          pt: 'Com RAG, o Gemini, operado pelo Google, busca trechos atuais dos documentos, redige com eles a resposta e cita de onde a tirou, sem treino.',
          en: 'With RAG, Gemini, run by Google, looks up current passages of the documents, writes the answer from them and cites where it came from, without training.',
          es: 'Con RAG, Gemini, operado por Google, busca fragmentos actuales de los documentos, redacta con ellos la respuesta y cita de dónde la tomó, sin entrenamiento.',
        },
        likeness: {
          pt: 'o conselheiro de fora que vai ao arquivo, cita a página de hoje e responde em seu próprio estilo',
          en: 'the outside adviser who goes to the archive, cites today’s page and answers in a style of his own',
          es: 'el consejero de fuera que va al archivo, cita la página de hoy y responde en su propio estilo',
        },
        tell: {
          pt: 'Respostas com base em documentos que mudam: RAG (grounding). Resposta redigida para a pergunta: IA generativa, e não uma busca por palavras-chave, que devolve páginas. Ver de que documento veio cada resposta: RAG. Nenhum tempo para preparar exemplos de treino: um prompt ou RAG, e não ajuste fino. Servidores com GPUs que a equipe não quer manter: um modelo que o provedor opera, e não um modelo em servidores locais.',
          en: 'Answers based on documents that change: RAG (grounding). An answer written for the question: generative AI rather than a keyword search, which returns pages. Seeing which document each answer came from: RAG. No time to prepare training examples: a prompt or RAG rather than fine-tuning. Servers with GPUs that the team does not want to maintain: a model run by the provider rather than one on local servers.',
          es: 'Respuestas basadas en documentos que cambian: RAG (grounding). Respuesta redactada para la pregunta: IA generativa, y no una búsqueda por palabras clave, que devuelve páginas. Ver de qué documento salió cada respuesta: RAG. Ningún tiempo para preparar ejemplos de entrenamiento: un prompt o RAG, y no ajuste fino. Servidores con GPU que el equipo no quiere mantener: un modelo que opera el proveedor, y no uno en servidores locales.',
        },
        source: page('vertex-ai/generative-ai/docs/grounding/overview'),
        popularity: 5,
      },
      {
        id: 'tuned',
        text: {
          pt: 'Gemini no Google Cloud, ajustado com exemplos (fine-tuning)',
          en: 'Gemini on Google Cloud, tuned with examples (fine-tuning)',
          es: 'Gemini en Google Cloud, ajustado con ejemplos (fine-tuning)',
        },
        uses: ['Gemini'],
        why: {
          pt: 'O ajuste com exemplos, em servidores do Google, ensina ao modelo o estilo e o formato das respostas da instituição.',
          en: 'Tuning with examples, on Google’s servers, teaches the model the style and format of the organization’s answers.',
          es: 'El ajuste con ejemplos, en servidores de Google, enseña al modelo el estilo y el formato de las respuestas de la institución.',
        },
        likeness: {
          pt: 'o conselheiro de fora treinado em milhares de cartas da casa, que não vê as páginas desta semana',
          en: 'the outside adviser drilled on thousands of the house’s letters, who does not see this week’s pages',
          es: 'el consejero de fuera entrenado con miles de cartas de la casa, que no ve las páginas de esta semana',
        },
        tell: {
          pt: 'Estilo e formato próprios: fine-tuning. Estilo de muitas respostas aprovadas: fine-tuning. Resposta redigida para a pergunta: IA generativa, e não uma busca por palavras-chave, que devolve páginas. Servidores com GPUs que a equipe não quer manter: um modelo que o provedor opera, e não um modelo em servidores locais.',
          en: 'A style and format of its own: fine-tuning. The style of many approved answers: fine-tuning. An answer written for the question: generative AI rather than a keyword search, which returns pages. Servers with GPUs that the team does not want to maintain: a model run by the provider rather than one on local servers.',
          es: 'Estilo y formato propios: fine-tuning. Estilo de muchas respuestas aprobadas: fine-tuning. Respuesta redactada para la pregunta: IA generativa, y no una búsqueda por palabras clave, que devuelve páginas. Servidores con GPU que el equipo no quiere mantener: un modelo que opera el proveedor, y no uno en servidores locales.',
        },
        source: page('vertex-ai/generative-ai/docs/models/tune-models'),
        popularity: 4,
        rightWith: ['style'],
      },
      {
        id: 'open',
        text: {
          pt: 'Modelo aberto em servidores locais, com RAG',
          en: 'An open model on local servers, with RAG',
          es: 'Modelo abierto en servidores locales, con RAG',
        },
        uses: [],
        why: {
          pt: 'Um modelo aberto com RAG, em servidores da própria organização, redige a resposta com trechos atuais dos documentos e os cita, sem treino e sem que nada saia da rede interna.',
          en: 'An open model with RAG, on the organization’s own servers, writes the answer from current passages of the documents and cites them, without training, and nothing leaves the internal network.',
          es: 'Un modelo abierto con RAG, en servidores de la propia organización, redacta la respuesta con fragmentos actuales de los documentos y los cita, sin entrenamiento y sin que nada salga de la red interna.',
        },
        likeness: {
          pt: 'o conselheiro da casa, numa sala que ela mantém, que cita a página de hoje em estilo próprio',
          en: 'the house’s own adviser, in a room it must maintain, who cites today’s page in his own style',
          es: 'el consejero de la casa, en una sala que ella mantiene, que cita la página de hoy en estilo propio',
        },
        tell: {
          pt: 'Dados que não podem sair da organização: um modelo aberto próprio. Documentos que não saem da rede da organização: um modelo aberto próprio. Resposta redigida para a pergunta: IA generativa, e não uma busca por palavras-chave, que devolve páginas. Nenhum tempo para preparar exemplos de treino: um prompt ou RAG, e não ajuste fino. Respostas com base em documentos que mudam: RAG (grounding). Ver de que documento veio cada resposta: RAG.',
          en: 'Data that may not leave the organization: a self-hosted open model. Documents that do not leave the organization’s own network: a self-hosted open model. An answer written for the question: generative AI rather than a keyword search, which returns pages. No time to prepare training examples: a prompt or RAG rather than fine-tuning. Answers based on documents that change: RAG (grounding). Seeing which document each answer came from: RAG.',
          es: 'Datos que no pueden salir de la organización: un modelo abierto propio. Documentos que no salen de la red de la organización: un modelo abierto propio. Respuesta redactada para la pregunta: IA generativa, y no una búsqueda por palabras clave, que devuelve páginas. Ningún tiempo para preparar ejemplos de entrenamiento: un prompt o RAG, y no ajuste fino. Respuestas basadas en documentos que cambian: RAG (grounding). Ver de qué documento salió cada respuesta: RAG.',
        },
        source: page('vertex-ai/generative-ai/docs/model-garden/explore-models'),
        popularity: 3,
        rightWith: ['inside'],
      },
      {
        id: 'open-tuned',
        text: {
          pt: 'Modelo aberto em servidores locais, ajustado com exemplos',
          en: 'An open model on local servers, tuned with examples',
          es: 'Modelo abierto en servidores locales, ajustado con ejemplos',
        },
        uses: [],
        why: {
          pt: 'Um modelo aberto, ajustado em servidores da própria organização, aprende o estilo dos exemplos sem que nada saia da rede interna.',
          en: 'An open model, tuned on the organization’s own servers, learns the style of the examples, and nothing leaves the internal network.',
          es: 'Un modelo abierto, ajustado en servidores de la propia organización, aprende el estilo de los ejemplos sin que nada salga de la red interna.',
        },
        likeness: {
          pt: 'o conselheiro da casa, numa sala que ela mantém, treinado em cartas antigas e sem as páginas desta semana',
          en: 'the house’s own adviser, in a room it must maintain, drilled on old letters and without this week’s pages',
          es: 'el consejero de la casa, en una sala que ella mantiene, entrenado con cartas antiguas y sin páginas de esta semana',
        },
        tell: {
          pt: 'Documentos que não saem da rede da organização: um modelo aberto próprio. Estilo de muitas respostas aprovadas: fine-tuning. Resposta redigida para a pergunta: IA generativa, e não uma busca por palavras-chave, que devolve páginas.',
          en: 'Documents that do not leave the organization’s own network: a self-hosted open model. The style of many approved answers: fine-tuning. An answer written for the question: generative AI rather than a keyword search, which returns pages.',
          es: 'Documentos que no salen de la red de la organización: un modelo abierto propio. Estilo de muchas respuestas aprobadas: fine-tuning. Respuesta redactada para la pregunta: IA generativa, y no una búsqueda por palabras clave, que devuelve páginas.',
        },
        source: page('vertex-ai/generative-ai/docs/model-garden/explore-models'),
        popularity: 3,
        rightWith: ['inside', 'style'],
      },
      {
        id: 'search',
        text: {
          pt: 'Uma busca por palavras-chave nos documentos',
          en: 'A keyword search over the documents',
          es: 'Una búsqueda por palabras clave en los documentos',
        },
        uses: [],
        why: {
          pt: 'A busca por palavras aponta a página exata e não inventa texto.',
          en: 'A word search points to the exact page and makes up no text.',
          es: 'La búsqueda por palabras indica la página exacta y no inventa texto.',
        },
        likeness: {
          pt: 'o fichário do arquivo, que indica a página certa e deixa a leitura por conta de quem pergunta',
          en: 'the archive’s card index, which points to the right page and leaves the reading to whoever asks',
          es: 'el fichero del archivo, que indica la página correcta y deja la lectura a quien pregunta',
        },
        tell: {
          pt: 'Só achar a página: uma busca.',
          en: 'Just finding the page: a search.',
          es: 'Solo encontrar la página: una búsqueda.',
        },
        source: page('generative-ai-app-builder/docs/enterprise-search-introduction'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'current',
        text: {
          pt: 'Os milhares de documentos mudam toda semana, e a resposta precisa seguir a versão atual.',
          en: 'The thousands of documents change every week, and answers have to follow the current version.',
          es: 'Los miles de documentos cambian cada semana, y la respuesta tiene que seguir la versión actual.',
        },
        fits: ['rag', 'open', 'search'],
        rulesOut: {
          prompt: {
            pt: 'Só com um prompt, o modelo não conhece os documentos da organização, e milhares deles não cabem no prompt.',
            en: 'With only a prompt, the model does not know the organization’s documents, and thousands of them do not fit into it.',
            es: 'Solo con un prompt, el modelo no conoce los documentos de la organización, y miles de ellos no caben en él.',
          },
          tuned: {
            pt: 'O ajuste fixa o que havia nos exemplos e envelhece a cada mudança.',
            en: 'Tuning fixes what the examples held and ages with each change.',
            es: 'El ajuste fija lo que había en los ejemplos y envejece con cada cambio.',
          },
          'open-tuned': {
            pt: 'O ajuste fixa o que havia nos exemplos, também em servidores próprios, e envelhece a cada mudança.',
            en: 'Tuning fixes what the examples held, on its own servers too, and ages with each change.',
            es: 'El ajuste fija lo que había en los ejemplos, también en servidores propios, y envejece con cada cambio.',
          },
        },
      },
      {
        id: 'natural',
        text: {
          pt: 'Os usuários querem uma resposta redigida para a sua pergunta.',
          en: 'Users want an answer written for their question.',
          es: 'Los usuarios quieren una respuesta redactada para su pregunta.',
        },
        fits: ['prompt', 'rag', 'tuned', 'open', 'open-tuned'],
        rulesOut: {
          search: {
            pt: 'A busca devolve páginas, e não uma resposta redigida.',
            en: 'Search returns pages, not a written answer.',
            es: 'La búsqueda devuelve páginas, y no una respuesta redactada.',
          },
        },
      },
      {
        id: 'cite',
        text: {
          pt: 'Cada resposta precisa mostrar de que documento veio.',
          en: 'Each answer needs to show which document it came from.',
          es: 'Cada respuesta necesita mostrar de qué documento salió.',
        },
        fits: ['rag', 'open', 'search'],
        rulesOut: {
          prompt: {
            pt: 'Sem os documentos, o modelo não tem o que citar.',
            en: 'Without the documents, the model has nothing to cite.',
            es: 'Sin los documentos, el modelo no tiene qué citar.',
          },
          tuned: {
            pt: 'O modelo ajustado responde de memória, sem fonte.',
            en: 'A tuned model answers from memory, without a source.',
            es: 'El modelo ajustado responde de memoria, sin fuente.',
          },
          'open-tuned': {
            pt: 'Um modelo aberto ajustado também responde de memória, sem fonte.',
            en: 'A tuned open model answers from memory as well, without a source.',
            es: 'Un modelo abierto ajustado también responde de memoria, sin fuente.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'A equipe não quer manter servidores com GPUs.',
          en: 'The team does not want to maintain servers with GPUs.',
          es: 'El equipo no quiere mantener servidores con GPU.',
        },
        fits: ['prompt', 'rag', 'tuned', 'search'],
        rulesOut: {
          open: {
            pt: 'Um modelo em servidores próprios pede GPUs e quem as mantenha.',
            en: 'A self-hosted model needs GPUs and people to maintain them.',
            es: 'Un modelo en servidores propios exige GPU y quien las mantenga.',
          },
          'open-tuned': {
            pt: 'Ajustar e executar um modelo em servidores próprios pede GPUs e quem as mantenha.',
            en: 'Tuning and running a model on self-managed servers needs GPUs and people to maintain them.',
            es: 'Ajustar y ejecutar un modelo en servidores propios exige GPU y quien las mantenga.',
          },
        },
      },
      {
        id: 'prepare',
        text: {
          pt: 'A equipe não tem tempo para preparar exemplos de treino.',
          en: 'The team has no time to prepare training examples.',
          es: 'El equipo no tiene tiempo para preparar ejemplos de entrenamiento.',
        },
        fits: ['prompt', 'rag', 'open', 'search'],
        rulesOut: {
          tuned: {
            pt: 'O ajuste exige exemplos preparados e revistos.',
            en: 'Tuning needs examples that are prepared and reviewed.',
            es: 'El ajuste exige ejemplos preparados y revisados.',
          },
          'open-tuned': {
            pt: 'O ajuste de um modelo aberto também exige exemplos preparados e revistos.',
            en: 'Tuning an open model needs examples that are prepared and reviewed as well.',
            es: 'El ajuste de un modelo abierto también exige ejemplos preparados y revisados.',
          },
        },
      },
      {
        id: 'inside',
        text: {
          pt: 'A política interna não permite enviar documentos para fora da rede da organização.',
          en: 'Internal policy does not allow documents to leave the organization’s own network.',
          es: 'La política interna no permite enviar documentos fuera de la red de la organización.',
        },
        fits: ['open', 'open-tuned', 'search'],
        rulesOut: {
          prompt: {
            pt: 'O Gemini recebe as perguntas e os textos no Google Cloud, fora da rede da organização.',
            en: 'Gemini receives questions and texts on Google Cloud, outside the organization’s network.',
            es: 'Gemini recibe las preguntas y los textos en Google Cloud, fuera de la red de la organización.',
          },
          rag: {
            pt: 'Com RAG, trechos dos documentos vão ao Gemini no Google Cloud, fora da rede da organização.',
            en: 'With RAG, passages of the documents go to Gemini on Google Cloud, outside the organization’s network.',
            es: 'Con RAG, fragmentos de los documentos van a Gemini en Google Cloud, fuera de la red de la organización.',
          },
          tuned: {
            pt: 'O ajuste do Gemini envia os exemplos ao Google Cloud, onde o modelo também roda.',
            en: 'Tuning Gemini sends the examples to Google Cloud, where the model runs too.',
            es: 'El ajuste de Gemini envía los ejemplos a Google Cloud, donde también corre el modelo.',
          },
        },
      },
      {
        id: 'attached',
        text: {
          pt: 'Cada usuário anexa o único documento curto de que trata a pergunta, e não há acervo.',
          en: 'Each user attaches the one short document that the question is about, and there is no collection.',
          es: 'Cada usuario adjunta el único documento corto del que trata la pregunta, y no hay un acervo.',
        },
        notWith: ['current', 'cite'],
        fits: ['prompt', 'tuned', 'open-tuned'],
        rulesOut: {
          rag: {
            pt: 'O RAG procura em um acervo, e aqui não há nenhum.',
            en: 'RAG looks things up in a collection, and here there is none.',
            es: 'RAG busca en un acervo, y aquí no hay ninguno.',
          },
          open: {
            pt: 'Com RAG, o modelo aberto também procura em um acervo, e aqui não há nenhum.',
            en: 'With RAG, the open model looks things up in a collection as well, and here there is none.',
            es: 'Con RAG, el modelo abierto también busca en un acervo, y aquí no hay ninguno.',
          },
          search: {
            pt: 'Com o documento já em mãos, não há o que procurar em outros.',
            en: 'With the document at hand, there is nothing to search for in others.',
            es: 'Con el documento ya a mano, no hay qué buscar en otros.',
          },
        },
      },
      {
        id: 'style',
        text: {
          pt: 'O conteúdo das respostas já está certo; o modelo ainda tem de aprender o estilo de 3.000 já aprovadas.',
          en: 'The content of the answers is already right; the model still has to learn the style of 3,000 approved ones.',
          es: 'El contenido de las respuestas ya es correcto; el modelo aún tiene que aprender el estilo de 3.000 ya aprobadas.',
        },
        notWith: ['current', 'cite', 'prepare', 'attached'],
        fits: ['tuned', 'open-tuned'],
        rulesOut: {
          prompt: {
            pt: 'Um prompt não comporta o estilo de milhares de respostas.',
            en: 'A prompt has no room for the style of thousands of answers.',
            es: 'Un prompt no alcanza para el estilo de miles de respuestas.',
          },
          rag: {
            pt: 'O RAG traz conteúdo ao modelo, mas não lhe ensina um estilo.',
            en: 'RAG brings content to the model, but does not teach it a style.',
            es: 'RAG lleva contenido al modelo, pero no le enseña un estilo.',
          },
          open: {
            pt: 'O modelo aberto consulta os documentos com RAG, que não lhe ensina um estilo.',
            en: 'The open model looks up documents with RAG, which does not teach it a style.',
            es: 'El modelo abierto consulta los documentos con RAG, que no le enseña un estilo.',
          },
          search: {
            pt: 'Uma busca não escreve, nem aprende um estilo.',
            en: 'A search does not write, nor does it learn a style.',
            es: 'Una búsqueda no escribe ni aprende un estilo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
  {
    id: 'fair-model',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'responsible-ai' } },
    scene: {
      pt: 'Pense no modelo como o jurado de um concurso de canto, em que cada caso é um cantor e cada resultado é uma nota.',
      en: 'Think of the model as the judge of a singing contest, where each case is a singer and each result is a mark.',
      es: 'Piensa en el modelo como el jurado de un concurso de canto, donde cada caso es un cantante y cada resultado una nota.',
    },
    situations: [
      {
        id: 'credit',
        text: {
          pt: 'Um banco vai usar um modelo de IA para sugerir se um crédito deve ser aprovado e quer fazê-lo de forma justa.',
          en: 'A bank is going to use an AI model to suggest whether a loan should be approved, and wants to do so fairly.',
          es: 'Un banco va a usar un modelo de IA para sugerir si un crédito debe aprobarse y quiere hacerlo de forma justa.',
        },
      },
      {
        id: 'hiring',
        text: {
          pt: 'Uma empresa de recrutamento vai usar um modelo de IA para sugerir candidatos a vagas e quer fazê-lo de forma justa.',
          en: 'A recruiting firm is going to use an AI model to suggest candidates for jobs, and wants to do so fairly.',
          es: 'Una empresa de selección va a usar un modelo de IA para sugerir candidatos a puestos y quiere hacerlo de forma justa.',
        },
      },
      {
        id: 'triage',
        text: {
          pt: 'Uma rede de hospitais vai usar um modelo de IA para sugerir a ordem de atendimento e quer fazê-lo de forma justa.',
          en: 'A hospital network is going to use an AI model to suggest the order in which patients are seen, and wants to do so fairly.',
          es: 'Una red de hospitales va a usar un modelo de IA para sugerir el orden de atención y quiere hacerlo de forma justa.',
        },
      },
    ],
    candidates: [
      {
        id: 'explain',
        rightWith: ['each'],
        text: {
          pt: 'Mostrar os fatores que pesaram em cada resultado',
          en: 'Show the factors that weighed in each result',
          es: 'Mostrar los factores que pesaron en cada resultado',
        },
        uses: [],
        why: {
          pt: 'A IA explicável mostra sozinha, junto com cada resultado, quanto cada fator pesou, a tempo de uma contestação.',
          en: 'Explainable AI shows by itself, with each result, how much each factor weighed, in time to contest it.',
          es: 'La IA explicable muestra por sí misma, junto con cada resultado, cuánto pesó cada factor, a tiempo para impugnarlo.',
        },
        likeness: {
          pt: 'o comentário do jurado na folha de cada cantor, que diz o que pesou, sem comparar homens e mulheres',
          en: 'the judge’s comment on each singer’s sheet, which says what weighed, without comparing men and women',
          es: 'el comentario del jurado en la hoja de cada cantante, que dice qué pesó, sin comparar hombres y mujeres',
        },
        tell: {
          pt: 'Por que o modelo disse isso: a IA explicável. Quem for avaliado e precisar saber por que teve aquele resultado: a IA explicável ou uma pessoa, que decide e dá as razões. Cem mil casos por dia, demais para uma revisão humana: explicações automáticas ou medição por grupo, e não a decisão de uma pessoa em cada um. Perfis que quase não mudam, sem verba para novos treinos: uma medida que deixa o modelo como está, como comparar os grupos. Dados de treino e modelo que não se podem mudar: resultados medidos por grupo, uma explicação ou a decisão de uma pessoa. Resultado em segundos, sem esperar pela análise de ninguém: uma explicação automática ou a medição por grupo, e não uma pessoa que decide no fim. Dados que revelam indiretamente o sexo e a idade: um exame dos resultados, como a comparação por grupo, e não só a retirada de colunas.',
          en: 'Why the model said so: explainable AI. Those assessed who must learn why they got that result: explainable AI or a person, who decides and gives the reasons. A hundred thousand cases a day, too many for human review: automatic explanations or measurement by group rather than a person’s decision on each. Profiles that hardly change, and no money for retraining: a measure that leaves the model as it is, such as comparing groups. Training data and a model that may not be changed: results measured by group, an explanation or a person’s decision. A result in seconds, without waiting for anyone’s review: an automatic explanation or measurement by group rather than a person who decides at the end. Data that indirectly reveals sex and age: a check of the results, such as a comparison by group, rather than just removing columns.',
          es: 'Por qué el modelo dijo eso: la IA explicable. Evaluados que deben saber por qué tuvieron ese resultado: la IA explicable o una persona, que decide y da las razones. Cien mil casos por día, demasiados para una revisión humana: explicaciones automáticas o medición por grupo, y no la decisión de una persona en cada uno. Perfiles que casi no cambian, sin presupuesto para nuevos entrenamientos: una medida que deja el modelo como está, como comparar los grupos. Datos de entrenamiento y modelo que no se pueden cambiar: resultados medidos por grupo, una explicación o la decisión de una persona. Resultado en segundos, sin esperar la revisión de nadie: una explicación automática o la medición por grupo, y no una persona que decide al final. Datos que revelan indirectamente el sexo y la edad: un examen de los resultados, como la comparación por grupo, y no solo la eliminación de columnas.',
        },
        source: page('responsible-ai'),
        popularity: 4,
      },
      {
        id: 'groups',
        text: {
          pt: 'Comparar, uma vez, os resultados por grupo nos testes',
          en: 'Compare results by group once, in testing',
          es: 'Comparar una vez, en las pruebas, los resultados por grupo',
        },
        uses: [],
        why: {
          pt: 'Comparar nos testes os resultados por sexo e idade mede o viés antes do uso, mesmo o que vem de dados indiretos, e pede só a lista de resultados, sem mudar o modelo nem rever caso a caso.',
          en: 'Comparing results by sex and age in testing measures bias before use, even that of indirect data, and needs just the list of results, without changing the model or reviewing case by case.',
          es: 'Comparar en las pruebas los resultados por sexo y edad mide el sesgo antes del uso, incluso el de datos indirectos, y pide solo la lista de resultados, sin cambiar el modelo ni revisar caso por caso.',
        },
        likeness: {
          pt: 'o ensaio geral com muitos cantores, em que se comparam uma só vez as notas de homens e mulheres',
          en: 'the dress rehearsal with many singers, where the marks of men and women are compared just once',
          es: 'el ensayo general con muchos cantantes, en que se comparan una sola vez las notas de hombres y mujeres',
        },
        tell: {
          pt: 'Suspeita de tratamento desigual: uma avaliação por grupo. Agir antes de qualquer caso real: a comparação dos grupos nos testes. Dados de treino e modelo que não se podem mudar: resultados medidos por grupo, uma explicação ou a decisão de uma pessoa. Números sobre como o modelo trata cada faixa de idade: resultados comparados por grupo, nos testes ou em uso. Modelo de um fornecedor, só com a lista de resultados: o que dispensa acesso ao modelo, como comparar resultados por grupo ou deixar a decisão a uma pessoa. Cem mil casos por dia, demais para uma revisão humana: explicações automáticas ou medição por grupo, e não a decisão de uma pessoa em cada um. Perfis que quase não mudam, sem verba para novos treinos: uma medida que deixa o modelo como está, como comparar os grupos. Resultado em segundos, sem esperar pela análise de ninguém: uma explicação automática ou a medição por grupo, e não uma pessoa que decide no fim. Dados que revelam indiretamente o sexo e a idade: um exame dos resultados, como a comparação por grupo, e não só a retirada de colunas.',
          en: 'Suspected unequal treatment: an assessment by group. Acting before any real case: comparing groups in testing. Training data and a model that may not be changed: results measured by group, an explanation or a person’s decision. Figures on how the model treats each age range: results compared by group, in testing or in use. A vendor’s model with just a list of results: what needs no access to the model, such as comparing results by group or a person’s decision. A hundred thousand cases a day, too many for human review: automatic explanations or measurement by group rather than a person’s decision on each. Profiles that hardly change, and no money for retraining: a measure that leaves the model as it is, such as comparing groups. A result in seconds, without waiting for anyone’s review: an automatic explanation or measurement by group rather than a person who decides at the end. Data that indirectly reveals sex and age: a check of the results, such as a comparison by group, rather than just removing columns.',
          es: 'Sospecha de trato desigual: una evaluación por grupo. Actuar antes de cualquier caso real: la comparación de grupos en las pruebas. Datos de entrenamiento y modelo que no se pueden cambiar: resultados medidos por grupo, una explicación o la decisión de una persona. Cifras sobre cómo trata el modelo a cada rango de edad: resultados comparados por grupo, en las pruebas o en el uso. Modelo de un proveedor, solo con la lista de resultados: lo que no exige acceso al modelo, como comparar resultados por grupo o dejar la decisión a una persona. Cien mil casos por día, demasiados para una revisión humana: explicaciones automáticas o medición por grupo, y no la decisión de una persona en cada uno. Perfiles que casi no cambian, sin presupuesto para nuevos entrenamientos: una medida que deja el modelo como está, como comparar los grupos. Resultado en segundos, sin esperar la revisión de nadie: una explicación automática o la medición por grupo, y no una persona que decide al final. Datos que revelan indirectamente el sexo y la edad: un examen de los resultados, como la comparación por grupo, y no solo la eliminación de columnas.',
        },
        source: page('vertex-ai/docs/evaluation/intro-evaluation-fairness'),
        popularity: 4,
      },
      {
        id: 'watch',
        text: {
          pt: 'Acompanhar em uso os resultados por grupo',
          en: 'Track results by group while in use',
          es: 'Vigilar en producción los resultados por grupo',
        },
        uses: [],
        why: {
          pt: 'Acompanhar os resultados por grupo dá, a cada mês, números de casos reais sobre homens, mulheres e idades, sem novo treino do modelo.',
          en: 'Tracking results by group gives figures from real cases each month on men, women and ages, without retraining the model.',
          es: 'Seguir los resultados por grupo da cada mes cifras de casos reales sobre hombres, mujeres y edades, sin volver a entrenar el modelo.',
        },
        likeness: {
          pt: 'o fiscal que, com o concurso em andamento, compara todo mês as notas por grupo, mas não corrige nenhuma',
          en: 'the observer who, with the contest under way, compares marks by group each month, but corrects none',
          es: 'el observador que, con el concurso en marcha, compara cada mes las notas por grupo, pero no corrige ninguna',
        },
        tell: {
          pt: 'Tratamento desigual que pode surgir em uso: o acompanhamento por grupo. Relatório por grupo a cada mês sobre os casos reais: o acompanhamento em uso, e não só testes. Números sobre como o modelo trata cada faixa de idade: resultados comparados por grupo, nos testes ou em uso. Cem mil casos por dia, demais para uma revisão humana: explicações automáticas ou medição por grupo, e não a decisão de uma pessoa em cada um. Modelo de um fornecedor, só com a lista de resultados: o que dispensa acesso ao modelo, como comparar resultados por grupo ou deixar a decisão a uma pessoa. Perfis que quase não mudam, sem verba para novos treinos: uma medida que deixa o modelo como está, como comparar os grupos. Dados de treino e modelo que não se podem mudar: resultados medidos por grupo, uma explicação ou a decisão de uma pessoa. Resultado em segundos, sem esperar pela análise de ninguém: uma explicação automática ou a medição por grupo, e não uma pessoa que decide no fim. Dados que revelam indiretamente o sexo e a idade: um exame dos resultados, como a comparação por grupo, e não só a retirada de colunas.',
          en: 'Unequal treatment that may appear in use: tracking by group. A report by group every month on the real cases: tracking in use, not just testing. Figures on how the model treats each age range: results compared by group, in testing or in use. A hundred thousand cases a day, too many for human review: automatic explanations or measurement by group rather than a person’s decision on each. A vendor’s model with just a list of results: what needs no access to the model, such as comparing results by group or a person’s decision. Profiles that hardly change, and no money for retraining: a measure that leaves the model as it is, such as comparing groups. Training data and a model that may not be changed: results measured by group, an explanation or a person’s decision. A result in seconds, without waiting for anyone’s review: an automatic explanation or measurement by group rather than a person who decides at the end. Data that indirectly reveals sex and age: a check of the results, such as a comparison by group, rather than just removing columns.',
          es: 'Trato desigual que puede surgir en el uso: el seguimiento por grupo. Informe por grupo cada mes sobre los casos reales: el seguimiento en el uso, y no solo pruebas. Cifras sobre cómo trata el modelo a cada rango de edad: resultados comparados por grupo, en las pruebas o en el uso. Cien mil casos por día, demasiados para una revisión humana: explicaciones automáticas o medición por grupo, y no la decisión de una persona en cada uno. Modelo de un proveedor, solo con la lista de resultados: lo que no exige acceso al modelo, como comparar resultados por grupo o dejar la decisión a una persona. Perfiles que casi no cambian, sin presupuesto para nuevos entrenamientos: una medida que deja el modelo como está, como comparar los grupos. Datos de entrenamiento y modelo que no se pueden cambiar: resultados medidos por grupo, una explicación o la decisión de una persona. Resultado en segundos, sin esperar la revisión de nadie: una explicación automática o la medición por grupo, y no una persona que decide al final. Datos que revelan indirectamente el sexo y la edad: un examen de los resultados, como la comparación por grupo, y no solo la eliminación de columnas.',
        },
        source: page('responsible-ai'),
        popularity: 3,
        rightWith: ['monthly'],
      },
      {
        id: 'person',
        text: {
          pt: 'Deixar a decisão final com uma pessoa',
          en: 'Leave the final decision to a person',
          es: 'Dejar la decisión final a una persona',
        },
        uses: [],
        why: {
          pt: 'Com uma pessoa no fim, cada resultado é revisto, o injusto é corrigido, venha do dado que vier, e os motivos podem ser ditos, sem casos anteriores nem mudança no modelo.',
          en: 'With a person at the end, each result is reviewed, an unfair one is put right, whatever data it comes from, and reasons can be given, without older cases or changes to the model.',
          es: 'Con una persona al final, cada resultado se revisa, el injusto se corrige, venga del dato que venga, y se pueden dar los motivos, sin casos anteriores ni cambios en el modelo.',
        },
        likeness: {
          pt: 'a diretora que ouve de novo cada cantor e acerta sua nota, um a um, sem comparar grupos',
          en: 'the director who hears each singer again and sets the mark right, one by one, without comparing groups',
          es: 'la directora que vuelve a oír a cada cantante y corrige su nota, uno a uno, sin comparar grupos',
        },
        tell: {
          pt: 'Decisão de grande efeito: a supervisão humana. Piloto de poucas dezenas de casos: a decisão final de uma pessoa. Quem for avaliado e precisar saber por que teve aquele resultado: a IA explicável ou uma pessoa, que decide e dá as razões. Modelo de um fornecedor, só com a lista de resultados: o que dispensa acesso ao modelo, como comparar resultados por grupo ou deixar a decisão a uma pessoa. Injustiça que tem de ser corrigida, e não só notada: um novo treino do modelo ou a decisão de uma pessoa, e não só a medição. Perfis que quase não mudam, sem verba para novos treinos: uma medida que deixa o modelo como está, como comparar os grupos. Dados de treino e modelo que não se podem mudar: resultados medidos por grupo, uma explicação ou a decisão de uma pessoa. Dados que revelam indiretamente o sexo e a idade: um exame dos resultados, como a comparação por grupo, e não só a retirada de colunas.',
          en: 'A decision of great effect: human oversight. A pilot of a few dozen cases: a person’s final decision. Those assessed who must learn why they got that result: explainable AI or a person, who decides and gives the reasons. A vendor’s model with just a list of results: what needs no access to the model, such as comparing results by group or a person’s decision. Unfairness to be put right, not just noticed: retraining or a person’s decision rather than measurement alone. Profiles that hardly change, and no money for retraining: a measure that leaves the model as it is, such as comparing groups. Training data and a model that may not be changed: results measured by group, an explanation or a person’s decision. Data that indirectly reveals sex and age: a check of the results, such as a comparison by group, rather than just removing columns.',
          es: 'Decisión de gran efecto: la supervisión humana. Piloto de unas pocas decenas de casos: la decisión final de una persona. Evaluados que deben saber por qué tuvieron ese resultado: la IA explicable o una persona, que decide y da las razones. Modelo de un proveedor, solo con la lista de resultados: lo que no exige acceso al modelo, como comparar resultados por grupo o dejar la decisión a una persona. Injusticia que debe corregirse, no solo notarse: un nuevo entrenamiento del modelo o la decisión de una persona, y no solo la medición. Perfiles que casi no cambian, sin presupuesto para nuevos entrenamientos: una medida que deja el modelo como está, como comparar los grupos. Datos de entrenamiento y modelo que no se pueden cambiar: resultados medidos por grupo, una explicación o la decisión de una persona. Datos que revelan indirectamente el sexo y la edad: un examen de los resultados, como la comparación por grupo, y no solo la eliminación de columnas.',
        },
        source: page('responsible-ai'),
        popularity: 5,
      },
      {
        id: 'drop',
        text: {
          pt: 'Retirar dos dados as colunas sensíveis',
          en: 'Remove the sensitive columns from the data',
          es: 'Quitar de los datos las columnas sensibles',
        },
        uses: [],
        why: {
          pt: 'Retirar colunas sensíveis evita que o modelo as leia e reduz a exposição de dados pessoais.',
          en: 'Removing sensitive columns keeps the model from reading them and reduces exposure of personal data.',
          es: 'Quitar columnas sensibles evita que el modelo las lea y reduce la exposición de datos personales.',
        },
        likeness: {
          pt: 'a cortina que esconde o cantor, mas não a voz, e não explica nem compara nota nenhuma',
          en: 'the curtain that hides the singer, but not the voice, and neither explains nor compares any marks',
          es: 'la cortina que oculta al cantante, pero no la voz, y no explica ni compara ninguna nota',
        },
        tell: {
          pt: 'Dado que o modelo não deve nem ver: a retirada da coluna.',
          en: 'A value that the model should not even see: the removal of the column.',
          es: 'Dato que el modelo no debe ni ver: la eliminación de la columna.',
        },
        source: page('responsible-ai'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'retrain',
        rightWith: ['drift'],
        text: {
          pt: 'Monitorar os resultados por grupo e treinar de novo',
          en: 'Monitor results by group and train again',
          es: 'Monitorear los resultados por grupo y volver a entrenar',
        },
        uses: [],
        why: {
          pt: 'O monitoramento por grupo mostra sozinho, em números, a quem o modelo passa a tratar pior quando os dados mudam, e o novo treino o corrige.',
          en: 'Monitoring by group shows by itself, in figures, whom the model treats worse as data changes, and retraining corrects it.',
          es: 'El monitoreo por grupo muestra por sí mismo, en cifras, a quién trata peor el modelo cuando cambian los datos, y el nuevo entrenamiento lo corrige.',
        },
        likeness: {
          pt: 'o curso pago que devolve o jurado à escola sempre que as notas da temporada mostram quem ele prejudica',
          en: 'the paid course that sends the judge back to school whenever the season’s marks show whom he treats badly',
          es: 'el curso pagado que devuelve al jurado a la escuela cuando las notas de la temporada muestran a quién perjudica',
        },
        tell: {
          pt: 'Mundo que muda depois do lançamento: o monitoramento do modelo. Perfil que muda a cada mês: monitoramento e novo treino. Números sobre como o modelo trata cada faixa de idade: resultados comparados por grupo, nos testes ou em uso. Cem mil casos por dia, demais para uma revisão humana: explicações automáticas ou medição por grupo, e não a decisão de uma pessoa em cada um. Injustiça que tem de ser corrigida, e não só notada: um novo treino do modelo ou a decisão de uma pessoa, e não só a medição. Resultado em segundos, sem esperar pela análise de ninguém: uma explicação automática ou a medição por grupo, e não uma pessoa que decide no fim.',
          en: 'A world that changes after launch: model monitoring. Profiles that change every month: monitoring and retraining. Figures on how the model treats each age range: results compared by group, in testing or in use. A hundred thousand cases a day, too many for human review: automatic explanations or measurement by group rather than a person’s decision on each. Unfairness to be put right, not just noticed: retraining or a person’s decision rather than measurement alone. A result in seconds, without waiting for anyone’s review: an automatic explanation or measurement by group rather than a person who decides at the end.',
          es: 'Mundo que cambia después del lanzamiento: el monitoreo del modelo. Perfil que cambia cada mes: monitoreo y nuevo entrenamiento. Cifras sobre cómo trata el modelo a cada rango de edad: resultados comparados por grupo, en las pruebas o en el uso. Cien mil casos por día, demasiados para una revisión humana: explicaciones automáticas o medición por grupo, y no la decisión de una persona en cada uno. Injusticia que debe corregirse, no solo notarse: un nuevo entrenamiento del modelo o la decisión de una persona, y no solo la medición. Resultado en segundos, sin esperar la revisión de nadie: una explicación automática o la medición por grupo, y no una persona que decide al final.',
        },
        source: page('vertex-ai/docs/model-monitoring/overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'instant',
        text: {
          pt: 'Cada resultado precisa sair em segundos, sem esperar pela análise de ninguém.',
          en: 'Each result has to come out in seconds, without waiting for anyone’s review.',
          es: 'Cada resultado tiene que salir en segundos, sin esperar la revisión de nadie.',
        },
        fits: ['explain', 'groups', 'drop', 'retrain', 'watch'],
        rulesOut: {
          person: {
            pt: 'Quando a decisão final é de uma pessoa, o resultado espera por ela.',
            en: 'When the final decision is a person’s, the result waits for that person.',
            es: 'Cuando la decisión final es de una persona, el resultado la espera.',
          },
        },
      },
      {
        id: 'before',
        notWith: ['each'],
        text: {
          pt: 'A organização quer agir antes de usar o modelo em qualquer caso real.',
          en: 'The organization wants to act before the model is used on any real case.',
          es: 'La organización quiere actuar antes de usar el modelo en cualquier caso real.',
        },
        fits: ['explain', 'groups', 'drop'],
        rulesOut: {
          watch: {
            pt: 'O acompanhamento em uso começa depois do lançamento.',
            en: 'Tracking in use begins after launch.',
            es: 'El seguimiento en uso comienza después del lanzamiento.',
          },
          person: {
            pt: 'A revisão por uma pessoa acontece em casos reais, com o modelo já em uso.',
            en: 'Review by a person happens on real cases, with the model already in use.',
            es: 'La revisión por una persona ocurre en casos reales, con el modelo ya en uso.',
          },
          retrain: {
            pt: 'O monitoramento começa depois do lançamento.',
            en: 'Monitoring begins after launch.',
            es: 'El monitoreo comienza después del lanzamiento.',
          },
        },
      },
      {
        id: 'auto',
        text: {
          pt: 'Serão cem mil casos por dia, demais para uma revisão humana de cada um.',
          en: 'There will be a hundred thousand cases a day, too many for human review of each.',
          es: 'Serán cien mil casos por día, demasiados para una revisión humana de cada uno.',
        },
        fits: ['explain', 'groups', 'drop', 'retrain', 'watch'],
        rulesOut: {
          person: {
            pt: 'Uma pessoa não revê cem mil casos por dia.',
            en: 'A person cannot review a hundred thousand cases a day.',
            es: 'Una persona no revisa cien mil casos por día.',
          },
        },
      },
      {
        id: 'each',
        text: {
          pt: 'Quem for avaliado precisa poder saber por que teve aquele resultado.',
          en: 'Those assessed must be able to learn why they got that result.',
          es: 'Los evaluados deben poder saber por qué tuvieron ese resultado.',
        },
        fits: ['explain', 'person'],
        rulesOut: {
          watch: {
            pt: 'O acompanhamento por grupo fala de médias, e não de um caso.',
            en: 'Tracking by group speaks of averages, not of one case.',
            es: 'El seguimiento por grupo habla de promedios, y no de un caso.',
          },
          groups: {
            pt: 'A comparação entre grupos fala de médias, e não de um caso.',
            en: 'Comparing groups speaks of averages, not of one case.',
            es: 'La comparación entre grupos habla de promedios, y no de un caso.',
          },
          drop: {
            pt: 'Retirar colunas não diz a ninguém por que teve aquele resultado.',
            en: 'Removing columns tells nobody why they got that result.',
            es: 'Quitar columnas no le dice a nadie por qué tuvo ese resultado.',
          },
          retrain: {
            pt: 'O monitoramento por grupo fala de médias, e não de um caso.',
            en: 'Monitoring by group speaks of averages, not of one case.',
            es: 'El monitoreo por grupo habla de promedios, y no de un caso.',
          },
        },
      },
      {
        id: 'keep-data',
        notWith: ['drift'],
        text: {
          pt: 'O contrato não permite à organização mudar os dados de treino nem o modelo.',
          en: 'The contract does not let the organization change the training data or the model.',
          es: 'El contrato no permite a la organización cambiar los datos de entrenamiento ni el modelo.',
        },
        fits: ['explain', 'groups', 'person', 'watch'],
        rulesOut: {
          drop: {
            pt: 'Retirar colunas altera os dados e pede um modelo novo.',
            en: 'Removing columns changes the data and calls for a new model.',
            es: 'Quitar columnas altera los datos y exige un modelo nuevo.',
          },
          retrain: {
            pt: 'Um novo treino altera o modelo.',
            en: 'Retraining changes the model.',
            es: 'Un nuevo entrenamiento altera el modelo.',
          },
        },
      },
      {
        id: 'drift',
        notWith: ['keep-data', 'bought'],
        text: {
          pt: 'Os perfis mudam a cada mês, e uma injustiça que apareça tem de ser corrigida, não só notada.',
          en: 'Profiles change every month, and unfairness that appears has to be put right, not just noticed.',
          es: 'Los perfiles cambian cada mes, y una injusticia que aparezca debe corregirse, no solo notarse.',
        },
        fits: ['person', 'retrain'],
        rulesOut: {
          watch: {
            pt: 'O acompanhamento mostra a injustiça, mas não a corrige.',
            en: 'Tracking shows the unfairness, but does not put it right.',
            es: 'El seguimiento muestra la injusticia, pero no la corrige.',
          },
          groups: {
            pt: 'A comparação feita nos testes não vê o que muda depois.',
            en: 'The comparison made in testing does not see what changes later.',
            es: 'La comparación hecha en las pruebas no ve lo que cambia después.',
          },
          drop: {
            pt: 'Retirar colunas é feito uma vez, antes do treino.',
            en: 'Removing columns is done once, before training.',
            es: 'Quitar columnas se hace una vez, antes de entrenar.',
          },
        },
      },
      {
        id: 'measured',
        text: {
          pt: 'A diretoria quer números sobre como o modelo trata homens, mulheres e cada faixa de idade.',
          en: 'The board wants figures on how the model treats men, women and each age range.',
          es: 'El directorio quiere cifras sobre cómo trata el modelo a hombres, mujeres y cada rango de edad.',
        },
        notWith: ['each'],
        fits: ['groups', 'watch', 'retrain'],
        rulesOut: {
          explain: {
            pt: 'Os fatores de um resultado não dizem como o modelo trata cada faixa de idade.',
            en: 'The factors of one result do not tell how the model treats each age range.',
            es: 'Los factores de un resultado no dicen cómo trata el modelo a cada rango de edad.',
          },
          person: {
            pt: 'Uma pessoa decide caso a caso e não mede como o modelo trata cada faixa de idade.',
            en: 'A person decides case by case and does not measure how the model treats each age range.',
            es: 'Una persona decide caso por caso y no mide cómo trata el modelo a cada rango de edad.',
          },
          drop: {
            pt: 'Sem a coluna de sexo ou de idade, não há como medir o tratamento de cada faixa.',
            en: 'Without the column for sex or age, treatment of each range cannot be measured.',
            es: 'Sin la columna de sexo o de edad, no se puede medir el trato a cada rango.',
          },
        },
      },
      {
        id: 'monthly',
        notWith: ['before', 'drift', 'few', 'measured'],
        text: {
          pt: 'O regulador pede a cada mês um relatório por grupo sobre os casos reais.',
          en: 'The regulator asks every month for a report by group on the real cases.',
          es: 'El regulador pide cada mes un informe por grupo sobre los casos reales.',
        },
        fits: ['watch', 'retrain'],
        rulesOut: {
          groups: {
            pt: 'A comparação feita nos testes termina antes dos casos reais.',
            en: 'The comparison made in testing ends before the real cases.',
            es: 'La comparación hecha en las pruebas termina antes de los casos reales.',
          },
          drop: {
            pt: 'Retirar colunas é feito antes do treino e não gera relatório.',
            en: 'Removing columns is done before training and yields no report.',
            es: 'Quitar columnas se hace antes de entrenar y no genera informes.',
          },
          explain: {
            pt: 'Os fatores de cada resultado não formam um relatório por grupo.',
            en: 'The factors of each result do not make a report by group.',
            es: 'Los factores de cada resultado no forman un informe por grupo.',
          },
          person: {
            pt: 'Uma pessoa decide caso a caso e não mede resultados por grupo.',
            en: 'A person decides case by case and does not measure results by group.',
            es: 'Una persona decide caso por caso y no mide resultados por grupo.',
          },
        },
      },
      {
        id: 'proxies',
        text: {
          pt: 'Outros dados, como o bairro, revelam indiretamente o sexo e a idade.',
          en: 'Other data, such as the neighborhood, indirectly reveals sex and age.',
          es: 'Otros datos, como el barrio, revelan indirectamente el sexo y la edad.',
        },
        fits: ['explain', 'groups', 'person', 'watch'],
        rulesOut: {
          drop: {
            pt: 'Sem as colunas sensíveis, o modelo ainda as deduz de dados como o bairro.',
            en: 'Without the sensitive columns, the model still infers them from data such as the neighborhood.',
            es: 'Sin las columnas sensibles, el modelo aún las deduce de datos como el barrio.',
          },
        },
      },
      {
        id: 'steady',
        notWith: ['drift'],
        text: {
          pt: 'Os perfis quase não mudam de um ano para outro, e não há verba para novos treinos.',
          en: 'Profiles hardly change from one year to the next, and there is no money for retraining.',
          es: 'Los perfiles casi no cambian de un año a otro, y no hay presupuesto para nuevos entrenamientos.',
        },
        fits: ['explain', 'groups', 'person', 'drop', 'watch'],
        rulesOut: {
          retrain: {
            pt: 'Treinar de novo custa o que não há em verba e corrige mudanças que quase não existem.',
            en: 'Retraining costs money that is not there and corrects changes that hardly exist.',
            es: 'Volver a entrenar cuesta un dinero que no hay y corrige cambios que casi no existen.',
          },
        },
      },
      {
        id: 'bought',
        notWith: ['before'],
        text: {
          pt: 'O modelo é de um fornecedor, que o opera e entrega só uma lista de resultados.',
          en: 'The model belongs to a vendor, who runs it and hands over just a list of results.',
          es: 'El modelo es de un proveedor, que lo opera y entrega solo una lista de resultados.',
        },
        fits: ['groups', 'person', 'watch'],
        rulesOut: {
          explain: {
            pt: 'Para medir o peso de cada fator, é preciso consultar o modelo, e a empresa só recebe a lista.',
            en: 'Measuring the weight of each factor means querying the model, and the company gets just the list.',
            es: 'Para medir el peso de cada factor hay que consultar el modelo, y la empresa solo recibe la lista.',
          },
          drop: {
            pt: 'O treinamento foi do fornecedor: a empresa não tira colunas dele.',
            en: 'The training was the vendor’s: the company cannot remove columns from it.',
            es: 'El entrenamiento fue del proveedor: la empresa no puede quitarle columnas.',
          },
          retrain: {
            pt: 'Só o fornecedor pode treinar de novo o seu modelo.',
            en: 'Just the vendor can train its model again.',
            es: 'Solo el proveedor puede volver a entrenar su modelo.',
          },
        },
      },
      {
        id: 'few',
        notWith: ['auto', 'measured'],
        text: {
          pt: 'É um piloto de poucas dezenas de casos, e não há casos antigos.',
          en: 'It is a pilot of just a few dozen cases, and there are no older ones.',
          es: 'Es un piloto de unas pocas decenas de casos, y no hay casos anteriores.',
        },
        fits: ['explain', 'person', 'drop'],
        rulesOut: {
          watch: {
            pt: 'Com poucas dezenas de casos, os números por grupo não mostram nada seguro.',
            en: 'With a few dozen cases, figures by group show nothing certain.',
            es: 'Con pocas decenas de casos, las cifras por grupo no muestran nada seguro.',
          },
          groups: {
            pt: 'Com poucas dezenas de casos, a comparação entre grupos não mostra nada seguro.',
            en: 'With a few dozen cases, comparing groups shows nothing certain.',
            es: 'Con pocas decenas de casos, comparar grupos no muestra nada seguro.',
          },
          retrain: {
            pt: 'Com poucas dezenas de casos, o monitoramento por grupo não mostra nada seguro.',
            en: 'With a few dozen cases, monitoring by group shows nothing certain.',
            es: 'Con pocas decenas de casos, el monitoreo por grupo no muestra nada seguro.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
];
