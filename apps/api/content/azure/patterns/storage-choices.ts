import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const storageChoices: readonly Pattern[] = [
  {
    id: 'redundancy-choice',
    exams: { 'az-900': { domain: 'architecture', topic: 'redundancy' } },
    scene: {
      pt: 'Pense nos dados como um livro com várias cópias, nas zonas como os prédios e nas regiões como as cidades.',
      en: 'Think of the data as a ledger with several copies, of the zones as buildings, and of the regions as cities.',
      es: 'Piensa en los datos como un libro con varias copias, en las zonas como los edificios y en las regiones como las ciudades.',
    },
    situations: [
      {
        id: 'contracts',
        text: {
          pt: 'Um escritório de advocacia guarda contratos digitalizados em uma conta de armazenamento.',
          en: 'A law firm keeps scanned contracts in a storage account.',
          es: 'Un estudio jurídico guarda contratos digitalizados en una cuenta de almacenamiento.',
        },
      },
      {
        id: 'sensors',
        text: {
          pt: 'Uma usina solar envia leituras de sensores, a cada minuto, a uma conta de armazenamento.',
          en: 'A solar plant sends sensor readings to a storage account every minute.',
          es: 'Una planta solar envía cada minuto lecturas de sensores a una cuenta de almacenamiento.',
        },
      },
      {
        id: 'photos',
        text: {
          pt: 'Um aplicativo de aluguel grava fotos de apartamentos em uma conta de armazenamento.',
          en: 'A property rental app writes photos of apartments to a storage account.',
          es: 'Una aplicación de alquiler graba fotos de departamentos en una cuenta de almacenamiento.',
        },
      },
    ],
    candidates: [
      {
        id: 'lrs',
        text: {
          pt: 'Armazenamento com redundância local (LRS)',
          en: 'Locally redundant storage (LRS)',
          es: 'Almacenamiento con redundancia local (LRS)',
        },
        uses: ['LRS'],
        why: {
          pt: 'O LRS mantém três cópias em um datacenter, sem exigir zonas nem copiar os dados para outra região, pelo menor custo.',
          en: 'LRS keeps three copies in one datacenter, without requiring zones or copying the data to another region, at the lowest cost.',
          es: 'LRS mantiene tres copias en un centro de datos, sin exigir zonas ni copiar los datos a otra región, al menor costo.',
        },
        likeness: {
          pt: 'três cópias num só prédio, fechadas se ele fecha e perdidas se a cidade alaga',
          en: 'three copies in one building, shut when it shuts and lost if the city floods',
          es: 'tres copias en un solo edificio, cerradas si este cierra y perdidas si la ciudad se inunda',
        },
        tell: {
          pt: 'Dados que não podem ser copiados, sem zonas de disponibilidade: LRS. Acesso para ler em uma segunda região que a empresa não quer pagar: opção sem RA. Região escolhida sem zonas de disponibilidade: LRS ou GRS. Dados que não podem ser copiados para outra região: LRS ou ZRS.',
          en: 'Data that must not be copied, without availability zones: LRS. Read access in a second region that the company does not want to pay for: an option without RA. A chosen region with no availability zones: LRS or GRS. Data that must not be copied to another region: LRS or ZRS.',
          es: 'Datos que no pueden copiarse, sin zonas de disponibilidad: LRS. Acceso para leer en una segunda región que la empresa no quiere pagar: opción sin RA. Región elegida sin zonas de disponibilidad: LRS o GRS. Datos que no pueden copiarse a otra región: LRS o ZRS.',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 5,
      },
      {
        id: 'zrs',
        text: {
          pt: 'Armazenamento com redundância de zona (ZRS)',
          en: 'Zone-redundant storage (ZRS)',
          es: 'Almacenamiento con redundancia de zona (ZRS)',
        },
        uses: ['ZRS'],
        why: {
          pt: 'O ZRS grava em três zonas da mesma região, resiste à queda de uma delas sem failover e não guarda nem cobra nada em outra região.',
          en: 'ZRS writes to three zones of the same region, survives the loss of one of them without failover and neither stores nor charges anything in another region.',
          es: 'ZRS graba en tres zonas de la misma región, resiste la caída de una de ellas sin failover y no guarda ni cobra nada en otra región.',
        },
        likeness: {
          pt: 'três cópias em três prédios da mesma cidade, escritas mesmo se um fecha, mas perdidas se ela alaga',
          en: 'three copies in three buildings of the same city, written even if one closes but lost if it floods',
          es: 'tres copias en tres edificios de la misma ciudad, escritas aunque uno cierre, pero perdidas si se inunda',
        },
        tell: {
          pt: 'Gravação sem failover e dados que não podem ser copiados: ZRS. Gravação que deve continuar, sem failover, se uma zona cair: cópias em três zonas. Acesso para ler em uma segunda região que a empresa não quer pagar: opção sem RA. Dados que não podem ser copiados para outra região: LRS ou ZRS.',
          en: 'Writing without a failover and data that must not be copied: ZRS. Writing that must continue, without a failover, if a zone goes down: copies in three zones. Read access in a second region that the company does not want to pay for: an option without RA. Data that must not be copied to another region: LRS or ZRS.',
          es: 'Escritura sin failover y datos que no pueden copiarse: ZRS. Escritura que debe continuar, sin failover, si cae una zona: copias en tres zonas. Acceso para leer en una segunda región que la empresa no quiere pagar: opción sin RA. Datos que no pueden copiarse a otra región: LRS o ZRS.',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 4,
      },
      {
        id: 'grs',
        text: {
          pt: 'Armazenamento com redundância geográfica (GRS)',
          en: 'Geo-redundant storage (GRS)',
          es: 'Almacenamiento con redundancia geográfica (GRS)',
        },
        uses: ['GRS'],
        why: {
          pt: 'O GRS mantém três cópias em um datacenter e as repete em outra região, sem exigir zonas nem cobrar por leitura nela.',
          en: 'GRS keeps three copies in one datacenter and repeats them in another region, without requiring zones or charging for reads there.',
          es: 'GRS mantiene tres copias en un centro de datos y las repite en otra región, sin exigir zonas ni cobrar por lecturas en ella.',
        },
        likeness: {
          pt: 'as cópias num só prédio, mais outras em outra cidade, trancadas até haver um desastre',
          en: 'the copies in one building, plus others in another city, locked away until a disaster happens',
          es: 'las copias en un solo edificio, más otras en otra ciudad, bajo llave hasta que ocurra un desastre',
        },
        tell: {
          pt: 'Perda da região inteira, sem zonas de disponibilidade: GRS ou RA-GRS. Acesso para ler em uma segunda região que a empresa não quer pagar: opção sem RA. Dados que devem sobreviver à perda da região inteira: georredundância. Região escolhida sem zonas de disponibilidade: LRS ou GRS.',
          en: 'Loss of the whole region, without availability zones: GRS or RA-GRS. Read access in a second region that the company does not want to pay for: an option without RA. Data that must survive the loss of the whole region: geo-redundancy. A chosen region with no availability zones: LRS or GRS.',
          es: 'Pérdida de la región entera, sin zonas de disponibilidad: GRS o RA-GRS. Acceso para leer en una segunda región que la empresa no quiere pagar: opción sin RA. Datos que deben sobrevivir a la pérdida de la región entera: georredundancia. Región elegida sin zonas de disponibilidad: LRS o GRS.',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 4,
      },
      {
        id: 'ra-grs',
        text: {
          pt: 'Redundância geográfica com leitura (RA-GRS)',
          en: 'Read-access geo-redundant storage (RA-GRS)',
          es: 'Redundancia geográfica con lectura (RA-GRS)',
        },
        uses: ['RA-GRS'],
        why: {
          pt: 'O RA-GRS copia os dados para outra região, onde a cópia pode ser lida a qualquer hora, e não exige zonas.',
          en: 'RA-GRS copies the data to another region, where the copy can be read at any time, and requires no zones.',
          es: 'RA-GRS copia los datos a otra región, donde la copia puede leerse a cualquier hora, y no exige zonas.',
        },
        likeness: {
          pt: 'as cópias num só prédio, mais outras em outra cidade, numa sala de leitura paga, sempre aberta',
          en: 'the copies in one building, plus others in another city, in a paid reading room, always open',
          es: 'las copias en un solo edificio, más otras en otra ciudad, en una sala de lectura pagada, siempre abierta',
        },
        tell: {
          pt: 'Perda da região inteira, sem zonas de disponibilidade: GRS ou RA-GRS. Cópia lida na segunda região, sem zonas de disponibilidade: RA-GRS. Dados que devem sobreviver à perda da região inteira: georredundância. Região escolhida sem zonas de disponibilidade: LRS ou GRS. Cópia na segunda região que deve poder ser lida a qualquer hora: acesso de leitura (RA).',
          en: 'Loss of the whole region, without availability zones: GRS or RA-GRS. A copy read in the second region, without availability zones: RA-GRS. Data that must survive the loss of the whole region: geo-redundancy. A chosen region with no availability zones: LRS or GRS. A copy in the second region that must be readable at any time: read access (RA).',
          es: 'Pérdida de la región entera, sin zonas de disponibilidad: GRS o RA-GRS. Copia leída en la segunda región, sin zonas de disponibilidad: RA-GRS. Datos que deben sobrevivir a la pérdida de la región entera: georredundancia. Región elegida sin zonas de disponibilidad: LRS o GRS. Copia en la segunda región que debe poder leerse a cualquier hora: acceso de lectura (RA).',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 3,
      },
      {
        id: 'gzrs',
        text: {
          pt: 'Redundância de zona e geográfica (GZRS)',
          en: 'Geo-zone-redundant storage (GZRS)',
          es: 'Redundancia de zona y geográfica (GZRS)',
        },
        uses: ['GZRS'],
        why: {
          pt: 'O GZRS grava em três zonas, o que resiste à queda de uma sem failover, e copia os dados para outra região, sem cobrar por leitura nela.',
          en: 'GZRS writes to three zones, which survives the loss of one without failover, and copies the data to another region, without a charge for reading there.',
          es: 'GZRS graba en tres zonas, lo que resiste la caída de una sin failover, y copia los datos a otra región, sin cobrar por lectura en ella.',
        },
        likeness: {
          pt: 'as cópias em três prédios, mais outras em outra cidade, trancadas até haver um desastre',
          en: 'the copies in three buildings, plus others in another city, locked away until a disaster happens',
          es: 'las copias en tres edificios, más otras en otra ciudad, bajo llave hasta que ocurra un desastre',
        },
        tell: {
          pt: 'Gravação que continua sem failover e dados que sobrevivem à perda da região: GZRS ou RA-GZRS. Gravação que deve continuar, sem failover, se uma zona cair: cópias em três zonas. Acesso para ler em uma segunda região que a empresa não quer pagar: opção sem RA. Dados que devem sobreviver à perda da região inteira: georredundância.',
          en: 'Writing that continues without a failover and data that survives the loss of the region: GZRS or RA-GZRS. Writing that must continue, without a failover, if a zone goes down: copies in three zones. Read access in a second region that the company does not want to pay for: an option without RA. Data that must survive the loss of the whole region: geo-redundancy.',
          es: 'Escritura que continúa sin failover y datos que sobreviven a la pérdida de la región: GZRS o RA-GZRS. Escritura que debe continuar, sin failover, si cae una zona: copias en tres zonas. Acceso para leer en una segunda región que la empresa no quiere pagar: opción sin RA. Datos que deben sobrevivir a la pérdida de la región entera: georredundancia.',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 3,
      },
      {
        id: 'ra-gzrs',
        text: {
          pt: 'Zona e geografia com leitura (RA-GZRS)',
          en: 'Read-access geo-zone-redundant (RA-GZRS)',
          es: 'Zona y geografía con lectura (RA-GZRS)',
        },
        uses: ['RA-GZRS'],
        why: {
          pt: 'O RA-GZRS grava em três zonas, o que resiste à queda de uma sem failover, e soma uma cópia em outra região, que pode ser lida a qualquer hora.',
          en: 'RA-GZRS writes to three zones, which survives the loss of one without failover, and adds a copy in another region, which can be read at any time.',
          es: 'RA-GZRS graba en tres zonas, lo que resiste la caída de una sin failover, y suma una copia en otra región, que puede leerse a cualquier hora.',
        },
        likeness: {
          pt: 'as cópias em três prédios, mais outras em outra cidade, numa sala de leitura paga, sempre aberta',
          en: 'the copies in three buildings, plus others in another city, in a paid reading room, always open',
          es: 'las copias en tres edificios, más otras en otra ciudad, en una sala de lectura pagada, siempre abierta',
        },
        tell: {
          pt: 'Gravação que continua sem failover e dados que sobrevivem à perda da região: GZRS ou RA-GZRS. Gravação sem failover e cópia lida na segunda região: RA-GZRS. Gravação que deve continuar, sem failover, se uma zona cair: cópias em três zonas. Dados que devem sobreviver à perda da região inteira: georredundância. Cópia na segunda região que deve poder ser lida a qualquer hora: acesso de leitura (RA).',
          en: 'Writing that continues without a failover and data that survives the loss of the region: GZRS or RA-GZRS. Writing without a failover and a copy read in the second region: RA-GZRS. Writing that must continue, without a failover, if a zone goes down: copies in three zones. Data that must survive the loss of the whole region: geo-redundancy. A copy in the second region that must be readable at any time: read access (RA).',
          es: 'Escritura que continúa sin failover y datos que sobreviven a la pérdida de la región: GZRS o RA-GZRS. Escritura sin failover y copia leída en la segunda región: RA-GZRS. Escritura que debe continuar, sin failover, si cae una zona: copias en tres zonas. Datos que deben sobrevivir a la pérdida de la región entera: georredundancia. Copia en la segunda región que debe poder leerse a cualquier hora: acceso de lectura (RA).',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'zone-write',
        text: {
          pt: 'A gravação deve continuar, sem failover, se uma zona de disponibilidade cair.',
          en: 'Writing must continue, without a failover, if an availability zone goes down.',
          es: 'La escritura debe continuar, sin failover, si cae una zona de disponibilidad.',
        },
        fits: ['zrs', 'gzrs', 'ra-gzrs'],
        rulesOut: {
          lrs: {
            pt: 'O LRS fica em um só datacenter; se a zona dele cai, a gravação para.',
            en: 'LRS lives in one datacenter; if its zone goes down, writing stops.',
            es: 'LRS está en un solo centro de datos; si cae su zona, la escritura se detiene.',
          },
          grs: {
            pt: 'Na região primária o GRS usa um só datacenter; se a zona dele cai, a gravação para até o failover.',
            en: 'In the primary region GRS uses one datacenter; if its zone goes down, writing stops until a failover.',
            es: 'En la región primaria GRS usa un solo centro de datos; si cae su zona, la escritura se detiene hasta el failover.',
          },
          'ra-grs': {
            pt: 'O RA-GRS ainda permite leitura na outra região, mas a gravação para se a zona primária cai.',
            en: 'RA-GRS still allows reading in the other region, but writing stops if the primary zone goes down.',
            es: 'RA-GRS aún permite lectura en la otra región, pero la escritura se detiene si cae la zona primaria.',
          },
        },
      },
      {
        id: 'region-loss',
        text: {
          pt: 'Os dados devem sobreviver à perda da região inteira.',
          en: 'The data must survive the loss of the whole region.',
          es: 'Los datos deben sobrevivir a la pérdida de la región entera.',
        },
        fits: ['grs', 'ra-grs', 'gzrs', 'ra-gzrs'],
        rulesOut: {
          lrs: {
            pt: 'O LRS mantém todas as cópias em um datacenter da região perdida.',
            en: 'LRS keeps all copies in one datacenter of the lost region.',
            es: 'LRS mantiene todas las copias en un centro de datos de la región perdida.',
          },
          zrs: {
            pt: 'O ZRS mantém todas as cópias na mesma região e se perde com ela.',
            en: 'ZRS keeps all copies in the same region and is lost with it.',
            es: 'ZRS mantiene todas las copias en la misma región y se pierde con ella.',
          },
        },
      },
      {
        id: 'read-secondary',
        text: {
          pt: 'A cópia na segunda região deve poder ser lida a qualquer hora.',
          en: 'The copy in the second region must be readable at any time.',
          es: 'La copia en la segunda región debe poder leerse a cualquier hora.',
        },
        fits: ['ra-grs', 'ra-gzrs'],
        rulesOut: {
          lrs: {
            pt: 'O LRS guarda três cópias, todas em um datacenter da região principal.',
            en: 'LRS keeps three copies, all in one datacenter of the primary region.',
            es: 'LRS guarda tres copias, todas en un centro de datos de la región primaria.',
          },
          zrs: {
            pt: 'O ZRS guarda cópias em três zonas, todas na região principal.',
            en: 'ZRS keeps copies in three zones, all in the primary region.',
            es: 'ZRS guarda copias en tres zonas, todas en la región primaria.',
          },
          grs: {
            pt: 'No GRS a cópia distante só pode ser lida depois de um failover.',
            en: 'With GRS the distant copy can be read after a failover only.',
            es: 'En GRS la copia distante solo puede leerse después de un failover.',
          },
          gzrs: {
            pt: 'No GZRS a cópia distante só pode ser lida depois de um failover.',
            en: 'With GZRS the distant copy can be read after a failover only.',
            es: 'En GZRS la copia distante solo puede leerse después de un failover.',
          },
        },
      },
      {
        id: 'residency',
        text: {
          pt: 'Os dados não podem ser copiados para outra região.',
          en: 'The data must not be copied to another region.',
          es: 'Los datos no pueden copiarse a otra región.',
        },
        fits: ['lrs', 'zrs'],
        rulesOut: {
          grs: {
            pt: 'O GRS copia os dados para outra região, o que não é permitido.',
            en: 'GRS copies the data to another region, which is not allowed.',
            es: 'GRS copia los datos a otra región, lo que no está permitido.',
          },
          'ra-grs': {
            pt: 'O RA-GRS copia os dados para outra região, o que não é permitido.',
            en: 'RA-GRS copies the data to another region, which is not allowed.',
            es: 'RA-GRS copia los datos a otra región, lo que no está permitido.',
          },
          gzrs: {
            pt: 'O GZRS copia os dados para outra região, o que não é permitido.',
            en: 'GZRS copies the data to another region, which is not allowed.',
            es: 'GZRS copia los datos a otra región, lo que no está permitido.',
          },
          'ra-gzrs': {
            pt: 'O RA-GZRS copia os dados para outra região, o que não é permitido.',
            en: 'RA-GZRS copies the data to another region, which is not allowed.',
            es: 'RA-GZRS copia los datos a otra región, lo que no está permitido.',
          },
        },
      },
      {
        id: 'no-extra-read',
        text: {
          pt: 'A empresa não quer pagar para poder ler em uma segunda região.',
          en: 'The company does not want to pay for read access in a second region.',
          es: 'La empresa no quiere pagar por poder leer en una segunda región.',
        },
        fits: ['lrs', 'zrs', 'grs', 'gzrs'],
        rulesOut: {
          'ra-grs': {
            pt: 'O RA-GRS custa mais que o GRS por permitir leitura na segunda região.',
            en: 'RA-GRS costs more than GRS because it allows reads in the second region.',
            es: 'RA-GRS cuesta más que GRS por permitir lecturas en la segunda región.',
          },
          'ra-gzrs': {
            pt: 'O RA-GZRS custa mais que o GZRS por permitir leitura na segunda região.',
            en: 'RA-GZRS costs more than GZRS because it allows reads in the second region.',
            es: 'RA-GZRS cuesta más que GZRS por permitir lecturas en la segunda región.',
          },
        },
      },
      {
        id: 'no-zones',
        notWith: ['zone-write'],
        text: {
          pt: 'A região escolhida não tem zonas de disponibilidade.',
          en: 'The chosen region has no availability zones.',
          es: 'La región elegida no tiene zonas de disponibilidad.',
        },
        fits: ['lrs', 'grs', 'ra-grs'],
        rulesOut: {
          zrs: {
            pt: 'O ZRS exige zonas de disponibilidade, que esta região não tem.',
            en: 'ZRS requires availability zones, which this region does not have.',
            es: 'ZRS exige zonas de disponibilidad, que esta región no tiene.',
          },
          gzrs: {
            pt: 'O GZRS exige zonas de disponibilidade, que esta região não tem.',
            en: 'GZRS requires availability zones, which this region does not have.',
            es: 'GZRS exige zonas de disponibilidad, que esta región no tiene.',
          },
          'ra-gzrs': {
            pt: 'O RA-GZRS exige zonas de disponibilidade, que esta região não tem.',
            en: 'RA-GZRS requires availability zones, which this region does not have.',
            es: 'RA-GZRS exige zonas de disponibilidad, que esta región no tiene.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção de redundância atende a todos esses requisitos?',
      en: 'Which redundancy option meets all of these requirements?',
      es: '¿Qué opción de redundancia cumple todos estos requisitos?',
    },
  },
  {
    id: 'account-choice',
    exams: { 'az-900': { domain: 'architecture', topic: 'storage-accounts' } },
    scene: {
      pt: 'Pense nos dados como caixas num depósito, na camada cool como o porão, nas zonas como prédios e nas regiões como cidades.',
      en: 'Think of the data as boxes in a depot, of the cool tier as its basement, of zones as buildings, and of regions as cities.',
      es: 'Piensa en los datos como cajas de un depósito, en el nivel cool como el sótano, y en zonas y regiones como edificios y ciudades.',
    },
    situations: [
      {
        id: 'xrays',
        text: {
          pt: 'Uma rede de clínicas odontológicas escolhe o armazenamento do Azure para as radiografias do seu sistema.',
          en: 'A dental network is choosing Azure storage for the X-rays of its system.',
          es: 'Una red de clínicas dentales elige el almacenamiento de Azure para las radiografías de su sistema.',
        },
      },
      {
        id: 'lessons',
        text: {
          pt: 'Uma escola de idiomas escolhe o armazenamento do Azure para os áudios das aulas.',
          en: 'A language school is choosing Azure storage for the audio of its lessons.',
          es: 'Una escuela de idiomas elige el almacenamiento de Azure para los audios de sus clases.',
        },
      },
      {
        id: 'labels',
        text: {
          pt: 'Uma gráfica de rótulos escolhe o armazenamento do Azure para a arte de cada pedido.',
          en: 'A label-printing company is choosing Azure storage for the artwork of each order.',
          es: 'Una imprenta de etiquetas elige el almacenamiento de Azure para el arte de cada pedido.',
        },
      },
    ],
    candidates: [
      {
        id: 'std-lrs',
        text: {
          pt: 'Uma conta Standard com LRS',
          en: 'A Standard account with LRS',
          es: 'Una cuenta Standard con LRS',
        },
        uses: [],
        why: {
          pt: 'A conta Standard com LRS guarda blobs em discos rígidos, em um datacenter da região, com as camadas de acesso e pelo menor preço por gigabyte.',
          en: 'A Standard account with LRS keeps blobs on hard disks, in one datacenter of the region, with the access tiers and at the lowest price per gigabyte.',
          es: 'La cuenta Standard con LRS guarda blobs en discos duros, en un centro de datos de la región, con los niveles de acceso y al menor precio por gigabyte.',
        },
        likeness: {
          pt: 'o depósito barato e lento, com porão para as caixas velhas, todo num só prédio',
          en: 'the cheap, slow depot, with a basement for old boxes, all of it in a single building',
          es: 'el depósito barato y lento, con sótano para las cajas viejas, todo en un solo edificio',
        },
        tell: {
          pt: 'Orçamento que só paga discos rígidos: uma conta Standard. Dados antigos que passam para a camada cool: uma conta Standard. Objetos por uma API REST, e não pastas: conta com blobs. Nenhuma cópia fora da região: LRS ou ZRS.',
          en: 'A budget that pays for hard disks only: a Standard account. Older data that moves to the cool tier: a Standard account. Objects through a REST API, not folders: an account with blobs. No copy that leaves the region: LRS or ZRS.',
          es: 'Presupuesto que solo paga discos duros: una cuenta Standard. Datos antiguos que pasan al nivel cool: una cuenta Standard. Objetos por una API REST, y no carpetas: cuenta con blobs. Ninguna copia fuera de la región: LRS o ZRS.',
        },
        source: docs('azure/storage/common/storage-account-overview'),
        popularity: 5,
      },
      {
        id: 'std-zrs',
        text: {
          pt: 'Uma conta Standard com ZRS',
          en: 'A Standard account with ZRS',
          es: 'Una cuenta Standard con ZRS',
        },
        uses: [],
        why: {
          pt: 'A conta Standard com ZRS guarda blobs em discos rígidos, em três zonas da mesma região, continua gravando se uma cai e muda de camada de acesso por regra.',
          en: 'A Standard account with ZRS keeps blobs on hard disks, in three zones of the same region, goes on writing if one goes down and changes access tiers by rule.',
          es: 'La cuenta Standard con ZRS guarda blobs en discos duros, en tres zonas de la misma región, sigue escribiendo si cae una y cambia de nivel de acceso por regla.',
        },
        likeness: {
          pt: 'o depósito barato e lento, com porão para as caixas velhas, repetido em três prédios da cidade',
          en: 'the cheap, slow depot, with a basement for old boxes, repeated in three buildings of the city',
          es: 'el depósito barato y lento, con sótano para las cajas viejas, repetido en tres edificios de la ciudad',
        },
        tell: {
          pt: 'Orçamento que só paga discos rígidos: uma conta Standard. Dados antigos que passam para a camada cool: uma conta Standard. Zona de disponibilidade que pode cair sem parar a gravação: ZRS ou GZRS. Objetos por uma API REST, e não pastas: conta com blobs. Nenhuma cópia fora da região: LRS ou ZRS.',
          en: 'A budget that pays for hard disks only: a Standard account. Older data that moves to the cool tier: a Standard account. An availability zone that may go down while writing must continue: ZRS or GZRS. Objects through a REST API, not folders: an account with blobs. No copy that leaves the region: LRS or ZRS.',
          es: 'Presupuesto que solo paga discos duros: una cuenta Standard. Datos antiguos que pasan al nivel cool: una cuenta Standard. Zona de disponibilidad que puede caer sin que pare la escritura: ZRS o GZRS. Objetos por una API REST, y no carpetas: cuenta con blobs. Ninguna copia fuera de la región: LRS o ZRS.',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 4,
      },
      {
        id: 'std-grs',
        text: {
          pt: 'Uma conta Standard com GRS',
          en: 'A Standard account with GRS',
          es: 'Una cuenta Standard con GRS',
        },
        uses: [],
        why: {
          pt: 'A conta Standard com GRS repete em outra região as três cópias locais.',
          en: 'A Standard account with GRS repeats the three local copies in another region.',
          es: 'La cuenta Standard con GRS repite en otra región las tres copias locales.',
        },
        likeness: {
          pt: 'o depósito barato e lento, com porão para as caixas velhas, num só prédio e repetido noutra cidade',
          en: 'the cheap, slow depot, with a basement for old boxes, in one building and repeated in another city',
          es: 'el depósito barato y lento, con sótano para cajas viejas, en un solo edificio y repetido en otra ciudad',
        },
        tell: {
          pt: 'Orçamento que só paga discos rígidos: uma conta Standard. Dados antigos que passam para a camada cool: uma conta Standard. Objetos por uma API REST, e não pastas: conta com blobs. Cópia que deve sobreviver à perda da região inteira: GRS ou GZRS.',
          en: 'A budget that pays for hard disks only: a Standard account. Older data that moves to the cool tier: a Standard account. Objects through a REST API, not folders: an account with blobs. A copy that must survive the loss of the whole region: GRS or GZRS.',
          es: 'Presupuesto que solo paga discos duros: una cuenta Standard. Datos antiguos que pasan al nivel cool: una cuenta Standard. Objetos por una API REST, y no carpetas: cuenta con blobs. Copia que debe sobrevivir a la pérdida de la región entera: GRS o GZRS.',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 4,
      },
      {
        id: 'std-gzrs',
        text: {
          pt: 'Uma conta Standard com GZRS',
          en: 'A Standard account with GZRS',
          es: 'Una cuenta Standard con GZRS',
        },
        uses: [],
        why: {
          pt: 'A conta Standard com GZRS guarda blobs em discos rígidos, em três zonas, com as camadas de acesso, continua gravando se uma zona cai e copia os dados para outra região.',
          en: 'A Standard account with GZRS keeps blobs on hard disks, in three zones, with the access tiers, goes on writing if a zone goes down and copies the data to another region.',
          es: 'La cuenta Standard con GZRS guarda blobs en discos duros, en tres zonas, con los niveles de acceso, sigue escribiendo si cae una zona y copia los datos a otra región.',
        },
        likeness: {
          pt: 'o depósito barato e lento, com porão para as caixas velhas, em três prédios e repetido noutra cidade',
          en: 'the cheap, slow depot, with a basement for old boxes, in three buildings and repeated in another city',
          es: 'el depósito barato y lento, con sótano para cajas viejas, en tres edificios y repetido en otra ciudad',
        },
        tell: {
          pt: 'Orçamento que só paga discos rígidos: uma conta Standard. Dados antigos que passam para a camada cool: uma conta Standard. Cópia que deve sobreviver à perda da região inteira: GRS ou GZRS. Objetos por uma API REST, e não pastas: conta com blobs. Zona de disponibilidade que pode cair sem parar a gravação: ZRS ou GZRS.',
          en: 'A budget that pays for hard disks only: a Standard account. Older data that moves to the cool tier: a Standard account. A copy that must survive the loss of the whole region: GRS or GZRS. Objects through a REST API, not folders: an account with blobs. An availability zone that may go down while writing must continue: ZRS or GZRS.',
          es: 'Presupuesto que solo paga discos duros: una cuenta Standard. Datos antiguos que pasan al nivel cool: una cuenta Standard. Copia que debe sobrevivir a la pérdida de la región entera: GRS o GZRS. Objetos por una API REST, y no carpetas: cuenta con blobs. Zona de disponibilidad que puede caer sin que pare la escritura: ZRS o GZRS.',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 3,
      },
      {
        id: 'block-lrs',
        text: {
          pt: 'Uma conta Premium de blobs com LRS',
          en: 'A Premium blob account with LRS',
          es: 'Una cuenta Premium de blobs con LRS',
        },
        uses: [],
        why: {
          pt: 'A conta Premium de blobs de blocos com LRS guarda objetos em SSD, em um datacenter.',
          en: 'A Premium block blobs account with LRS keeps objects on SSD, in one datacenter.',
          es: 'La cuenta Premium de blobs en bloques con LRS guarda objetos en SSD, en un centro de datos.',
        },
        likeness: {
          pt: 'o balcão caro que entrega cada caixa na hora, sem porão e num só prédio',
          en: 'the costly counter that hands over each box at once, with no basement and in a single building',
          es: 'el mostrador caro que entrega cada caja al instante, sin sótano y en un solo edificio',
        },
        tell: {
          pt: 'Latência baixa de SSDs para objetos em uma API REST: uma conta Premium de blobs. Objetos por uma API REST, e não pastas: conta com blobs. Nenhuma cópia fora da região: LRS ou ZRS. Leitura com a latência baixa e constante de SSDs: conta Premium.',
          en: 'Low latency of SSDs for objects in a REST API: a Premium blob account. Objects through a REST API, not folders: an account with blobs. No copy that leaves the region: LRS or ZRS. Reading with the low and steady latency of SSDs: a Premium account.',
          es: 'Latencia baja de SSD para objetos en una API REST: una cuenta Premium de blobs. Objetos por una API REST, y no carpetas: cuenta con blobs. Ninguna copia fuera de la región: LRS o ZRS. Lectura con la latencia baja y constante de los SSD: cuenta Premium.',
        },
        source: docs('azure/storage/common/storage-account-overview'),
        popularity: 3,
      },
      {
        id: 'block-zrs',
        text: {
          pt: 'Uma conta Premium de blobs com ZRS',
          en: 'A Premium blob account with ZRS',
          es: 'Una cuenta Premium de blobs con ZRS',
        },
        uses: [],
        why: {
          pt: 'A conta Premium de blobs de blocos com ZRS guarda objetos, acessados por API REST, em SSD de latência baixa e estável, em três zonas da região, e continua gravando se uma cai.',
          en: 'A Premium block blobs account with ZRS keeps objects, reached through a REST API, on SSD of low and steady latency, in three zones of the region, and goes on writing if one goes down.',
          es: 'La cuenta Premium de blobs en bloques con ZRS guarda objetos, accesibles por API REST, en SSD de latencia baja y estable, en tres zonas de la región, y sigue escribiendo si cae una.',
        },
        likeness: {
          pt: 'o balcão caro que entrega cada caixa na hora, sem porão, mas em três prédios da cidade',
          en: 'the costly counter that hands over each box at once, in three buildings of the city, with no basement',
          es: 'el mostrador caro que entrega cada caja al instante, sin sótano, pero en tres edificios de la ciudad',
        },
        tell: {
          pt: 'Latência baixa de SSDs para objetos em uma API REST: uma conta Premium de blobs. Latência baixa de SSDs e queda de uma zona de disponibilidade: Premium com ZRS. Zona de disponibilidade que pode cair sem parar a gravação: ZRS ou GZRS. Objetos por uma API REST, e não pastas: conta com blobs. Nenhuma cópia fora da região: LRS ou ZRS. Leitura com a latência baixa e constante de SSDs: conta Premium.',
          en: 'Low latency of SSDs for objects in a REST API: a Premium blob account. Low latency of SSDs and loss of an availability zone: Premium with ZRS. An availability zone that may go down while writing must continue: ZRS or GZRS. Objects through a REST API, not folders: an account with blobs. No copy that leaves the region: LRS or ZRS. Reading with the low and steady latency of SSDs: a Premium account.',
          es: 'Latencia baja de SSD para objetos en una API REST: una cuenta Premium de blobs. Latencia baja de SSD y caída de una zona de disponibilidad: Premium con ZRS. Zona de disponibilidad que puede caer sin que pare la escritura: ZRS o GZRS. Objetos por una API REST, y no carpetas: cuenta con blobs. Ninguna copia fuera de la región: LRS o ZRS. Lectura con la latencia baja y constante de los SSD: cuenta Premium.',
        },
        source: docs('azure/storage/common/storage-redundancy'),
        popularity: 3,
      },
      {
        id: 'shares',
        text: {
          pt: 'Uma conta Premium de compartilhamentos com ZRS',
          en: 'A Premium file share account with ZRS',
          es: 'Una cuenta Premium de recursos compartidos con ZRS',
        },
        uses: [],
        why: {
          pt: 'A conta Premium de compartilhamentos com ZRS oferece pastas SMB e NFS em SSD, em três zonas.',
          en: 'A Premium file shares account with ZRS offers SMB and NFS folders on SSD, in three zones.',
          es: 'La cuenta Premium de recursos compartidos con ZRS ofrece carpetas SMB y NFS en SSD, en tres zonas.',
        },
        likeness: {
          pt: 'as gavetas caras que se abrem na hora, em três prédios da cidade, sem porão nem caixas',
          en: 'the costly drawers that open at once, in three buildings of the city, with neither basement nor boxes',
          es: 'los cajones caros que se abren al instante, en tres edificios de la ciudad, sin sótano ni cajas',
        },
        tell: {
          pt: 'Latência baixa de SSDs e queda de uma zona de disponibilidade: Premium com ZRS. Zona de disponibilidade que pode cair sem parar a gravação: ZRS ou GZRS. Nenhuma cópia fora da região: LRS ou ZRS. Leitura com a latência baixa e constante de SSDs: conta Premium.',
          en: 'Low latency of SSDs and loss of an availability zone: Premium with ZRS. An availability zone that may go down while writing must continue: ZRS or GZRS. No copy that leaves the region: LRS or ZRS. Reading with the low and steady latency of SSDs: a Premium account.',
          es: 'Latencia baja de SSD y caída de una zona de disponibilidad: Premium con ZRS. Zona de disponibilidad que puede caer sin que pare la escritura: ZRS o GZRS. Ninguna copia fuera de la región: LRS o ZRS. Lectura con la latencia baja y constante de los SSD: cuenta Premium.',
        },
        source: docs('azure/storage/common/storage-account-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'low-latency',
        notWith: ['low-price'],
        text: {
          pt: 'A leitura precisa da latência baixa e constante de SSDs.',
          en: 'Reading needs the low and steady latency of SSDs.',
          es: 'La lectura necesita la latencia baja y constante de los SSD.',
        },
        fits: ['block-lrs', 'block-zrs', 'shares'],
        rulesOut: {
          'std-lrs': {
            pt: 'A conta Standard usa discos rígidos (HDD).',
            en: 'A Standard account uses hard disks (HDD).',
            es: 'La cuenta Standard usa discos duros (HDD).',
          },
          'std-zrs': {
            pt: 'A conta Standard usa discos rígidos (HDD).',
            en: 'A Standard account uses hard disks (HDD).',
            es: 'La cuenta Standard usa discos duros (HDD).',
          },
          'std-grs': {
            pt: 'A conta Standard usa discos rígidos (HDD).',
            en: 'A Standard account uses hard disks (HDD).',
            es: 'La cuenta Standard usa discos duros (HDD).',
          },
          'std-gzrs': {
            pt: 'A conta Standard usa discos rígidos (HDD).',
            en: 'A Standard account uses hard disks (HDD).',
            es: 'La cuenta Standard usa discos duros (HDD).',
          },
        },
      },
      {
        id: 'zone-loss',
        text: {
          pt: 'Se uma zona de disponibilidade cair, a gravação deve continuar.',
          en: 'If an availability zone goes down, writing must continue.',
          es: 'Si cae una zona de disponibilidad, la escritura debe continuar.',
        },
        fits: ['std-zrs', 'std-gzrs', 'block-zrs', 'shares'],
        rulesOut: {
          'std-lrs': {
            pt: 'O LRS fica em um datacenter; se a zona dele cair, a gravação para.',
            en: 'LRS lives in one datacenter; if its zone goes down, writing stops.',
            es: 'LRS está en un centro de datos; si cae su zona, la escritura se detiene.',
          },
          'std-grs': {
            pt: 'Na região primária o GRS usa um datacenter; se a zona cair, a gravação para até um failover.',
            en: 'In the primary region GRS uses one datacenter; if its zone goes down, writing stops until a failover.',
            es: 'En la región primaria GRS usa un centro de datos; si cae su zona, la escritura se detiene hasta una conmutación.',
          },
          'block-lrs': {
            pt: 'Também em Premium, o LRS fica em um datacenter e para com a zona dele.',
            en: 'In Premium too, LRS lives in one datacenter and stops with its zone.',
            es: 'También en Premium, LRS está en un centro de datos y se detiene con su zona.',
          },
        },
      },
      {
        id: 'region-gone',
        notWith: ['one-region', 'low-latency'],
        text: {
          pt: 'Uma cópia deve sobreviver à perda da região inteira.',
          en: 'A copy must survive the loss of the whole region.',
          es: 'Una copia debe sobrevivir a la pérdida de la región entera.',
        },
        fits: ['std-grs', 'std-gzrs'],
        rulesOut: {
          'std-lrs': {
            pt: 'O LRS mantém todas as cópias em um datacenter da região perdida.',
            en: 'LRS keeps all copies in one datacenter of the lost region.',
            es: 'LRS mantiene todas las copias en un centro de datos de la región perdida.',
          },
          'std-zrs': {
            pt: 'O ZRS mantém todas as cópias na mesma região e se perde com ela.',
            en: 'ZRS keeps all copies in the same region and is lost with it.',
            es: 'ZRS mantiene todas las copias en la misma región y se pierde con ella.',
          },
          'block-lrs': {
            pt: 'Contas Premium só têm LRS ou ZRS, sem cópia em outra região.',
            en: 'Premium accounts have only LRS or ZRS, without a copy in another region.',
            es: 'Las cuentas Premium solo tienen LRS o ZRS, sin copia en otra región.',
          },
          'block-zrs': {
            pt: 'Contas Premium não copiam os dados para outra região.',
            en: 'Premium accounts do not copy the data to another region.',
            es: 'Las cuentas Premium no copian los datos a otra región.',
          },
          shares: {
            pt: 'A conta Premium de compartilhamentos não copia os dados para outra região.',
            en: 'The Premium file shares account does not copy the data to another region.',
            es: 'La cuenta Premium de recursos compartidos no copia los datos a otra región.',
          },
        },
      },
      {
        id: 'one-region',
        notWith: ['region-gone'],
        text: {
          pt: 'Nenhuma cópia pode sair da região.',
          en: 'No copy may leave the region.',
          es: 'Ninguna copia puede salir de la región.',
        },
        fits: ['std-lrs', 'std-zrs', 'block-lrs', 'block-zrs', 'shares'],
        rulesOut: {
          'std-grs': {
            pt: 'O GRS protege da perda da região justamente levando cópias para outra.',
            en: 'GRS protects from the loss of the region precisely by taking copies to another one.',
            es: 'GRS protege de la pérdida de la región justamente llevando copias a otra.',
          },
          'std-gzrs': {
            pt: 'O GZRS usa três zonas, mas também leva cópias para outra região.',
            en: 'GZRS uses three zones, but also takes copies to another region.',
            es: 'GZRS usa tres zonas, pero también lleva copias a otra región.',
          },
        },
      },
      {
        id: 'objects',
        text: {
          pt: 'O sistema usa objetos por uma API REST, e não pastas.',
          en: 'The system uses objects through a REST API, not folders.',
          es: 'El sistema usa objetos por una API REST, y no carpetas.',
        },
        fits: ['std-lrs', 'std-zrs', 'std-grs', 'std-gzrs', 'block-lrs', 'block-zrs'],
        rulesOut: {
          shares: {
            pt: 'A conta Premium de compartilhamentos só tem pastas SMB e NFS, sem blobs.',
            en: 'The Premium file shares account has SMB and NFS folders only, without blobs.',
            es: 'La cuenta Premium de recursos compartidos solo tiene carpetas SMB y NFS, sin blobs.',
          },
        },
      },
      {
        id: 'aging',
        notWith: ['low-latency', 'low-price'],
        text: {
          pt: 'Os dados antigos devem passar automaticamente para a camada cool.',
          en: 'Older data must move to the cool tier automatically.',
          es: 'Los datos antiguos deben pasar automáticamente al nivel esporádico (cool).',
        },
        fits: ['std-lrs', 'std-zrs', 'std-grs', 'std-gzrs'],
        rulesOut: {
          'block-lrs': {
            pt: 'Contas Premium de blobs não têm as camadas hot, cool e cold.',
            en: 'Premium blob accounts do not have the hot, cool and cold tiers.',
            es: 'Las cuentas Premium de blobs no tienen los niveles hot, cool y cold.',
          },
          'block-zrs': {
            pt: 'Nas contas Premium de blobs não existem as camadas de acesso.',
            en: 'The access tiers do not exist in Premium blob accounts.',
            es: 'En las cuentas Premium de blobs no existen los niveles de acceso.',
          },
          shares: {
            pt: 'As camadas de acesso são de blobs, que esta conta Premium não guarda.',
            en: 'The access tiers are for blobs, which this Premium account does not keep.',
            es: 'Los niveles de acceso son de blobs, que esta cuenta Premium no guarda.',
          },
        },
      },
      {
        id: 'low-price',
        notWith: ['low-latency', 'aging'],
        text: {
          pt: 'O orçamento só cobre discos rígidos.',
          en: 'The budget covers hard disks only.',
          es: 'El presupuesto solo cubre discos duros.',
        },
        fits: ['std-lrs', 'std-zrs', 'std-grs', 'std-gzrs'],
        rulesOut: {
          'block-lrs': {
            pt: 'As contas Premium usam SSD, que custa mais por gigabyte.',
            en: 'Premium accounts use SSD, which costs more per gigabyte.',
            es: 'Las cuentas Premium usan SSD, que cuesta más por gigabyte.',
          },
          'block-zrs': {
            pt: 'As contas Premium usam SSD, que custa mais por gigabyte.',
            en: 'Premium accounts use SSD, which costs more per gigabyte.',
            es: 'Las cuentas Premium usan SSD, que cuesta más por gigabyte.',
          },
          shares: {
            pt: 'As contas Premium usam SSD, que custa mais por gigabyte.',
            en: 'Premium accounts use SSD, which costs more per gigabyte.',
            es: 'Las cuentas Premium usan SSD, que cuesta más por gigabyte.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual conta de armazenamento atende a todos esses requisitos?',
      en: 'Which storage account meets all of these requirements?',
      es: '¿Qué cuenta de almacenamiento cumple todos estos requisitos?',
    },
  },
];
