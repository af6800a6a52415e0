import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const responsePair: readonly Pattern[] = [
  {
    id: 'response-pair',
    exams: {
      'clf-c02': { domain: 'security', topic: 'threat-protection' },
      'saa-c03': { domain: 'secure', topic: 'workload-security' },
    },
    situations: [
      {
        id: 'airline',
        text: {
          pt: 'Uma companhia aérea montou uma equipe central de segurança para trinta contas da AWS.',
          en: 'An airline has set up a central security team for thirty AWS accounts.',
          es: 'Una aerolínea armó un equipo central de seguridad para treinta cuentas de AWS.',
        },
        today: {
          pt: 'Até agora cada conta tem ferramentas próprias, e os cinco membros da equipe as abrem uma a uma. Duas necessidades vêm primeiro.',
          en: 'Until now each account has had its own tools, and the five members of the team open them one by one. Two needs come first.',
          es: 'Hasta ahora cada cuenta tiene herramientas propias, y los cinco miembros del equipo las abren una por una. Dos necesidades van primero.',
        },
      },
      {
        id: 'brewery',
        text: {
          pt: 'Uma cervejaria com muitas contas da AWS levou dias para entender um incidente.',
          en: 'A brewery with many AWS accounts took days to understand an incident.',
          es: 'Una cervecería con muchas cuentas de AWS tardó días en entender un incidente.',
        },
        today: {
          pt: 'São 18 contas no AWS Organizations, com logs guardados por um ano. Um arquiteto de soluções precisa escolher dois serviços.',
          en: 'It has 18 accounts in AWS Organizations and keeps their logs for a year. A solutions architect must choose two services.',
          es: 'Son 18 cuentas en AWS Organizations, con registros guardados por un año. Un arquitecto de soluciones debe elegir dos servicios.',
        },
      },
      {
        id: 'portal',
        text: {
          pt: 'Um portal de empregos roda em várias contas da AWS e reforça a segurança.',
          en: 'A job portal runs in several AWS accounts and is strengthening its security.',
          es: 'Un portal de empleos corre en varias cuentas de AWS y refuerza su seguridad.',
        },
        today: {
          pt: 'As nove contas atendem 700.000 candidatos por mês. Os arquitetos têm uma lista de necessidades e começam por duas.',
          en: 'The nine accounts serve 700,000 applicants a month. The architects have a list of needs and begin with two of them.',
          es: 'Las nueve cuentas atienden a 700.000 postulantes al mes. Los arquitectos tienen una lista de necesidades y empiezan por dos.',
        },
      },
      {
        id: 'retailer-response',
        text: {
          pt: 'Uma varejista abriu dez contas da AWS neste ano e revê a sua segurança.',
          en: 'A retailer has opened ten AWS accounts this year and is reviewing their security.',
          es: 'Un minorista abrió diez cuentas de AWS este año y revisa su seguridad.',
        },
        today: {
          pt: 'Elas foram montadas por três empresas para as novas lojas virtuais. A revisão apontou duas necessidades.',
          en: 'They were set up by three different firms for its new online shops. The review has led to two needs.',
          es: 'Las montaron tres empresas distintas para sus nuevas tiendas en línea. La revisión señaló dos necesidades.',
        },
      },
      {
        id: 'insurer-response',
        text: {
          pt: 'Três pessoas cuidam da segurança de quarenta contas da AWS de uma seguradora.',
          en: 'Three people look after the security of an insurer’s forty AWS accounts.',
          es: 'Tres personas cuidan la seguridad de cuarenta cuentas de AWS de una aseguradora.',
        },
        today: {
          pt: 'Elas examinam cerca de 600 avisos por dia em consoles diferentes. Pedem-se a um arquiteto de soluções dois serviços que as ajudem.',
          en: 'They look at about 600 notices a day in different consoles. A solutions architect is asked for two services that help them.',
          es: 'Examinan unos 600 avisos por día en consolas distintas. Se piden a un arquitecto de soluciones dos servicios que las ayuden.',
        },
      },
    ],
    candidates: [
      {
        id: 'hub-detective',
        uses: ['Security Hub', 'Detective'],
        popularity: 4,
        source: docs('securityhub/latest/userguide/what-is-securityhub.html'),
        secondSource: docs('detective/latest/userguide/what-is-detective.html'),
        text: {
          pt: 'AWS Security Hub e Amazon Detective',
          en: 'AWS Security Hub and Amazon Detective',
          es: 'AWS Security Hub y Amazon Detective',
        },
        action: {
          pt: 'Ativar o AWS Security Hub em todas as contas e ativar o Amazon Detective em todas as contas.',
          en: 'Enable AWS Security Hub in all accounts and enable Amazon Detective in all accounts.',
          es: 'Activar AWS Security Hub en todas las cuentas y activar Amazon Detective en todas las cuentas.',
        },
        why: {
          pt: 'O AWS Security Hub reúne em um lugar os alertas de vários serviços e contas, por prioridade. O Amazon Detective liga logs em grafos para investigar a causa de um incidente.',
          en: 'AWS Security Hub gathers in one place the findings of several services and accounts, by priority. Amazon Detective links logs in graphs to investigate the cause of an incident.',
          es: 'AWS Security Hub reúne en un lugar los hallazgos de varios servicios y cuentas, por prioridad. Amazon Detective relaciona registros en grafos para investigar la causa de un incidente.',
        },
        tell: {
          pt: 'Alertas de muitas fontes em um lugar: Security Hub. Investigar a causa: Detective.',
          en: 'Findings of many sources in one place: Security Hub. Investigating the cause: Detective.',
          es: 'Hallazgos de muchas fuentes en un lugar: Security Hub. Investigar la causa: Detective.',
        },
      },
      {
        id: 'hub-manager',
        uses: ['Security Hub', 'Firewall Manager'],
        popularity: 4,
        source: docs('securityhub/latest/userguide/what-is-securityhub.html'),
        secondSource: docs('waf/latest/developerguide/fms-chapter.html'),
        text: {
          pt: 'AWS Security Hub e AWS Firewall Manager',
          en: 'AWS Security Hub and AWS Firewall Manager',
          es: 'AWS Security Hub y AWS Firewall Manager',
        },
        action: {
          pt: 'Ativar o AWS Security Hub em todas as contas e criar políticas no AWS Firewall Manager.',
          en: 'Enable AWS Security Hub in all accounts and create policies in AWS Firewall Manager.',
          es: 'Activar AWS Security Hub en todas las cuentas y crear políticas en AWS Firewall Manager.',
        },
        why: {
          pt: 'O AWS Security Hub reúne em um lugar os alertas de vários serviços e contas, por prioridade. O AWS Firewall Manager aplica regras do WAF, do Shield Advanced e de grupos de segurança a todas as contas, também às novas.',
          en: 'AWS Security Hub gathers in one place the findings of several services and accounts, by priority. AWS Firewall Manager applies rules of WAF, Shield Advanced and security groups to all accounts, new ones too.',
          es: 'AWS Security Hub reúne en un lugar los hallazgos de varios servicios y cuentas, por prioridad. AWS Firewall Manager aplica reglas de WAF, Shield Advanced y grupos de seguridad a todas las cuentas, también a las nuevas.',
        },
        tell: {
          pt: 'Alertas de muitas fontes em um lugar: Security Hub. As mesmas regras de proteção em todas as contas: Firewall Manager.',
          en: 'Findings of many sources in one place: Security Hub. The same protection rules in all accounts: Firewall Manager.',
          es: 'Hallazgos de muchas fuentes en un lugar: Security Hub. Las mismas reglas de protección en todas las cuentas: Firewall Manager.',
        },
      },
      {
        id: 'hub-guardduty',
        uses: ['Security Hub', 'GuardDuty'],
        popularity: 4,
        source: docs('securityhub/latest/userguide/what-is-securityhub.html'),
        secondSource: docs('guardduty/latest/ug/what-is-guardduty.html'),
        text: {
          pt: 'AWS Security Hub e Amazon GuardDuty',
          en: 'AWS Security Hub and Amazon GuardDuty',
          es: 'AWS Security Hub y Amazon GuardDuty',
        },
        action: {
          pt: 'Ativar o AWS Security Hub em todas as contas e ativar o Amazon GuardDuty em todas as contas.',
          en: 'Enable AWS Security Hub in all accounts and enable Amazon GuardDuty in all accounts.',
          es: 'Activar AWS Security Hub en todas las cuentas y activar Amazon GuardDuty en todas las cuentas.',
        },
        why: {
          pt: 'O AWS Security Hub reúne em um lugar os alertas de vários serviços e contas, por prioridade. O Amazon GuardDuty detecta ameaças ativas ao analisar sem parar logs da conta, da rede e de DNS.',
          en: 'AWS Security Hub gathers in one place the findings of several services and accounts, by priority. Amazon GuardDuty detects active threats by analyzing logs of the account, the network and DNS all the time.',
          es: 'AWS Security Hub reúne en un lugar los hallazgos de varios servicios y cuentas, por prioridad. Amazon GuardDuty detecta amenazas activas al analizar sin parar logs de la cuenta, la red y DNS.',
        },
        tell: {
          pt: 'Alertas de muitas fontes em um lugar: Security Hub. Ameaça em curso: GuardDuty.',
          en: 'Findings of many sources in one place: Security Hub. A threat under way: GuardDuty.',
          es: 'Hallazgos de muchas fuentes en un lugar: Security Hub. Amenaza en curso: GuardDuty.',
        },
      },
      {
        id: 'detective-manager',
        uses: ['Detective', 'Firewall Manager'],
        popularity: 3,
        source: docs('detective/latest/userguide/what-is-detective.html'),
        secondSource: docs('waf/latest/developerguide/fms-chapter.html'),
        text: {
          pt: 'Amazon Detective e AWS Firewall Manager',
          en: 'Amazon Detective and AWS Firewall Manager',
          es: 'Amazon Detective y AWS Firewall Manager',
        },
        action: {
          pt: 'Ativar o Amazon Detective em todas as contas e criar políticas no AWS Firewall Manager.',
          en: 'Enable Amazon Detective in all accounts and create policies in AWS Firewall Manager.',
          es: 'Activar Amazon Detective en todas las cuentas y crear políticas en AWS Firewall Manager.',
        },
        why: {
          pt: 'O Amazon Detective liga logs em grafos para investigar a causa de um incidente. O AWS Firewall Manager aplica regras do WAF, do Shield Advanced e de grupos de segurança a todas as contas, também às novas.',
          en: 'Amazon Detective links logs in graphs to investigate the cause of an incident. AWS Firewall Manager applies rules of WAF, Shield Advanced and security groups to all accounts, new ones too.',
          es: 'Amazon Detective relaciona registros en grafos para investigar la causa de un incidente. AWS Firewall Manager aplica reglas de WAF, Shield Advanced y grupos de seguridad a todas las cuentas, también a las nuevas.',
        },
        tell: {
          pt: 'Investigar a causa: Detective. As mesmas regras de proteção em todas as contas: Firewall Manager.',
          en: 'Investigating the cause: Detective. The same protection rules in all accounts: Firewall Manager.',
          es: 'Investigar la causa: Detective. Las mismas reglas de protección en todas las cuentas: Firewall Manager.',
        },
      },
      {
        id: 'detective-guardduty',
        uses: ['Detective', 'GuardDuty'],
        popularity: 4,
        source: docs('detective/latest/userguide/what-is-detective.html'),
        secondSource: docs('guardduty/latest/ug/what-is-guardduty.html'),
        text: {
          pt: 'Amazon Detective e Amazon GuardDuty',
          en: 'Amazon Detective and Amazon GuardDuty',
          es: 'Amazon Detective y Amazon GuardDuty',
        },
        action: {
          pt: 'Ativar o Amazon Detective em todas as contas e ativar o Amazon GuardDuty em todas as contas.',
          en: 'Enable Amazon Detective in all accounts and enable Amazon GuardDuty in all accounts.',
          es: 'Activar Amazon Detective en todas las cuentas y activar Amazon GuardDuty en todas las cuentas.',
        },
        why: {
          pt: 'O Amazon Detective liga logs em grafos para investigar a causa de um incidente. O Amazon GuardDuty detecta ameaças ativas ao analisar sem parar logs da conta, da rede e de DNS.',
          en: 'Amazon Detective links logs in graphs to investigate the cause of an incident. Amazon GuardDuty detects active threats by analyzing logs of the account, the network and DNS all the time.',
          es: 'Amazon Detective relaciona registros en grafos para investigar la causa de un incidente. Amazon GuardDuty detecta amenazas activas al analizar sin parar logs de la cuenta, la red y DNS.',
        },
        tell: {
          pt: 'Investigar a causa: Detective. Ameaça em curso: GuardDuty.',
          en: 'Investigating the cause: Detective. A threat under way: GuardDuty.',
          es: 'Investigar la causa: Detective. Amenaza en curso: GuardDuty.',
        },
      },
      {
        id: 'manager-guardduty',
        uses: ['Firewall Manager', 'GuardDuty'],
        popularity: 4,
        source: docs('waf/latest/developerguide/fms-chapter.html'),
        secondSource: docs('guardduty/latest/ug/what-is-guardduty.html'),
        text: {
          pt: 'AWS Firewall Manager e Amazon GuardDuty',
          en: 'AWS Firewall Manager and Amazon GuardDuty',
          es: 'AWS Firewall Manager y Amazon GuardDuty',
        },
        action: {
          pt: 'Criar políticas no AWS Firewall Manager e ativar o Amazon GuardDuty em todas as contas.',
          en: 'Create policies in AWS Firewall Manager and enable Amazon GuardDuty in all accounts.',
          es: 'Crear políticas en AWS Firewall Manager y activar Amazon GuardDuty en todas las cuentas.',
        },
        why: {
          pt: 'O AWS Firewall Manager aplica regras do WAF, do Shield Advanced e de grupos de segurança a todas as contas, também às novas. O Amazon GuardDuty detecta ameaças ativas ao analisar sem parar logs da conta, da rede e de DNS.',
          en: 'AWS Firewall Manager applies rules of WAF, Shield Advanced and security groups to all accounts, new ones too. Amazon GuardDuty detects active threats by analyzing logs of the account, the network and DNS all the time.',
          es: 'AWS Firewall Manager aplica reglas de WAF, Shield Advanced y grupos de seguridad a todas las cuentas, también a las nuevas. Amazon GuardDuty detecta amenazas activas al analizar sin parar logs de la cuenta, la red y DNS.',
        },
        tell: {
          pt: 'As mesmas regras de proteção em todas as contas: Firewall Manager. Ameaça em curso: GuardDuty.',
          en: 'The same protection rules in all accounts: Firewall Manager. A threat under way: GuardDuty.',
          es: 'Las mismas reglas de protección en todas las cuentas: Firewall Manager. Amenaza en curso: GuardDuty.',
        },
      },
    ],
    constraints: [
      {
        id: 'one-list',
        text: {
          pt: 'Os achados de outros serviços devem chegar a uma só lista, por prioridade.',
          en: 'The findings of other services must come to one list, by priority.',
          es: 'Los hallazgos de otros servicios deben llegar a una sola lista, por prioridad.',
        },
        fits: ['hub-detective', 'hub-manager', 'hub-guardduty'],
        rulesOut: {
          'detective-manager': {
            pt: 'O Amazon Detective investiga incidentes e o AWS Firewall Manager distribui regras de proteção; reunir em uma lista o que vários serviços acham cabe ao AWS Security Hub.',
            en: 'Amazon Detective investigates incidents and AWS Firewall Manager distributes protection rules; one list of what several services find is what AWS Security Hub keeps.',
            es: 'Amazon Detective investiga incidentes y AWS Firewall Manager distribuye reglas de protección; reunir en una lista lo que hallan varios servicios corresponde a AWS Security Hub.',
          },
          'detective-guardduty': {
            pt: 'O Amazon Detective investiga incidentes e o Amazon GuardDuty detecta ameaças; reunir em uma lista o que vários serviços acham cabe ao AWS Security Hub.',
            en: 'Amazon Detective investigates incidents and Amazon GuardDuty detects threats; one list of what several services find is what AWS Security Hub keeps.',
            es: 'Amazon Detective investiga incidentes y Amazon GuardDuty detecta amenazas; reunir en una lista lo que hallan varios servicios corresponde a AWS Security Hub.',
          },
          'manager-guardduty': {
            pt: 'O AWS Firewall Manager distribui regras de proteção e o Amazon GuardDuty detecta ameaças; reunir em uma lista o que vários serviços acham cabe ao AWS Security Hub.',
            en: 'AWS Firewall Manager distributes protection rules and Amazon GuardDuty detects threats; one list of what several services find is what AWS Security Hub keeps.',
            es: 'AWS Firewall Manager distribuye reglas de protección y Amazon GuardDuty detecta amenazas; reunir en una lista lo que hallan varios servicios corresponde a AWS Security Hub.',
          },
        },
      },
      {
        id: 'root-cause',
        text: {
          pt: 'Depois de um alerta, deve-se ver em gráficos como a invasão começou.',
          en: 'After an alert, charts must show how the intrusion began.',
          es: 'Tras una alerta, debe verse en gráficos cómo empezó la intrusión.',
        },
        fits: ['hub-detective', 'detective-manager', 'detective-guardduty'],
        rulesOut: {
          'hub-manager': {
            pt: 'O AWS Security Hub reúne e prioriza achados e o AWS Firewall Manager distribui regras de proteção; ligar os logs em gráficos até a origem da invasão cabe ao Amazon Detective.',
            en: 'AWS Security Hub gathers and prioritizes findings and AWS Firewall Manager distributes protection rules; linking logs in graphs back to how an intrusion began takes Amazon Detective.',
            es: 'AWS Security Hub reúne y prioriza hallazgos y AWS Firewall Manager distribuye reglas de protección; enlazar los registros en grafos hasta el origen de la intrusión corresponde a Amazon Detective.',
          },
          'hub-guardduty': {
            pt: 'O AWS Security Hub reúne e prioriza achados e o Amazon GuardDuty detecta ameaças; ligar os logs em gráficos até a origem da invasão cabe ao Amazon Detective.',
            en: 'AWS Security Hub gathers and prioritizes findings and Amazon GuardDuty detects threats; linking logs in graphs back to how an intrusion began takes Amazon Detective.',
            es: 'AWS Security Hub reúne y prioriza hallazgos y Amazon GuardDuty detecta amenazas; enlazar los registros en grafos hasta el origen de la intrusión corresponde a Amazon Detective.',
          },
          'manager-guardduty': {
            pt: 'O AWS Firewall Manager distribui regras de proteção e o Amazon GuardDuty detecta ameaças; ligar os logs em gráficos até a origem da invasão cabe ao Amazon Detective.',
            en: 'AWS Firewall Manager distributes protection rules and Amazon GuardDuty detects threats; linking logs in graphs back to how an intrusion began takes Amazon Detective.',
            es: 'AWS Firewall Manager distribuye reglas de protección y Amazon GuardDuty detecta amenazas; enlazar los registros en grafos hasta el origen de la intrusión corresponde a Amazon Detective.',
          },
        },
      },
      {
        id: 'same-rules',
        text: {
          pt: 'As mesmas regras contra ataques web devem valer em todas as contas, também nas novas.',
          en: 'The same rules against web attacks must hold in all accounts, new ones included.',
          es: 'Las mismas reglas contra ataques web deben valer en todas las cuentas, también en las nuevas.',
        },
        fits: ['hub-manager', 'detective-manager', 'manager-guardduty'],
        rulesOut: {
          'hub-detective': {
            pt: 'O AWS Security Hub reúne e prioriza achados e o Amazon Detective investiga incidentes; levar as mesmas regras a todas as contas, também às novas, cabe ao AWS Firewall Manager.',
            en: 'AWS Security Hub gathers and prioritizes findings and Amazon Detective investigates incidents; applying the same rules to all accounts, new ones too, takes AWS Firewall Manager.',
            es: 'AWS Security Hub reúne y prioriza hallazgos y Amazon Detective investiga incidentes; llevar las mismas reglas a todas las cuentas, también a las nuevas, corresponde a AWS Firewall Manager.',
          },
          'hub-guardduty': {
            pt: 'O AWS Security Hub reúne e prioriza achados e o Amazon GuardDuty detecta ameaças; levar as mesmas regras a todas as contas, também às novas, cabe ao AWS Firewall Manager.',
            en: 'AWS Security Hub gathers and prioritizes findings and Amazon GuardDuty detects threats; applying the same rules to all accounts, new ones too, takes AWS Firewall Manager.',
            es: 'AWS Security Hub reúne y prioriza hallazgos y Amazon GuardDuty detecta amenazas; llevar las mismas reglas a todas las cuentas, también a las nuevas, corresponde a AWS Firewall Manager.',
          },
          'detective-guardduty': {
            pt: 'O Amazon Detective investiga incidentes e o Amazon GuardDuty detecta ameaças; levar as mesmas regras a todas as contas, também às novas, cabe ao AWS Firewall Manager.',
            en: 'Amazon Detective investigates incidents and Amazon GuardDuty detects threats; applying the same rules to all accounts, new ones too, takes AWS Firewall Manager.',
            es: 'Amazon Detective investiga incidentes y Amazon GuardDuty detecta amenazas; llevar las mismas reglas a todas las cuentas, también a las nuevas, corresponde a AWS Firewall Manager.',
          },
        },
      },
      {
        id: 'active-threat',
        text: {
          pt: 'Uma instância que minera criptomoedas deve gerar um alerta em minutos.',
          en: 'An instance that mines cryptocurrency must raise an alert within minutes.',
          es: 'Una instancia que mina criptomonedas debe generar una alerta en minutos.',
        },
        fits: ['hub-guardduty', 'detective-guardduty', 'manager-guardduty'],
        rulesOut: {
          'hub-detective': {
            pt: 'O AWS Security Hub reúne e prioriza achados e o Amazon Detective investiga incidentes; a mineração em uma instância é notada pelo Amazon GuardDuty, que analisa o tráfego e o DNS.',
            en: 'AWS Security Hub gathers and prioritizes findings and Amazon Detective investigates incidents; mining on an instance is noticed by Amazon GuardDuty, which analyzes traffic and DNS.',
            es: 'AWS Security Hub reúne y prioriza hallazgos y Amazon Detective investiga incidentes; la minería en una instancia la nota Amazon GuardDuty, que analiza el tráfico y el DNS.',
          },
          'hub-manager': {
            pt: 'O AWS Security Hub reúne e prioriza achados e o AWS Firewall Manager distribui regras de proteção; a mineração em uma instância é notada pelo Amazon GuardDuty, que analisa o tráfego e o DNS.',
            en: 'AWS Security Hub gathers and prioritizes findings and AWS Firewall Manager distributes protection rules; mining on an instance is noticed by Amazon GuardDuty, which analyzes traffic and DNS.',
            es: 'AWS Security Hub reúne y prioriza hallazgos y AWS Firewall Manager distribuye reglas de protección; la minería en una instancia la nota Amazon GuardDuty, que analiza el tráfico y el DNS.',
          },
          'detective-manager': {
            pt: 'O Amazon Detective investiga incidentes e o AWS Firewall Manager distribui regras de proteção; a mineração em uma instância é notada pelo Amazon GuardDuty, que analisa o tráfego e o DNS.',
            en: 'Amazon Detective investigates incidents and AWS Firewall Manager distributes protection rules; mining on an instance is noticed by Amazon GuardDuty, which analyzes traffic and DNS.',
            es: 'Amazon Detective investiga incidentes y AWS Firewall Manager distribuye reglas de protección; la minería en una instancia la nota Amazon GuardDuty, que analiza el tráfico y el DNS.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a essas duas necessidades?',
      en: 'Which AWS services meet these two needs?',
      es: '¿Qué servicios de AWS cubren estas dos necesidades?',
    },
  },
];
