import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const functionStart: readonly Pattern[] = [
  {
    id: 'function-start',
    exams: { 'saa-c03': { domain: 'performance', topic: 'compute-performance' } },
    scene: {
      pt: 'Pense na função como uma receita, em cada chamada como um pedido e na inicialização como o preparo antes de cozinhar.',
      en: 'Think of the function as a recipe, of each call as an order, and of initialization as getting everything ready to cook.',
      es: 'Piensa en la función como una receta, en cada llamada como un pedido y en la inicialización como los preparativos antes de cocinar.',
    },
    situations: [
      {
        id: 'quotes',
        text: {
          pt: 'Uma corretora calcula cotações em uma função do AWS Lambda escrita em Java. Quando a função fica um tempo sem uso, a chamada seguinte demora oito segundos.',
          en: 'A brokerage works out quotes in an AWS Lambda function written in Java. When the function has gone unused for a while, the next call takes eight seconds.',
          es: 'Una corredora calcula cotizaciones en una función de AWS Lambda escrita en Java. Cuando la función pasa un tiempo sin uso, la llamada siguiente tarda ocho segundos.',
        },
        today: {
          pt: 'A função serve 700 corretores por uma API, e a inicialização é puro processamento. Um arquiteto de soluções precisa encurtar a espera.',
          en: 'The function serves 700 brokers through an API, and its initialization is pure processing. A solutions architect must shorten the wait.',
          es: 'La función atiende a 700 corredores mediante una API, y su inicialización es puro procesamiento. Un arquitecto de soluciones debe acortar la espera.',
        },
      },
      {
        id: 'pharmacy-check',
        text: {
          pt: 'Uma rede de farmácias valida receitas em uma função do AWS Lambda em Java, e os balconistas esperam muitos segundos na primeira receita de cada instância da função.',
          en: 'A pharmacy chain validates prescriptions in an AWS Lambda function in Java, and clerks wait many seconds for the first prescription of each instance of the function.',
          es: 'Una cadena de farmacias valida recetas en una función de AWS Lambda en Java, y los empleados esperan muchos segundos en la primera receta de cada instancia de la función.',
        },
        today: {
          pt: 'São 300 farmácias, e cada nova instância leva nove segundos, de puro processamento, para carregar as bibliotecas. A rede quer uma espera menor.',
          en: 'There are 300 pharmacies, and each new instance takes nine seconds of pure processing to load its libraries. The chain wants a shorter wait.',
          es: 'Son 300 farmacias, y cada instancia nueva tarda nueve segundos, de puro procesamiento, en cargar las bibliotecas. La cadena quiere una espera menor.',
        },
      },
      {
        id: 'parking-gates',
        text: {
          pt: 'Uma operadora de estacionamentos abre cancelas com uma função do AWS Lambda em Java; a cada inicialização a frio, o motorista espera.',
          en: 'A parking operator opens gates with an AWS Lambda function in Java; at each cold start the driver waits.',
          es: 'Una operadora de estacionamientos abre barreras con una función de AWS Lambda en Java; en cada arranque en frío, el conductor espera.',
        },
        today: {
          pt: 'A espera, de puro processamento, chega a dez segundos em 60 estacionamentos, com filas na entrada. Um arquiteto de soluções deve reduzi-la.',
          en: 'The wait, of pure processing, reaches ten seconds at 60 car parks, with lines at the entrance. A solutions architect must reduce it.',
          es: 'La espera, de puro procesamiento, llega a diez segundos en 60 estacionamientos, con filas en la entrada. Un arquitecto de soluciones debe reducirla.',
        },
      },
      {
        id: 'claims-photo',
        text: {
          pt: 'Uma seguradora avalia fotos de sinistros com uma função do AWS Lambda em Java, cuja inicialização demora muito mais que a avaliação.',
          en: 'An insurer assesses claim photos with an AWS Lambda function in Java, whose initialization takes far longer than the assessment.',
          es: 'Una aseguradora evalúa fotos de siniestros con una función de AWS Lambda en Java, cuya inicialización tarda mucho más que la evaluación.',
        },
        today: {
          pt: 'A avaliação dura 300 ms, e a inicialização, que é puro processamento, doze segundos, que o segurado espera no celular. A seguradora quer mudar isso.',
          en: 'The assessment takes 300 ms and the initialization, which is pure processing, twelve seconds, for which customers wait at their phones. The insurer wants to change this.',
          es: 'La evaluación dura 300 ms, y la inicialización, que es puro procesamiento, doce segundos, que el asegurado espera en el celular. La aseguradora quiere cambiarlo.',
        },
      },
    ],
    candidates: [
      {
        id: 'provisioned',
        uses: ['provisioned concurrency', 'concorrência provisionada', 'simultaneidad aprovisionada'],
        popularity: 4,
        source: docs('lambda/latest/dg/provisioned-concurrency.html'),
        text: {
          pt: 'Ativar a simultaneidade provisionada',
          en: 'Turn on provisioned concurrency',
          es: 'Activar la simultaneidad aprovisionada',
        },
        action: {
          pt: 'Publicar uma versão da função e configurar simultaneidade provisionada para o alias que a aplicação chama.',
          en: 'Publish a version of the function and configure provisioned concurrency for the alias that the application uses.',
          es: 'Publicar una versión de la función y configurar simultaneidad aprovisionada para el alias que usa la aplicación.',
        },
        why: {
          pt: 'A simultaneidade provisionada mantém ambientes já inicializados, que respondem em milissegundos; é cobrada enquanto está ativa, com chamadas ou sem elas.',
          en: 'Provisioned concurrency keeps environments initialized, which answer within milliseconds; it is charged while it is on, with or without calls.',
          es: 'La simultaneidad aprovisionada mantiene entornos ya inicializados, que responden en milisegundos; se cobra mientras está activa, con llamadas o sin ellas.',
        },
        likeness: {
          pt: 'o cozinheiro que serve na hora a receita de sempre, mas recebe o dia todo, mesmo sem pedidos',
          en: 'the cook who serves the usual recipe instantly, but is paid all day, even without any orders',
          es: 'el cocinero que sirve al instante la receta de siempre, pero cobra todo el día, aun sin pedidos',
        },
        tell: {
          pt: 'Resposta em milissegundos também na primeira chamada: a simultaneidade provisionada. Resposta em cerca de um segundo depois de uma longa pausa: SnapStart ou simultaneidade provisionada. Função que precisa de 4 GB de armazenamento temporário em /tmp: a simultaneidade provisionada, pois o SnapStart vai até 512 MB. Programa homologado, que deve continuar com o mesmo código: um ajuste da própria função.',
          en: 'An answer within milliseconds on the first call too: provisioned concurrency. An answer within about a second after a long pause: SnapStart or provisioned concurrency. A function that needs 4 GB of ephemeral storage in /tmp: provisioned concurrency, as SnapStart goes up to 512 MB. A certified program that must remain with the same code: a setting of the function itself.',
          es: 'Respuesta en milisegundos también en la primera llamada: la simultaneidad aprovisionada. Respuesta en cerca de un segundo tras una larga pausa: SnapStart o simultaneidad aprovisionada. Función que necesita 4 GB de almacenamiento efímero en /tmp: la simultaneidad aprovisionada, porque SnapStart llega a 512 MB. Programa homologado, que debe seguir con el mismo código: un ajuste de la propia función.',
        },
      },
      {
        id: 'snapstart',
        uses: ['SnapStart'],
        popularity: 4,
        source: docs('lambda/latest/dg/snapstart.html'),
        text: {
          pt: 'Ativar a opção SnapStart',
          en: 'Turn on the SnapStart option',
          es: 'Activar la opción SnapStart',
        },
        action: {
          pt: 'Ativar o SnapStart na função, publicar uma versão e apontar para ela o alias que a aplicação chama.',
          en: 'Turn on SnapStart for the function, publish a version and point the alias that the application uses to it.',
          es: 'Activar SnapStart en la función, publicar una versión y apuntar hacia ella el alias que usa la aplicación.',
        },
        why: {
          pt: 'O SnapStart restaura a função a partir de um snapshot já inicializado, em menos de um segundo, e em Java não tem custo adicional; exige /tmp de até 512 MB.',
          en: 'SnapStart restores the function from an initialized snapshot in under a second and has no additional cost for Java; it takes up to 512 MB in /tmp.',
          es: 'SnapStart restaura la función desde una instantánea ya inicializada, en menos de un segundo, y en Java no tiene costo adicional; admite hasta 512 MB en /tmp.',
        },
        likeness: {
          pt: 'a receita de sempre, já preparada e congelada em potes pequenos, que pede um minuto no fogo',
          en: 'the usual recipe, already prepared and frozen in small tubs, which needs only a minute on the stove',
          es: 'la receta de siempre, ya preparada y congelada en envases pequeños, que solo necesita un minuto al fuego',
        },
        tell: {
          pt: 'Resposta em cerca de um segundo depois de uma longa pausa: SnapStart ou simultaneidade provisionada. Função em Java que fica horas sem chamada alguma: pense no SnapStart, que não cobra nada a mais em Java. Horas sem nenhuma chamada, sem pagar por computação: SnapStart ou mais memória, sem instâncias à espera. Programa homologado, que deve continuar com o mesmo código: um ajuste da própria função.',
          en: 'An answer within about a second after a long pause: SnapStart or provisioned concurrency. A function in Java that goes hours without any call: think of SnapStart, which costs nothing extra for Java. Hours without any call, without paying for compute: SnapStart or more memory, with no instances waiting. A certified program that must remain with the same code: a setting of the function itself.',
          es: 'Respuesta en cerca de un segundo tras una larga pausa: SnapStart o simultaneidad aprovisionada. Función en Java que pasa horas sin ninguna llamada: piensa en SnapStart, que no cuesta nada más en Java. Horas sin ninguna llamada, sin pagar por cómputo: SnapStart o más memoria, sin instancias en espera. Programa homologado, que debe seguir con el mismo código: un ajuste de la propia función.',
        },
      },
      {
        id: 'memory',
        uses: [],
        popularity: 4,
        rightWith: ['large-tmp', 'no-idle-cost'],
        source: docs('lambda/latest/dg/configuration-memory.html'),
        text: {
          pt: 'Aumentar a memória alocada',
          en: 'Raise the allocated memory',
          es: 'Aumentar la memoria asignada',
        },
        action: {
          pt: 'Aumentar a memória da função ao triplo, com a CPU correspondente, e publicar uma versão.',
          en: 'Raise the memory of the function to three times as much, with the CPU that comes with it, and publish a version.',
          es: 'Aumentar la memoria de la función al triple, con la CPU correspondiente, y publicar una versión.',
        },
        why: {
          pt: 'Mais memória dá à função mais CPU em proporção e encurta uma inicialização que é puro processamento, sem código novo nem cobrança em repouso.',
          en: 'More memory gives the function more CPU in proportion and shortens an initialization that is pure processing, with neither new code nor idle charges.',
          es: 'Más memoria le da a la función más CPU en proporción y acorta una inicialización que es puro procesamiento, sin código nuevo ni cobros en reposo.',
        },
        likeness: {
          pt: 'o fogão mais forte, aceso só quando chega um pedido, mas em que o preparo ainda demora minutos',
          en: 'a stronger stove, lit only when an order arrives, but on which getting ready still takes many minutes',
          es: 'un fogón más fuerte, encendido solo al llegar un pedido, pero cuyos preparativos aún tardan muchos minutos',
        },
        tell: {
          pt: 'Mais CPU para a função: mais memória. Horas sem chamada alguma, com 4 GB de armazenamento temporário em /tmp: mais memória e, com ela, mais CPU; o SnapStart vai até 512 MB, e a simultaneidade provisionada cobra as horas paradas. Horas sem nenhuma chamada, sem pagar por computação: SnapStart ou mais memória, sem instâncias à espera. Programa homologado, que deve continuar com o mesmo código: um ajuste da própria função.',
          en: 'More CPU for the function: more memory. Hours without any call, with 4 GB of ephemeral storage in /tmp: more memory and, with it, more CPU; SnapStart goes up to 512 MB, and provisioned concurrency charges for idle hours. Hours without any call, without paying for compute: SnapStart or more memory, with no instances waiting. A certified program that must remain with the same code: a setting of the function itself.',
          es: 'Más CPU para la función: más memoria. Horas sin ninguna llamada, con 4 GB de almacenamiento efímero en /tmp: más memoria y, con ella, más CPU; SnapStart llega a 512 MB, y la simultaneidad aprovisionada cobra las horas inactivas. Horas sin ninguna llamada, sin pagar por cómputo: SnapStart o más memoria, sin instancias en espera. Programa homologado, que debe seguir con el mismo código: un ajuste de la propia función.',
        },
      },
      {
        id: 'fargate',
        uses: ['Fargate'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        text: {
          pt: 'Passar para um serviço no AWS Fargate',
          en: 'Move to a service on AWS Fargate',
          es: 'Pasar a un servicio en AWS Fargate',
        },
        action: {
          pt: 'Executar o programa como um serviço do Amazon ECS no AWS Fargate, atrás de um Application Load Balancer.',
          en: 'Run the program as an Amazon ECS service on AWS Fargate, behind an Application Load Balancer.',
          es: 'Ejecutar el programa como un servicio de Amazon ECS en AWS Fargate, detrás de un Application Load Balancer.',
        },
        why: {
          pt: 'Um serviço no AWS Fargate mantém o programa sempre em execução, sem inicializações a frio por chamada; paga-se por ele o tempo todo.',
          en: 'A service on AWS Fargate keeps the program running all the time, without cold starts for calls; it is paid for all the time.',
          es: 'Un servicio en AWS Fargate mantiene el programa siempre en ejecución, sin arranques en frío por llamada; se paga todo el tiempo.',
        },
        likeness: {
          pt: 'outro restaurante, que serve na hora, mas de outro jeito e com cozinheiros pagos dia e noite',
          en: 'another restaurant, which serves instantly, but in a different manner and with cooks paid day and night',
          es: 'otro restaurante, que sirve al instante, pero de otra manera y con cocineros pagados día y noche',
        },
        tell: {
          pt: 'Carga constante em um processo que não para: Fargate.',
          en: 'A constant load on a process that does not stop: Fargate.',
          es: 'Carga constante en un proceso que no se detiene: Fargate.',
        },
      },
      {
        id: 'rewrite',
        uses: [],
        popularity: 2,
        neverRight: true,
        source: docs('lambda/latest/dg/best-practices.html'),
        text: {
          pt: 'Reescrever o código em Go, enxuto',
          en: 'Rewrite the code in Go, kept small',
          es: 'Reescribir el código en Go, reducido',
        },
        action: {
          pt: 'Reescrever o programa em Go, com poucas bibliotecas, e publicá-lo como uma nova versão da função.',
          en: 'Rewrite the program in Go, with few libraries, and publish it as a new version of the function.',
          es: 'Reescribir el programa en Go, con pocas bibliotecas, y publicarlo como una nueva versión de la función.',
        },
        why: {
          pt: 'Uma função pequena em Go inicializa em uma fração de segundo, sem cobrança em repouso, depois de ser reescrita.',
          en: 'A small function in Go initializes in a fraction of a second, without idle charges, once it has been rewritten.',
          es: 'Una función pequeña en Go se inicializa en una fracción de segundo, sin cobros en reposo, después de reescribirla.',
        },
        likeness: {
          pt: 'um prato pronto num instante e sem custo na espera, mas de outra receita, escrita do zero',
          en: 'a dish ready in an instant and free while idle, but from another recipe, written from scratch',
          es: 'un plato listo en un instante y sin costo en espera, pero de otra receta, escrita desde cero',
        },
        tell: {
          pt: 'Código que pode mudar e deve iniciar depressa: linguagem leve e pacote pequeno.',
          en: 'Code that may change and has to start fast: a light language and a small package.',
          es: 'Código que puede cambiar y debe iniciar rápido: lenguaje liviano y paquete pequeño.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-idle-cost',
        text: {
          pt: 'Há horas sem chamada alguma, que ninguém sabe prever, nas quais a empresa não quer pagar por computação.',
          en: 'There are hours without any call, which nobody can predict and in which the company does not want to pay for compute.',
          es: 'Hay horas sin ninguna llamada, que nadie puede prever, en las que la empresa no quiere pagar por cómputo.',
        },
        fits: ['snapstart', 'memory', 'rewrite'],
        rulesOut: {
          provisioned: {
            pt: 'A simultaneidade provisionada é cobrada enquanto está ativa, mesmo sem chamadas, e só se desliga em horas previstas.',
            en: 'Provisioned concurrency is charged while it is on, even without calls, and is switched off only at hours that are foreseen.',
            es: 'La simultaneidad aprovisionada se cobra mientras está activa, incluso sin llamadas, y solo se desactiva en horas previstas.',
          },
          fargate: {
            pt: 'O serviço no Fargate é cobrado por segundo em que está no ar, mesmo sem chamadas.',
            en: 'The service on Fargate is charged for each second that it is up, even without calls.',
            es: 'El servicio en Fargate se cobra por cada segundo que está activo, incluso sin llamadas.',
          },
        },
      },
      {
        id: 'one-second',
        text: {
          pt: 'Mesmo depois de uma longa pausa, a resposta deve chegar em cerca de um segundo.',
          en: 'Even after a long pause, the answer must arrive within about a second.',
          es: 'Incluso tras una larga pausa, la respuesta debe llegar en cerca de un segundo.',
        },
        fits: ['provisioned', 'snapstart', 'fargate', 'rewrite'],
        rulesOut: {
          memory: {
            pt: 'Mais memória encurta uma inicialização de muitos segundos, mas não a traz para cerca de um.',
            en: 'More memory shortens an initialization of many seconds but does not bring it down to about one.',
            es: 'Más memoria acorta una inicialización de muchos segundos, pero no la lleva a cerca de uno.',
          },
        },
      },
      {
        id: 'same-code',
        text: {
          pt: 'O programa foi homologado e deve continuar uma função em Java, com o mesmo código.',
          en: 'The program has been certified and must remain a function in Java, with the same code.',
          es: 'El programa fue homologado y debe seguir siendo una función en Java, con el mismo código.',
        },
        fits: ['provisioned', 'snapstart', 'memory'],
        rulesOut: {
          fargate: {
            pt: 'No Fargate o programa deixaria de ser uma função e precisaria de um servidor HTTP em volta dele.',
            en: 'On Fargate the program would no longer be a function and would need an HTTP server around it.',
            es: 'En Fargate el programa dejaría de ser una función y necesitaría un servidor HTTP alrededor.',
          },
          rewrite: {
            pt: 'Reescrever em Go troca o código que foi homologado.',
            en: 'Rewriting in Go replaces the code that was certified.',
            es: 'Reescribir en Go cambia el código que fue homologado.',
          },
        },
      },
      {
        id: 'milliseconds',
        situations: ['quotes', 'pharmacy-check', 'parking-gates'],
        text: {
          pt: 'O contrato exige resposta em 50 milissegundos, também na primeira chamada após uma pausa.',
          en: 'The contract requires an answer within 50 milliseconds, also on the first call after a pause.',
          es: 'El contrato exige una respuesta en 50 milisegundos, también en la primera llamada tras una pausa.',
        },
        fits: ['provisioned', 'fargate'],
        rulesOut: {
          snapstart: {
            pt: 'O SnapStart restaura o snapshot em centenas de milissegundos, acima dos 50 pedidos.',
            en: 'SnapStart restores the snapshot in hundreds of milliseconds, above the 50 required.',
            es: 'SnapStart restaura la instantánea en cientos de milisegundos, por encima de los 50 pedidos.',
          },
          memory: {
            pt: 'Mais memória não evita a inicialização, que continua acima de 50 milissegundos.',
            en: 'More memory does not avoid initialization, which stays above 50 milliseconds.',
            es: 'Más memoria no evita la inicialización, que sigue por encima de 50 milisegundos.',
          },
        },
      },
      {
        id: 'large-tmp',
        text: {
          pt: 'A função precisa de 4 GB de armazenamento temporário em /tmp.',
          en: 'The function needs 4 GB of ephemeral storage in /tmp.',
          es: 'La función necesita 4 GB de almacenamiento efímero en /tmp.',
        },
        fits: ['provisioned', 'memory', 'fargate', 'rewrite'],
        rulesOut: {
          snapstart: {
            pt: 'O SnapStart não aceita mais de 512 MB de armazenamento temporário em /tmp.',
            en: 'SnapStart supports no more than 512 MB of ephemeral storage in /tmp.',
            es: 'SnapStart no acepta más de 512 MB de almacenamiento efímero en /tmp.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a empresa deve fazer?',
      en: 'What should the company do?',
      es: '¿Qué debe hacer la empresa?',
    },
  },
];
