import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const privateSubnets: readonly Pattern[] = [
  {
    id: 'private-subnets',
    exams: { 'saa-c03': { domain: 'secure', topic: 'workload-security' } },
    scene: {
      pt: 'Pense nos servidores como salas internas de um prédio, no data center como o prédio vizinho e nos arquivos como um depósito.',
      en: 'Think of the servers as inner rooms, of the data center as the building next door, and of the files as a storeroom.',
      es: 'Piensa en los servidores como salas internas, en el centro de datos como el edificio vecino y en los archivos como un depósito.',
    },
    situations: [
      {
        id: 'trader',
        text: {
          pt: 'Uma corretora mantém servidores em sub-redes privadas. Eles precisam chegar ao Amazon S3, e a equipe precisa administrá-los.',
          en: 'A broker keeps servers in private subnets. They need to reach Amazon S3, and the team needs to administer them.',
          es: 'Una corredora mantiene servidores en subredes privadas. Necesitan llegar a Amazon S3, y el equipo necesita administrarlos.',
        },
        today: {
          pt: 'Trinta servidores gravam ali registros de negócios o dia todo, cerca de 100 TB por mês. A empresa precisa projetar os dois caminhos na nova VPC.',
          en: 'Thirty servers write trade records there all day, about 100 TB a month. The company must design both kinds of access in the new VPC.',
          es: 'Treinta servidores escriben allí registros de operaciones todo el día, unos 100 TB por mes. La empresa debe diseñar las dos vías en la nueva VPC.',
        },
      },
      {
        id: 'genome',
        text: {
          pt: 'Um centro de genômica processa exames em servidores de sub-redes privadas, que leem e gravam no Amazon S3. Técnicos entram neles para resolver falhas.',
          en: 'A genomics center processes tests on servers in private subnets, which read and write in Amazon S3. Technicians log in to them to solve failures.',
          es: 'Un centro de genómica procesa exámenes en servidores de subredes privadas, que leen y escriben en Amazon S3. Los técnicos entran en ellos para resolver fallas.',
        },
        today: {
          pt: 'Cinquenta servidores trocam cerca de 100 TB por mês com o bucket, e hoje seis técnicos compartilham uma chave. O centro vai rever o acesso ao bucket e aos servidores.',
          en: 'Fifty servers exchange about 100 TB a month with the bucket, and six technicians share one key today. The center is reviewing access to the bucket and to the servers.',
          es: 'Cincuenta servidores intercambian unos 100 TB por mes con el bucket, y hoy seis técnicos comparten una clave. El centro va a revisar el acceso al bucket y a los servidores.',
        },
      },
      {
        id: 'press',
        text: {
          pt: 'Uma agência de notícias edita vídeos em servidores de sub-redes privadas, com os arquivos no Amazon S3, e revê como eles se comunicam e são administrados.',
          en: 'A news agency edits videos on servers in private subnets, with the files in Amazon S3, and is reviewing how they communicate and are administered.',
          es: 'Una agencia de noticias edita videos en servidores de subredes privadas, con los archivos en Amazon S3, y revisa cómo se comunican y se administran.',
        },
        today: {
          pt: 'Vinte servidores movimentam cerca de 100 TB por mês, e quatro administradores entram neles várias vezes por dia.',
          en: 'Twenty servers move about 100 TB a month, and four administrators log in to them several times a day.',
          es: 'Veinte servidores mueven unos 100 TB por mes, y cuatro administradores ingresan a ellos varias veces por día.',
        },
      },
    ],
    candidates: [
      {
        id: 'gateway-session',
        text: {
          pt: 'Um gateway endpoint e acesso pelo Session Manager',
          en: 'A gateway endpoint and access through Session Manager',
          es: 'Un gateway endpoint y acceso por Session Manager',
        },
        action: {
          pt: 'Criar um endpoint de VPC do tipo gateway para o Amazon S3 nas tabelas de rotas e abrir sessões com o AWS Systems Manager Session Manager por endpoints de VPC dele.',
          en: 'Create a gateway VPC endpoint for Amazon S3 in the route tables and open sessions with AWS Systems Manager Session Manager through VPC endpoints of its own.',
          es: 'Crear un endpoint de VPC de tipo gateway para Amazon S3 en las tablas de rutas y abrir sesiones con AWS Systems Manager Session Manager por endpoints de VPC propios.',
        },
        uses: [],
        why: {
          pt: 'O gateway endpoint, cuja política pode limitar os buckets, leva ao S3 por uma rota da VPC, sem internet e sem cobrança. O Session Manager abre sessões autorizadas pelo IAM, sem IPs públicos, portas abertas ou chaves SSH, e grava o que foi digitado.',
          en: 'A gateway endpoint, whose policy can limit the buckets, leads to S3 by a route of the VPC, without the internet and without charge. Session Manager opens sessions authorized by IAM, without public IPs, open ports or SSH keys, and records what was typed.',
          es: 'El gateway endpoint, cuya política puede limitar los buckets, lleva a S3 por una ruta de la VPC, sin internet y sin cargo. Session Manager abre sesiones autorizadas por IAM, sin IP públicas, puertos abiertos ni claves SSH, y graba lo escrito.',
        },
        likeness: {
          pt: 'um corredor interno grátis até o depósito só para moradores, e um porteiro que anota cada ordem pelo interfone instalado na sala',
          en: 'a free indoor passage to the storeroom for residents only, and a porter who logs orders over an intercom inside each room',
          es: 'un pasillo interno gratis al depósito solo para residentes, y un portero que anota órdenes por un intercomunicador de cada sala',
        },
        tell: {
          pt: 'Tráfego com os arquivos do S3 sem rota para a internet: um endpoint de VPC. Caminho de rede até os arquivos com uma política própria: um endpoint de VPC, cuja política nomeia o bucket. Caminho até os arquivos sem cobrança por hora nem por gigabyte: um endpoint do tipo gateway. Registro de cada comando digitado: Session Manager. Nenhum servidor com endereço IP público: Session Manager ou EC2 Instance Connect Endpoint. Quem perde a permissão do IAM e perde o acesso na hora: Session Manager.',
          en: 'Traffic to files in S3 without a route to the internet: a VPC endpoint. A network path to the files with a policy of its own: a VPC endpoint, whose policy names the bucket. A path to the files with no charge by the hour or by the gigabyte: a gateway endpoint. A record of each command typed: Session Manager. No server with a public IP address: Session Manager or an EC2 Instance Connect Endpoint. Anyone who loses the IAM permission and the access at once: Session Manager.',
          es: 'Tráfico con los archivos de S3 sin ruta hacia internet: un endpoint de VPC. Camino de red hasta los archivos con una política propia: un endpoint de VPC, cuya política nombra el bucket. Camino hasta los archivos sin cobro por hora ni por gigabyte: un endpoint de tipo gateway. Registro de cada comando escrito: Session Manager. Ningún servidor con dirección IP pública: Session Manager o EC2 Instance Connect Endpoint. Quien pierde el permiso de IAM y el acceso de inmediato: Session Manager.',
        },
        source: docs('vpc/latest/privatelink/gateway-endpoints.html'),
        popularity: 5,
      },
      {
        id: 'gateway-connect',
        text: {
          pt: 'Um gateway endpoint e um EC2 Instance Connect Endpoint',
          en: 'A gateway endpoint and an EC2 Instance Connect Endpoint',
          es: 'Un gateway endpoint y un EC2 Instance Connect Endpoint',
        },
        action: {
          pt: 'Criar um endpoint de VPC do tipo gateway para o Amazon S3 nas tabelas de rotas e abrir conexões SSH por um EC2 Instance Connect Endpoint.',
          en: 'Create a gateway VPC endpoint for Amazon S3 in the route tables and open SSH connections with an EC2 Instance Connect Endpoint.',
          es: 'Crear un endpoint de VPC de tipo gateway para Amazon S3 en las tablas de rutas y abrir conexiones SSH por un EC2 Instance Connect Endpoint.',
        },
        uses: [],
        why: {
          pt: 'O gateway endpoint, cuja política pode limitar os buckets, leva ao S3 por uma rota da VPC, sem internet e sem cobrança. O EC2 Instance Connect Endpoint leva SSH ou RDP a IPs privados com permissão do IAM, sem agentes nem IPs públicos.',
          en: 'A gateway endpoint, whose policy can limit the buckets, leads to S3 by a route of the VPC, without the internet and without charge. An EC2 Instance Connect Endpoint takes SSH or RDP to private IPs with IAM permission, without agents or public IPs.',
          es: 'El gateway endpoint, cuya política puede limitar los buckets, lleva a S3 por una ruta de la VPC, sin internet y sin cargo. El EC2 Instance Connect Endpoint lleva SSH o RDP a IP privadas con permiso de IAM, sin agentes ni IP públicas.',
        },
        likeness: {
          pt: 'um corredor interno grátis até o depósito só para moradores, e uma porta de serviço que confere crachás sem anotar ordens',
          en: 'a free indoor passage to the storeroom for residents only, and a service door that checks badges without logging orders',
          es: 'un pasillo interno gratis al depósito solo para residentes, y una puerta de servicio que revisa credenciales sin anotar órdenes',
        },
        tell: {
          pt: 'Tráfego com os arquivos do S3 sem rota para a internet: um endpoint de VPC. Caminho de rede até os arquivos com uma política própria: um endpoint de VPC, cuja política nomeia o bucket. Caminho até os arquivos sem cobrança por hora nem por gigabyte: um endpoint do tipo gateway. Imagens de Linux sem agentes: SSH por um EC2 Instance Connect Endpoint. Nenhum servidor com endereço IP público: Session Manager ou EC2 Instance Connect Endpoint. Quem perde a permissão do IAM e perde o acesso na hora: um EC2 Instance Connect Endpoint.',
          en: 'Traffic to files in S3 without a route to the internet: a VPC endpoint. A network path to the files with a policy of its own: a VPC endpoint, whose policy names the bucket. A path to the files with no charge by the hour or by the gigabyte: a gateway endpoint. Old Linux images that cannot run agents: SSH through an EC2 Instance Connect Endpoint. No server with a public IP address: Session Manager or an EC2 Instance Connect Endpoint. Anyone who loses the IAM permission and the access at once: an EC2 Instance Connect Endpoint.',
          es: 'Tráfico con los archivos de S3 sin ruta hacia internet: un endpoint de VPC. Camino de red hasta los archivos con una política propia: un endpoint de VPC, cuya política nombra el bucket. Camino hasta los archivos sin cobro por hora ni por gigabyte: un endpoint de tipo gateway. Imágenes de Linux sin agentes: SSH por un EC2 Instance Connect Endpoint. Ningún servidor con dirección IP pública: Session Manager o EC2 Instance Connect Endpoint. Quien pierde el permiso de IAM y el acceso de inmediato: un EC2 Instance Connect Endpoint.',
        },
        source: docs('vpc/latest/privatelink/gateway-endpoints.html'),
        popularity: 4,
      },
      {
        id: 'gateway-bastion',
        text: {
          pt: 'Um gateway endpoint e um bastion host público',
          en: 'A gateway endpoint and a public bastion host',
          es: 'Un gateway endpoint y un bastion host público',
        },
        action: {
          pt: 'Criar um endpoint de VPC do tipo gateway para o Amazon S3 nas tabelas de rotas e abrir conexões SSH a partir de um bastion host público em uma sub-rede pública.',
          en: 'Create a gateway VPC endpoint for Amazon S3 in the route tables and open SSH connections through a public bastion host in a public subnet.',
          es: 'Crear un endpoint de VPC de tipo gateway para Amazon S3 en las tablas de rutas y abrir conexiones SSH desde un bastion host público en una subred pública.',
        },
        uses: [],
        why: {
          pt: 'O gateway endpoint, cuja política pode limitar os buckets, leva ao S3 por uma rota da VPC, sem internet e sem cobrança. O bastion host é um servidor público em que a equipe instala o que quiser e do qual passa às máquinas privadas.',
          en: 'A gateway endpoint, whose policy can limit the buckets, leads to S3 by a route of the VPC, without the internet and without charge. A bastion host is a public server on which the team installs what it likes and from which it goes on to private machines.',
          es: 'El gateway endpoint, cuya política puede limitar los buckets, lleva a S3 por una ruta de la VPC, sin internet y sin cargo. El bastion host es un servidor público en el que el equipo instala lo que quiera y desde el que pasa a las máquinas privadas.',
        },
        likeness: {
          pt: 'um corredor interno grátis até o depósito só para moradores, e uma guarita na rua sem registro para quem tiver a chave',
          en: 'a free indoor passage to the storeroom for residents only, and a street guardhouse with no log for any key holder',
          es: 'un pasillo interno gratis al depósito solo para residentes, y una caseta en la calle sin registro para quien tenga llave',
        },
        tell: {
          pt: 'Tráfego com os arquivos do S3 sem rota para a internet: um endpoint de VPC. Caminho de rede até os arquivos com uma política própria: um endpoint de VPC, cuja política nomeia o bucket. Caminho até os arquivos sem cobrança por hora nem por gigabyte: um endpoint do tipo gateway. Um servidor público de onde entrar: um bastion host.',
          en: 'Traffic to files in S3 without a route to the internet: a VPC endpoint. A network path to the files with a policy of its own: a VPC endpoint, whose policy names the bucket. A path to the files with no charge by the hour or by the gigabyte: a gateway endpoint. A public server to log in from: a bastion host.',
          es: 'Tráfico con los archivos de S3 sin ruta hacia internet: un endpoint de VPC. Camino de red hasta los archivos con una política propia: un endpoint de VPC, cuya política nombra el bucket. Camino hasta los archivos sin cobro por hora ni por gigabyte: un endpoint de tipo gateway. Un servidor público desde donde ingresar: un bastion host.',
        },
        source: docs('vpc/latest/privatelink/gateway-endpoints.html'),
        popularity: 5,
      },
      {
        id: 'interface-session',
        text: {
          pt: 'Um interface endpoint e acesso pelo Session Manager',
          en: 'An interface endpoint and access through Session Manager',
          es: 'Un interface endpoint y acceso por Session Manager',
        },
        action: {
          pt: 'Criar um endpoint de VPC de interface para o Amazon S3 nas sub-redes e abrir sessões com o AWS Systems Manager Session Manager por endpoints de VPC dele.',
          en: 'Create an interface VPC endpoint for Amazon S3 in the subnets and open sessions with AWS Systems Manager Session Manager through VPC endpoints of its own.',
          es: 'Crear un endpoint de VPC de interfaz para Amazon S3 en las subredes y abrir sesiones con AWS Systems Manager Session Manager por endpoints de VPC propios.',
        },
        uses: [],
        why: {
          pt: 'O interface endpoint, cuja política pode limitar os buckets, dá ao S3 endereços IP privados na VPC, também alcançados do data center pelo Direct Connect ou pela VPN. O Session Manager abre sessões autorizadas pelo IAM, sem IPs públicos, portas abertas ou chaves SSH, e grava o que foi digitado.',
          en: 'An interface endpoint, whose policy can limit the buckets, gives S3 private IP addresses in the VPC, also reached from the data center over Direct Connect or VPN. Session Manager opens sessions authorized by IAM, without public IPs, open ports or SSH keys, and records what was typed.',
          es: 'El interface endpoint, cuya política puede limitar los buckets, da a S3 direcciones IP privadas en la VPC, también accesibles desde el centro de datos por Direct Connect o VPN. Session Manager abre sesiones autorizadas por IAM, sin IP públicas, puertos abiertos ni claves SSH, y graba lo escrito.',
        },
        likeness: {
          pt: 'um corredor interno tarifado até o depósito para vizinhos também, e um porteiro que anota cada ordem pelo interfone instalado na sala',
          en: 'a paid indoor passage to the storeroom for neighbors too, and a porter who logs orders over an intercom inside each room',
          es: 'un pasillo interno de pago al depósito también para vecinos, y un portero que anota órdenes por un intercomunicador de cada sala',
        },
        tell: {
          pt: 'Computadores do data center por Direct Connect: um endpoint de interface, com IPs privados. Caminho de rede até os arquivos com uma política própria: um endpoint de VPC, cuja política nomeia o bucket. Registro de cada comando digitado: Session Manager. Nenhum servidor com endereço IP público: Session Manager ou EC2 Instance Connect Endpoint. Quem perde a permissão do IAM e perde o acesso na hora: Session Manager.',
          en: 'Servers in the data center over Direct Connect: an interface endpoint, with private IPs. A network path to the files with a policy of its own: a VPC endpoint, whose policy names the bucket. A record of each command typed: Session Manager. No server with a public IP address: Session Manager or an EC2 Instance Connect Endpoint. Anyone who loses the IAM permission and the access at once: Session Manager.',
          es: 'Computadoras del centro de datos por Direct Connect: un endpoint de interfaz, con IP privadas. Camino de red hasta los archivos con una política propia: un endpoint de VPC, cuya política nombra el bucket. Registro de cada comando escrito: Session Manager. Ningún servidor con dirección IP pública: Session Manager o EC2 Instance Connect Endpoint. Quien pierde el permiso de IAM y el acceso de inmediato: Session Manager.',
        },
        source: docs('vpc/latest/privatelink/create-interface-endpoint.html'),
        popularity: 5,
      },
      {
        id: 'interface-connect',
        text: {
          pt: 'Um interface endpoint e um EC2 Instance Connect Endpoint',
          en: 'An interface endpoint and an EC2 Instance Connect Endpoint',
          es: 'Un interface endpoint y un EC2 Instance Connect Endpoint',
        },
        action: {
          pt: 'Criar um endpoint de VPC de interface para o Amazon S3 nas sub-redes e abrir conexões SSH por um EC2 Instance Connect Endpoint.',
          en: 'Create an interface VPC endpoint for Amazon S3 in the subnets and open SSH connections with an EC2 Instance Connect Endpoint.',
          es: 'Crear un endpoint de VPC de interfaz para Amazon S3 en las subredes y abrir conexiones SSH por un EC2 Instance Connect Endpoint.',
        },
        uses: [],
        why: {
          pt: 'O interface endpoint, cuja política pode limitar os buckets, dá ao S3 endereços IP privados na VPC, também alcançados do data center pelo Direct Connect ou pela VPN. O EC2 Instance Connect Endpoint leva SSH ou RDP a IPs privados com permissão do IAM, sem agentes nem IPs públicos.',
          en: 'An interface endpoint, whose policy can limit the buckets, gives S3 private IP addresses in the VPC, also reached from the data center over Direct Connect or VPN. An EC2 Instance Connect Endpoint takes SSH or RDP to private IPs with IAM permission, without agents or public IPs.',
          es: 'El interface endpoint, cuya política puede limitar los buckets, da a S3 direcciones IP privadas en la VPC, también accesibles desde el centro de datos por Direct Connect o VPN. El EC2 Instance Connect Endpoint lleva SSH o RDP a IP privadas con permiso de IAM, sin agentes ni IP públicas.',
        },
        likeness: {
          pt: 'um corredor interno tarifado até o depósito para vizinhos também, e uma porta de serviço que confere crachás sem anotar ordens',
          en: 'a paid indoor passage to the storeroom for neighbors too, and a service door that checks badges without logging orders',
          es: 'un pasillo interno de pago al depósito también para vecinos, y una puerta de servicio que revisa credenciales sin anotar órdenes',
        },
        tell: {
          pt: 'Computadores do data center por Direct Connect: um endpoint de interface, com IPs privados. Caminho de rede até os arquivos com uma política própria: um endpoint de VPC, cuja política nomeia o bucket. Imagens de Linux sem agentes: SSH por um EC2 Instance Connect Endpoint. Nenhum servidor com endereço IP público: Session Manager ou EC2 Instance Connect Endpoint. Quem perde a permissão do IAM e perde o acesso na hora: um EC2 Instance Connect Endpoint.',
          en: 'Servers in the data center over Direct Connect: an interface endpoint, with private IPs. A network path to the files with a policy of its own: a VPC endpoint, whose policy names the bucket. Old Linux images that cannot run agents: SSH through an EC2 Instance Connect Endpoint. No server with a public IP address: Session Manager or an EC2 Instance Connect Endpoint. Anyone who loses the IAM permission and the access at once: an EC2 Instance Connect Endpoint.',
          es: 'Computadoras del centro de datos por Direct Connect: un endpoint de interfaz, con IP privadas. Camino de red hasta los archivos con una política propia: un endpoint de VPC, cuya política nombra el bucket. Imágenes de Linux sin agentes: SSH por un EC2 Instance Connect Endpoint. Ningún servidor con dirección IP pública: Session Manager o EC2 Instance Connect Endpoint. Quien pierde el permiso de IAM y el acceso de inmediato: un EC2 Instance Connect Endpoint.',
        },
        source: docs('vpc/latest/privatelink/create-interface-endpoint.html'),
        popularity: 4,
      },
      {
        id: 'interface-bastion',
        text: {
          pt: 'Um interface endpoint e um bastion host público',
          en: 'An interface endpoint and a public bastion host',
          es: 'Un interface endpoint y un bastion host público',
        },
        action: {
          pt: 'Criar um endpoint de VPC de interface para o Amazon S3 nas sub-redes e abrir conexões SSH a partir de um bastion host público em uma sub-rede pública.',
          en: 'Create an interface VPC endpoint for Amazon S3 in the subnets and open SSH connections through a public bastion host in a public subnet.',
          es: 'Crear un endpoint de VPC de interfaz para Amazon S3 en las subredes y abrir conexiones SSH desde un bastion host público en una subred pública.',
        },
        uses: [],
        why: {
          pt: 'O interface endpoint, cuja política pode limitar os buckets, dá ao S3 endereços IP privados na VPC, também alcançados do data center pelo Direct Connect ou pela VPN. O bastion host é um servidor público em que a equipe instala o que quiser e do qual passa às máquinas privadas.',
          en: 'An interface endpoint, whose policy can limit the buckets, gives S3 private IP addresses in the VPC, also reached from the data center over Direct Connect or VPN. A bastion host is a public server on which the team installs what it likes and from which it goes on to private machines.',
          es: 'El interface endpoint, cuya política puede limitar los buckets, da a S3 direcciones IP privadas en la VPC, también accesibles desde el centro de datos por Direct Connect o VPN. El bastion host es un servidor público en el que el equipo instala lo que quiera y desde el que pasa a las máquinas privadas.',
        },
        likeness: {
          pt: 'um corredor interno tarifado até o depósito para vizinhos também, e uma guarita na rua sem registro para quem tiver a chave',
          en: 'a paid indoor passage to the storeroom for neighbors too, and a street guardhouse with no log for any key holder',
          es: 'un pasillo interno de pago al depósito también para vecinos, y una caseta en la calle sin registro para quien tenga llave',
        },
        tell: {
          pt: 'Computadores do data center por Direct Connect: um endpoint de interface, com IPs privados. Um servidor público de onde entrar: um bastion host.',
          en: 'Servers in the data center over Direct Connect: an interface endpoint, with private IPs. A public server to log in from: a bastion host.',
          es: 'Computadoras del centro de datos por Direct Connect: un endpoint de interfaz, con IP privadas. Un servidor público desde donde ingresar: un bastion host.',
        },
        source: docs('vpc/latest/privatelink/create-interface-endpoint.html'),
        popularity: 4,
      },
      {
        id: 'nat-session',
        text: {
          pt: 'Um gateway NAT e acesso pelo Session Manager',
          en: 'A NAT gateway and access through Session Manager',
          es: 'Un gateway NAT y acceso por Session Manager',
        },
        action: {
          pt: 'Criar um gateway NAT em uma sub-rede pública como rota padrão e abrir sessões com o AWS Systems Manager Session Manager por endpoints de VPC dele.',
          en: 'Create a NAT gateway in a public subnet as the default route and open sessions with AWS Systems Manager Session Manager through VPC endpoints of its own.',
          es: 'Crear un gateway NAT en una subred pública como ruta predeterminada y abrir sesiones con AWS Systems Manager Session Manager por endpoints de VPC propios.',
        },
        uses: [],
        why: {
          pt: 'O gateway NAT deixa as sub-redes privadas saírem para qualquer endereço público, sem que ninguém entre por ele. O Session Manager abre sessões autorizadas pelo IAM, sem IPs públicos, portas abertas ou chaves SSH, e grava o que foi digitado.',
          en: 'A NAT gateway lets private subnets go out to any public address, while nobody comes in through it. Session Manager opens sessions authorized by IAM, without public IPs, open ports or SSH keys, and records what was typed.',
          es: 'El gateway NAT permite que las subredes privadas salgan a cualquier dirección pública, sin que nadie entre por él. Session Manager abre sesiones autorizadas por IAM, sin IP públicas, puertos abiertos ni claves SSH, y graba lo escrito.',
        },
        likeness: {
          pt: 'um caminho até o depósito pela rua com catraca paga, e um porteiro que anota cada ordem pelo interfone instalado na sala',
          en: 'a street route to the storeroom through a paid turnstile, and a porter who logs orders over an intercom inside each room',
          es: 'un camino al depósito por la calle con torniquete pagado, y un portero que anota órdenes por un intercomunicador de cada sala',
        },
        tell: {
          pt: 'Atualizações de sites públicos: um gateway NAT. Registro de cada comando digitado: Session Manager. Nenhum servidor com endereço IP público: Session Manager ou EC2 Instance Connect Endpoint. Quem perde a permissão do IAM e perde o acesso na hora: Session Manager.',
          en: 'Updates from public sites: a NAT gateway. A record of each command typed: Session Manager. No server with a public IP address: Session Manager or an EC2 Instance Connect Endpoint. Anyone who loses the IAM permission and the access at once: Session Manager.',
          es: 'Actualizaciones de sitios públicos: un gateway NAT. Registro de cada comando escrito: Session Manager. Ningún servidor con dirección IP pública: Session Manager o EC2 Instance Connect Endpoint. Quien pierde el permiso de IAM y el acceso de inmediato: Session Manager.',
        },
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        popularity: 5,
      },
      {
        id: 'nat-connect',
        text: {
          pt: 'Um gateway NAT e um EC2 Instance Connect Endpoint',
          en: 'A NAT gateway and an EC2 Instance Connect Endpoint',
          es: 'Un gateway NAT y un EC2 Instance Connect Endpoint',
        },
        action: {
          pt: 'Criar um gateway NAT em uma sub-rede pública como rota padrão e abrir conexões SSH por um EC2 Instance Connect Endpoint.',
          en: 'Create a NAT gateway in a public subnet as the default route and open SSH connections with an EC2 Instance Connect Endpoint.',
          es: 'Crear un gateway NAT en una subred pública como ruta predeterminada y abrir conexiones SSH por un EC2 Instance Connect Endpoint.',
        },
        uses: [],
        why: {
          pt: 'O gateway NAT deixa as sub-redes privadas saírem para qualquer endereço público, sem que ninguém entre por ele. O EC2 Instance Connect Endpoint leva SSH ou RDP a IPs privados com permissão do IAM, sem agentes nem IPs públicos.',
          en: 'A NAT gateway lets private subnets go out to any public address, while nobody comes in through it. An EC2 Instance Connect Endpoint takes SSH or RDP to private IPs with IAM permission, without agents or public IPs.',
          es: 'El gateway NAT permite que las subredes privadas salgan a cualquier dirección pública, sin que nadie entre por él. El EC2 Instance Connect Endpoint lleva SSH o RDP a IP privadas con permiso de IAM, sin agentes ni IP públicas.',
        },
        likeness: {
          pt: 'um caminho até o depósito pela rua com catraca paga, e uma porta de serviço que confere crachás sem anotar ordens',
          en: 'a street route to the storeroom through a paid turnstile, and a service door that checks badges without logging orders',
          es: 'un camino al depósito por la calle con torniquete pagado, y una puerta de servicio que revisa credenciales sin anotar órdenes',
        },
        tell: {
          pt: 'Atualizações de sites públicos: um gateway NAT. Imagens de Linux sem agentes: SSH por um EC2 Instance Connect Endpoint. Nenhum servidor com endereço IP público: Session Manager ou EC2 Instance Connect Endpoint. Quem perde a permissão do IAM e perde o acesso na hora: um EC2 Instance Connect Endpoint.',
          en: 'Updates from public sites: a NAT gateway. Old Linux images that cannot run agents: SSH through an EC2 Instance Connect Endpoint. No server with a public IP address: Session Manager or an EC2 Instance Connect Endpoint. Anyone who loses the IAM permission and the access at once: an EC2 Instance Connect Endpoint.',
          es: 'Actualizaciones de sitios públicos: un gateway NAT. Imágenes de Linux sin agentes: SSH por un EC2 Instance Connect Endpoint. Ningún servidor con dirección IP pública: Session Manager o EC2 Instance Connect Endpoint. Quien pierde el permiso de IAM y el acceso de inmediato: un EC2 Instance Connect Endpoint.',
        },
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        popularity: 4,
      },
      {
        id: 'nat-bastion',
        text: {
          pt: 'Um gateway NAT e um bastion host público',
          en: 'A NAT gateway and a public bastion host',
          es: 'Un gateway NAT y un bastion host público',
        },
        action: {
          pt: 'Criar um gateway NAT em uma sub-rede pública como rota padrão e abrir conexões SSH a partir de um bastion host público em uma sub-rede pública.',
          en: 'Create a NAT gateway in a public subnet as the default route and open SSH connections through a public bastion host in a public subnet.',
          es: 'Crear un gateway NAT en una subred pública como ruta predeterminada y abrir conexiones SSH desde un bastion host público en una subred pública.',
        },
        uses: [],
        why: {
          pt: 'O gateway NAT deixa as sub-redes privadas saírem para qualquer endereço público, sem que ninguém entre por ele. O bastion host é um servidor público em que a equipe instala o que quiser e do qual passa às máquinas privadas.',
          en: 'A NAT gateway lets private subnets go out to any public address, while nobody comes in through it. A bastion host is a public server on which the team installs what it likes and from which it goes on to private machines.',
          es: 'El gateway NAT permite que las subredes privadas salgan a cualquier dirección pública, sin que nadie entre por él. El bastion host es un servidor público en el que el equipo instala lo que quiera y desde el que pasa a las máquinas privadas.',
        },
        likeness: {
          pt: 'um caminho até o depósito pela rua com catraca paga, e uma guarita na rua sem registro para quem tiver a chave',
          en: 'a street route to the storeroom through a paid turnstile, and a street guardhouse with no log for any key holder',
          es: 'un camino al depósito por la calle con torniquete pagado, y una caseta en la calle sin registro para quien tenga llave',
        },
        tell: {
          pt: 'Atualizações de sites públicos: um gateway NAT. Um servidor público de onde entrar: um bastion host.',
          en: 'Updates from public sites: a NAT gateway. A public server to log in from: a bastion host.',
          es: 'Actualizaciones de sitios públicos: un gateway NAT. Un servidor público desde donde ingresar: un bastion host.',
        },
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'no-internet',
        text: {
          pt: 'Por exigência do regulador, o tráfego com os arquivos não pode usar uma rota para a internet.',
          en: 'As the regulator requires, traffic to the files must not use a route to the internet.',
          es: 'Por exigencia del regulador, el tráfico con los archivos no puede usar una ruta hacia internet.',
        },
        fits: [
          'gateway-session',
          'gateway-connect',
          'gateway-bastion',
          'interface-session',
          'interface-connect',
          'interface-bastion',
        ],
        rulesOut: {
          'nat-session': {
            pt: 'O gateway NAT usa uma rota de saída para a internet.',
            en: 'A NAT gateway uses a route out to the internet.',
            es: 'El gateway NAT usa una ruta de salida a internet.',
          },
          'nat-connect': {
            pt: 'O gateway NAT usa uma rota de saída para a internet.',
            en: 'A NAT gateway uses a route out to the internet.',
            es: 'El gateway NAT usa una ruta de salida a internet.',
          },
          'nat-bastion': {
            pt: 'O gateway NAT usa uma rota de saída para a internet.',
            en: 'A NAT gateway uses a route out to the internet.',
            es: 'El gateway NAT usa una ruta de salida a internet.',
          },
        },
      },
      {
        id: 'on-premises',
        text: {
          pt: 'Os computadores do data center, ligado por Direct Connect, devem usar o mesmo caminho privado até os arquivos.',
          en: 'Servers in the data center, which is connected by Direct Connect, must use the same private path to the files.',
          es: 'Las computadoras del centro de datos, conectado por Direct Connect, deben usar el mismo camino privado hasta los archivos.',
        },
        fits: ['interface-session', 'interface-connect', 'interface-bastion'],
        rulesOut: {
          'gateway-session': {
            pt: 'O gateway endpoint só serve a quem está dentro da VPC.',
            en: 'A gateway endpoint serves only those inside the VPC.',
            es: 'El gateway endpoint solo sirve a quien está dentro de la VPC.',
          },
          'gateway-connect': {
            pt: 'O gateway endpoint só serve a quem está dentro da VPC.',
            en: 'A gateway endpoint serves only those inside the VPC.',
            es: 'El gateway endpoint solo sirve a quien está dentro de la VPC.',
          },
          'gateway-bastion': {
            pt: 'O gateway endpoint só serve a quem está dentro da VPC.',
            en: 'A gateway endpoint serves only those inside the VPC.',
            es: 'El gateway endpoint solo sirve a quien está dentro de la VPC.',
          },
          'nat-session': {
            pt: 'O gateway NAT não é um caminho privado para computadores do data center.',
            en: 'A NAT gateway gives servers in the data center no private path.',
            es: 'El gateway NAT no es un camino privado para equipos del centro de datos.',
          },
          'nat-connect': {
            pt: 'O gateway NAT não é um caminho privado para computadores do data center.',
            en: 'A NAT gateway gives servers in the data center no private path.',
            es: 'El gateway NAT no es un camino privado para equipos del centro de datos.',
          },
          'nat-bastion': {
            pt: 'O gateway NAT não é um caminho privado para computadores do data center.',
            en: 'A NAT gateway gives servers in the data center no private path.',
            es: 'El gateway NAT no es un camino privado para equipos del centro de datos.',
          },
        },
      },
      {
        id: 'no-fee',
        text: {
          pt: 'Com tanto volume, o caminho até os arquivos não deve ter cobrança por hora nem por gigabyte.',
          en: 'With so much volume, the path to the files should carry no charge by the hour or by the gigabyte.',
          es: 'Con tanto volumen, el camino hasta los archivos no debe tener cobro por hora ni por gigabyte.',
        },
        fits: ['gateway-session', 'gateway-connect', 'gateway-bastion'],
        rulesOut: {
          'interface-session': {
            pt: 'O interface endpoint cobra por hora e por gigabyte.',
            en: 'An interface endpoint charges by the hour and by the gigabyte.',
            es: 'El interface endpoint cobra por hora y por gigabyte.',
          },
          'interface-connect': {
            pt: 'O interface endpoint cobra por hora e por gigabyte.',
            en: 'An interface endpoint charges by the hour and by the gigabyte.',
            es: 'El interface endpoint cobra por hora y por gigabyte.',
          },
          'interface-bastion': {
            pt: 'O interface endpoint cobra por hora e por gigabyte.',
            en: 'An interface endpoint charges by the hour and by the gigabyte.',
            es: 'El interface endpoint cobra por hora y por gigabyte.',
          },
          'nat-session': {
            pt: 'O gateway NAT cobra por hora e por gigabyte processado.',
            en: 'A NAT gateway charges by the hour and by the gigabyte processed.',
            es: 'El gateway NAT cobra por hora y por gigabyte procesado.',
          },
          'nat-connect': {
            pt: 'O gateway NAT cobra por hora e por gigabyte processado.',
            en: 'A NAT gateway charges by the hour and by the gigabyte processed.',
            es: 'El gateway NAT cobra por hora y por gigabyte procesado.',
          },
          'nat-bastion': {
            pt: 'O gateway NAT cobra por hora e por gigabyte processado.',
            en: 'A NAT gateway charges by the hour and by the gigabyte processed.',
            es: 'El gateway NAT cobra por hora y por gigabyte procesado.',
          },
        },
      },
      {
        id: 'recorded',
        text: {
          pt: 'A auditoria exige o registro de cada comando digitado, e a equipe não vai manter software de gravação.',
          en: 'The auditors require a record of each command typed, and the team will not maintain recording software.',
          es: 'La auditoría exige el registro de cada comando escrito, y el equipo no va a mantener software de grabación.',
        },
        fits: ['gateway-session', 'interface-session', 'nat-session'],
        rulesOut: {
          'gateway-connect': {
            pt: 'O EC2 Instance Connect Endpoint registra a conexão, não o que foi digitado.',
            en: 'An EC2 Instance Connect Endpoint records the connection, not what was typed.',
            es: 'El EC2 Instance Connect Endpoint registra la conexión, no lo escrito.',
          },
          'gateway-bastion': {
            pt: 'Em um bastion host, gravar os comandos exige software da própria equipe.',
            en: 'On a bastion host, recording commands takes the team’s own software.',
            es: 'En un bastion host, grabar los comandos exige software del propio equipo.',
          },
          'interface-connect': {
            pt: 'O EC2 Instance Connect Endpoint registra a conexão, não o que foi digitado.',
            en: 'An EC2 Instance Connect Endpoint records the connection, not what was typed.',
            es: 'El EC2 Instance Connect Endpoint registra la conexión, no lo escrito.',
          },
          'interface-bastion': {
            pt: 'Em um bastion host, gravar os comandos exige software da própria equipe.',
            en: 'On a bastion host, recording commands takes the team’s own software.',
            es: 'En un bastion host, grabar los comandos exige software del propio equipo.',
          },
          'nat-connect': {
            pt: 'O EC2 Instance Connect Endpoint registra a conexão, não o que foi digitado.',
            en: 'An EC2 Instance Connect Endpoint records the connection, not what was typed.',
            es: 'El EC2 Instance Connect Endpoint registra la conexión, no lo escrito.',
          },
          'nat-bastion': {
            pt: 'Em um bastion host, gravar os comandos exige software da própria equipe.',
            en: 'On a bastion host, recording commands takes the team’s own software.',
            es: 'En un bastion host, grabar los comandos exige software del propio equipo.',
          },
        },
      },
      {
        id: 'no-public-host',
        text: {
          pt: 'Nenhum servidor da empresa pode ter endereço IP público.',
          en: 'No server of the company may have a public IP address.',
          es: 'Ningún servidor de la empresa puede tener una dirección IP pública.',
        },
        fits: [
          'gateway-session',
          'gateway-connect',
          'interface-session',
          'interface-connect',
          'nat-session',
          'nat-connect',
        ],
        rulesOut: {
          'gateway-bastion': {
            pt: 'O bastion host público tem um endereço IP público.',
            en: 'A public bastion host has a public IP address.',
            es: 'El bastion host público tiene una dirección IP pública.',
          },
          'interface-bastion': {
            pt: 'O bastion host público tem um endereço IP público.',
            en: 'A public bastion host has a public IP address.',
            es: 'El bastion host público tiene una dirección IP pública.',
          },
          'nat-bastion': {
            pt: 'O bastion host público tem um endereço IP público.',
            en: 'A public bastion host has a public IP address.',
            es: 'El bastion host público tiene una dirección IP pública.',
          },
        },
      },
      {
        id: 'no-agent',
        text: {
          pt: 'Algumas imagens antigas de Linux só aceitam SSH e devem ficar sem agentes.',
          en: 'Some old Linux images accept only SSH and cannot run agents.',
          es: 'Algunas imágenes antiguas de Linux solo aceptan SSH y deben quedar sin agentes.',
        },
        fits: [
          'gateway-connect',
          'gateway-bastion',
          'interface-connect',
          'interface-bastion',
          'nat-connect',
          'nat-bastion',
        ],
        rulesOut: {
          'gateway-session': {
            pt: 'O Session Manager precisa do agente do Systems Manager na máquina.',
            en: 'Session Manager needs the Systems Manager agent on the machine.',
            es: 'Session Manager necesita el agente de Systems Manager en la máquina.',
          },
          'interface-session': {
            pt: 'O Session Manager precisa do agente do Systems Manager na máquina.',
            en: 'Session Manager needs the Systems Manager agent on the machine.',
            es: 'Session Manager necesita el agente de Systems Manager en la máquina.',
          },
          'nat-session': {
            pt: 'O Session Manager precisa do agente do Systems Manager na máquina.',
            en: 'Session Manager needs the Systems Manager agent on the machine.',
            es: 'Session Manager necesita el agente de Systems Manager en la máquina.',
          },
        },
      },
      {
        id: 'iam-only',
        notWith: ['no-public-host'],
        text: {
          pt: 'Quem perde a permissão do IAM deve perder o acesso na hora, mesmo com uma chave SSH em mãos.',
          en: 'Anyone who loses the IAM permission must lose access at once, even if they still hold an SSH key.',
          es: 'Quien pierde el permiso de IAM debe perder el acceso de inmediato, aunque tenga una clave SSH.',
        },
        fits: [
          'gateway-session',
          'gateway-connect',
          'interface-session',
          'interface-connect',
          'nat-session',
          'nat-connect',
        ],
        rulesOut: {
          'gateway-bastion': {
            pt: 'No bastion host entra quem tiver a chave SSH, com ou sem permissão do IAM.',
            en: 'Anyone with the SSH key gets into the bastion host, with or without IAM permission.',
            es: 'En el bastion host entra quien tenga la clave SSH, con o sin permiso de IAM.',
          },
          'interface-bastion': {
            pt: 'No bastion host entra quem tiver a chave SSH, com ou sem permissão do IAM.',
            en: 'Anyone with the SSH key gets into the bastion host, with or without IAM permission.',
            es: 'En el bastion host entra quien tenga la clave SSH, con o sin permiso de IAM.',
          },
          'nat-bastion': {
            pt: 'No bastion host entra quem tiver a chave SSH, com ou sem permissão do IAM.',
            en: 'Anyone with the SSH key gets into the bastion host, with or without IAM permission.',
            es: 'En el bastion host entra quien tenga la clave SSH, con o sin permiso de IAM.',
          },
        },
      },
      {
        id: 'own-bucket',
        notWith: ['no-internet', 'no-fee', 'on-premises'],
        text: {
          pt: 'O caminho até os arquivos deve ter uma política própria, que só deixe passar o bucket da empresa.',
          en: 'The network path to the files must have a policy of its own, which allows only the company’s bucket.',
          es: 'El camino a los archivos debe tener una política propia, que solo deje pasar el bucket de la empresa.',
        },
        fits: [
          'gateway-session',
          'gateway-connect',
          'gateway-bastion',
          'interface-session',
          'interface-connect',
          'interface-bastion',
        ],
        rulesOut: {
          'nat-session': {
            pt: 'O gateway NAT leva a qualquer endereço e não tem política sobre buckets.',
            en: 'A NAT gateway leads to any address and has no policy about buckets.',
            es: 'El gateway NAT lleva a cualquier dirección y no tiene política sobre buckets.',
          },
          'nat-connect': {
            pt: 'O gateway NAT leva a qualquer endereço e não tem política sobre buckets.',
            en: 'A NAT gateway leads to any address and has no policy about buckets.',
            es: 'El gateway NAT lleva a cualquier dirección y no tiene política sobre buckets.',
          },
          'nat-bastion': {
            pt: 'O gateway NAT leva a qualquer endereço e não tem política sobre buckets.',
            en: 'A NAT gateway leads to any address and has no policy about buckets.',
            es: 'El gateway NAT lleva a cualquier dirección y no tiene política sobre buckets.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
