import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const orderWorkflow: readonly Pattern[] = [
  {
    id: 'order-workflow',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'decoupling' } },
    scene: {
      pt: 'Pense em cada processo como um pedido num restaurante, que passa por vários passos, e na solução como quem os coordena.',
      en: 'Think of each process as an order in a restaurant, which goes through several steps, and of the solution as their coordinator.',
      es: 'Piensa en cada proceso como un pedido en un restaurante, que pasa por varios pasos, y en la solución como quien los coordina.',
    },
    situations: [
      {
        id: 'bookshop',
        text: {
          pt: 'Uma livraria on-line processa cada pedido em seis passos: estoque, pagamento, nota, embalagem, envio e aviso ao cliente. Hoje um único programa faz tudo e, quando cai, ninguém sabe que pedidos ficaram pela metade.',
          en: 'An online bookshop processes each order in six steps: stock, payment, invoice, packing, shipping and a notice to the customer. Today one program does it all and, when it crashes, nobody knows which orders were left half done.',
          es: 'Una librería en línea procesa cada pedido en seis pasos: inventario, pago, factura, embalaje, envío y aviso al cliente. Hoy un solo programa hace todo y, cuando se cae, nadie sabe qué pedidos quedaron a medias.',
        },
        today: {
          pt: 'A loja vai separar o programa em seis partes. Um arquiteto de soluções precisa definir o que as coordena.',
          en: 'The shop plans to split the program into six parts. A solutions architect must define what coordinates them.',
          es: 'La tienda va a separar el programa en seis partes. Un arquitecto de soluciones debe definir qué las coordina.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'Uma seguradora analisa pedidos de reembolso em vários passos, cada um de uma equipe, e quer coordená-los na AWS com tratamento de falhas entre os passos.',
          en: 'An insurer reviews refund claims in several steps, each owned by a team, and wants to coordinate them on AWS with handling of failures between the steps.',
          es: 'Una aseguradora revisa solicitudes de reembolso en varios pasos, cada uno de un equipo, y quiere coordinarlos en AWS con manejo de fallas entre los pasos.',
        },
        today: {
          pt: 'Hoje as equipes passam os pedidos umas às outras por e-mail, e alguns se perdem. A seguradora quer automatizar essas passagens.',
          en: 'Today the teams pass the claims to one another by email, and some get lost. The insurer wants to automate these handovers.',
          es: 'Hoy los equipos se pasan las solicitudes por correo, y algunas se pierden. La aseguradora quiere automatizar esos pasos.',
        },
      },
      {
        id: 'travel',
        text: {
          pt: 'Uma agência de viagens reserva voo, hotel e carro em sistemas separados e precisa desfazer as reservas já feitas quando uma delas falha.',
          en: 'A travel agency books flight, hotel and car in separate systems and has to undo the bookings already made when one of them fails.',
          es: 'Una agencia de viajes reserva vuelo, hotel y auto en sistemas separados y debe deshacer las reservas ya hechas cuando una de ellas falla.',
        },
        today: {
          pt: 'Hoje atendentes desfazem as reservas à mão, em três telas. Um arquiteto de soluções deve desenhar o processo na AWS.',
          en: 'Today agents undo the bookings by hand, on three screens. A solutions architect must design the process on AWS.',
          es: 'Hoy los agentes deshacen las reservas a mano, en tres pantallas. Un arquitecto de soluciones debe diseñar el proceso en AWS.',
        },
      },
      {
        id: 'live-vote',
        text: {
          pt: 'Uma emissora processa cada voto de um programa ao vivo em quatro passos: validação, filtro de robôs, registro e recibo. Hoje um único programa faz tudo e, quando cai, ninguém sabe que votos ficaram pela metade.',
          en: 'A broadcaster processes each vote of a live show in four steps: validation, bot filter, record and receipt. Today one program does it all and, when it crashes, nobody knows which votes were left half done.',
          es: 'Una emisora procesa cada voto de un programa en vivo en cuatro pasos: validación, filtro de bots, registro y recibo. Hoy un solo programa hace todo y, cuando se cae, nadie sabe qué votos quedaron a medias.',
        },
        today: {
          pt: 'A emissora vai separar o programa em quatro partes antes da próxima temporada. Um arquiteto de soluções precisa definir o que as coordena.',
          en: 'The broadcaster plans to split the program into four parts before next season. A solutions architect must define what coordinates them.',
          es: 'La emisora va a separar el programa en cuatro partes antes de la próxima temporada. Un arquitecto de soluciones debe definir qué las coordina.',
        },
      },
    ],
    candidates: [
      {
        id: 'standard',
        uses: ['Step Functions'],
        popularity: 5,
        source: docs('step-functions/latest/dg/choosing-workflow-type.html'),
        text: {
          pt: 'Um fluxo Standard do Step Functions',
          en: 'A Standard workflow of Step Functions',
          es: 'Un flujo Standard de Step Functions',
        },
        action: {
          pt: 'Criar no AWS Step Functions uma máquina de estados Standard, com uma chamada ao Lambda em cada etapa.',
          en: 'Create a Standard state machine in AWS Step Functions, with a call to AWS Lambda at each step.',
          es: 'Crear en AWS Step Functions una máquina de estados Standard, con una llamada a Lambda en cada etapa.',
        },
        why: {
          pt: 'Um fluxo Standard do Step Functions, sem servidores, dura até um ano, mostra cada execução passo a passo, declara na definição novas tentativas (Retry) e o desvio às etapas que desfazem as anteriores (Catch) e cobra por transição.',
          en: 'A Standard workflow of Step Functions, with no servers, lasts up to a year, shows each execution step by step, declares in its definition retries (Retry) and the way to the steps that undo earlier ones (Catch), and charges per transition.',
          es: 'Un flujo Standard de Step Functions, sin servidores, dura hasta un año, muestra cada ejecución paso a paso, declara en la definición reintentos (Retry) y el desvío a los pasos que deshacen los anteriores (Catch) y cobra por transición.',
        },
        likeness: {
          pt: 'um maître pago por passo, que espera dias e anota tudo, mas não recebe milhares por segundo',
          en: 'a head waiter paid by the step, who waits for days and notes everything, but cannot seat thousands a second',
          es: 'un jefe de sala pagado por paso, que espera días y anota todo, pero no recibe a miles por segundo',
        },
        tell: {
          pt: 'Reservas já feitas que é preciso desfazer: Step Functions, com Catch para as etapas que desfazem. Passo que pode esperar dias pela aprovação de um gerente: Step Functions Standard. Novas tentativas e desvios declarados na definição: um fluxo do Step Functions. Noites inteiras sem nada a processar, sem pagar por hora: Step Functions, ou filas e funções, que cobram pelo que executam. O passo de cada caso, visto sem programar o registro: Step Functions Standard.',
          en: 'Bookings already made that have to be undone: Step Functions, with Catch leading to the steps that undo them. A step that may wait for days for the approval of a manager: Step Functions Standard. Retries and branches declared in the definition: a workflow of Step Functions. Whole nights with nothing to process, without paying by the hour: Step Functions, or queues and functions, charged for what they run. The step of each case, seen without programming the record: Step Functions Standard.',
          es: 'Reservas ya hechas que se deben deshacer: Step Functions, con Catch hacia los pasos que las deshacen. Paso que puede esperar días la aprobación de un gerente: Step Functions Standard. Reintentos y desvíos declarados en la definición: un flujo de Step Functions. Noches enteras sin nada que procesar, sin pagar por hora: Step Functions, o colas y funciones, que se cobran por lo que ejecutan. El paso de cada caso, visto sin programar el registro: Step Functions Standard.',
        },
      },
      {
        id: 'express',
        rightWith: ['rate'],
        uses: ['Step Functions'],
        popularity: 4,
        source: docs('step-functions/latest/dg/choosing-workflow-type.html'),
        text: {
          pt: 'Um fluxo Express do Step Functions',
          en: 'An Express workflow of Step Functions',
          es: 'Un flujo Express de Step Functions',
        },
        action: {
          pt: 'Criar um fluxo de trabalho Express do AWS Step Functions que chame uma função em cada etapa.',
          en: 'Create an AWS Step Functions Express workflow that calls a function at each step.',
          es: 'Crear un flujo de trabajo Express de AWS Step Functions que llame a una función en cada etapa.',
        },
        why: {
          pt: 'Um fluxo Express do Step Functions, sem servidores, inicia milhares de execuções por segundo, cada uma de até cinco minutos, declara novas tentativas e desvios de erro na definição e cobra só pelas execuções; um passo pode ser executado mais de uma vez.',
          en: 'An Express workflow of Step Functions, with no servers, starts thousands of executions per second, each of up to five minutes, declares retries and branches on errors in its definition and charges only for executions; a step may run more than once.',
          es: 'Un flujo Express de Step Functions, sin servidores, inicia miles de ejecuciones por segundo, cada una de hasta cinco minutos, declara reintentos y desvíos de error en la definición y cobra solo por las ejecuciones; un paso puede ejecutarse más de una vez.',
        },
        likeness: {
          pt: 'um chefe de lanchonete que anota os passos de milhares, mas espera poucos minutos por cada um',
          en: 'a snack bar manager who notes the steps of thousands, but waits only a few minutes for each',
          es: 'un encargado de cafetería que anota los pasos de miles, pero espera pocos minutos por cada uno',
        },
        tell: {
          pt: 'Milhares de execuções por segundo, cada uma de poucos segundos: Step Functions Express. Noites inteiras sem nada a processar, sem pagar por hora: Step Functions, ou filas e funções, que cobram pelo que executam.',
          en: 'Thousands of executions per second, each lasting a few seconds: Step Functions Express. Whole nights with nothing to process, without paying by the hour: Step Functions, or queues and functions, charged for what they run.',
          es: 'Miles de ejecuciones por segundo, cada una de pocos segundos: Step Functions Express. Noches enteras sin nada que procesar, sin pagar por hora: Step Functions, o colas y funciones, que se cobran por lo que ejecutan.',
        },
      },
      {
        id: 'queues',
        uses: ['SQS'],
        popularity: 4,
        source: docs('lambda/latest/dg/with-sqs.html'),
        text: {
          pt: 'Funções Lambda ligadas por filas SQS',
          en: 'Lambda functions linked by SQS queues',
          es: 'Funciones Lambda unidas por colas SQS',
        },
        action: {
          pt: 'Criar uma função do AWS Lambda por etapa e ligá-las umas às outras com filas do Amazon SQS.',
          en: 'Create one AWS Lambda function for each step and connect them in sequence with Amazon SQS queues.',
          es: 'Crear una función de AWS Lambda por etapa y enlazarlas entre sí con colas de Amazon SQS.',
        },
        why: {
          pt: 'Filas do SQS entre funções Lambda absorvem picos, e não se paga nada sem mensagens.',
          en: 'SQS queues between Lambda functions absorb peaks, and nothing is paid without messages.',
          es: 'Las colas de SQS entre funciones Lambda absorben picos, y no se paga nada sin mensajes.',
        },
        likeness: {
          pt: 'as bandejas entre um cozinheiro e outro, que seguram o movimento, mas sem roteiro nem anotação',
          en: 'the trays between one cook and the next, which hold the rush, but without a plan or notes',
          es: 'las bandejas entre un cocinero y otro, que aguantan la afluencia, pero sin guion ni anotación',
        },
        tell: {
          pt: 'Noites inteiras sem nada a processar, sem pagar por hora: Step Functions, ou filas e funções, que cobram pelo que executam. Passos independentes que só precisam de amortecimento: filas do SQS.',
          en: 'Whole nights with nothing to process, without paying by the hour: Step Functions, or queues and functions, charged for what they run. Independent steps that need only a buffer: SQS queues.',
          es: 'Noches enteras sin nada que procesar, sin pagar por hora: Step Functions, o colas y funciones, que se cobran por lo que ejecutan. Pasos independientes que solo necesitan un amortiguador: colas de SQS.',
        },
      },
      {
        id: 'one',
        uses: [],
        popularity: 4,
        source: docs('lambda/latest/dg/configuration-timeout.html'),
        text: {
          pt: 'Uma só função Lambda com todos os passos',
          en: 'One Lambda function with all of the steps',
          es: 'Una sola función Lambda con todos los pasos',
        },
        action: {
          pt: 'Criar uma única função comum do AWS Lambda, sem execução durável, que faça todas as etapas em sequência.',
          en: 'Create a single ordinary AWS Lambda function, without durable execution, that runs all of the steps in sequence.',
          es: 'Crear una única función común de AWS Lambda, sin ejecución durable, que haga todas las etapas en secuencia.',
        },
        why: {
          pt: 'Uma só função Lambda faz passos curtos em sequência, sem outro serviço a pagar.',
          en: 'One Lambda function does short steps in sequence, with no other service to pay for.',
          es: 'Una sola función Lambda hace pasos cortos en secuencia, sin otro servicio que pagar.',
        },
        likeness: {
          pt: 'um único cozinheiro que faz todos os passos num turno curto, de cabeça, sem roteiro nem anotação',
          en: 'a single cook who does every step in one short shift, from memory, without a plan or notes',
          es: 'un único cocinero que hace todos los pasos en un turno corto, de memoria, sin guion ni anotación',
        },
        tell: {
          pt: 'Poucos passos de segundos, sem espera: uma função Lambda.',
          en: 'A few steps of seconds, without waiting: a Lambda function.',
          es: 'Pocos pasos de segundos, sin espera: una función Lambda.',
        },
      },
      {
        id: 'airflow',
        uses: ['MWAA', 'Airflow'],
        popularity: 2,
        source: docs('mwaa/latest/userguide/what-is-mwaa.html'),
        text: {
          pt: 'Um ambiente do Amazon MWAA (Airflow)',
          en: 'An Amazon MWAA (Airflow) environment',
          es: 'Un entorno de Amazon MWAA (Airflow)',
        },
        action: {
          pt: 'Criar um ambiente do Amazon MWAA (Apache Airflow) com um DAG que chame cada etapa.',
          en: 'Create an Amazon MWAA (Apache Airflow) environment with a DAG that calls each step.',
          es: 'Crear un entorno de Amazon MWAA (Apache Airflow) con un DAG que llame a cada etapa.',
        },
        why: {
          pt: 'O Amazon MWAA executa grafos do Apache Airflow em um ambiente gerenciado, com o estado de cada tarefa na interface dele.',
          en: 'Amazon MWAA runs Apache Airflow graphs in a managed environment, with the state of each task in its interface.',
          es: 'Amazon MWAA ejecuta grafos de Apache Airflow en un entorno administrado, con el estado de cada tarea en su interfaz.',
        },
        likeness: {
          pt: 'um chef com um quadro das etapas, mas habituado a poucas fornadas e pago até nas noites paradas',
          en: 'a chef with a board of stages, but used to few batches and paid on idle nights too',
          es: 'un chef con un tablero de etapas, pero habituado a pocas tandas y pagado hasta en noches vacías',
        },
        tell: {
          pt: 'Fluxos de dados já escritos para o Airflow: Amazon MWAA.',
          en: 'Data workflows already written for Airflow: Amazon MWAA.',
          es: 'Flujos de datos ya escritos para Airflow: Amazon MWAA.',
        },
      },
      {
        id: 'engine',
        uses: [],
        popularity: 2,
        neverRight: true,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Um mecanismo de workflow em instâncias do EC2',
          en: 'A workflow engine on EC2 instances',
          es: 'Un motor de workflow en instancias de EC2',
        },
        action: {
          pt: 'Instalar um mecanismo de workflow de código aberto em instâncias do Amazon EC2 que chame cada etapa.',
          en: 'Install an open source workflow engine on Amazon EC2 instances that calls each step.',
          es: 'Instalar un motor de flujos de código abierto en instancias de Amazon EC2 que llame a cada etapa.',
        },
        why: {
          pt: 'Um mecanismo de processos no EC2 faz o que a equipe configurar, e ela mantém as instâncias.',
          en: 'A process engine on EC2 does what the team configures, and the team maintains its instances.',
          es: 'Un motor de procesos en EC2 hace lo que el equipo configure, y este mantiene las instancias.',
        },
        likeness: {
          pt: 'um chef com um quadro das etapas, que a casa forma, sustenta e paga até nas noites paradas',
          en: 'a chef with a board of stages, whom the house trains, keeps and pays even on idle nights',
          es: 'un chef con un tablero de etapas, al que la casa forma, mantiene y paga hasta en noches vacías',
        },
        tell: {
          pt: 'Produto de processos já licenciado e sem mudança: instâncias do EC2.',
          en: 'A process product already licensed, without changes: EC2 instances.',
          es: 'Producto de procesos ya licenciado y sin cambios: instancias de EC2.',
        },
      },
    ],
    constraints: [
      {
        id: 'long-wait',
        situations: ['insurer', 'travel'],
        text: {
          pt: 'Um dos passos pode esperar até cinco dias pela aprovação de um gerente.',
          en: 'One of the steps may wait for up to five days for the approval of a manager.',
          es: 'Uno de los pasos puede esperar hasta cinco días la aprobación de un gerente.',
        },
        fits: ['standard', 'airflow', 'engine'],
        rulesOut: {
          express: {
            pt: 'Um fluxo Express do Step Functions termina em cinco minutos no máximo.',
            en: 'An Express workflow of Step Functions ends after five minutes at most.',
            es: 'Un flujo Express de Step Functions termina en cinco minutos como máximo.',
          },
          one: {
            pt: 'Uma função Lambda comum é interrompida aos 15 minutos.',
            en: 'An ordinary Lambda function is stopped after 15 minutes.',
            es: 'Una función Lambda común se interrumpe a los 15 minutos.',
          },
        },
      },
      {
        id: 'idle-cost',
        text: {
          pt: 'Passam noites inteiras sem nada a processar, e a empresa não quer pagar por hora pela coordenação.',
          en: 'Whole nights go by with nothing to process, and the company does not want to pay by the hour for coordination.',
          es: 'Pasan noches enteras sin nada que procesar, y la empresa no quiere pagar por hora por la coordinación.',
        },
        fits: ['standard', 'express', 'queues', 'one'],
        rulesOut: {
          airflow: {
            pt: 'O Amazon MWAA cobra o ambiente por hora, com ou sem tarefas.',
            en: 'Amazon MWAA charges for the environment by the hour, with or without tasks.',
            es: 'Amazon MWAA cobra el entorno por hora, con o sin tareas.',
          },
          engine: {
            pt: 'As instâncias do mecanismo são cobradas enquanto esperam trabalho.',
            en: 'The instances of the engine are charged while they wait for work.',
            es: 'Las instancias del motor se cobran mientras esperan trabajo.',
          },
        },
      },
      {
        id: 'trace',
        situations: ['bookshop', 'insurer', 'travel'],
        text: {
          pt: 'O atendimento precisa ver em que passo está cada caso, sem que alguém programe esse registro.',
          en: 'The help desk has to see at which step each case is, without anybody programming that record.',
          es: 'Atención al cliente debe ver en qué paso está cada caso, sin que nadie programe ese registro.',
        },
        fits: ['standard', 'airflow', 'engine'],
        rulesOut: {
          queues: {
            pt: 'Filas entre funções não têm uma visão do caso inteiro; seria preciso programá-la.',
            en: 'Queues between functions have no view of the whole case; it would have to be programmed.',
            es: 'Las colas entre funciones no tienen una vista del caso completo; habría que programarla.',
          },
          one: {
            pt: 'Uma função só tem os logs que o código dela escrever.',
            en: 'A single function has only the logs that its code writes.',
            es: 'Una sola función solo tiene los registros que escriba su código.',
          },
        },
      },
      {
        id: 'rate',
        situations: ['live-vote'],
        text: {
          pt: 'Nas finais começam até 5.000 execuções por segundo, cada uma de poucos segundos, e repetir um passo não altera o resultado.',
          en: 'During finals up to 5,000 executions start per second, each lasting a few seconds, and repeating a step does not change the outcome.',
          es: 'En las finales empiezan hasta 5.000 ejecuciones por segundo, cada una de pocos segundos, y repetir un paso no altera el resultado.',
        },
        fits: ['express', 'queues', 'engine'],
        rulesOut: {
          standard: {
            pt: 'A cota de inícios por segundo de um fluxo Standard fica muito abaixo desse ritmo.',
            en: 'The quota of a Standard workflow for starts per second is far below that rate.',
            es: 'La cuota de inicios por segundo de un flujo Standard está muy por debajo de ese ritmo.',
          },
          airflow: {
            pt: 'O MWAA agenda lotes de tarefas e não inicia tantos fluxos por segundo.',
            en: 'MWAA schedules batches of tasks and does not start so many flows per second.',
            es: 'MWAA programa lotes de tareas y no inicia tantos flujos por segundo.',
          },
        },
      },
      {
        id: 'declared',
        text: {
          pt: 'Novas tentativas e desvios em caso de erro devem ser declarados na definição do processo, e não escritos no código de cada passo.',
          en: 'Retries and branches on errors must be declared in the definition of the process rather than written in the code of each step.',
          es: 'Los reintentos y desvíos en caso de error deben declararse en la definición del proceso, y no escribirse en el código de cada paso.',
        },
        fits: ['standard', 'express', 'airflow', 'engine'],
        rulesOut: {
          queues: {
            pt: 'Com filas, os desvios em caso de erro ficam no código de cada função.',
            en: 'With queues, branches on errors are in the code of each function.',
            es: 'Con colas, los desvíos en caso de error quedan en el código de cada función.',
          },
          one: {
            pt: 'Em uma só função, tentativas e desvios são código dela.',
            en: 'In a single function, retries and branches are its own code.',
            es: 'En una sola función, los reintentos y desvíos son código suyo.',
          },
        },
      },
      {
        id: 'no-servers',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['standard', 'express', 'queues', 'one'],
        rulesOut: {
          engine: {
            pt: 'As instâncias do mecanismo são dimensionadas e atualizadas pela equipe.',
            en: 'The instances of the engine are sized and patched by the team.',
            es: 'Las instancias del motor las dimensiona y actualiza el equipo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os passos devem ser coordenados?',
      en: 'How should the steps be coordinated?',
      es: '¿Cómo deben coordinarse los pasos?',
    },
  },
];
