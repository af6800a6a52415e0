import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const purchaseOption: readonly Pattern[] = [
  {
    id: 'purchase-option',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'purchase-options' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
    },
    scene: {
      pt: 'Pense em cada servidor como um quarto de hotel, na família de instâncias como o tipo de quarto e na Região como a cidade.',
      en: 'Think of each server as a hotel room, of its instance family as the type of room, and of the Region as the city.',
      es: 'Piensa en cada servidor como un cuarto de hotel, en su familia como el tipo de cuarto y en la Región como la ciudad.',
    },
    situations: [
      {
        id: 'transcoding',
        text: {
          pt: 'Uma plataforma de vídeo converte aulas dia e noite no Amazon EC2; uma conversão cortada recomeça sozinha.',
          en: 'A video platform converts lessons on Amazon EC2 day and night; a conversion that is cut off starts again automatically.',
          es: 'Una plataforma de video convierte clases día y noche en Amazon EC2; una conversión que se corta empieza de nuevo por sí sola.',
        },
        today: {
          pt: 'São 60 instâncias, que custam 45 mil dólares por mês. Um arquiteto de soluções precisa rever a forma de pagar por elas.',
          en: 'There are 60 instances, which cost 45,000 dollars a month. A solutions architect must review how they are paid for.',
          es: 'Son 60 instancias, que cuestan 45.000 dólares al mes. Un arquitecto de soluciones debe revisar la forma de pagarlas.',
        },
      },
      {
        id: 'risk',
        text: {
          pt: 'Uma seguradora calcula riscos no Amazon EC2, 24 horas por dia.',
          en: 'An insurer calculates risks on Amazon EC2, 24 hours a day.',
          es: 'Una aseguradora calcula riesgos en Amazon EC2 las 24 horas.',
        },
        today: {
          pt: 'O teste com cem instâncias termina neste mês, e um arquiteto de soluções vai definir como comprar as da produção.',
          en: 'The trial with a hundred instances ends this month, and a solutions architect must define how those of production are purchased.',
          es: 'La prueba con cien instancias termina este mes, y un arquitecto de soluciones debe definir cómo comprar las de producción.',
        },
      },
      {
        id: 'weather',
        text: {
          pt: 'Uma startup de previsão do tempo executa modelos sem pausa no Amazon EC2.',
          en: 'A weather forecasting startup runs models non-stop on Amazon EC2.',
          es: 'Una startup de pronóstico del tiempo ejecuta modelos sin pausa en Amazon EC2.',
        },
        today: {
          pt: 'Os modelos ocupam 80 instâncias, o maior custo da empresa. Os arquitetos vão definir como elas serão contratadas.',
          en: 'The models take up 80 instances, the largest cost of the company. The architects must define how they are purchased.',
          es: 'Los modelos ocupan 80 instancias, el mayor costo de la empresa. Los arquitectos van a definir cómo se contratarán.',
        },
      },
      {
        id: 'rendering-purchase',
        text: {
          pt: 'Uma produtora de efeitos especiais calcula imagens no Amazon EC2; uma imagem cortada no meio é calculada de novo.',
          en: 'A special effects company computes images on Amazon EC2; an image that is cut off is simply computed again.',
          es: 'Una productora de efectos especiales calcula imágenes en Amazon EC2; una imagen que se corta se calcula de nuevo.',
        },
        today: {
          pt: 'Três filmes estão em produção, com 150 instâncias dia e noite. Um arquiteto de soluções deve escolher como contratá-las.',
          en: 'Three films are in production, with 150 instances day and night. A solutions architect has to choose how to purchase them.',
          es: 'Hay tres películas en producción, con 150 instancias día y noche. Un arquitecto de soluciones debe elegir cómo contratarlas.',
        },
      },
      {
        id: 'traffic-purchase',
        text: {
          pt: 'Uma empresa de trânsito calcula congestionamentos sem parar no Amazon EC2.',
          en: 'A traffic company works out congestion non-stop on Amazon EC2.',
          es: 'Una empresa de tránsito calcula congestiones sin parar en Amazon EC2.',
        },
        today: {
          pt: 'O cálculo cobre 40 cidades e usa 30 instâncias. Um arquiteto de soluções revê como a empresa paga por elas.',
          en: 'The calculation is done for 40 cities and uses 30 instances. A solutions architect is reviewing how the company pays for them.',
          es: 'El cálculo cubre 40 ciudades y usa 30 instancias. Un arquitecto de soluciones revisa cómo paga la empresa por ellas.',
        },
      },
    ],
    candidates: [
      {
        id: 'on-demand',
        rightWith: ['no-commitment'],
        uses: ['sob demanda', 'On-Demand', 'bajo demanda'],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        text: {
          pt: 'Instâncias sob demanda do EC2',
          en: 'EC2 On-Demand Instances',
          es: 'Instancias bajo demanda de EC2',
        },
        action: {
          pt: 'Executar os cálculos em instâncias On-Demand do Amazon EC2, cobradas por segundo.',
          en: 'Run the calculations on Amazon EC2 On-Demand Instances, which are billed by the second.',
          es: 'Ejecutar los cálculos en instancias On-Demand de Amazon EC2, pagadas por segundo.',
        },
        why: {
          pt: 'As instâncias sob demanda são cobradas pelo tempo de uso, sem compromisso: a equipe liga, desliga e troca de tipo quando quiser, e a AWS não as interrompe.',
          en: 'On-Demand Instances are charged for the time they run, with no commitment: the team starts, stops and changes them at will, and AWS does not interrupt them.',
          es: 'Las instancias bajo demanda se cobran por tiempo de uso, sin compromiso: el equipo las enciende, apaga y cambia cuando quiere, y AWS no las interrumpe.',
        },
        likeness: {
          pt: 'um quarto de hotel na diária cheia, sem contrato, sem despejo e sem garantia de vaga',
          en: 'a hotel room at the full rate, with no contract, no eviction and no guarantee of a vacancy',
          es: 'un cuarto de hotel a tarifa completa, sin contrato, sin desalojo y sin garantía de que haya lugar',
        },
        tell: {
          pt: 'Sem compromisso e sem interrupção: pense em instâncias sob demanda. Sistema que pode ser substituído a qualquer momento, sem contratos longos: o preço On-Demand. Processamento que recomeça do zero se for interrompido: qualquer opção de compra, menos Spot.',
          en: 'No commitment and no interruption: think of On-Demand Instances. A system that may be replaced at any time, with no long-term contract: the On-Demand price. A run that starts from zero if it is interrupted: any purchase option except Spot.',
          es: 'Sin compromiso y sin interrupciones: piensa en instancias bajo demanda. Sistema que puede ser reemplazado en cualquier momento, sin contratos largos: el precio On-Demand. Procesamiento que vuelve a empezar de cero si se interrumpe: cualquier opción de compra, salvo Spot.',
        },
      },
      {
        id: 'spot',
        rightWith: ['no-commitment'],
        uses: ['Spot'],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        text: { pt: 'Instâncias Spot do EC2', en: 'EC2 Spot Instances', es: 'Instancias Spot de EC2' },
        action: {
          pt: 'Executar os cálculos em instâncias Spot do Amazon EC2, de vários tipos.',
          en: 'Run the calculations on Amazon EC2 Spot Instances, of several instance types.',
          es: 'Ejecutar los cálculos en instancias Spot de Amazon EC2, de varios tipos.',
        },
        why: {
          pt: 'As instâncias Spot usam capacidade ociosa da AWS com grande desconto e sem prazo; em troca, podem ser interrompidas com um aviso de dois minutos.',
          en: 'Spot Instances use spare AWS capacity at a steep discount and with no term; in return they can be interrupted with a two-minute notice.',
          es: 'Las instancias Spot usan capacidad ociosa de AWS con un gran descuento y sin plazo; a cambio, pueden interrumpirse con un aviso de dos minutos.',
        },
        likeness: {
          pt: 'um quarto que sobrou, a preço de pechincha, que o hotel pede de volta em minutos',
          en: 'a leftover hotel room at a bargain price, which the hotel takes back at minutes’ notice',
          es: 'un cuarto sobrante a precio de ganga, que el hotel recupera con minutos de aviso',
        },
        tell: {
          pt: 'Uma conversão ou imagem cortada que é feita de novo, sem contrato: Spot. Pagar por hora menos do que o preço de tabela: Savings Plans, instâncias reservadas ou Spot. Sistema que pode ser substituído a qualquer momento, sem contratos longos: On-Demand ou Spot.',
          en: 'A conversion or image that is done again when it is cut off, with no contract: Spot. Less per hour than the list price: Savings Plans, Reserved Instances or Spot. A system that may be replaced at any time, with no long-term contract: On-Demand or Spot.',
          es: 'Una conversión o imagen que se hace de nuevo si se corta, sin contrato: Spot. Pagar por hora menos que el precio de lista: Savings Plans, instancias reservadas o Spot. Sistema que puede ser reemplazado en cualquier momento, sin contratos largos: On-Demand o Spot.',
        },
        rightIn: ['transcoding', 'rendering-purchase'],
      },
      {
        id: 'compute-plan',
        uses: ['Savings Plan', 'Savings Plans'],
        popularity: 4,
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        text: { pt: 'Compute Savings Plans', en: 'Compute Savings Plans', es: 'Compute Savings Plans' },
        action: {
          pt: 'Comprar um Compute Savings Plan de um ano que cubra o gasto atual.',
          en: 'Purchase a one-year Compute Savings Plan that covers the current spend.',
          es: 'Comprar un Compute Savings Plan de un año que cubra el gasto actual.',
        },
        why: {
          pt: 'Os Compute Savings Plans dão desconto, em qualquer família e região, em troca de um gasto por hora durante um ou três anos, em instâncias que a AWS não interrompe.',
          en: 'Compute Savings Plans give a discount, in any family and Region, for an hourly spend committed to for one or three years, on instances that AWS does not interrupt.',
          es: 'Los Compute Savings Plans dan descuento, en cualquier familia y región, a cambio de un gasto por hora durante uno o tres años, en instancias que AWS no interrumpe.',
        },
        likeness: {
          pt: 'um gasto diário prometido por anos a uma rede, com desconto menor em qualquer hotel onde haja vaga',
          en: 'a daily sum promised to a chain for years, for a smaller discount at any hotel with a vacancy',
          es: 'un gasto diario prometido por años a una cadena, con descuento menor en cualquier hotel donde haya lugar',
        },
        tell: {
          pt: 'Desconto com compromisso, com troca de família e região: Compute Savings Plans. Processamento que recomeça do zero se for interrompido: Compute Savings Plans, ou instâncias sob demanda, em vez de Spot. Pagar por hora menos do que o preço de tabela: Savings Plans, instâncias reservadas ou Spot. Troca de família de instâncias e de região em poucos meses: Compute Savings Plans.',
          en: 'A discount with a commitment, through a change of family and Region: Compute Savings Plans. Runs that start from zero if interrupted: Compute Savings Plans, or On-Demand Instances, rather than Spot. Less per hour than the list price: Savings Plans, Reserved Instances or Spot. A change of instance family and Region within months: Compute Savings Plans.',
          es: 'Descuento con compromiso, con cambio de familia y región: Compute Savings Plans. Procesamiento que empieza de cero si se interrumpe: Compute Savings Plans, o instancias bajo demanda, en lugar de Spot. Pagar por hora menos que el precio de lista: Savings Plans, instancias reservadas o Spot. Cambio de familia de instancias y de región en unos meses: Compute Savings Plans.',
        },
      },
      {
        id: 'instance-plan',
        uses: ['Savings Plan', 'Savings Plans'],
        popularity: 3,
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        text: { pt: 'EC2 Instance Savings Plans', en: 'EC2 Instance Savings Plans', es: 'EC2 Instance Savings Plans' },
        action: {
          pt: 'Comprar um EC2 Instance Savings Plan de um ano que cubra o gasto atual.',
          en: 'Purchase a one-year EC2 Instance Savings Plan that covers the current spend.',
          es: 'Comprar un EC2 Instance Savings Plan de un año que cubra el gasto actual.',
        },
        why: {
          pt: 'Os EC2 Instance Savings Plans dão até 72% de desconto, mais que os Compute Savings Plans, a quem se compromete com uma família em uma região, em instâncias que a AWS não interrompe.',
          en: 'EC2 Instance Savings Plans give up to 72% off, more than Compute Savings Plans, to those who commit to one instance family in one Region, on instances that AWS does not interrupt.',
          es: 'Los EC2 Instance Savings Plans dan hasta 72% de descuento, más que los Compute Savings Plans, a quien se compromete con una familia en una región, en instancias que AWS no interrumpe.',
        },
        likeness: {
          pt: 'um gasto prometido por anos para um só tipo de quarto numa cidade, com desconto grande, se houver vaga',
          en: 'a sum promised for years for one room type in one city, with a large discount, vacancies permitting',
          es: 'un gasto prometido por años para un solo tipo de cuarto en una ciudad, con gran descuento, si hay lugar',
        },
        tell: {
          pt: 'Família e região definidas para o próximo ano: EC2 Instance Savings Plans, com desconto maior. Pagar por hora menos do que o preço de tabela: Savings Plans, instâncias reservadas ou Spot. Processamento que recomeça do zero se for interrompido: qualquer opção de compra, menos Spot.',
          en: 'Family and Region settled for the coming year: EC2 Instance Savings Plans, with a larger discount. Less per hour than the list price: Savings Plans, Reserved Instances or Spot. A run that starts from zero if it is interrupted: any purchase option except Spot.',
          es: 'Familia y región definidas para el próximo año: EC2 Instance Savings Plans, con un descuento mayor. Pagar por hora menos que el precio de lista: Savings Plans, instancias reservadas o Spot. Procesamiento que vuelve a empezar de cero si se interrumpe: cualquier opción de compra, salvo Spot.',
        },
        rightWith: ['settled'],
      },
      {
        id: 'zonal-reserved',
        uses: ['instâncias reservadas', 'Reserved Instances', 'instancias reservadas'],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/reserved-instances-scope.html'),
        text: {
          pt: 'Instâncias reservadas padrão zonais',
          en: 'Zonal Standard Reserved Instances',
          es: 'Instancias reservadas estándar zonales',
        },
        action: {
          pt: 'Comprar Standard Reserved Instances zonais de um ano para as instâncias atuais.',
          en: 'Purchase one-year zonal Standard Reserved Instances for the current instances.',
          es: 'Comprar Standard Reserved Instances zonales de un año para las instancias actuales.',
        },
        why: {
          pt: 'As instâncias reservadas zonais unem o desconto de um prazo de um ou três anos, de até 72% para um tipo de instância definido, à reserva de capacidade em uma zona de disponibilidade.',
          en: 'Zonal Reserved Instances combine the discount of a one-year or three-year term, up to 72% for a set instance type, with reserved capacity in one Availability Zone.',
          es: 'Las instancias reservadas zonales unen el descuento de un plazo de uno o tres años, de hasta 72% para un tipo de instancia definido, con la reserva de capacidad en una zona de disponibilidad.',
        },
        likeness: {
          pt: 'um quarto de tipo fixo guardado para você num só hotel, com contrato de anos e desconto grande',
          en: 'a room of a fixed type kept for you in one hotel, with a contract of years and a large discount',
          es: 'un cuarto de tipo fijo guardado para ti en un solo hotel, con contrato de años y gran descuento',
        },
        tell: {
          pt: 'Desconto e capacidade garantida em uma zona: pense em instâncias reservadas zonais. Pagar por hora menos do que o preço de tabela: Savings Plans, instâncias reservadas ou Spot. Lugar garantido na zona de disponibilidade ao reiniciar: uma reserva nessa zona. Família e região das instâncias definidas, com o maior desconto: reservas ou EC2 Instance Savings Plans.',
          en: 'A discount and guaranteed capacity in one zone: think of zonal Reserved Instances. Less per hour than the list price: Savings Plans, Reserved Instances or Spot. Capacity that must be guaranteed in an Availability Zone for restarts: a reservation in that zone. An instance family and Region that are settled, for the largest discount: reservations or EC2 Instance Savings Plans.',
          es: 'Descuento y capacidad garantizada en una zona: piensa en instancias reservadas zonales. Pagar por hora menos que el precio de lista: Savings Plans, instancias reservadas o Spot. Lugar garantizado en la zona de disponibilidad al reiniciar: una reserva en esa zona. Familia y región de las instancias definidas, con el mayor descuento: reservas o EC2 Instance Savings Plans.',
        },
        rightWith: ['capacity'],
      },
      {
        id: 'capacity-reservation',
        rightWith: ['capacity'],
        uses: ['Capacity Reservations'],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/ec2-capacity-reservations.html'),
        text: {
          pt: 'On-Demand Capacity Reservations',
          en: 'On-Demand Capacity Reservations',
          es: 'On-Demand Capacity Reservations',
        },
        action: {
          pt: 'Criar On-Demand Capacity Reservations do Amazon EC2 para as instâncias atuais.',
          en: 'Create Amazon EC2 On-Demand Capacity Reservations for the current instances.',
          es: 'Crear On-Demand Capacity Reservations de Amazon EC2 para las instancias actuales.',
        },
        why: {
          pt: 'As On-Demand Capacity Reservations guardam capacidade em uma zona de disponibilidade, ao preço sob demanda, e podem ser canceladas a qualquer momento.',
          en: 'On-Demand Capacity Reservations hold capacity in one Availability Zone at the On-Demand price and can be canceled at any time.',
          es: 'Las On-Demand Capacity Reservations guardan capacidad en una zona de disponibilidad, al precio bajo demanda, y pueden cancelarse en cualquier momento.',
        },
        likeness: {
          pt: 'um quarto guardado para você na diária cheia, usado ou não, até o dia em que o devolver',
          en: 'a hotel room kept for you at the full rate, used or not, until the day you give it up',
          es: 'un cuarto de hotel guardado para ti a tarifa completa, usado o no, hasta que lo devuelvas',
        },
        tell: {
          pt: 'Capacidade garantida em uma zona sem prazo contratado: pense em On-Demand Capacity Reservations. Lugar garantido na zona de disponibilidade ao reiniciar: uma reserva nessa zona. Sistema que pode ser substituído a qualquer momento, sem contratos longos: o preço On-Demand.',
          en: 'Guaranteed capacity in one zone with no term: think of On-Demand Capacity Reservations. Capacity that must be guaranteed in an Availability Zone for restarts: a reservation in that zone. A system that may be replaced at any time, with no long-term contract: the On-Demand price.',
          es: 'Capacidad garantizada en una zona sin plazo contratado: piensa en On-Demand Capacity Reservations. Lugar garantizado en la zona de disponibilidad al reiniciar: una reserva en esa zona. Sistema que puede ser reemplazado en cualquier momento, sin contratos largos: el precio On-Demand.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-interruption',
        text: {
          pt: 'Cada processamento leva horas e recomeça do zero se for interrompido.',
          en: 'Each run takes hours and starts from zero if it is interrupted.',
          es: 'Cada procesamiento tarda horas y vuelve a empezar de cero si se interrumpe.',
        },
        fits: ['on-demand', 'compute-plan', 'instance-plan', 'zonal-reserved', 'capacity-reservation'],
        rulesOut: {
          spot: {
            pt: 'As instâncias Spot podem ser interrompidas com dois minutos de aviso, e cada processamento recomeçaria do zero.',
            en: 'Spot Instances can be interrupted with two minutes’ notice, and each run would start again from zero.',
            es: 'Las instancias Spot pueden interrumpirse con dos minutos de aviso, y cada procesamiento volvería a empezar de cero.',
          },
        },
        situations: ['risk', 'weather', 'traffic-purchase'],
      },
      {
        id: 'no-commitment',
        text: {
          pt: 'O sistema pode ser substituído a qualquer momento, e a diretoria não aceita contratos longos.',
          en: 'The system may be replaced at any time, and management accepts no long-term contract.',
          es: 'El sistema puede ser reemplazado en cualquier momento, y la dirección no acepta contratos largos.',
        },
        fits: ['on-demand', 'spot', 'capacity-reservation'],
        rulesOut: {
          'compute-plan': {
            pt: 'Os Compute Savings Plans exigem um compromisso de um ou três anos, que a diretoria não aceita.',
            en: 'Compute Savings Plans require a commitment of one or three years, which management will not accept.',
            es: 'Los Compute Savings Plans exigen un compromiso de uno o tres años, que la dirección no acepta.',
          },
          'instance-plan': {
            pt: 'Os EC2 Instance Savings Plans exigem um compromisso de um ou três anos, que a diretoria não aceita.',
            en: 'EC2 Instance Savings Plans require a commitment of one or three years, which management will not accept.',
            es: 'Los EC2 Instance Savings Plans exigen un compromiso de uno o tres años, que la dirección no acepta.',
          },
          'zonal-reserved': {
            pt: 'As instâncias reservadas são contratadas por um ou três anos, prazo que a diretoria não aceita.',
            en: 'Reserved Instances are bought for one or three years, a term management will not accept.',
            es: 'Las instancias reservadas se contratan por uno o tres años, un plazo que la dirección no acepta.',
          },
        },
      },
      {
        id: 'discount',
        text: {
          pt: 'A diretoria quer pagar por hora menos do que o preço de tabela.',
          en: 'Management wants to pay less per hour than the list price.',
          es: 'La dirección quiere pagar por hora menos que el precio de lista.',
        },
        fits: ['spot', 'compute-plan', 'instance-plan', 'zonal-reserved'],
        rulesOut: {
          'on-demand': {
            pt: 'As instâncias sob demanda são cobradas pelo preço de tabela; não há desconto.',
            en: 'On-Demand Instances are charged at the list price; there is no discount.',
            es: 'Las instancias bajo demanda se cobran al precio de lista; no hay descuento.',
          },
          'capacity-reservation': {
            pt: 'As On-Demand Capacity Reservations garantem capacidade, mas por si só não dão desconto: cobram o preço sob demanda.',
            en: 'On-Demand Capacity Reservations guarantee capacity but give no discount by themselves: they charge the On-Demand price.',
            es: 'Las On-Demand Capacity Reservations garantizan capacidad, pero por sí solas no dan descuento: cobran el precio bajo demanda.',
          },
        },
      },
      {
        id: 'family-change',
        text: {
          pt: 'A equipe vai trocar de família de instâncias e de região em poucos meses, e a compra deve continuar valendo.',
          en: 'The team will change instance family and Region within months, and the purchase must keep applying.',
          es: 'El equipo va a cambiar de familia de instancias y de región en unos meses, y la compra debe seguir vigente.',
        },
        notWith: ['no-commitment', 'settled'],
        fits: ['on-demand', 'spot', 'compute-plan'],
        rulesOut: {
          'instance-plan': {
            pt: 'Os EC2 Instance Savings Plans valem para uma família em uma região; a troca deixaria o compromisso sem uso.',
            en: 'EC2 Instance Savings Plans apply to one family in one Region; the change would leave the commitment unused.',
            es: 'Los EC2 Instance Savings Plans valen para una familia en una región; el cambio dejaría el compromiso sin uso.',
          },
          'zonal-reserved': {
            pt: 'As instâncias reservadas padrão zonais valem para um tipo em uma zona; não acompanham a carga em outra família ou região.',
            en: 'Zonal Standard Reserved Instances apply to one type in one zone; they do not follow the load to another family or Region.',
            es: 'Las instancias reservadas estándar zonales valen para un tipo en una zona; no siguen a la carga en otra familia o región.',
          },
        },
        situations: ['risk', 'weather', 'traffic-purchase'],
      },
      {
        id: 'capacity',
        text: {
          pt: 'Já faltaram instâncias livres na zona de disponibilidade ao reiniciar, e agora deve haver lugar garantido nela.',
          en: 'Restarts have failed because the Availability Zone had no free instances, and capacity there must now be guaranteed.',
          es: 'Ya hubo reinicios fallidos porque la zona de disponibilidad no tenía instancias libres, y ahora el lugar debe estar garantizado.',
        },
        fits: ['zonal-reserved', 'capacity-reservation'],
        rulesOut: {
          'on-demand': {
            pt: 'As instâncias sob demanda dependem da capacidade livre no momento; sem reserva, a zona pode não ter lugar.',
            en: 'On-Demand Instances depend on the capacity free at that moment; without a reservation, the zone may have no room.',
            es: 'Las instancias bajo demanda dependen de la capacidad libre del momento; sin reserva, la zona puede no tener lugar.',
          },
          spot: {
            pt: 'As instâncias Spot usam sobras de capacidade e são as primeiras a sair quando a procura é alta.',
            en: 'Spot Instances use leftover capacity and are the first to go when demand is high.',
            es: 'Las instancias Spot usan capacidad sobrante y son las primeras en irse cuando la demanda es alta.',
          },
          'compute-plan': {
            pt: 'Os Compute Savings Plans só mudam o preço; não reservam capacidade em zona alguma.',
            en: 'Compute Savings Plans only change the price; they reserve no capacity in any zone.',
            es: 'Los Compute Savings Plans solo cambian el precio; no reservan capacidad en ninguna zona.',
          },
          'instance-plan': {
            pt: 'Os EC2 Instance Savings Plans só mudam o preço; não reservam capacidade em zona alguma.',
            en: 'EC2 Instance Savings Plans only change the price; they reserve no capacity in any zone.',
            es: 'Los EC2 Instance Savings Plans solo cambian el precio; no reservan capacidad en ninguna zona.',
          },
        },
      },
      {
        id: 'settled',
        situations: ['risk', 'weather', 'traffic-purchase'],
        notWith: ['no-commitment', 'family-change'],
        text: {
          pt: 'Família e região das instâncias estão definidas para o próximo ano, e a diretoria quer o maior desconto que isso permite.',
          en: 'The instance family and the Region are settled for the coming year, and management wants the largest discount that this allows.',
          es: 'La familia y la región de las instancias están definidas para el próximo año, y la dirección quiere el mayor descuento que eso permite.',
        },
        fits: ['spot', 'instance-plan', 'zonal-reserved'],
        rulesOut: {
          'compute-plan': {
            pt: 'Os Compute Savings Plans pagam com um desconto menor a liberdade de trocar de família e região, que aqui ninguém usará.',
            en: 'Compute Savings Plans pay with a smaller discount for the freedom to change family and Region, which nobody will use here.',
            es: 'Los Compute Savings Plans pagan con un descuento menor la libertad de cambiar de familia y región, que aquí nadie usará.',
          },
          'on-demand': {
            pt: 'As instâncias sob demanda são cobradas pelo preço de tabela; um ano de uso constante não traz desconto.',
            en: 'On-Demand Instances are charged at the list price; a year of steady use brings no discount.',
            es: 'Las instancias bajo demanda se cobran al precio de lista; un año de uso constante no da ningún descuento.',
          },
          'capacity-reservation': {
            pt: 'As On-Demand Capacity Reservations cobram o preço sob demanda: guardam capacidade e não dão desconto.',
            en: 'On-Demand Capacity Reservations charge the On-Demand price: they hold capacity and give no discount.',
            es: 'Las On-Demand Capacity Reservations cobran el precio bajo demanda: guardan capacidad y no dan descuento.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a esses requisitos?',
      en: 'Which option meets these requirements?',
      es: '¿Qué opción cumple estos requisitos?',
    },
  },
];
