import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const tableCapacity: readonly Pattern[] = [
  {
    id: 'table-capacity',
    exams: { 'saa-c03': { domain: 'cost', topic: 'database-cost' } },
    scene: {
      pt: 'Pense em cada leitura ou gravação como uma corrida de táxi e nos dados armazenados como bagagem guardada.',
      en: 'Think of each read or write as a ride and of the stored data as luggage left in storage.',
      es: 'Piensa en cada lectura o escritura como un viaje en auto y en los datos almacenados como equipaje guardado.',
    },
    situations: [
      {
        id: 'coupons',
        text: {
          pt: 'Uma rede de supermercados guarda os cupons dos clientes em uma tabela do Amazon DynamoDB e revê o modo de capacidade e a classe dessa tabela.',
          en: 'A supermarket chain keeps its customers’ coupons in an Amazon DynamoDB table and is reviewing the capacity mode and the class of that table.',
          es: 'Una cadena de supermercados guarda los cupones de sus clientes en una tabla de Amazon DynamoDB y revisa el modo de capacidad y la clase de esa tabla.',
        },
        today: {
          pt: 'A tabela tem 80 milhões de cupons e foi criada para um piloto em cinco lojas. Um arquiteto de soluções precisa definir o que mudar.',
          en: 'The table holds 80 million coupons and was set up for a pilot in five stores. A solutions architect must decide what to change.',
          es: 'La tabla tiene 80 millones de cupones y se creó para un piloto en cinco tiendas. Un arquitecto de soluciones debe definir qué cambiar.',
        },
      },
      {
        id: 'telemetry-table',
        text: {
          pt: 'Uma fabricante de tratores grava a telemetria das máquinas em uma tabela do Amazon DynamoDB e revê como paga por ela.',
          en: 'A tractor maker writes the telemetry of its machines to an Amazon DynamoDB table and is reviewing how it pays for it.',
          es: 'Un fabricante de tractores graba la telemetría de sus máquinas en una tabla de Amazon DynamoDB y revisa cómo paga por ella.',
        },
        today: {
          pt: 'Cerca de 14.000 tratores enviam dados a ela, e as suas configurações são as mesmas desde a criação. Os arquitetos devem revê-las.',
          en: 'Some 14,000 tractors report to it, and its settings have stayed the same since it was created. The architects must review them.',
          es: 'Unos 14.000 tractores le envían datos, y su configuración sigue igual desde que se creó. Los arquitectos deben revisarla.',
        },
      },
      {
        id: 'tickets-table',
        text: {
          pt: 'Uma plataforma de chamados de suporte tem o histórico em uma tabela do Amazon DynamoDB e vai escolher como pagar por ela.',
          en: 'A support ticket platform has its history in an Amazon DynamoDB table and must choose how to pay for it.',
          es: 'Una plataforma de tickets de soporte tiene su historial en una tabla de Amazon DynamoDB y va a elegir cómo pagar por ella.',
        },
        today: {
          pt: 'Os 30 milhões de itens vêm de 700 empresas, e as configurações ainda são as do primeiro dia.',
          en: 'The 30 million items come from 700 companies, and the settings are still those of the first day.',
          es: 'Los 30 millones de elementos vienen de 700 empresas, y la configuración sigue siendo la del primer día.',
        },
      },
      {
        id: 'players-table',
        text: {
          pt: 'Um estúdio mantém o progresso dos jogadores em uma tabela do Amazon DynamoDB e estuda a fatura dela.',
          en: 'A studio keeps its players’ progress in an Amazon DynamoDB table and is studying the table’s bill.',
          es: 'Un estudio mantiene el progreso de los jugadores en una tabla de Amazon DynamoDB y estudia la factura de la tabla.',
        },
        today: {
          pt: 'Seis milhões de jogadores têm um item cada, e a tabela é o segundo maior custo do jogo. Um arquiteto deve reconfigurá-la.',
          en: 'Six million players have an item each, and the table is the second largest cost of the game. An architect has to reconfigure it.',
          es: 'Seis millones de jugadores tienen un elemento cada uno, y la tabla es el segundo mayor costo del juego. Un arquitecto debe reconfigurarla.',
        },
      },
    ],
    candidates: [
      {
        id: 'on-demand',
        uses: [],
        popularity: 5,
        source: docs('amazondynamodb/latest/developerguide/on-demand-capacity-mode.html'),
        text: {
          pt: 'Modo sob demanda, na classe padrão',
          en: 'On-demand mode, in the standard class',
          es: 'Modo bajo demanda, en la clase estándar',
        },
        action: {
          pt: 'Definir na tabela o modo de capacidade sob demanda e mantê-la na classe DynamoDB Standard.',
          en: 'Set the table to on-demand capacity mode and keep it in the DynamoDB Standard table class.',
          es: 'Definir en la tabla el modo de capacidad bajo demanda y mantenerla en la clase DynamoDB Standard.',
        },
        why: {
          pt: 'O modo sob demanda, na classe Standard e sem prazo, cobra só por leitura e gravação feitas e aceita de imediato 4.000 gravações por segundo ou o dobro do pico anterior, sem nada a planejar.',
          en: 'On-demand mode, in the Standard class and with no term, charges only for the reads and writes made and takes at once 4,000 writes per second or twice its previous peak, with nothing to plan.',
          es: 'El modo bajo demanda, en la clase Standard y sin plazo, cobra solo por las lecturas y escrituras hechas y acepta de inmediato 4.000 escrituras por segundo o el doble del pico anterior, sin nada que planificar.',
        },
        likeness: {
          pt: 'o táxi de corrida mais cara, sempre pronto sem reserva, que guarda a bagagem ao preço comum',
          en: 'the taxi with costlier rides, always ready without booking, which keeps luggage at the ordinary price',
          es: 'el taxi de viaje más caro, siempre listo sin reserva, que guarda el equipaje al precio común',
        },
        tell: {
          pt: 'Carga que salta em instantes, sem aviso: modo sob demanda. Carga que ninguém consegue prever: modo sob demanda. Capacidade que não deve ser paga quando não é usada: modo sob demanda. Leituras e gravações que são quase toda a fatura: a classe Standard. Direção que não aceita um compromisso de um ano: um modo sem capacidade reservada. Madrugada quase sem acesso, sem pagar pela capacidade da hora de pico: sob demanda, ou provisionada com auto scaling.',
          en: 'A load that jumps in an instant without warning: on-demand mode. A load that nobody can predict: on-demand mode. Capacity that must not be paid for when it is not used: on-demand mode. Reads and writes that are 90% of the bill: the Standard class. Management that does not accept a one-year commitment: a mode without reserved capacity. Small hours with hardly any access, without paying for the capacity of the peak hour: on-demand, or provisioned with auto scaling.',
          es: 'Carga que salta en instantes, sin aviso: modo bajo demanda. Carga que nadie puede prever: modo bajo demanda. Capacidad que no debe pagarse cuando no se usa: modo bajo demanda. Lecturas y escrituras que son el 90% de la factura: la clase Standard. Dirección que no acepta un compromiso de un año: un modo sin capacidad reservada. Madrugada casi sin acceso, sin pagar por la capacidad de la hora pico: bajo demanda, o aprovisionada con auto scaling.',
        },
      },
      {
        id: 'on-demand-ia',
        uses: [],
        popularity: 3,
        source: docs('amazondynamodb/latest/developerguide/HowItWorks.TableClasses.html'),
        text: {
          pt: 'Modo sob demanda, na classe Standard-IA',
          en: 'On-demand mode, in the Standard-IA class',
          es: 'Modo bajo demanda, en la clase Standard-IA',
        },
        action: {
          pt: 'Definir na tabela o modo de capacidade sob demanda e mudá-la para a classe DynamoDB Standard-IA.',
          en: 'Set the table to on-demand capacity mode and change it to the DynamoDB Standard-IA table class.',
          es: 'Definir en la tabla el modo de capacidad bajo demanda y cambiarla a la clase DynamoDB Standard-IA.',
        },
        why: {
          pt: 'O modo sob demanda com a classe Standard-IA aceita de imediato 4.000 gravações por segundo ou o dobro do pico anterior, sem nada a planejar, e cobra menos pelo armazenamento e mais por leitura e gravação.',
          en: 'On-demand mode with the Standard-IA class takes at once 4,000 writes per second or twice its previous peak, with nothing to plan, and charges less for storage and more for reads and writes.',
          es: 'El modo bajo demanda con la clase Standard-IA acepta de inmediato 4.000 escrituras por segundo o el doble del pico anterior, sin nada que planificar, y cobra menos por el almacenamiento y más por lecturas y escrituras.',
        },
        likeness: {
          pt: 'um táxi sempre pronto sem reserva, que guarda a bagagem por menos, mas com as corridas mais caras de todas',
          en: 'a taxi always ready without booking, with cheaper luggage storage but the costliest rides of all',
          es: 'un taxi siempre listo sin reserva, que guarda el equipaje por menos, pero con los viajes más caros de todos',
        },
        tell: {
          pt: 'Armazenamento que é 80% da fatura, com itens raramente lidos: a classe Standard-IA. Carga que salta em instantes, sem aviso: modo sob demanda. Carga que ninguém consegue prever: modo sob demanda. Direção que não aceita um compromisso de um ano: um modo sem capacidade reservada. Madrugada quase sem acesso, sem pagar pela capacidade da hora de pico: sob demanda, ou provisionada com auto scaling.',
          en: 'Storage that is 80% of the bill, with items rarely read: the Standard-IA class. A load that jumps in an instant without warning: on-demand mode. A load that nobody can predict: on-demand mode. Management that does not accept a one-year commitment: a mode without reserved capacity. Small hours with hardly any access, without paying for the capacity of the peak hour: on-demand, or provisioned with auto scaling.',
          es: 'Almacenamiento que es el 80% de la factura, con elementos que rara vez se leen: la clase Standard-IA. Carga que salta en instantes, sin aviso: modo bajo demanda. Carga que nadie puede prever: modo bajo demanda. Dirección que no acepta un compromiso de un año: un modo sin capacidad reservada. Madrugada casi sin acceso, sin pagar por la capacidad de la hora pico: bajo demanda, o aprovisionada con auto scaling.',
        },
      },
      {
        id: 'provisioned-scaling',
        uses: [],
        popularity: 4,
        source: docs('amazondynamodb/latest/developerguide/AutoScaling.html'),
        text: {
          pt: 'Modo provisionado, com ajuste automático',
          en: 'Provisioned mode, with auto scaling',
          es: 'Modo aprovisionado, con ajuste automático',
        },
        action: {
          pt: 'Definir na tabela o modo de capacidade provisionada e configurar auto scaling com mínimo baixo e máximo alto.',
          en: 'Set the table to provisioned capacity mode and configure auto scaling with a low minimum and a high maximum.',
          es: 'Definir en la tabla el modo de capacidad aprovisionada y configurar auto scaling con mínimo bajo y máximo alto.',
        },
        why: {
          pt: 'O modo provisionado com ajuste automático, na classe Standard e sem prazo, segue a carga em minutos, por um preço menor por unidade usada, entre limites definidos.',
          en: 'Provisioned mode with auto scaling, in the Standard class and with no term, follows the load within minutes, at a lower price per unit used, between set limits.',
          es: 'El modo aprovisionado con ajuste automático, en la clase Standard y sin plazo, sigue la carga en minutos, por un precio menor por unidad usada, entre límites definidos.',
        },
        likeness: {
          pt: 'a frota alugada de corridas baratas e bagagem ao preço comum, que cresce aos poucos, entre limites que você fixa',
          en: 'the rented fleet with cheap rides and ordinary luggage prices, which grows gradually between limits that you set',
          es: 'la flota alquilada de viajes baratos y equipaje al precio común, que crece poco a poco entre límites que fijas',
        },
        tell: {
          pt: 'Carga que sobe devagar toda manhã e cai à noite: modo provisionado com auto scaling. Direção que não aceita um compromisso de um ano: um modo sem capacidade reservada. Madrugada quase sem acesso, sem pagar pela capacidade da hora de pico: sob demanda, ou provisionada com auto scaling.',
          en: 'A load that rises slowly each morning and falls at night: provisioned mode with auto scaling. Management that does not accept a one-year commitment: a mode without reserved capacity. Small hours with hardly any access, without paying for the capacity of the peak hour: on-demand, or provisioned with auto scaling.',
          es: 'Carga que sube despacio cada mañana y baja de noche: modo aprovisionado con auto scaling. Dirección que no acepta un compromiso de un año: un modo sin capacidad reservada. Madrugada casi sin acceso, sin pagar por la capacidad de la hora pico: bajo demanda, o aprovisionada con auto scaling.',
        },
      },
      {
        id: 'reserved',
        uses: [],
        popularity: 3,
        source: docs('amazondynamodb/latest/developerguide/reserved-capacity.html'),
        text: {
          pt: 'Modo provisionado, com capacidade reservada',
          en: 'Provisioned mode, with reserved capacity',
          es: 'Modo aprovisionado, con capacidad reservada',
        },
        action: {
          pt: 'Definir na tabela o modo de capacidade provisionada e contratar capacidade reservada de um ano para o pico.',
          en: 'Set the table to provisioned capacity mode and purchase reserved capacity for one year for its peak.',
          es: 'Definir en la tabla el modo de capacidad aprovisionada y contratar capacidad reservada de un año para el pico.',
        },
        why: {
          pt: 'A capacidade reservada troca um compromisso de um ou três anos pelo menor preço de uma capacidade provisionada constante.',
          en: 'Reserved capacity exchanges a commitment of one or three years for the lowest price of a constant provisioned capacity.',
          es: 'La capacidad reservada cambia un compromiso de uno o tres años por el menor precio de una capacidad aprovisionada constante.',
        },
        likeness: {
          pt: 'uma frota de tamanho previsto por você, contratada por um ano pelo menor preço, em uso ou parada',
          en: 'a fleet of a size that you foresee, contracted for a year at the lowest price, in use or parked',
          es: 'una flota del tamaño que prevés, contratada por un año al menor precio, en uso o estacionada',
        },
        tell: {
          pt: 'Carga constante e compromisso aceito: capacidade reservada.',
          en: 'A constant load and an accepted commitment: reserved capacity.',
          es: 'Carga constante y compromiso aceptado: capacidad reservada.',
        },
      },
      {
        id: 'fixed',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('amazondynamodb/latest/developerguide/provisioned-capacity-mode.html'),
        text: {
          pt: 'Modo provisionado, com valor fixo para o pico',
          en: 'Provisioned mode, fixed at the level of the peak',
          es: 'Modo aprovisionado, con valor fijo para el pico',
        },
        action: {
          pt: 'Definir na tabela o modo de capacidade provisionada e fixar as unidades de leitura e gravação no pico.',
          en: 'Set the table to provisioned capacity mode and fix its read and write units at the peak.',
          es: 'Definir en la tabla el modo de capacidad aprovisionada y fijar las unidades de lectura y escritura en el pico.',
        },
        why: {
          pt: 'O modo provisionado com valor fixo garante a capacidade do pico a qualquer hora, e a cobra a qualquer hora.',
          en: 'Provisioned mode at a fixed level guarantees the capacity of the peak at any hour, and charges for it at any hour.',
          es: 'El modo aprovisionado con valor fijo garantiza la capacidad del pico a cualquier hora, y la cobra a cualquier hora.',
        },
        likeness: {
          pt: 'uma frota sem prazo, do tamanho da hora de pico que você prevê, paga também de madrugada',
          en: 'a fleet with no set term, of the rush-hour size that you foresee, paid for in the small hours too',
          es: 'una flota sin plazo, del tamaño de la hora de más demanda que prevés, pagada también de madrugada',
        },
        tell: {
          pt: 'Capacidade conhecida, sem compromisso: valor provisionado fixo.',
          en: 'Known capacity, without a commitment: a fixed provisioned level.',
          es: 'Capacidad conocida, sin compromiso: valor aprovisionado fijo.',
        },
      },
      {
        id: 'provisioned-ia',
        uses: ['Standard-IA'],
        popularity: 3,
        source: docs('amazondynamodb/latest/developerguide/HowItWorks.TableClasses.html'),
        text: {
          pt: 'Provisionado com ajuste automático, classe Standard-IA',
          en: 'Provisioned with auto scaling, Standard-IA class',
          es: 'Aprovisionado con ajuste automático, clase Standard-IA',
        },
        action: {
          pt: 'Definir na tabela o modo de capacidade provisionada com auto scaling de mínimo baixo e mudá-la para a classe DynamoDB Standard-IA.',
          en: 'Set the table to provisioned capacity mode with auto scaling from a low minimum and change it to the DynamoDB Standard-IA table class.',
          es: 'Definir en la tabla el modo de capacidad aprovisionada con auto scaling de mínimo bajo y cambiarla a la clase DynamoDB Standard-IA.',
        },
        why: {
          pt: 'A classe Standard-IA reduz o preço do armazenamento e encarece leituras e gravações; o auto scaling, sem prazo, ajusta a capacidade provisionada aos poucos, entre limites, por um preço menor por unidade usada que sob demanda.',
          en: 'The Standard-IA class lowers the price of storage and makes reads and writes more expensive; auto scaling, with no term, adjusts the provisioned capacity gradually, between limits, at a lower price per unit used than on demand.',
          es: 'La clase Standard-IA reduce el precio del almacenamiento y encarece lecturas y escrituras; el auto scaling, sin plazo, ajusta la capacidad aprovisionada de a poco, entre límites, por un precio menor por unidad usada que bajo demanda.',
        },
        likeness: {
          pt: 'a frota alugada que cresce aos poucos, entre limites que você fixa, com bagagem barata e corridas mais caras',
          en: 'the rented fleet that grows gradually between limits that you set, with cheap luggage storage but costlier rides',
          es: 'la flota alquilada que crece poco a poco, entre límites que fijas, con equipaje barato y viajes más caros',
        },
        tell: {
          pt: 'Armazenamento que é 80% da fatura, com itens raramente lidos: a classe Standard-IA. Carga que sobe devagar toda manhã e cai à noite: modo provisionado com auto scaling. Direção que não aceita um compromisso de um ano: um modo sem capacidade reservada. Madrugada quase sem acesso, sem pagar pela capacidade da hora de pico: sob demanda, ou provisionada com auto scaling.',
          en: 'Storage that is 80% of the bill, with items rarely read: the Standard-IA class. A load that rises slowly each morning and falls at night: provisioned mode with auto scaling. Management that does not accept a one-year commitment: a mode without reserved capacity. Small hours with hardly any access, without paying for the capacity of the peak hour: on-demand, or provisioned with auto scaling.',
          es: 'Almacenamiento que es el 80% de la factura, con elementos que rara vez se leen: la clase Standard-IA. Carga que sube despacio cada mañana y baja de noche: modo aprovisionado con auto scaling. Dirección que no acepta un compromiso de un año: un modo sin capacidad reservada. Madrugada casi sin acceso, sin pagar por la capacidad de la hora pico: bajo demanda, o aprovisionada con auto scaling.',
        },
      },
    ],
    constraints: [
      {
        id: 'sudden',
        notWith: ['daily-curve'],
        text: {
          pt: 'A carga salta de dez para três mil gravações por segundo em instantes, sem aviso, e nenhuma pode ser recusada.',
          en: 'The load jumps from ten to three thousand writes per second in an instant, without warning, and none may be refused.',
          es: 'La carga salta de diez a tres mil escrituras por segundo en instantes, sin aviso, y ninguna puede rechazarse.',
        },
        fits: ['on-demand', 'on-demand-ia', 'reserved', 'fixed'],
        rulesOut: {
          'provisioned-ia': {
            pt: 'O auto scaling leva minutos para ajustar a capacidade, e o DynamoDB recusa o excesso até lá (throttling).',
            en: 'Auto scaling takes minutes to adjust the capacity, and DynamoDB refuses the excess until then (throttling).',
            es: 'El auto scaling tarda minutos en ajustar la capacidad, y DynamoDB rechaza el exceso hasta entonces (throttling).',
          },
          'provisioned-scaling': {
            pt: 'O auto scaling leva minutos para ajustar a capacidade, e o DynamoDB recusa o excesso até lá (throttling).',
            en: 'Auto scaling takes minutes to adjust the capacity, and DynamoDB refuses the excess until then (throttling).',
            es: 'El auto scaling tarda minutos en ajustar la capacidad, y DynamoDB rechaza el exceso hasta entonces (throttling).',
          },
        },
      },
      {
        id: 'no-commitment',
        text: {
          pt: 'O produto pode ser encerrado no mês que vem, e a direção não aceita um compromisso de um ano.',
          en: 'The product may be closed next month, and management does not accept a one-year commitment.',
          es: 'El producto puede cerrarse el mes que viene, y la dirección no acepta un compromiso de un año.',
        },
        fits: ['on-demand', 'on-demand-ia', 'provisioned-scaling', 'provisioned-ia', 'fixed'],
        rulesOut: {
          reserved: {
            pt: 'A capacidade reservada exige um compromisso de um ou três anos.',
            en: 'Reserved capacity needs a commitment of one or three years.',
            es: 'La capacidad reservada exige un compromiso de uno o tres años.',
          },
        },
      },
      {
        id: 'no-idle',
        text: {
          pt: 'De madrugada quase não há acessos, e a empresa não quer pagar pela capacidade da hora de pico.',
          en: 'In the small hours there is hardly any access, and the company does not want to pay for the capacity of the peak hour.',
          es: 'De madrugada casi no hay accesos, y la empresa no quiere pagar por la capacidad de la hora pico.',
        },
        fits: ['on-demand', 'on-demand-ia', 'provisioned-scaling', 'provisioned-ia'],
        rulesOut: {
          reserved: {
            pt: 'A capacidade reservada é paga a qualquer hora, usada ou não.',
            en: 'Reserved capacity is paid for at any hour, used or not.',
            es: 'La capacidad reservada se paga a cualquier hora, usada o no.',
          },
          fixed: {
            pt: 'O valor fixo para o pico é pago também de madrugada.',
            en: 'The level fixed at the peak is paid for in the small hours too.',
            es: 'El valor fijo para el pico se paga también de madrugada.',
          },
        },
      },
      {
        id: 'busy-table',
        notWith: ['cold-items'],
        text: {
          pt: 'Leituras e gravações são 90% da fatura, e uma troca de classe da tabela não pode encarecê-las.',
          en: 'Reads and writes are 90% of the bill, and the table class must not make them more expensive.',
          es: 'Las lecturas y escrituras son el 90% de la factura, y un cambio de clase de la tabla no puede encarecerlas.',
        },
        fits: ['on-demand', 'provisioned-scaling', 'reserved', 'fixed'],
        rulesOut: {
          'provisioned-ia': {
            pt: 'A classe Standard-IA encarece cada leitura e cada gravação.',
            en: 'The Standard-IA class makes each read and each write more expensive.',
            es: 'La clase Standard-IA encarece cada lectura y cada escritura.',
          },
          'on-demand-ia': {
            pt: 'A classe Standard-IA encarece cada leitura e cada gravação.',
            en: 'The Standard-IA class makes each read and each write more expensive.',
            es: 'La clase Standard-IA encarece cada lectura y cada escritura.',
          },
        },
      },
      {
        id: 'nobody-plans',
        text: {
          pt: 'Ninguém consegue prever a carga da semana seguinte, e a equipe não quer definir nem acompanhar capacidade.',
          en: 'Nobody can predict the load of the following week, and the team does not want to set or watch capacity.',
          es: 'Nadie puede prever la carga de la semana siguiente, y el equipo no quiere definir ni vigilar la capacidad.',
        },
        fits: ['on-demand', 'on-demand-ia'],
        rulesOut: {
          'provisioned-ia': {
            pt: 'O auto scaling pede limites e metas que alguém define e acompanha.',
            en: 'Auto scaling needs limits and targets that someone sets and watches.',
            es: 'El auto scaling requiere límites y metas que alguien define y sigue.',
          },
          'provisioned-scaling': {
            pt: 'O ajuste automático pede limites e metas que alguém define e acompanha.',
            en: 'Auto scaling needs limits and targets that someone sets and watches.',
            es: 'El ajuste automático requiere límites y metas que alguien define y sigue.',
          },
          reserved: {
            pt: 'A capacidade reservada exige prever quantas unidades serão usadas por um ano ou mais.',
            en: 'Reserved capacity needs a forecast of how many units will be used for a year or more.',
            es: 'La capacidad reservada exige prever cuántas unidades se usarán por un año o más.',
          },
          fixed: {
            pt: 'O valor fixo precisa ser definido e acompanhado por alguém.',
            en: 'The fixed level has to be set and watched by someone.',
            es: 'El valor fijo debe ser definido y seguido por alguien.',
          },
        },
      },
      {
        id: 'daily-curve',
        text: {
          pt: 'A carga sobe devagar toda manhã e cai à noite, e cada unidade deve custar menos que no modo cobrado por requisição.',
          en: 'The load rises slowly each morning and falls at night, and each unit must cost less than in the mode charged per request.',
          es: 'La carga sube despacio cada mañana y baja de noche, y cada unidad debe costar menos que en el modo cobrado por solicitud.',
        },
        fits: ['provisioned-scaling', 'provisioned-ia', 'fixed', 'reserved'],
        rulesOut: {
          'on-demand': {
            pt: 'O modo sob demanda cobra mais por requisição do que a capacidade provisionada bem aproveitada.',
            en: 'On-demand mode charges more per request than provisioned capacity that is well used.',
            es: 'El modo bajo demanda cobra más por solicitud que la capacidad aprovisionada bien aprovechada.',
          },
          'on-demand-ia': {
            pt: 'O modo sob demanda cobra mais por requisição, e a classe Standard-IA ainda aumenta esse preço.',
            en: 'On-demand mode charges more per request, and the Standard-IA class raises that price further.',
            es: 'El modo bajo demanda cobra más por solicitud, y la clase Standard-IA aumenta aún más ese precio.',
          },
        },
      },
      {
        id: 'cold-items',
        text: {
          pt: 'O armazenamento é 80% da fatura, porque quase todos os itens são antigos e raramente lidos, e é ele que deve custar menos.',
          en: 'Storage is 80% of the bill, because almost all items are old and rarely read, and it is storage that must cost less.',
          es: 'El almacenamiento es el 80% de la factura, porque casi todos los elementos son antiguos y rara vez se leen, y es lo que debe costar menos.',
        },
        fits: ['on-demand-ia', 'provisioned-ia'],
        rulesOut: {
          'on-demand': {
            pt: 'Na classe Standard, o armazenamento continua ao preço atual; o modo de capacidade só muda leituras e gravações.',
            en: 'In the Standard class storage stays at its present price; the capacity mode only changes reads and writes.',
            es: 'En la clase Standard el almacenamiento sigue al precio actual; el modo de capacidad solo cambia lecturas y escrituras.',
          },
          'provisioned-scaling': {
            pt: 'Na classe Standard, o armazenamento continua ao preço atual; o auto scaling só muda leituras e gravações.',
            en: 'In the Standard class storage stays at its present price; auto scaling only changes reads and writes.',
            es: 'En la clase Standard el almacenamiento sigue al precio actual; el auto scaling solo cambia lecturas y escrituras.',
          },
          reserved: {
            pt: 'A capacidade reservada barateia leituras e gravações, e não o armazenamento.',
            en: 'Reserved capacity lowers the price of reads and writes, not of storage.',
            es: 'La capacidad reservada abarata lecturas y escrituras, no el almacenamiento.',
          },
          fixed: {
            pt: 'O valor fixo só trata de leituras e gravações; o armazenamento continua ao preço da classe Standard.',
            en: 'The fixed level only concerns reads and writes; storage stays at the price of the Standard class.',
            es: 'El valor fijo solo trata de lecturas y escrituras; el almacenamiento sigue al precio de la clase Standard.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual configuração atende a esses requisitos?',
      en: 'Which configuration meets these requirements?',
      es: '¿Qué configuración cumple estos requisitos?',
    },
  },
];
