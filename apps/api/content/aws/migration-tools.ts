import type { Category } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const migrationTools: Category = {
  id: 'migration-tools',
  noun: { pt: 'serviço de migração da AWS', en: 'AWS migration service', es: 'servicio de migración de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'databases', 'integration'],
  entities: [
    {
      id: 'mgn',
      kind: 'service',
      name: 'AWS Transform MGN',
      aliases: ['MGN', 'Application Migration Service'],
      topic: 'migration-tools',
      popularity: 3,
      subject: {
        pt: 'o AWS Transform MGN (antes Application Migration Service)',
        en: 'AWS Transform MGN (formerly Application Migration Service)',
        es: 'AWS Transform MGN (antes Application Migration Service)',
      },
      gist: {
        pt: '{replicar} servidores inteiros e {convertê-los|os converte|os convertem} em instâncias EC2',
        en: '{replicate} whole servers and {convert} them into EC2 instances',
        es: '{replicar} servidores completos y {convertirlos|los convierte|los convierten} en instancias EC2',
      },
      source: docs('mgn/latest/ug/what-is-mgn.html'),
    },
    {
      id: 'dms',
      kind: 'service',
      name: 'AWS DMS',
      aliases: ['Database Migration Service'],
      topic: 'migration-tools',
      popularity: 4,
      gist: {
        pt: '{copiar} bancos de dados para a AWS enquanto a origem continua em uso',
        en: '{copy} databases to AWS while the source stays in use',
        es: '{copiar} bases de datos a AWS mientras el origen sigue en uso',
      },
      source: docs('dms/latest/userguide/Welcome.html'),
    },
    {
      id: 'datasync',
      kind: 'service',
      name: 'AWS DataSync',
      topic: 'migration-tools',
      popularity: 3,
      gist: {
        pt: '{transferir} arquivos pela rede entre o data center e o armazenamento da AWS',
        en: '{move} files over the network between a data center and AWS storage',
        es: '{transferir} archivos por la red entre el centro de datos y el almacenamiento de AWS',
      },
      source: docs('datasync/latest/userguide/what-is-datasync.html'),
    },
    {
      id: 'transfer-family',
      kind: 'service',
      name: 'AWS Transfer Family',
      topic: 'migration-tools',
      popularity: 3,
      gist: {
        pt: '{receber} arquivos de terceiros por SFTP, FTPS, FTP ou AS2 direto no S3 ou no EFS',
        en: '{receive} third-party files over SFTP, FTPS, FTP or AS2 straight into S3 or EFS',
        es: '{recibir} archivos de terceros por SFTP, FTPS, FTP o AS2 directo en S3 o EFS',
      },
      source: docs('transfer/latest/userguide/what-is-aws-transfer-family.html'),
    },
  ],
  facts: [
    {
      id: 'mgn-rehost',
      kind: 'purpose',
      of: ['mgn'],
      unclear: ['drs', 'ec2'],
      level: 2,
      say: {
        pt: '{levar} dezenas de servidores físicos ao EC2 como estão, com poucos minutos de parada',
        en: '{take} dozens of physical servers to EC2 as they are, with minutes of downtime',
        es: '{llevar} decenas de servidores físicos a EC2 tal como están, con pocos minutos de corte',
      },
    },
    {
      id: 'mgn-blocks',
      kind: 'feature',
      of: ['mgn'],
      level: 2,
      say: {
        pt: '{copiar} bloco a bloco o disco inteiro de cada máquina, com o sistema operacional',
        en: '{copy} the entire disk of each machine block by block, operating system included',
        es: '{copiar} bloque a bloque el disco completo de cada máquina, con el sistema operativo',
      },
    },
    {
      id: 'dms-running',
      kind: 'purpose',
      of: ['dms'],
      unclear: ['glue', 'mgn'],
      level: 1,
      say: {
        pt: '{passar} um banco de dados Oracle local para a AWS enquanto ele continua atendendo a aplicação',
        en: '{move} an on-premises Oracle system to AWS while it keeps serving the application',
        es: '{pasar} una base Oracle local a AWS mientras sigue atendiendo a la aplicación',
      },
    },
    {
      id: 'dms-heterogeneous',
      kind: 'feature',
      of: ['dms'],
      unclear: ['glue'],
      level: 2,
      say: {
        pt: '{trocar} de mecanismo no caminho, por exemplo de Oracle para PostgreSQL',
        en: '{change} engines along the way, for example from Oracle to PostgreSQL',
        es: '{cambiar} de motor en el camino, por ejemplo de Oracle a PostgreSQL',
      },
    },
    {
      id: 'datasync-files',
      kind: 'purpose',
      of: ['datasync'],
      unclear: ['storage-gateway', 'transfer-family', 's3', 'efs'],
      level: 2,
      say: {
        pt: '{copiar} pela rede terabytes de arquivos de um servidor NFS local para o S3, com verificação',
        en: '{copy} terabytes of files from a local NFS server to S3 over the network, with verification',
        es: '{copiar} por la red terabytes de archivos de un servidor NFS local a S3, con verificación',
      },
    },
    {
      id: 'datasync-schedule',
      kind: 'feature',
      of: ['datasync'],
      unclear: ['dms', 'transfer-family'],
      level: 2,
      say: {
        pt: '{repetir} a cópia de pastas em horários marcados, levando só o que mudou',
        en: '{repeat} the copy of folders on a timetable, taking only what changed',
        es: '{repetir} la copia de carpetas en horarios fijos, llevando solo lo que cambió',
      },
    },
    {
      id: 'transfer-sftp',
      kind: 'purpose',
      of: ['transfer-family'],
      unclear: ['datasync', 'storage-gateway'],
      level: 2,
      say: {
        pt: '{manter} o envio por SFTP que os parceiros já usam, mas com os arquivos caindo no S3',
        en: '{keep} the SFTP exchange that partners already use, but with files landing in S3',
        es: '{mantener} el envío por SFTP que los socios ya usan, pero con los archivos en S3',
      },
    },
    {
      id: 'mig-files',
      kind: 'trait',
      of: ['datasync', 'transfer-family'],
      level: 1,
      say: {
        pt: '{trabalhar} com arquivos, e não com bancos ou discos inteiros',
        en: '{work} with files, not with databases or whole disks',
        es: '{trabajar} con archivos, y no con bases de datos o discos completos',
      },
      deny: {
        pt: 'não {ter} arquivos como unidade de trabalho',
        en: '{not have} files as the unit of work',
        es: 'no {tener} archivos como unidad de trabajo',
      },
    },
    {
      id: 'mig-continuous',
      kind: 'trait',
      of: ['mgn', 'dms'],
      unclear: ['datasync'],
      level: 2,
      say: {
        pt: '{acompanhar} as mudanças da origem até a hora da virada',
        en: '{follow} changes at the source until the cutover',
        es: '{seguir} los cambios del origen hasta el momento del corte',
      },
    },
  ],
  contrasts: [
    {
      between: ['mgn', 'dms'],
      say: {
        pt: 'O AWS Transform MGN leva o servidor inteiro; o DMS leva só o banco de dados.',
        en: 'AWS Transform MGN takes the whole server; DMS takes just the database.',
        es: 'AWS Transform MGN lleva el servidor completo; DMS lleva solo la base de datos.',
      },
    },
    {
      between: ['datasync', 'transfer-family'],
      say: {
        pt: 'O DataSync copia os arquivos da própria empresa; o Transfer Family deixa terceiros enviá-los por SFTP.',
        en: 'DataSync copies a company’s own files; Transfer Family lets third parties send theirs over SFTP.',
        es: 'DataSync copia los archivos de la propia empresa; Transfer Family deja que terceros los envíen por SFTP.',
      },
    },
    {
      between: ['dms', 'datasync'],
      say: {
        pt: 'O DMS entende tabelas e transações; o DataSync só vê arquivos.',
        en: 'DMS understands tables and transactions; DataSync only sees files.',
        es: 'DMS entiende tablas y transacciones; DataSync solo ve archivos.',
      },
    },
    {
      between: ['mgn', 'datasync'],
      say: {
        pt: 'O AWS Transform MGN move máquinas que continuarão a rodar; o DataSync move os arquivos delas.',
        en: 'AWS Transform MGN moves machines that will keep running; DataSync moves their files.',
        es: 'AWS Transform MGN mueve máquinas que seguirán corriendo; DataSync mueve sus archivos.',
      },
    },
  ],
};
