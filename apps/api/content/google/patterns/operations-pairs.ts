import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page, site } from '../source.ts';

export const operationsPairs: readonly Pattern[] = [
  pairsOf({
    id: 'place-and-price',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'purchase-options' } },
    situations: [
      {
        id: 'billing',
        text: {
          pt: 'Uma operadora de celular levará para o Compute Engine o cálculo das contas dos clientes e decide onde contratar as máquinas e como pagá-las.',
          en: 'A mobile operator will take the calculation of its customers’ bills to Compute Engine and is deciding where to take the machines and how to pay for them.',
          es: 'Una operadora móvil llevará a Compute Engine el cálculo de las facturas de sus clientes y decide dónde contratar las máquinas y cómo pagarlas.',
        },
      },
      {
        id: 'ticketing',
        text: {
          pt: 'Uma empresa de eventos levará seu sistema de credenciamento para máquinas do Compute Engine e decide o lugar e a forma de pagamento.',
          en: 'An events company will take its accreditation system to Compute Engine machines and is deciding on the place and the way of paying.',
          es: 'Una empresa de eventos llevará su sistema de acreditación a máquinas de Compute Engine y decide el lugar y la forma de pago.',
        },
      },
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório farmacêutico vai rodar no Compute Engine a análise de amostras dos seus pacientes e escolhe a região e a forma de pagar.',
          en: 'A pharmaceutical laboratory will run the analysis of its patients’ samples on Compute Engine and is choosing the region and the way of paying.',
          es: 'Un laboratorio farmacéutico ejecutará en Compute Engine el análisis de las muestras de sus pacientes y elige la región y la forma de pago.',
        },
      },
      {
        id: 'fees',
        text: {
          pt: 'Um conselho profissional passará a calcular anuidades no Compute Engine e decide onde contratar as máquinas e como pagá-las.',
          en: 'A professional council will calculate its yearly fees on Compute Engine and is deciding where to take the machines and how to pay for them.',
          es: 'Un colegio profesional calculará sus cuotas anuales en Compute Engine y decide dónde contratar las máquinas y cómo pagarlas.',
        },
      },
      {
        id: 'stock',
        text: {
          pt: 'Um atacadista levará o controle de estoque a máquinas do Compute Engine e escolhe o lugar e a forma de pagar.',
          en: 'A wholesaler will take its stock control to Compute Engine machines and is choosing the place and the way of paying.',
          es: 'Un mayorista llevará el control de inventario a máquinas de Compute Engine y elige el lugar y la forma de pagar.',
        },
      },
    ],
    first: [
      {
        id: 'home',
        text: { pt: 'Máquinas em São Paulo', en: 'Machines in São Paulo', es: 'Máquinas en São Paulo' },
        uses: [],
        why: {
          pt: 'Em São Paulo, os dados ficam no Brasil e os usuários brasileiros têm a menor latência.',
          en: 'In São Paulo, data stay in Brazil and Brazilian users get the lowest latency.',
          es: 'En São Paulo, los datos quedan en Brasil y los usuarios brasileños tienen la menor latencia.',
        },
        tell: {
          pt: 'Dados no país e usuários perto: região local.',
          en: 'Data in the country and users near: the local region.',
          es: 'Datos en el país y usuarios cerca: región local.',
        },
        source: page('compute/docs/regions-zones'),
        popularity: 5,
      },
      {
        id: 'far',
        text: { pt: 'Máquinas em Iowa', en: 'Machines in Iowa', es: 'Máquinas en Iowa' },
        uses: [],
        why: {
          pt: 'Em Iowa, a hora de máquina está entre as mais baratas.',
          en: 'In Iowa, the machine hour is among the cheapest.',
          es: 'En Iowa, la hora de máquina está entre las más baratas.',
        },
        tell: {
          pt: 'O preço varia por região; sem exigência de lugar, compare regiões mais baratas.',
          en: 'Prices vary by region; without a demand on place, compare cheaper regions.',
          es: 'El precio varía por región; sin exigencia de lugar, compara regiones más baratas.',
        },
        source: page('compute/docs/regions-zones'),
        popularity: 4,
      },
      {
        id: 'both',
        text: {
          pt: 'Máquinas em São Paulo mais Iowa',
          en: 'Machines in São Paulo plus Iowa',
          es: 'Máquinas en São Paulo más Iowa',
        },
        uses: [],
        why: {
          pt: 'Com máquinas em duas regiões, o serviço segue quando uma delas para.',
          en: 'With machines in two regions, the service goes on when one of them stops.',
          es: 'Con máquinas en dos regiones, el servicio sigue cuando una de ellas se detiene.',
        },
        tell: {
          pt: 'Perda de uma região inteira: duas regiões.',
          en: 'Loss of an entire region: two regions.',
          es: 'Pérdida de una región entera: dos regiones.',
        },
        source: page('architecture/disaster-recovery'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'spot',
        text: { pt: 'preço Spot', en: 'Spot prices', es: 'precio Spot' },
        uses: ['Spot'],
        why: {
          pt: 'O preço Spot dá o maior desconto, em troca de o Google poder tomar a máquina.',
          en: 'Spot prices give the deepest discount, in exchange for Google being able to take the machine back.',
          es: 'El precio Spot da el mayor descuento, a cambio de que Google pueda retirar la máquina.',
        },
        tell: {
          pt: 'Pode parar e recomeçar: Spot.',
          en: 'It can stop and start again: Spot.',
          es: 'Puede parar y recomenzar: Spot.',
        },
        source: page('compute/docs/instances/spot'),
        popularity: 4,
      },
      {
        id: 'demand',
        text: { pt: 'preço sob demanda', en: 'on-demand prices', es: 'precio bajo demanda' },
        uses: [],
        why: {
          pt: 'O preço sob demanda não prende a empresa a prazo nenhum nem interrompe a máquina.',
          en: 'On-demand prices bind the company to no term and do not interrupt the machine.',
          es: 'El precio bajo demanda no ata a la empresa a ningún plazo ni interrumpe la máquina.',
        },
        tell: {
          pt: 'Sem prazo e sem interrupção: sob demanda.',
          en: 'No term and no interruption: on demand.',
          es: 'Sin plazo y sin interrupción: bajo demanda.',
        },
        source: page('compute/vm-instance-pricing'),
        popularity: 5,
      },
      {
        id: 'year',
        text: { pt: 'compromisso de um ano', en: 'a one-year commitment', es: 'compromiso de un año' },
        uses: [],
        why: {
          pt: 'O compromisso de uso de um ano dá desconto a um uso que se mantém por doze meses.',
          en: 'A one-year committed use discount rewards usage that stays for twelve months.',
          es: 'El compromiso de uso de un año da descuento a un uso que se mantiene doce meses.',
        },
        tell: {
          pt: 'Uso estável por um ano: compromisso de um ano.',
          en: 'Steady use for a year: a one-year commitment.',
          es: 'Uso estable por un año: compromiso de un año.',
        },
        source: page('compute/docs/instances/signing-up-committed-use-discounts'),
        popularity: 4,
      },
      {
        id: 'three',
        text: { pt: 'compromisso de três anos', en: 'a three-year commitment', es: 'compromiso de tres años' },
        uses: [],
        why: {
          pt: 'O compromisso de três anos dá mais desconto que o de um ano, a quem usará as máquinas todo esse tempo.',
          en: 'A three-year commitment gives a deeper discount than a one-year one to those who use the machines all that time.',
          es: 'El compromiso de tres años da más descuento que el de un año a quien usará las máquinas todo ese tiempo.',
        },
        tell: {
          pt: 'Uso estável e previsto por três anos: compromisso de três anos.',
          en: 'Steady, foreseen use for three years: a three-year commitment.',
          es: 'Uso estable y previsto por tres años: compromiso de tres años.',
        },
        source: page('compute/docs/instances/signing-up-committed-use-discounts'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'stay',
        kind: 'region',
        text: {
          pt: 'Por exigência do regulador, os dados só podem ser tratados no Brasil.',
          en: 'The regulator requires that data be processed in Brazil only.',
          es: 'Por exigencia del regulador, los datos solo pueden tratarse en Brasil.',
        },
        rulesOut: {
          far: {
            pt: 'Em Iowa, os dados são tratados fora do Brasil.',
            en: 'In Iowa, data are processed outside Brazil.',
            es: 'En Iowa, los datos se tratan fuera de Brasil.',
          },
          both: {
            pt: 'Com máquinas também em Iowa, parte dos dados é tratada fora do Brasil.',
            en: 'With machines in Iowa as well, part of the data is processed outside Brazil.',
            es: 'Con máquinas también en Iowa, parte de los datos se trata fuera de Brasil.',
          },
        },
      },
      {
        id: 'near',
        kind: 'performance',
        text: {
          pt: 'As telas devem responder em poucos milissegundos a funcionários que estão todos no Brasil.',
          en: 'Screens must respond within a few milliseconds to employees who are all in Brazil.',
          es: 'Las pantallas deben responder en pocos milisegundos a empleados que están todos en Brasil.',
        },
        rulesOut: {
          far: {
            pt: 'De Iowa ao Brasil, só a viagem de ida e volta passa de cem milissegundos.',
            en: 'From Iowa to Brazil, the round trip alone takes more than a hundred milliseconds.',
            es: 'De Iowa a Brasil, solo el viaje de ida y vuelta supera los cien milisegundos.',
          },
        },
      },
      {
        id: 'single',
        kind: 'cost',
        text: {
          pt: 'O orçamento cobre um só conjunto de máquinas ligado.',
          en: 'The budget covers only one set of machines switched on.',
          es: 'El presupuesto cubre un solo conjunto de máquinas encendido.',
        },
        rulesOut: {
          both: {
            pt: 'Duas regiões exigem dois conjuntos de máquinas ligados.',
            en: 'Two regions take two sets of machines switched on.',
            es: 'Dos regiones exigen dos conjuntos de máquinas encendidos.',
          },
        },
      },
      {
        id: 'region-loss',
        kind: 'availability',
        text: {
          pt: 'O serviço deve seguir no ar se um desastre derrubar uma região inteira.',
          en: 'The service must stay up if a disaster takes down an entire region.',
          es: 'El servicio debe seguir en línea si un desastre derriba una región entera.',
        },
        rulesOut: {
          home: {
            pt: 'Só em São Paulo, o serviço cai junto com essa região.',
            en: 'In São Paulo alone, the service goes down with that region.',
            es: 'Solo en São Paulo, el servicio cae junto con esa región.',
          },
          far: {
            pt: 'Só em Iowa, o serviço cai junto com essa região.',
            en: 'In Iowa alone, the service goes down with that region.',
            es: 'Solo en Iowa, el servicio cae junto con esa región.',
          },
        },
      },
      {
        id: 'no-stop',
        kind: 'availability',
        text: {
          pt: 'O trabalho não pode ser interrompido pelo provedor.',
          en: 'The work cannot be interrupted by the provider.',
          es: 'El trabajo no puede ser interrumpido por el proveedor.',
        },
        rulesOut: {
          spot: {
            pt: 'Uma máquina Spot pode ser retirada pelo Google a qualquer momento.',
            en: 'A Spot machine can be taken back by Google at any time.',
            es: 'Una máquina Spot puede ser retirada por Google en cualquier momento.',
          },
        },
      },
      {
        id: 'leave',
        kind: 'change',
        text: {
          pt: 'O sistema pode ser desativado em seis meses, e nada deve ser pago depois disso.',
          en: 'The system may be shut down in six months, and nothing should be paid after that.',
          es: 'El sistema puede desactivarse en seis meses, y nada debe pagarse después de eso.',
        },
        rulesOut: {
          year: {
            pt: 'O compromisso de um ano é cobrado até o fim, usado ou não.',
            en: 'A one-year commitment is charged to its end, used or not.',
            es: 'El compromiso de un año se cobra hasta el final, se use o no.',
          },
          three: {
            pt: 'O compromisso de três anos é cobrado até o fim, usado ou não.',
            en: 'A three-year commitment is charged to its end, used or not.',
            es: 'El compromiso de tres años se cobra hasta el final, se use o no.',
          },
        },
      },
      {
        id: 'below',
        kind: 'cost',
        text: {
          pt: 'A empresa quer pagar menos que a tarifa normal já na primeira hora de uso.',
          en: 'The company wants to pay less than the normal rate from the first hour of use.',
          es: 'La empresa quiere pagar menos que la tarifa normal ya desde la primera hora de uso.',
        },
        rulesOut: {
          demand: {
            pt: 'O preço sob demanda é a própria tarifa normal.',
            en: 'The on-demand price is the normal rate itself.',
            es: 'El precio bajo demanda es la propia tarifa normal.',
          },
        },
      },
      {
        id: 'max-year',
        kind: 'change',
        text: {
          pt: 'A política de compras proíbe contratos acima de doze meses.',
          en: 'Purchasing rules forbid contracts of more than twelve months.',
          es: 'La política de compras prohíbe contratos de más de doce meses.',
        },
        rulesOut: {
          three: {
            pt: 'O compromisso de três anos passa de doze meses.',
            en: 'A three-year commitment exceeds twelve months.',
            es: 'El compromiso de tres años supera los doce meses.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'limit-and-share',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'cost-management' } },
    situations: [
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora tem vários times no Google Cloud. A direção financeira quer uma forma de conter os gastos e uma forma de dividir a fatura entre os times.',
          en: 'A publisher has several teams on Google Cloud. Its finance department wants a way to contain spending and a way to divide the bill among the teams.',
          es: 'Una editorial tiene varios equipos en Google Cloud. La dirección financiera quiere una forma de contener los gastos y una forma de repartir la factura entre los equipos.',
        },
      },
      {
        id: 'uni',
        text: {
          pt: 'Uma universidade dá a cada laboratório recursos no Google Cloud e precisa controlar os gastos e saber quanto cabe a cada um.',
          en: 'A university gives each laboratory resources on Google Cloud and needs to control spending and to know how much falls to each.',
          es: 'Una universidad da a cada laboratorio recursos en Google Cloud y necesita controlar los gastos y saber cuánto corresponde a cada uno.',
        },
      },
      {
        id: 'agency',
        text: {
          pt: 'Uma agência digital usa o Google Cloud para campanhas de muitos clientes, quer evitar surpresas na fatura e repassar a cada cliente a sua parte.',
          en: 'A digital agency uses Google Cloud for campaigns of many clients, wants no surprises on the bill and passes on to each client its part.',
          es: 'Una agencia digital usa Google Cloud para campañas de muchos clientes, quiere evitar sorpresas en la factura y trasladar a cada cliente su parte.',
        },
      },
      {
        id: 'labs',
        text: {
          pt: 'Uma empresa de jogos tem vários estúdios no Google Cloud, quer conter os gastos e saber quanto cabe a cada um.',
          en: 'A games company has several studios on Google Cloud, wants to contain spending and to know how much falls to each.',
          es: 'Una empresa de juegos tiene varios estudios en Google Cloud, quiere contener los gastos y saber cuánto corresponde a cada uno.',
        },
      },
      {
        id: 'ngo',
        text: {
          pt: 'Uma ONG internacional usa o Google Cloud em muitos programas, quer evitar surpresas e atribuir o custo a cada um.',
          en: 'An international nonprofit uses Google Cloud in many programs, wants no surprises and needs to assign the cost to each.',
          es: 'Una ONG internacional usa Google Cloud en muchos programas, quiere evitar sorpresas y asignar el costo a cada uno.',
        },
      },
    ],
    first: [
      {
        id: 'alert',
        text: {
          pt: 'Orçamento com avisos por e-mail',
          en: 'A budget with email alerts',
          es: 'Presupuesto con avisos por correo',
        },
        uses: [],
        why: {
          pt: 'O orçamento avisa por e-mail quando o gasto passa de cada limite, sem desligar nada.',
          en: 'A budget sends email when spending passes each threshold and switches nothing off.',
          es: 'El presupuesto avisa por correo cuando el gasto supera cada umbral, sin apagar nada.',
        },
        tell: {
          pt: 'Saber a tempo, sem parar nada: orçamento com avisos.',
          en: 'To know in time without stopping anything: a budget with alerts.',
          es: 'Saber a tiempo, sin detener nada: presupuesto con avisos.',
        },
        source: page('billing/docs/how-to/budgets'),
        popularity: 5,
      },
      {
        id: 'stop',
        text: {
          pt: 'Orçamento que desliga o projeto',
          en: 'A budget that switches the project off',
          es: 'Presupuesto que apaga el proyecto',
        },
        uses: [],
        why: {
          pt: 'O aviso do orçamento aciona uma função que desativa o faturamento do projeto e interrompe o gasto.',
          en: 'The budget’s notification triggers a function that disables the project’s billing and stops the spending.',
          es: 'El aviso del presupuesto activa una función que desactiva la facturación del proyecto y detiene el gasto.',
        },
        tell: {
          pt: 'Parar o gasto sem ninguém agir: notificação do orçamento e uma função.',
          en: 'Stop spending with nobody acting: budget notifications and a function.',
          es: 'Detener el gasto sin que nadie actúe: notificación del presupuesto y una función.',
        },
        source: page('billing/docs/how-to/notify'),
        popularity: 3,
      },
      {
        id: 'quota',
        text: { pt: 'Cota menor de máquinas', en: 'A lower machine quota', es: 'Cuota menor de máquinas' },
        uses: [],
        why: {
          pt: 'A cota recusa recursos acima de uma quantidade, antes que sejam criados.',
          en: 'A quota refuses resources above an amount before they are created.',
          es: 'La cuota rechaza recursos por encima de una cantidad, antes de que se creen.',
        },
        tell: {
          pt: 'Impedir a criação de recursos demais: cotas.',
          en: 'Prevent too many resources from being created: quotas.',
          es: 'Impedir que se creen demasiados recursos: cuotas.',
        },
        source: page('docs/quotas/overview'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'label',
        text: { pt: 'rótulos por time', en: 'labels per team', es: 'etiquetas por equipo' },
        uses: [],
        why: {
          pt: 'Os rótulos separam, nos relatórios de faturamento, o uso de cada time dentro de um mesmo projeto.',
          en: 'Labels separate, in the billing reports, each team’s usage inside one project.',
          es: 'Las etiquetas separan, en los informes de facturación, el uso de cada equipo dentro de un mismo proyecto.',
        },
        tell: {
          pt: 'Dividir a fatura dentro de um projeto: rótulos.',
          en: 'Divide the bill inside a project: labels.',
          es: 'Repartir la factura dentro de un proyecto: etiquetas.',
        },
        source: page('resource-manager/docs/labels-overview'),
        popularity: 4,
      },
      {
        id: 'project',
        text: { pt: 'um projeto por time', en: 'one project per team', es: 'un proyecto por equipo' },
        uses: [],
        why: {
          pt: 'Com um projeto por time, cada custo cai em um time, e os acessos ficam separados.',
          en: 'With one project per team, each cost falls to one team, and access is separate.',
          es: 'Con un proyecto por equipo, cada costo recae en un equipo, y los accesos quedan separados.',
        },
        tell: {
          pt: 'Custos e acessos separados: um projeto para cada um.',
          en: 'Costs and access separate: a project for each.',
          es: 'Costos y accesos separados: un proyecto para cada uno.',
        },
        source: page('resource-manager/docs/cloud-platform-resource-hierarchy'),
        popularity: 5,
      },
      {
        id: 'export',
        text: { pt: 'exportação ao BigQuery', en: 'export to BigQuery', es: 'exportación a BigQuery' },
        uses: ['BigQuery'],
        why: {
          pt: 'A exportação leva o detalhe da fatura ao BigQuery, onde se cruza com outros dados em SQL.',
          en: 'The export takes the bill’s detail to BigQuery, where SQL combines it with other data.',
          es: 'La exportación lleva el detalle de la factura a BigQuery, donde se cruza con otros datos en SQL.',
        },
        tell: {
          pt: 'Regras próprias de rateio e cruzamento de dados: exportação ao BigQuery.',
          en: 'Own rules of allocation and combined data: export to BigQuery.',
          es: 'Reglas propias de reparto y cruce de datos: exportación a BigQuery.',
        },
        source: page('billing/docs/how-to/export-data-bigquery'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'alive',
        kind: 'availability',
        text: {
          pt: 'O controle dos gastos não pode derrubar o que está em produção.',
          en: 'Spending control must not take down what is in production.',
          es: 'El control de gastos no puede derribar lo que está en producción.',
        },
        rulesOut: {
          stop: {
            pt: 'Desativar o faturamento do projeto derruba o que roda nele.',
            en: 'Disabling the project’s billing takes down what runs in it.',
            es: 'Desactivar la facturación del proyecto derriba lo que corre en él.',
          },
        },
      },
      {
        id: 'weekend',
        kind: 'effort',
        text: {
          pt: 'No fim de semana ninguém lê mensagens: o controle deve funcionar sem que alguém aja.',
          en: 'At weekends nobody reads messages: the control must work without anyone acting.',
          es: 'El fin de semana nadie lee mensajes: el control debe funcionar sin que alguien actúe.',
        },
        rulesOut: {
          alert: {
            pt: 'Os avisos por e-mail dependem de alguém que os leia e aja.',
            en: 'Email alerts depend on somebody who reads them and acts.',
            es: 'Los avisos por correo dependen de alguien que los lea y actúe.',
          },
        },
      },
      {
        id: 'in-money',
        kind: 'cost',
        text: {
          pt: 'O controle deve ser definido em reais por mês, e não em quantidade de recursos.',
          en: 'The control must be set in money per month rather than in amounts of resources.',
          es: 'El control debe definirse en dinero por mes, y no en cantidad de recursos.',
        },
        rulesOut: {
          quota: {
            pt: 'A cota limita quantidades de recursos, não valores.',
            en: 'A quota limits amounts of resources, not money.',
            es: 'La cuota limita cantidades de recursos, no montos.',
          },
        },
      },
      {
        id: 'before',
        kind: 'time',
        text: {
          pt: 'Um erro de script já criou mil servidores em minutos: a criação em excesso deve ser recusada na hora.',
          en: 'A script error once created a thousand servers in minutes: excess creation must be refused on the spot.',
          es: 'Un error de script ya creó mil servidores en minutos: la creación en exceso debe rechazarse al instante.',
        },
        rulesOut: {
          alert: {
            pt: 'Os avisos chegam horas depois do uso e não recusam nada.',
            en: 'Alerts come hours after the usage and refuse nothing.',
            es: 'Los avisos llegan horas después del uso y no rechazan nada.',
          },
          stop: {
            pt: 'O orçamento reage horas depois do uso e não recusa a criação.',
            en: 'The budget reacts hours after the usage and does not refuse creation.',
            es: 'El presupuesto reacciona horas después del uso y no rechaza la creación.',
          },
        },
      },
      {
        id: 'shared-place',
        kind: 'change',
        text: {
          pt: 'Todos usam as mesmas redes e contas de serviço, e os recursos não podem mudar de lugar.',
          en: 'All share the same networks and service accounts, and resources cannot move elsewhere.',
          es: 'Todos usan las mismas redes y cuentas de servicio, y los recursos no pueden cambiar de lugar.',
        },
        rulesOut: {
          project: {
            pt: 'Separar em projetos obrigaria a mover os recursos.',
            en: 'Splitting into projects would force resources to move.',
            es: 'Separar en proyectos obligaría a mover los recursos.',
          },
        },
      },
      {
        id: 'mix',
        kind: 'skill',
        text: {
          pt: 'O rateio deve cruzar os custos, em SQL, com horas trabalhadas que estão em outra base.',
          en: 'The allocation has to combine costs, in SQL, with working hours that are in another database.',
          es: 'El reparto debe cruzar los costos, en SQL, con horas trabajadas que están en otra base.',
        },
        rulesOut: {
          label: {
            pt: 'Rótulos aparecem nos relatórios, que não se cruzam em SQL com outra base.',
            en: 'Labels show in the reports, which SQL cannot combine with another database.',
            es: 'Las etiquetas aparecen en los informes, que no se cruzan en SQL con otra base.',
          },
          project: {
            pt: 'Os relatórios por projeto não se cruzam em SQL com outra base.',
            en: 'SQL cannot combine reports by project with another database.',
            es: 'Los informes por proyecto no se cruzan en SQL con otra base.',
          },
        },
      },
      {
        id: 'console',
        kind: 'skill',
        text: {
          pt: 'Quem confere os números só usa os relatórios prontos do console e não escreve consultas.',
          en: 'Those who check the figures use just the console’s ready reports and write no queries.',
          es: 'Quien revisa los números solo usa los informes listos de la consola y no escribe consultas.',
        },
        rulesOut: {
          export: {
            pt: 'Os dados exportados ao BigQuery pedem consultas.',
            en: 'Data exported to BigQuery need queries.',
            es: 'Los datos exportados a BigQuery requieren consultas.',
          },
        },
      },
      {
        id: 'separate-rights',
        kind: 'security',
        text: {
          pt: 'Além do custo, as permissões de cada um também devem ficar separadas.',
          en: 'Besides cost, each one’s permissions must be separate too.',
          es: 'Además del costo, los permisos de cada uno también deben quedar separados.',
        },
        rulesOut: {
          label: {
            pt: 'Rótulos não separam permissões.',
            en: 'Labels do not separate permissions.',
            es: 'Las etiquetas no separan permisos.',
          },
          export: {
            pt: 'Exportar a fatura não separa permissões.',
            en: 'Exporting the bill does not separate permissions.',
            es: 'Exportar la factura no separa permisos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'design-and-watch',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'reliability' } },
    situations: [
      {
        id: 'portal',
        text: {
          pt: 'Um tribunal publica no Google Cloud o portal em que advogados enviam petições. A equipe escolhe a arquitetura e o que deve acordar o plantão.',
          en: 'A court publishes on Google Cloud the portal through which lawyers file petitions. The team is choosing the architecture and what should wake the person on call.',
          es: 'Un tribunal publica en Google Cloud el portal donde los abogados presentan escritos. El equipo elige la arquitectura y qué debe despertar a la guardia.',
        },
      },
      {
        id: 'pay',
        text: {
          pt: 'Uma empresa de pagamentos roda em máquinas virtuais o serviço que autoriza compras e revê a sua redundância e os seus alertas.',
          en: 'A payments company runs on virtual machines the service that authorizes purchases and is reviewing its redundancy and its alerts.',
          es: 'Una empresa de pagos ejecuta en máquinas virtuales el servicio que autoriza compras y revisa su redundancia y sus alertas.',
        },
      },
      {
        id: 'booking',
        text: {
          pt: 'Uma rede de hotéis mantém em máquinas virtuais o sistema de reservas e define como ele resiste a falhas e o que dispara um alerta.',
          en: 'A hotel chain keeps its booking system on virtual machines and is settling how it withstands failures and what triggers an alert.',
          es: 'Una cadena de hoteles mantiene en máquinas virtuales el sistema de reservas y define cómo resiste a fallas y qué dispara una alerta.',
        },
      },
      {
        id: 'exam',
        text: {
          pt: 'Um laboratório publica resultados de exames em um sistema de máquinas virtuais e revê a redundância e os avisos ao plantão.',
          en: 'A laboratory publishes test results on a system of virtual machines and is reviewing its redundancy and what alerts the person on call.',
          es: 'Un laboratorio publica resultados de estudios en un sistema de máquinas virtuales y revisa la redundancia y los avisos a la guardia.',
        },
      },
      {
        id: 'toll',
        text: {
          pt: 'Uma concessionária de rodovias roda em máquinas virtuais o sistema dos pedágios e define a arquitetura e os alertas.',
          en: 'A highway operator runs its toll system on virtual machines and is settling the architecture and the alerts.',
          es: 'Una concesionaria de autopistas ejecuta en máquinas virtuales el sistema de peajes y define la arquitectura y las alertas.',
        },
      },
    ],
    first: [
      {
        id: 'one',
        text: {
          pt: 'Uma zona com snapshots diários',
          en: 'One zone with daily snapshots',
          es: 'Una zona con instantáneas diarias',
        },
        uses: [],
        why: {
          pt: 'Uma só zona com snapshots custa menos e permite refazer as máquinas quando há tempo para isso.',
          en: 'A single zone with snapshots costs least and lets the machines be rebuilt when there is time for it.',
          es: 'Una sola zona con instantáneas cuesta menos y permite rehacer las máquinas cuando hay tiempo para eso.',
        },
        tell: {
          pt: 'Parada aceitável e menor custo: uma zona e snapshots.',
          en: 'Downtime is acceptable and cost lowest: one zone and snapshots.',
          es: 'Parada aceptable y menor costo: una zona e instantáneas.',
        },
        source: page('compute/docs/disks/snapshots'),
        popularity: 4,
      },
      {
        id: 'zones',
        text: {
          pt: 'Três zonas da mesma região',
          en: 'Three zones of one region',
          es: 'Tres zonas de la misma región',
        },
        uses: [],
        why: {
          pt: 'Máquinas em três zonas seguem atendendo quando um data center falha, sem tirar os dados da região.',
          en: 'Machines in three zones go on serving when a data center fails, without taking data out of the region.',
          es: 'Las máquinas en tres zonas siguen atendiendo cuando falla un centro de datos, sin sacar los datos de la región.',
        },
        tell: {
          pt: 'Falha de uma zona: várias zonas da região.',
          en: 'Failure of a zone: several zones of the region.',
          es: 'Falla de una zona: varias zonas de la región.',
        },
        source: page('compute/docs/instance-groups/regional-migs'),
        popularity: 5,
      },
      {
        id: 'regions',
        text: { pt: 'Duas regiões ativas', en: 'Two active regions', es: 'Dos regiones activas' },
        uses: [],
        why: {
          pt: 'Duas regiões ativas mantêm o serviço mesmo sem uma região inteira.',
          en: 'Two active regions keep the service even without an entire region.',
          es: 'Dos regiones activas mantienen el servicio incluso sin una región entera.',
        },
        tell: {
          pt: 'Falha de uma região sem parada: duas regiões ativas.',
          en: 'Failure of a region without interruption: two active regions.',
          es: 'Falla de una región sin interrupción: dos regiones activas.',
        },
        source: page('architecture/disaster-recovery'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'slo',
        text: {
          pt: 'alerta de orçamento de erros',
          en: 'an error budget alert',
          es: 'alerta de presupuesto de errores',
        },
        uses: [],
        why: {
          pt: 'O alerta sobre o orçamento de erros de um SLO mede o que os usuários sentem e diz se ainda se pode arriscar.',
          en: 'An alert on an SLO’s error budget measures what users feel and says whether risk can still be taken.',
          es: 'La alerta sobre el presupuesto de errores de un SLO mide lo que sienten los usuarios y dice si aún se puede arriesgar.',
        },
        tell: {
          pt: 'Decidir entre lançar e estabilizar: orçamento de erros.',
          en: 'Deciding between releasing and stabilizing: the error budget.',
          es: 'Decidir entre lanzar y estabilizar: presupuesto de errores.',
        },
        source: page('stackdriver/docs/solutions/slo-monitoring'),
        popularity: 4,
      },
      {
        id: 'cpu',
        text: { pt: 'alerta de CPU por máquina', en: 'a CPU alert per machine', es: 'alerta de CPU por máquina' },
        uses: [],
        why: {
          pt: 'O alerta de CPU mostra qual máquina está sobrecarregada e fica pronto em minutos.',
          en: 'A CPU alert shows which machine is overloaded and is ready in minutes.',
          es: 'La alerta de CPU muestra qué máquina está sobrecargada y queda lista en minutos.',
        },
        tell: {
          pt: 'Saber qual máquina está sobrecarregada: métrica de CPU.',
          en: 'Knowing which machine is overloaded: the CPU metric.',
          es: 'Saber qué máquina está sobrecargada: métrica de CPU.',
        },
        source: page('monitoring/alerts'),
        popularity: 4,
      },
      {
        id: 'probe',
        text: {
          pt: 'verificação externa de acesso',
          en: 'an external uptime check',
          es: 'verificación externa de acceso',
        },
        uses: [],
        why: {
          pt: 'A verificação de tempo de atividade chama o endereço de fora, de vários lugares do mundo, como um usuário.',
          en: 'An uptime check calls the address from outside, from several places in the world, as a user would.',
          es: 'La verificación de tiempo de actividad llama a la dirección desde fuera, desde varios lugares del mundo, como un usuario.',
        },
        tell: {
          pt: 'Ver se o endereço responde a quem está fora: uptime check.',
          en: 'Seeing whether the address answers those outside: an uptime check.',
          es: 'Ver si la dirección responde a quien está fuera: uptime check.',
        },
        source: page('monitoring/uptime-checks'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'dc-loss',
        kind: 'availability',
        text: {
          pt: 'Se um data center pegar fogo, o serviço deve continuar sem que ninguém intervenha.',
          en: 'If a data center catches fire, the service must go on with nobody stepping in.',
          es: 'Si un centro de datos se incendia, el servicio debe continuar sin que nadie intervenga.',
        },
        rulesOut: {
          one: {
            pt: 'Com uma só zona, o serviço para até alguém refazer as máquinas.',
            en: 'With a single zone, the service stops until somebody rebuilds the machines.',
            es: 'Con una sola zona, el servicio se detiene hasta que alguien rehaga las máquinas.',
          },
        },
      },
      {
        id: 'in-city',
        kind: 'region',
        text: {
          pt: 'Os dados não podem deixar a área metropolitana em que estão.',
          en: 'Data may not leave the metropolitan area where they are.',
          es: 'Los datos no pueden dejar el área metropolitana donde están.',
        },
        rulesOut: {
          regions: {
            pt: 'Duas regiões ativas copiam os dados de uma para a outra.',
            en: 'Two active regions copy data from one to the other.',
            es: 'Dos regiones activas copian los datos de una a otra.',
          },
        },
      },
      {
        id: 'lowest',
        kind: 'cost',
        text: {
          pt: 'A verba paga só as máquinas que atendem hoje, sem nenhuma sobrando.',
          en: 'The budget pays only for the machines that serve today, with none to spare.',
          es: 'El presupuesto paga solo las máquinas que atienden hoy, sin ninguna de sobra.',
        },
        rulesOut: {
          zones: {
            pt: 'Três zonas só resistem à falha de uma se houver máquinas de sobra.',
            en: 'Three zones withstand the failure of one only if there are machines to spare.',
            es: 'Tres zonas solo resisten la falla de una si hay máquinas de sobra.',
          },
          regions: {
            pt: 'Duas regiões ativas exigem um segundo conjunto de máquinas.',
            en: 'Two active regions take a second set of machines.',
            es: 'Dos regiones activas exigen un segundo conjunto de máquinas.',
          },
        },
      },
      {
        id: 'users-feel',
        kind: 'effort',
        text: {
          pt: 'O plantão só deve ser acordado quando os usuários estiverem sendo afetados.',
          en: 'The person on call should be woken only when users are being affected.',
          es: 'La guardia solo debe despertarse cuando los usuarios estén siendo afectados.',
        },
        rulesOut: {
          cpu: {
            pt: 'CPU alta em uma máquina pode não afetar usuário nenhum.',
            en: 'High CPU on one machine may not affect any user.',
            es: 'Una CPU alta en una máquina puede no afectar a ningún usuario.',
          },
        },
      },
      {
        id: 'freeze',
        kind: 'change',
        text: {
          pt: 'O mesmo sinal deve dizer, por regra combinada, quando suspender novos lançamentos.',
          en: 'The same signal must say, by an agreed rule, when to suspend new releases.',
          es: 'La misma señal debe decir, por regla acordada, cuándo suspender nuevos lanzamientos.',
        },
        rulesOut: {
          cpu: {
            pt: 'O uso de CPU não diz quanto risco ainda cabe até o objetivo.',
            en: 'CPU use does not say how much risk is left before the objective.',
            es: 'El uso de CPU no dice cuánto riesgo queda hasta el objetivo.',
          },
          probe: {
            pt: 'A verificação externa diz se o endereço responde agora, não quanto risco ainda cabe.',
            en: 'An external check says whether the address responds now, not how much risk is left.',
            es: 'La verificación externa dice si la dirección responde ahora, no cuánto riesgo queda.',
          },
        },
      },
      {
        id: 'outside',
        kind: 'availability',
        text: {
          pt: 'Uma queda do domínio e da entrada do site passou despercebida pelas métricas internas: quedas assim devem ser notadas.',
          en: 'An outage of the domain and the entrance to the site went unnoticed by internal metrics: such outages must be noticed.',
          es: 'Una caída del dominio y de la entrada al sitio pasó inadvertida para las métricas internas: caídas así deben notarse.',
        },
        rulesOut: {
          cpu: {
            pt: 'A CPU das máquinas fica normal quando os usuários não chegam até elas.',
            en: 'The machines’ CPU looks normal when users cannot reach them.',
            es: 'La CPU de las máquinas queda normal cuando los usuarios no llegan a ellas.',
          },
        },
        unclear: ['slo'],
      },
      {
        id: 'quick',
        kind: 'time',
        text: {
          pt: 'Ainda não há metas de serviço definidas, e o alerta deve existir hoje.',
          en: 'No service targets have been set yet, and the alert has to exist today.',
          es: 'Aún no hay metas de servicio definidas, y la alerta debe existir hoy.',
        },
        rulesOut: {
          slo: {
            pt: 'O orçamento de erros só existe depois de definida uma meta (SLO).',
            en: 'An error budget exists only once a target (SLO) is set.',
            es: 'El presupuesto de errores solo existe una vez definida una meta (SLO).',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'plan-and-builder',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'support' } },
    situations: [
      {
        id: 'shoes',
        text: {
          pt: 'Uma fábrica de calçados levará o seu primeiro sistema ao Google Cloud. Ela escolhe o plano de suporte e quem fará o projeto.',
          en: 'A shoe factory will take its first system to Google Cloud. It is choosing the support plan and who will carry out the project.',
          es: 'Una fábrica de calzado llevará su primer sistema a Google Cloud. Elige el plan de soporte y quién hará el proyecto.',
        },
      },
      {
        id: 'ferry',
        text: {
          pt: 'Uma empresa de balsas vai refazer no Google Cloud a venda de passagens e define o plano de suporte e quem a fará.',
          en: 'A ferry company is going to rebuild its ticket sales on Google Cloud and is settling the support plan and who will do it.',
          es: 'Una empresa de transbordadores va a rehacer en Google Cloud la venta de pasajes y define el plan de soporte y quién lo hará.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Uma rede de escolas técnicas criará no Google Cloud o seu ambiente de aulas e compara planos de suporte e formas de fazê-lo.',
          en: 'A network of technical schools will create its teaching environment on Google Cloud and is comparing support plans and ways of doing it.',
          es: 'Una red de escuelas técnicas creará en Google Cloud su entorno de clases y compara planes de soporte y formas de hacerlo.',
        },
      },
      {
        id: 'farm',
        text: {
          pt: 'Uma cooperativa de leite vai criar no Google Cloud o seu primeiro sistema e decide o suporte que contrata e quem o constrói.',
          en: 'A milk cooperative is going to create its first system on Google Cloud and is deciding which support to take and who builds it.',
          es: 'Una cooperativa lechera va a crear en Google Cloud su primer sistema y decide qué soporte contrata y quién lo construye.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de laboratórios dentários leva os pedidos dos dentistas ao Google Cloud e escolhe o plano de suporte e quem fará isso.',
          en: 'A network of dental laboratories is taking its dentists’ orders to Google Cloud and choosing the support plan and who will do it.',
          es: 'Una red de laboratorios dentales lleva los pedidos de los dentistas a Google Cloud y elige el plan de soporte y quién lo hará.',
        },
      },
    ],
    first: [
      {
        id: 'standard',
        text: { pt: 'Plano Standard', en: 'Standard plan', es: 'Plan Standard' },
        uses: ['Standard'],
        why: {
          pt: 'O suporte Standard abre casos técnicos sem limite, em horário comercial, por poucas dezenas de dólares por mês.',
          en: 'Standard support opens unlimited technical cases in business hours for a few tens of dollars a month.',
          es: 'El soporte Standard abre casos técnicos sin límite, en horario laboral, por unas decenas de dólares al mes.',
        },
        tell: {
          pt: 'Casos técnicos e nada crítico: Standard.',
          en: 'Technical cases and nothing critical: Standard.',
          es: 'Casos técnicos y nada crítico: Standard.',
        },
        source: page('support'),
        popularity: 4,
      },
      {
        id: 'enhanced',
        text: { pt: 'Plano Enhanced', en: 'Enhanced plan', es: 'Plan Enhanced' },
        uses: ['Enhanced'],
        why: {
          pt: 'O suporte Enhanced responde em uma hora, a qualquer hora do dia, a casos de impacto crítico.',
          en: 'Enhanced support answers critical-impact cases within an hour, around the clock.',
          es: 'El soporte Enhanced responde en una hora, a cualquier hora del día, a casos de impacto crítico.',
        },
        tell: {
          pt: 'Produção a qualquer hora, resposta em uma hora: Enhanced.',
          en: 'Production around the clock, an answer within an hour: Enhanced.',
          es: 'Producción a toda hora, respuesta en una hora: Enhanced.',
        },
        source: page('support'),
        popularity: 4,
      },
      {
        id: 'premium',
        text: { pt: 'Plano Premium', en: 'Premium plan', es: 'Plan Premium' },
        uses: ['Premium'],
        why: {
          pt: 'O suporte Premium responde em 15 minutos a casos críticos e traz um gerente técnico de conta (TAM).',
          en: 'Premium support answers critical cases within 15 minutes and brings a technical account manager (TAM).',
          es: 'El soporte Premium responde en 15 minutos a casos críticos y trae un gerente técnico de cuenta (TAM).',
        },
        tell: {
          pt: 'Missão crítica, 15 minutos e TAM: Premium.',
          en: 'Mission critical, 15 minutes and a TAM: Premium.',
          es: 'Misión crítica, 15 minutos y TAM: Premium.',
        },
        source: page('support'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'own',
        text: { pt: 'equipe própria treinada', en: 'own staff in training', es: 'equipo propio capacitado' },
        uses: ['Skills'],
        why: {
          pt: 'A equipe própria, formada com os cursos do Google Skills, aprende fazendo e guarda o conhecimento.',
          en: 'The company’s own staff, trained with Google Skills courses, learns by doing and keeps the knowledge.',
          es: 'El equipo propio, formado con los cursos de Google Skills, aprende haciendo y conserva el conocimiento.',
        },
        tell: {
          pt: 'O conhecimento deve ficar em casa: formar a equipe.',
          en: 'Knowledge has to stay in house: train the staff.',
          es: 'El conocimiento debe quedar en casa: formar al equipo.',
        },
        source: site('https://www.skills.google/'),
        popularity: 4,
      },
      {
        id: 'partner',
        text: { pt: 'parceiro certificado', en: 'a certified partner', es: 'socio certificado' },
        uses: [],
        why: {
          pt: 'Um parceiro certificado constrói o sistema e pode operá-lo por anos.',
          en: 'A certified partner builds the system and can operate it for years.',
          es: 'Un socio certificado construye el sistema y puede operarlo por años.',
        },
        tell: {
          pt: 'Alguém que construa e opere: parceiro.',
          en: 'Somebody to build and operate: a partner.',
          es: 'Alguien que construya y opere: socio.',
        },
        source: page('partners'),
        popularity: 4,
      },
      {
        id: 'google',
        text: { pt: 'consultores do Google', en: 'Google’s consultants', es: 'consultores de Google' },
        uses: [],
        why: {
          pt: 'Os consultores do Google desenham a arquitetura com o conhecimento de quem faz a plataforma.',
          en: 'Google’s consultants design the architecture with the knowledge of those who make the platform.',
          es: 'Los consultores de Google diseñan la arquitectura con el conocimiento de quienes hacen la plataforma.',
        },
        tell: {
          pt: 'Conselho de quem faz a plataforma: consultoria do Google.',
          en: 'Advice from those who make the platform: Google’s consulting.',
          es: 'Consejo de quienes hacen la plataforma: consultoría de Google.',
        },
        source: page('consulting'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'night',
        kind: 'time',
        text: {
          pt: 'Uma parada total às três da manhã deve ter resposta em no máximo uma hora.',
          en: 'A total outage at three in the morning must get an answer within an hour at most.',
          es: 'Una caída total a las tres de la mañana debe tener respuesta en una hora como máximo.',
        },
        rulesOut: {
          standard: {
            pt: 'O suporte Standard só responde em horário comercial.',
            en: 'Standard support answers in business hours alone.',
            es: 'El soporte Standard solo responde en horario laboral.',
          },
        },
      },
      {
        id: 'quarter',
        kind: 'time',
        text: {
          pt: 'Um caso crítico deve ter resposta em quinze minutos.',
          en: 'A critical case must get an answer within fifteen minutes.',
          es: 'Un caso crítico debe tener respuesta en quince minutos.',
        },
        rulesOut: {
          standard: {
            pt: 'O suporte Standard não atende casos críticos nesse prazo.',
            en: 'Standard support does not handle critical cases in that time.',
            es: 'El soporte Standard no atiende casos críticos en ese plazo.',
          },
          enhanced: {
            pt: 'O suporte Enhanced responde em uma hora a casos críticos.',
            en: 'Enhanced support answers critical cases within an hour.',
            es: 'El soporte Enhanced responde en una hora a casos críticos.',
          },
        },
      },
      {
        id: 'no-top',
        kind: 'cost',
        text: {
          pt: 'O suporte não pode custar milhares de dólares por mês.',
          en: 'Support may not cost thousands of dollars a month.',
          es: 'El soporte no puede costar miles de dólares al mes.',
        },
        rulesOut: {
          premium: {
            pt: 'O suporte Premium custa milhares de dólares por mês.',
            en: 'Premium support costs thousands of dollars a month.',
            es: 'El soporte Premium cuesta miles de dólares al mes.',
          },
        },
      },
      {
        id: 'nobody',
        kind: 'skill',
        text: {
          pt: 'A empresa não tem profissionais de tecnologia nem vai contratá-los.',
          en: 'The company has no technology professionals and will not hire any.',
          es: 'La empresa no tiene profesionales de tecnología ni los contratará.',
        },
        rulesOut: {
          own: {
            pt: 'Não há equipe própria a treinar.',
            en: 'There is no own staff to train.',
            es: 'No hay equipo propio que capacitar.',
          },
        },
      },
      {
        id: 'stays',
        kind: 'skill',
        text: {
          pt: 'No fim, quem trabalha na empresa deve ter feito tudo com as próprias mãos.',
          en: 'In the end, those who work in the company must have done everything with their own hands.',
          es: 'Al final, quienes trabajan en la empresa deben haber hecho todo con sus propias manos.',
        },
        rulesOut: {
          partner: {
            pt: 'Com um parceiro, quem faz é gente de fora.',
            en: 'With a partner, outsiders do the work.',
            es: 'Con un socio, lo hace gente de fuera.',
          },
          google: {
            pt: 'Com consultores, quem desenha e orienta é gente de fora.',
            en: 'With consultants, outsiders design and lead.',
            es: 'Con consultores, quien diseña y guía es gente de fuera.',
          },
        },
      },
      {
        id: 'run-on',
        kind: 'effort',
        text: {
          pt: 'Depois de pronto, alguém de fora deve operar o sistema todos os dias, por anos.',
          en: 'Once ready, somebody from outside has to operate the system every day, for years.',
          es: 'Una vez listo, alguien de fuera debe operar el sistema todos los días, por años.',
        },
        rulesOut: {
          own: {
            pt: 'A equipe própria não é de fora.',
            en: 'The company’s own staff is not from outside.',
            es: 'El equipo propio no es de fuera.',
          },
          google: {
            pt: 'Os consultores do Google orientam projetos e não operam o sistema por anos.',
            en: 'Google’s consultants guide projects and do not operate the system for years.',
            es: 'Los consultores de Google guían proyectos y no operan el sistema por años.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
];
