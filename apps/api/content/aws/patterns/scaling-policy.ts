import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const scalingPolicy: readonly Pattern[] = [
  {
    id: 'scaling-policy',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'decoupling' } },
    scene: {
      pt: 'Pense nas instâncias como os caixas de um mercado e nos acessos ao sistema como os clientes que chegam à fila.',
      en: 'Think of the instances as the checkouts of a supermarket and of the requests as its customers waiting in line.',
      es: 'Piensa en las instancias como las cajas de un supermercado y en las solicitudes como los clientes que llegan a la fila.',
    },
    situations: [
      {
        id: 'tickets',
        text: {
          pt: 'Um site de ingressos roda em um grupo de Auto Scaling atrás de um Application Load Balancer. Hoje alguém muda à mão o número de instâncias, tarde demais ou para mais do que o necessário.',
          en: 'A ticketing site runs in an Auto Scaling group behind an Application Load Balancer. Today someone changes the number of instances by hand, too late or beyond what is needed.',
          es: 'Un sitio de boletos corre en un grupo de Auto Scaling detrás de un Application Load Balancer. Hoy alguien cambia a mano el número de instancias, demasiado tarde o más de lo necesario.',
        },
        today: {
          pt: 'O grupo usa duas zonas de disponibilidade e pode chegar a 40 instâncias. Um arquiteto de soluções deve definir como a capacidade acompanhará a demanda.',
          en: 'The group uses two Availability Zones and may grow to 40 instances. A solutions architect must define how its capacity follows demand.',
          es: 'El grupo usa dos zonas de disponibilidad y puede llegar a 40 instancias. Un arquitecto de soluciones debe definir cómo la capacidad seguirá la demanda.',
        },
      },
      {
        id: 'grocery',
        text: {
          pt: 'Um supermercado on-line serve a sua loja de um grupo de Auto Scaling com capacidade fixa de doze instâncias, quase todas ociosas de madrugada.',
          en: 'An online supermarket runs its store in an Auto Scaling group with a fixed capacity of twelve instances, nearly all of them idle overnight.',
          es: 'Un supermercado en línea sirve su tienda desde un grupo de Auto Scaling con capacidad fija de doce instancias, casi todas inactivas de madrugada.',
        },
        today: {
          pt: 'A loja atende três cidades, atrás de um Application Load Balancer. Um arquiteto de soluções deve rever o tamanho do grupo, que pode ir de quatro a trinta instâncias.',
          en: 'The store serves three cities from behind an Application Load Balancer. A solutions architect must review the size of the group, which may go from four to thirty instances.',
          es: 'La tienda atiende a tres ciudades, detrás de un Application Load Balancer. Un arquitecto de soluciones debe revisar el tamaño del grupo, que puede ir de cuatro a treinta instancias.',
        },
      },
      {
        id: 'broker',
        text: {
          pt: 'Uma corretora executa o seu portal em um grupo de Auto Scaling e quer que a capacidade acompanhe o uso.',
          en: 'A brokerage runs its portal in an Auto Scaling group and wants its capacity to follow usage.',
          es: 'Una casa de bolsa ejecuta su portal en un grupo de Auto Scaling y quiere que la capacidad siga el uso.',
        },
        today: {
          pt: 'O grupo tem hoje dez instâncias em três zonas de disponibilidade, definidas na implantação. Um arquiteto de soluções vai configurar como esse número muda.',
          en: 'The group has ten instances in three Availability Zones today, as set at deployment. A solutions architect must configure how that number changes.',
          es: 'El grupo tiene hoy diez instancias en tres zonas de disponibilidad, definidas en el despliegue. Un arquitecto de soluciones va a configurar cómo cambia ese número.',
        },
      },
    ],
    candidates: [
      {
        id: 'target',
        uses: [],
        popularity: 5,
        source: docs('autoscaling/ec2/userguide/as-scaling-target-tracking.html'),
        text: {
          pt: 'Target tracking sobre a CPU média',
          en: 'Target tracking on average CPU',
          es: 'Target tracking sobre la CPU media',
        },
        action: {
          pt: 'Configurar uma política de target tracking que mantenha a utilização média de CPU do grupo em 50%.',
          en: 'Configure a target tracking scaling policy that keeps the average CPU utilization of the group at 50%.',
          es: 'Configurar una política de target tracking que mantenga la utilización media de CPU del grupo en 50%.',
        },
        why: {
          pt: 'O target tracking mantém uma métrica perto de um valor pelas leituras do momento, a qualquer hora, aumentando e diminuindo o grupo com alarmes que ele mesmo cria.',
          en: 'Target tracking keeps a metric near a value by its current readings, at any hour, growing and shrinking the group with alarms that it creates itself.',
          es: 'El target tracking mantiene una métrica cerca de un valor según las lecturas del momento, a cualquier hora, aumentando y reduciendo el grupo con alarmas que él mismo crea.',
        },
        likeness: {
          pt: 'a gerente que abre e fecha caixas por conta própria, mas só depois que a fila muda',
          en: 'the manager who opens and closes checkouts on her own, but only after the line has changed',
          es: 'la gerente que abre y cierra cajas por su cuenta, pero solo después de que cambia la fila',
        },
        tell: {
          pt: 'Picos em horas que ninguém consegue prever: target tracking ou step scaling, que reagem à carga. Horários e limites que a equipe não quer manter: target tracking, em torno de um só valor. Instâncias da hora de pico, que não se quer pagar de madrugada: uma capacidade que muda ao longo do dia. Sistema ainda sem métricas de dias anteriores: um ajuste que não depende do histórico.',
          en: 'Traffic peaks at times that nobody can predict: target tracking or step scaling, which react to the load. Schedules and thresholds that the team does not want to maintain: target tracking, around a single value. Instances of peak hours, not to be paid for overnight: a capacity that changes over the day. A system with no metrics of earlier days yet: a setting that does not rest on history.',
          es: 'Picos a horas que nadie puede prever: target tracking o step scaling, que reaccionan a la carga. Horarios y umbrales que el equipo no quiere mantener: target tracking, en torno a un solo valor. Instancias de la hora pico, que no se quiere pagar de madrugada: una capacidad que cambia durante el día. Sistema aún sin métricas de días anteriores: un ajuste que no depende del historial.',
        },
      },
      {
        id: 'step',
        uses: [],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/as-scaling-simple-step.html'),
        text: {
          pt: 'Step scaling por alarmes de CPU',
          en: 'Step scaling by CPU alarms',
          es: 'Step scaling por alarmas de CPU',
        },
        action: {
          pt: 'Configurar uma política de step scaling com alarmes do Amazon CloudWatch em 60% e 80% de CPU.',
          en: 'Configure a step scaling policy with Amazon CloudWatch alarms at 60% and 80% of CPU utilization.',
          es: 'Configurar una política de step scaling con alarmas de Amazon CloudWatch en 60% y 80% de CPU.',
        },
        why: {
          pt: 'O step scaling soma ou tira instâncias em degraus, conforme o tamanho do desvio que o alarme vê.',
          en: 'Step scaling adds or removes instances in steps, according to the size of the breach that the alarm sees.',
          es: 'El step scaling suma o quita instancias en escalones, según el tamaño del desvío que ve la alarma.',
        },
        likeness: {
          pt: 'o gerente que só abre caixas quando a fila passa de marcas no chão, pintadas pela equipe',
          en: 'the manager who opens checkouts only once the line passes marks that the staff paint on the floor',
          es: 'el gerente que solo abre cajas cuando la fila pasa de marcas en el piso, pintadas por el equipo',
        },
        tell: {
          pt: 'Reações diferentes para desvios pequenos e grandes: step scaling. Instâncias da hora de pico, que não se quer pagar de madrugada: uma capacidade que muda ao longo do dia. Sistema ainda sem métricas de dias anteriores: um ajuste que não depende do histórico.',
          en: 'Different reactions to small and large breaches: step scaling. Instances of peak hours, not to be paid for overnight: a capacity that changes over the day. A system with no metrics of earlier days yet: a setting that does not rest on history.',
          es: 'Reacciones distintas a desvíos pequeños y grandes: step scaling. Instancias de la hora pico, que no se quiere pagar de madrugada: una capacidad que cambia durante el día. Sistema aún sin métricas de días anteriores: un ajuste que no depende del historial.',
        },
      },
      {
        id: 'scheduled',
        uses: [],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-scheduled-scaling.html'),
        text: {
          pt: 'Ações programadas por data e hora',
          en: 'Actions scheduled by date and time',
          es: 'Acciones programadas por fecha y hora',
        },
        action: {
          pt: 'Criar ações programadas com o mínimo e o máximo do grupo para datas e horários determinados.',
          en: 'Create scheduled actions with the minimum and maximum of the group for given dates and times.',
          es: 'Crear acciones programadas con el mínimo y el máximo del grupo para fechas y horarios determinados.',
        },
        why: {
          pt: 'Ações programadas aumentam o grupo na data e hora marcadas, antes que o movimento chegue, e o reduzem depois, sem usar métricas.',
          en: 'Scheduled actions raise the size of the group at the date and time set, before the traffic arrives, and reduce it later, without using metrics.',
          es: 'Las acciones programadas aumentan el grupo en la fecha y hora fijadas, antes de que llegue el movimiento, y lo reducen después, sin usar métricas.',
        },
        likeness: {
          pt: 'a escala escrita pela equipe, que abre caixas em dias e horas marcados sem olhar para a fila',
          en: 'the schedule written by the staff, which opens checkouts at set times without looking at the line',
          es: 'el horario escrito por el equipo, que abre cajas en días y horas fijos sin mirar la fila',
        },
        tell: {
          pt: 'Instâncias que têm de estar prontas quando o pico da manhã começa: ações programadas para antes dele. Ação anunciada para uma data e hora: uma ação programada. Instâncias da hora de pico, que não se quer pagar de madrugada: uma capacidade que muda ao longo do dia. Sistema ainda sem métricas de dias anteriores: um ajuste que não depende do histórico.',
          en: 'Instances that have to be ready when the morning rise begins: scheduled actions, set for before it. An announced offer that triples traffic within seconds: a scheduled action. Instances of peak hours, not to be paid for overnight: a capacity that changes over the day. A system with no metrics of earlier days yet: a setting that does not rest on history.',
          es: 'Instancias que deben estar listas cuando comienza el alza de la mañana: acciones programadas para antes de ella. Promoción anunciada que triplicará el tráfico: una acción programada. Instancias de la hora pico, que no se quiere pagar de madrugada: una capacidad que cambia durante el día. Sistema aún sin métricas de días anteriores: un ajuste que no depende del historial.',
        },
      },
      {
        id: 'predictive',
        uses: [],
        popularity: 3,
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-predictive-scaling.html'),
        text: {
          pt: 'Predictive scaling pelo histórico',
          en: 'Predictive scaling from history',
          es: 'Predictive scaling por el historial',
        },
        action: {
          pt: 'Configurar predictive scaling no modo de previsão e escalonamento e uma política que só reduz, pela CPU média.',
          en: 'Configure predictive scaling in forecast and scale mode and a policy that only scales in, by average CPU.',
          es: 'Configurar predictive scaling en el modo de previsión y escalado y una política que solo reduce, por la CPU media.',
        },
        why: {
          pt: 'O predictive scaling aprende os ciclos diários e semanais do histórico e prepara instâncias antes da alta; a outra política as retira depois.',
          en: 'Predictive scaling learns the daily and weekly cycles of the history and prepares instances ahead of the rise; the other policy removes them later.',
          es: 'El predictive scaling aprende los ciclos diarios y semanales del historial y prepara instancias antes del alza; la otra política las retira después.',
        },
        likeness: {
          pt: 'o gerente que abre caixas antes de a fila se formar, mas só conhece o movimento das semanas passadas',
          en: 'the manager who opens checkouts before the line forms, but knows only the rush of past weeks',
          es: 'el gerente que abre cajas antes de que haya fila, pero solo conoce el movimiento de semanas pasadas',
        },
        tell: {
          pt: 'Ciclos que se repetem e instâncias lentas para iniciar: predictive scaling. Pico da manhã igual todos os dias úteis: predictive scaling, que o aprende do histórico. Horários e limites que a equipe não quer manter: predictive scaling, que segue o histórico. Instâncias da hora de pico, que não se quer pagar de madrugada: uma capacidade que muda ao longo do dia.',
          en: 'Cycles that repeat and instances that are slow to start: predictive scaling. A morning rise that is the same on every working day: predictive scaling, which learns it from the history. Schedules and thresholds that the team does not want to maintain: predictive scaling, which follows the history. Instances of peak hours, not to be paid for overnight: a capacity that changes over the day.',
          es: 'Ciclos que se repiten e instancias lentas para iniciar: predictive scaling. Alza de la mañana igual todos los días hábiles: predictive scaling, que la aprende del historial. Horarios y umbrales que el equipo no quiere mantener: predictive scaling, que sigue el historial. Instancias de la hora pico, que no se quiere pagar de madrugada: una capacidad que cambia durante el día.',
        },
      },
      {
        id: 'fixed',
        neverRight: true,
        uses: [],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-maintain-instance-levels.html'),
        text: {
          pt: 'Capacidade fixa para o maior pico',
          en: 'Fixed capacity for the largest peak',
          es: 'Capacidad fija para el pico mayor',
        },
        action: {
          pt: 'Definir o tamanho mínimo e o desejado do grupo para o máximo de que já precisou.',
          en: 'Set the minimum and the desired size of the group for the most that it has ever needed.',
          es: 'Definir el tamaño mínimo y el deseado del grupo para lo máximo que ha necesitado.',
        },
        why: {
          pt: 'Uma capacidade fixa para o pico tem as instâncias prontas a qualquer hora e só troca as que falham.',
          en: 'A fixed capacity for the peak has its instances ready at any hour and just replaces failed ones.',
          es: 'Una capacidad fija para el pico tiene las instancias listas a cualquier hora y solo reemplaza las que fallan.',
        },
        likeness: {
          pt: 'um mercado com todos os caixas ocupados o dia inteiro, mesmo sem ninguém na fila',
          en: 'a supermarket with every checkout staffed all day long, even with nobody in line',
          es: 'un supermercado con todas las cajas atendidas el día entero, aunque no haya nadie en la fila',
        },
        tell: {
          pt: 'Uso constante durante o mês todo: capacidade fixa.',
          en: 'Constant use during the whole month: fixed capacity.',
          es: 'Uso constante durante todo el mes: capacidad fija.',
        },
      },
    ],
    constraints: [
      {
        id: 'surprise',
        text: {
          pt: 'O tráfego tem picos em horas que ninguém consegue prever.',
          en: 'Traffic peaks come at times that nobody can predict.',
          es: 'El tráfico tiene picos a horas que nadie puede prever.',
        },
        fits: ['target', 'step', 'fixed'],
        rulesOut: {
          scheduled: {
            pt: 'Uma ação programada só age na hora marcada, e a do pico não é conhecida.',
            en: 'A scheduled action acts only at its set time, and that of the peak is not known.',
            es: 'Una acción programada solo actúa a la hora fijada, y la del pico no se conoce.',
          },
          predictive: {
            pt: 'O predictive scaling segue ciclos do histórico e não vê um pico sem precedente.',
            en: 'Predictive scaling follows cycles of the history and does not see a peak without precedent.',
            es: 'El predictive scaling sigue ciclos del historial y no ve un pico sin precedente.',
          },
        },
      },
      {
        id: 'ahead',
        text: {
          pt: 'As instâncias levam oito minutos para iniciar e têm de estar prontas quando o pico da manhã, igual todos os dias úteis, começa.',
          en: 'Instances take eight minutes to start and have to be ready when the morning rise, the same on every working day, begins.',
          es: 'Las instancias tardan ocho minutos en iniciar y deben estar listas cuando comienza el alza de la mañana, igual todos los días hábiles.',
        },
        fits: ['scheduled', 'predictive', 'fixed'],
        rulesOut: {
          target: {
            pt: 'O target tracking reage depois que a métrica sobe, oito minutos tarde.',
            en: 'Target tracking reacts after the metric has risen, eight minutes late.',
            es: 'El target tracking reacciona después de que sube la métrica, ocho minutos tarde.',
          },
          step: {
            pt: 'O step scaling reage depois do alarme, oito minutos tarde.',
            en: 'Step scaling reacts after the alarm, eight minutes late.',
            es: 'El step scaling reacciona después de la alarma, ocho minutos tarde.',
          },
        },
      },
      {
        id: 'no-idle',
        text: {
          pt: 'A empresa não quer pagar de madrugada pelas instâncias da hora de pico.',
          en: 'The company does not want to pay overnight for the instances of peak hours.',
          es: 'La empresa no quiere pagar de madrugada por las instancias de la hora pico.',
        },
        fits: ['target', 'step', 'scheduled', 'predictive'],
        rulesOut: {
          fixed: {
            pt: 'A capacidade fixa mantém as instâncias do pico ligadas a noite toda.',
            en: 'Fixed capacity keeps the instances of the peak running all night.',
            es: 'La capacidad fija mantiene encendidas toda la noche las instancias del pico.',
          },
        },
      },
      {
        id: 'no-tuning',
        text: {
          pt: 'A equipe não quer manter horários nem limites de alarme.',
          en: 'The team does not want to maintain schedules or alarm thresholds.',
          es: 'El equipo no quiere mantener horarios ni umbrales de alarma.',
        },
        fits: ['target', 'predictive', 'fixed'],
        rulesOut: {
          step: {
            pt: 'O step scaling pede limites e degraus, escolhidos e revistos pela equipe.',
            en: 'Step scaling needs thresholds and steps, chosen and revised by the team.',
            es: 'El step scaling exige umbrales y escalones, elegidos y revisados por el equipo.',
          },
          scheduled: {
            pt: 'As ações programadas são uma tabela de horários que a equipe revê.',
            en: 'Scheduled actions are a table of hours that the team revises.',
            es: 'Las acciones programadas son una tabla de horarios que el equipo revisa.',
          },
        },
      },
      {
        id: 'no-history',
        text: {
          pt: 'O sistema passou a outra conta, ainda não tem métricas de dias anteriores, e o ajuste já deve funcionar hoje.',
          en: 'The system moved to another account, has no metrics of earlier days yet, and the setting must work from today.',
          es: 'El sistema pasó a otra cuenta, aún no tiene métricas de días anteriores, y el ajuste debe funcionar desde hoy.',
        },
        fits: ['target', 'step', 'scheduled', 'fixed'],
        rulesOut: {
          predictive: {
            pt: 'O predictive scaling precisa de pelo menos 24 horas de histórico para prever.',
            en: 'Predictive scaling needs at least 24 hours of history to forecast.',
            es: 'El predictive scaling necesita al menos 24 horas de historial para pronosticar.',
          },
        },
      },
      {
        id: 'known-hour',
        notWith: ['surprise'],
        text: {
          pt: 'No próximo dia 15, às 20h, uma ação anunciada na TV, a primeira da empresa, deve triplicar o tráfego em segundos.',
          en: 'On the 15th, at 8 p.m., an offer announced on TV, the company’s first, is expected to triple traffic within seconds.',
          es: 'El próximo día 15, a las 20:00, una promoción anunciada en televisión, la primera de la empresa, triplicará el tráfico en segundos.',
        },
        fits: ['scheduled', 'fixed'],
        rulesOut: {
          target: {
            pt: 'O target tracking só aumenta o grupo minutos depois que a métrica sobe.',
            en: 'Target tracking only grows the group minutes after the metric has risen.',
            es: 'El target tracking solo aumenta el grupo minutos después de que sube la métrica.',
          },
          step: {
            pt: 'O step scaling só aumenta o grupo depois que o alarme dispara.',
            en: 'Step scaling only grows the group after the alarm has gone off.',
            es: 'El step scaling solo aumenta el grupo después de que se activa la alarma.',
          },
          predictive: {
            pt: 'O predictive scaling aprende de ciclos passados, e esta é a primeira vez.',
            en: 'Predictive scaling learns from past cycles, and this is the first time.',
            es: 'El predictive scaling aprende de ciclos pasados, y esta es la primera vez.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como o tamanho do grupo deve ser controlado?',
      en: 'How should the size of the group be controlled?',
      es: '¿Cómo debe controlarse el tamaño del grupo?',
    },
  },
];
