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
          pt: 'A diretora financeira de uma tecelagem quer acompanhar o gasto real com o Azure.',
          en: 'The finance director of a textile mill wants to track actual Azure spending.',
          es: 'La directora financiera de una tejeduría quiere seguir el gasto real en Azure.',
        },
      },
      {
        id: 'zoo',
        text: {
          pt: 'A controladoria de um hospital quer um resumo regular do gasto com o Azure.',
          en: 'The accounting department of a hospital wants a regular summary of Azure spending.',
          es: 'La contraloría de un hospital quiere un resumen regular del gasto en Azure.',
        },
      },
      {
        id: 'relief',
        text: {
          pt: 'A diretoria de uma organização humanitária quer saber quanto já foi gasto com o Azure.',
          en: 'The board of a relief organization wants to know how much has been spent on Azure.',
          es: 'La dirección de una organización humanitaria quiere saber cuánto se ha gastado en Azure.',
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
          pt: 'A visualização salva abre no portal, atualizada, com gráficos que quem lê filtra e detalha até o recurso, sem custo nem licença.',
          en: 'The saved view opens in the portal, up to date, with charts that its readers filter and break down to the resource, at no cost and without a license.',
          es: 'La vista guardada se abre en el portal, actualizada, con gráficos que quien lee filtra y detalla hasta el recurso, sin costo ni licencia.',
        },
        tell: {
          pt: 'Gasto diário de cada recurso, sem licença paga: uma visão salva da análise de custos. Gráfico que é possível filtrar, sem licença paga: uma visão salva da análise de custos. Gasto real do mês em curso, visto antes do fim do mês: análise de custos. Leitores sem licença paga de relatórios: recurso do próprio Cost Management. Gasto em gráficos prontos, sem planilhas a montar: análise de custos.',
          en: 'Daily spending of each resource, without a paid license: a saved view of cost analysis. A chart to filter by service, without a paid license: a saved view of cost analysis. The current month’s actual spending, visible before the month ends: cost analysis. Readers without a paid reporting license: a feature of Cost Management itself. Spending in finished charts, with no spreadsheets to build: cost analysis.',
          es: 'Gasto diario de cada recurso, sin licencia de pago: una vista guardada del análisis de costos. Gráfico que es posible filtrar, sin licencia de pago: una vista guardada del análisis de costos. Gasto real del mes en curso, antes de que el mes termine: análisis de costos. Lectores sin licencia de pago para informes: función del propio Cost Management. Gasto en gráficos listos, sin hojas de cálculo que armar: análisis de costos.',
        },
        source: docs('azure/cost-management-billing/costs/save-share-views'),
        popularity: 4,
      },
      {
        id: 'mail',
        text: {
          pt: 'A análise de custos, enviada por e-mail',
          en: 'Cost analysis, sent by e-mail',
          es: 'El análisis de costos, enviado por correo',
        },
        uses: [],
        why: {
          pt: 'O e-mail agendado leva o gráfico do mês em curso a quem não usa o portal, sem custo, sem licença e sem que ninguém o envie.',
          en: 'The scheduled e-mail takes the chart of the current month to people who do not use the portal, at no cost, without a license and without anybody sending it.',
          es: 'El correo programado lleva el gráfico del mes en curso a quien no usa el portal, sin costo, sin licencia y sin que nadie lo envíe.',
        },
        tell: {
          pt: 'Gerentes sem acesso ao portal do Azure: um e-mail agendado da análise de custos. Informações recebidas sem abrir nada no Azure: um e-mail agendado. Gasto real do mês em curso, visto antes do fim do mês: análise de custos. Leitores sem licença paga de relatórios: recurso do próprio Cost Management. Gasto em gráficos prontos, sem planilhas a montar: análise de custos.',
          en: 'Managers with no access to the Azure portal: a scheduled e-mail from cost analysis. Information received without opening anything in Azure: a scheduled e-mail. The current month’s actual spending, visible before the month ends: cost analysis. Readers without a paid reporting license: a feature of Cost Management itself. Spending in finished charts, with no spreadsheets to build: cost analysis.',
          es: 'Gerentes sin acceso al portal de Azure: un correo programado del análisis de costos. Información que debe recibirse sin abrir nada en Azure: un correo programado. Gasto real del mes en curso, antes de que el mes termine: análisis de costos. Lectores sin licencia de pago para informes: función del propio Cost Management. Gasto en gráficos listos, sin hojas de cálculo que armar: análisis de costos.',
        },
        source: docs('azure/cost-management-billing/costs/save-share-views'),
        popularity: 3,
      },
      {
        id: 'export',
        neverRight: true,
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
        rightWith: ['self-filter'],
        text: {
          pt: 'Um relatório do Power BI com os custos',
          en: 'A Power BI report on cost data',
          es: 'Un informe de Power BI con los costos',
        },
        uses: ['Power BI'],
        why: {
          pt: 'O relatório do Power BI traz o custo diário de cada recurso em gráficos que se atualizam e que quem lê filtra, sem entrar no portal do Azure.',
          en: 'The Power BI report brings the daily cost of each resource in charts that refresh and that its readers filter, without opening the Azure portal.',
          es: 'El informe de Power BI trae el costo diario de cada recurso en gráficos que se actualizan y que quien lee filtra, sin entrar al portal de Azure.',
        },
        tell: {
          pt: 'Gráfico a filtrar, sem acesso ao portal: Power BI.',
          en: 'A chart to filter, with no access to the portal: Power BI.',
          es: 'Gráfico que filtrar, sin acceso al portal: Power BI.',
        },
        source: docs('power-bi/connect-data/desktop-connect-azure-cost-management'),
        popularity: 3,
      },
      {
        id: 'invoice',
        neverRight: true,
        text: {
          pt: 'A fatura em PDF, no início do mês',
          en: 'The PDF bill that comes each month',
          es: 'La factura en PDF de cada mes',
        },
        uses: ['invoice'],
        why: {
          pt: 'A fatura mensal em PDF chega por e-mail, sem custo nem preparo, com o total cobrado por serviço.',
          en: 'The monthly PDF bill comes by e-mail, with neither cost nor preparation, and shows the total charged per service.',
          es: 'La factura mensual en PDF llega por correo, sin costo ni preparación, con el total cobrado por servicio.',
        },
        tell: {
          pt: 'O valor final cobrado: fatura.',
          en: 'The final amount charged: the bill.',
          es: 'El monto final cobrado: factura.',
        },
        source: docs('azure/cost-management-billing/understand/download-azure-invoice'),
        popularity: 4,
      },
      {
        id: 'slides',
        neverRight: true,
        text: {
          pt: 'Uma estimativa da calculadora de preços',
          en: 'An estimate from the pricing calculator',
          es: 'Una estimación de la calculadora de precios',
        },
        uses: [],
        why: {
          pt: 'A calculadora de preços estima, sem custo nem conta, quanto custariam os recursos planejados.',
          en: 'The pricing calculator estimates, at no cost and without an account, what planned resources would cost.',
          es: 'La calculadora de precios estima, sin costo ni cuenta, cuánto costarían los recursos planeados.',
        },
        tell: {
          pt: 'Custo do que ainda não foi criado: a calculadora de preços.',
          en: 'The cost of what has not been created yet: the pricing calculator.',
          es: 'Costo de lo que aún no se creó: la calculadora de precios.',
        },
        source: docs('azure/cost-management-billing/costs/pricing-calculator'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'no-account',
        text: {
          pt: 'Os gerentes que receberão os números não têm acesso ao portal do Azure.',
          en: 'The managers who will receive the figures have no access to the Azure portal.',
          es: 'Los gerentes que recibirán las cifras no tienen acceso al portal de Azure.',
        },
        fits: ['slides', 'mail', 'bi', 'invoice'],
        rulesOut: {
          view: {
            pt: 'A visão salva abre no portal, para quem tem permissão.',
            en: 'The saved view opens in the portal, for users with permission.',
            es: 'La vista guardada se abre en el portal, para quien tiene permiso.',
          },
        },
      },
      {
        id: 'no-licence',
        text: {
          pt: 'São vários leitores, e nenhum tem nem terá licença paga de relatórios.',
          en: 'There are several readers, and none has, or will get, a paid reporting license.',
          es: 'Son varios lectores, y ninguno tiene ni tendrá una licencia de pago para informes.',
        },
        fits: ['slides', 'view', 'mail', 'export', 'invoice'],
        rulesOut: {
          bi: {
            pt: 'Compartilhar um relatório do Power BI com vários leitores exige licenças pagas.',
            en: 'Sharing a Power BI report with several readers requires paid licenses.',
            es: 'Compartir un informe de Power BI con varios lectores exige licencias de pago.',
          },
        },
      },
      {
        id: 'this-month',
        text: {
          pt: 'O gasto real do mês em curso deve ser visto antes do fim do mês.',
          en: 'The current month’s actual spending must be visible before the month ends.',
          es: 'El gasto real del mes en curso debe verse antes de que el mes termine.',
        },
        fits: ['view', 'mail', 'export', 'bi'],
        rulesOut: {
          slides: {
            pt: 'A calculadora de preços só faz estimativas; não mostra o gasto real.',
            en: 'The pricing calculator makes estimates only; it does not show actual spending.',
            es: 'La calculadora de precios solo hace estimaciones; no muestra el gasto real.',
          },
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
          pt: 'O gasto real de cada recurso, dia a dia, também deve ser visto.',
          en: 'The actual daily spending of each resource must be visible too.',
          es: 'También debe verse el gasto real de cada recurso, día a día.',
        },
        fits: ['view', 'export', 'bi'],
        rulesOut: {
          slides: {
            pt: 'A calculadora de preços só faz estimativas; não mostra o gasto real.',
            en: 'The pricing calculator makes estimates only; it does not show actual spending.',
            es: 'La calculadora de precios solo hace estimaciones; no muestra el gasto real.',
          },
          invoice: {
            pt: 'A fatura em PDF soma o mês por serviço, sem o custo diário de cada recurso.',
            en: 'The PDF bill adds up the month by service, without the daily cost of each resource.',
            es: 'La factura en PDF suma el mes por servicio, sin el costo diario de cada recurso.',
          },
        },
      },
      {
        id: 'chart',
        text: {
          pt: 'O gasto deve vir em gráficos prontos, sem planilhas a montar.',
          en: 'Spending must come in finished charts, with no spreadsheets to build.',
          es: 'El gasto debe venir en gráficos listos, sin hojas de cálculo que armar.',
        },
        fits: ['view', 'mail', 'bi'],
        rulesOut: {
          export: {
            pt: 'A exportação entrega linhas em CSV, a partir das quais alguém monta os gráficos.',
            en: 'The export delivers CSV lines, from which somebody builds the charts.',
            es: 'La exportación entrega líneas en CSV, con las que alguien elabora los gráficos.',
          },
          invoice: {
            pt: 'A fatura traz valores em tabela, sem gráficos.',
            en: 'The bill brings amounts in a table, without charts.',
            es: 'La factura trae montos en una tabla, sin gráficos.',
          },
        },
      },
      {
        id: 'self-filter',
        text: {
          pt: 'Quem lê deve poder filtrar o gráfico por serviço.',
          en: 'Readers must be able to filter the chart by service.',
          es: 'Debe ser posible filtrar el gráfico por servicio.',
        },
        fits: ['view', 'bi'],
        rulesOut: {
          mail: {
            pt: 'O e-mail agendado traz a imagem do gráfico, que não se filtra.',
            en: 'The scheduled e-mail brings a picture of the chart, which cannot be filtered.',
            es: 'El correo programado trae la imagen del gráfico, que no se filtra.',
          },
          invoice: {
            pt: 'A fatura é um documento pronto, sem filtros.',
            en: 'The bill is a finished document, without filters.',
            es: 'La factura es un documento terminado, sin filtros.',
          },
        },
      },
      {
        id: 'delivered',
        notWith: ['self-filter', 'no-account'],
        text: {
          pt: 'As informações devem ser recebidas sem abrir nada no Azure.',
          en: 'The information must be received without opening anything in Azure.',
          es: 'La información debe recibirse sin abrir nada en Azure.',
        },
        fits: ['mail', 'invoice'],
        rulesOut: {
          view: {
            pt: 'A visão salva é aberta no portal por quem quer vê-la; não é enviada.',
            en: 'The saved view is opened in the portal by whoever wants to see it; it is not sent.',
            es: 'La vista guardada la abre en el portal quien quiere verla; no se envía.',
          },
          export: {
            pt: 'A exportação deixa o arquivo em uma conta de armazenamento do Azure, onde alguém o abre.',
            en: 'The export leaves its file in an Azure storage account, where somebody opens it.',
            es: 'La exportación deja el archivo en una cuenta de almacenamiento de Azure, donde alguien lo abre.',
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
];
