import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const accountBilling: readonly Pattern[] = [
  {
    id: 'account-billing',
    exams: { 'clf-c02': { domain: 'billing', topic: 'cost-tools' } },
    situations: [
      {
        id: 'holding',
        text: {
          pt: 'Uma holding com três empresas começa a usar a AWS e vai decidir como pagar.',
          en: 'A holding company with three businesses is starting on AWS and is deciding how to pay.',
          es: 'Un holding con tres empresas empieza a usar AWS y va a decidir cómo pagar.',
        },
      },
      {
        id: 'university',
        text: {
          pt: 'Oito faculdades de uma universidade usam a AWS, cada uma por conta própria.',
          en: 'Eight schools of a university use AWS, each on its own.',
          es: 'Ocho facultades de una universidad usan AWS, cada una por su cuenta.',
        },
      },
      {
        id: 'builder',
        text: {
          pt: 'Uma construtora forma uma equipe técnica para cada grande obra, e todas usam a AWS.',
          en: 'A construction company forms a technical team for each large project, and all use AWS.',
          es: 'Una constructora forma un equipo técnico para cada gran obra, y todos usan AWS.',
        },
      },
      {
        id: 'fashion-group',
        text: {
          pt: 'Um grupo de moda comprou três marcas que já usam a AWS.',
          en: 'A fashion group has bought three brands that already use AWS.',
          es: 'Un grupo de moda compró tres marcas que ya usan AWS.',
        },
      },
      {
        id: 'lab-network',
        text: {
          pt: 'Equipes de pesquisa de uma rede de laboratórios estão começando na AWS em cinco cidades.',
          en: 'Research teams of a laboratory network are starting on AWS in five cities.',
          es: 'Equipos de investigación de una red de laboratorios empiezan en AWS en cinco ciudades.',
        },
      },
    ],
    candidates: [
      {
        id: 'single',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/organizing-your-aws-environment/benefits-of-using-multiple-aws-accounts.html'),
        text: {
          pt: 'Uma só, com tags por área',
          en: 'A single one, with tags by area',
          es: 'Una sola, con etiquetas por área',
        },
        why: {
          pt: 'Uma conta só tem uma fatura, e as tags separam o gasto; todos dividem os mesmos limites e permissões.',
          en: 'A single account has one bill, and tags separate spending; all share the same quotas and permissions.',
          es: 'Una sola cuenta tiene una factura, y las etiquetas separan el gasto; todos comparten límites y permisos.',
        },
        tell: {
          pt: 'Equipe única e simples: uma conta com tags.',
          en: 'One simple team: one account with tags.',
          es: 'Un equipo único y simple: una cuenta con etiquetas.',
        },
      },
      {
        id: 'organization',
        uses: ['Organizations'],
        popularity: 5,
        source: docs('awsaccountbilling/latest/aboutv2/consolidated-billing.html'),
        text: {
          pt: 'No Organizations, com descontos comuns',
          en: 'In Organizations, sharing discounts',
          es: 'En Organizations, con descuentos comunes',
        },
        why: {
          pt: 'No AWS Organizations cada área tem a sua conta, há uma fatura, e volume, Savings Plans e reservas valem para todas.',
          en: 'In AWS Organizations each area has its account, there is one bill, and volume, Savings Plans and reservations apply to all.',
          es: 'En AWS Organizations cada área tiene su cuenta, hay una factura, y volumen, Savings Plans y reservas valen para todas.',
        },
        tell: {
          pt: 'Uma fatura com descontos somados: Organizations.',
          en: 'One bill with combined discounts: Organizations.',
          es: 'Una factura con descuentos sumados: Organizations.',
        },
      },
      {
        id: 'unshared',
        uses: ['Organizations'],
        popularity: 2,
        source: docs('awsaccountbilling/latest/aboutv2/ri-turn-off.html'),
        text: {
          pt: 'No Organizations, sem descontos comuns',
          en: 'In Organizations, sharing no discounts',
          es: 'En Organizations, sin descuentos comunes',
        },
        why: {
          pt: 'Com o compartilhamento desativado no Organizations, há uma fatura, e as reservas de cada conta só valem para ela.',
          en: 'With sharing turned off in Organizations, there is one bill, and the reservations of an account apply only to it.',
          es: 'Con el uso compartido desactivado en Organizations, hay una factura, y las reservas de cada cuenta valen solo para ella.',
        },
        tell: {
          pt: 'Uma fatura, com reservas de quem as comprou: desative o compartilhamento.',
          en: 'One bill, with reservations for those who bought them: turn sharing off.',
          es: 'Una factura, con reservas para quien las compró: desactiva el uso compartido.',
        },
      },
      {
        id: 'conductor',
        uses: ['Billing Conductor'],
        popularity: 2,
        source: docs('billingconductor/latest/userguide/what-is-billingconductor.html'),
        text: {
          pt: 'No Organizations, com Billing Conductor',
          en: 'In Organizations, with Billing Conductor',
          es: 'En Organizations, con Billing Conductor',
        },
        why: {
          pt: 'O AWS Billing Conductor, pago por conta, mostra a cada grupo um preço definido pela empresa; a fatura e os descontos continuam comuns.',
          en: 'AWS Billing Conductor, charged by account, shows each group a price set by the company; bill and discounts remain common.',
          es: 'AWS Billing Conductor, pago por cuenta, muestra a cada grupo un precio definido por la empresa; la factura y los descuentos siguen comunes.',
        },
        tell: {
          pt: 'Preços internos próprios: Billing Conductor.',
          en: 'Internal prices of its own: Billing Conductor.',
          es: 'Precios internos propios: Billing Conductor.',
        },
      },
      {
        id: 'separate',
        uses: [],
        popularity: 4,
        source: docs('accounts/latest/reference/accounts-welcome.html'),
        text: {
          pt: 'Separadas, cada uma com o seu cartão',
          en: 'Separate, each with its own card',
          es: 'Separadas, cada una con su tarjeta',
        },
        why: {
          pt: 'Contas separadas têm faturas próprias e nada dividem, nem permissões nem descontos.',
          en: 'Separate accounts have bills of their own and share nothing, neither permissions nor discounts.',
          es: 'Las cuentas separadas tienen facturas propias y no comparten nada, ni permisos ni descuentos.',
        },
        tell: {
          pt: 'Empresas que nada dividem: contas separadas.',
          en: 'Companies that share nothing: separate accounts.',
          es: 'Empresas que no comparten nada: cuentas separadas.',
        },
      },
    ],
    constraints: [
      {
        id: 'one-bill',
        text: {
          pt: 'O financeiro quer pagar uma única fatura por mês.',
          en: 'Finance wants to pay a single monthly bill.',
          es: 'Finanzas quiere pagar una sola factura por mes.',
        },
        fits: ['single', 'organization', 'unshared', 'conductor'],
        rulesOut: {
          separate: {
            pt: 'Contas separadas geram uma fatura cada uma.',
            en: 'Separate accounts produce a bill each.',
            es: 'Las cuentas separadas generan una factura cada una.',
          },
        },
      },
      {
        id: 'isolation',
        text: {
          pt: 'Os administradores de uma parte não podem alcançar os recursos das outras.',
          en: 'Administrators of one part must not reach the resources of the others.',
          es: 'Los administradores de una parte no deben alcanzar los recursos de las demás.',
        },
        fits: ['organization', 'unshared', 'conductor', 'separate'],
        rulesOut: {
          single: {
            pt: 'Em uma só conta, um administrador alcança os recursos de todos; tags não isolam.',
            en: 'In a single account, an administrator reaches everyone’s resources; tags do not isolate.',
            es: 'En una sola cuenta, un administrador alcanza los recursos de todos; las etiquetas no aíslan.',
          },
        },
      },
      {
        id: 'no-service-fee',
        text: {
          pt: 'A forma de cobrança não pode ter custo próprio.',
          en: 'The billing arrangement must be free of charge.',
          es: 'La forma de cobro no puede tener costo propio.',
        },
        fits: ['single', 'organization', 'unshared', 'separate'],
        rulesOut: {
          conductor: {
            pt: 'O AWS Billing Conductor cobra por conta.',
            en: 'AWS Billing Conductor charges by account.',
            es: 'AWS Billing Conductor cobra por cuenta.',
          },
        },
      },
      {
        id: 'pooled',
        text: {
          pt: 'O que sobrar do Savings Plan de uma parte deve baratear as outras.',
          en: 'What one part leaves unused of a Savings Plan must benefit the others.',
          es: 'Lo que una parte no use de un Savings Plan debe beneficiar a las demás.',
        },
        fits: ['single', 'organization', 'conductor'],
        rulesOut: {
          unshared: {
            pt: 'Sem dividir reservas e Savings Plans, o que sobra de uma conta se perde.',
            en: 'Where reservations and Savings Plans are not shared, what one account leaves over is lost.',
            es: 'Sin dividir reservas y Savings Plans, lo que sobra de una cuenta se pierde.',
          },
          separate: {
            pt: 'Contas separadas não dividem Savings Plans.',
            en: 'Separate accounts do not share Savings Plans.',
            es: 'Las cuentas separadas no comparten Savings Plans.',
          },
        },
      },
      {
        id: 'own-benefit',
        text: {
          pt: 'As instâncias reservadas devem baixar só o gasto de quem as comprou.',
          en: 'Reserved Instances must lower only the spending of whoever bought them.',
          es: 'Las instancias reservadas deben bajar solo el gasto de quien las compró.',
        },
        fits: ['unshared', 'separate'],
        rulesOut: {
          single: {
            pt: 'Em uma só conta, as instâncias reservadas valem para qualquer uso dela.',
            en: 'In a single account, Reserved Instances apply to any use in it.',
            es: 'En una sola cuenta, las instancias reservadas valen para cualquier uso de ella.',
          },
          organization: {
            pt: 'Com descontos comuns no Organizations, as instâncias reservadas que sobram valem para as outras contas.',
            en: 'With discounts shared in Organizations, spare Reserved Instances apply to the other accounts.',
            es: 'Con descuentos comunes en Organizations, las instancias reservadas que sobran valen para las otras cuentas.',
          },
          conductor: {
            pt: 'O Billing Conductor muda os preços mostrados, não a quem as instâncias reservadas se aplicam.',
            en: 'Billing Conductor changes the prices shown, not whom Reserved Instances apply to.',
            es: 'Billing Conductor cambia los precios mostrados, no a quién se aplican las instancias reservadas.',
          },
        },
      },
      {
        id: 'volume',
        text: {
          pt: 'O uso de armazenamento de todas as partes deve ser somado para chegar às faixas mais baratas.',
          en: 'Storage use of all parts must be added up to reach the cheaper price tiers.',
          es: 'El uso de almacenamiento de todas las partes debe sumarse para llegar a los tramos más baratos.',
        },
        fits: ['single', 'organization', 'unshared', 'conductor'],
        rulesOut: {
          separate: {
            pt: 'Contas separadas somam só o próprio uso e ficam nas faixas mais caras.',
            en: 'Separate accounts count only their own use and stay in the dearer tiers.',
            es: 'Las cuentas separadas suman solo su propio uso y quedan en los tramos más caros.',
          },
        },
      },
      {
        id: 'quotas',
        text: {
          pt: 'O que uma parte cria não pode esgotar as cotas de serviço das outras.',
          en: 'What one part launches must not use up the service quotas of the others.',
          es: 'Lo que una parte crea no debe agotar las cuotas de servicio de las demás.',
        },
        fits: ['organization', 'unshared', 'conductor', 'separate'],
        rulesOut: {
          single: {
            pt: 'Em uma só conta todos dividem as mesmas cotas de serviço; as tags não as separam.',
            en: 'In a single account all share the same service quotas; tags do not divide them.',
            es: 'En una sola cuenta todos comparten las mismas cuotas de servicio; las etiquetas no las separan.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como as contas da AWS devem ser organizadas?',
      en: 'How should the AWS accounts be organized?',
      es: '¿Cómo deben organizarse las cuentas de AWS?',
    },
  },
];
