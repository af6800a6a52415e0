import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const migrationPath: readonly Pattern[] = [
  {
    id: 'migration-path',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'migration' } },
    scene: {
      pt: 'Pense no sistema como uma casa mobiliada, no banco de dados como o jardim e na migração como o que se faz com eles.',
      en: 'Think of the system as a furnished house, of its database as the garden, and of the migration as what becomes of them.',
      es: 'Piensa en el sistema como una casa amueblada, en la base de datos como el jardín y en la migración como su destino.',
    },
    situations: [
      {
        id: 'cement',
        text: {
          pt: 'Uma fabricante de cimento vai migrar um sistema de pedidos que roda em VMware no seu data center.',
          en: 'A cement maker is migrating an order system that runs on VMware in its data center.',
          es: 'Una cementera va a migrar un sistema de pedidos que corre en VMware en su centro de datos.',
        },
      },
      {
        id: 'courts',
        text: {
          pt: 'Um tribunal planeja a migração para a nuvem do controle de processos, que roda em VMware.',
          en: 'A court is planning the move to the cloud of its case management system, which runs on VMware.',
          es: 'Un tribunal planifica la migración a la nube de su gestión de expedientes, que corre en VMware.',
        },
      },
      {
        id: 'bakery',
        text: {
          pt: 'Uma rede de padarias mantém o controle de estoque em VMware na sede e planeja a migração.',
          en: 'A bakery chain runs its stock control on VMware at headquarters and is planning the migration.',
          es: 'Una cadena de panaderías tiene el control de inventario en VMware en su sede y planifica la migración.',
        },
      },
      {
        id: 'insurer-migration',
        text: {
          pt: 'Uma seguradora tem o sistema de sinistros em VMware e planeja a ida para a AWS.',
          en: 'An insurer has its claims system on VMware and is planning its move to AWS.',
          es: 'Una aseguradora tiene su sistema de siniestros en VMware y planifica su paso a AWS.',
        },
      },
      {
        id: 'college-migration',
        text: {
          pt: 'Uma faculdade mantém o sistema de notas em VMware e escolhe a estratégia de migração.',
          en: 'A college runs its grading system on VMware and is choosing a migration strategy.',
          es: 'Una facultad tiene el sistema de notas en VMware y elige la estrategia de migración.',
        },
      },
    ],
    candidates: [
      {
        id: 'retire',
        uses: ['retire'],
        popularity: 3,
        neverRight: true,
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        text: {
          pt: 'Retire: desligá-lo e arquivar os dados',
          en: 'Retire: switch it off and archive its data',
          es: 'Retire: apagarlo y archivar sus datos',
        },
        why: {
          pt: 'No retire o sistema que ninguém mais usa é desligado, e deixa de haver o que migrar e manter.',
          en: 'With retire a system that is no longer used is switched off, and nothing is left to migrate or maintain.',
          es: 'En el retire se apaga un sistema que ya nadie usa, y no queda nada que migrar ni mantener.',
        },
        likeness: {
          pt: 'fechar a casa de vez e guardar só os papéis dela, mesmo que alguém ainda more ali',
          en: 'shutting the house for good and keeping only its papers, even if somebody still lives there',
          es: 'cerrar la casa para siempre y guardar solo sus papeles, aunque alguien aún viva allí',
        },
        tell: {
          pt: 'Sistema que ninguém mais usa: pense em retire.',
          en: 'A system that is no longer used: think of retire.',
          es: 'Un sistema que ya nadie usa: piensa en retire.',
        },
      },
      {
        id: 'rehost',
        rightWith: ['untouched-in-weeks'],
        uses: ['rehost', 'lift and shift'],
        popularity: 5,
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        text: {
          pt: 'Rehost (lift and shift) para o Amazon EC2',
          en: 'Rehost (lift and shift) to Amazon EC2',
          es: 'Rehost (lift and shift) a Amazon EC2',
        },
        why: {
          pt: 'No rehost os servidores são copiados para o EC2 como estão: é rápido e não mexe na aplicação nem no banco de dados.',
          en: 'With rehost the servers are copied to EC2 as they are: it is quick and touches neither the application nor the database.',
          es: 'En el rehost los servidores se copian a EC2 como están: es rápido y no toca ni la aplicación ni la base de datos.',
        },
        likeness: {
          pt: 'a mudança dos móveis como estão para uma casa alugada, onde você cuida até do jardim com outras ferramentas',
          en: 'moving the furniture as it is to a rented house, where you tend even the garden with other tools',
          es: 'la mudanza de los muebles como están a una casa alquilada, donde cuidas hasta el jardín con otras herramientas',
        },
        tell: {
          pt: 'Mudar rápido e sem alterações: pense em rehost. Poucas semanas e nenhuma mudança na aplicação nem no banco de dados: rehost. Licenças do VMware que expiram e não serão renovadas: rehost para o EC2, e não relocate.',
          en: 'A quick move without changes: think of rehost. A few weeks and no change to the application or its database: rehost. VMware licenses that expire and will not be renewed: rehost to EC2, not relocate.',
          es: 'Mudarse rápido y sin cambios: piensa en rehost. Pocas semanas y ningún cambio en la aplicación ni en la base de datos: rehost. Licencias de VMware que vencen y no se renovarán: rehost a EC2, y no relocate.',
        },
      },
      {
        id: 'relocate',
        rightWith: ['same-tools'],
        uses: ['relocate', 'EVS'],
        popularity: 2,
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        text: {
          pt: 'Relocate para o Amazon EVS, sem conversão',
          en: 'Relocate to Amazon EVS, without conversion',
          es: 'Relocate a Amazon EVS, sin conversión',
        },
        why: {
          pt: 'No relocate as máquinas virtuais passam para um ambiente VMware na AWS, com as mesmas ferramentas e sem conversão.',
          en: 'With relocate the virtual machines pass to a VMware environment on AWS, with the same tools and without conversion.',
          es: 'En el relocate las máquinas virtuales pasan a un entorno VMware en AWS, con las mismas herramientas y sin conversión.',
        },
        likeness: {
          pt: 'a casa inteira levada a outro terreno, com as mesmas chaves, ferramentas, mensalidades e tarefas',
          en: 'the whole house carried to another plot, with the same keys, tools, fees and chores',
          es: 'la casa entera llevada a otro terreno, con las mismas llaves, herramientas, cuotas y tareas',
        },
        tell: {
          pt: 'Continuar com as ferramentas do VMware na AWS: pense em relocate. Poucas semanas e nenhuma mudança na aplicação nem no banco de dados: rehost ou relocate. Data center que vai fechar, onde nada pode ficar: mudar o sistema, e não retain.',
          en: 'Keeping the VMware tools on AWS: think of relocate. A few weeks and no change to the application or its database: rehost or relocate. A data center that is closing, where nothing may stay: moving the system, not retain.',
          es: 'Conservar las herramientas de VMware en AWS: piensa en relocate. Pocas semanas y ningún cambio en la aplicación ni en la base de datos: rehost o relocate. Centro de datos que cierra, donde nada puede quedar: mover el sistema, y no retain.',
        },
      },
      {
        id: 'replatform',
        rightWith: ['less-administration'],
        uses: ['replatform'],
        popularity: 4,
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        text: {
          pt: 'Replatform, com o Amazon RDS',
          en: 'Replatform, with Amazon RDS',
          es: 'Replatform, con Amazon RDS',
        },
        why: {
          pt: 'No replatform a aplicação muda pouco, e o banco de dados passa para o RDS, que cuida de patches e backups.',
          en: 'With replatform the application changes little, and the database goes to RDS, which takes care of patches and backups.',
          es: 'En el replatform la aplicación cambia poco, y la base de datos pasa a RDS, que se ocupa de parches y respaldos.',
        },
        likeness: {
          pt: 'a mudança dos móveis, com ajustes, para uma casa alugada de que você cuida, menos do jardim, que tem jardineiro',
          en: 'moving adjusted furniture to a rented house that you look after, except the garden, which has a gardener',
          es: 'la mudanza de muebles ajustados a una casa alquilada que tú cuidas, salvo el jardín, que tiene jardinero',
        },
        tell: {
          pt: 'Banco de dados cujos patches e backups a equipe não quer mais fazer: pense em replatform. Regras de negócio que não existem em nenhum produto de mercado: um sistema próprio, e não repurchase. Nenhum desenvolvedor para reescrever o sistema, só ajustes pequenos: replatform, e não refactor. Código-fonte que foi perdido: replatform, e não refactor. Aplicação que a própria empresa deve continuar a operar, por norma interna: replatform, e não repurchase. Sistema em uso diário, disponível depois da migração: uma estratégia que o mantenha, e não retire.',
          en: 'A database that the team no longer wants to patch or back up: think of replatform. Business rules that exist in no product on the market: a system of its own, rather than repurchase. No developers to rewrite the system, only small adjustments: replatform rather than refactor. Source code that has been lost: replatform rather than refactor. An application that the company must keep running, by internal policy: replatform rather than repurchase. A system in daily use, available after the migration: a strategy that keeps it, not retire.',
          es: 'Base de datos cuyos parches y respaldos el equipo ya no quiere hacer: piensa en replatform. Reglas de negocio que no existen en ningún producto de mercado: un sistema propio, y no repurchase. Ningún desarrollador para reescribir el sistema, solo ajustes pequeños: replatform, y no refactor. Código fuente que se perdió: replatform, y no refactor. Aplicación que la propia empresa debe seguir operando, por norma interna: replatform, y no repurchase. Sistema en uso diario, disponible después de la migración: una estrategia que lo mantenga, y no retire.',
        },
      },
      {
        id: 'refactor',
        rightWith: ['no-servers'],
        uses: ['refactor'],
        popularity: 4,
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        text: {
          pt: 'Refactor para funções e serviços sem servidor',
          en: 'Refactor to functions and serverless services',
          es: 'Refactor a funciones y servicios sin servidor',
        },
        why: {
          pt: 'No refactor o sistema é redesenhado com serviços sem servidor, que acompanham a demanda sozinhos; é o que mais exige da equipe.',
          en: 'With refactor the system is redesigned with serverless services, which follow demand by themselves; it asks most of the team.',
          es: 'En el refactor el sistema se rediseña con servicios sin servidor, que siguen la demanda por sí solos; es lo que más exige al equipo.',
        },
        likeness: {
          pt: 'uma casa redesenhada pelas plantas antigas, que ganha quartos conforme os hóspedes, mas que você ainda mantém',
          en: 'a house redrawn from its old plans, which gains rooms as guests come, but which you still maintain',
          es: 'una casa rediseñada desde sus planos antiguos, que gana cuartos según los huéspedes, pero que aún mantienes',
        },
        tell: {
          pt: 'Picos imprevisíveis, sem servidores a dimensionar: pense em refactor. Regras de negócio que não existem em nenhum produto de mercado: um sistema próprio, e não repurchase. Sistema em uso diário, disponível depois da migração: uma estratégia que o mantenha, e não retire.',
          en: 'Unpredictable peaks, with no servers to size: think of refactor. Business rules that exist in no product on the market: a system of its own, rather than repurchase. A system in daily use, available after the migration: a strategy that keeps it, not retire.',
          es: 'Picos imprevisibles, sin servidores que dimensionar: piensa en refactor. Reglas de negocio que no existen en ningún producto de mercado: un sistema propio, y no repurchase. Sistema en uso diario, disponible después de la migración: una estrategia que lo mantenga, y no retire.',
        },
      },
      {
        id: 'repurchase',
        rightWith: ['no-own-code'],
        uses: ['repurchase', 'SaaS'],
        popularity: 4,
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        text: {
          pt: 'Repurchase: adotar um produto SaaS pronto',
          en: 'Repurchase: adopt a ready-made SaaS product',
          es: 'Repurchase: adoptar un producto SaaS listo',
        },
        why: {
          pt: 'No repurchase o sistema dá lugar a um produto SaaS por assinatura: não há mais servidores nem código próprio para manter.',
          en: 'With repurchase the system gives way to a SaaS product on subscription: there are no servers and no code of its own left to maintain.',
          es: 'En el repurchase el sistema cede su lugar a un producto SaaS por suscripción: no quedan servidores ni código propio que mantener.',
        },
        likeness: {
          pt: 'a troca da casa própria por um hotel, sem nada para consertar, mas sem o seu jeito',
          en: 'giving up your house for a hotel, with nothing to repair, but without your own way of living',
          es: 'el cambio de la casa propia por un hotel, sin nada que reparar, pero sin tu estilo',
        },
        tell: {
          pt: 'Código e servidores que ninguém quer mais manter: pense em repurchase. Sistema em uso diário, disponível depois da migração: uma estratégia que o mantenha, e não retire.',
          en: 'Code and servers that nobody wants to maintain any longer: think of repurchase. A system in daily use, available after the migration: a strategy that keeps it, not retire.',
          es: 'Código y servidores que ya nadie quiere mantener: piensa en repurchase. Sistema en uso diario, disponible después de la migración: una estrategia que lo mantenga, y no retire.',
        },
      },
      {
        id: 'retain',
        neverRight: true,
        uses: ['retain'],
        popularity: 3,
        source: docs('prescriptive-guidance/latest/large-migration-guide/migration-strategies.html'),
        text: {
          pt: 'Retain: deixá-lo por ora onde está',
          en: 'Retain: leave it where it is for now',
          es: 'Retain: dejarlo por ahora donde está',
        },
        why: {
          pt: 'No retain o sistema fica onde está e é visto de novo mais tarde: nada muda para ele.',
          en: 'With retain the system stays where it is and is looked at again later: nothing changes for it.',
          es: 'En el retain el sistema queda donde está y se revisa más adelante: nada cambia para él.',
        },
        likeness: {
          pt: 'ficar na casa de sempre, com as mesmas tarefas e mensalidades, e pensar na mudança mais tarde',
          en: 'staying in the usual house, with the same chores and fees, and thinking about the move later',
          es: 'quedarse en la casa de siempre, con las mismas tareas y cuotas, y pensar en mudarse después',
        },
        tell: {
          pt: 'Motivo forte para não mudar agora: pense em retain.',
          en: 'A strong reason not to move now: think of retain.',
          es: 'Una razón fuerte para no mudarse ahora: piensa en retain.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-vmware',
        notWith: ['same-tools'],
        text: {
          pt: 'O VMware será abandonado: as licenças vencem em breve e não serão renovadas.',
          en: 'VMware is being given up: its licenses expire soon and will not be renewed.',
          es: 'VMware se va a abandonar: las licencias vencen pronto y no se renovarán.',
        },
        fits: ['rehost', 'replatform', 'refactor', 'repurchase', 'retire'],
        rulesOut: {
          relocate: {
            pt: 'O relocate leva as máquinas a outro ambiente VMware, que vai ser abandonado.',
            en: 'Relocate takes the machines to another VMware environment, and VMware is being given up.',
            es: 'El relocate lleva las máquinas a otro entorno VMware, que se va a abandonar.',
          },
          retain: {
            pt: 'O retain mantém o sistema no VMware, cujas licenças vencem.',
            en: 'Retain keeps the system on VMware, whose licenses expire.',
            es: 'El retain mantiene el sistema en VMware, cuyas licencias vencen.',
          },
        },
      },
      {
        id: 'still-used',
        text: {
          pt: 'O sistema é usado todos os dias e deve continuar disponível após a migração.',
          en: 'The system is in daily use and must remain available after the migration.',
          es: 'El sistema se usa a diario y debe seguir disponible después de la migración.',
        },
        fits: ['rehost', 'relocate', 'replatform', 'refactor', 'repurchase', 'retain'],
        rulesOut: {
          retire: {
            pt: 'O retire desliga o sistema, que as pessoas ainda usam todos os dias.',
            en: 'Retire switches the system off, and people still use it every day.',
            es: 'El retire apaga el sistema, que las personas todavía usan a diario.',
          },
        },
      },
      {
        id: 'less-administration',
        text: {
          pt: 'A equipe não quer mais cuidar de patches nem de backups do banco de dados.',
          en: 'The team no longer wants to patch or back up the database.',
          es: 'El equipo ya no quiere ocuparse de parches ni de respaldos de la base de datos.',
        },
        fits: ['retire', 'replatform', 'refactor', 'repurchase'],
        rulesOut: {
          rehost: {
            pt: 'No rehost o banco de dados vai como está para o EC2, e patches e backups continuam com a equipe.',
            en: 'With rehost the database goes to EC2 as it is, and patches and backups stay with the team.',
            es: 'En el rehost la base de datos pasa a EC2 como está, y los parches y respaldos siguen a cargo del equipo.',
          },
          relocate: {
            pt: 'No relocate as máquinas virtuais são as mesmas, com os mesmos patches e backups a fazer.',
            en: 'With relocate the virtual machines are the same, with the same patches and backups to do.',
            es: 'En el relocate las máquinas virtuales son las mismas, con los mismos parches y respaldos por hacer.',
          },
          retain: {
            pt: 'No retain nada muda: patches e backups continuam com a equipe.',
            en: 'With retain nothing changes: patches and backups stay with the team.',
            es: 'En el retain nada cambia: los parches y respaldos siguen a cargo del equipo.',
          },
        },
      },
      {
        id: 'own-logic',
        text: {
          pt: 'As regras de negócio não existem em nenhum produto de mercado.',
          en: 'Its business rules exist in no product on the market.',
          es: 'Sus reglas de negocio no existen en ningún producto de mercado.',
        },
        fits: ['retire', 'rehost', 'relocate', 'replatform', 'refactor', 'retain'],
        rulesOut: {
          repurchase: {
            pt: 'No repurchase o sistema seria trocado por um produto pronto, que não tem essas regras de negócio.',
            en: 'With repurchase the system would be exchanged for a ready product, which lacks these business rules.',
            es: 'En el repurchase el sistema se cambiaría por un producto listo, que no tiene esas reglas de negocio.',
          },
        },
      },
      {
        id: 'no-rewrite',
        text: {
          pt: 'Não há desenvolvedores para reescrever o sistema, mas ajustes pequenos são aceitos.',
          en: 'There are no developers to rewrite the system, but small adjustments are fine.',
          es: 'No hay desarrolladores para reescribir el sistema, pero se aceptan ajustes pequeños.',
        },
        fits: ['retire', 'rehost', 'relocate', 'replatform', 'repurchase', 'retain'],
        rulesOut: {
          refactor: {
            pt: 'O refactor redesenha e reescreve o sistema, e não há desenvolvedores para isso.',
            en: 'Refactor redesigns and rewrites the system, and there are no developers for that.',
            es: 'El refactor rediseña y reescribe el sistema, y no hay desarrolladores para eso.',
          },
        },
      },
      {
        id: 'leave-building',
        text: {
          pt: 'O data center será fechado, e nada pode ficar nele.',
          en: 'The data center is closing, and nothing may stay there.',
          es: 'El centro de datos se cerrará, y nada puede quedar en él.',
        },
        fits: ['retire', 'rehost', 'relocate', 'replatform', 'refactor', 'repurchase'],
        rulesOut: {
          retain: {
            pt: 'No retain o sistema ficaria no data center, que será fechado.',
            en: 'With retain the system would stay in the data center, which is closing.',
            es: 'En el retain el sistema quedaría en el centro de datos, que se cerrará.',
          },
        },
      },
      {
        id: 'same-tools',
        text: {
          pt: 'A equipe deve continuar a operar com as ferramentas do VMware.',
          en: 'The team must go on operating with its VMware tools.',
          es: 'El equipo debe seguir operando con las herramientas de VMware.',
        },
        fits: ['relocate', 'retain'],
        rulesOut: {
          rehost: {
            pt: 'No rehost as máquinas viram instâncias do EC2, fora das ferramentas do VMware.',
            en: 'With rehost the machines become EC2 instances, outside the VMware tools.',
            es: 'En el rehost las máquinas se vuelven instancias de EC2, fuera de las herramientas de VMware.',
          },
          replatform: {
            pt: 'No replatform o banco de dados passa para o RDS, que não é operado com o VMware.',
            en: 'With replatform the database goes to RDS, which is not operated with VMware.',
            es: 'En el replatform la base de datos pasa a RDS, que no se opera con VMware.',
          },
          refactor: {
            pt: 'No refactor o sistema passa para serviços sem servidor, que não são operados com o VMware.',
            en: 'With refactor the system goes to serverless services, which are not operated with VMware.',
            es: 'En el refactor el sistema pasa a servicios sin servidor, que no se operan con VMware.',
          },
          repurchase: {
            pt: 'No repurchase o fornecedor do SaaS opera o produto; não há VMware.',
            en: 'With repurchase the SaaS vendor operates the product; there is no VMware.',
            es: 'En el repurchase el proveedor del SaaS opera el producto; no hay VMware.',
          },
        },
      },
      {
        id: 'untouched-in-weeks',
        notWith: ['less-administration', 'no-servers', 'no-own-code'],
        text: {
          pt: 'A migração deve levar poucas semanas, sem nenhuma mudança na aplicação nem no banco de dados.',
          en: 'The move must take a few weeks, with no change to the application or its database.',
          es: 'La migración debe llevar pocas semanas, sin ningún cambio en la aplicación ni en la base de datos.',
        },
        fits: ['rehost', 'relocate'],
        rulesOut: {
          replatform: {
            pt: 'O replatform troca o banco de dados próprio pelo RDS, uma mudança a preparar e testar.',
            en: 'Replatform exchanges its own database for RDS, a change to prepare and test.',
            es: 'El replatform cambia la base de datos propia por RDS, un cambio que hay que preparar y probar.',
          },
          refactor: {
            pt: 'O refactor reescreve a aplicação, o que leva meses.',
            en: 'Refactor rewrites the application, which takes months.',
            es: 'El refactor reescribe la aplicación, lo que lleva meses.',
          },
          repurchase: {
            pt: 'No repurchase a aplicação é trocada por outra, com dados e usuários a migrar.',
            en: 'With repurchase the application is exchanged for another, with data and users to migrate.',
            es: 'En el repurchase la aplicación se cambia por otra, con datos y usuarios que migrar.',
          },
          retain: {
            pt: 'No retain nada vai para a AWS.',
            en: 'With retain nothing goes to AWS.',
            es: 'En el retain nada pasa a AWS.',
          },
        },
      },
      {
        id: 'no-servers',
        notWith: ['no-rewrite', 'same-tools'],
        text: {
          pt: 'O sistema deve acompanhar picos imprevisíveis sem servidores a dimensionar; mudá-lo é aceito.',
          en: 'The system must follow unpredictable peaks with no servers to size; changing it is fine.',
          es: 'El sistema debe seguir picos imprevisibles sin servidores que dimensionar; se acepta modificarlo.',
        },
        fits: ['refactor', 'repurchase', 'retire'],
        rulesOut: {
          rehost: {
            pt: 'No rehost o sistema continua em instâncias que a equipe dimensiona.',
            en: 'With rehost the system stays on instances that the team sizes.',
            es: 'En el rehost el sistema sigue en instancias que el equipo dimensiona.',
          },
          relocate: {
            pt: 'No relocate as máquinas virtuais continuam as mesmas, com tamanho fixo.',
            en: 'With relocate the virtual machines stay the same, with a fixed size.',
            es: 'En el relocate las máquinas virtuales siguen siendo las mismas, con tamaño fijo.',
          },
          replatform: {
            pt: 'No replatform só o banco de dados vira serviço gerenciado; a aplicação continua em servidores.',
            en: 'With replatform only the database becomes a managed service; the application stays on servers.',
            es: 'En el replatform solo la base de datos pasa a un servicio administrado; la aplicación sigue en servidores.',
          },
          retain: {
            pt: 'No retain o sistema fica nos mesmos servidores.',
            en: 'With retain the system stays on the same servers.',
            es: 'En el retain el sistema queda en los mismos servidores.',
          },
        },
      },
      {
        id: 'no-own-code',
        notWith: ['own-logic', 'same-tools'],
        text: {
          pt: 'A empresa não quer mais manter o código nem os servidores deste sistema.',
          en: 'The organization no longer wants to maintain the code or the servers of this system.',
          es: 'La organización ya no quiere mantener el código ni los servidores de este sistema.',
        },
        fits: ['repurchase', 'retire'],
        rulesOut: {
          rehost: {
            pt: 'No rehost o código e o sistema operacional continuam com a equipe.',
            en: 'With rehost the code and the operating system stay with the team.',
            es: 'En el rehost el código y el sistema operativo siguen a cargo del equipo.',
          },
          relocate: {
            pt: 'No relocate a equipe continua a manter as máquinas virtuais e o código.',
            en: 'With relocate the team still maintains the virtual machines and the code.',
            es: 'En el relocate el equipo sigue manteniendo las máquinas virtuales y el código.',
          },
          replatform: {
            pt: 'No replatform o banco de dados é gerenciado, mas o código continua próprio.',
            en: 'With replatform the database is managed, but the code is still its own.',
            es: 'En el replatform la base de datos es administrada, pero el código sigue siendo propio.',
          },
          refactor: {
            pt: 'O refactor livra dos servidores, mas dá mais código próprio a manter.',
            en: 'Refactor does away with servers but leaves more code of its own to maintain.',
            es: 'El refactor libera de los servidores, pero deja más código propio que mantener.',
          },
          retain: {
            pt: 'No retain código e servidores continuam com a equipe.',
            en: 'With retain code and servers stay with the team.',
            es: 'En el retain el código y los servidores siguen a cargo del equipo.',
          },
        },
      },
      {
        id: 'source-lost',
        notWith: ['no-rewrite', 'no-servers'],
        text: {
          pt: 'O código-fonte foi perdido; só os programas instalados e o banco de dados estão disponíveis.',
          en: 'The source code has been lost; only the installed programs and the database are available.',
          es: 'El código fuente se perdió; solo están disponibles los programas instalados y la base de datos.',
        },
        fits: ['retire', 'rehost', 'relocate', 'replatform', 'repurchase', 'retain'],
        rulesOut: {
          refactor: {
            pt: 'O refactor redesenha o sistema a partir do código-fonte, que foi perdido.',
            en: 'Refactor redesigns the system starting from its source code, which has been lost.',
            es: 'El refactor rediseña el sistema a partir del código fuente, que se perdió.',
          },
        },
      },
      {
        id: 'own-operation',
        situations: ['cement', 'insurer-migration', 'bakery'],
        notWith: ['own-logic', 'no-own-code', 'no-servers'],
        text: {
          pt: 'A própria empresa deve continuar a operar a sua aplicação, por norma interna.',
          en: 'The company itself must keep running its application, by internal policy.',
          es: 'La propia empresa debe seguir operando su aplicación, por norma interna.',
        },
        fits: ['retire', 'rehost', 'relocate', 'replatform', 'refactor', 'retain'],
        rulesOut: {
          repurchase: {
            pt: 'No repurchase a aplicação dá lugar a um produto SaaS, que o fornecedor opera.',
            en: 'With repurchase the application gives way to a SaaS product, which its vendor runs.',
            es: 'En el repurchase la aplicación cede su lugar a un producto SaaS, que opera su proveedor.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que estratégia de migração atende a esses requisitos?',
      en: 'Which migration strategy meets these requirements?',
      es: '¿Qué estrategia de migración cumple estos requisitos?',
    },
  },
];
