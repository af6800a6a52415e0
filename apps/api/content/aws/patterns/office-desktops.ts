import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const officeDesktops: readonly Pattern[] = [
  {
    id: 'office-desktops',
    exams: { 'clf-c02': { domain: 'technology', topic: 'business-apps' } },
    scene: {
      pt: 'Pense no computador de trabalho como uma sala equipada, e em cada programa como uma ferramenta que fica dentro dela.',
      en: 'Think of a work computer as an equipped room, and of each program as a tool that is kept inside it.',
      es: 'Piensa en el escritorio de cada usuario como una sala equipada, y en cada programa como una herramienta que está dentro.',
    },
    situations: [
      {
        id: 'call-center',
        text: {
          pt: 'Os atendentes de uma central vão usar os sistemas da empresa em casa.',
          en: 'The agents of a call center are going to use the company’s systems from home.',
          es: 'Los agentes de un centro de atención van a usar los sistemas de la empresa desde casa.',
        },
      },
      {
        id: 'design-school',
        text: {
          pt: 'Alunos de uma escola técnica vão usar, dos próprios computadores, os sistemas do laboratório.',
          en: 'Students of a technical school will use the laboratory’s systems from their own computers.',
          es: 'Los alumnos de una escuela técnica van a usar, desde sus computadoras, los sistemas del laboratorio.',
        },
      },
      {
        id: 'auditors-desktops',
        text: {
          pt: 'Uma empresa de auditoria contrata dezenas de auditores por temporada, que precisam de acesso seguro.',
          en: 'An audit firm hires dozens of seasonal auditors, who need secure access.',
          es: 'Una firma de auditoría contrata decenas de auditores por temporada, que necesitan acceso seguro.',
        },
      },
    ],
    candidates: [
      {
        id: 'personal',
        uses: ['WorkSpaces'],
        popularity: 4,
        source: docs('workspaces/latest/adminguide/amazon-workspaces.html'),
        text: {
          pt: 'Amazon WorkSpaces Personal',
          en: 'Amazon WorkSpaces Personal',
          es: 'Amazon WorkSpaces Personal',
        },
        why: {
          pt: 'O WorkSpaces Personal dá a cada pessoa um computador na nuvem que é dela: programas e arquivos ficam de um dia para o outro.',
          en: 'WorkSpaces Personal gives each person their own computer in the cloud: programs and files stay from one day to the next.',
          es: 'WorkSpaces Personal da a cada persona una computadora en la nube que es suya: programas y archivos quedan de un día para otro.',
        },
        likeness: {
          pt: 'uma sala para cada pessoa, onde tudo que ela guarda fica de um dia para o outro',
          en: 'a room for each person, where everything they keep stays from one day to the next',
          es: 'una sala para cada persona, donde todo lo que guarda queda de un día para otro',
        },
        tell: {
          pt: 'Área de trabalho completa que é de uma pessoa: WorkSpaces Personal. O que cada um instala, no lugar no dia seguinte: WorkSpaces Personal. Nenhuma verba para comprar computadores: um serviço WorkSpaces, e não notebooks.',
          en: 'A full desktop that belongs to one person: WorkSpaces Personal. What each person installs, there the next day: WorkSpaces Personal. No budget for buying computers: a WorkSpaces service, not laptops.',
          es: 'Escritorio completo que es de una persona: WorkSpaces Personal. Lo que cada uno instala, allí al día siguiente: WorkSpaces Personal. Ningún presupuesto para comprar computadoras: un servicio WorkSpaces, y no portátiles.',
        },
      },
      {
        id: 'pools',
        rightWith: ['full-desktop'],
        uses: ['WorkSpaces'],
        popularity: 3,
        source: docs('workspaces/latest/adminguide/managing-wsp-pools.html'),
        text: {
          pt: 'Amazon WorkSpaces Pools',
          en: 'Amazon WorkSpaces Pools',
          es: 'Amazon WorkSpaces Pools',
        },
        why: {
          pt: 'O WorkSpaces Pools oferece áreas de trabalho completas e iguais, que voltam ao início depois de cada sessão.',
          en: 'WorkSpaces Pools offers full, identical desktops that go back to the start after each session.',
          es: 'WorkSpaces Pools ofrece escritorios completos e iguales, que vuelven al inicio después de cada sesión.',
        },
        likeness: {
          pt: 'salas completas, usadas em turnos, mas esvaziadas e arrumadas do zero depois de cada pessoa',
          en: 'complete rooms, used in turns, but emptied and reset from scratch after each person',
          es: 'salas completas, usadas por turnos, pero vaciadas y puestas en cero después de cada persona',
        },
        tell: {
          pt: 'Áreas de trabalho iguais, limpas a cada sessão: WorkSpaces Pools. Área de trabalho completa para quem alterna entre programas de Windows: WorkSpaces, Personal ou Pools. Capacidade só para quem trabalha ao mesmo tempo: WorkSpaces Pools. Área de trabalho completa, sem verba para computadores: WorkSpaces. Nenhum arquivo que fique de uma sessão para a seguinte: sessões que começam do zero, e não WorkSpaces Personal. Nenhuma verba para comprar computadores: um serviço WorkSpaces, e não notebooks.',
          en: 'Identical desktops, clean at each session: WorkSpaces Pools. A full desktop for users who switch between Windows programs: WorkSpaces, Personal or Pools. Capacity for those alone who work at the same time: WorkSpaces Pools. A full desktop, with no budget for computers: WorkSpaces. No file left from one session to the next: sessions that start afresh, not WorkSpaces Personal. No budget for buying computers: a WorkSpaces service, not laptops.',
          es: 'Escritorios iguales, limpios en cada sesión: WorkSpaces Pools. Escritorio completo para quienes alternan entre programas de Windows: WorkSpaces, Personal o Pools. Capacidad solo para quienes trabajan al mismo tiempo: WorkSpaces Pools. Escritorio completo, sin presupuesto para computadoras: WorkSpaces. Ningún archivo que quede de una sesión para la siguiente: sesiones que empiezan de cero, y no WorkSpaces Personal. Ningún presupuesto para comprar computadoras: un servicio WorkSpaces, y no portátiles.',
        },
      },
      {
        id: 'applications',
        uses: ['Applications'],
        popularity: 3,
        source: docs('appstream2/latest/developerguide/what-is-appstream.html'),
        text: {
          pt: 'WorkSpaces Applications, sem desktop',
          en: 'WorkSpaces Applications, without a desktop',
          es: 'WorkSpaces Applications, sin escritorio',
        },
        why: {
          pt: 'O Amazon WorkSpaces Applications, antes AppStream 2.0, mostra no navegador a janela de um programa que roda na AWS, em sessões que recomeçam do zero.',
          en: 'Amazon WorkSpaces Applications, formerly AppStream 2.0, shows the window of a program that runs on AWS in the browser, in sessions that start afresh.',
          es: 'Amazon WorkSpaces Applications, antes AppStream 2.0, muestra en el navegador la ventana de un programa que corre en AWS, en sesiones que empiezan de cero.',
        },
        likeness: {
          pt: 'uma única ferramenta num balcão, usada em turnos e limpa depois de cada um, sem sala em volta',
          en: 'a single tool at a counter, used in turns and cleaned each time, with no room around it',
          es: 'una única herramienta en un mostrador, usada por turnos y limpiada tras cada uno, sin sala alrededor',
        },
        tell: {
          pt: 'Só um programa, e não a área de trabalho: WorkSpaces Applications. Programa de Windows sem versão para o navegador: WorkSpaces Applications ou uma área de trabalho, e não o Secure Browser. Nenhum arquivo que fique de uma sessão para a seguinte: sessões que começam do zero, e não WorkSpaces Personal. Nenhuma verba para comprar computadores: um serviço WorkSpaces, e não notebooks. Capacidade só para quem trabalha ao mesmo tempo: uma frota compartilhada, como a do WorkSpaces Applications.',
          en: 'Only a program, and not a desktop: WorkSpaces Applications. A Windows program with no browser version: WorkSpaces Applications or a desktop, not Secure Browser. No file left from one session to the next: sessions that start afresh, not WorkSpaces Personal. No budget for buying computers: a WorkSpaces service, not laptops. Capacity for those alone who work at the same time: a shared fleet, such as that of WorkSpaces Applications.',
          es: 'Solo un programa, y no el escritorio: WorkSpaces Applications. Programa de Windows sin versión para el navegador: WorkSpaces Applications o un escritorio, y no Secure Browser. Ningún archivo que quede de una sesión para la siguiente: sesiones que empiezan de cero, y no WorkSpaces Personal. Ningún presupuesto para comprar computadoras: un servicio WorkSpaces, y no portátiles. Capacidad solo para quienes trabajan al mismo tiempo: una flota compartida, como la de WorkSpaces Applications.',
        },
      },
      {
        id: 'browser',
        uses: ['Secure Browser'],
        popularity: 2,
        source: docs('workspaces-web/latest/adminguide/what-is-workspaces-web.html'),
        text: {
          pt: 'Amazon WorkSpaces Secure Browser',
          en: 'Amazon WorkSpaces Secure Browser',
          es: 'Amazon WorkSpaces Secure Browser',
        },
        why: {
          pt: 'O WorkSpaces Secure Browser abre sites internos em um navegador que roda na AWS, de modo que nada fica no computador da pessoa.',
          en: 'WorkSpaces Secure Browser opens internal websites in a browser that runs on AWS, so that nothing stays on the person’s computer.',
          es: 'WorkSpaces Secure Browser abre sitios internos en un navegador que corre en AWS, de modo que nada queda en la computadora de la persona.',
        },
        likeness: {
          pt: 'um guichê de leitura, que só mostra as páginas da casa e não guarda nada',
          en: 'a reading window, which shows only the pages of the house and keeps nothing',
          es: 'una ventanilla de lectura, que solo muestra las páginas de la casa y no guarda nada',
        },
        tell: {
          pt: 'Só sites internos, sem nada no computador: WorkSpaces Secure Browser.',
          en: 'Only internal websites, with nothing on the computer: WorkSpaces Secure Browser.',
          es: 'Solo sitios internos, sin nada en la computadora: WorkSpaces Secure Browser.',
        },
      },
      {
        id: 'laptops',
        uses: [],
        popularity: 4,
        source: docs('vpn/latest/clientvpn-admin/what-is.html'),
        text: {
          pt: 'Um notebook novo por pessoa, com Client VPN',
          en: 'A new laptop per person, with Client VPN',
          es: 'Un portátil nuevo por persona, con Client VPN',
        },
        why: {
          pt: 'Notebooks da empresa com a AWS Client VPN levam tudo instalado e alcançam a VPC de qualquer lugar.',
          en: 'Company laptops with AWS Client VPN carry everything installed and reach the VPC from anywhere.',
          es: 'Los portátiles de la empresa con AWS Client VPN llevan todo instalado y alcanzan la VPC desde cualquier lugar.',
        },
        likeness: {
          pt: 'uma maleta com todas as ferramentas, comprada para cada pessoa, onde fica tudo que ela guarda',
          en: 'a case with all the tools, bought for each person, where everything they put stays',
          es: 'un maletín con todas las herramientas, comprado para cada persona, donde queda todo lo que guarda',
        },
        tell: {
          pt: 'Trabalho também sem internet: notebook com programas instalados.',
          en: 'Work without internet too: a laptop with programs installed.',
          es: 'Trabajo también sin internet: portátil con programas instalados.',
        },
      },
    ],
    constraints: [
      {
        id: 'full-desktop',
        text: {
          pt: 'Os usuários alternam entre vários programas de Windows e precisam de uma área de trabalho completa.',
          en: 'Users switch between several Windows programs and need a full desktop.',
          es: 'Los usuarios alternan entre varios programas de Windows y necesitan un escritorio completo.',
        },
        fits: ['personal', 'pools', 'laptops'],
        rulesOut: {
          applications: {
            pt: 'Configurado para mostrar só o programa, o WorkSpaces Applications não oferece uma área de trabalho.',
            en: 'Set up to show the program only, WorkSpaces Applications offers no desktop.',
            es: 'Configurado para mostrar solo el programa, WorkSpaces Applications no ofrece un escritorio.',
          },
          browser: {
            pt: 'O WorkSpaces Secure Browser só abre sites, e não programas de Windows.',
            en: 'WorkSpaces Secure Browser opens only websites, not Windows programs.',
            es: 'WorkSpaces Secure Browser solo abre sitios, no programas de Windows.',
          },
        },
      },
      {
        id: 'windows-program',
        text: {
          pt: 'O sistema é um programa de Windows, sem versão para o navegador.',
          en: 'The system is a Windows program, with no browser version.',
          es: 'El sistema es un programa de Windows, sin versión para el navegador.',
        },
        fits: ['personal', 'pools', 'applications', 'laptops'],
        rulesOut: {
          browser: {
            pt: 'O WorkSpaces Secure Browser abre sites, e o sistema é um programa de Windows.',
            en: 'WorkSpaces Secure Browser opens websites, and the system is a Windows program.',
            es: 'WorkSpaces Secure Browser abre sitios, y el sistema es un programa de Windows.',
          },
        },
      },
      {
        id: 'nothing-remains',
        text: {
          pt: 'Nenhum arquivo pode ficar de uma sessão para a seguinte.',
          en: 'No file may be left from one session to the next.',
          es: 'Ningún archivo puede quedar de una sesión para la siguiente.',
        },
        fits: ['pools', 'applications', 'browser'],
        rulesOut: {
          personal: {
            pt: 'No WorkSpaces Personal, programas e arquivos ficam de uma sessão para a outra.',
            en: 'In WorkSpaces Personal, programs and files stay from one session to the next.',
            es: 'En WorkSpaces Personal, programas y archivos quedan de una sesión a otra.',
          },
          laptops: {
            pt: 'No notebook, os arquivos ficam gravados depois da sessão.',
            en: 'On a laptop, files remain stored after the session.',
            es: 'En el portátil, los archivos quedan guardados después de la sesión.',
          },
        },
      },
      {
        id: 'no-purchase',
        text: {
          pt: 'Não há verba para comprar computadores.',
          en: 'There is no budget for buying computers.',
          es: 'No hay presupuesto para comprar computadoras.',
        },
        fits: ['personal', 'pools', 'applications', 'browser'],
        rulesOut: {
          laptops: {
            pt: 'Essa solução exige a compra de um notebook para cada pessoa.',
            en: 'That solution means buying a laptop for each person.',
            es: 'Esa solución exige comprar un portátil para cada persona.',
          },
        },
      },
      {
        id: 'own-settings',
        text: {
          pt: 'O que cada um instala deve estar lá no dia seguinte.',
          en: 'What each person installs must be there the next day.',
          es: 'Lo que cada uno instala debe estar allí al día siguiente.',
        },
        fits: ['personal', 'laptops'],
        rulesOut: {
          pools: {
            pt: 'O WorkSpaces Pools volta ao início depois de cada sessão, sem o que foi instalado.',
            en: 'WorkSpaces Pools goes back to the start after each session, without what was installed.',
            es: 'WorkSpaces Pools vuelve al inicio después de cada sesión, sin lo instalado.',
          },
          applications: {
            pt: 'As sessões do WorkSpaces Applications recomeçam do zero, sem o que foi instalado.',
            en: 'Sessions of WorkSpaces Applications start afresh, without what was installed.',
            es: 'Las sesiones de WorkSpaces Applications empiezan de cero, sin lo instalado.',
          },
          browser: {
            pt: 'O WorkSpaces Secure Browser não deixa instalar programas.',
            en: 'WorkSpaces Secure Browser does not let programs be installed.',
            es: 'WorkSpaces Secure Browser no deja instalar programas.',
          },
        },
      },
      {
        id: 'at-once',
        text: {
          pt: 'De 400 pessoas, no máximo 60 trabalham ao mesmo tempo, e a capacidade deve ser só para elas.',
          en: 'Of 400 people, at most 60 work at the same time, and there should be capacity for those 60 only.',
          es: 'De 400 personas, como máximo 60 trabajan al mismo tiempo, y la capacidad debe ser solo para ellas.',
        },
        fits: ['pools', 'applications', 'browser'],
        rulesOut: {
          personal: {
            pt: 'O WorkSpaces Personal reserva uma área de trabalho para cada uma das 400 pessoas.',
            en: 'WorkSpaces Personal sets a desktop aside for each of the 400 people.',
            es: 'WorkSpaces Personal reserva un escritorio para cada una de las 400 personas.',
          },
          laptops: {
            pt: 'Seria preciso um notebook para cada uma das 400 pessoas.',
            en: 'A laptop would be needed for each of the 400 people.',
            es: 'Haría falta un portátil para cada una de las 400 personas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a esses requisitos?',
      en: 'Which solution meets these requirements?',
      es: '¿Qué solución cumple estos requisitos?',
    },
  },
];
