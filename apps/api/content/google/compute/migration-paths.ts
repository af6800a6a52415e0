import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page } from '../source.ts';

export const migrationPaths: Category = {
  id: 'migration-paths',
  noun: { pt: 'estratégia de migração', en: 'migration strategy', es: 'estrategia de migración' },
  feminine: true,
  mode: 'statement',
  domain: 'modernization',
  ask: {
    entity: {
      pt: 'Que estratégia de migração essa decisão representa?',
      en: 'Which migration strategy does this decision represent?',
      es: '¿Qué estrategia de migración representa esta decisión?',
    },
    action: {
      pt: 'Qual decisão é um exemplo de {entity}?',
      en: 'Which decision is an example of {entity}?',
      es: '¿Qué decisión es un ejemplo de {entity}?',
    },
    pair: {
      pt: 'Em qual alternativa as duas decisões são exemplos de {entity}?',
      en: 'In which option are both decisions examples of {entity}?',
      es: '¿En qué opción las dos decisiones son ejemplos de {entity}?',
    },
  },
  entities: [
    {
      id: 'rehost',
      kind: 'concept',
      topic: 'migration',
      popularity: 5,
      name: 'Rehost',
      aliases: ['lift and shift'],
      subject: { pt: 'o rehost (lift and shift)', en: 'rehost (lift and shift)', es: 'el rehost (lift and shift)' },
      gist: {
        pt: '{mover} a carga como está, sem mudar o código',
        en: '{move} the workload as it is, without changing code',
        es: '{mover} la carga tal como está, sin cambiar el código',
      },
      likeness: {
        pt: 'uma mudança em que todos os móveis vão e se arrumam na casa nova tal como na antiga',
        en: 'a house move in which all the furniture goes along and stands just as in the old home',
        es: 'una mudanza en la que van todos los muebles y quedan en la casa nueva como antes',
      },
      source: page('architecture/migration-to-gcp-getting-started'),
    },
    {
      id: 'replatform',
      kind: 'concept',
      topic: 'migration',
      popularity: 4,
      name: 'Replatform',
      aliases: ['move and improve', 'lift and optimize'],
      subject: { pt: 'o replatform', en: 'replatform', es: 'el replatform' },
      gist: {
        pt: '{fazer} pequenas melhorias durante a mudança',
        en: '{make} small improvements during the move',
        es: '{hacer} pequeñas mejoras durante el traslado',
      },
      likeness: {
        pt: 'uma mudança em que vai tudo menos o forno, porque a casa nova já tem um embutido',
        en: 'a house move in which everything goes but the oven, since the new home has one built in',
        es: 'una mudanza en la que va todo menos el horno, porque la casa nueva ya trae uno empotrado',
      },
      source: page('architecture/migration-to-gcp-getting-started'),
    },
    {
      id: 'refactor',
      kind: 'concept',
      topic: 'migration',
      popularity: 4,
      name: 'Refactor',
      aliases: ['rearchitect', 'reimagine'],
      subject: { pt: 'o refactor', en: 'refactor', es: 'el refactor' },
      gist: {
        pt: '{redesenhar} a aplicação para aproveitar a nuvem',
        en: '{redesign} the application to make use of the cloud',
        es: '{rediseñar} la aplicación para aprovechar la nube',
      },
      likeness: {
        pt: 'um arquiteto que refaz a planta da casa para o terreno novo, com mais obra e mais proveito',
        en: 'an architect who draws the house anew for another plot, with more work and more to gain',
        es: 'un arquitecto que rehace el plano de la casa para otro terreno, con más obra y más provecho',
      },
      source: page('architecture/migration-to-gcp-getting-started'),
    },
    {
      id: 'repurchase',
      kind: 'concept',
      topic: 'migration',
      popularity: 3,
      name: 'Repurchase',
      aliases: ['drop and shop'],
      subject: { pt: 'o repurchase', en: 'repurchase', es: 'el repurchase' },
      gist: {
        pt: '{trocar} o sistema próprio por um produto SaaS',
        en: '{replace} the company’s own system with a SaaS product',
        es: '{cambiar} el sistema propio por un producto SaaS',
      },
      likeness: {
        pt: 'um apartamento alugado já mobiliado, para onde se levam só as roupas da casa antiga',
        en: 'a furnished apartment for rent, to which one takes just the clothes from the old home',
        es: 'un apartamento alquilado ya amueblado, al que se lleva solo la ropa de la casa vieja',
      },
      source: page('architecture/migration-to-gcp-getting-started'),
    },
    {
      id: 'retire',
      kind: 'concept',
      topic: 'migration',
      popularity: 4,
      name: 'Retire',
      subject: { pt: 'o retire', en: 'retire', es: 'el retire' },
      gist: {
        pt: '{desligar} o que não tem mais uso',
        en: '{turn} off what is no longer used',
        es: '{apagar} lo que ya no se usa',
      },
      likeness: {
        pt: 'a poltrona em que ninguém se senta há anos e que se joga fora antes da mudança',
        en: 'the armchair nobody has sat in for years, which is thrown out before the move',
        es: 'el sillón en que nadie se sienta hace años y que se tira antes de la mudanza',
      },
      source: page('architecture/migration-to-gcp-getting-started'),
    },
    {
      id: 'retain',
      kind: 'concept',
      topic: 'migration',
      popularity: 3,
      name: 'Retain',
      subject: { pt: 'o retain', en: 'retain', es: 'el retain' },
      gist: {
        pt: '{deixar} o sistema onde está, por enquanto',
        en: '{leave} the system where it is for now',
        es: '{dejar} el sistema donde está, por ahora',
      },
      likeness: {
        pt: 'o piano que fica na casa antiga até o fim do contrato de aluguel',
        en: 'the piano that stays in the old house until the lease ends',
        es: 'el piano que se queda en la casa vieja hasta que termine el contrato de alquiler',
      },
      source: page('architecture/migration-to-gcp-getting-started'),
    },
  ],
  facts: [
    {
      id: 'rh-copy',
      kind: 'purpose',
      of: ['rehost'],
      cue: {
        pt: 'uma cópia fiel de cada servidor na nuvem, sem redesenho',
        en: 'a one-to-one copy of each server in the cloud, without redesign',
        es: 'una copia fiel de cada servidor en la nube, sin rediseño',
      },
      level: 1,
      say: {
        pt: '{levar} um servidor físico a uma máquina virtual igual, sem tocar no programa',
        en: '{take} a physical server to an identical virtual machine without touching the program',
        es: '{llevar} un servidor físico a una máquina virtual igual, sin tocar el programa',
      },
      how: {
        pt: 'O rehost replica o disco do servidor em uma VM, com o sistema e o aplicativo como eram.',
        en: 'Rehost replicates the server’s disk to a VM, with the system and the application as they were.',
        es: 'El rehost replica el disco del servidor en una VM, con el sistema y la aplicación como estaban.',
      },
    },
    {
      id: 'rh-deadline',
      kind: 'purpose',
      of: ['rehost'],
      cue: {
        pt: 'a saída mais rápida do data center, com a otimização deixada para depois',
        en: 'the fastest exit from a data center, with optimization left for later',
        es: 'la salida más rápida del centro de datos, con la optimización para después',
      },
      level: 1,
      say: {
        pt: '{mover} duzentas máquinas sem mudanças, em um prazo curto',
        en: '{move} two hundred machines without changes, on a short deadline',
        es: '{mover} doscientas máquinas sin cambios, en un plazo corto',
      },
      how: {
        pt: 'O rehost usa a replicação automática de VMs e dispensa mudar código, o que costuma fazer dele o caminho mais rápido.',
        en: 'Rehost uses automated replication of VMs and needs no code changes, which tends to make it the fastest way.',
        es: 'El rehost usa la replicación automática de VM y no exige cambiar código, lo que suele hacerlo el camino más rápido.',
      },
    },
    {
      id: 'reh-weekend',
      kind: 'purpose',
      of: ['rehost'],
      unclear: ['migrate-vms', 'vmware-engine', 'iaas', 'compute-engine'],
      cue: {
        pt: 'uma mudança só de lugar, para máquinas que ficam inalteradas',
        en: 'a change of location only, for machines that stay unmodified',
        es: 'un cambio solo de lugar, para máquinas que quedan sin modificar',
      },
      level: 1,
      say: {
        pt: '{passar} trinta máquinas virtuais para a nuvem em um fim de semana, do jeito que estão',
        en: '{take} thirty virtual machines to the cloud in a weekend, just as they are',
        es: '{pasar} treinta máquinas virtuales a la nube en un fin de semana, tal como están',
      },
      how: {
        pt: 'O rehost (lift and shift) copia discos e configurações para VMs novas, sem tocar no código.',
        en: 'Rehost (lift and shift) copies disks and settings to new VMs without touching the code.',
        es: 'El rehost (lift and shift) copia discos y configuraciones a VM nuevas, sin tocar el código.',
      },
    },
    {
      id: 'rh-same',
      kind: 'purpose',
      of: ['rehost'],
      level: 1,
      say: {
        pt: '{manter} sistema, banco e código, e {mudar} só o lugar em que rodam',
        en: '{keep} system, database and code and {change} just the place where they run',
        es: '{mantener} sistema, base y código, y {cambiar} solo el lugar donde se ejecutan',
      },
      how: {
        pt: 'O rehost troca a infraestrutura de baixo e deixa a modernização do aplicativo para depois.',
        en: 'Rehost swaps the infrastructure underneath and leaves the modernization of the application for later.',
        es: 'El rehost cambia la infraestructura de abajo y deja la modernización de la aplicación para después.',
      },
    },
    {
      id: 'rp-sql',
      kind: 'purpose',
      of: ['replatform'],
      cue: {
        pt: 'um equivalente gerenciado no lugar de um componente, com a arquitetura intacta',
        en: 'a managed counterpart for one component, with the architecture intact',
        es: 'un equivalente administrado en lugar de un componente, con la arquitectura intacta',
      },
      level: 1,
      say: {
        pt: '{substituir} um MySQL próprio pelo Cloud SQL, com o mesmo código',
        en: '{replace} a self-managed MySQL with Cloud SQL, with the same code',
        es: '{reemplazar} un MySQL propio por Cloud SQL, con el mismo código',
      },
      how: {
        pt: 'O replatform troca só a camada do banco por um serviço gerenciado, que fala o mesmo protocolo.',
        en: 'Replatform swaps just the database layer for a managed service, which speaks the same protocol.',
        es: 'El replatform cambia solo la capa de la base de datos por un servicio administrado, que habla el mismo protocolo.',
      },
    },
    {
      id: 'rp-container',
      kind: 'purpose',
      of: ['replatform'],
      unclear: ['refactor'],
      cue: {
        pt: 'uma nova base de execução para o mesmo código, com poucos ajustes',
        en: 'a new runtime for the same code, with only minor adjustments',
        es: 'una nueva base de ejecución para el mismo código, con pocos ajustes',
      },
      level: 2,
      say: {
        pt: '{pôr} em um contêiner, quase sem mudanças, um aplicativo que rodava em uma máquina',
        en: '{put} into a container, almost unchanged, an application that ran on a machine',
        es: '{poner} en un contenedor, casi sin cambios, una aplicación que corría en una máquina',
      },
      how: {
        pt: 'O replatform empacota o programa em uma imagem: muda a plataforma de execução, e a arquitetura fica.',
        en: 'Replatform packs the program into an image: the platform it runs on changes, and the architecture stays.',
        es: 'El replatform empaqueta el programa en una imagen: cambia la plataforma de ejecución, y la arquitectura queda.',
      },
    },
    {
      id: 'rp-lb',
      kind: 'purpose',
      of: ['replatform'],
      level: 2,
      say: {
        pt: '{trocar} o balanceador físico pelo Cloud Load Balancing durante a mudança',
        en: '{replace} the physical load balancer with Cloud Load Balancing during the move',
        es: '{cambiar} el balanceador físico por Cloud Load Balancing durante el traslado',
      },
      how: {
        pt: 'O replatform aproveita a migração para pôr um serviço gerenciado no lugar de um componente, sem mexer no programa.',
        en: 'Replatform uses the migration to put a managed service in place of one component, leaving the program alone.',
        es: 'El replatform aprovecha la migración para poner un servicio administrado en lugar de un componente, sin tocar el programa.',
      },
    },
    {
      id: 'rf-micro',
      kind: 'purpose',
      of: ['refactor'],
      cue: {
        pt: 'mudança profunda de arquitetura rumo a componentes independentes e nativos da nuvem',
        en: 'deep architectural change toward independent, cloud-native components',
        es: 'cambio profundo de arquitectura hacia componentes independientes y nativos de la nube',
      },
      level: 1,
      say: {
        pt: '{dividir} o monolito em microsserviços que escalam em separado',
        en: '{split} the monolith into microservices that scale separately',
        es: '{dividir} el monolito en microservicios que escalan por separado',
      },
      how: {
        pt: 'O refactor muda a arquitetura: cada função vira um serviço com código, dados e implantação próprios.',
        en: 'Refactor changes the architecture: each function becomes a service with its own code, data and deployment.',
        es: 'El refactor cambia la arquitectura: cada función pasa a ser un servicio con código, datos y despliegue propios.',
      },
    },
    {
      id: 'rf-serverless',
      kind: 'purpose',
      of: ['refactor'],
      cue: {
        pt: 'o caminho mais trabalhoso, com código refeito para o maior ganho futuro',
        en: 'the most laborious path, with code rebuilt for the greatest long-term gain',
        es: 'el camino más laborioso, con código rehecho para la mayor ganancia futura',
      },
      level: 1,
      say: {
        pt: '{reescrever} o processamento de pedidos como funções acionadas por eventos',
        en: '{rewrite} order processing as functions triggered by events',
        es: '{reescribir} el procesamiento de pedidos como funciones activadas por eventos',
      },
      how: {
        pt: 'O refactor escreve de novo o código para um modelo nativo da nuvem, sem servidor ligado à espera.',
        en: 'Refactor writes the code anew for a cloud-native model, with no server that stays on and waits.',
        es: 'El refactor escribe de nuevo el código para un modelo nativo de la nube, sin un servidor encendido a la espera.',
      },
    },
    {
      id: 'ref-serverless',
      kind: 'purpose',
      of: ['refactor'],
      unclear: ['serverless', 'cloud-native', 'microservices', 'functions', 'cloud-run'],
      level: 1,
      say: {
        pt: '{redesenhar} a loja para que cada função use serviços serverless',
        en: '{redesign} the store so that each function uses serverless services',
        es: '{rediseñar} la tienda para que cada función use servicios serverless',
      },
      how: {
        pt: 'O refactor reescreve o código para aproveitar serviços nativos da nuvem, com mais esforço e mais ganho.',
        en: 'Refactor rewrites the code to make use of cloud-native services, with more effort and more gain.',
        es: 'El refactor reescribe el código para aprovechar servicios nativos de la nube, con más esfuerzo y más beneficio.',
      },
    },
    {
      id: 'rf-spanner',
      kind: 'purpose',
      of: ['refactor'],
      cue: {
        pt: 'mudanças de código e modelo de dados para vencer limites de escala',
        en: 'changes to code and data model to overcome limits of scale',
        es: 'cambios de código y modelo de datos para superar límites de escala',
      },
      level: 2,
      say: {
        pt: '{reescrever} a camada de dados para usar um banco que escala entre continentes',
        en: '{rewrite} the data layer to use a database that scales across continents',
        es: '{reescribir} la capa de datos para usar una base que escala entre continentes',
      },
      how: {
        pt: 'O refactor adapta o código e o modelo de dados a um serviço nativo da nuvem, como o Spanner.',
        en: 'Refactor adapts the code and the data model to a cloud-native service, such as Spanner.',
        es: 'El refactor adapta el código y el modelo de datos a un servicio nativo de la nube, como Spanner.',
      },
    },
    {
      id: 'rpu-crm',
      kind: 'purpose',
      of: ['repurchase'],
      level: 1,
      say: {
        pt: '{abandonar} o sistema de vendas próprio e {assinar} um que já vem pronto',
        en: '{abandon} the home-made sales system and {subscribe} to a ready one',
        es: '{abandonar} el sistema de ventas propio y {suscribirse} a uno ya listo',
      },
      how: {
        pt: 'O repurchase contrata um produto SaaS, que o fornecedor mantém; o que se leva para lá são os dados.',
        en: 'Repurchase takes out a SaaS product, which its vendor maintains; what is moved there is the data.',
        es: 'El repurchase contrata un producto SaaS, que mantiene el proveedor; lo que se lleva allí son los datos.',
      },
    },
    {
      id: 'rep-crm',
      kind: 'purpose',
      of: ['repurchase'],
      unclear: ['saas'],
      cue: {
        pt: 'abandono do software instalado em favor de uma assinatura pronta',
        en: 'installed software abandoned for a ready-made subscription',
        es: 'abandono del software instalado a favor de una suscripción ya lista',
      },
      level: 1,
      say: {
        pt: '{cancelar} o CRM instalado em servidor da empresa e {assinar} um vendido por usuário',
        en: '{drop} the CRM installed on the company’s server and {subscribe} to one sold per user',
        es: '{cancelar} el CRM instalado en un servidor de la empresa y {suscribirse} a uno vendido por usuario',
      },
      how: {
        pt: 'O repurchase troca a licença antiga por um produto SaaS e leva para ele os dados dos clientes.',
        en: 'Repurchase exchanges the old license for a SaaS product and takes the customer data to it.',
        es: 'El repurchase cambia la licencia antigua por un producto SaaS y lleva a él los datos de los clientes.',
      },
    },
    {
      id: 'rpu-mail',
      kind: 'purpose',
      of: ['repurchase'],
      cue: {
        pt: 'a passagem para outro produto, pronto e hospedado por quem o vende',
        en: 'a move to a different product, ready-made and hosted by its vendor',
        es: 'el paso a otro producto, ya listo y alojado por quien lo vende',
      },
      level: 1,
      say: {
        pt: '{substituir} o servidor de e-mail pelo Google Workspace',
        en: '{replace} the mail server with Google Workspace',
        es: '{reemplazar} el servidor de correo por Google Workspace',
      },
      how: {
        pt: 'O repurchase leva as caixas de correio a um produto SaaS, pago por usuário, e desliga a máquina antiga.',
        en: 'Repurchase takes the mailboxes to a SaaS product paid per user and turns the old machine off.',
        es: 'El repurchase lleva los buzones a un producto SaaS, pagado por usuario, y apaga la máquina antigua.',
      },
    },
    {
      id: 'rt-unused',
      kind: 'purpose',
      of: ['retire'],
      level: 1,
      say: {
        pt: '{desligar} um relatório que ninguém abre há dois anos',
        en: '{turn} off a report that nobody has opened for two years',
        es: '{apagar} un informe que nadie abre desde hace dos años',
      },
      how: {
        pt: 'O retire tira do inventário, antes da migração, o que só geraria custo na nuvem.',
        en: 'Retire takes off the inventory, before the migration, what would only generate cost in the cloud.',
        es: 'El retire saca del inventario, antes de la migración, lo que solo generaría costos en la nube.',
      },
    },
    {
      id: 'ret-staging',
      kind: 'purpose',
      of: ['retire'],
      unclear: ['recommender', 'cost-effectiveness'],
      level: 1,
      say: {
        pt: '{desligar} um servidor de testes que ninguém usa desde o lançamento',
        en: '{turn} off a test server that nobody has used since the launch',
        es: '{apagar} un servidor de pruebas que nadie usa desde el lanzamiento',
      },
      how: {
        pt: 'O retire tira do inventário o que não tem mais uso, e o esforço de migrar fica para o resto.',
        en: 'Retire takes what is no longer used out of the inventory, and the effort of migrating goes to the rest.',
        es: 'El retire saca del inventario lo que ya no se usa, y el esfuerzo de migrar queda para el resto.',
      },
    },
    {
      id: 'rt-duplicate',
      kind: 'purpose',
      of: ['retire'],
      cue: {
        pt: 'cargas redundantes eliminadas em vez de migradas',
        en: 'redundant workloads eliminated rather than migrated',
        es: 'cargas redundantes eliminadas en lugar de migradas',
      },
      level: 1,
      say: {
        pt: '{encerrar} um de dois sistemas que fazem a mesma coisa',
        en: '{shut} down one of two systems that do the same',
        es: '{cerrar} uno de dos sistemas que hacen lo mismo',
      },
      how: {
        pt: 'O retire desativa o sistema redundante, que deixa de custar licença e manutenção e não precisa migrar.',
        en: 'Retire decommissions the redundant system, which no longer costs license and maintenance and need not migrate.',
        es: 'El retire desactiva el sistema redundante, que deja de costar licencia y mantenimiento y no necesita migrar.',
      },
    },
    {
      id: 'rn-mainframe',
      kind: 'purpose',
      of: ['retain'],
      cue: {
        pt: 'uma carga que ainda não pode migrar por uma restrição técnica',
        en: 'a workload not yet able to migrate because of a technical constraint',
        es: 'una carga que aún no puede migrar por una restricción técnica',
      },
      level: 1,
      say: {
        pt: '{deixar} o mainframe no data center até que o fornecedor certifique a nuvem',
        en: '{leave} the mainframe in the data center until the vendor certifies the cloud',
        es: '{dejar} el mainframe en el centro de datos hasta que el proveedor certifique la nube',
      },
      how: {
        pt: 'O retain mantém a carga no local enquanto durar a restrição, como a falta de suporte ou de licença.',
        en: 'Retain keeps the workload on site while the restriction lasts, such as missing support or a license.',
        es: 'El retain mantiene la carga en su lugar mientras dure la restricción, como la falta de soporte o de licencia.',
      },
    },
    {
      id: 'ret-contract',
      kind: 'purpose',
      of: ['retain'],
      unclear: ['hybrid-cloud', 'on-premises', 'gdc', 'legacy-app', 'self-managed'],
      cue: {
        pt: 'uma migração adiada por licenças ou acordos ainda em vigor',
        en: 'a migration postponed because of licenses or agreements still in force',
        es: 'una migración aplazada por licencias o acuerdos aún vigentes',
      },
      level: 1,
      say: {
        pt: '{deixar} o sistema de folha onde está até o fim do contrato com o fornecedor',
        en: '{leave} the payroll system where it is until the contract with its vendor ends',
        es: '{dejar} el sistema de nómina donde está hasta el fin del contrato con el proveedor',
      },
      how: {
        pt: 'O retain adia a mudança de uma carga e a revê em outra fase da migração.',
        en: 'Retain puts off moving a workload and reviews it in a later phase of the migration.',
        es: 'El retain aplaza el traslado de una carga y la revisa en otra fase de la migración.',
      },
    },
    {
      id: 'rn-new',
      kind: 'purpose',
      of: ['retain'],
      cue: {
        pt: 'equipamento recente demais para ser abandonado, mantido no data center',
        en: 'equipment too recent to give up, kept running in the data center',
        es: 'equipo demasiado reciente para abandonarlo, que sigue en el centro de datos',
      },
      level: 1,
      say: {
        pt: '{adiar} a mudança de um equipamento comprado há poucos meses',
        en: '{put} off moving a machine bought a few months ago',
        es: '{aplazar} el traslado de un equipo comprado hace pocos meses',
      },
      how: {
        pt: 'O retain espera que o investimento se pague antes de levar a carga de trabalho à nuvem.',
        en: 'Retain waits for the investment to pay off before the workload is taken to the cloud.',
        es: 'El retain espera a que la inversión se amortice antes de llevar la carga de trabajo a la nube.',
      },
    },
  ],
  contrasts: [
    {
      between: ['rehost', 'replatform'],
      say: {
        pt: 'O rehost muda só o lugar; o replatform aproveita a mudança para pequenas melhorias.',
        en: 'Rehost changes only the place; replatform uses the move for small improvements.',
        es: 'El rehost cambia solo el lugar; el replatform aprovecha el traslado para pequeñas mejoras.',
      },
    },
    {
      between: ['replatform', 'refactor'],
      say: {
        pt: 'O replatform mantém a arquitetura; o refactor a redesenha.',
        en: 'Replatform keeps the architecture; refactor redesigns it.',
        es: 'El replatform mantiene la arquitectura; el refactor la rediseña.',
      },
    },
    {
      between: ['retire', 'retain'],
      say: {
        pt: 'O retire desliga o sistema de vez; o retain o deixa onde está.',
        en: 'Retire turns the system off for good; retain leaves it where it is.',
        es: 'El retire apaga el sistema definitivamente; el retain lo deja donde está.',
      },
    },
    {
      between: ['refactor', 'repurchase'],
      say: {
        pt: 'O refactor reescreve o próprio sistema; o repurchase compra outro pronto.',
        en: 'Refactor rewrites the company’s own system; repurchase buys a ready one.',
        es: 'El refactor reescribe el sistema propio; el repurchase compra otro listo.',
      },
    },
    {
      between: ['rehost', 'refactor'],
      say: {
        pt: 'O rehost leva o programa como está; o refactor o reescreve para a nuvem.',
        en: 'Rehost takes the program as it is; refactor rewrites it for the cloud.',
        es: 'El rehost lleva el programa tal como está; el refactor lo reescribe para la nube.',
      },
    },
    {
      between: ['rehost', 'repurchase'],
      say: {
        pt: 'O rehost leva o mesmo sistema para máquinas na nuvem; o repurchase o troca por um produto SaaS.',
        en: 'Rehost takes the same system to machines in the cloud; repurchase swaps it for a SaaS product.',
        es: 'El rehost lleva el mismo sistema a máquinas en la nube; el repurchase lo cambia por un producto SaaS.',
      },
    },
    {
      between: ['rehost', 'retire'],
      say: {
        pt: 'O rehost leva à nuvem o que ainda se usa; o retire desliga o que ninguém usa mais.',
        en: 'Rehost takes to the cloud what is still in use; retire turns off what nobody uses any longer.',
        es: 'El rehost lleva a la nube lo que aún se usa; el retire apaga lo que ya nadie usa.',
      },
    },
    {
      between: ['rehost', 'retain'],
      say: {
        pt: 'O rehost move o sistema agora, como está; o retain o deixa onde está, por enquanto.',
        en: 'Rehost moves the system now, as it is; retain leaves it where it is for the time being.',
        es: 'El rehost mueve el sistema ahora, tal como está; el retain lo deja donde está, por ahora.',
      },
    },
    {
      between: ['replatform', 'repurchase'],
      say: {
        pt: 'O replatform leva o mesmo programa, com um componente gerenciado no lugar de outro; o repurchase troca o programa inteiro por um SaaS.',
        en: 'Replatform takes the same program, with a managed component in place of another; repurchase swaps the whole program for SaaS.',
        es: 'El replatform lleva el mismo programa, con un componente administrado en lugar de otro; el repurchase cambia el programa entero por un SaaS.',
      },
    },
    {
      between: ['replatform', 'retain'],
      say: {
        pt: 'O replatform move o sistema com pequenas melhorias; o retain adia a mudança.',
        en: 'Replatform moves the system with small improvements; retain puts the move off.',
        es: 'El replatform mueve el sistema con pequeñas mejoras; el retain aplaza el traslado.',
      },
    },
    {
      between: ['replatform', 'retire'],
      say: {
        pt: 'O replatform mantém o sistema em uso, em outra plataforma; o retire o desliga de vez.',
        en: 'Replatform keeps the system in use, on another platform; retire turns it off for good.',
        es: 'El replatform mantiene el sistema en uso, en otra plataforma; el retire lo apaga definitivamente.',
      },
    },
    {
      between: ['refactor', 'retain'],
      say: {
        pt: 'O refactor investe em reescrever o sistema; o retain não mexe nele por enquanto.',
        en: 'Refactor invests in rewriting the system; retain leaves it untouched for now.',
        es: 'El refactor invierte en reescribir el sistema; el retain no lo toca por ahora.',
      },
    },
    {
      between: ['refactor', 'retire'],
      say: {
        pt: 'O refactor reescreve o que a empresa precisa manter; o retire desliga o que ela já não precisa.',
        en: 'Refactor rewrites what the company needs to keep; retire turns off what it no longer needs.',
        es: 'El refactor reescribe lo que la empresa necesita mantener; el retire apaga lo que ya no necesita.',
      },
    },
    {
      between: ['repurchase', 'retire'],
      say: {
        pt: 'O repurchase põe um produto SaaS no lugar do sistema; o retire o desliga sem pôr nada no lugar.',
        en: 'Repurchase puts a SaaS product in place of the system; retire turns it off with nothing in its place.',
        es: 'El repurchase pone un producto SaaS en lugar del sistema; el retire lo apaga sin poner nada en su lugar.',
      },
    },
    {
      between: ['repurchase', 'retain'],
      say: {
        pt: 'O repurchase troca o sistema por um produto SaaS; o retain o mantém onde está.',
        en: 'Repurchase swaps the system for a SaaS product; retain keeps it where it is.',
        es: 'El repurchase cambia el sistema por un producto SaaS; el retain lo mantiene donde está.',
      },
    },
  ],
};
