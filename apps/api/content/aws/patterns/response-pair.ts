import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const responsePair: readonly Pattern[] = [
  twoOf({
    id: 'response-pair',
    exams: {
      'clf-c02': { domain: 'security', topic: 'threat-protection' },
    },
    scene: {
      pt: 'Pense em cada conta da AWS como um prédio, em cada achado de segurança como um aviso e no ataque como um intruso.',
      en: 'Think of each AWS account as a building, of each security finding as a notice, and of an attack as an intruder.',
      es: 'Piensa en cada cuenta de AWS como un edificio, en cada hallazgo de seguridad como un aviso y en el ataque como un intruso.',
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
          en: 'They look at about 600 alerts a day in different consoles. A solutions architect is asked for two services that help them.',
          es: 'Examinan unos 600 avisos por día en consolas distintas. Se piden a un arquitecto de soluciones dos servicios que las ayuden.',
        },
      },
    ],
    halves: [
      {
        id: 'hub',
        name: { pt: 'AWS Security Hub CSPM', en: 'AWS Security Hub CSPM', es: 'AWS Security Hub CSPM' },
        uses: ['Security Hub'],
        popularity: 4,
        source: docs('securityhub/latest/userguide/what-is-securityhub.html'),
        action: {
          pt: 'Ativar o AWS Security Hub CSPM em todas as contas',
          en: 'Enable AWS Security Hub CSPM in all accounts',
          es: 'Activar AWS Security Hub CSPM en todas las cuentas',
        },
        why: {
          pt: 'O AWS Security Hub CSPM dá notas às contas por padrões de segurança e reúne em uma lista, por gravidade, os alertas de vários serviços.',
          en: 'AWS Security Hub CSPM scores accounts against security standards and gathers the findings of several services in one list, by severity.',
          es: 'AWS Security Hub CSPM puntúa las cuentas según estándares de seguridad y reúne en una lista, por gravedad, los hallazgos de varios servicios.',
        },
        likeness: {
          pt: 'o mural que ordena avisos com a nota dos prédios',
          en: 'the board that ranks all notices beside each building’s grade',
          es: 'el tablero que ordena avisos con la nota del edificio',
        },
        tell: {
          pt: 'Alertas de outros serviços em uma só lista, por prioridade: Security Hub CSPM. Nota conforme padrões de segurança: Security Hub CSPM.',
          en: 'Findings of other services in one list, by priority: Security Hub CSPM. A score against security standards: Security Hub CSPM.',
          es: 'Hallazgos de otros servicios en una sola lista, por prioridad: Security Hub CSPM. Puntaje según estándares de seguridad: Security Hub CSPM.',
        },
        does: {
          pt: 'o AWS Security Hub CSPM reúne e prioriza achados',
          en: 'AWS Security Hub CSPM gathers and prioritizes findings',
          es: 'AWS Security Hub CSPM reúne y prioriza hallazgos',
        },
      },
      {
        id: 'detective',
        name: { pt: 'Amazon Detective', en: 'Amazon Detective', es: 'Amazon Detective' },
        uses: ['Detective'],
        popularity: 4,
        source: docs('detective/latest/userguide/what-is-detective.html'),
        action: {
          pt: 'Ativar o Amazon Detective em todas as contas',
          en: 'Enable Amazon Detective in all accounts',
          es: 'Activar Amazon Detective en todas las cuentas',
        },
        why: {
          pt: 'O Amazon Detective liga até um ano de logs em grafos, por função e por recurso, para investigar a causa de um incidente.',
          en: 'Amazon Detective links up to a year of logs in graphs, by role and by resource, to investigate the cause of an incident.',
          es: 'Amazon Detective relaciona hasta un año de registros en grafos, por rol y por recurso, para investigar la causa de un incidente.',
        },
        likeness: {
          pt: 'o investigador que refaz meses de passos até a origem',
          en: 'the investigator who retraces months of steps to their origin',
          es: 'el investigador que rehace meses de pasos hasta el origen',
        },
        tell: {
          pt: 'Gráficos de como uma invasão começou: Detective. Meses de atividade de uma função comprometida: Detective.',
          en: 'Charts of how an intrusion began: Detective. Months of activity of a compromised role: Detective.',
          es: 'Gráficos de cómo empezó una intrusión: Detective. Meses de actividad de un rol comprometido: Detective.',
        },
        does: {
          pt: 'o Amazon Detective investiga incidentes',
          en: 'Amazon Detective investigates incidents',
          es: 'Amazon Detective investiga incidentes',
        },
      },
      {
        id: 'manager',
        name: { pt: 'AWS Firewall Manager', en: 'AWS Firewall Manager', es: 'AWS Firewall Manager' },
        uses: ['Firewall Manager'],
        popularity: 4,
        source: docs('waf/latest/developerguide/fms-chapter.html'),
        action: {
          pt: 'Criar políticas no AWS Firewall Manager',
          en: 'Create policies in AWS Firewall Manager',
          es: 'Crear políticas en AWS Firewall Manager',
        },
        why: {
          pt: 'O AWS Firewall Manager aplica regras do WAF, do Shield Advanced e de grupos de segurança a todas as contas, também às novas.',
          en: 'AWS Firewall Manager applies rules of WAF, Shield Advanced and security groups to all accounts, new ones too.',
          es: 'AWS Firewall Manager aplica reglas de WAF, Shield Advanced y grupos de seguridad a todas las cuentas, también a las nuevas.',
        },
        likeness: {
          pt: 'o síndico que põe a mesma tranca em todo prédio',
          en: 'the manager who puts the same lock on every building',
          es: 'el administrador que pone la misma cerradura en cada edificio',
        },
        tell: {
          pt: 'As mesmas regras contra ataques em todas as contas: Firewall Manager. Balanceadores de contas novas que recebem as regras do AWS WAF: Firewall Manager.',
          en: 'The same rules against attacks in all accounts: Firewall Manager. Load balancers in new accounts that get the AWS WAF rules: Firewall Manager.',
          es: 'Las mismas reglas contra ataques en todas las cuentas: Firewall Manager. Balanceadores de cuentas nuevas que reciben las reglas de AWS WAF: Firewall Manager.',
        },
        does: {
          pt: 'o AWS Firewall Manager distribui regras de proteção',
          en: 'AWS Firewall Manager distributes protection rules',
          es: 'AWS Firewall Manager distribuye reglas de protección',
        },
      },
      {
        id: 'guardduty',
        name: { pt: 'Amazon GuardDuty', en: 'Amazon GuardDuty', es: 'Amazon GuardDuty' },
        uses: ['GuardDuty'],
        popularity: 4,
        source: docs('guardduty/latest/ug/what-is-guardduty.html'),
        action: {
          pt: 'Ativar o Amazon GuardDuty em todas as contas',
          en: 'Enable Amazon GuardDuty in all accounts',
          es: 'Activar Amazon GuardDuty en todas las cuentas',
        },
        why: {
          pt: 'O Amazon GuardDuty detecta ameaças, como mineração ou credenciais roubadas, ao analisar sem parar logs da conta, da rede e de DNS com modelos e listas que a AWS mantém.',
          en: 'Amazon GuardDuty detects threats, such as mining or stolen credentials, by analyzing account, network and DNS logs all the time with models and lists that AWS maintains.',
          es: 'Amazon GuardDuty detecta amenazas, como minería o credenciales robadas, al analizar sin parar logs de la cuenta, la red y DNS con modelos y listas que mantiene AWS.',
        },
        likeness: {
          pt: 'o vigia que percebe por si só intrusos em ação',
          en: 'the watchman who spots active intruders without being told how',
          es: 'el vigilante que nota por sí solo intrusos en acción',
        },
        tell: {
          pt: 'Instância que minera criptomoedas: GuardDuty. Credenciais usadas de um país incomum: GuardDuty.',
          en: 'An instance that mines cryptocurrency: GuardDuty. Credentials used from an unusual country: GuardDuty.',
          es: 'Instancia que mina criptomonedas: GuardDuty. Credenciales usadas desde un país inusual: GuardDuty.',
        },
        does: {
          pt: 'o Amazon GuardDuty detecta ameaças',
          en: 'Amazon GuardDuty detects threats',
          es: 'Amazon GuardDuty detecta amenazas',
        },
      },
    ],
    needs: [
      {
        id: 'one-list',
        of: 'hub',
        text: {
          pt: 'Os alertas de outros serviços devem chegar a uma só lista, por prioridade.',
          en: 'The findings of other services must come to one list, by priority.',
          es: 'Los hallazgos de otros servicios deben llegar a una sola lista, por prioridad.',
        },
        job: {
          pt: 'reunir em uma lista o que vários serviços acham cabe ao AWS Security Hub CSPM',
          en: 'one list of what several services find is what AWS Security Hub CSPM keeps',
          es: 'reunir en una lista lo que hallan varios servicios corresponde a AWS Security Hub CSPM',
        },
      },
      {
        id: 'root-cause',
        of: 'detective',
        text: {
          pt: 'Depois de um alerta, gráficos dos últimos meses devem mostrar como a invasão começou.',
          en: 'After an alert, charts of the past months must show how the intrusion began.',
          es: 'Tras una alerta, gráficos de los últimos meses deben mostrar cómo empezó la intrusión.',
        },
        job: {
          pt: 'ligar os logs em gráficos até a origem da invasão cabe ao Amazon Detective',
          en: 'linking logs in charts back to how an intrusion began takes Amazon Detective',
          es: 'enlazar los registros en gráficos hasta el origen de la intrusión corresponde a Amazon Detective',
        },
      },
      {
        id: 'same-rules',
        of: 'manager',
        text: {
          pt: 'As mesmas regras contra ataques web devem valer em todas as contas, também nas novas.',
          en: 'The same rules against web attacks must hold in all accounts, new ones included.',
          es: 'Las mismas reglas contra ataques web deben valer en todas las cuentas, también en las nuevas.',
        },
        job: {
          pt: 'levar as mesmas regras a todas as contas, também às novas, cabe ao AWS Firewall Manager',
          en: 'applying the same rules to all accounts, new ones too, takes AWS Firewall Manager',
          es: 'llevar las mismas reglas a todas las cuentas, también a las nuevas, corresponde a AWS Firewall Manager',
        },
      },
      {
        id: 'active-threat',
        of: 'guardduty',
        text: {
          pt: 'Uma instância que minera criptomoedas deve gerar um alerta em minutos.',
          en: 'An instance that mines cryptocurrency must raise an alert within minutes.',
          es: 'Una instancia que mina criptomonedas debe generar una alerta en minutos.',
        },
        job: {
          pt: 'a mineração em uma instância é notada pelo Amazon GuardDuty, que analisa o tráfego e o DNS',
          en: 'mining on an instance is noticed by Amazon GuardDuty, which analyzes traffic and DNS',
          es: 'la minería en una instancia la nota Amazon GuardDuty, que analiza el tráfico y el DNS',
        },
      },
      {
        id: 'standards-score',
        of: 'hub',
        text: {
          pt: 'As contas devem receber uma nota conforme padrões de segurança, em um só painel.',
          en: 'Accounts must be scored against security standards, on one dashboard.',
          es: 'Las cuentas deben recibir un puntaje según estándares de seguridad, en un solo panel.',
        },
        job: {
          pt: 'a nota por padrões de segurança em um painel vem do AWS Security Hub CSPM',
          en: 'the score against security standards on one dashboard comes from AWS Security Hub CSPM',
          es: 'el puntaje según estándares de seguridad en un panel lo da AWS Security Hub CSPM',
        },
      },
      {
        id: 'what-else',
        of: 'detective',
        text: {
          pt: 'Os analistas devem investigar meses de atividade de uma função do IAM comprometida, sem juntar logs à mão.',
          en: 'Analysts must investigate months of activity of a compromised role without joining logs by hand.',
          es: 'Los analistas deben investigar meses de actividad de un rol comprometido, sin unir registros a mano.',
        },
        job: {
          pt: 'investigar a atividade passada com os logs já ligados cabe ao Amazon Detective',
          en: 'investigating past activity with the logs already linked is the job of Amazon Detective',
          es: 'investigar la actividad pasada con los registros ya enlazados corresponde a Amazon Detective',
        },
      },
      {
        id: 'new-accounts',
        of: 'manager',
        text: {
          pt: 'Os balanceadores de contas novas devem receber as regras do AWS WAF automaticamente.',
          en: 'Load balancers in new accounts must get the AWS WAF rules automatically.',
          es: 'Los balanceadores de cuentas nuevas deben recibir las reglas de AWS WAF automáticamente.',
        },
        job: {
          pt: 'aplicar regras do WAF a contas novas cabe ao AWS Firewall Manager',
          en: 'applying WAF rules to new accounts is the job of AWS Firewall Manager',
          es: 'aplicar reglas de WAF a cuentas nuevas corresponde a AWS Firewall Manager',
        },
      },
      {
        id: 'stolen-keys',
        of: 'guardduty',
        text: {
          pt: 'Credenciais usadas de um país incomum devem gerar um alerta, sem regras escritas pela equipe.',
          en: 'Credentials used from an unusual country must raise an alert, with no rules written by the team.',
          es: 'Las credenciales usadas desde un país inusual deben generar una alerta, sin reglas escritas por el equipo.',
        },
        job: {
          pt: 'notar o uso anormal de credenciais cabe ao Amazon GuardDuty',
          en: 'noticing unusual use of credentials is the job of Amazon GuardDuty',
          es: 'notar el uso anormal de credenciales corresponde a Amazon GuardDuty',
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a essas duas necessidades?',
      en: 'Which AWS services meet these two needs?',
      es: '¿Qué servicios de AWS cubren estas dos necesidades?',
    },
  }),
];
