import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

export const helpSource: readonly Pattern[] = [
  choiceOf({
    id: 'help-source',
    exams: { 'clf-c02': { domain: 'billing', topic: 'support' } },
    situations: [
      {
        id: 'tea-merchant',
        text: say(
          'Uma importadora de chás está há três meses na AWS e escolhe onde buscar ajuda e informações.',
          'A tea importer has been on AWS for three months and is choosing where to look for help and information.',
          'Una importadora de té lleva tres meses en AWS y elige dónde buscar ayuda e información.',
        ),
      },
      {
        id: 'choir',
        text: say(
          'Uma associação de corais vende ingressos com um site na AWS e escolhe os recursos de suporte que vai usar.',
          'An association of choirs sells tickets on a site on AWS and is choosing the support resources that it will use.',
          'Una asociación de coros vende entradas con un sitio en AWS y elige los recursos de soporte que va a usar.',
        ),
      },
      {
        id: 'board-games',
        text: say(
          'Uma editora de jogos de tabuleiro publicou a sua loja na AWS e define de onde virão ajuda e avisos.',
          'A board game publisher has launched its store on AWS and is deciding where help and notices will come from.',
          'Una editorial de juegos de mesa publicó su tienda en AWS y define de dónde vendrán la ayuda y los avisos.',
        ),
      },
      {
        id: 'beekeepers',
        text: say(
          'Uma cooperativa de apicultores opera o seu sistema na AWS e define de onde virão ajuda e informações.',
          'A cooperative of beekeepers operates its system on AWS and is deciding where help and information will come from.',
          'Una cooperativa de apicultores opera su sistema en AWS y define de dónde vendrán la ayuda y la información.',
        ),
      },
    ],
    options: [
      {
        id: 'health',
        text: say(
          'Os eventos da conta no AWS Health Dashboard',
          'Account events in the AWS Health Dashboard',
          'Los eventos de la cuenta en AWS Health Dashboard',
        ),
        uses: ['Health Dashboard'],
        source: docs('health/latest/ug/what-is-aws-health.html'),
        why: say(
          'O AWS Health Dashboard mostra sozinho, em toda conta e sem custo, os eventos da AWS que afetam os recursos daquela conta.',
          'The AWS Health Dashboard shows by itself, in every account and at no cost, the AWS events that affect the resources of that account.',
          'AWS Health Dashboard muestra por sí solo, en toda cuenta y sin costo, los eventos de AWS que afectan los recursos de esa cuenta.',
        ),
        tell: say(
          'Informações que chegam à equipe sem que ninguém pergunte: AWS Health Dashboard e AWS Trusted Advisor. Equipe sem tempo de descrever problemas a outras pessoas: AWS Health Dashboard e AWS Trusted Advisor. Informações que vêm do exame da conta da empresa: Health Dashboard, Trusted Advisor ou um caso de suporte, não re:Post. Informações da conta da empresa, fora do alcance de outros clientes: Health Dashboard, Trusted Advisor ou um caso de suporte, não re:Post. Nenhuma cobrança adicional: Health Dashboard, Trusted Advisor, re:Post e casos de faturamento no Basic Support. Sem verba para ajuda externa neste ano: Health Dashboard, Trusted Advisor, re:Post e casos de faturamento no Basic Support.',
          'Information that reaches the team without anybody asking: the AWS Health Dashboard and AWS Trusted Advisor. A team without time to describe problems to other people: the AWS Health Dashboard and AWS Trusted Advisor. Information that comes from looking into the company’s account: the Health Dashboard, Trusted Advisor or a support case, not re:Post. Information about the company’s account, out of reach of other customers: the Health Dashboard, Trusted Advisor or a support case, not re:Post. No additional charge: the Health Dashboard, Trusted Advisor, re:Post and billing cases with Basic Support. No budget for outside help this year: the Health Dashboard, Trusted Advisor, re:Post and billing cases with Basic Support.',
          'Información que llega al equipo sin que nadie pregunte: AWS Health Dashboard y AWS Trusted Advisor. Equipo sin tiempo de describir problemas a otras personas: AWS Health Dashboard y AWS Trusted Advisor. Información que viene del examen de la cuenta de la empresa: Health Dashboard, Trusted Advisor o un caso de soporte, no re:Post. Información de la cuenta de la empresa, fuera del alcance de otros clientes: Health Dashboard, Trusted Advisor o un caso de soporte, no re:Post. Ningún cargo adicional: Health Dashboard, Trusted Advisor, re:Post y casos de facturación en Basic Support. Sin presupuesto para ayuda externa este año: Health Dashboard, Trusted Advisor, re:Post y casos de facturación en Basic Support.',
        ),
      },
      {
        id: 'advisor',
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
        tell: say(
          'Informações que chegam à equipe sem que ninguém pergunte: AWS Health Dashboard e AWS Trusted Advisor. Equipe sem tempo de descrever problemas a outras pessoas: AWS Health Dashboard e AWS Trusted Advisor. Informações que vêm do exame da conta da empresa: Health Dashboard, Trusted Advisor ou um caso de suporte, não re:Post. Informações da conta da empresa, fora do alcance de outros clientes: Health Dashboard, Trusted Advisor ou um caso de suporte, não re:Post. Nenhuma cobrança adicional: Health Dashboard, Trusted Advisor, re:Post e casos de faturamento no Basic Support. Sem verba para ajuda externa neste ano: Health Dashboard, Trusted Advisor, re:Post e casos de faturamento no Basic Support.',
          'Information that reaches the team without anybody asking: the AWS Health Dashboard and AWS Trusted Advisor. A team without time to describe problems to other people: the AWS Health Dashboard and AWS Trusted Advisor. Information that comes from looking into the company’s account: the Health Dashboard, Trusted Advisor or a support case, not re:Post. Information about the company’s account, out of reach of other customers: the Health Dashboard, Trusted Advisor or a support case, not re:Post. No additional charge: the Health Dashboard, Trusted Advisor, re:Post and billing cases with Basic Support. No budget for outside help this year: the Health Dashboard, Trusted Advisor, re:Post and billing cases with Basic Support.',
          'Información que llega al equipo sin que nadie pregunte: AWS Health Dashboard y AWS Trusted Advisor. Equipo sin tiempo de describir problemas a otras personas: AWS Health Dashboard y AWS Trusted Advisor. Información que viene del examen de la cuenta de la empresa: Health Dashboard, Trusted Advisor o un caso de soporte, no re:Post. Información de la cuenta de la empresa, fuera del alcance de otros clientes: Health Dashboard, Trusted Advisor o un caso de soporte, no re:Post. Ningún cargo adicional: Health Dashboard, Trusted Advisor, re:Post y casos de facturación en Basic Support. Sin presupuesto para ayuda externa este año: Health Dashboard, Trusted Advisor, re:Post y casos de facturación en Basic Support.',
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
        tell: say(
          'Uma pessoa que responda às dúvidas sobre o que a AWS cobra: AWS re:Post ou um caso de suporte. Dúvidas de preço descritas com palavras próprias: AWS re:Post ou um caso de suporte. Nenhuma cobrança adicional: Health Dashboard, Trusted Advisor, re:Post e casos de faturamento no Basic Support. Sem verba para ajuda externa neste ano: Health Dashboard, Trusted Advisor, re:Post e casos de faturamento no Basic Support.',
          'A person to explain what AWS charges for: AWS re:Post or a support case. What is unclear about prices, described in its own words: AWS re:Post or a support case. No additional charge: the Health Dashboard, Trusted Advisor, re:Post and billing cases with Basic Support. No budget for outside help this year: the Health Dashboard, Trusted Advisor, re:Post and billing cases with Basic Support.',
          'Una persona que responda las dudas sobre lo que AWS cobra: AWS re:Post o un caso de soporte. Dudas de precios descritas con palabras propias: AWS re:Post o un caso de soporte. Ningún cargo adicional: Health Dashboard, Trusted Advisor, re:Post y casos de facturación en Basic Support. Sin presupuesto para ayuda externa este año: Health Dashboard, Trusted Advisor, re:Post y casos de facturación en Basic Support.',
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
        tell: say(
          'Como um serviço funciona: a documentação.',
          'How a service works: the documentation.',
          'Cómo funciona un servicio: la documentación.',
        ),
      },
      {
        id: 'basic',
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
        tell: say(
          'Uma pessoa que responda às dúvidas sobre o que a AWS cobra: AWS re:Post ou um caso de suporte. Dúvidas de preço descritas com palavras próprias: AWS re:Post ou um caso de suporte. Informações que vêm do exame da conta da empresa: Health Dashboard, Trusted Advisor ou um caso de suporte, não re:Post. Informações da conta da empresa, fora do alcance de outros clientes: Health Dashboard, Trusted Advisor ou um caso de suporte, não re:Post. Nenhuma cobrança adicional: Health Dashboard, Trusted Advisor, re:Post e casos de faturamento no Basic Support. Sem verba para ajuda externa neste ano: Health Dashboard, Trusted Advisor, re:Post e casos de faturamento no Basic Support.',
          'A person to explain what AWS charges for: AWS re:Post or a support case. What is unclear about prices, described in its own words: AWS re:Post or a support case. Information that comes from looking into the company’s account: the Health Dashboard, Trusted Advisor or a support case, not re:Post. Information about the company’s account, out of reach of other customers: the Health Dashboard, Trusted Advisor or a support case, not re:Post. No additional charge: the Health Dashboard, Trusted Advisor, re:Post and billing cases with Basic Support. No budget for outside help this year: the Health Dashboard, Trusted Advisor, re:Post and billing cases with Basic Support.',
          'Una persona que responda las dudas sobre lo que AWS cobra: AWS re:Post o un caso de soporte. Dudas de precios descritas con palabras propias: AWS re:Post o un caso de soporte. Información que viene del examen de la cuenta de la empresa: Health Dashboard, Trusted Advisor o un caso de soporte, no re:Post. Información de la cuenta de la empresa, fuera del alcance de otros clientes: Health Dashboard, Trusted Advisor o un caso de soporte, no re:Post. Ningún cargo adicional: Health Dashboard, Trusted Advisor, re:Post y casos de facturación en Basic Support. Sin presupuesto para ayuda externa este año: Health Dashboard, Trusted Advisor, re:Post y casos de facturación en Basic Support.',
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
        tell: say(
          'Resposta de uma pessoa que examina a conta da própria empresa: um caso no Business Support+. Uma pessoa que responda às dúvidas sobre o que a AWS cobra: AWS re:Post ou um caso de suporte. Dúvidas de preço descritas com palavras próprias: AWS re:Post ou um caso de suporte. Informações da conta da empresa, fora do alcance de outros clientes: Health Dashboard, Trusted Advisor ou um caso de suporte, não re:Post.',
          'An answer by a person who looks into the company’s own account: a case with Business Support+. A person to explain what AWS charges for: AWS re:Post or a support case. What is unclear about prices, described in its own words: AWS re:Post or a support case. Information about the company’s account, out of reach of other customers: the Health Dashboard, Trusted Advisor or a support case, not re:Post.',
          'Respuesta de una persona que examina la cuenta de la propia empresa: un caso en Business Support+. Una persona que responda las dudas sobre lo que AWS cobra: AWS re:Post o un caso de soporte. Dudas de precios descritas con palabras propias: AWS re:Post o un caso de soporte. Información de la cuenta de la empresa, fuera del alcance de otros clientes: Health Dashboard, Trusted Advisor o un caso de soporte, no re:Post.',
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
        tell: say(
          'Consultores que examinam a conta da própria empresa: um AWS Partner.',
          'Consultants who look into the company’s own account: an AWS Partner.',
          'Consultores que examinan la cuenta de la propia empresa: un AWS Partner.',
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
              'Neste ano não há verba para ajuda externa.',
              'There is no budget for outside help this year.',
              'Este año no hay presupuesto para ayuda externa.',
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
            text: say(
              'Uma pessoa deve responder às dúvidas sobre o que a AWS cobra.',
              'A person must explain what AWS charges for.',
              'Una persona debe responder las dudas sobre lo que AWS cobra.',
            ),
          },
          {
            id: 'own-words',
            text: say(
              'A empresa quer descrever as suas dúvidas de preço com palavras próprias e ouvir quem entende do assunto.',
              'The company wants to describe in its own words what is unclear about prices and hear from someone who knows.',
              'La empresa quiere describir sus dudas de precios con palabras propias y escuchar a quien conoce el tema.',
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
            text: say(
              'As informações devem chegar à equipe sem que ninguém precise perguntar.',
              'Information must reach the team without anybody having to ask.',
              'La información debe llegar al equipo sin que nadie tenga que preguntar.',
            ),
          },
          {
            id: 'no-requests',
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
            'The AWS documentation is the same for all and does not speak of one company’s account.',
            'La documentación de AWS es la misma para todos y no habla de la cuenta de una empresa.',
          ),
          status: say(
            'A página pública de status é a mesma para todos e não fala da conta de uma empresa.',
            'The public status page is the same for all and does not speak of one company’s account.',
            'La página pública de estado es la misma para todos y no habla de la cuenta de una empresa.',
          ),
        },
        needs: [
          {
            id: 'own-resources',
            text: say(
              'As informações devem vir do exame da conta da própria empresa.',
              'The information must come from looking into the company’s own account.',
              'La información debe venir del examen de la cuenta de la propia empresa.',
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
