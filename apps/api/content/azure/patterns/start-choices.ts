import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const startChoices: readonly Pattern[] = [
  {
    id: 'first-step',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-basics' } },
    situations: [
      {
        id: 'mill',
        text: {
          pt: 'Um moinho que só tem servidores próprios escolhe seu primeiro passo no Azure.',
          en: 'A flour mill that has only its own servers is choosing its first step in Azure.',
          es: 'Un molino que solo tiene servidores propios elige su primer paso en Azure.',
        },
      },
      {
        id: 'notary',
        text: {
          pt: 'Um cartório com uma pequena sala de servidores decide por onde começar no Azure.',
          en: 'A notary office with a small server room is deciding where to begin in Azure.',
          es: 'Una notaría con una pequeña sala de servidores decide por dónde empezar en Azure.',
        },
      },
      {
        id: 'railcar',
        text: {
          pt: 'Uma fábrica de móveis com datacenter próprio escolhe seu primeiro projeto no Azure.',
          en: 'A furniture factory with its own datacenter is choosing its first project in Azure.',
          es: 'Una fábrica de muebles con centro de datos propio elige su primer proyecto en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'copies',
        text: {
          pt: 'Cópias de segurança guardadas no Azure',
          en: 'Backup copies kept in Azure',
          es: 'Copias de seguridad guardadas en Azure',
        },
        uses: ['Backup'],
        why: {
          pt: 'As cópias de segurança no Azure ficam longe do prédio, sem mudar nenhum sistema nem o dia a dia de ninguém.',
          en: 'Backup copies in Azure are away from the building, without changing any system or anybody’s working day.',
          es: 'Las copias de seguridad en Azure quedan lejos del edificio, sin cambiar ningún sistema ni la rutina de nadie.',
        },
        tell: {
          pt: 'Começar sem mexer nos sistemas: cópias de segurança na nuvem.',
          en: 'Starting without touching the systems: backups in the cloud.',
          es: 'Empezar sin tocar los sistemas: copias de seguridad en la nube.',
        },
        source: docs('azure/backup/backup-overview'),
        popularity: 4,
      },
      {
        id: 'tests',
        text: {
          pt: 'Ambientes de teste criados no Azure',
          en: 'Test environments created in Azure',
          es: 'Entornos de prueba creados en Azure',
        },
        uses: [],
        why: {
          pt: 'Os ambientes de teste no Azure usam dados fictícios, são desfeitos em minutos e não tocam na produção.',
          en: 'Test environments in Azure use made-up data, are taken down within minutes and do not touch production.',
          es: 'Los entornos de prueba en Azure usan datos ficticios, se deshacen en minutos y no tocan la producción.',
        },
        tell: {
          pt: 'Aprender sem risco para a produção: ambientes de teste.',
          en: 'Learning without risk to production: test environments.',
          es: 'Aprender sin riesgo para la producción: entornos de prueba.',
        },
        source: docs('azure/cloud-adoption-framework/scenarios/overview'),
        popularity: 4,
      },
      {
        id: 'fresh',
        text: {
          pt: 'O próximo sistema, feito já no Azure',
          en: 'The next system, built in Azure',
          es: 'El próximo sistema, hecho ya en Azure',
        },
        uses: [],
        why: {
          pt: 'O próximo sistema já nasce no Azure, e os que existem ficam como estão.',
          en: 'The next system is born in Azure, and the existing ones stay as they are.',
          es: 'El próximo sistema nace en Azure, y los que existen quedan como están.',
        },
        tell: {
          pt: 'Deixar o que existe e criar o novo na nuvem: próximo sistema.',
          en: 'Leaving what exists and building new things in the cloud: the next system.',
          es: 'Dejar lo existente y crear lo nuevo en la nube: próximo sistema.',
        },
        source: docs('azure/cloud-adoption-framework/innovate/'),
        popularity: 3,
      },
      {
        id: 'office',
        text: {
          pt: 'E-mail e documentos no Microsoft 365',
          en: 'Mail and documents in Microsoft 365',
          es: 'Correo y documentos en Microsoft 365',
        },
        uses: ['Microsoft 365'],
        why: {
          pt: 'Com o Microsoft 365 (SaaS), e-mail e documentos deixam de depender dos servidores da casa.',
          en: 'With Microsoft 365 (SaaS), mail and documents no longer depend on the company’s servers.',
          es: 'Con Microsoft 365 (SaaS), el correo y los documentos dejan de depender de los servidores propios.',
        },
        tell: {
          pt: 'Software pronto, sem projeto: SaaS.',
          en: 'Finished software, without a project: SaaS.',
          es: 'Software listo, sin proyecto: SaaS.',
        },
        source: docs('microsoft-365/'),
        popularity: 4,
      },
      {
        id: 'everything',
        text: {
          pt: 'Tudo de uma vez, em um fim de semana',
          en: 'Everything at once, over one weekend',
          es: 'Todo de una vez, en un fin de semana',
        },
        uses: [],
        why: {
          pt: 'Com a mudança completa, a sala de servidores pode ser fechada logo.',
          en: 'With a complete move the server room can be closed soon.',
          es: 'Con la mudanza completa, la sala de servidores puede cerrarse pronto.',
        },
        tell: {
          pt: 'Sair logo do datacenter, com mais risco: mudança completa.',
          en: 'Leaving the datacenter soon, at more risk: a complete move.',
          es: 'Dejar pronto el centro de datos, con más riesgo: mudanza completa.',
        },
        source: docs('azure/cloud-adoption-framework/migrate/'),
        popularity: 2,
      },
      {
        id: 'peaks',
        text: {
          pt: 'Reforço do Azure só nos picos de uso',
          en: 'Extra capacity from Azure at peaks only',
          es: 'Refuerzo de Azure solo en los picos',
        },
        uses: [],
        why: {
          pt: 'O reforço nos dias cheios (cloud bursting) soma capacidade do Azure aos servidores da casa e é pago só então.',
          en: 'Extra capacity on full days (cloud bursting) adds Azure to the company’s servers and is paid for just then.',
          es: 'El refuerzo en días llenos (cloud bursting) suma capacidad de Azure a los servidores propios y se paga solo entonces.',
        },
        tell: {
          pt: 'Servidores próprios cheios por poucos dias: cloud bursting.',
          en: 'One’s own servers full for a few days: cloud bursting.',
          es: 'Servidores propios llenos por pocos días: cloud bursting.',
        },
        source: docs('azure/architecture/guide/design-principles/scale-out'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-real-data',
        text: {
          pt: 'Nesta etapa, dados reais de clientes não podem sair do prédio.',
          en: 'At this stage, real customer data must not leave the building.',
          es: 'En esta etapa, los datos reales de clientes no pueden salir del edificio.',
        },
        fits: ['tests', 'fresh'],
        rulesOut: {
          copies: {
            pt: 'As cópias de segurança levam os dados reais para fora do prédio.',
            en: 'Backup copies take the real data out of the building.',
            es: 'Las copias de seguridad llevan los datos reales fuera del edificio.',
          },
          everything: {
            pt: 'Com todos os servidores vão também os dados dos clientes.',
            en: 'With all the servers the customers’ data goes as well.',
            es: 'Con todos los servidores van también los datos de los clientes.',
          },
          office: {
            pt: 'E-mails e documentos contêm dados reais de clientes.',
            en: 'Mail and documents contain real data of customers.',
            es: 'El correo y los documentos contienen datos reales de clientes.',
          },
        },
      },
      {
        id: 'no-project',
        text: {
          pt: 'Nenhum desenvolvimento novo está previsto.',
          en: 'No new development is planned.',
          es: 'No hay ningún desarrollo nuevo previsto.',
        },
        fits: ['copies', 'tests', 'office', 'everything', 'peaks'],
        rulesOut: {
          fresh: {
            pt: 'Sem desenvolvimento previsto, o próximo sistema não chegaria neste ano.',
            en: 'Without planned development the next system would not come this year.',
            es: 'Sin desarrollo previsto, el próximo sistema no llegaría este año.',
          },
        },
      },
      {
        id: 'same-tools',
        text: {
          pt: 'Os funcionários não devem ter de aprender ferramentas novas.',
          en: 'Employees should not have to learn new tools.',
          es: 'Los empleados no deben tener que aprender herramientas nuevas.',
        },
        fits: ['copies', 'tests', 'fresh', 'everything', 'peaks'],
        rulesOut: {
          office: {
            pt: 'Com o Microsoft 365, todos mudam de ferramentas de e-mail e documentos.',
            en: 'With Microsoft 365 everybody changes their mail and document tools.',
            es: 'Con Microsoft 365, todos cambian sus herramientas de correo y documentos.',
          },
        },
      },
      {
        id: 'undo',
        text: {
          pt: 'Deve ser possível desistir em um dia, sem prejuízo.',
          en: 'It must be possible to give up within a day, without loss.',
          es: 'Debe poder abandonarse en un día, sin perjuicio.',
        },
        fits: ['copies', 'tests', 'fresh', 'peaks'],
        rulesOut: {
          everything: {
            pt: 'Trazer todos os servidores de volta levaria semanas.',
            en: 'Bringing all the servers back would take weeks.',
            es: 'Traer de vuelta todos los servidores llevaría semanas.',
          },
        },
      },
      {
        id: 'roomy',
        text: {
          pt: 'Os servidores atuais têm folga até nos picos.',
          en: 'The present servers have room to spare even at peaks.',
          es: 'Los servidores actuales tienen holgura hasta en los picos.',
        },
        fits: ['copies', 'tests', 'fresh', 'office', 'everything'],
        rulesOut: {
          peaks: {
            pt: 'Com folga nos servidores, não há dia cheio que precise de reforço.',
            en: 'With room to spare on the servers, no full day needs extra capacity.',
            es: 'Con holgura en los servidores, no hay día lleno que necesite refuerzo.',
          },
        },
      },
      {
        id: 'real-gain',
        text: {
          pt: 'O passo deve ser útil às operações, e não só à equipe técnica.',
          en: 'The step must be of use to operations, and not to the technical team alone.',
          es: 'El paso debe ser útil a las operaciones, y no solo al equipo técnico.',
        },
        fits: ['copies', 'fresh', 'office', 'everything', 'peaks'],
        rulesOut: {
          tests: {
            pt: 'Um ambiente de teste só serve à equipe técnica.',
            en: 'A test environment serves the technical team only.',
            es: 'Un entorno de prueba solo sirve al equipo técnico.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que começo atende a todos esses requisitos?',
      en: 'Which beginning meets all of these requirements?',
      es: '¿Qué comienzo cumple todos estos requisitos?',
    },
  },
  {
    id: 'company-site',
    exams: { 'az-900': { domain: 'concepts', topic: 'shared-responsibility' } },
    situations: [
      {
        id: 'wine',
        text: {
          pt: 'Uma cooperativa de vinho escolhe onde hospedar seu novo site em WordPress.',
          en: 'A wine cooperative is choosing where to host its new WordPress site.',
          es: 'Una cooperativa de vino elige dónde alojar su nuevo sitio en WordPress.',
        },
      },
      {
        id: 'choir',
        text: {
          pt: 'Uma associação de corais procura outra hospedagem para seu site em WordPress.',
          en: 'An association of choirs is looking for other hosting for its WordPress site.',
          es: 'Una asociación de coros busca otro alojamiento para su sitio en WordPress.',
        },
      },
      {
        id: 'lawyers',
        text: {
          pt: 'Um escritório de advocacia decide onde hospedar seu site em WordPress.',
          en: 'A law firm is deciding where to host its WordPress site.',
          es: 'Un bufete de abogados decide dónde alojar su sitio en WordPress.',
        },
      },
    ],
    candidates: [
      {
        id: 'own',
        text: {
          pt: 'Um servidor no próprio escritório',
          en: 'A server in its own office',
          es: 'Un servidor en la propia oficina',
        },
        uses: [],
        why: {
          pt: 'No servidor próprio a empresa controla tudo, do equipamento ao site, e responde por tudo.',
          en: 'On its own server the company controls everything, from the equipment to the site, and answers for everything.',
          es: 'En el servidor propio la empresa controla todo, del equipo al sitio, y responde por todo.',
        },
        tell: {
          pt: 'Controle e responsabilidade totais: servidor próprio.',
          en: 'Full control and full responsibility: one’s own server.',
          es: 'Control y responsabilidad totales: servidor propio.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 3,
      },
      {
        id: 'vm',
        text: {
          pt: 'Uma máquina virtual do Azure (IaaS)',
          en: 'An Azure virtual machine (IaaS)',
          es: 'Una máquina virtual de Azure (IaaS)',
        },
        uses: [],
        why: {
          pt: 'Na máquina virtual (IaaS), o equipamento fica com a Microsoft e o sistema operacional, com todo o controle, com a empresa.',
          en: 'With a virtual machine (IaaS) the equipment is up to Microsoft and the operating system, with full control, up to the company.',
          es: 'En la máquina virtual (IaaS), el equipo queda a cargo de Microsoft y el sistema operativo, con todo el control, a cargo de la empresa.',
        },
        tell: {
          pt: 'Controle do sistema, sem equipamento: IaaS.',
          en: 'Control of the system, without equipment: IaaS.',
          es: 'Control del sistema, sin equipo: IaaS.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 4,
      },
      {
        id: 'app',
        text: {
          pt: 'O WordPress do App Service (PaaS)',
          en: 'WordPress on App Service (PaaS)',
          es: 'WordPress en App Service (PaaS)',
        },
        uses: ['App Service'],
        why: {
          pt: 'No App Service (PaaS), a Microsoft cuida do sistema operacional e do PHP, e a empresa instala os plugins que quiser.',
          en: 'On App Service (PaaS) Microsoft takes care of the operating system and PHP, and the company installs the plugins it likes.',
          es: 'En App Service (PaaS), Microsoft se ocupa del sistema operativo y de PHP, y la empresa instala los plugins que quiera.',
        },
        tell: {
          pt: 'Só o site e seus plugins por conta da empresa: PaaS.',
          en: 'Just the site and its plugins left to the company: PaaS.',
          es: 'Solo el sitio y sus plugins a cargo de la empresa: PaaS.',
        },
        source: docs('azure/app-service/quickstart-wordpress'),
        popularity: 5,
      },
      {
        id: 'saas',
        text: {
          pt: 'Um plano de WordPress pronto (SaaS)',
          en: 'A finished WordPress plan (SaaS)',
          es: 'Un plan de WordPress listo (SaaS)',
        },
        uses: [],
        why: {
          pt: 'No serviço pronto (SaaS), até as atualizações do WordPress são do provedor; a empresa responde pelo conteúdo e pelas contas.',
          en: 'With the finished service (SaaS) even the updates of WordPress are the provider’s; the company answers for content and accounts.',
          es: 'En el servicio listo (SaaS), hasta las actualizaciones de WordPress son del proveedor; la empresa responde por el contenido y las cuentas.',
        },
        tell: {
          pt: 'Só conteúdo e contas por conta da empresa: SaaS.',
          en: 'Just content and accounts left to the company: SaaS.',
          es: 'Solo contenido y cuentas a cargo de la empresa: SaaS.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 4,
      },
      {
        id: 'container',
        text: {
          pt: 'Uma imagem no Container Apps (PaaS)',
          en: 'An image in Container Apps (PaaS)',
          es: 'Una imagen en Container Apps (PaaS)',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'No Container Apps, a Microsoft cuida dos servidores, e a imagem leva os plugins que a empresa puser nela.',
          en: 'In Container Apps Microsoft takes care of the servers, and the image carries the plugins that the company puts into it.',
          es: 'En Container Apps, Microsoft se ocupa de los servidores, y la imagen lleva los plugins que ponga la empresa.',
        },
        tell: {
          pt: 'Quem já trabalha com imagens: Container Apps.',
          en: 'Those who work with images already: Container Apps.',
          es: 'Quien ya trabaja con imágenes: Container Apps.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 3,
      },
      {
        id: 'rented',
        neverRight: true,
        text: {
          pt: 'Um servidor alugado por mês (hosting)',
          en: 'A server rented by the month (hosting)',
          es: 'Un servidor alquilado por mes (hosting)',
        },
        uses: [],
        why: {
          pt: 'No servidor alugado, o equipamento é do provedor, e a empresa tem todo o controle do sistema, por preço fixo.',
          en: 'With a rented server the equipment is the provider’s, and the company has full control of the system at a fixed price.',
          es: 'En el servidor alquilado, el equipo es del proveedor, y la empresa tiene todo el control del sistema, a precio fijo.',
        },
        tell: {
          pt: 'Servidor inteiro por preço fixo, sem escala: aluguel.',
          en: 'A whole server at a fixed price, without scaling: renting.',
          es: 'Servidor entero a precio fijo, sin escalado: alquiler.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-system',
        text: {
          pt: 'A empresa não quer responder por patches de sistema operacional.',
          en: 'The company does not want to be responsible for operating system patches.',
          es: 'La empresa no quiere responder por los parches del sistema operativo.',
        },
        fits: ['app', 'saas'],
        rulesOut: {
          own: {
            pt: 'No servidor próprio, os patches do sistema são da empresa.',
            en: 'On its own server, patching the system is up to the company.',
            es: 'En el servidor propio, los parches del sistema son de la empresa.',
          },
          rented: {
            pt: 'No servidor alugado sem gestão, os patches do sistema são da empresa.',
            en: 'On a rented, unmanaged server, patching the system is up to the company.',
            es: 'En el servidor alquilado sin gestión, los parches del sistema son de la empresa.',
          },
          vm: {
            pt: 'Em IaaS, os patches do sistema operacional são do cliente.',
            en: 'With IaaS, operating system patches are the customer’s.',
            es: 'En IaaS, los parches del sistema operativo son del cliente.',
          },
        },
      },
      {
        id: 'plugin',
        text: {
          pt: 'O site precisa de um plugin com código próprio.',
          en: 'The site needs a plugin with custom code.',
          es: 'El sitio necesita un plugin con código propio.',
        },
        fits: ['own', 'vm', 'app', 'container', 'rented'],
        rulesOut: {
          saas: {
            pt: 'Esse serviço pronto só aceita os plugins da lista do provedor.',
            en: 'This finished service accepts just the plugins on the provider’s list.',
            es: 'Ese servicio listo solo acepta los plugins de la lista del proveedor.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'A equipe não sabe criar imagens de contêiner.',
          en: 'The team does not know how to build container images.',
          es: 'El equipo no sabe crear imágenes de contenedor.',
        },
        fits: ['own', 'vm', 'app', 'saas', 'rented'],
        rulesOut: {
          container: {
            pt: 'O Container Apps executa imagens, que alguém precisa criar e atualizar.',
            en: 'Container Apps runs images, which somebody has to build and update.',
            es: 'Container Apps ejecuta imágenes, que alguien debe crear y actualizar.',
          },
        },
      },
      {
        id: 'no-room',
        text: {
          pt: 'Não há energia de reserva nem refrigeração para equipamento.',
          en: 'There is no backup power or cooling for equipment.',
          es: 'No hay energía de respaldo ni refrigeración para equipos.',
        },
        fits: ['vm', 'app', 'saas', 'container', 'rented'],
        rulesOut: {
          own: {
            pt: 'Um servidor no escritório precisa de lugar, energia e refrigeração.',
            en: 'A server in the office needs room, power and cooling.',
            es: 'Un servidor en la oficina necesita lugar, energía y refrigeración.',
          },
        },
      },
      {
        id: 'campaign',
        text: {
          pt: 'Em dias de campanha, a capacidade deve aumentar em minutos.',
          en: 'On campaign days, capacity must rise within minutes.',
          es: 'En días de campaña, la capacidad debe aumentar en minutos.',
        },
        fits: ['vm', 'app', 'container'],
        rulesOut: {
          own: {
            pt: 'No servidor próprio, mais capacidade é mais equipamento, que leva semanas.',
            en: 'With its own server more capacity means more equipment, which takes weeks.',
            es: 'En el servidor propio, más capacidad es más equipo, que tarda semanas.',
          },
          rented: {
            pt: 'O servidor alugado por mês tem capacidade fixa.',
            en: 'The server rented by the month has a fixed capacity.',
            es: 'El servidor alquilado por mes tiene capacidad fija.',
          },
        },
      },
      {
        id: 'root',
        text: {
          pt: 'Um programa deve ser instalado como administrador do servidor.',
          en: 'A program must be installed as administrator of the server.',
          es: 'Un programa debe instalarse como administrador del servidor.',
        },
        fits: ['own', 'vm', 'rented'],
        rulesOut: {
          app: {
            pt: 'No App Service não há acesso de administrador ao servidor.',
            en: 'On App Service there is no administrator access to the server.',
            es: 'En App Service no hay acceso de administrador al servidor.',
          },
          saas: {
            pt: 'No serviço pronto (SaaS) o servidor é só do provedor.',
            en: 'With the finished service (SaaS) the server is the provider’s alone.',
            es: 'En el servicio listo (SaaS) el servidor es solo del proveedor.',
          },
          container: {
            pt: 'O Container Apps não dá acesso de administrador aos servidores.',
            en: 'Container Apps gives no administrator access to the servers.',
            es: 'Container Apps no da acceso de administrador a los servidores.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que hospedagem atende a todos esses requisitos?',
      en: 'Which hosting meets all of these requirements?',
      es: '¿Qué alojamiento cumple todos estos requisitos?',
    },
  },
];
