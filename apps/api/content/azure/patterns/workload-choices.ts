import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const workloadChoices: readonly Pattern[] = [
  {
    id: 'compute-comparison',
    exams: { 'az-900': { domain: 'architecture', topic: 'compute' } },
    situations: [
      {
        id: 'tax',
        text: {
          pt: 'Uma consultoria decide onde executar no Azure um sistema em Java, aberto no navegador, que calcula impostos.',
          en: 'A consultancy is deciding where to run its Java tax system, opened in a browser, in Azure.',
          es: 'Una consultora decide dónde ejecutar en Azure un sistema en Java, abierto en el navegador, que calcula impuestos.',
        },
      },
      {
        id: 'routes',
        text: {
          pt: 'Uma empresa de coleta de lixo vai levar para o Azure seu sistema de rotas em Python, aberto no navegador.',
          en: 'A waste collection company is moving its Python route planning system, opened in a browser, to Azure.',
          es: 'Una empresa de recolección de residuos va a llevar a Azure su sistema de rutas en Python, abierto en el navegador.',
        },
      },
      {
        id: 'crops',
        text: {
          pt: 'Um instituto agronômico vai publicar no Azure um sistema para estimar safras, aberto no navegador.',
          en: 'An agronomy institute will publish a harvest estimate system, opened in a browser, in Azure.',
          es: 'Un instituto agronómico va a publicar en Azure un sistema para estimar cosechas, abierto en el navegador.',
        },
      },
    ],
    candidates: [
      {
        id: 'vm',
        text: {
          pt: 'Uma máquina virtual do Azure',
          en: 'An Azure virtual machine',
          es: 'Una máquina virtual de Azure',
        },
        uses: [],
        why: {
          pt: 'Na máquina virtual (IaaS), a equipe instala o que quiser e executa o programa como está, sem imagem de contêiner nem orquestrador.',
          en: 'On the virtual machine (IaaS) the team installs what it likes and runs the program as it is, with neither a container image nor an orchestrator.',
          es: 'En la máquina virtual (IaaS), el equipo instala lo que quiera y ejecuta el programa tal como está, sin imagen de contenedor ni orquestador.',
        },
        tell: {
          pt: 'Biblioteca do programa e equipe que não trabalha com contêineres: máquinas virtuais. Programa em funcionamento contínuo, que não será reescrito: hospedagem do programa inteiro, e não funções. Biblioteca do sistema que deve ser instalada uma só vez: imagem de contêiner ou máquina virtual. Equipe que não vai aprender a operar um orquestrador: serviço sem Kubernetes à vista. Equipe que não trabalha com contêineres: código no App Service ou máquinas virtuais.',
          en: 'A library of the program and a team that does not work with containers: virtual machines. A program that runs continuously and will not be rewritten: hosting of the whole program, not functions. A system library that must be installed once: a container image or a virtual machine. A team that will not learn to run an orchestrator: a service with no Kubernetes in view. A team that does not work with containers: code on App Service or virtual machines.',
          es: 'Biblioteca del programa y equipo que no trabaja con contenedores: máquinas virtuales. Programa en funcionamiento continuo, que no se va a reescribir: alojamiento del programa entero, y no funciones. Biblioteca del sistema que debe instalarse una sola vez: imagen de contenedor o máquina virtual. Equipo que no va a aprender a operar un orquestador: servicio sin Kubernetes a la vista. Equipo que no trabaja con contenedores: código en App Service o máquinas virtuales.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 5,
      },
      {
        id: 'vmss',
        rightWith: ['elastic'],
        text: {
          pt: 'Um conjunto de dimensionamento de VMs',
          en: 'A virtual machine scale set',
          es: 'Un conjunto de escalado de VM',
        },
        uses: [],
        why: {
          pt: 'O conjunto de dimensionamento muda sozinho o número de máquinas idênticas, em que a equipe instala o que quiser, sem contêineres.',
          en: 'A scale set changes the number of identical machines by itself, and the team installs what it likes on them, without containers.',
          es: 'El conjunto de escalado cambia por sí solo el número de máquinas idénticas, en las que el equipo instala lo que quiera, sin contenedores.',
        },
        tell: {
          pt: 'Biblioteca do programa e equipe que não trabalha com contêineres: máquinas virtuais. Programa em funcionamento contínuo, que não será reescrito: hospedagem do programa inteiro, e não funções. Número de cópias que deve acompanhar automaticamente o de usuários: escala automática. Biblioteca do sistema que deve ser instalada uma só vez: imagem de contêiner ou máquina virtual. Equipe que não vai aprender a operar um orquestrador: serviço sem Kubernetes à vista. Equipe que não trabalha com contêineres: código no App Service ou máquinas virtuais.',
          en: 'A library of the program and a team that does not work with containers: virtual machines. A program that runs continuously and will not be rewritten: hosting of the whole program, not functions. A number of copies that must adjust automatically to that of users: autoscale. A system library that must be installed once: a container image or a virtual machine. A team that will not learn to run an orchestrator: a service with no Kubernetes in view. A team that does not work with containers: code on App Service or virtual machines.',
          es: 'Biblioteca del programa y equipo que no trabaja con contenedores: máquinas virtuales. Programa en funcionamiento continuo, que no se va a reescribir: alojamiento del programa entero, y no funciones. Número de copias que debe ajustarse automáticamente al de usuarios: escalado automático. Biblioteca del sistema que debe instalarse una sola vez: imagen de contenedor o máquina virtual. Equipo que no va a aprender a operar un orquestador: servicio sin Kubernetes a la vista. Equipo que no trabaja con contenedores: código en App Service o máquinas virtuales.',
        },
        source: docs('azure/virtual-machine-scale-sets/overview'),
        popularity: 4,
      },
      {
        id: 'app',
        text: {
          pt: 'Código publicado no App Service',
          en: 'Code published to App Service',
          es: 'Código publicado en App Service',
        },
        uses: ['App Service'],
        why: {
          pt: 'O App Service executa aplicações web como estão, a partir do código, com escala automática e sem contêiner nem servidor a manter.',
          en: 'App Service runs web applications as they are, from the code, with autoscale and no container or server to maintain.',
          es: 'App Service ejecuta aplicaciones web tal como están, a partir del código, con escalado automático y sin contenedor ni servidor que mantener.',
        },
        tell: {
          pt: 'Sem patches de servidor, para quem não trabalha com contêineres: App Service. Nenhum servidor com patches a cargo da equipe: plataforma gerenciada (PaaS). Programa em funcionamento contínuo, que não será reescrito: hospedagem do programa inteiro, e não funções. Número de cópias que deve acompanhar automaticamente o de usuários: escala automática. Equipe que não vai aprender a operar um orquestrador: serviço sem Kubernetes à vista. Equipe que não trabalha com contêineres: código no App Service ou máquinas virtuais.',
          en: 'No servers to patch, for a team that does not work with containers: App Service. No server that the team has to patch: a managed platform (PaaS). A program that runs continuously and will not be rewritten: hosting of the whole program, not functions. A number of copies that must adjust automatically to that of users: autoscale. A team that will not learn to run an orchestrator: a service with no Kubernetes in view. A team that does not work with containers: code on App Service or virtual machines.',
          es: 'Sin parches de servidores, para quien no trabaja con contenedores: App Service. Ningún servidor con parches a cargo del equipo: plataforma administrada (PaaS). Programa en funcionamiento continuo, que no se va a reescribir: alojamiento del programa entero, y no funciones. Número de copias que debe ajustarse automáticamente al de usuarios: escalado automático. Equipo que no va a aprender a operar un orquestador: servicio sin Kubernetes a la vista. Equipo que no trabaja con contenedores: código en App Service o máquinas virtuales.',
        },
        source: docs('azure/app-service/overview'),
        popularity: 5,
      },
      {
        id: 'functions',
        neverRight: true,
        text: {
          pt: 'Azure Functions em um plano de consumo',
          en: 'Azure Functions on a consumption plan',
          es: 'Azure Functions en un plan de consumo',
        },
        uses: ['Functions'],
        why: {
          pt: 'O Azure Functions escala sozinho e não deixa sistema nem servidor a manter.',
          en: 'Azure Functions scales by itself and leaves neither system nor server to maintain.',
          es: 'Azure Functions escala por sí solo y no deja sistema ni servidor que mantener.',
        },
        tell: {
          pt: 'Trechos de código por evento: Azure Functions.',
          en: 'Pieces of code per event: Azure Functions.',
          es: 'Fragmentos de código por evento: Azure Functions.',
        },
        source: docs('azure/azure-functions/functions-overview'),
        popularity: 5,
      },
      {
        id: 'aci',
        text: {
          pt: 'Um contêiner do Container Instances',
          en: 'A container in Container Instances',
          es: 'Un contenedor de Container Instances',
        },
        uses: ['Container Instances'],
        why: {
          pt: 'O Container Instances executa em segundos uma imagem, com tudo o que ela traz, sem máquina a manter nem orquestrador.',
          en: 'Container Instances runs an image within seconds, with everything it contains, with neither a machine to maintain nor an orchestrator.',
          es: 'Container Instances ejecuta en segundos una imagen, con todo lo que contiene, sin máquina que mantener ni orquestador.',
        },
        tell: {
          pt: 'Biblioteca instalada uma só vez, sem patches de servidor: contêineres. Nenhum servidor com patches a cargo da equipe: plataforma gerenciada (PaaS). Programa em funcionamento contínuo, que não será reescrito: hospedagem do programa inteiro, e não funções. Biblioteca do sistema que deve ser instalada uma só vez: imagem de contêiner ou máquina virtual. Equipe que não vai aprender a operar um orquestrador: serviço sem Kubernetes à vista.',
          en: 'A library installed once, without patching servers: containers. No server that the team has to patch: a managed platform (PaaS). A program that runs continuously and will not be rewritten: hosting of the whole program, not functions. A system library that must be installed once: a container image or a virtual machine. A team that will not learn to run an orchestrator: a service with no Kubernetes in view.',
          es: 'Biblioteca instalada una sola vez, sin parches de servidores: contenedores. Ningún servidor con parches a cargo del equipo: plataforma administrada (PaaS). Programa en funcionamiento continuo, que no se va a reescribir: alojamiento del programa entero, y no funciones. Biblioteca del sistema que debe instalarse una sola vez: imagen de contenedor o máquina virtual. Equipo que no va a aprender a operar un orquestador: servicio sin Kubernetes a la vista.',
        },
        source: docs('azure/container-instances/container-instances-overview'),
        popularity: 3,
      },
      {
        id: 'aca',
        text: {
          pt: 'Um aplicativo do Container Apps',
          en: 'A Container Apps app',
          es: 'Una aplicación de Container Apps',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'O Container Apps executa a imagem com tudo o que ela traz, escala sozinho, sem servidores a manter, e esconde o orquestrador.',
          en: 'Container Apps runs the image with everything it contains, scales by itself, with no servers to maintain, and hides the orchestrator.',
          es: 'Container Apps ejecuta la imagen con todo lo que contiene, escala por sí solo, sin servidores que mantener, y oculta el orquestador.',
        },
        tell: {
          pt: 'Biblioteca instalada uma só vez, sem patches de servidor: contêineres. Nenhum servidor com patches a cargo da equipe: plataforma gerenciada (PaaS). Programa em funcionamento contínuo, que não será reescrito: hospedagem do programa inteiro, e não funções. Número de cópias que deve acompanhar automaticamente o de usuários: escala automática. Biblioteca do sistema que deve ser instalada uma só vez: imagem de contêiner ou máquina virtual. Equipe que não vai aprender a operar um orquestrador: serviço sem Kubernetes à vista.',
          en: 'A library installed once, without patching servers: containers. No server that the team has to patch: a managed platform (PaaS). A program that runs continuously and will not be rewritten: hosting of the whole program, not functions. A number of copies that must adjust automatically to that of users: autoscale. A system library that must be installed once: a container image or a virtual machine. A team that will not learn to run an orchestrator: a service with no Kubernetes in view.',
          es: 'Biblioteca instalada una sola vez, sin parches de servidores: contenedores. Ningún servidor con parches a cargo del equipo: plataforma administrada (PaaS). Programa en funcionamiento continuo, que no se va a reescribir: alojamiento del programa entero, y no funciones. Número de copias que debe ajustarse automáticamente al de usuarios: escalado automático. Biblioteca del sistema que debe instalarse una sola vez: imagen de contenedor o máquina virtual. Equipo que no va a aprender a operar un orquestador: servicio sin Kubernetes a la vista.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 3,
      },
      {
        id: 'aks',
        text: { pt: 'Um cluster do AKS Automatic', en: 'An AKS Automatic cluster', es: 'Un clúster de AKS Automatic' },
        uses: ['AKS', 'Kubernetes'],
        why: {
          pt: 'O AKS Automatic orquestra contêineres com a API do Kubernetes, cuida dos nós e muda o número deles sozinho.',
          en: 'AKS Automatic orchestrates containers with the Kubernetes API, takes care of the nodes and changes their number by itself.',
          es: 'AKS Automatic orquesta contenedores con la API de Kubernetes, se ocupa de los nodos y cambia su número por sí solo.',
        },
        tell: {
          pt: 'Biblioteca instalada uma só vez, sem patches de servidor: contêineres. Nenhum servidor com patches a cargo da equipe: plataforma gerenciada (PaaS). Programa em funcionamento contínuo, que não será reescrito: hospedagem do programa inteiro, e não funções. Número de cópias que deve acompanhar automaticamente o de usuários: escala automática. Biblioteca do sistema que deve ser instalada uma só vez: imagem de contêiner ou máquina virtual.',
          en: 'A library installed once, without patching servers: containers. No server that the team has to patch: a managed platform (PaaS). A program that runs continuously and will not be rewritten: hosting of the whole program, not functions. A number of copies that must adjust automatically to that of users: autoscale. A system library that must be installed once: a container image or a virtual machine.',
          es: 'Biblioteca instalada una sola vez, sin parches de servidores: contenedores. Ningún servidor con parches a cargo del equipo: plataforma administrada (PaaS). Programa en funcionamiento continuo, que no se va a reescribir: alojamiento del programa entero, y no funciones. Número de copias que debe ajustarse automáticamente al de usuarios: escalado automático. Biblioteca del sistema que debe instalarse una sola vez: imagen de contenedor o máquina virtual.',
        },
        source: docs('azure/aks/what-is-aks'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-patching',
        text: {
          pt: 'A equipe não quer cuidar dos patches de nenhum servidor.',
          en: 'The team does not want to patch any server.',
          es: 'El equipo no quiere ocuparse de los parches de ningún servidor.',
        },
        fits: ['app', 'functions', 'aci', 'aca', 'aks'],
        rulesOut: {
          vm: {
            pt: 'Os patches do sistema operacional de uma máquina virtual ficam com a equipe.',
            en: 'Patching the operating system of a virtual machine is left to the team.',
            es: 'Los parches del sistema operativo de una máquina virtual quedan a cargo del equipo.',
          },
          vmss: {
            pt: 'No conjunto de dimensionamento, a imagem e o sistema das máquinas ficam por conta da equipe.',
            en: 'In a scale set, the image and the system of the machines are left to the team.',
            es: 'En el conjunto de escalado, la imagen y el sistema de las máquinas quedan a cargo del equipo.',
          },
        },
      },
      {
        id: 'system-library',
        text: {
          pt: 'O programa depende de uma biblioteca do sistema, que deve ser instalada uma só vez, e não a cada início.',
          en: 'The program depends on a system library that must be installed once, not at each start.',
          es: 'El programa depende de una biblioteca del sistema que debe instalarse una sola vez, no en cada inicio.',
        },
        fits: ['vm', 'vmss', 'aci', 'aca', 'aks'],
        rulesOut: {
          app: {
            pt: 'Com só o código no App Service, o que se instala no sistema se perde quando o aplicativo reinicia.',
            en: 'With just the code on App Service, whatever is installed in the system is lost when the app restarts.',
            es: 'Con solo el código en App Service, lo que se instala en el sistema se pierde cuando la aplicación se reinicia.',
          },
          functions: {
            pt: 'Em um plano de consumo, o Azure Functions recebe só código, sem bibliotecas instaladas no sistema.',
            en: 'On a consumption plan, Azure Functions takes code alone, without libraries installed in the system.',
            es: 'En un plan de consumo, Azure Functions recibe solo código, sin bibliotecas instaladas en el sistema.',
          },
        },
      },
      {
        id: 'unchanged',
        text: {
          pt: 'O sistema é um programa em funcionamento contínuo, que não será reescrito.',
          en: 'The system is a program that runs continuously and will not be rewritten.',
          es: 'El sistema es un programa en funcionamiento continuo, que no se va a reescribir.',
        },
        fits: ['vm', 'vmss', 'app', 'aci', 'aca', 'aks'],
        rulesOut: {
          functions: {
            pt: 'O Azure Functions é feito para execuções curtas por evento, e não para um programa em funcionamento contínuo.',
            en: 'Azure Functions is made for short executions per event, not for a program that runs continuously.',
            es: 'Azure Functions está hecho para ejecuciones cortas por evento, no para un programa en funcionamiento continuo.',
          },
        },
      },
      {
        id: 'elastic',
        text: {
          pt: 'O número de cópias do sistema deve acompanhar automaticamente o de usuários.',
          en: 'The number of copies of the system must adjust automatically to that of users.',
          es: 'El número de copias del sistema debe ajustarse automáticamente al de usuarios.',
        },
        fits: ['vmss', 'app', 'functions', 'aca', 'aks'],
        rulesOut: {
          vm: {
            pt: 'Uma máquina virtual sozinha continua sendo uma só cópia.',
            en: 'A single virtual machine remains a single copy.',
            es: 'Una sola máquina virtual sigue siendo una única copia.',
          },
          aci: {
            pt: 'O Container Instances não muda sozinho o número de cópias.',
            en: 'Container Instances does not change the number of copies by itself.',
            es: 'Container Instances no cambia por sí solo el número de copias.',
          },
        },
      },
      {
        id: 'small-team',
        text: {
          pt: 'A equipe não vai aprender a operar um orquestrador.',
          en: 'The team will not learn to run an orchestrator.',
          es: 'El equipo no va a aprender a operar un orquestador.',
        },
        fits: ['vm', 'vmss', 'app', 'functions', 'aci', 'aca'],
        rulesOut: {
          aks: {
            pt: 'Mesmo no modo Automatic, o AKS pede conhecimento de Kubernetes, que é um orquestrador.',
            en: 'Even in Automatic mode AKS asks for knowledge of Kubernetes, which is an orchestrator.',
            es: 'Incluso en modo Automatic, AKS pide conocer Kubernetes, que es un orquestador.',
          },
        },
      },
      {
        id: 'no-image',
        text: {
          pt: 'A equipe não trabalha com contêineres.',
          en: 'The team does not work with containers.',
          es: 'El equipo no trabaja con contenedores.',
        },
        fits: ['vm', 'vmss', 'app', 'functions'],
        rulesOut: {
          aci: {
            pt: 'O Container Instances executa contêineres, cuja imagem alguém precisa criar.',
            en: 'Container Instances runs containers, whose image somebody has to build.',
            es: 'Container Instances ejecuta contenedores, cuya imagen alguien debe crear.',
          },
          aca: {
            pt: 'O Container Apps executa contêineres, mesmo quando monta a imagem a partir do código.',
            en: 'Container Apps runs containers, even where it builds the image from the code itself.',
            es: 'Container Apps ejecuta contenedores, incluso cuando arma la imagen a partir del código.',
          },
          aks: {
            pt: 'O AKS executa contêineres, que a equipe teria de conhecer.',
            en: 'AKS runs containers, which the team would have to know.',
            es: 'AKS ejecuta contenedores, que el equipo tendría que conocer.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
];
