import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page, site } from '../source.ts';

export const valueChoices: readonly Pattern[] = [
  {
    id: 'trial-product',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'cloud-value' } },
    scene: {
      pt: 'Pense no programa como um prato que se serve ao público, e nas máquinas como os fogões que o preparam.',
      en: 'Think of the program as a dish served to the public, and of the machines as the stoves that cook it.',
      es: 'Piensa en el programa como un plato que se sirve al público, y en las máquinas como los hornos que lo preparan.',
    },
    situations: [
      {
        id: 'reader',
        text: {
          pt: 'Uma editora quer testar com leitores um clube de leitura digital.',
          en: 'A publisher wants to try out a digital reading club with its readers.',
          es: 'Una editorial quiere probar con sus lectores un club de lectura digital.',
        },
      },
      {
        id: 'bakery',
        text: {
          pt: 'Uma rede de padarias quer testar a venda de cestas por assinatura.',
          en: 'A bakery chain wants to try out selling baskets by subscription.',
          es: 'Una cadena de panaderías quiere probar la venta de canastas por suscripción.',
        },
      },
      {
        id: 'repair',
        text: {
          pt: 'Uma seguradora quer testar um serviço de reparos marcado pelo celular.',
          en: 'An insurer wants to try out a repair service booked by phone app.',
          es: 'Una aseguradora quiere probar un servicio de reparaciones que se reserva desde el celular.',
        },
      },
    ],
    candidates: [
      {
        id: 'serverless',
        text: {
          pt: 'Serviços serverless, cobrados pelo uso',
          en: 'Serverless services, charged by use',
          es: 'Servicios serverless, cobrados por uso',
        },
        uses: [],
        why: {
          pt: 'Os serviços serverless rodam o código da empresa, põem cada versão nova no ar em minutos, acompanham a demanda sozinhos e não deixam servidores para a equipe comprar nem cuidar.',
          en: 'Serverless services run the company’s own code, put each new version into use within minutes, follow demand by themselves and leave no servers for the team to buy or look after.',
          es: 'Los servicios serverless ejecutan el código de la empresa, publican cada versión nueva en minutos, siguen la demanda por sí solos y no dejan servidores que comprar ni cuidar.',
        },
        likeness: {
          pt: 'os fogões que outros limpam, pagos por prato, que se acendem com os pedidos, mas só aceitam certas panelas',
          en: 'the stoves that others clean, paid per dish, which light up as orders come but take only certain pans',
          es: 'los hornos que otros limpian, pagados por plato, que se encienden con los pedidos, pero solo admiten ciertos moldes',
        },
        tell: {
          pt: 'Cem usuários ou um milhão: um serviço que cresce sozinho. Programa escrito na própria organização: serviços serverless ou máquinas com autoscaling. Telas escritas pelos desenvolvedores da marca: código próprio, em serverless ou em máquinas. Ideia que vai mudar toda semana: código próprio, em serverless ou em máquinas. Ninguém que saiba definir quando somar ou retirar máquinas: um serviço serverless ou SaaS, que cresce sozinho. Uma equipe que quer se dedicar à ideia: um serviço serverless ou SaaS. Código próprio e ninguém para cuidar de servidores: uma plataforma serverless. Teste que começa em duas semanas: a nuvem, em que não há servidores a comprar nem a instalar.',
          en: 'A hundred or a million users: a service that grows by itself. A program written by the organization itself: serverless services or machines with autoscaling. Screens written by the brand’s own developers: code of one’s own, serverless or on machines. An idea that will change every week: code of one’s own, serverless or on machines. Nobody who knows how to set when machines are added or removed: a serverless service or SaaS, which grows by itself. A team that wants to work on the idea: a serverless service or SaaS. Code of one’s own and nobody to look after servers: a serverless platform. A trial that begins in two weeks: the cloud, where there are no servers to buy or install.',
          es: 'Cien usuarios o un millón: un servicio que crece solo. Programa escrito en la propia organización: servicios serverless o máquinas con autoscaling. Pantallas que escriben los desarrolladores de la marca: código propio, en serverless o en máquinas. Idea que va a cambiar cada semana: código propio, en serverless o en máquinas. Nadie que sepa definir cuándo sumar o quitar máquinas: un servicio serverless o SaaS, que crece solo. Un equipo que quiere dedicarse a la idea: un servicio serverless o SaaS. Código propio y nadie que cuide servidores: una plataforma serverless. Prueba que debe comenzar en dos semanas: la nube, donde no hay servidores que comprar ni instalar.',
        },
        source: page('serverless'),
        popularity: 5,
      },
      {
        id: 'machines',
        text: {
          pt: 'Máquinas virtuais, em número fixo',
          en: 'Virtual machines, in a fixed number',
          es: 'Máquinas virtuales, en número fijo',
        },
        uses: [],
        why: {
          pt: 'Máquinas virtuais em número fixo ficam prontas em minutos, aceitam qualquer programa e custam o mesmo todo mês.',
          en: 'A fixed number of virtual machines is ready in minutes, takes any program and costs the same each month.',
          es: 'Un número fijo de máquinas virtuales está listo en minutos, acepta cualquier programa y cuesta lo mismo cada mes.',
        },
        likeness: {
          pt: 'cinco fogões alugados por mês, sempre cinco, que aceitam qualquer panela e que a própria equipe limpa',
          en: 'five stoves rented by the month, always five, which take any pan and which the team itself cleans',
          es: 'cinco hornos alquilados por mes, siempre cinco, que admiten cualquier molde y que limpia el propio equipo',
        },
        tell: {
          pt: 'Início imediato e fatura igual todo mês: máquinas virtuais em número fixo.',
          en: 'Immediate start and the same bill each month: a fixed number of virtual machines.',
          es: 'Inicio inmediato y la misma factura cada mes: máquinas virtuales en número fijo.',
        },
        source: page('compute/docs/instances'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'group',
        text: {
          pt: 'Máquinas virtuais, com autoscaling',
          en: 'Virtual machines, with autoscaling',
          es: 'Máquinas virtuales, con autoscaling',
        },
        uses: [],
        why: {
          pt: 'Um grupo de máquinas com autoscaling, pronto em minutos, executa qualquer programa da empresa, em Linux ou Windows Server, aceita versões novas e muda de tamanho com a procura.',
          en: 'A group of machines with autoscaling, ready within minutes, runs any program of the company, on Linux or Windows Server, takes new versions and changes size with demand.',
          es: 'Un grupo de máquinas con autoscaling, listo en minutos, ejecuta cualquier programa de la empresa, en Linux o Windows Server, acepta versiones nuevas y cambia de tamaño con la demanda.',
        },
        likeness: {
          pt: 'os fogões alugados por dia que vão e vêm conforme a regra da equipe, que também os limpa',
          en: 'the stoves rented by the day that come and go by a rule of the team, which also cleans them',
          es: 'los hornos alquilados por día que van y vienen según una regla del equipo, que también los limpia',
        },
        tell: {
          pt: 'Cem usuários ou um milhão: um serviço que cresce sozinho. Programa escrito na própria organização: serviços serverless ou máquinas com autoscaling. Telas escritas pelos desenvolvedores da marca: código próprio, em serverless ou em máquinas. Ideia que vai mudar toda semana: código próprio, em serverless ou em máquinas. Algo instalado no sistema operacional e demanda incerta: máquinas com autoscaling. Um programa que só se instala no Windows Server: máquinas virtuais. Teste que começa em duas semanas: a nuvem, em que não há servidores a comprar nem a instalar.',
          en: 'A hundred or a million users: a service that grows by itself. A program written by the organization itself: serverless services or machines with autoscaling. Screens written by the brand’s own developers: code of one’s own, serverless or on machines. An idea that will change every week: code of one’s own, serverless or on machines. Something installed on the operating system and uncertain demand: machines with autoscaling. A program installed on Windows Server only: virtual machines. A trial that begins in two weeks: the cloud, where there are no servers to buy or install.',
          es: 'Cien usuarios o un millón: un servicio que crece solo. Programa escrito en la propia organización: servicios serverless o máquinas con autoscaling. Pantallas que escriben los desarrolladores de la marca: código propio, en serverless o en máquinas. Idea que va a cambiar cada semana: código propio, en serverless o en máquinas. Algo instalado en el sistema operativo y demanda incierta: máquinas con autoscaling. Un programa que solo se instala en Windows Server: máquinas virtuales. Prueba que debe comenzar en dos semanas: la nube, donde no hay servidores que comprar ni instalar.',
        },
        source: page('compute/docs/autoscaler'),
        popularity: 4,
      },
      {
        id: 'racks',
        text: {
          pt: 'Servidores próprios, em sala alugada',
          en: 'Its own servers, in a rented room',
          es: 'Servidores propios, en sala alquilada',
        },
        uses: [],
        why: {
          pt: 'Servidores próprios aceitam qualquer programa e têm um custo mensal que não muda com o uso.',
          en: 'Its own servers take any program and have a monthly cost that does not change with use.',
          es: 'Los servidores propios aceptan cualquier programa y tienen un costo mensual que no cambia con el uso.',
        },
        likeness: {
          pt: 'os fogões comprados e instalados durante meses, sempre os mesmos com qualquer fila, que a própria equipe limpa',
          en: 'the stoves bought and installed over months, the same however long the line, which the team itself cleans',
          es: 'los hornos comprados e instalados durante meses, siempre los mismos con cualquier fila, que limpia el propio equipo',
        },
        tell: {
          pt: 'Prazo longo, custo igual e qualquer programa: servidores próprios ainda servem.',
          en: 'Long lead time, level cost and any program: on-premises servers.',
          es: 'Plazo largo, costo igual y cualquier programa: los servidores propios aún sirven.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'product',
        text: {
          pt: 'Um produto SaaS, por mensalidade fixa',
          en: 'A SaaS product, at a fixed monthly fee',
          es: 'Un producto SaaS, por cuota mensual fija',
        },
        uses: [],
        why: {
          pt: 'Um produto SaaS começa logo, custa uma assinatura conhecida e deixa ao fornecedor a manutenção dos servidores e o aumento deles.',
          en: 'A SaaS product starts at once, costs a known subscription and leaves it to its vendor to maintain the servers and add more.',
          es: 'Un producto SaaS empieza enseguida, cuesta una suscripción conocida y deja al proveedor el mantenimiento de los servidores y su aumento.',
        },
        likeness: {
          pt: 'o bufê por assinatura, que começa amanhã e serve só o próprio cardápio, na própria louça',
          en: 'the caterer on a fixed subscription, who starts tomorrow and serves only his own menu on his own china',
          es: 'el servicio de banquetes por cuota fija, que empieza mañana y sirve solo su menú en su propia vajilla',
        },
        tell: {
          pt: 'Cem usuários ou um milhão: um serviço que cresce sozinho. Ninguém que saiba definir quando somar ou retirar máquinas: um serviço serverless ou SaaS, que cresce sozinho. Uma equipe que quer se dedicar à ideia: um serviço serverless ou SaaS. Nada a manter e mensalidade conhecida, para algo que o mercado já vende: SaaS. Um valor igual todo mês, conhecido antes do teste: SaaS, por assinatura. Teste que começa em duas semanas: a nuvem, em que não há servidores a comprar nem a instalar.',
          en: 'A hundred or a million users: a service that grows by itself. Nobody who knows how to set when machines are added or removed: a serverless service or SaaS, which grows by itself. A team that wants to work on the idea: a serverless service or SaaS. Nothing to maintain and a known fee, for something that the market sells: SaaS. The same amount every month, known before the trial: SaaS, by subscription. A trial that begins in two weeks: the cloud, where there are no servers to buy or install.',
          es: 'Cien usuarios o un millón: un servicio que crece solo. Nadie que sepa definir cuándo sumar o quitar máquinas: un servicio serverless o SaaS, que crece solo. Un equipo que quiere dedicarse a la idea: un servicio serverless o SaaS. Nada que mantener y tarifa conocida, para algo que el mercado ya vende: SaaS. Un monto igual cada mes, conocido antes de la prueba: SaaS, por suscripción. Prueba que debe comenzar en dos semanas: la nube, donde no hay servidores que comprar ni instalar.',
        },
        source: page('learn/what-is-saas'),
        popularity: 4,
      },
      {
        id: 'sheet',
        text: {
          pt: 'Um aplicativo sem código, no AppSheet',
          en: 'A no-code app, built with AppSheet',
          es: 'Una aplicación sin código, en AppSheet',
        },
        uses: ['AppSheet'],
        why: {
          pt: 'Um aplicativo do AppSheet fica pronto em dias, montado sem código por quem teve a ideia.',
          en: 'An AppSheet app is ready in days, put together without code by those who had the idea.',
          es: 'Una aplicación de AppSheet está lista en días, armada sin código por quienes tuvieron la idea.',
        },
        likeness: {
          pt: 'o kit de comida, pago por convidado, que qualquer um monta sem cozinheiro, só com as peças incluídas',
          en: 'the meal kit, paid per guest, that anyone puts together without a cook, from its own pieces alone',
          es: 'el kit de comida, pagado por invitado, que cualquiera arma sin cocinero, solo con las piezas incluidas',
        },
        tell: {
          pt: 'Um aplicativo para a equipe e nenhum programador: o AppSheet.',
          en: 'An app for the team and no programmers: AppSheet.',
          es: 'Una aplicación para el equipo y ningún programador: AppSheet.',
        },
        source: site('https://about.appsheet.com/home/'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'weeks',
        text: {
          pt: 'A diretoria quer começar o teste em duas semanas.',
          en: 'Management wants to begin the trial in two weeks.',
          es: 'La dirección quiere comenzar la prueba en dos semanas.',
        },
        fits: ['sheet', 'serverless', 'machines', 'group', 'product'],
        rulesOut: {
          racks: {
            pt: 'Comprar e instalar servidores próprios leva bem mais que duas semanas.',
            en: 'Buying and installing its own servers takes far more than two weeks.',
            es: 'Comprar e instalar servidores propios lleva bastante más de dos semanas.',
          },
        },
      },
      {
        id: 'unique',
        text: {
          pt: 'A ideia depende de um programa escrito na própria organização.',
          en: 'The idea depends on a program written by the organization itself.',
          es: 'La idea depende de un programa escrito en la propia organización.',
        },
        fits: ['serverless', 'machines', 'group', 'racks'],
        rulesOut: {
          sheet: {
            pt: 'O AppSheet monta aplicativos a partir de dados e não roda o programa que a empresa escreveu.',
            en: 'AppSheet builds apps from data and does not run the program that the company wrote.',
            es: 'AppSheet arma aplicaciones a partir de datos y no ejecuta el programa que escribió la empresa.',
          },
          product: {
            pt: 'Um produto SaaS traz o programa do fornecedor, não o que a empresa escreveu.',
            en: 'A SaaS product brings the vendor’s program, not the one that the company wrote.',
            es: 'Un producto SaaS trae el programa del proveedor, no el que escribió la empresa.',
          },
        },
      },
      {
        id: 'unknown',
        text: {
          pt: 'Ninguém sabe se virão cem usuários ou um milhão.',
          en: 'Nobody can say whether a hundred or a million users will come.',
          es: 'Nadie sabe si vendrán cien usuarios o un millón.',
        },
        fits: ['serverless', 'group', 'product'],
        rulesOut: {
          machines: {
            pt: 'Um número fixo de máquinas virtuais fica sobrecarregado se vier um milhão de pessoas.',
            en: 'A fixed number of virtual machines is overloaded if a million people come.',
            es: 'Un número fijo de máquinas virtuales se sobrecarga si llega un millón de personas.',
          },
          racks: {
            pt: 'Servidores próprios têm a capacidade que foi comprada e não crescem de um dia para o outro.',
            en: 'Its own servers have the capacity that was bought and do not grow from one day to the next.',
            es: 'Los servidores propios tienen la capacidad que se compró y no crecen de un día para otro.',
          },
        },
      },
      {
        id: 'nobody',
        text: {
          pt: 'A equipe quer se dedicar à ideia, e não a corrigir sistemas operacionais.',
          en: 'The team wants to work on the idea rather than patch operating systems.',
          es: 'El equipo quiere dedicarse a la idea, y no a corregir sistemas operativos.',
        },
        fits: ['sheet', 'serverless', 'product'],
        rulesOut: {
          machines: {
            pt: 'Em máquinas virtuais, mesmo em número fixo, a equipe corrige e configura o sistema operacional.',
            en: 'On virtual machines, even in a fixed number, the team patches and configures the operating system.',
            es: 'En máquinas virtuales, aun en número fijo, el equipo corrige y configura el sistema operativo.',
          },
          group: {
            pt: 'O grupo cresce sozinho, mas o sistema operacional das máquinas é tarefa da equipe.',
            en: 'The group grows by itself, but the operating system of its machines is the team’s task.',
            es: 'El grupo crece solo, pero el sistema operativo de las máquinas es tarea del equipo.',
          },
          racks: {
            pt: 'Servidores próprios são inteiramente tarefa da equipe, do equipamento ao sistema operacional.',
            en: 'Its own servers are entirely the team’s task, from equipment to operating system.',
            es: 'Los servidores propios son tarea total del equipo, del hardware al sistema operativo.',
          },
        },
      },
      {
        id: 'driver',
        text: {
          pt: 'O programa que a equipe já tem só se instala no Windows Server.',
          en: 'The program that the team already has is installed on Windows Server only.',
          es: 'El programa que el equipo ya tiene solo se instala en Windows Server.',
        },
        fits: ['machines', 'group', 'racks'],
        rulesOut: {
          sheet: {
            pt: 'O AppSheet não executa um programa de Windows Server.',
            en: 'AppSheet does not run a Windows Server program.',
            es: 'AppSheet no ejecuta un programa de Windows Server.',
          },
          serverless: {
            pt: 'Serviços serverless não oferecem um Windows Server em que instalar o programa.',
            en: 'Serverless services offer no Windows Server on which to install the program.',
            es: 'Los servicios serverless no ofrecen un Windows Server en el que instalar el programa.',
          },
          product: {
            pt: 'Em um produto SaaS roda o programa do fornecedor, não o que a equipe já tem.',
            en: 'A SaaS product runs the vendor’s program, not the one that the team already has.',
            es: 'En un producto SaaS se ejecuta el programa del proveedor, no el que el equipo ya tiene.',
          },
        },
      },
      {
        id: 'level',
        text: {
          pt: 'O financeiro quer um valor igual todo mês, conhecido antes de o teste começar.',
          en: 'Finance wants the same amount every month, known before the trial begins.',
          es: 'Finanzas quiere un monto igual cada mes, conocido antes de que empiece la prueba.',
        },
        fits: ['machines', 'racks', 'product'],
        rulesOut: {
          serverless: {
            pt: 'Serviços serverless cobram pelo uso: o valor muda com as visitas de cada mês.',
            en: 'Serverless services charge by use: the amount changes with each month’s visits.',
            es: 'Los servicios serverless cobran por uso: el monto cambia con las visitas de cada mes.',
          },
          sheet: {
            pt: 'O AppSheet é cobrado por usuário: o valor muda com o número de usuários.',
            en: 'AppSheet is charged per user: the amount changes with the number of users.',
            es: 'AppSheet se cobra por usuario: el monto cambia con el número de usuarios.',
          },
          group: {
            pt: 'Com autoscaling, o número de máquinas muda com a procura, e o valor do mês também.',
            en: 'With autoscaling, the number of machines changes with demand, and so does the month’s amount.',
            es: 'Con autoscaling, el número de máquinas cambia con la demanda, y el monto del mes también.',
          },
        },
      },
      {
        id: 'change',
        text: {
          pt: 'A ideia, que nenhum produto pronto oferece, vai mudar toda semana, conforme a reação das pessoas.',
          en: 'The idea, which no ready-made product offers, will change every week, according to people’s reactions.',
          es: 'La idea, que ningún producto listo ofrece, va a cambiar cada semana, según la reacción de las personas.',
        },
        fits: ['serverless', 'machines', 'group', 'racks', 'sheet'],
        rulesOut: {
          product: {
            pt: 'Um produto SaaS muda quando o fornecedor decide, e não a cada semana do teste.',
            en: 'A SaaS product changes when its vendor decides, not with each week of the trial.',
            es: 'Un producto SaaS cambia cuando lo decide el proveedor, no en cada semana de la prueba.',
          },
        },
      },
      {
        id: 'brand',
        text: {
          pt: 'As telas serão escritas pelos desenvolvedores da própria marca.',
          en: 'The screens will be written by the brand’s own developers.',
          es: 'Las pantallas las van a escribir los desarrolladores de la propia marca.',
        },
        fits: ['serverless', 'machines', 'group', 'racks'],
        rulesOut: {
          product: {
            pt: 'Um produto SaaS traz as telas do fornecedor.',
            en: 'A SaaS product comes with the vendor’s screens.',
            es: 'Un producto SaaS trae las pantallas del proveedor.',
          },
          sheet: {
            pt: 'No AppSheet, as telas saem de modelos prontos, e não do código da marca.',
            en: 'In AppSheet, screens come from ready templates, not from the brand’s code.',
            es: 'En AppSheet, las pantallas salen de modelos listos, no del código de la marca.',
          },
        },
      },
      {
        id: 'no-balancing',
        text: {
          pt: 'A equipe é pequena, e ninguém nela sabe definir quando somar ou retirar máquinas.',
          en: 'The team is small, and nobody on it knows how to set when machines are added or removed.',
          es: 'El equipo es pequeño, y nadie en él sabe definir cuándo sumar o quitar máquinas.',
        },
        fits: ['serverless', 'product', 'sheet', 'machines', 'racks'],
        rulesOut: {
          group: {
            pt: 'O autoscaling exige que alguém defina por qual métrica e até onde o grupo de máquinas cresce.',
            en: 'Autoscaling needs somebody to set by which metric and how far the group of machines grows.',
            es: 'El autoscaling exige que alguien defina con qué métrica y hasta dónde crece el grupo de máquinas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde o teste deve rodar?',
      en: 'What should the trial run on?',
      es: '¿Dónde debe ejecutarse la prueba?',
    },
  },
  {
    id: 'peak-capacity',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'cloud-value' } },
    scene: {
      pt: 'Pense nos servidores como ônibus, e nos usuários como passageiros que fazem fila quando há muito movimento.',
      en: 'Think of the servers as buses, and of the users as passengers who form a line when demand is high.',
      es: 'Piensa en los servidores como autobuses, y en los usuarios como pasajeros que hacen fila cuando hay mucha demanda.',
    },
    situations: [
      {
        id: 'tickets',
        text: {
          pt: 'Um site de ingressos com servidores próprios bem ocupados quer continuar no ar quando um show multiplica a procura por dez.',
          en: 'A ticket site, with well-used servers of its own, wants to stay online when a concert multiplies demand by ten.',
          es: 'Un sitio de entradas, con servidores propios bien ocupados, quiere seguir en línea cuando un concierto multiplica la demanda por diez.',
        },
      },
      {
        id: 'toys',
        text: {
          pt: 'Uma loja on-line de brinquedos, com servidores próprios bem ocupados, quer atender bem as poucas semanas em que vende metade do ano.',
          en: 'An online toy store, with well-used servers of its own, wants to serve customers well in the few weeks that bring half its sales.',
          es: 'Una juguetería en línea, con servidores propios bien ocupados, quiere atender bien las pocas semanas en que vende la mitad del año.',
        },
      },
      {
        id: 'exams',
        text: {
          pt: 'Uma universidade, com servidores próprios bem ocupados, quer um portal que funcione na matrícula e na publicação das notas.',
          en: 'A university, with well-used servers of its own, wants a portal that holds up at enrollment and when grades are published.',
          es: 'Una universidad, con servidores propios bien ocupados, quiere un portal que funcione en la matrícula y al publicarse las notas.',
        },
      },
    ],
    candidates: [
      {
        id: 'own',
        text: {
          pt: 'Servidores próprios, comprados para o maior pico',
          en: 'Its own servers, bought for the highest peak',
          es: 'Servidores propios, comprados para el pico más alto',
        },
        uses: [],
        why: {
          pt: 'Servidores próprios dimensionados para o pico atendem a qualquer hora e usam o que já foi comprado.',
          en: 'Its own servers sized for the peak serve at any hour and use what was already bought.',
          es: 'Los servidores propios dimensionados para el pico atienden a toda hora y usan lo que ya se compró.',
        },
        likeness: {
          pt: 'os ônibus próprios comprados para o maior dia do ano, quase todos parados nos outros',
          en: 'the buses of one’s own bought for the biggest day of the year, nearly all parked on the others',
          es: 'los autobuses propios comprados para el mayor día del año, casi todos parados en los demás',
        },
        tell: {
          pt: 'Comprar para o pico: capacidade garantida, e ociosa no resto do ano.',
          en: 'Buying for the peak: capacity assured, and idle for the rest of the year.',
          es: 'Comprar para el pico: capacidad asegurada, y ociosa el resto del año.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'burst',
        text: {
          pt: 'Servidores próprios, com reforço automático na nuvem',
          en: 'Its own servers, with automatic extra in the cloud',
          es: 'Servidores propios, con refuerzo automático en la nube',
        },
        uses: [],
        why: {
          pt: 'Com o reforço automático na nuvem, máquinas entram em minutos, a qualquer hora, e são pagas só nos picos, e aproveitam-se os servidores que existem.',
          en: 'With automatic extra capacity in the cloud, machines come in within minutes, at any hour, and are paid for only at peaks, and the servers that exist stay in use.',
          es: 'Con el refuerzo automático en la nube, las máquinas entran en minutos, a cualquier hora, y se pagan solo en los picos, y se aprovechan los servidores que existen.',
        },
        likeness: {
          pt: 'os ônibus próprios, que seguem na rua, com outros alugados que vêm sozinhos quando a fila cresce',
          en: 'the firm’s own buses, kept in service, with rented ones that come by themselves when the line grows',
          es: 'los autobuses propios, que siguen en la calle, con otros alquilados que vienen solos cuando crece la fila',
        },
        tell: {
          pt: 'Capacidade ociosa que não se quer pagar: a elasticidade. Procura à noite, sem ninguém de plantão: autoscaling na nuvem. Procura que dispara sem aviso: autoscaling na nuvem. Servidores do ano passado que continuam em uso: cloud bursting.',
          en: 'Idle capacity that nobody wants to pay for: elasticity. Demand at night, with nobody on duty: autoscaling in the cloud. Demand that surges without notice: autoscaling in the cloud. Servers from last year that stay in use: cloud bursting.',
          es: 'Capacidad ociosa que no se quiere pagar: la elasticidad. Demanda de noche, sin nadie de guardia: autoscaling en la nube. Demanda que se dispara sin aviso: autoscaling en la nube. Servidores del año pasado que siguen en uso: cloud bursting.',
        },
        source: page('learn/what-is-hybrid-cloud'),
        popularity: 3,
      },
      {
        id: 'auto',
        text: {
          pt: 'Máquinas na nuvem, que aumentam e diminuem sozinhas',
          en: 'Machines in the cloud, which scale automatically',
          es: 'Máquinas en la nube, que aumentan y disminuyen solas',
        },
        uses: [],
        why: {
          pt: 'O autoscaling acompanha a procura sozinho, em minutos e a qualquer hora, e a empresa paga só as máquinas da nuvem em uso, sem equipamentos.',
          en: 'Autoscaling follows demand by itself, within minutes and at any hour, and the company pays only for the cloud machines in use, without equipment.',
          es: 'El autoscaling sigue la demanda solo, en minutos y a cualquier hora, y la empresa paga solo las máquinas de la nube en uso, sin equipos.',
        },
        likeness: {
          pt: 'a frota toda alugada, sem garagem própria, em que ônibus chegam e se vão sozinhos com a fila',
          en: 'the all-rented fleet, with no garage, where buses come and go by themselves with the line',
          es: 'la flota toda alquilada, sin garaje propio, donde los autobuses llegan y se van solos con la fila',
        },
        tell: {
          pt: 'Capacidade ociosa que não se quer pagar: a elasticidade. Procura à noite, sem ninguém de plantão: autoscaling na nuvem. Procura que dispara sem aviso: autoscaling na nuvem. Demanda que sobe e desce sem aviso: a elasticidade, com autoscaling. Hardware atual que será devolvido sem outro no lugar: máquinas na nuvem, com autoscaling.',
          en: 'Idle capacity that nobody wants to pay for: elasticity. Demand at night, with nobody on duty: autoscaling in the cloud. Demand that surges without notice: autoscaling in the cloud. Demand that rises and falls without notice: elasticity, with autoscaling. Present hardware that is being returned without a replacement: machines in the cloud, with autoscaling.',
          es: 'Capacidad ociosa que no se quiere pagar: la elasticidad. Demanda de noche, sin nadie de guardia: autoscaling en la nube. Demanda que se dispara sin aviso: autoscaling en la nube. Demanda que sube y baja sin aviso: la elasticidad, con autoscaling. Hardware actual que se va a devolver sin otro en su lugar: máquinas en la nube, con autoscaling.',
        },
        source: page('compute/docs/autoscaler'),
        popularity: 5,
      },
      {
        id: 'fixed',
        text: {
          pt: 'Só máquinas na nuvem, no número que o pico exige',
          en: 'Only machines in the cloud, in the number for the peak',
          es: 'Solo máquinas en la nube, en el número que exige el pico',
        },
        uses: [],
        why: {
          pt: 'Máquinas na nuvem no número do pico estão prontas a qualquer minuto e têm um gasto aprovado de antemão.',
          en: 'As many machines in the cloud as the peak needs are ready at any minute and have spending approved beforehand.',
          es: 'Las máquinas en la nube en el número del pico están listas a cada minuto y tienen un gasto aprobado de antemano.',
        },
        likeness: {
          pt: 'a frota toda alugada no tamanho do maior dia, paga o ano inteiro, cheia ou vazia',
          en: 'the all-rented fleet, as big as the biggest day calls for, paid all year, full or empty',
          es: 'la flota toda alquilada del tamaño del mayor día, pagada el año entero, llena o vacía',
        },
        tell: {
          pt: 'Gasto aprovado antes e capacidade pronta, sem comprar equipamento: um número fixo na nuvem.',
          en: 'Spending approved first and capacity ready, without buying equipment: a fixed number in the cloud.',
          es: 'Gasto aprobado antes y capacidad lista, sin comprar equipos: un número fijo en la nube.',
        },
        source: page('compute/docs/instances'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'manual',
        text: {
          pt: 'Só máquinas na nuvem, que a equipe cria antes do pico',
          en: 'Only machines in the cloud, which the team adds before peaks',
          es: 'Solo máquinas en la nube, que el equipo crea antes del pico',
        },
        uses: [],
        why: {
          pt: 'Ao criar máquinas antes de cada pico, a equipe paga a mais só naquele período e decide cada aumento.',
          en: 'By adding machines before each peak, the team pays more only in that period and decides on each increase.',
          es: 'Al crear máquinas antes de cada pico, el equipo paga más solo en ese período y decide cada aumento.',
        },
        likeness: {
          pt: 'a frota toda alugada que um funcionário aumenta por telefone antes do movimento, se está acordado e soube dele',
          en: 'the all-rented fleet that a clerk enlarges by phone before the crowd, if awake and aware of it',
          es: 'la flota toda alquilada que un empleado amplía por teléfono antes del gentío, si está despierto y se enteró',
        },
        tell: {
          pt: 'Picos com data e aumento que alguém aprova: escala manual.',
          en: 'Peaks with a date and an increase that someone approves: manual scaling.',
          es: 'Picos con fecha y un aumento que alguien aprueba: escalado manual.',
        },
        source: page('compute/docs/instances/create-start-instance'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'purchase',
        text: {
          pt: 'O hardware atual será devolvido, e a direção não quer outro.',
          en: 'The present hardware is being returned, and management does not want any more.',
          es: 'El hardware actual se va a devolver, y la dirección no quiere otro.',
        },
        fits: ['auto', 'fixed', 'manual'],
        rulesOut: {
          own: {
            pt: 'Servidores próprios para o pico exigem a compra que a empresa não fará.',
            en: 'Its own servers for the peak need the purchase that the company will not make.',
            es: 'Los servidores propios para el pico exigen la compra que la empresa no hará.',
          },
          burst: {
            pt: 'O reforço na nuvem conta com servidores próprios, que a empresa deixará de ter.',
            en: 'Extra in the cloud relies on its own servers, which the company will no longer have.',
            es: 'El refuerzo en la nube cuenta con servidores propios, que la empresa dejará de tener.',
          },
        },
      },
      {
        id: 'notice',
        text: {
          pt: 'A procura muitas vezes dispara sem aviso, em minutos.',
          en: 'Demand often surges without notice, within minutes.',
          es: 'La demanda muchas veces se dispara sin aviso, en minutos.',
        },
        fits: ['own', 'burst', 'auto', 'fixed'],
        rulesOut: {
          manual: {
            pt: 'Quando a equipe cria as máquinas, o pico sem aviso já passou.',
            en: 'By the time the team has added machines, a peak without notice is over.',
            es: 'Cuando el equipo crea las máquinas, el pico sin aviso ya pasó.',
          },
        },
      },
      {
        id: 'night',
        text: {
          pt: 'A procura sobe também à noite, sem aviso, quando ninguém está de plantão.',
          en: 'Demand also rises at night, without notice, when nobody is on duty.',
          es: 'La demanda sube también de noche, sin aviso, cuando nadie está de guardia.',
        },
        fits: ['own', 'burst', 'auto', 'fixed'],
        rulesOut: {
          manual: {
            pt: 'Criar máquinas antes do pico depende de alguém que esteja trabalhando.',
            en: 'Adding machines before the peak depends on someone being at work.',
            es: 'Crear máquinas antes del pico depende de alguien que esté trabajando.',
          },
        },
      },
      {
        id: 'idle',
        text: {
          pt: 'O financeiro não quer pagar por capacidade ociosa no resto do ano.',
          en: 'Finance does not want to pay for idle capacity in the rest of the year.',
          es: 'Finanzas no quiere pagar capacidad ociosa el resto del año.',
        },
        fits: ['burst', 'auto', 'manual'],
        rulesOut: {
          own: {
            pt: 'Servidores comprados para o pico ficam parados no resto do ano.',
            en: 'Servers bought for the peak are idle for the rest of the year.',
            es: 'Los servidores comprados para el pico quedan ociosos el resto del año.',
          },
          fixed: {
            pt: 'Com o número de máquinas do pico o ano todo, paga-se também o que não se usa.',
            en: 'With the peak’s number of machines all year, what is not used is paid for too.',
            es: 'Con el número de máquinas del pico todo el año, se paga también lo que no se usa.',
          },
        },
      },
      {
        id: 'recent',
        text: {
          pt: 'Os servidores foram instalados no ano passado e precisam continuar em uso.',
          en: 'Servers were installed last year and have to stay in use.',
          es: 'Los servidores se instalaron el año pasado y tienen que seguir en uso.',
        },
        fits: ['own', 'burst'],
        rulesOut: {
          auto: {
            pt: 'Levar tudo a máquinas na nuvem que mudam de número deixa sem uso os servidores comprados.',
            en: 'Moving all of it to cloud machines that vary in number leaves the bought servers unused.',
            es: 'Llevar todo a máquinas en la nube que cambian de número deja sin uso los servidores comprados.',
          },
          fixed: {
            pt: 'Com todas as máquinas na nuvem, os servidores comprados ficam sem uso.',
            en: 'With all machines in the cloud, the bought servers are left unused.',
            es: 'Con todas las máquinas en la nube, los servidores comprados quedan sin uso.',
          },
          manual: {
            pt: 'Máquinas criadas na nuvem substituem os servidores comprados, em vez de usá-los.',
            en: 'Machines added in the cloud replace the bought servers instead of using them.',
            es: 'Las máquinas creadas en la nube reemplazan los servidores comprados, en vez de usarlos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como a capacidade deve ser planejada?',
      en: 'How should capacity be planned?',
      es: '¿Cómo debe planificarse la capacidad?',
    },
  },
  {
    id: 'new-market',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'cloud-value' } },
    scene: {
      pt: 'Pense no sistema como uma loja, em que os servidores são os balcões e os dados dos clientes são as fichas.',
      en: 'Think of the system as a shop, where the servers are the counters and the customers’ data are cards on file.',
      es: 'Piensa en el sistema como una tienda, en la que los servidores son los mostradores y los datos de los clientes son fichas.',
    },
    situations: [
      {
        id: 'shop',
        text: {
          pt: 'Uma loja de cosméticos do Brasil vai vender também na Alemanha.',
          en: 'A cosmetics store in Brazil will start selling in Germany too.',
          es: 'Una tienda de cosméticos de Brasil va a vender también en Alemania.',
        },
      },
      {
        id: 'lessons',
        text: {
          pt: 'Uma escola de idiomas do México quer oferecer aulas gravadas e exercícios na Coreia do Sul.',
          en: 'A language school in Mexico wants to offer recorded lessons and exercises in South Korea.',
          es: 'Una escuela de idiomas de México quiere ofrecer clases grabadas y ejercicios en Corea del Sur.',
        },
      },
      {
        id: 'fitness',
        text: {
          pt: 'Um aplicativo chileno de exercícios, com aulas em vídeo e diário de treino, vai chegar ao Canadá.',
          en: 'A Chilean workout app with videos and a diary is coming to Canada.',
          es: 'Una aplicación chilena de ejercicios con video y diario va a llegar a Canadá.',
        },
      },
    ],
    candidates: [
      {
        id: 'building',
        text: {
          pt: 'Um data center próprio no novo país',
          en: 'A data center of its own in the new country',
          es: 'Un centro de datos propio en el nuevo país',
        },
        uses: [],
        why: {
          pt: 'Um data center próprio põe dados e servidores no país, em equipamento da empresa.',
          en: 'A data center of its own puts data and servers in the country, on the company’s equipment.',
          es: 'Un centro de datos propio pone datos y servidores en el país, en equipos de la empresa.',
        },
        likeness: {
          pt: 'a segunda loja, erguida com longa obra em terreno comprado no outro país, com balcões próprios',
          en: 'the second shop, built over a long time on land bought in the other country, with its own counters',
          es: 'la segunda tienda, levantada con larga obra en un terreno comprado en el otro país, con mostradores propios',
        },
        tell: {
          pt: 'Prédio e equipamento próprios no país: possível, mas lento e caro.',
          en: 'Own building and equipment in the country: possible, but slow and costly.',
          es: 'Edificio y equipos propios en el país: posible, pero lento y caro.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'room',
        text: {
          pt: 'Servidores próprios em uma sala alugada no país',
          en: 'Its own servers in a rented room in the country',
          es: 'Servidores propios en una sala alquilada en el país',
        },
        uses: [],
        why: {
          pt: 'Em uma sala alugada, a empresa tem servidores seus no país sem construir um prédio.',
          en: 'In a rented room the company has servers of its own in the country without putting up a building.',
          es: 'En una sala alquilada, la empresa tiene servidores suyos en el país sin construir un edificio.',
        },
        likeness: {
          pt: 'a segunda loja, em sala alugada no outro país, montada em meses com balcões comprados',
          en: 'the second shop, in a rented room in the other country, fitted over months with purchased counters',
          es: 'la segunda tienda, en un local alquilado del otro país, montada en meses con mostradores comprados',
        },
        tell: {
          pt: 'Equipamento próprio sem construir: colocation.',
          en: 'Own equipment without building: colocation.',
          es: 'Equipos propios sin construir: colocation.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'region',
        text: {
          pt: 'Uma cópia do sistema em uma região do Google Cloud no país',
          en: 'A copy of the system in a Google Cloud region of that country',
          es: 'Una copia del sistema en una región de Google Cloud del país',
        },
        uses: [],
        why: {
          pt: 'Uma região do Google Cloud no país executa em dias o sistema da própria empresa, sem prédio nem equipamentos a comprar. Guarda os dados lá, fora da plataforma de um parceiro, e responde de perto, em milissegundos.',
          en: 'A Google Cloud region in the country runs the company’s own system within days, with no building or equipment to buy. It keeps the data there, off a partner’s platform, and answers from nearby, in milliseconds.',
          es: 'Una región de Google Cloud del país ejecuta en días el sistema de la propia empresa, sin edificio ni equipos que comprar. Guarda los datos allá, fuera de la plataforma de un socio, y responde de cerca, en milisegundos.',
        },
        likeness: {
          pt: 'a segunda loja aberta em dias no outro país, com balcões alugados e as fichas dos clientes lá',
          en: 'the second shop, opened within days in the other country, with rented counters and customers’ cards kept there',
          es: 'la segunda tienda abierta en días en el otro país, con mostradores alquilados y las fichas de los clientes allí',
        },
        tell: {
          pt: 'Começar a vender em um mês: a nuvem, sem obra nem compra de servidores. Nenhum equipamento que sobre se o negócio não der certo: a nuvem. Mesma experiência, com os programas que a empresa criou: o sistema próprio, e não o de outra empresa. Cadastro de clientes fora da plataforma de um parceiro: um sistema próprio na nuvem. Vídeos e imagens que se abrem com rapidez: Cloud CDN ou uma região perto dos clientes. Um país novo em semanas, com dados e resposta locais: uma região de nuvem de lá. Dados dos clientes que ficam no país deles: uma região de nuvem de lá. Cada ação que grava no banco, com resposta em menos de 100 milissegundos: uma região perto dos clientes. Prédio que a diretoria não quer construir nem comprar: a nuvem, na região de origem ou em uma do novo país.',
          en: 'To start selling in a month: the cloud, without building or buying servers. No equipment to be left with if the business fails: the cloud. The same experience, with the programs that the company created: its own system rather than another company’s. Customer records off a partner’s platform: a system of one’s own in the cloud. Videos and images to open quickly: Cloud CDN or a region near customers. A new country within weeks, with local data and response: a cloud region there. Customers’ data that has to stay in their country: a cloud region there. Each action that writes to the database, with answers in less than 100 milliseconds: a region near customers. A building that management does not want to put up or buy: the cloud, in the region of origin or in one of the new country.',
          es: 'Empezar a vender en un mes: la nube, sin obra ni compra de servidores. Ningún equipo comprado que sobre si el negocio fracasa: la nube. La misma experiencia, con los programas que creó la empresa: su propio sistema, y no el de otra empresa. Registro de clientes fuera de la plataforma de un socio: un sistema propio en la nube. Videos e imágenes que se abren con rapidez: Cloud CDN o una región cerca de los clientes. Un país nuevo en semanas, con datos y respuesta locales: una región de nube de allá. Datos de los clientes que quedan en su país: una región de nube de allá. Cada acción que escribe en la base, con respuesta en menos de 100 milisegundos: una región cerca de los clientes. Edificio que la dirección no quiere construir ni comprar: la nube, en la región de origen o en una del nuevo país.',
        },
        source: page('about/locations'),
        popularity: 5,
      },
      {
        id: 'home',
        text: {
          pt: 'O sistema de hoje, na região de origem',
          en: 'Today’s system, in the region of origin',
          es: 'El sistema de hoy, en la región de origen',
        },
        uses: [],
        why: {
          pt: 'O sistema na região de origem atende o mundo pela internet, sem outra cópia para operar.',
          en: 'The system in the region of origin serves the world over the internet, with no other copy to operate.',
          es: 'El sistema en la región de origen atiende al mundo por internet, sin otra copia que operar.',
        },
        likeness: {
          pt: 'a loja de sempre, que atende o mundo por carta e guarda em casa as fichas de todos',
          en: 'the same old shop, which serves the world by letter and keeps everyone’s cards at home',
          es: 'la tienda de siempre, que atiende al mundo por carta y guarda en casa las fichas de todos',
        },
        tell: {
          pt: 'Começar a vender em um mês: a nuvem, sem obra nem compra de servidores. Nenhum equipamento que sobre se o negócio não der certo: a nuvem. Mesma experiência, com os programas que a empresa criou: o sistema próprio, e não o de outra empresa. Cadastro de clientes fora da plataforma de um parceiro: um sistema próprio na nuvem. Sistema operado em um só lugar: a região de origem, com ou sem Cloud CDN. Nenhum segundo conjunto de servidores: o sistema de hoje, com ou sem Cloud CDN. Distância tolerada e um só lugar para operar: a região de origem. Prédio que a diretoria não quer construir nem comprar: a nuvem, na região de origem ou em uma do novo país.',
          en: 'To start selling in a month: the cloud, without building or buying servers. No equipment to be left with if the business fails: the cloud. The same experience, with the programs that the company created: its own system rather than another company’s. Customer records off a partner’s platform: a system of one’s own in the cloud. A system to operate in only one place: the region of origin, with or without Cloud CDN. No second set of servers: today’s system, with or without Cloud CDN. Distance tolerated and a single place to operate: the region of origin. A building that management does not want to put up or buy: the cloud, in the region of origin or in one of the new country.',
          es: 'Empezar a vender en un mes: la nube, sin obra ni compra de servidores. Ningún equipo comprado que sobre si el negocio fracasa: la nube. La misma experiencia, con los programas que creó la empresa: su propio sistema, y no el de otra empresa. Registro de clientes fuera de la plataforma de un socio: un sistema propio en la nube. Sistema que se opera en un solo lugar: la región de origen, con o sin Cloud CDN. Ningún segundo conjunto de servidores: el sistema actual, con o sin Cloud CDN. Distancia tolerada y un solo lugar que operar: la región de origen. Edificio que la dirección no quiere construir ni comprar: la nube, en la región de origen o en una del nuevo país.',
        },
        source: page('docs/geography-and-regions'),
        popularity: 5,
      },
      {
        id: 'cached',
        text: {
          pt: 'O sistema de hoje, com Cloud CDN para o conteúdo',
          en: 'Today’s system, with Cloud CDN for the content',
          es: 'El sistema de hoy, con Cloud CDN para el contenido',
        },
        uses: ['Cloud CDN'],
        why: {
          pt: 'O Cloud CDN, ligado em dias, guarda cópias de vídeos e imagens perto dos clientes do novo país. O sistema e os cadastros da própria empresa continuam em um só lugar, sem outros servidores nem prédios.',
          en: 'Cloud CDN, turned on within days, keeps copies of videos and images near customers in the new country. The company’s own system and records stay in a single place, without more servers or buildings.',
          es: 'Cloud CDN, activado en días, guarda copias de videos e imágenes cerca de los clientes del nuevo país. El sistema y los registros de la propia empresa siguen en un solo lugar, sin otros servidores ni edificios.',
        },
        likeness: {
          pt: 'a loja de sempre com vitrines no outro país, de onde cada pedido e cada ficha voltam para casa',
          en: 'the same old shop with display windows in the other country, from which every order and card goes back home',
          es: 'la tienda de siempre con vitrinas en el otro país, desde donde cada pedido y cada ficha vuelven a casa',
        },
        tell: {
          pt: 'Começar a vender em um mês: a nuvem, sem obra nem compra de servidores. Nenhum equipamento que sobre se o negócio não der certo: a nuvem. Mesma experiência, com os programas que a empresa criou: o sistema próprio, e não o de outra empresa. Cadastro de clientes fora da plataforma de um parceiro: um sistema próprio na nuvem. Vídeos e imagens que se abrem com rapidez: Cloud CDN ou uma região perto dos clientes. Sistema operado em um só lugar: a região de origem, com ou sem Cloud CDN. Nenhum segundo conjunto de servidores: o sistema de hoje, com ou sem Cloud CDN. Conteúdo rápido longe da origem, sem outra cópia do sistema: o Cloud CDN. Prédio que a diretoria não quer construir nem comprar: a nuvem, na região de origem ou em uma do novo país.',
          en: 'To start selling in a month: the cloud, without building or buying servers. No equipment to be left with if the business fails: the cloud. The same experience, with the programs that the company created: its own system rather than another company’s. Customer records off a partner’s platform: a system of one’s own in the cloud. Videos and images to open quickly: Cloud CDN or a region near customers. A system to operate in only one place: the region of origin, with or without Cloud CDN. No second set of servers: today’s system, with or without Cloud CDN. Fast content far from the origin, without another copy of the system: Cloud CDN. A building that management does not want to put up or buy: the cloud, in the region of origin or in one of the new country.',
          es: 'Empezar a vender en un mes: la nube, sin obra ni compra de servidores. Ningún equipo comprado que sobre si el negocio fracasa: la nube. La misma experiencia, con los programas que creó la empresa: su propio sistema, y no el de otra empresa. Registro de clientes fuera de la plataforma de un socio: un sistema propio en la nube. Videos e imágenes que se abren con rapidez: Cloud CDN o una región cerca de los clientes. Sistema que se opera en un solo lugar: la región de origen, con o sin Cloud CDN. Ningún segundo conjunto de servidores: el sistema actual, con o sin Cloud CDN. Contenido rápido lejos del origen, sin otra copia del sistema: Cloud CDN. Edificio que la dirección no quiere construir ni comprar: la nube, en la región de origen o en una del nuevo país.',
        },
        source: page('cdn/docs/overview'),
        popularity: 4,
      },
      {
        id: 'local',
        text: {
          pt: 'O aplicativo próprio de uma empresa do país, por contrato',
          en: 'A local company’s own app, under contract',
          es: 'La aplicación propia de una empresa del país, por contrato',
        },
        uses: [],
        why: {
          pt: 'No aplicativo de uma empresa local, tudo já está no país e nada precisa ser operado.',
          en: 'With a local company’s app everything is already in the country, with nothing to operate.',
          es: 'En la aplicación de una empresa local, todo ya está en el país y no hay nada que operar.',
        },
        likeness: {
          pt: 'o lojista do outro país que vende do jeito dele e guarda consigo as fichas dos clientes',
          en: 'the shopkeeper of the other country who sells his own way and keeps the customers’ cards',
          es: 'el comerciante del otro país que vende a su manera y se queda con las fichas de los clientes',
        },
        tell: {
          pt: 'Chegar logo, com o sistema de outro: uma empresa local.',
          en: 'Arriving soon, with another’s system: a local company.',
          es: 'Llegar pronto, con el sistema de otro: una empresa local.',
        },
        source: page('find-a-partner'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'residency',
        text: {
          pt: 'A lei local exige que os dados dos clientes fiquem no país deles.',
          en: 'Local law requires customers’ data to stay in their country.',
          es: 'La ley local exige que los datos de los clientes queden en su país.',
        },
        fits: ['local', 'building', 'room', 'region'],
        rulesOut: {
          home: {
            pt: 'Na região de origem, os dados dos clientes ficam fora do país deles.',
            en: 'In the region of origin, customers’ data is outside their country.',
            es: 'En la región de origen, los datos de los clientes quedan fuera de su país.',
          },
          cached: {
            pt: 'O Cloud CDN guarda cópias do conteúdo, mas os dados dos clientes seguem na região de origem.',
            en: 'Cloud CDN keeps copies of content, but customers’ data is still in the region of origin.',
            es: 'Cloud CDN guarda copias del contenido, pero los datos de los clientes siguen en la región de origen.',
          },
        },
      },
      {
        id: 'clicks',
        text: {
          pt: 'Cada ação grava no banco, e os clientes precisam de resposta em menos de 100 milissegundos.',
          en: 'Each action writes to the database, and customers need answers in less than 100 milliseconds.',
          es: 'Cada acción escribe en la base, y los clientes necesitan respuesta en menos de 100 milisegundos.',
        },
        fits: ['local', 'building', 'room', 'region'],
        rulesOut: {
          home: {
            pt: 'Da região de origem, cada gravação atravessa um oceano ou um continente.',
            en: 'From the region of origin, each write crosses an ocean or a continent.',
            es: 'Desde la región de origen, cada escritura cruza un océano o un continente.',
          },
          cached: {
            pt: 'O Cloud CDN acelera conteúdo em cache; a gravação vai até a região de origem.',
            en: 'Cloud CDN speeds up cached content; a write goes all the way to the region of origin.',
            es: 'Cloud CDN acelera el contenido en caché; la escritura va hasta la región de origen.',
          },
        },
      },
      {
        id: 'month',
        text: {
          pt: 'A empresa quer começar a vender em um mês.',
          en: 'The company wants to start selling in a month.',
          es: 'La empresa quiere empezar a vender en un mes.',
        },
        fits: ['local', 'region', 'home', 'cached'],
        rulesOut: {
          building: {
            pt: 'Um data center próprio leva anos, não um mês.',
            en: 'A data center of its own takes years, not a month.',
            es: 'Un centro de datos propio lleva años, no un mes.',
          },
          room: {
            pt: 'Comprar e instalar servidores na sala alugada leva mais de um mês.',
            en: 'Buying and installing servers in the rented room takes more than a month.',
            es: 'Comprar e instalar servidores en la sala alquilada lleva más de un mes.',
          },
        },
      },
      {
        id: 'leave',
        text: {
          pt: 'Nenhum equipamento pode sobrar se o negócio não der certo.',
          en: 'No equipment may be left over if the business fails.',
          es: 'Ningún equipo comprado puede sobrar si el negocio fracasa.',
        },
        fits: ['local', 'region', 'home', 'cached'],
        rulesOut: {
          building: {
            pt: 'O prédio e os equipamentos do data center próprio ficam sem uso.',
            en: 'The building and equipment of its own data center are left over.',
            es: 'El edificio y los equipos del centro de datos propio quedan sin uso.',
          },
          room: {
            pt: 'Os servidores comprados para a sala alugada ficam sem uso.',
            en: 'The servers bought for the rented room are left over.',
            es: 'Los servidores comprados para la sala alquilada quedan sin uso.',
          },
        },
      },
      {
        id: 'media',
        text: {
          pt: 'Os clientes de lá precisam abrir vídeos e imagens com rapidez.',
          en: 'Customers there need to open videos and images quickly.',
          es: 'Los clientes de allí necesitan abrir videos e imágenes con rapidez.',
        },
        notWith: ['month', 'leave'],
        fits: ['local', 'building', 'room', 'region', 'cached'],
        rulesOut: {
          home: {
            pt: 'Da região de origem, vídeos e imagens percorrem toda a distância a cada visita.',
            en: 'From the region of origin, videos and images travel the whole way at each visit.',
            es: 'Desde la región de origen, videos e imágenes recorren toda la distancia en cada visita.',
          },
        },
      },
      {
        id: 'single',
        text: {
          pt: 'A equipe só consegue operar o sistema em um lugar.',
          en: 'The team can operate the system in only one place.',
          es: 'El equipo solo puede operar el sistema en un lugar.',
        },
        fits: ['local', 'home', 'cached'],
        rulesOut: {
          building: {
            pt: 'Um data center no novo país é um segundo lugar para operar.',
            en: 'A data center in the new country is a second place to operate.',
            es: 'Un centro de datos en el nuevo país es un segundo lugar que operar.',
          },
          room: {
            pt: 'A sala alugada no novo país é um segundo lugar para operar.',
            en: 'The rented room in the new country is a second place to operate.',
            es: 'La sala alquilada en el nuevo país es un segundo lugar que operar.',
          },
          region: {
            pt: 'A cópia na região de lá é um segundo lugar para operar.',
            en: 'The copy in the region there is a second place to operate.',
            es: 'La copia en la región de allá es un segundo lugar que operar.',
          },
        },
      },
      {
        id: 'construct',
        text: {
          pt: 'A diretoria não quer construir nem comprar um prédio.',
          en: 'Management does not want to put up or buy a building.',
          es: 'La dirección no quiere construir ni comprar un edificio.',
        },
        fits: ['local', 'room', 'region', 'home', 'cached'],
        rulesOut: {
          building: {
            pt: 'Um data center próprio exige um prédio construído ou comprado.',
            en: 'A data center of its own needs a building, put up or bought.',
            es: 'Un centro de datos propio exige un edificio construido o comprado.',
          },
        },
      },
      {
        id: 'servers',
        text: {
          pt: 'O orçamento não cobre um segundo conjunto de servidores.',
          en: 'The budget does not cover a second set of servers.',
          es: 'El presupuesto no cubre un segundo conjunto de servidores.',
        },
        fits: ['local', 'home', 'cached'],
        rulesOut: {
          building: {
            pt: 'Um data center próprio pede um segundo conjunto de servidores, além do prédio.',
            en: 'A data center of its own needs a second set of servers besides the building.',
            es: 'Un centro de datos propio exige un segundo conjunto de servidores, además del edificio.',
          },
          room: {
            pt: 'A sala alugada precisa de um segundo conjunto de servidores.',
            en: 'The rented room needs a second set of servers.',
            es: 'La sala alquilada necesita un segundo conjunto de servidores.',
          },
          region: {
            pt: 'A cópia na região de lá é um segundo conjunto de servidores a pagar.',
            en: 'The copy in the region there is a second set of servers to pay for.',
            es: 'La copia en la región de allá es un segundo conjunto de servidores que pagar.',
          },
        },
      },
      {
        id: 'same-system',
        text: {
          pt: 'A experiência do cliente deve ser a mesma, com os programas que a empresa criou.',
          en: 'The experience should be the same, with the programs that the company created.',
          es: 'La experiencia del cliente debe ser la misma, con los programas que creó la empresa.',
        },
        fits: ['building', 'room', 'region', 'home', 'cached'],
        rulesOut: {
          local: {
            pt: 'Na plataforma de uma empresa local, os programas são os dela.',
            en: 'On a local company’s platform, the programs are that company’s.',
            es: 'En la plataforma de una empresa local, los programas son los de ella.',
          },
        },
      },
      {
        id: 'hold-data',
        notWith: ['single'],
        text: {
          pt: 'O cadastro de clientes não pode ficar na plataforma de um parceiro comercial.',
          en: 'Customer records may not be kept on a business partner’s platform.',
          es: 'El registro de clientes no puede quedar en la plataforma de un socio comercial.',
        },
        fits: ['building', 'room', 'region', 'home', 'cached'],
        rulesOut: {
          local: {
            pt: 'Na plataforma de uma empresa local, é essa parceira que guarda o cadastro.',
            en: 'On a local company’s platform, that business partner keeps the records.',
            es: 'En la plataforma de una empresa local, es ese socio quien guarda el registro.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como a empresa deve atender os clientes do novo país?',
      en: 'How should the company serve customers in the new country?',
      es: '¿Cómo debe atender la empresa a los clientes del nuevo país?',
    },
  },
  {
    id: 'paper-forms',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'cloud-value' } },
    scene: {
      pt: 'Pense nos formulários como as comandas de um restaurante, que se preenchem à mão em cada mesa.',
      en: 'Think of the forms as a restaurant’s order slips, which are filled in by hand at each table.',
      es: 'Piensa en los formularios como las comandas de un restaurante, que se llenan a mano en cada mesa.',
    },
    situations: [
      {
        id: 'inspections',
        text: {
          pt: 'Uma empresa de água quer em formato digital o que os inspetores anotam em papel sobre cada válvula.',
          en: 'A water utility wants in digital form what its inspectors note by hand about each valve.',
          es: 'Una empresa de agua quiere en formato digital lo que los inspectores anotan en papel sobre cada válvula.',
        },
      },
      {
        id: 'wards',
        text: {
          pt: 'Um grupo de hospitais quer em formato digital as fichas de pré-internação, hoje preenchidas em papel.',
          en: 'A hospital group wants to digitize its pre-admission forms, now filled in by hand.',
          es: 'Un grupo de hospitales quiere en formato digital las fichas de preadmisión, hoy llenadas en papel.',
        },
      },
      {
        id: 'dealers',
        text: {
          pt: 'Uma fábrica de tratores quer em formato digital os pedidos de garantia que as concessionárias enviam em papel.',
          en: 'A tractor maker wants in digital form the warranty claims its dealers fill in by hand.',
          es: 'Una fábrica de tractores quiere en formato digital los reclamos de garantía que los concesionarios envían en papel.',
        },
      },
    ],
    candidates: [
      {
        id: 'scan',
        text: {
          pt: 'Escanear os papéis para uma pasta compartilhada',
          en: 'Scan the papers to a shared folder',
          es: 'Escanear los papeles a una carpeta compartida',
        },
        uses: [],
        why: {
          pt: 'Escanear deixa o papel no campo e guarda a imagem de cada ficha, sem programa novo.',
          en: 'Scanning leaves paper in the field and keeps an image of each card, without a new program.',
          es: 'Escanear deja el papel en el campo y guarda la imagen de cada ficha, sin programa nuevo.',
        },
        likeness: {
          pt: 'as fotos das comandas de papel, coladas em um álbum que ninguém consegue somar',
          en: 'the photos of the paper slips, pasted in an album that nobody can add up',
          es: 'las fotos de las comandas de papel, pegadas en un álbum que nadie puede sumar',
        },
        tell: {
          pt: 'Papel que vira imagem: digitalização, ainda não transformação.',
          en: 'Paper that becomes an image: digitization, not yet transformation.',
          es: 'Papel que se vuelve imagen: digitalización, aún no transformación.',
        },
        source: page('learn/what-is-digital-transformation'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'sheet',
        text: {
          pt: 'Passar os papéis para uma planilha compartilhada',
          en: 'Type the papers into a shared spreadsheet',
          es: 'Pasar los papeles a una hoja de cálculo compartida',
        },
        uses: [],
        why: {
          pt: 'Uma planilha transforma o papel em dados que geram gráficos, sem mudar o trabalho no campo.',
          en: 'A spreadsheet turns paper into data for charts, without changing work in the field.',
          es: 'Una hoja de cálculo convierte el papel en datos para gráficos, sin cambiar el trabajo en el campo.',
        },
        likeness: {
          pt: 'o ajudante que passa as comandas à noite para um livro, onde se somam depois de escritas duas vezes',
          en: 'the helper who copies the slips at night into a ledger, where they add up after being written twice',
          es: 'el ayudante que pasa las comandas de noche a un libro, donde se suman tras escribirse dos veces',
        },
        tell: {
          pt: 'Papel no campo, números no escritório: uma planilha.',
          en: 'Paper in the field, figures in the office: a spreadsheet.',
          es: 'Papel en el campo, números en la oficina: una hoja de cálculo.',
        },
        source: page('learn/what-is-digital-transformation'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'product',
        text: {
          pt: 'Assinar um produto SaaS pronto, a preço fixo',
          en: 'Subscribe to a ready SaaS product, at a flat fee',
          es: 'Suscribirse a un producto SaaS listo, a precio fijo',
        },
        uses: [],
        why: {
          pt: 'Um produto SaaS, já pronto e a preço fixo, recebe os dados uma vez, na origem, aguenta muita gente e é mantido pelos programadores do fornecedor.',
          en: 'A ready-made SaaS product at a flat fee takes the data once, at its source, carries many people and is kept up by its vendor’s programmers.',
          es: 'Un producto SaaS, ya listo y a precio fijo, recibe los datos una vez, en su origen, soporta a mucha gente y lo mantienen los programadores del proveedor.',
        },
        likeness: {
          pt: 'o bloco de comandas por assinatura, já pronto, com as mesmas linhas para todos os restaurantes',
          en: 'the pad of slips on subscription, ready at once, with the same lines for every restaurant',
          es: 'el bloc de comandas por suscripción, ya listo, con las mismas líneas para todos los restaurantes',
        },
        tell: {
          pt: 'Dados lançados uma vez por quem faz o trabalho: um aplicativo, e não papel digitalizado. Processo comum e nenhum programador: SaaS. Centenas de milhares de pacientes, sem licença por pessoa: um sistema para o público, e não um aplicativo interno. Organização que não tem programadores: um produto SaaS ou um aplicativo sem código. Mudança em uso em uma semana: algo já pronto ou montado sem código, e não um aplicativo a desenvolver. Gráficos por local e por semana: dados em formulário ou tabela, e não imagens de papel.',
          en: 'Data entered once by those who do the work: an app rather than scanned paper. A common process and no programmers: SaaS. Hundreds of thousands of patients, with no license to pay for each: a system for the public rather than an internal app. An organization that has no programmers: a SaaS product or a no-code app. A change in use in one week: something ready-made or put together without code, not an app to develop. Charts by place and by week: data in a form or table, not images of paper.',
          es: 'Datos ingresados una vez por quien hace el trabajo: una aplicación, y no papel escaneado. Proceso común y ningún programador: SaaS. Cientos de miles de pacientes, sin licencia por persona: un sistema para el público, y no una aplicación interna. Organización que no tiene programadores: un producto SaaS o una aplicación sin código. Cambio en uso en una semana: algo ya listo o armado sin código, y no una aplicación que desarrollar. Gráficos por lugar y por semana: datos en formulario o tabla, y no imágenes de papel.',
        },
        source: page('learn/what-is-saas'),
        popularity: 4,
      },
      {
        id: 'nocode',
        text: {
          pt: 'Montar um aplicativo sem código com o AppSheet',
          en: 'Build a no-code app with AppSheet',
          es: 'Armar una aplicación sin código con AppSheet',
        },
        uses: ['AppSheet'],
        why: {
          pt: 'Com o AppSheet, quem conhece o processo monta o aplicativo em dias, sem programar e com as regras da empresa. Quem faz o trabalho preenche a tela uma vez, e os dados vão a uma tabela, que gera gráficos.',
          en: 'With AppSheet, those who know the process put the app together in days, without programming and with the company’s rules. Those who do the work fill in a screen once, and the data goes to a table, which feeds charts.',
          es: 'Con AppSheet, quien conoce el proceso arma la aplicación en días, sin programar y con las reglas de la empresa. Quien hace el trabajo llena una pantalla una vez, y los datos van a una tabla, que genera gráficos.',
        },
        likeness: {
          pt: 'o bloco que o próprio maître monta em dias com carimbos, com as linhas da casa, pago por garçom',
          en: 'the pad that the head waiter rubber-stamps in days, with the house’s own lines, paid per waiter',
          es: 'el bloc que el encargado arma en días con sellos, con las líneas de la casa, pagado por mesero',
        },
        tell: {
          pt: 'Etapas que nenhum produto do mercado segue: um aplicativo próprio, com ou sem código. Dados lançados uma vez por quem faz o trabalho: um aplicativo, e não papel digitalizado. Dados lançados por quem faz o trabalho: um aplicativo, e não papel digitalizado. Organização que não tem programadores: um produto SaaS ou um aplicativo sem código. Mudança em uso em uma semana: algo já pronto ou montado sem código, e não um aplicativo a desenvolver. Gráficos por local e por semana: dados em formulário ou tabela, e não imagens de papel.',
          en: 'Steps that no product on the market follows: an app of one’s own, with or without code. Data entered once by those who do the work: an app rather than scanned paper. Data entered by those who do the work: an app rather than scanned paper. An organization that has no programmers: a SaaS product or a no-code app. A change in use in one week: something ready-made or put together without code, not an app to develop. Charts by place and by week: data in a form or table, not images of paper.',
          es: 'Pasos que ningún producto del mercado sigue: una aplicación propia, con o sin código. Datos ingresados una vez por quien hace el trabajo: una aplicación, y no papel escaneado. Datos que ingresa quien hace el trabajo: una aplicación, y no papel escaneado. Organización que no tiene programadores: un producto SaaS o una aplicación sin código. Cambio en uso en una semana: algo ya listo o armado sin código, y no una aplicación que desarrollar. Gráficos por lugar y por semana: datos en formulario o tabla, y no imágenes de papel.',
        },
        source: site('https://about.appsheet.com/home/'),
        popularity: 4,
      },
      {
        id: 'build',
        text: {
          pt: 'Desenvolver um aplicativo próprio na nuvem',
          en: 'Develop an app of its own in the cloud',
          es: 'Desarrollar una aplicación propia en la nube',
        },
        uses: [],
        why: {
          pt: 'Um aplicativo desenvolvido pela empresa recebe os dados na origem, segue as regras dela e atende a qualquer número de usuários, sem licença por pessoa.',
          en: 'An app developed by the company takes the data at its source, follows its rules and serves any number of users, without a license for each.',
          es: 'Una aplicación desarrollada por la empresa recibe los datos en su origen, sigue sus reglas y atiende a cualquier número de usuarios, sin licencia por persona.',
        },
        likeness: {
          pt: 'o bloco que uma gráfica contratada leva meses para desenhar, com as linhas da casa e tiragem para milhares',
          en: 'the pad that a hired printer designs over months, with the house’s own lines, in copies for thousands',
          es: 'el bloc que una imprenta contratada tarda meses en diseñar, con las líneas de la casa y copias para miles',
        },
        tell: {
          pt: 'Etapas que nenhum produto do mercado segue: um aplicativo próprio, com ou sem código. Dados lançados uma vez por quem faz o trabalho: um aplicativo, e não papel digitalizado. Regras próprias e um público enorme: um aplicativo próprio. Gráficos por local e por semana: dados em formulário ou tabela, e não imagens de papel. Centenas de milhares de pacientes, sem licença por pessoa: um sistema para o público, e não um aplicativo interno.',
          en: 'Steps that no product on the market follows: an app of one’s own, with or without code. Data entered once by those who do the work: an app rather than scanned paper. Rules of one’s own and a huge public: an app of one’s own. Charts by place and by week: data in a form or table, not images of paper. Hundreds of thousands of patients, with no license to pay for each: a system for the public rather than an internal app.',
          es: 'Pasos que ningún producto del mercado sigue: una aplicación propia, con o sin código. Datos ingresados una vez por quien hace el trabajo: una aplicación, y no papel escaneado. Reglas propias y un público enorme: una aplicación propia. Gráficos por lugar y por semana: datos en formulario o tabla, y no imágenes de papel. Cientos de miles de pacientes, sin licencia por persona: un sistema para el público, y no una aplicación interna.',
        },
        source: page('learn/what-is-cloud-native'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'developers',
        text: {
          pt: 'A organização não tem programadores.',
          en: 'The organization has no programmers.',
          es: 'La organización no tiene programadores.',
        },
        fits: ['scan', 'sheet', 'product', 'nocode'],
        rulesOut: {
          build: {
            pt: 'Desenvolver um aplicativo exige programadores.',
            en: 'Developing an app needs programmers.',
            es: 'Desarrollar una aplicación exige programadores.',
          },
        },
      },
      {
        id: 'fortnight',
        text: {
          pt: 'A diretoria quer a mudança em uso em uma semana.',
          en: 'Management wants the change in use in one week.',
          es: 'La dirección quiere el cambio en uso en una semana.',
        },
        fits: ['scan', 'sheet', 'product', 'nocode'],
        rulesOut: {
          build: {
            pt: 'Desenvolver, testar e publicar um aplicativo próprio não cabe em uma semana.',
            en: 'Developing, testing and releasing an app of its own does not fit into one week.',
            es: 'Desarrollar, probar y publicar una aplicación propia no cabe en una semana.',
          },
        },
      },
      {
        id: 'special',
        text: {
          pt: 'O processo tem etapas próprias, que nenhum produto do mercado segue.',
          en: 'The process has steps of its own, which no product on the market follows.',
          es: 'El proceso tiene pasos propios, que ningún producto del mercado sigue.',
        },
        fits: ['scan', 'sheet', 'nocode', 'build'],
        rulesOut: {
          product: {
            pt: 'Um produto SaaS segue as etapas que o fornecedor previu, e estas não estão lá.',
            en: 'A SaaS product follows the steps that its vendor foresaw, and these are not there.',
            es: 'Un producto SaaS sigue los pasos que previó el proveedor, y estos no están.',
          },
        },
      },
      {
        id: 'source',
        text: {
          pt: 'Quem faz o trabalho deve registrar os dados, uma só vez.',
          en: 'The data has to be entered once, by those who do the work.',
          es: 'Quien hace el trabajo debe registrar los datos, una sola vez.',
        },
        fits: ['product', 'nocode', 'build'],
        rulesOut: {
          scan: {
            pt: 'O papel escaneado é imagem: para virar dado, alguém ainda digita.',
            en: 'Scanned paper is an image: to become data, someone still types it.',
            es: 'El papel escaneado es imagen: para volverse dato, alguien todavía lo teclea.',
          },
          sheet: {
            pt: 'Com a planilha, alguém passa cada papel a limpo no escritório.',
            en: 'With the spreadsheet, someone types each paper in the office.',
            es: 'Con la hoja de cálculo, alguien transcribe cada papel en la oficina.',
          },
        },
      },
      {
        id: 'charts',
        text: {
          pt: 'Os gestores querem gráficos por local e por semana.',
          en: 'Managers want charts by place and by week.',
          es: 'Los gerentes quieren gráficos por lugar y por semana.',
        },
        fits: ['sheet', 'product', 'nocode', 'build'],
        rulesOut: {
          scan: {
            pt: 'De imagens escaneadas não saem gráficos.',
            en: 'Scanned images give no charts.',
            es: 'De imágenes escaneadas no salen gráficos.',
          },
        },
      },
      {
        id: 'public',
        situations: ['wards'],
        text: {
          pt: 'Centenas de milhares de pacientes também vão entrar com login e preencher o formulário, sem custo de licença por pessoa.',
          en: 'Hundreds of thousands of patients will sign in and fill in the form as well, with no license to pay for each.',
          es: 'Cientos de miles de pacientes también van a iniciar sesión y llenar el formulario, sin costo de licencia por persona.',
        },
        fits: ['product', 'build'],
        rulesOut: {
          scan: {
            pt: 'Os pacientes ainda preencheriam papel, que alguém teria de recolher e escanear.',
            en: 'Patients would still fill in paper, which somebody would have to collect and scan.',
            es: 'Los pacientes seguirían llenando papel, que alguien tendría que recoger y escanear.',
          },
          sheet: {
            pt: 'Uma planilha compartilhada não é feita para centenas de milhares de pacientes preencherem.',
            en: 'A shared spreadsheet is not made for hundreds of thousands of patients to fill in.',
            es: 'Una hoja de cálculo compartida no está hecha para que la llenen cientos de miles de pacientes.',
          },
          nocode: {
            pt: 'O AppSheet é licenciado por usuário que entra com login, com um custo de licença por pessoa.',
            en: 'AppSheet is licensed per user who signs in, one license for each patient.',
            es: 'AppSheet se licencia por usuario que inicia sesión, con un costo por cada paciente.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a empresa deve fazer?',
      en: 'What should the company do?',
      es: '¿Qué debe hacer la empresa?',
    },
  },
];
