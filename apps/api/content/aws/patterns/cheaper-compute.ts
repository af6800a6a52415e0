import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const cheaperCompute: readonly Pattern[] = [
  {
    id: 'cheaper-compute',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'purchase-options' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
    },
    situations: [
      {
        id: 'encoder',
        text: {
          pt: 'Uma plataforma de vídeo converte filmes o ano inteiro no EC2 e quer gastar menos.',
          en: 'A video platform converts films on EC2 all year and wants to spend less.',
          es: 'Una plataforma de video convierte películas todo el año en EC2 y quiere gastar menos.',
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
          pt: 'Um banco calcula riscos todos os dias no EC2 e quer gastar menos.',
          en: 'A bank calculates risks every day on EC2 and wants to spend less.',
          es: 'Un banco calcula riesgos todos los días en EC2 y quiere gastar menos.',
        },
        today: {
          pt: 'Os modelos usam 800 vCPUs do começo da manhã até a noite, e a fatura dobrou no ano passado. O banco revê a forma de executá-los.',
          en: 'The models use 800 vCPUs from early morning until the evening, and the bill doubled last year. The bank is reviewing how it runs them.',
          es: 'Los modelos usan 800 vCPU desde temprano hasta la noche, y la factura se duplicó el año pasado. El banco revisa la forma de ejecutarlos.',
        },
      },
      {
        id: 'image-search',
        text: {
          pt: 'Um buscador de imagens indexa fotos sem parar no EC2 e quer gastar menos.',
          en: 'An image search engine indexes photos around the clock on EC2 and wants to spend less.',
          es: 'Un buscador de imágenes indexa fotos sin parar en EC2 y quiere gastar menos.',
        },
        today: {
          pt: 'São 9 milhões de fotos por dia, em ritmo quase constante, e essas instâncias são a maior conta. Os arquitetos devem reduzi-la.',
          en: 'It handles 9 million photos a day at a nearly constant rate, and these instances are its largest bill. The architects must lower it.',
          es: 'Trata 9 millones de fotos por día a un ritmo casi constante, y esas instancias son su mayor factura. Los arquitectos deben reducirla.',
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
          pt: 'Usar capacidade Spot para o trabalho e executá-lo em instâncias do Amazon EC2 com processadores AWS Graviton.',
          en: 'Use Spot capacity for the work and run it on Amazon EC2 instances with AWS Graviton processors.',
          es: 'Usar capacidad Spot para el trabajo y ejecutarlo en instancias de Amazon EC2 con procesadores AWS Graviton.',
        },
        uses: ['Spot', 'Graviton'],
        why: {
          pt: 'A capacidade Spot custa até 90% menos do que a sob demanda e pode ser retomada com dois minutos de aviso. As instâncias com AWS Graviton (arm64) dão melhor relação entre preço e desempenho a programas compilados para elas.',
          en: 'Spot capacity costs up to 90% less than On-Demand and can be taken back with two minutes’ notice. Instances with AWS Graviton (arm64) give programs compiled for them better price-performance.',
          es: 'La capacidad Spot cuesta hasta 90% menos que bajo demanda y puede retirarse con dos minutos de aviso. Las instancias con AWS Graviton (arm64) dan mejor relación entre precio y rendimiento a programas compilados para ellas.',
        },
        tell: {
          pt: 'Sem compromissos de um ano: Spot ou sob demanda; dos dois, só Spot custa menos que a tabela. Código compilado para arm64: Graviton, com melhor relação entre preço e desempenho.',
          en: 'No commitments of a year: Spot or On-Demand; of the two, only Spot costs less than the list price. Code compiled for arm64: Graviton, with better price-performance.',
          es: 'Sin compromisos de un año: Spot o bajo demanda; de los dos, solo Spot cuesta menos que la tarifa. Código compilado para arm64: Graviton, con mejor relación entre precio y rendimiento.',
        },
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        popularity: 5,
      },
      {
        id: 'spot-intel',
        text: {
          pt: 'Capacidade Spot em instâncias EC2 com x86',
          en: 'Spot capacity on x86 EC2 instances',
          es: 'Capacidad Spot en instancias EC2 con x86',
        },
        action: {
          pt: 'Usar capacidade Spot para o trabalho e executá-lo em instâncias do Amazon EC2 com processadores x86.',
          en: 'Use Spot capacity for the work and run it on Amazon EC2 instances with x86 processors.',
          es: 'Usar capacidad Spot para el trabajo y ejecutarlo en instancias de Amazon EC2 con procesadores x86.',
        },
        uses: ['Spot'],
        why: {
          pt: 'A capacidade Spot custa até 90% menos do que a sob demanda e pode ser retomada com dois minutos de aviso. As instâncias x86 executam programas já compilados para Intel ou AMD, com acesso a todo o servidor virtual.',
          en: 'Spot capacity costs up to 90% less than On-Demand and can be taken back with two minutes’ notice. x86 instances run programs already compiled for Intel or AMD, with access to the whole virtual server.',
          es: 'La capacidad Spot cuesta hasta 90% menos que bajo demanda y puede retirarse con dos minutos de aviso. Las instancias x86 ejecutan programas ya compilados para Intel o AMD, con acceso a todo el servidor virtual.',
        },
        tell: {
          pt: 'Sem compromissos de um ano: Spot ou sob demanda; dos dois, só Spot custa menos que a tabela. Programa que existe como binário para Intel: instâncias x86, até ser compilado de novo.',
          en: 'No commitments of a year: Spot or On-Demand; of the two, only Spot costs less than the list price. A program that exists as an Intel binary: x86 instances, until it is compiled again.',
          es: 'Sin compromisos de un año: Spot o bajo demanda; de los dos, solo Spot cuesta menos que la tarifa. Programa que existe como binario para Intel: instancias x86, hasta que se vuelva a compilar.',
        },
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        popularity: 5,
      },
      {
        id: 'spot-fargate',
        text: {
          pt: 'Capacidade Spot em contêineres no Fargate',
          en: 'Spot capacity on Fargate containers',
          es: 'Capacidad Spot en contenedores en Fargate',
        },
        action: {
          pt: 'Usar capacidade Spot para o trabalho e executá-lo como tarefas do Amazon ECS no AWS Fargate.',
          en: 'Use Spot capacity for the work and run it as Amazon ECS tasks on AWS Fargate.',
          es: 'Usar capacidad Spot para el trabajo y ejecutarlo como tareas de Amazon ECS en AWS Fargate.',
        },
        uses: ['Spot', 'Fargate'],
        why: {
          pt: 'A capacidade Spot custa até 90% menos do que a sob demanda e pode ser retomada com dois minutos de aviso. O Fargate cobra pela vCPU e pela memória de cada contêiner, x86 ou arm64, sem servidores a administrar.',
          en: 'Spot capacity costs up to 90% less than On-Demand and can be taken back with two minutes’ notice. Fargate charges for the vCPU and memory of each container, x86 or arm64, without servers to manage.',
          es: 'La capacidad Spot cuesta hasta 90% menos que bajo demanda y puede retirarse con dos minutos de aviso. Fargate cobra por la vCPU y la memoria de cada contenedor, x86 o arm64, sin servidores que administrar.',
        },
        tell: {
          pt: 'Sem compromissos de um ano: Spot ou sob demanda; dos dois, só Spot custa menos que a tabela. Sem servidores a gerenciar: Fargate, que não dá acesso ao kernel.',
          en: 'No commitments of a year: Spot or On-Demand; of the two, only Spot costs less than the list price. No servers to manage: Fargate, which has no access to the kernel.',
          es: 'Sin compromisos de un año: Spot o bajo demanda; de los dos, solo Spot cuesta menos que la tarifa. Sin servidores que administrar: Fargate, que no da acceso al kernel.',
        },
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        popularity: 5,
      },
      {
        id: 'plan-graviton',
        text: {
          pt: 'Compute Savings Plan em instâncias EC2 com Graviton',
          en: 'A Compute Savings Plan on Graviton EC2 instances',
          es: 'Compute Savings Plan en instancias EC2 con Graviton',
        },
        action: {
          pt: 'Comprar um Compute Savings Plan para o trabalho e executá-lo em instâncias do Amazon EC2 com processadores AWS Graviton.',
          en: 'Buy a Compute Savings Plan for the work and run it on Amazon EC2 instances with AWS Graviton processors.',
          es: 'Comprar un Compute Savings Plan para el trabajo y ejecutarlo en instancias de Amazon EC2 con procesadores AWS Graviton.',
        },
        uses: ['Savings Plan', 'Graviton'],
        why: {
          pt: 'Um Compute Savings Plan dá desconto em EC2, Fargate e Lambda em troca de um gasto por hora durante um ou três anos. As instâncias com AWS Graviton (arm64) dão melhor relação entre preço e desempenho a programas compilados para elas.',
          en: 'A Compute Savings Plan gives a discount on EC2, Fargate and Lambda for an hourly spend over one or three years. Instances with AWS Graviton (arm64) give programs compiled for them better price-performance.',
          es: 'Un Compute Savings Plan da descuento en EC2, Fargate y Lambda a cambio de un gasto por hora durante uno o tres años. Las instancias con AWS Graviton (arm64) dan mejor relación entre precio y rendimiento a programas compilados para ellas.',
        },
        tell: {
          pt: 'Rodar do início ao fim sem interrupção: um Savings Plan para uso que dura um ano. Código compilado para arm64: Graviton, com melhor relação entre preço e desempenho.',
          en: 'Run from start to end without interruption: a Savings Plan for use that lasts a year. Code compiled for arm64: Graviton, with better price-performance.',
          es: 'Correr de principio a fin sin interrupción: un Savings Plan para un uso que dura un año. Código compilado para arm64: Graviton, con mejor relación entre precio y rendimiento.',
        },
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        popularity: 5,
      },
      {
        id: 'plan-intel',
        text: {
          pt: 'Compute Savings Plan em instâncias EC2 com x86',
          en: 'A Compute Savings Plan on x86 EC2 instances',
          es: 'Compute Savings Plan en instancias EC2 con x86',
        },
        action: {
          pt: 'Comprar um Compute Savings Plan para o trabalho e executá-lo em instâncias do Amazon EC2 com processadores x86.',
          en: 'Buy a Compute Savings Plan for the work and run it on Amazon EC2 instances with x86 processors.',
          es: 'Comprar un Compute Savings Plan para el trabajo y ejecutarlo en instancias de Amazon EC2 con procesadores x86.',
        },
        uses: ['Savings Plan'],
        why: {
          pt: 'Um Compute Savings Plan dá desconto em EC2, Fargate e Lambda em troca de um gasto por hora durante um ou três anos. As instâncias x86 executam programas já compilados para Intel ou AMD, com acesso a todo o servidor virtual.',
          en: 'A Compute Savings Plan gives a discount on EC2, Fargate and Lambda for an hourly spend over one or three years. x86 instances run programs already compiled for Intel or AMD, with access to the whole virtual server.',
          es: 'Un Compute Savings Plan da descuento en EC2, Fargate y Lambda a cambio de un gasto por hora durante uno o tres años. Las instancias x86 ejecutan programas ya compilados para Intel o AMD, con acceso a todo el servidor virtual.',
        },
        tell: {
          pt: 'Rodar do início ao fim sem interrupção: um Savings Plan para uso que dura um ano. Programa que existe como binário para Intel: instâncias x86, até ser compilado de novo.',
          en: 'Run from start to end without interruption: a Savings Plan for use that lasts a year. A program that exists as an Intel binary: x86 instances, until it is compiled again.',
          es: 'Correr de principio a fin sin interrupción: un Savings Plan para un uso que dura un año. Programa que existe como binario para Intel: instancias x86, hasta que se vuelva a compilar.',
        },
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        popularity: 5,
      },
      {
        id: 'plan-fargate',
        text: {
          pt: 'Compute Savings Plan em contêineres no Fargate',
          en: 'A Compute Savings Plan on Fargate containers',
          es: 'Compute Savings Plan en contenedores en Fargate',
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
        tell: {
          pt: 'Rodar do início ao fim sem interrupção: um Savings Plan para uso que dura um ano. Sem servidores a gerenciar: Fargate, que não dá acesso ao kernel.',
          en: 'Run from start to end without interruption: a Savings Plan for use that lasts a year. No servers to manage: Fargate, which has no access to the kernel.',
          es: 'Correr de principio a fin sin interrupción: un Savings Plan para un uso que dura un año. Sin servidores que administrar: Fargate, que no da acceso al kernel.',
        },
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        popularity: 5,
      },
      {
        id: 'demand-graviton',
        text: {
          pt: 'Preço sob demanda em instâncias EC2 com Graviton',
          en: 'On-Demand pricing on Graviton EC2 instances',
          es: 'Precio bajo demanda en instancias EC2 con Graviton',
        },
        action: {
          pt: 'Escolher o preço sob demanda para o trabalho e executá-lo em instâncias do Amazon EC2 com processadores AWS Graviton.',
          en: 'Choose On-Demand pricing for the work and run it on Amazon EC2 instances with AWS Graviton processors.',
          es: 'Elegir el precio bajo demanda para el trabajo y ejecutarlo en instancias de Amazon EC2 con procesadores AWS Graviton.',
        },
        uses: ['On-Demand', 'sob demanda', 'bajo demanda', 'Graviton'],
        why: {
          pt: 'O preço sob demanda não tem compromisso nem interrupção, pelo valor cheio. As instâncias com AWS Graviton (arm64) dão melhor relação entre preço e desempenho a programas compilados para elas.',
          en: 'On-Demand pricing has no commitment and no interruption, at the full rate. Instances with AWS Graviton (arm64) give programs compiled for them better price-performance.',
          es: 'El precio bajo demanda no tiene compromiso ni interrupción, al valor pleno. Las instancias con AWS Graviton (arm64) dan mejor relación entre precio y rendimiento a programas compilados para ellas.',
        },
        tell: {
          pt: 'Sem compromissos de um ano nem interrupção: sob demanda. Código compilado para arm64: Graviton, com melhor relação entre preço e desempenho.',
          en: 'No commitments of a year, and no interruption: On-Demand. Code compiled for arm64: Graviton, with better price-performance.',
          es: 'Sin compromisos de un año ni interrupción: bajo demanda. Código compilado para arm64: Graviton, con mejor relación entre precio y rendimiento.',
        },
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        rightWith: ['no-term'],
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
          pt: 'Escolher o preço sob demanda para o trabalho e executá-lo em instâncias do Amazon EC2 com processadores x86.',
          en: 'Choose On-Demand pricing for the work and run it on Amazon EC2 instances with x86 processors.',
          es: 'Elegir el precio bajo demanda para el trabajo y ejecutarlo en instancias de Amazon EC2 con procesadores x86.',
        },
        uses: ['On-Demand', 'sob demanda', 'bajo demanda'],
        why: {
          pt: 'O preço sob demanda não tem compromisso nem interrupção, pelo valor cheio. As instâncias x86 executam programas já compilados para Intel ou AMD, com acesso a todo o servidor virtual.',
          en: 'On-Demand pricing has no commitment and no interruption, at the full rate. x86 instances run programs already compiled for Intel or AMD, with access to the whole virtual server.',
          es: 'El precio bajo demanda no tiene compromiso ni interrupción, al valor pleno. Las instancias x86 ejecutan programas ya compilados para Intel o AMD, con acceso a todo el servidor virtual.',
        },
        tell: {
          pt: 'Sem compromissos de um ano nem interrupção: sob demanda. Programa que existe como binário para Intel: instâncias x86, até ser compilado de novo.',
          en: 'No commitments of a year, and no interruption: On-Demand. A program that exists as an Intel binary: x86 instances, until it is compiled again.',
          es: 'Sin compromisos de un año ni interrupción: bajo demanda. Programa que existe como binario para Intel: instancias x86, hasta que se vuelva a compilar.',
        },
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        rightWith: ['no-term'],
        popularity: 5,
      },
      {
        id: 'demand-fargate',
        text: {
          pt: 'Preço sob demanda em contêineres no Fargate',
          en: 'On-Demand pricing on Fargate containers',
          es: 'Precio bajo demanda en contenedores en Fargate',
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
        tell: {
          pt: 'Sem compromissos de um ano nem interrupção: sob demanda. Sem servidores a gerenciar: Fargate, que não dá acesso ao kernel.',
          en: 'No commitments of a year, and no interruption: On-Demand. No servers to manage: Fargate, which has no access to the kernel.',
          es: 'Sin compromisos de un año ni interrupción: bajo demanda. Sin servidores que administrar: Fargate, que no da acceso al kernel.',
        },
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        rightWith: ['no-term'],
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'no-stop',
        text: {
          pt: 'Cada cálculo leva nove horas e precisa rodar do início ao fim sem interrupção.',
          en: 'Each calculation takes nine hours and has to run from start to end without interruption.',
          es: 'Cada cálculo tarda nueve horas y debe correr de principio a fin sin interrupción.',
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
      },
      {
        id: 'no-term',
        text: {
          pt: 'A empresa não assume compromissos de um ano ou mais.',
          en: 'The company makes no commitments of a year or more.',
          es: 'La empresa no asume compromisos de un año o más.',
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
      },
      {
        id: 'below-list',
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
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
          pt: 'O código já foi compilado para arm64, mais barato por unidade de trabalho, e deve rodar nessa arquitetura.',
          en: 'The code is already compiled for arm64, which is cheaper per unit of work, and must run on it.',
          es: 'El código ya está compilado para arm64, más barato por unidad de trabajo, y debe correr en esa arquitectura.',
        },
        fits: ['spot-graviton', 'spot-fargate', 'plan-graviton', 'plan-fargate', 'demand-graviton', 'demand-fargate'],
        rulesOut: {
          'spot-intel': {
            pt: 'As instâncias x86 não executam código arm64.',
            en: 'x86 instances do not run arm64 code.',
            es: 'Las instancias x86 no ejecutan código arm64.',
          },
          'plan-intel': {
            pt: 'As instâncias x86 não executam código arm64.',
            en: 'x86 instances do not run arm64 code.',
            es: 'Las instancias x86 no ejecutan código arm64.',
          },
          'demand-intel': {
            pt: 'As instâncias x86 não executam código arm64.',
            en: 'x86 instances do not run arm64 code.',
            es: 'Las instancias x86 no ejecutan código arm64.',
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
            pt: 'O Fargate não dá acesso ao núcleo do sistema.',
            en: 'Fargate gives no access to the kernel.',
            es: 'Fargate no da acceso al núcleo del sistema.',
          },
          'plan-fargate': {
            pt: 'O Fargate não dá acesso ao núcleo do sistema.',
            en: 'Fargate gives no access to the kernel.',
            es: 'Fargate no da acceso al núcleo del sistema.',
          },
          'demand-fargate': {
            pt: 'O Fargate não dá acesso ao núcleo do sistema.',
            en: 'Fargate gives no access to the kernel.',
            es: 'Fargate no da acceso al núcleo del sistema.',
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
