import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const webBackend: readonly Pattern[] = [
  {
    id: 'web-backend',
    exams: {
      'saa-c03': { domain: 'performance', topic: 'database-performance' },
    },
    scene: {
      pt: 'Pense no programa como a cozinha de um restaurante e no banco de dados como o lugar onde os pedidos são anotados.',
      en: 'Think of the program as a restaurant’s kitchen and of the database as the place where its orders are written down.',
      es: 'Piensa en el programa como la cocina de un restaurante y en la base de datos como el lugar donde se anotan los pedidos.',
    },
    situations: [
      {
        id: 'loyalty',
        text: {
          pt: 'Uma rede de farmácias lança um programa de fidelidade com um aplicativo.',
          en: 'A pharmacy chain is launching a loyalty program with an app.',
          es: 'Una cadena de farmacias lanza un programa de fidelidad con una aplicación.',
        },
        today: {
          pt: 'São esperados dois milhões de clientes no primeiro ano, e cada um consulta só os próprios pontos. A equipe dos sistemas das lojas conhece bancos Oracle. Um arquiteto de soluções precisa definir onde o código e os dados ficarão.',
          en: 'Two million customers are expected in the first year, and each looks up only their own points. The team behind the store systems knows Oracle databases. A solutions architect must define where the code and the data will be.',
          es: 'Se esperan dos millones de clientes en el primer año, y cada uno consulta solo sus propios puntos. El equipo de los sistemas de las tiendas conoce bases Oracle. Un arquitecto de soluciones debe definir dónde estarán el código y los datos.',
        },
      },
      {
        id: 'scooters',
        text: {
          pt: 'Uma empresa de patinetes cria um sistema novo de reservas.',
          en: 'A scooter company is creating a new booking system.',
          es: 'Una empresa de patinetes crea un sistema nuevo de reservas.',
        },
        today: {
          pt: 'O sistema atual, com banco Oracle em um servidor alugado, será desligado em seis meses. Um arquiteto de soluções desenha o novo na AWS, em que cada cliente consultará só as próprias reservas.',
          en: 'The current system, with an Oracle database on a rented server, will be switched off in six months. A solutions architect is designing the new one on AWS, in which riders look up only their own bookings.',
          es: 'El sistema actual, con una base Oracle en un servidor alquilado, se apagará en seis meses. Un arquitecto de soluciones diseña el nuevo en AWS, en el que cada cliente consultará solo sus propias reservas.',
        },
      },
      {
        id: 'permits',
        text: {
          pt: 'Uma prefeitura vai emitir alvarás por um site novo.',
          en: 'A city plans to issue permits on a new site.',
          es: 'Una municipalidad va a emitir permisos en un sitio nuevo.',
        },
        today: {
          pt: 'Hoje 70 mil alvarás por ano são pedidos em papel, e os demais sistemas da prefeitura usam bancos de dados Oracle. Um arquiteto de soluções deve definir onde ficarão o código e os dados.',
          en: 'Today 70,000 permits a year are requested on paper, and the other systems of the city use Oracle databases. A solutions architect must define where the code and the data will be.',
          es: 'Hoy se piden en papel 70 mil permisos por año, y los demás sistemas de la ciudad usan bases de datos Oracle. Un arquitecto de soluciones debe definir dónde estarán el código y los datos.',
        },
      },
    ],
    candidates: [
      {
        id: 'lambda-dynamodb',
        rightIn: ['loyalty', 'scooters'],
        text: {
          pt: 'Funções do Lambda e DynamoDB sob demanda',
          en: 'Lambda functions and on-demand DynamoDB',
          es: 'Funciones de Lambda y DynamoDB bajo demanda',
        },
        action: {
          pt: 'Executar o código em funções do AWS Lambda e guardar os dados no Amazon DynamoDB em modo sob demanda.',
          en: 'Run the code in AWS Lambda functions and store the data in Amazon DynamoDB in on-demand mode.',
          es: 'Ejecutar el código en funciones de AWS Lambda y guardar los datos en Amazon DynamoDB en modo bajo demanda.',
        },
        uses: ['Lambda', 'DynamoDB'],
        why: {
          pt: 'O Lambda executa cada requisição em uma função de código enviado, sem imagens nem servidores, por até 15 minutos. O DynamoDB sob demanda lê e grava por chave em milissegundos em qualquer escala, sem capacidade a definir, cobra por requisição e apaga por TTL o que venceu.',
          en: 'Lambda runs each request in a function of uploaded code, without images or servers, for up to 15 minutes. On-demand DynamoDB reads and writes by key in milliseconds at any scale, with no capacity to set, charges per request and deletes by TTL what has expired.',
          es: 'Lambda ejecuta cada solicitud en una función de código subido, sin imágenes ni servidores, hasta 15 minutos. DynamoDB bajo demanda lee y escribe por clave en milisegundos a cualquier escala, sin capacidad que definir, cobra por solicitud y borra por TTL lo que venció.',
        },
        likeness: {
          pt: 'o cozinheiro chamado por pedido só para pratos rápidos, e o fichário sem fim que descarta fichas soltas vencidas',
          en: 'the cook called per order for short dishes only, and the endless cabinet that discards expired loose cards',
          es: 'el cocinero llamado por pedido solo para platos rápidos, y el fichero sin fin que descarta fichas sueltas vencidas',
        },
        tell: {
          pt: 'Requisições curtas e tráfego irregular, sem servidores: Lambda. Acesso por uma chave conhecida: DynamoDB, em milissegundos em qualquer escala. Carga que sobe vinte vezes sem aviso: DynamoDB sob demanda, sem tamanho a ajustar. Registros apagados automaticamente após alguns dias: DynamoDB, com TTL. Só o código publicado, sem imagens de contêiner: Lambda.',
          en: 'Short requests and irregular traffic, without servers: Lambda. Access by a known key: DynamoDB, in milliseconds at any scale. A load that rises twentyfold without warning: DynamoDB on demand, with no size to adjust. Records deleted automatically after some days: DynamoDB, with TTL. Code only, deployed without container images: Lambda.',
          es: 'Solicitudes cortas y tráfico irregular, sin servidores: Lambda. Acceso por una clave conocida: DynamoDB, en milisegundos a cualquier escala. Carga que sube veinte veces sin aviso: DynamoDB bajo demanda, sin tamaño que ajustar. Registros borrados automáticamente a los pocos días: DynamoDB, con TTL. Solo el código publicado, sin imágenes de contenedor: Lambda.',
        },
        source: docs('lambda/latest/dg/welcome.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 5,
      },
      {
        id: 'lambda-serverless',
        text: {
          pt: 'Funções do Lambda e Aurora Serverless',
          en: 'Lambda functions and Aurora Serverless',
          es: 'Funciones de Lambda y Aurora Serverless',
        },
        action: {
          pt: 'Executar o código em funções do AWS Lambda e guardar os dados em um cluster do Amazon Aurora Serverless.',
          en: 'Run the code in AWS Lambda functions and store the data in an Amazon Aurora Serverless cluster.',
          es: 'Ejecutar el código en funciones de AWS Lambda y guardar los datos en un clúster de Amazon Aurora Serverless.',
        },
        uses: ['Lambda', 'Aurora'],
        why: {
          pt: 'O Lambda executa cada requisição em uma função de código enviado, sem imagens nem servidores, por até 15 minutos. O Aurora Serverless é relacional, une tabelas em SQL e ajusta a capacidade à carga em segundos, sem classe de instância a escolher.',
          en: 'Lambda runs each request in a function of uploaded code, without images or servers, for up to 15 minutes. Aurora Serverless is relational, joins tables in SQL and adjusts its capacity to the load within seconds, with no instance class to choose.',
          es: 'Lambda ejecuta cada solicitud en una función de código subido, sin imágenes ni servidores, hasta 15 minutos. Aurora Serverless es relacional, une tablas en SQL y ajusta su capacidad a la carga en segundos, sin clase de instancia que elegir.',
        },
        likeness: {
          pt: 'o cozinheiro chamado por pedido só para pratos rápidos, e um livro elástico de outra marca que só você limpa',
          en: 'the cook called per order for short dishes only, and an elastic ledger of another make only you clear out',
          es: 'el cocinero llamado por pedido solo para platos rápidos, y un libro elástico de otra marca que solo limpias tú',
        },
        tell: {
          pt: 'Requisições curtas e tráfego irregular, sem servidores: Lambda. Consultas SQL imprevisíveis, com junções de várias tabelas: um banco de dados relacional, como o Aurora Serverless. Banco de dados sem quem ajuste o tamanho dele: Aurora Serverless, que segue a carga. Só o código publicado, sem imagens de contêiner: Lambda.',
          en: 'Short requests and irregular traffic, without servers: Lambda. Unpredictable SQL queries that join several tables: a relational database, such as Aurora Serverless. A database that nobody is available to resize: Aurora Serverless, which follows the load. Code only, deployed without container images: Lambda.',
          es: 'Solicitudes cortas y tráfico irregular, sin servidores: Lambda. Consultas SQL imprevisibles, con uniones de varias tablas: una base de datos relacional, como Aurora Serverless. Base de datos sin quien ajuste su tamaño: Aurora Serverless, que sigue la carga. Solo el código publicado, sin imágenes de contenedor: Lambda.',
        },
        source: docs('lambda/latest/dg/welcome.html'),
        secondSource: docs('AmazonRDS/latest/AuroraUserGuide/CHAP_AuroraOverview.html'),
        popularity: 5,
      },
      {
        id: 'lambda-rds',
        text: {
          pt: 'Funções do Lambda e RDS for Oracle Multi-AZ',
          en: 'Lambda functions and Multi-AZ RDS for Oracle',
          es: 'Funciones de Lambda y RDS for Oracle Multi-AZ',
        },
        action: {
          pt: 'Executar o código em funções do AWS Lambda e guardar os dados em um Amazon RDS for Oracle Multi-AZ.',
          en: 'Run the code in AWS Lambda functions and store the data in a Multi-AZ Amazon RDS for Oracle.',
          es: 'Ejecutar el código en funciones de AWS Lambda y guardar los datos en un Amazon RDS for Oracle Multi-AZ.',
        },
        uses: ['Lambda', 'RDS'],
        why: {
          pt: 'O Lambda executa cada requisição em uma função de código enviado, sem imagens nem servidores, por até 15 minutos. O RDS for Oracle Multi-AZ opera o mecanismo Oracle, com o PL/SQL dele, e uma espera em outra zona, em uma instância de tamanho escolhido.',
          en: 'Lambda runs each request in a function of uploaded code, without images or servers, for up to 15 minutes. Multi-AZ RDS for Oracle runs the Oracle engine, with its PL/SQL, and a standby in another zone, on an instance of a chosen size.',
          es: 'Lambda ejecuta cada solicitud en una función de código subido, sin imágenes ni servidores, hasta 15 minutos. RDS for Oracle Multi-AZ opera el motor Oracle, con su PL/SQL, y una espera en otra zona, en una instancia de tamaño elegido.',
        },
        likeness: {
          pt: 'o cozinheiro chamado por pedido só para pratos rápidos, e um livro de tamanho fixo que só você limpa',
          en: 'the cook called per order for short dishes only, and a fixed-size ledger that only you clear out',
          es: 'el cocinero llamado por pedido solo para platos rápidos, y un libro de tamaño fijo que solo limpias tú',
        },
        tell: {
          pt: 'Requisições curtas e tráfego irregular, sem servidores: Lambda. Pacotes PL/SQL que devem rodar no banco de dados: RDS for Oracle. Só o código publicado, sem imagens de contêiner: Lambda.',
          en: 'Short requests and irregular traffic, without servers: Lambda. PL/SQL packages that must run in the database: RDS for Oracle. Code only, deployed without container images: Lambda.',
          es: 'Solicitudes cortas y tráfico irregular, sin servidores: Lambda. Paquetes PL/SQL que deben ejecutarse en la base de datos: RDS for Oracle. Solo el código publicado, sin imágenes de contenedor: Lambda.',
        },
        source: docs('lambda/latest/dg/welcome.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
        popularity: 5,
        rightWith: ['plsql'],
      },
      {
        id: 'fargate-dynamodb',
        rightIn: ['loyalty', 'scooters'],
        text: {
          pt: 'Contêineres no Fargate e DynamoDB sob demanda',
          en: 'Containers on Fargate and on-demand DynamoDB',
          es: 'Contenedores en Fargate y DynamoDB bajo demanda',
        },
        action: {
          pt: 'Executar o código em tarefas do AWS Fargate e guardar os dados no Amazon DynamoDB em modo sob demanda.',
          en: 'Run the code in AWS Fargate tasks and store the data in Amazon DynamoDB in on-demand mode.',
          es: 'Ejecutar el código en tareas de AWS Fargate y guardar los datos en Amazon DynamoDB en modo bajo demanda.',
        },
        uses: ['Fargate', 'DynamoDB'],
        why: {
          pt: 'O Fargate mantém contêineres em execução pelo tempo que for preciso, sem servidores a atualizar. O DynamoDB sob demanda lê e grava por chave em milissegundos em qualquer escala, sem capacidade a definir, cobra por requisição e apaga por TTL o que venceu.',
          en: 'Fargate keeps containers running for as long as needed, with no servers to patch. On-demand DynamoDB reads and writes by key in milliseconds at any scale, with no capacity to set, charges per request and deletes by TTL what has expired.',
          es: 'Fargate mantiene contenedores en ejecución el tiempo que haga falta, sin servidores que actualizar. DynamoDB bajo demanda lee y escribe por clave en milisegundos a cualquier escala, sin capacidad que definir, cobra por solicitud y borra por TTL lo que venció.',
        },
        likeness: {
          pt: 'a cozinha alheia para marmitas embaladas pela equipe, e o fichário sem fim que descarta fichas soltas vencidas',
          en: 'someone else’s kitchen for lunches packed by the team, and the endless cabinet that discards expired loose cards',
          es: 'la cocina ajena para comidas empacadas por el equipo, y el fichero sin fin que descarta fichas sueltas vencidas',
        },
        tell: {
          pt: 'Processos contínuos em contêineres, sem servidores: Fargate. Acesso por uma chave conhecida: DynamoDB, em milissegundos em qualquer escala. Carga que sobe vinte vezes sem aviso: DynamoDB sob demanda, sem tamanho a ajustar. Registros apagados automaticamente após alguns dias: DynamoDB, com TTL. Processo que roda por quarenta minutos: contêineres no Fargate.',
          en: 'Continuous processes in containers, without servers: Fargate. Access by a known key: DynamoDB, in milliseconds at any scale. A load that rises twentyfold without warning: DynamoDB on demand, with no size to adjust. Records deleted automatically after some days: DynamoDB, with TTL. A process that runs for forty minutes: containers on Fargate.',
          es: 'Procesos continuos en contenedores, sin servidores: Fargate. Acceso por una clave conocida: DynamoDB, en milisegundos a cualquier escala. Carga que sube veinte veces sin aviso: DynamoDB bajo demanda, sin tamaño que ajustar. Registros borrados automáticamente a los pocos días: DynamoDB, con TTL. Proceso que corre cuarenta minutos: contenedores en Fargate.',
        },
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 5,
      },
      {
        id: 'fargate-serverless',
        text: {
          pt: 'Contêineres no Fargate e Aurora Serverless',
          en: 'Containers on Fargate and Aurora Serverless',
          es: 'Contenedores en Fargate y Aurora Serverless',
        },
        action: {
          pt: 'Executar o código em tarefas do AWS Fargate e guardar os dados em um cluster do Amazon Aurora Serverless.',
          en: 'Run the code in AWS Fargate tasks and store the data in an Amazon Aurora Serverless cluster.',
          es: 'Ejecutar el código en tareas de AWS Fargate y guardar los datos en un clúster de Amazon Aurora Serverless.',
        },
        uses: ['Fargate', 'Aurora'],
        why: {
          pt: 'O Fargate mantém contêineres em execução pelo tempo que for preciso, sem servidores a atualizar. O Aurora Serverless é relacional, une tabelas em SQL e ajusta a capacidade à carga em segundos, sem classe de instância a escolher.',
          en: 'Fargate keeps containers running for as long as needed, with no servers to patch. Aurora Serverless is relational, joins tables in SQL and adjusts its capacity to the load within seconds, with no instance class to choose.',
          es: 'Fargate mantiene contenedores en ejecución el tiempo que haga falta, sin servidores que actualizar. Aurora Serverless es relacional, une tablas en SQL y ajusta su capacidad a la carga en segundos, sin clase de instancia que elegir.',
        },
        likeness: {
          pt: 'a cozinha alheia para marmitas embaladas pela equipe, e um livro elástico de outra marca que só você limpa',
          en: 'someone else’s kitchen for lunches packed by the team, and an elastic ledger of another make only you clear out',
          es: 'la cocina ajena para comidas empacadas por el equipo, y un libro elástico de otra marca que solo limpias tú',
        },
        tell: {
          pt: 'Processos contínuos em contêineres, sem servidores: Fargate. Consultas SQL imprevisíveis, com junções de várias tabelas: um banco de dados relacional, como o Aurora Serverless. Banco de dados sem quem ajuste o tamanho dele: Aurora Serverless, que segue a carga. Processo que roda por quarenta minutos: contêineres no Fargate.',
          en: 'Continuous processes in containers, without servers: Fargate. Unpredictable SQL queries that join several tables: a relational database, such as Aurora Serverless. A database that nobody is available to resize: Aurora Serverless, which follows the load. A process that runs for forty minutes: containers on Fargate.',
          es: 'Procesos continuos en contenedores, sin servidores: Fargate. Consultas SQL imprevisibles, con uniones de varias tablas: una base de datos relacional, como Aurora Serverless. Base de datos sin quien ajuste su tamaño: Aurora Serverless, que sigue la carga. Proceso que corre cuarenta minutos: contenedores en Fargate.',
        },
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        secondSource: docs('AmazonRDS/latest/AuroraUserGuide/CHAP_AuroraOverview.html'),
        popularity: 4,
      },
      {
        id: 'fargate-rds',
        text: {
          pt: 'Contêineres no Fargate e RDS for Oracle Multi-AZ',
          en: 'Containers on Fargate and Multi-AZ RDS for Oracle',
          es: 'Contenedores en Fargate y RDS for Oracle Multi-AZ',
        },
        action: {
          pt: 'Executar o código em tarefas do AWS Fargate e guardar os dados em um Amazon RDS for Oracle Multi-AZ.',
          en: 'Run the code in AWS Fargate tasks and store the data in a Multi-AZ Amazon RDS for Oracle.',
          es: 'Ejecutar el código en tareas de AWS Fargate y guardar los datos en un Amazon RDS for Oracle Multi-AZ.',
        },
        uses: ['Fargate', 'RDS'],
        why: {
          pt: 'O Fargate mantém contêineres em execução pelo tempo que for preciso, sem servidores a atualizar. O RDS for Oracle Multi-AZ opera o mecanismo Oracle, com o PL/SQL dele, e uma espera em outra zona, em uma instância de tamanho escolhido.',
          en: 'Fargate keeps containers running for as long as needed, with no servers to patch. Multi-AZ RDS for Oracle runs the Oracle engine, with its PL/SQL, and a standby in another zone, on an instance of a chosen size.',
          es: 'Fargate mantiene contenedores en ejecución el tiempo que haga falta, sin servidores que actualizar. RDS for Oracle Multi-AZ opera el motor Oracle, con su PL/SQL, y una espera en otra zona, en una instancia de tamaño elegido.',
        },
        likeness: {
          pt: 'a cozinha alheia para marmitas embaladas pela equipe, e um livro de tamanho fixo que só você limpa',
          en: 'someone else’s kitchen for lunches packed by the team, and a fixed-size ledger that only you clear out',
          es: 'la cocina ajena para comidas empacadas por el equipo, y un libro de tamaño fijo que solo limpias tú',
        },
        tell: {
          pt: 'Processos contínuos em contêineres, sem servidores: Fargate. Pacotes PL/SQL que devem rodar no banco de dados: RDS for Oracle. Processo que roda por quarenta minutos: contêineres no Fargate.',
          en: 'Continuous processes in containers, without servers: Fargate. PL/SQL packages that must run in the database: RDS for Oracle. A process that runs for forty minutes: containers on Fargate.',
          es: 'Procesos continuos en contenedores, sin servidores: Fargate. Paquetes PL/SQL que deben ejecutarse en la base de datos: RDS for Oracle. Proceso que corre cuarenta minutos: contenedores en Fargate.',
        },
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
        popularity: 5,
        rightWith: ['plsql'],
      },
      {
        id: 'instances-dynamodb',
        rightIn: ['loyalty', 'scooters'],
        rightWith: ['kernel-module'],
        text: {
          pt: 'Instâncias EC2 com Auto Scaling e DynamoDB sob demanda',
          en: 'EC2 instances with Auto Scaling and on-demand DynamoDB',
          es: 'Instancias EC2 con Auto Scaling y DynamoDB bajo demanda',
        },
        action: {
          pt: 'Executar o código em um grupo do Amazon EC2 Auto Scaling e guardar os dados no Amazon DynamoDB em modo sob demanda.',
          en: 'Run the code in an Amazon EC2 Auto Scaling group and store the data in Amazon DynamoDB in on-demand mode.',
          es: 'Ejecutar el código en un grupo de Amazon EC2 Auto Scaling y guardar los datos en Amazon DynamoDB en modo bajo demanda.',
        },
        uses: ['EC2', 'DynamoDB'],
        why: {
          pt: 'As instâncias EC2 com Auto Scaling dão controle do sistema operacional, até o kernel, e aceitam qualquer software. O DynamoDB sob demanda lê e grava por chave em milissegundos em qualquer escala, sem capacidade a definir, cobra por requisição e apaga por TTL o que venceu.',
          en: 'EC2 instances with Auto Scaling give control over the operating system, down to the kernel, and take any software. On-demand DynamoDB reads and writes by key in milliseconds at any scale, with no capacity to set, charges per request and deletes by TTL what has expired.',
          es: 'Las instancias EC2 con Auto Scaling dan control del sistema operativo, hasta el kernel, y aceptan cualquier software. DynamoDB bajo demanda lee y escribe por clave en milisegundos a cualquier escala, sin capacidad que definir, cobra por solicitud y borra por TTL lo que venció.',
        },
        likeness: {
          pt: 'a cozinha própria com fogões mantidos pela equipe, e o fichário sem fim que descarta fichas soltas vencidas',
          en: 'a kitchen of your own whose stoves the team maintains, and the endless cabinet that discards expired loose cards',
          es: 'la cocina propia con hornos mantenidos por el equipo, y el fichero sin fin que descarta fichas sueltas vencidas',
        },
        tell: {
          pt: 'Módulo de segurança no kernel dos servidores: EC2 com Auto Scaling. Acesso por uma chave conhecida: DynamoDB, em milissegundos em qualquer escala. Carga que sobe vinte vezes sem aviso: DynamoDB sob demanda, sem tamanho a ajustar. Registros apagados automaticamente após alguns dias: DynamoDB, com TTL.',
          en: 'A security module in the kernel of the servers: EC2 with Auto Scaling. Access by a known key: DynamoDB, in milliseconds at any scale. A load that rises twentyfold without warning: DynamoDB on demand, with no size to adjust. Records deleted automatically after some days: DynamoDB, with TTL.',
          es: 'Módulo de seguridad en el kernel de los servidores: EC2 con Auto Scaling. Acceso por una clave conocida: DynamoDB, en milisegundos a cualquier escala. Carga que sube veinte veces sin aviso: DynamoDB bajo demanda, sin tamaño que ajustar. Registros borrados automáticamente a los pocos días: DynamoDB, con TTL.',
        },
        source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 5,
      },
      {
        id: 'instances-serverless',
        rightWith: ['kernel-module'],
        text: {
          pt: 'Instâncias EC2 com Auto Scaling e Aurora Serverless',
          en: 'EC2 instances with Auto Scaling and Aurora Serverless',
          es: 'Instancias EC2 con Auto Scaling y Aurora Serverless',
        },
        action: {
          pt: 'Executar o código em um grupo do Amazon EC2 Auto Scaling e guardar os dados em um cluster do Amazon Aurora Serverless.',
          en: 'Run the code in an Amazon EC2 Auto Scaling group and store the data in an Amazon Aurora Serverless cluster.',
          es: 'Ejecutar el código en un grupo de Amazon EC2 Auto Scaling y guardar los datos en un clúster de Amazon Aurora Serverless.',
        },
        uses: ['EC2', 'Aurora'],
        why: {
          pt: 'As instâncias EC2 com Auto Scaling dão controle do sistema operacional, até o kernel, e aceitam qualquer software. O Aurora Serverless é relacional, une tabelas em SQL e ajusta a capacidade à carga em segundos, sem classe de instância a escolher.',
          en: 'EC2 instances with Auto Scaling give control over the operating system, down to the kernel, and take any software. Aurora Serverless is relational, joins tables in SQL and adjusts its capacity to the load within seconds, with no instance class to choose.',
          es: 'Las instancias EC2 con Auto Scaling dan control del sistema operativo, hasta el kernel, y aceptan cualquier software. Aurora Serverless es relacional, une tablas en SQL y ajusta su capacidad a la carga en segundos, sin clase de instancia que elegir.',
        },
        likeness: {
          pt: 'a cozinha própria com fogões mantidos pela equipe, e um livro elástico de outra marca que só você limpa',
          en: 'a kitchen of your own whose stoves the team maintains, and an elastic ledger of another make only you clear out',
          es: 'la cocina propia con hornos mantenidos por el equipo, y un libro elástico de otra marca que solo limpias tú',
        },
        tell: {
          pt: 'Módulo de segurança no kernel dos servidores: EC2 com Auto Scaling. Consultas SQL imprevisíveis, com junções de várias tabelas: um banco de dados relacional, como o Aurora Serverless. Banco de dados sem quem ajuste o tamanho dele: Aurora Serverless, que segue a carga.',
          en: 'A security module in the kernel of the servers: EC2 with Auto Scaling. Unpredictable SQL queries that join several tables: a relational database, such as Aurora Serverless. A database that nobody is available to resize: Aurora Serverless, which follows the load.',
          es: 'Módulo de seguridad en el kernel de los servidores: EC2 con Auto Scaling. Consultas SQL imprevisibles, con uniones de varias tablas: una base de datos relacional, como Aurora Serverless. Base de datos sin quien ajuste su tamaño: Aurora Serverless, que sigue la carga.',
        },
        source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
        secondSource: docs('AmazonRDS/latest/AuroraUserGuide/CHAP_AuroraOverview.html'),
        popularity: 4,
      },
      {
        id: 'instances-rds',
        text: {
          pt: 'Instâncias EC2 com Auto Scaling e RDS for Oracle Multi-AZ',
          en: 'EC2 instances with Auto Scaling and Multi-AZ RDS for Oracle',
          es: 'Instancias EC2 con Auto Scaling y RDS for Oracle Multi-AZ',
        },
        action: {
          pt: 'Executar o código em um grupo do Amazon EC2 Auto Scaling e guardar os dados em um Amazon RDS for Oracle Multi-AZ.',
          en: 'Run the code in an Amazon EC2 Auto Scaling group and store the data in a Multi-AZ Amazon RDS for Oracle.',
          es: 'Ejecutar el código en un grupo de Amazon EC2 Auto Scaling y guardar los datos en un Amazon RDS for Oracle Multi-AZ.',
        },
        uses: ['EC2', 'RDS'],
        why: {
          pt: 'As instâncias EC2 com Auto Scaling dão controle do sistema operacional, até o kernel, e aceitam qualquer software. O RDS for Oracle Multi-AZ opera o mecanismo Oracle, com o PL/SQL dele, e uma espera em outra zona, em uma instância de tamanho escolhido.',
          en: 'EC2 instances with Auto Scaling give control over the operating system, down to the kernel, and take any software. Multi-AZ RDS for Oracle runs the Oracle engine, with its PL/SQL, and a standby in another zone, on an instance of a chosen size.',
          es: 'Las instancias EC2 con Auto Scaling dan control del sistema operativo, hasta el kernel, y aceptan cualquier software. RDS for Oracle Multi-AZ opera el motor Oracle, con su PL/SQL, y una espera en otra zona, en una instancia de tamaño elegido.',
        },
        likeness: {
          pt: 'a cozinha própria com fogões mantidos pela equipe, e um livro de tamanho fixo que só você limpa',
          en: 'a kitchen of your own whose stoves the team maintains, and a fixed-size ledger that only you clear out',
          es: 'la cocina propia con hornos mantenidos por el equipo, y un libro de tamaño fijo que solo limpias tú',
        },
        tell: {
          pt: 'Módulo de segurança no kernel dos servidores: EC2 com Auto Scaling. Pacotes PL/SQL que devem rodar no banco de dados: RDS for Oracle.',
          en: 'A security module in the kernel of the servers: EC2 with Auto Scaling. PL/SQL packages that must run in the database: RDS for Oracle.',
          es: 'Módulo de seguridad en el kernel de los servidores: EC2 con Auto Scaling. Paquetes PL/SQL que deben ejecutarse en la base de datos: RDS for Oracle.',
        },
        source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
        popularity: 5,
        rightWith: ['plsql', 'kernel-module'],
      },
    ],
    constraints: [
      {
        id: 'forty-minutes',
        text: {
          pt: 'Os relatórios de fim de mês rodam por quarenta minutos dentro do processo da aplicação.',
          en: 'The month-end reports run for forty minutes inside the application’s own process.',
          es: 'Los informes de fin de mes corren cuarenta minutos dentro del proceso de la aplicación.',
        },
        fits: [
          'fargate-dynamodb',
          'fargate-serverless',
          'fargate-rds',
          'instances-dynamodb',
          'instances-serverless',
          'instances-rds',
        ],
        rulesOut: {
          'lambda-dynamodb': {
            pt: 'Uma função comum do Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary Lambda function is stopped after 15 minutes.',
            es: 'Una función común de Lambda se interrumpe a los 15 minutos.',
          },
          'lambda-serverless': {
            pt: 'Uma função comum do Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary Lambda function is stopped after 15 minutes.',
            es: 'Una función común de Lambda se interrumpe a los 15 minutos.',
          },
          'lambda-rds': {
            pt: 'Uma função comum do Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary Lambda function is stopped after 15 minutes.',
            es: 'Una función común de Lambda se interrumpe a los 15 minutos.',
          },
        },
      },
      {
        id: 'no-patching',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: [
          'lambda-dynamodb',
          'lambda-serverless',
          'lambda-rds',
          'fargate-dynamodb',
          'fargate-serverless',
          'fargate-rds',
        ],
        rulesOut: {
          'instances-dynamodb': {
            pt: 'Nas instâncias EC2 a equipe atualiza o sistema operacional e mantém imagens.',
            en: 'On EC2 instances the team patches the operating system and maintains images.',
            es: 'En las instancias EC2 el equipo actualiza el sistema operativo y mantiene imágenes.',
          },
          'instances-serverless': {
            pt: 'Nas instâncias EC2 a equipe atualiza o sistema operacional e mantém imagens.',
            en: 'On EC2 instances the team patches the operating system and maintains images.',
            es: 'En las instancias EC2 el equipo actualiza el sistema operativo y mantiene imágenes.',
          },
          'instances-rds': {
            pt: 'Nas instâncias EC2 a equipe atualiza o sistema operacional e mantém imagens.',
            en: 'On EC2 instances the team patches the operating system and maintains images.',
            es: 'En las instancias EC2 el equipo actualiza el sistema operativo y mantiene imágenes.',
          },
        },
      },
      {
        id: 'no-images',
        notWith: ['no-patching'],
        text: {
          pt: 'Os programadores querem publicar só o código, sem criar nem manter imagens de contêiner.',
          en: 'The programmers want to deploy code only, without building or maintaining container images.',
          es: 'Los programadores quieren publicar solo el código, sin crear ni mantener imágenes de contenedor.',
        },
        fits: [
          'lambda-dynamodb',
          'lambda-serverless',
          'lambda-rds',
          'instances-dynamodb',
          'instances-serverless',
          'instances-rds',
        ],
        rulesOut: {
          'fargate-dynamodb': {
            pt: 'O Fargate executa imagens de contêiner, que a equipe teria de construir.',
            en: 'Fargate runs container images, which the team would have to build.',
            es: 'Fargate ejecuta imágenes de contenedor, que el equipo tendría que construir.',
          },
          'fargate-serverless': {
            pt: 'O Fargate executa imagens de contêiner, que a equipe teria de construir.',
            en: 'Fargate runs container images, which the team would have to build.',
            es: 'Fargate ejecuta imágenes de contenedor, que el equipo tendría que construir.',
          },
          'fargate-rds': {
            pt: 'O Fargate executa imagens de contêiner, que a equipe teria de construir.',
            en: 'Fargate runs container images, which the team would have to build.',
            es: 'Fargate ejecuta imágenes de contenedor, que el equipo tendría que construir.',
          },
        },
      },
      {
        id: 'kernel-module',
        text: {
          pt: 'Por contrato, um módulo de segurança deve ser instalado no kernel dos servidores.',
          en: 'By contract, a security module must be installed in the kernel of the servers.',
          es: 'Por contrato, un módulo de seguridad debe instalarse en el kernel de los servidores.',
        },
        fits: ['instances-dynamodb', 'instances-serverless', 'instances-rds'],
        rulesOut: {
          'lambda-dynamodb': {
            pt: 'No Lambda ninguém tem acesso ao sistema operacional.',
            en: 'With Lambda nobody has access to the operating system.',
            es: 'En Lambda nadie tiene acceso al sistema operativo.',
          },
          'lambda-serverless': {
            pt: 'No Lambda ninguém tem acesso ao sistema operacional.',
            en: 'With Lambda nobody has access to the operating system.',
            es: 'En Lambda nadie tiene acceso al sistema operativo.',
          },
          'lambda-rds': {
            pt: 'No Lambda ninguém tem acesso ao sistema operacional.',
            en: 'With Lambda nobody has access to the operating system.',
            es: 'En Lambda nadie tiene acceso al sistema operativo.',
          },
          'fargate-dynamodb': {
            pt: 'O Fargate executa os contêineres sem servidores da empresa, e ninguém tem acesso ao kernel.',
            en: 'Fargate runs the containers without servers of the company, and nobody has access to the kernel.',
            es: 'Fargate ejecuta los contenedores sin servidores de la empresa, y nadie tiene acceso al kernel.',
          },
          'fargate-serverless': {
            pt: 'O Fargate executa os contêineres sem servidores da empresa, e ninguém tem acesso ao kernel.',
            en: 'Fargate runs the containers without servers of the company, and nobody has access to the kernel.',
            es: 'Fargate ejecuta los contenedores sin servidores de la empresa, y nadie tiene acceso al kernel.',
          },
          'fargate-rds': {
            pt: 'O Fargate executa os contêineres sem servidores da empresa, e ninguém tem acesso ao kernel.',
            en: 'Fargate runs the containers without servers of the company, and nobody has access to the kernel.',
            es: 'Fargate ejecuta los contenedores sin servidores de la empresa, y nadie tiene acceso al kernel.',
          },
        },
      },
      {
        id: 'sql-joins',
        notWith: ['by-key'],
        text: {
          pt: 'Analistas vão explorar os dados com consultas SQL que ninguém prevê, com junções de várias tabelas.',
          en: 'Analysts will explore the data with unpredictable SQL queries that join several tables.',
          es: 'Los analistas explorarán los datos con consultas SQL que nadie prevé, con uniones de varias tablas.',
        },
        fits: [
          'lambda-serverless',
          'lambda-rds',
          'fargate-serverless',
          'fargate-rds',
          'instances-serverless',
          'instances-rds',
        ],
        rulesOut: {
          'lambda-dynamodb': {
            pt: 'O DynamoDB não faz junções; as consultas têm de ser previstas nas chaves e nos índices da tabela.',
            en: 'DynamoDB does not support joins; queries have to be planned in the table’s keys and indexes.',
            es: 'DynamoDB no hace uniones; las consultas deben preverse en las claves y los índices de la tabla.',
          },
          'fargate-dynamodb': {
            pt: 'O DynamoDB não faz junções; as consultas têm de ser previstas nas chaves e nos índices da tabela.',
            en: 'DynamoDB does not support joins; queries have to be planned in the table’s keys and indexes.',
            es: 'DynamoDB no hace uniones; las consultas deben preverse en las claves y los índices de la tabla.',
          },
          'instances-dynamodb': {
            pt: 'O DynamoDB não faz junções; as consultas têm de ser previstas nas chaves e nos índices da tabela.',
            en: 'DynamoDB does not support joins; queries have to be planned in the table’s keys and indexes.',
            es: 'DynamoDB no hace uniones; las consultas deben preverse en las claves y los índices de la tabla.',
          },
        },
      },
      {
        id: 'follows-load',
        text: {
          pt: 'A carga do banco de dados sobe vinte vezes sem aviso, e não há quem ajuste o tamanho dele.',
          en: 'The database load rises twentyfold without warning, and nobody is available to resize it.',
          es: 'La carga de la base de datos sube veinte veces sin aviso, y no hay quien ajuste su tamaño.',
        },
        fits: [
          'lambda-dynamodb',
          'lambda-serverless',
          'fargate-dynamodb',
          'fargate-serverless',
          'instances-dynamodb',
          'instances-serverless',
        ],
        rulesOut: {
          'lambda-rds': {
            pt: 'O RDS for Oracle roda em uma instância de tamanho fixo, que alguém escolhe.',
            en: 'RDS for Oracle runs on an instance of fixed size, which someone chooses.',
            es: 'RDS for Oracle corre en una instancia de tamaño fijo, que alguien elige.',
          },
          'fargate-rds': {
            pt: 'O RDS for Oracle roda em uma instância de tamanho fixo, que alguém escolhe.',
            en: 'RDS for Oracle runs on an instance of fixed size, which someone chooses.',
            es: 'RDS for Oracle corre en una instancia de tamaño fijo, que alguien elige.',
          },
          'instances-rds': {
            pt: 'O RDS for Oracle roda em uma instância de tamanho fixo, que alguém escolhe.',
            en: 'RDS for Oracle runs on an instance of fixed size, which someone chooses.',
            es: 'RDS for Oracle corre en una instancia de tamaño fijo, que alguien elige.',
          },
        },
      },
      {
        id: 'plsql',
        notWith: ['by-key'],
        text: {
          pt: 'Pacotes PL/SQL de um fornecedor devem rodar no banco de dados.',
          en: 'A vendor’s PL/SQL packages must run in the database.',
          es: 'Los paquetes PL/SQL de un proveedor deben ejecutarse en la base de datos.',
        },
        fits: ['lambda-rds', 'fargate-rds', 'instances-rds'],
        rulesOut: {
          'lambda-dynamodb': {
            pt: 'O DynamoDB é um banco NoSQL e não executa pacotes PL/SQL.',
            en: 'DynamoDB is a NoSQL database and does not run PL/SQL packages.',
            es: 'DynamoDB es una base NoSQL y no ejecuta paquetes PL/SQL.',
          },
          'lambda-serverless': {
            pt: 'O Aurora Serverless é MySQL ou PostgreSQL; pacotes PL/SQL da Oracle não rodam nele.',
            en: 'Aurora Serverless is MySQL or PostgreSQL; Oracle PL/SQL packages do not run on it.',
            es: 'Aurora Serverless es MySQL o PostgreSQL; los paquetes PL/SQL de Oracle no corren en él.',
          },
          'fargate-dynamodb': {
            pt: 'O DynamoDB é um banco NoSQL e não executa pacotes PL/SQL.',
            en: 'DynamoDB is a NoSQL database and does not run PL/SQL packages.',
            es: 'DynamoDB es una base NoSQL y no ejecuta paquetes PL/SQL.',
          },
          'fargate-serverless': {
            pt: 'O Aurora Serverless é MySQL ou PostgreSQL; pacotes PL/SQL da Oracle não rodam nele.',
            en: 'Aurora Serverless is MySQL or PostgreSQL; Oracle PL/SQL packages do not run on it.',
            es: 'Aurora Serverless es MySQL o PostgreSQL; los paquetes PL/SQL de Oracle no corren en él.',
          },
          'instances-dynamodb': {
            pt: 'O DynamoDB é um banco NoSQL e não executa pacotes PL/SQL.',
            en: 'DynamoDB is a NoSQL database and does not run PL/SQL packages.',
            es: 'DynamoDB es una base NoSQL y no ejecuta paquetes PL/SQL.',
          },
          'instances-serverless': {
            pt: 'O Aurora Serverless é MySQL ou PostgreSQL; pacotes PL/SQL da Oracle não rodam nele.',
            en: 'Aurora Serverless is MySQL or PostgreSQL; Oracle PL/SQL packages do not run on it.',
            es: 'Aurora Serverless es MySQL o PostgreSQL; los paquetes PL/SQL de Oracle no corren en él.',
          },
        },
      },
      {
        id: 'expires',
        notWith: ['sql-joins', 'plsql'],
        text: {
          pt: 'Registros não confirmados devem ser apagados automaticamente após sete dias, sem rotina agendada a manter.',
          en: 'Records that are not confirmed must be deleted automatically after seven days, with no scheduled job to maintain.',
          es: 'Los registros no confirmados deben borrarse automáticamente a los siete días, sin una tarea programada que mantener.',
        },
        fits: ['lambda-dynamodb', 'fargate-dynamodb', 'instances-dynamodb'],
        rulesOut: {
          'lambda-serverless': {
            pt: 'O Aurora não apaga registros por prazo: seria preciso uma rotina agendada.',
            en: 'Aurora does not delete records by age: that would take a scheduled job.',
            es: 'Aurora no borra registros por antigüedad: haría falta una tarea programada.',
          },
          'fargate-serverless': {
            pt: 'O Aurora não apaga registros por prazo: seria preciso uma rotina agendada.',
            en: 'Aurora does not delete records by age: that would take a scheduled job.',
            es: 'Aurora no borra registros por antigüedad: haría falta una tarea programada.',
          },
          'instances-serverless': {
            pt: 'O Aurora não apaga registros por prazo: seria preciso uma rotina agendada.',
            en: 'Aurora does not delete records by age: that would take a scheduled job.',
            es: 'Aurora no borra registros por antigüedad: haría falta una tarea programada.',
          },
          'lambda-rds': {
            pt: 'O RDS for Oracle não apaga registros por prazo sem uma rotina agendada.',
            en: 'RDS for Oracle does not delete records by age without a scheduled job.',
            es: 'RDS for Oracle no borra registros por antigüedad sin una tarea programada.',
          },
          'fargate-rds': {
            pt: 'O RDS for Oracle não apaga registros por prazo sem uma rotina agendada.',
            en: 'RDS for Oracle does not delete records by age without a scheduled job.',
            es: 'RDS for Oracle no borra registros por antigüedad sin una tarea programada.',
          },
          'instances-rds': {
            pt: 'O RDS for Oracle não apaga registros por prazo sem uma rotina agendada.',
            en: 'RDS for Oracle does not delete records by age without a scheduled job.',
            es: 'RDS for Oracle no borra registros por antigüedad sin una tarea programada.',
          },
        },
      },
      {
        id: 'by-key',
        situations: ['loyalty', 'scooters'],
        text: {
          pt: 'Cada acesso é por uma chave conhecida, e o banco de dados deve seguir respondendo em milissegundos de um dígito ao crescer, sem instância a redimensionar.',
          en: 'Each access is by a known key, and the database must keep answering in single-digit milliseconds as it grows, with no instance to resize.',
          es: 'Cada acceso es por una clave conocida, y la base de datos debe seguir respondiendo en milisegundos de un dígito al crecer, sin instancia que redimensionar.',
        },
        fits: ['lambda-dynamodb', 'fargate-dynamodb', 'instances-dynamodb'],
        rulesOut: {
          'lambda-rds': {
            pt: 'O RDS for Oracle roda em uma instância, que alguém redimensiona quando o banco cresce.',
            en: 'RDS for Oracle runs on one instance, which someone resizes when the database grows.',
            es: 'RDS for Oracle corre en una instancia, que alguien redimensiona cuando la base crece.',
          },
          'fargate-rds': {
            pt: 'O RDS for Oracle roda em uma instância, que alguém redimensiona quando o banco cresce.',
            en: 'RDS for Oracle runs on one instance, which someone resizes when the database grows.',
            es: 'RDS for Oracle corre en una instancia, que alguien redimensiona cuando la base crece.',
          },
          'instances-rds': {
            pt: 'O RDS for Oracle roda em uma instância, que alguém redimensiona quando o banco cresce.',
            en: 'RDS for Oracle runs on one instance, which someone resizes when the database grows.',
            es: 'RDS for Oracle corre en una instancia, que alguien redimensiona cuando la base crece.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
