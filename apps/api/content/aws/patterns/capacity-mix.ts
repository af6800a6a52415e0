import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const capacityMix: readonly Pattern[] = [
  {
    id: 'capacity-mix',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'purchase-options' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
    },
    scene: {
      pt: 'Pense nos servidores como os tratores de uma fazenda, em que a carga constante é o trabalho diário e o pico é a colheita.',
      en: 'Think of the servers as a farm’s tractors, where the constant load is daily work and the peak is the harvest.',
      es: 'Piensa en los servidores como los tractores de una finca, donde la carga constante es el trabajo diario y el pico, la cosecha.',
    },
    situations: [
      {
        id: 'images',
        text: {
          pt: 'Um banco de imagens usa dez servidores do Amazon EC2 o tempo todo e, por algumas horas, até oitenta para lotes que podem ser interrompidos.',
          en: 'A stock photo company runs ten Amazon EC2 servers all the time and, for a few hours, up to eighty for batches that can be interrupted.',
          es: 'Un banco de imágenes usa diez servidores de Amazon EC2 todo el tiempo y, por unas horas, hasta ochenta para lotes que pueden interrumpirse.',
        },
        today: {
          pt: 'Os dez servidores atendem o site, e os lotes redimensionam fotos de uma fila. Um arquiteto de soluções precisa definir a compra de capacidade.',
          en: 'The ten servers answer the site, and the batches resize new photos from a queue. A solutions architect must choose how capacity is bought.',
          es: 'Los diez servidores atienden el sitio, y los lotes redimensionan fotos de una cola. Un arquitecto de soluciones debe definir la compra de capacidad.',
        },
      },
      {
        id: 'genomics',
        text: {
          pt: 'Um centro de genômica tem no Amazon EC2 um portal com carga constante e, à noite, análises que toleram interrupções.',
          en: 'A genomics center runs a portal with a constant load on Amazon EC2 and, at night, analyses that tolerate interruption.',
          es: 'Un centro de genómica tiene en Amazon EC2 un portal con carga constante y, de noche, análisis que toleran interrupciones.',
        },
        today: {
          pt: 'O portal usa oito instâncias, e as análises até duzentas por cinco horas. O centro revê o que paga.',
          en: 'The portal uses eight instances, and the analyses up to two hundred for five hours. The center is reviewing what it pays.',
          es: 'El portal usa ocho instancias, y los análisis hasta doscientas durante cinco horas. El centro revisa lo que paga.',
        },
      },
      {
        id: 'logistics',
        text: {
          pt: 'Uma transportadora tem no Amazon EC2 uma carga constante e picos de poucas horas, diferentes a cada semana.',
          en: 'A haulage company has a constant load on Amazon EC2 and peaks of a few hours, different every week.',
          es: 'Una empresa de transporte tiene en Amazon EC2 una carga constante y picos de pocas horas, distintos cada semana.',
        },
        today: {
          pt: 'Vinte instâncias atendem os motoristas o dia todo, e nos picos o número triplica. Os arquitetos devem definir como comprá-las.',
          en: 'Twenty instances serve the drivers all day, and at peaks the number triples. The architects have to define how they are purchased.',
          es: 'Veinte instancias atienden a los choferes todo el día, y en los picos el número se triplica. Los arquitectos deben definir cómo comprarlas.',
        },
      },
      {
        id: 'newspaper',
        text: {
          pt: 'Um jornal usa doze servidores do Amazon EC2 o ano todo e até noventa em noites de eleição.',
          en: 'A newspaper runs twelve Amazon EC2 servers all year and up to ninety on election nights.',
          es: 'Un periódico usa doce servidores de Amazon EC2 todo el año y hasta noventa en noches electorales.',
        },
        today: {
          pt: 'São quatro noites assim por ano, e os leitores acompanham a apuração. Um arquiteto de soluções revê a compra de capacidade.',
          en: 'There are four such nights a year, and readers follow the count page by page. A solutions architect is reviewing the purchase of capacity.',
          es: 'Son cuatro noches así al año, y los lectores siguen el recuento. Un arquitecto de soluciones revisa la compra de capacidad.',
        },
      },
      {
        id: 'insurer-mix',
        text: {
          pt: 'Uma seguradora tem uma carga fixa no Amazon EC2 e, por algumas horas no fim do mês, dez vezes mais.',
          en: 'An insurer has a fixed load on Amazon EC2 and, for a few hours at month end, ten times as much.',
          es: 'Una aseguradora tiene una carga fija en Amazon EC2 y, por unas horas a fin de mes, diez veces más.',
        },
        today: {
          pt: 'Trinta instâncias trabalham o mês todo, e o fechamento leva cerca de seis horas. A empresa quer definir como compra capacidade.',
          en: 'Thirty instances work all month, and the closing of the accounts takes about six hours. The company wants to settle how it buys capacity.',
          es: 'Treinta instancias trabajan todo el mes, y el cierre tarda unas seis horas. La empresa quiere definir cómo compra capacidad.',
        },
      },
    ],
    candidates: [
      {
        id: 'sp-all',
        neverRight: true,
        uses: [],
        popularity: 3,
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        text: {
          pt: 'Base: Savings Plans; pico: Savings Plans',
          en: 'Base: Savings Plans; peak: Savings Plans',
          es: 'Base: Savings Plans; pico: Savings Plans',
        },
        action: {
          pt: 'Iniciar instâncias para a carga constante e para os picos, todas cobertas por Compute Savings Plans.',
          en: 'Launch instances for the constant load and for the peaks, all of them covered by Compute Savings Plans.',
          es: 'Lanzar instancias para la carga constante y para los picos, todas cubiertas por Compute Savings Plans.',
        },
        why: {
          pt: 'Com Savings Plans para tudo, a base e o pico têm desconto e nada é interrompido, mas o que foi assumido para o pico é pago também quando ele não ocorre.',
          en: 'With Savings Plans for everything, base and peak have a discount and nothing is interrupted, but what was committed for the peak is also paid for when there is none.',
          es: 'Con Savings Plans para todo, la base y el pico tienen descuento y nada se interrumpe, pero lo comprometido para el pico se paga también cuando no ocurre.',
        },
        likeness: {
          pt: 'tratores de contrato anual, com desconto, para o trabalho diário e a colheita, pagos mesmo quando ficam parados',
          en: 'tractors on a discounted yearly contract for daily work and harvest alike, paid for even while they stand idle',
          es: 'tractores de contrato anual, con descuento, para el trabajo diario y la cosecha, pagados aunque estén parados',
        },
        tell: {
          pt: 'Compromisso para tudo: só quando a carga é constante.',
          en: 'A commitment for everything: only when the load is constant.',
          es: 'Compromiso para todo: solo cuando la carga es constante.',
        },
      },
      {
        id: 'sp-spot',
        rightIn: ['images', 'genomics'],
        uses: [],
        popularity: 4,
        source: site('ec2/spot/'),
        text: {
          pt: 'Base: Savings Plans; pico: Spot',
          en: 'Base: Savings Plans; peak: Spot',
          es: 'Base: Savings Plans; pico: Spot',
        },
        action: {
          pt: 'Contratar Compute Savings Plans para a carga constante e usar instâncias Spot para os picos.',
          en: 'Purchase Compute Savings Plans for the constant load and use Spot Instances for the peaks.',
          es: 'Contratar Compute Savings Plans para la carga constante y usar instancias Spot para los picos.',
        },
        why: {
          pt: 'Savings Plans dão à base constante um preço menor, e o Spot dá ao pico o preço mais baixo, se o trabalho do pico aguenta interrupções.',
          en: 'Savings Plans give the constant base a lower price, and Spot gives the peak the lowest one, if the work of the peak tolerates interruptions.',
          es: 'Savings Plans dan a la base constante un precio menor, y Spot da al pico el precio más bajo, si el trabajo del pico soporta interrupciones.',
        },
        likeness: {
          pt: 'tratores de contrato anual, com desconto, para cada dia, e na colheita os baratíssimos do vizinho, que pode retomá-los',
          en: 'tractors on a discounted yearly contract for every day, and for harvest a neighbor’s cheap ones, which he may reclaim',
          es: 'tractores de contrato anual, con descuento, para cada día, y en la cosecha los baratísimos del vecino, que puede reclamarlos',
        },
        tell: {
          pt: 'Base constante e pico que pode ser interrompido: Savings Plans mais Spot. Servidores que trabalham todos os dias e que a AWS não pode retomar: On-Demand ou Savings Plans na base, e não Spot. Nenhum valor sem uso entre os picos: capacidade sem compromisso nos picos. Carga constante, por menos que o preço sem desconto: um Savings Plan.',
          en: 'A constant base and a peak that may be interrupted: Savings Plans plus Spot. Servers that work every day and that AWS must not take back: On-Demand or Savings Plans for the base, not Spot. No amount unused between peaks: capacity without a commitment at the peaks. A constant load for less than the undiscounted price: a Savings Plan.',
          es: 'Base constante y pico que puede interrumpirse: Savings Plans más Spot. Servidores que trabajan todos los días y que AWS no puede retirar: On-Demand o Savings Plans en la base, y no Spot. Ningún monto sin uso entre los picos: capacidad sin compromiso en los picos. Carga constante, por menos que el precio sin descuento: un Savings Plan.',
        },
      },
      {
        id: 'sp-od',
        uses: [],
        popularity: 4,
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        text: {
          pt: 'Base: Savings Plans; pico: sob demanda',
          en: 'Base: Savings Plans; peak: On-Demand',
          es: 'Base: Savings Plans; pico: bajo demanda',
        },
        action: {
          pt: 'Contratar Compute Savings Plans para a carga constante e usar instâncias sob demanda para os picos.',
          en: 'Purchase Compute Savings Plans for the constant load and use On-Demand Instances for the peaks.',
          es: 'Contratar Compute Savings Plans para la carga constante y usar instancias bajo demanda para los picos.',
        },
        why: {
          pt: 'Savings Plans baixam o preço da base constante, e o pico, sob demanda, é pago só enquanto dura e não é interrompido.',
          en: 'Savings Plans lower the price of the constant base, and the peak, On-Demand, is paid for while it lasts and is not interrupted.',
          es: 'Savings Plans bajan el precio de la base constante, y el pico, bajo demanda, se paga solo mientras dura y no se interrumpe.',
        },
        likeness: {
          pt: 'tratores de contrato anual, com desconto, para cada dia, e na colheita outros por diária, a preço cheio',
          en: 'tractors on a discounted yearly contract for every day, and for harvest others by the day, at full price',
          es: 'tractores de contrato anual, con descuento, para cada día, y en la cosecha otros alquilados sin contrato, a precio completo',
        },
        tell: {
          pt: 'Carga constante que deve custar menos: Savings Plans, com os picos sob demanda. Trabalho dos picos que não pode ser interrompido: instâncias sob demanda nos picos. Servidores que trabalham todos os dias e que a AWS não pode retomar: On-Demand ou Savings Plans na base, e não Spot. Nenhum valor sem uso entre os picos: capacidade sem compromisso nos picos.',
          en: 'A constant load that must cost less: Savings Plans, with On-Demand at the peaks. Work at peaks that cannot be interrupted: On-Demand Instances at the peaks. Servers that work every day and that AWS must not take back: On-Demand or Savings Plans for the base, not Spot. No amount unused between peaks: capacity without a commitment at the peaks.',
          es: 'Carga constante que debe costar menos: Savings Plans, con los picos bajo demanda. Trabajo de los picos que no puede interrumpirse: instancias bajo demanda en los picos. Servidores que trabajan todos los días y que AWS no puede retirar: On-Demand o Savings Plans en la base, y no Spot. Ningún monto sin uso entre los picos: capacidad sin compromiso en los picos.',
        },
      },
      {
        id: 'od-all',
        uses: [],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        text: {
          pt: 'Base: sob demanda; pico: sob demanda',
          en: 'Base: On-Demand; peak: On-Demand',
          es: 'Base: bajo demanda; pico: bajo demanda',
        },
        action: {
          pt: 'Iniciar instâncias sob demanda para a carga constante e acrescentar instâncias sob demanda para os picos.',
          en: 'Launch On-Demand Instances for the constant load and add On-Demand Instances for the peaks.',
          es: 'Lanzar instancias bajo demanda para la carga constante y añadir instancias bajo demanda para los picos.',
        },
        why: {
          pt: 'Tudo sob demanda dispensa compromisso e não sofre interrupção, pelo preço cheio.',
          en: 'Everything On-Demand needs no commitment and suffers no interruption, at the full price.',
          es: 'Todo bajo demanda no exige compromiso ni sufre interrupciones, al precio completo.',
        },
        likeness: {
          pt: 'tratores alugados por diária, sem contrato e sem dono que os retome, mas a preço cheio o ano inteiro',
          en: 'tractors hired by the day, with no contract and none reclaimed, but at full price all year',
          es: 'tractores alquilados por día, sin contrato ni dueño que los reclame, pero a precio completo todo el año',
        },
        tell: {
          pt: 'Nenhum compromisso de um ano: instâncias sob demanda. Servidores que trabalham todos os dias e que a AWS não pode retomar: On-Demand ou Savings Plans na base, e não Spot. Nenhum valor sem uso entre os picos: capacidade sem compromisso nos picos. Trabalho dos picos que não pode ser interrompido: capacidade que a AWS não retoma, e não Spot.',
          en: 'No one-year commitment: On-Demand Instances. Servers that work every day and that AWS must not take back: On-Demand or Savings Plans for the base, not Spot. No amount unused between peaks: capacity without a commitment at the peaks. Work at peaks that cannot be interrupted: capacity that AWS does not take back, not Spot.',
          es: 'Ningún compromiso de un año: instancias bajo demanda. Servidores que trabajan todos los días y que AWS no puede retirar: On-Demand o Savings Plans en la base, y no Spot. Ningún monto sin uso entre los picos: capacidad sin compromiso en los picos. Trabajo de los picos que no puede interrumpirse: capacidad que AWS no retira, y no Spot.',
        },
        rightIn: ['logistics', 'newspaper', 'insurer-mix'],
      },
      {
        id: 'od-spot',
        rightIn: ['images', 'genomics'],
        uses: [],
        popularity: 3,
        source: site('ec2/spot/'),
        text: {
          pt: 'Base: sob demanda; pico: Spot',
          en: 'Base: On-Demand; peak: Spot',
          es: 'Base: bajo demanda; pico: Spot',
        },
        action: {
          pt: 'Iniciar instâncias sob demanda para a carga constante e acrescentar instâncias Spot para os picos.',
          en: 'Launch On-Demand Instances for the constant load and add Spot Instances for the peaks.',
          es: 'Lanzar instancias bajo demanda para la carga constante y añadir instancias Spot para los picos.',
        },
        why: {
          pt: 'Sem compromisso algum, a base sob demanda não é interrompida e o pico em Spot custa menos.',
          en: 'With no commitment at all, the base On-Demand is not interrupted and the peak on Spot costs less.',
          es: 'Sin ningún compromiso, la base bajo demanda no se interrumpe y el pico en Spot cuesta menos.',
        },
        likeness: {
          pt: 'tratores por diária, a preço cheio, para cada dia, e na colheita os baratíssimos do vizinho, que pode retomá-los',
          en: 'tractors hired at the full daily price, and for harvest a neighbor’s very cheap ones, which he may reclaim',
          es: 'tractores alquilados por día, a precio completo, y en la cosecha los baratísimos del vecino, que puede reclamarlos',
        },
        tell: {
          pt: 'Sem compromisso, com um pico que pode ser interrompido: sob demanda mais Spot. Servidores que trabalham todos os dias e que a AWS não pode retomar: On-Demand ou Savings Plans na base, e não Spot. Nenhum valor sem uso entre os picos: capacidade sem compromisso nos picos. Nenhum compromisso de um ano ou mais: sob demanda ou Spot.',
          en: 'No commitment, with a peak that may be interrupted: On-Demand plus Spot. Servers that work every day and that AWS must not take back: On-Demand or Savings Plans for the base, not Spot. No amount unused between peaks: capacity without a commitment at the peaks. No commitment of a year or more: On-Demand or Spot.',
          es: 'Sin compromiso, con un pico que puede interrumpirse: bajo demanda más Spot. Servidores que trabajan todos los días y que AWS no puede retirar: On-Demand o Savings Plans en la base, y no Spot. Ningún monto sin uso entre los picos: capacidad sin compromiso en los picos. Ningún compromiso de un año o más: bajo demanda o Spot.',
        },
      },
      {
        id: 'spot-all',
        neverRight: true,
        uses: [],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        text: {
          pt: 'Base: Spot; pico: Spot também',
          en: 'Base: Spot; peak: Spot as well',
          es: 'Base: Spot; pico: Spot también',
        },
        action: {
          pt: 'Iniciar instâncias Spot para a carga constante e acrescentar instâncias Spot de mais tipos para os picos.',
          en: 'Launch Spot Instances for the constant load and add Spot Instances of more types for the peaks.',
          es: 'Lanzar instancias Spot para la carga constante y añadir instancias Spot de más tipos para los picos.',
        },
        why: {
          pt: 'Tudo em Spot tem o menor preço e nenhum compromisso, e a AWS pode retomar qualquer servidor.',
          en: 'Everything on Spot has the lowest price and no commitment, and AWS can reclaim any server.',
          es: 'Todo en Spot tiene el menor precio y ningún compromiso, y AWS puede recuperar cualquier servidor.',
        },
        likeness: {
          pt: 'tratores baratíssimos do vizinho para tudo, que ele pode retomar a qualquer momento, até no trabalho diário',
          en: 'a neighbor’s very cheap tractors for everything, which he may reclaim at any moment, even from daily work',
          es: 'tractores baratísimos del vecino para todo, que él puede reclamar en cualquier momento, incluso en el trabajo diario',
        },
        tell: {
          pt: 'Tudo pode ser interrompido: Spot.',
          en: 'Everything may be interrupted: Spot.',
          es: 'Todo puede interrumpirse: Spot.',
        },
      },
    ],
    constraints: [
      {
        id: 'steady-safe',
        text: {
          pt: 'Os servidores que trabalham todos os dias não podem ser interrompidos pela AWS.',
          en: 'The servers that work every day must not be interrupted by AWS.',
          es: 'Los servidores que trabajan todos los días no pueden ser interrumpidos por AWS.',
        },
        fits: ['sp-all', 'sp-spot', 'sp-od', 'od-all', 'od-spot'],
        rulesOut: {
          'spot-all': {
            pt: 'Com Spot também na base, a AWS pode retomar os servidores do dia a dia.',
            en: 'With Spot for the base too, AWS can reclaim the everyday servers.',
            es: 'Con Spot también en la base, AWS puede recuperar los servidores del día a día.',
          },
        },
      },
      {
        id: 'batch-safe',
        situations: ['logistics', 'newspaper', 'insurer-mix'],
        text: {
          pt: 'O trabalho dos picos não pode ser interrompido.',
          en: 'The work done at peaks cannot be interrupted.',
          es: 'El trabajo de los picos no puede interrumpirse.',
        },
        fits: ['sp-all', 'sp-od', 'od-all'],
        rulesOut: {
          'sp-spot': {
            pt: 'Com Spot no pico, a AWS pode cortar um processamento no meio.',
            en: 'With Spot for the peak, AWS can cut a job off halfway.',
            es: 'Con Spot en el pico, AWS puede cortar un procesamiento por la mitad.',
          },
          'od-spot': {
            pt: 'O pico em Spot pode ser cortado pela AWS, mesmo com a base sob demanda.',
            en: 'The peak on Spot can be cut off by AWS, even with the base On-Demand.',
            es: 'El pico en Spot puede ser cortado por AWS, aunque la base esté bajo demanda.',
          },
          'spot-all': {
            pt: 'Com tudo em Spot, a AWS pode cortar qualquer processamento.',
            en: 'With everything on Spot, AWS can cut off any job.',
            es: 'Con todo en Spot, AWS puede cortar cualquier procesamiento.',
          },
        },
      },
      {
        id: 'no-term',
        text: {
          pt: 'A empresa está sendo vendida e não assina compromissos de um ano ou mais.',
          en: 'The company is being sold and will not sign commitments of a year or more.',
          es: 'La empresa se está vendiendo y no firma compromisos de un año o más.',
        },
        fits: ['od-all', 'od-spot', 'spot-all'],
        rulesOut: {
          'sp-all': {
            pt: 'Savings Plans, na base e no pico, são um compromisso de um ano ou três.',
            en: 'Savings Plans, for base and peak, are a commitment of one year or three.',
            es: 'Los Savings Plans, en la base y en el pico, son un compromiso de uno o tres años.',
          },
          'sp-spot': {
            pt: 'Savings Plans na base são um compromisso de um ano ou três.',
            en: 'Savings Plans for the base are a commitment of one year or three.',
            es: 'Los Savings Plans en la base son un compromiso de uno o tres años.',
          },
          'sp-od': {
            pt: 'Savings Plans na base exigem um compromisso de um ano ou três.',
            en: 'Savings Plans for the base call for a commitment of one year or three.',
            es: 'Los Savings Plans en la base exigen un compromiso de uno o tres años.',
          },
        },
      },
      {
        id: 'steady-cheaper',
        text: {
          pt: 'A direção quer um desconto sobre o preço da carga constante.',
          en: 'Management wants a discount on the price of the constant load.',
          es: 'La dirección quiere un descuento sobre el precio de la carga constante.',
        },
        fits: ['sp-all', 'sp-spot', 'sp-od', 'spot-all'],
        rulesOut: {
          'od-all': {
            pt: 'Sob demanda, a base constante paga o preço cheio.',
            en: 'With the base On-Demand too, the constant part pays the full price.',
            es: 'Bajo demanda, la base constante paga el precio completo.',
          },
          'od-spot': {
            pt: 'Com a base sob demanda, a parte constante paga o preço cheio.',
            en: 'With the base On-Demand, the constant part pays the full price.',
            es: 'Con la base bajo demanda, la parte constante paga el precio completo.',
          },
        },
      },
      {
        id: 'no-waste',
        text: {
          pt: 'A empresa não quer comprometer-se com um valor que fique sem uso entre os picos.',
          en: 'The company does not want to commit to an amount that goes unused between peaks.',
          es: 'La empresa no quiere comprometerse con un monto que quede sin uso entre los picos.',
        },
        fits: ['sp-spot', 'sp-od', 'od-all', 'od-spot', 'spot-all'],
        rulesOut: {
          'sp-all': {
            pt: 'Savings Plans também para o pico são pagos nas horas em que não há pico.',
            en: 'Savings Plans for the peak too are paid in the hours without a peak.',
            es: 'Los Savings Plans también para el pico se pagan en las horas en que no hay pico.',
          },
        },
      },
      {
        id: 'least-spent',
        situations: ['images', 'genomics'],
        notWith: ['no-term', 'no-waste', 'steady-cheaper'],
        fits: ['sp-spot', 'spot-all'],
        rulesOut: {
          'sp-all': {
            pt: 'Savings Plans para o pico são pagos também nas muitas horas sem pico.',
            en: 'Savings Plans for the peak are paid for in the many hours without a peak.',
            es: 'Los Savings Plans para el pico se pagan también en las muchas horas sin pico.',
          },
          'sp-od': {
            pt: 'O preço sob demanda nos picos é maior que o Spot para um trabalho que pode ser interrompido.',
            en: 'On-Demand at peaks costs more than Spot for work that may be interrupted.',
            es: 'El precio bajo demanda en los picos es mayor que el de spot para un trabajo que admite interrupciones.',
          },
          'od-all': {
            pt: 'Tudo sob demanda paga o preço cheio, também na carga constante.',
            en: 'Everything On-Demand pays the full price, for the constant load too.',
            es: 'Todo bajo demanda paga el precio completo, también en la carga constante.',
          },
          'od-spot': {
            pt: 'O preço sob demanda na carga constante dispensa o desconto dos Savings Plans.',
            en: 'On-Demand for the constant load forgoes the discount of Savings Plans.',
            es: 'El precio bajo demanda en la carga constante renuncia al descuento de los Savings Plans.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
      },
      {
        id: 'least-firm',
        situations: ['logistics', 'newspaper', 'insurer-mix'],
        notWith: ['no-term', 'no-waste', 'steady-cheaper'],
        fits: ['sp-od', 'spot-all'],
        rulesOut: {
          'sp-all': {
            pt: 'Savings Plans para o pico são pagos também nas muitas horas sem pico.',
            en: 'Savings Plans for the peak are paid for in the many hours without a peak.',
            es: 'Los Savings Plans para el pico se pagan también en las muchas horas sin pico.',
          },
          'od-all': {
            pt: 'Tudo sob demanda paga o preço cheio, também na carga constante.',
            en: 'Everything On-Demand pays the full price, for the constant load too.',
            es: 'Todo bajo demanda paga el precio completo, también en la carga constante.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
      },
    ],
    ask: {
      pt: 'Que combinação de compra atende a esses requisitos?',
      en: 'Which purchasing mix meets these requirements?',
      es: '¿Qué combinación de compra cumple estos requisitos?',
    },
  },
];
