import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const publishChoices: readonly Pattern[] = [
  {
    id: 'website-hosting',
    exams: { 'az-900': { domain: 'architecture', topic: 'app-hosting' } },
    scene: {
      pt: 'Pense no site como uma confeitaria, nas páginas como os bolos, no HTTPS como a tranca da porta e em cada visita como um cliente.',
      en: 'Think of the site as a cake shop, of the pages as cakes, of HTTPS as the lock, and of each visit as a customer.',
      es: 'Piensa en el sitio como una pastelería, en las páginas como los pasteles, en HTTPS como la cerradura y en cada visita como un cliente.',
    },
    situations: [
      {
        id: 'bakery',
        text: {
          pt: 'Uma rede de padarias vai publicar no Azure seu novo site institucional.',
          en: 'A bakery chain will publish its new corporate website in Azure.',
          es: 'Una cadena de panaderías va a publicar en Azure su nuevo sitio institucional.',
        },
      },
      {
        id: 'festival',
        text: {
          pt: 'Um festival de música vai publicar no Azure o site com a programação.',
          en: 'A music festival will publish its lineup website in Azure.',
          es: 'Un festival de música va a publicar en Azure el sitio con su programación.',
        },
      },
      {
        id: 'union',
        text: {
          pt: 'Uma associação de professores vai publicar no Azure seu site de comunicados.',
          en: 'A teachers’ association will publish its announcements website in Azure.',
          es: 'Una asociación de docentes va a publicar en Azure su sitio de comunicados.',
        },
      },
    ],
    candidates: [
      {
        id: 'blob-site',
        text: {
          pt: 'Páginas estáticas em uma conta de armazenamento',
          en: 'Static pages in a storage account',
          es: 'Páginas estáticas en una cuenta de almacenamiento',
        },
        uses: ['Storage'],
        why: {
          pt: 'O site estático de uma conta de armazenamento serve HTML e imagens, enviados sem repositório nem contêiner, pelo preço dos arquivos, sem servidor algum.',
          en: 'The static website of a storage account serves HTML and images, uploaded with no repository or container image, at the price of the files, without any server.',
          es: 'El sitio estático de una cuenta de almacenamiento sirve HTML e imágenes, subidos sin repositorio ni imagen de contenedor, al precio de los archivos, sin servidor alguno.',
        },
        likeness: {
          pt: 'a vitrine de bolos já prontos, quase de graça, sem cozinheiro nem tranca na porta com seu nome',
          en: 'the display of ready-made cakes, nearly free, with no cook and no lock on the door bearing your name',
          es: 'la vitrina de pasteles ya hechos, casi gratis, sin cocinero ni cerradura en la puerta con tu nombre',
        },
        tell: {
          pt: 'Sem repositórios de código nem computação cobrada: um site estático em conta de armazenamento. Equipe que não quer aplicar patches em servidores: serviço gerenciado. Sites em contêineres, que o suporte da agência não cobre: arquivos publicados como estão. Horas sem visitas, em que a computação não deve ser cobrada: site estático ou escala a zero. Agência que não usa repositórios de código: publicação sem GitHub.',
          en: 'No code repositories and no compute billed: a static website in a storage account. A team that does not want to patch servers: a managed service. Sites in containers, which the agency’s support does not cover: the files published as they are. Hours without visits, in which compute must not be billed: a static site or scaling to zero. An agency that does not use code repositories: publishing without GitHub.',
          es: 'Sin repositorios de código ni cómputo cobrado: un sitio estático en cuenta de almacenamiento. Equipo que no quiere aplicar parches a servidores: servicio administrado. Sitios en contenedores, que el soporte de la agencia no cubre: archivos publicados tal como están. Horas sin visitas, en las que no debe cobrarse cómputo: sitio estático o escalado a cero. Agencia que no usa repositorios de código: publicación sin GitHub.',
        },
        source: docs('azure/storage/blobs/storage-blob-static-website'),
        popularity: 3,
      },
      {
        id: 'swa',
        text: {
          pt: 'O Azure Static Web Apps, ligado ao GitHub',
          en: 'Azure Static Web Apps, connected to GitHub',
          es: 'Azure Static Web Apps, conectado a GitHub',
        },
        uses: ['Static Web Apps'],
        why: {
          pt: 'O Static Web Apps publica os arquivos do repositório, sem contêiner, e os distribui pelo mundo, com HTTPS no domínio próprio e sem servidor que se pague por hora.',
          en: 'Static Web Apps publishes the files of the repository, without a container, and distributes them worldwide, with HTTPS on the custom domain and no server paid by the hour.',
          es: 'Static Web Apps publica los archivos del repositorio, sin contenedor, y los distribuye por el mundo, con HTTPS en el dominio propio y sin un servidor que se pague por hora.',
        },
        likeness: {
          pt: 'a vitrine trancada de bolos já prontos, sem cozinheiro, que só se abastece por um livro oficial de receitas',
          en: 'the locked display of ready-made cakes, with no cook, stocked only through an official recipe book',
          es: 'la vitrina con cerradura de pasteles ya hechos, sin cocinero, que solo se surte con un recetario oficial',
        },
        tell: {
          pt: 'Domínio próprio com HTTPS, sem computação cobrada nas horas sem visitas: Static Web Apps. Equipe que não quer aplicar patches em servidores: serviço gerenciado. Sites em contêineres, que o suporte da agência não cobre: arquivos publicados como estão. Horas sem visitas, em que a computação não deve ser cobrada: site estático ou escala a zero. Domínio próprio que deve ter HTTPS, sem outro serviço: hospedagem que inclui o certificado.',
          en: 'A custom domain with HTTPS, with no compute billed in hours without visits: Static Web Apps. A team that does not want to patch servers: a managed service. Sites in containers, which the agency’s support does not cover: the files published as they are. Hours without visits, in which compute must not be billed: a static site or scaling to zero. A custom domain that must have HTTPS, without another service: hosting that includes the certificate.',
          es: 'Dominio propio con HTTPS, sin cómputo cobrado en las horas sin visitas: Static Web Apps. Equipo que no quiere aplicar parches a servidores: servicio administrado. Sitios en contenedores, que el soporte de la agencia no cubre: archivos publicados tal como están. Horas sin visitas, en las que no debe cobrarse cómputo: sitio estático o escalado a cero. Dominio propio que debe tener HTTPS, sin otro servicio: alojamiento que incluye el certificado.',
        },
        source: docs('azure/static-web-apps/overview'),
        popularity: 3,
      },
      {
        id: 'web-app',
        text: {
          pt: 'Um aplicativo web em um plano Basic do App Service',
          en: 'A web app on a Basic plan of App Service',
          es: 'Una aplicación web en un plan Basic de App Service',
        },
        uses: ['App Service'],
        why: {
          pt: 'O App Service publica uma pasta de arquivos, sem repositório nem contêiner, e executa código no servidor, como PHP, com o sistema operacional e o HTTPS do domínio a cargo da Microsoft.',
          en: 'App Service publishes a folder of files, with no repository or container, and runs server-side code, such as PHP, with the operating system and the HTTPS of the domain left to Microsoft.',
          es: 'App Service publica una carpeta de archivos, sin repositorio ni contenedor, y ejecuta código en el servidor, como PHP, con el sistema operativo y el HTTPS del dominio a cargo de Microsoft.',
        },
        likeness: {
          pt: 'a cozinha que o senhorio conserta e tranca, com um cozinheiro pago até nas horas sem clientes',
          en: 'the kitchen that the landlord repairs and locks, with a cook paid even in the hours without customers',
          es: 'la cocina que el propietario repara y cierra con llave, con un cocinero pagado incluso sin clientes',
        },
        tell: {
          pt: 'Páginas geradas por um programa em PHP a cada visita: hospedagem que executa código. Equipe que não quer aplicar patches em servidores: serviço gerenciado. Sites em contêineres, que o suporte da agência não cobre: arquivos publicados como estão. Agência que não usa repositórios de código: publicação sem GitHub. Domínio próprio que deve ter HTTPS, sem outro serviço: hospedagem que inclui o certificado.',
          en: 'Pages generated by a PHP program on each visit: hosting that runs code. A team that does not want to patch servers: a managed service. Sites in containers, which the agency’s support does not cover: the files published as they are. An agency that does not use code repositories: publishing without GitHub. A custom domain that must have HTTPS, without another service: hosting that includes the certificate.',
          es: 'Páginas que se generan en cada visita con un programa en PHP: alojamiento que ejecuta código. Equipo que no quiere aplicar parches a servidores: servicio administrado. Sitios en contenedores, que el soporte de la agencia no cubre: archivos publicados tal como están. Agencia que no usa repositorios de código: publicación sin GitHub. Dominio propio que debe tener HTTPS, sin otro servicio: alojamiento que incluye el certificado.',
        },
        source: docs('azure/app-service/overview'),
        popularity: 5,
      },
      {
        id: 'apps',
        rightWith: ['dynamic'],
        text: {
          pt: 'Um contêiner no Azure Container Apps',
          en: 'A container in Azure Container Apps',
          es: 'Un contenedor en Azure Container Apps',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'O Container Apps executa a imagem com PHP, sem servidor nem cluster a manter, e pode ir a zero, sem computação a pagar, quando não há visitas.',
          en: 'Container Apps runs the image with PHP, with no server or cluster to maintain, and can go to zero, with no compute to pay for, when there are no visits.',
          es: 'Container Apps ejecuta la imagen con PHP, sin servidor ni clúster que mantener, y puede llegar a cero, sin cómputo que pagar, cuando no hay visitas.',
        },
        likeness: {
          pt: 'a cozinha que prepara cada bolo e nada custa sem clientes, mas só chega numa caixa lacrada',
          en: 'the kitchen that bakes for each order and costs nothing without customers but comes only in a sealed crate',
          es: 'la cocina que prepara cada pastel y nada cuesta sin clientes, pero solo llega en una caja sellada',
        },
        tell: {
          pt: 'Páginas em PHP, sem computação cobrada nas horas sem visitas: Container Apps. Páginas geradas por um programa em PHP a cada visita: hospedagem que executa código. Equipe que não quer aplicar patches em servidores: serviço gerenciado. Horas sem visitas, em que a computação não deve ser cobrada: site estático ou escala a zero. Agência que não usa repositórios de código: publicação sem GitHub.',
          en: 'PHP pages, with no compute billed in hours without visits: Container Apps. Pages generated by a PHP program on each visit: hosting that runs code. A team that does not want to patch servers: a managed service. Hours without visits, in which compute must not be billed: a static site or scaling to zero. An agency that does not use code repositories: publishing without GitHub.',
          es: 'Páginas en PHP, sin cómputo cobrado en las horas sin visitas: Container Apps. Páginas que se generan en cada visita con un programa en PHP: alojamiento que ejecuta código. Equipo que no quiere aplicar parches a servidores: servicio administrado. Horas sin visitas, en las que no debe cobrarse cómputo: sitio estático o escalado a cero. Agencia que no usa repositorios de código: publicación sin GitHub.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 3,
      },
      {
        id: 'web-vm',
        neverRight: true,
        text: {
          pt: 'Um servidor web em máquina virtual',
          en: 'A web server on a virtual machine',
          es: 'Un servidor web en máquina virtual',
        },
        uses: [],
        why: {
          pt: 'Na máquina virtual a equipe instala o servidor web e os módulos que quiser.',
          en: 'On the virtual machine the team installs the web server and the modules it wants.',
          es: 'En la máquina virtual el equipo instala el servidor web y los módulos que quiera.',
        },
        likeness: {
          pt: 'a cozinha alugada por hora, que a equipe limpa e conserta e paga até sem clientes',
          en: 'the kitchen rented by the hour, which the team cleans, repairs and pays for even without customers',
          es: 'la cocina alquilada por horas, que el equipo limpia, repara y paga incluso sin clientes',
        },
        tell: {
          pt: 'Módulos e sistema à escolha da equipe: máquina virtual.',
          en: 'Modules and system chosen by the team: a virtual machine.',
          es: 'Módulos y sistema a elección del equipo: máquina virtual.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'dynamic',
        text: {
          pt: 'As páginas são geradas por um programa em PHP a cada visita.',
          en: 'The pages are generated by PHP on each visit.',
          es: 'Las páginas las genera un programa en PHP en cada visita.',
        },
        fits: ['web-app', 'apps', 'web-vm'],
        rulesOut: {
          'blob-site': {
            pt: 'O site estático de uma conta de armazenamento não executa PHP.',
            en: 'The static website of a storage account does not run PHP.',
            es: 'El sitio estático de una cuenta de almacenamiento no ejecuta PHP.',
          },
          swa: {
            pt: 'O Static Web Apps serve arquivos prontos e não executa PHP.',
            en: 'Static Web Apps serves finished files and does not run PHP.',
            es: 'Static Web Apps sirve archivos listos y no ejecuta PHP.',
          },
        },
      },
      {
        id: 'no-system',
        text: {
          pt: 'A equipe não quer aplicar patches em servidores.',
          en: 'The team does not want to patch servers.',
          es: 'El equipo no quiere aplicar parches a servidores.',
        },
        fits: ['blob-site', 'swa', 'web-app', 'apps'],
        rulesOut: {
          'web-vm': {
            pt: 'Na máquina virtual, proteger e atualizar o sistema operacional é tarefa da equipe.',
            en: 'On the virtual machine, protecting and updating the operating system is the team’s task.',
            es: 'En la máquina virtual, proteger y actualizar el sistema operativo es tarea del equipo.',
          },
        },
      },
      {
        id: 'no-packaging',
        text: {
          pt: 'O suporte de sua agência web não cobre sites em contêineres.',
          en: 'Its web agency’s support does not cover sites in containers.',
          es: 'El soporte de su agencia web no cubre sitios en contenedores.',
        },
        fits: ['blob-site', 'swa', 'web-app', 'web-vm'],
        rulesOut: {
          apps: {
            pt: 'O Container Apps executa o site em um contêiner, mesmo a partir do código, e o suporte da agência não o cobre.',
            en: 'Container Apps runs the site in a container, even from source code, and the agency’s support does not cover it.',
            es: 'Container Apps ejecuta el sitio en un contenedor, incluso a partir del código, y el soporte de la agencia no lo cubre.',
          },
        },
      },
      {
        id: 'pennies',
        text: {
          pt: 'Nas horas sem visitas, a computação não deve ser cobrada.',
          en: 'In hours without visits, compute must not be billed.',
          es: 'En las horas sin visitas no debe cobrarse cómputo.',
        },
        fits: ['blob-site', 'swa', 'apps'],
        rulesOut: {
          'web-app': {
            pt: 'O plano Basic do App Service é cobrado por hora, com ou sem visitas.',
            en: 'The Basic plan of App Service is charged by the hour, with or without visits.',
            es: 'El plan Basic de App Service se cobra por hora, con o sin visitas.',
          },
          'web-vm': {
            pt: 'A máquina virtual é cobrada enquanto está ligada, com ou sem visitas.',
            en: 'The virtual machine is charged for while it is on, with or without visits.',
            es: 'La máquina virtual se cobra mientras está encendida, con o sin visitas.',
          },
        },
      },
      {
        id: 'no-repository',
        text: {
          pt: 'Sua agência web não usa repositórios de código.',
          en: 'Its web agency does not use code repositories.',
          es: 'Su agencia web no usa repositorios de código.',
        },
        fits: ['blob-site', 'web-app', 'apps', 'web-vm'],
        rulesOut: {
          swa: {
            pt: 'Ligado ao GitHub, o Static Web Apps publica de um repositório, que a agência não usa.',
            en: 'Connected to GitHub, Static Web Apps publishes from a repository, which the agency does not use.',
            es: 'Conectado a GitHub, Static Web Apps publica desde un repositorio, que la agencia no usa.',
          },
        },
      },
      {
        id: 'own-domain',
        text: {
          pt: 'O domínio próprio deve ter HTTPS sem outro serviço.',
          en: 'The custom domain must have HTTPS without another service.',
          es: 'El dominio propio debe tener HTTPS sin otro servicio.',
        },
        fits: ['swa', 'web-app', 'apps', 'web-vm'],
        rulesOut: {
          'blob-site': {
            pt: 'O site estático da conta de armazenamento só tem HTTPS no domínio próprio com o Front Door à frente.',
            en: 'The static website of a storage account has HTTPS on a custom domain only with Front Door in front of it.',
            es: 'El sitio estático de la cuenta de almacenamiento solo tiene HTTPS en el dominio propio con Front Door delante.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual forma de publicação atende a todos esses requisitos?',
      en: 'Which way of publishing meets all of these requirements?',
      es: '¿Qué forma de publicación cumple todos estos requisitos?',
    },
  },
  {
    id: 'remote-desktops',
    exams: { 'az-900': { domain: 'architecture', topic: 'compute' } },
    scene: {
      pt: 'Pense no computador de trabalho como a bancada de um ateliê, nos programas como as ferramentas e nos dados como os papéis.',
      en: 'Think of the computer people work on as a workbench, of the programs as tools, and of the data as papers.',
      es: 'Piensa en el escritorio de Windows como una mesa de taller, en los programas como las herramientas y en los datos como los papeles.',
    },
    situations: [
      {
        id: 'call-center',
        text: {
          pt: 'Duzentos atendentes de uma central vão usar de casa os aplicativos da empresa.',
          en: 'Two hundred agents of a call center will use its applications from home.',
          es: 'Doscientos agentes de un centro de atención van a usar desde casa las aplicaciones de la empresa.',
        },
      },
      {
        id: 'accounting',
        text: {
          pt: 'Os contadores de um escritório devem usar de casa os programas que hoje ficam na sede.',
          en: 'A firm’s accountants must use from home the programs that are now at its office.',
          es: 'Los contadores de un estudio deben usar desde casa los programas que hoy están en la sede.',
        },
      },
      {
        id: 'college',
        text: {
          pt: 'Os alunos a distância de uma faculdade de arquitetura devem usar os programas do laboratório.',
          en: 'An architecture college’s distance students must use the programs of its laboratory.',
          es: 'Los alumnos a distancia de una facultad de arquitectura deben usar los programas del laboratorio.',
        },
      },
    ],
    candidates: [
      {
        id: 'avd-pool',
        text: {
          pt: 'Azure Virtual Desktop com hosts compartilhados',
          en: 'Azure Virtual Desktop with shared hosts',
          es: 'Azure Virtual Desktop con hosts compartidos',
        },
        uses: ['Virtual Desktop'],
        why: {
          pt: 'O Azure Virtual Desktop põe várias pessoas na mesma máquina do Azure, com Windows multissessão, sem equipamento a comprar, e paga-se só o uso dos hosts.',
          en: 'Azure Virtual Desktop puts several people on one Azure machine with multi-session Windows, with no equipment to buy, and you pay only for the use of the hosts.',
          es: 'Azure Virtual Desktop pone a varias personas en la misma máquina de Azure, con Windows multisesión, sin equipos que comprar, y se paga solo el uso de los hosts.',
        },
        likeness: {
          pt: 'as bancadas comuns de um ateliê alugado, pagas só em cada turno, onde ninguém muda as ferramentas',
          en: 'the shared benches of a rented workshop, paid only during shifts, where nobody may change the tools',
          es: 'las mesas comunes de un taller alquilado, pagadas solo en cada turno, donde nadie cambia las herramientas',
        },
        tell: {
          pt: 'Um quarto dos usuários ao mesmo tempo, sem pagar computação para os demais: os hosts compartilhados do Azure Virtual Desktop. Nenhum dado gravado no equipamento de casa: área de trabalho executada no Azure. Sala de servidores que foi fechada: áreas de trabalho na nuvem. Começo em três dias para todos: áreas de trabalho na nuvem, sem entrega de equipamentos. Falta de verba para comprar equipamentos: serviço pago pelo uso.',
          en: 'A quarter of the users at the same time, without paying compute for the others: shared hosts of Azure Virtual Desktop. No data stored on the equipment at home: a desktop that runs in Azure. A server room that has been closed: desktops in the cloud. A start in three days for everyone: desktops in the cloud, with no equipment to deliver. No budget for buying equipment: a service paid for by use.',
          es: 'Una cuarta parte de los usuarios a la vez, sin pagar cómputo para los demás: los hosts compartidos de Azure Virtual Desktop. Ningún dato guardado en el equipo de casa: escritorio que se ejecuta en Azure. Sala de servidores que se cerró: escritorios en la nube. Todos con comienzo en tres días: escritorios en la nube, sin entrega de equipos. Falta de presupuesto para comprar equipos: servicio pagado por uso.',
        },
        source: docs('azure/virtual-desktop/overview'),
        popularity: 5,
      },
      {
        id: 'avd-own',
        rightWith: ['own-programs'],
        text: {
          pt: 'Azure Virtual Desktop com máquinas pessoais',
          en: 'Azure Virtual Desktop with personal machines',
          es: 'Azure Virtual Desktop con máquinas personales',
        },
        uses: ['Virtual Desktop'],
        why: {
          pt: 'Com máquinas pessoais no Azure Virtual Desktop, criadas em horas e pagas pelo uso, cada pessoa pode administrar o próprio Windows, e o equipamento de casa só mostra a tela.',
          en: 'With personal machines in Azure Virtual Desktop, created within hours and paid by usage, each person can administer a Windows of their own, and the equipment at home only shows the screen.',
          es: 'Con máquinas personales en Azure Virtual Desktop, creadas en horas y pagadas por uso, cada persona puede administrar su propio Windows, y el equipo de casa solo muestra la pantalla.',
        },
        likeness: {
          pt: 'a bancada de cada um num ateliê alugado, paga por hora de uso, com as ferramentas que ele quiser',
          en: 'each person’s own bench in a rented workshop, paid by the hour used, with any tools they like',
          es: 'la mesa de cada uno en un taller alquilado, pagada por hora de uso, con las herramientas que quiera',
        },
        tell: {
          pt: 'Direitos de administrador para cada usuário: Azure Virtual Desktop com máquinas pessoais. Nenhum dado gravado no equipamento de casa: área de trabalho executada no Azure. Um quarto dos usuários ao mesmo tempo, sem pagar computação para os demais: máquinas cobradas enquanto ligadas. Sala de servidores que foi fechada: áreas de trabalho na nuvem. Começo em três dias para todos: áreas de trabalho na nuvem, sem entrega de equipamentos. Falta de verba para comprar equipamentos: serviço pago pelo uso.',
          en: 'Administrator rights for each user: Azure Virtual Desktop with personal machines. No data stored on the equipment at home: a desktop that runs in Azure. A quarter of the users at the same time, without paying compute for the others: machines charged while they are on. A server room that has been closed: desktops in the cloud. A start in three days for everyone: desktops in the cloud, with no equipment to deliver. No budget for buying equipment: a service paid for by use.',
          es: 'Derechos de administrador para cada usuario: Azure Virtual Desktop con máquinas personales. Ningún dato guardado en el equipo de casa: escritorio que se ejecuta en Azure. Una cuarta parte de los usuarios a la vez, sin pagar cómputo para los demás: máquinas cobradas mientras están encendidas. Sala de servidores que se cerró: escritorios en la nube. Todos con comienzo en tres días: escritorios en la nube, sin entrega de equipos. Falta de presupuesto para comprar equipos: servicio pagado por uso.',
        },
        source: docs('azure/virtual-desktop/terminology'),
        popularity: 3,
      },
      {
        id: 'cloud-pc',
        neverRight: true,
        text: {
          pt: 'Windows 365 Enterprise, um Cloud PC por pessoa',
          en: 'Windows 365 Enterprise, one Cloud PC per person',
          es: 'Windows 365 Enterprise, un Cloud PC por persona',
        },
        uses: ['Windows 365'],
        why: {
          pt: 'O Windows 365 Enterprise entrega um Cloud PC por pessoa, por um preço mensal fixo, sem infraestrutura a administrar no Azure.',
          en: 'Windows 365 Enterprise delivers one Cloud PC per person at a fixed monthly price, with no infrastructure to manage in Azure.',
          es: 'Windows 365 Enterprise entrega un Cloud PC por persona, a un precio mensual fijo, sin infraestructura que administrar en Azure.',
        },
        likeness: {
          pt: 'a bancada de cada um num ateliê alugado, paga o mês inteiro mesmo por poucas horas de uso',
          en: 'each person’s own bench in a rented workshop, paid for the full month even for a few hours’ use',
          es: 'la mesa de cada uno en un taller alquilado, pagada el mes entero aunque se use pocas horas',
        },
        tell: {
          pt: 'Preço fixo por pessoa e nada a administrar no Azure: Windows 365.',
          en: 'A fixed price per person and nothing to manage in Azure: Windows 365.',
          es: 'Precio fijo por persona y nada que administrar en Azure: Windows 365.',
        },
        source: docs('windows-365/overview'),
        popularity: 4,
      },
      {
        id: 'laptops',
        neverRight: true,
        text: {
          pt: 'Notebooks sob encomenda, um por pessoa',
          en: 'Laptops on order, one for each person',
          es: 'Laptops por encargo, una por persona',
        },
        uses: [],
        why: {
          pt: 'Um notebook com os programas funciona até sem internet e pertence a uma só pessoa.',
          en: 'A laptop with the programs works even without internet and belongs to one person.',
          es: 'Una portátil con los programas funciona incluso sin internet y pertenece a una sola persona.',
        },
        likeness: {
          pt: 'a bancada comprada para a casa de cada um, que demora a chegar e guarda lá todos os papéis',
          en: 'the bench bought for each person’s home, which takes long to arrive and keeps all the papers there',
          es: 'la mesa comprada para la casa de cada uno, que tarda en llegar y guarda allí todos los papeles',
        },
        tell: {
          pt: 'Trabalho sem conexão: notebook com os programas instalados.',
          en: 'Work without a connection: a laptop with the programs installed.',
          es: 'Trabajo sin conexión: portátil con los programas instalados.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 5,
      },
      {
        id: 'rds',
        neverRight: true,
        text: {
          pt: 'Sessões compartilhadas em novos servidores locais',
          en: 'Shared Windows sessions on new local servers',
          es: 'Sesiones compartidas en nuevos servidores locales',
        },
        uses: [],
        why: {
          pt: 'Os Serviços de Área de Trabalho Remota dividem servidores Windows próprios entre várias pessoas, dentro de casa.',
          en: 'Remote Desktop Services share the company’s own Windows servers among several people, in-house.',
          es: 'Los Servicios de Escritorio remoto reparten servidores Windows propios entre varias personas, en casa.',
        },
        likeness: {
          pt: 'as bancadas comuns, de ferramentas fixas, num ateliê próprio que ainda falta comprar e montar',
          en: 'the shared benches, with fixed tools, of a workshop of one’s own, still to be bought and fitted out',
          es: 'las mesas comunes, de herramientas fijas, en un taller propio que aún falta comprar y montar',
        },
        tell: {
          pt: 'Sessões Windows em servidores da empresa: Área de Trabalho Remota.',
          en: 'Windows sessions on the company’s servers: Remote Desktop Services.',
          es: 'Sesiones de Windows en servidores de la empresa: Escritorio remoto.',
        },
        source: docs('windows-server/remote/remote-desktop-services/overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'nothing-stored',
        text: {
          pt: 'Nenhum dado pode ficar gravado no equipamento de casa.',
          en: 'No data may be stored on the equipment at home.',
          es: 'Ningún dato puede quedar guardado en el equipo de casa.',
        },
        fits: ['avd-pool', 'avd-own', 'cloud-pc', 'rds'],
        rulesOut: {
          laptops: {
            pt: 'Nos notebooks os programas gravam dados no próprio disco.',
            en: 'On laptops the programs store data on the local disk.',
            es: 'En las portátiles los programas guardan datos en el propio disco.',
          },
        },
      },
      {
        id: 'shifts',
        text: {
          pt: 'Só um quarto dos usuários trabalha ao mesmo tempo, sem computação paga para os demais.',
          en: 'A quarter of the users work at the same time, without compute paid for the others.',
          es: 'Solo una cuarta parte de los usuarios trabaja a la vez, sin cómputo pagado para los demás.',
        },
        fits: ['avd-pool', 'avd-own', 'rds'],
        rulesOut: {
          'cloud-pc': {
            pt: 'O Windows 365 Enterprise cobra um preço mensal por Cloud PC, em uso ou não.',
            en: 'Windows 365 Enterprise charges a monthly price for each Cloud PC, in use or not.',
            es: 'Windows 365 Enterprise cobra un precio mensual por Cloud PC, en uso o no.',
          },
          laptops: {
            pt: 'Um notebook pertence a uma pessoa: são tantos quantos os usuários, trabalhem ou não.',
            en: 'A laptop belongs to one person: there are as many as users, at work or not.',
            es: 'Una laptop pertenece a una persona: hay tantas como usuarios, trabajen o no.',
          },
        },
      },
      {
        id: 'own-programs',
        text: {
          pt: 'Cada usuário precisa de direitos de administrador para instalar programas.',
          en: 'Each user needs administrator rights to install programs.',
          es: 'Cada usuario necesita derechos de administrador para instalar programas.',
        },
        fits: ['avd-own', 'cloud-pc', 'laptops'],
        rulesOut: {
          'avd-pool': {
            pt: 'Em um host compartilhado ninguém recebe direitos de administrador, que afetariam os colegas.',
            en: 'On a shared host nobody gets administrator rights, which would affect colleagues.',
            es: 'En un host compartido nadie recibe derechos de administrador, que afectarían a sus colegas.',
          },
          rds: {
            pt: 'Nas sessões compartilhadas os usuários dividem o servidor e não são administradores dele.',
            en: 'In shared sessions the users share the server and are not its administrators.',
            es: 'En las sesiones compartidas los usuarios comparten el servidor y no son sus administradores.',
          },
        },
      },
      {
        id: 'no-datacenter',
        text: {
          pt: 'A sala de servidores foi fechada.',
          en: 'The server room has been closed.',
          es: 'La sala de servidores se cerró.',
        },
        fits: ['avd-pool', 'avd-own', 'cloud-pc', 'laptops'],
        rulesOut: {
          rds: {
            pt: 'Servidores próprios de Área de Trabalho Remota precisam de uma sala e de quem cuide deles.',
            en: 'Remote Desktop servers of its own need a room and someone to maintain them.',
            es: 'Los servidores propios de Escritorio remoto necesitan una sala y quien los atienda.',
          },
        },
      },
      {
        id: 'this-week',
        text: {
          pt: 'Todos devem começar em três dias.',
          en: 'Everyone must start in three days.',
          es: 'Todos deben empezar en tres días.',
        },
        fits: ['avd-pool', 'avd-own', 'cloud-pc'],
        rulesOut: {
          laptops: {
            pt: 'Notebooks precisam ser comprados, preparados e entregues um a um.',
            en: 'Laptops have to be bought, prepared and delivered one by one.',
            es: 'Las portátiles deben comprarse, prepararse y entregarse una a una.',
          },
          rds: {
            pt: 'As sessões compartilhadas precisam de servidores novos, a comprar e instalar antes.',
            en: 'The shared sessions need new servers, to be bought and installed first.',
            es: 'Las sesiones compartidas necesitan servidores nuevos, que antes hay que comprar e instalar.',
          },
        },
      },
      {
        id: 'no-purchase',
        text: {
          pt: 'Não há verba para comprar equipamentos.',
          en: 'There is no budget for buying equipment.',
          es: 'No hay presupuesto para comprar equipos.',
        },
        fits: ['avd-pool', 'avd-own', 'cloud-pc'],
        rulesOut: {
          rds: {
            pt: 'Os novos servidores, com as sessões compartilhadas, precisam ser comprados.',
            en: 'The new local servers for the shared sessions have to be bought.',
            es: 'Los nuevos servidores, con las sesiones compartidas, deben comprarse.',
          },
          laptops: {
            pt: 'Os notebooks precisam ser comprados, um por pessoa.',
            en: 'Laptops have to be bought, one per person.',
            es: 'Las laptops deben comprarse, una por persona.',
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
