import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const waysToOperate: readonly Pattern[] = [
  {
    id: 'ways-to-operate',
    exams: { 'clf-c02': { domain: 'technology', topic: 'developer-tools' } },
    situations: [
      {
        id: 'tax-operate',
        text: {
          pt: 'Um escritório de contabilidade cria na AWS um ambiente igual para cada cliente novo.',
          en: 'An accounting office creates an identical AWS environment for each new client.',
          es: 'Un estudio contable crea en AWS un entorno igual para cada cliente nuevo.',
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
          pt: 'À mão, com a AWS Management Console',
          en: 'By hand, with the AWS Management Console',
          es: 'A mano, con la AWS Management Console',
        },
        why: {
          pt: 'A AWS Management Console deixa criar e ver recursos no navegador, tela por tela, sem instalar nem programar nada.',
          en: 'The AWS Management Console lets resources be created and seen in a browser, screen by screen, with nothing to install or program.',
          es: 'La AWS Management Console permite crear y ver recursos en el navegador, pantalla por pantalla, sin instalar ni programar nada.',
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
          pt: 'Com scripts da AWS CLI em um computador',
          en: 'With AWS CLI scripts on a computer',
          es: 'Con scripts de la AWS CLI en una computadora',
        },
        why: {
          pt: 'A AWS CLI executa no computador da equipe comandos que podem ser reunidos em scripts e repetidos.',
          en: 'The AWS CLI runs commands on the team’s computer, which can be put into scripts and repeated.',
          es: 'La AWS CLI ejecuta en la computadora del equipo comandos que pueden reunirse en scripts y repetirse.',
        },
        tell: {
          pt: 'Comandos repetidos no próprio computador: AWS CLI.',
          en: 'Repeated commands on your own computer: AWS CLI.',
          es: 'Comandos repetidos en la propia computadora: AWS CLI.',
        },
      },
      {
        id: 'cloudshell',
        uses: ['CloudShell'],
        popularity: 3,
        source: docs('cloudshell/latest/userguide/welcome.html'),
        text: {
          pt: 'Com scripts no AWS CloudShell',
          en: 'With scripts in AWS CloudShell',
          es: 'Con scripts en AWS CloudShell',
        },
        why: {
          pt: 'O AWS CloudShell é uma linha de comando no navegador, com as ferramentas já instaladas; a sessão se encerra quando fica parada.',
          en: 'AWS CloudShell is a command line in the browser, with the tools already installed; its session ends when it is left idle.',
          es: 'AWS CloudShell es una línea de comandos en el navegador, con las herramientas ya instaladas; la sesión se cierra cuando queda inactiva.',
        },
        tell: {
          pt: 'Linha de comando sem instalar nada: CloudShell.',
          en: 'A command line with nothing to install: CloudShell.',
          es: 'Línea de comandos sin instalar nada: CloudShell.',
        },
      },
      {
        id: 'sdk',
        uses: ['SDK'],
        popularity: 4,
        source: docs('sdkref/latest/guide/overview.html'),
        text: {
          pt: 'Com um programa próprio que usa um SDK da AWS',
          en: 'With its own program that uses an AWS SDK',
          es: 'Con un programa propio que usa un SDK de AWS',
        },
        why: {
          pt: 'Um SDK da AWS deixa que um programa da equipe chame os serviços na sua linguagem e decida conforme os dados.',
          en: 'An AWS SDK lets a program of the team call the services in its language and decide according to data.',
          es: 'Un SDK de AWS permite que un programa del equipo llame a los servicios en su lenguaje y decida según los datos.',
        },
        tell: {
          pt: 'AWS chamada de dentro de um programa: SDK.',
          en: 'AWS called from inside a program: an SDK.',
          es: 'AWS llamada desde un programa: SDK.',
        },
      },
      {
        id: 'cloudformation',
        uses: ['CloudFormation'],
        popularity: 4,
        source: docs('AWSCloudFormation/latest/UserGuide/Welcome.html'),
        text: {
          pt: 'Com um modelo do AWS CloudFormation',
          en: 'With an AWS CloudFormation template',
          es: 'Con una plantilla de AWS CloudFormation',
        },
        why: {
          pt: 'Um modelo do AWS CloudFormation descreve os recursos, e o serviço os cria, os altera e os apaga juntos, sem depender de um computador da equipe.',
          en: 'An AWS CloudFormation template describes the resources, and the service creates, changes and deletes them together, without depending on a computer of the team.',
          es: 'Una plantilla de AWS CloudFormation describe los recursos, y el servicio los crea, cambia y borra juntos, sin depender de una computadora del equipo.',
        },
        tell: {
          pt: 'Os mesmos recursos, iguais a cada vez: CloudFormation.',
          en: 'The same resources, identical each time: CloudFormation.',
          es: 'Los mismos recursos, iguales cada vez: CloudFormation.',
        },
      },
    ],
    constraints: [
      {
        id: 'repeatable',
        text: {
          pt: 'O resultado deve ser igual a cada vez.',
          en: 'The result must be the same each time.',
          es: 'El resultado debe ser igual cada vez.',
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
        id: 'hours-alone',
        text: {
          pt: 'A criação leva três horas e deve seguir com o navegador fechado.',
          en: 'Creation takes three hours and must go on with the browser closed.',
          es: 'La creación tarda tres horas y debe seguir con el navegador cerrado.',
        },
        fits: ['cli', 'sdk', 'cloudformation'],
        rulesOut: {
          console: {
            pt: 'Na Management Console, alguém precisa passar de tela em tela.',
            en: 'In the Management Console somebody has to go from screen to screen.',
            es: 'En la Management Console alguien debe pasar de pantalla en pantalla.',
          },
          cloudshell: {
            pt: 'O AWS CloudShell encerra a sessão que fica parada no navegador.',
            en: 'AWS CloudShell ends a session that is left idle in the browser.',
            es: 'AWS CloudShell cierra la sesión que queda inactiva en el navegador.',
          },
        },
      },
      {
        id: 'decides',
        text: {
          pt: 'Cada passo depende de um cálculo com o resultado do anterior.',
          en: 'Each step depends on a calculation with the result of the one before.',
          es: 'Cada paso depende de un cálculo con el resultado del anterior.',
        },
        fits: ['cli', 'cloudshell', 'sdk'],
        rulesOut: {
          console: {
            pt: 'Na Management Console, quem faria cada cálculo seria a pessoa.',
            en: 'In the Management Console it is the person who would do each calculation.',
            es: 'En la Management Console, quien haría cada cálculo sería la persona.',
          },
          cloudformation: {
            pt: 'Um modelo do CloudFormation descreve o resultado desejado e não faz cálculos entre um passo e outro.',
            en: 'A CloudFormation template describes the desired result and does no calculations between one step and the next.',
            es: 'Una plantilla de CloudFormation describe el resultado deseado y no hace cálculos entre un paso y otro.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como a equipe deve criar os recursos?',
      en: 'How should the team create the resources?',
      es: '¿Cómo debe crear el equipo los recursos?',
    },
  },
];
