import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const findingAnswers: readonly Pattern[] = [
  {
    id: 'finding-answers',
    exams: { 'clf-c02': { domain: 'billing', topic: 'support' } },
    scene: {
      pt: 'Pense nos sistemas da empresa na AWS como uma cozinha com um fogão, e na AWS como a fábrica desse fogão.',
      en: 'Think of the company’s systems on AWS as a kitchen with a stove, and of AWS as the maker of that stove.',
      es: 'Piensa en los sistemas de la empresa en AWS como una cocina con su horno, y en AWS como la fábrica de ese horno.',
    },
    situations: [
      {
        id: 'ferry',
        text: {
          pt: 'A equipe de uma empresa de balsas tem um problema técnico com o seu sistema na AWS.',
          en: 'The team of a ferry company has a technical problem with its system on AWS.',
          es: 'El equipo de una empresa de transbordadores tiene un problema técnico con su sistema en AWS.',
        },
      },
      {
        id: 'orchard',
        text: {
          pt: 'Uma exportadora de frutas vai levar os seus sistemas para a AWS, e a equipe de TI busca orientação.',
          en: 'A fruit exporter is going to move its systems to AWS, and its IT team is looking for guidance.',
          es: 'Una exportadora de frutas va a llevar sus sistemas a AWS, y su equipo de TI busca orientación.',
        },
      },
      {
        id: 'theater-help',
        text: {
          pt: 'Um grupo de teatros começou a levar os seus sistemas para a AWS, e a equipe tem dúvidas.',
          en: 'A group of theaters has begun to move its systems to AWS, and its team has questions.',
          es: 'Un grupo de teatros empezó a llevar sus sistemas a AWS, y su equipo tiene dudas.',
        },
      },
      {
        id: 'lab-help',
        text: {
          pt: 'Um laboratório guarda os laudos na AWS, e a equipe procura resposta para uma dúvida técnica.',
          en: 'A testing laboratory keeps its reports on AWS, and its team is looking for an answer to a technical question.',
          es: 'Un laboratorio guarda sus informes en AWS, y su equipo busca respuesta a una duda técnica.',
        },
      },
    ],
    candidates: [
      {
        id: 'knowledge-center',
        uses: ['Knowledge Center'],
        popularity: 3,
        source: { url: 'https://repost.aws/knowledge-center', checkedOn: null },
        text: {
          pt: 'Um artigo do AWS Knowledge Center',
          en: 'An article in the AWS Knowledge Center',
          es: 'Un artículo del AWS Knowledge Center',
        },
        why: {
          pt: 'O AWS Knowledge Center reúne respostas curtas da AWS, já escritas, às perguntas que mais clientes fazem, abertas a todos e lidas sem contar o próprio caso.',
          en: 'The AWS Knowledge Center gathers short answers, already written by AWS, to the questions that most customers ask, open to all and read without telling one’s own case.',
          es: 'El AWS Knowledge Center reúne respuestas cortas de AWS, ya escritas, a las preguntas que más clientes hacen, abiertas a todos y leídas sin contar el propio caso.',
        },
        likeness: {
          pt: 'o folheto grátis da fábrica com respostas curtas às dúvidas que todo mundo tem sobre o fogão',
          en: 'the maker’s free leaflet with short answers to the questions that everybody has about the stove',
          es: 'el folleto gratis de la fábrica con respuestas cortas a las dudas de todo el mundo sobre el horno',
        },
        tell: {
          pt: 'Resposta a um erro comum, e não um guia para estudar: Knowledge Center ou re:Post. Nada que se possa publicar sobre o caso: um artigo, e não uma pergunta no re:Post. Resposta necessária ainda hoje, sem esperar por outra pessoa: um texto já publicado. Plano Basic, sem que se vá contratar outro: recursos abertos a todos. Plano Basic, sem outro contratado: re:Post e Knowledge Center, abertos a todos.',
          en: 'An answer to a common error, not a guide to study: Knowledge Center or re:Post. Nothing to publish about the case: an article, not a question on re:Post. An answer needed today, without waiting for another person: a text already published. The Basic plan, and no other to be taken out: resources open to all. The Basic plan, with no other taken out: re:Post and Knowledge Center, open to everyone.',
          es: 'Respuesta a un error común, no una guía para estudiar: Knowledge Center o re:Post. Nada que se pueda publicar sobre el caso: un artículo, y no una pregunta en re:Post. Respuesta que se necesita hoy mismo, sin esperar a otra persona: un texto ya publicado. Plan Basic, sin que se vaya a contratar otro: recursos abiertos a todos. Plan Basic, sin contratar otro: re:Post y Knowledge Center, abiertos a todos.',
        },
      },
      {
        id: 'prescriptive-guidance',
        uses: ['Prescriptive Guidance'],
        popularity: 3,
        source: docs('prescriptive-guidance/latest/'),
        text: {
          pt: 'Um guia do AWS Prescriptive Guidance',
          en: 'A guide in AWS Prescriptive Guidance',
          es: 'Una guía de AWS Prescriptive Guidance',
        },
        why: {
          pt: 'O AWS Prescriptive Guidance publica estratégias, guias e padrões de especialistas da AWS para migrações e arquiteturas inteiras.',
          en: 'AWS Prescriptive Guidance publishes strategies, guides and patterns by AWS experts for whole migrations and architectures.',
          es: 'AWS Prescriptive Guidance publica estrategias, guías y patrones de expertos de AWS para migraciones y arquitecturas enteras.',
        },
        likeness: {
          pt: 'o livro grátis da fábrica para mudar dezenas de cozinhas passo a passo, sem falar da sua',
          en: 'the maker’s free book on moving dozens of kitchens step by step, without a word about yours',
          es: 'el libro gratis de la fábrica para mudar decenas de cocinas paso a paso, sin hablar de la tuya',
        },
        tell: {
          pt: 'Estratégia e padrões de migração ou modernização: Prescriptive Guidance. Resposta necessária ainda hoje, sem esperar por outra pessoa: um texto já publicado. Plano Basic, sem que se vá contratar outro: recursos abertos a todos. Estratégia para migrar dezenas de sistemas, com padrões passo a passo: Prescriptive Guidance.',
          en: 'Strategy and patterns of migration or modernization: Prescriptive Guidance. An answer needed today, without waiting for another person: a text already published. The Basic plan, and no other to be taken out: resources open to all. A strategy for migrating dozens of systems, with step-by-step patterns: Prescriptive Guidance.',
          es: 'Estrategia y patrones de migración o modernización: Prescriptive Guidance. Respuesta que se necesita hoy mismo, sin esperar a otra persona: un texto ya publicado. Plan Basic, sin que se vaya a contratar otro: recursos abiertos a todos. Estrategia para migrar decenas de sistemas, con patrones paso a paso: Prescriptive Guidance.',
        },
      },
      {
        id: 'documentation',
        neverRight: true,
        uses: ['documentation', 'documentação', 'documentación'],
        popularity: 4,
        source: docs(''),
        text: {
          pt: 'Um guia de introdução da documentação da AWS',
          en: 'A getting started guide in the AWS documentation',
          es: 'Una guía de introducción de la documentación de AWS',
        },
        why: {
          pt: 'Os guias de introdução da documentação da AWS ensinam os primeiros passos de cada serviço, abertos a todos.',
          en: 'The getting started guides of the AWS documentation teach the first steps with each service, open to all.',
          es: 'Las guías de introducción de la documentación de AWS enseñan los primeros pasos de cada servicio, abiertas a todos.',
        },
        likeness: {
          pt: 'o manual grátis do fogão, que explica cada botão e deixa o leitor achar sozinho a saída',
          en: 'the free manual of the stove, which explains every knob and leaves readers to find their own answer',
          es: 'el manual gratis del horno, que explica cada botón y deja al lector hallar solo la salida',
        },
        tell: {
          pt: 'Funcionamento de um serviço: a documentação da AWS.',
          en: 'The workings of one service: the AWS documentation.',
          es: 'Funcionamiento de un servicio: la documentación de AWS.',
        },
      },
      {
        id: 'security-blog',
        neverRight: true,
        uses: ['Security Blog'],
        popularity: 2,
        source: site('blogs/security/'),
        text: {
          pt: 'As publicações do AWS Security Blog',
          en: 'The posts of the AWS Security Blog',
          es: 'Las publicaciones del AWS Security Blog',
        },
        why: {
          pt: 'O AWS Security Blog traz novidades e exemplos de segurança escritos por especialistas da AWS, abertos a todos.',
          en: 'The AWS Security Blog has security news and examples written by AWS experts, open to all.',
          es: 'El AWS Security Blog trae novedades y ejemplos de seguridad escritos por expertos de AWS, abiertos a todos.',
        },
        likeness: {
          pt: 'a coluna grátis da fábrica com notícias e conselhos para evitar acidentes em qualquer cozinha',
          en: 'the maker’s free column with news and advice on avoiding accidents in any kitchen',
          es: 'la columna gratis de la fábrica con noticias y consejos para evitar accidentes en cualquier cocina',
        },
        tell: {
          pt: 'Novidades e exemplos de segurança: AWS Security Blog.',
          en: 'News and examples of security: AWS Security Blog.',
          es: 'Novedades y ejemplos de seguridad: AWS Security Blog.',
        },
      },
      {
        id: 'repost',
        uses: ['re:Post'],
        popularity: 3,
        source: site('repost/'),
        text: {
          pt: 'Uma pergunta no AWS re:Post',
          en: 'A question on AWS re:Post',
          es: 'Una pregunta en AWS re:Post',
        },
        why: {
          pt: 'No AWS re:Post, a comunidade e especialistas da AWS respondem em público às perguntas de qualquer cliente, sem plano de suporte.',
          en: 'On AWS re:Post, the community and AWS experts answer the questions of any customer in public, without a support plan.',
          es: 'En AWS re:Post, la comunidad y expertos de AWS responden en público a las preguntas de cualquier cliente, sin plan de soporte.',
        },
        likeness: {
          pt: 'uma pergunta sobre o seu fogão pregada na praça, que todos leem e quem sabe responde de graça',
          en: 'a question about your stove pinned up in the square, which everybody reads and anyone may answer free',
          es: 'una pregunta sobre tu horno clavada en la plaza, que todos leen y quien sabe responde gratis',
        },
        tell: {
          pt: 'Uma dúvida, com o plano Basic: re:Post, que é aberto a todos. Dúvida própria do sistema, que nada do que foi publicado responde: uma pergunta a pessoas, e não um texto pronto. Plano Basic, sem outro contratado: re:Post e Knowledge Center, abertos a todos.',
          en: 'A question, on the Basic plan: re:Post, which is open to all. A question particular to the system, which nothing published answers: a question to people, not a finished text. The Basic plan, with no other taken out: re:Post and Knowledge Center, open to everyone.',
          es: 'Una duda, con el plan Basic: re:Post, que está abierto a todos. Duda propia del sistema, que nada de lo publicado responde: una pregunta a personas, y no un texto listo. Plan Basic, sin contratar otro: re:Post y Knowledge Center, abiertos a todos.',
        },
      },
      {
        id: 'support-case',
        rightWith: ['own-question', 'confidential'],
        uses: ['Support Center'],
        popularity: 4,
        source: docs('awssupport/latest/user/case-management.html'),
        text: {
          pt: 'Um caso técnico no AWS Support Center',
          en: 'A technical case in AWS Support Center',
          es: 'Un caso técnico en AWS Support Center',
        },
        why: {
          pt: 'No AWS Support Center, um caso técnico põe um engenheiro da AWS para tratar do problema da conta, em privado; exige um plano pago.',
          en: 'In AWS Support Center, a technical case has an AWS engineer deal with the problem of the account in private; it needs a paid plan.',
          es: 'En AWS Support Center, un caso técnico pone a un ingeniero de AWS a tratar el problema de la cuenta en privado; exige un plan de pago.',
        },
        likeness: {
          pt: 'o técnico da fábrica, pago por mês, que examina o seu fogão em particular, mas só na sua vez',
          en: 'the maker’s technician, paid monthly, who examines your stove in private, but only when your turn comes',
          es: 'el técnico de la fábrica, pagado por mes, que examina tu horno en privado, pero solo en tu turno',
        },
        tell: {
          pt: 'Problema na própria conta, com plano pago: Support Center. Dúvida própria do ambiente, sem poder publicar nada sobre o caso: Support Center, em privado. Dúvida própria desse sistema, a que nada publicado responde: uma pergunta a pessoas.',
          en: 'A problem in your own account, with a paid plan: Support Center. A question particular to the environment, with nothing to publish about the case: Support Center, in private. A question particular to that system, with nothing published that answers it: asking people.',
          es: 'Problema en la propia cuenta, con plan de pago: Support Center. Duda propia del entorno, sin poder publicar nada sobre el caso: Support Center, en privado. Duda propia de ese sistema, a la que nada publicado responde: una pregunta a personas.',
        },
      },
      {
        id: 'solutions-architect',
        neverRight: true,
        uses: ['Solutions Architect'],
        popularity: 3,
        source: site('professional-services/'),
        text: {
          pt: 'Uma conversa com um AWS Solutions Architect',
          en: 'A talk with an AWS Solutions Architect',
          es: 'Una charla con un AWS Solutions Architect',
        },
        why: {
          pt: 'Um AWS Solutions Architect, da equipe que atende a empresa, discute com ela arquiteturas e escolhas, sem ser pago à parte.',
          en: 'An AWS Solutions Architect, from the team that serves the company, discusses architectures and choices with it, at no separate charge.',
          es: 'Un AWS Solutions Architect, del equipo que atiende a la empresa, discute con ella arquitecturas y decisiones, sin pago aparte.',
        },
        likeness: {
          pt: 'a conversa particular e grátis com o projetista da fábrica sobre a sua cozinha, mas em dia marcado',
          en: 'a free private talk with the maker’s designer about your own kitchen, but on an arranged day',
          es: 'la charla privada y gratis con el proyectista de la fábrica sobre tu cocina, pero en día acordado',
        },
        tell: {
          pt: 'Arquitetura a discutir com alguém da AWS: Solutions Architect.',
          en: 'An architecture to discuss with someone at AWS: Solutions Architect.',
          es: 'Arquitectura que discutir con alguien de AWS: Solutions Architect.',
        },
      },
    ],
    constraints: [
      {
        id: 'own-question',
        text: {
          pt: 'A dúvida é própria do ambiente da empresa, e nada do que foi publicado a responde.',
          en: 'The question is particular to the company’s environment, and nothing published answers it.',
          es: 'La duda es propia del entorno de la empresa, y nada de lo publicado la responde.',
        },
        fits: ['repost', 'support-case', 'solutions-architect'],
        rulesOut: {
          'security-blog': {
            pt: 'O AWS Security Blog traz textos já publicados, sobre segurança, e não responde a uma dúvida nova.',
            en: 'The AWS Security Blog has texts already published, about security, and does not answer a new question.',
            es: 'El AWS Security Blog trae textos ya publicados, sobre seguridad, y no responde una duda nueva.',
          },
          'knowledge-center': {
            pt: 'O Knowledge Center traz respostas a perguntas comuns, já escritas.',
            en: 'The Knowledge Center has answers to common questions, already written.',
            es: 'El Knowledge Center trae respuestas a preguntas comunes, ya escritas.',
          },
          'prescriptive-guidance': {
            pt: 'O Prescriptive Guidance traz guias gerais, já escritos.',
            en: 'Prescriptive Guidance has general guides, already written.',
            es: 'Prescriptive Guidance trae guías generales, ya escritas.',
          },
          documentation: {
            pt: 'A documentação da AWS descreve os serviços para todos e não responde à dúvida de um só ambiente.',
            en: 'The AWS documentation describes services for everyone and does not answer the question of one environment.',
            es: 'La documentación de AWS describe los servicios para todos y no responde la duda de un solo entorno.',
          },
        },
      },
      {
        id: 'no-paid-plan',
        text: {
          pt: 'A empresa tem o plano Basic e não vai contratar outro.',
          en: 'The company is on the Basic plan and will not take out another.',
          es: 'La empresa tiene el plan Basic y no va a contratar otro.',
        },
        fits: [
          'knowledge-center',
          'prescriptive-guidance',
          'documentation',
          'security-blog',
          'repost',
          'solutions-architect',
        ],
        rulesOut: {
          'support-case': {
            pt: 'Com o plano Basic não se abrem casos técnicos no Support Center.',
            en: 'Technical cases cannot be opened in Support Center with the Basic plan.',
            es: 'Con el plan Basic no se abren casos técnicos en Support Center.',
          },
        },
      },
      {
        id: 'confidential',
        notWith: ['no-paid-plan'],
        text: {
          pt: 'A empresa, com um plano pago da AWS, não pode publicar nada sobre o seu caso.',
          en: 'The company, on a paid AWS plan, must publish nothing about its case.',
          es: 'La empresa, con un plan de pago de AWS, no puede publicar nada sobre su caso.',
        },
        fits: [
          'knowledge-center',
          'prescriptive-guidance',
          'documentation',
          'security-blog',
          'support-case',
          'solutions-architect',
        ],
        rulesOut: {
          repost: {
            pt: 'No re:Post a pergunta e os detalhes ficam à vista de todos.',
            en: 'On re:Post the question and its details are there for all to see.',
            es: 'En re:Post, la pregunta y los detalles quedan a la vista de todos.',
          },
        },
      },
      {
        id: 'tonight',
        text: {
          pt: 'A resposta é necessária ainda hoje, sem esperar por outra pessoa.',
          en: 'The answer is needed today, without waiting for another person.',
          es: 'La respuesta se necesita hoy mismo, sin esperar a otra persona.',
        },
        fits: ['knowledge-center', 'prescriptive-guidance', 'documentation', 'security-blog'],
        rulesOut: {
          'support-case': {
            pt: 'Um caso no Support Center espera por um engenheiro.',
            en: 'A case in Support Center waits for an engineer.',
            es: 'Un caso en Support Center espera a un ingeniero.',
          },
          'solutions-architect': {
            pt: 'A conversa com um Solutions Architect precisa ser marcada.',
            en: 'The talk with a Solutions Architect has to be arranged.',
            es: 'La charla con un Solutions Architect debe agendarse.',
          },
        },
      },
      {
        id: 'whole-migration',
        situations: ['orchard', 'theater-help'],
        text: {
          pt: 'A equipe quer uma estratégia para migrar dezenas de sistemas, com padrões passo a passo.',
          en: 'The team wants a strategy for migrating dozens of systems, with step-by-step patterns.',
          es: 'El equipo quiere una estrategia para migrar decenas de sistemas, con patrones paso a paso.',
        },
        fits: ['prescriptive-guidance', 'solutions-architect'],
        rulesOut: {
          'knowledge-center': {
            pt: 'O Knowledge Center resolve perguntas isoladas, e não a estratégia de dezenas de sistemas.',
            en: 'The Knowledge Center settles single questions, not the strategy for dozens of systems.',
            es: 'El Knowledge Center resuelve preguntas aisladas, no la estrategia de decenas de sistemas.',
          },
          documentation: {
            pt: 'A documentação da AWS descreve um serviço de cada vez, e não a estratégia de dezenas de sistemas.',
            en: 'The AWS documentation describes one service at a time, not the strategy for dozens of systems.',
            es: 'La documentación de AWS describe un servicio a la vez, no la estrategia de decenas de sistemas.',
          },
          repost: {
            pt: 'No re:Post se responde a perguntas pontuais, e não com uma estratégia inteira.',
            en: 'On re:Post single questions are answered, not with a whole strategy.',
            es: 'En re:Post se responden preguntas puntuales, no con una estrategia entera.',
          },
        },
      },
      {
        id: 'known-error',
        situations: ['ferry', 'lab-help'],
        text: {
          pt: 'Trata-se de um erro comum, e a equipe quer uma resposta a essa dúvida, e não um guia para estudar.',
          en: 'The problem is a common error, and the team wants an answer to that question, not a guide to study.',
          es: 'Se trata de un error común, y el equipo quiere una respuesta a esa duda, no una guía para estudiar.',
        },
        fits: ['knowledge-center', 'repost', 'support-case', 'solutions-architect'],
        rulesOut: {
          documentation: {
            pt: 'Um guia de introdução ensina os primeiros passos de um serviço; não é a resposta a um erro.',
            en: 'A getting started guide teaches the first steps with a service; it is not the answer to an error.',
            es: 'Una guía de introducción enseña los primeros pasos de un servicio; no es la respuesta a un error.',
          },
          'prescriptive-guidance': {
            pt: 'O Prescriptive Guidance traz guias longos de estratégia e arquitetura, e não a resposta a uma pergunta.',
            en: 'Prescriptive Guidance has long guides on strategy and architecture, not the answer to one question.',
            es: 'Prescriptive Guidance trae guías largas de estrategia y arquitectura, no la respuesta a una pregunta.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que recurso a equipe deve usar?',
      en: 'Which resource should the team use?',
      es: '¿Qué recurso debe usar el equipo?',
    },
  },
];
