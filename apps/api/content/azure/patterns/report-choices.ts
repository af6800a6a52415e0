import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const reportChoices: readonly Pattern[] = [
  {
    id: 'cost-report',
    exams: { 'az-900': { domain: 'management', topic: 'cost-tools' } },
    scene: {
      pt: 'Pense nos gastos do Azure como o consumo de luz de um prédio, nos recursos como as lâmpadas e nos leitores como os moradores.',
      en: 'Think of Azure spending as a building’s power use, of the resources as its lamps, and of the readers as its residents.',
      es: 'Piensa en el gasto de Azure como la luz de un edificio, en los recursos como las lámparas y en los lectores como los residentes.',
    },
    situations: [
      {
        id: 'textile',
        text: {
          pt: 'A diretora financeira de uma tecelagem quer mostrar aos gerentes o gasto com o Azure.',
          en: 'A textile mill’s finance director wants to show managers what Azure costs.',
          es: 'La directora financiera de una textil quiere mostrar a los gerentes el gasto en Azure.',
        },
      },
      {
        id: 'zoo',
        text: {
          pt: 'A controladoria de um hospital quer mostrar aos chefes de setor o gasto com o Azure.',
          en: 'A hospital’s accounting department wants to show department heads what Azure costs.',
          es: 'El área contable de un hospital quiere mostrar a los jefes de área el gasto en Azure.',
        },
      },
      {
        id: 'relief',
        text: {
          pt: 'Uma organização humanitária quer mostrar aos coordenadores o gasto com o Azure.',
          en: 'A relief organization wants to show its coordinators what Azure costs.',
          es: 'Una organización humanitaria quiere mostrar a sus coordinadores el gasto en Azure.',
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
          pt: 'A visão salva da análise de custos abre no portal, atualizada, com gráficos que quem lê filtra e detalha até o recurso, sem licença.',
          en: 'The saved view of cost analysis opens in the portal, up to date, with charts that readers filter and break down to the resource, without a license.',
          es: 'La vista guardada del análisis de costos se abre en el portal, actualizada, con gráficos que quien lee filtra y detalla hasta el recurso, sin licencia.',
        },
        likeness: {
          pt: 'o gráfico do dia na sala do síndico, que só vê e ajusta quem tem a chave e vai lá',
          en: 'the day’s chart in the manager’s office, seen and adjusted by whoever has the key and goes there',
          es: 'la gráfica del día en la oficina del administrador, que solo ve y ajusta quien tiene llave y va',
        },
        tell: {
          pt: 'Gasto visto antes do fim do mês: análise de custos, e não a fatura. Custo diário de cada recurso: análise de custos no portal. Gráficos, e não tabelas de números: análise de custos. Gráfico que cada leitor quer filtrar por serviço: visão aberta no portal ou Power BI. Sem verba para licenças de relatórios: recurso do próprio Cost Management.',
          en: 'Spending seen before the month ends: cost analysis, not the bill. The daily cost of each resource: cost analysis in the portal. Charts, not tables of figures: cost analysis. A chart that readers want to filter by service: a view opened in the portal, or Power BI. No budget for reporting licenses: a feature of Cost Management itself.',
          es: 'Gasto visto antes de que termine el mes: análisis de costos, y no la factura. Costo diario de cada recurso: análisis de costos en el portal. Gráficos, y no tablas de números: análisis de costos. Gráfico que cada lector quiere filtrar por servicio: vista abierta en el portal o Power BI. Sin presupuesto para licencias de informes: una función del propio Cost Management.',
        },
        source: docs('azure/cost-management-billing/costs/save-share-views'),
        popularity: 4,
      },
      {
        id: 'mail',
        text: {
          pt: 'Um e-mail agendado da análise de custos',
          en: 'A scheduled email from cost analysis',
          es: 'Un correo programado del análisis de costos',
        },
        uses: [],
        why: {
          pt: 'O e-mail agendado leva o gráfico do mês em curso a quem não usa o portal, sem licença e sem que ninguém o envie.',
          en: 'The scheduled email takes the chart of the current month to people who do not use the portal, without a license and without anybody sending it.',
          es: 'El correo programado lleva el gráfico del mes en curso a quienes no usan el portal, sin licencia y sin que nadie lo envíe.',
        },
        likeness: {
          pt: 'a foto do gráfico do mês, passada sob cada porta, em que ninguém pode mexer',
          en: 'the photo of this month’s chart, slipped under each door, which residents see but cannot adjust',
          es: 'la foto de la gráfica del mes, deslizada bajo cada puerta, que el residente ve, pero no puede ajustar',
        },
        tell: {
          pt: 'Leitores sem acesso ao portal do Azure: relatório que chega a eles. Sem verba para licenças de relatórios: recurso do próprio Cost Management. Gasto visto antes do fim do mês: análise de custos, e não a fatura. Gráficos, e não tabelas de números: análise de custos. Números que devem chegar a cada leitor: envio agendado da análise de custos.',
          en: 'Readers with no access to the Azure portal: a report that reaches them. No budget for reporting licenses: a feature of Cost Management itself. Spending seen before the month ends: cost analysis, not the bill. Charts, not tables of figures: cost analysis. Figures that must reach each reader: a scheduled email from cost analysis.',
          es: 'Lectores sin acceso al portal de Azure: un informe que les llega. Sin presupuesto para licencias de informes: una función del propio Cost Management. Gasto visto antes de que termine el mes: análisis de costos, y no la factura. Gráficos, y no tablas de números: análisis de costos. Números que deben llegar a cada lector: envío programado del análisis de costos.',
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
        likeness: {
          pt: 'a lista diária de números, lâmpada por lâmpada, deixada numa gaveta para quem for buscar',
          en: 'the daily list of figures, lamp by lamp, left in a drawer for whoever comes to fetch it',
          es: 'la lista diaria de cifras, lámpara por lámpara, que queda en un cajón para quien vaya a buscarla',
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
        likeness: {
          pt: 'o painel alugado, sempre em dia, levado a cada morador, com gráficos que ele ajusta à vontade',
          en: 'the rented panel, always up to date, brought to each resident, with charts to adjust at will',
          es: 'el panel alquilado, siempre al día, llevado a cada residente, con gráficas que ajusta a su gusto',
        },
        tell: {
          pt: 'Gráfico que cada leitor quer filtrar por serviço: visão aberta no portal ou Power BI. Leitores sem acesso ao portal do Azure: relatório que chega a eles. Gasto visto antes do fim do mês: análise de custos, e não a fatura.',
          en: 'A chart that readers want to filter by service: a view opened in the portal, or Power BI. Readers with no access to the Azure portal: a report that reaches them. Spending seen before the month ends: cost analysis, not the bill.',
          es: 'Gráfico que cada lector quiere filtrar por servicio: vista abierta en el portal o Power BI. Lectores sin acceso al portal de Azure: un informe que les llega. Gasto visto antes de que termine el mes: análisis de costos, y no la factura.',
        },
        source: docs('power-bi/connect-data/desktop-connect-azure-cost-management'),
        popularity: 3,
      },
      {
        id: 'invoice',
        neverRight: true,
        text: {
          pt: 'A fatura mensal do Azure, em PDF',
          en: 'The monthly Azure bill, in PDF',
          es: 'La factura mensual de Azure, en PDF',
        },
        uses: ['invoice'],
        why: {
          pt: 'A fatura mensal em PDF chega por e-mail, sem custo nem preparo, com o total cobrado por serviço.',
          en: 'The monthly PDF bill comes by email, with neither cost nor preparation, and shows the total charged per service.',
          es: 'La factura mensual en PDF llega por correo, sin costo ni preparación, con el total cobrado por servicio.',
        },
        likeness: {
          pt: 'a conta de luz na caixa do correio, só com totais em números, quando o mês já acabou',
          en: 'the power bill in the mailbox, with nothing but total figures, once the month is over',
          es: 'la cuenta de luz en el buzón, solo con totales en cifras, cuando el mes ya acabó',
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
        likeness: {
          pt: 'o cálculo de quanto gastariam as lâmpadas planejadas, feito antes de alguém acender uma',
          en: 'the sum of what the planned lamps would use, worked out before anyone turned one on',
          es: 'el cálculo de cuánto gastarían las lámparas previstas, hecho antes de que alguien encienda una',
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
          pt: 'Os leitores não têm acesso ao portal do Azure.',
          en: 'The readers have no access to the Azure portal.',
          es: 'Los lectores no tienen acceso al portal de Azure.',
        },
        fits: ['slides', 'mail', 'bi', 'invoice'],
        rulesOut: {
          view: {
            pt: 'A visão salva traz os gráficos, mas só abre no portal, para quem tem permissão.',
            en: 'The saved view has the charts but opens only in the portal, for users with permission.',
            es: 'La vista guardada trae los gráficos, pero solo se abre en el portal, para quien tiene permiso.',
          },
        },
      },
      {
        id: 'no-licence',
        text: {
          pt: 'Não há verba para licenças nem capacidade paga de relatórios.',
          en: 'There is no budget for paid reporting licenses or capacity.',
          es: 'No hay presupuesto para licencias ni capacidad paga de informes.',
        },
        fits: ['slides', 'view', 'mail', 'export', 'invoice'],
        rulesOut: {
          bi: {
            pt: 'O relatório do Power BI filtra bem, mas compartilhá-lo com vários leitores exige licenças pagas.',
            en: 'A Power BI report filters well, but sharing it with several readers requires paid licenses.',
            es: 'El informe de Power BI filtra bien, pero compartirlo con varios lectores exige licencias pagas.',
          },
        },
      },
      {
        id: 'this-month',
        text: {
          pt: 'O gasto real deve ser visto antes do fim do mês.',
          en: 'Actual spending must be seen before the month ends.',
          es: 'El gasto real debe verse antes de que termine el mes.',
        },
        fits: ['view', 'mail', 'export', 'bi'],
        rulesOut: {
          slides: {
            pt: 'A calculadora de preços estima o que ainda não existe; não mostra o gasto real.',
            en: 'The pricing calculator estimates what does not exist yet; it does not show actual spending.',
            es: 'La calculadora de precios estima lo que aún no existe; no muestra el gasto real.',
          },
          invoice: {
            pt: 'A fatura traz o valor exato, mas só do mês que já terminou.',
            en: 'The bill brings the exact amount, but only of the month that has ended.',
            es: 'La factura trae el importe exacto, pero solo del mes que ya terminó.',
          },
        },
      },
      {
        id: 'each-resource',
        text: {
          pt: 'O custo diário de cada recurso também interessa.',
          en: 'The daily cost of each resource is of interest too.',
          es: 'También interesa el costo diario de cada recurso.',
        },
        fits: ['view', 'export', 'bi'],
        rulesOut: {
          slides: {
            pt: 'A calculadora de preços soma recursos planejados; não conhece o custo dos que existem.',
            en: 'The pricing calculator adds up planned resources; it does not know the cost of existing ones.',
            es: 'La calculadora de precios suma recursos planeados; no conoce el costo de los que existen.',
          },
          invoice: {
            pt: 'A fatura soma o mês por serviço, sem o custo diário de cada recurso.',
            en: 'The bill adds up the month by service, without the daily cost of each resource.',
            es: 'La factura suma el mes por servicio, sin el costo diario de cada recurso.',
          },
        },
      },
      {
        id: 'chart',
        text: {
          pt: 'O gasto deve vir em gráficos, e não em tabelas de números.',
          en: 'Spending must come in charts, not in tables of figures.',
          es: 'El gasto debe presentarse en gráficos, y no en tablas de números.',
        },
        fits: ['view', 'mail', 'bi'],
        rulesOut: {
          export: {
            pt: 'A exportação grava linhas em CSV: os gráficos teriam de ser feitos por alguém.',
            en: 'The export writes CSV lines: somebody would have to make the charts.',
            es: 'La exportación graba líneas en CSV: alguien tendría que hacer los gráficos.',
          },
          invoice: {
            pt: 'A fatura traz o valor exato cobrado, mas em tabela, sem gráficos.',
            en: 'The bill brings the exact amount charged, but in a table, without charts.',
            es: 'La factura trae el importe exacto cobrado, pero en una tabla, sin gráficos.',
          },
        },
      },
      {
        id: 'self-filter',
        text: {
          pt: 'Cada leitor quer filtrar o gráfico por serviço.',
          en: 'Each reader wants to filter the chart by service.',
          es: 'Cada lector quiere filtrar el gráfico por servicio.',
        },
        fits: ['view', 'bi'],
        rulesOut: {
          mail: {
            pt: 'O e-mail agendado traz a imagem do gráfico, que não se filtra.',
            en: 'The scheduled email brings a picture of the chart, which cannot be filtered.',
            es: 'El correo programado trae una imagen del gráfico, que no se puede filtrar.',
          },
          invoice: {
            pt: 'A fatura chega pronta, em PDF: nada nela se filtra por serviço.',
            en: 'The bill arrives finished, in PDF: nothing in it can be filtered by service.',
            es: 'La factura llega terminada, en PDF: nada en ella se filtra por servicio.',
          },
        },
      },
      {
        id: 'delivered',
        notWith: ['self-filter', 'no-account'],
        text: {
          pt: 'Os números devem chegar a cada leitor, sem que ele os procure.',
          en: 'The figures must reach each reader, who should not have to look for them.',
          es: 'Los números deben llegar a cada lector, sin que los busque.',
        },
        fits: ['mail', 'invoice'],
        rulesOut: {
          view: {
            pt: 'A visão salva fica no portal, à espera de quem a abra; não é enviada.',
            en: 'The saved view waits in the portal for somebody to open it; it is not sent.',
            es: 'La vista guardada espera en el portal a que alguien la abra; no se envía.',
          },
          export: {
            pt: 'A exportação deixa o arquivo em uma conta de armazenamento, onde é preciso ir buscá-lo.',
            en: 'The export leaves its file in a storage account, where somebody has to fetch it.',
            es: 'La exportación deja el archivo en una cuenta de almacenamiento, adonde hay que ir a buscarlo.',
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
