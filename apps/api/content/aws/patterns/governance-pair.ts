import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const governancePair: readonly Pattern[] = [
  twoOf({
    id: 'governance-pair',
    exams: { 'clf-c02': { domain: 'security', topic: 'compliance' } },
    scene: {
      pt: 'Pense na empresa como uma rede de lojas, em cada conta da AWS como uma loja e em cada programa como uma máquina.',
      en: 'Think of the company as a chain of shops, of each AWS account as one shop, and of software as its machines.',
      es: 'Piensa en la empresa como una cadena de tiendas, en cada cuenta de AWS como una tienda y en los programas como máquinas.',
    },
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
          pt: 'As três primeiras dividem uma conta com quinze administradores, e as outras virão até o fim do ano.',
          en: 'The first three have shared one account with fifteen administrators, and the others follow by the end of the year.',
          es: 'Las tres primeras comparten una cuenta con quince administradores, y las otras llegarán antes de fin de año.',
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
    halves: [
      {
        id: 'tower',
        name: { pt: 'AWS Control Tower', en: 'AWS Control Tower', es: 'AWS Control Tower' },
        uses: ['Control Tower'],
        popularity: 4,
        source: docs('controltower/latest/userguide/what-is-control-tower.html'),
        action: {
          pt: 'Montar uma landing zone com o AWS Control Tower',
          en: 'Set up a landing zone with AWS Control Tower',
          es: 'Montar una landing zone con AWS Control Tower',
        },
        why: {
          pt: 'O AWS Control Tower monta uma landing zone e cria contas novas já com os controles recomendados.',
          en: 'AWS Control Tower sets up a landing zone and creates new accounts with the recommended controls in place.',
          es: 'AWS Control Tower arma una landing zone y crea cuentas nuevas ya con los controles recomendados.',
        },
        likeness: {
          pt: 'o kit da franquia que abre lojas já com alarmes',
          en: 'the franchise kit that opens shops complete with alarms',
          es: 'el kit de franquicia que abre tiendas ya con alarmas',
        },
        tell: {
          pt: 'Contas novas com logs centralizados: Control Tower. Ambiente de várias contas montado em poucos dias: Control Tower.',
          en: 'New accounts with centralized logs: Control Tower. A multi-account environment set up within days: Control Tower.',
          es: 'Cuentas nuevas con registros centralizados: Control Tower. Entorno de varias cuentas montado en pocos días: Control Tower.',
        },
        does: {
          pt: 'o AWS Control Tower cria contas com controles',
          en: 'AWS Control Tower sets up accounts with controls',
          es: 'AWS Control Tower crea cuentas con controles',
        },
      },
      {
        id: 'catalog',
        name: { pt: 'AWS Service Catalog', en: 'AWS Service Catalog', es: 'AWS Service Catalog' },
        uses: ['Service Catalog'],
        popularity: 4,
        source: docs('servicecatalog/latest/adminguide/introduction.html'),
        action: {
          pt: 'Publicar produtos no AWS Service Catalog',
          en: 'Publish products in AWS Service Catalog',
          es: 'Publicar productos en AWS Service Catalog',
        },
        why: {
          pt: 'O AWS Service Catalog oferece uma lista de produtos aprovados que qualquer área cria sozinha.',
          en: 'AWS Service Catalog offers a list of approved products that any department creates by itself.',
          es: 'AWS Service Catalog ofrece una lista de productos aprobados que cualquier área crea por sí misma.',
        },
        likeness: {
          pt: 'o mostruário aprovado do qual cada loja se serve sozinha',
          en: 'the showroom of approved goods from which shops help themselves',
          es: 'el muestrario aprobado del que cada tienda se sirve sola',
        },
        tell: {
          pt: 'Modelos que a TI aprovou, sem permissões amplas: Service Catalog. Servidores que as áreas criam a partir de uma lista aprovada: Service Catalog.',
          en: 'Templates that IT has approved, without broad permissions: Service Catalog. Servers that departments create from an approved list: Service Catalog.',
          es: 'Plantillas que TI aprobó, sin permisos amplios: Service Catalog. Servidores que las áreas crean a partir de una lista aprobada: Service Catalog.',
        },
        does: {
          pt: 'o AWS Service Catalog oferece produtos aprovados',
          en: 'AWS Service Catalog offers approved products',
          es: 'AWS Service Catalog ofrece productos aprobados',
        },
      },
      {
        id: 'licenses',
        name: { pt: 'AWS License Manager', en: 'AWS License Manager', es: 'AWS License Manager' },
        uses: ['License Manager'],
        popularity: 4,
        source: docs('license-manager/latest/userguide/license-manager.html'),
        action: {
          pt: 'Definir regras de licenças no AWS License Manager',
          en: 'Define license rules in AWS License Manager',
          es: 'Definir reglas de licencias en AWS License Manager',
        },
        why: {
          pt: 'O AWS License Manager conta o uso de licenças de software e impede que se passe do número comprado.',
          en: 'AWS License Manager counts the use of software licenses and stops it from passing the number bought.',
          es: 'AWS License Manager cuenta el uso de licencias de software e impide superar la cantidad comprada.',
        },
        likeness: {
          pt: 'o fiscal que conta as máquinas até o limite comprado',
          en: 'the inspector who counts machines up to the number bought',
          es: 'el inspector que cuenta las máquinas hasta el límite comprado',
        },
        tell: {
          pt: 'Licenças de software contadas: License Manager. Cópias de um programa instaladas até o limite do contrato: License Manager. Uso de software pago por núcleo: License Manager.',
          en: 'Software licenses counted: License Manager. Copies of a program installed up to the limit of a contract: License Manager. Use of software paid for by core: License Manager.',
          es: 'Licencias de software contadas: License Manager. Copias de un programa instaladas hasta el límite del contrato: License Manager. Uso de software que se paga por núcleo: License Manager.',
        },
        does: {
          pt: 'o AWS License Manager controla licenças de software',
          en: 'AWS License Manager tracks software licenses',
          es: 'AWS License Manager controla licencias de software',
        },
      },
      {
        id: 'ram',
        name: {
          pt: 'AWS Resource Access Manager',
          en: 'AWS Resource Access Manager',
          es: 'AWS Resource Access Manager',
        },
        uses: ['Resource Access Manager', 'RAM'],
        popularity: 4,
        source: docs('ram/latest/userguide/what-is.html'),
        action: {
          pt: 'Compartilhar sub-redes com o AWS Resource Access Manager (RAM)',
          en: 'Share subnets with AWS Resource Access Manager (RAM)',
          es: 'Compartir subredes con AWS Resource Access Manager (RAM)',
        },
        why: {
          pt: 'O AWS Resource Access Manager compartilha recursos, como sub-redes e transit gateways, entre contas.',
          en: 'AWS Resource Access Manager shares resources, such as subnets and transit gateways, between accounts.',
          es: 'AWS Resource Access Manager comparte recursos, como subredes y transit gateways, entre cuentas.',
        },
        likeness: {
          pt: 'a doca de carga única que todas as lojas compartilham',
          en: 'the single loading dock that all of the shops share',
          es: 'el muelle de carga único que todas las tiendas comparten',
        },
        tell: {
          pt: 'Rede usada por outras contas, sem ser duplicada: Resource Access Manager. Transit gateway que serve a outras contas: Resource Access Manager.',
          en: 'A network that others use without duplicating it: Resource Access Manager. A transit gateway that serves other accounts: Resource Access Manager.',
          es: 'Red que otras cuentas usan sin duplicarla: Resource Access Manager. Transit gateway que sirve a otras cuentas: Resource Access Manager.',
        },
        does: {
          pt: 'o AWS Resource Access Manager compartilha recursos entre contas',
          en: 'AWS Resource Access Manager shares resources between accounts',
          es: 'AWS Resource Access Manager comparte recursos entre cuentas',
        },
      },
    ],
    needs: [
      {
        id: 'landing-zone',
        of: 'tower',
        text: {
          pt: 'Contas novas devem nascer com logs centralizados e os controles recomendados.',
          en: 'New accounts must start with centralized logs and the recommended controls.',
          es: 'Las cuentas nuevas deben nacer con registros centralizados y los controles recomendados.',
        },
        job: {
          pt: 'uma landing zone, com logs e controles desde a criação da conta, vem do AWS Control Tower',
          en: 'a landing zone, with logs and controls from the first day of an account, comes from AWS Control Tower',
          es: 'una landing zone, con registros y controles desde la creación de la cuenta, la da AWS Control Tower',
        },
      },
      {
        id: 'self-service',
        of: 'catalog',
        text: {
          pt: 'As áreas devem criar servidores e bancos de dados sozinhas, a partir de uma lista aprovada.',
          en: 'Departments must create servers and databases by themselves, from an approved list.',
          es: 'Las áreas deben crear servidores y bases de datos por sí mismas, a partir de una lista aprobada.',
        },
        job: {
          pt: 'o autoatendimento a partir de uma lista aprovada vem do AWS Service Catalog',
          en: 'self-service from an approved list comes from AWS Service Catalog',
          es: 'el autoservicio desde una lista aprobada lo da AWS Service Catalog',
        },
      },
      {
        id: 'licences-counted',
        of: 'licenses',
        text: {
          pt: 'Só 200 cópias de um programa podem ser instaladas, por contrato.',
          en: 'By contract, no more than 200 copies of a program may be installed.',
          es: 'Por contrato, solo pueden instalarse 200 copias de un programa.',
        },
        job: {
          pt: 'contar as cópias e barrar o excesso cabe ao AWS License Manager',
          en: 'counting copies and stopping the excess takes AWS License Manager',
          es: 'contar las copias e impedir el exceso corresponde a AWS License Manager',
        },
      },
      {
        id: 'shared-network',
        of: 'ram',
        text: {
          pt: 'A rede de uma conta deve ser usada por outras dez, sem ser duplicada.',
          en: 'The network of one account must be used by ten others without being duplicated.',
          es: 'La red de una cuenta debe ser usada por otras diez, sin duplicarse.',
        },
        job: {
          pt: 'usar sub-redes de outra conta sem duplicá-las pede o AWS Resource Access Manager',
          en: 'using the subnets of another account without duplicating them takes AWS Resource Access Manager',
          es: 'usar subredes de otra cuenta sin duplicarlas requiere AWS Resource Access Manager',
        },
      },
      {
        id: 'multi-account',
        of: 'tower',
        text: {
          pt: 'Um ambiente de várias contas, com controles de prevenção e detecção, deve ser montado em poucos dias.',
          en: 'A multi-account environment with preventive and detective controls must be set up within days.',
          es: 'Un entorno de varias cuentas, con controles preventivos y de detección, debe montarse en pocos días.',
        },
        job: {
          pt: 'montar um ambiente de várias contas com controles cabe ao AWS Control Tower',
          en: 'setting up a multi-account environment with controls is the job of AWS Control Tower',
          es: 'montar un entorno de varias cuentas con controles corresponde a AWS Control Tower',
        },
      },
      {
        id: 'versions',
        of: 'catalog',
        text: {
          pt: 'As equipes devem lançar modelos que a TI aprovou, sem permissões amplas.',
          en: 'Teams must launch templates that IT has approved, without broad permissions.',
          es: 'Los equipos deben lanzar plantillas que TI aprobó, sin permisos amplios.',
        },
        job: {
          pt: 'lançar modelos aprovados sem permissões amplas cabe ao AWS Service Catalog',
          en: 'launching approved templates without broad permissions is the job of AWS Service Catalog',
          es: 'lanzar plantillas aprobadas sin permisos amplios corresponde a AWS Service Catalog',
        },
      },
      {
        id: 'per-core',
        of: 'licenses',
        text: {
          pt: 'O uso de um software pago por núcleo deve ser acompanhado em todas as contas.',
          en: 'Use of software paid for by core must be tracked in all accounts.',
          es: 'El uso de un software que se paga por núcleo debe seguirse en todas las cuentas.',
        },
        job: {
          pt: 'acompanhar licenças por núcleo cabe ao AWS License Manager',
          en: 'tracking licenses by core is the job of AWS License Manager',
          es: 'seguir licencias por núcleo corresponde a AWS License Manager',
        },
      },
      {
        id: 'one-gateway',
        of: 'ram',
        text: {
          pt: 'O transit gateway de uma conta deve servir às outras, sem ser recriado nelas.',
          en: 'The transit gateway of one account must serve the others without being recreated there.',
          es: 'El transit gateway de una cuenta debe servir a las demás, sin recrearse en ellas.',
        },
        job: {
          pt: 'usar o transit gateway de outra conta pede o AWS Resource Access Manager',
          en: 'using the transit gateway of another account takes AWS Resource Access Manager',
          es: 'usar el transit gateway de otra cuenta requiere AWS Resource Access Manager',
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
