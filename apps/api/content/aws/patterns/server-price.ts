import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

export const serverPrice: readonly Pattern[] = [
  choiceOf({
    id: 'server-price',
    exams: { 'clf-c02': { domain: 'billing', topic: 'purchase-options' } },
    scene: {
      pt: 'Pense em cada servidor como um carro alugado, na família de instâncias como o modelo e na AWS como a locadora.',
      en: 'Think of each server as a rental car, of its instance family as the model, and of AWS as the rental company.',
      es: 'Piensa en cada servidor como un auto de alquiler, en la familia de instancias como el modelo y en AWS como la agencia.',
    },
    situations: [
      {
        id: 'wind-farm',
        text: say(
          'Uma operadora de parques eólicos executa simulações no Amazon EC2 e decide como pagar por elas.',
          'A wind farm operator runs simulations on Amazon EC2 and is deciding how to pay for them.',
          'Una operadora de parques eólicos ejecuta simulaciones en Amazon EC2 y decide cómo pagarlas.',
        ),
      },
      {
        id: 'animation',
        text: say(
          'Um estúdio de animação renderiza cenas no Amazon EC2 e revê a forma de pagamento.',
          'An animation studio renders scenes on Amazon EC2 and is reviewing how it pays.',
          'Un estudio de animación renderiza escenas en Amazon EC2 y revisa la forma de pago.',
        ),
      },
      {
        id: 'genome',
        text: say(
          'Um instituto de genética analisa amostras no Amazon EC2 e escolhe como pagar pelos servidores.',
          'A genetics institute analyzes samples on Amazon EC2 and is choosing how to pay for the servers.',
          'Un instituto de genética analiza muestras en Amazon EC2 y elige cómo pagar los servidores.',
        ),
      },
      {
        id: 'maps-price',
        text: say(
          'Uma empresa de cartografia processa imagens no Amazon EC2 e planeja o gasto do próximo ano.',
          'A mapping company processes images on Amazon EC2 and is planning next year’s spending.',
          'Una empresa de cartografía procesa imágenes en Amazon EC2 y planifica el gasto del próximo año.',
        ),
      },
    ],
    options: [
      {
        id: 'demand',
        text: say(
          'Instâncias ao preço sob demanda',
          'Instances at the On-Demand price',
          'Instancias al precio bajo demanda',
        ),
        uses: ['On-Demand'],
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        why: say(
          'As instâncias sob demanda são cobradas pelo tempo de uso, sem contrato, em qualquer família, e a AWS não as retoma.',
          'On-Demand Instances are charged for the time used, with no contract, in any family, and AWS does not take them back.',
          'Las instancias bajo demanda se cobran por el tiempo de uso, sin contrato, en cualquier familia, y AWS no las retira.',
        ),
        likeness: {
          pt: 'o carro alugado por dia ao preço cheio, de qualquer modelo, devolvido quando se quiser',
          en: 'the car rented by the day at full price, of any model, returned whenever you like',
          es: 'el auto rentado por día a precio completo, de cualquier modelo, que se devuelve cuando uno quiere',
        },
        tell: say(
          'Trabalho que pode parar e ser retomado, sem contrato de um ano ou mais: Spot, com desconto, ou sob demanda. Projeto que pode parar em qualquer mês, sem nada mais cobrado: sob demanda, ou Spot para o que pode ser interrompido. Mudança de família de instâncias no meio do ano: sob demanda, Compute Savings Plans ou instâncias reservadas conversíveis. Família de instâncias que ainda pode mudar, sem perder o que foi comprado: sob demanda, Compute Savings Plans ou instâncias reservadas conversíveis. Máquinas que a AWS não pode retomar durante o trabalho: qualquer opção de compra, menos Spot. Execução que recomeça do zero se for interrompida: qualquer opção de compra, menos Spot. Trabalho de poucas semanas, sem nada mais cobrado depois: sob demanda, ou Spot para o que pode ser interrompido.',
          'Work that can stop and resume, with no contract of a year or more: Spot, at a discount, or On-Demand. A project that may stop in any month, with nothing charged from then on: On-Demand, or Spot for what may be interrupted. A change of instance family in the middle of the year: On-Demand, Compute Savings Plans or Convertible Reserved Instances. An instance family that may still change, without losing what was bought: On-Demand, Compute Savings Plans or Convertible Reserved Instances. Machines that AWS must not take back in the middle of the work: any purchase option except Spot. A run that starts from zero if it is interrupted: any purchase option except Spot. Work of a few weeks with nothing more charged after them: On-Demand, or Spot for what may be interrupted.',
          'Trabajo que puede parar y retomarse, sin contrato de un año o más: Spot, con descuento, o bajo demanda. Proyecto que puede parar en cualquier mes, sin que nada más se cobre: bajo demanda, o Spot para lo que puede interrumpirse. Cambio de familia de instancias a mitad de año: bajo demanda, Compute Savings Plans o instancias reservadas convertibles. Familia de instancias que todavía puede cambiar, sin perder lo comprado: bajo demanda, Compute Savings Plans o instancias reservadas convertibles. Máquinas que AWS no debe retirar en medio del trabajo: cualquier opción de compra, salvo Spot. Ejecución que vuelve a empezar de cero si se interrumpe: cualquier opción de compra, salvo Spot. Trabajo de pocas semanas, sin que después se cobre nada más: bajo demanda, o Spot para lo que puede interrumpirse.',
        ),
      },
      {
        id: 'reservation',
        neverRight: true,
        text: say(
          'Reservas de capacidade sob demanda em uma zona',
          'Capacity Reservations in one Availability Zone',
          'Reservas de capacidad bajo demanda en una zona',
        ),
        uses: ['Capacity Reservations', 'reservas de capacidade', 'reservas de capacidad'],
        source: docs('AWSEC2/latest/UserGuide/ec2-capacity-reservations.html'),
        why: say(
          'As reservas de capacidade sob demanda guardam lugar para as instâncias em uma zona, ao preço sob demanda, e podem ser canceladas quando se quiser.',
          'On-Demand Capacity Reservations hold room for instances in one Availability Zone, at the On-Demand price, and can be canceled at any time.',
          'Las reservas de capacidad bajo demanda guardan lugar para las instancias en una zona, al precio bajo demanda, y pueden cancelarse en cualquier momento.',
        ),
        likeness: {
          pt: 'a diária cheia paga para deixar um carro à espera numa agência, com direito a desistir a qualquer hora',
          en: 'the full daily rate paid to keep a car waiting at one branch, free to cancel at any time',
          es: 'la tarifa diaria completa pagada para tener un auto a la espera en una agencia, cancelable en cualquier momento',
        },
        tell: say(
          'Trabalho que pode parar e ser retomado, sem contrato de um ano ou mais: Spot, com desconto, ou sob demanda. Projeto que pode parar em qualquer mês, sem nada mais cobrado: sob demanda, ou Spot para o que pode ser interrompido. Máquinas que a AWS não pode retomar durante o trabalho: qualquer opção de compra, menos Spot. Execução que recomeça do zero se for interrompida: qualquer opção de compra, menos Spot.',
          'Work that can stop and resume, with no contract of a year or more: Spot, at a discount, or On-Demand. A project that may stop in any month, with nothing charged from then on: On-Demand, or Spot for what may be interrupted. Machines that AWS must not take back in the middle of the work: any purchase option except Spot. A run that starts from zero if it is interrupted: any purchase option except Spot.',
          'Trabajo que puede parar y retomarse, sin contrato de un año o más: Spot, con descuento, o bajo demanda. Proyecto que puede parar en cualquier mes, sin que nada más se cobre: bajo demanda, o Spot para lo que puede interrumpirse. Máquinas que AWS no debe retirar en medio del trabajo: cualquier opción de compra, salvo Spot. Ejecución que vuelve a empezar de cero si se interrumpe: cualquier opción de compra, salvo Spot.',
        ),
      },
      {
        id: 'spot',
        rightWith: ['no-contract'],
        text: say(
          'Instâncias Spot, de capacidade ociosa',
          'Spot Instances, from spare capacity',
          'Instancias Spot, de capacidad ociosa',
        ),
        uses: ['Spot'],
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        why: say(
          'As instâncias Spot usam capacidade ociosa com grande desconto e sem contrato, em qualquer família de instâncias.',
          'Spot Instances use spare capacity at a steep discount and with no contract, in any instance family.',
          'Las instancias Spot usan capacidad ociosa con gran descuento y sin contrato, en cualquier familia de instancias.',
        ),
        likeness: {
          pt: 'um carro barato que sobrou no pátio e que a locadora pode pedir de volta no meio da viagem',
          en: 'a cheap leftover car, which the rental company may take back in the middle of the trip',
          es: 'un auto barato que sobraba en el patio, que la agencia puede pedir de vuelta a medio viaje',
        },
        tell: say(
          'Trabalho que pode parar e ser retomado, sem contrato de um ano ou mais: Spot, com desconto, ou sob demanda. Projeto que pode parar em qualquer mês, sem nada mais cobrado: sob demanda, ou Spot para o que pode ser interrompido. Desconto sobre o preço de tabela: Savings Plans, instâncias reservadas ou Spot. Pagar por hora menos do que o preço cheio: Savings Plans, instâncias reservadas ou Spot.',
          'Work that can stop and resume, with no contract of a year or more: Spot, at a discount, or On-Demand. A project that may stop in any month, with nothing charged from then on: On-Demand, or Spot for what may be interrupted. A discount on the list price: Savings Plans, Reserved Instances or Spot. Paying less per hour than the full price: Savings Plans, Reserved Instances or Spot.',
          'Trabajo que puede parar y retomarse, sin contrato de un año o más: Spot, con descuento, o bajo demanda. Proyecto que puede parar en cualquier mes, sin que nada más se cobre: bajo demanda, o Spot para lo que puede interrumpirse. Descuento sobre el precio de lista: Savings Plans, instancias reservadas o Spot. Pagar por hora menos que el precio completo: Savings Plans, instancias reservadas o Spot.',
        ),
      },
      {
        id: 'standard',
        text: say(
          'Instâncias reservadas padrão, por um ano',
          'Standard Reserved Instances, for a year',
          'Instancias reservadas estándar, por un año',
        ),
        uses: ['Reserved Instances', 'reservadas'],
        source: docs('AWSEC2/latest/UserGuide/reserved-instances-types.html'),
        why: say(
          'As instâncias reservadas padrão trocam o compromisso de um ano por desconto, sem interrupção.',
          'Standard Reserved Instances give a discount for a commitment of a year, with no interruption.',
          'Las instancias reservadas estándar cambian el compromiso de un año por un descuento, sin interrupción.',
        ),
        likeness: {
          pt: 'um carro por um ano com desconto, preso ao modelo, que só se larga repassando a outra pessoa',
          en: 'a discounted car for a year, tied to its model, which you can only leave by passing it on',
          es: 'un auto por un año con descuento, atado al modelo, que solo se deja traspasándolo a otra persona',
        },
        tell: say(
          'Desconto sobre o preço de tabela: Savings Plans, instâncias reservadas ou Spot. Máquinas que a AWS não pode retomar durante o trabalho: qualquer opção de compra, menos Spot. Execução que recomeça do zero se for interrompida: qualquer opção de compra, menos Spot.',
          'A discount on the list price: Savings Plans, Reserved Instances or Spot. Machines that AWS must not take back in the middle of the work: any purchase option except Spot. A run that starts from zero if it is interrupted: any purchase option except Spot.',
          'Descuento sobre el precio de lista: Savings Plans, instancias reservadas o Spot. Máquinas que AWS no debe retirar en medio del trabajo: cualquier opción de compra, salvo Spot. Ejecución que vuelve a empezar de cero si se interrumpe: cualquier opción de compra, salvo Spot.',
        ),
      },
      {
        id: 'convertible',
        text: say(
          'Instâncias reservadas conversíveis, por um ano',
          'Convertible Reserved Instances, for a year',
          'Instancias reservadas convertibles, por un año',
        ),
        uses: ['Reserved Instances', 'reservadas'],
        source: docs('AWSEC2/latest/UserGuide/ri-convertible-exchange.html'),
        why: say(
          'As instâncias reservadas conversíveis dão desconto por um ano, sem interrupção, e podem ser trocadas por outras, de outra família.',
          'Convertible Reserved Instances give a discount for a year, with no interruption, and can be exchanged for others, of another family.',
          'Las instancias reservadas convertibles dan descuento por un año, sin interrupción, y pueden cambiarse por otras, de otra familia.',
        ),
        likeness: {
          pt: 'um carro por um ano com desconto, que se pode trocar por outro modelo',
          en: 'a discounted car for a year, which may be exchanged for another model',
          es: 'un auto por un año con descuento, que se puede cambiar por otro modelo',
        },
        tell: say(
          'Mudança de família de instâncias no meio do ano: sob demanda, Compute Savings Plans ou instâncias reservadas conversíveis. Família de instâncias que ainda pode mudar, sem perder o que foi comprado: sob demanda, Compute Savings Plans ou instâncias reservadas conversíveis. Desconto sobre o preço de tabela: Savings Plans, instâncias reservadas ou Spot. Máquinas que a AWS não pode retomar durante o trabalho: qualquer opção de compra, menos Spot. Execução que recomeça do zero se for interrompida: qualquer opção de compra, menos Spot. Pagar por hora menos do que o preço cheio: Savings Plans, instâncias reservadas ou Spot.',
          'A change of instance family in the middle of the year: On-Demand, Compute Savings Plans or Convertible Reserved Instances. An instance family that may still change, without losing what was bought: On-Demand, Compute Savings Plans or Convertible Reserved Instances. A discount on the list price: Savings Plans, Reserved Instances or Spot. Machines that AWS must not take back in the middle of the work: any purchase option except Spot. A run that starts from zero if it is interrupted: any purchase option except Spot. Paying less per hour than the full price: Savings Plans, Reserved Instances or Spot.',
          'Cambio de familia de instancias a mitad de año: bajo demanda, Compute Savings Plans o instancias reservadas convertibles. Familia de instancias que todavía puede cambiar, sin perder lo comprado: bajo demanda, Compute Savings Plans o instancias reservadas convertibles. Descuento sobre el precio de lista: Savings Plans, instancias reservadas o Spot. Máquinas que AWS no debe retirar en medio del trabajo: cualquier opción de compra, salvo Spot. Ejecución que vuelve a empezar de cero si se interrumpe: cualquier opción de compra, salvo Spot. Pagar por hora menos que el precio completo: Savings Plans, instancias reservadas o Spot.',
        ),
      },
      {
        id: 'compute-plan',
        text: say(
          'Compute Savings Plans, por um ano',
          'Compute Savings Plans, for a year',
          'Compute Savings Plans, por un año',
        ),
        uses: ['Savings Plans'],
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        why: say(
          'Os Compute Savings Plans dão desconto por um gasto por hora combinado por um ano, sem interrupção, em qualquer família de instâncias.',
          'Compute Savings Plans give a discount for an hourly spend agreed for a year, with no interruption, in any instance family.',
          'Los Compute Savings Plans dan descuento por un gasto por hora acordado por un año, sin interrupción, en cualquier familia de instancias.',
        ),
        likeness: {
          pt: 'a promessa de gastar por um ano um valor fixo na locadora, com desconto em qualquer modelo',
          en: 'the promise to spend a fixed sum with the rental company for a year, discounted on any model',
          es: 'la promesa de gastar por un año un monto fijo en la agencia, con descuento en cualquier modelo',
        },
        tell: say(
          'Mudança de família de instâncias no meio do ano: sob demanda, Compute Savings Plans ou instâncias reservadas conversíveis. Família de instâncias que ainda pode mudar, sem perder o que foi comprado: sob demanda, Compute Savings Plans ou instâncias reservadas conversíveis. Desconto sobre o preço de tabela: Savings Plans, instâncias reservadas ou Spot. Máquinas que a AWS não pode retomar durante o trabalho: qualquer opção de compra, menos Spot. Execução que recomeça do zero se for interrompida: qualquer opção de compra, menos Spot. Pagar por hora menos do que o preço cheio: Savings Plans, instâncias reservadas ou Spot.',
          'A change of instance family in the middle of the year: On-Demand, Compute Savings Plans or Convertible Reserved Instances. An instance family that may still change, without losing what was bought: On-Demand, Compute Savings Plans or Convertible Reserved Instances. A discount on the list price: Savings Plans, Reserved Instances or Spot. Machines that AWS must not take back in the middle of the work: any purchase option except Spot. A run that starts from zero if it is interrupted: any purchase option except Spot. Paying less per hour than the full price: Savings Plans, Reserved Instances or Spot.',
          'Cambio de familia de instancias a mitad de año: bajo demanda, Compute Savings Plans o instancias reservadas convertibles. Familia de instancias que todavía puede cambiar, sin perder lo comprado: bajo demanda, Compute Savings Plans o instancias reservadas convertibles. Descuento sobre el precio de lista: Savings Plans, instancias reservadas o Spot. Máquinas que AWS no debe retirar en medio del trabajo: cualquier opción de compra, salvo Spot. Ejecución que vuelve a empezar de cero si se interrumpe: cualquier opción de compra, salvo Spot. Pagar por hora menos que el precio completo: Savings Plans, instancias reservadas o Spot.',
        ),
      },
      {
        id: 'instance-plan',
        text: say(
          'EC2 Instance Savings Plans, por um ano',
          'EC2 Instance Savings Plans, for a year',
          'EC2 Instance Savings Plans, por un año',
        ),
        uses: ['Savings Plans'],
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        why: say(
          'Os EC2 Instance Savings Plans dão desconto por um gasto combinado em uma família de instâncias e uma região.',
          'EC2 Instance Savings Plans give a discount for a spend agreed in one instance family and one Region.',
          'Los EC2 Instance Savings Plans dan descuento por un gasto acordado en una familia de instancias y una región.',
        ),
        likeness: {
          pt: 'a promessa de gastar por um ano um valor fixo num só modelo e numa só cidade, com desconto',
          en: 'the promise to spend a fixed sum on one car model in one city for a year, discounted',
          es: 'la promesa de gastar por un año un monto fijo en un solo modelo y ciudad, con descuento',
        },
        tell: say(
          'Desconto sobre o preço de tabela: Savings Plans, instâncias reservadas ou Spot. Máquinas que a AWS não pode retomar durante o trabalho: qualquer opção de compra, menos Spot. Execução que recomeça do zero se for interrompida: qualquer opção de compra, menos Spot.',
          'A discount on the list price: Savings Plans, Reserved Instances or Spot. Machines that AWS must not take back in the middle of the work: any purchase option except Spot. A run that starts from zero if it is interrupted: any purchase option except Spot.',
          'Descuento sobre el precio de lista: Savings Plans, instancias reservadas o Spot. Máquinas que AWS no debe retirar en medio del trabajo: cualquier opción de compra, salvo Spot. Ejecución que vuelve a empezar de cero si se interrumpe: cualquier opción de compra, salvo Spot.',
        ),
      },
    ],
    traits: [
      {
        misses: {
          standard: say(
            'As instâncias reservadas padrão são pagas até o fim do prazo, usadas ou não, a menos que outro cliente as compre.',
            'Standard Reserved Instances are paid for until the end of their term, used or not, unless another customer buys them.',
            'Las instancias reservadas estándar se pagan hasta el fin del plazo, se usen o no, salvo que otro cliente las compre.',
          ),
          convertible: say(
            'As instâncias reservadas conversíveis podem ser trocadas, mas são pagas até o fim do prazo.',
            'Convertible Reserved Instances can be exchanged, but are paid for until the end of their term.',
            'Las instancias reservadas convertibles pueden cambiarse, pero se pagan hasta el fin del plazo.',
          ),
          'compute-plan': say(
            'Com os Compute Savings Plans, o gasto combinado é cobrado até o fim do prazo.',
            'With Compute Savings Plans, the agreed spend is charged until the end of the term.',
            'Con los Compute Savings Plans, el gasto acordado se cobra hasta el fin del plazo.',
          ),
          'instance-plan': say(
            'Com os EC2 Instance Savings Plans, o gasto combinado é cobrado até o fim do prazo.',
            'With EC2 Instance Savings Plans, the agreed spend is charged until the end of the term.',
            'Con los EC2 Instance Savings Plans, el gasto acordado se cobra hasta el fin del plazo.',
          ),
        },
        needs: [
          {
            id: 'no-contract',
            text: say(
              'O trabalho pode parar e ser retomado a qualquer hora, e a diretoria não aceita contrato de um ano ou mais.',
              'The work can stop and resume at any time, and the board accepts no contract of a year or more.',
              'El trabajo puede parar y retomarse en cualquier momento, y la dirección no acepta contratos de un año o más.',
            ),
          },
          {
            id: 'may-stop',
            text: say(
              'O projeto pode parar em qualquer mês, e então nada mais deve ser cobrado.',
              'The project may stop in any month, and nothing must be charged from then on.',
              'El proyecto puede parar en cualquier mes, y desde entonces nada debe cobrarse.',
            ),
          },
          {
            id: 'few-weeks',
            text: say(
              'O trabalho dura poucas semanas, e depois delas nada mais deve ser cobrado.',
              'The work takes a few weeks, and after them nothing more must be charged.',
              'El trabajo dura pocas semanas, y después de ellas no debe cobrarse nada más.',
            ),
          },
        ],
      },
      {
        notWith: ['no-contract'],
        misses: {
          spot: say(
            'A AWS pode retomar instâncias Spot com dois minutos de aviso.',
            'AWS may take Spot Instances back with a notice of two minutes.',
            'AWS puede retirar instancias Spot con un aviso de dos minutos.',
          ),
        },
        needs: [
          {
            id: 'never-taken',
            text: say(
              'A AWS não pode retomar as máquinas durante o trabalho.',
              'AWS must not take the machines back in the middle of the work.',
              'AWS no debe retirar las máquinas en medio del trabajo.',
            ),
          },
          {
            id: 'from-zero',
            text: say(
              'Cada execução dura três dias e recomeça do zero se for interrompida.',
              'Each run takes three days and starts from zero if it is interrupted.',
              'Cada ejecución dura tres días y vuelve a empezar de cero si se interrumpe.',
            ),
          },
        ],
      },
      {
        misses: {
          demand: say(
            'As instâncias sob demanda são cobradas pelo preço de tabela, sem desconto.',
            'On-Demand Instances are charged at the list price, with no discount.',
            'Las instancias bajo demanda se cobran al precio de lista, sin descuento.',
          ),
          reservation: say(
            'As reservas de capacidade garantem lugar, não desconto: são cobradas pelo preço sob demanda.',
            'Capacity Reservations guarantee room, not a discount: they are charged at the On-Demand price.',
            'Las reservas de capacidad garantizan lugar, no descuento: se cobran al precio bajo demanda.',
          ),
        },
        needs: [
          {
            id: 'discount',
            text: say(
              'A empresa exige desconto sobre o preço de tabela.',
              'The company demands a discount on the list price.',
              'La empresa exige un descuento sobre el precio de lista.',
            ),
          },
          {
            id: 'below-list',
            text: say(
              'A diretoria quer pagar por hora menos do que o preço cheio.',
              'Management wants to pay less per hour than the full price.',
              'La dirección quiere pagar por hora menos que el precio completo.',
            ),
          },
        ],
      },
      {
        misses: {
          standard: say(
            'As instâncias reservadas padrão valem para uma família de instâncias e não podem ser trocadas pelas de outra.',
            'Standard Reserved Instances apply to one instance family and cannot be exchanged for those of another.',
            'Las instancias reservadas estándar valen para una familia de instancias y no pueden cambiarse por las de otra.',
          ),
          'instance-plan': say(
            'Os EC2 Instance Savings Plans valem para uma família de instâncias em uma região.',
            'EC2 Instance Savings Plans apply to one instance family in one Region.',
            'Los EC2 Instance Savings Plans valen para una familia de instancias en una región.',
          ),
        },
        unclear: ['reservation'],
        needs: [
          {
            id: 'other-family',
            text: say(
              'No meio do ano a equipe muda de família de instâncias e não pode ficar presa à antiga nem ter de revender o que comprou.',
              'In the middle of the year the team changes instance family and must neither be tied to the old one nor have to resell what it bought.',
              'A mitad de año el equipo cambia de familia de instancias y no puede quedar atado a la antigua ni tener que revender lo comprado.',
            ),
          },
          {
            id: 'undecided-family',
            text: say(
              'A família de instâncias ainda pode mudar, sem perder nem revender o que foi comprado.',
              'The instance family may still change, without losing or reselling what was bought.',
              'La familia de instancias todavía puede cambiar, sin perder ni revender lo comprado.',
            ),
          },
        ],
      },
    ],
    ask: say(
      'Qual opção atende a esses requisitos?',
      'Which option meets these requirements?',
      '¿Qué opción cumple estos requisitos?',
    ),
  }),
];
