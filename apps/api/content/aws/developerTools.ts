import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const developerTools: Category = {
  id: 'developer-tools',
  noun: { pt: 'ferramenta da AWS para desenvolvedores', en: 'AWS developer tool', es: 'herramienta de AWS para desarrolladores' },
  feminine: true,
  mode: 'statement',
  domain: 'technology',
  far: ['databases', 'storage', 'machine-learning'],
  entities: [
    {
      id: 'codebuild', kind: 'service', name: 'AWS CodeBuild', topic: 'developer-tools', popularity: 3,
      gist: {
        pt: '{compilar} o código e {rodar} os testes, sem servidor de build',
        en: '{compile} code and {run} its tests, without a build server',
        es: '{compilar} el código y {correr} las pruebas, sin servidor de compilación',
      },
      source: docs('codebuild/latest/userguide/welcome.html'),
    },
    {
      id: 'codedeploy', kind: 'service', name: 'AWS CodeDeploy', topic: 'developer-tools', popularity: 3,
      gist: {
        pt: '{instalar} versões novas em servidores, contêineres ou funções',
        en: '{install} new versions on servers, containers or functions',
        es: '{instalar} versiones nuevas en servidores, contenedores o funciones',
      },
      source: docs('codedeploy/latest/userguide/welcome.html'),
    },
    {
      id: 'codepipeline', kind: 'service', name: 'AWS CodePipeline', topic: 'developer-tools', popularity: 3,
      gist: {
        pt: '{encadear} as fases de uma entrega, do commit à produção',
        en: '{chain} the phases of a release, from commit to production',
        es: '{encadenar} las fases de una entrega, del commit a producción',
      },
      source: docs('codepipeline/latest/userguide/welcome.html'),
    },
    {
      id: 'xray', kind: 'service', name: 'AWS X-Ray', topic: 'developer-tools', popularity: 3,
      gist: {
        pt: '{seguir} cada requisição por todos os componentes de uma aplicação',
        en: '{follow} each request through all components of an application',
        es: '{seguir} cada solicitud por todos los componentes de una aplicación',
      },
      source: docs('xray/latest/devguide/aws-xray.html'),
    },
    {
      id: 'cloudshell', kind: 'service', name: 'AWS CloudShell', topic: 'developer-tools', popularity: 2,
      gist: {
        pt: '{abrir} um terminal no navegador, já autenticado na conta',
        en: '{open} a terminal in the browser, already signed in to the account',
        es: '{abrir} una terminal en el navegador, ya autenticada en la cuenta',
      },
      source: docs('cloudshell/latest/userguide/welcome.html'),
    },
    {
      id: 'ecr', kind: 'service', name: 'Amazon ECR', aliases: ['Elastic Container Registry'], topic: 'containers', popularity: 3,
      gist: {
        pt: '{guardar} imagens de contêiner em repositórios privados ou públicos',
        en: '{store} container images in private or public repositories',
        es: '{guardar} imágenes de contenedor en repositorios privados o públicos',
      },
      source: docs('AmazonECR/latest/userguide/what-is-ecr.html'),
    },
    {
      id: 'cli', kind: 'service', name: 'AWS CLI', topic: 'developer-tools', popularity: 4,
      subject: { pt: 'a AWS CLI', en: 'the AWS CLI', es: 'la AWS CLI' },
      gist: {
        pt: '{controlar} os serviços por comandos e scripts de terminal',
        en: '{control} services through terminal commands and scripts',
        es: '{controlar} los servicios con comandos y scripts de terminal',
      },
      source: docs('cli/latest/userguide/cli-chap-welcome.html'),
    },
    {
      id: 'sdk', kind: 'service', topic: 'developer-tools', popularity: 4,
      name: { pt: 'AWS SDKs', en: 'AWS SDKs', es: 'AWS SDK' },
      subject: { pt: 'os AWS SDKs', en: 'the AWS SDKs', es: 'los AWS SDK' },
      plural: true,
      gist: {
        pt: '{trazer} bibliotecas para chamar os serviços em várias linguagens',
        en: '{bring} libraries to call services from several programming languages',
        es: '{traer} bibliotecas para llamar a los servicios en varios lenguajes',
      },
      source: docs('sdkref/latest/guide/overview.html'),
    },
  ],
  facts: [
    {
      id: 'codebuild-build', kind: 'purpose', of: ['codebuild'], unclear: ['codepipeline', 'amplify', 'beanstalk'], level: 2,
      say: {
        pt: '{compilar} e {testar} a aplicação a cada commit, pagando só pelos minutos usados',
        en: '{compile} and {test} the application at every commit, paying only for the minutes used',
        es: '{compilar} y {probar} la aplicación en cada commit, pagando solo por los minutos usados',
      },
    },
    {
      id: 'codebuild-artifact', kind: 'feature', of: ['codebuild'], unclear: ['codepipeline'], level: 2,
      say: {
        pt: '{executar} os comandos de um arquivo buildspec e {gerar} artefatos',
        en: '{run} the commands of a buildspec file and {produce} artifacts',
        es: '{ejecutar} los comandos de un archivo buildspec y {generar} artefactos',
      },
    },
    {
      id: 'codedeploy-rollout', kind: 'purpose', of: ['codedeploy'], unclear: ['codepipeline', 'beanstalk', 'ecs', 'systems-manager', 'cloudformation', 'amplify'], level: 2,
      say: {
        pt: '{trocar} a versão em uma frota de servidores aos poucos, voltando atrás se algo falhar',
        en: '{change} the version on a fleet of servers step by step, rolling back if something fails',
        es: '{cambiar} la versión en una flota de servidores poco a poco y {volver} atrás si algo falla',
      },
    },
    {
      id: 'codedeploy-blue-green', kind: 'feature', of: ['codedeploy'], unclear: ['codepipeline'], level: 2,
      say: {
        pt: '{fazer} implantações blue/green em EC2, ECS e Lambda',
        en: '{perform} blue/green rollouts on EC2, ECS and Lambda',
        es: '{hacer} despliegues blue/green en EC2, ECS y Lambda',
      },
    },
    {
      id: 'codepipeline-chain', kind: 'purpose', of: ['codepipeline'], unclear: ['step-functions', 'codebuild', 'amplify'], level: 2,
      say: {
        pt: '{encadear} build, testes, aprovação manual e implantação em uma esteira de entrega contínua',
        en: '{chain} build, tests, manual approval and deployment into continuous delivery',
        es: '{encadenar} compilación, pruebas, aprobación manual y despliegue en una entrega continua',
      },
    },
    {
      id: 'xray-trace', kind: 'purpose', of: ['xray'], unclear: ['cloudwatch'], level: 1,
      say: {
        pt: '{mostrar} que microsserviço deixa uma requisição lenta, com um mapa do caminho dela',
        en: '{show} which microservice slows down a request, with a map of its path',
        es: '{mostrar} qué microservicio vuelve lenta una solicitud, con un mapa de su recorrido',
      },
      need: {
        pt: 'descobrir que microsserviço deixa uma requisição lenta, com um mapa do caminho dela',
        en: 'find out which microservice slows down a request, with a map of its path',
        es: 'descubrir qué microservicio vuelve lenta una solicitud, con un mapa de su recorrido',
      },
    },
    {
      id: 'xray-map', kind: 'feature', of: ['xray'], level: 2,
      say: {
        pt: '{desenhar} o mapa de serviços a partir de rastros das requisições',
        en: '{draw} a map of the services from the traces that requests leave',
        es: '{dibujar} el mapa de servicios a partir de trazas de las solicitudes',
      },
    },
    {
      id: 'cloudshell-browser', kind: 'purpose', of: ['cloudshell'], unclear: ['systems-manager'], level: 1,
      say: {
        pt: '{dar} um terminal dentro do console, sem instalar nada no computador',
        en: '{give} a terminal inside the console, with nothing to install on the computer',
        es: '{dar} una terminal dentro de la consola, sin instalar nada en la computadora',
      },
      need: {
        pt: 'rodar comandos em um terminal dentro do console, sem instalar nada no computador',
        en: 'run commands in a terminal inside the console, installing nothing on the computer',
        es: 'correr comandos en una terminal dentro de la consola, sin instalar nada en la computadora',
      },
    },
    {
      id: 'ecr-images', kind: 'purpose', of: ['ecr'], unclear: ['s3'], level: 1,
      say: {
        pt: '{guardar} imagens Docker em um repositório privado, prontas para os clusters baixarem',
        en: '{store} Docker images in a private repository, ready for clusters to pull',
        es: '{guardar} imágenes Docker en un repositorio privado, listas para que las descarguen los clústeres',
      },
    },
    {
      id: 'ecr-scan', kind: 'feature', of: ['ecr'], level: 2,
      say: {
        pt: '{procurar} vulnerabilidades nas imagens de contêiner guardadas',
        en: '{scan} stored container images for vulnerabilities',
        es: '{buscar} vulnerabilidades en las imágenes de contenedor guardadas',
      },
    },
    {
      id: 'cli-scripts', kind: 'purpose', of: ['cli'], unclear: ['cloudshell', 'systems-manager', 'sdk'], level: 1,
      say: {
        pt: '{automatizar} tarefas com scripts de terminal no computador do administrador',
        en: '{automate} tasks with terminal scripts on the administrator’s computer',
        es: '{automatizar} tareas con scripts de terminal en la computadora del administrador',
      },
    },
    {
      id: 'sdk-code', kind: 'purpose', of: ['sdk'], level: 1,
      say: {
        pt: '{chamar} serviços da AWS de dentro de um programa em Python, com bibliotecas prontas',
        en: '{call} AWS services from inside a Python program, with ready-made libraries',
        es: '{llamar} a servicios de AWS desde un programa en Python, con bibliotecas listas',
      },
    },
    {
      id: 'dev-delivery', kind: 'trait', of: ['codebuild', 'codedeploy', 'codepipeline'], level: 1,
      say: {
        pt: '{cobrir} uma fase da entrega contínua de software',
        en: '{cover} a phase of continuous software delivery',
        es: '{cubrir} una fase de la entrega continua de software',
      },
    },
    {
      id: 'dev-commands', kind: 'trait', of: ['cli', 'cloudshell'], level: 1,
      say: {
        pt: '{deixar} a pessoa digitar comandos para gerir recursos',
        en: '{let} a person type commands to manage resources',
        es: '{dejar} que la persona escriba comandos para gestionar recursos',
      },
    },
    {
      id: 'dev-local', kind: 'feature', of: ['cli', 'sdk'], unclear: ['xray', 'codedeploy'], level: 2,
      say: {
        pt: '{exigir} instalação na máquina em que se trabalha',
        en: '{need} to be installed on the machine one works on',
        es: '{exigir} instalación en la máquina en la que se trabaja',
      },
    },
  ],
  contrasts: [
    {
      between: ['codebuild', 'codedeploy'],
      say: {
        pt: 'O CodeBuild compila e testa; o CodeDeploy instala o resultado nos servidores.',
        en: 'CodeBuild compiles and tests; CodeDeploy installs the result on the servers.',
        es: 'CodeBuild compila y prueba; CodeDeploy instala el resultado en los servidores.',
      },
    },
    {
      between: ['codedeploy', 'codepipeline'],
      say: {
        pt: 'O CodePipeline coordena todas as fases; o CodeDeploy executa só a implantação.',
        en: 'CodePipeline coordinates all phases; CodeDeploy carries out the deployment only.',
        es: 'CodePipeline coordina todas las fases; CodeDeploy ejecuta solo el despliegue.',
      },
    },
    {
      between: ['codebuild', 'codepipeline'],
      say: {
        pt: 'O CodeBuild é a fase de compilação; o CodePipeline é a esteira que a chama e segue adiante.',
        en: 'CodeBuild is the build phase; CodePipeline is the line that calls it and moves on.',
        es: 'CodeBuild es la fase de compilación; CodePipeline es la cadena que la llama y sigue adelante.',
      },
    },
    {
      between: ['cli', 'cloudshell'],
      say: {
        pt: 'A AWS CLI é instalada na sua máquina; o CloudShell é um terminal pronto no navegador, que já a traz.',
        en: 'The AWS CLI is installed on your machine; CloudShell is a ready terminal in the browser that already has it.',
        es: 'La AWS CLI se instala en tu máquina; CloudShell es una terminal lista en el navegador, que ya la trae.',
      },
    },
    {
      between: ['cli', 'sdk'],
      say: {
        pt: 'A AWS CLI serve a quem digita comandos; os AWS SDKs servem a programas.',
        en: 'The AWS CLI serves people who type commands; the AWS SDKs serve programs.',
        es: 'La AWS CLI sirve a quien escribe comandos; los AWS SDK sirven a programas.',
      },
    },
  ],
};
