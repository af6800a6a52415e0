import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page, site } from '../source.ts';

export const protectionPairs: readonly Pattern[] = [
  pairsOf({
    id: 'class-and-place',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'object-storage' } },
    scene: {
      pt: 'Pense nos arquivos como caixas que você guarda, em que a classe é o tipo de depósito e o local é a cidade.',
      en: 'Think of the files as boxes you keep, where the class is the kind of storeroom and the location is its city.',
      es: 'Piensa en los archivos como cajas que guardas, donde la clase es el tipo de depósito y el lugar es la ciudad.',
    },
    situations: [
      {
        id: 'xrays',
        text: {
          pt: 'Uma rede de clínicas quer definir a classe e o local de suas radiografias no Cloud Storage.',
          en: 'A clinic network is choosing the storage class and location of its X-rays in Cloud Storage.',
          es: 'Una red de clínicas quiere definir la clase y la ubicación de sus radiografías en Cloud Storage.',
        },
      },
      {
        id: 'deeds',
        text: {
          pt: 'Um escritório contábil quer definir a classe e o local dos documentos de clientes no Cloud Storage.',
          en: 'An accounting firm is choosing the storage class and location of clients’ documents in Cloud Storage.',
          es: 'Un estudio contable quiere definir la clase y la ubicación de los documentos de clientes en Cloud Storage.',
        },
      },
      {
        id: 'footage',
        text: {
          pt: 'Uma empresa de segurança vai escolher a classe e o local em que guardará as gravações de câmeras no Cloud Storage.',
          en: 'A security company is choosing the storage class and location of its camera footage in Cloud Storage.',
          es: 'Una empresa de seguridad quiere definir la clase y la ubicación de sus grabaciones en Cloud Storage.',
        },
      },
      {
        id: 'songs',
        text: {
          pt: 'Uma gravadora vai escolher a classe e o local em que guardará as gravações de estúdio no Cloud Storage.',
          en: 'A record label is choosing the storage class and location of studio recordings in Cloud Storage.',
          es: 'Un sello discográfico quiere definir la clase y la ubicación de sus grabaciones de estudio en Cloud Storage.',
        },
      },
      {
        id: 'plans',
        text: {
          pt: 'Um escritório de engenharia vai escolher a classe e o local em que guardará plantas e laudos no Cloud Storage.',
          en: 'An engineering office is choosing the storage class and location of plans and reports in Cloud Storage.',
          es: 'Un estudio de ingeniería quiere definir la clase y la ubicación de planos e informes en Cloud Storage.',
        },
      },
    ],
    first: [
      {
        id: 'standard',
        text: { pt: 'Standard', en: 'Standard class', es: 'Standard' },
        uses: ['Standard'],
        why: {
          pt: 'A classe Standard não cobra para ler nem exige tempo mínimo.',
          en: 'The Standard class charges nothing to read and has no minimum duration.',
          es: 'La clase Standard no cobra por leer ni exige un tiempo mínimo.',
        },
        likeness: {
          pt: 'a estante cara alugada por dia com visitas grátis',
          en: 'the costly shelf rented by the day with free visits',
          es: 'el estante caro alquilado por día con visitas gratis',
        },
        tell: {
          pt: 'Lido com frequência ou guardado por pouco tempo: a classe Standard. Arquivos lidos várias vezes por semana: a classe Standard. Arquivos de trabalho apagados em dez dias: a classe Standard. Arquivos temporários apagados depois de sessenta dias: a classe Standard, sem tempo mínimo, ou a Nearline, de 30 dias.',
          en: 'Read often or kept briefly: the Standard class. Files read several times a week: the Standard class. Working files deleted within ten days: the Standard class. Temporary files deleted after sixty days: the Standard class, without a minimum time, or Nearline, with one of 30 days.',
          es: 'Leído con frecuencia o guardado poco tiempo: la clase Standard. Archivos que se leen varias veces por semana: la clase Standard. Archivos de trabajo que se borran a los diez días: la clase Standard. Archivos temporales que se borran después de sesenta días: la clase Standard, sin tiempo mínimo, o Nearline, de 30 días.',
        },
        source: page('storage/docs/storage-classes'),
        popularity: 5,
      },
      {
        id: 'nearline',
        text: { pt: 'Nearline', en: 'Nearline class', es: 'Nearline' },
        uses: ['Nearline'],
        why: {
          pt: 'A classe Nearline custa menos por mês que a Standard e cobra pouco pelo que se lê no máximo uma vez por mês.',
          en: 'The Nearline class costs less a month than Standard and charges little for what is read once a month at most.',
          es: 'La clase Nearline cuesta menos por mes que la Standard y cobra poco por lo que se lee como máximo una vez al mes.',
        },
        likeness: {
          pt: 'o depósito barato alugado por mês com visitas pagas',
          en: 'the cheap storeroom rented by the month with paid visits',
          es: 'el depósito barato alquilado por mes con visitas pagadas',
        },
        tell: {
          pt: 'Lido cerca de uma vez por mês: a classe Nearline. Arquivos lidos menos de uma vez por mês e classe de uso frequente fora do orçamento: a classe Nearline. Arquivo lido a cada seis semanas: a classe Nearline. Arquivos temporários apagados depois de sessenta dias: a classe Standard, sem tempo mínimo, ou a Nearline, de 30 dias.',
          en: 'Read about once a month: the Nearline class. Files read less than once a month and the class for frequent use over budget: the Nearline class. A file read every six weeks: the Nearline class. Temporary files deleted after sixty days: the Standard class, without a minimum time, or Nearline, with one of 30 days.',
          es: 'Leído cerca de una vez al mes: la clase Nearline. Archivos que se leen menos de una vez al mes y clase de uso frecuente que excede el presupuesto: la clase Nearline. Archivo que se lee cada seis semanas: la clase Nearline. Archivos temporales que se borran después de sesenta días: la clase Standard, sin tiempo mínimo, o Nearline, de 30 días.',
        },
        source: page('storage/docs/storage-classes'),
        popularity: 4,
      },
      {
        id: 'archive',
        text: { pt: 'Archive', en: 'Archive class', es: 'Archive' },
        uses: ['Archive'],
        why: {
          pt: 'A classe Archive tem o menor preço por mês, para o que se lê menos de uma vez por ano.',
          en: 'The Archive class has the lowest monthly price, for what is read less than once a year.',
          es: 'La clase Archive tiene el menor precio mensual, para lo que se lee menos de una vez al año.',
        },
        likeness: {
          pt: 'o cofre baratíssimo alugado por ano com visitas caras',
          en: 'the cheapest vault rented by the year with costly visits',
          es: 'la bóveda baratísima alquilada por año con visitas caras',
        },
        tell: {
          pt: 'Sete anos quase sem leitura: a classe Archive.',
          en: 'Seven years, hardly ever read: the Archive class.',
          es: 'Siete años casi sin lectura: la clase Archive.',
        },
        source: page('storage/docs/storage-classes'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'region',
        text: { pt: 'uma só região', en: 'a single region', es: 'una sola región' },
        uses: [],
        why: {
          pt: 'Uma só região é o lugar mais barato e deixa os dados onde a empresa escolher.',
          en: 'A single region is the cheapest place and leaves data where the company chooses.',
          es: 'Una sola región es el lugar más barato y deja los datos donde la empresa elija.',
        },
        likeness: {
          pt: 'as caixas em uma só cidade que você escolhe',
          en: 'the boxes in just one city that you choose',
          es: 'las cajas en una sola ciudad que tú eliges',
        },
        tell: {
          pt: 'Nenhuma redundância entre lugares distantes: uma só região. Lugar exato das cópias escolhido pela empresa: uma região ou um par de regiões.',
          en: 'No redundancy between distant places: a single region. The exact place of the copies chosen by the company: a region or a pair of regions.',
          es: 'Ninguna redundancia entre lugares distantes: una sola región. Lugar exacto de las copias que elige la empresa: una región o un par de regiones.',
        },
        source: page('storage/docs/locations'),
        popularity: 5,
      },
      {
        id: 'dual',
        text: { pt: 'um par de regiões', en: 'a pair of regions', es: 'un par de regiones' },
        uses: [],
        why: {
          pt: 'Um bucket birregional mantém cópias nas duas regiões que a empresa escolheu, e a leitura segue por uma se a outra para.',
          en: 'A dual-region bucket keeps copies in the two regions that the company chose, and reading goes on from one if the other stops.',
          es: 'Un bucket birregional mantiene copias en las dos regiones que la empresa eligió, y la lectura sigue desde una si la otra se detiene.',
        },
        likeness: {
          pt: 'as cópias pagas em duas cidades que você escolhe',
          en: 'the paid copies in two cities that you choose',
          es: 'las copias pagadas en dos ciudades que tú eliges',
        },
        tell: {
          pt: 'Duas regiões nomeadas: um bucket birregional. Data centers de uma cidade que param: duas regiões. Lugar exato das cópias escolhido pela empresa: uma região ou um par de regiões.',
          en: 'Two named regions: a dual-region bucket. The data centers of a city that stop: two regions. The exact place of the copies chosen by the company: a region or a pair of regions.',
          es: 'Dos regiones nombradas: un bucket birregional. Centros de datos de una ciudad que se detienen: dos regiones. Lugar exacto de las copias que elige la empresa: una región o un par de regiones.',
        },
        source: page('storage/docs/locations'),
        popularity: 3,
      },
      {
        id: 'multi',
        text: { pt: 'um continente inteiro', en: 'a whole continent', es: 'un continente entero' },
        uses: [],
        why: {
          pt: 'Um bucket multirregional espalha cópias por um continente, em regiões que o Google escolhe.',
          en: 'A multi-region bucket spreads copies over a continent, in regions that Google chooses.',
          es: 'Un bucket multirregional reparte copias por un continente, en regiones que elige Google.',
        },
        likeness: {
          pt: 'as cópias pagas em cidades que outro escolhe',
          en: 'the paid copies in cities that somebody else picks',
          es: 'las copias pagadas en ciudades que elige otro',
        },
        tell: {
          pt: 'Público espalhado por um continente: um bucket multirregional.',
          en: 'An audience spread over a continent: a multi-region bucket.',
          es: 'Público repartido por un continente: un bucket multirregional.',
        },
        source: page('storage/docs/locations'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'often',
        text: {
          pt: 'Os usuários leem cada arquivo várias vezes por semana, o que não pode gerar taxa de leitura.',
          en: 'Users read each file several times a week, which must not cost retrieval fees.',
          es: 'Los usuarios leen cada archivo varias veces por semana, lo que no debe generar cargos por lectura.',
        },
        rulesOut: {
          nearline: {
            pt: 'A classe Nearline cobra por gigabyte lido.',
            en: 'The Nearline class charges by the gigabyte read.',
            es: 'La clase Nearline cobra por gigabyte leído.',
          },
          archive: {
            pt: 'A classe Archive cobra por gigabyte lido, e mais que qualquer outra classe.',
            en: 'The Archive class charges by the gigabyte read, and more than any other class.',
            es: 'La clase Archive cobra por gigabyte leído, y más que cualquier otra clase.',
          },
        },
      },
      {
        id: 'cheap-month',
        unclear: ['archive'],
        text: {
          pt: 'Cada arquivo é lido menos de uma vez por mês, e a classe para uso frequente passa do orçamento.',
          en: 'Each file is read less than once a month, and the class for frequent use is over budget.',
          es: 'Cada archivo se lee menos de una vez al mes, y la clase para uso frecuente excede el presupuesto.',
        },
        rulesOut: {
          standard: {
            pt: 'Standard, a classe para uso frequente, tem o maior preço por mês.',
            en: 'Standard, the class for frequent use, has the highest monthly price.',
            es: 'Standard, la clase para uso frecuente, tiene el precio mensual más alto.',
          },
        },
      },
      {
        id: 'two-months',
        text: {
          pt: 'Os arquivos são temporários, apagados depois de sessenta dias, e não podem gerar taxa de exclusão antecipada.',
          en: 'The files are temporary, deleted after sixty days, and must not cost an early deletion fee.',
          es: 'Los archivos son temporales, se borran después de sesenta días y no deben generar un cargo por eliminación anticipada.',
        },
        rulesOut: {
          archive: {
            pt: 'A classe Archive cobra por 365 dias, mesmo que se apague antes.',
            en: 'The Archive class charges for 365 days, even if deleted earlier.',
            es: 'La clase Archive cobra por 365 días, aunque se borre antes.',
          },
        },
      },
      {
        id: 'seven-years',
        text: {
          pt: 'A lei exige guardar tudo por sete anos, quase sem leitura, ao menor preço mensal.',
          en: 'The law requires everything to be kept for seven years, hardly ever read, at the lowest monthly price.',
          es: 'La ley exige guardar todo siete años, casi sin lectura, al menor precio mensual.',
        },
        rulesOut: {
          standard: {
            pt: 'Standard tem o maior preço por mês.',
            en: 'Standard has the highest monthly price.',
            es: 'Standard tiene el mayor precio mensual.',
          },
          nearline: {
            pt: 'Nearline custa mais por mês que a classe Archive.',
            en: 'Nearline costs more a month than the Archive class.',
            es: 'Nearline cuesta más por mes que la clase Archive.',
          },
        },
      },
      {
        id: 'named',
        text: {
          pt: 'A auditoria exige que o lugar exato das cópias seja escolhido pela empresa.',
          en: 'Auditors require the company to choose the exact place of the copies.',
          es: 'La auditoría exige que la empresa elija el lugar exacto de las copias.',
        },
        rulesOut: {
          multi: {
            pt: 'No bucket multirregional, é o Google que escolhe as regiões.',
            en: 'In a multi-region bucket, Google chooses the regions.',
            es: 'En el bucket multirregional, Google elige las regiones.',
          },
        },
      },
      {
        id: 'loss',
        text: {
          pt: 'A leitura precisa continuar se todos os data centers de uma cidade pararem.',
          en: 'Reading has to go on if all data centers of a city stop.',
          es: 'La lectura tiene que continuar si se detienen todos los centros de datos de una ciudad.',
        },
        rulesOut: {
          region: {
            pt: 'Uma só região pode ser perdida inteira nesse caso.',
            en: 'A single region can be lost entirely in that case.',
            es: 'Una sola región puede perderse por completo en ese caso.',
          },
        },
      },
      {
        id: 'plain-place',
        text: {
          pt: 'Não há verba para redundância entre lugares distantes.',
          en: 'There is no money for redundancy between distant places.',
          es: 'No hay fondos para redundancia entre lugares distantes.',
        },
        rulesOut: {
          dual: {
            pt: 'O bucket birregional cobra pela cópia na segunda região.',
            en: 'A dual-region bucket charges for the copy in the second region.',
            es: 'El bucket birregional cobra por la copia en la segunda región.',
          },
          multi: {
            pt: 'O bucket multirregional cobra pela redundância no continente.',
            en: 'A multi-region bucket charges for redundancy over the continent.',
            es: 'El bucket multirregional cobra por la redundancia en el continente.',
          },
        },
      },
      {
        id: 'monthly',
        text: {
          pt: 'Cada arquivo é lido a cada seis semanas, e o financeiro quer o menor custo total, com as leituras incluídas.',
          en: 'Each file is read every six weeks, and finance wants the lowest total cost, reads included.',
          es: 'Cada archivo se lee cada seis semanas, y finanzas quiere el menor costo total, con las lecturas incluidas.',
        },
        notWith: ['often', 'cheap-month', 'seven-years'],
        rulesOut: {
          standard: {
            pt: 'A classe Standard não tem taxa de recuperação, mas cobra por mês mais do que essa leitura rara justifica.',
            en: 'The Standard class has no retrieval fee, but charges more a month than such rare reads justify.',
            es: 'La clase Standard no tiene tarifa de recuperación, pero cobra por mes más de lo que justifica una lectura tan escasa.',
          },
          archive: {
            pt: 'Na classe Archive, a taxa de recuperação dessas leituras custa mais do que a guarda economiza.',
            en: 'In the Archive class, the retrieval fee of these reads costs more than its storage saves.',
            es: 'En la clase Archive, la tarifa de recuperación de esas lecturas cuesta más de lo que ahorra guardar.',
          },
        },
      },
      {
        id: 'ten-days',
        text: {
          pt: 'Os arquivos são de trabalho, apagados em dez dias, e não podem gerar taxa de exclusão antecipada.',
          en: 'The files are working files, deleted within ten days, and must not cost an early deletion fee.',
          es: 'Los archivos son de trabajo, se borran a los diez días y no deben generar un cargo por eliminación anticipada.',
        },
        notWith: ['two-months', 'seven-years', 'cheap-month', 'monthly'],
        rulesOut: {
          nearline: {
            pt: 'A classe Nearline cobra por 30 dias, mesmo que se apague antes.',
            en: 'The Nearline class charges for 30 days, even if deleted earlier.',
            es: 'La clase Nearline cobra por 30 días, aunque se borre antes.',
          },
          archive: {
            pt: 'A classe Archive cobra por 365 dias, mesmo que se apague antes.',
            en: 'The Archive class charges for 365 days, even if deleted earlier.',
            es: 'La clase Archive cobra por 365 días, aunque se borre antes.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'watch-and-act',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'threat-protection' } },
    scene: {
      pt: 'Pense nos projetos como um prédio, em que cada problema é uma porta aberta que alguém precisa notar e depois fechar.',
      en: 'Think of the projects as a building, where each problem is an open door that somebody must notice and then shut.',
      es: 'Piensa en los proyectos como un edificio, en el que cada problema es una puerta abierta que alguien debe notar y cerrar.',
    },
    situations: [
      {
        id: 'retailer',
        text: {
          pt: 'Uma rede varejista quer detectar problemas de segurança em seus projetos do Google Cloud e reagir a eles.',
          en: 'A retail chain wants to detect security problems in its Google Cloud projects and react to them.',
          es: 'Una cadena minorista quiere detectar problemas de seguridad en sus proyectos de Google Cloud y reaccionar.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'Depois de um incidente, uma seguradora quer detectar ameaças no Google Cloud e responder a elas.',
          en: 'After an incident, an insurer wants to detect threats on Google Cloud and respond to them.',
          es: 'Después de un incidente, una aseguradora quiere detectar amenazas en Google Cloud y responder a ellas.',
        },
      },
      {
        id: 'ministry',
        text: {
          pt: 'Um ministério quer detectar incidentes no Google Cloud e responder a eles.',
          en: 'A ministry wants to detect incidents on Google Cloud and respond to them.',
          es: 'Un ministerio quiere detectar incidentes en Google Cloud y responder a ellos.',
        },
      },
      {
        id: 'port',
        text: {
          pt: 'Um terminal portuário quer detectar ameaças em seus projetos do Google Cloud e reagir a elas.',
          en: 'A port terminal wants to detect threats in its Google Cloud projects and react to them.',
          es: 'Una terminal portuaria quiere detectar amenazas en sus proyectos de Google Cloud y reaccionar.',
        },
      },
      {
        id: 'pharma',
        text: {
          pt: 'Uma farmacêutica quer detectar problemas de segurança no Google Cloud e responder a eles.',
          en: 'A pharmaceutical company wants to detect security problems on Google Cloud and respond to them.',
          es: 'Una farmacéutica quiere detectar problemas de seguridad en Google Cloud y responder a ellos.',
        },
      },
    ],
    first: [
      {
        id: 'scc',
        text: { pt: 'Security Command Center', en: 'Security Command Center', es: 'Security Command Center' },
        uses: ['Security Command Center'],
        why: {
          pt: 'Com detectores já prontos, o Security Command Center acha erros de configuração e vulnerabilidades em seu nível sem custo e ameaças no nível Premium, pago pelo uso, sem contrato a assinar.',
          en: 'With ready-made detectors, Security Command Center finds misconfigurations and vulnerabilities in its free tier and threats in the Premium tier, paid by use, with no contract to sign.',
          es: 'Con detectores ya listos, Security Command Center halla errores de configuración y vulnerabilidades en su nivel sin costo y amenazas en el nivel Premium, que se paga por uso, sin contrato que firmar.',
        },
        likeness: {
          pt: 'o fiscal grátis que conhece os perigos só deste prédio',
          en: 'the free inspector who knows this one building’s dangers only',
          es: 'el inspector gratis que conoce peligros solo de este edificio',
        },
        tell: {
          pt: 'Riscos e erros de configuração no Google Cloud: o Security Command Center. Buckets públicos e portas abertas, sem escrever regras: o Security Command Center. Nenhum outro contrato a assinar neste ano: o Security Command Center, com a própria equipe ou com automação.',
          en: 'Risks and misconfigurations on Google Cloud: Security Command Center. Public buckets and open ports, without writing rules: Security Command Center. No other contract to sign this year: Security Command Center, with one’s own staff or automation.',
          es: 'Riesgos y errores de configuración en Google Cloud: Security Command Center. Buckets públicos y puertos abiertos, sin escribir reglas: Security Command Center. Ningún otro contrato que firmar este año: Security Command Center, con el propio equipo o con automatización.',
        },
        source: page('security-command-center/docs/security-command-center-overview'),
        popularity: 5,
      },
      {
        id: 'secops',
        text: { pt: 'Google SecOps', en: 'Google SecOps', es: 'Google SecOps' },
        uses: ['SecOps'],
        why: {
          pt: 'O Google Security Operations junta registros de toda a empresa, dentro e fora da nuvem, por um ano ou mais, e os cruza com ameaças conhecidas, por regras já prontas.',
          en: 'Google Security Operations gathers the whole company’s logs, inside and outside the cloud, for a year or more, and matches them with known threats by ready-made rules.',
          es: 'Google Security Operations junta registros de toda la empresa, dentro y fuera de la nube, por un año o más, y los cruza con amenazas conocidas, por reglas ya listas.',
        },
        likeness: {
          pt: 'a central com novo contrato que vigia todos os endereços',
          en: 'the bureau under a new contract that watches every address',
          es: 'la central con contrato nuevo que vigila todas las direcciones',
        },
        tell: {
          pt: 'SIEM com registros de toda a empresa: o Google SecOps. Logs de notebooks e de outra nuvem, comparados com ameaças conhecidas: o Google SecOps.',
          en: 'A SIEM with the whole company’s logs: Google SecOps. Logs of laptops and of another cloud, compared with known threats: Google SecOps.',
          es: 'SIEM con registros de toda la empresa: Google SecOps. Registros de computadoras y de otra nube, que deben compararse con amenazas conocidas: Google SecOps.',
        },
        source: page('chronicle/docs/overview'),
        popularity: 4,
      },
      {
        id: 'alerts',
        text: { pt: 'Alertas do Cloud Logging', en: 'Cloud Logging alerts', es: 'Alertas de Cloud Logging' },
        uses: ['Cloud Logging'],
        why: {
          pt: 'Um alerta do Cloud Logging avisa quando aparece um registro que a equipe descreveu, quase sem custo.',
          en: 'A Cloud Logging alert tells when a log entry that the team described appears, at almost no cost.',
          es: 'Una alerta de Cloud Logging avisa cuando aparece un registro que el equipo describió, casi sin costo.',
        },
        likeness: {
          pt: 'a campainha que só toca pelo que o dono descreveu',
          en: 'the bell that rings only for what the owner described',
          es: 'el timbre que solo suena por lo que alguien describió',
        },
        tell: {
          pt: 'Poucos eventos bem conhecidos: alertas de registros.',
          en: 'Few well-known events: log-based alerts.',
          es: 'Pocos eventos bien conocidos: alertas de registros.',
        },
        source: page('logging/docs/alerting/log-based-alerts'),
        popularity: 4,
        neverRight: true,
      },
    ],
    second: [
      {
        id: 'staff',
        text: {
          pt: 'equipe própria em horário comercial',
          en: 'in-house staff during office hours',
          es: 'equipo propio en horario laboral',
        },
        uses: [],
        why: {
          pt: 'A equipe própria conhece os sistemas, avalia cada caso e age com os acessos que já tem.',
          en: 'The company’s own staff knows the systems, weighs each case and acts with the access it already has.',
          es: 'El equipo propio conoce los sistemas, evalúa cada caso y actúa con los accesos que ya tiene.',
        },
        likeness: {
          pt: 'o zelador diurno que pensa antes de fechar a porta',
          en: 'the daytime caretaker who thinks before shutting the door',
          es: 'el conserje diurno que piensa antes de cerrar la puerta',
        },
        tell: {
          pt: 'Quem conhece os sistemas está disponível: uma equipe própria. Pessoa que avalia o impacto antes de agir: uma equipe própria. Sigilo que não permite mostrar os sistemas a terceiros: a própria equipe ou automação, e não especialistas de fora.',
          en: 'Those who know the systems are available: one’s own staff. A person to weigh the impact before acting: one’s own staff. Secrecy that does not allow the systems to be shown to outsiders: one’s own staff or automation, not outside experts.',
          es: 'Quien conoce los sistemas está disponible: un equipo propio. Persona que evalúe el impacto antes de actuar: un equipo propio. Secreto que no permite mostrar los sistemas a terceros: el propio equipo o automatización, y no expertos de fuera.',
        },
        source: page('architecture/framework/security'),
        popularity: 4,
      },
      {
        id: 'auto',
        text: {
          pt: 'correção automática por funções',
          en: 'automatic fixes by functions',
          es: 'corrección automática con funciones',
        },
        uses: [],
        why: {
          pt: 'Funções da própria empresa, acionadas pelo aviso a qualquer hora, corrigem em segundos o que tem solução conhecida.',
          en: 'The company’s own functions, triggered by the alert at any hour, fix within seconds what has a known remedy.',
          es: 'Funciones de la propia empresa, activadas por el aviso a cualquier hora, corrigen en segundos lo que tiene solución conocida.',
        },
        likeness: {
          pt: 'a mola que fecha a porta em segundos sem pensar',
          en: 'the spring that shuts the door within seconds without thinking',
          es: 'el resorte que cierra la puerta en segundos sin pensar',
        },
        tell: {
          pt: 'Erros conhecidos corrigidos de madrugada, sem ninguém no trabalho: automação. Problema repetido, solução conhecida: automação. O que foi aberto por engano e precisa ser fechado segundos depois do aviso: automação. Sigilo que não permite mostrar os sistemas a terceiros: a própria equipe ou automação, e não especialistas de fora.',
          en: 'Known mistakes corrected in the small hours, with nobody at work: automation. A repeated problem with a known remedy: automation. What is opened by mistake and has to be closed seconds after the alert: automation. Secrecy that does not allow the systems to be shown to outsiders: one’s own staff or automation, not outside experts.',
          es: 'Errores conocidos corregidos de madrugada, sin nadie que trabaje: automatización. Problema repetido, solución conocida: automatización. Lo que se abre por error y tiene que cerrarse segundos después del aviso: automatización. Secreto que no permite mostrar los sistemas a terceros: el propio equipo o automatización, y no expertos de fuera.',
        },
        source: page('security-command-center/docs/how-to-notifications'),
        popularity: 3,
      },
      {
        id: 'mandiant',
        rightWith: ['no-staff'],
        text: { pt: 'especialistas da Mandiant', en: 'Mandiant experts', es: 'especialistas de Mandiant' },
        uses: ['Mandiant'],
        why: {
          pt: 'A Mandiant, do Google, investiga invasões complexas e ajuda a expulsar o invasor.',
          en: 'Mandiant, part of Google, investigates complex intrusions and helps to expel the intruder.',
          es: 'Mandiant, de Google, investiga intrusiones complejas y ayuda a expulsar al intruso.',
        },
        likeness: {
          pt: 'os detetives contratados de fora que só vêm quando chamados',
          en: 'the hired outside detectives who come only when called',
          es: 'los detectives externos contratados que solo vienen al ser llamados',
        },
        tell: {
          pt: 'Invasão complexa sem quem a investigue: a Mandiant. Ninguém que saiba investigar invasões: a Mandiant.',
          en: 'A complex intrusion with nobody to investigate it: Mandiant. Nobody who knows how to investigate intrusions: Mandiant.',
          es: 'Intrusión compleja sin quien la investigue: Mandiant. Nadie que sepa investigar intrusiones: Mandiant.',
        },
        source: site('https://cloud.google.com/security/mandiant'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'unknown',
        text: {
          pt: 'A equipe quer achar buckets públicos e portas abertas sem escrever regras.',
          en: 'The team wants to find public buckets and open ports without writing rules.',
          es: 'El equipo quiere hallar buckets públicos y puertos abiertos sin escribir reglas.',
        },
        rulesOut: {
          alerts: {
            pt: 'Um alerta de registro só acha o que a equipe descreveu em uma regra.',
            en: 'A log alert finds just what the team described in a rule.',
            es: 'Una alerta de registro solo halla lo que el equipo describió en una regla.',
          },
        },
        unclear: ['secops'],
      },
      {
        id: 'elsewhere',
        text: {
          pt: 'Os logs de notebooks e de outra nuvem precisam ser comparados com ameaças conhecidas, por regras prontas.',
          en: 'Logs of laptops and of another cloud have to be compared with known threats, by ready-made rules.',
          es: 'Los registros de computadoras y de otra nube deben compararse con amenazas conocidas, con reglas ya hechas.',
        },
        rulesOut: {
          scc: {
            pt: 'O Security Command Center observa recursos de nuvem e não reúne registros de notebooks.',
            en: 'Security Command Center watches cloud resources and does not gather logs of laptops.',
            es: 'Security Command Center observa recursos de nube y no reúne registros de computadoras.',
          },
          alerts: {
            pt: 'O Cloud Logging guarda e busca registros, mas não traz regras prontas de ameaças.',
            en: 'Cloud Logging keeps and searches logs, but brings no ready-made rules for threats.',
            es: 'Cloud Logging guarda y busca registros, pero no trae reglas de amenazas ya hechas.',
          },
        },
      },
      {
        id: 'no-platform-fee',
        text: {
          pt: 'A organização não quer assinar outro contrato neste ano.',
          en: 'The organization does not want to sign another contract this year.',
          es: 'La organización no quiere firmar otro contrato este año.',
        },
        rulesOut: {
          mandiant: {
            pt: 'Os especialistas da Mandiant têm contrato próprio.',
            en: 'Mandiant experts come under a contract of their own.',
            es: 'Los especialistas de Mandiant tienen contrato propio.',
          },
          secops: {
            pt: 'O Google SecOps é uma plataforma com contrato próprio.',
            en: 'Google SecOps is a platform with its own contract.',
            es: 'Google SecOps es una plataforma con contrato propio.',
          },
        },
      },
      {
        id: 'seconds',
        text: {
          pt: 'O que for aberto ao público por engano precisa ser fechado segundos depois do aviso.',
          en: 'What is opened to the public by mistake has to be closed seconds after the alert.',
          es: 'Lo que se abra al público por error tiene que cerrarse segundos después del aviso.',
        },
        rulesOut: {
          staff: {
            pt: 'Uma pessoa leva minutos para ler e agir, e só em horário comercial.',
            en: 'A person takes minutes to read and act, and only during office hours.',
            es: 'Una persona tarda minutos en leer y actuar, y solo en horario laboral.',
          },
          mandiant: {
            pt: 'Consultores investigam incidentes, não reagem em segundos a cada aviso.',
            en: 'Consultants investigate incidents and do not react to each alert within seconds.',
            es: 'Los consultores investigan incidentes, no reaccionan en segundos a cada aviso.',
          },
        },
      },
      {
        id: 'no-outsiders',
        text: {
          pt: 'O dever de sigilo não permite mostrar os sistemas a terceiros.',
          en: 'A duty of secrecy does not allow the systems to be shown to outsiders.',
          es: 'El deber de secreto no permite mostrar los sistemas a terceros.',
        },
        rulesOut: {
          mandiant: {
            pt: 'Os especialistas da Mandiant são de fora e veriam os sistemas.',
            en: 'Mandiant experts are outsiders and would see the systems.',
            es: 'Los especialistas de Mandiant son de fuera y verían los sistemas.',
          },
        },
      },
      {
        id: 'judgement',
        text: {
          pt: 'A diretoria quer que uma pessoa avalie o impacto antes de agir.',
          en: 'Management wants a person to weigh the impact before acting.',
          es: 'La dirección quiere que una persona evalúe el impacto antes de actuar.',
        },
        rulesOut: {
          auto: {
            pt: 'Funções agem sem que ninguém avalie o impacto.',
            en: 'Functions act without anybody weighing the impact.',
            es: 'Las funciones actúan sin que nadie evalúe el impacto.',
          },
        },
      },
      {
        id: 'no-staff',
        text: {
          pt: 'Ninguém na organização sabe investigar invasões.',
          en: 'Nobody in the organization knows how to investigate intrusions.',
          es: 'Nadie en la organización sabe investigar intrusiones.',
        },
        rulesOut: {
          staff: {
            pt: 'A equipe própria não tem essa experiência.',
            en: 'The company’s own staff lacks that experience.',
            es: 'El equipo propio no tiene esa experiencia.',
          },
        },
        unclear: ['auto'],
      },
      {
        id: 'overnight',
        text: {
          pt: 'Erros conhecidos têm de ser corrigidos também de madrugada, quando ninguém trabalha.',
          en: 'Known mistakes have to be corrected in the small hours too, when nobody is at work.',
          es: 'Los errores conocidos tienen que corregirse también de madrugada, cuando nadie trabaja.',
        },
        notWith: ['judgement', 'no-staff', 'seconds'],
        rulesOut: {
          staff: {
            pt: 'De madrugada, a correção esperaria por alguém da equipe.',
            en: 'In the small hours, the correction would wait for somebody on the staff.',
            es: 'De madrugada, la corrección esperaría a alguien del equipo.',
          },
          mandiant: {
            pt: 'Consultores investigam incidentes e não corrigem cada erro de madrugada.',
            en: 'Consultants investigate incidents and do not correct each mistake in the small hours.',
            es: 'Los consultores investigan incidentes y no corrigen cada error de madrugada.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'law-and-evidence',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'compliance' } },
    scene: {
      pt: 'Pense nos recursos como casas de um bairro, no provedor como a construtora delas e nos funcionários como os moradores.',
      en: 'Think of the resources as houses in a neighborhood, of the provider as their builder and of the employees as residents.',
      es: 'Piensa en los recursos como casas de un barrio, en el proveedor como su constructora y en los empleados como los vecinos.',
    },
    situations: [
      {
        id: 'exchange',
        text: {
          pt: 'Uma bolsa de valores deve cumprir no Google Cloud a lei sobre dados de interesse nacional e mostrar isso ao regulador.',
          en: 'A stock exchange must comply on Google Cloud with a law on data of national interest and show that to its regulator.',
          es: 'Una bolsa de valores debe cumplir en Google Cloud la ley sobre datos de interés nacional y mostrarlo al regulador.',
        },
      },
      {
        id: 'defense',
        text: {
          pt: 'Um fornecedor da defesa deve cumprir no Google Cloud a lei sobre dados de interesse nacional e comprovar isso.',
          en: 'A defense supplier must comply on Google Cloud with a law on data of national interest and prove it.',
          es: 'Un proveedor de defensa debe cumplir en Google Cloud la ley sobre datos de interés nacional y demostrarlo.',
        },
      },
      {
        id: 'registry',
        text: {
          pt: 'Um órgão público deve guardar registros de cidadãos no Google Cloud conforme a lei e comprovar isso.',
          en: 'A public agency must keep citizens’ records on Google Cloud as the law requires and prove it.',
          es: 'Un organismo público debe guardar registros de ciudadanos en Google Cloud conforme a la ley y demostrarlo.',
        },
      },
      {
        id: 'pension',
        text: {
          pt: 'Um fundo de pensão público deve cumprir no Google Cloud a lei sobre dados de interesse nacional e comprovar isso.',
          en: 'A public pension fund must comply on Google Cloud with a law on data of national interest and prove it.',
          es: 'Un fondo de pensión público debe cumplir en Google Cloud la ley sobre datos de interés nacional y demostrarlo.',
        },
      },
      {
        id: 'blood',
        text: {
          pt: 'Um banco de sangue nacional deve guardar dados de doadores no Google Cloud conforme a lei e comprovar isso.',
          en: 'A national blood bank must keep donors’ data on Google Cloud as the law requires and prove it.',
          es: 'Un banco de sangre nacional debe guardar datos de donantes en Google Cloud conforme a la ley y demostrarlo.',
        },
      },
    ],
    first: [
      {
        id: 'policy',
        text: {
          pt: 'Restrição de locais por política',
          en: 'A location policy',
          es: 'Restricción de lugares por política',
        },
        uses: ['Organization Policy'],
        why: {
          pt: 'A política da organização recusa recursos fora das regiões permitidas, sem custo e para todos os projetos, inclusive os futuros.',
          en: 'The organization policy refuses resources outside the allowed regions, free of charge and for all projects, future ones included.',
          es: 'La política de la organización rechaza recursos fuera de las regiones permitidas, sin costo y para todos los proyectos, incluso los futuros.',
        },
        likeness: {
          pt: 'a cerca que limita as obras sem escolher quem conserta',
          en: 'the fence that limits building without choosing the repairmen',
          es: 'la cerca que limita las obras sin elegir a quien repara',
        },
        tell: {
          pt: 'Dados só em certas regiões: uma política de locais. Nenhum recurso criado em outro país, nem por engano: uma política de locais. Regra que deve valer para projetos que ainda serão criados: uma política de locais, herdada por todos.',
          en: 'Data only in certain regions: a location policy. No resource created in another country, not even by mistake: a location policy. A rule for projects still to be created: a location policy, which all inherit.',
          es: 'Datos solo en ciertas regiones: una política de lugares. Ningún recurso creado en otro país, ni por error: una política de lugares. Regla que debe valer para proyectos que aún se van a crear: una política de lugares, que todos heredan.',
        },
        source: page('resource-manager/docs/organization-policy/defining-locations'),
        popularity: 5,
      },
      {
        id: 'assured',
        rightWith: ['support-staff'],
        text: {
          pt: 'Pasta do Assured Workloads',
          en: 'An Assured Workloads folder',
          es: 'Carpeta de Assured Workloads',
        },
        uses: ['Assured Workloads'],
        why: {
          pt: 'O Assured Workloads cria uma pasta que aplica as regras de um regime: região, chaves e, com suporte Enhanced ou Premium, quem presta o suporte.',
          en: 'Assured Workloads creates a folder that applies the rules of a regime: region, keys and, with Enhanced or Premium support, who gives support.',
          es: 'Assured Workloads crea una carpeta que aplica las reglas de un régimen: región, claves y, con soporte Enhanced o Premium, quién presta el soporte.',
        },
        likeness: {
          pt: 'o bairro cercado que também escolhe quem faz os consertos',
          en: 'the fenced neighborhood that also chooses who does the repairs',
          es: 'el barrio cercado que además elige a quien repara',
        },
        tell: {
          pt: 'Regime com regras até sobre quem dá suporte: o Assured Workloads. Suporte de pessoas de certa nacionalidade: o Assured Workloads.',
          en: 'A regime with rules even on who gives support: Assured Workloads. Support only by people of a certain nationality: Assured Workloads.',
          es: 'Régimen con reglas incluso sobre quién da soporte: Assured Workloads. Soporte de personas de cierta nacionalidad: Assured Workloads.',
        },
        source: page('assured-workloads/docs/overview'),
        popularity: 3,
      },
      {
        id: 'manual',
        neverRight: true,
        text: {
          pt: 'Região escolhida por cada equipe',
          en: 'Regions chosen by each team',
          es: 'Región elegida por cada equipo',
        },
        uses: [],
        why: {
          pt: 'Cada equipe escolhe a região ao criar um recurso, e os dados ficam nela.',
          en: 'Each team chooses the region when it creates a resource, and the data stays there.',
          es: 'Cada equipo elige la región al crear un recurso, y los datos quedan en ella.',
        },
        likeness: {
          pt: 'a promessa dos moradores de hoje de não construir fora',
          en: 'the present residents’ promise not to build outside the neighborhood',
          es: 'la promesa de los vecinos actuales de no construir fuera',
        },
        tell: {
          pt: 'Poucos recursos, sem nada que impeça um erro: uma região escolhida por cada equipe.',
          en: 'Few resources, with nothing to prevent a mistake: a region chosen by each team.',
          es: 'Pocos recursos, sin nada que impida un error: una región elegida por cada equipo.',
        },
        source: page('docs/geography-and-regions'),
        popularity: 5,
      },
    ],
    second: [
      {
        id: 'reports',
        text: {
          pt: 'relatórios de auditores externos',
          en: 'outside auditors’ reports',
          es: 'informes de auditores externos',
        },
        uses: ['Compliance Reports Manager'],
        why: {
          pt: 'O Compliance Reports Manager entrega relatórios como SOC e ISO, feitos por auditores independentes, sem custo.',
          en: 'Compliance Reports Manager delivers reports such as SOC and ISO, made by independent auditors, free of charge.',
          es: 'Compliance Reports Manager entrega informes como SOC e ISO, hechos por auditores independientes, sin costo.',
        },
        likeness: {
          pt: 'os laudos de peritos de fora só sobre a construtora',
          en: 'the outside experts’ certificates about the builder alone',
          es: 'los dictámenes de peritos externos solo sobre la constructora',
        },
        tell: {
          pt: 'Relatórios SOC e ISO do provedor: o Compliance Reports Manager. Controles atestados por um terceiro independente: um relatório ou uma inspeção de auditoria. Nenhuma verba neste ano para contratar outro serviço: registros de auditoria ou relatórios que o provedor já tem.',
          en: 'The provider’s SOC and ISO reports: Compliance Reports Manager. Controls that an independent third party attests to: an audit report or inspection. No money this year to hire any further service: audit logs or reports that the provider already has.',
          es: 'Informes SOC e ISO del proveedor: Compliance Reports Manager. Controles de los que da fe un tercero independiente: un informe o una inspección de auditoría. Ningún fondo este año para contratar otro servicio: registros de auditoría o informes que el proveedor ya tiene.',
        },
        source: page('security/compliance/compliance-reports-manager'),
        popularity: 4,
      },
      {
        id: 'audit',
        text: { pt: 'registros de auditoria', en: 'audit logs', es: 'registros de auditoría' },
        uses: ['Audit Logs'],
        why: {
          pt: 'Os registros de auditoria, já ligados e sem custo para as mudanças, anotam a cada dia quem, na organização, fez o quê, onde e quando.',
          en: 'Audit logs, already on and free of charge for changes, record each day who in the organization did what, where and when.',
          es: 'Los registros de auditoría, ya activos y sin costo para los cambios, anotan cada día quién, en la organización, hizo qué, dónde y cuándo.',
        },
        likeness: {
          pt: 'o diário do próprio porteiro sobre cada ato dos moradores',
          en: 'the gatekeeper’s own daily book of each resident’s acts',
          es: 'el diario del propio portero con cada acto del vecindario',
        },
        tell: {
          pt: 'Quem da organização fez o quê: registros de auditoria. Evidências da atividade de cada dia: registros de auditoria. Mudanças feitas por funcionários: registros de auditoria. Nenhuma verba neste ano para contratar outro serviço: registros de auditoria ou relatórios que o provedor já tem.',
          en: 'Who in the organization did what: audit logs. Evidence of each day’s activity: audit logs. Changes made by employees: audit logs. No money this year to hire any further service: audit logs or reports that the provider already has.',
          es: 'Quién de la organización hizo qué: registros de auditoría. Evidencias de la actividad de cada día: registros de auditoría. Cambios hechos por empleados: registros de auditoría. Ningún fondo este año para contratar otro servicio: registros de auditoría o informes que el proveedor ya tiene.',
        },
        source: page('logging/docs/audit'),
        popularity: 5,
      },
      {
        id: 'inspection',
        text: {
          pt: 'inspeção de auditor contratado',
          en: 'a hired auditor’s inspection',
          es: 'inspección de un auditor contratado',
        },
        uses: [],
        why: {
          pt: 'Um auditor contratado pela organização inspeciona os controles dela e assina o resultado, como terceiro independente.',
          en: 'An auditor hired by the organization inspects its controls and signs the result as an independent third party.',
          es: 'Un auditor contratado por la organización inspecciona sus controles y firma el resultado, como tercero independiente.',
        },
        likeness: {
          pt: 'o perito pago que assina o que viu num dia',
          en: 'the paid expert who signs what he saw that day',
          es: 'el perito pagado que firma lo que vio ese día',
        },
        tell: {
          pt: 'Prova independente sobre os próprios controles: um auditor contratado. Controles atestados por um terceiro independente: um relatório ou uma inspeção de auditoria.',
          en: 'Independent proof about one’s own controls: a hired auditor. Controls that an independent third party attests to: an audit report or inspection.',
          es: 'Prueba independiente sobre los propios controles: un auditor contratado. Controles de los que da fe un tercero independiente: un informe o una inspección de auditoría.',
        },
        source: page('security/compliance'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'free',
        text: {
          pt: 'Não há verba neste ano para contratar mais nenhum serviço.',
          en: 'This year, there is no money to hire any further service.',
          es: 'Este año no hay fondos para contratar ningún otro servicio.',
        },
        rulesOut: {
          inspection: {
            pt: 'Um auditor contratado é um serviço adicional a pagar.',
            en: 'A hired auditor is an additional service to pay for.',
            es: 'Un auditor contratado es un servicio adicional que pagar.',
          },
        },
        unclear: ['assured'],
      },
      {
        id: 'support-staff',
        text: {
          pt: 'A lei só permite suporte de pessoas de certa nacionalidade.',
          en: 'The law allows support only by people of a certain nationality.',
          es: 'La ley solo permite soporte de personas de cierta nacionalidad.',
        },
        rulesOut: {
          manual: {
            pt: 'Escolher a região não decide quem dá suporte.',
            en: 'Choosing the region does not decide who gives support.',
            es: 'Elegir la región no decide quién da soporte.',
          },
          policy: {
            pt: 'Uma política de locais decide onde ficam recursos, não quem dá suporte.',
            en: 'A location policy decides where resources are, not who gives support.',
            es: 'Una política de lugares decide dónde quedan los recursos, no quién da soporte.',
          },
        },
      },
      {
        id: 'future',
        notWith: ['mistake', 'support-staff'],
        text: {
          pt: 'A regra deve valer também para os projetos que ainda serão criados.',
          en: 'The rule has to hold for projects still to be created as well.',
          es: 'La regla debe valer también para los proyectos que aún se van a crear.',
        },
        rulesOut: {
          manual: {
            pt: 'Com a escolha de cada equipe, cada projeto novo depende de quem o cria.',
            en: 'With each team’s choice, each new project depends on whoever creates it.',
            es: 'Con la elección de cada equipo, cada proyecto nuevo depende de quien lo crea.',
          },
        },
        unclear: ['assured'],
      },
      {
        id: 'certificates',
        notWith: ['independent'],
        text: {
          pt: 'O regulador pede os relatórios SOC e ISO do provedor.',
          en: 'The regulator asks for the provider’s SOC and ISO reports.',
          es: 'El regulador pide los informes SOC e ISO del proveedor.',
        },
        rulesOut: {
          audit: {
            pt: 'Registros de auditoria mostram a atividade da organização, e não as certificações do provedor.',
            en: 'Audit logs show the organization’s activity rather than the provider’s certifications.',
            es: 'Los registros de auditoría muestran la actividad de la organización, y no las certificaciones del proveedor.',
          },
          inspection: {
            pt: 'O auditor contratado examina os controles da organização, e não os do provedor.',
            en: 'A hired auditor examines the organization’s controls rather than the provider’s.',
            es: 'El auditor contratado examina los controles de la organización, y no los del proveedor.',
          },
        },
      },
      {
        id: 'mistake',
        text: {
          pt: 'Nenhum recurso pode ser criado em outro país, nem por engano.',
          en: 'No resource may be created in another country, not even by mistake.',
          es: 'Ningún recurso puede crearse en otro país, ni por error.',
        },
        rulesOut: {
          manual: {
            pt: 'Quando cada equipe escolhe a região, nada recusa uma escolha errada.',
            en: 'When each team chooses its regions, nothing refuses a wrong choice.',
            es: 'Cuando cada equipo elige la región, nada rechaza una elección equivocada.',
          },
        },
      },
      {
        id: 'own-people',
        text: {
          pt: 'Cada mudança feita por funcionários precisa ficar visível ao regulador.',
          en: 'Each change made by employees has to be visible to the regulator.',
          es: 'Cada cambio hecho por empleados tiene que ser visible para el regulador.',
        },
        rulesOut: {
          reports: {
            pt: 'Os relatórios tratam dos controles do provedor, não dos funcionários do cliente.',
            en: 'The reports deal with the provider’s controls rather than the customer’s employees.',
            es: 'Los informes tratan de los controles del proveedor, no de los empleados del cliente.',
          },
          inspection: {
            pt: 'Uma inspeção examina amostras, não cada mudança feita por funcionários.',
            en: 'An inspection examines samples rather than each change made by employees.',
            es: 'Una inspección examina muestras, no cada cambio hecho por empleados.',
          },
        },
      },
      {
        id: 'independent',
        text: {
          pt: 'Um terceiro independente precisa atestar os controles de segurança.',
          en: 'An independent third party has to attest to the security controls.',
          es: 'Un tercero independiente tiene que dar fe de los controles de seguridad.',
        },
        rulesOut: {
          audit: {
            pt: 'Registros de auditoria mostram atividades, sem o parecer de um terceiro.',
            en: 'Audit logs show activity, without the opinion of a third party.',
            es: 'Los registros de auditoría muestran actividades, sin el dictamen de un tercero.',
          },
        },
      },
      {
        id: 'day-by-day',
        text: {
          pt: 'O regulador pede evidências da atividade de cada dia.',
          en: 'The regulator asks for evidence of each day’s activity.',
          es: 'El regulador pide evidencias de la actividad de cada día.',
        },
        rulesOut: {
          reports: {
            pt: 'Os relatórios de auditores saem poucas vezes por ano.',
            en: 'Auditors’ reports come out a few times a year.',
            es: 'Los informes de auditores salen pocas veces al año.',
          },
          inspection: {
            pt: 'Uma inspeção acontece poucas vezes por ano.',
            en: 'An inspection happens a few times a year.',
            es: 'Una inspección ocurre pocas veces al año.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  {
    id: 'link-and-delivery',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'networking' } },
    scene: {
      pt: 'Pense no sistema como o atendimento por telefone de uma firma, em que cada máquina é um atendente.',
      en: 'Think of the system as a company’s telephone service, where each machine is a clerk who answers the calls.',
      es: 'Piensa en el sistema como la atención telefónica de una empresa, en la que cada máquina es un empleado que contesta.',
    },
    situations: [
      {
        id: 'bus',
        text: {
          pt: 'Uma empresa de ônibus vai lançar seu sistema de passagens, em máquinas virtuais do Google Cloud.',
          en: 'A bus company is launching its ticket system, on virtual machines of Google Cloud.',
          es: 'Una empresa de autobuses va a lanzar su sistema de pasajes, en máquinas virtuales de Google Cloud.',
        },
      },
      {
        id: 'papers',
        text: {
          pt: 'Uma distribuidora vai lançar seu sistema de pedidos, em máquinas virtuais do Google Cloud.',
          en: 'A distributor is launching its order system, on virtual machines of Google Cloud.',
          es: 'Una distribuidora va a lanzar su sistema de pedidos, en máquinas virtuales de Google Cloud.',
        },
      },
      {
        id: 'health',
        text: {
          pt: 'Um plano de saúde vai lançar seu sistema de autorizações, em máquinas virtuais do Google Cloud.',
          en: 'A health insurer is launching its authorization system, on virtual machines of Google Cloud.',
          es: 'Una aseguradora de salud va a lanzar su sistema de autorizaciones, en máquinas virtuales de Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'global',
        text: {
          pt: 'Balanceador de carga externo global',
          en: 'A global external load balancer',
          es: 'Balanceador de carga externo global',
        },
        uses: ['Cloud Load Balancing'],
        why: {
          pt: 'O balanceador global recebe da internet em um só endereço IP, na borda da rede do Google. Leva cada usuário à região mais próxima com máquinas saudáveis, verificadas a cada poucos segundos, e atrás dele máquinas entram e saem.',
          en: 'The global load balancer receives from the internet at a single IP address, at the edge of Google’s network. It takes each user to the nearest region with healthy machines, checked every few seconds, and machines may be added or removed behind it.',
          es: 'El balanceador global recibe de internet en una sola dirección IP, en el borde de la red de Google. Lleva a cada usuario a la región más cercana con máquinas sanas, verificadas cada pocos segundos, y detrás de él entran y salen máquinas.',
        },
        likeness: {
          pt: 'o número público único, que atende em qualquer país e passa a chamada ao atendente livre mais próximo',
          en: 'the single public number, which answers in any country and passes the call to the nearest free clerk',
          es: 'el número público único, que contesta en cualquier país y pasa la llamada al empleado libre más cercano',
        },
        tell: {
          pt: 'Usuário que deve chegar à máquina mais próxima: o balanceador global, com máquinas em mais de um continente. Um único endereço IP liberado nos firewalls dos clientes: um balanceador de carga, à frente das máquinas. Usuários que devem passar às outras máquinas em segundos, se uma falhar: um balanceador de carga. Clientes e parceiros que entram pela internet, sem VPN: um balanceador de carga externo, e não um interno. Máquinas novas em minutos nos picos, sem mudar o endereço IP: um balanceador de carga, que responde por todas. Sistema que não pode sair do ar enquanto uma máquina é atualizada: mais de uma, atrás de um balanceador de carga.',
          en: 'A user who should reach the nearest machine: the global load balancer, with machines on more than one continent. A single IP address allowed in customers’ firewalls: a load balancer, in front of the machines. Users who must move to the other machines within seconds, if one fails: a load balancer. Customers and partners who come in over the internet, without a VPN: an external load balancer, not an internal one. New machines within minutes at peak times, with no change of IP address: a load balancer, which answers for them all. A system that may not go down while a machine is updated: more than one, behind a load balancer.',
          es: 'Usuario que debe llegar a la máquina más cercana: el balanceador global, con máquinas en más de un continente. Una única dirección IP autorizada en los firewalls de los clientes: un balanceador de carga, delante de las máquinas. Usuarios que deben pasar a las otras máquinas en segundos, si una falla: un balanceador de carga. Clientes y socios que entran por internet, sin VPN: un balanceador de carga externo, y no uno interno. Máquinas nuevas en minutos en los picos, sin cambiar la dirección IP: un balanceador de carga, que responde por todas. Sistema que no puede quedar fuera de servicio mientras se actualiza una máquina: más de una, detrás de un balanceador de carga.',
        },
        source: page('load-balancing/docs/load-balancing-overview'),
        popularity: 5,
      },
      {
        id: 'regional',
        text: {
          pt: 'Balanceador de carga externo regional',
          en: 'A regional external load balancer',
          es: 'Balanceador de carga externo regional',
        },
        uses: ['Cloud Load Balancing'],
        why: {
          pt: 'O balanceador externo regional recebe da internet em um só endereço IP e decifra as conexões dentro da região. Atrás dele, máquinas entram e saem, e a que falha em uma verificação, feita a cada poucos segundos, não recebe mais ninguém.',
          en: 'The regional external load balancer receives from the internet at a single IP address and decrypts connections inside the region. Machines may be added or removed behind it, and one that fails its check, made every few seconds, gets no more users.',
          es: 'El balanceador externo regional recibe de internet en una sola dirección IP y descifra las conexiones dentro de la región. Detrás de él entran y salen máquinas, y la que falla en una verificación, hecha cada pocos segundos, no recibe a nadie más.',
        },
        likeness: {
          pt: 'o número público de uma só cidade, que reparte as chamadas ali mesmo entre os atendentes presentes',
          en: 'the public number of one city alone, which shares out the calls right there among the clerks present',
          es: 'el número público de una sola ciudad, que reparte las llamadas allí mismo entre los empleados presentes',
        },
        tell: {
          pt: 'Conexões que a lei só permite decifrar no país: um balanceador regional. Um único endereço IP liberado nos firewalls dos clientes: um balanceador de carga, à frente das máquinas. Clientes e parceiros que entram pela internet, sem VPN: um balanceador de carga externo, e não um interno. Usuários que devem passar às outras máquinas em segundos, se uma falhar: um balanceador de carga. Máquinas novas em minutos nos picos, sem mudar o endereço IP: um balanceador de carga, que responde por todas. Sistema que não pode sair do ar enquanto uma máquina é atualizada: mais de uma, atrás de um balanceador de carga.',
          en: 'Connections that the law allows to be decrypted only in the country: a regional load balancer. A single IP address allowed in customers’ firewalls: a load balancer, in front of the machines. Customers and partners who come in over the internet, without a VPN: an external load balancer, not an internal one. Users who must move to the other machines within seconds, if one fails: a load balancer. New machines within minutes at peak times, with no change of IP address: a load balancer, which answers for them all. A system that may not go down while a machine is updated: more than one, behind a load balancer.',
          es: 'Conexiones que la ley solo permite descifrar en el país: un balanceador regional. Una única dirección IP autorizada en los firewalls de los clientes: un balanceador de carga, delante de las máquinas. Clientes y socios que entran por internet, sin VPN: un balanceador de carga externo, y no uno interno. Usuarios que deben pasar a las otras máquinas en segundos, si una falla: un balanceador de carga. Máquinas nuevas en minutos en los picos, sin cambiar la dirección IP: un balanceador de carga, que responde por todas. Sistema que no puede quedar fuera de servicio mientras se actualiza una máquina: más de una, detrás de un balanceador de carga.',
        },
        source: page('load-balancing/docs/https'),
        popularity: 4,
        rightWith: ['in-country'],
      },
      {
        id: 'internal',
        text: {
          pt: 'Balanceador de carga interno',
          en: 'An internal load balancer',
          es: 'Balanceador de carga interno',
        },
        uses: ['Cloud Load Balancing'],
        why: {
          pt: 'O balanceador interno tem um só endereço, privado, e reparte o que vem da rede da empresa. Atrás dele, máquinas entram e saem, e a que falha em uma verificação, feita a cada poucos segundos, não recebe mais ninguém.',
          en: 'The internal load balancer has a single, private address and spreads what comes from the company’s network. Machines may be added or removed behind it, and one that fails its check, made every few seconds, gets no more users.',
          es: 'El balanceador interno tiene una sola dirección, privada, y reparte lo que viene de la red de la empresa. Detrás de él entran y salen máquinas, y la que falla en una verificación, hecha cada pocos segundos, no recibe a nadie más.',
        },
        likeness: {
          pt: 'o ramal que só se disca de dentro da firma e que reparte as chamadas entre os atendentes presentes',
          en: 'the extension that can be dialed only inside the company and shares out calls among the clerks present',
          es: 'la extensión que solo se marca desde dentro y que reparte las llamadas entre los empleados presentes',
        },
        tell: {
          pt: 'Só a rede da empresa, sem endereço público: o balanceador interno. Um único endereço IP liberado nos firewalls dos clientes: um balanceador de carga, à frente das máquinas. Usuários que devem passar às outras máquinas em segundos, se uma falhar: um balanceador de carga. Máquinas novas em minutos nos picos, sem mudar o endereço IP: um balanceador de carga, que responde por todas. Sistema que não pode sair do ar enquanto uma máquina é atualizada: mais de uma, atrás de um balanceador de carga.',
          en: 'Just the company’s network, without a public address: the internal load balancer. A single IP address allowed in customers’ firewalls: a load balancer, in front of the machines. Users who must move to the other machines within seconds, if one fails: a load balancer. New machines within minutes at peak times, with no change of IP address: a load balancer, which answers for them all. A system that may not go down while a machine is updated: more than one, behind a load balancer.',
          es: 'Solo la red de la empresa, sin dirección pública: el balanceador interno. Una única dirección IP autorizada en los firewalls de los clientes: un balanceador de carga, delante de las máquinas. Usuarios que deben pasar a las otras máquinas en segundos, si una falla: un balanceador de carga. Máquinas nuevas en minutos en los picos, sin cambiar la dirección IP: un balanceador de carga, que responde por todas. Sistema que no puede quedar fuera de servicio mientras se actualiza una máquina: más de una, detrás de un balanceador de carga.',
        },
        source: page('load-balancing/docs/l7-internal'),
        popularity: 3,
        rightWith: ['private'],
      },
      {
        id: 'names',
        text: {
          pt: 'Um nome no Cloud DNS, com vários endereços',
          en: 'One name in Cloud DNS, with several addresses',
          es: 'Un nombre en Cloud DNS, con varias direcciones',
        },
        uses: ['Cloud DNS'],
        why: {
          pt: 'O Cloud DNS responde com o endereço de cada máquina e pode escolher o mais próximo do usuário.',
          en: 'Cloud DNS answers with each machine’s address and can choose the one nearest the user.',
          es: 'Cloud DNS responde con la dirección de cada máquina y puede elegir la más cercana al usuario.',
        },
        likeness: {
          pt: 'a lista impressa com o telefone de cada atendente, que ainda mostra o de quem acabou de sair',
          en: 'the printed list of every clerk’s number, which still shows that of one who has just left',
          es: 'la lista impresa con el teléfono de cada empleado, que aún muestra el de quien acaba de salir',
        },
        tell: {
          pt: 'Um nome para vários endereços, sem conferir máquinas a cada visita: o DNS.',
          en: 'One name for several addresses, with no check of machines at each visit: DNS.',
          es: 'Un nombre para varias direcciones, sin comprobar máquinas en cada visita: el DNS.',
        },
        source: page('dns/docs/overview'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'big',
        text: {
          pt: 'Uma só máquina maior, com IP fixo',
          en: 'A single larger machine, with a fixed IP',
          es: 'Una sola máquina más grande, con IP fija',
        },
        uses: ['Compute Engine'],
        why: {
          pt: 'Uma só máquina maior é simples e não depende de outro serviço.',
          en: 'A single larger machine is simple and depends on no other service.',
          es: 'Una sola máquina más grande es simple y no depende de otro servicio.',
        },
        likeness: {
          pt: 'o atendente único, muito rápido, que deixa todos esperando quando falta',
          en: 'the one very fast clerk, who leaves everybody waiting when away',
          es: 'el empleado único, muy rápido, que deja a todos esperando cuando falta',
        },
        tell: {
          pt: 'Pouca carga e pausas aceitas: uma só máquina.',
          en: 'Little load and pauses accepted: a single machine.',
          es: 'Poca carga y pausas aceptadas: una sola máquina.',
        },
        source: page('compute/docs/machine-resource'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'nearest',
        text: {
          pt: 'Há máquinas em São Paulo e na Bélgica, e cada usuário deve chegar à mais próxima.',
          en: 'There are machines in São Paulo and in Belgium, and each user should reach the nearest.',
          es: 'Hay máquinas en São Paulo y en Bélgica, y cada usuario debe llegar a la más cercana.',
        },
        notWith: ['in-country', 'private'],
        fits: ['global', 'names'],
        rulesOut: {
          regional: {
            pt: 'O balanceador regional atende com as máquinas de uma só região.',
            en: 'The regional load balancer serves with the machines of a single region.',
            es: 'El balanceador regional atiende con las máquinas de una sola región.',
          },
          big: {
            pt: 'Uma só máquina fica longe dos usuários do outro continente.',
            en: 'A single machine is far from users on the other continent.',
            es: 'Una sola máquina queda lejos de los usuarios del otro continente.',
          },
        },
      },
      {
        id: 'in-country',
        text: {
          pt: 'A lei exige que as conexões só sejam decifradas no país.',
          en: 'The law requires connections to be decrypted only in the country.',
          es: 'La ley exige que las conexiones solo se descifren en el país.',
        },
        notWith: ['private'],
        fits: ['regional', 'internal', 'names', 'big'],
        rulesOut: {
          global: {
            pt: 'O balanceador global decifra conexões na borda da rede, também em outros países.',
            en: 'The global load balancer decrypts connections at the network’s edge, in other countries too.',
            es: 'El balanceador global descifra conexiones en el borde de la red, también en otros países.',
          },
        },
      },
      {
        id: 'private',
        text: {
          pt: 'Só a rede da empresa vai usá-lo, e a segurança não aceita um endereço público.',
          en: 'Only the company’s network will use it, and security does not accept a public address.',
          es: 'Solo la red de la empresa lo va a usar, y seguridad no acepta una dirección pública.',
        },
        fits: ['internal', 'names', 'big'],
        rulesOut: {
          global: {
            pt: 'O balanceador externo global tem endereço público.',
            en: 'The global external load balancer has a public address.',
            es: 'El balanceador externo global tiene dirección pública.',
          },
          regional: {
            pt: 'O balanceador externo, mesmo regional, tem endereço público.',
            en: 'An external load balancer, even a regional one, has a public address.',
            es: 'El balanceador externo, aun regional, tiene dirección pública.',
          },
        },
      },
      {
        id: 'public',
        text: {
          pt: 'Clientes e parceiros entram pela internet, sem VPN.',
          en: 'Customers and partners come in over the internet, without a VPN.',
          es: 'Clientes y socios entran por internet, sin VPN.',
        },
        notWith: ['private'],
        fits: ['global', 'regional', 'names', 'big'],
        rulesOut: {
          internal: {
            pt: 'O balanceador interno não recebe quem vem da internet.',
            en: 'The internal load balancer does not receive those who come from the internet.',
            es: 'El balanceador interno no recibe a quien viene de internet.',
          },
        },
      },
      {
        id: 'failing',
        text: {
          pt: 'Se uma máquina falhar, os usuários devem passar às outras em segundos.',
          en: 'If a machine fails, users must move to the others within seconds.',
          es: 'Si una máquina falla, los usuarios deben pasar a las otras en segundos.',
        },
        fits: ['global', 'regional', 'internal'],
        rulesOut: {
          names: {
            pt: 'O DNS fica na memória dos computadores e ainda leva muitos à máquina que falhou.',
            en: 'DNS answers stay in computers’ memory and still lead many to the machine that failed.',
            es: 'El DNS queda en la memoria de las computadoras y todavía lleva a muchos a la máquina que falló.',
          },
          big: {
            pt: 'Quando a única máquina falha, não há outra.',
            en: 'When the only machine fails, there is no other.',
            es: 'Cuando la única máquina falla, no hay otra.',
          },
        },
      },
      {
        id: 'growth',
        text: {
          pt: 'Nos picos, máquinas novas entram em minutos, e o endereço IP não pode mudar.',
          en: 'At peak times, new machines come in within minutes, and the IP address may not change.',
          es: 'En los picos, entran máquinas nuevas en minutos, y la dirección IP no puede cambiar.',
        },
        notWith: ['failing'],
        fits: ['global', 'regional', 'internal'],
        rulesOut: {
          names: {
            pt: 'Com o DNS, cada máquina nova é mais um endereço.',
            en: 'With DNS, each new machine is one more address.',
            es: 'Con el DNS, cada máquina nueva es una dirección más.',
          },
          big: {
            pt: 'Uma só máquina não recebe outras ao lado.',
            en: 'A single machine gets no others beside it.',
            es: 'Una sola máquina no recibe otras al lado.',
          },
        },
      },
      {
        id: 'one-address',
        text: {
          pt: 'Os clientes liberam um único endereço IP em seus firewalls.',
          en: 'Customers allow a single IP address in their firewalls.',
          es: 'Los clientes autorizan una única dirección IP en sus firewalls.',
        },
        notWith: ['failing', 'growth'],
        fits: ['global', 'regional', 'internal', 'big'],
        rulesOut: {
          names: {
            pt: 'Com o DNS, há um endereço IP para cada máquina.',
            en: 'With DNS, there is an IP address for each machine.',
            es: 'Con el DNS, hay una dirección IP por cada máquina.',
          },
        },
      },
      {
        id: 'updates',
        text: {
          pt: 'O sistema não pode sair do ar enquanto uma máquina é atualizada.',
          en: 'The system may not go down while a machine is updated.',
          es: 'El sistema no puede quedar fuera de servicio mientras se actualiza una máquina.',
        },
        notWith: ['failing', 'growth'],
        fits: ['global', 'regional', 'internal'],
        rulesOut: {
          big: {
            pt: 'Atualizar a única máquina tira o sistema do ar.',
            en: 'Updating the only machine takes the system down.',
            es: 'Actualizar la única máquina deja el sistema fuera de servicio.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os usuários devem chegar às máquinas?',
      en: 'How should users reach the machines?',
      es: '¿Cómo deben llegar los usuarios a las máquinas?',
    },
  },
];
