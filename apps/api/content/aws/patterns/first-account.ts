import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const firstAccount: readonly Pattern[] = [
  {
    id: 'first-account',
    exams: { 'clf-c02': { domain: 'billing', topic: 'cost-tools' } },
    scene: {
      pt: 'Pense na AWS como uma academia de ginástica, na conta como a matrícula e em quem vai experimentar como um aluno novo.',
      en: 'Think of AWS as a gym, of an account as a membership, and of the person trying it out as a newcomer.',
      es: 'Piensa en AWS como un gimnasio, en la cuenta como la inscripción y en quien va a probarlo como un alumno nuevo.',
    },
    situations: [
      {
        id: 'school-account',
        text: {
          pt: 'Uma escola técnica que já usa a AWS quer que um professor, até hoje sem conta própria, a experimente para um curso.',
          en: 'A technical school that already uses AWS wants a teacher, who has never had an AWS account, to try it out for a course.',
          es: 'Una escuela técnica que ya usa AWS quiere que un profesor, que nunca tuvo cuenta de AWS, la pruebe para un curso.',
        },
      },
      {
        id: 'bakery-account',
        text: {
          pt: 'Uma confeitaria com loja virtual na AWS vai deixar uma estagiária, até hoje sem conta própria, testar um aplicativo.',
          en: 'A pastry chain with an online store on AWS will let an intern, who has never had an AWS account, test an app.',
          es: 'Una pastelería con tienda en línea en AWS va a dejar que una pasante, que nunca tuvo cuenta de AWS, pruebe una aplicación.',
        },
      },
      {
        id: 'insurer-account',
        text: {
          pt: 'Uma corretora de seguros, com sistemas na AWS, quer que uma analista, até hoje sem conta própria, estude serviços de IA.',
          en: 'An insurance broker with systems on AWS wants an analyst, who has never had an AWS account, to study AI services.',
          es: 'Una corredora de seguros, con sistemas en AWS, quiere que una analista, que nunca tuvo cuenta de AWS, estudie servicios de IA.',
        },
      },
    ],
    candidates: [
      {
        id: 'free-plan',
        uses: [],
        popularity: 4,
        source: docs('awsaccountbilling/latest/aboutv2/free-tier-plans.html'),
        text: {
          pt: 'Uma conta nova da própria pessoa, no plano gratuito',
          en: 'A new personal account, on the free plan',
          es: 'Una cuenta nueva de la propia persona, en el plan gratuito',
        },
        why: {
          pt: 'No plano gratuito do AWS Free Tier, a conta usa créditos por até seis meses, sem cobrança, com parte dos serviços; depois é fechada ou passa ao plano pago.',
          en: 'On the free plan of the AWS Free Tier, the account uses credits for up to six months, uncharged, with part of the services; then it is closed or moves to the paid plan.',
          es: 'En el plan gratuito del AWS Free Tier, la cuenta usa créditos hasta por seis meses, sin cobros, con parte de los servicios; luego se cierra o pasa al plan de pago.',
        },
        likeness: {
          pt: 'o passe de visitante, com bônus e sem cobrança, mas só por seis meses e em algumas salas',
          en: 'the trial pass, with a bonus and never a charge, but only for six months in some rooms',
          es: 'el pase de prueba, con bono y sin cobros, pero solo por seis meses y en algunas salas',
        },
        tell: {
          pt: 'Uso que não pode gerar cobrança, nem por engano: o plano gratuito do Free Tier. Créditos para clientes novos, de quem nunca teve conta: um plano do Free Tier, o gratuito ou o pago. Teste fora da conta em que está a produção: uma conta separada. Uso que sai dos créditos para clientes novos: um plano do Free Tier, o gratuito ou o pago.',
          en: 'Usage that must not produce a charge, not even by mistake: the free plan of the Free Tier. Credits for new customers, of a person who has never had an account: the free plan or the paid plan. A test out of the account that production is in: a separate account. Usage that comes out of the credits for new customers: a plan of the Free Tier, free or paid.',
          es: 'Uso que no puede generar cobro, ni por error: el plan gratuito del Free Tier. Créditos para clientes nuevos, de quien nunca tuvo cuenta: el plan gratuito o el plan pago. Prueba fuera de la cuenta en la que está la producción: una cuenta separada. Uso que sale de los créditos para clientes nuevos: un plan del Free Tier, gratuito o de pago.',
        },
      },
      {
        id: 'paid-plan',
        rightWith: ['new-credits'],
        uses: [],
        popularity: 4,
        source: docs('awsaccountbilling/latest/aboutv2/free-tier-plans.html'),
        text: {
          pt: 'Uma conta nova da própria pessoa, no plano pago',
          en: 'A new personal account, on the paid plan',
          es: 'Una cuenta nueva de la propia persona, en el plan de pago',
        },
        why: {
          pt: 'No plano pago, a conta de quem nunca teve outra também recebe créditos e tem todos os serviços; o uso além dos créditos é cobrado.',
          en: 'On the paid plan, the account of someone who never had one gets credits too and has all services; use beyond the credits is charged.',
          es: 'En el plan de pago, la cuenta de quien nunca tuvo otra también recibe créditos y tiene todos los servicios; el uso que supera los créditos se cobra.',
        },
        likeness: {
          pt: 'a matrícula própria, com bônus e todas as salas, mas em fatura à parte, que cobra o excedente',
          en: 'a membership of their own, with a bonus and all rooms, but on a separate bill for any excess',
          es: 'la inscripción propia, con bono y todas las salas, pero en factura aparte, que cobra el excedente',
        },
        tell: {
          pt: 'Créditos para clientes novos, de quem nunca teve conta: um plano do Free Tier, o gratuito ou o pago. Mais de um ano, sem mudança de plano nem de conta: um plano pago ou uma conta da organização. Acesso a todos os serviços da AWS: um plano pago ou uma conta da organização. Teste fora da conta em que está a produção: uma conta separada. Uso que sai dos créditos para clientes novos: um plano do Free Tier, o gratuito ou o pago.',
          en: 'Credits for new customers, of a person who has never had an account: the free plan or the paid plan. More than a year, without a change of plan or account: the paid plan or an account of the organization. Access to all AWS services: the paid plan or an account of the organization. A test out of the account that production is in: a separate account. Usage that comes out of the credits for new customers: a plan of the Free Tier, free or paid.',
          es: 'Créditos para clientes nuevos, de quien nunca tuvo cuenta: el plan gratuito o el plan pago. Más de un año, sin cambio de plan ni de cuenta: el plan pago o una cuenta de la organización. Acceso a todos los servicios de AWS: el plan pago o una cuenta de la organización. Prueba fuera de la cuenta en la que está la producción: una cuenta separada. Uso que sale de los créditos para clientes nuevos: un plan del Free Tier, gratuito o de pago.',
        },
      },
      {
        id: 'member',
        uses: [],
        popularity: 4,
        source: docs('organizations/latest/userguide/orgs_manage_accounts_create.html'),
        text: {
          pt: 'Uma conta nova que seja membro do AWS Organizations da empresa',
          en: 'A new account that is a member of its AWS Organizations',
          es: 'Una cuenta nueva que sea miembro de su AWS Organizations',
        },
        why: {
          pt: 'Uma conta membro do AWS Organizations fica separada das outras e entra na mesma fatura; não recebe os créditos de cliente novo.',
          en: 'A member account of AWS Organizations is separate from the others and joins the same bill; it does not get the credits of new customers.',
          es: 'Una cuenta miembro de AWS Organizations queda separada de las otras y entra en la misma factura; no recibe los créditos de cliente nuevo.',
        },
        likeness: {
          pt: 'a carteirinha própria no convênio da empresa, com todas as salas, na fatura dela, mas sem bônus',
          en: 'a card of their own under the company contract, with all rooms, on its bill, but without a bonus',
          es: 'el carné propio en el convenio de la empresa, con todas las salas, en su factura, pero sin bono',
        },
        tell: {
          pt: 'Gasto na fatura que a empresa já paga: uma conta-membro da organização, ou a conta atual. Teste fora da conta em que está a produção: uma conta separada. Mais de um ano, sem mudança de plano nem de conta: um plano pago ou uma conta da organização. Acesso a todos os serviços da AWS: um plano pago ou uma conta da organização.',
          en: 'Spending on the bill that the company already pays: a member account of the organization, or the current account. A test out of the account that production is in: a separate account. More than a year, without a change of plan or account: the paid plan or an account of the organization. Access to all AWS services: the paid plan or an account of the organization.',
          es: 'Gasto en la factura que la empresa ya paga: una cuenta miembro de la organización, o la cuenta actual. Prueba fuera de la cuenta en la que está la producción: una cuenta separada. Más de un año, sin cambio de plan ni de cuenta: el plan pago o una cuenta de la organización. Acceso a todos los servicios de AWS: el plan pago o una cuenta de la organización.',
        },
      },
      {
        id: 'existing',
        uses: [],
        popularity: 3,
        source: docs('IAM/latest/UserGuide/id_users.html'),
        text: {
          pt: 'A conta atual da empresa, com mais um usuário',
          en: 'The company’s present account, with an additional user',
          es: 'La cuenta actual de la empresa, con un usuario más',
        },
        why: {
          pt: 'Um usuário a mais na conta atual começa em minutos e entra na fatura de sempre, ao lado dos sistemas em produção.',
          en: 'An additional user in the present account can start within minutes and adds to the usual bill, next to the systems in production.',
          es: 'Un usuario más en la cuenta actual empieza en minutos y entra en la factura de siempre, al lado de los sistemas en producción.',
        },
        likeness: {
          pt: 'o treino na mesma sala da equipe oficial da empresa, na fatura de sempre e sem bônus',
          en: 'training in the same room as the company’s main team, on the usual bill and without a bonus',
          es: 'el entrenamiento en la misma sala que el equipo oficial de la empresa, en su factura y sin bono',
        },
        tell: {
          pt: 'Pouca separação e nenhuma conta nova: a conta existente.',
          en: 'Little separation and no new account: the existing account.',
          es: 'Poca separación y ninguna cuenta nueva: la cuenta existente.',
        },
      },
      {
        id: 'lab',
        uses: [],
        popularity: 3,
        source: site('training/digital/'),
        text: {
          pt: 'Um laboratório guiado do AWS Skill Builder, sem conta própria',
          en: 'A guided lab in AWS Skill Builder, with no AWS account',
          es: 'Un laboratorio guiado de AWS Skill Builder, sin cuenta propia',
        },
        why: {
          pt: 'Um laboratório do AWS Skill Builder empresta uma conta por algumas horas para um exercício pronto e depois apaga tudo.',
          en: 'A lab of AWS Skill Builder lends an account for some hours for a ready-made exercise and then deletes everything.',
          es: 'Un laboratorio de AWS Skill Builder presta una cuenta por algunas horas para un ejercicio listo y luego borra todo.',
        },
        likeness: {
          pt: 'a aula experimental de algumas horas, com exercício pronto e aparelhos emprestados, guardados no fim',
          en: 'a trial class of a few hours, with a set exercise and borrowed equipment put away at the end',
          es: 'la clase de prueba de unas horas, con un ejercicio ya preparado y aparatos prestados que se guardan al final',
        },
        tell: {
          pt: 'Exercício guiado, sem conta própria: laboratório do Skill Builder.',
          en: 'A guided exercise, with no account to open: a Skill Builder lab.',
          es: 'Ejercicio guiado, sin cuenta propia: laboratorio de Skill Builder.',
        },
      },
    ],
    constraints: [
      {
        id: 'never-charged',
        text: {
          pt: 'O uso não pode gerar nenhuma cobrança, nem por engano.',
          en: 'Usage must not produce a charge, not even by mistake.',
          es: 'El uso no puede generar ningún cobro, ni por error.',
        },
        fits: ['free-plan', 'lab'],
        rulesOut: {
          'paid-plan': {
            pt: 'No plano pago, o uso além dos créditos é cobrado.',
            en: 'On the paid plan, use beyond the credits is charged.',
            es: 'En el plan de pago, el uso que supera los créditos se cobra.',
          },
          member: {
            pt: 'O uso nessa conta é cobrado na fatura da empresa.',
            en: 'Usage in that account is charged on the company’s bill.',
            es: 'El uso en esa cuenta se cobra en la factura de la empresa.',
          },
          existing: {
            pt: 'O uso nessa conta é cobrado na fatura da empresa.',
            en: 'Usage in that account is charged on the company’s bill.',
            es: 'El uso en esa cuenta se cobra en la factura de la empresa.',
          },
        },
      },
      {
        id: 'new-credits',
        text: {
          pt: 'O uso deve sair dos créditos para clientes novos da AWS.',
          en: 'Usage must come out of the credits for new AWS customers.',
          es: 'El uso debe salir de los créditos para clientes nuevos de AWS.',
        },
        fits: ['free-plan', 'paid-plan'],
        rulesOut: {
          member: {
            pt: 'Essa conta é da empresa, que já é cliente e não recebe os créditos de cliente novo.',
            en: 'That account is the company’s, which is a customer already and does not get the credits of new customers.',
            es: 'Esa cuenta es de la empresa, que ya es cliente y no recibe los créditos de cliente nuevo.',
          },
          existing: {
            pt: 'Essa conta é da empresa, que já é cliente e não recebe os créditos de cliente novo.',
            en: 'That account is the company’s, which is a customer already and does not get the credits of new customers.',
            es: 'Esa cuenta es de la empresa, que ya es cliente y no recibe los créditos de cliente nuevo.',
          },
          lab: {
            pt: 'O laboratório do Skill Builder usa uma conta emprestada, sem créditos da pessoa.',
            en: 'The Skill Builder lab uses a lent account, without credits of the person.',
            es: 'El laboratorio de Skill Builder usa una cuenta prestada, sin créditos de la persona.',
          },
        },
      },
      {
        id: 'beyond-months',
        text: {
          pt: 'O que for criado deve durar mais de um ano, sem mudança de plano nem de conta.',
          en: 'What is created must last for more than a year, without a change of plan or account.',
          es: 'Lo que se cree debe durar más de un año, sin cambio de plan ni de cuenta.',
        },
        fits: ['paid-plan', 'member', 'existing'],
        rulesOut: {
          'free-plan': {
            pt: 'O plano gratuito dura no máximo seis meses.',
            en: 'The free plan lasts six months at most.',
            es: 'El plan gratuito dura seis meses como máximo.',
          },
          lab: {
            pt: 'O laboratório apaga tudo depois de algumas horas.',
            en: 'The lab deletes everything after some hours.',
            es: 'El laboratorio borra todo después de algunas horas.',
          },
        },
      },
      {
        id: 'away-from-production',
        text: {
          pt: 'O teste deve ficar fora da conta em que está a produção.',
          en: 'The test must stay out of the account that production is in.',
          es: 'La prueba debe quedar fuera de la cuenta en la que está la producción.',
        },
        fits: ['free-plan', 'paid-plan', 'member', 'lab'],
        rulesOut: {
          existing: {
            pt: 'Na conta existente, os testes ficam ao lado dos sistemas em produção.',
            en: 'In the existing account, tests stand next to the systems in production.',
            es: 'En la cuenta existente, las pruebas quedan al lado de los sistemas en producción.',
          },
        },
      },
      {
        id: 'one-bill',
        text: {
          pt: 'O gasto deve aparecer na fatura que a empresa já paga.',
          en: 'The spending must appear on the bill that the company already pays.',
          es: 'El gasto debe aparecer en la factura que la empresa ya paga.',
        },
        fits: ['member', 'existing'],
        rulesOut: {
          'free-plan': {
            pt: 'Uma conta da própria pessoa tem a sua própria fatura.',
            en: 'An account of the person’s own has a bill of its own.',
            es: 'Una cuenta de la propia persona tiene su propia factura.',
          },
          'paid-plan': {
            pt: 'Uma conta da própria pessoa tem a sua própria fatura.',
            en: 'An account of the person’s own has a bill of its own.',
            es: 'Una cuenta de la propia persona tiene su propia factura.',
          },
          lab: {
            pt: 'O laboratório não gera gasto na fatura da empresa.',
            en: 'The lab generates no spending on the company’s bill.',
            es: 'El laboratorio no genera gasto en la factura de la empresa.',
          },
        },
      },
      {
        id: 'whole-catalog',
        text: {
          pt: 'O estudo precisa de acesso a todos os serviços da AWS.',
          en: 'The study needs access to all AWS services.',
          es: 'El estudio necesita acceso a todos los servicios de AWS.',
        },
        fits: ['paid-plan', 'member', 'existing'],
        rulesOut: {
          'free-plan': {
            pt: 'O plano gratuito oferece só uma parte dos serviços, sem os que gastariam logo os créditos.',
            en: 'The free plan offers only a part of the services, without those that would soon use up the credits.',
            es: 'El plan gratuito ofrece solo una parte de los servicios, sin los que gastarían pronto los créditos.',
          },
          lab: {
            pt: 'O laboratório oferece só os serviços do exercício.',
            en: 'The lab offers only the services of the exercise.',
            es: 'El laboratorio ofrece solo los servicios del ejercicio.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção atende a esses requisitos?',
      en: 'Which option meets these requirements?',
      es: '¿Qué opción cumple estos requisitos?',
    },
  },
];
