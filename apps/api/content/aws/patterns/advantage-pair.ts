import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const advantagePair: readonly Pattern[] = [
  {
    id: 'advantage-pair',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'cloud-value' } },
    situations: [
      {
        id: 'toys',
        text: {
          pt: 'Uma fabricante de brinquedos tem dois data centers e estuda migrar para a AWS.',
          en: 'A toy maker has two data centers and is considering a move to AWS.',
          es: 'Una fabricante de juguetes tiene dos centros de datos y estudia migrar a AWS.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora compara manter os próprios servidores com migrar para a AWS.',
          en: 'A publisher is comparing its own servers with a move to AWS.',
          es: 'Una editorial compara mantener sus propios servidores con migrar a AWS.',
        },
      },
      {
        id: 'security',
        text: {
          pt: 'Uma empresa de alarmes cresceu comprando servidores para cada contrato.',
          en: 'A home alarm company has grown by buying servers for each contract.',
          es: 'Una empresa de alarmas creció comprando servidores para cada contrato.',
        },
      },
      {
        id: 'winery-advantage',
        text: {
          pt: 'Uma vinícola exportadora avalia trocar os servidores da sede pela AWS.',
          en: 'A wine exporter is considering AWS in place of the servers at headquarters.',
          es: 'Una bodega exportadora evalúa cambiar los servidores de la sede por AWS.',
        },
      },
      {
        id: 'clinics-advantage',
        text: {
          pt: 'Uma rede de clínicas cresceu depressa com servidores próprios.',
          en: 'A chain of clinics has grown fast on its own servers.',
          es: 'Una red de clínicas creció rápido con servidores propios.',
        },
      },
    ],
    candidates: [
      {
        id: 'variable-scale',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Trocar despesa fixa por variável e aproveitar economias de escala',
          en: 'Trade fixed expense for variable expense and benefit from economies of scale',
          es: 'Cambiar gasto fijo por variable y aprovechar economías de escala',
        },
        why: {
          pt: 'A despesa variável substitui a compra antecipada: paga-se pelo que se consome, quando se consome. As economias de escala da AWS, com o uso de milhões de clientes somado, viram preços menores.',
          en: 'Variable expense takes the place of buying in advance: what is consumed is paid for, when it is consumed. The economies of scale of AWS, with the use of millions of customers added up, become lower prices.',
          es: 'El gasto variable reemplaza la compra anticipada: se paga lo que se consume, cuando se consume. Las economías de escala de AWS, con el uso sumado de millones de clientes, se vuelven precios menores.',
        },
        tell: {
          pt: 'Pagar só quando se consome: despesa variável. Preços menores pelo volume de todos: economias de escala.',
          en: 'Paying only when consuming: variable expense. Lower prices through everyone’s volume: economies of scale.',
          es: 'Pagar solo cuando se consume: gasto variable. Precios menores por el volumen de todos: economías de escala.',
        },
      },
      {
        id: 'variable-capacity',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Trocar despesa fixa por variável e parar de adivinhar a capacidade',
          en: 'Trade fixed expense for variable expense and stop guessing capacity',
          es: 'Cambiar gasto fijo por variable y dejar de adivinar la capacidad',
        },
        why: {
          pt: 'A despesa variável substitui a compra antecipada: paga-se pelo que se consome, quando se consome. Sem adivinhar a capacidade, aumenta-se ou diminui-se conforme a demanda, em minutos.',
          en: 'Variable expense takes the place of buying in advance: what is consumed is paid for, when it is consumed. With no guessing about capacity, it goes up or down with demand, within minutes.',
          es: 'El gasto variable reemplaza la compra anticipada: se paga lo que se consume, cuando se consume. Sin adivinar la capacidad, se aumenta o reduce según la demanda, en minutos.',
        },
        tell: {
          pt: 'Pagar só quando se consome: despesa variável. Nem sobra nem falta: capacidade sem adivinhar.',
          en: 'Paying only when consuming: variable expense. Neither too much nor too little: capacity without guessing.',
          es: 'Pagar solo cuando se consume: gasto variable. Ni sobra ni falta: capacidad sin adivinar.',
        },
      },
      {
        id: 'variable-agility',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Trocar despesa fixa por variável e aumentar a velocidade e a agilidade',
          en: 'Trade fixed expense for variable expense and increase speed and agility',
          es: 'Cambiar gasto fijo por variable y aumentar la velocidad y la agilidad',
        },
        why: {
          pt: 'A despesa variável substitui a compra antecipada: paga-se pelo que se consome, quando se consome. Com a agilidade da nuvem, um recurso novo fica pronto em minutos e experimentar custa pouco.',
          en: 'Variable expense takes the place of buying in advance: what is consumed is paid for, when it is consumed. With the agility of the cloud, a new resource is ready in minutes and experiments cost little.',
          es: 'El gasto variable reemplaza la compra anticipada: se paga lo que se consume, cuando se consume. Con la agilidad de la nube, un recurso nuevo está listo en minutos y experimentar cuesta poco.',
        },
        tell: {
          pt: 'Pagar só quando se consome: despesa variável. Minutos em vez de semanas: agilidade.',
          en: 'Paying only when consuming: variable expense. Minutes in place of weeks: agility.',
          es: 'Pagar solo cuando se consume: gasto variable. Minutos en lugar de semanas: agilidad.',
        },
      },
      {
        id: 'variable-no-centers',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Trocar despesa fixa por variável e parar de gastar com data centers',
          en: 'Trade fixed expense for variable expense and stop spending money on data centers',
          es: 'Cambiar gasto fijo por variable y dejar de gastar en centros de datos',
        },
        why: {
          pt: 'A despesa variável substitui a compra antecipada: paga-se pelo que se consome, quando se consome. Sem instalações a manter, o pessoal cuida do que diferencia a empresa, e a AWS cuida de racks e energia.',
          en: 'Variable expense takes the place of buying in advance: what is consumed is paid for, when it is consumed. With no facilities to maintain, staff look after what sets the company apart, and AWS looks after racks and power.',
          es: 'El gasto variable reemplaza la compra anticipada: se paga lo que se consume, cuando se consume. Sin instalaciones que mantener, el personal se ocupa de lo que diferencia a la empresa, y AWS de los racks y la energía.',
        },
        tell: {
          pt: 'Pagar só quando se consome: despesa variável. Deixar racks e energia com a AWS: fim dos gastos com data centers.',
          en: 'Paying only when consuming: variable expense. Leaving racks and power to AWS: no more spending on data centers.',
          es: 'Pagar solo cuando se consume: gasto variable. Dejar racks y energía a AWS: fin de los gastos en centros de datos.',
        },
      },
      {
        id: 'variable-global',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Trocar despesa fixa por variável e ter alcance global em minutos',
          en: 'Trade fixed expense for variable expense and go global in minutes',
          es: 'Cambiar gasto fijo por variable y tener alcance global en minutos',
        },
        why: {
          pt: 'A despesa variável substitui a compra antecipada: paga-se pelo que se consome, quando se consome. Com o alcance global, o sistema é publicado em outras regiões em minutos, perto de quem o usa.',
          en: 'Variable expense takes the place of buying in advance: what is consumed is paid for, when it is consumed. With global reach, the system is published in other Regions within minutes, near those who use it.',
          es: 'El gasto variable reemplaza la compra anticipada: se paga lo que se consume, cuando se consume. Con el alcance global, el sistema se publica en otras regiones en minutos, cerca de quien lo usa.',
        },
        tell: {
          pt: 'Pagar só quando se consome: despesa variável. Público distante, bem atendido: alcance global.',
          en: 'Paying only when consuming: variable expense. A distant public, well served: global reach.',
          es: 'Pagar solo cuando se consume: gasto variable. Público lejano, bien atendido: alcance global.',
        },
      },
      {
        id: 'scale-capacity',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Aproveitar economias de escala e parar de adivinhar a capacidade',
          en: 'Benefit from economies of scale and stop guessing capacity',
          es: 'Aprovechar economías de escala y dejar de adivinar la capacidad',
        },
        why: {
          pt: 'As economias de escala da AWS, com o uso de milhões de clientes somado, viram preços menores. Sem adivinhar a capacidade, aumenta-se ou diminui-se conforme a demanda, em minutos.',
          en: 'The economies of scale of AWS, with the use of millions of customers added up, become lower prices. With no guessing about capacity, it goes up or down with demand, within minutes.',
          es: 'Las economías de escala de AWS, con el uso sumado de millones de clientes, se vuelven precios menores. Sin adivinar la capacidad, se aumenta o reduce según la demanda, en minutos.',
        },
        tell: {
          pt: 'Preços menores pelo volume de todos: economias de escala. Nem sobra nem falta: capacidade sem adivinhar.',
          en: 'Lower prices through everyone’s volume: economies of scale. Neither too much nor too little: capacity without guessing.',
          es: 'Precios menores por el volumen de todos: economías de escala. Ni sobra ni falta: capacidad sin adivinar.',
        },
      },
      {
        id: 'scale-agility',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Aproveitar economias de escala e aumentar a velocidade e a agilidade',
          en: 'Benefit from economies of scale and increase speed and agility',
          es: 'Aprovechar economías de escala y aumentar la velocidad y la agilidad',
        },
        why: {
          pt: 'As economias de escala da AWS, com o uso de milhões de clientes somado, viram preços menores. Com a agilidade da nuvem, um recurso novo fica pronto em minutos e experimentar custa pouco.',
          en: 'The economies of scale of AWS, with the use of millions of customers added up, become lower prices. With the agility of the cloud, a new resource is ready in minutes and experiments cost little.',
          es: 'Las economías de escala de AWS, con el uso sumado de millones de clientes, se vuelven precios menores. Con la agilidad de la nube, un recurso nuevo está listo en minutos y experimentar cuesta poco.',
        },
        tell: {
          pt: 'Preços menores pelo volume de todos: economias de escala. Minutos em vez de semanas: agilidade.',
          en: 'Lower prices through everyone’s volume: economies of scale. Minutes in place of weeks: agility.',
          es: 'Precios menores por el volumen de todos: economías de escala. Minutos en lugar de semanas: agilidad.',
        },
      },
      {
        id: 'scale-no-centers',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Aproveitar economias de escala e parar de gastar com data centers',
          en: 'Benefit from economies of scale and stop spending money on data centers',
          es: 'Aprovechar economías de escala y dejar de gastar en centros de datos',
        },
        why: {
          pt: 'As economias de escala da AWS, com o uso de milhões de clientes somado, viram preços menores. Sem instalações a manter, o pessoal cuida do que diferencia a empresa, e a AWS cuida de racks e energia.',
          en: 'The economies of scale of AWS, with the use of millions of customers added up, become lower prices. With no facilities to maintain, staff look after what sets the company apart, and AWS looks after racks and power.',
          es: 'Las economías de escala de AWS, con el uso sumado de millones de clientes, se vuelven precios menores. Sin instalaciones que mantener, el personal se ocupa de lo que diferencia a la empresa, y AWS de los racks y la energía.',
        },
        tell: {
          pt: 'Preços menores pelo volume de todos: economias de escala. Deixar racks e energia com a AWS: fim dos gastos com data centers.',
          en: 'Lower prices through everyone’s volume: economies of scale. Leaving racks and power to AWS: no more spending on data centers.',
          es: 'Precios menores por el volumen de todos: economías de escala. Dejar racks y energía a AWS: fin de los gastos en centros de datos.',
        },
      },
      {
        id: 'scale-global',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Aproveitar economias de escala e ter alcance global em minutos',
          en: 'Benefit from economies of scale and go global in minutes',
          es: 'Aprovechar economías de escala y tener alcance global en minutos',
        },
        why: {
          pt: 'As economias de escala da AWS, com o uso de milhões de clientes somado, viram preços menores. Com o alcance global, o sistema é publicado em outras regiões em minutos, perto de quem o usa.',
          en: 'The economies of scale of AWS, with the use of millions of customers added up, become lower prices. With global reach, the system is published in other Regions within minutes, near those who use it.',
          es: 'Las economías de escala de AWS, con el uso sumado de millones de clientes, se vuelven precios menores. Con el alcance global, el sistema se publica en otras regiones en minutos, cerca de quien lo usa.',
        },
        tell: {
          pt: 'Preços menores pelo volume de todos: economias de escala. Público distante, bem atendido: alcance global.',
          en: 'Lower prices through everyone’s volume: economies of scale. A distant public, well served: global reach.',
          es: 'Precios menores por el volumen de todos: economías de escala. Público lejano, bien atendido: alcance global.',
        },
      },
      {
        id: 'capacity-agility',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Parar de adivinhar a capacidade e aumentar a velocidade e a agilidade',
          en: 'Stop guessing capacity and increase speed and agility',
          es: 'Dejar de adivinar la capacidad y aumentar la velocidad y la agilidad',
        },
        why: {
          pt: 'Sem adivinhar a capacidade, aumenta-se ou diminui-se conforme a demanda, em minutos. Com a agilidade da nuvem, um recurso novo fica pronto em minutos e experimentar custa pouco.',
          en: 'With no guessing about capacity, it goes up or down with demand, within minutes. With the agility of the cloud, a new resource is ready in minutes and experiments cost little.',
          es: 'Sin adivinar la capacidad, se aumenta o reduce según la demanda, en minutos. Con la agilidad de la nube, un recurso nuevo está listo en minutos y experimentar cuesta poco.',
        },
        tell: {
          pt: 'Nem sobra nem falta: capacidade sem adivinhar. Minutos em vez de semanas: agilidade.',
          en: 'Neither too much nor too little: capacity without guessing. Minutes in place of weeks: agility.',
          es: 'Ni sobra ni falta: capacidad sin adivinar. Minutos en lugar de semanas: agilidad.',
        },
      },
      {
        id: 'capacity-no-centers',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Parar de adivinhar a capacidade e parar de gastar com data centers',
          en: 'Stop guessing capacity and stop spending money on data centers',
          es: 'Dejar de adivinar la capacidad y dejar de gastar en centros de datos',
        },
        why: {
          pt: 'Sem adivinhar a capacidade, aumenta-se ou diminui-se conforme a demanda, em minutos. Sem instalações a manter, o pessoal cuida do que diferencia a empresa, e a AWS cuida de racks e energia.',
          en: 'With no guessing about capacity, it goes up or down with demand, within minutes. With no facilities to maintain, staff look after what sets the company apart, and AWS looks after racks and power.',
          es: 'Sin adivinar la capacidad, se aumenta o reduce según la demanda, en minutos. Sin instalaciones que mantener, el personal se ocupa de lo que diferencia a la empresa, y AWS de los racks y la energía.',
        },
        tell: {
          pt: 'Nem sobra nem falta: capacidade sem adivinhar. Deixar racks e energia com a AWS: fim dos gastos com data centers.',
          en: 'Neither too much nor too little: capacity without guessing. Leaving racks and power to AWS: no more spending on data centers.',
          es: 'Ni sobra ni falta: capacidad sin adivinar. Dejar racks y energía a AWS: fin de los gastos en centros de datos.',
        },
      },
      {
        id: 'capacity-global',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Parar de adivinhar a capacidade e ter alcance global em minutos',
          en: 'Stop guessing capacity and go global in minutes',
          es: 'Dejar de adivinar la capacidad y tener alcance global en minutos',
        },
        why: {
          pt: 'Sem adivinhar a capacidade, aumenta-se ou diminui-se conforme a demanda, em minutos. Com o alcance global, o sistema é publicado em outras regiões em minutos, perto de quem o usa.',
          en: 'With no guessing about capacity, it goes up or down with demand, within minutes. With global reach, the system is published in other Regions within minutes, near those who use it.',
          es: 'Sin adivinar la capacidad, se aumenta o reduce según la demanda, en minutos. Con el alcance global, el sistema se publica en otras regiones en minutos, cerca de quien lo usa.',
        },
        tell: {
          pt: 'Nem sobra nem falta: capacidade sem adivinhar. Público distante, bem atendido: alcance global.',
          en: 'Neither too much nor too little: capacity without guessing. A distant public, well served: global reach.',
          es: 'Ni sobra ni falta: capacidad sin adivinar. Público lejano, bien atendido: alcance global.',
        },
      },
      {
        id: 'agility-no-centers',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Aumentar a velocidade e a agilidade e parar de gastar com data centers',
          en: 'Increase speed and agility and stop spending money on data centers',
          es: 'Aumentar la velocidad y la agilidad y dejar de gastar en centros de datos',
        },
        why: {
          pt: 'Com a agilidade da nuvem, um recurso novo fica pronto em minutos e experimentar custa pouco. Sem instalações a manter, o pessoal cuida do que diferencia a empresa, e a AWS cuida de racks e energia.',
          en: 'With the agility of the cloud, a new resource is ready in minutes and experiments cost little. With no facilities to maintain, staff look after what sets the company apart, and AWS looks after racks and power.',
          es: 'Con la agilidad de la nube, un recurso nuevo está listo en minutos y experimentar cuesta poco. Sin instalaciones que mantener, el personal se ocupa de lo que diferencia a la empresa, y AWS de los racks y la energía.',
        },
        tell: {
          pt: 'Minutos em vez de semanas: agilidade. Deixar racks e energia com a AWS: fim dos gastos com data centers.',
          en: 'Minutes in place of weeks: agility. Leaving racks and power to AWS: no more spending on data centers.',
          es: 'Minutos en lugar de semanas: agilidad. Dejar racks y energía a AWS: fin de los gastos en centros de datos.',
        },
      },
      {
        id: 'agility-global',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Aumentar a velocidade e a agilidade e ter alcance global em minutos',
          en: 'Increase speed and agility and go global in minutes',
          es: 'Aumentar la velocidad y la agilidad y tener alcance global en minutos',
        },
        why: {
          pt: 'Com a agilidade da nuvem, um recurso novo fica pronto em minutos e experimentar custa pouco. Com o alcance global, o sistema é publicado em outras regiões em minutos, perto de quem o usa.',
          en: 'With the agility of the cloud, a new resource is ready in minutes and experiments cost little. With global reach, the system is published in other Regions within minutes, near those who use it.',
          es: 'Con la agilidad de la nube, un recurso nuevo está listo en minutos y experimentar cuesta poco. Con el alcance global, el sistema se publica en otras regiones en minutos, cerca de quien lo usa.',
        },
        tell: {
          pt: 'Minutos em vez de semanas: agilidade. Público distante, bem atendido: alcance global.',
          en: 'Minutes in place of weeks: agility. A distant public, well served: global reach.',
          es: 'Minutos en lugar de semanas: agilidad. Público lejano, bien atendido: alcance global.',
        },
      },
      {
        id: 'no-centers-global',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
        text: {
          pt: 'Parar de gastar com data centers e ter alcance global em minutos',
          en: 'Stop spending money on data centers and go global in minutes',
          es: 'Dejar de gastar en centros de datos y tener alcance global en minutos',
        },
        why: {
          pt: 'Sem instalações a manter, o pessoal cuida do que diferencia a empresa, e a AWS cuida de racks e energia. Com o alcance global, o sistema é publicado em outras regiões em minutos, perto de quem o usa.',
          en: 'With no facilities to maintain, staff look after what sets the company apart, and AWS looks after racks and power. With global reach, the system is published in other Regions within minutes, near those who use it.',
          es: 'Sin instalaciones que mantener, el personal se ocupa de lo que diferencia a la empresa, y AWS de los racks y la energía. Con el alcance global, el sistema se publica en otras regiones en minutos, cerca de quien lo usa.',
        },
        tell: {
          pt: 'Deixar racks e energia com a AWS: fim dos gastos com data centers. Público distante, bem atendido: alcance global.',
          en: 'Leaving racks and power to AWS: no more spending on data centers. A distant public, well served: global reach.',
          es: 'Dejar racks y energía a AWS: fin de los gastos en centros de datos. Público lejano, bien atendido: alcance global.',
        },
      },
    ],
    constraints: [
      {
        id: 'upfront',
        text: {
          pt: 'Cada sistema novo exige pagar os equipamentos antes de saber se terá uso.',
          en: 'Each new system means paying for equipment before it is known whether it will be used.',
          es: 'Cada sistema nuevo exige pagar los equipos antes de saber si se usará.',
        },
        fits: ['variable-scale', 'variable-capacity', 'variable-agility', 'variable-no-centers', 'variable-global'],
        rulesOut: {
          'scale-capacity': {
            pt: 'Nem as economias de escala nem a capacidade sem adivinhar evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither economies of scale nor capacity without guessing avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni las economías de escala ni la capacidad sin adivinar evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
          'scale-agility': {
            pt: 'Nem as economias de escala nem a agilidade para experimentar evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither economies of scale nor agility to experiment avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni las economías de escala ni la agilidad para experimentar evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
          'scale-no-centers': {
            pt: 'Nem as economias de escala nem o fim dos gastos com prédios evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither economies of scale nor the end of spending on buildings avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni las economías de escala ni el fin de los gastos en edificios evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
          'scale-global': {
            pt: 'Nem as economias de escala nem o alcance global em minutos evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither economies of scale nor global reach in minutes avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni las economías de escala ni el alcance global en minutos evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
          'capacity-agility': {
            pt: 'Nem a capacidade sem adivinhar nem a agilidade para experimentar evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither capacity without guessing nor agility to experiment avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni la capacidad sin adivinar ni la agilidad para experimentar evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
          'capacity-no-centers': {
            pt: 'Nem a capacidade sem adivinhar nem o fim dos gastos com prédios evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither capacity without guessing nor the end of spending on buildings avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni la capacidad sin adivinar ni el fin de los gastos en edificios evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
          'capacity-global': {
            pt: 'Nem a capacidade sem adivinhar nem o alcance global em minutos evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither capacity without guessing nor global reach in minutes avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni la capacidad sin adivinar ni el alcance global en minutos evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
          'agility-no-centers': {
            pt: 'Nem a agilidade para experimentar nem o fim dos gastos com prédios evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither agility to experiment nor the end of spending on buildings avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni la agilidad para experimentar ni el fin de los gastos en edificios evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
          'agility-global': {
            pt: 'Nem a agilidade para experimentar nem o alcance global em minutos evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither agility to experiment nor global reach in minutes avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni la agilidad para experimentar ni el alcance global en minutos evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
          'no-centers-global': {
            pt: 'Nem o fim dos gastos com prédios nem o alcance global em minutos evitam o desembolso antecipado com equipamentos; isso vem da despesa variável.',
            en: 'Neither the end of spending on buildings nor global reach in minutes avoids paying in advance for equipment; that comes from variable expense.',
            es: 'Ni el fin de los gastos en edificios ni el alcance global en minutos evitan el desembolso anticipado en equipos; eso viene del gasto variable.',
          },
        },
      },
      {
        id: 'small-buyer',
        text: {
          pt: 'Por comprar pouco, ela paga mais por unidade do que os grandes.',
          en: 'As a small buyer, it pays more per unit than large ones do.',
          es: 'Como compra poco, paga más por unidad que los grandes.',
        },
        fits: ['variable-scale', 'scale-capacity', 'scale-agility', 'scale-no-centers', 'scale-global'],
        rulesOut: {
          'variable-capacity': {
            pt: 'Nem a despesa variável nem a capacidade sem adivinhar dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither variable expense nor capacity without guessing gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni el gasto variable ni la capacidad sin adivinar dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
          'variable-agility': {
            pt: 'Nem a despesa variável nem a agilidade para experimentar dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither variable expense nor agility to experiment gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni el gasto variable ni la agilidad para experimentar dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
          'variable-no-centers': {
            pt: 'Nem a despesa variável nem o fim dos gastos com prédios dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither variable expense nor the end of spending on buildings gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni el gasto variable ni el fin de los gastos en edificios dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
          'variable-global': {
            pt: 'Nem a despesa variável nem o alcance global em minutos dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither variable expense nor global reach in minutes gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni el gasto variable ni el alcance global en minutos dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
          'capacity-agility': {
            pt: 'Nem a capacidade sem adivinhar nem a agilidade para experimentar dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither capacity without guessing nor agility to experiment gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni la capacidad sin adivinar ni la agilidad para experimentar dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
          'capacity-no-centers': {
            pt: 'Nem a capacidade sem adivinhar nem o fim dos gastos com prédios dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither capacity without guessing nor the end of spending on buildings gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni la capacidad sin adivinar ni el fin de los gastos en edificios dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
          'capacity-global': {
            pt: 'Nem a capacidade sem adivinhar nem o alcance global em minutos dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither capacity without guessing nor global reach in minutes gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni la capacidad sin adivinar ni el alcance global en minutos dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
          'agility-no-centers': {
            pt: 'Nem a agilidade para experimentar nem o fim dos gastos com prédios dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither agility to experiment nor the end of spending on buildings gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni la agilidad para experimentar ni el fin de los gastos en edificios dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
          'agility-global': {
            pt: 'Nem a agilidade para experimentar nem o alcance global em minutos dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither agility to experiment nor global reach in minutes gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni la agilidad para experimentar ni el alcance global en minutos dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
          'no-centers-global': {
            pt: 'Nem o fim dos gastos com prédios nem o alcance global em minutos dão a quem compra pouco o preço de quem compra muito; isso vem das economias de escala.',
            en: 'Neither the end of spending on buildings nor global reach in minutes gives those who buy little the price of those who buy a lot; that comes from economies of scale.',
            es: 'Ni el fin de los gastos en edificios ni el alcance global en minutos dan a quien compra poco el precio de quien compra mucho; eso viene de las economías de escala.',
          },
        },
      },
      {
        id: 'wrong-size',
        text: {
          pt: 'Em um ano sobraram servidores; no seguinte faltaram.',
          en: 'One year it had idle servers; the next it had too few.',
          es: 'Un año sobraron servidores; al siguiente faltaron.',
        },
        fits: ['variable-capacity', 'scale-capacity', 'capacity-agility', 'capacity-no-centers', 'capacity-global'],
        rulesOut: {
          'variable-scale': {
            pt: 'Nem a despesa variável nem as economias de escala resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither variable expense nor economies of scale solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni el gasto variable ni las economías de escala resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
          'variable-agility': {
            pt: 'Nem a despesa variável nem a agilidade para experimentar resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither variable expense nor agility to experiment solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni el gasto variable ni la agilidad para experimentar resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
          'variable-no-centers': {
            pt: 'Nem a despesa variável nem o fim dos gastos com prédios resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither variable expense nor the end of spending on buildings solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni el gasto variable ni el fin de los gastos en edificios resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
          'variable-global': {
            pt: 'Nem a despesa variável nem o alcance global em minutos resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither variable expense nor global reach in minutes solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni el gasto variable ni el alcance global en minutos resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
          'scale-agility': {
            pt: 'Nem as economias de escala nem a agilidade para experimentar resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither economies of scale nor agility to experiment solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni las economías de escala ni la agilidad para experimentar resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
          'scale-no-centers': {
            pt: 'Nem as economias de escala nem o fim dos gastos com prédios resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither economies of scale nor the end of spending on buildings solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni las economías de escala ni el fin de los gastos en edificios resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
          'scale-global': {
            pt: 'Nem as economias de escala nem o alcance global em minutos resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither economies of scale nor global reach in minutes solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni las economías de escala ni el alcance global en minutos resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
          'agility-no-centers': {
            pt: 'Nem a agilidade para experimentar nem o fim dos gastos com prédios resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither agility to experiment nor the end of spending on buildings solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni la agilidad para experimentar ni el fin de los gastos en edificios resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
          'agility-global': {
            pt: 'Nem a agilidade para experimentar nem o alcance global em minutos resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither agility to experiment nor global reach in minutes solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni la agilidad para experimentar ni el alcance global en minutos resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
          'no-centers-global': {
            pt: 'Nem o fim dos gastos com prédios nem o alcance global em minutos resolvem o erro de previsão de servidores; quem o resolve é a capacidade ajustada ao uso.',
            en: 'Neither the end of spending on buildings nor global reach in minutes solves the wrong forecast of servers; capacity that follows use does.',
            es: 'Ni el fin de los gastos en edificios ni el alcance global en minutos resuelven el error de previsión de servidores; lo resuelve la capacidad ajustada al uso.',
          },
        },
      },
      {
        id: 'slow-start',
        text: {
          pt: 'Uma ideia espera seis semanas por um servidor de testes.',
          en: 'An idea waits six weeks for a test server.',
          es: 'Una idea espera seis semanas por un servidor de pruebas.',
        },
        fits: ['variable-agility', 'scale-agility', 'capacity-agility', 'agility-no-centers', 'agility-global'],
        rulesOut: {
          'variable-scale': {
            pt: 'Nem a despesa variável nem as economias de escala reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither variable expense nor economies of scale shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni el gasto variable ni las economías de escala reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
          'variable-capacity': {
            pt: 'Nem a despesa variável nem a capacidade sem adivinhar reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither variable expense nor capacity without guessing shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni el gasto variable ni la capacidad sin adivinar reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
          'variable-no-centers': {
            pt: 'Nem a despesa variável nem o fim dos gastos com prédios reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither variable expense nor the end of spending on buildings shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni el gasto variable ni el fin de los gastos en edificios reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
          'variable-global': {
            pt: 'Nem a despesa variável nem o alcance global em minutos reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither variable expense nor global reach in minutes shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni el gasto variable ni el alcance global en minutos reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
          'scale-capacity': {
            pt: 'Nem as economias de escala nem a capacidade sem adivinhar reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither economies of scale nor capacity without guessing shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni las economías de escala ni la capacidad sin adivinar reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
          'scale-no-centers': {
            pt: 'Nem as economias de escala nem o fim dos gastos com prédios reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither economies of scale nor the end of spending on buildings shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni las economías de escala ni el fin de los gastos en edificios reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
          'scale-global': {
            pt: 'Nem as economias de escala nem o alcance global em minutos reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither economies of scale nor global reach in minutes shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni las economías de escala ni el alcance global en minutos reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
          'capacity-no-centers': {
            pt: 'Nem a capacidade sem adivinhar nem o fim dos gastos com prédios reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither capacity without guessing nor the end of spending on buildings shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni la capacidad sin adivinar ni el fin de los gastos en edificios reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
          'capacity-global': {
            pt: 'Nem a capacidade sem adivinhar nem o alcance global em minutos reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither capacity without guessing nor global reach in minutes shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni la capacidad sin adivinar ni el alcance global en minutos reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
          'no-centers-global': {
            pt: 'Nem o fim dos gastos com prédios nem o alcance global em minutos reduzem a espera por um servidor de testes; isso vem da agilidade para experimentar.',
            en: 'Neither the end of spending on buildings nor global reach in minutes shortens the wait for a test server; that comes from agility to experiment.',
            es: 'Ni el fin de los gastos en edificios ni el alcance global en minutos reducen la espera por un servidor de pruebas; eso viene de la agilidad para experimentar.',
          },
        },
      },
      {
        id: 'racks-work',
        text: {
          pt: 'Metade da equipe cuida de energia, refrigeração e discos.',
          en: 'Half of the team looks after power, cooling and disks.',
          es: 'La mitad del equipo se ocupa de energía, refrigeración y discos.',
        },
        fits: [
          'variable-no-centers',
          'scale-no-centers',
          'capacity-no-centers',
          'agility-no-centers',
          'no-centers-global',
        ],
        rulesOut: {
          'variable-scale': {
            pt: 'Nem a despesa variável nem as economias de escala livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither variable expense nor economies of scale frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni el gasto variable ni las economías de escala liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
          'variable-capacity': {
            pt: 'Nem a despesa variável nem a capacidade sem adivinhar livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither variable expense nor capacity without guessing frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni el gasto variable ni la capacidad sin adivinar liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
          'variable-agility': {
            pt: 'Nem a despesa variável nem a agilidade para experimentar livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither variable expense nor agility to experiment frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni el gasto variable ni la agilidad para experimentar liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
          'variable-global': {
            pt: 'Nem a despesa variável nem o alcance global em minutos livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither variable expense nor global reach in minutes frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni el gasto variable ni el alcance global en minutos liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
          'scale-capacity': {
            pt: 'Nem as economias de escala nem a capacidade sem adivinhar livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither economies of scale nor capacity without guessing frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni las economías de escala ni la capacidad sin adivinar liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
          'scale-agility': {
            pt: 'Nem as economias de escala nem a agilidade para experimentar livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither economies of scale nor agility to experiment frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni las economías de escala ni la agilidad para experimentar liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
          'scale-global': {
            pt: 'Nem as economias de escala nem o alcance global em minutos livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither economies of scale nor global reach in minutes frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni las economías de escala ni el alcance global en minutos liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
          'capacity-agility': {
            pt: 'Nem a capacidade sem adivinhar nem a agilidade para experimentar livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither capacity without guessing nor agility to experiment frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni la capacidad sin adivinar ni la agilidad para experimentar liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
          'capacity-global': {
            pt: 'Nem a capacidade sem adivinhar nem o alcance global em minutos livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither capacity without guessing nor global reach in minutes frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni la capacidad sin adivinar ni el alcance global en minutos liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
          'agility-global': {
            pt: 'Nem a agilidade para experimentar nem o alcance global em minutos livram a equipe de cuidar de energia e discos; isso vem do fim do gasto com data centers.',
            en: 'Neither agility to experiment nor global reach in minutes frees the team from looking after power and disks; that comes from no longer running data centers.',
            es: 'Ni la agilidad para experimentar ni el alcance global en minutos liberan al equipo de ocuparse de energía y discos; eso viene del fin del gasto en centros de datos.',
          },
        },
      },
      {
        id: 'far-customers',
        text: {
          pt: 'Para clientes na Ásia e na Europa, o sistema é lento.',
          en: 'Customers in Asia and Europe find the system slow.',
          es: 'Para los clientes de Asia y Europa, el sistema es lento.',
        },
        fits: ['variable-global', 'scale-global', 'capacity-global', 'agility-global', 'no-centers-global'],
        rulesOut: {
          'variable-scale': {
            pt: 'Nem a despesa variável nem as economias de escala aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither variable expense nor economies of scale brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni el gasto variable ni las economías de escala acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
          'variable-capacity': {
            pt: 'Nem a despesa variável nem a capacidade sem adivinhar aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither variable expense nor capacity without guessing brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni el gasto variable ni la capacidad sin adivinar acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
          'variable-agility': {
            pt: 'Nem a despesa variável nem a agilidade para experimentar aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither variable expense nor agility to experiment brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni el gasto variable ni la agilidad para experimentar acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
          'variable-no-centers': {
            pt: 'Nem a despesa variável nem o fim dos gastos com prédios aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither variable expense nor the end of spending on buildings brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni el gasto variable ni el fin de los gastos en edificios acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
          'scale-capacity': {
            pt: 'Nem as economias de escala nem a capacidade sem adivinhar aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither economies of scale nor capacity without guessing brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni las economías de escala ni la capacidad sin adivinar acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
          'scale-agility': {
            pt: 'Nem as economias de escala nem a agilidade para experimentar aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither economies of scale nor agility to experiment brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni las economías de escala ni la agilidad para experimentar acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
          'scale-no-centers': {
            pt: 'Nem as economias de escala nem o fim dos gastos com prédios aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither economies of scale nor the end of spending on buildings brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni las economías de escala ni el fin de los gastos en edificios acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
          'capacity-agility': {
            pt: 'Nem a capacidade sem adivinhar nem a agilidade para experimentar aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither capacity without guessing nor agility to experiment brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni la capacidad sin adivinar ni la agilidad para experimentar acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
          'capacity-no-centers': {
            pt: 'Nem a capacidade sem adivinhar nem o fim dos gastos com prédios aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither capacity without guessing nor the end of spending on buildings brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni la capacidad sin adivinar ni el fin de los gastos en edificios acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
          'agility-no-centers': {
            pt: 'Nem a agilidade para experimentar nem o fim dos gastos com prédios aproximam o sistema de clientes de outros continentes; isso vem do alcance global em minutos.',
            en: 'Neither agility to experiment nor the end of spending on buildings brings the system closer to customers on other continents; that comes from global reach in minutes.',
            es: 'Ni la agilidad para experimentar ni el fin de los gastos en edificios acercan el sistema a clientes de otros continentes; eso viene del alcance global en minutos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que vantagens da nuvem respondem a esses dois problemas?',
      en: 'Which advantages of the cloud answer these two problems?',
      es: '¿Qué ventajas de la nube responden a estos dos problemas?',
    },
  },
];
