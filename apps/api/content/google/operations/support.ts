import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page } from '../source.ts';

export const support: Category = {
  id: 'support',
  noun: { pt: 'plano de suporte', en: 'support plan', es: 'plan de soporte' },
  mode: 'statement',
  domain: 'operations',
  entities: [
    {
      id: 'support-basic',
      kind: 'plan',
      topic: 'support',
      popularity: 4,
      name: 'Basic Support',
      aliases: ['Basic'],
      subject: { pt: 'o suporte Basic', en: 'Basic Support', es: 'el soporte Basic' },
      gist: {
        pt: '{oferecer} documentação, comunidade e ajuda com faturamento',
        en: '{offer} documentation, community and help with billing',
        es: '{ofrecer} documentación, comunidad y ayuda con facturación',
      },
      likeness: {
        pt: 'o manual que acompanha o elevador, mais dicas de vizinhos e um telefone para dúvidas de cobrança',
        en: 'the manual that comes with an elevator, plus neighbors’ advice and a phone line for billing questions',
        es: 'el manual que acompaña al ascensor, más consejos de vecinos y un teléfono para dudas de cobro',
      },
      source: page('support'),
    },
    {
      id: 'support-standard',
      kind: 'plan',
      topic: 'support',
      popularity: 4,
      name: 'Standard Support',
      subject: { pt: 'o suporte Standard', en: 'Standard Support', es: 'el soporte Standard' },
      gist: {
        pt: '{oferecer} ajuda técnica para cargas em desenvolvimento',
        en: '{offer} technical help for workloads under development',
        es: '{ofrecer} ayuda técnica para cargas en desarrollo',
      },
      likeness: {
        pt: 'um técnico que atende em horário comercial, o que basta para um elevador ainda em montagem',
        en: 'a technician who answers in business hours, enough for an elevator that is still being installed',
        es: 'un técnico que atiende en horario de oficina, lo que basta para un ascensor aún en montaje',
      },
      source: page('support'),
    },
    {
      id: 'support-enhanced',
      kind: 'plan',
      topic: 'support',
      popularity: 4,
      name: 'Enhanced Support',
      aliases: ['Enhanced'],
      subject: { pt: 'o suporte Enhanced', en: 'Enhanced Support', es: 'el soporte Enhanced' },
      gist: {
        pt: '{oferecer} respostas rápidas dia e noite para produção',
        en: '{offer} fast responses day and night for production',
        es: '{ofrecer} respuestas rápidas día y noche para producción',
      },
      likeness: {
        pt: 'um técnico de plantão dia e noite, com meta de responder em uma hora se o elevador parar',
        en: 'a technician on call day and night, who aims to respond within the hour if the elevator stops',
        es: 'un técnico de guardia día y noche, con meta de responder en una hora si el ascensor falla',
      },
      source: page('support'),
    },
    {
      id: 'support-premium',
      kind: 'plan',
      topic: 'support',
      popularity: 5,
      name: 'Premium Support',
      aliases: ['Premium'],
      subject: { pt: 'o suporte Premium', en: 'Premium Support', es: 'el soporte Premium' },
      gist: {
        pt: '{oferecer} a resposta mais rápida e um gerente técnico',
        en: '{offer} the fastest response and a technical manager',
        es: '{ofrecer} la respuesta más rápida y un gerente técnico',
      },
      likeness: {
        pt: 'um plantão do elevador que responde em minutos, com um engenheiro que conhece e revisa o prédio',
        en: 'an elevator service that responds within minutes, with an engineer who knows the building and reviews it regularly',
        es: 'una guardia del ascensor que responde en minutos, con un ingeniero que conoce y revisa el edificio',
      },
      source: page('support'),
    },
  ],
  facts: [
    {
      id: 'sp-free',
      kind: 'purpose',
      of: ['support-basic'],
      level: 1,
      say: {
        pt: '{vir} incluído sem custo para todos os clientes',
        en: '{come} included at no cost for all customers',
        es: '{venir} incluido sin costo para todos los clientes',
      },
      need: {
        pt: 'usar só a documentação, os fóruns e a ajuda com faturas, sem pagar por isso',
        en: 'get by with documentation, forums and help with bills, at no cost',
        es: 'usar solo la documentación, los foros y la ayuda con facturas, sin pagar por ello',
      },
      how: {
        pt: 'O suporte Basic vem com a conta de faturamento; para abrir chamados técnicos, contrata-se um plano pago.',
        en: 'Basic Support comes with the billing account; to open technical cases, one buys a paid plan.',
        es: 'El soporte Basic viene con la cuenta de facturación; para abrir casos técnicos se contrata un plan pago.',
      },
    },
    {
      id: 'sp-billing',
      kind: 'feature',
      of: ['support-basic'],
      level: 1,
      say: {
        pt: '{tratar} só de faturas e pagamentos',
        en: '{deal} only with bills and payments',
        es: '{tratar} solo de facturas y pagos',
      },
      how: {
        pt: 'O suporte Basic trata de pagamentos e faturas; dúvidas técnicas ficam para a documentação e os fóruns.',
        en: 'Basic Support deals with payments and invoices; technical questions are left to documentation and forums.',
        es: 'El soporte Basic trata de pagos y facturas; las dudas técnicas quedan para la documentación y los foros.',
      },
    },
    {
      id: 'sp-4h',
      kind: 'feature',
      of: ['support-standard'],
      unclear: ['support-enhanced', 'support-premium'],
      cue: {
        pt: 'meta de quatro horas para a primeira resposta, só em horário comercial',
        en: 'a four-hour target for the first response, in business hours only',
        es: 'meta de cuatro horas para la primera respuesta, solo en horario laboral',
      },
      level: 2,
      say: {
        pt: '{responder} em quatro horas a casos de alto impacto',
        en: '{respond} within four hours to high-impact cases',
        es: '{responder} en cuatro horas a casos de alto impacto',
      },
      how: {
        pt: 'O suporte Standard atende em horário comercial e tem essa meta de resposta inicial para os casos P2.',
        en: 'Standard Support works in business hours and has this initial response target for P2 cases.',
        es: 'El soporte Standard atiende en horario laboral y tiene esa meta de respuesta inicial para los casos P2.',
      },
    },
    {
      id: 'sp-1h',
      kind: 'purpose',
      of: ['support-enhanced'],
      level: 1,
      say: {
        pt: '{ter} meta de resposta de uma hora para casos críticos, dia e noite',
        en: '{have} a response target of one hour for critical cases, day and night',
        es: '{tener} una meta de respuesta de una hora para casos críticos, día y noche',
      },
      need: {
        pt: 'ter resposta em uma hora, dia e noite, a falhas graves, sem pagar por um gerente técnico de conta',
        en: 'get an answer within one hour, day and night, to serious failures, without paying for a technical account manager',
        es: 'tener respuesta en una hora, día y noche, a fallas graves, sin pagar por un gerente técnico de cuenta',
      },
      how: {
        pt: 'O suporte Enhanced tem essa meta de resposta inicial para os casos P1, de dia e de noite.',
        en: 'Enhanced Support has this initial response target for P1 cases, by day and by night.',
        es: 'El soporte Enhanced tiene esa meta de respuesta inicial para los casos P1, de día y de noche.',
      },
    },
    {
      id: 'sp-15',
      kind: 'purpose',
      of: ['support-premium'],
      level: 1,
      say: {
        pt: '{ter} meta de resposta de 15 minutos para casos críticos',
        en: '{have} a response target of 15 minutes for critical cases',
        es: '{tener} una meta de respuesta de 15 minutos para casos críticos',
      },
      need: {
        pt: 'ter resposta em 15 minutos quando um sistema crítico parar',
        en: 'get an answer within 15 minutes when a critical system stops',
        es: 'tener respuesta en 15 minutos cuando se detenga un sistema crítico',
      },
      how: {
        pt: 'O suporte Premium tem essa meta de resposta inicial para os casos P1, a menor entre os planos.',
        en: 'Premium Support has this initial response target for P1 cases, the shortest of all plans.',
        es: 'El soporte Premium tiene esa meta de respuesta inicial para los casos P1, la menor entre los planes.',
      },
    },
    {
      id: 'sp-tam',
      kind: 'purpose',
      of: ['support-premium'],
      level: 1,
      say: {
        pt: '{incluir} um gerente técnico de conta (TAM)',
        en: '{include} a technical account manager (TAM)',
        es: '{incluir} un gerente técnico de cuenta (TAM)',
      },
      need: {
        pt: 'ter um gerente técnico que conheça o seu ambiente e o revise com a equipe',
        en: 'have a technical manager who knows its environment and reviews it with the team',
        es: 'tener un gerente técnico que conozca su entorno y lo revise con el equipo',
      },
      how: {
        pt: 'O suporte Premium designa uma pessoa que conhece o ambiente do cliente e conduz revisões periódicas com ele.',
        en: 'Premium Support names a person who knows the customer’s environment and leads regular reviews of it.',
        es: 'El soporte Premium designa a una persona que conoce el entorno del cliente y conduce revisiones periódicas.',
      },
    },
    {
      id: 'sp-technical',
      kind: 'trait',
      of: ['support-standard', 'support-enhanced', 'support-premium'],
      level: 1,
      say: {
        pt: '{abrir} casos técnicos sem limite de quantidade',
        en: '{open} technical cases without a limit on their number',
        es: '{abrir} casos técnicos sin límite de cantidad',
      },
    },
    {
      id: 'sp-24',
      kind: 'trait',
      of: ['support-enhanced', 'support-premium'],
      cue: {
        pt: 'atenção ininterrupta a incidentes urgentes',
        en: 'round-the-clock attention to urgent incidents',
        es: 'atención ininterrumpida a incidentes urgentes',
      },
      level: 1,
      say: {
        pt: '{atender} casos críticos 24 horas por dia, todos os dias',
        en: '{handle} critical cases 24 hours a day, every day',
        es: '{atender} casos críticos las 24 horas, todos los días',
      },
    },
    {
      id: 'sp-notam',
      kind: 'trait',
      of: ['support-basic', 'support-standard', 'support-enhanced'],
      cue: {
        pt: 'orçamento que não alcança o plano de topo',
        en: 'a budget that rules out the top plan',
        es: 'presupuesto que no alcanza para el plan superior',
      },
      level: 2,
      say: {
        pt: '{custar} menos que o plano mais caro',
        en: '{cost} less than the most expensive plan',
        es: '{costar} menos que el plan más caro',
      },
      deny: { pt: '{ser} o plano mais caro', en: '{be} the most expensive plan', es: '{ser} el plan más caro' },
    },
  ],
  contrasts: [
    {
      between: ['support-standard', 'support-enhanced'],
      say: {
        pt: 'O suporte Standard serve ao desenvolvimento; o suporte Enhanced atende produção dia e noite.',
        en: 'Standard Support serves development; Enhanced Support serves production day and night.',
        es: 'El soporte Standard sirve para el desarrollo; el soporte Enhanced atiende producción día y noche.',
      },
    },
    {
      between: ['support-enhanced', 'support-premium'],
      say: {
        pt: 'O suporte Enhanced responde em uma hora; o suporte Premium responde em 15 minutos e traz um gerente técnico.',
        en: 'Enhanced Support responds in one hour; Premium Support responds in 15 minutes and brings a technical manager.',
        es: 'El soporte Enhanced responde en una hora; el soporte Premium responde en 15 minutos y suma un gerente técnico.',
      },
    },
    {
      between: ['support-basic', 'support-standard'],
      say: {
        pt: 'O suporte Basic trata só de faturamento; o suporte Standard aceita casos técnicos.',
        en: 'Basic Support deals only with billing; Standard Support takes technical cases.',
        es: 'El soporte Basic trata solo de facturación; el soporte Standard acepta casos técnicos.',
      },
    },
    {
      between: ['support-basic', 'support-enhanced'],
      say: {
        pt: 'O suporte Basic não aceita casos técnicos; o suporte Enhanced os atende em uma hora, quando são críticos, dia e noite.',
        en: 'Basic Support takes no technical cases; Enhanced Support handles critical ones within an hour, day and night.',
        es: 'El soporte Basic no acepta casos técnicos; el soporte Enhanced atiende los críticos en una hora, día y noche.',
      },
    },
    {
      between: ['support-basic', 'support-premium'],
      say: {
        pt: 'O suporte Basic não aceita casos técnicos; o suporte Premium responde aos críticos em 15 minutos e traz um gerente técnico.',
        en: 'Basic Support takes no technical cases; Premium Support responds to critical ones in 15 minutes and brings a technical manager.',
        es: 'El soporte Basic no acepta casos técnicos; el soporte Premium responde a los críticos en 15 minutos y trae un gerente técnico.',
      },
    },
    {
      between: ['support-standard', 'support-premium'],
      say: {
        pt: 'O suporte Standard atende em horário comercial; o suporte Premium responde em 15 minutos, dia e noite, e traz um gerente técnico.',
        en: 'Standard Support works in business hours; Premium Support responds in 15 minutes, day and night, and brings a technical manager.',
        es: 'El soporte Standard atiende en horario comercial; el soporte Premium responde en 15 minutos, día y noche, y trae un gerente técnico.',
      },
    },
  ],
};
