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
      },
      {
        id: 'risk-models',
        text: {
          pt: 'Um banco calcula riscos todos os dias no EC2 e quer gastar menos.',
          en: 'A bank calculates risks every day on EC2 and wants to spend less.',
          es: 'Un banco calcula riesgos todos los días en EC2 y quiere gastar menos.',
        },
      },
      {
        id: 'image-search',
        text: {
          pt: 'Um buscador de imagens indexa fotos sem parar no EC2 e quer gastar menos.',
          en: 'An image search engine indexes photos around the clock on EC2 and wants to spend less.',
          es: 'Un buscador de imágenes indexa fotos sin parar en EC2 y quiere gastar menos.',
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
        uses: ['Spot', 'Graviton'],
        why: {
          pt: 'A capacidade Spot custa até 90% menos do que a sob demanda e pode ser retomada com dois minutos de aviso. As instâncias com AWS Graviton (arm64) dão melhor relação entre preço e desempenho a programas compilados para elas.',
          en: 'Spot capacity costs up to 90% less than On-Demand and can be taken back with two minutes’ notice. Instances with AWS Graviton (arm64) give programs compiled for them better price-performance.',
          es: 'La capacidad Spot cuesta hasta 90% menos que bajo demanda y puede retirarse con dos minutos de aviso. Las instancias con AWS Graviton (arm64) dan mejor relación entre precio y rendimiento a programas compilados para ellas.',
        },
        tell: {
          pt: 'Trabalho que tolera interrupção, pelo menor preço: Spot. Código que pode ser recompilado, melhor preço por desempenho: Graviton.',
          en: 'Work that tolerates interruption, at the lowest price: Spot. Code that can be recompiled, better price for performance: Graviton.',
          es: 'Trabajo que tolera interrupciones, al menor precio: Spot. Código que puede recompilarse, mejor precio por rendimiento: Graviton.',
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
        uses: ['Spot'],
        why: {
          pt: 'A capacidade Spot custa até 90% menos do que a sob demanda e pode ser retomada com dois minutos de aviso. As instâncias x86 executam programas já compilados para Intel ou AMD, com acesso a todo o servidor virtual.',
          en: 'Spot capacity costs up to 90% less than On-Demand and can be taken back with two minutes’ notice. x86 instances run programs already compiled for Intel or AMD, with access to the whole virtual server.',
          es: 'La capacidad Spot cuesta hasta 90% menos que bajo demanda y puede retirarse con dos minutos de aviso. Las instancias x86 ejecutan programas ya compilados para Intel o AMD, con acceso a todo el servidor virtual.',
        },
        tell: {
          pt: 'Trabalho que tolera interrupção, pelo menor preço: Spot. Binários prontos para x86 em um servidor que se controla: instâncias x86.',
          en: 'Work that tolerates interruption, at the lowest price: Spot. Ready x86 binaries on a server under one’s control: x86 instances.',
          es: 'Trabajo que tolera interrupciones, al menor precio: Spot. Binarios listos para x86 en un servidor bajo control propio: instancias x86.',
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
        uses: ['Spot', 'Fargate'],
        why: {
          pt: 'A capacidade Spot custa até 90% menos do que a sob demanda e pode ser retomada com dois minutos de aviso. O Fargate cobra pela vCPU e pela memória de cada contêiner, x86 ou arm64, sem servidores a administrar.',
          en: 'Spot capacity costs up to 90% less than On-Demand and can be taken back with two minutes’ notice. Fargate charges for the vCPU and memory of each container, x86 or arm64, without servers to manage.',
          es: 'La capacidad Spot cuesta hasta 90% menos que bajo demanda y puede retirarse con dos minutos de aviso. Fargate cobra por la vCPU y la memoria de cada contenedor, x86 o arm64, sin servidores que administrar.',
        },
        tell: {
          pt: 'Trabalho que tolera interrupção, pelo menor preço: Spot. Contêineres sem servidores a administrar: Fargate.',
          en: 'Work that tolerates interruption, at the lowest price: Spot. Containers without servers to manage: Fargate.',
          es: 'Trabajo que tolera interrupciones, al menor precio: Spot. Contenedores sin servidores que administrar: Fargate.',
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
        uses: ['Savings Plan', 'Graviton'],
        why: {
          pt: 'Um Compute Savings Plan dá desconto em EC2, Fargate e Lambda em troca de um gasto por hora durante um ou três anos. As instâncias com AWS Graviton (arm64) dão melhor relação entre preço e desempenho a programas compilados para elas.',
          en: 'A Compute Savings Plan gives a discount on EC2, Fargate and Lambda for an hourly spend over one or three years. Instances with AWS Graviton (arm64) give programs compiled for them better price-performance.',
          es: 'Un Compute Savings Plan da descuento en EC2, Fargate y Lambda a cambio de un gasto por hora durante uno o tres años. Las instancias con AWS Graviton (arm64) dan mejor relación entre precio y rendimiento a programas compilados para ellas.',
        },
        tell: {
          pt: 'Uso constante por um ano ou mais, sem interrupção: Savings Plan. Código que pode ser recompilado, melhor preço por desempenho: Graviton.',
          en: 'Constant use for a year or more, without interruption: a Savings Plan. Code that can be recompiled, better price for performance: Graviton.',
          es: 'Uso constante por un año o más, sin interrupciones: Savings Plan. Código que puede recompilarse, mejor precio por rendimiento: Graviton.',
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
        uses: ['Savings Plan'],
        why: {
          pt: 'Um Compute Savings Plan dá desconto em EC2, Fargate e Lambda em troca de um gasto por hora durante um ou três anos. As instâncias x86 executam programas já compilados para Intel ou AMD, com acesso a todo o servidor virtual.',
          en: 'A Compute Savings Plan gives a discount on EC2, Fargate and Lambda for an hourly spend over one or three years. x86 instances run programs already compiled for Intel or AMD, with access to the whole virtual server.',
          es: 'Un Compute Savings Plan da descuento en EC2, Fargate y Lambda a cambio de un gasto por hora durante uno o tres años. Las instancias x86 ejecutan programas ya compilados para Intel o AMD, con acceso a todo el servidor virtual.',
        },
        tell: {
          pt: 'Uso constante por um ano ou mais, sem interrupção: Savings Plan. Binários prontos para x86 em um servidor que se controla: instâncias x86.',
          en: 'Constant use for a year or more, without interruption: a Savings Plan. Ready x86 binaries on a server under one’s control: x86 instances.',
          es: 'Uso constante por un año o más, sin interrupciones: Savings Plan. Binarios listos para x86 en un servidor bajo control propio: instancias x86.',
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
        uses: ['Savings Plan', 'Fargate'],
        why: {
          pt: 'Um Compute Savings Plan dá desconto em EC2, Fargate e Lambda em troca de um gasto por hora durante um ou três anos. O Fargate cobra pela vCPU e pela memória de cada contêiner, x86 ou arm64, sem servidores a administrar.',
          en: 'A Compute Savings Plan gives a discount on EC2, Fargate and Lambda for an hourly spend over one or three years. Fargate charges for the vCPU and memory of each container, x86 or arm64, without servers to manage.',
          es: 'Un Compute Savings Plan da descuento en EC2, Fargate y Lambda a cambio de un gasto por hora durante uno o tres años. Fargate cobra por la vCPU y la memoria de cada contenedor, x86 o arm64, sin servidores que administrar.',
        },
        tell: {
          pt: 'Uso constante por um ano ou mais, sem interrupção: Savings Plan. Contêineres sem servidores a administrar: Fargate.',
          en: 'Constant use for a year or more, without interruption: a Savings Plan. Containers without servers to manage: Fargate.',
          es: 'Uso constante por un año o más, sin interrupciones: Savings Plan. Contenedores sin servidores que administrar: Fargate.',
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
        uses: ['On-Demand', 'sob demanda', 'bajo demanda', 'Graviton'],
        why: {
          pt: 'O preço sob demanda não tem compromisso nem interrupção, pelo valor cheio. As instâncias com AWS Graviton (arm64) dão melhor relação entre preço e desempenho a programas compilados para elas.',
          en: 'On-Demand pricing has no commitment and no interruption, at the full rate. Instances with AWS Graviton (arm64) give programs compiled for them better price-performance.',
          es: 'El precio bajo demanda no tiene compromiso ni interrupción, al valor pleno. Las instancias con AWS Graviton (arm64) dan mejor relación entre precio y rendimiento a programas compilados para ellas.',
        },
        tell: {
          pt: 'Sem compromisso e sem interrupção: sob demanda. Código que pode ser recompilado, melhor preço por desempenho: Graviton.',
          en: 'No commitment and no interruption: On-Demand. Code that can be recompiled, better price for performance: Graviton.',
          es: 'Sin compromiso y sin interrupción: bajo demanda. Código que puede recompilarse, mejor precio por rendimiento: Graviton.',
        },
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        popularity: 5,
      },
      {
        id: 'demand-intel',
        text: {
          pt: 'Preço sob demanda em instâncias EC2 com x86',
          en: 'On-Demand pricing on x86 EC2 instances',
          es: 'Precio bajo demanda en instancias EC2 con x86',
        },
        uses: ['On-Demand', 'sob demanda', 'bajo demanda'],
        why: {
          pt: 'O preço sob demanda não tem compromisso nem interrupção, pelo valor cheio. As instâncias x86 executam programas já compilados para Intel ou AMD, com acesso a todo o servidor virtual.',
          en: 'On-Demand pricing has no commitment and no interruption, at the full rate. x86 instances run programs already compiled for Intel or AMD, with access to the whole virtual server.',
          es: 'El precio bajo demanda no tiene compromiso ni interrupción, al valor pleno. Las instancias x86 ejecutan programas ya compilados para Intel o AMD, con acceso a todo el servidor virtual.',
        },
        tell: {
          pt: 'Sem compromisso e sem interrupção: sob demanda. Binários prontos para x86 em um servidor que se controla: instâncias x86.',
          en: 'No commitment and no interruption: On-Demand. Ready x86 binaries on a server under one’s control: x86 instances.',
          es: 'Sin compromiso y sin interrupción: bajo demanda. Binarios listos para x86 en un servidor bajo control propio: instancias x86.',
        },
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        popularity: 5,
      },
      {
        id: 'demand-fargate',
        text: {
          pt: 'Preço sob demanda em contêineres no Fargate',
          en: 'On-Demand pricing on Fargate containers',
          es: 'Precio bajo demanda en contenedores en Fargate',
        },
        uses: ['On-Demand', 'sob demanda', 'bajo demanda', 'Fargate'],
        why: {
          pt: 'O preço sob demanda não tem compromisso nem interrupção, pelo valor cheio. O Fargate cobra pela vCPU e pela memória de cada contêiner, x86 ou arm64, sem servidores a administrar.',
          en: 'On-Demand pricing has no commitment and no interruption, at the full rate. Fargate charges for the vCPU and memory of each container, x86 or arm64, without servers to manage.',
          es: 'El precio bajo demanda no tiene compromiso ni interrupción, al valor pleno. Fargate cobra por la vCPU y la memoria de cada contenedor, x86 o arm64, sin servidores que administrar.',
        },
        tell: {
          pt: 'Sem compromisso e sem interrupção: sob demanda. Contêineres sem servidores a administrar: Fargate.',
          en: 'No commitment and no interruption: On-Demand. Containers without servers to manage: Fargate.',
          es: 'Sin compromiso y sin interrupción: bajo demanda. Contenedores sin servidores que administrar: Fargate.',
        },
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'no-stop',
        text: {
          pt: 'Cada cálculo leva nove horas e não pode ser interrompido.',
          en: 'Each calculation takes nine hours and cannot be interrupted.',
          es: 'Cada cálculo lleva nueve horas y no puede interrumpirse.',
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
          pt: 'Contratos de um ano ou mais não são aceitos.',
          en: 'Contracts of a year or more are not accepted.',
          es: 'No se aceptan contratos de un año o más.',
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
        text: {
          pt: 'A hora de processamento deve custar menos que na tabela da AWS.',
          en: 'Each hour must cost less than the AWS list price.',
          es: 'La hora de procesamiento debe costar menos que en la lista de AWS.',
        },
        fits: ['spot-graviton', 'spot-intel', 'spot-fargate', 'plan-graviton', 'plan-intel', 'plan-fargate'],
        rulesOut: {
          'demand-graviton': {
            pt: 'O preço sob demanda é o valor de tabela.',
            en: 'On-Demand pricing is the list price.',
            es: 'El precio bajo demanda es el de lista.',
          },
          'demand-intel': {
            pt: 'O preço sob demanda é o valor de tabela.',
            en: 'On-Demand pricing is the list price.',
            es: 'El precio bajo demanda es el de lista.',
          },
          'demand-fargate': {
            pt: 'O preço sob demanda é o valor de tabela.',
            en: 'On-Demand pricing is the list price.',
            es: 'El precio bajo demanda es el de lista.',
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
          pt: 'O código já foi compilado para arm64, mais barato por unidade de trabalho, e deve rodar nele.',
          en: 'The code is already compiled for arm64, which is cheaper per unit of work, and must run on it.',
          es: 'El código ya está compilado para arm64, más barato por unidad de trabajo, y debe correr en él.',
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
