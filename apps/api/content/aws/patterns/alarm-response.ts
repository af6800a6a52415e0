import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const alarmResponse: readonly Pattern[] = [
  pairsOf({
    id: 'alarm-response',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'high-availability' } },
    scene: {
      pt: 'Pense no sistema como uma caldeira, em que medidores vigiam cada sinal e algo ou alguém a religa quando falha.',
      en: 'Think of the system as a boiler, where gauges watch each sign and something or someone relights it when it fails.',
      es: 'Piensa en el sistema como una caldera, donde unos medidores vigilan cada señal y algo o alguien la reenciende cuando falla.',
    },
    situations: [
      {
        id: 'box-office',
        text: {
          pt: 'Uma bilheteria on-line na AWS parou três vezes no mês passado.',
          en: 'An online box office on AWS went down three times last month.',
          es: 'Una boletería en línea en AWS se cayó tres veces el mes pasado.',
        },
        today: {
          pt: 'O site tem três camadas em instâncias do Amazon EC2, e as falhas foram notadas pelos clientes. Um arquiteto precisa definir como detectar uma falha e como responder a ela.',
          en: 'The site has three tiers on Amazon EC2 instances, and customers were the first to notice. An architect must define how to detect a failure and how to respond to it.',
          es: 'El sitio tiene tres capas en instancias de Amazon EC2, y los clientes fueron los primeros en notarlo. Un arquitecto debe definir cómo detectar una falla y cómo responder a ella.',
        },
      },
      {
        id: 'grid-operator',
        text: {
          pt: 'Uma distribuidora de energia na AWS recebe leituras de 900.000 medidores.',
          en: 'A power distributor on AWS receives readings from 900,000 meters.',
          es: 'Una distribuidora eléctrica en AWS recibe lecturas de 900.000 medidores.',
        },
        today: {
          pt: 'O processo que as grava em instâncias do Amazon EC2 trava algumas vezes por mês e volta quando é reiniciado. O monitoramento vai ser refeito.',
          en: 'The process that stores them, on Amazon EC2 instances, hangs a few times a month and comes back when restarted. The monitoring is being redesigned.',
          es: 'El proceso que las guarda, en instancias de Amazon EC2, se cuelga algunas veces al mes y vuelve cuando se reinicia. El monitoreo se va a rediseñar.',
        },
      },
      {
        id: 'delivery-fleet',
        text: {
          pt: 'Uma rede de entregas na AWS calcula rotas em instâncias do Amazon EC2 e perdeu dois turnos por falhas.',
          en: 'A delivery network on AWS calculates routes on Amazon EC2 instances and lost two shifts to failures.',
          es: 'Una red de entregas en AWS calcula rutas en instancias de Amazon EC2 y perdió dos turnos por fallas.',
        },
        today: {
          pt: 'O movimento muda muito com a hora e o dia, e reiniciar o serviço resolve as falhas. Os arquitetos revisam como a falha é notada e como se responde.',
          en: 'Traffic varies widely with the hour and the day, and a restart of the service fixes the failures. The architects are reviewing how a failure is noticed and answered.',
          es: 'El movimiento cambia mucho con la hora y el día, y reiniciar el servicio resuelve las fallas. Los arquitectos revisan cómo se nota la falla y cómo se responde.',
        },
      },
    ],
    first: [
      {
        id: 'bands',
        uses: ['anomaly detection', 'detecção de anomalias', 'detección de anomalías'],
        popularity: 4,
        source: docs('AmazonCloudWatch/latest/monitoring/CloudWatch_Anomaly_Detection.html'),
        text: {
          pt: 'alarmes de detecção de anomalias',
          en: 'anomaly detection alarms',
          es: 'alarmas de detección de anomalías',
        },
        action: {
          pt: 'Criar no Amazon CloudWatch alarmes separados de erros, latência e memória com bandas de detecção de anomalias',
          en: 'Create separate Amazon CloudWatch alarms for errors, latency and memory with anomaly detection bands',
          es: 'Crear en Amazon CloudWatch alarmas separadas de errores, latencia y memoria con bandas de detección de anomalías',
        },
        why: {
          pt: 'Cada métrica tem o seu alarme; a detecção de anomalias do CloudWatch aprende o padrão dela por hora e dia da semana e compara o valor com a banda esperada.',
          en: 'Each metric has its own alarm; CloudWatch anomaly detection learns its pattern by hour and weekday and compares the value with the expected band.',
          es: 'Cada métrica tiene su alarma; la detección de anomalías de CloudWatch aprende su patrón por hora y día de la semana y compara el valor con la banda esperada.',
        },
        likeness: {
          pt: 'medidores separados que aprendem o normal de cada hora',
          en: 'separate gauges that learn what is normal at each hour',
          es: 'medidores separados que aprenden lo normal de cada hora',
        },
        tell: {
          pt: 'Valores normais que variam com a hora e o dia da semana: alarmes de detecção de anomalias. Latência alta que sozinha já exige resposta: um alarme por métrica.',
          en: 'Normal values that vary with the hour and the weekday: anomaly detection alarms. High latency that alone calls for a response: one alarm per metric.',
          es: 'Valores normales que varían con la hora y el día de la semana: alarmas de detección de anomalías. Latencia alta que por sí sola exige respuesta: una alarma por métrica.',
        },
      },
      {
        id: 'fixed',
        rightIn: ['box-office', 'grid-operator'],
        uses: ['threshold', 'limite fixo', 'umbral fijo'],
        popularity: 5,
        source: docs('AmazonCloudWatch/latest/monitoring/AlarmThatSendsEmail.html'),
        text: { pt: 'alarmes com limites fixos', en: 'alarms with fixed thresholds', es: 'alarmas con umbrales fijos' },
        action: {
          pt: 'Criar no Amazon CloudWatch alarmes separados de erros, latência e memória com limites fixos',
          en: 'Create separate Amazon CloudWatch alarms for errors, latency and memory with fixed thresholds',
          es: 'Crear en Amazon CloudWatch alarmas separadas de errores, latencia y memoria con umbrales fijos',
        },
        why: {
          pt: 'Cada métrica tem o seu próprio alarme do CloudWatch, que a compara com o limite fixo que a equipe escolheu.',
          en: 'Each metric has a CloudWatch alarm of its own, which compares it with the fixed threshold that the team sets.',
          es: 'Cada métrica tiene su propia alarma de CloudWatch, que la compara con el umbral fijo que el equipo eligió.',
        },
        likeness: {
          pt: 'medidores separados com uma marca fixa',
          en: 'separate gauges with one fixed mark',
          es: 'medidores separados con una marca fija',
        },
        tell: {
          pt: 'Tempo de resposta que o contrato fixa: um alarme com limite fixo. Latência alta que sozinha já exige resposta: um alarme por métrica.',
          en: 'A response time that the contract sets: an alarm with a fixed threshold. High latency that alone calls for a response: one alarm per metric.',
          es: 'Tiempo de respuesta que fija el contrato: una alarma con umbral fijo. Latencia alta que por sí sola exige respuesta: una alarma por métrica.',
        },
      },
      {
        id: 'composite',
        rightWith: ['one-page'],
        uses: ['composite', 'composto', 'compuesta'],
        popularity: 3,
        source: docs('AmazonCloudWatch/latest/monitoring/alarm-combining.html'),
        text: { pt: 'um alarme composto', en: 'a composite alarm', es: 'una alarma compuesta' },
        action: {
          pt: 'Criar um alarme composto do Amazon CloudWatch que só dispara com os alarmes de limite fixo (erros, latência E memória) todos em ALARM',
          en: 'Create an Amazon CloudWatch composite alarm that fires only with its fixed-threshold alarms (errors, latency AND memory) all in ALARM',
          es: 'Crear una alarma compuesta de Amazon CloudWatch que solo se activa con las alarmas de umbral fijo (errores, latencia Y memoria) todas en ALARM',
        },
        why: {
          pt: 'Com a condição E na regra, um alarme composto do CloudWatch só dispara quando todos os seus alarmes estão em ALARM ao mesmo tempo, em um único aviso.',
          en: 'With AND in its rule, a CloudWatch composite alarm fires only when all of its alarms are in ALARM at once, as a single notice.',
          es: 'Con la condición Y en su regla, una alarma compuesta de CloudWatch solo se activa cuando todas sus alarmas están en ALARM a la vez, en un único aviso.',
        },
        likeness: {
          pt: 'o sino que só toca com todas as marcas ultrapassadas',
          en: 'the bell that rings only when all marks are passed',
          es: 'la campana que solo suena con todas las marcas superadas',
        },
        tell: {
          pt: 'Um só sinal quando erros, latência e memória estão altos ao mesmo tempo: um alarme composto.',
          en: 'A single signal when errors, latency and memory are high at the same time: a composite alarm.',
          es: 'Una sola señal cuando los errores, la latencia y la memoria están altos a la vez: una alarma compuesta.',
        },
      },
    ],
    second: [
      {
        id: 'runbook',
        uses: ['runbook', 'Systems Manager'],
        popularity: 4,
        source: docs('systems-manager/latest/userguide/systems-manager-automation.html'),
        text: {
          pt: 'um runbook do Systems Manager',
          en: 'a Systems Manager runbook',
          es: 'un runbook de Systems Manager',
        },
        action: {
          pt: 'fazer o Amazon EventBridge iniciar um runbook do AWS Systems Manager Automation que reinicia o serviço',
          en: 'have Amazon EventBridge start an AWS Systems Manager Automation runbook that restarts the service',
          es: 'hacer que Amazon EventBridge inicie un runbook de AWS Systems Manager Automation que reinicia el servicio',
        },
        why: {
          pt: 'O EventBridge recebe a mudança de estado do alarme e inicia na hora, sem ninguém, o runbook do Systems Manager, que é um documento versionado de passos e não um programa.',
          en: 'EventBridge receives the change of state of the alarm and starts at once, without a person, the Systems Manager runbook, a versioned document of steps and not a program.',
          es: 'EventBridge recibe el cambio de estado de la alarma e inicia al instante, sin nadie, el runbook de Systems Manager, que es un documento versionado de pasos y no un programa.',
        },
        likeness: {
          pt: 'o robô que a religa seguindo uma ficha de passos',
          en: 'the robot that relights it from a card of steps',
          es: 'el robot que la reenciende según una ficha de pasos',
        },
        tell: {
          pt: 'Passos revistos como um documento, sem código próprio: um runbook do Systems Manager Automation. Falha conhecida a resolver em cinco minutos: um runbook iniciado pelo alarme.',
          en: 'Steps reviewed as a document, with no custom code: a Systems Manager Automation runbook. A known failure to fix within five minutes: a runbook that the alarm starts.',
          es: 'Pasos que se revisan como un documento, sin código propio: un runbook de Systems Manager Automation. Falla conocida por resolver en cinco minutos: un runbook que inicia la alarma.',
        },
      },
      {
        id: 'notify',
        rightWith: ['look-first'],
        uses: ['SNS'],
        popularity: 5,
        source: docs('AmazonCloudWatch/latest/monitoring/Notify_Users_Alarm_Changes.html'),
        text: { pt: 'um aviso pelo SNS', en: 'a notice through SNS', es: 'un aviso por SNS' },
        action: {
          pt: 'publicar em um tópico do Amazon SNS que envia SMS e e-mail a quem está de plantão',
          en: 'publish to an Amazon SNS topic that sends SMS and email to those on call',
          es: 'publicar en un tema de Amazon SNS que envía SMS y correo a quienes están de guardia',
        },
        why: {
          pt: 'O alarme publica no tópico do SNS, que leva o aviso a quem está de plantão; a decisão é de uma pessoa.',
          en: 'The alarm publishes to the SNS topic, which carries the notice to whoever is on call; a person decides.',
          es: 'La alarma publica en el tema de SNS, que lleva el aviso a quien está de guardia; la decisión es de una persona.',
        },
        likeness: {
          pt: 'o telefonema que deixa a decisão com alguém',
          en: 'the phone call that leaves the decision to someone',
          es: 'la llamada que deja la decisión a alguien',
        },
        tell: {
          pt: 'Nada reiniciado antes que um engenheiro examine a causa: um aviso a quem está de plantão.',
          en: 'Nothing restarted before an engineer has examined the cause: a notice to those on call.',
          es: 'Nada reiniciado antes de que un ingeniero examine la causa: un aviso a quienes están de guardia.',
        },
      },
      {
        id: 'function',
        neverRight: true,
        uses: ['Lambda'],
        popularity: 4,
        source: docs('lambda/latest/dg/with-sns.html'),
        text: { pt: 'uma função do Lambda', en: 'a Lambda function', es: 'una función de Lambda' },
        action: {
          pt: 'publicar em um tópico do Amazon SNS que invoca uma função do AWS Lambda com o script que reinicia o serviço',
          en: 'publish to an Amazon SNS topic that invokes an AWS Lambda function with the script that restarts the service',
          es: 'publicar en un tema de Amazon SNS que invoca una función de AWS Lambda con el script que reinicia el servicio',
        },
        why: {
          pt: 'O tópico do SNS invoca a função do Lambda, que executa o script da equipe.',
          en: 'The SNS topic invokes the Lambda function, which runs the team’s script.',
          es: 'El tema de SNS invoca la función de Lambda, que ejecuta el script del equipo.',
        },
        likeness: {
          pt: 'o robô que a religa com engrenagens feitas em casa',
          en: 'the robot that relights it with homemade gears',
          es: 'el robot que la reenciende con engranajes hechos en casa',
        },
        tell: {
          pt: 'Script próprio em resposta a um alarme: uma função do Lambda.',
          en: 'A custom script in response to an alarm: a Lambda function.',
          es: 'Script propio en respuesta a una alarma: una función de Lambda.',
        },
      },
    ],
    constraints: [
      {
        id: 'varies',
        notWith: ['contract', 'one-page'],
        text: {
          pt: 'Os valores normais variam com a hora e o dia da semana, e ninguém sabe dizer a partir de qual há uma falha.',
          en: 'Normal values vary with the hour and the weekday, and nobody can say which value should count as a failure.',
          es: 'Los valores normales varían con la hora y el día de la semana, y nadie sabe decir a partir de cuál hay una falla.',
        },
        rulesOut: {
          fixed: {
            pt: 'Um limite fixo é um só valor para qualquer hora, e alguém teria de saber qual.',
            en: 'A fixed threshold is one value for every hour, and somebody would have to know which.',
            es: 'Un umbral fijo es un solo valor para cualquier hora, y alguien tendría que saber cuál.',
          },
          composite: {
            pt: 'O alarme composto combina alarmes de limite fixo, e ninguém sabe fixar esses limites.',
            en: 'The composite alarm combines fixed-threshold alarms, and nobody can set those thresholds.',
            es: 'La alarma compuesta combina alarmas de umbral fijo, y nadie sabe fijar esos umbrales.',
          },
        },
      },
      {
        id: 'contract',
        text: {
          pt: 'O contrato diz que o tempo de resposta acima de 800 ms é uma falha, e é esse valor que conta.',
          en: 'The contract says that a response time above 800 ms is a failure, and this value is what counts.',
          es: 'El contrato dice que un tiempo de respuesta superior a 800 ms es una falla, y ese valor es el que cuenta.',
        },
        rulesOut: {
          bands: {
            pt: 'Uma banda de detecção de anomalias se move com o passado; ela não mede o valor do contrato.',
            en: 'An anomaly detection band moves with the past; it does not measure the value of the contract.',
            es: 'Una banda de detección de anomalías se mueve con el pasado; no mide el valor del contrato.',
          },
        },
      },
      {
        id: 'one-page',
        notWith: ['each-told'],
        text: {
          pt: 'A equipe recebe alarmes demais e quer um só sinal, apenas quando erros, latência e uso de memória estão altos ao mesmo tempo.',
          en: 'The team gets too many alarms and wants a single signal, only when errors, latency and memory use are high at the same time.',
          es: 'El equipo recibe demasiadas alarmas y quiere una sola señal, solo cuando errores, latencia y uso de memoria estén altos a la vez.',
        },
        rulesOut: {
          bands: {
            pt: 'Cada métrica com a sua banda de detecção de anomalias dá o seu próprio sinal.',
            en: 'Each metric with its anomaly detection band gives a signal of its own.',
            es: 'Cada métrica con su banda de detección de anomalías da su propia señal.',
          },
          fixed: {
            pt: 'Alarmes separados, um por métrica, dão três sinais, também quando só uma está alta.',
            en: 'Separate alarms, one per metric, give three signals, also when just one is high.',
            es: 'Alarmas separadas, una por métrica, dan tres señales, también cuando solo una está alta.',
          },
        },
      },
      {
        id: 'each-told',
        text: {
          pt: 'Latência alta, mesmo sem erros, já exige resposta, e o mesmo vale para erros ou memória.',
          en: 'High latency, even without errors, already calls for a response, and the same holds for errors or memory.',
          es: 'La latencia alta, aun sin errores, ya exige una respuesta, y lo mismo vale para errores o memoria.',
        },
        rulesOut: {
          composite: {
            pt: 'Esse alarme composto só dispara quando os três alarmes estão em ALARM ao mesmo tempo; um sozinho não gera resposta.',
            en: 'This composite alarm fires only when all three alarms are in ALARM at once; one alone brings no response.',
            es: 'Esta alarma compuesta solo se activa cuando las tres alarmas están en ALARM a la vez; una sola no genera respuesta.',
          },
        },
      },
      {
        id: 'nobody',
        notWith: ['look-first'],
        text: {
          pt: 'De madrugada ninguém atende, e a falha conhecida deve ser resolvida em cinco minutos.',
          en: 'Nobody answers at night, and the known failure must be fixed within five minutes.',
          es: 'De madrugada nadie atiende, y la falla conocida debe resolverse en cinco minutos.',
        },
        rulesOut: {
          notify: {
            pt: 'Com o aviso, o serviço fica parado até que alguém o leia e aja.',
            en: 'With a notice alone, the service stays down until someone reads it and acts.',
            es: 'Con el aviso, el servicio queda caído hasta que alguien lo lea y actúe.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'Auditores revisam os passos da resposta como documento, e a equipe não quer manter código próprio para ela.',
          en: 'Auditors review the steps of the response as a document, and the team does not want to maintain custom code for it.',
          es: 'Los auditores revisan los pasos de la respuesta como documento, y el equipo no quiere mantener código propio para ella.',
        },
        rulesOut: {
          function: {
            pt: 'A função do Lambda é código da equipe, com dependências e versões a manter.',
            en: 'The Lambda function is code that the team maintains, with dependencies and runtimes to keep up.',
            es: 'La función de Lambda es código del equipo, con dependencias y versiones que mantener.',
          },
        },
      },
      {
        id: 'look-first',
        text: {
          pt: 'Nada pode ser reiniciado antes que um engenheiro examine a causa nos rastreamentos do AWS X-Ray.',
          en: 'Nothing may be restarted before an engineer has examined the cause in AWS X-Ray traces.',
          es: 'Nada puede reiniciarse antes de que un ingeniero examine la causa en las trazas de AWS X-Ray.',
        },
        rulesOut: {
          runbook: {
            pt: 'O runbook reinicia o serviço assim que o alarme dispara.',
            en: 'The runbook restarts the service as soon as the alarm goes off.',
            es: 'El runbook reinicia el servicio en cuanto se activa la alarma.',
          },
          function: {
            pt: 'A função do Lambda reinicia o serviço assim que o alarme dispara.',
            en: 'The Lambda function restarts the service as soon as the alarm goes off.',
            es: 'La función de Lambda reinicia el servicio en cuanto se activa la alarma.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a esses requisitos?',
      en: 'Which combination meets these requirements?',
      es: '¿Qué combinación cumple estos requisitos?',
    },
  }),
];
