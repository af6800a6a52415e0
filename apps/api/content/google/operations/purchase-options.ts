import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page } from '../source.ts';

export const purchaseOptions: Category = {
  id: 'purchase-options',
  noun: {
    pt: 'forma de pagamento das máquinas',
    en: 'VM pricing option',
    es: 'forma de pago de las máquinas',
  },
  feminine: true,
  mode: 'statement',
  domain: 'operations',
  costRank: { 'buy-spot': 1, 'buy-cud-3': 2, 'buy-cud-1': 3, 'buy-sud': 4, 'buy-demand': 5 },
  entities: [
    {
      id: 'buy-demand',
      kind: 'plan',
      topic: 'purchase-options',
      popularity: 5,
      name: { pt: 'Preço sob demanda', en: 'On-demand price', es: 'Precio bajo demanda' },
      aliases: ['pay-as-you-go', 'on demand'],
      subject: { pt: 'o preço sob demanda', en: 'the on-demand price', es: 'el precio bajo demanda' },
      gist: {
        pt: '{cobrar} por segundo o que está ligado, sem acordo prévio',
        en: '{charge} by the second for what is on, with no prior agreement',
        es: '{cobrar} por segundo lo que está encendido, sin acuerdo previo',
      },
      likeness: {
        pt: 'uma vaga de estacionamento paga por minuto, sem contrato, que ninguém manda desocupar',
        en: 'a parking space paid by the minute, with no contract, which is yours as long as you stay',
        es: 'un lugar de estacionamiento pagado por minuto, sin contrato, que nadie manda desocupar',
      },
      source: page('compute/all-pricing'),
    },
    {
      id: 'buy-sud',
      kind: 'plan',
      topic: 'purchase-options',
      popularity: 4,
      name: { pt: 'Desconto por uso contínuo', en: 'Sustained use discount', es: 'Descuento por uso continuo' },
      aliases: ['SUD', 'sustained use'],
      subject: {
        pt: 'o desconto por uso contínuo',
        en: 'the sustained use discount',
        es: 'el descuento por uso continuo',
      },
      gist: {
        pt: '{baixar} o preço sozinho quando a máquina fica ligada boa parte do mês',
        en: '{lower} the price by itself when a machine is on for a good part of the month',
        es: '{bajar} el precio por sí solo cuando la máquina está encendida buena parte del mes',
      },
      likeness: {
        pt: 'um estacionamento que baixa sozinho a tarifa dos carros que ficam ali boa parte do mês',
        en: 'a parking lot that lowers the rate by itself for cars left there much of the month',
        es: 'un estacionamiento que baja por sí solo la tarifa al auto que pasa allí buena parte del mes',
      },
      source: page('compute/docs/sustained-use-discounts'),
    },
    {
      id: 'buy-cud-1',
      kind: 'plan',
      topic: 'purchase-options',
      popularity: 4,
      name: { pt: 'Compromisso de um ano', en: 'One-year commitment', es: 'Compromiso de un año' },
      aliases: ['CUD', 'committed use discount'],
      subject: {
        pt: 'o desconto por compromisso de um ano',
        en: 'the one-year committed use discount',
        es: 'el descuento por compromiso de un año',
      },
      gist: {
        pt: '{trocar} um acordo de doze meses por desconto',
        en: '{trade} a twelve-month agreement for a discount',
        es: '{cambiar} un acuerdo de doce meses por descuento',
      },
      likeness: {
        pt: 'uma vaga alugada por doze meses a preço menor, que se paga mesmo com o carro fora',
        en: 'a parking space rented for twelve months at a lower rate, owed even while the car is away',
        es: 'una cochera alquilada por doce meses a menor precio, que se paga aunque el auto no esté',
      },
      source: page('docs/cuds'),
    },
    {
      id: 'buy-cud-3',
      kind: 'plan',
      topic: 'purchase-options',
      popularity: 4,
      name: { pt: 'Compromisso de três anos', en: 'Three-year commitment', es: 'Compromiso de tres años' },
      aliases: ['CUD', 'committed use discount'],
      subject: {
        pt: 'o desconto por compromisso de três anos',
        en: 'the three-year committed use discount',
        es: 'el descuento por compromiso de tres años',
      },
      gist: {
        pt: '{trocar} um acordo de 36 meses por desconto maior',
        en: '{trade} a 36-month agreement for a larger discount',
        es: '{cambiar} un acuerdo de 36 meses por un descuento mayor',
      },
      likeness: {
        pt: 'uma vaga alugada por três anos, mais barata que a anual, que se paga mesmo após uma mudança',
        en: 'a three-year parking lease, cheaper than a one-year one but owed even if you move away',
        es: 'una cochera alquilada por tres años, más barata que la anual, que se paga aunque uno se mude',
      },
      source: page('docs/cuds'),
    },
    {
      id: 'buy-spot',
      kind: 'plan',
      topic: 'purchase-options',
      popularity: 4,
      name: { pt: 'Preço Spot', en: 'Spot price', es: 'Precio Spot' },
      aliases: ['Spot VMs'],
      subject: { pt: 'o preço Spot', en: 'the Spot price', es: 'el precio Spot' },
      gist: {
        pt: '{vender} capacidade de sobra bem mais barata, que pode ser retirada',
        en: '{sell} spare capacity far cheaper, which can be taken back',
        es: '{vender} capacidad sobrante mucho más barata, que el proveedor puede retirar',
      },
      likeness: {
        pt: 'a vaga de um morador ausente, bem mais barata, que é preciso desocupar logo que ele volte',
        en: 'an absent neighbor’s parking space, let at a bargain, which you must leave once the owner returns',
        es: 'la cochera de un vecino ausente, mucho más barata, que hay que desocupar en cuanto él vuelva',
      },
      source: page('compute/docs/instances/spot'),
    },
  ],
  facts: [
    {
      id: 'buy-short',
      kind: 'purpose',
      of: ['buy-demand'],
      unclear: ['compute-engine'],
      cue: {
        pt: 'cargas breves que não toleram interrupção nem justificam um contrato',
        en: 'brief workloads that tolerate no interruption and justify no contract',
        es: 'cargas breves que no toleran interrupciones ni justifican un contrato',
      },
      level: 1,
      say: {
        pt: '{combinar} com um teste de dois dias que não pode parar',
        en: '{suit} a two-day test that must not stop',
        es: '{convenir} a una prueba de dos días que no puede parar',
      },
      need: {
        pt: 'rodar por dois dias um teste que não pode parar, sem assinar nada',
        en: 'run for two days a test that must not stop, without signing anything',
        es: 'ejecutar por dos días una prueba que no puede detenerse, sin firmar nada',
      },
      how: {
        pt: 'O preço sob demanda cobra cada segundo de uso, sem prazo, e não corre o risco de preempção.',
        en: 'The on-demand price charges for each second of use, with no term, and runs no risk of preemption.',
        es: 'El precio bajo demanda cobra cada segundo de uso, sin plazo y sin riesgo de interrupción (preemption).',
      },
    },
    {
      id: 'buy-auto',
      kind: 'feature',
      of: ['buy-sud'],
      cue: {
        pt: 'economia em VMs de longa execução, sem contrato nem configuração',
        en: 'savings on long-running VMs, earned with neither a contract nor any setup',
        es: 'ahorro en VM de larga ejecución, sin contrato ni configuración',
      },
      level: 1,
      say: {
        pt: '{reduzir} a fatura de forma automática, sem nenhum pedido',
        en: '{lower} the bill automatically, without a request',
        es: '{reducir} la factura de forma automática, sin ninguna solicitud',
      },
      how: {
        pt: 'O desconto por uso contínuo é calculado todo mês nas séries que o têm, como N1 e N2.',
        en: 'The sustained use discount is worked out each month for the series that have it, such as N1 and N2.',
        es: 'El descuento por uso continuo se calcula cada mes en las series que lo tienen, como N1 y N2.',
      },
    },
    {
      id: 'buy-month',
      kind: 'purpose',
      of: ['buy-sud'],
      cue: {
        pt: 'redução automática que cresce com as horas de uso no mês',
        en: 'an automatic reduction that grows with the hours of use in a month',
        es: 'reducción automática que crece con las horas de uso en el mes',
      },
      level: 2,
      say: {
        pt: '{baixar} por si só a cobrança de máquinas ligadas quase o mês inteiro',
        en: '{lower} by itself the charge of machines that are on for most of the month',
        es: '{bajar} por sí solo el cobro de máquinas encendidas casi todo el mes',
      },
      need: {
        pt: 'pagar menos, sem assinar nada, por máquinas N2 que passam o mês ligadas e não podem parar',
        en: 'pay less, without signing anything, for N2 machines that are on all month and cannot stop',
        es: 'pagar menos, sin firmar nada, por máquinas N2 que pasan el mes encendidas y no pueden detenerse',
      },
      how: {
        pt: 'O desconto por uso contínuo começa depois de 25% das horas do mês e chega a 20% nas máquinas N2.',
        en: 'The sustained use discount starts after 25% of the hours of the month and comes to 20% on N2 machines.',
        es: 'El descuento por uso continuo empieza después del 25% de las horas del mes y llega al 20% en las máquinas N2.',
      },
    },
    {
      id: 'buy-two',
      kind: 'purpose',
      of: ['buy-cud-1'],
      level: 2,
      say: {
        pt: '{dar} desconto a quem se compromete por doze meses',
        en: '{give} a discount to those who commit for twelve months',
        es: '{dar} descuento a quien se compromete por doce meses',
      },
      need: {
        pt: 'pagar o mínimo por máquinas que usará dia e noite, sem parar, pelos próximos doze meses e depois desligará',
        en: 'pay the least for machines that it will use day and night, without a stop, for the next twelve months and then turn off',
        es: 'pagar lo mínimo por máquinas que usará día y noche, sin parar, los próximos doce meses y luego apagará',
      },
      how: {
        pt: 'O desconto por compromisso de um ano cobre exatamente esse uso; o de três anos continuaria na fatura depois dele.',
        en: 'The one-year committed use discount covers exactly this use; the three-year one would stay on the bill after it.',
        es: 'El descuento por compromiso de un año cubre exactamente ese uso; el de tres años seguiría en la factura después.',
      },
    },
    {
      id: 'buy-three',
      kind: 'purpose',
      of: ['buy-cud-3'],
      level: 1,
      say: {
        pt: '{dar} o maior desconto em máquinas que o provedor não pode interromper',
        en: '{give} the largest discount on machines that the provider cannot interrupt',
        es: '{dar} el mayor descuento en máquinas que el proveedor no puede interrumpir',
      },
      need: {
        pt: 'pagar o mínimo por servidores que vão trabalhar sem parar por 36 meses ou mais',
        en: 'pay the least for servers that will work without a stop for 36 months or more',
        es: 'pagar lo mínimo por servidores que trabajarán sin parar por 36 meses o más',
      },
      how: {
        pt: 'O desconto por compromisso de três anos, baseado em recursos, chega a 55% na maioria das máquinas, contra 37% com um ano.',
        en: 'The three-year committed use discount, resource-based, comes to 55% for most machines, against 37% for one year.',
        es: 'El descuento por compromiso de tres años, basado en recursos, llega al 55% en la mayoría de las máquinas, contra 37% con un año.',
      },
    },
    {
      id: 'buy-restart',
      kind: 'purpose',
      of: ['buy-spot'],
      unclear: ['spot-vm'],
      cue: {
        pt: 'cargas em lote tolerantes a falhas, pelo menor custo possível',
        en: 'fault-tolerant batch workloads at the lowest possible cost',
        es: 'cargas por lotes tolerantes a fallas, al menor costo posible',
      },
      level: 1,
      say: {
        pt: '{combinar} com um trabalho que pode recomeçar a qualquer momento',
        en: '{suit} a job that can start over at any moment',
        es: '{convenir} a un trabajo que puede recomenzar en cualquier momento',
      },
      need: {
        pt: 'pagar o mínimo por um trabalho noturno que pode parar e recomeçar a qualquer momento',
        en: 'pay the least for a nightly job that can stop and start over at any moment',
        es: 'pagar lo mínimo por un trabajo nocturno que puede detenerse y recomenzar en cualquier momento',
      },
      how: {
        pt: 'O preço Spot vende capacidade que o Google retoma quando precisa, com cerca de 30 segundos de aviso.',
        en: 'The Spot price sells capacity that Google reclaims when it needs it, with about 30 seconds’ notice.',
        es: 'El precio Spot vende capacidad que Google recupera cuando la necesita, con unos 30 segundos de aviso.',
      },
    },
    {
      id: 'buy-steady',
      kind: 'trait',
      of: ['buy-demand', 'buy-sud', 'buy-cud-1', 'buy-cud-3'],
      cue: {
        pt: 'máquina que permanece ligada enquanto o cliente quiser',
        en: 'a machine that stays up as long as the customer wants',
        es: 'máquina que permanece encendida mientras el cliente quiera',
      },
      level: 1,
      say: {
        pt: '{valer} para máquinas que o provedor não interrompe',
        en: '{apply} to machines that the provider does not interrupt',
        es: '{valer} para máquinas que el proveedor no interrumpe',
      },
      deny: {
        pt: '{deixar} o provedor interromper a máquina',
        en: '{let} the provider interrupt the machine',
        es: '{dejar} que el proveedor interrumpa la máquina',
      },
    },
    {
      id: 'buy-nocommit',
      kind: 'trait',
      of: ['buy-demand', 'buy-sud', 'buy-spot'],
      cue: {
        pt: 'liberdade para sair a qualquer momento',
        en: 'freedom to leave at any time',
        es: 'libertad para salir en cualquier momento',
      },
      level: 1,
      say: {
        pt: '{dispensar} qualquer compromisso de prazo',
        en: '{require} no commitment to a term',
        es: '{prescindir} de cualquier compromiso de plazo',
      },
      deny: {
        pt: '{cobrar} o prazo inteiro, mesmo que o uso acabe antes',
        en: '{charge} for the whole term, even if use ends sooner',
        es: '{cobrar} el plazo completo, aunque el uso termine antes',
      },
    },
    {
      id: 'buy-year',
      kind: 'trait',
      of: ['buy-demand', 'buy-sud', 'buy-spot', 'buy-cud-1'],
      cue: {
        pt: 'nenhuma obrigação além de doze meses',
        en: 'no obligation beyond twelve months',
        es: 'ninguna obligación más allá de doce meses',
      },
      level: 1,
      say: {
        pt: '{dispensar} compromisso de mais de um ano',
        en: '{require} no commitment of more than one year',
        es: '{prescindir} de compromisos de más de un año',
      },
      deny: {
        pt: '{exigir} compromisso de mais de um ano',
        en: '{require} a commitment of more than one year',
        es: '{exigir} un compromiso de más de un año',
      },
    },
    {
      id: 'buy-discount',
      kind: 'trait',
      of: ['buy-sud', 'buy-cud-1', 'buy-cud-3', 'buy-spot'],
      cue: {
        pt: 'alguma redução sobre o preço padrão',
        en: 'some reduction on the standard price',
        es: 'alguna reducción sobre el precio estándar',
      },
      level: 1,
      say: {
        pt: '{custar} menos que a tabela comum',
        en: '{cost} less than the list price',
        es: '{costar} menos que la tarifa común',
      },
      deny: {
        pt: '{seguir} o próprio preço de tabela',
        en: '{go} by the list price itself',
        es: '{seguir} el propio precio de lista',
      },
    },
    {
      id: 'buy-fixed',
      kind: 'trait',
      of: ['buy-cud-1', 'buy-cud-3'],
      cue: {
        pt: 'mínimo contratado cobrado mesmo sem uso',
        en: 'a contracted minimum charged even without use',
        es: 'mínimo contratado que se cobra aunque no haya uso',
      },
      level: 2,
      say: {
        pt: '{continuar} na fatura mesmo se o cliente desligar as máquinas',
        en: '{stay} on the bill even if the customer turns the machines off',
        es: '{seguir} en la factura aunque el cliente apague las máquinas',
      },
    },
    {
      id: 'buy-list',
      kind: 'feature',
      of: ['buy-demand'],
      unclear: ['buy-sud'],
      level: 1,
      say: {
        pt: '{seguir} o preço de tabela, sem acordo e sem risco de interrupção',
        en: '{follow} the list price, with no agreement and no risk of interruption',
        es: '{seguir} el precio de lista, sin acuerdo y sin riesgo de interrupción',
      },
      how: {
        pt: 'O preço sob demanda cobra cada segundo de uso pelo valor publicado, e o cliente para quando quer.',
        en: 'The on-demand price charges each second of use at the published rate, and the customer stops at will.',
        es: 'El precio bajo demanda cobra cada segundo de uso al valor publicado, y el cliente se detiene cuando quiere.',
      },
    },
    {
      id: 'buy-surplus',
      kind: 'feature',
      of: ['buy-spot'],
      level: 1,
      say: {
        pt: '{vir} da capacidade que sobra nos data centers do provedor',
        en: '{come} from capacity left over in the provider’s data centers',
        es: '{venir} de la capacidad que sobra en los centros de datos del proveedor',
      },
      how: {
        pt: 'O preço Spot vende o que está ocioso com grande desconto e o retoma quando outro cliente precisa.',
        en: 'The Spot price sells what is idle at a large discount and takes it back when another customer needs it.',
        es: 'El precio Spot vende lo que está inactivo con gran descuento y lo retoma cuando otro cliente lo necesita.',
      },
    },
  ],
  contrasts: [
    {
      between: ['buy-sud', 'buy-cud-1'],
      say: {
        pt: 'O desconto por uso contínuo vem sozinho; o desconto por compromisso de um ano é maior e exige acordo de prazo.',
        en: 'The sustained use discount comes by itself; the one-year committed use discount is larger and needs an agreement on a term.',
        es: 'El descuento por uso continuo se aplica solo; el descuento por compromiso de un año es mayor y exige un acuerdo de plazo.',
      },
    },
    {
      between: ['buy-cud-1', 'buy-cud-3'],
      say: {
        pt: 'O compromisso de três anos desconta mais; o compromisso de um ano prende por menos tempo.',
        en: 'The three-year commitment takes more off; the one-year commitment binds for less time.',
        es: 'El compromiso de tres años descuenta más; el compromiso de un año ata por menos tiempo.',
      },
    },
    {
      between: ['buy-demand', 'buy-spot'],
      say: {
        pt: 'Com o preço sob demanda, o Google não retoma a máquina; com o preço Spot, ela custa muito menos e pode ser retirada.',
        en: 'At the on-demand price Google does not take the machine back; at the Spot price it costs much less and can be taken back.',
        es: 'Con el precio bajo demanda, Google no recupera la máquina; con el precio Spot, cuesta mucho menos, y Google puede retirarla.',
      },
    },
    {
      between: ['buy-demand', 'buy-sud'],
      say: {
        pt: 'O preço sob demanda é o da tabela; o desconto por uso contínuo o reduz sozinho quando a máquina passa boa parte do mês ligada.',
        en: 'The on-demand price is the list price; the sustained use discount lowers it by itself when a machine is on for much of the month.',
        es: 'El precio bajo demanda es el de lista; el descuento por uso continuo lo reduce solo cuando la máquina pasa buena parte del mes encendida.',
      },
    },
    {
      between: ['buy-demand', 'buy-cud-1'],
      say: {
        pt: 'O preço sob demanda não prende e tem, no máximo, o desconto automático; o compromisso de um ano desconta mais e cobra os doze meses.',
        en: 'The on-demand price binds to nothing and has at most the automatic discount; a one-year commitment takes more off and charges for all twelve months.',
        es: 'El precio bajo demanda no ata y tiene, como máximo, el descuento automático; el compromiso de un año descuenta más y cobra los doce meses.',
      },
    },
    {
      between: ['buy-demand', 'buy-cud-3'],
      say: {
        pt: 'O preço sob demanda não prende e tem, no máximo, o desconto automático; o compromisso de três anos desconta mais e cobra os 36 meses.',
        en: 'The on-demand price binds to nothing and has at most the automatic discount; a three-year commitment takes more off and charges for all 36 months.',
        es: 'El precio bajo demanda no ata y tiene, como máximo, el descuento automático; el compromiso de tres años descuenta más y cobra los 36 meses.',
      },
    },
    {
      between: ['buy-cud-1', 'buy-spot'],
      say: {
        pt: 'O compromisso de um ano é de máquinas comuns, que o Google não retoma; o preço Spot é menor, mas o Google pode retirar a máquina.',
        en: 'A one-year commitment is for regular machines, which Google does not take back; the Spot price is lower, but Google can take the machine back.',
        es: 'El compromiso de un año es de máquinas comunes, que Google no recupera; el precio Spot es menor, pero Google puede retirar la máquina.',
      },
    },
    {
      between: ['buy-cud-3', 'buy-spot'],
      say: {
        pt: 'O compromisso de três anos é de máquinas comuns, que o Google não retoma; o preço Spot é menor, mas a máquina pode ser retirada.',
        en: 'A three-year commitment is for regular machines, which Google does not take back; the Spot price is lower, but the machine can be taken back.',
        es: 'El compromiso de tres años es de máquinas comunes, que Google no recupera; el precio Spot es menor, pero la máquina puede retirarse.',
      },
    },
    {
      between: ['buy-sud', 'buy-spot'],
      say: {
        pt: 'O desconto por uso contínuo vale para máquinas que ninguém interrompe; o preço Spot, para as que podem parar.',
        en: 'The sustained use discount is for machines that nobody interrupts; the Spot price is for those that may stop.',
        es: 'El descuento por uso continuo vale para máquinas que nadie interrumpe; el precio Spot, para las que pueden detenerse.',
      },
    },
    {
      between: ['buy-sud', 'buy-cud-3'],
      say: {
        pt: 'O desconto por uso contínuo vem sozinho e não prende; o compromisso de três anos desconta mais e prende 36 meses.',
        en: 'The sustained use discount comes by itself and binds to nothing; a three-year commitment takes more off and binds for 36 months.',
        es: 'El descuento por uso continuo se aplica solo y no ata; el compromiso de tres años descuenta más y ata 36 meses.',
      },
    },
  ],
};
