import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const backupPlan: readonly Pattern[] = [
  {
    id: 'backup-plan',
    exams: {
      'saa-c03': { domain: 'resilient', topic: 'disaster-recovery' },
      'clf-c02': { domain: 'technology', topic: 'hybrid-backup' },
    },
    scene: {
      pt: 'Pense em cada serviço como uma sala da casa, em que os volumes são estantes e os bancos de dados são livros.',
      en: 'Think of each service as a room in a house, where the volumes are shelves and the databases are ledgers.',
      es: 'Piensa en cada servicio como una sala de la casa, donde los volúmenes son estantes y las bases de datos son libros.',
    },
    situations: [
      {
        id: 'broker',
        text: {
          pt: 'Uma corretora de seguros define o backup de volumes do EBS, bancos do RDS, tabelas do DynamoDB e sistemas de arquivos do EFS.',
          en: 'An insurance broker is planning backups of EBS volumes, RDS databases, DynamoDB tables and EFS file systems.',
          es: 'Una corredora de seguros define el respaldo de volúmenes de EBS, bases de RDS, tablas de DynamoDB y sistemas de archivos de EFS.',
        },
        today: {
          pt: 'São 60 volumes e oito bancos em uma conta, e cada equipe faz cópias como quer. Um arquiteto de soluções precisa definir o plano.',
          en: 'It has 60 volumes and eight databases in one account, and each team makes copies as it sees fit. A solutions architect must define the plan.',
          es: 'Son 60 volúmenes y ocho bases en una cuenta, y cada equipo hace copias a su modo. Un arquitecto de soluciones debe definir el plan.',
        },
      },
      {
        id: 'archive-office',
        text: {
          pt: 'Um cartório digital usa EBS, RDS, DynamoDB e EFS. Uma auditoria pediu um plano de backup.',
          en: 'A digital registry office uses EBS, RDS, DynamoDB and EFS. An audit has asked for a backup plan.',
          es: 'Una notaría digital usa EBS, RDS, DynamoDB y EFS. Una auditoría pidió un plan de respaldo.',
        },
        today: {
          pt: 'Os auditores acharam tabelas sem cópia e volumes cuja última cópia tinha onze meses. O plano deve ficar pronto neste trimestre.',
          en: 'The auditors found tables without any copy and volumes whose last copy was eleven months old. The plan must be ready this quarter.',
          es: 'Los auditores hallaron tablas sin copia y volúmenes cuya última copia tenía once meses. El plan debe estar listo este trimestre.',
        },
      },
      {
        id: 'clinic-group',
        text: {
          pt: 'Após um ransomware em um concorrente, um grupo de clínicas revê os backups de RDS, DynamoDB, EBS e EFS.',
          en: 'After ransomware hit a competitor, a group of clinics is reviewing its backups of RDS, DynamoDB, EBS and EFS.',
          es: 'Tras un ransomware en un competidor, un grupo de clínicas revisa los respaldos de RDS, DynamoDB, EBS y EFS.',
        },
        today: {
          pt: 'Os prontuários ocupam 12 TB em uma conta, a cargo de uma equipe de três pessoas. Os arquitetos devem propor como copiar os dados.',
          en: 'Its patients’ records fill 12 TB in one account, run by a team of three. The architects have to propose how copies are made.',
          es: 'Las historias clínicas ocupan 12 TB en una cuenta, a cargo de un equipo de tres personas. Los arquitectos deben proponer cómo copiar los datos.',
        },
      },
    ],
    candidates: [
      {
        id: 'backup-vault',
        uses: ['AWS Backup'],
        popularity: 4,
        source: docs('aws-backup/latest/devguide/create-cross-account-backup.html'),
        text: {
          pt: 'AWS Backup, com cofre em outra conta',
          en: 'AWS Backup, with a vault in another account',
          es: 'AWS Backup, con un almacén en otra cuenta',
        },
        action: {
          pt: 'Selecionar os recursos por tags no AWS Backup e enviar os pontos de recuperação a um cofre de uma conta separada.',
          en: 'Select the resources by tag in AWS Backup and send the recovery points to a vault in a separate account.',
          es: 'Seleccionar los recursos por etiquetas en AWS Backup y enviar los puntos de recuperación a un almacén de una cuenta separada.',
        },
        why: {
          pt: 'O AWS Backup aplica um plano agendado a muitos serviços, sem código, e pode manter cópias em um cofre de outra conta, fora do alcance dos administradores desta.',
          en: 'AWS Backup applies one scheduled plan to many services, without code, and can keep copies in a vault of another account, out of reach of this account’s administrators.',
          es: 'AWS Backup aplica un plan programado a muchos servicios, sin código, y puede mantener copias en un almacén de otra cuenta, fuera del alcance de los administradores de esta.',
        },
        likeness: {
          pt: 'um só arquivista para todas as salas, que copia cada anotação e a guarda num prédio de outro dono',
          en: 'one archivist for all rooms, who copies each entry and keeps it in another owner’s building',
          es: 'un solo archivista para todas las salas, que copia cada anotación y la guarda en un edificio ajeno',
        },
        tell: {
          pt: 'Cópias fora da conta da AWS: AWS Backup com um cofre em outra conta. Um único plano de retenção para todos os serviços: AWS Backup.',
          en: 'Copies kept outside the AWS account: AWS Backup with a vault in another account. A single retention plan for all services: AWS Backup.',
          es: 'Copias fuera de la cuenta de AWS: AWS Backup con un almacén en otra cuenta. Un único plan de retención para todos los servicios: AWS Backup.',
        },
      },
      {
        id: 'backup',
        uses: ['AWS Backup'],
        popularity: 5,
        source: docs('aws-backup/latest/devguide/whatisbackup.html'),
        text: {
          pt: 'AWS Backup, com cofre na mesma conta',
          en: 'AWS Backup, with a vault in the same account',
          es: 'AWS Backup, con un almacén en la misma cuenta',
        },
        action: {
          pt: 'Criar um plano do AWS Backup para os recursos com certas tags, com backup contínuo do RDS e um cofre na mesma conta.',
          en: 'Create an AWS Backup plan for the resources with certain tags, with continuous backup of RDS and a vault in the same account.',
          es: 'Crear un plan de AWS Backup para los recursos con ciertas etiquetas, con respaldo continuo de RDS y un almacén en la misma cuenta.',
        },
        why: {
          pt: 'O AWS Backup aplica um plano, com retenção de dias a anos, a muitos serviços da mesma conta, sem código, e escolhe os recursos por tags; o backup contínuo do RDS volta a qualquer segundo de até 35 dias.',
          en: 'AWS Backup applies one plan, with retention of days to years, to many services of the same account, without code, and picks resources by tags; continuous backup of RDS goes back to any second of up to 35 days.',
          es: 'AWS Backup aplica un plan, con retención de días a años, a muchos servicios de la misma cuenta, sin código, y elige los recursos por etiquetas; el respaldo continuo de RDS vuelve a cualquier segundo de hasta 35 días.',
        },
        likeness: {
          pt: 'um só arquivista para todas as salas, que copia cada anotação, mas guarda tudo na própria casa',
          en: 'one archivist for all rooms, who copies each entry, but keeps it all in the house itself',
          es: 'un solo archivista para todas las salas, que copia cada anotación, pero guarda todo en la misma casa',
        },
        tell: {
          pt: 'Um único plano de retenção para todos os serviços: AWS Backup. Uma cópia por mês mantida por sete anos: um plano com retenção própria, no AWS Backup. Bancos do RDS que podem voltar a qualquer segundo: backups contínuos, no AWS Backup. Política de continuar com uma só conta da AWS: um cofre na mesma conta.',
          en: 'A single retention plan for all services: AWS Backup. A copy a month kept for seven years: a plan with its own retention, in AWS Backup. RDS databases restorable to any second: continuous backups, in AWS Backup. A policy of staying with one AWS account: a vault in the same account.',
          es: 'Un único plan de retención para todos los servicios: AWS Backup. Una copia por mes conservada siete años: un plan con retención propia, en AWS Backup. Bases de RDS que pueden volver a cualquier segundo: respaldos continuos, en AWS Backup. Política de seguir con una sola cuenta de AWS: un almacén en la misma cuenta.',
        },
      },
      {
        id: 'dlm',
        neverRight: true,
        uses: ['Data Lifecycle Manager'],
        popularity: 4,
        source: docs('ebs/latest/userguide/snapshot-lifecycle.html'),
        text: {
          pt: 'Data Lifecycle Manager, com cópia entre contas',
          en: 'Data Lifecycle Manager, copying between accounts',
          es: 'Data Lifecycle Manager, con copia entre cuentas',
        },
        action: {
          pt: 'Criar políticas do Amazon Data Lifecycle Manager que selecionem volumes por tags e copiem snapshots agendados para outra conta.',
          en: 'Create Amazon Data Lifecycle Manager policies that select volumes by tag and copy scheduled snapshots to another account.',
          es: 'Crear políticas de Amazon Data Lifecycle Manager que seleccionen volúmenes por etiquetas y copien snapshots programados a otra cuenta.',
        },
        why: {
          pt: 'O Data Lifecycle Manager cria, copia a outra conta e apaga snapshots do EBS e AMIs, escolhidos por tags.',
          en: 'Data Lifecycle Manager creates EBS snapshots and AMIs, picked by tags, copies them to another account and deletes them.',
          es: 'Data Lifecycle Manager crea, copia a otra cuenta y elimina snapshots de EBS y AMI, elegidos por etiquetas.',
        },
        likeness: {
          pt: 'o fotógrafo que às vezes retrata as estantes, nunca os livros, e guarda as fotos num prédio alheio',
          en: 'the photographer who sometimes pictures the shelves, never the ledgers, and takes the photos to another owner’s building',
          es: 'el fotógrafo que a veces retrata los estantes, nunca los libros, y guarda las fotos en un edificio ajeno',
        },
        tell: {
          pt: 'Só discos do EBS, com prazos: Data Lifecycle Manager.',
          en: 'Only EBS disks, with retention periods: Data Lifecycle Manager.',
          es: 'Solo discos de EBS, con plazos: Data Lifecycle Manager.',
        },
      },
      {
        id: 'scripts',
        neverRight: true,
        uses: [],
        popularity: 5,
        source: docs('lambda/latest/dg/services-cloudwatchevents.html'),
        text: {
          pt: 'Scripts próprios no Lambda, com cópia entre contas',
          en: 'Custom Lambda scripts, copying between accounts',
          es: 'Scripts propios en Lambda, con copia entre cuentas',
        },
        action: {
          pt: 'Escrever funções agendadas do AWS Lambda que criem snapshots de cada recurso e os copiem para outra conta.',
          en: 'Write scheduled AWS Lambda functions that create snapshots of each resource and copy them to another account.',
          es: 'Escribir funciones programadas de AWS Lambda que creen snapshots de cada recurso y los copien a otra cuenta.',
        },
        why: {
          pt: 'Scripts no Lambda criam e copiam snapshots de qualquer serviço que tenha uma API para isso; a equipe os escreve e mantém.',
          en: 'Scripts on Lambda create and copy snapshots of any service that has an API for it; the team writes and maintains them.',
          es: 'Los scripts en Lambda crean y copian snapshots de cualquier servicio que tenga una API para eso; el equipo los escribe y mantiene.',
        },
        likeness: {
          pt: 'a copiadora que a própria equipe constrói e conserta, com cópias diárias num prédio de outro dono',
          en: 'the copying machine that the team builds and repairs itself, with daily copies in another owner’s building',
          es: 'la copiadora que el propio equipo construye y repara, con copias diarias en un edificio ajeno',
        },
        tell: {
          pt: 'Regras que nenhum serviço pronto cobre: scripts próprios.',
          en: 'Rules that no ready-made service covers: scripts of your own.',
          es: 'Reglas que ningún servicio listo cubre: scripts propios.',
        },
      },
      {
        id: 'native',
        uses: [],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithAutomatedBackups.html'),
        text: {
          pt: 'Os backups automáticos próprios de cada serviço',
          en: 'The automatic backups built into each service',
          es: 'Los respaldos automáticos propios de cada servicio',
        },
        action: {
          pt: 'Ativar os backups automáticos do Amazon RDS e do Amazon EFS, a recuperação pontual do DynamoDB e snapshots agendados do EBS.',
          en: 'Turn on automated backups in Amazon RDS and Amazon EFS, point-in-time recovery in DynamoDB, and scheduled EBS snapshots.',
          es: 'Activar las copias automáticas de Amazon RDS y Amazon EFS, la recuperación a un momento dado de DynamoDB y snapshots programados de EBS.',
        },
        why: {
          pt: 'Os backups automáticos do RDS e a recuperação pontual do DynamoDB voltam a qualquer segundo, em até 35 dias, e são ligados serviço a serviço.',
          en: 'The automated backups of RDS and the point-in-time recovery of DynamoDB return to any second of up to 35 days and are turned on service by service.',
          es: 'Los respaldos automáticos de RDS y la recuperación a un momento dado de DynamoDB vuelven a cualquier segundo, hasta 35 días, y se activan servicio por servicio.',
        },
        likeness: {
          pt: 'um copista para cada sala, cujas cópias cobrem qualquer instante, mas duram um mês e não saem de casa',
          en: 'a separate copyist in each room, whose copies cover every moment but last a month and never leave the house',
          es: 'un copista para cada sala, cuyas copias cubren cualquier instante, pero duran un mes y no salen de casa',
        },
        tell: {
          pt: 'Voltar a um segundo recente de um banco: backup automático do serviço.',
          en: 'Return to a recent second of a database: the service’s automatic backup.',
          es: 'Volver a un segundo reciente de una base: respaldo automático del servicio.',
        },
      },
    ],
    constraints: [
      {
        id: 'one-plan',
        text: {
          pt: 'Um único plano de retenção deve cobrir todos esses serviços.',
          en: 'A single retention plan must cover all of these services.',
          es: 'Un único plan de retención debe cubrir todos esos servicios.',
        },
        fits: ['backup-vault', 'backup', 'scripts'],
        rulesOut: {
          dlm: {
            pt: 'O Data Lifecycle Manager cuida de snapshots do EBS e AMIs, e não de DynamoDB ou EFS.',
            en: 'Data Lifecycle Manager manages EBS snapshots and AMIs, not DynamoDB or EFS.',
            es: 'Data Lifecycle Manager se ocupa de snapshots de EBS y AMI, no de DynamoDB ni EFS.',
          },
          native: {
            pt: 'Os backups de cada serviço são configurados um a um, cada qual com seus prazos.',
            en: 'The backups of each service are configured one by one, each with periods of its own.',
            es: 'Los respaldos de cada servicio se configuran uno por uno, cada uno con sus plazos.',
          },
        },
      },
      {
        id: 'stolen-admin',
        text: {
          pt: 'As cópias devem ficar fora desta conta da AWS, para o caso de roubarem a senha do administrador.',
          en: 'The copies must be kept outside this AWS account, in case its administrator’s password is stolen.',
          es: 'Las copias deben quedar fuera de esta cuenta de AWS, por si roban la contraseña de su administrador.',
        },
        notWith: ['any-second'],
        fits: ['backup-vault', 'dlm', 'scripts'],
        rulesOut: {
          backup: {
            pt: 'O cofre do AWS Backup na mesma conta está ao alcance dos administradores dela.',
            en: 'The AWS Backup vault in the same account is within reach of its administrators.',
            es: 'El almacén de AWS Backup en la misma cuenta está al alcance de sus administradores.',
          },
          native: {
            pt: 'Os backups automáticos de cada serviço ficam na mesma conta, ao alcance dos administradores dela.',
            en: 'The automatic backups of each service are in the same account, within reach of its administrators.',
            es: 'Los respaldos automáticos de cada servicio están en la misma cuenta, al alcance de sus administradores.',
          },
        },
      },
      {
        id: 'no-code',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['backup-vault', 'backup', 'dlm', 'native'],
        rulesOut: {
          scripts: {
            pt: 'Scripts próprios são código que a equipe escreve e mantém.',
            en: 'Custom scripts are code that the team writes and maintains.',
            es: 'Los scripts propios son código que el equipo escribe y mantiene.',
          },
        },
      },
      {
        id: 'any-second',
        text: {
          pt: 'Os bancos do RDS devem poder voltar a qualquer segundo da última semana.',
          en: 'The RDS databases must be restorable to any second of the last week.',
          es: 'Las bases de RDS deben poder volver a cualquier segundo de la última semana.',
        },
        fits: ['backup', 'native'],
        rulesOut: {
          dlm: {
            pt: 'O Data Lifecycle Manager tira snapshots do EBS, em horas marcadas, e não cobre o RDS.',
            en: 'Data Lifecycle Manager takes EBS snapshots at set times and does not cover RDS.',
            es: 'Data Lifecycle Manager toma snapshots de EBS a horas fijas y no cubre RDS.',
          },
          scripts: {
            pt: 'Scripts que tiram snapshots só permitem voltar ao momento de cada um.',
            en: 'Scripts that take snapshots let you return only to the moment of each one.',
            es: 'Los scripts que toman snapshots solo permiten volver al momento de cada uno.',
          },
        },
      },
      {
        id: 'seven-years',
        text: {
          pt: 'Uma cópia por mês deve ser mantida por sete anos.',
          en: 'One copy a month must be kept for seven years.',
          es: 'Una copia por mes debe conservarse siete años.',
        },
        fits: ['backup-vault', 'backup', 'dlm', 'scripts'],
        rulesOut: {
          native: {
            pt: 'Os backups automáticos do RDS e a recuperação pontual do DynamoDB só guardam os últimos 35 dias.',
            en: 'The automated backups of RDS and the point-in-time recovery of DynamoDB keep the last 35 days at most.',
            es: 'Los respaldos automáticos de RDS y la recuperación a un momento dado de DynamoDB guardan como máximo los últimos 35 días.',
          },
        },
      },
      {
        id: 'one-account',
        text: {
          pt: 'A empresa tem uma conta da AWS e, por política, continuará só com ela.',
          en: 'The company has one AWS account, and its policy is to stay with that one.',
          es: 'La empresa tiene una cuenta de AWS y, por política, seguirá solo con ella.',
        },
        notWith: ['stolen-admin'],
        fits: ['backup', 'native'],
        rulesOut: {
          'backup-vault': {
            pt: 'Um cofre em outra conta precisa de uma segunda conta da AWS, que a política exclui.',
            en: 'A vault in another account needs a second AWS account, which the policy excludes.',
            es: 'Un almacén en otra cuenta necesita una segunda cuenta de AWS, que la política excluye.',
          },
          dlm: {
            pt: 'O Data Lifecycle Manager copiaria para uma segunda conta da AWS, que a política exclui.',
            en: 'Data Lifecycle Manager would copy to a second AWS account, which the policy excludes.',
            es: 'Data Lifecycle Manager copiaría a una segunda cuenta de AWS, que la política excluye.',
          },
          scripts: {
            pt: 'Os scripts copiariam para uma segunda conta da AWS, que a política exclui.',
            en: 'The scripts would copy to a second AWS account, which the policy excludes.',
            es: 'Los scripts copiarían a una segunda cuenta de AWS, que la política excluye.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que solução de backup atende a esses requisitos?',
      en: 'Which backup solution meets these requirements?',
      es: '¿Qué solución de respaldo cumple estos requisitos?',
    },
  },
];
