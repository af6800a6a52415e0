import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const infrastructureAsCode: readonly Pattern[] = [
  {
    id: 'infrastructure-as-code',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'developer-tools' },
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    scene: {
      pt: 'Pense no ambiente como uma casa a construir e na solução como o modo de dizer ao construtor o que fazer.',
      en: 'Think of the environment as a house to build, and of the solution as how the builder learns what you want.',
      es: 'Piensa en el entorno como una casa por construir y en la solución como el modo de decir al constructor qué hacer.',
    },
    situations: [
      {
        id: 'edtech',
        text: {
          pt: 'Uma empresa de cursos cria ambientes na AWS à mão, e eles acabam diferentes.',
          en: 'A course company creates AWS environments by hand, and they end up different.',
          es: 'Una empresa de cursos crea entornos en AWS a mano, y terminan distintos.',
        },
        today: {
          pt: 'Teste e produção já diferem em grupos de segurança e tipos de instância, e um lançamento falhou por isso. A empresa precisa mudar o processo.',
          en: 'Test and production have drifted apart in security groups and instance types, and a release failed because of it. The company must change the process.',
          es: 'Pruebas y producción ya difieren en grupos de seguridad y tipos de instancia, y un lanzamiento falló por eso. La empresa debe cambiar el proceso.',
        },
      },
      {
        id: 'shipping',
        text: {
          pt: 'Uma empresa de navegação vai levar o seu sistema a mais duas regiões da AWS.',
          en: 'A shipping company is taking its system to two more AWS Regions.',
          es: 'Una naviera llevará su sistema a otras dos regiones de AWS.',
        },
        today: {
          pt: 'A primeira região tem uma rede, doze servidores e três bancos de dados montados ao longo de cinco anos. O mesmo é preciso mais duas vezes até março.',
          en: 'The first Region has a network, twelve servers and three databases that were set up over five years. The same is needed twice more by March.',
          es: 'La primera región tiene una red, doce servidores y tres bases de datos montadas a lo largo de cinco años. Lo mismo hace falta dos veces más antes de marzo.',
        },
      },
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório cria e desmonta um ambiente na AWS para cada pesquisa.',
          en: 'A laboratory creates and takes down an AWS environment for each study.',
          es: 'Un laboratorio crea y desmonta un entorno en AWS para cada estudio.',
        },
        today: {
          pt: 'Cada estudo precisa de cerca de trinta recursos por seis semanas, que um técnico leva três dias para preparar. O laboratório quer um processo repetível.',
          en: 'Each study needs about thirty resources for six weeks, which take a technician three days to prepare. The laboratory wants a repeatable way.',
          es: 'Cada estudio necesita unos treinta recursos durante seis semanas, que un técnico tarda tres días en preparar. El laboratorio quiere un proceso repetible.',
        },
      },
      {
        id: 'games-iac',
        text: {
          pt: 'Um estúdio de jogos monta à mão os servidores de cada lançamento na AWS.',
          en: 'A game studio sets up the AWS servers of each launch by hand.',
          es: 'Un estudio de juegos arma a mano los servidores de AWS de cada lanzamiento.',
        },
        today: {
          pt: 'Dois dos últimos cinco lançamentos atrasaram porque um servidor foi montado com erro. A equipe vai mudar a forma de criar os recursos.',
          en: 'Two of the last five launches were late because a server had been set up wrongly. The team is changing how resources are created.',
          es: 'Dos de los últimos cinco lanzamientos se atrasaron porque un servidor se montó con errores. El equipo va a cambiar la forma de crear los recursos.',
        },
      },
      {
        id: 'bank-iac',
        text: {
          pt: 'Um banco vai criar o mesmo ambiente em dez contas da AWS.',
          en: 'A bank is creating the same environment in ten AWS accounts.',
          es: 'Un banco va a crear el mismo entorno en diez cuentas de AWS.',
        },
        today: {
          pt: 'Uma conta está pronta, com 45 recursos, e auditores vão comparar as outras nove com ela. O banco precisa definir como criá-las.',
          en: 'It has one account ready, with 45 resources, and auditors will compare the other nine with it. The bank must define how to create them.',
          es: 'Una cuenta está lista, con 45 recursos, y los auditores compararán las otras nueve con ella. El banco debe definir cómo crearlas.',
        },
      },
    ],
    candidates: [
      {
        id: 'cfn',
        uses: ['CloudFormation'],
        popularity: 5,
        source: docs('AWSCloudFormation/latest/UserGuide/Welcome.html'),
        text: {
          pt: 'Modelos do AWS CloudFormation',
          en: 'AWS CloudFormation templates',
          es: 'Plantillas de AWS CloudFormation',
        },
        action: {
          pt: 'Descrever tudo em modelos do AWS CloudFormation, sob controle de versão, e implantar cada um como uma pilha.',
          en: 'Describe everything in AWS CloudFormation templates, under version control, and deploy each of them as a stack.',
          es: 'Describir todo en plantillas de AWS CloudFormation, bajo control de versiones, y desplegar cada una como una pila.',
        },
        why: {
          pt: 'Um modelo declarativo do CloudFormation cria a pilha inteira, a desfaz se algo falhar e guarda na AWS o que foi criado.',
          en: 'A declarative CloudFormation template creates the whole stack, rolls it back if something fails, and AWS keeps the record of what was created.',
          es: 'Una plantilla declarativa de CloudFormation crea la pila completa, la revierte si algo falla y guarda en AWS lo creado.',
        },
        likeness: {
          pt: 'a descrição em texto simples, sem cálculos, para um construtor que mostra a planta antes e desfaz o que falha',
          en: 'the description in plain text, without calculations, for a builder who shows the plan first and undoes failures',
          es: 'la descripción en texto simple, sin cálculos, para un constructor que muestra antes el plano y deshace lo fallido',
        },
        tell: {
          pt: 'Declarar o resultado em um texto: CloudFormation, que desfaz e guarda o registro. A AWS guarda o registro do que foi criado: pilhas do CloudFormation. Criação que, se falhar no meio, deve ser desfeita automaticamente: CloudFormation, ou o CDK, que passa por ele. Mudança que deve ser mostrada antes de ser aplicada: conjuntos de mudanças do CloudFormation, ou o diff do CDK.',
          en: 'Declare the result as text: CloudFormation, which rolls back and keeps the record. AWS keeps the record of what was created: CloudFormation stacks. Creation that must be undone automatically if it fails halfway: CloudFormation, or the CDK, which uses it. A change that must be shown before it is applied: change sets of CloudFormation, or the diff of the CDK.',
          es: 'Declarar el resultado en un texto: CloudFormation, que revierte y guarda el registro. AWS guarda el registro de lo creado: pilas de CloudFormation. Creación que, si falla a mitad de camino, debe deshacerse automáticamente: CloudFormation, o el CDK, que pasa por él. Cambio que debe mostrarse antes de aplicarse: conjuntos de cambios de CloudFormation, o el diff del CDK.',
        },
      },
      {
        id: 'cdk',
        uses: ['CDK'],
        popularity: 4,
        source: docs('cdk/v2/guide/home.html'),
        text: {
          pt: 'Programas do AWS CDK',
          en: 'AWS CDK programs',
          es: 'Programas de AWS CDK',
        },
        action: {
          pt: 'Definir tudo em um projeto do AWS CDK em TypeScript, sob controle de versão, e rodar cdk diff e cdk deploy.',
          en: 'Define it all in an AWS CDK project in TypeScript, under version control, and use cdk diff and cdk deploy.',
          es: 'Definir todo en un proyecto de AWS CDK en TypeScript, bajo control de versiones, y correr cdk diff y cdk deploy.',
        },
        why: {
          pt: 'Com o AWS CDK os desenvolvedores descrevem os recursos em TypeScript ou Python, o cdk diff mostra o que vai mudar, e o CloudFormation os cria e os desfaz se algo falhar.',
          en: 'With the AWS CDK developers describe resources in TypeScript or Python, cdk diff shows what will change, and CloudFormation creates them and rolls back if something fails.',
          es: 'Con AWS CDK los desarrolladores describen los recursos en TypeScript o Python, cdk diff muestra lo que va a cambiar, y CloudFormation los crea y los revierte si algo falla.',
        },
        likeness: {
          pt: 'o projeto que só um engenheiro sabe calcular, para um construtor que mostra a planta antes e desfaz o que falha',
          en: 'the design that only an engineer can calculate, for a builder who shows the plan first and undoes failures',
          es: 'el proyecto que solo un ingeniero sabe calcular, para un constructor que muestra antes el plano y deshace lo fallido',
        },
        tell: {
          pt: 'Desenvolvedores que querem classes e testes: o AWS CDK, que implanta pelo CloudFormation. Criação que, se falhar no meio, deve ser desfeita automaticamente: CloudFormation, ou o CDK, que passa por ele. Registro do que foi criado, que a AWS deve guardar como um conjunto: CloudFormation, ou o CDK, que passa por ele. Mudança que deve ser mostrada antes de ser aplicada: conjuntos de mudanças do CloudFormation, ou o diff do CDK.',
          en: 'Developers who want classes and tests: the AWS CDK, which deploys through CloudFormation. Creation that must be undone automatically if it fails halfway: CloudFormation, or the CDK, which uses it. A record of what was created together, which AWS must keep: CloudFormation, or the CDK, which uses it. A change that must be shown before it is applied: change sets of CloudFormation, or the diff of the CDK.',
          es: 'Desarrolladores que quieren clases y pruebas: AWS CDK, que despliega con CloudFormation. Creación que, si falla a mitad de camino, debe deshacerse automáticamente: CloudFormation, o el CDK, que pasa por él. Registro de lo creado, que AWS debe guardar como un conjunto: CloudFormation, o el CDK, que pasa por él. Cambio que debe mostrarse antes de aplicarse: conjuntos de cambios de CloudFormation, o el diff del CDK.',
        },
      },
      {
        id: 'terraform',
        neverRight: true,
        uses: ['Terraform'],
        popularity: 4,
        source: docs('prescriptive-guidance/latest/choose-iac-tool/terraform.html'),
        text: {
          pt: 'Terraform com estado no S3',
          en: 'Terraform with its state in S3',
          es: 'Terraform con el estado en S3',
        },
        action: {
          pt: 'Escrever arquivos do Terraform, sob controle de versão, com o estado em um bucket do Amazon S3, e executar terraform apply.',
          en: 'Write Terraform files, under version control, with the state in an Amazon S3 bucket, and run terraform apply.',
          es: 'Escribir archivos de Terraform, bajo control de versiones, con el estado en un bucket de Amazon S3, y ejecutar terraform apply.',
        },
        why: {
          pt: 'O Terraform descreve em texto declarativo recursos da AWS e de outros provedores, com um arquivo de estado que a equipe guarda.',
          en: 'Terraform describes in declarative text resources of AWS and of other providers, with a state file that the team keeps.',
          es: 'Terraform describe en texto declarativo recursos de AWS y de otros proveedores, con un archivo de estado que el equipo guarda.',
        },
        likeness: {
          pt: 'a descrição em texto simples, sem cálculos, para um construtor que não desfaz falhas e deixa o registro com você',
          en: 'the description in plain text, without calculations, for a builder who undoes no failures and leaves you the records',
          es: 'la descripción en texto simple, sin cálculos, para un constructor que no deshace fallos y te deja el registro',
        },
        tell: {
          pt: 'A mesma ferramenta em outro provedor de nuvem: Terraform, com um arquivo de estado que a equipe guarda.',
          en: 'The same tool at another cloud provider: Terraform, with a state file that the team keeps.',
          es: 'La misma herramienta en otro proveedor de nube: Terraform, con un archivo de estado que guarda el equipo.',
        },
      },
      {
        id: 'scripts',
        uses: ['Python', 'SDK'],
        popularity: 4,
        source: site('developer/tools/'),
        text: {
          pt: 'Scripts próprios em Python',
          en: 'Custom Python scripts',
          es: 'Scripts propios en Python',
        },
        action: {
          pt: 'Escrever scripts em Python que chamem as APIs de cada serviço com o SDK da AWS e executá-los a partir de um repositório.',
          en: 'Write Python scripts that call the APIs of each service with the AWS SDK and run them from a repository.',
          es: 'Escribir scripts de Python que llamen a las API de cada servicio con el SDK de AWS y ejecutarlos desde un repositorio.',
        },
        why: {
          pt: 'Scripts em Python chamam, passo a passo, as APIs da AWS ou de quem for, com toda a liberdade de uma linguagem de programação.',
          en: 'Python scripts call, step by step, the APIs of AWS or of anyone else, with all the freedom of a programming language.',
          es: 'Los scripts en Python llaman, paso a paso, a las API de AWS o de quien sea, con toda la libertad de un lenguaje de programación.',
        },
        likeness: {
          pt: 'as ordens calculadas que você dá aos pedreiros uma a uma, sem planta nem quem desfaça nada',
          en: 'the calculated orders that you give bricklayers one by one, with no plan and nobody to undo them',
          es: 'las órdenes calculadas que das a los albañiles una por una, sin plano ni quien deshaga nada',
        },
        tell: {
          pt: 'A mesma ferramenta em outro provedor de nuvem: Terraform, ou scripts onde se quer código.',
          en: 'The same tool at another cloud provider: Terraform, or scripts where code is wanted.',
          es: 'La misma herramienta en otro proveedor de nube: Terraform, o scripts donde se quiere código.',
        },
      },
      {
        id: 'console',
        uses: [],
        popularity: 5,
        source: docs('awsconsolehelpdocs/latest/gsg/what-is.html'),
        text: {
          pt: 'Um roteiro escrito para o console',
          en: 'A written guide to the console',
          es: 'Una guía escrita para la consola',
        },
        action: {
          pt: 'Escrever um guia com as telas do Console de Gerenciamento da AWS e fazer os operadores montarem tudo seguindo-o.',
          en: 'Write a guide with screenshots of the AWS Management Console and have the operators set everything up by following it.',
          es: 'Escribir una guía con pantallas de la Consola de administración de AWS y hacer que los operadores lo monten todo siguiéndola.',
        },
        why: {
          pt: 'O console mostra tudo em telas e não exige saber programar, mas depende de quem clica.',
          en: 'The console shows everything on screens and needs no programming, but depends on who is clicking.',
          es: 'La consola muestra todo en pantallas y no exige saber programar, pero depende de quien hace clic.',
        },
        likeness: {
          pt: 'o guia de papel com que se monta a casa à mão, sem planta nem quem a desfaça',
          en: 'the paper guide with which people build the house by hand, without a plan or anyone to undo it',
          es: 'la guía en papel con que se arma la casa a mano, sin plano ni quien la deshaga',
        },
        tell: {
          pt: 'Explorar um serviço pela primeira vez: console.',
          en: 'Exploring a service for the first time: the console.',
          es: 'Explorar un servicio por primera vez: la consola.',
        },
      },
    ],
    constraints: [
      {
        id: 'declarative',
        text: {
          pt: 'A equipe não programa e quer declarar o resultado em um texto.',
          en: 'The team does not program and wants to declare the result as text.',
          es: 'El equipo no programa y quiere declarar el resultado en un texto.',
        },
        fits: ['cfn', 'terraform'],
        rulesOut: {
          cdk: {
            pt: 'O AWS CDK gera modelos, mas a partir de uma linguagem de programação.',
            en: 'The AWS CDK generates templates, but from a programming language.',
            es: 'AWS CDK genera plantillas, pero a partir de un lenguaje de programación.',
          },
          scripts: {
            pt: 'Scripts em Python são comandos, não uma descrição do resultado.',
            en: 'Python scripts are commands, not a description of the result.',
            es: 'Los scripts en Python son comandos, no una descripción del resultado.',
          },
          console: {
            pt: 'No console o resultado depende de cliques; nada o descreve.',
            en: 'In the console the result depends on clicks; nothing describes it.',
            es: 'En la consola el resultado depende de clics; nada lo describe.',
          },
        },
      },
      {
        id: 'language',
        text: {
          pt: 'Os desenvolvedores querem descrever os recursos com classes, laços e testes de unidade.',
          en: 'The developers want to describe resources with classes, loops and unit tests.',
          es: 'Los desarrolladores quieren describir los recursos con clases, bucles y pruebas unitarias.',
        },
        fits: ['cdk', 'scripts'],
        rulesOut: {
          cfn: {
            pt: 'Os modelos do CloudFormation são YAML ou JSON, sem classes nem testes de unidade.',
            en: 'CloudFormation templates are YAML or JSON, with no classes or unit tests.',
            es: 'Las plantillas de CloudFormation son YAML o JSON, sin clases ni pruebas unitarias.',
          },
          terraform: {
            pt: 'Os arquivos de Terraform são escritos em HCL, uma linguagem declarativa sem classes.',
            en: 'Terraform files are written in HCL, a declarative language with no classes.',
            es: 'Los archivos de Terraform se escriben en HCL, un lenguaje declarativo sin clases.',
          },
          console: {
            pt: 'O console é usado com cliques; não se programam nele classes nem testes.',
            en: 'The console is used by clicking; it cannot be programmed with classes or tests.',
            es: 'La consola se usa con clics; no se programan en ella clases ni pruebas.',
          },
        },
      },
      {
        id: 'rollback',
        text: {
          pt: 'Se a criação falhar no meio, ela deve ser desfeita automaticamente.',
          en: 'If creation fails halfway, it must be undone automatically.',
          es: 'Si la creación falla a mitad de camino, debe deshacerse automáticamente.',
        },
        fits: ['cfn', 'cdk'],
        rulesOut: {
          terraform: {
            pt: 'O Terraform para no erro e deixa o que já criou.',
            en: 'Terraform stops at the error and leaves what it has created.',
            es: 'Terraform se detiene en el error y deja lo que ya creó.',
          },
          scripts: {
            pt: 'Um script em Python que falha deixa o que já criou; a reversão teria de ser programada.',
            en: 'A Python script that fails leaves what it has created; the rollback would have to be programmed.',
            es: 'Un script en Python que falla deja lo que ya creó; la reversión tendría que programarse.',
          },
          console: {
            pt: 'No console, alguém precisa apagar à mão o que já foi criado.',
            en: 'In the console, someone has to delete everything by hand.',
            es: 'En la consola, alguien debe borrar a mano lo ya creado.',
          },
        },
      },
      {
        id: 'no-state-file',
        text: {
          pt: 'A própria AWS deve guardar, como um conjunto, o registro dos recursos criados, sem arquivo de estado a proteger.',
          en: 'AWS itself must keep the record of the resources created as a set, with no state file to protect.',
          es: 'La propia AWS debe guardar, como un conjunto, el registro de los recursos creados, sin archivo de estado que proteger.',
        },
        fits: ['cfn', 'cdk'],
        rulesOut: {
          terraform: {
            pt: 'O Terraform guarda esse registro em um arquivo de estado, que a equipe mantém e protege.',
            en: 'Terraform keeps that record in a state file, which the team stores and protects.',
            es: 'Terraform guarda ese registro en un archivo de estado, que el equipo mantiene y protege.',
          },
          scripts: {
            pt: 'Um script em Python só chama APIs; nada registra quais recursos foram criados juntos.',
            en: 'A Python script only calls APIs; nothing records which resources were created together.',
            es: 'Un script en Python solo llama a API; nada registra qué recursos se crearon juntos.',
          },
          console: {
            pt: 'No console os recursos são criados um a um; nada registra quais formam um conjunto.',
            en: 'In the console resources are created one by one; nothing records which belong together.',
            es: 'En la consola los recursos se crean uno a uno; nada registra cuáles forman un conjunto.',
          },
        },
      },
      {
        id: 'preview',
        text: {
          pt: 'Cada mudança deve ser mostrada antes de ser aplicada.',
          en: 'Each change must be shown before it is applied.',
          es: 'Cada cambio debe mostrarse antes de aplicarse.',
        },
        fits: ['cfn', 'cdk', 'terraform'],
        rulesOut: {
          scripts: {
            pt: 'Scripts em Python executam comandos; não comparam antes o desejado com o que existe.',
            en: 'Python scripts run commands; they do not compare what is wanted with what exists beforehand.',
            es: 'Los scripts en Python ejecutan comandos; no comparan antes lo deseado con lo que existe.',
          },
          console: {
            pt: 'O console muda as coisas na hora, sem uma lista prévia.',
            en: 'The console changes things on the spot, with no list beforehand.',
            es: 'La consola cambia las cosas en el momento, sin una lista previa.',
          },
        },
      },
      {
        id: 'least-overhead',
        notWith: ['no-state-file'],
        fits: ['cfn', 'cdk'],
        rulesOut: {
          terraform: {
            pt: 'O Terraform guarda o estado em um arquivo, e a equipe cuida dele, de onde fica e das travas.',
            en: 'Terraform keeps its state in a file, and the team looks after it, where it is stored and its locks.',
            es: 'Terraform guarda el estado en un archivo, y el equipo se ocupa de él, de dónde está y de sus bloqueos.',
          },
          scripts: {
            pt: 'Com scripts em Python, a equipe escreve e mantém a ordem, as repetições e a limpeza.',
            en: 'With Python scripts, the team writes and maintains order, retries and clean-up.',
            es: 'Con scripts de Python, el equipo escribe y mantiene el orden, los reintentos y la limpieza.',
          },
          console: {
            pt: 'Com um guia do console, cada criação é trabalho manual.',
            en: 'With a guide to the console, each creation is manual work.',
            es: 'Con una guía de la consola, cada creación es trabajo manual.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
      },
    ],
    ask: {
      pt: 'O que deve ser usado para criar os recursos?',
      en: 'What should be used to create the resources?',
      es: '¿Qué debe usarse para crear los recursos?',
    },
  },
];
