import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const compute: Category = {
  id: 'compute',
  noun: { pt: 'serviço de computação da AWS', en: 'AWS compute service', es: 'servicio de cómputo de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['storage', 'databases', 'delivery'],
  entities: [
    {
      id: 'ec2', kind: 'service', name: 'Amazon EC2', aliases: ['Elastic Compute Cloud'], topic: 'ec2', popularity: 5,
      gist: {
        pt: '{fornecer} máquinas virtuais com controle do sistema operacional',
        en: '{provide} virtual machines with control over the operating system',
        es: '{ofrecer} máquinas virtuales con control del sistema operativo',
      },
      source: docs('AWSEC2/latest/UserGuide/concepts.html'),
    },
    {
      id: 'ec2-auto-scaling', kind: 'service', name: 'Amazon EC2 Auto Scaling', topic: 'ec2', popularity: 4,
      gist: {
        pt: '{ajustar} o número de máquinas virtuais conforme a demanda e {repor} as que falham',
        en: '{adjust} the number of virtual machines to demand and {replace} those that fail',
        es: '{ajustar} el número de máquinas virtuales según la demanda y {reponer} las que fallan',
      },
      source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
    },
    {
      id: 'lambda', kind: 'service', name: 'AWS Lambda', topic: 'serverless', popularity: 5,
      gist: {
        pt: '{executar} funções sob demanda, sem servidores para administrar',
        en: '{run} functions on demand, with no servers to manage',
        es: '{ejecutar} funciones bajo demanda, sin servidores que administrar',
      },
      source: docs('lambda/latest/dg/welcome.html'),
    },
    {
      id: 'fargate', kind: 'service', name: 'AWS Fargate', topic: 'containers', popularity: 4,
      gist: {
        pt: '{dar} capacidade a contêineres sem que a equipe administre máquinas',
        en: '{give} capacity to containers without machines for the team to manage',
        es: '{dar} capacidad a contenedores sin que el equipo administre máquinas',
      },
      source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
    },
    {
      id: 'ecs', kind: 'service', name: 'Amazon ECS', aliases: ['Elastic Container Service'], topic: 'containers', popularity: 4,
      gist: {
        pt: '{orquestrar} contêineres com um orquestrador próprio da AWS',
        en: '{orchestrate} containers with an orchestrator of its own',
        es: '{orquestar} contenedores con un orquestador propio de AWS',
      },
      source: docs('AmazonECS/latest/developerguide/Welcome.html'),
    },
    {
      id: 'eks', kind: 'service', name: 'Amazon EKS', aliases: ['Elastic Kubernetes Service'], topic: 'containers', popularity: 4,
      gist: {
        pt: '{oferecer} clusters Kubernetes com plano de controle gerenciado',
        en: '{offer} Kubernetes clusters with a managed control plane',
        es: '{ofrecer} clústeres de Kubernetes con plano de control administrado',
      },
      source: docs('eks/latest/userguide/what-is-eks.html'),
    },
    {
      id: 'beanstalk', kind: 'service', name: 'AWS Elastic Beanstalk', topic: 'ec2', popularity: 4,
      gist: {
        pt: '{receber} o código de uma aplicação web e {montar} a infraestrutura em volta dele',
        en: '{take} the code of a web application and {set} up the infrastructure around it',
        es: '{recibir} el código de una aplicación web y {montar} la infraestructura a su alrededor',
      },
      source: docs('elasticbeanstalk/latest/dg/Welcome.html'),
    },
    {
      id: 'lightsail', kind: 'service', name: 'Amazon Lightsail', topic: 'ec2', popularity: 3,
      gist: {
        pt: '{vender} servidores virtuais simples em pacotes de preço mensal',
        en: '{sell} simple virtual servers in bundles with a monthly price',
        es: '{vender} servidores virtuales simples en paquetes de precio mensual',
      },
      source: docs('lightsail/latest/userguide/what-is-amazon-lightsail.html'),
    },
    {
      id: 'batch', kind: 'service', name: 'AWS Batch', topic: 'ec2', popularity: 3,
      gist: {
        pt: '{executar} filas de trabalhos em lote e {dimensionar} a computação para elas',
        en: '{run} queues of batch jobs and {size} the compute for them',
        es: '{ejecutar} colas de trabajos por lotes y {dimensionar} el cómputo para ellas',
      },
      source: docs('batch/latest/userguide/what-is-batch.html'),
    },
  ],
  facts: [
    {
      id: 'ec2-admin', kind: 'purpose', of: ['ec2'], unclear: ['lightsail', 'beanstalk', 'batch', 'ecs', 'eks', 'ec2-auto-scaling'], level: 1,
      say: {
        pt: '{dar} acesso de administrador ao sistema operacional de cada máquina virtual',
        en: '{give} administrator access to the operating system of each virtual machine',
        es: '{dar} acceso de administrador al sistema operativo de cada máquina virtual',
      },
      need: {
        pt: 'controlar o sistema operacional de suas máquinas virtuais, com acesso de administrador',
        en: 'control the operating system of its virtual machines, with administrator access',
        es: 'controlar el sistema operativo de sus máquinas virtuales, con acceso de administrador',
      },
    },
    {
      id: 'ec2-families', kind: 'feature', of: ['ec2'], unclear: ['beanstalk', 'batch', 'ecs', 'eks', 'ec2-auto-scaling'], level: 1,
      say: {
        pt: '{oferecer} famílias de instâncias otimizadas para processador, memória ou disco',
        en: '{offer} instance families optimized for processor, memory or disk',
        es: '{ofrecer} familias de instancias optimizadas para procesador, memoria o disco',
      },
    },
    {
      id: 'ec2-ami', kind: 'feature', of: ['ec2'], unclear: ['ec2-auto-scaling', 'beanstalk', 'batch', 'ecs', 'eks'], level: 2,
      say: {
        pt: '{iniciar} servidores a partir de imagens que trazem sistema e software prontos',
        en: '{launch} servers from images that already carry system and software',
        es: '{iniciar} servidores desde imágenes que ya traen sistema y software',
      },
    },
    {
      id: 'ec2-lift', kind: 'purpose', of: ['ec2'], unclear: ['lightsail', 'batch', 'beanstalk', 'ec2-auto-scaling', 'ecs', 'eks', 'mgn', 'drs', 'outposts'], level: 2,
      say: {
        pt: '{hospedar} software legado que exige uma versão específica do sistema operacional',
        en: '{host} legacy software that demands a specific version of the operating system',
        es: '{alojar} software heredado que exige una versión específica del sistema operativo',
      },
    },
    {
      id: 'asg-demand', kind: 'purpose', of: ['ec2-auto-scaling'], unclear: ['beanstalk', 'ecs', 'eks', 'batch'], level: 1,
      say: {
        pt: '{acrescentar} e {retirar} servidores virtuais sem intervenção humana conforme a demanda',
        en: '{add} and {remove} virtual servers as demand changes, without human action',
        es: '{agregar} y {quitar} servidores virtuales según la demanda, sin intervención humana',
      },
    },
    {
      id: 'asg-replace', kind: 'purpose', of: ['ec2-auto-scaling'], unclear: ['beanstalk', 'ecs', 'eks', 'batch', 'lambda', 'fargate', 'ec2'], level: 2,
      say: {
        pt: '{substituir} servidores virtuais que falham nas verificações de integridade',
        en: '{replace} virtual servers that fail their health checks',
        es: '{sustituir} servidores virtuales que fallan en las comprobaciones de estado',
      },
    },
    {
      id: 'asg-limits', kind: 'feature', of: ['ec2-auto-scaling'], unclear: ['ecs', 'eks', 'beanstalk', 'batch'], level: 2,
      say: {
        pt: '{manter} um grupo de servidores entre um número mínimo e um máximo',
        en: '{keep} a group of servers between a minimum and a maximum number',
        es: '{mantener} un grupo de servidores entre un número mínimo y un máximo',
      },
    },
    {
      id: 'lambda-events', kind: 'purpose', of: ['lambda'], unclear: ['eventbridge', 'step-functions'], level: 1,
      say: {
        pt: '{executar} código em resposta a eventos, sem provisionar servidores',
        en: '{run} code in response to events without provisioning servers',
        es: '{ejecutar} código en respuesta a eventos sin aprovisionar servidores',
      },
    },
    {
      id: 'lambda-upload', kind: 'purpose', of: ['lambda'], unclear: ['batch', 'ecs', 'fargate', 'eks', 'step-functions', 'eventbridge'], level: 1,
      say: {
        pt: '{rodar} uma pequena função a cada arquivo que chega a um bucket',
        en: '{run} a small function each time a file arrives in a bucket',
        es: '{correr} una pequeña función cada vez que llega un archivo a un bucket',
      },
    },
    {
      id: 'lambda-billing', kind: 'feature', of: ['lambda'], level: 1,
      say: {
        pt: '{cobrar} pelo número de solicitações e pelos milissegundos de execução',
        en: '{charge} by the number of requests and the milliseconds of run time',
        es: '{cobrar} por el número de solicitudes y los milisegundos de ejecución',
      },
    },
    {
      id: 'lambda-limit', kind: 'feature', of: ['lambda'], level: 2,
      say: {
        pt: '{limitar} a 15 minutos cada execução de uma função comum',
        en: '{limit} each run of an ordinary function to 15 minutes',
        es: '{limitar} a 15 minutos cada ejecución de una función común',
      },
      source: docs('lambda/latest/dg/gettingstarted-limits.html'),
    },
    {
      id: 'fargate-engine', kind: 'purpose', of: ['fargate'], unclear: ['ecs', 'eks', 'lambda', 'batch', 'lightsail'], level: 1,
      say: {
        pt: '{executar} contêineres sem escolher, atualizar nem administrar servidores',
        en: '{run} containers without choosing, patching or managing servers',
        es: '{ejecutar} contenedores sin elegir, actualizar ni administrar servidores',
      },
    },
    {
      id: 'fargate-billing', kind: 'feature', of: ['fargate'], unclear: ['batch', 'ecs', 'eks', 'lambda'], level: 2,
      say: {
        pt: '{cobrar} pela vCPU e pela memória que cada contêiner pede',
        en: '{charge} for the vCPU and memory that each container asks for',
        es: '{cobrar} por la vCPU y la memoria que pide cada contenedor',
      },
    },
    {
      id: 'ecs-native', kind: 'purpose', of: ['ecs'], unclear: ['fargate', 'batch', 'beanstalk'], level: 2,
      say: {
        pt: '{orquestrar} contêineres Docker com a ferramenta própria da AWS, sem Kubernetes',
        en: '{orchestrate} Docker containers with the AWS tool for it, without Kubernetes',
        es: '{orquestar} contenedores Docker con la herramienta propia de AWS, sin Kubernetes',
      },
    },
    {
      id: 'ecs-tasks', kind: 'feature', of: ['ecs'], unclear: ['fargate', 'batch'], level: 2,
      say: {
        pt: '{descrever} em definições de tarefa os contêineres que devem rodar',
        en: '{describe} in task definitions the containers that should run',
        es: '{describir} en definiciones de tareas los contenedores que deben correr',
      },
    },
    {
      id: 'eks-kubernetes', kind: 'purpose', of: ['eks'], level: 1,
      say: {
        pt: '{executar} aplicações Kubernetes com um plano de controle gerenciado',
        en: '{run} Kubernetes applications on a managed control plane',
        es: '{ejecutar} aplicaciones de Kubernetes con un plano de control administrado',
      },
    },
    {
      id: 'eks-community', kind: 'purpose', of: ['eks'], level: 2,
      say: {
        pt: '{aceitar} os mesmos manifestos e ferramentas da comunidade Kubernetes usados no data center',
        en: '{take} the same Kubernetes manifests and community tools that are used in the data center',
        es: '{aceptar} los mismos manifiestos y herramientas de la comunidad Kubernetes usados en el centro de datos',
      },
      need: {
        pt: 'aproveitar manifestos e ferramentas da comunidade Kubernetes já em uso no data center',
        en: 'reuse the Kubernetes manifests and community tools already used in the data center',
        es: 'aprovechar los manifiestos y herramientas de la comunidad Kubernetes ya usados en el centro de datos',
      },
    },
    {
      id: 'beanstalk-upload', kind: 'purpose', of: ['beanstalk'], unclear: ['lightsail', 'amplify', 'codedeploy', 'codepipeline'], level: 1,
      say: {
        pt: '{publicar} uma aplicação web a partir do código, com servidores e balanceamento montados automaticamente',
        en: '{publish} a web application from its code, with servers and load balancing set up automatically',
        es: '{publicar} una aplicación web a partir del código, con servidores y balanceo montados automáticamente',
      },
    },
    {
      id: 'beanstalk-control', kind: 'feature', of: ['beanstalk'], unclear: ['lightsail', 'ecs', 'eks', 'batch'], level: 2,
      say: {
        pt: '{montar} o ambiente da aplicação e {deixar} o cliente alterar os recursos criados',
        en: '{build} the application environment and {let} the customer change the created resources',
        es: '{montar} el entorno de la aplicación y {dejar} que el cliente modifique los recursos creados',
      },
    },
    {
      id: 'lightsail-bundle', kind: 'purpose', of: ['lightsail'], level: 1,
      say: {
        pt: '{reunir} servidor virtual, disco e tráfego em um pacote de preço mensal previsível',
        en: '{bundle} virtual server, disk and traffic at a predictable monthly price',
        es: '{reunir} servidor virtual, disco y tráfico en un paquete de precio mensual previsible',
      },
      need: {
        pt: 'colocar no ar um blog pequeno em um servidor virtual de preço mensal previsível',
        en: 'put a small blog online on a virtual server with a predictable monthly price',
        es: 'poner en línea un blog pequeño en un servidor virtual de precio mensual previsible',
      },
    },
    {
      id: 'batch-jobs', kind: 'purpose', of: ['batch'], unclear: ['ecs', 'eks', 'fargate', 'emr', 'step-functions', 'sqs'], level: 2,
      say: {
        pt: '{processar} milhares de trabalhos em fila, dimensionando a computação para a carga',
        en: '{process} thousands of queued jobs, sizing the compute to the load',
        es: '{procesar} miles de trabajos en cola, dimensionando el cómputo según la carga',
      },
    },
    {
      id: 'ec2-resize', kind: 'feature', of: ['ec2'], unclear: ['lightsail', 'beanstalk', 'batch', 'ecs', 'eks', 'ec2-auto-scaling'], level: 2,
      say: {
        pt: '{permitir} parar um servidor e trocar o tipo dele por outro maior ou menor',
        en: '{allow} a server to be stopped and changed to a larger or smaller type',
        es: '{permitir} detener un servidor y cambiar su tipo por otro mayor o menor',
      },
    },
    {
      id: 'ec2-user-data', kind: 'feature', of: ['ec2'], unclear: ['lightsail', 'beanstalk', 'batch', 'ecs', 'eks', 'ec2-auto-scaling'], level: 2,
      say: {
        pt: '{executar} na primeira inicialização um script que o cliente informa como user data',
        en: '{run} at first boot a script that the customer passes as user data',
        es: '{ejecutar} en el primer arranque un script que el cliente indica como user data',
      },
    },
    {
      id: 'asg-scheduled', kind: 'purpose', of: ['ec2-auto-scaling'], unclear: ['beanstalk', 'ecs', 'eks', 'batch', 'eventbridge', 'systems-manager'], level: 2,
      say: {
        pt: '{aumentar} a frota de servidores virtuais todos os dias às 8 horas, por agendamento',
        en: '{grow} the fleet of virtual servers every day at 8 a.m., on a schedule',
        es: '{aumentar} la flota de servidores virtuales todos los días a las 8 horas, de forma programada',
      },
    },
    {
      id: 'asg-spread', kind: 'feature', of: ['ec2-auto-scaling'], unclear: ['ecs', 'eks', 'beanstalk', 'batch', 'fargate', 'lambda'], level: 2,
      say: {
        pt: '{repartir} os servidores de um grupo entre várias zonas de disponibilidade e {manter} o equilíbrio',
        en: '{spread} the servers of a group over several Availability Zones and {keep} them balanced',
        es: '{repartir} los servidores de un grupo entre varias zonas de disponibilidad y {mantener} el equilibrio',
      },
    },
    {
      id: 'lambda-languages', kind: 'feature', of: ['lambda'], unclear: ['beanstalk'], level: 1,
      say: {
        pt: '{oferecer} ambientes prontos para funções em Python, Node.js e Java',
        en: '{offer} ready-made runtimes for functions in Python, Node.js and Java',
        es: '{ofrecer} entornos listos para funciones en Python, Node.js y Java',
      },
    },
    {
      id: 'lambda-layers', kind: 'feature', of: ['lambda'], level: 2,
      say: {
        pt: '{reaproveitar} bibliotecas entre funções por meio de camadas',
        en: '{share} libraries between functions by means of layers',
        es: '{compartir} bibliotecas entre funciones por medio de capas',
      },
    },
    {
      id: 'fargate-isolation', kind: 'feature', of: ['fargate'], unclear: ['lambda', 'ecs', 'eks', 'batch'], level: 2,
      say: {
        pt: '{isolar} cada tarefa de contêiner em um ambiente próprio, sem dividir o kernel com outras',
        en: '{isolate} each container task in an environment of its own, sharing no kernel with others',
        es: '{aislar} cada tarea de contenedor en un entorno propio, sin compartir el kernel con otras',
      },
    },
    {
      id: 'ecs-services', kind: 'feature', of: ['ecs'], unclear: ['fargate', 'batch', 'eks', 'beanstalk'], level: 2,
      say: {
        pt: '{manter} no ar o número desejado de tarefas de contêiner, repondo as que caem',
        en: '{keep} the desired number of container tasks running, replacing those that stop',
        es: '{mantener} en marcha el número deseado de tareas de contenedor, reponiendo las que caen',
      },
    },
    {
      id: 'eks-managed-plane', kind: 'feature', of: ['eks'], level: 2,
      say: {
        pt: '{distribuir} por várias zonas de disponibilidade um plano de controle Kubernetes mantido pela AWS',
        en: '{spread} over several Availability Zones a Kubernetes control plane that AWS maintains',
        es: '{distribuir} en varias zonas de disponibilidad un plano de control de Kubernetes que mantiene AWS',
      },
    },
    {
      id: 'beanstalk-platforms', kind: 'feature', of: ['beanstalk'], unclear: ['lambda', 'lightsail'], level: 2,
      say: {
        pt: '{oferecer} plataformas para aplicações web em Java, .NET e PHP, com os servidores incluídos',
        en: '{offer} platforms for web applications in Java, .NET and PHP, with the servers included',
        es: '{ofrecer} plataformas para aplicaciones web en Java, .NET y PHP, con los servidores incluidos',
      },
    },
    {
      id: 'lightsail-blueprints', kind: 'feature', of: ['lightsail'], unclear: ['ec2', 'beanstalk'], level: 2,
      say: {
        pt: '{trazer} modelos de um clique para aplicações como o WordPress',
        en: '{bring} one-click templates for applications such as WordPress',
        es: '{traer} plantillas de un clic para aplicaciones como WordPress',
      },
    },
    {
      id: 'batch-priority', kind: 'feature', of: ['batch'], unclear: ['ecs', 'eks'], level: 2,
      say: {
        pt: '{atender} filas de trabalhos por ordem de prioridade e de dependência entre eles',
        en: '{serve} queues of jobs by priority and by the dependencies between them',
        es: '{atender} colas de trabajos por orden de prioridad y de dependencia entre ellos',
      },
    },
    {
      id: 'batch-spot', kind: 'purpose', of: ['batch'], unclear: ['ecs', 'eks', 'fargate', 'emr', 'ec2', 'ec2-auto-scaling', 'step-functions', 'sagemaker', 'spot'], level: 2,
      say: {
        pt: '{rodar} à noite uma simulação de muitas horas em lote, com capacidade Spot que é solta no fim',
        en: '{run} at night a batch simulation of many hours on Spot capacity that is released at the end',
        es: '{correr} de noche una simulación por lotes de muchas horas, con capacidad de spot que se libera al final',
      },
    },
    {
      id: 'compute-no-servers', kind: 'trait', of: ['lambda', 'fargate'], level: 1,
      say: {
        pt: '{dispensar} servidores em qualquer modo de uso',
        en: '{run} without servers to manage in any mode of use',
        es: '{prescindir} de servidores en cualquier modo de uso',
      },
      deny: {
        pt: '{ter} modos de uso com servidores para administrar',
        en: '{have} modes of use with servers to manage',
        es: '{tener} modos de uso con servidores que administrar',
      },
    },
    {
      id: 'compute-cluster', kind: 'trait', of: ['ecs', 'eks'], unclear: ['fargate', 'batch'], level: 1,
      say: {
        pt: '{orquestrar} contêineres em um cluster',
        en: '{orchestrate} containers in a cluster',
        es: '{orquestar} contenedores en un clúster',
      },
    },
    {
      id: 'compute-no-fee', kind: 'trait', of: ['beanstalk', 'ec2-auto-scaling', 'batch'], unclear: ['ecs', 'fargate'], level: 2,
      say: {
        pt: 'não {cobrar} nada além dos recursos que cria para a aplicação',
        en: '{not charge} anything beyond the resources it creates for the application',
        es: 'no {cobrar} nada más que los recursos que crea para la aplicación',
      },
      deny: {
        pt: '{ter} preço próprio pelo que executa',
        en: '{have} a price of its own for what it runs',
        es: '{tener} un precio propio por lo que ejecuta',
      },
    },
    {
      id: 'compute-virtual-server', kind: 'trait', of: ['ec2', 'lightsail', 'beanstalk'], unclear: ['batch', 'ecs', 'eks', 'ec2-auto-scaling'], level: 1,
      say: {
        pt: '{entregar} servidores virtuais em que o cliente pode entrar e instalar software',
        en: '{deliver} virtual servers that the customer can log in to and install software on',
        es: '{entregar} servidores virtuales en los que el cliente puede entrar e instalar software',
      },
    },
    {
      id: 'compute-code-only', kind: 'trait', of: ['lambda', 'beanstalk'], unclear: ['lightsail'], level: 2,
      say: {
        pt: '{aceitar} só o código da aplicação como ponto de partida',
        en: '{take} nothing but application code as the starting point',
        es: '{aceptar} solo el código de la aplicación como punto de partida',
      },
      deny: {
        pt: '{exigir} mais do que o código da aplicação como ponto de partida',
        en: '{require} more than application code as the starting point',
        es: '{exigir} más que el código de la aplicación como punto de partida',
      },
    },
    {
      id: 'compute-images', kind: 'trait', of: ['lambda', 'fargate', 'ecs', 'eks', 'beanstalk', 'batch'], unclear: ['ec2', 'lightsail'], level: 2,
      say: {
        pt: '{executar} imagens de contêiner',
        en: '{run} container images',
        es: '{ejecutar} imágenes de contenedor',
      },
    },
    {
      id: 'compute-days', kind: 'trait', of: ['ec2', 'fargate', 'ecs', 'eks', 'beanstalk', 'lightsail', 'batch'], unclear: ['ec2-auto-scaling'], level: 2,
      say: {
        pt: '{manter} um mesmo processo ocupado por dias',
        en: '{keep} the same process busy for days',
        es: '{mantener} un mismo proceso ocupado por días',
      },
      deny: {
        pt: '{encerrar} processos que passam de alguns minutos',
        en: '{end} processes that take more than some minutes',
        es: '{terminar} procesos que pasan de algunos minutos',
      },
    },
    {
      id: 'compute-follows-demand', kind: 'trait', of: ['lambda', 'ec2-auto-scaling', 'beanstalk'], unclear: ['fargate', 'ecs', 'eks', 'batch'], level: 2,
      say: {
        pt: '{acompanhar} sozinho os picos de demanda',
        en: '{follow} peaks of demand by itself',
        es: '{seguir} por sí solo los picos de demanda',
      },
    },
    {
      id: 'compute-own-os', kind: 'trait', of: ['ec2', 'lightsail', 'beanstalk'], unclear: ['batch', 'ecs', 'eks', 'ec2-auto-scaling'], level: 2,
      say: {
        pt: '{deixar} instalar programas no sistema operacional',
        en: '{let} the team install programs on the operating system',
        es: '{dejar} instalar programas en el sistema operativo',
      },
    },
    {
      id: 'lambda-memory', kind: 'feature', of: ['lambda'], level: 2,
      say: {
        pt: '{dar} mais processador a uma função conforme a memória que o cliente escolhe',
        en: '{give} a function more processor according to the memory that the customer chooses',
        es: '{dar} más procesador a una función según la memoria que elige el cliente',
      },
    },
    {
      id: 'lambda-parallel', kind: 'feature', of: ['lambda'], level: 2,
      say: {
        pt: '{abrir} cópias paralelas da mesma função quando chegam muitos eventos',
        en: '{open} parallel copies of the same function when many events arrive',
        es: '{abrir} copias paralelas de la misma función cuando llegan muchos eventos',
      },
    },
    {
      id: 'lambda-idle', kind: 'purpose', of: ['lambda'], unclear: ['api-gateway', 'appsync', 'fargate', 'batch', 'step-functions', 'eventbridge', 'ecs', 'eks'], level: 1,
      say: {
        pt: '{atender} chamadas esporádicas sem cobrar por servidores parados',
        en: '{answer} sporadic calls without charging for idle servers',
        es: '{atender} llamadas esporádicas sin cobrar por servidores detenidos',
      },
      need: {
        pt: 'executar um código que só é chamado algumas vezes por dia, sem pagar por servidores parados',
        en: 'run code that is called just a few times a day, without paying for idle servers',
        es: 'ejecutar un código que se llama solo algunas veces por día, sin pagar por servidores detenidos',
      },
    },
  ],
  contrasts: [
    {
      between: ['ec2', 'lambda'],
      say: {
        pt: 'No EC2 o cliente administra a máquina e paga enquanto ela está ligada; o Lambda só roda, e só cobra, quando chega um evento.',
        en: 'With EC2 the customer manages the machine and pays while it is on; Lambda runs, and charges, when an event arrives.',
        es: 'En EC2 el cliente administra la máquina y paga mientras está encendida; Lambda corre, y cobra, cuando llega un evento.',
      },
    },
    {
      between: ['ec2', 'lightsail'],
      say: {
        pt: 'O Lightsail vende um pacote simples com preço mensal; o EC2 dá todas as opções de instância, rede e disco, cobradas em separado.',
        en: 'Lightsail sells a simple bundle at a monthly price; EC2 gives every choice of instance, network and disk, each billed apart.',
        es: 'Lightsail vende un paquete simple con precio mensual; EC2 da todas las opciones de instancia, red y disco, cobradas por separado.',
      },
    },
    {
      between: ['ec2', 'ec2-auto-scaling'],
      say: {
        pt: 'O EC2 é a máquina virtual; o EC2 Auto Scaling é quem decide quantas delas ficam ligadas.',
        en: 'EC2 is the virtual machine; EC2 Auto Scaling decides how many of them are running.',
        es: 'EC2 es la máquina virtual; EC2 Auto Scaling decide cuántas de ellas están encendidas.',
      },
    },
    {
      between: ['ec2', 'beanstalk'],
      say: {
        pt: 'O Elastic Beanstalk monta servidores, balanceador e monitoramento a partir do código; no EC2 a equipe monta tudo isso sozinha.',
        en: 'Elastic Beanstalk sets up servers, load balancer and monitoring from the code; on EC2 the team sets all of that up itself.',
        es: 'Elastic Beanstalk monta servidores, balanceador y monitoreo a partir del código; en EC2 el equipo monta todo eso por su cuenta.',
      },
    },
    {
      between: ['lambda', 'fargate'],
      say: {
        pt: 'Os dois dispensam servidores: o Lambda executa funções curtas, em geral de até 15 minutos; o Fargate mantém contêineres pelo tempo que for preciso.',
        en: 'Neither needs servers: Lambda runs short functions, usually up to 15 minutes; Fargate keeps containers running for as long as needed.',
        es: 'Ninguno necesita servidores: Lambda ejecuta funciones cortas, por lo general de hasta 15 minutos; Fargate mantiene contenedores el tiempo que haga falta.',
      },
    },
    {
      between: ['lambda', 'batch'],
      say: {
        pt: 'O Lambda atende eventos com execuções curtas; o AWS Batch processa filas de trabalhos que podem durar horas.',
        en: 'Lambda answers events with short runs; AWS Batch works through queues of jobs that may take hours.',
        es: 'Lambda atiende eventos con ejecuciones cortas; AWS Batch procesa colas de trabajos que pueden durar horas.',
      },
    },
    {
      between: ['ecs', 'eks'],
      say: {
        pt: 'O ECS usa o orquestrador da própria AWS; o EKS executa Kubernetes, com as ferramentas abertas da comunidade.',
        en: 'ECS uses AWS’s own orchestrator; EKS runs Kubernetes, with the open tools of its community.',
        es: 'ECS usa el orquestador propio de AWS; EKS ejecuta Kubernetes, con las herramientas abiertas de su comunidad.',
      },
    },
    {
      between: ['ecs', 'fargate'],
      say: {
        pt: 'O ECS decide onde e quando os contêineres rodam; o Fargate é a capacidade sem servidor em que eles podem rodar.',
        en: 'ECS decides where and when containers run; Fargate is the serverless capacity on which they can run.',
        es: 'ECS decide dónde y cuándo corren los contenedores; Fargate es la capacidad sin servidor en la que pueden correr.',
      },
    },
    {
      between: ['eks', 'fargate'],
      say: {
        pt: 'O EKS é o Kubernetes gerenciado; o Fargate é uma capacidade sem servidor que pode executar os pods dele.',
        en: 'EKS is managed Kubernetes; Fargate is serverless capacity that can run its pods.',
        es: 'EKS es Kubernetes administrado; Fargate es una capacidad sin servidor que puede ejecutar sus pods.',
      },
    },
    {
      between: ['beanstalk', 'lightsail'],
      say: {
        pt: 'O Elastic Beanstalk parte do código e escala a aplicação; o Lightsail parte de um pacote pronto e simples, de preço fixo.',
        en: 'Elastic Beanstalk starts from code and scales the application; Lightsail starts from a simple ready-made bundle at a fixed price.',
        es: 'Elastic Beanstalk parte del código y escala la aplicación; Lightsail parte de un paquete listo y simple, de precio fijo.',
      },
    },
    {
      between: ['beanstalk', 'ec2-auto-scaling'],
      say: {
        pt: 'O EC2 Auto Scaling só ajusta a quantidade de servidores; o Elastic Beanstalk cuida da implantação inteira e o usa por baixo.',
        en: 'EC2 Auto Scaling only adjusts the number of servers; Elastic Beanstalk takes care of the whole deployment and uses it underneath.',
        es: 'EC2 Auto Scaling solo ajusta la cantidad de servidores; Elastic Beanstalk se encarga de todo el despliegue y lo usa por debajo.',
      },
    },
  ],
};
