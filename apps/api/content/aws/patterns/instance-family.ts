import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const instanceFamily: readonly Pattern[] = [
  {
    id: 'instance-family',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'ec2' },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
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
          pt: 'O serviço desenhará mapas para os 200 editores da empresa, e a primeira versão está pronta. Um arquiteto de soluções precisa escolher as instâncias.',
          en: 'The service will draw map tiles for the company’s 200 editors, and its first version is finished. A solutions architect must choose the instances.',
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
          pt: 'O programa planeja os fornos de seis fábricas em um servidor do escritório, que será desativado.',
          en: 'The program plans the ovens of six factories from a server in the office, which will be given up.',
          es: 'El programa planifica los hornos de seis fábricas en un servidor de la oficina, que se dará de baja.',
        },
      },
      {
        id: 'telecom',
        text: {
          pt: 'Uma operadora de telefonia vai executar no Amazon EC2 uma ferramenta interna.',
          en: 'A phone company is going to run an internal tool on Amazon EC2.',
          es: 'Una operadora de telefonía va a ejecutar en Amazon EC2 una herramienta interna.',
        },
        today: {
          pt: 'Trezentos técnicos usarão a ferramenta no navegador. Os arquitetos precisam escolher as instâncias em que ela vai rodar.',
          en: 'Three hundred technicians will use the tool in the browser. The architects have to choose the instances that run it.',
          es: 'Trescientos técnicos usarán la herramienta en el navegador. Los arquitectos deben elegir las instancias que la ejecutarán.',
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
          en: 'An institute is going to run a statistics program on Amazon EC2.',
          es: 'Un instituto va a ejecutar en Amazon EC2 un programa de estadística.',
        },
        today: {
          pt: 'Nele serão apurados os resultados da última pesquisa, para quarenta estatísticos. Um arquiteto escolhe o tipo de instância.',
          en: 'The results of the last survey will be worked out on it, for forty statisticians. An architect is choosing the instance type.',
          es: 'Con él se calcularán los resultados de la última encuesta, para cuarenta estadísticos. Un arquitecto elige el tipo de instancia.',
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
        tell: {
          pt: 'CPU baixa com picos curtos, em Arm: pense na família T com Graviton.',
          en: 'Low CPU with short bursts, on Arm: think of the T family with Graviton.',
          es: 'CPU baja con picos cortos, en Arm: piensa en la familia T con Graviton.',
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
        tell: {
          pt: 'CPU baixa com picos curtos: pense na família T.',
          en: 'Low CPU with short bursts: think of the T family.',
          es: 'CPU baja con picos cortos: piensa en la familia T.',
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
        tell: {
          pt: 'CPU no máximo por horas, em Arm: pense na família C com Graviton.',
          en: 'CPU at its maximum for hours, on Arm: think of the C family with Graviton.',
          es: 'CPU al máximo por horas, en Arm: piensa en la familia C con Graviton.',
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
        tell: {
          pt: 'CPU no máximo por horas: pense na família C.',
          en: 'CPU at its maximum for hours: think of the C family.',
          es: 'CPU al máximo por horas: piensa en la familia C.',
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
        tell: {
          pt: 'Muita RAM por vCPU, em Arm: pense na família R com Graviton.',
          en: 'Plenty of RAM for each vCPU, on Arm: think of the R family with Graviton.',
          es: 'Mucha RAM por vCPU, en Arm: piensa en la familia R con Graviton.',
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
        tell: {
          pt: 'Muita RAM por vCPU: pense na família R.',
          en: 'Plenty of RAM for each vCPU: think of the R family.',
          es: 'Mucha RAM por vCPU: piensa en la familia R.',
        },
      },
    ],
    constraints: [
      {
        id: 'x86',
        text: {
          pt: 'Só existe o executável para x86, sem código-fonte.',
          en: 'Only the x86 executable exists, without source code.',
          es: 'Solo existe el ejecutable para x86, sin código fuente.',
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
          pt: 'Com 8 vCPUs, o programa carrega 50 GiB de dados na RAM.',
          en: 'With 8 vCPUs, the program loads 50 GiB of data into RAM.',
          es: 'Con 8 vCPU, el programa carga 50 GiB de datos en la RAM.',
        },
        fits: ['r-arm', 'r-x86'],
        rulesOut: {
          't-arm': {
            pt: 'A T4g de 8 vCPUs tem 32 GiB de RAM; os 50 GiB não caberiam.',
            en: 'The T4g with 8 vCPUs has 32 GiB of RAM; 50 GiB would not fit.',
            es: 'La T4g de 8 vCPU tiene 32 GiB de RAM; los 50 GiB no cabrían.',
          },
          't-x86': {
            pt: 'A T3 de 8 vCPUs tem 32 GiB de RAM; os 50 GiB não caberiam.',
            en: 'The T3 with 8 vCPUs has 32 GiB of RAM; 50 GiB would not fit.',
            es: 'La T3 de 8 vCPU tiene 32 GiB de RAM; los 50 GiB no cabrían.',
          },
          'c-arm': {
            pt: 'A C8g de 8 vCPUs tem 16 GiB de RAM; os 50 GiB não caberiam.',
            en: 'The C8g with 8 vCPUs has 16 GiB of RAM; 50 GiB would not fit.',
            es: 'La C8g de 8 vCPU tiene 16 GiB de RAM; los 50 GiB no cabrían.',
          },
          'c-x86': {
            pt: 'A C7i de 8 vCPUs tem 16 GiB de RAM; os 50 GiB não caberiam.',
            en: 'The C7i with 8 vCPUs has 16 GiB of RAM; 50 GiB would not fit.',
            es: 'La C7i de 8 vCPU tiene 16 GiB de RAM; los 50 GiB no cabrían.',
          },
        },
      },
      {
        id: 'full-cpu',
        text: {
          pt: 'Os cálculos ocupam a CPU dia e noite com pouca RAM, sem pagar por RAM de sobra.',
          en: 'Calculations keep the CPU busy day and night with little RAM; spare RAM must not be paid for.',
          es: 'Los cálculos ocupan la CPU día y noche con poca RAM, sin pagar por RAM de sobra.',
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
          pt: 'A CPU fica abaixo de 10%, fora alguns minutos por dia, e o preço deve refletir essa média.',
          en: 'The CPU stays below 10% except for a few minutes a day, and the price should reflect that.',
          es: 'La CPU queda por debajo de 10%, salvo unos minutos al día, y el precio debe reflejar ese promedio.',
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
];
