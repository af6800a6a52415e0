import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const backupProtection: readonly Pattern[] = [
  {
    id: 'backup-protection',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'disaster-recovery' } },
    scene: {
      pt: 'Pense na conta de produção como a nossa casa, em que os backups são papéis valiosos guardados num cofre.',
      en: 'Think of the production account as our house, where the backups are valuable papers that are kept in a safe.',
      es: 'Piensa en la cuenta de producción como nuestra casa, donde las copias son papeles valiosos guardados en una caja fuerte.',
    },
    situations: [
      {
        id: 'dental-backups',
        text: {
          pt: 'Um plano odontológico faz cópias diárias com o AWS Backup. Um ransomware apagou as cópias de uma concorrente.',
          en: 'A dental plan makes daily backups with AWS Backup. Ransomware has deleted the backups of a competitor.',
          es: 'Un plan dental hace copias diarias con AWS Backup. Un ransomware borró las copias de una competidora.',
        },
        today: {
          pt: 'As cópias de 70 servidores e sistemas de arquivos estão em um cofre da conta de produção. Um arquiteto de soluções deve protegê-las.',
          en: 'The backups of 70 servers and file systems are in a vault of the production account. A solutions architect must protect them.',
          es: 'Las copias de 70 servidores y sistemas de archivos están en un almacén de la cuenta de producción. Un arquitecto de soluciones debe protegerlas.',
        },
      },
      {
        id: 'pension-backups',
        text: {
          pt: 'Um fundo de pensão guarda as cópias do AWS Backup em um cofre da própria conta e passou por uma auditoria.',
          en: 'A pension fund keeps the recovery points of AWS Backup in a vault of its own account and has been through an audit.',
          es: 'Un fondo de pensiones guarda las copias de AWS Backup en un almacén de su propia cuenta y pasó por una auditoría.',
        },
        today: {
          pt: 'Hoje três administradores podem excluir qualquer cópia. O fundo quer outra proteção antes do próximo relatório.',
          en: 'Three administrators can delete any backup today. The fund wants other protection before the next report.',
          es: 'Hoy tres administradores pueden eliminar cualquier copia. El fondo quiere otra protección antes del próximo informe.',
        },
      },
      {
        id: 'port-backups',
        text: {
          pt: 'Um porto copia seus sistemas na AWS com o AWS Backup. No ano passado um script excluiu por engano trinta cópias.',
          en: 'A port backs up its systems on AWS with AWS Backup. Last year a script deleted thirty recovery points by mistake.',
          es: 'Un puerto copia sus sistemas en AWS con AWS Backup. El año pasado un script eliminó por error treinta copias.',
        },
        today: {
          pt: 'São servidores e sistemas de arquivos, com 40 TB de cópias. Os arquitetos devem rever o cofre em que elas ficam.',
          en: 'These are servers and file systems, with 40 TB of backups. The architects must review the vault in which they are kept.',
          es: 'Son servidores y sistemas de archivos, con 40 TB de copias. Los arquitectos deben revisar el almacén en que quedan.',
        },
      },
    ],
    candidates: [
      {
        id: 'compliance',
        uses: ['Vault Lock', 'compliance mode', 'modo de conformidade', 'modo de conformidad'],
        popularity: 5,
        source: docs('aws-backup/latest/devguide/vault-lock.html'),
        text: {
          pt: 'O Vault Lock em modo de conformidade',
          en: 'Vault Lock in compliance mode',
          es: 'Vault Lock en modo de conformidad',
        },
        action: {
          pt: 'Ativar o AWS Backup Vault Lock em modo de conformidade no cofre atual, com a retenção exigida.',
          en: 'Turn on AWS Backup Vault Lock in compliance mode for the current vault, with the required retention.',
          es: 'Activar AWS Backup Vault Lock en modo de conformidad en el almacén actual, con la retención exigida.',
        },
        why: {
          pt: 'Em modo de conformidade, passado o período de carência, ninguém exclui do cofre a cópia de serviço algum nem encurta a retenção, nem o usuário raiz, nem a AWS, sem pagar uma segunda cópia.',
          en: 'In compliance mode, once the grace time is over, nobody deletes a backup of any service in the vault or shortens its retention, neither the root user nor AWS, with no second copy to pay for.',
          es: 'En modo de conformidad, pasado el período de gracia, nadie elimina del almacén la copia de ningún servicio ni acorta la retención, ni el usuario raíz ni AWS, sin pagar una segunda copia.',
        },
        likeness: {
          pt: 'o cofre com relógio que ninguém, nem o fabricante, abre antes da data, mas que some com a casa',
          en: 'the clock-locked safe that nobody, not even its maker, opens early, but which is lost with the house',
          es: 'la caja con reloj que nadie, ni el fabricante, abre antes de tiempo, pero que se pierde con la casa',
        },
        tell: {
          pt: 'Backup que ninguém pode apagar até o fim da retenção: Vault Lock em modo de conformidade. Proteção que um administrador que erre ou aja de má-fé não pode retirar: Vault Lock em modo de conformidade. Cópias retidas por sete anos, como a própria proteção impõe: Vault Lock. Proteção que deve cobrir também as cópias dos sistemas de arquivos do EFS: Vault Lock, que vale para o cofre todo. Orçamento sem um segundo armazenamento das mesmas cópias: uma proteção no cofre atual. Nenhum backup apagado até o fim da retenção, nem por um administrador: um bloqueio em modo de conformidade.',
          en: 'A backup that nobody may delete until retention ends: Vault Lock in compliance mode. Protection that an administrator in bad faith must not be able to remove: Vault Lock in compliance mode. Backups retained for seven years as the protection itself enforces: Vault Lock. Protection that must also cover the backups of EFS file systems: Vault Lock, which applies to the whole vault. A budget that does not pay for storing the same backups twice: a protection in the current vault. No backup deleted until retention ends, not even by an administrator: a lock in compliance mode.',
          es: 'Copia que nadie puede borrar hasta que termine la retención: Vault Lock en modo de conformidad. Protección que un administrador que se equivoque o actúe de mala fe no puede retirar: Vault Lock en modo de conformidad. Copias retenidas siete años, como impone la propia protección: Vault Lock. Protección que debe cubrir también las copias de los sistemas de archivos de EFS: Vault Lock, que vale para todo el almacén. Presupuesto sin un segundo almacenamiento de las mismas copias: una protección en el almacén actual. Ninguna copia eliminada hasta el fin de la retención, ni por un administrador: un bloqueo en modo de conformidad.',
        },
      },
      {
        id: 'governance',
        uses: ['Vault Lock', 'governance mode', 'modo de governança', 'modo de gobernanza'],
        popularity: 4,
        source: docs('aws-backup/latest/devguide/vault-lock.html'),
        text: {
          pt: 'O Vault Lock em modo de governança',
          en: 'Vault Lock in governance mode',
          es: 'Vault Lock en modo de gobernanza',
        },
        action: {
          pt: 'Ativar o AWS Backup Vault Lock em modo de governança no cofre atual, com a retenção exigida.',
          en: 'Turn on AWS Backup Vault Lock in governance mode for the current vault, with the required retention.',
          es: 'Activar AWS Backup Vault Lock en modo de gobernanza en el almacén actual, con la retención exigida.',
        },
        why: {
          pt: 'O modo de governança barra a exclusão antes do fim da retenção, mas quem tem a permissão do IAM para o bloqueio pode retirá-lo.',
          en: 'Governance mode stops deletion before retention ends, but whoever has the IAM permission for the lock can remove it.',
          es: 'El modo de gobernanza impide la eliminación antes del fin de la retención, pero quien tiene el permiso de IAM para el bloqueo puede quitarlo.',
        },
        likeness: {
          pt: 'o cofre com relógio, na nossa casa, que quem tem a chave especial abre sozinho antes da data',
          en: 'the clock-locked safe, in our house, which anyone who holds the special key opens alone before the date',
          es: 'la caja con reloj, en nuestra casa, que quien tiene la llave especial abre solo antes de la fecha',
        },
        tell: {
          pt: 'Duas pessoas que devem poder excluir uma cópia antes do prazo: modo de governança. Cópias retidas por sete anos, como a própria proteção impõe: Vault Lock. Proteção que deve cobrir também as cópias dos sistemas de arquivos do EFS: Vault Lock, que vale para o cofre todo. Orçamento sem um segundo armazenamento das mesmas cópias: uma proteção no cofre atual.',
          en: 'Two people who must be able to delete a backup ahead of time: governance mode. Backups retained for seven years as the protection itself enforces: Vault Lock. Protection that must also cover the backups of EFS file systems: Vault Lock, which applies to the whole vault. A budget that does not pay for storing the same backups twice: a protection in the current vault.',
          es: 'Dos personas que deben poder eliminar una copia antes del plazo: modo de gobernanza. Copias retenidas siete años, como impone la propia protección: Vault Lock. Protección que debe cubrir también las copias de los sistemas de archivos de EFS: Vault Lock, que vale para todo el almacén. Presupuesto sin un segundo almacenamiento de las mismas copias: una protección en el almacén actual.',
        },
      },
      {
        id: 'air-gapped',
        uses: ['air-gapped'],
        popularity: 3,
        rightWith: ['account-lost'],
        source: docs('aws-backup/latest/devguide/logicallyairgappedvault.html'),
        text: {
          pt: 'Um cofre logicamente isolado (air-gapped)',
          en: 'A logically air-gapped vault',
          es: 'Un almacén aislado lógicamente (air-gapped)',
        },
        action: {
          pt: 'Copiar os backups também para um cofre logicamente isolado (air-gapped) do AWS Backup, com uma equipe de multi-party approval que o abra a uma conta de recuperação.',
          en: 'Also copy the backups to an AWS Backup logically air-gapped vault, with a multi-party approval team that opens it to a recovery account.',
          es: 'Copiar también los backups a un almacén aislado lógicamente (air-gapped) de AWS Backup, con un equipo de multi-party approval que lo abra a una cuenta de recuperación.',
        },
        why: {
          pt: 'O cofre logicamente isolado nasce bloqueado em modo de conformidade, em que ninguém exclui uma cópia antes do fim da retenção, em armazenamento de uma conta da AWS; com a aprovação da equipe, outra conta restaura dele, mesmo sem a de produção.',
          en: 'A logically air-gapped vault is born locked in compliance mode, so nobody deletes a backup before its retention ends, on storage in an account of AWS; with the approval of the team, another account restores from it even without the production account.',
          es: 'El almacén aislado lógicamente nace bloqueado en modo de conformidad, en el que nadie elimina una copia antes del fin de la retención, en almacenamiento de una cuenta de AWS; con la aprobación del equipo, otra cuenta restaura desde él, incluso sin la de producción.',
        },
        likeness: {
          pt: 'um segundo jogo de papéis no prédio do fabricante do cofre, que ninguém destrói antes da data',
          en: 'a second set of papers in the safe maker’s building, which nobody can destroy before its date',
          es: 'un segundo juego de papeles en el edificio del fabricante, que nadie puede destruir antes de la fecha',
        },
        tell: {
          pt: 'Conta de produção invadida e encerrada: cofre logicamente isolado. Nenhum backup apagado até o fim da retenção, nem por um administrador: um bloqueio em modo de conformidade.',
          en: 'A production account that is broken into and closed: a logically air-gapped vault. No backup deleted until retention ends, not even by an administrator: a lock in compliance mode.',
          es: 'Cuenta de producción invadida y cerrada: almacén aislado lógicamente. Ninguna copia eliminada hasta el fin de la retención, ni por un administrador: un bloqueo en modo de conformidad.',
        },
      },
      {
        id: 'account',
        uses: [],
        popularity: 4,
        rightWith: ['account-lost'],
        source: docs('aws-backup/latest/devguide/create-cross-account-backup.html'),
        text: {
          pt: 'Um cofre comum em outra conta',
          en: 'A plain vault in another account',
          es: 'Un almacén común en otra cuenta',
        },
        action: {
          pt: 'Copiar os backups também para um cofre sem bloqueio do AWS Backup em outra conta da organização, com outros administradores.',
          en: 'Also copy the backups to an unlocked AWS Backup vault in another account of the organization, with other administrators.',
          es: 'Copiar también los backups a un almacén sin bloqueo de AWS Backup en otra cuenta de la organización, con otros administradores.',
        },
        why: {
          pt: 'Um cofre em outra conta fica fora do alcance de quem invade a produção; os administradores dele ainda podem excluir as cópias.',
          en: 'A vault in another account is out of reach of whoever breaks into production; its own administrators can still delete the backups.',
          es: 'Un almacén en otra cuenta queda fuera del alcance de quien invade producción; sus administradores aún pueden eliminar las copias.',
        },
        likeness: {
          pt: 'um segundo jogo de papéis na casa de um parente, longe de nós, mas que ele pode destruir',
          en: 'a second set of papers in a relative’s house, out of our reach, but which the relative may destroy',
          es: 'un segundo juego de papeles en casa de un pariente, lejos de nosotros, pero que él puede destruir',
        },
        tell: {
          pt: 'Conta de produção invadida: cópia entre contas.',
          en: 'A production account that is broken into: cross-account copies.',
          es: 'Cuenta de producción invadida: copia entre cuentas.',
        },
      },
      {
        id: 'bin',
        neverRight: true,
        uses: ['Recycle Bin', 'Lixeira', 'Papelera'],
        popularity: 3,
        source: docs('ebs/latest/userguide/recycle-bin.html'),
        text: {
          pt: 'Regras bloqueadas da Lixeira (Recycle Bin)',
          en: 'Locked rules in Recycle Bin',
          es: 'Reglas bloqueadas de la papelera (Recycle Bin)',
        },
        action: {
          pt: 'Criar na Lixeira (Recycle Bin) regras de retenção bloqueadas, por região, para snapshots do Amazon EBS e AMIs.',
          en: 'Create locked retention rules for the Region in Recycle Bin, for Amazon EBS snapshots and AMIs.',
          es: 'Crear en la papelera (Recycle Bin) reglas de retención bloqueadas, por región, para snapshots de Amazon EBS y AMI.',
        },
        why: {
          pt: 'A Lixeira guarda por até um ano snapshots do EBS e AMIs excluídos; uma regra bloqueada só muda dias depois do desbloqueio.',
          en: 'Recycle Bin keeps deleted EBS snapshots and AMIs for up to a year; a locked rule can be changed only days after it is unlocked.',
          es: 'La papelera guarda hasta un año los snapshots de EBS y las AMI eliminados; una regla bloqueada solo cambia días después del desbloqueo.',
        },
        likeness: {
          pt: 'o cesto trancado da casa, que guarda desenhos jogados fora por até um ano, mas nenhum outro papel',
          en: 'the locked wastebasket of the house, which keeps thrown-out drawings for up to a year, but no other papers',
          es: 'el cesto con llave de la casa, que guarda dibujos desechados hasta un año, pero ningún otro papel',
        },
        tell: {
          pt: 'Desfazer a exclusão de um snapshot do EBS: Lixeira.',
          en: 'Undo the deletion of an EBS snapshot: Recycle Bin.',
          es: 'Deshacer la eliminación de un snapshot de EBS: papelera.',
        },
      },
      {
        id: 'policy',
        uses: [],
        popularity: 4,
        source: docs('aws-backup/latest/devguide/create-a-vault-access-policy.html'),
        text: {
          pt: 'Uma política de acesso que nega exclusões',
          en: 'An access policy that denies deletion',
          es: 'Una política de acceso que niega eliminaciones',
        },
        action: {
          pt: 'Escrever no cofre atual uma política de acesso que negue a exclusão de pontos de recuperação a todos, menos à função de segurança.',
          en: 'Write an access policy for the current vault that denies the deletion of recovery points to everybody but the security role.',
          es: 'Escribir en el almacén actual una política de acceso que niegue la eliminación de puntos de recuperación a todos, salvo al rol de seguridad.',
        },
        why: {
          pt: 'A política do cofre nega a exclusão a todos, menos à função de segurança, sem custo, até que um administrador a edite.',
          en: 'The vault’s policy denies deletion to all but the security role, at no cost, until an administrator edits it.',
          es: 'La política del almacén niega la eliminación a todos, salvo al rol de seguridad, sin costo, hasta que un administrador la edite.',
        },
        likeness: {
          pt: 'o aviso de que só dois guardas destroem papéis, que qualquer gerente da casa pode reescrever',
          en: 'the notice that only two guards may destroy papers, which any manager of the house can rewrite',
          es: 'el aviso de que solo dos guardias destruyen papeles, que cualquier gerente de la casa puede reescribir',
        },
        tell: {
          pt: 'Exclusão recusada sem custo algum: política de acesso do cofre. Orçamento sem um segundo armazenamento das mesmas cópias: uma proteção no cofre atual.',
          en: 'Deletion refused at no cost: the access policy of the vault. A budget that does not pay for storing the same backups twice: a protection in the current vault.',
          es: 'Eliminación rechazada sin costo alguno: política de acceso del almacén. Presupuesto sin un segundo almacenamiento de las mismas copias: una protección en el almacén actual.',
        },
      },
    ],
    constraints: [
      {
        id: 'nobody',
        text: {
          pt: 'Até o fim da retenção, ninguém pode excluir uma cópia, nem um administrador com todas as permissões.',
          en: 'Until retention ends, nobody may delete a backup, not even an administrator with all permissions.',
          es: 'Hasta el fin de la retención, nadie puede eliminar una copia, ni un administrador con todos los permisos.',
        },
        fits: ['compliance', 'air-gapped'],
        rulesOut: {
          governance: {
            pt: 'Em modo de governança, quem tem a permissão do bloqueio o retira e exclui.',
            en: 'In governance mode, whoever has the permission for the lock removes it and deletes.',
            es: 'En modo de gobernanza, quien tiene el permiso del bloqueo lo quita y elimina.',
          },
          account: {
            pt: 'Os administradores da outra conta podem excluir as cópias do cofre comum.',
            en: 'The administrators of the other account can delete the backups of the plain vault.',
            es: 'Los administradores de la otra cuenta pueden eliminar las copias del almacén común.',
          },
          policy: {
            pt: 'Um administrador edita a política do cofre e depois exclui.',
            en: 'An administrator edits the vault’s policy and then deletes.',
            es: 'Un administrador edita la política del almacén y luego elimina.',
          },
        },
      },
      {
        id: 'account-lost',
        text: {
          pt: 'As cópias devem poder ser restauradas mesmo que a conta de produção seja invadida e encerrada.',
          en: 'It must be possible to restore the backups even if the production account is broken into and closed.',
          es: 'Las copias deben poder restaurarse aunque la cuenta de producción sea invadida y cerrada.',
        },
        fits: ['air-gapped', 'account'],
        rulesOut: {
          compliance: {
            pt: 'O cofre bloqueado está na conta de produção e se perde com ela.',
            en: 'The locked vault is in the production account and is lost with it.',
            es: 'El almacén bloqueado está en la cuenta de producción y se pierde con ella.',
          },
          governance: {
            pt: 'O cofre está na conta de produção e se perde com ela.',
            en: 'The vault is in the production account and is lost with it.',
            es: 'El almacén está en la cuenta de producción y se pierde con ella.',
          },
          bin: {
            pt: 'A Lixeira (Recycle Bin) guarda os snapshots na mesma conta, que se perde com eles.',
            en: 'Recycle Bin keeps the snapshots in the same account, which is lost with them.',
            es: 'La Papelera de reciclaje (Recycle Bin) guarda los snapshots en la misma cuenta, que se pierde con ellos.',
          },
          policy: {
            pt: 'A política só protege o cofre da conta de produção.',
            en: 'The policy only protects the vault in the production account.',
            es: 'La política solo protege el almacén de la cuenta de producción.',
          },
        },
      },
      {
        id: 'few-may',
        notWith: ['nobody'],
        text: {
          pt: 'Por ordem judicial, as duas pessoas com a função de segurança devem poder excluir uma cópia antes do prazo.',
          en: 'Under a court order, the two people with the security role must be able to delete a backup ahead of time.',
          es: 'Por orden judicial, las dos personas con el rol de seguridad deben poder eliminar una copia antes del plazo.',
        },
        fits: ['governance', 'policy'],
        rulesOut: {
          compliance: {
            pt: 'Em modo de conformidade, a cópia fica até o fim da retenção, sem exceção.',
            en: 'In compliance mode the backup stays until retention ends, without exception.',
            es: 'En modo de conformidad, la copia queda hasta el fin de la retención, sin excepción.',
          },
          'air-gapped': {
            pt: 'O cofre logicamente isolado está bloqueado em modo de conformidade, sem exceção.',
            en: 'The logically air-gapped vault is locked in compliance mode, without exception.',
            es: 'El almacén aislado lógicamente está bloqueado en modo de conformidad, sin excepción.',
          },
        },
      },
      {
        id: 'all-types',
        text: {
          pt: 'A proteção deve cobrir também as cópias dos sistemas de arquivos do Amazon EFS.',
          en: 'The protection must also cover the backups of the Amazon EFS file systems.',
          es: 'La protección debe cubrir también las copias de los sistemas de archivos de Amazon EFS.',
        },
        fits: ['compliance', 'governance', 'air-gapped', 'account', 'policy'],
        rulesOut: {
          bin: {
            pt: 'A Lixeira protege recursos do EBS e AMIs, e não as cópias do EFS.',
            en: 'Recycle Bin protects EBS resources and AMIs, not copies of EFS.',
            es: 'La papelera protege recursos de EBS y AMI, y no las copias de EFS.',
          },
        },
      },
      {
        id: 'admin-error',
        text: {
          pt: 'Passada a primeira semana, um administrador da produção que erre ou aja de má-fé não pode retirar a proteção sozinho.',
          en: 'From the second week on, a production administrator who acts by mistake or in bad faith must not be able to remove the protection alone.',
          es: 'Pasada la primera semana, un administrador de producción que se equivoque o actúe de mala fe no debe poder retirar la protección él solo.',
        },
        fits: ['compliance', 'air-gapped', 'account', 'bin'],
        rulesOut: {
          policy: {
            pt: 'O administrador edita a política do cofre, e a proteção acaba.',
            en: 'The administrator edits the vault’s policy, and the protection is over.',
            es: 'El administrador edita la política del almacén, y la protección termina.',
          },
          governance: {
            pt: 'Um administrador com a permissão do bloqueio retira o modo de governança sozinho.',
            en: 'An administrator who has the permission for the lock removes governance mode alone.',
            es: 'Un administrador con el permiso del bloqueo quita solo el modo de gobernanza.',
          },
        },
      },
      {
        id: 'one-store',
        notWith: ['account-lost'],
        text: {
          pt: 'O orçamento não paga um segundo armazenamento das mesmas cópias.',
          en: 'The budget does not pay for storing the same backups a second time.',
          es: 'El presupuesto no paga un segundo almacenamiento de las mismas copias.',
        },
        fits: ['compliance', 'governance', 'bin', 'policy'],
        rulesOut: {
          'air-gapped': {
            pt: 'Copiar para o cofre logicamente isolado armazena e cobra as cópias outra vez.',
            en: 'Copying to the logically air-gapped vault stores and charges the backups again.',
            es: 'Copiar al almacén aislado lógicamente almacena y cobra las copias otra vez.',
          },
          account: {
            pt: 'Copiar para outra conta armazena e cobra as cópias outra vez.',
            en: 'Copying to another account stores and charges the backups again.',
            es: 'Copiar a otra cuenta almacena y cobra las copias otra vez.',
          },
        },
      },
      {
        id: 'seven',
        text: {
          pt: 'Cada cópia deve ser retida por sete anos, e a própria proteção deve impor esse prazo.',
          en: 'Each backup must be retained for seven years, and the protection itself must enforce it.',
          es: 'Cada copia debe retenerse siete años, y la propia protección debe imponer ese plazo.',
        },
        fits: ['compliance', 'governance', 'air-gapped'],
        rulesOut: {
          bin: {
            pt: 'Uma regra da Lixeira (Recycle Bin) vai até um ano, e a retenção exigida é de sete.',
            en: 'A Recycle Bin rule goes up to one year, and the required retention is seven.',
            es: 'Una regla de la Papelera de reciclaje (Recycle Bin) llega a un año, y la retención exigida es de siete.',
          },
          policy: {
            pt: 'A política do cofre nega ações, mas não impõe prazo de retenção.',
            en: 'The vault’s policy denies actions but enforces no retention time.',
            es: 'La política del almacén deniega acciones, pero no impone un plazo de retención.',
          },
          account: {
            pt: 'Um cofre comum em outra conta afasta os backups, mas não impõe retenção mínima.',
            en: 'A plain vault in another account moves the backups away but enforces no minimum retention.',
            es: 'Un almacén común en otra cuenta aleja las copias, pero no impone una retención mínima.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como as cópias devem ser protegidas?',
      en: 'How should the backups be protected?',
      es: '¿Cómo se deben proteger las copias?',
    },
  },
];
