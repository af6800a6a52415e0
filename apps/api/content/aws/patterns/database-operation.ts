import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const databaseOperation: readonly Pattern[] = [
  {
    id: 'database-operation',
    exams: {
      'clf-c02': { domain: 'security', topic: 'shared-responsibility' },
      'saa-c03': { domain: 'performance', topic: 'database-performance' },
    },
    scene: {
      pt: 'Pense no banco de dados como uma cozinha, em que as consultas são receitas, a versão é o forno e o espaço é a despensa.',
      en: 'Think of the database as a kitchen, where the queries are recipes, the version is the oven and the storage is the pantry.',
      es: 'Piensa en la base de datos como una cocina, donde las consultas son recetas, la versión es el horno y el espacio, la despensa.',
    },
    situations: [
      {
        id: 'tolls',
        text: {
          pt: 'Uma operadora de pedágios vai aposentar o servidor do seu banco de dados SQL Server.',
          en: 'A toll operator is retiring the server of its SQL Server database.',
          es: 'Una operadora de peajes va a retirar el servidor de su base de datos SQL Server.',
        },
        today: {
          pt: 'O banco tem 2 TB e registra 600 mil passagens por dia. Um arquiteto de soluções precisa definir onde ele vai rodar.',
          en: 'The database has 2 TB and records 600,000 vehicles a day. A solutions architect must define where it will run.',
          es: 'La base tiene 2 TB y registra 600 mil pasos por día. Un arquitecto de soluciones debe definir dónde va a correr.',
        },
      },
      {
        id: 'university',
        text: {
          pt: 'Uma universidade precisa de um novo ambiente para o banco de dados SQL Server do seu sistema acadêmico.',
          en: 'A university needs a new home for the SQL Server database of its academic system.',
          es: 'Una universidad necesita un nuevo entorno para la base de datos SQL Server de su sistema académico.',
        },
        today: {
          pt: 'O banco, de 900 GB, atende 30 mil alunos em um servidor do campus que o fabricante deixou de consertar.',
          en: 'The database, of 900 GB, serves 30,000 students from a server on campus that its manufacturer no longer repairs.',
          es: 'La base, de 900 GB, atiende a 30 mil alumnos en un servidor del campus que el fabricante ya no repara.',
        },
      },
      {
        id: 'furniture',
        text: {
          pt: 'Uma rede de lojas de móveis vai tirar o seu banco de dados SQL Server de um servidor antigo.',
          en: 'A chain of furniture stores is moving its SQL Server database off an old server.',
          es: 'Una cadena de mueblerías va a sacar su base de datos SQL Server de un servidor antiguo.',
        },
        today: {
          pt: 'O banco, de 500 GB, para duas vezes por mês por defeito do servidor. Um arquiteto de soluções deve propor o novo ambiente.',
          en: 'The database, of 500 GB, stops twice a month because the server fails. A solutions architect must propose the new environment.',
          es: 'La base, de 500 GB, se detiene dos veces por mes por fallas del servidor. Un arquitecto de soluciones debe proponer el nuevo entorno.',
        },
      },
      {
        id: 'stadium',
        text: {
          pt: 'Um estádio tem o controle de acesso em um banco de dados SQL Server e decide onde executá-lo.',
          en: 'A stadium has its access control in a SQL Server database and is deciding where to run it.',
          es: 'Un estadio tiene el control de acceso en una base de datos SQL Server y decide dónde ejecutarla.',
        },
        today: {
          pt: 'São 300 GB e 80 catracas, e o servidor atual será desligado antes da próxima temporada.',
          en: 'There are 300 GB and 80 turnstiles, and the current server will be switched off before the next season.',
          es: 'Son 300 GB y 80 molinetes, y el servidor actual se apagará antes de la próxima temporada.',
        },
      },
      {
        id: 'seeds-database',
        text: {
          pt: 'Uma produtora de sementes guarda pesquisas em um banco de dados SQL Server e decide onde executá-lo.',
          en: 'A seed producer keeps its research in a SQL Server database and is deciding where to run it.',
          es: 'Una productora de semillas guarda investigaciones en una base de datos SQL Server y decide dónde ejecutarla.',
        },
        today: {
          pt: 'O banco tem 1 TB, e o servidor atual chegou ao fim da garantia. Um arquiteto de soluções vai comparar as alternativas.',
          en: 'The database has 1 TB, and the current server has reached the end of its warranty. A solutions architect must compare the alternatives.',
          es: 'La base tiene 1 TB, y el servidor actual llegó al fin de la garantía. Un arquitecto de soluciones va a comparar las alternativas.',
        },
      },
    ],
    candidates: [
      {
        id: 'own',
        uses: [],
        popularity: 4,
        source: site('compliance/shared-responsibility-model/'),
        text: {
          pt: 'Servidores próprios, na sede',
          en: 'Its own hardware, at headquarters',
          es: 'Equipos propios, en la sede',
        },
        action: {
          pt: 'Comprar um servidor novo para a sede, instalar nele o SQL Server e restaurar o banco de dados.',
          en: 'Buy a new server for headquarters, install SQL Server on it and restore the database there.',
          es: 'Comprar un servidor nuevo para la sede, instalar en él SQL Server y restaurar la base de datos.',
        },
        why: {
          pt: 'Em servidores próprios tudo é da empresa, do prédio ao backup, e também o controle do sistema operacional.',
          en: 'On its own hardware everything is up to the company, from the building to the backups, and so is control of the operating system.',
          es: 'En equipos propios todo es de la empresa, del edificio a los respaldos, y también el control del sistema operativo.',
        },
        likeness: {
          pt: 'a cozinha de casa, onde até forno antigo serve, mas obra, limpeza, cópias e despensa ficam com você',
          en: 'the kitchen at home, where an old oven will do, but building, cleaning, copies and pantry are yours',
          es: 'la cocina de casa, donde sirve un horno viejo, pero obra, limpieza, copias y despensa te tocan',
        },
        tell: {
          pt: 'Controle até do hardware: servidores próprios.',
          en: 'Control down to the hardware: hardware of your own.',
          es: 'Control hasta del hardware: equipos propios.',
        },
      },
      {
        id: 'ec2',
        uses: ['EC2'],
        popularity: 5,
        source: docs('prescriptive-guidance/latest/migration-sql-server/ec2-sql.html'),
        text: {
          pt: 'Instâncias do Amazon EC2',
          en: 'Amazon EC2 instances',
          es: 'Instancias de Amazon EC2',
        },
        action: {
          pt: 'Criar instâncias do Amazon EC2 com Windows, instalar nelas o SQL Server e restaurar o banco de dados.',
          en: 'Launch Amazon EC2 instances with Windows, install SQL Server on them and restore the database there.',
          es: 'Crear instancias de Amazon EC2 con Windows, instalar en ellas SQL Server y restaurar la base de datos.',
        },
        why: {
          pt: 'No modelo de responsabilidade compartilhada, no EC2 a AWS cuida do hardware; o sistema operacional, o banco de dados e os backups são da empresa, que manda em tudo isso.',
          en: 'Under the shared responsibility model, on EC2 AWS maintains the hardware; the operating system, the database and the backups are the company’s, which controls all of it.',
          es: 'En el modelo de responsabilidad compartida, en EC2 AWS se ocupa del hardware; el sistema operativo, la base de datos y los respaldos son de la empresa, que controla todo eso.',
        },
        likeness: {
          pt: 'a cozinha alugada, onde até forno antigo serve, mas limpeza, cópias e despensa ficam com você',
          en: 'the rented kitchen, where an old oven will do, but cleaning, copies and pantry are up to you',
          es: 'la cocina alquilada, donde sirve un horno viejo, pero limpieza, copias y despensa te tocan',
        },
        tell: {
          pt: 'Aplicativo que só funciona com o SQL Server 2012: instâncias do EC2, nas quais a empresa instala a versão que quiser. Acesso de administrador ao sistema operacional do banco de dados: EC2, ou RDS Custom. Consultas com recursos do SQL Server, que não podem ser reescritas: o mesmo mecanismo, no RDS ou em instâncias do EC2. Empresa que não quer mais comprar nem manter servidores: a AWS, e não outro servidor próprio.',
          en: 'An application that works only with SQL Server 2012: EC2 instances, where the organization installs the version it wants. Administrator access to the operating system of the database: EC2, or RDS Custom. Queries with SQL Server features that cannot be rewritten: the same engine, on RDS or EC2 instances. An organization that no longer wants to buy or maintain servers: AWS, not another server of its own.',
          es: 'Aplicación que solo funciona con SQL Server 2012: instancias de EC2, donde la organización instala la versión que quiera. Acceso de administrador al sistema operativo de la base de datos: EC2, o RDS Custom. Consultas con funciones de SQL Server, que no pueden reescribirse: el mismo motor, en RDS o en instancias de EC2. Organización que ya no quiere comprar ni mantener servidores: AWS, y no otro servidor propio.',
        },
      },
      {
        id: 'custom',
        rightWith: ['os-admin', 'backups'],
        uses: ['RDS Custom'],
        popularity: 2,
        source: docs('AmazonRDS/latest/UserGuide/working-with-custom-sqlserver.html'),
        text: {
          pt: 'Amazon RDS Custom',
          en: 'Amazon RDS Custom',
          es: 'Amazon RDS Custom',
        },
        action: {
          pt: 'Criar uma instância do Amazon RDS Custom for SQL Server e restaurar nela o banco de dados.',
          en: 'Create an Amazon RDS Custom for SQL Server instance and restore the database to it.',
          es: 'Crear una instancia de Amazon RDS Custom for SQL Server y restaurar en ella la base de datos.',
        },
        why: {
          pt: 'O RDS Custom faz backups sozinho e ainda dá à empresa acesso de administrador ao sistema operacional e ao SQL Server.',
          en: 'RDS Custom makes backups automatically and still gives the company administrator access to the operating system and to SQL Server.',
          es: 'RDS Custom hace respaldos por sí mismo y aun así da a la empresa acceso de administrador al sistema operativo y a SQL Server.',
        },
        likeness: {
          pt: 'a cozinha alugada de forno novo, cujo dono copia as receitas, mas onde você limpa e troca peças',
          en: 'the rented kitchen with a new oven, whose owner copies the recipes while you clean and change parts',
          es: 'la cocina alquilada de horno nuevo, cuyo dueño copia las recetas, pero donde tú limpias y cambias piezas',
        },
        tell: {
          pt: 'Acesso de administrador ao sistema operacional do banco de dados: EC2, ou RDS Custom. Backups que a AWS faz, com restauração a um momento escolhido: um serviço gerenciado, como o RDS. Consultas com recursos do SQL Server, que não podem ser reescritas: o mesmo mecanismo, no RDS ou em instâncias do EC2.',
          en: 'Administrator access to the operating system of the database: EC2, or RDS Custom. Backups made by AWS, with restores to a chosen point in time: a managed service, such as RDS. Queries with SQL Server features that cannot be rewritten: the same engine, on RDS or EC2 instances.',
          es: 'Acceso de administrador al sistema operativo de la base de datos: EC2, o RDS Custom. Respaldos que hace AWS, con restauración a un momento elegido: un servicio administrado, como RDS. Consultas con funciones de SQL Server, que no pueden reescribirse: el mismo motor, en RDS o en instancias de EC2.',
        },
      },
      {
        id: 'rds',
        uses: ['RDS'],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/CHAP_SQLServer.html'),
        text: {
          pt: 'Amazon RDS padrão, mesmo mecanismo',
          en: 'Standard Amazon RDS, same engine',
          es: 'Amazon RDS estándar, mismo motor',
        },
        action: {
          pt: 'Criar uma instância do Amazon RDS for SQL Server e restaurar nela o banco de dados.',
          en: 'Create an Amazon RDS for SQL Server DB instance and restore the database to it.',
          es: 'Crear una instancia de Amazon RDS for SQL Server y restaurar en ella la base de datos.',
        },
        why: {
          pt: 'No RDS o SQL Server continua o mesmo, e a AWS cuida do sistema operacional, dos patches, dos backups e, com o storage autoscaling, do tamanho do disco.',
          en: 'On RDS it is still SQL Server, and AWS manages the operating system, the patches, the backups and, with storage autoscaling, the size of the disk.',
          es: 'En RDS sigue siendo SQL Server, y AWS se ocupa del sistema operativo, los parches, los respaldos y, con el storage autoscaling, del tamaño del disco.',
        },
        likeness: {
          pt: 'o restaurante que faz suas receitas, guarda cópias e amplia a despensa, mas em cozinha fechada, com fornos novos',
          en: 'the restaurant that cooks and copies your recipes and enlarges its pantry, but in a closed kitchen with new ovens',
          es: 'el restaurante que prepara tus recetas, guarda copias y amplía la despensa, pero en cocina cerrada, con hornos nuevos',
        },
        tell: {
          pt: 'Backups que a AWS faz, com restauração a um momento escolhido: um serviço gerenciado, como o RDS. Disco que cresce sozinho quando a base dobra: um serviço gerenciado, como o RDS. Consultas com recursos do SQL Server, que não podem ser reescritas: o mesmo mecanismo, no RDS ou em instâncias do EC2. Empresa que não quer mais comprar nem manter servidores: a AWS, e não outro servidor próprio.',
          en: 'Backups made by AWS, with restores to a chosen point in time: a managed service, such as RDS. Storage that grows automatically as the data doubles: a managed service, such as RDS. Queries with SQL Server features that cannot be rewritten: the same engine, on RDS or EC2 instances. An organization that no longer wants to buy or maintain servers: AWS, not another server of its own.',
          es: 'Respaldos que hace AWS, con restauración a un momento elegido: un servicio administrado, como RDS. Disco que crece por sí solo cuando los datos se duplican: un servicio administrado, como RDS. Consultas con funciones de SQL Server, que no pueden reescribirse: el mismo motor, en RDS o en instancias de EC2. Organización que ya no quiere comprar ni mantener servidores: AWS, y no otro servidor propio.',
        },
      },
      {
        id: 'aurora',
        uses: ['Aurora'],
        popularity: 4,
        source: docs('AmazonRDS/latest/AuroraUserGuide/CHAP_AuroraOverview.html'),
        text: {
          pt: 'Amazon Aurora compatível com MySQL',
          en: 'Amazon Aurora, MySQL-compatible',
          es: 'Amazon Aurora compatible con MySQL',
        },
        action: {
          pt: 'Converter o esquema para o MySQL e migrar o banco de dados para um cluster do Amazon Aurora MySQL.',
          en: 'Convert the schema to MySQL and migrate the database to an Amazon Aurora MySQL cluster.',
          es: 'Convertir el esquema a MySQL y migrar la base de datos a un clúster de Amazon Aurora MySQL.',
        },
        why: {
          pt: 'No Aurora a AWS opera tudo abaixo dos dados e não há licença de SQL Server, mas o banco de dados precisa ser convertido ao MySQL.',
          en: 'On Aurora AWS operates everything below the data and there is no SQL Server license, but the database has to be converted to MySQL.',
          es: 'En Aurora AWS opera todo lo que está debajo de los datos y no hay licencia de SQL Server, pero la base de datos debe convertirse a MySQL.',
        },
        likeness: {
          pt: 'o restaurante de cozinha fechada que guarda cópias e amplia a despensa, mas só faz receitas reescritas',
          en: 'the closed-kitchen restaurant that keeps copies and enlarges its pantry, but cooks only rewritten recipes',
          es: 'el restaurante de cocina cerrada que guarda copias y amplía la despensa, pero solo prepara recetas reescritas',
        },
        tell: {
          pt: 'Deixar o motor comercial: Aurora.',
          en: 'Leaving the commercial engine: Aurora.',
          es: 'Dejar el motor comercial: Aurora.',
        },
      },
    ],
    constraints: [
      {
        id: 'os-admin',
        text: {
          pt: 'Um agente de auditoria precisa ser instalado no sistema operacional do banco de dados, com acesso de administrador.',
          en: 'An audit agent has to be installed on the operating system of the database, with administrator access.',
          es: 'Un agente de auditoría debe instalarse en el sistema operativo de la base de datos, con acceso de administrador.',
        },
        fits: ['own', 'ec2', 'custom'],
        rulesOut: {
          rds: {
            pt: 'No RDS padrão, ao contrário do RDS Custom, o sistema operacional é da AWS, sem o acesso de que o agente precisa.',
            en: 'On standard RDS, unlike RDS Custom, the operating system belongs to AWS, without the access that the agent needs.',
            es: 'En RDS estándar, a diferencia de RDS Custom, el sistema operativo es de AWS, sin el acceso que el agente necesita.',
          },
          aurora: {
            pt: 'No Aurora o sistema operacional é da AWS, e nenhum agente da empresa pode ser instalado nele.',
            en: 'On Aurora the operating system belongs to AWS, and no agent of the company can be installed on it.',
            es: 'En Aurora el sistema operativo es de AWS, y ningún agente de la empresa puede instalarse en él.',
          },
        },
      },
      {
        id: 'backups',
        text: {
          pt: 'A equipe é pequena, e a AWS deve fazer os backups e permitir a restauração a um momento escolhido.',
          en: 'The team is small, and AWS must make the backups and allow restores to a chosen point in time.',
          es: 'El equipo es pequeño, y AWS debe hacer los respaldos y permitir la restauración a un momento elegido.',
        },
        fits: ['custom', 'rds', 'aurora'],
        rulesOut: {
          own: {
            pt: 'Em servidores próprios a equipe faz e testa os backups.',
            en: 'On its own hardware the team makes and tests the backups.',
            es: 'En equipos propios el equipo hace y prueba los respaldos.',
          },
          ec2: {
            pt: 'No EC2 a empresa controla o SQL Server, mas os backups são tarefa dela.',
            en: 'On EC2 the company controls SQL Server, but the backups are its own task.',
            es: 'En EC2 la empresa controla SQL Server, pero los respaldos son tarea suya.',
          },
        },
      },
      {
        id: 'no-hardware',
        text: {
          pt: 'O data center da empresa vai fechar, e ela não quer mais comprar nem manter servidores.',
          en: 'The organization’s data center is closing, and it no longer wants to buy or maintain servers.',
          es: 'El centro de datos de la organización va a cerrar, y ella ya no quiere comprar ni mantener servidores.',
        },
        fits: ['ec2', 'custom', 'rds', 'aurora'],
        rulesOut: {
          own: {
            pt: 'Servidores próprios são equipamentos que a empresa compra, instala e troca.',
            en: 'Its own hardware is equipment that the company buys, installs and replaces.',
            es: 'Los servidores en la sede son equipos físicos que la empresa compra, instala y reemplaza.',
          },
        },
      },
      {
        id: 'patches',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['rds', 'aurora'],
        rulesOut: {
          own: {
            pt: 'Em servidores próprios a empresa também aplica todos os patches.',
            en: 'On its own servers the company also applies all the patches.',
            es: 'En servidores propios la empresa también aplica todos los parches.',
          },
          ec2: {
            pt: 'No EC2 os patches do sistema operacional e do SQL Server são da empresa.',
            en: 'On EC2 patching the operating system and SQL Server is up to the company.',
            es: 'En EC2 los parches del sistema operativo y de SQL Server son de la empresa.',
          },
          custom: {
            pt: 'No RDS Custom a empresa também responde pelos patches do sistema operacional e do banco de dados.',
            en: 'On RDS Custom the company shares in patching the operating system and the database.',
            es: 'En RDS Custom la empresa también responde por los parches del sistema operativo y de la base de datos.',
          },
        },
      },
      {
        id: 'same-code',
        text: {
          pt: 'As consultas usam recursos do SQL Server e não podem ser reescritas.',
          en: 'The queries use SQL Server features and cannot be rewritten.',
          es: 'Las consultas usan funciones de SQL Server y no pueden reescribirse.',
        },
        fits: ['own', 'ec2', 'custom', 'rds'],
        rulesOut: {
          aurora: {
            pt: 'O Aurora MySQL não aceita os recursos próprios do SQL Server; as consultas teriam de ser convertidas.',
            en: 'Aurora MySQL does not accept features specific to SQL Server; the queries would have to be converted.',
            es: 'Aurora MySQL no acepta las funciones propias de SQL Server; las consultas tendrían que convertirse.',
          },
        },
      },
      {
        id: 'growth',
        text: {
          pt: 'A base dobra a cada ano, e o disco deve crescer sozinho.',
          en: 'The data doubles every year, and its storage must grow automatically.',
          es: 'Los datos se duplican cada año, y el disco debe crecer por sí solo.',
        },
        fits: ['rds', 'aurora'],
        rulesOut: {
          own: {
            pt: 'Em servidores próprios alguém compra e instala discos quando o espaço acaba.',
            en: 'On its own hardware someone buys and installs disks when space runs out.',
            es: 'En equipos propios alguien compra e instala discos cuando se acaba el espacio.',
          },
          ec2: {
            pt: 'No EC2 é a equipe que aumenta os volumes e estende o sistema de arquivos.',
            en: 'On EC2 it is the team that enlarges the volumes and extends the file system.',
            es: 'En EC2 es el equipo quien amplía los volúmenes y extiende el sistema de archivos.',
          },
        },
      },
      {
        id: 'old-version',
        notWith: ['same-code'],
        text: {
          pt: 'O aplicativo que usa o banco só funciona com o SQL Server 2012 e será substituído no próximo ano.',
          en: 'The application that uses the database works only with SQL Server 2012 and will be replaced next year.',
          es: 'La aplicación que usa la base solo funciona con SQL Server 2012 y se reemplazará el próximo año.',
        },
        fits: ['own', 'ec2'],
        rulesOut: {
          custom: {
            pt: 'O RDS Custom dá acesso ao sistema operacional, mas não oferece o SQL Server 2012.',
            en: 'RDS Custom gives access to the operating system but does not offer SQL Server 2012.',
            es: 'RDS Custom da acceso al sistema operativo, pero no ofrece SQL Server 2012.',
          },
          rds: {
            pt: 'O RDS gerencia o SQL Server, mas já não oferece a versão 2012.',
            en: 'RDS manages SQL Server but no longer offers the 2012 version.',
            es: 'RDS administra SQL Server, pero ya no ofrece la versión 2012.',
          },
          aurora: {
            pt: 'O Aurora MySQL é outro mecanismo, e o aplicativo só funciona com o SQL Server 2012.',
            en: 'Aurora MySQL is another engine, and the application works only with SQL Server 2012.',
            es: 'Aurora MySQL es otro motor, y la aplicación solo funciona con SQL Server 2012.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve hospedar o banco de dados?',
      en: 'What should host the database?',
      es: '¿Qué debe alojar la base de datos?',
    },
  },
];
