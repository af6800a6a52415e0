import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const eventStream: readonly Pattern[] = [
  {
    id: 'event-stream',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'analytics' },
      'saa-c03': { domain: 'performance', topic: 'data-ingestion' },
    },
    scene: {
      pt: 'Pense nos registros como fichas entregues o dia todo, uma após a outra, e nos programas que as leem como funcionários.',
      en: 'Think of the records as slips handed in all day long, one after another, and of the programs that read them as clerks.',
      es: 'Piensa en los registros como fichas entregadas todo el día, una tras otra, y en los programas que las leen como empleados.',
    },
    situations: [
      {
        id: 'turbines',
        text: {
          pt: 'Uma geradora eólica precisa receber na AWS as medições que as turbinas enviam a cada segundo.',
          en: 'The turbines of a wind power company send measurements every second, which it needs to receive on AWS.',
          es: 'Una generadora eólica debe recibir en AWS las mediciones que sus turbinas envían cada segundo.',
        },
        today: {
          pt: 'São 2.500 turbinas, e hoje os valores vão para um banco de dados que não dá conta. A empresa precisa projetar a recepção.',
          en: 'There are 2,500 turbines, and their values go today to a database that cannot keep up. The company must design the intake.',
          es: 'Son 2.500 turbinas, y hoy los valores van a una base de datos que no da abasto. La empresa debe diseñar la recepción.',
        },
      },
      {
        id: 'news',
        text: {
          pt: 'Um portal de notícias precisa receber na AWS cada leitura de página, para analisá-la.',
          en: 'A news site needs to receive a record of each page view on AWS, to analyze it.',
          es: 'Un portal de noticias debe recibir en AWS cada lectura de página, para analizarla.',
        },
        today: {
          pt: 'No horário de pico chegam 3.500 acessos por segundo, e os servidores web ainda os gravam em arquivos de log.',
          en: 'At the daily peak 3,500 views arrive per second, and the web servers still write them to log files.',
          es: 'En el horario pico llegan 3.500 visitas por segundo, y los servidores web aún las escriben en archivos de log.',
        },
      },
      {
        id: 'payments',
        text: {
          pt: 'Uma empresa de maquininhas precisa receber na AWS as transações de milhares de lojas.',
          en: 'Thousands of shops send their transactions to a card terminal company, which needs to receive them on AWS.',
          es: 'Una empresa de terminales de tarjetas debe recibir en AWS las transacciones de miles de tiendas.',
        },
        today: {
          pt: 'As maquininhas enviam cerca de 3.000 transações por segundo a um programa em um servidor, que será substituído neste ano.',
          en: 'Terminals send about 3,000 transactions per second to a program on one server, which is to be replaced this year.',
          es: 'Los terminales envían unas 3.000 transacciones por segundo a un programa en un servidor, que será reemplazado este año.',
        },
      },
      {
        id: 'trains',
        text: {
          pt: 'Uma ferrovia precisa receber na AWS, a cada segundo, a posição dos trens.',
          en: 'The trains of a railway send their position every second, which it needs to receive on AWS.',
          es: 'Un ferrocarril debe recibir en AWS, cada segundo, la posición de sus trenes.',
        },
        today: {
          pt: 'Cerca de 900 trens informam onde estão, e até agora se guardava um arquivo por minuto. A equipe deve definir o que receberá os dados.',
          en: 'Some 900 trains report where they are, and until now one file per minute was stored. The team must define what takes the data.',
          es: 'Unos 900 trenes informan dónde están, y hasta ahora se guardaba un archivo por minuto. El equipo debe definir qué recibirá los datos.',
        },
      },
      {
        id: 'games-stream',
        text: {
          pt: 'Um estúdio precisa receber na AWS cada jogada dos seus jogos on-line.',
          en: 'A studio needs to receive each move of its online games on AWS.',
          es: 'Un estudio debe recibir en AWS cada jugada de sus juegos en línea.',
        },
        today: {
          pt: 'Duzentos mil jogadores produzem 3.000 jogadas por segundo à noite, e hoje o estúdio não guarda nenhuma.',
          en: 'Two hundred thousand players produce 3,000 moves per second in the evening, and the studio keeps none of them today.',
          es: 'Doscientos mil jugadores producen 3.000 jugadas por segundo por la noche, y hoy el estudio no guarda ninguna.',
        },
      },
    ],
    candidates: [
      {
        id: 'kds',
        uses: ['Kinesis Data Streams'],
        popularity: 5,
        source: docs('streams/latest/dev/introduction.html'),
        text: {
          pt: 'Um stream do Kinesis sob demanda',
          en: 'Kinesis Data Streams on demand',
          es: 'Kinesis Data Streams bajo demanda',
        },
        action: {
          pt: 'Criar um stream sob demanda do Amazon Kinesis Data Streams, com retenção de 168 horas, e fazer os emissores gravarem com uma chave de partição.',
          en: 'Create an on-demand Amazon Kinesis data stream with 168 hours of retention and have the senders write to it with a partition key.',
          es: 'Crear un flujo bajo demanda de Amazon Kinesis Data Streams, con 168 horas de retención, y hacer que los emisores escriban con una clave de partición.',
        },
        why: {
          pt: 'O Kinesis Data Streams guarda os registros, em ordem por chave de partição, por 24 horas, ou por até um ano se a retenção for aumentada: vários consumidores leem no seu ritmo e podem voltar atrás, sem servidores a operar.',
          en: 'Kinesis Data Streams keeps records, in order by partition key, for 24 hours, or for up to a year if retention is raised: several consumers read at their own pace and can go back, with no servers to operate.',
          es: 'Kinesis Data Streams guarda los registros, en orden por clave de partición, 24 horas, o hasta un año si se amplía la retención: varios consumidores leen a su ritmo y pueden volver atrás, sin servidores que operar.',
        },
        likeness: {
          pt: 'o livro que cresce sozinho e que cada funcionário relê no seu ritmo, mas só com fichas de outro modelo',
          en: 'the ledger that grows by itself and that clerks reread at their own pace, with slips of another format only',
          es: 'el libro que crece solo y que cada empleado relee a su ritmo, pero solo con fichas de otro modelo',
        },
        tell: {
          pt: 'Registros da véspera lidos de novo: um stream os guarda pelo período de retenção; uma fila ou o Firehose, não. Sistemas que leem os mesmos registros em tempo real: um stream, com uma posição por leitor. Servidores com falha que a AWS deve detectar e trocar: um serviço gerenciado, como o Kinesis Data Streams ou o MSK. Registros de uma origem lidos na ordem em que foram enviados: um stream, com uma chave de partição por origem.',
          en: 'Records of the day before, read again: a stream keeps them for its retention period, a queue or Firehose does not. Systems that read the same records in real time: a stream, with a position for each reader. Failed servers that AWS must detect and replace: a managed service, such as Kinesis Data Streams or MSK. Records of one source read in the order in which they were sent: a stream, with a partition key per source.',
          es: 'Registros del día anterior leídos de nuevo: un flujo los guarda por su período de retención; una cola o Firehose, no. Sistemas que leen los mismos registros en tiempo real: un flujo, con una posición por lector. Servidores con fallas que AWS debe detectar y reemplazar: un servicio administrado, como Kinesis Data Streams o MSK. Registros de un origen leídos en el orden en que se enviaron: un flujo, con una clave de partición por origen.',
        },
      },
      {
        id: 'firehose',
        uses: ['Firehose'],
        popularity: 4,
        source: docs('firehose/latest/dev/what-is-this-service.html'),
        text: {
          pt: 'Um fluxo do Amazon Data Firehose',
          en: 'An Amazon Data Firehose stream',
          es: 'Un flujo de Amazon Data Firehose',
        },
        action: {
          pt: 'Criar um fluxo do Amazon Data Firehose com o Amazon S3 como destino e fazer os emissores gravarem nele.',
          en: 'Create an Amazon Data Firehose stream with Amazon S3 as its destination and have the senders write to it.',
          es: 'Crear un flujo de Amazon Data Firehose con Amazon S3 como destino y hacer que los emisores escriban en él.',
        },
        why: {
          pt: 'O Amazon Data Firehose entrega cada registro a um destino, como o S3, sem código nem servidores.',
          en: 'Amazon Data Firehose delivers each record to a destination, such as S3, with no code and no servers.',
          es: 'Amazon Data Firehose entrega cada registro a un destino, como S3, sin código ni servidores.',
        },
        likeness: {
          pt: 'o mensageiro que só leva fichas de outro modelo, direto ao arquivo, sem parar para que alguém as leia',
          en: 'the messenger who takes only slips of another format, straight to the archive, without stopping for anyone to read them',
          es: 'el mensajero que solo lleva fichas de otro modelo, directo al archivo, sin parar para que alguien las lea',
        },
        tell: {
          pt: 'Só carregar em um destino: Firehose.',
          en: 'Only loading into a destination: Firehose.',
          es: 'Solo cargar en un destino: Firehose.',
        },
      },
      {
        id: 'msk',
        uses: ['MSK'],
        popularity: 3,
        source: docs('msk/latest/developerguide/what-is-msk.html'),
        text: {
          pt: 'Um cluster provisionado do Amazon MSK',
          en: 'A provisioned Amazon MSK cluster',
          es: 'Un clúster aprovisionado de Amazon MSK',
        },
        action: {
          pt: 'Criar um cluster provisionado do Amazon MSK com três brokers, um por zona de disponibilidade, e criar um tópico para os dados.',
          en: 'Create a provisioned Amazon MSK cluster with three brokers, one per Availability Zone, and create a topic for the data.',
          es: 'Crear un clúster aprovisionado de Amazon MSK con un broker por zona de disponibilidad y crear un tema para los datos.',
        },
        why: {
          pt: 'O Amazon MSK é Apache Kafka gerenciado: guarda os registros, que cada consumidor lê no seu ritmo e relê, aceita os clientes de Kafka, e a AWS troca os servidores com falha e aplica patches; tamanho e versão são escolha da equipe.',
          en: 'Amazon MSK is managed Apache Kafka: it keeps records, which each consumer reads at its own pace and can reread, accepts Kafka clients, and AWS replaces failed servers and applies patches; their size and version are up to the team.',
          es: 'Amazon MSK es Apache Kafka administrado: guarda los registros, que cada consumidor lee a su ritmo y puede releer, acepta los clientes de Kafka, y AWS reemplaza los servidores con fallas y aplica parches; su tamaño y versión los elige el equipo.',
        },
        likeness: {
          pt: 'o livro alugado para as fichas que você já usa, que o dono conserta, mas cujo tamanho você escolhe',
          en: 'the rented ledger for the slips you already use, which its owner mends but whose size you must choose',
          es: 'el libro alquilado para las fichas que ya usas, que repara el dueño, pero cuyo tamaño eliges tú',
        },
        tell: {
          pt: 'Servidores com falha que a AWS deve detectar e trocar: um serviço gerenciado, como o Kinesis Data Streams ou o MSK. Programas com a biblioteca do Kafka: MSK, que fala o seu protocolo e troca brokers com falha.',
          en: 'Failed servers that AWS must detect and replace: a managed service, such as Kinesis Data Streams or MSK. Programs with the Kafka library: MSK, which speaks its protocol and replaces failed brokers.',
          es: 'Servidores con fallas que AWS debe detectar y reemplazar: un servicio administrado, como Kinesis Data Streams o MSK. Programas con la biblioteca de Kafka: MSK, que habla su protocolo y reemplaza brokers con fallas.',
        },
      },
      {
        id: 'own',
        uses: [],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Um Apache Kafka próprio no EC2',
          en: 'Self-managed Apache Kafka on EC2',
          es: 'Un Apache Kafka propio en EC2',
        },
        action: {
          pt: 'Instalar o Apache Kafka em três instâncias do Amazon EC2, uma por zona de disponibilidade, e criar um tópico para os dados.',
          en: 'Install Apache Kafka on three Amazon EC2 instances, one per Availability Zone, and create a topic for the data.',
          es: 'Instalar Apache Kafka en tres instancias de Amazon EC2, una por zona de disponibilidad, y crear un tema para los datos.',
        },
        why: {
          pt: 'Um Kafka próprio no EC2 guarda os registros e aceita qualquer cliente de Kafka; a operação toda é da equipe.',
          en: 'Self-managed Kafka on EC2 keeps records and accepts any Kafka client; all of its operation is up to the team.',
          es: 'Un Kafka propio en EC2 guarda los registros y acepta cualquier cliente de Kafka; toda la operación es del equipo.',
        },
        likeness: {
          pt: 'o livro para as fichas que você já usa, mas que você mesmo encaderna, conserta e aumenta',
          en: 'the ledger for the slips you already use, but which you bind, mend and enlarge yourself',
          es: 'el libro para las fichas que ya usas, pero que tú mismo encuadernas, reparas y amplías',
        },
        tell: {
          pt: 'Kafka com controle total: no EC2.',
          en: 'Kafka with full control: on EC2.',
          es: 'Kafka con control total: en EC2.',
        },
      },
      {
        id: 'sqs',
        uses: ['SQS'],
        popularity: 5,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/welcome.html'),
        text: {
          pt: 'Uma fila padrão do Amazon SQS',
          en: 'A standard Amazon SQS queue',
          es: 'Una cola estándar de Amazon SQS',
        },
        action: {
          pt: 'Criar uma fila padrão do Amazon SQS com long polling e fazer os emissores gravarem nela lotes de até dez mensagens.',
          en: 'Create an Amazon SQS standard queue with long polling and have the senders write batches of up to ten messages to it.',
          es: 'Crear una cola estándar de Amazon SQS con sondeo largo y hacer que los emisores escriban en ella lotes de hasta diez mensajes.',
        },
        why: {
          pt: 'Uma fila do SQS entrega cada mensagem a um dos trabalhadores e a apaga depois de processada, sem servidores.',
          en: 'An SQS queue hands each message to one of the workers and deletes it once processed, with no servers.',
          es: 'Una cola de SQS entrega cada mensaje a uno de los trabajadores y lo borra una vez procesado, sin servidores.',
        },
        likeness: {
          pt: 'a bandeja de fichas de outro modelo, fora de ordem, cada uma para um só funcionário, que a rasga',
          en: 'the tray of slips of another format, in no sure order, each for a single clerk who then shreds it',
          es: 'la bandeja de fichas de otro modelo, sin orden, cada una para un solo empleado, que la rompe',
        },
        tell: {
          pt: 'Cada mensagem tratada uma vez, por um trabalhador: SQS.',
          en: 'Each message dealt with once, by one worker: SQS.',
          es: 'Cada mensaje tratado una vez, por un trabajador: SQS.',
        },
      },
    ],
    constraints: [
      {
        id: 'reread',
        text: {
          pt: 'Os programas que leem os registros em tempo real devem poder, depois de uma falha, ler de novo os da véspera.',
          en: 'The programs that read the records in real time must be able, after a fault, to read those of the day before again.',
          es: 'Los programas que leen los registros en tiempo real deben poder, tras una falla, leer de nuevo los del día anterior.',
        },
        fits: ['kds', 'msk', 'own'],
        rulesOut: {
          firehose: {
            pt: 'O Firehose leva lotes ao destino, segundos depois, e não tem leitores que possam voltar atrás.',
            en: 'Firehose takes batches to the destination, seconds later, and has no readers that could go back.',
            es: 'Firehose lleva lotes al destino, segundos después, y no tiene lectores que puedan volver atrás.',
          },
          sqs: {
            pt: 'Uma mensagem processada é apagada da fila do SQS; não há como lê-la de novo.',
            en: 'A processed message is deleted from the SQS queue; it cannot be read again.',
            es: 'Un mensaje procesado se borra de la cola de SQS; no puede leerse de nuevo.',
          },
        },
      },
      {
        id: 'own-pace',
        text: {
          pt: 'Três sistemas devem ler os mesmos registros em tempo real, cada um no seu ritmo.',
          en: 'Three systems must read the same records in real time, each at its own pace.',
          es: 'Tres sistemas deben leer los mismos registros en tiempo real, cada uno a su ritmo.',
        },
        fits: ['kds', 'msk', 'own'],
        rulesOut: {
          firehose: {
            pt: 'Um fluxo do Firehose leva lotes a um destino, segundos depois, e não a leitores independentes.',
            en: 'A Firehose stream takes batches to a destination, seconds later, not to independent readers.',
            es: 'Un flujo de Firehose lleva lotes a un destino, segundos después, no a lectores independientes.',
          },
          sqs: {
            pt: 'Em uma fila do SQS cada mensagem vai a um só leitor, e são três os sistemas.',
            en: 'In an SQS queue each message goes to a single reader, and there are three systems.',
            es: 'En una cola de SQS cada mensaje va a un solo lector, y los sistemas son tres.',
          },
        },
      },
      {
        id: 'kafka-clients',
        text: {
          pt: 'Os programas que enviam os dados usam a biblioteca do Kafka, e não há tempo de mudá-los.',
          en: 'The sending programs use the Kafka library, and there is no time to change them.',
          es: 'Los programas que envían los datos usan la biblioteca de Kafka, y no hay tiempo de cambiarlos.',
        },
        fits: ['msk', 'own'],
        rulesOut: {
          kds: {
            pt: 'O Kinesis Data Streams tem uma API própria; não fala o protocolo de Kafka.',
            en: 'Kinesis Data Streams has its own API; it does not speak the Kafka protocol.',
            es: 'Kinesis Data Streams tiene una API propia; no habla el protocolo de Kafka.',
          },
          firehose: {
            pt: 'Os programas teriam de ser alterados para usar a API do Firehose.',
            en: 'The programs would have to be changed to use the Firehose API.',
            es: 'Los programas tendrían que modificarse para usar la API de Firehose.',
          },
          sqs: {
            pt: 'O SQS tem uma API própria; os programas teriam de ser alterados.',
            en: 'SQS has its own API; the programs would have to be changed.',
            es: 'SQS tiene una API propia; los programas tendrían que modificarse.',
          },
        },
      },
      {
        id: 'nothing-to-repair',
        text: {
          pt: 'A AWS deve detectar e trocar servidores com falha e aplicar as correções de segurança.',
          en: 'AWS must detect and replace failed servers and apply security patches.',
          es: 'AWS debe detectar y reemplazar los servidores con fallas y aplicar los parches de seguridad.',
        },
        fits: ['kds', 'firehose', 'msk', 'sqs'],
        rulesOut: {
          own: {
            pt: 'Em um Kafka próprio no EC2, a equipe troca os servidores com falha e aplica as correções.',
            en: 'With self-managed Kafka on EC2, the team replaces failed servers and patches them all.',
            es: 'En un Kafka propio en EC2, el equipo reemplaza los servidores con fallas y aplica los parches.',
          },
        },
      },
      {
        id: 'no-sizing',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['kds', 'firehose', 'sqs'],
        rulesOut: {
          msk: {
            pt: 'Em um cluster provisionado do MSK, a equipe escolhe o tamanho dos brokers e a versão do Kafka.',
            en: 'In a provisioned MSK cluster, the team chooses the size of the brokers and the version of Kafka.',
            es: 'En un clúster aprovisionado de MSK, el equipo elige el tamaño de los brokers y la versión de Kafka.',
          },
          own: {
            pt: 'Um Kafka próprio no EC2 tem servidores a dimensionar e versões a acompanhar.',
            en: 'Self-managed Kafka on EC2 has servers to size and versions to keep up with.',
            es: 'Un Kafka propio en EC2 tiene servidores que dimensionar y versiones que seguir.',
          },
        },
      },
      {
        id: 'in-order',
        text: {
          pt: 'Os registros de uma mesma origem devem ser lidos na ordem em que foram enviados.',
          en: 'The records of one source must be read in the order in which they were sent.',
          es: 'Los registros de un mismo origen deben leerse en el orden en que se enviaron.',
        },
        fits: ['kds', 'msk', 'own'],
        rulesOut: {
          sqs: {
            pt: 'Uma fila padrão do SQS guarda as mensagens, mas pode entregá-las fora de ordem.',
            en: 'A standard SQS queue keeps the messages but may deliver them out of order.',
            es: 'Una cola estándar de SQS guarda los mensajes, pero puede entregarlos fuera de orden.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve receber os dados?',
      en: 'What should receive the data?',
      es: '¿Qué debe recibir los datos?',
    },
  },
];
