import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const databaseRestore: readonly Pattern[] = [
  {
    id: 'database-restore',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'disaster-recovery' } },
    scene: {
      pt: 'Pense no banco de dados como um ensaio de teatro, em que o cluster é o palco e um erro é uma cena estragada.',
      en: 'Think of the database as a rehearsal in a theater, where the cluster is the stage and a mistake is a spoiled scene.',
      es: 'Piensa en la base de datos como un ensayo de teatro, donde el clúster es el escenario y un error es una escena arruinada.',
    },
    situations: [
      {
        id: 'payroll',
        text: {
          pt: 'Uma empresa de folha de pagamento usa um banco de dados Amazon Aurora MySQL. Um script do mês passado apagou linhas às 14h20, e a diretoria quer estar preparada para o próximo erro.',
          en: 'A payroll company uses an Amazon Aurora MySQL database. A script last month deleted rows at 2:20 p.m., and the board wants to be prepared for the next mistake.',
          es: 'Una empresa de nómina usa una base de datos Amazon Aurora MySQL. Un script del mes pasado borró filas a las 14:20, y la dirección quiere estar preparada para el próximo error.',
        },
        today: {
          pt: 'Foi preciso um dia para digitar de novo as 1.400 linhas. Um arquiteto de soluções deve propor como recuperar os dados da próxima vez.',
          en: 'It took a day to enter the 1,400 rows again by hand. A solutions architect must propose how to recover data the next time.',
          es: 'Hizo falta un día para volver a cargar las 1.400 filas. Un arquitecto de soluciones debe proponer cómo recuperar los datos la próxima vez.',
        },
      },
      {
        id: 'bookings',
        text: {
          pt: 'Um portal de reservas guarda os dados em um Amazon Aurora MySQL e discute como se recuperar de uma publicação que estrague as tabelas.',
          en: 'A booking portal keeps its data in Amazon Aurora MySQL and is discussing how to recover from a release that damages the tables.',
          es: 'Un portal de reservas guarda sus datos en Amazon Aurora MySQL y discute cómo recuperarse de una publicación que dañe las tablas.',
        },
        today: {
          pt: 'Publica uma versão toda terça-feira sobre um banco de 600 GB. Os arquitetos escrevem o plano de recuperação.',
          en: 'It releases new software every Tuesday over a database of 600 GB. The architects are writing the recovery plan.',
          es: 'Publica una versión cada martes sobre una base de 600 GB. Los arquitectos escriben el plan de recuperación.',
        },
      },
      {
        id: 'grades',
        text: {
          pt: 'Uma universidade tem as notas dos alunos em um Amazon Aurora MySQL e revê o seu plano de cópias de segurança.',
          en: 'A university has the grades of its students in Amazon Aurora MySQL and is reviewing its plan of backups.',
          es: 'Una universidad tiene las notas de los estudiantes en Amazon Aurora MySQL y revisa su plan de respaldos.',
        },
        today: {
          pt: 'São 45.000 alunos com notas na internet, e os professores mudam milhares de linhas no fim de cada semestre.',
          en: 'Its 45,000 students see their grades online, and lecturers change thousands of rows at the end of each term.',
          es: 'Son 45.000 estudiantes con calificaciones en línea, y los docentes cambian miles de filas al final de cada semestre.',
        },
      },
    ],
    candidates: [
      {
        id: 'backtrack',
        uses: ['Backtrack'],
        popularity: 3,
        source: docs('AmazonRDS/latest/AuroraUserGuide/AuroraMySQL.Managing.Backtrack.html'),
        text: { pt: 'Recuo pelo Backtrack', en: 'Rewinding by Backtrack', es: 'Retroceso con Backtrack' },
        action: {
          pt: 'Restaurar o Amazon Aurora em um cluster com o Backtrack ativado, com janela de 72 horas, e rebobiná-lo depois de um erro.',
          en: 'Restore a snapshot of Amazon Aurora to a cluster with Backtrack enabled, with a window of 72 hours, and rewind it after a mistake.',
          es: 'Restaurar Amazon Aurora en un clúster con Backtrack activado, con una ventana de 72 horas, y rebobinarlo tras un error.',
        },
        why: {
          pt: 'O Backtrack volta o próprio cluster, com as suas réplicas e o mesmo endpoint, a um segundo das últimas 72 horas em minutos, sem criar outro.',
          en: 'Backtrack rewinds the cluster itself, with its replicas and the same endpoint, to a second of the last 72 hours within minutes, without creating another.',
          es: 'Backtrack devuelve el propio clúster, con sus réplicas y el mismo endpoint, a un segundo de las últimas 72 horas en minutos, sin crear otro.',
        },
        likeness: {
          pt: 'o ensaio retomado em minutos, no mesmo palco, a partir de qualquer instante dos últimos três dias',
          en: 'the rehearsal resumed within minutes, on the same stage, from any moment of the last three days',
          es: 'el ensayo retomado en minutos, en el mismo escenario, desde cualquier instante de los últimos tres días',
        },
        tell: {
          pt: 'Voltar ao segundo anterior ao erro: o Backtrack ou uma restauração a um ponto no tempo. Usuários de volta em minutos no mesmo endpoint: Backtrack, que rebobina o próprio cluster.',
          en: 'A return to the second before the mistake: Backtrack or a point-in-time restore. Users back within minutes at the same endpoint: Backtrack, which rewinds the cluster itself.',
          es: 'Volver al segundo anterior al error: Backtrack o una restauración a un momento dado. Usuarios de vuelta en minutos en el mismo endpoint: Backtrack, que rebobina el propio clúster.',
        },
      },
      {
        id: 'pitr',
        uses: [],
        popularity: 5,
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-pitr.html'),
        text: {
          pt: 'Restauração a um ponto no tempo',
          en: 'Restore to a point in time',
          es: 'Restauración a un punto en el tiempo',
        },
        action: {
          pt: 'Definir em 35 dias a retenção de backups do cluster do Amazon Aurora e restaurá-lo para um ponto no tempo.',
          en: 'Set the backup retention of the Amazon Aurora cluster to 35 days and restore it to a point in time.',
          es: 'Fijar en 35 días la retención de copias del clúster de Amazon Aurora y restaurarlo a un momento dado.',
        },
        why: {
          pt: 'A restauração a um ponto no tempo, a partir de backups que o Aurora faz sozinho, cria ao lado do atual um cluster com os dados de qualquer segundo da retenção, até 35 dias, também de antes de um erro.',
          en: 'A restore to a point in time, from backups that Aurora makes by itself, creates a cluster beside the current one with the data of any second of the retention, up to 35 days, also from before a mistake.',
          es: 'La restauración a un punto en el tiempo, a partir de respaldos que Aurora hace solo, crea junto al actual un clúster con los datos de cualquier segundo de la retención, hasta 35 días, también de antes de un error.',
        },
        likeness: {
          pt: 'o ensaio remontado devagar em um segundo palco, a partir de qualquer instante das últimas cinco semanas',
          en: 'the rehearsal slowly set up again on a second stage, from any moment of the last five weeks',
          es: 'el ensayo montado despacio en un segundo escenario, desde cualquier instante de las últimas cinco semanas',
        },
        tell: {
          pt: 'Voltar ao segundo anterior ao erro: uma restauração a um ponto no tempo, de até 35 dias atrás. Erros percebidos só duas semanas depois: backups, pois o Backtrack só alcança 72 horas. Gravações erradas que chegam a todas as réplicas: backups, não réplicas. Dados atuais em uso enquanto o estado anterior é examinado ao lado: uma restauração em outro cluster.',
          en: 'A return to the second before the mistake: a point-in-time restore, up to 35 days back. Mistakes noticed only two weeks later: backups, as Backtrack reaches back 72 hours only. Wrong writes that spread to every replica: backups rather than replicas. Present data in use while the earlier state is examined beside it: a restore to another cluster.',
          es: 'Volver al segundo anterior al error: una restauración a un momento dado, de hasta 35 días atrás. Errores notados recién dos semanas después: respaldos, porque Backtrack solo alcanza 72 horas. Escrituras erróneas que llegan a todas las réplicas: respaldos, no réplicas. Datos actuales en uso mientras el estado anterior se examina al lado: una restauración en otro clúster.',
        },
      },
      {
        id: 'snapshot',
        uses: ['AWS Backup'],
        popularity: 4,
        source: docs('aws-backup/latest/devguide/about-backup-plans.html'),
        text: {
          pt: 'Snapshots diários do AWS Backup',
          en: 'Daily AWS Backup snapshots',
          es: 'Snapshots diarios de AWS Backup',
        },
        action: {
          pt: 'Criar com o AWS Backup um snapshot diário do cluster do Amazon Aurora, com retenção de 3.650 dias.',
          en: 'Use AWS Backup to take a daily snapshot of the Amazon Aurora cluster, with a retention of 3,650 days.',
          es: 'Crear con AWS Backup un snapshot diario del clúster de Amazon Aurora, con retención de 3.650 días.',
        },
        why: {
          pt: 'Um plano do AWS Backup cria os snapshots sozinho e os guarda pelo prazo definido, de dias a anos; cada um restaura o estado da sua noite.',
          en: 'An AWS Backup plan takes the snapshots automatically and keeps them for the period set, from days to years; each restores the state of its night.',
          es: 'Un plan de AWS Backup crea los snapshots solo y los guarda por el plazo definido, de días a años; cada uno restaura el estado de su noche.',
        },
        likeness: {
          pt: 'a foto que se tira do palco a cada noite, guardada dez anos, para remontar tudo em outro palco',
          en: 'the photo taken of the stage each night, kept ten years, from which it is set up elsewhere',
          es: 'la foto que se toma del escenario cada noche, guardada diez años, para montar todo en otro lugar',
        },
        tell: {
          pt: 'Estado de uma noite de anos atrás: snapshots com retenção longa.',
          en: 'The state of a night years ago: snapshots with a long retention.',
          es: 'Estado de una noche de hace años: snapshots con retención larga.',
        },
      },
      {
        id: 'dump',
        uses: [],
        popularity: 3,
        source: docs('AmazonRDS/latest/AuroraUserGuide/AuroraMySQL.Integrating.SaveIntoS3.html'),
        text: { pt: 'Exportações SQL para o S3', en: 'SQL exports to S3', es: 'Exportaciones SQL a S3' },
        action: {
          pt: 'Exportar toda noite as tabelas em arquivos SQL para o Amazon S3 e carregar os arquivos necessários.',
          en: 'Export the tables as SQL files to Amazon S3 every night and load the files that are needed.',
          es: 'Exportar cada noche las tablas en archivos SQL a Amazon S3 y cargar los archivos necesarios.',
        },
        why: {
          pt: 'Uma exportação em SQL no S3 é lida por qualquer MySQL, dentro ou fora da AWS, e traz de volta uma tabela só.',
          en: 'An SQL export in S3 is read by any MySQL, on AWS or elsewhere, and brings back a single table.',
          es: 'Una exportación en SQL en S3 la lee cualquier MySQL, dentro o fuera de AWS, y devuelve una sola tabla.',
        },
        likeness: {
          pt: 'as anotações que a própria equipe organiza toda noite, com que depois se refaz cena por cena',
          en: 'the notes that the company itself has to write every night, from which each scene is made again',
          es: 'los apuntes que el propio equipo organiza cada noche, con los que después se rehace cada escena',
        },
        tell: {
          pt: 'Cópia que outro fornecedor deve poder ler: exportação.',
          en: 'A copy that another provider has to be able to read: an export.',
          es: 'Copia que otro proveedor debe poder leer: exportación.',
        },
        neverRight: true,
      },
      {
        id: 'replica',
        uses: [],
        popularity: 4,
        source: docs('AmazonRDS/latest/AuroraUserGuide/Aurora.Replication.html'),
        text: { pt: 'Réplicas em outra zona', en: 'Replicas in another zone', es: 'Réplicas en otra zona' },
        action: {
          pt: 'Acrescentar uma réplica do Amazon Aurora em uma segunda zona de disponibilidade e promovê-la depois do erro.',
          en: 'Add an Amazon Aurora Replica in a second Availability Zone and promote it after a mistake.',
          es: 'Añadir una réplica de Amazon Aurora en una segunda zona de disponibilidad y promoverla tras el error.',
        },
        why: {
          pt: 'Uma réplica do Aurora em outra zona assume em cerca de meio minuto quando a instância principal falha.',
          en: 'An Aurora replica in another zone takes over within about half a minute when the primary instance fails.',
          es: 'Una réplica de Aurora en otra zona toma el relevo en cerca de medio minuto cuando falla la instancia principal.',
        },
        likeness: {
          pt: 'o ator substituto, que repete na hora cada gesto, até os erros, e entra se o primeiro falta',
          en: 'the understudy, who repeats each gesture at once, even mistakes, and steps in if the first is absent',
          es: 'el actor suplente, que repite al instante cada gesto, hasta los errores, y entra si falta el primero',
        },
        tell: {
          pt: 'Falha de instância ou de zona, não de dados: réplica.',
          en: 'Failure of an instance or zone, not of data: a replica.',
          es: 'Falla de instancia o de zona, no de datos: réplica.',
        },
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'bad-write',
        text: {
          pt: 'Uma gravação errada já chegou a todas as réplicas, e o plano deve proteger contra isso.',
          en: 'A wrong write once spread to every replica, and the plan must protect against this.',
          es: 'Una escritura errónea ya llegó a todas las réplicas, y el plan debe proteger contra eso.',
        },
        fits: ['backtrack', 'pitr', 'snapshot', 'dump'],
        rulesOut: {
          replica: {
            pt: 'Uma réplica lê o mesmo volume de armazenamento e mostra a gravação errada em milissegundos.',
            en: 'A replica reads the same storage volume and shows the wrong write within milliseconds.',
            es: 'Una réplica lee el mismo volumen de almacenamiento y muestra la escritura errónea en milisegundos.',
          },
        },
      },
      {
        id: 'any-second',
        text: {
          pt: 'Deve ser possível voltar ao segundo anterior ao erro, sem perder o trabalho do dia.',
          en: 'It must be possible to return to the second before the mistake, without losing the day’s work.',
          es: 'Debe poderse volver al segundo anterior al error, sin perder el trabajo del día.',
        },
        fits: ['backtrack', 'pitr'],
        rulesOut: {
          snapshot: {
            pt: 'Um snapshot diário perde tudo o que foi gravado desde a noite em que foi criado.',
            en: 'A daily snapshot loses all that was written since the night on which it was taken.',
            es: 'Un snapshot diario pierde todo lo escrito desde la noche en que se creó.',
          },
          dump: {
            pt: 'Uma exportação tem só os dados da hora em que foi feita.',
            en: 'An export has only the data of the hour when it was made.',
            es: 'Una exportación tiene solo los datos de la hora en que se hizo.',
          },
          replica: {
            pt: 'Uma réplica só tem o estado atual, com o erro incluído.',
            en: 'A replica has only the current state, with the mistake included.',
            es: 'Una réplica solo tiene el estado actual, con el error incluido.',
          },
        },
      },
      {
        id: 'same-cluster',
        text: {
          pt: 'Os usuários devem voltar em minutos, no mesmo endpoint, sem esperar pela criação de outro cluster.',
          en: 'Users must be back within minutes, at the same endpoint, without waiting for another cluster to be created.',
          es: 'Los usuarios deben volver en minutos, en el mismo endpoint, sin esperar a que se cree otro clúster.',
        },
        fits: ['backtrack', 'replica'],
        rulesOut: {
          pitr: {
            pt: 'A restauração a um ponto no tempo cria outro cluster, com outro endpoint.',
            en: 'The restore to a point in time creates another cluster, with another endpoint.',
            es: 'La restauración a un punto en el tiempo crea otro clúster, con otro endpoint.',
          },
          snapshot: {
            pt: 'Um snapshot é restaurado em outro cluster, com outro endpoint.',
            en: 'A snapshot is restored to another cluster, with another endpoint.',
            es: 'Un snapshot se restaura en otro clúster, con otro endpoint.',
          },
        },
      },
      {
        id: 'two-weeks',
        text: {
          pt: 'Erros assim já foram percebidos só duas semanas depois.',
          en: 'Such mistakes have sometimes been noticed only two weeks later.',
          es: 'Errores así a veces se notaron recién dos semanas después.',
        },
        fits: ['pitr', 'snapshot', 'dump', 'replica'],
        rulesOut: {
          backtrack: {
            pt: 'O Backtrack só alcança as últimas 72 horas, e o erro pode ter duas semanas.',
            en: 'Backtrack reaches the last 72 hours only, and the mistake may be two weeks old.',
            es: 'Backtrack solo alcanza las últimas 72 horas, y el error puede tener dos semanas.',
          },
        },
      },
      {
        id: 'years',
        text: {
          pt: 'O plano também deve servir aos auditores, que pedem os dados como estavam em uma noite de até cinco anos atrás.',
          en: 'The plan must also serve the auditors, who ask for the data as it was on a night up to five years ago.',
          es: 'El plan también debe servir a los auditores, que piden los datos como estaban en una noche de hasta cinco años atrás.',
        },
        fits: ['snapshot', 'dump'],
        rulesOut: {
          replica: {
            pt: 'Uma réplica só tem o estado atual, e não o de uma noite de anos atrás.',
            en: 'A replica has only the current state, not that of a night years ago.',
            es: 'Una réplica solo tiene el estado actual, y no el de una noche de hace años.',
          },
          pitr: {
            pt: 'A retenção da restauração a um ponto no tempo vai até 35 dias.',
            en: 'The retention of the restore to a point in time goes up to 35 days.',
            es: 'La retención de la restauración a un punto en el tiempo llega a 35 días.',
          },
          backtrack: {
            pt: 'O Backtrack guarda 72 horas no máximo, e os auditores pedem até cinco anos.',
            en: 'Backtrack keeps 72 hours at most, and the auditors ask for up to five years.',
            es: 'Backtrack guarda 72 horas como máximo, y los auditores piden hasta cinco años.',
          },
        },
      },
      {
        id: 'no-own-jobs',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['backtrack', 'pitr', 'snapshot', 'replica'],
        rulesOut: {
          dump: {
            pt: 'As exportações dependem de programas da equipe, que leem o banco de dados inteiro toda noite.',
            en: 'The exports depend on the team’s programs, which read the whole database every night.',
            es: 'Las exportaciones dependen de programas del equipo, que leen la base de datos entera cada noche.',
          },
        },
      },
      {
        id: 'side-by-side',
        notWith: ['same-cluster'],
        text: {
          pt: 'Os usuários continuam a usar os dados atuais enquanto a equipe examina ao lado o estado anterior.',
          en: 'Users keep using the present data while the team examines the earlier state beside it.',
          es: 'Los usuarios siguen usando los datos actuales mientras el equipo examina al lado el estado anterior.',
        },
        fits: ['pitr', 'snapshot', 'dump'],
        rulesOut: {
          backtrack: {
            pt: 'O Backtrack volta o próprio cluster no tempo, com tudo o que está nele.',
            en: 'Backtrack takes the cluster itself back in time, with all that is in it.',
            es: 'Backtrack lleva el propio clúster atrás en el tiempo, con todo lo que contiene.',
          },
          replica: {
            pt: 'Uma réplica só tem o estado atual; não há o que comparar.',
            en: 'A replica has only the current state; there is nothing to compare.',
            es: 'Una réplica solo tiene el estado actual; no hay con qué comparar.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida atende a esses requisitos?',
      en: 'Which measure meets these requirements?',
      es: '¿Qué medida cumple estos requisitos?',
    },
  },
];
