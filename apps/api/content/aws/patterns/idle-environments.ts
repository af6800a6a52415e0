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
          pt: 'Um estúdio de jogos testa versões novas em servidores do Amazon EC2 que ficam ligados sem parar, embora os testadores trabalhem das 9h às 18h.',
          en: 'A game studio tests new versions on Amazon EC2 servers that are left on all the time, although its testers work from 9 to 6.',
          es: 'Un estudio de videojuegos prueba versiones nuevas en servidores de Amazon EC2 que quedan encendidos todo el tiempo, aunque los probadores trabajan de 9 a 18.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'Uma seguradora tem no Amazon EC2 um ambiente de homologação que custa quase tanto quanto o de produção, com os preços normais do EC2.',
          en: 'An insurer has a staging environment on Amazon EC2 that costs nearly as much as production, at the normal EC2 prices.',
          es: 'Una aseguradora tiene en Amazon EC2 un entorno de preproducción que cuesta casi tanto como el de producción, con los precios normales de EC2.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Uma escola de programação mantém no Amazon EC2 os laboratórios em que os alunos fazem exercícios durante o dia e procura reduzir a fatura.',
          en: 'A coding school keeps on Amazon EC2 the labs in which students do exercises during the day, and is looking for ways to lower the bill.',
          es: 'Una escuela de programación mantiene en Amazon EC2 las máquinas donde los alumnos hacen ejercicios durante el día y busca reducir la factura.',
        },
      },
      {
        id: 'training',
        text: {
          pt: 'Uma empresa de treinamento corporativo mantém no Amazon EC2 ambientes de prática que os alunos usam em horário comercial, e o custo preocupa.',
          en: 'A corporate training company keeps practice environments on Amazon EC2 that students use in business hours, and the cost is a worry.',
          es: 'Una empresa de capacitación mantiene en Amazon EC2 ambientes de práctica que los alumnos usan en horario laboral, y el costo preocupa.',
        },
      },
      {
        id: 'bank-idle',
        text: {
          pt: 'Um banco tem no Amazon EC2 um ambiente de homologação, ligado o tempo todo pelo preço normal, e procura reduzir a fatura.',
          en: 'A bank has an acceptance environment on Amazon EC2, on all the time at the normal price, and is looking to reduce the bill.',
          es: 'Un banco tiene en Amazon EC2 un ambiente de homologación, encendido todo el tiempo al precio normal, y busca reducir la factura.',
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
        why: {
          pt: 'Instâncias paradas não cobram computação: desligá-las fora do expediente corta mais da metade das horas, sem contrato e sem mudar o que elas são.',
          en: 'Stopped instances charge no compute: shutting them down outside office hours cuts more than half of the hours, with no contract and no change to what they are.',
          es: 'Las instancias detenidas no cobran cómputo: apagarlas fuera del horario laboral recorta más de la mitad de las horas, sin contrato y sin cambiar lo que son.',
        },
        tell: {
          pt: 'Ambiente usado só em certas horas: pense em desligá-lo no resto do tempo.',
          en: 'An environment used at certain hours alone: think of switching it off the rest of the time.',
          es: 'Entorno usado solo a ciertas horas: piensa en apagarlo el resto del tiempo.',
        },
      },
      {
        id: 'spot',
        uses: ['Spot'],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        text: { pt: 'Uso de capacidade Spot', en: 'Use of Spot capacity', es: 'Uso de capacidad Spot' },
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
        kind: 'change',
        text: {
          pt: 'O ambiente pode ser encerrado em qualquer mês, e nenhum compromisso de gasto será assumido.',
          en: 'The environment may be closed in any month, and no spending commitment will be made.',
          es: 'El entorno puede cerrarse en cualquier mes, y no se asumirá ningún compromiso de gasto.',
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
        kind: 'change',
        text: {
          pt: 'O fornecedor do software só o entrega compilado para x86.',
          en: 'The vendor delivers its software compiled for x86 alone.',
          es: 'El proveedor del software solo lo entrega compilado para x86.',
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
        kind: 'availability',
        text: {
          pt: 'Ninguém aceita que a AWS tome de volta um servidor no meio de uma sessão de trabalho.',
          en: 'Nobody accepts that AWS takes a server back in the middle of a working session.',
          es: 'Nadie acepta que AWS recupere un servidor en medio de una sesión de trabajo.',
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
        kind: 'performance',
        text: {
          pt: 'As métricas mostram CPU e memória perto do limite enquanto há gente trabalhando.',
          en: 'Metrics show CPU and memory close to their limit while people are working.',
          es: 'Las métricas muestran CPU y memoria cerca del límite mientras hay gente trabajando.',
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
        kind: 'change',
        text: {
          pt: 'Rotinas automáticas de verificação rodam também de madrugada e aos domingos, sem hora marcada.',
          en: 'Automated checks also run at night and on Sundays, at no set time.',
          es: 'Rutinas automáticas de verificación corren también de madrugada y los domingos, sin hora fija.',
        },
        fits: ['spot', 'plan', 'rightsize', 'graviton'],
        rulesOut: {
          stop: {
            pt: 'Com o desligamento fora do expediente, as rotinas da madrugada e do domingo não teriam onde rodar.',
            en: 'With shutdown outside office hours, the checks at night and on Sundays would have nowhere to run.',
            es: 'Con el apagado fuera del horario laboral, las rutinas de la madrugada y del domingo no tendrían dónde correr.',
          },
        },
      },
      {
        id: 'same-type',
        kind: 'change',
        text: {
          pt: 'O tipo de instância foi homologado pelo fornecedor e não pode mudar.',
          en: 'The instance type was certified by the vendor and cannot change.',
          es: 'El tipo de instancia fue certificado por el proveedor y no puede cambiar.',
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
