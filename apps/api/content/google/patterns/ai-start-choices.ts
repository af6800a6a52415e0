import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page, site } from '../source.ts';

export const aiStartChoices: readonly Pattern[] = [
  {
    id: 'document-reading',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'ai-products' } },
    scene: {
      pt: 'Pense em cada documento como a capa de um livro que chega a uma biblioteca, e nos dados como o título e o autor.',
      en: 'Think of each document as the cover of a book that reaches a library, and of the data as its title and author.',
      es: 'Piensa en cada documento como la portada de un libro que llega a una biblioteca, y en los datos como título y autor.',
    },
    situations: [
      {
        id: 'builder',
        text: {
          pt: 'Uma construtora recebe notas fiscais em PDF e quer valores, datas e itens em seu sistema.',
          en: 'A builder receives invoices as PDFs and wants amounts, dates and items in its system.',
          es: 'Una constructora recibe facturas en PDF y quiere importes, fechas e ítems en su sistema.',
        },
      },
      {
        id: 'clinics',
        text: {
          pt: 'Uma rede de clínicas recebe recibos digitalizados e precisa dos valores e das datas em uma tabela.',
          en: 'A clinic network receives scanned receipts and needs their amounts and dates in a table.',
          es: 'Una red de clínicas recibe recibos digitalizados y necesita importes y fechas en una tabla.',
        },
      },
      {
        id: 'fleet',
        text: {
          pt: 'Uma transportadora quer extrair os dados de faturas de combustível que chegam como imagem.',
          en: 'A trucking company wants to extract data from fuel bills that arrive as images.',
          es: 'Una empresa de transporte quiere extraer los datos de facturas de combustible que llegan como imagen.',
        },
      },
      {
        id: 'grain',
        text: {
          pt: 'Uma cooperativa de grãos recebe faturas digitalizadas de transportadores e precisa dos dados no sistema.',
          en: 'A grain cooperative receives carriers’ scanned invoices and needs their data in its system.',
          es: 'Una cooperativa de granos recibe facturas digitalizadas de transportistas y necesita los datos en su sistema.',
        },
      },
      {
        id: 'hotel',
        text: {
          pt: 'Uma rede de hotéis quer em uma planilha os dados das faturas em PDF de seus fornecedores.',
          en: 'A hotel chain wants the data of suppliers’ PDF invoices in a spreadsheet.',
          es: 'Una cadena de hoteles quiere en una hoja de cálculo los datos de las facturas en PDF de sus proveedores.',
        },
      },
    ],
    candidates: [
      {
        id: 'parser',
        text: {
          pt: 'Invoice ou Expense Parser do Document AI, sem ajuste',
          en: 'Document AI’s Invoice or Expense Parser, as it is',
          es: 'Invoice o Expense Parser de Document AI, sin ajustes',
        },
        uses: ['Document AI'],
        why: {
          pt: 'Esses processadores do Document AI já vêm treinados, leem sozinhos faturas e recibos de muitos layouts, como chegam, e devolvem cada campo com uma pontuação de confiança.',
          en: 'These Document AI processors come trained, read invoices and receipts of many layouts by themselves, as they arrive, and return each field with a confidence score.',
          es: 'Estos procesadores de Document AI ya vienen entrenados, leen por sí mismos facturas y recibos de muchos diseños, como llegan, y devuelven cada campo con una puntuación de confianza.',
        },
        likeness: {
          pt: 'o catalogador já formado, que tira título e autor de qualquer capa, mas nenhum outro dado',
          en: 'the cataloger already trained, who takes title and author from any cover but no other detail',
          es: 'el catalogador ya formado, que saca título y autor de cualquier portada, pero ningún otro dato',
        },
        tell: {
          pt: 'Faturas e recibos comuns: um processador pronto do Document AI. Centenas de layouts diferentes: um processador pronto ou um prompt multimodal, e não regras para cada um. Milhares de páginas por dia e uma área de duas pessoas: a leitura automática, e não a digitação. Nenhum tempo para marcar exemplos nem escrever regras: um processador pronto ou IA generativa. Solução em uso em uma semana: um modelo já treinado, e não um a treinar do zero. Remetentes que não aceitam mudar a forma de envio: a leitura dos documentos como chegam, e não um formulário.',
          en: 'Ordinary invoices and receipts: a ready Document AI processor. Hundreds of different layouts: a pretrained processor or a multimodal prompt rather than rules for each. Thousands of pages a day and a department of two people: automatic reading rather than typing. No time to annotate examples or write rules: a pretrained processor or generative AI. A solution in use within a week: a model already trained rather than one to train from scratch. Senders who will not change the way they send documents: reading these as they arrive rather than a form.',
          es: 'Facturas y recibos comunes: un procesador preentrenado de Document AI. Cientos de diseños diferentes: un procesador preentrenado o un prompt multimodal, y no reglas para cada uno. Miles de páginas por día y un área de dos empleados: la lectura automática, y no la entrada manual. Ningún tiempo para marcar ejemplos ni escribir reglas: un procesador preentrenado o IA generativa. Solución en uso en una semana: un modelo ya entrenado, y no uno que entrenar desde cero. Remitentes que no aceptan cambiar la forma de envío: la lectura de los documentos como llegan, y no un formulario.',
        },
        source: page('document-ai/docs/overview'),
        popularity: 4,
      },
      {
        id: 'trained',
        rightWith: ['special'],
        text: {
          pt: 'Extrator do Document AI com IA generativa',
          en: 'A Document AI extractor with generative AI',
          es: 'Extractor de Document AI con IA generativa',
        },
        uses: ['Document AI'],
        why: {
          pt: 'Em um extrator personalizado do Document AI, pronto em dias, a IA generativa lê sozinha nos documentos, como chegam e sem exemplos anotados, os campos que a equipe define e dá a confiança de cada um.',
          en: 'In a custom Document AI extractor, ready in days, generative AI by itself reads from the documents, as they arrive and without annotated examples, the fields that the team defines and gives the confidence of each.',
          es: 'En un extractor personalizado de Document AI, listo en días, la IA generativa lee por sí misma en los documentos, como llegan y sin ejemplos anotados, los campos que define el equipo y da la confianza de cada uno.',
        },
        likeness: {
          pt: 'o catalogador que acha em qualquer capa o que lhe pedem e diz quão certo está',
          en: 'the cataloger who finds on any cover what he is asked for and says how sure he is',
          es: 'el catalogador que halla en cualquier portada lo que le piden y dice cuán seguro está',
        },
        tell: {
          pt: 'Campo específico do setor que os layouts padrão não trazem: um extrator personalizado ou um prompt multimodal. Confiança de cada campo, para rever só os duvidosos: o Document AI. Solução em uso em uma semana: um modelo já treinado, e não um a treinar do zero. Milhares de páginas por dia e uma área de duas pessoas: a leitura automática, e não a digitação. Remetentes que não aceitam mudar a forma de envio: a leitura dos documentos como chegam, e não um formulário. Nenhum tempo para marcar exemplos nem escrever regras: um processador pronto ou IA generativa.',
          en: 'A field peculiar to the industry, which standard layouts lack: a custom extractor or a multimodal prompt. A confidence score for each field, to review only doubtful ones: Document AI. A solution in use within a week: a model already trained rather than one to train from scratch. Thousands of pages a day and a department of two people: automatic reading rather than typing. Senders who will not change the way they send documents: reading these as they arrive rather than a form. No time to annotate examples or write rules: a pretrained processor or generative AI.',
          es: 'Campo particular de su sector que los diseños estándar no traen: un extractor personalizado o un prompt multimodal. Confianza de cada campo, para revisar solo los dudosos: Document AI. Solución en uso en una semana: un modelo ya entrenado, y no uno que entrenar desde cero. Miles de páginas por día y un área de dos empleados: la lectura automática, y no la entrada manual. Remitentes que no aceptan cambiar la forma de envío: la lectura de los documentos como llegan, y no un formulario. Ningún tiempo para marcar ejemplos ni escribir reglas: un procesador preentrenado o IA generativa.',
        },
        source: page('document-ai/docs/custom-extractor-overview'),
        popularity: 3,
      },
      {
        id: 'scratch',
        neverRight: true,
        text: {
          pt: 'Modelo próprio, com 5.000 documentos rotulados',
          en: 'A custom model, from 5,000 labeled documents',
          es: 'Modelo propio, con 5.000 documentos etiquetados',
        },
        uses: [],
        why: {
          pt: 'Um modelo treinado do zero aprende qualquer campo, se houver milhares de exemplos rotulados.',
          en: 'A model trained from scratch learns any field, given thousands of labeled examples.',
          es: 'Un modelo entrenado desde cero aprende cualquier campo, si hay miles de ejemplos etiquetados.',
        },
        likeness: {
          pt: 'o aprendiz que cataloga qualquer coisa depois de estudar cinco mil livros marcados um a um para ele',
          en: 'the apprentice who can catalog anything after studying five thousand books marked one by one for him',
          es: 'el aprendiz que cataloga cualquier cosa tras estudiar cinco mil libros marcados uno a uno para él',
        },
        tell: {
          pt: 'Muitos exemplos, tempo e especialistas: um modelo próprio.',
          en: 'Many examples, time and experts: a model of one’s own.',
          es: 'Muchos ejemplos, tiempo y especialistas: un modelo propio.',
        },
        source: page('vertex-ai/docs/training/overview'),
        popularity: 3,
      },
      {
        id: 'ocr',
        text: {
          pt: 'Cloud Vision para o texto e regras próprias',
          en: 'Cloud Vision text and custom rules',
          es: 'Texto de Cloud Vision y reglas propias',
        },
        uses: ['Vision'],
        why: {
          pt: 'A Cloud Vision devolve o texto da imagem, e regras da empresa acham os campos que ela quiser.',
          en: 'Cloud Vision returns the image’s text, and the company’s rules find the fields it wants.',
          es: 'Cloud Vision devuelve el texto de la imagen, y reglas de la empresa hallan los campos que quiera.',
        },
        likeness: {
          pt: 'o copista que copia todas as palavras e acha o título com uma regra escrita por modelo de capa',
          en: 'the copyist who copies every word and finds the title by a rule written for each cover design',
          es: 'el copista que copia todas las palabras y halla el título con una regla escrita por diseño de portada',
        },
        tell: {
          pt: 'Só o texto, ou um único layout: OCR e regras.',
          en: 'Just the text, or a single layout: OCR and rules.',
          es: 'Solo el texto, o un único diseño: OCR y reglas.',
        },
        source: page('vision/docs/ocr'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'gemini',
        text: {
          pt: 'Prompt do Gemini que lê cada documento',
          en: 'A Gemini prompt that reads each document',
          es: 'Prompt de Gemini que lee cada documento',
        },
        uses: ['Gemini'],
        why: {
          pt: 'O Gemini lê sozinho cada documento, como chega e em qualquer layout, e responde ao que o prompt pede, mesmo campos incomuns, sem treino.',
          en: 'Gemini reads each document by itself, as it arrives and in any layout, and answers what the prompt asks, unusual fields included, without training.',
          es: 'Gemini lee por sí mismo cada documento, como llega y en cualquier diseño, y responde lo que pide el prompt, incluso campos poco comunes, sin entrenamiento.',
        },
        likeness: {
          pt: 'o leitor rápido que responde qualquer pergunta sobre uma capa, sem dizer quão certo está de cada dado',
          en: 'the quick reader who answers any question about a cover without saying how sure he is of each detail',
          es: 'el lector rápido que responde cualquier pregunta sobre una portada, sin decir cuán seguro está de cada dato',
        },
        tell: {
          pt: 'Campos incomuns, hoje e sem treino: um prompt multimodal. Campo específico do setor, em uma semana e sem exemplos: um prompt multimodal. Campo específico do setor em muitos layouts: um prompt multimodal. Campo específico do setor que os layouts padrão não trazem: um prompt multimodal ou um extrator personalizado. Solução em uso em uma semana: um modelo já treinado, e não um a treinar do zero. Milhares de páginas por dia e uma área de duas pessoas: a leitura automática, e não a digitação. Centenas de layouts diferentes: um processador pronto ou um prompt multimodal, e não regras para cada um. Remetentes que não aceitam mudar a forma de envio: a leitura dos documentos como chegam, e não um formulário. Nenhum tempo para marcar exemplos nem escrever regras: um processador pronto ou IA generativa.',
          en: 'Unusual fields, today and without training: a multimodal prompt. A field peculiar to the industry, within a week and without examples: a multimodal prompt. A field peculiar to the industry in many layouts: a multimodal prompt. A field peculiar to the industry, which standard layouts lack: a multimodal prompt or a custom extractor. A solution in use within a week: a model already trained rather than one to train from scratch. Thousands of pages a day and a department of two people: automatic reading rather than typing. Hundreds of different layouts: a pretrained processor or a multimodal prompt rather than rules for each. Senders who will not change the way they send documents: reading these as they arrive rather than a form. No time to annotate examples or write rules: a pretrained processor or generative AI.',
          es: 'Campos poco comunes, hoy y sin entrenamiento: un prompt multimodal. Campo particular del sector, en una semana y sin ejemplos: un prompt multimodal. Campo particular del sector en muchos diseños: un prompt multimodal. Campo particular de su sector que los diseños estándar no traen: un prompt multimodal o un extractor personalizado. Solución en uso en una semana: un modelo ya entrenado, y no uno que entrenar desde cero. Miles de páginas por día y un área de dos empleados: la lectura automática, y no la entrada manual. Cientos de diseños diferentes: un procesador preentrenado o un prompt multimodal, y no reglas para cada uno. Remitentes que no aceptan cambiar la forma de envío: la lectura de los documentos como llegan, y no un formulario. Ningún tiempo para marcar ejemplos ni escribir reglas: un procesador preentrenado o IA generativa.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 5,
        rightWith: ['special'],
      },
      {
        id: 'typing',
        neverRight: true,
        text: {
          pt: 'Entrada manual por uma equipe interna',
          en: 'Typing by an in-house team',
          es: 'Captura manual por un equipo interno',
        },
        uses: [],
        why: {
          pt: 'Pessoas entendem qualquer campo e papel, quando o volume é pequeno.',
          en: 'People understand any field and paper when volume is small.',
          es: 'Las personas entienden cualquier campo y papel cuando el volumen es pequeño.',
        },
        likeness: {
          pt: 'as duas bibliotecárias que anotam capa por capa à mão, diante de um caminhão de livros por dia',
          en: 'the two librarians who note cover after cover by hand, before a truckload of books a day',
          es: 'las dos bibliotecarias que anotan portada por portada a mano, ante un camión de libros por día',
        },
        tell: {
          pt: 'Poucos papéis e muito variados: pessoas.',
          en: 'Few and very varied papers: people.',
          es: 'Pocos papeles y muy variados: personas.',
        },
        source: page('document-ai/docs/overview'),
        popularity: 4,
      },
      {
        id: 'portal',
        text: {
          pt: 'Formulário web para os remetentes',
          en: 'A web form for the senders',
          es: 'Formulario web para los remitentes',
        },
        uses: [],
        why: {
          pt: 'Com um formulário, os remetentes preenchem os campos, e não há nada a ler.',
          en: 'With a form, the senders fill in the fields and nothing has to be read.',
          es: 'Con un formulario, los remitentes completan los campos y no hay nada que leer.',
        },
        likeness: {
          pt: 'a ficha que cada editora teria de preencher para seus livros, se aceitasse mudar de costume',
          en: 'the card that each publisher would have to fill in for its books, if it agreed to change its habits',
          es: 'la ficha que cada editorial tendría que llenar para sus libros, si aceptara cambiar de costumbre',
        },
        tell: {
          pt: 'Remetentes que aceitam mudar: um formulário na origem.',
          en: 'Senders who agree to change: a form at the source.',
          es: 'Remitentes que aceptan cambiar: un formulario en el origen.',
        },
        source: page('appsheet'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'week',
        text: {
          pt: 'A empresa quer a solução em uso em uma semana.',
          en: 'The company wants the solution in use within a week.',
          es: 'La empresa quiere la solución en uso en una semana.',
        },
        fits: ['parser', 'ocr', 'gemini', 'typing', 'trained'],
        rulesOut: {
          scratch: {
            pt: 'Rotular 5.000 documentos e treinar um modelo próprio leva mais que uma semana.',
            en: 'Labeling 5,000 documents and training a model takes more than a week.',
            es: 'Etiquetar 5.000 documentos y entrenar un modelo propio lleva más de una semana.',
          },
        },
      },
      {
        id: 'thousands',
        text: {
          pt: 'São 40.000 páginas por dia, e a área tem duas pessoas.',
          en: 'There are 40,000 pages a day, and the department has two people.',
          es: 'Son 40.000 páginas por día, y el área tiene dos empleados.',
        },
        fits: ['parser', 'trained', 'ocr', 'gemini', 'portal', 'scratch'],
        rulesOut: {
          typing: {
            pt: 'Duas pessoas não digitam 40.000 páginas por dia.',
            en: 'Two people cannot type 40,000 pages a day.',
            es: 'Dos personas no alcanzan a capturar 40.000 páginas por día.',
          },
        },
      },
      {
        id: 'layouts',
        text: {
          pt: 'Há centenas de layouts diferentes, conforme a origem.',
          en: 'There are hundreds of different layouts, depending on the origin.',
          es: 'Hay cientos de diseños diferentes, según el origen.',
        },
        fits: ['parser', 'gemini', 'typing', 'portal'],
        rulesOut: {
          ocr: {
            pt: 'Com regras próprias, cada layout exige regras novas.',
            en: 'With custom rules, each layout requires new rules.',
            es: 'Con reglas propias, cada diseño exige reglas nuevas.',
          },
        },
      },
      {
        id: 'same-issuers',
        text: {
          pt: 'Os remetentes não aceitam mudar a forma de envio.',
          en: 'The senders will not change the way they send documents.',
          es: 'Los remitentes no aceptan cambiar la forma de envío.',
        },
        fits: ['parser', 'trained', 'ocr', 'gemini', 'typing', 'scratch'],
        rulesOut: {
          portal: {
            pt: 'Com um formulário, os remetentes teriam de mudar a forma de envio.',
            en: 'With a form, the senders would have to change the way they send documents.',
            es: 'Con un formulario, los remitentes tendrían que cambiar la forma de envío.',
          },
        },
      },
      {
        id: 'doubt',
        text: {
          pt: 'A equipe só quer revisar os campos com baixa confiança e precisa da pontuação de cada um.',
          en: 'The team wants to review only doubtful fields and needs a confidence score for each.',
          es: 'El equipo solo quiere revisar los campos dudosos y necesita una puntuación de confianza de cada uno.',
        },
        fits: ['parser', 'trained'],
        rulesOut: {
          gemini: {
            pt: 'Um prompt do Gemini não devolve uma pontuação calculada para cada campo.',
            en: 'A Gemini prompt returns no calibrated score for each field.',
            es: 'Un prompt de Gemini no devuelve una puntuación calculada para cada campo.',
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
        text: {
          pt: 'A empresa também precisa de um campo específico do setor, que os layouts padrão não trazem.',
          en: 'The company also needs a field peculiar to its industry, which standard layouts lack.',
          es: 'La empresa también necesita un campo particular de su sector, que los diseños estándar no traen.',
        },
        fits: ['trained', 'ocr', 'gemini', 'typing', 'portal', 'scratch'],
        rulesOut: {
          parser: {
            pt: 'O Invoice Parser e o Expense Parser, sem ajuste, só devolvem os campos que já conhecem.',
            en: 'Invoice Parser and Expense Parser, as they are, return only the fields they already know.',
            es: 'Invoice Parser y Expense Parser, sin ajustes, solo devuelven los campos que ya conocen.',
          },
        },
      },
      {
        id: 'no-samples',
        text: {
          pt: 'A equipe não tem tempo para marcar exemplos nem escrever regras de leitura.',
          en: 'The team has no time to annotate examples or write extraction rules.',
          es: 'El equipo no tiene tiempo para marcar ejemplos ni escribir reglas de lectura.',
        },
        fits: ['parser', 'gemini', 'typing', 'portal', 'trained'],
        rulesOut: {
          scratch: {
            pt: 'Para o modelo próprio, alguém teria de marcar 5.000 documentos.',
            en: 'For the custom model, somebody would have to label 5,000 documents.',
            es: 'Para el modelo propio, alguien tendría que etiquetar 5.000 documentos.',
          },
          ocr: {
            pt: 'No texto do Cloud Vision, cada campo depende de uma regra que alguém escreve.',
            en: 'In the text from Cloud Vision, each field depends on a rule that somebody writes.',
            es: 'En el texto de Cloud Vision, cada campo depende de una regla que alguien escribe.',
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
    scene: {
      pt: 'Pense em cada foto como um pote sem etiqueta numa despensa, e em rotulá-la como escrever nele o que contém.',
      en: 'Think of each photo as a jar without a label in a pantry, and of labeling as writing on it what it holds.',
      es: 'Piensa en cada foto como un frasco sin etiqueta en una despensa, y en etiquetarla como escribir en él lo que contiene.',
    },
    situations: [
      {
        id: 'glass',
        text: {
          pt: 'Uma fábrica de vidro quer um modelo que ache peças com defeito em fotos, mas as fotos não têm rótulos.',
          en: 'A glass factory wants a model to find faulty pieces in photos, but the photos have no labels.',
          es: 'Una fábrica de vidrio quiere un modelo que halle piezas defectuosas en fotos, pero las fotos no tienen etiquetas.',
        },
      },
      {
        id: 'seeds',
        text: {
          pt: 'Um produtor de mudas quer um modelo que reconheça doenças de folhas em milhares de fotos sem rótulos.',
          en: 'A plant nursery wants a model to recognize diseases in thousands of unlabeled photos of leaves.',
          es: 'Un vivero quiere un modelo que reconozca enfermedades de las hojas en miles de fotos sin etiquetas.',
        },
      },
      {
        id: 'cargo',
        text: {
          pt: 'Um porto quer um modelo que aponte, em fotos sem rótulos, contêineres de carga avariados.',
          en: 'A port wants a model to point out damaged cargo boxes in unlabeled photos.',
          es: 'Un puerto quiere un modelo que señale, en fotos sin etiquetas, contenedores de carga dañados.',
        },
      },
      {
        id: 'bread',
        text: {
          pt: 'Uma indústria de pães quer um modelo que ache produtos malformados em fotos sem rótulos.',
          en: 'A bread maker wants a model to find malformed products in unlabeled photos.',
          es: 'Una panificadora quiere un modelo que halle productos defectuosos en fotos sin etiquetas.',
        },
      },
      {
        id: 'roads',
        text: {
          pt: 'Uma concessionária quer um modelo que ache buracos em fotos sem rótulos de suas estradas.',
          en: 'A highway operator wants a model to find potholes in unlabeled photos of its roads.',
          es: 'Una concesionaria quiere un modelo que halle baches en fotos sin etiquetas de sus rutas.',
        },
      },
    ],
    candidates: [
      {
        id: 'staff',
        text: {
          pt: 'Rotulagem pelos especialistas internos',
          en: 'Labels by in-house experts',
          es: 'Etiquetado por los expertos internos',
        },
        uses: [],
        why: {
          pt: 'Os especialistas da casa dizem só pela imagem que problema cada foto mostra, e o trabalho não sai da empresa nem se paga por imagem.',
          en: 'In-house experts can tell from the image alone which problem each photo shows, and the work stays in the company, with no fee for each image.',
          es: 'Los expertos de la casa dicen solo por la imagen qué problema muestra cada foto, y el trabajo no sale de la empresa ni se paga por imagen.',
        },
        likeness: {
          pt: 'as cozinheiras da casa, que provam e etiquetam cada pote se conseguem deixar o fogão',
          en: 'the cooks of the house, who taste and label each jar if they can leave the stove',
          es: 'las cocineras de la casa, que prueban y etiquetan cada frasco si logran dejar la cocina',
        },
        tell: {
          pt: 'Problemas que não aparecem em fotos públicas: rótulos postos nas fotos da própria empresa. Conhecimento que só os funcionários têm: a rotulagem pelos especialistas. Orçamento que não cobre uma tarifa por imagem: a rotulagem pela própria equipe. Imagens que terceiros não podem ver: a rotulagem interna. Sistema que precisa dizer o tipo de problema: exemplos em que alguém rotulou cada tipo. Fotos sem data nem código que as ligue a um caso: rótulos de quem as vê, e não de registros antigos.',
          en: 'Problems that appear in no public photos: labels put on the company’s own photos. Knowledge that only the organization has: labels by experts. A budget without a fee for each image: labels by one’s own experts. Images that outsiders may not see: labels made in-house. A system that has to name the type of problem: examples in which somebody labeled each type. Photos without a date or code that links them to a case: labels by people who look at them, not from old records.',
          es: 'Problemas que no aparecen en fotos públicas: etiquetas puestas en las fotos de la propia empresa. Conocimiento que solo tienen los empleados: el etiquetado por expertos. Presupuesto que no cubre una tarifa por imagen: el etiquetado por el propio equipo. Imágenes que terceros no pueden ver: el etiquetado interno. Sistema que tiene que nombrar el tipo de problema: ejemplos en los que alguien etiquetó cada tipo. Fotos sin fecha ni código que las vincule con un caso: etiquetas de quien las mira, y no de registros antiguos.',
        },
        source: page('learn/what-is-supervised-learning'),
        popularity: 4,
      },
      {
        id: 'hired',
        text: {
          pt: 'Rotulagem por empresa externa, com um guia',
          en: 'Labels by an outside firm, with a guide',
          es: 'Etiquetado por una empresa externa, con una guía',
        },
        uses: [],
        why: {
          pt: 'Uma empresa externa, com o seu pessoal, olha cada foto e rotula o tipo de problema, segundo o guia que a organização lhe dá.',
          en: 'An outside firm, with its own people, looks at each photo and labels the type of problem, following the guide that the organization gives it.',
          es: 'Una empresa externa, con su propio personal, mira cada foto y etiqueta el tipo de problema, según la guía que le da la organización.',
        },
        likeness: {
          pt: 'os provadores de fora, pagos por pote, que entram na despensa com um guia e escrevem as etiquetas',
          en: 'the outside tasters, paid by the jar, who enter the pantry with a guide and write the labels',
          es: 'los catadores de fuera, pagados por frasco, que entran en la despensa con una guía y escriben las etiquetas',
        },
        tell: {
          pt: 'Problemas que não aparecem em fotos públicas: rótulos postos nas fotos da própria empresa. Muito a rotular e nada confidencial: uma empresa contratada. Especialistas sem tempo para ver fotos: uma empresa contratada. Sistema que precisa dizer o tipo de problema: exemplos em que alguém rotulou cada tipo. Fotos sem data nem código que as ligue a um caso: rótulos de quem as vê, e não de registros antigos.',
          en: 'Problems that appear in no public photos: labels put on the company’s own photos. A lot to label and nothing confidential: an outside firm. Experts with no time for photos: an outside firm. A system that has to name the type of problem: examples in which somebody labeled each type. Photos without a date or code that links them to a case: labels by people who look at them, not from old records.',
          es: 'Problemas que no aparecen en fotos públicas: etiquetas puestas en las fotos de la propia empresa. Mucho que etiquetar y nada confidencial: una empresa contratada. Especialistas sin tiempo para revisar fotos: una empresa contratada. Sistema que tiene que nombrar el tipo de problema: ejemplos en los que alguien etiquetó cada tipo. Fotos sin fecha ni código que las vincule con un caso: etiquetas de quien las mira, y no de registros antiguos.',
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
        likeness: {
          pt: 'o ajudante que põe na mesma prateleira os potes parecidos, sem escrever nome em nenhum',
          en: 'the helper who puts jars that look alike on the same shelf without writing a name on any',
          es: 'el ayudante que pone en el mismo estante los frascos parecidos, sin escribir nombre en ninguno',
        },
        tell: {
          pt: 'Sem rótulos, só para ver grupos: o aprendizado não supervisionado.',
          en: 'No labels, just to see groups: unsupervised learning.',
          es: 'Sin etiquetas, solo para ver grupos: el aprendizaje no supervisado.',
        },
        source: page('discover/what-is-unsupervised-learning'),
        popularity: 3,
        neverRight: true,
      },
      {
        id: 'ready',
        neverRight: true,
        text: {
          pt: 'Modelo pré-treinado da Cloud Vision',
          en: 'The pretrained Cloud Vision model',
          es: 'Modelo preentrenado de Cloud Vision',
        },
        uses: ['Vision'],
        why: {
          pt: 'Um modelo pré-treinado reconhece objetos comuns de imediato, sem treino.',
          en: 'A ready model recognizes common objects at once, without training.',
          es: 'Un modelo preentrenado reconoce objetos comunes de inmediato, sin entrenamiento.',
        },
        likeness: {
          pt: 'o provador pago por pote que nomeia na hora geleias comuns, mas nenhuma receita da casa',
          en: 'the taster paid by the jar who names common jams at once, but none of the house’s recipes',
          es: 'el catador pagado por frasco que nombra al momento mermeladas comunes, pero ninguna receta de la casa',
        },
        tell: {
          pt: 'Objetos comuns, sem dados próprios: um modelo pronto.',
          en: 'Common objects, no data of one’s own: a ready model.',
          es: 'Objetos comunes, sin datos propios: un modelo preentrenado.',
        },
        source: page('vision/docs/labels'),
        popularity: 4,
      },
      {
        id: 'records',
        text: {
          pt: 'Rotulagem pelas reclamações antigas',
          en: 'Labels from old complaints',
          es: 'Etiquetado con los reclamos antiguos',
        },
        uses: [],
        why: {
          pt: 'As reclamações antigas dizem o resultado de cada caso e viram rótulos sem trabalho manual.',
          en: 'Old complaints tell the result of each case and become labels without manual work.',
          es: 'Los reclamos antiguos dicen el resultado de cada caso y se vuelven etiquetas sin trabajo manual.',
        },
        likeness: {
          pt: 'o diário antigo da cozinha, que diz o que havia em cada pote datado, e nada dos sem data',
          en: 'the old kitchen diary, which tells what each dated jar held, and nothing about those without a date',
          es: 'el diario antiguo de la cocina, que dice qué había en cada frasco fechado, y nada de los sin fecha',
        },
        tell: {
          pt: 'Passado registrado que já traz a resposta: rótulos históricos.',
          en: 'A recorded past that already holds the answer: historic labels.',
          es: 'Pasado registrado que ya trae la respuesta: etiquetas históricas.',
        },
        source: page('learn/what-is-supervised-learning'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'own-kind',
        text: {
          pt: 'Os problemas são próprios desta produção e não aparecem em fotos públicas.',
          en: 'The problems are peculiar to this production and appear in no public photos.',
          es: 'Los problemas son propios de esta producción y no aparecen en fotos públicas.',
        },
        fits: ['staff', 'hired', 'groups', 'records'],
        rulesOut: {
          ready: {
            pt: 'Um modelo geral não conhece os problemas desta empresa.',
            en: 'A general model does not know this company’s problems.',
            es: 'Un modelo general no conoce los problemas de esta empresa.',
          },
        },
        situations: ['glass', 'bread'],
      },
      {
        id: 'inside',
        text: {
          pt: 'A organização não permite que terceiros vejam as imagens.',
          en: 'The organization does not allow outsiders to see the images.',
          es: 'La organización no permite que terceros vean las imágenes.',
        },
        fits: ['staff', 'groups', 'records'],
        rulesOut: {
          hired: {
            pt: 'Uma empresa externa veria as imagens.',
            en: 'An outside firm would see the images.',
            es: 'Una empresa externa vería las imágenes.',
          },
        },
      },
      {
        id: 'busy',
        text: {
          pt: 'Os especialistas não têm tempo para ver as fotos.',
          en: 'The experts have no time to go through the photos.',
          es: 'Los especialistas no tienen tiempo para revisar las fotos.',
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
        situations: ['glass', 'seeds', 'cargo', 'bread'],
        text: {
          pt: 'Em cada foto, o sistema precisa dizer qual é o tipo de problema.',
          en: 'For each photo, the system has to name the type of problem.',
          es: 'En cada foto, el sistema tiene que nombrar el tipo de problema.',
        },
        fits: ['staff', 'hired', 'records'],
        rulesOut: {
          groups: {
            pt: 'O aprendizado não supervisionado separa as fotos que diferem, sem dar nome ao problema.',
            en: 'Unsupervised learning sets apart the photos that differ without naming the problem.',
            es: 'El aprendizaje no supervisado separa las fotos que difieren, sin nombrar el problema.',
          },
          ready: {
            pt: 'O modelo pré-treinado reconhece objetos comuns, e não os tipos de problema destes produtos.',
            en: 'The pretrained model recognizes common objects, not the types of problem of these products.',
            es: 'El modelo preentrenado reconoce objetos comunes, y no los tipos de problema de estos productos.',
          },
        },
      },
      {
        id: 'nothing-kept',
        text: {
          pt: 'As fotos não têm data nem código que as ligue a um caso.',
          en: 'The photos carry no date or code that links them to a case.',
          es: 'Las fotos no tienen fecha ni código que las vincule con un caso.',
        },
        fits: ['staff', 'hired', 'groups', 'ready'],
        rulesOut: {
          records: {
            pt: 'Sem nada que ligue cada foto a um caso, as reclamações antigas não dizem o que ela mostra.',
            en: 'With nothing to link a photo to a case, old complaints do not tell what it shows.',
            es: 'Sin nada que vincule cada foto con un caso, los reclamos antiguos no dicen qué muestra.',
          },
        },
      },
      {
        id: 'budget',
        text: {
          pt: 'O orçamento não cobre empresas externas nem uma tarifa por imagem.',
          en: 'The budget covers neither outside firms nor a fee for each image.',
          es: 'El presupuesto no cubre empresas externas ni una tarifa por imagen.',
        },
        fits: ['staff', 'groups', 'records'],
        rulesOut: {
          hired: {
            pt: 'Uma empresa externa cobra pelo trabalho de rotular.',
            en: 'An outside firm charges for the labeling.',
            es: 'Una empresa externa cobra por el trabajo de etiquetar.',
          },
          ready: {
            pt: 'O modelo pré-treinado é cobrado por imagem.',
            en: 'The pretrained model is charged by the image.',
            es: 'El modelo preentrenado se cobra por imagen.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que caminho atende a todos esses requisitos?',
      en: 'Which approach meets all of these requirements?',
      es: '¿Qué camino cumple todos estos requisitos?',
    },
  },
  {
    id: 'assistant-kind',
    exams: { 'cloud-digital-leader': { domain: 'ai', topic: 'gen-ai' } },
    scene: {
      pt: 'Pense na IA como um ajudante num prédio de escritórios, onde e-mail e documentos são a mesa e os sistemas são os arquivos.',
      en: 'Think of the AI as a helper in an office building, where mail and documents are the desk and other systems the archives.',
      es: 'Piensa en la IA como un ayudante en un edificio de oficinas, donde correo y documentos son la mesa y los sistemas, los archivos.',
    },
    situations: [
      {
        id: 'lawyers',
        text: {
          pt: 'Um escritório de advocacia quer IA generativa para trabalhar com contratos e pareceres.',
          en: 'A law firm wants generative AI for work with contracts and legal opinions.',
          es: 'Un estudio jurídico quiere IA generativa para trabajar con contratos y dictámenes.',
        },
      },
      {
        id: 'planners',
        text: {
          pt: 'Uma empresa de eventos quer IA generativa para preparar propostas e orçamentos.',
          en: 'An events company wants generative AI to prepare proposals and estimates.',
          es: 'Una empresa de eventos quiere IA generativa para preparar propuestas y presupuestos.',
        },
      },
      {
        id: 'scholars',
        text: {
          pt: 'Um centro de estudos quer IA generativa para o trabalho com relatórios e entrevistas.',
          en: 'A study center wants generative AI for work with reports and interviews.',
          es: 'Un centro de estudios quiere IA generativa para trabajar con informes y entrevistas.',
        },
      },
    ],
    candidates: [
      {
        id: 'workspace',
        text: { pt: 'Gemini no Google Workspace', en: 'Gemini in Google Workspace', es: 'Gemini en Google Workspace' },
        uses: ['Workspace'],
        why: {
          pt: 'O Gemini já vem no plano do Google Workspace, ajuda dentro do Gmail, dos Documentos e das Planilhas, mesmo em perguntas gerais, e é controlado pelo administrador, com dados protegidos pelo contrato do plano.',
          en: 'Gemini comes ready in the Google Workspace plan, helps inside Gmail, Docs and Sheets, with general questions too, and is controlled by the administrator, with data protected by the plan’s contract.',
          es: 'Gemini ya viene en el plan de Google Workspace, ayuda dentro de Gmail, Documentos y Hojas de cálculo, también con preguntas generales, y lo controla el administrador, con datos protegidos por el contrato del plan.',
        },
        likeness: {
          pt: 'o ajudante incluído no aluguel mensal de cada mesa, que se senta ao lado e fala de tudo',
          en: 'the helper included in each desk’s monthly rent, who sits beside it and talks about anything',
          es: 'el ayudante incluido en el alquiler mensual de cada mesa, que se sienta al lado y habla de todo',
        },
        tell: {
          pt: 'Começar hoje com o que o plano de Gmail e Drive já inclui: Gemini no Workspace ou NotebookLM. Perguntas gerais, que os textos da organização não respondem: o Gemini, e não o NotebookLM. Ajuda dentro do Gmail e dos Documentos: o Gemini no Workspace. Uso controlado pelo administrador, com dados protegidos por contrato: um serviço empresarial, e não contas pessoais. Equipe que não tem desenvolvedores: um assistente pronto, e não uma aplicação a programar.',
          en: 'Starting today with what the plan for Gmail and Drive already includes: Gemini in Workspace or NotebookLM. General questions, which no text of the organization answers: Gemini rather than NotebookLM. Help inside Gmail and Docs: Gemini in Workspace. Use controlled by the administrator, with data protected by contract: a service for organizations rather than personal accounts. A staff that has no developers: a ready-made assistant rather than an application to code.',
          es: 'Empezar hoy con lo que el plan de Gmail y Drive ya incluye: Gemini en Workspace o NotebookLM. Preguntas generales, que los textos de la organización no responden: Gemini, y no NotebookLM. Ayuda dentro de Gmail y Documentos: Gemini en Workspace. Uso controlado por el administrador, con datos protegidos por contrato: un servicio empresarial, y no cuentas personales. Equipo que no tiene desarrolladores: un asistente listo para usar, y no una aplicación que programar.',
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
          pt: 'O Gemini Enterprise busca em muitos sistemas, também de outros fornecedores, responde a perguntas gerais e deixa criar agentes sem código, sob as permissões e o contrato de dados da organização.',
          en: 'Gemini Enterprise searches many systems, other vendors’ too, answers general questions and lets agents be made without code, under the organization’s permissions and data contract.',
          es: 'Gemini Enterprise busca en muchos sistemas, también de otros proveedores, responde preguntas generales y permite crear agentes sin código, bajo los permisos y el contrato de datos de la organización.',
        },
        likeness: {
          pt: 'o atendente no fim do corredor, assinado à parte por pessoa, com chaves de todos os arquivos',
          en: 'the clerk down the hall, subscribed separately per person, with keys to all the archives',
          es: 'el encargado al final del pasillo, contratado aparte por persona, con llaves de todos los archivos',
        },
        tell: {
          pt: 'Perguntas gerais, que os textos da organização não respondem: o Gemini, e não o NotebookLM. Busca e agentes sobre todos os sistemas da empresa: o Gemini Enterprise. Respostas que vêm do CRM e do ERP, de outros fornecedores: o Gemini Enterprise. Uso controlado pelo administrador, com dados protegidos por contrato: um serviço empresarial, e não contas pessoais. Equipe que não tem desenvolvedores: um assistente pronto, e não uma aplicação a programar.',
          en: 'General questions, which no text of the organization answers: Gemini rather than NotebookLM. Search and agents over all the company’s systems: Gemini Enterprise. Answers that come from the CRM and the ERP, other vendors’ systems: Gemini Enterprise. Use controlled by the administrator, with data protected by contract: a service for organizations rather than personal accounts. A staff that has no developers: a ready-made assistant rather than an application to code.',
          es: 'Preguntas generales, que los textos de la organización no responden: Gemini, y no NotebookLM. Búsqueda y agentes sobre todos los sistemas de la empresa: Gemini Enterprise. Respuestas que vienen del CRM y del ERP, de otros proveedores: Gemini Enterprise. Uso controlado por el administrador, con datos protegidos por contrato: un servicio empresarial, y no cuentas personales. Equipo que no tiene desarrolladores: un asistente listo para usar, y no una aplicación que programar.',
        },
        source: page('gemini-enterprise'),
        popularity: 4,
      },
      {
        id: 'notebook',
        text: { pt: 'Cadernos do NotebookLM', en: 'NotebookLM notebooks', es: 'Cuadernos de NotebookLM' },
        uses: ['NotebookLM'],
        why: {
          pt: 'O NotebookLM, também pronto no Workspace e sob o controle e o contrato dele, responde só com base nas fontes postas no caderno e cita cada trecho.',
          en: 'NotebookLM, which also comes ready in Workspace, under its controls and contract, answers only from the sources placed in the notebook and cites each passage.',
          es: 'NotebookLM, también listo en Workspace y bajo su control y contrato, responde solo con base en las fuentes puestas en el cuaderno y cita cada pasaje.',
        },
        likeness: {
          pt: 'a sala de leitura onde só se responde com os livros que alguém levou para ali, mostrando a página',
          en: 'the reading room where answers come only from the books somebody brought there, with the page shown',
          es: 'la sala de lectura donde solo se responde con los libros que alguien llevó allí, mostrando la página',
        },
        tell: {
          pt: 'Começar hoje com o que o plano de Gmail e Drive já inclui: Gemini no Workspace ou NotebookLM. Estudar um conjunto escolhido de fontes, com citações: o NotebookLM. Respostas só dos textos escolhidos, com o trecho usado: o NotebookLM. Uso controlado pelo administrador, com dados protegidos por contrato: um serviço empresarial, e não contas pessoais. Equipe que não tem desenvolvedores: um assistente pronto, e não uma aplicação a programar.',
          en: 'Starting today with what the plan for Gmail and Drive already includes: Gemini in Workspace or NotebookLM. Study a chosen set of sources, with citations: NotebookLM. Answers only from chosen texts, with the passage used: NotebookLM. Use controlled by the administrator, with data protected by contract: a service for organizations rather than personal accounts. A staff that has no developers: a ready-made assistant rather than an application to code.',
          es: 'Empezar hoy con lo que el plan de Gmail y Drive ya incluye: Gemini en Workspace o NotebookLM. Estudiar un conjunto elegido de fuentes, con citas: NotebookLM. Respuestas solo de los textos elegidos, con el pasaje usado: NotebookLM. Uso controlado por el administrador, con datos protegidos por contrato: un servicio empresarial, y no cuentas personales. Equipo que no tiene desarrolladores: un asistente listo para usar, y no una aplicación que programar.',
        },
        source: page('gemini/enterprise/notebooklm-enterprise/docs/overview'),
        popularity: 3,
      },
      {
        id: 'platform',
        text: {
          pt: 'Aplicação programada na Agent Platform',
          en: 'An application coded on Agent Platform',
          es: 'Aplicación programada en Agent Platform',
        },
        uses: ['Agent Platform'],
        why: {
          pt: 'Com a Gemini Enterprise Agent Platform (antes Vertex AI), desenvolvedores criam um aplicativo próprio com o modelo que escolherem, pago pelo uso, com acesso por IAM e dados sob o contrato do Google Cloud.',
          en: 'With Gemini Enterprise Agent Platform (formerly Vertex AI), developers build an application of their own with the model they choose, paid by use, with access by IAM and data under the Google Cloud contract.',
          es: 'Con Gemini Enterprise Agent Platform (antes Vertex AI), los desarrolladores crean una aplicación propia con el modelo que elijan, pagada por uso, con acceso por IAM y datos bajo el contrato de Google Cloud.',
        },
        likeness: {
          pt: 'o ajudante pago só pelas horas usadas, que instrutores próprios levam semanas para formar',
          en: 'the helper paid only for hours used, whom in-house instructors take weeks to train',
          es: 'el ayudante pagado solo por horas usadas, que instructores propios tardan semanas en formar',
        },
        tell: {
          pt: 'Perguntas gerais, que os textos da organização não respondem: o Gemini, e não o NotebookLM. Produto próprio, modelo à escolha: o Agent Platform. Poucas vezes ao ano, sem mensalidade por pessoa: uma aplicação própria, paga pelo uso. Uso controlado pelo administrador, com dados protegidos por contrato: um serviço empresarial, e não contas pessoais.',
          en: 'General questions, which no text of the organization answers: Gemini rather than NotebookLM. A product of one’s own, a model of one’s choice: Agent Platform. A few times a year, with no monthly fee per person: an application of one’s own, paid by use. Use controlled by the administrator, with data protected by contract: a service for organizations rather than personal accounts.',
          es: 'Preguntas generales, que los textos de la organización no responden: Gemini, y no NotebookLM. Producto propio, modelo a elección: Agent Platform. Pocas veces al año, sin cuota mensual por persona: una aplicación propia, pagada por uso. Uso controlado por el administrador, con datos protegidos por contrato: un servicio empresarial, y no cuentas personales.',
        },
        source: page('products/gemini-enterprise-agent-platform'),
        popularity: 4,
      },
      {
        id: 'public',
        neverRight: true,
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
        likeness: {
          pt: 'o conselheiro gratuito da praça em frente, sem chefe que o controle nem chave dos arquivos do prédio',
          en: 'the free adviser on the square outside, with no manager over him and no key to the building’s archives',
          es: 'el consejero gratuito de la plaza de enfrente, sin jefe que lo controle ni llave de los archivos del edificio',
        },
        tell: {
          pt: 'Uso pessoal, sem dados da empresa: o app Gemini.',
          en: 'Personal use without company data: the Gemini app.',
          es: 'Uso personal, sin datos de la empresa: la app Gemini.',
        },
        source: site('https://gemini.google.com/'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-devs',
        text: {
          pt: 'A equipe não tem desenvolvedores.',
          en: 'There are no developers on staff.',
          es: 'El equipo no tiene desarrolladores.',
        },
        fits: ['workspace', 'enterprise', 'notebook', 'public'],
        rulesOut: {
          platform: {
            pt: 'Uma aplicação na Agent Platform (antes Vertex AI) exige desenvolvedores.',
            en: 'An application on Agent Platform (formerly Vertex AI) requires developers.',
            es: 'Una aplicación en Agent Platform (antes Vertex AI) exige desarrolladores.',
          },
        },
      },
      {
        id: 'governed',
        text: {
          pt: 'O administrador precisa controlar quem a usa, com dados protegidos por contrato.',
          en: 'The administrator needs to control who uses it, with data protected by contract.',
          es: 'El administrador necesita controlar quién la usa, con datos protegidos por contrato.',
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
        text: {
          pt: 'As respostas também devem vir do CRM e do ERP, que são de outros fornecedores.',
          en: 'Answers should also come from the CRM and the ERP, which are other vendors’ systems.',
          es: 'Las respuestas también deben venir del CRM y del ERP, que son de otros proveedores.',
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
        text: {
          pt: 'Os usuários querem respostas só dos textos que escolheram, com o trecho usado.',
          en: 'Users want answers only from texts they chose, with the passage used.',
          es: 'Los usuarios quieren respuestas solo de los textos que eligieron, con el pasaje usado.',
        },
        notWith: ['no-pasting'],
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
        text: {
          pt: 'Será usada poucas vezes ao ano, e a organização, que tem desenvolvedores, não quer mensalidade por pessoa.',
          en: 'It will be used a few times a year, and the organization, which has developers, wants no monthly fee per person.',
          es: 'Se usará pocas veces al año, y la organización, que tiene desarrolladores, no quiere una cuota mensual por persona.',
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
        notWith: ['no-devs'],
      },
      {
        id: 'today',
        text: {
          pt: 'Os funcionários querem começar hoje, só com o que o plano de Gmail e Drive da empresa já inclui.',
          en: 'Employees want to start today, with just what the company’s plan for Gmail and Drive already includes.',
          es: 'Los empleados quieren empezar hoy, solo con lo que el plan de Gmail y Drive de la empresa ya incluye.',
        },
        fits: ['workspace', 'notebook', 'public'],
        rulesOut: {
          enterprise: {
            pt: 'O app Gemini Enterprise não vem com esse plano: é contratado à parte.',
            en: 'The Gemini Enterprise app does not come with that plan: it is bought separately.',
            es: 'La app Gemini Enterprise no viene con ese plan: se contrata por separado.',
          },
          platform: {
            pt: 'Uma aplicação na Agent Platform (antes Vertex AI) tem de ser programada.',
            en: 'An application on Agent Platform (formerly Vertex AI) has to be programmed.',
            es: 'Una aplicación en Agent Platform (antes Vertex AI) debe programarse.',
          },
        },
      },
      {
        id: 'no-pasting',
        text: {
          pt: 'A ajuda precisa aparecer dentro do Gmail e dos Documentos Google, que a empresa já usa.',
          en: 'Help has to appear inside Gmail and Google Docs, which the company already uses.',
          es: 'La ayuda tiene que aparecer dentro de Gmail y Documentos de Google, que la empresa ya usa.',
        },
        notWith: ['no-fee', 'other-systems'],
        fits: ['workspace', 'platform'],
        rulesOut: {
          notebook: {
            pt: 'O NotebookLM abre em uma página própria, fora do Gmail.',
            en: 'NotebookLM opens in a page of its own, outside Gmail.',
            es: 'NotebookLM se abre en una página propia, fuera de Gmail.',
          },
          enterprise: {
            pt: 'O app Gemini Enterprise responde em uma página própria, fora do Gmail.',
            en: 'The Gemini Enterprise app answers in a page of its own, outside Gmail.',
            es: 'La app Gemini Enterprise responde en una página propia, fuera de Gmail.',
          },
          public: {
            pt: 'Uma conta pessoal não entra no e-mail nem nos documentos da empresa.',
            en: 'A personal account does not reach the company’s e-mail or documents.',
            es: 'Una cuenta personal no entra en el correo ni en los documentos de la empresa.',
          },
        },
      },
      {
        id: 'general',
        text: {
          pt: 'Os usuários também fazem perguntas gerais, que nenhum texto da organização responde.',
          en: 'Users also ask general questions, which no text of the organization answers.',
          es: 'Los usuarios también hacen preguntas generales, que ningún texto de la organización responde.',
        },
        notWith: ['only-sources'],
        fits: ['workspace', 'enterprise', 'platform', 'public'],
        rulesOut: {
          notebook: {
            pt: 'O NotebookLM responde só com as fontes escolhidas para o caderno, que não trazem essas respostas.',
            en: 'NotebookLM answers only from the sources chosen for the notebook, which lack those answers.',
            es: 'NotebookLM responde solo con las fuentes elegidas para el cuaderno, que no traen esas respuestas.',
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
