import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const billChoices: readonly Pattern[] = [
  {
    id: 'bill-reduction',
    exams: { 'az-900': { domain: 'management', topic: 'cost-factors' } },
    scene: {
      pt: 'Pense no Azure como um mercado que aluga bancas por hora e em cada VM como uma dessas bancas.',
      en: 'Think of Azure as a market that rents out stalls by the hour, and of each VM as one of those stalls.',
      es: 'Piensa en Azure como un mercado que alquila puestos por hora y en cada VM como uno de esos puestos.',
    },
    situations: [
      {
        id: 'seeds',
        text: {
          pt: 'Uma empresa de sementes, que encerrou vários projetos, quer reduzir a fatura do Azure. Suas VMs Windows ficam ligadas dia e noite.',
          en: 'A seed company, which has closed several projects, wants a lower Azure bill. Its Windows VMs run day and night.',
          es: 'Una empresa de semillas, que cerró varios proyectos, quiere reducir su factura de Azure. Sus VM Windows están encendidas día y noche.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora quer reduzir a fatura de suas VMs Windows, que usam um décimo da CPU e da memória.',
          en: 'A publisher wants to lower the bill for its Windows VMs, which use a tenth of their CPU and memory.',
          es: 'Una editorial quiere reducir la factura de sus VM Windows, que usan un décimo de la CPU y la memoria.',
        },
      },
      {
        id: 'clinic-lab',
        text: {
          pt: 'Um laboratório, que funciona das 8h às 18h, quer gastar menos com suas VMs Windows. Elas estão onde o Azure é mais caro.',
          en: 'A laboratory, open eight to six, wants to spend less on its Windows VMs. They run where Azure is most expensive.',
          es: 'Un laboratorio, que trabaja de 8 a 18 h, quiere gastar menos en sus VM Windows. Están donde Azure es más caro.',
        },
      },
    ],
    candidates: [
      {
        id: 'resize',
        rightIn: ['publisher'],
        text: {
          pt: 'Reduzir o tamanho das VMs em uso',
          en: 'Choose a smaller size for the VMs',
          es: 'Reducir el tamaño de las VM en uso',
        },
        uses: [],
        why: {
          pt: 'Um tamanho menor cobra menos computação por hora: serve a máquinas com CPU e memória de sobra, que seguem ligadas, na mesma região, sem compromisso e sem que o Azure as retire.',
          en: 'A smaller size charges less compute per hour: it suits machines with CPU and memory to spare, which stay on, in the same region, with no commitment and not reclaimed by Azure.',
          es: 'Un tamaño menor cobra menos cómputo por hora: sirve para máquinas con CPU y memoria de sobra, que siguen encendidas, en la misma región, sin compromiso y sin que Azure las reclame.',
        },
        likeness: {
          pt: 'uma banca menor no mesmo mercado, onde só cabe quem tinha espaço sobrando, fechada durante a mudança',
          en: 'a smaller stall in the same market, for those with room to spare, closed during the move',
          es: 'un puesto menor del mismo mercado, donde solo cabe quien tenía espacio de sobra, cerrado durante la mudanza',
        },
        tell: {
          pt: 'VMs que usam um décimo da CPU: tamanho menor. Dados que devem ficar na região atual: medida que não muda de região. Meta de reduzir o custo de computação: tamanho menor, menos horas ou reserva. Nenhum compromisso permitido além de um ano: economia sem reserva longa. Sistemas de produção que o Azure não pode interromper: capacidade comum, e não spot. Clientes que usam os sistemas de madrugada: VMs que seguem ligadas, e não desligamento agendado.',
          en: 'VMs that use a tenth of their CPU: a smaller size. Data that must stay in its region: a measure that moves nothing. A goal of a lower compute cost: a smaller size, fewer hours or a reservation. No commitment allowed beyond one year: savings without a long reservation. Production systems that Azure must not interrupt: regular capacity, not spot. Customers who use the systems at night: VMs that stay on, not a scheduled shutdown.',
          es: 'VM que usan un décimo de la CPU: un tamaño menor. Datos que deben quedarse en la región actual: una medida que no cambia de región. Meta de reducir el costo de cómputo: tamaño menor, menos horas o reserva. Ningún compromiso permitido de más de un año: ahorro sin una reserva larga. Sistemas de producción que Azure no puede interrumpir: capacidad normal, y no spot. Clientes que usan los sistemas de madrugada: VM que siguen encendidas, y no apagado programado.',
        },
        source: docs('azure/advisor/advisor-cost-recommendations'),
        popularity: 4,
      },
      {
        id: 'nights',
        rightIn: ['clinic-lab'],
        text: {
          pt: 'Desligar as VMs à noite, por agendamento',
          en: 'Switch the VMs off at night, by schedule',
          es: 'Apagar las VM de noche, con un horario',
        },
        uses: [],
        why: {
          pt: 'O desligamento agendado desaloca as máquinas, que nessas horas não pagam computação, e de manhã elas são ligadas de novo; tamanho e região não mudam, o Azure não as retira, e não há compromisso nem licença própria.',
          en: 'The scheduled shutdown deallocates the machines, which pay for no compute during those hours, and in the morning they are started again; size and region stay the same, Azure does not reclaim them, and there are no commitments or licenses of one’s own.',
          es: 'El apagado programado desasigna las máquinas, que en esas horas no pagan cómputo, y por la mañana se encienden de nuevo; tamaño y región no cambian, Azure no las reclama, y no hay compromiso ni licencias propias.',
        },
        likeness: {
          pt: 'a banca devolvida ao mercado toda noite, sem aluguel nessas horas e sem ninguém para atender',
          en: 'the stall handed back to the market each night, with no rent for those hours and nobody serving',
          es: 'el puesto devuelto al mercado cada noche, sin alquiler en esas horas y sin nadie que atienda',
        },
        tell: {
          pt: 'Laboratório que funciona das 8h às 18h: desligamento agendado. Dados que devem ficar na região atual: medida que não muda de região. Meta de reduzir o custo de computação: tamanho menor, menos horas ou reserva. Nenhum compromisso permitido além de um ano: economia sem reserva longa. Sistemas de produção que o Azure não pode interromper: capacidade comum, e não spot. CPU acima de 80% em uso: economia que mantém o tamanho das VMs. Empresa sem licenças do Windows Server: medida que não seja o Benefício Híbrido do Azure.',
          en: 'A laboratory open eight to six: a scheduled shutdown. Data that must stay in its region: a measure that moves nothing. A goal of a lower compute cost: a smaller size, fewer hours or a reservation. No commitment allowed beyond one year: savings without a long reservation. Production systems that Azure must not interrupt: regular capacity, not spot. A CPU that stays above 80% in use: savings that keep the size of the VMs. A company that owns no Windows Server licenses: a measure other than Azure Hybrid Benefit.',
          es: 'Laboratorio que trabaja de 8 a 18 h: apagado programado. Datos que deben quedarse en la región actual: una medida que no cambia de región. Meta de reducir el costo de cómputo: tamaño menor, menos horas o reserva. Ningún compromiso permitido de más de un año: ahorro sin una reserva larga. Sistemas de producción que Azure no puede interrumpir: capacidad normal, y no spot. CPU por encima del 80% en uso: ahorro que mantiene el tamaño de las VM. Empresa sin licencias de Windows Server: medida distinta de la Ventaja híbrida de Azure.',
        },
        source: docs('azure/virtual-machines/auto-shutdown-vm'),
        popularity: 4,
      },
      {
        id: 'elsewhere',
        rightIn: ['clinic-lab'],
        text: {
          pt: 'Levar as VMs para uma região mais barata',
          en: 'Move the VMs to a cheaper region',
          es: 'Llevar las VM a una región más barata',
        },
        uses: [],
        why: {
          pt: 'A mesma máquina comum, que o Azure não retira, tem preços de computação diferentes conforme a região; uma mais barata reduz a fatura no mesmo tamanho, sem compromisso nem licença própria.',
          en: 'The same regular machine, not reclaimed by Azure, has different compute prices by region; a cheaper one lowers the bill at the same size, with no commitment or licenses of one’s own.',
          es: 'La misma máquina común, que Azure no reclama, tiene precios de cómputo distintos según la región; una más barata reduce la factura en el mismo tamaño, sin compromiso ni licencias propias.',
        },
        likeness: {
          pt: 'a mudança da banca e da mercadoria para uma cidade de aluguel mais barato, sem vendas no caminho',
          en: 'the move of stall and goods to a town with lower rents, with no sales on the way',
          es: 'el traslado del puesto y la mercancía a una ciudad de alquiler más barato, sin ventas por el camino',
        },
        tell: {
          pt: 'VMs onde o Azure é mais caro: região com preços menores. Meta de reduzir o custo de computação: tamanho menor, menos horas ou reserva. Nenhum compromisso permitido além de um ano: economia sem reserva longa. Sistemas de produção que o Azure não pode interromper: capacidade comum, e não spot. CPU acima de 80% em uso: economia que mantém o tamanho das VMs. Empresa sem licenças do Windows Server: medida que não seja o Benefício Híbrido do Azure.',
          en: 'VMs where Azure is most expensive: a region with lower prices. A goal of a lower compute cost: a smaller size, fewer hours or a reservation. No commitment allowed beyond one year: savings without a long reservation. Production systems that Azure must not interrupt: regular capacity, not spot. A CPU that stays above 80% in use: savings that keep the size of the VMs. A company that owns no Windows Server licenses: a measure other than Azure Hybrid Benefit.',
          es: 'VM donde Azure es más caro: una región con precios menores. Meta de reducir el costo de cómputo: tamaño menor, menos horas o reserva. Ningún compromiso permitido de más de un año: ahorro sin una reserva larga. Sistemas de producción que Azure no puede interrumpir: capacidad normal, y no spot. CPU por encima del 80% en uso: ahorro que mantiene el tamaño de las VM. Empresa sin licencias de Windows Server: medida distinta de la Ventaja híbrida de Azure.',
        },
        source: docs('azure/reliability/regions-overview'),
        popularity: 3,
      },
      {
        id: 'reserve',
        rightIn: ['seeds'],
        text: {
          pt: 'Comprar reservas de três anos para as VMs',
          en: 'Buy three-year reservations for the VMs',
          es: 'Comprar reservas de tres años para las VM',
        },
        uses: [],
        why: {
          pt: 'A reserva dá desconto na computação de máquinas comuns ligadas o tempo todo, no mesmo tamanho e região, sem reinício nem licença própria, em troca de um compromisso de prazo.',
          en: 'A reservation discounts the compute of regular machines that run all the time, in the same size and region, without a restart or licenses of one’s own, in exchange for a term commitment.',
          es: 'La reserva da descuento en el cómputo de máquinas comunes encendidas todo el tiempo, en el mismo tamaño y región, sin reinicio ni licencias propias, a cambio de un compromiso de plazo.',
        },
        likeness: {
          pt: 'a mesma banca, sem fechar, por um aluguel menor em troca de um contrato de três anos',
          en: 'the same stall, never closed, for a lower rent in exchange for a three-year contract',
          es: 'el mismo puesto, sin cerrar, por un alquiler menor a cambio de un contrato de tres años',
        },
        tell: {
          pt: 'VMs ligadas dia e noite: reserva. Dados que devem ficar na região atual: medida que não muda de região. Meta de reduzir o custo de computação: tamanho menor, menos horas ou reserva. Sistemas de produção que o Azure não pode interromper: capacidade comum, e não spot. Clientes que usam os sistemas de madrugada: VMs que seguem ligadas, e não desligamento agendado. CPU acima de 80% em uso: economia que mantém o tamanho das VMs. Empresa sem licenças do Windows Server: medida que não seja o Benefício Híbrido do Azure. Nenhuma VM reiniciada neste ano: reserva, que só muda o preço, ou exclusão do que ficou sem uso.',
          en: 'VMs running day and night: a reservation. Data that must stay in its region: a measure that moves nothing. A goal of a lower compute cost: a smaller size, fewer hours or a reservation. Production systems that Azure must not interrupt: regular capacity, not spot. Customers who use the systems at night: VMs that stay on, not a scheduled shutdown. A CPU that stays above 80% in use: savings that keep the size of the VMs. A company that owns no Windows Server licenses: a measure other than Azure Hybrid Benefit. No VM restarted this year: a reservation, which changes only the price, or deleting what is unused.',
          es: 'VM encendidas día y noche: una reserva. Datos que deben quedarse en la región actual: una medida que no cambia de región. Meta de reducir el costo de cómputo: tamaño menor, menos horas o reserva. Sistemas de producción que Azure no puede interrumpir: capacidad normal, y no spot. Clientes que usan los sistemas de madrugada: VM que siguen encendidas, y no apagado programado. CPU por encima del 80% en uso: ahorro que mantiene el tamaño de las VM. Empresa sin licencias de Windows Server: medida distinta de la Ventaja híbrida de Azure. Ninguna VM reiniciada este año: reserva, que solo cambia el precio, o eliminar lo que quedó sin uso.',
        },
        source: docs('azure/cost-management-billing/reservations/save-compute-costs-reservations'),
        popularity: 5,
      },
      {
        id: 'licences',
        neverRight: true,
        text: {
          pt: 'Usar o Benefício Híbrido do Azure nas VMs',
          en: 'Use Azure Hybrid Benefit on the VMs',
          es: 'Usar la Ventaja híbrida de Azure en las VM',
        },
        uses: [],
        why: {
          pt: 'O Benefício Híbrido do Azure aproveita licenças do Windows Server com Software Assurance, e a hora passa a cobrar só a computação.',
          en: 'Azure Hybrid Benefit puts Windows Server licenses with Software Assurance to use, and the hour charges compute alone.',
          es: 'La Ventaja híbrida de Azure aprovecha licencias de Windows Server con Software Assurance, y la hora pasa a cobrar solo el cómputo.',
        },
        likeness: {
          pt: 'o desconto para quem já tem o próprio alvará na gaveta e não precisa pagar o do mercado',
          en: 'the discount for those who already own a permit and need not pay for the market’s',
          es: 'el descuento para quien ya tiene su propio permiso y no necesita pagar el del mercado',
        },
        tell: {
          pt: 'Licenças próprias com Software Assurance: Benefício Híbrido do Azure.',
          en: 'Licenses of one’s own with Software Assurance: Azure Hybrid Benefit.',
          es: 'Licencias propias con Software Assurance: Ventaja híbrida de Azure.',
        },
        source: docs('azure/virtual-machines/windows/hybrid-use-benefit-licensing'),
        popularity: 4,
      },
      {
        id: 'leftovers',
        rightIn: ['seeds'],
        text: {
          pt: 'Excluir discos e IPs públicos sem uso',
          en: 'Delete unused disks and public IPs',
          es: 'Eliminar discos e IP públicas sin uso',
        },
        uses: [],
        why: {
          pt: 'Discos e IPs públicos que ficaram sem máquina continuam sendo cobrados; excluí-los reduz a fatura sem tocar em nada em uso, sem compromisso e sem licença própria.',
          en: 'Disks and public IPs left without a machine are still charged for; deleting them lowers the bill without touching anything in use, with no commitment and no licenses of one’s own.',
          es: 'Los discos y las IP públicas que quedaron sin máquina se siguen cobrando; eliminarlos reduce la factura sin tocar nada en uso, sin compromiso y sin licencias propias.',
        },
        likeness: {
          pt: 'a devolução das chaves de depósitos esquecidos e vazios, que não muda nada no aluguel da própria banca',
          en: 'the return of the keys to empty, forgotten storerooms, which changes nothing in the stall’s own rent',
          es: 'la devolución de las llaves de depósitos vacíos y olvidados, que no cambia nada en el alquiler del puesto',
        },
        tell: {
          pt: 'Projetos encerrados: discos e IPs que ficaram sem uso. Dados que devem ficar na região atual: medida que não muda de região. Nenhum compromisso permitido além de um ano: economia sem reserva longa. Sistemas de produção que o Azure não pode interromper: capacidade comum, e não spot. Clientes que usam os sistemas de madrugada: VMs que seguem ligadas, e não desligamento agendado. CPU acima de 80% em uso: economia que mantém o tamanho das VMs. Empresa sem licenças do Windows Server: medida que não seja o Benefício Híbrido do Azure. Nenhuma VM reiniciada neste ano: reserva, que só muda o preço, ou exclusão do que ficou sem uso.',
          en: 'Projects that have closed: disks and IPs left unused. Data that must stay in its region: a measure that moves nothing. No commitment allowed beyond one year: savings without a long reservation. Production systems that Azure must not interrupt: regular capacity, not spot. Customers who use the systems at night: VMs that stay on, not a scheduled shutdown. A CPU that stays above 80% in use: savings that keep the size of the VMs. A company that owns no Windows Server licenses: a measure other than Azure Hybrid Benefit. No VM restarted this year: a reservation, which changes only the price, or deleting what is unused.',
          es: 'Proyectos cerrados: discos e IP que quedaron sin uso. Datos que deben quedarse en la región actual: una medida que no cambia de región. Ningún compromiso permitido de más de un año: ahorro sin una reserva larga. Sistemas de producción que Azure no puede interrumpir: capacidad normal, y no spot. Clientes que usan los sistemas de madrugada: VM que siguen encendidas, y no apagado programado. CPU por encima del 80% en uso: ahorro que mantiene el tamaño de las VM. Empresa sin licencias de Windows Server: medida distinta de la Ventaja híbrida de Azure. Ninguna VM reiniciada este año: reserva, que solo cambia el precio, o eliminar lo que quedó sin uso.',
        },
        source: docs('azure/advisor/advisor-cost-recommendations'),
        popularity: 3,
      },
      {
        id: 'spot',
        neverRight: true,
        text: {
          pt: 'Trocar as VMs por VMs spot',
          en: 'Replace the VMs with spot VMs',
          es: 'Cambiar las VM por VM spot',
        },
        uses: ['spot'],
        why: {
          pt: 'Máquinas spot usam capacidade que sobra no Azure, com grande desconto, enquanto ela existe.',
          en: 'Spot machines use capacity left over in Azure, at a deep discount, for as long as there is any.',
          es: 'Las máquinas spot usan capacidad que sobra en Azure, con gran descuento, mientras la haya.',
        },
        likeness: {
          pt: 'a banca que ninguém quis, baratíssima, que o mercado pode pedir de volta a qualquer momento',
          en: 'the stall that nobody wanted, very cheap, which the market may take back at any moment',
          es: 'el puesto que nadie quiso, baratísimo, que el mercado puede reclamar en cualquier momento',
        },
        tell: {
          pt: 'Trabalho que pode ser interrompido, pelo menor preço: máquinas spot.',
          en: 'Work that may be interrupted, at the lowest price: spot machines.',
          es: 'Trabajo que puede interrumpirse, al menor precio: máquinas spot.',
        },
        source: docs('azure/virtual-machines/spot-vms'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-eviction',
        text: {
          pt: 'O Azure não pode interromper sistemas de produção.',
          en: 'Azure must not interrupt production systems.',
          es: 'Azure no puede interrumpir sistemas de producción.',
        },
        fits: ['resize', 'nights', 'elsewhere', 'reserve', 'licences', 'leftovers'],
        rulesOut: {
          spot: {
            pt: 'Em máquinas spot, o Azure interrompe o sistema quando precisa da capacidade.',
            en: 'On spot machines, Azure interrupts the system when it needs the capacity.',
            es: 'En máquinas spot, Azure interrumpe el sistema cuando necesita la capacidad.',
          },
        },
      },
      {
        id: 'round-clock',
        situations: ['seeds', 'publisher'],
        text: {
          pt: 'Clientes usam os sistemas também de madrugada.',
          en: 'Customers use the systems at night too.',
          es: 'Los clientes usan los sistemas también de madrugada.',
        },
        fits: ['resize', 'elsewhere', 'reserve', 'licences', 'leftovers'],
        rulesOut: {
          nights: {
            pt: 'Com as máquinas desligadas à noite, os clientes da madrugada ficam sem serviço.',
            en: 'With the machines off at night, customers at that hour get no service.',
            es: 'Con las máquinas apagadas de noche, los clientes de la madrugada se quedan sin servicio.',
          },
        },
      },
      {
        id: 'no-promise',
        text: {
          pt: 'Não se permite compromisso de mais de um ano.',
          en: 'No commitment beyond one year is allowed.',
          es: 'No se permite un compromiso de más de un año.',
        },
        fits: ['spot', 'resize', 'nights', 'elsewhere', 'leftovers'],
        rulesOut: {
          reserve: {
            pt: 'A reserva de três anos passa do prazo permitido.',
            en: 'A three-year reservation exceeds the term allowed.',
            es: 'La reserva de tres años supera el plazo permitido.',
          },
        },
      },
      {
        id: 'same-place',
        text: {
          pt: 'Por contrato, os dados devem ficar na região atual.',
          en: 'By contract, the data must stay in its region.',
          es: 'Por contrato, los datos deben quedarse en la región actual.',
        },
        fits: ['spot', 'resize', 'nights', 'reserve', 'leftovers'],
        rulesOut: {
          elsewhere: {
            pt: 'Em uma região mais barata, os dados sairiam da região que o contrato exige.',
            en: 'In a cheaper region, the data would leave the region that the contract requires.',
            es: 'En una región más barata, los datos saldrían de la región que exige el contrato.',
          },
        },
      },
      {
        id: 'no-assurance',
        situations: ['seeds', 'clinic-lab'],
        text: {
          pt: 'A empresa não tem licenças do Windows Server.',
          en: 'The company owns no Windows Server licenses.',
          es: 'La empresa no tiene licencias de Windows Server.',
        },
        fits: ['spot', 'resize', 'nights', 'elsewhere', 'reserve', 'leftovers'],
        rulesOut: {
          licences: {
            pt: 'O Benefício Híbrido do Azure aproveita licenças que a empresa já tenha, e ela não tem nenhuma.',
            en: 'Azure Hybrid Benefit uses licenses that the company already owns, and it has none.',
            es: 'La Ventaja híbrida de Azure aprovecha licencias que la empresa ya tenga, y no tiene ninguna.',
          },
        },
      },
      {
        id: 'compute-part',
        text: {
          pt: 'A meta é reduzir o custo de computação.',
          en: 'The goal is a lower compute cost.',
          es: 'La meta es reducir el costo de cómputo.',
        },
        fits: ['spot', 'resize', 'nights', 'elsewhere', 'reserve'],
        rulesOut: {
          leftovers: {
            pt: 'Excluir discos e IPs sem uso reduz armazenamento e rede, e não a computação.',
            en: 'Deleting unused disks and IPs lowers storage and network costs, not compute.',
            es: 'Eliminar discos e IP sin uso reduce almacenamiento y red, y no el cómputo.',
          },
        },
      },
      {
        id: 'full-load',
        situations: ['seeds', 'clinic-lab'],
        text: {
          pt: 'A CPU das VMs em uso fica acima de 80%.',
          en: 'The CPU of the VMs in use stays above 80%.',
          es: 'La CPU de las VM en uso se mantiene por encima del 80%.',
        },
        fits: ['spot', 'nights', 'elsewhere', 'reserve', 'licences', 'leftovers'],
        rulesOut: {
          resize: {
            pt: 'Em um tamanho menor, VMs cuja CPU já passa de 80% ficariam lentas.',
            en: 'In a smaller size, VMs whose CPU already exceeds 80% would become slow.',
            es: 'En un tamaño menor, las VM cuya CPU ya supera el 80% se volverían lentas.',
          },
        },
      },
      {
        id: 'no-interruption',
        situations: ['seeds', 'publisher'],
        text: {
          pt: 'Nenhuma VM pode ser reiniciada neste ano.',
          en: 'No VM may be restarted this year.',
          es: 'Ninguna VM puede reiniciarse este año.',
        },
        fits: ['reserve', 'licences', 'leftovers'],
        rulesOut: {
          spot: {
            pt: 'Para virar spot, a VM é recriada, e depois pode ser retirada.',
            en: 'To become a spot VM, a VM is re-created, and it may be evicted later.',
            es: 'Para pasar a spot, la VM se vuelve a crear, y después puede ser retirada.',
          },
          resize: {
            pt: 'Mudar o tamanho reinicia a VM.',
            en: 'Changing the size restarts the VM.',
            es: 'Cambiar el tamaño reinicia la VM.',
          },
          nights: {
            pt: 'O desligamento à noite faz a VM reiniciar toda manhã.',
            en: 'Switching off at night makes the VM restart every morning.',
            es: 'El apagado nocturno hace que la VM se reinicie cada mañana.',
          },
          elsewhere: {
            pt: 'Para mudar de região, a VM para e é iniciada no destino.',
            en: 'To change regions, the VM stops and is started at its destination.',
            es: 'Para cambiar de región, la VM se detiene y se inicia en el destino.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida de economia atende a todos esses requisitos?',
      en: 'Which saving measure meets all of these requirements?',
      es: '¿Qué medida de ahorro cumple todos estos requisitos?',
    },
  },
  {
    id: 'spending-watch',
    exams: { 'az-900': { domain: 'management', topic: 'cost-tools' } },
    scene: {
      pt: 'Pense nos gastos no Azure como a conta de uma família no armazém, em que cada equipe é um filho.',
      en: 'Think of Azure spending as a family’s tab at the grocer’s, where each team is one of the children.',
      es: 'Piensa en el gasto en Azure como la cuenta de una familia en la tienda, donde cada equipo es un hijo.',
    },
    situations: [
      {
        id: 'startup',
        text: {
          pt: 'Uma startup de entregas quer evitar surpresas no que gasta com o Azure a cada mês.',
          en: 'A delivery startup wants to avoid surprises in its monthly Azure spending.',
          es: 'Una startup de entregas quiere evitar sorpresas en lo que gasta en Azure cada mes.',
        },
      },
      {
        id: 'faculty',
        text: {
          pt: 'Uma faculdade quer evitar surpresas no que seus laboratórios consomem no Azure.',
          en: 'A college wants to avoid surprises in its labs’ Azure consumption.',
          es: 'Una facultad quiere evitar sorpresas en lo que sus laboratorios consumen en Azure.',
        },
      },
      {
        id: 'ministry',
        text: {
          pt: 'Uma secretaria de governo quer evitar surpresas no gasto de seus projetos no Azure.',
          en: 'A government department wants to avoid surprises in the spending of its Azure projects.',
          es: 'Una secretaría de gobierno quiere evitar sorpresas en el gasto de sus proyectos en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'budget',
        text: {
          pt: 'Um orçamento com alertas por e-mail',
          en: 'A budget with email alerts',
          es: 'Un presupuesto con alertas por correo',
        },
        uses: [],
        why: {
          pt: 'Um orçamento do Cost Management avisa por e-mail, sem script, quando o gasto, real ou previsto, de uma assinatura, um grupo de recursos ou uma tag chega aos percentuais definidos; vale também no pagamento conforme o uso, e nada é desligado.',
          en: 'A Cost Management budget sends emails, without scripts, when the spending, actual or forecast, of a subscription, a resource group or a tag reaches the set percentages; it works with pay-as-you-go too, and nothing is switched off.',
          es: 'Un presupuesto de Cost Management avisa por correo, sin scripts, cuando el gasto, real o previsto, de una suscripción, un grupo de recursos o una etiqueta llega a los porcentajes definidos; vale también en el pago por uso, y nada se apaga.',
        },
        likeness: {
          pt: 'o merceeiro que avisa quando o total de um filho se aproxima do combinado, mas continua vendendo',
          en: 'the grocer who sends word when a child’s total nears the agreed sum, but goes on selling',
          es: 'el tendero que avisa cuando el total de un hijo se acerca a lo acordado, pero sigue vendiendo',
        },
        tell: {
          pt: 'Aviso que parte do gasto previsto: orçamento com alerta de previsão. Diretoria avisada quando metade do valor previsto é gasta: orçamento do Cost Management. Valor próprio para cada equipe: orçamento filtrado por grupo ou tag. Controle que não depende de abrir um relatório: alerta automático por e-mail. Equipe que não sabe programar: recurso pronto do Azure. Assinatura paga conforme o uso, sem crédito mensal: alerta ou orçamento, e não limite de gastos. Nada desligado, nem acima do valor previsto: aviso, e não bloqueio.',
          en: 'A warning that comes from the spending forecast: a budget with a forecast alert. A board notified when half of the planned amount has been spent: a Cost Management budget. An amount of its own for each team: a budget filtered by group or tag. Control that does not depend on opening a report: an automatic email alert. Nobody on the team who can program: a ready-made feature of Azure. A pay-as-you-go subscription, without monthly credit: an alert or budget, not a spending limit. Nothing switched off, not even beyond the planned amount: a notice, not a stop.',
          es: 'Aviso que parte del gasto previsto: presupuesto con alerta de previsión. Dirección que recibe aviso cuando se gasta la mitad del monto previsto: presupuesto de Cost Management. Un monto propio por equipo: presupuesto filtrado por grupo o etiqueta. Control que no depende de abrir un informe: alerta automática por correo. Equipo que no sabe programar: función ya incluida en Azure. Suscripción de pago por uso, sin crédito mensual: alerta o presupuesto, no límite de gasto. Nada apagado, ni por encima del monto previsto: aviso, no bloqueo.',
        },
        source: docs('azure/cost-management-billing/costs/tutorial-acm-create-budgets'),
        popularity: 5,
      },
      {
        id: 'automation',
        text: {
          pt: 'Um orçamento com alertas e um script que desliga as VMs',
          en: 'A budget with alerts and a script that stops the VMs',
          es: 'Un presupuesto con alertas y un script que apaga las VM',
        },
        uses: [],
        why: {
          pt: 'O orçamento avisa por e-mail nos percentuais definidos e aciona um grupo de ações, que executa o script da equipe e desliga recursos; vale para uma assinatura, também de pagamento conforme o uso, um grupo de recursos ou uma tag.',
          en: 'The budget sends emails at the set percentages and triggers an action group, which runs the team’s script and switches resources off; it covers a subscription, a pay-as-you-go one too, a resource group or a tag.',
          es: 'El presupuesto avisa por correo en los porcentajes definidos y activa un grupo de acciones, que ejecuta el script del equipo y apaga recursos; vale para una suscripción, también de pago por uso, un grupo de recursos o una etiqueta.',
        },
        likeness: {
          pt: 'o merceeiro que avisa e depois para de vender, seguindo instruções que a própria família teve de escrever',
          en: 'the grocer who sends word and then stops selling, following instructions that the family had to write itself',
          es: 'el tendero que avisa y después deja de vender, según instrucciones que la propia familia tuvo que escribir',
        },
        tell: {
          pt: 'Computação que deve parar quando o mês se esgota: orçamento com grupo de ações. Diretoria avisada quando metade do valor previsto é gasta: orçamento do Cost Management. Valor próprio para cada equipe: orçamento filtrado por grupo ou tag. Controle que não depende de abrir um relatório: alerta automático por e-mail. Assinatura paga conforme o uso, sem crédito mensal: alerta ou orçamento, e não limite de gastos.',
          en: 'Compute that must stop when the month runs out: a budget with an action group. A board notified when half of the planned amount has been spent: a Cost Management budget. An amount of its own for each team: a budget filtered by group or tag. Control that does not depend on opening a report: an automatic email alert. A pay-as-you-go subscription, without monthly credit: an alert or budget, not a spending limit.',
          es: 'Cómputo que debe detenerse cuando se agota el mes: presupuesto con grupo de acciones. Dirección que recibe aviso cuando se gasta la mitad del monto previsto: presupuesto de Cost Management. Un monto propio por equipo: presupuesto filtrado por grupo o etiqueta. Control que no depende de abrir un informe: alerta automática por correo. Suscripción de pago por uso, sin crédito mensual: alerta o presupuesto, no límite de gasto.',
        },
        source: docs('azure/cost-management-billing/manage/cost-management-budget-scenario'),
        popularity: 3,
      },
      {
        id: 'anomaly',
        text: {
          pt: 'Um alerta de anomalia de custo',
          en: 'A cost anomaly alert by email',
          es: 'Una alerta de anomalía de costo',
        },
        uses: [],
        why: {
          pt: 'O alerta de anomalia compara cada dia com o padrão da assinatura, também na de pagamento conforme o uso, e avisa por e-mail do que foge dele, sem script, e nada é desligado.',
          en: 'The anomaly alert compares each day with the pattern of the subscription, a pay-as-you-go one too, and emails what stands out, without scripts, and nothing is switched off.',
          es: 'La alerta de anomalías compara cada día con el patrón de la suscripción, también en la de pago por uso, y avisa por correo de lo que se aparta, sin scripts, y nada se apaga.',
        },
        likeness: {
          pt: 'o merceeiro que só avisa de um dia de compras estranhas na conta da casa e continua vendendo',
          en: 'the grocer who warns only of a day of odd purchases on the tab, and goes on selling',
          es: 'el tendero que solo avisa de un día de compras raras en la cuenta y sigue vendiendo',
        },
        tell: {
          pt: 'Um dia fora do padrão: alerta de anomalia. Controle que não depende de abrir um relatório: alerta automático por e-mail. Equipe que não sabe programar: recurso pronto do Azure. Assinatura paga conforme o uso, sem crédito mensal: alerta ou orçamento, e não limite de gastos. Nada desligado, nem acima do valor previsto: aviso, e não bloqueio.',
          en: 'An unusual day: an anomaly alert. Control that does not depend on opening a report: an automatic email alert. Nobody on the team who can program: a ready-made feature of Azure. A pay-as-you-go subscription, without monthly credit: an alert or budget, not a spending limit. Nothing switched off, not even beyond the planned amount: a notice, not a stop.',
          es: 'Un día inusual: alerta de anomalía. Control que no depende de abrir un informe: alerta automática por correo. Equipo que no sabe programar: función ya incluida en Azure. Suscripción de pago por uso, sin crédito mensual: alerta o presupuesto, no límite de gasto. Nada apagado, ni por encima del monto previsto: aviso, no bloqueo.',
        },
        source: docs('azure/cost-management-billing/understand/analyze-unexpected-charges'),
        popularity: 3,
      },
      {
        id: 'analysis',
        neverRight: true,
        text: {
          pt: 'A análise de custos, aberta toda semana',
          en: 'Cost analysis, opened every week',
          es: 'El análisis de costos, abierto cada semana',
        },
        uses: [],
        why: {
          pt: 'A análise de custos divide o gasto por serviço, região ou tag, para quem a abre e a lê.',
          en: 'Cost analysis splits spending by service, region or tag, for whoever opens and reads it.',
          es: 'El análisis de costos divide el gasto por servicio, región o etiqueta, para quien lo abre y lo lee.',
        },
        likeness: {
          pt: 'o caderno de compras, dividido por filho e por dia, que só ajuda quem se lembra de abrir',
          en: 'the notebook of purchases, split by child and day, which helps only those who remember to open it',
          es: 'el cuaderno de compras, dividido por hijo y día, que solo ayuda a quien se acuerda de abrirlo',
        },
        tell: {
          pt: 'Entender de onde vem o gasto: análise de custos.',
          en: 'Understanding where spending comes from: cost analysis.',
          es: 'Entender de dónde viene el gasto: análisis de costos.',
        },
        source: docs('azure/cost-management-billing/costs/quick-acm-cost-analysis'),
        popularity: 4,
      },
      {
        id: 'limit',
        rightWith: ['credit-stop'],
        text: {
          pt: 'O limite de gastos da assinatura',
          en: 'The spending limit of the subscription',
          es: 'El límite de gasto de la suscripción',
        },
        uses: [],
        why: {
          pt: 'O limite de gastos desativa a assinatura quando o crédito acaba, sem programar nada.',
          en: 'The spending limit disables the subscription when the credit runs out, with nothing to program.',
          es: 'El límite de gasto desactiva la suscripción cuando se acaba el crédito, sin programar nada.',
        },
        likeness: {
          pt: 'o vale-compras da casa inteira que, sem aviso, deixa de valer quando acaba o crédito do mês',
          en: 'the whole family’s store voucher, which buys nothing more, without warning, once the month’s credit is gone',
          es: 'el vale de compra de toda la casa que, sin aviso, deja de servir cuando se acaba el crédito',
        },
        tell: {
          pt: 'Créditos do mês que se esgotam: limite de gastos. Equipe que não sabe programar: recurso pronto do Azure.',
          en: 'The month’s credits that run out: the spending limit. Nobody on the team who can program: a ready-made feature of Azure.',
          es: 'Créditos del mes que se agotan: límite de gasto. Equipo que no sabe programar: función ya incluida en Azure.',
        },
        source: docs('azure/cost-management-billing/manage/spending-limit'),
        popularity: 3,
      },
      {
        id: 'invoice',
        neverRight: true,
        text: {
          pt: 'A fatura do mês, conferida por alguém',
          en: 'The monthly bill, checked by finance',
          es: 'La factura del mes, revisada por alguien',
        },
        uses: [],
        why: {
          pt: 'A fatura mostra o valor exato do mês, depois que ele termina.',
          en: 'The bill shows the exact amount of the month, after it has ended.',
          es: 'La factura muestra el monto exacto del mes, cuando ya terminó.',
        },
        likeness: {
          pt: 'a nota exata do armazém no fim do mês, que alguém lê quando tudo já foi gasto',
          en: 'the grocer’s exact bill at month’s end, which somebody reads when everything has already been spent',
          es: 'la nota exacta de la tienda a fin de mes, que alguien lee cuando ya se ha gastado todo',
        },
        tell: {
          pt: 'Valor exato, depois do fim do mês: fatura.',
          en: 'The exact amount, after the end of the month: the bill.',
          es: 'Monto exacto, después del fin de mes: factura.',
        },
        source: docs('azure/cost-management-billing/understand/review-individual-bill'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'unattended',
        text: {
          pt: 'O controle do gasto não pode depender de alguém abrir um relatório.',
          en: 'Control must not depend on somebody opening a report.',
          es: 'El control del gasto no puede depender de que alguien abra un informe.',
        },
        fits: ['budget', 'automation', 'anomaly', 'limit'],
        rulesOut: {
          invoice: {
            pt: 'A fatura só serve se alguém a abre e confere.',
            en: 'The bill is of use only if somebody opens and checks it.',
            es: 'La factura solo sirve si alguien la abre y la revisa.',
          },
          analysis: {
            pt: 'A análise de custos só ajuda quem se lembra de abri-la.',
            en: 'Cost analysis helps only those who remember to open it.',
            es: 'El análisis de costos solo ayuda a quien se acuerda de abrirlo.',
          },
        },
      },
      {
        id: 'agreed',
        text: {
          pt: 'A diretoria deve ser avisada quando metade do valor previsto for gasta.',
          en: 'The board must be notified when half of the planned amount has been spent.',
          es: 'La dirección debe recibir aviso cuando se gaste la mitad del monto previsto.',
        },
        fits: ['budget', 'automation', 'analysis'],
        rulesOut: {
          limit: {
            pt: 'O limite de gastos só age quando todo o crédito acaba: não avisa na metade do valor.',
            en: 'The spending limit acts only when the whole credit has run out: it gives no notice at half of the amount.',
            es: 'El límite de gasto actúa solo cuando se agota todo el crédito: no avisa a la mitad del monto.',
          },
          invoice: {
            pt: 'A fatura chega quando o mês já passou do valor.',
            en: 'The bill arrives when the month has already gone beyond the amount.',
            es: 'La factura llega cuando el mes ya superó el monto.',
          },
          anomaly: {
            pt: 'O alerta de anomalia avisa do que foge ao padrão; não conhece o valor combinado.',
            en: 'The anomaly alert warns of what breaks the pattern; it does not know the agreed amount.',
            es: 'La alerta de anomalía avisa de lo que rompe el patrón; no conoce el valor acordado.',
          },
        },
      },
      {
        id: 'no-scripts',
        text: {
          pt: 'Ninguém na equipe sabe programar.',
          en: 'Nobody on the team can program.',
          es: 'Nadie en el equipo sabe programar.',
        },
        fits: ['invoice', 'limit', 'budget', 'anomaly', 'analysis'],
        rulesOut: {
          automation: {
            pt: 'O orçamento só executa o script da equipe, que alguém precisa escrever.',
            en: 'The budget only runs the team’s own script, which somebody has to write.',
            es: 'El presupuesto solo ejecuta el script del equipo, que alguien debe escribir.',
          },
        },
      },
      {
        id: 'keep-running',
        notWith: ['must-stop', 'credit-stop'],
        text: {
          pt: 'Nada pode ser desligado, nem além do valor previsto.',
          en: 'Nothing may be switched off, even beyond the planned amount.',
          es: 'No se puede apagar nada, ni siquiera por encima del monto previsto.',
        },
        fits: ['invoice', 'budget', 'anomaly', 'analysis'],
        rulesOut: {
          automation: {
            pt: 'O script desliga máquinas quando o valor é atingido.',
            en: 'The script stops machines when the amount is reached.',
            es: 'El script apaga máquinas cuando se alcanza el monto.',
          },
          limit: {
            pt: 'O limite de gastos desativa a assinatura inteira quando é atingido.',
            en: 'The spending limit disables the whole subscription when it is reached.',
            es: 'El límite de gasto desactiva la suscripción entera cuando se alcanza.',
          },
        },
      },
      {
        id: 'invoiced',
        situations: ['startup', 'ministry'],
        text: {
          pt: 'A assinatura é paga conforme o uso, sem crédito mensal.',
          en: 'The subscription is pay-as-you-go, without monthly credit.',
          es: 'La suscripción es de pago por uso, sin crédito mensual.',
        },
        fits: ['invoice', 'budget', 'automation', 'anomaly', 'analysis'],
        rulesOut: {
          limit: {
            pt: 'O limite de gastos existe só em assinaturas com crédito.',
            en: 'The spending limit exists only in subscriptions with credit.',
            es: 'El límite de gasto existe solo en suscripciones con crédito.',
          },
        },
      },
      {
        id: 'must-stop',
        situations: ['startup', 'ministry'],
        text: {
          pt: 'Quando o valor do mês se esgotar, a computação deve parar.',
          en: 'When the month’s amount runs out, compute must stop.',
          es: 'Cuando se agote el monto del mes, el cómputo debe detenerse.',
        },
        fits: ['automation', 'limit'],
        rulesOut: {
          invoice: {
            pt: 'A fatura cobra o que já foi gasto e não desliga nada.',
            en: 'The bill charges what has been spent and shuts nothing down.',
            es: 'La factura cobra lo ya gastado y no apaga nada.',
          },
          budget: {
            pt: 'Um orçamento com alertas só avisa; os recursos continuam a gastar.',
            en: 'A budget with alerts only warns; resources go on spending.',
            es: 'Un presupuesto con alertas solo avisa; los recursos siguen gastando.',
          },
          anomaly: {
            pt: 'O alerta de anomalia só avisa; nada é desligado.',
            en: 'The anomaly alert only warns; nothing is switched off.',
            es: 'La alerta de anomalía solo avisa; nada se apaga.',
          },
          analysis: {
            pt: 'A análise de custos mostra o gasto, mas não o detém.',
            en: 'Cost analysis shows spending but does not stop it.',
            es: 'El análisis de costos muestra el gasto, pero no lo detiene.',
          },
        },
      },
      {
        id: 'credit-stop',
        situations: ['faculty'],
        notWith: ['keep-running', 'agreed', 'each-team'],
        text: {
          pt: 'Quando os créditos do mês se esgotarem, a computação deve parar.',
          en: 'When the month’s credits run out, compute must stop.',
          es: 'Cuando se agoten los créditos del mes, el cómputo debe detenerse.',
        },
        fits: ['automation', 'limit'],
        rulesOut: {
          invoice: {
            pt: 'A fatura cobra o que já foi gasto e não desliga nada.',
            en: 'The bill charges what has been spent and shuts nothing down.',
            es: 'La factura cobra lo ya gastado y no apaga nada.',
          },
          budget: {
            pt: 'Um orçamento com alertas só avisa; os recursos continuam a gastar.',
            en: 'A budget with alerts only warns; resources go on spending.',
            es: 'Un presupuesto con alertas solo avisa; los recursos siguen gastando.',
          },
          anomaly: {
            pt: 'O alerta de anomalia só avisa; nada é desligado.',
            en: 'The anomaly alert only warns; nothing is switched off.',
            es: 'La alerta de anomalía solo avisa; nada se apaga.',
          },
          analysis: {
            pt: 'A análise de custos mostra o gasto, mas não o detém.',
            en: 'Cost analysis shows spending but does not stop it.',
            es: 'El análisis de costos muestra el gasto, pero no lo detiene.',
          },
        },
      },
      {
        id: 'odd-days',
        text: {
          pt: 'Um dia fora do comum deve ser notado, mesmo com o mês dentro do previsto.',
          en: 'An unusual day must be noticed, even in a month as planned.',
          es: 'Un día fuera de lo común debe notarse, aunque el mes vaya según lo previsto.',
        },
        fits: ['anomaly', 'analysis'],
        rulesOut: {
          budget: {
            pt: 'O orçamento olha o valor acumulado; um dia que cabe nele passa despercebido.',
            en: 'The budget looks at the accumulated amount; a day that fits in it goes unnoticed.',
            es: 'El presupuesto mira el monto acumulado; un día que cabe en él pasa inadvertido.',
          },
          automation: {
            pt: 'O orçamento com script só reage ao valor acumulado do mês.',
            en: 'The budget with a script reacts only to the accumulated amount of the month.',
            es: 'El presupuesto con script solo reacciona al monto acumulado del mes.',
          },
          limit: {
            pt: 'O limite de gastos só age quando todo o crédito acaba.',
            en: 'The spending limit acts only when all the credit has run out.',
            es: 'El límite de gasto solo actúa cuando se acaba todo el crédito.',
          },
        },
      },
      {
        id: 'forecast',
        notWith: ['odd-days', 'must-stop', 'credit-stop'],
        text: {
          pt: 'O aviso deve vir da previsão de gasto, antes de o valor ser atingido.',
          en: 'The warning must come from the spending forecast, before the amount is reached.',
          es: 'El aviso debe venir de la previsión de gasto, antes de alcanzar el monto.',
        },
        fits: ['budget', 'automation'],
        rulesOut: {
          anomaly: {
            pt: 'O alerta de anomalia olha o gasto já feito de cada dia, não a previsão do mês.',
            en: 'The anomaly alert looks at what each day has already cost, not at the month’s forecast.',
            es: 'La alerta de anomalía mira lo ya gastado cada día, no la previsión del mes.',
          },
          limit: {
            pt: 'O limite de gastos age quando o crédito já acabou.',
            en: 'The spending limit acts when the credit has already run out.',
            es: 'El límite de gasto actúa cuando el crédito ya se acabó.',
          },
          invoice: {
            pt: 'A fatura traz o gasto do mês que já terminou.',
            en: 'The bill brings the spending of the month that has ended.',
            es: 'La factura trae el gasto del mes que ya terminó.',
          },
        },
      },
      {
        id: 'each-team',
        notWith: ['odd-days'],
        text: {
          pt: 'Na mesma assinatura, cada equipe deve ter o seu próprio valor.',
          en: 'Within one subscription, each team must have its own amount.',
          es: 'En la misma suscripción, cada equipo debe tener su propio monto.',
        },
        fits: ['budget', 'automation', 'analysis'],
        rulesOut: {
          limit: {
            pt: 'O limite de gastos é um só para a assinatura inteira.',
            en: 'The spending limit is one for the whole subscription.',
            es: 'El límite de gasto es uno solo para toda la suscripción.',
          },
          anomaly: {
            pt: 'O alerta de anomalia acompanha a assinatura e não tem valor a definir por equipe.',
            en: 'The anomaly alert watches the subscription and has no amount to set per team.',
            es: 'La alerta de anomalía sigue la suscripción y no tiene un monto que definir por equipo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual recurso atende a todos esses requisitos?',
      en: 'Which feature meets all of these requirements?',
      es: '¿Qué función cumple todos estos requisitos?',
    },
  },
];
