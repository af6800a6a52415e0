import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const idleEnvironments: readonly Pattern[] = [
  {
    id: 'idle-environments',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'purchase-options' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
    },
    scene: {
      pt: 'Pense nos servidores como vans que uma equipe aluga para trabalhar, e na fatura como o aluguel delas.',
      en: 'Think of the servers as vans that a team rents for its work, and of the bill as their rent.',
      es: 'Piensa en los servidores como furgonetas que un equipo alquila para trabajar, y en la factura como ese alquiler.',
    },
    situations: [
      {
        id: 'games',
        text: {
          pt: 'Um estúdio de jogos deixa ligados dia e noite os servidores de teste no Amazon EC2, usados só das 9h às 18h, em dias úteis.',
          en: 'A game studio leaves its Amazon EC2 test servers on day and night, though they are used only from 9 to 6 on weekdays.',
          es: 'Un estudio de videojuegos deja encendidos día y noche sus servidores de prueba en Amazon EC2, usados solo de 9 a 18, en días hábiles.',
        },
        today: {
          pt: 'Vinte e duas instâncias sob demanda custam 9.000 dólares por mês. Um arquiteto de soluções precisa propor uma medida para reduzir esse custo.',
          en: 'Twenty-two On-Demand Instances cost 9,000 dollars a month. A solutions architect must propose one measure to cut this cost.',
          es: 'Veintidós instancias bajo demanda cuestan 9.000 dólares al mes. Un arquitecto de soluciones debe proponer una medida para reducir ese costo.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'O ambiente de homologação de uma seguradora, no Amazon EC2, copia as instâncias da produção, mas usa 10% da CPU delas.',
          en: 'An insurer’s staging environment on Amazon EC2 copies the instances of production but uses 10 percent of their CPU.',
          es: 'El entorno de preproducción de una aseguradora, en Amazon EC2, copia las instancias de producción, pero usa el 10% de su CPU.',
        },
        today: {
          pt: 'São trinta instâncias sob demanda, com memória também de sobra, usadas por sessenta testadores. A área financeira pede uma fatura menor.',
          en: 'Sixty testers share the thirty On-Demand Instances, whose memory is hardly used either. The finance team asks for a lower bill.',
          es: 'Son treinta instancias bajo demanda, con memoria también de sobra, que usan sesenta personas de pruebas. Finanzas pide una factura menor.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Uma escola de programação tem no Amazon EC2 laboratórios usados só durante o dia, de segunda a sexta, e ligados também à noite.',
          en: 'A coding school has labs on Amazon EC2 that are used in the daytime only, Monday to Friday, and stay on at night.',
          es: 'Una escuela de programación tiene en Amazon EC2 laboratorios usados solo de día, de lunes a viernes, y encendidos también de noche.',
        },
        today: {
          pt: 'Cinquenta instâncias sob demanda atendem 400 alunos, e a fatura cresceu 50% em um ano. Os arquitetos procuram uma medida para reduzi-la.',
          en: 'Fifty On-Demand Instances serve 400 students, and the bill has grown by half in a year. The architects look for a measure to cut it.',
          es: 'Cincuenta instancias bajo demanda atienden a 400 alumnos, y la factura creció un 50% en un año. Los arquitectos buscan una medida para reducirla.',
        },
      },
      {
        id: 'training',
        text: {
          pt: 'Uma empresa de treinamento tem no Amazon EC2 ambientes de prática que ficam sempre ligados, mas só são usados em horário comercial.',
          en: 'A training company has practice environments on Amazon EC2 that are always on but are used in business hours only.',
          es: 'Una empresa de capacitación tiene en Amazon EC2 entornos de práctica que quedan siempre encendidos, pero solo se usan en horario laboral.',
        },
        today: {
          pt: 'Cada um dos quinze cursos tem quatro instâncias sob demanda próprias. A empresa quer gastar menos com elas.',
          en: 'Each of its fifteen courses has four On-Demand Instances of its own. The company wants to spend less on them.',
          es: 'Cada uno de los quince cursos tiene cuatro instancias bajo demanda propias. La empresa quiere gastar menos en ellas.',
        },
      },
      {
        id: 'bank-idle',
        text: {
          pt: 'Um banco tem no Amazon EC2 um ambiente de homologação que equipes de três continentes usam dia e noite, a longo prazo.',
          en: 'A bank has an acceptance environment on Amazon EC2 that teams on three continents use day and night, in the long term.',
          es: 'Un banco tiene en Amazon EC2 un entorno de preproducción que equipos de tres continentes usan día y noche, a largo plazo.',
        },
        today: {
          pt: 'O ambiente tem dezoito instâncias sob demanda, no tamanho que a carga pede. O banco quer reduzir a fatura.',
          en: 'The environment has eighteen On-Demand Instances of the size that the load calls for. The bank wants a lower bill.',
          es: 'El entorno tiene dieciocho instancias bajo demanda, del tamaño que pide la carga. El banco quiere reducir la factura.',
        },
      },
      {
        id: 'builds',
        text: {
          pt: 'Uma empresa de software compila e testa seu código no Amazon EC2; uma tarefa cortada no meio recomeça sozinha.',
          en: 'A software company compiles and tests its code on Amazon EC2; a task that is cut off starts again automatically.',
          es: 'Una empresa de software compila y prueba su código en Amazon EC2; una tarea que se corta vuelve a empezar por sí sola.',
        },
        today: {
          pt: 'Cerca de 900 tarefas por dia rodam em quarenta instâncias sob demanda, e a fatura dobrou. Um arquiteto de soluções precisa propor uma medida para reduzir esse custo.',
          en: 'About 900 tasks a day run on forty On-Demand Instances, and the bill has doubled. A solutions architect must propose one measure to cut this cost.',
          es: 'Unas 900 tareas por día corren en cuarenta instancias bajo demanda, y la factura se duplicó. Un arquitecto de soluciones debe proponer una medida para reducir ese costo.',
        },
      },
      {
        id: 'maps-arm',
        text: {
          pt: 'Uma empresa de mapas testa no Amazon EC2 um software que já roda nos computadores arm64 dos desenvolvedores.',
          en: 'A mapping company tests software on Amazon EC2 that already runs on its developers’ arm64 computers.',
          es: 'Una empresa de mapas prueba en Amazon EC2 un software que ya corre en las computadoras arm64 de sus desarrolladores.',
        },
        today: {
          pt: 'O ambiente tem doze instâncias sob demanda com chips da Intel, e a empresa quer gastar menos com ele.',
          en: 'The environment has twelve On-Demand Instances with Intel chips, and the company wants to spend less on it.',
          es: 'El entorno tiene doce instancias bajo demanda con chips de Intel, y la empresa quiere gastar menos en él.',
        },
      },
    ],
    candidates: [
      {
        id: 'stop',
        uses: [],
        popularity: 4,
        source: site('solutions/implementations/instance-scheduler-on-aws/'),
        text: {
          pt: 'Desligamento agendado, à noite',
          en: 'Scheduled shutdown at night',
          es: 'Apagado programado de noche',
        },
        action: {
          pt: 'Configurar o Instance Scheduler da AWS para parar as instâncias às 19h e iniciá-las às 7h, de segunda a sexta.',
          en: 'Configure Instance Scheduler on AWS to stop the instances at 7 p.m. and start them at 7 a.m., Monday to Friday.',
          es: 'Configurar Instance Scheduler de AWS para detener las instancias a las 19 e iniciarlas a las 7, de lunes a viernes.',
        },
        why: {
          pt: 'Instâncias paradas não cobram computação: desligá-las fora do expediente corta mais da metade das horas, sem contrato e sem mudar o que elas são.',
          en: 'Stopped instances charge no compute: shutting them down outside office hours cuts more than half of the hours, with no contract and no change to what they are.',
          es: 'Las instancias detenidas no cobran cómputo: apagarlas fuera del horario laboral recorta más de la mitad de las horas, sin contrato y sin cambiar lo que son.',
        },
        likeness: {
          pt: 'a van de sempre, devolvida à locadora todo fim de tarde, que à noite ninguém pode usar',
          en: 'the usual van, handed back to the rental firm every evening, so nobody can use it at night',
          es: 'la furgoneta de siempre, devuelta cada tarde a la agencia, que de noche nadie puede usar',
        },
        tell: {
          pt: 'Ambiente usado só durante o dia: um agendamento que o desligue no resto do tempo. Ambiente que a empresa pode desativar antes de um ano: uma medida sem contrato, e não um Savings Plan. Servidor que ninguém pode perder no meio do trabalho: capacidade que não seja Spot. Tipo de instância homologado, que não pode mudar: o mesmo tipo, sem rightsizing nem Graviton. Software que só existe compilado para x86: processadores Intel ou AMD, e não Graviton. CPU e memória perto do limite durante o uso: o mesmo tamanho de instância.',
          en: 'An environment used only in the daytime: a schedule that switches it off the rest of the time. An environment that the company may retire within a year: a measure without a contract, not a Savings Plan. A server that nobody may lose in the middle of their work: capacity other than Spot. An instance type that was certified and cannot change: the same type, without rightsizing or Graviton. Software that exists only as an x86 build: Intel or AMD processors, not Graviton. CPU and memory close to their limit during use: the same size of instance.',
          es: 'Entorno usado solo de día: un horario que lo apague el resto del tiempo. Entorno que la empresa puede retirar antes de un año: una medida sin contrato, y no un Savings Plan. Servidor que nadie puede perder en medio de su trabajo: capacidad que no sea Spot. Tipo de instancia certificado, que no puede cambiar: el mismo tipo, sin rightsizing ni Graviton. Software que solo existe compilado para x86: procesadores Intel o AMD, y no Graviton. CPU y memoria cerca del límite durante el uso: el mismo tamaño de instancia.',
        },
        rightIn: ['games', 'school', 'training'],
      },
      {
        id: 'spot',
        uses: ['Spot'],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        text: { pt: 'Uso de capacidade Spot', en: 'Use of Spot capacity', es: 'Uso de capacidad Spot' },
        action: {
          pt: 'Substituir as instâncias por instâncias Spot do Amazon EC2 em um grupo de Auto Scaling em várias zonas de disponibilidade.',
          en: 'Replace the instances with Amazon EC2 Spot Instances in an Auto Scaling group across several Availability Zones.',
          es: 'Reemplazar las instancias por instancias Spot de Amazon EC2 en un grupo de Auto Scaling en varias zonas de disponibilidad.',
        },
        why: {
          pt: 'As instâncias Spot usam capacidade ociosa com até 90% de desconto, sem contrato; em troca, a AWS pode retomá-las com dois minutos de aviso.',
          en: 'Spot Instances use spare capacity at up to 90% off, with no contract; in exchange, AWS can reclaim them with two minutes’ notice.',
          es: 'Las instancias Spot usan capacidad ociosa con hasta 90% de descuento, sin contrato; a cambio, AWS puede recuperarlas con dos minutos de aviso.',
        },
        likeness: {
          pt: 'a van que ninguém reservou, baratíssima, mas que a locadora pode pedir de volta no meio da viagem',
          en: 'the van that nobody has booked, very cheap, but which the rental firm may call back in mid-trip',
          es: 'la furgoneta que nadie reservó, baratísima, pero que la agencia puede reclamar a mitad del viaje',
        },
        tell: {
          pt: 'Uma tarefa que, cortada, recomeça sozinha: capacidade Spot, com até 90% de desconto. Ambiente que a empresa pode desativar antes de um ano: uma medida sem contrato, e não um Savings Plan. Tipo de instância homologado, que não pode mudar: o mesmo tipo, sem rightsizing nem Graviton. Software que só existe compilado para x86: processadores Intel ou AMD, e não Graviton. CPU e memória perto do limite durante o uso: o mesmo tamanho de instância. Testes automáticos de madrugada, sem hora fixa: instâncias que não param à noite.',
          en: 'A task that starts again automatically when it is cut off: Spot capacity, at up to 90% off. An environment that the company may retire within a year: a measure without a contract, not a Savings Plan. An instance type that was certified and cannot change: the same type, without rightsizing or Graviton. Software that exists only as an x86 build: Intel or AMD processors, not Graviton. CPU and memory close to their limit during use: the same size of instance. Automated tests at night, at no set time: instances that do not stop at night.',
          es: 'Una tarea que, cortada, vuelve a empezar por sí sola: capacidad Spot, con hasta 90% de descuento. Entorno que la empresa puede retirar antes de un año: una medida sin contrato, y no un Savings Plan. Tipo de instancia certificado, que no puede cambiar: el mismo tipo, sin rightsizing ni Graviton. Software que solo existe compilado para x86: procesadores Intel o AMD, y no Graviton. CPU y memoria cerca del límite durante el uso: el mismo tamaño de instancia. Pruebas automáticas de madrugada, sin hora fija: instancias que no se detienen de noche.',
        },
        rightIn: ['builds'],
      },
      {
        id: 'plan',
        uses: ['Savings Plan', 'Savings Plans'],
        popularity: 4,
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        text: {
          pt: 'Compute Savings Plan de um ano',
          en: 'One-year Compute Savings Plan',
          es: 'Compute Savings Plan de un año',
        },
        action: {
          pt: 'Contratar um Compute Savings Plan sem pagamento adiantado que cubra o uso atual do Amazon EC2 e manter as instâncias.',
          en: 'Purchase a Compute Savings Plan, with no upfront payment, that covers the current use of Amazon EC2 and keep the instances.',
          es: 'Contratar un Compute Savings Plan sin pago anticipado que cubra el uso actual de Amazon EC2 y conservar las instancias.',
        },
        why: {
          pt: 'Um Compute Savings Plan dá desconto em troca de um gasto por hora assumido por um ano; nada muda nos servidores, que a AWS não interrompe.',
          en: 'A Compute Savings Plan gives a discount for an hourly spend committed for one year; nothing changes in the servers, which are never reclaimed.',
          es: 'Un Compute Savings Plan da un descuento a cambio de un gasto por hora comprometido por un año; nada cambia en los servidores, que AWS no interrumpe.',
        },
        likeness: {
          pt: 'a van de sempre, mais barata por contrato, mas que se paga o ano inteiro, rode ou não',
          en: 'the usual van, made cheaper by a contract, but paid for all year, whether it runs or not',
          es: 'la furgoneta de siempre, más barata por contrato, pero que se paga todo el año, ande o no',
        },
        tell: {
          pt: 'Uso dia e noite, a longo prazo: um Savings Plan. Servidor que ninguém pode perder no meio do trabalho: capacidade que não seja Spot. Tipo de instância homologado, que não pode mudar: o mesmo tipo, sem rightsizing nem Graviton. Software que só existe compilado para x86: processadores Intel ou AMD, e não Graviton. CPU e memória perto do limite durante o uso: o mesmo tamanho de instância. Testes automáticos de madrugada, sem hora fixa: instâncias que não param à noite.',
          en: 'Use day and night, in the long term: a Savings Plan. A server that nobody may lose in the middle of their work: capacity other than Spot. An instance type that was certified and cannot change: the same type, without rightsizing or Graviton. Software that exists only as an x86 build: Intel or AMD processors, not Graviton. CPU and memory close to their limit during use: the same size of instance. Automated tests at night, at no set time: instances that do not stop at night.',
          es: 'Uso día y noche, a largo plazo: un Savings Plan. Servidor que nadie puede perder en medio de su trabajo: capacidad que no sea Spot. Tipo de instancia certificado, que no puede cambiar: el mismo tipo, sin rightsizing ni Graviton. Software que solo existe compilado para x86: procesadores Intel o AMD, y no Graviton. CPU y memoria cerca del límite durante el uso: el mismo tamaño de instancia. Pruebas automáticas de madrugada, sin hora fija: instancias que no se detienen de noche.',
        },
        rightIn: ['bank-idle'],
      },
      {
        id: 'rightsize',
        uses: ['rightsizing'],
        popularity: 4,
        source: docs('compute-optimizer/latest/ug/what-is-compute-optimizer.html'),
        text: {
          pt: 'Tamanhos menores (rightsizing)',
          en: 'Smaller sizes (rightsizing)',
          es: 'Tamaños menores (rightsizing)',
        },
        action: {
          pt: 'Seguir as recomendações do AWS Compute Optimizer e mudar as instâncias para tamanhos menores da família.',
          en: 'Follow the recommendations of AWS Compute Optimizer and change the instances to smaller sizes of the family.',
          es: 'Seguir las recomendaciones de AWS Compute Optimizer y cambiar las instancias a tamaños menores de la familia.',
        },
        why: {
          pt: 'No rightsizing cada servidor passa ao tamanho que o uso medido pede, e a capacidade que sobra deixa de ser paga.',
          en: 'With rightsizing each server moves to the size that its measured use calls for, and spare capacity is no longer paid for.',
          es: 'Con rightsizing cada servidor pasa al tamaño que pide su uso medido, y la capacidad sobrante deja de pagarse.',
        },
        likeness: {
          pt: 'uma van menor e mais barata, de outro modelo, só para quem viaja com espaço sobrando',
          en: 'a smaller, cheaper van of another model, only for those who travel with room to spare',
          es: 'una furgoneta menor y más barata, de otro modelo, solo para quien viaja con espacio de sobra',
        },
        tell: {
          pt: 'Instâncias que usam 10% da CPU: rightsizing, que deixa de pagar a folga. Ambiente que a empresa pode desativar antes de um ano: uma medida sem contrato, e não um Savings Plan. Servidor que ninguém pode perder no meio do trabalho: capacidade que não seja Spot. Software que só existe compilado para x86: processadores Intel ou AMD, e não Graviton. Testes automáticos de madrugada, sem hora fixa: instâncias que não param à noite.',
          en: 'Instances that use 10 percent of their CPU: rightsizing, which stops paying for the slack. An environment that the company may retire within a year: a measure without a contract, not a Savings Plan. A server that nobody may lose in the middle of their work: capacity other than Spot. Software that exists only as an x86 build: Intel or AMD processors, not Graviton. Automated tests at night, at no set time: instances that do not stop at night.',
          es: 'Instancias que usan el 10% de su CPU: rightsizing, que deja de pagar lo que sobra. Entorno que la empresa puede retirar antes de un año: una medida sin contrato, y no un Savings Plan. Servidor que nadie puede perder en medio de su trabajo: capacidad que no sea Spot. Software que solo existe compilado para x86: procesadores Intel o AMD, y no Graviton. Pruebas automáticas de madrugada, sin hora fija: instancias que no se detienen de noche.',
        },
        rightIn: ['insurer'],
      },
      {
        id: 'graviton',
        uses: ['Graviton'],
        popularity: 3,
        source: site('ec2/graviton/'),
        text: { pt: 'Migração para o AWS Graviton', en: 'Migration to AWS Graviton', es: 'Migración a AWS Graviton' },
        action: {
          pt: 'Substituir as instâncias por instâncias do Amazon EC2 do mesmo tamanho com processadores AWS Graviton.',
          en: 'Replace the instances with Amazon EC2 instances of the same size that have AWS Graviton processors.',
          es: 'Reemplazar las instancias por instancias de Amazon EC2 del mismo tamaño con procesadores AWS Graviton.',
        },
        why: {
          pt: 'O AWS Graviton é um processador arm64 feito pela AWS: o mesmo trabalho custa menos por hora, para software que roda nessa arquitetura, sem contrato nem interrupção.',
          en: 'AWS Graviton is an arm64 processor made by AWS: the same work costs less per hour, for software that runs on that architecture, with no contract and no interruption.',
          es: 'AWS Graviton es un procesador arm64 hecho por AWS: el mismo trabajo cuesta menos por hora, para software que corre en esa arquitectura, sin contrato ni interrupciones.',
        },
        likeness: {
          pt: 'uma van de outro modelo, mais barata, em que só engata um reboque feito para ela',
          en: 'a cheaper van of another model, which pulls only trailers made to fit its hitch',
          es: 'una furgoneta de otro modelo, más barata, que solo engancha remolques hechos para ella',
        },
        tell: {
          pt: 'Software que já roda em arm64: AWS Graviton, mais barato pelo mesmo trabalho. Ambiente que a empresa pode desativar antes de um ano: uma medida sem contrato, e não um Savings Plan. Servidor que ninguém pode perder no meio do trabalho: capacidade que não seja Spot. CPU e memória perto do limite durante o uso: o mesmo tamanho de instância. Testes automáticos de madrugada, sem hora fixa: instâncias que não param à noite.',
          en: 'Software that already runs on arm64: AWS Graviton, cheaper for the same work. An environment that the company may retire within a year: a measure without a contract, not a Savings Plan. A server that nobody may lose in the middle of their work: capacity other than Spot. CPU and memory close to their limit during use: the same size of instance. Automated tests at night, at no set time: instances that do not stop at night.',
          es: 'Software que ya corre en arm64: AWS Graviton, más barato por el mismo trabajo. Entorno que la empresa puede retirar antes de un año: una medida sin contrato, y no un Savings Plan. Servidor que nadie puede perder en medio de su trabajo: capacidad que no sea Spot. CPU y memoria cerca del límite durante el uso: el mismo tamaño de instancia. Pruebas automáticas de madrugada, sin hora fija: instancias que no se detienen de noche.',
        },
        rightIn: ['maps-arm'],
      },
    ],
    constraints: [
      {
        id: 'no-term',
        text: {
          pt: 'A empresa pode desativar o ambiente antes de um ano, e não assume um compromisso por esse prazo.',
          en: 'The company may retire the environment within a year and makes no commitment for that long.',
          es: 'La empresa puede retirar el entorno antes de un año y no asume un compromiso por ese plazo.',
        },
        fits: ['stop', 'spot', 'rightsize', 'graviton'],
        rulesOut: {
          plan: {
            pt: 'O Compute Savings Plan é um compromisso de gasto por um ano, pago mesmo que o ambiente acabe.',
            en: 'The Compute Savings Plan is a spending commitment for a year, paid even if the environment closes.',
            es: 'El Compute Savings Plan es un compromiso de gasto por un año, que se paga aunque el entorno se cierre.',
          },
        },
        situations: ['games', 'insurer', 'school', 'training', 'builds', 'maps-arm'],
      },
      {
        id: 'x86',
        text: {
          pt: 'O software só existe compilado para x86.',
          en: 'The software exists only as an x86 build.',
          es: 'El software solo existe compilado para x86.',
        },
        fits: ['stop', 'spot', 'plan', 'rightsize'],
        rulesOut: {
          graviton: {
            pt: 'O AWS Graviton é um processador Arm e não executa o que foi compilado para x86.',
            en: 'AWS Graviton is an Arm processor and does not run what was compiled for x86.',
            es: 'AWS Graviton es un procesador Arm y no ejecuta lo compilado para x86.',
          },
        },
        situations: ['games', 'insurer', 'school', 'training', 'bank-idle', 'builds'],
      },
      {
        id: 'no-reclaim',
        text: {
          pt: 'Ninguém pode perder o servidor no meio do trabalho.',
          en: 'Nobody may lose a server in the middle of their work.',
          es: 'Nadie puede perder el servidor en medio de su trabajo.',
        },
        fits: ['stop', 'plan', 'rightsize', 'graviton'],
        rulesOut: {
          spot: {
            pt: 'As instâncias Spot podem ser tomadas de volta pela AWS com dois minutos de aviso, no meio da sessão.',
            en: 'Spot Instances can be taken back by AWS with two minutes’ notice, in the middle of the session.',
            es: 'Las instancias Spot pueden ser recuperadas por AWS con dos minutos de aviso, en medio de la sesión.',
          },
        },
        situations: ['games', 'insurer', 'school', 'training', 'bank-idle', 'maps-arm'],
      },
      {
        id: 'no-slack',
        text: {
          pt: 'CPU e memória ficam perto do limite durante o uso.',
          en: 'CPU and memory are close to their limit during use.',
          es: 'CPU y memoria quedan cerca del límite durante el uso.',
        },
        fits: ['stop', 'spot', 'plan', 'graviton'],
        rulesOut: {
          rightsize: {
            pt: 'O rightsizing não ajuda onde CPU e memória já estão perto do limite: não há sobra a cortar.',
            en: 'Rightsizing does not help where CPU and memory are close to their limit: there is nothing spare to cut.',
            es: 'El rightsizing no ayuda donde CPU y memoria ya están cerca del límite: no sobra nada que recortar.',
          },
        },
        situations: ['games', 'school', 'training', 'bank-idle', 'builds', 'maps-arm'],
      },
      {
        id: 'nightly',
        text: {
          pt: 'Também há testes automáticos de madrugada, sem hora fixa.',
          en: 'Automated tests also run at night, at no set time.',
          es: 'También corren pruebas automáticas de madrugada, sin hora fija.',
        },
        fits: ['spot', 'plan', 'rightsize', 'graviton'],
        rulesOut: {
          stop: {
            pt: 'Com o desligamento à noite, os testes da madrugada não teriam onde rodar.',
            en: 'With a shutdown at night, those tests would have nowhere to run.',
            es: 'Con el apagado de noche, las pruebas de la madrugada no tendrían dónde correr.',
          },
        },
        situations: ['insurer', 'bank-idle', 'builds', 'maps-arm'],
      },
      {
        id: 'same-type',
        text: {
          pt: 'O tipo de instância foi homologado e não pode mudar.',
          en: 'The instance type was certified and cannot change.',
          es: 'El tipo de instancia fue certificado y no puede cambiar.',
        },
        fits: ['stop', 'spot', 'plan'],
        rulesOut: {
          rightsize: {
            pt: 'O rightsizing muda o tipo da instância, que deve continuar como foi homologado.',
            en: 'Rightsizing changes the instance type, which must stay as it was certified.',
            es: 'El rightsizing cambia el tipo de instancia, que debe seguir como fue certificado.',
          },
          graviton: {
            pt: 'Passar ao AWS Graviton é mudar o tipo da instância, que deve continuar como foi homologado.',
            en: 'Moving to AWS Graviton means changing the instance type, which must stay as it was certified.',
            es: 'Pasar a AWS Graviton es cambiar el tipo de instancia, que debe seguir como fue certificado.',
          },
        },
        situations: ['games', 'school', 'training', 'bank-idle', 'builds'],
      },
    ],
    ask: {
      pt: 'Que medida de economia atende a esses requisitos?',
      en: 'Which cost measure meets these requirements?',
      es: '¿Qué medida de ahorro cumple estos requisitos?',
    },
  },
];
