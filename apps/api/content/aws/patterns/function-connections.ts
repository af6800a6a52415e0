import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const functionConnections: readonly Pattern[] = [
  {
    id: 'function-connections',
    exams: { 'saa-c03': { domain: 'performance', topic: 'database-performance' } },
    scene: {
      pt: 'Pense no banco de dados como uma cozinha, nas funções como garçons e em cada conexão como um lugar no balcão dela.',
      en: 'Think of the database as a kitchen, of the functions as waiters, and of each connection as a place at its counter.',
      es: 'Piensa en la base de datos como una cocina, en las funciones como camareros y en cada conexión como un lugar en su ventanilla.',
    },
    situations: [
      {
        id: 'pizza',
        text: {
          pt: 'Uma rede de pizzarias tem uma API em funções Lambda e um banco de dados Amazon RDS for MySQL. Às sextas-feiras o banco de dados recusa conexões, embora a CPU dele esteja em 30%.',
          en: 'A pizza chain has an API on Lambda functions and an Amazon RDS for MySQL database. On Fridays the database refuses connections, although its CPU is at 30%.',
          es: 'Una cadena de pizzerías tiene una API en funciones Lambda y una base de datos Amazon RDS for MySQL. Los viernes la base de datos rechaza conexiones, aunque su CPU está al 30%.',
        },
        today: {
          pt: 'Nessa hora, cerca de 3.000 funções rodam ao mesmo tempo, cada uma com a própria conexão. Um arquiteto de soluções precisa acabar com os erros.',
          en: 'Some 3,000 functions run at once then, and each opens its own connection. A solutions architect must end the errors.',
          es: 'En ese momento unas 3.000 funciones se ejecutan a la vez, cada una con su conexión. Un arquitecto de soluciones debe acabar con los errores.',
        },
      },
      {
        id: 'polls',
        text: {
          pt: 'Um jornal faz enquetes com funções Lambda que gravam em um banco de dados Amazon RDS for PostgreSQL. Em cada debate a função abre milhares de conexões e o banco de dados fica sem memória.',
          en: 'A newspaper runs polls with Lambda functions that write to an Amazon RDS for PostgreSQL database. At each debate the function opens thousands of connections and the database runs out of memory.',
          es: 'Un periódico hace encuestas con funciones Lambda que escriben en una base de datos Amazon RDS for PostgreSQL. En cada debate la función abre miles de conexiones y la base de datos se queda sin memoria.',
        },
        today: {
          pt: 'O próximo debate será em um mês, com o dobro de leitores. Os arquitetos precisam mudar o desenho.',
          en: 'The next debate is in a month, and twice as many readers are expected. The architects have to change the design.',
          es: 'El próximo debate será en un mes, con el doble de lectores. Los arquitectos deben cambiar el diseño.',
        },
      },
      {
        id: 'parking',
        text: {
          pt: 'Um aplicativo de estacionamento consulta, por funções Lambda, um banco de dados Amazon RDS for PostgreSQL. Abrir conexões já custa mais tempo do que as consultas.',
          en: 'A parking app queries an Amazon RDS for PostgreSQL database through Lambda functions. Opening connections already takes longer than the queries.',
          es: 'Una aplicación de estacionamiento consulta, con funciones Lambda, una base de datos Amazon RDS for PostgreSQL. Abrir conexiones ya tarda más que las consultas.',
        },
        today: {
          pt: 'Cada função abre uma conexão e a fecha no fim, umas 500 vezes por segundo de manhã.',
          en: 'Each function opens a connection and closes it at the end, some 500 times a second in the morning.',
          es: 'Cada función abre una conexión y la cierra al final, unas 500 veces por segundo por la mañana.',
        },
      },
      {
        id: 'scooters',
        text: {
          pt: 'Uma operadora de patinetes recebe a posição de cada veículo em funções Lambda e a insere em um banco de dados Amazon RDS for PostgreSQL, que aos sábados recusa conexões.',
          en: 'A scooter operator receives the position of each vehicle in Lambda functions and inserts it into an Amazon RDS for PostgreSQL database, which refuses connections on Saturdays.',
          es: 'Un operador de scooters recibe la posición de cada vehículo en funciones Lambda y la inserta en una base de datos Amazon RDS for PostgreSQL, que los sábados rechaza conexiones.',
        },
        today: {
          pt: 'Cada execução só insere uma linha, que pode aparecer no banco de dados alguns minutos depois. Um arquiteto de soluções precisa acabar com os erros.',
          en: 'Each execution only inserts a row, which may appear in the database some minutes later. A solutions architect must end the errors.',
          es: 'Cada ejecución solo inserta una fila, que puede aparecer en la base de datos unos minutos después. Un arquitecto de soluciones debe acabar con los errores.',
        },
      },
    ],
    candidates: [
      {
        id: 'proxy',
        uses: ['RDS Proxy'],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/rds-proxy.html'),
        text: {
          pt: 'Um RDS Proxy que reaproveita sessões',
          en: 'An RDS Proxy that reuses open sessions',
          es: 'Un RDS Proxy que reutiliza sesiones',
        },
        action: {
          pt: 'Criar um Amazon RDS Proxy para o banco de dados e apontar as funções do AWS Lambda para o endpoint do proxy.',
          en: 'Create an Amazon RDS Proxy for the database and point the AWS Lambda functions to the endpoint of the proxy.',
          es: 'Crear un Amazon RDS Proxy para la base de datos y apuntar las funciones de AWS Lambda al endpoint del proxy.',
        },
        why: {
          pt: 'O RDS Proxy reúne e reaproveita conexões, usa a mesma linguagem SQL e os mesmos drivers e encurta a troca de instância em uma falha.',
          en: 'RDS Proxy pools and reuses connections, takes the same SQL and drivers and shortens the switch of instances in a failure.',
          es: 'RDS Proxy reúne y reutiliza conexiones, usa el mismo SQL y los mismos drivers y acorta el cambio de instancia en una falla.',
        },
        likeness: {
          pt: 'o maître pago por hora, que faz todos os garçons se revezarem em poucos lugares do balcão',
          en: 'the head waiter, paid by the hour, who has all waiters take turns at a few places at the counter',
          es: 'el maître pagado por hora, que hace turnarse a todos los camareros en pocos lugares de la ventanilla',
        },
        tell: {
          pt: 'Conexões abertas no banco de dados que devem cair em número: RDS Proxy, que as reúne e reaproveita. Código das funções que não vai mudar: RDS Proxy, para cujo endereço elas apontam. Solicitações que devem ser todas aceitas nos maiores picos: RDS Proxy, que faz as conexões esperarem a vez. Consultas SQL certificadas, que não podem mudar: alterar o acesso ao banco relacional, e não o banco. Cliente que grava e deve ler de volta no mesmo segundo: gravação direta no banco, sem fila nem cache.',
          en: 'Connections open on the database that must fall in number: RDS Proxy, which pools and reuses them. Code of the functions that will not change: RDS Proxy, to whose address they point. Requests that must be accepted at the highest peaks: RDS Proxy, which lets connections wait their turn. Certified SQL queries that cannot change: changing the way to the relational database, not the database. A client that writes and must read back within the same second: writes straight to the database, without a queue or cache.',
          es: 'Conexiones abiertas en la base de datos que deben bajar en número: RDS Proxy, que las reúne y reutiliza. Código de las funciones que no va a cambiar: RDS Proxy, a cuya dirección apuntan. Solicitudes que deben aceptarse todas en los mayores picos: RDS Proxy, que hace esperar su turno a las conexiones. Consultas SQL certificadas, que no pueden cambiar: modificar el acceso a la base relacional, y no la base. Cliente que escribe y debe leer de vuelta en el mismo segundo: escritura directa en la base, sin cola ni caché.',
        },
      },
      {
        id: 'bigger',
        uses: [],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/Concepts.DBInstanceClass.html'),
        text: {
          pt: 'Uma instância RDS com o dobro da memória',
          en: 'An RDS instance with twice the memory',
          es: 'Una instancia RDS con el doble de memoria',
        },
        action: {
          pt: 'Mudar a instância do Amazon RDS para uma classe com o dobro da memória na próxima janela de manutenção.',
          en: 'Change the Amazon RDS DB instance to a class with twice the memory in the next maintenance window.',
          es: 'Cambiar la instancia de Amazon RDS a una clase con el doble de memoria en la próxima ventana de mantenimiento.',
        },
        why: {
          pt: 'Uma classe maior aceita mais conexões, porque o limite delas cresce com a memória, e nada mais muda.',
          en: 'A larger class takes more connections, because their limit grows with memory, and nothing else changes.',
          es: 'Una clase mayor admite más conexiones, porque su límite crece con la memoria, y nada más cambia.',
        },
        likeness: {
          pt: 'a cozinha mais cara, de balcão mais largo, em que todos os garçons encostam ao mesmo tempo',
          en: 'a costlier kitchen with a wider counter, at which all the waiters stand at the same time',
          es: 'una cocina más cara, de ventanilla más ancha, donde todos los camareros se apoyan a la vez',
        },
        tell: {
          pt: 'CPU e memória no limite por trabalho de verdade: a classe maior. Consultas SQL certificadas, que não podem mudar: alterar o acesso ao banco relacional, e não o banco. Cliente que grava e deve ler de volta no mesmo segundo: gravação direta no banco, sem fila nem cache.',
          en: 'CPU and memory at the limit from real work: a larger class. Certified SQL queries that cannot change: changing the way to the relational database, not the database. A client that writes and must read back within the same second: writes straight to the database, without a queue or cache.',
          es: 'CPU y memoria al límite por trabajo real: la clase mayor. Consultas SQL certificadas, que no pueden cambiar: modificar el acceso a la base relacional, y no la base. Cliente que escribe y debe leer de vuelta en el mismo segundo: escritura directa en la base, sin cola ni caché.',
        },
      },
      {
        id: 'cache',
        uses: ['ElastiCache'],
        popularity: 4,
        source: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
        text: {
          pt: 'Um cache ElastiCache para as leituras comuns',
          en: 'An ElastiCache cache for common reads',
          es: 'Una caché ElastiCache para lecturas comunes',
        },
        action: {
          pt: 'Criar um cache do Amazon ElastiCache e fazer as funções do AWS Lambda guardarem nele por um minuto as consultas frequentes.',
          en: 'Create an Amazon ElastiCache cache and have the AWS Lambda functions keep the results of frequent queries in it for a minute.',
          es: 'Crear una caché de Amazon ElastiCache y hacer que las funciones de AWS Lambda guarden en ella por un minuto las consultas frecuentes.',
        },
        why: {
          pt: 'O ElastiCache responde da memória ao que se lê muitas vezes e poupa o banco de dados dessas consultas.',
          en: 'ElastiCache answers from memory what is read many times and spares the database those queries.',
          es: 'ElastiCache responde desde la memoria lo que se lee muchas veces y evita esas consultas a la base de datos.',
        },
        likeness: {
          pt: 'a bandeja paga de pratos feitos há um minuto, que garçons aprendem a usar e que não aceita pedidos novos',
          en: 'the paid tray of minute-old dishes, which waiters must learn to use and which takes no new orders',
          es: 'la bandeja pagada de platos de hace un minuto, que los camareros aprenden a usar y que no acepta pedidos nuevos',
        },
        tell: {
          pt: 'As mesmas leituras repetidas: cache. Consultas SQL certificadas, que não podem mudar: alterar o acesso ao banco relacional, e não o banco.',
          en: 'The same reads again and again: a cache. Certified SQL queries that cannot change: changing the way to the relational database, not the database.',
          es: 'Las mismas lecturas repetidas: caché. Consultas SQL certificadas, que no pueden cambiar: modificar el acceso a la base relacional, y no la base.',
        },
      },
      {
        id: 'cap',
        uses: [],
        popularity: 3,
        rightWith: ['partner-limit'],
        source: docs('lambda/latest/dg/configuration-concurrency.html'),
        text: {
          pt: 'Um teto de simultaneidade reservada nas funções',
          en: 'A ceiling of reserved concurrency on functions',
          es: 'Un tope de simultaneidad reservada en funciones',
        },
        action: {
          pt: 'Configurar nas funções do AWS Lambda uma simultaneidade reservada abaixo dos limites do banco de dados e de outros destinos.',
          en: 'Configure reserved concurrency on the AWS Lambda functions at a value below the limits of the database and of other targets.',
          es: 'Configurar en las funciones de AWS Lambda una simultaneidad reservada por debajo de los límites de la base de datos y de otros destinos.',
        },
        why: {
          pt: 'A simultaneidade reservada limita quantas cópias da função rodam ao mesmo tempo e, com elas, as conexões, sem custo.',
          en: 'Reserved concurrency limits how many copies of the function run at once and, with them, the connections, at no cost.',
          es: 'La simultaneidad reservada limita cuántas copias de la función corren a la vez y, con ellas, las conexiones, sin costo.',
        },
        likeness: {
          pt: 'o limite grátis de garçons em serviço, que alivia o balcão, mas deixa fregueses na porta',
          en: 'the free limit on waiters at work, which spares the counter but leaves customers outside at busy hours',
          es: 'el límite gratis de camareros en servicio, que alivia la ventanilla, pero deja clientes fuera cuando hay mucha gente',
        },
        tell: {
          pt: 'Proteger de graça um destino frágil, aceitando recusas: a simultaneidade reservada. Limite de chamadas simultâneas à API de um parceiro: a simultaneidade reservada, que recusa o excesso. Consultas SQL certificadas, que não podem mudar: alterar o acesso ao banco relacional, e não o banco. Cliente que grava e deve ler de volta no mesmo segundo: gravação direta no banco, sem fila nem cache.',
          en: 'Protect a fragile target free of charge, accepting refusals: reserved concurrency. A limit on simultaneous calls to the API of a partner: reserved concurrency, which refuses what exceeds it. Certified SQL queries that cannot change: changing the way to the relational database, not the database. A client that writes and must read back within the same second: writes straight to the database, without a queue or cache.',
          es: 'Proteger gratis un destino frágil, aceptando rechazos: la simultaneidad reservada. Límite de llamadas simultáneas a la API de un socio: la simultaneidad reservada, que rechaza el exceso. Consultas SQL certificadas, que no pueden cambiar: modificar el acceso a la base relacional, y no la base. Cliente que escribe y debe leer de vuelta en el mismo segundo: escritura directa en la base, sin cola ni caché.',
        },
      },
      {
        id: 'dynamo',
        neverRight: true,
        uses: ['DynamoDB'],
        popularity: 4,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        text: {
          pt: 'Uma migração do RDS para o DynamoDB',
          en: 'A migration from RDS to DynamoDB',
          es: 'Una migración de RDS a DynamoDB',
        },
        action: {
          pt: 'Migrar as tabelas para o Amazon DynamoDB no modo sob demanda e reescrever as consultas das funções do AWS Lambda.',
          en: 'Migrate the tables to Amazon DynamoDB in on-demand mode and rewrite the queries of the AWS Lambda functions.',
          es: 'Migrar las tablas a Amazon DynamoDB en modo bajo demanda y reescribir las consultas de las funciones de AWS Lambda.',
        },
        why: {
          pt: 'O DynamoDB é chamado por HTTPS, sem conexões abertas, e cresce com as funções, com outro modelo de dados.',
          en: 'DynamoDB is called over HTTPS, without open connections, and grows with the functions, with another data model.',
          es: 'DynamoDB se llama por HTTPS, sin conexiones abiertas, y crece con las funciones, con otro modelo de datos.',
        },
        likeness: {
          pt: 'a mudança para uma cozinha sem balcão, onde cabem todos os garçons, mas com receitas reescritas',
          en: 'the move to a kitchen without a counter, where all waiters fit but all recipes are rewritten',
          es: 'la mudanza a una cocina sin ventanilla, donde caben todos los camareros, pero se reescriben todas las recetas',
        },
        tell: {
          pt: 'Aplicação nova, chave e valor, escala de funções: DynamoDB.',
          en: 'A new application, key and value, the scale of functions: DynamoDB.',
          es: 'Aplicación nueva, clave y valor, escala de funciones: DynamoDB.',
        },
      },
      {
        id: 'queue',
        rightIn: ['scooters'],
        uses: ['SQS'],
        popularity: 4,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/welcome.html'),
        text: {
          pt: 'Uma fila SQS lida aos poucos por um programa',
          en: 'An SQS queue read slowly by a program',
          es: 'Una cola SQS leída de a poco por un programa',
        },
        action: {
          pt: 'Enviar as gravações a uma fila do Amazon SQS e processá-las com poucas funções do AWS Lambda simultâneas.',
          en: 'Send the writes to an Amazon SQS queue and process them with a few concurrent AWS Lambda functions.',
          es: 'Enviar las escrituras a una cola de Amazon SQS y procesarlas con pocas funciones de AWS Lambda simultáneas.',
        },
        why: {
          pt: 'Uma fila do SQS guarda os pedidos de gravação, e poucas funções os levam ao banco de dados no ritmo dele.',
          en: 'An SQS queue keeps the requests to write, and a few functions take them to the database at its pace.',
          es: 'Una cola de SQS guarda las solicitudes de escritura, y pocas funciones las llevan a la base de datos a su ritmo.',
        },
        likeness: {
          pt: 'a caixa paga por pedido, onde garçons retreinados deixam notas que poucos ajudantes levam à cozinha mais tarde',
          en: 'the box, paid per order, where retrained waiters leave notes that few helpers later take to the kitchen',
          es: 'la caja pagada por pedido, donde camareros capacitados de nuevo dejan notas que pocos ayudantes llevan después a la cocina',
        },
        tell: {
          pt: 'Nenhuma cobrança por hora a mais: uma fila e funções, cobradas por solicitação. Linhas que podem aparecer no banco de dados minutos depois: uma fila, lida no ritmo que o banco suporta. Consultas SQL certificadas, que não podem mudar: alterar o acesso ao banco relacional, e não o banco.',
          en: 'No charge by the hour to be added: a queue and functions, charged per request. Rows that may appear in the database minutes later: a queue, read at the pace that the database can take. Certified SQL queries that cannot change: changing the way to the relational database, not the database.',
          es: 'Ningún cargo por hora que agregar: una cola y funciones, cobradas por solicitud. Filas que pueden aparecer en la base de datos minutos después: una cola, leída al ritmo que la base soporta. Consultas SQL certificadas, que no pueden cambiar: modificar el acceso a la base relacional, y no la base.',
        },
      },
    ],
    constraints: [
      {
        id: 'same-sql',
        notWith: ['read-own'],
        text: {
          pt: 'As consultas SQL e o esquema das tabelas foram certificados e não podem mudar.',
          en: 'The SQL queries and the schema of the tables have been certified and cannot change.',
          es: 'Las consultas SQL y el esquema de las tablas fueron certificados y no pueden cambiar.',
        },
        fits: ['proxy', 'bigger', 'cache', 'cap', 'queue'],
        rulesOut: {
          dynamo: {
            pt: 'O DynamoDB não executa esse SQL e pede outro esquema.',
            en: 'DynamoDB does not run that SQL and needs another schema.',
            es: 'DynamoDB no ejecuta ese SQL y exige otro esquema.',
          },
        },
      },
      {
        id: 'no-refusal',
        text: {
          pt: 'As solicitações são síncronas, e todas devem ser aceitas, também nos maiores picos.',
          en: 'Requests are synchronous, and every one must be accepted, even at the highest peaks.',
          es: 'Las solicitudes son síncronas, y todas deben aceptarse, también en los mayores picos.',
        },
        fits: ['proxy', 'dynamo', 'queue'],
        rulesOut: {
          cap: {
            pt: 'Acima da simultaneidade reservada, o Lambda recusa as execuções (throttling).',
            en: 'Above the reserved concurrency, Lambda refuses executions (throttling).',
            es: 'Por encima de la simultaneidad reservada, Lambda rechaza las ejecuciones (throttling).',
          },
        },
      },
      {
        id: 'read-own',
        situations: ['pizza', 'polls', 'parking'],
        notWith: ['same-sql'],
        text: {
          pt: 'Quem grava precisa ler de volta, no mesmo segundo, o que gravou.',
          en: 'A client that writes must be able to read back what it wrote within the same second.',
          es: 'Quien escribe debe leer de vuelta, en el mismo segundo, lo que escribió.',
        },
        fits: ['proxy', 'bigger', 'cap', 'dynamo'],
        rulesOut: {
          queue: {
            pt: 'Com a fila, a gravação chega ao banco de dados depois, e a leitura ainda não a vê.',
            en: 'With the queue, the write reaches the database later, and the read does not see it yet.',
            es: 'Con la cola, la escritura llega después a la base de datos, y la lectura aún no la ve.',
          },
          cache: {
            pt: 'O cache pode responder com o valor anterior à gravação.',
            en: 'The cache may answer with the value from before the write.',
            es: 'La caché puede responder con el valor anterior a la escritura.',
          },
        },
      },
      {
        id: 'fewer',
        situations: ['pizza', 'polls', 'parking'],
        text: {
          pt: 'O número de conexões abertas no banco de dados deve cair, tanto nas leituras como nas gravações.',
          en: 'The number of connections open on the database must fall, for reads and for writes.',
          es: 'El número de conexiones abiertas en la base de datos debe bajar, tanto en lecturas como en escrituras.',
        },
        fits: ['proxy', 'dynamo'],
        rulesOut: {
          bigger: {
            pt: 'A classe maior aceita mais conexões, mas não diminui nenhuma.',
            en: 'The larger class takes more connections but removes none.',
            es: 'La clase mayor admite más conexiones, pero no reduce ninguna.',
          },
          cache: {
            pt: 'O cache poupa leituras; as gravações continuam a abrir conexões.',
            en: 'The cache spares reads; writes keep opening connections.',
            es: 'La caché evita lecturas; las escrituras siguen abriendo conexiones.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'O código das funções está congelado: só a configuração, como o endereço do banco de dados, pode mudar.',
          en: 'The code of the functions is frozen: only the configuration, such as the address of the database, can change.',
          es: 'El código de las funciones está congelado: solo puede cambiar la configuración, como la dirección de la base de datos.',
        },
        fits: ['proxy', 'bigger', 'cap'],
        rulesOut: {
          cache: {
            pt: 'O código teria de consultar o cache antes do banco de dados.',
            en: 'The code would have to ask the cache before the database.',
            es: 'El código tendría que consultar la caché antes que la base de datos.',
          },
          queue: {
            pt: 'O código teria de enviar as gravações à fila e outro teria de lê-las.',
            en: 'The code would have to send writes to the queue, and other code would have to read them.',
            es: 'El código tendría que enviar las escrituras a la cola y otro tendría que leerlas.',
          },
          dynamo: {
            pt: 'O código de acesso a dados teria de ser reescrito para o DynamoDB.',
            en: 'The data access code would have to be rewritten for DynamoDB.',
            es: 'El código de acceso a datos tendría que reescribirse para DynamoDB.',
          },
        },
      },
      {
        id: 'no-charge',
        text: {
          pt: 'O orçamento do trimestre está fechado, e nenhuma cobrança por hora pode surgir nem aumentar.',
          en: 'The budget of the quarter is closed, and no charge by the hour may be added or raised.',
          es: 'El presupuesto del trimestre está cerrado, y ningún cargo por hora puede agregarse ni aumentar.',
        },
        fits: ['cap', 'dynamo', 'queue'],
        rulesOut: {
          proxy: {
            pt: 'O RDS Proxy é cobrado por hora, conforme a instância do banco de dados.',
            en: 'RDS Proxy is charged by the hour, according to the database instance.',
            es: 'RDS Proxy se cobra por hora, según la instancia de la base de datos.',
          },
          bigger: {
            pt: 'Uma classe maior aceita mais conexões, mas custa cerca do dobro por hora.',
            en: 'A larger class accepts more connections but costs about twice as much by the hour.',
            es: 'Una clase mayor acepta más conexiones, pero cuesta cerca del doble por hora.',
          },
          cache: {
            pt: 'O ElastiCache é cobrado por hora, conforme os nós ou os dados guardados.',
            en: 'ElastiCache is charged by the hour, for nodes or for stored data.',
            es: 'ElastiCache se cobra por hora, según los nodos o los datos guardados.',
          },
        },
      },
      {
        id: 'partner-limit',
        text: {
          pt: 'Cada execução também chama a API de um parceiro, que aceita no máximo 200 chamadas simultâneas.',
          en: 'Each execution also calls a partner’s API, which accepts at most 200 simultaneous calls.',
          es: 'Cada ejecución también llama a la API de un socio, que acepta como máximo 200 llamadas simultáneas.',
        },
        notWith: ['no-refusal'],
        fits: ['cap', 'queue'],
        rulesOut: {
          proxy: {
            pt: 'O RDS Proxy reúne conexões com o banco de dados; não limita quantas funções rodam ao mesmo tempo.',
            en: 'RDS Proxy pools connections to the database; it does not limit how many functions run at once.',
            es: 'RDS Proxy agrupa conexiones a la base de datos; no limita cuántas funciones corren a la vez.',
          },
          bigger: {
            pt: 'Uma classe maior aceita mais conexões e deixa ainda mais funções rodarem ao mesmo tempo.',
            en: 'A larger class takes more connections and lets even more functions run at once.',
            es: 'Una clase mayor acepta más conexiones y deja correr aún más funciones a la vez.',
          },
          cache: {
            pt: 'O cache responde leituras; as funções que chamam o parceiro continuam a ser milhares.',
            en: 'The cache answers reads; thousands of functions still call the partner.',
            es: 'La caché responde lecturas; las funciones que llaman al socio siguen siendo miles.',
          },
          dynamo: {
            pt: 'O DynamoDB cresce com as funções e não limita quantas rodam ao mesmo tempo.',
            en: 'DynamoDB grows with the functions and does not limit how many run at once.',
            es: 'DynamoDB crece con las funciones y no limita cuántas corren a la vez.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que solução atende a esses requisitos?',
      en: 'Which solution meets these requirements?',
      es: '¿Qué solución cumple estos requisitos?',
    },
  },
];
