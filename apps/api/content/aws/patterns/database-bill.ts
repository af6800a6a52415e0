import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const databaseBill: readonly Pattern[] = [
  {
    id: 'database-bill',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'purchase-options' },
      'saa-c03': { domain: 'cost', topic: 'database-cost' },
    },
    scene: {
      pt: 'Pense no banco de dados como uma loja alugada, em que as cópias são o que se guarda para consultá-la ou refazê-la.',
      en: 'Think of the database as a rented shop, where its copies are what is kept to consult it or rebuild it.',
      es: 'Piensa en la base de datos como una tienda alquilada, donde las copias son lo que se guarda para consultarla o rehacerla.',
    },
    situations: [
      {
        id: 'tax-advice',
        text: {
          pt: 'Um escritório de contabilidade tem todos os lançamentos em um banco MySQL no Amazon RDS e quer gastar menos.',
          en: 'An accounting firm has all of its entries in a MySQL database on Amazon RDS and wants to spend less.',
          es: 'Un estudio contable tiene todos sus asientos en una base MySQL en Amazon RDS y quiere gastar menos.',
        },
        today: {
          pt: 'A instância, de 16 vCPUs, é paga sob demanda, e as cópias ficam em 40 snapshots manuais. Um arquiteto de soluções precisa rever as duas coisas.',
          en: 'The instance, of 16 vCPUs, is paid on demand, and its copies are in 40 manual snapshots. A solutions architect must review both.',
          es: 'La instancia, de 16 vCPU, se paga bajo demanda, y las copias están en 40 snapshots manuales. Un arquitecto de soluciones debe revisar ambas cosas.',
        },
      },
      {
        id: 'course-catalog',
        text: {
          pt: 'Uma universidade tem as matrículas em um PostgreSQL no Amazon RDS e quer gastar menos com ele e com as cópias.',
          en: 'A university has its enrollment records in PostgreSQL on Amazon RDS and wants to spend less on the database and its copies.',
          es: 'Una universidad tiene las matrículas en un PostgreSQL en Amazon RDS y quiere gastar menos en él y en sus copias.',
        },
        today: {
          pt: 'A instância é paga sob demanda, e alguém faz as cópias à mão a cada semestre. Um arquiteto de soluções deve mudar as duas coisas.',
          en: 'The instance is paid on demand, and someone makes the copies by hand every term. A solutions architect must change both.',
          es: 'La instancia se paga bajo demanda, y alguien hace las copias a mano cada semestre. Un arquitecto de soluciones debe cambiar ambas cosas.',
        },
      },
      {
        id: 'fleet-repair',
        text: {
          pt: 'Uma rede de oficinas tem as ordens de serviço em um PostgreSQL no Amazon RDS e quer gastar menos com o banco e os backups.',
          en: 'A chain of garages has its work orders in PostgreSQL on Amazon RDS and wants to spend less on the database and its backups.',
          es: 'Una cadena de talleres tiene sus órdenes de trabajo en PostgreSQL en Amazon RDS y quiere gastar menos en la base y sus respaldos.',
        },
        today: {
          pt: 'A instância é paga sob demanda desde 2021, e a rede guarda 60 snapshots feitos à mão. O financeiro pediu uma proposta.',
          en: 'The instance has been paid on demand since 2021, and the chain keeps 60 snapshots made by hand. Its finance team has asked for a proposal.',
          es: 'La instancia se paga bajo demanda desde 2021, y la cadena guarda 60 snapshots hechos a mano. Finanzas pidió una propuesta.',
        },
      },
    ],
    candidates: [
      {
        id: 'reserved-automated',
        neverRight: true,
        text: {
          pt: 'Instância reservada de um ano e backups automáticos de 35 dias',
          en: 'A one-year reserved instance and automated backups of 35 days',
          es: 'Instancia reservada de un año y respaldos automáticos de 35 días',
        },
        action: {
          pt: 'Comprar uma instância reservada do Amazon RDS e manter os backups automáticos com 35 dias de retenção.',
          en: 'Buy an Amazon RDS reserved DB instance and keep automated backups with 35 days of retention.',
          es: 'Comprar una instancia reservada de Amazon RDS y mantener los respaldos automáticos con 35 días de retención.',
        },
        uses: [],
        why: {
          pt: 'A instância reservada dá desconto por um ou três anos a um banco que fica ligado o tempo todo, sem nenhuma mudança nele. Os backups automáticos deixam voltar a qualquer segundo dos últimos 35 dias, no máximo.',
          en: 'A reserved instance discounts for one or three years a database that stays on all the time, without any change to it. Automated backups allow going back to any second of the last 35 days at most.',
          es: 'La instancia reservada descuenta por uno o tres años una base que queda encendida todo el tiempo, sin ningún cambio en ella. Los respaldos automáticos permiten volver a cualquier segundo de los últimos 35 días como máximo.',
        },
        likeness: {
          pt: 'a loja barata de contrato anual paga mesmo fechada, e cópias desmontadas da loja inteira guardadas por cinco semanas',
          en: 'the cheap yearly-contract shop paid for even when shut, and dismantled copies of the whole shop kept five weeks',
          es: 'la tienda barata de contrato anual que pagas incluso cerrada, y copias desmontadas de la tienda entera guardadas cinco semanas',
        },
        tell: {
          pt: 'Banco ligado o tempo todo, uso estável: instância reservada. Voltar a qualquer segundo recente: backups automáticos.',
          en: 'A database that is always on, under steady use: a reserved instance. Going back to any recent second: automated backups.',
          es: 'Base encendida todo el tiempo, uso estable: instancia reservada. Volver a cualquier segundo reciente: respaldos automáticos.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithReservedDBInstances.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithAutomatedBackups.html'),
        popularity: 5,
      },
      {
        id: 'reserved-monthly',
        text: {
          pt: 'Instância reservada de um ano e snapshots mensais do AWS Backup',
          en: 'A one-year reserved instance and monthly AWS Backup snapshots',
          es: 'Instancia reservada de un año y snapshots mensuales de AWS Backup',
        },
        action: {
          pt: 'Comprar uma instância reservada do Amazon RDS e criar snapshots mensais com um plano do AWS Backup.',
          en: 'Buy an Amazon RDS reserved DB instance and create monthly snapshots with an AWS Backup plan.',
          es: 'Comprar una instancia reservada de Amazon RDS y crear snapshots mensuales con un plan de AWS Backup.',
        },
        uses: ['AWS Backup'],
        why: {
          pt: 'A instância reservada dá desconto por um ou três anos a um banco que fica ligado o tempo todo, sem nenhuma mudança nele. Um plano do AWS Backup cria um snapshot por mês, guarda-o por anos e o restaura como um banco de dados inteiro.',
          en: 'A reserved instance discounts for one or three years a database that stays on all the time, without any change to it. An AWS Backup plan makes a snapshot a month, keeps it for years and restores it as a whole database.',
          es: 'La instancia reservada descuenta por uno o tres años una base que queda encendida todo el tiempo, sin ningún cambio en ella. Un plan de AWS Backup crea un snapshot por mes, lo guarda por años y lo restaura como una base de datos entera.',
        },
        likeness: {
          pt: 'a loja barata de contrato anual paga mesmo fechada, e cópias desmontadas da loja inteira guardadas por muitos anos',
          en: 'the cheap yearly-contract shop paid for even when shut, and dismantled copies of the whole shop kept many years',
          es: 'la tienda barata de contrato anual que pagas incluso cerrada, y copias desmontadas de la tienda entera guardadas muchos años',
        },
        tell: {
          pt: 'Banco ligado o tempo todo, uso estável: instância reservada. Cópias mantidas por dez anos: snapshots do AWS Backup ou exportações, pois os backups automáticos duram 35 dias. Cópia antiga que recria o banco de dados inteiro: um snapshot, e não uma exportação em Parquet. Sistema usado dia e noite, com carga constante por anos: uma instância reservada. Fornecedor que só dá suporte ao banco de dados atual: a mesma instância do RDS, e não o Aurora.',
          en: 'A database that is always on, under steady use: a reserved instance. Copies kept for ten years: AWS Backup snapshots or exports, as automated backups last 35 days. An old copy that recreates the whole database: a snapshot, not a Parquet export. A system used day and night, under a steady load for years: a reserved instance. A vendor that supports the current database product only: the same RDS instance, not Aurora.',
          es: 'Base encendida todo el tiempo, uso estable: instancia reservada. Copias conservadas diez años: snapshots de AWS Backup o exportaciones, porque los respaldos automáticos duran 35 días. Copia antigua que recrea la base de datos entera: un snapshot, y no una exportación en Parquet. Sistema usado día y noche, con carga constante por años: una instancia reservada. Proveedor que solo da soporte al producto de base de datos actual: la misma instancia de RDS, y no Aurora.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithReservedDBInstances.html'),
        secondSource: docs('aws-backup/latest/devguide/about-backup-plans.html'),
        popularity: 4,
        rightWith: ['all-hours', 'ten-years'],
      },
      {
        id: 'reserved-export',
        text: {
          pt: 'Instância reservada de um ano e exportação em Parquet ao S3',
          en: 'A one-year reserved instance and Parquet exports to S3',
          es: 'Instancia reservada de un año y exportación en Parquet a S3',
        },
        action: {
          pt: 'Comprar uma instância reservada do Amazon RDS e exportar snapshots ao Amazon S3 no formato Parquet.',
          en: 'Buy an Amazon RDS reserved DB instance and export snapshots to Amazon S3 in Parquet format.',
          es: 'Comprar una instancia reservada de Amazon RDS y exportar snapshots a Amazon S3 en formato Parquet.',
        },
        uses: ['Parquet'],
        why: {
          pt: 'A instância reservada dá desconto por um ou três anos a um banco que fica ligado o tempo todo, sem nenhuma mudança nele. A exportação de snapshots ao S3 em Parquet deixa dados antigos consultáveis com o Athena pelo preço de objetos, sem restaurar nada.',
          en: 'A reserved instance discounts for one or three years a database that stays on all the time, without any change to it. Exporting snapshots to S3 as Parquet leaves old data open to Athena queries for the price of objects, with nothing to restore.',
          es: 'La instancia reservada descuenta por uno o tres años una base que queda encendida todo el tiempo, sin ningún cambio en ella. Exportar snapshots a S3 en Parquet deja datos antiguos consultables con Athena al precio de objetos, sin restaurar nada.',
        },
        likeness: {
          pt: 'a loja barata de contrato anual paga mesmo fechada, e fichas legíveis por muitos anos que não remontam a loja',
          en: 'the cheap yearly-contract shop paid for even when shut, and readable cards kept many years that rebuild no shop',
          es: 'la tienda barata de contrato anual que pagas incluso cerrada, y fichas legibles por muchos años que no rearman la tienda',
        },
        tell: {
          pt: 'Banco ligado o tempo todo, uso estável: instância reservada. Histórico consultado com SQL sem banco ligado: exportação em Parquet e Athena. Sistema usado dia e noite, com carga constante por anos: uma instância reservada. Cópias antigas consultadas em SQL, sem restaurar um banco: exportações em Parquet para o S3. Fornecedor que só dá suporte ao banco de dados atual: a mesma instância do RDS, e não o Aurora.',
          en: 'A database that is always on, under steady use: a reserved instance. History queried with SQL without a running database: Parquet exports and Athena. A system used day and night, under a steady load for years: a reserved instance. Old copies queried in SQL, without restoring a database: Parquet exports to S3. A vendor that supports the current database product only: the same RDS instance, not Aurora.',
          es: 'Base encendida todo el tiempo, uso estable: instancia reservada. Historial consultado con SQL sin base encendida: exportación en Parquet y Athena. Sistema usado día y noche, con carga constante por años: una instancia reservada. Copias antiguas consultadas en SQL, sin restaurar una base: exportaciones en Parquet a S3. Proveedor que solo da soporte al producto de base de datos actual: la misma instancia de RDS, y no Aurora.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithReservedDBInstances.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/USER_ExportSnapshot.html'),
        popularity: 4,
        rightWith: ['all-hours', 'history-queries'],
      },
      {
        id: 'scheduled-automated',
        neverRight: true,
        text: {
          pt: 'Paradas fora do expediente e backups automáticos de 35 dias',
          en: 'Stops outside working hours and automated backups of 35 days',
          es: 'Paradas fuera de horario y respaldos automáticos de 35 días',
        },
        action: {
          pt: 'Parar a instância do Amazon RDS à noite e nos fins de semana e manter os backups automáticos com 35 dias de retenção.',
          en: 'Stop the Amazon RDS instance on nights and weekends and keep automated backups with 35 days of retention.',
          es: 'Detener la instancia de Amazon RDS por las noches y los fines de semana y mantener los respaldos automáticos con 35 días de retención.',
        },
        uses: [],
        why: {
          pt: 'Parar a instância do RDS fora do horário, por até sete dias seguidos, deixa de pagar pela computação; o armazenamento continua a ser cobrado. Os backups automáticos deixam voltar a qualquer segundo dos últimos 35 dias, no máximo.',
          en: 'Stopping the RDS instance outside working hours, for up to seven days at a time, stops the charge for compute; storage is still charged. Automated backups allow going back to any second of the last 35 days at most.',
          es: 'Detener la instancia de RDS fuera de horario, hasta siete días seguidos, deja de pagar el cómputo; el almacenamiento se sigue cobrando. Los respaldos automáticos permiten volver a cualquier segundo de los últimos 35 días como máximo.',
        },
        likeness: {
          pt: 'a loja alugada só no horário comercial, e cópias desmontadas da loja inteira guardadas por cinco semanas',
          en: 'the shop rented only during office hours, and dismantled copies of the whole shop kept five weeks',
          es: 'la tienda alquilada solo en horario de oficina, y copias desmontadas de la tienda entera guardadas cinco semanas',
        },
        tell: {
          pt: 'Sistema usado só em horário comercial: paradas programadas. Voltar a qualquer segundo recente: backups automáticos.',
          en: 'A system used in working hours only: scheduled stops. Going back to any recent second: automated backups.',
          es: 'Sistema usado solo en horario laboral: paradas programadas. Volver a cualquier segundo reciente: respaldos automáticos.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_StopInstance.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithAutomatedBackups.html'),
        popularity: 4,
      },
      {
        id: 'scheduled-monthly',
        rightWith: ['office-hours', 'ten-years'],
        text: {
          pt: 'Paradas fora do expediente e snapshots mensais do AWS Backup',
          en: 'Stops outside working hours and monthly AWS Backup snapshots',
          es: 'Paradas fuera de horario y snapshots mensuales de AWS Backup',
        },
        action: {
          pt: 'Parar a instância do Amazon RDS à noite e nos fins de semana e criar snapshots mensais com um plano do AWS Backup.',
          en: 'Stop the Amazon RDS instance on nights and weekends and create monthly snapshots with an AWS Backup plan.',
          es: 'Detener la instancia de Amazon RDS por las noches y los fines de semana y crear snapshots mensuales con un plan de AWS Backup.',
        },
        uses: ['AWS Backup'],
        why: {
          pt: 'Parar a instância do RDS fora do horário, por até sete dias seguidos, deixa de pagar pela computação; o armazenamento continua a ser cobrado. Um plano do AWS Backup cria um snapshot por mês, guarda-o por anos e o restaura como um banco de dados inteiro.',
          en: 'Stopping the RDS instance outside working hours, for up to seven days at a time, stops the charge for compute; storage is still charged. An AWS Backup plan makes a snapshot a month, keeps it for years and restores it as a whole database.',
          es: 'Detener la instancia de RDS fuera de horario, hasta siete días seguidos, deja de pagar el cómputo; el almacenamiento se sigue cobrando. Un plan de AWS Backup crea un snapshot por mes, lo guarda por años y lo restaura como una base de datos entera.',
        },
        likeness: {
          pt: 'a loja alugada só no horário comercial, e cópias desmontadas da loja inteira guardadas por muitos anos',
          en: 'the shop rented only during office hours, and dismantled copies of the whole shop kept many years',
          es: 'la tienda alquilada solo en horario de oficina, y copias desmontadas de la tienda entera guardadas muchos años',
        },
        tell: {
          pt: 'Sistema usado só em horário comercial: paradas programadas. Cópias mantidas por dez anos: snapshots do AWS Backup ou exportações, pois os backups automáticos duram 35 dias. Cópia antiga que recria o banco de dados inteiro: um snapshot, e não uma exportação em Parquet. Fornecedor que só dá suporte ao banco de dados atual: a mesma instância do RDS, e não o Aurora.',
          en: 'A system used in working hours only: scheduled stops. Copies kept for ten years: AWS Backup snapshots or exports, as automated backups last 35 days. An old copy that recreates the whole database: a snapshot, not a Parquet export. A vendor that supports the current database product only: the same RDS instance, not Aurora.',
          es: 'Sistema usado solo en horario laboral: paradas programadas. Copias conservadas diez años: snapshots de AWS Backup o exportaciones, porque los respaldos automáticos duran 35 días. Copia antigua que recrea la base de datos entera: un snapshot, y no una exportación en Parquet. Proveedor que solo da soporte al producto de base de datos actual: la misma instancia de RDS, y no Aurora.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_StopInstance.html'),
        secondSource: docs('aws-backup/latest/devguide/about-backup-plans.html'),
        popularity: 4,
      },
      {
        id: 'scheduled-export',
        rightWith: ['office-hours', 'history-queries'],
        text: {
          pt: 'Paradas fora do expediente e exportação em Parquet ao S3',
          en: 'Stops outside working hours and Parquet exports to S3',
          es: 'Paradas fuera de horario y exportación en Parquet a S3',
        },
        action: {
          pt: 'Parar a instância do Amazon RDS à noite e nos fins de semana e exportar snapshots ao Amazon S3 no formato Parquet.',
          en: 'Stop the Amazon RDS instance on nights and weekends and export snapshots to Amazon S3 in Parquet format.',
          es: 'Detener la instancia de Amazon RDS por las noches y los fines de semana y exportar snapshots a Amazon S3 en formato Parquet.',
        },
        uses: ['Parquet'],
        why: {
          pt: 'Parar a instância do RDS fora do horário, por até sete dias seguidos, deixa de pagar pela computação; o armazenamento continua a ser cobrado. A exportação de snapshots ao S3 em Parquet deixa dados antigos consultáveis com o Athena pelo preço de objetos, sem restaurar nada.',
          en: 'Stopping the RDS instance outside working hours, for up to seven days at a time, stops the charge for compute; storage is still charged. Exporting snapshots to S3 as Parquet leaves old data open to Athena queries for the price of objects, with nothing to restore.',
          es: 'Detener la instancia de RDS fuera de horario, hasta siete días seguidos, deja de pagar el cómputo; el almacenamiento se sigue cobrando. Exportar snapshots a S3 en Parquet deja datos antiguos consultables con Athena al precio de objetos, sin restaurar nada.',
        },
        likeness: {
          pt: 'a loja alugada só no horário comercial, e fichas legíveis por muitos anos que não remontam a loja',
          en: 'the shop rented only during office hours, and readable cards kept many years that rebuild no shop',
          es: 'la tienda alquilada solo en horario de oficina, y fichas legibles por muchos años que no rearman la tienda',
        },
        tell: {
          pt: 'Sistema usado só em horário comercial: paradas programadas. Histórico consultado com SQL sem banco ligado: exportação em Parquet e Athena. Cópias antigas consultadas em SQL, sem restaurar um banco: exportações em Parquet para o S3. Fornecedor que só dá suporte ao banco de dados atual: a mesma instância do RDS, e não o Aurora.',
          en: 'A system used in working hours only: scheduled stops. History queried with SQL without a running database: Parquet exports and Athena. Old copies queried in SQL, without restoring a database: Parquet exports to S3. A vendor that supports the current database product only: the same RDS instance, not Aurora.',
          es: 'Sistema usado solo en horario laboral: paradas programadas. Historial consultado con SQL sin base encendida: exportación en Parquet y Athena. Copias antiguas consultadas en SQL, sin restaurar una base: exportaciones en Parquet a S3. Proveedor que solo da soporte al producto de base de datos actual: la misma instancia de RDS, y no Aurora.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_StopInstance.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/USER_ExportSnapshot.html'),
        popularity: 3,
      },
      {
        id: 'serverless-automated',
        neverRight: true,
        text: {
          pt: 'Migração ao Aurora Serverless e backups automáticos de 35 dias',
          en: 'Migration to Aurora Serverless and automated backups of 35 days',
          es: 'Migración a Aurora Serverless y respaldos automáticos de 35 días',
        },
        action: {
          pt: 'Migrar do Amazon RDS para o Amazon Aurora Serverless e manter os backups automáticos com 35 dias de retenção.',
          en: 'Migrate from Amazon RDS to Amazon Aurora Serverless and keep automated backups with 35 days of retention.',
          es: 'Migrar de Amazon RDS a Amazon Aurora Serverless y mantener los respaldos automáticos con 35 días de retención.',
        },
        uses: ['Aurora'],
        why: {
          pt: 'O Aurora Serverless cobra pela capacidade que a carga pede a cada momento, sem compromisso, e atende a qualquer hora. Os backups automáticos deixam voltar a qualquer segundo dos últimos 35 dias, no máximo.',
          en: 'Aurora Serverless charges for the capacity that the load asks for at each moment, without commitment, and serves at any hour. Automated backups allow going back to any second of the last 35 days at most.',
          es: 'Aurora Serverless cobra por la capacidad que la carga pide en cada momento, sin compromiso, y atiende a cualquier hora. Los respaldos automáticos permiten volver a cualquier segundo de los últimos 35 días como máximo.',
        },
        likeness: {
          pt: 'a mudança para uma loja que cobra por cliente atendido, e cópias desmontadas da loja inteira guardadas por cinco semanas',
          en: 'the move to a shop that charges per customer served, and dismantled copies of the whole shop kept five weeks',
          es: 'la mudanza a una tienda que cobra por cliente atendido, y copias desmontadas de la tienda entera guardadas cinco semanas',
        },
        tell: {
          pt: 'Carga que oscila a qualquer hora, sem compromisso: Aurora Serverless. Voltar a qualquer segundo recente: backups automáticos.',
          en: 'A load that swings at any hour, with no commitment: Aurora Serverless. Going back to any recent second: automated backups.',
          es: 'Carga que oscila a cualquier hora, sin compromiso: Aurora Serverless. Volver a cualquier segundo reciente: respaldos automáticos.',
        },
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-serverless-v2.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithAutomatedBackups.html'),
        popularity: 5,
      },
      {
        id: 'serverless-monthly',
        rightWith: ['no-contract', 'ten-years'],
        text: {
          pt: 'Migração ao Aurora Serverless e snapshots mensais do AWS Backup',
          en: 'Migration to Aurora Serverless and monthly AWS Backup snapshots',
          es: 'Migración a Aurora Serverless y snapshots mensuales de AWS Backup',
        },
        action: {
          pt: 'Migrar do Amazon RDS para o Amazon Aurora Serverless e criar snapshots mensais com um plano do AWS Backup.',
          en: 'Migrate from Amazon RDS to Amazon Aurora Serverless and create monthly snapshots with an AWS Backup plan.',
          es: 'Migrar de Amazon RDS a Amazon Aurora Serverless y crear snapshots mensuales con un plan de AWS Backup.',
        },
        uses: ['Aurora', 'AWS Backup'],
        why: {
          pt: 'O Aurora Serverless cobra pela capacidade que a carga pede a cada momento, sem compromisso, e atende a qualquer hora. Um plano do AWS Backup cria um snapshot por mês, guarda-o por anos e o restaura como um banco de dados inteiro.',
          en: 'Aurora Serverless charges for the capacity that the load asks for at each moment, without commitment, and serves at any hour. An AWS Backup plan makes a snapshot a month, keeps it for years and restores it as a whole database.',
          es: 'Aurora Serverless cobra por la capacidad que la carga pide en cada momento, sin compromiso, y atiende a cualquier hora. Un plan de AWS Backup crea un snapshot por mes, lo guarda por años y lo restaura como una base de datos entera.',
        },
        likeness: {
          pt: 'a mudança para uma loja que cobra por cliente atendido, e cópias desmontadas da loja inteira guardadas por muitos anos',
          en: 'the move to a shop that charges per customer served, and dismantled copies of the whole shop kept many years',
          es: 'la mudanza a una tienda que cobra por cliente atendido, y copias desmontadas de la tienda entera guardadas muchos años',
        },
        tell: {
          pt: 'Carga que oscila a qualquer hora, sem compromisso: Aurora Serverless. Cópias mantidas por dez anos: snapshots do AWS Backup ou exportações, pois os backups automáticos duram 35 dias. Cópia antiga que recria o banco de dados inteiro: um snapshot, e não uma exportação em Parquet.',
          en: 'A load that swings at any hour, with no commitment: Aurora Serverless. Copies kept for ten years: AWS Backup snapshots or exports, as automated backups last 35 days. An old copy that recreates the whole database: a snapshot, not a Parquet export.',
          es: 'Carga que oscila a cualquier hora, sin compromiso: Aurora Serverless. Copias conservadas diez años: snapshots de AWS Backup o exportaciones, porque los respaldos automáticos duran 35 días. Copia antigua que recrea la base de datos entera: un snapshot, y no una exportación en Parquet.',
        },
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-serverless-v2.html'),
        secondSource: docs('aws-backup/latest/devguide/about-backup-plans.html'),
        popularity: 4,
      },
      {
        id: 'serverless-export',
        rightWith: ['no-contract', 'history-queries'],
        text: {
          pt: 'Migração ao Aurora Serverless e exportação em Parquet ao S3',
          en: 'Migration to Aurora Serverless and Parquet exports to S3',
          es: 'Migración a Aurora Serverless y exportación en Parquet a S3',
        },
        action: {
          pt: 'Migrar do Amazon RDS para o Amazon Aurora Serverless e exportar snapshots ao Amazon S3 no formato Parquet.',
          en: 'Migrate from Amazon RDS to Amazon Aurora Serverless and export snapshots to Amazon S3 in Parquet format.',
          es: 'Migrar de Amazon RDS a Amazon Aurora Serverless y exportar snapshots a Amazon S3 en formato Parquet.',
        },
        uses: ['Aurora', 'Parquet'],
        why: {
          pt: 'O Aurora Serverless cobra pela capacidade que a carga pede a cada momento, sem compromisso, e atende a qualquer hora. A exportação de snapshots ao S3 em Parquet deixa dados antigos consultáveis com o Athena pelo preço de objetos, sem restaurar nada.',
          en: 'Aurora Serverless charges for the capacity that the load asks for at each moment, without commitment, and serves at any hour. Exporting snapshots to S3 as Parquet leaves old data open to Athena queries for the price of objects, with nothing to restore.',
          es: 'Aurora Serverless cobra por la capacidad que la carga pide en cada momento, sin compromiso, y atiende a cualquier hora. Exportar snapshots a S3 en Parquet deja datos antiguos consultables con Athena al precio de objetos, sin restaurar nada.',
        },
        likeness: {
          pt: 'a mudança para uma loja que cobra por cliente atendido, e fichas legíveis por muitos anos que não remontam a loja',
          en: 'the move to a shop that charges per customer served, and readable cards kept many years that rebuild no shop',
          es: 'la mudanza a una tienda que cobra por cliente atendido, y fichas legibles por muchos años que no rearman la tienda',
        },
        tell: {
          pt: 'Carga que oscila a qualquer hora, sem compromisso: Aurora Serverless. Histórico consultado com SQL sem banco ligado: exportação em Parquet e Athena. Cópias antigas consultadas em SQL, sem restaurar um banco: exportações em Parquet para o S3.',
          en: 'A load that swings at any hour, with no commitment: Aurora Serverless. History queried with SQL without a running database: Parquet exports and Athena. Old copies queried in SQL, without restoring a database: Parquet exports to S3.',
          es: 'Carga que oscila a cualquier hora, sin compromiso: Aurora Serverless. Historial consultado con SQL sin base encendida: exportación en Parquet y Athena. Copias antiguas consultadas en SQL, sin restaurar una base: exportaciones en Parquet a S3.',
        },
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-serverless-v2.html'),
        secondSource: docs('AmazonRDS/latest/UserGuide/USER_ExportSnapshot.html'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-contract',
        notWith: ['office-hours', 'all-hours', 'stays-put'],
        text: {
          pt: 'A carga oscila de quase nada a picos curtos a qualquer hora, e a capacidade deve segui-la sem compromisso de prazo.',
          en: 'Load swings between almost nothing and short peaks at any hour, and capacity must follow it without a commitment.',
          es: 'La carga oscila de casi nada a picos cortos a cualquier hora, y la capacidad debe seguirla sin compromiso de plazo.',
        },
        fits: ['serverless-automated', 'serverless-monthly', 'serverless-export'],
        rulesOut: {
          'scheduled-automated': {
            pt: 'Com paradas programadas o banco fica fora do ar à noite, e de dia o tamanho dele não muda.',
            en: 'With scheduled stops the database is down at night, and by day its size does not change.',
            es: 'Con paradas programadas la base queda fuera de servicio de noche, y de día su tamaño no cambia.',
          },
          'scheduled-monthly': {
            pt: 'Com paradas programadas o banco fica fora do ar à noite, e de dia o tamanho dele não muda.',
            en: 'With scheduled stops the database is down at night, and by day its size does not change.',
            es: 'Con paradas programadas la base queda fuera de servicio de noche, y de día su tamaño no cambia.',
          },
          'scheduled-export': {
            pt: 'Com paradas programadas o banco fica fora do ar à noite, e de dia o tamanho dele não muda.',
            en: 'With scheduled stops the database is down at night, and by day its size does not change.',
            es: 'Con paradas programadas la base queda fuera de servicio de noche, y de día su tamaño no cambia.',
          },
          'reserved-automated': {
            pt: 'Uma instância reservada é um compromisso de um ou três anos, com um tamanho que não acompanha a carga.',
            en: 'A reserved instance is a commitment of one or three years, to a size that does not follow the load.',
            es: 'Una instancia reservada es un compromiso de uno o tres años, con un tamaño que no sigue la carga.',
          },
          'reserved-monthly': {
            pt: 'Uma instância reservada é um compromisso de um ou três anos, com um tamanho que não acompanha a carga.',
            en: 'A reserved instance is a commitment of one or three years, to a size that does not follow the load.',
            es: 'Una instancia reservada es un compromiso de uno o tres años, con un tamaño que no sigue la carga.',
          },
          'reserved-export': {
            pt: 'Uma instância reservada é um compromisso de um ou três anos, com um tamanho que não acompanha a carga.',
            en: 'A reserved instance is a commitment of one or three years, to a size that does not follow the load.',
            es: 'Una instancia reservada es un compromiso de uno o tres años, con un tamaño que no sigue la carga.',
          },
        },
      },
      {
        id: 'office-hours',
        notWith: ['all-hours', 'no-contract'],
        text: {
          pt: 'O sistema é usado só no expediente, e a organização não quer pagar por computação nas horas ociosas.',
          en: 'The system is used in working hours only, and the organization does not want to pay for compute in idle hours.',
          es: 'El sistema se usa solo en horario laboral, y la organización no quiere pagar por cómputo en las horas ociosas.',
        },
        fits: [
          'scheduled-automated',
          'scheduled-monthly',
          'scheduled-export',
          'serverless-automated',
          'serverless-monthly',
          'serverless-export',
        ],
        rulesOut: {
          'reserved-automated': {
            pt: 'Uma instância reservada é paga por todas as horas do período, também as ociosas.',
            en: 'A reserved instance is paid for every hour of the term, idle ones included.',
            es: 'Una instancia reservada se paga por todas las horas del período, también las ociosas.',
          },
          'reserved-monthly': {
            pt: 'Uma instância reservada é paga por todas as horas do período, também as ociosas.',
            en: 'A reserved instance is paid for every hour of the term, idle ones included.',
            es: 'Una instancia reservada se paga por todas las horas del período, también las ociosas.',
          },
          'reserved-export': {
            pt: 'Uma instância reservada é paga por todas as horas do período, também as ociosas.',
            en: 'A reserved instance is paid for every hour of the term, idle ones included.',
            es: 'Una instancia reservada se paga por todas las horas del período, también las ociosas.',
          },
        },
      },
      {
        id: 'all-hours',
        notWith: ['office-hours', 'no-contract'],
        text: {
          pt: 'O sistema é usado dia e noite, com carga constante, e assim será por anos.',
          en: 'The system is used day and night, under a steady load, and will be for years.',
          es: 'El sistema se usa día y noche, con carga constante, y así será por años.',
        },
        fits: [
          'reserved-automated',
          'reserved-monthly',
          'reserved-export',
          'serverless-automated',
          'serverless-monthly',
          'serverless-export',
        ],
        rulesOut: {
          'scheduled-automated': {
            pt: 'Parado fora do expediente, o banco fica fora do ar de madrugada.',
            en: 'Stopped outside working hours, the database is down overnight.',
            es: 'Detenida fuera de horario, la base está fuera de servicio de madrugada.',
          },
          'scheduled-monthly': {
            pt: 'Parado fora do expediente, o banco fica fora do ar de madrugada.',
            en: 'Stopped outside working hours, the database is down overnight.',
            es: 'Detenida fuera de horario, la base está fuera de servicio de madrugada.',
          },
          'scheduled-export': {
            pt: 'Parado fora do expediente, o banco fica fora do ar de madrugada.',
            en: 'Stopped outside working hours, the database is down overnight.',
            es: 'Detenida fuera de horario, la base está fuera de servicio de madrugada.',
          },
        },
      },
      {
        id: 'stays-put',
        text: {
          pt: 'O fornecedor do sistema só dá suporte ao produto de banco de dados atual.',
          en: 'The vendor of the system supports the current database product only.',
          es: 'El proveedor del sistema solo da soporte al producto de base de datos actual.',
        },
        fits: [
          'reserved-automated',
          'reserved-monthly',
          'reserved-export',
          'scheduled-automated',
          'scheduled-monthly',
          'scheduled-export',
        ],
        rulesOut: {
          'serverless-automated': {
            pt: 'O Aurora Serverless exige migrar o banco de dados.',
            en: 'Aurora Serverless needs the database to be migrated.',
            es: 'Aurora Serverless exige migrar la base de datos.',
          },
          'serverless-monthly': {
            pt: 'O Aurora Serverless exige migrar o banco de dados.',
            en: 'Aurora Serverless needs the database to be migrated.',
            es: 'Aurora Serverless exige migrar la base de datos.',
          },
          'serverless-export': {
            pt: 'O Aurora Serverless exige migrar o banco de dados.',
            en: 'Aurora Serverless needs the database to be migrated.',
            es: 'Aurora Serverless exige migrar la base de datos.',
          },
        },
      },
      {
        id: 'ten-years',
        text: {
          pt: 'As cópias devem ser conservadas por dez anos.',
          en: 'Copies must be kept for ten years.',
          es: 'Las copias deben conservarse diez años.',
        },
        fits: [
          'reserved-monthly',
          'reserved-export',
          'scheduled-monthly',
          'scheduled-export',
          'serverless-monthly',
          'serverless-export',
        ],
        rulesOut: {
          'reserved-automated': {
            pt: 'Os backups automáticos duram no máximo 35 dias.',
            en: 'Automated backups last 35 days at most.',
            es: 'Los respaldos automáticos duran 35 días como máximo.',
          },
          'scheduled-automated': {
            pt: 'Os backups automáticos duram no máximo 35 dias.',
            en: 'Automated backups last 35 days at most.',
            es: 'Los respaldos automáticos duran 35 días como máximo.',
          },
          'serverless-automated': {
            pt: 'Os backups automáticos duram no máximo 35 dias.',
            en: 'Automated backups last 35 days at most.',
            es: 'Los respaldos automáticos duran 35 días como máximo.',
          },
        },
      },
      {
        id: 'whole-database',
        text: {
          pt: 'Uma cópia antiga deve poder recriar o banco inteiro, com índices e usuários.',
          en: 'An old copy must be able to recreate the whole database, with indexes and users.',
          es: 'Una copia antigua debe poder recrear la base entera, con índices y usuarios.',
        },
        fits: [
          'reserved-automated',
          'reserved-monthly',
          'scheduled-automated',
          'scheduled-monthly',
          'serverless-automated',
          'serverless-monthly',
        ],
        rulesOut: {
          'reserved-export': {
            pt: 'A exportação em Parquet guarda só os dados das tabelas; não se restaura como banco.',
            en: 'A Parquet export keeps only table data; it is not restored as a database.',
            es: 'La exportación en Parquet guarda solo los datos de las tablas; no se restaura como base.',
          },
          'scheduled-export': {
            pt: 'A exportação em Parquet guarda só os dados das tabelas; não se restaura como banco.',
            en: 'A Parquet export keeps only table data; it is not restored as a database.',
            es: 'La exportación en Parquet guarda solo los datos de las tablas; no se restaura como base.',
          },
          'serverless-export': {
            pt: 'A exportação em Parquet guarda só os dados das tabelas; não se restaura como banco.',
            en: 'A Parquet export keeps only table data; it is not restored as a database.',
            es: 'La exportación en Parquet guarda solo los datos de las tablas; no se restaura como base.',
          },
        },
      },
      {
        id: 'history-queries',
        text: {
          pt: 'Auditores consultarão em SQL as cópias antigas, sem restaurar um banco.',
          en: 'Auditors will query old copies in SQL, without restoring a database.',
          es: 'Los auditores consultarán en SQL las copias antiguas, sin restaurar una base.',
        },
        fits: ['reserved-export', 'scheduled-export', 'serverless-export'],
        rulesOut: {
          'reserved-automated': {
            pt: 'Os backups automáticos têm de ser restaurados antes de serem consultados.',
            en: 'Automated backups have to be restored before they are queried.',
            es: 'Los respaldos automáticos deben restaurarse antes de consultarlos.',
          },
          'reserved-monthly': {
            pt: 'Um snapshot do AWS Backup tem de ser restaurado antes de ser consultado.',
            en: 'An AWS Backup snapshot has to be restored before it is queried.',
            es: 'Un snapshot de AWS Backup debe restaurarse antes de consultarlo.',
          },
          'scheduled-automated': {
            pt: 'Os backups automáticos têm de ser restaurados antes de serem consultados.',
            en: 'Automated backups have to be restored before they are queried.',
            es: 'Los respaldos automáticos deben restaurarse antes de consultarlos.',
          },
          'scheduled-monthly': {
            pt: 'Um snapshot do AWS Backup tem de ser restaurado antes de ser consultado.',
            en: 'An AWS Backup snapshot has to be restored before it is queried.',
            es: 'Un snapshot de AWS Backup debe restaurarse antes de consultarlo.',
          },
          'serverless-automated': {
            pt: 'Os backups automáticos têm de ser restaurados antes de serem consultados.',
            en: 'Automated backups have to be restored before they are queried.',
            es: 'Los respaldos automáticos deben restaurarse antes de consultarlos.',
          },
          'serverless-monthly': {
            pt: 'Um snapshot do AWS Backup tem de ser restaurado antes de ser consultado.',
            en: 'An AWS Backup snapshot has to be restored before it is queried.',
            es: 'Un snapshot de AWS Backup debe restaurarse antes de consultarlo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
