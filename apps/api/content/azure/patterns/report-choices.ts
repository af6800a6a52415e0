import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const reportChoices: readonly Pattern[] = [
  {
    id: 'cost-report',
    exams: { 'az-900': { domain: 'management', topic: 'cost-tools' } },
    situations: [
      {
        id: 'textile',
        text: {
          pt: 'A diretora financeira de uma tecelagem quer acompanhar o gasto no Azure.',
          en: 'The finance director of a weaving mill wants to follow spending in Azure.',
          es: 'La directora financiera de una tejeduría quiere seguir el gasto en Azure.',
        },
      },
      {
        id: 'zoo',
        text: {
          pt: 'A controladoria de um hospital quer um resumo regular do gasto no Azure.',
          en: 'The controllers of a hospital want a regular summary of spending in Azure.',
          es: 'La contraloría de un hospital quiere un resumen regular del gasto en Azure.',
        },
      },
      {
        id: 'relief',
        text: {
          pt: 'A diretoria de uma organização humanitária quer acompanhar quanto é gasto no Azure.',
          en: 'The board of a relief organization wants to follow how much is spent in Azure.',
          es: 'La dirección de una organización humanitaria quiere seguir cuánto se gasta en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'view',
        text: {
          pt: 'Uma visão salva da análise de custos',
          en: 'A saved view of cost analysis',
          es: 'Una vista guardada del análisis de costos',
        },
        uses: [],
        why: {
          pt: 'A visão salva abre no portal, atualizada, com gráficos e detalhe até o recurso, sem custo.',
          en: 'The saved view opens in the portal, up to date, with charts and detail down to the resource, at no cost.',
          es: 'La vista guardada se abre en el portal, actualizada, con gráficos y detalle hasta el recurso, sin costo.',
        },
        tell: {
          pt: 'Explorar no portal, com permissão: visão da análise de custos.',
          en: 'Exploring in the portal, with permission: a view of cost analysis.',
          es: 'Explorar en el portal, con permiso: vista del análisis de costos.',
        },
        source: docs('azure/cost-management-billing/costs/save-share-views'),
        popularity: 4,
      },
      {
        id: 'mail',
        text: {
          pt: 'Um e-mail agendado da análise de custos',
          en: 'A scheduled e-mail of cost analysis',
          es: 'Un correo programado del análisis de costos',
        },
        uses: [],
        why: {
          pt: 'O e-mail agendado leva o gráfico a quem não tem conta no Azure, sem custo e sem que alguém o envie.',
          en: 'The scheduled e-mail takes the chart to those without an Azure account, at no cost and without anybody sending it.',
          es: 'El correo programado lleva el gráfico a quien no tiene cuenta en Azure, sin costo y sin que nadie lo envíe.',
        },
        tell: {
          pt: 'O resumo chega sozinho, sem conta no Azure: e-mail agendado.',
          en: 'The summary arrives by itself, without an Azure account: a scheduled e-mail.',
          es: 'El resumen llega solo, sin cuenta en Azure: correo programado.',
        },
        source: docs('azure/cost-management-billing/costs/save-share-views'),
        popularity: 3,
      },
      {
        id: 'export',
        text: {
          pt: 'Uma exportação diária em arquivos CSV',
          en: 'A daily export in CSV files',
          es: 'Una exportación diaria en archivos CSV',
        },
        uses: [],
        why: {
          pt: 'A exportação grava sozinha, a cada dia, o custo de cada recurso em um arquivo que outros sistemas leem.',
          en: 'The export writes the cost of each resource by itself, every day, to a file that other systems read.',
          es: 'La exportación graba por sí sola, cada día, el costo de cada recurso en un archivo que otros sistemas leen.',
        },
        tell: {
          pt: 'Dados linha a linha para outro sistema: exportação.',
          en: 'Data line by line for another system: an export.',
          es: 'Datos línea a línea para otro sistema: exportación.',
        },
        source: docs('azure/cost-management-billing/costs/tutorial-improved-exports'),
        popularity: 3,
      },
      {
        id: 'bi',
        text: {
          pt: 'Um relatório interativo do Power BI',
          en: 'An interactive Power BI report',
          es: 'Un informe interactivo de Power BI',
        },
        uses: ['Power BI'],
        why: {
          pt: 'O Power BI combina os custos de cada recurso com outros dados, em gráficos que se atualizam e são publicados.',
          en: 'Power BI combines the costs of each resource with other data, in charts that refresh and are published.',
          es: 'Power BI combina los costos de cada recurso con otros datos, en gráficos que se actualizan y se publican.',
        },
        tell: {
          pt: 'Custos combinados com outros dados, em gráficos: Power BI.',
          en: 'Costs combined with other data, in charts: Power BI.',
          es: 'Costos combinados con otros datos, en gráficos: Power BI.',
        },
        source: docs('power-bi/connect-data/desktop-connect-azure-cost-management'),
        popularity: 3,
      },
      {
        id: 'invoice',
        neverRight: true,
        text: {
          pt: 'A fatura que chega no início do mês',
          en: 'The bill that comes each month',
          es: 'La factura que llega cada mes',
        },
        uses: ['invoice'],
        why: {
          pt: 'A fatura mensal chega por e-mail, sem custo nem preparo, com um arquivo do uso de cada recurso.',
          en: 'The monthly bill comes by e-mail, with neither cost nor preparation, and has a file with the use of each resource.',
          es: 'La factura mensual llega por correo, sin costo ni preparación, con un archivo del uso de cada recurso.',
        },
        tell: {
          pt: 'O valor final cobrado: fatura.',
          en: 'The final amount charged: the bill.',
          es: 'El monto final cobrado: factura.',
        },
        source: docs('azure/cost-management-billing/understand/download-azure-invoice'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-account',
        text: {
          pt: 'Quem vai ler não tem conta no Azure.',
          en: 'The readers have no account in Azure.',
          es: 'Quienes lo van a leer no tienen cuenta en Azure.',
        },
        fits: ['mail', 'bi', 'invoice'],
        rulesOut: {
          view: {
            pt: 'A visão salva abre no portal, para quem tem conta e permissão.',
            en: 'The saved view opens in the portal, for those with an account and permission.',
            es: 'La vista guardada se abre en el portal, para quien tiene cuenta y permiso.',
          },
        },
      },
      {
        id: 'no-licence',
        text: {
          pt: 'Nenhuma licença adicional será comprada.',
          en: 'No additional license will be bought.',
          es: 'No se va a comprar ninguna licencia adicional.',
        },
        fits: ['view', 'mail', 'export', 'invoice'],
        rulesOut: {
          bi: {
            pt: 'Publicar e ler relatórios do Power BI exige licenças dele.',
            en: 'Publishing and reading Power BI reports requires licenses for it.',
            es: 'Publicar y leer informes de Power BI exige licencias.',
          },
        },
      },
      {
        id: 'this-month',
        text: {
          pt: 'O gasto do mês em curso deve ser visto antes que ele termine.',
          en: 'The current month’s spending must be seen before it ends.',
          es: 'El gasto del mes en curso debe verse antes de que termine.',
        },
        fits: ['view', 'mail', 'export', 'bi'],
        rulesOut: {
          invoice: {
            pt: 'A fatura só mostra o mês que já terminou.',
            en: 'The bill shows just the month that has ended.',
            es: 'La factura solo muestra el mes que ya terminó.',
          },
        },
      },
      {
        id: 'each-resource',
        text: {
          pt: 'O custo diário de cada recurso deve poder ser consultado.',
          en: 'The daily cost of each resource must be available.',
          es: 'Debe poder consultarse el costo diario de cada recurso.',
        },
        fits: ['view', 'export', 'bi'],
        rulesOut: {
          invoice: {
            pt: 'A fatura soma o mês por serviço, sem o custo diário de cada recurso.',
            en: 'The bill adds up the month by service, without the daily cost of each resource.',
            es: 'La factura suma el mes por servicio, sin el costo diario de cada recurso.',
          },
          mail: {
            pt: 'O e-mail agendado traz a imagem do gráfico, sem o detalhe de cada recurso por dia.',
            en: 'The scheduled e-mail brings a picture of the chart, without the detail of each resource by day.',
            es: 'El correo programado trae la imagen del gráfico, sin el detalle de cada recurso por día.',
          },
        },
      },
      {
        id: 'chart',
        text: {
          pt: 'Quem lê quer gráficos prontos, sem montar planilhas.',
          en: 'The readers want finished charts, without building spreadsheets.',
          es: 'Quienes leen quieren gráficos listos, sin armar planillas.',
        },
        fits: ['view', 'mail', 'bi'],
        rulesOut: {
          export: {
            pt: 'A exportação entrega linhas em CSV, a partir das quais alguém monta os gráficos.',
            en: 'The export delivers CSV lines, from which somebody builds the charts.',
            es: 'La exportación entrega líneas en CSV, con las que alguien arma los gráficos.',
          },
          invoice: {
            pt: 'A fatura traz valores em tabela, sem gráficos.',
            en: 'The bill brings amounts in a table, without charts.',
            es: 'La factura trae montos en una tabla, sin gráficos.',
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
  {
    id: 'team-software',
    exams: { 'az-900': { domain: 'concepts', topic: 'service-types' } },
    situations: [
      {
        id: 'vets',
        text: {
          pt: 'Uma rede de clínicas veterinárias precisa de um sistema de agendamento.',
          en: 'A chain of veterinary clinics needs a booking system.',
          es: 'Una red de clínicas veterinarias necesita un sistema de turnos.',
        },
      },
      {
        id: 'moving',
        text: {
          pt: 'Uma empresa de mudanças quer trocar suas planilhas por um sistema de orçamentos.',
          en: 'A moving company wants to replace its spreadsheets with a quoting system.',
          es: 'Una empresa de mudanzas quiere cambiar sus planillas por un sistema de cotizaciones.',
        },
      },
      {
        id: 'tutoring',
        text: {
          pt: 'Uma escola de reforço precisa de um sistema de matrículas e cobranças.',
          en: 'A tutoring school needs a system for enrollments and payments.',
          es: 'Una escuela de refuerzo necesita un sistema de matrículas y cobros.',
        },
      },
    ],
    candidates: [
      {
        id: 'saas',
        text: {
          pt: 'Assinar um produto pronto (SaaS)',
          en: 'Subscribe to a finished product (SaaS)',
          es: 'Contratar un producto listo (SaaS)',
        },
        uses: ['SaaS'],
        why: {
          pt: 'Um produto SaaS é usado na mesma semana, sem código, servidores nem atualizações por conta da empresa.',
          en: 'A SaaS product is in use within the week, with no code, servers or updates left to the company.',
          es: 'Un producto SaaS se usa en la misma semana, sin código, servidores ni actualizaciones a cargo de la empresa.',
        },
        tell: {
          pt: 'Processo comum e pressa: SaaS.',
          en: 'A common process and a hurry: SaaS.',
          es: 'Proceso común y prisa: SaaS.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 5,
      },
      {
        id: 'paas',
        rightWith: ['own-process'],
        text: {
          pt: 'Desenvolver no App Service (PaaS)',
          en: 'Develop it on App Service (PaaS)',
          es: 'Desarrollarlo en App Service (PaaS)',
        },
        uses: ['App Service'],
        why: {
          pt: 'Com PaaS a empresa escreve o sistema como quer, e a Microsoft mantém servidores e sistema operacional.',
          en: 'With PaaS the company writes the system as it likes, and Microsoft keeps servers and operating system up.',
          es: 'Con PaaS la empresa escribe el sistema como quiere, y Microsoft mantiene servidores y sistema operativo.',
        },
        tell: {
          pt: 'Sistema próprio sem servidores a manter: PaaS.',
          en: 'A system of one’s own without servers to maintain: PaaS.',
          es: 'Sistema propio sin servidores que mantener: PaaS.',
        },
        source: docs('azure/app-service/overview'),
        popularity: 5,
      },
      {
        id: 'lowcode',
        text: {
          pt: 'Montar telas no Power Apps (low-code)',
          en: 'Build screens in Power Apps (low-code)',
          es: 'Armar pantallas en Power Apps (low-code)',
        },
        uses: ['Power Apps'],
        why: {
          pt: 'No Power Apps, quem conhece o processo monta as telas em dias, quase sem código, e a Microsoft cuida do resto.',
          en: 'In Power Apps those who know the process build the screens within days, almost without code, and Microsoft looks after the rest.',
          es: 'En Power Apps, quien conoce el proceso arma las pantallas en días, casi sin código, y Microsoft se ocupa del resto.',
        },
        tell: {
          pt: 'Processo próprio, sem programadores: low-code.',
          en: 'A process of one’s own, without programmers: low-code.',
          es: 'Proceso propio, sin programadores: low-code.',
        },
        source: docs('power-apps/powerapps-overview'),
        popularity: 3,
      },
      {
        id: 'iaas',
        rightWith: ['per-user'],
        text: {
          pt: 'Instalar um pacote em uma VM (IaaS)',
          en: 'Install a package on a VM (IaaS)',
          es: 'Instalar un paquete en una VM (IaaS)',
        },
        uses: [],
        why: {
          pt: 'O pacote instalado na máquina virtual (IaaS) fica sob controle da empresa e é pago uma vez, para quantos usuários houver.',
          en: 'The package installed on a virtual machine (IaaS) is under the company’s control and is paid for once, for any number of users.',
          es: 'El paquete instalado en la máquina virtual (IaaS) queda bajo control de la empresa y se paga una vez, para cuantos usuarios haya.',
        },
        tell: {
          pt: 'Pacote pago uma vez, com sistema a manter: IaaS.',
          en: 'A package paid for once, with a system to maintain: IaaS.',
          es: 'Paquete pagado una vez, con sistema que mantener: IaaS.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 4,
      },
      {
        id: 'local',
        text: {
          pt: 'Instalar um pacote em servidor próprio',
          en: 'Install a package on its own server',
          es: 'Instalar un paquete en un servidor propio',
        },
        uses: [],
        why: {
          pt: 'No servidor próprio, tudo fica na rede da empresa e funciona também sem internet.',
          en: 'On its own server everything stays on the company’s network and works without internet too.',
          es: 'En el servidor propio, todo queda en la red de la empresa y funciona también sin internet.',
        },
        tell: {
          pt: 'Funcionar sem internet: servidor próprio.',
          en: 'Working without internet: one’s own server.',
          es: 'Funcionar sin internet: servidor propio.',
        },
        source: docs('azure/security/fundamentals/shared-responsibility'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'own-process',
        text: {
          pt: 'O processo é fora do comum, e o sistema deve segui-lo passo a passo.',
          en: 'The process is out of the ordinary, and the system must follow it step by step.',
          es: 'El proceso es fuera de lo común, y el sistema debe seguirlo paso a paso.',
        },
        fits: ['paas', 'lowcode'],
        rulesOut: {
          saas: {
            pt: 'Um produto SaaS segue o processo para o qual foi feito, com poucos ajustes.',
            en: 'A SaaS product follows the process it was made for, with few adjustments.',
            es: 'Un producto SaaS sigue el proceso para el que fue hecho, con pocos ajustes.',
          },
          iaas: {
            pt: 'Um pacote instalado segue o processo para o qual foi feito.',
            en: 'An installed package follows the process it was made for.',
            es: 'Un paquete instalado sigue el proceso para el que fue hecho.',
          },
          local: {
            pt: 'Um pacote em servidor próprio segue o processo para o qual foi feito.',
            en: 'A package on its own server follows the process it was made for.',
            es: 'Un paquete en servidor propio sigue el proceso para el que fue hecho.',
          },
        },
      },
      {
        id: 'no-programmers',
        text: {
          pt: 'A empresa não tem programadores.',
          en: 'The company has no programmers.',
          es: 'La empresa no tiene programadores.',
        },
        fits: ['saas', 'lowcode', 'iaas', 'local'],
        rulesOut: {
          paas: {
            pt: 'Com PaaS, o código do sistema é escrito e mantido por programadores.',
            en: 'With PaaS the system’s code is written and maintained by programmers.',
            es: 'Con PaaS, el código del sistema lo escriben y mantienen programadores.',
          },
        },
      },
      {
        id: 'no-upkeep',
        text: {
          pt: 'A empresa não quer manter sistemas operacionais.',
          en: 'The company does not want to maintain operating systems.',
          es: 'La empresa no quiere mantener sistemas operativos.',
        },
        fits: ['saas', 'paas', 'lowcode'],
        rulesOut: {
          iaas: {
            pt: 'Na VM (IaaS), o sistema operacional é mantido pela empresa.',
            en: 'On the VM (IaaS) the operating system is maintained by the company.',
            es: 'En la VM (IaaS), el sistema operativo lo mantiene la empresa.',
          },
          local: {
            pt: 'No servidor próprio, o sistema operacional é mantido pela empresa.',
            en: 'On its own server the operating system is maintained by the company.',
            es: 'En el servidor propio, el sistema operativo lo mantiene la empresa.',
          },
        },
      },
      {
        id: 'no-purchase',
        text: {
          pt: 'Nenhum equipamento será comprado.',
          en: 'No equipment will be bought.',
          es: 'No se va a comprar ningún equipo.',
        },
        fits: ['saas', 'paas', 'lowcode', 'iaas'],
        rulesOut: {
          local: {
            pt: 'O servidor próprio é um investimento em equipamento.',
            en: 'A server of its own is an investment in equipment.',
            es: 'El servidor propio es una inversión en equipo.',
          },
        },
      },
      {
        id: 'per-user',
        text: {
          pt: 'São trezentos usuários ocasionais, e o custo não pode crescer a cada um.',
          en: 'There are three hundred occasional users, and the cost must not grow with each.',
          es: 'Son trescientos usuarios ocasionales, y el costo no puede crecer con cada uno.',
        },
        fits: ['paas', 'iaas', 'local'],
        rulesOut: {
          saas: {
            pt: 'Este produto SaaS é cobrado por usuário e mês.',
            en: 'This SaaS product is charged per user and month.',
            es: 'Este producto SaaS se cobra por usuario y mes.',
          },
          lowcode: {
            pt: 'O Power Apps é licenciado por usuário.',
            en: 'Power Apps is licensed per user.',
            es: 'Power Apps se licencia por usuario.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que caminho atende a todos esses requisitos?',
      en: 'Which way meets all of these requirements?',
      es: '¿Qué camino cumple todos estos requisitos?',
    },
  },
];
