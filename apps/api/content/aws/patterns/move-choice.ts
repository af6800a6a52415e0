import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

export const moveChoice: readonly Pattern[] = [
  choiceOf({
    id: 'move-choice',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'migration' } },
    scene: {
      pt: 'Pense no sistema como os seus móveis, e nos servidores como a casa em que eles ficam e que alguém precisa manter.',
      en: 'Think of the system as your furniture, and of the servers as the home where it stands and that someone must maintain.',
      es: 'Piensa en el sistema como tus muebles, y en los servidores como la casa donde están y que alguien debe mantener.',
    },
    situations: [
      {
        id: 'parking',
        text: say(
          'Uma rede de estacionamentos roda o seu sistema Java em servidores Linux na sede e faz o plano de TI do próximo ano.',
          'A parking operator runs its Java system on Linux servers at headquarters and is drawing up next year’s IT plan.',
          'Una red de estacionamientos ejecuta su sistema Java en servidores Linux en la sede y hace el plan de TI del próximo año.',
        ),
      },
      {
        id: 'dental-lab',
        text: say(
          'Um laboratório de próteses roda o sistema de pedidos em servidores Linux próprios, e a diretoria pediu um plano para ele.',
          'A dental laboratory runs its order system on its own Linux servers, and management has asked for a plan.',
          'Un laboratorio dental ejecuta su sistema de pedidos en servidores Linux propios, y la dirección pidió un plan para él.',
        ),
      },
      {
        id: 'notary',
        text: say(
          'Um grupo de cartórios roda o seu sistema de registros em servidores Linux e avalia a nuvem.',
          'A group of notary offices runs its records system on Linux servers and is considering the cloud.',
          'Un grupo de notarías ejecuta su sistema de registros en servidores Linux y evalúa la nube.',
        ),
      },
      {
        id: 'seed-maker',
        text: say(
          'Uma produtora de sementes decide o destino do seu sistema de vendas, hoje em servidores Linux.',
          'A seed producer is deciding where to run its sales system, which is now on Linux servers.',
          'Una productora de semillas decide el destino de su sistema de ventas, hoy en servidores Linux.',
        ),
      },
    ],
    options: [
      {
        id: 'rehost',
        text: say(
          'Mover os servidores como estão para o Amazon EC2',
          'Move the servers as they are to Amazon EC2',
          'Mover los servidores tal como están a Amazon EC2',
        ),
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        why: say(
          'Mover os servidores como estão para o Amazon EC2 (rehost) mantém o programa da empresa, sem mudar o código, e dispensa o hardware próprio.',
          'Moving the servers as they are to Amazon EC2 (rehost) keeps the company’s own program, with its code unchanged, and needs no hardware of its own.',
          'Mover los servidores tal como están a Amazon EC2 (rehost) conserva el programa de la empresa, sin cambiar el código, y prescinde del hardware propio.',
        ),
        likeness: {
          pt: 'uma casa alugada para onde vão os móveis como estão, mas cuja faxina e cujos reparos são seus',
          en: 'a rented house to which the furniture goes as it is, but where cleaning and repairs are yours',
          es: 'una casa alquilada adonde van los muebles tal cual, pero cuya limpieza y arreglos te tocan a ti',
        },
        tell: say(
          'Agente instalado no sistema operacional do servidor: rehost para o Amazon EC2. Hardware da empresa vendido neste ano: servidores da AWS ou um produto SaaS. Versões próprias do programa, que continua da empresa: rehost, replatform ou refactor, não SaaS. Regras de negócio próprias, que nenhum produto pronto tem: rehost, replatform ou refactor, não SaaS. Código que ninguém vai reescrever: rehost, replatform ou um produto SaaS, não refactor. Projeto sem meses de programação: rehost, replatform ou um produto SaaS, não refactor. Empresa que não terá mais servidores físicos próprios: a AWS ou um produto SaaS.',
          'An agent installed in the operating system of the server: rehost to Amazon EC2. The company’s hardware sold this year: servers of AWS or a SaaS product. Versions of its own program, which the company goes on releasing: rehost, replatform or refactor, not SaaS. Its own business rules, which no ready-made product has: rehost, replatform or refactor, not SaaS. Code that nobody will rewrite: rehost, replatform or a SaaS product, not refactor. No months of programming in the project: rehost, replatform or a SaaS product, not refactor. A company that will no longer own physical servers: AWS or a SaaS product.',
          'Agente instalado en el sistema operativo del servidor: rehost en Amazon EC2. Hardware de la empresa vendido este año: servidores de AWS o un producto SaaS. Versiones propias del programa, que sigue siendo de la empresa: rehost, replatform o refactor, no SaaS. Reglas de negocio propias, que ningún producto ya hecho tiene: rehost, replatform o refactor, no SaaS. Código que nadie va a reescribir: rehost, replatform o un producto SaaS, no refactor. Proyecto sin meses de programación: rehost, replatform o un producto SaaS, no refactor. Empresa que dejará de tener servidores físicos propios: AWS o un producto SaaS.',
        ),
      },
      {
        id: 'containers',
        text: say(
          'Pôr o sistema sem mudanças em contêineres no AWS Fargate',
          'Put the unchanged system in containers on AWS Fargate',
          'Poner el sistema sin cambios en contenedores en AWS Fargate',
        ),
        uses: ['Fargate'],
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        why: say(
          'Em contêineres no AWS Fargate (replatform), o programa da empresa continua o mesmo, e a AWS cuida dos servidores e do sistema operacional deles.',
          'In containers on AWS Fargate (replatform), the company’s own program stays the same, and AWS looks after the servers and their operating system.',
          'En contenedores en AWS Fargate (replatform), el programa de la empresa sigue igual, y AWS se ocupa de los servidores y de su sistema operativo.',
        ),
        likeness: {
          pt: 'um apartamento com serviço, para os móveis como estão, cuja casa de máquinas só a administração abre',
          en: 'a serviced flat for the furniture as it is, whose machine room only the management opens',
          es: 'un apartamento con servicio, para los muebles tal cual, cuyo cuarto de máquinas solo abre la administración',
        },
        tell: say(
          'Servidores em que ninguém na empresa aplica patches: Fargate, Lambda ou um produto SaaS. Administrador de servidores que se aposenta, sem ninguém para o trabalho dele: Fargate, Lambda ou um produto SaaS. Código que ninguém vai reescrever: rehost, replatform ou um produto SaaS, não refactor. Projeto sem meses de programação: rehost, replatform ou um produto SaaS, não refactor. Versões próprias do programa, que continua da empresa: rehost, replatform ou refactor, não SaaS. Regras de negócio próprias, que nenhum produto pronto tem: rehost, replatform ou refactor, não SaaS. Hardware da empresa vendido neste ano: servidores da AWS ou um produto SaaS. Empresa que não terá mais servidores físicos próprios: a AWS ou um produto SaaS. Nenhuma verba para reescrever o código: rehost, replatform ou um produto SaaS, não refactor.',
          'Nobody at the company to patch servers: Fargate, Lambda or a SaaS product. A server administrator who is retiring, with nobody to do that work: Fargate, Lambda or a SaaS product. Code that nobody will rewrite: rehost, replatform or a SaaS product, not refactor. No months of programming in the project: rehost, replatform or a SaaS product, not refactor. Versions of its own program, which the company goes on releasing: rehost, replatform or refactor, not SaaS. Its own business rules, which no ready-made product has: rehost, replatform or refactor, not SaaS. The company’s hardware sold this year: servers of AWS or a SaaS product. A company that will no longer own physical servers: AWS or a SaaS product. No budget for rewriting the code: rehost, replatform or a SaaS product, not refactor.',
          'Servidores en los que nadie en la empresa aplica parches: Fargate, Lambda o un producto SaaS. Administrador de servidores que se jubila, sin nadie que haga ese trabajo: Fargate, Lambda o un producto SaaS. Código que nadie va a reescribir: rehost, replatform o un producto SaaS, no refactor. Proyecto sin meses de programación: rehost, replatform o un producto SaaS, no refactor. Versiones propias del programa, que sigue siendo de la empresa: rehost, replatform o refactor, no SaaS. Reglas de negocio propias, que ningún producto ya hecho tiene: rehost, replatform o refactor, no SaaS. Hardware de la empresa vendido este año: servidores de AWS o un producto SaaS. Empresa que dejará de tener servidores físicos propios: AWS o un producto SaaS. Ningún presupuesto para reescribir el código: rehost, replatform o un producto SaaS, no refactor.',
        ),
      },
      {
        id: 'functions',
        text: say(
          'Reescrever o sistema como funções do AWS Lambda',
          'Rewrite the system as AWS Lambda functions',
          'Reescribir el sistema como funciones de AWS Lambda',
        ),
        uses: ['Lambda'],
        source: docs('lambda/latest/dg/welcome.html'),
        why: say(
          'Reescrito como funções do AWS Lambda (refactor), o sistema continua sendo da própria empresa e roda sem servidores para administrar.',
          'Rewritten as AWS Lambda functions (refactor), the system is still the company’s own and runs with no servers to administer.',
          'Reescrito como funciones de AWS Lambda (refactor), el sistema sigue siendo de la propia empresa y funciona sin servidores que administrar.',
        ),
        likeness: {
          pt: 'um apartamento com serviço, de casa de máquinas fechada, para o qual os móveis são refeitos em meses',
          en: 'a serviced flat with a locked machine room, for which the furniture is remade over months',
          es: 'un apartamento con servicio, de cuarto de máquinas cerrado, para el que los muebles se rehacen en meses',
        },
        tell: say(
          'Servidores em que ninguém na empresa aplica patches: Fargate, Lambda ou um produto SaaS. Administrador de servidores que se aposenta, sem ninguém para o trabalho dele: Fargate, Lambda ou um produto SaaS. Versões próprias do programa, que continua da empresa: rehost, replatform ou refactor, não SaaS. Regras de negócio próprias, que nenhum produto pronto tem: rehost, replatform ou refactor, não SaaS. Hardware da empresa vendido neste ano: servidores da AWS ou um produto SaaS. Empresa que não terá mais servidores físicos próprios: a AWS ou um produto SaaS.',
          'Nobody at the company to patch servers: Fargate, Lambda or a SaaS product. A server administrator who is retiring, with nobody to do that work: Fargate, Lambda or a SaaS product. Versions of its own program, which the company goes on releasing: rehost, replatform or refactor, not SaaS. Its own business rules, which no ready-made product has: rehost, replatform or refactor, not SaaS. The company’s hardware sold this year: servers of AWS or a SaaS product. A company that will no longer own physical servers: AWS or a SaaS product.',
          'Servidores en los que nadie en la empresa aplica parches: Fargate, Lambda o un producto SaaS. Administrador de servidores que se jubila, sin nadie que haga ese trabajo: Fargate, Lambda o un producto SaaS. Versiones propias del programa, que sigue siendo de la empresa: rehost, replatform o refactor, no SaaS. Reglas de negocio propias, que ningún producto ya hecho tiene: rehost, replatform o refactor, no SaaS. Hardware de la empresa vendido este año: servidores de AWS o un producto SaaS. Empresa que dejará de tener servidores físicos propios: AWS o un producto SaaS.',
        ),
      },
      {
        id: 'saas',
        text: say(
          'Trocar o sistema por um produto SaaS do mercado',
          'Replace the system with a SaaS product',
          'Reemplazar el sistema por un producto SaaS del mercado',
        ),
        uses: ['SaaS'],
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        why: say(
          'Um produto SaaS (repurchase) vem pronto, sem código a escrever, e o fornecedor cuida dos servidores e do sistema operacional.',
          'A SaaS product (repurchase) comes ready-made, with no code to write, and its vendor looks after the servers and their operating system.',
          'Un producto SaaS (repurchase) viene listo, sin código por escribir, y el proveedor se ocupa de los servidores y de su sistema operativo.',
        ),
        likeness: {
          pt: 'um quarto de hotel mobiliado, pronto no primeiro dia, em que nada é seu nem ao seu modo',
          en: 'a furnished hotel room, ready on the first day, where nothing is yours or done your way',
          es: 'un cuarto de hotel amueblado, listo el primer día, donde nada es tuyo ni a tu modo',
        },
        tell: say(
          'Servidores em que ninguém na empresa aplica patches: Fargate, Lambda ou um produto SaaS. Administrador de servidores que se aposenta, sem ninguém para o trabalho dele: Fargate, Lambda ou um produto SaaS. Código que ninguém vai reescrever: rehost, replatform ou um produto SaaS, não refactor. Projeto sem meses de programação: rehost, replatform ou um produto SaaS, não refactor. Hardware da empresa vendido neste ano: servidores da AWS ou um produto SaaS. Empresa que não terá mais servidores físicos próprios: a AWS ou um produto SaaS.',
          'Nobody at the company to patch servers: Fargate, Lambda or a SaaS product. A server administrator who is retiring, with nobody to do that work: Fargate, Lambda or a SaaS product. Code that nobody will rewrite: rehost, replatform or a SaaS product, not refactor. No months of programming in the project: rehost, replatform or a SaaS product, not refactor. The company’s hardware sold this year: servers of AWS or a SaaS product. A company that will no longer own physical servers: AWS or a SaaS product.',
          'Servidores en los que nadie en la empresa aplica parches: Fargate, Lambda o un producto SaaS. Administrador de servidores que se jubila, sin nadie que haga ese trabajo: Fargate, Lambda o un producto SaaS. Código que nadie va a reescribir: rehost, replatform o un producto SaaS, no refactor. Proyecto sin meses de programación: rehost, replatform o un producto SaaS, no refactor. Hardware de la empresa vendido este año: servidores de AWS o un producto SaaS. Empresa que dejará de tener servidores físicos propios: AWS o un producto SaaS.',
        ),
      },
      {
        id: 'retain',
        neverRight: true,
        text: say(
          'Manter o sistema nos servidores que já tem',
          'Keep the system on the servers that it already has',
          'Mantener el sistema en los servidores que ya tiene',
        ),
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        why: say(
          'Manter o sistema onde está (retain) não muda nada por enquanto.',
          'Keeping the system where it is (retain) changes nothing for now.',
          'Mantener el sistema donde está (retain) no cambia nada por ahora.',
        ),
        likeness: {
          pt: 'a casa própria em que nada muda e cuja manutenção, do telhado ao piso, segue com você',
          en: 'the house you own, where nothing changes and all the upkeep, roof to floor, stays with you',
          es: 'la casa propia donde nada cambia y cuyo mantenimiento, del techo al piso, sigue a tu cargo',
        },
        tell: say(
          'Sistema que fica onde está: retain.',
          'A system that stays where it is: retain.',
          'Sistema que se queda donde está: retain.',
        ),
      },
      {
        id: 'colocation',
        neverRight: true,
        text: say(
          'Levar os seus servidores para um data center alugado',
          'Take its servers to a rented data center',
          'Llevar sus servidores a un centro de datos alquilado',
        ),
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        why: say(
          'Em um data center alugado, só o prédio, a energia e o ar-condicionado são de outra empresa.',
          'In a rented data center, only the building, power and cooling are another company’s.',
          'En un centro de datos alquilado, solo el edificio, la energía y la climatización son de otra empresa.',
        ),
        likeness: {
          pt: 'a sua própria casa, de que você continua a cuidar, levada para um terreno alugado',
          en: 'your own house, which you still look after, taken to a rented plot',
          es: 'tu propia casa, que tú sigues cuidando, llevada a un terreno alquilado',
        },
        tell: say(
          'Servidores próprios em prédio alheio: data center alugado.',
          'Its own servers in somebody else’s building: a rented data center.',
          'Servidores propios en un edificio ajeno: centro de datos alquilado.',
        ),
      },
    ],
    traits: [
      {
        misses: {
          saas: say(
            'Um produto SaaS tem as funções e as versões que o fornecedor decide; o programa da própria empresa sai de uso.',
            'A SaaS product has the functions and versions that its vendor decides; the company’s own program goes out of use.',
            'Un producto SaaS tiene las funciones y las versiones que decide el proveedor; el programa de la propia empresa sale de uso.',
          ),
        },
        needs: [
          {
            id: 'own-versions',
            text: say(
              'A empresa deve continuar lançando versões próprias do programa.',
              'The company must go on releasing versions of its own program.',
              'La empresa debe seguir lanzando versiones propias del programa.',
            ),
          },
          {
            id: 'own-rules',
            text: say(
              'As regras de negócio próprias, que nenhum produto pronto tem, devem ser mantidas.',
              'Its own business rules, which no ready-made product has, must be kept.',
              'Las reglas de negocio propias, que ningún producto ya hecho tiene, deben mantenerse.',
            ),
          },
        ],
      },
      {
        misses: {
          functions: say(
            'Para virar funções do AWS Lambda, o código teria de ser reescrito; é a estratégia refactor, a de maior esforço de desenvolvimento.',
            'To become AWS Lambda functions, the code would have to be rewritten; that is refactor, the strategy with the most development effort.',
            'Para convertirse en funciones de AWS Lambda, el código tendría que reescribirse; es la estrategia refactor, la de mayor esfuerzo de desarrollo.',
          ),
        },
        needs: [
          {
            id: 'no-rewriting',
            text: say(
              'Não há verba para reescrever o código.',
              'There is no budget for rewriting the code.',
              'No hay presupuesto para reescribir el código.',
            ),
          },
          {
            id: 'no-programmers',
            text: say(
              'O projeto não pode exigir meses de programação.',
              'The project must not take months of programming.',
              'El proyecto no puede exigir meses de programación.',
            ),
          },
          {
            id: 'code-stays',
            text: say(
              'Ninguém, na empresa ou fora dela, vai reescrever o código.',
              'Nobody, at the company or outside it, will rewrite the code.',
              'Nadie, en la empresa o fuera de ella, va a reescribir el código.',
            ),
          },
        ],
      },
      {
        misses: {
          rehost: say(
            'No Amazon EC2, a empresa continua aplicando patches e administrando o sistema operacional das instâncias.',
            'On Amazon EC2, the company goes on patching and administering the operating system of its instances.',
            'En Amazon EC2, la empresa sigue aplicando parches y administrando el sistema operativo de las instancias.',
          ),
          retain: say(
            'Nos servidores que já tem, a empresa continua cuidando do hardware e do sistema operacional.',
            'On the servers that it already has, the company goes on looking after hardware and operating system.',
            'En los servidores que ya tiene, la empresa sigue ocupándose del hardware y del sistema operativo.',
          ),
          colocation: say(
            'No data center alugado, os servidores e o sistema operacional deles continuam a cargo da empresa.',
            'In a rented data center, the servers and their operating system are still the company’s task.',
            'En el centro de datos alquilado, los servidores y su sistema operativo siguen a cargo de la empresa.',
          ),
        },
        needs: [
          {
            id: 'no-patches',
            text: say(
              'Ninguém na empresa deve aplicar patches em servidores.',
              'The company’s staff must not have to patch servers.',
              'Nadie en la empresa debe tener que aplicar parches a servidores.',
            ),
          },
          {
            id: 'no-administrator',
            text: say(
              'O único administrador de servidores se aposenta, e ninguém fará o trabalho dele.',
              'The only server administrator is retiring, and nobody will do that work.',
              'El único administrador de servidores se jubila, y nadie hará ese trabajo.',
            ),
          },
        ],
      },
      {
        misses: {
          retain: say(
            'Se o sistema fica onde está, a empresa continua com os seus próprios servidores físicos.',
            'If the system stays where it is, the company keeps physical servers of its own.',
            'Si el sistema se queda donde está, la empresa conserva sus propios servidores físicos.',
          ),
          colocation: say(
            'No data center alugado ficam os mesmos servidores, que são da empresa e que ela terá de trocar.',
            'In a rented data center the servers are still the company’s own, and it has to replace them.',
            'En el centro de datos alquilado quedan los mismos servidores, que son de la empresa y que tendrá que cambiar.',
          ),
        },
        needs: [
          {
            id: 'no-hardware',
            text: say(
              'A empresa não terá mais servidores físicos próprios.',
              'The company will no longer own physical servers.',
              'La empresa dejará de tener servidores físicos propios.',
            ),
          },
          {
            id: 'hardware-sold',
            text: say(
              'Todo o hardware da empresa será vendido neste ano.',
              'All of the company’s hardware will be sold this year.',
              'Todo el hardware de la empresa se venderá este año.',
            ),
          },
        ],
      },
      {
        misses: {
          containers: say(
            'No AWS Fargate, o servidor é da AWS, e ninguém entra no sistema operacional dele para instalar um agente.',
            'On AWS Fargate, the server is AWS’s, and nobody can enter its operating system to install an agent.',
            'En AWS Fargate, el servidor es de AWS, y nadie entra en su sistema operativo para instalar un agente.',
          ),
          functions: say(
            'No AWS Lambda, o servidor é da AWS, e a empresa não tem acesso ao sistema operacional dele.',
            'On AWS Lambda, the server is AWS’s, and the company has no access to its operating system.',
            'En AWS Lambda, el servidor es de AWS, y la empresa no tiene acceso a su sistema operativo.',
          ),
          saas: say(
            'Em um produto SaaS, só o fornecedor entra no sistema operacional dos servidores.',
            'With a SaaS product, only the vendor can enter the operating system of the servers.',
            'En un producto SaaS, solo el proveedor entra en el sistema operativo de los servidores.',
          ),
        },
        needs: [
          {
            id: 'agent',
            text: say(
              'A auditoria exige um agente instalado no sistema operacional do servidor.',
              'The auditors require an agent installed in the operating system of the server.',
              'La auditoría exige un agente instalado en el sistema operativo del servidor.',
            ),
          },
        ],
      },
    ],
    ask: say(
      'Qual opção atende a esses requisitos?',
      'Which option meets these requirements?',
      '¿Qué opción cumple estos requisitos?',
    ),
  }),
];
