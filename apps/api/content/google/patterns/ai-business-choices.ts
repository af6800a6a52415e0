import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const aiBusinessChoices: readonly Pattern[] = [
  {
    id: 'sort-requests',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'ai-concepts' } },
    scene: {
      pt: 'Pense em cada caso como um bilhete deixado numa oficina de consertos, e na pontuação como a marca que diz qual vai primeiro.',
      en: 'Think of each case as a note left at a repair shop, and of its score as the mark that says which note goes first.',
      es: 'Piensa en cada caso como una nota dejada en un taller de reparaciones, y en la puntuación como la marca que dice cuál va primero.',
    },
    situations: [
      {
        id: 'claims',
        text: {
          pt: 'Uma seguradora quer dar uma nota de urgência a cada aviso de sinistro, e guarda há anos como cada caso terminou.',
          en: 'An insurer wants to give each damage report an urgency score, and for years has kept how each case ended.',
          es: 'Una aseguradora quiere dar un puntaje de urgencia a cada aviso de siniestro, y guarda desde hace años cómo terminó cada caso.',
        },
      },
      {
        id: 'repairs',
        text: {
          pt: 'Uma distribuidora de energia quer dar uma nota de urgência a cada pedido de reparo, e guarda há anos como cada caso terminou.',
          en: 'A power utility wants to give each repair request an urgency score, and for years has kept how each case ended.',
          es: 'Una distribuidora de electricidad quiere dar un puntaje de urgencia a cada pedido de reparación, y guarda desde hace años cómo terminó cada caso.',
        },
      },
      {
        id: 'phone',
        text: {
          pt: 'Uma empresa de telefonia vai abrir um canal de reclamações e quer dar a cada uma uma nota de urgência.',
          en: 'A phone company is opening a channel for complaints and wants to give each one an urgency score.',
          es: 'Una empresa de telefonía va a abrir un canal de reclamos y quiere dar a cada uno un puntaje de urgencia.',
        },
      },
    ],
    candidates: [
      {
        id: 'rules',
        text: {
          pt: 'Regras fixas, escritas por especialistas',
          en: 'Fixed rules, written by experts',
          es: 'Reglas fijas, escritas por especialistas',
        },
        uses: [],
        why: {
          pt: 'Regras fixas calculam sozinhas cada nota, pelos fatos do caso e por critérios e níveis escritos, dão notas iguais a casos iguais e não precisam de histórico.',
          en: 'Fixed rules calculate each score by themselves, from the facts of the case and written criteria and levels, give equal cases equal scores and need no history.',
          es: 'Las reglas fijas calculan por sí mismas cada puntaje, por los hechos del caso y por criterios y niveles escritos, dan puntajes iguales a casos iguales y no necesitan historial.',
        },
        likeness: {
          pt: 'a tabela de pontos pintada na parede da oficina, sempre igual, que não lê bilhetes nem aprende',
          en: 'the points table painted on the shop’s wall, always the same, which cannot read notes or learn',
          es: 'la tabla de puntos pintada en la pared del taller, siempre igual, que no lee notas ni aprende',
        },
        tell: {
          pt: 'O mesmo caso, reenviado, com a mesma nota: regras fixas ou um modelo treinado, e não IA generativa. Ordenação que funciona desde o primeiro caso: regras fixas ou um modelo generativo pronto, que não precisam de treino. Critério escrito antes: regras. Tabela de pontos publicada antes: regras fixas. Fila de 60 mil casos por dia, em ordem a cada minuto: uma nota automática, por regras, modelo treinado ou IA generativa, e não uma equipe maior. Nota em quatro níveis que a equipe definiu: um método que recebe esses níveis, em regras, exemplos ou prompt, e não um agrupamento. Quem escreve e chama tudo de urgente: regras ou um modelo, que julgam o próprio caso, e não uma marcação do cliente.',
          en: 'The same case, resubmitted, with the same score: fixed rules or a trained model rather than generative AI. Sorting that works from the very first case: fixed rules or a ready generative model, which need no training. A criterion written beforehand: rules. A table of points published beforehand: fixed rules. A queue of 60,000 cases a day, in order at any minute: an automatic score, by rules, a trained model or generative AI, rather than a larger team. A score of four levels that the team has set: a method that is given them, in rules, examples or a prompt, rather than grouping. People who write and call everything urgent: rules or a model, which judge the case itself, rather than a mark by the customer.',
          es: 'El mismo caso, reenviado, con el mismo puntaje: reglas fijas o un modelo entrenado, y no IA generativa. Orden que funciona desde el primer caso: reglas fijas o un modelo generativo ya listo, que no necesitan entrenamiento. Criterio escrito antes: reglas. Tabla de puntos publicada antes: reglas fijas. Cola de 60.000 casos por día, en orden a cada minuto: un puntaje automático, por reglas, modelo entrenado o IA generativa, y no un equipo mayor. Puntaje en cuatro niveles que definió el equipo: un método que recibe esos niveles, en reglas, ejemplos o prompt, y no un agrupamiento. Quienes escriben y llaman urgente a todo: reglas o un modelo, que juzgan el propio caso, y no una marca del cliente.',
        },
        source: page('learn/artificial-intelligence-vs-machine-learning'),
        popularity: 4,
      },
      {
        id: 'model',
        rightIn: ['claims', 'repairs'],
        text: {
          pt: 'Um modelo treinado com o histórico',
          en: 'A model trained on past records',
          es: 'Un modelo entrenado con el historial',
        },
        uses: [],
        why: {
          pt: 'Um modelo treinado lê sozinho cada texto, aprende com o desfecho de casos anteriores, e não com a urgência alegada, e dá a mesma nota ao mesmo caso, nos níveis dos exemplos.',
          en: 'A trained model reads each text by itself, learns from how past cases ended rather than from the urgency claimed, and gives the same case the same score, in the levels of its examples.',
          es: 'Un modelo entrenado lee por sí mismo cada texto, aprende del desenlace de casos anteriores, y no de la urgencia declarada, y da al mismo caso el mismo puntaje, en los niveles de los ejemplos.',
        },
        likeness: {
          pt: 'o mestre da oficina, cujo olho se formou em anos de consertos acabados, e que não escreve respostas',
          en: 'the shop’s foreman, whose eye was trained by years of finished repairs, and who writes no replies',
          es: 'el maestro del taller, cuyo ojo se formó con años de arreglos terminados, y que no escribe respuestas',
        },
        tell: {
          pt: 'O mesmo caso, reenviado, com a mesma nota: regras fixas ou um modelo treinado, e não IA generativa. Quem escreve e chama tudo de urgente: regras ou um modelo, que julgam o próprio caso, e não uma marcação do cliente. Problema que cada cliente descreve de um jeito: um modelo que lê o texto, treinado ou generativo. Muitos casos com o desfecho conhecido: machine learning supervisionado. Fila de 60 mil casos por dia, em ordem a cada minuto: uma nota automática, por regras, modelo treinado ou IA generativa, e não uma equipe maior. Nota em quatro níveis que a equipe definiu: um método que recebe esses níveis, em regras, exemplos ou prompt, e não um agrupamento.',
          en: 'The same case, resubmitted, with the same score: fixed rules or a trained model rather than generative AI. People who write and call everything urgent: rules or a model, which judge the case itself, rather than a mark by the customer. A problem that each customer words in their own way: a model that reads the text, trained or generative. Many cases whose outcome is known: supervised machine learning. A queue of 60,000 cases a day, in order at any minute: an automatic score, by rules, a trained model or generative AI, rather than a larger team. A score of four levels that the team has set: a method that is given them, in rules, examples or a prompt, rather than grouping.',
          es: 'El mismo caso, reenviado, con el mismo puntaje: reglas fijas o un modelo entrenado, y no IA generativa. Quienes escriben y llaman urgente a todo: reglas o un modelo, que juzgan el propio caso, y no una marca del cliente. Problema que cada cliente describe a su manera: un modelo que lee el texto, entrenado o generativo. Muchos casos con desenlace conocido: machine learning supervisado. Cola de 60.000 casos por día, en orden a cada minuto: un puntaje automático, por reglas, modelo entrenado o IA generativa, y no un equipo mayor. Puntaje en cuatro niveles que definió el equipo: un método que recibe esos niveles, en reglas, ejemplos o prompt, y no un agrupamiento.',
        },
        source: page('discover/what-is-supervised-learning'),
        popularity: 4,
      },
      {
        id: 'gemini',
        text: {
          pt: 'Um modelo Gemini pronto, com um prompt',
          en: 'A ready Gemini model, with a prompt',
          es: 'Un modelo Gemini listo, con un prompt',
        },
        uses: ['Gemini'],
        why: {
          pt: 'Com um prompt que se muda com uma frase, o Gemini lê sozinho textos em muitos idiomas e redações, julga o problema descrito, escolhe um nível e escreve respostas, sem exemplos nem treinamento.',
          en: 'With a prompt that one sentence can change, Gemini by itself reads texts in many languages and wordings, judges the problem described, picks a level and writes replies, without examples or training.',
          es: 'Con un prompt que se cambia con una frase, Gemini lee por sí mismo textos en muchos idiomas y redacciones, juzga el problema descrito, elige un nivel y escribe respuestas, sin ejemplos ni entrenamiento.',
        },
        likeness: {
          pt: 'o recém-chegado que lê e responde bilhetes em toda língua, mas julga por impressões que variam',
          en: 'the newcomer who reads and answers notes in any language, but judges by impressions that vary',
          es: 'el recién llegado que lee y responde notas en todo idioma, pero juzga por impresiones que varían',
        },
        tell: {
          pt: 'Quem escreve e chama tudo de urgente: regras ou um modelo, que julgam o próprio caso, e não uma marcação do cliente. Problema que cada cliente descreve de um jeito: um modelo que lê o texto, treinado ou generativo. Ordenação que funciona desde o primeiro caso: regras fixas ou um modelo generativo pronto, que não precisam de treino. Textos livres e nenhum histórico: IA generativa pronta. Texto em cinco idiomas: IA generativa pronta. Prioridades que mudam toda semana: um prompt, que se edita sem treinar. Resposta escrita para cada caso: IA generativa. Fila de 60 mil casos por dia, em ordem a cada minuto: uma nota automática, por regras, modelo treinado ou IA generativa, e não uma equipe maior. Nota em quatro níveis que a equipe definiu: um método que recebe esses níveis, em regras, exemplos ou prompt, e não um agrupamento.',
          en: 'People who write and call everything urgent: rules or a model, which judge the case itself, rather than a mark by the customer. A problem that each customer words in their own way: a model that reads the text, trained or generative. Sorting that works from the very first case: fixed rules or a ready generative model, which need no training. Free text and no history: ready generative AI. A text in five languages: ready generative AI. Priorities that change every week: a prompt, which is edited without training. A reply written for each case: generative AI. A queue of 60,000 cases a day, in order at any minute: an automatic score, by rules, a trained model or generative AI, rather than a larger team. A score of four levels that the team has set: a method that is given them, in rules, examples or a prompt, rather than grouping.',
          es: 'Quienes escriben y llaman urgente a todo: reglas o un modelo, que juzgan el propio caso, y no una marca del cliente. Problema que cada cliente describe a su manera: un modelo que lee el texto, entrenado o generativo. Orden que funciona desde el primer caso: reglas fijas o un modelo generativo ya listo, que no necesitan entrenamiento. Textos libres y ningún historial: IA generativa lista. Texto en cinco idiomas: IA generativa lista. Prioridades que cambian cada semana: un prompt, que se edita sin entrenar. Respuesta escrita para cada caso: IA generativa. Cola de 60.000 casos por día, en orden a cada minuto: un puntaje automático, por reglas, modelo entrenado o IA generativa, y no un equipo mayor. Puntaje en cuatro niveles que definió el equipo: un método que recibe esos niveles, en reglas, ejemplos o prompt, y no un agrupamiento.',
        },
        source: page('vertex-ai/generative-ai/docs/learn/overview'),
        popularity: 5,
      },
      {
        id: 'staff',
        text: {
          pt: 'Uma equipe maior, que lê tudo',
          en: 'A larger team that reads everything',
          es: 'Un equipo más grande, que lee todo',
        },
        uses: [],
        why: {
          pt: 'Uma equipe maior entende qualquer texto e decide caso a caso.',
          en: 'A larger team understands any text and decides case by case.',
          es: 'Un equipo más grande entiende cualquier texto y decide caso por caso.',
        },
        likeness: {
          pt: 'os funcionários que leem um bilhete por vez e às vezes discordam na marca, enquanto a pilha cresce',
          en: 'the clerks who read one note at a time and sometimes disagree on the mark, while the pile grows',
          es: 'los empleados que leen una nota por vez y a veces discrepan en la marca, mientras la pila crece',
        },
        tell: {
          pt: 'Poucos casos e nenhum sistema: pessoas.',
          en: 'Few cases and no system: people.',
          es: 'Pocos casos y ningún sistema: personas.',
        },
        source: page('learn/artificial-intelligence-vs-machine-learning'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'clusters',
        text: {
          pt: 'Um agrupamento de casos parecidos, sem rótulos',
          en: 'A grouping of similar cases, without labels',
          es: 'Una agrupación de casos parecidos, sin etiquetas',
        },
        uses: [],
        why: {
          pt: 'O agrupamento reúne textos parecidos sem precisar de desfechos conhecidos.',
          en: 'Grouping puts similar texts together without known outcomes.',
          es: 'La agrupación reúne textos parecidos sin necesitar desenlaces conocidos.',
        },
        likeness: {
          pt: 'o ajudante que junta bilhetes parecidos em montes, sem dizer qual tem pressa nem conhecer casos antigos',
          en: 'the helper who heaps similar notes, without saying which heap is urgent or knowing old cases',
          es: 'el ayudante que junta notas parecidas en montones, sin decir cuál es urgente ni conocer casos antiguos',
        },
        tell: {
          pt: 'Descobrir grupos, sem resposta certa: o aprendizado não supervisionado.',
          en: 'Finding groups, with no right answer: unsupervised learning.',
          es: 'Descubrir grupos, sin respuesta correcta: el aprendizaje no supervisado.',
        },
        source: page('discover/what-is-unsupervised-learning'),
        popularity: 3,
        neverRight: true,
      },
      {
        id: 'form',
        text: {
          pt: 'Um formulário em que o cliente marca a prioridade',
          en: 'A form in which customers mark the priority',
          es: 'Un formulario en que el cliente marca la prioridad',
        },
        uses: [],
        why: {
          pt: 'Um formulário traz a urgência já marcada, sem nenhum sistema que leia textos.',
          en: 'A form brings the urgency already marked, without any system that reads texts.',
          es: 'Un formulario trae la urgencia ya marcada, sin ningún sistema que lea textos.',
        },
        likeness: {
          pt: 'a ficha em que o próprio cliente marca a urgência, e quase todos marcam a mais alta',
          en: 'the slip on which customers mark the urgency themselves, and nearly all mark the highest',
          es: 'la ficha en que el propio cliente marca la urgencia, y casi todos marcan la más alta',
        },
        tell: {
          pt: 'Dados em campos na origem: um formulário.',
          en: 'Data in fields at the source: a form.',
          es: 'Datos en campos desde el origen: un formulario.',
        },
        source: page('learn/artificial-intelligence-vs-machine-learning'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'wording',
        text: {
          pt: 'Só o texto mostra a urgência, e cada cliente descreve o problema de um jeito.',
          en: 'Only the text shows the urgency, and each customer words the problem in their own way.',
          es: 'Solo el texto muestra la urgencia, y cada cliente describe el problema a su manera.',
        },
        fits: ['model', 'gemini', 'staff', 'clusters', 'form'],
        rulesOut: {
          rules: {
            pt: 'Regras fixas só reconhecem as palavras que alguém previu.',
            en: 'Fixed rules recognize only the words that somebody foresaw.',
            es: 'Las reglas fijas solo reconocen las palabras que alguien previó.',
          },
        },
        notWith: ['criterion'],
      },
      {
        id: 'languages',
        notWith: ['same-score', 'wording', 'criterion'],
        text: {
          pt: 'Só o texto mostra a urgência, e vem em cinco idiomas.',
          en: 'Only the text shows the urgency, and it comes in five languages.',
          es: 'Solo el texto muestra la urgencia, y llega en cinco idiomas.',
        },
        fits: ['gemini', 'form', 'model'],
        rulesOut: {
          rules: {
            pt: 'Regras fixas teriam de ser escritas outra vez para cada idioma.',
            en: 'Fixed rules would have to be written again for each language.',
            es: 'Las reglas fijas tendrían que escribirse otra vez para cada idioma.',
          },
        },
      },
      {
        id: 'criterion',
        notWith: ['proven'],
        text: {
          pt: 'O regulador exige que a nota siga uma tabela de pontos publicada antes, sem pesos tirados de dados.',
          en: 'The regulator requires the score to follow a table of points published beforehand, without weights drawn from data.',
          es: 'El regulador exige que el puntaje siga una tabla de puntos publicada antes, sin pesos tomados de datos.',
        },
        fits: ['rules', 'staff', 'form'],
        rulesOut: {
          model: {
            pt: 'Um modelo treinado tira os seus pesos dos dados dos casos anteriores.',
            en: 'A trained model draws its weights from the data of past cases.',
            es: 'Un modelo entrenado toma sus pesos de los datos de casos anteriores.',
          },
          gemini: {
            pt: 'O Gemini decide por estatística, mesmo que o prompt inclua a tabela.',
            en: 'Gemini decides by statistics, even if the prompt includes the table.',
            es: 'Gemini decide por estadística, aunque el prompt incluya la tabla.',
          },
          clusters: {
            pt: 'O agrupamento segue a semelhança, e não uma tabela publicada.',
            en: 'Grouping follows likeness rather than a published table.',
            es: 'La agrupación sigue la semejanza, y no una tabla publicada.',
          },
        },
      },
      {
        id: 'volume',
        text: {
          pt: 'O sistema receberá 60 mil casos por dia, e a fila precisa estar em ordem a cada minuto.',
          en: 'The system will get 60,000 cases a day, and the queue has to be in order at any minute.',
          es: 'El sistema recibirá 60.000 casos por día, y la cola debe estar en orden a cada minuto.',
        },
        fits: ['rules', 'model', 'gemini', 'clusters', 'form'],
        rulesOut: {
          staff: {
            pt: 'Nem uma equipe maior lê 60 mil casos por dia em minutos.',
            en: 'Not even a larger team reads 60,000 cases a day within minutes.',
            es: 'Ni un equipo más grande lee 60.000 casos por día en minutos.',
          },
        },
      },
      {
        id: 'newborn',
        situations: ['phone'],
        notWith: ['proven', 'same-score'],
        text: {
          pt: 'A empresa não guarda reclamações anteriores, e a ordenação tem de funcionar desde o primeiro caso.',
          en: 'The company has kept no past complaints, and sorting has to work from the very first case.',
          es: 'La empresa no guarda reclamos anteriores, y el orden tiene que funcionar desde el primer caso.',
        },
        fits: ['rules', 'gemini', 'staff', 'form', 'clusters'],
        rulesOut: {
          model: {
            pt: 'Sem reclamações anteriores, não há casos resolvidos com que treinar um modelo.',
            en: 'Without past complaints, there are no solved cases to train a model on.',
            es: 'Sin reclamos anteriores, no hay casos resueltos con que entrenar un modelo.',
          },
        },
      },
      {
        id: 'proven',
        situations: ['claims', 'repairs'],
        text: {
          pt: 'O sistema tem de aprender com os 200 mil casos cujo desfecho é conhecido.',
          en: 'The system has to learn from the 200,000 cases whose outcome is known.',
          es: 'El sistema tiene que aprender de los 200.000 casos cuyo desenlace se conoce.',
        },
        fits: ['model', 'staff'],
        rulesOut: {
          rules: {
            pt: 'Regras fixas dizem o que um especialista pensa, sem aprender com os desfechos.',
            en: 'Fixed rules say what an expert thinks, without learning from outcomes.',
            es: 'Las reglas fijas dicen lo que piensa un especialista, sin aprender de los desenlaces.',
          },
          gemini: {
            pt: 'Em um prompt não cabem 200 mil casos, e o modelo pronto não os conhece.',
            en: 'A prompt has no room for 200,000 cases, and the ready model does not know them.',
            es: 'En un prompt no caben 200.000 casos, y el modelo listo no los conoce.',
          },
          clusters: {
            pt: 'O agrupamento não usa o desfecho dos casos.',
            en: 'Grouping makes no use of the cases’ outcome.',
            es: 'La agrupación no usa el desenlace de los casos.',
          },
          form: {
            pt: 'O formulário registra a opinião de quem escreve, sem aprender com desfechos.',
            en: 'The form records the writer’s opinion, without learning from outcomes.',
            es: 'El formulario registra la opinión de quien escribe, sin aprender de los desenlaces.',
          },
        },
      },
      {
        id: 'reply',
        text: {
          pt: 'Cada pessoa também deve receber uma resposta escrita para o seu caso.',
          en: 'Each person should also get a reply written for the case at hand.',
          es: 'Cada persona también debe recibir una respuesta escrita para su caso.',
        },
        fits: ['gemini', 'staff'],
        rulesOut: {
          rules: {
            pt: 'Regras fixas só enviam textos prontos.',
            en: 'Fixed rules just send standard texts.',
            es: 'Las reglas fijas solo envían textos ya hechos.',
          },
          model: {
            pt: 'Um modelo de classificação devolve uma nota, e não um texto.',
            en: 'A classification model returns a score, not a text.',
            es: 'Un modelo de clasificación devuelve un puntaje, no un texto.',
          },
          clusters: {
            pt: 'O agrupamento não redige nada.',
            en: 'Grouping writes nothing.',
            es: 'La agrupación no redacta nada.',
          },
          form: {
            pt: 'O formulário só recebe dados: não redige respostas.',
            en: 'The form only takes data in: it writes no replies.',
            es: 'El formulario solo recibe datos: no redacta respuestas.',
          },
        },
      },
      {
        id: 'same-score',
        text: {
          pt: 'O mesmo caso, reenviado por um auditor, tem de receber a mesma nota.',
          en: 'The same case, resubmitted by an auditor, has to get the same score.',
          es: 'El mismo caso, reenviado por un auditor, tiene que recibir el mismo puntaje.',
        },
        fits: ['rules', 'model', 'form'],
        rulesOut: {
          gemini: {
            pt: 'Um modelo generativo pode variar a resposta de uma vez para outra.',
            en: 'A generative model may vary its answer from one time to the next.',
            es: 'Un modelo generativo puede variar la respuesta de una vez a otra.',
          },
          staff: {
            pt: 'Pessoas diferentes dão notas diferentes ao mesmo caso.',
            en: 'Different people give the same case different scores.',
            es: 'Personas distintas dan puntajes distintos al mismo caso.',
          },
        },
      },
      {
        id: 'verdict',
        text: {
          pt: 'A nota tem de ser um dos quatro níveis que a equipe definiu.',
          en: 'The score has to be one of the four levels that the team has set.',
          es: 'El puntaje tiene que ser uno de los cuatro niveles que definió el equipo.',
        },
        fits: ['rules', 'model', 'gemini', 'staff', 'form'],
        rulesOut: {
          clusters: {
            pt: 'O agrupamento forma os seus próprios grupos, e não os quatro níveis.',
            en: 'Grouping forms groups of its own instead of the four levels.',
            es: 'La agrupación forma sus propios grupos, y no los cuatro niveles.',
          },
        },
      },
      {
        id: 'everything-urgent',
        text: {
          pt: 'Quem escreve costuma chamar tudo de urgente, e a nota não pode depender disso.',
          en: 'Those who write tend to call everything urgent, and the score may not depend on that.',
          es: 'Quienes escriben suelen llamar urgente a todo, y el puntaje no puede depender de eso.',
        },
        fits: ['rules', 'model', 'gemini', 'staff', 'clusters'],
        rulesOut: {
          form: {
            pt: 'No formulário, quem marca a urgência é quem escreve.',
            en: 'On the form, it is the writer who marks the urgency.',
            es: 'En el formulario, quien marca la urgencia es quien escribe.',
          },
        },
      },
      {
        id: 'new-priorities',
        notWith: ['proven', 'same-score'],
        text: {
          pt: 'As prioridades mudam toda semana, e a equipe quer mudá-las com uma frase.',
          en: 'Priorities change every week, and the team wants to change them with a sentence.',
          es: 'Las prioridades cambian cada semana, y el equipo quiere cambiarlas con una frase.',
        },
        fits: ['gemini', 'staff', 'form'],
        rulesOut: {
          rules: {
            pt: 'A cada mudança, um especialista teria de reescrever as regras fixas.',
            en: 'At each change, an expert would have to rewrite the fixed rules.',
            es: 'Con cada cambio, un especialista tendría que reescribir las reglas fijas.',
          },
          model: {
            pt: 'A cada mudança, o modelo teria de ser treinado de novo com casos já marcados.',
            en: 'At each change the model would have to be trained again on marked cases.',
            es: 'Con cada cambio, el modelo tendría que entrenarse de nuevo con casos ya marcados.',
          },
          clusters: {
            pt: 'O agrupamento não recebe instruções sobre prioridades.',
            en: 'Grouping takes no instructions on priorities.',
            es: 'La agrupación no recibe instrucciones sobre prioridades.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a organização deve usar?',
      en: 'What should the organization use?',
      es: '¿Qué debe usar la organización?',
    },
  },
  {
    id: 'service-calls',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'gen-ai' } },
    scene: {
      pt: 'Pense no atendimento por telefone como o balcão de uma loja, em que cada ligação é um freguês com um pedido.',
      en: 'Think of the telephone service as the counter of a store, where each call is a shopper with a request.',
      es: 'Piensa en la atención telefónica como el mostrador de una tienda, en el que cada llamada es un cliente con un pedido.',
    },
    situations: [
      {
        id: 'telecom',
        text: {
          pt: 'Uma operadora quer melhorar o seu atendimento por telefone.',
          en: 'A phone company wants to improve its customer service by telephone.',
          es: 'Una operadora quiere mejorar su atención telefónica.',
        },
      },
      {
        id: 'plan',
        text: {
          pt: 'Um plano de saúde quer melhorar o atendimento telefônico aos seus clientes.',
          en: 'A health plan wants to improve the service its customers get by telephone.',
          es: 'Un plan de salud quiere mejorar la atención telefónica a sus clientes.',
        },
      },
      {
        id: 'hotel',
        text: {
          pt: 'Uma rede de hotéis quer melhorar a sua central de reservas por telefone.',
          en: 'A hotel chain wants to improve its telephone booking center.',
          es: 'Una cadena de hoteles quiere mejorar su central telefónica de reservas.',
        },
      },
    ],
    candidates: [
      {
        id: 'agent',
        text: {
          pt: 'Um agente virtual de IA que conversa e resolve',
          en: 'A virtual AI agent that talks and gets things done',
          es: 'Un agente virtual de IA que conversa y resuelve',
        },
        uses: [],
        why: {
          pt: 'Um agente virtual entende a fala livre, consulta e altera dados nos sistemas ligados a ele e atende muitas ligações ao mesmo tempo, de dia e de noite.',
          en: 'A virtual agent understands free speech, looks up and changes data in the systems connected to it and takes many calls at a time, day and night.',
          es: 'Un agente virtual entiende el habla libre, consulta y cambia datos en los sistemas conectados a él y atiende muchas llamadas a la vez, de día y de noche.',
        },
        likeness: {
          pt: 'o balcão falante que substitui o balconista e cumpre qualquer pedido na hora, dia e noite',
          en: 'the talking counter that replaces the clerk and carries out any request at once, day and night',
          es: 'el mostrador parlante que reemplaza al dependiente y cumple cualquier pedido al momento, día y noche',
        },
        tell: {
          pt: 'Atender sem fila e sem pessoas, em linguagem natural: um agente virtual. Problema explicado nas palavras do cliente: um agente virtual de IA. Ligações que triplicam sem mais pessoal: um agente virtual. Clientes que ligam de madrugada, sem ninguém para trabalhar: um agente virtual. Espera de vinte minutos, sem contratar: um agente virtual. Mudança já feita no sistema ao desligar: um agente virtual ligado ao sistema, ou um atendente com sugestões de IA. Clientes idosos que usam só o telefone: IA aplicada às ligações, com um agente virtual, sugestões ou análise, e não uma página na web. Atendentes novos que levam meses para conhecer os produtos: a resposta certa trazida pela IA, na tela do atendente ou por um agente virtual.',
          en: 'Answering without a queue and without people, in natural language: a virtual agent. A problem explained in the customer’s own words: a virtual AI agent. Calls that triple without more staff: a virtual agent. Customers who call in the small hours, with nobody at work: a virtual agent. A wait of twenty minutes, without hiring: a virtual agent. A change already made in the system when customers hang up: a virtual agent connected to it, or an employee with AI suggestions. Elderly customers who use only the telephone: AI applied to the calls, by a virtual agent, suggestions or analysis, rather than a web page. New employees who take months to learn the products: the right answer brought by AI, on the employee’s screen or by a virtual agent.',
          es: 'Atender sin cola y sin personas, en lenguaje natural: un agente virtual. Problema explicado con las palabras del cliente: un agente virtual de IA. Llamadas que se triplican sin más personal: un agente virtual. Clientes que llaman de madrugada, sin nadie que trabaje: un agente virtual. Espera de veinte minutos, sin contratar: un agente virtual. Cambio ya hecho en el sistema al colgar: un agente virtual conectado al sistema, o un empleado con sugerencias de IA. Clientes mayores que usan solo el teléfono: IA aplicada a las llamadas, con un agente virtual, sugerencias o análisis, y no una página web. Empleados nuevos que tardan meses en conocer los productos: la respuesta correcta traída por la IA, en la pantalla del empleado o por un agente virtual.',
        },
        source: page('dialogflow/docs'),
        popularity: 5,
      },
      {
        id: 'assist',
        text: {
          pt: 'Sugestões de IA ao atendente durante a ligação',
          en: 'AI suggestions to the employee during the call',
          es: 'Sugerencias de IA al empleado durante la llamada',
        },
        uses: [],
        why: {
          pt: 'Com as sugestões, o atendente conduz a ligação e faz a mudança na hora, com a resposta certa na tela.',
          en: 'With suggestions, the employee leads the call and makes the change at once, with the right answer on screen.',
          es: 'Con las sugerencias, el empleado dirige la llamada y hace el cambio en el momento, con la respuesta correcta en pantalla.',
        },
        likeness: {
          pt: 'o balconista a quem um veterano sopra as respostas, um freguês por vez e só durante seu turno',
          en: 'the clerk to whom an old hand whispers the answers, one shopper at a time and only on his shift',
          es: 'el dependiente a quien un veterano le susurra las respuestas, un cliente a la vez y solo en su turno',
        },
        tell: {
          pt: 'Uma pessoa que atende, com ajuda da IA na hora: sugestões ao atendente. Uma pessoa que atende desde o primeiro momento: IA como ajuda ao atendente, com sugestões na ligação ou análise depois dela. Clientes idosos que usam só o telefone: IA aplicada às ligações, com um agente virtual, sugestões ou análise, e não uma página na web. Atendentes novos que levam meses para conhecer os produtos: a resposta certa trazida pela IA, na tela do atendente ou por um agente virtual. Mudança já feita no sistema ao desligar: um agente virtual ligado ao sistema, ou um atendente com sugestões de IA.',
          en: 'A person who answers, with help from AI on the spot: suggestions to the employee. A person who answers from the first moment: AI as help for the employee, with suggestions during the call or analysis after it. Elderly customers who use only the telephone: AI applied to the calls, by a virtual agent, suggestions or analysis, rather than a web page. New employees who take months to learn the products: the right answer brought by AI, on the employee’s screen or by a virtual agent. A change already made in the system when customers hang up: a virtual agent connected to it, or an employee with AI suggestions.',
          es: 'Una persona que atiende, con ayuda de la IA en el momento: sugerencias al empleado. Una persona que contesta desde el primer momento: IA como ayuda al empleado, con sugerencias en la llamada o análisis después de ella. Clientes mayores que usan solo el teléfono: IA aplicada a las llamadas, con un agente virtual, sugerencias o análisis, y no una página web. Empleados nuevos que tardan meses en conocer los productos: la respuesta correcta traída por la IA, en la pantalla del empleado o por un agente virtual. Cambio ya hecho en el sistema al colgar: un agente virtual conectado al sistema, o un empleado con sugerencias de IA.',
        },
        source: page('agent-assist/docs'),
        popularity: 4,
      },
      {
        id: 'insights',
        rightWith: ['causes'],
        text: {
          pt: 'Uma análise por IA de todas as gravações',
          en: 'An AI analysis of all the recordings',
          es: 'Un análisis con IA de todas las grabaciones',
        },
        uses: [],
        why: {
          pt: 'A análise das gravações encontra e conta os assuntos de todas as ligações depois que terminam, sem mudar quem atende nem como.',
          en: 'Analysis of the recordings finds and counts the topics of all calls after they end, without changing who answers them or how.',
          es: 'El análisis de las grabaciones encuentra y cuenta los temas de todas las llamadas después de que terminan, sin cambiar quién atiende ni cómo.',
        },
        likeness: {
          pt: 'o gerente que depois lê as anotações do balcão e conta os assuntos, enquanto a fila segue igual',
          en: 'the manager who later reads the counter’s notes and tallies the topics, while the line stays the same',
          es: 'el gerente que después lee las notas del mostrador y cuenta los temas, mientras la fila sigue igual',
        },
        tell: {
          pt: 'Saber por que os clientes ligam: a análise das conversas. Motivos ditos em cada ligação, em números: a análise das gravações. Clientes idosos que usam só o telefone: IA aplicada às ligações, com um agente virtual, sugestões ou análise, e não uma página na web. Forma de atender as ligações que não pode mudar neste ano: a análise das gravações, feita depois das chamadas. Uma pessoa que atende desde o primeiro momento: IA como ajuda ao atendente, com sugestões na ligação ou análise depois dela.',
          en: 'Knowing why customers call: analysis of the conversations. The reasons stated in each call, in figures: analysis of the recordings. Elderly customers who use only the telephone: AI applied to the calls, by a virtual agent, suggestions or analysis, rather than a web page. A way of answering calls that may not change this year: analysis of the recordings, which comes after the conversation. A person who answers from the first moment: AI as help for the employee, with suggestions during the call or analysis after it.',
          es: 'Saber por qué llaman los clientes: el análisis de las conversaciones. Motivos dichos en cada llamada, en cifras: el análisis de las grabaciones. Clientes mayores que usan solo el teléfono: IA aplicada a las llamadas, con un agente virtual, sugerencias o análisis, y no una página web. Forma de atender las llamadas que no puede cambiar este año: el análisis de las grabaciones, hecho después de la conversación. Una persona que contesta desde el primer momento: IA como ayuda al empleado, con sugerencias en la llamada o análisis después de ella.',
        },
        source: page('contact-center/insights/docs'),
        popularity: 4,
      },
      {
        id: 'keypad',
        text: {
          pt: 'Um menu de teclas com mensagens gravadas',
          en: 'A keypad menu with recorded messages',
          es: 'Un menú de teclas con mensajes grabados',
        },
        uses: [],
        why: {
          pt: 'Um menu de teclas responde a qualquer hora o que já está gravado.',
          en: 'A keypad menu gives recorded answers at any hour.',
          es: 'Un menú de teclas responde a toda hora lo que ya está grabado.',
        },
        likeness: {
          pt: 'o painel de botões na entrada da loja, que toca avisos a qualquer hora, sem ouvir nem resolver pedidos',
          en: 'the panel of buttons at the store’s door, which plays announcements at any hour, without hearing or settling requests',
          es: 'el panel de botones de la entrada, que da avisos a toda hora, sin oír ni resolver pedidos',
        },
        tell: {
          pt: 'Poucas perguntas fixas: um menu gravado.',
          en: 'A few fixed questions: a recorded menu.',
          es: 'Pocas preguntas fijas: un menú grabado.',
        },
        source: page('conversational-ai'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'hire',
        text: {
          pt: 'Mais atendentes, treinados pela empresa',
          en: 'More employees, trained by the company',
          es: 'Más empleados, capacitados por la empresa',
        },
        uses: [],
        why: {
          pt: 'Mais atendentes ouvem cada cliente e resolvem o que um roteiro não prevê.',
          en: 'More employees listen to each customer and solve what no script foresees.',
          es: 'Más empleados escuchan a cada cliente y resuelven lo que ningún guion prevé.',
        },
        likeness: {
          pt: 'os balconistas a mais na folha, que levam meses para conhecer a loja e dormem de madrugada',
          en: 'the extra clerks on the payroll, who take months to know the store and sleep at night',
          es: 'los dependientes de más en la nómina, que tardan meses en conocer la tienda y duermen de madrugada',
        },
        tell: {
          pt: 'Conversas delicadas e poucas: pessoas.',
          en: 'Delicate and few conversations: people.',
          es: 'Conversaciones delicadas y pocas: personas.',
        },
        source: page('conversational-ai'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'faq',
        text: {
          pt: 'Uma página de perguntas com busca',
          en: 'A page of questions with a search box',
          es: 'Una página de preguntas con buscador',
        },
        uses: [],
        why: {
          pt: 'Uma página de perguntas tira da fila quem encontra a resposta sozinho.',
          en: 'A page of questions takes out of the queue those who find the answer by themselves.',
          es: 'Una página de preguntas saca de la cola a quien encuentra la respuesta solo.',
        },
        likeness: {
          pt: 'a pasta de instruções na prateleira, que só explica, e apenas a quem a abre e lê',
          en: 'the folder of instructions on the shelf, which only explains, and only to those who open and read it',
          es: 'la carpeta de instrucciones del estante, que solo explica, y únicamente a quien la abre y lee',
        },
        tell: {
          pt: 'Respostas fixas e clientes on-line: uma página de perguntas.',
          en: 'Fixed answers and customers online: a page of questions.',
          es: 'Respuestas fijas y clientes en línea: una página de preguntas.',
        },
        source: page('conversational-ai'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'night',
        text: {
          pt: 'Os clientes ligam de madrugada, e a direção não vai pôr ninguém para trabalhar nesse horário.',
          en: 'Customers call in the small hours, and management will not have anyone work then.',
          es: 'Los clientes llaman de madrugada, y la dirección no va a poner a nadie a trabajar a esa hora.',
        },
        fits: ['agent', 'keypad', 'faq'],
        rulesOut: {
          assist: {
            pt: 'As sugestões ajudam um atendente, e de madrugada não há nenhum.',
            en: 'The suggestions help an employee, and in the small hours there is none.',
            es: 'Las sugerencias ayudan a un empleado, y de madrugada no hay ninguno.',
          },
          insights: {
            pt: 'A análise das gravações não atende ninguém.',
            en: 'Analysis of the recordings answers nobody.',
            es: 'El análisis de las grabaciones no atiende a nadie.',
          },
          hire: {
            pt: 'Mais funcionários, de madrugada, é o que a direção não quer.',
            en: 'More employees in the small hours is what management does not want.',
            es: 'Más empleados de madrugada es lo que la dirección no quiere.',
          },
        },
      },
      {
        id: 'queue',
        notWith: ['peaks'],
        text: {
          pt: 'Hoje quem liga espera vinte minutos, e a direção quer acabar com essa espera sem contratar.',
          en: 'Callers now wait twenty minutes, and management wants to end the wait without hiring.',
          es: 'Hoy quien llama espera veinte minutos, y la dirección quiere eliminar la espera sin contratar.',
        },
        fits: ['agent', 'keypad', 'faq'],
        rulesOut: {
          assist: {
            pt: 'Mesmo com sugestões, cada atendente cuida de uma ligação por vez.',
            en: 'Even with suggestions, each employee takes one call at a time.',
            es: 'Aun con sugerencias, cada empleado atiende una llamada a la vez.',
          },
          insights: {
            pt: 'A análise das gravações não atende nenhuma ligação.',
            en: 'Analysis of the recordings takes no call.',
            es: 'El análisis de las grabaciones no atiende ninguna llamada.',
          },
          hire: {
            pt: 'Mais atendentes são contratações.',
            en: 'More employees means hiring.',
            es: 'Más empleados son contrataciones.',
          },
        },
      },
      {
        id: 'words',
        text: {
          pt: 'Os clientes querem explicar o problema com as suas palavras.',
          en: 'Customers want to explain the problem in words of their own.',
          es: 'Los clientes quieren explicar el problema con sus palabras.',
        },
        fits: ['agent', 'assist', 'hire', 'faq'],
        rulesOut: {
          keypad: {
            pt: 'Um menu de teclas só aceita as opções que oferece.',
            en: 'A keypad menu accepts only the choices it offers.',
            es: 'Un menú de teclas solo acepta las opciones que ofrece.',
          },
        },
      },
      {
        id: 'person',
        text: {
          pt: 'A lei exige que uma pessoa atenda desde o primeiro momento.',
          en: 'The law requires a person to answer from the first moment.',
          es: 'La ley exige que una persona conteste desde el primer momento.',
        },
        fits: ['assist', 'insights', 'hire'],
        rulesOut: {
          agent: {
            pt: 'Com o agente virtual, quem atende primeiro é uma máquina.',
            en: 'With a virtual agent, it is a machine that answers first.',
            es: 'Con el agente virtual, quien atiende primero es una máquina.',
          },
          keypad: {
            pt: 'O menu de teclas põe uma máquina antes da pessoa.',
            en: 'A keypad menu puts a machine before the person.',
            es: 'El menú de teclas pone una máquina antes de la persona.',
          },
        },
      },
      {
        id: 'newcomers',
        text: {
          pt: 'Atendentes novos levam meses para conhecer os produtos, e os erros custam caro.',
          en: 'New employees take months to learn the products, and mistakes are expensive.',
          es: 'Los empleados nuevos tardan meses en conocer los productos, y los errores cuestan caro.',
        },
        fits: ['assist', 'agent'],
        rulesOut: {
          hire: {
            pt: 'Mais atendentes novos só aumentam o tempo de aprendizado.',
            en: 'More new employees just add to the learning time.',
            es: 'Más empleados nuevos solo aumentan el tiempo de aprendizaje.',
          },
          insights: {
            pt: 'A análise mostra os erros depois da ligação.',
            en: 'The analysis shows mistakes after the call.',
            es: 'El análisis muestra los errores después de la llamada.',
          },
        },
      },
      {
        id: 'peaks',
        text: {
          pt: 'Em alguns dias as ligações triplicam, e o orçamento não cobre mais pessoal.',
          en: 'On some days calls triple, and the budget does not cover more staff.',
          es: 'Algunos días las llamadas se triplican, y el presupuesto no cubre más personal.',
        },
        fits: ['agent', 'keypad', 'faq'],
        rulesOut: {
          insights: {
            pt: 'A análise das gravações não atende nenhuma ligação.',
            en: 'Analysis of the recordings takes no call.',
            es: 'El análisis de las grabaciones no atiende ninguna llamada.',
          },
          hire: {
            pt: 'Mais atendentes são justamente o gasto que o orçamento não cobre.',
            en: 'More employees are the very expense that the budget does not cover.',
            es: 'Más empleados son justamente el gasto que el presupuesto no cubre.',
          },
          assist: {
            pt: 'Mesmo com sugestões, cada atendente cuida de uma ligação por vez.',
            en: 'Even with suggestions, each employee takes one call at a time.',
            es: 'Aun con sugerencias, cada empleado atiende una llamada a la vez.',
          },
        },
      },
      {
        id: 'settle',
        text: {
          pt: 'O cliente quer desligar com a mudança já feita no sistema.',
          en: 'Customers want to hang up with the change already made in the system.',
          es: 'El cliente quiere colgar con el cambio ya hecho en el sistema.',
        },
        fits: ['agent', 'assist', 'hire'],
        rulesOut: {
          insights: {
            pt: 'A análise das gravações não muda nada no sistema.',
            en: 'Analysis of the recordings changes nothing in the system.',
            es: 'El análisis de las grabaciones no cambia nada en el sistema.',
          },
          keypad: {
            pt: 'As mensagens gravadas informam, sem mudar nada no sistema.',
            en: 'Recorded messages inform without changing anything in the system.',
            es: 'Los mensajes grabados informan, sin cambiar nada en el sistema.',
          },
          faq: {
            pt: 'A página de perguntas informa, sem mudar nada no sistema.',
            en: 'The page of questions informs without changing anything in the system.',
            es: 'La página de preguntas informa, sin cambiar nada en el sistema.',
          },
        },
      },
      {
        id: 'causes',
        notWith: ['night', 'queue', 'peaks', 'settle', 'newcomers'],
        text: {
          pt: 'A direção quer saber, em números, os motivos que os clientes dizem em cada ligação.',
          en: 'Management wants to know, in figures, the reasons that customers state in each call.',
          es: 'La dirección quiere saber, en cifras, los motivos que dicen los clientes en cada llamada.',
        },
        fits: ['insights', 'agent'],
        rulesOut: {
          keypad: {
            pt: 'O menu conta teclas, e não o que foi dito.',
            en: 'The menu counts keys pressed, not what was said.',
            es: 'El menú cuenta teclas, no lo que se dijo.',
          },
          hire: {
            pt: 'Cada atendente conhece as suas ligações, e ninguém conhece todas.',
            en: 'Each employee knows their own calls, and nobody knows them all.',
            es: 'Cada empleado conoce sus llamadas, y nadie las conoce todas.',
          },
          assist: {
            pt: 'As sugestões tratam de uma ligação por vez, sem um retrato do todo.',
            en: 'The suggestions deal with one call at a time, without an overall picture.',
            es: 'Las sugerencias tratan una llamada a la vez, sin una imagen del conjunto.',
          },
        },
      },
      {
        id: 'by-phone',
        text: {
          pt: 'Quase todos os clientes são idosos e usam só o telefone.',
          en: 'Almost all customers are elderly and use only the telephone.',
          es: 'Casi todos los clientes son mayores y usan solo el teléfono.',
        },
        fits: ['agent', 'assist', 'insights', 'keypad', 'hire'],
        rulesOut: {
          faq: {
            pt: 'A página de perguntas não chega a quem usa só o telefone.',
            en: 'The page of questions does not reach those who use only the telephone.',
            es: 'La página de preguntas no llega a quien usa solo el teléfono.',
          },
        },
      },
      {
        id: 'untouched',
        text: {
          pt: 'Nada pode mudar neste ano na forma de atender as ligações.',
          en: 'Nothing may change this year in the way calls are answered.',
          es: 'Nada puede cambiar este año en la forma de atender las llamadas.',
        },
        fits: ['insights', 'hire', 'faq'],
        rulesOut: {
          keypad: {
            pt: 'Com o menu de teclas, quem passa a atender as ligações é uma gravação.',
            en: 'With a keypad menu, a recording begins to answer the calls.',
            es: 'Con el menú de teclas, pasa a atender las llamadas una grabación.',
          },
          agent: {
            pt: 'Com um agente virtual, quem passa a atender as ligações é uma máquina.',
            en: 'With a virtual agent, a machine begins to answer the calls.',
            es: 'Con un agente virtual, pasa a atender las llamadas una máquina.',
          },
          assist: {
            pt: 'As sugestões mudam a tela e o ritmo de cada ligação atendida.',
            en: 'The suggestions change the screen and the pace of each call answered.',
            es: 'Las sugerencias cambian la pantalla y el ritmo de cada llamada atendida.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
  {
    id: 'answer-safeguard',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'responsible-ai' } },
    scene: {
      pt: 'Pense no assistente como um guia de museu, nos usuários como visitantes e nos registros de cada um como uma gaveta.',
      en: 'Think of the assistant as a museum guide, of the users as visitors and of each one’s records as a drawer.',
      es: 'Piensa en el asistente como un guía de museo, en los usuarios como visitantes y en los registros de cada uno como un cajón.',
    },
    situations: [
      {
        id: 'bank',
        text: {
          pt: 'Um banco vai abrir aos clientes um assistente de IA generativa e quer torná-lo mais seguro.',
          en: 'A bank is opening a generative AI assistant to customers and wants to make it safer.',
          es: 'Un banco va a abrir a los clientes un asistente de IA generativa y quiere hacerlo más seguro.',
        },
      },
      {
        id: 'pharmacy',
        text: {
          pt: 'Uma rede de farmácias quer tornar mais confiável seu assistente de IA generativa, que recebe poucas perguntas e pode respondê-las no dia seguinte.',
          en: 'A pharmacy chain wants a more trustworthy generative AI assistant. It gets few questions and may answer them the next day.',
          es: 'Una cadena de farmacias quiere hacer más confiable su asistente de IA generativa, que recibe pocas preguntas y puede responderlas al día siguiente.',
        },
      },
      {
        id: 'city',
        text: {
          pt: 'Uma prefeitura quer reduzir os riscos do assistente de IA generativa que atende os cidadãos.',
          en: 'A city government wants to reduce the risks of the generative AI assistant that serves citizens.',
          es: 'Un municipio quiere reducir los riesgos del asistente de IA generativa que atiende a los ciudadanos.',
        },
      },
      {
        id: 'registry',
        text: {
          pt: 'Um cartório quer tornar mais seguro seu assistente de IA generativa, que recebe poucas perguntas por dia e tem 24 horas para cada resposta.',
          en: 'A registry office wants a safer generative AI assistant. It gets a few questions a day and has 24 hours for each answer.',
          es: 'Un registro público quiere hacer más seguro su asistente de IA generativa, que recibe pocas preguntas por día y tiene 24 horas para cada respuesta.',
        },
      },
    ],
    candidates: [
      {
        id: 'grounding',
        text: {
          pt: 'Respostas baseadas nos documentos oficiais',
          en: 'Answers based on the official documents',
          es: 'Respuestas basadas en los documentos oficiales',
        },
        uses: [],
        why: {
          pt: 'Com grounding, cada resposta parte automaticamente, em segundos, de trechos dos documentos oficiais, o que reduz alucinações e permite citar a fonte.',
          en: 'With grounding, each answer starts automatically, within seconds, from passages of the official documents, which reduces hallucinations and lets it cite the source.',
          es: 'Con grounding, cada respuesta parte automáticamente, en segundos, de pasajes de los documentos oficiales, lo que reduce las alucinaciones y permite citar la fuente.',
        },
        likeness: {
          pt: 'o guia que fala com o catálogo oficial aberto na mão, mas sem segurança contra visitantes mal-intencionados',
          en: 'the guide who speaks with the official catalog open in his hand, but with no guard against ill-meaning visitors',
          es: 'el guía que habla con el catálogo oficial abierto en la mano, pero sin guardia contra visitantes malintencionados',
        },
        tell: {
          pt: 'Alucinações: grounding em fontes confiáveis. Regras inventadas que não existem: grounding nos documentos oficiais. Ver em que regra a resposta se apoia: grounding, que cita a fonte. Resposta em segundos, a qualquer hora: uma medida automática, como filtros, grounding ou acesso limitado, e não a aprovação humana. Respostas a 10.000 pessoas por dia, que ninguém consegue ler: uma proteção que age sozinha em todas elas.',
          en: 'Hallucinations: grounding in trusted sources. Made-up rules that do not exist: grounding in the official documents. Seeing which rule the answer rests on: grounding, which cites the source. An answer within seconds, at any hour: an automatic measure, such as filters, grounding or limited access, rather than human approval. Answers to 10,000 people a day, which no one can read: a safeguard that acts by itself on all of them.',
          es: 'Alucinaciones: grounding en fuentes confiables. Reglas inventadas que no existen: grounding en los documentos oficiales. Ver en qué regla se apoya la respuesta: grounding, que cita la fuente. Respuesta en segundos, a toda hora: una medida automática, como filtros, grounding o acceso limitado, y no la aprobación humana. Respuestas a 10.000 personas por día, que nadie puede leer: una protección que actúa sola en todas ellas.',
        },
        source: page('vertex-ai/generative-ai/docs/grounding/overview'),
        popularity: 4,
      },
      {
        id: 'filters',
        text: {
          pt: 'Filtros automáticos de segurança, na entrada e na saída',
          en: 'Automatic safety filters on input and output',
          es: 'Filtros automáticos de seguridad, de entrada y de salida',
        },
        uses: [],
        why: {
          pt: 'Os filtros verificam sozinhos cada entrada e saída, enquanto o assistente estiver em uso, e barram na hora conteúdo ofensivo e tentativas de manipular o modelo (prompt injection).',
          en: 'Filters check each input and output by themselves, for as long as the assistant is in use, and stop offensive content and attempts to manipulate the model (prompt injection) at once.',
          es: 'Los filtros revisan por sí mismos cada entrada y salida, mientras el asistente esté en uso, y frenan al instante el contenido ofensivo y los intentos de manipular el modelo (prompt injection).',
        },
        likeness: {
          pt: 'o segurança ao lado do guia, que corta ofensas e truques na hora, sem conferir se os fatos são certos',
          en: 'the guard beside the guide, who cuts off insults and tricks at once, without checking the facts',
          es: 'el guardia junto al guía, que corta ofensas y trucos al instante, sin revisar si los hechos son ciertos',
        },
        tell: {
          pt: 'Ofensas e instruções escondidas para manipular o modelo: filtros de segurança. Conteúdo ofensivo, e não erros de fato: filtros de segurança. Proteção que tem de continuar depois do lançamento: medidas que agem em cada resposta, como filtros ou a aprovação humana. Usuários que o provocam até escrever ofensas: filtros de segurança, ou uma pessoa que aprova cada resposta. Instruções que se escondem na pergunta para manipulá-lo: filtros de segurança, ou uma pessoa que lê antes do usuário. Resposta em segundos, a qualquer hora: uma medida automática, como filtros, grounding ou acesso limitado, e não a aprovação humana. Respostas a 10.000 pessoas por dia, que ninguém consegue ler: uma proteção que age sozinha em todas elas.',
          en: 'Insults and hidden instructions to manipulate the model: safety filters. Offensive content rather than errors of fact: safety filters. Protection that has to go on after launch: measures that act on each answer, such as filters or human approval. Users who provoke it until it writes insults: safety filters, or a person who approves each answer. Instructions that some hide in the question to manipulate it: safety filters, or a person who reads before the user does. An answer within seconds, at any hour: an automatic measure, such as filters, grounding or limited access, rather than human approval. Answers to 10,000 people a day, which no one can read: a safeguard that acts by itself on all of them.',
          es: 'Ofensas e instrucciones escondidas para manipular al modelo: filtros de seguridad. Contenido ofensivo, y no errores de hecho: filtros de seguridad. Protección que debe continuar después del lanzamiento: medidas que actúan en cada respuesta, como filtros o la aprobación humana. Usuarios que lo provocan hasta que escribe ofensas: filtros de seguridad, o una persona que aprueba cada respuesta. Instrucciones que se esconden en la pregunta para manipularlo: filtros de seguridad, o una persona que lee antes que el usuario. Respuesta en segundos, a toda hora: una medida automática, como filtros, grounding o acceso limitado, y no la aprobación humana. Respuestas a 10.000 personas por día, que nadie puede leer: una protección que actúa sola en todas ellas.',
        },
        source: page('model-armor/overview'),
        popularity: 4,
      },
      {
        id: 'review',
        rightIn: ['pharmacy', 'registry'],
        text: {
          pt: 'Aprovação humana de cada resposta',
          en: 'Human approval of each answer',
          es: 'Aprobación humana de cada respuesta',
        },
        uses: [],
        why: {
          pt: 'Na aprovação humana, alguém que conhece as regras confere cada resposta, a corrige ou barra e cita a regra, antes que o usuário a veja.',
          en: 'With human approval, someone who knows the rules checks each answer, corrects or stops it and cites the rule, before the user sees it.',
          es: 'En la aprobación humana, alguien que conoce las reglas revisa cada respuesta, la corrige o la frena y cita la regla, antes de que el usuario la vea.',
        },
        likeness: {
          pt: 'a diretora que lê e aprova cada resposta do guia, uma a uma, enquanto os visitantes esperam na fila',
          en: 'the director who reads and approves each of the guide’s answers, one by one, while visitors wait in line',
          es: 'la directora que lee y aprueba cada respuesta del guía, una a una, mientras los visitantes esperan en fila',
        },
        tell: {
          pt: 'Poucas respostas e erros graves: a supervisão humana. Regras inventadas e outro risco: a aprovação humana de cada resposta. Usuários que o provocam até escrever ofensas: filtros de segurança, ou uma pessoa que aprova cada resposta. Registros que nenhum outro usuário pode receber: um modelo que só acessa o que o usuário pode ver, ou uma pessoa que aprova cada resposta. Instruções que se escondem na pergunta para manipulá-lo: filtros de segurança, ou uma pessoa que lê antes do usuário. Proteção que tem de continuar depois do lançamento: medidas que agem em cada resposta, como filtros ou a aprovação humana.',
          en: 'Few answers and serious errors: a human in the loop. Made-up rules and one more risk: human approval of each answer. Users who provoke it until it writes insults: safety filters, or a person who approves each answer. Records that no other user may be shown: a model that reaches just what the user may see, or a person who approves each answer. Instructions that some hide in the question to manipulate it: safety filters, or a person who reads before the user does. Protection that has to go on after launch: measures that act on each answer, such as filters or human approval.',
          es: 'Pocas respuestas y errores graves: la supervisión humana. Reglas inventadas y otro riesgo: la aprobación humana de cada respuesta. Usuarios que lo provocan hasta que escribe ofensas: filtros de seguridad, o una persona que aprueba cada respuesta. Registros que ningún otro usuario puede recibir: un modelo que solo accede a lo que el usuario puede ver, o una persona que aprueba cada respuesta. Instrucciones que se esconden en la pregunta para manipularlo: filtros de seguridad, o una persona que lee antes que el usuario. Protección que debe continuar después del lanzamiento: medidas que actúan en cada respuesta, como filtros o la aprobación humana.',
        },
        source: page('discover/human-in-the-loop'),
        popularity: 4,
      },
      {
        id: 'rights',
        text: {
          pt: 'Acesso do modelo limitado ao da conta em uso',
          en: 'Model access limited to that of the account in use',
          es: 'Acceso del modelo limitado al de la cuenta en uso',
        },
        uses: [],
        why: {
          pt: 'Se o modelo só alcança o que o próprio usuário pode ver, ele não tem como revelar dados de outros, e nenhuma resposta espera por uma pessoa.',
          en: 'If the model reaches only what the user may see, it cannot reveal the data of others, and no answer waits for a person.',
          es: 'Si el modelo solo alcanza lo que el propio usuario puede ver, no tiene cómo revelar datos de otros, y ninguna respuesta espera a una persona.',
        },
        likeness: {
          pt: 'o guia cuja chave só abre a gaveta do visitante atendido, mas que diz o que quiser',
          en: 'the guide whose key opens only the drawer of the visitor he serves, but who says what he likes',
          es: 'el guía cuya llave solo abre el cajón del visitante que atiende, pero que dice lo que quiera',
        },
        tell: {
          pt: 'Dados de outras pessoas: um modelo que só acessa o que o usuário pode ver. Registros que nenhum outro usuário pode receber: um modelo que só acessa o que o usuário pode ver, ou uma pessoa que aprova cada resposta. Resposta em segundos, a qualquer hora: uma medida automática, como filtros, grounding ou acesso limitado, e não a aprovação humana. Respostas a 10.000 pessoas por dia, que ninguém consegue ler: uma proteção que age sozinha em todas elas.',
          en: 'Other people’s data: a model that reaches just what the user may see. Records that no other user may be shown: a model that reaches just what the user may see, or a person who approves each answer. An answer within seconds, at any hour: an automatic measure, such as filters, grounding or limited access, rather than human approval. Answers to 10,000 people a day, which no one can read: a safeguard that acts by itself on all of them.',
          es: 'Datos de otras personas: un modelo que solo accede a lo que el usuario puede ver. Registros que ningún otro usuario puede recibir: un modelo que solo accede a lo que el usuario puede ver, o una persona que aprueba cada respuesta. Respuesta en segundos, a toda hora: una medida automática, como filtros, grounding o acceso limitado, y no la aprobación humana. Respuestas a 10.000 personas por día, que nadie puede leer: una protección que actúa sola en todas ellas.',
        },
        source: page('vertex-ai/generative-ai/docs/learn/responsible-ai'),
        popularity: 3,
      },
      {
        id: 'notice',
        text: {
          pt: 'Um aviso sobre possíveis erros',
          en: 'A notice about possible errors',
          es: 'Un aviso sobre posibles errores',
        },
        uses: [],
        why: {
          pt: 'O aviso é transparente e lembra o usuário de conferir.',
          en: 'The notice is transparent and reminds the user to check.',
          es: 'El aviso es transparente y recuerda al usuario que verifique.',
        },
        likeness: {
          pt: 'a placa na entrada que avisa que o guia pode errar, sem impedir nada do que ele diz',
          en: 'the sign at the entrance that says the guide may err, without stopping anything he says',
          es: 'el cartel de la entrada que avisa que el guía puede equivocarse, sin impedir nada de lo que dice',
        },
        tell: {
          pt: 'Pessoas que devem saber que falam com uma IA: um aviso.',
          en: 'People who should know that they talk to an AI: a notice.',
          es: 'Personas que deben saber que hablan con una IA: un aviso.',
        },
        source: page('responsible-ai'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'attack',
        text: {
          pt: 'Ataques simulados antes do lançamento (red team)',
          en: 'Simulated attacks before launch (red team)',
          es: 'Ataques simulados antes del lanzamiento (red team)',
        },
        uses: [],
        why: {
          pt: 'Ataques simulados mostram os pontos fracos antes que um usuário os encontre.',
          en: 'Simulated attacks show weak points before a user finds them.',
          es: 'Los ataques simulados muestran los puntos débiles antes de que un usuario los encuentre.',
        },
        likeness: {
          pt: 'o ensaio em que amigos provocam o guia antes da inauguração, e depois não voltam mais',
          en: 'the rehearsal in which friends provoke the guide before opening day, and then never come again',
          es: 'el ensayo en que unos amigos provocan al guía antes de la inauguración, y luego no vuelven',
        },
        tell: {
          pt: 'Achar pontos fracos antes de lançar: ataques simulados (red team).',
          en: 'Finding weak points before launch: simulated attacks (red team).',
          es: 'Hallar puntos débiles antes de lanzar: ataques simulados (red team).',
        },
        source: page('vertex-ai/generative-ai/docs/learn/responsible-ai'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'invented',
        text: {
          pt: 'Nos testes, o assistente inventou regras que não existem.',
          en: 'In tests, the assistant made up rules that do not exist.',
          es: 'En las pruebas, el asistente inventó reglas que no existen.',
        },
        fits: ['grounding', 'review'],
        rulesOut: {
          filters: {
            pt: 'Os filtros procuram conteúdo nocivo, e uma regra inventada parece normal.',
            en: 'Filters look for harmful content, and a made-up rule looks normal.',
            es: 'Los filtros buscan contenido dañino, y una regla inventada parece normal.',
          },
          rights: {
            pt: 'Mesmo com o acesso limitado, o modelo ainda pode inventar.',
            en: 'Even with limited access, the model may still make things up.',
            es: 'Aun con el acceso limitado, el modelo puede inventar.',
          },
          notice: {
            pt: 'O aviso deixa a regra inventada na resposta.',
            en: 'The notice leaves the made-up rule in the answer.',
            es: 'El aviso deja la regla inventada en la respuesta.',
          },
        },
      },
      {
        id: 'provoked',
        text: {
          pt: 'Alguns usuários o provocam até que ele escreva ofensas.',
          en: 'Some users provoke it until it writes insults.',
          es: 'Algunos usuarios lo provocan hasta que escribe ofensas.',
        },
        fits: ['filters', 'review'],
        rulesOut: {
          grounding: {
            pt: 'Documentos oficiais não impedem que uma provocação desvie o modelo.',
            en: 'Official documents do not keep a provocation from leading the model astray.',
            es: 'Los documentos oficiales no impiden que una provocación desvíe al modelo.',
          },
          rights: {
            pt: 'Limitar os dados não muda o tom das respostas.',
            en: 'Limiting the data does not change the tone of the answers.',
            es: 'Limitar los datos no cambia el tono de las respuestas.',
          },
          notice: {
            pt: 'O aviso não impede que a ofensa seja escrita.',
            en: 'The notice does not keep the insult from being written.',
            es: 'El aviso no impide que se escriba la ofensa.',
          },
        },
      },
      {
        id: 'instant',
        situations: ['bank', 'city'],
        text: {
          pt: 'Os usuários esperam a resposta em segundos, a qualquer hora.',
          en: 'Users expect the answer within seconds, at any hour.',
          es: 'Los usuarios esperan la respuesta en segundos, a toda hora.',
        },
        fits: ['grounding', 'filters', 'rights', 'notice', 'attack'],
        rulesOut: {
          review: {
            pt: 'Uma pessoa não aprova respostas em segundos, a qualquer hora.',
            en: 'A person does not approve answers within seconds at any hour.',
            es: 'Una persona no aprueba respuestas en segundos, a toda hora.',
          },
        },
      },
      {
        id: 'others-data',
        text: {
          pt: 'O assistente também consulta os registros dos usuários, e nenhum usuário pode receber o de outra pessoa.',
          en: 'The assistant also looks up users’ records, and no user may be shown another person’s.',
          es: 'El asistente también consulta los registros de los usuarios, y ninguno de ellos puede recibir el de otra persona.',
        },
        fits: ['rights', 'review'],
        rulesOut: {
          grounding: {
            pt: 'Os documentos oficiais apoiam a resposta, mas não limitam os registros que o modelo consulta.',
            en: 'Official documents support the answer, but do not limit which records the model looks up.',
            es: 'Los documentos oficiales respaldan la respuesta, pero no limitan los registros que consulta el modelo.',
          },
          notice: {
            pt: 'O aviso não impede a revelação.',
            en: 'The notice does not prevent the disclosure.',
            es: 'El aviso no impide la revelación.',
          },
        },
      },
      {
        id: 'no-documents',
        notWith: ['provoked', 'invented'],
        text: {
          pt: 'O que preocupa a direção é o conteúdo ofensivo, e não os erros de fato.',
          en: 'What worries management is offensive content rather than errors of fact.',
          es: 'Lo que preocupa a la dirección es el contenido ofensivo, y no los errores de hecho.',
        },
        fits: ['filters', 'review'],
        rulesOut: {
          notice: {
            pt: 'O aviso não tira o conteúdo ofensivo da resposta.',
            en: 'The notice does not take offensive content out of the answer.',
            es: 'El aviso no saca el contenido ofensivo de la respuesta.',
          },
          rights: {
            pt: 'Limitar os dados não impede que o modelo escreva conteúdo ofensivo.',
            en: 'Limiting the data does not keep the model from writing offensive content.',
            es: 'Limitar los datos no impide que el modelo escriba contenido ofensivo.',
          },
          grounding: {
            pt: 'Basear as respostas em documentos corrige fatos, sem barrar conteúdo ofensivo.',
            en: 'Grounding answers in documents corrects facts without stopping offensive content.',
            es: 'Basar las respuestas en documentos corrige hechos, sin frenar contenido ofensivo.',
          },
        },
      },
      {
        id: 'measurable',
        situations: ['bank', 'city'],
        text: {
          pt: 'São 10.000 pessoas atendidas por dia, e ninguém consegue ler cada resposta.',
          en: 'It answers 10,000 people a day, so no one can read each answer.',
          es: 'Atiende a 10.000 personas por día, y nadie puede leer cada respuesta.',
        },
        fits: ['grounding', 'filters', 'rights', 'notice', 'attack'],
        rulesOut: {
          review: {
            pt: 'Aprovar à mão as respostas a 10.000 pessoas por dia exigiria uma equipe enorme.',
            en: 'Approving by hand the answers to 10,000 people a day would take a huge team.',
            es: 'Aprobar a mano las respuestas a 10.000 personas por día exigiría un equipo enorme.',
          },
        },
      },
      {
        id: 'source',
        notWith: ['no-documents', 'others-data', 'provoked', 'lasting', 'unsigned'],
        text: {
          pt: 'O usuário quer ver em que regra a resposta se apoia.',
          en: 'Users want to see which rule the answer rests on.',
          es: 'El usuario quiere ver en qué regla se apoya la respuesta.',
        },
        fits: ['grounding', 'review'],
        rulesOut: {
          filters: {
            pt: 'Os filtros deixam passar ou barram, sem indicar a fonte.',
            en: 'Filters let through or stop, without naming a source.',
            es: 'Los filtros dejan pasar o frenan, sin indicar la fuente.',
          },
          notice: {
            pt: 'O aviso diz que a IA pode errar, não de onde veio a resposta.',
            en: 'The notice says that AI may be wrong, not where the answer came from.',
            es: 'El aviso dice que la IA puede equivocarse, no de dónde vino la respuesta.',
          },
          attack: {
            pt: 'Ataques simulados acham falhas e não mostram fontes ao usuário.',
            en: 'Simulated attacks find flaws and show users no sources.',
            es: 'Los ataques simulados hallan fallas y no muestran fuentes al usuario.',
          },
        },
      },
      {
        id: 'lasting',
        notWith: ['provoked', 'no-documents'],
        text: {
          pt: 'Depois do lançamento, as pessoas vão achar novas maneiras de levá-lo a ofender os clientes, e a proteção tem de continuar.',
          en: 'After launch, people will find new ways to lead it to offend customers, and protection has to go on.',
          es: 'Después del lanzamiento, la gente hallará nuevas maneras de llevarlo a ofender a los clientes, y la protección debe continuar.',
        },
        fits: ['filters', 'review'],
        rulesOut: {
          notice: {
            pt: 'O aviso não impede que a ofensa apareça.',
            en: 'The notice does not keep the offense from appearing.',
            es: 'El aviso no impide que aparezca la ofensa.',
          },
          rights: {
            pt: 'Limitar os dados do modelo não muda o tom do que ele escreve.',
            en: 'Limiting the model’s data does not change the tone of what it writes.',
            es: 'Limitar los datos del modelo no cambia el tono de lo que escribe.',
          },
          grounding: {
            pt: 'Documentos oficiais não impedem que alguém leve o modelo a ofender.',
            en: 'Official documents do not keep anyone from leading the model to offend.',
            es: 'Los documentos oficiales no impiden que alguien lleve al modelo a ofender.',
          },
          attack: {
            pt: 'Os ataques simulados terminam antes do lançamento.',
            en: 'Simulated attacks end before launch.',
            es: 'Los ataques simulados terminan antes del lanzamiento.',
          },
        },
      },
      {
        id: 'unsigned',
        notWith: ['others-data'],
        text: {
          pt: 'Qualquer pessoa o usa sem se identificar, e algumas escondem instruções na pergunta para manipulá-lo.',
          en: 'Anyone uses it without signing in, and some hide instructions in the question to manipulate it.',
          es: 'Cualquiera lo usa sin identificarse, y algunos esconden instrucciones en la pregunta para manipularlo.',
        },
        fits: ['filters', 'review'],
        rulesOut: {
          notice: {
            pt: 'O aviso não impede que instruções escondidas cheguem ao modelo.',
            en: 'The notice does not keep hidden instructions from reaching the model.',
            es: 'El aviso no impide que instrucciones escondidas lleguen al modelo.',
          },
          grounding: {
            pt: 'Documentos oficiais não impedem que instruções escondidas cheguem ao modelo.',
            en: 'Official documents do not keep hidden instructions from reaching the model.',
            es: 'Los documentos oficiales no impiden que instrucciones escondidas lleguen al modelo.',
          },
          rights: {
            pt: 'Sem saber quem é o usuário, não há como limitar o acesso aos dados dele.',
            en: 'Without knowing who the user is, access cannot be limited to that user’s data.',
            es: 'Sin saber quién es el usuario, no se puede limitar el acceso a sus datos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
  {
    id: 'first-ai-project',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'ai-concepts' } },
    scene: {
      pt: 'Pense na rede de lojas como um restaurante, em que o estoque é a despensa e cada venda é uma comanda.',
      en: 'Think of the chain of stores as a restaurant, where the stock is the pantry and each sale is an order slip.',
      es: 'Piensa en la cadena de tiendas como un restaurante, en el que las existencias son la despensa y cada venta es una comanda.',
    },
    situations: [
      {
        id: 'market',
        text: {
          pt: 'Uma rede de supermercados escolhe o seu primeiro projeto de inteligência artificial.',
          en: 'A supermarket chain is choosing its first artificial intelligence project.',
          es: 'Una cadena de supermercados elige su primer proyecto de inteligencia artificial.',
        },
      },
      {
        id: 'diy',
        text: {
          pt: 'Uma rede de lojas de construção escolhe o seu primeiro projeto de inteligência artificial.',
          en: 'A home improvement chain is choosing its first artificial intelligence project.',
          es: 'Una cadena de tiendas de construcción elige su primer proyecto de inteligencia artificial.',
        },
      },
      {
        id: 'drugstore',
        text: {
          pt: 'Uma rede de farmácias escolhe o seu primeiro projeto de inteligência artificial.',
          en: 'A drugstore chain is choosing its first artificial intelligence project.',
          es: 'Una cadena de farmacias elige su primer proyecto de inteligencia artificial.',
        },
      },
    ],
    candidates: [
      {
        id: 'forecast',
        text: {
          pt: 'Previsão do estoque de cada loja',
          en: 'A stock forecast for each store',
          es: 'Pronóstico de inventario de cada tienda',
        },
        uses: [],
        why: {
          pt: 'A previsão de estoque pede só software e o histórico de vendas, mostra o que vai faltar ou sobrar em cada loja e deixa compras e preços com quem decide hoje.',
          en: 'A stock forecast needs just software and the sales history, shows what each store will lack or have left over and leaves purchases and prices with those who decide today.',
          es: 'El pronóstico de inventario pide solo software y el historial de ventas, muestra qué va a faltar o sobrar en cada tienda y deja compras y precios en manos de quien decide hoy.',
        },
        likeness: {
          pt: 'o despenseiro que estuda anos de comandas e diz ao dono o que comprar, longe dos clientes',
          en: 'the pantry keeper who studies years of order slips and tells the owner what to buy, far from customers',
          es: 'el despensero que estudia años de comandas y dice al dueño qué comprar, lejos de los clientes',
        },
        tell: {
          pt: 'Histórico bom e ganho que se mede: uma previsão com machine learning. Três anos de vendas em tabelas: uma previsão com machine learning. Funcionário com a última palavra: um modelo que sugere ou resume, sem decidir. Erro que não pode chegar ao cliente: um projeto interno primeiro. Mercadoria que vence ou falta na prateleira: uma previsão de estoque. Preços que só um gerente pode mudar: um projeto que não decide preços, como previsões, resumos ou um assistente. Registros do atendimento que outra empresa não entrega: um projeto com os dados que se têm, como as vendas ou textos próprios. Primeiro projeto com um orçamento que não cobre equipamentos: um projeto só de software, como previsões, resumos ou um assistente. Clientes que compram nas lojas e pouco visitam o site: um projeto fora do site, como a previsão de estoque ou os resumos.',
          en: 'Good history and a measurable gain: a forecast with machine learning. Three years of sales in tables: a forecast with machine learning. An employee with the last word: a model that suggests or summarizes, without deciding. An error that must not reach customers: an internal project first. Goods that expire or are missing from the shelf: a stock forecast. Prices that only a manager may change: a project that sets no price, such as forecasts, summaries or an assistant. Customer service records that another company does not hand over: a project with the data at hand, such as sales or the company’s own texts. A first project whose budget does not cover equipment: one of software alone, such as forecasts, summaries or an assistant. Customers who buy in the stores and seldom visit the website: a project off the website, such as a stock forecast or summaries.',
          es: 'Buen historial y ganancia medible: un pronóstico con machine learning. Tres años de ventas en tablas: un pronóstico con machine learning. Empleado con la última palabra: un modelo que sugiere o resume, sin decidir. Error que no puede llegar al cliente: un proyecto interno primero. Mercadería que vence o falta en el estante: un pronóstico de inventario. Precios que solo un gerente puede cambiar: un proyecto que no decide precios, como previsiones, resúmenes o un asistente. Registros de la atención que otra empresa no entrega: un proyecto con los datos que se tienen, como las ventas o textos propios. Primer proyecto con un presupuesto que no cubre hardware: uno solo de software, como previsiones, resúmenes o un asistente. Clientes que compran en las tiendas y poco visitan el sitio web: un proyecto fuera del sitio, como la previsión de inventario o los resúmenes.',
        },
        source: page('learn/what-is-predictive-analytics'),
        popularity: 5,
      },
      {
        id: 'summaries',
        rightWith: ['staff-hours'],
        text: {
          pt: 'Resumo de conversas para os atendentes',
          en: 'Summaries of conversations for service staff',
          es: 'Resumen de conversaciones para los empleados',
        },
        uses: [],
        why: {
          pt: 'O resumo poupa aos atendentes a leitura e a anotação de cada conversa, por telefone ou e-mail, com um modelo pronto, e um funcionário confere cada um.',
          en: 'The summaries spare service staff the reading and noting of each conversation, by phone or e-mail, with a ready model, and an employee checks each one.',
          es: 'El resumen ahorra a los empleados la lectura y el registro de cada conversación, por teléfono o correo, con un modelo listo, y una persona revisa cada uno.',
        },
        likeness: {
          pt: 'a secretária já formada que resume cada ligação para o garçom conferir, sem saber nada da despensa',
          en: 'the ready-trained secretary who sums up each call for a waiter to check, knowing nothing of the pantry',
          es: 'la secretaria ya formada que resume cada llamada para que el mesero la revise, sin saber nada de la despensa',
        },
        tell: {
          pt: 'Textos que sobram e uma pessoa que confere: IA generativa interna primeiro. Horas que a empresa gasta ao telefone e por e-mail com clientes: IA generativa, que resume conversas ou responde aos clientes. Preços que só um gerente pode mudar: um projeto que não decide preços, como previsões, resumos ou um assistente. Primeiro projeto com um orçamento que não cobre equipamentos: um projeto só de software, como previsões, resumos ou um assistente. Erro que não pode chegar ao cliente: um projeto interno primeiro. Primeira versão em um mês, com um modelo generativo já pronto: uma tarefa com textos, como resumos ou um assistente. Clientes que compram nas lojas e pouco visitam o site: um projeto fora do site, como a previsão de estoque ou os resumos. Funcionário com a última palavra: um modelo que sugere ou resume, sem decidir.',
          en: 'Plenty of text and a person who checks: internal generative AI first. Hours that the company spends on phone calls and e-mails with customers: generative AI, which summarizes conversations or answers customers. Prices that only a manager may change: a project that sets no price, such as forecasts, summaries or an assistant. A first project whose budget does not cover equipment: one of software alone, such as forecasts, summaries or an assistant. An error that must not reach customers: an internal project first. A first version within a month, with a ready generative model: a task with texts, such as summaries or an assistant. Customers who buy in the stores and seldom visit the website: a project off the website, such as a stock forecast or summaries. An employee with the last word: a model that suggests or summarizes, without deciding.',
          es: 'Textos de sobra y una persona que revisa: IA generativa interna primero. Horas que la empresa dedica a llamadas y correos con clientes: IA generativa, que resume conversaciones o responde a los clientes. Precios que solo un gerente puede cambiar: un proyecto que no decide precios, como previsiones, resúmenes o un asistente. Primer proyecto con un presupuesto que no cubre hardware: uno solo de software, como previsiones, resúmenes o un asistente. Error que no puede llegar al cliente: un proyecto interno primero. Primera versión en un mes, con un modelo generativo ya listo: una tarea con textos, como resúmenes o un asistente. Clientes que compran en las tiendas y poco visitan el sitio web: un proyecto fuera del sitio, como la previsión de inventario o los resúmenes. Empleado con la última palabra: un modelo que sugiere o resume, sin decidir.',
        },
        source: page('use-cases/generative-ai'),
        popularity: 4,
      },
      {
        id: 'assistant',
        rightWith: ['noticed'],
        text: {
          pt: 'Um assistente público no site',
          en: 'A public assistant on the website',
          es: 'Un asistente público en el sitio web',
        },
        uses: [],
        why: {
          pt: 'O assistente no site responde ele mesmo ao cliente, a qualquer hora, sem telefonema nem e-mail à equipe, com um modelo pronto, os textos da empresa e nenhum equipamento nas lojas.',
          en: 'The assistant on the website itself answers customers, at any hour, without a call or e-mail to staff, with a ready model, the company’s texts and no equipment in the stores.',
          es: 'El asistente en el sitio responde él mismo al cliente, a toda hora, sin llamada ni correo al personal, con un modelo listo, los textos de la empresa y ningún equipo en las tiendas.',
        },
        likeness: {
          pt: 'o atendente da porta lateral do restaurante, que responde sozinho a quem entra por ali, erre ou acerte',
          en: 'the attendant at the restaurant’s side door, who answers on his own whoever comes that way, right or wrong',
          es: 'el encargado de la puerta lateral, que responde por su cuenta a quien entra por allí, acierte o no',
        },
        tell: {
          pt: 'Projeto que os próprios clientes usam: um assistente de IA generativa no site. Preços que só um gerente pode mudar: um projeto que não decide preços, como previsões, resumos ou um assistente. Registros do atendimento que outra empresa não entrega: um projeto com os dados que se têm, como as vendas ou textos próprios. Primeiro projeto com um orçamento que não cobre equipamentos: um projeto só de software, como previsões, resumos ou um assistente. Primeira versão em um mês, com um modelo generativo já pronto: uma tarefa com textos, como resumos ou um assistente. Horas que a empresa gasta ao telefone e por e-mail com clientes: IA generativa, que resume conversas ou responde aos clientes.',
          en: 'A project that customers themselves use: a generative AI assistant on the website. Prices that only a manager may change: a project that sets no price, such as forecasts, summaries or an assistant. Customer service records that another company does not hand over: a project with the data at hand, such as sales or the company’s own texts. A first project whose budget does not cover equipment: one of software alone, such as forecasts, summaries or an assistant. A first version within a month, with a ready generative model: a task with texts, such as summaries or an assistant. Hours that the company spends on phone calls and e-mails with customers: generative AI, which summarizes conversations or answers customers.',
          es: 'Proyecto que usan los propios clientes: un asistente de IA generativa en el sitio. Precios que solo un gerente puede cambiar: un proyecto que no decide precios, como previsiones, resúmenes o un asistente. Registros de la atención que otra empresa no entrega: un proyecto con los datos que se tienen, como las ventas o textos propios. Primer proyecto con un presupuesto que no cubre hardware: uno solo de software, como previsiones, resúmenes o un asistente. Primera versión en un mes, con un modelo generativo ya listo: una tarea con textos, como resúmenes o un asistente. Horas que la empresa dedica a llamadas y correos con clientes: IA generativa, que resume conversaciones o responde a los clientes.',
        },
        source: page('use-cases/ai-chatbot'),
        popularity: 5,
      },
      {
        id: 'prices',
        text: {
          pt: 'Preços que se ajustam sozinhos à demanda',
          en: 'Prices that adjust to demand by themselves',
          es: 'Precios que se ajustan solos a la demanda',
        },
        uses: [],
        why: {
          pt: 'Preços automáticos reagem ao histórico de vendas a cada hora.',
          en: 'Automatic prices react to the sales history each hour.',
          es: 'Los precios automáticos reaccionan al historial de ventas a cada hora.',
        },
        likeness: {
          pt: 'o cardápio na lousa que muda os preços por si a cada hora, sem perguntar ao gerente',
          en: 'the chalkboard menu that changes its own prices every hour without asking the manager',
          es: 'el menú de pizarra que cambia solo sus precios cada hora, sin preguntar al gerente',
        },
        tell: {
          pt: 'Modelo já comprovado, sem pessoas em cada decisão: preços que se ajustam sozinhos.',
          en: 'A model already proven, without people in each decision: prices that adjust by themselves.',
          es: 'Modelo ya comprobado, sin personas en cada decisión: precios que se ajustan solos.',
        },
        source: page('learn/what-is-predictive-analytics'),
        popularity: 3,
        neverRight: true,
      },
      {
        id: 'cameras',
        text: {
          pt: 'Câmeras que reconhecem produtos no caixa',
          en: 'Cameras that recognize products at checkout',
          es: 'Cámaras que reconocen productos en la caja',
        },
        uses: [],
        why: {
          pt: 'Câmeras no caixa encurtam a fila e são vistas por todos os clientes.',
          en: 'Cameras at checkout shorten the line and are seen by all customers.',
          es: 'Las cámaras en la caja acortan la fila y las ven todos los clientes.',
        },
        likeness: {
          pt: 'as balanças caras instaladas em cada balcão, que pesam e cobram o prato diante do cliente',
          en: 'the costly scales installed at every counter, which weigh and charge each plate before the customer’s eyes',
          es: 'las balanzas caras instaladas en cada mostrador, que pesan y cobran el plato ante el cliente',
        },
        tell: {
          pt: 'Produtos a reconhecer no caixa, com equipamento em cada loja: visão computacional.',
          en: 'Products to recognize at checkout, with equipment in each store: computer vision.',
          es: 'Productos que reconocer en la caja, con hardware en cada tienda: visión artificial.',
        },
        source: page('vision/docs'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'no-devices',
        text: {
          pt: 'O orçamento do primeiro projeto não cobre equipamentos.',
          en: 'The budget of the first project does not cover equipment.',
          es: 'El presupuesto del primer proyecto no cubre hardware.',
        },
        fits: ['forecast', 'summaries', 'assistant', 'prices'],
        rulesOut: {
          cameras: {
            pt: 'As câmeras são equipamento em cada caixa.',
            en: 'The cameras are equipment at each checkout.',
            es: 'Las cámaras son equipos en cada caja.',
          },
        },
      },
      {
        id: 'shielded',
        notWith: ['noticed'],
        text: {
          pt: 'Um erro do modelo não pode chegar ao cliente.',
          en: 'An error of the model must not reach customers.',
          es: 'Un error del modelo no puede llegar al cliente.',
        },
        fits: ['forecast', 'summaries'],
        rulesOut: {
          assistant: {
            pt: 'No site, o cliente lê a resposta errada.',
            en: 'On the website, customers read the wrong answer.',
            es: 'En el sitio, el cliente lee la respuesta equivocada.',
          },
          prices: {
            pt: 'O preço errado vale para o cliente na mesma hora.',
            en: 'A wrong price applies to customers at once.',
            es: 'El precio equivocado vale para el cliente de inmediato.',
          },
          cameras: {
            pt: 'No caixa, o cliente paga pelo produto errado.',
            en: 'At checkout, customers pay for the wrong product.',
            es: 'En la caja, el cliente paga por el producto equivocado.',
          },
        },
      },
      {
        id: 'sales-data',
        text: {
          pt: 'Os únicos dados que a empresa já tem em ordem são três anos de vendas, em tabelas.',
          en: 'The only data that the company has in order is three years of sales, in tables.',
          es: 'Los únicos datos que la empresa ya tiene en orden son tres años de ventas, en tablas.',
        },
        fits: ['forecast', 'prices'],
        rulesOut: {
          summaries: {
            pt: 'Resumos partem de conversas, e não de tabelas de vendas.',
            en: 'Summaries start from conversations, not from sales tables.',
            es: 'Los resúmenes parten de conversaciones, no de tablas de ventas.',
          },
          assistant: {
            pt: 'O assistente responde com textos, e não com tabelas de vendas.',
            en: 'The assistant answers from texts, not from sales tables.',
            es: 'El asistente responde con textos, no con tablas de ventas.',
          },
          cameras: {
            pt: 'As câmeras aprendem com imagens, e não com tabelas de vendas.',
            en: 'Cameras learn from images, not from sales tables.',
            es: 'Las cámaras aprenden de imágenes, no de tablas de ventas.',
          },
        },
      },
      {
        id: 'ready',
        text: {
          pt: 'A direção quer uma primeira versão em um mês, com um modelo generativo já pronto.',
          en: 'Management wants a first version within a month, with a ready generative model.',
          es: 'La dirección quiere una primera versión en un mes, con un modelo generativo ya listo.',
        },
        fits: ['summaries', 'assistant'],
        rulesOut: {
          prices: {
            pt: 'Preços automáticos usam um modelo preditivo, e não um generativo.',
            en: 'Automatic prices use a predictive model rather than a generative one.',
            es: 'Los precios automáticos usan un modelo predictivo, y no uno generativo.',
          },
          cameras: {
            pt: 'As câmeras usam um modelo de visão que se treina com os produtos, e não um já pronto.',
            en: 'Cameras use a vision model that is trained on the products rather than a ready one.',
            es: 'Las cámaras usan un modelo de visión que se entrena con los productos, y no uno ya listo.',
          },
          forecast: {
            pt: 'A previsão de estoque usa um modelo preditivo, e não um generativo.',
            en: 'A stock forecast uses a predictive model rather than a generative one.',
            es: 'El pronóstico de inventario usa un modelo predictivo, y no uno generativo.',
          },
        },
      },
      {
        id: 'last-word',
        text: {
          pt: 'Em cada caso, um funcionário precisa ter a última palavra.',
          en: 'In each case, an employee has to have the last word.',
          es: 'En cada caso, un empleado debe tener la última palabra.',
        },
        fits: ['forecast', 'summaries'],
        rulesOut: {
          prices: {
            pt: 'Os preços mudam sem a aprovação de ninguém.',
            en: 'Prices change without anyone’s approval.',
            es: 'Los precios cambian sin la aprobación de nadie.',
          },
          assistant: {
            pt: 'O assistente responde ao público sem passar por um funcionário.',
            en: 'The assistant answers the public without going through an employee.',
            es: 'El asistente responde al público sin pasar por un empleado.',
          },
        },
      },
      {
        id: 'noticed',
        text: {
          pt: 'A diretoria quer um projeto que os próprios clientes usem.',
          en: 'The board wants a project that customers themselves use.',
          es: 'La junta directiva quiere un proyecto que usen los propios clientes.',
        },
        fits: ['assistant', 'cameras'],
        rulesOut: {
          forecast: {
            pt: 'A previsão de estoque é usada por quem faz as compras da rede, e não pelos clientes.',
            en: 'A stock forecast is used by the chain’s buyers, not by customers.',
            es: 'El pronóstico de inventario lo usan quienes compran para la cadena, no los clientes.',
          },
          summaries: {
            pt: 'Os resumos são usados só pelos atendentes.',
            en: 'The summaries are used by staff alone.',
            es: 'Los resúmenes los usan solo los empleados.',
          },
        },
      },
      {
        id: 'waste',
        notWith: ['ready'],
        text: {
          pt: 'O que mais custa à empresa é mercadoria que vence ou que falta na prateleira.',
          en: 'What costs the company most is goods that expire or are missing from the shelf.',
          es: 'Lo que más le cuesta a la empresa es mercadería que vence o que falta en el estante.',
        },
        fits: ['forecast', 'prices'],
        rulesOut: {
          summaries: {
            pt: 'Resumos poupam tempo dos atendentes, sem mexer na mercadoria.',
            en: 'Summaries save staff time without touching the goods.',
            es: 'Los resúmenes ahorran tiempo de los empleados, sin tocar la mercadería.',
          },
          assistant: {
            pt: 'O assistente responde a perguntas e não decide quanto comprar.',
            en: 'The assistant answers questions and does not settle how much to buy.',
            es: 'El asistente responde preguntas y no decide cuánto comprar.',
          },
          cameras: {
            pt: 'As câmeras apressam o caixa, e não a compra de mercadoria.',
            en: 'Cameras speed up checkout, not the buying of goods.',
            es: 'Las cámaras agilizan la caja, no la compra de mercadería.',
          },
        },
      },
      {
        id: 'store-only',
        text: {
          pt: 'Quase todos os clientes compram nas lojas e pouco visitam o site.',
          en: 'Almost all customers buy in the stores and seldom visit the website.',
          es: 'Casi todos los clientes compran en las tiendas y poco visitan el sitio web.',
        },
        fits: ['forecast', 'summaries', 'prices', 'cameras'],
        rulesOut: {
          assistant: {
            pt: 'Um assistente no site teria pouco uso, porque os clientes estão nas lojas.',
            en: 'An assistant on the website would see little use, as customers are in the stores.',
            es: 'Un asistente en el sitio tendría poco uso, porque los clientes están en las tiendas.',
          },
        },
      },
      {
        id: 'staff-hours',
        notWith: ['waste', 'sales-data', 'outsourced'],
        text: {
          pt: 'A direção quer poupar horas que a empresa gasta ao telefone e por e-mail com clientes.',
          en: 'Management wants to save hours that the company spends on phone calls and e-mails with customers.',
          es: 'La dirección quiere ahorrar horas que la empresa dedica a llamadas y correos con clientes.',
        },
        fits: ['summaries', 'assistant'],
        rulesOut: {
          forecast: {
            pt: 'A previsão de estoque trata de mercadoria, e não do tempo dos atendentes.',
            en: 'A stock forecast deals with goods, not with the time of service staff.',
            es: 'El pronóstico de inventario trata de mercadería, no del tiempo de los empleados.',
          },
          prices: {
            pt: 'Preços automáticos não poupam tempo em conversas.',
            en: 'Automatic prices save no time on conversations.',
            es: 'Los precios automáticos no ahorran tiempo en conversaciones.',
          },
          cameras: {
            pt: 'As câmeras poupam tempo no caixa, e não em conversas.',
            en: 'Cameras save time at checkout, not on conversations.',
            es: 'Las cámaras ahorran tiempo en la caja, no en conversaciones.',
          },
        },
      },
      {
        id: 'fixed-prices',
        notWith: ['store-only'],
        text: {
          pt: 'Pela norma da empresa, só um gerente pode mudar preços.',
          en: 'Under company policy, only a manager may change prices.',
          es: 'Por norma de la empresa, solo un gerente puede cambiar precios.',
        },
        fits: ['forecast', 'summaries', 'assistant', 'cameras'],
        rulesOut: {
          prices: {
            pt: 'Preços que se ajustam sozinhos mudam sem a decisão de um gerente.',
            en: 'Prices that adjust by themselves change without a manager’s decision.',
            es: 'Los precios que se ajustan solos cambian sin la decisión de un gerente.',
          },
        },
      },
      {
        id: 'outsourced',
        notWith: ['sales-data', 'store-only'],
        text: {
          pt: 'Outra empresa cuida do atendimento e não entrega os seus registros.',
          en: 'Another company handles customer service and does not hand over its records.',
          es: 'Otra empresa se ocupa de la atención y no entrega sus registros.',
        },
        fits: ['forecast', 'assistant', 'prices', 'cameras'],
        rulesOut: {
          summaries: {
            pt: 'Sem os registros do atendimento, não há conversas para resumir.',
            en: 'Without the service records there are no conversations to summarize.',
            es: 'Sin los registros de atención, no hay conversaciones que resumir.',
          },
        },
      },
    ],
    ask: {
      pt: 'Com qual projeto a empresa deve começar?',
      en: 'Which project should the company begin with?',
      es: '¿Con qué proyecto debe empezar la empresa?',
    },
  },
  {
    id: 'site-translation',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'ai-products' } },
    scene: {
      pt: 'Pense em cada texto traduzido como uma peça de roupa, em que o tom é o corte e os termos são os botões.',
      en: 'Think of each translated text as a piece of clothing, where the tone is the cut and the terms are the buttons.',
      es: 'Piensa en cada texto traducido como una prenda de ropa, en la que el tono es el corte y los términos son los botones.',
    },
    situations: [
      {
        id: 'cosmetics',
        text: {
          pt: 'Uma marca de cosméticos quer oferecer em outros idiomas os textos da sua loja.',
          en: 'A cosmetics brand wants to offer the texts of its store in other languages.',
          es: 'Una marca de cosméticos quiere ofrecer en otros idiomas los textos de su tienda.',
        },
      },
      {
        id: 'tools',
        text: {
          pt: 'Um marketplace de ferramentas quer oferecer em outros idiomas os anúncios dos seus vendedores.',
          en: 'A tool marketplace wants to offer its sellers’ listings in other languages.',
          es: 'Un marketplace de herramientas quiere ofrecer en otros idiomas los anuncios de sus vendedores.',
        },
      },
      {
        id: 'travel',
        text: {
          pt: 'Um portal de turismo quer oferecer os seus roteiros em outros idiomas.',
          en: 'A tourism portal wants to offer its itineraries in other languages.',
          es: 'Un portal de turismo quiere ofrecer sus itinerarios en otros idiomas.',
        },
      },
    ],
    candidates: [
      {
        id: 'api',
        text: {
          pt: 'O Cloud Translation, pronto para uso',
          en: 'Cloud Translation, ready to use',
          es: 'Cloud Translation, listo para usar',
        },
        uses: ['Cloud Translation'],
        why: {
          pt: 'O Cloud Translation traduz na hora e sozinho para mais de cem idiomas, sem preparação, dá à mesma frase a mesma tradução e devolve um texto que o site pode guardar e publicar.',
          en: 'Cloud Translation translates at once and by itself into more than a hundred languages, without preparation, gives the same sentence the same translation and returns a text that the site can store and publish.',
          es: 'Cloud Translation traduce al instante y por sí mismo a más de cien idiomas, sin preparación, da a la misma frase la misma traducción y devuelve un texto que el sitio puede guardar y publicar.',
        },
        likeness: {
          pt: 'a máquina de costura que faz roupa na hora, sempre no mesmo corte, com botões comuns e sem assinatura',
          en: 'the sewing machine that makes clothes at once, always in one cut, with ordinary buttons and no signature',
          es: 'la máquina de coser que hace ropa al momento, siempre con el mismo corte, botones comunes y sin firma',
        },
        tell: {
          pt: 'Muitos idiomas, já: um modelo pronto de tradução. A mesma frase traduzida sempre igual: o Cloud Translation. Textos traduzidos que ficam no site e aparecem nas buscas: tradução por API ou por modelo, e não no navegador. Volume de 20 mil textos novos por dia: tradução só pela máquina, por API ou por modelo generativo, sem uma pessoa por texto. Tradução que deve funcionar hoje, sem preparar nenhuma lista: um modelo pronto, de tradução ou generativo, e não um glossário. Sem verba para tradutores que escrevam cada versão: a tradução automática, que uma pessoa ainda pode revisar.',
          en: 'Many languages, now: a pretrained translation model. The same sentence translated alike each time: Cloud Translation. Translated texts that stay on the site and show up in searches: translation by an API or a model rather than the browser. A volume of 20,000 new texts a day: translation by machine alone, through an API or a generative model, without a person for each. Translation that has to work today, without preparing any list: a ready model, for translation or generative, rather than a glossary. No money for translators to write each version: machine translation, which a person may still review.',
          es: 'Muchos idiomas, ya: un modelo de traducción listo. La misma frase traducida igual cada vez: Cloud Translation. Textos traducidos que quedan en el sitio y aparecen en las búsquedas: traducción por API o por modelo, y no en el navegador. Volumen de 20.000 textos nuevos por día: traducción solo por máquina, con una API o un modelo generativo, sin una persona por texto. Traducción que debe funcionar hoy, sin preparar ninguna lista: un modelo listo, de traducción o generativo, y no un glosario. Sin fondos para traductores que escriban cada versión: la traducción automática, que una persona aún puede revisar.',
        },
        source: page('translate/docs/overview'),
        popularity: 5,
      },
      {
        id: 'glossary',
        text: {
          pt: 'O Cloud Translation, com um glossário',
          en: 'Cloud Translation, with a glossary',
          es: 'Cloud Translation, con un glosario',
        },
        uses: ['Cloud Translation'],
        why: {
          pt: 'Com um glossário, o Cloud Translation traduz sozinho, sem tradutor, e usa em cada texto os termos que a empresa definiu.',
          en: 'With a glossary, Cloud Translation translates by itself, without a translator, and uses in each text the terms that the company set.',
          es: 'Con un glosario, Cloud Translation traduce por sí mismo, sin traductor, y usa en cada texto los términos que definió la empresa.',
        },
        likeness: {
          pt: 'a máquina de um só corte, sem assinatura, que usa os botões que alguém da casa separou',
          en: 'the sewing machine of one cut and no signature, which uses the buttons that somebody sorted for it beforehand',
          es: 'la máquina de un solo corte, sin firma, que usa los botones que alguien de la casa separó',
        },
        tell: {
          pt: 'A mesma frase traduzida sempre igual: o Cloud Translation. Termos da marca iguais em tudo: um glossário. Nomes da marca traduzidos do mesmo modo: um glossário. Volume de 20 mil textos novos por dia: tradução só pela máquina, por API ou por modelo generativo, sem uma pessoa por texto. Sem verba para tradutores que escrevam cada versão: a tradução automática, que uma pessoa ainda pode revisar.',
          en: 'The same sentence translated alike each time: Cloud Translation. Brand terms alike everywhere: a glossary. Brand names translated alike everywhere: a glossary. A volume of 20,000 new texts a day: translation by machine alone, through an API or a generative model, without a person for each. No money for translators to write each version: machine translation, which a person may still review.',
          es: 'La misma frase traducida igual cada vez: Cloud Translation. Términos de la marca iguales en todo: un glosario. Nombres de la marca traducidos igual en todo: un glosario. Volumen de 20.000 textos nuevos por día: traducción solo por máquina, con una API o un modelo generativo, sin una persona por texto. Sin fondos para traductores que escriban cada versión: la traducción automática, que una persona aún puede revisar.',
        },
        source: page('translate/docs/advanced/glossary'),
        popularity: 3,
      },
      {
        id: 'gemini',
        text: {
          pt: 'O Gemini, com um prompt sobre o tom',
          en: 'Gemini, with a prompt on tone',
          es: 'Gemini, con un prompt sobre el tono',
        },
        uses: ['Gemini'],
        why: {
          pt: 'Com um prompt, o Gemini traduz sozinho um texto após outro, adapta o tom a cada público, sem treinamento, e devolve um texto que o site pode guardar e publicar.',
          en: 'With a prompt, Gemini by itself translates text after text, adapts the tone to each audience, without training, and returns a text that the site can store and publish.',
          es: 'Con un prompt, Gemini traduce por sí mismo un texto tras otro, adapta el tono a cada público, sin entrenamiento, y devuelve un texto que el sitio puede guardar y publicar.',
        },
        likeness: {
          pt: 'a costureira veloz que adapta o corte a cada público, sem assinar nem fazer duas peças iguais',
          en: 'the speedy seamstress who adapts the cut to each audience, without signing it or making two pieces alike',
          es: 'la costurera veloz que adapta el corte a cada público, sin firmar ni hacer dos piezas iguales',
        },
        tell: {
          pt: 'Traduzir e mudar o tom: IA generativa. Jovem para uns e formal para outros: IA generativa, que adapta o tom. Textos traduzidos que ficam no site e aparecem nas buscas: tradução por API ou por modelo, e não no navegador. Volume de 20 mil textos novos por dia: tradução só pela máquina, por API ou por modelo generativo, sem uma pessoa por texto. Tradução que deve funcionar hoje, sem preparar nenhuma lista: um modelo pronto, de tradução ou generativo, e não um glossário. Sem verba para tradutores que escrevam cada versão: a tradução automática, que uma pessoa ainda pode revisar.',
          en: 'Translating and changing the tone: generative AI. Young to some and formal to others: generative AI, which adapts the tone. Translated texts that stay on the site and show up in searches: translation by an API or a model rather than the browser. A volume of 20,000 new texts a day: translation by machine alone, through an API or a generative model, without a person for each. Translation that has to work today, without preparing any list: a ready model, for translation or generative, rather than a glossary. No money for translators to write each version: machine translation, which a person may still review.',
          es: 'Traducir y cambiar el tono: IA generativa. Joven para unos y formal para otros: IA generativa, que adapta el tono. Textos traducidos que quedan en el sitio y aparecen en las búsquedas: traducción por API o por modelo, y no en el navegador. Volumen de 20.000 textos nuevos por día: traducción solo por máquina, con una API o un modelo generativo, sin una persona por texto. Traducción que debe funcionar hoy, sin preparar ninguna lista: un modelo listo, de traducción o generativo, y no un glosario. Sin fondos para traductores que escriban cada versión: la traducción automática, que una persona aún puede revisar.',
        },
        source: page('vertex-ai/generative-ai/docs/learn/overview'),
        popularity: 5,
      },
      {
        id: 'review',
        rightWith: ['signed'],
        text: {
          pt: 'O Cloud Translation, com revisão humana',
          en: 'Cloud Translation, with human review',
          es: 'Cloud Translation, con revisión humana',
        },
        uses: [],
        why: {
          pt: 'Na revisão humana, a máquina escreve a tradução, e um tradutor só a confere e responde por ela.',
          en: 'In human review, the machine writes the translation, and a translator only checks it and answers for it.',
          es: 'En la revisión humana, la máquina escribe la traducción, y un traductor solo la revisa y responde por ella.',
        },
        likeness: {
          pt: 'a roupa feita à máquina que um alfaiate examina, acerta e assina, peça por peça',
          en: 'the machine-made clothes that a tailor examines, adjusts and signs, piece by piece',
          es: 'la ropa hecha a máquina que un sastre examina, ajusta y firma, pieza por pieza',
        },
        tell: {
          pt: 'Alguém que responde por cada texto: a revisão humana. Sem verba para tradutores que escrevam cada versão: a tradução automática, que uma pessoa ainda pode revisar.',
          en: 'Somebody who answers for each text: human review. No money for translators to write each version: machine translation, which a person may still review.',
          es: 'Alguien que responde por cada texto: la revisión humana. Sin fondos para traductores que escriban cada versión: la traducción automática, que una persona aún puede revisar.',
        },
        source: page('discover/human-in-the-loop'),
        popularity: 4,
      },
      {
        id: 'people',
        text: {
          pt: 'Tradutores contratados, sem máquina',
          en: 'Hired translators, without a machine',
          es: 'Traductores contratados, sin máquina',
        },
        uses: [],
        why: {
          pt: 'Tradutores contratados escolhem cada palavra e assinam o trabalho.',
          en: 'Hired translators choose each word and sign the work.',
          es: 'Los traductores contratados eligen cada palabra y firman el trabajo.',
        },
        likeness: {
          pt: 'os alfaiates que cortam e assinam cada peça à mão, devagar e por um preço alto',
          en: 'the tailors who cut and sign each piece by hand, slowly and at a high price',
          es: 'los sastres que cortan y firman cada pieza a mano, despacio y a un precio alto',
        },
        tell: {
          pt: 'Poucos textos e muito cuidado: tradutores.',
          en: 'Few texts and great care: translators.',
          es: 'Pocos textos y mucho cuidado: traductores.',
        },
        source: page('discover/human-in-the-loop'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'browser',
        text: {
          pt: 'A tradução automática do navegador',
          en: 'The browser’s automatic translation',
          es: 'La traducción automática del navegador',
        },
        uses: [],
        why: {
          pt: 'A tradução do navegador não custa nada e não exige nenhum trabalho.',
          en: 'The browser’s translation costs nothing and takes no work.',
          es: 'La traducción del navegador no cuesta nada y no exige ningún trabajo.',
        },
        likeness: {
          pt: 'a roupa comum emprestada na porta, que o visitante devolve na saída, sem ficar nada na casa',
          en: 'the ordinary outfit lent at the door, which the visitor returns on leaving, with nothing left in the house',
          es: 'la ropa común prestada en la puerta, que el visitante devuelve al salir, sin que quede nada en la casa',
        },
        tell: {
          pt: 'Leitura ocasional: a tradução automática do navegador.',
          en: 'Occasional reading: the browser’s automatic translation.',
          es: 'Lectura ocasional: la traducción automática del navegador.',
        },
        source: page('translate/docs/overview'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'terms',
        text: {
          pt: 'Centenas de nomes da marca devem ser traduzidos do mesmo modo em tudo.',
          en: 'Hundreds of brand names have to be translated alike everywhere.',
          es: 'Cientos de nombres de la marca deben traducirse igual en todo.',
        },
        fits: ['glossary', 'review', 'people'],
        rulesOut: {
          api: {
            pt: 'Pronto para uso, o Cloud Translation não conhece os nomes da marca.',
            en: 'Ready to use, Cloud Translation does not know the brand’s names.',
            es: 'Listo para usar, Cloud Translation no conoce los nombres de la marca.',
          },
          browser: {
            pt: 'O navegador não conhece os nomes da marca.',
            en: 'The browser does not know the brand’s names.',
            es: 'El navegador no conoce los nombres de la marca.',
          },
        },
      },
      {
        id: 'volume',
        text: {
          pt: 'São 20 mil textos novos por dia.',
          en: 'There are 20,000 new texts a day.',
          es: 'Son 20.000 textos nuevos por día.',
        },
        fits: ['api', 'glossary', 'gemini', 'browser'],
        rulesOut: {
          people: {
            pt: 'Tradutores não dão conta de 20 mil textos por dia.',
            en: 'Translators cannot cope with 20,000 texts a day.',
            es: 'Los traductores no dan abasto con 20.000 textos por día.',
          },
          review: {
            pt: 'A revisão humana não dá conta de 20 mil textos por dia.',
            en: 'Human review cannot cope with 20,000 texts a day.',
            es: 'La revisión humana no da abasto con 20.000 textos por día.',
          },
        },
      },
      {
        id: 'voice',
        text: {
          pt: 'O mesmo texto deve soar jovem para uns e formal para outros.',
          en: 'The same text has to sound young to some and formal to others.',
          es: 'El mismo texto debe sonar joven para unos y formal para otros.',
        },
        fits: ['gemini', 'people'],
        rulesOut: {
          api: {
            pt: 'Pronto para uso, o Cloud Translation não adapta a linguagem a cada público.',
            en: 'Ready to use, Cloud Translation does not adapt its language to each audience.',
            es: 'Listo para usar, Cloud Translation no adapta el lenguaje a cada público.',
          },
          glossary: {
            pt: 'Um glossário fixa termos, e não o jeito de falar.',
            en: 'A glossary fixes terms, not the way of speaking.',
            es: 'Un glosario fija términos, no la forma de hablar.',
          },
          browser: {
            pt: 'O navegador traduz tudo do mesmo jeito.',
            en: 'The browser translates everything in the same way.',
            es: 'El navegador traduce todo de la misma manera.',
          },
        },
      },
      {
        id: 'signed',
        notWith: ['volume'],
        text: {
          pt: 'Pela lei, alguém qualificado tem de responder por cada texto.',
          en: 'By law, somebody qualified has to answer for each text.',
          es: 'Por ley, alguien calificado debe responder por cada texto.',
        },
        fits: ['review', 'people'],
        rulesOut: {
          api: {
            pt: 'Pronto para uso, o Cloud Translation não tem quem responda pelo texto.',
            en: 'Ready to use, Cloud Translation has nobody to answer for the text.',
            es: 'Listo para usar, Cloud Translation no tiene quien responda por el texto.',
          },
          glossary: {
            pt: 'Um glossário não põe ninguém a responder pelo texto.',
            en: 'A glossary makes nobody answer for the text.',
            es: 'Un glosario no hace que nadie responda por el texto.',
          },
          gemini: {
            pt: 'No Gemini, ninguém responde por cada texto.',
            en: 'With Gemini, nobody answers for each text.',
            es: 'En Gemini, nadie responde por cada texto.',
          },
          browser: {
            pt: 'No navegador, ninguém responde pelo texto.',
            en: 'In the browser, nobody answers for the text.',
            es: 'En el navegador, nadie responde por el texto.',
          },
        },
      },
      {
        id: 'kept',
        text: {
          pt: 'Os textos traduzidos ficam no site da empresa e devem aparecer nas buscas.',
          en: 'The translated texts stay on the company’s site and have to show up in searches.',
          es: 'Los textos traducidos quedan en el sitio de la empresa y deben aparecer en las búsquedas.',
        },
        fits: ['api', 'glossary', 'gemini', 'review', 'people'],
        rulesOut: {
          browser: {
            pt: 'A tradução do navegador só existe na tela de quem lê.',
            en: 'The browser’s translation exists on the reader’s screen alone.',
            es: 'La traducción del navegador existe solo en la pantalla de quien lee.',
          },
        },
      },
      {
        id: 'today',
        notWith: ['terms'],
        text: {
          pt: 'Tudo deve funcionar hoje, sem preparar nenhuma lista.',
          en: 'It all has to work today, without preparing any list.',
          es: 'Todo debe funcionar hoy, sin preparar ninguna lista.',
        },
        fits: ['api', 'gemini', 'browser'],
        rulesOut: {
          glossary: {
            pt: 'O glossário é uma lista de termos que alguém prepara antes.',
            en: 'The glossary is a list of terms that somebody prepares first.',
            es: 'El glosario es una lista de términos que alguien prepara antes.',
          },
          people: {
            pt: 'Contratar tradutores não se faz em um dia.',
            en: 'Hiring translators is not done in a day.',
            es: 'Contratar traductores no se hace en un día.',
          },
        },
      },
      {
        id: 'repeatable',
        notWith: ['voice'],
        text: {
          pt: 'A mesma frase deve ser traduzida igual a cada vez.',
          en: 'The same sentence has to be translated alike each time.',
          es: 'La misma frase debe traducirse igual cada vez.',
        },
        fits: ['api', 'glossary', 'browser'],
        rulesOut: {
          gemini: {
            pt: 'Um modelo generativo pode variar a tradução de uma vez para outra.',
            en: 'A generative model may vary the translation from one time to the next.',
            es: 'Un modelo generativo puede variar la traducción de una vez a otra.',
          },
        },
      },
      {
        id: 'legal-audience',
        text: {
          pt: 'Não há verba para tradutores que escrevam cada versão.',
          en: 'There is no money for translators to write each version.',
          es: 'No hay fondos para traductores que escriban cada versión.',
        },
        fits: ['api', 'glossary', 'gemini', 'review', 'browser'],
        rulesOut: {
          people: {
            pt: 'Tradutores contratados escrevem cada versão do zero e são pagos por isso.',
            en: 'Hired translators write each version from scratch and are paid for it.',
            es: 'Los traductores contratados escriben cada versión desde cero y se les paga por ello.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
