import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

export const helpSource: readonly Pattern[] = [
  choiceOf({
    id: 'help-source',
    exams: { 'clf-c02': { domain: 'billing', topic: 'support' } },
    scene: {
      pt: 'Pense na AWS como um prédio, na conta da empresa como o seu apartamento e nas cobranças como a taxa de condomínio.',
      en: 'Think of AWS as an apartment building, of the company’s account as your apartment, and of its charges as the monthly fees.',
      es: 'Piensa en AWS como un edificio, en la cuenta de la empresa como tu apartamento y en los cargos como las cuotas del mes.',
    },
    situations: [
      {
        id: 'tea-merchant',
        text: say(
          'Uma importadora de chás, há três meses na AWS, quer saber de problemas que afetem o seu ambiente.',
          'A tea importer, three months on AWS, wants to learn of problems that affect its environment.',
          'Una importadora de té, con tres meses en AWS, quiere enterarse de problemas que afecten su entorno.',
        ),
      },
      {
        id: 'choir',
        text: say(
          'Uma federação de coros não entende o que a AWS cobra pela transferência de dados e quer uma explicação.',
          'A federation of choirs does not understand what AWS charges for data transfer and wants an explanation.',
          'Una asociación de coros no entiende lo que cobra AWS por la transferencia de datos y quiere una explicación.',
        ),
      },
      {
        id: 'board-games',
        text: say(
          'Uma editora de jogos de tabuleiro não entende por que os seus backups na AWS custam tanto e quer uma explicação.',
          'A board game publisher does not understand why its backups on AWS cost so much and wants an explanation.',
          'Una editorial de juegos de mesa no entiende por qué sus respaldos en AWS cuestan tanto y quiere una explicación.',
        ),
      },
      {
        id: 'beekeepers',
        text: say(
          'Uma cooperativa de apicultores opera o seu sistema na AWS e quer ser avisada de problemas no ambiente.',
          'A cooperative of beekeepers runs its system on AWS and wants warnings of problems in its environment.',
          'Una cooperativa de apicultores opera su sistema en AWS y quiere recibir avisos de problemas en su entorno.',
        ),
      },
    ],
    options: [
      {
        id: 'health',
        rightIn: ['tea-merchant', 'beekeepers'],
        text: say(
          'Os eventos do AWS Health Dashboard',
          'Events in the AWS Health Dashboard',
          'Los eventos de AWS Health Dashboard',
        ),
        uses: ['Health Dashboard'],
        source: docs('health/latest/ug/what-is-aws-health.html'),
        why: say(
          'O AWS Health Dashboard mostra sozinho, em toda conta e sem custo, os eventos da AWS que afetam os recursos daquela conta.',
          'The AWS Health Dashboard shows by itself, in every account and at no cost, the AWS events that affect the resources of that account.',
          'AWS Health Dashboard muestra por sí solo, en toda cuenta y sin costo, los eventos de AWS que afectan los recursos de esa cuenta.',
        ),
        likeness: {
          pt: 'o aviso grátis posto sob a sua porta sempre que uma obra do prédio atinge o seu apartamento',
          en: 'the free notice slipped under your own door whenever works in the building affect your apartment',
          es: 'el aviso gratis puesto bajo tu puerta siempre que una obra del edificio afecta a tu apartamento',
        },
        tell: say(
          'Informações que chegam à equipe sem que ninguém pergunte: AWS Health Dashboard e AWS Trusted Advisor. Equipe sem tempo de descrever problemas a outras pessoas: AWS Health Dashboard e AWS Trusted Advisor. Informações que tratam da conta da própria empresa: Health Dashboard e Trusted Advisor. Informações da conta da empresa, fora do alcance de outros clientes: Health Dashboard e Trusted Advisor, não re:Post. Nenhuma cobrança adicional: Health Dashboard, Trusted Advisor e re:Post. Sem verba para mensalidades nem serviços de terceiros: Health Dashboard, Trusted Advisor e re:Post.',
          'Information that reaches the team without anybody asking: the AWS Health Dashboard and AWS Trusted Advisor. A team without time to describe problems to other people: the AWS Health Dashboard and AWS Trusted Advisor. Information that concerns the company’s own account: the Health Dashboard and Trusted Advisor. Information about the company’s account, out of reach of other customers: the Health Dashboard and Trusted Advisor, not re:Post. No additional charge: the Health Dashboard, Trusted Advisor and re:Post. No budget for monthly fees or services of third parties: the Health Dashboard, Trusted Advisor and re:Post.',
          'Información que llega al equipo sin que nadie pregunte: AWS Health Dashboard y AWS Trusted Advisor. Equipo sin tiempo de describir problemas a otras personas: AWS Health Dashboard y AWS Trusted Advisor. Información que trata de la cuenta de la propia empresa: Health Dashboard y Trusted Advisor. Información de la cuenta de la empresa, fuera del alcance de otros clientes: Health Dashboard y Trusted Advisor, no re:Post. Ningún cargo adicional: Health Dashboard, Trusted Advisor y re:Post. Sin presupuesto para mensualidades ni servicios de terceros: Health Dashboard, Trusted Advisor y re:Post.',
        ),
      },
      {
        id: 'advisor',
        rightIn: ['tea-merchant', 'beekeepers'],
        text: say(
          'As verificações principais do AWS Trusted Advisor',
          'The core checks of AWS Trusted Advisor',
          'Las verificaciones principales de AWS Trusted Advisor',
        ),
        uses: ['Trusted Advisor'],
        source: docs('awssupport/latest/user/trusted-advisor.html'),
        why: say(
          'As verificações principais do AWS Trusted Advisor examinam sozinhas os recursos da conta e vêm com toda conta, sem custo.',
          'The core checks of AWS Trusted Advisor examine the resources of the account by themselves and come with every account, at no cost.',
          'Las verificaciones principales de AWS Trusted Advisor examinan por sí solas los recursos de la cuenta y vienen con toda cuenta, sin costo.',
        ),
        likeness: {
          pt: 'a vistoria automática e grátis do prédio, que deixa no seu apartamento uma lista do que corrigir',
          en: 'the building’s free, automatic check, which leaves in your apartment a list of things to put right',
          es: 'la revisión automática y gratis del edificio, que deja en tu apartamento una lista de lo que corregir',
        },
        tell: say(
          'Informações que chegam à equipe sem que ninguém pergunte: AWS Health Dashboard e AWS Trusted Advisor. Equipe sem tempo de descrever problemas a outras pessoas: AWS Health Dashboard e AWS Trusted Advisor. Informações que tratam da conta da própria empresa: Health Dashboard e Trusted Advisor. Informações da conta da empresa, fora do alcance de outros clientes: Health Dashboard e Trusted Advisor, não re:Post. Nenhuma cobrança adicional: Health Dashboard, Trusted Advisor e re:Post. Sem verba para mensalidades nem serviços de terceiros: Health Dashboard, Trusted Advisor e re:Post.',
          'Information that reaches the team without anybody asking: the AWS Health Dashboard and AWS Trusted Advisor. A team without time to describe problems to other people: the AWS Health Dashboard and AWS Trusted Advisor. Information that concerns the company’s own account: the Health Dashboard and Trusted Advisor. Information about the company’s account, out of reach of other customers: the Health Dashboard and Trusted Advisor, not re:Post. No additional charge: the Health Dashboard, Trusted Advisor and re:Post. No budget for monthly fees or services of third parties: the Health Dashboard, Trusted Advisor and re:Post.',
          'Información que llega al equipo sin que nadie pregunte: AWS Health Dashboard y AWS Trusted Advisor. Equipo sin tiempo de describir problemas a otras personas: AWS Health Dashboard y AWS Trusted Advisor. Información que trata de la cuenta de la propia empresa: Health Dashboard y Trusted Advisor. Información de la cuenta de la empresa, fuera del alcance de otros clientes: Health Dashboard y Trusted Advisor, no re:Post. Ningún cargo adicional: Health Dashboard, Trusted Advisor y re:Post. Sin presupuesto para mensualidades ni servicios de terceros: Health Dashboard, Trusted Advisor y re:Post.',
        ),
      },
      {
        id: 'repost',
        text: say(
          'Uma pergunta publicada no AWS re:Post',
          'A question published on AWS re:Post',
          'Una pregunta publicada en AWS re:Post',
        ),
        uses: ['re:Post'],
        source: { url: 'https://repost.aws/', checkedOn: null },
        why: say(
          'No AWS re:Post, pessoas da comunidade e especialistas da AWS respondem de graça às perguntas que cada um escreve.',
          'On AWS re:Post, people of the community and AWS experts answer for free the questions that anyone writes.',
          'En AWS re:Post, personas de la comunidad y especialistas de AWS responden gratis las preguntas que cada quien escribe.',
        ),
        likeness: {
          pt: 'a pergunta que você prega na rua, lida por todos e respondida grátis por quem passa',
          en: 'the question you pin up in the street, read by all and answered free by any passer-by',
          es: 'la pregunta que clavas en la calle, leída por todos y respondida gratis por cualquier transeúnte',
        },
        tell: say(
          'Resposta às dúvidas sobre as cobranças que venha de uma pessoa: AWS re:Post, um caso de suporte ou um AWS Partner. Situação contada com palavras próprias a quem entende de cobranças: AWS re:Post, um caso de suporte ou um AWS Partner. Nenhuma cobrança adicional: re:Post e casos de faturamento no Basic Support. Sem verba para mensalidades nem serviços de terceiros: re:Post e casos de faturamento no Basic Support.',
          'An explanation of the charges that comes from a person: AWS re:Post, a support case or an AWS Partner. A situation described in its own words to someone who knows about charges: AWS re:Post, a support case or an AWS Partner. No additional charge: re:Post and billing cases with Basic Support. No budget for monthly fees or services of third parties: re:Post and billing cases with Basic Support.',
          'Respuesta a las dudas sobre los cargos que venga de una persona: AWS re:Post, un caso de soporte o un AWS Partner. Situación contada con palabras propias a quien sabe de cargos: AWS re:Post, un caso de soporte o un AWS Partner. Ningún cargo adicional: re:Post y casos de facturación en Basic Support. Sin presupuesto para mensualidades ni servicios de terceros: re:Post y casos de facturación en Basic Support.',
        ),
      },
      {
        id: 'documentation',
        neverRight: true,
        text: say(
          'A documentação da AWS, aberta a todos',
          'The AWS documentation, open to all',
          'La documentación de AWS, abierta a todos',
        ),
        source: docs(''),
        why: say(
          'A documentação da AWS descreve os serviços, de graça e para todos.',
          'The AWS documentation describes the services, for free and for all.',
          'La documentación de AWS describe los servicios, gratis y para todos.',
        ),
        likeness: {
          pt: 'o manual grátis do prédio, igual para todos, que explica as instalações e não sabe do seu apartamento',
          en: 'the building’s free manual, the same for all, which explains the fittings and knows nothing of your apartment',
          es: 'el manual gratis del edificio, igual para todos, que explica las instalaciones y no sabe de tu apartamento',
        },
        tell: say(
          'Como um serviço funciona: a documentação.',
          'How a service works: the documentation.',
          'Cómo funciona un servicio: la documentación.',
        ),
      },
      {
        id: 'basic',
        rightIn: ['choir', 'board-games'],
        text: say(
          'Um caso de faturamento no Basic Support',
          'A billing case with Basic Support',
          'Un caso de facturación en Basic Support',
        ),
        uses: ['Basic Support'],
        source: docs('awssupport/latest/user/aws-support-plans.html'),
        why: say(
          'O Basic Support vem com toda conta, sem mensalidade, e um atendente da AWS responde aos casos sobre a conta e as suas cobranças.',
          'Basic Support comes with every account, with no monthly fee, and an agent of AWS answers cases on the account and its charges.',
          'Basic Support viene con toda cuenta, sin mensualidad, y un agente de AWS responde los casos sobre la cuenta y sus cargos.',
        ),
        likeness: {
          pt: 'o balcão de contas do prédio, sem taxa, que explica a sua cobrança, mas só quando você pergunta',
          en: 'the building’s accounts desk, free of charge, where somebody explains your fees, but only when you ask',
          es: 'la ventanilla de cuentas del edificio, sin tarifa, donde alguien explica tus cuotas, pero solo cuando preguntas',
        },
        tell: say(
          'Resposta às dúvidas sobre as cobranças que venha de uma pessoa: AWS re:Post, um caso de suporte ou um AWS Partner. Situação contada com palavras próprias a quem entende de cobranças: AWS re:Post, um caso de suporte ou um AWS Partner. Informações que tratam da conta da própria empresa: um caso de suporte ou um AWS Partner. Informações da conta da empresa, fora do alcance de outros clientes: um caso de suporte ou um AWS Partner, não re:Post. Nenhuma cobrança adicional: re:Post e casos de faturamento no Basic Support. Sem verba para mensalidades nem serviços de terceiros: re:Post e casos de faturamento no Basic Support.',
          'An explanation of the charges that comes from a person: AWS re:Post, a support case or an AWS Partner. A situation described in its own words to someone who knows about charges: AWS re:Post, a support case or an AWS Partner. Information that concerns the company’s own account: a support case or an AWS Partner. Information about the company’s account, out of reach of other customers: a support case or an AWS Partner, not re:Post. No additional charge: re:Post and billing cases with Basic Support. No budget for monthly fees or services of third parties: re:Post and billing cases with Basic Support.',
          'Respuesta a las dudas sobre los cargos que venga de una persona: AWS re:Post, un caso de soporte o un AWS Partner. Situación contada con palabras propias a quien sabe de cargos: AWS re:Post, un caso de soporte o un AWS Partner. Información que trata de la cuenta de la propia empresa: un caso de soporte o un AWS Partner. Información de la cuenta de la empresa, fuera del alcance de otros clientes: un caso de soporte o un AWS Partner, no re:Post. Ningún cargo adicional: re:Post y casos de facturación en Basic Support. Sin presupuesto para mensualidades ni servicios de terceros: re:Post y casos de facturación en Basic Support.',
        ),
      },
      {
        id: 'business',
        text: say(
          'Um caso aberto no Business Support+',
          'A case opened with Business Support+',
          'Un caso abierto en Business Support+',
        ),
        uses: ['Business Support+'],
        source: site('premiumsupport/plans/'),
        why: say(
          'Com o Business Support+, a equipe da AWS responde em particular a casos técnicos e de cobrança, com os recursos da conta à vista.',
          'With Business Support+, AWS staff answer technical and billing cases in private, with the resources of the account in view.',
          'Con Business Support+, el personal de AWS responde en privado casos técnicos y de facturación, con los recursos de la cuenta a la vista.',
        ),
        likeness: {
          pt: 'o zelador pago por mês, que vem ao seu apartamento explicar tudo, mas só quando você chama',
          en: 'the caretaker paid monthly, who comes to your apartment and explains everything, but only when you call',
          es: 'el conserje pagado por mes, que viene a tu apartamento y explica todo, pero solo cuando lo llamas',
        },
        tell: say(
          'Resposta às dúvidas sobre as cobranças que venha de uma pessoa: AWS re:Post, um caso de suporte ou um AWS Partner. Situação contada com palavras próprias a quem entende de cobranças: AWS re:Post, um caso de suporte ou um AWS Partner. Informações que tratam da conta da própria empresa: um caso de suporte ou um AWS Partner. Informações da conta da empresa, fora do alcance de outros clientes: um caso de suporte ou um AWS Partner, não re:Post.',
          'An explanation of the charges that comes from a person: AWS re:Post, a support case or an AWS Partner. A situation described in its own words to someone who knows about charges: AWS re:Post, a support case or an AWS Partner. Information that concerns the company’s own account: a support case or an AWS Partner. Information about the company’s account, out of reach of other customers: a support case or an AWS Partner, not re:Post.',
          'Respuesta a las dudas sobre los cargos que venga de una persona: AWS re:Post, un caso de soporte o un AWS Partner. Situación contada con palabras propias a quien sabe de cargos: AWS re:Post, un caso de soporte o un AWS Partner. Información que trata de la cuenta de la propia empresa: un caso de soporte o un AWS Partner. Información de la cuenta de la empresa, fuera del alcance de otros clientes: un caso de soporte o un AWS Partner, no re:Post.',
        ),
      },
      {
        id: 'partner',
        text: say(
          'Uma consultoria paga de um AWS Partner',
          'Paid consulting by an AWS Partner',
          'Una consultoría paga de un AWS Partner',
        ),
        uses: ['AWS Partner'],
        source: site('partners/'),
        why: say(
          'Os consultores de um AWS Partner examinam os recursos da empresa e respondem a ela em particular.',
          'The consultants of an AWS Partner examine the company’s resources and answer it in private.',
          'Los consultores de un AWS Partner examinan los recursos de la empresa y le responden en privado.',
        ),
        likeness: {
          pt: 'o engenheiro particular que visita o seu apartamento e explica tudo em pessoa, mas pago por você',
          en: 'the private engineer who visits your apartment and explains everything in person, but at your expense',
          es: 'el ingeniero particular que visita tu apartamento y lo explica todo en persona, pero pagado por ti',
        },
        tell: say(
          'Resposta às dúvidas sobre as cobranças que venha de uma pessoa: AWS re:Post, um caso de suporte ou um AWS Partner. Situação contada com palavras próprias a quem entende de cobranças: AWS re:Post, um caso de suporte ou um AWS Partner. Informações que tratam da conta da própria empresa: um caso de suporte ou um AWS Partner. Informações da conta da empresa, fora do alcance de outros clientes: um caso de suporte ou um AWS Partner, não re:Post.',
          'An explanation of the charges that comes from a person: AWS re:Post, a support case or an AWS Partner. A situation described in its own words to someone who knows about charges: AWS re:Post, a support case or an AWS Partner. Information that concerns the company’s own account: a support case or an AWS Partner. Information about the company’s account, out of reach of other customers: a support case or an AWS Partner, not re:Post.',
          'Respuesta a las dudas sobre los cargos que venga de una persona: AWS re:Post, un caso de soporte o un AWS Partner. Situación contada con palabras propias a quien sabe de cargos: AWS re:Post, un caso de soporte o un AWS Partner. Información que trata de la cuenta de la propia empresa: un caso de soporte o un AWS Partner. Información de la cuenta de la empresa, fuera del alcance de otros clientes: un caso de soporte o un AWS Partner, no re:Post.',
        ),
      },
      {
        id: 'status',
        neverRight: true,
        text: say(
          'A página pública de status dos serviços da AWS',
          'The public status page of AWS services',
          'La página pública de estado de los servicios de AWS',
        ),
        source: docs('health/latest/ug/aws-health-dashboard-status.html'),
        why: say(
          'A página pública mostra o estado geral dos serviços em cada região.',
          'The public page shows the general state of the services in each Region.',
          'La página pública muestra el estado general de los servicios en cada región.',
        ),
        likeness: {
          pt: 'o cartaz grátis na entrada do prédio, que mostra a todos se água e luz funcionam',
          en: 'the free poster at the building’s entrance, which shows everybody whether water and power work',
          es: 'el cartel gratis en la entrada del edificio, que muestra a todos si hay agua y luz',
        },
        tell: say(
          'Estado geral dos serviços: a página pública.',
          'The general state of services: the public page.',
          'Estado general de los servicios: la página pública.',
        ),
      },
    ],
    traits: [
      {
        misses: {
          business: say(
            'O Business Support+ é um plano pago, com mensalidade.',
            'Business Support+ is a paid plan, with a monthly fee.',
            'Business Support+ es un plan pago, con mensualidad.',
          ),
          partner: say(
            'A consultoria de um AWS Partner é contratada e paga à parte.',
            'Consulting by an AWS Partner is contracted and paid for separately.',
            'La consultoría de un AWS Partner se contrata y se paga aparte.',
          ),
        },
        needs: [
          {
            id: 'no-charge',
            text: say(
              'Não pode haver nenhuma cobrança adicional.',
              'There must be no additional charge.',
              'No puede haber ningún cargo adicional.',
            ),
          },
          {
            id: 'no-budget',
            text: say(
              'Neste ano não há verba para mensalidades nem para serviços de terceiros.',
              'There is no budget this year for monthly fees or for third-party services.',
              'Este año no hay presupuesto para mensualidades ni para servicios de terceros.',
            ),
          },
        ],
      },
      {
        misses: {
          health: say(
            'O AWS Health Dashboard publica eventos; ninguém responde a perguntas nele.',
            'The AWS Health Dashboard publishes events; nobody answers questions in it.',
            'AWS Health Dashboard publica eventos; nadie responde preguntas allí.',
          ),
          advisor: say(
            'O AWS Trusted Advisor executa verificações automáticas; ninguém responde a perguntas nele.',
            'AWS Trusted Advisor runs automatic checks; nobody answers questions in it.',
            'AWS Trusted Advisor ejecuta verificaciones automáticas; nadie responde preguntas allí.',
          ),
          documentation: say(
            'A documentação da AWS é lida; nela ninguém responde ao caso de um leitor.',
            'The AWS documentation is for reading; nobody answers a reader’s own case in it.',
            'La documentación de AWS se lee; en ella nadie responde el caso de un lector.',
          ),
          status: say(
            'A página pública de status só mostra o estado dos serviços; ninguém responde a perguntas nela.',
            'The public status page only shows the state of the services; nobody answers questions on it.',
            'La página pública de estado solo muestra cómo están los servicios; nadie responde preguntas en ella.',
          ),
        },
        needs: [
          {
            id: 'person',
            situations: ['choir', 'board-games'],
            text: say(
              'A resposta às dúvidas sobre as cobranças deve vir de uma pessoa.',
              'The explanation of the charges must come from a person.',
              'La respuesta a las dudas sobre los cargos debe venir de una persona.',
            ),
          },
          {
            id: 'own-words',
            situations: ['choir', 'board-games'],
            text: say(
              'A empresa quer contar a situação com palavras próprias e receber a resposta de quem entende de cobranças.',
              'The company wants to describe the situation in its own words and be answered by someone who knows about charges.',
              'La empresa quiere contar la situación con palabras propias y recibir la respuesta de quien sabe de cargos.',
            ),
          },
        ],
      },
      {
        misses: {
          repost: say(
            'No AWS re:Post, alguém da empresa tem de escrever a pergunta e esperar a resposta.',
            'On AWS re:Post, somebody at the company has to write the question and wait for an answer.',
            'En AWS re:Post, alguien de la empresa tiene que escribir la pregunta y esperar la respuesta.',
          ),
          basic: say(
            'No Basic Support, alguém da empresa tem de abrir o caso de faturamento.',
            'With Basic Support, somebody at the company has to open the billing case.',
            'En Basic Support, alguien de la empresa tiene que abrir el caso de facturación.',
          ),
          business: say(
            'No Business Support+, alguém da empresa tem de abrir o caso e descrevê-lo.',
            'With Business Support+, somebody at the company has to open the case and describe it.',
            'En Business Support+, alguien de la empresa tiene que abrir el caso y describirlo.',
          ),
        },
        unclear: ['partner'],
        needs: [
          {
            id: 'nobody-asks',
            situations: ['tea-merchant', 'beekeepers'],
            text: say(
              'As informações devem chegar à equipe sem que ninguém precise perguntar.',
              'Information must reach the team without anybody having to ask.',
              'La información debe llegar al equipo sin que nadie tenga que preguntar.',
            ),
          },
          {
            id: 'no-requests',
            situations: ['tea-merchant', 'beekeepers'],
            text: say(
              'Ninguém na equipe tem tempo de descrever problemas a outras pessoas.',
              'Nobody on the team has time to describe problems to other people.',
              'Nadie del equipo tiene tiempo de describir problemas a otras personas.',
            ),
          },
        ],
      },
      {
        misses: {
          repost: say(
            'No AWS re:Post, todos leem a pergunta e a resposta, e quem responde não vê a conta da empresa.',
            'On AWS re:Post, everyone reads question and answer, and those who answer do not see the company’s account.',
            'En AWS re:Post, todos leen la pregunta y la respuesta, y quien responde no ve la cuenta de la empresa.',
          ),
          documentation: say(
            'A documentação da AWS é a mesma para todos e não fala da conta de uma empresa.',
            'The AWS documentation is the same for all and says nothing about one company’s account.',
            'La documentación de AWS es la misma para todos y no habla de la cuenta de una empresa.',
          ),
          status: say(
            'A página pública de status é a mesma para todos e não fala da conta de uma empresa.',
            'The public status page is the same for all and says nothing about one company’s account.',
            'La página pública de estado es la misma para todos y no habla de la cuenta de una empresa.',
          ),
        },
        needs: [
          {
            id: 'own-resources',
            text: say(
              'As informações devem tratar da conta da própria empresa, e não da AWS em geral.',
              'The information must concern the company’s own account, not AWS in general.',
              'La información debe tratar de la cuenta de la propia empresa, y no de AWS en general.',
            ),
          },
          {
            id: 'private',
            text: say(
              'As informações devem tratar da conta da empresa e ficar fora do alcance de outros clientes.',
              'The information must be about the company’s account and out of reach of other customers.',
              'La información debe tratar de la cuenta de la empresa y quedar fuera del alcance de otros clientes.',
            ),
          },
        ],
      },
    ],
    ask: say(
      'O que a empresa deve usar para atender a esses requisitos?',
      'What should the company use to meet these requirements?',
      '¿Qué debe usar la empresa para cumplir estos requisitos?',
    ),
  }),
];
