import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const proofChoices: readonly Pattern[] = [
  {
    id: 'improvement-advice',
    exams: { 'az-900': { domain: 'management', topic: 'advisor-health' } },
    scene: {
      pt: 'Pense nos recursos do Azure como um prédio, na segurança como as trancas dele e nos custos como a conta de luz.',
      en: 'Think of the Azure resources as a building, of security as its locks, and of spending as its power bill.',
      es: 'Piensa en los recursos de Azure como un edificio, en la seguridad como sus cerraduras y en los costos como la cuenta de luz.',
    },
    situations: [
      {
        id: 'ferry',
        text: {
          pt: 'Uma empresa de balsas quer saber o que pode melhorar em seu uso do Azure.',
          en: 'A ferry company wants to know what it could improve in its use of Azure.',
          es: 'Una empresa de transbordadores quiere saber qué puede mejorar en su uso de Azure.',
        },
      },
      {
        id: 'archive',
        text: {
          pt: 'Um arquivo histórico municipal quer saber se seus recursos do Azure seguem as boas práticas.',
          en: 'A public archive wants to know whether its Azure resources follow good practice.',
          es: 'Un archivo público quiere saber si sus recursos de Azure siguen las buenas prácticas.',
        },
      },
      {
        id: 'toys',
        text: {
          pt: 'Antes da alta temporada, uma fábrica de brinquedos busca problemas em seus recursos do Azure.',
          en: 'Before its busy season, a toy factory is looking for problems in its Azure resources.',
          es: 'Antes de la temporada alta, una fábrica de juguetes busca problemas en sus recursos de Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'advisor',
        text: {
          pt: 'As recomendações do Azure Advisor',
          en: 'The recommendations of Azure Advisor',
          es: 'Las recomendaciones de Azure Advisor',
        },
        uses: ['Advisor'],
        why: {
          pt: 'O Azure Advisor analisa de graça e todo dia os recursos em uso e dá recomendações de custo, segurança, confiabilidade, desempenho e operação, algumas aplicadas com um clique.',
          en: 'Azure Advisor analyzes the resources in use daily, free of charge, and gives recommendations on cost, security, reliability, performance and operations, some of them applied with one click.',
          es: 'Azure Advisor analiza gratis y a diario los recursos en uso y da recomendaciones de costo, seguridad, confiabilidad, rendimiento y operación, algunas aplicables con un clic.',
        },
        likeness: {
          pt: 'o zelador grátis deste prédio, que acha desperdícios e trancas fracas a seu critério e os conserta a pedido',
          en: 'this building’s free caretaker, who finds waste and weak locks by his own standards and mends them on request',
          es: 'el conserje gratis de este edificio, que halla derroches y cerraduras débiles a su criterio y los arregla si lo pides',
        },
        tell: {
          pt: 'Sugestões também de custo e desempenho: Azure Advisor. Avaliação que não deve ter custo próprio: recurso gratuito do Azure. Resultado que deve se atualizar sozinho, sem reuniões nem questionários: análise automática do Azure. Configurações inseguras que devem ser apontadas: recomendações de segurança. Correções aplicadas com um clique, da própria lista: recomendações do Azure.',
          en: 'Suggestions on cost and performance too: Azure Advisor. An assessment with no cost of its own: a free feature of Azure. A result that must update by itself, without meetings or questionnaires: automatic analysis by Azure. Insecure settings that must be pointed out: security recommendations. Fixes applied with one click, from the list itself: recommendations of Azure.',
          es: 'Sugerencias también de costo y rendimiento: Azure Advisor. Evaluación que no debe tener costo propio: función gratuita de Azure. Resultado que debe actualizarse solo, sin reuniones ni cuestionarios: análisis automático de Azure. Configuraciones inseguras que deben señalarse: recomendaciones de seguridad. Correcciones aplicadas con un clic, desde la propia lista: recomendaciones de Azure.',
        },
        source: docs('azure/advisor/advisor-overview'),
        popularity: 5,
      },
      {
        id: 'defender',
        text: {
          pt: 'As recomendações do Defender for Cloud',
          en: 'The recommendations of Defender for Cloud',
          es: 'Las recomendaciones de Defender for Cloud',
        },
        uses: ['Defender'],
        why: {
          pt: 'O Defender for Cloud, no plano básico gratuito, avalia a segurança sem parar, também em outras nuvens, e diz como corrigir cada falha.',
          en: 'Defender for Cloud, on its free basic plan, assesses security continuously, in other clouds as well, and says how to fix each flaw.',
          es: 'Defender for Cloud, en su plan básico gratuito, evalúa la seguridad de forma continua, también en otras nubes, y dice cómo corregir cada falla.',
        },
        likeness: {
          pt: 'o vigia que testa todo dia as trancas deste prédio e dos vizinhos, sem olhar a conta de luz',
          en: 'the guard who tests the locks here and next door every day, without a look at the power bill',
          es: 'el vigilante que prueba a diario las cerraduras de este edificio y los vecinos, sin mirar la cuenta',
        },
        tell: {
          pt: 'Segurança das contas na AWS também avaliada: Defender for Cloud. Avaliação que não deve ter custo próprio: recurso gratuito do Azure. Resultado que deve se atualizar sozinho, sem reuniões nem questionários: análise automática do Azure. Configurações inseguras que devem ser apontadas: recomendações de segurança. Correções aplicadas com um clique, da própria lista: recomendações do Azure.',
          en: 'Security of AWS accounts assessed as well: Defender for Cloud. An assessment with no cost of its own: a free feature of Azure. A result that must update by itself, without meetings or questionnaires: automatic analysis by Azure. Insecure settings that must be pointed out: security recommendations. Fixes applied with one click, from the list itself: recommendations of Azure.',
          es: 'Seguridad de las cuentas de AWS que también debe evaluarse: Defender for Cloud. Evaluación que no debe tener costo propio: función gratuita de Azure. Resultado que debe actualizarse solo, sin reuniones ni cuestionarios: análisis automático de Azure. Configuraciones inseguras que deben señalarse: recomendaciones de seguridad. Correcciones aplicadas con un clic, desde la propia lista: recomendaciones de Azure.',
        },
        source: docs('azure/defender-for-cloud/review-security-recommendations'),
        popularity: 4,
      },
      {
        id: 'costs',
        text: {
          pt: 'Os gráficos da análise de custos',
          en: 'The charts of cost analysis',
          es: 'Los gráficos del análisis de costos',
        },
        uses: [],
        why: {
          pt: 'A análise de custos mostra de graça, a cada dia, onde o dinheiro é gasto.',
          en: 'Cost analysis shows where the money is spent, free of charge and day by day.',
          es: 'El análisis de costos muestra gratis, día a día, dónde se gasta el dinero.',
        },
        likeness: {
          pt: 'o gráfico da conta de luz, novo todo dia e grátis, que nada sabe de trancas nem consertos',
          en: 'the chart of the power bill, new every day and free, which knows nothing of locks or repairs',
          es: 'la gráfica de la cuenta de luz, nueva cada día y gratis, que nada sabe de cerraduras ni arreglos',
        },
        tell: {
          pt: 'Entender o gasto: análise de custos. Avaliação que não deve ter custo próprio: recurso gratuito do Azure. Resultado que deve se atualizar sozinho, sem reuniões nem questionários: análise automática do Azure.',
          en: 'Understanding what is spent: cost analysis. An assessment with no cost of its own: a free feature of Azure. A result that must update by itself, without meetings or questionnaires: automatic analysis by Azure.',
          es: 'Entender el gasto: análisis de costos. Evaluación que no debe tener costo propio: función gratuita de Azure. Resultado que debe actualizarse solo, sin reuniones ni cuestionarios: análisis automático de Azure.',
        },
        source: docs('azure/cost-management-billing/costs/quick-acm-cost-analysis'),
        popularity: 4,
      },
      {
        id: 'consultant',
        neverRight: true,
        text: {
          pt: 'A auditoria de uma consultoria',
          en: 'An audit by a consultancy',
          es: 'La auditoría de una consultora',
        },
        uses: [],
        why: {
          pt: 'A consultoria examina recursos, processos e outras nuvens, entrevista pessoas e adapta o que aconselha.',
          en: 'The consultancy examines resources, processes and other clouds, interviews people and adapts its advice.',
          es: 'La consultora examina recursos, procesos y otras nubes, entrevista a personas y adapta lo que aconseja.',
        },
        likeness: {
          pt: 'o perito pago que visita qualquer prédio, entrevista os moradores, deixa uma lista e vai embora',
          en: 'the paid expert who visits any building, interviews the residents, leaves a list and goes away',
          es: 'el perito pagado que visita cualquier edificio, entrevista a los residentes, deja una lista y se va',
        },
        tell: {
          pt: 'Processos e pessoas também, com orçamento: consultoria.',
          en: 'Processes and people too, with a budget: a consultancy.',
          es: 'También procesos y personas, con presupuesto: consultora.',
        },
        source: site('partners'),
        popularity: 3,
      },
      {
        id: 'review',
        neverRight: true,
        text: {
          pt: 'O questionário Well-Architected Review',
          en: 'The Well-Architected Review questions',
          es: 'El cuestionario Well-Architected Review',
        },
        uses: ['Well-Architected Review'],
        why: {
          pt: 'O Well-Architected Review pergunta, de graça, sobre projeto e processos de um sistema e aponta o que falta nos cinco pilares.',
          en: 'The Well-Architected Review asks, free of charge, about a system’s design and processes and points out what is missing in the five pillars.',
          es: 'El Well-Architected Review pregunta gratis sobre el diseño y los procesos de un sistema y señala lo que falta en los cinco pilares.',
        },
        likeness: {
          pt: 'o questionário grátis, igual para todo prédio, que os moradores param para responder antes de consertar à mão',
          en: 'the free questionnaire, the same for any building, which residents sit down to answer before mending by hand',
          es: 'el cuestionario gratis, igual para todo edificio, que los residentes se sientan a responder antes de arreglar a mano',
        },
        tell: {
          pt: 'Avaliação de projeto e processos com um questionário: Well-Architected Review.',
          en: 'An assessment of design and processes with a questionnaire: the Well-Architected Review.',
          es: 'Evaluación de diseño y procesos con un cuestionario: Well-Architected Review.',
        },
        source: docs('assessments/azure-architecture-review/'),
        popularity: 3,
      },
      {
        id: 'policy',
        text: {
          pt: 'O painel de conformidade do Azure Policy',
          en: 'The compliance view of Azure Policy',
          es: 'El panel de cumplimiento de Azure Policy',
        },
        uses: ['Policy'],
        why: {
          pt: 'O Azure Policy avalia os recursos sozinho e sem custo conforme as regras que a empresa atribuiu e mostra os que fogem delas.',
          en: 'Azure Policy evaluates resources by itself and at no cost against the rules that the company assigned and shows those that break them.',
          es: 'Azure Policy evalúa los recursos por sí solo y sin costo según las reglas que asignó la empresa y muestra los que no cumplen.',
        },
        likeness: {
          pt: 'o fiscal que todo dia compara sozinho cada sala com o regulamento da casa, só neste prédio',
          en: 'the inspector who every day, by himself, checks each room against the house rules, in this building only',
          es: 'el inspector que cada día compara por sí mismo cada sala con el reglamento interno, solo en este edificio',
        },
        tell: {
          pt: 'Recursos comparados com as normas internas: Azure Policy. Avaliação que não deve ter custo próprio: recurso gratuito do Azure. Resultado que deve se atualizar sozinho, sem reuniões nem questionários: análise automática do Azure.',
          en: 'Resources compared with in-house standards: Azure Policy. An assessment with no cost of its own: a free feature of Azure. A result that must update by itself, without meetings or questionnaires: automatic analysis by Azure.',
          es: 'Recursos comparados con las normas internas: Azure Policy. Evaluación que no debe tener costo propio: función gratuita de Azure. Resultado que debe actualizarse solo, sin reuniones ni cuestionarios: análisis automático de Azure.',
        },
        source: docs('azure/governance/policy/how-to/get-compliance-data'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-fee',
        text: {
          pt: 'A avaliação não deve ter custo próprio.',
          en: 'The assessment must have no cost of its own.',
          es: 'La evaluación no debe tener costo propio.',
        },
        fits: ['policy', 'advisor', 'defender', 'costs', 'review'],
        rulesOut: {
          consultant: {
            pt: 'A consultoria examina tudo, mas cobra pela auditoria.',
            en: 'The consultancy examines everything, but charges for its audit.',
            es: 'La consultora examina todo, pero cobra por la auditoría.',
          },
        },
      },
      {
        id: 'beyond-security',
        text: {
          pt: 'As sugestões devem cobrir também custo e desempenho.',
          en: 'Suggestions must also cover cost and performance.',
          es: 'Las sugerencias deben abarcar también costo y rendimiento.',
        },
        fits: ['advisor', 'consultant', 'review'],
        rulesOut: {
          defender: {
            pt: 'O Defender for Cloud aponta falhas de segurança, e não economias nem desempenho.',
            en: 'Defender for Cloud points out security flaws, not savings or performance.',
            es: 'Defender for Cloud señala fallas de seguridad, y no ahorros ni rendimiento.',
          },
          costs: {
            pt: 'A análise de custos mostra onde se gasta, mas nada diz do desempenho.',
            en: 'Cost analysis shows where money is spent but says nothing of performance.',
            es: 'El análisis de costos muestra en qué se gasta, pero nada dice del rendimiento.',
          },
        },
      },
      {
        id: 'reliability',
        text: {
          pt: 'Configurações inseguras devem ser apontadas.',
          en: 'Insecure settings must be pointed out.',
          es: 'Deben señalarse las configuraciones inseguras.',
        },
        fits: ['advisor', 'defender', 'consultant', 'review'],
        rulesOut: {
          costs: {
            pt: 'A análise de custos mostra gastos, não configurações inseguras.',
            en: 'Cost analysis shows spending, not insecure settings.',
            es: 'El análisis de costos muestra gastos, no configuraciones inseguras.',
          },
        },
      },
      {
        id: 'no-hours',
        text: {
          pt: 'O resultado deve se atualizar sozinho, sem reuniões nem questionários.',
          en: 'The result must update by itself, without meetings or questionnaires.',
          es: 'El resultado debe actualizarse solo, sin reuniones ni cuestionarios.',
        },
        fits: ['policy', 'advisor', 'defender', 'costs'],
        rulesOut: {
          consultant: {
            pt: 'A consultoria entrevista a equipe em reuniões.',
            en: 'The consultancy interviews the team in meetings.',
            es: 'La consultora entrevista al equipo en reuniones.',
          },
          review: {
            pt: 'O Well-Architected Review é um longo formulário que a equipe responde.',
            en: 'The Well-Architected Review is a long form that the team fills in.',
            es: 'El Well-Architected Review es un largo formulario que el equipo responde.',
          },
        },
      },
      {
        id: 'own-rules',
        notWith: ['beyond-security'],
        text: {
          pt: 'Os recursos devem ser comparados com as normas internas de nomes e regiões.',
          en: 'Resources must be compared with in-house standards for names and regions.',
          es: 'Los recursos deben compararse con las normas internas de nombres y regiones.',
        },
        fits: ['policy', 'consultant'],
        rulesOut: {
          advisor: {
            pt: 'O Azure Advisor usa as boas práticas da Microsoft, não as normas da empresa.',
            en: 'Azure Advisor uses Microsoft’s best practices, not the company’s standards.',
            es: 'Azure Advisor usa las buenas prácticas de Microsoft, no las normas de la empresa.',
          },
          costs: {
            pt: 'A análise de custos mostra gastos e não conhece normas de nomes.',
            en: 'Cost analysis shows spending and knows no naming standards.',
            es: 'El análisis de costos muestra gastos y no conoce normas de nombres.',
          },
          review: {
            pt: 'O Well-Architected Review pergunta sobre cinco pilares, não sobre normas internas.',
            en: 'The Well-Architected Review asks about five pillars, not about in-house standards.',
            es: 'El Well-Architected Review pregunta por cinco pilares, no por normas internas.',
          },
        },
      },
      {
        id: 'aws-too',
        notWith: ['own-rules', 'beyond-security'],
        text: {
          pt: 'A segurança das contas na AWS também deve ser avaliada.',
          en: 'The security of the AWS accounts must be assessed as well.',
          es: 'También debe evaluarse la seguridad de las cuentas de AWS.',
        },
        fits: ['defender', 'consultant'],
        rulesOut: {
          advisor: {
            pt: 'O Azure Advisor analisa todos os dias os recursos do Azure, e só eles.',
            en: 'Azure Advisor analyzes Azure resources every day, and only those.',
            es: 'Azure Advisor analiza cada día los recursos de Azure, y solo esos.',
          },
          policy: {
            pt: 'O Azure Policy compara recursos do Azure com regras; não avalia contas da AWS.',
            en: 'Azure Policy compares Azure resources with rules; it does not assess AWS accounts.',
            es: 'Azure Policy compara recursos de Azure con reglas; no evalúa cuentas de AWS.',
          },
        },
      },
      {
        id: 'one-click',
        notWith: ['own-rules'],
        text: {
          pt: 'Da própria lista, várias correções devem ser aplicadas com um clique.',
          en: 'From the list itself, several fixes must be applicable with one click.',
          es: 'Desde la propia lista, varias correcciones deben poder aplicarse con un clic.',
        },
        fits: ['advisor', 'defender'],
        rulesOut: {
          costs: {
            pt: 'A análise de custos mostra o gasto e não traz correções a aplicar.',
            en: 'Cost analysis shows spending and has no fixes to apply.',
            es: 'El análisis de costos muestra el gasto y no trae correcciones que aplicar.',
          },
          consultant: {
            pt: 'O relatório da consultoria descreve o que mudar; aplicar é com a equipe.',
            en: 'The consultancy’s report describes what to change; applying it is the team’s responsibility.',
            es: 'El informe de la consultora describe qué cambiar; aplicarlo queda a cargo del equipo.',
          },
          review: {
            pt: 'O questionário do Well-Architected Review aponta melhorias, que a equipe aplica em outro lugar.',
            en: 'The Well-Architected Review questionnaire points out improvements, which the team applies elsewhere.',
            es: 'El cuestionario de Well-Architected Review señala mejoras, que el equipo aplica en otro lugar.',
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
  {
    id: 'compliance-proof',
    exams: { 'az-900': { domain: 'management', topic: 'compliance' } },
    scene: {
      pt: 'Pense na empresa como a cozinha de uma barraca, nos recursos como as geladeiras e nos datacenters da Microsoft como o prédio do mercado.',
      en: 'Think of the company as a food stall’s kitchen, of its resources as the fridges and of Microsoft’s datacenters as the market building.',
      es: 'Piensa en la empresa como la cocina de un puesto, en los recursos como los refrigeradores y en Microsoft como el edificio del mercado.',
    },
    situations: [
      {
        id: 'insurer',
        text: {
          pt: 'Uma seguradora de saúde deve provar ao regulador que seu ambiente no Azure cumpre uma norma.',
          en: 'A health insurer must prove to its regulator that its Azure environment complies with a standard.',
          es: 'Una aseguradora de salud debe probar a su regulador que su entorno de Azure cumple una norma.',
        },
      },
      {
        id: 'lender',
        text: {
          pt: 'Uma fintech deve provar a um investidor que seu ambiente no Azure cumpre uma norma.',
          en: 'A fintech must prove to an investor that its Azure environment complies with a standard.',
          es: 'Una fintech debe probar a un inversionista que su entorno de Azure cumple una norma.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital deve provar a auditores que seu ambiente no Azure cumpre uma norma.',
          en: 'A hospital must prove to auditors that its Azure environment complies with a standard.',
          es: 'Un hospital debe probar a auditores que su entorno de Azure cumple una norma.',
        },
      },
    ],
    candidates: [
      {
        id: 'trust',
        rightWith: ['platform'],
        text: {
          pt: 'Relatórios do Service Trust Portal',
          en: 'Reports from the Service Trust Portal',
          es: 'Informes del Service Trust Portal',
        },
        uses: ['Service Trust Portal'],
        why: {
          pt: 'O Service Trust Portal oferece para download, sem custo nem configuração, relatórios ISO e SOC em que auditores independentes atestam os controles da Microsoft.',
          en: 'The Service Trust Portal offers for download, with no cost or setup, ISO and SOC reports in which independent auditors attest Microsoft’s controls.',
          es: 'El Service Trust Portal ofrece para descargar, sin costo ni configuración, informes ISO y SOC en los que auditores independientes dan fe de los controles de Microsoft.',
        },
        likeness: {
          pt: 'o laudo do prédio, já assinado por fiscais de fora, que nada diz da cozinha nem dos cozinheiros',
          en: 'the building’s certificate, already signed by outside inspectors, which says nothing of the kitchen or the cooks',
          es: 'el certificado del edificio, ya firmado por inspectores externos, que nada dice de la cocina ni de los cocineros',
        },
        tell: {
          pt: 'Prova sobre os datacenters e a plataforma da Microsoft: Service Trust Portal. Documentos que devem ser entregues nesta semana: fonte que já está pronta no Azure. Prova que só um terceiro independente atestou: relatórios de auditoria do Service Trust Portal. Falta de tempo para configurar uma ferramenta: documentos prontos do Service Trust Portal. Sem orçamento para contratar ninguém de fora: fonte da própria Microsoft.',
          en: 'Proof of Microsoft’s own datacenters and platform: the Service Trust Portal. Documents due this week: a source that is ready in Azure. Only what an independent third party has attested: audit reports in the Service Trust Portal. Nobody with time to set up a tool: finished documents in the Service Trust Portal. No budget for hiring outsiders: a source of Microsoft itself.',
          es: 'Prueba sobre los centros de datos y la plataforma de Microsoft: Service Trust Portal. Documentos que deben entregarse esta semana: fuente ya disponible en Azure. Solo lo que un tercero independiente haya atestado: informes de auditoría del Service Trust Portal. Falta de tiempo para configurar una herramienta: documentos listos del Service Trust Portal. Sin presupuesto para contratar a nadie externo: fuente de la propia Microsoft.',
        },
        source: docs('purview/compliance/get-started-with-service-trust-portal'),
        popularity: 4,
      },
      {
        id: 'policy',
        text: {
          pt: 'Resultado de uma iniciativa do Azure Policy',
          en: 'Results of an Azure Policy initiative',
          es: 'Resultado de una iniciativa de Azure Policy',
        },
        uses: ['Policy'],
        why: {
          pt: 'As iniciativas prontas do Azure Policy medem sozinhas, sem custo e em um dia, recurso por recurso, o que a empresa configurou contra os controles da norma.',
          en: 'Built-in initiatives of Azure Policy measure by themselves, at no cost and within a day, resource by resource, what the company has set up against the controls of the standard.',
          es: 'Las iniciativas integradas de Azure Policy miden por sí solas, sin costo y en un día, recurso por recurso, lo que la empresa configuró contra los controles de la norma.',
        },
        likeness: {
          pt: 'o termômetro que a barraca tem de pôr em cada geladeira, que nada sabe dos cozinheiros nem do prédio',
          en: 'the thermometer that the stall must fit in each fridge, which knows nothing of the cooks or the building',
          es: 'el termómetro que el puesto debe poner en cada refrigerador, que nada sabe de los cocineros ni del edificio',
        },
        tell: {
          pt: 'Configurações da própria empresa em centenas de recursos: Azure Policy. Configurações da própria empresa como objeto da prova: ferramenta que avalia o ambiente dela. Documentos que devem ser entregues nesta semana: fonte que já está pronta no Azure. Centenas de recursos que ninguém tem tempo de conferir um a um: avaliação automática. Sem orçamento para contratar ninguém de fora: ferramenta da própria Microsoft.',
          en: 'The company’s own settings in hundreds of resources: Azure Policy. Proof that must cover the company’s own settings: a tool that assesses its environment. Documents due this week: a source that is ready in Azure. Hundreds of resources that nobody has time to check one by one: automatic assessment. No budget for hiring outsiders: a tool of Microsoft itself.',
          es: 'Configuraciones de la propia empresa en cientos de recursos: Azure Policy. Configuraciones de la propia empresa como objeto de la prueba: herramienta que evalúa su entorno. Documentos que deben entregarse esta semana: fuente ya disponible en Azure. Cientos de recursos que nadie tiene tiempo de revisar uno por uno: evaluación automática. Sin presupuesto para contratar a nadie externo: herramienta de la propia Microsoft.',
        },
        source: docs('azure/governance/policy/concepts/regulatory-compliance'),
        popularity: 4,
      },
      {
        id: 'manager',
        rightWith: ['people-tasks'],
        text: {
          pt: 'Avaliações no Microsoft Purview',
          en: 'Assessments in Microsoft Purview',
          es: 'Evaluaciones en Microsoft Purview',
        },
        uses: ['Purview'],
        why: {
          pt: 'O Compliance Manager, do Microsoft Purview, traz modelos prontos de normas, testa sozinho parte dos controles técnicos, também os do Microsoft 365, e junta a eles tarefas de pessoas, como treinamentos, que a própria empresa acompanha.',
          en: 'Compliance Manager, in Microsoft Purview, has ready-made templates of standards, tests part of the technical controls by itself, those of Microsoft 365 too, and adds people’s tasks, such as training, which the company itself tracks.',
          es: 'Compliance Manager, de Microsoft Purview, trae plantillas listas de normas, prueba por sí solo parte de los controles técnicos, también los de Microsoft 365, y les suma tareas de personas, como capacitaciones, que sigue la propia empresa.',
        },
        likeness: {
          pt: 'o painel que a própria barraca tem de montar sobre geladeiras, cursos e prédio, sem assinatura de fora',
          en: 'the board that the stall itself must set up on its fridges, staff courses and building, unsigned by any outsider',
          es: 'el tablero que el propio puesto debe montar sobre refrigeradores, cursos y edificio, sin firma externa',
        },
        tell: {
          pt: 'Prova que inclui também o Exchange Online e os treinamentos da equipe: Compliance Manager. Configurações da própria empresa como objeto da prova: ferramenta que avalia o ambiente dela. Documentos que devem ser entregues nesta semana: fonte que já está pronta no Azure. Centenas de recursos que ninguém tem tempo de conferir um a um: avaliação automática. Sem orçamento para contratar ninguém de fora: ferramenta da própria Microsoft.',
          en: 'Proof that must also include Exchange Online and staff training: Compliance Manager. Proof that must cover the company’s own settings: a tool that assesses its environment. Documents due this week: a source that is ready in Azure. Hundreds of resources that nobody has time to check one by one: automatic assessment. No budget for hiring outsiders: a tool of Microsoft itself.',
          es: 'Prueba que debe incluir también Exchange Online y las capacitaciones del personal: Compliance Manager. Configuraciones de la propia empresa como objeto de la prueba: herramienta que evalúa su entorno. Documentos que deben entregarse esta semana: fuente ya disponible en Azure. Cientos de recursos que nadie tiene tiempo de revisar uno por uno: evaluación automática. Sin presupuesto para contratar a nadie externo: herramienta de la propia Microsoft.',
        },
        source: docs('purview/compliance-manager'),
        popularity: 3,
      },
      {
        id: 'auditor',
        neverRight: true,
        text: {
          pt: 'Auditoria externa, contratada pela empresa',
          en: 'An outside audit, hired by the company',
          es: 'Auditoría externa, contratada por la empresa',
        },
        uses: [],
        why: {
          pt: 'A empresa de auditoria, um terceiro independente, examina configurações, processos e treinamentos e assina o que viu.',
          en: 'The audit firm, an independent third party, examines settings, processes and training and signs what it saw.',
          es: 'La firma de auditoría, un tercero independiente, examina configuraciones, procesos y capacitaciones y firma lo que vio.',
        },
        likeness: {
          pt: 'o fiscal de fora, pago, que leva semanas e assina pela cozinha, mas não pelo prédio',
          en: 'the paid inspector from outside, who takes weeks and signs for the kitchen but not for the building',
          es: 'el inspector externo, pagado, que tarda semanas y firma por la cocina, pero no por el edificio',
        },
        tell: {
          pt: 'Opinião de terceiros sobre a própria empresa: auditoria contratada.',
          en: 'A third party’s opinion on the company itself: a hired audit.',
          es: 'Opinión de terceros sobre la propia empresa: auditoría contratada.',
        },
        source: docs('compliance/regulatory/offering-home'),
        popularity: 3,
      },
      {
        id: 'sheet',
        neverRight: true,
        text: {
          pt: 'Planilhas preenchidas pela equipe',
          en: 'Spreadsheets filled in by the team',
          es: 'Hojas de cálculo llenadas por el equipo',
        },
        uses: [],
        why: {
          pt: 'As planilhas da equipe não custam nada além do tempo dela e cabem em qualquer norma, também nas que pedem tarefas de pessoas.',
          en: 'The team’s spreadsheets cost nothing but its time and fit any standard, including those that ask for people’s tasks.',
          es: 'Las hojas de cálculo del equipo no cuestan más que su tiempo y sirven para cualquier norma, también las que piden tareas de personas.',
        },
        likeness: {
          pt: 'o caderno que os cozinheiros preenchem geladeira por geladeira e assinam eles mesmos, só sobre a própria cozinha',
          en: 'the notebook that the cooks fill in fridge by fridge and sign themselves, about their own kitchen only',
          es: 'el cuaderno que los cocineros llenan refrigerador por refrigerador y firman ellos mismos, solo sobre su cocina',
        },
        tell: {
          pt: 'Poucos controles, sem ferramenta: planilha.',
          en: 'Few controls, without a tool: a spreadsheet.',
          es: 'Pocos controles, sin herramienta: hoja de cálculo.',
        },
        source: docs('azure/governance/resource-graph/overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'independent',
        text: {
          pt: 'Só se aceita o que um terceiro independente atestou.',
          en: 'Only what an independent third party has attested is accepted.',
          es: 'Solo se acepta lo que un tercero independiente haya atestado.',
        },
        fits: ['trust', 'auditor'],
        rulesOut: {
          policy: {
            pt: 'O resultado do Azure Policy é medido e apresentado pela própria empresa.',
            en: 'The result of Azure Policy is measured and presented by the company itself.',
            es: 'El resultado de Azure Policy lo mide y presenta la propia empresa.',
          },
          manager: {
            pt: 'As avaliações do Compliance Manager, no Microsoft Purview, são preenchidas pela própria empresa.',
            en: 'Assessments in Compliance Manager, in Microsoft Purview, are filled in by the company itself.',
            es: 'Las evaluaciones de Compliance Manager, en Microsoft Purview, las llena la propia empresa.',
          },
          sheet: {
            pt: 'As planilhas são preenchidas pela própria equipe, e não por um terceiro.',
            en: 'The spreadsheets are filled in by the team itself, not by a third party.',
            es: 'Las hojas de cálculo las completa el propio equipo, y no un tercero.',
          },
        },
      },
      {
        id: 'own-settings',
        text: {
          pt: 'A prova deve tratar das configurações da própria empresa.',
          en: 'The proof must cover the company’s own settings.',
          es: 'La prueba debe tratar de las configuraciones de la propia empresa.',
        },
        fits: ['policy', 'manager', 'auditor', 'sheet'],
        rulesOut: {
          trust: {
            pt: 'Os relatórios do Service Trust Portal tratam dos controles da Microsoft.',
            en: 'The reports of the Service Trust Portal deal with Microsoft’s controls.',
            es: 'Los informes del Service Trust Portal tratan de los controles de Microsoft.',
          },
        },
      },
      {
        id: 'this-week',
        text: {
          pt: 'Os documentos devem ser entregues nesta semana.',
          en: 'The documents are due this week.',
          es: 'Los documentos deben entregarse esta semana.',
        },
        fits: ['trust', 'policy', 'manager', 'sheet'],
        rulesOut: {
          auditor: {
            pt: 'A auditoria externa dá a prova mais forte, mas leva semanas ou meses.',
            en: 'An outside audit gives the strongest proof, but takes weeks or months.',
            es: 'La auditoría externa da la prueba más fuerte, pero tarda semanas o meses.',
          },
        },
      },
      {
        id: 'no-typing',
        text: {
          pt: 'Ninguém pode conferir centenas de recursos um a um.',
          en: 'Nobody can check hundreds of resources one by one.',
          es: 'Nadie puede revisar cientos de recursos uno por uno.',
        },
        fits: ['policy', 'manager', 'auditor', 'trust'],
        rulesOut: {
          sheet: {
            pt: 'Em planilhas, alguém confere cada recurso e digita seu estado.',
            en: 'In spreadsheets somebody checks each resource and types in its state.',
            es: 'En hojas de cálculo, alguien revisa cada recurso y escribe su estado.',
          },
        },
      },
      {
        id: 'people-tasks',
        text: {
          pt: 'A prova deve incluir também o Exchange Online e os treinamentos da equipe.',
          en: 'The proof must also include Exchange Online and staff training.',
          es: 'La prueba debe incluir también Exchange Online y las capacitaciones del personal.',
        },
        fits: ['manager', 'auditor', 'sheet'],
        rulesOut: {
          policy: {
            pt: 'O Azure Policy avalia recursos do Azure e não alcança o Exchange Online, que é do Microsoft 365.',
            en: 'Azure Policy assesses Azure resources and does not reach Exchange Online, which belongs to Microsoft 365.',
            es: 'Azure Policy evalúa recursos de Azure y no alcanza Exchange Online, que es de Microsoft 365.',
          },
          trust: {
            pt: 'O Service Trust Portal não traz provas dos treinamentos da empresa.',
            en: 'The Service Trust Portal holds no proof of the company’s training.',
            es: 'El Service Trust Portal no trae pruebas de las capacitaciones de la empresa.',
          },
        },
      },
      {
        id: 'no-budget',
        text: {
          pt: 'Não há orçamento para contratar ninguém de fora.',
          en: 'There is no budget for hiring outsiders.',
          es: 'No hay presupuesto para contratar a nadie externo.',
        },
        fits: ['trust', 'policy', 'manager', 'sheet'],
        rulesOut: {
          auditor: {
            pt: 'O relatório de uma empresa de auditoria é um serviço que se contrata.',
            en: 'The report of an auditing firm is a service that has to be hired.',
            es: 'El informe de una empresa de auditoría es un servicio que se contrata.',
          },
        },
      },
      {
        id: 'platform',
        notWith: ['own-settings', 'people-tasks'],
        text: {
          pt: 'A prova deve abranger os datacenters da própria Microsoft.',
          en: 'The proof must cover Microsoft’s own datacenters.',
          es: 'La prueba debe abarcar los centros de datos de la propia Microsoft.',
        },
        fits: ['trust', 'manager'],
        rulesOut: {
          policy: {
            pt: 'O Azure Policy mede os recursos da empresa, não os datacenters da Microsoft.',
            en: 'Azure Policy measures the company’s resources, not Microsoft’s datacenters.',
            es: 'Azure Policy mide los recursos de la empresa, no los centros de datos de Microsoft.',
          },
          auditor: {
            pt: 'A auditoria contratada examina a empresa; não entra nos datacenters da Microsoft.',
            en: 'The hired audit examines the company and does not enter Microsoft’s datacenters.',
            es: 'La auditoría contratada examina a la empresa; no entra en los centros de datos de Microsoft.',
          },
          sheet: {
            pt: 'A equipe que preenche as planilhas não vê os datacenters da Microsoft.',
            en: 'The team that fills in the spreadsheets does not see Microsoft’s datacenters.',
            es: 'El equipo que llena las hojas no ve los centros de datos de Microsoft.',
          },
        },
      },
      {
        id: 'no-tool',
        text: {
          pt: 'Ninguém tem tempo para configurar uma ferramenta.',
          en: 'Nobody has time to set up a tool.',
          es: 'Nadie tiene tiempo para configurar una herramienta.',
        },
        fits: ['trust', 'auditor', 'sheet'],
        rulesOut: {
          policy: {
            pt: 'As iniciativas do Azure Policy precisam ser atribuídas e configuradas.',
            en: 'Initiatives of Azure Policy have to be assigned and set up.',
            es: 'Las iniciativas de Azure Policy deben asignarse y configurarse.',
          },
          manager: {
            pt: 'No Microsoft Purview é preciso criar uma avaliação, com tarefas e responsáveis.',
            en: 'In Microsoft Purview an assessment has to be created, with tasks and owners.',
            es: 'En Microsoft Purview hay que crear una evaluación, con tareas y responsables.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que atende a todos esses requisitos?',
      en: 'What meets all of these requirements?',
      es: '¿Qué cumple todos estos requisitos?',
    },
  },
];
