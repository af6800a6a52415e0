import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const lakeAndJobs: readonly Pattern[] = [
  {
    id: 'lake-and-jobs',
    exams: { 'saa-c03': { domain: 'performance', topic: 'data-ingestion' } },
    scene: {
      pt: 'Pense no data lake como um depósito de caixas, que alguém limpa e arruma e que os departamentos depois consultam.',
      en: 'Think of the data lake as a warehouse of boxes, which someone cleans and sorts and which departments then consult.',
      es: 'Piensa en el data lake como un depósito de cajas, que alguien limpia y ordena y que después consultan los departamentos.',
    },
    situations: [
      {
        id: 'retail-lake',
        text: {
          pt: 'Uma rede de varejo junta em um data lake no Amazon S3 os arquivos que suas lojas geram. Falta escolher como transformá-los e como controlar quem lê o quê.',
          en: 'A retail chain gathers in a data lake on Amazon S3 the files that its stores produce. It has yet to choose how to transform them and how to control who reads what.',
          es: 'Una cadena minorista reúne en un data lake en Amazon S3 los archivos que generan sus tiendas. Falta elegir cómo transformarlos y cómo controlar quién lee qué.',
        },
        today: {
          pt: 'Cerca de 600 lojas enviam 50.000 arquivos CSV por dia. Um arquiteto de soluções precisa escolher as duas partes.',
          en: 'About 600 stores send 50,000 files a day in CSV format. A solutions architect must choose both parts.',
          es: 'Unas 600 tiendas envían 50.000 archivos CSV por día. Un arquitecto de soluciones debe elegir las dos partes.',
        },
      },
      {
        id: 'energy-lake',
        text: {
          pt: 'Uma distribuidora de energia monta um data lake no Amazon S3 com medições de clientes, que serão limpas e lidas por áreas da empresa e parceiros.',
          en: 'An energy distributor is building a data lake on Amazon S3 with customer readings, to be cleaned and read by its departments and partners.',
          es: 'Una distribuidora de energía monta un data lake en Amazon S3 con mediciones de clientes, que se limpiarán y leerán en áreas propias y empresas asociadas.',
        },
        today: {
          pt: 'Quatro milhões de medidores produzem 300 GB por dia, que chegam ao bucket em pequenos arquivos compactados. Falta definir processamento e permissões.',
          en: 'Four million meters produce 300 GB a day, which reach the bucket as small compressed files. Processing and permissions have to be defined.',
          es: 'Cuatro millones de medidores producen 300 GB por día, que llegan al bucket en pequeños archivos comprimidos. Falta definir procesamiento y permisos.',
        },
      },
      {
        id: 'research-lake',
        text: {
          pt: 'Um instituto de pesquisa reúne dados de estudos em um data lake no Amazon S3 e define o processamento e as permissões.',
          en: 'A research institute gathers study data in a data lake on Amazon S3 and must choose how to process it and control access.',
          es: 'Un instituto de investigación reúne datos de estudios en un data lake en Amazon S3 y define el procesamiento y los permisos.',
        },
        today: {
          pt: 'São 80 TB de 45 estudos, em arquivos de instrumentos e formulários, e chegam 2 TB por mês.',
          en: 'It holds 80 TB from 45 studies, in files from instruments and forms, and 2 TB arrive each month.',
          es: 'Son 80 TB de 45 estudios, en archivos de instrumentos y formularios, y llegan 2 TB por mes.',
        },
      },
    ],
    candidates: [
      {
        id: 'glue-lake-formation',
        text: {
          pt: 'Jobs do AWS Glue e AWS Lake Formation',
          en: 'AWS Glue jobs and AWS Lake Formation',
          es: 'Jobs de AWS Glue y AWS Lake Formation',
        },
        action: {
          pt: 'Transformar os arquivos com jobs Spark do AWS Glue e conceder permissões sobre as tabelas do catálogo com o AWS Lake Formation.',
          en: 'Transform the files with AWS Glue Spark jobs and grant permissions on the catalog tables with AWS Lake Formation.',
          es: 'Transformar los archivos con trabajos de Spark de AWS Glue y conceder permisos sobre las tablas del catálogo con AWS Lake Formation.',
        },
        uses: ['Glue', 'Lake Formation'],
        why: {
          pt: 'O AWS Glue executa Spark sem clusters a administrar e cataloga os dados, cobrando pelo tempo de cada job. O AWS Lake Formation concede acesso por tabela, coluna e linha às consultas, em um só lugar.',
          en: 'AWS Glue runs Spark without clusters to manage and catalogs data, charging for the time of each job. AWS Lake Formation grants queries access by table, column and row, in a single place.',
          es: 'AWS Glue ejecuta Spark sin clústeres que administrar y cataloga los datos, cobrando por el tiempo de cada job. AWS Lake Formation concede acceso por tabla, columna y fila a las consultas, en un solo lugar.',
        },
        likeness: {
          pt: 'uma turma contratada com ferramentas próprias que demora a chegar, e um arquivista que mostra colunas permitidas mas nunca as caixas',
          en: 'a hired crew with its own tools that arrives slowly, and an archivist who shows permitted columns but never the boxes',
          es: 'una cuadrilla contratada con herramientas propias que tarda en llegar, y un archivista que muestra columnas permitidas pero nunca las cajas',
        },
        tell: {
          pt: 'Limpeza noturna de duas horas: Glue, pois o Lambda para em 15 minutos. Analistas que veem colunas diferentes: Lake Formation. Áreas com regras próprias: Lake Formation ou access points.',
          en: 'A nightly cleaning of two hours: Glue, as Lambda stops at 15 minutes. Analysts who see different columns: Lake Formation. Many departments with their own rules: Lake Formation or access points.',
          es: 'Limpieza nocturna de dos horas: Glue, porque Lambda se detiene a los 15 minutos. Analistas que ven columnas distintas: Lake Formation. Áreas con reglas propias: Lake Formation o access points.',
        },
        source: docs('glue/latest/dg/what-is-glue.html'),
        secondSource: docs('lake-formation/latest/dg/what-is-lake-formation.html'),
        rightWith: ['by-column'],
        popularity: 5,
      },
      {
        id: 'glue-access-points',
        text: {
          pt: 'Jobs do AWS Glue e um ponto de acesso por área',
          en: 'AWS Glue jobs and an access point per department',
          es: 'Jobs de AWS Glue y un punto de acceso por área',
        },
        action: {
          pt: 'Transformar os arquivos com jobs Spark do AWS Glue e criar um access point do Amazon S3 com uma política para cada área.',
          en: 'Transform the files with AWS Glue Spark jobs and create an Amazon S3 access point with a policy for each department.',
          es: 'Transformar los archivos con trabajos de Spark de AWS Glue y crear un access point de Amazon S3 con una política para cada área.',
        },
        uses: ['Glue'],
        why: {
          pt: 'O AWS Glue executa Spark sem clusters a administrar e cataloga os dados, cobrando pelo tempo de cada job. Um access point do S3 por área dá a cada uma um nome e uma política curta sobre as suas pastas.',
          en: 'AWS Glue runs Spark without clusters to manage and catalogs data, charging for the time of each job. An S3 access point per department gives each a name and a short policy over its folders.',
          es: 'AWS Glue ejecuta Spark sin clústeres que administrar y cataloga los datos, cobrando por el tiempo de cada job. Un access point de S3 por área da a cada una un nombre y una política corta sobre sus carpetas.',
        },
        likeness: {
          pt: 'uma turma contratada com ferramentas próprias que demora a chegar, e uma porta com regras próprias por departamento para caixas inteiras',
          en: 'a hired crew with its own tools that arrives slowly, and one door to whole boxes with rules for each department',
          es: 'una cuadrilla contratada con herramientas propias que tarda en llegar, y una puerta con reglas por departamento para cajas enteras',
        },
        tell: {
          pt: 'Limpeza noturna de duas horas: Glue, pois o Lambda para em 15 minutos. Programas que usam a API de objetos sob permissões por pasta: políticas do S3. Centenas de áreas com regras próprias: um access point para cada uma.',
          en: 'A nightly cleaning of two hours: Glue, as Lambda stops at 15 minutes. Programs that use the object API under permissions by folder: policies of S3. Hundreds of departments with their own rules: an access point for each.',
          es: 'Limpieza nocturna de dos horas: Glue, porque Lambda se detiene a los 15 minutos. Programas que usan la API de objetos con permisos por carpeta: políticas de S3. Cientos de áreas con reglas propias: un access point para cada una.',
        },
        source: docs('glue/latest/dg/what-is-glue.html'),
        rightWith: ['many-departments'],
        popularity: 4,
      },
      {
        id: 'glue-one-policy',
        text: {
          pt: 'Jobs do AWS Glue e uma política de bucket única',
          en: 'AWS Glue jobs and a single bucket policy',
          es: 'Jobs de AWS Glue y una política de bucket única',
        },
        action: {
          pt: 'Transformar os arquivos com jobs Spark do AWS Glue e relacionar as funções e os prefixos das áreas na política do bucket.',
          en: 'Transform the files with AWS Glue Spark jobs and list the departments’ roles and prefixes in the bucket policy.',
          es: 'Transformar los archivos con trabajos de Spark de AWS Glue y enumerar los roles y prefijos de las áreas en la política del bucket.',
        },
        uses: ['Glue'],
        why: {
          pt: 'O AWS Glue executa Spark sem clusters a administrar e cataloga os dados, cobrando pelo tempo de cada job. Uma política de bucket concede acesso por pasta a funções do IAM, sem outro recurso, dentro de 20 KB.',
          en: 'AWS Glue runs Spark without clusters to manage and catalogs data, charging for the time of each job. A bucket policy grants IAM roles access by folder, with no other resource, within 20 KB.',
          es: 'AWS Glue ejecuta Spark sin clústeres que administrar y cataloga los datos, cobrando por el tiempo de cada job. Una política de bucket concede acceso por carpeta a roles de IAM, sin otro recurso, dentro de 20 KB.',
        },
        likeness: {
          pt: 'uma turma contratada com ferramentas próprias que demora a chegar, e uma só folha de regras para todos sobre caixas inteiras',
          en: 'a hired crew with its own tools that arrives slowly, and a single sheet of rules for all about whole boxes',
          es: 'una cuadrilla contratada con herramientas propias que tarda en llegar, y una sola hoja de reglas para todos sobre cajas enteras',
        },
        tell: {
          pt: 'Limpeza noturna de duas horas: Glue, pois o Lambda para em 15 minutos. Programas que usam a API de objetos sob permissões por pasta: políticas do S3, um só documento para poucos leitores.',
          en: 'A nightly cleaning of two hours: Glue, as Lambda stops at 15 minutes. Programs that use the object API under permissions by folder: policies of S3, one document while readers are few.',
          es: 'Limpieza nocturna de dos horas: Glue, porque Lambda se detiene a los 15 minutos. Programas que usan la API de objetos con permisos por carpeta: políticas de S3, un solo documento para pocos lectores.',
        },
        source: docs('glue/latest/dg/what-is-glue.html'),
        rightWith: ['direct-objects'],
        popularity: 5,
      },
      {
        id: 'emr-lake-formation',
        text: {
          pt: 'Um cluster do Amazon EMR e AWS Lake Formation',
          en: 'An Amazon EMR cluster and AWS Lake Formation',
          es: 'Un clúster de Amazon EMR y AWS Lake Formation',
        },
        action: {
          pt: 'Transformar os arquivos em um cluster do Amazon EMR e conceder permissões sobre as tabelas do catálogo com o AWS Lake Formation.',
          en: 'Transform the files on an Amazon EMR cluster and grant permissions on the catalog tables with AWS Lake Formation.',
          es: 'Transformar los archivos en un clúster de Amazon EMR y conceder permisos sobre las tablas del catálogo con AWS Lake Formation.',
        },
        uses: ['EMR', 'Lake Formation'],
        why: {
          pt: 'O Amazon EMR em instâncias oferece Hadoop, Spark, Hive e Presto com controle do cluster, inclusive instâncias Spot e software próprio. O AWS Lake Formation concede acesso por tabela, coluna e linha às consultas, em um só lugar.',
          en: 'Amazon EMR on instances offers Hadoop, Spark, Hive and Presto with control over the cluster, Spot Instances and custom software included. AWS Lake Formation grants queries access by table, column and row, in a single place.',
          es: 'Amazon EMR en instancias ofrece Hadoop, Spark, Hive y Presto con control del clúster, incluso instancias Spot y software propio. AWS Lake Formation concede acceso por tabla, columna y fila a las consultas, en un solo lugar.',
        },
        likeness: {
          pt: 'a oficina que você mantém com todas as suas máquinas, e um arquivista que mostra colunas permitidas mas nunca as caixas',
          en: 'the workshop that you keep up with all your machines, and an archivist who shows permitted columns but never the boxes',
          es: 'el taller que tú mantienes con todas tus máquinas, y un archivista que muestra columnas permitidas pero nunca las cajas',
        },
        tell: {
          pt: 'Programas de Hive e MapReduce que não há tempo de reescrever: EMR. Analistas que veem colunas diferentes: Lake Formation. Áreas com regras próprias: Lake Formation ou access points.',
          en: 'Hive and MapReduce programs that there is no time to rewrite: EMR. Analysts who see different columns: Lake Formation. Many departments with their own rules: Lake Formation or access points.',
          es: 'Programas de Hive y MapReduce que no hay tiempo de reescribir: EMR. Analistas que ven columnas distintas: Lake Formation. Áreas con reglas propias: Lake Formation o access points.',
        },
        source: docs('emr/latest/ManagementGuide/emr-what-is-emr.html'),
        secondSource: docs('lake-formation/latest/dg/what-is-lake-formation.html'),
        rightWith: ['hadoop-jobs', 'by-column'],
        popularity: 4,
      },
      {
        id: 'emr-access-points',
        text: {
          pt: 'Um cluster do Amazon EMR e um ponto de acesso por área',
          en: 'An Amazon EMR cluster and an access point per department',
          es: 'Un clúster de Amazon EMR y un punto de acceso por área',
        },
        action: {
          pt: 'Transformar os arquivos em um cluster do Amazon EMR e criar um access point do Amazon S3 com uma política para cada área.',
          en: 'Transform the files on an Amazon EMR cluster and create an Amazon S3 access point with a policy for each department.',
          es: 'Transformar los archivos en un clúster de Amazon EMR y crear un access point de Amazon S3 con una política para cada área.',
        },
        uses: ['EMR'],
        why: {
          pt: 'O Amazon EMR em instâncias oferece Hadoop, Spark, Hive e Presto com controle do cluster, inclusive instâncias Spot e software próprio. Um access point do S3 por área dá a cada uma um nome e uma política curta sobre as suas pastas.',
          en: 'Amazon EMR on instances offers Hadoop, Spark, Hive and Presto with control over the cluster, Spot Instances and custom software included. An S3 access point per department gives each a name and a short policy over its folders.',
          es: 'Amazon EMR en instancias ofrece Hadoop, Spark, Hive y Presto con control del clúster, incluso instancias Spot y software propio. Un access point de S3 por área da a cada una un nombre y una política corta sobre sus carpetas.',
        },
        likeness: {
          pt: 'a oficina que você mantém com todas as suas máquinas, e uma porta com regras próprias por departamento para caixas inteiras',
          en: 'the workshop that you keep up with all your machines, and one door to whole boxes with rules for each department',
          es: 'el taller que tú mantienes con todas tus máquinas, y una puerta con reglas por departamento para cajas enteras',
        },
        tell: {
          pt: 'Programas de Hive e MapReduce que não há tempo de reescrever: EMR. Programas que usam a API de objetos sob permissões por pasta: políticas do S3. Centenas de áreas com regras próprias: um access point para cada uma.',
          en: 'Hive and MapReduce programs that there is no time to rewrite: EMR. Programs that use the object API under permissions by folder: policies of S3. Hundreds of departments with their own rules: an access point for each.',
          es: 'Programas de Hive y MapReduce que no hay tiempo de reescribir: EMR. Programas que usan la API de objetos con permisos por carpeta: políticas de S3. Cientos de áreas con reglas propias: un access point para cada una.',
        },
        source: docs('emr/latest/ManagementGuide/emr-what-is-emr.html'),
        rightWith: ['hadoop-jobs', 'many-departments'],
        popularity: 4,
      },
      {
        id: 'emr-one-policy',
        text: {
          pt: 'Um cluster do Amazon EMR e uma política de bucket única',
          en: 'An Amazon EMR cluster and a single bucket policy',
          es: 'Un clúster de Amazon EMR y una política de bucket única',
        },
        action: {
          pt: 'Transformar os arquivos em um cluster do Amazon EMR e relacionar as funções e os prefixos das áreas na política do bucket.',
          en: 'Transform the files on an Amazon EMR cluster and list the departments’ roles and prefixes in the bucket policy.',
          es: 'Transformar los archivos en un clúster de Amazon EMR y enumerar los roles y prefijos de las áreas en la política del bucket.',
        },
        uses: ['EMR'],
        why: {
          pt: 'O Amazon EMR em instâncias oferece Hadoop, Spark, Hive e Presto com controle do cluster, inclusive instâncias Spot e software próprio. Uma política de bucket concede acesso por pasta a funções do IAM, sem outro recurso, dentro de 20 KB.',
          en: 'Amazon EMR on instances offers Hadoop, Spark, Hive and Presto with control over the cluster, Spot Instances and custom software included. A bucket policy grants IAM roles access by folder, with no other resource, within 20 KB.',
          es: 'Amazon EMR en instancias ofrece Hadoop, Spark, Hive y Presto con control del clúster, incluso instancias Spot y software propio. Una política de bucket concede acceso por carpeta a roles de IAM, sin otro recurso, dentro de 20 KB.',
        },
        likeness: {
          pt: 'a oficina que você mantém com todas as suas máquinas, e uma só folha de regras para todos sobre caixas inteiras',
          en: 'the workshop that you keep up with all your machines, and a single sheet of rules for all about whole boxes',
          es: 'el taller que tú mantienes con todas tus máquinas, y una sola hoja de reglas para todos sobre cajas enteras',
        },
        tell: {
          pt: 'Programas de Hive e MapReduce que não há tempo de reescrever: EMR. Programas que usam a API de objetos sob permissões por pasta: políticas do S3, um só documento para poucos leitores.',
          en: 'Hive and MapReduce programs that there is no time to rewrite: EMR. Programs that use the object API under permissions by folder: policies of S3, one document while readers are few.',
          es: 'Programas de Hive y MapReduce que no hay tiempo de reescribir: EMR. Programas que usan la API de objetos con permisos por carpeta: políticas de S3, un solo documento para pocos lectores.',
        },
        source: docs('emr/latest/ManagementGuide/emr-what-is-emr.html'),
        rightWith: ['hadoop-jobs', 'direct-objects'],
        popularity: 4,
      },
      {
        id: 'lambda-lake-formation',
        text: {
          pt: 'Funções do AWS Lambda e AWS Lake Formation',
          en: 'AWS Lambda functions and AWS Lake Formation',
          es: 'Funciones de AWS Lambda y AWS Lake Formation',
        },
        action: {
          pt: 'Transformar os arquivos com funções do AWS Lambda e conceder permissões sobre as tabelas do catálogo com o AWS Lake Formation.',
          en: 'Transform the files with AWS Lambda functions and grant permissions on the catalog tables with AWS Lake Formation.',
          es: 'Transformar los archivos con funciones de AWS Lambda y conceder permisos sobre las tablas del catálogo con AWS Lake Formation.',
        },
        uses: ['Lambda', 'Lake Formation'],
        why: {
          pt: 'O AWS Lambda trata cada arquivo assim que chega, em segundos, por até 15 minutos e 10 GB de memória. O AWS Lake Formation concede acesso por tabela, coluna e linha às consultas, em um só lugar.',
          en: 'AWS Lambda handles each file as it arrives, within seconds, for up to 15 minutes and with 10 GB of memory. AWS Lake Formation grants queries access by table, column and row, in a single place.',
          es: 'AWS Lambda trata cada archivo apenas llega, en segundos, hasta 15 minutos y con 10 GB de memoria. AWS Lake Formation concede acceso por tabla, columna y fila a las consultas, en un solo lugar.',
        },
        likeness: {
          pt: 'um ajudante sem máquinas que chega logo por poucos minutos, e um arquivista que mostra colunas permitidas mas nunca as caixas',
          en: 'a helper without machines who comes instantly for mere minutes, and an archivist who shows permitted columns but never the boxes',
          es: 'un ayudante sin máquinas que llega enseguida por pocos minutos, y un archivista que muestra columnas permitidas pero nunca las cajas',
        },
        tell: {
          pt: 'Tratamento que deve começar em poucos segundos: Lambda, iniciado por eventos do S3. Analistas que veem colunas diferentes: Lake Formation. Áreas com regras próprias: Lake Formation ou access points.',
          en: 'Processing that should start within a few seconds: Lambda, started by S3 events. Analysts who see different columns: Lake Formation. Many departments with their own rules: Lake Formation or access points.',
          es: 'Tratamiento que debe empezar en pocos segundos: Lambda, iniciada por eventos de S3. Analistas que ven columnas distintas: Lake Formation. Áreas con reglas propias: Lake Formation o access points.',
        },
        source: docs('lambda/latest/dg/welcome.html'),
        secondSource: docs('lake-formation/latest/dg/what-is-lake-formation.html'),
        rightWith: ['on-arrival', 'by-column'],
        popularity: 5,
      },
      {
        id: 'lambda-access-points',
        text: {
          pt: 'Funções do AWS Lambda e um ponto de acesso por área',
          en: 'AWS Lambda functions and an access point per department',
          es: 'Funciones de AWS Lambda y un punto de acceso por área',
        },
        action: {
          pt: 'Transformar os arquivos com funções do AWS Lambda e criar um access point do Amazon S3 com uma política para cada área.',
          en: 'Transform the files with AWS Lambda functions and create an Amazon S3 access point with a policy for each department.',
          es: 'Transformar los archivos con funciones de AWS Lambda y crear un access point de Amazon S3 con una política para cada área.',
        },
        uses: ['Lambda'],
        why: {
          pt: 'O AWS Lambda trata cada arquivo assim que chega, em segundos, por até 15 minutos e 10 GB de memória. Um access point do S3 por área dá a cada uma um nome e uma política curta sobre as suas pastas.',
          en: 'AWS Lambda handles each file as it arrives, within seconds, for up to 15 minutes and with 10 GB of memory. An S3 access point per department gives each a name and a short policy over its folders.',
          es: 'AWS Lambda trata cada archivo apenas llega, en segundos, hasta 15 minutos y con 10 GB de memoria. Un access point de S3 por área da a cada una un nombre y una política corta sobre sus carpetas.',
        },
        likeness: {
          pt: 'um ajudante sem máquinas que chega logo por poucos minutos, e uma porta com regras próprias por departamento para caixas inteiras',
          en: 'a helper without machines who comes instantly for mere minutes, and one door to whole boxes with rules for each department',
          es: 'un ayudante sin máquinas que llega enseguida por pocos minutos, y una puerta con reglas por departamento para cajas enteras',
        },
        tell: {
          pt: 'Tratamento que deve começar em poucos segundos: Lambda, iniciado por eventos do S3. Programas que usam a API de objetos sob permissões por pasta: políticas do S3. Centenas de áreas com regras próprias: um access point para cada uma.',
          en: 'Processing that should start within a few seconds: Lambda, started by S3 events. Programs that use the object API under permissions by folder: policies of S3. Hundreds of departments with their own rules: an access point for each.',
          es: 'Tratamiento que debe empezar en pocos segundos: Lambda, iniciada por eventos de S3. Programas que usan la API de objetos con permisos por carpeta: políticas de S3. Cientos de áreas con reglas propias: un access point para cada una.',
        },
        source: docs('lambda/latest/dg/welcome.html'),
        rightWith: ['on-arrival', 'many-departments'],
        popularity: 4,
      },
      {
        id: 'lambda-one-policy',
        text: {
          pt: 'Funções do AWS Lambda e uma política de bucket única',
          en: 'AWS Lambda functions and a single bucket policy',
          es: 'Funciones de AWS Lambda y una política de bucket única',
        },
        action: {
          pt: 'Transformar os arquivos com funções do AWS Lambda e relacionar as funções e os prefixos das áreas na política do bucket.',
          en: 'Transform the files with AWS Lambda functions and list the departments’ roles and prefixes in the bucket policy.',
          es: 'Transformar los archivos con funciones de AWS Lambda y enumerar los roles y prefijos de las áreas en la política del bucket.',
        },
        uses: ['Lambda'],
        why: {
          pt: 'O AWS Lambda trata cada arquivo assim que chega, em segundos, por até 15 minutos e 10 GB de memória. Uma política de bucket concede acesso por pasta a funções do IAM, sem outro recurso, dentro de 20 KB.',
          en: 'AWS Lambda handles each file as it arrives, within seconds, for up to 15 minutes and with 10 GB of memory. A bucket policy grants IAM roles access by folder, with no other resource, within 20 KB.',
          es: 'AWS Lambda trata cada archivo apenas llega, en segundos, hasta 15 minutos y con 10 GB de memoria. Una política de bucket concede acceso por carpeta a roles de IAM, sin otro recurso, dentro de 20 KB.',
        },
        likeness: {
          pt: 'um ajudante sem máquinas que chega logo por poucos minutos, e uma só folha de regras para todos sobre caixas inteiras',
          en: 'a helper without machines who comes instantly for mere minutes, and a single sheet of rules for all about whole boxes',
          es: 'un ayudante sin máquinas que llega enseguida por pocos minutos, y una sola hoja de reglas para todos sobre cajas enteras',
        },
        tell: {
          pt: 'Tratamento que deve começar em poucos segundos: Lambda, iniciado por eventos do S3. Programas que usam a API de objetos sob permissões por pasta: políticas do S3, um só documento para poucos leitores.',
          en: 'Processing that should start within a few seconds: Lambda, started by S3 events. Programs that use the object API under permissions by folder: policies of S3, one document while readers are few.',
          es: 'Tratamiento que debe empezar en pocos segundos: Lambda, iniciada por eventos de S3. Programas que usan la API de objetos con permisos por carpeta: políticas de S3, un solo documento para pocos lectores.',
        },
        source: docs('lambda/latest/dg/welcome.html'),
        rightWith: ['on-arrival', 'direct-objects'],
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'two-hours',
        notWith: ['on-arrival'],
        text: {
          pt: 'A limpeza noturna junta todos os arquivos do dia e leva duas horas.',
          en: 'The nightly cleaning joins all files of the day and takes two hours.',
          es: 'La limpieza nocturna une todos los archivos del día y tarda dos horas.',
        },
        fits: [
          'glue-lake-formation',
          'glue-access-points',
          'glue-one-policy',
          'emr-lake-formation',
          'emr-access-points',
          'emr-one-policy',
        ],
        rulesOut: {
          'lambda-lake-formation': {
            pt: 'Uma função comum do AWS Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary AWS Lambda function is stopped after 15 minutes.',
            es: 'Una función común de AWS Lambda se interrumpe a los 15 minutos.',
          },
          'lambda-access-points': {
            pt: 'Uma função comum do AWS Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary AWS Lambda function is stopped after 15 minutes.',
            es: 'Una función común de AWS Lambda se interrumpe a los 15 minutos.',
          },
          'lambda-one-policy': {
            pt: 'Uma função comum do AWS Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary AWS Lambda function is stopped after 15 minutes.',
            es: 'Una función común de AWS Lambda se interrumpe a los 15 minutos.',
          },
        },
      },
      {
        id: 'no-clusters',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: [
          'glue-lake-formation',
          'glue-access-points',
          'glue-one-policy',
          'lambda-lake-formation',
          'lambda-access-points',
          'lambda-one-policy',
        ],
        rulesOut: {
          'emr-lake-formation': {
            pt: 'Em um cluster do Amazon EMR a equipe escolhe, dimensiona e atualiza os nós.',
            en: 'With an Amazon EMR cluster the team chooses, sizes and updates nodes.',
            es: 'En un clúster de Amazon EMR el equipo elige, dimensiona y actualiza los nodos.',
          },
          'emr-access-points': {
            pt: 'Em um cluster do Amazon EMR a equipe escolhe, dimensiona e atualiza os nós.',
            en: 'With an Amazon EMR cluster the team chooses, sizes and updates nodes.',
            es: 'En un clúster de Amazon EMR el equipo elige, dimensiona y actualiza los nodos.',
          },
          'emr-one-policy': {
            pt: 'Em um cluster do Amazon EMR a equipe escolhe, dimensiona e atualiza os nós.',
            en: 'With an Amazon EMR cluster the team chooses, sizes and updates nodes.',
            es: 'En un clúster de Amazon EMR el equipo elige, dimensiona y actualiza los nodos.',
          },
        },
      },
      {
        id: 'on-arrival',
        text: {
          pt: 'Os painéis mostram cada arquivo pouco depois da chegada, e o tratamento deve em geral começar em poucos segundos.',
          en: 'Dashboards show each file soon after it arrives, and its processing should usually start within a few seconds.',
          es: 'Los paneles muestran cada archivo poco después de su llegada, y su tratamiento debe empezar por lo general en pocos segundos.',
        },
        fits: [
          'emr-lake-formation',
          'emr-access-points',
          'emr-one-policy',
          'lambda-lake-formation',
          'lambda-access-points',
          'lambda-one-policy',
        ],
        rulesOut: {
          'glue-lake-formation': {
            pt: 'Um job Spark do AWS Glue leva mais do que isso só para começar.',
            en: 'A Spark job of AWS Glue takes longer than that just to start.',
            es: 'Un job Spark de AWS Glue tarda más que eso solo en comenzar.',
          },
          'glue-access-points': {
            pt: 'Um job Spark do AWS Glue leva mais do que isso só para começar.',
            en: 'A Spark job of AWS Glue takes longer than that just to start.',
            es: 'Un job Spark de AWS Glue tarda más que eso solo en comenzar.',
          },
          'glue-one-policy': {
            pt: 'Um job Spark do AWS Glue leva mais do que isso só para começar.',
            en: 'A Spark job of AWS Glue takes longer than that just to start.',
            es: 'Un job Spark de AWS Glue tarda más que eso solo en comenzar.',
          },
        },
      },
      {
        id: 'by-column',
        text: {
          pt: 'Analistas da mesma tabela veem colunas diferentes: os dados pessoais, só quem foi autorizado.',
          en: 'Analysts of the same table see different columns: personal data only if they are authorized.',
          es: 'Los analistas de la misma tabla ven columnas distintas: los datos personales, solo quien fue autorizado.',
        },
        fits: ['glue-lake-formation', 'emr-lake-formation', 'lambda-lake-formation'],
        rulesOut: {
          'glue-access-points': {
            pt: 'Um access point decide por objeto ou pasta, não por coluna.',
            en: 'An access point decides by object or folder, not by column.',
            es: 'Un access point decide por objeto o carpeta, no por columna.',
          },
          'glue-one-policy': {
            pt: 'Uma política de bucket decide por objeto ou pasta, não por coluna.',
            en: 'A bucket policy decides by object or folder, not by column.',
            es: 'Una política de bucket decide por objeto o carpeta, no por columna.',
          },
          'emr-access-points': {
            pt: 'Um access point decide por objeto ou pasta, não por coluna.',
            en: 'An access point decides by object or folder, not by column.',
            es: 'Un access point decide por objeto o carpeta, no por columna.',
          },
          'emr-one-policy': {
            pt: 'Uma política de bucket decide por objeto ou pasta, não por coluna.',
            en: 'A bucket policy decides by object or folder, not by column.',
            es: 'Una política de bucket decide por objeto o carpeta, no por columna.',
          },
          'lambda-access-points': {
            pt: 'Um access point decide por objeto ou pasta, não por coluna.',
            en: 'An access point decides by object or folder, not by column.',
            es: 'Un access point decide por objeto o carpeta, no por columna.',
          },
          'lambda-one-policy': {
            pt: 'Uma política de bucket decide por objeto ou pasta, não por coluna.',
            en: 'A bucket policy decides by object or folder, not by column.',
            es: 'Una política de bucket decide por objeto o carpeta, no por columna.',
          },
        },
      },
      {
        id: 'direct-objects',
        text: {
          pt: 'Três programas antigos leem os arquivos brutos com a API de objetos, sem catálogo nem tabelas, sob permissões por pasta.',
          en: 'Three old programs read the raw files with the object API, without a catalog or tables, under permissions by folder.',
          es: 'Tres programas antiguos leen los archivos sin procesar con la API de objetos, sin catálogo ni tablas, con permisos por carpeta.',
        },
        fits: [
          'glue-access-points',
          'glue-one-policy',
          'emr-access-points',
          'emr-one-policy',
          'lambda-access-points',
          'lambda-one-policy',
        ],
        rulesOut: {
          'glue-lake-formation': {
            pt: 'O AWS Lake Formation concede tabelas do catálogo a mecanismos de consulta; programas que leem objetos pela API não passam por ele.',
            en: 'AWS Lake Formation grants catalog tables to query engines; programs that read objects with the API do not go through it.',
            es: 'AWS Lake Formation concede tablas del catálogo a motores de consulta; los programas que leen objetos por la API no pasan por él.',
          },
          'emr-lake-formation': {
            pt: 'O AWS Lake Formation concede tabelas do catálogo a mecanismos de consulta; programas que leem objetos pela API não passam por ele.',
            en: 'AWS Lake Formation grants catalog tables to query engines; programs that read objects with the API do not go through it.',
            es: 'AWS Lake Formation concede tablas del catálogo a motores de consulta; los programas que leen objetos por la API no pasan por él.',
          },
          'lambda-lake-formation': {
            pt: 'O AWS Lake Formation concede tabelas do catálogo a mecanismos de consulta; programas que leem objetos pela API não passam por ele.',
            en: 'AWS Lake Formation grants catalog tables to query engines; programs that read objects with the API do not go through it.',
            es: 'AWS Lake Formation concede tablas del catálogo a motores de consulta; los programas que leen objetos por la API no pasan por él.',
          },
        },
      },
      {
        id: 'many-departments',
        text: {
          pt: 'Duzentas áreas e parceiros terão regras próprias, que cada um muda sem tocar nas dos outros.',
          en: 'Two hundred departments and partners will have their own rules, which each changes without touching those of the others.',
          es: 'Doscientas áreas y socios tendrán reglas propias, que cada uno cambia sin tocar las de los demás.',
        },
        fits: [
          'glue-lake-formation',
          'glue-access-points',
          'emr-lake-formation',
          'emr-access-points',
          'lambda-lake-formation',
          'lambda-access-points',
        ],
        rulesOut: {
          'glue-one-policy': {
            pt: 'Uma política de bucket única tem limite de tamanho e é um só documento para todas as áreas.',
            en: 'A single bucket policy has a size limit and is one document for all departments.',
            es: 'Una política de bucket única tiene límite de tamaño y es un solo documento para todas las áreas.',
          },
          'emr-one-policy': {
            pt: 'Uma política de bucket única tem limite de tamanho e é um só documento para todas as áreas.',
            en: 'A single bucket policy has a size limit and is one document for all departments.',
            es: 'Una política de bucket única tiene límite de tamaño y es un solo documento para todas las áreas.',
          },
          'lambda-one-policy': {
            pt: 'Uma política de bucket única tem limite de tamanho e é um só documento para todas as áreas.',
            en: 'A single bucket policy has a size limit and is one document for all departments.',
            es: 'Una política de bucket única tiene límite de tamaño y es un solo documento para todas las áreas.',
          },
        },
      },
      {
        id: 'hadoop-jobs',
        text: {
          pt: 'Não há tempo de reescrever os programas atuais, em Hive e MapReduce, que usam bibliotecas instaladas pela equipe.',
          en: 'There is no time to rewrite the present programs, in Hive and MapReduce, which use libraries that the team has installed.',
          es: 'No hay tiempo de reescribir los programas actuales, en Hive y MapReduce, que usan bibliotecas instaladas por el equipo.',
        },
        notWith: ['no-clusters', 'on-arrival'],
        fits: ['emr-lake-formation', 'emr-access-points', 'emr-one-policy'],
        rulesOut: {
          'glue-lake-formation': {
            pt: 'O AWS Glue executa jobs Spark; não tem Hive nem MapReduce, e os programas teriam de ser reescritos.',
            en: 'AWS Glue runs Spark jobs; it has neither Hive nor MapReduce, and the programs would have to be rewritten.',
            es: 'AWS Glue ejecuta trabajos de Spark; no tiene Hive ni MapReduce, y los programas tendrían que reescribirse.',
          },
          'glue-access-points': {
            pt: 'O AWS Glue executa jobs Spark; não tem Hive nem MapReduce, e os programas teriam de ser reescritos.',
            en: 'AWS Glue runs Spark jobs; it has neither Hive nor MapReduce, and the programs would have to be rewritten.',
            es: 'AWS Glue ejecuta trabajos de Spark; no tiene Hive ni MapReduce, y los programas tendrían que reescribirse.',
          },
          'glue-one-policy': {
            pt: 'O AWS Glue executa jobs Spark; não tem Hive nem MapReduce, e os programas teriam de ser reescritos.',
            en: 'AWS Glue runs Spark jobs; it has neither Hive nor MapReduce, and the programs would have to be rewritten.',
            es: 'AWS Glue ejecuta trabajos de Spark; no tiene Hive ni MapReduce, y los programas tendrían que reescribirse.',
          },
          'lambda-lake-formation': {
            pt: 'O AWS Lambda executa funções de até 15 minutos, e não programas de Hive e MapReduce.',
            en: 'AWS Lambda runs functions of up to 15 minutes, not Hive and MapReduce programs.',
            es: 'AWS Lambda ejecuta funciones de hasta 15 minutos, no programas de Hive y MapReduce.',
          },
          'lambda-access-points': {
            pt: 'O AWS Lambda executa funções de até 15 minutos, e não programas de Hive e MapReduce.',
            en: 'AWS Lambda runs functions of up to 15 minutes, not Hive and MapReduce programs.',
            es: 'AWS Lambda ejecuta funciones de hasta 15 minutos, no programas de Hive y MapReduce.',
          },
          'lambda-one-policy': {
            pt: 'O AWS Lambda executa funções de até 15 minutos, e não programas de Hive e MapReduce.',
            en: 'AWS Lambda runs functions of up to 15 minutes, not Hive and MapReduce programs.',
            es: 'AWS Lambda ejecuta funciones de hasta 15 minutos, no programas de Hive y MapReduce.',
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
