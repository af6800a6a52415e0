import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const placeToRun: readonly Pattern[] = [
  {
    id: 'place-to-run',
    exams: {
      'clf-c02': { domain: 'concepts', topic: 'cloud-models' },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
    },
    scene: {
      pt: 'Pense no sistema como uma cozinha, nos dados dele como os ingredientes e na AWS como um bufê que monta cozinhas.',
      en: 'Think of the system as a kitchen, of its data as the ingredients, and of AWS as a caterer that runs kitchens.',
      es: 'Piensa en el sistema como una cocina, en sus datos como los ingredientes y en AWS como una empresa que monta cocinas.',
    },
    situations: [
      {
        id: 'mill',
        text: {
          pt: 'Uma fábrica de papel longe de qualquer região da AWS renova o sistema que controla as suas máquinas.',
          en: 'A paper mill far from any AWS Region is renewing the system that controls its machines.',
          es: 'Una fábrica de papel lejos de cualquier región de AWS renueva el sistema que controla sus máquinas.',
        },
        today: {
          pt: 'A fábrica trabalha em três turnos e já usa a AWS para o seu sistema de vendas. Um arquiteto de soluções precisa definir onde o novo sistema ficará.',
          en: 'The mill works in three shifts and already uses AWS for its sales system. A solutions architect must define where the new system will be.',
          es: 'La fábrica trabaja en tres turnos y ya usa AWS para su sistema de ventas. Un arquitecto de soluciones debe definir dónde estará el nuevo sistema.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital longe de qualquer região da AWS escolhe onde executar o seu sistema de imagens.',
          en: 'A hospital far from any AWS Region is choosing where to run its imaging system.',
          es: 'Un hospital lejos de cualquier región de AWS elige dónde ejecutar su sistema de imágenes.',
        },
        today: {
          pt: 'O sistema guarda 40 TB e atende 600 médicos, e o servidor atual chega ao fim do contrato. Os arquitetos comparam as opções.',
          en: 'The system holds 40 TB and serves 600 doctors, and the contract of the current server is ending. The architects are comparing the options.',
          es: 'El sistema guarda 40 TB y atiende a 600 médicos, y el contrato del servidor actual termina. Los arquitectos comparan las opciones.',
        },
      },
      {
        id: 'broadcaster',
        text: {
          pt: 'Uma produtora de TV longe de qualquer região da AWS troca o sistema de edição ao vivo.',
          en: 'A TV producer far from any AWS Region is replacing its live editing system.',
          es: 'Una productora de TV lejos de cualquier región de AWS cambia su sistema de edición en vivo.',
        },
        today: {
          pt: 'Doze editores trabalham ao mesmo tempo, e a produtora já usa a AWS em outros sistemas. Um arquiteto de soluções prepara o projeto.',
          en: 'Twelve editors work at the same time, and the producer already uses AWS for other systems. A solutions architect is preparing the design.',
          es: 'Doce editores trabajan al mismo tiempo, y la productora ya usa AWS en otros sistemas. Un arquitecto de soluciones prepara el diseño.',
        },
      },
      {
        id: 'dam',
        text: {
          pt: 'Uma hidrelétrica longe de qualquer região da AWS troca o sistema das turbinas.',
          en: 'A hydroelectric plant far from any AWS Region is replacing the system of its turbines.',
          es: 'Una hidroeléctrica lejos de cualquier región de AWS cambia el sistema de sus turbinas.',
        },
        today: {
          pt: 'A usina tem oito turbinas e leva à AWS outros sistemas neste ano. Um arquiteto de soluções precisa definir onde este vai rodar.',
          en: 'The plant has eight turbines and is taking other systems to AWS this year. A solutions architect must define where this one will run.',
          es: 'La planta tiene ocho turbinas y lleva otros sistemas a AWS este año. Un arquitecto de soluciones debe definir dónde se ejecutará este.',
        },
      },
      {
        id: 'studio-place',
        text: {
          pt: 'Um estúdio de animação longe de qualquer região da AWS escolhe onde executar o seu sistema de desenho.',
          en: 'An animation studio far from any AWS Region is choosing where to run its drawing system.',
          es: 'Un estudio de animación lejos de cualquier región de AWS elige dónde ejecutar su sistema de dibujo.',
        },
        today: {
          pt: 'São 80 animadores, e o estúdio já usa a AWS para calcular as cenas. Um arquiteto de soluções compara lugares para o sistema.',
          en: 'There are 80 animators, and the studio already uses AWS to render scenes. A solutions architect is comparing places for the system.',
          es: 'Son 80 animadores, y el estudio ya usa AWS para calcular las escenas. Un arquitecto de soluciones compara lugares para el sistema.',
        },
      },
      {
        id: 'clinics-place',
        text: {
          pt: 'Uma rede de clínicas a 40 ms de uma região da AWS escolhe onde executar a sua agenda, que tolera 60 ms de latência e pode guardar dados fora das clínicas.',
          en: 'A chain of clinics 40 ms away from an AWS Region is choosing where to run its booking system, which tolerates 60 ms of latency and may keep data outside the clinics.',
          es: 'Una red de clínicas a 40 ms de una región de AWS elige dónde ejecutar su agenda, que tolera 60 ms de latencia y puede guardar datos fuera de las clínicas.',
        },
        today: {
          pt: 'São 90 clínicas, com 25.000 consultas por dia, em um servidor da sede que sai de garantia. Um arquiteto de soluções compara as opções.',
          en: 'There are 90 clinics, with 25,000 appointments a day, on a server at headquarters whose warranty is ending. A solutions architect is comparing the options.',
          es: 'Son 90 clínicas, con 25.000 citas por día, en un servidor de la sede cuya garantía termina. Un arquitecto de soluciones compara las opciones.',
        },
      },
    ],
    candidates: [
      {
        id: 'region',
        uses: [],
        popularity: 5,
        rightIn: ['clinics-place'],
        source: docs('global-infrastructure/latest/regions/aws-regions.html'),
        text: {
          pt: 'A região da AWS mais próxima, em várias zonas',
          en: 'The nearest AWS Region, in several zones',
          es: 'La región de AWS más cercana, en varias zonas',
        },
        action: {
          pt: 'Implantar o sistema na região da AWS mais próxima, em instâncias do Amazon EC2 de várias zonas de disponibilidade.',
          en: 'Deploy the system in the nearest AWS Region, on Amazon EC2 instances in several Availability Zones.',
          es: 'Desplegar el sistema en la región de AWS más cercana, en instancias de Amazon EC2 de varias zonas de disponibilidad.',
        },
        why: {
          pt: 'Na região há várias zonas de disponibilidade, em data centers separados, com as APIs da AWS e sem equipamento na empresa.',
          en: 'The Region has several Availability Zones, in separate data centers, with the AWS APIs and no equipment at the company.',
          es: 'En la región hay varias zonas de disponibilidad, en centros de datos separados, con las API de AWS y sin equipos en la empresa.',
        },
        likeness: {
          pt: 'as várias cozinhas do bufê em outra cidade, aonde vão os seus ingredientes e de onde os pratos demoram a chegar',
          en: 'the caterer’s several kitchens in another city, to which your ingredients travel and from which dishes come late',
          es: 'las varias cocinas de la empresa en otra ciudad, adonde viajan tus ingredientes y de donde los platos tardan en llegar',
        },
        tell: {
          pt: 'Sistema que deve continuar se um data center inteiro cair: a região, em várias zonas. Salas de equipamentos que serão fechadas: a região, sem nada nas instalações. Equipes que implantam tudo com as APIs da AWS, sem tempo de aprender outra plataforma: AWS Outposts, uma Local Zone ou a região.',
          en: 'A system that must carry on if a whole data center goes down: the Region, in several zones. Equipment rooms that are being closed: the Region, with nothing on site. Teams that deploy everything with the AWS APIs, with no time to learn another platform: AWS Outposts, a Local Zone or the Region.',
          es: 'Sistema que debe continuar si cae un centro de datos completo: la región, en varias zonas. Salas de equipos que se van a cerrar: la región, sin nada en las instalaciones. Equipos que despliegan todo con las API de AWS, sin tiempo de aprender otra plataforma: AWS Outposts, una Local Zone o la región.',
        },
      },
      {
        id: 'region-edge',
        uses: ['CloudFront'],
        popularity: 4,
        neverRight: true,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
        text: {
          pt: 'A região da AWS mais próxima, com o CloudFront',
          en: 'The nearest AWS Region, with Amazon CloudFront',
          es: 'La región de AWS más cercana, con CloudFront',
        },
        action: {
          pt: 'Implantar o sistema na região da AWS mais próxima, em várias zonas de disponibilidade, atrás do Amazon CloudFront.',
          en: 'Deploy the system in the nearest AWS Region, in several Availability Zones, behind Amazon CloudFront.',
          es: 'Desplegar el sistema en la región de AWS más cercana, en varias zonas de disponibilidad, detrás de Amazon CloudFront.',
        },
        why: {
          pt: 'Na região, com o CloudFront, o conteúdo que se repete chega de perto dos usuários e o sistema usa várias zonas.',
          en: 'In the Region with CloudFront, repeated content comes from near the users and the system uses several zones.',
          es: 'En la región con CloudFront, el contenido que se repite llega desde cerca de los usuarios y el sistema usa varias zonas.',
        },
        likeness: {
          pt: 'as cozinhas do bufê em outra cidade, aonde vão os ingredientes, com quiosques vizinhos só para pratos repetidos',
          en: 'the caterer’s kitchens in another city, to which your ingredients travel, with kiosks nearby for repeated dishes only',
          es: 'las cocinas de la empresa en otra ciudad, adonde viajan los ingredientes, con quioscos cercanos solo para platos repetidos',
        },
        tell: {
          pt: 'Conteúdo em cache perto dos usuários: a região com o CloudFront.',
          en: 'Cached content near the users: the Region with CloudFront.',
          es: 'Contenido en caché cerca de los usuarios: la región con CloudFront.',
        },
      },
      {
        id: 'local-zone',
        uses: ['Local Zone', 'Local Zones'],
        popularity: 3,
        source: docs('local-zones/latest/ug/what-is-aws-local-zones.html'),
        text: {
          pt: 'Uma Local Zone da região da AWS, na sua cidade',
          en: 'A Local Zone of the AWS Region, in its city',
          es: 'Una Local Zone de la región de AWS, en su ciudad',
        },
        action: {
          pt: 'Estender a VPC da região da AWS a uma Local Zone na sua cidade e implantar nela o sistema em instâncias do Amazon EC2.',
          en: 'Extend the VPC from the AWS Region to a Local Zone in its city and deploy the system on Amazon EC2 instances in it.',
          es: 'Extender la VPC de la región de AWS a una Local Zone de su ciudad y desplegar en ella el sistema en instancias de Amazon EC2.',
        },
        why: {
          pt: 'Uma Local Zone é uma extensão da região em um data center da AWS na própria cidade, com as mesmas APIs, latência de poucos milissegundos e nenhum equipamento na empresa.',
          en: 'A Local Zone is an extension of the Region in an AWS data center in the city itself, with the same APIs, latency of a few milliseconds and no equipment at the company.',
          es: 'Una Local Zone es una extensión de la región en un centro de datos de AWS en la propia ciudad, con las mismas API, latencia de pocos milisegundos y ningún equipo en la empresa.',
        },
        likeness: {
          pt: 'uma única cozinha do bufê no seu bairro, com os cozinheiros dele, aonde vão os seus ingredientes',
          en: 'the caterer’s single kitchen in your district, with its own cooks, to which your ingredients are sent',
          es: 'una única cocina de la empresa en tu barrio, con sus cocineros, adonde van tus ingredientes',
        },
        tell: {
          pt: 'Estações de trabalho que precisam de resposta em poucos milissegundos: Outposts ou uma Local Zone, e não a região distante. Salas de equipamentos que serão fechadas: uma Local Zone, em um data center da AWS na cidade. Equipes que implantam tudo com as APIs da AWS, sem tempo de aprender outra plataforma: AWS Outposts, uma Local Zone ou a região.',
          en: 'Workstations that need answers within a few milliseconds: Outposts or a Local Zone, not the distant Region. Equipment rooms that are being closed: a Local Zone, in an AWS data center in the city. Teams that deploy everything with the AWS APIs, with no time to learn another platform: AWS Outposts, a Local Zone or the Region.',
          es: 'Estaciones de trabajo que necesitan respuesta en pocos milisegundos: Outposts o una Local Zone, y no la región distante. Salas de equipos que se van a cerrar: una Local Zone, en un centro de datos de AWS en la ciudad. Equipos que despliegan todo con las API de AWS, sin tiempo de aprender otra plataforma: AWS Outposts, una Local Zone o la región.',
        },
      },
      {
        id: 'outposts',
        uses: ['Outposts'],
        popularity: 4,
        source: docs('outposts/latest/userguide/what-is-outposts.html'),
        text: {
          pt: 'AWS Outposts, em um dos seus prédios',
          en: 'AWS Outposts, in one of its buildings',
          es: 'AWS Outposts, en uno de sus edificios',
        },
        action: {
          pt: 'Instalar um rack do AWS Outposts em um dos seus prédios e implantar o sistema em instâncias do Amazon EC2 dele.',
          en: 'Install an AWS Outposts rack in one of its buildings and deploy the system on its Amazon EC2 instances.',
          es: 'Instalar un rack de AWS Outposts en uno de sus edificios y desplegar el sistema en sus instancias de Amazon EC2.',
        },
        why: {
          pt: 'O Outposts é equipamento da AWS instalado na empresa: as mesmas APIs, com dados guardados no local e resposta em poucos milissegundos.',
          en: 'Outposts is AWS equipment installed at the company: the same APIs, with data kept on site and answers within a few milliseconds.',
          es: 'Outposts es equipamiento de AWS instalado en la empresa: las mismas API, con datos guardados en el sitio y respuesta en pocos milisegundos.',
        },
        likeness: {
          pt: 'uma cozinha do bufê que ocupa uma única sala sua, de onde os ingredientes não saem',
          en: 'a caterer’s kitchen that takes up a single room of yours, which the ingredients never leave',
          es: 'una cocina de la empresa que ocupa una única sala tuya, de donde los ingredientes no salen',
        },
        tell: {
          pt: 'Dados que a política de segurança não deixa sair das instalações: Outposts. Estações de trabalho que precisam de resposta em poucos milissegundos: Outposts ou uma Local Zone, e não a região distante. Equipes que implantam tudo com as APIs da AWS, sem tempo de aprender outra plataforma: AWS Outposts, uma Local Zone ou a região.',
          en: 'Data that the security policy does not allow to leave the premises: Outposts. Workstations that need answers within a few milliseconds: Outposts or a Local Zone, not the distant Region. Teams that deploy everything with the AWS APIs, with no time to learn another platform: AWS Outposts, a Local Zone or the Region.',
          es: 'Datos que la política de seguridad no permite que salgan de las instalaciones: Outposts. Estaciones de trabajo que necesitan respuesta en pocos milisegundos: Outposts o una Local Zone, y no la región distante. Equipos que despliegan todo con las API de AWS, sin tiempo de aprender otra plataforma: AWS Outposts, una Local Zone o la región.',
        },
      },
      {
        id: 'outposts-two',
        uses: ['Outposts'],
        popularity: 3,
        rightWith: ['in-house', 'building-loss'],
        source: docs('outposts/latest/userguide/what-is-outposts.html'),
        text: {
          pt: 'AWS Outposts, em dois prédios diferentes',
          en: 'AWS Outposts, in two different buildings',
          es: 'AWS Outposts, en dos edificios distintos',
        },
        action: {
          pt: 'Instalar racks do AWS Outposts em dois dos seus prédios e implantar o sistema em instâncias do Amazon EC2 dos dois.',
          en: 'Install AWS Outposts racks in two of its buildings and deploy the system on Amazon EC2 instances of both.',
          es: 'Instalar racks de AWS Outposts en dos de sus edificios y desplegar el sistema en instancias de Amazon EC2 de ambos.',
        },
        why: {
          pt: 'Com um Outposts em cada prédio, os dados ficam na empresa, as APIs são as da AWS e o sistema continua em um prédio quando o outro cai.',
          en: 'With Outposts in each building, the data stays at the company, the APIs are those of AWS and the system carries on in one building when the other goes down.',
          es: 'Con un Outposts en cada edificio, los datos quedan en la empresa, las API son las de AWS y el sistema continúa en un edificio cuando cae el otro.',
        },
        likeness: {
          pt: 'duas cozinhas do bufê que ocupam salas de dois prédios seus, uma acesa se a outra parar',
          en: 'two of the caterer’s kitchens in rooms of two buildings of yours, one working if the other stops',
          es: 'dos cocinas de la empresa que ocupan salas de dos edificios tuyos, una activa si la otra para',
        },
        tell: {
          pt: 'Um data center inteiro que cai: Outposts em mais de um prédio, se os dados não podem sair dali. Equipes que implantam tudo com as APIs da AWS, sem tempo de aprender outra plataforma: AWS Outposts, uma Local Zone ou a região. Dados que a política de segurança não deixa sair das instalações: AWS Outposts.',
          en: 'A whole data center that goes down: Outposts in more than one building, where data may not leave the premises. Teams that deploy everything with the AWS APIs, with no time to learn another platform: AWS Outposts, a Local Zone or the Region. Data that the security policy does not allow to leave the premises: AWS Outposts.',
          es: 'Un centro de datos completo que cae: Outposts en más de un edificio, si los datos no pueden salir de allí. Equipos que despliegan todo con las API de AWS, sin tiempo de aprender otra plataforma: AWS Outposts, una Local Zone o la región. Datos que la política de seguridad no permite que salgan de las instalaciones: AWS Outposts.',
        },
      },
      {
        id: 'own',
        uses: [],
        popularity: 4,
        neverRight: true,
        source: site('what-is/cloud-computing/'),
        text: {
          pt: 'Servidores próprios, em dois prédios',
          en: 'Its own servers, in two buildings',
          es: 'Servidores propios, en dos edificios',
        },
        action: {
          pt: 'Comprar hardware para dois prédios próprios, instalar nele o software e espelhá-lo entre os dois.',
          en: 'Buy hardware for two of its own buildings, install the software on it and mirror it between both.',
          es: 'Comprar hardware para dos edificios propios, instalar en él el software y duplicarlo entre ambos.',
        },
        why: {
          pt: 'Servidores próprios em dois prédios deixam tudo na empresa e resistem à perda de um deles.',
          en: 'Its own servers in two buildings keep everything in the company and survive the loss of one.',
          es: 'Los servidores propios en dos edificios dejan todo en la empresa y resisten la pérdida de uno.',
        },
        likeness: {
          pt: 'duas cozinhas próprias, com outros métodos a aprender e fogões que os seus empregados consertam',
          en: 'two kitchens of your own, with other methods to learn and stoves that your staff must repair',
          es: 'dos cocinas propias, con otros métodos por aprender y hornos que tus empleados reparan',
        },
        tell: {
          pt: 'Perto dos equipamentos e em mais de um prédio da empresa: servidores próprios.',
          en: 'Close to the equipment and in more than one building of the company: servers of its own.',
          es: 'Cerca de los equipos y en más de un edificio de la empresa: servidores propios.',
        },
      },
    ],
    constraints: [
      {
        id: 'in-house',
        situations: ['mill', 'hospital', 'broadcaster', 'dam', 'studio-place'],
        text: {
          pt: 'A política de segurança não permite que os dados do sistema saiam das instalações.',
          en: 'The security policy does not allow the data of the system to leave the premises.',
          es: 'La política de seguridad no permite que los datos del sistema salgan de las instalaciones.',
        },
        fits: ['outposts', 'outposts-two', 'own'],
        rulesOut: {
          region: {
            pt: 'Na região, os dados ficam nos data centers da AWS, fora das instalações.',
            en: 'In the Region the data is kept in AWS data centers, off the premises.',
            es: 'En la región los datos están en los centros de datos de AWS, fuera de las instalaciones.',
          },
          'region-edge': {
            pt: 'Na região, com ou sem o CloudFront, os dados ficam fora das instalações.',
            en: 'In the Region, with or without CloudFront, the data is kept off the premises.',
            es: 'En la región, con o sin CloudFront, los datos están fuera de las instalaciones.',
          },
          'local-zone': {
            pt: 'Uma Local Zone fica na cidade, mas em instalações da AWS.',
            en: 'A Local Zone is in the city but on AWS premises.',
            es: 'Una Local Zone está en la ciudad, pero en instalaciones de AWS.',
          },
        },
      },
      {
        id: 'milliseconds',
        situations: ['hospital', 'broadcaster', 'studio-place'],
        text: {
          pt: 'As estações de trabalho precisam de resposta em poucos milissegundos.',
          en: 'The workstations need answers within a few milliseconds.',
          es: 'Las estaciones de trabajo necesitan respuesta en pocos milisegundos.',
        },
        fits: ['local-zone', 'outposts', 'outposts-two', 'own'],
        rulesOut: {
          region: {
            pt: 'A distância até a região, sozinha, já consome mais do que poucos milissegundos.',
            en: 'The distance to the Region alone takes more than a few milliseconds.',
            es: 'La distancia hasta la región, por sí sola, ya consume más que pocos milisegundos.',
          },
          'region-edge': {
            pt: 'O CloudFront aproxima conteúdo em cache; as respostas do sistema ainda viriam da região distante.',
            en: 'CloudFront brings cached content closer; the answers of the system would still come from the distant Region.',
            es: 'CloudFront acerca contenido en caché; las respuestas del sistema aún vendrían de la región distante.',
          },
        },
      },
      {
        id: 'same-apis',
        text: {
          pt: 'As equipes implantam tudo com as APIs da AWS e não têm tempo para aprender outra plataforma.',
          en: 'Its teams deploy everything with the AWS APIs and have no time to learn another platform.',
          es: 'Los equipos de TI despliegan todo con las API de AWS y no tienen tiempo para aprender otra plataforma.',
        },
        fits: ['region', 'region-edge', 'local-zone', 'outposts', 'outposts-two'],
        rulesOut: {
          own: {
            pt: 'Servidores próprios não oferecem as APIs da AWS: seria preciso instalar e aprender outra plataforma.',
            en: 'Its own servers do not offer the AWS APIs: another platform would have to be installed and learned.',
            es: 'Los servidores propios no ofrecen las API de AWS: habría que instalar y aprender otra plataforma.',
          },
        },
      },
      {
        id: 'no-equipment',
        situations: ['hospital', 'broadcaster', 'studio-place', 'clinics-place'],
        notWith: ['in-house'],
        text: {
          pt: 'As salas de equipamentos serão fechadas, e não há pessoal para cuidar de hardware.',
          en: 'Its equipment rooms are being closed, and there is no staff to look after hardware.',
          es: 'Las salas de equipos se van a cerrar, y no hay personal para atender hardware.',
        },
        fits: ['region', 'region-edge', 'local-zone'],
        rulesOut: {
          outposts: {
            pt: 'O Outposts é um equipamento instalado no local, que precisa de sala, energia e refrigeração.',
            en: 'Outposts is equipment installed on site, which needs a room, power and cooling.',
            es: 'Outposts es un equipo instalado en el lugar, que necesita sala, energía y refrigeración.',
          },
          'outposts-two': {
            pt: 'Os Outposts são equipamentos instalados no local, que precisam de salas, energia e refrigeração.',
            en: 'Outposts are equipment installed on site, which needs rooms, power and cooling.',
            es: 'Los Outposts son equipos instalados en el lugar, que necesitan salas, energía y refrigeración.',
          },
          own: {
            pt: 'Servidores próprios precisam de uma sala e de quem cuide deles.',
            en: 'Its own servers need a room and people to look after them.',
            es: 'Los servidores propios necesitan una sala y personal que los atienda.',
          },
        },
      },
      {
        id: 'building-loss',
        text: {
          pt: 'O sistema deve continuar se um data center inteiro cair.',
          en: 'The system must carry on if a whole data center goes down.',
          es: 'El sistema debe continuar si cae un centro de datos completo.',
        },
        fits: ['region', 'region-edge', 'outposts-two', 'own'],
        rulesOut: {
          'local-zone': {
            pt: 'Uma Local Zone fica perto, mas o sistema em uma só para com ela.',
            en: 'A Local Zone is nearby, but a system in a single one stops with it.',
            es: 'Una Local Zone está cerca, pero el sistema en una sola se detiene con ella.',
          },
          outposts: {
            pt: 'O Outposts em um só prédio para com esse prédio.',
            en: 'Outposts in a single building stops with that building.',
            es: 'Outposts en un solo edificio se detiene con ese edificio.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual ambiente atende a esses requisitos?',
      en: 'Which environment meets these requirements?',
      es: '¿Qué entorno cumple estos requisitos?',
    },
  },
];
