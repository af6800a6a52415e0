import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs, site } from '../source.ts';

export const spendingAndLicences: readonly Pattern[] = [
  pairsOf({
    id: 'spending-and-licences',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'cloud-economics' } },
    scene: {
      pt: 'Pense nos servidores como a loja alugada de um padeiro e no banco de dados como o forno que ele usa.',
      en: 'Think of the servers as a baker’s rented shop and of the database as the oven that the baker uses.',
      es: 'Piensa en los servidores como el local alquilado de un panadero y en la base de datos como el horno que usa.',
    },
    situations: [
      {
        id: 'clinic-spending',
        text: {
          pt: 'Uma clínica vai renovar os servidores de um sistema que usa um banco de dados comercial.',
          en: 'A clinic is renewing the servers of a system that uses a commercial database.',
          es: 'Una clínica va a renovar los servidores de un sistema que usa una base de datos comercial.',
        },
      },
      {
        id: 'foundry',
        text: {
          pt: 'Uma fundição decide como pagar por servidores e licença de um banco de dados comercial.',
          en: 'A foundry is deciding how to pay for the servers and license of a commercial database.',
          es: 'Una fundición decide cómo pagar por los servidores y la licencia de una base de datos comercial.',
        },
      },
      {
        id: 'publisher-spending',
        text: {
          pt: 'O sistema de assinaturas de uma editora depende de um banco de dados comercial, e o custo será revisto.',
          en: 'A publisher’s subscription system depends on a commercial database, and its cost is under review.',
          es: 'El sistema de suscripciones de una editorial depende de una base de datos comercial, y se revisa su costo.',
        },
      },
      {
        id: 'transport-spending',
        text: {
          pt: 'Uma empresa de ônibus revê o custo do sistema de vendas, que usa um banco de dados comercial.',
          en: 'A bus company is reviewing the cost of its sales system, which uses a commercial database.',
          es: 'Una empresa de autobuses revisa el costo de su sistema de ventas, que usa una base de datos comercial.',
        },
      },
    ],
    first: [
      {
        id: 'reserved',
        rightWith: ['deepest-discount'],
        uses: [],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/ec2-reserved-instances.html'),
        text: {
          pt: 'Instâncias reservadas com pagamento à vista',
          en: 'Reserved Instances paid all upfront',
          es: 'Instancias reservadas con pago anticipado',
        },
        why: {
          pt: 'Instâncias reservadas pagas de uma vez têm o maior desconto por hora, em troca de desembolsar um ou três anos no começo.',
          en: 'Reserved Instances paid all upfront have the deepest hourly discount, in exchange for paying for one or three years at the start.',
          es: 'Las instancias reservadas pagadas de una vez tienen el mayor descuento por hora, a cambio de desembolsar uno o tres años al inicio.',
        },
        likeness: {
          pt: 'a loja mais barata com três anos pagos na entrada',
          en: 'the cheapest shop with three years’ rent paid at entry',
          es: 'el local más barato con tres años pagados al entrar',
        },
        tell: {
          pt: 'O maior desconto por três anos de uso contínuo: instâncias reservadas, com pagamento antecipado. Anos no ar por menos que o preço de tabela: um Savings Plan ou instâncias reservadas.',
          en: 'The deepest discount for three years of constant use: Reserved Instances, paid all upfront. Years of running for less than the list price: a Savings Plan or Reserved Instances.',
          es: 'El mayor descuento por tres años de uso continuo: instancias reservadas, con pago anticipado. Años de funcionamiento por menos que el precio de lista: un Savings Plan o instancias reservadas.',
        },
      },
      {
        id: 'on-demand',
        rightWith: ['no-term'],
        uses: [],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        text: {
          pt: 'Instâncias sob demanda com pagamento por uso',
          en: 'On-Demand Instances paid per use',
          es: 'Instancias bajo demanda con pago por uso',
        },
        why: {
          pt: 'Instâncias sob demanda são despesa do mês (OpEx): paga-se pelo uso e para-se quando se quer.',
          en: 'On-Demand Instances are an expense of the month (OpEx): the company pays for use and stops at will.',
          es: 'Las instancias bajo demanda son gasto del mes (OpEx): se paga por el uso y se deja cuando se quiere.',
        },
        likeness: {
          pt: 'a loja a preço cheio alugada por dia',
          en: 'the full-price shop rented by the day',
          es: 'el local a precio completo alquilado por día',
        },
        tell: {
          pt: 'Sistema que pode ser desativado em qualquer mês, sem compromisso: uso sob demanda.',
          en: 'A system that may be retired in any month, without commitment: On-Demand.',
          es: 'Sistema que puede darse de baja en cualquier mes, sin compromiso: uso bajo demanda.',
        },
      },
      {
        id: 'savings',
        rightWith: ['below-list'],
        uses: ['Savings Plan'],
        popularity: 4,
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        text: {
          pt: 'Savings Plan com pagamento mensal',
          en: 'A Savings Plan paid monthly',
          es: 'Savings Plan con pago mensual',
        },
        why: {
          pt: 'Um Savings Plan sem pagamento antecipado reduz o preço em troca de um gasto mínimo por hora, assumido por um ou três anos.',
          en: 'A Savings Plan with no upfront payment lowers the price in exchange for an hourly spend committed to for one or three years.',
          es: 'Un Savings Plan sin pago anticipado reduce el precio a cambio de un gasto mínimo por hora, asumido por uno o tres años.',
        },
        likeness: {
          pt: 'a loja contratada por anos com mensalidade um pouco menor',
          en: 'the shop contracted for years at a slightly lower monthly rent',
          es: 'el local contratado por años con mensualidad algo menor',
        },
        tell: {
          pt: 'Anos no ar por menos que o preço de tabela: um Savings Plan ou instâncias reservadas. Sem um grande pagamento antecipado: um Savings Plan sem entrada, ou uso sob demanda.',
          en: 'Years of running for less than the list price: a Savings Plan or Reserved Instances. No large upfront payment: a No Upfront Savings Plan, or On-Demand.',
          es: 'Años de funcionamiento por menos que el precio de lista: un Savings Plan o instancias reservadas. Sin un gran pago anticipado: un Savings Plan sin pago inicial, o uso bajo demanda.',
        },
      },
    ],
    second: [
      {
        id: 'byol',
        rightWith: ['already-licensed'],
        uses: ['BYOL'],
        popularity: 4,
        source: site('licensing/'),
        text: { pt: 'licenças próprias (BYOL)', en: 'its own licenses (BYOL)', es: 'licencias propias (BYOL)' },
        why: {
          pt: 'Com BYOL, a licença que a empresa já comprou continua a valer no novo lugar.',
          en: 'With BYOL the license that the company has already bought stays in use in the new place.',
          es: 'Con BYOL, la licencia que la empresa ya compró sigue valiendo en el nuevo lugar.',
        },
        likeness: {
          pt: 'o forno trazido na mudança sob contrato do fabricante',
          en: 'the oven brought along under contract with its maker',
          es: 'el horno traído en la mudanza con contrato del fabricante',
        },
        tell: {
          pt: 'Licenças do banco de dados já pagas, que devem ser aproveitadas: BYOL.',
          en: 'Database licenses already paid for, to be used: BYOL.',
          es: 'Licencias de la base de datos ya pagadas, que deben aprovecharse: BYOL.',
        },
      },
      {
        id: 'included',
        rightWith: ['no-contract'],
        uses: [],
        popularity: 4,
        source: site('rds/oracle/pricing/'),
        text: {
          pt: 'licença incluída na instância',
          en: 'licenses included in the instance',
          es: 'licencia incluida en la instancia',
        },
        why: {
          pt: 'Com a licença incluída, o preço da instância já paga pelo banco de dados comercial, sem contrato com o fabricante.',
          en: 'With the license included, the price of the instance already pays for the commercial database, without a contract with its vendor.',
          es: 'Con la licencia incluida, el precio de la instancia ya paga por la base de datos comercial, sin contrato con el fabricante.',
        },
        likeness: {
          pt: 'o mesmo forno cobrado dentro do aluguel',
          en: 'the same oven charged within the rent',
          es: 'el mismo horno cobrado dentro del alquiler',
        },
        tell: {
          pt: 'Nenhum contrato de licença a negociar com o fabricante do banco de dados: licença incluída ou um mecanismo de código aberto. Sistema que depende do banco de dados atual: a licença dele, e não uma migração para outro.',
          en: 'No license contract to negotiate with the database vendor: license included, or an open source engine. A system that depends on its current database: a license for it, not a migration to another.',
          es: 'Ningún contrato de licencia que negociar con el fabricante de la base de datos: licencia incluida o un motor de código abierto. Sistema que depende de su base de datos actual: la licencia de ella, y no una migración a otra.',
        },
      },
      {
        id: 'open',
        rightWith: ['no-licence-cost'],
        uses: ['PostgreSQL'],
        popularity: 3,
        source: docs('AmazonRDS/latest/UserGuide/CHAP_PostgreSQL.html'),
        text: { pt: 'migração para PostgreSQL', en: 'a migration to PostgreSQL', es: 'migración a PostgreSQL' },
        why: {
          pt: 'O PostgreSQL é um mecanismo de código aberto, sem licença a pagar, depois que o sistema é adaptado a ele.',
          en: 'PostgreSQL is an open source engine with no license to pay for, once the system has been adapted to it.',
          es: 'PostgreSQL es un motor de código abierto, sin licencia que pagar, una vez que el sistema se adapta a él.',
        },
        likeness: {
          pt: 'um forno grátis de outro tipo para receitas adaptadas',
          en: 'a free oven of another kind for adapted recipes',
          es: 'un horno gratis de otro tipo para recetas adaptadas',
        },
        tell: {
          pt: 'Deixar de pagar licenças e adaptar o sistema: um banco de dados de código aberto.',
          en: 'No longer paying for licenses, and adapting the system: an open source database.',
          es: 'Dejar de pagar licencias y adaptar el sistema: una base de datos de código abierto.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-upfront',
        text: {
          pt: 'A área financeira não aceita um grande pagamento antecipado.',
          en: 'Finance does not accept a large upfront payment.',
          es: 'El área financiera no acepta un gran pago anticipado.',
        },
        rulesOut: {
          reserved: {
            pt: 'Instâncias reservadas pagas de uma vez exigem o valor de um ou três anos no começo.',
            en: 'Reserved Instances paid all upfront take the sum of one or three years at the start.',
            es: 'Las instancias reservadas pagadas de una vez exigen el valor de uno o tres años al inicio.',
          },
        },
      },
      {
        id: 'no-term',
        text: {
          pt: 'O sistema pode ser desativado em qualquer mês, sem compromisso de prazo.',
          en: 'The system may be retired in any month, so it can carry no term commitment.',
          es: 'El sistema puede darse de baja en cualquier mes, sin compromiso de plazo.',
        },
        rulesOut: {
          savings: {
            pt: 'Um Savings Plan é pago por um ou três anos, mesmo que o sistema seja encerrado.',
            en: 'A Savings Plan is paid for one or three years, even if the system is closed.',
            es: 'Un Savings Plan se paga por uno o tres años, aunque el sistema se cierre.',
          },
          reserved: {
            pt: 'Instâncias reservadas já foram pagas por um ou três anos quando o sistema é encerrado.',
            en: 'Reserved Instances have been paid for one or three years by the time the system is closed.',
            es: 'Las instancias reservadas ya se pagaron por uno o tres años cuando el sistema se cierra.',
          },
        },
      },
      {
        id: 'below-list',
        text: {
          pt: 'O sistema ficará no ar por anos, e os servidores devem custar menos que o preço de tabela.',
          en: 'The system will run for years, and its servers must cost less than the list price.',
          es: 'El sistema funcionará por años, y los servidores deben costar menos que el precio de lista.',
        },
        rulesOut: {
          'on-demand': {
            pt: 'Instâncias sob demanda custam o preço de tabela.',
            en: 'On-Demand Instances cost the list price.',
            es: 'Las instancias bajo demanda cuestan el precio de lista.',
          },
        },
      },
      {
        id: 'already-licensed',
        text: {
          pt: 'As licenças do banco de dados já estão pagas e devem ser aproveitadas.',
          en: 'The database licenses are already paid for and must be used.',
          es: 'Las licencias de la base de datos ya están pagadas y deben aprovecharse.',
        },
        rulesOut: {
          included: {
            pt: 'Com a licença incluída no preço da instância, paga-se outra vez o que já foi comprado.',
            en: 'With licenses included in the instance price, what has been bought already is paid for again.',
            es: 'Con la licencia incluida en el precio de la instancia, se paga otra vez lo ya comprado.',
          },
          open: {
            pt: 'Com a migração para PostgreSQL, as licenças pagas ficam sem uso.',
            en: 'With a migration to PostgreSQL, the licenses that were paid for go unused.',
            es: 'Con la migración a PostgreSQL, las licencias pagadas quedan sin uso.',
          },
        },
      },
      {
        id: 'no-contract',
        text: {
          pt: 'A empresa não quer negociar um contrato de licença com o fabricante do banco de dados.',
          en: 'The company does not want to negotiate a license contract with the database vendor.',
          es: 'La empresa no quiere negociar un contrato de licencia con el fabricante de la base de datos.',
        },
        rulesOut: {
          byol: {
            pt: 'A licença própria (BYOL) depende de um contrato de licença com o fabricante.',
            en: 'Bringing your own license (BYOL) depends on a license contract with its vendor.',
            es: 'La licencia propia (BYOL) depende de un contrato de licencia con el fabricante.',
          },
        },
      },
      {
        id: 'same-database',
        text: {
          pt: 'O sistema depende do banco de dados atual e não pode ser alterado.',
          en: 'The system depends on its current database and cannot be changed.',
          es: 'El sistema depende de su base de datos actual y no puede modificarse.',
        },
        rulesOut: {
          open: {
            pt: 'A migração para PostgreSQL exige adaptar o sistema a outro mecanismo.',
            en: 'A migration to PostgreSQL means adapting the system to another engine.',
            es: 'La migración a PostgreSQL exige adaptar el sistema a otro motor.',
          },
        },
      },
      {
        id: 'deepest-discount',
        notWith: ['no-upfront', 'no-term', 'below-list'],
        text: {
          pt: 'Há verba neste ano, e a empresa quer o maior desconto por três anos de uso contínuo.',
          en: 'There is money this year, and the company wants the deepest discount for three years of constant use.',
          es: 'Hay presupuesto este año, y la empresa quiere el mayor descuento por tres años de uso continuo.',
        },
        rulesOut: {
          'on-demand': {
            pt: 'Instâncias sob demanda não têm desconto por tempo de uso.',
            en: 'On-Demand Instances have no discount for length of use.',
            es: 'Las instancias bajo demanda no tienen descuento por tiempo de uso.',
          },
          savings: {
            pt: 'Sem pagamento antecipado, o desconto de um Savings Plan é menor que o de um compromisso pago à vista.',
            en: 'With no upfront payment, the discount of a Savings Plan is smaller than that of a commitment paid all upfront.',
            es: 'Sin pago anticipado, el descuento de un Savings Plan es menor que el de un compromiso pagado por adelantado.',
          },
        },
      },
      {
        id: 'no-licence-cost',
        notWith: ['already-licensed', 'same-database', 'no-contract'],
        text: {
          pt: 'A empresa quer deixar de pagar licenças e aceita adaptar o sistema.',
          en: 'The company wants to stop paying for licenses and is willing to adapt the system.',
          es: 'La empresa quiere dejar de pagar licencias y acepta adaptar el sistema.',
        },
        rulesOut: {
          byol: {
            pt: 'Com licenças próprias (BYOL), os direitos continuam a ser pagos ao fabricante.',
            en: 'With its own licenses (BYOL), fees still go to the maker.',
            es: 'Con licencias propias (BYOL), se sigue pagando al fabricante.',
          },
          included: {
            pt: 'Com a licença incluída, ela é paga no preço da instância.',
            en: 'With licenses included, they are paid for in the price of each hour.',
            es: 'Con la licencia incluida, esta se paga en el precio de cada hora.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção atende a esses requisitos?',
      en: 'Which option meets these requirements?',
      es: '¿Qué opción cumple estos requisitos?',
    },
  }),
];
