import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const accountBilling: readonly Pattern[] = [
  {
    id: 'account-billing',
    exams: { 'clf-c02': { domain: 'billing', topic: 'cost-tools' } },
    scene: {
      pt: 'Pense em cada unidade como uma padaria, em que vales são descontos comprados, chaves são o acesso e fornos são as cotas.',
      en: 'Think of each unit as a bakery, where vouchers are discounts it bought, keys are its access and ovens are its quotas.',
      es: 'Piensa en cada unidad como una panadería, donde los vales son descuentos comprados, las llaves son el acceso y los hornos son las cuotas.',
    },
    situations: [
      {
        id: 'holding',
        text: {
          pt: 'Uma holding vai levar as suas três empresas para a AWS.',
          en: 'A holding company is taking its three businesses to AWS.',
          es: 'Un holding va a llevar sus tres empresas a AWS.',
        },
      },
      {
        id: 'university',
        text: {
          pt: 'Oito faculdades de uma universidade começaram a usar a AWS.',
          en: 'Eight schools of a university have begun to use AWS.',
          es: 'Ocho facultades de una universidad empezaron a usar AWS.',
        },
      },
      {
        id: 'builder',
        text: {
          pt: 'Uma construtora monta uma equipe técnica para cada grande obra, e todas usam a AWS.',
          en: 'A construction company sets up a technical team for each large project, and all of them use AWS.',
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
        neverRight: true,
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/organizing-your-aws-environment/benefits-of-using-multiple-aws-accounts.html'),
        text: {
          pt: 'Uma conta para todos, com tags de alocação de custos',
          en: 'One account for all, with cost allocation tags',
          es: 'Una cuenta para todos, con etiquetas de asignación de costos',
        },
        why: {
          pt: 'Uma conta só tem uma fatura, e as tags separam o gasto; todos dividem os mesmos limites e permissões.',
          en: 'A single account has one bill, and tags separate spending; all share the same quotas and permissions.',
          es: 'Una sola cuenta tiene una factura, y las etiquetas separan el gasto; todos comparten límites y permisos.',
        },
        likeness: {
          pt: 'uma só cozinha e uma só conta para todas, mas com as mesmas chaves, fornos e vales',
          en: 'one kitchen and one bill for them all, but with the same keys, ovens and vouchers',
          es: 'una sola cocina y una sola cuenta para todas, pero con las mismas llaves, hornos y vales',
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
          pt: 'AWS Organizations, com descontos para todas as contas',
          en: 'AWS Organizations, with discounts shared by all accounts',
          es: 'AWS Organizations, con descuentos para todas las cuentas',
        },
        why: {
          pt: 'No AWS Organizations, sem custo, cada área tem uma conta com cotas e administradores próprios, a fatura é uma só, o volume se soma, e Savings Plans e reservas valem para todas.',
          en: 'In AWS Organizations, at no charge, each unit has an account with quotas and administrators of its own, there is one bill, and its volume adds up and its Savings Plans and reservations apply to all.',
          es: 'En AWS Organizations, sin costo, cada área tiene una cuenta con cuotas y administradores propios, la factura es una sola, el volumen se suma, y los Savings Plans y las reservas valen para todas.',
        },
        likeness: {
          pt: 'padarias com chaves e fornos próprios, que compram juntas numa só conta e gastam os vales umas das outras',
          en: 'bakeries with their own keys and ovens, which buy together on one bill and use up each other’s vouchers',
          es: 'panaderías con llaves y hornos propios, que compran juntas en una cuenta y gastan los vales de las otras',
        },
        tell: {
          pt: 'O que uma área não usa do seu Savings Plan e reduz o gasto das outras: Organizations, com o compartilhamento ativado. Administradores que não podem acessar os recursos das outras áreas: uma conta para cada área. Cotas de serviço que uma área não pode esgotar para as outras: uma conta para cada área. Uma única fatura por mês: o faturamento consolidado do Organizations. Armazenamento somado de todas as áreas, em faixas de preço menores: o faturamento consolidado do Organizations. Nenhuma tarifa adicional: Organizations, que não tem custo.',
          en: 'What one unit does not use of its Savings Plan, to lower the spending of the others: Organizations with sharing turned on. Administrators who must not access the resources of others: one account for each unit. Service quotas that one unit must not use up for the others: one account for each unit. A single bill each month: the consolidated billing of Organizations. Storage of all units added up in lower price tiers: the consolidated billing of Organizations. No additional charge: Organizations, which costs nothing.',
          es: 'Lo que un área no usa de su Savings Plan y reduce el gasto de las demás: Organizations, con el uso compartido activado. Administradores que no deben acceder a los recursos de las demás áreas: una cuenta para cada área. Cuotas de servicio que un área no debe agotar para las demás: una cuenta para cada área. Una sola factura por mes: la facturación consolidada de Organizations. Almacenamiento sumado de todas las áreas, en tramos de precio menores: la facturación consolidada de Organizations. Ningún cargo adicional: Organizations, que no tiene costo.',
        },
      },
      {
        id: 'unshared',
        rightWith: ['own-benefit'],
        uses: ['Organizations'],
        popularity: 2,
        source: docs('awsaccountbilling/latest/aboutv2/ri-turn-off.html'),
        text: {
          pt: 'AWS Organizations, sem compartilhar descontos',
          en: 'AWS Organizations, with discount sharing turned off',
          es: 'AWS Organizations, sin compartir descuentos',
        },
        why: {
          pt: 'Com o compartilhamento desativado no Organizations, a fatura é uma só, e as reservas de cada conta reduzem só o gasto dela.',
          en: 'With sharing turned off in Organizations there is one bill, and the reservations of an account lower only its own spending.',
          es: 'Con el uso compartido desactivado en Organizations, la factura es una sola, y las reservas de cada cuenta reducen solo su gasto.',
        },
        likeness: {
          pt: 'padarias com chaves e fornos próprios, que compram juntas numa só conta, mas não emprestam seus vales',
          en: 'bakeries with their own keys and ovens, which buy together on one bill, but never lend their vouchers',
          es: 'panaderías con llaves y hornos propios, que compran juntas en una sola cuenta, pero no prestan sus vales',
        },
        tell: {
          pt: 'Instâncias reservadas que reduzem só o gasto da área que as comprou: Organizations com o compartilhamento desativado. Uma única fatura por mês: o faturamento consolidado do Organizations. Armazenamento somado de todas as áreas, em faixas de preço menores: o faturamento consolidado do Organizations. Administradores que não podem acessar os recursos das outras áreas: uma conta para cada área. Cotas de serviço que uma área não pode esgotar para as outras: uma conta para cada área.',
          en: 'Reserved Instances that lower only the spending of the unit that bought them: Organizations with sharing turned off. A single bill each month: the consolidated billing of Organizations. Storage of all units added up in lower price tiers: the consolidated billing of Organizations. Administrators who must not access the resources of others: one account for each unit. Service quotas that one unit must not use up for the others: one account for each unit.',
          es: 'Instancias reservadas que reducen solo el gasto del área que las compró: Organizations con el uso compartido desactivado. Una sola factura por mes: la facturación consolidada de Organizations. Almacenamiento sumado de todas las áreas, en tramos de precio menores: la facturación consolidada de Organizations. Administradores que no deben acceder a los recursos de las demás áreas: una cuenta para cada área. Cuotas de servicio que un área no debe agotar para las demás: una cuenta para cada área.',
        },
      },
      {
        id: 'conductor',
        neverRight: true,
        uses: ['Billing Conductor'],
        popularity: 2,
        source: docs('billingconductor/latest/userguide/what-is-billingconductor.html'),
        text: {
          pt: 'AWS Organizations, com o AWS Billing Conductor',
          en: 'AWS Organizations, with AWS Billing Conductor added',
          es: 'AWS Organizations, con AWS Billing Conductor',
        },
        why: {
          pt: 'O AWS Billing Conductor, pago por conta, mostra a cada grupo um preço definido pela empresa; a fatura e os descontos continuam comuns.',
          en: 'AWS Billing Conductor, charged by account, shows each group a price set by the company; bill and discounts remain common.',
          es: 'AWS Billing Conductor, pago por cuenta, muestra a cada grupo un precio definido por la empresa; la factura y los descuentos siguen comunes.',
        },
        likeness: {
          pt: 'padarias com chaves e fornos próprios, que compram juntas, mas pagam um contador que refaz cada parte',
          en: 'bakeries with their own keys and ovens, which buy together, but pay a bookkeeper to rework each share',
          es: 'panaderías con llaves y hornos propios, que compran juntas, pero pagan a un contador que rehace cada parte',
        },
        tell: {
          pt: 'Preços internos próprios: Billing Conductor.',
          en: 'Internal prices of its own: Billing Conductor.',
          es: 'Precios internos propios: Billing Conductor.',
        },
      },
      {
        id: 'separate',
        neverRight: true,
        uses: [],
        popularity: 4,
        source: docs('accounts/latest/reference/accounts-welcome.html'),
        text: {
          pt: 'Contas independentes, cada uma com a sua fatura',
          en: 'Independent accounts, each with its own bill',
          es: 'Cuentas independientes, cada una con su factura',
        },
        why: {
          pt: 'Contas separadas têm faturas próprias e nada dividem, nem permissões nem descontos.',
          en: 'Separate accounts have their own bills and share nothing, neither permissions nor discounts.',
          es: 'Las cuentas separadas tienen facturas propias y no comparten nada, ni permisos ni descuentos.',
        },
        likeness: {
          pt: 'padarias sem ligação, com chaves, fornos e vales próprios, mas uma conta para cada e nenhum preço de atacado',
          en: 'unconnected bakeries, with their own keys, ovens and vouchers, but a bill apiece and no wholesale price',
          es: 'panaderías sin relación, con llaves, hornos y vales propios, pero una cuenta para cada una y ningún precio mayorista',
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
          pt: 'A área financeira quer pagar uma única fatura por mês.',
          en: 'Finance wants to pay a single bill each month.',
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
          pt: 'Cada área tem administradores com todas as permissões, que não podem acessar os recursos das outras.',
          en: 'Each unit has administrators with full permissions, who must not access the resources of the others.',
          es: 'Cada área tiene administradores con todos los permisos, que no deben acceder a los recursos de las demás.',
        },
        fits: ['organization', 'unshared', 'conductor', 'separate'],
        rulesOut: {
          single: {
            pt: 'Em uma só conta, quem tem todas as permissões alcança os recursos de todos; tags de custos não isolam.',
            en: 'In a single account, whoever has full permissions reaches everyone’s resources; cost tags do not isolate.',
            es: 'En una sola cuenta, quien tiene todos los permisos alcanza los recursos de todos; las etiquetas de costos no aíslan.',
          },
        },
      },
      {
        id: 'no-service-fee',
        text: {
          pt: 'A solução não pode ter tarifa adicional.',
          en: 'The solution must come at no additional charge.',
          es: 'La solución no debe tener ningún cargo adicional.',
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
          pt: 'O que uma área não usar do seu Savings Plan deve reduzir o gasto das outras.',
          en: 'What one unit does not use of its Savings Plan must lower the spending of the others.',
          es: 'Lo que un área no use de su Savings Plan debe reducir el gasto de las demás.',
        },
        fits: ['single', 'organization', 'conductor'],
        rulesOut: {
          unshared: {
            pt: 'Com o compartilhamento desativado, o desconto que uma conta não usa não chega às outras.',
            en: 'With sharing turned off, the discount that one account does not use does not reach the others.',
            es: 'Con el uso compartido desactivado, el descuento que una cuenta no usa no llega a las demás.',
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
          pt: 'As instâncias reservadas devem reduzir só o gasto da área que as comprou.',
          en: 'Reserved Instances must lower only the spending of the unit that bought them.',
          es: 'Las instancias reservadas deben reducir solo el gasto del área que las compró.',
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
        },
      },
      {
        id: 'volume',
        text: {
          pt: 'O armazenamento de todas as áreas deve ser somado para alcançar faixas de preço menores.',
          en: 'The storage of all units must be added up to reach lower price tiers.',
          es: 'El almacenamiento de todas las áreas debe sumarse para llegar a tramos de precio menores.',
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
          pt: 'O que uma área cria não pode esgotar as cotas de serviço das outras.',
          en: 'What one unit creates must not use up the service quotas of the others.',
          es: 'Lo que un área crea no debe agotar las cuotas de servicio de las demás.',
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
      pt: 'Qual organização de contas atende a esses requisitos?',
      en: 'Which account setup meets these requirements?',
      es: '¿Qué organización de cuentas cumple estos requisitos?',
    },
  },
];
