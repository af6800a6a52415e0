import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const flawControl: readonly Pattern[] = [
  pairsOf({
    id: 'flaw-control',
    exams: { 'saa-c03': { domain: 'secure', topic: 'workload-security' } },
    scene: {
      pt: 'Pense em cada servidor como uma sala, no sistema operacional como as paredes dela e nas bibliotecas de código como os móveis.',
      en: 'Think of each server as a room, of its operating system as the walls, and of the applications’ libraries as the furniture.',
      es: 'Piensa en cada servidor como una sala, en su sistema operativo como las paredes y en las bibliotecas de código como los muebles.',
    },
    situations: [
      {
        id: 'lender-flaws',
        text: {
          pt: 'Uma financeira tem 400 instâncias do Amazon EC2, e a auditoria achou nelas falhas conhecidas havia meses.',
          en: 'A lender has 400 Amazon EC2 instances, and its audit found flaws in them that had been known for months.',
          es: 'Una financiera tiene 400 instancias de Amazon EC2, y la auditoría halló en ellas fallas conocidas desde hacía meses.',
        },
        today: {
          pt: 'Ninguém sabe o que cada servidor tem instalado, e as atualizações são feitas à mão. Um arquiteto deve propor como achar as falhas e como as corrigir.',
          en: 'Nobody knows what each server has installed, and updates are made by hand. An architect must propose how to find flaws and how to mend them.',
          es: 'Nadie sabe qué tiene instalado cada servidor, y las actualizaciones se hacen a mano. Un arquitecto debe proponer cómo hallar las fallas y cómo corregirlas.',
        },
      },
      {
        id: 'theater-flaws',
        text: {
          pt: 'Uma rede de teatros vende ingressos em 60 instâncias do Amazon EC2 e perdeu um cliente por causa de uma falha antiga.',
          en: 'A theater chain sells tickets on 60 Amazon EC2 instances and lost a client over an old flaw.',
          es: 'Una red de teatros vende entradas en 60 instancias de Amazon EC2 y perdió un cliente por una falla antigua.',
        },
        today: {
          pt: 'Os servidores foram criados a partir de uma imagem de três anos atrás. A equipe de duas pessoas deve apresentar um plano de verificação e de correção.',
          en: 'The servers were created from an image of three years ago. The team of two must present a plan for checks and corrections.',
          es: 'Los servidores se crearon a partir de una imagen de hace tres años. El equipo de dos personas debe presentar un plan de verificación y de corrección.',
        },
      },
      {
        id: 'city-flaws',
        text: {
          pt: 'Uma prefeitura mantém os seus serviços em 150 instâncias do Amazon EC2 de dez secretarias.',
          en: 'A city runs its services on 150 Amazon EC2 instances of ten departments.',
          es: 'Un municipio mantiene sus servicios en 150 instancias de Amazon EC2 de diez secretarías.',
        },
        today: {
          pt: 'Cada secretaria atualiza os servidores quando pode, e em junho um deles foi invadido por uma falha publicada em março. Os arquitetos definem a verificação e a correção.',
          en: 'Each department updates its servers when it can, and in June one of them was broken into through a flaw published in March. The architects are defining check and correction.',
          es: 'Cada secretaría actualiza los servidores cuando puede, y en junio uno fue atacado por una falla publicada en marzo. Los arquitectos definen la verificación y la corrección.',
        },
      },
    ],
    first: [
      {
        id: 'inspector',
        uses: ['Inspector'],
        popularity: 5,
        source: docs('inspector/latest/user/scanning-ec2.html'),
        text: {
          pt: 'varredura contínua do Inspector',
          en: 'continuous Inspector scans',
          es: 'análisis continuo de Inspector',
        },
        action: {
          pt: 'Habilitar a varredura contínua do Amazon Inspector para as instâncias',
          en: 'Enable continuous Amazon Inspector scans for the instances',
          es: 'Habilitar el análisis continuo de Amazon Inspector para las instancias',
        },
        why: {
          pt: 'O Inspector compara o que está instalado com as CVEs publicadas, reavalia sem nova varredura agendada e dá a cada achado uma nota de risco.',
          en: 'Inspector compares what is installed with published CVEs, reassesses without another scheduled scan and gives each finding a risk score.',
          es: 'Inspector compara lo instalado con las CVE publicadas, reevalúa sin otro análisis programado y da a cada hallazgo una puntuación de riesgo.',
        },
        likeness: {
          pt: 'o inspetor que avalia salas inteiras a cada defeito publicado',
          en: 'the inspector who rates entire rooms at each published flaw',
          es: 'el inspector que califica salas enteras con cada falla publicada',
        },
        tell: {
          pt: 'Falha publicada e, no mesmo dia, uma lista dos servidores afetados: Inspector. Bibliotecas de Java e de Python também verificadas: Inspector.',
          en: 'A flaw published and, on the same day, a list of affected servers: Inspector. Java and Python libraries checked too: Inspector.',
          es: 'Falla publicada y, el mismo día, una lista de los servidores afectados: Inspector. Bibliotecas de Java y de Python también verificadas: Inspector.',
        },
      },
      {
        id: 'compliance',
        neverRight: true,
        uses: ['Patch Manager'],
        popularity: 5,
        source: docs('systems-manager/latest/userguide/patch-manager.html'),
        text: { pt: 'verificação do Patch Manager', en: 'Patch Manager checks', es: 'verificación de Patch Manager' },
        action: {
          pt: 'Ativar a verificação semanal do AWS Systems Manager Patch Manager nas instâncias da conta',
          en: 'Turn on the weekly AWS Systems Manager Patch Manager scan of the instances of the account',
          es: 'Activar la verificación semanal de AWS Systems Manager Patch Manager en las instancias de la cuenta',
        },
        why: {
          pt: 'A verificação do Patch Manager diz que patches do sistema operacional faltam a cada servidor.',
          en: 'The scan of Patch Manager tells which operating system patches each server lacks.',
          es: 'La verificación de Patch Manager dice qué parches del sistema operativo le faltan a cada servidor.',
        },
        likeness: {
          pt: 'a vistoria semanal que olha paredes mas nunca os móveis',
          en: 'the weekly check that looks at walls but never furniture',
          es: 'la revisión semanal que mira paredes pero nunca los muebles',
        },
        tell: {
          pt: 'Patches do sistema operacional que faltam: Patch Manager.',
          en: 'Operating system patches that are missing: Patch Manager.',
          es: 'Parches del sistema operativo que faltan: Patch Manager.',
        },
      },
      {
        id: 'guard',
        neverRight: true,
        uses: ['GuardDuty'],
        popularity: 5,
        source: docs('guardduty/latest/ug/what-is-guardduty.html'),
        text: { pt: 'achados do GuardDuty', en: 'GuardDuty findings', es: 'hallazgos de GuardDuty' },
        action: {
          pt: 'Ativar o Amazon GuardDuty com o monitoramento de execução das instâncias da conta',
          en: 'Turn on Amazon GuardDuty with runtime monitoring of the instances of the account',
          es: 'Activar Amazon GuardDuty con el monitoreo de ejecución de las instancias de la cuenta',
        },
        why: {
          pt: 'O GuardDuty nota um ataque em curso pelo comportamento da instância; não lista o que nela está vulnerável.',
          en: 'GuardDuty notices an attack under way by the behavior of the instance; it does not list what is vulnerable in it.',
          es: 'GuardDuty nota un ataque en curso por el comportamiento de la instancia; no lista lo que en ella es vulnerable.',
        },
        likeness: {
          pt: 'o vigia que só nota o ladrão já em ação',
          en: 'the watchman who notices only a burglar already at work',
          es: 'el vigilante que solo nota al ladrón ya en acción',
        },
        tell: {
          pt: 'Ataque em curso: GuardDuty.',
          en: 'An attack under way: GuardDuty.',
          es: 'Ataque en curso: GuardDuty.',
        },
      },
    ],
    second: [
      {
        id: 'window',
        rightWith: ['in-place'],
        uses: ['maintenance window', 'janela de manutenção', 'ventana de mantenimiento'],
        popularity: 5,
        source: docs('systems-manager/latest/userguide/patch-manager-patch-groups.html'),
        text: {
          pt: 'patches em janelas de manutenção',
          en: 'patches in maintenance windows',
          es: 'parches en ventanas de mantenimiento',
        },
        action: {
          pt: 'instalar os patches aprovados em uma janela de manutenção do AWS Systems Manager por grupo de servidores',
          en: 'install approved patches in an AWS Systems Manager maintenance window per group of servers',
          es: 'instalar los parches aprobados en una ventana de mantenimiento de AWS Systems Manager por grupo de servidores',
        },
        why: {
          pt: 'A janela de manutenção instala nos mesmos servidores, na hora marcada, o que a linha de base aprova, um grupo depois do outro.',
          en: 'The maintenance window installs on the same servers, at the set hour, what the baseline approves, one group after another.',
          es: 'La ventana de mantenimiento instala en los mismos servidores, a la hora fijada, lo que aprueba la línea base, un grupo tras otro.',
        },
        likeness: {
          pt: 'a equipe que remenda cada andar na sua hora marcada',
          en: 'the crew that patches each floor at its agreed hour',
          es: 'la cuadrilla que remienda cada piso a su hora acordada',
        },
        tell: {
          pt: 'Servidores que guardam dados nos discos e não podem ser trocados: uma janela de manutenção. Teste antes da produção, em horas combinadas: patches por grupo.',
          en: 'Servers that keep data on their disks and cannot be exchanged: a maintenance window. Test before production, at agreed hours: patches by group.',
          es: 'Servidores que guardan datos en sus discos y no pueden cambiarse: una ventana de mantenimiento. Prueba antes de producción, en horas acordadas: parches por grupo.',
        },
      },
      {
        id: 'new-image',
        rightWith: ['no-drift'],
        uses: ['Image Builder', 'instance refresh', 'atualização de instâncias', 'actualización de instancias'],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/asg-instance-refresh.html'),
        text: {
          pt: 'imagens novas com substituição',
          en: 'new images with replacement',
          es: 'imágenes nuevas con reemplazo',
        },
        action: {
          pt: 'trocar os servidores pela atualização de instâncias do Auto Scaling com uma imagem mensal do EC2 Image Builder',
          en: 'replace the servers by Auto Scaling instance refresh with a monthly image of EC2 Image Builder',
          es: 'reemplazar los servidores con la actualización de instancias de Auto Scaling y una imagen mensual de EC2 Image Builder',
        },
        why: {
          pt: 'Cada servidor nasce da imagem já corrigida e testada, e a atualização de instâncias troca poucos de cada vez, com volta à anterior se falharem.',
          en: 'Each server starts from an image that is corrected and tested, and the instance refresh swaps a few at a time, with a way back if they fail.',
          es: 'Cada servidor nace de la imagen ya corregida y probada, y la actualización de instancias cambia pocos a la vez, con vuelta a la anterior si fallan.',
        },
        likeness: {
          pt: 'a equipe que troca salas por outras testadas mas vazias',
          en: 'the crew that swaps rooms for tested but empty ones',
          es: 'la cuadrilla que cambia salas por otras probadas pero vacías',
        },
        tell: {
          pt: 'Servidores idênticos, em que nada pode ser alterado depois de criados: imagens novas com substituição.',
          en: 'Identical servers, in which nothing may be altered once they exist: new images with replacement.',
          es: 'Servidores idénticos, en los que nada puede alterarse una vez creados: imágenes nuevas con reemplazo.',
        },
      },
      {
        id: 'run-all',
        neverRight: true,
        uses: ['Run Command'],
        popularity: 5,
        source: docs('systems-manager/latest/userguide/run-command.html'),
        text: { pt: 'comando imediato em todos', en: 'an immediate command on all', es: 'comando inmediato en todos' },
        action: {
          pt: 'executar com o Run Command do AWS Systems Manager a atualização de todos os pacotes em todos os servidores ao mesmo tempo',
          en: 'run the update of all packages on all servers at the same time with AWS Systems Manager Run Command',
          es: 'ejecutar con Run Command de AWS Systems Manager la actualización de todos los paquetes en todos los servidores a la vez',
        },
        why: {
          pt: 'O Run Command atualiza tudo de uma vez, sem teste prévio nem horário combinado.',
          en: 'Run Command updates everything at once, without a test beforehand or an agreed hour.',
          es: 'Run Command actualiza todo de una vez, sin prueba previa ni horario acordado.',
        },
        likeness: {
          pt: 'a equipe que remenda todas as salas juntas sem teste',
          en: 'the crew that patches all rooms at once without testing',
          es: 'la cuadrilla que remienda todo a la vez sin prueba',
        },
        tell: {
          pt: 'Correção urgente que não espera: Run Command.',
          en: 'An urgent correction that does not wait: Run Command.',
          es: 'Corrección urgente que no espera: Run Command.',
        },
      },
    ],
    constraints: [
      {
        id: 'same-day',
        text: {
          pt: 'Quando uma falha é publicada, no mesmo dia deve haver uma lista dos servidores afetados, por nota de risco.',
          en: 'When a flaw is published, there must be a list of affected servers, by risk score, on the same day.',
          es: 'Cuando se publica una falla, el mismo día debe haber una lista de los servidores afectados, por puntuación de riesgo.',
        },
        rulesOut: {
          compliance: {
            pt: 'A verificação semanal do Patch Manager mostra os patches que faltam, dias depois e sem nota de risco.',
            en: 'The weekly scan of Patch Manager shows missing patches, days later and without a risk score.',
            es: 'La verificación semanal de Patch Manager muestra los parches que faltan, días después y sin puntuación de riesgo.',
          },
          guard: {
            pt: 'O GuardDuty não lista os servidores que uma falha afeta.',
            en: 'GuardDuty does not list the servers that a flaw affects.',
            es: 'GuardDuty no lista los servidores que afecta una falla.',
          },
        },
      },
      {
        id: 'libraries',
        text: {
          pt: 'Bibliotecas de Java e de Python instaladas pelos aplicativos também devem ser verificadas, e não só o sistema operacional.',
          en: 'Java and Python libraries that applications have installed must be checked too, not just the operating system.',
          es: 'También deben verificarse las bibliotecas de Java y de Python que instalan las aplicaciones, y no solo el sistema operativo.',
        },
        rulesOut: {
          compliance: {
            pt: 'O Patch Manager verifica patches do sistema operacional e dos seus repositórios, e não bibliotecas que um aplicativo traz.',
            en: 'Patch Manager checks patches of the operating system and its repositories, not libraries that an application brings.',
            es: 'Patch Manager verifica parches del sistema operativo y de sus repositorios, y no bibliotecas que trae una aplicación.',
          },
          guard: {
            pt: 'O GuardDuty observa o comportamento; não examina as versões das bibliotecas.',
            en: 'GuardDuty observes behavior; it does not examine versions of libraries.',
            es: 'GuardDuty observa el comportamiento; no examina las versiones de las bibliotecas.',
          },
        },
      },
      {
        id: 'in-place',
        notWith: ['no-drift'],
        text: {
          pt: 'Os servidores guardam dados nos seus discos e não podem ser trocados por outros.',
          en: 'The servers keep data on their disks and cannot be exchanged for others.',
          es: 'Los servidores guardan datos en sus discos y no pueden cambiarse por otros.',
        },
        rulesOut: {
          'new-image': {
            pt: 'Servidores criados da imagem nova não têm os dados dos anteriores.',
            en: 'Servers created from the new image do not have the data of the former ones.',
            es: 'Los servidores creados con la imagen nueva no tienen los datos de los anteriores.',
          },
        },
      },
      {
        id: 'agreed-hours',
        text: {
          pt: 'Cada conjunto deve ser corrigido na sua hora combinada, e os ambientes de teste uma semana antes dos de produção.',
          en: 'Each set must be corrected at its agreed hour, and test environments a week before production ones.',
          es: 'Cada conjunto debe corregirse a su hora acordada, y los entornos de prueba una semana antes que los de producción.',
        },
        rulesOut: {
          'run-all': {
            pt: 'O Run Command, assim usado, atualiza teste e produção no mesmo momento.',
            en: 'Run Command, used like this, updates test and production at the same moment.',
            es: 'Run Command, usado así, actualiza prueba y producción en el mismo momento.',
          },
        },
      },
      {
        id: 'no-drift',
        text: {
          pt: 'Os servidores não guardam estado, e depois de criados nada pode ser alterado neles: todos devem ser idênticos e testados antes.',
          en: 'The servers hold no state, and nothing may be altered in them once they exist: all must be identical and tested beforehand.',
          es: 'Los servidores no guardan estado, y una vez creados nada puede alterarse en ellos: todos deben ser idénticos y probados antes.',
        },
        rulesOut: {
          window: {
            pt: 'A janela de manutenção altera servidores que já existem.',
            en: 'The maintenance window alters servers that already exist.',
            es: 'La ventana de mantenimiento altera servidores que ya existen.',
          },
          'run-all': {
            pt: 'O Run Command altera servidores que já existem.',
            en: 'Run Command alters servers that already exist.',
            es: 'Run Command altera servidores que ya existen.',
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
