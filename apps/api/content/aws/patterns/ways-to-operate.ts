import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const waysToOperate: readonly Pattern[] = [
  {
    id: 'ways-to-operate',
    exams: { 'clf-c02': { domain: 'technology', topic: 'developer-tools' } },
    scene: {
      pt: 'Pense nos recursos como um bolo, nos comandos como um jargão, no computador como a cozinha de casa e na AWS como um clube.',
      en: 'Think of the resources as a cake, of commands as a jargon, your computer as the home kitchen, and AWS as a club.',
      es: 'Piensa en los recursos como un pastel, los comandos como una jerga, tu equipo como la cocina de casa y AWS como un club.',
    },
    situations: [
      {
        id: 'tax-operate',
        text: {
          pt: 'Um escritório de contabilidade cria recursos na AWS para cada cliente novo.',
          en: 'An accounting office creates AWS resources for each new client.',
          es: 'Un estudio contable crea recursos en AWS para cada cliente nuevo.',
        },
      },
      {
        id: 'events-operate',
        text: {
          pt: 'Uma empresa de eventos cria na AWS as mesmas instâncias e buckets para cada festa.',
          en: 'An events company creates the same AWS instances and buckets for each party.',
          es: 'Una empresa de eventos crea en AWS las mismas instancias y buckets para cada fiesta.',
        },
      },
      {
        id: 'research-operate',
        text: {
          pt: 'Um grupo de pesquisa cria na AWS os mesmos servidores para cada experimento.',
          en: 'A research group creates the same AWS servers for each experiment.',
          es: 'Un grupo de investigación crea en AWS los mismos servidores para cada experimento.',
        },
      },
    ],
    candidates: [
      {
        id: 'console',
        uses: ['Management Console'],
        popularity: 5,
        source: docs('awsconsolehelpdocs/latest/gsg/learn-whats-new.html'),
        text: {
          pt: 'A AWS Management Console, à mão',
          en: 'The AWS Management Console, by hand',
          es: 'La AWS Management Console, a mano',
        },
        why: {
          pt: 'A AWS Management Console deixa criar e ver recursos no navegador, tela por tela, sem instalar nem programar nada.',
          en: 'The AWS Management Console lets resources be created and seen in a browser, screen by screen, with nothing to install or program.',
          es: 'La AWS Management Console permite crear y ver recursos en el navegador, pantalla por pantalla, sin instalar ni programar nada.',
        },
        likeness: {
          pt: 'a cozinheira que faz o bolo à mão na cozinha do clube, e cada vez sai um pouco diferente',
          en: 'the cook who makes the cake by hand in the club’s kitchen, a little different each time',
          es: 'la cocinera que hace el pastel a mano en la cocina del club, y cada vez sale algo distinto',
        },
        tell: {
          pt: 'Ver e experimentar no navegador: Management Console.',
          en: 'Look and try out in the browser: Management Console.',
          es: 'Ver y probar en el navegador: Management Console.',
        },
      },
      {
        id: 'cli',
        uses: ['CLI'],
        popularity: 5,
        source: docs('cli/latest/userguide/cli-chap-welcome.html'),
        text: {
          pt: 'Scripts da AWS CLI em um computador',
          en: 'AWS CLI scripts on a computer',
          es: 'Scripts de la AWS CLI en una computadora',
        },
        why: {
          pt: 'A AWS CLI executa no computador da equipe comandos que podem ser reunidos em scripts e repetidos.',
          en: 'The AWS CLI runs commands on the team’s computer, which can be put into scripts and repeated.',
          es: 'La AWS CLI ejecuta en la computadora del equipo comandos que pueden reunirse en scripts y repetirse.',
        },
        likeness: {
          pt: 'uma lista de ordens nesse jargão, seguida à risca com utensílios comprados para a cozinha de casa',
          en: 'a list of orders in that jargon, followed exactly with utensils bought for your own kitchen',
          es: 'una lista de órdenes en esa jerga, seguida al pie de la letra con utensilios comprados para tu cocina',
        },
        tell: {
          pt: 'Comandos em um terminal do escritório: AWS CLI. Servidor do escritório que cria recursos às 3h, sem ninguém presente: um script ou um programa, e não o console. Comandos em um terminal, como a equipe quer: a linha de comando da AWS.',
          en: 'Commands in a terminal at the office: AWS CLI. A server at the office that creates them at 3 a.m., with nobody present: a script or a program, not the console. Commands in a terminal, as the team wants: the command line of AWS.',
          es: 'Comandos en una terminal de la oficina: AWS CLI. Servidor de la oficina que los crea a las 3:00, sin nadie presente: un script o un programa, y no la consola. Comandos en una terminal, como quiere el equipo: la línea de comandos de AWS.',
        },
      },
      {
        id: 'cloudshell',
        uses: ['CloudShell'],
        popularity: 3,
        source: docs('cloudshell/latest/userguide/welcome.html'),
        text: {
          pt: 'Scripts executados no AWS CloudShell',
          en: 'Scripts run in AWS CloudShell',
          es: 'Scripts ejecutados en AWS CloudShell',
        },
        why: {
          pt: 'O AWS CloudShell é uma linha de comando no navegador, com a CLI e o Python já instalados, em que scripts salvos podem ser repetidos; a sessão se encerra quando fica parada.',
          en: 'AWS CloudShell is a command line in the browser, with the CLI and Python already installed, where saved scripts can be run again; its session ends when it is left idle.',
          es: 'AWS CloudShell es una línea de comandos en el navegador, con la CLI y Python ya instalados, en la que los scripts guardados pueden repetirse; la sesión se cierra cuando queda inactiva.',
        },
        likeness: {
          pt: 'a lista de ordens nesse jargão, seguida na cozinha equipada do clube, que fecha se o cozinheiro se ausenta',
          en: 'the list of orders in that jargon, followed in the club’s equipped kitchen, which closes if the cook walks away',
          es: 'la lista de órdenes en esa jerga, seguida en la cocina equipada del club, que cierra si se va el cocinero',
        },
        tell: {
          pt: 'Terminal e comandos sem nada instalado: CloudShell. Computadores que só têm um navegador, sem nada instalado: uma ferramenta que abre no console. Comandos em um terminal, como a equipe quer: a linha de comando da AWS. O mesmo resultado todas as vezes: um modelo ou um script, e não cliques no console. Lógica de criação em código Python: CloudShell, que já traz Python e o SDK.',
          en: 'A terminal and commands with nothing installed: CloudShell. Computers that have only a browser, with nothing installed: a tool that opens in the console. Commands in a terminal, as the team wants: the command line of AWS. The same result each time: a template or a script, not clicks in the console. Creation logic in Python code: CloudShell, which comes with Python and the SDK.',
          es: 'Terminal y comandos sin nada instalado: CloudShell. Computadoras que solo tienen un navegador, sin nada instalado: una herramienta que se abre en la consola. Comandos en una terminal, como quiere el equipo: la línea de comandos de AWS. El mismo resultado todas las veces: una plantilla o un script, y no clics en la consola. Lógica de creación en código Python: CloudShell, que ya trae Python y el SDK.',
        },
      },
      {
        id: 'sdk',
        uses: ['SDK'],
        popularity: 4,
        source: docs('sdkref/latest/guide/overview.html'),
        text: {
          pt: 'Um programa com um SDK da AWS, em um computador',
          en: 'A program with an AWS SDK, on a computer',
          es: 'Un programa con un SDK de AWS, en una computadora',
        },
        why: {
          pt: 'Um SDK da AWS deixa que um programa da equipe, que um agendador pode iniciar, chame os serviços na linguagem em que é escrito, como Python.',
          en: 'An AWS SDK lets a program of the team, which a scheduler can start, call the services in the language that it is written in, such as Python.',
          es: 'Un SDK de AWS permite que un programa del equipo, que un planificador puede iniciar, llame a los servicios en el lenguaje en que está escrito, como Python.',
        },
        likeness: {
          pt: 'um ajudante da casa, ensinado palavra por palavra na língua da família, que faz o bolo sozinho de madrugada',
          en: 'a live-in helper, taught word by word in the family’s own language, who bakes the cake alone at night',
          es: 'un ayudante de la casa, enseñado palabra por palabra en el idioma de la familia, que hornea solo de madrugada',
        },
        tell: {
          pt: 'AWS chamada do código Python da empresa: SDK. Servidor do escritório que cria recursos às 3h, sem ninguém presente: um script ou um programa, e não o console. Lógica de criação que deve ficar em código Python da empresa: um SDK da AWS.',
          en: 'AWS called from the Python code of the company: an SDK. A server at the office that creates them at 3 a.m., with nobody present: a script or a program, not the console. Creation logic that must be in Python code of the company: an AWS SDK.',
          es: 'AWS llamada desde el código Python de la empresa: SDK. Servidor de la oficina que los crea a las 3:00, sin nadie presente: un script o un programa, y no la consola. Lógica de creación que debe estar en código Python de la empresa: un SDK de AWS.',
        },
      },
      {
        id: 'cloudformation',
        uses: ['CloudFormation'],
        popularity: 4,
        source: docs('AWSCloudFormation/latest/UserGuide/Welcome.html'),
        text: {
          pt: 'Um modelo do AWS CloudFormation',
          en: 'An AWS CloudFormation template',
          es: 'Una plantilla de AWS CloudFormation',
        },
        why: {
          pt: 'Um modelo do AWS CloudFormation descreve os recursos, e o serviço, que também se usa no navegador e sem comandos, cria sempre os mesmos, os altera e os apaga juntos.',
          en: 'An AWS CloudFormation template describes the resources, and the service, reached from the browser too and without commands, creates the same ones each time, changes them and deletes them together.',
          es: 'Una plantilla de AWS CloudFormation describe los recursos, y el servicio, que también se usa en el navegador y sin comandos, crea siempre los mismos, los cambia y los borra juntos.',
        },
        likeness: {
          pt: 'uma encomenda no formulário do próprio clube, pela qual o bolo sai igual todas as vezes',
          en: 'an order on the club’s own form, from which the cake comes out the same every time',
          es: 'un pedido en el formulario del propio club, con el que el pastel sale igual todas las veces',
        },
        tell: {
          pt: 'O mesmo resultado todas as vezes: CloudFormation, que parte de um modelo. Quem não programa nem usa a linha de comando: CloudFormation, com um modelo pronto. Computadores que só têm um navegador, sem nada instalado: uma ferramenta que abre no console.',
          en: 'The same result each time: CloudFormation, which starts from a template. People who neither program nor use the command line: CloudFormation, with a finished template. Computers that have only a browser, with nothing installed: a tool that opens in the console.',
          es: 'El mismo resultado todas las veces: CloudFormation, que parte de una plantilla. Quienes no programan ni usan la línea de comandos: CloudFormation, con una plantilla lista. Computadoras que solo tienen un navegador, sin nada instalado: una herramienta que se abre en la consola.',
        },
      },
    ],
    constraints: [
      {
        id: 'repeatable',
        text: {
          pt: 'O resultado deve ser o mesmo todas as vezes.',
          en: 'The result must be the same each time.',
          es: 'El resultado debe ser el mismo todas las veces.',
        },
        fits: ['cli', 'cloudshell', 'sdk', 'cloudformation'],
        rulesOut: {
          console: {
            pt: 'Na Management Console, cada criação depende do que a pessoa marca em cada tela.',
            en: 'In the Management Console, each creation depends on what the person ticks on each screen.',
            es: 'En la Management Console, cada creación depende de lo que la persona marca en cada pantalla.',
          },
        },
      },
      {
        id: 'no-install',
        text: {
          pt: 'Nada pode ser instalado nos computadores, que só têm um navegador.',
          en: 'Nothing may be installed on the computers, which have only a browser.',
          es: 'Nada puede instalarse en las computadoras, que solo tienen un navegador.',
        },
        fits: ['console', 'cloudshell', 'cloudformation'],
        rulesOut: {
          cli: {
            pt: 'A AWS CLI precisa ser instalada no computador.',
            en: 'The AWS CLI has to be installed on the computer.',
            es: 'La AWS CLI debe instalarse en la computadora.',
          },
          sdk: {
            pt: 'Um programa com um SDK precisa de uma linguagem e de bibliotecas no computador.',
            en: 'A program with an SDK needs a language and libraries on the computer.',
            es: 'Un programa con un SDK necesita un lenguaje y bibliotecas en la computadora.',
          },
        },
      },
      {
        id: 'no-commands',
        text: {
          pt: 'Quem faz isso não programa nem usa a linha de comando.',
          en: 'The people who do this neither program nor use the command line.',
          es: 'Quienes hacen esto no programan ni usan la línea de comandos.',
        },
        fits: ['console', 'cloudformation'],
        rulesOut: {
          cli: {
            pt: 'Scripts da AWS CLI são comandos que alguém precisa saber escrever.',
            en: 'AWS CLI scripts are commands that somebody has to be able to write.',
            es: 'Los scripts de la AWS CLI son comandos que alguien debe saber escribir.',
          },
          cloudshell: {
            pt: 'O AWS CloudShell abre no navegador, mas é uma linha de comando: alguém precisa escrever os comandos.',
            en: 'AWS CloudShell opens in the browser, but it is a command line: somebody has to write the commands.',
            es: 'AWS CloudShell se abre en el navegador, pero es una línea de comandos: alguien debe escribir los comandos.',
          },
          sdk: {
            pt: 'Um SDK se usa dentro de um programa que alguém escreve.',
            en: 'An SDK is used inside a program that somebody writes.',
            es: 'Un SDK se usa dentro de un programa que alguien escribe.',
          },
        },
      },
      {
        id: 'nightly',
        text: {
          pt: 'Um servidor do escritório deve criá-los às 3h, sem ninguém presente.',
          en: 'A server at the office must create them at 3 a.m., with nobody present.',
          es: 'Un servidor de la oficina debe crearlos a las 3:00, sin nadie presente.',
        },
        fits: ['cli', 'sdk'],
        rulesOut: {
          console: {
            pt: 'Na Management Console, alguém precisa entrar e passar de tela em tela.',
            en: 'In the Management Console somebody has to sign in and go from screen to screen.',
            es: 'En la Management Console alguien debe ingresar y pasar de pantalla en pantalla.',
          },
          cloudshell: {
            pt: 'O AWS CloudShell é aberto por uma pessoa no navegador, e não por um servidor do escritório.',
            en: 'AWS CloudShell is opened by a person in a browser, not by a server at the office.',
            es: 'AWS CloudShell lo abre una persona en el navegador, y no un servidor de la oficina.',
          },
        },
      },
      {
        id: 'own-code',
        notWith: ['terminal'],
        text: {
          pt: 'A lógica de criação deve ficar em código Python da empresa.',
          en: 'The creation logic must be in Python code of the company.',
          es: 'La lógica de creación debe estar en código Python de la empresa.',
        },
        fits: ['sdk', 'cloudshell'],
        rulesOut: {
          console: {
            pt: 'A Management Console é usada por pessoas no navegador, sem código.',
            en: 'The Management Console is used by people in a browser, without code.',
            es: 'La Management Console la usan personas en el navegador, sin código.',
          },
          cli: {
            pt: 'A AWS CLI executa comandos de terminal; para chamar a AWS em Python existe um SDK.',
            en: 'The AWS CLI runs terminal commands; to call AWS in Python there is an SDK.',
            es: 'La AWS CLI ejecuta comandos de terminal; para llamar a AWS en Python existe un SDK.',
          },
          cloudformation: {
            pt: 'Um modelo do CloudFormation descreve recursos em JSON ou YAML, e não em código Python.',
            en: 'A CloudFormation template describes resources in JSON or YAML, not in Python code.',
            es: 'Una plantilla de CloudFormation describe recursos en JSON o YAML, no en código Python.',
          },
        },
      },
      {
        id: 'terminal',
        text: {
          pt: 'A equipe quer fazer isso com comandos em um terminal.',
          en: 'The team wants to do this with commands in a terminal.',
          es: 'El equipo quiere hacerlo con comandos en una terminal.',
        },
        fits: ['cli', 'cloudshell'],
        rulesOut: {
          console: {
            pt: 'A Management Console é uma interface gráfica, sem comandos.',
            en: 'The Management Console is a graphical interface, without commands.',
            es: 'La Management Console es una interfaz gráfica, sin comandos.',
          },
          sdk: {
            pt: 'Um SDK é uma biblioteca para programas, e não um conjunto de comandos de terminal.',
            en: 'An SDK is a library for programs, not a set of terminal commands.',
            es: 'Un SDK es una biblioteca para programas, y no un conjunto de comandos de terminal.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a equipe deve usar para criar os recursos?',
      en: 'What should the team use to create the resources?',
      es: '¿Qué debe usar el equipo para crear los recursos?',
    },
  },
];
