import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const databaseLicences: readonly Pattern[] = [
  {
    id: 'database-licences',
    exams: {
      'clf-c02': { domain: 'concepts', topic: 'cloud-economics' },
      'saa-c03': { domain: 'cost', topic: 'database-cost' },
    },
    scene: {
      pt: 'Pense no banco de dados como uma festa, em que a licença é o bolo, o servidor é o salão e operar é cozinhar.',
      en: 'Think of the database as a party, where the license is the cake, the server is the venue and operating is cooking.',
      es: 'Piensa en la base de datos como una fiesta, donde la licencia es el pastel, el servidor es el salón y operarlo es cocinar.',
    },
    situations: [
      {
        id: 'wholesaler',
        text: {
          pt: 'Uma distribuidora vai levar para a AWS o ERP, que usa o Microsoft SQL Server.',
          en: 'A wholesaler is moving its ERP, which uses Microsoft SQL Server, to AWS.',
          es: 'Una distribuidora va a llevar a AWS su ERP, que usa Microsoft SQL Server.',
        },
        today: {
          pt: 'O banco tem 900 GB em um servidor do escritório sem garantia. Um arquiteto de soluções precisa planejar o novo lugar.',
          en: 'The database holds 900 GB on a server in the office that is out of warranty. A solutions architect must plan its new home.',
          es: 'La base ocupa 900 GB en un servidor de la oficina sin garantía. Un arquitecto de soluciones debe planear su nuevo lugar.',
        },
      },
      {
        id: 'college',
        text: {
          pt: 'Uma rede de faculdades vai levar para a AWS as notas, guardadas em Microsoft SQL Server.',
          en: 'A group of colleges is moving its grades, kept in Microsoft SQL Server, to AWS.',
          es: 'Una red de institutos va a llevar a AWS las notas, guardadas en Microsoft SQL Server.',
        },
        today: {
          pt: 'As notas de 60.000 alunos estão em um servidor da sede, cuja sala de máquinas fecha nas férias.',
          en: 'The grades of 60,000 students are on one server in the main college, which closes its machine room in summer.',
          es: 'Las calificaciones de 60.000 alumnos están en un servidor de la sede, cuya sala de máquinas cierra en vacaciones.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas odontológicas vai migrar para a AWS o agendamento, que usa o Microsoft SQL Server.',
          en: 'A chain of dental clinics is migrating its scheduling system, which uses Microsoft SQL Server, to AWS.',
          es: 'Una red de clínicas dentales va a migrar a AWS su sistema de turnos, que usa Microsoft SQL Server.',
        },
        today: {
          pt: 'Quarenta clínicas marcam 7.000 consultas por dia em um servidor de 16 núcleos. Os arquitetos precisam escolher onde o banco vai rodar.',
          en: 'Forty clinics book 7,000 appointments a day through one server of 16 cores. The architects have to choose where its database runs.',
          es: 'Cuarenta clínicas reservan 7.000 citas por día en un servidor de 16 núcleos. Los arquitectos deben elegir dónde se ejecutará la base.',
        },
      },
      {
        id: 'printer',
        text: {
          pt: 'Uma gráfica vai levar para a AWS o sistema de pedidos, baseado em Microsoft SQL Server.',
          en: 'A printing company is moving its order system, based on Microsoft SQL Server, to AWS.',
          es: 'Una imprenta va a llevar a AWS su sistema de pedidos, basado en Microsoft SQL Server.',
        },
        today: {
          pt: 'Cerca de 4.000 pedidos por dia passam por um servidor alugado cujo contrato acaba em três meses. Um arquiteto prepara a migração.',
          en: 'Some 4,000 orders a day go through a rented server whose contract ends in three months. An architect prepares the migration.',
          es: 'Unos 4.000 pedidos por día pasan por un servidor alquilado cuyo contrato acaba en tres meses. Un arquitecto prepara la migración.',
        },
      },
      {
        id: 'port-authority',
        text: {
          pt: 'Um porto vai migrar para a AWS o controle de cargas, que usa o Microsoft SQL Server.',
          en: 'A port authority is migrating its cargo system, which uses Microsoft SQL Server, to AWS.',
          es: 'Un puerto va a migrar a AWS su control de cargas, que usa Microsoft SQL Server.',
        },
        today: {
          pt: 'O banco de 1,5 TB roda no data center do porto, atingido por uma enchente no ano passado. A mudança será em seis meses.',
          en: 'The database of 1.5 TB runs in the port’s own data center, damaged by a flood last year. It will move within six months.',
          es: 'La base, de 1,5 TB, está en el centro de datos del puerto, que se inundó el año pasado. El traslado será en seis meses.',
        },
      },
    ],
    candidates: [
      {
        id: 'host-own',
        uses: ['Dedicated Hosts', 'Dedicated Host'],
        rightWith: ['isolated'],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/dedicated-hosts-overview.html'),
        text: {
          pt: 'EC2 Dedicated Hosts com licenças da empresa',
          en: 'EC2 Dedicated Hosts with the company’s licenses',
          es: 'EC2 Dedicated Hosts con licencias de la empresa',
        },
        action: {
          pt: 'Alocar Dedicated Hosts do Amazon EC2 e instalar neles o Microsoft SQL Server com as licenças da empresa.',
          en: 'Allocate Amazon EC2 Dedicated Hosts and install Microsoft SQL Server on them with the company’s licenses.',
          es: 'Asignar Dedicated Hosts de Amazon EC2 e instalar en ellos Microsoft SQL Server con las licencias de la empresa.',
        },
        why: {
          pt: 'Os Dedicated Hosts são servidores físicos inteiros, com soquetes e núcleos visíveis: permitem trazer licenças próprias (BYOL) e isolam o hardware.',
          en: 'Dedicated Hosts are whole physical servers with visible sockets and cores: they allow bring your own license (BYOL) and isolate the hardware.',
          es: 'Los Dedicated Hosts son servidores físicos completos, con sockets y núcleos visibles: permiten traer licencias propias (BYOL) y aíslan el hardware.',
        },
        likeness: {
          pt: 'uma casa inteira alugada para a festa, com o bolo que você já comprou e você na cozinha',
          en: 'a whole house rented for the party, with the cake you already bought and yourself in the kitchen',
          es: 'una casa entera alquilada para la fiesta, con el pastel que ya compraste y contigo en la cocina',
        },
        tell: {
          pt: 'Licenças já pagas e servidor físico de uso exclusivo: pense em Dedicated Hosts. Licenças do SQL Server, com Software Assurance, já pagas: licenças próprias (BYOL), no EC2. Servidor físico usado somente por esta empresa: Dedicated Hosts ou Dedicated Instances.',
          en: 'Licenses already paid for and a physical server used alone: think of Dedicated Hosts. SQL Server licenses, with Software Assurance, already paid for: the company’s own licenses (BYOL), on EC2. A physical server used by this company alone: Dedicated Hosts or Dedicated Instances.',
          es: 'Licencias ya pagadas y servidor físico de uso exclusivo: piensa en Dedicated Hosts. Licencias de SQL Server, con Software Assurance, ya pagadas: licencias propias (BYOL), en EC2. Servidor físico que usa solamente esta empresa: Dedicated Hosts o Dedicated Instances.',
        },
      },
      {
        id: 'shared-own',
        rightWith: ['reuse'],
        uses: [],
        popularity: 3,
        source: site('windows/resources/licensemobility/'),
        text: {
          pt: 'EC2 em hardware compartilhado com licenças da empresa',
          en: 'EC2 on shared hardware with the company’s licenses',
          es: 'EC2 en hardware compartido con licencias de la empresa',
        },
        action: {
          pt: 'Iniciar instâncias do Amazon EC2 em hardware compartilhado e instalar o Microsoft SQL Server com as licenças da empresa.',
          en: 'Launch Amazon EC2 instances with shared tenancy and install Microsoft SQL Server with the company’s licenses.',
          es: 'Lanzar instancias de Amazon EC2 en hardware compartido e instalar Microsoft SQL Server con las licencias de la empresa.',
        },
        why: {
          pt: 'O EC2 compartilhado aceita licenças de SQL Server da empresa pela License Mobility, quando elas têm Software Assurance ativa.',
          en: 'Shared EC2 accepts the company’s SQL Server licenses through License Mobility, when they have active Software Assurance.',
          es: 'El EC2 compartido acepta las licencias de SQL Server de la empresa por License Mobility, cuando tienen Software Assurance activa.',
        },
        likeness: {
          pt: 'um salão dividido com outras festas, com o bolo que você já comprou e você na cozinha',
          en: 'a hall shared with other parties, with the cake you already bought and yourself in the kitchen',
          es: 'un salón compartido con otras fiestas, con el pastel que ya compraste y contigo en la cocina',
        },
        tell: {
          pt: 'Licenças já pagas e nenhuma exigência de isolamento: EC2 compartilhado, com BYOL. Licenças do SQL Server, com Software Assurance, já pagas: licenças próprias (BYOL), no EC2. Pagar pelas instâncias usadas, e não por um servidor físico inteiro: o EC2 compartilhado.',
          en: 'Licenses already paid and no need for isolation: shared EC2, with BYOL. SQL Server licenses, with Software Assurance, already paid for: the company’s own licenses (BYOL), on EC2. Paying for the instances used, not for a whole physical server: shared EC2.',
          es: 'Licencias ya pagadas y sin exigencia de aislamiento: EC2 compartido, con BYOL. Licencias de SQL Server, con Software Assurance, ya pagadas: licencias propias (BYOL), en EC2. Pagar por las instancias usadas, y no por un servidor físico entero: EC2 compartido.',
        },
      },
      {
        id: 'shared-included',
        rightWith: ['agent'],
        uses: [],
        popularity: 4,
        source: site('windows/products/ec2/'),
        text: {
          pt: 'EC2 em hardware compartilhado com licença incluída',
          en: 'EC2 on shared hardware with the license included',
          es: 'EC2 en hardware compartido con licencia incluida',
        },
        action: {
          pt: 'Iniciar instâncias do Amazon EC2 em hardware compartilhado com uma imagem que inclua a licença do Microsoft SQL Server.',
          en: 'Launch Amazon EC2 instances with shared tenancy from an image that includes the Microsoft SQL Server license.',
          es: 'Lanzar instancias de Amazon EC2 en hardware compartido con una imagen que incluya la licencia de Microsoft SQL Server.',
        },
        why: {
          pt: 'O EC2 compartilhado com licença incluída cobra o SQL Server por uso, dentro do preço da instância, e deixa o sistema operacional nas mãos da equipe.',
          en: 'Shared EC2 with the license included charges SQL Server by use, within the instance price, and leaves the operating system to the team.',
          es: 'El EC2 compartido con licencia incluida cobra SQL Server por uso, dentro del precio de la instancia, y deja el sistema operativo en manos del equipo.',
        },
        likeness: {
          pt: 'um salão dividido com outras festas, com o bolo original no preço da hora e você na cozinha',
          en: 'a hall shared with other parties, with the original cake in the hourly price and you in the kitchen',
          es: 'un salón compartido con otras fiestas, con el pastel original incluido por hora y contigo en la cocina',
        },
        tell: {
          pt: 'Agente próprio no sistema operacional, sem licenças a reaproveitar: pense no EC2 com licença incluída. Nenhuma licença do SQL Server, e banco de dados pago só enquanto se usa: a licença incluída. Fornecedor que só dá suporte ao mecanismo original da Microsoft: o SQL Server, e não Babelfish. Agente da auditoria no sistema operacional do servidor: SQL Server no EC2, e não no RDS. Pagar pelas instâncias usadas, e não por um servidor físico inteiro: o EC2 compartilhado.',
          en: 'An agent on the operating system, with no licenses to reuse: think of EC2 with the license included. No SQL Server licenses left, and a database paid for only while using it: the license included. A vendor that supports only Microsoft’s original engine: SQL Server, not Babelfish. An agent of the auditors on the server’s operating system: SQL Server on EC2, not on RDS. Paying for the instances used, not for a whole physical server: shared EC2.',
          es: 'Agente propio en el sistema operativo, sin licencias que reutilizar: piensa en EC2 con licencia incluida. Ninguna licencia de SQL Server, y una base de datos que se paga solo mientras se usa: la licencia incluida. Proveedor que solo da soporte al motor original de Microsoft: SQL Server, y no Babelfish. Agente de la auditoría en el sistema operativo del servidor: SQL Server en EC2, y no en RDS. Pagar por las instancias usadas, y no por un servidor físico entero: EC2 compartido.',
        },
      },
      {
        id: 'dedicated-included',
        uses: ['Dedicated Instances'],
        rightWith: ['isolated'],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/dedicated-instance.html'),
        text: {
          pt: 'EC2 Dedicated Instances com licença incluída',
          en: 'EC2 Dedicated Instances with the license included',
          es: 'EC2 Dedicated Instances con licencia incluida',
        },
        action: {
          pt: 'Iniciar Dedicated Instances do Amazon EC2 com uma imagem que inclua a licença do Microsoft SQL Server.',
          en: 'Launch Amazon EC2 Dedicated Instances from an image that includes the Microsoft SQL Server license.',
          es: 'Lanzar Dedicated Instances de Amazon EC2 con una imagen que incluya la licencia de Microsoft SQL Server.',
        },
        why: {
          pt: 'As Dedicated Instances rodam em hardware que só a empresa usa, com o SQL Server cobrado por uso e sem compra de licenças.',
          en: 'Dedicated Instances run on hardware that only the company uses, with SQL Server charged by use and no licenses to buy.',
          es: 'Las Dedicated Instances se ejecutan en hardware que solo usa la empresa, con SQL Server cobrado por uso y sin comprar licencias.',
        },
        likeness: {
          pt: 'um salão só para a sua festa, com o bolo original no preço da hora e você na cozinha',
          en: 'a hall for your party alone, with the original cake in the hourly price and you in the kitchen',
          es: 'un salón solo para tu fiesta, con el pastel original incluido por hora y contigo en la cocina',
        },
        tell: {
          pt: 'Servidor físico usado somente por uma empresa que não tem licenças: pense em Dedicated Instances. Nenhuma licença do SQL Server, e banco de dados pago só enquanto se usa: a licença incluída. Servidor físico usado somente por esta empresa: Dedicated Hosts ou Dedicated Instances.',
          en: 'A physical server used by one company alone, with no licenses left: think of Dedicated Instances. No SQL Server licenses left, and a database paid for only while using it: the license included. A physical server used by this company alone: Dedicated Hosts or Dedicated Instances.',
          es: 'Servidor físico usado solamente por una empresa que no tiene licencias: piensa en Dedicated Instances. Ninguna licencia de SQL Server, y una base de datos que se paga solo mientras se usa: la licencia incluida. Servidor físico que usa solamente esta empresa: Dedicated Hosts o Dedicated Instances.',
        },
      },
      {
        id: 'rds-included',
        uses: ['RDS'],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/SQLServer.Concepts.General.Licensing.html'),
        text: {
          pt: 'Amazon RDS padrão, com a licença incluída',
          en: 'Standard Amazon RDS, with the license included',
          es: 'Amazon RDS estándar, con la licencia incluida',
        },
        action: {
          pt: 'Criar uma instância do Amazon RDS for SQL Server com a licença incluída e migrar o banco de dados para ela.',
          en: 'Create an Amazon RDS for SQL Server DB instance with the license included and migrate the database to it.',
          es: 'Crear una instancia de Amazon RDS for SQL Server con la licencia incluida y migrar a ella la base de datos.',
        },
        why: {
          pt: 'O RDS for SQL Server é o mesmo mecanismo como serviço gerenciado: a AWS aplica patches e faz backups, e a licença está no preço por hora.',
          en: 'RDS for SQL Server is the same engine as a managed service: AWS patches and backs up, and the license is part of the hourly price.',
          es: 'RDS for SQL Server es el mismo motor como servicio administrado: AWS aplica parches y hace respaldos, y la licencia está en el precio por hora.',
        },
        likeness: {
          pt: 'um bufê que cuida de tudo, com o bolo original no preço da hora e a cozinha fechada',
          en: 'a caterer who handles everything, with the original cake in the hourly price and a closed kitchen',
          es: 'un servicio de banquetes que lo hace todo, con el pastel original incluido por hora y la cocina cerrada',
        },
        tell: {
          pt: 'Mecanismo original da Microsoft com a menor sobrecarga operacional: pense no RDS com licença incluída. Nenhuma licença do SQL Server, e banco de dados pago só enquanto se usa: a licença incluída. Fornecedor que só dá suporte ao mecanismo original da Microsoft: o SQL Server, e não Babelfish.',
          en: 'Microsoft’s original engine with the least operational overhead: think of RDS with the license included. No SQL Server licenses left, and a database paid for only while using it: the license included. A vendor that supports only Microsoft’s original engine: SQL Server, not Babelfish.',
          es: 'Motor original de Microsoft con la menor sobrecarga operativa: piensa en RDS con licencia incluida. Ninguna licencia de SQL Server, y una base de datos que se paga solo mientras se usa: la licencia incluida. Proveedor que solo da soporte al motor original de Microsoft: SQL Server, y no Babelfish.',
        },
      },
      {
        id: 'babelfish',
        uses: ['Aurora', 'Babelfish'],
        popularity: 2,
        source: docs('AmazonRDS/latest/AuroraUserGuide/babelfish.html'),
        text: {
          pt: 'Amazon Aurora PostgreSQL com Babelfish',
          en: 'Amazon Aurora PostgreSQL with Babelfish',
          es: 'Amazon Aurora PostgreSQL con Babelfish',
        },
        action: {
          pt: 'Criar um cluster do Amazon Aurora PostgreSQL com o Babelfish ativado e migrar o banco de dados para ele.',
          en: 'Create an Amazon Aurora PostgreSQL cluster with Babelfish turned on and migrate the database to it.',
          es: 'Crear un clúster de Amazon Aurora PostgreSQL con Babelfish activado y migrar a él la base de datos.',
        },
        why: {
          pt: 'O Aurora PostgreSQL com Babelfish entende o T-SQL, é gerenciado pela AWS e dispensa a licença do SQL Server.',
          en: 'Aurora PostgreSQL with Babelfish understands T-SQL, is managed by AWS and needs no SQL Server license.',
          es: 'Aurora PostgreSQL con Babelfish entiende T-SQL, lo administra AWS y no necesita licencia de SQL Server.',
        },
        likeness: {
          pt: 'um bufê que cuida de tudo, com um bolo parecido, de outra receita, e a cozinha fechada',
          en: 'a caterer who handles everything, with a similar cake from another recipe and a closed kitchen',
          es: 'un servicio de banquetes que lo hace todo, con un pastel parecido, de otra receta, y la cocina cerrada',
        },
        tell: {
          pt: 'Deixar de pagar o SQL Server mudando pouco código: pense no Babelfish.',
          en: 'Stop paying for SQL Server while changing little code: think of Babelfish.',
          es: 'Dejar de pagar SQL Server cambiando poco código: piensa en Babelfish.',
        },
      },
    ],
    constraints: [
      {
        id: 'reuse',
        text: {
          pt: 'As licenças do SQL Server, com Software Assurance, já estão pagas e devem ser aproveitadas.',
          en: 'The SQL Server licenses, with Software Assurance, are already paid for and must be used.',
          es: 'Las licencias de SQL Server, con Software Assurance, ya están pagadas y deben aprovecharse.',
        },
        fits: ['host-own', 'shared-own'],
        rulesOut: {
          'shared-included': {
            pt: 'No EC2 com licença incluída, a empresa pagaria o SQL Server outra vez, embutido no preço da instância.',
            en: 'On EC2 with the license included, the company would pay for SQL Server again, inside the instance price.',
            es: 'En EC2 con licencia incluida, la empresa pagaría SQL Server otra vez, dentro del precio de la instancia.',
          },
          'dedicated-included': {
            pt: 'Nas Dedicated Instances com licença incluída, as licenças já pagas ficariam sem uso e o SQL Server seria pago outra vez.',
            en: 'On Dedicated Instances with the license included, the licenses already paid for would lie idle and SQL Server would be paid again.',
            es: 'En las Dedicated Instances con licencia incluida, las licencias ya pagadas quedarían sin uso y SQL Server se pagaría otra vez.',
          },
          'rds-included': {
            pt: 'O RDS com licença incluída cobra o SQL Server no preço por hora, embora a empresa já o tenha pago.',
            en: 'RDS with the license included charges SQL Server in the hourly price, although the company has already paid for it.',
            es: 'RDS con licencia incluida cobra SQL Server en el precio por hora, aunque la empresa ya lo pagó.',
          },
          babelfish: {
            pt: 'O Babelfish roda no Aurora PostgreSQL, que não usa licenças do SQL Server.',
            en: 'Babelfish runs on Aurora PostgreSQL, which uses no SQL Server licenses.',
            es: 'Babelfish funciona sobre Aurora PostgreSQL, que no usa licencias de SQL Server.',
          },
        },
      },
      {
        id: 'isolated',
        text: {
          pt: 'O servidor físico deve ser usado somente por esta empresa.',
          en: 'The physical server must be used by this company alone.',
          es: 'El servidor físico debe usarlo solamente esta empresa.',
        },
        fits: ['host-own', 'dedicated-included'],
        rulesOut: {
          'shared-own': {
            pt: 'O EC2 em hardware compartilhado divide o servidor físico com outros clientes.',
            en: 'EC2 on shared hardware shares the physical server with other customers.',
            es: 'EC2 en hardware compartido comparte el servidor físico con otros clientes.',
          },
          'shared-included': {
            pt: 'O EC2 em hardware compartilhado divide o servidor físico com outros clientes, com ou sem licença incluída.',
            en: 'EC2 on shared hardware shares the physical server with other customers, license included or not.',
            es: 'EC2 en hardware compartido comparte el servidor físico con otros clientes, con o sin licencia incluida.',
          },
        },
      },
      {
        id: 'none-to-bring',
        text: {
          pt: 'A empresa não tem mais licenças do SQL Server e quer pagar pelo banco de dados só enquanto o usa.',
          en: 'The company has no SQL Server licenses left and wants to pay for the database only while using it.',
          es: 'La empresa ya no tiene licencias de SQL Server y quiere pagar por la base de datos solo mientras la usa.',
        },
        fits: ['shared-included', 'dedicated-included', 'rds-included', 'babelfish'],
        rulesOut: {
          'host-own': {
            pt: 'Dedicated Hosts com licenças da empresa exigem licenças que ela não tem.',
            en: 'Dedicated Hosts with the company’s licenses need licenses that it does not have.',
            es: 'Los Dedicated Hosts con licencias de la empresa exigen licencias que no tiene.',
          },
          'shared-own': {
            pt: 'O EC2 compartilhado com licenças da empresa exige licenças com Software Assurance ativo, que ela não tem.',
            en: 'Shared EC2 with the company’s licenses needs licenses with active Software Assurance, which it does not have.',
            es: 'El EC2 compartido con licencias de la empresa exige licencias con Software Assurance activo, que no tiene.',
          },
        },
      },
      {
        id: 'managed',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['rds-included', 'babelfish'],
        rulesOut: {
          'host-own': {
            pt: 'Em Dedicated Hosts a equipe instala o SQL Server e cuida dos patches e dos backups.',
            en: 'On Dedicated Hosts the team installs SQL Server and handles patches and backups.',
            es: 'En Dedicated Hosts el equipo instala SQL Server y se ocupa de los parches y los respaldos.',
          },
          'shared-own': {
            pt: 'No EC2 com licenças próprias, patches e backups são da equipe.',
            en: 'On EC2 with its own licenses, patches and backups belong to the team.',
            es: 'En EC2 con licencias propias, los parches y los respaldos son del equipo.',
          },
          'shared-included': {
            pt: 'A licença incluída não muda o modelo: no EC2, patches e backups são do cliente.',
            en: 'An included license does not change the model: on EC2, patches and backups are the customer’s.',
            es: 'La licencia incluida no cambia el modelo: en EC2, los parches y los respaldos son del cliente.',
          },
          'dedicated-included': {
            pt: 'As Dedicated Instances são instâncias do EC2: patches e backups são do cliente.',
            en: 'Dedicated Instances are EC2 instances: patches and backups are the customer’s.',
            es: 'Las Dedicated Instances son instancias de EC2: los parches y los respaldos son del cliente.',
          },
        },
      },
      {
        id: 'certified',
        text: {
          pt: 'O fornecedor do sistema só dá suporte ao mecanismo original da Microsoft.',
          en: 'The system’s vendor supports only Microsoft’s original engine.',
          es: 'El proveedor del sistema solo da soporte al motor original de Microsoft.',
        },
        fits: ['host-own', 'shared-own', 'shared-included', 'dedicated-included', 'rds-included'],
        rulesOut: {
          babelfish: {
            pt: 'O Aurora com Babelfish entende o T-SQL, mas é PostgreSQL: não é o mecanismo que o fornecedor suporta.',
            en: 'Aurora with Babelfish understands T-SQL but is PostgreSQL: it is not the engine that the vendor supports.',
            es: 'Aurora con Babelfish entiende T-SQL, pero es PostgreSQL: no es el motor que el proveedor soporta.',
          },
        },
      },
      {
        id: 'agent',
        text: {
          pt: 'A auditoria exige um agente próprio no sistema operacional do servidor.',
          en: 'The auditors require their own agent on the server’s operating system.',
          es: 'La auditoría exige un agente propio en el sistema operativo del servidor.',
        },
        fits: ['host-own', 'shared-own', 'shared-included', 'dedicated-included'],
        rulesOut: {
          'rds-included': {
            pt: 'O RDS padrão, ao contrário do RDS Custom, não dá acesso ao sistema operacional em que o agente precisa ser instalado.',
            en: 'Standard RDS, unlike RDS Custom, gives no access to the operating system on which the agent must be installed.',
            es: 'RDS estándar, a diferencia de RDS Custom, no da acceso al sistema operativo en el que debe instalarse el agente.',
          },
          babelfish: {
            pt: 'O Aurora é gerenciado e não dá acesso ao sistema operacional para instalar o agente.',
            en: 'Aurora is managed and gives no access to the operating system to install the agent.',
            es: 'Aurora es administrado y no da acceso al sistema operativo para instalar el agente.',
          },
        },
      },
      {
        id: 'no-whole-host',
        notWith: ['isolated', 'none-to-bring', 'managed'],
        text: {
          pt: 'A empresa quer pagar pelas instâncias que usa, e não por um servidor físico inteiro.',
          en: 'The company wants to pay for the instances that it uses, not for a whole physical server.',
          es: 'La empresa quiere pagar las instancias que usa, y no un servidor físico entero.',
        },
        fits: ['shared-own', 'shared-included', 'rds-included', 'babelfish'],
        rulesOut: {
          'host-own': {
            pt: 'Nos Dedicated Hosts paga-se pelo servidor físico inteiro.',
            en: 'Dedicated Hosts are charged for the whole physical server.',
            es: 'En los Dedicated Hosts se paga el servidor físico entero.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a esses requisitos?',
      en: 'Which solution meets these requirements?',
      es: '¿Qué solución cumple estos requisitos?',
    },
  },
];
