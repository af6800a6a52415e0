import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const threatResponse: readonly Pattern[] = [
  pairsOf({
    id: 'threat-response',
    exams: { 'saa-c03': { domain: 'secure', topic: 'workload-security' } },
    scene: {
      pt: 'Pense em cada conta da AWS como uma loja de uma rede, em cada instância como uma sala e no ataque como um ladrão.',
      en: 'Think of each AWS account as a shop in a chain, of each instance as a room, and of an attacker as a thief.',
      es: 'Piensa en cada cuenta de AWS como una tienda de una cadena, en cada instancia como una sala y en el atacante como un ladrón.',
    },
    situations: [
      {
        id: 'airline-threat',
        text: {
          pt: 'Uma companhia aérea com trinta contas da AWS criou uma equipe central de segurança.',
          en: 'An airline with thirty AWS accounts has set up a central security team.',
          es: 'Una aerolínea con treinta cuentas de AWS creó un equipo central de seguridad.',
        },
        today: {
          pt: 'No último incidente, uma instância do Amazon EC2 se comunicou por nove dias com um endereço suspeito. Um arquiteto deve propor a detecção e a resposta.',
          en: 'In the last incident an Amazon EC2 instance communicated with a suspicious address for nine days. An architect must propose detection and response.',
          es: 'En el último incidente, una instancia de Amazon EC2 se comunicó durante nueve días con una dirección sospechosa. Un arquitecto debe proponer la detección y la respuesta.',
        },
      },
      {
        id: 'refinery-threat',
        text: {
          pt: 'Uma refinaria com doze contas da AWS revê a sua defesa depois de um ataque a um concorrente.',
          en: 'A refinery with twelve AWS accounts is reviewing its defenses after an attack on a competitor.',
          es: 'Una refinería con doce cuentas de AWS revisa su defensa después de un ataque a un competidor.',
        },
        today: {
          pt: 'Cada conta tem a sua equipe, e os servidores ficam em grupos do EC2 Auto Scaling. A direção quer que o comprometimento de uma instância seja notado e contido.',
          en: 'Each account has its own team, and the servers are in EC2 Auto Scaling groups. Management wants the compromise of an instance to be noticed and contained.',
          es: 'Cada cuenta tiene su equipo, y los servidores están en grupos de EC2 Auto Scaling. La dirección quiere que el compromiso de una instancia se note y se contenga.',
        },
      },
      {
        id: 'lender-threat',
        text: {
          pt: 'Uma financeira com vinte contas da AWS foi avisada pelo banco central de ataques a empresas do setor.',
          en: 'A lender with twenty AWS accounts was warned by the central bank of attacks on its industry.',
          es: 'Una financiera con veinte cuentas de AWS recibió del banco central un aviso de ataques a empresas del sector.',
        },
        today: {
          pt: 'As instâncias do Amazon EC2 calculam crédito, e os logs são lidos uma vez por mês. Os arquitetos definem como um ataque é notado e o que se faz com a instância.',
          en: 'Amazon EC2 instances calculate credit, and logs are read once a month. The architects are defining how an attack is noticed and what is done with the instance.',
          es: 'Las instancias de Amazon EC2 calculan créditos, y los registros se leen una vez al mes. Los arquitectos definen cómo se nota un ataque y qué se hace con la instancia.',
        },
      },
    ],
    first: [
      {
        id: 'delegated',
        uses: ['GuardDuty'],
        popularity: 5,
        source: docs('guardduty/latest/ug/guardduty_organizations.html'),
        text: {
          pt: 'GuardDuty com administrador delegado',
          en: 'GuardDuty with a delegated administrator',
          es: 'GuardDuty con administrador delegado',
        },
        action: {
          pt: 'Habilitar automaticamente o Amazon GuardDuty em toda a organização a partir de um administrador delegado',
          en: 'Enable Amazon GuardDuty automatically across the organization from a delegated administrator',
          es: 'Habilitar automáticamente Amazon GuardDuty en toda la organización desde un administrador delegado',
        },
        why: {
          pt: 'O administrador delegado ativa o GuardDuty, com listas de ameaças e modelos que a AWS mantém, em todas as contas, também nas futuras, e nenhuma delas o desliga.',
          en: 'The delegated administrator of GuardDuty enables it, with threat lists and models that AWS maintains, in all accounts, future ones too, and none of them can turn it off.',
          es: 'El administrador delegado activa GuardDuty, con listas de amenazas y modelos que mantiene AWS, en todas las cuentas, también en las futuras, y ninguna puede desactivarlo.',
        },
        likeness: {
          pt: 'o vigia que a matriz impõe a toda loja',
          en: 'the watchman whom headquarters imposes on every shop',
          es: 'el vigilante que la central impone a cada tienda',
        },
        tell: {
          pt: 'Contas que forem criadas, cobertas desde o início: GuardDuty com administrador delegado. Endereços maliciosos conhecidos e credenciais usadas de forma anormal: GuardDuty. Detecção que quem administra uma conta não consegue desligar: um administrador delegado.',
          en: 'Accounts yet to be created, covered from the start: GuardDuty with a delegated administrator. Known malicious addresses and credentials used in an abnormal way: GuardDuty. Detection that whoever administers an account is not able to turn off: a delegated administrator.',
          es: 'Cuentas que se creen, cubiertas desde el inicio: GuardDuty con administrador delegado. Direcciones maliciosas conocidas y credenciales usadas de forma anormal: GuardDuty. Detección que quien administra una cuenta no puede desactivar: un administrador delegado.',
        },
      },
      {
        id: 'each-team',
        neverRight: true,
        uses: ['GuardDuty'],
        popularity: 4,
        source: docs('guardduty/latest/ug/guardduty_settingup.html'),
        text: {
          pt: 'GuardDuty ativado por cada equipe',
          en: 'GuardDuty enabled by each team',
          es: 'GuardDuty activado por cada equipo',
        },
        action: {
          pt: 'Pedir à equipe de cada conta que ative nela o Amazon GuardDuty com avisos por e-mail',
          en: 'Have the team of each account turn on Amazon GuardDuty in it with notices by email',
          es: 'Pedir al equipo de cada cuenta que active en ella Amazon GuardDuty con avisos por correo',
        },
        why: {
          pt: 'O GuardDuty detecta ameaças na conta em que uma equipe o ativou e o mantém ativo.',
          en: 'GuardDuty detects threats in an account where a team has enabled it and keeps it on.',
          es: 'GuardDuty detecta amenazas en la cuenta en que un equipo lo activó y lo mantiene activo.',
        },
        likeness: {
          pt: 'o vigia que cada gerente contrata ou dispensa se quiser',
          en: 'the watchman whom each manager hires or dismisses at will',
          es: 'el vigilante que cada gerente contrata o despide si quiere',
        },
        tell: {
          pt: 'Uma só conta: GuardDuty ativado nela.',
          en: 'A single account: GuardDuty enabled in it.',
          es: 'Una sola cuenta: GuardDuty activado en ella.',
        },
      },
      {
        id: 'own-queries',
        neverRight: true,
        uses: ['Logs Insights', 'flow logs'],
        popularity: 3,
        source: docs('AmazonCloudWatch/latest/logs/AnalyzingLogData.html'),
        text: {
          pt: 'consultas próprias aos logs de fluxo',
          en: 'own queries on flow logs',
          es: 'consultas propias a los registros de flujo',
        },
        action: {
          pt: 'Enviar avisos por e-mail de consultas do CloudWatch Logs Insights nos logs de fluxo de cada conta',
          en: 'Send notices by email of CloudWatch Logs Insights queries on the flow logs of each account',
          es: 'Enviar avisos por correo de consultas de CloudWatch Logs Insights en los registros de flujo de cada cuenta',
        },
        why: {
          pt: 'As consultas aos logs de fluxo encontram o que a equipe sabe procurar.',
          en: 'Queries on flow logs find what the team knows to look for.',
          es: 'Las consultas a los registros de flujo encuentran lo que el equipo sabe buscar.',
        },
        likeness: {
          pt: 'a lista de suspeitos que a própria matriz atualiza',
          en: 'the list of suspects that headquarters itself keeps up',
          es: 'la lista de sospechosos que la propia central actualiza',
        },
        tell: {
          pt: 'Investigação de um caso já conhecido: consultas aos logs de fluxo.',
          en: 'Investigation of a case that is known already: queries on flow logs.',
          es: 'Investigación de un caso ya conocido: consultas a los registros de flujo.',
        },
      },
    ],
    second: [
      {
        id: 'isolate',
        uses: ['EventBridge'],
        popularity: 4,
        source: docs('guardduty/latest/ug/guardduty_findings_eventbridge.html'),
        text: {
          pt: 'isolamento da instância por uma função',
          en: 'isolation of the instance by a function',
          es: 'aislamiento de la instancia por una función',
        },
        action: {
          pt: 'fazer o Amazon EventBridge invocar uma função que separa a instância do Auto Scaling e troca o grupo de segurança dela por um sem regras',
          en: 'have Amazon EventBridge invoke a function that detaches the instance from Auto Scaling and replaces its security group with one without rules',
          es: 'hacer que Amazon EventBridge invoque una función que separa la instancia de Auto Scaling y cambia su grupo de seguridad por uno sin reglas',
        },
        why: {
          pt: 'O EventBridge chama a função, que impede em segundos novas conexões da instância e a deixa ligada, com disco e memória intactos.',
          en: 'EventBridge calls the function, which stops new connections of the instance within seconds and leaves it running, with disk and memory intact.',
          es: 'EventBridge llama a la función, que impide en segundos conexiones nuevas de la instancia y la deja encendida, con disco y memoria intactos.',
        },
        likeness: {
          pt: 'a tranca que lacra a sala intacta antes das perguntas',
          en: 'the bolt that seals the room intact before any questions',
          es: 'el cerrojo que sella la sala intacta antes de preguntar',
        },
        tell: {
          pt: 'Memória e discos da instância atingida para a perícia: o isolamento da instância com um grupo de segurança. Novas conexões a impedir em um minuto: uma regra do EventBridge com uma função.',
          en: 'Memory and disks of the affected instance for the forensic team: isolation of the instance with a security group. New connections to be stopped within a minute: an EventBridge rule with a function.',
          es: 'Memoria y discos de la instancia afectada para el equipo forense: el aislamiento de la instancia con un grupo de seguridad. Conexiones nuevas por impedir en el minuto que sigue a la alerta: una regla de EventBridge con una función.',
        },
      },
      {
        id: 'terminate',
        neverRight: true,
        uses: ['EventBridge'],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-health-checks.html'),
        text: {
          pt: 'substituição da instância por uma função',
          en: 'replacement of the instance by a function',
          es: 'reemplazo de la instancia por una función',
        },
        action: {
          pt: 'fazer o Amazon EventBridge invocar uma função que termina a instância, para que o seu grupo lance outra',
          en: 'have Amazon EventBridge invoke a function that terminates the instance, so that its group launches another',
          es: 'hacer que Amazon EventBridge invoque una función que termina la instancia, para que su grupo lance otra',
        },
        why: {
          pt: 'Terminada a instância, o grupo do Auto Scaling lança outra a partir da imagem.',
          en: 'Once the instance is terminated, the Auto Scaling group launches another from the image.',
          es: 'Terminada la instancia, el grupo de Auto Scaling lanza otra a partir de la imagen.',
        },
        likeness: {
          pt: 'a equipe que demole a sala na hora para erguer outra',
          en: 'the crew that tears down rooms at once to rebuild them',
          es: 'la cuadrilla que derriba la sala al momento para levantar otra',
        },
        tell: {
          pt: 'Nada a examinar: substituir a instância.',
          en: 'Nothing to examine: replace the instance.',
          es: 'Nada que examinar: reemplazar la instancia.',
        },
      },
      {
        id: 'analysts',
        rightWith: ['understand'],
        uses: ['Detective'],
        popularity: 4,
        source: docs('detective/latest/userguide/what-is-detective.html'),
        text: {
          pt: 'exame dos analistas no Detective',
          en: 'examination by analysts in Detective',
          es: 'examen de los analistas en Detective',
        },
        action: {
          pt: 'publicar o achado em um tópico do Amazon SNS para os analistas, que o examinam no Amazon Detective',
          en: 'publish the finding to an Amazon SNS topic for the analysts, who examine it in Amazon Detective',
          es: 'publicar el hallazgo en un tema de Amazon SNS para los analistas, que lo examinan en Amazon Detective',
        },
        why: {
          pt: 'O Detective mostra em gráficos como tudo começou, e os analistas decidem o que fazer com a instância.',
          en: 'Detective shows in graphs how it all began, and the analysts decide what to do with the instance.',
          es: 'Detective muestra en gráficos cómo empezó todo, y los analistas deciden qué hacer con la instancia.',
        },
        likeness: {
          pt: 'o investigador que estuda o caso antes de tocar algo',
          en: 'the investigator who studies the case before touching anything',
          es: 'el investigador que estudia el caso antes de tocar algo',
        },
        tell: {
          pt: 'Uma pessoa que entende como tudo começou e decide: Detective.',
          en: 'A person who understands how it all began and decides: Detective.',
          es: 'Una persona que entiende cómo empezó todo y decide: Detective.',
        },
      },
    ],
    constraints: [
      {
        id: 'future',
        unclear: ['own-queries'],
        text: {
          pt: 'As contas que forem criadas devem estar cobertas desde o início, sem nada pedir a quem as usa.',
          en: 'Accounts that are yet to be created must be covered from the start, with nothing asked of those who use them.',
          es: 'Las cuentas que se creen deben quedar cubiertas desde el inicio, sin pedir nada a quienes las usan.',
        },
        rulesOut: {
          'each-team': {
            pt: 'Uma conta nova só está coberta depois que a sua equipe ativa o serviço.',
            en: 'A new account is covered only after its team has enabled the service.',
            es: 'Una cuenta nueva solo queda cubierta después de que su equipo activa el servicio.',
          },
        },
      },
      {
        id: 'cannot-off',
        unclear: ['own-queries'],
        text: {
          pt: 'Quem administra uma conta não pode conseguir desligar a detecção nela.',
          en: 'Whoever administers an account must not be able to turn detection off in it.',
          es: 'Quien administra una cuenta no debe poder desactivar la detección en ella.',
        },
        rulesOut: {
          'each-team': {
            pt: 'A equipe que ativou o serviço na sua conta também pode desativá-lo.',
            en: 'The team that enabled the service in its account can disable it as well.',
            es: 'El equipo que activó el servicio en su cuenta también puede desactivarlo.',
          },
        },
      },
      {
        id: 'known-bad',
        text: {
          pt: 'Endereços maliciosos conhecidos e credenciais usadas de forma anormal devem ser reconhecidos sem listas nem critérios mantidos pela empresa.',
          en: 'Known malicious addresses and credentials used in an abnormal way must be recognized without lists or criteria that the company maintains.',
          es: 'Las direcciones maliciosas conocidas y las credenciales usadas de forma anormal deben reconocerse sin listas ni criterios que mantenga la empresa.',
        },
        rulesOut: {
          'own-queries': {
            pt: 'As consultas só encontram os endereços e critérios que a equipe mantém nelas.',
            en: 'The queries find only the addresses and criteria that the team maintains in them.',
            es: 'Las consultas solo encuentran las direcciones y los criterios que el equipo mantiene en ellas.',
          },
        },
      },
      {
        id: 'evidence',
        text: {
          pt: 'A memória e os discos da instância atingida devem ficar como estavam, para a perícia.',
          en: 'The memory and the disks of the affected instance must stay as they were, for the forensic team.',
          es: 'La memoria y los discos de la instancia afectada deben quedar como estaban, para el equipo forense.',
        },
        rulesOut: {
          terminate: {
            pt: 'Terminada a instância, a sua memória se perde, e os discos raiz são excluídos por padrão.',
            en: 'Once the instance is terminated its memory is lost, and root volumes are deleted by default.',
            es: 'Terminada la instancia, su memoria se pierde, y los volúmenes raíz se eliminan de forma predeterminada.',
          },
        },
      },
      {
        id: 'contained',
        notWith: ['understand'],
        text: {
          pt: 'Novas conexões da instância atingida devem ser impedidas em um minuto depois do alerta, também à noite.',
          en: 'New connections of the affected instance must be stopped within a minute of the alert, at night too.',
          es: 'Las conexiones nuevas de la instancia afectada deben impedirse en el minuto que sigue a la alerta, también de noche.',
        },
        rulesOut: {
          analysts: {
            pt: 'Até que os analistas leiam o aviso e decidam, a instância continua a abrir conexões.',
            en: 'Until the analysts read the notice and decide, the instance keeps opening connections.',
            es: 'Hasta que los analistas lean el aviso y decidan, la instancia sigue abriendo conexiones.',
          },
        },
      },
      {
        id: 'understand',
        text: {
          pt: 'Nenhum servidor pode ser tocado antes que uma pessoa entenda como tudo começou e decida.',
          en: 'No server may be touched before a person understands how it all began and decides.',
          es: 'Ningún servidor puede tocarse antes de que una persona entienda cómo empezó todo y decida.',
        },
        rulesOut: {
          isolate: {
            pt: 'A função isola a instância antes que uma pessoa decida.',
            en: 'The function isolates the instance before a person decides.',
            es: 'La función aísla la instancia antes de que una persona decida.',
          },
          terminate: {
            pt: 'A função termina a instância antes que uma pessoa decida.',
            en: 'The function terminates the instance before a person decides.',
            es: 'La función termina la instancia antes de que una persona decida.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a esses requisitos?',
      en: 'Which combination meets these requirements?',
      es: '¿Qué combinación cumple estos requisitos?',
    },
  }),
];
