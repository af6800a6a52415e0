import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs, site } from './source.ts';

export const supportPlans: Category = {
  id: 'support-plans',
  noun: { pt: 'plano do AWS Support', en: 'AWS Support plan', es: 'plan de AWS Support' },
  mode: 'statement',
  domain: 'billing',
  costRank: { 'support-basic': 1, 'support-business-plus': 2, 'support-enterprise': 3, 'support-unified': 4 },
  entities: [
    {
      id: 'support-basic', kind: 'plan', topic: 'support', popularity: 4, source: docs('awssupport/latest/user/aws-support-plans.html'),
      name: { pt: 'Basic Support', en: 'Basic Support', es: 'Basic Support' },
      subject: { pt: 'o Basic Support', en: 'Basic Support', es: 'Basic Support' },
      gist: {
        pt: '{vir} com toda conta, sem mensalidade e sem chamados técnicos',
        en: '{come} with every account, with no fee and no technical cases',
        es: '{venir} con toda cuenta, sin mensualidad y sin casos técnicos',
      },
    },
    {
      id: 'support-business-plus', kind: 'plan', topic: 'support', popularity: 4, source: site('premiumsupport/plans/'),
      name: { pt: 'Business Support+', en: 'Business Support+', es: 'Business Support+' },
      subject: { pt: 'o Business Support+', en: 'Business Support+', es: 'Business Support+' },
      gist: {
        pt: '{dar} acesso a especialistas a qualquer hora, sem gerente técnico designado',
        en: '{give} access to experts at any hour, without a designated technical manager',
        es: '{dar} acceso a especialistas a cualquier hora, sin gerente técnico designado',
      },
    },
    {
      id: 'support-enterprise', kind: 'plan', topic: 'support', popularity: 4, source: site('premiumsupport/plans/'),
      name: { pt: 'Enterprise Support', en: 'Enterprise Support', es: 'Enterprise Support' },
      subject: { pt: 'o Enterprise Support', en: 'Enterprise Support', es: 'Enterprise Support' },
      gist: {
        pt: '{designar} um gerente técnico (TAM) para acompanhar a empresa',
        en: '{assign} a technical account manager (TAM) to the company',
        es: '{designar} un gerente técnico (TAM) para acompañar a la empresa',
      },
    },
    {
      id: 'support-unified', kind: 'plan', topic: 'support', popularity: 3, source: site('premiumsupport/plans/'),
      name: { pt: 'Unified Operations', en: 'Unified Operations', es: 'Unified Operations' },
      subject: { pt: 'o Unified Operations', en: 'Unified Operations', es: 'Unified Operations' },
      gist: {
        pt: '{designar} uma equipe inteira para cargas em que parar é inaceitável',
        en: '{assign} a whole team to workloads that must not stop',
        es: '{designar} un equipo completo para cargas en las que parar es inaceptable',
      },
    },
  ],
  facts: [
    {
      id: 'plan-free', kind: 'purpose', of: ['support-basic'], level: 1,
      say: {
        pt: '{atender} sem mensalidade dúvidas de conta e de cobrança, com documentação e fóruns',
        en: '{answer} account and billing questions with no fee, plus documentation and forums',
        es: '{atender} sin mensualidad dudas de cuenta y de facturación, con documentación y foros',
      },
      need: {
        pt: 'tirar dúvidas de cobrança e ler a documentação, sem pagar mensalidade',
        en: 'ask billing questions and read the documentation without paying a fee',
        es: 'resolver dudas de facturación y leer la documentación, sin pagar mensualidad',
      },
    },
    {
      id: 'plan-default', kind: 'feature', of: ['support-basic'], level: 1,
      say: {
        pt: '{estar} ativo em toda conta nova, sem contratação',
        en: '{be} active in every new account, without signing up',
        es: '{estar} activo en toda cuenta nueva, sin contratación',
      },
    },
    {
      id: 'plan-technical', kind: 'trait', of: ['support-business-plus', 'support-enterprise', 'support-unified'], level: 1,
      say: {
        pt: '{aceitar} chamados técnicos 24 horas por dia, com especialistas da AWS',
        en: '{take} technical cases 24 hours a day, with AWS experts',
        es: '{aceptar} casos técnicos las 24 horas, con especialistas de AWS',
      },
    },
    {
      id: 'plan-tam', kind: 'trait', of: ['support-enterprise', 'support-unified'], level: 1,
      say: {
        pt: '{incluir} um gerente técnico de conta (TAM) designado',
        en: '{include} a designated technical account manager (TAM)',
        es: '{incluir} un gerente técnico de cuenta (TAM) designado',
      },
    },
    {
      id: 'plan-account', kind: 'trait', of: ['support-basic', 'support-business-plus', 'support-enterprise', 'support-unified'], level: 1,
      say: {
        pt: '{cobrir} perguntas sobre conta e fatura',
        en: '{cover} questions about account and bill',
        es: '{cubrir} preguntas sobre cuenta y factura',
      },
    },
    {
      id: 'plan-entry', kind: 'purpose', of: ['support-business-plus'], level: 2,
      say: {
        pt: '{dar}, pelo menor preço entre os planos pagos, ajuda técnica a qualquer hora',
        en: '{give} technical help at any hour at the lowest price among the paid plans',
        es: '{dar}, al menor precio entre los planes pagos, ayuda técnica a cualquier hora',
      },
      need: {
        pt: 'abrir chamados técnicos de madrugada, gastando o mínimo possível com o plano',
        en: 'open technical cases at night while spending as little as possible on the plan',
        es: 'abrir casos técnicos de madrugada, gastando lo mínimo posible en el plan',
      },
    },
    {
      id: 'plan-team', kind: 'purpose', of: ['support-unified'], level: 2,
      say: {
        pt: '{designar}, além do TAM, engenheiros que acompanham cargas críticas e respondem em minutos',
        en: '{assign}, besides the TAM, engineers who follow critical workloads and respond within minutes',
        es: '{designar}, además del TAM, ingenieros que siguen cargas críticas y responden en minutos',
      },
      need: {
        pt: 'ter, além de um TAM, uma equipe de engenheiros da AWS designada para suas cargas críticas',
        en: 'have, besides a TAM, a team of AWS engineers assigned to its critical workloads',
        es: 'tener, además de un TAM, un equipo de ingenieros de AWS designado para sus cargas críticas',
      },
    },
    {
      id: 'plan-paid', kind: 'feature', of: ['support-business-plus', 'support-enterprise', 'support-unified'], level: 1,
      say: {
        pt: '{ter} uma mensalidade que depende do consumo da conta',
        en: '{have} a monthly fee that depends on account usage',
        es: '{tener} una mensualidad que depende del consumo de la cuenta',
      },
    },
    {
      id: 'plan-below-top', kind: 'trait', of: ['support-basic', 'support-business-plus', 'support-enterprise'], level: 2,
      say: {
        pt: '{custar} menos do que o plano mais completo',
        en: '{cost} less than the most complete plan',
        es: '{costar} menos que el plan más completo',
      },
      deny: {
        pt: '{ser} o plano mais completo e mais caro',
        en: '{be} the most complete and most expensive plan',
        es: '{ser} el plan más completo y más caro',
      },
    },
    {
      id: 'plan-without-tam-price', kind: 'trait', of: ['support-basic', 'support-business-plus'], level: 2,
      say: {
        pt: '{custar} menos do que os planos com TAM',
        en: '{cost} less than the plans with a TAM',
        es: '{costar} menos que los planes con TAM',
      },
      deny: {
        pt: 'não {custar} menos do que os planos com TAM',
        en: '{not cost} less than the plans with a TAM',
        es: 'no {costar} menos que los planes con TAM',
      },
    },
  ],
  contrasts: [
    {
      between: ['support-basic', 'support-business-plus'],
      say: {
        pt: 'O Basic Support não abre chamados técnicos; o Business Support+ abre, a qualquer hora.',
        en: 'Basic Support takes no technical cases; Business Support+ takes them at any hour.',
        es: 'Basic Support no abre casos técnicos; Business Support+ los abre a cualquier hora.',
      },
    },
    {
      between: ['support-business-plus', 'support-enterprise'],
      say: {
        pt: 'A diferença que mais se cobra: o Enterprise Support traz um TAM designado; o Business Support+ não.',
        en: 'The difference to remember: Enterprise Support brings a designated TAM; Business Support+ does not.',
        es: 'La diferencia que hay que recordar: Enterprise Support trae un TAM designado; Business Support+ no.',
      },
    },
    {
      between: ['support-enterprise', 'support-unified'],
      say: {
        pt: 'O Enterprise Support designa um TAM; o Unified Operations soma a ele uma equipe dedicada às cargas críticas.',
        en: 'Enterprise Support assigns a TAM; Unified Operations adds a team devoted to critical workloads.',
        es: 'Enterprise Support designa un TAM; Unified Operations le suma un equipo dedicado a las cargas críticas.',
      },
    },
  ],
};

export const helpResources: Category = {
  id: 'help-resources',
  noun: { pt: 'recurso de ajuda da AWS', en: 'AWS help resource', es: 'recurso de ayuda de AWS' },
  mode: 'statement',
  domain: 'billing',
  entities: [
    {
      id: 'tam', kind: 'concept', topic: 'support', popularity: 4, source: site('premiumsupport/plans/'),
      name: { pt: 'Technical Account Manager (TAM)', en: 'Technical Account Manager (TAM)', es: 'Technical Account Manager (TAM)' },
      subject: { pt: 'o Technical Account Manager', en: 'the Technical Account Manager', es: 'el Technical Account Manager' },
      gist: {
        pt: '{ser} a pessoa da AWS que acompanha a empresa de forma proativa nos planos mais altos',
        en: '{be} the AWS person who follows the company proactively on the higher plans',
        es: '{ser} la persona de AWS que acompaña a la empresa de forma proactiva en los planes más altos',
      },
    },
    {
      id: 'repost', kind: 'concept', topic: 'support', popularity: 3, source: { url: 'https://repost.aws/', checkedOn: null },
      name: { pt: 'AWS re:Post', en: 'AWS re:Post', es: 'AWS re:Post' },
      gist: {
        pt: '{reunir} perguntas e respostas da comunidade e artigos revisados por especialistas',
        en: '{gather} community questions and answers and articles reviewed by experts',
        es: '{reunir} preguntas y respuestas de la comunidad y artículos revisados por especialistas',
      },
    },
    {
      id: 'professional-services', kind: 'concept', topic: 'support', popularity: 3, source: site('professional-services/'),
      name: { pt: 'AWS Professional Services', en: 'AWS Professional Services', es: 'AWS Professional Services' },
      gist: {
        pt: '{fornecer} consultores da própria AWS para projetos de adoção da nuvem',
        en: '{provide} AWS’s own consultants for cloud adoption projects',
        es: '{ofrecer} consultores de la propia AWS para proyectos de adopción de la nube',
      },
    },
    {
      id: 'partner-network', kind: 'concept', topic: 'support', popularity: 3, source: site('partners/'),
      name: { pt: 'AWS Partner Network', en: 'AWS Partner Network', es: 'AWS Partner Network' },
      aliases: ['APN'],
      subject: { pt: 'a AWS Partner Network', en: 'the AWS Partner Network', es: 'la AWS Partner Network' },
      gist: {
        pt: '{reunir} empresas independentes que prestam serviços ou vendem software sobre a AWS',
        en: '{bring} together independent companies that sell services or software on top of AWS',
        es: '{reunir} empresas independientes que prestan servicios o venden software sobre AWS',
      },
    },
    {
      id: 'marketplace', kind: 'concept', topic: 'support', popularity: 4, source: docs('marketplace/latest/buyerguide/what-is-marketplace.html'),
      name: { pt: 'AWS Marketplace', en: 'AWS Marketplace', es: 'AWS Marketplace' },
      gist: {
        pt: '{vender} software de terceiros pronto para rodar, com cobrança na fatura da AWS',
        en: '{sell} third-party software ready to run, charged on the AWS bill',
        es: '{vender} software de terceros listo para correr, con cobro en la factura de AWS',
      },
    },
    {
      id: 'trust-safety', kind: 'concept', topic: 'support', popularity: 3, source: { url: 'https://repost.aws/knowledge-center/report-aws-abuse', checkedOn: null },
      name: { pt: 'Equipe AWS Trust & Safety', en: 'AWS Trust & Safety team', es: 'Equipo AWS Trust & Safety' },
      subject: { pt: 'a equipe AWS Trust & Safety', en: 'the AWS Trust & Safety team', es: 'el equipo AWS Trust & Safety' },
      gist: {
        pt: '{receber} denúncias de abuso praticado a partir de recursos da AWS',
        en: '{receive} reports of abuse that comes from AWS resources',
        es: '{recibir} denuncias de abuso cometido desde recursos de AWS',
      },
    },
    {
      id: 'managed-services', kind: 'concept', topic: 'support', popularity: 2, source: docs('managedservices/latest/accelerate-guide/what-is-acc.html'),
      name: { pt: 'AWS Managed Services (AMS)', en: 'AWS Managed Services (AMS)', es: 'AWS Managed Services (AMS)' },
      subject: { pt: 'o AWS Managed Services (AMS)', en: 'AWS Managed Services (AMS)', es: 'AWS Managed Services (AMS)' },
      gist: {
        pt: '{operar} a infraestrutura do cliente no dia a dia, em nome dele',
        en: '{operate} the customer’s infrastructure day by day on their behalf',
        es: '{operar} la infraestructura del cliente en el día a día, en su nombre',
      },
    },
  ],
  facts: [
    {
      id: 'tam-proactive', kind: 'purpose', of: ['tam'], unclear: ['managed-services', 'professional-services', 'partner-network', 'trusted-advisor'], level: 1,
      say: {
        pt: '{ser} o contato fixo na AWS que conhece o ambiente e orienta antes que haja problemas',
        en: '{be} the permanent contact at AWS who knows the environment and advises before problems arise',
        es: '{ser} el contacto fijo en AWS que conoce el entorno y orienta antes de que haya problemas',
      },
      need: {
        pt: 'contar com uma pessoa fixa na AWS que conheça seu ambiente e oriente antes que haja problemas',
        en: 'have one permanent person at AWS who knows its environment and advises before problems arise',
        es: 'contar con una persona fija en AWS que conozca su entorno y oriente antes de que haya problemas',
      },
    },
    {
      id: 'repost-community', kind: 'purpose', of: ['repost'], level: 1,
      say: {
        pt: '{responder} perguntas técnicas de graça, com a ajuda da comunidade e de especialistas',
        en: '{answer} technical questions for free, with the help of the community and of experts',
        es: '{responder} preguntas técnicas gratis, con ayuda de la comunidad y de especialistas',
      },
      need: {
        pt: 'publicar de graça uma dúvida técnica para a comunidade responder',
        en: 'post a technical question for the community to answer, free of charge',
        es: 'publicar gratis una duda técnica para que la comunidad la responda',
      },
    },
    {
      id: 'proserve-consultants', kind: 'purpose', of: ['professional-services'], unclear: ['partner-network', 'managed-services', 'tam'], level: 2,
      say: {
        pt: '{pôr} consultores da própria AWS em um projeto complexo de adoção da nuvem',
        en: '{put} AWS’s own consultants on a complex cloud adoption project',
        es: '{poner} consultores de la propia AWS en un proyecto complejo de adopción de la nube',
      },
      need: {
        pt: 'contratar consultores da própria AWS para um projeto complexo de adoção da nuvem',
        en: 'hire AWS’s own consultants for a complex cloud adoption project',
        es: 'contratar consultores de la propia AWS para un proyecto complejo de adopción de la nube',
      },
    },
    {
      id: 'apn-find', kind: 'purpose', of: ['partner-network'], unclear: ['marketplace', 'professional-services', 'managed-services'], level: 2,
      say: {
        pt: '{indicar} consultorias independentes, com competências validadas pela AWS',
        en: '{list} independent consultancies whose skills AWS has validated',
        es: '{indicar} consultoras independientes, con competencias validadas por AWS',
      },
      need: {
        pt: 'encontrar uma consultoria local e independente, com competências validadas pela AWS',
        en: 'find a local, independent consultancy whose skills AWS has validated',
        es: 'encontrar una consultora local e independiente, con competencias validadas por AWS',
      },
    },
    {
      id: 'marketplace-software', kind: 'purpose', of: ['marketplace'], unclear: ['service-catalog', 'partner-network'], level: 1,
      say: {
        pt: '{oferecer} software de outros fornecedores pronto para usar, pago na fatura da AWS',
        en: '{offer} ready-to-use software from other vendors, paid on the AWS bill',
        es: '{ofrecer} software de otros proveedores listo para usar, pagado en la factura de AWS',
      },
      need: {
        pt: 'comprar um antivírus de outro fornecedor pronto para usar, pago na fatura da AWS',
        en: 'buy antivirus software of another vendor ready to use, paid on the AWS bill',
        es: 'comprar un antivirus de otro proveedor listo para usar, pagado en la factura de AWS',
      },
    },
    {
      id: 'abuse-report', kind: 'purpose', of: ['trust-safety'], level: 1,
      say: {
        pt: '{tratar} denúncias de spam e ataques vindos de endereços IP da AWS',
        en: '{handle} reports of spam and attacks coming from AWS IP addresses',
        es: '{tratar} denuncias de spam y ataques que vienen de direcciones IP de AWS',
      },
      need: {
        pt: 'denunciar ataques que partem de endereços IP da AWS',
        en: 'report attacks that come from AWS IP addresses',
        es: 'denunciar ataques que vienen de direcciones IP de AWS',
      },
    },
    {
      id: 'ams-operate', kind: 'purpose', of: ['managed-services'], unclear: ['partner-network', 'professional-services'], level: 2,
      say: {
        pt: '{cuidar} em nome do cliente de patches, monitoramento e incidentes do dia a dia',
        en: '{take} care of daily patches, monitoring and incidents on behalf of the customer',
        es: '{encargarse|se encarga|se encargan} de parches, monitoreo e incidentes del día a día en nombre del cliente',
      },
      need: {
        pt: 'deixar que a própria AWS cuide de patches, monitoramento e incidentes do dia a dia',
        en: 'let AWS itself take care of daily patches, monitoring and incidents',
        es: 'dejar que la propia AWS se encargue de parches, monitoreo e incidentes del día a día',
      },
    },
    {
      id: 'help-aws-people', kind: 'trait', of: ['tam', 'professional-services', 'managed-services', 'trust-safety'], unclear: ['repost'], level: 2,
      say: {
        pt: '{contar} com profissionais que trabalham na própria AWS',
        en: '{rely} on professionals who work at AWS itself',
        es: '{contar} con profesionales que trabajan en la propia AWS',
      },
    },
    {
      id: 'help-third-party', kind: 'trait', of: ['partner-network', 'marketplace'], unclear: ['repost'], level: 1,
      say: {
        pt: '{dar} acesso a empresas independentes da AWS',
        en: '{give} access to companies that are independent of AWS',
        es: '{dar} acceso a empresas independientes de AWS',
      },
    },
    {
      id: 'help-free', kind: 'trait', of: ['repost', 'trust-safety'], unclear: ['marketplace', 'partner-network'], level: 2,
      say: {
        pt: '{ajudar} sem cobrar nada, qualquer que seja o plano de suporte',
        en: '{help} free of charge, whatever the support plan',
        es: '{ayudar} sin cobrar nada, cualquiera que sea el plan de soporte',
      },
    },
  ],
  contrasts: [
    {
      between: ['professional-services', 'partner-network'],
      say: {
        pt: 'O Professional Services são consultores da AWS; a Partner Network reúne empresas independentes.',
        en: 'Professional Services are AWS’s own consultants; the Partner Network brings together independent companies.',
        es: 'Professional Services son consultores de AWS; la Partner Network reúne empresas independientes.',
      },
    },
    {
      between: ['partner-network', 'marketplace'],
      say: {
        pt: 'Na Partner Network encontram-se parceiros; no Marketplace compra-se o software deles.',
        en: 'The Partner Network is where partners are found; Marketplace is where their software is bought.',
        es: 'En la Partner Network se encuentran socios; en Marketplace se compra su software.',
      },
    },
    {
      between: ['professional-services', 'managed-services'],
      say: {
        pt: 'O Professional Services ajuda em um projeto com fim; o AWS Managed Services opera o ambiente todos os dias.',
        en: 'Professional Services helps with a project that ends; AWS Managed Services operates the environment every day.',
        es: 'Professional Services ayuda en un proyecto con fin; AWS Managed Services opera el entorno todos los días.',
      },
    },
    {
      between: ['tam', 'repost'],
      say: {
        pt: 'O Technical Account Manager conhece a sua empresa; o re:Post é aberto a todos e responde perguntas gerais.',
        en: 'The Technical Account Manager knows your company; re:Post is open to everyone and answers general questions.',
        es: 'El Technical Account Manager conoce tu empresa; re:Post está abierto a todos y responde preguntas generales.',
      },
    },
  ],
};
