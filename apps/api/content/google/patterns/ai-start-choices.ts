import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page, site } from '../source.ts';

export const aiStartChoices: readonly Pattern[] = [
  {
    id: 'document-reading',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'ai-products' } },
    situations: [
      {
        id: 'builder',
        text: {
          pt: 'Uma construtora recebe milhares de notas fiscais em PDF e quer levar valores, datas e itens para o seu sistema.',
          en: 'A builder receives thousands of invoices as PDF and wants their amounts, dates and items in its system.',
          es: 'Una constructora recibe miles de facturas en PDF y quiere llevar montos, fechas y artículos a su sistema.',
        },
      },
      {
        id: 'clinics',
        text: {
          pt: 'Uma rede de clínicas recebe recibos digitalizados de pacientes e precisa dos valores e das datas em uma tabela.',
          en: 'A clinic network receives scanned receipts from patients and needs the amounts and dates in a table.',
          es: 'Una red de clínicas recibe recibos escaneados de pacientes y necesita los montos y las fechas en una tabla.',
        },
      },
      {
        id: 'fleet',
        text: {
          pt: 'Uma transportadora quer tirar os dados de faturas de combustível que chegam como imagem.',
          en: 'A haulage company wants to extract the data of fuel bills that arrive as images.',
          es: 'Una empresa de transporte quiere extraer los datos de facturas de combustible que llegan como imagen.',
        },
      },
      {
        id: 'grain',
        text: {
          pt: 'Uma cooperativa de grãos recebe recibos e faturas de transportadores em papel digitalizado e precisa dos dados no sistema.',
          en: 'A grain cooperative receives carriers’ receipts and invoices as scanned paper and needs their data in its system.',
          es: 'Una cooperativa de granos recibe recibos y facturas de transportistas en papel escaneado y necesita los datos en su sistema.',
        },
      },
      {
        id: 'hotel',
        text: {
          pt: 'Uma rede de hotéis quer passar para uma planilha os dados das faturas de fornecedores, que chegam por e-mail em PDF.',
          en: 'A hotel chain wants to put into a spreadsheet the data of suppliers’ invoices, which arrive by email as PDF.',
          es: 'Una cadena de hoteles quiere pasar a una planilla los datos de las facturas de proveedores, que llegan por correo en PDF.',
        },
      },
    ],
    candidates: [
      {
        id: 'parser',
        text: {
          pt: 'Processador pronto do Document AI',
          en: 'A ready Document AI processor',
          es: 'Procesador listo de Document AI',
        },
        uses: ['Document AI'],
        why: {
          pt: 'O Document AI já conhece faturas e recibos e devolve cada campo com um grau de confiança.',
          en: 'Document AI already knows invoices and receipts and returns each field with a confidence score.',
          es: 'Document AI ya conoce facturas y recibos y devuelve cada campo con un grado de confianza.',
        },
        tell: {
          pt: 'Faturas e recibos comuns: processador pronto do Document AI.',
          en: 'Ordinary invoices and receipts: a ready Document AI processor.',
          es: 'Facturas y recibos comunes: procesador listo de Document AI.',
        },
        source: page('document-ai/docs/overview'),
        popularity: 4,
      },
      {
        id: 'trained',
        text: {
          pt: 'Extrator treinado no Document AI',
          en: 'A trained Document AI extractor',
          es: 'Extractor entrenado en Document AI',
        },
        uses: ['Document AI'],
        why: {
          pt: 'Um extrator personalizado do Document AI aprende campos próprios com documentos marcados e informa a confiança.',
          en: 'A custom Document AI extractor learns fields of one’s own from marked documents and reports confidence.',
          es: 'Un extractor personalizado de Document AI aprende campos propios con documentos marcados e informa la confianza.',
        },
        tell: {
          pt: 'Campos que só a empresa tem: extrator treinado.',
          en: 'Fields that only the company has: a trained extractor.',
          es: 'Campos que solo tiene la empresa: extractor entrenado.',
        },
        source: page('document-ai/docs/custom-extractor-overview'),
        popularity: 3,
      },
      {
        id: 'ocr',
        text: {
          pt: 'Texto da Cloud Vision e regras próprias',
          en: 'Cloud Vision text and own rules',
          es: 'Texto de Cloud Vision y reglas propias',
        },
        uses: ['Vision'],
        why: {
          pt: 'A Cloud Vision devolve o texto da imagem, e regras da empresa acham os campos que ela quiser.',
          en: 'Cloud Vision returns the image’s text, and the company’s rules find the fields it wants.',
          es: 'Cloud Vision devuelve el texto de la imagen, y reglas de la empresa hallan los campos que quiera.',
        },
        tell: {
          pt: 'Só o texto, ou um único leiaute: OCR e regras.',
          en: 'Just the text, or a single layout: OCR and rules.',
          es: 'Solo el texto, o un único diseño: OCR y reglas.',
        },
        source: page('vision/docs/ocr'),
        popularity: 4,
      },
      {
        id: 'gemini',
        text: {
          pt: 'Leitura por um prompt do Gemini',
          en: 'Reading by a Gemini prompt',
          es: 'Lectura con un prompt de Gemini',
        },
        uses: ['Gemini'],
        why: {
          pt: 'O Gemini lê a imagem e responde ao que o prompt pede, mesmo campos incomuns, sem treino.',
          en: 'Gemini reads the image and answers what the prompt asks, unusual fields included, without training.',
          es: 'Gemini lee la imagen y responde lo que pide el prompt, incluso campos poco comunes, sin entrenamiento.',
        },
        tell: {
          pt: 'Campos incomuns, hoje e sem treino: prompt multimodal.',
          en: 'Unusual fields, today and without training: a multimodal prompt.',
          es: 'Campos poco comunes, hoy y sin entrenamiento: prompt multimodal.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 5,
      },
      {
        id: 'typing',
        text: {
          pt: 'Digitação por uma equipe interna',
          en: 'Typing by an in-house team',
          es: 'Digitación por un equipo interno',
        },
        uses: [],
        why: {
          pt: 'Pessoas entendem qualquer campo e papel, quando o volume é pequeno.',
          en: 'People understand any field and paper when volume is small.',
          es: 'Las personas entienden cualquier campo y papel cuando el volumen es pequeño.',
        },
        tell: {
          pt: 'Poucos papéis e muito variados: pessoas.',
          en: 'Few and very varied papers: people.',
          es: 'Pocos papeles y muy variados: personas.',
        },
        source: page('document-ai/docs/overview'),
        popularity: 3,
      },
      {
        id: 'portal',
        text: {
          pt: 'Formulário web para os emissores',
          en: 'A web form for the issuers',
          es: 'Formulario web para los emisores',
        },
        uses: [],
        why: {
          pt: 'Com um formulário, quem emite preenche os campos, e não há nada a ler.',
          en: 'With a form, issuers fill in the fields and nothing has to be read.',
          es: 'Con un formulario, quien emite completa los campos y no hay nada que leer.',
        },
        tell: {
          pt: 'Os emissores aceitam mudar: formulário na origem.',
          en: 'The issuers agree to change: a form at the source.',
          es: 'Los emisores aceptan cambiar: formulario en el origen.',
        },
        source: page('appsheet'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'week',
        kind: 'time',
        text: {
          pt: 'O resultado deve estar em uso em uma semana.',
          en: 'The result must be in use within a week.',
          es: 'El resultado debe estar en uso en una semana.',
        },
        fits: ['parser', 'ocr', 'gemini', 'typing'],
        rulesOut: {
          trained: {
            pt: 'Marcar documentos e treinar um extrator leva mais que uma semana.',
            en: 'Marking documents and training an extractor takes more than a week.',
            es: 'Marcar documentos y entrenar un extractor lleva más de una semana.',
          },
          portal: {
            pt: 'Convencer e cadastrar todos os emissores em um formulário leva meses.',
            en: 'Persuading and registering all issuers for a form takes months.',
            es: 'Convencer y registrar a todos los emisores en un formulario lleva meses.',
          },
        },
      },
      {
        id: 'thousands',
        kind: 'scale',
        text: {
          pt: 'São 40.000 por dia, com duas pessoas no setor.',
          en: 'There are 40,000 a day, with two people in the department.',
          es: 'Son 40.000 por día, con dos personas en el área.',
        },
        fits: ['parser', 'trained', 'ocr', 'gemini', 'portal'],
        rulesOut: {
          typing: {
            pt: 'Duas pessoas não digitam 40.000 papéis por dia.',
            en: 'Two people do not type 40,000 papers a day.',
            es: 'Dos personas no digitan 40.000 papeles por día.',
          },
        },
      },
      {
        id: 'layouts',
        kind: 'change',
        text: {
          pt: 'Há centenas de emissores, cada um com o seu leiaute.',
          en: 'There are hundreds of issuers, each with a layout of its own.',
          es: 'Hay cientos de emisores, cada uno con su diseño.',
        },
        fits: ['parser', 'gemini', 'typing', 'portal'],
        rulesOut: {
          ocr: {
            pt: 'Com regras próprias, cada leiaute exige regras novas.',
            en: 'With own rules, each layout requires new rules.',
            es: 'Con reglas propias, cada diseño exige reglas nuevas.',
          },
        },
      },
      {
        id: 'same-issuers',
        kind: 'change',
        text: {
          pt: 'Os emissores não vão mudar o que enviam.',
          en: 'The issuers will not change what they send.',
          es: 'Los emisores no van a cambiar lo que envían.',
        },
        fits: ['parser', 'trained', 'ocr', 'gemini', 'typing'],
        rulesOut: {
          portal: {
            pt: 'Um formulário obriga os emissores a mudar o que fazem.',
            en: 'A form forces issuers to change what they do.',
            es: 'Un formulario obliga a los emisores a cambiar lo que hacen.',
          },
        },
      },
      {
        id: 'doubt',
        kind: 'security',
        text: {
          pt: 'Cada campo deve trazer um grau de confiança calculado, para que os duvidosos sejam revistos.',
          en: 'Each field has to come with a calculated degree of confidence, so that doubtful ones are reviewed.',
          es: 'Cada campo debe traer un grado de confianza calculado, para revisar los dudosos.',
        },
        fits: ['parser', 'trained'],
        rulesOut: {
          gemini: {
            pt: 'Um prompt do Gemini não devolve um grau calculado para cada campo.',
            en: 'A Gemini prompt returns no calculated degree for each field.',
            es: 'Un prompt de Gemini no devuelve un grado calculado para cada campo.',
          },
          ocr: {
            pt: 'A Cloud Vision dá confiança sobre o texto lido, não sobre os campos achados pelas regras.',
            en: 'Cloud Vision gives confidence on the text read, not on the fields that the rules find.',
            es: 'Cloud Vision da confianza sobre el texto leído, no sobre los campos que hallan las reglas.',
          },
        },
      },
      {
        id: 'special',
        kind: 'change',
        text: {
          pt: 'Também se quer um campo próprio do setor, que nenhum produto pronto conhece.',
          en: 'A field particular to the sector is wanted too, which no ready product knows.',
          es: 'También se quiere un campo propio del sector, que ningún producto listo conoce.',
        },
        fits: ['trained', 'ocr', 'gemini', 'typing', 'portal'],
        rulesOut: {
          parser: {
            pt: 'O processador pronto só devolve os campos que já conhece.',
            en: 'The ready processor returns just the fields it already knows.',
            es: 'El procesador listo solo devuelve los campos que ya conoce.',
          },
        },
      },
      {
        id: 'no-samples',
        kind: 'effort',
        text: {
          pt: 'Ninguém pode separar e marcar exemplos para ensinar um modelo, nem escrever código de extração.',
          en: 'Nobody can set aside and mark examples to teach a model, or write extraction rules in code.',
          es: 'Nadie puede separar y marcar ejemplos para enseñar a un modelo, ni escribir código de extracción.',
        },
        fits: ['parser', 'gemini', 'typing', 'portal'],
        rulesOut: {
          trained: {
            pt: 'Um extrator treinado depende de exemplos marcados.',
            en: 'A trained extractor depends on marked examples.',
            es: 'Un extractor entrenado depende de ejemplos marcados.',
          },
          ocr: {
            pt: 'As regras próprias são código de extração.',
            en: 'Own rules are extraction code.',
            es: 'Las reglas propias son código de extracción.',
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
    id: 'labelled-examples',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'ai-concepts' } },
    situations: [
      {
        id: 'glass',
        text: {
          pt: 'Uma fábrica de vidro quer que um modelo veja nas fotos quais peças têm defeito, mas quase nenhuma foto diz se a peça foi aprovada.',
          en: 'A glass factory wants a model to see in photos which pieces are faulty, but hardly any photo says whether the piece was accepted.',
          es: 'Una fábrica de vidrio quiere que un modelo vea en las fotos qué piezas tienen defecto, pero casi ninguna foto dice si la pieza fue aprobada.',
        },
      },
      {
        id: 'seeds',
        text: {
          pt: 'Um produtor de mudas quer reconhecer doenças em fotos de folhas. Ele tem milhares de fotos sem nenhuma indicação.',
          en: 'A plant nursery wants to recognize diseases in photos of leaves. It has thousands of photos without any indication.',
          es: 'Un vivero quiere reconocer enfermedades en fotos de hojas. Tiene miles de fotos sin ninguna indicación.',
        },
      },
      {
        id: 'cargo',
        text: {
          pt: 'Um porto quer saber, pelas fotos dos contêineres de carga, quais estão avariados. As fotos existem, sem anotação.',
          en: 'A port wants to know from photos of cargo boxes which are damaged. The photos exist, without notes.',
          es: 'Un puerto quiere saber, por las fotos de las cajas de carga, cuáles están dañadas. Las fotos existen, sin anotación.',
        },
      },
      {
        id: 'bread',
        text: {
          pt: 'Uma indústria de pães quer separar, por fotos, os produtos malformados. Há muitas fotos e nenhuma diz qual produto foi recusado.',
          en: 'A bread maker wants to sort out malformed products by photos. There are many photos, and none says which product was rejected.',
          es: 'Una panificadora quiere separar, por fotos, los productos mal formados. Hay muchas fotos y ninguna dice qué producto fue rechazado.',
        },
      },
      {
        id: 'roads',
        text: {
          pt: 'Uma concessionária quer achar buracos em fotos das estradas. As fotos existem, sem indicação do que mostram.',
          en: 'A highway operator wants to find holes in photos of its roads. The photos exist without any indication of what they show.',
          es: 'Una concesionaria quiere hallar baches en fotos de las rutas. Las fotos existen, sin indicación de lo que muestran.',
        },
      },
    ],
    candidates: [
      {
        id: 'staff',
        text: {
          pt: 'Rotulagem pelos especialistas da casa',
          en: 'Labels by in-house experts',
          es: 'Etiquetado por los expertos de la casa',
        },
        uses: [],
        why: {
          pt: 'Os especialistas da casa dão os rótulos mais certos, sem que as fotos saiam da empresa.',
          en: 'In-house experts give the most accurate labels without photos leaving the company.',
          es: 'Los expertos de la casa dan las etiquetas más certeras, sin que las fotos salgan de la empresa.',
        },
        tell: {
          pt: 'Saber que só a casa tem: rotulagem pelos especialistas.',
          en: 'Knowledge that only the house has: labels by experts.',
          es: 'Saber que solo tiene la casa: etiquetado por expertos.',
        },
        source: page('learn/what-is-supervised-learning'),
        popularity: 4,
      },
      {
        id: 'hired',
        text: {
          pt: 'Rotulagem por uma firma contratada',
          en: 'Labels by a hired firm',
          es: 'Etiquetado por una firma contratada',
        },
        uses: [],
        why: {
          pt: 'Uma firma contratada rotula muito em pouco tempo, sem parar a equipe.',
          en: 'A hired firm labels much in little time without stopping the staff.',
          es: 'Una firma contratada etiqueta mucho en poco tiempo, sin detener al equipo.',
        },
        tell: {
          pt: 'Muito a rotular e nada confidencial: contratar.',
          en: 'Much to label and nothing confidential: hire.',
          es: 'Mucho que etiquetar y nada confidencial: contratar.',
        },
        source: page('learn/what-is-supervised-learning'),
        popularity: 3,
      },
      {
        id: 'groups',
        text: { pt: 'Aprendizado não supervisionado', en: 'Unsupervised learning', es: 'Aprendizaje no supervisado' },
        uses: [],
        why: {
          pt: 'O aprendizado não supervisionado agrupa fotos parecidas sem precisar de rótulos.',
          en: 'Unsupervised learning groups similar photos without needing labels.',
          es: 'El aprendizaje no supervisado agrupa fotos parecidas sin necesitar etiquetas.',
        },
        tell: {
          pt: 'Sem rótulos, só para ver grupos: não supervisionado.',
          en: 'No labels, just to see groups: unsupervised.',
          es: 'Sin etiquetas, solo para ver grupos: no supervisado.',
        },
        source: page('discover/what-is-unsupervised-learning'),
        popularity: 3,
      },
      {
        id: 'ready',
        text: {
          pt: 'Modelo pronto da Cloud Vision API',
          en: 'The ready Cloud Vision model',
          es: 'Modelo listo de la Cloud Vision API',
        },
        uses: ['Vision'],
        why: {
          pt: 'Um modelo pronto reconhece objetos comuns de imediato, sem treino.',
          en: 'A ready model recognizes common objects at once, without training.',
          es: 'Un modelo listo reconoce objetos comunes de inmediato, sin entrenamiento.',
        },
        tell: {
          pt: 'Objetos comuns, sem dados próprios: modelo pronto.',
          en: 'Common objects, no data of one’s own: a ready model.',
          es: 'Objetos comunes, sin datos propios: modelo listo.',
        },
        source: page('vision/docs/labels'),
        popularity: 4,
      },
      {
        id: 'records',
        text: {
          pt: 'Rótulos das reclamações antigas',
          en: 'Labels from old complaints',
          es: 'Etiquetas de los reclamos antiguos',
        },
        uses: [],
        why: {
          pt: 'As reclamações antigas dizem o resultado de cada caso e viram rótulos sem trabalho manual.',
          en: 'Old complaints tell the result of each case and become labels without manual work.',
          es: 'Los reclamos antiguos dicen el resultado de cada caso y se vuelven etiquetas sin trabajo manual.',
        },
        tell: {
          pt: 'O passado registrado já traz a resposta: rótulos históricos.',
          en: 'The recorded past already holds the answer: historic labels.',
          es: 'El pasado registrado ya trae la respuesta: etiquetas históricas.',
        },
        source: page('learn/what-is-supervised-learning'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'own-kind',
        kind: 'change',
        text: {
          pt: 'São problemas próprios desta empresa, que nenhum modelo geral conhece.',
          en: 'These are problems particular to this company, which no general model knows.',
          es: 'Son problemas propios de esta empresa, que ningún modelo general conoce.',
        },
        fits: ['staff', 'hired', 'groups', 'records'],
        rulesOut: {
          ready: {
            pt: 'Um modelo geral não conhece os problemas desta empresa.',
            en: 'A general model does not know this company’s problems.',
            es: 'Un modelo general no conoce los problemas de esta empresa.',
          },
        },
      },
      {
        id: 'inside',
        kind: 'security',
        text: {
          pt: 'Nenhuma imagem pode ser vista por quem é de fora.',
          en: 'No image may be seen by outsiders.',
          es: 'Ninguna imagen puede ser vista por gente de fuera.',
        },
        fits: ['staff', 'groups', 'records'],
        rulesOut: {
          hired: {
            pt: 'Uma firma contratada vê as imagens.',
            en: 'A hired firm sees the images.',
            es: 'Una firma contratada ve las imágenes.',
          },
        },
      },
      {
        id: 'busy',
        kind: 'effort',
        text: {
          pt: 'Quem conhece o assunto não tem horas livres para isso.',
          en: 'Those who know the subject have no hours free for this.',
          es: 'Quienes conocen el tema no tienen horas libres para esto.',
        },
        fits: ['hired', 'groups', 'ready', 'records'],
        rulesOut: {
          staff: {
            pt: 'A rotulagem pelos especialistas ocupa semanas deles.',
            en: 'Labeling by experts takes weeks of their time.',
            es: 'El etiquetado por expertos ocupa semanas de ellos.',
          },
        },
      },
      {
        id: 'verdict',
        kind: 'change',
        text: {
          pt: 'A resposta deve ser sim ou não para cada caso, e não apenas conjuntos de casos parecidos.',
          en: 'The answer must be yes or no for each case rather than sets of similar cases.',
          es: 'La respuesta debe ser sí o no para cada caso, y no solo conjuntos de casos parecidos.',
        },
        fits: ['staff', 'hired', 'ready', 'records'],
        rulesOut: {
          groups: {
            pt: 'O aprendizado não supervisionado só forma grupos, sem dizer sim ou não.',
            en: 'Unsupervised learning just forms groups without saying yes or no.',
            es: 'El aprendizaje no supervisado solo forma grupos, sin decir sí o no.',
          },
        },
      },
      {
        id: 'nothing-kept',
        kind: 'change',
        text: {
          pt: 'Do passado nada foi anotado: não há arquivo de casos.',
          en: 'Nothing of the past was written down: there is no file of cases.',
          es: 'Del pasado nada se anotó: no hay archivo de casos.',
        },
        fits: ['staff', 'hired', 'groups', 'ready'],
        rulesOut: {
          records: {
            pt: 'Sem arquivo de casos, não há reclamações antigas de onde tirar rótulos.',
            en: 'Without a file of cases, there are no old complaints to take labels from.',
            es: 'Sin archivo de casos, no hay reclamos antiguos de donde sacar etiquetas.',
          },
        },
      },
      {
        id: 'budget',
        kind: 'cost',
        text: {
          pt: 'Não há verba para pagar serviços de terceiros por imagem.',
          en: 'There is no budget to pay third parties by the image.',
          es: 'No hay presupuesto para pagar a terceros por imagen.',
        },
        fits: ['staff', 'groups', 'records'],
        rulesOut: {
          hired: {
            pt: 'A firma contratada cobra por imagem.',
            en: 'The hired firm charges by the image.',
            es: 'La firma contratada cobra por imagen.',
          },
          ready: {
            pt: 'Um modelo pronto é cobrado por imagem.',
            en: 'A ready model is charged by the image.',
            es: 'Un modelo listo se cobra por imagen.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que caminho atende a todos esses requisitos?',
      en: 'Which way meets all of these requirements?',
      es: '¿Qué camino cumple todos estos requisitos?',
    },
  },
  {
    id: 'assistant-kind',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'gen-ai' } },
    situations: [
      {
        id: 'lawyers',
        text: {
          pt: 'Um escritório de advocacia quer que a equipe use IA generativa para trabalhar com contratos e pareceres.',
          en: 'A law firm wants its staff to use generative AI to work with contracts and opinions.',
          es: 'Un estudio jurídico quiere que su equipo use IA generativa para trabajar con contratos y dictámenes.',
        },
      },
      {
        id: 'planners',
        text: {
          pt: 'Uma empresa de eventos quer dar à equipe IA generativa para preparar propostas e orçamentos.',
          en: 'An events company wants to give its staff generative AI to prepare proposals and estimates.',
          es: 'Una empresa de eventos quiere dar a su equipo IA generativa para preparar propuestas y cotizaciones.',
        },
      },
      {
        id: 'scholars',
        text: {
          pt: 'Um centro de estudos quer IA generativa para que pesquisadores trabalhem com relatórios e entrevistas.',
          en: 'A study center wants generative AI so that researchers can work with reports and interviews.',
          es: 'Un centro de estudios quiere IA generativa para que sus investigadores trabajen con informes y entrevistas.',
        },
      },
    ],
    candidates: [
      {
        id: 'workspace',
        text: { pt: 'Gemini no Google Workspace', en: 'Gemini in Google Workspace', es: 'Gemini en Google Workspace' },
        uses: ['Workspace'],
        why: {
          pt: 'O Gemini no Google Workspace ajuda dentro do Gmail, dos Documentos e das Planilhas.',
          en: 'Gemini in Google Workspace helps inside Gmail, Docs and Sheets.',
          es: 'Gemini en Google Workspace ayuda dentro de Gmail, Documentos y Hojas de cálculo.',
        },
        tell: {
          pt: 'Ajuda dentro do e-mail e dos documentos: Gemini no Workspace.',
          en: 'Help inside email and documents: Gemini in Workspace.',
          es: 'Ayuda dentro del correo y los documentos: Gemini en Workspace.',
        },
        source: site('https://workspace.google.com/solutions/ai/'),
        popularity: 5,
      },
      {
        id: 'enterprise',
        text: {
          pt: 'Aplicativo Gemini Enterprise',
          en: 'The Gemini Enterprise app',
          es: 'Aplicación Gemini Enterprise',
        },
        uses: ['Gemini Enterprise'],
        why: {
          pt: 'O Gemini Enterprise busca em muitos sistemas da empresa, respeita as permissões e deixa criar agentes sem código.',
          en: 'Gemini Enterprise searches many of the company’s systems, respects permissions and lets agents be made without code.',
          es: 'Gemini Enterprise busca en muchos sistemas de la empresa, respeta los permisos y permite crear agentes sin código.',
        },
        tell: {
          pt: 'Busca e agentes sobre todos os sistemas da empresa: Gemini Enterprise.',
          en: 'Search and agents over all the company’s systems: Gemini Enterprise.',
          es: 'Búsqueda y agentes sobre todos los sistemas de la empresa: Gemini Enterprise.',
        },
        source: page('gemini-enterprise'),
        popularity: 4,
      },
      {
        id: 'notebook',
        text: { pt: 'Cadernos do NotebookLM', en: 'NotebookLM notebooks', es: 'Cuadernos de NotebookLM' },
        uses: ['NotebookLM'],
        why: {
          pt: 'O NotebookLM responde só com base nas fontes postas no caderno e cita cada trecho.',
          en: 'NotebookLM answers from the sources placed in the notebook alone and cites each passage.',
          es: 'NotebookLM responde solo con base en las fuentes puestas en el cuaderno y cita cada pasaje.',
        },
        tell: {
          pt: 'Estudar um conjunto escolhido de fontes, com citações: NotebookLM.',
          en: 'Study a chosen set of sources, with citations: NotebookLM.',
          es: 'Estudiar un conjunto elegido de fuentes, con citas: NotebookLM.',
        },
        source: page('gemini/enterprise/notebooklm-enterprise/docs/overview'),
        popularity: 3,
      },
      {
        id: 'platform',
        text: {
          pt: 'Aplicação na Agent Platform',
          en: 'An Agent Platform application',
          es: 'Aplicación en Agent Platform',
        },
        uses: ['Agent Platform'],
        why: {
          pt: 'Com a Gemini Enterprise Agent Platform (antes Vertex AI), desenvolvedores criam um aplicativo próprio com o modelo que escolherem.',
          en: 'With Gemini Enterprise Agent Platform (formerly Vertex AI), developers build an application of their own with the model they choose.',
          es: 'Con Gemini Enterprise Agent Platform (antes Vertex AI), los desarrolladores crean una aplicación propia con el modelo que elijan.',
        },
        tell: {
          pt: 'Produto próprio, modelo à escolha: Agent Platform.',
          en: 'A product of one’s own, a model of one’s choice: Agent Platform.',
          es: 'Producto propio, modelo a elección: Agent Platform.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 4,
      },
      {
        id: 'public',
        text: {
          pt: 'Conta gratuita do app Gemini',
          en: 'A free Gemini app account',
          es: 'Cuenta gratuita de la app Gemini',
        },
        uses: [],
        why: {
          pt: 'O app Gemini em conta pessoal não custa nada e está pronto para uso.',
          en: 'The Gemini app with a personal account costs nothing and is ready to use.',
          es: 'La app Gemini con cuenta personal no cuesta nada y está lista para usar.',
        },
        tell: {
          pt: 'Uso pessoal, sem dados da empresa: app Gemini.',
          en: 'Personal use without company data: the Gemini app.',
          es: 'Uso personal, sin datos de la empresa: app Gemini.',
        },
        source: site('https://gemini.google.com/'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-devs',
        kind: 'skill',
        text: {
          pt: 'Não há desenvolvedores na casa.',
          en: 'There are no developers in the house.',
          es: 'No hay desarrolladores en la casa.',
        },
        fits: ['workspace', 'enterprise', 'notebook', 'public'],
        rulesOut: {
          platform: {
            pt: 'Uma aplicação própria exige desenvolvedores.',
            en: 'An application of one’s own requires developers.',
            es: 'Una aplicación propia exige desarrolladores.',
          },
        },
      },
      {
        id: 'governed',
        kind: 'security',
        text: {
          pt: 'O administrador deve poder definir quem usa e como o conteúdo é tratado, sob contrato empresarial.',
          en: 'The administrator must be able to set who uses it and how content is handled, under a business contract.',
          es: 'El administrador debe poder definir quién lo usa y cómo se trata el contenido, bajo contrato empresarial.',
        },
        fits: ['workspace', 'enterprise', 'notebook', 'platform'],
        rulesOut: {
          public: {
            pt: 'Em contas pessoais, a empresa não tem controle nem contrato.',
            en: 'With personal accounts, the company has neither control nor a contract.',
            es: 'En cuentas personales, la empresa no tiene control ni contrato.',
          },
        },
      },
      {
        id: 'other-systems',
        kind: 'change',
        text: {
          pt: 'As respostas devem vir também de sistemas de outros fabricantes, ligados por conectores.',
          en: 'Answers must come from other makers’ systems too, joined by connectors.',
          es: 'Las respuestas deben venir también de sistemas de otros fabricantes, unidos por conectores.',
        },
        fits: ['enterprise', 'platform'],
        rulesOut: {
          notebook: {
            pt: 'O NotebookLM trabalha com as fontes postas em cada caderno, sem conectores a sistemas.',
            en: 'NotebookLM works with the sources placed in each notebook, without connectors to systems.',
            es: 'NotebookLM trabaja con las fuentes puestas en cada cuaderno, sin conectores a sistemas.',
          },
          public: {
            pt: 'Uma conta pessoal não se liga aos sistemas da empresa.',
            en: 'A personal account does not connect to the company’s systems.',
            es: 'Una cuenta personal no se conecta a los sistemas de la empresa.',
          },
        },
      },
      {
        id: 'only-sources',
        kind: 'security',
        text: {
          pt: 'Nada pode ser respondido fora de um conjunto de textos escolhido, e cada trecho usado deve ser mostrado.',
          en: 'Nothing may be answered outside a chosen set of texts, and each passage used must be shown.',
          es: 'Nada puede responderse fuera de un conjunto de textos elegido, y cada pasaje usado debe mostrarse.',
        },
        fits: ['notebook', 'platform'],
        rulesOut: {
          workspace: {
            pt: 'O Gemini no Workspace também responde com conhecimento geral.',
            en: 'Gemini in Workspace also answers from general knowledge.',
            es: 'Gemini en Workspace también responde con conocimiento general.',
          },
          public: {
            pt: 'O app Gemini responde com conhecimento geral.',
            en: 'The Gemini app answers from general knowledge.',
            es: 'La app Gemini responde con conocimiento general.',
          },
        },
      },
      {
        id: 'no-fee',
        kind: 'cost',
        text: {
          pt: 'Não deve haver mensalidade por pessoa, porque muitos usarão pouco.',
          en: 'There should be no monthly fee per person, because many will use it little.',
          es: 'No debe haber cuota mensual por persona, porque muchos la usarán poco.',
        },
        fits: ['platform', 'public'],
        rulesOut: {
          workspace: {
            pt: 'O Gemini no Workspace vem em planos com mensalidade por pessoa.',
            en: 'Gemini in Workspace comes in plans with a monthly fee per person.',
            es: 'Gemini en Workspace viene en planes con cuota mensual por persona.',
          },
          enterprise: {
            pt: 'O Gemini Enterprise é licenciado por pessoa e por mês.',
            en: 'Gemini Enterprise is licensed per person and month.',
            es: 'Gemini Enterprise se licencia por persona y por mes.',
          },
        },
      },
      {
        id: 'today',
        kind: 'time',
        text: {
          pt: 'As pessoas devem começar hoje, sem configurar fontes nem programar.',
          en: 'People must begin today, without setting up sources or programming.',
          es: 'Las personas deben comenzar hoy, sin configurar fuentes ni programar.',
        },
        fits: ['workspace', 'public'],
        rulesOut: {
          enterprise: {
            pt: 'No Gemini Enterprise, as fontes e os conectores são configurados antes.',
            en: 'In Gemini Enterprise, sources and connectors are set up first.',
            es: 'En Gemini Enterprise, las fuentes y los conectores se configuran antes.',
          },
          platform: {
            pt: 'Uma aplicação na Agent Platform tem de ser programada.',
            en: 'An Agent Platform application has to be programd.',
            es: 'Una aplicación en Agent Platform debe programarse.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
];
