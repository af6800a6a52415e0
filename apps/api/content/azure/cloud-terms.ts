import type { Category } from '../../src/knowledge/knowledge.types.ts';
import { docs, site } from './source.ts';

/** How computing is paid for and recorded. */
export const spendingTerms: Category = {
  id: 'spending-terms',
  noun: { pt: 'conceito', en: 'concept', es: 'concepto' },
  mode: 'statement',
  domain: 'concepts',
  entities: [
    {
      id: 'capex',
      kind: 'concept',
      topic: 'cloud-pricing',
      popularity: 4,
      name: { pt: 'Despesa de capital (CapEx)', en: 'Capital expenditure (CapEx)', es: 'Gasto de capital (CapEx)' },
      aliases: ['CapEx'],
      subject: {
        pt: 'a despesa de capital (CapEx)',
        en: 'capital expenditure (CapEx)',
        es: 'el gasto de capital (CapEx)',
      },
      gist: {
        pt: '{ser} o gasto inicial com bens físicos que valem por anos',
        en: '{be} the upfront spending on physical assets that last for years',
        es: '{ser} el gasto inicial en bienes físicos que duran años',
      },
      likeness: {
        pt: 'a compra do táxi, pago inteiro antes de levar o primeiro passageiro',
        en: 'the purchase of a taxi, paid in full before it carries its first passenger',
        es: 'la compra del taxi, pagado por completo antes de llevar al primer pasajero',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
    {
      id: 'opex',
      kind: 'concept',
      topic: 'cloud-pricing',
      popularity: 4,
      name: { pt: 'Despesa operacional (OpEx)', en: 'Operational expenditure (OpEx)', es: 'Gasto operativo (OpEx)' },
      aliases: ['OpEx'],
      subject: {
        pt: 'a despesa operacional (OpEx)',
        en: 'operational expenditure (OpEx)',
        es: 'el gasto operativo (OpEx)',
      },
      gist: {
        pt: '{ser} o gasto contínuo com produtos e serviços, pago à medida que são usados',
        en: '{be} ongoing spending on products and services, paid as they are used',
        es: '{ser} el gasto continuo en productos y servicios, pagado a medida que se usan',
      },
      likeness: {
        pt: 'a gasolina, o pedágio e a oficina do táxi, pagos ao longo do mês, conforme ele roda',
        en: 'the gas, tolls and repairs of a taxi, paid through the month as it is driven',
        es: 'la gasolina, los peajes y el taller del taxi, que se pagan durante el mes, conforme se usa',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
    {
      id: 'consumption-model',
      kind: 'concept',
      topic: 'cloud-pricing',
      popularity: 5,
      name: { pt: 'Modelo baseado em consumo', en: 'Consumption-based model', es: 'Modelo basado en consumo' },
      subject: {
        pt: 'o modelo baseado em consumo',
        en: 'the consumption-based model',
        es: 'el modelo basado en consumo',
      },
      gist: {
        pt: '{cobrar} pelos recursos usados, sem custo inicial',
        en: '{charge} for the resources used, without upfront cost',
        es: '{cobrar} por los recursos usados, sin costo inicial',
      },
      likeness: {
        pt: 'o taxímetro, que cobra pelo trecho rodado e para de contar quando o passageiro desce',
        en: 'the taxi meter, which charges for the distance covered and stops when the passenger gets out',
        es: 'el taxímetro, que cobra por el trayecto recorrido y deja de contar cuando el pasajero se baja',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
    {
      id: 'depreciation',
      kind: 'concept',
      topic: 'cloud-pricing',
      popularity: 4,
      name: { pt: 'Depreciação', en: 'Depreciation', es: 'Depreciación' },
      subject: { pt: 'a depreciação', en: 'depreciation', es: 'la depreciación' },
      gist: {
        pt: '{repartir} o custo de um bem comprado pelos seus anos de uso',
        en: '{spread} the cost of a purchased asset over its years of use',
        es: '{repartir} el costo de un bien comprado entre sus años de uso',
      },
      likeness: {
        pt: 'o preço do táxi repartido nas contas pelos anos em que ele vai rodar',
        en: 'the price of a taxi divided in the accounts over the years it will be driven',
        es: 'el precio del taxi repartido en las cuentas entre los años en que va a circular',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
    {
      id: 'fixed-cost',
      kind: 'concept',
      topic: 'cloud-pricing',
      popularity: 4,
      name: { pt: 'Custo fixo', en: 'Fixed cost', es: 'Costo fijo' },
      subject: { pt: 'o custo fixo', en: 'a fixed cost', es: 'el costo fijo' },
      gist: {
        pt: '{permanecer} igual, use-se muito ou pouco',
        en: '{stay} the same whether use is high or low',
        es: '{permanecer} igual, se use mucho o poco',
      },
      likeness: {
        pt: 'o aluguel da garagem do táxi, igual no mês de muitas corridas e no de poucas',
        en: 'the rent of a taxi’s garage, the same in a month of many rides or of few',
        es: 'el alquiler del garaje del taxi, igual en el mes de muchos viajes y en el de pocos',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
    {
      id: 'roi',
      kind: 'concept',
      topic: 'cloud-pricing',
      popularity: 3,
      name: { pt: 'Retorno sobre o investimento', en: 'Return on investment', es: 'Retorno de la inversión' },
      subject: { pt: 'o retorno sobre o investimento', en: 'return on investment', es: 'el retorno de la inversión' },
      gist: {
        pt: '{comparar} o ganho obtido com o valor investido',
        en: '{compare} the gain obtained with the amount invested',
        es: '{comparar} la ganancia obtenida con el monto invertido',
      },
      likeness: {
        pt: 'o que as corridas renderam, posto ao lado do dinheiro investido no táxi',
        en: 'what the rides have earned, set beside the money put into the taxi',
        es: 'lo que se ganó con los viajes, puesto al lado del dinero invertido en el taxi',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
  ],
  facts: [
    {
      id: 'capex-building',
      kind: 'feature',
      of: ['capex'],
      cue: {
        pt: 'grande desembolso inicial por infraestrutura que será da empresa',
        en: 'a large initial outlay on infrastructure that the company will own',
        es: 'gran desembolso inicial en infraestructura que será de la empresa',
      },
      level: 1,
      say: {
        pt: '{incluir} a compra de um prédio e de servidores para um novo datacenter',
        en: '{include} the purchase of a building and servers for a new datacenter',
        es: '{incluir} la compra de un edificio y de servidores para un nuevo centro de datos',
      },
      how: {
        pt: 'A despesa de capital (CapEx) é paga de uma vez, antes do uso, por bens que ficam com a empresa.',
        en: 'Capital expenditure (CapEx) is paid up front, before any use, for assets that the company keeps.',
        es: 'El gasto de capital (CapEx) se paga de una vez, antes del uso, por bienes que quedan en la empresa.',
      },
    },
    {
      id: 'capex-depreciation',
      kind: 'feature',
      of: ['capex'],
      unclear: ['depreciation'],
      level: 2,
      say: {
        pt: '{abranger} bens cujo custo é depreciado ao longo dos anos',
        en: '{cover} assets whose cost is depreciated over the years',
        es: '{abarcar} bienes cuyo costo se deprecia a lo largo de los años',
      },
      how: {
        pt: 'A despesa de capital (CapEx) cria um ativo, cujo custo a depreciação reparte pelos anos de vida útil.',
        en: 'Capital expenditure (CapEx) creates an asset whose cost depreciation spreads over its useful life.',
        es: 'El gasto de capital (CapEx) crea un activo, cuyo costo la depreciación reparte entre los años de vida útil.',
      },
    },
    {
      id: 'capex-guess',
      kind: 'feature',
      of: ['capex'],
      unclear: ['fixed-cost'],
      cue: {
        pt: 'desembolso por previsão de demanda, em equipamento que pode ficar ocioso',
        en: 'an outlay based on forecast demand, for equipment that may sit idle',
        es: 'desembolso según la demanda prevista, en equipos que pueden quedar ociosos',
      },
      level: 2,
      say: {
        pt: '{exigir} que a capacidade seja estimada e paga antes do uso',
        en: '{require} capacity to be estimated and paid for before it is used',
        es: '{exigir} que la capacidad se estime y se pague antes del uso',
      },
      how: {
        pt: 'A despesa de capital (CapEx) compra equipamento de tamanho fixo: o que sobra fica ocioso e o que falta leva semanas.',
        en: 'Capital expenditure (CapEx) buys equipment of a fixed size: what is left over sits idle, and what is missing takes weeks.',
        es: 'El gasto de capital (CapEx) compra equipos de tamaño fijo: lo que sobra queda ocioso y lo que falta tarda semanas.',
      },
    },
    {
      id: 'opex-monthly',
      kind: 'feature',
      of: ['opex'],
      unclear: ['consumption-model', 'fixed-cost'],
      cue: {
        pt: 'uso de nuvem lançado no resultado do período, sem bem adquirido',
        en: 'cloud use booked in the results of the period, with no asset acquired',
        es: 'uso de la nube registrado en los resultados del período, sin bien adquirido',
      },
      level: 1,
      say: {
        pt: '{abranger} a fatura mensal de serviços de nuvem, deduzida no mesmo ano',
        en: '{cover} the monthly bill for cloud services, deducted in the same year',
        es: '{abarcar} la factura mensual de servicios de nube, deducida en el mismo año',
      },
      how: {
        pt: 'A despesa operacional (OpEx) paga serviços à medida que são usados, sem ativo a depreciar.',
        en: 'Operational expenditure (OpEx) pays for services as they are used, with no asset to depreciate.',
        es: 'El gasto operativo (OpEx) paga servicios a medida que se usan, sin activo que depreciar.',
      },
    },
    {
      id: 'opex-lease',
      kind: 'feature',
      of: ['opex'],
      unclear: ['fixed-cost'],
      cue: {
        pt: 'classe contábil dos pagamentos recorrentes pelo que não se possui',
        en: 'the accounting class of recurring payments for things not owned',
        es: 'clase contable de los pagos recurrentes por lo que no se posee',
      },
      level: 2,
      say: {
        pt: '{incluir} aluguel de equipamentos, energia e assinaturas de software',
        en: '{include} equipment leases, power and software subscriptions',
        es: '{incluir} alquiler de equipos, energía y suscripciones de software',
      },
      how: {
        pt: 'A despesa operacional (OpEx) reúne pagamentos recorrentes por algo que a empresa usa sem ser dona.',
        en: 'Operational expenditure (OpEx) gathers recurring payments for things the company uses without owning them.',
        es: 'El gasto operativo (OpEx) reúne pagos recurrentes por algo que la empresa usa sin ser dueña.',
      },
    },
    {
      id: 'opex-adjust',
      kind: 'feature',
      of: ['opex'],
      unclear: ['consumption-model'],
      cue: {
        pt: 'classe contábil dos pagamentos que oscilam com a atividade do mês',
        en: 'the accounting class of payments that fluctuate with the month’s activity',
        es: 'clase contable de los pagos que oscilan con la actividad del mes',
      },
      level: 1,
      say: {
        pt: '{incluir} pagamentos que variam a cada mês com o uso, como a conta de luz',
        en: '{include} payments that vary each month with use, like an electricity bill',
        es: '{incluir} pagos que varían cada mes con el uso, como el recibo de la luz',
      },
      how: {
        pt: 'A OpEx é gasto contínuo: o que se consome de nuvem no mês entra na despesa desse mês.',
        en: 'OpEx is continuous spending: the cloud consumed in a month is an expense of that month.',
        es: 'El OpEx es gasto continuo: la nube que se consume en el mes entra en el gasto de ese mes.',
      },
    },
    {
      id: 'cons-no-upfront',
      kind: 'feature',
      of: ['consumption-model'],
      unclear: ['opex'],
      level: 1,
      say: {
        pt: '{eliminar} o custo inicial e {cobrar} pelos recursos efetivamente usados',
        en: '{remove} upfront costs and {charge} for the resources actually used',
        es: '{eliminar} el costo inicial y {cobrar} por los recursos efectivamente usados',
      },
      how: {
        pt: 'O modelo baseado em consumo mede horas, gigabytes ou execuções e leva o total à fatura do mês.',
        en: 'The consumption-based model meters hours, gigabytes or executions and puts the total on the month’s bill.',
        es: 'El modelo basado en consumo mide horas, gigabytes o ejecuciones y lleva el total a la factura del mes.',
      },
    },
    {
      id: 'cons-stop',
      kind: 'feature',
      of: ['consumption-model'],
      unclear: ['opex'],
      cue: {
        pt: 'cobrança medida que termina assim que o item é excluído',
        en: 'metered billing that ends as soon as the item is deleted',
        es: 'cobro medido que termina en cuanto se elimina el elemento',
      },
      level: 1,
      say: {
        pt: '{permitir} que o cliente pare de pagar por um recurso que já não usa',
        en: '{let} the customer stop paying for a resource that is no longer used',
        es: '{permitir} que el cliente deje de pagar por un recurso que ya no usa',
      },
      how: {
        pt: 'O modelo baseado em consumo tem medidores por recurso: excluído o recurso, o medidor para.',
        en: 'The consumption-based model has a meter per resource: once the resource is deleted, the meter stops.',
        es: 'El modelo basado en consumo tiene un medidor por recurso: al eliminarlo, el medidor se detiene.',
      },
    },
    {
      id: 'cons-extra',
      kind: 'feature',
      of: ['consumption-model'],
      unclear: ['opex'],
      cue: {
        pt: 'cobrança que acompanha a demanda para cima e para baixo, sem contrato',
        en: 'billing that follows demand up and down, with no contract',
        es: 'cobro que sigue la demanda hacia arriba y hacia abajo, sin contrato',
      },
      level: 2,
      say: {
        pt: '{permitir} que o cliente pague por mais capacidade só enquanto precisa dela',
        en: '{let} the customer pay for extra capacity only while it is needed',
        es: '{permitir} que el cliente pague por más capacidad solo mientras la necesita',
      },
      how: {
        pt: 'No modelo baseado em consumo, cada instância a mais é medida pelo tempo em que existe, sem contrato novo.',
        en: 'In the consumption-based model each added instance is metered for as long as it exists, without a new contract.',
        es: 'En el modelo basado en consumo, cada instancia adicional se mide por el tiempo que existe, sin un contrato nuevo.',
      },
    },
    {
      id: 'depreciation-years',
      kind: 'feature',
      of: ['depreciation'],
      unclear: ['capex'],
      cue: {
        pt: 'perda anual de valor, na contabilidade, de hardware já pago',
        en: 'the yearly loss of value, on the books, of hardware already paid for',
        es: 'pérdida anual de valor, en la contabilidad, de hardware ya pagado',
      },
      level: 2,
      say: {
        pt: '{repartir} o valor de um servidor comprado pelos anos em que será usado',
        en: '{spread} the price of a purchased server over the years in which it will be used',
        es: '{repartir} el valor de un servidor comprado entre los años en que se usará',
      },
      how: {
        pt: 'A depreciação faz parte da CapEx: o bem é pago de uma vez, e cada ano registra uma parte do valor; a OpEx é deduzida no próprio ano.',
        en: 'Depreciation belongs to CapEx: the asset is paid for at once, and each year records part of its price; OpEx is deducted in the year itself.',
        es: 'La depreciación corresponde al CapEx: el bien se paga de una vez, y cada año registra una parte de su valor; el OpEx se deduce en el mismo año.',
      },
    },
    {
      id: 'roi-gain',
      kind: 'feature',
      of: ['roi'],
      level: 2,
      say: {
        pt: '{comparar} o ganho de um projeto com o valor investido nele',
        en: '{compare} the gain from a project with the amount invested in it',
        es: '{comparar} la ganancia de un proyecto con el monto invertido en él',
      },
      how: {
        pt: 'O retorno sobre o investimento divide o ganho líquido pelo valor investido e dá uma porcentagem.',
        en: 'Return on investment divides the net gain by the amount invested and gives a percentage.',
        es: 'El retorno de la inversión divide la ganancia neta por el monto invertido y da un porcentaje.',
      },
    },
    {
      id: 'fixed-same',
      kind: 'feature',
      of: ['fixed-cost'],
      unclear: ['capex', 'opex', 'depreciation'],
      level: 2,
      say: {
        pt: '{repetir-se|repete-se|repetem-se} com o mesmo valor em meses de muito ou de pouco uso',
        en: '{repeat} with the same amount in months of high or low use',
        es: '{repetirse|se repite|se repiten} con el mismo monto en meses de mucho o de poco uso',
      },
      how: {
        pt: 'O custo fixo, como um aluguel mensal, não depende de quanto se usa.',
        en: 'A fixed cost, such as a monthly rent, does not depend on how much is used.',
        es: 'El costo fijo, como un alquiler mensual, no depende de cuánto se usa.',
      },
    },
  ],
  contrasts: [
    {
      between: ['capex', 'depreciation'],
      say: {
        pt: 'A CapEx é a compra do bem; a depreciação reparte o valor dele pelos anos de uso.',
        en: 'CapEx is the purchase of the asset; depreciation spreads its price over the years of use.',
        es: 'El CapEx es la compra del bien; la depreciación reparte su valor entre los años de uso.',
      },
    },
    {
      between: ['capex', 'roi'],
      say: {
        pt: 'A CapEx é um gasto; o retorno sobre o investimento compara o que se ganhou com o que se gastou.',
        en: 'CapEx is spending; return on investment compares what was gained with what was spent.',
        es: 'El CapEx es un gasto; el retorno de la inversión compara lo que se ganó con lo que se gastó.',
      },
    },
    {
      between: ['consumption-model', 'fixed-cost'],
      say: {
        pt: 'O modelo baseado em consumo cobra pelo que se usa; um custo fixo é o mesmo todo mês.',
        en: 'The consumption-based model charges for what is used; a fixed cost is the same every month.',
        es: 'El modelo basado en consumo cobra por lo que se usa; un costo fijo es el mismo cada mes.',
      },
    },
    {
      between: ['consumption-model', 'depreciation'],
      say: {
        pt: 'O modelo baseado em consumo cobra pelo uso, sem bem comprado; a depreciação reparte o valor de um bem comprado.',
        en: 'The consumption-based model charges for use, with no asset bought; depreciation spreads the price of an asset that was bought.',
        es: 'El modelo basado en consumo cobra por el uso, sin bien comprado; la depreciación reparte el valor de un bien comprado.',
      },
    },
    {
      between: ['capex', 'opex'],
      say: {
        pt: 'A CapEx paga de uma vez bens que duram anos; a OpEx paga ao longo do tempo pelo que se consome, como na nuvem.',
        en: 'CapEx pays up front for assets that last for years; OpEx pays over time for what is consumed, as in the cloud.',
        es: 'El CapEx paga de una vez bienes que duran años; el OpEx paga a lo largo del tiempo por lo que se consume, como en la nube.',
      },
    },
    {
      between: ['capex', 'consumption-model'],
      say: {
        pt: 'A CapEx paga a capacidade antes de usá-la; o modelo baseado em consumo cobra depois, pelo que foi usado.',
        en: 'CapEx pays for capacity before it is used; the consumption-based model charges afterwards, for what was used.',
        es: 'El CapEx paga la capacidad antes de usarla; el modelo basado en consumo cobra después, por lo que se usó.',
      },
    },
    {
      between: ['opex', 'consumption-model'],
      say: {
        pt: 'A OpEx é uma categoria contábil de gasto; o modelo baseado em consumo é a forma de cobrança da nuvem, que costuma virar OpEx.',
        en: 'OpEx is an accounting category of spending; the consumption-based model is the way the cloud charges, which usually ends up as OpEx.',
        es: 'El OpEx es una categoría contable de gasto; el modelo basado en consumo es la forma de cobro de la nube, que suele volverse OpEx.',
      },
    },
    {
      between: ['opex', 'depreciation'],
      say: {
        pt: 'A OpEx é lançada no período em que se gasta; a depreciação reparte pelos anos o custo de um bem comprado como CapEx.',
        en: 'OpEx is recorded in the period in which it is spent; depreciation spreads the cost of an asset bought as CapEx over the years.',
        es: 'El OpEx se registra en el período en que se gasta; la depreciación reparte entre los años el costo de un bien comprado como CapEx.',
      },
    },
    {
      between: ['opex', 'fixed-cost'],
      say: {
        pt: 'A OpEx da nuvem sobe e desce com o uso; um custo fixo é o mesmo todo mês.',
        en: 'Cloud OpEx rises and falls with use; a fixed cost is the same every month.',
        es: 'El OpEx de la nube sube y baja con el uso; un costo fijo es el mismo todos los meses.',
      },
    },
    {
      between: ['opex', 'roi'],
      say: {
        pt: 'A OpEx é um tipo de gasto; o retorno sobre o investimento compara o ganho com o que foi gasto.',
        en: 'OpEx is a kind of spending; return on investment compares the gain with what was spent.',
        es: 'El OpEx es un tipo de gasto; el retorno de la inversión compara la ganancia con lo que se gastó.',
      },
    },
    {
      between: ['consumption-model', 'roi'],
      say: {
        pt: 'O modelo baseado em consumo diz como se cobra o uso; o retorno sobre o investimento diz se o gasto valeu a pena.',
        en: 'The consumption-based model says how use is charged; return on investment says whether the spending was worth it.',
        es: 'El modelo basado en el consumo dice cómo se cobra el uso; el retorno de la inversión dice si el gasto valió la pena.',
      },
    },
    {
      between: ['capex', 'fixed-cost'],
      say: {
        pt: 'A CapEx compra um bem de uma vez; um custo fixo se repete todo mês, como um aluguel.',
        en: 'CapEx buys an asset at once; a fixed cost comes back every month, like a rent.',
        es: 'El CapEx compra un bien de una vez; un costo fijo se repite cada mes, como un alquiler.',
      },
    },
    {
      between: ['fixed-cost', 'roi'],
      say: {
        pt: 'Um custo fixo é um valor que se repete; o retorno sobre o investimento compara o ganho com o que foi gasto.',
        en: 'A fixed cost is an amount that comes back; return on investment compares the gain with what was spent.',
        es: 'Un costo fijo es un monto que se repite; el retorno de la inversión compara la ganancia con lo gastado.',
      },
    },
    {
      between: ['depreciation', 'roi'],
      say: {
        pt: 'A depreciação reparte pelos anos o valor de um bem; o retorno sobre o investimento compara o ganho com o que foi gasto.',
        en: 'Depreciation spreads the price of an asset over the years; return on investment compares the gain with what was spent.',
        es: 'La depreciación reparte en los años el valor de un bien; el retorno de la inversión compara la ganancia con lo gastado.',
      },
    },
    {
      between: ['depreciation', 'fixed-cost'],
      say: {
        pt: 'A depreciação é o registro do desgaste de um bem já pago; um custo fixo é um valor pago todo mês.',
        en: 'Depreciation records the wear of an asset that has been paid for; a fixed cost is an amount paid every month.',
        es: 'La depreciación registra el desgaste de un bien ya pagado; un costo fijo es un monto que se paga cada mes.',
      },
    },
  ],
};

/** What a system does when load or a failure comes. */
export const scalingTerms: Category = {
  id: 'scaling-terms',
  noun: { pt: 'conceito', en: 'concept', es: 'concepto' },
  mode: 'statement',
  domain: 'concepts',
  entities: [
    {
      id: 'vertical-scaling',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 3,
      name: { pt: 'Escalonamento vertical', en: 'Vertical scaling', es: 'Escalado vertical' },
      subject: { pt: 'o escalonamento vertical', en: 'vertical scaling', es: 'el escalado vertical' },
      gist: {
        pt: '{aumentar} ou {reduzir} a capacidade de um mesmo recurso, como a CPU e a memória',
        en: '{increase} or {reduce} the capacity of one resource, such as its CPU and memory',
        es: '{aumentar} o {reducir} la capacidad de un mismo recurso, como la CPU y la memoria',
      },
      likeness: {
        pt: 'a troca da caminhonete de entregas por um caminhão maior, ou por um carro menor',
        en: 'swapping the delivery van for a bigger truck, or for a smaller car',
        es: 'el cambio de la camioneta de reparto por un camión más grande, o por un auto más pequeño',
      },
      source: docs('training/modules/describe-benefits-use-cloud-services/'),
    },
    {
      id: 'horizontal-scaling',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 3,
      name: { pt: 'Escalonamento horizontal', en: 'Horizontal scaling', es: 'Escalado horizontal' },
      subject: { pt: 'o escalonamento horizontal', en: 'horizontal scaling', es: 'el escalado horizontal' },
      gist: {
        pt: '{acrescentar} ou {remover} instâncias que dividem a carga',
        en: '{add} or {remove} instances that share the load',
        es: '{agregar} o {quitar} instancias que se reparten la carga',
      },
      likeness: {
        pt: 'o aluguel de mais caminhonetes iguais, que dividem as entregas e são devolvidas na baixa temporada',
        en: 'hiring more vans of the same model, which share the deliveries and go back in low season',
        es: 'el alquiler de más camionetas iguales, que se reparten las entregas y se devuelven en temporada baja',
      },
      source: docs('training/modules/describe-benefits-use-cloud-services/'),
    },
    {
      id: 'load-balancing',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 4,
      name: {
        pt: 'Balanceamento de carga',
        en: 'Load balancing',
        es: 'Balanceo de carga',
      },
      subject: {
        pt: 'o balanceamento de carga',
        en: 'load balancing',
        es: 'el balanceo de carga',
      },
      gist: {
        pt: '{repartir} as requisições entre as instâncias que já existem',
        en: '{share} requests among the instances that already exist',
        es: '{repartir} las solicitudes entre las instancias que ya existen',
      },
      likeness: {
        pt: 'o encarregado que reparte os pacotes do dia entre as caminhonetes que já estão no pátio',
        en: 'the dispatcher who shares out the day’s parcels among the vans already in the yard',
        es: 'el encargado que reparte los paquetes del día entre las camionetas que ya están en el patio',
      },
      source: docs('training/modules/describe-benefits-use-cloud-services/'),
    },
    {
      id: 'failover',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 3,
      name: {
        pt: 'Failover',
        en: 'Failover',
        es: 'Failover',
      },
      subject: {
        pt: 'o failover',
        en: 'failover',
        es: 'el failover',
      },
      gist: {
        pt: '{passar} o trabalho a um sistema reserva quando o principal falha',
        en: '{move} work to a standby system when the primary one fails',
        es: '{pasar} el trabajo a un sistema de reserva cuando falla el principal',
      },
      likeness: {
        pt: 'a caminhonete de reserva, que assume a rota quando a titular enguiça',
        en: 'the spare van, which takes over the route when the main one breaks down',
        es: 'la camioneta de reserva, que asume la ruta cuando la titular se avería',
      },
      source: docs('training/modules/describe-benefits-use-cloud-services/'),
    },
    {
      id: 'caching',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 3,
      name: {
        pt: 'Cache de conteúdo',
        en: 'Content caching',
        es: 'Caché de contenido',
      },
      subject: {
        pt: 'o cache de conteúdo',
        en: 'content caching',
        es: 'la caché de contenido',
      },
      gist: {
        pt: '{guardar} cópias temporárias do que é lido com frequência',
        en: '{keep} temporary copies of what is often read',
        es: '{guardar} copias temporales de lo que se lee con frecuencia',
      },
      likeness: {
        pt: 'a prateleira junto à porta, com o que mais se pede, que poupa a ida ao depósito',
        en: 'the shelf by the door with what is most asked for, which saves a trip to the warehouse',
        es: 'el estante junto a la puerta, con lo que más se pide, que ahorra el viaje al depósito',
      },
      source: docs('training/modules/describe-benefits-use-cloud-services/'),
    },
  ],
  facts: [
    {
      id: 'vert-cpu',
      kind: 'feature',
      of: ['vertical-scaling'],
      level: 1,
      say: {
        pt: '{consistir} em aumentar a CPU e a memória de uma máquina virtual já existente',
        en: '{involve} adding CPU and memory to an existing virtual machine',
        es: '{consistir} en aumentar la CPU y la memoria de una máquina virtual ya existente',
      },
      how: {
        pt: 'O escalonamento vertical altera a capacidade do servidor que já existe, com um reinício, sem criar outro.',
        en: 'Vertical scaling changes the capacity of the server that already exists, with a restart, without creating another.',
        es: 'El escalado vertical cambia la capacidad del servidor que ya existe, con un reinicio, sin crear otro.',
      },
    },
    {
      id: 'vert-db',
      kind: 'purpose',
      of: ['vertical-scaling'],
      unclear: ['scalability', 'vm-size', 'virtual-machines'],
      level: 1,
      say: {
        pt: '{dar} mais memória a um banco de dados que não pode ser dividido entre vários servidores',
        en: '{give} more memory to a database that cannot be split across several servers',
        es: '{dar} más memoria a una base de datos que no se puede repartir entre varios servidores',
      },
      how: {
        pt: 'O escalonamento vertical passa a mesma máquina a um tamanho maior, com mais CPU e memória.',
        en: 'Vertical scaling moves the same machine to a larger size, with more CPU and memory.',
        es: 'El escalado vertical pasa la misma máquina a un tamaño mayor, con más CPU y memoria.',
      },
    },
    {
      id: 'vert-down',
      kind: 'feature',
      of: ['vertical-scaling'],
      cue: {
        pt: 'menos CPU e memória para a mesma máquina pouco usada (scale down)',
        en: 'less CPU and memory for the same underused machine (scale down)',
        es: 'menos CPU y memoria para la misma máquina poco usada (scale down)',
      },
      level: 2,
      say: {
        pt: '{permitir} reduzir um servidor superdimensionado a um tamanho menor',
        en: '{allow} an oversized server to be reduced to a smaller size',
        es: '{permitir} reducir un servidor sobredimensionado a un tamaño menor',
      },
      how: {
        pt: 'O escalonamento vertical funciona também para baixo (scale down): a mesma máquina passa a um tamanho menor.',
        en: 'Vertical scaling works downward as well (scale down): the same machine moves to a smaller size.',
        es: 'El escalado vertical también funciona hacia abajo (scale down): la misma máquina pasa a un tamaño menor.',
      },
    },
    {
      id: 'vert-restart',
      kind: 'feature',
      of: ['vertical-scaling'],
      level: 2,
      say: {
        pt: '{aumentar} a capacidade sem acrescentar servidores, em geral com um reinício',
        en: '{increase} capacity without adding servers, as a rule with a restart',
        es: '{aumentar} la capacidad sin agregar servidores, por lo general con un reinicio',
      },
      how: {
        pt: 'O escalonamento vertical troca a configuração da própria máquina, que costuma reiniciar para assumir a nova.',
        en: 'Vertical scaling changes the configuration of the machine itself, which as a rule restarts to take it on.',
        es: 'El escalado vertical cambia la configuración de la propia máquina, que suele reiniciarse para adoptarla.',
      },
    },
    {
      id: 'vert-limit',
      kind: 'feature',
      of: ['vertical-scaling'],
      cue: {
        pt: 'crescimento que termina na máquina mais potente à venda',
        en: 'growth that ends at the most powerful machine on offer',
        es: 'crecimiento que termina en la máquina más potente en oferta',
      },
      level: 2,
      say: {
        pt: '{ter} como limite o maior tamanho de máquina virtual disponível',
        en: '{have} the largest available virtual machine size as its limit',
        es: '{tener} como límite el mayor tamaño de máquina virtual disponible',
      },
      how: {
        pt: 'O escalonamento vertical dá mais CPU e memória a uma só máquina, e a maior delas tem um teto.',
        en: 'Vertical scaling gives one machine more CPU and memory, and even the largest one has a ceiling.',
        es: 'El escalado vertical da más CPU y memoria a una sola máquina, y hasta la mayor tiene un tope.',
      },
    },
    {
      id: 'horiz-add',
      kind: 'feature',
      of: ['horizontal-scaling'],
      level: 1,
      say: {
        pt: '{consistir} em acrescentar máquinas virtuais iguais atrás de um balanceador de carga',
        en: '{involve} adding identical virtual machines behind a load balancer',
        es: '{consistir} en agregar máquinas virtuales iguales detrás de un balanceador de carga',
      },
      how: {
        pt: 'O escalonamento horizontal muda a quantidade de instâncias (scale out), e o balanceador divide os pedidos entre elas.',
        en: 'Horizontal scaling changes the number of instances (scale out), and the balancer shares requests among them.',
        es: 'El escalado horizontal cambia la cantidad de instancias (scale out), y el balanceador reparte las solicitudes entre ellas.',
      },
    },
    {
      id: 'horiz-web',
      kind: 'purpose',
      of: ['horizontal-scaling'],
      unclear: [
        'vm-scale-sets',
        'load-balancer',
        'scalability',
        'app-service',
        'application-gateway',
        'aks',
        'container-apps',
        'high-availability',
      ],
      level: 1,
      say: {
        pt: '{acrescentar} ao site, nos dias de mais movimento, servidores iguais aos que já atendem',
        en: '{add} to a website, on busy days, servers identical to those already in use',
        es: '{agregar} al sitio, en los días de más movimiento, servidores iguales a los que ya atienden',
      },
      need: {
        pt: 'acrescentar ao seu site, nos dias de mais movimento, servidores iguais aos que já atendem',
        en: 'add to its website, on busy days, servers identical to those already in use',
        es: 'agregar a su sitio, en los días de más movimiento, servidores iguales a los que ya atienden',
      },
      how: {
        pt: 'O escalonamento horizontal acrescenta instâncias ao conjunto; as que já atendem não param.',
        en: 'Horizontal scaling adds instances to the set; those already serving do not stop.',
        es: 'El escalado horizontal agrega instancias al conjunto; las que ya atienden no se detienen.',
      },
    },
    {
      id: 'horiz-in',
      kind: 'feature',
      of: ['horizontal-scaling'],
      level: 1,
      say: {
        pt: '{permitir} remover instâncias de um conjunto quando os acessos diminuem',
        en: '{allow} instances to be removed from a set when traffic drops',
        es: '{permitir} quitar instancias de un conjunto cuando bajan los accesos',
      },
      how: {
        pt: 'O escalonamento horizontal para dentro (scale in) remove cópias inteiras, e as demais seguem como estavam.',
        en: 'Horizontal scaling inward (scale in) removes whole copies, and the others stay as they were.',
        es: 'El escalado horizontal hacia adentro (scale in) elimina copias enteras, y las demás siguen como estaban.',
      },
    },
    {
      id: 'horiz-failure',
      kind: 'feature',
      of: ['horizontal-scaling'],
      unclear: ['load-balancing', 'failover'],
      level: 2,
      say: {
        pt: '{dividir} a carga entre máquinas iguais, para que a falha de uma não pare o sistema',
        en: '{spread} the load across identical machines, so that one failure does not stop the system',
        es: '{repartir} la carga entre máquinas iguales, para que la falla de una no detenga el sistema',
      },
      how: {
        pt: 'O escalonamento horizontal põe várias instâncias lado a lado, e as que restam assumem os pedidos da que falhou.',
        en: 'Horizontal scaling puts several instances side by side, and those left take over the requests of the one that failed.',
        es: 'El escalado horizontal pone varias instancias lado a lado, y las que quedan asumen las solicitudes de la que falló.',
      },
    },
    {
      id: 'balance-probes',
      kind: 'feature',
      of: ['load-balancing'],
      cue: {
        pt: 'instância com defeito fora do rodízio, enquanto as outras atendem',
        en: 'an unhealthy instance taken out of rotation while the others serve',
        es: 'instancia con fallas fuera de la rotación, mientras las otras atienden',
      },
      level: 2,
      say: {
        pt: '{deixar} de enviar requisições a um servidor que não responde às sondas',
        en: '{stop} sending requests to a server that fails its health probes',
        es: '{dejar} de enviar solicitudes a un servidor que no responde a los sondeos',
      },
      how: {
        pt: 'O balanceamento de carga verifica cada servidor e reparte as requisições só entre os que respondem.',
        en: 'Load balancing checks each server and shares requests among those that respond only.',
        es: 'El balanceo de carga verifica cada servidor y reparte las solicitudes solo entre los que responden.',
      },
    },
    {
      id: 'failover-standby',
      kind: 'feature',
      of: ['failover'],
      unclear: ['load-balancing'],
      cue: {
        pt: 'troca para uma réplica ou um local secundário após uma pane',
        en: 'the switch to a replica or secondary site after an outage',
        es: 'cambio a una réplica o un sitio secundario tras una interrupción',
      },
      level: 2,
      say: {
        pt: '{levar} o serviço a um sistema reserva quando o principal para',
        en: '{move} the service to a standby system when the primary one stops',
        es: '{llevar} el servicio a un sistema de reserva cuando se detiene el principal',
      },
      how: {
        pt: 'O failover ativa a cópia preparada em outro lugar e dirige a ela os usuários.',
        en: 'Failover activates the copy prepared elsewhere and directs users to it.',
        es: 'El failover activa la copia preparada en otro lugar y dirige a ella a los usuarios.',
      },
    },
    {
      id: 'caching-repeat',
      kind: 'feature',
      of: ['caching'],
      cue: {
        pt: 'respostas rápidas a pedidos que se repetem, poupando a origem',
        en: 'fast responses to requests that repeat, sparing the source',
        es: 'respuestas rápidas a solicitudes que se repiten, sin ocupar el origen',
      },
      level: 2,
      say: {
        pt: '{atender} leituras repetidas sem chegar ao banco de dados',
        en: '{answer} repeated reads without reaching the database',
        es: '{atender} lecturas repetidas sin llegar a la base de datos',
      },
      how: {
        pt: 'O cache de conteúdo guarda uma cópia temporária do que é muito lido e responde com ela enquanto é válida.',
        en: 'Content caching keeps a temporary copy of what is often read and answers with it while it is valid.',
        es: 'La caché de contenido guarda una copia temporal de lo que se lee mucho y responde con ella mientras es válida.',
      },
    },
  ],
  contrasts: [
    {
      between: ['load-balancing', 'failover'],
      say: {
        pt: 'O balanceamento de carga reparte o trabalho entre sistemas ativos; o failover o passa a um sistema reserva depois de uma falha.',
        en: 'Load balancing shares work among active systems; failover moves it to a standby system after a failure.',
        es: 'El balanceo de carga reparte el trabajo entre sistemas activos; el failover lo pasa a un sistema de reserva tras una falla.',
      },
    },
    {
      between: ['load-balancing', 'caching'],
      say: {
        pt: 'O balanceamento de carga reparte as requisições entre servidores; o cache de conteúdo responde a parte delas com cópias.',
        en: 'Load balancing shares requests among servers; content caching answers some of them with copies.',
        es: 'El balanceo de carga reparte las solicitudes entre servidores; la caché de contenido responde a una parte con copias.',
      },
    },
    {
      between: ['horizontal-scaling', 'load-balancing'],
      say: {
        pt: 'O escalonamento horizontal muda a quantidade de instâncias; o balanceamento de carga reparte as requisições entre as que existem.',
        en: 'Horizontal scaling changes how many instances there are; load balancing shares requests among those that exist.',
        es: 'El escalado horizontal cambia la cantidad de instancias; el balanceo de carga reparte las solicitudes entre las que existen.',
      },
    },
    {
      between: ['horizontal-scaling', 'failover'],
      say: {
        pt: 'O escalonamento horizontal acrescenta instâncias para a demanda; o failover passa o trabalho a um sistema reserva depois de uma falha.',
        en: 'Horizontal scaling adds instances for demand; failover moves work to a standby system after a failure.',
        es: 'El escalado horizontal agrega instancias según la demanda; el failover pasa el trabajo a un sistema de reserva tras una falla.',
      },
    },
    {
      between: ['vertical-scaling', 'load-balancing'],
      say: {
        pt: 'O escalonamento vertical muda o tamanho de um recurso; o balanceamento de carga reparte as requisições entre vários.',
        en: 'Vertical scaling changes the size of one resource; load balancing shares requests among several.',
        es: 'El escalado vertical cambia el tamaño de un recurso; el balanceo de carga reparte las solicitudes entre varios.',
      },
    },
    {
      between: ['vertical-scaling', 'caching'],
      say: {
        pt: 'O escalonamento vertical dá mais capacidade a um recurso; o cache de conteúdo evita parte do trabalho, com cópias do que é lido com frequência.',
        en: 'Vertical scaling gives one resource more capacity; content caching avoids part of the work, with copies of what is often read.',
        es: 'El escalado vertical da más capacidad a un recurso; la caché de contenido evita parte del trabajo, con copias de lo que se lee con frecuencia.',
      },
    },
    {
      between: ['vertical-scaling', 'horizontal-scaling'],
      say: {
        pt: 'O escalonamento vertical muda o tamanho do recurso (scale up ou down); o escalonamento horizontal muda a quantidade (scale out ou in).',
        en: 'Vertical scaling changes the size of the resource (scale up or down); horizontal scaling changes how many there are (scale out or in).',
        es: 'El escalado vertical cambia el tamaño del recurso (scale up o down); el escalado horizontal cambia la cantidad (scale out o in).',
      },
    },
    {
      between: ['horizontal-scaling', 'caching'],
      say: {
        pt: 'O escalonamento horizontal acrescenta servidores; o cache de conteúdo evita parte das requisições, com cópias do que é lido com frequência.',
        en: 'Horizontal scaling adds servers; content caching avoids part of the requests, with copies of what is often read.',
        es: 'El escalado horizontal agrega servidores; la caché de contenido evita parte de las solicitudes, con copias de lo que se lee con frecuencia.',
      },
    },
    {
      between: ['vertical-scaling', 'failover'],
      say: {
        pt: 'O escalonamento vertical dá mais CPU e memória à mesma máquina; o failover passa o trabalho a outra quando ela falha.',
        en: 'Vertical scaling gives the same machine more CPU and memory; failover moves the work to another one when it fails.',
        es: 'El escalado vertical da más CPU y memoria a la misma máquina; el failover pasa el trabajo a otra cuando falla.',
      },
    },
    {
      between: ['failover', 'caching'],
      say: {
        pt: 'O failover passa o trabalho a um sistema reserva; o cache de conteúdo poupa leituras repetidas, com cópias.',
        en: 'Failover moves the work to a standby system; content caching spares repeated reads, with copies.',
        es: 'El failover pasa el trabajo a un sistema de reserva; la caché de contenido ahorra lecturas repetidas, con copias.',
      },
    },
  ],
};

/** Ways of running programs. */
export const computingTerms: Category = {
  id: 'computing-terms',
  noun: { pt: 'conceito', en: 'concept', es: 'concepto' },
  mode: 'statement',
  domain: 'concepts',
  entities: [
    {
      id: 'cloud-computing',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 5,
      name: { pt: 'Computação em nuvem', en: 'Cloud computing', es: 'Computación en la nube' },
      subject: { pt: 'a computação em nuvem', en: 'cloud computing', es: 'la computación en la nube' },
      gist: {
        pt: '{entregar} computação, armazenamento e rede pela internet',
        en: '{deliver} computing, storage and networking over the internet',
        es: '{entregar} cómputo, almacenamiento y red por internet',
      },
      likeness: {
        pt: 'a lavanderia do bairro, com máquinas de todo tamanho, em que se paga por lavagem',
        en: 'a neighborhood laundromat, with machines of every size, where one pays by the wash',
        es: 'la lavandería del barrio, con máquinas de todos los tamaños, donde se paga por lavado',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
    {
      id: 'serverless',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 4,
      name: { pt: 'Computação sem servidor', en: 'Serverless computing', es: 'Computación sin servidor' },
      aliases: ['serverless'],
      subject: {
        pt: 'a computação sem servidor (serverless)',
        en: 'serverless computing',
        es: 'la computación sin servidor',
      },
      gist: {
        pt: '{executar} código sob demanda em infraestrutura que o cliente não gerencia',
        en: '{run} code on demand on infrastructure that the customer does not manage',
        es: '{ejecutar} código bajo demanda en infraestructura que el cliente no administra',
      },
      likeness: {
        pt: 'o serviço que busca a roupa quando chamado e cobra por peça, sem o cliente tocar em lavadora',
        en: 'a laundry service that collects when called and charges by the piece, with no machine to look after',
        es: 'el servicio que recoge la ropa cuando lo llaman y cobra por pieza, sin lavadora que cuidar',
      },
      source: site('resources/cloud-computing-dictionary/what-is-serverless-computing/'),
    },
    {
      id: 'colocation',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 3,
      name: {
        pt: 'Colocation',
        en: 'Colocation',
        es: 'Colocation',
      },
      subject: {
        pt: 'o colocation',
        en: 'colocation',
        es: 'el colocation',
      },
      gist: {
        pt: '{manter} servidores próprios em espaço alugado no datacenter de um terceiro',
        en: '{keep} servers of one’s own in rented space of a third party’s datacenter',
        es: '{mantener} servidores propios en un espacio alquilado del centro de datos de un tercero',
      },
      likeness: {
        pt: 'a própria lavadora instalada no salão de outro, que fornece o espaço, a água e a luz',
        en: 'one’s own washing machine set up in somebody else’s room, which supplies space, water and power',
        es: 'la lavadora propia instalada en el local de otro, que pone el espacio, el agua y la luz',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
    {
      id: 'virtualization',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 4,
      name: {
        pt: 'Virtualização',
        en: 'Virtualization',
        es: 'Virtualización',
      },
      subject: {
        pt: 'a virtualização',
        en: 'virtualization',
        es: 'la virtualización',
      },
      gist: {
        pt: '{dividir} um servidor físico em várias máquinas virtuais',
        en: '{divide} one physical server into several virtual machines',
        es: '{dividir} un servidor físico en varias máquinas virtuales',
      },
      likeness: {
        pt: 'um salão de lavanderia com divisórias, em que cada família lava como se tivesse o seu',
        en: 'one laundry room split by partitions, where each family washes as though in a room of its own',
        es: 'un salón de lavandería con tabiques, donde cada familia lava como si tuviera el suyo',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
    {
      id: 'edge-computing',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 3,
      name: {
        pt: 'Computação de borda',
        en: 'Edge computing',
        es: 'Computación perimetral',
      },
      subject: {
        pt: 'a computação de borda',
        en: 'edge computing',
        es: 'la computación perimetral',
      },
      gist: {
        pt: '{processar} os dados perto do lugar em que são gerados',
        en: '{process} data near the place where it is generated',
        es: '{procesar} los datos cerca del lugar donde se generan',
      },
      likeness: {
        pt: 'a lavadora dentro do hotel, que lava os lençóis ali mesmo, sem mandá-los à lavanderia distante',
        en: 'a washing machine inside the hotel, which washes the sheets right there instead of at a distant laundry',
        es: 'la lavadora dentro del hotel, que lava las sábanas ahí mismo, sin enviarlas a la lavandería lejana',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
  ],
  facts: [
    {
      id: 'cc-internet',
      kind: 'feature',
      of: ['cloud-computing'],
      unclear: ['serverless'],
      cue: {
        pt: 'toda a gama de recursos de TI sob demanda, sem equipamento próprio',
        en: 'the whole range of IT resources on demand, without owning equipment',
        es: 'toda la gama de recursos de TI bajo demanda, sin equipos propios',
      },
      level: 1,
      say: {
        pt: '{oferecer} servidores, armazenamento e redes pela internet, com pagamento pelo uso',
        en: '{provide} servers, storage and networking over the internet, paid for by use',
        es: '{ofrecer} servidores, almacenamiento y redes por internet, con pago por uso',
      },
      how: {
        pt: 'Na computação em nuvem, o provedor mantém os datacenters e o cliente cria recursos pelo navegador ou por API.',
        en: 'In cloud computing the provider keeps the datacenters and the customer creates resources in a browser or through an API.',
        es: 'En la computación en la nube, el proveedor mantiene los centros de datos y el cliente crea recursos desde el navegador o por API.',
      },
    },
    {
      id: 'cc-rent',
      kind: 'feature',
      of: ['cloud-computing'],
      unclear: ['serverless'],
      level: 1,
      say: {
        pt: '{deixar} a empresa alugar pela internet servidores e armazenamento de um provedor',
        en: '{let} a company rent servers and storage from a provider over the internet',
        es: '{dejar} que la empresa alquile por internet servidores y almacenamiento de un proveedor',
      },
      how: {
        pt: 'A computação em nuvem deixa prédio e equipamento com o provedor, e o cliente paga só pela parte que ocupa.',
        en: 'Cloud computing leaves building and equipment to the provider, and the customer pays only for the part in use.',
        es: 'La computación en la nube deja el edificio y los equipos al proveedor, y el cliente paga solo por la parte que ocupa.',
      },
    },
    {
      id: 'sless-zero',
      kind: 'feature',
      of: ['serverless'],
      unclear: ['cloud-computing'],
      level: 1,
      say: {
        pt: '{alocar} recursos só enquanto o código é executado, sem máquinas ociosas',
        en: '{allocate} resources only while code is running, with no idle machines',
        es: '{asignar} recursos solo mientras se ejecuta el código, sin máquinas ociosas',
      },
      how: {
        pt: 'A computação sem servidor aloca instâncias quando chega trabalho e as libera depois, sem cobrar o tempo parado.',
        en: 'Serverless computing allocates instances when work arrives and releases them afterwards, without charging for idle time.',
        es: 'La computación sin servidor asigna instancias cuando llega trabajo y las libera después, sin cobrar el tiempo inactivo.',
      },
    },
    {
      id: 'sless-event',
      kind: 'feature',
      of: ['serverless'],
      unclear: ['cloud-computing'],
      level: 1,
      say: {
        pt: '{consistir} em executar um trecho de código em resposta a um evento, como um upload',
        en: '{involve} running a piece of code in response to an event, such as an upload',
        es: '{consistir} en ejecutar un fragmento de código en respuesta a un evento, como la carga de un archivo',
      },
      how: {
        pt: 'A computação sem servidor liga o código a um gatilho, que o chama cada vez que o evento ocorre.',
        en: 'Serverless computing ties the code to a trigger, which calls it each time the event happens.',
        es: 'La computación sin servidor vincula el código a un desencadenador, que lo llama cada vez que ocurre el evento.',
      },
    },
    {
      id: 'sless-upload',
      kind: 'purpose',
      of: ['serverless'],
      unclear: [
        'functions',
        'container-apps',
        'paas',
        'cloud-computing',
        'container-instances',
        'public-cloud',
        'app-service',
      ],
      level: 1,
      say: {
        pt: '{executar} código a cada arquivo enviado, sem provisionar nem manter máquinas',
        en: '{run} code for each uploaded file, without provisioning or maintaining machines',
        es: '{ejecutar} código por cada archivo cargado, sin aprovisionar ni mantener máquinas',
      },
      how: {
        pt: 'Na computação sem servidor (serverless) o provedor inicia a capacidade no momento do evento e a retira depois.',
        en: 'In serverless computing the provider starts capacity at the moment of the event and takes it away afterwards.',
        es: 'En la computación sin servidor (serverless) el proveedor inicia la capacidad en el momento del evento y la retira después.',
      },
    },
    {
      id: 'sless-abstract',
      kind: 'feature',
      of: ['serverless'],
      unclear: ['cloud-computing'],
      level: 2,
      say: {
        pt: '{dispensar} o cliente de provisionar e manter qualquer infraestrutura',
        en: '{free} the customer from provisioning and maintaining any infrastructure',
        es: '{eximir} al cliente de aprovisionar y mantener cualquier infraestructura',
      },
      how: {
        pt: 'A computação sem servidor deixa ao cliente só o código; capacidade, sistema operacional e patches ficam com o provedor.',
        en: 'Serverless computing leaves only the code to the customer; capacity, operating system and patches are the provider’s.',
        es: 'La computación sin servidor deja al cliente solo el código; la capacidad, el sistema operativo y los parches quedan con el proveedor.',
      },
    },
    {
      id: 'virtual-hypervisor',
      kind: 'feature',
      of: ['virtualization'],
      level: 2,
      say: {
        pt: '{exigir} um hipervisor em cada servidor físico',
        en: '{require} a hypervisor on each physical server',
        es: '{exigir} un hipervisor en cada servidor físico',
      },
      how: {
        pt: 'A virtualização usa um hipervisor, que reparte CPU e memória do servidor entre as máquinas virtuais.',
        en: 'Virtualization uses a hypervisor, which divides the server’s CPU and memory among virtual machines.',
        es: 'La virtualización usa un hipervisor, que reparte la CPU y la memoria del servidor entre las máquinas virtuales.',
      },
    },
    {
      id: 'colo-own-servers',
      kind: 'feature',
      of: ['colocation'],
      level: 2,
      say: {
        pt: '{manter} os servidores do cliente em um prédio de terceiros, que fornece energia e refrigeração',
        en: '{keep} the customer’s servers in a third party’s building, which supplies power and cooling',
        es: '{mantener} los servidores del cliente en un edificio de terceros, que aporta energía y refrigeración',
      },
      how: {
        pt: 'No colocation o cliente compra e mantém o equipamento, e aluga o espaço com energia e rede.',
        en: 'In colocation the customer buys and maintains the equipment, and rents the space with power and network.',
        es: 'En el colocation el cliente compra y mantiene el equipo, y alquila el espacio con energía y red.',
      },
    },
    {
      id: 'edge-on-site',
      kind: 'feature',
      of: ['edge-computing'],
      unclear: ['serverless'],
      level: 2,
      say: {
        pt: '{processar} os dados na própria fábrica ou loja em que são gerados',
        en: '{process} data in the very factory or store where it is generated',
        es: '{procesar} los datos en la propia fábrica o tienda donde se generan',
      },
      how: {
        pt: 'A computação de borda põe o processamento junto aos sensores e só envia adiante o que interessa.',
        en: 'Edge computing puts processing next to the sensors and sends on only what matters.',
        es: 'La computación perimetral pone el procesamiento junto a los sensores y solo envía lo que interesa.',
      },
    },
  ],
  contrasts: [
    {
      between: ['virtualization', 'edge-computing'],
      say: {
        pt: 'A virtualização divide um servidor em várias máquinas; a computação de borda processa os dados perto de onde surgem, em uma máquina só ou em várias.',
        en: 'Virtualization divides a server into several machines; edge computing processes data near where it arises, on one machine or several.',
        es: 'La virtualización divide un servidor en varias máquinas; la computación perimetral procesa los datos cerca de donde surgen, en una sola máquina o en varias.',
      },
    },
    {
      between: ['virtualization', 'colocation'],
      say: {
        pt: 'A virtualização reparte um servidor em máquinas virtuais; o colocation aluga o espaço em que o servidor fica.',
        en: 'Virtualization divides a server into virtual machines; colocation rents the space where the server stands.',
        es: 'La virtualización reparte un servidor en máquinas virtuales; el colocation alquila el espacio donde está el servidor.',
      },
    },
    {
      between: ['colocation', 'edge-computing'],
      say: {
        pt: 'O colocation põe servidores da empresa em um datacenter alugado; a computação de borda os põe junto de onde os dados surgem.',
        en: 'Colocation puts the company’s servers in a rented datacenter; edge computing puts them next to where data arises.',
        es: 'El colocation pone servidores de la empresa en un centro de datos alquilado; la computación perimetral los pone junto a donde surgen los datos.',
      },
    },
    {
      between: ['serverless', 'virtualization'],
      say: {
        pt: 'A virtualização cria máquinas que alguém administra; na computação sem servidor o cliente entrega só o código.',
        en: 'Virtualization creates machines that somebody administers; in serverless computing the customer hands over only the code.',
        es: 'La virtualización crea máquinas que alguien administra; en la computación sin servidor el cliente entrega solo el código.',
      },
    },
    {
      between: ['cloud-computing', 'colocation'],
      say: {
        pt: 'No colocation, os servidores são da empresa e só o espaço é alugado; na computação em nuvem, o equipamento também é do provedor.',
        en: 'In colocation the servers are the company’s and only the space is rented; in cloud computing the equipment is the provider’s too.',
        es: 'En el colocation, los servidores son de la empresa y solo se alquila el espacio; en la computación en la nube, el equipo también es del proveedor.',
      },
    },
    {
      between: ['cloud-computing', 'virtualization'],
      say: {
        pt: 'A virtualização divide um servidor em várias máquinas, com um hipervisor; a computação em nuvem oferece recursos pela internet, pagos pelo uso, também servidores físicos inteiros.',
        en: 'Virtualization divides a server into several machines, with a hypervisor; cloud computing offers resources over the internet, paid for by use, whole physical servers too.',
        es: 'La virtualización divide un servidor en varias máquinas, con un hipervisor; la computación en la nube ofrece recursos por internet, pagados por uso, también servidores físicos enteros.',
      },
    },
    {
      between: ['cloud-computing', 'edge-computing'],
      say: {
        pt: 'A computação de borda processa os dados perto de onde surgem; a computação em nuvem os processa nos datacenters do provedor.',
        en: 'Edge computing processes data near where it arises; cloud computing processes it in the provider’s datacenters.',
        es: 'La computación perimetral procesa los datos cerca de donde surgen; la computación en la nube los procesa en los centros de datos del proveedor.',
      },
    },
    {
      between: ['cloud-computing', 'serverless'],
      say: {
        pt: 'A computação em nuvem abrange todos os serviços entregues pela internet; a computação sem servidor é a parte em que o código roda sem que o cliente administre máquinas.',
        en: 'Cloud computing covers every service delivered over the internet; serverless computing is the part in which code runs without the customer managing machines.',
        es: 'La computación en la nube abarca todos los servicios entregados por internet; la computación sin servidor es la parte en que el código corre sin que el cliente administre máquinas.',
      },
    },
    {
      between: ['serverless', 'colocation'],
      say: {
        pt: 'No colocation a empresa compra e mantém os servidores; na computação sem servidor ela entrega só o código.',
        en: 'In colocation the company buys and maintains the servers; in serverless computing it hands over only the code.',
        es: 'En el colocation la empresa compra y mantiene los servidores; en la computación sin servidor entrega solo el código.',
      },
    },
    {
      between: ['serverless', 'edge-computing'],
      say: {
        pt: 'A computação de borda trata de onde os dados são processados; a computação sem servidor, de quem administra as máquinas que executam o código.',
        en: 'Edge computing is about where data is processed; serverless computing, about who administers the machines that run the code.',
        es: 'La computación perimetral trata de dónde se procesan los datos; la computación sin servidor, de quién administra las máquinas que ejecutan el código.',
      },
    },
  ],
};

/** What a provider promises, and what it does not. */
export const promiseTerms: Category = {
  id: 'promise-terms',
  noun: { pt: 'conceito', en: 'concept', es: 'concepto' },
  mode: 'statement',
  domain: 'concepts',
  entities: [
    {
      id: 'sla',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 2,
      name: { pt: 'Contrato de nível de serviço', en: 'Service-level agreement', es: 'Acuerdo de nivel de servicio' },
      aliases: ['SLA'],
      subject: {
        pt: 'o contrato de nível de serviço (SLA)',
        en: 'the service-level agreement (SLA)',
        es: 'el acuerdo de nivel de servicio (SLA)',
      },
      gist: {
        pt: '{definir} o tempo de atividade que o provedor garante',
        en: '{define} the uptime that the provider guarantees',
        es: '{definir} el tiempo de actividad que garantiza el proveedor',
      },
      likeness: {
        pt: 'a promessa de pontualidade da empresa de ônibus, com desconto na passagem quando não é cumprida',
        en: 'a bus company’s written promise of punctuality, with money off the fare when it is not met',
        es: 'la promesa de puntualidad de la empresa de autobuses, con descuento en el pasaje si no se cumple',
      },
      source: docs('azure/reliability/concept-service-level-agreements'),
    },
    {
      id: 'support-plan',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 4,
      name: { pt: 'Plano de suporte', en: 'Support plan', es: 'Plan de soporte' },
      subject: { pt: 'o plano de suporte', en: 'a support plan', es: 'el plan de soporte' },
      gist: {
        pt: '{definir} como e em quanto tempo o suporte técnico responde',
        en: '{define} how and how soon technical support responds',
        es: '{definir} cómo y en cuánto tiempo responde el soporte técnico',
      },
      likeness: {
        pt: 'o plano de assistência na estrada, que define em quanto tempo o mecânico vem e por qual canal',
        en: 'a roadside assistance plan, which says how soon a mechanic comes and how to call one',
        es: 'el plan de asistencia en carretera, que define cuánto tarda el mecánico y cómo se le llama',
      },
      source: docs('azure/azure-portal/supportability/how-to-create-azure-support-request'),
    },
    {
      id: 'data-durability',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 3,
      name: { pt: 'Durabilidade dos dados', en: 'Data durability', es: 'Durabilidad de los datos' },
      subject: { pt: 'a durabilidade dos dados', en: 'data durability', es: 'la durabilidad de los datos' },
      gist: {
        pt: '{expressar} a chance de que os dados guardados não se percam',
        en: '{express} the chance that stored data is not lost',
        es: '{expresar} la probabilidad de que los datos guardados no se pierdan',
      },
      likeness: {
        pt: 'a chance de a mala despachada no ônibus não se perder, mesmo que chegue com atraso',
        en: 'the chance that a suitcase checked on the bus is not lost, even if it arrives late',
        es: 'la probabilidad de que la maleta despachada en el autobús no se pierda, aunque llegue con retraso',
      },
      source: docs('azure/storage/common/storage-redundancy'),
    },
    {
      id: 'availability-term',
      kind: 'concept',
      topic: 'cloud-basics',
      popularity: 4,
      name: { pt: 'Alta disponibilidade', en: 'High availability', es: 'Alta disponibilidad' },
      subject: { pt: 'a alta disponibilidade', en: 'high availability', es: 'la alta disponibilidad' },
      gist: {
        pt: '{manter} o sistema no ar com componentes redundantes',
        en: '{keep} a system up with redundant components',
        es: '{mantener} el sistema en línea con componentes redundantes',
      },
      likeness: {
        pt: 'a linha com ônibus de reserva em duas garagens, que continua circulando quando um deles enguiça',
        en: 'a bus line with spare buses in two garages, which keeps running when one of them breaks down',
        es: 'la línea con autobuses de reserva en dos garajes, que sigue circulando cuando uno se avería',
      },
      source: docs('training/modules/describe-cloud-compute/'),
    },
  ],
  facts: [
    {
      id: 'sla-uptime',
      kind: 'feature',
      of: ['sla'],
      cue: {
        pt: 'compromisso formal do provedor com uma meta de disponibilidade',
        en: 'the provider’s formal commitment to an availability target',
        es: 'compromiso formal del proveedor con una meta de disponibilidad',
      },
      level: 1,
      say: {
        pt: '{definir} a porcentagem de tempo de atividade que o provedor garante',
        en: '{define} the percentage of uptime that the provider guarantees',
        es: '{definir} el porcentaje de tiempo de actividad que garantiza el proveedor',
      },
      how: {
        pt: 'O contrato de nível de serviço (SLA) fixa, por serviço, uma meta como 99,9%, que permite uns 43 minutos de parada por mês.',
        en: 'The service-level agreement (SLA) sets a target per service, such as 99.9%, which allows some 43 minutes of downtime a month.',
        es: 'El acuerdo de nivel de servicio (SLA) fija, por servicio, una meta como 99,9%, que permite unos 43 minutos de caída al mes.',
      },
    },
    {
      id: 'sla-credit',
      kind: 'feature',
      of: ['sla'],
      cue: {
        pt: 'compensação financeira por mais tempo parado do que o prometido',
        en: 'financial compensation for more downtime than was promised',
        es: 'compensación económica por más tiempo de inactividad que el prometido',
      },
      level: 2,
      say: {
        pt: '{dar} direito a créditos na fatura quando a disponibilidade fica abaixo da meta',
        en: '{entitle} the customer to bill credits when uptime falls below the target',
        es: '{dar} derecho a créditos en la factura cuando la disponibilidad queda por debajo de la meta',
      },
      how: {
        pt: 'O contrato de nível de serviço (SLA) traz uma tabela: quanto menor a disponibilidade medida no mês, maior o crédito.',
        en: 'The service-level agreement (SLA) has a table: the lower the availability measured in the month, the larger the credit.',
        es: 'El acuerdo de nivel de servicio (SLA) trae una tabla: cuanto menor es la disponibilidad medida en el mes, mayor es el crédito.',
      },
    },
    {
      id: 'sla-composite',
      kind: 'feature',
      of: ['sla'],
      unclear: ['availability-term'],
      cue: {
        pt: 'porcentagens garantidas que se multiplicam entre os serviços de uma solução',
        en: 'guaranteed percentages multiplied across the services of one solution',
        es: 'porcentajes garantizados que se multiplican entre los servicios de una solución',
      },
      level: 2,
      say: {
        pt: '{diminuir} à medida que a aplicação depende de mais serviços',
        en: '{fall} as an application depends on more services',
        es: '{bajar} a medida que la aplicación depende de más servicios',
      },
      how: {
        pt: 'O SLA de um conjunto é o produto dos SLAs: 99,95% e 99,9% dão cerca de 99,85%.',
        en: 'The SLA of a whole is the product of its SLAs: 99.95% and 99.9% make about 99.85%.',
        es: 'El SLA de un conjunto es el producto de los SLA: 99,95 % y 99,9 % dan cerca de 99,85 %.',
      },
    },
    {
      id: 'support-engineers',
      kind: 'feature',
      of: ['support-plan'],
      cue: {
        pt: 'ajuda técnica direta do provedor, conforme a categoria comprada',
        en: 'direct technical help from the provider, according to the tier purchased',
        es: 'ayuda técnica directa del proveedor, según la categoría comprada',
      },
      level: 2,
      say: {
        pt: '{dar} acesso a engenheiros que atendem por telefone, conforme o nível contratado',
        en: '{give} access to engineers who help by phone, depending on the level bought',
        es: '{dar} acceso a ingenieros que atienden por teléfono, según el nivel contratado',
      },
      how: {
        pt: 'O plano de suporte define quem atende, por quais canais e em quanto tempo.',
        en: 'A support plan sets who answers, through which channels and how soon.',
        es: 'El plan de soporte define quién atiende, por qué canales y en cuánto tiempo.',
      },
    },
    {
      id: 'durability-nines',
      kind: 'feature',
      of: ['data-durability'],
      level: 2,
      say: {
        pt: '{expressar} com onze noves ou mais a chance de um arquivo não se perder em um ano',
        en: '{express} with eleven nines or more the chance that a file is not lost in a year',
        es: '{expresar} con once nueves o más la probabilidad de que un archivo no se pierda en un año',
      },
      how: {
        pt: 'A durabilidade dos dados cresce com o número de cópias e diz se o arquivo ainda existe, não se pode ser lido agora.',
        en: 'Data durability grows with the number of copies and says whether the file still exists, not whether it can be read now.',
        es: 'La durabilidad de los datos crece con el número de copias y dice si el archivo aún existe, no si puede leerse ahora.',
      },
    },
    {
      id: 'availability-zones-design',
      kind: 'feature',
      of: ['availability-term'],
      level: 2,
      say: {
        pt: '{resultar} de um projeto com instâncias redundantes em mais de uma zona',
        en: '{result} from a design with redundant instances in more than one zone',
        es: '{resultar} de un diseño con instancias redundantes en más de una zona',
      },
      how: {
        pt: 'A alta disponibilidade depende de como o sistema é montado: se uma instância falha, outra atende.',
        en: 'High availability depends on how the system is built: if one instance fails, another one serves.',
        es: 'La alta disponibilidad depende de cómo se arma el sistema: si falla una instancia, otra atiende.',
      },
    },
  ],
  contrasts: [
    {
      between: ['data-durability', 'availability-term'],
      say: {
        pt: 'A durabilidade dos dados diz se eles ainda existem; a alta disponibilidade diz se o sistema atende agora.',
        en: 'Data durability says whether the data still exists; high availability says whether the system serves now.',
        es: 'La durabilidad de los datos dice si aún existen; la alta disponibilidad dice si el sistema atiende ahora.',
      },
    },
    {
      between: ['sla', 'support-plan'],
      say: {
        pt: 'O contrato de nível de serviço promete tempo de atividade; o plano de suporte define o atendimento, como o tempo até a primeira resposta.',
        en: 'The service-level agreement promises uptime; a support plan sets how help is given, such as the time to the first response.',
        es: 'El acuerdo de nivel de servicio promete tiempo de actividad; el plan de soporte define la atención, como el tiempo hasta la primera respuesta.',
      },
    },
    {
      between: ['sla', 'data-durability'],
      say: {
        pt: 'O contrato de nível de serviço trata do serviço no ar; a durabilidade dos dados, da chance de que eles não se percam.',
        en: 'The service-level agreement is about the service being up; data durability is about the chance that data is not lost.',
        es: 'El acuerdo de nivel de servicio trata del servicio en línea; la durabilidad de los datos, de la probabilidad de que no se pierdan.',
      },
    },
    {
      between: ['sla', 'availability-term'],
      say: {
        pt: 'A alta disponibilidade é um objetivo do projeto do sistema; o contrato de nível de serviço é o compromisso do provedor com um número.',
        en: 'High availability is a goal of a system’s design; the service-level agreement is the provider’s commitment to a figure.',
        es: 'La alta disponibilidad es un objetivo del diseño del sistema; el acuerdo de nivel de servicio es el compromiso del proveedor con una cifra.',
      },
    },
    {
      between: ['support-plan', 'availability-term'],
      say: {
        pt: 'O plano de suporte define a ajuda que se recebe; a alta disponibilidade depende de como o sistema é montado.',
        en: 'A support plan defines the help that is given; high availability depends on how the system is built.',
        es: 'El plan de soporte define la ayuda que se recibe; la alta disponibilidad depende de cómo se arma el sistema.',
      },
    },
    {
      between: ['support-plan', 'data-durability'],
      say: {
        pt: 'O plano de suporte define a ajuda que se recebe; a durabilidade dos dados diz com que chance eles não se perdem.',
        en: 'A support plan defines the help that is given; data durability says how likely it is that data is not lost.',
        es: 'El plan de soporte define la ayuda que se recibe; la durabilidad de los datos dice con qué probabilidad no se pierden.',
      },
    },
  ],
};
