import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const hostingChoices: readonly Pattern[] = [
  {
    id: 'database-hosting',
    exams: { 'az-900': { domain: 'concepts', topic: 'shared-responsibility' } },
    situations: [
      {
        id: 'rail',
        text: {
          pt: 'Uma ferrovia vai substituir o servidor do banco de dados SQL Server que controla seus vagões.',
          en: 'A railroad is replacing the server of the SQL Server database that tracks its wagons.',
          es: 'Un ferrocarril va a reemplazar el servidor de la base de datos SQL Server que controla sus vagones.',
        },
      },
      {
        id: 'union',
        text: {
          pt: 'Um sindicato precisa de um novo lugar para o banco de dados SQL Server de seus filiados.',
          en: 'A trade union needs a new home for the SQL Server database of its members.',
          es: 'Un sindicato necesita un nuevo lugar para la base de datos SQL Server de sus afiliados.',
        },
      },
      {
        id: 'mill',
        text: {
          pt: 'O banco de dados SQL Server de uma tecelagem está em um servidor fora de garantia e será movido.',
          en: 'The SQL Server database of a textile mill is on a server out of warranty and will be moved.',
          es: 'La base de datos SQL Server de una tejeduría está en un servidor fuera de garantía y se va a mover.',
        },
      },
    ],
    candidates: [
      {
        id: 'own-server',
        neverRight: true,
        text: {
          pt: 'Banco de dados SQL Server em servidor da sede',
          en: 'SQL Server database on a head office server',
          es: 'Base de datos SQL Server en un servidor de la sede',
        },
        uses: [],
        why: {
          pt: 'Em um servidor próprio a empresa responde por tudo, do hardware ao banco de dados, e pode instalar o que quiser.',
          en: 'On a server of its own the company is responsible for everything, from hardware to database, and can install what it likes.',
          es: 'En un servidor propio la empresa responde por todo, del hardware a la base de datos, y puede instalar lo que quiera.',
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
          pt: 'Banco de dados SQL Server em máquina virtual',
          en: 'SQL Server database on a virtual machine',
          es: 'Base de datos SQL Server en una máquina virtual',
        },
        uses: [],
        why: {
          pt: 'Em IaaS o provedor cuida do hardware e a empresa controla o sistema operacional, onde instala o que quiser.',
          en: 'In IaaS the provider looks after the hardware and the company controls the operating system, where it installs what it likes.',
          es: 'En IaaS el proveedor se ocupa del hardware y la empresa controla el sistema operativo, donde instala lo que quiera.',
        },
        tell: {
          pt: 'Acesso ao sistema operacional sem comprar hardware: IaaS.',
          en: 'Access to the operating system without buying hardware: IaaS.',
          es: 'Acceso al sistema operativo sin comprar hardware: IaaS.',
        },
        source: docs('azure/azure-sql/virtual-machines/windows/sql-server-on-azure-vm-iaas-what-is-overview'),
        popularity: 5,
      },
      {
        id: 'cluster',
        text: {
          pt: 'Banco de dados SQL Server em máquinas em cluster',
          en: 'SQL Server database on clustered machines',
          es: 'Base de datos SQL Server en máquinas en clúster',
        },
        uses: [],
        why: {
          pt: 'Duas máquinas em cluster resistem à falha de uma delas, e a empresa continua com acesso ao sistema operacional.',
          en: 'Two clustered machines survive the failure of one of them, and the company keeps access to the operating system.',
          es: 'Dos máquinas en clúster resisten la falla de una de ellas, y la empresa conserva el acceso al sistema operativo.',
        },
        tell: {
          pt: 'IaaS com alta disponibilidade: duas máquinas, que a própria equipe põe em cluster.',
          en: 'IaaS with high availability: two machines, clustered by the team itself.',
          es: 'IaaS con alta disponibilidad: dos máquinas, que el propio equipo pone en clúster.',
        },
        source: docs('azure/azure-sql/virtual-machines/windows/availability-group-overview'),
        popularity: 3,
      },
      {
        id: 'database',
        text: {
          pt: 'Banco de Dados SQL do Azure, provisionado',
          en: 'Azure SQL Database, provisioned tier',
          es: 'Azure SQL Database, nivel aprovisionado',
        },
        uses: ['SQL Database'],
        why: {
          pt: 'No Banco de Dados SQL (PaaS) o provedor cuida de sistema, patches, backups e alta disponibilidade, e a capacidade está pronta a toda hora.',
          en: 'In Azure SQL Database (PaaS) the provider handles system, patches, backups and high availability, and the capacity is ready at all times.',
          es: 'En Azure SQL Database (PaaS) el proveedor se ocupa de sistema, parches, respaldos y alta disponibilidad, y la capacidad está lista a toda hora.',
        },
        tell: {
          pt: 'Só o banco de dados, com o resto por conta do provedor: Banco de Dados SQL.',
          en: 'Just the database, with the rest left to the provider: Azure SQL Database.',
          es: 'Solo la base de datos, con el resto a cargo del proveedor: Azure SQL Database.',
        },
        source: docs('azure/azure-sql/database/sql-database-paas-overview'),
        popularity: 5,
      },
      {
        id: 'serverless',
        text: {
          pt: 'Banco de Dados SQL do Azure, sem servidor',
          en: 'Azure SQL Database, serverless tier',
          es: 'Azure SQL Database, nivel sin servidor',
        },
        uses: ['SQL Database'],
        why: {
          pt: 'Na camada sem servidor o banco de dados ajusta a capacidade ao uso e pode se pausar quando ninguém o consulta.',
          en: 'In the serverless tier the database adjusts its capacity to usage and can pause when nobody queries it.',
          es: 'En el nivel sin servidor la base de datos ajusta la capacidad al uso y puede pausarse cuando nadie la consulta.',
        },
        tell: {
          pt: 'Uso raro e irregular: camada sem servidor, que se pausa.',
          en: 'Rare, irregular use: the serverless tier, which pauses.',
          es: 'Uso esporádico e irregular: nivel sin servidor, que se pausa.',
        },
        source: docs('azure/azure-sql/database/serverless-tier-overview'),
        popularity: 3,
      },
      {
        id: 'own-cluster',
        neverRight: true,
        text: {
          pt: 'Banco de dados SQL Server em cluster na sede',
          en: 'SQL Server database on a cluster at head office',
          es: 'Base de datos SQL Server en un clúster de la sede',
        },
        uses: [],
        why: {
          pt: 'Um cluster na sede passa o banco de dados de um servidor ao outro quando um falha.',
          en: 'A cluster at head office moves the database from one server to the other when one fails.',
          es: 'Un clúster en la sede pasa la base de datos de un servidor al otro cuando uno falla.',
        },
        tell: {
          pt: 'Alta disponibilidade em hardware próprio: cluster local.',
          en: 'High availability on hardware of one’s own: a local cluster.',
          es: 'Alta disponibilidad en hardware propio: clúster local.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'os-tool',
        text: {
          pt: 'Uma ferramenta de auditoria deve ser instalada no sistema operacional do banco de dados.',
          en: 'An audit tool must be installed on the database’s operating system.',
          es: 'Una herramienta de auditoría debe instalarse en el sistema operativo de la base de datos.',
        },
        fits: ['own-cluster', 'own-server', 'vm', 'cluster'],
        rulesOut: {
          database: {
            pt: 'O Banco de Dados SQL é PaaS e não dá acesso ao sistema operacional.',
            en: 'Azure SQL Database is PaaS and gives no access to the operating system.',
            es: 'Azure SQL Database es PaaS y no da acceso al sistema operativo.',
          },
          serverless: {
            pt: 'Também na camada sem servidor não há acesso ao sistema operacional.',
            en: 'In the serverless tier there is no access to the operating system either.',
            es: 'Tampoco en el nivel sin servidor hay acceso al sistema operativo.',
          },
        },
      },
      {
        id: 'no-patches',
        text: {
          pt: 'Os patches do sistema e do SQL Server devem ser responsabilidade do provedor.',
          en: 'Patches of the operating system and SQL Server must be the provider’s responsibility.',
          es: 'Los parches del sistema y de SQL Server deben ser responsabilidad del proveedor.',
        },
        fits: ['database', 'serverless'],
        rulesOut: {
          'own-cluster': {
            pt: 'No cluster da sede, a empresa aplica todos os patches.',
            en: 'On a cluster at head office the company applies all patches.',
            es: 'En el clúster de la sede la empresa aplica todos los parches.',
          },
          'own-server': {
            pt: 'Em um servidor próprio, todos os patches ficam com a empresa.',
            en: 'On a server of its own, all patching is up to the company.',
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
        fits: ['vm', 'cluster', 'database', 'serverless'],
        rulesOut: {
          'own-cluster': {
            pt: 'Um cluster na sede exige ao menos dois servidores comprados.',
            en: 'A cluster at head office takes at least two servers, bought.',
            es: 'Un clúster en la sede exige al menos dos servidores comprados.',
          },
          'own-server': {
            pt: 'Um servidor novo precisa ser comprado.',
            en: 'A new server has to be bought.',
            es: 'Un servidor nuevo debe comprarse.',
          },
        },
      },
      {
        id: 'failover',
        text: {
          pt: 'Se um servidor falhar, outro deve assumir automaticamente.',
          en: 'If one server fails, another must take over automatically.',
          es: 'Si un servidor falla, otro debe tomar el relevo automáticamente.',
        },
        fits: ['own-cluster', 'cluster', 'database', 'serverless'],
        rulesOut: {
          'own-server': {
            pt: 'Um único servidor não tem outro que assuma por ele.',
            en: 'A single server has no other to take over from it.',
            es: 'Un único servidor no tiene otro que asuma por él.',
          },
          vm: {
            pt: 'Com uma única máquina virtual, o banco de dados para até que ela volte.',
            en: 'With a single virtual machine, the database stops until it is back.',
            es: 'Con una única máquina virtual, la base de datos se detiene hasta que esta vuelva.',
          },
        },
      },
      {
        id: 'no-clustering',
        text: {
          pt: 'A equipe não sabe operar clusters do Windows.',
          en: 'The team does not know how to run Windows clusters.',
          es: 'El equipo no sabe operar clústeres de Windows.',
        },
        fits: ['own-server', 'vm', 'database', 'serverless'],
        rulesOut: {
          'own-cluster': {
            pt: 'Na sede, o cluster do Windows também precisa de quem saiba operá-lo.',
            en: 'At head office, too, the Windows cluster needs somebody who knows how to run it.',
            es: 'En la sede, el clúster de Windows también necesita a alguien que sepa operarlo.',
          },
          cluster: {
            pt: 'O cluster do Windows precisa ser montado e operado pela equipe.',
            en: 'The Windows cluster has to be set up and run by the team.',
            es: 'El clúster de Windows debe ser montado y operado por el equipo.',
          },
        },
      },
      {
        id: 'no-wait',
        text: {
          pt: 'Depois de um fim de semana parado, a primeira consulta deve ter resposta imediata.',
          en: 'After an idle weekend, the first query must be answered at once.',
          es: 'Después de un fin de semana sin uso, la primera consulta debe tener respuesta inmediata.',
        },
        fits: ['own-cluster', 'own-server', 'vm', 'cluster', 'database'],
        rulesOut: {
          serverless: {
            pt: 'Depois de uma pausa, a camada sem servidor leva um tempo para retomar o banco de dados.',
            en: 'After a pause, the serverless tier takes a while to resume the database.',
            es: 'Después de una pausa, el nivel sin servidor tarda en reanudar la base de datos.',
          },
        },
      },
      {
        id: 'version',
        text: {
          pt: 'O sistema é homologado para uma versão do SQL Server, que não pode mudar.',
          en: 'The system is certified for one version of SQL Server, which must not change.',
          es: 'El sistema está certificado para una versión de SQL Server, que no debe cambiar.',
        },
        fits: ['own-cluster', 'own-server', 'vm', 'cluster'],
        rulesOut: {
          database: {
            pt: 'No Banco de Dados SQL do Azure não se escolhe a versão: a Microsoft mantém o mecanismo sempre atual.',
            en: 'In Azure SQL Database there is no version to choose: Microsoft keeps the engine current.',
            es: 'En Azure SQL Database no se elige la versión: Microsoft mantiene el motor al día.',
          },
          serverless: {
            pt: 'A camada sem servidor também usa o mecanismo atual, que a Microsoft atualiza.',
            en: 'The serverless tier also uses the current engine, which Microsoft updates.',
            es: 'El nivel sin servidor también usa el motor actual, que Microsoft actualiza.',
          },
        },
      },
      {
        id: 'backups',
        text: {
          pt: 'Os backups do banco devem ser responsabilidade do provedor.',
          en: 'Database backups must be the provider’s responsibility.',
          es: 'Las copias de seguridad de la base deben ser responsabilidad del proveedor.',
        },
        fits: ['database', 'serverless'],
        rulesOut: {
          'own-cluster': {
            pt: 'Em um cluster na sede, os backups são tarefa da empresa.',
            en: 'On a cluster at head office, backups are the company’s task.',
            es: 'En un clúster en la sede, las copias de seguridad son tarea de la empresa.',
          },
          'own-server': {
            pt: 'Em um servidor na sede, os backups são tarefa da empresa.',
            en: 'On a head office server, backups are the company’s task.',
            es: 'En un servidor de la sede, las copias de seguridad son tarea de la empresa.',
          },
          vm: {
            pt: 'Em uma máquina virtual (IaaS), o backup do banco é responsabilidade do cliente.',
            en: 'On a virtual machine (IaaS), backing up the database is the customer’s responsibility.',
            es: 'En una máquina virtual (IaaS), la copia de la base es responsabilidad del cliente.',
          },
          cluster: {
            pt: 'Em máquinas em cluster (IaaS), o backup do banco continua com o cliente.',
            en: 'On clustered machines (IaaS), backing up the database is still up to the customer.',
            es: 'En máquinas en clúster (IaaS), la copia de la base sigue a cargo del cliente.',
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
          es: 'Una industria de alimentos ejecuta sus sistemas de producción en VMware, en su propia planta.',
        },
      },
    ],
    candidates: [
      {
        id: 'arc',
        text: {
          pt: 'Os servidores atuais, conectados ao Azure Arc',
          en: 'The current servers, connected to Azure Arc',
          es: 'Los servidores actuales, conectados a Azure Arc',
        },
        uses: ['Arc'],
        why: {
          pt: 'O Azure Arc estende o Azure Policy e o portal às máquinas que ficam onde estão, sem compra nem migração.',
          en: 'Azure Arc extends Azure Policy and the portal to machines that stay where they are, without purchase or migration.',
          es: 'Azure Arc extiende Azure Policy y el portal a las máquinas que quedan donde están, sin compra ni migración.',
        },
        tell: {
          pt: 'Administração pelo Azure do que fica no local: Azure Arc.',
          en: 'Management from Azure of what stays on the premises: Azure Arc.',
          es: 'Administración desde Azure de lo que queda en las instalaciones propias: Azure Arc.',
        },
        source: docs('azure/azure-arc/overview'),
        popularity: 3,
      },
      {
        id: 'local',
        rightWith: ['stays-inside'],
        text: {
          pt: 'O Azure Local em hardware novo, no mesmo prédio',
          en: 'Azure Local on new hardware, in the same building',
          es: 'Azure Local en hardware nuevo, en el mismo edificio',
        },
        uses: ['Azure Local'],
        why: {
          pt: 'O Azure Local executa máquinas virtuais em hardware validado que a empresa põe no próprio prédio.',
          en: 'Azure Local runs virtual machines on validated hardware that the company places in its own building.',
          es: 'Azure Local ejecuta máquinas virtuales en hardware validado que la empresa instala en su propio edificio.',
        },
        tell: {
          pt: 'Infraestrutura do Azure dentro de casa: Azure Local.',
          en: 'Azure infrastructure in-house: Azure Local.',
          es: 'Infraestructura de Azure en casa: Azure Local.',
        },
        source: docs('azure/azure-local/overview'),
        popularity: 2,
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
        tell: {
          pt: 'VMware sem conversão, no Azure: Azure VMware Solution.',
          en: 'VMware without conversion, in Azure: Azure VMware Solution.',
          es: 'VMware sin conversión, en Azure: Azure VMware Solution.',
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
          pt: 'Máquinas virtuais do Azure dispensam hosts, e cada uma pode ser paga e dimensionada sozinha.',
          en: 'Azure virtual machines need no hosts, and each one can be paid for and sized on its own.',
          es: 'Las máquinas virtuales de Azure no requieren hosts, y cada una puede pagarse y dimensionarse por separado.',
        },
        tell: {
          pt: 'Nuvem pública, uma máquina de cada vez: máquinas virtuais do Azure.',
          en: 'Public cloud, one machine at a time: Azure virtual machines.',
          es: 'Nube pública, una máquina a la vez: máquinas virtuales de Azure.',
        },
        source: docs('azure/migrate/migrate-services-overview'),
        popularity: 5,
      },
      {
        id: 'hoster',
        neverRight: true,
        text: {
          pt: 'Nuvem privada em um provedor VMware nacional',
          en: 'A private cloud at a national VMware provider',
          es: 'Nube privada en un proveedor VMware nacional',
        },
        uses: [],
        why: {
          pt: 'Um provedor de nuvem privada VMware recebe as máquinas sem conversão e divide hosts em porções pequenas.',
          en: 'A VMware private cloud provider takes the machines without conversion and splits hosts into small portions.',
          es: 'Un proveedor de nube privada VMware recibe las máquinas sin conversión y divide los hosts en porciones pequeñas.',
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
          pt: 'Servidores VMware novos, na mesma sala',
          en: 'New VMware servers, in the same room',
          es: 'Servidores VMware nuevos, en la misma sala',
        },
        uses: [],
        why: {
          pt: 'Servidores VMware novos mantêm tudo como está, com hardware da organização.',
          en: 'New VMware servers keep everything as it is, on the organization’s hardware.',
          es: 'Los servidores VMware nuevos mantienen todo como está, con hardware de la organización.',
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
        id: 'vacate',
        text: {
          pt: 'A sala dos servidores será devolvida em um ano.',
          en: 'The server room will be given up within a year.',
          es: 'La sala de servidores se devuelve en un año.',
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
            es: 'Con Azure Arc, los servidores siguen en la sala que se devuelve.',
          },
          local: {
            pt: 'O Azure Local seria instalado no mesmo prédio, na sala que será devolvida.',
            en: 'Azure Local would be installed in the same building, in the room that will be given up.',
            es: 'Azure Local se instalaría en el mismo edificio, en la sala que se devuelve.',
          },
        },
      },
      {
        id: 'same-tools',
        text: {
          pt: 'A equipe vai continuar com o vSphere, sem converter discos.',
          en: 'The team will keep vSphere, without converting disks.',
          es: 'El equipo va a seguir con vSphere, sin convertir discos.',
        },
        fits: ['refresh', 'arc', 'avs', 'hoster'],
        rulesOut: {
          local: {
            pt: 'O Azure Local usa outro hipervisor, para o qual as máquinas precisam ser convertidas.',
            en: 'Azure Local uses another hypervisor, to which the machines have to be converted.',
            es: 'Azure Local usa otro hipervisor, al que las máquinas deben convertirse.',
          },
          native: {
            pt: 'Em máquinas virtuais do Azure não há vSphere, e os discos são convertidos.',
            en: 'Azure virtual machines have no vSphere, and the disks are converted.',
            es: 'En las máquinas virtuales de Azure no hay vSphere, y los discos se convierten.',
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
        fits: ['refresh', 'arc', 'local'],
        rulesOut: {
          avs: {
            pt: 'O Azure VMware Solution fica em datacenters da Microsoft, fora das instalações da organização.',
            en: 'Azure VMware Solution is in Microsoft datacenters, off the organization’s premises.',
            es: 'Azure VMware Solution está en centros de datos de Microsoft, fuera de las instalaciones de la organización.',
          },
          native: {
            pt: 'As máquinas virtuais do Azure ficam em datacenters da Microsoft.',
            en: 'Azure virtual machines are in Microsoft datacenters.',
            es: 'Las máquinas virtuales de Azure están en centros de datos de Microsoft.',
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
          local: {
            pt: 'O Azure Local exige hardware validado, que precisaria ser comprado.',
            en: 'Azure Local requires validated hardware, which would have to be bought.',
            es: 'Azure Local exige hardware validado, que habría que comprar.',
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
        fits: ['refresh', 'local', 'avs', 'native', 'hoster'],
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
          pt: 'O custo deve crescer aos poucos, sem um mínimo de hosts.',
          en: 'The cost must grow gradually, without a minimum number of hosts.',
          es: 'El costo debe crecer poco a poco, sin un mínimo de hosts.',
        },
        fits: ['arc', 'native', 'hoster'],
        rulesOut: {
          local: {
            pt: 'O Azure Local começa com a compra de vários servidores de uma vez.',
            en: 'Azure Local starts with the purchase of several servers at once.',
            es: 'Azure Local empieza con la compra de varios servidores de una vez.',
          },
          avs: {
            pt: 'O Azure VMware Solution começa com um cluster de hosts dedicados, pagos por inteiro.',
            en: 'Azure VMware Solution starts with a cluster of dedicated hosts, paid for in full.',
            es: 'Azure VMware Solution empieza con un clúster de hosts dedicados, que se pagan completos.',
          },
        },
      },
      {
        id: 'one-supplier',
        text: {
          pt: 'Suporte e fatura da infraestrutura devem vir da Microsoft.',
          en: 'Infrastructure support and billing must come from Microsoft.',
          es: 'El soporte y la factura de la infraestructura deben venir de Microsoft.',
        },
        fits: ['local', 'avs', 'native'],
        rulesOut: {
          refresh: {
            pt: 'Os servidores e o VMware teriam suporte e fatura de outros fornecedores.',
            en: 'The servers and VMware would have support and bills from other suppliers.',
            es: 'Los servidores y VMware tendrían soporte y facturas de otros proveedores.',
          },
          hoster: {
            pt: 'O provedor de nuvem privada tem suporte e fatura próprios.',
            en: 'The private cloud provider has support and billing of its own.',
            es: 'El proveedor de nube privada tiene soporte y factura propios.',
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
