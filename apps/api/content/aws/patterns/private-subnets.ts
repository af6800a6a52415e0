import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const privateSubnets: readonly Pattern[] = [
  {
    id: 'private-subnets',
    exams: { 'saa-c03': { domain: 'secure', topic: 'workload-security' } },
    situations: [
      {
        id: 'trader',
        text: {
          pt: 'Uma corretora mantém servidores em sub-redes privadas. Eles precisam chegar ao Amazon S3, e a equipe precisa administrá-los.',
          en: 'A broker keeps servers in private subnets. They need to reach Amazon S3, and the team needs to administer them.',
          es: 'Una corredora mantiene servidores en subredes privadas. Necesitan llegar a Amazon S3, y el equipo necesita administrarlos.',
        },
      },
      {
        id: 'genome',
        text: {
          pt: 'Um centro de genômica processa exames em servidores de sub-redes privadas, que leem e gravam no Amazon S3. Técnicos entram neles para resolver falhas.',
          en: 'A genomics center processes tests on servers in private subnets, which read and write in Amazon S3. Technicians log in to them to solve failures.',
          es: 'Un centro de genómica procesa exámenes en servidores de subredes privadas, que leen y escriben en Amazon S3. Los técnicos entran en ellos para resolver fallas.',
        },
      },
      {
        id: 'press',
        text: {
          pt: 'Uma agência de notícias edita vídeos em servidores de sub-redes privadas, com os arquivos no Amazon S3, e revê como eles se comunicam e são administrados.',
          en: 'A news agency edits videos on servers in private subnets, with the files in Amazon S3, and is reviewing how they communicate and are administered.',
          es: 'Una agencia de noticias edita videos en servidores de subredes privadas, con los archivos en Amazon S3, y revisa cómo se comunican y se administran.',
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
        uses: [],
        why: {
          pt: 'O gateway endpoint leva ao S3 por uma rota da VPC, sem internet e sem cobrança. O Session Manager abre sessões autorizadas pelo IAM, sem portas abertas nem chaves SSH, e grava o que foi digitado.',
          en: 'A gateway endpoint leads to S3 by a route of the VPC, without the internet and without charge. Session Manager opens sessions authorized by IAM, without open ports or SSH keys, and records what was typed.',
          es: 'El gateway endpoint lleva a S3 por una ruta de la VPC, sin internet y sin cargo. Session Manager abre sesiones autorizadas por IAM, sin puertos abiertos ni claves SSH, y graba lo escrito.',
        },
        tell: {
          pt: 'S3 ou DynamoDB de dentro da VPC, sem custo: gateway endpoint. Sem portas, sem chaves e com sessões gravadas: Session Manager.',
          en: 'S3 or DynamoDB from inside the VPC, at no cost: a gateway endpoint. No ports, no keys and recorded sessions: Session Manager.',
          es: 'S3 o DynamoDB desde dentro de la VPC, sin costo: gateway endpoint. Sin puertos, sin claves y con sesiones grabadas: Session Manager.',
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
        uses: [],
        why: {
          pt: 'O gateway endpoint leva ao S3 por uma rota da VPC, sem internet e sem cobrança. O EC2 Instance Connect Endpoint leva SSH ou RDP a IPs privados com permissão do IAM, sem agente e sem IP público.',
          en: 'A gateway endpoint leads to S3 by a route of the VPC, without the internet and without charge. An EC2 Instance Connect Endpoint takes SSH or RDP to private IPs with IAM permission, without an agent and without a public IP.',
          es: 'El gateway endpoint lleva a S3 por una ruta de la VPC, sin internet y sin cargo. El EC2 Instance Connect Endpoint lleva SSH o RDP a IP privadas con permiso de IAM, sin agente y sin IP pública.',
        },
        tell: {
          pt: 'S3 ou DynamoDB de dentro da VPC, sem custo: gateway endpoint. SSH a IPs privados, sem agente nem servidor intermediário: EC2 Instance Connect Endpoint.',
          en: 'S3 or DynamoDB from inside the VPC, at no cost: a gateway endpoint. SSH to private IPs, with no agent or server in between: EC2 Instance Connect Endpoint.',
          es: 'S3 o DynamoDB desde dentro de la VPC, sin costo: gateway endpoint. SSH a IP privadas, sin agente ni servidor intermedio: EC2 Instance Connect Endpoint.',
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
        uses: [],
        why: {
          pt: 'O gateway endpoint leva ao S3 por uma rota da VPC, sem internet e sem cobrança. O bastion host é um servidor público em que a equipe instala o que quiser e do qual passa às máquinas privadas.',
          en: 'A gateway endpoint leads to S3 by a route of the VPC, without the internet and without charge. A bastion host is a public server on which the team installs what it likes and from which it goes on to private machines.',
          es: 'El gateway endpoint lleva a S3 por una ruta de la VPC, sin internet y sin cargo. El bastion host es un servidor público en el que el equipo instala lo que quiera y desde el que pasa a las máquinas privadas.',
        },
        tell: {
          pt: 'S3 ou DynamoDB de dentro da VPC, sem custo: gateway endpoint. Ferramentas próprias no ponto de entrada: bastion host, com seus riscos.',
          en: 'S3 or DynamoDB from inside the VPC, at no cost: a gateway endpoint. Tools of one’s own at the point of entry: a bastion host, with its risks.',
          es: 'S3 o DynamoDB desde dentro de la VPC, sin costo: gateway endpoint. Herramientas propias en el punto de entrada: bastion host, con sus riesgos.',
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
        uses: [],
        why: {
          pt: 'O interface endpoint dá ao S3 endereços IP privados na VPC, que também se alcançam do data center pelo Direct Connect ou pela VPN. O Session Manager abre sessões autorizadas pelo IAM, sem portas abertas nem chaves SSH, e grava o que foi digitado.',
          en: 'An interface endpoint gives S3 private IP addresses in the VPC, which are also reached from the data center over Direct Connect or VPN. Session Manager opens sessions authorized by IAM, without open ports or SSH keys, and records what was typed.',
          es: 'El interface endpoint da a S3 direcciones IP privadas en la VPC, que también se alcanzan desde el centro de datos por Direct Connect o VPN. Session Manager abre sesiones autorizadas por IAM, sin puertos abiertos ni claves SSH, y graba lo escrito.',
        },
        tell: {
          pt: 'Acesso privado também a partir do data center: interface endpoint. Sem portas, sem chaves e com sessões gravadas: Session Manager.',
          en: 'Private access from the data center as well: an interface endpoint. No ports, no keys and recorded sessions: Session Manager.',
          es: 'Acceso privado también desde el centro de datos: interface endpoint. Sin puertos, sin claves y con sesiones grabadas: Session Manager.',
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
        uses: [],
        why: {
          pt: 'O interface endpoint dá ao S3 endereços IP privados na VPC, que também se alcançam do data center pelo Direct Connect ou pela VPN. O EC2 Instance Connect Endpoint leva SSH ou RDP a IPs privados com permissão do IAM, sem agente e sem IP público.',
          en: 'An interface endpoint gives S3 private IP addresses in the VPC, which are also reached from the data center over Direct Connect or VPN. An EC2 Instance Connect Endpoint takes SSH or RDP to private IPs with IAM permission, without an agent and without a public IP.',
          es: 'El interface endpoint da a S3 direcciones IP privadas en la VPC, que también se alcanzan desde el centro de datos por Direct Connect o VPN. El EC2 Instance Connect Endpoint lleva SSH o RDP a IP privadas con permiso de IAM, sin agente y sin IP pública.',
        },
        tell: {
          pt: 'Acesso privado também a partir do data center: interface endpoint. SSH a IPs privados, sem agente nem servidor intermediário: EC2 Instance Connect Endpoint.',
          en: 'Private access from the data center as well: an interface endpoint. SSH to private IPs, with no agent or server in between: EC2 Instance Connect Endpoint.',
          es: 'Acceso privado también desde el centro de datos: interface endpoint. SSH a IP privadas, sin agente ni servidor intermedio: EC2 Instance Connect Endpoint.',
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
        uses: [],
        why: {
          pt: 'O interface endpoint dá ao S3 endereços IP privados na VPC, que também se alcançam do data center pelo Direct Connect ou pela VPN. O bastion host é um servidor público em que a equipe instala o que quiser e do qual passa às máquinas privadas.',
          en: 'An interface endpoint gives S3 private IP addresses in the VPC, which are also reached from the data center over Direct Connect or VPN. A bastion host is a public server on which the team installs what it likes and from which it goes on to private machines.',
          es: 'El interface endpoint da a S3 direcciones IP privadas en la VPC, que también se alcanzan desde el centro de datos por Direct Connect o VPN. El bastion host es un servidor público en el que el equipo instala lo que quiera y desde el que pasa a las máquinas privadas.',
        },
        tell: {
          pt: 'Acesso privado também a partir do data center: interface endpoint. Ferramentas próprias no ponto de entrada: bastion host, com seus riscos.',
          en: 'Private access from the data center as well: an interface endpoint. Tools of one’s own at the point of entry: a bastion host, with its risks.',
          es: 'Acceso privado también desde el centro de datos: interface endpoint. Herramientas propias en el punto de entrada: bastion host, con sus riesgos.',
        },
        source: docs('vpc/latest/privatelink/create-interface-endpoint.html'),
        popularity: 4,
      },
      {
        id: 'nat-session',
        text: {
          pt: 'Um NAT gateway e acesso pelo Session Manager',
          en: 'A NAT gateway and access through Session Manager',
          es: 'Un NAT gateway y acceso por Session Manager',
        },
        uses: [],
        why: {
          pt: 'O NAT gateway deixa as sub-redes privadas saírem para qualquer endereço público, sem que ninguém entre por ele. O Session Manager abre sessões autorizadas pelo IAM, sem portas abertas nem chaves SSH, e grava o que foi digitado.',
          en: 'A NAT gateway lets private subnets go out to any public address, while nobody comes in through it. Session Manager opens sessions authorized by IAM, without open ports or SSH keys, and records what was typed.',
          es: 'El NAT gateway permite que las subredes privadas salgan a cualquier dirección pública, sin que nadie entre por él. Session Manager abre sesiones autorizadas por IAM, sin puertos abiertos ni claves SSH, y graba lo escrito.',
        },
        tell: {
          pt: 'Saída para sites da internet em geral: NAT gateway. Sem portas, sem chaves e com sessões gravadas: Session Manager.',
          en: 'A way out to internet sites in general: a NAT gateway. No ports, no keys and recorded sessions: Session Manager.',
          es: 'Salida hacia sitios de internet en general: NAT gateway. Sin puertos, sin claves y con sesiones grabadas: Session Manager.',
        },
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        popularity: 5,
      },
      {
        id: 'nat-connect',
        text: {
          pt: 'Um NAT gateway e um EC2 Instance Connect Endpoint',
          en: 'A NAT gateway and an EC2 Instance Connect Endpoint',
          es: 'Un NAT gateway y un EC2 Instance Connect Endpoint',
        },
        uses: [],
        why: {
          pt: 'O NAT gateway deixa as sub-redes privadas saírem para qualquer endereço público, sem que ninguém entre por ele. O EC2 Instance Connect Endpoint leva SSH ou RDP a IPs privados com permissão do IAM, sem agente e sem IP público.',
          en: 'A NAT gateway lets private subnets go out to any public address, while nobody comes in through it. An EC2 Instance Connect Endpoint takes SSH or RDP to private IPs with IAM permission, without an agent and without a public IP.',
          es: 'El NAT gateway permite que las subredes privadas salgan a cualquier dirección pública, sin que nadie entre por él. El EC2 Instance Connect Endpoint lleva SSH o RDP a IP privadas con permiso de IAM, sin agente y sin IP pública.',
        },
        tell: {
          pt: 'Saída para sites da internet em geral: NAT gateway. SSH a IPs privados, sem agente nem servidor intermediário: EC2 Instance Connect Endpoint.',
          en: 'A way out to internet sites in general: a NAT gateway. SSH to private IPs, with no agent or server in between: EC2 Instance Connect Endpoint.',
          es: 'Salida hacia sitios de internet en general: NAT gateway. SSH a IP privadas, sin agente ni servidor intermedio: EC2 Instance Connect Endpoint.',
        },
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        popularity: 4,
      },
      {
        id: 'nat-bastion',
        text: {
          pt: 'Um NAT gateway e um bastion host público',
          en: 'A NAT gateway and a public bastion host',
          es: 'Un NAT gateway y un bastion host público',
        },
        uses: [],
        why: {
          pt: 'O NAT gateway deixa as sub-redes privadas saírem para qualquer endereço público, sem que ninguém entre por ele. O bastion host é um servidor público em que a equipe instala o que quiser e do qual passa às máquinas privadas.',
          en: 'A NAT gateway lets private subnets go out to any public address, while nobody comes in through it. A bastion host is a public server on which the team installs what it likes and from which it goes on to private machines.',
          es: 'El NAT gateway permite que las subredes privadas salgan a cualquier dirección pública, sin que nadie entre por él. El bastion host es un servidor público en el que el equipo instala lo que quiera y desde el que pasa a las máquinas privadas.',
        },
        tell: {
          pt: 'Saída para sites da internet em geral: NAT gateway. Ferramentas próprias no ponto de entrada: bastion host, com seus riscos.',
          en: 'A way out to internet sites in general: a NAT gateway. Tools of one’s own at the point of entry: a bastion host, with its risks.',
          es: 'Salida hacia sitios de internet en general: NAT gateway. Herramientas propias en el punto de entrada: bastion host, con sus riesgos.',
        },
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'no-internet',
        text: {
          pt: 'O tráfego até os arquivos não pode passar por um caminho de saída para a internet.',
          en: 'Traffic to the files may not use a way out to the internet.',
          es: 'El tráfico hasta los archivos no puede usar un camino de salida a internet.',
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
            pt: 'O NAT gateway usa uma rota de saída para a internet.',
            en: 'A NAT gateway uses a route out to the internet.',
            es: 'El NAT gateway usa una ruta de salida a internet.',
          },
          'nat-connect': {
            pt: 'O NAT gateway usa uma rota de saída para a internet.',
            en: 'A NAT gateway uses a route out to the internet.',
            es: 'El NAT gateway usa una ruta de salida a internet.',
          },
          'nat-bastion': {
            pt: 'O NAT gateway usa uma rota de saída para a internet.',
            en: 'A NAT gateway uses a route out to the internet.',
            es: 'El NAT gateway usa una ruta de salida a internet.',
          },
        },
      },
      {
        id: 'on-premises',
        text: {
          pt: 'Computadores do data center, ligados por Direct Connect, devem usar o mesmo caminho privado até os arquivos.',
          en: 'Computers of the data center, connected by Direct Connect, must use the same private way to the files.',
          es: 'Los equipos del centro de datos, conectados por Direct Connect, deben usar el mismo camino privado hasta los archivos.',
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
            pt: 'O NAT gateway não é um caminho privado para computadores do data center.',
            en: 'A NAT gateway is no private way for computers of the data center.',
            es: 'El NAT gateway no es un camino privado para equipos del centro de datos.',
          },
          'nat-connect': {
            pt: 'O NAT gateway não é um caminho privado para computadores do data center.',
            en: 'A NAT gateway is no private way for computers of the data center.',
            es: 'El NAT gateway no es un camino privado para equipos del centro de datos.',
          },
          'nat-bastion': {
            pt: 'O NAT gateway não é um caminho privado para computadores do data center.',
            en: 'A NAT gateway is no private way for computers of the data center.',
            es: 'El NAT gateway no es un camino privado para equipos del centro de datos.',
          },
        },
      },
      {
        id: 'no-fee',
        text: {
          pt: 'O caminho até os arquivos, por onde passam 100 TB por mês, não pode cobrar por hora nem por gigabyte.',
          en: 'The way to the files, which 100 TB a month use, may not charge by the hour or by the gigabyte.',
          es: 'El camino hasta los archivos, por el que pasan 100 TB al mes, no puede cobrar por hora ni por gigabyte.',
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
            pt: 'O NAT gateway cobra por hora e por gigabyte processado.',
            en: 'A NAT gateway charges by the hour and by the gigabyte processed.',
            es: 'El NAT gateway cobra por hora y por gigabyte procesado.',
          },
          'nat-connect': {
            pt: 'O NAT gateway cobra por hora e por gigabyte processado.',
            en: 'A NAT gateway charges by the hour and by the gigabyte processed.',
            es: 'El NAT gateway cobra por hora y por gigabyte procesado.',
          },
          'nat-bastion': {
            pt: 'O NAT gateway cobra por hora e por gigabyte processado.',
            en: 'A NAT gateway charges by the hour and by the gigabyte processed.',
            es: 'El NAT gateway cobra por hora y por gigabyte procesado.',
          },
        },
      },
      {
        id: 'recorded',
        text: {
          pt: 'Cada comando digitado pela equipe deve ficar gravado, sem instalar nada além do agente que a AWS já inclui.',
          en: 'Each command typed by the team must be recorded, without installing anything but the agent that AWS already includes.',
          es: 'Cada comando escrito por el equipo debe quedar grabado, sin instalar nada más que el agente que AWS ya incluye.',
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
            en: 'On a bastion host, recording commands takes software of the team’s own.',
            es: 'En un bastion host, grabar los comandos exige software del propio equipo.',
          },
          'interface-connect': {
            pt: 'O EC2 Instance Connect Endpoint registra a conexão, não o que foi digitado.',
            en: 'An EC2 Instance Connect Endpoint records the connection, not what was typed.',
            es: 'El EC2 Instance Connect Endpoint registra la conexión, no lo escrito.',
          },
          'interface-bastion': {
            pt: 'Em um bastion host, gravar os comandos exige software da própria equipe.',
            en: 'On a bastion host, recording commands takes software of the team’s own.',
            es: 'En un bastion host, grabar los comandos exige software del propio equipo.',
          },
          'nat-connect': {
            pt: 'O EC2 Instance Connect Endpoint registra a conexão, não o que foi digitado.',
            en: 'An EC2 Instance Connect Endpoint records the connection, not what was typed.',
            es: 'El EC2 Instance Connect Endpoint registra la conexión, no lo escrito.',
          },
          'nat-bastion': {
            pt: 'Em um bastion host, gravar os comandos exige software da própria equipe.',
            en: 'On a bastion host, recording commands takes software of the team’s own.',
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
          pt: 'Algumas imagens antigas de Linux só aceitam SSH, e nenhum agente pode ser instalado nelas.',
          en: 'Some old Linux images accept only SSH, and no agent may be installed on them.',
          es: 'Algunas imágenes antiguas de Linux solo aceptan SSH, y no se puede instalar ningún agente en ellas.',
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
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
