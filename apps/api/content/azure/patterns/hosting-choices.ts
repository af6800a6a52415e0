import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const hostingChoices: readonly Pattern[] = [
  {
    id: 'database-hosting',
    exams: { 'az-900': { domain: 'concepts', topic: 'shared-responsibility' } },
    scene: {
      pt: 'Pense no servidor de banco de dados como o forno de uma padaria e nos dados como as receitas.',
      en: 'Think of the database server as a bakery’s oven, and of the data as the bakery’s recipes.',
      es: 'Piensa en el servidor de base de datos como el horno de una panadería y en los datos como sus recetas.',
    },
    situations: [
      {
        id: 'rail',
        text: {
          pt: 'Uma ferrovia vai substituir a máquina do SQL Server que controla seus vagões.',
          en: 'A railroad is replacing the machine that runs the SQL Server database of its freight cars.',
          es: 'Un ferrocarril va a reemplazar la máquina del SQL Server que controla sus vagones.',
        },
      },
      {
        id: 'union',
        text: {
          pt: 'Um sindicato vai migrar o SQL Server do cadastro de filiados.',
          en: 'A trade union is moving the SQL Server of its membership system.',
          es: 'Un sindicato va a migrar el SQL Server de su registro de afiliados.',
        },
      },
      {
        id: 'mill',
        text: {
          pt: 'O SQL Server de uma tecelagem está em uma máquina fora de garantia.',
          en: 'A textile mill’s SQL Server is on a machine out of warranty.',
          es: 'El SQL Server de una textil está en una máquina sin garantía.',
        },
      },
    ],
    candidates: [
      {
        id: 'own-server',
        neverRight: true,
        text: {
          pt: 'SQL Server em um servidor novo na sede',
          en: 'SQL Server on a new head office server',
          es: 'SQL Server en un servidor nuevo de la sede',
        },
        uses: [],
        why: {
          pt: 'Em um servidor próprio a empresa responde por tudo, do hardware ao banco de dados, e pode instalar o que quiser.',
          en: 'On a server of its own the company is responsible for everything, from hardware to database, and can install what it likes.',
          es: 'En un servidor propio la empresa responde por todo, del hardware a la base de datos, y puede instalar lo que quiera.',
        },
        likeness: {
          pt: 'um só forno comprado para a sala da padaria, que o próprio dono limpa, sem outro se ele apagar',
          en: 'a single oven bought for the bakery’s room, cleaned by its owner, with no spare if it fails',
          es: 'un solo horno comprado para la sala de la panadería, que el dueño limpia, sin otro si falla',
        },
        tell: {
          pt: 'No local, todas as responsabilidades são da empresa.',
          en: 'On-premises, all responsibilities are the company’s.',
          es: 'En el local, todas las responsabilidades son de la empresa.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 5,
      },
      {
        id: 'vm',
        text: {
          pt: 'SQL Server em uma VM do Azure (IaaS)',
          en: 'SQL Server on an Azure VM (IaaS)',
          es: 'SQL Server en una VM de Azure (IaaS)',
        },
        uses: [],
        why: {
          pt: 'Em IaaS, em uma só máquina, o provedor cuida do datacenter e do hardware, e a empresa escolhe a versão do SQL Server e controla o sistema operacional, onde instala o que quiser.',
          en: 'In IaaS, on a single machine, the provider manages datacenter and hardware, and the company chooses the version of SQL Server and controls the operating system, where it installs what it likes.',
          es: 'En IaaS, en una sola máquina, el proveedor se ocupa del centro de datos y del hardware, y la empresa elige la versión de SQL Server y controla el sistema operativo, donde instala lo que quiera.',
        },
        likeness: {
          pt: 'um só forno alugado em prédio alheio, que o próprio inquilino limpa e vigia, sem outro se ele apagar',
          en: 'a single oven rented in somebody else’s building, cleaned by the tenant, with no spare if it fails',
          es: 'un solo horno alquilado en edificio ajeno, que el propio inquilino limpia y vigila, sin otro si falla',
        },
        tell: {
          pt: 'Ferramenta de auditoria instalada no sistema operacional: máquina virtual (IaaS). Sistema homologado só para uma versão do SQL Server: IaaS, em que a empresa escolhe a versão. Diretoria que não aprova a compra de hardware: nuvem, em vez de servidores próprios. Sala de servidores que será desativada: datacenters da Microsoft. Equipe em que ninguém sabe operar um cluster: banco de dados gerenciado ou servidor único.',
          en: 'An audit tool installed on the operating system: a virtual machine (IaaS). A system certified for one version of SQL Server: IaaS, where the company chooses the version. A board that does not approve buying hardware: the cloud, instead of servers of its own. A server room that will be closed: Microsoft’s datacenters. A team in which nobody knows how to run a cluster: a managed database or a single server.',
          es: 'Herramienta de auditoría instalada en el sistema operativo: máquina virtual (IaaS). Sistema certificado solo para una versión de SQL Server: IaaS, donde la empresa elige la versión. Dirección que no aprueba la compra de hardware: nube, en vez de servidores propios. Sala de servidores que se va a cerrar: centros de datos de Microsoft. Equipo en el que nadie sabe operar un clúster: base de datos administrada o un solo servidor.',
        },
        source: docs('azure/azure-sql/virtual-machines/windows/sql-server-on-azure-vm-iaas-what-is-overview'),
        popularity: 5,
      },
      {
        id: 'cluster',
        text: {
          pt: 'SQL Server em VMs do Azure em cluster (IaaS)',
          en: 'SQL Server on clustered Azure VMs (IaaS)',
          es: 'SQL Server en VM de Azure en clúster (IaaS)',
        },
        uses: [],
        why: {
          pt: 'Com duas máquinas em cluster, em um datacenter da Microsoft, uma assume sozinha quando a outra falha, e a empresa escolhe a versão do SQL Server e continua com acesso ao sistema operacional.',
          en: 'With two clustered machines, in a Microsoft datacenter, one takes over by itself when the other fails, and the company chooses the version of SQL Server and keeps access to the operating system.',
          es: 'Con dos máquinas en clúster, en un centro de datos de Microsoft, una toma el relevo por sí sola cuando la otra falla, y la empresa elige la versión de SQL Server y conserva el acceso al sistema operativo.',
        },
        likeness: {
          pt: 'dois fornos alugados em prédio alheio, que o inquilino limpa, vigia e precisa saber interligar',
          en: 'two ovens rented in somebody else’s building, which the tenant cleans, watches and must know how to link',
          es: 'dos hornos alquilados en edificio ajeno, que el inquilino limpia, vigila y debe saber conectar',
        },
        tell: {
          pt: 'Ferramenta de auditoria instalada no sistema operacional: máquina virtual (IaaS). Sistema homologado só para uma versão do SQL Server: IaaS, em que a empresa escolhe a versão. Outro servidor que deve assumir automaticamente: alta disponibilidade. Diretoria que não aprova a compra de hardware: nuvem, em vez de servidores próprios. Sala de servidores que será desativada: datacenters da Microsoft.',
          en: 'An audit tool installed on the operating system: a virtual machine (IaaS). A system certified for one version of SQL Server: IaaS, where the company chooses the version. Another server that must take over automatically: high availability. A board that does not approve buying hardware: the cloud, instead of servers of its own. A server room that will be closed: Microsoft’s datacenters.',
          es: 'Herramienta de auditoría instalada en el sistema operativo: máquina virtual (IaaS). Sistema certificado solo para una versión de SQL Server: IaaS, donde la empresa elige la versión. Otro servidor que debe tomar el relevo automáticamente: alta disponibilidad. Dirección que no aprueba la compra de hardware: nube, en vez de servidores propios. Sala de servidores que se va a cerrar: centros de datos de Microsoft.',
        },
        source: docs('azure/azure-sql/virtual-machines/windows/availability-group-overview'),
        popularity: 3,
      },
      {
        id: 'database',
        text: {
          pt: 'Banco de Dados SQL do Azure (PaaS)',
          en: 'Azure SQL Database (PaaS)',
          es: 'Azure SQL Database (PaaS)',
        },
        uses: ['SQL Database'],
        why: {
          pt: 'No Banco de Dados SQL (PaaS) o provedor cuida de datacenter, servidores, sistema, patches, backups e alta disponibilidade, com a troca automática do servidor que falha.',
          en: 'In Azure SQL Database (PaaS) the provider handles datacenter, servers, system, patches, backups and high availability, with automatic replacement of a failed server.',
          es: 'En Azure SQL Database (PaaS) el proveedor se ocupa de centro de datos, servidores, sistema, parches, respaldos y alta disponibilidad, con el reemplazo automático del servidor que falla.',
        },
        likeness: {
          pt: 'um serviço que põe o forno que quer, limpa, copia as receitas e não deixa ninguém adaptá-lo',
          en: 'a service that supplies the oven it likes, cleans it, copies the recipes and lets nobody alter it',
          es: 'un servicio que pone el horno que quiere, limpia, copia las recetas y no deja adaptar nada',
        },
        tell: {
          pt: 'Patches que não são mais tarefa da empresa: PaaS. Outro servidor que deve assumir automaticamente: alta disponibilidade. Diretoria que não aprova a compra de hardware: nuvem, em vez de servidores próprios. Sala de servidores que será desativada: datacenters da Microsoft. Patches do sistema e do SQL Server, que não são mais tarefa da empresa: PaaS. Equipe em que ninguém sabe operar um cluster: banco de dados gerenciado ou servidor único. Backups que ninguém na empresa quer configurar nem acompanhar: PaaS, em que a Microsoft os faz.',
          en: 'Patching that is no longer the company’s responsibility: PaaS. Another server that must take over automatically: high availability. A board that does not approve buying hardware: the cloud, instead of servers of its own. A server room that will be closed: Microsoft’s datacenters. Patching the system and SQL Server, no longer the company’s responsibility: PaaS. A team in which nobody knows how to run a cluster: a managed database or a single server. Backups that nobody wants to set up or watch: PaaS, in which Microsoft makes them.',
          es: 'Parches que ya no son tarea de la empresa: PaaS. Otro servidor que debe tomar el relevo automáticamente: alta disponibilidad. Dirección que no aprueba la compra de hardware: nube, en vez de servidores propios. Sala de servidores que se va a cerrar: centros de datos de Microsoft. Parches del sistema y de SQL Server, que ya no son tarea de la empresa: PaaS. Equipo en el que nadie sabe operar un clúster: base de datos administrada o un solo servidor. Copias de seguridad que nadie en la empresa quiere configurar ni vigilar: PaaS, donde las hace Microsoft.',
        },
        source: docs('azure/azure-sql/database/sql-database-paas-overview'),
        popularity: 5,
      },
      {
        id: 'own-cluster',
        neverRight: true,
        text: {
          pt: 'SQL Server em um cluster novo na sede',
          en: 'SQL Server on a new head office cluster',
          es: 'SQL Server en un clúster nuevo de la sede',
        },
        uses: [],
        why: {
          pt: 'Um cluster na sede passa o banco de dados de um servidor ao outro quando um falha.',
          en: 'A cluster at head office moves the database from one server to the other when one fails.',
          es: 'Un clúster en la sede pasa la base de datos de un servidor al otro cuando uno falla.',
        },
        likeness: {
          pt: 'dois fornos comprados para a sala da padaria, que o dono limpa, vigia e precisa saber interligar',
          en: 'two ovens bought for the bakery’s room, which the owner cleans, watches and must know how to link',
          es: 'dos hornos comprados para la sala de la panadería, que el dueño limpia, vigila y debe saber conectar',
        },
        tell: {
          pt: 'Alta disponibilidade em hardware próprio: cluster local.',
          en: 'High availability on hardware of one’s own: a local cluster.',
          es: 'Alta disponibilidad en hardware propio: clúster local.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 3,
      },
      {
        id: 'outsourced',
        neverRight: true,
        text: {
          pt: 'Um só servidor novo na sede, com um contratado',
          en: 'One new office server, with a contractor',
          es: 'Un solo servidor nuevo en la sede, con contratista',
        },
        uses: [],
        why: {
          pt: 'Com um contratado, o servidor continua sendo da empresa, e o trabalho diário passa a ele.',
          en: 'With a contractor the server is still the company’s, and the daily work passes to the contractor.',
          es: 'Con un contratista, el servidor sigue siendo de la empresa y el trabajo diario pasa a él.',
        },
        likeness: {
          pt: 'um só forno comprado para a sala da padaria, que um contratado limpa, sem outro se ele apagar',
          en: 'a single oven bought for the bakery’s room, cleaned by hired help, with no spare if it fails',
          es: 'un solo horno comprado para la sala de la panadería, que un contratado limpia, sin otro si falla',
        },
        tell: {
          pt: 'Equipamento próprio com trabalho de terceiros: servidor na sede com contratado.',
          en: 'Equipment of one’s own with outside work: a head office server with a contractor.',
          es: 'Equipo propio con trabajo de terceros: servidor en la sede con contratista.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'os-tool',
        text: {
          pt: 'Uma ferramenta de auditoria deve ser instalada no sistema operacional.',
          en: 'An audit tool must be installed on the operating system.',
          es: 'Una herramienta de auditoría debe instalarse en el sistema operativo.',
        },
        fits: ['own-cluster', 'own-server', 'outsourced', 'vm', 'cluster'],
        rulesOut: {
          database: {
            pt: 'O Banco de Dados SQL é PaaS e não dá acesso ao sistema operacional.',
            en: 'Azure SQL Database is PaaS and gives no access to the operating system.',
            es: 'Azure SQL Database es PaaS y no da acceso al sistema operativo.',
          },
        },
      },
      {
        id: 'no-patches',
        text: {
          pt: 'Aplicar patches no sistema e no SQL Server não pode mais ser tarefa da empresa.',
          en: 'Patching the system and SQL Server must no longer be the company’s responsibility.',
          es: 'Aplicar parches al sistema y a SQL Server ya no debe ser tarea de la empresa.',
        },
        fits: ['database', 'outsourced'],
        rulesOut: {
          'own-cluster': {
            pt: 'No cluster da sede, a empresa aplica todos os patches.',
            en: 'On a cluster at head office the company applies all patches.',
            es: 'En el clúster de la sede la empresa aplica todos los parches.',
          },
          'own-server': {
            pt: 'Em um servidor próprio, todos os patches ficam com a empresa.',
            en: 'On a server of its own, all patching is the company’s responsibility.',
            es: 'En un servidor propio, todos los parches quedan a cargo de la empresa.',
          },
          vm: {
            pt: 'Em uma máquina virtual (IaaS), os patches do sistema e do SQL Server são responsabilidade do cliente.',
            en: 'On a virtual machine (IaaS), patching the system and SQL Server is the customer’s responsibility.',
            es: 'En una máquina virtual (IaaS), los parches del sistema y de SQL Server son responsabilidad del cliente.',
          },
          cluster: {
            pt: 'Duas máquinas em cluster são duas a manter com patches pela empresa.',
            en: 'Two clustered machines are two for the company to keep patched.',
            es: 'Dos máquinas en clúster son dos que la empresa debe mantener con parches.',
          },
        },
      },
      {
        id: 'no-capital',
        text: {
          pt: 'A diretoria não aprova a compra de hardware.',
          en: 'The board does not approve buying hardware.',
          es: 'La dirección no aprueba la compra de hardware.',
        },
        fits: ['vm', 'cluster', 'database'],
        rulesOut: {
          outsourced: {
            pt: 'Mesmo mantido por terceiros, o servidor da sede precisa ser comprado.',
            en: 'Even when a contractor runs it, the head office server has to be bought.',
            es: 'Aunque lo mantengan terceros, el servidor de la sede debe comprarse.',
          },
          'own-cluster': {
            pt: 'Um cluster na sede exige ao menos dois servidores comprados.',
            en: 'A cluster at head office takes at least two servers, bought.',
            es: 'Un clúster en la sede exige al menos dos servidores comprados.',
          },
          'own-server': {
            pt: 'O servidor da sede dá controle total, mas um novo precisa ser comprado.',
            en: 'A head office server gives full control, but a new one has to be bought.',
            es: 'El servidor de la sede da control total, pero uno nuevo debe comprarse.',
          },
        },
      },
      {
        id: 'no-room',
        text: {
          pt: 'A sala de servidores da sede será desativada.',
          en: 'The server room at head office will be closed.',
          es: 'La sala de servidores de la sede se va a cerrar.',
        },
        fits: ['vm', 'cluster', 'database'],
        rulesOut: {
          outsourced: {
            pt: 'Mesmo mantido por um contratado, o servidor ficaria na sala que será desativada.',
            en: 'Even when a contractor runs it, the server would be in the room that will be closed.',
            es: 'Aunque lo mantenga un contratista, el servidor quedaría en la sala que se va a cerrar.',
          },
          'own-cluster': {
            pt: 'Os servidores do cluster ficariam na sala que será desativada.',
            en: 'The servers of the cluster would be in the room that will be closed.',
            es: 'Los servidores del clúster quedarían en la sala que se va a cerrar.',
          },
          'own-server': {
            pt: 'Um servidor na sede precisa da sala que será desativada.',
            en: 'A head office server needs the room that will be closed.',
            es: 'Un servidor en la sede necesita la sala que se va a cerrar.',
          },
        },
      },
      {
        id: 'failover',
        text: {
          pt: 'Se o sistema operacional de um servidor falhar, outro deve assumir automaticamente.',
          en: 'If a server’s operating system fails, another must take over automatically.',
          es: 'Si falla el sistema operativo de un servidor, otro debe tomar el relevo automáticamente.',
        },
        fits: ['own-cluster', 'cluster', 'database'],
        rulesOut: {
          outsourced: {
            pt: 'Mantido por terceiros ou não, um único servidor não tem outro que assuma por ele.',
            en: 'Whoever runs it, a single server has no other to take over from it.',
            es: 'Lo mantenga quien lo mantenga, un único servidor no tiene otro que asuma por él.',
          },
          'own-server': {
            pt: 'Um único servidor não tem outro que assuma por ele.',
            en: 'A single server has no other to take over from it.',
            es: 'Un único servidor no tiene otro que asuma por él.',
          },
          vm: {
            pt: 'Com uma única máquina virtual não há outra já ligada que assuma o banco de dados.',
            en: 'With a single virtual machine, no other one is running that could take over the database.',
            es: 'Con una única máquina virtual no hay otra ya encendida que asuma la base de datos.',
          },
        },
      },
      {
        id: 'no-clustering',
        text: {
          pt: 'Ninguém na equipe sabe operar um cluster.',
          en: 'Nobody on the team knows how to run a cluster.',
          es: 'Nadie en el equipo sabe operar un clúster.',
        },
        fits: ['own-server', 'outsourced', 'vm', 'database'],
        rulesOut: {
          'own-cluster': {
            pt: 'Também na sede, o cluster de servidores precisa de quem saiba operá-lo.',
            en: 'At head office, too, a cluster of servers needs somebody who knows how to run it.',
            es: 'También en la sede, el clúster de servidores necesita a alguien que sepa operarlo.',
          },
          cluster: {
            pt: 'Em VMs (IaaS), quem monta e opera o cluster é a equipe.',
            en: 'On VMs (IaaS), it is the team that sets up and runs the cluster.',
            es: 'En VM (IaaS), quien arma y opera el clúster es el equipo.',
          },
        },
      },
      {
        id: 'version',
        text: {
          pt: 'O sistema só é homologado para uma versão do SQL Server.',
          en: 'The system is certified for one version of SQL Server only.',
          es: 'El sistema está certificado solo para una versión de SQL Server.',
        },
        fits: ['own-cluster', 'own-server', 'outsourced', 'vm', 'cluster'],
        rulesOut: {
          database: {
            pt: 'No Banco de Dados SQL (PaaS), é a Microsoft que atualiza o mecanismo: não há versão a fixar.',
            en: 'In Azure SQL Database (PaaS) Microsoft keeps the engine current: there is no version to fix.',
            es: 'En Azure SQL Database (PaaS), Microsoft actualiza el motor: no hay una versión que fijar.',
          },
        },
      },
      {
        id: 'backups',
        text: {
          pt: 'Ninguém na empresa quer configurar nem acompanhar backups.',
          en: 'Nobody there wants to set up or watch backups.',
          es: 'Nadie en la empresa quiere configurar ni vigilar copias de seguridad.',
        },
        fits: ['database', 'outsourced'],
        rulesOut: {
          'own-cluster': {
            pt: 'Em um cluster na sede, os backups são tarefa da empresa.',
            en: 'On a cluster at head office, backups are the company’s task.',
            es: 'En un clúster en la sede, las copias de seguridad son tarea de la empresa.',
          },
          'own-server': {
            pt: 'Em um servidor da sede, a empresa responde por tudo, inclusive pelos backups.',
            en: 'On a head office server the company answers for everything, backups included.',
            es: 'En un servidor de la sede, la empresa responde por todo, incluidas las copias de seguridad.',
          },
          vm: {
            pt: 'Em uma VM (IaaS), é o cliente quem configura o backup do banco de dados e o acompanha.',
            en: 'On a VM (IaaS), it is the customer who sets up the backup of the database and watches over it.',
            es: 'En una VM (IaaS), es el cliente quien configura la copia de seguridad de la base de datos y la vigila.',
          },
          cluster: {
            pt: 'Em VMs em cluster (IaaS), o backup do banco de dados continua, por padrão, com o cliente.',
            en: 'On clustered VMs (IaaS), backing up the database is still the customer’s task by default.',
            es: 'En VM en clúster (IaaS), la copia de seguridad sigue siendo, de forma predeterminada, del cliente.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'vmware-future',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-models' } },
    scene: {
      pt: 'Pense no datacenter da empresa como uma oficina, no VMware como suas bancadas e no Azure como um parque industrial.',
      en: 'Think of the datacenter as a workshop, of VMware as its workbenches and of Azure as an industrial park.',
      es: 'Piensa en el centro de datos como un taller, en VMware como sus mesas de trabajo y en Azure como un parque industrial.',
    },
    situations: [
      {
        id: 'retailer',
        text: {
          pt: 'Uma rede varejista decide o futuro de oitenta máquinas virtuais VMware do datacenter da sede.',
          en: 'A retail chain is deciding the future of eighty VMware virtual machines in its head office datacenter.',
          es: 'Una cadena minorista decide el futuro de ochenta máquinas virtuales VMware del centro de datos de su sede.',
        },
      },
      {
        id: 'agency',
        text: {
          pt: 'Um órgão público tem seus sistemas em máquinas virtuais VMware, em um datacenter próprio.',
          en: 'A government agency runs its systems on VMware virtual machines in its own datacenter.',
          es: 'Un organismo público tiene sus sistemas en máquinas virtuales VMware, en un centro de datos propio.',
        },
      },
      {
        id: 'cannery',
        text: {
          pt: 'Uma indústria de alimentos roda os sistemas de produção em VMware, na própria fábrica.',
          en: 'A food manufacturer runs its production systems on VMware at its own plant.',
          es: 'Una empresa de alimentos ejecuta sus sistemas de producción en VMware, en su propia planta.',
        },
      },
    ],
    candidates: [
      {
        id: 'arc',
        rightWith: ['one-console'],
        text: {
          pt: 'Os servidores atuais, conectados ao Azure Arc',
          en: 'The current servers, connected to Azure Arc',
          es: 'Los servidores actuales, conectados a Azure Arc',
        },
        uses: ['Arc'],
        why: {
          pt: 'O Azure Arc leva ao portal o inventário e o Azure Policy das máquinas, que ficam onde estão, no VMware atual, sem compra nem migração.',
          en: 'Azure Arc brings to the portal the inventory and Azure Policy of the machines, which stay where they are, on the present VMware, without purchase or migration.',
          es: 'Azure Arc lleva al portal el inventario y Azure Policy de las máquinas, que quedan donde están, en el VMware actual, sin compra ni migración.',
        },
        likeness: {
          pt: 'a oficina deixada onde está, com as bancadas velhas, mas inscrita no registro do parque',
          en: 'the workshop left where it is, with its old workbenches, but entered in the park’s register',
          es: 'el taller dejado donde está, con sus mesas viejas, pero inscrito en el registro del parque',
        },
        tell: {
          pt: 'Dados que não podem sair das instalações: Azure Arc, com os servidores onde estão. Inventário e políticas no portal do Azure: servidores como recursos do Azure. Equipe que vai continuar usando as ferramentas do VMware: VMware mantido como está. Falta de orçamento para comprar equipamentos: servidores atuais ou a nuvem.',
          en: 'Data that must not leave the premises: Azure Arc, with the servers where they are. Inventory and policies in the Azure portal: servers as Azure resources. A team that will keep using the VMware tools: VMware kept as it is. No budget to buy equipment: the current servers or the cloud.',
          es: 'Datos que no pueden salir de las instalaciones: Azure Arc, con los servidores donde están. Inventario y políticas en el portal de Azure: servidores como recursos de Azure. Equipo que va a seguir usando las herramientas de VMware: VMware que se mantiene como está. Falta de presupuesto para comprar equipos: servidores actuales o la nube.',
        },
        source: docs('azure/azure-arc/overview'),
        popularity: 3,
      },
      {
        id: 'avs',
        rightWith: ['same-tools'],
        text: {
          pt: 'Migração para o Azure VMware Solution',
          en: 'Migration to Azure VMware Solution',
          es: 'Migración a Azure VMware Solution',
        },
        uses: ['VMware Solution'],
        why: {
          pt: 'O Azure VMware Solution oferece hosts VMware dedicados em datacenters da Microsoft, com as mesmas ferramentas do vSphere.',
          en: 'Azure VMware Solution offers dedicated VMware hosts in Microsoft datacenters, with the same vSphere tools.',
          es: 'Azure VMware Solution ofrece hosts VMware dedicados en centros de datos de Microsoft, con las mismas herramientas de vSphere.',
        },
        likeness: {
          pt: 'a mudança para um galpão do parque, com bancadas iguais, alugado inteiro desde o primeiro dia',
          en: 'the move to a hall in the park, with the same workbenches, rented whole from the first day',
          es: 'la mudanza a una nave del parque, con mesas iguales, alquilada entera desde el primer día',
        },
        tell: {
          pt: 'Ferramentas do VMware que a equipe conhece, em datacenters da Microsoft: Azure VMware Solution. Sala dos servidores que será devolvida: migração para o Azure. Equipamentos em uso que serão desligados: migração para o Azure. Equipe que vai continuar usando as ferramentas do VMware: VMware mantido como está. Falta de orçamento para comprar equipamentos: servidores atuais ou a nuvem. Sistemas que devem passar a rodar em datacenters da Microsoft: migração para o Azure.',
          en: 'VMware tools that the team knows, in Microsoft datacenters: Azure VMware Solution. A server room that will be given up: migration to Azure. Equipment in use that will be switched off: migration to Azure. A team that will keep using the VMware tools: VMware kept as it is. No budget to buy equipment: the current servers or the cloud. Systems that must move to Microsoft datacenters: migration to Azure.',
          es: 'Herramientas de VMware que el equipo conoce, en centros de datos de Microsoft: Azure VMware Solution. Sala de servidores que se va a devolver: migración a Azure. Equipos en uso que se van a apagar: migración a Azure. Equipo que va a seguir usando las herramientas de VMware: VMware que se mantiene como está. Falta de presupuesto para comprar equipos: servidores actuales o la nube. Sistemas que deben pasar a ejecutarse en centros de datos de Microsoft: migración a Azure.',
        },
        source: docs('azure/azure-vmware/introduction'),
        popularity: 3,
      },
      {
        id: 'native',
        text: {
          pt: 'Migração para máquinas virtuais do Azure',
          en: 'Migration to Azure virtual machines',
          es: 'Migración a máquinas virtuales de Azure',
        },
        uses: [],
        why: {
          pt: 'Máquinas virtuais do Azure não precisam de hosts próprios, aparecem no portal com o Azure Policy, e cada uma pode ser paga e dimensionada sozinha.',
          en: 'Azure virtual machines need no hosts of one’s own, appear in the portal with Azure Policy, and each one can be paid for and sized on its own.',
          es: 'Las máquinas virtuales de Azure no requieren hosts propios, aparecen en el portal con Azure Policy, y cada una puede pagarse y dimensionarse por separado.',
        },
        likeness: {
          pt: 'a mudança para salas do parque, alugadas uma a uma, com bancadas que é preciso aprender a usar',
          en: 'the move to rooms in the park, rented one at a time, with workbenches that must be learned',
          es: 'la mudanza a salas del parque, alquiladas una a una, con mesas que hay que aprender a usar',
        },
        tell: {
          pt: 'Custo que cresce aos poucos: máquinas virtuais do Azure, uma a uma. Inventário e políticas no portal do Azure: servidores como recursos do Azure. Sala dos servidores que será devolvida: migração para o Azure. Equipamentos em uso que serão desligados: migração para o Azure. Falta de orçamento para comprar equipamentos: servidores atuais ou a nuvem. Sistemas que devem passar a rodar em datacenters da Microsoft: migração para o Azure.',
          en: 'A cost that must grow gradually: Azure virtual machines, one by one. Inventory and policies in the Azure portal: servers as Azure resources. A server room that will be given up: migration to Azure. Equipment in use that will be switched off: migration to Azure. No budget to buy equipment: the current servers or the cloud. Systems that must move to Microsoft datacenters: migration to Azure.',
          es: 'Costo que crece poco a poco: máquinas virtuales de Azure, una por una. Inventario y políticas en el portal de Azure: servidores como recursos de Azure. Sala de servidores que se va a devolver: migración a Azure. Equipos en uso que se van a apagar: migración a Azure. Falta de presupuesto para comprar equipos: servidores actuales o la nube. Sistemas que deben pasar a ejecutarse en centros de datos de Microsoft: migración a Azure.',
        },
        source: docs('azure/migrate/migrate-services-overview'),
        popularity: 5,
      },
      {
        id: 'hoster',
        neverRight: true,
        text: {
          pt: 'Uma nuvem VMware em um provedor, à parte do Azure',
          en: 'A VMware cloud at a hosting provider, apart from Azure',
          es: 'Una nube VMware en un proveedor, aparte de Azure',
        },
        uses: [],
        why: {
          pt: 'Um provedor de nuvem privada VMware recebe as máquinas sem conversão e divide hosts em porções pequenas.',
          en: 'A VMware private cloud provider takes the machines without conversion and splits hosts into small portions.',
          es: 'Un proveedor de nube privada VMware recibe las máquinas sin conversión y divide los hosts en porciones pequeñas.',
        },
        likeness: {
          pt: 'a mudança para salas de outro senhorio, fora do parque e de seu registro, com bancadas iguais',
          en: 'the move to another landlord’s rooms, outside the park and its register, with the same workbenches',
          es: 'la mudanza a salas de otro arrendador, fuera del parque y de su registro, con mesas iguales',
        },
        tell: {
          pt: 'VMware hospedado fora do Azure: nuvem privada de um provedor.',
          en: 'VMware hosted outside Azure: a provider’s private cloud.',
          es: 'VMware alojado fuera de Azure: nube privada de un proveedor.',
        },
        source: docs('training/modules/describe-cloud-compute/'),
        popularity: 2,
      },
      {
        id: 'refresh',
        neverRight: true,
        text: {
          pt: 'Servidores VMware novos na mesma sala, à parte do Azure',
          en: 'New VMware servers in the same room, apart from Azure',
          es: 'Servidores VMware nuevos en la misma sala, aparte de Azure',
        },
        uses: [],
        why: {
          pt: 'Servidores VMware novos mantêm tudo como está, com hardware da organização.',
          en: 'New VMware servers keep everything as it is, on the organization’s hardware.',
          es: 'Los servidores VMware nuevos mantienen todo como está, con hardware de la organización.',
        },
        likeness: {
          pt: 'a compra de bancadas novas da mesma marca para a mesma oficina, fora do registro do parque',
          en: 'the purchase of new workbenches of the same make for the same workshop, outside the park’s register',
          es: 'la compra de mesas nuevas de la misma marca para el mismo taller, fuera del registro del parque',
        },
        tell: {
          pt: 'Renovar sem mudar nada: hardware novo no local.',
          en: 'Renewing without changing anything: new hardware on-premises.',
          es: 'Renovar sin cambiar nada: hardware nuevo en el lugar.',
        },
        source: docs('azure/azure-vmware/introduction'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'one-console',
        text: {
          pt: 'Inventário e políticas devem ficar no portal do Azure.',
          en: 'Inventory and policies must be kept in the Azure portal.',
          es: 'El inventario y las directivas deben estar en el portal de Azure.',
        },
        fits: ['arc', 'native'],
        rulesOut: {
          refresh: {
            pt: 'Os servidores VMware novos ficam no console do VMware, e não no portal do Azure.',
            en: 'The new VMware servers are in the console of VMware, not in the Azure portal.',
            es: 'Los servidores VMware nuevos están en la consola de VMware, y no en el portal de Azure.',
          },
          hoster: {
            pt: 'No provedor, o inventário fica no console dele, fora do portal do Azure.',
            en: 'At the hosting provider the inventory is in its console, outside the Azure portal.',
            es: 'En el proveedor, el inventario está en su consola, fuera del portal de Azure.',
          },
        },
      },
      {
        id: 'vacate',
        text: {
          pt: 'A sala de servidores será devolvida em um ano.',
          en: 'The server room will be given up within a year.',
          es: 'La sala de servidores se va a devolver en un año.',
        },
        fits: ['avs', 'native', 'hoster'],
        rulesOut: {
          refresh: {
            pt: 'Servidores novos na mesma sala ficam no espaço que será devolvido.',
            en: 'New servers in the same room stay in the space that will be given up.',
            es: 'Los servidores nuevos en la misma sala quedan en el espacio que se va a devolver.',
          },
          arc: {
            pt: 'Com o Azure Arc, os servidores continuam na sala que será devolvida.',
            en: 'With Azure Arc the servers stay in the room that will be given up.',
            es: 'Con Azure Arc, los servidores siguen en la sala que se va a devolver.',
          },
        },
      },
      {
        id: 'same-tools',
        text: {
          pt: 'A equipe vai continuar usando as ferramentas do VMware que conhece.',
          en: 'The team will keep using the VMware tools that it knows.',
          es: 'El equipo va a seguir usando las herramientas de VMware que conoce.',
        },
        fits: ['refresh', 'arc', 'avs', 'hoster'],
        rulesOut: {
          native: {
            pt: 'Máquinas virtuais do Azure se administram com ferramentas do Azure, e não com as do VMware.',
            en: 'Azure virtual machines are managed with tools of Azure, not of VMware.',
            es: 'Las máquinas virtuales de Azure se administran con herramientas de Azure, y no con las de VMware.',
          },
        },
      },
      {
        id: 'stays-inside',
        text: {
          pt: 'Os dados não podem sair das instalações da organização.',
          en: 'The data must not leave the organization’s premises.',
          es: 'Los datos no pueden salir de las instalaciones de la organización.',
        },
        fits: ['refresh', 'arc'],
        rulesOut: {
          avs: {
            pt: 'O Azure VMware Solution fica em datacenters da Microsoft, fora das instalações da organização.',
            en: 'Azure VMware Solution is in Microsoft datacenters, off the organization’s premises.',
            es: 'Azure VMware Solution está en centros de datos de Microsoft, fuera de las instalaciones de la organización.',
          },
          native: {
            pt: 'As máquinas virtuais do Azure ficam em datacenters da Microsoft, fora da organização.',
            en: 'Azure virtual machines are in Microsoft datacenters, off the organization’s premises.',
            es: 'Las máquinas virtuales de Azure están en centros de datos de Microsoft, fuera de la organización.',
          },
          hoster: {
            pt: 'A nuvem privada de um provedor fica no datacenter dele.',
            en: 'A provider’s private cloud is in that provider’s datacenter.',
            es: 'La nube privada de un proveedor está en el centro de datos de este.',
          },
        },
      },
      {
        id: 'no-equipment',
        text: {
          pt: 'Não há orçamento para comprar equipamentos.',
          en: 'There is no budget to buy equipment.',
          es: 'No hay presupuesto para comprar equipos.',
        },
        fits: ['arc', 'avs', 'native', 'hoster'],
        rulesOut: {
          refresh: {
            pt: 'Servidores VMware novos precisam ser comprados.',
            en: 'New VMware servers have to be bought.',
            es: 'Los servidores VMware nuevos deben comprarse.',
          },
        },
      },
      {
        id: 'end-of-life',
        text: {
          pt: 'Os equipamentos em uso serão desligados neste ano.',
          en: 'The equipment in use will be switched off this year.',
          es: 'Los equipos en uso se van a apagar este año.',
        },
        fits: ['refresh', 'avs', 'native', 'hoster'],
        rulesOut: {
          arc: {
            pt: 'O Azure Arc administra os servidores existentes, que serão desligados.',
            en: 'Azure Arc manages the existing servers, which will be switched off.',
            es: 'Azure Arc administra los servidores existentes, que se van a apagar.',
          },
        },
      },
      {
        id: 'small-start',
        text: {
          pt: 'O projeto começa pequeno, e o custo deve crescer aos poucos.',
          en: 'The project starts small, and cost must grow gradually.',
          es: 'El proyecto empieza en pequeño, y el costo debe crecer poco a poco.',
        },
        fits: ['arc', 'native', 'hoster'],
        rulesOut: {
          avs: {
            pt: 'O Azure VMware Solution começa com um cluster de hosts dedicados, pagos por inteiro.',
            en: 'Azure VMware Solution starts with a cluster of dedicated hosts, paid for in full.',
            es: 'Azure VMware Solution empieza con un clúster de hosts dedicados, que se pagan completos.',
          },
        },
      },
      {
        id: 'one-supplier',
        notWith: ['stays-inside', 'vacate'],
        text: {
          pt: 'Tudo deve passar a rodar em datacenters da Microsoft.',
          en: 'Everything must move to Microsoft datacenters.',
          es: 'Todo debe pasar a ejecutarse en centros de datos de Microsoft.',
        },
        fits: ['avs', 'native'],
        rulesOut: {
          arc: {
            pt: 'Com o Azure Arc os servidores continuam onde estão.',
            en: 'With Azure Arc the servers stay where they are.',
            es: 'Con Azure Arc los servidores siguen donde están.',
          },
          refresh: {
            pt: 'Servidores VMware novos na mesma sala não ficam em um datacenter da Microsoft.',
            en: 'New VMware servers in the same room are not in a Microsoft datacenter.',
            es: 'Los servidores VMware nuevos en la misma sala no están en un centro de datos de Microsoft.',
          },
          hoster: {
            pt: 'Na nuvem privada do provedor as máquinas ficam no datacenter desse provedor, não da Microsoft.',
            en: 'In the provider’s private cloud the machines are in that provider’s datacenter, not in Microsoft’s.',
            es: 'En la nube privada del proveedor las máquinas están en el centro de datos de ese proveedor, no en el de Microsoft.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'duty-division',
    exams: { 'az-900': { domain: 'concepts', topic: 'shared-responsibility' } },
    scene: {
      pt: 'Pense no servidor como um carro, em cuidar do sistema operacional como dirigir e no programa como o caminho.',
      en: 'Think of the server as a car, of looking after the operating system as driving and of the program as the route.',
      es: 'Piensa en el servidor como un vehículo, en cuidar el sistema operativo como conducir y en el programa como la ruta.',
    },
    situations: [
      {
        id: 'ferry',
        text: {
          pt: 'Uma operadora de balsas planeja um novo sistema de reservas.',
          en: 'A ferry operator is planning a new booking system.',
          es: 'Una operadora de ferris planifica un nuevo sistema de reservas.',
        },
      },
      {
        id: 'auction',
        text: {
          pt: 'Uma casa de leilões planeja um novo sistema de lances.',
          en: 'An auction house is planning a new bidding system.',
          es: 'Una casa de subastas planifica un nuevo sistema de pujas.',
        },
      },
      {
        id: 'museums',
        text: {
          pt: 'Um grupo de museus planeja um novo sistema de ingressos.',
          en: 'A group of museums is planning a new ticketing system.',
          es: 'Un grupo de museos planifica un nuevo sistema de entradas.',
        },
      },
    ],
    candidates: [
      {
        id: 'onprem',
        neverRight: true,
        text: {
          pt: 'Servidores em um datacenter próprio',
          en: 'Servers in a datacenter of its own',
          es: 'Servidores en un centro de datos propio',
        },
        uses: [],
        why: {
          pt: 'No datacenter próprio, tudo fica com a empresa, do prédio ao código.',
          en: 'In a datacenter of its own everything is the company’s responsibility, from the building to the code.',
          es: 'En un centro de datos propio todo queda a cargo de la empresa, del edificio al código.',
        },
        likeness: {
          pt: 'o próprio carro na própria garagem, com luz, conserto e volante por conta do dono',
          en: 'one’s own car in one’s own garage, with light, repairs and driving all left to the owner',
          es: 'el vehículo propio en el garaje propio, con luz, reparaciones y volante a cargo del dueño',
        },
        tell: {
          pt: 'Todas as camadas com a empresa: datacenter próprio.',
          en: 'All layers with the company: a datacenter of its own.',
          es: 'Todas las capas a cargo de la empresa: centro de datos propio.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 4,
      },
      {
        id: 'colo',
        neverRight: true,
        text: {
          pt: 'Servidores próprios em um datacenter alugado',
          en: 'Its own servers in a rented datacenter',
          es: 'Servidores propios en un centro de datos alquilado',
        },
        uses: [],
        why: {
          pt: 'No datacenter alugado, energia e refrigeração ficam com o dono do prédio, e os servidores com a empresa.',
          en: 'In a rented datacenter power and cooling are up to the owner of the building, and the servers up to the company.',
          es: 'En un centro de datos alquilado, energía y refrigeración quedan a cargo del dueño del edificio, y los servidores de la empresa.',
        },
        likeness: {
          pt: 'o próprio carro em garagem alugada, que cuida da luz, mas não do conserto nem do volante',
          en: 'one’s own car in a rented garage, which sees to the lights, but not to repairs or driving',
          es: 'el vehículo propio en un garaje alquilado, que pone la luz, pero no repara ni conduce',
        },
        tell: {
          pt: 'Prédio de terceiros com servidores da empresa: datacenter alugado.',
          en: 'A third party’s building with the company’s servers: a rented datacenter.',
          es: 'Edificio de terceros con servidores de la empresa: centro de datos alquilado.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 2,
      },
      {
        id: 'bare',
        neverRight: true,
        text: {
          pt: 'Servidores físicos sob encomenda, por contrato mensal',
          en: 'Physical servers ordered on a monthly contract',
          es: 'Servidores físicos por encargo, con contrato mensual',
        },
        uses: [],
        why: {
          pt: 'Nos servidores físicos alugados, o hardware fica com o provedor e o sistema operacional com a empresa.',
          en: 'With rented physical servers the hardware is up to the provider and the operating system up to the company.',
          es: 'En los servidores físicos alquilados, el hardware queda a cargo del proveedor y el sistema operativo de la empresa.',
        },
        likeness: {
          pt: 'um carro alugado por mês, que a locadora conserta e o cliente dirige, com outro só dias depois',
          en: 'a car rented by the month, repaired by its firm and driven by the customer, with days’ wait for another',
          es: 'un vehículo alquilado por mes, que su empresa repara y el cliente conduce, con otro solo días después',
        },
        tell: {
          pt: 'Hardware do provedor, sem virtualização: servidores alugados por mês.',
          en: 'The provider’s hardware, without virtualization: servers rented by the month.',
          es: 'Hardware del proveedor, sin virtualización: servidores alquilados por mes.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 2,
      },
      {
        id: 'iaas',
        text: {
          pt: 'Máquinas virtuais pagas por hora (IaaS)',
          en: 'Virtual machines paid by the hour (IaaS)',
          es: 'Máquinas virtuales pagadas por hora (IaaS)',
        },
        uses: [],
        why: {
          pt: 'Em IaaS o provedor responde por prédio, energia e hardware e entrega capacidade em minutos; a empresa administra o sistema operacional e o seu código, que pode rodar o dia todo.',
          en: 'In IaaS the provider is responsible for building, power and hardware and delivers capacity within minutes; the company manages the operating system and its code, which can run all day.',
          es: 'En IaaS el proveedor responde por edificio, energía y hardware y entrega capacidad en minutos; la empresa administra el sistema operativo y su código, que puede correr todo el día.',
        },
        likeness: {
          pt: 'carros alugados por hora, entregues num instante e consertados pela locadora, mas dirigidos pelo cliente',
          en: 'cars rented by the hour, handed over at once and repaired by their firm, but driven by the customer',
          es: 'vehículos alquilados por hora, entregados al momento y reparados por su empresa, pero conducidos por el cliente',
        },
        tell: {
          pt: 'Controle das configurações do sistema operacional: IaaS. Manutenção do hardware pelo provedor: nuvem, em qualquer modelo. Energia e refrigeração de que a empresa não quer cuidar: nuvem, em qualquer modelo. Sistema que a empresa vai programar: código próprio, e não SaaS. Mais capacidade em minutos: elasticidade da nuvem. Processo contínuo que mantém conexões abertas o dia inteiro: servidor ou plataforma, e não funções.',
          en: 'Control of the operating system’s settings: IaaS. Hardware maintenance as the provider’s responsibility: the cloud, in any model. Power and cooling that the company does not want to manage: the cloud, in any model. A system that the company will program: its own code, not SaaS. More capacity within minutes: the elasticity of the cloud. A continuous process that keeps connections open all day: a server or a platform, not functions.',
          es: 'Control de la configuración del sistema operativo: IaaS. Mantenimiento del hardware como responsabilidad del proveedor: nube, en cualquier modelo. Energía y refrigeración de las que la empresa no quiere ocuparse: nube, en cualquier modelo. Sistema que la empresa va a programar: código propio, y no SaaS. Más capacidad en minutos: elasticidad de la nube. Proceso continuo que mantiene conexiones abiertas todo el día: servidor o plataforma, y no funciones.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 4,
      },
      {
        id: 'paas',
        text: {
          pt: 'Código próprio em uma plataforma (PaaS)',
          en: 'Its own code on a platform (PaaS)',
          es: 'Código propio en una plataforma (PaaS)',
        },
        uses: [],
        why: {
          pt: 'Em PaaS o provedor responde por prédio, energia, hardware, sistema operacional e runtime e entrega capacidade em minutos; a empresa responde pelos dados e pelo código, que pode rodar o dia todo.',
          en: 'In PaaS the provider is responsible for building, power, hardware, operating system and runtime and delivers capacity within minutes; the company is responsible for the data and the code, which can run all day.',
          es: 'En PaaS el proveedor responde por edificio, energía, hardware, sistema operativo y entorno de ejecución y entrega capacidad en minutos; la empresa responde por los datos y el código, que puede correr todo el día.',
        },
        likeness: {
          pt: 'carros sempre com o motorista da locadora, que seguem o dia todo o caminho traçado pelo cliente',
          en: 'cars always with the firm’s driver at the wheel, following all day the route drawn by the customer',
          es: 'vehículos siempre con conductor de la empresa, que siguen todo el día la ruta del cliente',
        },
        tell: {
          pt: 'Sistema operacional mantido pelo provedor: plataforma (PaaS). Manutenção do hardware pelo provedor: nuvem, em qualquer modelo. Energia e refrigeração de que a empresa não quer cuidar: nuvem, em qualquer modelo. Sistema que a empresa vai programar: código próprio, e não SaaS. Mais capacidade em minutos: elasticidade da nuvem. Processo contínuo que mantém conexões abertas o dia inteiro: servidor ou plataforma, e não funções.',
          en: 'An operating system that the provider must maintain: a platform (PaaS). Hardware maintenance as the provider’s responsibility: the cloud, in any model. Power and cooling that the company does not want to manage: the cloud, in any model. A system that the company will program: its own code, not SaaS. More capacity within minutes: the elasticity of the cloud. A continuous process that keeps connections open all day: a server or a platform, not functions.',
          es: 'Sistema operativo que mantiene el proveedor: plataforma (PaaS). Mantenimiento del hardware como responsabilidad del proveedor: nube, en cualquier modelo. Energía y refrigeración de las que la empresa no quiere ocuparse: nube, en cualquier modelo. Sistema que la empresa va a programar: código propio, y no SaaS. Más capacidad en minutos: elasticidad de la nube. Proceso continuo que mantiene conexiones abiertas todo el día: servidor o plataforma, y no funciones.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 5,
      },
      {
        id: 'faas',
        text: {
          pt: 'Código próprio em funções (serverless)',
          en: 'Its own code in functions (serverless)',
          es: 'Código propio en funciones (serverless)',
        },
        uses: [],
        why: {
          pt: 'Em serverless o provedor responde por tudo até o runtime e executa o código quando chega um evento.',
          en: 'In serverless the provider is responsible for everything up to the runtime and runs the code when an event arrives.',
          es: 'En serverless el proveedor responde por todo hasta el runtime y ejecuta el código cuando llega un evento.',
        },
        likeness: {
          pt: 'táxis com seu motorista, que seguem o caminho traçado pelo cliente e vão embora após cada viagem',
          en: 'taxis with their own drivers, which follow the customer’s route and leave after each trip',
          es: 'taxis con su conductor, que siguen la ruta trazada por el cliente y se van tras cada viaje',
        },
        tell: {
          pt: 'Sistema operacional mantido pelo provedor: plataforma (PaaS). Sistema que a empresa vai programar: código próprio, e não SaaS. Manutenção do hardware pelo provedor: nuvem, em qualquer modelo. Energia e refrigeração de que a empresa não quer cuidar: nuvem, em qualquer modelo. Mais capacidade em minutos: elasticidade da nuvem.',
          en: 'An operating system that the provider must maintain: a platform (PaaS). A system that the company will program: its own code, not SaaS. Hardware maintenance as the provider’s responsibility: the cloud, in any model. Power and cooling that the company does not want to manage: the cloud, in any model. More capacity within minutes: the elasticity of the cloud.',
          es: 'Sistema operativo que mantiene el proveedor: plataforma (PaaS). Sistema que la empresa va a programar: código propio, y no SaaS. Mantenimiento del hardware como responsabilidad del proveedor: nube, en cualquier modelo. Energía y refrigeración de las que la empresa no quiere ocuparse: nube, en cualquier modelo. Más capacidad en minutos: elasticidad de la nube.',
        },
        source: docs('azure/azure-functions/functions-overview'),
        popularity: 4,
      },
      {
        id: 'saas',
        text: {
          pt: 'Uma aplicação pronta por assinatura (SaaS)',
          en: 'A ready-made application by subscription (SaaS)',
          es: 'Una aplicación lista por suscripción (SaaS)',
        },
        uses: [],
        why: {
          pt: 'Em SaaS até a aplicação é do provedor, e a empresa responde por dados, contas e dispositivos.',
          en: 'In SaaS even the application is the provider’s, and the company is responsible for data, accounts and devices.',
          es: 'En SaaS hasta la aplicación es del proveedor, y la empresa responde por datos, cuentas y dispositivos.',
        },
        likeness: {
          pt: 'um lugar no ônibus de uma empresa, que dirige e decide até o caminho, igual para todos',
          en: 'a seat on a company’s bus, whose driver and route are the company’s, the same for everybody',
          es: 'un asiento en el autobús de una empresa, que conduce y decide incluso la ruta, igual para todos',
        },
        tell: {
          pt: 'Só dados, contas e dispositivos com a empresa: SaaS.',
          en: 'Only data, accounts and devices with the company: SaaS.',
          es: 'Solo datos, cuentas y dispositivos a cargo de la empresa: SaaS.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'power',
        text: {
          pt: 'A empresa não quer cuidar de energia e refrigeração.',
          en: 'The company does not want to manage power and cooling.',
          es: 'La empresa no quiere ocuparse de la energía y la refrigeración.',
        },
        fits: ['colo', 'bare', 'iaas', 'paas', 'faas', 'saas'],
        rulesOut: {
          onprem: {
            pt: 'No datacenter próprio, energia e refrigeração são tarefa da empresa.',
            en: 'In a datacenter of its own, power and cooling are the company’s task.',
            es: 'En un centro de datos propio, energía y refrigeración son tarea de la empresa.',
          },
        },
      },
      {
        id: 'parts',
        notWith: ['power'],
        text: {
          pt: 'O provedor deve ser responsável pela manutenção do hardware.',
          en: 'Hardware maintenance must be the provider’s responsibility.',
          es: 'El mantenimiento del hardware debe ser responsabilidad del proveedor.',
        },
        fits: ['bare', 'iaas', 'paas', 'faas', 'saas'],
        rulesOut: {
          onprem: {
            pt: 'No datacenter próprio, a manutenção dos servidores é tarefa da empresa.',
            en: 'In a datacenter of its own, maintaining the servers is the company’s task.',
            es: 'En un centro de datos propio, el mantenimiento de los servidores es tarea de la empresa.',
          },
          colo: {
            pt: 'No datacenter alugado, os servidores são da empresa, e ela os mantém.',
            en: 'In a rented datacenter the servers are the company’s, which maintains them.',
            es: 'En un centro de datos alquilado, los servidores son de la empresa, que los mantiene.',
          },
        },
      },
      {
        id: 'os-task',
        notWith: ['power', 'parts'],
        text: {
          pt: 'O provedor deve manter o sistema operacional.',
          en: 'The provider must maintain the operating system.',
          es: 'El proveedor debe mantener el sistema operativo.',
        },
        fits: ['paas', 'faas', 'saas'],
        rulesOut: {
          onprem: {
            pt: 'No datacenter próprio, o sistema operacional é tarefa da empresa.',
            en: 'In a datacenter of its own the operating system is the company’s task.',
            es: 'En un centro de datos propio el sistema operativo es tarea de la empresa.',
          },
          colo: {
            pt: 'Também no datacenter alugado, o sistema operacional é tarefa da empresa.',
            en: 'In a rented datacenter too, the operating system is the company’s task.',
            es: 'También en un centro de datos alquilado, el sistema operativo es tarea de la empresa.',
          },
          bare: {
            pt: 'Nos servidores físicos alugados, o sistema operacional fica com a empresa.',
            en: 'On rented physical servers the operating system is the company’s responsibility.',
            es: 'En los servidores físicos alquilados, el sistema operativo queda a cargo de la empresa.',
          },
          iaas: {
            pt: 'Em IaaS o sistema operacional da máquina virtual é responsabilidade do cliente.',
            en: 'In IaaS the operating system of the virtual machine is the customer’s responsibility.',
            es: 'En IaaS el sistema operativo de la máquina virtual es responsabilidad del cliente.',
          },
        },
      },
      {
        id: 'own-code',
        text: {
          pt: 'A empresa vai programar o sistema e corrigir suas falhas.',
          en: 'The company will program the system and fix its flaws.',
          es: 'La empresa va a programar el sistema y corregir sus fallas.',
        },
        fits: ['onprem', 'colo', 'bare', 'iaas', 'paas', 'faas'],
        rulesOut: {
          saas: {
            pt: 'Em SaaS o código da aplicação é do provedor, que o corrige.',
            en: 'In SaaS the application’s code is the provider’s, who fixes it.',
            es: 'En SaaS el código de la aplicación es del proveedor, que lo corrige.',
          },
        },
      },
      {
        id: 'os-control',
        notWith: ['os-task'],
        text: {
          pt: 'A empresa deve manter o controle das configurações do sistema operacional.',
          en: 'The company must keep control of the operating system’s settings.',
          es: 'La empresa debe conservar el control de la configuración del sistema operativo.',
        },
        fits: ['onprem', 'colo', 'bare', 'iaas'],
        rulesOut: {
          paas: {
            pt: 'Em PaaS o sistema operacional é configurado pelo provedor.',
            en: 'In PaaS the operating system is configured by the provider.',
            es: 'En PaaS el proveedor configura el sistema operativo.',
          },
          faas: {
            pt: 'Em serverless o cliente não vê o sistema operacional.',
            en: 'In serverless the customer does not see the operating system.',
            es: 'En serverless el cliente no ve el sistema operativo.',
          },
          saas: {
            pt: 'Em SaaS o cliente só ajusta opções da aplicação.',
            en: 'In SaaS the customer sets options of the application only.',
            es: 'En SaaS el cliente solo ajusta opciones de la aplicación.',
          },
        },
      },
      {
        id: 'quick',
        notWith: ['power', 'parts'],
        text: {
          pt: 'O provedor deve entregar mais capacidade em minutos.',
          en: 'The provider must deliver more capacity within minutes.',
          es: 'El proveedor debe entregar más capacidad en minutos.',
        },
        fits: ['iaas', 'paas', 'faas', 'saas'],
        rulesOut: {
          onprem: {
            pt: 'No datacenter próprio, mais capacidade é equipamento, que leva semanas.',
            en: 'In a datacenter of its own more capacity means equipment, which takes weeks.',
            es: 'En un centro de datos propio más capacidad es equipo, que tarda semanas.',
          },
          colo: {
            pt: 'No datacenter alugado, mais capacidade também é equipamento comprado.',
            en: 'In a rented datacenter, too, more capacity means equipment to buy.',
            es: 'En un centro de datos alquilado, más capacidad también es equipo comprado.',
          },
          bare: {
            pt: 'Outro servidor físico precisa ser encomendado e preparado, o que leva horas ou dias.',
            en: 'Another physical server has to be ordered and prepared, which takes hours or days.',
            es: 'Otro servidor físico debe encargarse y prepararse, lo que lleva horas o días.',
          },
        },
      },
      {
        id: 'all-day',
        notWith: ['own-code'],
        text: {
          pt: 'O programa da equipe é um processo contínuo, que mantém conexões abertas o dia inteiro.',
          en: 'The company’s own program is one continuous process, which keeps connections open all day.',
          es: 'El programa del equipo es un proceso continuo, que mantiene conexiones abiertas todo el día.',
        },
        fits: ['onprem', 'colo', 'bare', 'iaas', 'paas'],
        rulesOut: {
          faas: {
            pt: 'Funções serverless são execuções curtas por evento, e não um processo contínuo.',
            en: 'Serverless functions are short runs per event, not one continuous process.',
            es: 'Las funciones serverless son ejecuciones cortas por evento, y no un proceso continuo.',
          },
          saas: {
            pt: 'Uma aplicação SaaS não executa um programa escrito pelo cliente.',
            en: 'A SaaS application does not run a program written by the customer.',
            es: 'Una aplicación SaaS no ejecuta un programa escrito por el cliente.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
];
