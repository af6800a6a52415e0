import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const lakePermissions: readonly Pattern[] = [
  {
    id: 'lake-permissions',
    exams: { 'saa-c03': { domain: 'secure', topic: 'data-security' } },
    scene: {
      pt: 'Pense nos dados como livros de uma biblioteca, em cada linha das tabelas como uma linha deles e nas equipes como leitores.',
      en: 'Think of the data as books in a library, of table rows as lines in those books, and of the teams as readers.',
      es: 'Piensa en los datos como libros de una biblioteca, en las filas de las tablas como sus líneas y en los equipos como lectores.',
    },
    situations: [
      {
        id: 'retail-lake',
        text: {
          pt: 'Uma varejista tem vendas e clientes em Parquet no Amazon S3, catalogados no AWS Glue e lidos por oito equipes.',
          en: 'A retailer has sales and customers as Parquet in Amazon S3, cataloged in AWS Glue and read by eight teams.',
          es: 'Una minorista tiene ventas y clientes en Parquet en Amazon S3, catalogados en AWS Glue y leídos por ocho equipos.',
        },
        today: {
          pt: 'São 200 TB, com uma pasta por equipe, e hoje todos veem tudo. Um arquiteto de soluções deve limitar o que cada equipe lê.',
          en: 'There are 200 TB, with a folder for each team, and everybody sees everything today. A solutions architect must limit what each team reads.',
          es: 'Son 200 TB, con una carpeta por equipo, y hoy todos ven todo. Un arquitecto de soluciones debe limitar lo que lee cada equipo.',
        },
      },
      {
        id: 'health-lake',
        text: {
          pt: 'Uma rede de hospitais junta prontuários e exames em Parquet no Amazon S3, com o catálogo do AWS Glue.',
          en: 'A network of hospitals gathers medical histories and tests as Parquet in Amazon S3, with the AWS Glue catalog.',
          es: 'Una red de hospitales reúne historias clínicas y estudios en Parquet en Amazon S3, con el catálogo de AWS Glue.',
        },
        today: {
          pt: 'Pesquisadores, faturamento e médicos usam partes diferentes dos 40 TB, em pastas separadas. A rede vai definir as permissões.',
          en: 'Researchers, billing and doctors use different parts of the 40 TB, in separate folders. The network must define the permissions.',
          es: 'Investigadores, facturación y médicos usan partes distintas de los 40 TB, en carpetas separadas. La red va a definir los permisos.',
        },
      },
      {
        id: 'bank-lake',
        text: {
          pt: 'Um banco reúne transações de dez áreas em Parquet no Amazon S3, com o catálogo do AWS Glue.',
          en: 'A bank brings together the transactions of ten areas as Parquet in Amazon S3, with the AWS Glue catalog.',
          es: 'Un banco reúne transacciones de diez áreas en Parquet en Amazon S3, con el catálogo de AWS Glue.',
        },
        today: {
          pt: 'Cada área tem as suas pastas, e um auditor achou pessoas que leem tudo sem precisar. Os arquitetos devem redesenhar o acesso.',
          en: 'Each area has its own folders, and an auditor has found people who read everything without needing it. The architects must redesign the access.',
          es: 'Cada área tiene sus carpetas, y un auditor encontró personas que leen todo sin necesitarlo. Los arquitectos deben rediseñar el acceso.',
        },
      },
    ],
    candidates: [
      {
        id: 'lf',
        uses: ['Lake Formation'],
        popularity: 4,
        source: docs('lake-formation/latest/dg/data-filtering.html'),
        text: {
          pt: 'Permissões e filtros do Lake Formation',
          en: 'Lake Formation permissions and filters',
          es: 'Permisos y filtros de Lake Formation',
        },
        action: {
          pt: 'Registrar o local no AWS Lake Formation e conceder as tabelas aos grupos de usuários com filtros de dados.',
          en: 'Register the location in AWS Lake Formation and grant tables to groups of users with data filters.',
          es: 'Registrar la ubicación en AWS Lake Formation y conceder las tablas a los grupos de usuarios con filtros de datos.',
        },
        why: {
          pt: 'O Lake Formation concede bancos de dados, tabelas, colunas e linhas em um só lugar, e Athena, Redshift Spectrum e EMR obedecem.',
          en: 'Lake Formation grants databases, tables, columns and rows in one place, and Athena, Redshift Spectrum and EMR obey.',
          es: 'Lake Formation concede permisos sobre bases de datos, tablas, columnas y filas en un solo lugar, y Athena, Redshift Spectrum y EMR obedecen.',
        },
        likeness: {
          pt: 'uma bibliotecária que, em qualquer sala, mostra a cada leitor só as suas linhas, nunca o livro',
          en: 'a librarian who, in any room, shows each reader only their own lines, never the whole book',
          es: 'una bibliotecaria que, en cualquier sala, muestra a cada lector solo sus líneas, nunca el libro entero',
        },
        tell: {
          pt: 'Linhas e colunas de um data lake por equipe: Lake Formation. As mesmas regras no Athena, no Redshift Spectrum e no EMR: Lake Formation. Leitura geral do bucket que será retirada: permissões concedidas a cada equipe, no Lake Formation ou na política do bucket. Só as linhas da região de cada equipe, sem colunas pessoais: Lake Formation. Nenhuma cópia dos dados a pagar: permissões sobre os dados onde estão. Perfis do provedor de identidade, que as permissões devem seguir: Lake Formation ou S3 Access Grants. Dados carregados há poucos minutos, que as equipes devem ver: permissões sobre os dados originais, e não cópias noturnas.',
          en: 'Rows and columns of a data lake by team: Lake Formation. The same rules in Athena, Redshift Spectrum and EMR: Lake Formation. General read access to the bucket that will be withdrawn: permissions granted to each team, in Lake Formation or in the bucket policy. Only the rows of each team’s region, without personal columns: Lake Formation. No copies of the data to pay for: permissions on the data where it is. Profiles in the identity provider, which the permissions must follow: Lake Formation or S3 Access Grants. Data loaded a few minutes ago, which teams must see: permissions on the original data, not nightly copies.',
          es: 'Filas y columnas de un data lake por equipo: Lake Formation. Las mismas reglas en Athena, Redshift Spectrum y EMR: Lake Formation. Lectura general del bucket que se retirará: permisos concedidos a cada equipo, en Lake Formation o en la política del bucket. Solo las filas de la región de cada equipo, sin columnas personales: Lake Formation. Ninguna copia de los datos por pagar: permisos sobre los datos donde están. Perfiles en el proveedor de identidad, que los permisos deben seguir: Lake Formation o S3 Access Grants. Datos cargados hace pocos minutos, que los equipos deben ver: permisos sobre los datos originales, y no copias nocturnas.',
        },
      },
      {
        id: 'grants',
        uses: ['Access Grants'],
        popularity: 2,
        source: docs('AmazonS3/latest/userguide/access-grants.html'),
        text: {
          pt: 'Concessões do S3 Access Grants',
          en: 'Grants of S3 Access Grants',
          es: 'Concesiones de S3 Access Grants',
        },
        action: {
          pt: 'Trocar a leitura geral por concessões do S3 Access Grants, por prefixo, aos grupos do diretório corporativo.',
          en: 'Replace the general read access with S3 Access Grants, by prefix, for the groups of the corporate directory.',
          es: 'Sustituir la lectura general por concesiones de S3 Access Grants, por prefijo, a los grupos del directorio corporativo.',
        },
        why: {
          pt: 'O S3 Access Grants dá a usuários e grupos do diretório credenciais temporárias para um prefixo, com milhares de concessões por região.',
          en: 'S3 Access Grants gives users and groups of the directory temporary credentials for a prefix, with thousands of grants per Region.',
          es: 'S3 Access Grants da a usuarios y grupos del directorio credenciales temporales para un prefijo, con miles de concesiones por región.',
        },
        likeness: {
          pt: 'um crachá da empresa que abre a cada leitor as suas estantes, com livros inteiros, sem esconder linhas',
          en: 'a company badge that opens to each reader their own shelves, of whole books with no line hidden',
          es: 'una credencial de la empresa que abre a cada lector sus estantes, con libros enteros, sin ocultar líneas',
        },
        tell: {
          pt: 'Prefixos do S3 por grupo do diretório: S3 Access Grants. Arquivos abertos pela API do S3, sem tabelas: a política do bucket ou o S3 Access Grants. Nenhuma cópia dos dados a pagar: permissões sobre os dados onde estão. Perfis do provedor de identidade, que as permissões devem seguir: Lake Formation ou S3 Access Grants. Dados carregados há poucos minutos, que as equipes devem ver: permissões sobre os dados originais, e não cópias noturnas.',
          en: 'S3 prefixes by group of the directory: S3 Access Grants. Files opened through the S3 API, without tables: the bucket policy or S3 Access Grants. No copies of the data to pay for: permissions on the data where it is. Profiles in the identity provider, which the permissions must follow: Lake Formation or S3 Access Grants. Data loaded a few minutes ago, which teams must see: permissions on the original data, not nightly copies.',
          es: 'Prefijos de S3 por grupo del directorio: S3 Access Grants. Archivos abiertos por la API de S3, sin tablas: la política del bucket o S3 Access Grants. Ninguna copia de los datos por pagar: permisos sobre los datos donde están. Perfiles en el proveedor de identidad, que los permisos deben seguir: Lake Formation o S3 Access Grants. Datos cargados hace pocos minutos, que los equipos deben ver: permisos sobre los datos originales, y no copias nocturnas.',
        },
      },
      {
        id: 'bucket',
        uses: [],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/bucket-policies.html'),
        text: {
          pt: 'A política do bucket, por prefixo',
          en: 'The bucket policy, by prefix',
          es: 'La política del bucket, por prefijo',
        },
        action: {
          pt: 'Reescrever a política do bucket com uma instrução por equipe, que permita à sua função do IAM os seus prefixos.',
          en: 'Rewrite the bucket policy with one statement per team, which allows its IAM role the prefixes of the team.',
          es: 'Reescribir la política del bucket con una instrucción por equipo, que permita a su rol de IAM sus prefijos.',
        },
        why: {
          pt: 'A política do bucket permite objetos por prefixo a funções conhecidas, em um documento de até 20 KB, sem outro serviço.',
          en: 'The bucket policy allows objects by prefix to known roles, in a document of up to 20 KB, without another service.',
          es: 'La política del bucket permite objetos por prefijo a roles conocidos, en un documento de hasta 20 KB, sin otro servicio.',
        },
        likeness: {
          pt: 'uma folha na porta com as estantes inteiras de cada leitor, sem espaço para milhares de nomes',
          en: 'a sheet on the door with each reader’s whole shelves, without room for thousands of names',
          es: 'una hoja en la puerta con los estantes enteros de cada lector, sin espacio para miles de nombres',
        },
        tell: {
          pt: 'Poucas funções e poucos prefixos: política do bucket. Leitura geral do bucket que será retirada: permissões concedidas a cada equipe, no Lake Formation ou na política do bucket. Arquivos abertos pela API do S3, sem tabelas: a política do bucket ou o S3 Access Grants. Nenhuma cópia dos dados a pagar: permissões sobre os dados onde estão. Dados carregados há poucos minutos, que as equipes devem ver: permissões sobre os dados originais, e não cópias noturnas.',
          en: 'A few roles and a few prefixes: the bucket policy. General read access to the bucket that will be withdrawn: permissions granted to each team, in Lake Formation or in the bucket policy. Files opened through the S3 API, without tables: the bucket policy or S3 Access Grants. No copies of the data to pay for: permissions on the data where it is. Data loaded a few minutes ago, which teams must see: permissions on the original data, not nightly copies.',
          es: 'Pocos roles y pocos prefijos: política del bucket. Lectura general del bucket que se retirará: permisos concedidos a cada equipo, en Lake Formation o en la política del bucket. Archivos abiertos por la API de S3, sin tablas: la política del bucket o S3 Access Grants. Ninguna copia de los datos por pagar: permisos sobre los datos donde están. Datos cargados hace pocos minutos, que los equipos deben ver: permisos sobre los datos originales, y no copias nocturnas.',
        },
      },
      {
        id: 'copies',
        uses: [],
        popularity: 4,
        neverRight: true,
        source: docs('glue/latest/dg/what-is-glue.html'),
        text: {
          pt: 'Uma cópia filtrada para cada equipe',
          en: 'A filtered copy for each team',
          es: 'Una copia filtrada para cada equipo',
        },
        action: {
          pt: 'Criar com um job noturno do Apache Spark uma cópia filtrada dos dados no bucket de cada equipe.',
          en: 'Create a filtered copy of the data in the bucket of each of the teams with a nightly Apache Spark job.',
          es: 'Crear con un job nocturno de Apache Spark una copia filtrada de los datos en el bucket de cada equipo.',
        },
        why: {
          pt: 'Uma cópia por equipe só contém o que ela pode ver, em qualquer ferramenta, e fica um dia atrás do original.',
          en: 'A copy for each team contains only what it may see, in any tool, and lags a day behind the original.',
          es: 'Una copia por equipo solo contiene lo que puede ver, en cualquier herramienta, y queda un día atrás del original.',
        },
        likeness: {
          pt: 'um livro fotocopiado toda noite para cada leitor, que ocupa outra estante e só traz o de ontem',
          en: 'a book photocopied every night for each reader, which fills another shelf and holds only yesterday’s lines',
          es: 'un libro fotocopiado cada noche para cada lector, que ocupa otro estante y solo trae lo de ayer',
        },
        tell: {
          pt: 'Dados entregues a quem está fora da empresa: uma cópia filtrada.',
          en: 'Data handed to someone outside the company: a filtered copy.',
          es: 'Datos entregados a quien está fuera de la empresa: una copia filtrada.',
        },
      },
      {
        id: 'views',
        neverRight: true,
        uses: [],
        popularity: 4,
        source: docs('athena/latest/ug/views.html'),
        text: {
          pt: 'Visões do Athena para cada equipe',
          en: 'Athena views for each team',
          es: 'Vistas de Athena para cada equipo',
        },
        action: {
          pt: 'Criar no Amazon Athena visões comuns, com filtros de dados, e indicá-las aos grupos de analistas.',
          en: 'Create ordinary views in Amazon Athena, with data filters, and point the groups of analysts to them.',
          es: 'Crear en Amazon Athena vistas comunes, con filtros de datos, e indicarlas a los grupos de analistas.',
        },
        why: {
          pt: 'As visões do Athena mostram só as colunas e linhas escolhidas a quem consulta por elas.',
          en: 'Athena views show the chosen rows and columns to whoever queries through them.',
          es: 'Las vistas de Athena muestran solo las filas y columnas elegidas a quien consulta por ellas.',
        },
        likeness: {
          pt: 'uma máscara de papel que mostra só certas linhas, mas num livro que segue na estante aberta',
          en: 'a paper mask that shows only certain lines, but of a book that stays on the open shelf',
          es: 'una máscara de papel que muestra solo ciertas líneas, pero de un libro en un estante abierto',
        },
        tell: {
          pt: 'Consultas simplificadas para analistas: visões.',
          en: 'Simpler queries for analysts: views.',
          es: 'Consultas simplificadas para analistas: vistas.',
        },
      },
      {
        id: 'macie',
        uses: ['Macie'],
        popularity: 3,
        neverRight: true,
        source: docs('macie/latest/user/what-is-macie.html'),
        text: {
          pt: 'Descobertas do Macie e remoção de acessos',
          en: 'Macie findings and removal of access',
          es: 'Hallazgos de Macie y retiro de accesos',
        },
        action: {
          pt: 'Ativar o Amazon Macie no bucket e retirar das equipes o acesso aos objetos em que houver descobertas.',
          en: 'Turn on Amazon Macie for the bucket and take access to the objects with findings away from the teams.',
          es: 'Activar Amazon Macie en el bucket y quitar a los equipos el acceso a los objetos con hallazgos.',
        },
        why: {
          pt: 'O Macie descobre onde há dados pessoais no S3; não concede nem filtra acesso.',
          en: 'Macie discovers where personal data is in S3; it neither grants nor filters access.',
          es: 'Macie descubre dónde hay datos personales en S3; no concede ni filtra acceso.',
        },
        likeness: {
          pt: 'um inspetor que acha e tranca livros com nomes de pessoas, mas não reparte estantes entre os leitores',
          en: 'an inspector who finds and locks away books with people’s names, but divides no shelves among readers',
          es: 'un inspector que halla y encierra libros con nombres de personas, pero no reparte estantes entre los lectores',
        },
        tell: {
          pt: 'Onde há dados pessoais: Macie.',
          en: 'Where there is personal data: Macie.',
          es: 'Dónde hay datos personales: Macie.',
        },
      },
    ],
    constraints: [
      {
        id: 'columns',
        text: {
          pt: 'Nas consultas, cada equipe só pode ver as linhas da sua região, sem as colunas de documentos pessoais.',
          en: 'In queries, each team may see only the rows of its region, without the columns of personal identifiers.',
          es: 'En las consultas, cada equipo solo puede ver las filas de su región, sin las columnas de documentos personales.',
        },
        fits: ['lf', 'copies', 'views'],
        rulesOut: {
          grants: {
            pt: 'O S3 Access Grants concede objetos inteiros, não linhas nem colunas.',
            en: 'S3 Access Grants grants whole objects rather than rows or columns.',
            es: 'S3 Access Grants concede objetos enteros, no filas ni columnas.',
          },
          bucket: {
            pt: 'A política do bucket decide por objeto, não por linha nem coluna.',
            en: 'The bucket policy decides by object, not by row or column.',
            es: 'La política del bucket decide por objeto, no por fila ni columna.',
          },
          macie: {
            pt: 'Sem acesso ao objeto, perdem-se também as linhas permitidas dele.',
            en: 'Without access to the object, the permitted rows in it are lost too.',
            es: 'Sin acceso al objeto, se pierden también sus filas permitidas.',
          },
        },
      },
      {
        id: 'enforced',
        text: {
          pt: 'A leitura geral do bucket, que todas as equipes têm hoje, será retirada, e sem permissão ninguém deve ler os objetos, nem pela API do S3.',
          en: 'The general read access to the bucket that all teams have today will be withdrawn, and without permission nobody may read the objects, even through the S3 API.',
          es: 'La lectura general del bucket, que hoy tienen todos los equipos, se retirará, y sin permiso nadie debe leer los objetos, ni por la API de S3.',
        },
        fits: ['lf', 'grants', 'bucket', 'copies'],
        rulesOut: {
          views: {
            pt: 'A visão lê com a permissão do analista, a quem seria preciso manter a leitura da tabela inteira.',
            en: 'A view reads with the permission of the analyst, who would have to keep read access to the whole table.',
            es: 'La vista lee con el permiso del analista, a quien habría que mantenerle la lectura de la tabla entera.',
          },
          macie: {
            pt: 'O Macie só informa o que achou; não concede às equipes a leitura que perderam.',
            en: 'Macie only reports what it found; it does not give teams back the access that they lost.',
            es: 'Macie solo informa lo que halló; no devuelve a los equipos la lectura que perdieron.',
          },
        },
      },
      {
        id: 'one-copy',
        text: {
          pt: 'São muitos terabytes, e a organização não quer pagar por cópias dos dados.',
          en: 'There are many terabytes, and the organization does not want to pay for copies of the data.',
          es: 'Son muchos terabytes, y la organización no quiere pagar por copias de los datos.',
        },
        fits: ['lf', 'grants', 'bucket', 'views', 'macie'],
        rulesOut: {
          copies: {
            pt: 'Cada equipe teria uma cópia dos dados, paga outra vez.',
            en: 'Each team would have a copy of the data, paid for again.',
            es: 'Cada equipo tendría una copia de los datos, pagada otra vez.',
          },
        },
      },
      {
        id: 'engines',
        text: {
          pt: 'As mesmas regras devem valer no Amazon Athena e nos clusters do Amazon Redshift, com Spectrum, e do Amazon EMR que cada equipe tem só para si.',
          en: 'The same rules must apply in Amazon Athena and in each team’s own clusters of Amazon EMR and of Amazon Redshift, with Spectrum.',
          es: 'Las mismas reglas deben valer en Amazon Athena y en los clústeres de Amazon Redshift, con Spectrum, y de Amazon EMR que cada equipo tiene solo para sí.',
        },
        fits: ['lf', 'bucket', 'copies'],
        rulesOut: {
          views: {
            pt: 'Uma visão do Athena não limita o que o EMR e o Spectrum leem.',
            en: 'An Athena view does not limit what EMR and Spectrum read.',
            es: 'Una vista de Athena no limita lo que leen EMR y Spectrum.',
          },
          macie: {
            pt: 'O Macie acha dados sensíveis, mas não põe regras em nenhum mecanismo de consulta.',
            en: 'Macie finds sensitive data but puts no rules on any query engine.',
            es: 'Macie halla datos sensibles, pero no pone reglas en ningún motor de consulta.',
          },
        },
      },
      {
        id: 's3-api',
        text: {
          pt: 'Cientistas de dados abrem os arquivos de seus prefixos em Python, pela API do S3, sem tabelas.',
          en: 'Data scientists open the files of their prefixes in Python, through the S3 API, without tables.',
          es: 'Científicos de datos abren los archivos de sus prefijos en Python, por la API de S3, sin tablas.',
        },
        fits: ['grants', 'bucket', 'copies'],
        rulesOut: {
          lf: {
            pt: 'Os filtros do Lake Formation valem para tabelas do catálogo, não para o GetObject do S3.',
            en: 'Lake Formation filters apply to tables of the catalog, not to GetObject calls on S3.',
            es: 'Los filtros de Lake Formation valen para tablas del catálogo, no para el GetObject de S3.',
          },
          views: {
            pt: 'Uma visão só serve a consultas SQL, e os cientistas abrem arquivos.',
            en: 'A view serves SQL queries only, and the scientists open files.',
            es: 'Una vista solo sirve a consultas SQL, y los científicos abren archivos.',
          },
          macie: {
            pt: 'O Macie acha dados sensíveis, mas não concede a ninguém acesso a arquivos.',
            en: 'Macie finds sensitive data but grants nobody access to files.',
            es: 'Macie halla datos sensibles, pero no concede a nadie acceso a archivos.',
          },
        },
      },
      {
        id: 'directory',
        text: {
          pt: 'São 1.500 perfis no provedor de identidade da empresa, e as permissões devem segui-los.',
          en: 'There are 1,500 profiles in the company’s identity provider, and the permissions must follow them.',
          es: 'Son 1.500 perfiles en el proveedor de identidad de la empresa, y los permisos deben seguirlos.',
        },
        fits: ['lf', 'grants'],
        rulesOut: {
          bucket: {
            pt: 'A política do bucket não conhece perfis do provedor de identidade e não cabe em 20 KB.',
            en: 'The bucket policy knows no profiles of the identity provider and does not fit into 20 KB.',
            es: 'La política del bucket no conoce perfiles del proveedor de identidad y no cabe en 20 KB.',
          },
          copies: {
            pt: 'Seriam 1.500 cópias filtradas por noite.',
            en: 'There would be 1,500 filtered copies a night.',
            es: 'Serían 1.500 copias filtradas por noche.',
          },
          views: {
            pt: 'As visões não conhecem os perfis: seria preciso manter 1.500 delas à mão.',
            en: 'Views know no profiles: 1,500 of them would have to be kept up by hand.',
            es: 'Las vistas no conocen los perfiles: habría que mantener 1.500 de ellas a mano.',
          },
        },
      },
      {
        id: 'least',
        notWith: ['columns', 'directory'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['bucket', 'lf'],
        rulesOut: {
          copies: {
            pt: 'Os jobs e as cópias de cada equipe têm que ser mantidos.',
            en: 'The jobs and the copies of each team have to be maintained.',
            es: 'Los jobs y las copias de cada equipo deben mantenerse.',
          },
          views: {
            pt: 'As visões de cada equipe têm que ser criadas e revistas.',
            en: 'The views of each team have to be created and revised.',
            es: 'Las vistas de cada equipo deben crearse y revisarse.',
          },
        },
      },
      {
        id: 'fresh',
        text: {
          pt: 'As equipes devem ver o que foi carregado há poucos minutos.',
          en: 'Teams must see what was loaded a few minutes ago.',
          es: 'Los equipos deben ver lo que se cargó hace pocos minutos.',
        },
        fits: ['lf', 'grants', 'bucket', 'views'],
        rulesOut: {
          copies: {
            pt: 'As cópias filtradas são as da noite anterior, e não as de minutos atrás.',
            en: 'The filtered copies are those of the night before, not those of minutes ago.',
            es: 'Las copias filtradas son las de la noche anterior, y no las de hace minutos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como o acesso aos dados deve ser controlado?',
      en: 'How should access to the data be controlled?',
      es: '¿Cómo se debe controlar el acceso a los datos?',
    },
  },
];
