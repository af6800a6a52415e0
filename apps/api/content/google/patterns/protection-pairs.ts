import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page, site } from '../source.ts';

export const protectionPairs: readonly Pattern[] = [
  pairsOf({
    id: 'class-and-place',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'object-storage' } },
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
          pt: 'Uma empresa de segurança quer definir a classe e o local das gravações de câmeras no Cloud Storage.',
          en: 'A security company is choosing the storage class and location of its camera footage in Cloud Storage.',
          es: 'Una empresa de seguridad quiere definir la clase y la ubicación de sus grabaciones en Cloud Storage.',
        },
      },
      {
        id: 'songs',
        text: {
          pt: 'Uma gravadora quer definir a classe e o local das gravações de estúdio no Cloud Storage.',
          en: 'A record label is choosing the storage class and location of studio recordings in Cloud Storage.',
          es: 'Un sello discográfico quiere definir la clase y la ubicación de sus grabaciones de estudio en Cloud Storage.',
        },
      },
      {
        id: 'plans',
        text: {
          pt: 'Um escritório de engenharia quer definir a classe e o local de plantas e laudos no Cloud Storage.',
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
        tell: {
          pt: 'Lido com frequência ou guardado por pouco tempo: a classe Standard. Arquivos lidos várias vezes por semana: a classe Standard. Arquivos de trabalho apagados em dez dias: a classe Standard.',
          en: 'Read often or kept briefly: the Standard class. Files read several times a week: the Standard class. Working files deleted within ten days: the Standard class.',
          es: 'Leído con frecuencia o guardado poco tiempo: la clase Standard. Archivos que se leen varias veces por semana: la clase Standard. Archivos de trabajo que se borran a los diez días: la clase Standard.',
        },
        source: page('storage/docs/storage-classes'),
        popularity: 5,
      },
      {
        id: 'nearline',
        text: { pt: 'Nearline', en: 'Nearline class', es: 'Nearline' },
        uses: ['Nearline'],
        why: {
          pt: 'A classe Nearline custa menos por mês e serve ao que se lê no máximo uma vez por mês.',
          en: 'The Nearline class costs less a month and suits what is read once a month at most.',
          es: 'La clase Nearline cuesta menos por mes y sirve para lo que se lee como máximo una vez al mes.',
        },
        tell: {
          pt: 'Lido cerca de uma vez por mês: a classe Nearline. Arquivos lidos menos de uma vez por mês e classe de uso frequente fora do orçamento: a classe Nearline. Arquivo lido a cada seis semanas: a classe Nearline.',
          en: 'Read about once a month: the Nearline class. Files read less than once a month and the class for frequent use over budget: the Nearline class. A file read every six weeks: the Nearline class.',
          es: 'Leído cerca de una vez al mes: la clase Nearline. Archivos que se leen menos de una vez al mes y clase de uso frecuente que excede el presupuesto: la clase Nearline. Archivo que se lee cada seis semanas: la clase Nearline.',
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
        tell: {
          pt: 'Um lugar escolhido e menor custo: uma região. Nenhuma redundância entre lugares distantes: uma só região. Lugar exato das cópias escolhido pela empresa: uma região ou um par de regiões.',
          en: 'One chosen place and the lowest cost: one region. No redundancy between distant places: a single region. The exact place of the copies chosen by the company: a region or a pair of regions.',
          es: 'Un lugar elegido y menor costo: una región. Ninguna redundancia entre lugares distantes: una sola región. Lugar exacto de las copias que elige la empresa: una región o un par de regiones.',
        },
        source: page('storage/docs/locations'),
        popularity: 5,
      },
      {
        id: 'dual',
        text: { pt: 'um par de regiões', en: 'a pair of regions', es: 'un par de regiones' },
        uses: [],
        why: {
          pt: 'Um bucket birregional mantém cópias nas duas regiões que a empresa escolheu.',
          en: 'A dual-region bucket keeps copies in the two regions that the company chose.',
          es: 'Un bucket birregional mantiene copias en las dos regiones que la empresa eligió.',
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
            pt: 'A classe Archive cobra ainda mais por gigabyte lido.',
            en: 'The Archive class charges even more by the gigabyte read.',
            es: 'La clase Archive cobra aún más por gigabyte leído.',
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
          pt: 'O Security Command Center acha erros de configuração, vulnerabilidades e ameaças nos projetos do Google Cloud.',
          en: 'Security Command Center finds misconfigurations, vulnerabilities and threats in Google Cloud projects.',
          es: 'Security Command Center halla errores de configuración, vulnerabilidades y amenazas en los proyectos de Google Cloud.',
        },
        tell: {
          pt: 'Riscos e erros de configuração no Google Cloud: o Security Command Center. Buckets públicos e portas abertas, sem escrever regras: o Security Command Center.',
          en: 'Risks and misconfigurations on Google Cloud: Security Command Center. Public buckets and open ports, without writing rules: Security Command Center.',
          es: 'Riesgos y errores de configuración en Google Cloud: Security Command Center. Buckets públicos y puertos abiertos, sin escribir reglas: Security Command Center.',
        },
        source: page('security-command-center/docs/security-command-center-overview'),
        popularity: 5,
      },
      {
        id: 'secops',
        text: { pt: 'Google SecOps', en: 'Google SecOps', es: 'Google SecOps' },
        uses: ['SecOps'],
        why: {
          pt: 'O Google Security Operations junta registros de toda a empresa, dentro e fora da nuvem, por um ano ou mais, e os cruza com ameaças conhecidas.',
          en: 'Google Security Operations gathers the whole company’s logs, inside and outside the cloud, for a year or more, and matches them with known threats.',
          es: 'Google Security Operations junta registros de toda la empresa, dentro y fuera de la nube, por un año o más, y los cruza con amenazas conocidas.',
        },
        tell: {
          pt: 'SIEM com registros de toda a empresa: o Google SecOps. Logs de notebooks e de outra nuvem, comparados com ameaças conhecidas: o Google SecOps.',
          en: 'A SIEM with the whole company’s logs: Google SecOps. Logs of laptops and of another cloud, compared with known threats: Google SecOps.',
          es: 'SIEM con registros de toda la empresa: Google SecOps. Registros de portátiles y de otra nube, que deben compararse con amenazas conocidas: Google SecOps.',
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
          en: 'in-house staff in office hours',
          es: 'equipo propio en horario laboral',
        },
        uses: [],
        why: {
          pt: 'A equipe própria conhece os sistemas e age com os acessos que já tem.',
          en: 'The company’s own staff knows the systems and acts with the access it already has.',
          es: 'El equipo propio conoce los sistemas y actúa con los accesos que ya tiene.',
        },
        tell: {
          pt: 'Quem conhece os sistemas está disponível: uma equipe própria. Pessoa que avalia o impacto antes de agir: uma equipe própria.',
          en: 'Those who know the systems are available: one’s own staff. A person to weigh the impact before acting: one’s own staff.',
          es: 'Quien conoce los sistemas está disponible: un equipo propio. Persona que evalúe el impacto antes de actuar: un equipo propio.',
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
          pt: 'Funções acionadas pelo aviso corrigem em segundos o que tem solução conhecida.',
          en: 'Functions triggered by the notice fix within seconds what has a known remedy.',
          es: 'Funciones activadas por el aviso corrigen en segundos lo que tiene solución conocida.',
        },
        tell: {
          pt: 'Erros conhecidos corrigidos de madrugada, sem ninguém no trabalho: automação. Problema repetido, solução conhecida: automação. O que foi aberto por engano e precisa ser fechado segundos depois do aviso: automação.',
          en: 'Known mistakes corrected in the small hours, with nobody at work: automation. A repeated problem with a known remedy: automation. What is opened by mistake and has to be closed seconds after the notice: automation.',
          es: 'Errores conocidos corregidos de madrugada, sin nadie que trabaje: automatización. Problema repetido, solución conocida: automatización. Lo que se abre por error y tiene que cerrarse segundos después del aviso: automatización.',
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
          es: 'Los registros de portátiles y de otra nube deben compararse con amenazas conocidas, con reglas ya hechas.',
        },
        rulesOut: {
          scc: {
            pt: 'O Security Command Center observa recursos de nuvem e não reúne registros de notebooks.',
            en: 'Security Command Center watches cloud resources and does not gather logs of laptops.',
            es: 'Security Command Center observa recursos de nube y no reúne registros de portátiles.',
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
          pt: 'A organização não tem verba para contratos além do uso do Google Cloud.',
          en: 'The organization has no budget for contracts beyond its use of Google Cloud.',
          es: 'La organización no tiene fondos para contratos más allá del uso de Google Cloud.',
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
          en: 'What is opened to the public by mistake has to be closed seconds after the notice.',
          es: 'Lo que se abra al público por error tiene que cerrarse segundos después del aviso.',
        },
        rulesOut: {
          staff: {
            pt: 'Uma pessoa leva minutos para ler e agir, e só em horário comercial.',
            en: 'A person takes minutes to read and act, and only in office hours.',
            es: 'Una persona tarda minutos en leer y actuar, y solo en horario laboral.',
          },
          mandiant: {
            pt: 'Consultores investigam incidentes, não reagem em segundos a cada aviso.',
            en: 'Consultants investigate incidents and do not react to each notice within seconds.',
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
    situations: [
      {
        id: 'exchange',
        text: {
          pt: 'Uma bolsa de valores deve cumprir no Google Cloud a lei de soberania de dados e mostrar isso ao regulador.',
          en: 'A stock exchange must comply with a data sovereignty law on Google Cloud and show that to its regulator.',
          es: 'Una bolsa de valores debe cumplir en Google Cloud la ley de soberanía de datos y mostrarlo al regulador.',
        },
      },
      {
        id: 'defense',
        text: {
          pt: 'Um fornecedor da defesa deve cumprir no Google Cloud a lei de soberania de dados e comprovar isso.',
          en: 'A defense supplier must comply with a data sovereignty law on Google Cloud and prove it.',
          es: 'Un proveedor de defensa debe cumplir en Google Cloud la ley de soberanía de datos y demostrarlo.',
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
          pt: 'Um fundo de pensão público deve cumprir no Google Cloud a lei de soberania de dados e comprovar isso.',
          en: 'A public pension fund must comply with a data sovereignty law on Google Cloud and prove it.',
          es: 'Un fondo de pensión público debe cumplir en Google Cloud la ley de soberanía de datos y demostrarlo.',
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
          pt: 'A política da organização recusa recursos fora das regiões permitidas, sem custo e para todos os projetos.',
          en: 'The organization policy refuses resources outside the allowed regions, free of charge and for all projects.',
          es: 'La política de la organización rechaza recursos fuera de las regiones permitidas, sin costo y para todos los proyectos.',
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
        tell: {
          pt: 'Poucos recursos, sem nada que impeça um erro: uma região escolhida por cada equipe.',
          en: 'Few resources, with nothing to prevent a mistake: a region chosen by each team.',
          es: 'Pocos recursos, sin nada que impida un error: una región elegida por cada equipo.',
        },
        source: page('docs/geography-and-regions'),
        popularity: 4,
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
        tell: {
          pt: 'Relatórios SOC e ISO do provedor: o Compliance Reports Manager. Controles atestados por um terceiro independente: um relatório ou uma inspeção de auditoria.',
          en: 'The provider’s SOC and ISO reports: Compliance Reports Manager. Controls that an independent third party attests to: an audit report or inspection.',
          es: 'Informes SOC e ISO del proveedor: Compliance Reports Manager. Controles de los que da fe un tercero independiente: un informe o una inspección de auditoría.',
        },
        source: page('security/compliance/compliance-reports-manager'),
        popularity: 4,
      },
      {
        id: 'audit',
        text: { pt: 'registros de auditoria', en: 'audit logs', es: 'registros de auditoría' },
        uses: ['Audit Logs'],
        why: {
          pt: 'Os registros de auditoria dizem quem, na organização, fez o quê, onde e quando.',
          en: 'Audit logs tell who in the organization did what, where and when.',
          es: 'Los registros de auditoría dicen quién, en la organización, hizo qué, dónde y cuándo.',
        },
        tell: {
          pt: 'Quem da organização fez o quê: registros de auditoria. Evidências da atividade de cada dia: registros de auditoria. Mudanças feitas por funcionários: registros de auditoria.',
          en: 'Who in the organization did what: audit logs. Evidence of each day’s activity: audit logs. Changes made by employees: audit logs.',
          es: 'Quién de la organización hizo qué: registros de auditoría. Evidencias de la actividad de cada día: registros de auditoría. Cambios hechos por empleados: registros de auditoría.',
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
          pt: 'A instituição não tem verba para contratar serviços adicionais.',
          en: 'The institution has no budget for additional services under contract.',
          es: 'La institución no tiene fondos para contratar servicios adicionales.',
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
  pairsOf({
    id: 'link-and-delivery',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'networking' } },
    situations: [
      {
        id: 'studio',
        text: {
          pt: 'Um estúdio de cinema quer ligar sua sede ao Google Cloud e entregar seus vídeos ao público.',
          en: 'A film studio wants to link its headquarters to Google Cloud and deliver its videos to the public.',
          es: 'Un estudio de cine quiere unir su sede con Google Cloud y entregar sus videos al público.',
        },
      },
      {
        id: 'press',
        text: {
          pt: 'Um grupo de jornais quer ligar sua redação ao Google Cloud e entregar fotos e vídeos aos leitores.',
          en: 'A newspaper group wants to link its newsroom to Google Cloud and deliver photos and videos to readers.',
          es: 'Un grupo de periódicos quiere unir su redacción con Google Cloud y entregar fotos y videos a los lectores.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Uma rede de ensino a distância quer ligar seus estúdios ao Google Cloud e entregar aulas gravadas aos alunos.',
          en: 'A distance learning group wants to link its studios to Google Cloud and deliver recorded lessons to students.',
          es: 'Una red de educación a distancia quiere unir sus estudios con Google Cloud y entregar clases grabadas a los alumnos.',
        },
      },
      {
        id: 'league',
        text: {
          pt: 'Uma liga de vôlei quer ligar sua sede ao Google Cloud e entregar os jogos gravados aos torcedores.',
          en: 'A volleyball league wants to link its headquarters to Google Cloud and deliver recorded games to fans.',
          es: 'Una liga de voleibol quiere unir su sede con Google Cloud y entregar los partidos grabados a los aficionados.',
        },
      },
    ],
    first: [
      {
        id: 'vpn',
        text: { pt: 'Túnel do Cloud VPN', en: 'A Cloud VPN tunnel', es: 'Túnel de Cloud VPN' },
        uses: ['Cloud VPN'],
        why: {
          pt: 'O Cloud VPN cria um túnel criptografado sobre a internet que a sede já tem, em horas e a baixo custo.',
          en: 'Cloud VPN creates an encrypted tunnel over the internet line the headquarters already has, within hours and at low cost.',
          es: 'Cloud VPN crea un túnel cifrado sobre la internet que la sede ya tiene, en horas y a bajo costo.',
        },
        tell: {
          pt: 'Ligação rápida e barata pela internet: o Cloud VPN. Ligação pronta nesta semana: o Cloud VPN. Nenhum circuito físico até a rede do Google: o Cloud VPN, pela internet que já existe.',
          en: 'A quick, cheap link over the internet: Cloud VPN. A link ready this week: Cloud VPN. No physical circuit to Google’s network: Cloud VPN, over the line that exists.',
          es: 'Un enlace rápido y barato por internet: Cloud VPN. Enlace listo esta semana: Cloud VPN. Ningún circuito físico hasta la red de Google: Cloud VPN, por la internet que ya existe.',
        },
        source: page('network-connectivity/docs/vpn/concepts/overview'),
        popularity: 5,
      },
      {
        id: 'interconnect',
        text: { pt: 'Cloud Interconnect', en: 'Cloud Interconnect', es: 'Cloud Interconnect' },
        uses: ['Cloud Interconnect', 'Interconnect'],
        why: {
          pt: 'O Cloud Interconnect liga a sede à rede do Google por um circuito privado, com largura de banda estável.',
          en: 'Cloud Interconnect links the headquarters to Google’s network over a private circuit, with steady bandwidth.',
          es: 'Cloud Interconnect une la sede con la red de Google por un circuito privado, con ancho de banda estable.',
        },
        tell: {
          pt: 'Circuito privado e largura de banda estável: o Cloud Interconnect. Dezenas de terabytes por dia e velocidade estável: o Cloud Interconnect. Tráfego que não passa pela internet pública: o Cloud Interconnect.',
          en: 'A private circuit and steady bandwidth: Cloud Interconnect. Tens of terabytes a day and a steady speed: Cloud Interconnect. Traffic that may not cross the public internet: Cloud Interconnect.',
          es: 'Circuito privado y ancho de banda estable: Cloud Interconnect. Decenas de terabytes por día y velocidad estable: Cloud Interconnect. Tráfico que no pasa por internet pública: Cloud Interconnect.',
        },
        source: page('network-connectivity/docs/interconnect/concepts/overview'),
        popularity: 5,
      },
      {
        id: 'upload',
        neverRight: true,
        text: { pt: 'Envio manual pelo console', en: 'Manual upload in the console', es: 'Carga manual en la consola' },
        uses: [],
        why: {
          pt: 'O envio manual pelo console usa o navegador e não pede configuração de rede.',
          en: 'Manual upload in the console uses the browser and needs no network setup.',
          es: 'La carga manual en la consola usa el navegador y no exige configurar la red.',
        },
        tell: {
          pt: 'Poucos arquivos, de vez em quando: o envio pelo console.',
          en: 'A few files now and then: upload in the console.',
          es: 'Pocos archivos, de vez en cuando: la carga en la consola.',
        },
        source: page('storage/docs/uploading-objects'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'cdn',
        text: { pt: 'Cloud CDN', en: 'Cloud CDN', es: 'Cloud CDN' },
        uses: ['Cloud CDN'],
        why: {
          pt: 'O Cloud CDN guarda cópias dos arquivos na borda da rede do Google e as entrega perto de cada pessoa.',
          en: 'Cloud CDN caches files at the edge of Google’s network and delivers them near each person.',
          es: 'Cloud CDN guarda copias de los archivos en el borde de la red de Google y las entrega cerca de cada persona.',
        },
        tell: {
          pt: 'Nenhum servidor a administrar para a entrega: Cloud CDN ou um bucket. Público distante e os mesmos arquivos: o Cloud CDN. Público em três continentes: o Cloud CDN.',
          en: 'No servers to manage for delivery: Cloud CDN or a bucket. A distant audience and the same files: Cloud CDN. An audience on three continents: Cloud CDN.',
          es: 'Ningún servidor que administrar para la entrega: Cloud CDN o un bucket. Público distante y los mismos archivos: Cloud CDN. Público en tres continentes: Cloud CDN.',
        },
        source: page('cdn/docs/overview'),
        popularity: 5,
      },
      {
        id: 'origin',
        rightWith: ['no-copies'],
        text: {
          pt: 'entrega de um bucket, sem cache',
          en: 'uncached delivery from a bucket',
          es: 'entrega de un bucket, sin caché',
        },
        uses: [],
        why: {
          pt: 'A entrega de um bucket, com o cache desativado, sai da região em que ele está, sem cópias em outros lugares.',
          en: 'Delivery from a bucket, with caching turned off, comes from the region where it is, with no copies elsewhere.',
          es: 'La entrega de un bucket, con la caché desactivada, sale de la región donde está, sin copias en otros lugares.',
        },
        tell: {
          pt: 'Nenhum servidor a administrar para a entrega: Cloud CDN ou um bucket. Nenhuma cópia fora da região: a entrega de um bucket, sem cache.',
          en: 'No servers to manage for delivery: Cloud CDN or a bucket. No copies outside the region: uncached delivery from a bucket.',
          es: 'Ningún servidor que administrar para la entrega: Cloud CDN o un bucket. Ninguna copia fuera de la región: la entrega de un bucket, sin caché.',
        },
        source: page('storage/docs/introduction'),
        popularity: 4,
      },
      {
        id: 'machine',
        neverRight: true,
        text: { pt: 'máquina virtual própria', en: 'a virtual machine', es: 'una máquina virtual propia' },
        uses: [],
        why: {
          pt: 'Uma máquina virtual própria entrega os arquivos com o programa que a equipe escolhe e mantém.',
          en: 'A virtual machine delivers the files with the program that the team chooses and maintains.',
          es: 'Una máquina virtual propia entrega los archivos con el programa que el equipo elige y mantiene.',
        },
        tell: {
          pt: 'Um programa de entrega próprio: uma máquina virtual.',
          en: 'A delivery program of one’s own: a virtual machine.',
          es: 'Un programa de entrega propio: una máquina virtual.',
        },
        source: page('compute/docs/overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'private',
        text: {
          pt: 'A política de segurança não permite que o tráfego entre a sede e a nuvem passe pela internet pública.',
          en: 'Security policy does not allow traffic between headquarters and the cloud to cross the public internet.',
          es: 'La política de seguridad no permite que el tráfico entre la sede y la nube pase por internet pública.',
        },
        rulesOut: {
          vpn: {
            pt: 'O túnel do Cloud VPN passa pela internet pública.',
            en: 'A Cloud VPN tunnel crosses the public internet.',
            es: 'El túnel de Cloud VPN pasa por internet pública.',
          },
          upload: {
            pt: 'O envio pelo console passa pela internet pública.',
            en: 'Upload in the console crosses the public internet.',
            es: 'La carga en la consola pasa por internet pública.',
          },
        },
      },
      {
        id: 'tomorrow',
        text: {
          pt: 'A ligação precisa estar pronta nesta semana, com a internet que a sede já tem.',
          en: 'The link has to be ready this week, over the internet line that headquarters already has.',
          es: 'El enlace debe estar listo esta semana, con la internet que la sede ya tiene.',
        },
        notWith: ['private', 'steady'],
        rulesOut: {
          interconnect: {
            pt: 'O Cloud Interconnect pede um circuito novo, que não fica pronto em uma semana.',
            en: 'Cloud Interconnect needs a new circuit, which is not ready in a week.',
            es: 'Cloud Interconnect exige un circuito nuevo, que no queda listo en una semana.',
          },
        },
      },
      {
        id: 'no-circuit',
        text: {
          pt: 'O orçamento não cobre um circuito físico até a rede do Google.',
          en: 'The budget does not cover a physical circuit to Google’s network.',
          es: 'El presupuesto no cubre un circuito físico hasta la red de Google.',
        },
        notWith: ['private', 'steady', 'tomorrow'],
        rulesOut: {
          interconnect: {
            pt: 'O Cloud Interconnect exige um circuito físico até a rede do Google, próprio ou de um parceiro.',
            en: 'Cloud Interconnect needs a physical circuit to Google’s network, its own or a partner’s.',
            es: 'Cloud Interconnect exige un circuito físico hasta la red de Google, propio o de un socio.',
          },
        },
      },
      {
        id: 'systems',
        text: {
          pt: 'Os sistemas da sede trocam dados com a nuvem o tempo todo, sem ninguém presente.',
          en: 'Systems at headquarters exchange data with the cloud all the time, with nobody present.',
          es: 'Los sistemas de la sede intercambian datos con la nube todo el tiempo, sin nadie presente.',
        },
        rulesOut: {
          upload: {
            pt: 'O envio manual depende de alguém que escolha os arquivos.',
            en: 'Manual upload depends on somebody who picks the files.',
            es: 'La carga manual depende de alguien que elija los archivos.',
          },
        },
      },
      {
        id: 'steady',
        text: {
          pt: 'A equipe envia dezenas de terabytes por dia e precisa de velocidade estável.',
          en: 'The team sends tens of terabytes a day and needs a steady speed.',
          es: 'El equipo envía decenas de terabytes por día y necesita una velocidad estable.',
        },
        rulesOut: {
          vpn: {
            pt: 'A velocidade do Cloud VPN varia com a internet, que não foi feita para esse volume.',
            en: 'The speed of Cloud VPN varies with the internet, which is not suited to that volume.',
            es: 'La velocidad de Cloud VPN varía con internet, que no está hecha para ese volumen.',
          },
          upload: {
            pt: 'O envio manual não dá conta de dezenas de terabytes por dia.',
            en: 'Manual upload cannot cope with tens of terabytes a day.',
            es: 'La carga manual no alcanza para decenas de terabytes por día.',
          },
        },
      },
      {
        id: 'far',
        text: {
          pt: 'O público está em três continentes e espera que tudo abra sem demora.',
          en: 'The audience is on three continents and expects everything to open without delay.',
          es: 'El público está en tres continentes y espera que todo abra sin demora.',
        },
        notWith: ['no-copies'],
        rulesOut: {
          origin: {
            pt: 'Sem cópias na borda, quem está em outro continente espera o arquivo vir da região do bucket.',
            en: 'Without copies at the edge, people on another continent wait for the file from the bucket’s region.',
            es: 'Sin copias en el borde, quien está en otro continente espera el archivo desde la región del bucket.',
          },
          machine: {
            pt: 'Uma máquina em um só lugar responde de longe ao público dos outros continentes.',
            en: 'A machine in a single place answers the audience of other continents from afar.',
            es: 'Una máquina en un solo lugar responde de lejos al público de los otros continentes.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'A equipe não quer administrar servidores para a entrega.',
          en: 'The team does not want to manage servers for delivery.',
          es: 'El equipo no quiere administrar servidores para la entrega.',
        },
        notWith: ['no-copies'],
        rulesOut: {
          machine: {
            pt: 'A máquina virtual precisa de patches, ajustes e vigilância da equipe.',
            en: 'A virtual machine needs patches, tuning and watching by the team.',
            es: 'La máquina virtual necesita parches, ajustes y vigilancia del equipo.',
          },
        },
      },
      {
        id: 'no-copies',
        text: {
          pt: 'O contrato não permite cópias dos arquivos fora da região em que estão.',
          en: 'The contract does not allow copies of the files outside the region where they are.',
          es: 'El contrato no permite copias de los archivos fuera de la región donde están.',
        },
        rulesOut: {
          cdn: {
            pt: 'O Cloud CDN guarda cópias em pontos da borda em muitos países.',
            en: 'Cloud CDN keeps copies at edge locations in many countries.',
            es: 'Cloud CDN guarda copias en puntos del borde en muchos países.',
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
];
