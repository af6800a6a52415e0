import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs, site } from './source.ts';

const overview = docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html');
const concepts = site('what-is-cloud-computing/');

export const cloudBenefits: Category = {
  id: 'cloud-benefits',
  noun: { pt: 'benefício da nuvem', en: 'benefit of the cloud', es: 'beneficio de la nube' },
  mode: 'action',
  domain: 'concepts',
  ask: {
    entity: {
      pt: 'Que benefício da nuvem isso ilustra melhor?',
      en: 'Which benefit of the cloud does this illustrate best?',
      es: '¿Qué beneficio de la nube ilustra mejor este caso?',
    },
    action: {
      pt: 'Qual situação é o melhor exemplo de {entity}?',
      en: 'Which situation is the best example of {entity}?',
      es: '¿Qué situación es el mejor ejemplo de {entity}?',
    },
    pair: {
      pt: 'Em qual alternativa as duas situações são bons exemplos de {entity}?',
      en: 'In which option are both situations good examples of {entity}?',
      es: '¿En qué opción las dos situaciones son buenos ejemplos de {entity}?',
    },
  },
  entities: [
    {
      id: 'elasticity', kind: 'concept', topic: 'cloud-value', popularity: 5, source: concepts,
      name: { pt: 'Elasticidade', en: 'Elasticity', es: 'Elasticidad' },
      subject: { pt: 'a elasticidade', en: 'elasticity', es: 'la elasticidad' },
      gist: {
        pt: '{acompanhar} a demanda com capacidade que cresce e diminui',
        en: '{follow} demand with capacity that grows and shrinks',
        es: '{acompañar} la demanda con capacidad que crece y disminuye',
      },
    },
    {
      id: 'agility', kind: 'concept', topic: 'cloud-value', popularity: 4, source: overview,
      name: { pt: 'Agilidade', en: 'Agility', es: 'Agilidad' },
      subject: { pt: 'a agilidade', en: 'agility', es: 'la agilidad' },
      gist: {
        pt: '{encurtar} de semanas para minutos o tempo entre a ideia e o recurso pronto',
        en: '{cut} the time from idea to ready resource from weeks to minutes',
        es: '{acortar} de semanas a minutos el tiempo entre la idea y el recurso listo',
      },
    },
    {
      id: 'high-availability', kind: 'concept', topic: 'cloud-value', popularity: 5, source: docs('whitepapers/latest/aws-overview/global-infrastructure.html'),
      name: { pt: 'Alta disponibilidade', en: 'High availability', es: 'Alta disponibilidad' },
      subject: { pt: 'a alta disponibilidade', en: 'high availability', es: 'la alta disponibilidad' },
      gist: {
        pt: '{manter} o serviço no ar quando uma parte falha',
        en: '{keep} the service up when one part fails',
        es: '{mantener} el servicio en línea cuando una parte falla',
      },
    },
    {
      id: 'economies-of-scale', kind: 'concept', topic: 'cloud-value', popularity: 4, source: overview,
      name: { pt: 'Economias de escala', en: 'Economies of scale', es: 'Economías de escala' },
      subject: { pt: 'as economias de escala', en: 'economies of scale', es: 'las economías de escala' },
      plural: true,
      gist: {
        pt: '{baixar} o preço porque a AWS compra e opera para centenas de milhares de clientes',
        en: '{lower} prices because AWS buys and operates for hundreds of thousands of customers',
        es: '{bajar} el precio porque AWS compra y opera para cientos de miles de clientes',
      },
    },
    {
      id: 'pay-as-you-go', kind: 'concept', topic: 'cloud-value', popularity: 5, source: overview,
      name: { pt: 'Pagamento conforme o uso', en: 'Pay-as-you-go pricing', es: 'Pago por uso' },
      subject: { pt: 'o pagamento conforme o uso', en: 'pay-as-you-go pricing', es: 'el pago por uso' },
      gist: {
        pt: '{trocar} investimento inicial por uma despesa que varia com o consumo',
        en: '{replace} initial investment with an expense that varies with consumption',
        es: '{cambiar} la inversión inicial por un gasto que varía con el consumo',
      },
    },
    {
      id: 'global-reach', kind: 'concept', topic: 'cloud-value', popularity: 4, source: overview,
      name: { pt: 'Alcance global', en: 'Global reach', es: 'Alcance global' },
      subject: { pt: 'o alcance global', en: 'global reach', es: 'el alcance global' },
      gist: {
        pt: '{levar} a aplicação a outros países em minutos',
        en: '{bring} an application to other countries within minutes',
        es: '{llevar} la aplicación a otros países en minutos',
      },
    },
    {
      id: 'business-focus', kind: 'concept', topic: 'cloud-value', popularity: 3, source: overview,
      name: { pt: 'Foco no negócio', en: 'Focus on the business', es: 'Enfoque en el negocio' },
      subject: { pt: 'o foco no negócio', en: 'focus on the business', es: 'el enfoque en el negocio' },
      gist: {
        pt: '{liberar} a equipe do trabalho de manter data centers',
        en: '{free} the team from the work of keeping data centers',
        es: '{liberar} al equipo del trabajo de mantener centros de datos',
      },
    },
  ],
  facts: [
    {
      id: 'elasticity-sale', kind: 'feature', of: ['elasticity'], unclear: ['pay-as-you-go', 'agility', 'high-availability'], level: 1,
      say: {
        pt: '{ligar} mais servidores durante uma promoção e {desligar} o excesso horas depois',
        en: '{turn} on more servers during a sale and {turn} off the excess hours later',
        es: '{encender} más servidores durante una promoción y {apagar} el exceso horas después',
      },
    },
    {
      id: 'elasticity-night', kind: 'feature', of: ['elasticity'], unclear: ['pay-as-you-go', 'agility'], level: 1,
      say: {
        pt: '{reduzir} a frota à noite e {aumentar} pela manhã, conforme o número de acessos',
        en: '{shrink} the fleet at night and {expand} it in the morning, following the number of visits',
        es: '{reducir} la flota de noche y {aumentar} por la mañana, según el número de accesos',
      },
    },
    {
      id: 'elasticity-guess', kind: 'feature', of: ['elasticity'], unclear: ['pay-as-you-go', 'agility', 'economies-of-scale'], level: 2,
      say: {
        pt: '{parar} de calcular com meses de antecedência a capacidade do pico de acessos',
        en: '{stop} calculating the capacity for peak traffic months in advance',
        es: '{dejar} de calcular con meses de anticipación la capacidad del pico de accesos',
      },
    },
    {
      id: 'agility-test', kind: 'feature', of: ['agility'], unclear: ['elasticity', 'pay-as-you-go', 'business-focus'], level: 1,
      say: {
        pt: '{montar} em minutos um ambiente de teste que antes levava semanas para chegar',
        en: '{build} in minutes a test environment that used to take weeks to arrive',
        es: '{montar} en minutos un ambiente de prueba que antes tardaba semanas en llegar',
      },
    },
    {
      id: 'agility-experiment', kind: 'feature', of: ['agility'], unclear: ['pay-as-you-go', 'elasticity', 'business-focus'], level: 2,
      say: {
        pt: '{experimentar} uma ideia nova na mesma tarde em que ela surge, sem esperar equipamento',
        en: '{try} a new idea on the same afternoon it comes up, without waiting for equipment',
        es: '{probar} una idea nueva la misma tarde en que surge, sin esperar equipos',
      },
    },
    {
      id: 'ha-zones', kind: 'feature', of: ['high-availability'], unclear: ['global-reach', 'elasticity'], level: 1,
      say: {
        pt: '{continuar} atendendo clientes depois que um data center inteiro fica sem energia',
        en: '{continue} to serve customers after an entire data center loses power',
        es: '{continuar} atendiendo clientes después de que un centro de datos entero se queda sin energía',
      },
    },
    {
      id: 'ha-redundant', kind: 'feature', of: ['high-availability'], unclear: ['elasticity', 'global-reach'], level: 2,
      say: {
        pt: '{manter} servidores em duas zonas, para que a queda de uma não tire o site do ar',
        en: '{keep} servers in two zones so that losing one does not take the site down',
        es: '{mantener} servidores en dos zonas, para que la caída de una no deje el sitio fuera de línea',
      },
    },
    {
      id: 'scale-price-drop', kind: 'feature', of: ['economies-of-scale'], unclear: ['pay-as-you-go'], level: 1,
      say: {
        pt: '{pagar} menos por um serviço porque muitos clientes somados reduzem o custo do provedor',
        en: '{pay} less for a service because many customers together reduce the provider’s cost',
        es: '{pagar} menos por un servicio porque muchos clientes sumados reducen el costo del proveedor',
      },
    },
    {
      id: 'scale-purchase', kind: 'feature', of: ['economies-of-scale'], unclear: ['pay-as-you-go', 'business-focus'], level: 2,
      say: {
        pt: '{aproveitar} preços que só o volume de compras da AWS torna possíveis',
        en: '{enjoy} prices that only the buying volume of AWS makes possible',
        es: '{aprovechar} precios que solo el volumen de compras de AWS hace posibles',
      },
    },
    {
      id: 'pay-no-upfront', kind: 'feature', of: ['pay-as-you-go'], unclear: ['economies-of-scale', 'elasticity', 'agility', 'business-focus'], level: 1,
      say: {
        pt: '{começar} um projeto sem comprar servidores e {receber} a conta só das horas consumidas',
        en: '{start} a project without buying servers and {get} a bill for the hours consumed only',
        es: '{comenzar} un proyecto sin comprar servidores y {recibir} la cuenta solo de las horas consumidas',
      },
    },
    {
      id: 'pay-variable', kind: 'feature', of: ['pay-as-you-go'], unclear: ['economies-of-scale', 'business-focus', 'elasticity', 'agility'], level: 1,
      say: {
        pt: '{trocar} a compra de um data center por uma despesa mensal que varia',
        en: '{swap} the purchase of a data center for a monthly expense that varies',
        es: '{cambiar} la compra de un centro de datos por un gasto mensual que varía',
      },
    },
    {
      id: 'pay-delete', kind: 'feature', of: ['pay-as-you-go'], unclear: ['elasticity', 'agility', 'economies-of-scale'], level: 2,
      say: {
        pt: '{apagar} um ambiente na sexta-feira e {deixar} de gastar com ele no mesmo dia',
        en: '{delete} an environment on Friday and {stop} spending on it that same day',
        es: '{borrar} un ambiente el viernes y {dejar} de gastar en él ese mismo día',
      },
    },
    {
      id: 'global-launch', kind: 'feature', of: ['global-reach'], unclear: ['agility', 'high-availability'], level: 1,
      say: {
        pt: '{abrir} a aplicação em outro continente em uma tarde, perto dos novos usuários',
        en: '{open} the application on another continent in one afternoon, close to the new users',
        es: '{abrir} la aplicación en otro continente en una tarde, cerca de los nuevos usuarios',
      },
    },
    {
      id: 'global-latency', kind: 'feature', of: ['global-reach'], unclear: ['high-availability', 'agility'], level: 2,
      say: {
        pt: '{usar} regiões em três países para que cada usuário tenha baixa latência',
        en: '{use} Regions in three countries so that every user gets low latency',
        es: '{usar} regiones en tres países para que cada usuario tenga baja latencia',
      },
    },
    {
      id: 'focus-datacenter', kind: 'feature', of: ['business-focus'], unclear: ['economies-of-scale', 'agility', 'pay-as-you-go'], level: 1,
      say: {
        pt: '{passar} a equipe que trocava discos e cabos para o desenvolvimento do produto',
        en: '{move} the staff who replaced disks and cables to product development',
        es: '{pasar} al equipo que cambiaba discos y cables al desarrollo del producto',
      },
    },
    {
      id: 'focus-undifferentiated', kind: 'feature', of: ['business-focus'], unclear: ['economies-of-scale', 'agility', 'pay-as-you-go'], level: 2,
      say: {
        pt: '{deixar} com a AWS tarefas que todo data center exige e que não distinguem a empresa',
        en: '{leave} to AWS the chores that every data center demands and that set no company apart',
        es: '{dejar} a AWS las tareas que todo centro de datos exige y que no distinguen a la empresa',
      },
    },
  ],
  contrasts: [],
};

export const serviceModels: Category = {
  id: 'service-models',
  noun: { pt: 'modelo de serviço', en: 'service model', es: 'modelo de servicio' },
  mode: 'statement',
  domain: 'concepts',
  entities: [
    {
      id: 'on-premises', kind: 'concept', topic: 'cloud-models', popularity: 4, source: site('types-of-cloud-computing/'),
      name: { pt: 'Infraestrutura local', en: 'On-premises infrastructure', es: 'Infraestructura local' },
      subject: { pt: 'a infraestrutura local', en: 'on-premises infrastructure', es: 'la infraestructura local' },
      gist: {
        pt: '{deixar} tudo com a empresa, do prédio à aplicação',
        en: '{leave} everything to the company, from building to application',
        es: '{dejar} todo a cargo de la empresa, del edificio a la aplicación',
      },
    },
    {
      id: 'iaas', kind: 'concept', topic: 'cloud-models', popularity: 5, source: site('types-of-cloud-computing/'),
      name: { pt: 'IaaS', en: 'IaaS', es: 'IaaS' },
      aliases: ['infrastructure as a service'],
      subject: { pt: 'o modelo IaaS', en: 'the IaaS model', es: 'el modelo IaaS' },
      gist: {
        pt: '{fornecer} servidores, redes e discos, e o cliente cuida do sistema operacional para cima',
        en: '{provide} servers, networks and disks, and the customer takes care of everything from the operating system up',
        es: '{ofrecer} servidores, redes y discos, y el cliente se ocupa desde el sistema operativo hacia arriba',
      },
    },
    {
      id: 'paas', kind: 'concept', topic: 'cloud-models', popularity: 4, source: site('types-of-cloud-computing/'),
      name: { pt: 'PaaS', en: 'PaaS', es: 'PaaS' },
      aliases: ['platform as a service'],
      subject: { pt: 'o modelo PaaS', en: 'the PaaS model', es: 'el modelo PaaS' },
      gist: {
        pt: '{receber} o código e os dados do cliente e {cuidar} do restante',
        en: '{take} the customer’s code and data and {look} after the rest',
        es: '{recibir} el código y los datos del cliente y {ocuparse|se ocupa|se ocupan} del resto',
      },
    },
    {
      id: 'saas', kind: 'concept', topic: 'cloud-models', popularity: 5, source: site('types-of-cloud-computing/'),
      name: { pt: 'SaaS', en: 'SaaS', es: 'SaaS' },
      aliases: ['software as a service'],
      subject: { pt: 'o modelo SaaS', en: 'the SaaS model', es: 'el modelo SaaS' },
      gist: {
        pt: '{entregar} um produto pronto, que o cliente só usa e configura',
        en: '{deliver} a finished product that the customer simply uses and configures',
        es: '{entregar} un producto listo, que el cliente solo usa y configura',
      },
    },
  ],
  facts: [
    {
      id: 'iaas-os', kind: 'feature', of: ['iaas'], level: 1,
      say: {
        pt: '{entregar} máquinas virtuais em que o cliente instala e corrige o sistema operacional',
        en: '{deliver} virtual machines on which the customer installs and patches the operating system',
        es: '{entregar} máquinas virtuales en las que el cliente instala y parcha el sistema operativo',
      },
    },
    {
      id: 'iaas-ec2', kind: 'feature', of: ['iaas'], level: 1,
      say: {
        pt: '{ter} no Amazon EC2 seu exemplo mais conhecido',
        en: '{have} Amazon EC2 as its best-known example',
        es: '{tener} en Amazon EC2 su ejemplo más conocido',
      },
    },
    {
      id: 'iaas-control', kind: 'feature', of: ['iaas'], unclear: ['on-premises'], level: 2,
      say: {
        pt: '{dar} o maior controle sobre a configuração entre os modelos de nuvem',
        en: '{give} the most control over configuration among the cloud models',
        es: '{dar} el mayor control de la configuración entre los modelos de nube',
      },
    },
    {
      id: 'paas-code', kind: 'feature', of: ['paas'], level: 1,
      say: {
        pt: '{deixar} ao cliente só o código e os dados, enquanto o provedor mantém servidores e sistema',
        en: '{leave} only code and data to the customer while the provider keeps servers and system',
        es: '{dejar} al cliente solo el código y los datos, mientras el proveedor mantiene servidores y sistema',
      },
    },
    {
      id: 'paas-beanstalk', kind: 'feature', of: ['paas'], level: 2,
      say: {
        pt: '{ter} no AWS Elastic Beanstalk um exemplo típico',
        en: '{have} AWS Elastic Beanstalk as a typical example',
        es: '{tener} en AWS Elastic Beanstalk un ejemplo típico',
      },
    },
    {
      id: 'saas-finished', kind: 'feature', of: ['saas'], level: 1,
      say: {
        pt: '{oferecer} uma aplicação completa que o usuário acessa pelo navegador',
        en: '{offer} a complete application that the user reaches through a browser',
        es: '{ofrecer} una aplicación completa a la que el usuario accede por el navegador',
      },
    },
    {
      id: 'saas-mail', kind: 'feature', of: ['saas'], level: 1,
      say: {
        pt: '{ter} no e-mail corporativo por assinatura um exemplo típico',
        en: '{have} company email by subscription as a typical example',
        es: '{tener} en el correo corporativo por suscripción un ejemplo típico',
      },
    },
    {
      id: 'onprem-hardware', kind: 'feature', of: ['on-premises'], level: 1,
      say: {
        pt: '{obrigar} a empresa a comprar, instalar e substituir equipamentos',
        en: '{oblige} the company to buy, install and replace equipment',
        es: '{obligar} a la empresa a comprar, instalar y reemplazar equipos',
      },
    },
    {
      id: 'onprem-capex', kind: 'feature', of: ['on-premises'], level: 2,
      say: {
        pt: '{concentrar} o gasto em investimento feito antes do uso',
        en: '{concentrate} spending on investment made before use',
        es: '{concentrar} el gasto en inversión hecha antes del uso',
      },
    },
    {
      id: 'model-provider-hardware', kind: 'trait', of: ['iaas', 'paas', 'saas'], level: 1,
      say: {
        pt: '{deixar} com o provedor a manutenção do hardware',
        en: '{leave} hardware maintenance to the provider',
        es: '{dejar} al proveedor el mantenimiento del hardware',
      },
    },
    {
      id: 'model-provider-os', kind: 'trait', of: ['paas', 'saas'], level: 1,
      say: {
        pt: '{deixar} com o provedor as correções do sistema operacional',
        en: '{leave} operating system fixes to the provider',
        es: '{dejar} al proveedor las correcciones del sistema operativo',
      },
    },
    {
      id: 'model-own-code', kind: 'trait', of: ['on-premises', 'iaas', 'paas'], level: 1,
      say: {
        pt: '{deixar} a empresa rodar o código que ela mesma escreve',
        en: '{let} the company run the code it writes itself',
        es: '{dejar} que la empresa corra el código que ella misma escribe',
      },
    },
    {
      id: 'model-choose-os', kind: 'trait', of: ['on-premises', 'iaas'], level: 2,
      say: {
        pt: '{deixar} a empresa escolher e configurar o sistema operacional',
        en: '{let} the company choose and configure the operating system',
        es: '{dejar} que la empresa elija y configure el sistema operativo',
      },
    },
    {
      id: 'model-pay-use', kind: 'trait', of: ['iaas', 'paas', 'saas'], level: 2,
      say: {
        pt: '{evitar} a compra de servidores',
        en: '{avoid} buying servers',
        es: '{evitar} la compra de servidores',
      },
    },
  ],
  contrasts: [
    {
      between: ['iaas', 'paas'],
      say: {
        pt: 'Em IaaS o cliente ainda corrige o sistema operacional; em PaaS ele só traz código e dados.',
        en: 'With IaaS the customer still patches the operating system; with PaaS it only brings code and data.',
        es: 'En IaaS el cliente todavía parcha el sistema operativo; en PaaS solo trae código y datos.',
      },
    },
    {
      between: ['paas', 'saas'],
      say: {
        pt: 'Em PaaS o cliente escreve a aplicação; em SaaS ele recebe a aplicação pronta.',
        en: 'With PaaS the customer writes the application; with SaaS it gets the application ready-made.',
        es: 'En PaaS el cliente escribe la aplicación; en SaaS recibe la aplicación lista.',
      },
    },
    {
      between: ['iaas', 'on-premises'],
      say: {
        pt: 'Em IaaS o hardware é do provedor; na infraestrutura local ele é da empresa.',
        en: 'With IaaS the hardware belongs to the provider; in on-premises infrastructure it belongs to the company.',
        es: 'En IaaS el hardware es del proveedor; en la infraestructura local es de la empresa.',
      },
    },
    {
      between: ['iaas', 'saas'],
      say: {
        pt: 'IaaS entrega peças para montar; SaaS entrega o produto montado.',
        en: 'IaaS delivers parts to assemble; SaaS delivers the assembled product.',
        es: 'IaaS entrega piezas para armar; SaaS entrega el producto armado.',
      },
    },
  ],
};

export const deploymentModels: Category = {
  id: 'deployment-models',
  noun: { pt: 'modelo de implantação', en: 'deployment model', es: 'modelo de implementación' },
  mode: 'statement',
  domain: 'concepts',
  entities: [
    {
      id: 'public-cloud', kind: 'concept', topic: 'cloud-models', popularity: 5, source: site('types-of-cloud-computing/'),
      name: { pt: 'Nuvem pública', en: 'Public cloud', es: 'Nube pública' },
      subject: { pt: 'a nuvem pública', en: 'the public cloud', es: 'la nube pública' },
      gist: {
        pt: '{pôr} toda a aplicação em um provedor como a AWS',
        en: '{place} the whole application with a provider such as AWS',
        es: '{poner} toda la aplicación en un proveedor como AWS',
      },
    },
    {
      id: 'hybrid-cloud', kind: 'concept', topic: 'cloud-models', popularity: 5, source: site('types-of-cloud-computing/'),
      name: { pt: 'Nuvem híbrida', en: 'Hybrid cloud', es: 'Nube híbrida' },
      subject: { pt: 'a nuvem híbrida', en: 'the hybrid cloud', es: 'la nube híbrida' },
      gist: {
        pt: '{ligar} recursos do data center da empresa a recursos de um provedor',
        en: '{connect} resources in the company’s data center with those of a provider',
        es: '{conectar} recursos del centro de datos de la empresa con los de un proveedor',
      },
    },
    {
      id: 'private-cloud', kind: 'concept', topic: 'cloud-models', popularity: 4, source: site('types-of-cloud-computing/'),
      name: { pt: 'Nuvem privada', en: 'Private cloud', es: 'Nube privada' },
      subject: { pt: 'a nuvem privada', en: 'the private cloud', es: 'la nube privada' },
      gist: {
        pt: '{usar} virtualização e gestão de recursos no data center da própria empresa',
        en: '{use} virtualization and resource management in the company’s own data center',
        es: '{usar} virtualización y gestión de recursos en el centro de datos de la propia empresa',
      },
    },
    {
      id: 'multicloud', kind: 'concept', topic: 'cloud-models', popularity: 3, source: site('what-is/multicloud/'),
      name: { pt: 'Multinuvem', en: 'Multicloud', es: 'Multinube' },
      subject: { pt: 'a multinuvem', en: 'multicloud', es: 'la multinube' },
      gist: {
        pt: '{combinar} serviços de dois ou mais provedores',
        en: '{combine} services of two or more providers',
        es: '{combinar} servicios de dos o más proveedores',
      },
    },
  ],
  facts: [
    {
      id: 'hybrid-bank', kind: 'purpose', of: ['hybrid-cloud'], unclear: ['multicloud', 'outposts', 'direct-connect', 'site-to-site-vpn', 'storage-gateway'], level: 1,
      say: {
        pt: '{manter} um sistema antigo no próprio data center, ligado a uma aplicação nova na AWS',
        en: '{keep} an old system in its own data center, connected to a new application on AWS',
        es: '{mantener} un sistema antiguo en su propio centro de datos, conectado a una aplicación nueva en AWS',
      },
    },
    {
      id: 'hybrid-link', kind: 'feature', of: ['hybrid-cloud'], unclear: ['multicloud'], level: 2,
      say: {
        pt: '{depender} de uma conexão entre o ambiente local e o provedor',
        en: '{depend} on a connection between the local environment and the provider',
        es: '{depender} de una conexión entre el entorno local y el proveedor',
      },
    },
    {
      id: 'public-all', kind: 'purpose', of: ['public-cloud'], unclear: ['multicloud'], level: 1,
      say: {
        pt: '{dispensar} qualquer equipamento próprio, com tudo na infraestrutura da AWS',
        en: '{need} no equipment of the customer’s own, with everything on AWS infrastructure',
        es: '{prescindir} de cualquier equipo propio, con todo en la infraestructura de AWS',
      },
      need: {
        pt: 'operar sem nenhum equipamento próprio, com tudo na infraestrutura da AWS',
        en: 'operate without any equipment of its own, with everything on AWS infrastructure',
        es: 'operar sin ningún equipo propio, con todo en la infraestructura de AWS',
      },
    },
    {
      id: 'public-startup', kind: 'feature', of: ['public-cloud'], unclear: ['multicloud'], level: 2,
      say: {
        pt: '{dispensar} por completo o data center da empresa usando um só provedor',
        en: '{remove} the need for a company data center by using a single provider',
        es: '{eliminar} por completo el centro de datos de la empresa usando un solo proveedor',
      },
    },
    {
      id: 'private-own', kind: 'purpose', of: ['private-cloud'], unclear: ['outposts'], level: 1,
      say: {
        pt: '{oferecer} máquinas virtuais aos setores internos só com equipamentos da própria empresa',
        en: '{offer} virtual machines to internal departments with the company’s own equipment only',
        es: '{ofrecer} máquinas virtuales a las áreas internas solo con equipos de la propia empresa',
      },
      need: {
        pt: 'oferecer máquinas virtuais a seus setores só com equipamentos próprios',
        en: 'offer virtual machines to its departments with its own equipment only',
        es: 'ofrecer máquinas virtuales a sus áreas solo con equipos propios',
      },
    },
    {
      id: 'private-capacity', kind: 'feature', of: ['private-cloud'], unclear: ['hybrid-cloud'], level: 2,
      say: {
        pt: '{limitar} a capacidade ao hardware que a empresa comprou',
        en: '{limit} capacity to the hardware that the company bought',
        es: '{limitar} la capacidad al hardware que la empresa compró',
      },
    },
    {
      id: 'multicloud-two', kind: 'purpose', of: ['multicloud'], level: 1,
      say: {
        pt: '{combinar} dois provedores públicos, por exemplo a AWS para o site e outro para análise de dados',
        en: '{combine} two public providers, for example AWS for the website and another for data analysis',
        es: '{combinar} dos proveedores públicos, por ejemplo AWS para el sitio y otro para análisis de datos',
      },
      need: {
        pt: 'usar a AWS para o site e outro provedor público para análise de dados',
        en: 'use AWS for the website and another public provider for data analysis',
        es: 'usar AWS para el sitio y otro proveedor público para análisis de datos',
      },
    },
    {
      id: 'multicloud-skills', kind: 'feature', of: ['multicloud'], level: 2,
      say: {
        pt: '{exigir} da equipe o domínio de ferramentas de mais de um provedor',
        en: '{require} the team to master the tools of more than one provider',
        es: '{exigir} del equipo el dominio de herramientas de más de un proveedor',
      },
    },
    {
      id: 'deploy-own-equipment', kind: 'trait', of: ['private-cloud', 'hybrid-cloud'], level: 1,
      say: {
        pt: '{incluir}, por definição, equipamentos no data center da empresa',
        en: '{include}, by definition, equipment in the company’s data center',
        es: '{incluir}, por definición, equipos en el centro de datos de la empresa',
      },
    },
    {
      id: 'deploy-provider', kind: 'trait', of: ['public-cloud', 'hybrid-cloud', 'multicloud'], level: 1,
      say: {
        pt: '{usar} recursos de um provedor externo',
        en: '{use} resources of an external provider',
        es: '{usar} recursos de un proveedor externo',
      },
    },
    {
      id: 'deploy-one-provider', kind: 'trait', of: ['public-cloud', 'hybrid-cloud'], level: 2,
      say: {
        pt: '{funcionar} com um único provedor externo',
        en: '{work} with one single external provider',
        es: '{funcionar} con un único proveedor externo',
      },
      deny: {
        pt: 'não {funcionar} com um único provedor externo',
        en: '{not work} with one single external provider',
        es: 'no {funcionar} con un único proveedor externo',
      },
    },
    {
      id: 'deploy-keep-data', kind: 'trait', of: ['private-cloud', 'hybrid-cloud'], level: 2,
      say: {
        pt: '{manter}, por definição, uma parte dos dados no prédio da empresa',
        en: '{keep}, by definition, part of the data in the company’s building',
        es: '{mantener}, por definición, una parte de los datos en el edificio de la empresa',
      },
    },
    {
      id: 'deploy-burst', kind: 'trait', of: ['public-cloud', 'hybrid-cloud', 'multicloud'], level: 2,
      say: {
        pt: '{permitir} crescer além dos servidores que a empresa comprou',
        en: '{allow} growth beyond the servers the company bought',
        es: '{permitir} crecer más allá de los servidores que compró la empresa',
      },
    },
  ],
  contrasts: [
    {
      between: ['hybrid-cloud', 'multicloud'],
      say: {
        pt: 'A nuvem híbrida junta o data center da empresa e um provedor; a multinuvem junta provedores.',
        en: 'A hybrid cloud joins the company’s data center and a provider; multicloud joins providers.',
        es: 'La nube híbrida une el centro de datos de la empresa y un proveedor; la multinube une proveedores.',
      },
    },
    {
      between: ['hybrid-cloud', 'public-cloud'],
      say: {
        pt: 'Na nuvem pública nada fica na empresa; na nuvem híbrida uma parte fica, ligada ao provedor.',
        en: 'In the public cloud nothing stays with the company; in a hybrid cloud one part does, linked to the provider.',
        es: 'En la nube pública nada queda en la empresa; en la nube híbrida una parte queda, conectada al proveedor.',
      },
    },
    {
      between: ['private-cloud', 'public-cloud'],
      say: {
        pt: 'Na nuvem privada a empresa compra o hardware; na nuvem pública ela aluga o que usa.',
        en: 'In a private cloud the company buys the hardware; in the public cloud it rents what it uses.',
        es: 'En la nube privada la empresa compra el hardware; en la nube pública alquila lo que usa.',
      },
    },
    {
      between: ['private-cloud', 'hybrid-cloud'],
      say: {
        pt: 'A nuvem privada usa só recursos da empresa; a nuvem híbrida soma a eles os de um provedor.',
        en: 'A private cloud uses only the company’s resources; a hybrid cloud adds those of a provider.',
        es: 'La nube privada usa solo recursos de la empresa; la nube híbrida les suma los de un proveedor.',
      },
    },
  ],
};

export const cloudEconomics: Category = {
  id: 'cloud-economics',
  noun: { pt: 'conceito da economia da nuvem', en: 'cloud economics concept', es: 'concepto de economía de la nube' },
  mode: 'action',
  domain: 'concepts',
  ask: {
    entity: {
      pt: 'Que conceito da economia da nuvem descreve essa decisão?',
      en: 'Which cloud economics concept describes this decision?',
      es: '¿Qué concepto de economía de la nube describe esta decisión?',
    },
    action: {
      pt: 'Qual destas decisões é um exemplo de {entity}?',
      en: 'Which of these decisions is an example of {entity}?',
      es: '¿Cuál de estas decisiones es un ejemplo de {entity}?',
    },
    pair: {
      pt: 'Em qual alternativa as duas decisões são exemplos de {entity}?',
      en: 'In which option are both decisions examples of {entity}?',
      es: '¿En qué opción las dos decisiones son ejemplos de {entity}?',
    },
  },
  entities: [
    {
      id: 'capex', kind: 'concept', topic: 'cloud-economics', popularity: 4, source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
      name: { pt: 'Despesa de capital (CapEx)', en: 'Capital expense (CapEx)', es: 'Gasto de capital (CapEx)' },
      subject: { pt: 'a despesa de capital (CapEx)', en: 'capital expense (CapEx)', es: 'el gasto de capital (CapEx)' },
      gist: {
        pt: '{ser} o investimento feito antes do uso em bens que duram anos',
        en: '{be} investment made before use in goods that last for years',
        es: '{ser} la inversión hecha antes del uso en bienes que duran años',
      },
    },
    {
      id: 'opex', kind: 'concept', topic: 'cloud-economics', popularity: 4, source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
      name: { pt: 'Despesa operacional (OpEx)', en: 'Operating expense (OpEx)', es: 'Gasto operativo (OpEx)' },
      subject: { pt: 'a despesa operacional (OpEx)', en: 'operating expense (OpEx)', es: 'el gasto operativo (OpEx)' },
      gist: {
        pt: '{ser} o gasto corrente, pago mês a mês',
        en: '{be} running expenditure, paid month by month',
        es: '{ser} el gasto corriente, pagado mes a mes',
      },
    },
    {
      id: 'tco', kind: 'concept', topic: 'cloud-economics', popularity: 4, source: site('economics/'),
      name: { pt: 'Custo total de propriedade (TCO)', en: 'Total cost of ownership (TCO)', es: 'Costo total de propiedad (TCO)' },
      subject: { pt: 'o custo total de propriedade (TCO)', en: 'total cost of ownership (TCO)', es: 'el costo total de propiedad (TCO)' },
      gist: {
        pt: '{somar} tudo o que um sistema custa na vida inteira, também energia, espaço e pessoas',
        en: '{add} up all that a system costs over its life, including power, space and people',
        es: '{sumar} todo lo que un sistema cuesta en su vida útil, también energía, espacio y personas',
      },
    },
    {
      id: 'rightsizing', kind: 'concept', topic: 'cloud-economics', popularity: 4, source: docs('whitepapers/latest/cost-optimization-right-sizing/cost-optimization-right-sizing.html'),
      name: { pt: 'Dimensionamento correto', en: 'Rightsizing', es: 'Dimensionamiento correcto' },
      subject: { pt: 'o dimensionamento correto', en: 'rightsizing', es: 'el dimensionamiento correcto' },
      gist: {
        pt: '{ajustar} tipo e tamanho do recurso ao que a carga usa de fato',
        en: '{fit} the type and size of a resource to what the workload really uses',
        es: '{ajustar} tipo y tamaño del recurso a lo que la carga usa de verdad',
      },
    },
    {
      id: 'byol', kind: 'concept', topic: 'cloud-economics', popularity: 3, source: site('windows/faq/'),
      name: { pt: 'Uso de licença própria (BYOL)', en: 'Bring your own license (BYOL)', es: 'Uso de licencia propia (BYOL)' },
      subject: { pt: 'o modelo BYOL', en: 'the BYOL model', es: 'el modelo BYOL' },
      gist: {
        pt: '{reaproveitar} na nuvem licenças de software já pagas',
        en: '{reuse} software licenses that are already paid for in the cloud',
        es: '{aprovechar} en la nube licencias de software ya pagadas',
      },
    },
  ],
  facts: [
    {
      id: 'capex-servers', kind: 'feature', of: ['capex'], unclear: ['tco'], level: 1,
      say: {
        pt: '{comprar} vinte servidores que devem durar cinco anos',
        en: '{buy} twenty servers that should last five years',
        es: '{comprar} veinte servidores que deben durar cinco años',
      },
    },
    {
      id: 'capex-building', kind: 'feature', of: ['capex'], unclear: ['tco'], level: 1,
      say: {
        pt: '{construir} uma nova sala de equipamentos antes do lançamento do produto',
        en: '{build} a new equipment room before the product is launched',
        es: '{construir} una nueva sala de equipos antes del lanzamiento del producto',
      },
    },
    {
      id: 'opex-monthly', kind: 'feature', of: ['opex'], unclear: ['rightsizing', 'tco'], level: 1,
      say: {
        pt: '{pagar} todo mês pelas horas de computação que consumiu',
        en: '{pay} every month for the hours of computing it consumed',
        es: '{pagar} cada mes por las horas de cómputo que consumió',
      },
    },
    {
      id: 'opex-lease', kind: 'feature', of: ['opex'], unclear: ['byol', 'tco'], level: 2,
      say: {
        pt: '{lançar} a conta mensal de bancos gerenciados como gasto corrente',
        en: '{book} the monthly bill for managed databases as running expenditure',
        es: '{registrar} la cuenta mensual de bases administradas como gasto corriente',
      },
    },
    {
      id: 'tco-compare', kind: 'feature', of: ['tco'], level: 1,
      say: {
        pt: '{incluir} energia, refrigeração, espaço e salários ao comparar o data center com a nuvem',
        en: '{include} power, cooling, space and salaries when comparing the data center with the cloud',
        es: '{incluir} energía, refrigeración, espacio y salarios al comparar el centro de datos con la nube',
      },
    },
    {
      id: 'tco-hidden', kind: 'feature', of: ['tco'], level: 2,
      say: {
        pt: '{calcular} o que um sistema consome da aquisição à desativação, e não só o preço de compra',
        en: '{calculate} what a system consumes from acquisition to retirement, not just the purchase price',
        es: '{calcular} lo que un sistema consume desde la adquisición hasta la baja, y no solo el precio de compra',
      },
    },
    {
      id: 'right-shrink', kind: 'feature', of: ['rightsizing'], unclear: ['tco'], level: 1,
      say: {
        pt: '{trocar} instâncias com 5% de uso de CPU por modelos menores',
        en: '{change} instances that use 5% of their CPU for smaller models',
        es: '{cambiar} instancias con 5% de uso de CPU por modelos más pequeños',
      },
    },
    {
      id: 'right-metrics', kind: 'feature', of: ['rightsizing'], unclear: ['tco'], level: 2,
      say: {
        pt: '{escolher} o tipo de instância a partir de métricas reais, e não do palpite inicial',
        en: '{choose} the instance type from real metrics instead of the initial guess',
        es: '{elegir} el tipo de instancia a partir de métricas reales, y no de la suposición inicial',
      },
    },
    {
      id: 'byol-sql', kind: 'feature', of: ['byol'], unclear: ['tco'], level: 1,
      say: {
        pt: '{levar} para hosts dedicados os contratos de SQL Server que já tinha no data center',
        en: '{take} to Dedicated Hosts the SQL Server contracts it already had in the data center',
        es: '{llevar} a hosts dedicados los contratos de SQL Server que ya tenía en el centro de datos',
      },
    },
    {
      id: 'byol-avoid', kind: 'feature', of: ['byol'], unclear: ['tco', 'rightsizing'], level: 2,
      say: {
        pt: '{evitar} pagar de novo, na nuvem, por um software que já comprou do fabricante',
        en: '{avoid} paying again, in the cloud, for software already bought from its vendor',
        es: '{evitar} pagar otra vez, en la nube, por un software ya comprado al fabricante',
      },
    },
    {
      id: 'capex-refresh', kind: 'feature', of: ['capex'], unclear: ['tco'], level: 2,
      say: {
        pt: '{reservar} verba para trocar os racks a cada quatro anos',
        en: '{set} money aside to replace its racks every four years',
        es: '{reservar} presupuesto para cambiar los racks cada cuatro años',
      },
    },
    {
      id: 'opex-cancel', kind: 'feature', of: ['opex'], unclear: ['rightsizing', 'tco', 'byol'], level: 1,
      say: {
        pt: '{deixar} de pagar no mês seguinte por um serviço que cancelou',
        en: '{stop} paying the month after it cancels a service',
        es: '{dejar} de pagar al mes siguiente por un servicio que canceló',
      },
    },
    {
      id: 'tco-staff', kind: 'feature', of: ['tco'], unclear: ['byol', 'opex'], level: 1,
      say: {
        pt: '{somar} manutenção e horas da equipe à conta de cada servidor local',
        en: '{add} maintenance and staff hours to the bill of each local server',
        es: '{sumar} mantenimiento y horas del equipo a la cuenta de cada servidor local',
      },
    },
    {
      id: 'right-before', kind: 'feature', of: ['rightsizing'], unclear: ['tco'], level: 1,
      say: {
        pt: '{medir} o uso de cada servidor antes de migrar, para escolher o menor tamanho que basta',
        en: '{measure} the use of each server before migrating, to choose the smallest size that suffices',
        es: '{medir} el uso de cada servidor antes de migrar, para elegir el menor tamaño que alcanza',
      },
    },
    {
      id: 'byol-windows', kind: 'feature', of: ['byol'], unclear: ['tco'], level: 1,
      say: {
        pt: '{usar} em servidores da AWS os contratos de Windows que assinou com o fabricante',
        en: '{use} on AWS servers the Windows contracts it signed with the vendor',
        es: '{usar} en servidores de AWS los contratos de Windows que firmó con el fabricante',
      },
    },
  ],
  contrasts: [],
};
