import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const deliveryChoices: readonly Pattern[] = [
  {
    id: 'release-way',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'containers' } },
    scene: {
      pt: 'Pense em cada cópia do programa como um ônibus de uma linha, e nos usuários como os passageiros que ela leva.',
      en: 'Think of each running copy of the software as a bus on a line, and of the users as its passengers.',
      es: 'Piensa en cada copia del programa como un autobús de una línea, y en los usuarios como los pasajeros que lleva.',
    },
    situations: [
      {
        id: 'wallet',
        text: {
          pt: 'Uma empresa de vale-refeição lança toda semana uma versão de seu aplicativo no GKE.',
          en: 'A meal voucher company releases a version of its GKE application every week.',
          es: 'Una empresa de vales de comida lanza cada semana una versión de su aplicación en GKE.',
        },
      },
      {
        id: 'jobs',
        text: {
          pt: 'Um site de vagas de emprego vai lançar no GKE uma nova versão de sua busca.',
          en: 'A job website is releasing a new version of its search on GKE.',
          es: 'Un sitio de empleos va a lanzar en GKE una nueva versión de su búsqueda.',
        },
      },
      {
        id: 'parking',
        text: {
          pt: 'Uma rede de estacionamentos vai lançar no GKE uma nova versão do serviço que abre as cancelas.',
          en: 'A parking chain is releasing a new version of its gate service on GKE.',
          es: 'Una cadena de estacionamientos va a lanzar en GKE una nueva versión del servicio que abre las barreras.',
        },
      },
    ],
    candidates: [
      {
        id: 'recreate',
        text: {
          pt: 'Parar a versão antiga e iniciar a nova',
          en: 'Stop the old version, then start the new one',
          es: 'Detener la versión antigua e iniciar la nueva',
        },
        uses: [],
        why: {
          pt: 'Parar a versão antiga antes de subir a nova não exige capacidade a mais nem duas versões ao mesmo tempo.',
          en: 'Stopping the old version before starting the new one needs neither more capacity nor two versions at a time.',
          es: 'Parar la versión anterior antes de subir la nueva no exige más capacidad ni dos versiones a la vez.',
        },
        likeness: {
          pt: 'a linha que recolhe todos os ônibus antigos antes que o primeiro novo saia, com passageiros no ponto',
          en: 'the line that takes in all its old buses before the first new one leaves, with passengers waiting',
          es: 'la línea que retira todos los autobuses antiguos antes de que salga el primero nuevo, con pasajeros esperando',
        },
        tell: {
          pt: 'Parada aceitável e versões incompatíveis: uma implantação recreate. Lançamento sem pagar pelo dobro de máquinas: uma estratégia sem dois ambientes completos, como canary ou feature flag. Chaves que os desenvolvedores não querem acrescentar ao código: uma troca de versão, como canary ou blue/green.',
          en: 'Acceptable downtime and versions that clash: a recreate deployment. A release without paying for twice the machines: a way without two complete environments, such as canary or a feature flag. Switches that the developers do not want to add to the code: a change of version, such as canary or blue/green.',
          es: 'Parada aceptable y versiones incompatibles: un despliegue recreate. Lanzamiento sin pagar el doble de máquinas: una estrategia sin dos entornos completos, como canary o feature flag. Interruptores que los desarrolladores no quieren agregar al código: un cambio de versión, como canary o blue/green.',
        },
        source: page('kubernetes-engine/docs/concepts/deployment'),
        popularity: 3,
      },
      {
        id: 'rolling',
        text: {
          pt: 'Trocar poucas cópias por vez (rolling)',
          en: 'Replace a few copies at a time (rolling)',
          es: 'Cambiar pocas copias por vez (rolling)',
        },
        uses: [],
        why: {
          pt: 'A atualização gradual (rolling update), padrão do Kubernetes, troca poucas cópias por vez, sem parada, sem mexer no código e quase sem capacidade a mais.',
          en: 'A rolling update, the default in Kubernetes, replaces a few copies at a time, without downtime, changes in the code or much more capacity.',
          es: 'La actualización gradual (rolling update), predeterminada en Kubernetes, cambia pocas copias a la vez, sin parada, sin tocar el código y casi sin más capacidad.',
        },
        likeness: {
          pt: 'a linha que troca os ônibus um a um, leva qualquer passageiro e só desfaz a troca devagar',
          en: 'the line that swaps buses one by one, takes any passengers and undoes the swap only slowly',
          es: 'la línea que cambia los autobuses uno a uno, lleva a cualquier pasajero y solo deshace el cambio despacio',
        },
        tell: {
          pt: 'Nem o dobro de máquinas nem chaves no código: um rolling update ou um lançamento canary. Sem parada e sem custo a mais: um rolling update. O que o Kubernetes já faz sozinho: um rolling update. Versão a publicar sem tirar o serviço do ar: rolling update, blue/green, canary ou feature flag, e não recreate. Lançamento sem pagar pelo dobro de máquinas: uma estratégia sem dois ambientes completos, como canary ou feature flag. Chaves que os desenvolvedores não querem acrescentar ao código: uma troca de versão, como canary ou blue/green.',
          en: 'Neither twice the machines nor switches in the code: a rolling update or a canary release. No downtime and no further cost: a rolling update. What Kubernetes already does by itself: a rolling update. A version to release without taking the service down: a rolling update, blue/green, canary or a feature flag, not recreate. A release without paying for twice the machines: a way without two complete environments, such as canary or a feature flag. Switches that the developers do not want to add to the code: a change of version, such as canary or blue/green.',
          es: 'Ni el doble de máquinas ni interruptores en el código: un rolling update o un lanzamiento canary. Sin parada y sin más costo: un rolling update. Lo que Kubernetes ya hace por sí mismo: un rolling update. Versión que publicar sin dejar el servicio fuera de línea: rolling update, blue/green, canary o feature flag, y no recreate. Lanzamiento sin pagar el doble de máquinas: una estrategia sin dos entornos completos, como canary o feature flag. Interruptores que los desarrolladores no quieren agregar al código: un cambio de versión, como canary o blue/green.',
        },
        source: page('kubernetes-engine/docs/how-to/updating-apps'),
        popularity: 5,
      },
      {
        id: 'blue',
        text: {
          pt: 'Manter dois ambientes paralelos (blue/green)',
          en: 'Keep two parallel environments (blue/green)',
          es: 'Mantener dos entornos paralelos (blue/green)',
        },
        uses: [],
        why: {
          pt: 'Em blue/green, a versão antiga fica no ar ao lado da nova, que se testa em produção antes de o tráfego mudar, e a volta é imediata, sem mexer no código.',
          en: 'In blue/green, the old version keeps running beside the new one, which is tested in production before traffic is switched, and going back is immediate, without changes in the code.',
          es: 'En blue/green, la versión anterior sigue activa junto a la nueva, que se prueba en producción antes de cambiar el tráfico, y la vuelta es inmediata, sin tocar el código.',
        },
        likeness: {
          pt: 'a segunda frota completa, testada vazia ao lado da primeira, para a qual todos passam ao mesmo apito',
          en: 'the second complete fleet, tested empty beside the first, to which everyone changes at the same whistle',
          es: 'la segunda flota completa, probada vacía junto a la primera, a la que todos pasan al mismo silbato',
        },
        tell: {
          pt: 'Novidade retirada em segundos, nas primeiras horas: a versão antiga no ar ou uma chave que desliga a nova. Voltar em segundos, com dois ambientes: uma implantação blue/green. Novidade aprovada em produção antes dos usuários: uma implantação blue/green. Versão a publicar sem tirar o serviço do ar: rolling update, blue/green, canary ou feature flag, e não recreate. Chaves que os desenvolvedores não querem acrescentar ao código: uma troca de versão, como canary ou blue/green.',
          en: 'A change withdrawn within seconds in its first hours: the old version still running, or a switch that turns the new one off. Go back within seconds, with two environments: a blue/green deployment. A change to approve in production before users see it: a blue/green deployment. A version to release without taking the service down: a rolling update, blue/green, canary or a feature flag, not recreate. Switches that the developers do not want to add to the code: a change of version, such as canary or blue/green.',
          es: 'Novedad que retirar en segundos, en las primeras horas: la versión antigua aún activa, o un interruptor que apaga la nueva. Volver en segundos, con dos entornos: un despliegue blue/green. Novedad que aprobar en producción antes que los usuarios: un despliegue blue/green. Versión que publicar sin dejar el servicio fuera de línea: rolling update, blue/green, canary o feature flag, y no recreate. Interruptores que los desarrolladores no quieren agregar al código: un cambio de versión, como canary o blue/green.',
        },
        source: page('architecture/devops'),
        popularity: 4,
      },
      {
        id: 'canary',
        text: {
          pt: 'Abrir a nova a poucos clientes (canary)',
          en: 'Open the new one to few customers (canary)',
          es: 'Abrir la nueva a pocos clientes (canary)',
        },
        uses: [],
        why: {
          pt: 'O lançamento canary, sem mexer no código nem dobrar as máquinas, começa com poucos usuários na versão nova, enquanto a antiga segue no ar, e voltar é redirecionar o tráfego.',
          en: 'A canary release, without changes in the code or twice the machines, begins with few users on the new version, while the old one keeps running, so going back is a change of traffic.',
          es: 'El lanzamiento canary, sin tocar el código ni duplicar las máquinas, empieza con pocos usuarios en la versión nueva, mientras la anterior sigue activa, y volver es redirigir el tráfico.',
        },
        likeness: {
          pt: 'o ônibus novo entre os antigos, para o qual um fiscal posto ali desvia desde já alguns passageiros',
          en: 'the one new bus among the old, to which a specially posted inspector sends a few passengers from the start',
          es: 'el autobús nuevo entre los antiguos, al que un inspector puesto para eso desvía desde ya algunos pasajeros',
        },
        tell: {
          pt: 'Nem o dobro de máquinas nem chaves no código: um rolling update ou um lançamento canary. Novidade retirada em segundos, nas primeiras horas: a versão antiga no ar ou uma chave que desliga a nova. Testar com poucos usuários reais: um lançamento canary. Erro que só atinge uma fração dos usuários: um lançamento canary. Versão a publicar sem tirar o serviço do ar: rolling update, blue/green, canary ou feature flag, e não recreate. Lançamento sem pagar pelo dobro de máquinas: uma estratégia sem dois ambientes completos, como canary ou feature flag. Chaves que os desenvolvedores não querem acrescentar ao código: uma troca de versão, como canary ou blue/green.',
          en: 'Neither twice the machines nor switches in the code: a rolling update or a canary release. A change withdrawn within seconds in its first hours: the old version still running, or a switch that turns the new one off. Test with few real users: a canary release. An error that may reach only a fraction of users: a canary release. A version to release without taking the service down: a rolling update, blue/green, canary or a feature flag, not recreate. A release without paying for twice the machines: a way without two complete environments, such as canary or a feature flag. Switches that the developers do not want to add to the code: a change of version, such as canary or blue/green.',
          es: 'Ni el doble de máquinas ni interruptores en el código: un rolling update o un lanzamiento canary. Novedad que retirar en segundos, en las primeras horas: la versión antigua aún activa, o un interruptor que apaga la nueva. Probar con pocos usuarios reales: un lanzamiento canary. Error que solo alcance a una fracción de los usuarios: un lanzamiento canary. Versión que publicar sin dejar el servicio fuera de línea: rolling update, blue/green, canary o feature flag, y no recreate. Lanzamiento sin pagar el doble de máquinas: una estrategia sin dos entornos completos, como canary o feature flag. Interruptores que los desarrolladores no quieren agregar al código: un cambio de versión, como canary o blue/green.',
        },
        source: page('deploy/docs/deployment-strategies/canary'),
        popularity: 4,
      },
      {
        id: 'flags',
        text: {
          pt: 'Publicar a função desligada (feature flag)',
          en: 'Publish the feature switched off (feature flag)',
          es: 'Publicar la función apagada (feature flag)',
        },
        uses: [],
        why: {
          pt: 'Com uma feature flag, o código já está no ar, nas mesmas máquinas, e a função é ligada para testadores ou poucos usuários e desligada em segundos, sem novo lançamento.',
          en: 'With a feature flag, the code is already live, on the same machines, and the feature is switched on for testers or few users and off within seconds, without another release.',
          es: 'Con una feature flag, el código ya está en línea, en las mismas máquinas, y la función se activa para probadores o pocos usuarios y se desactiva en segundos, sin otro lanzamiento.',
        },
        likeness: {
          pt: 'o assento novo atrás de uma cortina, que os mecânicos precisam costurar e o motorista abre a quem quer',
          en: 'the new seat behind a curtain, which the mechanics must sew in and the driver opens to whom he likes',
          es: 'el asiento nuevo tras una cortina, que los mecánicos deben coser y el conductor abre a quien quiere',
        },
        tell: {
          pt: 'Novidade retirada em segundos, nas primeiras horas: a versão antiga no ar ou uma chave que desliga a nova. Ligar e desligar uma função sem lançar: uma feature flag. Novidade aprovada em produção antes dos usuários: uma feature flag. Erro que só atinge uma fração dos usuários: uma feature flag para poucos. Versão a publicar sem tirar o serviço do ar: rolling update, blue/green, canary ou feature flag, e não recreate. Lançamento sem pagar pelo dobro de máquinas: uma estratégia sem dois ambientes completos, como canary ou feature flag.',
          en: 'A change withdrawn within seconds in its first hours: the old version still running, or a switch that turns the new one off. Switch a feature on and off without releasing: a feature flag. A change to approve in production before users see it: a feature flag. An error that may reach only a fraction of users: a feature flag for a few. A version to release without taking the service down: a rolling update, blue/green, canary or a feature flag, not recreate. A release without paying for twice the machines: a way without two complete environments, such as canary or a feature flag.',
          es: 'Novedad que retirar en segundos, en las primeras horas: la versión antigua aún activa, o un interruptor que apaga la nueva. Activar y desactivar una función sin lanzar: una feature flag. Novedad que aprobar en producción antes que los usuarios: una feature flag. Error que solo alcance a una fracción de los usuarios: una feature flag para pocos. Versión que publicar sin dejar el servicio fuera de línea: rolling update, blue/green, canary o feature flag, y no recreate. Lanzamiento sin pagar el doble de máquinas: una estrategia sin dos entornos completos, como canary o feature flag.',
        },
        source: page('architecture/devops'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-gap',
        text: {
          pt: 'A empresa quer publicar sem tirar o serviço do ar.',
          en: 'The company wants to release without taking the service down.',
          es: 'La empresa quiere publicar sin dejar el servicio fuera de línea.',
        },
        fits: ['rolling', 'blue', 'canary', 'flags'],
        rulesOut: {
          recreate: {
            pt: 'Ao parar a antiga antes de subir a nova, o serviço fica fora do ar.',
            en: 'When the old version stops before the new one starts, the service is down.',
            es: 'Al parar la anterior antes de subir la nueva, el servicio queda fuera de línea.',
          },
        },
      },
      {
        id: 'back',
        text: {
          pt: 'Se a novidade falhar nas primeiras horas, a equipe quer retirá-la em segundos.',
          en: 'If the change fails in its first hours, the team wants it withdrawn within seconds.',
          es: 'Si la novedad falla en las primeras horas, el equipo quiere retirarla en segundos.',
        },
        fits: ['blue', 'canary', 'flags'],
        rulesOut: {
          recreate: {
            pt: 'A versão antiga já foi parada e levaria minutos para voltar.',
            en: 'The old version has been stopped and would take minutes to come back.',
            es: 'La versión anterior ya fue detenida y tardaría minutos en volver.',
          },
          rolling: {
            pt: 'Em horas, a troca gradual (rolling) já alcançou todas as cópias, e desfazê-la leva minutos.',
            en: 'Within hours, the rolling update has reached all copies, and undoing it takes minutes.',
            es: 'En horas, el cambio gradual (rolling) ya alcanzó todas las copias, y deshacerlo lleva minutos.',
          },
        },
      },
      {
        id: 'few-first',
        text: {
          pt: 'A equipe quer que um erro no primeiro dia só atinja uma fração dos usuários.',
          en: 'The team wants an error on the first day to reach only a fraction of the users.',
          es: 'El equipo quiere que un error el primer día solo alcance a una fracción de los usuarios.',
        },
        fits: ['canary', 'flags'],
        rulesOut: {
          recreate: {
            pt: 'Todos passam de uma vez à versão nova.',
            en: 'Everybody moves to the new version at once.',
            es: 'Todos pasan de una vez a la versión nueva.',
          },
          rolling: {
            pt: 'A troca gradual chega a todos em minutos, sem ficar em uma fração.',
            en: 'The gradual change reaches all within minutes instead of staying with a fraction.',
            es: 'El cambio gradual llega a todos en minutos, sin quedar en una fracción.',
          },
          blue: {
            pt: 'Em blue/green, todo o tráfego passa de uma vez.',
            en: 'In blue/green, all traffic moves at once.',
            es: 'En blue/green, todo el tráfico pasa de una vez.',
          },
        },
      },
      {
        id: 'no-double',
        text: {
          pt: 'A empresa não quer pagar pelo dobro de máquinas durante o lançamento.',
          en: 'The company does not want to pay for twice the machines during a release.',
          es: 'La empresa no quiere pagar el doble de máquinas durante el lanzamiento.',
        },
        fits: ['recreate', 'rolling', 'canary', 'flags'],
        rulesOut: {
          blue: {
            pt: 'Blue/green mantém dois ambientes completos.',
            en: 'Blue/green keeps two complete environments.',
            es: 'Blue/green mantiene dos entornos completos.',
          },
        },
      },
      {
        id: 'no-code-change',
        text: {
          pt: 'A versão nova já está pronta, e os desenvolvedores não querem acrescentar chaves ao código.',
          en: 'The new version is already finished, and the developers do not want to add switches to its code.',
          es: 'La versión nueva ya está lista, y los desarrolladores no quieren agregar interruptores al código.',
        },
        fits: ['recreate', 'rolling', 'blue', 'canary'],
        rulesOut: {
          flags: {
            pt: 'Uma feature flag é uma chave acrescentada ao código.',
            en: 'A feature flag is a switch added to the code.',
            es: 'Una feature flag es un interruptor agregado al código.',
          },
        },
      },
      {
        id: 'whole-check',
        text: {
          pt: 'A equipe de testes tem de aprovar a novidade em produção antes que qualquer usuário a veja.',
          en: 'The testing team has to approve the change in production before any user sees it.',
          es: 'El equipo de pruebas debe aprobar la novedad en producción antes de que la vea algún usuario.',
        },
        fits: ['blue', 'flags'],
        rulesOut: {
          recreate: {
            pt: 'Quando a versão nova sobe no lugar da antiga, todos já a veem.',
            en: 'When the new version starts in place of the old one, everybody already sees it.',
            es: 'Cuando la versión nueva sube en lugar de la anterior, todos ya la ven.',
          },
          rolling: {
            pt: 'Na troca gradual, usuários já caem nas primeiras cópias novas.',
            en: 'In the gradual change, users already reach the first new copies.',
            es: 'En el cambio gradual, ya hay usuarios en las primeras copias nuevas.',
          },
          canary: {
            pt: 'No canary, os primeiros a ver a versão nova são clientes.',
            en: 'In a canary, the first to see the new version are customers.',
            es: 'En canary, los primeros en ver la versión nueva son clientes.',
          },
        },
      },
      {
        id: 'simple',
        text: {
          pt: 'A equipe quer o que o Kubernetes já faz sozinho, sem configurar mais nada.',
          en: 'The team wants what Kubernetes already does by itself, with nothing else to set up.',
          es: 'El equipo quiere lo que Kubernetes ya hace por sí mismo, sin configurar nada más.',
        },
        fits: ['recreate', 'rolling'],
        rulesOut: {
          blue: {
            pt: 'Em blue/green, a equipe monta o segundo ambiente e a virada do tráfego.',
            en: 'In blue/green, the team sets up the second environment and the switch of traffic.',
            es: 'En blue/green, el equipo monta el segundo entorno y el cambio del tráfico.',
          },
          canary: {
            pt: 'No canary, a equipe configura que parte do tráfego vai para a versão nova.',
            en: 'In a canary, the team sets which part of the traffic goes to the new version.',
            es: 'En canary, el equipo configura qué parte del tráfico va a la versión nueva.',
          },
          flags: {
            pt: 'Com a flag, a equipe programa e administra cada chave.',
            en: 'With a feature flag, the team programs and manages each switch.',
            es: 'Con la flag, el equipo programa y administra cada interruptor.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de lançamento atende a todos esses requisitos?',
      en: 'Which release strategy meets all of these requirements?',
      es: '¿Qué forma de lanzamiento cumple todos estos requisitos?',
    },
  },
  {
    id: 'machine-group',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'virtual-machines' } },
    scene: {
      pt: 'Pense em cada servidor como um forno de pão, em cada data center como uma padaria e nos acessos como a freguesia.',
      en: 'Think of each server as a bread oven, of each data center as a bakery and of the traffic as the customers.',
      es: 'Piensa en cada servidor como un horno de pan, en cada centro de datos como una panadería y en los accesos como la clientela.',
    },
    situations: [
      {
        id: 'rental',
        text: {
          pt: 'Uma locadora de carros vai levar ao Compute Engine seu site de reservas, sem estado.',
          en: 'A car rental company is moving its stateless booking website to Compute Engine.',
          es: 'Una empresa de alquiler de autos va a llevar a Compute Engine su sitio de reservas, sin estado.',
        },
      },
      {
        id: 'lottery',
        text: {
          pt: 'Uma casa de leilões vai levar ao Compute Engine seu sistema de lances, sem estado.',
          en: 'An auction house is moving its stateless bidding system to Compute Engine.',
          es: 'Una casa de subastas va a llevar a Compute Engine su sistema de ofertas, sin estado.',
        },
      },
      {
        id: 'gym',
        text: {
          pt: 'Uma rede de academias vai levar ao Compute Engine seu sistema de matrículas, sem estado.',
          en: 'A gym chain is moving its stateless enrollment system to Compute Engine.',
          es: 'Una cadena de gimnasios va a llevar a Compute Engine su sistema de inscripciones, sin estado.',
        },
      },
    ],
    candidates: [
      {
        id: 'big',
        text: { pt: 'Uma única VM grande', en: 'One VM of the largest size', es: 'Una única VM grande' },
        uses: [],
        why: {
          pt: 'Uma única máquina grande é o arranjo mais simples, sem balanceador nem grupo a configurar.',
          en: 'One single large machine is the simplest arrangement, with no load balancer or group to set up.',
          es: 'Una única máquina grande es la disposición más simple, sin balanceador ni grupo que configurar.',
        },
        likeness: {
          pt: 'o único forno enorme, pago dia e noite, sem pão nenhum se ele ou sua padaria parar',
          en: 'the single enormous oven, paid for day and night, with no bread if it or its bakery stops',
          es: 'el único horno enorme, pagado día y noche, sin pan alguno si él o su panadería para',
        },
        tell: {
          pt: 'Simples, com parada aceitável: uma máquina.',
          en: 'Simple, with downtime acceptable: one machine.',
          es: 'Simple, con parada aceptable: una máquina.',
        },
        source: page('compute/docs/machine-resource'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'zonal',
        text: {
          pt: 'Grupo autoescalável em uma zona',
          en: 'An autoscaled group in one zone',
          es: 'Grupo autoescalable en una zona',
        },
        uses: [],
        why: {
          pt: 'Um grupo gerenciado de VMs comuns, e não Spot, em uma zona, cresce e diminui com a carga em minutos, recria a máquina que trava e mantém todas no mesmo data center.',
          en: 'A managed group of ordinary VMs, not Spot, in one zone grows and shrinks with load within minutes, recreates a machine that hangs and keeps them all in the same data center.',
          es: 'Un grupo administrado de VM comunes, y no Spot, en una zona crece y disminuye con la carga en minutos, recrea la máquina que se bloquea y las mantiene en el mismo centro de datos.',
        },
        likeness: {
          pt: 'a fila de fornos numa só padaria, acesos conforme a freguesia, todos parados se o prédio fecha',
          en: 'the row of ovens in one bakery, lit as customers come, all idle if the building closes',
          es: 'la fila de hornos en una sola panadería, encendidos según la clientela, todos parados si el edificio cierra',
        },
        tell: {
          pt: 'Procura que aumenta em minutos: um grupo com autoescalamento. Capacidade ociosa que a empresa não quer pagar: um grupo com autoescalamento. Servidor que trava, sem ninguém de plantão: um grupo gerenciado. Nenhuma operação perdida porque o provedor retirou uma máquina: máquinas comuns, e não Spot. Carga variável em uma zona: um grupo zonal. Servidores no mesmo data center, pela menor latência: um grupo zonal. Contrato que mantém os dados em uma só região: máquinas em uma ou mais zonas dela, e não em duas regiões.',
          en: 'Demand that grows within minutes: a group with autoscaling. Idle capacity that the company does not want to pay for: a group with autoscaling. A server that hangs, with nobody on duty: a managed group. No transaction lost because the provider took back a machine: ordinary machines rather than Spot. A variable load in one zone: a zonal group. Servers in the same data center, for the lowest latency: a zonal group. A contract that keeps the data in a single region: machines in one or more of its zones, not in two regions.',
          es: 'Demanda que crece en minutos: un grupo con autoescalado. Capacidad ociosa que la empresa no quiere pagar: un grupo con autoescalado. Servidor que se bloquea, sin nadie de guardia: un grupo administrado. Ninguna operación perdida porque el proveedor retiró una máquina: máquinas comunes, y no Spot. Carga variable en una zona: un grupo zonal. Servidores en el mismo centro de datos, por la menor latencia: un grupo zonal. Contrato que mantiene los datos en una sola región: máquinas en una o más de sus zonas, y no en dos regiones.',
        },
        source: page('compute/docs/instance-groups'),
        popularity: 4,
      },
      {
        id: 'regional',
        text: {
          pt: 'Grupo autoescalável em três zonas',
          en: 'An autoscaled group in three zones',
          es: 'Grupo autoescalable en tres zonas',
        },
        uses: [],
        why: {
          pt: 'Um grupo gerenciado regional espalha VMs comuns, e não Spot, por três zonas da mesma região, cresce e diminui com a carga em minutos e recria a máquina que trava.',
          en: 'A regional managed group spreads ordinary VMs, not Spot, over three zones of one region, grows and shrinks with load within minutes and recreates a machine that hangs.',
          es: 'Un grupo administrado regional reparte VM comunes, y no Spot, en tres zonas de la misma región, crece y disminuye con la carga en minutos y recrea la máquina que se bloquea.',
        },
        likeness: {
          pt: 'os fornos em três padarias da mesma cidade, acesos conforme a freguesia, com ruas entre eles',
          en: 'the ovens in three bakeries of one city, lit as customers come, with streets between them',
          es: 'los hornos en tres panaderías de la misma ciudad, encendidos según la clientela, con calles entre ellos',
        },
        tell: {
          pt: 'Procura que aumenta em minutos: um grupo com autoescalamento. Capacidade ociosa que a empresa não quer pagar: um grupo com autoescalamento. Servidor que trava, sem ninguém de plantão: um grupo gerenciado. Nenhuma operação perdida porque o provedor retirou uma máquina: máquinas comuns, e não Spot. Carga variável e falha de zona: um grupo regional. Data center inteiro que falha: um grupo regional. Contrato que mantém os dados em uma só região: máquinas em uma ou mais zonas dela, e não em duas regiões.',
          en: 'Demand that grows within minutes: a group with autoscaling. Idle capacity that the company does not want to pay for: a group with autoscaling. A server that hangs, with nobody on duty: a managed group. No transaction lost because the provider took back a machine: ordinary machines rather than Spot. A variable load and zone failure: a regional group. An entire data center that fails: a regional group. A contract that keeps the data in a single region: machines in one or more of its zones, not in two regions.',
          es: 'Demanda que crece en minutos: un grupo con autoescalado. Capacidad ociosa que la empresa no quiere pagar: un grupo con autoescalado. Servidor que se bloquea, sin nadie de guardia: un grupo administrado. Ninguna operación perdida porque el proveedor retiró una máquina: máquinas comunes, y no Spot. Carga variable y falla de zona: un grupo regional. Centro de datos entero que falla: un grupo regional. Contrato que mantiene los datos en una sola región: máquinas en una o más de sus zonas, y no en dos regiones.',
        },
        source: page('compute/docs/instance-groups/regional-migs'),
        popularity: 5,
      },
      {
        id: 'pair',
        text: {
          pt: 'Par fixo de VMs em zonas distintas',
          en: 'A fixed pair of VMs in different zones',
          es: 'Par fijo de VM en zonas distintas',
        },
        uses: [],
        why: {
          pt: 'Duas máquinas fixas em zonas diferentes resistem à falha de uma, por um custo igual todo mês.',
          en: 'Two fixed machines in different zones withstand the failure of one, at the same cost each month.',
          es: 'Dos máquinas fijas en zonas distintas resisten la falla de una, por un costo igual cada mes.',
        },
        likeness: {
          pt: 'os dois fornos em duas padarias da cidade, sempre acesos, sem um terceiro nem técnico à noite',
          en: 'the two ovens in two bakeries across town, always lit, with no third one and no repairman at night',
          es: 'los dos hornos en dos panaderías de la ciudad, siempre encendidos, sin un tercero ni técnico de noche',
        },
        tell: {
          pt: 'Carga estável e falha de zona: máquinas fixas em duas zonas.',
          en: 'A steady load and zone failure: fixed machines in two zones.',
          es: 'Carga estable y falla de zona: máquinas fijas en dos zonas.',
        },
        source: page('compute/docs/instance-groups'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'spot',
        text: {
          pt: 'VMs Spot, espalhadas por zonas',
          en: 'Spot VMs, spread over zones',
          es: 'VM Spot, repartidas en zonas',
        },
        uses: ['Spot'],
        why: {
          pt: 'Um grupo de máquinas Spot em três zonas cresce com a carga e custa muito menos, mas o Google pode tomá-las.',
          en: 'A group of Spot machines in three zones grows with load and costs far less, but Google can take them back.',
          es: 'Un grupo de máquinas Spot en tres zonas crece con la carga y cuesta mucho menos, pero Google puede retirarlas.',
        },
        likeness: {
          pt: 'os fornos baratíssimos em três padarias, que o dono pode pedir de volta no meio da fornada',
          en: 'the very cheap ovens in three bakeries, which their owner may claim back in the middle of a batch',
          es: 'los hornos baratísimos en tres panaderías, que el dueño puede reclamar en mitad de la hornada',
        },
        tell: {
          pt: 'Interrupções toleradas e menor preço: máquinas Spot.',
          en: 'Interruptions tolerated and the lowest price: Spot machines.',
          es: 'Interrupciones toleradas y menor precio: máquinas Spot.',
        },
        source: page('compute/docs/instances/spot'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'two-regions',
        text: {
          pt: 'VMs em duas regiões, com balanceamento',
          en: 'VMs in two regions, with load balancing',
          es: 'VM en dos regiones, con balanceo',
        },
        uses: [],
        why: {
          pt: 'Grupos em duas regiões continuam no ar mesmo sem uma região inteira.',
          en: 'Groups in two regions stay online even without an entire region.',
          es: 'Los grupos en dos regiones siguen en línea incluso sin una región entera.',
        },
        likeness: {
          pt: 'os fornos em padarias de duas cidades distantes, acesos conforme a freguesia, com os livros de contas em ambas',
          en: 'the ovens in bakeries of two distant cities, lit as customers come, with the account books in both',
          es: 'los hornos en panaderías de dos ciudades lejanas, encendidos según la clientela, con los libros de cuentas en ambas',
        },
        tell: {
          pt: 'Perda de uma região inteira: grupos em duas regiões.',
          en: 'The loss of an entire region: groups in two regions.',
          es: 'Pérdida de una región entera: grupos en dos regiones.',
        },
        source: page('load-balancing/docs/load-balancing-overview'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'zone-fails',
        text: {
          pt: 'A empresa quer seguir no ar se um data center inteiro falhar.',
          en: 'The company wants to stay online if an entire data center fails.',
          es: 'La empresa quiere seguir en línea si falla un centro de datos entero.',
        },
        fits: ['two-regions', 'regional', 'pair', 'spot'],
        rulesOut: {
          big: {
            pt: 'Uma única máquina para com o data center em que está.',
            en: 'One single machine stops with the data center it is in.',
            es: 'Una única máquina se detiene con el centro de datos en que está.',
          },
          zonal: {
            pt: 'Um grupo em uma zona para com ela.',
            en: 'A group in one zone stops with it.',
            es: 'Un grupo en una zona se detiene con ella.',
          },
        },
      },
      {
        id: 'tenfold',
        text: {
          pt: 'Em alguns dias, a procura aumenta dez vezes em minutos.',
          en: 'On some days, demand grows tenfold within minutes.',
          es: 'Algunos días, la demanda crece diez veces en minutos.',
        },
        fits: ['two-regions', 'zonal', 'regional', 'spot'],
        rulesOut: {
          big: {
            pt: 'Uma única máquina não cresce em minutos.',
            en: 'One single machine does not grow within minutes.',
            es: 'Una única máquina no crece en minutos.',
          },
          pair: {
            pt: 'Duas máquinas fixas não aumentam em número.',
            en: 'Two fixed machines do not grow in number.',
            es: 'Dos máquinas fijas no aumentan en número.',
          },
        },
      },
      {
        id: 'kept',
        text: {
          pt: 'Nenhuma operação pode se perder porque o provedor retirou uma máquina em uso.',
          en: 'No transaction may be lost because the provider took back a machine in use.',
          es: 'Ninguna operación puede perderse porque el proveedor retiró una máquina en uso.',
        },
        fits: ['two-regions', 'big', 'zonal', 'regional', 'pair'],
        rulesOut: {
          spot: {
            pt: 'O Google pode retirar máquinas Spot a qualquer momento.',
            en: 'Google can take Spot machines back at any time.',
            es: 'Google puede retirar máquinas Spot en cualquier momento.',
          },
        },
      },
      {
        id: 'close',
        text: {
          pt: 'A aplicação precisa da menor latência, com os servidores no mesmo data center.',
          en: 'The application needs the lowest latency, with servers in the same data center.',
          es: 'La aplicación necesita la menor latencia, con los servidores en el mismo centro de datos.',
        },
        fits: ['big', 'zonal'],
        rulesOut: {
          'two-regions': {
            pt: 'Com duas regiões, as máquinas ficam a centenas de quilômetros umas das outras.',
            en: 'With two regions, machines are hundreds of kilometers apart.',
            es: 'Con dos regiones, las máquinas están a cientos de kilómetros unas de otras.',
          },
          regional: {
            pt: 'Em três zonas, as máquinas ficam em data centers diferentes.',
            en: 'In three zones, the machines are in different data centers.',
            es: 'En tres zonas, las máquinas quedan en centros de datos distintos.',
          },
          pair: {
            pt: 'Em duas zonas, as máquinas ficam em data centers diferentes.',
            en: 'In two zones, the machines are in different data centers.',
            es: 'En dos zonas, las máquinas quedan en centros de datos distintos.',
          },
          spot: {
            pt: 'Espalhadas em três zonas, as máquinas ficam em data centers diferentes.',
            en: 'Spread over three zones, the machines are in different data centers.',
            es: 'Repartidas en tres zonas, las máquinas quedan en centros de datos distintos.',
          },
        },
        situations: ['lottery'],
      },
      {
        id: 'night',
        text: {
          pt: 'Poucos usuários acessam de madrugada, e a empresa não quer pagar por capacidade ociosa.',
          en: 'Few people use it at night, and the company does not want to pay for idle capacity.',
          es: 'Pocos usuarios acceden de madrugada, y la empresa no quiere pagar por capacidad ociosa.',
        },
        fits: ['two-regions', 'zonal', 'regional', 'spot'],
        rulesOut: {
          big: {
            pt: 'Uma só máquina grande é paga por inteiro também de madrugada.',
            en: 'One single large machine is paid for in full at night too.',
            es: 'Una sola máquina grande se paga completa también de madrugada.',
          },
          pair: {
            pt: 'O par fixo de máquinas é pago por inteiro também de madrugada.',
            en: 'The fixed pair of machines is paid for in full at night too.',
            es: 'El par fijo de máquinas se paga completo también de madrugada.',
          },
        },
      },
      {
        id: 'heal',
        text: {
          pt: 'Um servidor que trava deve ser substituído sem ninguém de plantão.',
          en: 'A server that hangs has to be replaced with nobody on duty.',
          es: 'Un servidor que se bloquea debe reemplazarse sin nadie de guardia.',
        },
        fits: ['two-regions', 'zonal', 'regional', 'spot'],
        rulesOut: {
          big: {
            pt: 'Uma só máquina grande não tem grupo gerenciado que note que ela travou e a recrie.',
            en: 'One single large machine has no managed group to notice that it hangs and recreate it.',
            es: 'Una sola máquina grande no tiene un grupo administrado que note que se bloqueó y la vuelva a crear.',
          },
          pair: {
            pt: 'Um par fixo de máquinas avulsas não tem grupo gerenciado que as recrie.',
            en: 'A fixed pair of separate machines has no managed group to recreate them.',
            es: 'Un par fijo de máquinas sueltas no tiene un grupo administrado que las vuelva a crear.',
          },
        },
      },
      {
        id: 'one-place',
        text: {
          pt: 'O contrato mantém os dados em uma só região.',
          en: 'The contract keeps the data in a single region.',
          es: 'El contrato mantiene los datos en una sola región.',
        },
        fits: ['big', 'zonal', 'regional', 'pair', 'spot'],
        rulesOut: {
          'two-regions': {
            pt: 'Com máquinas em duas regiões, os dados saem de uma só.',
            en: 'With machines in two regions, the data is not in a single one.',
            es: 'Con máquinas en dos regiones, los datos no están en una sola.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que arranjo atende a todos esses requisitos?',
      en: 'Which setup meets all of these requirements?',
      es: '¿Qué disposición cumple todos estos requisitos?',
    },
  },
  {
    id: 'hardware-renewal',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'cloud-economics' } },
    scene: {
      pt: 'Pense nos servidores como um furgão de entregas, no programa como sua rota e no uso como os quilômetros rodados.',
      en: 'Think of the servers as a delivery van, of the program as its route and of the use as the miles driven.',
      es: 'Piensa en los servidores como una furgoneta de reparto, en el programa como su ruta y en el uso como los kilómetros.',
    },
    situations: [
      {
        id: 'co-op',
        text: {
          pt: 'Os servidores de uma cooperativa agrícola chegaram ao fim da vida útil.',
          en: 'The servers of an agricultural cooperative have reached the end of their life.',
          es: 'Los servidores de una cooperativa agrícola llegaron al fin de su vida útil.',
        },
      },
      {
        id: 'theatre',
        text: {
          pt: 'Uma rede de cinemas vai substituir os servidores que vendem seus ingressos.',
          en: 'A cinema chain is replacing the servers that sell its tickets.',
          es: 'Una cadena de cines va a reemplazar los servidores que venden sus entradas.',
        },
      },
      {
        id: 'textile',
        text: {
          pt: 'O contrato de manutenção dos servidores de uma indústria têxtil termina neste ano.',
          en: 'The maintenance contract of a textile maker’s servers ends this year.',
          es: 'El contrato de mantenimiento de los servidores de una industria textil termina este año.',
        },
      },
      {
        id: 'bus',
        text: {
          pt: 'Uma empresa de ônibus vai renovar os servidores da venda de passagens.',
          en: 'A bus company is renewing the servers of its ticket sales.',
          es: 'Una empresa de autobuses va a renovar los servidores de su venta de pasajes.',
        },
      },
      {
        id: 'port',
        text: {
          pt: 'A garantia dos servidores de um estaleiro termina neste ano.',
          en: 'The warranty of a shipyard’s servers ends this year.',
          es: 'La garantía de los servidores de un astillero vence este año.',
        },
      },
    ],
    candidates: [
      {
        id: 'buy',
        text: { pt: 'Comprar hardware novo', en: 'Buy brand-new hardware', es: 'Comprar hardware nuevo' },
        uses: [],
        why: {
          pt: 'Comprar dá a posse dos equipamentos, em um gasto de capital (CapEx) que se conhece de antemão.',
          en: 'Buying gives ownership of the equipment, in a capital expenditure (CapEx) that is known beforehand.',
          es: 'Comprar da la propiedad de los equipos, en un gasto de capital (CapEx) conocido de antemano.',
        },
        likeness: {
          pt: 'o furgão novo comprado à vista, guardado e consertado na própria garagem, rode muito ou nada',
          en: 'the new van bought outright, kept and mended in one’s own garage, whether it runs or not',
          es: 'la furgoneta nueva comprada al contado, guardada y reparada en el propio garaje, ande mucho o nada',
        },
        tell: {
          pt: 'Posse dos equipamentos e gasto único: a compra (CapEx).',
          en: 'Ownership of equipment and a single expense: a purchase (CapEx).',
          es: 'Propiedad de los equipos y gasto único: la compra (CapEx).',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'lease',
        neverRight: true,
        text: {
          pt: 'Alugar hardware local por 48 meses',
          en: 'Rent on-site hardware for 48 months',
          es: 'Alquilar hardware local por 48 meses',
        },
        uses: [],
        why: {
          pt: 'O aluguel de servidores transforma a compra em parcelas iguais, sem entrada.',
          en: 'Renting servers turns the purchase into equal instalments, without a down payment.',
          es: 'El alquiler de servidores convierte la compra en cuotas iguales, sin anticipo.',
        },
        likeness: {
          pt: 'o furgão alugado por quatro anos em parcelas iguais, que ainda ocupa a garagem e o mecânico da casa',
          en: 'the van leased for four years in equal payments, which still takes up one’s own garage and mechanic',
          es: 'la furgoneta arrendada por cuatro años en cuotas iguales, que aún ocupa el garaje y el mecánico propios',
        },
        tell: {
          pt: 'Equipamentos no prédio, sem entrada: o aluguel.',
          en: 'Equipment on site without a down payment: renting.',
          es: 'Equipos en el edificio, sin anticipo: el alquiler.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 3,
      },
      {
        id: 'demand',
        text: { pt: 'Usar a nuvem sob demanda', en: 'Use the cloud on demand', es: 'Usar la nube bajo demanda' },
        uses: [],
        why: {
          pt: 'Na nuvem sob demanda, os programas da organização rodam em hardware do provedor e paga-se só o que se usa (OpEx), sem prazo.',
          en: 'In the cloud on demand, the organization’s own programs run on the provider’s hardware, and only what is used is paid for (OpEx), with no term.',
          es: 'En la nube bajo demanda, los programas propios se ejecutan en hardware del proveedor y se paga solo lo que se usa (OpEx), sin plazo.',
        },
        likeness: {
          pt: 'o furgão com garagem e conserto incluídos, em rota própria, pago por quilômetro, poucos ou muitos no mês',
          en: 'the van with garage and repairs included, on one’s own route, paid by the mile, few or many',
          es: 'la furgoneta con garaje y arreglos incluidos, en ruta propia, pagada por kilómetro, pocos o muchos al mes',
        },
        tell: {
          pt: 'Ninguém que saiba quanto se vai usar no próximo ano: um pagamento conforme o uso. Uso incerto, sem prazo: a nuvem sob demanda (OpEx). Sair no fim de qualquer mês: a nuvem sob demanda. Programa que a equipe escreveu e com que quer continuar: a nuvem, e não SaaS. Investimento inicial que a diretoria não vai aprovar: a nuvem, paga como despesa operacional (OpEx). Energia, refrigeração e peças de que ninguém quer cuidar: a nuvem, em que isso cabe ao provedor.',
          en: 'Nobody who knows how much will be used next year: payment by use. Uncertain use and no term: the cloud on demand (OpEx). To leave at the end of any month: the cloud on demand. A program that the team wrote and wants to keep: the cloud rather than SaaS. An initial investment that management will not approve: the cloud, paid as an operating expense (OpEx). Power, cooling and parts that nobody wants to look after: the cloud, where they are up to the provider.',
          es: 'Nadie que sepa cuánto se va a usar el próximo año: un pago según el uso. Uso incierto, sin plazo: la nube bajo demanda (OpEx). Salir al final de cualquier mes: la nube bajo demanda. Programa que el equipo escribió y con el que quiere seguir: la nube, y no SaaS. Inversión inicial que la dirección no aprobará: la nube, pagada como gasto operativo (OpEx). Energía, refrigeración y piezas de las que nadie quiere ocuparse: la nube, donde eso le toca al proveedor.',
        },
        source: page('pricing'),
        popularity: 5,
      },
      {
        id: 'commit',
        text: {
          pt: 'Usar a nuvem com compromisso',
          en: 'Use the cloud with a commitment',
          es: 'Usar la nube con compromiso',
        },
        uses: [],
        why: {
          pt: 'Na nuvem com compromisso (CUD), os programas da organização rodam em hardware do provedor, sem compra inicial, e o uso contratado por um ou três anos custa uma parcela mensal fixa e bem menor.',
          en: 'In the cloud with a commitment (CUD), the organization’s own programs run on the provider’s hardware, without an initial purchase, and use contracted for one or three years costs a fixed, far lower monthly fee.',
          es: 'En la nube con compromiso (CUD), los programas propios se ejecutan en hardware del proveedor, sin compra inicial, y el uso contratado por uno o tres años cuesta una cuota mensual fija y mucho menor.',
        },
        likeness: {
          pt: 'o furgão com garagem e conserto incluídos, em rota própria, por mensalidade fixa presa a contrato anual',
          en: 'the van with garage and repairs included, on one’s own route, for a fixed fee under a yearly contract',
          es: 'la furgoneta con garaje y arreglos incluidos, en ruta propia, por cuota fija atada a contrato anual',
        },
        tell: {
          pt: 'Uso previsto por anos, sem hardware: um compromisso de uso. Programa que a equipe escreveu e com que quer continuar: a nuvem, e não SaaS. Carga estável e preço do ano fixado: um compromisso de uso. Investimento inicial que a diretoria não vai aprovar: a nuvem, paga como despesa operacional (OpEx). Energia, refrigeração e peças de que ninguém quer cuidar: a nuvem, em que isso cabe ao provedor.',
          en: 'Use foreseen for years, without hardware: a use commitment. A program that the team wrote and wants to keep: the cloud rather than SaaS. A steady load and the year’s price fixed: a use commitment. An initial investment that management will not approve: the cloud, paid as an operating expense (OpEx). Power, cooling and parts that nobody wants to look after: the cloud, where they are up to the provider.',
          es: 'Uso previsto por años, sin hardware: un compromiso de uso. Programa que el equipo escribió y con el que quiere seguir: la nube, y no SaaS. Carga estable y precio del año fijado: un compromiso de uso. Inversión inicial que la dirección no aprobará: la nube, pagada como gasto operativo (OpEx). Energía, refrigeración y piezas de las que nadie quiere ocuparse: la nube, donde eso le toca al proveedor.',
        },
        source: page('docs/cuds'),
        popularity: 4,
        rightWith: ['known'],
      },
      {
        id: 'saas',
        neverRight: true,
        text: { pt: 'Assinar um sistema SaaS', en: 'Subscribe to a SaaS system', es: 'Suscribirse a un sistema SaaS' },
        uses: [],
        why: {
          pt: 'O SaaS troca o sistema por um pronto, pago por mês ou por um preço anual em contrato, sem nada para operar.',
          en: 'SaaS replaces the system with a ready one, billed monthly or at a yearly price set by contract, with nothing to operate.',
          es: 'El SaaS reemplaza el sistema por uno listo, pagado por mes o a un precio anual por contrato, sin nada que operar.',
        },
        likeness: {
          pt: 'o passe numa linha de ônibus, sem furgão nem garagem, que só segue a rota da linha',
          en: 'the pass on a bus line, with no van or garage, which follows only the line’s own route',
          es: 'el abono de una línea de autobús, sin furgoneta ni garaje, que solo sigue la ruta de la línea',
        },
        tell: {
          pt: 'Ninguém que saiba quanto se vai usar no próximo ano: um pagamento conforme o uso. Processo comum a todos, nada a operar: SaaS. Preço do ano fixado, sem cuidar de peças: SaaS.',
          en: 'Nobody who knows how much will be used next year: payment by use. A process that all have, nothing to operate: SaaS. The year’s price fixed, without parts to look after: SaaS.',
          es: 'Nadie que sepa cuánto se va a usar el próximo año: un pago según el uso. Proceso común a todos, nada que operar: SaaS. Precio del año fijado, sin ocuparse de piezas: SaaS.',
        },
        source: page('learn/what-is-saas'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-capital',
        text: {
          pt: 'A diretoria não vai aprovar nenhum investimento inicial.',
          en: 'Management will not approve any initial investment.',
          es: 'La dirección no aprobará ninguna inversión inicial.',
        },
        fits: ['lease', 'demand', 'commit', 'saas'],
        rulesOut: {
          buy: {
            pt: 'Comprar é um investimento inicial (CapEx).',
            en: 'Buying is an initial investment (CapEx).',
            es: 'Comprar es una inversión inicial (CapEx).',
          },
        },
      },
      {
        id: 'no-rooms',
        text: {
          pt: 'Ninguém na organização quer cuidar de energia, refrigeração nem peças.',
          en: 'Nobody in the organization wants to look after power, cooling or parts.',
          es: 'Nadie en la organización quiere ocuparse de energía, refrigeración ni piezas.',
        },
        fits: ['demand', 'commit', 'saas'],
        rulesOut: {
          buy: {
            pt: 'Servidores comprados ficam com a empresa, com energia, refrigeração e peças.',
            en: 'Bought servers are with the company, along with power, cooling and parts.',
            es: 'Los servidores comprados quedan con la empresa, con energía, refrigeración y repuestos.',
          },
          lease: {
            pt: 'Servidores alugados ficam no prédio, com energia e refrigeração da empresa.',
            en: 'Rented servers are on site, with the company’s power and cooling.',
            es: 'Los servidores alquilados quedan en el edificio, con energía y refrigeración de la empresa.',
          },
        },
      },
      {
        id: 'own-program',
        text: {
          pt: 'A equipe quer continuar com o programa que escreveu.',
          en: 'The team wants to keep the program that it wrote.',
          es: 'El equipo quiere seguir con el programa que escribió.',
        },
        fits: ['buy', 'lease', 'demand', 'commit'],
        rulesOut: {
          saas: {
            pt: 'Um SaaS troca o programa da empresa por outro igual para todos.',
            en: 'SaaS replaces the organization’s program with one that is the same for all.',
            es: 'Un SaaS cambia el programa de la empresa por otro igual para todos.',
          },
        },
      },
      {
        id: 'free-to-go',
        text: {
          pt: 'O financeiro quer poder sair no fim de qualquer mês, sem pagar o resto.',
          en: 'The finance team wants to be able to leave at the end of any month, at no cost.',
          es: 'El área de finanzas quiere poder salir al final de cualquier mes, sin pagar el resto.',
        },
        fits: ['demand', 'saas'],
        rulesOut: {
          lease: {
            pt: 'O aluguel prende por 48 meses.',
            en: 'Renting binds for 48 months.',
            es: 'El alquiler ata por 48 meses.',
          },
          commit: {
            pt: 'O compromisso é cobrado até o fim do prazo.',
            en: 'The commitment is charged to the end of its term.',
            es: 'El compromiso se cobra hasta el final del plazo.',
          },
        },
      },
      {
        id: 'known',
        notWith: ['free-to-go'],
        text: {
          pt: 'A carga é estável, e finanças quer o preço do ano fixado em contrato.',
          en: 'The load is steady, and finance wants the year’s price fixed in a contract.',
          es: 'La carga es estable, y finanzas quiere el precio del año fijado en un contrato.',
        },
        fits: ['buy', 'lease', 'commit', 'saas'],
        rulesOut: {
          demand: {
            pt: 'Na nuvem sob demanda, não há contrato que fixe o preço do ano.',
            en: 'In the cloud on demand, no contract fixes the year’s price.',
            es: 'En la nube bajo demanda, ningún contrato fija el precio del año.',
          },
        },
      },
      {
        id: 'uncertain',
        text: {
          pt: 'Ninguém sabe quanto se vai usar no próximo ano.',
          en: 'Nobody knows how much will be used next year.',
          es: 'Nadie sabe cuánto se va a usar el próximo año.',
        },
        notWith: ['known', 'free-to-go'],
        fits: ['demand', 'saas'],
        rulesOut: {
          buy: {
            pt: 'O hardware comprado tem um tamanho fixo, que pode sobrar ou faltar.',
            en: 'Bought hardware has a fixed size, which may be too much or too little.',
            es: 'El hardware comprado tiene un tamaño fijo, que puede sobrar o faltar.',
          },
          lease: {
            pt: 'O hardware alugado tem um tamanho fixo por 48 meses.',
            en: 'Rented hardware has a fixed size for 48 months.',
            es: 'El hardware alquilado tiene un tamaño fijo por 48 meses.',
          },
          commit: {
            pt: 'O compromisso cobra o uso contratado, mesmo que se use menos.',
            en: 'The commitment charges for the contracted use, even if less is used.',
            es: 'El compromiso cobra el uso contratado, aunque se use menos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que alternativa atende a todos esses requisitos?',
      en: 'Which alternative meets all of these requirements?',
      es: '¿Qué alternativa cumple todos estos requisitos?',
    },
  },
];
