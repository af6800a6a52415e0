import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const blobChoices: readonly Pattern[] = [
  {
    id: 'blob-tier',
    exams: { 'az-900': { domain: 'architecture', topic: 'storage-tiers' } },
    scene: {
      pt: 'Pense nos arquivos como caixas que uma loja guarda e em cada camada como um lugar, mais perto ou mais longe do balcão.',
      en: 'Think of the files as boxes that a shop stores, and of each tier as a place nearer to the counter or farther away.',
      es: 'Piensa en los archivos como cajas que guarda una tienda y en cada nivel como un lugar más cerca o más lejos del mostrador.',
    },
    situations: [
      {
        id: 'radiology',
        text: {
          pt: 'Uma clínica de radiologia vai guardar no Blob Storage exames já entregues.',
          en: 'A radiology clinic will keep delivered scans in Blob Storage.',
          es: 'Una clínica de radiología va a guardar en Blob Storage estudios ya entregados.',
        },
      },
      {
        id: 'cameras',
        text: {
          pt: 'Um shopping envia ao Blob Storage as gravações de suas câmeras.',
          en: 'A shopping center sends its camera recordings to Blob Storage.',
          es: 'Un centro comercial envía a Blob Storage las grabaciones de sus cámaras.',
        },
      },
      {
        id: 'reports',
        text: {
          pt: 'Um órgão regulador guarda no Blob Storage relatórios mensais.',
          en: 'A regulator keeps monthly reports in Blob Storage.',
          es: 'Un organismo regulador guarda informes mensuales en Blob Storage.',
        },
      },
    ],
    candidates: [
      {
        id: 'hot',
        text: {
          pt: 'A camada quente (hot), sem regras de ciclo',
          en: 'The hot tier, with no lifecycle rule',
          es: 'El nivel frecuente (hot), sin reglas de ciclo',
        },
        uses: ['hot'],
        why: {
          pt: 'A camada quente (hot) tem a leitura mais barata, responde em milissegundos, não tem prazo mínimo e não precisa de regra que mova arquivos.',
          en: 'The hot tier has the cheapest reads, answers within milliseconds, has no minimum period and needs no rule to move files.',
          es: 'El nivel frecuente (hot) tiene la lectura más barata, responde en milisegundos, no tiene plazo mínimo y no necesita una regla que mueva archivos.',
        },
        likeness: {
          pt: 'a prateleira atrás do balcão, cara todo mês, onde se pega qualquer caixa na hora por quase nada',
          en: 'the shelf behind the counter, costly every month, where any box is reached at once for almost nothing',
          es: 'el estante tras el mostrador, caro cada mes, donde cualquier caja se toma al momento por casi nada',
        },
        tell: {
          pt: 'Centenas de leituras no primeiro mês que devem custar pouco: camada hot no início. Arquivos excluídos depois de 40 dias: camada com prazo mínimo de até 30 dias. Arquivo que deve abrir de imediato: camada on-line. Automações que movem arquivos e que a equipe não quer: uma só camada, sem regra.',
          en: 'Hundreds of reads in the first month that must be cheap: the hot tier at first. Files deleted after 40 days: a tier with a minimum period of up to 30 days. A file that must open immediately: an online tier. Automation that moves files, which the team does not want: a single tier, without a rule.',
          es: 'Cientos de lecturas en el primer mes que deben costar poco: nivel hot al principio. Archivos que se eliminan a los 40 días: nivel con plazo mínimo de hasta 30 días. Archivo que debe abrirse de inmediato: nivel en línea. Automatizaciones que mueven archivos y que el equipo no quiere: un solo nivel, sin regla.',
        },
        source: docs('azure/storage/blobs/access-tiers-overview'),
        popularity: 5,
      },
      {
        id: 'cool',
        text: {
          pt: 'A camada cool, sem regras de ciclo',
          en: 'The cool tier, with no lifecycle rule',
          es: 'El nivel de acceso esporádico (cool), sin reglas de ciclo',
        },
        uses: [],
        why: {
          pt: 'A camada cool guarda por menos que a hot, a padrão, já a partir do envio, responde em milissegundos e pede permanência de 30 dias.',
          en: 'The cool tier stores for less than hot, the default, right from the upload, answers within milliseconds and asks for 30 days of storage.',
          es: 'El nivel de acceso esporádico (cool) guarda por menos que hot, el predeterminado, ya desde la carga, responde en milisegundos y pide una permanencia de 30 días.',
        },
        likeness: {
          pt: 'o depósito ao lado, um pouco mais barato por mês, que cobra cada visita e um mês no mínimo',
          en: 'the storeroom next door, a little cheaper, which charges for each visit and for one month at least',
          es: 'el depósito de al lado, algo más barato, que cobra cada visita y un mes como mínimo',
        },
        tell: {
          pt: 'Arquivos quase nunca lidos, que devem custar menos que na camada padrão: cool, cold ou archive. Arquivos excluídos depois de 40 dias: camada com prazo mínimo de até 30 dias. Arquivo que deve abrir de imediato: camada on-line. Automações que movem arquivos e que a equipe não quer: uma só camada, sem regra.',
          en: 'Files almost never read, which must cost less than in the default tier: cool, cold or archive. Files deleted after 40 days: a tier with a minimum period of up to 30 days. A file that must open immediately: an online tier. Automation that moves files, which the team does not want: a single tier, without a rule.',
          es: 'Archivos casi nunca leídos, que deben costar menos que en el nivel predeterminado: cool, cold o archive. Archivos que se eliminan a los 40 días: nivel con plazo mínimo de hasta 30 días. Archivo que debe abrirse de inmediato: nivel en línea. Automatizaciones que mueven archivos y que el equipo no quiere: un solo nivel, sin regla.',
        },
        source: docs('azure/storage/blobs/access-tiers-overview'),
        popularity: 5,
      },
      {
        id: 'cold',
        text: {
          pt: 'A camada cold, sem regras de ciclo',
          en: 'The cold tier, with no lifecycle rule',
          es: 'El nivel de acceso frío (cold), sin reglas de ciclo',
        },
        uses: ['cold'],
        why: {
          pt: 'A camada cold recebe o arquivo já no envio, sem regra que o mova, guarda por menos que a cool, responde em milissegundos e pede permanência de 90 dias.',
          en: 'The cold tier takes files right at upload, with no rule to move them, stores for less than cool, answers within milliseconds and asks for 90 days of storage.',
          es: 'El nivel de acceso frío (cold) recibe el archivo ya en la carga, sin regla que lo mueva, guarda por menos que cool, responde en milisegundos y pide una permanencia de 90 días.',
        },
        likeness: {
          pt: 'o porão do prédio, ainda mais barato, que cobra caro cada visita e três meses no mínimo',
          en: 'the cellar downstairs, cheaper still, which charges a lot for each visit and for three months at least',
          es: 'el sótano del edificio, aún más barato, que cobra cara cada visita y tres meses como mínimo',
        },
        tell: {
          pt: 'Arquivos quase nunca lidos, que devem custar menos que na camada padrão: cool, cold ou archive. Arquivos que, depois de um ano, devem custar menos que na camada cool: cold ou archive. Arquivo que deve abrir de imediato: camada on-line. Automações que movem arquivos e que a equipe não quer: uma só camada, sem regra.',
          en: 'Files almost never read, which must cost less than in the default tier: cool, cold or archive. Files that must cost less than in the cool tier after a year: cold or archive. A file that must open immediately: an online tier. Automation that moves files, which the team does not want: a single tier, without a rule.',
          es: 'Archivos casi nunca leídos, que deben costar menos que en el nivel predeterminado: cool, cold o archive. Archivos que después de un año deben costar menos que en el nivel cool: cold o archive. Archivo que debe abrirse de inmediato: nivel en línea. Automatizaciones que mueven archivos y que el equipo no quiere: un solo nivel, sin regla.',
        },
        source: docs('azure/storage/blobs/access-tiers-overview'),
        popularity: 3,
      },
      {
        id: 'archive',
        text: {
          pt: 'A camada archive, sem regras de ciclo',
          en: 'The archive tier, with no lifecycle rule',
          es: 'El nivel de archivo (archive), sin reglas de ciclo',
        },
        uses: ['archive'],
        why: {
          pt: 'A camada archive tem o menor preço por gigabyte; os dados ficam off-line e levam horas para voltar.',
          en: 'The archive tier has the lowest price per gigabyte; the data is offline and takes hours to come back.',
          es: 'El nivel de archivo (archive) tiene el menor precio por gigabyte; los datos quedan fuera de línea y tardan horas en volver.',
        },
        likeness: {
          pt: 'o galpão distante, o mais barato, que entrega cada caixa horas depois e cobra seis meses no mínimo',
          en: 'the distant shed, the cheapest, which delivers each box hours later and charges for six months at least',
          es: 'el almacén lejano, el más barato, que entrega cada caja horas después y cobra seis meses como mínimo',
        },
        tell: {
          pt: 'Arquivos quase nunca lidos, que devem custar menos que na camada padrão: cool, cold ou archive. Arquivos que, depois de um ano, devem custar menos que na camada cool: cold ou archive. Automações que movem arquivos e que a equipe não quer: uma só camada, sem regra.',
          en: 'Files almost never read, which must cost less than in the default tier: cool, cold or archive. Files that must cost less than in the cool tier after a year: cold or archive. Automation that moves files, which the team does not want: a single tier, without a rule.',
          es: 'Archivos casi nunca leídos, que deben costar menos que en el nivel predeterminado: cool, cold o archive. Archivos que después de un año deben costar menos que en el nivel cool: cold o archive. Automatizaciones que mueven archivos y que el equipo no quiere: un solo nivel, sin regla.',
        },
        source: docs('azure/storage/blobs/access-tiers-overview'),
        popularity: 5,
      },
      {
        id: 'moves',
        text: {
          pt: 'De hot para cold em 30 dias, por regra',
          en: 'From hot to cold in 30 days, by rule',
          es: 'De hot a cold a los 30 días, por regla',
        },
        uses: ['hot', 'cold'],
        why: {
          pt: 'A regra de ciclo de vida deixa em hot, de leitura barata, o que é novo e muito lido e leva sozinha o que envelhece para cold, que guarda por menos que cool; ambas respondem em milissegundos.',
          en: 'The lifecycle rule leaves in hot, where reads are cheap, what is new and much read and moves what grows old by itself to cold, which stores for less than cool; both answer within milliseconds.',
          es: 'La regla de ciclo de vida deja en hot, de lectura barata, lo nuevo y muy leído y lleva por sí sola lo que envejece a cold, que guarda por menos que cool; ambos responden en milisegundos.',
        },
        likeness: {
          pt: 'o ajudante que desce cada caixa, após um mês na prateleira cara, ao porão, que cobra três meses',
          en: 'the helper who takes each box, after its month on the costly shelf, to the cellar, which charges for three months',
          es: 'el ayudante que baja cada caja, tras un mes en el estante caro, al sótano, que cobra tres meses',
        },
        tell: {
          pt: 'Centenas de leituras no primeiro mês que devem custar pouco: camada hot no início. Arquivos que, depois de um ano, devem custar menos que na camada cool: cold ou archive. Arquivo que deve abrir de imediato: camada on-line.',
          en: 'Hundreds of reads in the first month that must be cheap: the hot tier at first. Files that must cost less than in the cool tier after a year: cold or archive. A file that must open immediately: an online tier.',
          es: 'Cientos de lecturas en el primer mes que deben costar poco: nivel hot al principio. Archivos que después de un año deben costar menos que en el nivel cool: cold o archive. Archivo que debe abrirse de inmediato: nivel en línea.',
        },
        source: docs('azure/storage/blobs/lifecycle-management-overview'),
        popularity: 4,
      },
      {
        id: 'to-archive',
        text: {
          pt: 'De hot para archive em 30 dias, por regra',
          en: 'From hot to archive in 30 days, by rule',
          es: 'De hot a archive a los 30 días, por regla',
        },
        uses: ['hot', 'archive'],
        why: {
          pt: 'A regra de ciclo de vida deixa em hot o que é novo e leva para archive, sozinha, o que só se guarda.',
          en: 'The lifecycle rule leaves in hot what is new and moves to archive, by itself, what is only kept.',
          es: 'La regla de ciclo de vida deja en hot lo nuevo y lleva a archive, por sí sola, lo que solo se guarda.',
        },
        likeness: {
          pt: 'o ajudante que leva cada caixa, após um mês na prateleira cara, ao galpão lento, que cobra seis meses',
          en: 'the helper who takes each box, after its month on the costly shelf, to the slow shed, which charges for six months',
          es: 'el ayudante que lleva cada caja, tras un mes en el estante caro, al almacén lento, que cobra seis meses',
        },
        tell: {
          pt: 'Centenas de leituras no primeiro mês que devem custar pouco: camada hot no início. Arquivos que, depois de um ano, devem custar menos que na camada cool: cold ou archive.',
          en: 'Hundreds of reads in the first month that must be cheap: the hot tier at first. Files that must cost less than in the cool tier after a year: cold or archive.',
          es: 'Cientos de lecturas en el primer mes que deben costar poco: nivel hot al principio. Archivos que después de un año deben costar menos que en el nivel cool: cold o archive.',
        },
        source: docs('azure/storage/blobs/lifecycle-management-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'at-once',
        text: {
          pt: 'Qualquer arquivo deve abrir de imediato quando for pedido.',
          en: 'Any file must open immediately when requested.',
          es: 'Cualquier archivo debe abrirse de inmediato cuando se pida.',
        },
        fits: ['hot', 'cool', 'cold', 'moves'],
        rulesOut: {
          'to-archive': {
            pt: 'Depois de um mês a regra leva os arquivos para archive, onde levam horas até abrir.',
            en: 'After a month the rule moves the files to archive, where they take hours to open.',
            es: 'Después de un mes la regla lleva los archivos a archive, donde tardan horas en abrirse.',
          },
          archive: {
            pt: 'Na camada archive o arquivo está off-line e leva horas até poder ser aberto.',
            en: 'In the archive tier the file is offline and takes hours until it can be opened.',
            es: 'En el nivel de archivo (archive) el archivo está fuera de línea y tarda horas en poder abrirse.',
          },
        },
      },
      {
        id: 'deleted-early',
        situations: ['cameras', 'reports'],
        text: {
          pt: 'Arquivos excluídos em 40 dias não devem pagar tarifa de exclusão antecipada.',
          en: 'Files deleted after 40 days must not incur early deletion fees.',
          es: 'Los archivos eliminados a los 40 días no deben pagar cargos por eliminación anticipada.',
        },
        fits: ['hot', 'cool'],
        rulesOut: {
          'to-archive': {
            pt: 'A regra os põe em archive aos 30 dias; excluídos aos 40, pagam o resto dos 180.',
            en: 'The rule puts them in archive at 30 days; deleted at 40, they pay the rest of the 180.',
            es: 'La regla los pone en archive a los 30 días; eliminados a los 40, pagan el resto de los 180.',
          },
          cold: {
            pt: 'A camada cold cobra exclusão antecipada antes de 90 dias.',
            en: 'The cold tier charges for early deletion before 90 days.',
            es: 'El nivel de acceso frío (cold) cobra la eliminación anticipada antes de 90 días.',
          },
          archive: {
            pt: 'A camada archive cobra exclusão antecipada antes de 180 dias.',
            en: 'The archive tier charges for early deletion before 180 days.',
            es: 'El nivel de archivo (archive) cobra la eliminación anticipada antes de 180 días.',
          },
          moves: {
            pt: 'A regra os põe em cold aos 30 dias; excluídos aos 40, pagam o resto dos 90.',
            en: 'The rule puts them in cold at 30 days; deleted at 40, they pay the rest of the 90.',
            es: 'La regla los pasa a cold a los 30 días; eliminados a los 40, pagan el resto de los 90.',
          },
        },
      },
      {
        id: 'rarely-read',
        text: {
          pt: 'Os arquivos quase nunca são lidos e devem custar menos que na camada padrão desde o primeiro dia.',
          en: 'Files are almost never read and must cost less than in the default tier from day one.',
          es: 'Los archivos casi nunca se leen y, desde el primer día, deben costar menos que en el nivel predeterminado.',
        },
        fits: ['cool', 'cold', 'archive'],
        rulesOut: {
          'to-archive': {
            pt: 'A regra guarda em hot, a camada padrão, arquivos novos que ninguém abre.',
            en: 'The rule keeps in hot, the default tier, new files that nobody opens.',
            es: 'La regla guarda en hot, el nivel predeterminado, archivos nuevos que nadie abre.',
          },
          hot: {
            pt: 'A camada quente (hot) é a padrão e tem o preço por gigabyte mais alto.',
            en: 'The hot tier is the default one and has the highest price per gigabyte.',
            es: 'El nivel frecuente (hot) es el predeterminado y tiene el precio por gigabyte más alto.',
          },
          moves: {
            pt: 'A regra mantém em hot, a camada padrão, arquivos novos que ninguém abre.',
            en: 'The rule keeps in hot, the default tier, new files that nobody opens.',
            es: 'La regla mantiene en hot, el nivel predeterminado, archivos nuevos que nadie abre.',
          },
        },
      },
      {
        id: 'busy-first',
        situations: ['reports'],
        text: {
          pt: 'No primeiro mês, centenas de leituras de cada arquivo devem custar pouco.',
          en: 'In its first month, hundreds of reads of each file must be cheap.',
          es: 'En el primer mes, cientos de lecturas de cada archivo deben costar poco.',
        },
        fits: ['hot', 'moves', 'to-archive'],
        rulesOut: {
          cool: {
            pt: 'Na camada cool, centenas de leituras custam mais do que se economiza ao guardar.',
            en: 'In the cool tier, hundreds of reads cost more than is saved on storage.',
            es: 'En el nivel de acceso esporádico (cool), cientos de lecturas cuestan más de lo que se ahorra al guardar.',
          },
          cold: {
            pt: 'Na camada cold cada leitura é ainda mais cara do que na cool.',
            en: 'In the cold tier each read is even more expensive than in cool.',
            es: 'En el nivel de acceso frío (cold) cada lectura es aún más cara que en cool.',
          },
          archive: {
            pt: 'Na camada archive nem se lê sem antes reidratar, com espera e custo.',
            en: 'In the archive tier nothing can be read before rehydration, with a wait and a cost.',
            es: 'En el nivel de archivo (archive) ni se lee sin rehidratar antes, con espera y costo.',
          },
        },
      },
      {
        id: 'years-after',
        situations: ['radiology', 'reports'],
        text: {
          pt: 'Depois de um ano, guardar deve custar menos que na camada cool.',
          en: 'After a year, storage must cost less than in the cool tier.',
          es: 'Después de un año, guardar debe costar menos que en el nivel cool.',
        },
        fits: ['cold', 'archive', 'moves', 'to-archive'],
        rulesOut: {
          hot: {
            pt: 'A camada quente (hot) é para dados em uso e cobra o preço mais alto por gigabyte ano após ano.',
            en: 'The hot tier is for data in use and charges the highest price per gigabyte year after year.',
            es: 'El nivel frecuente (hot) es para datos en uso y cobra el precio más alto por gigabyte año tras año.',
          },
          cool: {
            pt: 'A própria camada cool não custa menos; as camadas cold e archive, sim, por gigabyte.',
            en: 'The cool tier itself does not cost less; cold and archive do, per gigabyte.',
            es: 'El propio nivel de acceso esporádico (cool) no cuesta menos; cold y archive sí, por gigabyte.',
          },
        },
      },
      {
        id: 'no-rules',
        notWith: ['at-once'],
        text: {
          pt: 'A equipe não quer automação que mova arquivos.',
          en: 'The team wants no automation that moves files.',
          es: 'El equipo no quiere automatizaciones que muevan archivos.',
        },
        fits: ['hot', 'cool', 'cold', 'archive'],
        rulesOut: {
          'to-archive': {
            pt: 'A mudança de hot para archive depende de uma automação que alguém cria e revisa.',
            en: 'The move from hot to archive depends on an automation that somebody creates and reviews.',
            es: 'El paso de hot a archive depende de una automatización que alguien crea y revisa.',
          },
          moves: {
            pt: 'A mudança de hot para cold depende de uma automação que alguém cria e revisa.',
            en: 'The move from hot to cold depends on an automation that somebody creates and reviews.',
            es: 'El paso de hot a cold depende de una automatización que alguien crea y revisa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'blob-permission',
    exams: { 'az-900': { domain: 'architecture', topic: 'storage-accounts' } },
    scene: {
      pt: 'Pense na conta de armazenamento como um prédio, no contêiner como uma de suas salas e nos arquivos como papéis.',
      en: 'Think of the storage account as a building, of the container as one of its rooms and of the files as papers.',
      es: 'Piensa en la cuenta de almacenamiento como un edificio, en el contenedor como una de sus salas y en los archivos como papeles.',
    },
    situations: [
      {
        id: 'dubbing',
        text: {
          pt: 'Um estúdio de dublagem vai dar acesso a um contêiner de sua conta de armazenamento.',
          en: 'A dubbing studio will give access to one container of its storage account.',
          es: 'Un estudio de doblaje va a dar acceso a un contenedor de su cuenta de almacenamiento.',
        },
      },
      {
        id: 'surveys',
        text: {
          pt: 'Um sistema em uma VM do Azure deve ler um contêiner da conta de armazenamento de um instituto.',
          en: 'A system on an Azure VM must read one container in an institute’s storage account.',
          es: 'Un sistema en una VM de Azure debe leer un contenedor de la cuenta de almacenamiento de un instituto.',
        },
      },
      {
        id: 'plans',
        text: {
          pt: 'Uma construtora vai compartilhar um contêiner de sua conta de armazenamento.',
          en: 'A construction company will share one container of its storage account.',
          es: 'Una constructora va a compartir un contenedor de su cuenta de almacenamiento.',
        },
      },
      {
        id: 'notices',
        text: {
          pt: 'Uma prefeitura publica avisos em seu site, a partir de um contêiner de sua conta de armazenamento.',
          en: 'A city government publishes notices on its website from a container in its storage account.',
          es: 'Un municipio publica avisos en su sitio, desde un contenedor de su cuenta de almacenamiento.',
        },
      },
    ],
    candidates: [
      {
        id: 'key',
        neverRight: true,
        text: {
          pt: 'Entregar a chave de acesso da conta',
          en: 'Handing over the account access key',
          es: 'Entregar la clave de acceso de la cuenta',
        },
        uses: [],
        why: {
          pt: 'A chave da conta dá acesso completo de imediato, de qualquer programa, sem identidade do Entra ID.',
          en: 'The account key gives full access at once, from any program, without an Entra ID identity.',
          es: 'La clave de la cuenta da acceso completo de inmediato, desde cualquier programa, sin identidad de Entra ID.',
        },
        likeness: {
          pt: 'a chave mestra, que abre o prédio inteiro e vale até alguém trocar as fechaduras',
          en: 'the master key, which opens the whole building and works until somebody changes the locks',
          es: 'la llave maestra, que abre todo el edificio y vale hasta que alguien cambie las cerraduras',
        },
        tell: {
          pt: 'Acesso total a toda a conta: a chave, que quase nunca se entrega.',
          en: 'Full access to the whole account: the key, which is rarely handed over.',
          es: 'Acceso total a toda la cuenta: la clave, que casi nunca se entrega.',
        },
        source: docs('azure/storage/common/storage-account-keys-manage'),
        popularity: 5,
      },
      {
        id: 'sas',
        rightIn: ['dubbing', 'surveys', 'plans'],
        text: {
          pt: 'Criar uma assinatura de acesso compartilhado (SAS)',
          en: 'Creating a shared access signature (SAS)',
          es: 'Crear una firma de acceso compartido (SAS)',
        },
        uses: ['SAS'],
        why: {
          pt: 'A SAS, assinada pela empresa, dá acesso aos originais só do contêiner escolhido, com permissões e validade definidas, a quem não tem conta no Entra ID.',
          en: 'A SAS, signed by the company, gives access to the originals of only the chosen container, with set permissions and expiry, to those with no Entra ID account.',
          es: 'La SAS, firmada por la empresa, da acceso a los originales solo del contenedor elegido, con permisos y vencimiento definidos, a quien no tiene cuenta de Entra ID.',
        },
        likeness: {
          pt: 'o passe de papel para aquela sala, com data de validade, que serve a quem o tiver',
          en: 'the paper pass to that room, with an expiry date, good for whoever carries it',
          es: 'el pase de papel para esa sala, con fecha de vencimiento, que sirve a quien lo lleve',
        },
        tell: {
          pt: 'Leitores que não têm identidade no diretório: SAS. Segredo vazado que não vale por tempo indeterminado: SAS, que tem validade. Restante da conta inacessível: SAS limitada a um contêiner. Correção no original que deve aparecer de imediato: acesso ao próprio original. Arquivos que ninguém pode abrir sem autorização da empresa: contêiner sem acesso anônimo.',
          en: 'Readers who have no identity in the directory: a SAS. A leaked secret that does not stay valid indefinitely: a SAS, which expires. The rest of the account out of reach: a SAS limited to one container. A correction to the original that must show immediately: access to the original itself. Files that nobody may open without authorization from the company: a container without anonymous access.',
          es: 'Lectores que no tienen identidad en el directorio: SAS. Secreto filtrado que no vale por tiempo indefinido: SAS, que vence. Resto de la cuenta fuera de alcance: SAS limitada a un contenedor. Corrección del original que debe verse de inmediato: acceso al propio original. Archivos que nadie debe poder abrir sin autorización de la empresa: contenedor sin acceso anónimo.',
        },
        source: docs('azure/storage/common/storage-sas-overview'),
        popularity: 4,
      },
      {
        id: 'role',
        rightWith: ['no-secret'],
        text: {
          pt: 'Atribuir uma função de leitura no Entra ID',
          en: 'Assigning a reader role in Entra ID',
          es: 'Asignar un rol de lectura en Entra ID',
        },
        uses: ['RBAC'],
        why: {
          pt: 'A função do RBAC dá a uma identidade do Entra ID a leitura só desse contêiner, no próprio original, sem segredo a guardar, até que seja removida.',
          en: 'The RBAC role lets an Entra ID identity read that container alone, in the original itself, with no secret to keep, until it is removed.',
          es: 'El rol de RBAC da a una identidad de Entra ID la lectura solo de ese contenedor, en el propio original, sin secreto que guardar, hasta que se quite.',
        },
        likeness: {
          pt: 'o porteiro que só abre a sala a pessoas cadastradas, conhecidas pelo rosto, sem passe nem chave',
          en: 'the guard who opens that room only to registered people, known by face, with no pass or key',
          es: 'el portero que abre esa sala solo a personas registradas, que conoce por la cara, sin pase ni llave',
        },
        tell: {
          pt: 'Nenhum segredo em configurações ou código: RBAC com identidades do Entra ID. Endereço ou segredo vazado que não pode valer por tempo indeterminado: acesso com prazo ou por identidade. Correção no original que deve aparecer de imediato: acesso ao próprio original. Arquivos que ninguém pode abrir sem autorização da empresa: contêiner sem acesso anônimo.',
          en: 'No secret in settings or code: RBAC with Entra ID identities. A leaked address or secret that must not stay valid indefinitely: access with an expiry or by identity. A correction to the original that must show immediately: access to the original itself. Files that nobody may open without authorization from the company: a container without anonymous access.',
          es: 'Ningún secreto en configuraciones o código: RBAC con identidades de Entra ID. Dirección o secreto filtrado que no puede valer por tiempo indefinido: acceso con plazo o por identidad. Corrección del original que debe verse de inmediato: acceso al propio original. Archivos que nadie debe poder abrir sin autorización de la empresa: contenedor sin acceso anónimo.',
        },
        source: docs('azure/storage/blobs/assign-azure-role-data-access'),
        popularity: 4,
      },
      {
        id: 'anonymous',
        rightIn: ['notices'],
        text: {
          pt: 'Permitir leitura anônima do contêiner',
          en: 'Allowing anonymous reads of the container',
          es: 'Permitir lectura anónima del contenedor',
        },
        uses: [],
        why: {
          pt: 'A leitura anônima de um contêiner deixa qualquer pessoa com o endereço abrir os arquivos originais dele, e só deles, sem credencial, e ninguém os altera.',
          en: 'Anonymous read on one container lets anyone with the address open its original files, and those alone, without credentials, and nobody changes them.',
          es: 'La lectura anónima de un contenedor deja que cualquiera con la dirección abra sus archivos originales, y solo esos, sin credenciales, y nadie los modifica.',
        },
        likeness: {
          pt: 'a sala deixada aberta em um prédio trancado, onde entra qualquer um que saiba o caminho',
          en: 'the room left open in a locked building, where anybody who knows the way walks in',
          es: 'la sala que queda abierta en un edificio cerrado, donde entra cualquiera que sepa el camino',
        },
        tell: {
          pt: 'Publicação para quem visita o site: leitura anônima. Correção no original que deve aparecer de imediato: acesso ao próprio original. Nenhum segredo em configurações, e-mails ou código: identidade do Entra ID ou leitura anônima. Restante da conta que deve continuar inacessível: acesso a um só contêiner.',
          en: 'Notices for the visitors of a website: anonymous read. A correction to the original that must show immediately: access to the original itself. No secret kept in settings, emails or code: an Entra ID identity or anonymous read. The rest of the account that must stay out of reach: access to a single container.',
          es: 'Publicación para quienes visitan el sitio: lectura anónima. Corrección del original que debe verse de inmediato: acceso al propio original. Ningún secreto en configuraciones, correos o código: identidad de Entra ID o lectura anónima. Resto de la cuenta que debe quedar fuera de alcance: acceso a un solo contenedor.',
        },
        source: docs('azure/storage/blobs/anonymous-read-access-overview'),
        popularity: 3,
      },
      {
        id: 'copy',
        neverRight: true,
        rightIn: ['dubbing', 'plans'],
        text: {
          pt: 'Enviar uma cópia para outra conta',
          en: 'Sending a copy to another account',
          es: 'Enviar una copia a otra cuenta',
        },
        uses: [],
        why: {
          pt: 'Uma cópia em outra conta separa quem lê do original, que fica fechado.',
          en: 'A copy in another account separates the readers from the original, which stays closed.',
          es: 'Una copia en otra cuenta separa a quien lee del original, que queda cerrado.',
        },
        likeness: {
          pt: 'a fotocópia levada a outro prédio, que não mostra nenhuma correção feita depois no original',
          en: 'the photocopy taken to another building, which shows no correction made to the original afterwards',
          es: 'la fotocopia llevada a otro edificio, que no muestra ninguna corrección hecha después en el original',
        },
        tell: {
          pt: 'Original que ninguém de fora deve tocar: uma cópia.',
          en: 'An original that no outsider should touch: a copy.',
          es: 'Original que nadie de afuera debe tocar: una copia.',
        },
        source: docs('azure/storage/common/storage-use-azcopy-v10'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'only-part',
        text: {
          pt: 'O restante da conta deve continuar inacessível.',
          en: 'The rest of the account must stay out of reach.',
          es: 'El resto de la cuenta debe quedar fuera de alcance.',
        },
        fits: ['sas', 'role', 'anonymous', 'copy'],
        rulesOut: {
          key: {
            pt: 'A chave da conta abre todos os contêineres, e não só o que se quer dar.',
            en: 'The account key opens all containers, not only the one to be shared.',
            es: 'La clave de la cuenta abre todos los contenedores, no solo el que se quiere compartir.',
          },
        },
      },
      {
        id: 'no-identity',
        text: {
          pt: 'Os leitores não terão identidade no diretório.',
          en: 'The readers will have no identity in the directory.',
          es: 'Los lectores no tendrán identidad en el directorio.',
        },
        fits: ['key', 'sas', 'anonymous', 'copy'],
        rulesOut: {
          role: {
            pt: 'Uma função do RBAC só pode ser dada a uma identidade do diretório.',
            en: 'An RBAC role can be given only to an identity in the directory.',
            es: 'Un rol de RBAC solo puede darse a una identidad del directorio.',
          },
        },
      },
      {
        id: 'no-strangers',
        situations: ['dubbing', 'surveys', 'plans'],
        text: {
          pt: 'Um endereço ou segredo que vaze não pode valer por tempo indeterminado.',
          en: 'A leaked address or secret must not stay valid indefinitely.',
          es: 'Una dirección o un secreto filtrado no puede valer por tiempo indefinido.',
        },
        fits: ['sas', 'role', 'copy'],
        rulesOut: {
          key: {
            pt: 'A chave da conta, se vazar, vale até que alguém a troque.',
            en: 'The account key, if it leaks, is valid until someone changes it.',
            es: 'La clave de la cuenta, si se filtra, vale hasta que alguien la cambie.',
          },
          anonymous: {
            pt: 'Na leitura anônima, quem tiver o endereço lê sem prazo.',
            en: 'With anonymous read, whoever has the address reads with no end date.',
            es: 'En la lectura anónima, quien tenga la dirección lee sin plazo.',
          },
        },
      },
      {
        id: 'no-secret',
        text: {
          pt: 'Nenhum segredo pode ficar em configurações, e-mails ou código.',
          en: 'No secret may be kept in settings, emails or code.',
          es: 'Ningún secreto puede quedar en configuraciones, correos o código.',
        },
        fits: ['role', 'anonymous'],
        rulesOut: {
          key: {
            pt: 'A chave da conta é um segredo que ficaria em configurações.',
            en: 'The account key is a secret that would be kept in settings.',
            es: 'La clave de la cuenta es un secreto que quedaría en configuraciones.',
          },
          sas: {
            pt: 'O link de uma SAS limita o acesso, mas leva em si o próprio segredo.',
            en: 'A SAS link limits access, but carries the secret itself.',
            es: 'El enlace de una SAS limita el acceso, pero lleva en sí el secreto.',
          },
        },
      },
      {
        id: 'one-version',
        text: {
          pt: 'Toda correção no original deve aparecer de imediato.',
          en: 'Every correction to the original must show immediately.',
          es: 'Toda corrección del original debe verse de inmediato.',
        },
        fits: ['key', 'sas', 'role', 'anonymous'],
        rulesOut: {
          copy: {
            pt: 'A cópia protege o original, mas fica para trás quando ele é corrigido.',
            en: 'The copy protects the original but stays behind when that is corrected.',
            es: 'La copia protege el original, pero queda desactualizada cuando este se corrige.',
          },
        },
      },
      {
        id: 'authorized',
        situations: ['dubbing', 'surveys', 'plans'],
        text: {
          pt: 'Ninguém pode abrir os arquivos sem autorização da empresa.',
          en: 'Nobody may open the files without the company’s authorization.',
          es: 'Nadie puede abrir los archivos sin autorización de la empresa.',
        },
        fits: ['key', 'sas', 'role', 'copy'],
        rulesOut: {
          anonymous: {
            pt: 'Na leitura anônima, qualquer pessoa com o endereço abre os arquivos, sem autorização.',
            en: 'With anonymous read anyone who has the address opens the files, without authorization.',
            es: 'Con la lectura anónima, cualquiera que tenga la dirección abre los archivos, sin autorización.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual forma de dar acesso atende a todos esses requisitos?',
      en: 'Which way of giving access meets all of these requirements?',
      es: '¿Qué forma de dar acceso cumple todos estos requisitos?',
    },
  },
];
