import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const cheaperCompute: readonly Pattern[] = [
  {
    id: 'cheaper-compute',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'purchase-options' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
    },
    scene: {
      pt: 'Pense no trabalho como pães a assar, em que você paga por horas de forno e o programa é a fôrma.',
      en: 'Think of the work as bread to bake, where you pay for oven hours and the program is the pan.',
      es: 'Piensa en el trabajo como pan por hornear, donde pagas horas de horno y el programa es el molde.',
    },
    situations: [
      {
        id: 'encoder',
        text: {
          pt: 'Uma plataforma de vídeo converte filmes todos os dias no EC2, em contêineres, e revê como os executa e paga.',
          en: 'A video platform converts films every day in containers on EC2 and is reviewing how to run and pay for them.',
          es: 'Una plataforma de video convierte películas todos los días en EC2, en contenedores, y revisa cómo ejecuta y paga ese trabajo.',
        },
        today: {
          pt: 'Quarenta instâncias convertem cerca de 1.200 filmes por dia, a 60.000 dólares por mês. Um arquiteto de soluções precisa propor outra forma de executá-las.',
          en: 'About 1,200 films a day are converted by forty instances, at 60,000 dollars a month. A solutions architect must propose another way to run them.',
          es: 'Cuarenta instancias convierten unas 1.200 películas por día, a 60.000 dólares por mes. Un arquitecto de soluciones debe proponer otra forma de ejecutarlas.',
        },
      },
      {
        id: 'risk-models',
        text: {
          pt: 'Um banco calcula riscos todos os dias no EC2, em contêineres, e revê como executa e paga esses cálculos.',
          en: 'A bank calculates risks every day in containers on EC2 and is reviewing how to run and pay for this.',
          es: 'Un banco calcula riesgos todos los días en EC2, en contenedores, y revisa cómo ejecuta y paga esos cálculos.',
        },
        today: {
          pt: 'Os modelos usam 800 vCPUs do começo da manhã até a noite, e a fatura dobrou no ano passado. Um arquiteto precisa apresentar o novo arranjo.',
          en: 'The models use 800 vCPUs from early morning until the evening, and the bill doubled last year. An architect must present a new arrangement.',
          es: 'Los modelos usan 800 vCPU desde temprano hasta la noche, y la factura se duplicó el año pasado. Un arquitecto debe presentar un nuevo esquema.',
        },
      },
      {
        id: 'image-search',
        text: {
          pt: 'Um buscador de imagens indexa fotos sem parar no EC2, em contêineres, e revê como executa e paga esse trabalho.',
          en: 'An image search engine indexes photos around the clock in containers on EC2 and is reviewing how to run and pay for this.',
          es: 'Un buscador de imágenes indexa fotos sin parar en EC2, en contenedores, y revisa cómo ejecuta y paga ese trabajo.',
        },
        today: {
          pt: 'São 9 milhões de fotos por dia, em ritmo quase constante, e essas instâncias são o maior gasto. Os arquitetos preparam uma proposta.',
          en: 'It handles 9 million photos a day at a nearly constant rate, and these instances are its largest cost. The architects are preparing a proposal.',
          es: 'Trata 9 millones de fotos por día a un ritmo casi constante, y esas instancias son su mayor gasto. Los arquitectos preparan una propuesta.',
        },
      },
    ],
    candidates: [
      {
        id: 'spot-graviton',
        text: {
          pt: 'Capacidade Spot em instâncias EC2 com Graviton',
          en: 'Spot capacity on Graviton EC2 instances',
          es: 'Capacidad Spot en instancias EC2 con Graviton',
        },
        action: {
          pt: 'Usar capacidade Spot para o trabalho e executá-lo em instâncias próprias do Amazon EC2 com processadores AWS Graviton.',
          en: 'Use Spot capacity for the work and run it on self-managed Amazon EC2 instances with AWS Graviton processors.',
          es: 'Usar capacidad Spot para el trabajo y ejecutarlo en instancias propias de Amazon EC2 con procesadores AWS Graviton.',
        },
        uses: ['Spot', 'Graviton'],
        why: {
          pt: 'A capacidade Spot é a ociosa, com o maior desconto, e pode ser retomada com dois minutos de aviso. As instâncias com AWS Graviton (arm64) dão melhor relação entre preço e desempenho a programas compilados para elas.',
          en: 'Spot capacity is spare capacity at the deepest discount and can be taken back with two minutes’ notice. Instances with AWS Graviton (arm64) give programs compiled for them better price-performance.',
          es: 'La capacidad Spot es la ociosa, con el mayor descuento, y puede retirarse con dos minutos de aviso. Las instancias con AWS Graviton (arm64) dan mejor relación entre precio y rendimiento a programas compilados para ellas.',
        },
        likeness: {
          pt: 'horas baratíssimas que o dono pode retomar, num forno que você limpa, só para fôrmas novas',
          en: 'very cheap hours that the owner may take back, in an oven you clean, for new-style pans only',
          es: 'horas baratísimas que el dueño puede reclamar, en un horno que limpias, solo para moldes nuevos',
        },
        tell: {
          pt: 'Tarefas repetidas se pararem no meio, com desconto sobre o preço de tabela, sem compromisso: Spot. Imagens de contêiner só para arm64: Graviton. Módulo próprio no kernel do sistema operacional: instâncias do EC2, e não Fargate.',
          en: 'Tasks repeated if they stop halfway, at a discount on the list price, without a commitment: Spot. Container images for arm64 only: Graviton. A custom module in the operating system kernel: EC2 instances, not Fargate.',
          es: 'Tareas que se repiten si se detienen, con un descuento sobre el precio de lista, sin compromiso: Spot. Imágenes de contenedor solo para arm64: Graviton. Módulo propio en el kernel del sistema operativo: instancias de EC2, y no Fargate.',
        },
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        popularity: 5,
        rightWith: ['retry', 'arm-wanted'],
      },
      {
        id: 'spot-intel',
        text: {
          pt: 'Capacidade Spot em instâncias EC2 com x86',
          en: 'Spot capacity on x86 EC2 instances',
          es: 'Capacidad Spot en instancias EC2 con x86',
        },
        action: {
          pt: 'Usar capacidade Spot para o trabalho e executá-lo em instâncias próprias do Amazon EC2 com processadores x86.',
          en: 'Use Spot capacity for the work and run it on self-managed Amazon EC2 instances with x86 processors.',
          es: 'Usar capacidad Spot para el trabajo y ejecutarlo en instancias propias de Amazon EC2 con procesadores x86.',
        },
        uses: ['Spot'],
        why: {
          pt: 'A capacidade Spot é a ociosa, com o maior desconto, e pode ser retomada com dois minutos de aviso. As instâncias x86 executam programas já compilados para Intel ou AMD, com acesso a todo o servidor virtual.',
          en: 'Spot capacity is spare capacity at the deepest discount and can be taken back with two minutes’ notice. x86 instances run programs already compiled for Intel or AMD, with access to the whole virtual server.',
          es: 'La capacidad Spot es la ociosa, con el mayor descuento, y puede retirarse con dos minutos de aviso. Las instancias x86 ejecutan programas ya compilados para Intel o AMD, con acceso a todo el servidor virtual.',
        },
        likeness: {
          pt: 'horas baratíssimas que o dono pode retomar, num forno que você limpa, só para fôrmas antigas',
          en: 'very cheap hours that the owner may take back, in an oven you clean, for old-style pans only',
          es: 'horas baratísimas que el dueño puede reclamar, en un horno que limpias, solo para moldes antiguos',
        },
        tell: {
          pt: 'Tarefas repetidas se pararem no meio, com desconto sobre o preço de tabela, sem compromisso: Spot. Programa que existe como binário para Intel: instâncias x86. Módulo próprio no kernel do sistema operacional: instâncias do EC2, e não Fargate.',
          en: 'Tasks repeated if they stop halfway, at a discount on the list price, without a commitment: Spot. A program that exists as an Intel binary: x86 instances. A custom module in the operating system kernel: EC2 instances, not Fargate.',
          es: 'Tareas que se repiten si se detienen, con un descuento sobre el precio de lista, sin compromiso: Spot. Programa que existe como binario para Intel: instancias x86. Módulo propio en el kernel del sistema operativo: instancias de EC2, y no Fargate.',
        },
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        popularity: 5,
        rightWith: ['retry'],
      },
      {
        id: 'spot-fargate',
        text: {
          pt: 'Capacidade Spot no AWS Fargate',
          en: 'Spot capacity on AWS Fargate',
          es: 'Capacidad Spot en AWS Fargate',
        },
        action: {
          pt: 'Usar capacidade Spot para o trabalho e executá-lo como tarefas do Amazon ECS no AWS Fargate.',
          en: 'Use Spot capacity for the work and run it as Amazon ECS tasks on AWS Fargate.',
          es: 'Usar capacidad Spot para el trabajo y ejecutarlo como tareas de Amazon ECS en AWS Fargate.',
        },
        uses: ['Spot', 'Fargate'],
        why: {
          pt: 'O Fargate Spot custa até 70% menos do que o Fargate sob demanda e pode ser retomado com dois minutos de aviso. O Fargate cobra pela vCPU e pela memória de cada contêiner, x86 ou arm64, sem servidores a administrar.',
          en: 'Fargate Spot costs up to 70% less than Fargate On-Demand and can be taken back with two minutes’ notice. Fargate charges for the vCPU and memory of each container, x86 or arm64, without servers to manage.',
          es: 'Fargate Spot cuesta hasta 70% menos que Fargate bajo demanda y puede retirarse con dos minutos de aviso. Fargate cobra por la vCPU y la memoria de cada contenedor, x86 o arm64, sin servidores que administrar.',
        },
        likeness: {
          pt: 'horas baratíssimas que o dono pode retomar, num forno lacrado que a casa limpa, para qualquer fôrma',
          en: 'very cheap hours that the owner may take back, in a sealed oven the house cleans, for any pan',
          es: 'horas baratísimas que el dueño puede reclamar, en un horno sellado que la casa limpia, para cualquier molde',
        },
        tell: {
          pt: 'Tarefas repetidas se pararem no meio, com desconto sobre o preço de tabela, sem compromisso: Spot. Contêineres com a MENOR sobrecarga operacional: Fargate. Programa que só existe como binário para Intel: uma arquitetura x86, que o Fargate também tem. Imagens de contêiner só para arm64: uma arquitetura Arm, que o Fargate também tem.',
          en: 'Tasks repeated if they stop halfway, at a discount on the list price, without a commitment: Spot. Containers with the LEAST operational overhead: Fargate. A program that exists only as an Intel binary: an x86 architecture, which Fargate has too. Container images for arm64 only: an Arm architecture, which Fargate has too.',
          es: 'Tareas que se repiten si se detienen, con un descuento sobre el precio de lista, sin compromiso: Spot. Contenedores con la MENOR sobrecarga operativa: Fargate. Programa que solo existe como binario para Intel: una arquitectura x86, que Fargate también tiene. Imágenes de contenedor solo para arm64: una arquitectura Arm, que Fargate también tiene.',
        },
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        popularity: 5,
        rightWith: ['retry'],
      },
      {
        id: 'plan-graviton',
        text: {
          pt: 'Compute Savings Plan em instâncias EC2 com Graviton',
          en: 'A Compute Savings Plan on Graviton EC2 instances',
          es: 'Compute Savings Plan en instancias EC2 con Graviton',
        },
        action: {
          pt: 'Comprar um Compute Savings Plan para o trabalho e executá-lo em instâncias próprias do Amazon EC2 com processadores AWS Graviton.',
          en: 'Buy a Compute Savings Plan for the work and run it on self-managed Amazon EC2 instances with AWS Graviton processors.',
          es: 'Comprar un Compute Savings Plan para el trabajo y ejecutarlo en instancias propias de Amazon EC2 con procesadores AWS Graviton.',
        },
        uses: ['Savings Plan', 'Graviton'],
        why: {
          pt: 'Um Compute Savings Plan dá desconto em EC2, Fargate e Lambda em troca de um gasto por hora durante um ou três anos. As instâncias com AWS Graviton (arm64) dão melhor relação entre preço e desempenho a programas compilados para elas.',
          en: 'A Compute Savings Plan gives a discount on EC2, Fargate and Lambda for an hourly spend over one or three years. Instances with AWS Graviton (arm64) give programs compiled for them better price-performance.',
          es: 'Un Compute Savings Plan da descuento en EC2, Fargate y Lambda a cambio de un gasto por hora durante uno o tres años. Las instancias con AWS Graviton (arm64) dan mejor relación entre precio y rendimiento a programas compilados para ellas.',
        },
        likeness: {
          pt: 'horas com desconto sob contrato de um ano ou mais, num forno que você limpa, só para fôrmas novas',
          en: 'discounted hours under a contract of a year or more, in an oven you clean, for new-style pans only',
          es: 'horas con descuento bajo contrato de un año o más, en un horno que limpias, solo para moldes nuevos',
        },
        tell: {
          pt: 'Imagens de contêiner só para arm64: Graviton. Tarefa que precisa rodar do início ao fim sem interrupção: capacidade que a AWS não retoma, e não Spot. Carga que continuará igual por três anos, com desconto sobre o preço de tabela: um Savings Plan.',
          en: 'Container images for arm64 only: Graviton. A task that has to run from start to end without interruption: capacity that AWS does not take back, not Spot. A load that will stay the same for three years, at a discount on the list price: a Savings Plan.',
          es: 'Imágenes de contenedor solo para arm64: Graviton. Tarea que debe correr de principio a fin sin interrupción: capacidad que AWS no retira, y no Spot. Carga que seguirá igual durante tres años, con un descuento sobre el precio de lista: un Savings Plan.',
        },
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        popularity: 5,
        rightWith: ['no-stop', 'below-list', 'arm-wanted'],
      },
      {
        id: 'plan-intel',
        text: {
          pt: 'Compute Savings Plan em instâncias EC2 com x86',
          en: 'A Compute Savings Plan on x86 EC2 instances',
          es: 'Compute Savings Plan en instancias EC2 con x86',
        },
        action: {
          pt: 'Comprar um Compute Savings Plan para o trabalho e executá-lo em instâncias próprias do Amazon EC2 com processadores x86.',
          en: 'Buy a Compute Savings Plan for the work and run it on self-managed Amazon EC2 instances with x86 processors.',
          es: 'Comprar un Compute Savings Plan para el trabajo y ejecutarlo en instancias propias de Amazon EC2 con procesadores x86.',
        },
        uses: ['Savings Plan'],
        why: {
          pt: 'Um Compute Savings Plan dá desconto em EC2, Fargate e Lambda em troca de um gasto por hora durante um ou três anos. As instâncias x86 executam programas já compilados para Intel ou AMD, com acesso a todo o servidor virtual.',
          en: 'A Compute Savings Plan gives a discount on EC2, Fargate and Lambda for an hourly spend over one or three years. x86 instances run programs already compiled for Intel or AMD, with access to the whole virtual server.',
          es: 'Un Compute Savings Plan da descuento en EC2, Fargate y Lambda a cambio de un gasto por hora durante uno o tres años. Las instancias x86 ejecutan programas ya compilados para Intel o AMD, con acceso a todo el servidor virtual.',
        },
        likeness: {
          pt: 'horas com desconto sob contrato de um ano ou mais, num forno que você limpa, só para fôrmas antigas',
          en: 'discounted hours under a contract of a year or more, in an oven you clean, for old-style pans only',
          es: 'horas con descuento bajo contrato de un año o más, en un horno que limpias, solo para moldes antiguos',
        },
        tell: {
          pt: 'Programa que existe como binário para Intel: instâncias x86. Tarefa que precisa rodar do início ao fim sem interrupção: capacidade que a AWS não retoma, e não Spot. Carga que continuará igual por três anos, com desconto sobre o preço de tabela: um Savings Plan. Módulo próprio no kernel do sistema operacional: instâncias do EC2, e não Fargate.',
          en: 'A program that exists as an Intel binary: x86 instances. A task that has to run from start to end without interruption: capacity that AWS does not take back, not Spot. A load that will stay the same for three years, at a discount on the list price: a Savings Plan. A custom module in the operating system kernel: EC2 instances, not Fargate.',
          es: 'Programa que existe como binario para Intel: instancias x86. Tarea que debe correr de principio a fin sin interrupción: capacidad que AWS no retira, y no Spot. Carga que seguirá igual durante tres años, con un descuento sobre el precio de lista: un Savings Plan. Módulo propio en el kernel del sistema operativo: instancias de EC2, y no Fargate.',
        },
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        popularity: 5,
        rightWith: ['no-stop', 'below-list'],
      },
      {
        id: 'plan-fargate',
        text: {
          pt: 'Compute Savings Plan no AWS Fargate',
          en: 'A Compute Savings Plan on AWS Fargate',
          es: 'Compute Savings Plan en AWS Fargate',
        },
        action: {
          pt: 'Comprar um Compute Savings Plan para o trabalho e executá-lo como tarefas do Amazon ECS no AWS Fargate.',
          en: 'Buy a Compute Savings Plan for the work and run it as Amazon ECS tasks on AWS Fargate.',
          es: 'Comprar un Compute Savings Plan para el trabajo y ejecutarlo como tareas de Amazon ECS en AWS Fargate.',
        },
        uses: ['Savings Plan', 'Fargate'],
        why: {
          pt: 'Um Compute Savings Plan dá desconto em EC2, Fargate e Lambda em troca de um gasto por hora durante um ou três anos. O Fargate cobra pela vCPU e pela memória de cada contêiner, x86 ou arm64, sem servidores a administrar.',
          en: 'A Compute Savings Plan gives a discount on EC2, Fargate and Lambda for an hourly spend over one or three years. Fargate charges for the vCPU and memory of each container, x86 or arm64, without servers to manage.',
          es: 'Un Compute Savings Plan da descuento en EC2, Fargate y Lambda a cambio de un gasto por hora durante uno o tres años. Fargate cobra por la vCPU y la memoria de cada contenedor, x86 o arm64, sin servidores que administrar.',
        },
        likeness: {
          pt: 'horas com desconto sob contrato de um ano ou mais, num forno lacrado que a casa limpa, para qualquer fôrma',
          en: 'discounted hours under a contract of a year or more, in a sealed oven the house cleans, for any pan',
          es: 'horas con descuento bajo contrato de un año o más, en un horno sellado que la casa limpia, para cualquier molde',
        },
        tell: {
          pt: 'Contêineres com a MENOR sobrecarga operacional: Fargate. Tarefa que precisa rodar do início ao fim sem interrupção: capacidade que a AWS não retoma, e não Spot. Carga que continuará igual por três anos, com desconto sobre o preço de tabela: um Savings Plan. Programa que só existe como binário para Intel: uma arquitetura x86, que o Fargate também tem. Imagens de contêiner só para arm64: uma arquitetura Arm, que o Fargate também tem.',
          en: 'Containers with the LEAST operational overhead: Fargate. A task that has to run from start to end without interruption: capacity that AWS does not take back, not Spot. A load that will stay the same for three years, at a discount on the list price: a Savings Plan. A program that exists only as an Intel binary: an x86 architecture, which Fargate has too. Container images for arm64 only: an Arm architecture, which Fargate has too.',
          es: 'Contenedores con la MENOR sobrecarga operativa: Fargate. Tarea que debe correr de principio a fin sin interrupción: capacidad que AWS no retira, y no Spot. Carga que seguirá igual durante tres años, con un descuento sobre el precio de lista: un Savings Plan. Programa que solo existe como binario para Intel: una arquitectura x86, que Fargate también tiene. Imágenes de contenedor solo para arm64: una arquitectura Arm, que Fargate también tiene.',
        },
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        popularity: 5,
        rightWith: ['no-stop', 'below-list'],
      },
      {
        id: 'demand-graviton',
        text: {
          pt: 'Preço sob demanda em instâncias EC2 com Graviton',
          en: 'On-Demand pricing on Graviton EC2 instances',
          es: 'Precio bajo demanda en instancias EC2 con Graviton',
        },
        action: {
          pt: 'Escolher o preço sob demanda para o trabalho e executá-lo em instâncias próprias do Amazon EC2 com processadores AWS Graviton.',
          en: 'Choose On-Demand pricing for the work and run it on self-managed Amazon EC2 instances with AWS Graviton processors.',
          es: 'Elegir el precio bajo demanda para el trabajo y ejecutarlo en instancias propias de Amazon EC2 con procesadores AWS Graviton.',
        },
        uses: ['On-Demand', 'sob demanda', 'bajo demanda', 'Graviton'],
        why: {
          pt: 'O preço sob demanda não tem compromisso nem interrupção, pelo valor cheio. As instâncias com AWS Graviton (arm64) dão melhor relação entre preço e desempenho a programas compilados para elas.',
          en: 'On-Demand pricing has no commitment and no interruption, at the full rate. Instances with AWS Graviton (arm64) give programs compiled for them better price-performance.',
          es: 'El precio bajo demanda no tiene compromiso ni interrupción, al valor pleno. Las instancias con AWS Graviton (arm64) dan mejor relación entre precio y rendimiento a programas compilados para ellas.',
        },
        likeness: {
          pt: 'horas a preço cheio sem contrato nem interrupção, num forno que você limpa, só para fôrmas novas',
          en: 'full-price hours without contract or interruption, in an oven you clean, for new-style pans only',
          es: 'horas a precio completo sin contrato ni interrupción, en un horno que limpias, solo para moldes nuevos',
        },
        tell: {
          pt: 'Sem interrupção e sem compromisso, para um trabalho que pode acabar: sob demanda. Imagens de contêiner só para arm64: Graviton. Tarefa que precisa rodar do início ao fim sem interrupção: capacidade que a AWS não retoma, e não Spot. Trabalho que pode acabar em qualquer mês, sem compromissos de um ano: sob demanda ou Spot.',
          en: 'No interruption and no commitment, for work that may end: On-Demand. Container images for arm64 only: Graviton. A task that has to run from start to end without interruption: capacity that AWS does not take back, not Spot. Work that may end in any month, with no commitments of a year: On-Demand or Spot.',
          es: 'Sin interrupción y sin compromiso, para un trabajo que puede terminar: bajo demanda. Imágenes de contenedor solo para arm64: Graviton. Tarea que debe correr de principio a fin sin interrupción: capacidad que AWS no retira, y no Spot. Trabajo que puede terminar en cualquier mes, sin compromisos de un año: bajo demanda o Spot.',
        },
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        rightWith: ['no-stop', 'no-term', 'arm-wanted'],
        popularity: 5,
      },
      {
        id: 'demand-intel',
        text: {
          pt: 'Preço sob demanda em instâncias EC2 com x86',
          en: 'On-Demand pricing on x86 EC2 instances',
          es: 'Precio bajo demanda en instancias EC2 con x86',
        },
        action: {
          pt: 'Escolher o preço sob demanda para o trabalho e executá-lo em instâncias próprias do Amazon EC2 com processadores x86.',
          en: 'Choose On-Demand pricing for the work and run it on self-managed Amazon EC2 instances with x86 processors.',
          es: 'Elegir el precio bajo demanda para el trabajo y ejecutarlo en instancias propias de Amazon EC2 con procesadores x86.',
        },
        uses: ['On-Demand', 'sob demanda', 'bajo demanda'],
        why: {
          pt: 'O preço sob demanda não tem compromisso nem interrupção, pelo valor cheio. As instâncias x86 executam programas já compilados para Intel ou AMD, com acesso a todo o servidor virtual.',
          en: 'On-Demand pricing has no commitment and no interruption, at the full rate. x86 instances run programs already compiled for Intel or AMD, with access to the whole virtual server.',
          es: 'El precio bajo demanda no tiene compromiso ni interrupción, al valor pleno. Las instancias x86 ejecutan programas ya compilados para Intel o AMD, con acceso a todo el servidor virtual.',
        },
        likeness: {
          pt: 'horas a preço cheio sem contrato nem interrupção, num forno que você limpa, só para fôrmas antigas',
          en: 'full-price hours without contract or interruption, in an oven you clean, for old-style pans only',
          es: 'horas a precio completo sin contrato ni interrupción, en un horno que limpias, solo para moldes antiguos',
        },
        tell: {
          pt: 'Sem interrupção e sem compromisso, para um trabalho que pode acabar: sob demanda. Programa que existe como binário para Intel: instâncias x86. Tarefa que precisa rodar do início ao fim sem interrupção: capacidade que a AWS não retoma, e não Spot. Trabalho que pode acabar em qualquer mês, sem compromissos de um ano: sob demanda ou Spot. Módulo próprio no kernel do sistema operacional: instâncias do EC2, e não Fargate.',
          en: 'No interruption and no commitment, for work that may end: On-Demand. A program that exists as an Intel binary: x86 instances. A task that has to run from start to end without interruption: capacity that AWS does not take back, not Spot. Work that may end in any month, with no commitments of a year: On-Demand or Spot. A custom module in the operating system kernel: EC2 instances, not Fargate.',
          es: 'Sin interrupción y sin compromiso, para un trabajo que puede terminar: bajo demanda. Programa que existe como binario para Intel: instancias x86. Tarea que debe correr de principio a fin sin interrupción: capacidad que AWS no retira, y no Spot. Trabajo que puede terminar en cualquier mes, sin compromisos de un año: bajo demanda o Spot. Módulo propio en el kernel del sistema operativo: instancias de EC2, y no Fargate.',
        },
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        rightWith: ['no-stop', 'no-term'],
        popularity: 5,
      },
      {
        id: 'demand-fargate',
        text: {
          pt: 'Preço sob demanda no AWS Fargate',
          en: 'On-Demand pricing on AWS Fargate',
          es: 'Precio bajo demanda en AWS Fargate',
        },
        action: {
          pt: 'Escolher o preço sob demanda para o trabalho e executá-lo como tarefas do Amazon ECS no AWS Fargate.',
          en: 'Choose On-Demand pricing for the work and run it as Amazon ECS tasks on AWS Fargate.',
          es: 'Elegir el precio bajo demanda para el trabajo y ejecutarlo como tareas de Amazon ECS en AWS Fargate.',
        },
        uses: ['On-Demand', 'sob demanda', 'bajo demanda', 'Fargate'],
        why: {
          pt: 'O preço sob demanda não tem compromisso nem interrupção, pelo valor cheio. O Fargate cobra pela vCPU e pela memória de cada contêiner, x86 ou arm64, sem servidores a administrar.',
          en: 'On-Demand pricing has no commitment and no interruption, at the full rate. Fargate charges for the vCPU and memory of each container, x86 or arm64, without servers to manage.',
          es: 'El precio bajo demanda no tiene compromiso ni interrupción, al valor pleno. Fargate cobra por la vCPU y la memoria de cada contenedor, x86 o arm64, sin servidores que administrar.',
        },
        likeness: {
          pt: 'horas a preço cheio sem contrato nem interrupção, num forno lacrado que a casa limpa, para qualquer fôrma',
          en: 'full-price hours without contract or interruption, in a sealed oven the house cleans, for any pan',
          es: 'horas a precio completo sin contrato ni interrupción, en un horno sellado que la casa limpia, para cualquier molde',
        },
        tell: {
          pt: 'Sem interrupção e sem compromisso, para um trabalho que pode acabar: sob demanda. Contêineres com a MENOR sobrecarga operacional: Fargate. Tarefa que precisa rodar do início ao fim sem interrupção: capacidade que a AWS não retoma, e não Spot. Trabalho que pode acabar em qualquer mês, sem compromissos de um ano: sob demanda ou Spot. Programa que só existe como binário para Intel: uma arquitetura x86, que o Fargate também tem. Imagens de contêiner só para arm64: uma arquitetura Arm, que o Fargate também tem.',
          en: 'No interruption and no commitment, for work that may end: On-Demand. Containers with the LEAST operational overhead: Fargate. A task that has to run from start to end without interruption: capacity that AWS does not take back, not Spot. Work that may end in any month, with no commitments of a year: On-Demand or Spot. A program that exists only as an Intel binary: an x86 architecture, which Fargate has too. Container images for arm64 only: an Arm architecture, which Fargate has too.',
          es: 'Sin interrupción y sin compromiso, para un trabajo que puede terminar: bajo demanda. Contenedores con la MENOR sobrecarga operativa: Fargate. Tarea que debe correr de principio a fin sin interrupción: capacidad que AWS no retira, y no Spot. Trabajo que puede terminar en cualquier mes, sin compromisos de un año: bajo demanda o Spot. Programa que solo existe como binario para Intel: una arquitectura x86, que Fargate también tiene. Imágenes de contenedor solo para arm64: una arquitectura Arm, que Fargate también tiene.',
        },
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        rightWith: ['no-stop', 'no-term'],
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'no-stop',
        text: {
          pt: 'Cada tarefa leva nove horas e precisa rodar do início ao fim sem interrupção.',
          en: 'Each task takes nine hours and has to run from start to end without interruption.',
          es: 'Cada tarea tarda nueve horas y debe correr de principio a fin sin interrupción.',
        },
        fits: ['plan-graviton', 'plan-intel', 'plan-fargate', 'demand-graviton', 'demand-intel', 'demand-fargate'],
        rulesOut: {
          'spot-graviton': {
            pt: 'A capacidade Spot pode ser retomada com dois minutos de aviso.',
            en: 'Spot capacity can be taken back with two minutes’ notice.',
            es: 'La capacidad Spot puede retirarse con dos minutos de aviso.',
          },
          'spot-intel': {
            pt: 'A capacidade Spot pode ser retomada com dois minutos de aviso.',
            en: 'Spot capacity can be taken back with two minutes’ notice.',
            es: 'La capacidad Spot puede retirarse con dos minutos de aviso.',
          },
          'spot-fargate': {
            pt: 'A capacidade Spot pode ser retomada com dois minutos de aviso.',
            en: 'Spot capacity can be taken back with two minutes’ notice.',
            es: 'La capacidad Spot puede retirarse con dos minutos de aviso.',
          },
        },
        notWith: ['retry'],
      },
      {
        id: 'retry',
        notWith: ['no-stop', 'below-list'],
        text: {
          pt: 'Cada tarefa leva poucos minutos e é repetida se parar no meio; a empresa quer um desconto sobre o preço de tabela, sem compromisso.',
          en: 'Each task takes a few minutes and is repeated if it stops halfway; the company wants a discount on the list price, without a commitment.',
          es: 'Cada tarea tarda pocos minutos y se repite si se detiene a la mitad; la empresa quiere un descuento sobre el precio de lista, sin compromiso.',
        },
        fits: ['spot-graviton', 'spot-intel', 'spot-fargate'],
        rulesOut: {
          'plan-graviton': {
            pt: 'Um Compute Savings Plan é um compromisso de um ou três anos.',
            en: 'A Compute Savings Plan is a commitment of one or three years.',
            es: 'Un Compute Savings Plan es un compromiso de uno o tres años.',
          },
          'plan-intel': {
            pt: 'Um Compute Savings Plan é um compromisso de um ou três anos.',
            en: 'A Compute Savings Plan is a commitment of one or three years.',
            es: 'Un Compute Savings Plan es un compromiso de uno o tres años.',
          },
          'plan-fargate': {
            pt: 'Um Compute Savings Plan é um compromisso de um ou três anos.',
            en: 'A Compute Savings Plan is a commitment of one or three years.',
            es: 'Un Compute Savings Plan es un compromiso de uno o tres años.',
          },
          'demand-graviton': {
            pt: 'O preço sob demanda não pede compromisso, mas é o de tabela, sem desconto.',
            en: 'On-Demand pricing requires no commitment but is the list price, without a discount.',
            es: 'El precio bajo demanda no pide compromiso, pero es el de lista, sin descuento.',
          },
          'demand-intel': {
            pt: 'O preço sob demanda não pede compromisso, mas é o de tabela, sem desconto.',
            en: 'On-Demand pricing requires no commitment but is the list price, without a discount.',
            es: 'El precio bajo demanda no pide compromiso, pero es el de lista, sin descuento.',
          },
          'demand-fargate': {
            pt: 'O preço sob demanda não pede compromisso, mas é o de tabela, sem desconto.',
            en: 'On-Demand pricing requires no commitment but is the list price, without a discount.',
            es: 'El precio bajo demanda no pide compromiso, pero es el de lista, sin descuento.',
          },
        },
      },
      {
        id: 'no-term',
        text: {
          pt: 'O trabalho pode acabar em qualquer mês, e a empresa não assume compromissos de um ano.',
          en: 'The work may end in any month, and the company makes no commitments of a year.',
          es: 'El trabajo puede terminar en cualquier mes, y la empresa no asume compromisos de un año.',
        },
        fits: ['spot-graviton', 'spot-intel', 'spot-fargate', 'demand-graviton', 'demand-intel', 'demand-fargate'],
        rulesOut: {
          'plan-graviton': {
            pt: 'Um Compute Savings Plan é um compromisso de um ou três anos.',
            en: 'A Compute Savings Plan is a commitment of one or three years.',
            es: 'Un Compute Savings Plan es un compromiso de uno o tres años.',
          },
          'plan-intel': {
            pt: 'Um Compute Savings Plan é um compromisso de um ou três anos.',
            en: 'A Compute Savings Plan is a commitment of one or three years.',
            es: 'Un Compute Savings Plan es un compromiso de uno o tres años.',
          },
          'plan-fargate': {
            pt: 'Um Compute Savings Plan é um compromisso de um ou três anos.',
            en: 'A Compute Savings Plan is a commitment of one or three years.',
            es: 'Un Compute Savings Plan es un compromiso de uno o tres años.',
          },
        },
        notWith: ['below-list'],
      },
      {
        id: 'below-list',
        notWith: ['no-term', 'retry'],
        text: {
          pt: 'A carga continuará igual por três anos, e a empresa quer um desconto sobre o preço de tabela.',
          en: 'The load will stay the same for three years, and the company wants a discount on the list price.',
          es: 'La carga seguirá igual durante tres años, y la empresa quiere un descuento sobre el precio de lista.',
        },
        fits: ['spot-graviton', 'spot-intel', 'spot-fargate', 'plan-graviton', 'plan-intel', 'plan-fargate'],
        rulesOut: {
          'demand-graviton': {
            pt: 'O preço sob demanda é o valor de tabela, sem desconto.',
            en: 'On-Demand pricing is the list price, without a discount.',
            es: 'El precio bajo demanda es el de lista, sin descuento.',
          },
          'demand-intel': {
            pt: 'O preço sob demanda é o valor de tabela, sem desconto.',
            en: 'On-Demand pricing is the list price, without a discount.',
            es: 'El precio bajo demanda es el de lista, sin descuento.',
          },
          'demand-fargate': {
            pt: 'O preço sob demanda é o valor de tabela, sem desconto.',
            en: 'On-Demand pricing is the list price, without a discount.',
            es: 'El precio bajo demanda es el de lista, sin descuento.',
          },
        },
      },
      {
        id: 'x86-binary',
        situations: ['encoder'],
        text: {
          pt: 'O programa só existe como binário para Intel.',
          en: 'The program exists only as an Intel binary.',
          es: 'El programa solo existe como binario para Intel.',
        },
        fits: ['spot-intel', 'spot-fargate', 'plan-intel', 'plan-fargate', 'demand-intel', 'demand-fargate'],
        rulesOut: {
          'spot-graviton': {
            pt: 'O Graviton usa arm64 e não executa binários x86.',
            en: 'Graviton uses arm64 and does not run x86 binaries.',
            es: 'Graviton usa arm64 y no ejecuta binarios x86.',
          },
          'plan-graviton': {
            pt: 'O Graviton usa arm64 e não executa binários x86.',
            en: 'Graviton uses arm64 and does not run x86 binaries.',
            es: 'Graviton usa arm64 y no ejecuta binarios x86.',
          },
          'demand-graviton': {
            pt: 'O Graviton usa arm64 e não executa binários x86.',
            en: 'Graviton uses arm64 and does not run x86 binaries.',
            es: 'Graviton usa arm64 y no ejecuta binarios x86.',
          },
        },
      },
      {
        id: 'arm-wanted',
        situations: ['risk-models', 'image-search'],
        text: {
          pt: 'A equipe passou a gerar as imagens de contêiner só para arm64.',
          en: 'The team now builds its container images for arm64 only.',
          es: 'El equipo ahora genera las imágenes de contenedor solo para arm64.',
        },
        fits: ['spot-graviton', 'spot-fargate', 'plan-graviton', 'plan-fargate', 'demand-graviton', 'demand-fargate'],
        rulesOut: {
          'spot-intel': {
            pt: 'Instâncias x86 não executam imagens arm64, as únicas que a equipe gera.',
            en: 'x86 instances do not run arm64 images, the only ones that the team builds.',
            es: 'Las instancias x86 no ejecutan imágenes arm64, las únicas que genera el equipo.',
          },
          'plan-intel': {
            pt: 'Instâncias x86 não executam imagens arm64, as únicas que a equipe gera.',
            en: 'x86 instances do not run arm64 images, the only ones that the team builds.',
            es: 'Las instancias x86 no ejecutan imágenes arm64, las únicas que genera el equipo.',
          },
          'demand-intel': {
            pt: 'Instâncias x86 não executam imagens arm64, as únicas que a equipe gera.',
            en: 'x86 instances do not run arm64 images, the only ones that the team builds.',
            es: 'Las instancias x86 no ejecutan imágenes arm64, las únicas que genera el equipo.',
          },
        },
      },
      {
        id: 'host-access',
        text: {
          pt: 'O trabalho exige um módulo próprio no kernel do sistema operacional.',
          en: 'The work requires a custom module in the operating system kernel.',
          es: 'El trabajo exige un módulo propio en el kernel del sistema operativo.',
        },
        fits: ['spot-graviton', 'spot-intel', 'plan-graviton', 'plan-intel', 'demand-graviton', 'demand-intel'],
        rulesOut: {
          'spot-fargate': {
            pt: 'O Fargate executa os contêineres sem servidores da empresa e não dá acesso ao kernel.',
            en: 'Fargate runs the containers without servers of the company and gives no access to the kernel.',
            es: 'Fargate ejecuta los contenedores sin servidores de la empresa y no da acceso al kernel.',
          },
          'plan-fargate': {
            pt: 'O Fargate executa os contêineres sem servidores da empresa e não dá acesso ao kernel.',
            en: 'Fargate runs the containers without servers of the company and gives no access to the kernel.',
            es: 'Fargate ejecuta los contenedores sin servidores de la empresa y no da acceso al kernel.',
          },
          'demand-fargate': {
            pt: 'O Fargate executa os contêineres sem servidores da empresa e não dá acesso ao kernel.',
            en: 'Fargate runs the containers without servers of the company and gives no access to the kernel.',
            es: 'Fargate ejecuta los contenedores sin servidores de la empresa y no da acceso al kernel.',
          },
        },
      },
      {
        id: 'no-servers',
        notWith: ['host-access'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['spot-fargate', 'plan-fargate', 'demand-fargate'],
        rulesOut: {
          'spot-graviton': {
            pt: 'Nas instâncias do EC2 a equipe aplica patches ao sistema operacional e planeja quantidade e tamanho.',
            en: 'With EC2 instances, the team patches the operating system and plans their number and size.',
            es: 'En las instancias de EC2 el equipo aplica parches al sistema operativo y planifica su cantidad y tamaño.',
          },
          'spot-intel': {
            pt: 'Nas instâncias do EC2 a equipe aplica patches ao sistema operacional e planeja quantidade e tamanho.',
            en: 'With EC2 instances, the team patches the operating system and plans their number and size.',
            es: 'En las instancias de EC2 el equipo aplica parches al sistema operativo y planifica su cantidad y tamaño.',
          },
          'plan-graviton': {
            pt: 'Nas instâncias do EC2 a equipe aplica patches ao sistema operacional e planeja quantidade e tamanho.',
            en: 'With EC2 instances, the team patches the operating system and plans their number and size.',
            es: 'En las instancias de EC2 el equipo aplica parches al sistema operativo y planifica su cantidad y tamaño.',
          },
          'plan-intel': {
            pt: 'Nas instâncias do EC2 a equipe aplica patches ao sistema operacional e planeja quantidade e tamanho.',
            en: 'With EC2 instances, the team patches the operating system and plans their number and size.',
            es: 'En las instancias de EC2 el equipo aplica parches al sistema operativo y planifica su cantidad y tamaño.',
          },
          'demand-graviton': {
            pt: 'Nas instâncias do EC2 a equipe aplica patches ao sistema operacional e planeja quantidade e tamanho.',
            en: 'With EC2 instances, the team patches the operating system and plans their number and size.',
            es: 'En las instancias de EC2 el equipo aplica parches al sistema operativo y planifica su cantidad y tamaño.',
          },
          'demand-intel': {
            pt: 'Nas instâncias do EC2 a equipe aplica patches ao sistema operacional e planeja quantidade e tamanho.',
            en: 'With EC2 instances, the team patches the operating system and plans their number and size.',
            es: 'En las instancias de EC2 el equipo aplica parches al sistema operativo y planifica su cantidad y tamaño.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
