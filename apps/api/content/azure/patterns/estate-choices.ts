import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const estateChoices: readonly Pattern[] = [
  {
    id: 'servers-elsewhere',
    exams: { 'az-900': { domain: 'management', topic: 'arc-iac' } },
    scene: {
      pt: 'Pense em cada servidor como uma casa, nos sistemas como seus moradores e no Azure como um condomínio com suas regras.',
      en: 'Think of each server as a house, of the systems as its residents and of Azure as a gated community with its rules.',
      es: 'Piensa en cada servidor como una casa, en los sistemas como sus habitantes y en Azure como un condominio con sus reglas.',
    },
    situations: [
      {
        id: 'cannery',
        text: {
          pt: 'Uma fábrica de conservas quer administrar de um só lugar os servidores de suas unidades.',
          en: 'A cannery wants to manage its plants’ servers from one place.',
          es: 'Una conservera quiere administrar desde un solo lugar los servidores de sus plantas.',
        },
      },
      {
        id: 'railway',
        text: {
          pt: 'Uma ferrovia quer administrar de um só lugar os servidores de doze estações.',
          en: 'A railroad wants to manage twelve stations’ servers from one place.',
          es: 'Un ferrocarril quiere administrar desde un solo lugar los servidores de doce estaciones.',
        },
      },
      {
        id: 'printers',
        text: {
          pt: 'Um grupo de jornais quer as mesmas regras de atualização em todos os seus servidores.',
          en: 'A newspaper group wants the same update rules on all its servers.',
          es: 'Un grupo de periódicos quiere las mismas reglas de actualización en todos sus servidores.',
        },
      },
    ],
    candidates: [
      {
        id: 'arc',
        text: {
          pt: 'Conectar os servidores ao Azure Arc',
          en: 'Connect the servers to Azure Arc',
          es: 'Conectar los servidores a Azure Arc',
        },
        uses: ['Arc'],
        why: {
          pt: 'O Azure Arc, com um agente para Windows e Linux, mostra no portal os servidores, que ficam onde estão, como recursos do Azure, com Azure Policy, RBAC e atualizações, sem script próprio nem compra de equipamento.',
          en: 'Azure Arc, with an agent for Windows and Linux, shows the servers, which stay where they are, in the portal as Azure resources, with Azure Policy, RBAC and updates, without scripts of one’s own or equipment to buy.',
          es: 'Azure Arc, con un agente para Windows y Linux, muestra en el portal los servidores, que quedan donde están, como recursos de Azure, con Azure Policy, RBAC y actualizaciones, sin scripts propios ni compra de equipos.',
        },
        likeness: {
          pt: 'um zelador que o condomínio põe em cada casa, de qualquer tipo, sem tirá-la do lugar',
          en: 'a caretaker placed by the community in each house, of any type, without moving it',
          es: 'un encargado que el condominio pone en cada casa, de cualquier tipo, sin moverla de su sitio',
        },
        tell: {
          pt: 'Sistemas que não podem sair das instalações da empresa: Azure Arc. Permissões e políticas dos recursos do Azure: Azure Arc, que as estende a outros servidores. Servidores que usam Linux: Azure Arc ou VMs do Azure, e não uma ferramenta só para Windows. Nenhum script próprio a manter: Azure Arc, que já traz políticas e atualizações. Hardware que a empresa não quer comprar: serviço do próprio Azure. Empresa que não quer um console de administração próprio: administração no portal do Azure.',
          en: 'Systems that must not leave the company’s premises: Azure Arc. Permissions and policies of Azure resources: Azure Arc, which extends them to other servers. Servers that run Linux: Azure Arc or Azure VMs, not a tool for Windows alone. No scripts of its own to maintain: Azure Arc, which comes with policies and updates. Hardware that the company does not want to buy: a service of Azure itself. A company that wants no management console of its own: management in the Azure portal.',
          es: 'Sistemas que no pueden salir de las instalaciones de la empresa: Azure Arc. Permisos y directivas de los recursos de Azure: Azure Arc, que los extiende a otros servidores. Servidores que usan Linux: Azure Arc o VM de Azure, y no una herramienta solo para Windows. Ningún script propio que mantener: Azure Arc, que ya trae directivas y actualizaciones. Hardware que la empresa no quiere comprar: servicio del propio Azure. Empresa que no quiere una consola de administración propia: administración en el portal de Azure.',
        },
        source: docs('azure/azure-arc/servers/overview'),
        popularity: 4,
      },
      {
        id: 'migrate',
        rightWith: ['retire'],
        text: {
          pt: 'Migrar os sistemas para VMs do Azure',
          en: 'Migrate the systems to Azure VMs',
          es: 'Migrar los sistemas a VM de Azure',
        },
        uses: [],
        why: {
          pt: 'Como máquinas virtuais, os sistemas passam a ser recursos do Azure, administrados no portal com Azure Policy e RBAC, e não há mais equipamento nem console próprio.',
          en: 'As virtual machines the systems become Azure resources, managed in the portal with Azure Policy and RBAC, and there is no more hardware or console of one’s own.',
          es: 'Como máquinas virtuales, los sistemas pasan a ser recursos de Azure, administrados en el portal con Azure Policy y RBAC, y ya no hay equipos ni consola propios.',
        },
        likeness: {
          pt: 'a mudança de todos os moradores para dentro do condomínio, com as casas antigas esvaziadas',
          en: 'the move of all residents into the community, with the old houses left empty',
          es: 'la mudanza de todos los habitantes al interior del condominio, con las casas antiguas vacías',
        },
        tell: {
          pt: 'Servidores que serão desativados, nada que precise ficar no local: migração para o Azure. Hardware que a empresa não quer comprar: serviço do próprio Azure. Empresa que não quer um console de administração próprio: administração no portal do Azure. Permissões e políticas que devem ser as já usadas no Azure: servidores como recursos do Azure.',
          en: 'Servers that will be retired, nothing that has to stay at the sites: migration to Azure. Hardware that the company does not want to buy: a service of Azure itself. A company that wants no management console of its own: management in the Azure portal. Permissions and policies that must be those already used in Azure: servers as Azure resources.',
          es: 'Servidores que se van a retirar, nada que tenga que quedarse en el sitio: migración a Azure. Hardware que la empresa no quiere comprar: servicio del propio Azure. Empresa que no quiere una consola de administración propia: administración en el portal de Azure. Permisos y directivas que deben ser los que ya se usan en Azure: servidores como recursos de Azure.',
        },
        source: docs('azure/migrate/migrate-services-overview'),
        popularity: 4,
      },
      {
        id: 'wac',
        neverRight: true,
        text: {
          pt: 'Instalar o Windows Admin Center',
          en: 'Install Windows Admin Center',
          es: 'Instalar Windows Admin Center',
        },
        uses: [],
        why: {
          pt: 'O Windows Admin Center administra pelo navegador servidores Windows, sem scripts e sem internet.',
          en: 'Windows Admin Center manages Windows servers from the browser, without scripts and without internet.',
          es: 'Windows Admin Center administra desde el navegador servidores Windows, sin scripts y sin internet.',
        },
        likeness: {
          pt: 'um escritório mantido pelo próprio dono, com regras dele, que só cuida de casas de um tipo',
          en: 'an office kept by the owner himself, with rules of his own, for houses of one type only',
          es: 'una oficina que mantiene el propio dueño, con reglas suyas, solo para casas de un tipo',
        },
        tell: {
          pt: 'Poucos servidores Windows, pelo navegador: Windows Admin Center.',
          en: 'A few Windows servers, from the browser: Windows Admin Center.',
          es: 'Pocos servidores Windows, desde el navegador: Windows Admin Center.',
        },
        source: docs('windows-server/manage/windows-admin-center/overview'),
        popularity: 2,
      },
      {
        id: 'scripts',
        neverRight: true,
        text: {
          pt: 'Escrever scripts de acesso remoto',
          en: 'Write scripts for remote access',
          es: 'Escribir scripts de acceso remoto',
        },
        uses: [],
        why: {
          pt: 'Os scripts por SSH ou PowerShell alcançam Windows e Linux na rede da empresa, sem agente nem produto novo.',
          en: 'Scripts over SSH or PowerShell reach Windows and Linux on the company’s network, without agent or new product.',
          es: 'Los scripts por SSH o PowerShell llegan a Windows y Linux en la red de la empresa, sin agente ni producto nuevo.',
        },
        likeness: {
          pt: 'as instruções que o próprio dono escreve e reescreve para cada casa, com regras dele',
          en: 'the instructions that the owner himself writes and rewrites for each house, with rules of his own',
          es: 'las instrucciones que el propio dueño escribe y reescribe para cada casa, con reglas suyas',
        },
        tell: {
          pt: 'Poucas tarefas, equipe que programa: scripts.',
          en: 'Few tasks, a team that codes: scripts.',
          es: 'Pocas tareas, equipo que programa: scripts.',
        },
        source: docs('powershell/scripting/security/remoting/running-remote-commands'),
        popularity: 3,
      },
      {
        id: 'center',
        neverRight: true,
        text: {
          pt: 'Montar um System Center próprio',
          en: 'Set up its own System Center',
          es: 'Montar un System Center propio',
        },
        uses: ['System Center'],
        why: {
          pt: 'O System Center, em servidor próprio, atualiza Windows e Linux dentro da rede da empresa, sem depender da internet.',
          en: 'System Center, on a server of one’s own, updates Windows and Linux within the company’s network, without depending on the internet.',
          es: 'System Center, en servidor propio, actualiza Windows y Linux dentro de la red de la empresa, sin depender de internet.',
        },
        likeness: {
          pt: 'um escritório montado e mantido pelo próprio dono, com regras dele, para casas de qualquer tipo',
          en: 'an office set up and kept by the owner himself, with his own rules, for any type of house',
          es: 'una oficina montada y mantenida por el propio dueño, con reglas suyas, para casas de cualquier tipo',
        },
        tell: {
          pt: 'Tudo dentro de casa, com um servidor a manter: System Center.',
          en: 'Everything in house, with a server to maintain: System Center.',
          es: 'Todo en casa, con un servidor que mantener: System Center.',
        },
        source: docs('system-center/'),
        popularity: 2,
      },
      {
        id: 'local',
        neverRight: true,
        text: {
          pt: 'Renovar os servidores, com o Azure Local',
          en: 'Replace the servers, with Azure Local',
          es: 'Renovar los servidores, con Azure Local',
        },
        uses: ['Azure Local'],
        why: {
          pt: 'O Azure Local põe em cada unidade equipamento novo que executa máquinas virtuais e aparece no portal do Azure.',
          en: 'Azure Local puts new equipment in each site that runs virtual machines and appears in the Azure portal.',
          es: 'Azure Local pone en cada sede equipos nuevos que ejecutan máquinas virtuales y aparecen en el portal de Azure.',
        },
        likeness: {
          pt: 'casas novas, compradas para os mesmos terrenos, que já vêm registradas no condomínio e sob suas regras',
          en: 'new houses, bought for the same plots, that come registered with the community and under its rules',
          es: 'casas nuevas, compradas para los mismos terrenos, que ya vienen registradas en el condominio y con sus reglas',
        },
        tell: {
          pt: 'Renovar o equipamento local com gestão pelo Azure: Azure Local.',
          en: 'Renewing local equipment, managed from Azure: Azure Local.',
          es: 'Renovar el equipo local con gestión desde Azure: Azure Local.',
        },
        source: docs('azure/azure-local/overview'),
        popularity: 2,
      },
      {
        id: 'maker',
        neverRight: true,
        text: {
          pt: 'Renovar os servidores, com console do fabricante',
          en: 'Replace the servers, with the vendor’s console',
          es: 'Renovar los servidores, con consola del fabricante',
        },
        uses: [],
        why: {
          pt: 'O console do fabricante mostra e atualiza os servidores da mesma marca.',
          en: 'The vendor’s console shows and updates servers of the same brand.',
          es: 'La consola del fabricante muestra y actualiza los servidores de la misma marca.',
        },
        likeness: {
          pt: 'casas novas, compradas de um construtor, com as regras dele e um escritório que o dono mantém',
          en: 'new houses, bought from one builder, with his rules and an office that the owner has to keep',
          es: 'casas nuevas, compradas a un constructor, con las reglas de este y una oficina que el dueño mantiene',
        },
        tell: {
          pt: 'Hardware de uma só marca: console do fabricante.',
          en: 'Hardware of one brand: the vendor’s console.',
          es: 'Hardware de una sola marca: consola del fabricante.',
        },
        source: docs('azure/azure-arc/servers/overview'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'near-machines',
        notWith: ['retire'],
        text: {
          pt: 'Os sistemas não podem sair das instalações da empresa.',
          en: 'The systems must not leave the company’s premises.',
          es: 'Los sistemas no pueden salir de las instalaciones de la empresa.',
        },
        fits: ['maker', 'arc', 'wac', 'scripts', 'center', 'local'],
        rulesOut: {
          migrate: {
            pt: 'Levados para o Azure, os sistemas saem das instalações da empresa.',
            en: 'Migrated to Azure, the systems leave the company’s premises.',
            es: 'Llevados a Azure, los sistemas salen de las instalaciones de la empresa.',
          },
        },
      },
      {
        id: 'linux',
        text: {
          pt: 'Muitos dos servidores usam Linux.',
          en: 'Many of the servers run Linux.',
          es: 'Muchos de los servidores usan Linux.',
        },
        fits: ['maker', 'arc', 'migrate', 'scripts', 'local'],
        rulesOut: {
          wac: {
            pt: 'O Windows Admin Center administra servidores Windows, não os que usam Linux.',
            en: 'Windows Admin Center manages Windows servers, not those that run Linux.',
            es: 'Windows Admin Center administra servidores Windows, no los que usan Linux.',
          },
        },
      },
      {
        id: 'no-coding',
        text: {
          pt: 'A equipe não tem tempo para manter scripts próprios.',
          en: 'The team has no time to maintain its own scripts.',
          es: 'El equipo no tiene tiempo para mantener scripts propios.',
        },
        fits: ['maker', 'arc', 'migrate', 'wac', 'center', 'local'],
        rulesOut: {
          scripts: {
            pt: 'Scripts alcançam Windows e Linux, mas são rotinas que a equipe escreve e mantém.',
            en: 'Scripts reach Windows and Linux, but are routines that the team writes and maintains.',
            es: 'Los scripts llegan a Windows y Linux, pero son rutinas que el equipo escribe y mantiene.',
          },
        },
      },
      {
        id: 'no-console',
        text: {
          pt: 'A empresa não quer um console de administração próprio a manter.',
          en: 'The company does not want to maintain a management console of its own.',
          es: 'La empresa no quiere una consola de administración propia que mantener.',
        },
        fits: ['arc', 'migrate', 'scripts', 'local'],
        rulesOut: {
          maker: {
            pt: 'O console do fabricante é mais um a instalar e manter.',
            en: 'The vendor’s console is one more to install and maintain.',
            es: 'La consola del fabricante es una más que instalar y mantener.',
          },
          center: {
            pt: 'O System Center tem servidor e console que a própria empresa instala e mantém.',
            en: 'System Center has a server and a console that the company itself installs and maintains.',
            es: 'System Center tiene servidor y consola que la propia empresa instala y mantiene.',
          },
          wac: {
            pt: 'O Windows Admin Center é um console instalado em um computador ou servidor da empresa.',
            en: 'Windows Admin Center is a console installed on a computer or server of the company.',
            es: 'Windows Admin Center es una consola instalada en una computadora o un servidor de la empresa.',
          },
        },
      },
      {
        id: 'no-hardware',
        text: {
          pt: 'A empresa não quer comprar hardware.',
          en: 'The company does not want to buy hardware.',
          es: 'La empresa no quiere comprar hardware.',
        },
        fits: ['arc', 'migrate', 'wac', 'scripts', 'center'],
        rulesOut: {
          maker: {
            pt: 'O console do fabricante exige servidores da mesma marca, que teriam de ser comprados.',
            en: 'The vendor’s console needs servers of the same brand, which would have to be bought.',
            es: 'La consola del fabricante exige servidores de la misma marca, que habría que comprar.',
          },
          local: {
            pt: 'O Azure Local é instalado em equipamento validado, comprado para cada unidade.',
            en: 'Azure Local is installed on validated equipment bought for each site.',
            es: 'Azure Local se instala en equipos validados, comprados para cada sede.',
          },
        },
      },
      {
        id: 'same-rules',
        text: {
          pt: 'Permissões e políticas devem ser as já usadas no Azure.',
          en: 'Permissions and policies must be those already used in Azure.',
          es: 'Los permisos y las directivas deben ser los que ya se usan en Azure.',
        },
        fits: ['arc', 'migrate', 'local'],
        rulesOut: {
          maker: {
            pt: 'O console do fabricante tem permissões próprias, alheias às do Azure.',
            en: 'The vendor’s console has permissions of its own, apart from those of Azure.',
            es: 'La consola del fabricante tiene permisos propios, ajenos a los de Azure.',
          },
          wac: {
            pt: 'O Windows Admin Center local usa permissões próprias, fora do RBAC e do Azure Policy.',
            en: 'Windows Admin Center on site uses permissions of its own, outside RBAC and Azure Policy.',
            es: 'Windows Admin Center local usa permisos propios, fuera de RBAC y Azure Policy.',
          },
          scripts: {
            pt: 'Os scripts não põem os servidores sob o RBAC nem o Azure Policy.',
            en: 'Scripts do not bring the servers under RBAC or Azure Policy.',
            es: 'Los scripts no ponen los servidores bajo RBAC ni Azure Policy.',
          },
          center: {
            pt: 'O System Center tem regras próprias, fora do RBAC e do Azure Policy.',
            en: 'System Center has rules of its own, outside RBAC and Azure Policy.',
            es: 'System Center tiene reglas propias, fuera de RBAC y Azure Policy.',
          },
        },
      },
      {
        id: 'retire',
        notWith: ['near-machines'],
        text: {
          pt: 'Os servidores serão desativados, e nada precisa ficar no local.',
          en: 'The servers will be retired, and nothing has to stay at the sites.',
          es: 'Los servidores se van a retirar, y nada tiene que quedarse en el sitio.',
        },
        fits: ['maker', 'migrate', 'local'],
        rulesOut: {
          arc: {
            pt: 'O Azure Arc administra os servidores atuais, que vão ser desligados.',
            en: 'Azure Arc manages the present servers, which will be switched off.',
            es: 'Azure Arc administra los servidores actuales, que se van a apagar.',
          },
          wac: {
            pt: 'O Windows Admin Center administra os servidores atuais, que vão ser desligados.',
            en: 'Windows Admin Center manages the present servers, which will be switched off.',
            es: 'Windows Admin Center administra los servidores actuales, que se van a apagar.',
          },
          scripts: {
            pt: 'Os scripts agem nos servidores atuais, que vão ser desligados.',
            en: 'Scripts act on the present servers, which will be switched off.',
            es: 'Los scripts actúan en los servidores actuales, que se van a apagar.',
          },
          center: {
            pt: 'O System Center administra os servidores atuais, que vão ser desligados.',
            en: 'System Center manages the present servers, which will be switched off.',
            es: 'System Center administra los servidores actuales, que se van a apagar.',
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
  {
    id: 'department-costs',
    exams: { 'az-900': { domain: 'management', topic: 'locks-tags' } },
    scene: {
      pt: 'Pense nos recursos como caixas de um depósito, nas tags como adesivos coloridos e em cada centro de custo como uma família.',
      en: 'Think of the resources as boxes in a storeroom, of tags as colored stickers and of each cost center as a family.',
      es: 'Piensa en cada recurso como una caja, en las etiquetas como adhesivos de color y en cada centro de costo como una familia.',
    },
    situations: [
      {
        id: 'ceramics',
        text: {
          pt: 'Uma fábrica de cerâmica quer saber quanto cada centro de custo gasta no Azure.',
          en: 'A ceramics factory wants to know how much each cost center spends on Azure.',
          es: 'Una fábrica de cerámica quiere saber cuánto gasta cada centro de costo en Azure.',
        },
      },
      {
        id: 'foundation',
        text: {
          pt: 'Uma fundação deve prestar contas do gasto de cada centro de custo no Azure.',
          en: 'A foundation must report its Azure spending for each cost center.',
          es: 'Una fundación debe informar el gasto de cada centro de costo en Azure.',
        },
      },
      {
        id: 'agency',
        text: {
          pt: 'Uma agência de publicidade, com um centro de custo por cliente, quer ver quanto cada cliente custa no Azure.',
          en: 'An advertising agency, with a cost center for each client, wants to see what each client costs in Azure.',
          es: 'Una agencia de publicidad, con un centro de costo por cliente, quiere ver cuánto cuesta cada cliente en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'tags',
        text: {
          pt: 'Tags de centro de custo em cada recurso',
          en: 'Cost center tags on each resource',
          es: 'Etiquetas de centro de costo en cada recurso',
        },
        uses: [],
        why: {
          pt: 'A análise de custos agrupa os gastos pela tag de cada recurso, em qualquer grupo, em uma ou mais assinaturas, sem mover nada nem recusar criações.',
          en: 'Cost analysis groups spending by the tag of each resource, in any group, in one subscription or more, without moving anything or refusing creation.',
          es: 'El análisis de costos agrupa los gastos por la etiqueta de cada recurso, en cualquier grupo, en una o más suscripciones, sin mover nada ni rechazar creaciones.',
        },
        likeness: {
          pt: 'o adesivo que cada um deve se lembrar de colar em sua caixa, se ela aceitar adesivo',
          en: 'the sticker that each person must remember to put on a box, if stickers hold on it',
          es: 'el adhesivo que cada uno debe acordarse de poner en su caja, si esta lo admite',
        },
        tell: {
          pt: 'Recursos de vários centros de custo no mesmo grupo: tags em cada recurso. Total que sai da análise de custos: agrupamento por tag, grupo de recursos ou assinatura. Criação de recursos que não pode ser bloqueada: organização sem o efeito deny. Financeiro que quer manter uma só assinatura: divisão dentro dela, por tags ou grupos de recursos.',
          en: 'Resources of several cost centers in one group: tags on each resource. A total that comes from cost analysis: grouping by tag, resource group or subscription. Resource creation that must not be blocked: a way without the deny effect. A finance team that wants to keep a single subscription: a division within it, by tags or resource groups.',
          es: 'Recursos de varios centros de costo en un mismo grupo: etiquetas en cada recurso. Total que sale del análisis de costos: agrupación por etiqueta, grupo de recursos o suscripción. Creación de recursos que no puede bloquearse: organización sin el efecto deny. Finanzas que quiere mantener una sola suscripción: división dentro de ella, por etiquetas o grupos de recursos.',
        },
        source: docs('azure/azure-resource-manager/management/tag-resources'),
        popularity: 4,
      },
      {
        id: 'deny',
        rightWith: ['forgetful'],
        text: {
          pt: 'Tags em cada recurso, exigidas pelo Azure Policy',
          en: 'Tags on each resource, required by Azure Policy',
          es: 'Etiquetas en cada recurso, exigidas por Azure Policy',
        },
        uses: ['Policy'],
        why: {
          pt: 'A análise de custos agrupa pela tag de cada recurso, em qualquer grupo, e a política com efeito deny não deixa criar recurso sem ela.',
          en: 'Cost analysis groups by the tag of each resource, in any group, and the policy with the deny effect lets nobody create a resource without it.',
          es: 'El análisis de costos agrupa por la etiqueta de cada recurso, en cualquier grupo, y la directiva con efecto deny no deja crear un recurso sin ella.',
        },
        likeness: {
          pt: 'o porteiro que devolve toda caixa sem adesivo, mas deixa passar aquelas em que ele não cola',
          en: 'the guard who turns away every box without a sticker, but passes those on which none will hold',
          es: 'el portero que devuelve toda caja sin adhesivo, pero deja pasar aquellas en las que no pega',
        },
        tell: {
          pt: 'Centro de custo que não pode depender da memória de ninguém: Azure Policy. Recursos de vários centros de custo no mesmo grupo: tags em cada recurso. Financeiro que quer manter uma só assinatura: divisão dentro dela, por tags ou grupos de recursos.',
          en: 'A cost center that must not depend on anybody’s memory: Azure Policy. Resources of several cost centers in one group: tags on each resource. A finance team that wants to keep a single subscription: a division within it, by tags or resource groups.',
          es: 'Centro de costo que no puede depender de la memoria de nadie: Azure Policy. Recursos de varios centros de costo en un mismo grupo: etiquetas en cada recurso. Finanzas que quiere mantener una sola suscripción: división dentro de ella, por etiquetas o grupos de recursos.',
        },
        source: docs('azure/governance/policy/samples/built-in-policies'),
        popularity: 4,
      },
      {
        id: 'inherit',
        text: {
          pt: 'Azure Policy que herda a tag do grupo',
          en: 'Azure Policy that inherits the group’s tag',
          es: 'Azure Policy que hereda la etiqueta del grupo',
        },
        uses: ['Policy'],
        why: {
          pt: 'A política com efeito modify copia sozinha a tag do grupo de recursos a cada recurso novo, sem recusar a criação, e aos que já existem por uma tarefa de correção.',
          en: 'The policy with the modify effect copies the tag of the resource group to each new resource by itself, without refusing creation, and to existing ones through a remediation task.',
          es: 'La directiva con efecto modify copia por sí sola la etiqueta del grupo de recursos a cada recurso nuevo, sin rechazar la creación, y a los existentes con una tarea de corrección.',
        },
        likeness: {
          pt: 'o ajudante que dá a cada caixa o adesivo de sua prateleira, não o do dono, se ele pegar',
          en: 'the helper who gives each box its shelf’s sticker, not its owner’s, wherever stickers will hold',
          es: 'el ayudante que da a cada caja el adhesivo de su estante, no el de su dueño, si pega',
        },
        tell: {
          pt: 'Centro de custo que não pode depender da memória de ninguém: Azure Policy. Criação de recursos que não pode ser bloqueada: efeito modify, e não deny. Criação de recursos que não pode ser bloqueada: organização sem o efeito deny. Financeiro que quer manter uma só assinatura: divisão dentro dela, por tags ou grupos de recursos.',
          en: 'A cost center that must not depend on anybody’s memory: Azure Policy. Resource creation that must not be blocked: the modify effect, not deny. Resource creation that must not be blocked: a way without the deny effect. A finance team that wants to keep a single subscription: a division within it, by tags or resource groups.',
          es: 'Centro de costo que no puede depender de la memoria de nadie: Azure Policy. Creación de recursos que no puede bloquearse: efecto modify, y no deny. Creación de recursos que no puede bloquearse: organización sin el efecto deny. Finanzas que quiere mantener una sola suscripción: división dentro de ella, por etiquetas o grupos de recursos.',
        },
        source: docs('azure/azure-resource-manager/management/tag-policies'),
        popularity: 3,
      },
      {
        id: 'groups',
        text: {
          pt: 'Um grupo de recursos por centro de custo',
          en: 'A resource group for each cost center',
          es: 'Un grupo de recursos por centro de costo',
        },
        uses: [],
        why: {
          pt: 'A análise de custos soma, dentro de uma assinatura, tudo o que está em cada grupo de recursos, também o que não aceita tags, sem regra que recuse criações.',
          en: 'Cost analysis adds up, within one subscription, everything in each resource group, including what does not take tags, with no rule that refuses creation.',
          es: 'El análisis de costos suma, dentro de una suscripción, todo lo que está en cada grupo de recursos, también lo que no admite etiquetas, sin regla que rechace creaciones.',
        },
        likeness: {
          pt: 'uma prateleira só para cada família, sem caixas dos outros, em que tudo conta, com adesivo ou sem',
          en: 'a shelf for each family alone, without others’ boxes, where everything counts, sticker or not',
          es: 'un estante solo para cada familia, sin cajas ajenas, donde todo cuenta, con adhesivo o sin él',
        },
        tell: {
          pt: 'Recursos que não aceitam tags: separação por grupo de recursos ou assinatura. Total que sai da análise de custos: agrupamento por tag, grupo de recursos ou assinatura. Criação de recursos que não pode ser bloqueada: organização sem o efeito deny. Financeiro que quer manter uma só assinatura: divisão dentro dela, por tags ou grupos de recursos.',
          en: 'Resources that do not take tags: a separation by resource group or subscription. A total that comes from cost analysis: grouping by tag, resource group or subscription. Resource creation that must not be blocked: a way without the deny effect. A finance team that wants to keep a single subscription: a division within it, by tags or resource groups.',
          es: 'Recursos que no admiten etiquetas: separación por grupo de recursos o suscripción. Total que sale del análisis de costos: agrupación por etiqueta, grupo de recursos o suscripción. Creación de recursos que no puede bloquearse: organización sin el efecto deny. Finanzas que quiere mantener una sola suscripción: división dentro de ella, por etiquetas o grupos de recursos.',
        },
        source: docs('azure/azure-resource-manager/management/manage-resource-groups-portal'),
        popularity: 4,
      },
      {
        id: 'subs',
        text: {
          pt: 'Uma assinatura por centro de custo',
          en: 'A subscription for each cost center',
          es: 'Una suscripción por centro de costo',
        },
        uses: [],
        why: {
          pt: 'A assinatura separa os custos na própria fatura, com tudo o que está dentro dela.',
          en: 'A subscription separates costs on the invoice itself, with everything that is inside it.',
          es: 'La suscripción separa los costos en la propia factura, con todo lo que contiene.',
        },
        likeness: {
          pt: 'um depósito separado para cada família, com sua própria conta, em que se soma tudo o que houver',
          en: 'a separate storeroom for each family, with a bill of its own, where everything inside counts',
          es: 'un almacén separado para cada familia, con su propia cuenta, donde se suma todo lo que haya',
        },
        tell: {
          pt: 'Recursos que não aceitam tags: separação por grupo de recursos ou assinatura. Total que sai da análise de custos: agrupamento por tag, grupo de recursos ou assinatura.',
          en: 'Resources that do not take tags: a separation by resource group or subscription. A total that comes from cost analysis: grouping by tag, resource group or subscription.',
          es: 'Recursos que no admiten etiquetas: separación por grupo de recursos o suscripción. Total que sale del análisis de costos: agrupación por etiqueta, grupo de recursos o suscripción.',
        },
        source: docs('azure/cost-management-billing/manage/create-subscription'),
        popularity: 4,
      },
      {
        id: 'naming',
        neverRight: true,
        text: {
          pt: 'Nomes que começam pelo centro de custo',
          en: 'Names that begin with the cost center',
          es: 'Nombres que empiezan por el centro de costo',
        },
        uses: [],
        why: {
          pt: 'O nome mostra o centro de custo do recurso em qualquer lista, sem nenhuma configuração.',
          en: 'A name shows a resource’s cost center in any list, without any setup.',
          es: 'El nombre muestra el centro de costo del recurso en cualquier lista, sin ninguna configuración.',
        },
        likeness: {
          pt: 'o nome da família que cada um deve escrever na caixa, para alguém somar depois a lápis',
          en: 'the family’s name that each person must write on a box, for somebody to add up in pencil',
          es: 'el nombre de la familia que cada uno debe escribir en su caja, para sumar luego a lápiz',
        },
        tell: {
          pt: 'Reconhecer o centro de custo em uma lista: convenção de nomes.',
          en: 'Recognizing the cost center in a list: a naming convention.',
          es: 'Reconocer el centro de costo en una lista: convención de nombres.',
        },
        source: docs('azure/cloud-adoption-framework/ready/azure-best-practices/resource-naming'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'forgetful',
        text: {
          pt: 'O centro de custo não pode depender da memória de quem cria o recurso.',
          en: 'The cost center must not depend on anybody’s memory.',
          es: 'El centro de costo no puede depender de la memoria de quien crea el recurso.',
        },
        fits: ['deny', 'inherit'],
        rulesOut: {
          tags: {
            pt: 'Sem uma política, a tag depende da memória de quem cria o recurso.',
            en: 'Without a policy, the tag depends on the memory of whoever creates the resource.',
            es: 'Sin una directiva, la etiqueta depende de la memoria de quien crea el recurso.',
          },
          naming: {
            pt: 'Uma convenção de nomes depende da disciplina de quem cria.',
            en: 'A naming convention depends on the discipline of those who create.',
            es: 'Una convención de nombres depende de la disciplina de quien crea.',
          },
        },
      },
      {
        id: 'no-refusal',
        text: {
          pt: 'A criação de recursos não pode ser bloqueada.',
          en: 'Resource creation must not be blocked.',
          es: 'La creación de recursos no puede bloquearse.',
        },
        fits: ['tags', 'inherit', 'groups', 'subs', 'naming'],
        rulesOut: {
          deny: {
            pt: 'A política com efeito deny recusa a criação sem a tag.',
            en: 'The policy with the deny effect refuses a creation without the tag.',
            es: 'La directiva con efecto deny rechaza la creación sin la etiqueta.',
          },
        },
      },
      {
        id: 'mixed',
        text: {
          pt: 'Recursos de vários centros de custo dividem um grupo e não podem ser movidos.',
          en: 'Resources of several cost centers share a group and cannot be moved.',
          es: 'Recursos de varios centros de costo comparten un grupo y no se pueden mover.',
        },
        fits: ['tags', 'deny', 'naming'],
        rulesOut: {
          inherit: {
            pt: 'Com a tag herdada do grupo, itens de centros de custo diferentes receberiam o mesmo valor.',
            en: 'With the tag inherited from the group, items of different cost centers would get the same value.',
            es: 'Con la etiqueta heredada del grupo, elementos de centros de costo distintos recibirían el mismo valor.',
          },
          groups: {
            pt: 'Um grupo de recursos por centro de custo obrigaria a mover os recursos.',
            en: 'A resource group for each cost center would mean moving the resources.',
            es: 'Un grupo de recursos por centro de costo obligaría a mover los recursos.',
          },
          subs: {
            pt: 'Uma assinatura por centro de custo obrigaria a mover os recursos.',
            en: 'A subscription for each cost center would mean moving the resources.',
            es: 'Una suscripción por centro de costo obligaría a mover los recursos.',
          },
        },
      },
      {
        id: 'report',
        text: {
          pt: 'O total deve sair da análise de custos, sem planilhas.',
          en: 'The total must come from cost analysis, without spreadsheets.',
          es: 'El total debe salir del análisis de costos, sin hojas de cálculo.',
        },
        fits: ['tags', 'deny', 'inherit', 'groups', 'subs'],
        rulesOut: {
          naming: {
            pt: 'A análise de custos não agrupa pelo começo do nome.',
            en: 'Cost analysis does not group by the beginning of a name.',
            es: 'El análisis de costos no agrupa por el comienzo del nombre.',
          },
        },
      },
      {
        id: 'untaggable',
        text: {
          pt: 'Recursos que não aceitam tags também devem ser contados.',
          en: 'Resources that do not take tags must be counted as well.',
          es: 'También deben contarse los recursos que no admiten etiquetas.',
        },
        fits: ['groups', 'subs', 'naming'],
        rulesOut: {
          tags: {
            pt: 'Recursos que não aceitam tags ficariam fora da conta.',
            en: 'Resources that do not take tags would be left out.',
            es: 'Los recursos que no admiten etiquetas quedarían fuera.',
          },
          deny: {
            pt: 'Exigir tags não alcança os recursos que não as aceitam.',
            en: 'Requiring tags does not reach resources that do not take them.',
            es: 'Exigir etiquetas no alcanza los recursos que no las admiten.',
          },
          inherit: {
            pt: 'Recursos que não aceitam tags não herdam a do grupo.',
            en: 'Resources that do not take tags do not inherit the group’s.',
            es: 'Los recursos que no admiten etiquetas no heredan la del grupo.',
          },
        },
      },
      {
        id: 'few-bills',
        text: {
          pt: 'O financeiro quer manter uma só assinatura.',
          en: 'Finance wants to keep a single subscription.',
          es: 'Finanzas quiere mantener una sola suscripción.',
        },
        fits: ['tags', 'deny', 'inherit', 'groups', 'naming'],
        rulesOut: {
          subs: {
            pt: 'Assinaturas separam bem os custos, mas haveria uma para cada centro de custo.',
            en: 'Subscriptions separate costs well, but there would be one for each cost center.',
            es: 'Las suscripciones separan bien los costos, pero habría una para cada centro de costo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual organização atende a todos esses requisitos?',
      en: 'Which arrangement meets all of these requirements?',
      es: '¿Qué organización cumple todos estos requisitos?',
    },
  },
];
