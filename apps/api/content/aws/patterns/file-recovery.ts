import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const fileRecovery: readonly Pattern[] = [
  {
    id: 'file-recovery',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'disaster-recovery' } },
    scene: {
      pt: 'Pense no sistema de arquivos como uma biblioteca, nos arquivos como os livros dela e em cada região como uma cidade.',
      en: 'Think of the file system as a library, of its files as the books, and of each Region as a city.',
      es: 'Piensa en el sistema de archivos como una biblioteca, en los archivos como sus libros y en cada región como una ciudad.',
    },
    situations: [
      {
        id: 'seeds-files',
        text: {
          pt: 'Uma produtora de sementes mantém análises em um sistema de arquivos do Amazon EFS em São Paulo, e nada existe fora dele.',
          en: 'A seed producer keeps analyses on an Amazon EFS file system in São Paulo, and nothing exists outside it.',
          es: 'Una productora de semillas mantiene análisis en un sistema de archivos de Amazon EFS en São Paulo, y nada existe fuera de él.',
        },
        today: {
          pt: 'São 14 TB, usados por servidores Linux o dia todo. Um arquiteto de soluções deve escrever o plano de recuperação.',
          en: 'There are 14 TB, used by Linux servers all day. A solutions architect must write the recovery plan.',
          es: 'Son 14 TB, usados por servidores Linux todo el día. Un arquitecto de soluciones debe escribir el plan de recuperación.',
        },
      },
      {
        id: 'court-files',
        text: {
          pt: 'Um tribunal guarda processos digitais em um sistema de arquivos do Amazon EFS e recebeu a exigência de um plano de continuidade.',
          en: 'A court keeps digital case files on an Amazon EFS file system and has been asked for a continuity plan.',
          es: 'Un tribunal guarda expedientes digitales en un sistema de archivos de Amazon EFS y le pidieron un plan de continuidad.',
        },
        today: {
          pt: 'São 30 TB de documentos em três zonas de uma só região. Os arquitetos comparam as formas de proteger o sistema.',
          en: 'There are 30 TB of documents in three zones of a single Region. The architects are comparing ways to protect the system.',
          es: 'Son 30 TB de documentos en tres zonas de una sola región. Los arquitectos comparan las formas de proteger el sistema.',
        },
      },
      {
        id: 'studio-files',
        text: {
          pt: 'Um estúdio de jogos compila a partir de um sistema de arquivos do Amazon EFS na Irlanda, o único que tem.',
          en: 'A game studio builds from an Amazon EFS file system in Ireland, the only one it has.',
          es: 'Un estudio de juegos compila desde un sistema de archivos de Amazon EFS en Irlanda, el único que tiene.',
        },
        today: {
          pt: 'Um erro de script apagou 2 TB no mês passado. O estúdio quer estar pronto para isso e para coisas piores.',
          en: 'A faulty script deleted 2 TB last month. The studio wants to be ready for that and for worse.',
          es: 'Un error de script borró 2 TB el mes pasado. El estudio quiere estar listo para eso y para cosas peores.',
        },
      },
    ],
    candidates: [
      {
        id: 'replication',
        uses: [],
        popularity: 4,
        source: docs('efs/latest/ug/efs-replication.html'),
        text: {
          pt: 'Replicação do EFS para outra região',
          en: 'EFS replication to another Region',
          es: 'Replicación de EFS a otra región',
        },
        action: {
          pt: 'Ativar a replicação do Amazon EFS para um sistema de arquivos em outra região.',
          en: 'Turn on Amazon EFS replication to a file system in another AWS Region.',
          es: 'Activar la replicación de Amazon EFS hacia un sistema de archivos en otra región de AWS.',
        },
        why: {
          pt: 'A replicação do EFS mantém outra região atualizada, também no que se apaga, em geral com até 15 minutos de atraso e pronta para montar, e na volta copia só o que mudou.',
          en: 'EFS replication keeps another Region up to date, deletions included, mostly within 15 minutes and ready to mount, and on the way back copies only what has changed.',
          es: 'La replicación de EFS mantiene otra región actualizada, también en lo que se borra, en general con hasta 15 minutos de retraso y lista para montar, y al volver copia solo lo que cambió.',
        },
        likeness: {
          pt: 'a segunda biblioteca paga, em outra cidade, que em minutos recebe ou descarta o mesmo que a primeira',
          en: 'a second, paid library in another city, which within minutes takes in or throws out the same books',
          es: 'la segunda biblioteca pagada, en otra ciudad, que en minutos recibe o desecha lo mismo que la primera',
        },
        tell: {
          pt: 'Arquivos que os servidores da outra região montam em minutos: a replicação do EFS. Arquivo excluído que deve desaparecer de todas as cópias: a replicação do EFS, que segue as exclusões. Desastre que pode custar no máximo os últimos 30 minutos de trabalho: replicação do EFS, e não backups diários. Alterações que voltam à primeira região sem copiar tudo outra vez: replicação do EFS, que pode ser invertida.',
          en: 'Files that servers in the other Region mount within minutes: EFS replication. A deleted file that must disappear from all copies: EFS replication, which follows deletions. A disaster in which no more than the last 30 minutes of work may be lost: EFS replication, not daily backups. Changes that return to the first Region without copying everything again: EFS replication, which can be reversed.',
          es: 'Archivos que los servidores de la otra región montan en minutos: la replicación de EFS. Archivo eliminado que debe desaparecer de todas las copias: la replicación de EFS, que sigue los borrados. Desastre en el que no pueden perderse más de los últimos 30 minutos de trabajo: replicación de EFS, y no copias diarias. Cambios que vuelven a la primera región sin copiar todo otra vez: replicación de EFS, que puede invertirse.',
        },
      },
      {
        id: 'backup',
        uses: [],
        popularity: 5,
        source: docs('efs/latest/ug/awsbackup.html'),
        text: {
          pt: 'Cópias diárias na mesma região',
          en: 'Daily backups in the same Region',
          es: 'Copias diarias en la misma región',
        },
        action: {
          pt: 'Criar um plano do AWS Backup com cópias diárias do sistema de arquivos em um cofre da mesma região.',
          en: 'Create an AWS Backup plan with daily backups of the file system in a vault of the same Region.',
          es: 'Crear un plan de AWS Backup con copias diarias del sistema de archivos en un almacén de la misma región.',
        },
        why: {
          pt: 'O AWS Backup guarda na mesma região um ponto por dia, pelo tempo definido e sem outro sistema de arquivos, e restaura o sistema inteiro ou uma pasta.',
          en: 'AWS Backup keeps a point for each day in the same Region, for the time set and with no other file system, and restores the whole system or a folder.',
          es: 'AWS Backup guarda en la misma región un punto por día, por el tiempo definido y sin otro sistema de archivos, y restaura el sistema entero o una carpeta.',
        },
        likeness: {
          pt: 'as caixas lacradas com cópias de cada dia, guardadas por meses na mesma cidade que a biblioteca',
          en: 'sealed boxes with each day’s copies, kept for months in the same city as the library',
          es: 'las cajas selladas con copias de cada día, guardadas durante meses en la misma ciudad que la biblioteca',
        },
        tell: {
          pt: 'Pasta como estava em um dia dos últimos meses: AWS Backup. Nenhuma cópia que possa deixar a região atual, por lei: backups em um cofre da mesma região. Nenhum segundo sistema de arquivos permanente a pagar: backups, e não replicação.',
          en: 'A folder as it was on a day of the last months: AWS Backup. No copy that may leave the current Region, by law: backups in a vault of the same Region. No second, permanent file system to pay for: backups, not replication.',
          es: 'Carpeta como estaba en un día de los últimos meses: AWS Backup. Ninguna copia que pueda dejar la región actual, por ley: copias en un almacén de la misma región. Ningún segundo sistema de archivos permanente que pagar: copias de seguridad, y no replicación.',
        },
      },
      {
        id: 'backup-far',
        uses: [],
        popularity: 4,
        rightWith: ['region-lost'],
        source: docs('aws-backup/latest/devguide/cross-region-backup.html'),
        text: {
          pt: 'Cópias diárias levadas a outra região',
          en: 'Daily backups taken to another Region',
          es: 'Copias diarias llevadas a otra región',
        },
        action: {
          pt: 'Criar um plano do AWS Backup com cópias diárias e uma regra que as copie a um cofre de outra região.',
          en: 'Create an AWS Backup plan with daily backups and a rule that copies them to a vault in another Region.',
          es: 'Crear un plan de AWS Backup con copias diarias y una regla que las copie a un almacén de otra región.',
        },
        why: {
          pt: 'Copiadas para outra região, as cópias do AWS Backup resistem à perda da primeira e ainda guardam cada dia, sem outro sistema de arquivos até a restauração.',
          en: 'Copied to another Region, the backups of AWS Backup withstand the loss of the first and still keep each day, with no other file system until they are restored.',
          es: 'Copiadas a otra región, las copias de AWS Backup resisten la pérdida de la primera y aún guardan cada día, sin otro sistema de archivos hasta la restauración.',
        },
        likeness: {
          pt: 'as caixas lacradas com cópias de cada dia, guardadas por meses em outra cidade, sem estantes à espera',
          en: 'sealed boxes with each day’s copies, kept for months in another city, where no shelves stand ready',
          es: 'las cajas selladas con copias de cada día, guardadas durante meses en otra ciudad, sin estantes listos',
        },
        tell: {
          pt: 'Pasta como estava em um dia passado: AWS Backup. Arquivos que devem sobreviver à perda da região: AWS Backup com cópia entre regiões, sem um segundo sistema de arquivos. Nenhum segundo sistema de arquivos permanente a pagar: backups, e não replicação.',
          en: 'A folder as it was on a past day: AWS Backup. Files that must survive the loss of the Region: AWS Backup with cross-Region copies, without a second file system. No second, permanent file system to pay for: backups, not replication.',
          es: 'Carpeta como estaba en un día pasado: AWS Backup. Archivos que deben sobrevivir a la pérdida de la región: AWS Backup con copia entre regiones, sin un segundo sistema de archivos. Ningún segundo sistema de archivos permanente que pagar: copias de seguridad, y no replicación.',
        },
      },
      {
        id: 'both',
        uses: [],
        popularity: 3,
        rightWith: ['past-days'],
        source: docs('efs/latest/ug/efs-replication.html'),
        text: {
          pt: 'Replicação e também cópias diárias',
          en: 'Replication and daily backups as well',
          es: 'Replicación y también copias diarias',
        },
        action: {
          pt: 'Ativar a replicação do Amazon EFS para outra região e um plano do AWS Backup com cópias diárias.',
          en: 'Turn on Amazon EFS replication to another Region and an AWS Backup plan with daily backups.',
          es: 'Activar la replicación de Amazon EFS a otra región y un plan de AWS Backup con copias diarias.',
        },
        why: {
          pt: 'Com a replicação, outra região fica pronta para montar, com minutos de perda, e na volta copia só o que mudou; as cópias diárias voltam a antes de um erro que também foi replicado.',
          en: 'With replication, another Region is ready to mount, with minutes lost, and on the way back copies only what has changed; daily backups go back to before a mistake that was replicated too.',
          es: 'Con la replicación, otra región queda lista para montar, con minutos de pérdida, y al volver copia solo lo que cambió; las copias diarias vuelven a antes de un error que también se replicó.',
        },
        likeness: {
          pt: 'a segunda biblioteca paga, em outra cidade, igualada em minutos, e caixas de cada dia guardadas por meses',
          en: 'a second, paid library in another city, matched within minutes, plus boxes of each day kept for months',
          es: 'la segunda biblioteca pagada, en otra ciudad, igualada en minutos, más cajas de cada día guardadas durante meses',
        },
        tell: {
          pt: 'Pasta como estava em um dia passado: cópias, ao lado da réplica na outra região. Desastre que pode custar no máximo os últimos 30 minutos de trabalho: replicação do EFS, e não backups diários. Alterações que voltam à primeira região sem copiar tudo outra vez: replicação do EFS, que pode ser invertida.',
          en: 'A folder as it was on a past day: backups, beside the replica in the other Region. A disaster in which no more than the last 30 minutes of work may be lost: EFS replication, not daily backups. Changes that return to the first Region without copying everything again: EFS replication, which can be reversed.',
          es: 'Carpeta como estaba en un día pasado: copias, junto a la réplica en la otra región. Desastre en el que no pueden perderse más de los últimos 30 minutos de trabajo: replicación de EFS, y no copias diarias. Cambios que vuelven a la primera región sin copiar todo otra vez: replicación de EFS, que puede invertirse.',
        },
      },
      {
        id: 'datasync',
        uses: ['DataSync'],
        popularity: 3,
        neverRight: true,
        source: docs('datasync/latest/userguide/create-efs-location.html'),
        text: {
          pt: 'Tarefas do DataSync a cada hora',
          en: 'DataSync tasks every hour',
          es: 'Tareas de DataSync cada hora',
        },
        action: {
          pt: 'Agendar uma tarefa horária do AWS DataSync para um sistema de arquivos do Amazon EFS em outra região.',
          en: 'Schedule an hourly AWS DataSync task to an Amazon EFS file system in another AWS Region.',
          es: 'Programar una tarea horaria de AWS DataSync hacia un sistema de archivos de Amazon EFS en otra región.',
        },
        why: {
          pt: 'O DataSync copia a outra região o que mudou, de hora em hora, com filtros, e cobra por gigabyte copiado.',
          en: 'DataSync copies what has changed to another Region every hour, with filters, and charges per gigabyte copied.',
          es: 'DataSync copia a otra región lo que cambió, cada hora, con filtros, y cobra por gigabyte copiado.',
        },
        likeness: {
          pt: 'a van que só de hora em hora iguala à primeira uma segunda biblioteca paga, em outra cidade',
          en: 'the van that makes the second, paid library in another city match the first, but only every hour',
          es: 'la furgoneta que solo cada hora deja la segunda biblioteca pagada, en otra ciudad, igual a la primera',
        },
        tell: {
          pt: 'Só algumas pastas, para qualquer destino: DataSync.',
          en: 'Some folders only, to any destination: DataSync.',
          es: 'Solo algunas carpetas, a cualquier destino: DataSync.',
        },
      },
      {
        id: 'regional',
        uses: [],
        popularity: 4,
        neverRight: true,
        source: docs('efs/latest/ug/availability-durability.html'),
        text: {
          pt: 'O sistema regional, em três zonas',
          en: 'The Regional system in three zones',
          es: 'El sistema regional, en tres zonas',
        },
        action: {
          pt: 'Manter o tipo Regional do Amazon EFS, com pontos de montagem em três zonas e a lixeira dos servidores.',
          en: 'Keep the Regional type of Amazon EFS, with mount targets in three zones and the trash folders of the servers.',
          es: 'Mantener el tipo Regional de Amazon EFS, con destinos de montaje en tres zonas y la papelera de los servidores.',
        },
        why: {
          pt: 'O tipo Regional grava em várias zonas e resiste à perda de uma delas, sem cópias de dias passados.',
          en: 'The Regional type writes to several zones and withstands the loss of one, without copies of past days.',
          es: 'El tipo Regional escribe en varias zonas y resiste la pérdida de una, sin copias de días pasados.',
        },
        likeness: {
          pt: 'a única biblioteca, em três prédios da mesma cidade, com um cesto só para os últimos descartes',
          en: 'the one library, in three buildings of the same city, with a basket for the latest discards only',
          es: 'la única biblioteca, en tres edificios de la misma ciudad, con un cesto solo para los últimos desechos',
        },
        tell: {
          pt: 'Perda de uma zona: EFS Regional.',
          en: 'Loss of a zone: Regional EFS.',
          es: 'Pérdida de una zona: EFS Regional.',
        },
      },
    ],
    constraints: [
      {
        id: 'region-lost',
        text: {
          pt: 'Os arquivos devem sobreviver à perda de toda a região.',
          en: 'The files must survive the loss of the whole Region.',
          es: 'Los archivos deben sobrevivir a la pérdida de toda la región.',
        },
        fits: ['replication', 'backup-far', 'both', 'datasync'],
        rulesOut: {
          backup: {
            pt: 'Os backups protegem de erros, mas ficam na região que se perde.',
            en: 'The backups protect against mistakes but are in the Region that is lost.',
            es: 'Las copias protegen de errores, pero están en la región que se pierde.',
          },
          regional: {
            pt: 'As três zonas resistem à falha de uma delas, mas são todas da região que se perde.',
            en: 'The three zones withstand the failure of one, but all belong to the Region that is lost.',
            es: 'Las tres zonas resisten la falla de una, pero todas son de la región que se pierde.',
          },
        },
      },
      {
        id: 'minutes-lost',
        text: {
          pt: 'Em um desastre, pode-se perder no máximo os últimos 30 minutos de trabalho.',
          en: 'In a disaster, no more than the last 30 minutes of work may be lost.',
          es: 'En un desastre, se pueden perder como máximo los últimos 30 minutos de trabajo.',
        },
        fits: ['replication', 'both'],
        rulesOut: {
          backup: {
            pt: 'Entre duas cópias diárias pode-se perder um dia.',
            en: 'Between two daily backups a day may be lost.',
            es: 'Entre dos copias diarias puede perderse un día.',
          },
          'backup-far': {
            pt: 'Entre duas cópias diárias pode-se perder um dia.',
            en: 'Between two daily backups a day may be lost.',
            es: 'Entre dos copias diarias puede perderse un día.',
          },
          datasync: {
            pt: 'O DataSync copia de hora em hora, e entre duas tarefas se perde até uma hora de trabalho.',
            en: 'DataSync copies once an hour, and up to an hour of work is lost between two tasks.',
            es: 'DataSync copia cada hora, y entre dos tareas se pierde hasta una hora de trabajo.',
          },
        },
      },
      {
        id: 'past-days',
        text: {
          pt: 'Deve ser possível recuperar uma pasta como estava em um dia dos últimos três meses.',
          en: 'It must be possible to recover a folder as it was on a day of the last three months.',
          es: 'Debe ser posible recuperar una carpeta como estaba en un día de los últimos tres meses.',
        },
        fits: ['backup', 'backup-far', 'both'],
        rulesOut: {
          replication: {
            pt: 'A réplica só tem o estado atual, e a exclusão também é replicada.',
            en: 'The replica has the current state only, and deletion is replicated too.',
            es: 'La réplica solo tiene el estado actual, y la eliminación también se replica.',
          },
          datasync: {
            pt: 'O destino só tem o estado da última tarefa, e não o de dias anteriores.',
            en: 'The destination has the state of the last task only, not that of earlier days.',
            es: 'El destino solo tiene el estado de la última tarea, y no el de días anteriores.',
          },
          regional: {
            pt: 'O sistema só tem o estado atual; o que um script apaga não vai à lixeira.',
            en: 'The system has the current state only; what a script deletes does not go to the trash.',
            es: 'El sistema solo tiene el estado actual; lo que borra un script no va a la papelera.',
          },
        },
      },
      {
        id: 'usable-soon',
        text: {
          pt: 'Na outra região, os servidores devem montar os arquivos em minutos, sem restaurar terabytes.',
          en: 'In the other Region, servers must mount the files within minutes, without restoring terabytes.',
          es: 'En la otra región, los servidores deben montar los archivos en minutos, sin restaurar terabytes.',
        },
        fits: ['replication', 'both', 'datasync'],
        rulesOut: {
          backup: {
            pt: 'As cópias teriam que ser restauradas, e estão na mesma região.',
            en: 'The backups would have to be restored, and are in the same Region.',
            es: 'Las copias tendrían que restaurarse, y están en la misma región.',
          },
          'backup-far': {
            pt: 'As cópias estão na outra região, mas restaurar terabytes de um cofre leva horas.',
            en: 'The copies are in the other Region, but restoring terabytes from a vault takes hours.',
            es: 'Las copias están en la otra región, pero restaurar terabytes desde un almacén lleva horas.',
          },
          regional: {
            pt: 'O tipo regional resiste à perda de uma zona, mas nada existe na outra região.',
            en: 'The Regional type withstands the loss of a zone, but nothing exists in the other Region.',
            es: 'El tipo regional resiste la pérdida de una zona, pero nada existe en la otra región.',
          },
        },
      },
      {
        id: 'same-country',
        notWith: ['region-lost', 'usable-soon', 'minutes-lost'],
        text: {
          pt: 'Por lei, nenhuma cópia pode sair da região atual.',
          en: 'By law, no copy may leave the current Region.',
          es: 'Por ley, ninguna copia puede salir de la región actual.',
        },
        fits: ['backup', 'regional'],
        rulesOut: {
          replication: {
            pt: 'A réplica protege da perda da região, mas está fora dela, o que a lei não permite.',
            en: 'The replica protects against the loss of the Region but is outside it, which the law does not allow.',
            es: 'La réplica protege de la pérdida de la región, pero está fuera de ella, lo que la ley no permite.',
          },
          'backup-far': {
            pt: 'As cópias diárias são levadas a outra região, o que a lei não permite.',
            en: 'The daily backups are taken to another Region, which the law does not allow.',
            es: 'Las copias diarias se llevan a otra región, lo que la ley no permite.',
          },
          both: {
            pt: 'A réplica protege da perda da região, mas está fora dela, o que a lei não permite.',
            en: 'The replica protects against the loss of the Region but is outside it, which the law does not allow.',
            es: 'La réplica protege de la pérdida de la región, pero está fuera de ella, lo que la ley no permite.',
          },
          datasync: {
            pt: 'O destino das tarefas fica em outra região, o que a lei não permite.',
            en: 'The destination of the tasks is in another Region, which the law does not allow.',
            es: 'El destino de las tareas está en otra región, lo que la ley no permite.',
          },
        },
      },
      {
        id: 'no-history',
        situations: ['seeds-files', 'court-files'],
        notWith: ['past-days'],
        text: {
          pt: 'Pela política de privacidade, um arquivo excluído deve desaparecer de todas as cópias em até duas horas.',
          en: 'By the privacy policy, a deleted file must disappear from all copies within two hours.',
          es: 'Por la política de privacidad, un archivo eliminado debe desaparecer de todas las copias en dos horas como máximo.',
        },
        fits: ['replication', 'datasync', 'regional'],
        rulesOut: {
          backup: {
            pt: 'As cópias diárias guardam o arquivo excluído pelo tempo de retenção.',
            en: 'Daily backups keep the deleted file for the time of retention.',
            es: 'Las copias diarias guardan el archivo eliminado durante la retención.',
          },
          'backup-far': {
            pt: 'As cópias diárias guardam o arquivo excluído pelo tempo de retenção.',
            en: 'Daily backups keep the deleted file for the time of retention.',
            es: 'Las copias diarias guardan el archivo eliminado durante la retención.',
          },
          both: {
            pt: 'As cópias diárias guardam o arquivo excluído pelo tempo de retenção.',
            en: 'Daily backups keep the deleted file for the time of retention.',
            es: 'Las copias diarias guardan el archivo eliminado durante la retención.',
          },
        },
      },
      {
        id: 'no-second-system',
        text: {
          pt: 'A empresa não quer pagar por um segundo sistema de arquivos permanente.',
          en: 'The organization does not want to pay for a second, permanent file system.',
          es: 'La organización no quiere pagar por un segundo sistema de archivos permanente.',
        },
        fits: ['backup', 'backup-far', 'regional'],
        rulesOut: {
          replication: {
            pt: 'A réplica é um segundo sistema de arquivos, pago todo o mês.',
            en: 'The replica is a second file system, paid for all month.',
            es: 'La réplica es un segundo sistema de archivos, pagado todo el mes.',
          },
          both: {
            pt: 'A réplica é um segundo sistema de arquivos, pago todo o mês.',
            en: 'The replica is a second file system, paid for all month.',
            es: 'La réplica es un segundo sistema de archivos, pagado todo el mes.',
          },
          datasync: {
            pt: 'O destino é um segundo sistema de arquivos, pago todo o mês.',
            en: 'The destination is a second file system, paid for all month.',
            es: 'El destino es un segundo sistema de archivos, pagado todo el mes.',
          },
        },
      },
      {
        id: 'back-again',
        text: {
          pt: 'Depois do desastre, as mudanças feitas na outra região devem voltar à primeira sem copiar tudo outra vez.',
          en: 'After the disaster, changes made in the other Region must return to the first one without copying everything again.',
          es: 'Después del desastre, los cambios hechos en la otra región deben volver a la primera sin copiar todo otra vez.',
        },
        fits: ['replication', 'both'],
        rulesOut: {
          'backup-far': {
            pt: 'Com o AWS Backup seria preciso copiar e restaurar tudo na volta.',
            en: 'With AWS Backup everything would have to be copied and restored on the way back.',
            es: 'Con AWS Backup habría que copiar y restaurar todo a la vuelta.',
          },
          regional: {
            pt: 'O tipo Regional fica em uma só região: não há outra de onde voltar.',
            en: 'The Regional type is in a single Region: there is no other to return from.',
            es: 'El tipo Regional está en una sola región: no hay otra desde la cual volver.',
          },
          backup: {
            pt: 'As cópias não saem da região que falhou.',
            en: 'The backups do not leave the Region that failed.',
            es: 'Las copias no salen de la región que falló.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os arquivos devem ser protegidos?',
      en: 'How should the files be protected?',
      es: '¿Cómo se deben proteger los archivos?',
    },
  },
];
