import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const operationChoices: readonly Pattern[] = [
  {
    id: 'repeatable-deployment',
    exams: { 'az-900': { domain: 'management', topic: 'arc-iac' } },
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
          pt: 'Definições em linguagem Bicep',
          en: 'Definitions in the Bicep language',
          es: 'Definiciones en lenguaje Bicep',
        },
        uses: ['Bicep'],
        why: {
          pt: 'O Bicep declara os recursos em uma sintaxe curta, sem arquivo de estado, e recebe recursos novos do Azure no dia em que surgem.',
          en: 'Bicep declares resources in a short syntax, without a state file, and gets new Azure features the day they appear.',
          es: 'Bicep declara los recursos en una sintaxis corta, sin archivo de estado, y recibe las novedades de Azure el día en que salen.',
        },
        tell: {
          pt: 'Só Azure, sintaxe curta e sem estado: Bicep.',
          en: 'Azure only, a short syntax and no state: Bicep.',
          es: 'Solo Azure, sintaxis corta y sin estado: Bicep.',
        },
        source: docs('azure/azure-resource-manager/bicep/overview'),
        popularity: 4,
      },
      {
        id: 'json',
        text: {
          pt: 'Modelos do Azure Resource Manager (ARM)',
          en: 'Azure Resource Manager (ARM) templates',
          es: 'Plantillas de Azure Resource Manager (ARM)',
        },
        uses: ['ARM', 'Resource Manager'],
        why: {
          pt: 'O modelo do ARM declara os recursos em JSON, que outros programas geram e leem com facilidade.',
          en: 'An ARM template declares resources in JSON, which other programs easily generate and read.',
          es: 'La plantilla de ARM declara los recursos en JSON, que otros programas generan y leen con facilidad.',
        },
        tell: {
          pt: 'Declaração em JSON, que um programa gera ou lê: modelo do ARM.',
          en: 'A declaration in JSON, which a program generates or reads: an ARM template.',
          es: 'Declaración en JSON, que un programa genera o lee: plantilla de ARM.',
        },
        source: docs('azure/azure-resource-manager/templates/overview'),
        popularity: 4,
      },
      {
        id: 'terraform',
        text: {
          pt: 'Arquivos de configuração do Terraform',
          en: 'Terraform configuration files',
          es: 'Archivos de configuración de Terraform',
        },
        uses: ['Terraform'],
        why: {
          pt: 'O Terraform declara recursos do Azure e de outras nuvens na mesma linguagem e guarda o estado do que criou.',
          en: 'Terraform declares resources of Azure and of other clouds in the same language and keeps the state of what it created.',
          es: 'Terraform declara recursos de Azure y de otras nubes en el mismo lenguaje y guarda el estado de lo que creó.',
        },
        tell: {
          pt: 'Várias nuvens com uma só linguagem: Terraform.',
          en: 'Several clouds with one language: Terraform.',
          es: 'Varias nubes con un solo lenguaje: Terraform.',
        },
        source: docs('azure/developer/terraform/overview'),
        popularity: 4,
      },
      {
        id: 'script',
        rightWith: ['decisions'],
        text: {
          pt: 'Scripts de comandos do Azure CLI',
          en: 'Scripts of Azure CLI commands',
          es: 'Scripts de comandos de Azure CLI',
        },
        uses: ['CLI'],
        why: {
          pt: 'Um script do Azure CLI executa comandos em ordem, e a equipe decide cada passo.',
          en: 'An Azure CLI script runs commands in order, and the team decides each step.',
          es: 'Un script de Azure CLI ejecuta comandos en orden, y el equipo decide cada paso.',
        },
        tell: {
          pt: 'Passos em sequência, com comandos: script do Azure CLI.',
          en: 'Steps in sequence, with commands: an Azure CLI script.',
          es: 'Pasos en secuencia, con comandos: script de Azure CLI.',
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
          pt: 'Entre dois recursos, um sistema interno deve ser consultado, e a resposta decide o passo seguinte.',
          en: 'Between two resources, an internal system must be queried, and its answer decides the next step.',
          es: 'Entre dos recursos, debe consultarse un sistema interno, y la respuesta decide el paso siguiente.',
        },
        fits: ['rest', 'script', 'guide'],
        rulesOut: {
          bicep: {
            pt: 'O Bicep declara o resultado; não consulta um sistema no meio para mudar de caminho.',
            en: 'Bicep declares the result; it does not consult a system midway to change path.',
            es: 'Bicep declara el resultado; no consulta un sistema a mitad de camino para cambiar de rumbo.',
          },
          json: {
            pt: 'O modelo do ARM declara o resultado; não consulta um sistema no meio para mudar de caminho.',
            en: 'An ARM template declares the result; it does not consult a system midway to change path.',
            es: 'La plantilla de ARM declara el resultado; no consulta un sistema a mitad de camino para cambiar de rumbo.',
          },
          terraform: {
            pt: 'O Terraform calcula todo o plano antes de aplicá-lo; não decide um passo depois do outro.',
            en: 'Terraform works out the whole plan before applying it; it does not decide one step after another.',
            es: 'Terraform calcula todo el plan antes de aplicarlo; no decide un paso tras otro.',
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
