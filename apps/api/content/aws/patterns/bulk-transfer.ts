import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const bulkTransfer: readonly Pattern[] = [
  {
    id: 'bulk-transfer',
    exams: {
      'saa-c03': { domain: 'performance', topic: 'data-ingestion' },
      'clf-c02': { domain: 'technology', topic: 'hybrid-backup' },
    },
    scene: {
      pt: 'Pense na transferência como uma mudança, em que cada arquivo é uma caixa e a internet é a estrada pública.',
      en: 'Think of the transfer as moving house, where each file is a box and the internet is the public road.',
      es: 'Piensa en la transferencia como una mudanza, donde cada archivo es una caja e internet es la carretera pública.',
    },
    situations: [
      {
        id: 'film-archive',
        text: {
          pt: 'Um arquivo de cinema de Nova York, que já usou a família AWS Snow em outra mudança, vai levar mais 300 TB ao Amazon S3.',
          en: 'A film archive in New York that used the AWS Snow Family for an earlier move is taking another 300 TB to Amazon S3.',
          es: 'Un archivo de cine de Nueva York, que ya usó la familia AWS Snow en otra mudanza, va a llevar otros 300 TB a Amazon S3.',
        },
        today: {
          pt: 'Os arquivos estão em um storage no prédio, ligado à internet a 150 Mbps. Um arquiteto de soluções precisa planejar a mudança.',
          en: 'The files are on a storage array in its building, which is linked to the internet at 150 Mbps. A solutions architect must plan the move.',
          es: 'Los archivos están en una cabina de almacenamiento del edificio, con internet a 150 Mbps. Un arquitecto de soluciones debe planear el traslado.',
        },
      },
      {
        id: 'brain-scans',
        text: {
          pt: 'Um hospital de Munique vai levar 250 TB de exames ao Amazon S3, na sua primeira mudança para a AWS.',
          en: 'A hospital in Munich is taking 250 TB of scans to Amazon S3, in its first move to AWS.',
          es: 'Un hospital de Múnich va a llevar 250 TB de estudios a Amazon S3, en su primera migración a AWS.',
        },
        today: {
          pt: 'Os exames estão em um servidor de arquivos quase cheio, e a linha do hospital dá 120 Mbps. Os arquitetos devem definir o envio.',
          en: 'They are on a file server that is nearly full, and the hospital’s line gives 120 Mbps. The architects must define how they are sent.',
          es: 'Los estudios están en un servidor de archivos casi lleno, y la línea del hospital da 120 Mbps. Los arquitectos deben definir el envío.',
        },
      },
      {
        id: 'maps',
        text: {
          pt: 'Uma empresa de mapas de Munique, nova na AWS, vai levar 400 TB de fotos ao Amazon S3.',
          en: 'A mapping company in Munich that is new to AWS is taking 400 TB of photos to Amazon S3.',
          es: 'Una empresa de mapas de Múnich, nueva en AWS, va a llevar 400 TB de fotos a Amazon S3.',
        },
        today: {
          pt: 'As fotos ficam em um NAS no escritório, com uma linha de 200 Mbps usada por sessenta funcionários.',
          en: 'The photos lie on a NAS in the office, with a line of 200 Mbps shared by sixty employees.',
          es: 'Las fotos están en un NAS de la oficina, con una línea de 200 Mbps que usan sesenta empleados.',
        },
      },
      {
        id: 'broadcaster',
        text: {
          pt: 'Uma emissora de Nova York, que enviou seu acervo antigo com a família AWS Snow, vai levar agora 350 TB de gravações ao Amazon S3.',
          en: 'A broadcaster in New York that sent its old collection with the AWS Snow Family is now taking 350 TB of recordings to Amazon S3.',
          es: 'Una emisora de Nueva York, que envió su archivo antiguo con la familia AWS Snow, va a llevar ahora 350 TB de grabaciones a Amazon S3.',
        },
        today: {
          pt: 'As gravações estão em uma sala de máquinas que será fechada, com internet de 170 Mbps. Um arquiteto planeja a mudança.',
          en: 'The recordings are in a machine room that will close, with an internet line of 170 Mbps. An architect is planning the move.',
          es: 'Las grabaciones están en una sala de máquinas que se cerrará, con internet de 170 Mbps. Un arquitecto planea el traslado.',
        },
      },
    ],
    candidates: [
      {
        id: 'datasync-internet',
        rightWith: ['keeps-changing'],
        uses: [],
        popularity: 4,
        source: docs('datasync/latest/userguide/what-is-datasync.html'),
        text: {
          pt: 'AWS DataSync, pela conexão de internet',
          en: 'AWS DataSync, over the internet connection',
          es: 'AWS DataSync, por la conexión de internet',
        },
        action: {
          pt: 'Instalar um agente do AWS DataSync no local e agendar uma tarefa que use a conexão atual.',
          en: 'Install an AWS DataSync agent on site and schedule a task over the connection in use.',
          es: 'Instalar un agente de AWS DataSync en el sitio y programar una tarea por la conexión actual.',
        },
        why: {
          pt: 'O AWS DataSync copia pela rede, confere a integridade, agenda e envia só o que mudou; pela internet, a velocidade é a do link que já existe.',
          en: 'AWS DataSync copies over the network, checks integrity, runs on a schedule and sends only what changed; over the internet its speed is that of the existing line.',
          es: 'AWS DataSync copia por la red, verifica la integridad, se programa y envía solo lo que cambió; por internet, la velocidad es la del enlace existente.',
        },
        likeness: {
          pt: 'a transportadora que toda noite leva só as caixas que mudaram, em vans pequenas, pela estrada pública congestionada',
          en: 'the mover who each night carries only the boxes that changed, in small vans, along the crowded public road',
          es: 'el transportista que cada noche lleva solo las cajas que cambiaron, en camionetas pequeñas, por la carretera pública congestionada',
        },
        tell: {
          pt: 'Mudanças do dia que devem seguir à noite: DataSync com agendamento. Nenhuma verba para contratar outro circuito: a conexão que já existe ou aparelhos enviados.',
          en: 'Changes of each day that must follow at night: DataSync on a schedule. No budget for another circuit: the connection that exists or shipped devices.',
          es: 'Cambios del día que deben enviarse por la noche: DataSync con una programación. Ningún presupuesto para contratar otro circuito: la conexión que ya existe o dispositivos enviados.',
        },
      },
      {
        id: 'datasync-direct',
        uses: ['Direct Connect'],
        popularity: 4,
        source: docs('datasync/latest/userguide/datasync-network.html'),
        text: {
          pt: 'AWS DataSync, por um Direct Connect novo',
          en: 'AWS DataSync, over an AWS Direct Connect line',
          es: 'AWS DataSync, por un Direct Connect nuevo',
        },
        action: {
          pt: 'Contratar uma conexão do AWS Direct Connect e executar uma tarefa do AWS DataSync por uma interface virtual privada.',
          en: 'Order an AWS Direct Connect connection and run an AWS DataSync task over its private virtual interface.',
          es: 'Contratar una conexión de AWS Direct Connect y ejecutar una tarea de AWS DataSync por una interfaz virtual privada.',
        },
        why: {
          pt: 'Por um Direct Connect, o DataSync copia por uma linha dedicada, fora da internet e com velocidade constante; a linha leva semanas ou meses para ser instalada.',
          en: 'Over Direct Connect, DataSync copies through a dedicated line, off the internet and at a steady speed; the line takes weeks or months to be installed.',
          es: 'Por un Direct Connect, DataSync copia por una línea dedicada, fuera de internet y a velocidad constante; la línea tarda semanas o meses en instalarse.',
        },
        likeness: {
          pt: 'a transportadora que toda noite leva o que mudou, por uma estrada própria, cara e demorada de abrir',
          en: 'the mover who each night carries what changed, along a private road, costly and slow to build',
          es: 'el transportista que cada noche lleva lo que cambió, por un camino privado, caro y lento de construir',
        },
        tell: {
          pt: 'O que sai do prédio sem passar pela internet pública: DataSync pelo Direct Connect, onde há tempo para a linha. Mudanças do dia que devem seguir à noite: DataSync, em horário marcado. Equipamentos de outras empresas que não podem ser ligados à rede interna: um caminho sem aparelhos da AWS, como o DataSync. Organização que nunca pediu equipamento à AWS: um caminho sem Snowball Edge, que já não aceita clientes novos.',
          en: 'Whatever leaves the building off the public internet: DataSync over Direct Connect, where there is time for the line. Changes of each day that must follow at night: DataSync on a schedule. Hardware of other companies that may not be connected to the internal network: a way without devices of AWS, such as DataSync. An organization that has never ordered equipment from AWS: a way without Snowball Edge, which no longer takes new customers.',
          es: 'Lo que sale del edificio sin pasar por la internet pública: DataSync por Direct Connect, donde hay tiempo para la línea. Cambios del día que deben enviarse por la noche: DataSync, a una hora fija. Equipos de otras empresas que no pueden conectarse a la red interna: un camino sin dispositivos de AWS, como DataSync. Organización que nunca le pidió a AWS un equipo: un camino sin Snowball Edge, que ya no acepta clientes nuevos.',
        },
      },
      {
        id: 'snowball',
        rightIn: ['film-archive', 'broadcaster'],
        uses: ['Snowball'],
        popularity: 4,
        source: docs('snowball/latest/developer-guide/whatissnowball.html'),
        text: {
          pt: 'Aparelhos AWS Snowball Edge, enviados pela AWS',
          en: 'AWS Snowball Edge devices, shipped by AWS',
          es: 'Equipos AWS Snowball Edge, enviados por AWS',
        },
        action: {
          pt: 'Pedir dispositivos AWS Snowball Edge, carregá-los pela rede local e devolvê-los à AWS por transportadora.',
          en: 'Order AWS Snowball Edge devices, load them on the local network and return them to AWS by courier.',
          es: 'Pedir dispositivos AWS Snowball Edge, cargarlos por la red local y devolverlos a AWS por mensajería.',
        },
        why: {
          pt: 'O AWS Snowball Edge chega por transportadora, recebe até centenas de terabytes cifrados na rede local e volta à AWS; hoje só quem já era cliente pode pedi-lo.',
          en: 'AWS Snowball Edge comes by courier, takes up to hundreds of terabytes, encrypted, on the local network and returns to AWS; today only existing customers can order it.',
          es: 'AWS Snowball Edge llega por mensajería, recibe hasta cientos de terabytes cifrados en la red local y vuelve a AWS; hoy solo pueden pedirlo quienes ya eran clientes.',
        },
        likeness: {
          pt: 'o baú lacrado de outra firma, posto dentro da casa, que se enche uma vez e vai de caminhão',
          en: 'the sealed trunk of another firm, left inside the house, which is filled once and leaves by truck',
          es: 'el baúl sellado de otra empresa, puesto en la casa, que se llena una vez y sale en camión',
        },
        tell: {
          pt: 'Cópia de sete meses e prazo de semanas: dispositivos Snowball Edge. Técnicos necessários no prédio todos os dias: dispositivos que vêm por transportadora. O que sai do prédio sem passar pela internet pública nem contratar outro circuito: dispositivos Snowball Edge. Nenhuma verba para contratar outro circuito: a conexão que já existe ou aparelhos enviados.',
          en: 'A copy of seven months and a deadline of weeks: Snowball Edge devices. Technicians who are needed at the site every day: devices that come by courier. Whatever leaves the building off the public internet, without another circuit: Snowball Edge devices. No budget for another circuit: the connection that exists or shipped devices.',
          es: 'Copia de siete meses y plazo de semanas: dispositivos Snowball Edge. Técnicos que hacen falta en el edificio todos los días: dispositivos que llegan por mensajería. Lo que sale del edificio sin pasar por la internet pública ni contratar otro circuito: dispositivos Snowball Edge. Ningún presupuesto para contratar otro circuito: la conexión que ya existe o dispositivos enviados.',
        },
      },
      {
        id: 'terminal',
        rightWith: ['five-weeks'],
        uses: ['Data Transfer Terminal'],
        popularity: 2,
        source: docs('datatransferterminal/latest/userguide/what-is-dtt.html'),
        text: {
          pt: 'Discos levados ao AWS Data Transfer Terminal',
          en: 'Disks taken to an AWS Data Transfer Terminal',
          es: 'Discos llevados a un AWS Data Transfer Terminal',
        },
        action: {
          pt: 'Gravar discos, reservar um AWS Data Transfer Terminal e enviar dali o conteúdo deles ao bucket.',
          en: 'Write disks, book an AWS Data Transfer Terminal and upload their content from it to the bucket.',
          es: 'Grabar discos, reservar un AWS Data Transfer Terminal y subir desde él su contenido al bucket.',
        },
        why: {
          pt: 'No AWS Data Transfer Terminal, a própria equipe leva seus discos a uma sala da AWS com conexões rápidas e envia os dados de lá.',
          en: 'At an AWS Data Transfer Terminal the team itself takes its disks to an AWS room with fast connections and uploads the data from there.',
          es: 'En un AWS Data Transfer Terminal, el propio equipo lleva sus discos a una sala de AWS con conexiones rápidas y envía los datos desde allí.',
        },
        likeness: {
          pt: 'uma única carga das suas caixas, que a sua equipe leva até uma doca do outro lado da cidade',
          en: 'a single load of your own boxes, which your team must drive to a loading dock across town',
          es: 'una única carga de tus cajas, que tu equipo lleva a un muelle al otro lado de la ciudad',
        },
        tell: {
          pt: 'Copiar centenas de terabytes em semanas sem dispositivos da AWS: discos próprios, levados a um Data Transfer Terminal. Discos próprios que a equipe pode levar a outro prédio: um Data Transfer Terminal. Organização que nunca pediu equipamento à AWS: um caminho sem Snowball Edge, que já não aceita clientes novos.',
          en: 'A copy of seven months and no devices of AWS: the team’s own disks, taken to a Data Transfer Terminal. Its own disks, which the team may take to another building: a Data Transfer Terminal. An organization that has never ordered equipment from AWS: a way without Snowball Edge, which no longer takes new customers.',
          es: 'Una copia de siete meses sin equipos de AWS: discos propios, llevados a un Data Transfer Terminal. Discos propios que el equipo puede llevar a otro edificio: un Data Transfer Terminal. Organización que nunca le pidió a AWS un equipo: un camino sin Snowball Edge, que ya no acepta clientes nuevos.',
        },
      },
      {
        id: 'cli',
        uses: [],
        neverRight: true,
        popularity: 4,
        source: docs('cli/latest/reference/s3/sync.html'),
        text: {
          pt: 'Scripts próprios da AWS CLI, pela internet',
          en: 'Its own AWS CLI scripts, over the internet',
          es: 'Scripts propios de la AWS CLI, por internet',
        },
        action: {
          pt: 'Escrever scripts que executem toda noite o comando sync da AWS CLI pela conexão de internet atual.',
          en: 'Write scripts that run the AWS CLI sync command every night over the current internet connection.',
          es: 'Escribir scripts que ejecuten cada noche el comando sync de la AWS CLI por la conexión a internet actual.',
        },
        why: {
          pt: 'Scripts com a AWS CLI copiam arquivos ao S3 pela internet, sem serviço a pagar; agendar, repetir falhas e conferir fica com a equipe.',
          en: 'Scripts with the AWS CLI copy files to S3 over the internet, with no service to pay for; scheduling, retrying and verifying are left to the team.',
          es: 'Los scripts con la AWS CLI copian archivos a S3 por internet, sin servicio que pagar; programar, reintentar y verificar queda a cargo del equipo.',
        },
        likeness: {
          pt: 'o carrinho de mão próprio, empurrado pela estrada pública congestionada, com uma lista que você mesmo confere',
          en: 'your own handcart, pushed along the crowded public road, with a list that you check yourself',
          es: 'la carretilla propia, empujada a mano por la carretera pública congestionada, con una lista que tú mismo revisas',
        },
        tell: {
          pt: 'Poucos dados e uma equipe que mantém scripts: AWS CLI.',
          en: 'Little data and a team that maintains scripts: AWS CLI.',
          es: 'Pocos datos y un equipo que mantiene scripts: AWS CLI.',
        },
      },
    ],
    constraints: [
      {
        id: 'five-weeks',
        text: {
          pt: 'Pelo link atual a cópia levaria sete meses, e outro circuito levaria três para ser instalado; o prazo é de cinco semanas.',
          en: 'Over the current line the copy would take seven months, and another circuit would take three to install; the deadline is five weeks.',
          es: 'Por el enlace actual la copia tardaría siete meses, y otro circuito tardaría tres en instalarse; el plazo es de cinco semanas.',
        },
        fits: ['snowball', 'terminal'],
        rulesOut: {
          'datasync-internet': {
            pt: 'O DataSync pela internet usa o link atual, que levaria sete meses.',
            en: 'DataSync over the internet uses the current line, which would take seven months.',
            es: 'DataSync por internet usa el enlace actual, que tardaría siete meses.',
          },
          'datasync-direct': {
            pt: 'O Direct Connect é outro circuito: a cópia por ele só começaria depois de três meses.',
            en: 'Direct Connect is another circuit: the copy over it would only start after three months.',
            es: 'Direct Connect es otro circuito: la copia por él solo empezaría después de tres meses.',
          },
          cli: {
            pt: 'Scripts da AWS CLI pela internet usam o link atual, que levaria sete meses.',
            en: 'AWS CLI scripts over the internet use the current line, which would take seven months.',
            es: 'Los scripts de la AWS CLI por internet usan el enlace actual, que tardaría siete meses.',
          },
        },
      },
      {
        id: 'keeps-changing',
        text: {
          pt: 'Os arquivos mudam durante um ano, e as mudanças do dia devem seguir à noite.',
          en: 'Files will change for a year, and each day’s changes must follow at night.',
          es: 'Los archivos cambian durante un año, y los cambios del día deben enviarse por la noche.',
        },
        fits: ['datasync-internet', 'datasync-direct', 'cli'],
        rulesOut: {
          snowball: {
            pt: 'O Snowball Edge faz uma remessa de cada vez e não acompanha mudanças de cada noite.',
            en: 'Snowball Edge makes one shipment at a time and does not follow the changes of each night.',
            es: 'Snowball Edge hace un envío a la vez y no sigue los cambios de cada noche.',
          },
          terminal: {
            pt: 'O Data Transfer Terminal exige uma visita com discos a cada envio, o que não dá para fazer toda noite.',
            en: 'A Data Transfer Terminal takes a visit with disks for each upload, which cannot be done every night.',
            es: 'Data Transfer Terminal exige una visita con discos para cada envío, lo que no puede hacerse cada noche.',
          },
        },
      },
      {
        id: 'off-internet',
        text: {
          pt: 'Pela política da empresa, o que sai do prédio não pode passar pela internet pública.',
          en: 'The company’s policy keeps whatever leaves the building off the public internet.',
          es: 'Según la política de la empresa, lo que sale del edificio no puede pasar por la internet pública.',
        },
        fits: ['datasync-direct', 'snowball'],
        rulesOut: {
          'datasync-internet': {
            pt: 'Essa cópia usa a internet pública, que a regra proíbe mesmo com dados cifrados.',
            en: 'That copy uses the public internet, which the rule forbids even for encrypted data.',
            es: 'Esa copia usa la internet pública, que la regla prohíbe incluso con datos cifrados.',
          },
          cli: {
            pt: 'Essa cópia usa a internet pública, que a regra proíbe mesmo com dados cifrados.',
            en: 'That copy uses the public internet, which the rule forbids even for encrypted data.',
            es: 'Esa copia usa la internet pública, que la regla prohíbe incluso con datos cifrados.',
          },
        },
      },
      {
        id: 'nobody-travels',
        text: {
          pt: 'Só os dois técnicos do prédio podem copiar os dados, e eles são necessários lá todos os dias.',
          en: 'Only the site’s two technicians may copy the data, and they are needed there every day.',
          es: 'Solo los dos técnicos del edificio pueden copiar los datos, y hacen falta allí todos los días.',
        },
        fits: ['datasync-internet', 'datasync-direct', 'snowball', 'cli'],
        rulesOut: {
          terminal: {
            pt: 'No Data Transfer Terminal é a própria equipe que leva os discos e faz o envio.',
            en: 'At a Data Transfer Terminal it is the team itself that takes the disks and does the upload.',
            es: 'En un Data Transfer Terminal, el propio equipo lleva los discos y hace el envío.',
          },
        },
      },
      {
        id: 'no-foreign-devices',
        text: {
          pt: 'A política de segurança proíbe ligar à rede interna equipamentos de outras empresas, mas a equipe pode levar discos próprios a outro prédio.',
          en: 'The security policy forbids connecting hardware of other companies to the internal network, but the team may take its own disks to another building.',
          es: 'La política de seguridad prohíbe conectar a la red interna equipos de otras empresas, pero el equipo puede llevar discos propios a otro edificio.',
        },
        fits: ['datasync-internet', 'datasync-direct', 'terminal', 'cli'],
        rulesOut: {
          snowball: {
            pt: 'O Snowball Edge é um equipamento da AWS que se liga à rede local.',
            en: 'Snowball Edge is equipment of AWS that is connected to the local network.',
            es: 'Snowball Edge es un equipo de AWS que se conecta a la red local.',
          },
        },
      },
      {
        id: 'new-customer',
        situations: ['brain-scans', 'maps'],
        text: {
          pt: 'A organização nunca pediu à AWS equipamento algum.',
          en: 'The organization has never ordered any equipment from AWS.',
          es: 'La organización nunca le pidió a AWS ningún equipo.',
        },
        fits: ['datasync-internet', 'datasync-direct', 'terminal', 'cli'],
        rulesOut: {
          snowball: {
            pt: 'O Snowball Edge já não é oferecido a novos clientes; a AWS indica a eles o DataSync ou um Data Transfer Terminal.',
            en: 'Snowball Edge is no longer available to new customers; AWS points them to DataSync or a Data Transfer Terminal.',
            es: 'Snowball Edge ya no está disponible para clientes nuevos; AWS les indica DataSync o un Data Transfer Terminal.',
          },
        },
      },
      {
        id: 'no-contract',
        text: {
          pt: 'Não há verba para contratar outro circuito.',
          en: 'There is no budget for another circuit.',
          es: 'No hay presupuesto para contratar otro circuito.',
        },
        fits: ['datasync-internet', 'snowball', 'terminal', 'cli'],
        rulesOut: {
          'datasync-direct': {
            pt: 'O Direct Connect é uma linha nova, com contrato próprio.',
            en: 'Direct Connect is a new line, with a contract of its own.',
            es: 'Direct Connect es una línea nueva, con contrato propio.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve levar os arquivos ao Amazon S3?',
      en: 'What should take the files to Amazon S3?',
      es: '¿Qué debe llevar los archivos a Amazon S3?',
    },
  },
];
