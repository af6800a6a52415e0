import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const dataUseChoices: readonly Pattern[] = [
  {
    id: 'partner-sharing',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'data-concepts' } },
    scene: {
      pt: 'Pense nas tabelas como livros de uma biblioteca, nas organizações que as recebem como clubes e em seus analistas como leitores.',
      en: 'Think of the tables as the books of a library, of the receiving organizations as clubs and of their analysts as readers.',
      es: 'Piensa en las tablas como libros de una biblioteca, en las organizaciones que las reciben como clubes y en sus analistas como lectores.',
    },
    situations: [
      {
        id: 'seeds',
        text: {
          pt: 'Uma distribuidora vai compartilhar com fabricantes as vendas que tem no BigQuery.',
          en: 'A distributor will share the sales it has in BigQuery with manufacturers.',
          es: 'Una distribuidora va a compartir con fabricantes las ventas que tiene en BigQuery.',
        },
      },
      {
        id: 'transit',
        text: {
          pt: 'Uma empresa de metrô vai compartilhar com shoppings o movimento das estações, que está no BigQuery.',
          en: 'A metro company will share its station traffic, kept in BigQuery, with nearby malls.',
          es: 'Una empresa de metro va a compartir con centros comerciales el movimiento de sus estaciones, que está en BigQuery.',
        },
      },
      {
        id: 'energy',
        text: {
          pt: 'Uma geradora solar vai compartilhar com investidores a produção das usinas, que está no BigQuery.',
          en: 'A solar generator will share its plants’ output, kept in BigQuery, with investors.',
          es: 'Una generadora solar va a compartir con inversionistas la producción de sus plantas, que está en BigQuery.',
        },
      },
      {
        id: 'grain',
        text: {
          pt: 'Uma bolsa de cereais vai compartilhar com cooperativas os preços que tem no BigQuery.',
          en: 'A grain market operator will share the prices it has in BigQuery with cooperatives.',
          es: 'Una bolsa de cereales va a compartir con cooperativas los precios que tiene en BigQuery.',
        },
      },
      {
        id: 'air',
        text: {
          pt: 'Uma rede meteorológica vai compartilhar com universidades as medições que tem no BigQuery.',
          en: 'A weather network will share the measurements it has in BigQuery with universities.',
          es: 'Una red meteorológica va a compartir con universidades las mediciones que tiene en BigQuery.',
        },
      },
    ],
    candidates: [
      {
        id: 'listing',
        text: {
          pt: 'Publicação em um data exchange',
          en: 'A listing in a data exchange',
          es: 'Publicación en un data exchange',
        },
        uses: [],
        why: {
          pt: 'Em um data exchange do BigQuery sharing (antigo Analytics Hub), cada organização assina uma vez um dataset vinculado, sem cópia nem código, e decide quem consulta em SQL os dados atuais, com a permissão verificada em cada consulta.',
          en: 'In a data exchange of BigQuery sharing (formerly Analytics Hub), each organization subscribes once to a linked dataset, without copies or code, and decides who queries the current data in SQL, with permission checked at each query.',
          es: 'En un data exchange de BigQuery sharing (antes Analytics Hub), cada organización se suscribe una vez a un dataset vinculado, sin copias ni código, y decide quién consulta en SQL los datos actuales, con el permiso verificado en cada consulta.',
        },
        likeness: {
          pt: 'a sala de leitura em que cada clube sócio recebe uma carteira e a divide, fechada a não sócios',
          en: 'the reading room where each member club gets one card and shares it, closed to all non-members',
          es: 'la sala de lectura donde cada club socio recibe un carné y lo comparte, cerrada a los no socios',
        },
        tell: {
          pt: 'Tabelas que não se podem duplicar e arquivos que não se podem enviar para fora da empresa: BigQuery sharing ou uma API, que leem as tabelas originais. Muitas organizações, dados atuais e sem cópia: o BigQuery sharing. Permissão em vigor a cada consulta: dados lidos na origem, por BigQuery sharing ou por API, e não arquivos nem cópias. Mudanças de poucos minutos atrás: tabelas lidas na origem, e não arquivos nem cópias. Centenas de organizações e um contato em cada uma: o BigQuery sharing ou uma API com chaves, em que o contato decide quem mais lê. Milhões de linhas cruzadas toda noite em SQL com registros de quem as recebe: tabelas ou arquivos, e não uma API, que entrega poucas linhas por chamada. Consultas SQL novas toda semana do outro lado: tabelas compartilhadas ou arquivos, que se consultam à vontade, e não uma API. Equipe de analistas em que ninguém desenvolve programas: o BigQuery sharing ou arquivos com link, e não uma API própria.',
          en: 'No table duplicated and no file sent outside the company: BigQuery sharing or an API, which read the original tables. Many organizations, current data and no copy: BigQuery sharing. The permission in force at each query: data read at the source, by BigQuery sharing or an API, rather than files or copies. Changes from a few minutes ago: tables read at the source rather than files or copies. Hundreds of organizations and one contact in each: BigQuery sharing or an API with keys, in which the contact decides who else reads. Millions of rows joined every night in SQL with the records of those who receive them: tables or files rather than an API, which hands over a few rows per call. New SQL queries every week on the receiving side: shared tables or files, which are queried at will, rather than an API. A team of analysts in which nobody develops programs: BigQuery sharing or files with a link, rather than a custom API.',
          es: 'Tablas que no se pueden duplicar y archivos que no se pueden enviar fuera de la empresa: BigQuery sharing o una API, que leen las tablas originales. Muchas organizaciones, datos actuales y sin copia: BigQuery sharing. Permiso vigente en cada consulta: datos leídos en el origen, por BigQuery sharing o por API, y no archivos ni copias. Cambios de hace pocos minutos: tablas leídas en el origen, y no archivos ni copias. Cientos de organizaciones y un contacto en cada una: BigQuery sharing o una API con claves, en que el contacto decide quién más lee. Millones de filas que cada noche se cruzan en SQL con registros de quien las recibe: tablas o archivos, y no una API, que entrega pocas filas por llamada. Consultas SQL nuevas cada semana del otro lado: tablas compartidas o archivos, que se consultan a voluntad, y no una API. Equipo de analistas en el que nadie desarrolla programas: BigQuery sharing o archivos con enlace, y no una API propia.',
        },
        source: page('bigquery/docs/analytics-hub-introduction'),
        popularity: 3,
      },
      {
        id: 'view',
        neverRight: true,
        text: {
          pt: 'Visualização autorizada das tabelas',
          en: 'An authorized view of the tables',
          es: 'Vista autorizada de las tablas',
        },
        uses: [],
        why: {
          pt: 'Uma visualização autorizada mostra só as linhas e colunas escolhidas das tabelas atuais.',
          en: 'An authorized view shows only the chosen rows and columns of the current tables.',
          es: 'Una vista autorizada muestra solo las filas y columnas elegidas de las tablas actuales.',
        },
        likeness: {
          pt: 'a vitrine de estantes escolhidas, fechada a não sócios, em que a bibliotecária admite um por um',
          en: 'the glass case of chosen shelves, closed to non-members, to which the librarian admits people one by one',
          es: 'la vitrina de estantes escogidos, cerrada a los no socios, a la que la bibliotecaria admite uno por uno',
        },
        tell: {
          pt: 'Parte de uma tabela, para poucas pessoas conhecidas: uma visualização autorizada.',
          en: 'Part of a table for few known people: an authorized view.',
          es: 'Parte de una tabla, para pocas personas conocidas: una vista autorizada.',
        },
        source: page('bigquery/docs/authorized-views'),
        popularity: 3,
      },
      {
        id: 'files',
        text: {
          pt: 'Arquivos diários com link assinado',
          en: 'Daily files with a signed link',
          es: 'Archivos diarios con enlace firmado',
        },
        uses: ['Cloud Storage'],
        why: {
          pt: 'Com uma URL assinada, quem tem o link baixa o arquivo do Cloud Storage, sem conta nem cadastro, e o carrega em seu próprio banco de dados, onde o consulta em SQL.',
          en: 'With a signed URL, whoever holds the link downloads the Cloud Storage file, without an account or registration, and loads it into a database of their own, to query it in SQL.',
          es: 'Con una URL firmada, quien tiene el enlace descarga el archivo de Cloud Storage, sin cuenta ni registro, y lo carga en su propia base de datos, donde lo consulta en SQL.',
        },
        likeness: {
          pt: 'as caixas de fotocópias deixadas cada dia no portão, que leva para casa quem tiver o vale',
          en: 'the boxes of photocopies left daily at the gate, taken home by whoever holds the slip',
          es: 'las cajas de fotocopias dejadas cada día en el portón, que se lleva a casa quien tenga el vale',
        },
        tell: {
          pt: 'Destinatários que só precisam baixar um arquivo: uma URL assinada. Destinatários sem conta do Google nem projeto no Google Cloud: um arquivo com URL assinada. Consultas SQL novas toda semana do outro lado: tabelas compartilhadas ou arquivos, que se consultam à vontade, e não uma API. Equipe de analistas em que ninguém desenvolve programas: o BigQuery sharing ou arquivos com link, e não uma API própria. Milhões de linhas cruzadas toda noite em SQL com registros de quem as recebe: tabelas ou arquivos, e não uma API, que entrega poucas linhas por chamada.',
          en: 'Recipients who only need to download a file: a signed URL. Recipients with neither a Google account nor a Google Cloud project: a file with a signed URL. New SQL queries every week on the receiving side: shared tables or files, which are queried at will, rather than an API. A team of analysts in which nobody develops programs: BigQuery sharing or files with a link, rather than a custom API. Millions of rows joined every night in SQL with the records of those who receive them: tables or files rather than an API, which hands over a few rows per call.',
          es: 'Destinatarios que solo necesitan bajar un archivo: una URL firmada. Destinatarios sin cuenta de Google ni proyecto en Google Cloud: un archivo con URL firmada. Consultas SQL nuevas cada semana del otro lado: tablas compartidas o archivos, que se consultan a voluntad, y no una API. Equipo de analistas en el que nadie desarrolla programas: BigQuery sharing o archivos con enlace, y no una API propia. Millones de filas que cada noche se cruzan en SQL con registros de quien las recibe: tablas o archivos, y no una API, que entrega pocas filas por llamada.',
        },
        source: page('storage/docs/access-control/signed-urls'),
        popularity: 4,
      },
      {
        id: 'api',
        text: {
          pt: 'API REST com uma chave por cliente',
          en: 'A REST API with a key for each client',
          es: 'API REST con una clave por cliente',
        },
        uses: [],
        why: {
          pt: 'Uma API REST, que a empresa escreve e publica, verifica a cada chamada a chave, que não pede conta do Google e que o contato pode repassar, consulta o BigQuery na hora e entrega respostas, e não tabelas nem arquivos.',
          en: 'A REST API, which the company writes and publishes, checks at each call a key, which needs no Google account and which the contact can pass on, queries BigQuery at once and returns answers rather than tables or files.',
          es: 'Una API REST, que la empresa escribe y publica, verifica en cada llamada la clave, que no exige cuenta de Google y que el contacto puede compartir, consulta BigQuery al instante y entrega respuestas, y no tablas ni archivos.',
        },
        likeness: {
          pt: 'o balcão onde um atendente formado pela biblioteca só responde a perguntas previstas, poucas páginas por vez',
          en: 'the counter where a clerk the library must train answers only planned questions, a few pages at a time',
          es: 'el mostrador donde un empleado formado por la biblioteca solo responde preguntas previstas, pocas páginas por vez',
        },
        tell: {
          pt: 'Tabelas que não se podem duplicar e arquivos que não se podem enviar para fora da empresa: BigQuery sharing ou uma API, que leem as tabelas originais. Programas que pedem um dado por vez: uma API. Destinatários sem conta do Google nem projeto no Google Cloud: uma API ou um arquivo, que não exigem essa conta. Permissão em vigor a cada consulta: dados lidos na origem, por BigQuery sharing ou por API, e não arquivos nem cópias. Centenas de organizações e um contato em cada uma: o BigQuery sharing ou uma API com chaves, em que o contato decide quem mais lê.',
          en: 'No table duplicated and no file sent outside the company: BigQuery sharing or an API, which read the original tables. Programs that ask for one item at a time: an API. Recipients with neither a Google account nor a Google Cloud project: an API or a file, which need no such account. The permission in force at each query: data read at the source, by BigQuery sharing or an API, rather than files or copies. Hundreds of organizations and one contact in each: BigQuery sharing or an API with keys, in which the contact decides who else reads.',
          es: 'Tablas que no se pueden duplicar y archivos que no se pueden enviar fuera de la empresa: BigQuery sharing o una API, que leen las tablas originales. Programas que piden un dato a la vez: una API. Destinatarios sin cuenta de Google ni proyecto en Google Cloud: una API o un archivo, que no exigen esa cuenta. Permiso vigente en cada consulta: datos leídos en el origen, por BigQuery sharing o por API, y no archivos ni copias. Cientos de organizaciones y un contacto en cada una: BigQuery sharing o una API con claves, en que el contacto decide quién más lee.',
        },
        source: page('api-gateway/docs/about-api-gateway'),
        popularity: 4,
      },
      {
        id: 'copy',
        text: {
          pt: 'Cópia semanal de tabelas entre projetos',
          en: 'A weekly copy of tables between projects',
          es: 'Copia semanal de tablas entre proyectos',
        },
        uses: [],
        why: {
          pt: 'A cópia de tabelas deixa quem recebe dono dos dados, no seu próprio projeto.',
          en: 'Copying tables makes recipients owners of the data, in their own project.',
          es: 'La copia de tablas deja a quien recibe como dueño de los datos, en su propio proyecto.',
        },
        likeness: {
          pt: 'a segunda coleção de livros, copiada toda semana para a estante de cada sócio que a biblioteca inscreveu',
          en: 'the second set of books, copied every week to the shelf of each member whom the library enrolled',
          es: 'la segunda colección de libros, copiada cada semana al estante de cada socio que la biblioteca inscribió',
        },
        tell: {
          pt: 'Destinatários que devem guardar e mudar os dados: uma cópia.',
          en: 'Recipients who must keep and change the data: a copy.',
          es: 'Destinatarios que deben guardar y cambiar los datos: una copia.',
        },
        source: page('bigquery/docs/managing-tables'),
        popularity: 3,
        neverRight: true,
      },
      {
        id: 'report',
        text: { pt: 'Relatório em PDF por e-mail', en: 'A PDF report by email', es: 'Informe en PDF por correo' },
        uses: [],
        why: {
          pt: 'Um relatório em PDF mostra os números prontos a quem não usa ferramenta nenhuma.',
          en: 'A PDF report shows ready figures to people who use no tool at all.',
          es: 'Un informe en PDF muestra las cifras ya hechas a quien no usa ninguna herramienta.',
        },
        likeness: {
          pt: 'o resumo impresso que o correio traz dias depois, bom de ler, mas mudo para qualquer outra pergunta',
          en: 'the printed summary that the mail brings days later, good to read, but silent when asked anything else',
          es: 'el resumen impreso que el correo trae días después, bueno de leer, pero mudo ante cualquier otra pregunta',
        },
        tell: {
          pt: 'Só olhar números prontos: um relatório.',
          en: 'Only looking at ready figures: a report.',
          es: 'Solo mirar cifras ya hechas: un informe.',
        },
        source: page('looker/docs/studio'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'current',
        text: {
          pt: 'Os destinatários precisam ver mudanças de poucos minutos atrás.',
          en: 'Recipients need to see changes from a few minutes ago.',
          es: 'Los destinatarios necesitan ver cambios de hace pocos minutos.',
        },
        fits: ['listing', 'view', 'api'],
        rulesOut: {
          files: {
            pt: 'Arquivos diários mostram a situação do dia anterior.',
            en: 'Daily files show the situation of the day before.',
            es: 'Los archivos diarios muestran la situación del día anterior.',
          },
          copy: {
            pt: 'Uma cópia semanal fica até uma semana atrasada.',
            en: 'A weekly copy is up to a week behind.',
            es: 'Una copia semanal queda hasta una semana atrasada.',
          },
          report: {
            pt: 'Um relatório enviado por e-mail para no momento do envio.',
            en: 'A report sent by email stops at the moment of sending.',
            es: 'Un informe enviado por correo se detiene en el momento del envío.',
          },
        },
      },
      {
        id: 'own-sql',
        text: {
          pt: 'São milhões de linhas, cruzadas toda noite, em SQL, com os registros de quem as recebe.',
          en: 'There are millions of rows, joined every night, in SQL, with the records of those who receive them.',
          es: 'Son millones de filas, que cada noche se cruzan, en SQL, con los registros de quien las recibe.',
        },
        fits: ['listing', 'view', 'files', 'copy'],
        rulesOut: {
          api: {
            pt: 'Uma API entrega poucas linhas por chamada, e não milhões delas toda noite.',
            en: 'An API hands over a few rows per call rather than millions of them every night.',
            es: 'Una API entrega pocas filas por llamada, y no millones de ellas cada noche.',
          },
          report: {
            pt: 'Um PDF não se consulta em SQL.',
            en: 'A PDF cannot be queried in SQL.',
            es: 'Un PDF no se consulta en SQL.',
          },
        },
      },
      {
        id: 'new-queries',
        text: {
          pt: 'Do outro lado, analistas vão escrever toda semana consultas SQL novas sobre milhões de linhas.',
          en: 'On the receiving side, analysts will write new SQL queries over millions of rows every week.',
          es: 'Del otro lado, los analistas van a escribir cada semana consultas SQL nuevas sobre millones de filas.',
        },
        fits: ['listing', 'view', 'files', 'copy'],
        rulesOut: {
          api: {
            pt: 'Uma API devolve poucas linhas por pedido já previsto e não aceita o SQL dos analistas.',
            en: 'An API returns a few rows per request foreseen in it and does not take the analysts’ SQL.',
            es: 'Una API devuelve pocas filas por solicitud prevista y no acepta el SQL de los analistas.',
          },
          report: {
            pt: 'Um PDF não se consulta em SQL.',
            en: 'A PDF cannot be queried in SQL.',
            es: 'Un PDF no se consulta en SQL.',
          },
        },
      },
      {
        id: 'no-gcp',
        text: {
          pt: 'Os destinatários não têm conta do Google nem projeto no Google Cloud.',
          en: 'Recipients have neither a Google account nor a Google Cloud project.',
          es: 'Los destinatarios no tienen cuenta de Google ni proyecto en Google Cloud.',
        },
        fits: ['files', 'api', 'report'],
        rulesOut: {
          listing: {
            pt: 'Para assinar uma publicação é preciso um projeto do Google Cloud.',
            en: 'Subscribing to a listing takes a Google Cloud project.',
            es: 'Para suscribirse a una publicación hace falta un proyecto de Google Cloud.',
          },
          view: {
            pt: 'Uma visualização autorizada se consulta a partir do BigQuery, com uma identidade do Google.',
            en: 'An authorized view is queried from BigQuery with a Google identity.',
            es: 'Una vista autorizada se consulta desde BigQuery, con una identidad de Google.',
          },
          copy: {
            pt: 'A cópia precisa de um projeto de destino no Google Cloud.',
            en: 'The copy needs a destination project on Google Cloud.',
            es: 'La copia necesita un proyecto de destino en Google Cloud.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'A equipe é de analistas, e ninguém desenvolve nem mantém programas.',
          en: 'The team is made up of analysts, and nobody develops or maintains programs.',
          es: 'El equipo es de analistas, y nadie desarrolla ni mantiene programas.',
        },
        fits: ['listing', 'view', 'files', 'copy', 'report'],
        rulesOut: {
          api: {
            pt: 'Uma API própria precisa ser desenvolvida e mantida.',
            en: 'A custom API has to be developed and maintained.',
            es: 'Una API propia debe desarrollarse y mantenerse.',
          },
        },
      },
      {
        id: 'each-query',
        text: {
          pt: 'O contrato exige que cada consulta verifique a permissão em vigor.',
          en: 'The contract requires each query to check the permission in force.',
          es: 'El contrato exige que cada consulta verifique el permiso vigente.',
        },
        fits: ['listing', 'view', 'api'],
        rulesOut: {
          files: {
            pt: 'Arquivos já baixados são lidos sem verificar nenhuma permissão.',
            en: 'Files already downloaded are read without checking any permission.',
            es: 'Los archivos ya bajados se leen sin verificar ningún permiso.',
          },
          copy: {
            pt: 'As tabelas copiadas seguem as permissões do projeto de quem as recebeu.',
            en: 'Copied tables follow the permissions of the recipient’s project.',
            es: 'Las tablas copiadas siguen los permisos del proyecto de quien las recibió.',
          },
          report: {
            pt: 'Um PDF enviado se abre sem verificar permissão.',
            en: 'A PDF that was sent opens without checking a permission.',
            es: 'Un PDF enviado se abre sin verificar permisos.',
          },
        },
      },
      {
        id: 'hundreds',
        text: {
          pt: 'São centenas de organizações; a equipe só pode dar acesso a um contato de cada uma, que decide quem mais o terá.',
          en: 'There are hundreds of organizations; the team can give access to only one contact in each, who decides who else gets it.',
          es: 'Son cientos de organizaciones; el equipo solo puede dar acceso a un contacto de cada una, que decide quién más lo tendrá.',
        },
        fits: ['listing', 'api'],
        rulesOut: {
          view: {
            pt: 'Na visualização autorizada, quem dá acesso a cada leitor é a equipe, e não o contato.',
            en: 'With an authorized view, it is the team, not the contact, that gives each reader access.',
            es: 'En la vista autorizada, quien da acceso a cada lector es el equipo, y no el contacto.',
          },
          report: {
            pt: 'O relatório por e-mail vai para uma lista que a equipe mantém.',
            en: 'A report by email goes to a list that the team keeps.',
            es: 'El informe por correo va a una lista que mantiene el equipo.',
          },
          copy: {
            pt: 'Na cópia entre projetos, a equipe acerta tabelas e permissões com cada destinatário.',
            en: 'With copies between projects, the team arranges tables and permissions with each recipient.',
            es: 'En la copia entre proyectos, el equipo acuerda tablas y permisos con cada destinatario.',
          },
        },
      },
      {
        id: 'no-copies',
        text: {
          pt: 'O contrato não permite duplicar tabelas nem enviar arquivos para fora da empresa.',
          en: 'The contract allows no table to be duplicated and no file to be sent outside the company.',
          es: 'El contrato no permite duplicar tablas ni enviar archivos fuera de la empresa.',
        },
        notWith: ['each-query', 'current'],
        fits: ['listing', 'view', 'api'],
        rulesOut: {
          files: {
            pt: 'Os arquivos diários saem da empresa a cada download.',
            en: 'The daily files leave the company with each download.',
            es: 'Los archivos diarios salen de la empresa con cada descarga.',
          },
          copy: {
            pt: 'A cópia de tabelas fica no projeto de quem a recebe.',
            en: 'The copied tables are in the recipient’s project.',
            es: 'Las tablas copiadas quedan en el proyecto de quien las recibe.',
          },
          report: {
            pt: 'Um PDF por e-mail é um arquivo enviado para fora da empresa.',
            en: 'A PDF by email is a file sent outside the company.',
            es: 'Un PDF por correo es un archivo enviado fuera de la empresa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de compartilhar atende a todos esses requisitos?',
      en: 'Which sharing option meets all of these requirements?',
      es: '¿Qué forma de compartir cumple todos estos requisitos?',
    },
  },
  {
    id: 'object-place',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'object-storage' } },
    scene: {
      pt: 'Pense nos dados como tábuas de madeira, nas máquinas como a oficina que as usa e em cada lugar como um depósito.',
      en: 'Think of the data as wooden boards, of the machines as the workshop that uses them and of each place as a timber store.',
      es: 'Piensa en los datos como tablas de madera, en las máquinas como el taller que las usa y en cada lugar como un depósito.',
    },
    situations: [
      {
        id: 'scans',
        text: {
          pt: 'Um cartório guarda livros digitalizados no Cloud Storage e os lê com máquinas em São Paulo.',
          en: 'A registry office keeps digitized books in Cloud Storage and reads them with machines in São Paulo.',
          es: 'Un registro público guarda libros digitalizados en Cloud Storage y los lee con máquinas en São Paulo.',
        },
      },
      {
        id: 'clips',
        text: {
          pt: 'Uma produtora guarda gravações no Cloud Storage e as edita com máquinas em São Paulo.',
          en: 'A producer keeps recordings in Cloud Storage and edits them with machines in São Paulo.',
          es: 'Una productora guarda grabaciones en Cloud Storage y las edita con máquinas en São Paulo.',
        },
      },
      {
        id: 'genes',
        text: {
          pt: 'Um hospital guarda sequências genéticas no Cloud Storage e as analisa com máquinas em São Paulo.',
          en: 'A hospital keeps genetic sequences in Cloud Storage and analyzes them with machines in São Paulo.',
          es: 'Un hospital guarda secuencias genéticas en Cloud Storage y las analiza con máquinas en São Paulo.',
        },
      },
    ],
    candidates: [
      {
        id: 'near',
        text: {
          pt: 'Um bucket na mesma região',
          en: 'One bucket in the same region',
          es: 'Un bucket en la misma región',
        },
        uses: [],
        why: {
          pt: 'Um só bucket na região das máquinas, em São Paulo, custa menos, não paga transferência entre regiões e dispensa rotinas de cópia e equipamento próprio.',
          en: 'A single bucket in the machines’ region, São Paulo, costs less, pays no transfer between regions and needs no copy jobs or equipment of one’s own.',
          es: 'Un solo bucket en la región de las máquinas, São Paulo, cuesta menos, no paga transferencia entre regiones y no exige tareas de copia ni hardware propio.',
        },
        likeness: {
          pt: 'o único depósito de madeira, barato e ao lado da oficina, sem acesso quando fecham a cidade',
          en: 'the one timber store, cheap and next to the workshop, out of reach when the city closes',
          es: 'el único depósito de madera, barato y junto al taller, sin acceso cuando cierran la ciudad',
        },
        tell: {
          pt: 'Junto das máquinas e pelo menor custo: a mesma região. Tráfego entre continentes que o financeiro não quer pagar: um bucket na região das máquinas que leem os dados. Verba para uma única cópia, na nuvem: um bucket de uma região. Cópias só na América do Sul: buckets em regiões dali, como São Paulo e Santiago. Milhares de leituras por segundo e a menor latência: dados na região das máquinas. Cópia agendada toda noite de que não se quer depender: um único bucket, regional ou multirregional, sem essa rotina. Equipamento que não pode ficar no prédio: os dados só em buckets na nuvem, sem discos no local.',
          en: 'Beside the machines and at the lowest cost: the same region. Traffic between continents that finance does not want to pay for: a bucket in the region of the machines that read. Money for one single copy, in the cloud: a bucket in one region. Copies only in South America: buckets in regions there, such as São Paulo and Santiago. Thousands of reads a second and the lowest latency: data in the machines’ region. A copy scheduled every night that the team does not want to depend on: a single bucket, regional or multi-region, without such a job. Equipment that may not stay in the building: the data in cloud buckets alone, without disks on site.',
          es: 'Junto a las máquinas y al menor costo: la misma región. Tráfico entre continentes que finanzas no quiere pagar: un bucket en la región de las máquinas que leen los datos. Fondos para una única copia, en la nube: un bucket de una región. Copias solo en América del Sur: buckets en regiones de allí, como São Paulo y Santiago. Miles de lecturas por segundo y la menor latencia: datos en la región de las máquinas. Copia programada cada noche de la que no se quiere depender: un único bucket, regional o multirregional, sin esa rutina. Equipos que no pueden quedar en el edificio: los datos solo en buckets en la nube, sin discos en el lugar.',
        },
        source: page('storage/docs/locations'),
        popularity: 4,
      },
      {
        id: 'far',
        text: {
          pt: 'Um bucket em uma região dos EUA',
          en: 'One bucket in a US region',
          es: 'Un bucket en una región de EE. UU.',
        },
        uses: [],
        why: {
          pt: 'Um bucket em uma região dos EUA tem o preço de armazenamento entre os mais baixos.',
          en: 'A bucket in a US region has one of the lowest storage prices.',
          es: 'Un bucket en una región de EE. UU. tiene uno de los precios de almacenamiento más bajos.',
        },
        likeness: {
          pt: 'o único depósito de madeira do outro lado do mar, barato, com frete e espera a cada tábua',
          en: 'the one timber store across the sea, cheap, with freight and a wait for every board',
          es: 'el único depósito de madera al otro lado del mar, barato, con flete y espera por cada tabla',
        },
        tell: {
          pt: 'Preço por gigabyte acima de tudo: a região mais barata.',
          en: 'Price per gigabyte above all: the cheapest region.',
          es: 'Precio por gigabyte ante todo: la región más barata.',
        },
        source: page('storage/docs/locations'),
        popularity: 3,
        neverRight: true,
      },
      {
        id: 'multi',
        text: {
          pt: 'Um bucket multirregional dos EUA',
          en: 'One US multi-region bucket',
          es: 'Un bucket multirregional de EE. UU.',
        },
        uses: [],
        why: {
          pt: 'Um bucket multirregional mantém cópias em regiões diferentes, sem nenhum trabalho.',
          en: 'A multi-region bucket keeps copies in different regions without any work.',
          es: 'Un bucket multirregional mantiene copias en regiones distintas, sin ningún trabajo.',
        },
        likeness: {
          pt: 'os depósitos gêmeos do outro lado do mar, que repetem as tábuas por si, com frete e espera',
          en: 'the twin stores across the sea, which duplicate boards by themselves, with freight and a wait for each',
          es: 'los depósitos gemelos al otro lado del mar, que duplican tablas por sí solos, con flete y espera',
        },
        tell: {
          pt: 'Duas regiões sem trabalho, lugar livre: um bucket multirregional. Dados mesmo que uma região inteira pare: um bucket multirregional. Cópia agendada toda noite de que não se quer depender: um único bucket, regional ou multirregional, sem essa rotina. Equipamento que não pode ficar no prédio: os dados só em buckets na nuvem, sem discos no local.',
          en: 'Two regions without work, in any place: a multi-region bucket. Data even if a whole region stops: a multi-region bucket. A copy scheduled every night that the team does not want to depend on: a single bucket, regional or multi-region, without such a job. Equipment that may not stay in the building: the data in cloud buckets alone, without disks on site.',
          es: 'Dos regiones sin trabajo, lugar libre: un bucket multirregional. Datos aunque se detenga una región entera: un bucket multirregional. Copia programada cada noche de la que no se quiere depender: un único bucket, regional o multirregional, sin esa rutina. Equipos que no pueden quedar en el edificio: los datos solo en buckets en la nube, sin discos en el lugar.',
        },
        source: page('storage/docs/locations'),
        popularity: 4,
      },
      {
        id: 'two',
        rightWith: ['survive'],
        text: {
          pt: 'Um bucket ali, copiado à noite para Santiago',
          en: 'One bucket there, copied nightly to Santiago',
          es: 'Un bucket allí mismo, copiado de noche a Santiago',
        },
        uses: [],
        why: {
          pt: 'Dois buckets, em São Paulo e em Santiago, com cópia agendada entre eles, mantêm os dados na América do Sul mesmo que uma região pare, e as máquinas leem o da sua região, com baixa latência.',
          en: 'Two buckets, in São Paulo and in Santiago, with a scheduled copy between them, keep the data in South America even if a region stops, and the machines read the one in their region, with low latency.',
          es: 'Dos buckets, en São Paulo y en Santiago, con copia programada entre ellos, mantienen los datos en Sudamérica aunque se detenga una región, y las máquinas leen el de su región, con baja latencia.',
        },
        likeness: {
          pt: 'o depósito ao lado da oficina e outro no país vizinho, repetido por um caminhão marcado para cada noite',
          en: 'the store beside the workshop and another in a neighboring country, duplicated by a truck scheduled every night',
          es: 'el depósito junto al taller y otro en el país vecino, duplicado por un camión programado cada noche',
        },
        tell: {
          pt: 'Dois lugares escolhidos pela empresa na América do Sul: dois buckets e uma cópia agendada. Dados mesmo que uma região inteira pare: uma cópia em outra região próxima. Equipamento que não pode ficar no prédio: os dados só em buckets na nuvem, sem discos no local. Milhares de leituras por segundo e a menor latência: dados na região das máquinas. Cópias só na América do Sul: buckets em regiões dali, como São Paulo e Santiago. Tráfego entre continentes que o financeiro não quer pagar: um bucket na região das máquinas que leem os dados.',
          en: 'Two places chosen by the company in South America: two buckets and a scheduled copy. Data even if a whole region stops: a copy in another region nearby. Equipment that may not stay in the building: the data in cloud buckets alone, without disks on site. Thousands of reads a second and the lowest latency: data in the machines’ region. Copies only in South America: buckets in regions there, such as São Paulo and Santiago. Traffic between continents that finance does not want to pay for: a bucket in the region of the machines that read.',
          es: 'Dos lugares elegidos por la empresa en Sudamérica: dos buckets y una copia programada. Datos aunque se detenga una región entera: una copia en otra región cercana. Equipos que no pueden quedar en el edificio: los datos solo en buckets en la nube, sin discos en el lugar. Miles de lecturas por segundo y la menor latencia: datos en la región de las máquinas. Copias solo en América del Sur: buckets en regiones de allí, como São Paulo y Santiago. Tráfico entre continentes que finanzas no quiere pagar: un bucket en la región de las máquinas que leen los datos.',
        },
        source: page('storage-transfer/docs/overview'),
        popularity: 3,
      },
      {
        id: 'site',
        text: {
          pt: 'Discos no prédio e um bucket',
          en: 'Disks on site and one bucket',
          es: 'Discos en el edificio y un bucket',
        },
        uses: [],
        why: {
          pt: 'Os discos no prédio respondem sem internet, e o bucket guarda uma segunda cópia.',
          en: 'Disks on site answer without internet, and the bucket keeps a second copy.',
          es: 'Los discos en el edificio responden sin internet, y el bucket guarda una segunda copia.',
        },
        likeness: {
          pt: 'a estante dentro do próprio prédio, com uma segunda coleção de tábuas num depósito de fora',
          en: 'the rack inside one’s own building, with a second set of boards in an outside store',
          es: 'el estante dentro del propio edificio, con una segunda colección de tablas en un depósito de fuera',
        },
        tell: {
          pt: 'Leitura local mesmo sem internet: armazenamento no prédio.',
          en: 'Local reading even without internet: storage on site.',
          es: 'Lectura local aunque no haya internet: almacenamiento en el edificio.',
        },
        source: page('distributed-cloud'),
        popularity: 2,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'survive',
        text: {
          pt: 'A equipe precisa dos dados mesmo que uma região inteira pare.',
          en: 'The team needs the data even if a whole region stops.',
          es: 'El equipo necesita los datos aunque se detenga una región entera.',
        },
        fits: ['multi', 'two'],
        rulesOut: {
          near: {
            pt: 'Um bucket em uma só região fica inacessível com ela.',
            en: 'A bucket in a single region becomes inaccessible with it.',
            es: 'Un bucket en una sola región queda inaccesible con ella.',
          },
          far: {
            pt: 'Um bucket em uma só região dos EUA fica inacessível com ela.',
            en: 'A bucket in one US region becomes inaccessible with it.',
            es: 'Un bucket en una sola región de EE. UU. queda inaccesible con ella.',
          },
        },
      },
      {
        id: 'no-jobs',
        text: {
          pt: 'A equipe não quer depender de uma cópia agendada toda noite.',
          en: 'The team does not want to depend on a copy scheduled every night.',
          es: 'El equipo no quiere depender de una copia programada cada noche.',
        },
        fits: ['near', 'far', 'multi', 'site'],
        rulesOut: {
          two: {
            pt: 'A segunda cópia só existe depois que a cópia agendada de cada noite termina.',
            en: 'The second copy exists only once the scheduled copy of each night is done.',
            es: 'La segunda copia solo existe cuando termina la copia programada de cada noche.',
          },
        },
      },
      {
        id: 'no-transfer',
        text: {
          pt: 'Os dados são lidos o dia todo, e o financeiro não quer pagar tráfego entre continentes.',
          en: 'The data is read all day, and finance does not want to pay for traffic between continents.',
          es: 'Los datos se leen todo el día, y finanzas no quiere pagar tráfico entre continentes.',
        },
        fits: ['near', 'two', 'site'],
        rulesOut: {
          far: {
            pt: 'Ler dos EUA em São Paulo gera tráfego entre continentes.',
            en: 'Reading from the US in São Paulo causes traffic between continents.',
            es: 'Leer desde EE. UU. en São Paulo genera tráfico entre continentes.',
          },
          multi: {
            pt: 'Ler do bucket dos EUA em São Paulo gera tráfego entre continentes.',
            en: 'Reading from the US bucket in São Paulo causes traffic between continents.',
            es: 'Leer del bucket de EE. UU. en São Paulo genera tráfico entre continentes.',
          },
        },
      },
      {
        id: 'latency',
        notWith: ['no-transfer'],
        text: {
          pt: 'As máquinas leem milhares de arquivos pequenos por segundo e precisam da menor latência.',
          en: 'The machines read thousands of small files a second and need the lowest latency.',
          es: 'Las máquinas leen miles de archivos pequeños por segundo y necesitan la menor latencia.',
        },
        fits: ['near', 'two'],
        rulesOut: {
          far: {
            pt: 'De São Paulo aos EUA, a distância soma mais de cem milissegundos a cada leitura.',
            en: 'From São Paulo to the US, distance adds more than a hundred milliseconds to each read.',
            es: 'De São Paulo a EE. UU., la distancia suma más de cien milisegundos a cada lectura.',
          },
          multi: {
            pt: 'Os dados do bucket multirregional ficam nos EUA, a mais de cem milissegundos de São Paulo.',
            en: 'The data of the multi-region bucket is in the US, more than a hundred milliseconds from São Paulo.',
            es: 'Los datos del bucket multirregional están en EE. UU., a más de cien milisegundos de São Paulo.',
          },
        },
      },
      {
        id: 'one-copy',
        text: {
          pt: 'Os originais estão guardados em outro lugar, e há verba para uma única cópia, na nuvem.',
          en: 'The originals are kept elsewhere, and there is money for one single copy, in the cloud.',
          es: 'Los originales están guardados en otro lugar, y hay fondos para una única copia, en la nube.',
        },
        fits: ['near', 'far'],
        rulesOut: {
          two: {
            pt: 'Dois buckets guardam e cobram duas cópias.',
            en: 'Two buckets keep and charge for two copies.',
            es: 'Dos buckets guardan y cobran dos copias.',
          },
          site: {
            pt: 'Discos no prédio mais o bucket são duas cópias pagas.',
            en: 'Disks on site plus the bucket are two copies paid for.',
            es: 'Discos en el edificio más el bucket son dos copias pagas.',
          },
          multi: {
            pt: 'O bucket multirregional cobra pela redundância entre regiões.',
            en: 'A multi-region bucket charges for redundancy between regions.',
            es: 'El bucket multirregional cobra por la redundancia entre regiones.',
          },
        },
      },
      {
        id: 'no-hardware',
        text: {
          pt: 'A sala de servidores vai fechar, e nenhum equipamento pode ficar no prédio.',
          en: 'The server room is closing, and no equipment may stay in the building.',
          es: 'La sala de servidores va a cerrar, y ningún equipo puede quedar en el edificio.',
        },
        fits: ['near', 'far', 'multi', 'two'],
        rulesOut: {
          site: {
            pt: 'Discos no prédio são equipamentos, que não podem ficar.',
            en: 'Disks on site are equipment, which may not stay.',
            es: 'Los discos en el edificio son equipos, que no pueden quedar.',
          },
        },
      },
      {
        id: 'south',
        text: {
          pt: 'A política interna só permite cópias na América do Sul.',
          en: 'Internal policy allows copies only in South America.',
          es: 'La política interna solo permite copias en América del Sur.',
        },
        fits: ['near', 'two', 'site'],
        rulesOut: {
          far: {
            pt: 'Uma região dos EUA fica fora da América do Sul.',
            en: 'A US region is outside South America.',
            es: 'Una región de EE. UU. queda fuera de Sudamérica.',
          },
          multi: {
            pt: 'As cópias do bucket multirregional ficam nos EUA.',
            en: 'The copies of the multi-region bucket stay in the US.',
            es: 'Las copias del bucket multirregional quedan en EE. UU.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
];
