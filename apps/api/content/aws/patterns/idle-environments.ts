import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const idleEnvironments: readonly Pattern[] = [
  {
    id: 'idle-environments',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'purchase-options' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
    },
    situations: [
      {
        id: 'games',
        text: {
          pt: 'Um estúdio de jogos deixa ligados dia e noite os servidores de teste no Amazon EC2, usados das 9h às 18h.',
          en: 'A game studio leaves its Amazon EC2 test servers on day and night, though they are used from 9 to 6.',
          es: 'Un estudio de videojuegos deja encendidos día y noche sus servidores de prueba en Amazon EC2, usados de 9 a 18.',
        },
        today: {
          pt: 'Vinte e duas instâncias sob demanda custam 9.000 dólares por mês. Um arquiteto de soluções precisa propor uma medida.',
          en: 'Twenty-two On-Demand Instances cost 9,000 dollars a month. A solutions architect must propose one measure.',
          es: 'Veintidós instancias bajo demanda cuestan 9.000 dólares al mes. Un arquitecto de soluciones debe proponer una medida.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'O ambiente de homologação de uma seguradora, no Amazon EC2, custa quase tanto quanto a produção.',
          en: 'An insurer’s staging environment on Amazon EC2 costs nearly as much as production.',
          es: 'El entorno de preproducción de una aseguradora, en Amazon EC2, cuesta casi tanto como la producción.',
        },
        today: {
          pt: 'São trinta instâncias sob demanda, cópias das de produção, usadas por sessenta testadores. A área financeira pede uma fatura menor.',
          en: 'Its thirty On-Demand Instances copy those of production, and sixty testers share them. The finance team asks for a lower bill.',
          es: 'Son treinta instancias bajo demanda, copias de las de producción, que usan sesenta probadores. Finanzas pide una factura menor.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Uma escola de programação tem no Amazon EC2 laboratórios usados durante o dia e quer reduzir a fatura.',
          en: 'A coding school has labs on Amazon EC2 that are used in the daytime, and wants a lower bill.',
          es: 'Una escuela de programación tiene en Amazon EC2 laboratorios usados de día y quiere reducir la factura.',
        },
        today: {
          pt: 'Cinquenta instâncias sob demanda atendem 400 alunos, e a fatura cresceu 50% em um ano. Os arquitetos procuram uma medida.',
          en: 'Fifty On-Demand Instances serve 400 students, and the bill has grown by half in a year. The architects look for a measure.',
          es: 'Cincuenta instancias bajo demanda atienden a 400 alumnos, y la factura creció un 50% en un año. Los arquitectos buscan una medida.',
        },
      },
      {
        id: 'training',
        text: {
          pt: 'Uma empresa de treinamento tem no Amazon EC2 ambientes de prática, usados em horário comercial.',
          en: 'A training company has practice environments on Amazon EC2, used in business hours.',
          es: 'Una empresa de capacitación tiene en Amazon EC2 ambientes de práctica, usados en horario laboral.',
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
          pt: 'Um banco deixa ligado o tempo todo, no Amazon EC2, um ambiente de homologação e quer reduzir a fatura.',
          en: 'A bank keeps an acceptance environment on Amazon EC2 on all the time and wants a lower bill.',
          es: 'Un banco deja encendido todo el tiempo, en Amazon EC2, un ambiente de homologación y quiere reducir la factura.',
        },
        today: {
          pt: 'O ambiente tem dezoito instâncias sob demanda, usadas pelas equipes antes de cada versão mensal.',
          en: 'The environment has eighteen On-Demand Instances, used by the teams before each monthly release.',
          es: 'El entorno tiene dieciocho instancias bajo demanda, que los equipos usan antes de cada versión mensual.',
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
          pt: 'Desligamento fora do expediente',
          en: 'Shutdown outside office hours',
          es: 'Apagado fuera del horario laboral',
        },
        action: {
          pt: 'Agendar no Instance Scheduler da AWS que as instâncias parem toda noite e iniciem nas manhãs de dias úteis.',
          en: 'Schedule with AWS Instance Scheduler that the instances stop every evening and start every working morning.',
          es: 'Programar en Instance Scheduler de AWS que las instancias se detengan cada noche y se inicien las mañanas laborables.',
        },
        why: {
          pt: 'Instâncias paradas não cobram computação: desligá-las fora do expediente corta mais da metade das horas, sem contrato e sem mudar o que elas são.',
          en: 'Stopped instances charge no compute: shutting them down outside office hours cuts more than half of the hours, with no contract and no change to what they are.',
          es: 'Las instancias detenidas no cobran cómputo: apagarlas fuera del horario laboral recorta más de la mitad de las horas, sin contrato y sin cambiar lo que son.',
        },
        tell: {
          pt: 'Ambiente usado só em certas horas: pense em desligá-lo no resto do tempo.',
          en: 'An environment used only at certain hours: think of switching it off the rest of the time.',
          es: 'Entorno usado solo a ciertas horas: piensa en apagarlo el resto del tiempo.',
        },
      },
      {
        id: 'spot',
        uses: ['Spot'],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        text: { pt: 'Uso de capacidade Spot', en: 'Use of Spot capacity', es: 'Uso de capacidad Spot' },
        action: {
          pt: 'Substituir as instâncias por instâncias Spot do Amazon EC2 de vários tipos em um grupo de Auto Scaling.',
          en: 'Replace the instances with Amazon EC2 Spot Instances of several types in an Auto Scaling group.',
          es: 'Reemplazar las instancias por instancias Spot de Amazon EC2 de varios tipos en un grupo de Auto Scaling.',
        },
        why: {
          pt: 'As instâncias Spot usam capacidade ociosa com até 90% de desconto, sem contrato; em troca, a AWS pode retomá-las com dois minutos de aviso.',
          en: 'Spot Instances use spare capacity at up to 90% off, with no contract; in exchange, AWS can reclaim them with two minutes’ notice.',
          es: 'Las instancias Spot usan capacidad ociosa con hasta 90% de descuento, sin contrato; a cambio, AWS puede recuperarlas con dos minutos de aviso.',
        },
        tell: {
          pt: 'Trabalho que aguenta interrupções, sem contrato: pense em Spot.',
          en: 'Work that withstands interruptions, with no contract: think of Spot.',
          es: 'Trabajo que soporta interrupciones, sin contrato: piensa en Spot.',
        },
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
          pt: 'Contratar um Compute Savings Plan de um ano para o gasto por hora do ambiente e manter as instâncias.',
          en: 'Purchase a one-year Compute Savings Plan for the hourly spend of the environment and keep the instances.',
          es: 'Contratar un Compute Savings Plan de un año para el gasto por hora del entorno y conservar las instancias.',
        },
        why: {
          pt: 'Um Compute Savings Plan dá desconto em troca de um gasto por hora assumido por um ano; nada muda nos servidores, que nunca são retomados.',
          en: 'A Compute Savings Plan gives a discount for an hourly spend committed for one year; nothing changes in the servers, which are never reclaimed.',
          es: 'Un Compute Savings Plan da un descuento a cambio de un gasto por hora comprometido por un año; nada cambia en los servidores, que nunca se recuperan.',
        },
        tell: {
          pt: 'Uso contínuo por um ano ou mais: pense em Savings Plans.',
          en: 'Steady use for a year or more: think of Savings Plans.',
          es: 'Uso continuo por un año o más: piensa en Savings Plans.',
        },
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
        tell: {
          pt: 'CPU e memória com folga: pense em rightsizing.',
          en: 'CPU and memory to spare: think of rightsizing.',
          es: 'CPU y memoria de sobra: piensa en rightsizing.',
        },
      },
      {
        id: 'graviton',
        uses: ['Graviton'],
        popularity: 3,
        source: site('ec2/graviton/'),
        text: { pt: 'Migração para o AWS Graviton', en: 'Migration to AWS Graviton', es: 'Migración a AWS Graviton' },
        action: {
          pt: 'Recompilar o software para Arm e levá-lo a instâncias do Amazon EC2 com processadores AWS Graviton.',
          en: 'Rebuild the software for Arm and move it to Amazon EC2 instances with AWS Graviton processors.',
          es: 'Recompilar el software para Arm y llevarlo a instancias de Amazon EC2 con procesadores AWS Graviton.',
        },
        why: {
          pt: 'O AWS Graviton é um processador Arm da AWS com melhor preço por desempenho, para software que roda em Arm.',
          en: 'AWS Graviton is an Arm processor made by AWS with better price performance, for software that runs on Arm.',
          es: 'AWS Graviton es un procesador Arm de AWS con mejor precio por rendimiento, para software que corre en Arm.',
        },
        tell: {
          pt: 'Software que roda em Arm: pense no AWS Graviton.',
          en: 'Software that runs on Arm: think of AWS Graviton.',
          es: 'Software que corre en Arm: piensa en AWS Graviton.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-term',
        text: {
          pt: 'A empresa não assume compromissos de gasto.',
          en: 'The company makes no spending commitments.',
          es: 'La empresa no asume compromisos de gasto.',
        },
        fits: ['stop', 'spot', 'rightsize', 'graviton'],
        rulesOut: {
          plan: {
            pt: 'O Compute Savings Plan é um compromisso de gasto por um ano, pago mesmo que o ambiente acabe.',
            en: 'The Compute Savings Plan is a spending commitment for a year, paid even if the environment closes.',
            es: 'El Compute Savings Plan es un compromiso de gasto por un año, que se paga aunque el entorno se cierre.',
          },
        },
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
      },
      {
        id: 'no-reclaim',
        text: {
          pt: 'Ninguém pode perder o servidor no meio de um teste.',
          en: 'Nobody may lose a server in the middle of a test.',
          es: 'Nadie puede perder el servidor en medio de una prueba.',
        },
        fits: ['stop', 'plan', 'rightsize', 'graviton'],
        rulesOut: {
          spot: {
            pt: 'As instâncias Spot podem ser tomadas de volta pela AWS com dois minutos de aviso, no meio da sessão.',
            en: 'Spot Instances can be taken back by AWS with two minutes’ notice, in the middle of the session.',
            es: 'Las instancias Spot pueden ser recuperadas por AWS con dos minutos de aviso, en medio de la sesión.',
          },
        },
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
      },
      {
        id: 'nightly',
        text: {
          pt: 'Testes automáticos também rodam de madrugada, sem hora fixa.',
          en: 'Automated tests also run at night, at no set time.',
          es: 'También corren pruebas automáticas de madrugada, sin hora fija.',
        },
        fits: ['spot', 'plan', 'rightsize', 'graviton'],
        rulesOut: {
          stop: {
            pt: 'Com o desligamento fora do expediente, os testes da madrugada não teriam onde rodar.',
            en: 'With shutdown outside office hours, the tests at night would have nowhere to run.',
            es: 'Con el apagado fuera del horario laboral, las pruebas de la madrugada no tendrían dónde correr.',
          },
        },
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
      },
    ],
    ask: {
      pt: 'Que medida de economia atende a esses requisitos?',
      en: 'Which cost measure meets these requirements?',
      es: '¿Qué medida de ahorro cumple estos requisitos?',
    },
  },
];
