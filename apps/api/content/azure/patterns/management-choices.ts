import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const managementChoices: readonly Pattern[] = [
  {
    id: 'command-environment',
    exams: { 'az-900': { domain: 'management', topic: 'admin-tools' } },
    scene: {
      pt: 'Pense na ferramenta como uma cozinha e no script como uma receita, italiana se for em Bash, francesa se usar cmdlets.',
      en: 'Think of the tool as a kitchen and of a script as a recipe, Italian if in Bash, French if it uses cmdlets.',
      es: 'Piensa en la herramienta como una cocina y en el script como una receta, italiana si es de Bash, francesa si usa cmdlets.',
    },
    situations: [
      {
        id: 'hotels',
        text: {
          pt: 'Todo mês, o administrador de uma rede de hotéis desliga quarenta máquinas virtuais de teste no Azure.',
          en: 'Every month, a hotel chain’s administrator shuts down forty test virtual machines in Azure.',
          es: 'Cada mes, el administrador de una cadena de hoteles apaga cuarenta máquinas virtuales de prueba en Azure.',
        },
      },
      {
        id: 'fleet',
        text: {
          pt: 'Uma locadora de carros vai aplicar tags de centro de custo a todos os seus recursos do Azure.',
          en: 'A car rental company is going to apply cost center tags to all of its Azure resources.',
          es: 'Una empresa de alquiler de autos va a aplicar etiquetas de centro de costo a todos sus recursos de Azure.',
        },
      },
      {
        id: 'courts',
        text: {
          pt: 'A equipe de TI de um tribunal vai mudar a configuração de milhares de contas de armazenamento no Azure.',
          en: 'A court’s IT team is going to change the settings of thousands of storage accounts in Azure.',
          es: 'El equipo de TI de un tribunal va a cambiar la configuración de miles de cuentas de almacenamiento en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'shell-bash',
        text: {
          pt: 'Azure CLI no Azure Cloud Shell',
          en: 'Azure CLI in Azure Cloud Shell',
          es: 'Azure CLI en Azure Cloud Shell',
        },
        uses: ['Cloud Shell'],
        why: {
          pt: 'O Cloud Shell abre no navegador um Bash já autenticado, que executa scripts, com o Azure CLI instalado e mantido pela Microsoft.',
          en: 'Cloud Shell opens a signed-in Bash in the browser, which runs scripts, with Azure CLI installed and maintained by Microsoft.',
          es: 'Cloud Shell abre en el navegador un Bash ya autenticado, que ejecuta scripts, con Azure CLI instalado y mantenido por Microsoft.',
        },
        likeness: {
          pt: 'uma cozinha italiana emprestada, equipada pelo dono, que ele fecha quando ninguém mexe na panela',
          en: 'a borrowed Italian kitchen, equipped by its owner, who closes it when nobody is stirring the pot',
          es: 'una cocina italiana prestada, equipada por su dueño, que la cierra cuando nadie mueve la olla',
        },
        tell: {
          pt: 'Equipe que escreve scripts em Bash: Azure CLI. Computador em que nada pode ser instalado: Azure Cloud Shell, no navegador. Ferramenta cuja atualização é responsabilidade da Microsoft: Azure Cloud Shell. Mudança que deve ficar em um script, para ser repetida: linha de comando.',
          en: 'A team that writes Bash scripts: Azure CLI. A computer on which nothing may be installed: Azure Cloud Shell, in the browser. Updating that is Microsoft’s responsibility: Azure Cloud Shell. A change that must be kept in a script, to be repeated: the command line.',
          es: 'Equipo que escribe scripts en Bash: Azure CLI. Computadora en la que no se puede instalar nada: Azure Cloud Shell, en el navegador. Herramienta cuya actualización es responsabilidad de Microsoft: Azure Cloud Shell. Operación que debe quedar en un script, para repetirse: línea de comandos.',
        },
        source: docs('azure/cloud-shell/overview'),
        popularity: 4,
      },
      {
        id: 'shell-pwsh',
        text: {
          pt: 'Azure PowerShell no Azure Cloud Shell',
          en: 'Azure PowerShell in Azure Cloud Shell',
          es: 'Azure PowerShell en Azure Cloud Shell',
        },
        uses: ['Cloud Shell'],
        why: {
          pt: 'O Cloud Shell abre no navegador um PowerShell já autenticado, que executa cmdlets e scripts, com o módulo Az instalado e mantido pela Microsoft.',
          en: 'Cloud Shell opens a signed-in PowerShell in the browser, which runs cmdlets and scripts, with the Az module installed and maintained by Microsoft.',
          es: 'Cloud Shell abre en el navegador un PowerShell ya autenticado, que ejecuta cmdlets y scripts, con el módulo Az instalado y mantenido por Microsoft.',
        },
        likeness: {
          pt: 'uma cozinha francesa emprestada, equipada pelo dono, que ele fecha quando ninguém mexe na panela',
          en: 'a borrowed French kitchen, equipped by its owner, who closes it when nobody is stirring the pot',
          es: 'una cocina francesa prestada, equipada por su dueño, que la cierra cuando nadie mueve la olla',
        },
        tell: {
          pt: 'Scripts prontos, com cmdlets a aproveitar: Azure PowerShell. Computador em que nada pode ser instalado: Azure Cloud Shell, no navegador. Ferramenta cuja atualização é responsabilidade da Microsoft: Azure Cloud Shell. Mudança que deve ficar em um script, para ser repetida: linha de comando.',
          en: 'Ready-made scripts, with cmdlets to reuse: Azure PowerShell. A computer on which nothing may be installed: Azure Cloud Shell, in the browser. Updating that is Microsoft’s responsibility: Azure Cloud Shell. A change that must be kept in a script, to be repeated: the command line.',
          es: 'Scripts ya hechos, con cmdlets que aprovechar: Azure PowerShell. Computadora en la que no se puede instalar nada: Azure Cloud Shell, en el navegador. Herramienta cuya actualización es responsabilidad de Microsoft: Azure Cloud Shell. Operación que debe quedar en un script, para repetirse: línea de comandos.',
        },
        source: docs('azure/cloud-shell/overview'),
        popularity: 4,
      },
      {
        id: 'local-cli',
        text: {
          pt: 'Azure CLI instalado no computador',
          en: 'Azure CLI installed on the computer',
          es: 'Azure CLI instalado en la computadora',
        },
        uses: [],
        why: {
          pt: 'O Azure CLI no computador executa scripts Bash pelo tempo que for preciso, sem o limite de inatividade do navegador.',
          en: 'Azure CLI on the computer runs Bash scripts for as long as needed, without the idle limit of the browser.',
          es: 'Azure CLI en la computadora ejecuta scripts de Bash el tiempo que haga falta, sin el límite de inactividad del navegador.',
        },
        likeness: {
          pt: 'uma cozinha italiana montada e renovada em casa, onde a panela pode ficar no fogo a noite toda',
          en: 'an Italian kitchen fitted and renewed at home, where the pot may stay on the stove all night',
          es: 'una cocina italiana montada y renovada en casa, donde la olla puede seguir al fuego toda la noche',
        },
        tell: {
          pt: 'Equipe que escreve scripts em Bash: Azure CLI. Execução de várias horas, sem ninguém à frente da tela: ferramenta instalada. Mudança que deve ficar em um script, para ser repetida: linha de comando.',
          en: 'A team that writes Bash scripts: Azure CLI. A run of several hours, with nobody at the screen: an installed tool. A change that must be kept in a script, to be repeated: the command line.',
          es: 'Equipo que escribe scripts en Bash: Azure CLI. Ejecución de varias horas, sin nadie frente a la pantalla: herramienta instalada. Operación que debe quedar en un script, para repetirse: línea de comandos.',
        },
        source: docs('cli/azure/what-is-azure-cli'),
        popularity: 4,
      },
      {
        id: 'local-pwsh',
        text: {
          pt: 'Azure PowerShell instalado no computador',
          en: 'Azure PowerShell installed on the computer',
          es: 'Azure PowerShell instalado en la computadora',
        },
        uses: [],
        why: {
          pt: 'O Azure PowerShell no computador executa cmdlets pelo tempo que for preciso, sem o limite de inatividade do navegador.',
          en: 'Azure PowerShell on the computer runs cmdlets for as long as needed, without the idle limit of the browser.',
          es: 'Azure PowerShell en la computadora ejecuta cmdlets el tiempo que haga falta, sin el límite de inactividad del navegador.',
        },
        likeness: {
          pt: 'uma cozinha francesa montada e renovada em casa, onde a panela pode ficar no fogo a noite toda',
          en: 'a French kitchen fitted and renewed at home, where the pot may stay on the stove all night',
          es: 'una cocina francesa montada y renovada en casa, donde la olla puede seguir al fuego toda la noche',
        },
        tell: {
          pt: 'Scripts prontos, com cmdlets a aproveitar: Azure PowerShell. Execução de várias horas, sem ninguém à frente da tela: ferramenta instalada. Mudança que deve ficar em um script, para ser repetida: linha de comando.',
          en: 'Ready-made scripts, with cmdlets to reuse: Azure PowerShell. A run of several hours, with nobody at the screen: an installed tool. A change that must be kept in a script, to be repeated: the command line.',
          es: 'Scripts ya hechos, con cmdlets que aprovechar: Azure PowerShell. Ejecución de varias horas, sin nadie frente a la pantalla: herramienta instalada. Operación que debe quedar en un script, para repetirse: línea de comandos.',
        },
        source: docs('powershell/azure/what-is-azure-powershell'),
        popularity: 3,
      },
      {
        id: 'portal',
        neverRight: true,
        text: {
          pt: 'As páginas do portal do Azure',
          en: 'The pages of the Azure portal',
          es: 'Las páginas del portal de Azure',
        },
        uses: ['portal'],
        why: {
          pt: 'O portal do Azure mostra cada opção em telas, no navegador, sem comandos a aprender.',
          en: 'The Azure portal shows each option on pages in the browser, with no commands to learn.',
          es: 'El portal de Azure muestra cada opción en pantallas, en el navegador, sin comandos que aprender.',
        },
        likeness: {
          pt: 'o balcão de uma lanchonete, onde se aponta cada prato em um painel, sem nenhuma receita escrita',
          en: 'the counter of a diner, where each dish is pointed at on a board, with no written recipe',
          es: 'el mostrador de una cafetería, donde se señala cada plato en un panel, sin ninguna receta escrita',
        },
        tell: {
          pt: 'Tarefa única, sem comandos: o portal do Azure.',
          en: 'A one-off task without commands: the Azure portal.',
          es: 'Tarea única, sin comandos: el portal de Azure.',
        },
        source: docs('azure/azure-portal/azure-portal-overview'),
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'nothing-installed',
        text: {
          pt: 'Nada pode ser instalado no computador em uso.',
          en: 'Nothing may be installed on the computer in use.',
          es: 'No se puede instalar nada en la computadora en uso.',
        },
        fits: ['shell-bash', 'shell-pwsh', 'portal'],
        rulesOut: {
          'local-cli': {
            pt: 'O Azure CLI funcionaria igual, mas precisa ser instalado no computador.',
            en: 'Azure CLI would do the same, but has to be installed on the computer.',
            es: 'Azure CLI haría lo mismo, pero debe instalarse en la computadora.',
          },
          'local-pwsh': {
            pt: 'O Azure PowerShell funcionaria igual, mas precisa ser instalado no computador.',
            en: 'Azure PowerShell would do the same, but has to be installed on the computer.',
            es: 'Azure PowerShell haría lo mismo, pero debe instalarse en la computadora.',
          },
        },
      },
      {
        id: 'up-to-date',
        text: {
          pt: 'Atualizar a ferramenta deve ser responsabilidade da Microsoft.',
          en: 'Updating the tool must be Microsoft’s responsibility.',
          es: 'Actualizar la herramienta debe ser responsabilidad de Microsoft.',
        },
        fits: ['shell-bash', 'shell-pwsh', 'portal'],
        rulesOut: {
          'local-cli': {
            pt: 'No computador, atualizar o Azure CLI cabe à equipe que o instalou.',
            en: 'On the computer, updating Azure CLI is up to the team that installed it.',
            es: 'En la computadora, actualizar Azure CLI le toca al equipo que lo instaló.',
          },
          'local-pwsh': {
            pt: 'No computador, atualizar o Azure PowerShell cabe à equipe que o instalou.',
            en: 'On the computer, updating Azure PowerShell is up to the team that installed it.',
            es: 'En la computadora, actualizar Azure PowerShell le toca al equipo que lo instaló.',
          },
        },
      },
      {
        id: 'one-script',
        text: {
          pt: 'A mudança deve ficar em um script, para ser repetida igual.',
          en: 'The change must be kept in a script, to be repeated exactly.',
          es: 'La operación debe quedar en un script, para repetirse igual.',
        },
        fits: ['shell-bash', 'shell-pwsh', 'local-cli', 'local-pwsh'],
        rulesOut: {
          portal: {
            pt: 'No portal a mudança é feita à mão, recurso por recurso ou por seleção, e não fica em um script.',
            en: 'In the portal the change is made by hand, one resource or one selection at a time, and is not kept in a script.',
            es: 'En el portal la operación se hace a mano, recurso por recurso o por selección, y no queda en un script.',
          },
        },
      },
      {
        id: 'bash-team',
        notWith: ['cmdlet-team'],
        text: {
          pt: 'A equipe escreve scripts em Bash e não vai aprender cmdlets.',
          en: 'The team writes Bash scripts and will not learn cmdlets.',
          es: 'El equipo escribe scripts en Bash y no va a aprender cmdlets.',
        },
        fits: ['shell-bash', 'local-cli', 'portal'],
        rulesOut: {
          'shell-pwsh': {
            pt: 'O Azure PowerShell trabalha com cmdlets, mesmo aberto no navegador.',
            en: 'Azure PowerShell works with cmdlets, even when opened in the browser.',
            es: 'Azure PowerShell trabaja con cmdlets, aunque se abra en el navegador.',
          },
          'local-pwsh': {
            pt: 'O Azure PowerShell trabalha com cmdlets, que a equipe não vai aprender.',
            en: 'Azure PowerShell works with cmdlets, which the team will not learn.',
            es: 'Azure PowerShell trabaja con cmdlets, que el equipo no va a aprender.',
          },
        },
      },
      {
        id: 'cmdlet-team',
        notWith: ['bash-team'],
        text: {
          pt: 'Os scripts, já prontos, usam cmdlets e devem ser aproveitados.',
          en: 'The ready-made scripts use cmdlets and must be reused.',
          es: 'Los scripts, ya hechos, usan cmdlets y deben aprovecharse.',
        },
        fits: ['shell-pwsh', 'local-pwsh'],
        rulesOut: {
          portal: {
            pt: 'No portal não se executam os scripts já prontos.',
            en: 'The ready-made scripts do not run in the portal’s pages.',
            es: 'En las páginas del portal no se ejecutan los scripts ya hechos.',
          },
          'shell-bash': {
            pt: 'O Azure CLI usa comandos az: os cmdlets teriam de ser reescritos.',
            en: 'Azure CLI uses az commands: the cmdlets would have to be rewritten.',
            es: 'Azure CLI usa comandos az: habría que reescribir los cmdlets.',
          },
          'local-cli': {
            pt: 'O Azure CLI usa comandos az, e não os cmdlets dos scripts.',
            en: 'Azure CLI uses az commands, not the cmdlets of the scripts.',
            es: 'Azure CLI usa comandos az, y no los cmdlets de los scripts.',
          },
        },
      },
      {
        id: 'overnight',
        situations: ['fleet', 'courts'],
        text: {
          pt: 'A execução leva várias horas, sem ninguém à frente da tela.',
          en: 'The run takes several hours, with nobody at the screen.',
          es: 'La ejecución tarda varias horas, sin nadie frente a la pantalla.',
        },
        fits: ['local-cli', 'local-pwsh'],
        rulesOut: {
          'shell-bash': {
            pt: 'O Cloud Shell encerra a sessão depois de 20 minutos sem interação.',
            en: 'Cloud Shell ends the session after 20 minutes without interaction.',
            es: 'Cloud Shell cierra la sesión tras 20 minutos sin interacción.',
          },
          'shell-pwsh': {
            pt: 'Também em PowerShell, o Cloud Shell encerra a sessão depois de 20 minutos sem interação.',
            en: 'In PowerShell too, Cloud Shell ends the session after 20 minutes without interaction.',
            es: 'También en PowerShell, Cloud Shell cierra la sesión tras 20 minutos sin interacción.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual ferramenta atende a todos esses requisitos?',
      en: 'Which tool meets all of these requirements?',
      es: '¿Qué herramienta cumple todos estos requisitos?',
    },
  },
];
