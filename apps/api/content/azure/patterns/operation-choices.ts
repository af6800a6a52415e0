import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const operationChoices: readonly Pattern[] = [
  {
    id: 'repeatable-deployment',
    exams: { 'az-900': { domain: 'management', topic: 'arc-iac' } },
    scene: {
      pt: 'Pense em cada ambiente no Azure como um quiosque a erguer, no arquivo como a planta e na ferramenta como o construtor.',
      en: 'Think of each environment in Azure as a kiosk to be built, of the file as its plan, and of the tool as the builder.',
      es: 'Piensa en cada entorno de Azure como un quiosco por levantar, en el archivo como el plano y en la herramienta como el constructor.',
    },
    situations: [
      {
        id: 'branches',
        text: {
          pt: 'Uma rede de óticas vai criar no Azure os mesmos recursos para cada uma de oito filiais.',
          en: 'An optician chain will create the same Azure resources for each of eight branches.',
          es: 'Una cadena de ópticas va a crear en Azure los mismos recursos para cada una de ocho sucursales.',
        },
      },
      {
        id: 'customers',
        text: {
          pt: 'Uma empresa de software cria no Azure um ambiente igual para cada novo cliente.',
          en: 'A software company sets up an identical Azure environment for each new customer.',
          es: 'Una empresa de software crea en Azure un entorno igual para cada cliente nuevo.',
        },
      },
      {
        id: 'rehearsal',
        text: {
          pt: 'Um banco quer os mesmos recursos em homologação e em produção no Azure.',
          en: 'A bank wants the same resources in staging and production in Azure.',
          es: 'Un banco quiere los mismos recursos en pruebas y en producción en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'bicep',
        text: {
          pt: 'Uma única definição em Bicep',
          en: 'A single Bicep definition',
          es: 'Una única definición en Bicep',
        },
        uses: ['Bicep'],
        why: {
          pt: 'O Bicep, da própria Microsoft, declara o resultado em um arquivo de sintaxe curta, revisado antes da implantação, sem JSON nem arquivo de estado.',
          en: 'Bicep, from Microsoft itself, declares the result in a file of short syntax, reviewed before deployment, with neither JSON nor a state file.',
          es: 'Bicep, de la propia Microsoft, declara el resultado en un archivo de sintaxis corta, revisado antes de la implementación, sin JSON ni archivo de estado.',
        },
        likeness: {
          pt: 'a planta clara do quiosque pronto, que o construtor da própria fábrica ergue de uma vez, sem parar',
          en: 'the clear plan of the finished kiosk, which the factory’s own builder puts up in one go, without stopping',
          es: 'el plano claro del quiosco terminado, que el constructor de la propia fábrica levanta de una vez, sin parar',
        },
        tell: {
          pt: 'Nem JSON escrito à mão nem arquivo de estado: Bicep. Ferramenta da própria Microsoft, sem escrever JSON: Bicep. Resultado final descrito, e não a sequência de passos: linguagem declarativa. Nenhum arquivo de estado a guardar: ferramenta que lê o estado do próprio Azure. Equipe que não quer escrever JSON: Bicep, Terraform ou Azure CLI. Mudança revisada como arquivo antes de ser implantada: infraestrutura em código ou script. Ferramenta da própria Microsoft: Bicep, modelos do ARM ou Azure CLI.',
          en: 'Neither JSON written by hand nor a state file: Bicep. A tool made by Microsoft, without writing JSON: Bicep. The final result described, not the sequence of steps: a declarative language. No state file to keep: a tool that reads the state from Azure itself. A team that does not want to write JSON: Bicep, Terraform or Azure CLI. A change reviewed as a file before it is deployed: infrastructure in code or a script. A tool made by Microsoft: Bicep, ARM templates or Azure CLI.',
          es: 'Ni JSON escrito a mano ni archivo de estado: Bicep. Herramienta de la propia Microsoft, sin escribir JSON: Bicep. Resultado final descrito, no la secuencia de pasos: lenguaje declarativo. Ningún archivo de estado que guardar: herramienta que lee el estado del propio Azure. Equipo que no quiere escribir JSON: Bicep, Terraform o Azure CLI. Cambio que debe revisarse como archivo antes de implementarse: infraestructura en código o script. Herramienta de la propia Microsoft: Bicep, plantillas de ARM o Azure CLI.',
        },
        source: docs('azure/azure-resource-manager/bicep/overview'),
        popularity: 4,
      },
      {
        id: 'json',
        text: {
          pt: 'Um único modelo do ARM',
          en: 'A single ARM template',
          es: 'Una única plantilla de ARM',
        },
        uses: ['ARM', 'Resource Manager'],
        why: {
          pt: 'O modelo do ARM, da própria Microsoft, declara o resultado em JSON, sem arquivo de estado.',
          en: 'An ARM template, from Microsoft itself, declares the result in JSON, without a state file.',
          es: 'La plantilla de ARM, de la propia Microsoft, declara el resultado en JSON, sin archivo de estado.',
        },
        likeness: {
          pt: 'a planta do quiosque pronto, toda em símbolos difíceis de ler, que o construtor da fábrica ergue sem parar',
          en: 'the plan of the finished kiosk, all in hard-to-read symbols, which the factory’s builder puts up without stopping',
          es: 'el plano del quiosco terminado, todo en símbolos difíciles, que el constructor de la fábrica levanta sin parar',
        },
        tell: {
          pt: 'Declaração em JSON, que um programa gera ou lê: modelo do ARM. Resultado final descrito, e não a sequência de passos: linguagem declarativa. Nenhum arquivo de estado a guardar: ferramenta que lê o estado do próprio Azure. Mudança revisada como arquivo antes de ser implantada: infraestrutura em código ou script. Ferramenta da própria Microsoft: Bicep, modelos do ARM ou Azure CLI.',
          en: 'A declaration in JSON, which a program generates or reads: an ARM template. The final result described, not the sequence of steps: a declarative language. No state file to keep: a tool that reads the state from Azure itself. A change reviewed as a file before it is deployed: infrastructure in code or a script. A tool made by Microsoft: Bicep, ARM templates or Azure CLI.',
          es: 'Declaración en JSON, que un programa genera o lee: plantilla de ARM. Resultado final descrito, no la secuencia de pasos: lenguaje declarativo. Ningún archivo de estado que guardar: herramienta que lee el estado del propio Azure. Cambio que debe revisarse como archivo antes de implementarse: infraestructura en código o script. Herramienta de la propia Microsoft: Bicep, plantillas de ARM o Azure CLI.',
        },
        source: docs('azure/azure-resource-manager/templates/overview'),
        popularity: 4,
      },
      {
        id: 'terraform',
        text: {
          pt: 'Uma única configuração do Terraform',
          en: 'A single Terraform configuration',
          es: 'Una única configuración de Terraform',
        },
        uses: ['Terraform'],
        why: {
          pt: 'O Terraform declara o resultado em arquivos com linguagem própria, sem JSON, revisados antes da implantação, e serve também a outras nuvens.',
          en: 'Terraform declares the result in files with a language of its own, without JSON, reviewed before deployment, and serves other clouds as well.',
          es: 'Terraform declara el resultado en archivos con lenguaje propio, sin JSON, revisados antes de la implementación, y sirve también para otras nubes.',
        },
        likeness: {
          pt: 'a planta clara do quiosque pronto, para um construtor de fora, que não para e exige diário de obra',
          en: 'the clear plan of the finished kiosk, for an outside builder who never stops and needs a construction log',
          es: 'el plano claro del quiosco terminado, para un constructor externo que no para y exige un diario de obra',
        },
        tell: {
          pt: 'Várias nuvens com uma só linguagem: Terraform. Resultado final descrito, e não a sequência de passos: linguagem declarativa. Equipe que não quer escrever JSON: Bicep, Terraform ou Azure CLI. Mudança revisada como arquivo antes de ser implantada: infraestrutura em código ou script.',
          en: 'Several clouds with one language: Terraform. The final result described, not the sequence of steps: a declarative language. A team that does not want to write JSON: Bicep, Terraform or Azure CLI. A change reviewed as a file before it is deployed: infrastructure in code or a script.',
          es: 'Varias nubes con un solo lenguaje: Terraform. Resultado final descrito, no la secuencia de pasos: lenguaje declarativo. Equipo que no quiere escribir JSON: Bicep, Terraform o Azure CLI. Cambio que debe revisarse como archivo antes de implementarse: infraestructura en código o script.',
        },
        source: docs('azure/developer/terraform/overview'),
        popularity: 4,
      },
      {
        id: 'script',
        rightWith: ['decisions'],
        text: {
          pt: 'Um script de comandos do Azure CLI',
          en: 'A script of Azure CLI commands',
          es: 'Un script de comandos de Azure CLI',
        },
        uses: ['CLI'],
        why: {
          pt: 'Um script do Azure CLI é um arquivo, sem JSON, que executa comandos em ordem: a equipe o revisa antes e o faz parar entre dois deles para um teste.',
          en: 'An Azure CLI script is a file, without JSON, that runs commands in order: the team reviews it beforehand and makes it stop between two of them for a test.',
          es: 'Un script de Azure CLI es un archivo, sin JSON, que ejecuta comandos en orden: el equipo lo revisa antes y lo hace parar entre dos de ellos para una prueba.',
        },
        likeness: {
          pt: 'a lista de passos escrita antes, que o construtor cumpre um a um, com paradas onde se quer',
          en: 'the list of steps written beforehand, which the builder follows one by one, pausing wherever it says',
          es: 'la lista de pasos escrita de antemano, que el constructor cumple uno a uno, con pausas donde se indica',
        },
        tell: {
          pt: 'Recurso que alguém da equipe deve testar antes que o seguinte seja criado: um script do Azure CLI. Nenhum arquivo de estado a guardar: ferramenta que lê o estado do próprio Azure. Equipe que não quer escrever JSON: Bicep, Terraform ou Azure CLI. Mudança revisada como arquivo antes de ser implantada: infraestrutura em código ou script. Ferramenta da própria Microsoft: Bicep, modelos do ARM ou Azure CLI.',
          en: 'A resource that somebody must test before the next one is created: an Azure CLI script. No state file to keep: a tool that reads the state from Azure itself. A team that does not want to write JSON: Bicep, Terraform or Azure CLI. A change reviewed as a file before it is deployed: infrastructure in code or a script. A tool made by Microsoft: Bicep, ARM templates or Azure CLI.',
          es: 'Recurso que alguien del equipo debe probar antes de crear el siguiente: un script de Azure CLI. Ningún archivo de estado que guardar: herramienta que lee el estado del propio Azure. Equipo que no quiere escribir JSON: Bicep, Terraform o Azure CLI. Cambio que debe revisarse como archivo antes de implementarse: infraestructura en código o script. Herramienta de la propia Microsoft: Bicep, plantillas de ARM o Azure CLI.',
        },
        source: docs('cli/azure/what-is-azure-cli'),
        popularity: 4,
      },
      {
        id: 'guide',
        neverRight: true,
        text: {
          pt: 'Recursos criados à mão no portal',
          en: 'Resources created by hand in the portal',
          es: 'Recursos creados a mano en el portal',
        },
        uses: ['portal'],
        why: {
          pt: 'À mão, no portal, cada tela mostra as opções, e não se aprende linguagem alguma.',
          en: 'By hand in the portal, each page shows the options and no language has to be learned.',
          es: 'A mano, en el portal, cada pantalla muestra las opciones y no se aprende ningún lenguaje.',
        },
        likeness: {
          pt: 'o quiosque montado à mão, peça por peça, com testes no caminho, mas sem nada no papel',
          en: 'the kiosk put together by hand, piece by piece, with tests along the way but nothing on paper',
          es: 'el quiosco armado a mano, pieza por pieza, con pruebas en el camino, pero sin nada en papel',
        },
        tell: {
          pt: 'Uma vez, sem código: o portal.',
          en: 'Just once, without code: the portal.',
          es: 'Una vez, sin código: el portal.',
        },
        source: docs('azure/azure-portal/azure-portal-overview'),
        popularity: 5,
      },
      {
        id: 'rest',
        neverRight: true,
        text: {
          pt: 'Chamadas à API REST do Azure',
          en: 'Calls to the Azure REST API',
          es: 'Llamadas a la API REST de Azure',
        },
        uses: [],
        why: {
          pt: 'A API REST cria qualquer recurso a partir de um programa, com corpos em JSON.',
          en: 'The REST API creates any resource from a program, with bodies in JSON.',
          es: 'La API REST crea cualquier recurso desde un programa, con cuerpos en JSON.',
        },
        likeness: {
          pt: 'o pedido de cada peça à fábrica, um por vez, em formulários cheios de símbolos difíceis de ler',
          en: 'the orders sent to the factory piece by piece, each on a form full of hard-to-read symbols',
          es: 'el pedido de cada pieza a la fábrica, uno a uno, en formularios llenos de símbolos difíciles de leer',
        },
        tell: {
          pt: 'Criar recursos a partir de um programa próprio: API REST ou SDK.',
          en: 'Creating resources from a program of one’s own: the REST API or an SDK.',
          es: 'Crear recursos desde un programa propio: API REST o SDK.',
        },
        source: docs('rest/api/azure/'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'desired',
        text: {
          pt: 'A equipe quer descrever o resultado final, e não a sequência de passos.',
          en: 'The team wants to describe the final result, not the sequence of steps.',
          es: 'El equipo quiere describir el resultado final, no la secuencia de pasos.',
        },
        fits: ['bicep', 'json', 'terraform'],
        rulesOut: {
          rest: {
            pt: 'Cada chamada à API é um passo, e o programa precisa dar todos na ordem.',
            en: 'Each call to the API is a step, and the program has to take them all in order.',
            es: 'Cada llamada a la API es un paso, y el programa debe darlos todos en orden.',
          },
          script: {
            pt: 'Um script é uma sequência de comandos; aplicá-lo de novo pode repetir efeitos, se a equipe não tratar disso.',
            en: 'A script is a sequence of commands; running it again may repeat effects unless the team handles that.',
            es: 'Un script es una secuencia de comandos; ejecutarlo otra vez puede repetir efectos si el equipo no lo prevé.',
          },
          guide: {
            pt: 'No portal, à mão, os recursos são criados passo a passo.',
            en: 'By hand in the portal, resources are created step by step.',
            es: 'En el portal, a mano, los recursos se crean paso a paso.',
          },
        },
      },
      {
        id: 'no-state',
        text: {
          pt: 'A equipe não quer guardar um arquivo de estado.',
          en: 'The team does not want to keep a state file.',
          es: 'El equipo no quiere guardar un archivo de estado.',
        },
        fits: ['rest', 'bicep', 'json', 'script', 'guide'],
        rulesOut: {
          terraform: {
            pt: 'O Terraform guarda o estado em um arquivo, que a equipe precisa proteger.',
            en: 'Terraform keeps the state in a file, which the team has to protect.',
            es: 'Terraform guarda el estado en un archivo, que el equipo debe proteger.',
          },
        },
      },
      {
        id: 'readable',
        text: {
          pt: 'A equipe não quer escrever JSON.',
          en: 'The team does not want to write JSON.',
          es: 'El equipo no quiere escribir JSON.',
        },
        fits: ['bicep', 'terraform', 'script', 'guide'],
        rulesOut: {
          rest: {
            pt: 'O corpo de cada chamada à API é um JSON, que alguém escreve.',
            en: 'The body of each call to the API is JSON, which somebody writes.',
            es: 'El cuerpo de cada llamada a la API es un JSON, que alguien escribe.',
          },
          json: {
            pt: 'Um modelo do ARM é um arquivo JSON, que alguém escreve.',
            en: 'An ARM template is a JSON file, which somebody writes.',
            es: 'Una plantilla de ARM es un archivo JSON, que alguien escribe.',
          },
        },
      },
      {
        id: 'reviewed',
        text: {
          pt: 'Cada mudança deve ser revisada como arquivo antes de ser implantada.',
          en: 'Every change must be reviewed as a file before it is deployed.',
          es: 'Cada cambio debe revisarse como archivo antes de implementarse.',
        },
        fits: ['rest', 'bicep', 'json', 'terraform', 'script'],
        rulesOut: {
          guide: {
            pt: 'No portal a mudança é feita na tela; não há um arquivo a revisar antes.',
            en: 'In the portal a change is made on the page; there is no file to review beforehand.',
            es: 'En el portal el cambio se hace en la pantalla; no hay un archivo que revisar antes.',
          },
        },
      },
      {
        id: 'decisions',
        text: {
          pt: 'Alguém da equipe deve testar cada recurso antes que o seguinte seja criado.',
          en: 'Somebody must test each resource before the next one is created.',
          es: 'Alguien del equipo debe probar cada recurso antes de crear el siguiente.',
        },
        fits: ['rest', 'script', 'guide'],
        rulesOut: {
          bicep: {
            pt: 'Uma única definição em Bicep declara todo o conjunto, e o Azure o implanta de uma vez: não há pausa para testes entre um recurso e outro.',
            en: 'A single Bicep definition declares the whole set, and Azure deploys it in one go: there is no pause for tests between one resource and the next.',
            es: 'Una única definición en Bicep declara todo el conjunto, y Azure lo implementa de una vez: no hay pausa para pruebas entre un recurso y otro.',
          },
          json: {
            pt: 'Um único modelo do ARM declara todo o conjunto, e o Azure o implanta de uma vez: não há pausa para testes entre um recurso e outro.',
            en: 'A single ARM template declares the whole set, and Azure deploys it in one go: there is no pause for tests between one resource and the next.',
            es: 'Una única plantilla de ARM declara todo el conjunto, y Azure lo implementa de una vez: no hay pausa para pruebas entre un recurso y otro.',
          },
          terraform: {
            pt: 'Uma única configuração do Terraform reúne todos os recursos e é aplicada por inteiro, sem pausa para testes entre um recurso e outro.',
            en: 'A single Terraform configuration holds all resources and is applied in full, with no pause for tests between one resource and the next.',
            es: 'Una única configuración de Terraform reúne todos los recursos y se aplica completa, sin pausa para pruebas entre un recurso y otro.',
          },
        },
      },
      {
        id: 'one-vendor',
        text: {
          pt: 'A empresa quer usar uma ferramenta da própria Microsoft.',
          en: 'The company wants to use a tool made by Microsoft.',
          es: 'La empresa quiere usar una herramienta de la propia Microsoft.',
        },
        fits: ['rest', 'bicep', 'json', 'script', 'guide'],
        rulesOut: {
          terraform: {
            pt: 'O Terraform é um produto da HashiCorp, que também lhe dá suporte.',
            en: 'Terraform is a product of HashiCorp, which also supports it.',
            es: 'Terraform es un producto de HashiCorp, que también le da soporte.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
];
