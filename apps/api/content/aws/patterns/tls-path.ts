import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const tlsPath: readonly Pattern[] = [
  {
    id: 'tls-path',
    exams: { 'saa-c03': { domain: 'secure', topic: 'data-security' } },
    scene: {
      pt: 'Pense nos dados criptografados como caixas trancadas que os clientes mandam e em cada instância como um analista que as recebe.',
      en: 'Think of encrypted data as locked boxes that clients send and of each instance as an analyst who receives them.',
      es: 'Piensa en los datos cifrados como cajas cerradas que mandan los clientes y en cada instancia como un analista que las recibe.',
    },
    situations: [
      {
        id: 'broker-tls',
        text: {
          pt: 'Uma corretora de seguros atende clientes por TLS em instâncias do Amazon EC2, uma por zona, com um endereço cada.',
          en: 'An insurance broker serves clients over TLS on Amazon EC2 instances, one per zone, each with an address of its own.',
          es: 'Una corredora de seguros atiende clientes por TLS en instancias de Amazon EC2, una por zona, con una dirección cada una.',
        },
        today: {
          pt: 'Os clientes escolhem à mão uma das três instâncias. Um arquiteto de soluções deve desenhar uma nova entrada e dizer onde o TLS termina.',
          en: 'Clients pick one of the three instances by hand. A solutions architect must design a new entry and say where TLS ends.',
          es: 'Los clientes eligen a mano una de las tres instancias. Un arquitecto de soluciones debe diseñar una nueva entrada y decir dónde termina TLS.',
        },
      },
      {
        id: 'gov-tls',
        text: {
          pt: 'Um órgão público recebe declarações por TLS em instâncias do Amazon EC2 e vai trocar a sua entrada.',
          en: 'A public agency receives filings over TLS on Amazon EC2 instances and plans to replace its entry point.',
          es: 'Un organismo público recibe declaraciones por TLS en instancias de Amazon EC2 y va a reemplazar su entrada.',
        },
        today: {
          pt: 'No ano passado o certificado venceu e parou o serviço por um dia. Os arquitetos vão redesenhar a entrada e rever o TLS.',
          en: 'Last year the certificate expired and stopped the service for a day. The architects will redesign the entry and review TLS.',
          es: 'El año pasado el certificado venció y detuvo el servicio un día. Los arquitectos van a rediseñar la entrada y revisar TLS.',
        },
      },
      {
        id: 'lab-tls',
        text: {
          pt: 'Um laboratório troca resultados com hospitais por TLS, em instâncias do Amazon EC2 de duas zonas.',
          en: 'A laboratory exchanges results with hospitals over TLS, on Amazon EC2 instances in two zones.',
          es: 'Un laboratorio intercambia resultados con hospitales por TLS, en instancias de Amazon EC2 de dos zonas.',
        },
        today: {
          pt: 'São 90 hospitais ligados a uma única instância, que já falhou duas vezes. O laboratório precisa de outra entrada.',
          en: 'Ninety hospitals are tied to a single instance, which has failed twice. The laboratory needs another entry point.',
          es: 'Son 90 hospitales conectados a una sola instancia, que ya falló dos veces. El laboratorio necesita otra entrada.',
        },
      },
    ],
    candidates: [
      {
        id: 'alb-http',
        uses: ['Application Load Balancer', 'ALB'],
        popularity: 5,
        source: docs('elasticloadbalancing/latest/application/create-https-listener.html'),
        text: {
          pt: 'ALB com HTTPS e HTTP até as instâncias',
          en: 'An ALB with HTTPS, and HTTP to the instances',
          es: 'ALB con HTTPS y HTTP hasta las instancias',
        },
        action: {
          pt: 'Criar um Application Load Balancer com listener HTTPS e certificado do ACM, e um grupo de destino HTTP.',
          en: 'Create an Application Load Balancer with an HTTPS listener and an ACM certificate, and an HTTP target group.',
          es: 'Crear un Application Load Balancer con agente de escucha HTTPS y certificado de ACM, y un grupo de destino HTTP.',
        },
        why: {
          pt: 'O ALB termina o TLS com um certificado que o ACM renova, poupa as instâncias da criptografia e aplica regras de caminho e o AWS WAF; o último trecho segue em HTTP.',
          en: 'The ALB ends TLS with a certificate that ACM renews, spares the instances the encryption and applies path rules and AWS WAF; the last segment is HTTP.',
          es: 'El ALB termina TLS con un certificado que ACM renueva, libera a las instancias del cifrado y aplica reglas de ruta y AWS WAF; el último tramo va en HTTP.',
        },
        likeness: {
          pt: 'uma secretária que muda de mesa, abre as caixas, separa só formulários por assunto e os entrega abertos',
          en: 'a secretary who keeps changing desks, unlocks the boxes, sorts only forms by subject and hands them over open',
          es: 'una secretaria que cambia de escritorio, abre las cajas, separa solo formularios por asunto y los entrega abiertos',
        },
        tell: {
          pt: 'TLS fora das instâncias e regras HTTP: ALB com ACM. Criptografia que consome a CPU das instâncias, com grupos pelo caminho da URL: ALB com ACM e destino HTTP. Certificado público que a AWS renova e instala: um listener com certificado do ACM. Caminho da URL que decide o grupo de instâncias, com regras do AWS WAF: um Application Load Balancer. Criptografia que usa a CPU das instâncias e deve sair delas: TLS que termina no balanceador.',
          en: 'TLS away from the instances, and HTTP rules: an ALB with ACM. Encryption that uses the CPU of the instances, with groups by the path of the URL: an ALB with ACM and an HTTP target. A public certificate that AWS renews and installs: a listener with an ACM certificate. The path of the URL that decides the group of instances, with AWS WAF rules: an Application Load Balancer. Encryption that uses the instances’ CPU and must be offloaded: TLS that ends at the load balancer.',
          es: 'TLS fuera de las instancias y reglas HTTP: ALB con ACM. Cifrado que consume la CPU de las instancias, con grupos por la ruta de la URL: ALB con ACM y destino HTTP. Certificado público que AWS renueva e instala: un agente de escucha con un certificado de ACM. Ruta de la URL que decide el grupo de instancias, con reglas de AWS WAF: un Application Load Balancer. Cifrado que usa la CPU de las instancias y debe salir de ellas: TLS que termina en el balanceador.',
        },
      },
      {
        id: 'alb-https',
        uses: ['Application Load Balancer', 'ALB'],
        popularity: 4,
        source: docs('elasticloadbalancing/latest/application/load-balancer-target-groups.html'),
        text: {
          pt: 'ALB com HTTPS nos dois trechos',
          en: 'An ALB with HTTPS on both segments',
          es: 'ALB con HTTPS en los dos tramos',
        },
        action: {
          pt: 'Criar um Application Load Balancer com listener HTTPS e certificado do ACM, e um grupo de destino HTTPS.',
          en: 'Create an Application Load Balancer with an HTTPS listener and an ACM certificate, and an HTTPS target group.',
          es: 'Crear un Application Load Balancer con agente de escucha HTTPS y certificado de ACM, y un grupo de destino HTTPS.',
        },
        why: {
          pt: 'O ALB, com um certificado que o ACM renova, abre o TLS para aplicar regras de caminho e o AWS WAF e criptografa de novo até a instância, que pode ter um certificado autoassinado.',
          en: 'The ALB, with a certificate that ACM renews, opens TLS to apply path rules and AWS WAF and encrypts again to the instance, which may have a self-signed certificate.',
          es: 'El ALB, con un certificado que ACM renueva, abre TLS para aplicar reglas de ruta y AWS WAF y vuelve a cifrar hasta la instancia, que puede tener un certificado autofirmado.',
        },
        likeness: {
          pt: 'uma secretária que muda de mesa, abre as caixas, separa só formulários por assunto e tranca tudo de novo',
          en: 'a secretary who keeps changing desks, unlocks the boxes, sorts only forms by subject and locks them again',
          es: 'una secretaria que cambia de escritorio, abre las cajas, separa solo formularios por asunto y las cierra otra vez',
        },
        tell: {
          pt: 'Criptografia até as instâncias com regras HTTP: ALB com destino HTTPS. Certificado público que a AWS renova e instala: um listener com certificado do ACM. Caminho da URL que decide o grupo de instâncias, com regras do AWS WAF: um Application Load Balancer.',
          en: 'Encryption all the way to the instances, with HTTP rules: an ALB with an HTTPS target. A public certificate that AWS renews and installs: a listener with an ACM certificate. The path of the URL that decides the group of instances, with AWS WAF rules: an Application Load Balancer.',
          es: 'Cifrado hasta las instancias con reglas HTTP: ALB con destino HTTPS. Certificado público que AWS renueva e instala: un agente de escucha con un certificado de ACM. Ruta de la URL que decide el grupo de instancias, con reglas de AWS WAF: un Application Load Balancer.',
        },
      },
      {
        id: 'nlb-tcp',
        uses: ['Network Load Balancer', 'NLB'],
        popularity: 4,
        source: docs('elasticloadbalancing/latest/network/load-balancer-listeners.html'),
        text: {
          pt: 'NLB com TCP, sem abrir o TLS',
          en: 'An NLB with TCP, without opening TLS',
          es: 'NLB con TCP, sin abrir TLS',
        },
        action: {
          pt: 'Criar um Network Load Balancer com listener TCP na porta 443 e manter o certificado TLS nos destinos.',
          en: 'Create a Network Load Balancer with a TCP listener on port 443 and keep the TLS certificate on the targets.',
          es: 'Crear un Network Load Balancer con agente de escucha TCP en el puerto 443 y mantener el certificado TLS en los destinos.',
        },
        why: {
          pt: 'Com um listener TCP o NLB repassa os bytes criptografados de qualquer protocolo: só a instância tem a chave e vê o certificado do cliente, e a que falha sai em segundos, atrás dos mesmos IPs.',
          en: 'With a TCP listener the NLB passes on the encrypted bytes of any protocol: only the instance has the key and sees the certificate of the client, and one that fails is left out within seconds, behind the same IPs.',
          es: 'Con un agente de escucha TCP el NLB reenvía los bytes cifrados de cualquier protocolo: solo la instancia tiene la clave y ve el certificado del cliente, y la que falla sale en segundos, detrás de las mismas IP.',
        },
        likeness: {
          pt: 'o porteiro, sempre na mesma porta, que entrega caixas trancadas para cada analista abrir e renovar as fechaduras',
          en: 'the porter, always at one door, who passes on locked boxes, so analysts open them and renew the locks',
          es: 'el portero, siempre en la misma puerta, que pasa cajas cerradas para que cada analista las abra y renueve cerraduras',
        },
        tell: {
          pt: 'Chave privada só na instância: NLB com TCP. Certificado do cliente verificado pelo programa da instância: NLB com TCP. Tráfego criptografado até as instâncias: NLB com TCP, ou um balanceador que criptografa de novo.',
          en: 'A private key that only the instance holds: an NLB with TCP. A client certificate checked by the program on the instance: an NLB with TCP. Traffic encrypted all the way to the instances: an NLB with TCP, or a balancer that encrypts again.',
          es: 'Clave privada solo en la instancia: NLB con TCP. Certificado del cliente verificado por el programa de la instancia: NLB con TCP. Tráfico cifrado hasta las instancias: NLB con TCP, o un balanceador que vuelve a cifrar.',
        },
      },
      {
        id: 'nlb-tls',
        uses: ['Network Load Balancer', 'NLB'],
        popularity: 3,
        source: docs('elasticloadbalancing/latest/network/create-tls-listener.html'),
        text: {
          pt: 'NLB com TLS e TCP até as instâncias',
          en: 'An NLB with TLS, and TCP to the instances',
          es: 'NLB con TLS y TCP hasta las instancias',
        },
        action: {
          pt: 'Criar um Network Load Balancer com listener TLS e certificado do ACM, e um grupo de destino TCP.',
          en: 'Create a Network Load Balancer with a TLS listener and an ACM certificate, and a TCP target group.',
          es: 'Crear un Network Load Balancer con agente de escucha TLS y certificado de ACM, y un grupo de destino TCP.',
        },
        why: {
          pt: 'Com um listener TLS o NLB, em IPs fixos, termina no lugar das instâncias o TLS de qualquer protocolo, com um certificado que o ACM renova.',
          en: 'With a TLS listener the NLB, at fixed IPs, ends TLS of any protocol in place of the instances, with a certificate that ACM renews.',
          es: 'Con un agente de escucha TLS el NLB, en IP fijas, termina en lugar de las instancias el TLS de cualquier protocolo, con un certificado que ACM renueva.',
        },
        likeness: {
          pt: 'o porteiro, sempre na mesma porta, que destranca caixas de qualquer tipo e as entrega abertas, sem ler nada',
          en: 'the porter, always at one door, who unlocks boxes of any kind and passes them on open, without reading anything',
          es: 'el portero, siempre en la misma puerta, que abre cajas de cualquier tipo y las pasa abiertas, sin leer nada',
        },
        tell: {
          pt: 'TLS terminado no balanceador, em IPs fixos ou com protocolo próprio: NLB com TLS. Endereços IP que não podem mudar: NLB. Protocolo binário dentro do TLS: NLB. Certificado público que a AWS renova e instala: um listener com certificado do ACM. Criptografia que usa a CPU das instâncias e deve sair delas: TLS que termina no balanceador.',
          en: 'TLS ended on the balancer, at fixed IPs or with a protocol that is not HTTP: an NLB with TLS. IP addresses that must not change: an NLB. A binary protocol inside TLS: an NLB. A public certificate that AWS renews and installs: a listener with an ACM certificate. Encryption that uses the instances’ CPU and must be offloaded: TLS that ends at the load balancer.',
          es: 'TLS terminado en el balanceador, en IP fijas o con protocolo propio: NLB con TLS. Direcciones IP que no pueden cambiar: NLB. Protocolo binario dentro de TLS: NLB. Certificado público que AWS renueva e instala: un agente de escucha con un certificado de ACM. Cifrado que usa la CPU de las instancias y debe salir de ellas: TLS que termina en el balanceador.',
        },
      },
      {
        id: 'nlb-tls-tls',
        uses: ['Network Load Balancer', 'NLB'],
        popularity: 2,
        source: docs('elasticloadbalancing/latest/network/load-balancer-target-groups.html'),
        text: {
          pt: 'NLB com TLS nos dois trechos',
          en: 'An NLB with TLS on both segments',
          es: 'NLB con TLS en los dos tramos',
        },
        action: {
          pt: 'Criar um Network Load Balancer com listener TLS e certificado do ACM, e um grupo de destino TLS.',
          en: 'Create a Network Load Balancer with a TLS listener and an ACM certificate, and a TLS target group.',
          es: 'Crear un Network Load Balancer con agente de escucha TLS y certificado de ACM, y un grupo de destino TLS.',
        },
        why: {
          pt: 'Com listener e destino TLS, o NLB, em IPs fixos, recebe qualquer protocolo com um certificado que o ACM renova e criptografa de novo até a instância, cujo certificado pode ser autoassinado.',
          en: 'With listener and target on TLS, the NLB, at fixed IPs, takes any protocol with a certificate that ACM renews and encrypts again to the instance, whose certificate may be self-signed.',
          es: 'Con agente de escucha y destino TLS, el NLB, en IP fijas, recibe cualquier protocolo con un certificado que ACM renueva y vuelve a cifrar hasta la instancia, cuyo certificado puede ser autofirmado.',
        },
        likeness: {
          pt: 'o porteiro, sempre na mesma porta, que abre caixas de qualquer tipo sem ler e as tranca de novo',
          en: 'the porter, always at one door, who unlocks boxes of any kind unread and locks them again',
          es: 'el portero, siempre en la misma puerta, que abre cajas de cualquier tipo sin leer y las vuelve a cerrar',
        },
        tell: {
          pt: 'Criptografia até as instâncias, com certificado que a AWS renova: NLB com destino TLS ou ALB com destino HTTPS. Endereços IP que não podem mudar: NLB. Protocolo binário dentro do TLS: NLB. Certificado público que a AWS renova e instala: um listener com certificado do ACM.',
          en: 'Traffic encrypted all the way to the instances, with a certificate that AWS renews: an NLB with a TLS target or an ALB with an HTTPS target. IP addresses that must not change: an NLB. A binary protocol inside TLS: an NLB. A public certificate that AWS renews and installs: a listener with an ACM certificate.',
          es: 'Cifrado hasta las instancias, con un certificado que AWS renueva: NLB con destino TLS o ALB con destino HTTPS. Direcciones IP que no pueden cambiar: NLB. Protocolo binario dentro de TLS: NLB. Certificado público que AWS renueva e instala: un agente de escucha con un certificado de ACM.',
        },
      },
      {
        id: 'direct',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-multivalue.html'),
        text: {
          pt: 'Registros DNS com o IP de cada instância',
          en: 'DNS records with the IP of each instance',
          es: 'Registros DNS con la IP de cada instancia',
        },
        action: {
          pt: 'Criar no Amazon Route 53 registros multivalor com o Elastic IP de cada instância, que mantém o certificado TLS.',
          en: 'Create multivalue records in Amazon Route 53 with the Elastic IP of each instance, which keeps the TLS certificate.',
          es: 'Crear en Amazon Route 53 registros multivalor con la Elastic IP de cada instancia, que mantiene el certificado TLS.',
        },
        why: {
          pt: 'Com registros multivalor os clientes escolhem uma instância sã e abrem o TLS direto com ela, quando o cache de DNS deles se renova.',
          en: 'With multivalue records clients pick a healthy instance and open TLS with it directly, once their DNS cache is renewed.',
          es: 'Con registros multivalor los clientes eligen una instancia sana y abren TLS directo con ella, cuando se renueva su caché de DNS.',
        },
        likeness: {
          pt: 'a lista das salas dos analistas, seguida mesmo desatualizada, em que cada um renova a própria fechadura',
          en: 'the list of the analysts’ rooms, followed even when outdated, where each renews their own lock',
          es: 'la lista de las salas de los analistas, seguida aun desactualizada, donde cada uno renueva su propia cerradura',
        },
        tell: {
          pt: 'Poucas instâncias públicas sem balanceador: registros multivalor.',
          en: 'A few public instances without a balancer: multivalue records.',
          es: 'Pocas instancias públicas sin balanceador: registros multivalor.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-dns-wait',
        text: {
          pt: 'Uma instância que falha deve sair do tráfego em segundos, sem depender do cache de DNS dos clientes.',
          en: 'An instance that fails must leave the traffic within seconds, without depending on the DNS caches of clients.',
          es: 'Una instancia que falla debe salir del tráfico en segundos, sin depender de la caché de DNS de los clientes.',
        },
        fits: ['alb-http', 'alb-https', 'nlb-tcp', 'nlb-tls', 'nlb-tls-tls'],
        rulesOut: {
          direct: {
            pt: 'Com registros DNS, quem guardou o IP da instância continua a procurá-la até o TTL vencer.',
            en: 'With DNS records, whoever has cached the IP of the instance keeps trying it until the TTL expires.',
            es: 'Con registros DNS, quien guardó la IP de la instancia la sigue buscando hasta que venza el TTL.',
          },
        },
      },
      {
        id: 'never-opened',
        notWith: ['renewed', 'web-rules', 'client-cert'],
        text: {
          pt: 'Só a instância pode ter a chave privada; ninguém no caminho pode abrir a conexão.',
          en: 'Only the instance may hold the private key; nobody on the way may open the connection.',
          es: 'Solo la instancia puede tener la clave privada; nadie en el camino puede abrir la conexión.',
        },
        fits: ['nlb-tcp', 'direct'],
        rulesOut: {
          'nlb-tls-tls': {
            pt: 'O NLB com listener TLS abre a conexão antes de criptografar de novo.',
            en: 'The NLB with a TLS listener opens the connection before it encrypts again.',
            es: 'El NLB con agente de escucha TLS abre la conexión antes de volver a cifrar.',
          },
          'alb-http': {
            pt: 'O ALB termina o TLS com a chave do certificado do ACM.',
            en: 'The ALB ends TLS with the key of the ACM certificate.',
            es: 'El ALB termina TLS con la clave del certificado de ACM.',
          },
          'alb-https': {
            pt: 'O ALB abre a conexão antes de criptografar de novo.',
            en: 'The ALB opens the connection before it encrypts again.',
            es: 'El ALB abre la conexión antes de volver a cifrar.',
          },
          'nlb-tls': {
            pt: 'O NLB com listener TLS abre a conexão com o certificado do ACM.',
            en: 'The NLB with a TLS listener opens the connection with the ACM certificate.',
            es: 'El NLB con agente de escucha TLS abre la conexión con el certificado de ACM.',
          },
        },
      },
      {
        id: 'every-stretch',
        text: {
          pt: 'O tráfego deve seguir criptografado até as instâncias, também dentro da VPC.',
          en: 'Traffic must be encrypted all the way to the instances, inside the VPC too.',
          es: 'El tráfico debe seguir cifrado hasta las instancias, también dentro de la VPC.',
        },
        fits: ['alb-https', 'nlb-tcp', 'nlb-tls-tls', 'direct'],
        rulesOut: {
          'alb-http': {
            pt: 'Do ALB às instâncias o tráfego segue em HTTP, sem criptografia.',
            en: 'From the ALB to the instances traffic is HTTP, unencrypted.',
            es: 'Del ALB a las instancias el tráfico va en HTTP, sin cifrar.',
          },
          'nlb-tls': {
            pt: 'Do NLB às instâncias o tráfego segue em TCP, sem criptografia.',
            en: 'From the NLB to the instances traffic is TCP, unencrypted.',
            es: 'Del NLB a las instancias el tráfico va en TCP, sin cifrar.',
          },
        },
      },
      {
        id: 'renewed',
        text: {
          pt: 'A AWS deve renovar e instalar o certificado público, sem ferramenta para ele nas instâncias.',
          en: 'AWS must renew and install the public certificate, with no tool for it on the instances.',
          es: 'AWS debe renovar e instalar el certificado público, sin herramientas para él en las instancias.',
        },
        fits: ['alb-http', 'alb-https', 'nlb-tls', 'nlb-tls-tls'],
        rulesOut: {
          direct: {
            pt: 'O certificado é renovado e instalado em cada instância, pela equipe ou por uma ferramenta dela.',
            en: 'The certificate is renewed and installed on each instance, by the team or a tool of its own.',
            es: 'El certificado se renueva e instala en cada instancia, por el equipo o por una herramienta suya.',
          },
          'nlb-tcp': {
            pt: 'Com o TLS nas instâncias, o certificado é renovado em cada uma, pela equipe ou por uma ferramenta dela.',
            en: 'With TLS on the instances, the certificate is renewed on each, by the team or a tool of its own.',
            es: 'Con TLS en las instancias, el certificado se renueva en cada una, por el equipo o por una herramienta suya.',
          },
        },
      },
      {
        id: 'web-rules',
        notWith: ['own-protocol'],
        text: {
          pt: 'O caminho da URL decide qual grupo de instâncias responde, e regras do AWS WAF devem filtrar as requisições.',
          en: 'The path of the URL decides which group of instances answers, and AWS WAF rules must filter the requests.',
          es: 'La ruta de la URL decide qué grupo de instancias responde, y reglas de AWS WAF deben filtrar las solicitudes.',
        },
        fits: ['alb-http', 'alb-https'],
        rulesOut: {
          'nlb-tcp': {
            pt: 'O NLB não vê o caminho e não aceita o AWS WAF.',
            en: 'The NLB does not see the path and does not take AWS WAF.',
            es: 'El NLB no ve la ruta y no acepta AWS WAF.',
          },
          'nlb-tls': {
            pt: 'O NLB não roteia por caminho e não aceita o AWS WAF.',
            en: 'The NLB does not route by path and does not take AWS WAF.',
            es: 'El NLB no enruta por ruta y no acepta AWS WAF.',
          },
          'nlb-tls-tls': {
            pt: 'O NLB não roteia por caminho e não aceita o AWS WAF.',
            en: 'The NLB does not route by path and does not take AWS WAF.',
            es: 'El NLB no enruta por ruta y no acepta AWS WAF.',
          },
        },
      },
      {
        id: 'own-protocol',
        text: {
          pt: 'O conteúdo do TLS é um protocolo binário próprio, que não é HTTP.',
          en: 'Inside TLS, the clients use a proprietary binary protocol, which is not HTTP.',
          es: 'El protocolo que va dentro de TLS es binario y propio, no HTTP.',
        },
        fits: ['nlb-tcp', 'nlb-tls', 'nlb-tls-tls'],
        rulesOut: {
          'alb-http': {
            pt: 'O ALB abre o TLS e só entende HTTP dentro dele.',
            en: 'The ALB opens TLS and understands only HTTP inside it.',
            es: 'El ALB abre el TLS y solo entiende HTTP dentro de él.',
          },
          'alb-https': {
            pt: 'O ALB abre o TLS e só entende HTTP dentro dele.',
            en: 'The ALB opens TLS and understands only HTTP inside it.',
            es: 'El ALB abre el TLS y solo entiende HTTP dentro de él.',
          },
        },
      },
      {
        id: 'fixed-ip',
        notWith: ['web-rules'],
        text: {
          pt: 'Os firewalls dos clientes liberam endereços IP, que não podem mudar.',
          en: 'The clients’ firewalls admit IP addresses, which must not change.',
          es: 'Los firewalls de los clientes admiten direcciones IP, que no pueden cambiar.',
        },
        fits: ['nlb-tcp', 'nlb-tls', 'nlb-tls-tls'],
        rulesOut: {
          'alb-http': {
            pt: 'O ALB tem um nome DNS, e os seus endereços mudam quando ele cresce.',
            en: 'The ALB has a DNS name, and its addresses change as it grows.',
            es: 'El ALB tiene un nombre DNS, y sus direcciones cambian cuando crece.',
          },
          'alb-https': {
            pt: 'O ALB tem um nome DNS, e os seus endereços mudam quando ele cresce.',
            en: 'The ALB has a DNS name, and its addresses change as it grows.',
            es: 'El ALB tiene un nombre DNS, y sus direcciones cambian cuando crece.',
          },
        },
      },
      {
        id: 'cpu',
        notWith: ['every-stretch', 'never-opened'],
        text: {
          pt: 'A criptografia consome um terço da CPU das instâncias, que devem ficar livres dela.',
          en: 'Encryption uses a third of the instances’ CPU and must be offloaded from them.',
          es: 'El cifrado consume un tercio de la CPU de las instancias, que deben quedar libres de él.',
        },
        fits: ['alb-http', 'nlb-tls'],
        rulesOut: {
          'alb-https': {
            pt: 'As instâncias continuam a criptografar o trecho até o ALB.',
            en: 'The instances still encrypt the traffic to the ALB.',
            es: 'Las instancias siguen cifrando el tramo hasta el ALB.',
          },
          'nlb-tcp': {
            pt: 'O listener TCP repassa a conexão, e todo o TLS continua nas instâncias.',
            en: 'The TCP listener passes the connection on, and all of TLS stays on the instances.',
            es: 'El agente de escucha TCP pasa la conexión, y todo el TLS sigue en las instancias.',
          },
          'nlb-tls-tls': {
            pt: 'As instâncias continuam a criptografar o trecho até o NLB.',
            en: 'The instances still encrypt the traffic to the NLB.',
            es: 'Las instancias siguen cifrando el tramo hasta el NLB.',
          },
        },
      },
      {
        id: 'client-cert',
        notWith: ['renewed', 'web-rules', 'cpu'],
        text: {
          pt: 'O programa da instância verifica ele mesmo o certificado do cliente durante o handshake do TLS.',
          en: 'The program on the instance checks the certificate of the client itself during the TLS handshake.',
          es: 'El programa de la instancia verifica él mismo el certificado del cliente durante el handshake de TLS.',
        },
        fits: ['nlb-tcp', 'direct'],
        rulesOut: {
          'alb-https': {
            pt: 'O handshake do cliente termina no ALB, e o programa não vê o certificado nele.',
            en: 'The client’s handshake ends at the ALB, and the program does not take part in it.',
            es: 'El handshake del cliente termina en el ALB, y el programa no participa en él.',
          },
          'nlb-tls': {
            pt: 'O handshake termina no NLB, e a instância não vê o certificado do cliente.',
            en: 'The handshake ends at the NLB, and the instance does not see the certificate of the client.',
            es: 'El handshake termina en el NLB, y la instancia no ve el certificado del cliente.',
          },
          'nlb-tls-tls': {
            pt: 'O handshake do cliente termina no NLB, que abre outro com a instância.',
            en: 'The client’s handshake ends at the NLB, which opens another with the instance.',
            es: 'El handshake del cliente termina en el NLB, que abre otro con la instancia.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como a conexão cifrada deve ser terminada?',
      en: 'How should the encrypted connection be terminated?',
      es: '¿Cómo debe terminarse la conexión cifrada?',
    },
  },
];
