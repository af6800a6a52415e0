import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

const pausable = ['genome-plan', 'film-plan'];
const steady = ['bank-plan', 'freight-plan', 'telecom-plan'];

/** The same pattern, with some constraints in some situations alone. */
const only = (pattern: Pattern, where: Readonly<Record<string, readonly string[]>>): Pattern => ({
  ...pattern,
  constraints: pattern.constraints.map((each) => {
    const situations = where[each.id];
    return situations ? { ...each, situations } : each;
  }),
});

export const instanceFamily: readonly Pattern[] = [
  {
    id: 'instance-family',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'ec2', advancedOnly: true },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
    },
    scene: {
      pt: 'Pense em cada instância como uma cozinha, com a CPU como cozinheiros, a memória como bancada e o programa como panelas.',
      en: 'Think of each instance as a kitchen, with the CPU as its cooks, the memory as its counter and the program as pans.',
      es: 'Piensa en cada instancia como una cocina, con la CPU como cocineros, la memoria como encimera y el programa como ollas.',
    },
    situations: [
      {
        id: 'map',
        text: {
          pt: 'Uma empresa de mapas escolhe o tipo de instância do Amazon EC2 para um serviço novo.',
          en: 'A mapping company is choosing the Amazon EC2 instance type for a new service.',
          es: 'Una empresa de mapas elige el tipo de instancia de Amazon EC2 para un servicio nuevo.',
        },
        today: {
          pt: 'O serviço vai desenhar mapas para os 200 editores da empresa, e a primeira versão está pronta. Um arquiteto de soluções deve escolher as instâncias.',
          en: 'The service will draw map tiles for the company’s 200 editors, and its first version is ready. A solutions architect must choose the instances.',
          es: 'El servicio dibujará mapas para los 200 editores de la empresa, y la primera versión está lista. Un arquitecto de soluciones debe elegir las instancias.',
        },
      },
      {
        id: 'bakery',
        text: {
          pt: 'Uma fabricante de alimentos leva o programa de planejamento para o Amazon EC2.',
          en: 'A food manufacturer is moving its planning program to Amazon EC2.',
          es: 'Un fabricante de alimentos lleva su programa de planificación a Amazon EC2.',
        },
        today: {
          pt: 'O programa planeja os fornos de seis fábricas em um servidor do escritório, que será desligado. Falta escolher o tipo de instância.',
          en: 'The program plans the ovens of six factories on a server in the office, which will be switched off. The instance type is still to be chosen.',
          es: 'El programa planifica los hornos de seis fábricas en un servidor de la oficina, que se apagará. Falta elegir el tipo de instancia.',
        },
      },
      {
        id: 'telecom',
        text: {
          pt: 'Uma operadora de telefonia vai executar no Amazon EC2 uma ferramenta interna.',
          en: 'A phone company plans to run an internal tool on Amazon EC2.',
          es: 'Una operadora de telefonía va a ejecutar en Amazon EC2 una herramienta interna.',
        },
        today: {
          pt: 'Trezentos técnicos vão usar a ferramenta no navegador. Os arquitetos precisam escolher as instâncias em que ela vai rodar.',
          en: 'Three hundred technicians will use the tool in the browser. The architects must choose the instances that run it.',
          es: 'Trescientos técnicos usarán la herramienta en el navegador. Los arquitectos deben elegir las instancias en que correrá.',
        },
      },
      {
        id: 'optics',
        text: {
          pt: 'Uma fabricante de lentes leva ao Amazon EC2 um programa do laboratório.',
          en: 'A lens maker is taking a laboratory program to Amazon EC2.',
          es: 'Un fabricante de lentes lleva a Amazon EC2 un programa del laboratorio.',
        },
        today: {
          pt: 'Ele simula lentes novas para doze engenheiros e roda em uma estação de trabalho de cinco anos.',
          en: 'It simulates new lenses for twelve engineers and runs on a workstation that is five years old.',
          es: 'Simula lentes nuevas para doce ingenieros y se ejecuta en una estación de trabajo de cinco años.',
        },
      },
      {
        id: 'census',
        text: {
          pt: 'Um instituto vai executar no Amazon EC2 um programa de estatística.',
          en: 'An institute plans to run a statistics program on Amazon EC2.',
          es: 'Un instituto va a ejecutar en Amazon EC2 un programa de estadística.',
        },
        today: {
          pt: 'O programa vai apurar a última pesquisa para quarenta estatísticos. Um arquiteto de soluções deve escolher o tipo de instância.',
          en: 'The program will work out the results of the last survey for forty statisticians. A solutions architect must choose the instance type.',
          es: 'El programa calculará los resultados de la última encuesta para cuarenta estadísticos. Un arquitecto de soluciones debe elegir el tipo de instancia.',
        },
      },
    ],
    candidates: [
      {
        id: 't-arm',
        uses: ['T4g'],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/burstable-performance-instances.html'),
        text: {
          pt: 'T4g, expansível, com Graviton',
          en: 'T4g, burstable, with Graviton',
          es: 'T4g, ampliable, con Graviton',
        },
        action: {
          pt: 'Iniciar instâncias T4g, expansíveis, com processadores AWS Graviton.',
          en: 'Launch T4g instances, burstable, with AWS Graviton processors.',
          es: 'Lanzar instancias T4g, ampliables, con procesadores AWS Graviton.',
        },
        why: {
          pt: 'A T4g acumula créditos de CPU enquanto está ociosa e os gasta nos picos curtos, com o bom preço do Graviton.',
          en: 'T4g gathers CPU credits while idle and spends them in short bursts, at the good price of Graviton.',
          es: 'T4g acumula créditos de CPU mientras está ociosa y los gasta en picos cortos, con el buen precio de Graviton.',
        },
        likeness: {
          pt: 'uma cozinha só para panelas de indução, com um cozinheiro barato que só corre por instantes',
          en: 'a kitchen for induction pans only, with a cheap cook who can rush for moments only',
          es: 'una cocina solo para ollas de inducción, con un cocinero barato que solo corre por instantes',
        },
        tell: {
          pt: 'CPU baixa com picos curtos, em Arm: pense na família T com Graviton. CPU abaixo de 10%, fora alguns minutos por dia: instâncias expansíveis, da família T. Programa compilado só para a arquitetura Arm: um tipo com Graviton.',
          en: 'Low CPU with short bursts, on Arm: think of the T family with Graviton. A CPU below 10%, except for a few minutes a day: burstable instances, of the T family. A program compiled for the Arm architecture only: a type with Graviton.',
          es: 'CPU baja con picos cortos, en Arm: piensa en la familia T con Graviton. CPU por debajo de 10%, salvo unos minutos al día: instancias ampliables, de la familia T. Programa compilado solo para la arquitectura Arm: un tipo con Graviton.',
        },
      },
      {
        id: 't-x86',
        uses: ['T3'],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/burstable-performance-instances.html'),
        text: { pt: 'T3, expansível, com Intel', en: 'T3, burstable, with Intel', es: 'T3, ampliable, con Intel' },
        action: {
          pt: 'Iniciar instâncias T3, expansíveis, com processadores Intel Xeon.',
          en: 'Launch T3 instances, burstable, with Intel Xeon processors.',
          es: 'Lanzar instancias T3, ampliables, con procesadores Intel Xeon.',
        },
        why: {
          pt: 'A T3 acumula créditos de CPU enquanto está ociosa e os gasta nos picos curtos, com processadores Intel.',
          en: 'T3 gathers CPU credits while idle and spends them in short bursts, on Intel processors.',
          es: 'T3 acumula créditos de CPU mientras está ociosa y los gasta en picos cortos, con procesadores Intel.',
        },
        likeness: {
          pt: 'uma cozinha só para panelas de fogão a gás, com um cozinheiro barato que só corre por instantes',
          en: 'a kitchen for gas-stove pans only, with a cheap cook who can rush for moments only',
          es: 'una cocina solo para ollas de fogón de gas, con un cocinero barato que solo corre por instantes',
        },
        tell: {
          pt: 'CPU baixa com picos curtos: pense na família T. CPU abaixo de 10%, fora alguns minutos por dia: instâncias expansíveis, da família T. Só o executável x86, sem código-fonte: um tipo com Intel, e não com Graviton.',
          en: 'Low CPU with short bursts: think of the T family. A CPU below 10%, except for a few minutes a day: burstable instances, of the T family. Only an x86 executable, without source code: a type with Intel, not with Graviton.',
          es: 'CPU baja con picos cortos: piensa en la familia T. CPU por debajo de 10%, salvo unos minutos al día: instancias ampliables, de la familia T. Solo el ejecutable x86, sin código fuente: un tipo con Intel, y no con Graviton.',
        },
      },
      {
        id: 'c-arm',
        uses: ['C8g'],
        popularity: 4,
        source: docs('ec2/latest/instancetypes/co.html'),
        text: {
          pt: 'C8g, de computação, com Graviton',
          en: 'C8g, compute optimized, with Graviton',
          es: 'C8g, de cómputo, con Graviton',
        },
        action: {
          pt: 'Iniciar instâncias C8g, otimizadas para computação, com processadores AWS Graviton.',
          en: 'Launch C8g instances, compute optimized, with AWS Graviton processors.',
          es: 'Lanzar instancias C8g, optimizadas para cómputo, con procesadores AWS Graviton.',
        },
        why: {
          pt: 'A C8g é otimizada para computação: muita CPU, que fica à disposição o tempo todo, com o preço por desempenho do Graviton.',
          en: 'C8g is compute optimized: plenty of CPU, there all the time, with the price performance of Graviton.',
          es: 'C8g está optimizada para cómputo: mucha CPU, disponible todo el tiempo, con el precio por rendimiento de Graviton.',
        },
        likeness: {
          pt: 'uma cozinha só para panelas de indução, com muitos cozinheiros pagos para correr sempre e bancada pequena',
          en: 'a kitchen for induction pans only, with many cooks paid to rush all day and little counter',
          es: 'una cocina solo para ollas de inducción, con muchos cocineros pagados para correr siempre y poca encimera',
        },
        tell: {
          pt: 'CPU no máximo por horas, em Arm: pense na família C com Graviton. Programa compilado só para a arquitetura Arm: um tipo com Graviton. Cálculos que usam a CPU inteira e pouca RAM dia e noite: a família C, otimizada para computação.',
          en: 'CPU at its maximum for hours, on Arm: think of the C family with Graviton. A program compiled for the Arm architecture only: a type with Graviton. Calculations that use the whole CPU and little RAM day and night: the C family, compute optimized.',
          es: 'CPU al máximo por horas, en Arm: piensa en la familia C con Graviton. Programa compilado solo para la arquitectura Arm: un tipo con Graviton. Cálculos que usan la CPU completa y poca RAM día y noche: la familia C, optimizada para cómputo.',
        },
      },
      {
        id: 'c-x86',
        uses: ['C7i'],
        popularity: 4,
        source: docs('ec2/latest/instancetypes/co.html'),
        text: {
          pt: 'C7i, de computação, com Intel',
          en: 'C7i, compute optimized, with Intel',
          es: 'C7i, de cómputo, con Intel',
        },
        action: {
          pt: 'Iniciar instâncias C7i, otimizadas para computação, com processadores Intel Xeon.',
          en: 'Launch C7i instances, compute optimized, with Intel Xeon processors.',
          es: 'Lanzar instancias C7i, optimizadas para cómputo, con procesadores Intel Xeon.',
        },
        why: {
          pt: 'A C7i é otimizada para computação: muita CPU, que fica à disposição o tempo todo, em processadores Intel.',
          en: 'C7i is compute optimized: plenty of CPU, there all the time, on Intel processors.',
          es: 'C7i está optimizada para cómputo: mucha CPU, disponible todo el tiempo, en procesadores Intel.',
        },
        likeness: {
          pt: 'uma cozinha só para panelas de fogão a gás, com muitos cozinheiros pagos para correr sempre e bancada pequena',
          en: 'a kitchen for gas-stove pans only, with many cooks paid to rush all day and little counter',
          es: 'una cocina solo para ollas de fogón de gas, con muchos cocineros pagados para correr siempre y poca encimera',
        },
        tell: {
          pt: 'CPU no máximo por horas: pense na família C. Só o executável x86, sem código-fonte: um tipo com Intel, e não com Graviton. Cálculos que usam a CPU inteira e pouca RAM dia e noite: a família C, otimizada para computação.',
          en: 'CPU at its maximum for hours: think of the C family. Only an x86 executable, without source code: a type with Intel, not with Graviton. Calculations that use the whole CPU and little RAM day and night: the C family, compute optimized.',
          es: 'CPU al máximo por horas: piensa en la familia C. Solo el ejecutable x86, sin código fuente: un tipo con Intel, y no con Graviton. Cálculos que usan la CPU completa y poca RAM día y noche: la familia C, optimizada para cómputo.',
        },
      },
      {
        id: 'r-arm',
        uses: ['R8g'],
        popularity: 4,
        source: docs('ec2/latest/instancetypes/mo.html'),
        text: {
          pt: 'R8g, de memória, com Graviton',
          en: 'R8g, memory optimized, with Graviton',
          es: 'R8g, de memoria, con Graviton',
        },
        action: {
          pt: 'Iniciar instâncias R8g, otimizadas para memória, com processadores AWS Graviton.',
          en: 'Launch R8g instances, memory optimized, with AWS Graviton processors.',
          es: 'Lanzar instancias R8g, optimizadas para memoria, con procesadores AWS Graviton.',
        },
        why: {
          pt: 'A R8g é otimizada para memória: oito GiB por vCPU, com o preço por desempenho do Graviton.',
          en: 'R8g is memory optimized: eight GiB for each vCPU, with the price performance of Graviton.',
          es: 'R8g está optimizada para memoria: ocho GiB por vCPU, con el precio por rendimiento de Graviton.',
        },
        likeness: {
          pt: 'uma cozinha só para panelas de indução, com poucos cozinheiros e uma bancada enorme, paga mesmo vazia',
          en: 'a kitchen for induction pans only, with few cooks and a huge counter, paid for even empty',
          es: 'una cocina solo para ollas de inducción, con pocos cocineros y una encimera enorme, pagada aun vacía',
        },
        tell: {
          pt: 'Muita RAM por vCPU, em Arm: pense na família R com Graviton. Programa compilado só para a arquitetura Arm: um tipo com Graviton.',
          en: 'Plenty of RAM for each vCPU, on Arm: think of the R family with Graviton. A program compiled for the Arm architecture only: a type with Graviton.',
          es: 'Mucha RAM por vCPU, en Arm: piensa en la familia R con Graviton. Programa compilado solo para la arquitectura Arm: un tipo con Graviton.',
        },
      },
      {
        id: 'r-x86',
        uses: ['R7i'],
        popularity: 4,
        source: docs('ec2/latest/instancetypes/mo.html'),
        text: {
          pt: 'R7i, de memória, com Intel',
          en: 'R7i, memory optimized, with Intel',
          es: 'R7i, de memoria, con Intel',
        },
        action: {
          pt: 'Iniciar instâncias R7i, otimizadas para memória, com processadores Intel Xeon.',
          en: 'Launch R7i instances, memory optimized, with Intel Xeon processors.',
          es: 'Lanzar instancias R7i, optimizadas para memoria, con procesadores Intel Xeon.',
        },
        why: {
          pt: 'A R7i é otimizada para memória: oito GiB por vCPU, em processadores Intel.',
          en: 'R7i is memory optimized: eight GiB for each vCPU, on Intel processors.',
          es: 'R7i está optimizada para memoria: ocho GiB por vCPU, en procesadores Intel.',
        },
        likeness: {
          pt: 'uma cozinha só para panelas de fogão a gás, com poucos cozinheiros e uma bancada enorme, paga mesmo vazia',
          en: 'a kitchen for gas-stove pans only, with few cooks and a huge counter, paid for even empty',
          es: 'una cocina solo para ollas de fogón de gas, con pocos cocineros y una encimera enorme, pagada aun vacía',
        },
        tell: {
          pt: 'Muita RAM por vCPU: pense na família R. Só o executável x86, sem código-fonte: um tipo com Intel, e não com Graviton.',
          en: 'Plenty of RAM for each vCPU: think of the R family. Only an x86 executable, without source code: a type with Intel, not with Graviton.',
          es: 'Mucha RAM por vCPU: piensa en la familia R. Solo el ejecutable x86, sin código fuente: un tipo con Intel, y no con Graviton.',
        },
      },
    ],
    constraints: [
      {
        id: 'x86',
        text: {
          pt: 'O fornecedor fechou, e do programa só resta o executável para x86, sem o código-fonte.',
          en: 'The vendor has closed, and only the x86 executable of the program is left, without source code.',
          es: 'El proveedor cerró, y del programa solo queda el ejecutable para x86, sin el código fuente.',
        },
        fits: ['t-x86', 'c-x86', 'r-x86'],
        rulesOut: {
          't-arm': {
            pt: 'A T4g tem processadores Arm (Graviton), que não executam um programa compilado para x86.',
            en: 'T4g has Arm processors (Graviton), which do not run a program compiled for x86.',
            es: 'T4g tiene procesadores Arm (Graviton), que no ejecutan un programa compilado para x86.',
          },
          'c-arm': {
            pt: 'A C8g tem processadores Arm (Graviton), que não executam um programa compilado para x86.',
            en: 'C8g has Arm processors (Graviton), which do not run a program compiled for x86.',
            es: 'C8g tiene procesadores Arm (Graviton), que no ejecutan un programa compilado para x86.',
          },
          'r-arm': {
            pt: 'A R8g tem processadores Arm (Graviton), que não executam um programa compilado para x86.',
            en: 'R8g has Arm processors (Graviton), which do not run a program compiled for x86.',
            es: 'R8g tiene procesadores Arm (Graviton), que no ejecutan un programa compilado para x86.',
          },
        },
      },
      {
        id: 'arm',
        text: {
          pt: 'O programa só é compilado para a arquitetura Arm.',
          en: 'The program is compiled for the Arm architecture only.',
          es: 'El programa solo se compila para la arquitectura Arm.',
        },
        fits: ['t-arm', 'c-arm', 'r-arm'],
        rulesOut: {
          't-x86': {
            pt: 'A T3 tem processadores Intel, de arquitetura x86, e não executa um programa de Arm.',
            en: 'T3 has Intel processors, of the x86 architecture, and does not run an Arm program.',
            es: 'T3 tiene procesadores Intel, de arquitectura x86, y no ejecuta un programa de Arm.',
          },
          'c-x86': {
            pt: 'A C7i tem processadores Intel, de arquitetura x86, e não executa um programa de Arm.',
            en: 'C7i has Intel processors, of the x86 architecture, and does not run an Arm program.',
            es: 'C7i tiene procesadores Intel, de arquitectura x86, y no ejecuta un programa de Arm.',
          },
          'r-x86': {
            pt: 'A R7i tem processadores Intel, de arquitetura x86, e não executa um programa de Arm.',
            en: 'R7i has Intel processors, of the x86 architecture, and does not run an Arm program.',
            es: 'R7i tiene procesadores Intel, de arquitectura x86, y no ejecuta un programa de Arm.',
          },
        },
      },
      {
        id: 'ram',
        text: {
          pt: 'O programa mantém 200 GiB de dados na RAM e usa 32 vCPUs, e a empresa não quer pagar por vCPUs ociosas.',
          en: 'The program keeps 200 GiB of data in RAM and uses 32 vCPUs, and the company does not want to pay for idle vCPUs.',
          es: 'El programa mantiene 200 GiB de datos en la RAM y usa 32 vCPU, y la empresa no quiere pagar por vCPU ociosas.',
        },
        fits: ['r-arm', 'r-x86'],
        rulesOut: {
          't-arm': {
            pt: 'A T4g é para uso variável e tem no máximo 32 GiB de RAM.',
            en: 'The T4g is for variable use and has 32 GiB of RAM at most.',
            es: 'La T4g es para uso variable y tiene 32 GiB de RAM como máximo.',
          },
          't-x86': {
            pt: 'A T3 é para uso variável e tem no máximo 32 GiB de RAM.',
            en: 'The T3 is for variable use and has 32 GiB of RAM at most.',
            es: 'La T3 es para uso variable y tiene 32 GiB de RAM como máximo.',
          },
          'c-arm': {
            pt: 'A C8g é otimizada para computação: tem dois GiB por vCPU, e com 200 GiB viriam mais de 96 vCPUs.',
            en: 'The C8g is compute optimized: it has two GiB for each vCPU, and 200 GiB would come with more than 96 vCPUs.',
            es: 'La C8g está optimizada para cómputo: tiene dos GiB por vCPU, y con 200 GiB vendrían más de 96 vCPU.',
          },
          'c-x86': {
            pt: 'A C7i é otimizada para computação: tem dois GiB por vCPU, e com 200 GiB viriam mais de 96 vCPUs.',
            en: 'The C7i is compute optimized: it has two GiB for each vCPU, and 200 GiB would come with more than 96 vCPUs.',
            es: 'La C7i está optimizada para cómputo: tiene dos GiB por vCPU, y con 200 GiB vendrían más de 96 vCPU.',
          },
        },
      },
      {
        id: 'full-cpu',
        text: {
          pt: 'Os cálculos usam a CPU inteira e pouca RAM dia e noite, e a empresa quer um preço fixo por hora, sem memória ociosa.',
          en: 'The calculations use the whole CPU and little RAM day and night, and the company wants a fixed hourly price, with no idle memory.',
          es: 'Los cálculos usan la CPU completa y poca RAM día y noche, y la empresa quiere un precio fijo por hora, sin memoria ociosa.',
        },
        fits: ['c-arm', 'c-x86'],
        rulesOut: {
          't-arm': {
            pt: 'A T4g é feita para CPU baixa: ocupada o tempo todo, gasta os créditos e passa a ser limitada ou cobrada por mais.',
            en: 'T4g is made for low CPU: busy all the time, it uses up its credits and is then throttled or charged for more.',
            es: 'T4g está hecha para CPU baja: ocupada todo el tiempo, agota los créditos y pasa a limitarse o a cobrar por más.',
          },
          't-x86': {
            pt: 'A T3 é feita para CPU baixa: ocupada o tempo todo, gasta os créditos e passa a ser limitada ou cobrada por mais.',
            en: 'T3 is made for low CPU: busy all the time, it uses up its credits and is then throttled or charged for more.',
            es: 'T3 está hecha para CPU baja: ocupada todo el tiempo, agota los créditos y pasa a limitarse o a cobrar por más.',
          },
          'r-arm': {
            pt: 'A R8g traz oito GiB por vCPU: pagaria por RAM que não se usa.',
            en: 'R8g comes with eight GiB for each vCPU: it would mean paying for unused RAM.',
            es: 'R8g trae ocho GiB por vCPU: se pagaría por RAM que no se usa.',
          },
          'r-x86': {
            pt: 'A R7i traz oito GiB por vCPU: pagaria por RAM que não se usa.',
            en: 'R7i comes with eight GiB for each vCPU: it would mean paying for unused RAM.',
            es: 'R7i trae ocho GiB por vCPU: se pagaría por RAM que no se usa.',
          },
        },
      },
      {
        id: 'quiet',
        text: {
          pt: 'A CPU fica abaixo de 10%, salvo alguns minutos por dia, e a empresa quer um preço que corresponda a esse uso.',
          en: 'The CPU stays below 10% except for a few minutes a day, and the company wants a price that matches this use.',
          es: 'La CPU está por debajo del 10%, salvo unos minutos por día, y la empresa quiere un precio acorde a ese uso.',
        },
        fits: ['t-arm', 't-x86'],
        rulesOut: {
          'c-arm': {
            pt: 'A C8g cobra a CPU inteira o tempo todo, mesmo ociosa.',
            en: 'C8g charges for the full CPU all the time, even when idle.',
            es: 'C8g cobra la CPU completa todo el tiempo, aunque esté ociosa.',
          },
          'c-x86': {
            pt: 'A C7i cobra a CPU inteira o tempo todo, mesmo ociosa.',
            en: 'C7i charges for the full CPU all the time, even when idle.',
            es: 'C7i cobra la CPU completa todo el tiempo, aunque esté ociosa.',
          },
          'r-arm': {
            pt: 'A R8g cobra a CPU inteira e muita RAM o tempo todo, mesmo ociosa.',
            en: 'R8g charges for the full CPU and plenty of RAM all the time, even when idle.',
            es: 'R8g cobra la CPU completa y mucha RAM todo el tiempo, aunque esté ociosa.',
          },
          'r-x86': {
            pt: 'A R7i cobra a CPU inteira e muita RAM o tempo todo, mesmo ociosa.',
            en: 'R7i charges for the full CPU and plenty of RAM all the time, even when idle.',
            es: 'R7i cobra la CPU completa y mucha RAM todo el tiempo, aunque esté ociosa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que família de instâncias atende a esses requisitos?',
      en: 'Which instance family meets these requirements?',
      es: '¿Qué familia de instancias cumple estos requisitos?',
    },
  },

  only(
    pairsOf({
      id: 'instance-and-purchase',
      exams: { 'clf-c02': { domain: 'technology', topic: 'ec2' } },
      scene: {
        pt: 'Pense em cada instância como uma cozinha alugada, com a CPU como cozinheiros, a memória como bancada e os discos como despensa.',
        en: 'Think of each instance as a rented kitchen, with the CPU as cooks, the memory as the counter and disks as the pantry.',
        es: 'Piensa en cada instancia como una cocina alquilada, con la CPU como cocineros, la memoria como encimera y los discos como despensa.',
      },
      situations: [
        {
          id: 'genome-plan',
          text: {
            pt: 'Um instituto de genética escolhe instâncias do Amazon EC2 para um programa que guarda o seu progresso e pode ser retomado a qualquer momento.',
            en: 'A genetics institute is choosing Amazon EC2 instances for a program that saves its progress and can resume at any time.',
            es: 'Un instituto de genética elige instancias de Amazon EC2 para un programa que guarda su avance y puede reanudarse en cualquier momento.',
          },
        },
        {
          id: 'film-plan',
          text: {
            pt: 'Um estúdio de cinema escolhe instâncias do Amazon EC2 para um trabalho em lotes, que pode parar e continuar mais tarde.',
            en: 'A film studio is choosing Amazon EC2 instances for batch work that can stop and continue later.',
            es: 'Un estudio de cine elige instancias de Amazon EC2 para un trabajo por lotes que puede detenerse y continuar más tarde.',
          },
        },
        {
          id: 'bank-plan',
          text: {
            pt: 'Um banco escolhe as instâncias do Amazon EC2 de um sistema que funciona dia e noite.',
            en: 'A bank is choosing the Amazon EC2 instances of a system that runs day and night.',
            es: 'Un banco elige las instancias de Amazon EC2 de un sistema que funciona día y noche.',
          },
        },
        {
          id: 'freight-plan',
          text: {
            pt: 'Uma transportadora leva ao Amazon EC2 um sistema que não para nem à noite.',
            en: 'A freight company is moving a system that runs around the clock to Amazon EC2.',
            es: 'Una empresa de transporte lleva a Amazon EC2 un sistema que funciona las 24 horas.',
          },
        },
        {
          id: 'telecom-plan',
          text: {
            pt: 'Uma operadora de telefonia troca os servidores de um sistema, em uso o dia todo, por instâncias do Amazon EC2.',
            en: 'A phone company is replacing the servers of a system that is always in use with Amazon EC2 instances.',
            es: 'Una telefónica reemplaza por instancias de Amazon EC2 los servidores de un sistema que está siempre en uso.',
          },
        },
      ],
      first: [
        {
          id: 'memory',
          rightWith: ['in-memory'],
          uses: ['memory optimized', 'otimizadas para memória', 'optimizadas para memoria'],
          popularity: 4,
          source: docs('ec2/latest/instancetypes/mo.html'),
          text: {
            pt: 'Instâncias otimizadas para memória',
            en: 'Memory optimized instances',
            es: 'Instancias optimizadas para memoria',
          },
          why: {
            pt: 'As instâncias otimizadas para memória têm muita RAM por vCPU e processam na memória grandes conjuntos de dados.',
            en: 'Memory optimized instances have plenty of RAM for each vCPU and process large data sets in memory.',
            es: 'Las instancias optimizadas para memoria tienen mucha RAM por vCPU y procesan en memoria grandes conjuntos de datos.',
          },
          likeness: {
            pt: 'uma cozinha de bancada enorme para poucos cozinheiros',
            en: 'a kitchen with a huge counter for few cooks',
            es: 'una cocina de encimera enorme para pocos cocineros',
          },
          tell: {
            pt: 'Conjunto de dados na memória: instâncias otimizadas para memória.',
            en: 'A data set in memory: memory optimized instances.',
            es: 'Un conjunto de datos en memoria: instancias optimizadas para memoria.',
          },
        },
        {
          id: 'compute',
          rightWith: ['busy-cpu'],
          uses: ['compute optimized', 'otimizadas para computação', 'optimizadas para cómputo'],
          popularity: 4,
          source: docs('ec2/latest/instancetypes/co.html'),
          text: {
            pt: 'Instâncias otimizadas para computação',
            en: 'Compute optimized instances',
            es: 'Instancias optimizadas para cómputo',
          },
          why: {
            pt: 'As instâncias otimizadas para computação dão mais CPU por dólar a cálculos que usam pouca memória.',
            en: 'Compute optimized instances give calculations that use little memory more CPU for each dollar.',
            es: 'Las instancias optimizadas para cómputo dan más CPU por dólar a cálculos que usan poca memoria.',
          },
          likeness: {
            pt: 'uma cozinha de muitos cozinheiros em bancada pequena',
            en: 'a kitchen with many cooks at a small counter',
            es: 'una cocina de muchos cocineros en una encimera pequeña',
          },
          tell: {
            pt: 'vCPUs ocupadas o tempo todo: instâncias otimizadas para computação.',
            en: 'vCPUs busy all the time: compute optimized instances.',
            es: 'vCPU ocupadas todo el tiempo: instancias optimizadas para cómputo.',
          },
        },
        {
          id: 'storage',
          rightWith: ['local-disks'],
          uses: ['storage optimized', 'otimizadas para armazenamento', 'optimizadas para almacenamiento'],
          popularity: 4,
          source: docs('ec2/latest/instancetypes/so.html'),
          text: {
            pt: 'Instâncias otimizadas para armazenamento',
            en: 'Storage optimized instances',
            es: 'Instancias optimizadas para almacenamiento',
          },
          why: {
            pt: 'As instâncias otimizadas para armazenamento têm discos NVMe locais, com muitas operações por segundo.',
            en: 'Storage optimized instances have local NVMe disks, with many operations per second.',
            es: 'Las instancias optimizadas para almacenamiento tienen discos NVMe locales, con muchas operaciones por segundo.',
          },
          likeness: {
            pt: 'uma cozinha com uma despensa gigante junto ao fogão',
            en: 'a kitchen with a giant pantry right beside the stove',
            es: 'una cocina con una despensa gigante junto al fogón',
          },
          tell: {
            pt: 'Leituras e gravações aleatórias em discos locais: instâncias otimizadas para armazenamento.',
            en: 'Random reads and writes on local disks: storage optimized instances.',
            es: 'Lecturas y escrituras aleatorias en discos locales: instancias optimizadas para almacenamiento.',
          },
        },
        {
          id: 'gpu',
          rightWith: ['on-gpus'],
          uses: ['accelerated computing', 'computação acelerada', 'computación acelerada'],
          popularity: 4,
          source: docs('ec2/latest/instancetypes/ac.html'),
          text: {
            pt: 'Instâncias de computação acelerada',
            en: 'Accelerated computing instances',
            es: 'Instancias de computación acelerada',
          },
          why: {
            pt: 'As instâncias de computação acelerada trazem GPUs ou outros aceleradores, como os que treinam modelos.',
            en: 'Accelerated computing instances bring GPUs or other accelerators, such as those that train models.',
            es: 'Las instancias de computación acelerada traen GPU u otros aceleradores, como los que entrenan modelos.',
          },
          likeness: {
            pt: 'uma cozinha com máquinas que moldam mil massas juntas',
            en: 'a kitchen with machines that shape a thousand pastries together',
            es: 'una cocina con máquinas que forman mil masas juntas',
          },
          tell: {
            pt: 'Treino de modelos em GPUs: instâncias de computação acelerada.',
            en: 'Models trained on GPUs: accelerated computing instances.',
            es: 'Modelos que se entrenan en GPU: instancias de computación acelerada.',
          },
        },
      ],
      second: [
        {
          id: 'spot',
          uses: ['Spot'],
          popularity: 5,
          rightIn: ['genome-plan', 'film-plan'],
          source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
          text: { pt: 'preço Spot', en: 'Spot pricing', es: 'precio Spot' },
          why: {
            pt: 'Com Spot a capacidade ociosa tem o maior desconto, sem prazo, para trabalhos que podem ser interrompidos.',
            en: 'With Spot, spare capacity has the deepest discount and no term, for work that can be interrupted.',
            es: 'Con Spot la capacidad libre tiene el mayor descuento, sin plazo, para trabajos que se pueden interrumpir.',
          },
          likeness: {
            pt: 'um aluguel baratíssimo que o dono pode cortar quando quiser',
            en: 'a rock-bottom rent that the owner may end at will',
            es: 'un alquiler baratísimo que el dueño puede cortar cuando quiera',
          },
          tell: {
            pt: 'Trabalho que pode ser retomado: Spot. Projeto que pode acabar em qualquer mês, sem nada a pagar depois: sob demanda ou Spot, sem compromisso. Custo que importa mais que tudo, com data de entrega flexível: Spot, o maior desconto. Hora de servidor que deve custar menos que o preço de tabela: Spot ou Savings Plan.',
            en: 'Work that can resume: Spot. A project that may end in any month, with nothing left to pay: On-Demand or Spot, without a commitment. Cost that matters most, with a flexible delivery date: Spot, the deepest discount. A server hour that must cost less than the list price: Spot or a Savings Plan.',
            es: 'Trabajo que puede reanudarse: Spot. Proyecto que puede terminar en cualquier mes, sin nada que pagar después: bajo demanda o Spot, sin compromiso. Costo que importa más que nada, con fecha de entrega flexible: Spot, el mayor descuento. Hora de servidor que debe costar menos que el precio de lista: Spot o Savings Plan.',
          },
        },
        {
          id: 'plan',
          uses: ['Savings Plan'],
          popularity: 5,
          rightIn: ['bank-plan', 'freight-plan', 'telecom-plan'],
          source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
          text: { pt: 'um Savings Plan', en: 'a Savings Plan', es: 'un Savings Plan' },
          why: {
            pt: 'Um Savings Plan reduz o preço em troca de um gasto por hora comprometido por um ou três anos, sem interrupções.',
            en: 'A Savings Plan lowers the price in exchange for an hourly spend committed for one or three years, without interruptions.',
            es: 'Un Savings Plan baja el precio a cambio de un gasto por hora comprometido por uno o tres años, sin interrupciones.',
          },
          likeness: {
            pt: 'um aluguel reduzido em troca de anos de contrato',
            en: 'a reduced rent in return for years under contract',
            es: 'un alquiler reducido a cambio de años de contrato',
          },
          tell: {
            pt: 'Anos de uso por menos que o preço de tabela: Savings Plan. Instâncias que a AWS não pode interromper: Savings Plan ou sob demanda, e não Spot. Hora de servidor que deve custar menos que o preço de tabela: Spot ou Savings Plan.',
            en: 'Years of use for less than the list price: a Savings Plan. Instances that AWS must not interrupt: a Savings Plan or On-Demand, not Spot. A server hour that must cost less than the list price: Spot or a Savings Plan.',
            es: 'Años de uso por menos que el precio de lista: Savings Plan. Instancias que AWS no debe interrumpir: Savings Plan o bajo demanda, y no Spot. Hora de servidor que debe costar menos que el precio de lista: Spot o Savings Plan.',
          },
        },
        {
          id: 'demand',
          uses: ['On-Demand'],
          popularity: 5,
          rightIn: ['bank-plan', 'freight-plan', 'telecom-plan'],
          rightWith: ['may-end'],
          source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
          text: { pt: 'preço sob demanda', en: 'On-Demand pricing', es: 'precio bajo demanda' },
          why: {
            pt: 'Pelo preço sob demanda paga-se pelo tempo de uso, sem compromisso e sem interrupção pela AWS.',
            en: 'With On-Demand the time in use is paid for, with neither a commitment nor interruption by AWS.',
            es: 'Al precio bajo demanda se paga el tiempo de uso, sin compromiso y sin interrupción por AWS.',
          },
          likeness: {
            pt: 'um aluguel a preço cheio sem contrato nem prazo',
            en: 'a full-price rent with neither contract nor term',
            es: 'un alquiler a precio completo sin contrato ni plazo',
          },
          tell: {
            pt: 'Uso que pode acabar a qualquer momento, sem interrupção: sob demanda. Instâncias que a AWS não pode interromper: Savings Plan ou sob demanda, e não Spot. Projeto que pode acabar em qualquer mês, sem nada a pagar depois: sob demanda ou Spot, sem compromisso.',
            en: 'Use that may end at any time, without interruption: On-Demand. Instances that AWS must not interrupt: a Savings Plan or On-Demand, not Spot. A project that may end in any month, with nothing left to pay: On-Demand or Spot, without a commitment.',
            es: 'Uso que puede terminar en cualquier momento, sin interrupción: bajo demanda. Instancias que AWS no debe interrumpir: Savings Plan o bajo demanda, y no Spot. Proyecto que puede terminar en cualquier mes, sin nada que pagar después: bajo demanda o Spot, sin compromiso.',
          },
        },
      ],
      constraints: [
        {
          id: 'in-memory',
          text: {
            pt: 'O programa mantém na memória um conjunto de dados de 600 GB e pede o mínimo de vCPUs, sem discos locais nem GPUs.',
            en: 'The program keeps a data set of 600 GB in memory and needs as few vCPUs as possible, with no local disks or GPUs.',
            es: 'El programa mantiene en memoria un conjunto de datos de 600 GB y requiere el mínimo de vCPU, sin discos locales ni GPU.',
          },
          rulesOut: {
            compute: {
              pt: 'As instâncias otimizadas para computação têm pouca RAM por vCPU, e os 600 GB exigiriam muitas vCPUs sem uso.',
              en: 'Compute optimized instances have little RAM for each vCPU, and 600 GB would take many unused vCPUs.',
              es: 'Las instancias optimizadas para cómputo tienen poca RAM por vCPU, y los 600 GB exigirían muchas vCPU sin uso.',
            },
            storage: {
              pt: 'As instâncias otimizadas para armazenamento cobram por discos locais que o programa não usa.',
              en: 'Storage optimized instances charge for local disks that the program does not use.',
              es: 'Las instancias optimizadas para almacenamiento cobran por discos locales que el programa no usa.',
            },
            gpu: {
              pt: 'As instâncias de computação acelerada cobram por GPUs que o programa não usa.',
              en: 'Accelerated computing instances charge for GPUs that the program does not use.',
              es: 'Las instancias de computación acelerada cobran por GPU que el programa no usa.',
            },
          },
        },
        {
          id: 'busy-cpu',
          text: {
            pt: 'Os cálculos mantêm todas as vCPUs ocupadas e pedem o mínimo de memória, sem discos locais nem GPUs.',
            en: 'The calculations keep all vCPUs busy and need as little memory as possible, with no local disks or GPUs.',
            es: 'Los cálculos mantienen ocupadas todas las vCPU y requieren el mínimo de memoria, sin discos locales ni GPU.',
          },
          rulesOut: {
            memory: {
              pt: 'As instâncias otimizadas para memória cobram por uma RAM que os cálculos não usam.',
              en: 'Memory optimized instances charge for RAM that the calculations do not use.',
              es: 'Las instancias optimizadas para memoria cobran por una RAM que los cálculos no usan.',
            },
            storage: {
              pt: 'As instâncias otimizadas para armazenamento cobram por discos locais que os cálculos não usam.',
              en: 'Storage optimized instances charge for local disks that the calculations do not use.',
              es: 'Las instancias optimizadas para almacenamiento cobran por discos locales que los cálculos no usan.',
            },
            gpu: {
              pt: 'As instâncias de computação acelerada cobram por GPUs que os cálculos não usam.',
              en: 'Accelerated computing instances charge for GPUs that the calculations do not use.',
              es: 'Las instancias de computación acelerada cobran por GPU que los cálculos no usan.',
            },
          },
        },
        {
          id: 'local-disks',
          text: {
            pt: 'Cada instância faz milhões de leituras e gravações aleatórias por segundo em 100 TB de discos locais.',
            en: 'Each instance makes millions of random reads and writes a second on 100 TB of local disks.',
            es: 'Cada instancia hace millones de lecturas y escrituras aleatorias por segundo en 100 TB de discos locales.',
          },
          rulesOut: {
            memory: {
              pt: 'As instâncias otimizadas para memória são feitas para dados na RAM e têm bem menos que 100 TB em discos locais.',
              en: 'Memory optimized instances are made for data in RAM and have far less than 100 TB on local disks.',
              es: 'Las instancias optimizadas para memoria están hechas para datos en la RAM y tienen mucho menos de 100 TB en discos locales.',
            },
            compute: {
              pt: 'As instâncias otimizadas para computação são feitas para CPU e têm bem menos que 100 TB em discos locais.',
              en: 'Compute optimized instances are made for CPU and have far less than 100 TB on local disks.',
              es: 'Las instancias optimizadas para cómputo están hechas para CPU y tienen mucho menos de 100 TB en discos locales.',
            },
            gpu: {
              pt: 'As instâncias de computação acelerada são feitas para GPUs e têm bem menos que 100 TB em discos locais.',
              en: 'Accelerated computing instances are made for GPUs and have far less than 100 TB on local disks.',
              es: 'Las instancias de computación acelerada están hechas para GPU y tienen mucho menos de 100 TB en discos locales.',
            },
          },
        },
        {
          id: 'on-gpus',
          text: {
            pt: 'As instâncias vão treinar modelos de aprendizado de máquina em GPUs.',
            en: 'The instances will train machine learning models on GPUs.',
            es: 'Las instancias van a entrenar modelos de aprendizaje automático en GPU.',
          },
          rulesOut: {
            memory: {
              pt: 'As instâncias otimizadas para memória não têm GPUs.',
              en: 'Memory optimized instances have no GPUs.',
              es: 'Las instancias optimizadas para memoria no tienen GPU.',
            },
            compute: {
              pt: 'As instâncias otimizadas para computação não têm GPUs.',
              en: 'Compute optimized instances have no GPUs.',
              es: 'Las instancias optimizadas para cómputo no tienen GPU.',
            },
            storage: {
              pt: 'As instâncias otimizadas para armazenamento não têm GPUs.',
              en: 'Storage optimized instances have no GPUs.',
              es: 'Las instancias optimizadas para almacenamiento no tienen GPU.',
            },
          },
        },
        {
          id: 'no-stop',
          text: {
            pt: 'A AWS não pode interromper as instâncias.',
            en: 'AWS must not interrupt the instances.',
            es: 'AWS no debe interrumpir las instancias.',
          },
          rulesOut: {
            spot: {
              pt: 'Com Spot a AWS pode tomar as instâncias de volta com dois minutos de aviso.',
              en: 'With Spot, AWS can take the instances back at two minutes’ notice.',
              es: 'Con Spot AWS puede recuperar las instancias con dos minutos de aviso.',
            },
          },
        },
        {
          id: 'may-end',
          notWith: ['below-list'],
          text: {
            pt: 'O projeto pode acabar em qualquer mês, e nada se pagará depois disso.',
            en: 'The project may end in any month, with nothing left to pay after that.',
            es: 'El proyecto puede terminar en cualquier mes, y después no se pagará nada más.',
          },
          rulesOut: {
            plan: {
              pt: 'Um Savings Plan é pago por um ou três anos, mesmo que o projeto acabe.',
              en: 'A Savings Plan is paid for one or three years, even if the project ends.',
              es: 'Un Savings Plan se paga por uno o tres años, aunque el proyecto termine.',
            },
          },
        },
        {
          id: 'below-list',
          text: {
            pt: 'O sistema ficará em uso por anos e deve custar menos que o preço de tabela.',
            en: 'The system will be in use for years and must cost less than the list price.',
            es: 'El sistema se usará durante años y debe costar menos que el precio de lista.',
          },
          rulesOut: {
            demand: {
              pt: 'Pelo preço sob demanda paga-se exatamente o preço de tabela.',
              en: 'With On-Demand exactly the list price is paid.',
              es: 'Al precio bajo demanda se paga exactamente el precio de lista.',
            },
          },
        },
        {
          id: 'discount',
          notWith: ['deepest'],
          text: {
            pt: 'A hora de cada servidor deve custar menos que o preço de tabela.',
            en: 'Each server hour must cost less than the list price.',
            es: 'Cada hora de servidor debe costar menos que el precio de lista.',
          },
          rulesOut: {
            demand: {
              pt: 'Pelo preço sob demanda paga-se o preço de tabela, sem desconto.',
              en: 'With On-Demand the list price is paid, without a discount.',
              es: 'Al precio bajo demanda se paga el precio de lista, sin descuento.',
            },
          },
        },
        {
          id: 'deepest',
          notWith: ['may-end'],
          text: {
            pt: 'O custo é o que mais importa, e a data de entrega é flexível.',
            en: 'Cost matters most, and the delivery date is flexible.',
            es: 'El costo es lo que más importa, y la fecha de entrega es flexible.',
          },
          rulesOut: {
            demand: {
              pt: 'Pelo preço sob demanda paga-se o preço de tabela, sem desconto.',
              en: 'With On-Demand the list price is paid, without a discount.',
              es: 'Al precio bajo demanda se paga el precio de lista, sin descuento.',
            },
            plan: {
              pt: 'Um Savings Plan desconta até 72%; a capacidade ociosa, que serve a um trabalho que pode parar, até 90%.',
              en: 'A Savings Plan takes off up to 72%; spare capacity, which suits work that can stop, up to 90%.',
              es: 'Un Savings Plan descuenta hasta el 72%; la capacidad libre, que sirve a un trabajo que puede detenerse, hasta el 90%.',
            },
          },
        },
      ],
      ask: {
        pt: 'Que tipo de instância e que forma de pagamento atendem a esses requisitos?',
        en: 'Which instance type and way of paying meet these requirements?',
        es: '¿Qué tipo de instancia y qué forma de pago cumplen estos requisitos?',
      },
    }),
    { 'no-stop': steady, 'below-list': steady, deepest: pausable, discount: pausable },
  ),
];
