import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const accountGuardrails: readonly Pattern[] = [
  {
    id: 'account-guardrails',
    exams: {
      'clf-c02': { domain: 'security', topic: 'compliance' },
      'saa-c03': { domain: 'secure', topic: 'access' },
    },
    scene: {
      pt: 'Pense na organização como um shopping, em que cada conta é uma loja com gerente e o que a norma proíbe é um forno.',
      en: 'Think of the organization as a mall, where each account is a shop with a manager and what the standard forbids is an oven.',
      es: 'Piensa en la organización como un centro comercial, donde cada cuenta es una tienda con gerente y lo prohibido es un horno.',
    },
    situations: [
      {
        id: 'bank',
        text: {
          pt: 'Um banco tem quarenta contas no AWS Organizations. A norma interna só permite recursos em duas regiões.',
          en: 'A bank has forty accounts in AWS Organizations. Its internal standard allows resources in two Regions only.',
          es: 'Un banco tiene cuarenta cuentas en AWS Organizations. La norma interna solo permite recursos en dos regiones.',
        },
        today: {
          pt: 'As equipes criam recursos com administradores próprios, e uma auditoria achou servidores em cinco regiões. Um arquiteto de soluções precisa escolher o controle.',
          en: 'Its teams create resources with their own administrators, and an audit found servers in five Regions. A solutions architect must choose the control.',
          es: 'Los equipos crean recursos con administradores propios, y una auditoría halló servidores en cinco regiones. Un arquitecto de soluciones debe elegir el control.',
        },
      },
      {
        id: 'media',
        text: {
          pt: 'Um grupo de mídia reúne suas contas no AWS Organizations. A norma interna pede volumes de disco criptografados.',
          en: 'A media group has its accounts in AWS Organizations. Its internal standard asks for encrypted disk volumes.',
          es: 'Un grupo de medios reúne sus cuentas en AWS Organizations. La norma interna pide volúmenes de disco cifrados.',
        },
        today: {
          pt: 'São vinte e cinco contas de redações diferentes, cada uma montada à mão. A exigência passa a valer neste trimestre.',
          en: 'Its twenty-five accounts belong to different editors, and each one is set up by hand. The requirement takes effect this quarter.',
          es: 'Son veinticinco cuentas de redacciones distintas, cada una armada a mano. La exigencia rige desde este trimestre.',
        },
      },
      {
        id: 'ministry',
        text: {
          pt: 'Um ministério reúne suas contas no AWS Organizations. A norma interna pede bancos de dados do Amazon RDS criptografados.',
          en: 'A ministry has its accounts in AWS Organizations. Its internal standard asks for encrypted Amazon RDS databases.',
          es: 'Un ministerio reúne sus cuentas en AWS Organizations. La norma interna pide bases de datos de Amazon RDS cifradas.',
        },
        today: {
          pt: 'Dezoito departamentos criam bancos de dados em suas contas, e dois deles foram encontrados sem criptografia. Pede-se um controle a um arquiteto.',
          en: 'Eighteen departments create databases in their accounts, and two of them were found without encryption. An architect is asked for a control.',
          es: 'Dieciocho departamentos crean bases de datos en sus cuentas, y dos de ellas aparecieron sin cifrado. Se pide un control a un arquitecto.',
        },
      },
      {
        id: 'carrier',
        text: {
          pt: 'Uma operadora de telefonia tem sessenta contas no AWS Organizations. A norma interna pede trilhas de auditoria sempre ligadas.',
          en: 'A phone carrier has sixty accounts in AWS Organizations. Its internal standard asks for audit trails that are always on.',
          es: 'Una operadora telefónica tiene sesenta cuentas en AWS Organizations. La norma interna pide registros de auditoría siempre activos.',
        },
        today: {
          pt: 'Em um incidente, faltaram os logs de três dias de uma conta. A equipe de segurança quer um controle para todas as contas.',
          en: 'During an incident, the logs of one account were missing for three days. The security team wants one control for every account.',
          es: 'En un incidente faltaron los registros de tres días de una cuenta. El equipo de seguridad quiere un control para todas las cuentas.',
        },
      },
      {
        id: 'university-group',
        text: {
          pt: 'Um grupo de universidades reúne suas contas no AWS Organizations. A norma interna pede buckets sem acesso público.',
          en: 'A group of universities has its accounts in AWS Organizations. Its internal standard asks for buckets without public access.',
          es: 'Un grupo de universidades reúne sus cuentas en AWS Organizations. La norma interna pide buckets sin acceso público.',
        },
        today: {
          pt: 'Os trinta grupos de pesquisa administram as próprias contas, e no mês passado estranhos leram uma lista de alunos.',
          en: 'Its thirty research groups run their own accounts, and a student list was read by strangers last month.',
          es: 'Los treinta grupos de investigación administran sus propias cuentas, y el mes pasado extraños leyeron una lista de alumnos.',
        },
      },
    ],
    candidates: [
      {
        id: 'scp',
        uses: ['SCP', 'SCPs', 'service control policy'],
        popularity: 5,
        source: docs('organizations/latest/userguide/orgs_manage_policies_scps.html'),
        text: {
          pt: 'Uma SCP aplicada à raiz da organização',
          en: 'An SCP applied to the organization root',
          es: 'Una SCP aplicada a la raíz de la organización',
        },
        action: {
          pt: 'Criar uma SCP que negue as ações contrárias à norma e anexá-la à raiz da organização no AWS Organizations.',
          en: 'Create an SCP that denies actions against the standard and attach it to the root of the organization in AWS Organizations.',
          es: 'Crear una SCP que deniegue las acciones contrarias a la norma y asociarla a la raíz de la organización en AWS Organizations.',
        },
        why: {
          pt: 'Uma SCP anexada à raiz nega a ação antes que ela aconteça em todas as contas-membro da organização, inclusive a seus administradores, sem nada a configurar em cada uma, nem nas que entram depois.',
          en: 'An SCP attached to the root denies the action before it happens in all member accounts of the organization, to their administrators too, with nothing to set up in each one, nor in those that join later.',
          es: 'Una SCP asociada a la raíz deniega la acción antes de que ocurra en todas las cuentas miembro de la organización, incluso a sus administradores, sin nada que configurar en cada una, ni en las que se suman después.',
        },
        likeness: {
          pt: 'o guarda da única entrada, que barra qualquer forno, até os dos gerentes, mas nunca entra nas lojas',
          en: 'the guard at the only entrance, who stops every oven, even the managers’, but never enters the shops',
          es: 'el guardia de la única entrada, que frena cualquier horno, incluso de gerentes, pero nunca entra en las tiendas',
        },
        tell: {
          pt: 'Violação que deve ser impedida: uma SCP. Administradores que também devem ficar sujeitos ao controle: uma SCP na raiz da organização. Norma imposta sem ação manual em cada caso: uma SCP, que bloqueia a ação antes.',
          en: 'A violation that must be prevented: an SCP. Administrators that the control must also cover: an SCP at the root of the organization. A standard enforced without manual action in each case: an SCP, which blocks the action beforehand.',
          es: 'Infracción que debe impedirse: una SCP. Administradores a los que el control también debe alcanzar: una SCP en la raíz de la organización. Norma impuesta sin acción manual en cada caso: una SCP, que bloquea la acción antes.',
        },
      },
      {
        id: 'iam',
        uses: ['IAM'],
        popularity: 4,
        source: docs('IAM/latest/UserGuide/access_policies.html'),
        text: {
          pt: 'Políticas do IAM escritas em cada conta',
          en: 'IAM policies written in each account',
          es: 'Políticas de IAM escritas en cada cuenta',
        },
        action: {
          pt: 'Criar uma política do IAM que negue as ações contrárias à norma e anexá-la aos usuários e às funções de cada conta.',
          en: 'Create an IAM policy that denies actions against the standard and attach it to the users and roles of each account.',
          es: 'Crear una política de IAM que deniegue las acciones contrarias a la norma y asociarla a los usuarios y roles de cada cuenta.',
        },
        why: {
          pt: 'Políticas do IAM negam a ação a usuários e funções de uma conta antes que ela aconteça.',
          en: 'IAM policies deny the action to users and roles of an account before it happens.',
          es: 'Las políticas de IAM deniegan la acción a usuarios y roles de una cuenta antes de que ocurra.',
        },
        likeness: {
          pt: 'o porteiro que cada loja contrata, que barra fornos de empregados, mas obedece ao gerente e não olha dentro',
          en: 'the doorman each shop hires, who stops employees’ ovens, but obeys the manager and never looks inside',
          es: 'el portero que cada tienda contrata, que frena hornos de empleados, pero obedece al gerente y no mira adentro',
        },
        tell: {
          pt: 'Permissões de pessoas e funções dentro de uma conta: pense em políticas do IAM.',
          en: 'Permissions of people and roles within one account: think of IAM policies.',
          es: 'Permisos de personas y roles dentro de una cuenta: piensa en políticas de IAM.',
        },
      },
      {
        id: 'config',
        uses: ['AWS Config', 'Config'],
        popularity: 4,
        source: docs('config/latest/developerguide/config-rule-multi-account-deployment.html'),
        text: {
          pt: 'Uma regra do AWS Config em toda a organização',
          en: 'An organization-wide AWS Config rule',
          es: 'Una regla de AWS Config en toda la organización',
        },
        action: {
          pt: 'Criar uma regra do AWS Config para a organização que avalie os recursos e reunir os resultados em um painel.',
          en: 'Create an AWS Config organization rule that evaluates the resources and gather its findings in a dashboard.',
          es: 'Crear una regla de AWS Config para la organización que evalúe los recursos y reunir los resultados en un panel.',
        },
        why: {
          pt: 'Uma regra do AWS Config para toda a organização, que as contas-membro não podem alterar, avalia os recursos de todas as contas, antigos e novos, e mostra os que não estão em conformidade, sem bloquear nem alterar nada.',
          en: 'An organization-wide AWS Config rule, which member accounts cannot change, evaluates the resources of all accounts, old and new, and shows those that do not comply, without blocking or changing anything.',
          es: 'Una regla de AWS Config para toda la organización, que las cuentas miembro no pueden modificar, evalúa los recursos de todas las cuentas, antiguos y nuevos, y muestra los que no cumplen, sin bloquear ni modificar nada.',
        },
        likeness: {
          pt: 'o fiscal que percorre sozinho todas as lojas, antigas e novas, e anota cada forno, sem mexer em nada',
          en: 'the inspector who goes round all shops, old and new, and notes every oven, but touches nothing',
          es: 'el inspector que recorre solo todas las tiendas, viejas y nuevas, y anota cada horno, sin tocar nada',
        },
        tell: {
          pt: 'Relatório dos recursos atuais fora do padrão: uma regra do AWS Config. Primeira fase sem nada bloqueado: o AWS Config, que só informa. Administradores que também devem ficar sujeitos: uma SCP ou uma regra da organização.',
          en: 'A report of the existing resources that break the standard: an AWS Config rule. A first phase with nothing blocked: AWS Config, which only reports. Administrators that must also be covered: an SCP or a rule of the organization.',
          es: 'Informe de los recursos actuales que incumplen el estándar: una regla de AWS Config. Primera fase sin bloquear nada: AWS Config, que solo informa. Administradores también alcanzados: una SCP o una regla de la organización.',
        },
      },
      {
        id: 'remediation',
        rightIn: ['carrier', 'university-group'],
        uses: ['AWS Config', 'Config'],
        popularity: 3,
        source: docs('config/latest/developerguide/remediation.html'),
        text: {
          pt: 'Uma regra do AWS Config com correção automática',
          en: 'An AWS Config rule with automatic remediation',
          es: 'Una regla de AWS Config con corrección automática',
        },
        action: {
          pt: 'Implantar em todas as contas um pacote de conformidade do AWS Config, cuja regra tenha um runbook do Systems Manager como correção automática.',
          en: 'Deploy an AWS Config conformance pack to all accounts, whose rule has a Systems Manager runbook as its automatic remediation.',
          es: 'Implementar en todas las cuentas un paquete de conformidad de AWS Config, cuya regla tenga un runbook de Systems Manager como corrección automática.',
        },
        why: {
          pt: 'Uma regra do AWS Config com correção automática lista os recursos fora da norma, também os criados antes dela, e executa a ação que os corrige, sem intervenção.',
          en: 'An AWS Config rule with automatic remediation lists the resources out of line, also those created before it, and runs the action that corrects them, without anyone stepping in.',
          es: 'Una regla de AWS Config con corrección automática enumera los recursos fuera de norma, también los creados antes de ella, y ejecuta la acción que los corrige, sin intervención.',
        },
        likeness: {
          pt: 'o fiscal que percorre sozinho as lojas, anota os fornos que já entraram e logo os leva embora',
          en: 'the inspector who goes round the shops, notes the ovens already inside and promptly carries them off',
          es: 'el inspector que recorre solo las tiendas, anota los hornos que ya entraron y enseguida se los lleva',
        },
        tell: {
          pt: 'Norma imposta sem ação manual: AWS Config com correção automática. Relatório dos recursos atuais que descumprem o padrão: AWS Config, que avalia também o que foi criado antes.',
          en: 'A standard enforced without manual action: AWS Config with automatic remediation. A report of existing resources that break the standard: AWS Config, which also evaluates what was created before.',
          es: 'Norma que se impone sin acción manual: AWS Config con corrección automática. Informe de los recursos actuales que incumplen el estándar: AWS Config, que evalúa también lo creado antes.',
        },
      },
      {
        id: 'review',
        uses: [],
        popularity: 3,
        source: docs('awssupport/latest/user/trusted-advisor.html'),
        text: {
          pt: 'Uma revisão mensal feita por cada equipe',
          en: 'A monthly review done by each team',
          es: 'Una revisión mensual hecha por cada equipo',
        },
        action: {
          pt: 'Atribuir a cada equipe uma revisão mensal de seus recursos, com uma lista de verificação, e reunir os relatórios.',
          en: 'Assign each team a monthly review of its resources, with a checklist, and collect the reports in one place.',
          es: 'Asignar a cada equipo una revisión mensual de sus recursos, con una lista de verificación, y reunir los informes.',
        },
        why: {
          pt: 'Uma revisão mensal encontra recursos fora da norma sem bloquear ninguém.',
          en: 'A monthly review finds resources out of line without blocking anyone.',
          es: 'Una revisión mensual encuentra recursos fuera de norma sin bloquear a nadie.',
        },
        likeness: {
          pt: 'a vistoria mensal que os empregados de cada loja fazem, anotando os fornos, se o gerente não os dispensar',
          en: 'the monthly check that each shop’s own staff make, noting the ovens, unless their manager excuses them',
          es: 'la revisión mensual que hacen los empleados de cada tienda, anotando los hornos, si el gerente no los dispensa',
        },
        tell: {
          pt: 'Revisões manuais não acompanham muitas contas; pense em controles automáticos.',
          en: 'Manual reviews do not keep up with many accounts; think of automatic controls.',
          es: 'Las revisiones manuales no alcanzan para muchas cuentas; piensa en controles automáticos.',
        },
      },
    ],
    constraints: [
      {
        id: 'prevent',
        text: {
          pt: 'Uma violação do padrão deve ser impedida, e não só corrigida depois.',
          en: 'A violation of the standard must be prevented, not just corrected afterwards.',
          es: 'Una violación del estándar debe impedirse, y no solo corregirse después.',
        },
        fits: ['scp', 'iam'],
        rulesOut: {
          config: {
            pt: 'Uma regra do AWS Config mostra a violação depois que o recurso existe; não a impede.',
            en: 'An AWS Config rule shows the violation once the resource exists; it does not prevent it.',
            es: 'Una regla de AWS Config muestra la infracción cuando el recurso ya existe; no la impide.',
          },
          remediation: {
            pt: 'A correção automática do AWS Config age depois que o recurso existe; não impede que ele seja criado.',
            en: 'Automatic remediation in AWS Config acts once the resource exists; it does not prevent its creation.',
            es: 'La corrección automática de AWS Config actúa cuando el recurso ya existe; no impide que se cree.',
          },
          review: {
            pt: 'A revisão mensal encontra a violação até um mês depois.',
            en: 'A monthly review finds the violation up to a month later.',
            es: 'La revisión mensual encuentra la infracción hasta un mes después.',
          },
        },
      },
      {
        id: 'administrators',
        text: {
          pt: 'O controle deve valer também para os administradores de cada conta-membro.',
          en: 'The control must also cover the administrators of each member account.',
          es: 'El control debe alcanzar también a los administradores de cada cuenta miembro.',
        },
        fits: ['scp', 'config'],
        rulesOut: {
          review: {
            pt: 'Na revisão feita por cada equipe, os administradores da conta avaliariam a si mesmos.',
            en: 'In a review done by each team, the administrators of the account would be judging themselves.',
            es: 'En la revisión hecha por cada equipo, los administradores de la cuenta se evaluarían a sí mismos.',
          },
          iam: {
            pt: 'Um administrador pode alterar as políticas do IAM da própria conta e deixar de estar sujeito a elas.',
            en: 'An administrator can change the IAM policies of the account and stop being subject to them.',
            es: 'Un administrador puede modificar las políticas de IAM de su propia cuenta y dejar de estar sujeto a ellas.',
          },
        },
      },
      {
        id: 'joins-later',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['scp', 'config'],
        rulesOut: {
          iam: {
            pt: 'As políticas do IAM teriam de ser escritas e mantidas em cada conta, também nas que entram.',
            en: 'IAM policies would have to be written and maintained in each account, and in those that join.',
            es: 'Las políticas de IAM tendrían que escribirse y mantenerse en cada cuenta, también en las que se suman.',
          },
          review: {
            pt: 'A revisão mensal é trabalho manual de uma equipe em cada conta, também nas novas.',
            en: 'A monthly review is manual work for a team in each account, new ones included.',
            es: 'La revisión mensual es trabajo manual de un equipo en cada cuenta, también en las nuevas.',
          },
        },
      },
      {
        id: 'existing',
        text: {
          pt: 'O controle deve dar à diretoria um relatório dos recursos atuais que descumprem o padrão.',
          en: 'The control must give the board a report of the existing resources that break the standard.',
          es: 'El control debe dar a la dirección un informe de los recursos actuales que incumplen el estándar.',
        },
        fits: ['config', 'remediation', 'review'],
        rulesOut: {
          scp: {
            pt: 'Uma SCP limita ações futuras; não mostra os recursos que já existem.',
            en: 'An SCP limits future actions; it does not show resources that already exist.',
            es: 'Una SCP limita acciones futuras; no muestra los recursos que ya existen.',
          },
          iam: {
            pt: 'Políticas do IAM limitam ações futuras; não mostram os recursos que já existem.',
            en: 'IAM policies limit future actions; they do not show resources that already exist.',
            es: 'Las políticas de IAM limitan acciones futuras; no muestran los recursos que ya existen.',
          },
        },
      },
      {
        id: 'nobody-acts',
        text: {
          pt: 'A norma deve ser imposta sem ação manual em cada caso.',
          en: 'The standard must be enforced without manual action in each case.',
          es: 'La norma debe imponerse sin acción manual en cada caso.',
        },
        fits: ['scp', 'iam', 'remediation'],
        rulesOut: {
          config: {
            pt: 'A regra do AWS Config aponta o recurso; alguém ainda precisa corrigi-lo.',
            en: 'The AWS Config rule points at the resource; someone still has to correct it.',
            es: 'La regla de AWS Config señala el recurso; alguien todavía debe corregirlo.',
          },
          review: {
            pt: 'A revisão mensal é trabalho de pessoas do começo ao fim.',
            en: 'A monthly review is work of people from beginning to end.',
            es: 'La revisión mensual es trabajo de personas de principio a fin.',
          },
        },
      },
      {
        id: 'observe-first',
        text: {
          pt: 'Nesta primeira fase a empresa só quer saber onde o padrão é descumprido, e nada pode ser bloqueado nem alterado.',
          en: 'In this first phase the organization only wants to know where the standard is broken, and nothing may be blocked or changed.',
          es: 'En esta primera fase la organización solo quiere saber dónde se incumple el estándar, y nada puede bloquearse ni modificarse.',
        },
        fits: ['config', 'review'],
        rulesOut: {
          scp: {
            pt: 'Uma SCP nega a ação assim que é anexada, e nesta fase nada pode ser bloqueado.',
            en: 'An SCP denies the action as soon as it is attached, and in this phase nothing may be blocked.',
            es: 'Una SCP deniega la acción apenas se adjunta, y en esta fase nada puede bloquearse.',
          },
          iam: {
            pt: 'Políticas do IAM que negam bloqueiam a ação na hora, e nesta fase nada pode ser bloqueado.',
            en: 'IAM policies with a deny block the action right away, and in this phase nothing may be blocked.',
            es: 'Las políticas de IAM que deniegan bloquean la acción de inmediato, y en esta fase nada puede bloquearse.',
          },
          remediation: {
            pt: 'A correção automática do AWS Config altera os recursos que encontra.',
            en: 'Automatic remediation in AWS Config changes the resources it finds.',
            es: 'La corrección automática de AWS Config modifica los recursos que encuentra.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que controle atende a esses requisitos?',
      en: 'Which control meets these requirements?',
      es: '¿Qué control cumple estos requisitos?',
    },
  },
];
