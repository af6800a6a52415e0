import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const governancePair: readonly Pattern[] = [
  {
    id: 'governance-pair',
    exams: { 'clf-c02': { domain: 'security', topic: 'compliance' }, 'saa-c03': { domain: 'secure', topic: 'access' } },
    situations: [
      {
        id: 'retailer',
        text: {
          pt: 'Uma rede de supermercados passou de três a sessenta contas da AWS em dois anos.',
          en: 'A supermarket chain has gone from three to sixty AWS accounts in two years.',
          es: 'Una cadena de supermercados pasó de tres a sesenta cuentas de AWS en dos años.',
        },
        today: {
          pt: 'Cada equipe abriu as suas e as montou a seu modo. Um arquiteto de soluções precisa pôr ordem nelas.',
          en: 'Each store team opened its own and set it up in its own way. A solutions architect must bring order into them.',
          es: 'Cada equipo abrió las suyas y las montó a su modo. Un arquitecto de soluciones debe poner orden en ellas.',
        },
      },
      {
        id: 'government',
        text: {
          pt: 'Um governo estadual prepara a entrada de vinte secretarias na AWS.',
          en: 'A state government is bringing twenty departments to AWS.',
          es: 'Un gobierno provincial prepara la entrada de veinte secretarías en AWS.',
        },
        today: {
          pt: 'Os três primeiros dividem uma conta com quinze administradores, e os outros virão até o fim do ano.',
          en: 'The first three have shared one account with fifteen administrators, and the others follow by the end of the year.',
          es: 'Los tres primeros comparten una cuenta con quince administradores, y los otros llegarán antes de fin de año.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'O centro de excelência em nuvem de um banco define como as áreas usam a AWS.',
          en: 'A bank’s cloud center of excellence defines how departments use AWS.',
          es: 'El centro de excelencia en la nube de un banco define cómo usan AWS las áreas.',
        },
        today: {
          pt: 'Trinta departamentos fazem cerca de 200 pedidos por mês, atendidos à mão por cinco pessoas. O centro tem duas necessidades.',
          en: 'Thirty departments put in about 200 requests a month, which five people answer by hand. The center has two needs.',
          es: 'Treinta departamentos hacen unos 200 pedidos al mes, que cinco personas atienden a mano. El centro tiene dos necesidades.',
        },
      },
      {
        id: 'energy',
        text: {
          pt: 'Em uma empresa de energia, cada diretoria abriu as próprias contas da AWS.',
          en: 'At an energy company, each division has opened its own AWS accounts.',
          es: 'En una empresa de energía, cada dirección abrió sus propias cuentas de AWS.',
        },
        today: {
          pt: 'Já são 26, e cada uma está configurada de um jeito. Os arquitetos precisam propor serviços comuns.',
          en: 'There are 26 by now, and no two of them are configured alike. The architects have to propose common services.',
          es: 'Ya son 26, y cada una está configurada de otro modo. Los arquitectos deben proponer servicios comunes.',
        },
      },
      {
        id: 'broadcaster-governance',
        text: {
          pt: 'Uma emissora usa quarenta contas da AWS para as suas produções.',
          en: 'A broadcaster uses forty AWS accounts for its productions.',
          es: 'Una emisora usa cuarenta cuentas de AWS para sus producciones.',
        },
        today: {
          pt: 'Uma produção dura três meses, e cada uma começa com duas semanas de preparação. Pede-se a um arquiteto de soluções que melhore isso.',
          en: 'A production lasts three months, and each begins with two weeks of setting up. A solutions architect is asked to improve this.',
          es: 'Una producción dura tres meses, y cada una empieza con dos semanas de preparación. Se pide a un arquitecto de soluciones que lo mejore.',
        },
      },
    ],
    candidates: [
      {
        id: 'tower-catalog',
        uses: ['Control Tower', 'Service Catalog'],
        popularity: 4,
        source: docs('controltower/latest/userguide/what-is-control-tower.html'),
        secondSource: docs('servicecatalog/latest/adminguide/introduction.html'),
        text: {
          pt: 'AWS Control Tower e AWS Service Catalog',
          en: 'AWS Control Tower and AWS Service Catalog',
          es: 'AWS Control Tower y AWS Service Catalog',
        },
        action: {
          pt: 'Montar uma landing zone com o AWS Control Tower e publicar produtos no AWS Service Catalog.',
          en: 'Set up a landing zone with AWS Control Tower and publish products in AWS Service Catalog.',
          es: 'Montar una landing zone con AWS Control Tower y publicar productos en AWS Service Catalog.',
        },
        why: {
          pt: 'O AWS Control Tower monta uma landing zone e cria contas novas já com os controles recomendados. O AWS Service Catalog oferece uma lista de produtos aprovados que qualquer área cria sozinha.',
          en: 'AWS Control Tower sets up a landing zone and creates new accounts with the recommended controls in place. AWS Service Catalog offers a list of approved products that any department creates by itself.',
          es: 'AWS Control Tower arma una landing zone y crea cuentas nuevas ya con los controles recomendados. AWS Service Catalog ofrece una lista de productos aprobados que cualquier área crea por sí misma.',
        },
        tell: {
          pt: 'Contas novas já com controles: Control Tower. Produtos aprovados, em autosserviço: Service Catalog.',
          en: 'New accounts with controls in place: Control Tower. Approved products, as self-service: Service Catalog.',
          es: 'Cuentas nuevas ya con controles: Control Tower. Productos aprobados, en autoservicio: Service Catalog.',
        },
      },
      {
        id: 'tower-licenses',
        uses: ['Control Tower', 'License Manager'],
        popularity: 4,
        source: docs('controltower/latest/userguide/what-is-control-tower.html'),
        secondSource: docs('license-manager/latest/userguide/license-manager.html'),
        text: {
          pt: 'AWS Control Tower e AWS License Manager',
          en: 'AWS Control Tower and AWS License Manager',
          es: 'AWS Control Tower y AWS License Manager',
        },
        action: {
          pt: 'Montar uma landing zone com o AWS Control Tower e definir regras de licenças no AWS License Manager.',
          en: 'Set up a landing zone with AWS Control Tower and define license rules in AWS License Manager.',
          es: 'Montar una landing zone con AWS Control Tower y definir reglas de licencias en AWS License Manager.',
        },
        why: {
          pt: 'O AWS Control Tower monta uma landing zone e cria contas novas já com os controles recomendados. O AWS License Manager conta o uso de licenças de software e impede que se passe do número comprado.',
          en: 'AWS Control Tower sets up a landing zone and creates new accounts with the recommended controls in place. AWS License Manager counts the use of software licenses and stops it from passing the number bought.',
          es: 'AWS Control Tower arma una landing zone y crea cuentas nuevas ya con los controles recomendados. AWS License Manager cuenta el uso de licencias de software e impide superar la cantidad comprada.',
        },
        tell: {
          pt: 'Contas novas já com controles: Control Tower. Licenças de software contadas: License Manager.',
          en: 'New accounts with controls in place: Control Tower. Software licenses counted: License Manager.',
          es: 'Cuentas nuevas ya con controles: Control Tower. Licencias de software contadas: License Manager.',
        },
      },
      {
        id: 'tower-ram',
        uses: ['Control Tower', 'Resource Access Manager', 'RAM'],
        popularity: 4,
        source: docs('controltower/latest/userguide/what-is-control-tower.html'),
        secondSource: docs('ram/latest/userguide/what-is.html'),
        text: {
          pt: 'AWS Control Tower e AWS Resource Access Manager',
          en: 'AWS Control Tower and AWS Resource Access Manager',
          es: 'AWS Control Tower y AWS Resource Access Manager',
        },
        action: {
          pt: 'Montar uma landing zone com o AWS Control Tower e compartilhar sub-redes com o AWS Resource Access Manager (RAM).',
          en: 'Set up a landing zone with AWS Control Tower and share subnets with AWS Resource Access Manager (RAM).',
          es: 'Montar una landing zone con AWS Control Tower y compartir subredes con AWS Resource Access Manager (RAM).',
        },
        why: {
          pt: 'O AWS Control Tower monta uma landing zone e cria contas novas já com os controles recomendados. O AWS Resource Access Manager compartilha recursos, como sub-redes e transit gateways, entre contas.',
          en: 'AWS Control Tower sets up a landing zone and creates new accounts with the recommended controls in place. AWS Resource Access Manager shares resources, such as subnets and transit gateways, between accounts.',
          es: 'AWS Control Tower arma una landing zone y crea cuentas nuevas ya con los controles recomendados. AWS Resource Access Manager comparte recursos, como subredes y transit gateways, entre cuentas.',
        },
        tell: {
          pt: 'Contas novas já com controles: Control Tower. O mesmo recurso em várias contas: Resource Access Manager.',
          en: 'New accounts with controls in place: Control Tower. The same resource in several accounts: Resource Access Manager.',
          es: 'Cuentas nuevas ya con controles: Control Tower. El mismo recurso en varias cuentas: Resource Access Manager.',
        },
      },
      {
        id: 'catalog-licenses',
        uses: ['Service Catalog', 'License Manager'],
        popularity: 3,
        source: docs('servicecatalog/latest/adminguide/introduction.html'),
        secondSource: docs('license-manager/latest/userguide/license-manager.html'),
        text: {
          pt: 'AWS Service Catalog e AWS License Manager',
          en: 'AWS Service Catalog and AWS License Manager',
          es: 'AWS Service Catalog y AWS License Manager',
        },
        action: {
          pt: 'Publicar produtos no AWS Service Catalog e definir regras de licenças no AWS License Manager.',
          en: 'Publish products in AWS Service Catalog and define license rules in AWS License Manager.',
          es: 'Publicar productos en AWS Service Catalog y definir reglas de licencias en AWS License Manager.',
        },
        why: {
          pt: 'O AWS Service Catalog oferece uma lista de produtos aprovados que qualquer área cria sozinha. O AWS License Manager conta o uso de licenças de software e impede que se passe do número comprado.',
          en: 'AWS Service Catalog offers a list of approved products that any department creates by itself. AWS License Manager counts the use of software licenses and stops it from passing the number bought.',
          es: 'AWS Service Catalog ofrece una lista de productos aprobados que cualquier área crea por sí misma. AWS License Manager cuenta el uso de licencias de software e impide superar la cantidad comprada.',
        },
        tell: {
          pt: 'Produtos aprovados, em autosserviço: Service Catalog. Licenças de software contadas: License Manager.',
          en: 'Approved products, as self-service: Service Catalog. Software licenses counted: License Manager.',
          es: 'Productos aprobados, en autoservicio: Service Catalog. Licencias de software contadas: License Manager.',
        },
      },
      {
        id: 'catalog-ram',
        uses: ['Service Catalog', 'Resource Access Manager', 'RAM'],
        popularity: 3,
        source: docs('servicecatalog/latest/adminguide/introduction.html'),
        secondSource: docs('ram/latest/userguide/what-is.html'),
        text: {
          pt: 'AWS Service Catalog e AWS Resource Access Manager',
          en: 'AWS Service Catalog and AWS Resource Access Manager',
          es: 'AWS Service Catalog y AWS Resource Access Manager',
        },
        action: {
          pt: 'Publicar produtos no AWS Service Catalog e compartilhar sub-redes com o AWS Resource Access Manager (RAM).',
          en: 'Publish products in AWS Service Catalog and share subnets with AWS Resource Access Manager (RAM).',
          es: 'Publicar productos en AWS Service Catalog y compartir subredes con AWS Resource Access Manager (RAM).',
        },
        why: {
          pt: 'O AWS Service Catalog oferece uma lista de produtos aprovados que qualquer área cria sozinha. O AWS Resource Access Manager compartilha recursos, como sub-redes e transit gateways, entre contas.',
          en: 'AWS Service Catalog offers a list of approved products that any department creates by itself. AWS Resource Access Manager shares resources, such as subnets and transit gateways, between accounts.',
          es: 'AWS Service Catalog ofrece una lista de productos aprobados que cualquier área crea por sí misma. AWS Resource Access Manager comparte recursos, como subredes y transit gateways, entre cuentas.',
        },
        tell: {
          pt: 'Produtos aprovados, em autosserviço: Service Catalog. O mesmo recurso em várias contas: Resource Access Manager.',
          en: 'Approved products, as self-service: Service Catalog. The same resource in several accounts: Resource Access Manager.',
          es: 'Productos aprobados, en autoservicio: Service Catalog. El mismo recurso en varias cuentas: Resource Access Manager.',
        },
      },
      {
        id: 'licenses-ram',
        uses: ['License Manager', 'Resource Access Manager', 'RAM'],
        popularity: 3,
        source: docs('license-manager/latest/userguide/license-manager.html'),
        secondSource: docs('ram/latest/userguide/what-is.html'),
        text: {
          pt: 'AWS License Manager e AWS Resource Access Manager',
          en: 'AWS License Manager and AWS Resource Access Manager',
          es: 'AWS License Manager y AWS Resource Access Manager',
        },
        action: {
          pt: 'Definir regras de licenças no AWS License Manager e compartilhar sub-redes com o AWS Resource Access Manager (RAM).',
          en: 'Define license rules in AWS License Manager and share subnets with AWS Resource Access Manager (RAM).',
          es: 'Definir reglas de licencias en AWS License Manager y compartir subredes con AWS Resource Access Manager (RAM).',
        },
        why: {
          pt: 'O AWS License Manager conta o uso de licenças de software e impede que se passe do número comprado. O AWS Resource Access Manager compartilha recursos, como sub-redes e transit gateways, entre contas.',
          en: 'AWS License Manager counts the use of software licenses and stops it from passing the number bought. AWS Resource Access Manager shares resources, such as subnets and transit gateways, between accounts.',
          es: 'AWS License Manager cuenta el uso de licencias de software e impide superar la cantidad comprada. AWS Resource Access Manager comparte recursos, como subredes y transit gateways, entre cuentas.',
        },
        tell: {
          pt: 'Licenças de software contadas: License Manager. O mesmo recurso em várias contas: Resource Access Manager.',
          en: 'Software licenses counted: License Manager. The same resource in several accounts: Resource Access Manager.',
          es: 'Licencias de software contadas: License Manager. El mismo recurso en varias cuentas: Resource Access Manager.',
        },
      },
    ],
    constraints: [
      {
        id: 'landing-zone',
        text: {
          pt: 'Contas novas devem nascer com logs centralizados e os controles recomendados.',
          en: 'New accounts must start with centralized logs and the recommended controls.',
          es: 'Las cuentas nuevas deben nacer con logs centralizados y los controles recomendados.',
        },
        fits: ['tower-catalog', 'tower-licenses', 'tower-ram'],
        rulesOut: {
          'catalog-licenses': {
            pt: 'O AWS Service Catalog oferece produtos aprovados e o AWS License Manager controla licenças de software; uma landing zone, com logs e controles desde a criação da conta, vem do AWS Control Tower.',
            en: 'AWS Service Catalog offers approved products and AWS License Manager tracks software licenses; a landing zone, with logs and controls from the first day of an account, comes from AWS Control Tower.',
            es: 'AWS Service Catalog ofrece productos aprobados y AWS License Manager controla licencias de software; una landing zone, con registros y controles desde la creación de la cuenta, la da AWS Control Tower.',
          },
          'catalog-ram': {
            pt: 'O AWS Service Catalog oferece produtos aprovados e o AWS Resource Access Manager compartilha recursos entre contas; uma landing zone, com logs e controles desde a criação da conta, vem do AWS Control Tower.',
            en: 'AWS Service Catalog offers approved products and AWS Resource Access Manager shares resources between accounts; a landing zone, with logs and controls from the first day of an account, comes from AWS Control Tower.',
            es: 'AWS Service Catalog ofrece productos aprobados y AWS Resource Access Manager comparte recursos entre cuentas; una landing zone, con registros y controles desde la creación de la cuenta, la da AWS Control Tower.',
          },
          'licenses-ram': {
            pt: 'O AWS License Manager controla licenças de software e o AWS Resource Access Manager compartilha recursos entre contas; uma landing zone, com logs e controles desde a criação da conta, vem do AWS Control Tower.',
            en: 'AWS License Manager tracks software licenses and AWS Resource Access Manager shares resources between accounts; a landing zone, with logs and controls from the first day of an account, comes from AWS Control Tower.',
            es: 'AWS License Manager controla licencias de software y AWS Resource Access Manager comparte recursos entre cuentas; una landing zone, con registros y controles desde la creación de la cuenta, la da AWS Control Tower.',
          },
        },
      },
      {
        id: 'self-service',
        text: {
          pt: 'As áreas devem criar ambientes sozinhas, a partir de uma lista aprovada.',
          en: 'Departments must create environments by themselves, from an approved list.',
          es: 'Las áreas deben crear entornos por sí mismas, a partir de una lista aprobada.',
        },
        fits: ['tower-catalog', 'catalog-licenses', 'catalog-ram'],
        rulesOut: {
          'tower-licenses': {
            pt: 'O AWS Control Tower cria contas com controles e o AWS License Manager controla licenças de software; o autoatendimento a partir de uma lista aprovada vem do AWS Service Catalog.',
            en: 'AWS Control Tower sets up accounts with controls and AWS License Manager tracks software licenses; self-service from an approved list comes from AWS Service Catalog.',
            es: 'AWS Control Tower crea cuentas con controles y AWS License Manager controla licencias de software; el autoservicio desde una lista aprobada lo da AWS Service Catalog.',
          },
          'tower-ram': {
            pt: 'O AWS Control Tower cria contas com controles e o AWS Resource Access Manager compartilha recursos entre contas; o autoatendimento a partir de uma lista aprovada vem do AWS Service Catalog.',
            en: 'AWS Control Tower sets up accounts with controls and AWS Resource Access Manager shares resources between accounts; self-service from an approved list comes from AWS Service Catalog.',
            es: 'AWS Control Tower crea cuentas con controles y AWS Resource Access Manager comparte recursos entre cuentas; el autoservicio desde una lista aprobada lo da AWS Service Catalog.',
          },
          'licenses-ram': {
            pt: 'O AWS License Manager controla licenças de software e o AWS Resource Access Manager compartilha recursos entre contas; o autoatendimento a partir de uma lista aprovada vem do AWS Service Catalog.',
            en: 'AWS License Manager tracks software licenses and AWS Resource Access Manager shares resources between accounts; self-service from an approved list comes from AWS Service Catalog.',
            es: 'AWS License Manager controla licencias de software y AWS Resource Access Manager comparte recursos entre cuentas; el autoservicio desde una lista aprobada lo da AWS Service Catalog.',
          },
        },
      },
      {
        id: 'licences-counted',
        text: {
          pt: 'Só 200 cópias de um programa podem ser instaladas, por contrato.',
          en: 'By contract, no more than 200 copies of a program may be installed.',
          es: 'Por contrato, solo pueden instalarse 200 copias de un programa.',
        },
        fits: ['tower-licenses', 'catalog-licenses', 'licenses-ram'],
        rulesOut: {
          'tower-catalog': {
            pt: 'O AWS Control Tower cria contas com controles e o AWS Service Catalog oferece produtos aprovados; contar as cópias e barrar o excesso cabe ao AWS License Manager.',
            en: 'AWS Control Tower sets up accounts with controls and AWS Service Catalog offers approved products; counting copies and stopping the excess takes AWS License Manager.',
            es: 'AWS Control Tower crea cuentas con controles y AWS Service Catalog ofrece productos aprobados; contar las copias e impedir el exceso corresponde a AWS License Manager.',
          },
          'tower-ram': {
            pt: 'O AWS Control Tower cria contas com controles e o AWS Resource Access Manager compartilha recursos entre contas; contar as cópias e barrar o excesso cabe ao AWS License Manager.',
            en: 'AWS Control Tower sets up accounts with controls and AWS Resource Access Manager shares resources between accounts; counting copies and stopping the excess takes AWS License Manager.',
            es: 'AWS Control Tower crea cuentas con controles y AWS Resource Access Manager comparte recursos entre cuentas; contar las copias e impedir el exceso corresponde a AWS License Manager.',
          },
          'catalog-ram': {
            pt: 'O AWS Service Catalog oferece produtos aprovados e o AWS Resource Access Manager compartilha recursos entre contas; contar as cópias e barrar o excesso cabe ao AWS License Manager.',
            en: 'AWS Service Catalog offers approved products and AWS Resource Access Manager shares resources between accounts; counting copies and stopping the excess takes AWS License Manager.',
            es: 'AWS Service Catalog ofrece productos aprobados y AWS Resource Access Manager comparte recursos entre cuentas; contar las copias e impedir el exceso corresponde a AWS License Manager.',
          },
        },
      },
      {
        id: 'shared-network',
        text: {
          pt: 'A rede de uma conta deve ser usada por outras dez, sem ser duplicada.',
          en: 'The network of one account must be used by ten others without being duplicated.',
          es: 'La red de una cuenta debe ser usada por otras diez, sin duplicarse.',
        },
        fits: ['tower-ram', 'catalog-ram', 'licenses-ram'],
        rulesOut: {
          'tower-catalog': {
            pt: 'O AWS Control Tower cria contas com controles e o AWS Service Catalog oferece produtos aprovados; usar sub-redes de outra conta sem duplicá-las pede o AWS Resource Access Manager.',
            en: 'AWS Control Tower sets up accounts with controls and AWS Service Catalog offers approved products; using the subnets of another account without duplicating them takes AWS Resource Access Manager.',
            es: 'AWS Control Tower crea cuentas con controles y AWS Service Catalog ofrece productos aprobados; usar subredes de otra cuenta sin duplicarlas requiere AWS Resource Access Manager.',
          },
          'tower-licenses': {
            pt: 'O AWS Control Tower cria contas com controles e o AWS License Manager controla licenças de software; usar sub-redes de outra conta sem duplicá-las pede o AWS Resource Access Manager.',
            en: 'AWS Control Tower sets up accounts with controls and AWS License Manager tracks software licenses; using the subnets of another account without duplicating them takes AWS Resource Access Manager.',
            es: 'AWS Control Tower crea cuentas con controles y AWS License Manager controla licencias de software; usar subredes de otra cuenta sin duplicarlas requiere AWS Resource Access Manager.',
          },
          'catalog-licenses': {
            pt: 'O AWS Service Catalog oferece produtos aprovados e o AWS License Manager controla licenças de software; usar sub-redes de outra conta sem duplicá-las pede o AWS Resource Access Manager.',
            en: 'AWS Service Catalog offers approved products and AWS License Manager tracks software licenses; using the subnets of another account without duplicating them takes AWS Resource Access Manager.',
            es: 'AWS Service Catalog ofrece productos aprobados y AWS License Manager controla licencias de software; usar subredes de otra cuenta sin duplicarlas requiere AWS Resource Access Manager.',
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
