import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const objectStorageClass: readonly Pattern[] = [
  {
    id: 'object-storage-class',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'storage-classes' },
      'saa-c03': { domain: 'cost', topic: 'storage-cost' },
    },
    scene: {
      pt: 'Pense nos arquivos como peças que uma loja guarda, e em cada classe como um lugar onde elas podem ficar.',
      en: 'Think of the files as items that a shop keeps, and of each storage class as a place where they can stay.',
      es: 'Piensa en los archivos como piezas que guarda una tienda, y en cada clase como un lugar donde pueden estar.',
    },
    situations: [
      {
        id: 'radio',
        text: {
          pt: 'Uma rádio vai guardar no Amazon S3 cinquenta anos de entrevistas.',
          en: 'A radio station plans to keep fifty years of interviews in Amazon S3.',
          es: 'Una radio va a guardar en Amazon S3 cincuenta años de entrevistas.',
        },
        today: {
          pt: 'As 80.000 fitas viraram 120 TB de arquivos, hoje em discos no estúdio. Um arquiteto de soluções precisa definir como guardá-los.',
          en: 'The 80,000 tapes were digitized into 120 TB of files, now on disks in the studio. A solutions architect must choose how they are stored.',
          es: 'Las 80.000 cintas se convirtieron en 120 TB de archivos, hoy en discos del estudio. Un arquitecto de soluciones debe definir cómo guardarlos.',
        },
      },
      {
        id: 'imaging',
        text: {
          pt: 'Um centro de imagem guarda no Amazon S3 exames que a lei manda conservar por anos.',
          en: 'An imaging center keeps scans in Amazon S3, which the law requires it to preserve for years.',
          es: 'Un centro de imágenes guarda en Amazon S3 estudios que la ley obliga a conservar por años.',
        },
        today: {
          pt: 'Cada um dos 900 exames por dia ocupa uns 300 MB, e a fatura do armazenamento dobrou. Os arquitetos a estão revendo.',
          en: 'Each of the 900 scans a day takes about 300 MB, and the bill for storage has doubled. The architects are reviewing it.',
          es: 'Cada uno de los 900 estudios por día ocupa unos 300 MB, y la factura del almacenamiento se duplicó. Los arquitectos la revisan.',
        },
      },
      {
        id: 'mapping',
        text: {
          pt: 'Uma empresa de cartografia guarda no Amazon S3 as imagens de projetos entregues.',
          en: 'A mapping company keeps the images of delivered projects in Amazon S3.',
          es: 'Una empresa de cartografía guarda en Amazon S3 las imágenes de proyectos entregados.',
        },
        today: {
          pt: 'Cada um dos quarenta projetos por ano deixa 2 TB em arquivos de mais de 50 MB. A empresa quer definir o armazenamento deles.',
          en: 'Each of its forty projects a year leaves 2 TB of files of more than 50 MB each. The company wants to settle their storage.',
          es: 'Cada uno de los cuarenta proyectos por año deja 2 TB en archivos de más de 50 MB. La empresa quiere definir su almacenamiento.',
        },
      },
      {
        id: 'court',
        text: {
          pt: 'Um tribunal vai guardar no Amazon S3 os vídeos das audiências por décadas.',
          en: 'A court plans to keep the videos of its hearings in Amazon S3 for decades.',
          es: 'Un tribunal va a guardar en Amazon S3 los videos de las audiencias por décadas.',
        },
        today: {
          pt: 'Duzentas audiências por semana são gravadas em arquivos de uns 4 GB. Um arquiteto de soluções precisa definir como guardá-los.',
          en: 'Two hundred hearings a week are recorded in files of about 4 GB. A solutions architect has to choose how the court stores them.',
          es: 'Doscientas audiencias por semana se graban en archivos de unos 4 GB. Un arquitecto de soluciones debe definir cómo guardarlos.',
        },
      },
      {
        id: 'seismic-archive',
        text: {
          pt: 'Uma empresa de geologia vai guardar no Amazon S3 as leituras de poços encerrados.',
          en: 'A geology company plans to keep the readings of closed wells in Amazon S3.',
          es: 'Una empresa de geología va a guardar en Amazon S3 las lecturas de pozos cerrados.',
        },
        today: {
          pt: 'As leituras de 350 poços ocupam 90 TB em fitas, cujo leitor já não é fabricado. Serão copiadas ainda neste ano.',
          en: 'The readings of 350 wells fill 90 TB on tapes, whose reader is no longer made. They will be copied within the year.',
          es: 'Las lecturas de 350 pozos ocupan 90 TB en cintas, cuyo lector ya no se fabrica. Se copiarán este año.',
        },
      },
      {
        id: 'rushes',
        text: {
          pt: 'Uma produtora de cinema guarda no Amazon S3 o material bruto dos seus filmes.',
          en: 'A film producer keeps the raw footage of its films in Amazon S3.',
          es: 'Una productora de cine guarda en Amazon S3 el material en bruto de sus películas.',
        },
        today: {
          pt: 'Cada filme traz 40 TB, hoje em discos do estúdio, e há seis em produção por ano. Um arquiteto de soluções deve escolher como guardá-los.',
          en: 'Each film brings 40 TB, on disks in the studio today, and six are made each year. A solutions architect must choose how they are stored.',
          es: 'Cada película trae 40 TB, hoy en discos del estudio, y se hacen seis por año. Un arquitecto de soluciones debe elegir cómo se guardan.',
        },
      },
    ],
    candidates: [
      {
        id: 'standard',
        uses: ['S3 Standard'],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
        text: { pt: 'A classe S3 Standard', en: 'The S3 Standard class', es: 'La clase S3 Standard' },
        action: {
          pt: 'Enviar os arquivos ao Amazon S3 na classe de armazenamento S3 Standard.',
          en: 'Upload the files to Amazon S3 in the S3 Standard storage class.',
          es: 'Subir los archivos a Amazon S3 en la clase de almacenamiento S3 Standard.',
        },
        why: {
          pt: 'O S3 Standard entrega em milissegundos, guarda em várias zonas e não cobra por leitura de gigabytes nem exige tempo mínimo.',
          en: 'S3 Standard delivers in milliseconds, stores in several zones, and has neither a retrieval charge nor a minimum duration.',
          es: 'S3 Standard entrega en milisegundos, guarda en varias zonas y no tiene cargo de recuperación ni duración mínima.',
        },
        likeness: {
          pt: 'a prateleira da frente, a mais cara, de onde se tira tudo na hora e sem taxa',
          en: 'the front shelf, the costliest of all, from which anything is taken at once and without a fee',
          es: 'el estante del frente, el más caro, de donde todo se saca al instante y sin cargo',
        },
        tell: {
          pt: 'Dados lidos com frequência: pense no S3 Standard. Nenhuma outra cópia, com dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA. Arquivos apagados depois de seis semanas, sem taxa de exclusão antecipada: uma classe sem prazo mínimo ou de trinta dias, e não uma classe Glacier. Dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA. Acesso previsível, sem pagar por monitoramento de objetos: uma classe fixa, e não o S3 Intelligent-Tiering.',
          en: 'Data that is read often: think of S3 Standard. No other copy, with data that must survive the loss of an Availability Zone: a class of several zones, not One Zone-IA. Files deleted after six weeks, with no early deletion fee: a class with no minimum duration or one of thirty days, not a Glacier class. Data that must survive the loss of an Availability Zone: a class with several zones, not One Zone-IA. Predictable access, without paying for monitoring objects: a fixed class, not S3 Intelligent-Tiering.',
          es: 'Datos que se leen con frecuencia: piensa en S3 Standard. Ninguna otra copia, con datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA. Archivos que se eliminan a las seis semanas, sin cargo por eliminación anticipada: una clase sin plazo mínimo o de treinta días, y no una clase Glacier. Datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA. Acceso previsible, sin pagar por monitorear objetos: una clase fija, y no S3 Intelligent-Tiering.',
        },
        rightWith: ['deleted-early'],
      },
      {
        id: 'tiering',
        uses: ['Intelligent-Tiering'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/intelligent-tiering-overview.html'),
        text: {
          pt: 'A classe S3 Intelligent-Tiering',
          en: 'The S3 Intelligent-Tiering class',
          es: 'La clase S3 Intelligent-Tiering',
        },
        action: {
          pt: 'Enviar os arquivos ao Amazon S3 na classe de armazenamento S3 Intelligent-Tiering.',
          en: 'Upload the files to Amazon S3 in the S3 Intelligent-Tiering storage class.',
          es: 'Subir los archivos a Amazon S3 en la clase de almacenamiento S3 Intelligent-Tiering.',
        },
        why: {
          pt: 'O S3 Intelligent-Tiering passa para camadas mais baratas os objetos que ninguém lê, sem tarifa de recuperação nem prazo mínimo de armazenamento.',
          en: 'S3 Intelligent-Tiering moves objects that nobody reads to cheaper tiers, with no retrieval fee and no minimum storage duration.',
          es: 'S3 Intelligent-Tiering pasa a niveles más baratos los objetos que nadie lee, sin cargo por recuperación ni plazo mínimo de almacenamiento.',
        },
        likeness: {
          pt: 'um ajudante que leva ao porão o que ninguém toca e devolve sem taxa, mas cobra por vigiar cada peça',
          en: 'a helper who moves untouched items to the cellar and back free, but charges for watching each one',
          es: 'un ayudante que baja al sótano lo que nadie toca y lo devuelve sin cargo, pero cobra por vigilar cada pieza',
        },
        tell: {
          pt: 'Arquivos apagados depois de seis semanas, sem taxa de exclusão antecipada: uma classe sem prazo mínimo ou de trinta dias, e não uma classe Glacier. Acesso que ninguém sabe prever: pense no S3 Intelligent-Tiering. Padrão de acesso desconhecido: pense no S3 Intelligent-Tiering. Arquivos sem uso por meses, que devem custar menos: o S3 Intelligent-Tiering ou o S3 Standard-IA. Arquivo que deve abrir em milissegundos: uma classe que não exige restauração, e não Flexible Retrieval nem Deep Archive. Nenhuma outra cópia, com dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA. Dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA.',
          en: 'Files deleted after six weeks, with no early deletion fee: a class with no minimum duration or one of thirty days, not a Glacier class. Access that nobody can predict: think of S3 Intelligent-Tiering. An unknown access pattern: think of S3 Intelligent-Tiering. Files unused for months, which must cost less: S3 Intelligent-Tiering or S3 Standard-IA. A file that must open within milliseconds: a class that needs no restore, not Flexible Retrieval or Deep Archive. No other copy, with data that must survive the loss of an Availability Zone: a class of several zones, not One Zone-IA. Data that must survive the loss of an Availability Zone: a class with several zones, not One Zone-IA.',
          es: 'Archivos que se eliminan a las seis semanas, sin cargo por eliminación anticipada: una clase sin plazo mínimo o de treinta días, y no una clase Glacier. Acceso que nadie sabe predecir: piensa en S3 Intelligent-Tiering. Patrón de acceso desconocido: piensa en S3 Intelligent-Tiering. Archivos sin uso por meses, que deben costar menos: S3 Intelligent-Tiering o S3 Standard-IA. Archivo que debe abrirse en milisegundos: una clase que no exige restauración, y no Flexible Retrieval ni Deep Archive. Ninguna otra copia, con datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA. Datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA.',
        },
      },
      {
        id: 'infrequent',
        uses: ['Standard-IA'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
        text: { pt: 'A classe S3 Standard-IA', en: 'The S3 Standard-IA class', es: 'La clase S3 Standard-IA' },
        action: {
          pt: 'Enviar os arquivos ao Amazon S3 na classe de armazenamento S3 Standard-IA.',
          en: 'Upload the files to Amazon S3 in the S3 Standard-IA storage class.',
          es: 'Subir los archivos a Amazon S3 en la clase de almacenamiento S3 Standard-IA.',
        },
        why: {
          pt: 'O S3 Standard-IA guarda em várias zonas e entrega em milissegundos por menos do que o S3 Standard; em troca, cobra por gigabyte lido.',
          en: 'S3 Standard-IA stores in several zones and delivers in milliseconds for less than S3 Standard; in return it charges per gigabyte read.',
          es: 'S3 Standard-IA guarda en varias zonas y entrega en milisegundos por menos que S3 Standard; a cambio, cobra por gigabyte leído.',
        },
        likeness: {
          pt: 'a prateleira do fundo, pela metade do preço e à mão, mas com taxa por peça retirada',
          en: 'the back shelf, at half the price and within reach, but with a fee per item taken out',
          es: 'el estante del fondo, a mitad de precio y a mano, pero con cargo por pieza retirada',
        },
        tell: {
          pt: 'Leitura rara e imediata em várias zonas: pense no S3 Standard-IA. Arquivos sem uso por meses, que devem custar menos: o S3 Intelligent-Tiering ou o S3 Standard-IA. Arquivo que deve abrir em milissegundos: uma classe que não exige restauração, e não Flexible Retrieval nem Deep Archive. Acesso previsível, sem monitoramento de objetos: uma classe fixa, e não o S3 Intelligent-Tiering. Nenhuma outra cópia, com dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA. Arquivos apagados depois de seis semanas, sem taxa de exclusão antecipada: uma classe sem prazo mínimo ou de trinta dias, e não uma classe Glacier. Dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA. Arquivo legível em até cinco horas: qualquer classe, menos Deep Archive.',
          en: 'Rare but immediate reading, in several zones: think of S3 Standard-IA. Files unused for months, which must cost less: S3 Intelligent-Tiering or S3 Standard-IA. A file that must open within milliseconds: a class that needs no restore, not Flexible Retrieval or Deep Archive. Predictable access, without monitoring of objects: a fixed class, not S3 Intelligent-Tiering. No other copy, with data that must survive the loss of an Availability Zone: a class of several zones, not One Zone-IA. Files deleted after six weeks, with no early deletion fee: a class with no minimum duration or one of thirty days, not a Glacier class. Data that must survive the loss of an Availability Zone: a class with several zones, not One Zone-IA. A file readable within five hours: any class except Deep Archive.',
          es: 'Lectura poco frecuente e inmediata en varias zonas: piensa en S3 Standard-IA. Archivos sin uso por meses, que deben costar menos: S3 Intelligent-Tiering o S3 Standard-IA. Archivo que debe abrirse en milisegundos: una clase que no exige restauración, y no Flexible Retrieval ni Deep Archive. Acceso previsible, sin monitorear objetos: una clase fija, y no S3 Intelligent-Tiering. Ninguna otra copia, con datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA. Archivos que se eliminan a las seis semanas, sin cargo por eliminación anticipada: una clase sin plazo mínimo o de treinta días, y no una clase Glacier. Datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA. Archivo legible en un máximo de cinco horas: cualquier clase, salvo Deep Archive.',
        },
      },
      {
        id: 'one-zone',
        uses: ['One Zone-IA'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
        text: { pt: 'A classe S3 One Zone-IA', en: 'The S3 One Zone-IA class', es: 'La clase S3 One Zone-IA' },
        action: {
          pt: 'Enviar os arquivos ao Amazon S3 na classe de armazenamento S3 One Zone-IA.',
          en: 'Upload the files to Amazon S3 in the S3 One Zone-IA storage class.',
          es: 'Subir los archivos a Amazon S3 en la clase de almacenamiento S3 One Zone-IA.',
        },
        why: {
          pt: 'O S3 One Zone-IA entrega em milissegundos e custa menos do que o S3 Standard-IA, porque guarda os dados em uma única zona.',
          en: 'S3 One Zone-IA delivers in milliseconds and costs less than S3 Standard-IA because it keeps the data in a single zone.',
          es: 'S3 One Zone-IA entrega en milisegundos y cuesta menos que S3 Standard-IA porque guarda los datos en una única zona.',
        },
        likeness: {
          pt: 'a prateleira barata de um único prédio, que um incêndio esvaziaria, com taxa por peça retirada',
          en: 'the cheap shelf of a single building, which one fire would empty, with a fee per item taken out',
          es: 'el estante barato de un único edificio, que un incendio vaciaría, con cargo por pieza retirada',
        },
        tell: {
          pt: 'Arquivo que deve abrir em milissegundos: uma classe que não exige restauração, e não Flexible Retrieval nem Deep Archive. Acesso previsível, sem monitoramento de objetos: uma classe fixa, e não o S3 Intelligent-Tiering. Arquivos apagados depois de seis semanas, sem taxa de exclusão antecipada: uma classe sem prazo mínimo ou de trinta dias, e não uma classe Glacier. Dados raros que podem ser refeitos: pense no S3 One Zone-IA.',
          en: 'A file that must open within milliseconds: a class that needs no restore, not Flexible Retrieval or Deep Archive. Predictable access, without monitoring of objects: a fixed class, not S3 Intelligent-Tiering. Files deleted after six weeks, with no early deletion fee: a class with no minimum duration or one of thirty days, not a Glacier class. Seldom-read data that can be made again: think of S3 One Zone-IA.',
          es: 'Archivo que debe abrirse en milisegundos: una clase que no exige restauración, y no Flexible Retrieval ni Deep Archive. Acceso previsible, sin monitorear objetos: una clase fija, y no S3 Intelligent-Tiering. Archivos que se eliminan a las seis semanas, sin cargo por eliminación anticipada: una clase sin plazo mínimo o de treinta días, y no una clase Glacier. Datos poco leídos que pueden rehacerse: piensa en S3 One Zone-IA.',
        },
      },
      {
        id: 'instant',
        uses: ['Glacier', 'Instant Retrieval'],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/glacier-storage-classes.html'),
        text: {
          pt: 'A classe S3 Glacier Instant Retrieval',
          en: 'The S3 Glacier Instant Retrieval class',
          es: 'La clase S3 Glacier Instant Retrieval',
        },
        action: {
          pt: 'Enviar os arquivos ao Amazon S3 na classe de armazenamento S3 Glacier Instant Retrieval.',
          en: 'Upload the files to Amazon S3 in the S3 Glacier Instant Retrieval storage class.',
          es: 'Subir los archivos a Amazon S3 en la clase de almacenamiento S3 Glacier Instant Retrieval.',
        },
        why: {
          pt: 'O S3 Glacier Instant Retrieval é um arquivo com entrega em milissegundos: armazenamento barato para o que se lê poucas vezes por ano.',
          en: 'S3 Glacier Instant Retrieval is an archive with delivery in milliseconds: cheap storage for what is read a few times a year.',
          es: 'S3 Glacier Instant Retrieval es un archivo con entrega en milisegundos: almacenamiento barato para lo que se lee pocas veces al año.',
        },
        likeness: {
          pt: 'um porão sempre à mão, mais caro que um galpão, que cobra cada retirada e ao menos três meses',
          en: 'a cellar within reach, costlier than a shed, which charges for each removal and at least three months',
          es: 'un sótano siempre a mano, más caro que un galpón, que cobra cada retiro y al menos tres meses',
        },
        tell: {
          pt: 'Acesso previsível, sem monitoramento de objetos: uma classe fixa, e não o S3 Intelligent-Tiering. Arquivo que deve abrir na hora: pense no S3 Glacier Instant Retrieval. Nenhuma outra cópia, com dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA. Dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA.',
          en: 'Predictable access, without monitoring of objects: a fixed class, not S3 Intelligent-Tiering. An archive that must open at once: think of S3 Glacier Instant Retrieval. No other copy, with data that must survive the loss of an Availability Zone: a class of several zones, not One Zone-IA. Data that must survive the loss of an Availability Zone: a class with several zones, not One Zone-IA.',
          es: 'Acceso previsible, sin monitorear objetos: una clase fija, y no S3 Intelligent-Tiering. Archivo que debe abrirse al instante: piensa en S3 Glacier Instant Retrieval. Ninguna otra copia, con datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA. Datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA.',
        },
      },
      {
        id: 'flexible',
        uses: ['Glacier', 'Flexible Retrieval'],
        popularity: 4,
        rightWith: ['five-hours'],
        source: docs('AmazonS3/latest/userguide/glacier-storage-classes.html'),
        text: {
          pt: 'A classe S3 Glacier Flexible Retrieval',
          en: 'The S3 Glacier Flexible Retrieval class',
          es: 'La clase S3 Glacier Flexible Retrieval',
        },
        action: {
          pt: 'Enviar os arquivos ao Amazon S3 na classe de armazenamento S3 Glacier Flexible Retrieval.',
          en: 'Upload the files to Amazon S3 in the S3 Glacier Flexible Retrieval storage class.',
          es: 'Subir los archivos a Amazon S3 en la clase de almacenamiento S3 Glacier Flexible Retrieval.',
        },
        why: {
          pt: 'O S3 Glacier Flexible Retrieval é um arquivo barato cuja recuperação padrão leva de três a cinco horas.',
          en: 'S3 Glacier Flexible Retrieval is a cheap archive whose standard retrieval takes three to five hours.',
          es: 'S3 Glacier Flexible Retrieval es un archivo barato cuya recuperación estándar tarda de tres a cinco horas.',
        },
        likeness: {
          pt: 'um galpão barato fora da cidade, que entrega em cinco horas e cobra ao menos três meses',
          en: 'a cheap shed out of town, which delivers within five hours and bills at least three months',
          es: 'un galpón barato fuera de la ciudad, que entrega en cinco horas y cobra al menos tres meses',
        },
        tell: {
          pt: 'Arquivo que pode esperar algumas horas: pense no S3 Glacier Flexible Retrieval. Nenhuma outra cópia, com dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA. Arquivo pedido que deve estar legível em até cinco horas: S3 Glacier Flexible Retrieval. Dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA. Arquivos sem uso por meses, que devem custar menos: uma classe mais barata que o S3 Standard.',
          en: 'An archive that can wait a few hours: think of S3 Glacier Flexible Retrieval. No other copy, with data that must survive the loss of an Availability Zone: a class of several zones, not One Zone-IA. A requested file that must be readable within five hours: S3 Glacier Flexible Retrieval. Data that must survive the loss of an Availability Zone: a class with several zones, not One Zone-IA. Files unused for months that must cost less: a class cheaper than S3 Standard.',
          es: 'Archivo que puede esperar algunas horas: piensa en S3 Glacier Flexible Retrieval. Ninguna otra copia, con datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA. Archivo solicitado que debe estar legible en un máximo de cinco horas: S3 Glacier Flexible Retrieval. Datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA. Archivos sin uso por meses, que deben costar menos: una clase más barata que S3 Standard.',
        },
      },
      {
        id: 'deep',
        uses: ['Glacier', 'Deep Archive'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/glacier-storage-classes.html'),
        text: {
          pt: 'A classe S3 Glacier Deep Archive',
          en: 'The S3 Glacier Deep Archive class',
          es: 'La clase S3 Glacier Deep Archive',
        },
        action: {
          pt: 'Enviar os arquivos ao Amazon S3 na classe de armazenamento S3 Glacier Deep Archive.',
          en: 'Upload the files to Amazon S3 in the S3 Glacier Deep Archive storage class.',
          es: 'Subir los archivos a Amazon S3 en la clase de almacenamiento S3 Glacier Deep Archive.',
        },
        why: {
          pt: 'O S3 Glacier Deep Archive tem o menor preço de armazenamento do S3; a recuperação padrão fica pronta em até doze horas.',
          en: 'S3 Glacier Deep Archive has the lowest storage price of S3; standard retrieval is ready within twelve hours.',
          es: 'S3 Glacier Deep Archive tiene el menor precio de almacenamiento de S3; la recuperación estándar está lista en hasta doce horas.',
        },
        likeness: {
          pt: 'o galpão mais barato, que leva meio dia e cobra a retirada e ao menos seis meses',
          en: 'the cheapest shed, which takes half a day and charges for removal and at least six months',
          es: 'el galpón más barato, que tarda medio día y cobra el retiro y al menos seis meses',
        },
        tell: {
          pt: 'Guardar por anos pelo menor preço e esperar meio dia: pense no S3 Glacier Deep Archive. Nenhuma outra cópia, com dados que devem sobreviver à perda de uma zona de disponibilidade: uma classe de várias zonas, e não One Zone-IA.',
          en: 'Keep for years at the lowest price and wait half a day: think of S3 Glacier Deep Archive. No other copy, with data that must survive the loss of an Availability Zone: a class of several zones, not One Zone-IA.',
          es: 'Guardar por años al menor precio y esperar medio día: piensa en S3 Glacier Deep Archive. Ninguna otra copia, con datos que deben sobrevivir a la pérdida de una zona de disponibilidad: una clase de varias zonas, y no One Zone-IA.',
        },
      },
    ],
    constraints: [
      {
        id: 'deleted-early',
        situations: ['mapping', 'rushes'],
        notWith: ['milliseconds', 'five-hours', 'lowest-price'],
        text: {
          pt: 'Muitos arquivos são excluídos depois de seis semanas, e a empresa não quer pagar por exclusão antecipada.',
          en: 'Many files are deleted after six weeks, and the company does not want to pay an early deletion fee.',
          es: 'Muchos archivos se eliminan a las seis semanas, y la empresa no quiere pagar por eliminación anticipada.',
        },
        fits: ['standard', 'tiering', 'infrequent', 'one-zone'],
        rulesOut: {
          instant: {
            pt: 'O S3 Glacier Instant Retrieval cobra por noventa dias, mesmo que o arquivo seja apagado antes.',
            en: 'S3 Glacier Instant Retrieval charges for ninety days, even if the file is deleted sooner.',
            es: 'S3 Glacier Instant Retrieval cobra por noventa días, aunque el archivo se elimine antes.',
          },
          flexible: {
            pt: 'O S3 Glacier Flexible Retrieval cobra por noventa dias, mesmo que o arquivo seja apagado antes.',
            en: 'S3 Glacier Flexible Retrieval charges for ninety days, even if the file is deleted sooner.',
            es: 'S3 Glacier Flexible Retrieval cobra por noventa días, aunque el archivo se elimine antes.',
          },
          deep: {
            pt: 'O S3 Glacier Deep Archive cobra por 180 dias, mesmo que o arquivo seja apagado antes.',
            en: 'S3 Glacier Deep Archive charges for 180 days, even if the file is deleted sooner.',
            es: 'S3 Glacier Deep Archive cobra por 180 días, aunque el archivo se elimine antes.',
          },
        },
      },
      {
        id: 'no-monitoring',
        notWith: ['no-retrieval-fee'],
        text: {
          pt: 'O acesso é previsível, e não faz sentido pagar pelo monitoramento de cada objeto.',
          en: 'Access is predictable, and there is no point in paying for the monitoring of each object.',
          es: 'El acceso es previsible, y no tiene sentido pagar por el monitoreo de cada objeto.',
        },
        fits: ['standard', 'infrequent', 'one-zone', 'instant', 'flexible', 'deep'],
        rulesOut: {
          tiering: {
            pt: 'O S3 Intelligent-Tiering cobra para monitorar cada objeto, o que só compensa quando o acesso é desconhecido.',
            en: 'S3 Intelligent-Tiering charges for monitoring each object, which pays off only where access is unknown.',
            es: 'S3 Intelligent-Tiering cobra por monitorear cada objeto, lo que solo conviene cuando el acceso se desconoce.',
          },
        },
      },
      {
        id: 'milliseconds',
        text: {
          pt: 'Um arquivo pedido deve abrir em milissegundos.',
          en: 'A requested file must open within milliseconds.',
          es: 'Un archivo solicitado debe abrirse en milisegundos.',
        },
        fits: ['standard', 'tiering', 'infrequent', 'one-zone', 'instant'],
        rulesOut: {
          flexible: {
            pt: 'O S3 Glacier Flexible Retrieval precisa restaurar o objeto antes da leitura, o que leva de minutos a horas.',
            en: 'S3 Glacier Flexible Retrieval has to restore the object before it is read, which takes minutes to hours.',
            es: 'S3 Glacier Flexible Retrieval debe restaurar el objeto antes de leerlo, lo que tarda de minutos a horas.',
          },
          deep: {
            pt: 'O S3 Glacier Deep Archive precisa restaurar o objeto antes da leitura, o que leva horas.',
            en: 'S3 Glacier Deep Archive has to restore the object before it is read, which takes hours.',
            es: 'S3 Glacier Deep Archive debe restaurar el objeto antes de leerlo, lo que tarda horas.',
          },
        },
      },
      {
        id: 'zone-destroyed',
        text: {
          pt: 'Não há outra cópia, e os dados devem sobreviver à perda de uma zona de disponibilidade.',
          en: 'There is no other copy, and the data must survive the loss of an Availability Zone.',
          es: 'No hay otra copia, y los datos deben sobrevivir a la pérdida de una zona de disponibilidad.',
        },
        fits: ['standard', 'tiering', 'infrequent', 'instant', 'flexible', 'deep'],
        rulesOut: {
          'one-zone': {
            pt: 'O S3 One Zone-IA guarda os dados em uma única zona; se ela for destruída, eles se perdem.',
            en: 'S3 One Zone-IA keeps the data in a single zone; if that is destroyed, the data is lost.',
            es: 'S3 One Zone-IA guarda los datos en una única zona; si se destruye, se pierden.',
          },
        },
      },
      {
        id: 'no-retrieval-fee',
        text: {
          pt: 'O padrão de acesso é desconhecido, e a organização não quer pagar por gigabyte recuperado.',
          en: 'The access pattern is unknown, and the organization does not want to pay per gigabyte retrieved.',
          es: 'El patrón de acceso es desconocido, y la organización no quiere pagar por gigabyte recuperado.',
        },
        fits: ['standard', 'tiering'],
        rulesOut: {
          infrequent: {
            pt: 'O S3 Standard-IA cobra por gigabyte recuperado.',
            en: 'S3 Standard-IA charges per gigabyte retrieved.',
            es: 'S3 Standard-IA cobra por gigabyte recuperado.',
          },
          'one-zone': {
            pt: 'O S3 One Zone-IA cobra por gigabyte recuperado.',
            en: 'S3 One Zone-IA charges per gigabyte retrieved.',
            es: 'S3 One Zone-IA cobra por gigabyte recuperado.',
          },
          instant: {
            pt: 'O S3 Glacier Instant Retrieval cobra por gigabyte recuperado, e mais do que o S3 Standard-IA.',
            en: 'S3 Glacier Instant Retrieval charges per gigabyte retrieved, and more than S3 Standard-IA.',
            es: 'S3 Glacier Instant Retrieval cobra por gigabyte recuperado, y más que S3 Standard-IA.',
          },
          deep: {
            pt: 'O S3 Glacier Deep Archive cobra por gigabyte recuperado.',
            en: 'S3 Glacier Deep Archive charges per gigabyte retrieved.',
            es: 'S3 Glacier Deep Archive cobra por gigabyte recuperado.',
          },
        },
      },
      {
        id: 'cheaper-idle',
        text: {
          pt: 'Arquivos sem uso por meses devem custar menos do que na classe padrão.',
          en: 'Files unused for months must cost less than in the default class.',
          es: 'Los archivos sin uso por meses deben costar menos que en la clase predeterminada.',
        },
        fits: ['tiering', 'infrequent', 'one-zone', 'instant', 'flexible', 'deep'],
        rulesOut: {
          standard: {
            pt: 'O S3 Standard é a classe padrão: cobra o mesmo preço pelo que ninguém abre.',
            en: 'S3 Standard is the default class: it charges the same price for what nobody opens.',
            es: 'S3 Standard es la clase predeterminada: cobra el mismo precio por lo que nadie abre.',
          },
        },
      },
      {
        id: 'five-hours',
        text: {
          pt: 'Um arquivo pedido deve estar legível em até cinco horas.',
          en: 'A requested file must be readable within five hours.',
          es: 'Un archivo solicitado debe estar legible en un máximo de cinco horas.',
        },
        fits: ['standard', 'infrequent', 'one-zone', 'instant', 'flexible'],
        rulesOut: {
          deep: {
            pt: 'A recuperação padrão do S3 Glacier Deep Archive leva até doze horas, mais do que as cinco permitidas.',
            en: 'The standard retrieval of S3 Glacier Deep Archive takes up to twelve hours, more than the five allowed.',
            es: 'La recuperación estándar de S3 Glacier Deep Archive tarda hasta doce horas, más que las cinco permitidas.',
          },
        },
      },
      {
        id: 'lowest-price',
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo de armazenamento por gigabyte?',
          en: 'Which solution meets these requirements at the LOWEST storage cost per gigabyte?',
          es: '¿Qué solución cumple estos requisitos con el MENOR costo de almacenamiento por gigabyte?',
        },
        fits: ['flexible', 'deep'],
        rulesOut: {
          standard: {
            pt: 'O S3 Standard tem o maior custo por gigabyte entre essas classes.',
            en: 'S3 Standard has the highest cost per gigabyte of these classes.',
            es: 'S3 Standard tiene el mayor costo por gigabyte entre estas clases.',
          },
          infrequent: {
            pt: 'O S3 Standard-IA custa mais por gigabyte do que as classes de arquivo do S3 Glacier.',
            en: 'S3 Standard-IA costs more per gigabyte than the archive classes of S3 Glacier.',
            es: 'S3 Standard-IA cuesta más por gigabyte que las clases de archivo de S3 Glacier.',
          },
          'one-zone': {
            pt: 'O S3 One Zone-IA custa mais por gigabyte do que as classes de arquivo do S3 Glacier.',
            en: 'S3 One Zone-IA costs more per gigabyte than the archive classes of S3 Glacier.',
            es: 'S3 One Zone-IA cuesta más por gigabyte que las clases de archivo de S3 Glacier.',
          },
          instant: {
            pt: 'O S3 Glacier Instant Retrieval cobra pela entrega imediata e custa mais por gigabyte do que o S3 Glacier Flexible Retrieval.',
            en: 'S3 Glacier Instant Retrieval charges for immediate delivery and costs more per gigabyte than S3 Glacier Flexible Retrieval.',
            es: 'S3 Glacier Instant Retrieval cobra por la entrega inmediata y cuesta más por gigabyte que S3 Glacier Flexible Retrieval.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual classe de armazenamento do Amazon S3 atende a esses requisitos?',
      en: 'Which Amazon S3 storage class meets these requirements?',
      es: '¿Qué clase de almacenamiento de Amazon S3 cumple estos requisitos?',
    },
  },
];
