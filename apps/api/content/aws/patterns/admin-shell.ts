import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const adminShell: readonly Pattern[] = [
  {
    id: 'admin-shell',
    exams: { 'saa-c03': { domain: 'secure', topic: 'workload-security' } },
    scene: {
      pt: 'Pense em cada instância como uma sala trancada, em que quem abre o terminal é um técnico que entra para trabalhar.',
      en: 'Think of each instance as a locked room, where the person at the terminal is a technician who goes in to work.',
      es: 'Piensa en cada instancia como una sala cerrada con llave, y en quien abre el terminal como un técnico que entra a trabajar.',
    },
    situations: [
      {
        id: 'clinic-shell',
        text: {
          pt: 'Os administradores de uma rede de clínicas entram por SSH em instâncias Linux do Amazon EC2, com uma chave que toda a equipe conhece. Uma auditoria mandou mudar isso.',
          en: 'The administrators of a chain of clinics sign in over SSH to Linux instances on Amazon EC2, with a key that the whole team knows. An audit has demanded a change.',
          es: 'Los administradores de una red de clínicas entran por SSH en instancias Linux de Amazon EC2, con una clave que todo el equipo conoce. Una auditoría exigió cambiarlo.',
        },
        today: {
          pt: 'São 60 instâncias em duas zonas de disponibilidade. Um arquiteto de soluções precisa definir como os administradores abrirão um terminal nelas.',
          en: 'There are 60 instances in two Availability Zones. A solutions architect must define how the administrators open a terminal on them.',
          es: 'Son 60 instancias en dos zonas de disponibilidad. Un arquitecto de soluciones debe definir cómo los administradores abrirán una terminal en ellas.',
        },
      },
      {
        id: 'game-shell',
        text: {
          pt: 'Um estúdio de jogos tem 80 instâncias Linux do Amazon EC2, em sub-redes privadas com um gateway NAT, e precisa que dez engenheiros abram um terminal nelas para investigar falhas.',
          en: 'A game studio has 80 Linux instances on Amazon EC2, in private subnets with a NAT gateway, and needs ten engineers to open a terminal on them to look into failures.',
          es: 'Un estudio de juegos tiene 80 instancias Linux de Amazon EC2, en subredes privadas con un gateway NAT, y necesita que diez ingenieros abran una terminal en ellas para investigar fallas.',
        },
        today: {
          pt: 'Hoje os engenheiros pedem os logs a um colega, e cada análise leva até um dia. O estúdio quer que eles mesmos alcancem as instâncias.',
          en: 'Today the engineers ask a colleague for the logs, and each analysis takes up to a day. The studio wants them to reach the instances themselves.',
          es: 'Hoy los ingenieros piden los logs a un colega, y cada análisis tarda hasta un día. El estudio quiere que ellos mismos lleguen a las instancias.',
        },
      },
      {
        id: 'agency-shell',
        text: {
          pt: 'Um órgão público vai substituir o acesso de linha de comando às suas instâncias Linux no Amazon EC2, hoje aberto por endereço IP público.',
          en: 'A public agency plans to replace the command line access to its Linux instances on Amazon EC2, which is open by public IP address today.',
          es: 'Un organismo público va a reemplazar el acceso por línea de comandos a sus instancias Linux en Amazon EC2, hoy abierto por dirección IP pública.',
        },
        today: {
          pt: 'As 45 instâncias vão perder o endereço público e ficar em sub-redes privadas de uma VPC que tem um gateway NAT. Um arquiteto de soluções deve propor o novo acesso.',
          en: 'The 45 instances will lose their public address and move to private subnets of a VPC that has a NAT gateway. A solutions architect must propose the new access.',
          es: 'Las 45 instancias van a perder la dirección pública y quedar en subredes privadas de una VPC que tiene un gateway NAT. Un arquitecto de soluciones debe proponer el nuevo acceso.',
        },
      },
    ],
    candidates: [
      {
        id: 'session',
        uses: ['Session Manager'],
        popularity: 5,
        source: docs('systems-manager/latest/userguide/session-manager.html'),
        text: {
          pt: 'Session Manager, do AWS Systems Manager',
          en: 'Session Manager, of AWS Systems Manager',
          es: 'Session Manager, de AWS Systems Manager',
        },
        action: {
          pt: 'Registrar as instâncias no AWS Systems Manager, abrir os terminais com o Session Manager e enviar os logs das sessões ao Amazon S3.',
          en: 'Register the instances with AWS Systems Manager, start the terminals with Session Manager and send the session logs to Amazon S3.',
          es: 'Registrar las instancias en AWS Systems Manager, abrir las terminales con Session Manager y enviar los logs de las sesiones a Amazon S3.',
        },
        why: {
          pt: 'O Session Manager abre vários terminais ao mesmo tempo pelo agente da instância, sem porta de entrada, chave SSH, bastião nem cobrança por hora, com permissão do IAM e gravação do que foi digitado no S3 ou no CloudWatch Logs.',
          en: 'Session Manager opens several terminals at once through the agent of the instance, without an inbound port, SSH key, bastion or charge by the hour, with IAM permission and what was typed recorded in S3 or CloudWatch Logs.',
          es: 'Session Manager abre varias terminales a la vez por el agente de la instancia, sin puerto de entrada, clave SSH, bastión ni cargo por hora, con permiso de IAM y registro de lo escrito en S3 o CloudWatch Logs.',
        },
        likeness: {
          pt: 'o zelador que telefona para fora, confere crachás e anota cada palavra, mas precisa morar dentro de cada sala',
          en: 'the caretaker who phones out, checks badges and notes every word, but has to live inside each room',
          es: 'el encargado que llama hacia afuera, revisa credenciales y anota todo, pero debe vivir dentro de cada sala',
        },
        tell: {
          pt: 'Nenhuma regra de entrada nos grupos de segurança: Session Manager. Gravação do que cada pessoa digita: Session Manager. Acesso que termina com a retirada da permissão no IAM: Session Manager, sem chaves SSH. Terminais abertos duas vezes por mês, sem recursos cobrados por hora: Session Manager ou Instance Connect Endpoint. Dez pessoas na mesma instância ao mesmo tempo: Session Manager ou Instance Connect Endpoint, e não o Serial Console.',
          en: 'No inbound rules in the security groups: Session Manager. A record of what each person types: Session Manager. Access that ends by removing an IAM permission: Session Manager, without SSH keys. Terminals opened twice a month, without resources charged by the hour: Session Manager or Instance Connect Endpoint. Ten people on the same instance at the same time: Session Manager or Instance Connect Endpoint, not the Serial Console.',
          es: 'Ninguna regla de entrada en los grupos de seguridad: Session Manager. Registro de lo que cada persona escribe: Session Manager. Acceso que termina con quitar el permiso de IAM: Session Manager, sin claves SSH. Terminales abiertas dos veces al mes, sin recursos cobrados por hora: Session Manager o Instance Connect Endpoint. Diez personas en la misma instancia al mismo tiempo: Session Manager o Instance Connect Endpoint, y no Serial Console.',
        },
      },
      {
        id: 'endpoint',
        uses: ['Instance Connect'],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/connect-with-ec2-instance-connect-endpoint.html'),
        text: {
          pt: 'Instance Connect Endpoint na VPC',
          en: 'Instance Connect Endpoint in the VPC',
          es: 'Instance Connect Endpoint en la VPC',
        },
        action: {
          pt: 'Criar na VPC um EC2 Instance Connect Endpoint e entrar nas instâncias pela AWS CLI, com uma chave SSH por pessoa.',
          en: 'Create an EC2 Instance Connect Endpoint in the VPC and connect to the instances from the AWS CLI, with one SSH key per person.',
          es: 'Crear en la VPC un EC2 Instance Connect Endpoint y entrar en las instancias desde la AWS CLI, con una clave SSH por persona.',
        },
        why: {
          pt: 'O EC2 Instance Connect Endpoint leva até vinte conexões SSH simultâneas a IPs privados, com permissão do IAM e com as chaves da própria instância, sem bastião, agente nem cobrança.',
          en: 'EC2 Instance Connect Endpoint takes up to twenty SSH connections at once to private IPs, with IAM permission and the keys of the instance itself, without a bastion, agent or charge.',
          es: 'EC2 Instance Connect Endpoint lleva hasta veinte conexiones SSH simultáneas a IP privadas, con permiso de IAM y las claves de la propia instancia, sin bastión, agente ni cargo.',
        },
        likeness: {
          pt: 'o corredor gratuito, aberto com crachá, que exige uma porta em cada sala e não tem caderno de visitas',
          en: 'the free passage, opened by badge, which needs a door into each room and keeps no visitors’ book',
          es: 'el pasillo gratuito, abierto con credencial, que exige una puerta en cada sala y no lleva cuaderno de visitas',
        },
        tell: {
          pt: 'Instâncias que não podem ter agentes: Instance Connect Endpoint, por SSH. Terminais abertos duas vezes por mês, sem recursos cobrados por hora: Session Manager ou Instance Connect Endpoint. Dez pessoas na mesma instância ao mesmo tempo: Session Manager ou Instance Connect Endpoint, e não o Serial Console.',
          en: 'Instances that may not have agents: Instance Connect Endpoint, over SSH. Terminals opened twice a month, without resources charged by the hour: Session Manager or Instance Connect Endpoint. Ten people on the same instance at the same time: Session Manager or Instance Connect Endpoint, not the Serial Console.',
          es: 'Instancias que no pueden tener agentes: Instance Connect Endpoint, por SSH. Terminales abiertas dos veces al mes, sin recursos cobrados por hora: Session Manager o Instance Connect Endpoint. Diez personas en la misma instancia al mismo tiempo: Session Manager o Instance Connect Endpoint, y no Serial Console.',
        },
      },
      {
        id: 'bastion',
        uses: [],
        popularity: 4,
        source: docs(
          'prescriptive-guidance/latest/patterns/access-a-bastion-host-by-using-session-manager-and-amazon-ec2-instance-connect.html',
        ),
        text: {
          pt: 'Um bastião SSH diante das instâncias',
          en: 'An SSH bastion in front of the instances',
          es: 'Un bastión SSH ante las instancias',
        },
        action: {
          pt: 'Criar um bastion host em uma sub-rede pública, dar a cada pessoa uma chave SSH para ele e enviar ao Amazon S3 os logs das sessões.',
          en: 'Launch a bastion host in a public subnet, give each person an SSH key for it and send the logs of their sessions to Amazon S3.',
          es: 'Crear un bastion host en una subred pública, dar a cada persona una clave SSH para él y enviar a Amazon S3 los logs de las sesiones.',
        },
        why: {
          pt: 'Um bastião é uma só entrada por SSH, sem agente nas instâncias, com as regras e os registros de sessão que a equipe puser nele.',
          en: 'A bastion is a single way in over SSH, without an agent on the instances, with the rules and the session logs that the team puts on it.',
          es: 'Un bastión es una sola entrada por SSH, sin agente en las instancias, con las reglas y los registros de sesión que el equipo ponga en él.',
        },
        likeness: {
          pt: 'a guarita com caderno, paga e cuidada dia e noite, que exige portas e deixa chaves com quem sai',
          en: 'the gatehouse with a logbook, paid and tended day and night, which needs doors and lets leavers keep keys',
          es: 'la caseta con cuaderno, pagada y cuidada siempre, que exige puertas y deja llaves a quien se va',
        },
        tell: {
          pt: 'Uma entrada própria e única por SSH: bastião. O que cada pessoa digita gravado, sem agentes nas instâncias: um bastion host.',
          en: 'A self-managed SSH entry point: a bastion. What each person types recorded, without agents on the instances: a bastion.',
          es: 'Una entrada propia y única por SSH: bastión. Lo que escribe cada persona grabado, sin agentes en las instancias: un bastion host.',
        },
      },
      {
        id: 'vpn',
        neverRight: true,
        uses: ['Client VPN'],
        popularity: 3,
        source: docs('vpn/latest/clientvpn-admin/what-is.html'),
        text: {
          pt: 'AWS Client VPN e SSH às instâncias',
          en: 'AWS Client VPN and SSH to the instances',
          es: 'AWS Client VPN y SSH a las instancias',
        },
        action: {
          pt: 'Criar um endpoint do AWS Client VPN na VPC, dar um certificado a cada administrador e abrir as conexões SSH pela VPN.',
          en: 'Create an AWS Client VPN endpoint in the VPC, give each administrator a certificate and open the SSH connections over the VPN.',
          es: 'Crear un endpoint de AWS Client VPN en la VPC, dar un certificado a cada administrador y abrir las conexiones SSH por la VPN.',
        },
        why: {
          pt: 'O AWS Client VPN põe o computador do engenheiro na rede da VPC, de onde ele alcança qualquer porta privada permitida.',
          en: 'AWS Client VPN puts the computer of the engineer on the network of the VPC, from where any permitted private port is reached.',
          es: 'AWS Client VPN pone la computadora del ingeniero en la red de la VPC, desde donde alcanza cualquier puerto privado permitido.',
        },
        likeness: {
          pt: 'a estrada paga por hora até a porta de cada sala, sem caderno e com chaves que ninguém devolve',
          en: 'the road paid by the hour to each room’s door, without a logbook and with keys nobody returns',
          es: 'el camino pagado por hora hasta la puerta de cada sala, sin cuaderno y con llaves que nadie devuelve',
        },
        tell: {
          pt: 'Pessoas que usam muitos sistemas privados, além do terminal: Client VPN.',
          en: 'People who use many private systems besides the terminal: Client VPN.',
          es: 'Personas que usan muchos sistemas privados, además de la terminal: Client VPN.',
        },
      },
      {
        id: 'serial',
        uses: ['Serial Console'],
        popularity: 2,
        neverRight: true,
        source: docs('AWSEC2/latest/UserGuide/ec2-serial-console.html'),
        text: {
          pt: 'Serial Console das instâncias',
          en: 'Serial Console of the instances',
          es: 'Serial Console de las instancias',
        },
        action: {
          pt: 'Ativar o EC2 Serial Console na conta e abrir as conexões pela porta serial de cada uma das instâncias.',
          en: 'Enable the EC2 Serial Console in the account and open the connections through the serial port of each of the instances.',
          es: 'Activar EC2 Serial Console en la cuenta y abrir las conexiones por el puerto serie de cada una de las instancias.',
        },
        why: {
          pt: 'O EC2 Serial Console é a porta serial da instância: funciona sem rede e com permissão do IAM, para quando ela não inicia.',
          en: 'EC2 Serial Console is the serial port of the instance: it works without a network and with IAM permission, for when the instance does not boot.',
          es: 'EC2 Serial Console es el puerto serie de la instancia: funciona sin red y con permiso de IAM, para cuando no arranca.',
        },
        likeness: {
          pt: 'a portinhola de emergência de cada sala, aberta com crachá a um por vez, sem que nada se anote',
          en: 'the emergency hatch of each room, opened by badge to one person at a time, with nothing noted',
          es: 'la trampilla de emergencia de cada sala, abierta con credencial a uno por vez, sin que nada se anote',
        },
        tell: {
          pt: 'Instância que não inicia ou perdeu a rede: Serial Console.',
          en: 'An instance that does not boot or has lost its network: Serial Console.',
          es: 'Instancia que no arranca o perdió la red: Serial Console.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-inbound',
        text: {
          pt: 'A norma de segurança proíbe regras de entrada nos grupos de segurança, mesmo para endereços privados.',
          en: 'The security policy forbids inbound rules in the security groups, even for private addresses.',
          es: 'La norma de seguridad prohíbe reglas de entrada en los grupos de seguridad, incluso para direcciones privadas.',
        },
        fits: ['session', 'serial'],
        rulesOut: {
          endpoint: {
            pt: 'O EC2 Instance Connect Endpoint chega à instância pela porta 22, que precisa de uma regra de entrada.',
            en: 'EC2 Instance Connect Endpoint reaches the instance on port 22, which needs an inbound rule.',
            es: 'EC2 Instance Connect Endpoint llega a la instancia por el puerto 22, que necesita una regla de entrada.',
          },
          bastion: {
            pt: 'O bastion e as instâncias precisam de regras de entrada para a porta 22.',
            en: 'The bastion and the instances need inbound rules for port 22.',
            es: 'El bastión y las instancias necesitan reglas de entrada para el puerto 22.',
          },
          vpn: {
            pt: 'Com a VPN, a porta 22 das instâncias precisa de uma regra de entrada para a faixa dos clientes.',
            en: 'With the VPN, port 22 of the instances needs an inbound rule for the range of the clients.',
            es: 'Con la VPN, el puerto 22 de las instancias necesita una regla de entrada para el rango de los clientes.',
          },
        },
      },
      {
        id: 'iam',
        text: {
          pt: 'O acesso de quem sai da empresa deve terminar no mesmo dia, só com a retirada da sua permissão no IAM.',
          en: 'Access must end on the day on which someone leaves the company, just by removing that person’s IAM permission.',
          es: 'El acceso de quien deja la empresa debe terminar el mismo día, solo con quitarle su permiso de IAM.',
        },
        fits: ['session', 'endpoint'],
        rulesOut: {
          bastion: {
            pt: 'No bastion entra quem tem uma chave SSH, e ela continua válida depois que a pessoa sai.',
            en: 'Anyone with an SSH key gets into the bastion, and the key stays valid after the person leaves.',
            es: 'Al bastión entra quien tiene una clave SSH, que sigue siendo válida cuando la persona se va.',
          },
          vpn: {
            pt: 'O Client VPN autentica por certificado ou diretório, e o SSH que vem depois pede ainda uma chave.',
            en: 'Client VPN authenticates by certificate or directory, and the SSH that follows still needs a key.',
            es: 'Client VPN autentica por certificado o directorio, y el SSH posterior aún requiere una clave.',
          },
        },
      },
      {
        id: 'no-agent',
        notWith: ['iam'],
        text: {
          pt: 'As instâncias rodam a imagem de um fornecedor, cujo contrato não permite instalar agentes nelas.',
          en: 'The instances run the image of a vendor, whose contract does not allow agents to be installed on them.',
          es: 'Las instancias ejecutan la imagen de un proveedor, cuyo contrato no permite instalar agentes en ellas.',
        },
        fits: ['endpoint', 'bastion', 'vpn', 'serial'],
        rulesOut: {
          session: {
            pt: 'O Session Manager abre o terminal pelo SSM Agent, que aqui não pode ser instalado.',
            en: 'Session Manager opens the terminal through the SSM Agent, which may not be installed here.',
            es: 'Session Manager abre la terminal mediante el SSM Agent, que aquí no puede instalarse.',
          },
        },
      },
      {
        id: 'no-host',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['session', 'endpoint', 'vpn', 'serial'],
        rulesOut: {
          bastion: {
            pt: 'O bastião dá o acesso, mas é mais um servidor para atualizar e vigiar.',
            en: 'The bastion gives the access but is one more server to patch and watch.',
            es: 'El bastión da el acceso, pero es un servidor más por actualizar y vigilar.',
          },
        },
      },
      {
        id: 'no-hourly',
        text: {
          pt: 'Os terminais só são abertos duas vezes por mês, e a empresa não quer pagar para isso nenhum recurso cobrado por hora.',
          en: 'The terminals are opened only twice a month, and the company does not want to pay for any resource charged by the hour for that.',
          es: 'Las terminales se abren solo dos veces al mes, y la empresa no quiere pagar para eso ningún recurso cobrado por hora.',
        },
        fits: ['session', 'endpoint', 'serial'],
        rulesOut: {
          bastion: {
            pt: 'O bastião serve ao acesso, mas a sua instância é cobrada por hora.',
            en: 'The bastion serves for the access, but its instance is charged by the hour.',
            es: 'El bastión sirve para el acceso, pero su instancia se cobra por hora.',
          },
          vpn: {
            pt: 'O Client VPN leva à VPC, mas cobra por hora cada associação de sub-rede.',
            en: 'Client VPN leads into the VPC but charges each subnet association by the hour.',
            es: 'Client VPN lleva a la VPC, pero cobra por hora cada asociación de subred.',
          },
        },
      },
      {
        id: 'several',
        text: {
          pt: 'Durante um incidente, até dez pessoas trabalham na mesma instância ao mesmo tempo.',
          en: 'During an incident, up to ten people work on the same instance at the same time.',
          es: 'Durante un incidente, hasta diez personas trabajan en la misma instancia al mismo tiempo.',
        },
        fits: ['session', 'endpoint', 'bastion', 'vpn'],
        rulesOut: {
          serial: {
            pt: 'O EC2 Serial Console aceita uma só sessão por instância, e até dez pessoas trabalham nela.',
            en: 'EC2 Serial Console accepts a single session per instance, and up to ten people work on it.',
            es: 'EC2 Serial Console acepta una sola sesión por instancia, y hasta diez personas trabajan en ella.',
          },
        },
      },
      {
        id: 'recorded',
        text: {
          pt: 'A auditoria exige que o que cada pessoa digita seja gravado e conservado por um ano.',
          en: 'The auditors require that what each person types be recorded and kept for a year.',
          es: 'La auditoría exige que lo que cada persona escribe se registre y se conserve por un año.',
        },
        fits: ['session', 'bastion'],
        rulesOut: {
          endpoint: {
            pt: 'O EC2 Instance Connect Endpoint registra a conexão no CloudTrail, não os comandos.',
            en: 'EC2 Instance Connect Endpoint records the connection in CloudTrail, not the commands.',
            es: 'EC2 Instance Connect Endpoint registra la conexión en CloudTrail, no los comandos.',
          },
          vpn: {
            pt: 'O Client VPN registra as conexões à rede, não o que se digita nas instâncias.',
            en: 'Client VPN logs the connections to the network, not what is typed on the instances.',
            es: 'Client VPN registra las conexiones a la red, no lo que se escribe en las instancias.',
          },
          serial: {
            pt: 'O EC2 Serial Console registra o acesso, e não os comandos digitados.',
            en: 'EC2 Serial Console logs the access, not the commands typed.',
            es: 'EC2 Serial Console registra el acceso, y no los comandos escritos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que acesso os administradores devem usar?',
      en: 'Which access should the administrators use?',
      es: '¿Qué acceso deben usar los administradores?',
    },
  },
];
