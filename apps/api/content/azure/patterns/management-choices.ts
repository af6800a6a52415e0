import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const managementChoices: readonly Pattern[] = [
  {
    id: 'command-environment',
    exams: { 'az-900': { domain: 'management', topic: 'admin-tools' } },
    situations: [
      {
        id: 'hotels',
        text: {
          pt: 'O administrador de uma rede de hotéis precisa desligar quarenta máquinas virtuais de teste.',
          en: 'The administrator of a hotel chain needs to shut down forty test virtual machines.',
          es: 'El administrador de una cadena de hoteles necesita apagar cuarenta máquinas virtuales de prueba.',
        },
      },
      {
        id: 'fleet',
        text: {
          pt: 'Uma locadora de carros vai aplicar tags a quarenta mil recursos do Azure.',
          en: 'A car rental company is going to tag forty thousand Azure resources.',
          es: 'Una empresa de alquiler de autos va a etiquetar cuarenta mil recursos de Azure.',
        },
      },
      {
        id: 'courts',
        text: {
          pt: 'A equipe de TI de um tribunal vai mudar a configuração de milhares de contas de armazenamento.',
          en: 'A court’s IT team will change the settings of thousands of storage accounts.',
          es: 'El equipo de TI de un tribunal va a cambiar la configuración de miles de cuentas de almacenamiento.',
        },
      },
    ],
    candidates: [
      {
        id: 'shell-bash',
        text: {
          pt: 'Azure CLI no Cloud Shell, em Bash',
          en: 'Azure CLI in Cloud Shell, in Bash',
          es: 'Azure CLI en Cloud Shell, en Bash',
        },
        uses: ['Cloud Shell'],
        why: {
          pt: 'O Cloud Shell abre no navegador um Bash já autenticado, com o Azure CLI instalado e mantido pela Microsoft.',
          en: 'Cloud Shell opens a signed-in Bash in the browser, with Azure CLI installed and maintained by Microsoft.',
          es: 'Cloud Shell abre en el navegador un Bash ya autenticado, con Azure CLI instalado y mantenido por Microsoft.',
        },
        tell: {
          pt: 'Shell do Linux, sem aprender cmdlets: Azure CLI. Nada instalado no computador: Azure Cloud Shell. Ferramenta que a equipe não quer atualizar: Azure Cloud Shell. Script que percorre todos os recursos: linha de comando, em vez do portal.',
          en: 'The Linux shell, without learning cmdlets: Azure CLI. Nothing installed on the computer: Azure Cloud Shell. A tool that the team does not want to keep up to date: Azure Cloud Shell. A script that must go through all of the resources: the command line instead of the portal.',
          es: 'Shell de Linux, sin aprender cmdlets: Azure CLI. Nada que instalar en la computadora: Azure Cloud Shell. Herramienta que el equipo no quiere actualizar: Azure Cloud Shell. Script que recorre los recursos: línea de comandos, en lugar del portal.',
        },
        source: docs('azure/cloud-shell/overview'),
        popularity: 4,
      },
      {
        id: 'shell-pwsh',
        text: {
          pt: 'Azure PowerShell no Cloud Shell',
          en: 'Azure PowerShell in Cloud Shell',
          es: 'Azure PowerShell en Cloud Shell',
        },
        uses: ['Cloud Shell'],
        why: {
          pt: 'O Cloud Shell abre no navegador um PowerShell já autenticado, com o módulo Az instalado e mantido pela Microsoft.',
          en: 'Cloud Shell opens a signed-in PowerShell in the browser, with the Az module installed and maintained by Microsoft.',
          es: 'Cloud Shell abre en el navegador un PowerShell ya autenticado, con el módulo Az instalado y mantenido por Microsoft.',
        },
        tell: {
          pt: 'Scripts existentes em cmdlets: Azure PowerShell. Nada instalado no computador: Azure Cloud Shell. Ferramenta que a equipe não quer atualizar: Azure Cloud Shell. Script que percorre todos os recursos: linha de comando, em vez do portal.',
          en: 'Existing scripts that use cmdlets: Azure PowerShell. Nothing installed on the computer: Azure Cloud Shell. A tool that the team does not want to keep up to date: Azure Cloud Shell. A script that must go through all of the resources: the command line instead of the portal.',
          es: 'Scripts existentes con cmdlets: Azure PowerShell. Nada que instalar en la computadora: Azure Cloud Shell. Herramienta que el equipo no quiere actualizar: Azure Cloud Shell. Script que recorre los recursos: línea de comandos, en lugar del portal.',
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
        tell: {
          pt: 'Shell do Linux, sem aprender cmdlets: Azure CLI. Execução que dura horas sem acompanhamento: ferramenta instalada, em vez do Cloud Shell. Script que percorre todos os recursos: linha de comando, em vez do portal.',
          en: 'The Linux shell, without learning cmdlets: Azure CLI. A run that takes hours unattended: an installed tool, not Cloud Shell. A script that must go through all of the resources: the command line instead of the portal.',
          es: 'Shell de Linux, sin aprender cmdlets: Azure CLI. Ejecución que dura horas sin supervisión: herramienta instalada, en lugar de Cloud Shell. Script que recorre los recursos: línea de comandos, en lugar del portal.',
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
        tell: {
          pt: 'Scripts existentes em cmdlets: Azure PowerShell. Execução que dura horas sem acompanhamento: ferramenta instalada, em vez do Cloud Shell. Script que percorre todos os recursos: linha de comando, em vez do portal.',
          en: 'Existing scripts that use cmdlets: Azure PowerShell. A run that takes hours unattended: an installed tool, not Cloud Shell. A script that must go through all of the resources: the command line instead of the portal.',
          es: 'Scripts existentes con cmdlets: Azure PowerShell. Ejecución que dura horas sin supervisión: herramienta instalada, en lugar de Cloud Shell. Script que recorre los recursos: línea de comandos, en lugar del portal.',
        },
        source: docs('powershell/azure/what-is-azure-powershell'),
        popularity: 3,
      },
      {
        id: 'portal',
        neverRight: true,
        text: {
          pt: 'As telas gráficas do portal do Azure',
          en: 'The graphical pages of the Azure portal',
          es: 'Las pantallas gráficas del portal de Azure',
        },
        uses: ['portal'],
        why: {
          pt: 'O portal do Azure mostra cada opção em telas, no navegador, sem comandos a aprender.',
          en: 'The Azure portal shows each option on pages in the browser, with no commands to learn.',
          es: 'El portal de Azure muestra cada opción en pantallas, en el navegador, sin comandos que aprender.',
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
          pt: 'Nada pode ser instalado no computador usado.',
          en: 'Nothing may be installed on the computer in use.',
          es: 'No se puede instalar nada en la computadora que se usa.',
        },
        fits: ['shell-bash', 'shell-pwsh', 'portal'],
        rulesOut: {
          'local-cli': {
            pt: 'O Azure CLI no computador precisa ser instalado.',
            en: 'Azure CLI on the computer has to be installed.',
            es: 'Azure CLI en la computadora debe instalarse.',
          },
          'local-pwsh': {
            pt: 'O Azure PowerShell no computador precisa ser instalado.',
            en: 'Azure PowerShell on the computer has to be installed.',
            es: 'Azure PowerShell en la computadora debe instalarse.',
          },
        },
      },
      {
        id: 'up-to-date',
        text: {
          pt: 'A equipe não quer cuidar da atualização da ferramenta.',
          en: 'The team does not want to keep the tool up to date.',
          es: 'El equipo no quiere ocuparse de actualizar la herramienta.',
        },
        fits: ['shell-bash', 'shell-pwsh', 'portal'],
        rulesOut: {
          'local-cli': {
            pt: 'As versões do Azure CLI no computador são atualizadas por quem o instala.',
            en: 'Versions of Azure CLI on the computer are updated by those who install it.',
            es: 'Las versiones de Azure CLI en la computadora las actualiza quien lo instala.',
          },
          'local-pwsh': {
            pt: 'No computador, é a equipe que atualiza os módulos do Azure PowerShell.',
            en: 'On the computer, it is the team that updates the Azure PowerShell modules.',
            es: 'En la computadora, es el equipo el que actualiza los módulos de Azure PowerShell.',
          },
        },
      },
      {
        id: 'one-script',
        text: {
          pt: 'Um script deve percorrer todos os recursos.',
          en: 'A script must go through all of the resources.',
          es: 'Un script debe recorrer todos los recursos.',
        },
        fits: ['shell-bash', 'shell-pwsh', 'local-cli', 'local-pwsh'],
        rulesOut: {
          portal: {
            pt: 'Nas telas do portal os recursos são alterados à mão, não por um script.',
            en: 'On the portal’s pages resources are changed by hand, not by a script.',
            es: 'En las pantallas del portal los recursos se modifican a mano, no con un script.',
          },
        },
      },
      {
        id: 'bash-team',
        notWith: ['cmdlet-team'],
        text: {
          pt: 'A equipe programa em shell do Linux e não vai aprender cmdlets.',
          en: 'The team works in the Linux shell and will not learn cmdlets.',
          es: 'El equipo programa en shell de Linux y no va a aprender cmdlets.',
        },
        fits: ['shell-bash', 'local-cli', 'portal'],
        rulesOut: {
          'shell-pwsh': {
            pt: 'O Azure PowerShell trabalha com cmdlets, que a equipe não vai aprender.',
            en: 'Azure PowerShell works with cmdlets, which the team will not learn.',
            es: 'Azure PowerShell trabaja con cmdlets, que el equipo no va a aprender.',
          },
          'local-pwsh': {
            pt: 'O Azure PowerShell instalado também trabalha com cmdlets.',
            en: 'Azure PowerShell on the computer works with cmdlets too.',
            es: 'Azure PowerShell instalado también trabaja con cmdlets.',
          },
        },
      },
      {
        id: 'cmdlet-team',
        notWith: ['bash-team'],
        text: {
          pt: 'Os scripts existentes usam cmdlets e não serão reescritos.',
          en: 'The existing scripts use cmdlets and will not be rewritten.',
          es: 'Los scripts existentes usan cmdlets y no se van a reescribir.',
        },
        fits: ['shell-pwsh', 'local-pwsh'],
        rulesOut: {
          portal: {
            pt: 'O portal do Azure se usa por telas e não executa os scripts existentes.',
            en: 'The Azure portal is used through its pages and does not run the existing scripts.',
            es: 'El portal de Azure se usa por pantallas y no ejecuta los scripts existentes.',
          },
          'shell-bash': {
            pt: 'O Azure CLI usa comandos az, não cmdlets.',
            en: 'Azure CLI uses az commands, not cmdlets.',
            es: 'Azure CLI usa comandos az, no cmdlets.',
          },
          'local-cli': {
            pt: 'O Azure CLI instalado usa comandos az, não cmdlets.',
            en: 'Azure CLI on the computer uses az commands, not cmdlets.',
            es: 'Azure CLI instalado usa comandos az, no cmdlets.',
          },
        },
      },
      {
        id: 'overnight',
        situations: ['fleet', 'courts'],
        text: {
          pt: 'A execução dura horas e não pode exigir acompanhamento.',
          en: 'The run takes hours and must be unattended.',
          es: 'La ejecución dura horas y no debe exigir supervisión.',
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
