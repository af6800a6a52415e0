import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const seasonChoices: readonly Pattern[] = [
  {
    id: 'seasonal-system',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-pricing' } },
    scene: {
      pt: 'Pense no sistema como um quiosque de praia que só vende na temporada, e no Azure como o dono da praia.',
      en: 'Think of the system as a beach kiosk that sells only in season, and of Azure as the owner of the beach.',
      es: 'Piensa en el sistema como un quiosco de playa que solo vende en temporada, y en Azure como el dueño de la playa.',
    },
    situations: [
      {
        id: 'census',
        text: {
          pt: 'Um instituto de pesquisa usa seu sistema de coleta, no Azure, seis semanas por ano.',
          en: 'A research institute uses its collection system in Azure six weeks a year.',
          es: 'Un instituto de investigación usa su sistema de recolección, en Azure, seis semanas al año.',
        },
      },
      {
        id: 'harvest',
        text: {
          pt: 'Uma cooperativa de maçãs só usa na colheita o portal dos produtores, que fica no Azure.',
          en: 'An apple cooperative uses its growers’ portal in Azure only during the harvest.',
          es: 'Una cooperativa de manzanas usa solo en la cosecha el portal de sus productores, que está en Azure.',
        },
      },
      {
        id: 'marathon',
        text: {
          pt: 'Uma organizadora de corridas abre inscrições, em um sistema no Azure, três vezes por ano.',
          en: 'A race organizer opens registrations, in a system on Azure, three times a year.',
          es: 'Una organizadora de carreras abre inscripciones, en un sistema en Azure, tres veces al año.',
        },
      },
    ],
    candidates: [
      {
        id: 'payg',
        text: {
          pt: 'VM paga pelo uso, desalocada fora da época',
          en: 'A pay-as-you-go VM, deallocated off season',
          es: 'VM de pago por uso, desasignada fuera de época',
        },
        uses: [],
        why: {
          pt: 'A VM paga pelo uso executa o sistema como ele é, com acesso de administrador e em capacidade que o Azure não retira; desalocada fora da época, não paga computação nem tem prazo.',
          en: 'A pay-as-you-go VM runs the system as it is, with administrator access and on capacity that Azure does not reclaim; deallocated out of season, it pays for no compute and has no term.',
          es: 'La VM de pago por uso ejecuta el sistema tal como es, con acceso de administrador y en capacidad que Azure no retira; desasignada fuera de época, no paga cómputo ni tiene plazo.',
        },
        likeness: {
          pt: 'o quiosque alugado por dia a preço cheio, que a equipe abre, conserta e fecha a cada temporada',
          en: 'the kiosk rented by the day at full price, which the staff opens, repairs and closes each season',
          es: 'el quiosco alquilado por día a precio pleno, que el equipo abre, repara y cierra cada temporada',
        },
        tell: {
          pt: 'Componente instalado como administrador no sistema: VM. Aplicação web em funcionamento contínuo, que não será reescrita: servidor ou plano ligado, e não funções. Nenhum compromisso de prazo aceito: pagamento pelo uso. Meses sem uso, em que nenhuma computação deve ser cobrada: VM desalocada ou recurso excluído. Capacidade em uso que o Azure não pode retirar: capacidade comum, e não spot.',
          en: 'A component installed as administrator in the system: a VM. A web application that runs continuously and will not be rewritten: a server or plan that is on, not functions. No term commitment accepted: payment by use. Months without use, in which compute must not be charged: a deallocated VM or a deleted resource. Capacity in use that Azure must not reclaim: regular capacity, not spot.',
          es: 'Componente instalado como administrador en el sistema: VM. Aplicación web en funcionamiento continuo, que no se va a reescribir: servidor o plan encendido, y no funciones. Ningún compromiso de plazo aceptado: pago por uso. Meses sin uso, en los que no debe cobrarse cómputo: VM desasignada o recurso eliminado. Capacidad en uso que Azure no puede retirar: capacidad común, no spot.',
        },
        source: docs('azure/virtual-machines/cost-optimization-plan-to-manage-costs'),
        popularity: 5,
      },
      {
        id: 'reserved',
        neverRight: true,
        text: {
          pt: 'VM com reserva de um ano',
          en: 'A VM with a one-year reservation',
          es: 'VM con una reserva de un año',
        },
        uses: [],
        why: {
          pt: 'A reserva fixa por um ano um preço menor que o da hora normal.',
          en: 'The reservation fixes for a year a price below the normal hourly rate.',
          es: 'La reserva fija por un año un precio menor que el de la hora normal.',
        },
        likeness: {
          pt: 'o quiosque que a equipe conserta, mais barato graças a um contrato de um ano, pago até no inverno',
          en: 'the kiosk that the staff repairs, cheaper through a one-year contract but paid for even in winter',
          es: 'el quiosco que repara el equipo, más barato gracias a un contrato de un año, pagado hasta en invierno',
        },
        tell: {
          pt: 'Uso constante por um ano ou mais: uma reserva.',
          en: 'Steady use for a year or more: a reservation.',
          es: 'Uso constante por un año o más: una reserva.',
        },
        source: docs('azure/cost-management-billing/reservations/save-compute-costs-reservations'),
        popularity: 4,
      },
      {
        id: 'serverless',
        text: {
          pt: 'Funções serverless, pagas por execução',
          en: 'Serverless functions, paid per execution',
          es: 'Funciones serverless, pagadas por ejecución',
        },
        uses: ['Functions'],
        why: {
          pt: 'Com serverless, o pedido que chega já executa o código, sem que ninguém o ligue; sem execuções não se cobra computação, e não há prazo, servidor nem sistema a manter.',
          en: 'With serverless, an arriving request runs the code, with nobody to start it; without executions no compute is charged, and there is no term and no server or system to maintain.',
          es: 'Con serverless, la solicitud que llega ejecuta el código, sin que nadie lo encienda; sin ejecuciones no se cobra cómputo, y no hay plazo, servidor ni sistema que mantener.',
        },
        likeness: {
          pt: 'a máquina de lanches do dono, paga por lanche, que só aceita receitas refeitas e nenhuma peça extra',
          en: 'the owner’s snack machine, paid by the snack, which takes only remade recipes and no added parts',
          es: 'la máquina expendedora del dueño, pagada por venta, que solo acepta recetas rehechas y ninguna pieza extra',
        },
        tell: {
          pt: 'Recursos que ninguém vai criar, ligar nem agendar a cada época: serverless. Patches do sistema operacional a cargo da Microsoft: PaaS ou serverless. Nenhum compromisso de prazo aceito: pagamento pelo uso. Capacidade em uso que o Azure não pode retirar: capacidade comum, e não spot. Meses sem uso, em que nenhuma computação deve ser cobrada: pagamento por execução.',
          en: 'Resources that nobody will create, start or schedule each season: serverless. Operating system patches that must be Microsoft’s: PaaS or serverless. No term commitment accepted: payment by use. Capacity in use that Azure must not reclaim: regular capacity, not spot. Months without use, in which compute must not be charged: payment per execution.',
          es: 'Recursos que nadie va a crear, encender ni programar en cada temporada: serverless. Parches del sistema operativo a cargo de Microsoft: PaaS o serverless. Ningún compromiso de plazo aceptado: pago por uso. Capacidad en uso que Azure no puede retirar: capacidad común, no spot. Meses sin uso, en los que no debe cobrarse cómputo: pago por ejecución.',
        },
        source: docs('azure/azure-functions/functions-overview'),
        popularity: 5,
      },
      {
        id: 'plan',
        text: {
          pt: 'Plano Básico do App Service, criado na época',
          en: 'A Basic App Service plan, created in season',
          es: 'Plan Básico de App Service, creado en temporada',
        },
        uses: ['App Service'],
        why: {
          pt: 'O plano Básico do App Service executa o sistema como ele é, em capacidade que o Azure não retira, deixa os patches com a Microsoft e é cobrado só enquanto existe, sem compromisso de prazo.',
          en: 'The Basic plan of App Service runs the system as it is, on capacity that Azure does not reclaim, leaves the patches to Microsoft and is charged only while it exists, without a term commitment.',
          es: 'El plan Básico de App Service ejecuta el sistema tal como es, en capacidad que Azure no retira, deja los parches a Microsoft y se cobra solo mientras existe, sin compromiso de plazo.',
        },
        likeness: {
          pt: 'o quiosque que o dono conserta, a preço cheio, pedido a cada temporada e sem direito a obras',
          en: 'the kiosk that the owner repairs, at full price, ordered anew each season, with no alterations allowed',
          es: 'el quiosco que repara el dueño, a precio pleno, pedido cada temporada y sin derecho a obras',
        },
        tell: {
          pt: 'Aplicação web em funcionamento contínuo, que não será reescrita: servidor ou plano ligado, e não funções. Patches do sistema operacional a cargo da Microsoft: PaaS ou serverless. Nenhum compromisso de prazo aceito: pagamento pelo uso. Meses sem uso, em que nenhuma computação deve ser cobrada: VM desalocada ou recurso excluído. Capacidade em uso que o Azure não pode retirar: capacidade comum, e não spot.',
          en: 'A web application that runs continuously and will not be rewritten: a server or plan that is on, not functions. Operating system patches that must be Microsoft’s: PaaS or serverless. No term commitment accepted: payment by use. Months without use, in which compute must not be charged: a deallocated VM or a deleted resource. Capacity in use that Azure must not reclaim: regular capacity, not spot.',
          es: 'Aplicación web en funcionamiento continuo, que no se va a reescribir: servidor o plan encendido, y no funciones. Parches del sistema operativo a cargo de Microsoft: PaaS o serverless. Ningún compromiso de plazo aceptado: pago por uso. Meses sin uso, en los que no debe cobrarse cómputo: VM desasignada o recurso eliminado. Capacidad en uso que Azure no puede retirar: capacidad común, no spot.',
        },
        source: docs('azure/app-service/overview-hosting-plans'),
        popularity: 4,
      },
      {
        id: 'spot',
        rightWith: ['discount'],
        rightIn: ['census'],
        text: {
          pt: 'VM spot, criada na época',
          en: 'A spot VM, created in season',
          es: 'VM spot, creada en temporada',
        },
        uses: ['spot'],
        why: {
          pt: 'A VM spot usa capacidade que sobra, com o maior desconto e sem compromisso, e, excluída fora da época, não paga computação.',
          en: 'A spot VM uses spare capacity, with the deepest discount and without commitment, and, once deleted out of season, pays for no compute.',
          es: 'La VM spot usa capacidad sobrante, con el mayor descuento y sin compromiso, y, eliminada fuera de época, no paga cómputo.',
        },
        likeness: {
          pt: 'o quiosque vago e baratíssimo, que a equipe monta e conserta e que o dono toma quando quer',
          en: 'the vacant, very cheap kiosk, which the staff sets up and repairs and the owner takes back at will',
          es: 'el quiosco vacío y baratísimo, que el equipo monta y repara y que el dueño quita cuando quiere',
        },
        tell: {
          pt: 'Coleta que pode ser interrompida, com hora que custa menos que o normal: VM spot. Nenhum compromisso de prazo aceito: pagamento pelo uso. Meses sem uso, em que nenhuma computação deve ser cobrada: VM desalocada ou recurso excluído.',
          en: 'Collection that may be interrupted, with hours that cost less than normal: a spot VM. No term commitment accepted: payment by use. Months without use, in which compute must not be charged: a deallocated VM or a deleted resource.',
          es: 'Recolección que puede interrumpirse, con una hora que cuesta menos que la tarifa normal: VM spot. Ningún compromiso de plazo aceptado: pago por uso. Meses sin uso, en los que no debe cobrarse cómputo: VM desasignada o recurso eliminado.',
        },
        source: docs('azure/virtual-machines/spot-vms'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-term',
        text: {
          pt: 'Não se aceita compromisso de prazo.',
          en: 'No term commitment is accepted.',
          es: 'No se aceptan compromisos de plazo.',
        },
        fits: ['payg', 'serverless', 'plan', 'spot'],
        rulesOut: {
          reserved: {
            pt: 'A reserva fixa um preço menor, mas é um compromisso de um ano.',
            en: 'The reservation fixes a lower price, but is a one-year commitment.',
            es: 'La reserva fija un precio menor, pero es un compromiso de un año.',
          },
        },
      },
      {
        id: 'steady',
        situations: ['harvest', 'marathon'],
        text: {
          pt: 'O Azure não pode retirar a capacidade em uso.',
          en: 'Azure must not reclaim capacity in use.',
          es: 'Azure no puede retirar la capacidad en uso.',
        },
        fits: ['payg', 'reserved', 'serverless', 'plan'],
        rulesOut: {
          spot: {
            pt: 'A capacidade spot é retirada quando o Azure precisa dela.',
            en: 'Spot capacity is taken away when Azure needs it.',
            es: 'La capacidad spot se retira cuando Azure la necesita.',
          },
        },
      },
      {
        id: 'as-is',
        text: {
          pt: 'A aplicação web funciona continuamente e não será reescrita.',
          en: 'The web application runs continuously and will not be rewritten.',
          es: 'La aplicación web funciona de forma continua y no se va a reescribir.',
        },
        fits: ['payg', 'reserved', 'plan', 'spot'],
        rulesOut: {
          serverless: {
            pt: 'As funções serverless são feitas para execuções curtas, e não para um programa em funcionamento contínuo.',
            en: 'Serverless functions are made for short executions, not for a program that runs continuously.',
            es: 'Las funciones serverless están hechas para ejecuciones cortas, no para un programa en funcionamiento continuo.',
          },
        },
      },
      {
        id: 'no-idle',
        text: {
          pt: 'Nos meses sem uso, nenhuma computação deve ser cobrada.',
          en: 'Compute must not be charged in the months without use.',
          es: 'En los meses sin uso, no debe cobrarse cómputo.',
        },
        fits: ['payg', 'serverless', 'plan', 'spot'],
        rulesOut: {
          reserved: {
            pt: 'A reserva é paga nos doze meses, com uso ou sem.',
            en: 'The reservation is paid for in all twelve months, used or not.',
            es: 'La reserva se paga los doce meses, con uso o sin él.',
          },
        },
      },
      {
        id: 'discount',
        situations: ['census'],
        text: {
          pt: 'A coleta pode ser interrompida, e a hora deve custar menos que o normal.',
          en: 'Collection may be interrupted, and hours must cost less than normal.',
          es: 'La recolección puede interrumpirse, y la hora debe costar menos que la tarifa normal.',
        },
        fits: ['reserved', 'spot'],
        rulesOut: {
          payg: {
            pt: 'A VM paga pelo uso é cobrada pelo preço normal da hora.',
            en: 'A pay-as-you-go VM is charged at the normal price per hour.',
            es: 'La VM de pago por uso se cobra al precio normal por hora.',
          },
          plan: {
            pt: 'O plano Básico do App Service é cobrado pelo preço normal da hora.',
            en: 'The Basic plan of App Service is charged at the normal price per hour.',
            es: 'El plan Básico de App Service se cobra al precio normal por hora.',
          },
        },
      },
      {
        id: 'no-system',
        text: {
          pt: 'A Microsoft deve cuidar dos patches do sistema operacional.',
          en: 'Microsoft must be responsible for operating system patches.',
          es: 'Microsoft debe ocuparse de los parches del sistema operativo.',
        },
        fits: ['serverless', 'plan'],
        rulesOut: {
          payg: {
            pt: 'O sistema operacional da VM é atualizado pela equipe (IaaS).',
            en: 'The operating system of the VM is patched by the team (IaaS).',
            es: 'El sistema operativo de la VM lo actualiza el equipo (IaaS).',
          },
          reserved: {
            pt: 'A reserva muda o preço: o sistema da VM segue com a equipe.',
            en: 'The reservation changes the price: the VM’s system stays with the team.',
            es: 'La reserva cambia el precio: el sistema de la VM sigue con el equipo.',
          },
          spot: {
            pt: 'O sistema operacional da VM spot é atualizado pela equipe.',
            en: 'The operating system of the spot VM is patched by the team.',
            es: 'El sistema operativo de la VM spot lo actualiza el equipo.',
          },
        },
      },
      {
        id: 'no-start',
        text: {
          pt: 'Ninguém vai criar, ligar nem agendar recursos a cada época.',
          en: 'Nobody will create, start or schedule resources each season.',
          es: 'Nadie va a crear, encender ni programar recursos en cada temporada.',
        },
        fits: ['reserved', 'serverless'],
        rulesOut: {
          payg: {
            pt: 'A máquina, desligada fora da temporada, precisa ser ligada a cada vez.',
            en: 'The machine, off out of season, has to be started each time.',
            es: 'La máquina, apagada fuera de temporada, debe encenderse cada vez.',
          },
          plan: {
            pt: 'O plano do App Service é cobrado só enquanto existe, mas alguém o cria a cada época.',
            en: 'The App Service plan is charged only while it exists, but somebody creates it each season.',
            es: 'El plan de App Service se cobra solo mientras existe, pero alguien lo crea en cada temporada.',
          },
          spot: {
            pt: 'A máquina spot custa pouco, mas alguém a cria a cada época.',
            en: 'The spot machine costs little, but somebody creates it each season.',
            es: 'La máquina spot cuesta poco, pero alguien la crea en cada temporada.',
          },
        },
      },
      {
        id: 'service',
        notWith: ['no-system'],
        text: {
          pt: 'Um componente precisa ser instalado como administrador no sistema.',
          en: 'A component must be installed as administrator in the system.',
          es: 'Un componente debe instalarse como administrador en el sistema.',
        },
        fits: ['payg', 'reserved', 'spot'],
        rulesOut: {
          serverless: {
            pt: 'Em funções serverless o cliente não instala componentes no sistema operacional.',
            en: 'In serverless functions the customer installs no components in the operating system.',
            es: 'En funciones serverless el cliente no instala componentes en el sistema operativo.',
          },
          plan: {
            pt: 'No App Service o cliente publica código, sem acesso de administrador ao sistema operacional.',
            en: 'On App Service the customer publishes code, with no administrator access to the operating system.',
            es: 'En App Service el cliente publica código, sin acceso de administrador al sistema operativo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
];
