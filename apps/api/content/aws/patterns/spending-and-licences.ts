import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs, site } from '../source.ts';

export const spendingAndLicences: readonly Pattern[] = [
  pairsOf({
    id: 'spending-and-licences',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'cloud-economics' } },
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
        neverRight: true,
        uses: [],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/ec2-reserved-instances.html'),
        text: {
          pt: 'Instâncias reservadas, pagas de uma vez',
          en: 'Reserved Instances, all upfront',
          es: 'Instancias reservadas, pagadas de una vez',
        },
        why: {
          pt: 'Instâncias reservadas pagas de uma vez têm o maior desconto por hora, em troca de desembolsar um ou três anos no começo.',
          en: 'Reserved Instances paid all upfront have the deepest hourly discount, in exchange for laying out one or three years at the start.',
          es: 'Las instancias reservadas pagadas de una vez tienen el mayor descuento por hora, a cambio de desembolsar uno o tres años al inicio.',
        },
        tell: {
          pt: 'Dinheiro disponível e uso certo por anos: reservadas, pagas de uma vez.',
          en: 'Money at hand and certain use for years: reserved, all upfront.',
          es: 'Dinero disponible y uso seguro por años: reservadas, pagadas de una vez.',
        },
      },
      {
        id: 'on-demand',
        rightWith: ['no-term'],
        uses: [],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        text: {
          pt: 'Instâncias sob demanda',
          en: 'On-Demand Instances',
          es: 'Instancias bajo demanda',
        },
        why: {
          pt: 'Instâncias sob demanda são despesa do mês (OpEx): paga-se pelo uso e para-se quando se quer.',
          en: 'On-Demand Instances are an expense of the month (OpEx): one pays for use and stops at will.',
          es: 'Las instancias bajo demanda son gasto del mes (OpEx): se paga por el uso y se deja cuando se quiere.',
        },
        tell: {
          pt: 'Despesa que acompanha o uso, sem compromisso: sob demanda.',
          en: 'An expense that follows use, without commitment: On-Demand.',
          es: 'Gasto que sigue el uso, sin compromiso: bajo demanda.',
        },
      },
      {
        id: 'savings',
        uses: ['Savings Plan'],
        popularity: 4,
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        text: {
          pt: 'Instâncias com Savings Plan',
          en: 'Instances with a Savings Plan',
          es: 'Instancias con Savings Plan',
        },
        why: {
          pt: 'Com um Savings Plan, a empresa se compromete com um gasto por hora por um ou três anos e paga menos pelas instâncias.',
          en: 'With a Savings Plan the company commits to an hourly spend for one or three years and pays less for its instances.',
          es: 'Con un Savings Plan, la empresa se compromete con un gasto por hora por uno o tres años y paga menos por las instancias.',
        },
        tell: {
          pt: 'Uso constante e compromisso aceito: Savings Plan.',
          en: 'Steady use and an accepted commitment: a Savings Plan.',
          es: 'Uso constante y compromiso aceptado: Savings Plan.',
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
        text: {
          pt: 'licença própria levada (BYOL)',
          en: 'a license brought along (BYOL)',
          es: 'licencia propia llevada (BYOL)',
        },
        why: {
          pt: 'Com BYOL, a licença que a empresa já comprou continua a valer no novo lugar.',
          en: 'With BYOL the license that the company has already bought stays in use in the new place.',
          es: 'Con BYOL, la licencia que la empresa ya compró sigue valiendo en el nuevo lugar.',
        },
        tell: {
          pt: 'Licença já paga: BYOL.',
          en: 'A license already paid for: BYOL.',
          es: 'Licencia ya pagada: BYOL.',
        },
      },
      {
        id: 'included',
        uses: [],
        popularity: 4,
        source: site('rds/oracle/pricing/'),
        text: {
          pt: 'licença incluída na hora de uso',
          en: 'a license included by the hour',
          es: 'licencia incluida en la hora de uso',
        },
        why: {
          pt: 'Com a licença incluída, o preço da hora já paga pelo banco comercial, sem contrato com o fabricante.',
          en: 'With the license included, the price of the hour already pays for the commercial database, without a contract with its maker.',
          es: 'Con la licencia incluida, el precio de la hora ya paga por la base comercial, sin contrato con el fabricante.',
        },
        tell: {
          pt: 'Banco comercial sem contrato próprio: licença incluída.',
          en: 'A commercial database without a contract of one’s own: license included.',
          es: 'Base comercial sin contrato propio: licencia incluida.',
        },
      },
      {
        id: 'open',
        neverRight: true,
        uses: ['PostgreSQL'],
        popularity: 3,
        source: docs('AmazonRDS/latest/UserGuide/CHAP_PostgreSQL.html'),
        text: {
          pt: 'troca por PostgreSQL, sem licença',
          en: 'a change to PostgreSQL, license-free',
          es: 'cambio a PostgreSQL, sin licencia',
        },
        why: {
          pt: 'Com PostgreSQL, não há licença a pagar, depois de adaptar o sistema a outro mecanismo.',
          en: 'With PostgreSQL there is no license to pay for, once the system has been adapted to another engine.',
          es: 'Con PostgreSQL no hay licencia que pagar, después de adaptar el sistema a otro motor.',
        },
        tell: {
          pt: 'Nenhuma licença, com trabalho de adaptação: banco de código aberto.',
          en: 'No license, with work of adaptation: an open source database.',
          es: 'Ninguna licencia, con trabajo de adaptación: base de código abierto.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-upfront',
        text: {
          pt: 'A diretoria financeira não aceita um grande pagamento antecipado.',
          en: 'Finance does not accept a large upfront payment.',
          es: 'La dirección financiera no acepta un gran pago anticipado.',
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
          pt: 'O sistema pode ser desativado em qualquer mês, e nenhum compromisso de prazo é aceito.',
          en: 'The system may be retired in any month, so no term commitment is accepted.',
          es: 'El sistema puede darse de baja en cualquier mes, y no se acepta ningún compromiso de plazo.',
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
          pt: 'Os servidores devem custar menos que o preço de tabela.',
          en: 'The servers must cost less than the list price.',
          es: 'Los servidores deben costar menos que el precio de lista.',
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
          pt: 'As licenças já estão pagas e devem ser aproveitadas.',
          en: 'The licenses are already paid for and must be used.',
          es: 'Las licencias ya están pagadas y deben aprovecharse.',
        },
        rulesOut: {
          included: {
            pt: 'Com a licença incluída na hora, paga-se outra vez o que já foi renovado.',
            en: 'With the license included in the hour, what was renewed is paid for again.',
            es: 'Con la licencia incluida en la hora, se paga otra vez lo ya renovado.',
          },
          open: {
            pt: 'Com a troca por PostgreSQL, as licenças renovadas ficam sem uso.',
            en: 'With the change to PostgreSQL, the renewed licenses go unused.',
            es: 'Con el cambio a PostgreSQL, las licencias renovadas quedan sin uso.',
          },
        },
      },
      {
        id: 'no-contract',
        text: {
          pt: 'O contrato com o fabricante do banco não será renovado.',
          en: 'The contract with the database’s maker will not be renewed.',
          es: 'El contrato con el fabricante de la base no se renovará.',
        },
        rulesOut: {
          byol: {
            pt: 'A licença própria depende do contrato com o fabricante, que não será renovado.',
            en: 'The license brought along depends on the contract with its maker, which will not be renewed.',
            es: 'La licencia propia depende del contrato con el fabricante, que no se renovará.',
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
            pt: 'A troca por PostgreSQL exige adaptar o sistema a outro mecanismo.',
            en: 'The change to PostgreSQL means adapting the system to another engine.',
            es: 'El cambio a PostgreSQL exige adaptar el sistema a otro motor.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de pagar atende a esses requisitos?',
      en: 'Which way of paying meets these requirements?',
      es: '¿Qué forma de pagar cumple estos requisitos?',
    },
  }),
];
