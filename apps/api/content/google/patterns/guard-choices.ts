import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const guardChoices: readonly Pattern[] = [
  {
    id: 'inner-systems',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'security-concepts' } },
    scene: {
      pt: 'Pense na rede da organização como um prédio, em que cada sistema é uma sala aonde alguém quer chegar.',
      en: 'Think of the organization’s network as a building, where each system is a room that somebody wants to reach.',
      es: 'Piensa en la red de la organización como un edificio, en el que cada sistema es una sala adonde alguien quiere llegar.',
    },
    situations: [
      {
        id: 'labs',
        text: {
          pt: 'Um laboratório farmacêutico quer proteger sistemas internos que hoje estão abertos a quem está na rede.',
          en: 'A drug maker wants to protect internal systems that are open to anyone on the network.',
          es: 'Un laboratorio farmacéutico quiere proteger sistemas internos que hoy están abiertos a quien está en la red.',
        },
      },
      {
        id: 'shipyard',
        text: {
          pt: 'Um estaleiro sofreu uma invasão que passou de um computador ao sistema de projetos e quer evitar outra.',
          en: 'A shipyard wants to avoid another intrusion like the one that reached its design system.',
          es: 'Un astillero sufrió una intrusión que llegó a su sistema de diseño y quiere evitar otra.',
        },
      },
      {
        id: 'newspaper',
        text: {
          pt: 'Um jornal quer mudar como os funcionários chegam aos sistemas internos.',
          en: 'A newspaper wants to change how employees reach internal systems.',
          es: 'Un periódico quiere cambiar cómo llegan los empleados a los sistemas internos.',
        },
      },
    ],
    candidates: [
      {
        id: 'perimeter',
        text: {
          pt: 'Confiar em quem está dentro da rede do escritório',
          en: 'Trust anyone inside the office network',
          es: 'Confiar en quien está dentro de la red de la oficina',
        },
        uses: [],
        why: {
          pt: 'A confiança na rede do escritório não pede nada ao usuário nem aos equipamentos antigos.',
          en: 'Trust in the office network asks nothing of users or of old equipment.',
          es: 'La confianza en la red de la oficina no pide nada al usuario ni a los equipos antiguos.',
        },
        likeness: {
          pt: 'o prédio onde só abre salas quem está dentro, mas ali até uma visita abre qualquer uma',
          en: 'the building where only those inside may open rooms, but even a visitor inside may open any of them',
          es: 'el edificio donde solo abre salas quien está dentro, pero allí hasta una visita abre cualquiera',
        },
        tell: {
          pt: 'Confiança dentro e nenhuma fora: o modelo de perímetro, que a confiança zero substitui.',
          en: 'Trust inside and none outside: the perimeter model, which zero trust replaces.',
          es: 'Confianza adentro y ninguna afuera: el modelo de perímetro, que la confianza cero reemplaza.',
        },
        source: page('learn/what-is-zero-trust'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'tunnel',
        text: {
          pt: 'Uma VPN em cada notebook, que leva à rede inteira',
          en: 'A VPN on each laptop, which leads to the whole network',
          es: 'Una VPN en cada portátil, que lleva a toda la red',
        },
        uses: [],
        why: {
          pt: 'A VPN leva de qualquer lugar à rede interna, onde até equipamentos antigos respondem.',
          en: 'The VPN leads from anywhere to the internal network, where even old equipment answers.',
          es: 'La VPN lleva desde cualquier lugar a la red interna, donde hasta los equipos antiguos responden.',
        },
        likeness: {
          pt: 'a passagem particular de casa ao prédio, por uma porta que cada um instala, que dá em todas as salas',
          en: 'the private passage from home to the building, through a door each person fits, leading to every room',
          es: 'el pasaje privado de casa al edificio, por una puerta que cada uno instala, que lleva a todas las salas',
        },
        tell: {
          pt: 'De fora para uma rede antiga: uma VPN, que depois da entrada confia em tudo.',
          en: 'From outside into an old network: a VPN, which trusts everything once inside.',
          es: 'Desde afuera a una red antigua: una VPN, que tras la entrada confía en todo.',
        },
        source: page('network-connectivity/docs/vpn/concepts/overview'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'segments',
        text: {
          pt: 'Redes de escritório separadas por tipo de usuário',
          en: 'Office networks separated by type of user',
          es: 'Redes de oficina separadas por tipo de usuario',
        },
        uses: [],
        why: {
          pt: 'Redes separadas, sem nada instalado nos computadores, deixam cada setor fora do alcance de invasores e visitantes, mesmo onde as máquinas não pedem login.',
          en: 'Separate networks, with nothing installed on computers, keep each department out of reach of intruders and visitors, even where machinery asks for no sign-in.',
          es: 'Las redes separadas, sin nada instalado en las computadoras, dejan cada área fuera del alcance de intrusos y visitantes, incluso donde las máquinas no piden inicio de sesión.',
        },
        likeness: {
          pt: 'o prédio com uma ala fechada por departamento e outra para visitas, mas sem entrada para quem está longe',
          en: 'the building with a closed wing per department and another for visitors, but no way in from afar',
          es: 'el edificio con un ala cerrada por departamento y otra para visitas, pero sin entrada para quien está lejos',
        },
        tell: {
          pt: 'Visitantes e fornecedores na rede do escritório: redes separadas ou confiança zero. Conter a invasão entre máquinas que não verificam identidade: a segmentação da rede. Máquinas antigas, sem login: a segmentação da rede. Invasor em um computador que não pode alcançar os sistemas de outras áreas: redes separadas ou confiança zero. Sistemas do financeiro fora do alcance dos outros setores: uma rede só para eles ou acesso verificado por pessoa. Cliente de rede que não se pode instalar em cada computador: redes separadas ou confiança zero, e não uma VPN.',
          en: 'Visitors and suppliers on the office network: separate networks or zero trust. Containing an intrusion among machines that check no identity: network segmentation. Old machinery without sign-in: network segmentation. An intruder on one computer who must not reach other departments’ systems: separate networks or zero trust. Finance systems out of reach of other departments: a network of their own or access checked for each person. A network client that may not be installed on people’s computers: separate networks or zero trust rather than a VPN.',
          es: 'Visitantes y proveedores en la red de la oficina: redes separadas o confianza cero. Contener la intrusión entre máquinas que no verifican identidad: la segmentación de la red. Máquinas antiguas sin inicio de sesión: la segmentación de la red. Intruso en una computadora que no debe alcanzar los sistemas de otras áreas: redes separadas o confianza cero. Sistemas de finanzas fuera del alcance de los otros sectores: una red propia para ellos o acceso verificado por persona. Cliente de red que no se puede instalar en cada computadora: redes separadas o confianza cero, y no una VPN.',
        },
        source: page('vpc/docs/vpc'),
        popularity: 3,
      },
      {
        id: 'identity',
        text: {
          pt: 'Verificar a pessoa e o aparelho em cada acesso',
          en: 'Check the person and the device at each access',
          es: 'Verificar a la persona y el dispositivo en cada acceso',
        },
        uses: [],
        why: {
          pt: 'Com confiança zero, estar na rede não abre nada, e cada acesso a cada sistema é verificado por identidade e aparelho, no navegador, venha de onde vier.',
          en: 'With zero trust, being on the network opens nothing, and each access to each system is checked by identity and device, in the browser, wherever it comes from.',
          es: 'Con confianza cero, estar en la red no abre nada, y cada acceso a cada sistema se verifica por identidad y dispositivo, en el navegador, venga de donde venga.',
        },
        likeness: {
          pt: 'o guarda na porta de cada sala, que confere rosto e crachá, mas nada protege onde não há porta',
          en: 'the guard at the door of each room, who checks face and badge, but protects nothing where there is no door',
          es: 'el guardia en la puerta de cada sala, que revisa rostro y credencial, pero nada protege donde no hay puerta',
        },
        tell: {
          pt: 'Visitantes e fornecedores na rede do escritório: redes separadas ou confiança zero. De qualquer rede, sem confiar em nenhuma: confiança zero. Trabalho também de casa e de hotéis: confiança zero. Invasor em um computador que não pode alcançar os sistemas de outras áreas: redes separadas ou confiança zero. Sistemas do financeiro fora do alcance dos outros setores: uma rede só para eles ou acesso verificado por pessoa. Cliente de rede que não se pode instalar em cada computador: redes separadas ou confiança zero, e não uma VPN.',
          en: 'Visitors and suppliers on the office network: separate networks or zero trust. From any network, without trusting any: zero trust. Work from home and from hotels: zero trust. An intruder on one computer who must not reach other departments’ systems: separate networks or zero trust. Finance systems out of reach of other departments: a network of their own or access checked for each person. A network client that may not be installed on people’s computers: separate networks or zero trust rather than a VPN.',
          es: 'Visitantes y proveedores en la red de la oficina: redes separadas o confianza cero. Desde cualquier red, sin confiar en ninguna: confianza cero. Trabajo también desde casa y desde hoteles: confianza cero. Intruso en una computadora que no debe alcanzar los sistemas de otras áreas: redes separadas o confianza cero. Sistemas de finanzas fuera del alcance de los otros sectores: una red propia para ellos o acceso verificado por persona. Cliente de red que no se puede instalar en cada computadora: redes separadas o confianza cero, y no una VPN.',
        },
        source: page('learn/what-is-zero-trust'),
        popularity: 5,
      },
      {
        id: 'list',
        text: {
          pt: 'Aceitar só os endereços de rede das filiais',
          en: 'Accept only the branches’ network addresses',
          es: 'Aceptar solo las direcciones de red de las sucursales',
        },
        uses: [],
        why: {
          pt: 'A lista de endereços deixa entrar quem está nas filiais, sem instalar nada.',
          en: 'The list of addresses lets in people at the branches, without installing anything.',
          es: 'La lista de direcciones deja entrar a quienes están en las sucursales, sin instalar nada.',
        },
        likeness: {
          pt: 'o portão que abre a quem vem das filiais, até visitas, e a ninguém que venha de casa',
          en: 'the gate that opens to all who come from the branches, even visitors, and to nobody from home',
          es: 'el portón que abre a quien viene de las sucursales, hasta visitas, y a nadie que venga de casa',
        },
        tell: {
          pt: 'Locais fixos e nada para instalar: uma lista de endereços, que não sabe quem é a pessoa.',
          en: 'Fixed places and nothing to install: a list of addresses, which does not know who the person is.',
          es: 'Lugares fijos y nada que instalar: una lista de direcciones, que no sabe quién es la persona.',
        },
        source: page('armor/docs/cloud-armor-overview'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'anywhere',
        text: {
          pt: 'Funcionários trabalham também de casa e de hotéis.',
          en: 'Employees also work from home and from hotels.',
          es: 'Los empleados trabajan también desde casa y desde hoteles.',
        },
        fits: ['tunnel', 'identity'],
        rulesOut: {
          perimeter: {
            pt: 'Quem está em casa não está na rede do escritório, a única em que se confia.',
            en: 'Those at home are not on the office network, the only one that is trusted.',
            es: 'Quien está en casa no está en la red de la oficina, la única en que se confía.',
          },
          segments: {
            pt: 'As redes separadas ficam no escritório e não servem a quem está em casa.',
            en: 'The separate networks are in the office and do not serve those at home.',
            es: 'Las redes separadas están en la oficina y no sirven a quien está en casa.',
          },
          list: {
            pt: 'Casas e hotéis não têm os endereços das filiais.',
            en: 'Homes and hotels do not have the addresses of the branches.',
            es: 'Las casas y los hoteles no tienen las direcciones de las sucursales.',
          },
        },
      },
      {
        id: 'lateral',
        text: {
          pt: 'A segurança quer impedir que um invasor em um computador alcance os sistemas de outras áreas.',
          en: 'The security team wants to stop an intruder on one computer from reaching other departments’ systems.',
          es: 'Seguridad quiere impedir que un intruso en una computadora alcance los sistemas de otras áreas.',
        },
        fits: ['segments', 'identity'],
        rulesOut: {
          perimeter: {
            pt: 'Na rede do escritório, quem domina um computador é tratado como confiável pelos outros sistemas.',
            en: 'On the office network, whoever takes over a computer is treated as trusted by the other systems.',
            es: 'En la red de la oficina, quien domina una computadora es tratado como confiable por los otros sistemas.',
          },
          tunnel: {
            pt: 'Depois da VPN, a rede inteira está ao alcance do invasor.',
            en: 'Behind the VPN, the whole network is within the intruder’s reach.',
            es: 'Tras la VPN, toda la red queda al alcance del intruso.',
          },
        },
        notWith: ['finance'],
      },
      {
        id: 'finance',
        text: {
          pt: 'A organização quer os sistemas do financeiro fora do alcance dos outros setores.',
          en: 'The organization wants finance systems out of reach of other departments.',
          es: 'La organización quiere los sistemas de finanzas fuera del alcance de los otros sectores.',
        },
        fits: ['segments', 'identity'],
        rulesOut: {
          perimeter: {
            pt: 'A confiança na rede do escritório vale igual para todos os setores.',
            en: 'Trust in the office network is the same for every department.',
            es: 'La confianza en la red de la oficina vale igual para todas las áreas.',
          },
          tunnel: {
            pt: 'A VPN leva todos à rede inteira, incluído o financeiro.',
            en: 'The VPN leads all to the whole network, finance included.',
            es: 'La VPN lleva a todos a la red completa, incluida finanzas.',
          },
        },
      },
      {
        id: 'client',
        text: {
          pt: 'Cada funcionário usa o próprio computador, em que não se pode instalar nem configurar um cliente de rede.',
          en: 'People use their own computers, on which no network client may be installed or set up.',
          es: 'Cada uno usa su propia computadora, en la que no se puede instalar ni configurar un cliente de red.',
        },
        fits: ['perimeter', 'segments', 'identity', 'list'],
        rulesOut: {
          tunnel: {
            pt: 'A VPN depende de um cliente de rede configurado em cada notebook.',
            en: 'The VPN depends on a network client set up on each laptop.',
            es: 'La VPN depende de un cliente de red configurado en cada portátil.',
          },
        },
      },
      {
        id: 'machines',
        notWith: ['client'],
        text: {
          pt: 'Máquinas antigas da rede não verificam quem as usa, e não se pode pôr um login diante delas.',
          en: 'Old machinery on the network does not check who uses it, and no sign-in can be put in front of it.',
          es: 'Unas máquinas antiguas de la red no verifican quién las usa, y no se puede poner un inicio de sesión delante de ellas.',
        },
        fits: ['perimeter', 'segments', 'tunnel'],
        rulesOut: {
          identity: {
            pt: 'Verificar a pessoa em cada acesso exige um login, que não se pode pôr diante das máquinas antigas.',
            en: 'Checking the person at each access takes a sign-in, which cannot be put in front of the old machinery.',
            es: 'Verificar a la persona en cada acceso exige un inicio de sesión, que no se puede poner delante de las máquinas antiguas.',
          },
        },
      },
      {
        id: 'visitors',
        text: {
          pt: 'Visitantes e fornecedores usam a rede do escritório e não podem chegar aos sistemas internos.',
          en: 'Visitors and suppliers use the office network and must not reach the internal systems.',
          es: 'Visitantes y proveedores usan la red de la oficina y no deben llegar a los sistemas internos.',
        },
        fits: ['tunnel', 'segments', 'identity'],
        rulesOut: {
          perimeter: {
            pt: 'A confiança na rede do escritório vale também para o visitante que está nela.',
            en: 'Trust in the office network extends to a visitor who is on it.',
            es: 'La confianza en la red de la oficina vale también para el visitante que está en ella.',
          },
          list: {
            pt: 'O visitante sai para a rede com o mesmo endereço da filial, que a lista aceita.',
            en: 'A visitor comes from the same branch address, which the list accepts.',
            es: 'El visitante sale con la misma dirección de la sucursal, que la lista acepta.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os sistemas internos devem ser protegidos?',
      en: 'How should the internal systems be protected?',
      es: '¿Cómo deben protegerse los sistemas internos?',
    },
  },
  {
    id: 'test-copy',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'security-concepts' } },
    scene: {
      pt: 'Pense em cada registro como a prova de um aluno, e na cópia como aquilo que se entrega a quem testa.',
      en: 'Think of each record as a pupil’s exam paper, and of the copy as what is handed to those who test.',
      es: 'Piensa en cada registro como el examen de un alumno, y en la copia como lo que se entrega a quienes prueban.',
    },
    situations: [
      {
        id: 'bank',
        text: {
          pt: 'Um banco vai passar dados de clientes à equipe que testa um detector de fraude.',
          en: 'A bank is handing customer data to the team testing a fraud detector.',
          es: 'Un banco va a pasar datos de clientes al equipo que prueba un detector de fraude.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas vai passar dados de pacientes a quem testa um sistema de relatórios.',
          en: 'A clinic chain is handing patient data to those testing a reporting tool.',
          es: 'Una red de clínicas va a pasar datos de pacientes a quienes prueban un sistema de informes.',
        },
      },
      {
        id: 'metro',
        text: {
          pt: 'Um metrô vai passar dados de passageiros a quem testa um painel de uso das estações.',
          en: 'A subway operator is handing passenger data to those testing a dashboard of station use.',
          es: 'Un metro va a pasar datos de pasajeros a quienes prueban un panel de uso de las estaciones.',
        },
      },
    ],
    candidates: [
      {
        id: 'full',
        text: {
          pt: 'Uma cópia completa, com acesso para poucos',
          en: 'A full copy, with access for a few',
          es: 'Una copia completa, con acceso para pocos',
        },
        uses: [],
        why: {
          pt: 'A cópia completa preserva cada registro e cada identidade, protegida por permissões.',
          en: 'The full copy preserves each record and each identity, protected by permissions.',
          es: 'La copia completa conserva cada registro y cada identidad, protegida por permisos.',
        },
        likeness: {
          pt: 'as provas originais com o nome de cada aluno, emprestadas a poucos professores de confiança',
          en: 'the original exam papers with each pupil’s name, lent to a few trusted teachers',
          es: 'los exámenes originales con el nombre de cada alumno, prestados a pocos maestros de confianza',
        },
        tell: {
          pt: 'Tudo visível a quem tem acesso: uma cópia só com permissões.',
          en: 'All of it visible to those with access: a copy protected only by permissions.',
          es: 'Todo visible para quien tiene acceso: una copia solo con permisos.',
        },
        source: page('sensitive-data-protection/docs/sensitive-data-protection-overview'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'masked',
        text: {
          pt: 'Uma cópia com asteriscos em todos os identificadores',
          en: 'A copy with asterisks in place of every identifier',
          es: 'Una copia con asteriscos en todos los identificadores',
        },
        uses: [],
        why: {
          pt: 'O mascaramento põe asteriscos no lugar dos identificadores de cada registro real, sem chave que os traga de volta.',
          en: 'Masking puts asterisks in place of the identifiers of each real record, with no key that brings them back.',
          es: 'El enmascaramiento pone asteriscos en lugar de los identificadores de cada registro real, sin clave que los recupere.',
        },
        likeness: {
          pt: 'as provas originais com o nome riscado para sempre, em que não se reconhecem duas do mesmo aluno',
          en: 'the original exam papers with names blacked out for good, so that no two can be traced to one pupil',
          es: 'los exámenes originales con el nombre tachado para siempre, en que no se reconocen dos del mismo alumno',
        },
        tell: {
          pt: 'Quem testa não pode ver a quem pertence cada registro: asteriscos ou códigos no lugar dos identificadores. Registros reais, sem volta à identidade: mascaramento. Uma linha por pessoa, de que o trabalho precisa: mascaramento, tokenização ou dados sintéticos, e não totais. Teste que parte do que de fato aconteceu, sem nada inventado: mascaramento, tokenização ou totais. Identidade a que ninguém pode voltar, nem com uma chave: mascaramento, dados sintéticos ou totais.',
          en: 'Testers who may not see whose record it is: asterisks or codes in place of the identifiers. Real records, with no way back to the identity: masking. One row per person, which the work needs: masking, tokenization or synthetic data rather than totals. A test that starts from what really happened, with nothing made up: masking, tokenization or totals. An identity that nobody may get back to, not even with a key: masking, synthetic data or totals.',
          es: 'Quienes prueban no deben ver a quién pertenece cada registro: asteriscos o códigos en lugar de los identificadores. Registros reales, sin vuelta a la identidad: enmascaramiento. Una fila por persona, que el trabajo necesita: enmascaramiento, tokenización o datos sintéticos, y no totales. Prueba que parte de lo que realmente ocurrió, sin nada inventado: enmascaramiento, tokenización o totales. Identidad a la que nadie debe poder volver, ni con una clave: enmascaramiento, datos sintéticos o totales.',
        },
        source: page('sensitive-data-protection/docs/transformations-reference'),
        popularity: 4,
      },
      {
        id: 'tokens',
        text: {
          pt: 'Uma cópia com códigos, cuja chave fica guardada à parte',
          en: 'A copy with codes, whose key is kept apart',
          es: 'Una copia con códigos, cuya clave se guarda aparte',
        },
        uses: [],
        why: {
          pt: 'A tokenização troca, nas linhas reais, cada identificador por um código igual em todas as tabelas, que só a chave desfaz.',
          en: 'Tokenization swaps, in the real rows, each identifier for a code that is the same in all tables and that only the key undoes.',
          es: 'La tokenización cambia, en las filas reales, cada identificador por un código igual en todas las tablas, que solo la clave deshace.',
        },
        likeness: {
          pt: 'as provas originais com um número por aluno, que a lista do cofre transforma de novo em nome',
          en: 'the original exam papers with a number per pupil, which a list in the safe turns back into names',
          es: 'los exámenes originales con un número por alumno, que la lista de la caja fuerte convierte otra vez en nombre',
        },
        tell: {
          pt: 'Quem testa não pode ver a quem pertence cada registro: asteriscos ou códigos no lugar dos identificadores. Sem nomes, mas com volta à pessoa por quem tem a chave: tokenização. Saber quem é a pessoa se os dados mostrarem algo grave: tokenização, que se reverte. A mesma pessoa em três tabelas: tokenização. Uma linha por pessoa, de que o trabalho precisa: mascaramento, tokenização ou dados sintéticos, e não totais. Teste que parte do que de fato aconteceu, sem nada inventado: mascaramento, tokenização ou totais.',
          en: 'Testers who may not see whose record it is: asterisks or codes in place of the identifiers. No names, but a way back to the person for the holder of the key: tokenization. To learn who it is if the data shows something serious: tokenization, which can be reversed. The same person in three tables: tokenization. One row per person, which the work needs: masking, tokenization or synthetic data rather than totals. A test that starts from what really happened, with nothing made up: masking, tokenization or totals.',
          es: 'Quienes prueban no deben ver a quién pertenece cada registro: asteriscos o códigos en lugar de los identificadores. Sin nombres, pero con vuelta a la persona para quien tiene la clave: tokenización. Saber quién es la persona si los datos muestran algo grave: tokenización, que se revierte. La misma persona en tres tablas: tokenización. Una fila por persona, que el trabajo necesita: enmascaramiento, tokenización o datos sintéticos, y no totales. Prueba que parte de lo que realmente ocurrió, sin nada inventado: enmascaramiento, tokenización o totales.',
        },
        source: page('sensitive-data-protection/docs/pseudonymization'),
        popularity: 4,
      },
      {
        id: 'invented',
        text: {
          pt: 'Registros inventados, com o mesmo formato',
          en: 'Invented records, with the same format',
          es: 'Registros inventados, con el mismo formato',
        },
        uses: [],
        why: {
          pt: 'Dados sintéticos têm uma linha por pessoa inventada e nada de ninguém real.',
          en: 'Synthetic data has a row for each invented person and nothing of anyone real.',
          es: 'Los datos sintéticos tienen una fila por persona inventada y nada de nadie real.',
        },
        likeness: {
          pt: 'as provas inventadas de alunos que nunca existiram, escritas para parecer as da turma',
          en: 'the made-up exam papers of pupils who never existed, written to look like those of the class',
          es: 'los exámenes inventados de alumnos que nunca existieron, escritos para parecerse a los de la clase',
        },
        tell: {
          pt: 'Formato real e pessoas inventadas: dados sintéticos. Uma linha por pessoa, sem nada de alguém real: dados sintéticos. Uma linha por pessoa, de que o trabalho precisa: mascaramento, tokenização ou dados sintéticos, e não totais. Identidade a que ninguém pode voltar, nem com uma chave: mascaramento, dados sintéticos ou totais.',
          en: 'Real format and invented people: synthetic data. One row per person, and nothing of a real individual: synthetic data. One row per person, which the work needs: masking, tokenization or synthetic data rather than totals. An identity that nobody may get back to, not even with a key: masking, synthetic data or totals.',
          es: 'Formato real y personas inventadas: datos sintéticos. Una fila por persona, sin nada de alguien real: datos sintéticos. Una fila por persona, que el trabajo necesita: enmascaramiento, tokenización o datos sintéticos, y no totales. Identidad a la que nadie debe poder volver, ni con una clave: enmascaramiento, datos sintéticos o totales.',
        },
        source: page('sensitive-data-protection/docs/deidentify-sensitive-data'),
        popularity: 3,
      },
      {
        id: 'totals',
        rightIn: ['clinic', 'metro'],
        text: {
          pt: 'Totais por mês e por local, sem pessoas',
          en: 'Totals by month and place, without people',
          es: 'Totales por mes y lugar, sin personas',
        },
        uses: [],
        why: {
          pt: 'Os totais vêm de casos reais e não trazem a linha de pessoa alguma.',
          en: 'The totals come from real cases and carry no row of any person.',
          es: 'Los totales vienen de casos reales y no traen la fila de ninguna persona.',
        },
        likeness: {
          pt: 'o quadro com a média de cada turma por mês, sem a prova de nenhum aluno',
          en: 'the board with each class’s average by month, without any pupil’s exam paper',
          es: 'el tablero con el promedio de cada clase por mes, sin el examen de ningún alumno',
        },
        tell: {
          pt: 'Conclusões reais sem linhas de pessoas: totais agregados. Dados publicados na internet, sem linhas de alguém real: totais. Teste que parte do que de fato aconteceu, sem nada inventado: mascaramento, tokenização ou totais. Identidade a que ninguém pode voltar, nem com uma chave: mascaramento, dados sintéticos ou totais.',
          en: 'Real conclusions without rows of people: aggregated totals. Data published on the internet, without any real individual’s row: totals. A test that starts from what really happened, with nothing made up: masking, tokenization or totals. An identity that nobody may get back to, not even with a key: masking, synthetic data or totals.',
          es: 'Conclusiones reales sin filas de personas: totales agregados. Datos publicados en internet, sin filas de alguien real: totales. Prueba que parte de lo que realmente ocurrió, sin nada inventado: enmascaramiento, tokenización o totales. Identidad a la que nadie debe poder volver, ni con una clave: enmascaramiento, datos sintéticos o totales.',
        },
        source: page('sensitive-data-protection/docs/concepts-risk-analysis'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'lines',
        text: {
          pt: 'O trabalho precisa de uma linha por pessoa.',
          en: 'The work needs one row per person.',
          es: 'El trabajo necesita una fila por persona.',
        },
        fits: ['full', 'masked', 'tokens', 'invented'],
        rulesOut: {
          totals: {
            pt: 'Totais por mês e local não têm linhas por pessoa.',
            en: 'Totals by month and place have no rows for people.',
            es: 'Los totales por mes y lugar no tienen filas por persona.',
          },
        },
      },
      {
        id: 'real',
        text: {
          pt: 'O teste tem de partir do que de fato aconteceu, sem nada inventado.',
          en: 'The test has to start from what really happened, with nothing made up.',
          es: 'La prueba debe partir de lo que realmente ocurrió, sin nada inventado.',
        },
        fits: ['full', 'masked', 'tokens', 'totals'],
        rulesOut: {
          invented: {
            pt: 'Registros inventados não são casos que aconteceram.',
            en: 'Invented records are not cases that happened.',
            es: 'Los registros inventados no son casos que ocurrieron.',
          },
        },
      },
      {
        id: 'names',
        text: {
          pt: 'Quem testa não pode ver a quem pertence cada registro.',
          en: 'Those who test may not see whose record it is.',
          es: 'Quienes prueban no deben ver a quién pertenece cada registro.',
        },
        fits: ['masked', 'tokens', 'invented', 'totals'],
        rulesOut: {
          full: {
            pt: 'A cópia completa mostra nomes e documentos a quem tem acesso.',
            en: 'The full copy shows names and identity numbers to those with access.',
            es: 'La copia completa muestra nombres y documentos a quien tiene acceso.',
          },
        },
      },
      {
        id: 'irreversible',
        text: {
          pt: 'Ninguém pode voltar à identidade das pessoas a partir da cópia, nem com uma chave.',
          en: 'Nobody may get back to people’s identity from the copy, not even with a key.',
          es: 'Nadie debe poder volver a la identidad de las personas desde la copia, ni con una clave.',
        },
        fits: ['masked', 'invented', 'totals'],
        rulesOut: {
          full: {
            pt: 'A cópia completa mostra a identidade.',
            en: 'The full copy shows identities.',
            es: 'La copia completa muestra la identidad.',
          },
          tokens: {
            pt: 'Nos códigos, há uma chave que devolve a identidade.',
            en: 'With codes, there is a key that brings identities back.',
            es: 'En los códigos, hay una clave que devuelve la identidad.',
          },
        },
      },
      {
        id: 'back',
        text: {
          pt: 'Se os dados mostrarem algo grave, o responsável precisa saber quem é a pessoa.',
          en: 'If the data shows something serious, the person in charge needs to learn who it is.',
          es: 'Si los datos muestran algo grave, el responsable necesita saber quién es la persona.',
        },
        fits: ['full', 'tokens'],
        rulesOut: {
          masked: {
            pt: 'O que foi mascarado não volta a mostrar a pessoa.',
            en: 'What was masked does not show the person again.',
            es: 'Lo enmascarado no vuelve a mostrar a la persona.',
          },
          invented: {
            pt: 'Um registro inventado não corresponde a nenhuma pessoa.',
            en: 'An invented record corresponds to no person.',
            es: 'Un registro inventado no corresponde a ninguna persona.',
          },
          totals: {
            pt: 'Um total não leva a uma pessoa.',
            en: 'A total does not lead to a person.',
            es: 'Un total no lleva a una persona.',
          },
        },
      },
      {
        id: 'joined',
        text: {
          pt: 'O trabalho precisa reconhecer a mesma pessoa em três tabelas.',
          en: 'The work needs to recognize the same person in three tables.',
          es: 'El trabajo necesita reconocer a la misma persona en tres tablas.',
        },
        fits: ['full', 'tokens'],
        rulesOut: {
          masked: {
            pt: 'Com asteriscos iguais em todas as linhas, não se reconhece a mesma pessoa entre tabelas.',
            en: 'With the same asterisks on every row, the same person cannot be recognized across tables.',
            es: 'Con los mismos asteriscos en todas las filas, no se reconoce a la misma persona entre tablas.',
          },
          totals: {
            pt: 'Totais não distinguem pessoas.',
            en: 'Totals do not tell people apart.',
            es: 'Los totales no distinguen personas.',
          },
        },
      },
      {
        id: 'published',
        text: {
          pt: 'Os dados também serão publicados na internet, sem nenhuma linha de alguém real.',
          en: 'The data will also be published on the internet, with no row of a real individual.',
          es: 'Los datos también se publicarán en internet, sin ninguna fila de alguien real.',
        },
        fits: ['invented', 'totals'],
        rulesOut: {
          full: {
            pt: 'A cópia completa publicaria a linha de cada pessoa real.',
            en: 'The full copy would publish the row of each real person.',
            es: 'La copia completa publicaría la fila de cada persona real.',
          },
          masked: {
            pt: 'Mesmo sem identificadores, há uma linha por pessoa real, que outros dados podem denunciar.',
            en: 'Even without identifiers there is a row for each real person, whom other data may give away.',
            es: 'Aun sin identificadores, hay una fila por persona real, que otros datos pueden delatar.',
          },
          tokens: {
            pt: 'Uma cópia com códigos ainda traz uma linha por pessoa real.',
            en: 'A copy with codes still has a row for each real person.',
            es: 'Una copia con códigos aún trae una fila por persona real.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que dados devem ser entregues?',
      en: 'Which data should be handed over?',
      es: '¿Qué datos deben entregarse?',
    },
  },
  {
    id: 'ransom-defence',
    exams: { 'cloud-digital-leader': { domain: 'security', topic: 'security-concepts' } },
    scene: {
      pt: 'Pense nos arquivos como papéis em gavetas, e no ataque como um ladrão que entra para levá-los e pedir resgate.',
      en: 'Think of the files as papers in office drawers, and of the attack as a thief who takes them and asks for ransom.',
      es: 'Piensa en los archivos como papeles en cajones, y en el ataque como un ladrón que se los lleva y pide rescate.',
    },
    situations: [
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital teme perder seus arquivos em um ataque de ransomware e vai reforçar a defesa.',
          en: 'A hospital fears losing its files in a ransomware attack and is strengthening its defense.',
          es: 'Un hospital teme perder sus archivos en un ataque de ransomware y va a reforzar la defensa.',
        },
      },
      {
        id: 'architects',
        text: {
          pt: 'Um escritório de arquitetura quer uma defesa contra ransomware, que poderia criptografar os projetos.',
          en: 'An architecture firm wants a defense against ransomware, which could encrypt its designs.',
          es: 'Un estudio de arquitectura quiere una defensa contra el ransomware, que podría cifrar sus proyectos.',
        },
      },
      {
        id: 'county',
        text: {
          pt: 'Uma prefeitura vai acrescentar uma camada de defesa contra ransomware.',
          en: 'A municipality is adding a layer of defense against ransomware.',
          es: 'Una municipalidad va a agregar una capa de defensa contra el ransomware.',
        },
      },
    ],
    candidates: [
      {
        id: 'locked',
        text: {
          pt: 'Cópias diárias com Bucket Lock por um mês',
          en: 'Daily copies under Bucket Lock for a month',
          es: 'Copias diarias con Bucket Lock por un mes',
        },
        uses: ['Bucket Lock'],
        why: {
          pt: 'Com o Bucket Lock do Cloud Storage, ninguém apaga as cópias por um mês, nem um administrador, e elas devolvem os arquivos, sem mudar nada nos computadores, no login ou nas pastas.',
          en: 'With Bucket Lock in Cloud Storage nobody can erase the copies for a month, not even an administrator, and they bring files back, with nothing changed on computers, at sign-in or in folders.',
          es: 'Con Bucket Lock de Cloud Storage, nadie borra las copias por un mes, ni un administrador, y estas devuelven los archivos, sin cambiar nada en las computadoras, el inicio de sesión o las carpetas.',
        },
        likeness: {
          pt: 'as cópias dos papéis num cofre em que ninguém, nem o dono, destrói nada durante um mês',
          en: 'the copies of the papers in a safe where nobody, not even its owner, can destroy anything for a month',
          es: 'las copias de los papeles en una caja fuerte donde nadie, ni el dueño, destruye nada durante un mes',
        },
        tell: {
          pt: 'Computadores próprios, em que não se pode instalar nada: cópias bloqueadas, uma chave física ou o menor privilégio. Senha de administrador que pode ser roubada: cópias que nem um administrador apaga, ou uma chave física no login. Arquivos que voltam depois de um ataque: cópias imutáveis. Uma equipe que não aceita tocar um objeto no login: cópias bloqueadas ou o menor privilégio, que nada pedem ao usuário. Equipes que precisam editar os arquivos umas das outras: cópias bloqueadas ou uma chave física, que não limitam pastas.',
          en: 'Their own computers, on which nothing may be installed: locked copies, a physical key or least privilege. An administrator’s password that may be stolen: copies that not even an administrator can erase, or a physical key at sign-in. Files that have to be back after an attack: immutable copies. Staff who will not accept having to touch an object: locked copies or least privilege, which ask nothing of the user. Teams that need to edit one another’s files: locked copies or a physical key, which do not limit folders.',
          es: 'Computadoras propias, en las que no se puede instalar nada: copias bloqueadas, una llave física o el mínimo privilegio. Contraseña de un administrador que alguien roba: copias que ni un administrador borra, o una llave física al iniciar sesión. Archivos que vuelven después de un ataque: copias inmutables. Un personal que no acepta tocar un objeto: copias bloqueadas o el mínimo privilegio, que nada piden al usuario. Equipos que necesitan editar los archivos de los demás: copias bloqueadas o una llave física, que no limitan carpetas.',
        },
        source: page('storage/docs/bucket-lock'),
        popularity: 4,
      },
      {
        id: 'second',
        text: {
          pt: 'Uma chave de segurança Titan para cada usuário',
          en: 'A Titan security key for each user',
          es: 'Una llave de seguridad Titan para cada usuario',
        },
        uses: [],
        why: {
          pt: 'Uma chave física no login torna inútil a senha roubada, porta de entrada comum do ransomware, até a de um administrador, sem instalar programas, guardar cópias nem limitar pastas.',
          en: 'A physical key at sign-in makes a stolen password, a common way in for ransomware, useless, even an administrator’s, without programs to install, copies to keep or limits on folders.',
          es: 'Una llave física al iniciar sesión vuelve inútil la contraseña robada, puerta de entrada común del ransomware, incluso la de un administrador, sin instalar programas, guardar copias ni limitar carpetas.',
        },
        likeness: {
          pt: 'a chave de metal exigida em cada porta além da senha, que barra ladrões e não devolve o perdido',
          en: 'the metal key required at every door besides the password, which stops thieves and returns nothing lost',
          es: 'la llave de metal exigida en cada puerta además de la clave, que frena ladrones y no devuelve lo perdido',
        },
        tell: {
          pt: 'Dados que devem ser apagados de tudo, inclusive das cópias: uma chave física ou o menor privilégio, que não guardam cópias. Senha de administrador que pode ser roubada: cópias que nem um administrador apaga, ou uma chave física no login. Senha roubada que não basta: a verificação em duas etapas, com chave física. Ataque a evitar ou conter, quando a recuperação já existe: um segundo fator em cada login e menor privilégio. Senha roubada de um administrador: a chave física a torna inútil, e cópias bloqueadas resistem a ela. Computadores próprios, em que não se pode instalar nada: cópias bloqueadas, uma chave física ou o menor privilégio. Equipes que precisam editar os arquivos umas das outras: cópias bloqueadas ou uma chave física, que não limitam pastas.',
          en: 'Data to be erased everywhere, copies included: a physical key or least privilege, which keep no copies. An administrator’s password that may be stolen: copies that not even an administrator can erase, or a physical key at sign-in. A stolen password that is not enough: 2-Step Verification, with a physical key. An attack to prevent or contain, with recovery already in place: a second factor at each sign-in and least privilege. An administrator’s stolen password: a physical key makes it useless, and locked copies withstand it. Their own computers, on which nothing may be installed: locked copies, a physical key or least privilege. Teams that need to edit one another’s files: locked copies or a physical key, which do not limit folders.',
          es: 'Datos que borrar de todo, incluso de las copias: una llave física o el mínimo privilegio, que no guardan copias. Contraseña de un administrador que alguien roba: copias que ni un administrador borra, o una llave física al iniciar sesión. Contraseña robada que no basta: la verificación en dos pasos, con llave física. Ataque que evitar o contener, cuando la recuperación ya existe: un segundo factor en cada inicio de sesión y mínimo privilegio. Contraseña robada de un administrador: una llave física la vuelve inútil, y las copias bloqueadas la resisten. Computadoras propias, en las que no se puede instalar nada: copias bloqueadas, una llave física o el mínimo privilegio. Equipos que necesitan editar los archivos de los demás: copias bloqueadas o una llave física, que no limitan carpetas.',
        },
        source: page('docs/authentication/mfa-requirement'),
        popularity: 5,
      },
      {
        id: 'erasable',
        text: {
          pt: 'Cópias diárias em outro prédio, sem trava',
          en: 'Daily copies in another building, without a lock',
          es: 'Copias diarias en otro edificio, sin bloqueo',
        },
        uses: [],
        why: {
          pt: 'Cópias em outro prédio devolvem os arquivos e deixam apagar um dado quando a lei manda.',
          en: 'Copies in another building bring files back and let a record be erased when the law requires it.',
          es: 'Las copias en otro edificio devuelven los archivos y dejan borrar un dato cuando la ley lo manda.',
        },
        likeness: {
          pt: 'as cópias dos papéis na casa de um vizinho, que a chave-mestra também esvazia, e que não barram ladrões',
          en: 'the copies of the papers at a neighbor’s house, which the master key can also empty and which stop no thief',
          es: 'las copias de los papeles en casa de un vecino, que la llave maestra también vacía y que no frenan ladrones',
        },
        tell: {
          pt: 'Voltar do ataque e ainda poder apagar dados: cópias comuns, longe dos originais.',
          en: 'Coming back from the attack and still able to erase data: ordinary copies, far from the originals.',
          es: 'Volver del ataque y aún poder borrar datos: copias comunes, lejos de los originales.',
        },
        source: page('backup-disaster-recovery/docs/concepts/backup-dr'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'antivirus',
        text: {
          pt: 'Um programa antivírus em todos os computadores',
          en: 'An antivirus program on all computers',
          es: 'Un programa antivirus en todas las computadoras',
        },
        uses: [],
        why: {
          pt: 'O antivírus barra programas maliciosos conhecidos sem mudar a rotina de ninguém.',
          en: 'Antivirus stops known malicious programs without changing anyone’s routine.',
          es: 'El antivirus frena programas maliciosos conocidos sin cambiar la rutina de nadie.',
        },
        likeness: {
          pt: 'o vigia instalado na casa de cada empregado, que barra ladrões conhecidos e obedece a quem tem a chave-mestra',
          en: 'the guard posted at each worker’s home, who stops known burglars but obeys whoever holds the master key',
          es: 'el vigilante instalado en casa de cada empleado, que frena a ladrones conocidos y obedece a la llave maestra',
        },
        tell: {
          pt: 'Programas maliciosos conhecidos: antivírus, uma camada entre outras.',
          en: 'Known malicious programs: antivirus, one layer among others.',
          es: 'Programas maliciosos conocidos: antivirus, una capa entre otras.',
        },
        source: page('architecture/security/mitigating-ransomware-attacks'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'least',
        text: {
          pt: 'Papéis do IAM com gravação só na própria pasta',
          en: 'IAM roles that allow writing only to one’s own folder',
          es: 'Roles de IAM con escritura solo en la carpeta propia',
        },
        uses: [],
        why: {
          pt: 'Com menor privilégio, os papéis do IAM fazem com que uma conta tomada alcance apenas a pasta de seu dono, sem programa a instalar, objeto a tocar no login nem cópias guardadas.',
          en: 'With least privilege, IAM roles keep an account that is taken over inside its owner’s folder, with no program to install, no object to touch at sign-in and no copies kept.',
          es: 'Con mínimo privilegio, los roles de IAM hacen que una cuenta tomada alcance únicamente la carpeta de su dueño, sin programas que instalar, objetos que tocar al iniciar sesión ni copias guardadas.',
        },
        likeness: {
          pt: 'a chave de cada um, que só abre a própria gaveta, enquanto a do chefe abre todas',
          en: 'the key that opens only each worker’s own drawer, while the manager’s opens them all',
          es: 'la llave de cada uno, que solo abre su propio cajón, mientras la del jefe los abre todos',
        },
        tell: {
          pt: 'Limitar o estrago de uma conta tomada: o menor privilégio. Ataque a evitar ou conter, quando a recuperação já existe: um segundo fator em cada login e menor privilégio. Uma equipe que não aceita tocar um objeto no login: cópias bloqueadas ou o menor privilégio, que nada pedem ao usuário. Computadores próprios, em que não se pode instalar nada: cópias bloqueadas, uma chave física ou o menor privilégio. Dados que devem ser apagados de tudo, inclusive das cópias: uma chave física ou o menor privilégio, que não guardam cópias.',
          en: 'Limiting the damage of a taken account: least privilege. An attack to prevent or contain, with recovery already in place: a second factor at each sign-in and least privilege. Staff who will not accept having to touch an object: locked copies or least privilege, which ask nothing of the user. Their own computers, on which nothing may be installed: locked copies, a physical key or least privilege. Data to be erased everywhere, copies included: a physical key or least privilege, which keep no copies.',
          es: 'Limitar el daño de una cuenta tomada: el mínimo privilegio. Ataque que evitar o contener, cuando la recuperación ya existe: un segundo factor en cada inicio de sesión y mínimo privilegio. Un personal que no acepta tocar un objeto: copias bloqueadas o el mínimo privilegio, que nada piden al usuario. Computadoras propias, en las que no se puede instalar nada: copias bloqueadas, una llave física o el mínimo privilegio. Datos que borrar de todo, incluso de las copias: una llave física o el mínimo privilegio, que no guardan copias.',
        },
        source: page('iam/docs/using-iam-securely'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'return',
        text: {
          pt: 'Os arquivos precisam voltar em um dia depois de um ataque.',
          en: 'Files have to be back within a day of an attack.',
          es: 'Los archivos tienen que volver en un día después de un ataque.',
        },
        fits: ['locked', 'erasable'],
        rulesOut: {
          second: {
            pt: 'A chave física dificulta a entrada, mas não devolve o que já foi criptografado.',
            en: 'The physical key hinders entry, but does not bring back what was already encrypted.',
            es: 'La llave física dificulta la entrada, pero no devuelve lo que ya fue cifrado.',
          },
          antivirus: {
            pt: 'O antivírus não devolve arquivos já criptografados.',
            en: 'Antivirus does not bring back files already encrypted.',
            es: 'El antivirus no devuelve archivos ya cifrados.',
          },
          least: {
            pt: 'Limitar a gravação reduz o estrago, mas não devolve arquivos.',
            en: 'Limiting writing reduces the damage, but does not bring files back.',
            es: 'Limitar la escritura reduce el daño, pero no devuelve archivos.',
          },
        },
      },
      {
        id: 'admin',
        text: {
          pt: 'A medida precisa valer mesmo que roubem a senha de um administrador.',
          en: 'The measure has to hold even if an administrator’s password is stolen.',
          es: 'La medida tiene que valer aunque roben la contraseña de un administrador.',
        },
        fits: ['locked', 'second'],
        rulesOut: {
          erasable: {
            pt: 'Com a senha do administrador, o atacante apaga as cópias do outro prédio.',
            en: 'With the administrator’s password, the attacker erases the copies in the other building.',
            es: 'Con la contraseña del administrador, el atacante borra las copias del otro edificio.',
          },
          antivirus: {
            pt: 'Com a senha do administrador, o atacante desliga o antivírus.',
            en: 'With the administrator’s password, the attacker turns antivirus off.',
            es: 'Con la contraseña del administrador, el atacante apaga el antivirus.',
          },
          least: {
            pt: 'A conta do administrador grava em todas as pastas.',
            en: 'The administrator’s account writes in every folder.',
            es: 'La cuenta del administrador escribe en todas las carpetas.',
          },
        },
      },
      {
        id: 'before',
        text: {
          pt: 'A recuperação por cópias já existe, e a organização agora quer evitar ou conter um ataque.',
          en: 'Recovery from copies is already in place, and the organization now wants to prevent or contain an attack.',
          es: 'La recuperación con copias ya existe, y la organización ahora quiere evitar o contener un ataque.',
        },
        fits: ['second', 'antivirus', 'least'],
        rulesOut: {
          locked: {
            pt: 'As cópias bloqueadas são recuperação: servem depois do ataque.',
            en: 'Locked copies are recovery: they serve after the attack.',
            es: 'Las copias bloqueadas son recuperación: sirven después del ataque.',
          },
          erasable: {
            pt: 'As cópias em outro prédio são recuperação: servem depois do ataque.',
            en: 'Copies in another building are recovery: they serve after the attack.',
            es: 'Las copias en otro edificio son recuperación: sirven después del ataque.',
          },
        },
      },
      {
        id: 'install',
        text: {
          pt: 'Os funcionários usam computadores próprios, em que não se pode instalar nada.',
          en: 'Employees use their own computers, on which nothing may be installed.',
          es: 'Los empleados usan computadoras propias, en las que no se puede instalar nada.',
        },
        fits: ['locked', 'second', 'erasable', 'least'],
        rulesOut: {
          antivirus: {
            pt: 'O antivírus precisa ser instalado em cada computador.',
            en: 'Antivirus has to be installed on each computer.',
            es: 'El antivirus debe instalarse en cada computadora.',
          },
        },
      },
      {
        id: 'routine',
        text: {
          pt: 'A equipe entra dezenas de vezes por dia e não aceita ter de tocar ou conectar um objeto no login.',
          en: 'Staff sign in dozens of times a day and will not accept having to touch or plug in an object each time.',
          es: 'El personal inicia sesión decenas de veces al día y no acepta tener que tocar o conectar un objeto cada vez.',
        },
        fits: ['locked', 'erasable', 'antivirus', 'least'],
        rulesOut: {
          second: {
            pt: 'A chave física é um objeto a tocar ou conectar em cada login.',
            en: 'The physical key is an object to touch or plug in at each sign-in.',
            es: 'La llave física es un objeto que tocar o conectar en cada inicio de sesión.',
          },
        },
      },
      {
        id: 'deletion',
        text: {
          pt: 'Quem pedir deve ter seus dados apagados de tudo, inclusive das cópias, em uma semana.',
          en: 'Those who ask must have their data erased everywhere, copies included, within a week.',
          es: 'A quien lo pida hay que borrarle los datos de todo, incluso de las copias, en una semana.',
        },
        fits: ['second', 'erasable', 'antivirus', 'least'],
        rulesOut: {
          locked: {
            pt: 'Cópias travadas por um mês guardam o dado além de uma semana.',
            en: 'Copies locked for a month keep the data beyond a week.',
            es: 'Las copias bloqueadas por un mes guardan el dato más allá de una semana.',
          },
        },
      },
      {
        id: 'shared',
        text: {
          pt: 'As equipes precisam editar os arquivos umas das outras.',
          en: 'Teams need to edit one another’s files.',
          es: 'Los equipos necesitan editar los archivos de los demás.',
        },
        fits: ['locked', 'second', 'erasable', 'antivirus'],
        rulesOut: {
          least: {
            pt: 'Limitar a gravação à pasta de cada um impede esse trabalho em comum.',
            en: 'Limiting writing to each one’s folder prevents that joint work.',
            es: 'Limitar la escritura a la carpeta de cada uno impide ese trabajo en común.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
];
