import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const webAvailability: readonly Pattern[] = [
  {
    id: 'web-availability',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'ec2' },
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    situations: [
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas publica na AWS o agendamento de consultas, um aplicativo web sem estado. Na última queda, ninguém conseguiu marcar nada por duas horas.',
          en: 'A chain of clinics publishes its appointment system on AWS, a stateless web application. In the last outage, nobody could book anything for two hours.',
          es: 'Una red de clínicas publica en AWS su agenda de citas, una aplicación web sin estado. En la última caída, nadie pudo reservar nada durante dos horas.',
        },
      },
      {
        id: 'radio',
        text: {
          pt: 'Uma rádio transmite os seus programas e a sua página a partir da AWS, com um aplicativo web sem estado, e revê como ele é executado.',
          en: 'A radio station serves its programs and its pages from AWS with a stateless web application, and is reviewing how it runs.',
          es: 'Una radio sirve sus programas y su página desde AWS con una aplicación web sin estado, y revisa cómo se ejecuta.',
        },
      },
      {
        id: 'crowdfunding',
        text: {
          pt: 'Um site de financiamento coletivo roda na AWS como um aplicativo web sem estado. Antes de uma campanha nacional, a equipe decide como executá-lo.',
          en: 'A crowdfunding site runs on AWS as a stateless web application. Before a national campaign, its team is deciding how to run it.',
          es: 'Un sitio de financiamiento colectivo corre en AWS como una aplicación web sin estado. Antes de una campaña nacional, el equipo decide cómo ejecutarla.',
        },
      },
      {
        id: 'tickets-availability',
        text: {
          pt: 'Uma empresa de ingressos roda na AWS um site sem estado e perdeu vendas na última pane.',
          en: 'A ticketing company runs a stateless site on AWS and lost sales in its last outage.',
          es: 'Una empresa de entradas tiene en AWS un sitio sin estado y perdió ventas en la última caída.',
        },
      },
      {
        id: 'government-availability',
        text: {
          pt: 'Um governo estadual oferece certidões por uma aplicação web sem estado na AWS e revê como ela é executada.',
          en: 'A state government issues certificates through a stateless web application on AWS and is reviewing how it runs.',
          es: 'Un gobierno estatal emite certificados con una aplicación web sin estado en AWS y revisa cómo se ejecuta.',
        },
      },
    ],
    candidates: [
      {
        id: 'one',
        uses: [],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/ec2-instance-recover.html'),
        text: {
          pt: 'Uma instância grande, com recuperação',
          en: 'One large instance, with recovery',
          es: 'Una instancia grande, con recuperación',
        },
        why: {
          pt: 'Uma só instância com recuperação automática volta em outro hardware da mesma zona quando o dela falha.',
          en: 'One single instance with automatic recovery comes back on other hardware of the same zone when its own fails.',
          es: 'Una sola instancia con recuperación automática vuelve en otro hardware de la misma zona cuando falla el suyo.',
        },
        tell: {
          pt: 'Falha do hardware de uma instância: recuperação automática.',
          en: 'Failure of the hardware under one instance: automatic recovery.',
          es: 'Falla del hardware de una instancia: recuperación automática.',
        },
      },
      {
        id: 'fixed',
        uses: [],
        popularity: 3,
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        text: {
          pt: 'Duas instâncias fixas, em zonas distintas',
          en: 'Two fixed instances, in different zones',
          es: 'Dos instancias fijas, en zonas distintas',
        },
        why: {
          pt: 'Duas instâncias fixas em zonas distintas, atrás de um balanceador, seguem no ar se uma zona falhar.',
          en: 'Two fixed instances in different zones, behind a load balancer, stay up if one zone fails.',
          es: 'Dos instancias fijas en zonas distintas, detrás de un balanceador, siguen en línea si falla una zona.',
        },
        tell: {
          pt: 'Falha de uma zona com carga constante: instâncias em zonas distintas.',
          en: 'Failure of a zone with a constant load: instances in different zones.',
          es: 'Falla de una zona con carga constante: instancias en zonas distintas.',
        },
      },
      {
        id: 'asg-one',
        uses: ['Auto Scaling'],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
        text: {
          pt: 'Um grupo de Auto Scaling em uma zona',
          en: 'An Auto Scaling group in one zone',
          es: 'Un grupo de Auto Scaling en una zona',
        },
        why: {
          pt: 'Um grupo de Auto Scaling acompanha a carga e troca instâncias que falham, ainda que em uma só zona.',
          en: 'An Auto Scaling group follows the load and replaces instances that fail, if in a single zone.',
          es: 'Un grupo de Auto Scaling sigue la carga y reemplaza las instancias que fallan, aunque en una sola zona.',
        },
        tell: {
          pt: 'Capacidade que acompanha a carga: Auto Scaling.',
          en: 'Capacity that follows the load: Auto Scaling.',
          es: 'Capacidad que sigue la carga: Auto Scaling.',
        },
      },
      {
        id: 'asg-zones',
        uses: ['Auto Scaling'],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/auto-scaling-benefits.html'),
        text: {
          pt: 'Um grupo de Auto Scaling em três zonas',
          en: 'An Auto Scaling group in three zones',
          es: 'Un grupo de Auto Scaling en tres zonas',
        },
        why: {
          pt: 'Um grupo de Auto Scaling em três zonas acompanha a carga, troca o que falha e segue no ar sem uma zona.',
          en: 'An Auto Scaling group in three zones follows the load, replaces what fails and stays up without one zone.',
          es: 'Un grupo de Auto Scaling en tres zonas sigue la carga, reemplaza lo que falla y sigue en línea sin una zona.',
        },
        tell: {
          pt: 'Carga variável e falha de uma zona: Auto Scaling em várias zonas.',
          en: 'A varying load and the failure of a zone: Auto Scaling in several zones.',
          es: 'Carga variable y falla de una zona: Auto Scaling en varias zonas.',
        },
      },
      {
        id: 'regions',
        uses: ['Auto Scaling', 'Route 53'],
        popularity: 3,
        source: docs('Route53/latest/DeveloperGuide/dns-failover.html'),
        text: {
          pt: 'Grupos de Auto Scaling em duas regiões',
          en: 'Auto Scaling groups in two Regions',
          es: 'Grupos de Auto Scaling en dos regiones',
        },
        why: {
          pt: 'Grupos de Auto Scaling em duas regiões, com o Route 53 à frente, seguem no ar até sem uma região inteira.',
          en: 'Auto Scaling groups in two Regions, with Route 53 in front, stay up even without a whole Region.',
          es: 'Grupos de Auto Scaling en dos regiones, con Route 53 delante, siguen en línea hasta sin una región completa.',
        },
        tell: {
          pt: 'Perda de uma região sem parada: o sistema ativo em duas.',
          en: 'Loss of a Region without a stop: the system active in two.',
          es: 'Pérdida de una región sin parar: el sistema activo en dos.',
        },
      },
    ],
    constraints: [
      {
        id: 'data-center-loss',
        kind: 'availability',
        text: {
          pt: 'O sistema precisa seguir no ar se um data center inteiro da AWS parar.',
          en: 'The system has to stay up if a whole AWS data center goes down.',
          es: 'El sistema debe seguir en línea si se cae un centro de datos completo de AWS.',
        },
        fits: ['fixed', 'asg-zones', 'regions'],
        rulesOut: {
          one: {
            pt: 'Uma instância fica em uma só zona e para com ela; a recuperação não muda de zona.',
            en: 'One instance is in a single zone and stops with it; recovery does not change the zone.',
            es: 'Una instancia está en una sola zona y se detiene con ella; la recuperación no cambia de zona.',
          },
          'asg-one': {
            pt: 'Um grupo de Auto Scaling restrito a uma zona para com ela.',
            en: 'An Auto Scaling group restricted to one zone stops with it.',
            es: 'Un grupo de Auto Scaling limitado a una zona se detiene con ella.',
          },
        },
      },
      {
        id: 'follow-demand',
        kind: 'scale',
        text: {
          pt: 'O número de visitantes muda muito ao longo do dia, e a capacidade deve acompanhá-lo sem intervenção.',
          en: 'The number of visitors changes greatly over the day, and capacity must follow it without anyone stepping in.',
          es: 'El número de visitantes cambia mucho a lo largo del día, y la capacidad debe seguirlo sin intervención.',
        },
        fits: ['asg-one', 'asg-zones', 'regions'],
        rulesOut: {
          one: {
            pt: 'Uma instância grande tem a mesma capacidade o dia todo.',
            en: 'One large instance has the same capacity all day.',
            es: 'Una instancia grande tiene la misma capacidad todo el día.',
          },
          fixed: {
            pt: 'Duas instâncias fixas têm a mesma capacidade o dia todo.',
            en: 'Two fixed instances have the same capacity all day.',
            es: 'Dos instancias fijas tienen la misma capacidad todo el día.',
          },
        },
      },
      {
        id: 'no-duplicate',
        kind: 'cost',
        text: {
          pt: 'O orçamento não permite manter uma segunda cópia do sistema longe dali.',
          en: 'The budget does not allow a second copy of the system to be kept far away.',
          es: 'El presupuesto no permite mantener una segunda copia del sistema lejos de allí.',
        },
        fits: ['one', 'fixed', 'asg-one', 'asg-zones'],
        rulesOut: {
          regions: {
            pt: 'Grupos de Auto Scaling em duas regiões são duas cópias do sistema, pagas o tempo todo.',
            en: 'Auto Scaling groups in two Regions are two copies of the system, paid for all the time.',
            es: 'Los grupos de Auto Scaling en dos regiones son dos copias del sistema, pagadas todo el tiempo.',
          },
        },
      },
      {
        id: 'failed-replaced',
        kind: 'effort',
        text: {
          pt: 'Uma instância que deixa de responder deve ser trocada por outra sem que ninguém aja.',
          en: 'An instance that stops answering must be replaced by another without anyone acting.',
          es: 'Una instancia que deja de responder debe reemplazarse por otra sin que nadie actúe.',
        },
        fits: ['asg-one', 'asg-zones', 'regions'],
        rulesOut: {
          fixed: {
            pt: 'Nada troca uma instância fixa que deixa de responder; alguém precisa agir.',
            en: 'Nothing replaces a fixed instance that stops answering; somebody has to act.',
            es: 'Nada reemplaza una instancia fija que deja de responder; alguien debe actuar.',
          },
          one: {
            pt: 'A recuperação automática reage a falhas do hardware, e não cria outra instância quando o sistema deixa de responder.',
            en: 'Automatic recovery reacts to hardware failures and creates no other instance when the system stops answering.',
            es: 'La recuperación automática reacciona a fallas del hardware y no crea otra instancia cuando el sistema deja de responder.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que arranjo atende a esses requisitos?',
      en: 'Which arrangement meets these requirements?',
      es: '¿Qué disposición cumple estos requisitos?',
    },
  },
];
