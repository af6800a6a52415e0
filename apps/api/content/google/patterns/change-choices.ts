import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page, site } from '../source.ts';

export const changeChoices: readonly Pattern[] = [
  {
    id: 'adoption-start',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'cloud-value' } },
    scene: {
      pt: 'Pense na ida para a nuvem como a mudança de um museu, em que cada sistema é uma sala e cada departamento, um curador.',
      en: 'Think of going to the cloud as moving a museum, where each system is a room and each department is a curator.',
      es: 'Piensa en ir a la nube como en mudar un museo, donde cada sistema es una sala y cada departamento es un curador.',
    },
    situations: [
      {
        id: 'insurer',
        text: {
          pt: 'Uma seguradora vai levar as suas trinta aplicações à nuvem.',
          en: 'An insurer is taking its thirty applications to the cloud.',
          es: 'Una aseguradora va a llevar sus treinta aplicaciones a la nube.',
        },
      },
      {
        id: 'ministry',
        text: {
          pt: 'Uma secretaria de educação decidiu levar à nuvem os sistemas das suas escolas.',
          en: 'An education department has decided to take its schools’ systems to the cloud.',
          es: 'Una secretaría de educación decidió llevar a la nube los sistemas de sus escuelas.',
        },
      },
      {
        id: 'maker',
        text: {
          pt: 'Uma fabricante de móveis decidiu levar à nuvem os sistemas das suas fábricas.',
          en: 'A furniture maker has decided to take its factories’ systems to the cloud.',
          es: 'Un fabricante de muebles decidió llevar a la nube los sistemas de sus fábricas.',
        },
      },
    ],
    candidates: [
      {
        id: 'pilot',
        text: {
          pt: 'Um piloto de seis semanas, feito pela TI atual, com uma aplicação simples',
          en: 'A six-week pilot by the current IT staff, with one simple application',
          es: 'Un piloto de seis semanas, del equipo de TI actual, con una aplicación sencilla',
        },
        uses: [],
        why: {
          pt: 'Um piloto da equipe de TI atual leva só uma aplicação simples em semanas, sob um só contrato, custa pouco e ensina a equipe antes das aplicações importantes.',
          en: 'A pilot by the current IT staff moves just one simple application within weeks, under one contract, costs little and teaches the team before the important applications.',
          es: 'Un piloto del equipo de TI actual lleva una sola aplicación simple en semanas, bajo un solo contrato, cuesta poco y enseña al equipo antes de las aplicaciones importantes.',
        },
        likeness: {
          pt: 'a mudança barata de uma salinha pelo zelador, que aprende com ela, enquanto o resto do museu fica',
          en: 'the caretaker’s cheap move of one small room, from which he learns, while the rest of the museum stays',
          es: 'la mudanza barata de una salita por el conserje, que aprende con ella, mientras el resto del museo se queda',
        },
        tell: {
          pt: 'Nenhuma área que ceda pessoas: um piloto ou um parceiro, que dispensam uma equipe nova. Ninguém na casa que saiba planejar a mudança de várias aplicações: um piloto com uma só ou um parceiro certificado. Aprender com pouco risco antes de ampliar: um piloto. Experiência na organização, com os próprios funcionários: um piloto ou uma equipe própria. Orçamento pequeno até provar o valor: um piloto. Uma aplicação na nuvem já neste trimestre: um piloto ou um parceiro com experiência. O que é crítico e precisa continuar no ar se algo falhar: a migração por partes, e não de tudo de uma vez. Resultados que a direção quer ver em menos de um ano: primeiras aplicações migradas logo, e não só cursos. Um só contrato e uma só fatura, para todas as áreas: um começo central, e não cada área por si.',
          en: 'No department that gives up people: a pilot or a partner, which need no new team. Nobody in-house who knows how to plan the move of several applications: a pilot with just one, or a certified partner. Learning at little risk before going wider: a pilot. Know-how in-house, with a migration by its own employees: a pilot or a team of one’s own. A small budget until value is proven: a pilot. An application in the cloud this quarter: a pilot or an experienced partner. Whatever is critical and has to stay online if something fails: moving in parts rather than all at once. Results that management wants to see in less than a year: first applications moved soon rather than courses alone. One contract and one bill, for all departments: a central start rather than each department for itself.',
          es: 'Ningún área que ceda personas: un piloto o un socio, que no necesitan un equipo nuevo. Nadie en la casa que sepa planificar el traslado de varias aplicaciones: un piloto con una sola o un socio certificado. Aprender con poco riesgo antes de ampliar: un piloto. Experiencia que conservar, con los propios empleados: un piloto o un equipo propio. Presupuesto pequeño hasta demostrar el valor: un piloto. Una aplicación en la nube ya este trimestre: un piloto o un socio con experiencia. Lo que es crítico y debe seguir en línea si algo falla: la migración por partes, y no de todo de una vez. Resultados que la dirección quiere ver en menos de un año: primeras aplicaciones migradas pronto, y no solo cursos. Un solo contrato y una sola factura, para todas las áreas: un comienzo central, y no cada área por su lado.',
        },
        source: page('architecture/migration-to-gcp-getting-started'),
        popularity: 5,
      },
      {
        id: 'center',
        text: {
          pt: 'Uma equipe de funcionários, que define regras e migra cinco aplicações juntas',
          en: 'A team of employees that sets rules and moves five applications together',
          es: 'Un equipo de empleados, que define reglas y migra cinco aplicaciones juntas',
        },
        uses: [],
        why: {
          pt: 'Uma equipe central de funcionários define regras e um só contrato para todas as áreas e leva logo um primeiro grupo de aplicações ligadas, para aprender antes das críticas.',
          en: 'A central team of employees sets rules and one contract for all departments and soon moves a first group of connected applications, to learn before the critical ones.',
          es: 'Un equipo central de empleados define reglas y un solo contrato para todas las áreas y lleva pronto un primer grupo de aplicaciones conectadas, para aprender antes de las críticas.',
        },
        likeness: {
          pt: 'a comissão de curadores tirados de suas salas, novatos em mudança, que fixa regras e leva cinco salas ligadas',
          en: 'the committee of curators taken from their work, new to moving, that sets rules and moves five connected rooms',
          es: 'la comisión de curadores sacados de sus tareas, novatos en mudanzas, que fija reglas y lleva cinco salas conectadas',
        },
        tell: {
          pt: 'Aplicações que dependem umas das outras: quem as leve em grupos, como uma equipe própria ou um parceiro, e não um piloto. As mesmas regras em todas as áreas desde o primeiro dia: um centro de excelência ou um parceiro que as defina. Experiência na organização, com os próprios funcionários: um piloto ou uma equipe própria. O que é crítico e precisa continuar no ar se algo falhar: a migração por partes, e não de tudo de uma vez. Resultados que a direção quer ver em menos de um ano: primeiras aplicações migradas logo, e não só cursos. Um só contrato e uma só fatura, para todas as áreas: um começo central, e não cada área por si.',
          en: 'Applications that depend on one another: whoever moves them in groups, such as a team of one’s own or a partner, rather than a pilot. The same rules in all departments from the first day: a center of excellence or a partner that sets them. Know-how in-house, with a migration by its own employees: a pilot or a team of one’s own. Whatever is critical and has to stay online if something fails: moving in parts rather than all at once. Results that management wants to see in less than a year: first applications moved soon rather than courses alone. One contract and one bill, for all departments: a central start rather than each department for itself.',
          es: 'Aplicaciones que dependen unas de otras: quien las lleve en grupos, como un equipo propio o un socio, y no un piloto. Las mismas reglas en todas las áreas desde el primer día: un centro de excelencia o un socio que las defina. Experiencia que conservar, con los propios empleados: un piloto o un equipo propio. Lo que es crítico y debe seguir en línea si algo falla: la migración por partes, y no de todo de una vez. Resultados que la dirección quiere ver en menos de un año: primeras aplicaciones migradas pronto, y no solo cursos. Un solo contrato y una sola factura, para todas las áreas: un comienzo central, y no cada área por su lado.',
        },
        source: page('adoption-framework'),
        popularity: 4,
      },
      {
        id: 'partner',
        text: {
          pt: 'Um parceiro certificado, que define regras e migra em ondas testadas',
          en: 'A certified partner, who sets rules and moves tested waves',
          es: 'Un socio certificado, que define reglas y migra en olas probadas',
        },
        uses: [],
        why: {
          pt: 'Um parceiro certificado já planejou migrações assim, começa logo com o próprio pessoal, define regras e um só contrato para todas as áreas e leva juntas, em ondas testadas, as aplicações ligadas.',
          en: 'A certified partner has planned such migrations, starts soon with its own people, sets rules and one contract for all departments and moves connected applications together, in tested waves.',
          es: 'Un socio certificado ya planificó migraciones así, empieza pronto con su propio personal, define reglas y un solo contrato para todas las áreas y lleva juntas, en olas probadas, las aplicaciones conectadas.',
        },
        likeness: {
          pt: 'a empresa de mudanças cara e experiente, que traz sua gente e suas regras e leva o museu por etapas',
          en: 'the costly, seasoned moving firm, which brings its own people and rules and moves the museum in stages',
          es: 'la empresa de mudanzas cara y experta, que trae su gente y sus reglas y lleva el museo por etapas',
        },
        tell: {
          pt: 'Aplicações que dependem umas das outras: quem as leve em grupos, como uma equipe própria ou um parceiro, e não um piloto. Nenhuma área que ceda pessoas: um piloto ou um parceiro, que dispensam uma equipe nova. Ninguém na casa que saiba planejar a mudança de várias aplicações: um piloto com uma só ou um parceiro certificado. Contrato da sala que termina em meses: um parceiro experiente. Uma aplicação na nuvem já neste trimestre: um piloto ou um parceiro com experiência. O que é crítico e precisa continuar no ar se algo falhar: a migração por partes, e não de tudo de uma vez. As mesmas regras em todas as áreas desde o primeiro dia: um centro de excelência ou um parceiro que as defina. Resultados que a direção quer ver em menos de um ano: primeiras aplicações migradas logo, e não só cursos. Um só contrato e uma só fatura, para todas as áreas: um começo central, e não cada área por si.',
          en: 'Applications that depend on one another: whoever moves them in groups, such as a team of one’s own or a partner, rather than a pilot. No department that gives up people: a pilot or a partner, which need no new team. Nobody in-house who knows how to plan the move of several applications: a pilot with just one, or a certified partner. A contract for the room that ends in months: an experienced partner. An application in the cloud this quarter: a pilot or an experienced partner. Whatever is critical and has to stay online if something fails: moving in parts rather than all at once. The same rules in all departments from the first day: a center of excellence or a partner that sets them. Results that management wants to see in less than a year: first applications moved soon rather than courses alone. One contract and one bill, for all departments: a central start rather than each department for itself.',
          es: 'Aplicaciones que dependen unas de otras: quien las lleve en grupos, como un equipo propio o un socio, y no un piloto. Ningún área que ceda personas: un piloto o un socio, que no necesitan un equipo nuevo. Nadie en la casa que sepa planificar el traslado de varias aplicaciones: un piloto con una sola o un socio certificado. Contrato de la sala que termina en meses: un socio con experiencia. Una aplicación en la nube ya este trimestre: un piloto o un socio con experiencia. Lo que es crítico y debe seguir en línea si algo falla: la migración por partes, y no de todo de una vez. Las mismas reglas en todas las áreas desde el primer día: un centro de excelencia o un socio que las defina. Resultados que la dirección quiere ver en menos de un año: primeras aplicaciones migradas pronto, y no solo cursos. Un solo contrato y una sola factura, para todas las áreas: un comienzo central, y no cada área por su lado.',
        },
        source: page('partners'),
        popularity: 4,
      },
      {
        id: 'training',
        text: {
          pt: 'Um ano de cursos antes de qualquer migração',
          en: 'A year of courses before any migration',
          es: 'Un año de cursos antes de cualquier migración',
        },
        uses: [],
        why: {
          pt: 'Um ano de cursos dá certificados a toda a equipe própria.',
          en: 'A year of courses brings certificates to all in-house staff.',
          es: 'Un año de cursos da certificados a todo el equipo propio.',
        },
        likeness: {
          pt: 'um ano de aulas pagas de embalagem para o museu inteiro, antes de sair a primeira caixa',
          en: 'a year of paid packing lessons for the whole museum, before the first crate goes out',
          es: 'un año de clases pagadas de embalaje para todo el museo, antes de que salga la primera caja',
        },
        tell: {
          pt: 'Conhecimento antes de qualquer migração, com tempo de sobra: cursos.',
          en: 'Knowledge before any migration, with time to spare: courses.',
          es: 'Conocimiento antes de cualquier migración, con tiempo de sobra: cursos.',
        },
        source: site('https://www.skills.google/'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'at-once',
        text: {
          pt: 'A mudança de tudo em um só fim de semana',
          en: 'Moving everything in a single weekend',
          es: 'El traslado de todo en un solo fin de semana',
        },
        uses: [],
        why: {
          pt: 'A mudança de uma só vez dispensa manter dois ambientes por meses.',
          en: 'Moving at once avoids keeping two environments for months.',
          es: 'El traslado de una vez evita mantener dos entornos por meses.',
        },
        likeness: {
          pt: 'a mudança do museu inteiro num fim de semana, paga de uma vez e sem volta se algo falhar',
          en: 'the move of the whole museum in one weekend, paid all at once and with no way back',
          es: 'la mudanza de todo el museo en un fin de semana, pagada de una vez y sin vuelta atrás',
        },
        tell: {
          pt: 'Poucos sistemas, com parada aceita: a mudança de uma só vez.',
          en: 'Few systems, with downtime accepted: a move all at once.',
          es: 'Pocos sistemas, con interrupción aceptada: el traslado de una sola vez.',
        },
        source: page('architecture/migration-to-gcp-getting-started'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'each-own',
        text: {
          pt: 'A liberdade de cada setor de começar como quiser',
          en: 'Freedom for each unit to begin as it likes',
          es: 'La libertad de cada sector de empezar como quiera',
        },
        uses: [],
        why: {
          pt: 'Com liberdade, cada área começa no mesmo dia com o que conhece.',
          en: 'With freedom, each department begins the same day with what it knows.',
          es: 'Con libertad, cada área empieza el mismo día con lo que conoce.',
        },
        likeness: {
          pt: 'a mudança em que cada curador chama o carreto que quer, com recibos e regras de cada um',
          en: 'the move in which each curator calls whatever van he likes, each with his own receipt and rules',
          es: 'la mudanza en que cada curador llama al transportista que quiere, con recibos y reglas de cada uno',
        },
        tell: {
          pt: 'Rapidez acima de regras e custos comuns: cada área por si.',
          en: 'Speed above common rules and costs: each department for itself.',
          es: 'Rapidez por encima de reglas y costos comunes: cada área por su lado.',
        },
        source: page('adoption-framework'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'quarter',
        text: {
          pt: 'A diretoria quer ver uma aplicação na nuvem neste trimestre.',
          en: 'Management wants to see an application in the cloud this quarter.',
          es: 'La dirección quiere ver una aplicación en la nube este trimestre.',
        },
        fits: ['pilot', 'partner', 'at-once', 'each-own'],
        rulesOut: {
          training: {
            pt: 'Depois de um ano de cursos, nada migrou.',
            en: 'After a year of courses, nothing has migrated.',
            es: 'Después de un año de cursos, nada se migró.',
          },
        },
      },
      {
        id: 'outage',
        text: {
          pt: 'Se algo falhar, o que é crítico precisa continuar no ar.',
          en: 'If something fails, whatever is critical has to stay online.',
          es: 'Si algo falla, lo que es crítico debe seguir en línea.',
        },
        fits: ['pilot', 'center', 'partner', 'training'],
        rulesOut: {
          'at-once': {
            pt: 'Na mudança de tudo de uma vez, uma falha atinge também o que é crítico.',
            en: 'When everything moves at once, a failure hits critical systems too.',
            es: 'Si todo se traslada de una vez, una falla alcanza también lo que es crítico.',
          },
        },
      },
      {
        id: 'one-rulebook',
        text: {
          pt: 'Segurança e finanças querem as mesmas regras em todas as áreas desde o primeiro dia.',
          en: 'Security and finance want the same rules in all departments from the first day.',
          es: 'Seguridad y finanzas quieren las mismas reglas en todas las áreas desde el primer día.',
        },
        fits: ['center', 'partner'],
        rulesOut: {
          pilot: {
            pt: 'O piloto define regras para uma aplicação, e não para todas as áreas.',
            en: 'The pilot defines rules for one application, not for all departments.',
            es: 'El piloto define reglas para una aplicación, no para todas las áreas.',
          },
          'each-own': {
            pt: 'Cada área que começa como quer cria as suas próprias regras.',
            en: 'Each department that begins as it likes makes its own rules.',
            es: 'Cada área que empieza como quiere crea sus propias reglas.',
          },
          training: {
            pt: 'Os cursos ensinam, mas não definem regras comuns.',
            en: 'Courses teach, but define no common rules.',
            es: 'Los cursos enseñan, pero no definen reglas comunes.',
          },
        },
      },
      {
        id: 'inside',
        text: {
          pt: 'Para que a experiência fique na organização, a migração deve ser feita pelos próprios funcionários.',
          en: 'To keep the know-how in-house, management wants its own employees to do the migration.',
          es: 'Para conservar la experiencia, la migración deben hacerla los propios empleados.',
        },
        fits: ['pilot', 'center', 'training', 'each-own'],
        rulesOut: {
          partner: {
            pt: 'Com um parceiro certificado, quem migra é ele, e não os funcionários.',
            en: 'With a certified partner, it is the partner who migrates, not the employees.',
            es: 'Con un socio certificado, quien migra es él, y no los empleados.',
          },
        },
      },
      {
        id: 'practice',
        text: {
          pt: 'A direção quer ver resultados em menos de um ano.',
          en: 'Management wants to see results in less than a year.',
          es: 'La dirección quiere ver resultados en menos de un año.',
        },
        fits: ['pilot', 'center', 'partner', 'each-own', 'at-once'],
        rulesOut: {
          training: {
            pt: 'Um ano de cursos adia a primeira migração para depois desse prazo.',
            en: 'A year of courses puts the first migration off beyond that term.',
            es: 'Un año de cursos aplaza la primera migración más allá de ese plazo.',
          },
        },
      },
      {
        id: 'small-budget',
        text: {
          pt: 'Até que o valor fique provado, o orçamento é pequeno.',
          en: 'Until the value is proven, the budget is small.',
          es: 'Hasta que se demuestre el valor, el presupuesto es pequeño.',
        },
        fits: ['pilot', 'each-own'],
        rulesOut: {
          partner: {
            pt: 'Um parceiro que conduz a migração é um contrato grande.',
            en: 'A partner who leads the migration is a large contract.',
            es: 'Un socio que conduce la migración es un contrato grande.',
          },
          training: {
            pt: 'Um ano de cursos para todos custa muito antes de provar qualquer valor.',
            en: 'A year of courses for all costs a lot before any value is proven.',
            es: 'Un año de cursos para todos cuesta mucho antes de demostrar algún valor.',
          },
          'at-once': {
            pt: 'A mudança de tudo compromete o orçamento inteiro de saída.',
            en: 'Moving everything commits the whole budget at the outset.',
            es: 'El traslado de todo compromete todo el presupuesto desde el inicio.',
          },
        },
      },
      {
        id: 'one-bill',
        text: {
          pt: 'O financeiro quer um só contrato e uma só fatura para todas as áreas.',
          en: 'Finance wants one contract and one bill for all departments.',
          es: 'Finanzas quiere un solo contrato y una sola factura para todas las áreas.',
        },
        fits: ['pilot', 'center', 'partner', 'training', 'at-once'],
        rulesOut: {
          'each-own': {
            pt: 'Quando cada área começa como quer, contratos e faturas se espalham.',
            en: 'When each department begins as it likes, contracts and bills are scattered.',
            es: 'Cuando cada área empieza como quiere, contratos y facturas se dispersan.',
          },
        },
      },
      {
        id: 'deadline',
        notWith: ['small-budget'],
        text: {
          pt: 'O contrato da sala atual termina em oito meses, e tudo precisa ter saído.',
          en: 'The contract for the current server room ends in eight months, and everything has to be out.',
          es: 'El contrato de la sala actual termina en ocho meses, y todo debe haber salido.',
        },
        fits: ['partner', 'at-once'],
        rulesOut: {
          pilot: {
            pt: 'O piloto tira uma só aplicação da sala, e todas as outras continuariam lá.',
            en: 'The pilot takes one application out of the room, and all the others would still be there.',
            es: 'El piloto saca una sola aplicación de la sala, y todas las demás seguirían allí.',
          },
          training: {
            pt: 'Depois de um ano de cursos, o contrato já terminou.',
            en: 'After a year of courses, the contract has already ended.',
            es: 'Después de un año de cursos, el contrato ya terminó.',
          },
        },
      },
      {
        id: 'no-experts',
        text: {
          pt: 'Ninguém na casa sabe planejar a mudança de várias aplicações.',
          en: 'Nobody in-house knows how to plan the move of several applications.',
          es: 'Nadie en la casa sabe planificar el traslado de varias aplicaciones.',
        },
        fits: ['partner', 'pilot', 'training'],
        rulesOut: {
          center: {
            pt: 'A equipe teria de planejar a mudança de cinco aplicações, o que nenhum funcionário sabe fazer.',
            en: 'The team would have to plan the move of five applications, which no employee knows how to do.',
            es: 'El equipo tendría que planificar el traslado de cinco aplicaciones, lo que ningún empleado sabe hacer.',
          },
          'at-once': {
            pt: 'Mudar tudo em um fim de semana exige um plano para todas as aplicações juntas, que ninguém na casa sabe fazer.',
            en: 'Moving everything in a weekend takes a plan for all applications together, which nobody in-house can make.',
            es: 'Trasladar todo en un fin de semana exige un plan para todas las aplicaciones juntas, que nadie en la casa sabe hacer.',
          },
        },
      },
      {
        id: 'no-team',
        text: {
          pt: 'Não haverá novos funcionários, e nenhuma área cede pessoas para um novo grupo.',
          en: 'Hiring is frozen, and no department will give up people to form a new group.',
          es: 'No habrá nuevos empleados, y ningún área cede personas para un nuevo grupo.',
        },
        fits: ['pilot', 'partner', 'training', 'at-once', 'each-own'],
        rulesOut: {
          center: {
            pt: 'Para formar uma equipe de funcionários, as áreas teriam de ceder pessoas.',
            en: 'To form a team of employees, departments would have to give up people.',
            es: 'Para formar un equipo de empleados, las áreas tendrían que ceder personas.',
          },
        },
      },
      {
        id: 'entangled',
        notWith: ['small-budget'],
        text: {
          pt: 'As aplicações dependem umas das outras, e nenhuma pode sair sozinha.',
          en: 'The applications depend on one another, and none can be moved alone.',
          es: 'Las aplicaciones dependen unas de otras, y ninguna puede migrarse sola.',
        },
        fits: ['center', 'partner', 'training', 'at-once'],
        rulesOut: {
          pilot: {
            pt: 'O piloto tira uma aplicação sozinha, e nenhuma pode sair assim.',
            en: 'The pilot moves one application alone, and none can be moved that way.',
            es: 'El piloto saca una sola aplicación, y ninguna puede salir así.',
          },
          'each-own': {
            pt: 'Se cada área começa como quer, as partes ligadas saem separadas.',
            en: 'If each department begins as it likes, connected parts leave separately.',
            es: 'Si cada área empieza como quiere, las partes conectadas salen por separado.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como a organização deve começar?',
      en: 'How should the organization begin?',
      es: '¿Cómo debe empezar la organización?',
    },
  },
  {
    id: 'cost-estimate',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'cloud-economics' } },
    scene: {
      pt: 'Pense nos servidores como a frota de carros de uma empresa, e na nuvem como uma locadora que aluga carros.',
      en: 'Think of the servers as a company’s own fleet of cars, and of the cloud as a firm that rents cars out.',
      es: 'Piensa en los servidores como la flota de autos de una empresa, y en la nube como una agencia que los alquila.',
    },
    situations: [
      {
        id: 'board',
        text: {
          pt: 'Uma gráfica quer mostrar aos sócios quanto pagaria por ter os seus sistemas no Google Cloud.',
          en: 'A printing company wants to show its partners what it would pay for its systems on Google Cloud.',
          es: 'Una imprenta quiere mostrar a sus socios cuánto pagaría por tener sus sistemas en Google Cloud.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Uma câmara municipal precisa estimar o que gastaria com os seus sistemas no Google Cloud.',
          en: 'A city council needs to estimate what it would spend on its systems on Google Cloud.',
          es: 'Un concejo municipal necesita estimar lo que gastaría en sus sistemas en Google Cloud.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de laboratórios quer saber quanto custaria ter os seus sistemas no Google Cloud.',
          en: 'A laboratory network wants to know how much it would cost to have its systems on Google Cloud.',
          es: 'Una red de laboratorios quiere saber cuánto costaría tener sus sistemas en Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'calculator',
        text: {
          pt: 'A calculadora de preços do Google Cloud',
          en: 'The Google Cloud Pricing Calculator',
          es: 'La calculadora de precios de Google Cloud',
        },
        uses: [],
        why: {
          pt: 'A calculadora dá em minutos o preço mensal na nuvem dos recursos que se descrevem, com descontos por compromisso, sem instalar nada e sem os gastos de hoje.',
          en: 'The calculator gives in minutes the monthly cloud price of the resources described, commitment discounts included, with nothing installed and without today’s expenses.',
          es: 'La calculadora da en minutos el precio mensual en la nube de los recursos descritos, con descuentos por compromiso, sin instalar nada y sin los gastos de hoy.',
        },
        likeness: {
          pt: 'a tabela da locadora, em que alguém anota carro por carro e lê só o aluguel com desconto',
          en: 'the rental firm’s price table, in which somebody enters car by car and reads only the discounted rent',
          es: 'la tabla de la agencia, en que alguien anota auto por auto y lee solo el alquiler con descuento',
        },
        tell: {
          pt: 'Nenhum programa novo na rede dos servidores, nem para medi-los: a calculadora, o custo total (TCO) ou um mês de teste. Preço de algo que se sabe descrever: a calculadora. Estimativa por mês, sem medir os servidores: a calculadora. Números para a reunião desta semana: a calculadora de preços. Estimativa do que se pagaria à nuvem por mês: um método com preços da nuvem, como a calculadora ou uma medição. Nada instalado na nuvem nem copiado para ela antes da aprovação: a calculadora ou o custo total (TCO). Gastos de TI que a contabilidade não separa: só o preço da nuvem, pela calculadora, por medição ou por teste. Estimativa com os descontos de um compromisso de três anos: a calculadora, o custo total (TCO) ou uma medição.',
          en: 'No new program in the servers’ network, not even to measure them: the calculator, the total cost (TCO) or a month’s trial. The price of something that can be described: the calculator. An estimate by the month, without measuring servers: the calculator. Figures for this week’s meeting: the Pricing Calculator. An estimate of what would be paid to the cloud each month: a method with cloud prices, such as the calculator or a measurement. Nothing set up in the cloud or copied to it before approval: the calculator or the total cost (TCO). IT spending that accounting does not separate: the price of the cloud alone, by calculator, measurement or trial. An estimate with the discounts of a three-year commitment: the calculator, the total cost (TCO) or a measurement.',
          es: 'Ningún programa nuevo en la red de los servidores, ni para medirlos: la calculadora, el costo total (TCO) o un mes de prueba. Precio de algo que se puede describir: la calculadora. Estimación por mes, sin medir los servidores: la calculadora. Cifras para la reunión de esta semana: la calculadora de precios. Estimación de lo que se pagaría a la nube por mes: un método con precios de la nube, como la calculadora o una medición. Nada instalado en la nube ni copiado a ella antes de la aprobación: la calculadora o el costo total (TCO). Gastos de TI que contabilidad no separa: solo el precio de la nube, por calculadora, medición o prueba. Estimación con los descuentos de un compromiso de tres años: la calculadora, el costo total (TCO) o una medición.',
        },
        source: page('products/calculator'),
        popularity: 5,
      },
      {
        id: 'tco',
        text: {
          pt: 'O custo total (TCO) de hoje e o da nuvem, lado a lado',
          en: 'The total cost (TCO) of today and of the cloud, side by side',
          es: 'El costo total (TCO) de hoy y el de la nube, lado a lado',
        },
        uses: [],
        why: {
          pt: 'O TCO soma equipamentos, energia, espaço e pessoas, com os dados das contas e sem instalar nada, e assim compara os dois lados por inteiro.',
          en: 'TCO adds up equipment, power, space and people, from the accounts and with nothing installed, and so compares both sides in full.',
          es: 'El TCO suma equipos, energía, espacio y personas, con los datos de las cuentas y sin instalar nada, y así compara ambos lados por completo.',
        },
        likeness: {
          pt: 'o caderno que põe combustível, garagem e motorista de hoje ao lado do aluguel, se alguém os anotou',
          en: 'the notebook that sets today’s fuel, garage and driver beside the rent, if somebody kept track of them',
          es: 'el cuaderno que pone combustible, garaje y chofer de hoy junto al alquiler, si alguien los anotó',
        },
        tell: {
          pt: 'Comparar tudo o que se gasta hoje com a nuvem: o custo total (TCO). Nenhum programa novo na rede dos servidores, nem para medi-los: a calculadora, o custo total (TCO) ou um mês de teste. Estimativa do que se pagaria à nuvem por mês: um método com preços da nuvem, como a calculadora ou uma medição. Nada instalado na nuvem nem copiado para ela antes da aprovação: a calculadora ou o custo total (TCO). Estimativa com os descontos de um compromisso de três anos: a calculadora, o custo total (TCO) ou uma medição.',
          en: 'Comparing all that is spent today with the cloud: the total cost (TCO). No new program in the servers’ network, not even to measure them: the calculator, the total cost (TCO) or a month’s trial. An estimate of what would be paid to the cloud each month: a method with cloud prices, such as the calculator or a measurement. Nothing set up in the cloud or copied to it before approval: the calculator or the total cost (TCO). An estimate with the discounts of a three-year commitment: the calculator, the total cost (TCO) or a measurement.',
          es: 'Comparar todo lo que se gasta hoy con la nube: el costo total (TCO). Ningún programa nuevo en la red de los servidores, ni para medirlos: la calculadora, el costo total (TCO) o un mes de prueba. Estimación de lo que se pagaría a la nube por mes: un método con precios de la nube, como la calculadora o una medición. Nada instalado en la nube ni copiado a ella antes de la aprobación: la calculadora o el costo total (TCO). Estimación con los descuentos de un compromiso de tres años: la calculadora, el costo total (TCO) o una medición.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 4,
        rightWith: ['whole'],
      },
      {
        id: 'discovery',
        text: {
          pt: 'Um mês de medição com o Migration Center',
          en: 'A month of measurement by Migration Center',
          es: 'Un mes de medición con el recopilador de Migration Center',
        },
        uses: [],
        why: {
          pt: 'O cliente de descoberta do Migration Center acha os servidores e mede o seu uso real, e daí sai o custo mensal na nuvem, já com descontos por compromisso e sem os gastos de hoje.',
          en: 'Migration Center’s discovery client finds the servers and measures their real use, which gives the monthly cost in the cloud, with commitment discounts applied and without today’s expenses.',
          es: 'El cliente de descubrimiento de Migration Center encuentra los servidores y mide su uso real, y de ahí sale el costo mensual en la nube, ya con descuentos por compromiso y sin los gastos de hoy.',
        },
        likeness: {
          pt: 'o medidor instalado por um mês em cada carro, para saber quanto ele roda antes de alugar',
          en: 'the meter fitted in every car for a month, to learn how far it runs before anything is rented',
          es: 'el medidor instalado un mes en cada auto, para saber cuánto anda antes de alquilar',
        },
        tell: {
          pt: 'Muitos servidores e uso medido: o Migration Center. Descontos por compromisso sobre o uso medido: o Migration Center. Trezentos servidores sem dados levantados à mão: o Migration Center. Servidores maiores do que o uso pede, que ninguém mediu: um mês de medição ou de teste. Estimativa do que se pagaria à nuvem por mês: um método com preços da nuvem, como a calculadora ou uma medição. Gastos de TI que a contabilidade não separa: só o preço da nuvem, pela calculadora, por medição ou por teste. Estimativa com os descontos de um compromisso de três anos: a calculadora, o custo total (TCO) ou uma medição.',
          en: 'Many servers and measured use: Migration Center. Commitment discounts on measured use: Migration Center. Three hundred servers whose data nobody can gather by hand: Migration Center. Servers larger than their use requires, which nobody has measured: a month of measurement or trial. An estimate of what would be paid to the cloud each month: a method with cloud prices, such as the calculator or a measurement. IT spending that accounting does not separate: the price of the cloud alone, by calculator, measurement or trial. An estimate with the discounts of a three-year commitment: the calculator, the total cost (TCO) or a measurement.',
          es: 'Muchos servidores y uso medido: Migration Center. Descuentos por compromiso sobre el uso medido: Migration Center. Trescientos servidores cuyos datos nadie puede reunir a mano: Migration Center. Servidores más grandes de lo que pide el uso, que nadie midió: un mes de medición o de prueba. Estimación de lo que se pagaría a la nube por mes: un método con precios de la nube, como la calculadora o una medición. Gastos de TI que contabilidad no separa: solo el precio de la nube, por calculadora, medición o prueba. Estimación con los descuentos de un compromiso de tres años: la calculadora, el costo total (TCO) o una medición.',
        },
        source: page('migration-center/docs/migration-center-overview'),
        popularity: 4,
      },
      {
        id: 'trial',
        text: {
          pt: 'A fatura de um mês de teste, com máquinas ajustadas ao uso',
          en: 'The bill of a month’s trial, with machines resized to their use',
          es: 'La factura de un mes de prueba, con máquinas ajustadas al uso',
        },
        uses: [],
        why: {
          pt: 'No mês de teste na nuvem, sem programa na rede atual, o Recommender aponta as máquinas maiores que o uso, e a fatura mostra o preço do tamanho certo.',
          en: 'During the trial in the cloud, without a program in the current network, Recommender points out machines larger than their use, and the bill shows the price of the right size.',
          es: 'En el mes de prueba en la nube, sin programa en la red actual, Recommender señala las máquinas más grandes que su uso, y la factura muestra el precio del tamaño correcto.',
        },
        likeness: {
          pt: 'o mês de aluguel de verdade, com os carros na rua e sem desconto, para ver a conta',
          en: 'the month of renting in earnest, with cars on the road and no discount, to see the bill',
          es: 'el mes de alquiler de verdad, con los autos en la calle y sin descuento, para ver la cuenta',
        },
        tell: {
          pt: 'Nenhum programa novo na rede dos servidores, nem para medi-los: a calculadora, o custo total (TCO) ou um mês de teste. Consumo que ninguém prevê: um mês de teste. Servidores maiores que o uso, sem programa que os meça: um mês de teste. Servidores maiores do que o uso pede, que ninguém mediu: um mês de medição ou de teste. Estimativa do que se pagaria à nuvem por mês: um método com preços da nuvem, como a calculadora ou uma medição. Gastos de TI que a contabilidade não separa: só o preço da nuvem, pela calculadora, por medição ou por teste.',
          en: 'No new program in the servers’ network, not even to measure them: the calculator, the total cost (TCO) or a month’s trial. Consumption that nobody can foresee: a month’s trial. Servers larger than their use, with no program to measure them: a month’s trial. Servers larger than their use requires, which nobody has measured: a month of measurement or trial. An estimate of what would be paid to the cloud each month: a method with cloud prices, such as the calculator or a measurement. IT spending that accounting does not separate: the price of the cloud alone, by calculator, measurement or trial.',
          es: 'Ningún programa nuevo en la red de los servidores, ni para medirlos: la calculadora, el costo total (TCO) o un mes de prueba. Consumo que nadie prevé: un mes de prueba. Servidores más grandes que su uso, sin programa que los mida: un mes de prueba. Servidores más grandes de lo que pide el uso, que nadie midió: un mes de medición o de prueba. Estimación de lo que se pagaría a la nube por mes: un método con precios de la nube, como la calculadora o una medición. Gastos de TI que contabilidad no separa: solo el precio de la nube, por calculadora, medición o prueba.',
        },
        source: page('billing/docs/how-to/reports'),
        secondSource: page('compute/docs/instances/apply-machine-type-recommendations-for-instances'),
        popularity: 4,
        rightWith: ['oversized'],
      },
      {
        id: 'list',
        text: {
          pt: 'O preço de tabela de máquinas iguais às atuais',
          en: 'The list price of machines equal to the current ones',
          es: 'El precio de lista de máquinas iguales a las actuales',
        },
        uses: [],
        why: {
          pt: 'O preço de tabela de máquinas iguais sai em uma tarde, com uma planilha.',
          en: 'The list price of equal machines is found in an afternoon, with a spreadsheet.',
          es: 'El precio de lista de máquinas iguales se obtiene en una tarde, con una hoja de cálculo.',
        },
        likeness: {
          pt: 'o cartaz de diárias cheias, em que alguém procura um por um carros tão grandes quanto os de hoje',
          en: 'the poster of full daily rates, where somebody looks up one by one cars as large as today’s',
          es: 'el cartel de tarifas diarias completas, en que alguien busca uno por uno autos tan grandes como los de hoy',
        },
        tell: {
          pt: 'Um valor aproximado, máquina por máquina: o preço de tabela, que conta também o que sobra.',
          en: 'A rough figure, machine by machine: the list price, which counts what is idle too.',
          es: 'Un valor aproximado, máquina por máquina: el precio de lista, que cuenta también lo que sobra.',
        },
        source: page('compute/all-pricing'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'purchase',
        text: {
          pt: 'O preço de compra dos servidores atuais',
          en: 'The purchase price of the current servers',
          es: 'El precio de compra de los servidores actuales',
        },
        uses: [],
        why: {
          pt: 'O preço de compra já está nos livros da empresa.',
          en: 'The purchase price is already in the company’s books.',
          es: 'El precio de compra ya está en los libros de la empresa.',
        },
        likeness: {
          pt: 'a nota antiga no porta-luvas, que diz quanto o carro custou um dia, e nada do aluguel',
          en: 'the old receipt in the glove box, which says what the car once cost and nothing of the rent',
          es: 'el recibo viejo de la guantera, que dice cuánto costó un día el auto, y nada del alquiler',
        },
        tell: {
          pt: 'Só o custo do equipamento: o preço de compra, que deixa de fora energia, espaço e pessoas.',
          en: 'Just the cost of equipment: the purchase price, which leaves out power, space and people.',
          es: 'Solo el costo del equipo: el precio de compra, que deja fuera energía, espacio y personas.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'whole',
        notWith: ['hundreds', 'oversized', 'discounts', 'cloud-price', 'secret'],
        text: {
          pt: 'A direção quer comparar esse valor com os gastos de hoje em energia, espaço e pessoas.',
          en: 'Management wants to compare that amount with today’s spending on power, space and staff.',
          es: 'La dirección quiere comparar ese valor con los gastos de hoy en energía, espacio y personal.',
        },
        fits: ['tco', 'discovery'],
        rulesOut: {
          calculator: {
            pt: 'A calculadora mostra o preço na nuvem, e não o gasto de hoje.',
            en: 'The calculator shows the price in the cloud, not today’s spending.',
            es: 'La calculadora muestra el precio en la nube, no el gasto de hoy.',
          },
          trial: {
            pt: 'A fatura do teste mostra a nuvem, e não o gasto de hoje.',
            en: 'The trial’s bill shows the cloud, not today’s spending.',
            es: 'La factura de la prueba muestra la nube, no el gasto de hoy.',
          },
          list: {
            pt: 'O preço de tabela trata só das máquinas.',
            en: 'The list price deals with machines alone.',
            es: 'El precio de lista trata solo de las máquinas.',
          },
          purchase: {
            pt: 'O preço de compra deixa de fora energia, espaço e pessoas.',
            en: 'The purchase price leaves out power, space and people.',
            es: 'El precio de compra deja fuera energía, espacio y personas.',
          },
        },
      },
      {
        id: 'this-week',
        notWith: ['whole'],
        text: {
          pt: 'Os números são para a reunião desta semana.',
          en: 'The figures are for this week’s meeting.',
          es: 'Las cifras son para la reunión de esta semana.',
        },
        fits: ['calculator', 'list', 'purchase'],
        rulesOut: {
          trial: { pt: 'O teste leva um mês.', en: 'The trial takes a month.', es: 'La prueba lleva un mes.' },
          discovery: {
            pt: 'A medição com o Migration Center leva um mês.',
            en: 'The measurement with Migration Center takes a month.',
            es: 'La medición con Migration Center lleva un mes.',
          },
        },
      },
      {
        id: 'install',
        text: {
          pt: 'A segurança não permite nenhum programa novo na rede dos servidores, nem para medi-los.',
          en: 'Security allows no new program in the servers’ network, not even to measure them.',
          es: 'Seguridad no permite ningún programa nuevo en la red de los servidores, ni para medirlos.',
        },
        fits: ['calculator', 'tco', 'trial', 'list', 'purchase'],
        rulesOut: {
          discovery: {
            pt: 'O cliente de descoberta do Migration Center é um programa instalado na rede dos servidores, o que a segurança não aceita.',
            en: 'Migration Center’s discovery client is a program installed in the servers’ network, which security does not accept.',
            es: 'El recopilador de Migration Center es un programa instalado en la red de los servidores, lo que seguridad no acepta.',
          },
        },
      },
      {
        id: 'hundreds',
        notWith: ['this-week', 'install'],
        text: {
          pt: 'São trezentos servidores, e ninguém pode levantar os dados de cada um à mão.',
          en: 'There are three hundred servers, and nobody can gather the data of each by hand.',
          es: 'Son trescientos servidores, y nadie puede reunir a mano los datos de cada uno.',
        },
        fits: ['discovery', 'purchase'],
        rulesOut: {
          calculator: {
            pt: 'A calculadora exigiria descrever à mão os trezentos servidores.',
            en: 'The calculator would take a description by hand of three hundred servers.',
            es: 'La calculadora exigiría describir a mano los trescientos servidores.',
          },
          list: {
            pt: 'O preço de tabela teria de ser achado à mão, servidor por servidor.',
            en: 'The list price would have to be looked up by hand, server by server.',
            es: 'El precio de lista tendría que buscarse a mano, servidor por servidor.',
          },
        },
      },
      {
        id: 'oversized',
        text: {
          pt: 'A direção desconfia que os servidores são maiores do que o uso pede, e ninguém mediu esse uso.',
          en: 'Management suspects that the servers are larger than their use requires, and nobody has measured that use.',
          es: 'La dirección sospecha que los servidores son más grandes de lo que pide el uso, y nadie midió ese uso.',
        },
        fits: ['discovery', 'trial'],
        rulesOut: {
          list: {
            pt: 'Máquinas iguais repetem na nuvem o tamanho que está sobrando.',
            en: 'Equal machines repeat the excess size in the cloud.',
            es: 'Máquinas iguales repiten en la nube el tamaño que sobra.',
          },
          purchase: {
            pt: 'O preço de compra não mostra quanto de cada servidor é usado.',
            en: 'The purchase price does not show how much of each server is used.',
            es: 'El precio de compra no muestra cuánto se usa de cada servidor.',
          },
          calculator: {
            pt: 'A calculadora aceita o tamanho que lhe derem, sem saber se ele sobra.',
            en: 'The calculator takes the size that it is given, without knowing whether it is too large.',
            es: 'La calculadora acepta el tamaño que se le dé, sin saber si sobra.',
          },
        },
      },
      {
        id: 'cloud-price',
        text: {
          pt: 'A direção só pediu uma estimativa do que se pagaria à nuvem por mês.',
          en: 'Management has asked only for an estimate of what would be paid to the cloud each month.',
          es: 'La dirección solo pidió una estimación de lo que se pagaría a la nube por mes.',
        },
        fits: ['calculator', 'tco', 'discovery', 'trial', 'list'],
        rulesOut: {
          purchase: {
            pt: 'O preço de compra dos servidores nada diz sobre a nuvem.',
            en: 'The purchase price of the servers says nothing about the cloud.',
            es: 'El precio de compra de los servidores no dice nada de la nube.',
          },
        },
      },
      {
        id: 'nothing-moves',
        text: {
          pt: 'Antes da aprovação, nada pode ser instalado na nuvem nem copiado para ela.',
          en: 'Before approval, nothing may be set up in the cloud or copied to it.',
          es: 'Antes de la aprobación, nada puede instalarse en la nube ni copiarse a ella.',
        },
        fits: ['calculator', 'tco', 'list', 'purchase'],
        rulesOut: {
          trial: {
            pt: 'Um teste exige copiar a aplicação para a nuvem.',
            en: 'A trial means copying the application to the cloud.',
            es: 'Una prueba exige copiar la aplicación a la nube.',
          },
        },
      },
      {
        id: 'secret',
        notWith: ['whole'],
        text: {
          pt: 'A contabilidade não separa os gastos de TI com energia, espaço e pessoas.',
          en: 'Accounting does not separate IT’s own spending on power, space and staff.',
          es: 'Contabilidad no separa los gastos de TI en energía, espacio y personal.',
        },
        fits: ['calculator', 'discovery', 'trial', 'list', 'purchase'],
        rulesOut: {
          tco: {
            pt: 'Sem os gastos de TI separados, não há custo total (TCO) de hoje com que comparar.',
            en: 'Without IT’s own spending, there is no total cost (TCO) of today to compare with.',
            es: 'Sin los gastos de TI separados, no hay un costo total (TCO) de hoy con que comparar.',
          },
        },
      },
      {
        id: 'discounts',
        text: {
          pt: 'A estimativa precisa incluir os descontos de um compromisso de três anos.',
          en: 'The estimate has to include the discounts of a three-year commitment.',
          es: 'La estimación tiene que incluir los descuentos de un compromiso de tres años.',
        },
        fits: ['calculator', 'tco', 'discovery'],
        rulesOut: {
          list: {
            pt: 'O preço de tabela não tem descontos.',
            en: 'The list price has no discounts.',
            es: 'El precio de lista no tiene descuentos.',
          },
          purchase: {
            pt: 'O preço de compra trata do passado, sem descontos da nuvem.',
            en: 'The purchase price is about the past, without cloud discounts.',
            es: 'El precio de compra trata del pasado, sin descuentos de la nube.',
          },
          trial: {
            pt: 'Em um mês de teste, a fatura vem sem descontos por compromisso.',
            en: 'In a month’s trial, the bill comes without commitment discounts.',
            es: 'En un mes de prueba, la factura llega sin descuentos por compromiso.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que método a organização deve usar?',
      en: 'Which method should the organization use?',
      es: '¿Qué método debe usar la organización?',
    },
  },
];
