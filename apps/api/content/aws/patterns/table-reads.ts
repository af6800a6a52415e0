import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const tableReads: readonly Pattern[] = [
  {
    id: 'table-reads',
    exams: { 'saa-c03': { domain: 'performance', topic: 'database-performance' } },
    scene: {
      pt: 'Pense na tabela como um arquivo de fichas numeradas, em que cada leitura é um pedido feito no balcão.',
      en: 'Think of the table as an archive of numbered cards, where each read is a request made at the counter.',
      es: 'Piensa en la tabla como un archivo de fichas numeradas, en el que cada lectura es un pedido hecho en el mostrador.',
    },
    situations: [
      {
        id: 'auction',
        text: {
          pt: 'Um site de leilões guarda os lotes em uma tabela do Amazon DynamoDB, lida 50 vezes para cada escrita.',
          en: 'An auction site keeps its lots in an Amazon DynamoDB table that is read 50 times for every write.',
          es: 'Un sitio de subastas guarda los lotes en una tabla de Amazon DynamoDB, que se lee 50 veces por cada escritura.',
        },
        today: {
          pt: 'São 3 milhões de lotes, e o site vai abrir em novos países, com novas telas de consulta. Um arquiteto de soluções deve rever as leituras.',
          en: 'There are 3 million lots, and the site is opening in new countries, with new search screens. A solutions architect must review how the table is read.',
          es: 'Son 3 millones de lotes, y el sitio va a abrir en nuevos países, con nuevas pantallas de consulta. Un arquitecto de soluciones debe revisar las lecturas.',
        },
      },
      {
        id: 'football',
        text: {
          pt: 'Um aplicativo de placares mantém partidas e atletas em uma tabela do Amazon DynamoDB, em São Paulo.',
          en: 'A live scores app keeps matches and athletes in an Amazon DynamoDB table in São Paulo.',
          es: 'Una app de marcadores mantiene partidos y atletas en una tabla de Amazon DynamoDB, en São Paulo.',
        },
        today: {
          pt: 'O aplicativo tem 2 milhões de usuários e ganhará novas funções na próxima temporada. Um arquiteto de soluções deve rever as leituras.',
          en: 'The app has 2 million users and is getting new features next season. A solutions architect must review how the table is read.',
          es: 'La app tiene 2 millones de usuarios y sumará funciones la próxima temporada. Un arquitecto de soluciones debe revisar las lecturas.',
        },
      },
      {
        id: 'catalog',
        text: {
          pt: 'Uma rede de autopeças consulta preços e compatibilidade em uma tabela do Amazon DynamoDB com 12 milhões de itens.',
          en: 'A chain of auto parts stores looks up prices and compatibility in an Amazon DynamoDB table with 12 million items.',
          es: 'Una cadena de autopartes consulta precios y compatibilidad en una tabla de Amazon DynamoDB con 12 millones de artículos.',
        },
        today: {
          pt: 'São 800 balcões, que até agora leem os itens só pela chave, e o catálogo cresce todo mês. A rede quer rever as leituras antes das próximas promoções.',
          en: 'Its 800 counters have read the items only by key so far, and the catalog grows every month. The chain wants to review the reads before its next offers.',
          es: 'Los 800 mostradores leen hasta ahora los artículos solo por la clave, y el catálogo crece cada mes. La cadena quiere revisar las lecturas antes de las próximas ofertas.',
        },
      },
    ],
    candidates: [
      {
        id: 'dax',
        rightWith: ['microseconds'],
        uses: ['DAX', 'DynamoDB Accelerator'],
        popularity: 4,
        source: docs('amazondynamodb/latest/developerguide/DAX.html'),
        text: {
          pt: 'Um cluster do DynamoDB Accelerator (DAX)',
          en: 'A DynamoDB Accelerator (DAX) cluster',
          es: 'Un clúster de DynamoDB Accelerator (DAX)',
        },
        action: {
          pt: 'Criar um cluster do DynamoDB Accelerator (DAX) na VPC e trocar o cliente do SDK pelo cliente do DAX.',
          en: 'Create a DynamoDB Accelerator (DAX) cluster in the VPC and replace the SDK client with the DAX client.',
          es: 'Crear un clúster de DynamoDB Accelerator (DAX) en la VPC y reemplazar el cliente del SDK por el cliente de DAX.',
        },
        why: {
          pt: 'O DAX é um cache write-through gerenciado, na região da tabela, que fala a API do DynamoDB: as leituras repetidas saem da memória em microssegundos, e o programa mantém as suas chamadas.',
          en: 'DAX is a managed write-through cache, in the Region of the table, that speaks the DynamoDB API: repeated reads come from memory in microseconds, and the program keeps its calls.',
          es: 'DAX es una caché write-through administrada, en la región de la tabla, que habla la API de DynamoDB: las lecturas repetidas salen de la memoria en microsegundos, y el programa conserva sus llamadas.',
        },
        likeness: {
          pt: 'um ajudante pago por hora no balcão, que aceita os pedidos de sempre e decora fichas repetidas pelo número',
          en: 'a helper paid by the hour at the counter, asked the same way, who remembers repeated cards by number',
          es: 'un ayudante pagado por hora en el mostrador, que acepta los pedidos de siempre y recuerda fichas repetidas por número',
        },
        tell: {
          pt: 'Leitura repetida dos mesmos itens em microssegundos: DAX, ou um cache que o programa consulta antes. Chamadas GetItem e Query que continuam como são: DAX. Cada leitura repetida em microssegundos: DAX.',
          en: 'Repeated reads of the same items in microseconds: DAX, or a cache that the program checks first. GetItem and Query calls that stay as they are: DAX. Each repeated read in microseconds: DAX.',
          es: 'Lectura repetida de los mismos elementos en microsegundos: DAX, o una caché que el programa consulta antes. Llamadas GetItem y Query que siguen como están: DAX. Cada lectura repetida en microsegundos: DAX.',
        },
      },
      {
        id: 'cache',
        rightWith: ['microseconds'],
        uses: ['ElastiCache'],
        popularity: 4,
        source: docs('AmazonElastiCache/latest/dg/Strategies.html'),
        text: {
          pt: 'Um cache do ElastiCache, com cache-aside',
          en: 'An ElastiCache cache with cache-aside',
          es: 'Una caché de ElastiCache, con cache-aside',
        },
        action: {
          pt: 'Criar um cache do Amazon ElastiCache e fazer o programa buscar nele cada item antes de ler a tabela.',
          en: 'Create an Amazon ElastiCache cache and have the program look for each item there before it reads the table.',
          es: 'Crear una caché de Amazon ElastiCache y hacer que el programa busque en ella cada elemento antes de leer la tabla.',
        },
        why: {
          pt: 'O ElastiCache, na região da tabela, responde em microssegundos com o que o programa pôs nele, de qualquer banco de dados; gravar e invalidar as cópias é código da equipe.',
          en: 'ElastiCache, in the Region of the table, answers in microseconds with what the program has put there, from any database; writing and invalidating the copies is the team’s code.',
          es: 'ElastiCache, en la región de la tabla, responde en microsegundos con lo que el programa puso en ella, de cualquier base de datos; escribir e invalidar las copias es código del equipo.',
        },
        likeness: {
          pt: 'um quadro ao lado da mesa, lido num relance, onde a própria equipe copia e apaga as fichas que usa',
          en: 'a board beside the desk, read at a glance, where the team itself copies and erases the cards it uses',
          es: 'una pizarra junto al escritorio, leída de un vistazo, donde el propio equipo copia y borra las fichas que usa',
        },
        tell: {
          pt: 'Um cache para resultados de vários bancos de dados: ElastiCache. Dados que permanecem na região atual: um cache nela, como o ElastiCache, e não uma réplica. Leitura repetida dos mesmos itens em microssegundos: DAX, ou um cache que o programa consulta antes.',
          en: 'One cache for results of several databases: ElastiCache. Data that stays in the current Region: a cache there, such as ElastiCache, not a replica. Repeated reads of the same items in microseconds: DAX, or a cache that the program checks first.',
          es: 'Una caché para resultados de varias bases de datos: ElastiCache. Datos que permanecen en la región actual: una caché en ella, como ElastiCache, y no una réplica. Lectura repetida de los mismos elementos en microsegundos: DAX, o una caché que el programa consulta antes.',
        },
      },
      {
        id: 'gsi',
        rightWith: ['other-field'],
        uses: ['GSI', 'global secondary index', 'índice secundário global', 'índice secundario global'],
        popularity: 5,
        source: docs('amazondynamodb/latest/developerguide/GSI.html'),
        text: {
          pt: 'Um índice secundário global na tabela',
          en: 'A global secondary index on the table',
          es: 'Un índice secundario global en la tabla',
        },
        action: {
          pt: 'Criar um índice secundário global na tabela, com outra chave de partição, e apontar para ele as novas consultas.',
          en: 'Create a global secondary index on the table, with another partition key, and point the new queries to it.',
          es: 'Crear un índice secundario global en la tabla, con otra clave de partición, y apuntar hacia él las nuevas consultas.',
        },
        why: {
          pt: 'Um índice secundário global mantém os mesmos itens sob outra chave, atualizado pelo próprio DynamoDB, de modo que uma Query acha o atributo sem varrer a tabela, e é cobrado como leituras, escritas e armazenamento.',
          en: 'A global secondary index keeps the same items under another key, updated by DynamoDB itself, so that a Query finds the attribute without scanning the table, and is charged as reads, writes and storage.',
          es: 'Un índice secundario global mantiene los mismos elementos bajo otra clave, actualizado por el propio DynamoDB, de modo que una Query encuentra el atributo sin recorrer la tabla, y se cobra como lecturas, escrituras y almacenamiento.',
        },
        likeness: {
          pt: 'um segundo fichário das mesmas fichas, ordenado por outro código, consultado de outro jeito e com a mesma demora',
          en: 'a second cabinet of the same cards, sorted by another code, consulted in another way and no faster',
          es: 'un segundo fichero de las mismas fichas, ordenado por otro código, consultado de otro modo y con igual demora',
        },
        tell: {
          pt: 'Itens achados por um código que não faz parte da chave: um índice secundário global. Semanas sem visitas, sem pagar por nós cobrados por hora: recursos do próprio DynamoDB, cobrados pelo uso.',
          en: 'Items found by a code that is not part of the key: a global secondary index. Weeks without visits, without paying for nodes charged by the hour: features of DynamoDB itself, charged by use.',
          es: 'Elementos encontrados por un código que no forma parte de la clave: un índice secundario global. Semanas sin visitas, sin pagar por nodos cobrados por hora: funciones del propio DynamoDB, que se cobran por el uso.',
        },
      },
      {
        id: 'search',
        rightWith: ['other-field'],
        uses: ['OpenSearch'],
        popularity: 3,
        source: docs('amazondynamodb/latest/developerguide/OpenSearchIngestionForDynamoDB.html'),
        text: {
          pt: 'Integração zero-ETL com o OpenSearch Service',
          en: 'A zero-ETL integration with OpenSearch Service',
          es: 'Integración zero-ETL con OpenSearch Service',
        },
        action: {
          pt: 'Criar uma integração zero-ETL da tabela com um domínio do Amazon OpenSearch Service e fazer nele as novas consultas.',
          en: 'Create a zero-ETL integration of the table with an Amazon OpenSearch Service domain and run the new queries there.',
          es: 'Crear una integración zero-ETL de la tabla con un dominio de Amazon OpenSearch Service y hacer en él las nuevas consultas.',
        },
        why: {
          pt: 'A integração zero-ETL leva cada mudança da tabela ao OpenSearch Service, que indexa todos os campos e acha palavras dentro dos textos.',
          en: 'The zero-ETL integration takes each change of the table to OpenSearch Service, which indexes all fields and finds words inside texts.',
          es: 'La integración zero-ETL lleva cada cambio de la tabla a OpenSearch Service, que indexa todos los campos y encuentra palabras dentro de los textos.',
        },
        likeness: {
          pt: 'o bibliotecário pago por hora, com outro modo de pedir, que leva um instante para achar qualquer palavra das fichas',
          en: 'the librarian paid by the hour, with another way of asking, who takes a moment to find any word on the cards',
          es: 'el bibliotecario pagado por hora, con otro modo de pedir, que tarda un instante en hallar cualquier palabra',
        },
        tell: {
          pt: 'Palavras soltas em uma descrição: OpenSearch Service.',
          en: 'Any words of a description: OpenSearch Service.',
          es: 'Palabras sueltas de una descripción: OpenSearch Service.',
        },
      },
      {
        id: 'global',
        uses: ['global table', 'tabela global', 'tabla global'],
        popularity: 4,
        rightWith: ['far-readers'],
        source: docs('amazondynamodb/latest/developerguide/GlobalTables.html'),
        text: {
          pt: 'Uma réplica da tabela em outra região',
          en: 'A replica of the table in another Region',
          es: 'Una réplica de la tabla en otra región',
        },
        action: {
          pt: 'Adicionar à tabela uma réplica em outra região, como tabela global, e ler cada item na região mais próxima.',
          en: 'Add a replica in another Region to the table, as a global table, and read each item in the nearest Region.',
          es: 'Agregar a la tabla una réplica en otra región, como tabla global, y leer cada elemento en la región más cercana.',
        },
        why: {
          pt: 'Uma tabela global replica sozinha os itens entre regiões, sem nós, em geral em um segundo, e aceita leituras e escritas em cada uma.',
          en: 'A global table replicates the items between Regions by itself, with no nodes, usually within a second, and takes reads and writes in each of them.',
          es: 'Una tabla global replica sola los elementos entre regiones, sin nodos, en general en un segundo, y acepta lecturas y escrituras en cada una.',
        },
        likeness: {
          pt: 'um arquivo gêmeo em outro país, em que também se escreve e cada ficha ainda vem da gaveta pelo número',
          en: 'a twin archive in another country, where people also write and each card still comes from its drawer by number',
          es: 'un archivo gemelo en otro país, donde también se escribe y cada ficha aún sale del cajón por su número',
        },
        tell: {
          pt: 'Filial na Europa que lê e grava em milissegundos: uma réplica em outra região, com tabelas globais. Semanas sem visitas, sem pagar por nós cobrados por hora: recursos do próprio DynamoDB, cobrados pelo uso.',
          en: 'A branch in Europe that reads and writes within milliseconds: a replica in another Region, with global tables. Weeks without visits, without paying for nodes charged by the hour: features of DynamoDB itself, charged by use.',
          es: 'Filial en Europa que lee y escribe en milisegundos: una réplica en otra región, con tablas globales. Semanas sin visitas, sin pagar por nodos cobrados por hora: funciones del propio DynamoDB, que se cobran por el uso.',
        },
      },
      {
        id: 'global-dax',
        uses: ['DAX'],
        popularity: 2,
        rightWith: ['far-readers', 'microseconds'],
        source: docs('amazondynamodb/latest/developerguide/DAX.consistency.html'),
        text: {
          pt: 'Réplicas em duas regiões, com DAX em cada uma',
          en: 'Replicas in two Regions, each with DAX',
          es: 'Réplicas en dos regiones, con DAX en cada una',
        },
        action: {
          pt: 'Adicionar à tabela uma réplica em outra região e criar um cluster do DynamoDB Accelerator (DAX) em cada região.',
          en: 'Add a replica in another Region to the table and create a DynamoDB Accelerator (DAX) cluster in each Region.',
          es: 'Agregar a la tabla una réplica en otra región y crear un clúster de DynamoDB Accelerator (DAX) en cada región.',
        },
        why: {
          pt: 'A tabela global põe os itens nas duas regiões, e o DAX de cada uma responde da memória, em microssegundos, a quem está perto; são dois clusters pagos por hora.',
          en: 'The global table puts the items into both Regions, and the DAX of each answers those nearby from memory, in microseconds; these are two clusters paid by the hour.',
          es: 'La tabla global pone los elementos en las dos regiones, y el DAX de cada una responde desde la memoria, en microsegundos, a quien está cerca; son dos clústeres pagados por hora.',
        },
        likeness: {
          pt: 'um par de arquivos em dois países, cada um com um ajudante pago por hora que decora as fichas pelo número',
          en: 'a pair of archives in two countries, each with a helper paid by the hour who remembers cards by number',
          es: 'un par de archivos en dos países, cada uno con un ayudante pagado por hora que recuerda fichas por número',
        },
        tell: {
          pt: 'Microssegundos em dois continentes: uma réplica e um DAX em cada região. Leitura repetida em microssegundos, também em uma filial na Europa: réplica e DAX em cada região.',
          en: 'Microseconds on two continents: a replica and a DAX in each Region. Repeated reads in microseconds, also for a branch in Europe: a replica and a DAX in each Region.',
          es: 'Microsegundos en dos continentes: una réplica y un DAX en cada región. Lectura repetida en microsegundos, también en una filial en Europa: réplica y DAX en cada región.',
        },
      },
      {
        id: 'on-demand',
        uses: [],
        popularity: 4,
        neverRight: true,
        source: docs('amazondynamodb/latest/developerguide/on-demand-capacity-mode.html'),
        text: {
          pt: 'O modo sob demanda na tabela',
          en: 'On-demand mode for the table',
          es: 'El modo bajo demanda en la tabla',
        },
        action: {
          pt: 'Mudar a tabela para o modo de capacidade sob demanda, com aquecimento (warm throughput) para o maior pico de leituras.',
          en: 'Change the table to on-demand capacity mode, with warm throughput set for the largest peak of reads.',
          es: 'Cambiar la tabla al modo de capacidad bajo demanda, con rendimiento en caliente (warm throughput) para el pico mayor de lecturas.',
        },
        why: {
          pt: 'O modo sob demanda aceita picos sem recusar leituras, que continuam a levar milissegundos e a ser feitas pela chave.',
          en: 'On-demand mode takes peaks without refusing reads, which still take milliseconds and go by the key.',
          es: 'El modo bajo demanda acepta picos sin rechazar lecturas, que siguen tardando milisegundos y haciéndose por la clave.',
        },
        likeness: {
          pt: 'o balcão que atende qualquer multidão sem recusar ninguém, mas busca cada ficha na gaveta pelo número',
          en: 'the counter that serves any crowd and refuses nobody, but fetches each card from its drawer by number',
          es: 'el mostrador que atiende a cualquier multitud sin rechazar a nadie, pero busca cada ficha por su número',
        },
        tell: {
          pt: 'Leituras recusadas (throttling) em picos sem aviso: modo sob demanda.',
          en: 'Refused reads (throttling) in peaks without warning: on-demand mode.',
          es: 'Lecturas rechazadas (throttling) en picos sin aviso: modo bajo demanda.',
        },
      },
    ],
    constraints: [
      {
        id: 'microseconds',
        text: {
          pt: 'Os mesmos itens são lidos milhares de vezes por segundo, e cada leitura repetida deve levar microssegundos.',
          en: 'The same items are read thousands of times a second, and each repeated read must take microseconds.',
          es: 'Los mismos elementos se leen miles de veces por segundo, y cada lectura repetida debe tardar microsegundos.',
        },
        fits: ['dax', 'cache', 'global-dax'],
        rulesOut: {
          gsi: {
            pt: 'Um índice secundário global é lido como a tabela, em milissegundos.',
            en: 'A global secondary index is read like the table, in milliseconds.',
            es: 'Un índice secundario global se lee como la tabla, en milisegundos.',
          },
          search: {
            pt: 'O OpenSearch Service responde a buscas em milissegundos, não a leituras por chave em microssegundos.',
            en: 'OpenSearch Service answers searches in milliseconds rather than reads by key in microseconds.',
            es: 'OpenSearch Service responde búsquedas en milisegundos, no lecturas por clave en microsegundos.',
          },
          global: {
            pt: 'Uma réplica lê como a tabela de origem, em milissegundos de um dígito.',
            en: 'A replica reads like the original table, in single-digit milliseconds.',
            es: 'Una réplica lee como la tabla de origen, en milisegundos de un dígito.',
          },
          'on-demand': {
            pt: 'O modo sob demanda dá capacidade, mas cada leitura continua a levar milissegundos.',
            en: 'On-demand mode gives capacity, but each read still takes milliseconds.',
            es: 'El modo bajo demanda da capacidad, pero cada lectura sigue tardando milisegundos.',
          },
        },
      },
      {
        id: 'same-calls',
        text: {
          pt: 'Só a biblioteca cliente pode mudar: não há tempo de reescrever as chamadas GetItem e Query.',
          en: 'Only the client library may change: there is no time to rewrite the GetItem and Query calls.',
          es: 'Solo puede cambiar la biblioteca cliente: no hay tiempo de reescribir las llamadas GetItem y Query.',
        },
        fits: ['dax', 'global', 'global-dax', 'on-demand'],
        rulesOut: {
          cache: {
            pt: 'Com o ElastiCache, o programa precisa consultar, gravar e invalidar o cache em código novo.',
            en: 'With ElastiCache the program has to query, fill and invalidate the cache in new code.',
            es: 'Con ElastiCache, el programa debe consultar, llenar e invalidar la caché en código nuevo.',
          },
          gsi: {
            pt: 'As consultas teriam que citar o nome do índice e usar a chave dele.',
            en: 'Queries would have to name the index and use its key.',
            es: 'Las consultas tendrían que citar el nombre del índice y usar su clave.',
          },
          search: {
            pt: 'As consultas teriam que ser escritas para a API do OpenSearch.',
            en: 'Queries would have to be written for the OpenSearch API.',
            es: 'Las consultas tendrían que escribirse para la API de OpenSearch.',
          },
        },
      },
      {
        id: 'other-field',
        text: {
          pt: 'Atendentes precisam achar itens por um código que não faz parte da chave, sem varrer a tabela.',
          en: 'Agents need to find items by a code that is not part of the key, without scanning the table.',
          es: 'Los agentes necesitan encontrar elementos por un código que no forma parte de la clave, sin recorrer la tabla.',
        },
        fits: ['gsi', 'search'],
        rulesOut: {
          dax: {
            pt: 'O DAX guarda as respostas de consultas pela chave; não cria outro caminho até os itens.',
            en: 'DAX keeps the answers of queries by key; it creates no other path to the items.',
            es: 'DAX guarda las respuestas de consultas por la clave; no crea otro camino a los elementos.',
          },
          cache: {
            pt: 'O cache acha um item pela chave com que foi gravado nele.',
            en: 'The cache finds an item by the key under which it was stored.',
            es: 'La caché encuentra un elemento por la clave con la que se guardó en ella.',
          },
          global: {
            pt: 'A réplica tem a mesma chave primária da tabela.',
            en: 'The replica has the same primary key as the table.',
            es: 'La réplica tiene la misma clave primaria de la tabla.',
          },
          'global-dax': {
            pt: 'As réplicas e o DAX usam a mesma chave primária da tabela.',
            en: 'The replicas and DAX use the same primary key as the table.',
            es: 'Las réplicas y DAX usan la misma clave primaria de la tabla.',
          },
          'on-demand': {
            pt: 'O modo de capacidade não muda a chave; sem índice, resta um Scan.',
            en: 'The capacity mode does not change the key; without an index only a Scan is left.',
            es: 'El modo de capacidad no cambia la clave; sin índice, solo queda un Scan.',
          },
        },
      },
      {
        id: 'no-nodes',
        text: {
          pt: 'Fora da temporada há semanas sem visitas, e a empresa não quer pagar por nós cobrados por hora.',
          en: 'Out of season there are weeks without visits, and the company does not want to pay for nodes charged by the hour.',
          es: 'Fuera de temporada hay semanas sin visitas, y la empresa no quiere pagar por nodos cobrados por hora.',
        },
        fits: ['gsi', 'global', 'on-demand'],
        rulesOut: {
          dax: {
            pt: 'Os nós do DAX são cobrados por hora, com leituras ou sem elas.',
            en: 'The nodes of DAX are charged by the hour, with or without reads.',
            es: 'Los nodos de DAX se cobran por hora, con lecturas o sin ellas.',
          },
          search: {
            pt: 'O domínio do OpenSearch Service é cobrado por hora de instância.',
            en: 'The OpenSearch Service domain is charged by the instance hour.',
            es: 'El dominio de OpenSearch Service se cobra por hora de instancia.',
          },
          'global-dax': {
            pt: 'Os clusters do DAX nas duas regiões são cobrados por hora.',
            en: 'The DAX clusters in the two Regions are charged by the hour.',
            es: 'Los clústeres de DAX en las dos regiones se cobran por hora.',
          },
        },
      },
      {
        id: 'far-readers',
        text: {
          pt: 'Uma filial na Europa deve ler e gravar em milissegundos, sem atravessar o oceano.',
          en: 'A branch in Europe must read and write within milliseconds, without crossing the ocean.',
          es: 'Una filial en Europa debe leer y escribir en milisegundos, sin cruzar el océano.',
        },
        fits: ['global', 'global-dax'],
        rulesOut: {
          dax: {
            pt: 'O DAX fica na região da tabela; da Europa, cada chamada cruza o oceano.',
            en: 'DAX is in the Region of the table; from Europe each call crosses the ocean.',
            es: 'DAX está en la región de la tabla; desde Europa, cada llamada cruza el océano.',
          },
          cache: {
            pt: 'O cache fica na região do programa, e as escritas ainda vão à tabela de origem.',
            en: 'The cache is in one Region, and writes still go to the original table.',
            es: 'La caché está en una región, y las escrituras siguen yendo a la tabla de origen.',
          },
          gsi: {
            pt: 'O índice acha itens por outra chave, mas fica na mesma região que a tabela.',
            en: 'The index finds items by another key but is in the same Region as the table.',
            es: 'El índice halla elementos por otra clave, pero está en la misma región que la tabla.',
          },
          search: {
            pt: 'O OpenSearch Service responde a buscas; as escritas continuam na região da tabela.',
            en: 'OpenSearch Service answers searches; writes stay in the Region of the table.',
            es: 'OpenSearch Service responde búsquedas; las escrituras siguen en la región de la tabla.',
          },
          'on-demand': {
            pt: 'O modo de capacidade não aproxima a tabela da Europa.',
            en: 'The capacity mode does not bring the table any closer to Europe.',
            es: 'El modo de capacidad no acerca la tabla a Europa.',
          },
        },
      },
      {
        id: 'one-region',
        notWith: ['far-readers'],
        text: {
          pt: 'Por contrato, os dados não podem sair da região atual.',
          en: 'By contract, the data may not leave the current Region.',
          es: 'Por contrato, los datos no pueden salir de la región actual.',
        },
        fits: ['dax', 'cache', 'gsi', 'search', 'on-demand'],
        rulesOut: {
          global: {
            pt: 'A réplica aproxima os dados dos leitores, mas grava os itens em outra região.',
            en: 'The replica brings the data closer to readers but writes the items in another Region.',
            es: 'La réplica acerca los datos a los lectores, pero escribe los elementos en otra región.',
          },
          'global-dax': {
            pt: 'A réplica aproxima os dados dos leitores, mas grava os itens em outra região.',
            en: 'The replica brings the data closer to readers but writes the items in another Region.',
            es: 'La réplica acerca los datos a los lectores, pero escribe los elementos en otra región.',
          },
        },
      },
      {
        id: 'least',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['dax', 'gsi', 'global', 'on-demand'],
        rulesOut: {
          cache: {
            pt: 'Preencher e invalidar o ElastiCache é código que a equipe mantém.',
            en: 'Filling and invalidating ElastiCache is code that the team maintains.',
            es: 'Llenar e invalidar ElastiCache es código que el equipo mantiene.',
          },
          search: {
            pt: 'O domínio do OpenSearch Service tem nós, índices e um pipeline para cuidar.',
            en: 'The OpenSearch Service domain has nodes, indexes and a pipeline to look after.',
            es: 'El dominio de OpenSearch Service tiene nodos, índices y un pipeline que cuidar.',
          },
          'global-dax': {
            pt: 'São dois clusters do DAX para dimensionar, um por região.',
            en: 'There are two DAX clusters to size, one for each Region.',
            es: 'Son dos clústeres de DAX para dimensionar, uno por región.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que mudança atende a esses requisitos?',
      en: 'Which change meets these requirements?',
      es: '¿Qué cambio cumple estos requisitos?',
    },
  },
];
