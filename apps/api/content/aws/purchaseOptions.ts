import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const purchaseOptions: Category = {
  id: 'purchase-options',
  noun: { pt: 'opção de compra do EC2', en: 'EC2 purchasing option', es: 'opción de compra de EC2' },
  feminine: true,
  mode: 'statement',
  domain: 'billing',
  costRank: { spot: 1, 'ec2-savings-plan': 2, 'standard-reserved': 2, 'compute-savings-plan': 3, 'convertible-reserved': 3, 'on-demand': 4, 'dedicated-host': 5 },
  entities: [
    {
      id: 'on-demand', kind: 'feature', topic: 'purchase-options', popularity: 5, plural: true,
      name: { pt: 'Instâncias sob demanda', en: 'On-Demand Instances', es: 'Instancias bajo demanda' },
      subject: { pt: 'as instâncias sob demanda', en: 'On-Demand Instances', es: 'las instancias bajo demanda' },
      gist: {
        pt: '{cobrar} pelo tempo ligado, sem compromisso e sem desconto',
        en: '{charge} for the time they run, with no commitment and no discount',
        es: '{cobrar} por el tiempo encendido, sin compromiso y sin descuento',
      },
      source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
    },
    {
      id: 'standard-reserved', kind: 'feature', topic: 'purchase-options', popularity: 4, plural: true,
      name: { pt: 'Instâncias reservadas padrão', en: 'Standard Reserved Instances', es: 'Instancias reservadas estándar' },
      subject: { pt: 'as instâncias reservadas padrão', en: 'Standard Reserved Instances', es: 'las instancias reservadas estándar' },
      gist: {
        pt: '{dar} um desconto alto por um ou três anos na mesma família',
        en: '{give} a high discount for one or three years within the same family',
        es: '{dar} un descuento alto por uno o tres años dentro de la misma familia',
      },
      source: docs('AWSEC2/latest/UserGuide/ec2-reserved-instances.html'),
    },
    {
      id: 'convertible-reserved', kind: 'feature', topic: 'purchase-options', popularity: 3, plural: true,
      name: { pt: 'Instâncias reservadas conversíveis', en: 'Convertible Reserved Instances', es: 'Instancias reservadas convertibles' },
      subject: { pt: 'as instâncias reservadas conversíveis', en: 'Convertible Reserved Instances', es: 'las instancias reservadas convertibles' },
      gist: {
        pt: '{dar} desconto por um ou três anos e {aceitar} troca de família no meio do prazo',
        en: '{give} a discount for one or three years and {accept} a change of family midway',
        es: '{dar} descuento por uno o tres años y {aceptar} el cambio de familia a mitad del plazo',
      },
      source: docs('AWSEC2/latest/UserGuide/reserved-instances-types.html'),
    },
    {
      id: 'compute-savings-plan', kind: 'feature', topic: 'purchase-options', popularity: 4, plural: true,
      name: { pt: 'Compute Savings Plans', en: 'Compute Savings Plans', es: 'Compute Savings Plans' },
      subject: { pt: 'os Compute Savings Plans', en: 'Compute Savings Plans', es: 'los Compute Savings Plans' },
      gist: {
        pt: '{dar} desconto em qualquer instância, no Fargate e no Lambda, por um gasto por hora comprometido',
        en: '{give} a discount on any instance, Fargate and Lambda for a committed hourly spend',
        es: '{dar} descuento en cualquier instancia, en Fargate y en Lambda, por un gasto por hora comprometido',
      },
      source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
    },
    {
      id: 'ec2-savings-plan', kind: 'feature', topic: 'purchase-options', popularity: 3, plural: true,
      name: { pt: 'EC2 Instance Savings Plans', en: 'EC2 Instance Savings Plans', es: 'EC2 Instance Savings Plans' },
      subject: { pt: 'os EC2 Instance Savings Plans', en: 'EC2 Instance Savings Plans', es: 'los EC2 Instance Savings Plans' },
      gist: {
        pt: '{dar} um desconto alto em uma família de instâncias de uma região, por um gasto por hora comprometido',
        en: '{give} a high discount on one instance family in one Region for a committed hourly spend',
        es: '{dar} un descuento alto en una familia de instancias de una región, por un gasto por hora comprometido',
      },
      source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
    },
    {
      id: 'spot', kind: 'feature', topic: 'purchase-options', popularity: 5, plural: true,
      name: { pt: 'Instâncias Spot', en: 'Spot Instances', es: 'Instancias de spot' },
      subject: { pt: 'as instâncias Spot', en: 'Spot Instances', es: 'las instancias de spot' },
      gist: {
        pt: '{usar} capacidade ociosa com grande desconto, que a AWS pode retomar',
        en: '{use} spare capacity at a steep discount, which AWS may take back',
        es: '{usar} capacidad ociosa con gran descuento, que AWS puede recuperar',
      },
      source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
    },
    {
      id: 'dedicated-host', kind: 'feature', topic: 'purchase-options', popularity: 3, plural: true,
      name: { pt: 'Hosts dedicados', en: 'Dedicated Hosts', es: 'Hosts dedicados' },
      subject: { pt: 'os hosts dedicados', en: 'Dedicated Hosts', es: 'los hosts dedicados' },
      gist: {
        pt: '{entregar} um servidor físico inteiro a um só cliente',
        en: '{hand} a whole physical server to one customer',
        es: '{entregar} un servidor físico completo a un solo cliente',
      },
      source: docs('AWSEC2/latest/UserGuide/dedicated-hosts-overview.html'),
    },
    {
      id: 'capacity-reservation', kind: 'feature', topic: 'purchase-options', popularity: 2, plural: true,
      name: { pt: 'Reservas de capacidade sob demanda', en: 'On-Demand Capacity Reservations', es: 'Reservas de capacidad bajo demanda' },
      subject: { pt: 'as reservas de capacidade sob demanda', en: 'On-Demand Capacity Reservations', es: 'las reservas de capacidad bajo demanda' },
      gist: {
        pt: '{guardar} lugar para instâncias em uma zona, sem dar desconto por si',
        en: '{hold} room for instances in one zone, without a discount of their own',
        es: '{guardar} lugar para instancias en una zona, sin dar descuento por sí mismas',
      },
      source: docs('AWSEC2/latest/UserGuide/ec2-capacity-reservations.html'),
    },
  ],
  facts: [
    {
      id: 'od-short', kind: 'purpose', of: ['on-demand'], unclear: ['capacity-reservation', 'dedicated-host'], level: 1,
      say: {
        pt: '{servir} para cargas curtas e imprevisíveis que não podem parar nem se prender a prazos',
        en: '{suit} short, unpredictable workloads that cannot stop or be tied to a term',
        es: '{servir} para cargas cortas e imprevisibles que no pueden detenerse ni atarse a plazos',
      },
      need: {
        pt: 'testar por duas semanas uma aplicação que não pode parar, sem se prender a nenhum prazo',
        en: 'test for two weeks an application that cannot stop, without being tied to any term',
        es: 'probar por dos semanas una aplicación que no puede detenerse, sin atarse a ningún plazo',
      },
    },
    {
      id: 'od-full-price', kind: 'feature', of: ['on-demand'], unclear: ['capacity-reservation', 'dedicated-host'], level: 1,
      say: {
        pt: '{cobrar} o preço de tabela pelo tempo ligado e {deixar} parar a qualquer momento',
        en: '{charge} the list price for the time in use and {let} the customer stop at any moment',
        es: '{cobrar} el precio de lista por el tiempo encendido y {dejar} parar en cualquier momento',
      },
    },
    {
      id: 'spot-interruptible', kind: 'purpose', of: ['spot'], level: 1,
      say: {
        pt: '{aproveitar} capacidade ociosa com o maior desconto, para trabalhos que podem ser interrompidos',
        en: '{take} spare capacity at the deepest discount, for work that can be interrupted',
        es: '{aprovechar} capacidad ociosa con el mayor descuento, para trabajos que pueden interrumpirse',
      },
      need: {
        pt: 'processar imagens à noite pelo menor preço, em um trabalho que pode ser interrompido e retomado',
        en: 'process images at night at the lowest price, in a job that can be interrupted and resumed',
        es: 'procesar imágenes de noche al menor precio, en un trabajo que puede interrumpirse y retomarse',
      },
    },
    {
      id: 'spot-notice', kind: 'feature', of: ['spot'], level: 2,
      say: {
        pt: '{dar} um aviso de dois minutos antes de devolver a capacidade à AWS',
        en: '{give} a two-minute notice before the capacity goes back to AWS',
        es: '{dar} un aviso de dos minutos antes de devolver la capacidad a AWS',
      },
      source: docs('AWSEC2/latest/UserGuide/spot-instance-termination-notices.html'),
    },
    {
      id: 'sri-resale', kind: 'feature', of: ['standard-reserved'], level: 2,
      say: {
        pt: '{permitir} a revenda do prazo restante em um marketplace próprio',
        en: '{allow} the remaining term to be resold in a marketplace of its own',
        es: '{permitir} la reventa del plazo restante en un marketplace propio',
      },
      source: docs('AWSEC2/latest/UserGuide/ri-market-general.html'),
    },
    {
      id: 'cri-exchange', kind: 'feature', of: ['convertible-reserved'], level: 2,
      say: {
        pt: '{permitir} troca por outra configuração de valor igual ou maior durante o prazo',
        en: '{allow} an exchange for another configuration of equal or higher value during the term',
        es: '{permitir} el canje por otra configuración de valor igual o mayor durante el plazo',
      },
      source: docs('AWSEC2/latest/UserGuide/ri-convertible-exchange.html'),
    },
    {
      id: 'csp-fargate', kind: 'purpose', of: ['compute-savings-plan'], level: 2,
      say: {
        pt: '{aplicar} um só compromisso de gasto a EC2, Fargate e Lambda',
        en: '{apply} a single spending commitment to EC2, Fargate and Lambda',
        es: '{aplicar} un solo compromiso de gasto a EC2, Fargate y Lambda',
      },
      need: {
        pt: 'reduzir com um só compromisso de um ano o que paga por EC2, Fargate e Lambda',
        en: 'cut what it pays for EC2, Fargate and Lambda with a single one-year commitment',
        es: 'reducir con un solo compromiso de un año lo que paga por EC2, Fargate y Lambda',
      },
    },
    {
      id: 'csp-any', kind: 'feature', of: ['compute-savings-plan'], unclear: ['convertible-reserved', 'on-demand', 'spot'], level: 2,
      say: {
        pt: '{manter} o desconto ao mudar de região, de família e de sistema operacional',
        en: '{keep} the discount when Region, family and operating system change',
        es: '{mantener} el descuento al cambiar de región, de familia y de sistema operativo',
      },
    },
    {
      id: 'isp-family', kind: 'feature', of: ['ec2-savings-plan'], level: 2,
      say: {
        pt: '{trocar} um gasto por hora em uma única família e região por um desconto alto',
        en: '{trade} an hourly spend on one single family and Region for a high discount',
        es: '{cambiar} un gasto por hora en una única familia y región por un descuento alto',
      },
    },
    {
      id: 'dh-sockets', kind: 'purpose', of: ['dedicated-host'], level: 1,
      say: {
        pt: '{deixar} usar licenças contadas por soquete ou núcleo físico que a empresa já comprou',
        en: '{allow} the use of licenses counted per physical socket or core that the company already owns',
        es: '{dejar} usar licencias contadas por zócalo o núcleo físico que la empresa ya compró',
      },
      need: {
        pt: 'usar na AWS licenças contadas por soquete físico que já comprou',
        en: 'use on AWS the licenses counted per physical socket that it already owns',
        es: 'usar en AWS licencias contadas por zócalo físico que ya compró',
      },
    },
    {
      id: 'dh-visibility', kind: 'feature', of: ['dedicated-host'], level: 2,
      say: {
        pt: '{mostrar} os soquetes e núcleos físicos do equipamento em uso',
        en: '{show} the physical sockets and cores of the machine in use',
        es: '{mostrar} los zócalos y núcleos físicos del equipo en uso',
      },
    },
    {
      id: 'cr-zone', kind: 'purpose', of: ['capacity-reservation'], unclear: ['dedicated-host', 'standard-reserved', 'convertible-reserved'], level: 2,
      say: {
        pt: '{garantir} que servidores consigam iniciar em uma zona específica, sem prazo mínimo',
        en: '{guarantee} that servers can start in a specific zone, with no minimum term',
        es: '{garantizar} que los servidores puedan iniciar en una zona específica, sin plazo mínimo',
      },
    },
    {
      id: 'buy-no-term', kind: 'trait', of: ['on-demand', 'spot', 'capacity-reservation'], unclear: ['dedicated-host'], level: 1,
      say: {
        pt: '{dispensar} compromisso de um ou três anos',
        en: '{need} no commitment of one or three years',
        es: '{evitar} un compromiso de uno o tres años',
      },
      deny: {
        pt: '{exigir} compromisso de um ou três anos',
        en: '{require} a commitment of one or three years',
        es: '{exigir} un compromiso de uno o tres años',
      },
    },
    {
      id: 'buy-no-interruption', kind: 'trait', level: 1,
      of: ['on-demand', 'standard-reserved', 'convertible-reserved', 'compute-savings-plan', 'ec2-savings-plan', 'dedicated-host', 'capacity-reservation'],
      say: {
        pt: '{rodar} sem o risco de a AWS retomar a capacidade',
        en: '{run} without the risk that AWS takes the capacity back',
        es: '{correr} sin el riesgo de que AWS recupere la capacidad',
      },
      deny: {
        pt: '{poder} parar quando a AWS retoma a capacidade',
        en: '{stop} when AWS takes the capacity back',
        es: '{poder} detenerse cuando AWS recupera la capacidad',
      },
    },
    {
      id: 'buy-upfront', kind: 'trait', of: ['standard-reserved', 'convertible-reserved', 'compute-savings-plan', 'ec2-savings-plan'], unclear: ['dedicated-host'], level: 2,
      say: {
        pt: '{aceitar} pagamento adiantado em troca de mais desconto',
        en: '{accept} upfront payment in return for more discount',
        es: '{aceptar} pago adelantado a cambio de más descuento',
      },
    },
    {
      id: 'buy-dollars', kind: 'trait', of: ['compute-savings-plan', 'ec2-savings-plan'], level: 2,
      say: {
        pt: '{medir} o compromisso em dólares por hora',
        en: '{measure} the commitment in dollars per hour',
        es: '{medir} el compromiso en dólares por hora',
      },
    },
    {
      id: 'buy-change-family', kind: 'trait', of: ['compute-savings-plan', 'convertible-reserved'], unclear: ['on-demand', 'spot', 'dedicated-host', 'capacity-reservation'], level: 2,
      say: {
        pt: '{permitir} passar a outra família no meio do prazo sem perder o desconto',
        en: '{allow} a move to another family midway without losing the discount',
        es: '{permitir} pasar a otra familia a mitad del plazo sin perder el descuento',
      },
    },
    {
      id: 'buy-highest-commit', kind: 'trait', of: ['standard-reserved', 'ec2-savings-plan'], unclear: ['spot'], level: 2,
      say: {
        pt: '{chegar} a 72% de desconto por um compromisso pouco flexível',
        en: '{reach} a 72% discount for a commitment with little flexibility',
        es: '{llegar} al 72% de descuento por un compromiso poco flexible',
      },
    },
    {
      id: 'buy-reservation', kind: 'feature', of: ['standard-reserved', 'convertible-reserved'], unclear: ['capacity-reservation', 'dedicated-host'], level: 2,
      say: {
        pt: '{prender} o desconto a uma configuração de instância comprada com antecedência',
        en: '{tie} the discount to an instance configuration bought ahead of time',
        es: '{atar} el descuento a una configuración de instancia comprada con anticipación',
      },
    },
    {
      id: 'buy-discount', kind: 'trait', of: ['spot', 'standard-reserved', 'convertible-reserved', 'compute-savings-plan', 'ec2-savings-plan'], unclear: ['dedicated-host'], level: 2,
      say: {
        pt: '{custar} menos do que o preço de tabela',
        en: '{cost} less than the list price',
        es: '{costar} menos que el precio de lista',
      },
      deny: {
        pt: 'não {custar} menos do que o preço de tabela',
        en: '{not cost} less than the list price',
        es: 'no {costar} menos que el precio de lista',
      },
    },
    {
      id: 'buy-any-size', kind: 'trait', of: ['on-demand', 'spot', 'compute-savings-plan', 'ec2-savings-plan'], unclear: ['standard-reserved', 'convertible-reserved', 'capacity-reservation', 'dedicated-host'], level: 2,
      say: {
        pt: '{permitir} mudar o tamanho da instância a qualquer momento sem trocar de contrato',
        en: '{allow} the instance size to change at any moment without a new contract',
        es: '{permitir} cambiar el tamaño de la instancia en cualquier momento sin otro contrato',
      },
    },
    {
      id: 'buy-any-region', kind: 'trait', of: ['on-demand', 'spot', 'compute-savings-plan'], unclear: ['capacity-reservation', 'dedicated-host'], level: 2,
      say: {
        pt: '{valer} em qualquer região sem novo contrato',
        en: '{apply} in any Region without a new contract',
        es: '{valer} en cualquier región sin otro contrato',
      },
    },
  ],
  contrasts: [
    {
      between: ['on-demand', 'spot'],
      say: {
        pt: 'As instâncias sob demanda rodam até você parar; as instâncias Spot custam bem menos, mas a AWS pode retomá-las.',
        en: 'On-Demand Instances run until you stop them; Spot Instances cost far less, but AWS can take them back.',
        es: 'Las instancias bajo demanda corren hasta que las detienes; las instancias de spot cuestan mucho menos, pero AWS puede recuperarlas.',
      },
    },
    {
      between: ['on-demand', 'compute-savings-plan'],
      say: {
        pt: 'As instâncias sob demanda não prendem a nada; os Compute Savings Plans baixam o preço em troca de um gasto por hora comprometido.',
        en: 'On-Demand Instances tie you to nothing; Compute Savings Plans lower the price for a committed hourly spend.',
        es: 'Las instancias bajo demanda no atan a nada; los Compute Savings Plans bajan el precio a cambio de un gasto por hora comprometido.',
      },
    },
    {
      between: ['standard-reserved', 'convertible-reserved'],
      say: {
        pt: 'As instâncias reservadas padrão dão mais desconto; as instâncias reservadas conversíveis dão menos e aceitam troca.',
        en: 'Standard Reserved Instances give more discount; Convertible Reserved Instances give less and can be exchanged.',
        es: 'Las instancias reservadas estándar dan más descuento; las instancias reservadas convertibles dan menos y aceptan canje.',
      },
    },
    {
      between: ['compute-savings-plan', 'ec2-savings-plan'],
      say: {
        pt: 'Os Compute Savings Plans valem para qualquer família, região, Fargate e Lambda; os EC2 Instance Savings Plans, só para uma família e região, com mais desconto.',
        en: 'Compute Savings Plans cover any family, Region, Fargate and Lambda; EC2 Instance Savings Plans cover one family and Region, with a higher discount.',
        es: 'Los Compute Savings Plans valen para cualquier familia, región, Fargate y Lambda; los EC2 Instance Savings Plans, solo para una familia y región, con más descuento.',
      },
    },
    {
      between: ['standard-reserved', 'ec2-savings-plan'],
      say: {
        pt: 'As instâncias reservadas padrão fixam uma configuração; os EC2 Instance Savings Plans fixam um gasto por hora em uma família.',
        en: 'Standard Reserved Instances fix a configuration; EC2 Instance Savings Plans fix an hourly spend on one family.',
        es: 'Las instancias reservadas estándar fijan una configuración; los EC2 Instance Savings Plans fijan un gasto por hora en una familia.',
      },
    },
    {
      between: ['dedicated-host', 'capacity-reservation'],
      say: {
        pt: 'Os hosts dedicados isolam o equipamento; as reservas de capacidade sob demanda só garantem lugar em uma zona.',
        en: 'Dedicated Hosts isolate the hardware; On-Demand Capacity Reservations only secure room in a zone.',
        es: 'Los hosts dedicados aíslan el equipo; las reservas de capacidad bajo demanda solo aseguran lugar en una zona.',
      },
    },
    {
      between: ['standard-reserved', 'capacity-reservation'],
      say: {
        pt: 'As instâncias reservadas padrão trocam prazo por desconto; as reservas de capacidade sob demanda garantem lugar, sem prazo e sem desconto.',
        en: 'Standard Reserved Instances trade a term for a discount; On-Demand Capacity Reservations secure room, with no term and no discount.',
        es: 'Las instancias reservadas estándar cambian plazo por descuento; las reservas de capacidad bajo demanda aseguran lugar, sin plazo y sin descuento.',
      },
    },
    {
      between: ['spot', 'compute-savings-plan'],
      say: {
        pt: 'As instâncias Spot barateiam o que pode parar; os Compute Savings Plans barateiam o que roda o ano todo.',
        en: 'Spot Instances make cheaper what can stop; Compute Savings Plans make cheaper what runs all year.',
        es: 'Las instancias de spot abaratan lo que puede detenerse; los Compute Savings Plans abaratan lo que corre todo el año.',
      },
    },
  ],
};
