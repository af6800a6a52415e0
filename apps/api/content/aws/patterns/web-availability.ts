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
          pt: 'O agendamento de uma rede de clínicas é uma aplicação web sem estado na AWS.',
          en: 'The appointment system of a chain of clinics is a stateless web application on AWS.',
          es: 'La agenda de citas de una red de clínicas es una aplicación web sin estado en AWS.',
        },
      },
      {
        id: 'radio',
        text: {
          pt: 'O site de uma rádio é uma aplicação web sem estado na AWS.',
          en: 'A radio station’s site is a stateless web application on AWS.',
          es: 'El sitio de una radio es una aplicación web sin estado en AWS.',
        },
      },
      {
        id: 'crowdfunding',
        text: {
          pt: 'Um site de financiamento coletivo, sem estado, prepara na AWS uma campanha nacional.',
          en: 'A stateless crowdfunding site on AWS is preparing for a national campaign.',
          es: 'Un sitio de financiamiento colectivo, sin estado, prepara en AWS una campaña nacional.',
        },
      },
      {
        id: 'tickets-availability',
        text: {
          pt: 'Um site de ingressos, sem estado, na AWS, perdeu vendas na última pane.',
          en: 'A stateless ticketing site on AWS lost sales in its last outage.',
          es: 'Un sitio de entradas, sin estado, en AWS, perdió ventas en la última caída.',
        },
      },
      {
        id: 'government-availability',
        text: {
          pt: 'Um governo estadual emite certidões com uma aplicação web sem estado na AWS.',
          en: 'A state government issues certificates with a stateless web application on AWS.',
          es: 'Un gobierno estatal emite certificados con una aplicación web sin estado en AWS.',
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
        text: {
          pt: 'O sistema deve seguir no ar se um data center da AWS parar.',
          en: 'The system must stay up if an AWS data center goes down.',
          es: 'El sistema debe seguir en línea si se cae un centro de datos de AWS.',
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
        text: {
          pt: 'A capacidade deve acompanhar o número de visitantes automaticamente.',
          en: 'Capacity must follow the number of visitors automatically.',
          es: 'La capacidad debe seguir el número de visitantes automáticamente.',
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
        text: {
          pt: 'O orçamento não permite uma segunda cópia do sistema em outro lugar.',
          en: 'The budget does not allow a second copy of the system elsewhere.',
          es: 'El presupuesto no permite una segunda copia del sistema en otro lugar.',
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
        text: {
          pt: 'Uma instância que falha deve ser trocada automaticamente.',
          en: 'An instance that fails must be replaced automatically.',
          es: 'Una instancia que falla debe reemplazarse automáticamente.',
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
