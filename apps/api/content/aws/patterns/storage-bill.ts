import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const storageBill: readonly Pattern[] = [
  {
    id: 'storage-bill',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'storage-classes' },
      'saa-c03': { domain: 'cost', topic: 'storage-cost' },
    },
    scene: {
      pt: 'Pense nos arquivos como caixas guardadas em estantes, que alguém às vezes abre para consultar.',
      en: 'Think of the files as boxes kept on shelves, which people sometimes open to look something up.',
      es: 'Piensa en los archivos como cajas guardadas en estantes, que alguien abre a veces para consultar algo.',
    },
    situations: [
      {
        id: 'surveys',
        text: {
          pt: 'Uma empresa de pesquisas guarda questionários no Amazon S3, na classe padrão, e só precisa de cada um por um ano.',
          en: 'A polling company keeps questionnaires in Amazon S3, in the default class, and needs each one for a year only.',
          es: 'Una encuestadora guarda cuestionarios en Amazon S3, en la clase estándar, y solo necesita cada uno por un año.',
        },
        today: {
          pt: 'São 90 TB de questionários digitalizados, de setecentas pesquisas. Um arquiteto de soluções precisa reduzir o custo com uma só medida.',
          en: 'There are 90 TB of scanned questionnaires, from seven hundred polls. A solutions architect must reduce the cost with a single measure.',
          es: 'Son 90 TB de cuestionarios digitalizados, de setecientas encuestas. Un arquitecto de soluciones debe reducir el costo con una sola medida.',
        },
      },
      {
        id: 'inspections',
        text: {
          pt: 'Uma empresa de vistorias guarda fotos no Amazon S3, na classe padrão, e quase não as abre depois do primeiro mês.',
          en: 'An inspection company keeps photos in Amazon S3, in the default class, and hardly opens them after the first month.',
          es: 'Una empresa de inspecciones guarda fotos en Amazon S3, en la clase estándar, y casi no las abre después del primer mes.',
        },
        today: {
          pt: 'São 90 TB de fotos de veículos, todas no mesmo bucket. Um arquiteto de soluções deve reduzir o custo dele.',
          en: 'There are 90 TB of photos of vehicles, all in the same bucket. A solutions architect must reduce its cost.',
          es: 'Son 90 TB de fotos de vehículos, todas en el mismo bucket. Un arquitecto de soluciones debe reducir su costo.',
        },
      },
      {
        id: 'radio',
        text: {
          pt: 'Uma rádio guarda trinta anos de programas no Amazon S3, na classe padrão, sem saber quais serão pedidos.',
          en: 'A radio station keeps thirty years of programs in Amazon S3, in the default class, not knowing which will be asked for.',
          es: 'Una radio guarda treinta años de programas en Amazon S3, en la clase estándar, sin saber cuáles le pedirán.',
        },
        today: {
          pt: 'O acervo tem 60 TB, e a gravação de cada dia entra nele à noite. A emissora quer gastar menos com ele.',
          en: 'The collection takes up 60 TB, and each day’s recording is added at night. The station wants to spend less on it.',
          es: 'El archivo ocupa 60 TB, y la grabación de cada día se agrega por la noche. La emisora quiere gastar menos en él.',
        },
      },
      {
        id: 'scans-bill',
        text: {
          pt: 'Um centro de diagnóstico guarda exames no Amazon S3, na classe padrão, e não há como prever quais serão reabertos.',
          en: 'A diagnostic center keeps scans in Amazon S3, in the default class, and cannot predict which ones will be reopened.',
          es: 'Un centro de diagnóstico guarda estudios en Amazon S3, en la clase estándar, y no puede prever cuáles se volverán a abrir.',
        },
        today: {
          pt: 'O bucket recebe 3.000 exames por dia, nunca teve regra alguma e custa o dobro do ano passado. Um arquiteto de soluções precisa reduzir esse custo.',
          en: 'The bucket takes in 3,000 scans a day, has never had any rule and costs twice as much as last year. A solutions architect must reduce that cost.',
          es: 'El bucket recibe 3.000 estudios al día, nunca tuvo ninguna regla y cuesta el doble que el año pasado. Un arquitecto de soluciones debe reducir ese costo.',
        },
      },
      {
        id: 'claims-bill',
        text: {
          pt: 'Uma seguradora guarda fotos de sinistros no Amazon S3, na classe padrão, e raramente vê as de casos encerrados.',
          en: 'An insurer keeps photos of claims in Amazon S3, in the default class, and seldom looks at those of closed cases.',
          es: 'Una aseguradora guarda fotos de siniestros en Amazon S3, en la clase estándar, y rara vez mira las de casos cerrados.',
        },
        today: {
          pt: 'São 200 TB de fotos de dez mil oficinas. A seguradora quer que um arquiteto de soluções reduza o custo.',
          en: 'There are 200 TB of photos from ten thousand repair shops. The insurer wants a solutions architect to reduce the cost.',
          es: 'Son 200 TB de fotos de diez mil talleres. La aseguradora quiere que un arquitecto de soluciones reduzca el costo.',
        },
      },
      {
        id: 'working-papers',
        text: {
          pt: 'Uma empresa de auditoria guarda papéis de trabalho no Amazon S3, na classe padrão; quem pede um deles espera sem problema algumas horas.',
          en: 'An audit firm keeps working papers in Amazon S3, in the default class; whoever asks for one can easily wait some hours.',
          es: 'Una firma de auditoría guarda papeles de trabajo en Amazon S3, en la clase estándar; quien pide uno espera sin problema algunas horas.',
        },
        today: {
          pt: 'São 70 TB de auditorias encerradas, com dois pedidos por mês. Um arquiteto de soluções precisa reduzir o custo.',
          en: 'There are 70 TB from finished audits, with about two requests a month. A solutions architect must reduce the cost.',
          es: 'Son 70 TB de auditorías terminadas, con unos dos pedidos por mes. Un arquitecto de soluciones debe reducir el costo.',
        },
      },
    ],
    candidates: [
      {
        id: 'by-hand',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('AmazonS3/latest/userguide/copy-object.html'),
        text: {
          pt: 'Troca manual para a classe S3 Standard-IA',
          en: 'A manual change of class to S3 Standard-IA',
          es: 'Cambio manual a la clase S3 Standard-IA',
        },
        action: {
          pt: 'Copiar a cada trimestre, com um script iniciado pela equipe, os arquivos antigos para o S3 Standard-IA.',
          en: 'Copy the old files to S3 Standard-IA each quarter with a script that the team starts.',
          es: 'Copiar cada trimestre, con un script que inicia el equipo, los archivos antiguos a S3 Standard-IA.',
        },
        why: {
          pt: 'A troca de classe à mão copia os arquivos antigos para uma classe mais barata quando alguém da equipe a faz.',
          en: 'A change of class by hand copies old files to a cheaper class when someone on the team does it.',
          es: 'El cambio de clase a mano copia los archivos antiguos a una clase más barata cuando alguien del equipo lo hace.',
        },
        likeness: {
          pt: 'o funcionário que, quando se lembra, carrega as caixas velhas para um galpão barato, que cobra cada retirada',
          en: 'the employee who, when he remembers, carries old boxes to a cheap warehouse that charges for each retrieval',
          es: 'el empleado que, cuando se acuerda, lleva las cajas viejas a una bodega barata que cobra cada retiro',
        },
        tell: {
          pt: 'Poucos arquivos, uma só vez: trocar a classe à mão.',
          en: 'A few files, once only: a change of class by hand.',
          es: 'Pocos archivos, una sola vez: cambiar la clase a mano.',
        },
      },
      {
        id: 'glacier',
        uses: ['Glacier', 'Flexible Retrieval'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/object-lifecycle-mgmt.html'),
        text: {
          pt: 'Transição para o S3 Glacier Flexible Retrieval',
          en: 'A transition to S3 Glacier Flexible Retrieval',
          es: 'Transición a S3 Glacier Flexible Retrieval',
        },
        action: {
          pt: 'Criar uma regra do S3 Lifecycle que passe os objetos ao S3 Glacier Flexible Retrieval após 30 dias.',
          en: 'Create an S3 Lifecycle rule that transitions the objects to S3 Glacier Flexible Retrieval after 30 days.',
          es: 'Crear una regla de S3 Lifecycle que pase los objetos a S3 Glacier Flexible Retrieval después de 30 días.',
        },
        why: {
          pt: 'Com uma regra de ciclo de vida, que age sozinha e não exclui nada, objetos antigos passam ao S3 Glacier Flexible Retrieval, de preço baixo, com várias zonas, sem tarifa de monitoramento e com recuperação em minutos ou horas.',
          en: 'With a lifecycle rule, which runs by itself and deletes nothing, old objects move to S3 Glacier Flexible Retrieval, at a low price, with several zones, no monitoring fee and retrieval in minutes or hours.',
          es: 'Con una regla de ciclo de vida, que actúa sola y no elimina nada, los objetos antiguos pasan a S3 Glacier Flexible Retrieval, de precio bajo, con varias zonas, sin tarifa de monitoreo y con recuperación en minutos u horas.',
        },
        likeness: {
          pt: 'um arquivo subterrâneo muito barato, para onde as caixas velhas vão sozinhas e de onde demoram horas a voltar',
          en: 'a very cheap underground archive, where old boxes go on their own and from where they take hours to return',
          es: 'un archivo subterráneo muy barato, adonde las cajas viejas van solas y de donde tardan horas en volver',
        },
        tell: {
          pt: 'Arquivo que pode esperar horas: Glacier Flexible Retrieval. Perda de uma zona de disponibilidade, que não pode apagar nada: uma classe de várias zonas, e não One Zone-IA. Centenas de milhões de objetos, com tarifa de monitoramento por objeto: uma classe fixa, e não S3 Intelligent-Tiering. Legislação que exige guardar tudo por dez anos: uma transição, e não a expiração.',
          en: 'An archive that can wait for hours: Glacier Flexible Retrieval. Losing an Availability Zone, which must not destroy anything: a class of several zones, not One Zone-IA. Hundreds of millions of objects, with a monitoring fee on each one: a fixed class, not S3 Intelligent-Tiering. Regulations that require everything to be kept for ten years: a transition, not expiration.',
          es: 'Archivo que puede esperar horas: Glacier Flexible Retrieval. Pérdida de una zona de disponibilidad, que no puede destruir nada: una clase de varias zonas, y no One Zone-IA. Cientos de millones de objetos, con una tarifa de monitoreo por objeto: una clase fija, y no S3 Intelligent-Tiering. Legislación que exige guardar todo durante diez años: una transición, y no el vencimiento.',
        },
        rightIn: ['working-papers'],
      },
      {
        id: 'tiering',
        uses: ['Intelligent-Tiering'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/intelligent-tiering.html'),
        text: {
          pt: 'Transição para o S3 Intelligent-Tiering',
          en: 'A transition to S3 Intelligent-Tiering',
          es: 'Transición a S3 Intelligent-Tiering',
        },
        action: {
          pt: 'Enviar os novos objetos ao S3 Intelligent-Tiering e passar a ele os existentes com uma regra do S3 Lifecycle.',
          en: 'Upload new objects to S3 Intelligent-Tiering and move the existing ones to it with an S3 Lifecycle rule.',
          es: 'Subir los nuevos objetos a S3 Intelligent-Tiering y pasar a él los existentes con una regla de S3 Lifecycle.',
        },
        why: {
          pt: 'O S3 Intelligent-Tiering leva sozinho a camadas mais baratas o que fica 30 ou 90 dias sem leitura, ainda com acesso em milissegundos e várias zonas, não exclui nada e cobra uma pequena tarifa de monitoramento, mas nada para ler.',
          en: 'S3 Intelligent-Tiering moves by itself what goes unread for 30 or 90 days to cheaper tiers, with access still in milliseconds and several zones, deletes nothing and charges a small monitoring fee but nothing for reading.',
          es: 'S3 Intelligent-Tiering lleva solo a niveles más baratos lo que pasa 30 o 90 días sin leerse, aún con acceso en milisegundos y varias zonas, no elimina nada y cobra una pequeña tarifa de monitoreo, pero nada por leer.',
        },
        likeness: {
          pt: 'o almoxarife que cobra por caixa para levar as paradas a prateleiras baratas, sempre à mão, de consulta grátis',
          en: 'a storekeeper who charges per box to move unused ones to cheap shelves, always at hand and free to consult',
          es: 'un almacenista que cobra por caja para llevar las quietas a estantes baratos, siempre a mano y de consulta gratis',
        },
        tell: {
          pt: 'Programas que se guardam sem saber quais serão pedidos: S3 Intelligent-Tiering. Exames sem como prever quais serão reabertos: S3 Intelligent-Tiering. Arquivo que se espera na tela, em milissegundos: S3 Standard-IA ou S3 Intelligent-Tiering, e não Glacier Flexible Retrieval. Perda de uma zona de disponibilidade, que não pode apagar nada: uma classe de várias zonas, e não One Zone-IA. Legislação que exige guardar tudo por dez anos: uma transição, e não a expiração. Metade dos arquivos lida em alguns meses, sem cobrança por gigabyte recuperado: S3 Intelligent-Tiering.',
          en: 'Programs kept without knowing which will be asked for: S3 Intelligent-Tiering. Scans kept when nobody can predict which will be reopened: S3 Intelligent-Tiering. Files opened on screen and expected within milliseconds: S3 Standard-IA or S3 Intelligent-Tiering, not Glacier Flexible Retrieval. Losing an Availability Zone, which must not destroy anything: a class of several zones, not One Zone-IA. Regulations that require everything to be kept for ten years: a transition, not expiration. Half of the files read in some months, with no charge per gigabyte retrieved: S3 Intelligent-Tiering.',
          es: 'Programas que se guardan sin saber cuáles se pedirán: S3 Intelligent-Tiering. Estudios sin poder prever cuáles se volverán a abrir: S3 Intelligent-Tiering. Archivo que se espera en pantalla, en milisegundos: S3 Standard-IA o S3 Intelligent-Tiering, y no Glacier Flexible Retrieval. Pérdida de una zona de disponibilidad, que no puede destruir nada: una clase de varias zonas, y no One Zone-IA. Legislación que exige guardar todo durante diez años: una transición, y no el vencimiento. La mitad de los archivos leída en algunos meses, sin cargo por gigabyte recuperado: S3 Intelligent-Tiering.',
        },
        rightIn: ['radio', 'scans-bill'],
      },
      {
        id: 'expire',
        uses: [],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/lifecycle-expire-general-considerations.html'),
        text: {
          pt: 'Expiração pelo S3 Lifecycle em doze meses',
          en: 'S3 Lifecycle expiration after twelve months',
          es: 'Vencimiento por S3 Lifecycle a los doce meses',
        },
        action: {
          pt: 'Criar uma regra do S3 Lifecycle que exclua os objetos doze meses após o envio.',
          en: 'Create an S3 Lifecycle rule that expires the objects twelve months after upload.',
          es: 'Crear una regla de S3 Lifecycle que elimine los objetos a los doce meses de subirlos.',
        },
        why: {
          pt: 'Uma regra de expiração, sem tarifa de monitoramento, age sozinha: o objeto mantém a classe, com as zonas e o tempo de acesso dela, até ser excluído doze meses após o envio e deixar de ser cobrado.',
          en: 'An expiration rule, with no monitoring fee, runs by itself: each object keeps its class, with its zones and its access time, until it is deleted twelve months after upload and no longer charged for.',
          es: 'Una regla de vencimiento, sin tarifa de monitoreo, actúa sola: el objeto conserva su clase, con sus zonas y su tiempo de acceso, hasta que se elimina doce meses después de subirlo y deja de cobrarse.',
        },
        likeness: {
          pt: 'a regra de jogar fora cada caixa um ano depois de chegar, sem mudar de prateleira até lá',
          en: 'the rule of throwing each box away a year after it arrives, without moving it from its shelf until then',
          es: 'la regla de tirar cada caja un año después de que llega, sin moverla de su estante hasta entonces',
        },
        tell: {
          pt: 'Questionários de que só se precisa por um ano: expiração por uma regra de ciclo de vida.',
          en: 'Questionnaires needed for a year only: expiration by a lifecycle rule.',
          es: 'Cuestionarios que solo se necesitan por un año: vencimiento por una regla de ciclo de vida.',
        },
        rightIn: ['surveys'],
      },
      {
        id: 'one-zone',
        uses: ['One Zone-IA'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
        text: {
          pt: 'Transição para o S3 One Zone-IA',
          en: 'A transition to S3 One Zone-IA',
          es: 'Transición a S3 One Zone-IA',
        },
        action: {
          pt: 'Criar uma regra do S3 Lifecycle que passe os objetos ao S3 One Zone-IA após 30 dias.',
          en: 'Create an S3 Lifecycle rule that transitions the objects to S3 One Zone-IA after 30 days.',
          es: 'Crear una regla de S3 Lifecycle que pase los objetos a S3 One Zone-IA después de 30 días.',
        },
        why: {
          pt: 'O S3 One Zone-IA guarda em uma só zona, com acesso em milissegundos, por menos que o S3 Standard-IA.',
          en: 'S3 One Zone-IA keeps data in a single zone, with access in milliseconds, for less than S3 Standard-IA.',
          es: 'S3 One Zone-IA guarda en una sola zona, con acceso en milisegundos, por menos que S3 Standard-IA.',
        },
        likeness: {
          pt: 'uma estante barata que cobra cada consulta, para onde as caixas velhas vão sozinhas, sem cópia em outro prédio',
          en: 'a cheap shelf that charges each look-up, where old boxes go by themselves, with no copy in another building',
          es: 'un estante barato que cobra cada consulta, adonde las cajas viejas van solas, sin copia en otro edificio',
        },
        tell: {
          pt: 'Cópia que pode ser refeita: One Zone-IA.',
          en: 'A copy that can be made again: One Zone-IA.',
          es: 'Copia que puede rehacerse: One Zone-IA.',
        },
        neverRight: true,
      },
      {
        id: 'infrequent',
        uses: ['Standard-IA'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
        text: {
          pt: 'Transição para o S3 Standard-IA',
          en: 'A transition to S3 Standard-IA',
          es: 'Transición a S3 Standard-IA',
        },
        action: {
          pt: 'Passar os objetos com mais de 30 dias ao S3 Standard-IA por uma regra do S3 Lifecycle.',
          en: 'Move objects that are 30 days old to S3 Standard-IA with an S3 Lifecycle rule.',
          es: 'Pasar los objetos de más de 30 días a S3 Standard-IA con una regla de S3 Lifecycle.',
        },
        why: {
          pt: 'O S3 Standard-IA, por uma regra de ciclo de vida que age sozinha, custa menos por gigabyte guardado, com acesso em milissegundos, várias zonas e sem tarifa de monitoramento, não exclui nada e cobra por gigabyte lido.',
          en: 'S3 Standard-IA, reached by a lifecycle rule that runs by itself, costs less for each gigabyte stored, with access in milliseconds, several zones and no monitoring fee, deletes nothing and charges for each gigabyte read.',
          es: 'S3 Standard-IA, con una regla de ciclo de vida que actúa sola, cuesta menos por gigabyte guardado, con acceso en milisegundos, varias zonas y sin tarifa de monitoreo, no elimina nada y cobra por gigabyte leído.',
        },
        likeness: {
          pt: 'um depósito barato repetido em vários prédios, para onde as caixas velhas vão sozinhas e que cobra cada consulta',
          en: 'a cheap store repeated in several buildings, where old boxes go by themselves and each look-up is charged',
          es: 'un depósito barato repetido en varios edificios, adonde las cajas viejas van solas y que cobra cada consulta',
        },
        tell: {
          pt: 'Fotos quase nunca abertas depois do primeiro mês: S3 Standard-IA. Fotos de casos encerrados, raramente vistas: S3 Standard-IA. Arquivo que se espera na tela, em milissegundos: S3 Standard-IA ou S3 Intelligent-Tiering, e não Glacier Flexible Retrieval. Perda de uma zona de disponibilidade, que não pode apagar nada: uma classe de várias zonas, e não One Zone-IA. Centenas de milhões de objetos, com tarifa de monitoramento por objeto: uma classe fixa, e não S3 Intelligent-Tiering. Legislação que exige guardar tudo por dez anos: uma transição, e não a expiração.',
          en: 'Photos hardly opened after the first month: S3 Standard-IA. Photos of closed cases, seldom looked at: S3 Standard-IA. Files opened on screen and expected within milliseconds: S3 Standard-IA or S3 Intelligent-Tiering, not Glacier Flexible Retrieval. Losing an Availability Zone, which must not destroy anything: a class of several zones, not One Zone-IA. Hundreds of millions of objects, with a monitoring fee on each one: a fixed class, not S3 Intelligent-Tiering. Regulations that require everything to be kept for ten years: a transition, not expiration.',
          es: 'Fotos que casi no se abren después del primer mes: S3 Standard-IA. Fotos de casos cerrados, que rara vez se miran: S3 Standard-IA. Archivo que se espera en pantalla, en milisegundos: S3 Standard-IA o S3 Intelligent-Tiering, y no Glacier Flexible Retrieval. Pérdida de una zona de disponibilidad, que no puede destruir nada: una clase de varias zonas, y no One Zone-IA. Cientos de millones de objetos, con una tarifa de monitoreo por objeto: una clase fija, y no S3 Intelligent-Tiering. Legislación que exige guardar todo durante diez años: una transición, y no el vencimiento.',
        },
        rightIn: ['inspections', 'claims-bill'],
      },
    ],
    constraints: [
      {
        id: 'least-overhead',
        ask: {
          pt: 'Que medida reduz o custo e atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which measure lowers the cost and meets these requirements with the LEAST operational overhead?',
          es: '¿Qué medida reduce el costo y cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['glacier', 'tiering', 'expire', 'one-zone', 'infrequent'],
        rulesOut: {
          'by-hand': {
            pt: 'A troca de classe à mão é trabalho que a equipe repete com os arquivos novos e que uma regra faz automaticamente.',
            en: 'A change of class by hand is work that the team repeats for new files and that a rule does automatically.',
            es: 'El cambio de clase a mano es un trabajo que el equipo repite con los archivos nuevos y que una regla hace automáticamente.',
          },
        },
      },
      {
        id: 'open-at-once',
        text: {
          pt: 'Quem pede um arquivo o espera na tela, em milissegundos.',
          en: 'People open files on screen and expect them within milliseconds.',
          es: 'Quien pide un archivo lo espera en pantalla, en milisegundos.',
        },
        fits: ['expire', 'by-hand', 'tiering', 'infrequent', 'one-zone'],
        rulesOut: {
          glacier: {
            pt: 'No S3 Glacier Flexible Retrieval o arquivo leva de minutos a horas para ser recuperado.',
            en: 'In S3 Glacier Flexible Retrieval a file takes minutes to hours to be retrieved.',
            es: 'En S3 Glacier Flexible Retrieval el archivo tarda de minutos a horas en recuperarse.',
          },
        },
        situations: ['surveys', 'inspections', 'radio', 'scans-bill', 'claims-bill'],
      },
      {
        id: 'ten-years',
        text: {
          pt: 'A legislação exige que tudo seja guardado por dez anos.',
          en: 'Regulations require everything to be kept for ten years.',
          es: 'La legislación exige guardar todo durante diez años.',
        },
        fits: ['by-hand', 'glacier', 'tiering', 'infrequent', 'one-zone'],
        rulesOut: {
          expire: {
            pt: 'A expiração apaga após doze meses o que a lei manda guardar por dez.',
            en: 'Expiration deletes after twelve months what the law says must be kept for ten.',
            es: 'El vencimiento borra tras doce meses lo que la ley manda guardar por diez.',
          },
        },
        situations: ['inspections', 'radio', 'scans-bill', 'claims-bill', 'working-papers'],
      },
      {
        id: 'zone-lost',
        text: {
          pt: 'Não há outra cópia, e a perda de uma zona de disponibilidade não pode apagar nada.',
          en: 'There is no other copy, and losing an Availability Zone must not destroy anything.',
          es: 'No hay otra copia, y la pérdida de una zona de disponibilidad no puede destruir nada.',
        },
        fits: ['by-hand', 'glacier', 'tiering', 'infrequent', 'expire'],
        rulesOut: {
          'one-zone': {
            pt: 'O S3 One Zone-IA guarda tudo em uma zona e se perde com ela.',
            en: 'S3 One Zone-IA keeps everything in one zone and is lost with it.',
            es: 'S3 One Zone-IA guarda todo en una zona y se pierde con ella.',
          },
        },
      },
      {
        id: 'no-monitoring',
        text: {
          pt: 'São centenas de milhões de objetos de cerca de 150 KB, e uma tarifa mensal por objeto consumiria a economia.',
          en: 'There are hundreds of millions of objects of about 150 KB, and a monthly fee on each one would eat up the saving.',
          es: 'Son cientos de millones de objetos de unos 150 KB, y una tarifa mensual por objeto consumiría el ahorro.',
        },
        situations: ['surveys', 'inspections', 'claims-bill', 'working-papers'],
        fits: ['by-hand', 'glacier', 'one-zone', 'infrequent', 'expire'],
        rulesOut: {
          tiering: {
            pt: 'O S3 Intelligent-Tiering cobra todo mês pelo monitoramento de cada objeto a partir de 128 KB, como são estes.',
            en: 'S3 Intelligent-Tiering charges every month for monitoring each object of 128 KB or more, as these are.',
            es: 'S3 Intelligent-Tiering cobra cada mes por monitorear cada objeto de 128 KB o más, como son estos.',
          },
        },
      },
      {
        id: 'often-read',
        notWith: ['no-monitoring'],
        text: {
          pt: 'Em alguns meses metade dos arquivos é lida, e a empresa não quer pagar por gigabyte recuperado.',
          en: 'In some months half of the files are read, and the company does not want to pay per gigabyte retrieved.',
          es: 'En algunos meses se lee la mitad de los archivos, y la empresa no quiere pagar por gigabyte recuperado.',
        },
        fits: ['tiering', 'expire'],
        rulesOut: {
          'by-hand': {
            pt: 'A troca manual leva os arquivos ao S3 Standard-IA, que cobra por gigabyte lido.',
            en: 'The change by hand takes the files to S3 Standard-IA, which charges for each gigabyte read.',
            es: 'El cambio manual lleva los archivos a S3 Standard-IA, que cobra por gigabyte leído.',
          },
          infrequent: {
            pt: 'O S3 Standard-IA cobra por gigabyte lido, o que pesa no mês em que metade dos arquivos é lida.',
            en: 'S3 Standard-IA charges for each gigabyte read, which adds up in a month when half of the files are read.',
            es: 'S3 Standard-IA cobra por gigabyte leído, lo que pesa en un mes en que se lee la mitad de los archivos.',
          },
          'one-zone': {
            pt: 'O S3 One Zone-IA cobra por gigabyte lido, o que pesa no mês em que metade dos arquivos é lida.',
            en: 'S3 One Zone-IA charges for each gigabyte read, which adds up in a month when half of the files are read.',
            es: 'S3 One Zone-IA cobra por gigabyte leído, lo que pesa en un mes en que se lee la mitad de los archivos.',
          },
        },
        situations: ['radio', 'scans-bill'],
      },
    ],
    ask: {
      pt: 'Que medida reduz o custo e atende a esses requisitos?',
      en: 'Which measure lowers the cost and meets these requirements?',
      es: '¿Qué medida reduce el costo y cumple estos requisitos?',
    },
  },
];
